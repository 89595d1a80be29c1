### English: the games where the maker calls a card, or plays alone with a widow.

## Actions as they stand on a button. $cards (taken), $put (put back), $suit, $card

action-exchange = take { $cards } from the widow and put back { $put }
action-exchange-none = leave the widow as it is
action-trump = make { $suit } trump
action-call = call { $card }
action-marriage = show king and queen of { $suit }
action-slam = announce every trick

## One line of the log. $who, and as above

log-exchange = { own-They } take{ own-s } { $cards } from the widow and put{ own-s } back { $put }.
log-exchange-none = { own-They } leave{ own-s } the widow as it is.
log-exchange-hidden = { own-They } look{ own-s } at the widow.
log-trump = { own-They } make{ own-s } { $suit } trump.
log-call = { own-They } call{ own-s } { $card }.
log-marriage = { own-They } show{ own-s } king and queen of { $suit }.
log-slam = { own-They } announce{ own-s } every trick.

## What happened. $maker, $who, $bid, $count (cards), $suit, $card, $by (whose trump), $trump (a card), $points

event-dealer-duty = { $maker ->
    [you] Everyone passed. You dealt, so you must play for { $bid }.
   *[other] Everyone passed. { $maker } dealt, so { $maker } must play for { $bid }.
 }
event-exchanged = { $count ->
    [0] No card changes places with the widow.
    [one] { $count } card comes from the widow, and { $count } goes back.
   *[other] { $count } cards come from the widow, and { $count } go back.
 }
event-trump-named = The trump is { $suit }, and all can see it.
event-card-called = Whoever holds { $card } is the secret partner.
event-partner-led = { own-They } had to play { $card }. { $who ->
    [you] You are the partner.
   *[other] { $who } is the partner.
 }
event-partner-fell = { $card } has fallen. { $who ->
    [you] You are the partner.
   *[other] { $who } is the partner.
 }
event-partner-slam = Only the maker or the partner may announce this. { $who ->
    [you] So you are the partner, and all know it now.
   *[other] So { $who } is the partner.
 }
event-partner-pair = The pair holds the called card { $card }. { $who ->
    [you] So you are the partner, and all know it now.
   *[other] So { $who } is the partner.
 }
event-left-alone = { $trump } beats the called card { $card }. { $maker ->
    [you] From now on you play alone.
   *[other] From now on { $maker } plays alone.
 }
event-marriage = The target moves by { $points }.
event-slam = Now { $maker ->
    [you] your side
   *[other] the maker’s side
 } has promised every trick.
event-ended-all-played = All cards have been played.

## The score of a deal. $points, $target, $maker, $count and $sign (plus, minus, none), $scores and $totals (lists)

scored-made = { $maker ->
    [you] Your side
   *[other] The side of { $maker }
 } needed { $target } and has { own-points }, so the target is reached.
scored-failed = { $maker ->
    [you] Your side
   *[other] The side of { $maker }
 } needed { $target } and has only { own-points }, so it falls short.
scored-slam-made = Every trick was announced, and every trick was won.
scored-slam-failed = Every trick was announced, but not every trick was won. That changes nothing more.
scored-one = { $who } { $sign ->
    [plus] +{ $count }
    [minus] −{ $count }
   *[none] { $count }
 }
scored-moved = This deal scores { $scores }.
scored-totals = The scores are now { $totals }.

## Allowed

reason-called-bid = This bid is in order.
    .full = It is above the bid before it, by no more than 30, and it goes up in steps of 5.
reason-called-pass = { own-They } may always pass.
    .full = A pass is allowed at every turn, but it is final. There is no way back into this auction.
reason-widow-exchange = This exchange is allowed.
    .full = The maker may take none, one or both cards of the widow, and puts as many back. The cards that lie there then count for the maker and are never played.
reason-called-trump = { own-They } may make any suit trump.
    .full = The maker has the choice of all four suits. The suit is known to all at once.
reason-called-card = { own-They } may call this card.
    .full = It is not in the maker’s own hand. Whoever holds it is the partner.
reason-called-reveals = This is the called card, and now it must come out.
    .full = The maker has led its suit. Whoever holds the called card must play it, and so all know the partner.
