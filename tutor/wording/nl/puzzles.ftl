### Nederlands: puzzels. Thema’s, vragen en tips, met de namen die de puzzels gebruiken.

## Thema’s van "Welke kaart mag ik spelen?"

theme-follow-suit = Kleur bekennen
theme-leads = Een slag beginnen
theme-void-open = Niet kunnen bekennen, open troef
theme-folds = Niet kunnen bekennen, gesloten troef
theme-indicator-barred = De troefaanwijzer moet wachten
theme-indicator-lead = Uitkomen met de troefaanwijzer
theme-no-trump-lead = De eerste kaart van de troefmaker
theme-no-hand-cut = De troefmaker mag niet introeven uit de hand
theme-indicator-on-trump = Troef gevraagd aan de troefmaker
theme-indicator-apart = De troefaanwijzer ligt apart
theme-indicator-forced = De troefaanwijzer moet introeven
theme-exhausted = Troeven uitspelen
theme-forced-open = Hoge contracten
theme-pcc = Partner Close Caps
theme-last-trick = De laatste slag
theme-must-open = Niets dan troef om mee uit te komen

kind-legal-card = Welke kaart mag ik spelen?
    .full = Bekennen, gedekt spelen, de troefaanwijzer bewaren: vind wat de regels toestaan.
ask-legal-this = Mag je nu { $card } spelen?
ask-legal-face = Je speelt nu { $card }. Hoe valt die?
choice-legal-card-yes = Ja, dat mag.
choice-legal-card-no = Nee, dat mag niet.
choice-legal-card-up = Open
choice-legal-card-down = Gedekt

## Tips

hint-legal-look-at-lead = { $card } is gevraagd. Welke van je kaarten zijn van die kleur?
hint-legal-look-at-indicator = { $card } is gevraagd, en jij bent de troefmaker met een gesloten troef. Kijk eerst naar je hand, en dan naar de troefaanwijzer.
hint-legal-you-lead = Jij begint deze slag. Is er iets dat je bindt?
hint-legal-you-lead-closed = Jij komt uit, en je troef is nog gesloten. De troefmaker heeft dan grenzen.
hint-legal-think-back = Denk terug aan slag { $trick }. Wat speelden de anderen op jouw troef?
hint-legal-trump-open = Is de troef nog gesloten? Kijk naar het contract en naar het nummer van de slag.
hint-legal-last-trick = Het is de laatste slag, en de troefaanwijzer is alles wat je nog hebt.
hint-legal-this = { $card } mag worden gespeeld.
hint-legal-not-this = { $card } mag niet worden gespeeld.
hint-legal-rule = De regel die hier beslist, is “{ $title }”.

## "Wie wint de slag"

kind-winner = Wie wint de slag
    .full = Leer zien wie een slag wint, wat die waard is, en wat er met gedekte kaarten gebeurt.
theme-trick-order = Boer, negen, aas, tien
theme-trick-cut = Een troef troeft in
theme-trick-overcut = Twee troeven of meer
theme-trick-last = De achtste slag
theme-trick-kept = Gedekte kaarten die dicht blijven
theme-trick-own-fold = Ook de troefmaker speelt gedekt
theme-trick-hidden-nine = De troefaanwijzer die niet telt
theme-trick-indicator = De troefaanwijzer troeft in
theme-trick-high = De eerste slag en het contract
theme-trick-pcc = Maar drie kaarten
ask-winner-who = De slag is compleet. Wie wint hem?
ask-winner-who-kept = { $maker ->
    [you] Je hebt de gedekte kaarten bekeken en laat ze dicht.
   *[other] { $maker } heeft de gedekte kaarten bekeken en laat ze dicht.
 } Wie wint de slag?
ask-winner-who-shown = Er is een gedekte troef gevonden, en wat getoond moet worden, is getoond. Wie wint de slag?
ask-winner-who-looked = Jij bent de troefmaker en hebt de gedekte kaarten bekeken. Er is nog niets omgedraaid. Wie wint de slag?
ask-winner-points = Hoeveel kaartpunten telt deze slag?
ask-winner-turned = Jij bent de troefmaker en hebt de gedekte kaarten bekeken. Welke kaarten worden nu omgedraaid?
ask-winner-indicator = De slag is compleet. Wat gebeurt er met de troefaanwijzer?
ask-winner-indicator-looked = Jij bent de troefmaker en hebt de gedekte kaarten bekeken. Wat gebeurt er met de troefaanwijzer?
choice-winner-stays = Hij blijft dicht.
choice-winner-returns = Hij wordt getoond en gaat naar de hand van de troefmaker.
choice-winner-played = Hij is in deze slag gespeeld.
hint-winner-order = { $card } is gevraagd. In elke kleur is de volgorde J, 9, A, 10, K, Q, 8, 7.
hint-winner-trump = { $card } is gevraagd. Zoek naar troeven in de slag.
hint-winner-values = J telt 30, 9 telt 20, A 11, 10 telt 10, K 3, Q 2, en 8 en 7 tellen niets.
hint-winner-folded = Is er een troef onder de gedekte kaarten?
hint-winner-opens = Wat een gesloten troef kan openen: een gedekte troef, een hoog contract, of de allerlaatste kaart.
hint-winner-not-seat = { $who ->
    [you] Jij wint hem niet.
   *[other] { $who } wint hem niet.
 }
