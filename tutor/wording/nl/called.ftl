### Nederlands: de spelen waarin de troefmaker een kaart vraagt, of alleen speelt met een weduwe.

## Handelingen zoals ze op een knop staan

action-exchange = { $cards } uit de weduwe nemen en { $put } terugleggen
action-exchange-none = de weduwe laten liggen
action-trump = { $suit } troef maken
action-call = { $card } vragen
action-marriage = heer en vrouw van { $suit } tonen
action-slam = alle slagen aankondigen

## Eén regel van het verslag

log-exchange = { own-They } neemt { $cards } uit de weduwe en legt { $put } terug.
log-exchange-none = { own-They } laat de weduwe liggen.
log-exchange-hidden = { own-They } bekijkt de weduwe.
log-trump = { own-They } maakt { $suit } troef.
log-call = { own-They } vraagt { $card }.
log-marriage = { own-They } toont heer en vrouw van { $suit }.
log-slam = { own-They } kondigt alle slagen aan.

## Wat er gebeurde

event-dealer-duty = { $maker ->
    [you] Iedereen heeft gepast. Jij hebt gedeeld, dus jij moet voor { $bid } spelen.
   *[other] Iedereen heeft gepast. { $maker } heeft gedeeld en moet dus voor { $bid } spelen.
 }
event-exchanged = { $count ->
    [0] Er wisselt geen kaart met de weduwe.
    [one] Er komt { $count } kaart uit de weduwe, en er gaat er { $count } terug.
   *[other] Er komen { $count } kaarten uit de weduwe, en er gaan er { $count } terug.
 }
event-trump-named = De troef is { $suit }, en iedereen ziet het.
event-card-called = Wie { $card } heeft, is de geheime partner.
event-partner-led = { $who ->
    [you] Je moest { $card } spelen. Jij bent de partner.
   *[other] { $who } moest { $card } spelen. { $who } is de partner.
 }
event-partner-fell = { $card } is gevallen. { $who ->
    [you] Jij bent de partner.
   *[other] { $who } is de partner.
 }
event-partner-slam = Alleen de troefmaker of de partner mag dit aankondigen. { $who ->
    [you] Dus jij bent de partner, en iedereen weet het nu.
   *[other] Dus { $who } is de partner.
 }
event-partner-pair = Bij het paar zit de gevraagde kaart { $card }. { $who ->
    [you] Dus jij bent de partner, en iedereen weet het nu.
   *[other] Dus { $who } is de partner.
 }
event-left-alone = { $trump } wint van de gevraagde kaart { $card }. { $maker ->
    [you] Vanaf nu speel je alleen.
   *[other] Vanaf nu speelt { $maker } alleen.
 }
event-marriage = Het doel schuift { $points } op.
event-slam = Nu heeft { $maker ->
    [you] jouw kant
   *[other] de kant van de troefmaker
 } alle slagen beloofd.
event-ended-all-played = Alle kaarten zijn gespeeld.

## De score van een spel

scored-made = { $maker ->
    [you] Jouw kant
   *[other] De kant van { $maker }
 } had { $target } nodig en heeft { own-points }, dus het doel is gehaald.
scored-failed = { $maker ->
    [you] Jouw kant
   *[other] De kant van { $maker }
 } had { $target } nodig en heeft maar { own-points }, dus dat is te weinig.
scored-slam-made = Alle slagen waren aangekondigd, en ze zijn allemaal gewonnen.
scored-slam-failed = Alle slagen waren aangekondigd, maar ze zijn niet allemaal gewonnen. Dat verandert verder niets.
scored-one = { $who } { $sign ->
    [plus] +{ $count }
    [minus] −{ $count }
   *[none] { $count }
 }
scored-moved = Dit spel geeft { $scores }.
scored-totals = De stand is nu { $totals }.

## Mag wel

reason-called-bid = Dit bod is in orde.
    .full = Het is hoger dan het bod ervoor, met niet meer dan 30, en het gaat met stappen van 5.
