### English: rulings that only come up where a table plays by a setting of its own. The forms are those of `reasons.ftl`.

## The auctions

reason-pass-on = { own-They } may pass here.
    .full = At this table the second auction goes on until the three others have passed. A new bid gives everyone another turn.
reason-over-partner-never = Partner’s { $bid } stands, and nobody bids over partner here.
    .full = { $bidder ->
    [you] Your bid of { $bid } is the highest.
   *[other] { $bidder }’s bid of { $bid } is the highest.
 } At this table only the other side may beat it.
reason-own-raise = The own bid of { $bid } cannot be raised here.
    .full = At this table a maker may not raise the bid that won the first auction. A pass is possible, and so is Partner Close Caps.
reason-ask-never = Nobody asks partner at this table.
    .full = Here each player speaks for themselves, in the first auction too. Bid or pass.
reason-ask-others = Only { $eldest } and { $opposite } may ask partner here.
    .full = At this table that right belongs to eldest and to the player opposite the dealer. They are the first two to call.

## Opening by choice

reason-open-on-turn = It is the maker’s turn, so the trump may be shown now.
    .full = At this table the maker may open at any of their own turns. The indicator goes into hand, and the rest is played open.
reason-open-wait = The maker must wait for a turn of their own.
    .full = At this table the maker opens at their own turn only. { $turn ->
    [you] Now it is your turn to play.
   *[other] Now it is { $turn }’s turn to play.
 }
reason-open-to-lead = The maker may open now, to lead a trump.
    .full = At this table the maker may open only when leading. The next card must then be a trump.
reason-open-wait-lead = The maker may open only when leading.
    .full = At this table { $maker ->
    [you] you show your trump
   *[other] { $maker } shows the trump
 } only to lead it. That is possible between two tricks, when the lead is the maker’s.
reason-open-with-trump = After opening, a trump must be led.
    .full = At this table the maker may open only to lead a trump. That leaves { $cards_or }.
reason-open-never = Nobody opens by choice at this table.
    .full = The trump stays closed until the play opens it.
reason-open-must = The maker has to open now.
    .full = The maker has only trumps in hand, and cannot lead one to the first trick while the trump is closed. So the indicator is shown first, even at a table where nobody opens by choice.
event-opened-pcc = { own-The-maker } show{ own-maker-s } the indicator { $card } before the first lead. In Partner Close Caps all is played open here.

## Caps and folded cards

reason-caps-defender = Only the maker’s side may call Caps here.
    .full = At this table the defenders have no Caps call. { $maker ->
    [you] You are the maker.
   *[other] The maker is { $maker }.
 }
reason-kept-beside = { $card } is no trump, so it stays down.
    .full = At this table only the folded trumps are turned up. The maker knows the other folded cards, and nobody else does.
