### English: why an action is allowed or not. One message for each reason id of tutor/rules, and `ruling-allowed` for an
### action that needs no reason.
###
### Arguments: $who the player who acts; $card, $cards, $suit, $points the cards that prove it (the suit of the first,
### the points of all); $indicator; $limit a least, a most or a step; $bid and $bidder the bid that stands;
### $trick and $winner a lost trick; $turn, $maker, $eldest, $caller a player; and the numbers of `clauses.ftl`.

ruling-allowed = This is allowed.
    .full = No rule stands in the way.

## Allowed: the auctions

reason-bid = This bid is high enough.
    .full = A bid must beat the bid before it, go up in the right steps, and stay at { $most } or less. This one does all three.
reason-pass = { own-They } may always pass.
    .full = A pass is allowed at every turn. It shuts nobody out: a player who has passed may still bid { $later_least } or more later.
reason-pass-circuit = { own-They } may pass here.
    .full = In the second auction each player has one turn, to bid or to pass. After a pass there is no further turn to bid.
reason-ask = { own-They } may ask partner to speak.
    .full = Partner must bid or pass at once. This uses a turn of both players, so either of them needs { $later_least } or more to bid again.
reason-redeal = { own-They } may ask for a redeal.
    .full = The first four cards count less than { $low_hand } points, and no call has been made yet. The same dealer deals again.
reason-pcc = { own-They } may call Partner Close Caps.
    .full = No number can beat it, and the auction stops at once. The caller then has to win all eight tricks alone.
reason-indicator = This card may be the indicator.
    .full = It is one of the first four cards. It goes face down on the table, and its suit is trump.
reason-indicator-new = This card may be the new indicator.
    .full = A new maker may choose from all eight cards. The old indicator is back with its owner.

## Allowed: the play

reason-leads = { own-They } may lead this card.
    .full = The player who leads chooses the suit. Nothing forbids this card now.
reason-leads-exhausted = A trump had to be led, and this is one.
    .full = When the maker led a trump, nobody else followed. So the trumps in hand come first, before any other suit.
reason-leads-indicator = In the last trick the indicator may be led.
    .full = A closed indicator must wait until no other card is left. Now it is led, face up.
reason-follows = This card follows suit.
    .full = A card of the suit that was led is always right, high or low.
reason-follows-indicator = The indicator follows the trump lead.
    .full = In the last trick the indicator is the only card left. Trump was led, so it follows, face up.
reason-void = { own-They } { own-have } no card of the suit that was led.
    .full = With none of that suit in hand, nobody has to follow. A card of another suit may be played.
reason-face-up = The trump is open, so the card is played face up.
    .full = Once the indicator has been shown, nobody plays face down. A trump played now cuts for all to see.
reason-folds = The card goes face down.
    .full = While the trump is closed, a player who cannot follow plays face down. At the end of the trick the maker looks at all such cards.
reason-folds-beside-indicator = The indicator does not have to follow.
    .full = Trump was led, and there is no trump in hand. The closed indicator lies apart, so another card is played.
reason-cuts-indicator = The indicator may cut here.
    .full = Another player led a suit that the maker cannot follow. The closed indicator may go on it face down, and it counts as a trump.
reason-must-cut = Only the indicator can be played here.
    .full = The maker cannot follow and has only trumps in hand. A trump from the hand cannot be folded, so the indicator must cut.
reason-cuts-last = The indicator is the last card, and it cuts.
    .full = In the last trick the maker has no other card. Another suit was led, so the indicator goes face down and counts as a trump.
reason-open = { own-They } may show the trump now.
    .full = No card has been led yet. The indicator is shown and goes into the maker’s hand, and the whole deal is played open.
reason-spoilt = The trumps are spoilt.
    .full = No trump was dealt to either defender. The deal ends without a score, and the cards are dealt again.
reason-caps-call = { own-They } may call Caps.
    .full = The side has won every trick so far, and the order names each card once. Whether the call was right is judged at the end of the deal.

## Refused: whose turn, which part of the deal

reason-turn = { $turn ->
    [you] It is your turn, not theirs.
   *[other] It is { $turn }’s turn.
 }
    .full = The players act one after another, anticlockwise. { $turn ->
    [you] The next move is yours.
   *[other] Now { $turn } must act first.
 }
reason-not-held = { own-They } { own-do } not hold { $card }.
    .full = Only a card from the player’s own hand can be used, and { $card } is not there.
reason-phase-auction = The first auction is still on.
    .full = Now the players bid, pass or ask partner. Everything else comes later.
reason-phase-indicator = First the maker must choose the indicator.
    .full = The maker lays one card face down to fix the trump suit. Nothing else can happen before that.
reason-phase-second-auction = The second auction is still on.
    .full = Each player may bid or pass once on eight cards. Then the play begins.
reason-phase-play = The auction is over.
    .full = The cards are being played now. It is too late to bid, to pass or to choose the indicator.
reason-phase-over = This deal is over.
    .full = Nothing more can be played or called. The next deal can begin.
reason-phase-before-lead = No card has been led yet.
    .full = This can be done only after the opening lead.

## Refused: the auctions

reason-ask-back = Partner asked first, so { own-they } cannot ask back.
    .full = A player who is asked to speak must answer at once, with a bid or a pass.
reason-ask-circuit = In the second auction nobody may ask partner.
    .full = On eight cards the players speak for themselves. Bid, pass or call Partner Close Caps.
reason-pcc-on-four = Partner Close Caps needs eight cards.
    .full = It can be called only in the second auction, after all cards are dealt. With four cards, { $most } is the highest bid.
reason-redeal-late = It is too late for a redeal.
    .full = The right to a redeal ends with the first call of the auction. To ask partner is a call as well.
