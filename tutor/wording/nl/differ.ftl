### Nederlands: één verslag aan twee tafels. $action zoals op een knop, $clauses de namen van de regels.

differ-same = Beide tafels oordelen over alles hetzelfde, en het leidt tot hetzelfde.
differ-first = Over handeling { $number } wordt anders geoordeeld. { $who }: { $action }
differ-allows = het mag. { $why } ({ $clauses })
differ-folds = het mag, gedekt. { $why } ({ $clauses })
differ-refuses = het mag niet. { $why } ({ $clauses })
differ-leads = Het leidt tot iets anders.
differ-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $who } is aan de beurt.
 }
differ-over = Het spel is voorbij.
differ-legal = Er { $count ->
    [one] is 1 manier om verder te gaan.
   *[other] zijn { $count } manieren om verder te gaan.
 }
differ-closed = De troef is gesloten.
differ-open = De troef is open.
differ-shown = Omgedraaide gedekte kaarten: { $cards }.
differ-tokens = { own-The-side } { $side ->
    [pair] krijgen
   *[other] krijgt
 } { own-tokens }.
differ-match = De wedstrijd is voorbij.

## En als onze tafel anders speelt?

differ-ask = En als onze tafel anders speelt?
differ-none = Geen enkele afspraak verandert dit antwoord.
differ-some = Met een van deze afspraken is dit antwoord anders:
differ-one = { $text } Dan goed: { $more }. Dan fout: { $less }.
differ-one-more = { $text } Dan ook goed: { $more }.
differ-one-less = { $text } Dan fout: { $less }.
differ-one-answer = { $text } Dan is het antwoord: { $more }.

differ-some-example = Met een van deze afspraken is dit voorbeeld anders:
differ-none-example = Geen enkele afspraak verandert dit voorbeeld.
differ-then-allowed = { $text } Dan mag het.
differ-then-refused = { $text } Dan mag het niet.
differ-then-other = { $text } Dan leidt het tot iets anders.
