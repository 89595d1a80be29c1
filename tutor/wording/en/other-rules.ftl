### English: the kind "same table, other rules". $what a sentence about what a table plays, which begins with a small
### letter and ends with a full stop; $game a game’s name.

## The other table

other-table-but = The other table plays as you do, but for this: { $what }
other-table-game = The other table plays by other rules: { $game }.
other-table-own = There, too: { $what }

## Kind and themes

kind-other-rules = Same table, other rules
    .full = The same cards and calls at two tables. Find out what changes.

theme-other-step = Bids in fives
theme-other-partner = Over partner’s bid elsewhere
theme-other-later = Later bids elsewhere
theme-other-ask = Asking partner elsewhere
theme-other-skip = After partner was asked
theme-other-second = On eight cards elsewhere
theme-other-start = Who begins the second auction
theme-other-club-calls = Your auction at the club
theme-other-cuts = Cutting from the hand
theme-other-exhausted = Leading out the trumps or not
theme-other-high = High contracts that stay closed
theme-other-open-trump = With an open trump
theme-other-pcc = The first trick of Partner Close Caps
theme-other-opening = When the maker may open
theme-other-club-cards = Your cards at the club
theme-other-shown = Which folded cards are shown
theme-other-dealer = Who deals next elsewhere
theme-other-pays = What Partner Close Caps brings
theme-other-penalty = What Wrong Caps costs elsewhere

## Questions. $card a card, $call a call, $bid a number

ask-other-card = At which table may you play { $card } now?
ask-other-face = At which table does { $card } fall face down?
ask-other-call = { $call ->
    [bid] At which table may you bid { $bid } now?
    [ask] At which table may you ask partner to speak now?
    [redeal] At which table may you ask for a redeal now?
    [pcc] At which table may you call Partner Close Caps now?
    [open] At which table may you show the trump now?
   *[pass] At which table may you pass now?
 }
ask-other-cards = Choose every card that you may play at one of the two tables only.
ask-other-calls = Choose every call that you may make at one of the two tables only.
ask-other-shown = You are the maker and have looked at the folded cards. Choose every card that is turned up at one of the two tables only.
ask-other-turn = The calls so far are the same at both tables. Whose turn is it at the other table?
ask-other-moved = { own-settle-deal }{ own-settle-caps } { own-settle-before } How many tokens move at the other table, and where to?
ask-other-dealer = { $end ->
    [all-pass] All four have passed without a bid.
    [redeal] Eldest held a low hand and has asked for a redeal.
   *[spoilt] Spoilt trumps were declared, and it was true.
 } { $dealer ->
    [you] You were the dealer. Who deals next at the other table?
   *[other] { $dealer } was the dealer. Who deals next at the other table?
 }

## Answers

choice-other-rules-both = At both tables
choice-other-rules-here = At yours only
choice-other-rules-there = At the other only
choice-other-rules-neither = At neither table
choice-other-rules-none = { choice-settle-none }
choice-other-rules-ours-1 = { choice-settle-ours-1 }
choice-other-rules-ours-2 = { choice-settle-ours-2 }
choice-other-rules-ours-3 = { choice-settle-ours-3 }
choice-other-rules-ours-4 = { choice-settle-ours-4 }
choice-other-rules-ours-5 = { choice-settle-ours-5 }
choice-other-rules-theirs-1 = { choice-settle-theirs-1 }
choice-other-rules-theirs-2 = { choice-settle-theirs-2 }
choice-other-rules-theirs-3 = { choice-settle-theirs-3 }
choice-other-rules-theirs-4 = { choice-settle-theirs-4 }
choice-other-rules-theirs-5 = { choice-settle-theirs-5 }

## Hints

hint-other-lead = Look at the card that was led. What does each table ask of you?
hint-other-maker = The maker’s trumps have rules of their own. Which of them hold at each table?
hint-other-trumps = Think back to the last trump that was led. Who followed?
hint-other-closed = Is the trump open or closed? It need not be the same at both tables.
hint-other-opening = Has a card been led? Whose turn is it, and who leads?
hint-other-bid = Find the last bid. What is the next step up at each table?
hint-other-partner = Whose bid is the last one: your partner’s, or that of the other side?
hint-other-turns = Go through the calls once for each table. Who has had a turn, and who is out?
hint-other-cards = Do the players hold four cards or eight? Then look at what each table says about that auction.
hint-other-folded = Is there a trump among the folded cards? Then see who folded the others.
hint-other-ending = First settle it at your own table. Then see which step is another one there.
hint-other-not-both = It is not so at both tables.
hint-other-not-here = It is not so at your table alone.
hint-other-not-there = It is not so at the other table alone.
hint-other-not-neither = There is a table where it is so.
hint-other-not-seat = { $who ->
    [you] It is not you.
   *[other] It is not { $who }.
 }
hint-other-not-count = It is not { $count }.
hint-other-rule = The rule that decides here is “{ $title }”.

## Reasons. What each table says follows; where both say the same, it follows once.

reason-other-may-both = It is allowed at both tables.
    .full = First comes what your table says, then what the other one says.
reason-other-may-both-alike = It is allowed at both tables.
    .full = What they play otherwise does not matter here.
reason-other-may-here = It is allowed at your table only.
    .full = First comes what your table says, then what the other one says.
reason-other-may-there = It is allowed at the other table only.
    .full = First comes what your table says, then what the other one says.
reason-other-may-neither = It is not allowed at either table.
    .full = First comes what your table says, then what the other one says.
reason-other-may-neither-alike = It is not allowed at either table.
    .full = Both tables refuse it by the same rule.
reason-other-down-both = It falls face down at both tables.
    .full = First comes what your table says, then what the other one says.
reason-other-down-both-alike = It falls face down at both tables.
    .full = The trump is closed here and there.
reason-other-down-here = It falls face down at your table only.
    .full = First comes what your table says, then what the other one says.
reason-other-down-there = It falls face down at the other table only.
    .full = First comes what your table says, then what the other one says.
reason-other-down-neither = It is played face up at both tables.
    .full = First comes what your table says, then what the other one says.
reason-other-down-neither-alike = It is played face up at both tables.
    .full = What they play otherwise does not matter for this card.
reason-other-shown-both = It is turned up at both tables.
    .full = First comes what your table says, then what the other one says.
reason-other-shown-both-alike = It is turned up at both tables.
    .full = What they play otherwise does not matter for this card.
reason-other-shown-here = It is turned up at your table only.
    .full = First comes what your table says, then what the other one says.
reason-other-shown-there = It is turned up at the other table only.
    .full = First comes what your table says, then what the other one says.
reason-other-shown-neither = It stays down at both tables.
    .full = First comes what your table says, then what the other one says.
reason-other-shown-neither-alike = It stays down at both tables.
    .full = What they play otherwise does not matter for this card.
reason-other-turn = { $turn ->
    [you] At the other table it is your turn.
   *[other] At the other table it is { $turn }’s turn.
 }
    .full = The calls were the same, but the rule about whose turn comes next is not.
reason-deals-again = { $dealer ->
    [you] You deal again.
   *[other] { $dealer } deals again.
 }
    .full = At that table the same dealer goes on after such a deal.
reason-deals-next = { $dealer ->
    [you] You deal next.
   *[other] { $dealer } deals next.
 }
    .full = At that table the deal passes to the dealer’s right.
