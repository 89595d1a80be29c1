### Nederlands: de clausules van de andere tafels (club, gevraagde partner, weduwe).

## Club

clause-club-deal-singly = { $players ->
        [4] Eén voor één krijgt iedere speler eerst vier kaarten.
       *[other] Eén voor één krijgt iedere speler eerst twee kaarten.
     }
    .title = Kaart voor kaart
    .full = { $players ->
        [6] De gever gaat twee keer de tafel rond en begint rechts. De andere twee kaarten van elke hand komen in één pakketje.
        [8] De gever gaat twee keer de tafel rond en begint rechts. Daarna krijgt iedere speler nog één kaart.
       *[other] De gever gaat vier keer de tafel rond en begint rechts. De tweede helft van de hand komt in één pakketje.
     }
clause-club-auction-pass-out = Na een pas doe je in deze biedronde niet meer mee.
    .title = Een pas is definitief
    .full = Kom je weer aan de beurt, dan mag je je partner nog vragen te bieden, zolang die niet heeft gepast. Aan deze tafel is er geen hogere grens voor latere biedingen of boven je partner.
clause-club-auction-three-passes = { $players ->
        [6] Als na een bod alle vijf de anderen passen, is het bieden voorbij.
        [8] Als na een bod alle zeven de anderen passen, is het bieden voorbij.
       *[other] Als drie spelers na elkaar passen, is het bieden voorbij.
     }
    .title = Hoe het bieden eindigt
    .full = { $players ->
        [4] De laatste bieder is de troefmaker. Passen allen zonder dat er een bod is, dan deelt de volgende gever.
       *[other] Iedereen krijgt de kans om boven een bod te gaan, dus aan deze tafel is drie keer pas niet genoeg. De laatste bieder is de troefmaker. Passen allen zonder dat er een bod is, dan deelt de volgende gever.
     }
clause-club-single-auction = Er is maar één biedronde.
    .title = Eén biedronde
    .full = { $players ->
        [6] Er wordt geboden op de eerste twee kaarten. Na het tweede pakketje begint meteen het spelen.
        [8] Er wordt geboden op de eerste twee kaarten. Na de derde kaart begint meteen het spelen.
       *[other] Er wordt geboden op de eerste vier kaarten. Na het tweede pakketje begint meteen het spelen.
     }
clause-club-closed-any-cut = Zonder de gevraagde kleur mag je elke kaart gedekt spelen, ook een troef.
    .title = Elke kaart mag troeven
    .full = Aan deze tafel geldt dat ook voor de troefmaker. Een troef uit de hand van de troefmaker mag gedekt worden gespeeld.
clause-club-open-any-time = De troefmaker mag de troef in elke eigen beurt tonen.
    .title = Op elk moment openen
    .full = Een gedekte troef die een slag wint, opent hem in elk geval. Tot dan beslist de troefmaker.
clause-club-score = { $players ->
        [4] Een contract verplaatst 1, 2 of 3 fiches, en een verloren contract kost er 1 meer.
       *[other] Een contract verplaatst 1, 2 of 3 fiches met elke andere kant, en een verloren contract kost er 1 meer.
     }
    .title = Fiches in de club
    .full = { $players ->
        [4] Onder { $later_least } is het 1 fiche, vanaf { $later_least } zijn het er 2, en vanaf { $high_bid } zijn het er 3. Caps telt alleen als de tafel dat heeft afgesproken.
       *[other] Onder { $later_least } is het 1 fiche, vanaf { $later_least } zijn het er 2, en vanaf { $high_bid } zijn het er 3. De kant van de troefmaker krijgt ze van elke andere kant, of betaalt ze aan elke andere kant. Caps telt alleen als de tafel dat heeft afgesproken.
     }

## Gevraagde partner

clause-call-match = Vier spelers spelen ieder voor zich, en elf keer delen is een partij.
    .title = De partij
    .full = Iedere speler krijgt acht kaarten, en er wordt met de klok mee gespeeld. De hoogste stand na elf keer delen wint.
clause-call-auction = Het bieden begint bij 150 en gaat omhoog met 5 tot 30.
    .title = Bieden om de troef
    .full = De speler links van de gever biedt als eerste, en een pas is definitief. Passen allen, dan moet de gever voor 150 spelen.
clause-call-follow = Beken kleur als je kunt, en speel een willekeurige kaart als je niet kunt.
    .title = Kleur bekennen
    .full = De troef is vanaf het begin bekend, dus alle kaarten worden open gespeeld. Een troef mag de slag nemen zodra je niet kunt bekennen.
clause-call-partner = De troefmaker kiest de troefkleur en vraagt dan een kaart.
    .title = Een partner vragen
    .full = Het moet een kaart zijn die de troefmaker niet heeft. Wie hem heeft, is de geheime partner. Iedereen kent de kaart, maar niet wie hem heeft.
clause-call-reveal = De gevraagde kaart laat zien wie de partner is.
    .title = De partner komt tevoorschijn
    .full = Komt de troefmaker met die kleur uit, dan moet wie de kaart heeft hem leggen. Hij kan ook in een andere slag vallen.
clause-call-alone = Wint de troef van een tegenstander van de gevraagde kaart, dan gaat de troefmaker alleen verder.
    .title = Eén tegen drie
    .full = Dat kan alleen in de slag die de partner toont. Wat het paar heeft gewonnen, blijft bij de troefmaker, en de partner scoort met de troefmaker mee zoals eerst.
clause-call-marriage = Heer en vrouw van één kleur kunnen het doel verschuiven.
    .title = Huwelijk
    .full = Toon het paar in je beurt, zodra jouw kant een slag heeft. Het doel schuift 20 in jouw voordeel, of 40 in troef.
clause-call-slam = De troefmaker of de partner mag alle acht slagen beloven.
    .title = Slem
    .full = Als de zesde slag is begonnen, is het te laat om iets te beloven.
clause-call-score = Haal het doel, en troefmaker en partner krijgen er elk 1.
    .title = De telling
    .full = Een beloofd en gemaakt slem is elk 4 waard. Wordt het doel niet gehaald, dan verliezen beiden er 1. De andere spelers scoren niets.

## Weduwe

clause-widow-deal = Drie spelers krijgen elk tien kaarten, en twee blijven gedekt liggen.
    .title = Delen met een weduwe
    .full = De twee kaarten in het midden heten de weduwe. Niemand ziet ze voordat het bieden voorbij is.
clause-widow-exchange = De troefmaker mag kaarten uit de weduwe nemen.
    .title = De weduwe nemen
    .full = De troefmaker bekijkt beide kaarten en neemt er geen, één of twee. Er gaan er evenveel terug, en hun punten tellen op het eind voor de troefmaker.
clause-widow-score = Eén speler speelt tegen twee, en alleen de troefmaker kan scoren.
    .title = Tellen met een weduwe
    .full = Er zijn tien slagen. Een slem betekent alle tien, en moet beloofd zijn voordat de achtste slag begint.
