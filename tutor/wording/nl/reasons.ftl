### Nederlands: waarom een handeling mag of niet mag. Eén bericht per reden, en `ruling-allowed` voor wat geen reden nodig
### heeft. Welke waarden er zijn: en/reasons.ftl.

ruling-allowed = Dit mag.
    .full = Geen regel staat in de weg.

## Mag: het bieden

reason-bid = Dit bod is hoog genoeg.
    .full = Een bod moet hoger zijn dan het vorige, in de juiste stappen omhoog gaan, en hoogstens { $most } zijn. Dit bod doet dat alle drie.
reason-pass = { own-They } mag altijd passen.
    .full = Passen mag in elke beurt. Het sluit niemand uit: wie heeft gepast, mag later nog { $later_least } of meer bieden.
reason-pass-circuit = { own-They } mag hier passen.
    .full = In de tweede biedronde heeft iedere speler één beurt, om te bieden of te passen. Na een pas komt er geen beurt meer om te bieden.
reason-ask = { own-They } mag de partner laten spreken.
    .full = De partner moet meteen bieden of passen. Dat kost beide spelers een beurt, dus elk van beiden heeft { $later_least } of meer nodig om weer te bieden.
reason-redeal = { own-They } mag opnieuw laten delen.
    .full = De eerste vier kaarten tellen minder dan { $low_hand } punten, en er is nog niets gezegd. Dezelfde gever deelt opnieuw.
reason-pcc = { own-They } mag Partner Close Caps roepen.
    .full = Geen getal gaat erboven, en het bieden houdt meteen op. Wie het roept, moet daarna alleen alle acht slagen winnen.
reason-indicator = Deze kaart mag de troefaanwijzer zijn.
    .full = Hij komt uit het eerste pakketje. Hij gaat gedekt op tafel, en zijn kleur is troef.
reason-indicator-new = Deze kaart mag de nieuwe troefaanwijzer zijn.
    .full = Een nieuwe troefmaker mag uit alle acht kaarten kiezen. De oude troefaanwijzer is terug bij zijn eigenaar.

## Mag: het spelen

reason-leads = { own-They } mag met deze kaart uitkomen.
    .full = Wie uitkomt, kiest de kleur. Niets verbiedt deze kaart nu.
reason-leads-exhausted = Er moest een troef komen, en dit is er een.
    .full = Toen de troefmaker met troef uitkwam, bekende niemand. Dus komen eerst de troeven in de hand, voor een andere kleur.
reason-leads-indicator = In de laatste slag mag de troefaanwijzer uitkomen.
    .full = Een gesloten troefaanwijzer moet wachten tot er geen andere kaart meer is. Nu komt hij uit, open.
reason-follows = Deze kaart bekent kleur.
    .full = Een kaart van de gevraagde kleur is altijd goed, hoog of laag.
reason-follows-indicator = De troefaanwijzer bekent de gevraagde troef.
    .full = In de laatste slag is de troefaanwijzer de enige kaart die over is. Er is troef gevraagd, dus hij bekent, open.
reason-void = { own-They } { own-have } geen kaart van de gevraagde kleur.
    .full = Zonder die kleur in de hand hoeft niemand te bekennen. Een kaart van een andere kleur mag.
reason-face-up = De troef is open, dus de kaart gaat open op tafel.
    .full = Is de troefaanwijzer getoond, dan speelt niemand meer gedekt. Een troef troeft nu voor ieders ogen in.
reason-folds = De kaart gaat gedekt op tafel.
    .full = Zolang de troef gesloten is, speelt wie niet kan bekennen gedekt. Aan het eind van de slag bekijkt de troefmaker al die kaarten.
reason-folds-beside-indicator = De troefaanwijzer hoeft niet te bekennen.
    .full = Er is troef gevraagd, en er is geen troef in de hand. De gesloten troefaanwijzer ligt apart, dus een andere kaart wordt gespeeld.
reason-cuts-indicator = De troefaanwijzer mag hier introeven.
    .full = Een ander vroeg een kleur die de troefmaker niet kan bekennen. De gesloten troefaanwijzer mag er gedekt op, en hij telt als troef.
reason-must-cut = Alleen de troefaanwijzer kan hier worden gespeeld.
    .full = De troefmaker kan niet bekennen en heeft alleen troeven in de hand. Een troef uit de hand mag niet gedekt, dus moet de troefaanwijzer introeven.
reason-cuts-last = De troefaanwijzer is de laatste kaart, en hij troeft in.
    .full = In de laatste slag heeft de troefmaker geen andere kaart. Er is een andere kleur gevraagd, dus de troefaanwijzer gaat er gedekt op en telt als troef.
reason-open = { own-They } mag de troef nu tonen.
    .full = Er is nog geen kaart gevallen. De troefaanwijzer wordt getoond en gaat naar de hand van de troefmaker, en het hele spel wordt open gespeeld.
reason-spoilt = De troef is bedorven.
    .full = Geen van beide verdedigers kreeg een troef. Het spel eindigt zonder score, en er wordt opnieuw gedeeld.
reason-caps-call = { own-They } mag Caps roepen.
    .full = De kant heeft tot nu toe elke slag gewonnen, en de volgorde noemt elke kaart één keer. Of het roepen goed was, wordt aan het eind van het spel beoordeeld.

## Mag niet: wie is aan de beurt, welk deel van het spel

reason-turn = { $turn ->
    [you] Jij bent aan de beurt, niet zij.
   *[other] { $turn } is aan de beurt.
 }
    .full = De spelers handelen één voor één, tegen de klok in. { $turn ->
    [you] De volgende zet is aan jou.
   *[other] Nu moet { $turn } eerst iets doen.
 }
reason-not-held = { own-They } { own-have } { $card } niet.
    .full = Alleen een kaart uit de eigen hand kan worden gebruikt, en { $card } zit daar niet in.
reason-phase-auction = De eerste biedronde is nog bezig.
    .full = Nu bieden de spelers, passen ze, of vragen ze hun partner. Al het andere komt later.
reason-phase-indicator = Eerst moet de troefmaker de troefaanwijzer kiezen.
    .full = De troefmaker legt één kaart gedekt neer om de troefkleur te bepalen. Daarvoor kan er niets anders gebeuren.