reason-called-marriage = { own-They } may show this pair.
    .full = King and queen of one suit are in hand, and the side has won a trick. The target moves for the side that shows.
reason-called-slam = { own-They } may announce every trick.
    .full = The maker or the partner may promise this in time. It brings 4 instead of 1 when it comes true.

## Refused: turn and part of the deal. $turn, $limit, $bid and $bidder, $taken and $put, $before, $shower, $announcer

reason-called-turn = { $turn ->
    [you] It is your turn, not theirs.
   *[other] It is { $turn }’s turn.
 }
    .full = The players act one after another, clockwise. { $turn ->
    [you] The next move is yours.
   *[other] Now { $turn } must act first.
 }
reason-called-phase-auction = The auction is still on.
    .full = Now the players bid or pass. Everything else comes later.
reason-called-phase-exchange = First the maker sees to the widow.
    .full = The maker takes cards from the widow or leaves them. Nothing else can happen before that.
reason-called-phase-trump = First the maker must choose the trump.
    .full = The maker names one of the four suits. Nothing else can happen before that.
reason-called-phase-call = First the maker must call a card.
    .full = The trump is chosen, and now the maker names a card to find a partner. Nothing else can happen before that.
reason-called-phase-play = The cards are being played.
    .full = It is too late to bid, to pass, to choose the trump or to call a card.
reason-called-phase-over = This deal is over.
    .full = All cards have been played. Nothing can be played or called any more.
reason-called-other-game = This is no part of the game at this table.
    .full = It belongs to the game of two fixed sides. Here the maker calls a card or plays alone.
reason-other-game = This is no part of the game at this table.
    .full = It belongs to the game where the maker calls a card or plays alone. Here two fixed sides play.

## Refused: the auction and what the maker does

reason-called-passed = { own-They } { own-have } passed, and a pass is final.
    .full = Whoever passes is out of this auction. The others go on without that player.
reason-called-bid-high = No bid may be above { $limit }.
    .full = There are no more than { $limit } points in the pack, so nobody can promise more.
reason-called-bid-leap = This leap is too big: { $limit } is the most now.
    .full = A bid may be at most 30 above the bid before it. The first bid is at least 150 and at most 180.
reason-widow-not-there = { $cards_count ->
    [one] { $card } does not lie in the widow.
   *[other] { $cards } do not lie in the widow.
 }
    .full = The maker can take only the cards that were laid aside at the deal.
reason-widow-not-held = { $cards_count ->
    [one] { $card } is not there to put back.
   *[other] { $cards } are not there to put back.
 }
    .full = What goes back must come from the maker’s hand, or be a card that was just taken.
reason-widow-twice = { $card } is named twice.
    .full = There is only one of each card, so it can move only once.
reason-widow-count = { $put ->
    [one] { $put } card goes back
   *[other] { $put } cards go back
 } for { $taken } taken.
    .full = The maker puts back as many cards as were taken, so that ten stay in hand.
reason-called-own = { own-They } { own-hold } { $card }.
    .full = The called card must be in another hand, since whoever holds it is the partner.

## Refused: the play

reason-called-must-reveal = { $card } must be played now.
    .full = The maker has led the suit of the called card. Whoever holds it must play it, whatever else could follow.
reason-called-face-up = Every card is played face up here.
    .full = The trump is known from the start, so nothing is played face down.
reason-called-marriage-lacks = { own-They } { own-do } not hold { $cards_or }.
    .full = Both the king and the queen of the suit must be in hand to be shown.
reason-called-marriage-early = { own-They } cannot count on a trick of { $who ->
    [you] your side
   *[other] that side
 } yet.
    .full = A pair may be shown when the side has won a trick. Until the partner is known, a trick of another player may belong to either side.
reason-called-marriage-again = This pair was shown before.
    .full = The king and queen of a suit can move the target once only.
reason-called-slam-late = It is too late: trick { $before } has begun.
    .full = Every trick must be announced before trick { $before } begins.
reason-called-slam-again = Every trick has been announced already.
    .full = One promise is enough for the whole side.
