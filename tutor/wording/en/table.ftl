### English: what the card table says of itself: the trick before, the tokens, typed answers.

## The rim and the cloth

table-tricks = Tricks
table-us = us
table-them = them
table-rank = { $rank } { $points }
table-ranks = From high to low, with points: { $ranks }.
table-spoken-turn = to play
table-spoken-indicator-laid = { $who ->
    [you] Your indicator, the { $card_name }, face down
   *[other] { $who }’s indicator, the { $card_name }, face down
 }

## The trick before

table-last = Last trick
table-last-won = { $who ->
    [you] Trick { $number }: you won it.
   *[other] Trick { $number }: { $who } won it.
 }
table-last-points = { $points ->
    [0] It held no points.
    [one] It held 1 point.
   *[other] It held { $points } points.
 }
table-last-hidden = A card in it stayed face down.

## A typed answer

table-typed = Or type it
table-typed-send = Send
table-typed-card = Such as { $example }
table-typed-cards = Such as { $example }
table-typed-order = All in order, such as { $example }
table-typed-call = Such as 160 or pass
table-typed-word = What stands on a button
table-typed-unread = I cannot read that. Type a card by its rank and suit, or what stands on a button.
table-typed-absent = That is no choice here.
table-typed-short = Name all of them, in order.

## The player

table-speed-1 = Normal speed
table-speed-2 = Fast
table-speed-half = Slow

## The order of a Caps call

table-row = Your order
table-row-help = Tap the cards, or drag them here.
