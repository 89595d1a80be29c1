### Nederlands: de regels van de tafel uit Sri Lanka, één bericht per clausule (punten worden streepjes).
### `.title` staat erboven, het bericht is de regel in één zin, `.full` zegt meer.

## Kaarten en delen

clause-cards-pack = { $players ->
        [4] Het spel heeft 32 kaarten, acht in elke kleur.
       *[other] Met meer dan vier spelers heeft het spel 24 kaarten, zes in elke kleur.
     }
    .title = Het pak kaarten
    .full = { $players ->
        [4] Neem de 7, 8, 9, 10, boer, vrouw, heer en aas van alle vier de kleuren. De kaarten van 2 tot en met 6 blijven in het doosje.
       *[other] Neem de 9, 10, boer, vrouw, heer en aas van alle vier de kleuren. De zevens en achten blijven bij de lage kaarten in het doosje. Ze zijn niets waard, dus het pak telt nog steeds 304 punten.
     }
clause-cards-rank = In elke kleur is de boer het hoogst, en daarna komt de 9.
    .title = Welke kaart is hoger
    .full = { $players ->
        [4] Van hoog naar laag gaat een kleur zo: J, 9, A, 10, K, Q, 8, 7. De volgorde is gelijk in alle vier de kleuren, en de troef houdt zich er ook aan.
       *[other] Van hoog naar laag gaat een kleur zo: J, 9, A, 10, K, Q. De volgorde is gelijk in alle vier de kleuren, en de troef houdt zich er ook aan.
     }
clause-cards-points = { $players ->
        [4] Zes van de acht kaarten in een kleur tellen punten.
       *[other] Alle zes kaarten in een kleur tellen punten.
     }
    .title = Wat de kaarten waard zijn
    .full = { $players ->
        [4] Een boer is 30 waard, een 9 is 20 waard, een aas 11, een 10 precies 10, een heer 3 en een vrouw 2. De 8 en de 7 zijn niets waard. Dat is 76 in een kleur en 304 in het hele pak, en zo komt het spel aan zijn naam.
       *[other] Een boer is 30 waard, een 9 is 20 waard, een aas 11, een 10 precies 10, een heer 3 en een vrouw 2. Dat is 76 in een kleur en 304 in het hele pak, en zo komt het spel aan zijn naam.
     }
clause-deal-partners = Jij en de speler tegenover je zijn partners.
    .title = Partners en richting
    .full = { $players ->
        [6] Er spelen drie paren, steeds twee spelers tegenover elkaar. Het paar van de troefmaker speelt tegen alle anderen, en de punten van die anderen tellen samen. Alles gaat tegen de klok in, dus de volgende is altijd de speler rechts.
        [8] Er spelen vier paren, steeds twee spelers tegenover elkaar. Het paar van de troefmaker speelt tegen alle anderen, en de punten van die anderen tellen samen. Alles gaat tegen de klok in, dus de volgende is altijd de speler rechts.
       *[other] Twee paren spelen tegen elkaar. Alles gaat tegen de klok in, dus de volgende is altijd de speler rechts.
     }
clause-deal-cut = De speler links van de gever mag afnemen.
    .title = Afnemen
    .full = Na het schudden houdt de gever het pak naar links. Die speler mag afnemen of het laten zoals het is.
clause-deal-packets = Iedereen krijgt vier kaarten, en na de eerste biedronde nog vier.
    .title = Twee pakketjes van vier
    .full = De gever geeft elke speler vier kaarten tegelijk en begint rechts. De eerste biedronde is dus met een halve hand.
clause-deal-next-dealer = Het delen gaat naar rechts door.
    .title = Wie er daarna deelt
    .full = Na elk spel neemt de speler rechts van de gever de kaarten. Wordt er opnieuw gedeeld, dan deelt dezelfde speler nog eens.