reason-redeal-not-eldest = { $eldest ->
    [you] Only you may ask for a redeal.
   *[other] Only { $eldest } may ask for a redeal.
 }
    .full = The right belongs to eldest, the player on the dealer’s right, and to nobody else.
reason-redeal-points = The four cards count { own-points }, too many for a redeal.
    .full = { $cards } make { own-points } together. A redeal needs less than { $low_hand } points.
reason-bid-step = A bid must be a multiple of { $limit }.
    .full = Bids go up in steps of { $limit }. A number in between is not a bid.
reason-bid-low = A bid must be at least { $limit } here.
    .full = In this auction no bid may be lower than { $limit }.
reason-bid-high = No bid may be higher than { $limit }.
    .full = { $limit } is the highest number. Only Partner Close Caps beats it, and that needs eight cards.
reason-bid-not-higher = { $bidder ->
    [you] The bid must be higher than your own { $bid }.
   *[other] The bid must be higher than { $bidder }’s { $bid }.
 }
    .full = The highest bid so far is { $bid }. Each new bid must beat the one that stands.
reason-later-call = { own-They } { own-need } at least { $limit } to bid now.
    .full = Whoever has bid, passed, asked partner or been asked has had a turn. Any later bid must be { $limit } or more.
reason-over-partner = A bid over partner’s must be { $later_least } or more.
    .full = { $bidder ->
    [you] Your bid of { $bid } already stands for this side.
   *[other] { $bidder }’s bid of { $bid } already stands for this side.
 } Going over it takes { $later_least } or more.
reason-second-over-partner = Partner’s { $bid } stands, so { own-they } must pass.
    .full = In the second auction nobody bids over a new bid of their partner. { $bidder ->
    [you] You
   *[other] { $bidder }
 } made that bid, and only the other side may beat it.
reason-indicator-first-four = The indicator must be one of the first four cards.
    .full = Choose { $cards_or }. The second packet is dealt only after that.

## Refused: the play

reason-follow-suit = { $suit } were led, so { own-they } must follow suit.
    .full = { own-They } { own-hold } { $cards }. While there is a card of that suit in hand, no other suit may be played.
reason-no-hand-cut = A trump from the hand cannot be folded.
    .full = While the trump is closed, only the indicator can cut for the maker. Fold { $cards_or }, or cut with the indicator { $indicator }.
reason-indicator-must-cut = Here the indicator must be played.
    .full = There are only trumps in hand, and those cannot be folded while the trump is closed. So the indicator { $indicator } must cut.
reason-indicator-lead = The closed indicator cannot be led yet.
    .full = It may be led only in the last trick, when the hand is empty. { own-They } still { own-hold } { $cards }.
reason-no-trump-lead = The first trick cannot begin with the maker’s trump.
    .full = While the trump is closed, the maker must lead another suit to the first trick. That leaves { $cards_or }.
reason-must-open-first = The maker must open before leading.
    .full = The maker has only trumps in hand, and cannot lead one to the first trick while the trump is closed. Show the indicator { $indicator } first.
reason-exhausted = { own-They } must lead a trump now.
    .full = When the maker led a trump, nobody else followed. Until the trumps in hand are gone, no other suit may be led. That leaves { $cards_or }.
reason-indicator-on-trump = The indicator cannot answer a trump lead yet.
    .full = Before the last trick it can only cut another suit. { own-They } still { own-hold } { $cards } and must play one of them.
reason-must-fold = This card must go face down.
    .full = It does not follow the led suit, and the trump is closed. Then the card is folded, whatever it is.
reason-must-be-face-up = This card must be played face up.
    .full = A card is folded only when it does not follow the led suit while the trump is closed. Here that is not so.
reason-open-late = It is too late to open.
    .full = The maker may show the trump by choice only before the first card is led. Now the play must open it.
reason-open-already = The trump is open already.
    .full = The indicator has been shown, so there is nothing left to show.
reason-open-not-maker = { $maker ->
    [you] Only you may show the trump.
   *[other] Only { $maker } may show the trump.
 }
    .full = The indicator belongs to the maker. { $maker ->
    [you] That is you.
   *[other] In this deal that is { $maker }.
 }
reason-not-spoilt = The trumps are not spoilt.
    .full = At least one trump was dealt to a defender. It does not matter who still has one now. The play goes on.
reason-spoilt-early = It is too early to declare spoilt trumps.
    .full = Wait until the first card is led. From then on anyone may declare, until the last card of the deal falls.

## Refused: Caps

reason-caps-in-pcc = There is no Caps call in Partner Close Caps.
    .full = All eight tricks are promised already, so there is nothing left to call.
reason-caps-trick-lost = { $winner } won trick { $trick }, so Caps is gone.
    .full = Caps means all eight tricks. A side that has lost a trick can no longer call it.
reason-caps-again = { $caller ->
    [you] You have called Caps already.
   *[other] { $caller } has called Caps already.
 }
    .full = One call counts for both partners, and no side calls twice in a deal.
reason-caps-order-foreign = { $cards_count ->
    [one] { $cards } is not in the hand.
   *[other] { $cards } are not in the hand.
 }
    .full = The order may name only cards that the caller still has to play. Take out { $cards }.
reason-caps-order-missing = The order leaves out { $cards }.
    .full = A Caps call names every card that the caller still has to play, each once. Add { $cards }.
reason-caps-order-twice = The order names { $cards } more than once.
    .full = Each card can be played only once, so it stands in the order only once.
reason-not-in-order = { $card } must be played now.
    .full = { $caller ->
    [you] You called
   *[other] { $caller } called
 } Caps and said in which order the cards will fall. The first card of that order that may be played is { $card }.
