### Nederlands: wat spelers doen en wat ervan komt.

## Handelingen zoals ze op een knop staan of na "mag niet": "J♠ spelen".

action-bid = { $bid } bieden
action-pass = passen
action-ask = de partner laten spreken
action-redeal = opnieuw laten delen
action-pcc = Partner Close Caps roepen
action-indicator = { $card } apart leggen als troefaanwijzer
action-open = de troef tonen
action-play = { $card } spelen
action-play-folded = { $card } gedekt spelen
action-caps = { $cards_count ->
    [0] alle slagen aankondigen
   *[other] Caps roepen: { $cards }
 }
action-spoilt = bedorven troef melden

## Eén regel van het verslag

log-bid = { own-They } biedt { $bid }.
log-pass = { own-They } past.
log-ask = { own-They } laat de partner spreken.
log-redeal = { own-They } laat opnieuw delen.
log-pcc = { own-They } roept Partner Close Caps.
log-indicator = { own-They } legt { $card } apart als troefaanwijzer.
log-indicator-hidden = { own-They } legt een kaart gedekt apart als troefaanwijzer.
log-open = { own-They } toont de troef.
log-play = { own-They } speelt { $card }.
log-play-folded = { own-They } speelt { $card } gedekt.
log-play-hidden = { own-They } speelt een kaart gedekt.
log-caps = { $cards_count ->
    [0] { own-They } kondigt alle slagen aan.
   *[other] { own-They } roept Caps, in deze volgorde: { $cards }.
 }
log-spoilt = { own-They } meldt bedorven troef.

## Een geweigerde handeling: deze regel, en dan de redenen

refusal = { own-They } mag dit niet: { $action }.

## Wat buiten een slag gebeurde

event-maker-first = { $maker ->
    [you] Jij bent de troefmaker, met een contract van { $bid }.
   *[other] { $maker } is de troefmaker, met een contract van { $bid }.
 }
event-maker-second = { $maker ->
    [you] Na de tweede biedronde ben jij de troefmaker, met een contract van { $bid }.
   *[other] Na de tweede biedronde is { $maker } de troefmaker, met een contract van { $bid }.
 }
event-maker-pcc = { own-The-maker } speelt Partner Close Caps, alleen en om alle acht slagen.
event-opened-choice = { own-The-maker } toont de troefaanwijzer { $card } en neemt hem in de hand. De troef is open.
event-opened-caps = { own-The-maker } toont de troefaanwijzer { $card } samen met de hand. De troef is open.
event-opened-last-trick = De troefaanwijzer { $card } is de laatste kaart van de troefmaker en ligt open.
event-ended-redeal = De voorhand had te weinig punten. Er gaan geen fiches over, en dezelfde gever deelt opnieuw.
event-ended-spoilt = De troef is bedorven. Er gaan geen fiches over.
event-ended-all-pass = Iedereen heeft gepast. Er gaan geen fiches over, en de volgende gever deelt.
event-ended-played = Alle kaarten zijn gespeeld.

## Het einde van een slag, in deze volgorde

trick-no-trump = { own-The-maker } bekijkt wat { $players } gedekt speelde. { $players_count ->
    [one] Het is geen troef, dus de kaart blijft dicht.
   *[other] Er is geen troef bij, dus de kaarten blijven dicht.
 }
trick-no-trump-known = { own-The-maker } bekijkt wat { $players } gedekt speelde: { $cards }. { $players_count ->
    [one] Het is geen troef, dus de kaart blijft dicht.
   *[other] Er is geen troef bij, dus de kaarten blijven dicht.
 }
