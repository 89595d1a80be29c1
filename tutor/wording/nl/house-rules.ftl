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
reason-tokens-penalty-bid = Foute Caps kost hier één fiche meer dan een verloren bod.
    .full = Na het roepen is geen slag verloren, dus het kost { own-tokens }. De uitslag van het bod telt niet meer.

## De club, en tafels met een deel van die regels

reason-pass-out = { own-They } mag altijd passen.
    .full = Aan deze tafel lig je na een pas uit het bieden. Daarna kan alleen nog de partner worden gevraagd.
reason-passed-out = { own-They } heeft al gepast en mag dus niet meer bieden.
    .full = Aan deze tafel is een pas definitief. De partner mag nog worden gevraagd, zolang die niet heeft gepast.
reason-ask-out = { $partner ->
    [you] Jij hebt gepast, dus je kunt niet worden gevraagd.
   *[other] { $partner } heeft gepast en kan dus niet worden gevraagd.
 }
    .full = Aan deze tafel is een pas definitief. Alleen een partner die nog meedoet, mag voor beiden spreken.
reason-pcc-none = Aan deze tafel wordt geen Partner Close Caps gespeeld.
    .full = Hier speelt niemand alleen. Het hoogste getal is { $most }.
reason-cuts-hand = De troefmaker mag hier elke kaart gedekt spelen, ook een troef.
    .full = { own-They } kan niet bekennen. Aan deze tafel mag de troefmaker met een troef uit de hand introeven, gedekt, net als ieder ander.
reason-spoilt-none = Bedorven troef telt aan deze tafel niet.
    .full = Het spel wordt uitgespeeld, ook als de verdedigers geen enkele troef kregen.
reason-caps-none = Aan deze tafel wordt geen Caps gespeeld.
    .full = Alle slagen winnen levert niet meer op dan het bod.
reason-caps-announce = { own-They } mag nu alle slagen aankondigen.
    .full = Er is nog geen kaart gevallen. Er worden geen kaarten getoond, en er wordt geen volgorde genoemd.
reason-caps-after-lead = Het is te laat om alle slagen aan te kondigen.
    .full = Aan deze tafel wordt Caps aangekondigd voordat de eerste kaart valt, of helemaal niet.
reason-caps-no-order = Aan deze tafel noem je bij Caps geen volgorde.
    .full = Het wordt voor het spelen aangekondigd, en alle kaarten blijven verborgen. Laat dus weg: { $cards }.
reason-tokens-announced = De aangekondigde slagen zijn alle gewonnen, en dat levert { own-tokens } extra op.
    .full = Caps is aangekondigd voordat de eerste kaart viel, en de kant verloor geen slag. Dat komt boven op het bod.
reason-tokens-announced-failed = De aangekondigde slagen zijn niet alle gewonnen, en dat kost { own-tokens }.
    .full = Caps is aangekondigd voordat de eerste kaart viel, en daarna ging er een slag verloren. Het bod telt niet meer.
event-opened-open-trump = { own-The-maker } legt de troefaanwijzer { $card } open neer en neemt hem in de hand. Alles wordt hier open gespeeld.
settle-caps-announced = { own-They } kondigde alle slagen aan en won ze: { own-tokens } extra.
settle-caps-failed = { own-They } kondigde alle slagen aan, en er ging er een verloren.

## Waarin tafels verschillen: de afspraken die de club verandert

differ-spoilt_redeal-never = bedorven troef wordt gewoon uitgespeeld.
differ-players-4 = er spelen er vier, in twee paren.
differ-players-6 = er spelen er zes, in drie paren.
differ-players-8 = er spelen er acht, in vier paren.
differ-dealing-packets = de eerste vier kaarten komen in één pakketje.
differ-dealing-singly = de eerste vier kaarten komen één voor één.
differ-passing-stays-in = wie heeft gepast, mag nog bieden.
differ-passing-out = wie heeft gepast, ligt uit het bieden.
differ-later_calls-200 = na je eerste beurt heb je 200 of meer nodig.
differ-later_calls-free = voor latere biedingen geldt geen eigen grens.
differ-second_auction-yes = er is een tweede biedronde met acht kaarten.
differ-second_auction-no = er is maar één biedronde.
differ-maker_cuts-indicator = met gesloten troef troeft de troefmaker alleen met de troefaanwijzer in.
differ-maker_cuts-any = de troefmaker mag met elke troef gedekt introeven.
differ-open_trump-no = de troefaanwijzer ligt gedekt tot iets hem opent.
differ-open_trump-yes = de troefaanwijzer wordt meteen omgedraaid.
differ-pcc-yes = Partner Close Caps mag worden geroepen.
differ-pcc-no = Partner Close Caps wordt niet gespeeld.
differ-caps-in-play = Caps roep je zodra het bewezen is.
differ-caps-before-play = Caps wordt aangekondigd voordat de eerste kaart valt.
differ-caps-none = Caps wordt niet gespeeld.
differ-caps_before_won-3 = aangekondigde en gehaalde Caps levert 3 fiches extra op.
differ-caps_before_won-2 = aangekondigde en gehaalde Caps levert 2 fiches extra op.
differ-caps_before_won-4 = aangekondigde en gehaalde Caps levert 4 fiches extra op.
differ-caps_before_won-5 = aangekondigde en gehaalde Caps levert 5 fiches extra op.
differ-caps_before_lost-5 = aangekondigde en mislukte Caps kost 5 fiches.
differ-caps_before_lost-3 = aangekondigde en mislukte Caps kost 3 fiches.
differ-caps_before_lost-4 = aangekondigde en mislukte Caps kost 4 fiches.
differ-caps_before_lost-6 = aangekondigde en mislukte Caps kost 6 fiches.