reason-phase-second-auction = De tweede biedronde is nog bezig.
    .full = De spelers bieden of passen met acht kaarten. Dan begint het spelen.
reason-phase-play = Het bieden is voorbij.
    .full = Nu worden de kaarten gespeeld. Het is te laat om te bieden, te passen of de troefaanwijzer te kiezen.
reason-phase-over = Dit spel is voorbij.
    .full = Er kan niets meer worden gespeeld of geroepen. Het volgende spel kan beginnen.
reason-phase-before-lead = Er is nog geen kaart gevallen.
    .full = Dit kan pas na de eerste kaart.

## Mag niet: het bieden

reason-ask-back = De partner vroeg het eerst, dus terugvragen kan niet.
    .full = Wie gevraagd wordt te spreken, moet meteen antwoorden met een bod of een pas.
reason-ask-circuit = In de tweede biedronde mag niemand de partner vragen.
    .full = Met acht kaarten spreekt iedereen voor zichzelf.
reason-pcc-on-four = Voor Partner Close Caps zijn acht kaarten nodig.
    .full = Het kan alleen in de tweede biedronde worden geroepen, als alles gedeeld is. Met vier kaarten is { $most } het hoogste bod.
reason-redeal-late = Het is te laat om opnieuw te laten delen.
    .full = Dat recht eindigt als er voor het eerst iets is gezegd. De partner vragen telt ook.
reason-redeal-not-eldest = { $eldest ->
    [you] Alleen jij mag opnieuw laten delen.
   *[other] Alleen { $eldest } mag opnieuw laten delen.
 }
    .full = Het recht hoort bij de voorhand, de speler rechts van de gever, en bij niemand anders.
reason-redeal-points = De vier kaarten tellen { own-points }. Dat is te veel om opnieuw te laten delen.
    .full = { $cards } zijn samen { own-points }. Er moeten minder dan { $low_hand } punten zijn om opnieuw te laten delen.
reason-bid-step = Een bod moet een veelvoud van { $limit } zijn.
    .full = Biedingen gaan met stappen van { $limit } omhoog. Een getal ertussen is geen bod.
reason-bid-low = Een bod moet hier minstens { $limit } zijn.
    .full = In deze biedronde mag geen bod lager zijn dan { $limit }.
reason-bid-high = Geen bod mag hoger zijn dan { $limit }.
    .full = { $limit } is het hoogste getal dat je kunt bieden.
reason-bid-not-higher = { $bidder ->
    [you] Het bod moet hoger zijn dan je eigen { $bid }.
   *[other] Het bod moet hoger zijn dan de { $bid } van { $bidder }.
 }
    .full = Het hoogste bod is tot nu toe { $bid }. Elk nieuw bod moet daarboven gaan.
reason-later-call = { $who ->
    [you] Je hebt nu minstens { $limit } nodig om te bieden.
   *[other] { $who } heeft nu minstens { $limit } nodig om te bieden.
 }
    .full = Wie heeft geboden, gepast, de partner gevraagd of gevraagd is, heeft een beurt gehad. Elk later bod moet { $limit } of meer zijn.
reason-over-partner = Een bod boven dat van de partner moet { $later_least } of meer zijn.
    .full = { $bidder ->
    [you] Je bod van { $bid } staat al voor deze kant.
   *[other] Het bod van { $bid } van { $bidder } staat al voor deze kant.
 } Wie erboven wil, heeft { $later_least } of meer nodig.
reason-second-over-partner = De { $bid } van de partner staat, dus nu moet er gepast worden.
    .full = In de tweede biedronde biedt niemand boven een nieuw bod van de eigen partner. { $bidder ->
    [you] Jij deed
   *[other] { $bidder } deed
 } dat bod, en alleen de andere kant mag erboven.
reason-indicator-first-four = De troefaanwijzer moet een van de eerste vier kaarten zijn.
    .full = Kies { $cards_or }. Het tweede pakketje wordt pas daarna gedeeld.

## Mag niet: het spelen

reason-follow-suit = Er is { $suit } gevraagd, dus { $who ->
    [you] moet je bekennen.
   *[other] moet { $who } bekennen.
 }
    .full = { own-They } { own-have } { $cards }. Zolang er een kaart van die kleur in de hand is, mag er geen andere kleur worden gespeeld.
reason-no-hand-cut = Een troef uit de hand mag niet gedekt worden gespeeld.
    .full = Zolang de troef gesloten is, kan de troefmaker alleen met de troefaanwijzer introeven. Speel { $cards_or } gedekt, of troef in met de troefaanwijzer { $indicator }.
reason-indicator-must-cut = Hier moet de troefaanwijzer worden gespeeld.
    .full = Er zijn alleen troeven in de hand, en die mogen niet gedekt zolang de troef gesloten is. Dus moet de troefaanwijzer { $indicator } introeven.
reason-indicator-lead = Met de gesloten troefaanwijzer kan nog niemand uitkomen.
    .full = Dat mag alleen in de laatste slag, als de hand leeg is. { own-They } { own-have } nog { $cards }.
reason-no-trump-lead = De eerste slag mag niet beginnen met de troef van de troefmaker.
    .full = Zolang de troef gesloten is, moet de troefmaker in de eerste slag met een andere kleur uitkomen. Dan blijft over: { $cards_or }.
reason-must-open-first = De troefmaker moet openen voor het uitkomen.
    .full = De troefmaker heeft alleen troeven in de hand, en mag daar niet mee uitkomen in de eerste slag zolang de troef gesloten is. Toon eerst de troefaanwijzer { $indicator }.
reason-exhausted = { own-They } moet nu met troef uitkomen.
    .full = Toen de troefmaker met troef uitkwam, bekende niemand. Tot de troeven in de hand op zijn, mag er geen andere kleur komen. Dan blijft over: { $cards_or }.
reason-indicator-on-trump = De troefaanwijzer kan nog geen troef bekennen.
    .full = Voor de laatste slag kan hij alleen een andere kleur introeven. { own-They } { own-have } nog { $cards } en moet daarvan spelen.
