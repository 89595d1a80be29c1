### Nederlands: de puzzels van de spellen waarin de troefmaker een kaart vraagt, of alleen speelt met een weduwe.

## Soorten

kind-call-partner-legal-card = { kind-legal-card }
    .full = Bekennen, of de gevraagde kaart spelen als die moet vallen: vind wat de regels toestaan.
kind-call-partner-winner = { kind-winner }
    .full = Zie wie een slag wint, wat die waard is, en wanneer de troefmaker alleen komt te staan.
kind-call-partner-count = { kind-count }
    .full = Hou beide kanten bij, wat er nog ontbreekt, en de troeven.
kind-call-partner-auction = { kind-auction }
    .full = Welk bod mag, wanneer is het bieden voorbij, en wie moet er spelen?
kind-call-partner-marriage = Huwelijken
    .full = Welke heer en vrouw mag je tonen, en waar gaat het doel heen?
kind-call-partner-settle = { kind-settle }
    .full = Reken uit wat een spel iedereen oplevert, en wie er wint na elf keer delen.
kind-widow-legal-card = { kind-legal-card }
    .full = Beken kleur als je kunt: vind wat de regels toestaan.
kind-widow-winner = { kind-winner }
    .full = Zie wie een slag van drie kaarten wint, en wat die waard is.
kind-widow-count = { kind-count }
    .full = Hou beide kanten bij, de weduwe, wat er nog ontbreekt, en de troeven.
kind-widow-auction = { kind-auction }
    .full = Welk bod mag, wanneer is het bieden voorbij, en wie moet er spelen?
kind-widow-marriage = { kind-call-partner-marriage }
    .full = Welke heer en vrouw mag je tonen, en waar gaat het doel heen?
kind-widow-settle = { kind-settle }
    .full = Reken uit wat een spel iedereen oplevert, en wie er wint na elf keer delen.

choice-call-partner-legal-card-yes = { choice-legal-card-yes }
choice-call-partner-legal-card-no = { choice-legal-card-no }
choice-call-partner-winner-yes = Ja
choice-call-partner-winner-no = Nee
choice-call-partner-auction-yes = Ja
choice-call-partner-auction-no = Nee
choice-call-partner-marriage-yes = Ja
choice-call-partner-marriage-no = Nee
choice-call-partner-settle-yes = Ja
choice-call-partner-settle-no = Nee
choice-call-partner-settle-minus-1 = −1
choice-call-partner-settle-none = 0
choice-call-partner-settle-plus-1 = +1
choice-call-partner-settle-plus-4 = +4
choice-widow-legal-card-yes = { choice-legal-card-yes }
choice-widow-legal-card-no = { choice-legal-card-no }
choice-widow-auction-yes = Ja
choice-widow-auction-no = Nee
choice-widow-marriage-yes = Ja
choice-widow-marriage-no = Nee
choice-widow-settle-yes = Ja
choice-widow-settle-no = Nee
choice-widow-settle-minus-1 = −1
choice-widow-settle-none = 0
choice-widow-settle-plus-1 = +1
choice-widow-settle-plus-4 = +4

## Welke kaart mag ik spelen?

theme-called-follow = Kleur bekennen
theme-called-trump-led = Er wordt troef gevraagd
theme-called-void = Een kleur niet meer hebben
theme-called-lead = Jij komt uit
theme-called-duty = De gevraagde kaart moet vallen
theme-called-no-duty = De gevraagde kaart hoeft niet te vallen
hint-called-you-lead = Jij begint deze slag. Is er een kleur waarmee je moet uitkomen?
hint-called-who-led = Wie begon deze slag? De gevraagde kaart moet alleen vallen als de troefmaker met die kleur uitkomt.

## Wie wint de slag

theme-called-trick-suit = De hoogste van de kleur
theme-called-trick-cut = Een troef ertussen
theme-called-trick-points = Punten van een slag
theme-called-alone = Komt de troefmaker alleen te staan?
hint-called-alone = Wie kwam uit met de gevraagde kleur, en wiens kaart won de slag?

## Tellen

theme-called-suit-out = Kaarten van een kleur
theme-called-trumps-out = Troeven die er nog zijn
theme-called-makers-points = Punten van de kant van de troefmaker
theme-called-others-points = Punten van de anderen
theme-called-lacking = Wat er nog ontbreekt
ask-called-suit-out = Hoeveel kaarten van { $suit } zijn niet gespeeld en zitten niet in je hand?
ask-called-trumps-out = { $suit } is troef. Hoeveel troeven zijn niet gespeeld en zitten niet in je hand?
ask-called-others-points = Hoeveel punten hebben de spelers tegen de troefmaker nu?
ask-called-lacking = Hoeveel punten heeft de kant van de troefmaker nog nodig voor het doel?
hint-called-sides = Ga de slagen één voor één langs. Speelt de winnaar voor de troefmaker of ertegen?
hint-called-lacking = Begin bij het bod. Laat de paren het verschuiven, en trek af wat de kant van de troefmaker heeft.

