### Nederlands: de app.

app-name = 304 Tutor
app-tagline = 304 is een kaartspel uit Sri Lanka: twee paren bieden om punten en vechten erom met een verborgen troef.

## Navigatie en knoppen

app-nav-home = Begin
app-nav-learn = Leren
app-nav-practise = Oefenen
app-nav-rules = Regels
app-start = Start
app-next = Verder
app-back = Terug
app-check = Kijk na
app-try-again = Probeer opnieuw
app-hint = Tip
app-continue = Ga door

## Antwoorden

app-right = Goed!
app-not-quite = Net niet.
app-partly = Bijna: { $found } van de { $all } gevonden.
app-score = { $right } van de { $all } goed
app-score-none = Nog geen antwoorden
app-mark-right = goed
app-mark-wrong = fout
app-mark-missed = gemist
app-pending = Je antwoord wordt verstuurd …
app-send-again = Er kwam geen antwoord. Tik nog eens.
app-not-found = Deze pagina is er niet.
    .full = De link is misschien oud. Vanaf de beginpagina kun je verder met lessen en puzzels.

## Pagina’s

app-learn-title = Lessen
app-learn-lead = Korte lessen die je aan tafel speelt.
app-lesson-step = Stap { $step } van { $all }
app-ask-every = Kies elke kaart die je mag spelen.
app-ask-one = Kies een kaart die je mag spelen.
app-allowed-cards = Je mag { $cards_or } spelen.
app-rules-title = De regels
app-rules-search = Zoek in de regels
app-rules-none = Geen regel past bij deze zoekvraag.
app-source-S1 = Uit de regels van Sri Lanka
app-source-S2 = Uit de regels van de club
app-source-S3 = Uit de regels met gevraagde partner
app-source-decision = Waar de regels zwijgen, speelt deze tutor het zo.

app-area-cards = De kaarten
app-area-deal = Het delen
app-area-match = De partij
app-area-auction = De eerste biedronde
app-area-trump = De troef
app-area-second = De tweede biedronde
app-area-play = Het spelen
app-area-open = Open troef
app-area-closed = Gesloten troef
app-area-caps = Caps
app-area-procedure = Wie mag wanneer iets doen
app-area-pcc = Partner Close Caps
app-area-score = Fiches
app-area-club = De clubtafel
app-area-call = De tafel met gevraagde partner
app-area-widow = De tafel met de weduwe

## De tafel: wat te zien is

app-table = Kaarttafel
app-contract = Contract
app-contract-none = nog geen bod
app-trump = Troef
app-trump-hidden = verborgen
app-trump-none = nog niet gekozen
app-trump-closed = { $suit }, gesloten
app-trump-open = { $suit }, open
app-points = Punten
app-points-at-least = minstens { $points }
app-tokens = Fiches
app-trick-number = Slag { $number } van { $of }
app-trick-empty = Er is nog geen kaart gespeeld.
app-phase-auction = Eerste biedronde
app-phase-indicator = De troefaanwijzer kiezen
app-phase-second-auction = Tweede biedronde
app-phase-play = Spelen
app-phase-over = Klaar
app-role-dealer = gever
app-role-eldest = voorhand
app-role-maker = troefmaker
app-role-partner = partner
app-role-turn = aan de beurt
app-role-you = jij
app-indicator = Troefaanwijzer
app-cards-in-hand = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
 }
app-turn = { $who ->
    [you] Jij bent aan de beurt
   *[other] { $who } is aan de beurt
 }

## Tekstballonnen

app-bubble-bid = { $bid }
app-bubble-pass = Pas
app-bubble-ask = Zeg jij maar
app-bubble-redeal = Opnieuw delen
app-bubble-pcc = Partner Close Caps
app-bubble-open = Open
app-bubble-caps = Caps
app-bubble-spoilt = Bedorven troef

## De tafel: wat een schermlezer zegt. $card_name is "schoppenboer"

app-spoken-hand = { $count ->
    [0] Je hand is leeg
    [one] Je hand, 1 kaart
   *[other] Je hand, { $count } kaarten
 }
app-spoken-card-points = { $card_name }, { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
 }
app-spoken-indicator-in-hand = { $label }, de troefaanwijzer
app-spoken-chosen = { $label }, gekozen
app-spoken-right = { $label }, goed gekozen
app-spoken-wrong = { $label }, fout gekozen
app-spoken-missed = { $label }, gemist
app-spoken-witness = { $label }, de kaart die het bewijst
app-spoken-changed = { $label }, naar een andere hand verplaatst
app-spoken-laid = { $cards_count ->
    [0] geen kaarten meer
   *[other] heeft { $cards }
 }
app-spoken-seat = { $who }
app-spoken-seat-roles = { $who }, { $roles }
app-spoken-backs = { $count ->
    [0] geen kaarten meer
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
 }
app-spoken-played = { $who ->
    [you] Je speelde { $card_name }
   *[other] { $who } speelde { $card_name }
 }
app-spoken-played-hidden = { $who ->
    [you] Je speelde een kaart gedekt
   *[other] { $who } speelde een kaart gedekt
 }
app-spoken-played-folded = { $who ->
    [you] Je speelde { $card_name } gedekt
   *[other] { $who } speelde { $card_name } gedekt
 }
app-spoken-played-shown = { $who ->
    [you] Je speelde { $card_name } gedekt, en de kaart is omgedraaid
   *[other] { $who } speelde { $card_name } gedekt, en de kaart is omgedraaid
 }
app-spoken-winning = { $who ->
    [you] Jij wint deze slag
   *[other] { $who } wint deze slag
 }
app-spoken-indicator-closed = { $who ->
    [you] Je troefaanwijzer, gedekt
   *[other] De troefaanwijzer van { $who }, gedekt
 }
app-spoken-indicator-known = Je troefaanwijzer, { $card_name }, gedekt
app-spoken-indicator-open = { $who ->
    [you] Je troefaanwijzer, { $card_name }, open
   *[other] De troefaanwijzer van { $who }, { $card_name }, open
 }
app-spoken-trick = { $count ->
    [0] Slag { $number } van 8, nog geen kaart gespeeld
    [one] Slag { $number } van 8, 1 kaart gespeeld
   *[other] Slag { $number } van 8, { $count } kaarten gespeeld
 }
