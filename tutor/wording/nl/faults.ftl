### Nederlands: wat er mis is met een bestand of tekst van buiten. Wat tussen aanhalingstekens staat, staat er zoals het
### geschreven is. $place is een veld, $given wat er staat, $why een andere fout.

fault-at = { $place }: { $why }
fault-of-file = { $file }: { $why }
fault-plain = { $why }
fault-more = en nog { $count }
fault-not-utf8 = de tekst is geen UTF-8 (byte { $byte }); bewaar het bestand als UTF-8
fault-file-unread = { $file }: het bestand is niet te lezen ({ $why })
fault-unreadable = dit bestand is niet te lezen

# TOML

fault-not-toml = dit is geen TOML: { $why }
fault-toml = regel { $line }, teken { $column }: { $why }
fault-toml-equals = hier staat een naam zonder “=” en een waarde
fault-toml-value = hier ontbreekt een waarde; schrijf een getal, true of false, of een tekst tussen aanhalingstekens
fault-toml-rest = achter de waarde staat nog iets; begin daarvoor een nieuwe regel
fault-toml-statement = dit is geen regel TOML; schrijf: naam = waarde
fault-toml-name = zo kan een naam niet beginnen; gebruik letters, cijfers, “_” en “-”
fault-toml-open-text = een tekst is niet afgesloten; zet er een aanhalingsteken achter
fault-toml-backslash = deze backslash kan hier niet in een tekst; schrijf hem twee keer, of haal hem weg
fault-toml-open-list = een lijst is niet afgesloten; zet de haak erachter
fault-toml-heading = een kopje is niet afgesloten; schrijf het zoals [settings]
fault-toml-twice = deze naam staat er al; houd er één
fault-toml-sign = hier staat een teken dat je niet ziet; haal het weg
fault-toml-other = dit is hier niet te lezen
fault-toml-deep = er staan te veel haken in elkaar, of er staat een te lang getal

# De regels van een tafel

fault-table-long = dit is te lang voor een tafel: { $count } bytes, hoogstens { $most }
fault-profile-unknown = er is geen spel { $name }: de spellen zijn { $known }
fault-profile-unbuilt = spel { $name } is er nog niet: deze versie speelt { $known }
fault-profile-extra = een tafel heeft 'base' en 'settings', niet { $extra }
fault-profile-base = 'base' moet de naam van een spel zijn, niet { $given }
fault-profile-settings = 'settings' moeten namen en waarden zijn, niet { $given }
fault-profile-fixed = aan spel { $name } valt niets in te stellen; haal { $settings } weg
fault-setting-unknown = er is geen afspraak { $setting }
fault-setting-near = er is geen afspraak { $setting }; bedoel je { $near }?
fault-setting-value = afspraak { $setting } kan niet { $given } zijn: het mag { $known } zijn
fault-setting-unbuilt = afspraak { $setting } met { $given } is er nog niet: deze versie speelt { $known }
fault-setting-idle = afspraak { $setting } met { $given } doet niets: daarvoor moet { $other } { $values } zijn
fault-setting-needs = bij afspraak { $setting } met { $given } moet { $other } { $values } zijn
fault-players-base = afspraak 'players' met { $players } hoort bij { $bases }, niet bij { $base }

# Kaarten en plaatsen

fault-no-card = { $given } is geen kaart van 304: schrijf een rang (J 9 A T K Q 8 7) en een kleur (S H D C), zoals JS of TD
fault-card-text = een kaart is tekst zoals JS of TD, niet { $given }
fault-no-suit = { $given } is geen kleur: schrijf S, H, D of C
fault-suit-needed = bij { $action } hoort een kleur: S, H, D of C, niet { $given }
fault-hand-suits = { $given } heeft { $count } kleuren, niet vier: schrijf schoppen.harten.ruiten.klaveren
fault-hand-twice = { $cards } staat twee keer in { $given }
fault-no-seat = { $given } is geen plaats: schrijf N, E, S of W (aan een tafel voor zes of acht ook NE, SE, NW, SW)
fault-deal-over = het spel is voorbij

# Wat er gedeeld is