clause-deal-low-hand = { $players ->
        [4] De voorhand mag opnieuw laten delen met minder dan { $low_hand } punten.
       *[other] Met zoveel spelers mag niemand opnieuw laten delen.
     }
    .title = Opnieuw delen bij een slechte hand
    .full = { $players ->
        [4] Alleen de speler rechts van de gever heeft dit recht, en alleen de eerste vier kaarten tellen. Na de eerste beurt is het voorbij, ook als die beurt een vraag aan de partner is. Dezelfde gever deelt opnieuw.
       *[other] Dat recht gaat over de eerste vier kaarten. Hier krijgt niemand vier kaarten voordat er wordt geboden.
     }
clause-match-tokens = Elke kant begint met { $tokens } fiches.
    .title = Fiches
    .full = { $players ->
        [4] Fiches houden de stand van de partij bij. Na een spel gaan er een paar van de ene kant naar de andere, dus samen zijn het er altijd { $all_tokens }.
       *[other] Fiches houden de stand van de partij bij. Na een spel rekent de kant van de troefmaker af met elke andere kant, dus samen zijn het er altijd { $all_tokens }.
     }

## Eerste biedronde

clause-auction-eldest-first = De speler rechts van de gever zegt als eerste iets.
    .title = Wie begint met bieden
    .full = Die speler heet de voorhand. De anderen volgen tegen de klok in, één voor één.
clause-auction-bid = Een bod is een getal van { $first_least } tot { $most } dat hoger is dan het vorige.
    .title = Wat je mag bieden
    .full = Een bod belooft kaartpunten. { $bid_step_from_200 ->
        [5] Het gaat onder { $later_least } met tien omhoog, en daarboven met vijf.
       *[other] Het gaat met tien omhoog.
     } Met vier kaarten in de hand mag niemand boven { $most } gaan.
clause-auction-pass-not-final = Wie past, doet nog steeds mee met bieden.
    .title = Passen
    .full = Kom je weer aan de beurt, dan mag je nog bieden. Je hebt dan minstens { $later_least } nodig.
clause-auction-later-call = Na je eerste beurt mag je alleen nog { $later_least } of meer bieden.
    .title = Vanaf de tweede beurt
    .full = Een bod, een pas, een vraag aan de partner en gevraagd worden tellen alle als een beurt. Wie er een heeft gehad, moet hoog bieden om nog iets te zeggen.
clause-auction-over-partner = { $overcall_partner ->
        [never] Aan deze tafel bied je niet boven je partner.
        [free] Aan deze tafel mag je boven je partner bieden als boven ieder ander.
       *[200] Boven je partner heb je { $later_least } of meer nodig.
     }
    .title = Boven je partner bieden
    .full = { $overcall_partner ->
        [never] Het bod van je partner telt al voor jullie kant. Zolang het het hoogste is, mag alleen de andere kant er overheen.
        [free] Het bod van je partner is een bod als elk ander. Heb je al een beurt gehad, dan heb je nog steeds { $later_least } of meer nodig.
       *[200] Het bod van je partner telt al voor jullie kant. Erboven gaan is een grote stap, en die begint bij { $later_least }.
     }
clause-auction-ask-partner = { $ask_partner ->
        [never] Aan deze tafel laat niemand de partner spreken.
        [eldest-and-opposite] De eerste twee spelers mogen in hun beurt de partner laten spreken.
       *[any-seat] In je beurt mag je je partner voor je laten spreken.
     }
    .title = De partner vragen
    .full = { $ask_partner ->
        [never] Iedereen biedt of past voor zichzelf.
       *[other] { $ask_partner ->
            [eldest-and-opposite] Dat zijn de voorhand en de speler tegenover de gever. De partner moet meteen bieden of passen, en dat telt als een beurt van beiden.
           *[other] Je partner moet meteen bieden of passen, en dat telt als een beurt van jullie beiden.
         } Biedt de partner, dan is het diens eigen bod. Past de partner, dan hebben jullie allebei gepast. { $ask_skips_partner ->
            [no] De partner houdt later een eigen beurt.
           *[yes] De volgende beurt van je partner kan één keer worden overgeslagen.
         }
     }
