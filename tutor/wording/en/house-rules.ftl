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
reason-tokens-penalty-bid = Wrong Caps costs one token more than a lost bid here.
    .full = No trick was lost after a call, so it is { own-tokens }. The result of the bid no longer counts.

## The club, and tables with some of its rules

reason-pass-out = { own-They } may always pass.
    .full = At this table a pass is final. After it, asking partner is all that is left.
reason-passed-out = { own-They } passed before, so { own-they } cannot bid any more.
    .full = At this table a pass is final. Partner may still be asked, as long as partner has not passed.
reason-ask-out = { $partner ->
    [you] You have passed, so you cannot be asked.
   *[other] { $partner } has passed, so { $partner } cannot be asked.
 }
    .full = At this table a pass is final. Only a partner who is still in may speak for both.
reason-pcc-none = Partner Close Caps is not played at this table.
    .full = Here nobody plays alone. The highest number is { $most }.
reason-cuts-hand = The maker may fold any card here, a trump too.
    .full = { own-They } cannot follow. At this table the maker may cut with a trump from the hand, face down, as everyone else may.
reason-spoilt-none = Spoilt trumps do not count at this table.
    .full = The deal is played out, even if the defenders were dealt no trump at all.
reason-caps-none = Caps is not played at this table.
    .full = To win all the tricks brings no more than the bid does.
reason-caps-announce = { own-They } may announce all the tricks now.
    .full = No card has been led yet. No cards are shown, and no order is stated.
reason-caps-after-lead = It is too late to announce all the tricks.
    .full = At this table Caps is announced before the first card is led, or not at all.
reason-caps-no-order = At this table no order is stated with Caps.
    .full = It is announced before the play, and all the cards stay hidden. So leave out { $cards }.
reason-tokens-announced = The announced tricks are all won, which adds { own-tokens }.
    .full = Caps was announced before the first card was led, and the side lost no trick. So it gets that much more than for the bid.
reason-tokens-announced-failed = The announced tricks are not all won, which costs { own-tokens }.
    .full = Caps was announced before the first card was led, and then a trick was lost. The bid no longer counts.
event-opened-open-trump = { own-The-maker } lay{ own-maker-s } the indicator { $card } down face up and take{ own-maker-s } it into hand. All is played open here.
settle-caps-announced = { own-They } announced all the tricks and won them: { own-tokens } more.
settle-caps-failed = { own-They } announced all the tricks, and one was lost.

## What tables differ in: the settings that the club changes

differ-spoilt_redeal-never = spoilt trumps are played on like any others.
differ-players-4 = four play, in two pairs.
differ-players-6 = six play, in three pairs.
differ-players-8 = eight play, in four pairs.
differ-dealing-packets = the first four cards come in one packet.
differ-dealing-singly = the first four cards come one by one.
differ-passing-stays-in = who has passed may still bid.
differ-passing-out = who has passed is out of the auction.
differ-later_calls-200 = after your first turn you need 200 or more.
differ-later_calls-free = later bids have no limit of their own.
differ-second_auction-yes = there is a second auction on eight cards.
differ-second_auction-no = there is one auction only.
differ-maker_cuts-indicator = while the trump is closed, the maker cuts with the indicator only.
differ-maker_cuts-any = the maker may cut with any trump, face down.
differ-open_trump-no = the indicator lies face down until something opens it.
differ-open_trump-yes = the indicator is turned up at once.
differ-pcc-yes = Partner Close Caps may be called.
differ-pcc-no = Partner Close Caps is not played.
differ-caps-in-play = Caps is called as soon as it is proved.
differ-caps-before-play = Caps is announced before the first card is led.
differ-caps-none = Caps is not played.
differ-caps_before_won-3 = Caps announced and made adds 3 tokens.
differ-caps_before_won-2 = Caps announced and made adds 2 tokens.
differ-caps_before_won-4 = Caps announced and made adds 4 tokens.
differ-caps_before_won-5 = Caps announced and made adds 5 tokens.
differ-caps_before_lost-5 = Caps announced and failed costs 5 tokens.
differ-caps_before_lost-3 = Caps announced and failed costs 3 tokens.
differ-caps_before_lost-4 = Caps announced and failed costs 4 tokens.
differ-caps_before_lost-6 = Caps announced and failed costs 6 tokens.
