### Nederlands: uitspraken die alleen voorkomen aan een tafel met een eigen afspraak. De vormen zijn die van `reasons.ftl`.

## Bieden

reason-pass-on = { own-They } mag hier passen.
    .full = Aan deze tafel gaat de tweede biedronde door tot de drie anderen hebben gepast. Een nieuw bod geeft iedereen weer een beurt.
reason-over-partner-never = Het bod van { $bid } van de partner staat, en daar biedt hier niemand overheen.
    .full = { $bidder ->
    [you] Jouw bod van { $bid } is het hoogste.
   *[other] Het bod van { $bid } van { $bidder } is het hoogste.
 } Aan deze tafel mag alleen de andere kant er overheen.
reason-own-raise = Het eigen bod van { $bid } mag hier niet omhoog.
    .full = Aan deze tafel mag een troefmaker het bod dat de eerste biedronde won niet verhogen. Passen mag wel, en Partner Close Caps ook.
reason-ask-never = Aan deze tafel vraagt niemand de partner.
    .full = Hier spreekt iedereen voor zichzelf, ook in de eerste biedronde. Bied of pas.
reason-ask-others = Alleen { $eldest } en { $opposite } mogen hier de partner vragen.
    .full = Aan deze tafel hebben alleen de voorhand en de speler tegenover de gever dat recht. Zij bieden als eerste twee.

## Zelf openen

reason-open-on-turn = De troefmaker is aan de beurt, dus de troef mag nu worden getoond.
    .full = Aan deze tafel mag de troefmaker in elke eigen beurt openen. De troefaanwijzer gaat naar de hand, en de rest wordt open gespeeld.
reason-open-wait = De troefmaker moet op een eigen beurt wachten.
    .full = Aan deze tafel opent de troefmaker alleen in de eigen beurt. { $turn ->
    [you] Nu ben jij aan de beurt.
   *[other] Nu is { $turn } aan de beurt.
 }
reason-open-to-lead = De troefmaker mag nu openen, om met troef uit te komen.
    .full = Aan deze tafel mag de troefmaker alleen openen om uit te komen. De volgende kaart moet dan een troef zijn.
reason-open-wait-lead = De troefmaker mag alleen openen om uit te komen.
    .full = Aan deze tafel { $maker ->
    [you] toon je je troef
   *[other] toont { $maker } de troef
 } alleen om ermee uit te komen. Dat kan tussen twee slagen, als de troefmaker aan de beurt is.
reason-open-with-trump = Na het openen moet er met troef worden uitgekomen.
    .full = Aan deze tafel mag de troefmaker alleen openen om met troef uit te komen. Dan blijft over: { $cards_or }.
reason-open-never = Aan deze tafel opent niemand zelf.
    .full = De troef blijft gesloten tot het spel hem opent.
reason-open-must = De troefmaker moet nu openen.
    .full = De troefmaker heeft alleen troeven in de hand en mag er met een gesloten troef niet de eerste slag mee beginnen. Daarom gaat de troefaanwijzer eerst open, ook aan een tafel waar niemand zelf opent.
event-opened-pcc = { own-The-maker } toont de troefaanwijzer { $card } voordat de eerste kaart valt. In Partner Close Caps wordt hier alles open gespeeld.

## Caps en gedekte kaarten

reason-caps-defender = Alleen de kant van de troefmaker mag hier Caps roepen.
    .full = Aan deze tafel kunnen de verdedigers geen Caps roepen. { $maker ->
    [you] Jij bent de troefmaker.
   *[other] De troefmaker is { $maker }.
 }
reason-kept-beside = { $card } is geen troef, dus hij blijft dicht.
    .full = Aan deze tafel worden alleen de gedekte troeven omgedraaid. De andere gedekte kaarten kent alleen de troefmaker.