hint-winner-not-number = Het is niet { $count }.
hint-winner-rule = De regel die hier beslist, is “{ $title }”.
hint-winner-not-stays = Hij blijft niet dicht.
hint-winner-not-returns = Hij gaat niet naar de hand van de troefmaker.
hint-winner-not-played = Hij is niet in deze slag gespeeld.

## Het bieden

kind-auction = Wat mag je zeggen?
    .full = Vind wat er bij het bieden mag, en wat ervan komt.

theme-call-least = De eerste beurt
theme-call-later = Een latere beurt
theme-call-over-partner = Boven het bod van de partner
theme-call-ask = De partner vragen
theme-call-after-pass = Een pas is niet definitief
theme-call-end = Het einde van het bieden
theme-call-all-pass = Allen passen
theme-call-redeal = Opnieuw laten delen
theme-call-second = De tweede biedronde
theme-call-second-partner = De partner in de tweede biedronde
theme-call-pcc = Partner Close Caps roepen
theme-call-new-maker = Een nieuwe troefmaker

own-now-calls = { $call ->
    [bid] { own-They } biedt nu { $bid }.
    [ask] { own-They } laat nu de partner spreken.
    [pcc] { own-They } roept nu Partner Close Caps.
   *[pass] { own-They } past nu.
 }
ask-auction-which = Wat mag je nu zeggen?
ask-auction-allowed = Mag je nu { $call ->
    [bid] { $bid } bieden
    [ask] je partner laten spreken
    [redeal] opnieuw laten delen
    [pcc] Partner Close Caps roepen
   *[pass] passen
 }?
ask-auction-over = { own-now-calls } Is deze biedronde voorbij?
ask-auction-next = { own-now-calls } Wie is nu aan de beurt?
ask-auction-maker = { own-now-calls } Wordt { $named } daarmee de troefmaker?
ask-auction-lead = { own-now-calls } Komt { $named } uit in de eerste slag?

choice-auction-yes = Ja
choice-auction-no = Nee

hint-auction-bid = Zoek het laatste bod. Welke biedingen gaan erboven, in stappen van 10?
hint-auction-turns = Kijk wat er is gezegd. Heb je al een beurt gehad?
hint-auction-bidder = Van wie is het laatste bod: van je partner, of van de andere kant?
hint-auction-asked = Iemand liet de partner spreken. Bedenk wat dat met allebei doet.
hint-auction-points = Tel de punten van je vier kaarten. Heeft er al iemand iets gezegd?
hint-auction-cards = Hebben de spelers vier kaarten of acht? De tweede biedronde heeft eigen regels.
hint-auction-round = Ga rond naar rechts, en sla over wie niets hoeft te zeggen.
hint-auction-passes = Zoek het laatste bod. Wie heeft sindsdien gepast?
hint-auction-no-bid = Niemand heeft nog geboden. Tel wie er heeft gepast.
hint-auction-last-bid = Welk bod is het laatste? Moet er nog iemand iets zeggen?
hint-auction-contract = Kijk naar het contract en naar de gever.
hint-auction-bid-allowed = Je mag { $bid } bieden.
hint-auction-bid-refused = Je mag geen { $bid } bieden.
hint-auction-not-seat = { $who ->
    [you] Jij bent het niet.
   *[other] { $who } is het niet.
 }
hint-auction-rule = De regel die hier beslist, is “{ $title }”.

## "Tellen"

kind-count = Tellen
    .full = Leer punten, troeven en kleuren bij te houden uit de kaarten die je hebt gezien.