trick-trump-found = { own-The-maker } bekijkt wat { $players } gedekt speelde en vindt een troef.
trick-inspected = { own-The-maker } bekijkt wat { $players } gedekt speelde.
trick-indicator-cut = { own-The-maker } speelde de troefaanwijzer { $card } gedekt. Het is een troef, en hij wordt getoond.
trick-hand-cut = { own-The-maker } speelde { $card } uit de hand gedekt. Het is een troef, en hij wordt getoond.
trick-shown = Voor iedereen omgedraaid: { $shown }.
trick-shown-card = { $card } van { $who }
trick-own-stays = { $maker ->
    [you] Je eigen gedekte kaart is geen troef en blijft dicht.
   *[other] De eigen gedekte kaart van { $maker } is geen troef en blijft dicht.
 }
trick-opens-high-bid = De eerste slag is voorbij en het contract is { $high_bid } of meer. Daarom gaat de troef nu open.
trick-opens-pcc = De eerste slag van Partner Close Caps is voorbij. Daarom gaat de troef nu open.
trick-indicator-returns = { own-The-maker } toont de troefaanwijzer { $card } en neemt hem terug in de hand. In deze slag telde hij niet mee.
trick-indicator-last = De troefaanwijzer { $card } was de laatste kaart van de troefmaker, open gespeeld.
trick-won = { $who ->
    [you] Jij wint
   *[other] { $who } wint
 } de slag met { $card }.
trick-won-points = { $who ->
    [you] Jij wint
   *[other] { $who } wint
 } de slag met { $card }: { own-points }.
trick-cut = { $who ->
    [you] Jij troeft in en wint
   *[other] { $who } troeft in en wint
 } met { $card }.
trick-cut-points = { $who ->
    [you] Jij troeft in en wint
   *[other] { $who } troeft in en wint
 } met { $card }: { own-points }.
trick-exhausted = { $maker ->
    [you] Niemand kon de troef bekennen. Je moet nu eerst alle troeven uit je hand spelen.
   *[other] Niemand kon de troef bekennen. { $maker } moet nu eerst alle troeven uit de hand spelen.
 }

## De fiches van een spel

settle-nothing = Er gaan geen fiches over.
settle-made = { own-The-side } had { $bid } nodig en haalde { own-points }. Het contract is gehaald.
settle-made-exactly = { own-The-side } had { $bid } nodig en haalde precies dat. Het contract is gehaald.
settle-failed = { own-The-side } had { $bid } nodig en haalde maar { own-points }. Het contract is niet gehaald.
settle-pcc-made = { own-They } won alleen alle acht slagen. Partner Close Caps is gehaald.
settle-pcc-failed = { own-They } won niet alle acht slagen. Partner Close Caps is niet gehaald.
settle-table = { own-The-side } { $side ->
    [pair] krijgen
   *[other] krijgt
 } daarvoor { own-tokens }.
settle-caps-bonus = { own-They } riep op tijd Caps, voor de zevende slag: 1 fiche extra.
settle-caps-correct = { own-They } riep op tijd Caps. Vanaf de zevende slag levert dat niets extra’s op.
settle-caps-too-early = { own-They } riep Caps zonder bewijs. Dat is Foute Caps.
settle-caps-too-late = { own-They } riep Caps toen de tijd om was. Dat is Foute Caps.
settle-caps-missed = { own-They } had Caps kunnen bewijzen, maar niemand riep het op tijd. Dat is Foute Caps.
settle-penalty = Het bod telt niet meer: { own-the-side } { $side ->
    [pair] krijgen
   *[other] krijgt
 } { own-tokens }.
settle-penalty-lost = Na het roepen ging een slag verloren, en het bod telt niet meer: { own-the-side } { $side ->
    [pair] krijgen
   *[other] krijgt
 } { own-tokens }.
settle-remainder = { $count ->
    [one] Er was nog maar 1 fiche om te betalen.
   *[other] Er waren nog maar { $count } fiches om te betalen.
 }
settle-tokens = Fiches nu: { $one }, { $other }.
settle-side-tokens = { $side } { $count }
settle-match = { own-The-side } { $side ->
    [pair] hebben alle fiches en winnen
   *[other] heeft alle fiches en wint
 } de partij.
