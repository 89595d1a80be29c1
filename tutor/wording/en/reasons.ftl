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
    .full = It is a card of the first packet. It goes face down on the table, and its suit is trump.
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
    .full = The players bid or pass on eight cards. Then the play begins.
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
    .full = On eight cards all players speak for themselves.
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
    .full = { $limit } is the highest number there is to bid.
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

## Where the calling stands after a call: is it over, whose call is next, who is maker, who leads

reason-over-pcc = Partner Close Caps ends the auction at once.
    .full = No number can beat it, so nobody else is asked to call.
reason-over-circuit = All four have had their call, so the auction is over.
    .full = The second auction is one circuit. Each player passes or bids once, and then it ends.
reason-on-circuit = { $turn ->
    [you] You have not called yet.
   *[other] { $turn } has not called yet.
 }
    .full = The second auction goes once round the table. It ends when all four have had their call.
reason-over-all-pass = Everyone has passed, and nobody has bid.
    .full = Then there is no maker and nothing is scored. The next dealer deals.
reason-over-passed = The others have all passed since { $bidder ->
    [you] your { $bid }.
   *[other] { $bidder }’s { $bid }.
 }
    .full = The auction ends when each of the others has passed since the last bid. The bidder is not asked again.
reason-on-asked = { $turn ->
    [you] You were asked and must answer now.
   *[other] { $turn } was asked and must answer now.
 }
    .full = To ask partner is not the end of anything. Partner bids or passes at once, and then the auction goes on.
reason-on-no-bid = { $turn ->
    [you] You have not passed, so a bid may still come.
   *[other] { $turn } has not passed, so a bid may still come.
 }
    .full = Without a bid, the auction ends only when all players have passed.
reason-on-bid = { $turn ->
    [you] You have not passed since { $bidder }’s { $bid }.
   *[other] { $turn } has not passed since { $bidder ->
        [you] your { $bid }.
       *[other] { $bidder }’s { $bid }.
     }
 }
    .full = Each of the others must pass after the last bid. A pass made before that bid does not count.
reason-next-asked = { $turn ->
    [you] You were asked, so you answer at once.
   *[other] { $turn } was asked and answers at once.
 }
    .full = A player who asks partner hands over the word. Partner must bid or pass before anyone else may call.
reason-next-answered = The answer counts as { $asker ->
    [you] your turn.
   *[other] { $asker }’s turn.
 }
    .full = After the answer the call goes on to the right of the player who asked. { $turn ->
    [you] That leads to you.
   *[other] That leads to { $turn }.
 }
reason-next-right = The next call is on the right.
    .full = Calls go round anticlockwise, from each player to the right-hand neighbour. { $turn ->
    [you] That is you.
   *[other] Here that is { $turn }.
 }
reason-next-bidder = { $bidder ->
    [you] Your { $bid } stands, so you are passed over.
   *[other] { $bidder }’s { $bid } stands, so { $bidder } is passed over.
 }
    .full = The player who made the last bid is not asked to call against it.
reason-next-spoke = { $asked ->
    [you] You have spoken for partner, so one turn of yours is used up.
   *[other] { $asked } has spoken for partner, so one turn is used up.
 }
    .full = An answer to partner takes the place of a turn. The next time round this player is passed over once.
reason-maker-standing = { $bidder ->
    [you] Your { $bid } was the last bid, so you are the maker.
   *[other] { $bidder }’s { $bid } was the last bid, so { $bidder } is the maker.
 }
    .full = The auction is over, and the last bid stands. Whoever made it owns the trump and has to make the contract.
reason-maker-asked = A bid that partner speaks is partner’s bid.
    .full = { $bidder ->
    [you] You were asked and bid { $bid }, so you are the maker and not the one who asked.
   *[other] { $bidder } was asked and bid { $bid }. So { $bidder } is the maker, and not the one who asked.
 }
reason-maker-before = { $bidder ->
    [you] Your { $bid } in the second auction beat the first bid.
   *[other] { $bidder }’s { $bid } in the second auction beat the first bid.
 }
    .full = A new winner takes over as maker. The old indicator goes back to its owner’s hand, and the new maker sets another.
reason-maker-other = { $bidder ->
    [you] Your { $bid } was the last bid.
   *[other] { $bidder }’s { $bid } was the last bid.
 }
    .full = The maker is the player whose bid stands at the end. { $bidder ->
    [you] That is you.
   *[other] Here that is { $bidder }.
 }
