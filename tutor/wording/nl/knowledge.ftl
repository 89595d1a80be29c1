### Nederlands: wat een stoel van de kaarten weet, en waarom. Eén tekst voor elke soort feit; zie en/knowledge.ftl.

## Hoe de delen worden samengevoegd

fact-sentence = { $text }.
fact-because = { $text }, want { $reasons }.
fact-together = { $text }. Leg dit naast elkaar:
fact-seen = { $text }: de kaarten die je hebt gezien, laten niets anders over.

## Kaarten waarvan de plaats bekend is

fact-card-hand = { own-they } { own-have } { $card }
    .full = { $how ->
        [own] Je hebt { $card }.
        [caps] { own-They } { own-have } { $card }: { $who } riep Caps in slag { $trick } en liet de hand zien.
        [choice] { own-They } { own-have } { $card }: het is de troefaanwijzer, uit vrije keuze getoond.
       *[other] { own-They } { own-have } { $card }: het is de troefaanwijzer, en hij ging in slag { $trick } terug naar de hand.
     }
fact-card-indicator = { $card } is jouw troefaanwijzer
    .full = { $card } is jouw troefaanwijzer.
fact-card-played = { own-they } speelde { $card } in slag { $trick }
    .full = { $how ->
        [shown] { own-They } speelde { $card } gedekt in slag { $trick }, en de kaart is omgedraaid.
        [inspected] { own-They } speelde { $card } gedekt in slag { $trick }: je hebt ernaar gekeken.
        [folded] { own-They } speelde { $card } gedekt in slag { $trick }.
       *[played] { own-They } speelde { $card } in slag { $trick }.
     }
fact-card-folded = { own-they } speelde { $card } gedekt in slag { $trick }
    .full = { own-They } speelde { $card } gedekt in slag { $trick }: die kwam als volgende in de volgorde die bij Caps is genoemd.

## Wat één gebeurtenis vertelt

fact-void = { own-they } { own-have } geen { $suits_or }
    .full = { own-They } { own-have } geen { $suit }: { own-they } speelde { $how ->
        [folded] een kaart gedekt
       *[played] { $card }
     } in slag { $trick }, toen { $led } werd gevraagd.
fact-void-apart = { own-they } { own-have } geen { $suits_or } (de troefaanwijzer niet meegerekend)
    .full = { own-They } { own-have } geen { $suit } (de troefaanwijzer niet meegerekend): { own-they } speelde { $how ->
        [folded] een kaart gedekt
       *[played] { $card }
     } in slag { $trick }, toen { $led } werd gevraagd.
fact-no-trump = { $count ->
    [one] de kaart die { $who } in slag { $tricks } gedekt speelde, is geen troef
   *[other] de kaarten die { $who } in de slagen { $tricks } gedekt speelde, zijn geen troeven
 }
    .full = De kaart die { $who } in slag { $trick } gedekt speelde, is geen troef: { $maker } keek ernaar en liet hem dicht.
fact-no-trump-maker = { $count ->
    [one] de kaart die { $who } in slag { $tricks } gedekt speelde, is geen troef
   *[other] de kaarten die { $who } in de slagen { $tricks } gedekt speelde, zijn geen troeven
 }
    .full = De kaart die { $who } in slag { $trick } gedekt speelde, is geen troef: zolang de troef gesloten is, troeft een troefmaker alleen met de troefaanwijzer in, en deze kaart is niet omgedraaid.
fact-no-trump-table = { $who } speelde net de troefaanwijzer gedekt, of geen troef
    .full = { $who } speelde net de troefaanwijzer gedekt, of geen troef: zolang de troef gesloten is, troeft een troefmaker alleen met de troefaanwijzer in.
fact-cut = { $who } speelde net de troefaanwijzer gedekt
    .full = { $who } speelde net de troefaanwijzer gedekt: { $who } riep Caps, en de troef is nog gesloten.
fact-trump = { $suit } is troef
    .full = { $how ->
        [own] { $suit } is troef: je legde { $card } apart als troefaanwijzer.
        [choice] { $suit } is troef: { $maker } toonde de troefaanwijzer { $card } uit vrije keuze.
       *[other] { $suit } is troef: de troefaanwijzer { $card } werd getoond in slag { $trick }.
     }
fact-not-trump = { $suits } is geen troef
    .full = { $how ->
        [led] { $suit } is geen troef: { $by } kwam in de eerste slag uit met { $card } terwijl de troef gesloten was.
       *[folded] { $suit } is geen troef: { $card }, gedekt gespeeld door { $by } in slag { $trick }, bleef dicht.
     }
fact-duty = { own-they } moet met troef uitkomen zolang die in de hand is
    .full = { own-They } moet met troef uitkomen zolang die in de hand is: niemand bekende op { $card } in slag { $trick }.
fact-duty-if = { own-they } moet doorgaan met { $suit } als dat troef is
    .full = { own-They } moet doorgaan met { $suit } als dat troef is: niemand bekende op { $card } in slag { $trick }.
fact-spent = { own-they } { own-have } geen troef meer in de hand
    .full = { own-They } { own-have } geen troef meer in de hand: niemand bekende op { $card } in slag { $trick }, en { $who } ging niet door maar kwam in slag { $later } uit met { $next }.
fact-spent-if = { own-they } { own-have } geen { $suit } meer in de hand als dat troef is
    .full = { own-They } { own-have } geen { $suit } meer in de hand als dat troef is: niemand bekende op { $card } in slag { $trick }, en { $who } ging niet door maar kwam in slag { $later } uit met { $next }.
fact-count = { own-they } { own-have } { $count ->
    [0] geen kaart
    [one] 1 kaart
   *[other] { $count } kaarten
 } die je niet kunt plaatsen
    .full = { own-They } { own-have } { $count ->
        [0] geen kaart
        [one] 1 kaart
       *[other] { $count } kaarten
     } die je niet kunt plaatsen.

## Wat uit meer feiten volgt

fact-indicator-one = de troefaanwijzer is { $cards }
fact-indicator-few = de troefaanwijzer is { $cards_or }
fact-indicator-suits = de troefaanwijzer is { $suits_or }
fact-indicator-any = de troefaanwijzer kan elke kaart zijn die je niet hebt gezien
fact-folded-one = { $who } speelde { $cards } gedekt in slag { $trick }
fact-folded-few = { $who } speelde { $cards_or } gedekt in slag { $trick }
fact-folded-suits = { $who } speelde { $suits_or } gedekt in slag { $trick }
fact-folded-any = { $who } kan in slag { $trick } elke kaart die je niet hebt gezien gedekt hebben gespeeld
fact-must = { $who } moet { $cards } hebben
fact-out = { $who } kan geen { $suit } hebben
fact-out-apart = { $who } kan geen { $suit } hebben (de troefaanwijzer niet meegerekend)
fact-gone = niemand anders heeft nog { $suit }
    .full = Niemand anders heeft nog { $suit }: alles is gespeeld, of zit in jouw hand.
fact-spoilt = geen verdediger kreeg een troef