## Bieden

theme-called-first-bid = Het eerste bod
theme-called-raise = Hoger bieden
theme-called-over = Is het bieden voorbij?
theme-called-next = Wie er nu aan de beurt is
theme-called-maker = Wie de troefmaker is
theme-called-lead-first = Wie als eerste uitkomt
hint-called-steps = Zoek het laatste bod. Een hoger bod ligt er 5 tot 30 boven, in stappen van 5.
hint-called-no-bid = Niemand heeft nog geboden. Het eerste bod is minstens 150 en hoogstens 180.
hint-called-in = Tel wie er nog meedoet. Een pas is hier definitief.
hint-called-round = Ga rond met de klok mee, en sla over wie heeft gepast.
hint-called-last-in = Wie doet er als laatste nog mee? En wat als iedereen heeft gepast?
hint-called-dealer = Zoek de gever. Wie zit ernaast, met de klok mee?

## Huwelijken

theme-called-pair-which = Welk paar je mag tonen
theme-called-pair-may = Mag je dit paar tonen?
theme-called-pair-moves = Waar het doel heen gaat
theme-called-target = Het doel dat verschuift
ask-called-pair-which = Van welke kleuren mag je nu heer en vrouw tonen?
ask-called-pair-may = Mag je nu heer en vrouw van { $suit } tonen?
ask-called-pair-moves = Je toont nu heer en vrouw van { $suit }. Hoeveel moet de kant van de troefmaker dan halen?
hint-called-pair = Je hebt heer en vrouw in de hand nodig, en een slag die jouw kant zeker heeft gewonnen.
hint-called-whose-pair = Begin bij het doel zoals het nu is. Hoor je bij de troefmaker, en is het de troefkleur?
hint-called-pair-rule = De regel die hier beslist, is “{ $title }”.

## Reken af

own-called-deal = { $maker ->
    [you] Jij was de troefmaker voor { $bid }
   *[other] { $maker } was de troefmaker voor { $bid }
 }{ $partner ->
    [none] {""}
    [you] , en jij was de partner
   *[other] , en { $partner } was de partner
 }.
own-called-pairs = { $down ->
    [0] {""}
   *[other] {" "}Paren van de kant van de troefmaker tellen { $down }.
 }{ $up ->
    [0] {""}
   *[other] {" "}Paren van de anderen tellen { $up }.
 }
own-called-points = { $given ->
    [makers] { $partner ->
        [none] De troefmaker heeft { $points } punten, met de weduwe erbij.
       *[other] De kant van de troefmaker heeft { $points } punten.
     }
   *[others] De anderen hebben { $points } punten.
 }
own-called-slam = { $slam ->
    [none] {""}
    [made] {" "}Alle slagen waren aangekondigd, en alle slagen zijn gewonnen.
   *[lost] {" "}Alle slagen waren aangekondigd, maar niet alle zijn gewonnen.
 }{ $alone ->
    [yes] {" "}Op het eind stond de troefmaker alleen.
   *[no] {""}
 }
own-called-told = { own-called-deal }{ own-called-pairs } { own-called-points }{ own-called-slam }

theme-called-reached = Is het doel gehaald?
theme-called-edge = Net genoeg, of net te weinig
theme-called-score = Wat een spel oplevert
theme-called-slam = Alle slagen waren aangekondigd
theme-called-left-alone = Toen de troefmaker alleen stond
theme-called-match = Na elf keer delen
ask-called-reached = { own-called-told } Heeft de kant van de troefmaker het doel gehaald?
ask-called-score = { own-called-told } Wat levert dit spel { $who ->
    [you] jou
   *[other] { $who }
 } op?
ask-called-match = { own-called-told } Dit was spel { $deals }, het laatste. Wie heeft de partij gewonnen?
hint-called-target = Begin bij het bod. Een paar van de kant van de troefmaker verlaagt het, een paar van de anderen verhoogt het.
hint-called-roles = Is dit de troefmaker, de partner, of iemand anders? Kijk dan of het doel is gehaald.
hint-called-eleven = Neem de stand van daarvoor, tel erbij wat dit spel oplevert, en zoek de hoogste. Een gelijke stand deelt de winst.
hint-called-not-score = Het is niet { $score ->
    [minus-1] −1
    [none] 0
    [plus-1] +1
   *[plus-4] +4
 }.
hint-called-not-winner = { $who ->
    [you] Jij hebt niet gewonnen.
   *[other] { $who } heeft niet gewonnen.
 }

## Redenen: het bieden