reason-must-fold = Deze kaart moet gedekt worden gespeeld.
    .full = Hij bekent de gevraagde kleur niet, en de troef is gesloten. Dan gaat de kaart gedekt op tafel, wat het ook is.
reason-must-be-face-up = Deze kaart moet open worden gespeeld.
    .full = Een kaart gaat alleen gedekt als hij niet bekent terwijl de troef gesloten is. Hier is dat niet zo.
reason-open-late = Het is te laat om te openen.
    .full = De troefmaker mag de troef alleen tonen voordat de eerste kaart valt. Nu moet het spel hem openen.
reason-open-already = De troef is al open.
    .full = De troefaanwijzer is getoond, dus er valt niets meer te tonen.
reason-open-not-maker = { $maker ->
    [you] Alleen jij mag de troef tonen.
   *[other] Alleen { $maker } mag de troef tonen.
 }
    .full = De troefaanwijzer is van de troefmaker. { $maker ->
    [you] Dat ben jij.
   *[other] In dit spel is dat { $maker }.
 }
reason-not-spoilt = De troef is niet bedorven.
    .full = Minstens één troef is aan een verdediger gedeeld. Het doet er niet toe wie er nu nog een heeft. Het spel gaat door.
reason-spoilt-early = Het is te vroeg om bedorven troef te melden.
    .full = Wacht tot de eerste kaart is gevallen. Van dan af mag iedereen het melden, tot de laatste kaart van het spel valt.

## Mag niet: Caps

reason-caps-in-pcc = In Partner Close Caps wordt geen Caps geroepen.
    .full = Alle acht slagen zijn al beloofd, dus er valt niets te roepen.
reason-caps-trick-lost = { $winner ->
    [you] Jij won slag { $trick }, dus Caps is weg.
   *[other] { $winner } won slag { $trick }, dus Caps is weg.
 }
    .full = Caps betekent alle acht slagen. Een kant die een slag heeft verloren, kan het niet meer roepen.
reason-caps-again = { $caller ->
    [you] Jij hebt al Caps geroepen.
   *[other] { $caller } heeft al Caps geroepen.
 }
    .full = Eén keer roepen telt voor beide partners, en geen kant roept twee keer in een spel.
reason-caps-order-foreign = { $cards_count ->
    [one] { $cards } zit niet in de hand.
   *[other] { $cards } zitten niet in de hand.
 }
    .full = De volgorde mag alleen kaarten noemen die de roeper nog moet spelen. Haal { $cards } eruit.
reason-caps-order-missing = In de volgorde ontbreekt { $cards }.
    .full = Wie Caps roept, noemt elke kaart die nog te spelen is, elk één keer. Voeg { $cards } toe.
reason-caps-order-twice = De volgorde noemt { $cards } meer dan eens.
    .full = Elke kaart kan maar één keer worden gespeeld, dus staat hij maar één keer in de volgorde.
reason-not-in-order = { $card } moet nu worden gespeeld.
    .full = { $caller ->
    [you] Jij riep
   *[other] { $caller } riep
 } Caps en zei in welke volgorde de kaarten vallen. De eerste kaart van die volgorde die mag, is { $card }.

## Hoe het bieden staat na een beurt: is het voorbij, wie is nu, wie is troefmaker, wie komt uit

reason-over-pcc = Partner Close Caps maakt meteen een eind aan het bieden.
    .full = Geen getal gaat erboven, dus er wordt niemand meer iets gevraagd.
reason-over-circuit = Alle vier zijn aan de beurt geweest, dus het bieden is voorbij.
    .full = De tweede biedronde gaat één keer rond. Iedere speler past of biedt één keer, en dan is het klaar.
reason-on-circuit = { $turn ->
    [you] Jij bent nog niet geweest.
   *[other] { $turn } is nog niet geweest.
 }
    .full = De tweede biedronde gaat één keer de tafel rond. Ze eindigt als alle vier zijn geweest.
reason-over-all-pass = Iedereen heeft gepast, en niemand heeft geboden.
    .full = Dan is er geen troefmaker en wordt er niets geteld. De volgende gever deelt.
reason-over-passed = De anderen hebben allemaal gepast sinds { $bidder ->
    [you] jouw { $bid }.
   *[other] de { $bid } van { $bidder }.
 }
    .full = Het bieden eindigt als elk van de anderen sinds het laatste bod heeft gepast. De bieder wordt niet nog eens gevraagd.
reason-on-asked = { $turn ->
    [you] Jij bent gevraagd en moet nu antwoorden.
   *[other] { $turn } is gevraagd en moet nu antwoorden.
 }
    .full = De partner vragen maakt nergens een eind aan. De partner biedt of past meteen, en dan gaat het bieden door.
reason-on-no-bid = { $turn ->
    [you] Jij hebt nog niet gepast, dus er kan nog een bod komen.
   *[other] { $turn } heeft nog niet gepast, dus er kan nog een bod komen.
 }
    .full = Zonder bod eindigt het bieden pas als alle spelers hebben gepast.
reason-on-bid = { $turn ->
    [you] Jij hebt niet gepast sinds de { $bid } van { $bidder }.
   *[other] { $turn } heeft niet gepast sinds { $bidder ->
        [you] jouw { $bid }.
       *[other] de { $bid } van { $bidder }.
     }
 }
    .full = Elk van de anderen moet na het laatste bod passen. Een pas van voor dat bod telt niet.
reason-next-asked = { $turn ->
    [you] Jij bent gevraagd, dus jij antwoordt meteen.
   *[other] { $turn } is gevraagd en antwoordt meteen.
 }
    .full = Wie de partner vraagt, geeft het woord door. De partner moet bieden of passen voordat iemand anders iets mag zeggen.
reason-next-answered = Het antwoord telt als { $asker ->
    [you] jouw beurt.
   *[other] de beurt van { $asker }.
 }
    .full = Na het antwoord gaat de beurt naar rechts van wie vroeg. { $turn ->
    [you] Zo kom je bij jou.
   *[other] Zo kom je bij { $turn }.
 }
reason-next-right = De beurt gaat naar rechts.
    .full = De beurt gaat tegen de klok in rond, van elke speler naar de buur rechts. { $turn ->
    [you] Dat ben jij.
   *[other] Hier is dat { $turn }.
 }
