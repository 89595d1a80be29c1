### Nederlands: de kaarttafel.

table-tricks = Slagen
table-us = wij
table-them = zij
table-rank = { $rank } { $points }
table-ranks = Van hoog naar laag, met punten: { $ranks }.
table-spoken-turn = aan de beurt
table-spoken-indicator-laid = { $who ->
    [you] Je troefaanwijzer, { $card_name }, gedekt
   *[other] De troefaanwijzer van { $who }, { $card_name }, gedekt
 }

## De vorige slag

table-last = Vorige slag
table-last-won = { $who ->
    [you] Slag { $number }: jij won hem.
   *[other] Slag { $number }: { $who } won hem.
 }
table-last-points = { $points ->
    [0] Er zaten geen punten in.
    [one] Er zat 1 punt in.
   *[other] Er zaten { $points } punten in.
 }
table-last-hidden = Eén kaart erin bleef dicht.

## Een getypt antwoord

table-typed = Of typ het
table-typed-send = Stuur
table-typed-card = Zoals { $example }
table-typed-cards = Zoals { $example }
table-typed-order = Allemaal op volgorde, zoals { $example }
table-typed-call = Zoals 160 of pas
table-typed-word = Wat er op een knop staat
table-typed-unread = Dat kan ik niet lezen. Typ een kaart als rang en kleur, of wat er op een knop staat.
table-typed-absent = Dat is hier geen keuze.
table-typed-short = Noem ze allemaal, op volgorde.

## Snelheid, volgorde, toetsen

table-speed-1 = Gewone snelheid
table-speed-2 = Snel
table-speed-half = Langzaam
table-row = Jouw volgorde
table-row-help = Tik op de kaarten, of sleep ze hierheen.
