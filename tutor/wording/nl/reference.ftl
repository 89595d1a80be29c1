### Nederlands: wat er om de lessen heen staat. Regelpagina’s, de woorden van het spel, het spiekbriefje, de instaptoets.

## De pagina van een regel. $title van een les of regel, $what om te oefenen, $who wil iets doen ($do)

ref-example = Een voorbeeld
ref-example-try = { $who ->
    [you] Jij wilt dit doen: { $do }.
   *[other] { $who } wil dit doen: { $do }.
 }
ref-example-look = Een tafel waaraan je het kunt zien.
ref-example-deal-cut = { $dealer } deelt, dus { own-they } mag eerst het pak afnemen.
ref-example-deal-next-dealer = { $dealer } heeft gedeeld. De volgende keer { $who ->
    [you] ben jij
   *[other] is { $who }
 } de gever.
ref-example-not-allowed = Dat mag niet.
ref-example-allowed = Dat mag.
ref-differ = Niet elke tafel doet het zo
ref-differ-here = Hier: { $text }
ref-differ-there = Elders: { $text }
ref-lessons = Lessen die dit leren
ref-drills = Oefen het
ref-words = Woorden
ref-words-found = Woorden die passen
ref-words-lead = De woorden van het spel, elk in een of twee zinnen.
ref-words-none = Geen woord past bij deze zoekopdracht.
ref-words-page = De woorden van het spel
ref-words-search = Zoek in de woorden
ref-sheet-page = Spiekbriefje: alles op één pagina
ref-rules-page = De regels

## Instellingen waarover tafels het oneens zijn: één bericht per waarde, die achteraan in de sleutel staat

differ-bid_step_from_200-10 = biedingen gaan steeds met tien omhoog.
differ-bid_step_from_200-5 = vanaf 200 gaan biedingen met vijf omhoog.
differ-second_auction_least-250 = met acht kaarten begint een bod bij 250.
differ-second_auction_least-220 = met acht kaarten begint een bod bij 220.
differ-second_auction_start-winner = de winnaar van de eerste biedronde begint de tweede.
differ-second_auction_start-eldest = de voorhand begint de tweede biedronde.
differ-second_auction_until-circuit = in de tweede biedronde heeft iedereen één beurt.
differ-second_auction_until-three-passes = de tweede biedronde gaat door tot de drie anderen hebben gepast.
differ-own_raise-yes = een troefmaker mag met acht kaarten het eigen bod verhogen.
differ-own_raise-no = een troefmaker mag met acht kaarten het eigen bod niet verhogen.
differ-ask_partner-any-seat = iedere speler mag de partner vragen te spreken.
differ-ask_partner-eldest-and-opposite = alleen de voorhand en de partner van de gever mogen hun partner vragen.
differ-ask_partner-never = niemand mag de partner vragen te spreken.
differ-ask_skips_partner-yes = een partner die gevraagd is, wordt één keer overgeslagen.
differ-ask_skips_partner-no = een partner die gevraagd is, krijgt toch nog een beurt.
differ-overcall_partner-200 = je mag met 200 of meer boven je partner bieden.
differ-overcall_partner-never = je mag nooit boven je partner bieden.
differ-overcall_partner-free = je mag boven je partner bieden zoals boven ieder ander.
differ-pcc_won-4 = een gewonnen Partner Close Caps levert 4 fiches op.
differ-pcc_won-5 = een gewonnen Partner Close Caps levert 5 fiches op.
differ-pcc_first_trick-closed = in de eerste slag van Partner Close Caps is de troef verborgen.
differ-pcc_first_trick-open = de troef wordt voor de eerste slag van Partner Close Caps getoond.
differ-opening_shows-all-others = is er een troef gevonden, dan worden alle kaarten getoond die de anderen in deze slag gedekt speelden.
differ-opening_shows-trumps = is er een troef gevonden, dan worden alleen de gedekte troeven getoond.
differ-opening_choice-before-first-lead = de troefmaker mag alleen voor de eerste kaart openen.
differ-opening_choice-leading-with-trump = de troefmaker mag alleen openen bij het uitkomen met troef.
differ-opening_choice-any-time = de troefmaker mag in elke eigen beurt openen.
differ-opening_choice-never = de troefmaker mag niet zelf openen.
differ-open_at_250-yes = een contract van 250 of meer opent na de eerste slag.
differ-open_at_250-no = een hoog contract opent de troef niet.
differ-exhausted_trumps-after-unfollowed-lead = bekent niemand de troef van de troefmaker, dan moet die ook de andere troeven uitspelen.
differ-exhausted_trumps-never = de troefmaker hoeft de troeven nooit uit te spelen.
differ-spoilt_redeal-same-dealer = na bedorven troef deelt dezelfde gever opnieuw.
differ-spoilt_redeal-next-dealer = na bedorven troef deelt de volgende gever.
differ-caps_reading-stated = één volgorde van je kaarten moet van alles winnen.
differ-caps_reading-adaptive = je mag elke kaart kiezen naar wat er gevallen is.
differ-caps_reading-helpful-partner = je mag op de hulp van je partner rekenen.
differ-caps_window-end-of-trick = je mag Caps roepen tot de slag voorbij is.
differ-caps_window-before-next-card = je moet Caps roepen voordat je je volgende kaart speelt.
differ-caps_penalty-two-or-five = Foute Caps kost 2 fiches, of 5 als na het roepen een slag verloren gaat.
differ-caps_penalty-bid-loss-plus-one-or-five = Foute Caps kost één fiche meer dan een verloren bod, of 5.
differ-defenders_caps-yes = ook de verdedigers mogen Caps roepen.
differ-defenders_caps-no = alleen de kant van de troefmaker mag Caps roepen.
differ-last_trick_view-during-trick = je mag de laatste slag bekijken terwijl de volgende wordt gespeeld.
differ-last_trick_view-between-tricks = je mag de laatste slag alleen bekijken tot de volgende begint.
differ-start_tokens-11 = elke kant begint met 11 fiches.
differ-start_tokens-10 = elke kant begint met 10 fiches.
differ-start_tokens-7 = elke kant begint met 7 fiches.