reason-next-bidder = { $bidder ->
    [you] Jouw { $bid } staat, dus jij wordt overgeslagen.
   *[other] De { $bid } van { $bidder } staat, dus { $bidder } wordt overgeslagen.
 }
    .full = Wie het laatste bod deed, wordt niet gevraagd om ertegen te bieden.
reason-next-spoke = { $asked ->
    [you] Jij hebt voor je partner gesproken, dus een beurt van jou is op.
   *[other] { $asked } heeft voor de partner gesproken, dus een beurt is op.
 }
    .full = Een antwoord aan de partner komt in de plaats van een beurt. De volgende ronde wordt deze speler één keer overgeslagen.
reason-maker-standing = { $bidder ->
    [you] Jouw { $bid } was het laatste bod, dus jij bent de troefmaker.
   *[other] De { $bid } van { $bidder } was het laatste bod, dus { $bidder } is de troefmaker.
 }
    .full = Het bieden is voorbij, en het laatste bod staat. Wie het deed, is de baas over de troef en moet het contract halen.
reason-maker-asked = Een bod dat de partner uitspreekt, is het bod van de partner.
    .full = { $bidder ->
    [you] Jij werd gevraagd en bood { $bid }. Dus ben jij de troefmaker, en niet wie het vroeg.
   *[other] { $bidder } werd gevraagd en bood { $bid }. Dus is { $bidder } de troefmaker, en niet wie het vroeg.
 }
reason-maker-before = { $bidder ->
    [you] Jouw { $bid } in de tweede biedronde ging boven het eerste bod.
   *[other] De { $bid } van { $bidder } in de tweede biedronde ging boven het eerste bod.
 }
    .full = Een nieuwe winnaar wordt troefmaker. De oude troefaanwijzer gaat terug naar de hand van zijn eigenaar, en de nieuwe troefmaker legt een andere apart.
reason-maker-other = { $bidder ->
    [you] Jouw { $bid } was het laatste bod.
   *[other] De { $bid } van { $bidder } was het laatste bod.
 }
    .full = De troefmaker is de speler van wie het bod op het eind staat. { $bidder ->
    [you] Dat ben jij.
   *[other] Hier is dat { $bidder }.
 }
reason-lead-alone = In Partner Close Caps komt de troefmaker als eerste uit.
    .full = { $maker ->
    [you] Jij speelt alleen tegen beide tegenstanders, en jij komt uit in de eerste slag.
   *[other] { $maker } speelt alleen tegen beide tegenstanders en komt uit in de eerste slag.
 }
reason-lead-eldest = De voorhand komt uit in de eerste slag.
    .full = { $eldest ->
    [you] Jij bent
   *[other] { $eldest } is
 } de voorhand, rechts van de gever. Wie de troefmaker is, doet er niet toe.
reason-lead-not-maker = De troefmaker heeft geen recht op de eerste kaart.
    .full = De voorhand komt uit in de eerste slag, wie de troefmaker ook is. { $eldest ->
    [you] Dat ben jij.
   *[other] Hier is dat { $eldest }.
 }
reason-lead-other = Alleen de voorhand komt uit in de eerste slag.
    .full = De voorhand zit rechts van de gever. { $eldest ->
    [you] Dat ben jij.
   *[other] Hier is dat { $eldest }.
 }

## Wat een slag brengt

reason-wins-led = { $card } is de hoogste kaart van de gevraagde kleur.
    .full = Niemand heeft ingetroefd. In elke kleur is de volgorde J, 9, A, 10, K, Q, 8, 7.
reason-wins-trump = { $card } is de hoogste troef.
    .full = Een troef wint van elke kaart van een andere kleur. Tussen troeven is de volgorde dezelfde als in elke kleur.
reason-loses-indicator = De troefaanwijzer { $indicator } is niet gespeeld, dus hij kan niet winnen.
    .full = Hij wordt getoond omdat er een gedekte troef is gevonden. Daarna gaat hij terug naar de hand, en { $card } wint de slag.
reason-loses-folded = Een gedekte kaart die dicht blijft, wint niets.
    .full = Het is geen troef, en ook niet van de gevraagde kleur. Was het een troef, dan zou hij worden omgedraaid.
reason-loses-lower = { $card } is hoger in dezelfde kleur.
    .full = De volgorde is J, 9, A, 10, K, Q, 8, 7. De boer en de negen komen voor het aas.
reason-loses-to-trump = { $card } is troef, en een troef wint van deze kaart.
    .full = De laagste troef wint van de hoogste kaart van elke andere kleur.
reason-loses-off-suit = { $card } is geen troef en niet van de gevraagde kleur.
    .full = Zo’n kaart wint nooit een slag, hoe hoog hij ook is.
reason-turned-trump = { $card } is een gedekte troef, dus hij wordt omgedraaid.
    .full = De troefmaker moet elke troef onder de gedekte kaarten laten zien.
reason-turned-indicator = { $card } is een gedekte troef, dus ook de troefaanwijzer wordt getoond.
    .full = Een gedekte troef opent het spel. De troefaanwijzer wordt aan iedereen getoond en gaat dan naar de hand van de troefmaker.
reason-turned-beside = { $card } is een gedekte troef, dus deze kaart wordt ook omgedraaid.
    .full = Is er één troef bij, dan worden alle kaarten getoond die de andere spelers in deze slag gedekt speelden.
reason-kept-down = Geen gedekte kaart is troef, dus { $card } blijft dicht.
    .full = De troefmaker bekijkt de gedekte kaarten en vindt geen troef. Er wordt niets omgedraaid, en de troef blijft gesloten.
reason-kept-own = { $card } is de eigen gedekte kaart van de troefmaker en geen troef, dus hij blijft dicht.
    .full = Een gedekte troef toont wat de andere spelers gedekt speelden. De eigen kaart van de troefmaker wordt alleen getoond als het een troef is.
reason-where-stays = Niets opent de troef, dus de troefaanwijzer blijft dicht.
    .full = Er is geen troef onder de gedekte kaarten, en geen regel toont de troefaanwijzer na deze slag.