reason-called-over-duty = Iedereen heeft gepast, dus { $dealer ->
    [you] moet jij spelen
   *[other] moet { $dealer } spelen
 }.
    .full = Als niemand biedt, is de gever de troefmaker voor het laagste bod, 150.
reason-called-over = Alleen { $bidder ->
    [you] jij doet
   *[other] { $bidder } doet
 } nog mee aan het bieden.
    .full = Alle anderen hebben gepast, en een pas is definitief. Dus het bod van { $bid } is het contract.
reason-called-on = { $turn ->
    [you] Jij mag
   *[other] { $turn } mag
 } nog bieden.
    .full = Het bieden gaat door tot er nog maar één over is. Het hoogste bod is nu { $bid }.
reason-called-on-no-bid = Niemand heeft geboden, en { $turn ->
    [you] jij bent
   *[other] { $turn } is
 } nog niet aan de beurt geweest.
    .full = Wie niet heeft gepast, mag nog bieden. Pas als iedereen heeft gepast, moet de gever spelen.
reason-called-next = { $turn ->
    [you] Jij bent
   *[other] { $turn } is
 } aan de beurt.
    .full = Het bieden gaat rond met de klok mee, en wie heeft gepast, wordt overgeslagen.
reason-called-next-out = { $out ->
    [you] Jij hebt
   *[other] { $out } heeft
 } gepast en doet niet meer mee.
    .full = Een pas is hier definitief. { $turn ->
    [you] Jij bent
   *[other] { $turn } is
 } nu aan de beurt.
reason-called-next-other = Eerst { $turn ->
    [you] ben jij
   *[other] is { $turn }
 } aan de beurt.
    .full = Het bieden gaat rond met de klok mee, van de een naar de volgende die niet heeft gepast.
reason-called-maker = { $bidder ->
    [you] Jij bent de troefmaker, voor
   *[other] { $bidder } is de troefmaker, voor
 } { $bid }.
    .full = Wie als enige overblijft bij het bieden, is de troefmaker, voor het laatste bod.
reason-called-maker-duty = { $dealer ->
    [you] Jij bent de troefmaker, voor
   *[other] { $dealer } is de troefmaker, voor
 } { $bid }.
    .full = Niemand bood. Dan moet de gever spelen voor het laagste bod.
reason-called-lead = { $eldest ->
    [you] Jij komt
   *[other] { $eldest } komt
 } uit in de eerste slag.
    .full = Wie naast de gever zit, met de klok mee, biedt als eerste en komt als eerste uit.
reason-called-lead-maker = De troefmaker komt hier niet als eerste uit: { $eldest ->
    [you] dat doe jij
   *[other] dat doet { $eldest }
 }.
    .full = Wie naast de gever zit, met de klok mee, komt uit in de eerste slag. Het maakt niet uit wie de troefmaker is.

## Redenen: een slag, en de telling

reason-alone-beaten = { $card } sloeg de gevraagde kaart, en het is geen troef van de troefmaker.
    .full = De troefmaker kwam met de gevraagde kleur uit, de gevraagde kaart moest vallen, en de troef van een ander won de slag. Vanaf nu speelt de troefmaker alleen.
reason-alone-not-led = { $card } viel, maar de troefmaker was niet met die kleur uitgekomen.
    .full = De troefmaker komt alleen te staan als de gevraagde kaart moest vallen omdat hij zelf met die kleur uitkwam.
reason-alone-own-trump = { $card } is een troef van { $by ->
    [you] je eigen kant
   *[other] de troefmakers eigen kant
 }.
    .full = Alleen de troef van een ander slaat de gevraagde kaart. De troefmaker en de partner mogen de slag met een eigen troef winnen.
reason-alone-no-trump = Geen troef van de anderen won deze slag.
    .full = De troefmaker komt alleen te staan als de troef van een ander de gevraagde kaart slaat.
reason-side-points = Samen is dat { $points }.
    .full = Tel alleen de slagen van deze kant op. Voor de troefmaker telt ook wat er in de weduwe ligt.
reason-side-partner-forgot = De slagen van de partner zijn vergeten.
    .full = Wat de partner heeft gewonnen, telt voor de kant van de troefmaker.
reason-side-widow-forgot = De weduwe is vergeten.
    .full = Wat op het eind in de weduwe ligt, telt voor de troefmaker, en daar liggen { $cards }.
reason-lacking = { $target } min { $points } is { $left }.
    .full = Het doel is het bod, verschoven door de paren. De punten die de kant van de troefmaker heeft, gaan eraf.
reason-lacking-bid = De paren zijn vergeten.
    .full = Elk paar dat is getoond, heeft het doel verschoven. Het bod alleen is niet genoeg.
reason-lacking-left = Zoveel punten zijn er nog te winnen.
    .full = De vraag is niet wat er nog te winnen is, maar wat de kant van de troefmaker nodig heeft.