## De woorden van het spel: `.title` is het woord

gloss-ask = Je geeft je beurt aan je partner, die meteen moet bieden of passen.
    .title = De partner vragen
gloss-auction = Het deel van een spel waarin de spelers bieden. Er is er een met vier kaarten en een met acht.
    .title = Bieden
gloss-bid = Een aantal kaartpunten waarvan je belooft dat jullie kant ze haalt.
    .title = Bod
gloss-caps = Alle acht slagen voor één kant. Wie het kan bewijzen, moet het roepen.
    .title = Caps
gloss-circuit = Een ronde waarin iedere speler één keer iets zegt. De tweede biedronde is zo’n ronde.
    .title = Rondje
gloss-closed = De troef is gesloten zolang de troefaanwijzer gedekt ligt. Alleen de troefmaker kent de kleur.
    .title = Gesloten
gloss-contract = Het hoogste bod als het bieden voorbij is. De kant van de troefmaker moet zoveel punten halen.
    .title = Contract
gloss-cut = Afnemen is een deel van het pak aftillen voor het delen. Introeven is een andere kleur met een troef slaan.
    .title = Afnemen en introeven
gloss-deal = Eén spel, van het schudden tot de fiches. Een partij bestaat uit veel spellen.
    .title = Spel
gloss-dealer = Wie de kaarten deelt. Het volgende spel wordt gedeeld door de speler rechts.
    .title = Gever
gloss-defenders = De twee spelers die tegen de troefmaker en diens partner spelen.
    .title = Verdedigers
gloss-eldest = De speler rechts van de gever. De voorhand zegt als eerste iets en komt uit in de eerste slag.
    .title = Voorhand
gloss-exhausted = Alleen de troefmaker heeft nog troef. Die moet dan ook de andere troeven uitspelen.
    .title = Uitgespeelde troef
gloss-fold = Een kaart met de rug naar boven spelen. Dat doe je als je niet kunt bekennen terwijl de troef gesloten is.
    .title = Gedekt spelen
gloss-follow = Een kaart spelen van de kleur die is gevraagd.
    .title = Bekennen
gloss-hand = De kaarten die je hebt: eerst vier, later acht.
    .title = Hand
gloss-indicator = De kaart die de troefmaker gedekt neerlegt. De kleur daarvan is troef.
    .title = Troefaanwijzer
gloss-inspect = De troefmaker bekijkt de gedekte kaarten als een slag voorbij is.
    .title = Kijken
gloss-lead = De eerste kaart van een slag spelen. De anderen moeten die kleur bekennen.
    .title = Uitkomen
gloss-maker = De speler die het bieden won en de baas is over de troef.
    .title = Troefmaker