reason-where-returns = { $card } is een gedekte troef, dus de troefaanwijzer wordt getoond en gaat naar de hand van de troefmaker.
    .full = Hij is niet in deze slag gespeeld. Van nu af aan is het een kaart als de andere.
reason-where-shown = Na de eerste slag van zo’n contract wordt de troef getoond.
    .full = De troefaanwijzer is niet in deze slag gespeeld, dus hij gaat naar de hand van de troefmaker. Van nu af aan is het een kaart als de andere.
reason-where-played = De troefaanwijzer is een van de kaarten van deze slag.
    .full = De troefmaker speelde hem, dus hij blijft bij de slag en gaat naar geen hand.

## Tellen

reason-points-trick = { $cards } tellen samen { own-points }.
    .full = J telt 30, 9 telt 20, A 11, 10 telt 10, K 3 en Q 2. De 8 en de 7 tellen niets.
reason-points-seen = De kaarten die je in deze slagen zag, tellen { $points }.
    .full = Tel alleen de slagen van één kant op. Een gedekte kaart die je nooit hebt gezien, kun je niet meetellen.
reason-points-unseen = De kaarten die je niet hebt gezien, tellen { $points }.
    .full = Alle kaarten samen tellen 304. Trek je eigen hand eraf, en elke kaart die je hebt gezien.
reason-count-too-many = Dat is te veel.
    .full = Tel nog eens, kleur voor kleur, en gebruik elke kaart maar één keer.
reason-count-too-few = Dat is te weinig.
    .full = Tel nog eens, kleur voor kleur, en sla geen kaart over.
reason-slip-indicator = De troefaanwijzer { $card } is niet gespeeld, dus hij telt hier niet.
    .full = Hij ligt naast de slag. Alleen de kaarten van de slag zelf tellen voor de winnaar.
reason-slip-forgot = { $card } is vergeten.
    .full = Elke kaart van de slag telt voor de kant die hem wint, wie hem ook speelde.
reason-slip-twice = { $card } is hier twee keer geteld.
    .full = Elke kaart van de slag telt één keer.
reason-slip-nine-ace = De negen en het aas zijn verwisseld.
    .full = De negen telt 20 en het aas 11, want de negen is de hogere kaart.
reason-slip-nine-low = De negen telt 20, en niet niets.
    .full = In 304 is de negen de tweede kaart van zijn kleur, na de boer.
reason-slip-bridge = Dit zijn de punten van een ander spel.
    .full = In bridge telt het aas 4 en de boer 1. In 304 telt de boer 30, de negen 20, het aas 11 en de tien 10.
reason-slip-courts = Boer, vrouw en heer tellen niet elk tien.
    .full = De boer telt 30, de heer 3 en de vrouw 2.
reason-slip-ten-ace = Het aas en de tien zijn verwisseld.
    .full = Het aas telt 11 en de tien 10.
reason-slip-small = Heer en vrouw tellen ook.
    .full = De heer telt 3 en de vrouw 2.
reason-slip-pips = De acht en de zeven tellen niets.
    .full = Ze leveren niemand punten op, wat er ook op staat.
reason-slip-king-queen = De heer en de vrouw zijn verwisseld.
    .full = De heer telt 3 en de vrouw 2.
reason-slip-unfinished = De slag op tafel is nog niet voorbij.
    .full = De punten ervan zijn van niemand tot de laatste kaart is gevallen.
reason-slip-trick-forgot = Slag { $trick } is vergeten.
    .full = { $winner ->
    [you] Jij won hem.
   *[other] { $winner } won hem.
 } Een slag telt voor beide partners.
reason-slip-trick-extra = Slag { $trick } is van de andere kant.
    .full = { $winner ->
    [you] Jij won hem.
   *[other] { $winner } won hem.
 } De punten tellen voor de kant van de winnaar.
reason-slip-other-side = Dit zijn de punten van de andere kant.
    .full = Tel de slagen van de kant waarnaar gevraagd wordt.
reason-slip-both-sides = Dit zijn de punten van beide kanten samen.
    .full = Tel de slagen van de kant waarnaar gevraagd wordt, en geen andere.
reason-slip-own-hand = Je eigen hand is hier meegeteld.
    .full = { $cards } tellen { own-points }, en die zie je. Het gaat alleen om kaarten die je niet hebt gezien.
reason-slip-on-table = De kaarten op tafel zijn hier meegeteld.
    .full = Je ziet { $cards }. Het gaat alleen om kaarten die je niet hebt gezien.
reason-slip-trick-out = De kaarten van slag { $trick } zijn hier meegeteld.
    .full = Je hebt ze zien vallen, dus ze zijn niet meer in het spel.
reason-slip-taken = Dit zijn de punten die al gewonnen zijn.
    .full = De punten die nog in het spel zijn, zitten in de kaarten die je niet hebt gezien.
reason-count-seen = Je hebt { $cards } gezien. Dan blijven er { $left } over.
    .full = Elke kleur heeft acht kaarten. Trek af wat er in je hand zit en wat je hebt zien vallen of tonen.
reason-count-none-seen = Je hebt er geen enkele gezien. Dan blijven er { $left } over.
    .full = Elke kleur heeft acht kaarten, en van deze is er nog geen te zien geweest.
reason-count-trumps = { $cards } zijn bij jou of al weg. Dan blijven er { $left } over.
    .full = Elke kleur heeft acht kaarten. Wat niet in je hand zit en niet is gespeeld, zit bij de andere spelers.
reason-count-own-hand = { $cards_count ->
    [one] De kaart in je eigen hand is hier meegeteld.
   *[other] De kaarten in je eigen hand zijn hier meegeteld.
 }
    .full = Jij hebt { $cards }, dus niemand anders heeft die.
reason-count-on-table = { $cards_count ->
    [one] De kaart op tafel is hier meegeteld.
   *[other] De kaarten op tafel zijn hier meegeteld.
 }
    .full = Je ziet { $cards } in de slag die wordt gespeeld.
reason-count-trick-forgot = Slag { $trick } is vergeten.
    .full = Daar viel { $cards }. Dat is dus niet meer in het spel.
