### English: what players do and what comes of it.

## Actions as they stand on a button or after "may not": "play J♠". One for each kind of action.
## $bid, $card, $cards

action-bid = bid { $bid }
action-pass = pass
action-ask = ask partner to speak
action-redeal = ask for a redeal
action-pcc = call Partner Close Caps
action-indicator = set { $card } aside as the indicator
action-open = show the trump
action-play = play { $card }
action-play-folded = play { $card } face down
action-caps = { $cards_count ->
    [0] announce all the tricks
   *[other] call Caps: { $cards }
 }
action-spoilt = declare spoilt trumps

## One line of the log. $who, and as above

log-bid = { own-They } bid{ own-s } { $bid }.
log-pass = { $who ->
    [you] You pass.
   *[other] { $who } passes.
 }
log-ask = { own-They } ask{ own-s } partner to speak.
log-redeal = { own-They } ask{ own-s } for a redeal.
log-pcc = { own-They } call{ own-s } Partner Close Caps.
log-indicator = { own-They } set{ own-s } { $card } aside as the indicator.
log-indicator-hidden = { own-They } set{ own-s } a card aside as the indicator, face down.
log-open = { own-They } show{ own-s } the trump.
log-play = { own-They } play{ own-s } { $card }.
log-play-folded = { own-They } play{ own-s } { $card } face down.
log-play-hidden = { own-They } play{ own-s } a card face down.
log-caps = { $cards_count ->
    [0] { own-They } announce{ own-s } all the tricks.
   *[other] { own-They } call{ own-s } Caps, in this order: { $cards }.
 }
log-spoilt = { own-They } declare{ own-s } spoilt trumps.

## A refused action: this line, then the reasons. $who, $action

refusal = { own-They } may not { $action }.

## What happened outside a trick. $maker, $who, $bid, $card

event-maker-first = { $maker ->
    [you] You are the maker, with a contract of { $bid }.
   *[other] { $maker } is the maker, with a contract of { $bid }.
 }
event-maker-second = { $maker ->
    [you] After the second auction you are the maker, with a contract of { $bid }.
   *[other] After the second auction { $maker } is the maker, with a contract of { $bid }.
 }
event-maker-pcc = { own-The-maker } will play Partner Close Caps, alone and for all eight tricks.
event-opened-choice = { own-The-maker } show{ own-maker-s } the indicator { $card } and take{ own-maker-s } it into hand. The trump is open.
event-opened-caps = { own-The-maker } show{ own-maker-s } the indicator { $card } with the hand. The trump is open.
event-opened-last-trick = The indicator { $card } is the maker’s last card and lies face up.
event-ended-redeal = Eldest held too few points. No tokens move, and the same dealer deals again.
event-ended-spoilt = The trumps are spoilt. No tokens move.
event-ended-all-pass = Everyone passed. No tokens move, and the next dealer deals.
event-ended-played = All cards are played.

## The end of a trick, in this order. $maker, $players (who folded), $players_count, $cards, $card, $shown, $who

trick-no-trump = { own-The-maker } look{ own-maker-s } at what { $players } played face down. { $players_count ->
    [one] It is no trump, so the card stays down.
   *[other] No trump is among them, so the cards stay down.
 }
trick-no-trump-known = { own-The-maker } look{ own-maker-s } at what { $players } played face down: { $cards }. { $players_count ->
    [one] It is no trump, so the card stays down.
   *[other] No trump is among them, so the cards stay down.
 }
trick-trump-found = { own-The-maker } look{ own-maker-s } at what { $players } played face down and find{ own-maker-s } a trump.
trick-inspected = { own-The-maker } look{ own-maker-s } at what { $players } played face down.
trick-indicator-cut = { own-The-maker } played the indicator { $card } face down. It is a trump and is shown.
trick-hand-cut = { own-The-maker } played { $card } from the hand face down. It is a trump and is shown.
trick-shown = Turned up for all to see: { $shown }.
trick-shown-card = { $card } from { $who }
trick-own-stays = { $maker ->
    [you] Your own folded card is no trump and stays down.
   *[other] { $maker }’s own folded card is no trump and stays down.
 }
trick-opens-high-bid = The first trick is over and the contract is { $high_bid } or more, so the trump opens now.
trick-opens-pcc = The first trick of Partner Close Caps is over, so the trump opens now.
trick-indicator-returns = { own-The-maker } show{ own-maker-s } the indicator { $card } and take{ own-maker-s } it back into hand. It did not count in this trick.
trick-indicator-last = The indicator { $card } was the maker’s last card, played face up.
trick-won = { $who ->
    [you] You win
   *[other] { $who } wins
 } the trick with { $card }.
trick-won-points = { $who ->
    [you] You win
   *[other] { $who } wins
 } the trick with { $card }: { own-points }.
trick-cut = { $who ->
    [you] You cut and win
   *[other] { $who } cuts and wins
 } with { $card }.
trick-cut-points = { $who ->
    [you] You cut and win
   *[other] { $who } cuts and wins
 } with { $card }: { own-points }.
trick-exhausted = Nobody could follow the trump. { own-The-maker } must now lead any trump still in hand before another suit.

## The tokens of a deal. $side (who gets or did it), $points, $bid, $count (tokens), $who (who called), $one and $other

settle-nothing = No tokens move.
settle-made = { own-The-side } needed { $bid } and took { own-points }, so the contract is made.
settle-made-exactly = { own-The-side } needed { $bid } and took just that, so the contract is made.
settle-failed = { own-The-side } needed { $bid } and took only { own-points }, so the contract has failed.
settle-pcc-made = { own-They } won all eight tricks alone, so Partner Close Caps is made.
settle-pcc-failed = { own-They } did not win all eight tricks, so Partner Close Caps has failed.
settle-table = { own-The-side } get{ own-side-s } { own-tokens } for it.
settle-caps-bonus = { own-They } called Caps in time, before the seventh trick: 1 token more.
settle-caps-correct = { own-They } called Caps in time. From the seventh trick on that adds nothing.
settle-caps-too-early = { own-They } called Caps without a proof. This is Wrong Caps.
settle-caps-too-late = { own-They } called Caps after the time was up. This is Wrong Caps.
settle-caps-missed = { own-They } could have proved Caps, but nobody called it in time. This is Wrong Caps.
settle-penalty = The bid no longer counts: { $side ->
    [ours] your side gets
    [theirs] the other side gets
   *[pair] { $side } get
 } { own-tokens }.
settle-penalty-lost = A trick was lost after the call, and the bid no longer counts: { $side ->
    [ours] your side gets
    [theirs] the other side gets
   *[pair] { $side } get
 } { own-tokens }.
settle-remainder = { $count ->
    [one] There was only 1 token left to pay.
   *[other] There were only { $count } tokens left to pay.
 }
settle-tokens = Tokens now: { $one }, { $other }.
settle-side-tokens = { $side } { $count }
settle-match = { own-The-side } hold{ own-side-s } all the tokens and win{ own-side-s } the match.