gloss-marriage = Heer en vrouw van één kleur in één hand. Dit telt alleen bij andere manieren om 304 te spelen, niet aan deze tafel.
    .title = Huwelijk
gloss-match = Veel spellen, tot één kant alle fiches heeft.
    .title = Partij
gloss-open = De troef is open als de troefaanwijzer getoond is. Vanaf dan speelt niemand meer gedekt.
    .title = Open
gloss-pack = De 32 kaarten van het spel: 7 tot aas in vier kleuren.
    .title = Pak
gloss-packet = Vier kaarten die je in één keer krijgt. Iedere speler krijgt twee pakketjes.
    .title = Pakketje
gloss-partner = De speler tegenover je. Jullie winnen en verliezen samen.
    .title = Partner
gloss-pass = In je beurt geen bod doen. Later mag je nog bieden.
    .title = Pas
gloss-pcc = Het hoogste bod: je wint alle acht slagen alleen, terwijl de kaarten van je partner gedekt blijven.
    .title = Partner Close Caps
gloss-points = Wat de kaarten in je slagen waard zijn. Het hele pak telt 304.
    .title = Punten
gloss-rank = Hoe hoog een kaart is in zijn kleur. De boer is het hoogst en de zeven het laagst.
    .title = Rang
gloss-redeal = Dezelfde gever deelt de kaarten nog eens. De voorhand mag erom vragen met een heel slechte hand.
    .title = Opnieuw delen
gloss-reveal = Er is een gedekte troef gevonden. Die en de troefaanwijzer worden aan iedereen getoond.
    .title = Tonen
gloss-seat = Je plaats aan tafel: Noord, Oost, Zuid of West.
    .title = Stoel
gloss-side = Twee partners. Noord en Zuid zijn de ene kant, Oost en West de andere.
    .title = Kant
gloss-spoilt = De verdedigers kregen geen enkele troef, dus het spel mag worden afgebroken.
    .title = Bedorven troef
gloss-token = Een fiche houdt de stand van de partij bij. Fiches gaan van de ene kant naar de andere.
    .title = Fiche
gloss-trick = Eén kaart van elke speler. De beste kaart wint ze allemaal.
    .title = Slag
gloss-trump = De kleur die van alle andere wint. De troefmaker kiest hem.
    .title = Troef
gloss-void = Zonder één kaart van een kleur. Wie renonce is, kan niet bekennen.
    .title = Renonce
gloss-widow = Twee gedekte kaarten naast de handen als je met drie mensen speelt. Aan deze tafel is er geen weduwe.
    .title = Weduwe
gloss-wrong-caps = Caps roepen zonder bewijs, te laat, of niet roepen als het moest. Het kost fiches.
    .title = Foute Caps

## Het spiekbriefje. Alle getallen zijn die van de tafel

sheet-title = 304 op één pagina
sheet-print = Druk op Ctrl en P om het af te drukken (op een Mac ⌘ en P).
sheet-ranks = De kaarten, van hoog naar laag
sheet-rank = Kaart
sheet-points = Punten
sheet-pack = { $cards } kaarten, { $each } in elke kleur. Een kleur telt { $suit_points } punten, het pak { $all_points }.
sheet-course = Zo gaat een spel
sheet-course-list = { $players ->
    [6] Ieder twee kaarten · de biedronde · { own-sheet-sets } · nog twee kaarten · vier slagen · fiches
    [8] Ieder twee kaarten · de biedronde · { own-sheet-sets } · nog één kaart · drie slagen · fiches
   *[other] { own-sheet-course }
 }
own-sheet-course = { $second_auction ->
    [no] Ieder vier kaarten · de biedronde · { own-sheet-sets } · nog vier kaarten · acht slagen · fiches
   *[yes] Ieder vier kaarten · eerste biedronde · { own-sheet-sets } · nog vier kaarten · tweede biedronde · acht slagen · fiches
 }
own-sheet-sets = { $open_trump ->
    [yes] de troefmaker draait de troefaanwijzer om
   *[no] de troefmaker verbergt de troefaanwijzer
 }
sheet-calls = Bieden
sheet-calls-first = Eerste beurt: { $first_least } tot { $most }, en hoger dan het vorige bod.
sheet-calls-later = { $passing ->
    [out] Wie heeft gepast, doet niet meer mee, maar mag nog een partner vragen die meedoet.
   *[stays-in] { $later_calls ->
        [free] Wie heeft gepast, mag toch nog bieden.
       *[200] Latere beurten: { $later_least } of meer.
    }
 }