reason-lead-alone = In Partner Close Caps the maker leads first.
    .full = { $maker ->
    [you] You play alone against both opponents, and you lead to the first trick.
   *[other] { $maker } plays alone against both opponents and leads to the first trick.
 }
reason-lead-eldest = Eldest leads to the first trick.
    .full = { $eldest ->
    [you] You are
   *[other] { $eldest } is
 } eldest, on the dealer’s right. It does not matter who the maker is.
reason-lead-not-maker = The maker has no right to the first lead.
    .full = Eldest leads to the first trick, whoever the maker is. { $eldest ->
    [you] That is you.
   *[other] Here that is { $eldest }.
 }
reason-lead-other = Only eldest leads to the first trick.
    .full = Eldest sits on the dealer’s right. { $eldest ->
    [you] That is you.
   *[other] Here that is { $eldest }.
 }

## What a trick brings. $card the card that decides (in loses-off-suit, kept and turned: the card itself)

reason-wins-led = { $card } is the highest card of the suit that was led.
    .full = Nobody cut it with a trump. In every suit the order is J, 9, A, 10, K, Q, 8, 7.
reason-wins-trump = { $card } is the highest trump.
    .full = A trump beats every card of another suit. Among trumps the order is the same as in any suit.
reason-loses-indicator = The indicator { $indicator } was not played, so it cannot win.
    .full = It is shown because a folded trump was found. Then it goes back to the hand, and { $card } takes the trick.
reason-loses-folded = A folded card that stays down wins nothing.
    .full = It is neither a trump nor of the suit that was led. If it were a trump, it would be turned up.
reason-loses-lower = { $card } is higher in the same suit.
    .full = The order is J, 9, A, 10, K, Q, 8, 7. The jack and the nine come before the ace.
reason-loses-to-trump = { $card } is a trump, and a trump beats this card.
    .full = The lowest trump beats the highest card of any other suit.
reason-loses-off-suit = { $card } is neither a trump nor of the suit that was led.
    .full = Such a card never takes a trick, however high it is.
reason-turned-trump = { $card } is a folded trump, so it is turned up.
    .full = The maker has to show every trump among the folded cards.
reason-turned-indicator = { $card } is a folded trump, so the indicator is shown too.
    .full = A folded trump opens the deal. The indicator is shown for all to see and then goes to the maker’s hand.
reason-turned-beside = { $card } is a folded trump, so this card is turned up with it.
    .full = With one trump among them, all cards that the other players folded in this trick are shown.
reason-kept-down = No folded card is a trump, so { $card } stays down.
    .full = The maker looks at the folded cards and finds no trump. Nothing is turned up, and the trump stays closed.
reason-kept-own = { $card } is the maker’s own folded card and no trump, so it stays down.
    .full = A folded trump shows what the other players folded. The maker’s own card is shown only if it is a trump.
reason-where-stays = Nothing opens the trump, so the indicator stays face down.
    .full = There is no trump among the folded cards, and no rule shows the indicator after this trick.
reason-where-returns = { $card } is a folded trump, so the indicator is shown and goes to the maker’s hand.
    .full = It was not played to this trick. From now on it is a card like the others.
reason-where-shown = After the first trick of such a contract the trump is shown.
    .full = The indicator was not played to this trick, so it goes to the maker’s hand. From now on it is a card like the others.
reason-where-played = The indicator is one of the cards of this trick.
    .full = The maker played it, so it stays with the trick and goes to no hand.

## Counting. $cards, $points, $left what was counted; $holder the player asked about; $trick, $winner a trick

reason-points-trick = { $cards } count { own-points } together.
    .full = J counts 30, 9 counts 20, A 11, 10 counts 10, K 3 and Q 2. The 8 and the 7 count nothing.
reason-points-seen = The cards that you saw in these tricks count { $points }.
    .full = Add up the tricks of one side only. A folded card that you have never seen cannot be counted.
reason-points-unseen = The cards that you have not seen count { $points }.
    .full = All cards together count 304. Take away your own hand and every card that you have seen.
reason-count-too-many = That is too many.
    .full = Count once more, suit by suit, and use each card only once.
reason-count-too-few = That is too few.
    .full = Count once more, suit by suit, and leave no card out.
reason-slip-indicator = The indicator { $card } was not played, so it does not count here.
    .full = It lies beside the trick. Only the cards of the trick itself count for the winner.