theme-count-suit = Kaarten van een kleur
theme-count-trumps = Troeven die er nog zijn
theme-count-taken = Gewonnen punten
theme-count-folded = Gedekt gespeelde kaarten
theme-count-returned = De troefaanwijzer is terug in de hand
theme-count-points = Punten die er nog zijn
theme-count-most = Hoeveel hoogstens
theme-count-voids = Wie een kleur niet meer heeft
theme-count-suits-out = Welke kleuren een speler niet meer heeft
ask-count-taken-ours = Hoeveel kaartpunten heeft jouw kant tot nu toe? Tel alleen kaarten die je hebt gezien.
ask-count-taken-theirs = Hoeveel kaartpunten heeft de andere kant tot nu toe? Tel alleen kaarten die je hebt gezien.
ask-count-points = Hoeveel kaartpunten zitten er in de kaarten die je nog niet hebt gezien?
ask-count-suit = Hoeveel kaarten van { $suit } heb je nog niet gezien? Je eigen hand heb je gezien.
ask-count-trumps = { $suit } is troef. Hoeveel troeven hebben de drie andere spelers nog?
ask-count-most = Hoeveel kaarten van { $suit } kan { $who } hoogstens nog hebben? Een gesloten troefaanwijzer hoort niet bij de hand.
ask-count-voids = Wie heeft zeker geen { $suit } meer? Een gesloten troefaanwijzer hoort niet bij de hand.
ask-count-suits-out = Welke kleuren heeft { $who } zeker niet meer? Een gesloten troefaanwijzer hoort niet bij de hand.
hint-count-eight = Elke kleur heeft acht kaarten: J, 9, A, 10, K, Q, 8 en 7.
hint-count-all = Alle kaarten samen tellen 304. Elke kleur telt 76.
hint-count-tricks = Ga de slagen één voor één langs. Wie won ze?
hint-count-follow = Zoek de slagen waarin iemand niet bekende.
hint-count-not = Het is niet { $count }.
hint-count-may-hold = { $who } kan er nog een hebben.
hint-count-is-out = { $who } heeft er geen meer.
hint-count-suit-held = Een kaart van { $suit } is nog mogelijk.

## Reken af

kind-settle = Reken af
    .full = Reken uit wat een gespeeld spel kost en oplevert.

theme-score-low = Contracten onder 200
theme-score-mid = Contracten van 200 tot 240
theme-score-high = Contracten vanaf 250
theme-score-edge = Net gehaald, of net niet
theme-score-pcc = De prijs van Partner Close Caps
theme-score-nothing = Spellen die niet tellen
theme-score-remainder = Te weinig fiches om te betalen
theme-score-match = Het einde van de partij
theme-score-bonus = Goed Caps geroepen
theme-score-defenders = Caps van de verdedigers
theme-score-wrong-two = Foute Caps, geen slag verloren
theme-score-wrong-five = Foute Caps en een verloren slag
theme-score-missed = Vergeten Caps te roepen

own-was-maker = { $maker ->
    [you] Jij was de troefmaker
   *[other] { $maker } was de troefmaker
 }
own-all-or-lost = { $lost ->
    [0] won alle acht slagen
   *[other] verloor slag { $lost }
 }
own-settle-deal = { $end ->
    [all-pass] Alle vier pasten zonder bod.
    [redeal] De voorhand had een lage hand en liet opnieuw delen.
    [spoilt] { own-was-maker } met { $bid }. Toen werd bedorven troef gemeld, en dat klopte.
    [pcc] { own-The-maker } riep Partner Close Caps en { own-all-or-lost }.
   *[played] { own-was-maker } met { $bid }. { $given ->
        [makers] De kant van de troefmaker haalde { own-points }.
       *[defenders] De verdedigers haalden { own-points }.
     }
 }
own-settle-call = { $caller ->
    [you] Jij riep Caps
   *[other] { $caller } riep Caps
 } { $after ->
    [0] voor de eerste kaart van slag { $trick }
   *[other] midden in slag { $trick }
 }
own-settle-proof = { $prover ->
    [you] Jij kon Caps voor het eerst bewijzen in slag { $due }
   *[other] { $prover } kon Caps voor het eerst bewijzen in slag { $due }
 }
own-settle-caps = { $caps ->
    [announced] { " " }{ own-settle-announced }
    [early] { " " }{ own-settle-call }, zonder bewijs. Die kant { own-all-or-lost }.
    [called] { " " }{ own-settle-proof }. { own-settle-call }. Die kant { own-all-or-lost }.
    [missed] { " " }{ own-settle-proof }, maar niemand riep het. Die kant { own-all-or-lost }.
   *[none] { "" }
 }