clause-auction-end = Een bod wint als de drie anderen daarna allemaal hebben gepast.
    .title = Hoe het bieden eindigt
    .full = Elk nieuw bod geeft de anderen weer een kans. Hebben ze sindsdien alle drie gepast, dan is de bieder de troefmaker.
clause-auction-all-pass = { $players ->
        [6] Zes keer pas zonder bod, en het spel is afgelopen.
        [8] Acht keer pas zonder bod, en het spel is afgelopen.
       *[other] Vier keer pas zonder bod, en het spel is afgelopen.
     }
    .title = Iedereen past
    .full = Niemand scoort. De volgende gever schudt en deelt.

## Troefaanwijzer en tweede biedronde

clause-trump-indicator = { $players ->
        [4] De troefmaker verbergt een van de eerste vier kaarten, en de kleur daarvan is troef.
       *[other] De troefmaker verbergt een van de eerste twee kaarten, en de kleur daarvan is troef.
     }
    .title = De troefaanwijzer
    .full = De kaart gaat gedekt op tafel voordat het tweede pakketje wordt gedeeld. Hij heet de troefaanwijzer, en alleen de troefmaker kent hem.
clause-second-circuit = { $second_auction_until ->
        [three-passes] Met acht kaarten in de hand is er een tweede biedronde.
       *[circuit] Met acht kaarten in de hand krijgt iedere speler nog één beurt.
     }
    .title = De tweede biedronde
    .full = { $second_auction_start ->
        [eldest] De voorhand begint.
       *[winner] De troefmaker van de eerste biedronde begint.
     } { $second_auction_until ->
        [three-passes] Het bieden gaat rond tot de drie anderen na het hoogste bod hebben gepast.
       *[circuit] Iedere speler biedt of past één keer, en dan is deze ronde voorbij.
     }
clause-second-bid = Met acht kaarten begint een bod bij { $second_least }.
    .title = Bieden met acht kaarten
    .full = Het moet hoger zijn dan het bod dat er staat, en mag niet boven { $most } gaan. { $bid_step_from_200 ->
        [5] Biedingen gaan met vijf omhoog.
       *[other] Biedingen gaan met tien omhoog.
     }
clause-second-over-partner = Pas zolang het nieuwe bod van je partner het hoogste is.
    .title = De partner in de tweede biedronde
    .full = Dit geldt voor een bod dat je partner in de tweede biedronde deed. Boven een bod uit de eerste mag je wel gaan.
clause-second-no-ask = In de tweede biedronde spreekt iedereen voor zichzelf.
    .title = Nu niet meer vragen
    .full = Je kunt je partner niet meer vragen. In je beurt bied je, pas je, of roep je Partner Close Caps.
clause-second-pcc = Partner Close Caps gaat boven elk getal.
    .title = Partner Close Caps roepen
    .full = Wie het roept, belooft alleen alle acht slagen te winnen. Daarmee is het bieden meteen voorbij. Over een nieuw bod van de eigen partner mag het niet.
clause-second-new-maker = Wie de tweede biedronde wint, is de baas over de troef.
    .title = Een nieuwe troefmaker
    .full = Is dat een andere speler, dan neemt de eerste troefmaker de oude troefaanwijzer terug. De nieuwe verbergt dan een van alle acht kaarten. { $own_raise ->
        [no] Aan deze tafel mag een troefmaker het eigen bod niet verhogen.
       *[yes] Een troefmaker die alleen het eigen bod heeft verhoogd, verandert niets.
     }

## Spelen

clause-play-first-lead = De voorhand komt als eerste uit, en daarna de winnaar van elke slag.
    .title = Wie uitkomt
    .full = De speler rechts van de gever legt de eerste kaart van het spel. Wie een slag wint, begint de volgende.
clause-play-follow = Heb je de kleur die is gevraagd, dan moet je die spelen.
    .title = Kleur bekennen
    .full = Zonder die kleur mag je een andere spelen. Zolang de troef gesloten is, kunnen sommige kaarten voor de troefmaker toch verboden zijn.