reason-slip-forgot = { $card } was left out.
    .full = Every card of the trick counts for the side that wins it, whoever played it.
reason-slip-twice = { $card } is counted twice here.
    .full = Each card of the trick counts once.
reason-slip-nine-ace = The nine and the ace are mixed up.
    .full = The nine counts 20 and the ace 11, since the nine is the higher card.
reason-slip-nine-low = The nine counts 20, not nothing.
    .full = In 304 the nine is the second card of its suit, after the jack.
reason-slip-bridge = These are the points of another game.
    .full = In bridge the ace counts 4 and the jack 1. In 304 the jack counts 30, the nine 20, the ace 11 and the ten 10.
reason-slip-courts = Jack, queen and king do not count ten each.
    .full = The jack counts 30, the king 3 and the queen 2.
reason-slip-ten-ace = The ace and the ten are mixed up.
    .full = The ace counts 11 and the ten 10.
reason-slip-small = King and queen count too.
    .full = The king counts 3 and the queen 2.
reason-slip-pips = The eight and the seven count nothing.
    .full = They win points for nobody, whatever is printed on them.
reason-slip-king-queen = The king and the queen are mixed up.
    .full = The king counts 3 and the queen 2.
reason-slip-unfinished = The trick on the table is not over yet.
    .full = Its points belong to nobody until the last card has fallen.
reason-slip-trick-forgot = Trick { $trick } was left out.
    .full = { $winner ->
    [you] You won it.
   *[other] { $winner } won it.
 } A trick counts for both partners.
reason-slip-trick-extra = Trick { $trick } belongs to the other side.
    .full = { $winner ->
    [you] You won it.
   *[other] { $winner } won it.
 } Its points count for the side of the winner.
reason-slip-other-side = These are the points of the other side.
    .full = Count the tricks of the side that is asked about.
reason-slip-both-sides = These are the points of both sides together.
    .full = Count the tricks of the side that is asked about, and no others.
reason-slip-own-hand = Your own hand is counted here as well.
    .full = { $cards } count { own-points }, and you see them. Only unseen cards are asked for.
reason-slip-on-table = The cards on the table are counted here as well.
    .full = You see { $cards }. Only unseen cards are asked for.
reason-slip-trick-out = The cards of trick { $trick } are counted here as well.
    .full = You have seen them fall, so they are no longer out.
reason-slip-taken = These are the points that have been taken.
    .full = The points that are still out are those of the cards that you have not seen.
reason-count-seen = You have seen { $cards }. That leaves { $left }.
    .full = Each suit has eight cards. Take away those in your hand and those that you have seen fall or be shown.
reason-count-none-seen = You have not seen any of them. That leaves { $left }.
    .full = Each suit has eight cards, and no card of this one has shown up yet.
reason-count-trumps = { $cards } are with you or gone. That leaves { $left }.
    .full = Each suit has eight cards. What is neither in your hand nor played is with the other players.
reason-count-own-hand = { $cards_count ->
    [one] The card in your own hand is counted here as well.
   *[other] The cards in your own hand are counted here as well.
 }
    .full = You hold { $cards }, so nobody else does.
reason-count-on-table = { $cards_count ->
    [one] The card on the table is counted here as well.
   *[other] The cards on the table are counted here as well.
 }
    .full = You see { $cards } in the trick that is being played.
reason-count-trick-forgot = Trick { $trick } was forgotten.
    .full = { $cards } fell there, so they are no longer out.
reason-count-folded-gone = A folded card that you did not see may be of any suit.
    .full = You do not know what it is. So it cannot be counted as a card of this suit that is gone.
reason-count-indicator-back = The indicator { $card } is still in the game.
    .full = It was shown and went back to the hand of the maker, who can still play it.
reason-count-own-indicator = Your own indicator { $card } is counted here as well.
    .full = It lies apart, but it is your card, and the others do not have it.
reason-count-most = { $holder ->
    [you] You
   *[other] { $holder }
 } can hold { $left } at most.
    .full = Count the cards of this suit that are out and the cards in that hand. Then think of what the other hands must hold.
reason-most-unseen = Not all cards of this suit that are out fit into that hand.
    .full = There are { $left } out. But the hand may be too small, or the player may not have followed this suit.
reason-most-hand = Not all cards in that hand can be of this suit.
    .full = { $left ->
    [0] No card of this suit is out.
    [one] Only one card of this suit is out.
   *[other] Only { $left } cards of this suit are out.
 }