reason-called-pass = { own-They } mag altijd passen.
    .full = Passen mag in elke beurt, maar het is definitief. In deze biedronde kun je niet meer terug.
reason-widow-exchange = Deze ruil mag.
    .full = De troefmaker mag geen, één of twee kaarten uit de weduwe nemen, en legt er evenveel terug. Wat daar dan ligt, telt voor de troefmaker en wordt nooit gespeeld.
reason-called-trump = { own-They } mag elke kleur troef maken.
    .full = De troefmaker kiest uit alle vier de kleuren. Iedereen weet de kleur meteen.
reason-called-card = { own-They } mag deze kaart vragen.
    .full = Hij zit niet in de hand van de troefmaker zelf. Wie hem heeft, is de partner.
reason-called-reveals = Dit is de gevraagde kaart, en nu moet hij vallen.
    .full = De troefmaker is met die kleur uitgekomen. Wie de gevraagde kaart heeft, moet hem spelen, en zo kent iedereen de partner.
reason-called-marriage = { own-They } mag dit paar tonen.
    .full = Heer en vrouw van één kleur zitten in de hand, en de kant heeft een slag gewonnen. Het doel schuift ten gunste van wie toont.
reason-called-slam = { own-They } mag alle slagen aankondigen.
    .full = De troefmaker of de partner mag dat op tijd beloven. Het brengt 4 op in plaats van 1 als het uitkomt.

## Mag niet: beurt en deel van het spel

reason-called-turn = { $turn ->
    [you] Jij bent aan de beurt, niet zij.
   *[other] { $turn } is aan de beurt.
 }
    .full = De spelers handelen één voor één, met de klok mee. { $turn ->
    [you] De volgende zet is aan jou.
   *[other] Nu moet { $turn } eerst iets doen.
 }
reason-called-phase-auction = Het bieden is nog bezig.
    .full = Nu bieden of passen de spelers. Al het andere komt later.
reason-called-phase-exchange = Eerst is de weduwe aan de beurt.
    .full = De troefmaker neemt kaarten uit de weduwe of laat ze liggen. Daarvoor kan er niets anders gebeuren.
reason-called-phase-trump = Eerst moet de troefmaker de troef kiezen.
    .full = De troefmaker noemt een van de vier kleuren. Daarvoor kan er niets anders gebeuren.
reason-called-phase-call = Eerst moet de troefmaker een kaart vragen.
    .full = De troef is gekozen, en nu noemt de troefmaker een kaart om een partner te vinden. Daarvoor kan er niets anders gebeuren.
reason-called-phase-play = De kaarten worden gespeeld.
    .full = Het is te laat om te bieden, te passen, de troef te kiezen of een kaart te vragen.
reason-called-phase-over = Dit spel is voorbij.
    .full = Alle kaarten zijn gespeeld. Er kan niets meer worden gespeeld of geroepen.
reason-called-other-game = Dit hoort niet bij het spel aan deze tafel.
    .full = Het hoort bij het spel met twee vaste kanten. Hier vraagt de troefmaker een kaart of speelt alleen.
reason-other-game = Dit hoort niet bij het spel aan deze tafel.
    .full = Het hoort bij het spel waarin de troefmaker een kaart vraagt of alleen speelt. Hier spelen twee vaste kanten.

## Mag niet: het bieden en wat de troefmaker doet

reason-called-passed = { own-They } { own-have } gepast, en een pas is definitief.
    .full = Wie past, doet in deze biedronde niet meer mee. De anderen gaan zonder die speler verder.
reason-called-bid-high = Geen bod mag hoger zijn dan { $limit }.
    .full = Er zitten niet meer dan { $limit } punten in het spel, dus meer kan niemand beloven.
reason-called-bid-leap = Deze sprong is te groot: { $limit } is nu het meeste.
    .full = Een bod mag hoogstens 30 boven het bod ervoor liggen. Het eerste bod is minstens 150 en hoogstens 180.
