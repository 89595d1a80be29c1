### Nederlands: de soort "zelfde tafel, andere regels". $what een zin over wat een tafel speelt, die met een kleine letter
### begint en met een punt eindigt; $game de naam van een spel.

## De andere tafel

other-table-but = De andere tafel speelt zoals jij, op dit na: { $what }
other-table-game = De andere tafel speelt volgens andere regels: { $game }.
other-table-own = Daar geldt ook: { $what }

## Soort en thema’s

kind-other-rules = Zelfde tafel, andere regels
    .full = Dezelfde kaarten en biedingen aan twee tafels. Zoek uit wat er verandert.

theme-other-step = Bieden in stappen van vijf
theme-other-partner = Boven je partner bieden, elders
theme-other-later = Latere biedingen, elders
theme-other-ask = De partner vragen, elders
theme-other-skip = Nadat de partner is gevraagd
theme-other-second = Met acht kaarten, elders
theme-other-start = Wie de tweede biedronde begint
theme-other-club-calls = Jouw biedronde bij de club
theme-other-cuts = Troeven uit de hand
theme-other-exhausted = Troeven uitspelen of niet
theme-other-high = Hoge contracten die gesloten blijven
theme-other-open-trump = Met open troef
theme-other-pcc = De eerste slag van Partner Close Caps
theme-other-opening = Wanneer de troefmaker mag openen
theme-other-club-cards = Jouw kaarten bij de club
theme-other-shown = Welke gedekte kaarten je ziet
theme-other-dealer = Wie daarna deelt, elders
theme-other-pays = Wat Partner Close Caps oplevert
theme-other-penalty = Wat Foute Caps kost, elders

## Vragen

ask-other-card = Aan welke tafel mag je { $card } nu spelen?
ask-other-face = Aan welke tafel valt { $card } gedekt?
ask-other-call = { $call ->
    [bid] Aan welke tafel mag je nu { $bid } bieden?
    [ask] Aan welke tafel mag je nu je partner vragen te spreken?
    [redeal] Aan welke tafel mag je nu vragen om opnieuw te delen?
    [pcc] Aan welke tafel mag je nu Partner Close Caps roepen?
    [open] Aan welke tafel mag je nu de troef laten zien?
   *[pass] Aan welke tafel mag je nu passen?
 }
ask-other-cards = Kies elke kaart die je maar aan één van de twee tafels mag spelen.
ask-other-calls = Kies alles wat je maar aan één van de twee tafels mag bieden of zeggen.
ask-other-shown = Jij bent de troefmaker en hebt de gedekte kaarten bekeken. Kies elke kaart die maar aan één van de twee tafels wordt omgedraaid.
ask-other-turn = Aan beide tafels is tot nu toe hetzelfde geboden. Wie is er aan de andere tafel aan de beurt?
ask-other-moved = { own-settle-deal }{ own-settle-caps } { own-settle-before } Hoeveel fiches gaan er aan de andere tafel over, en waarheen?
ask-other-dealer = { $end ->
    [all-pass] Alle vier hebben gepast zonder bod.
    [redeal] De voorhand had een lage hand en heeft om opnieuw delen gevraagd.
   *[spoilt] Er is bedorven troef gemeld, en dat klopte.
 } { $dealer ->
    [you] Jij was de gever. Wie deelt er daarna aan de andere tafel?
   *[other] { $dealer } was de gever. Wie deelt er daarna aan de andere tafel?
 }

## Antwoorden

choice-other-rules-both = Aan beide tafels
choice-other-rules-here = Alleen aan de jouwe
choice-other-rules-there = Alleen aan de andere
choice-other-rules-neither = Aan geen van beide
choice-other-rules-none = { choice-settle-none }
choice-other-rules-ours-1 = { choice-settle-ours-1 }
choice-other-rules-ours-2 = { choice-settle-ours-2 }
choice-other-rules-ours-3 = { choice-settle-ours-3 }
choice-other-rules-ours-4 = { choice-settle-ours-4 }
choice-other-rules-ours-5 = { choice-settle-ours-5 }
choice-other-rules-theirs-1 = { choice-settle-theirs-1 }
choice-other-rules-theirs-2 = { choice-settle-theirs-2 }
choice-other-rules-theirs-3 = { choice-settle-theirs-3 }
choice-other-rules-theirs-4 = { choice-settle-theirs-4 }
choice-other-rules-theirs-5 = { choice-settle-theirs-5 }