reason-out-not-followed = { $holder ->
    [you] You
   *[other] { $holder }
 } did not follow when { $card } was led.
    .full = Whoever has a card of the suit must follow. So there was none in that hand, and none has come since.
reason-out-all-seen = All cards of this suit have been seen.
    .full = Each suit has eight cards. No card of this suit is left for another player to hold.
reason-out-no-room = The cards that are out cannot lie that way.
    .full = The other players must hold the rest of this suit, by the number of cards they have and the suits they did not follow.
reason-holds-shown = { $card } went back to that hand.
    .full = It was shown as the indicator and has not been played since.
reason-out-of-another = { $holder ->
    [you] You did
   *[other] { $holder } did
 } not follow another suit, but may hold this one.
    .full = To fail in one suit says nothing about the others.
reason-may-hold = { $holder ->
    [you] You
   *[other] { $holder }
 } may still hold one.
    .full = Nothing that you have seen rules it out.

## What a finished deal costs and brings. $side a side, $count tokens, $points card points, $bid the contract

reason-tokens-all-pass = Nobody bid, so no tokens move.
    .full = When all pass without a bid, nothing is scored. The next dealer deals.
reason-tokens-redeal = After a redeal no tokens move.
    .full = A redeal ends the deal before it is played, and nothing is scored.
reason-tokens-spoilt = The trumps were spoilt, so no tokens move.
    .full = Neither defender was dealt a trump. The deal does not count, and the cards are dealt again.
reason-tokens-made = The contract is made: { own-points } for { $bid }.
    .full = { $side ->
    [pair] { $side } needed { $bid } and took { own-points }.
   *[other] { own-The-side } needed { $bid } and took { own-points }.
 } So the tokens go to that side.
reason-tokens-exactly = Just { $bid } is enough.
    .full = A side that takes exactly its contract has made it. There is no need for a point more.
reason-tokens-failed = The contract has failed: { own-points } for { $bid }.
    .full = { own-The-side } needed { $bid } and took only { own-points }. So that side has to pay.
reason-tokens-one-short = One point is missing, so the contract has failed.
    .full = { own-The-side } needed { $bid } and took { own-points }. A near miss is a miss.
reason-tokens-pcc-made = All eight tricks were won alone.
    .full = Partner Close Caps is made when the maker alone wins every trick. Card points do not matter.
reason-tokens-pcc-failed = A trick was lost, so Partner Close Caps has failed.
    .full = The maker must win all eight tricks alone. One lost trick is enough to fail.
reason-tokens-won = Making { $bid } brings { own-tokens }.
    .full = A contract that is made brings { $won_low } below { $later_least }, { $won_mid } from { $later_least } on, and { $won_high } from { $high_bid } on.{ $pcc ->
        [no] { "" }
       *[yes] { " " }Partner Close Caps brings { $won_pcc }.
     }
reason-tokens-lost = Failing at { $bid } costs { own-tokens }.
    .full = A contract that fails costs { $lost_low } below { $later_least }, { $lost_mid } from { $later_least } on, and { $lost_high } from { $high_bid } on.{ $pcc ->
        [no] { "" }
       *[yes] { " " }Partner Close Caps costs { $lost_pcc }.
     }
reason-tokens-bonus = An early Caps call adds 1 token.
    .full = The call was right and came before the seventh trick began. So the side gets 1 token more than for the bid.
reason-tokens-no-bonus = A Caps call this late adds nothing.
    .full = The call was right, but the seventh trick had begun. Then only the bid counts.
reason-tokens-caps-early = Caps was called without a proof.
    .full = A call is right only when the caller can prove that every other trick is safe. This one was Wrong Caps.
reason-tokens-caps-late = Caps was called too late.
    .full = The call must come before the end of the trick in which it became due. After that it is Wrong Caps.
reason-tokens-caps-missed = Caps was due, and nobody called it.
    .full = A side that can prove all the tricks must say so in time. To keep silent is Wrong Caps as well.
reason-tokens-penalty = Wrong Caps costs 2 tokens.
    .full = No trick was lost after a call, so it is 2 and not 5. The bid no longer counts.
reason-tokens-penalty-lost = Wrong Caps with a lost trick costs 5 tokens.
    .full = The side called Caps and then lost a trick. That costs 5, and the bid no longer counts.
