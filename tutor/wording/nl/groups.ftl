### Nederlands: groepen spelers, en oefenreeksen die ze krijgen.

coach-card-groups = Zet je spelers bij elkaar, geef een groep een oefenreeks en zie wie hem gemaakt heeft.
    .title = Groepen
    .full = Maak groepen

group-lead = Een groep is een klas, of de spelers van één avond. Geef hem een oefenreeks bij “Oefenreeksen”: elke speler vindt die dan op de eerste pagina, met de laatste dag erbij.
group-not-here = Groepen worden bewaard waar alleen jij bij de app kunt, of waar trainers inloggen.
group-new = Een nieuwe groep
group-name = Naam van de groep
group-name-missing = Geef de groep eerst een naam.
group-members = Spelers
group-nobody = Niemand heeft hier nog een naam. Maak de groep en stuur je spelers de link.
group-choose = Kies spelers
group-number = Speler { $number }
group-make = Maak de groep
group-count = { $count ->
    [0] Er zit nog niemand in.
    [one] 1 speler
   *[other] { $count } spelers
 }
group-link = De link en de code om mee te doen
group-change = Verander de groep
group-save = Bewaar
group-remove = Verwijder de groep
    .full = De spelers blijven, en wat ze inleverden ook.

group-join-title = Doe mee met een groep
group-join-none = Er is geen groep meer met deze link. Vraag je trainer om een nieuwe.
group-join = Je trainer vraagt je in de groep **{ $name }**. Je vindt de oefenreeksen dan op de eerste pagina. Je trainer ziet je naam en wat je inlevert, en geen van je andere antwoorden.
group-join-as = Je doet mee als **{ $name }**.
group-join-yes = Doe mee
group-joined = Je zit in de groep { $name }.

## Wie een oefenreeks krijgt

coach-kept-who = Wie vindt hem op de eerste pagina
    .full = Kies iedereen, groepen of losse spelers. Alle anderen hebben de link nodig.
coach-kept-everybody = Iedereen hier
coach-kept-group = Groep { $name }
coach-kept-nobody = Niemand: ze hebben de link nodig
coach-kept-done = { $done } van de { $all } leverden hem in
coach-kept-not-yet = nog niet
result-group = Van wie
result-waiting = Nog niet ingeleverd: { $players }

## Voor spelers

drill-done = Je leverde hem in op { $day }.
drill-all = Alle { $count } oefenreeksen