clause-play-winner = De hoogste troef wint de slag.
    .title = Wie de slag wint
    .full = Ligt er geen troef in, dan wint de hoogste kaart van de gevraagde kleur. Een kaart van een andere kleur kan niet winnen.
clause-play-last-trick-view = { $last_trick_view ->
        [between-tricks] Tussen twee slagen mag je de laatste bekijken.
       *[during-trick] Tijdens een slag mag je de slag ervoor bekijken.
     }
    .title = Terugkijken
    .full = Je ziet alleen de kaarten die open lagen. Gedekte kaarten die dicht bleven, blijven geheim, en alle eerdere slagen ook.
clause-open-before-first-lead = { $opening_choice ->
        [never] Aan deze tafel toont de troefmaker de troef niet uit vrije keuze.
        [any-time] In elke eigen beurt mag de troefmaker de troef tonen.
        [leading-with-trump] De troefmaker mag de troef alleen tonen om ermee uit te komen.
       *[before-first-lead] Voordat de eerste kaart valt, mag de troefmaker de troef tonen.
     }
    .title = Zelf openen
    .full = { $opening_choice ->
        [never] Hij blijft gesloten tot het spel hem opent. Alleen een troefmaker die met niets dan troeven moet uitkomen, opent eerst.
        [any-time] De troefaanwijzer gaat dan naar de hand van de troefmaker, en de rest van het spel wordt open gespeeld.
        [leading-with-trump] De troefaanwijzer gaat naar de hand van de troefmaker, en de volgende kaart moet een troef zijn. Daarna wordt alles open gespeeld.
       *[before-first-lead] De troefaanwijzer gaat dan naar de hand van de troefmaker, en het hele spel wordt open gespeeld. Een troefmaker die uitkomt, mag met elke kaart beginnen, ook met troef.
     }
clause-closed-void-folds = Kun je niet bekennen terwijl de troef gesloten is, dan speel je gedekt.
    .title = Gedekt spelen
    .full = De kaart gaat met de rug naar boven. Niemand ziet of het een troef is, tot de troefmaker kijkt.
clause-closed-indicator-apart = De gesloten troefaanwijzer hoeft niet te bekennen.
    .title = De troefaanwijzer hoort niet bij de hand
    .full = Hij ligt apart van de kaarten van de troefmaker. Wordt er troef gevraagd en heeft de troefmaker geen andere troef, dan speelt die een andere kleur.
clause-closed-indicator-cuts = De gesloten troefaanwijzer mag een kleur introeven die een ander vroeg.
    .title = Introeven met de troefaanwijzer
    .full = De troefmaker mag die kleur dan niet kunnen bekennen. Anders wacht de troefaanwijzer op de laatste slag.
clause-closed-no-hand-cut = Zolang de troef gesloten is, mag de troefmaker geen troef uit de hand gedekt spelen.
    .title = Niet introeven uit de hand
    .full = Een troefmaker die niet kan bekennen, speelt een andere kleur gedekt of troeft in met de troefaanwijzer. Zijn er alleen troeven in de hand, dan moet de troefaanwijzer introeven.
clause-closed-no-trump-lead-first = Zolang de troef gesloten is, mag de troefmaker er niet de eerste slag mee beginnen.
    .title = Geen troef als eerste kaart
    .full = In latere slagen mag een troef uit de hand wel als eerste worden gelegd, open, en de troefaanwijzer blijft dan gesloten. Een troefmaker met alleen troeven moet openen voor de eerste kaart.
clause-closed-indicator-lead = Met een gesloten troefaanwijzer mag je alleen in de laatste slag uitkomen.
    .title = De troefaanwijzer komt het laatst
    .full = Hij ligt open als hij de slag begint en als hij troef bekent. Op een andere kleur gaat hij gedekt en troeft hij in.
clause-closed-inspect = Is een slag voorbij, dan kijkt de troefmaker wat er gedekt lag.
    .title = De troefmaker kijkt
    .full = Is er geen troef bij, dan blijven de kaarten voorgoed dicht, en alleen de troefmaker kent ze. De gevraagde kleur wint die slag.