reason-tokens-remainder = There { $count ->
    [one] was only 1 token
   *[other] were only { $count } tokens
 } left to pay.
    .full = A side that owes more than it has gives what it has. It has no debt after that.
reason-tokens-match-won = All the tokens are on one side now.
    .full = { own-The-side } hold{ own-side-s } every token and win{ own-side-s } the match.
reason-tokens-match-on = Both sides still have tokens.
    .full = { own-The-side } still { $side ->
    [pair] have
   *[other] has
 } { own-tokens }. The match goes on until one side has none.
reason-tokens-slip-none = Tokens do move here.
    .full = A deal that was played out always moves tokens. Here they go to { $side }.
reason-tokens-slip-bonus = The extra token for Caps is missing.
    .full = The call was right and came before the seventh trick began. That adds 1 token to what the bid brings.
reason-tokens-slip-late-bonus = There is no extra token for a late call.
    .full = The seventh trick had begun when Caps was called. A right call then adds nothing.
reason-tokens-slip-debt = Nobody pays more than they have.
    .full = There { $count ->
    [one] was only 1 token
   *[other] were only { $count } tokens
 } left. The side gives what it has, and the rest is forgotten.
reason-tokens-slip-bid = The bid no longer counts after Wrong Caps.
    .full = The penalty for Wrong Caps takes the place of the bid, made or not. The tokens go to { $side }.
reason-tokens-slip-column-lost = This is the price of failing, but the contract was made.
    .full = To fail costs one token more than to succeed brings. Making { $bid } brings { own-tokens }.
reason-tokens-slip-column-won = This is what making it brings, but the contract failed.
    .full = To fail costs one token more than to succeed brings. Failing at { $bid } costs { own-tokens }.
reason-tokens-slip-row = This number belongs to another contract.
    .full = The tokens go by the size of the bid: below { $later_least }, from { $later_least } on, and from { $high_bid } on. For { $bid } it is { own-tokens }.

## Endings with all cards known: what a card brings. $points for the side of the seat to play, $limit what it needs,
## $card the card that takes the trick

## When a closed trump is shown. $turn who leads, $maker, $bid the contract, $cards what may be led

reason-open-in-time = No card has been led yet.
    .full = Until the first lead { $maker ->
    [you] you may show your trump by choice.
   *[other] { $maker } may show the trump by choice.
 } The indicator then goes into the maker’s hand.
reason-open-not-leading = { $turn ->
    [you] You lead first, so there is no need.
   *[other] { $turn } leads first, so there is no need.
 }
    .full = A maker who does not lead may show the trump or leave it closed. Nothing forces the choice yet.
reason-open-can-lead = There is no need: { $cards_or } may be led.
    .full = A maker has to show the trump only with nothing else to lead. Here another card will do.
reason-opens-pcc = In Partner Close Caps the trump is shown after the first trick.
    .full = The indicator then goes to the maker’s hand, whatever was played.
reason-opens-high = The contract is { $bid }, so the trump is shown after the first trick.
    .full = From { $high_bid } on, a closed trump is shown then, whatever was played.
reason-opens-not-later = Nothing shows the trump after this trick.
    .full = After a later trick only a folded trump does that. If none is found, the trump stays closed.
reason-opens-not-house = This table does not show the trump for a high contract.
    .full = Other tables show it after the first trick at { $high_bid } or more. Here only Partner Close Caps does that.
reason-opens-not-low = The contract is { $bid }, and that is too low.
    .full = After the first trick the trump is shown at { $high_bid } or more, and in Partner Close Caps.
reason-caps-opens = A Caps call by the maker shows the trump.
    .full = A caller lays the whole hand open, and the indicator is part of it. From then on the deal is open.
reason-caps-opens-not = The indicator is not part of the caller’s hand.
    .full = It belongs to the maker. A Caps call by anyone else leaves a closed trump closed.
reason-caps-opens-folded = The indicator lies in the trick already.
    .full = The maker has folded it, so the call does not show it. It is turned up when the trick is over.

## What a seat knows. $holder whose hand, $folder who folded a card, $other another player, $number a trick, $left cards

own-The-holder = { $holder ->
    [you] You
   *[other] { $holder }
 }
own-The-folder = { $folder ->
    [you] You
   *[other] { $folder }
 }
reason-know-count = { own-The-holder } { $holder ->
    [you] have
   *[other] has
 } { $left ->
    [0] no card
    [one] 1 card
   *[other] { $left } cards
 } that you cannot place.
    .full = Everyone can see how many cards a player has left. Take away those that you know of.
