### Nederlands: de tafel, de vragen en de keuze van het spel waarin de troefmaker een kaart vraagt, of alleen speelt.

## Welk spel

page-profile-call-partner = Partner vragen
    .full = Vier spelers, ieder voor zich. De troefmaker vraagt een kaart, en wie die heeft, is de geheime partner.
page-profile-widow = Weduwe
    .full = Drie spelers en twee kaarten die dicht liggen. De troefmaker speelt alleen tegen twee.
page-game = Spel: { $name }
page-game-switch = Welk spel?

## De tafel

seat-target = Doel
seat-target-moved = { $target } (bod { $bid })
seat-target-open = { $targets }
seat-called = Gevraagd
seat-called-none = nog geen
seat-points-sides = Punten
seat-tricks-sides = Slagen
seat-pair = maker { $ours } · anderen { $theirs }
seat-scores = Stand
seat-score = stand { $score }
seat-score-one = { $who } { $score }
seat-trump-named = { $suit }
seat-role-alone = speelt alleen
seat-role-slam = slem
seat-widow = Weduwe
seat-widow-hidden = De weduwe: { $count ->
    [one] { $count } kaart ligt
   *[other] { $count } kaarten liggen
 } dicht.
seat-widow-known = De weduwe, die alleen jij kent: { $cards }.
app-phase-called-auction = Het bieden
app-phase-exchange = De weduwe
app-phase-trump = De troef kiezen
app-phase-call = Een kaart vragen
app-bubble-trump = { $suit } is troef
app-bubble-call = Ik vraag { $card }
app-bubble-exchange = De weduwe

## Vragen van de lessen

ask-lesson-calls-first = Wie biedt als eerste?
ask-called-target = Hoeveel punten moet de kant van de troefmaker op het eind hebben?
ask-called-partner = Wie kan de partner zijn?
ask-called-side-points = Hoeveel punten heeft de kant van de troefmaker nu?
ask-called-alone = Gaat de troefmaker alleen verder?
ask-called-made = Heeft de kant van de troefmaker het doel gehaald?
ask-called-scores = Wat levert dit spel { $who ->
    [you] jou
   *[other] { $who }
 } op?

## De cursus

course-group-bid = Het bieden en de troef
course-group-partner = De geheime partner
course-group-target = Doelen en standen
course-group-widow = Met drie aan tafel

## De woorden van deze spelen, naast die van alle spelen

gloss-call-auction = Het bieden, als alle kaarten gedeeld zijn. Het is voorbij als er nog maar één speler meedoet.
    .title = Bieden
gloss-call-card = De kaart die de troefmaker noemt. Iedereen kent hem, maar alleen wie hem heeft, weet wie de partner is.
    .title = Gevraagde kaart
gloss-call-dealer = De speler die de kaarten deelt. Passen allen, dan moet de gever spelen.
    .title = Gever
gloss-call-marriage = Heer en vrouw van één kleur in één hand. Op tijd getoond verschuift het paar het doel.
    .title = Huwelijk
gloss-call-match = Elf spellen. De hoogste stand wint.
    .title = Partij
gloss-call-partner = De speler die de gevraagde kaart heeft, voor één spel. Troefmaker en partner delen de score.
    .title = Partner
gloss-call-pass = Niet bieden. Wie past, doet dit spel niet meer mee met bieden.
    .title = Passen
gloss-call-score = Wat je in de spellen tot nu toe won en verloor. Het kan minder zijn dan niets.
    .title = Stand
gloss-call-side = De troefmaker met de partner, of alleen, tegen alle anderen.
    .title = Kant
gloss-call-slam = De belofte om elke slag van het spel te winnen.
    .title = Slem
gloss-call-target = De punten die de kant van de troefmaker moet halen: het bod, verschoven door huwelijken.
    .title = Doel
gloss-call-widow = Twee kaarten die dicht liggen als je met z’n drieën speelt. De troefmaker mag eruit nemen.
    .title = Weduwe
