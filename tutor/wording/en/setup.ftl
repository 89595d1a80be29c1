### English: the position editor of a coach.

coach-card-editor = Lay out cards, calls and tricks. The engine says what may be played and why, and you make a question of it.
    .title = Lay out a position
    .full = Lay one out

setup-lead = Write only what matters. The other cards are dealt by chance, so that nothing you wrote breaks a rule.
setup-to-drills = To your drill
setup-dealer = Dealer
setup-hand = Hand of { $who }
setup-hands-help = The cards that a player was dealt, those already played too: JS 9S AH 7C. A line / parts the first four cards from the others.
setup-tap = Give out cards by tapping
setup-tap-seat = Cards for
setup-calls = Calls
    .full = One after another, eldest first: 160 pass ask 200. The word “passes” lets all pass until the auction is over. Both auctions go in here.
setup-trump = Trump card set aside
    .full = The card that the maker sets aside, such as JS. A second one, if a new maker sets one aside.
setup-plays = Cards played
    .full = In the order in which they fall: AH 9S KH TH. Before the first card, “open” shows the trump.
setup-import = Take a deal that was recorded
setup-file = Deal record (a file)
setup-paste = Or paste the record here
setup-take = Take this deal
setup-no-record = This is no deal record of this game. A record is a file of the referee, in the form 304/1.
setup-recorded = { $count ->
    [one] A recorded deal with 1 action.
   *[other] A recorded deal with { $count } actions.
 }
setup-after = After so many actions

setup-faults = { $count ->
    [one] One thing is not right yet:
   *[other] { $count } things are not right yet:
 }
setup-fault-no-card = “{ $text }” is no card. Write a rank and a suit: JS, 10D.
setup-fault-twice = { $card } is there already, in the hand of { $who }.
setup-fault-too-many = That is too many cards: eight at most, four in each part.
setup-fault-no-action = “{ $text }” is no call and no card.
setup-fault-no-trump = Cards were played, so name the card that was set aside.
setup-fault-over = “{ $text }” comes when there is nothing more to do here.
setup-fault-no-deal = The other cards cannot be dealt so that all of this is allowed.

setup-seat = Seen by
setup-ask-cards = Which cards may be played?
setup-ask-calls = Which calls may be made?
setup-ask-caps = Is Caps due?
setup-caps-find = Find out
setup-caps-sure = Yes, a Caps call is proved, with the cards in this order: { $cards }.
setup-caps-hopeless = No. The cards may lie so that a trick is lost, whatever is played.
setup-caps-disputed = It is not proved. Tables do not agree about such a moment.
setup-caps-undecided = That was not found out in the time allowed.
setup-caps-none = No Caps call is proved here, so no order can be asked for.
setup-make-question = Make it a question of my drill
setup-added = It is in your drill now.
setup-save = Save as a deal record