reason-know-no-trump = The card that { $folder } folded on trick { $number } is no trump.
    .full = { own-The-maker } looked at it after the trick and left it face down. A trump would have been turned up.
reason-know-no-trump-maker = The card that { $folder } folded on trick { $number } is no trump.
    .full = While the trump is closed, a maker can cut with the indicator only. That card would have been turned up.
reason-know-no-trump-table = { own-The-folder } folded the indicator or no trump.
    .full = While the trump is closed, a maker cannot fold a trump from the hand.
reason-not-trump-led = { own-The-folder } led { $card } to the first trick, so { $suit } are not trumps.
    .full = While the trump is closed, the maker cannot lead a trump to the first trick.
reason-not-trump-folded = { $card } was folded on trick { $number } and stayed down, so { $suit } are not trumps.
    .full = A folded trump is turned up when the maker has looked. This card was not.
reason-know-duty = Nobody followed { $card } on trick { $number }.
    .full = If that was a trump, the maker must go on leading trumps while there are any in hand.
reason-know-spent = { own-The-maker } did not go on with { $suit }.
    .full = Nobody had followed { $card }. If { $suit } are trumps, the maker had to lead all of them first, so none is left in hand.
reason-may-be-indicator = { $card } may be the indicator.
    .full = There is no card of this suit in the maker’s hand. But the closed indicator lies apart and does not have to follow.
reason-may-lie-elsewhere = { $other ->
    [you] You may have { $card } as well.
   *[other] { $other } may have { $card } as well.
 }
    .full = Nothing that you have seen makes sure who holds it.
reason-may-lie-folded = { $card } may lie among the folded cards.
    .full = { own-The-folder } folded a card on trick { $number } that you have not seen. It may be this one.
reason-only-holder = Only { $holder } can have { $card }.
    .full = What you have seen, and the number of cards in each hand, leave no other place for it.
reason-lies-elsewhere = You know where { $card } is.
    .full = It was shown as the indicator and has not been played since. It is in the maker’s hand.
reason-fold-may = { own-The-folder } may have folded a card of this suit.
    .full = Nothing that you have seen rules this suit out.
reason-fold-no-room = { own-The-folder } cannot have folded a card of this suit.
    .full = The cards that are out must fit into the hands and the folded cards. That way they do not.
reason-saw-own = Whoever folds a card knows it.
    .full = It came from the player’s own hand, so it is no secret there.
reason-saw-shown = The card was turned up, so everyone has seen it.
    .full = A trump was found among the folded cards. Then what the other players folded is shown to all.
reason-saw-not-yet = The trick is not over, so nobody else has looked.
    .full = The maker looks at the folded cards only when the trick is complete.
reason-saw-inspected = The maker has looked at every folded card.
    .full = At the end of each trick with a closed trump the maker checks what was folded.
reason-saw-not = The card stayed down, so the others have not seen it.
    .full = Only the maker looks at folded cards. What is not turned up then stays hidden for good.
reason-trump-known = { $card } is the indicator, so { $suit } are trumps.
    .full = The suit of the indicator is trump, and you know which card it is.
reason-trump-may = This suit can be trump.
    .full = The indicator lies face down, and nothing that you have seen rules this suit out.
reason-trump-only = No other suit can be trump.
    .full = What you have seen rules out the three other suits.
reason-trump-all-seen = You have seen all cards of this suit.
    .full = The indicator is a card that you have not seen, so it is of another suit.
reason-trump-no-room = This suit cannot be trump.
    .full = If it were, the cards that are out could not lie as the play has shown.
reason-spoilt-sure = No trump was dealt to either defender.
    .full = All the trumps were dealt to the maker’s side, and what you have seen proves it.
reason-spoilt-open = The trumps that you have not seen may lie either way.
    .full = A defender may have been dealt one, or none. You can neither prove spoilt trumps nor rule them out.
reason-not-spoilt-dealt = { $card } was dealt to a defender.
    .full = It is a trump, so the trumps are not spoilt. Who has a trump now does not matter.
reason-not-spoilt-any = The defenders were dealt { $cards }.
    .full = Whatever suit is trump, one of these cards is a trump. So the trumps cannot be spoilt.
reason-not-spoilt-room = A defender must have been dealt a trump.
    .full = The trumps that are out cannot all be with the maker’s side.