clause-closed-reveal = Een gedekte troef opent de troef voor iedereen.
    .title = Er is een troef gevonden
    .full = { $opening_shows ->
        [trumps] De gedekte troeven van deze slag worden omgedraaid, en de troefaanwijzer wordt getoond. De hoogste troef wint. Alle andere gedekte kaarten blijven dicht, ook die van eerdere slagen.
       *[all-others] De kaarten die de andere spelers in deze slag gedekt speelden, worden omgedraaid, en de troefaanwijzer wordt getoond. De hoogste troef wint. Een kaart van een andere kleur die de troefmaker gedekt speelde, blijft dicht, en gedekte kaarten van eerdere slagen ook.
     }
clause-closed-indicator-returns = Wordt de troefaanwijzer getoond zonder dat hij is gespeeld, dan gaat hij terug naar de hand.
    .title = De troefaanwijzer gaat naar huis
    .full = Hij hoorde niet bij deze slag en kan hem dus niet winnen. Van nu af aan is het een kaart als elke andere.
clause-open-face-up = Is de troef eenmaal open, dan speelt niemand meer gedekt.
    .title = Open troef
    .full = Alle kaarten worden open gespeeld, en voor de troefmaker gelden geen andere regels dan voor de rest. Wie niet kan bekennen, mag elke kaart spelen, ook een troef.
clause-open-high-bid = { $open_at_250 ->
        [no] Aan deze tafel opent een hoog contract de troef niet.
       *[yes] Een contract van { $high_bid } of meer opent de troef na één slag.
     }
    .title = Een hoog contract openen
    .full = { $open_at_250 ->
        [no] De troefaanwijzer blijft gesloten tot het spel hem opent.
       *[yes] Is de troefaanwijzer dan nog gesloten, dan wordt hij omgedraaid en gaat hij naar de hand van de troefmaker. Dat gaat vanzelf.
     }
clause-trump-exhausted = { $exhausted_trumps ->
        [never] Aan deze tafel hoeft de troefmaker de troeven niet uit te spelen.
       *[after-unfollowed-lead] Kan niemand de troef van de troefmaker bekennen, dan moeten er meer troeven komen.
     }
    .title = De troeven uitspelen
    .full = { $exhausted_trumps ->
        [never] Ook als niemand anders nog troef heeft, mag de troefmaker met elke kleur uitkomen.
       *[after-unfollowed-lead] De troefmaker speelt troef tot er geen meer in de hand is, en pas daarna een andere kleur. Een gesloten troefaanwijzer telt hier niet: zijn tijd is de laatste slag.
     }
clause-trump-spoilt = { $spoilt_redeal ->
        [never] Aan deze tafel wordt het spel uitgespeeld, ook als de verdedigers geen enkele troef kregen.
       *[other] Kregen de verdedigers geen enkele troef, dan kan het spel worden afgebroken.
     }
    .title = Bedorven troef
    .full = { $spoilt_redeal ->
        [never] Elders kan het spel dan worden afgebroken. Hier kan niemand dat.
        [next-dealer] Iedereen die het merkt, mag het zeggen, tot de laatste kaart valt. Niemand scoort, en de volgende gever deelt. Alleen de kaarten zoals ze gedeeld zijn tellen, en een verkeerde melding verandert niets.
       *[same-dealer] Iedereen die het merkt, mag het zeggen, tot de laatste kaart valt. Niemand scoort, en dezelfde gever deelt opnieuw. Alleen de kaarten zoals ze gedeeld zijn tellen, en een verkeerde melding verandert niets.
     }

## Caps

clause-caps-meaning = Caps betekent dat je alle acht slagen wint.
    .title = Wat Caps is
    .full = Alle 304 punten hebben is niet genoeg: een slag zonder punten telt ook. { $defenders_caps ->
        [no] Alleen de kant van de troefmaker mag Caps roepen, zolang die geen slag heeft verloren.
       *[yes] Beide kanten mogen Caps roepen, zolang ze geen slag hebben verloren.
     }