reason-count-folded-gone = Een gedekte kaart die je niet zag, kan van elke kleur zijn.
    .full = Je weet niet wat het is. Je kunt hem dus niet meetellen als een kaart van deze kleur die weg is.
reason-count-indicator-back = De troefaanwijzer { $card } is nog in het spel.
    .full = Hij is getoond en ging terug naar de hand van de troefmaker, die hem nog kan spelen.
reason-count-own-indicator = Je eigen troefaanwijzer { $card } is hier meegeteld.
    .full = Hij ligt apart, maar het is jouw kaart, en de anderen hebben hem niet.
reason-count-most = { $holder ->
    [you] Jij kunt er hoogstens { $left } hebben.
   *[other] { $holder } kan er hoogstens { $left } hebben.
 }
    .full = Tel de kaarten van deze kleur die nog in het spel zijn, en de kaarten in die hand. Denk dan aan wat de andere handen moeten hebben.
reason-most-unseen = Niet alle kaarten van deze kleur die er nog zijn, passen in die hand.
    .full = Er zijn er nog { $left }. Maar de hand kan te klein zijn, of de speler heeft deze kleur niet bekend.
reason-most-hand = Niet alle kaarten in die hand kunnen van deze kleur zijn.
    .full = { $left ->
    [0] Er is geen kaart van deze kleur meer in het spel.
    [one] Er is nog maar één kaart van deze kleur in het spel.
   *[other] Er zijn nog maar { $left } kaarten van deze kleur in het spel.
 }
reason-out-not-followed = { $holder ->
    [you] Jij bekende niet
   *[other] { $holder } bekende niet
 } toen { $card } werd gevraagd.
    .full = Wie een kaart van de kleur heeft, moet bekennen. Er zat er dus geen in die hand, en er is sindsdien geen bij gekomen.
reason-out-all-seen = Alle kaarten van deze kleur zijn gezien.
    .full = Elke kleur heeft acht kaarten. Er is geen kaart van deze kleur meer over voor een andere speler.
reason-out-no-room = De kaarten die er nog zijn, kunnen zo niet liggen.
    .full = De andere spelers moeten de rest van deze kleur hebben, naar het aantal kaarten dat ze hebben en de kleuren die ze niet bekenden.
reason-holds-shown = { $card } ging terug naar die hand.
    .full = Hij is als troefaanwijzer getoond en sindsdien niet gespeeld.
reason-out-of-another = { $holder ->
    [you] Jij bekende
   *[other] { $holder } bekende
 } een andere kleur niet, maar kan deze wel hebben.
    .full = Een kleur niet hebben zegt niets over de andere kleuren.
reason-may-hold = { $holder ->
    [you] Jij kunt
   *[other] { $holder } kan
 } er nog een hebben.
    .full = Niets van wat je hebt gezien, sluit dat uit.

## Wat een gespeeld spel kost en oplevert

reason-tokens-all-pass = Niemand heeft geboden, dus er gaan geen fiches over.
    .full = Passen allen zonder bod, dan wordt er niets geteld. De volgende gever deelt.
reason-tokens-redeal = Wordt er opnieuw gedeeld, dan gaan er geen fiches over.
    .full = Het spel eindigt dan voordat het gespeeld is, en er wordt niets geteld.
reason-tokens-spoilt = De troef was bedorven, dus er gaan geen fiches over.
    .full = Geen van beide verdedigers kreeg een troef. Het spel telt niet, en er wordt opnieuw gedeeld.
reason-tokens-made = Het contract is gehaald: { own-points } voor { $bid }.
    .full = { own-The-side } had { $bid } nodig en haalde { own-points }. De fiches gaan dus naar die kant.
reason-tokens-exactly = Precies { $bid } is genoeg.
    .full = Een kant die precies haar contract haalt, heeft het gehaald. Geen punt meer is nodig.
reason-tokens-failed = Het contract is niet gehaald: { own-points } voor { $bid }.
    .full = { own-The-side } had { $bid } nodig en haalde maar { own-points }. Die kant moet dus betalen.
reason-tokens-one-short = Er ontbreekt één punt, dus het contract is niet gehaald.
    .full = { own-The-side } had { $bid } nodig en haalde { own-points }. Bijna is niet genoeg.
reason-tokens-pcc-made = Alle acht slagen zijn alleen gewonnen.
    .full = Partner Close Caps is gehaald als de troefmaker alleen elke slag wint. Kaartpunten doen er niet toe.
reason-tokens-pcc-failed = Er is een slag verloren, dus Partner Close Caps is niet gehaald.
    .full = De troefmaker moet alleen alle acht slagen winnen. Eén verloren slag is al te veel.
reason-tokens-won = { $bid } halen levert { own-tokens } op.
    .full = Een gehaald contract levert { $won_low } op onder { $later_least }, { $won_mid } vanaf { $later_least }, en { $won_high } vanaf { $high_bid }.{ $pcc ->
        [no] { "" }
       *[yes] { " " }Partner Close Caps levert { $won_pcc } op.
     }
reason-tokens-lost = { $bid } niet halen kost { own-tokens }.
    .full = Een verloren contract kost { $lost_low } onder { $later_least }, { $lost_mid } vanaf { $later_least }, en { $lost_high } vanaf { $high_bid }.{ $pcc ->
        [no] { "" }
       *[yes] { " " }Partner Close Caps kost { $lost_pcc }.
     }
reason-tokens-bonus = Vroeg Caps roepen levert 1 fiche extra op.
    .full = Er is goed geroepen, en voordat de zevende slag begon. De kant krijgt dus 1 fiche meer dan voor het bod.
reason-tokens-no-bonus = Zo laat Caps roepen levert niets extra’s op.
    .full = Er is goed geroepen, maar de zevende slag was begonnen. Dan telt alleen het bod.
reason-tokens-caps-early = Er is Caps geroepen zonder bewijs.
    .full = Roepen is alleen goed als de roeper kan bewijzen dat elke andere slag veilig is. Dit was Foute Caps.
reason-tokens-caps-late = Er is te laat Caps geroepen.
    .full = Het moet voor het eind van de slag waarin Caps moest. Daarna is het Foute Caps.