sheet-calls-partner = { $overcall_partner ->
    [never] Niemand biedt boven de eigen partner.
    [free] Boven je partner bied je zoals boven ieder ander.
   *[200] Boven je partner: { $later_least } of meer.
 }
sheet-calls-ask = { $ask_partner ->
    [never] Niemand vraagt de partner te spreken.
    [eldest-and-opposite] De voorhand en de partner van de gever mogen hun partner vragen te spreken. Dat telt als een beurt van beiden.
   *[any-seat] Of vraag je partner te spreken. Dat telt als een beurt van jullie beiden.
 }
sheet-calls-redeal = De voorhand, voordat er iets is gezegd: opnieuw laten delen met minder dan { $low_hand } punten.
sheet-calls-second = { $second_auction ->
    [no] Er is maar één biedronde.
   *[yes] Met acht kaarten: { $second_least } of meer, { $second_auction_until ->
        [three-passes] tot de drie anderen hebben gepast
       *[circuit] ieder één beurt
    }, niet vragen.{ $pcc ->
        [no] { "" }
       *[yes] { " " }Partner Close Caps gaat boven elk getal.
    }
 }
sheet-closed = { $open_trump ->
    [yes] Bij het spelen
   *[no] Zolang de troef gesloten is
 }
sheet-closed-follow = { $open_trump ->
    [yes] Beken als je kunt. Kun je dat niet, speel dan een kaart naar keuze. Alle kaarten vallen open.
   *[no] Beken als je kunt. Kun je dat niet, speel dan een kaart gedekt.
 }
sheet-closed-maker = { $maker_cuts ->
    [any] De troefmaker mag ook een troef uit de hand gedekt spelen, maar er niet de eerste slag mee beginnen.
   *[indicator] De troefmaker mag geen troef uit de hand gedekt spelen, en er niet de eerste slag mee beginnen.
 }
sheet-closed-indicator = De troefaanwijzer ligt apart. Hij mag introeven, of hij wacht op de laatste slag.
sheet-closed-look = Na elke slag bekijkt de troefmaker de gedekte kaarten. Is er een troef bij, dan gaat de troef open.
sheet-closed-high = { $open_at_250 ->
    [no] Een hoog contract opent de troef niet.
   *[yes] Een contract van { $high_bid } of meer opent na de eerste slag.
 }
sheet-caps = Caps: alle acht slagen
sheet-caps-due = { $caps ->
    [before-play] Zeg het aan voordat de eerste kaart is uitgekomen.
   *[in-play] Roep het als je het kunt bewijzen, { $caps_window ->
        [before-next-card] voordat je je volgende kaart speelt
       *[end-of-trick] voordat de slag voorbij is
    }. Toon je kaarten en noem hun volgorde.
 }
sheet-caps-bonus = { $caps ->
    [before-play] Alle acht slagen gewonnen: { $caps_before_won } fiches extra.
   *[in-play] Op tijd, voor de zevende slag: 1 fiche extra.
 }
sheet-caps-wrong = { $caps ->
    [before-play] Een slag verloren: dat kost { $caps_before_lost } fiches.
   *[in-play] Te vroeg, te laat of helemaal niet: Foute Caps.
 }
sheet-tokens = Fiches
sheet-contract = Contract
sheet-won = Gehaald
sheet-lost = Mislukt
sheet-under = onder { $points }
sheet-between = { $least } tot en met { $most }
sheet-from = { $points } en meer
sheet-start = Elke kant begint met { $tokens } fiches. Wie ze alle { $all_tokens } heeft, wint de partij.

## De instaptoets

place-title = Waar kun je beginnen?
place-offer = Ken je 304 al een beetje? { $count } vragen in ongeveer drie minuten zeggen waar je kunt beginnen.
place-begin = Zoek mijn plek
place-again = Doe de toets nog eens
place-question = Vraag { $number } van { $all }
place-lead = Antwoord zoals je aan tafel zou doen. Een fout geeft niet, en elke les blijft open.
place-unsure = Ik weet het niet
place-stop = Stop hier
place-start = Je kunt beginnen bij “{ $title }”.
place-all = Je kent dit allemaal al. Kies een les die je wilt, of ga oefenen.
place-right = { $right } van de { $all } goed
place-go = Begin daar
place-known = Dit ken je zo te zien al
place-yes = goed
place-no = nog niet