clause-caps-due = Roep Caps als wat je weet bewijst dat je al het overige wint.
    .title = Wanneer Caps moet
    .full = Je hebt een volgorde van je kaarten nodig die elke resterende slag wint. Die moet kloppen hoe de verborgen kaarten ook liggen en wat de anderen ook spelen. Wat je uit het bieden vermoedt, bewijst niets.
clause-caps-window = { $caps_window ->
        [before-next-card] Je mag roepen tot je je volgende kaart speelt.
       *[end-of-trick] Je mag roepen tot de slag voorbij is die het bewijs bracht.
     }
    .title = Hoe lang je hebt
    .full = { $caps_window ->
        [before-next-card] Had je partner ook kunnen roepen, dan bepaalt wie het eerst speelt hoelang jullie beiden hebben.
       *[end-of-trick] Geeft pas het einde van een slag je het bewijs, dan heb je de hele volgende slag.
     }
clause-caps-call = Laat je kaarten zien en zeg in welke volgorde je ze speelt.
    .title = Hoe je roept
    .full = De volgorde noemt elke kaart die je nog hebt. Daarna moet je altijd de eerste kaart ervan spelen die de regels toestaan. Een troefmaker die roept, laat ook de troefaanwijzer zien.
clause-caps-early-bonus = Goed geroepen voor de zevende slag levert 1 fiche extra op.
    .title = De premie voor vroeg roepen
    .full = De extra fiche komt boven op de gewone beloning. Is de zevende slag begonnen, dan levert goed roepen niets extra’s op.
clause-caps-too-early = Is de volgorde die je noemt niet bewezen, dan is het Foute Caps.
    .title = Te vroeg geroepen
    .full = De verborgen kaarten kunnen op vele manieren liggen. Kan er ook maar één je volgorde verslaan, dan riep je te vroeg.
clause-caps-too-late = Roep je als je tijd om is, dan is het ook Foute Caps.
    .title = Te laat geroepen
    .full = { $caps_window ->
        [before-next-card] Je tijd eindigt met de volgende kaart van wie had moeten roepen.
       *[end-of-trick] Je tijd eindigt met de slag waarin Caps moest.
     } Misschien win je toch alle slagen, maar je had het eerder moeten weten.
clause-caps-missed = Moet je Caps roepen en blijf je stil, dan is het Foute Caps.
    .title = Helemaal niet geroepen
    .full = Het helpt niet om elke slag te winnen, of er een te verliezen zodat niemand het merkt. Roept een van beide partners op tijd, dan is de kant veilig.
clause-caps-penalty = { $caps_penalty ->
        [bid-loss-plus-one-or-five] Foute Caps kost één fiche meer dan een verloren bod, of 5 als de kant na het roepen een slag verliest.
       *[two-or-five] Foute Caps kost 2 fiches, of 5 als de kant na het roepen een slag verliest.
     }
    .title = De prijs van Foute Caps
    .full = De uitslag van het bod telt niet meer. Alleen deze prijs wordt betaald.
clause-caps-none-in-pcc = In Partner Close Caps roept niemand Caps.
    .title = Niet roepen als je alleen speelt
    .full = Het bod zelf heeft alle acht slagen al beloofd. Er is niets aan toe te voegen.

## Wie mag wanneer iets doen

clause-procedure-turn = Je doet alleen iets als je aan de beurt bent.
    .title = Wie aan de beurt is
    .full = { $caps ->
        [in-play] Voor sommige dingen is geen beurt nodig. { $opening_choice ->
            [before-first-lead] De troefmaker mag openen voor de eerste kaart. Tijdens het spelen
           *[other] Tijdens het spelen
         } mag iedereen Caps roepen of bedorven troef melden.
       *[other] Bieden en spelen gaan de tafel rond, iedereen op zijn beurt.
     }
