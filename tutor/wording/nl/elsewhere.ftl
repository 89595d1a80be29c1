### Nederlands: één verslag aan twee tafels. $action zoals op een knop, $clauses de namen van de regels.

elsewhere-same = Beide tafels oordelen over alles hetzelfde, en het leidt tot hetzelfde.
elsewhere-first = Over handeling { $number } wordt anders geoordeeld. { $who }: { $action }
elsewhere-allows = het mag. { $why } ({ $clauses })
elsewhere-folds = het mag, gedekt. { $why } ({ $clauses })
elsewhere-refuses = het mag niet. { $why } ({ $clauses })
elsewhere-leads = Het leidt tot iets anders.
elsewhere-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $who } is aan de beurt.
 }
elsewhere-over = Het spel is voorbij.
elsewhere-legal = Er { $count ->
    [one] is 1 manier om verder te gaan.
   *[other] zijn { $count } manieren om verder te gaan.
 }
elsewhere-closed = De troef is gesloten.
elsewhere-open = De troef is open.
elsewhere-shown = Omgedraaide gedekte kaarten: { $cards }.
elsewhere-tokens = { own-The-side } { $side ->
    [pair] krijgen
   *[other] krijgt
 } { own-tokens }.
elsewhere-match = De wedstrijd is voorbij.

## En als onze tafel anders speelt?

elsewhere-ask = En als onze tafel anders speelt?
elsewhere-none = Geen enkele afspraak verandert dit antwoord.
elsewhere-some = Met een van deze afspraken is dit antwoord anders:
elsewhere-one = { $text } Dan goed: { $more }. Dan fout: { $less }.
elsewhere-one-more = { $text } Dan ook goed: { $more }.
elsewhere-one-less = { $text } Dan fout: { $less }.
elsewhere-one-answer = { $text } Dan is het antwoord: { $more }.

elsewhere-some-example = Met een van deze afspraken is dit voorbeeld anders:
elsewhere-none-example = Geen enkele afspraak verandert dit voorbeeld.
elsewhere-then-allowed = { $text } Dan mag het.
elsewhere-then-refused = { $text } Dan mag het niet.
elsewhere-then-other = { $text } Dan leidt het tot iets anders.
