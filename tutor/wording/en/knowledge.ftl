### English: what a seat knows of the cards, and why. One text for each kind of fact.
###
### A text is a part of a sentence: it stands before "because" or after it. Its `.full` is a sentence of its own that
### names the event. $who (whose cards), $maker, $suit, $card, $cards, $trick, $count; $led (the suit led); $how says
### what happened to the card, $by is who did it. Several facts of one kind are told in one part: $suits and $suits_or
### list the suits, $tricks the tricks, and $count counts them.

## How the parts are put together

fact-sentence = { $text }.
fact-because = { $text }, because { $reasons }.
fact-together = { $text }. Put this together:
fact-seen = { $text }: the cards that you have seen leave nothing else.

## Cards whose place is known

fact-card-hand = { own-they } { own-hold } { $card }
    .full = { $how ->
        [own] You hold { $card }.
        [caps] { own-They } { own-hold } { $card }: { $who } called Caps on trick { $trick } and showed the hand.
        [choice] { own-They } { own-hold } { $card }: it is the indicator, shown by choice.
       *[other] { own-They } { own-hold } { $card }: it is the indicator, and it went back to the hand in trick { $trick }.
     }
fact-card-indicator = { $card } is your indicator
    .full = { $card } is your indicator.
fact-card-played = { own-they } played { $card } on trick { $trick }
    .full = { $how ->
        [shown] { own-They } folded { $card } on trick { $trick }, and it was turned up.
        [inspected] { own-They } folded { $card } on trick { $trick }: you looked at it.
        [folded] { own-They } folded { $card } on trick { $trick }.
       *[played] { own-They } played { $card } on trick { $trick }.
     }
fact-card-folded = { own-they } folded { $card } on trick { $trick }
    .full = { own-They } folded { $card } on trick { $trick }: it came next in the order named with Caps.

## What one event tells

fact-void = { own-they } { own-have } no { $suits_or }
    .full = { own-They } { own-have } no { $suit }: { own-they } { $how ->
        [folded] folded a card
       *[played] played { $card }
     } on trick { $trick }, when { $led } were led.
fact-void-apart = { own-they } { own-have } no { $suits_or } (the indicator apart)
    .full = { own-They } { own-have } no { $suit } (the indicator apart): { own-they } { $how ->
        [folded] folded a card
       *[played] played { $card }
     } on trick { $trick }, when { $led } were led.
fact-no-trump = { $count ->
    [one] the card that { $who } folded on trick { $tricks } is no trump
   *[other] the cards that { $who } folded on tricks { $tricks } are no trumps
 }
    .full = The card that { $who } folded on trick { $trick } is no trump: { $maker } looked at it and left it down.
fact-no-trump-maker = { $count ->
    [one] the card that { $who } folded on trick { $tricks } is no trump
   *[other] the cards that { $who } folded on tricks { $tricks } are no trumps
 }
    .full = The card that { $who } folded on trick { $trick } is no trump: while the trump is closed a maker cuts with the indicator only, and it was not turned up.
fact-no-trump-table = { $who } has just folded the indicator or no trump
    .full = { $who } has just folded the indicator or no trump: while the trump is closed a maker cuts with the indicator only.
fact-cut = { $who } has just folded the indicator
    .full = { $who } has just folded the indicator: { $who } called Caps, and the trump is still closed.
fact-trump = { $suit } are trumps
    .full = { $how ->
        [own] { $suit } are trumps: you set { $card } aside as the indicator.
        [choice] { $suit } are trumps: { $maker } showed the indicator { $card } by choice.
       *[other] { $suit } are trumps: the indicator { $card } was shown on trick { $trick }.
     }
fact-not-trump = { $suits } are not trumps
    .full = { $how ->
        [led] { $suit } are not trumps: { $by } led { $card } to the first trick with the trump closed.
       *[folded] { $suit } are not trumps: the { $card } that { $by } folded on trick { $trick } stayed down.
     }
fact-duty = { own-they } must lead trumps while there are any in hand
    .full = { own-They } must lead trumps while there are any in hand: nobody followed { $card } on trick { $trick }.
fact-duty-if = { own-they } must go on with { $suit } if they are trumps
    .full = { own-They } must go on with { $suit } if they are trumps: nobody followed { $card } on trick { $trick }.
fact-spent = { own-they } { own-have } no more trumps in hand
    .full = { own-They } { own-have } no more trumps in hand: nobody followed { $card } on trick { $trick }, and { $who } did not go on but led { $next } on trick { $later }.
fact-spent-if = { own-they } { own-have } no more { $suit } in hand if they are trumps
    .full = { own-They } { own-have } no more { $suit } in hand if they are trumps: nobody followed { $card } on trick { $trick }, and { $who } did not go on but led { $next } on trick { $later }.
fact-count = { own-they } { own-have } { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
 } that you cannot place
    .full = { own-They } { own-have } { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
     } that you cannot place.

## What follows from several facts

fact-indicator-one = the indicator is { $cards }
fact-indicator-few = the indicator is { $cards_or }
fact-indicator-suits = the indicator is a card of { $suits_or }
fact-indicator-any = the indicator can be any card that you have not seen
fact-folded-one = { $who } folded { $cards } on trick { $trick }
fact-folded-few = { $who } folded { $cards_or } on trick { $trick }
fact-folded-suits = { $who } folded a card of { $suits_or } on trick { $trick }
fact-folded-any = { $who } may have folded any card that you have not seen on trick { $trick }
fact-must = { $who } must hold { $cards }
fact-out = { $who } can have no { $suit }
fact-out-apart = { $who } can have no { $suit } (the indicator apart)
fact-gone = nobody else has any { $suit }
    .full = Nobody else has any { $suit }: all of them are played, or in your hand.
fact-spoilt = no defender was dealt a trump