clause-procedure-phase = Elke handeling heeft zijn eigen tijd in het spel.
    .title = Eén ding tegelijk
    .full = Eerst komt een biedronde, dan de troefaanwijzer, dan de tweede biedronde, en dan het spelen. Wat bij een ander deel hoort, moet wachten of komt te laat.
clause-procedure-not-held = Je kunt alleen een kaart gebruiken die je hebt.
    .title = Je eigen kaarten
    .full = Een kaart die al is gespeeld, of die een ander heeft, kun je niet spelen.

## Partner Close Caps

clause-pcc-alone = Eén speler neemt het op tegen beide tegenstanders en moet alle acht slagen winnen.
    .title = Alleen spelen
    .full = De hand van de partner blijft ongezien op tafel liggen, dus elke slag heeft drie kaarten. De bieder komt als eerste uit.
clause-pcc-open-after-first = { $pcc_first_trick ->
        [open] In Partner Close Caps ziet iedereen de troef voordat de eerste kaart valt.
       *[closed] Na de eerste slag van Partner Close Caps ziet iedereen de troef.
     }
    .title = De troef als je alleen speelt
    .full = { $pcc_first_trick ->
        [open] De troefaanwijzer gaat meteen naar de hand van de bieder, en alles wordt open gespeeld. De bieder mag met elke kaart uitkomen.
       *[closed] Tot dan gelden de regels voor gesloten troef. De bieder kan dus niet met troef beginnen, tenzij die al geopend heeft.
     }
clause-pcc-no-exhausted = Wie alleen speelt, hoeft de troeven nooit uit te spelen.
    .title = Wat hier niet geldt
    .full = In Partner Close Caps mag de speler bij elke slag een andere kleur kiezen. Caps roepen is er ook niet bij.

## Fiches

clause-score-made = De kant van de troefmaker moet minstens de geboden punten halen.
    .title = Het contract halen
    .full = { $players ->
        [4] Precies dat getal is genoeg. De punten van beide kanten zijn samen 304. Partner Close Caps is anders: daar tellen alleen slagen.
       *[other] Precies dat getal is genoeg. De punten van alle andere kanten tellen samen, en met die van de troefmaker is dat 304.
     }
clause-score-table = Hoe hoger het contract, hoe meer fiches het verplaatst.
    .title = Wat een contract waard is
    .full = Onder { $later_least } krijgt de kant van de troefmaker er { $won_low } of betaalt die er { $lost_low }. Vanaf { $later_least } is het { $won_mid } erbij of { $lost_mid } eraf. Vanaf { $high_bid } is het { $won_high } erbij of { $lost_high } eraf. Bij Partner Close Caps is het { $won_pcc } erbij of { $lost_pcc } eraf.
clause-score-caps = Caps kan een fiche toevoegen, of in de plaats van het bod komen.
    .title = Caps en de fiches
    .full = Goed en vroeg geroepen levert 1 fiche boven op wat de kant krijgt, ook voor de verdedigers. Na Foute Caps wordt alleen de prijs van Foute Caps betaald.
clause-score-remainder = Een kant betaalt nooit meer fiches dan ze heeft.
    .title = Als de fiches op zijn
    .full = { $players ->
        [4] Is de prijs te hoog, dan geeft de kant haar laatste fiches en blijft ze niets schuldig. Daarmee is de partij voorbij.
       *[other] Is de prijs te hoog, dan geeft de kant haar laatste fiches en blijft ze niets schuldig. Moet ze meer kanten betalen, dan krijgt elke kant om de beurt een fiche, te beginnen rechts. Een kant zonder fiches speelt door.
     }
clause-score-match = Win alle { $all_tokens } fiches, en je wint de partij.
    .title = De partij winnen
    .full = { $players ->
        [4] Er wordt gespeeld tot één kant alle fiches heeft. Een partij heeft dus altijd een winnaar.
       *[other] Er wordt gespeeld tot één kant alle fiches heeft. Een partij heeft dus altijd een winnaar. Een kant zonder fiches blijft meedoen en kan er weer winnen.
     }