reason-widow-not-there = { $cards_count ->
    [one] { $card } ligt niet in de weduwe.
   *[other] { $cards } liggen niet in de weduwe.
 }
    .full = De troefmaker kan alleen de kaarten nemen die bij het delen apart zijn gelegd.
reason-widow-not-held = { $cards_count ->
    [one] { $card } is er niet om terug te leggen.
   *[other] { $cards } zijn er niet om terug te leggen.
 }
    .full = Wat teruggaat, komt uit de hand van de troefmaker of is net genomen.
reason-widow-twice = { $card } is twee keer genoemd.
    .full = Er is van elke kaart maar één, dus die kan maar één keer van plaats wisselen.
reason-widow-count = { $put ->
    [one] Er gaat { $put } kaart terug
   *[other] Er gaan { $put } kaarten terug
 }, en er zijn er { $taken } genomen.
    .full = De troefmaker legt evenveel kaarten terug als er genomen zijn, zodat er tien in de hand blijven.
reason-called-own = { own-They } { own-have } { $card } zelf.
    .full = De gevraagde kaart moet in een andere hand zitten, want wie hem heeft, is de partner.

## Mag niet: het spelen

reason-called-must-reveal = { $card } moet nu worden gespeeld.
    .full = De troefmaker is met de kleur van de gevraagde kaart uitgekomen. Wie hem heeft, moet hem spelen, wat er ook nog kan bekennen.
reason-called-face-up = Hier wordt elke kaart open gespeeld.
    .full = De troef is vanaf het begin bekend, dus niets wordt gedekt gespeeld.
reason-called-marriage-lacks = { own-They } { own-have } { $cards_or } niet.
    .full = De heer en de vrouw van de kleur moeten allebei in de hand zitten om ze te tonen.
reason-called-marriage-early = { own-They } kan nog niet rekenen op een slag van { $who ->
    [you] jouw kant
   *[other] die kant
 }.
    .full = Een paar mag worden getoond als de kant een slag heeft gewonnen. Zolang de partner onbekend is, kan een slag van een ander bij beide kanten horen.
reason-called-marriage-again = Dit paar is al getoond.
    .full = De heer en vrouw van een kleur kunnen het doel maar één keer verschuiven.
reason-called-slam-late = Het is te laat: slag { $before } is begonnen.
    .full = Alle slagen moeten worden aangekondigd voordat slag { $before } begint.
reason-called-slam-again = Alle slagen zijn al aangekondigd.
    .full = Eén belofte is genoeg voor de hele kant.
reason-called-slam-other = Alleen de kant van de troefmaker mag dit aankondigen.
    .full = Het is een belofte van de troefmaker of de partner. De anderen hebben niets te beloven.
reason-called-slam-left = De troefmaker speelt nu alleen.
    .full = De gevraagde kaart is door een troef geslagen. Sindsdien speelt de partner niet meer mee met de troefmaker, dus alleen de troefmaker mag aankondigen.

## Wat de scheidsrechter afdrukt

referee-points-seats = Kaartpunten in slagen: { $points }.
referee-target = De kant van de troefmaker heeft { $points }, en het doel is { $target }.
referee-to-act-more = { $who } is aan de beurt en mag: { $actions }, of een van { $more } andere.

## Wie de partner kan zijn, en wat het doel is

reason-partner-may = { $holder ->
    [you] Je kunt { $card } hebben.
   *[other] { $holder } kan { $card } hebben.
 }
    .full = Niets van wat er is gespeeld, sluit dat uit.
reason-partner-only = Alleen { $holder ->
    [you] jij kunt { $card } nog hebben.
   *[other] { $holder } kan { $card } nog hebben.
 }
    .full = Alle anderen vallen af door wat ze hebben gespeeld.