## Redenen: de score

reason-called-reached = { own-points } is genoeg voor { $target }.
    .full = Precies het doel is genoeg. Het doel is het bod, verschoven door de getoonde paren.
reason-called-short = { own-points } is niet genoeg voor { $target }.
    .full = Het doel is het bod, verschoven door de getoonde paren. Eén punt minder, en het spel is verloren.
reason-scores-made = { $player ->
    [you] Jij krijgt
   *[other] { $player } krijgt
 } +1.
    .full = De kant van de troefmaker heeft { own-points } en moet { $target } halen. Dus krijgen de troefmaker en de partner er elk 1.
reason-scores-short = { $player ->
    [you] Jij krijgt
   *[other] { $player } krijgt
 } −1.
    .full = De kant van de troefmaker heeft { own-points } en moet { $target } halen. Dus verliezen de troefmaker en de partner er elk 1.
reason-scores-slam = { $player ->
    [you] Jij krijgt
   *[other] { $player } krijgt
 } +4.
    .full = Alle slagen waren aangekondigd en gewonnen. Dat levert de troefmaker en de partner 4 op in plaats van 1.
reason-scores-slam-failed = De gebroken belofte verandert verder niets.
    .full = Alle slagen waren aangekondigd, maar niet gewonnen. Dan telt alleen het doel.
reason-scores-other = { $player ->
    [you] Jij krijgt
   *[other] { $player } krijgt
 } 0.
    .full = Alleen de troefmaker en de partner winnen of verliezen. De anderen blijven waar ze zijn.
reason-scores-against = { $player ->
    [you] Jij krijgt
   *[other] { $player } krijgt
 } 0.
    .full = De twee die tegen de troefmaker spelen, krijgen nooit iets, wat er ook gebeurt.
reason-scores-still = { $player ->
    [you] Jij bent
   *[other] { $player } is
 } voor de score nog steeds de partner.
    .full = De troefmaker speelde alleen verder, maar de partner deelt nog in wat de troefmaker krijgt of verliest.
reason-match-first = { $player ->
    [you] Jij hebt
   *[other] { $player } heeft
 } de hoogste score.
    .full = Na het laatste spel wint het hoogste totaal de partij.
reason-match-shared = { $player ->
    [you] Jij deelt
   *[other] { $player } deelt
 } de hoogste score.
    .full = Gelijke totalen delen de winst.
reason-match-behind = { $leader ->
    [you] Jij hebt
   *[other] { $leader } heeft
 } een hogere score dan { $player ->
    [you] jij
   *[other] { $player }
 }.
    .full = Tel wat dit spel oplevert bij de stand van daarvoor op. Alleen het hoogste totaal wint.

## "Wat je in de weduwe laat": beoordeeld met getallen

kind-widow-exchange = Wat je in de weduwe laat
    .full = Je bent de troefmaker en hebt de weduwe gezien: welke twee kaarten horen daar op het eind te liggen?
theme-exchange-points = Punten die veilig zijn in de weduwe
theme-exchange-keep = Wat je beter houdt
ask-exchange-best = Je speelt { $bid }, met { $suit } als troef. Je ziet de weduwe. Welke twee kaarten horen daar te liggen als het spelen begint? Ze tellen voor jou en worden nooit gespeeld.
hint-exchange-void = Wie een kleur niet meer heeft, kan introeven. Van welke kleur heb je weinig kaarten?
hint-exchange-points = Wat in de weduwe ligt, telt voor jou. Welke punten kun je bij het spelen kwijtraken?
hint-exchange-trump = Welke kaarten winnen slagen voor je? Hou die, en je troeven.
hint-exchange-not = { $card } en { $other } zijn niet de beste twee.
reason-lies-best = Met deze twee in de weduwe wordt het bod { $percent } van de 100 keer gehaald.
    .full = Geen ander paar doet het beter, in spellen waarin alle handen open liggen.
reason-lies-near = Met deze twee in de weduwe wordt het bod { $percent } van de 100 keer gehaald, en dat is zo goed als elk ander.
    .full = Met { $cards } is het { $best_percent } van de 100. Zoveel spellen kunnen die twee niet uit elkaar houden.
reason-lies-worse = Met deze twee in de weduwe wordt het bod { $percent } van de 100 keer gehaald, met { $cards } { $best_percent } keer.
    .full = Beide zijn op dezelfde spellen geprobeerd, met alle handen open, en het verschil is te groot voor toeval.
chart-honest-exchange = Uit { $deals } spellen met jouw kaarten, de weduwe en deze troef, alle handen open voor iedereen. Wat de anderen boden, telt niet mee, en paren van heer en vrouw ook niet. Aan een echte tafel ziet niemand zoveel. Gebruik dit dus om kaarten te vergelijken.
