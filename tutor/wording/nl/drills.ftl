### Nederlands: oefenreeksen, zoals ze gespeeld worden. Wat een trainer ermee doet, staat in drills-coach.ftl.

app-nav-drill = Oefenreeks
answer-none = geen ervan
page-back-drill = Terug naar je oefenreeks

drill-open = Gaf je trainer je een oefenreeks als bestand? Open het hier. Een link of QR-code gaat vanzelf open.
drill-file = Bestand met de oefenreeks
drill-no-file = Dit bestand is geen oefenreeks. Vraag je trainer er nog eens om.
drill-broken = Deze link is kapot: er ontbreekt een stuk of er staat een tikfout in. Kopieer hem nog eens helemaal, of open het bestand.
drill-other-version = Deze oefenreeks heeft een vraag die deze versie van de app niet kent. Zeg het je trainer.
drill-count = { $count ->
    [one] 1 vraag
   *[other] { $count } vragen
 }
drill-exam = Examen: één poging per vraag, en de antwoorden aan het einde
drill-practice = Oefening: je hoort meteen of het goed is
drill-tries = { $count ->
    [one] 1 poging per vraag
   *[other] { $count } pogingen per vraag
 }
drill-due = Af te maken vóór of op { $day }
drill-late = Het moest op { $day } af zijn. Je kunt het nog steeds maken.
drill-name = Je naam
    .full = Je trainer ziet die bij je antwoorden.
drill-name-missing = Schrijf eerst je naam op, dan weet je trainer van wie de antwoorden zijn.

drill-skip = Ik weet het niet
drill-next = Volgende vraag
drill-to-end = Naar het einde
drill-leave = Verlaat de oefenreeks
drill-try-again = Probeer opnieuw.
drill-incomplete = Er ontbreekt nog iets.
drill-tries-left = { $count ->
    [one] Je hebt nog één poging.
   *[other] Je hebt nog { $count } pogingen.
 }

drill-end = Dat was de oefenreeks
drill-score = { $right } van de { $all } in één keer goed, zonder tip
drill-hand-in = Bewaar het bestand met je antwoorden en stuur het naar je trainer.
drill-save-result = Bewaar het resultaat
drill-again = Nog eens van voren af aan
drill-questions = De vragen
drill-mark-first = meteen goed
drill-mark-last = uiteindelijk goed
drill-mark-wrong = fout
drill-mark-none = geen antwoord
drill-your-answer = Je antwoord: { $answer }
drill-on-table = Bekijk het aan tafel
drill-offered = Oefenreeksen van je trainer
drill-hand-in-here = Lever je antwoorden in: je trainer ziet ze, met de naam die je opschreef.
drill-hand-in-now = Lever in
drill-handed-in = Het is ingeleverd.