reason-called-slam-other = Only the maker’s side may announce this.
    .full = It is a promise of the maker or the partner. The others have nothing to promise.
reason-called-slam-left = The maker plays alone now.
    .full = The called card was beaten by a trump. Since then the partner no longer plays with the maker, so only the maker may announce.

## What the referee prints. $points, $target; $actions, $more how many others

referee-points-seats = Card points in tricks: { $points }.
referee-target = The maker’s side has { $points }, and its target is { $target }.
referee-to-act-more = { $who } is to act and may: { $actions }, or one of { $more } more.

## Who can be the partner, and what the target is. $holder the player asked about, $shower who showed a pair, $target

reason-partner-may = { $holder ->
    [you] You may hold { $card }.
   *[other] { $holder } may hold { $card }.
 }
    .full = Nothing that has been played rules it out.
reason-partner-only = Only { $holder ->
    [you] you
   *[other] { $holder }
 } can still hold { $card }.
    .full = All the others are ruled out by what they have played.
reason-partner-pair = { $holder ->
    [you] You are the partner.
   *[other] { $holder } must be the partner.
 }
    .full = A pair may be shown only when one’s own side has a trick. This player had none, so the maker’s tricks counted.
reason-partner-void = { $holder ->
    [you] You had no card of that suit.
   *[other] { $holder } did not follow { $card }.
 }
    .full = Whoever cannot follow the suit of the called card does not hold it.
reason-partner-not-forced = { $holder ->
    [you] You did not have to play { $card }.
   *[other] { $holder } did not play { $card } when the maker led its suit.
 }
    .full = When the maker leads the suit of the called card, whoever holds it must play it.
reason-partner-other-pair = { $shower ->
    [you] You are the partner, and nobody else.
   *[other] { $shower } is the partner, so { $holder } is not.
 }
    .full = One player has shown a pair without a trick of the own hand. Only the maker’s partner could do that.
reason-partner-no-room = There is no room for { $card } in the hand of { $holder }.
    .full = The cards that the others cannot hold fill that hand.
reason-target-now = The target is { $target }.
    .full = The bid is the start. Each pair shown by the maker’s side lowers it, and each pair shown by the others lifts it: by 20, or by 40 in trumps.
reason-target-forgot = { $shower ->
    [you] Your pair { $cards } is left out.
   *[other] The pair { $cards } of { $shower } is left out.
 }
    .full = Each pair that was shown has moved the target.
reason-target-wrong-way = { $shower ->
    [you] Your pair { $cards } moves it the other way.
   *[other] The pair { $cards } of { $shower } moves it the other way.
 }
    .full = A pair helps the side that shows it. For the maker’s side the target goes down, and for the others it goes up.
reason-target-worth = The pair { $cards } counts otherwise.
    .full = A pair counts 20, and 40 when it is of the trump suit.
reason-target-bid = That was the bid.
    .full = Pairs have moved the target since.

## The history of a deal. $pairs; $who, $king, $queen, $trick

page-history-pairs = Pairs shown: { $pairs }.
page-history-pair = { $who } { $king } { $queen } in trick { $trick }

## The kind "the called card": its themes, questions and hints

kind-call-partner = The called card
    .full = At the table where the maker calls a card: find the partner, the card that must fall, and the target.
theme-partner-card = The called card must fall
theme-partner-who = Who can be the partner
theme-partner-target = The moving target
ask-partner-card = The called suit was led. Choose every card you may play.
ask-partner-who = Who can hold the called card { $card }? Choose everybody who can.
ask-partner-target = What does the maker’s side have to reach now?
hint-partner-duty = Who led, and who holds the called card?
hint-partner-follow = Look at each trick of the called suit, and at who has shown a pair.
hint-partner-bid = Start from the bid. Which pairs were shown, and by which side?
hint-partner-not-card = { $card } may not be played.
hint-partner-card = { $card } may be played.
hint-partner-not-seat = { $who ->
    [you] You do not hold it.
   *[other] { $who } does not hold it.
 }
hint-partner-seat = { $who ->
    [you] You can hold it.
   *[other] { $who } can hold it.
 }
hint-partner-not-number = It is not { $count }.
