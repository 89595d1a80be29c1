### Nederlands: de resultaten van oefenreeksen, voor de trainer.

coach-card-results = Leg de bestanden neer die je spelers je stuurden. Zie wie wat deed, en wat moeilijk was.
    .title = Resultaten
    .full = Bekijk de resultaten

result-lead = Elk antwoord wordt hier opnieuw beoordeeld. Het bestand kan dus niet zeggen dat een fout antwoord goed was.
result-files = Bestanden met resultaten, meer tegelijk mag
result-bad-file = { $name } is geen bestand met een resultaat, of het komt uit een andere versie van de app.
result-fetch = Haal op wat hier is ingeleverd
result-none = Er zijn nog geen resultaten.
result-clear = Ruim alles op
result-drill = Oefenreeks
result-anonymous = Verberg de namen, om het in de klas te laten zien
result-player = Speler { $number }
result-csv = Alle antwoorden als tabel (CSV)

result-players = Spelers
result-questions = Vragen
result-clauses = Regels
result-mistakes = Foute antwoorden die vaak gegeven werden
result-mistakes-none = Niemand gaf meteen een fout antwoord.
result-time = Vooruitgang van de groep
result-time-lead = In één keer goed, per oefenreeks
result-col-player = Speler
result-col-first = Meteen goed
result-col-last = Uiteindelijk goed
result-col-hints = Tips
result-col-minutes = Minuten
result-col-day = Ingeleverd
result-col-question = Vraag
result-col-rule = Regel
result-col-note = Let op
result-share = { $right } van de { $all }
result-percent = { $percent } %
result-times = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
 }
result-answered = Hun antwoord: { $answer }
result-no-answer = iets dat geen antwoord op deze vraag is
result-grid = Antwoord voor antwoord
result-grid-legend = ● meteen goed, ○ uiteindelijk goed, × fout, – geen antwoord

# Wat er vreemd is aan een resultaat.
result-odd-other-drill = niet jouw oefenreeks, of de reeks is veranderd
result-odd-edited = het bestand is veranderd nadat het bewaard was
result-odd-other-app = ondertekend door een andere app dan eerst: een ander apparaat, of iemand anders
result-odd-other-questions = dit zijn niet de vragen van deze speler
result-odd-too-many-tries = meer pogingen dan mocht
result-odd-late = te laat ingeleverd
result-honest = Een bestand zonder opmerking hier is zoals de app van de speler het bewaarde, vanuit jouw link. Het kan niet laten zien wie er achter het scherm zat, of dat iemand hielp.