fault-twice = { $card } is twee keer gedeeld
fault-dealt-twice = { $card } is twee keer gedeeld: in { $one } en in { $other }
fault-not-in-pack = { $card } zit niet in de kaarten van deze tafel
fault-held = { $place }: plaats { $seat } heeft { $count } verschillende kaarten, niet { $right }
fault-no-packet = { $place }: plaats { $seat } heeft geen pakje
fault-packet-size = een pakje heeft { $size } kaarten, { $given } heeft er { $count }
fault-packets-missing = het pakje van { $seats } ontbreekt
fault-cards-text = kaarten zijn tekst zoals 'JS 9S AH 7C', niet { $given }
fault-widow-size = widow: daar liggen { $count } verschillende kaarten, niet { $right }
fault-seat-astray = { $place }: plaats { $seat } speelt hier niet; de plaatsen zijn { $seats }
fault-seat-twice = plaats { $seats } staat er twee keer; houd er één pakje voor
fault-scores-each = scores: schrijf er een voor elk van { $seats }, en voor niemand anders
fault-tokens-sides = tokens: alle kanten zijn nodig, { $sides }, niet { $given }
fault-tokens-lost = tokens: een kant zonder fiches heeft al verloren; elke kant heeft er minstens 1 nodig
fault-tokens-under = tokens: geen kant heeft minder dan 0
fault-tokens-sum = tokens: { $held } is samen { $sum }, niet { $total }
fault-tokens-won = tokens: een kant met alle fiches heeft al gewonnen
fault-tokens-not-here = tokens: in dit spel scoren de plaatsen; haal ze weg of schrijf scores
fault-not-here = { $place }: dat is er niet in dit spel; haal het weg
fault-deals-packets = { $profile } deelt 'first' en 'second'; haal dit weg
fault-deals-hands = { $profile } deelt 'hands'; haal dit weg

# Een opgeschreven spel

fault-missing = ontbreekt
fault-record-extra = is geen veld van een opgeschreven spel; haal het weg of verbeter de naam
fault-record-empty = er is geen opgeschreven spel: de tekst is leeg
fault-record-deep = dit is geen opgeschreven spel: er zit te veel in elkaar, of er staat een te lang getal
fault-record-object = een opgeschreven spel ziet eruit als {"{"} "format": "304/1" {"}"}, niet als { $given }
fault-record-profile = profile: schrijf de naam van een spel, of een object met "base" en "settings"
fault-record-game = dit is een spel van een andere soort
fault-not-json = de tekst is geen JSON, vanaf regel { $line }, teken { $column }
fault-no-number = { $given } is geen getal dat hier kan staan
fault-number-large = { $given } is een te groot getal voor een opgeschreven spel
fault-field-twice = het veld { $field } staat er twee keer; houd er één
fault-do-missing = heeft geen 'do'; schrijf { $known }
fault-do-unknown = 'do' is { $given }; schrijf { $known }
fault-other-seats = in dit opgeschreven spel spelen er { $count }, { $seats }; daar spelen { $others }

# Een waarde van een andere soort dan haar veld

fault-literal = verwacht wordt { $wanted }, niet { $given }
fault-type-number = verwacht wordt een heel getal, niet { $given }
fault-type-switch = verwacht wordt true of false, niet { $given }
fault-type-setting = verwacht wordt een getal, een tekst of true of false, niet { $given }
fault-type-list = verwacht wordt een lijst tussen [ ], niet { $given }
fault-type-text = verwacht wordt een tekst tussen aanhalingstekens, niet { $given }
fault-type-object = verwacht worden namen en waarden zoals {"{"} "seat": "S" {"}"}, niet { $given }
fault-type-other = { $given } kan hier niet staan

# Puzzels en hun antwoorden

fault-puzzle-kind = er is geen soort puzzel { $given }: de soorten zijn { $known }
fault-puzzle-address = { $given } is geen adres van een puzzel; zo een ziet eruit als legal-card-7.v2
fault-puzzle-part = { $given } is geen adres van een puzzel: { $part } is hier geen vorm, thema, niveau, vermomming of versie
fault-puzzle-version = { $given } is van versie { $version }; { $kind } maakt nu versie { $now }
fault-puzzle-seed = een seed is een heel getal vanaf 0, niet { $given }
fault-puzzle-mode = er is geen vorm { $given } van { $kind }: de vormen zijn { $known }
fault-puzzle-theme = er is geen thema { $given } van { $kind }: de thema’s zijn { $known }
fault-puzzle-level = er is geen niveau { $given }: de niveaus zijn 1 tot en met 5
fault-puzzle-theme-level = thema { $theme } van { $kind } heeft geen niveau { $level }: het heeft { $known }
fault-puzzle-mode-level = { $kind } heeft geen niveau { $level } in vorm { $mode }
fault-puzzle-not-found = seed { $seed } van { $kind } heeft zo’n puzzel niet: neem een andere seed
fault-pick-strange = { $given }: dat valt hier niet te kiezen; de keuzes zijn { $known }
fault-pick-one = kies er één van { $known }, niet { $count }
fault-pick-each = noem elk van { $known } één keer, niet { $given }
fault-pick-order = een volgorde noemt elk van { $known } één keer, niet { $given }
fault-pick-moment = { $given } is geen moment van het spelen
fault-pick-no-order = wie geen Caps roept, noemt geen volgorde