own-settle-before = Voor dit spel had jouw kant { $ours } en de andere kant { $theirs } van de fiches.
ask-settle-moved = { own-settle-deal }{ own-settle-caps } { own-settle-before } Hoeveel fiches gaan er over, en waarheen?
ask-settle-after = { own-settle-deal }{ own-settle-caps } { own-settle-before } Hoeveel fiches heeft jouw kant nu?
ask-settle-made = { own-settle-deal } Is het contract gehaald?
ask-settle-match = { own-settle-deal }{ own-settle-caps } { own-settle-before } Is de partij voorbij?

choice-settle-yes = Ja
choice-settle-no = Nee
choice-settle-none = Er gaan geen fiches over
choice-settle-ours-1 = Jouw kant krijgt 1 fiche
choice-settle-ours-2 = Jouw kant krijgt 2 fiches
choice-settle-ours-3 = Jouw kant krijgt 3 fiches
choice-settle-ours-4 = Jouw kant krijgt 4 fiches
choice-settle-ours-5 = Jouw kant krijgt 5 fiches
choice-settle-theirs-1 = De andere kant krijgt 1 fiche
choice-settle-theirs-2 = De andere kant krijgt 2 fiches
choice-settle-theirs-3 = De andere kant krijgt 3 fiches
choice-settle-theirs-4 = De andere kant krijgt 4 fiches
choice-settle-theirs-5 = De andere kant krijgt 5 fiches

hint-settle-bid = Kijk eerst of het contract is gehaald. Kijk dan hoe hoog het was.
hint-settle-caps = Bepaal eerst of er goed Caps is geroepen. Het bod komt daarna.
hint-settle-tokens = Reken uit wat er betaald moet worden. Kijk dan hoeveel fiches die kant heeft.
hint-settle-ending = Hoe eindigde dit spel? Is het uitgespeeld?
hint-settle-not-count = Het is niet { $count }.
hint-settle-not-tokens = Jouw kant heeft er nu geen { $count }.
hint-settle-rule = De regel die hier beslist, is “{ $title }”.

## "Openen?"

kind-open-it = Openen?
    .full = Weet wanneer de gesloten troef getoond mag worden, wanneer het moet, en wat eruit volgt.

theme-open-when = Zelf de troef tonen
theme-open-high = Hoge contracten en de troef
theme-open-pcc = De troef in Partner Close Caps
theme-open-must = Niets dan troef om uit te komen
theme-open-reveal = Wat de troef opent
theme-open-caps = Caps en de troefaanwijzer
theme-open-house = Tafels die anders spelen
theme-open-lead = Wel of niet tonen voor het uitkomen
theme-open-had = Als de troef open was

ask-open-it-may = { $who ->
    [you] Mag je de troef nu tonen?
   *[other] Mag { $who } de troef nu tonen?
 }
ask-open-it-need = Jij bent de troefmaker. Hoe staat het met het tonen van de troef?
ask-open-it-itself = Stel dat niemand in deze slag een troef gedekt speelt. Wordt de troef getoond als de slag voorbij is?
ask-open-it-house = Aan deze tafel { $shows ->
    [yes] toont een contract van { $high } of meer de troef na de eerste slag
   *[no] toont een contract van { $high } of meer de troef na de eerste slag niet
 }. Stel dat niemand in deze slag een troef gedekt speelt. Wordt de troef getoond als de slag voorbij is?
ask-open-it-end = De slag is compleet. Wat gebeurt er met de gesloten troef?
ask-open-it-end-looked = Jij bent de troefmaker en hebt de gedekte kaarten bekeken. Wat gebeurt er met de gesloten troef?
ask-open-it-caps = { $who ->
    [you] Stel dat je nu Caps roept. Wordt de troef daarmee getoond?
   *[other] Stel dat { $who } nu Caps roept. Wordt de troef daarmee getoond?
 }
ask-open-it-lead-open = Je toont eerst de troef. Met welke van deze kaarten mag je dan uitkomen?
ask-open-it-lead-closed = Je laat de troef gesloten. Met welke van deze kaarten mag je uitkomen?
ask-open-it-had = Stel dat je de troef voor de eerste kaart had getoond. Welke van deze kaarten kon je nu spelen?

choice-open-it-yes = Ja
choice-open-it-no = Nee
choice-open-it-must = Ik moet hem nu tonen.
choice-open-it-may = Ik mag hem tonen, maar het hoeft niet.
choice-open-it-cannot = Ik kan hem nu niet tonen.
choice-open-it-itself = Het contract toont hem.
choice-open-it-reveal = Een gedekte troef toont hem.
choice-open-it-stays = Hij blijft gesloten.