## Hints

hint-other-lead = Kijk naar de kaart die is uitgekomen. Wat vraagt elke tafel van je?
hint-other-maker = Voor de troeven van de troefmaker gelden eigen regels. Welke gelden aan welke tafel?
hint-other-trumps = Denk terug aan de laatste troef die is uitgekomen. Wie bekende er?
hint-other-closed = Is de troef open of gesloten? Dat hoeft niet aan beide tafels hetzelfde te zijn.
hint-other-opening = Is er al een kaart uitgekomen? Wie is aan de beurt, en wie komt uit?
hint-other-bid = Zoek het laatste bod. Wat is aan elke tafel de volgende stap?
hint-other-partner = Van wie is het laatste bod: van je partner of van de andere kant?
hint-other-turns = Loop de biedingen voor elke tafel een keer na. Wie is al aan de beurt geweest, en wie doet niet meer mee?
hint-other-cards = Hebben de spelers vier of acht kaarten? Kijk dan wat elke tafel over die biedronde zegt.
hint-other-folded = Ligt er een troef bij de gedekte kaarten? Kijk dan wie de andere heeft gelegd.
hint-other-ending = Reken eerst aan je eigen tafel af. Kijk dan welke stap daar anders is.
hint-other-not-both = Het is niet aan beide tafels zo.
hint-other-not-here = Het is niet alleen aan jouw tafel zo.
hint-other-not-there = Het is niet alleen aan de andere tafel zo.
hint-other-not-neither = Er is een tafel waar het zo is.
hint-other-not-seat = { $who ->
    [you] Jij bent het niet.
   *[other] { $who } is het niet.
 }
hint-other-not-count = Het is niet { $count }.
hint-other-rule = De regel die hier beslist, is „{ $title }”.

## Redenen

reason-other-may-both = Het mag aan beide tafels.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-may-both-alike = Het mag aan beide tafels.
    .full = Wat ze anders spelen, doet er hier niet toe.
reason-other-may-here = Het mag alleen aan jouw tafel.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-may-there = Het mag alleen aan de andere tafel.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-may-neither = Het mag aan geen van beide tafels.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-may-neither-alike = Het mag aan geen van beide tafels.
    .full = Beide tafels weigeren het om dezelfde regel.
reason-other-down-both = Hij valt aan beide tafels gedekt.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-down-both-alike = Hij valt aan beide tafels gedekt.
    .full = De troef is hier en daar gesloten.
reason-other-down-here = Hij valt alleen aan jouw tafel gedekt.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-down-there = Hij valt alleen aan de andere tafel gedekt.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-down-neither = Hij wordt aan beide tafels open gespeeld.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-down-neither-alike = Hij wordt aan beide tafels open gespeeld.
    .full = Wat ze anders spelen, doet er voor deze kaart niet toe.
reason-other-shown-both = Hij wordt aan beide tafels omgedraaid.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-shown-both-alike = Hij wordt aan beide tafels omgedraaid.
    .full = Wat ze anders spelen, doet er voor deze kaart niet toe.
reason-other-shown-here = Hij wordt alleen aan jouw tafel omgedraaid.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-shown-there = Hij wordt alleen aan de andere tafel omgedraaid.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-shown-neither = Hij blijft aan beide tafels gedekt.
    .full = Eerst staat wat jouw tafel zegt, dan wat de andere zegt.
reason-other-shown-neither-alike = Hij blijft aan beide tafels gedekt.
    .full = Wat ze anders spelen, doet er voor deze kaart niet toe.
reason-other-turn = { $turn ->
    [you] Aan de andere tafel ben jij aan de beurt.
   *[other] Aan de andere tafel is { $turn } aan de beurt.
 }
    .full = Er is hetzelfde geboden, maar de regel over wie er daarna komt is een andere.
reason-deals-again = { $dealer ->
    [you] Jij deelt opnieuw.
   *[other] { $dealer } deelt opnieuw.
 }
    .full = Aan die tafel gaat na zo’n spel dezelfde gever door.
reason-deals-next = { $dealer ->
    [you] Jij deelt daarna.
   *[other] { $dealer } deelt daarna.
 }
    .full = Aan die tafel gaat het delen door naar de rechterbuur van de gever.