reason-tokens-caps-missed = Caps moest, en niemand riep het.
    .full = Een kant die alle slagen kan bewijzen, moet dat op tijd zeggen. Zwijgen is ook Foute Caps.
reason-tokens-penalty = Foute Caps kost 2 fiches.
    .full = Na het roepen is geen slag verloren, dus het zijn er 2 en geen 5. Het bod telt niet meer.
reason-tokens-penalty-lost = Foute Caps met een verloren slag kost 5 fiches.
    .full = De kant riep Caps en verloor daarna een slag. Dat kost er 5, en het bod telt niet meer.
reason-tokens-remainder = Er { $count ->
    [one] was nog maar 1 fiche
   *[other] waren nog maar { $count } fiches
 } om te betalen.
    .full = Een kant die meer moet betalen dan ze heeft, geeft wat ze heeft. Daarna is ze niets meer schuldig.
reason-tokens-match-won = Alle fiches zijn nu bij één kant.
    .full = { own-The-side } { $side ->
    [pair] hebben elke fiche en winnen
   *[other] heeft elke fiche en wint
 } de partij.
reason-tokens-match-on = Beide kanten hebben nog fiches.
    .full = { own-The-side } { $side ->
    [pair] hebben
   *[other] heeft
 } nog { own-tokens }. De partij gaat door tot één kant er geen meer heeft.
reason-tokens-slip-none = Er gaan hier wel fiches over.
    .full = Een spel dat is uitgespeeld, verplaatst altijd fiches. Hier gaan ze naar { $side }.
reason-tokens-slip-bonus = De extra fiche voor Caps ontbreekt.
    .full = Er is goed geroepen, en voordat de zevende slag begon. Dat geeft 1 fiche boven op wat het bod oplevert.
reason-tokens-slip-late-bonus = Voor laat roepen is er geen extra fiche.
    .full = De zevende slag was begonnen toen Caps werd geroepen. Goed roepen levert dan niets extra’s op.
reason-tokens-slip-debt = Niemand betaalt meer dan hij heeft.
    .full = Er { $count ->
    [one] was nog maar 1 fiche
   *[other] waren nog maar { $count } fiches
 } over. De kant geeft wat ze heeft, en de rest wordt vergeten.
reason-tokens-slip-bid = Na Foute Caps telt het bod niet meer.
    .full = De straf voor Foute Caps komt in de plaats van het bod, gehaald of niet. De fiches gaan naar { $side }.
reason-tokens-slip-column-lost = Dit is de prijs van verliezen, maar het contract is gehaald.
    .full = Niet halen kost één fiche meer dan halen oplevert. { $bid } halen levert { own-tokens } op.
reason-tokens-slip-column-won = Dit is wat halen oplevert, maar het contract is niet gehaald.
    .full = Niet halen kost één fiche meer dan halen oplevert. { $bid } niet halen kost { own-tokens }.
reason-tokens-slip-row = Dit getal hoort bij een ander contract.
    .full = De fiches gaan naar de hoogte van het bod: onder { $later_least }, vanaf { $later_least }, en vanaf { $high_bid }. Voor { $bid } is het { own-tokens }.

## Wanneer een gesloten troef wordt getoond

reason-open-in-time = Er is nog geen kaart gevallen.
    .full = Tot de eerste kaart { $maker ->
    [you] mag je zelf je troef tonen.
   *[other] mag { $maker } zelf de troef tonen.
 } De troefaanwijzer gaat dan naar de hand van de troefmaker.
reason-open-not-leading = { $turn ->
    [you] Jij komt als eerste uit, dus het hoeft niet.
   *[other] { $turn } komt als eerste uit, dus het hoeft niet.
 }
    .full = Een troefmaker die niet uitkomt, mag de troef tonen of gesloten laten. Niets dwingt nog tot een keuze.
reason-open-can-lead = Het hoeft niet: met { $cards_or } mag worden uitgekomen.
    .full = Een troefmaker moet de troef alleen tonen als er niets anders is om mee uit te komen. Hier is er een andere kaart.
reason-opens-pcc = In Partner Close Caps wordt de troef na de eerste slag getoond.
    .full = De troefaanwijzer gaat dan naar de hand van de troefmaker, wat er ook is gespeeld.
reason-opens-high = Het contract is { $bid }, dus de troef wordt na de eerste slag getoond.
    .full = Vanaf { $high_bid } wordt een gesloten troef dan getoond, wat er ook is gespeeld.
reason-opens-not-later = Niets toont de troef na deze slag.
    .full = Na een latere slag doet alleen een gedekte troef dat. Is er geen, dan blijft de troef gesloten.
reason-opens-not-house = Deze tafel toont de troef niet bij een hoog contract.
    .full = Andere tafels tonen hem na de eerste slag bij { $high_bid } of meer. Hier doet alleen Partner Close Caps dat.
reason-opens-not-low = Het contract is { $bid }, en dat is te laag.
    .full = Na de eerste slag wordt de troef getoond bij { $high_bid } of meer, en in Partner Close Caps.
reason-caps-opens = Roept de troefmaker Caps, dan wordt de troef getoond.
    .full = Wie roept, legt de hele hand open, en de troefaanwijzer hoort daarbij. Van dan af is het spel open.
reason-caps-opens-not = De troefaanwijzer hoort niet bij de hand van de roeper.
    .full = Hij is van de troefmaker. Roept iemand anders Caps, dan blijft een gesloten troef gesloten.
reason-caps-opens-folded = De troefaanwijzer ligt al in de slag.
    .full = De troefmaker heeft hem gedekt gespeeld, dus het roepen toont hem niet. Hij wordt omgedraaid als de slag voorbij is.

## Wat een stoel weet

own-The-holder = { $holder ->
    [you] Je
   *[other] { $holder }
 }
own-The-folder = { $folder ->
    [you] Je
   *[other] { $folder }
 }
reason-know-count = { own-The-holder } { $holder ->
    [you] hebt
   *[other] heeft
 } { $left ->
    [0] geen kaart
    [one] 1 kaart
   *[other] { $left } kaarten
 } die je niet kunt plaatsen.
    .full = Iedereen kan zien hoeveel kaarten een speler nog heeft. Trek daarvan af wat je al weet.