reason-partner-pair = { $holder ->
    [you] Jij bent de partner.
   *[other] { $holder } moet de partner zijn.
 }
    .full = Een paar mag alleen worden getoond als de eigen kant een slag heeft. Deze speler had er geen, dus telden de slagen van de troefmaker.
reason-partner-void = { $holder ->
    [you] Je had geen kaart van die kleur.
   *[other] { $holder } bekende { $card } niet.
 }
    .full = Wie de kleur van de gevraagde kaart niet kan bekennen, heeft hem niet.
reason-partner-not-forced = { $holder ->
    [you] Je hoefde { $card } niet te spelen.
   *[other] { $holder } speelde { $card } niet toen de troefmaker met die kleur uitkwam.
 }
    .full = Komt de troefmaker met de kleur van de gevraagde kaart uit, dan moet wie hem heeft hem spelen.
reason-partner-other-pair = { $shower ->
    [you] Jij bent de partner, en niemand anders.
   *[other] { $shower } is de partner, dus { $holder } niet.
 }
    .full = Eén speler heeft een paar getoond zonder zelf een slag te hebben. Dat kon alleen de partner van de troefmaker.
reason-partner-no-room = Er is geen plaats voor { $card } in de hand van { $holder }.
    .full = De kaarten die de anderen niet kunnen hebben, vullen die hand.
reason-target-now = Het doel is { $target }.
    .full = Het bod is het begin. Elk paar van de kant van de troefmaker verlaagt het, en elk paar van de anderen verhoogt het: met 20, of met 40 in troef.
reason-target-forgot = { $shower ->
    [you] Jouw paar { $cards } is vergeten.
   *[other] Het paar { $cards } van { $shower } is vergeten.
 }
    .full = Elk paar dat is getoond, heeft het doel verschoven.
reason-target-wrong-way = { $shower ->
    [you] Jouw paar { $cards } schuift het de andere kant op.
   *[other] Het paar { $cards } van { $shower } schuift het de andere kant op.
 }
    .full = Een paar helpt de kant die het toont. Voor de kant van de troefmaker gaat het doel omlaag, en voor de anderen omhoog.
reason-target-worth = Het paar { $cards } telt anders.
    .full = Een paar telt 20, en 40 als het van de troefkleur is.
reason-target-bid = Dat was het bod.
    .full = Sindsdien hebben paren het doel verschoven.

## Het verloop van een spel

page-history-pairs = Getoonde paren: { $pairs }.
page-history-pair = { $who } { $king } { $queen } in slag { $trick }

## De soort "de gevraagde kaart": thema’s, vragen en hints

kind-call-partner = De gevraagde kaart
    .full = Aan de tafel waar de troefmaker een kaart vraagt: vind de partner, de kaart die moet vallen, en het doel.
theme-partner-card = De gevraagde kaart moet vallen
theme-partner-who = Wie de partner kan zijn
theme-partner-target = Het doel dat verschuift
ask-partner-card = Er is uitgekomen met de gevraagde kleur. Kies alle kaarten die je mag spelen.
ask-partner-who = Wie kan de gevraagde kaart { $card } hebben? Kies iedereen die kan.
ask-partner-target = Hoeveel moet de kant van de troefmaker nu halen?
hint-partner-duty = Wie is uitgekomen, en wie heeft de gevraagde kaart?
hint-partner-follow = Kijk naar elke slag in de gevraagde kleur, en naar wie een paar heeft getoond.
hint-partner-bid = Begin bij het bod. Welke paren zijn getoond, en door welke kant?
hint-partner-not-card = { $card } mag niet worden gespeeld.
hint-partner-card = { $card } mag worden gespeeld.
hint-partner-not-seat = { $who ->
    [you] Je hebt hem niet.
   *[other] { $who } heeft hem niet.
 }
hint-partner-seat = { $who ->
    [you] Je kunt hem hebben.
   *[other] { $who } kan hem hebben.
 }
hint-partner-not-number = Het is niet { $count }.
