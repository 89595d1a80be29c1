### Nederlands: oordelen met getallen: de soorten "bid" en "indicator", hun redenen, de grafiek.

number-signed = { $sign ->
    [minus] −
    [plus] +
   *[none] {""}
 }{ $whole },{ $part }

own-Call = { $call ->
    [0] Passen
    [1] De partner vragen
   *[other] { $call } bieden
 }
own-best-call = { $best_call ->
    [0] passen
    [1] de partner vragen
   *[other] { $best_call } bieden
 }

## Redenen: een bod

reason-call-best = { own-Call } brengt gemiddeld { $tokens } fiches.
    .full = Niets anders brengt jouw kant meer. Dit is een gemiddelde over veel spellen die passen bij je kaarten en bij wat er is gezegd.
reason-call-near = { own-Call } brengt gemiddeld { $tokens } fiches, en dat is zo goed als wat dan ook.
    .full = { own-best-call } brengt { $best_tokens }. Zo veel spellen kunnen die twee niet uit elkaar houden.
reason-call-worse = { own-Call } brengt gemiddeld { $tokens } fiches, { own-best-call } { $best_tokens }.
    .full = Beide zijn op dezelfde spellen geprobeerd, en het verschil is te groot voor geluk.

## Redenen: een troefaanwijzer

reason-aside-best = Met deze kaart apart wordt het contract { $percent } van de 100 keer gehaald.
    .full = Geen andere van de vier kaarten doet het beter.
reason-aside-near = Met deze kaart apart wordt het contract { $percent } van de 100 keer gehaald, en dat is zo goed als wat dan ook.
    .full = Met { $card } is het { $best_percent } van de 100 keer. Zo veel spellen kunnen die twee niet uit elkaar houden.
reason-aside-card-worse = Met deze kaart apart wordt het contract { $percent } van de 100 keer gehaald, met { $card } { $best_percent } keer.
    .full = De kleur klopt, maar deze kaart mis je meer. Zolang de troef gesloten is, kan de kaart die apart ligt niet uitkomen en niet bekennen. Hij kan alleen introeven.
reason-aside-suit-worse = Met deze kaart apart wordt het contract { $percent } van de 100 keer gehaald, met { $card } { $best_percent } keer.
    .full = De kaart die je apart legt, maakt zijn kleur troef. Een andere kleur van jou is een betere troef.

## Bieden of niet

kind-bid = Bieden of niet
    .full = Weeg je kaarten: wat brengt jouw kant het meest?
theme-bid-first = Er is nog niet geboden
theme-bid-against = De andere kant heeft geboden
theme-bid-late = Vanaf 200
theme-bid-ask = Bieden, of de partner vragen?
theme-bid-raise = Meer met acht kaarten?
ask-bid-best = Wat is het beste voor jouw kant?
hint-bid-pays = Stel dat je { $bid } biedt en niemand gaat erboven. Dan win je { $won } als je het haalt, en verlies je { $lost } als je het niet haalt. Hoe vaak moet je het halen?
hint-bid-partner = Het bod van je partner werkt al voor jullie kant. Is je eigen hand meer waard?
hint-bid-others = Als je past, speelt de andere kant misschien voor haar bod. Hoe goed kunnen jij en je partner dat tegenhouden?
hint-bid-raise = Je bod van { $contract } blijft staan als je past. Een bod van { $bid } wint { $won } of verliest { $lost }. Is de winst het risico waard?
hint-bid-chance = Met { $suit } als troef haalt jouw kant { $bid } ongeveer { $percent } van de 100 keer.
hint-bid-not = { $call ->
    [pass] Passen is hier niet het beste.
    [ask] De partner vragen is hier niet het beste.
   *[bid] { $bid } bieden is hier niet het beste.
 }

## De troefaanwijzer

kind-indicator = De troefaanwijzer
    .full = Kies de troef: welke van je vier kaarten leg je apart?
theme-aside-suit = Welke kleur
theme-aside-card = Welke kaart van de kleur
theme-aside-high = Een contract van 200 of meer
ask-indicator-best = Je speelt { $bid }, en niemand anders heeft geboden. Welke kaart leg je apart als troefaanwijzer? Ga ervan uit dat je de troef gesloten houdt.
hint-indicator-suit = De kaart die apart ligt, maakt zijn kleur troef. In welke kleur ben je sterk?
hint-indicator-closed = Zolang de troef gesloten is, kan de kaart die apart ligt niet uitkomen en niet bekennen. Welke kaart mis je het minst?
hint-indicator-not = { $card } is niet de beste kaart om apart te leggen.

## De grafiek

chart-tokens = Wat elke keuze brengt, in fiches
chart-tokens-cell = { $tokens } ({ $low } tot { $high })
chart-chances = Hoe vaak jouw kant het haalt, van de 100 keer
chart-contract = Bod
chart-cell = { $percent } ± { $more }
chart-cards = Hoe vaak { $contract } wordt gehaald, van de 100 keer
chart-line-deals = Een balk moet tot de streep komen, dan wint het bod meer dan het verliest.
chart-line-raises = Een balk moet tot de streep komen, dan brengt het bod meer dan een pas.
chart-honest-deals = Uit { $deals } spellen met jouw vier kaarten, met alle handen open voor iedereen. De anderen bieden naar een vuistregel: het laagste bod dat loont op hun eigen vier kaarten, en anders een pas. Aan een echte tafel ziet niemand zo veel. Gebruik dit dus om te vergelijken.
chart-honest-raises = Uit { $deals } spellen met jouw acht kaarten, met alle handen open voor iedereen. Niemand anders biedt met acht kaarten. Aan een echte tafel ziet niemand zo veel. Gebruik dit dus om te vergelijken.
chart-honest-indicator = Uit { $deals } spellen met jouw vier kaarten, met alle handen open voor iedereen en de troef gesloten. Aan een echte tafel ziet niemand zo veel. Gebruik dit dus om kaarten te vergelijken.