hint-open-it-when = Is er al een kaart gevallen? En van wie is de troefaanwijzer?
hint-open-it-lead = Wie komt uit, en waarmee mag je uitkomen zolang de troef gesloten is?
hint-open-it-bid = Kijk naar het contract, en naar het nummer van de slag.
hint-open-it-folded = Wat een gesloten troef kan tonen: een gedekte troef, of een hoog contract na de eerste slag.
hint-open-it-caps = Wie Caps roept, legt de hele hand open. Waar is de troefaanwijzer?
hint-open-it-hand = Waar is de troefaanwijzer: apart, of in je hand? Dat bepaalt wat je bindt.
hint-open-it-rule = De regel die hier beslist, is “{ $title }”.
hint-open-it-not-must = Het hoeft niet, nu tonen.
hint-open-it-not-may = Het is niet aan jou.
hint-open-it-not-cannot = Nu tonen kan wel.
hint-open-it-not-itself = Het contract toont hem niet.
hint-open-it-not-reveal = Geen gedekte troef toont hem.
hint-open-it-not-stays = Hij blijft niet gesloten.
hint-open-it-not-card = { $card } zou tegen de regels zijn.
hint-open-it-card = { $card } zou mogen.

## "Kunnen ze hem hebben?"

kind-knowledge = Kunnen ze hem hebben?
    .full = Leer wat de kaarten die je hebt gezien, je vertellen over de kaarten die je niet zag.

theme-know-holds = Zeker, mogelijk of onmogelijk
theme-know-who = Wie deze kaart kan hebben
theme-know-apart = De troefaanwijzer ligt apart
theme-know-must = Kaarten die er moeten zijn
theme-know-fold = Wat er gedekt is gespeeld
theme-know-saw = Wie een gedekte kaart kent
theme-know-trumps = Welke kleur troef is
theme-know-spoilt = Bedorven troef

ask-knowledge-holds = Heeft { $who } { $card }? Een gesloten troefaanwijzer telt mee.
ask-knowledge-who = Wie kan { $card } hebben? Een gesloten troefaanwijzer telt mee.
ask-knowledge-must = Welke van deze kaarten moet { $who } hebben? Een gesloten troefaanwijzer telt mee.
ask-knowledge-fold = Welke kleuren kan de kaart zijn die { $who } in slag { $trick } gedekt speelde?
ask-knowledge-saw = Wie heeft de kaart gezien die { $who } in slag { $trick } gedekt speelde?
ask-knowledge-trumps = Welke kleuren kunnen troef zijn, naar alles wat je weet?
ask-knowledge-trump = Is { $suit } troef?
ask-knowledge-spoilt = Kreeg geen van beide verdedigers een troef? Denk aan de kaarten zoals ze gedeeld zijn.

choice-knowledge-sure = Ja, zeker.
choice-knowledge-possible = Het is mogelijk.
choice-knowledge-impossible = Nee, dat kan niet.

hint-knowledge-follow = Zoek de slagen waarin iemand niet bekende. Tel dan wat er over is.
hint-knowledge-apart = De troefmaker heeft meer dan de hand: denk aan de gesloten troefaanwijzer.
hint-knowledge-rest = Wie kan zo’n kaart niet hebben? Wat overblijft, moet ergens zijn.
hint-knowledge-fold = Welke kleuren had die speler niet bekend? En wat gebeurt er met een gedekte troef?
hint-knowledge-look = Wie bekijkt gedekte kaarten, en wanneer? Welke worden omgedraaid?
hint-knowledge-trump = Waarmee kwam de troefmaker het eerst uit? Welke gedekte kaarten bleven dicht?
hint-knowledge-dealt = Ga de troeven één voor één langs: je hand, de slagen, en wat er nog is.
hint-knowledge-not-sure = Je kunt het niet zeker weten.
hint-knowledge-not-possible = Je kunt het zeker zeggen, zo of zo.
hint-knowledge-not-impossible = Je kunt het niet uitsluiten.
hint-knowledge-not-seat = { $who } kan hem niet hebben.
hint-knowledge-seat = { $who } kan hem hebben.
hint-knowledge-not-card = { $card } hoeft er niet te zijn.
hint-knowledge-card = { $card } moet er zijn.
hint-knowledge-not-suit = Het kan geen { $suit } zijn.
hint-knowledge-suit = Het kan { $suit } zijn.
hint-knowledge-rule = De regel die hier beslist, is “{ $title }”.
