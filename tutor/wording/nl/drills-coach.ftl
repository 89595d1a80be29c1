### Nederlands: oefenreeksen, zoals een trainer ze maakt en uitdeelt.

coach-card-drills = Kies vragen, bekijk ze en deel ze uit: met een link, een QR-code, een bestand of op papier.
    .title = Oefenreeksen
    .full = Maak een oefenreeks

coach-drill-lead = Voeg vragen toe, zeg hoe ze gesteld worden en druk op “Maak de oefenreeks”. Alles reist mee in de link: je spelers hebben geen account nodig.
coach-drill-questions = Vragen
coach-drill-none = Er is nog geen vraag. Voeg er hieronder een paar toe.
coach-drill-sum = { $count ->
    [one] 1 vraag in totaal
   *[other] { $count } vragen in totaal
 }
coach-drill-remove = Haal weg
coach-drill-level = niveau { $level }
coach-drill-made = Door jou neergelegd, nummer { $number } · { $seat }
coach-drill-add = Voeg vragen toe
coach-drill-clause = Over de regel
coach-drill-clause-any = Elke regel
coach-drill-count = Hoeveel
coach-drill-add-these = Voeg deze toe
coach-drill-not-together = Zulke vragen zijn er niet. Kies een ander niveau of thema.
coach-drill-pick-lead = Heb je een puzzel in gedachten? Elke puzzel bij Oefenen heeft een code en een link.
coach-drill-pick = Link of code van een puzzel
coach-drill-pick-add = Voeg toe
coach-drill-no-puzzle = Dit is geen link of code van een puzzel. Een code ziet eruit als legal-card-7.v2.
coach-drill-lay-out = Leg zelf een vraag neer

coach-drill-how = Hoe het gevraagd wordt
coach-drill-title = Titel
coach-drill-words = Wat je eerst wilt zeggen
coach-drill-mode = Oefening of examen
coach-drill-tries = Pogingen per vraag
coach-drill-tries-any = zo vaak ze willen
coach-drill-due = Laatste dag (mag leeg blijven)
coach-drill-each = Welke vragen
coach-drill-each-same = Dezelfde voor iedereen
coach-drill-each-other = Voor elke speler andere vragen van dezelfde soort
coach-drill-untitled = Oefenreeks
coach-drill-make = Maak de oefenreeks
coach-drill-clear = Begin opnieuw
coach-drill-cannot = Deze oefenreeks kan niet gemaakt worden.
coach-drill-load = Ga verder met een oefenreeks die je eerder maakte
coach-drill-load-this = Leg hem klaar

coach-hand-title = Klaar om uit te delen
coach-hand-changed = Je hebt sindsdien iets veranderd. Druk nog eens op “Maak de oefenreeks” voor een nieuwe link.
coach-hand-questions = { $count ->
    [one] Bekijk de vraag
   *[other] Bekijk de { $count } vragen
 }
coach-hand-example = Elke speler krijgt andere vragen van deze soort. Dit is één voorbeeld.
coach-hand-link = Stuur deze link naar je spelers:
coach-hand-home = Deze link werkt alleen op deze machine. Start de app zo dat anderen erbij kunnen. Een oefenreeks kan ook als bestand.
coach-hand-qr = QR-code van de link
coach-hand-scan = Spelers richten de camera van hun telefoon op deze code.
coach-hand-long = De link is te lang voor een QR-code. Gebruik de link of het bestand.
coach-hand-file = Bestand met de oefenreeks
coach-hand-play = Probeer hem zelf
coach-hand-results = Aan het einde bewaart elke speler een bestand met het resultaat en stuurt het naar jou. Leg die bestanden neer bij “Resultaten”.

sheet-drill-name = Naam: ______________________________ Datum: ________________
sheet-drill-answers = Antwoorden
coach-hand-sheet = Werkblad (PDF)
coach-hand-answers = Antwoorden (PDF)
coach-hand-paper = Op papier: het werkblad heeft vakjes om aan te kruisen, de antwoorden staan op een eigen blad.

anki-rules = 304: de regels
anki-rule = Wat zegt deze regel?
coach-hand-anki = Deze vragen (Anki)
coach-hand-rules = Alle regels (Anki)
coach-hand-cards = Kaartjes voor het programma Anki, om ze uit het hoofd te leren:

## Op een gedeelde server

coach-closed = Deze pagina’s zijn voor trainers. Ben je er een, log dan in met het account dat trainer is.
coach-keep = Bewaar hem op deze server. Je spelers leveren dan hier in en hoeven geen bestand te sturen:
coach-keep-link = Bewaar hem
coach-keep-shown = Bewaar hem en toon hem aan iedereen
coach-kept = Hij is bewaard. Wat ingeleverd wordt, ligt klaar bij “Resultaten”.
coach-kept-title = Bewaard op deze server
coach-kept-remove = Verwijder, met alle resultaten