reason-know-no-trump = De kaart die { $folder } in slag { $number } gedekt speelde, is geen troef.
    .full = { own-The-maker } bekeek hem na de slag en liet hem dicht. Een troef zou zijn omgedraaid.
reason-know-no-trump-maker = De kaart die { $folder } in slag { $number } gedekt speelde, is geen troef.
    .full = Zolang de troef gesloten is, kan een troefmaker alleen met de troefaanwijzer introeven. Die kaart zou zijn omgedraaid.
reason-know-no-trump-table = { own-The-folder } speelde de troefaanwijzer gedekt, of geen troef.
    .full = Zolang de troef gesloten is, mag een troefmaker geen troef uit de hand gedekt spelen.
reason-not-trump-led = { own-The-folder } kwam in de eerste slag uit met { $card }, dus { $suit } is geen troef.
    .full = Zolang de troef gesloten is, mag de troefmaker in de eerste slag niet met troef uitkomen.
reason-not-trump-folded = { $card } werd in slag { $number } gedekt gespeeld en bleef dicht, dus { $suit } is geen troef.
    .full = Een gedekte troef wordt omgedraaid als de troefmaker heeft gekeken. Deze kaart niet.
reason-know-duty = Niemand bekende op { $card } in slag { $number }.
    .full = Was dat troef, dan moet de troefmaker met troef doorgaan zolang die in de hand is.
reason-know-spent = { own-The-maker } ging niet door met { $suit }.
    .full = Niemand had op { $card } bekend. Is { $suit } troef, dan moesten die allemaal eerst komen. Er is er dus geen meer in de hand.
reason-may-be-indicator = { $card } kan de troefaanwijzer zijn.
    .full = In de hand van de troefmaker zit geen kaart van deze kleur. Maar de gesloten troefaanwijzer ligt apart en hoeft niet te bekennen.
reason-may-lie-elsewhere = { $other ->
    [you] Jij kunt { $card } ook hebben.
   *[other] { $other } kan { $card } ook hebben.
 }
    .full = Niets van wat je hebt gezien, maakt zeker wie hem heeft.
reason-may-lie-folded = { $card } kan onder de gedekte kaarten liggen.
    .full = { own-The-folder } speelde in slag { $number } een kaart gedekt die je niet hebt gezien. Het kan deze zijn.
reason-only-holder = Alleen { $holder } kan { $card } hebben.
    .full = Wat je hebt gezien, en het aantal kaarten in elke hand, laten er geen andere plaats voor.
reason-lies-elsewhere = Je weet waar { $card } is.
    .full = Hij is als troefaanwijzer getoond en sindsdien niet gespeeld. Hij zit in de hand van de troefmaker.
reason-fold-may = { own-The-folder } kan een kaart van deze kleur gedekt hebben gespeeld.
    .full = Niets van wat je hebt gezien, sluit deze kleur uit.
reason-fold-no-room = { $folder ->
    [you] Je kunt geen kaart van deze kleur gedekt hebben gespeeld.
   *[other] { $folder } kan geen kaart van deze kleur gedekt hebben gespeeld.
 }
    .full = De kaarten die er nog zijn, moeten in de handen en bij de gedekte kaarten passen. Zo passen ze niet.
reason-saw-own = Wie een kaart gedekt speelt, kent hem.
    .full = Hij kwam uit de eigen hand van die speler, dus daar is hij geen geheim.
reason-saw-shown = De kaart is omgedraaid, dus iedereen heeft hem gezien.
    .full = Er is een troef gevonden onder de gedekte kaarten. Dan wordt aan iedereen getoond wat de andere spelers gedekt speelden.
reason-saw-not-yet = De slag is niet voorbij, dus niemand anders heeft gekeken.
    .full = De troefmaker bekijkt de gedekte kaarten pas als de slag compleet is.
reason-saw-inspected = De troefmaker heeft elke gedekte kaart bekeken.
    .full = Aan het eind van elke slag met gesloten troef kijkt de troefmaker wat er gedekt lag.
reason-saw-not = De kaart bleef dicht, dus de anderen hebben hem niet gezien.
    .full = Alleen de troefmaker bekijkt gedekte kaarten. Wat dan niet wordt omgedraaid, blijft voorgoed verborgen.
reason-trump-known = { $card } is de troefaanwijzer, dus { $suit } is troef.
    .full = De kleur van de troefaanwijzer is troef, en je weet welke kaart het is.
reason-trump-may = Deze kleur kan troef zijn.
    .full = De troefaanwijzer ligt gedekt, en niets van wat je hebt gezien, sluit deze kleur uit.
reason-trump-only = Geen andere kleur kan troef zijn.
    .full = Wat je hebt gezien, sluit de drie andere kleuren uit.
reason-trump-all-seen = Je hebt alle kaarten van deze kleur gezien.
    .full = De troefaanwijzer is een kaart die je niet hebt gezien, dus hij is van een andere kleur.
reason-trump-no-room = Deze kleur kan geen troef zijn.
    .full = Was het zo, dan konden de kaarten die er nog zijn niet liggen zoals het spel heeft getoond.
reason-spoilt-sure = Geen van beide verdedigers kreeg een troef.
    .full = Alle troeven zijn aan de kant van de troefmaker gedeeld, en wat je hebt gezien, bewijst het.
reason-spoilt-open = De troeven die je niet hebt gezien, kunnen aan beide kanten zitten.
    .full = Een verdediger kan er een hebben gekregen, of geen. Je kunt bedorven troef niet bewijzen en niet uitsluiten.
reason-not-spoilt-dealt = { $card } is aan een verdediger gedeeld.
    .full = Het is een troef, dus de troef is niet bedorven. Wie nu een troef heeft, doet er niet toe.
reason-not-spoilt-any = De verdedigers kregen { $cards }.
    .full = Welke kleur ook troef is, een van deze kaarten is een troef. De troef kan dus niet bedorven zijn.
reason-not-spoilt-room = Een verdediger moet een troef hebben gekregen.
    .full = De troeven die er nog zijn, kunnen niet allemaal bij de kant van de troefmaker zitten.
