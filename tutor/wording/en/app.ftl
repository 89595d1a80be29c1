### English: the app. Add a key here (and in each other language), then say it with `words.say("app-…", name=value)`.

app-name = 304 Tutor
app-tagline = 304 is a card game from Sri Lanka: two pairs bid for points and fight for them with a hidden trump.

## Navigation and buttons

app-nav-home = Home
app-nav-learn = Learn
app-nav-practise = Practise
app-nav-rules = Rules
app-start = Start
app-next = Next
app-back = Back
app-check = Check
app-try-again = Try again
app-hint = Hint
app-continue = Continue

## Answers

app-right = Right!
app-not-quite = Not quite.
app-partly = Nearly: { $found } of { $all } found.
app-score = { $right } of { $all } right
app-score-none = No answers yet
app-mark-right = right
app-mark-wrong = wrong
app-mark-missed = missed
app-pending = Sending your answer …
app-send-again = No answer came. Please tap again.
app-not-found = This page is not here.
    .full = The link may be old. From the start page you can go on with lessons and puzzles.

## Pages

app-learn-title = Lessons
app-learn-lead = Short lessons that you play at the table.
app-lesson-step = Step { $step } of { $all }
app-ask-every = Choose every card you may play.
app-ask-one = Choose a card you may play.
app-allowed-cards = You may play { $cards_or }.
app-rules-title = The rules
app-rules-search = Search the rules
app-rules-none = No rule fits this search.
app-source-S1 = From the Sri Lankan rules
app-source-S2 = From the club rules
app-source-S3 = From the call-partner rules
app-source-decision = Where the rules are silent, this tutor plays it so.

app-area-cards = The cards
app-area-deal = The deal
app-area-match = The match
app-area-auction = The first auction
app-area-trump = The trump
app-area-second = The second auction
app-area-play = Play
app-area-open = Open trump
app-area-closed = Closed trump
app-area-caps = Caps
app-area-procedure = Who may act when
app-area-pcc = Partner Close Caps
app-area-score = Tokens
app-area-club = The club table
app-area-call = The call-partner table
app-area-widow = The widow table

## The table: labels that are seen

app-table = Card table
app-contract = Contract
app-contract-none = no bid yet
app-trump = Trump
app-trump-hidden = hidden
app-trump-none = not chosen yet
app-trump-closed = { $suit }, closed
app-trump-open = { $suit }, open
app-points = Points
app-points-at-least = at least { $points }
app-tokens = Tokens
app-trick-number = Trick { $number } of { $of }
app-trick-empty = No card is played yet.
app-phase-auction = First auction
app-phase-indicator = Choosing the indicator
app-phase-second-auction = Second auction
app-phase-play = Play
app-phase-over = Deal over
app-role-dealer = dealer
app-role-eldest = eldest
app-role-maker = maker
app-role-partner = partner
app-role-turn = to play
app-role-you = you
app-indicator = Indicator
app-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
app-turn = { $who ->
    [you] Your turn
   *[other] { $who } to play
 }

## Speech bubbles

app-bubble-bid = { $bid }
app-bubble-pass = Pass
app-bubble-ask = You speak
app-bubble-redeal = Deal again
app-bubble-pcc = Partner Close Caps
app-bubble-open = Open
app-bubble-caps = Caps
app-bubble-spoilt = Spoilt trumps

## The table: what a screen reader says. $card_name is "jack of spades"

app-spoken-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
 }
app-spoken-card-points = { $card_name }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
 }
# These take a label and add to it: "jack of spades, 30 points, the indicator, rightly chosen".
app-spoken-indicator-in-hand = { $label }, the indicator
app-spoken-chosen = { $label }, chosen
app-spoken-right = { $label }, rightly chosen
app-spoken-wrong = { $label }, wrongly chosen
app-spoken-missed = { $label }, missed
app-spoken-witness = { $label }, the card that proves it
app-spoken-changed = { $label }, moved to another hand
app-spoken-laid = { $cards_count ->
    [0] no cards left
   *[other] holding { $cards }
 }
app-spoken-seat = { $who }
app-spoken-seat-roles = { $who }, { $roles }
app-spoken-backs = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
 }
app-spoken-played = { $who ->
    [you] You played the { $card_name }
   *[other] { $who } played the { $card_name }
 }
app-spoken-played-hidden = { $who ->
    [you] You played a card face down
   *[other] { $who } played a card face down
 }
app-spoken-played-folded = { $who ->
    [you] You played the { $card_name } face down
   *[other] { $who } played the { $card_name } face down
 }
app-spoken-played-shown = { $who ->
    [you] You folded the { $card_name }, and it was turned up
   *[other] { $who } folded the { $card_name }, and it was turned up
 }
app-spoken-winning = { $who ->
    [you] You win this trick
   *[other] { $who } wins this trick
 }
app-spoken-indicator-closed = { $who ->
    [you] Your indicator, face down
   *[other] { $who }’s indicator, face down
 }
app-spoken-indicator-known = Your indicator, the { $card_name }, face down
app-spoken-indicator-open = { $who ->
    [you] Your indicator, the { $card_name }, face up
   *[other] { $who }’s indicator, the { $card_name }, face up
 }
app-spoken-trick = { $count ->
    [0] Trick { $number } of 8, no card played yet
    [one] Trick { $number } of 8, 1 card played
   *[other] Trick { $number } of 8, { $count } cards played
 }
