### English: puzzles of the club table.

## The kinds and their choices: as at the default table

kind-club-legal-card = { kind-legal-card }
    .full = { kind-legal-card.full }
choice-club-legal-card-yes = { choice-legal-card-yes }
choice-club-legal-card-no = { choice-legal-card-no }
choice-club-legal-card-up = { choice-legal-card-up }
choice-club-legal-card-down = { choice-legal-card-down }
kind-club-winner = { kind-winner }
    .full = { kind-winner.full }
choice-club-winner-stays = { choice-winner-stays }
choice-club-winner-returns = { choice-winner-returns }
choice-club-winner-played = { choice-winner-played }
kind-club-count = { kind-count }
    .full = { kind-count.full }
kind-club-auction = { kind-auction }
    .full = { kind-auction.full }
choice-club-auction-yes = { choice-auction-yes }
choice-club-auction-no = { choice-auction-no }
kind-club-settle = { kind-settle }
    .full = { kind-settle.full }
choice-club-settle-yes = { choice-settle-yes }
choice-club-settle-no = { choice-settle-no }
choice-club-settle-none = { choice-settle-none }
choice-club-settle-ours-1 = { choice-settle-ours-1 }
choice-club-settle-ours-2 = { choice-settle-ours-2 }
choice-club-settle-ours-3 = { choice-settle-ours-3 }
choice-club-settle-ours-4 = { choice-settle-ours-4 }
choice-club-settle-ours-5 = { choice-settle-ours-5 }
choice-club-settle-ours-6 = Your side gets 6 tokens
choice-club-settle-theirs-1 = { choice-settle-theirs-1 }
choice-club-settle-theirs-2 = { choice-settle-theirs-2 }
choice-club-settle-theirs-3 = { choice-settle-theirs-3 }
choice-club-settle-theirs-4 = { choice-settle-theirs-4 }
choice-club-settle-theirs-5 = { choice-settle-theirs-5 }
choice-club-settle-theirs-6 = The other side gets 6 tokens
kind-club-knowledge = { kind-knowledge }
    .full = { kind-knowledge.full }
choice-club-knowledge-sure = { choice-knowledge-sure }
choice-club-knowledge-possible = { choice-knowledge-possible }
choice-club-knowledge-impossible = { choice-knowledge-impossible }
kind-club-open-it = { kind-open-it }
    .full = { kind-open-it.full }
choice-club-open-it-yes = { choice-open-it-yes }
choice-club-open-it-no = { choice-open-it-no }
choice-club-open-it-must = { choice-open-it-must }
choice-club-open-it-may = { choice-open-it-may }
choice-club-open-it-cannot = { choice-open-it-cannot }
choice-club-open-it-reveal = { choice-open-it-reveal }
choice-club-open-it-stays = { choice-open-it-stays }

## The two that a list of both tables has to tell apart. $kind a kind, $table a table

kind-at = { $kind } · { $table }
coach-drill-other-game = This puzzle is of another game than the questions before it.

## Themes that only the club has

theme-any-cut = The maker may fold any card
theme-open-turn = Showing the trump at the maker’s own turn
theme-trick-maker-cut = The maker cuts from the hand
theme-call-free = Bidding again, and over partner
theme-call-out = Out after a pass
theme-call-lead = Who leads first
theme-call-eight = Tables that bid again on eight cards
theme-score-announced = Caps before the play

## Questions and hints

ask-open-it-now = Suppose you show the trump now. Which of these cards may you play then?
hint-winner-opens-cut = What can open a closed trump: a folded trump, the maker’s own wish, or the last card of all.
hint-auction-out = Look at the calls so far. Who has passed?
hint-settle-announced = First see if the side that announced won every trick. The bid comes after that.
hint-open-it-turn = Whose turn is it? And whose indicator is it?
hint-open-it-search = Look at the folded cards. Is there a trump among them?
own-settle-announced = { $caller ->
    [you] You announced all eight tricks
   *[other] { $caller } announced all eight tricks
 } before the first lead. That side { own-all-or-lost }. At this table that adds { $bonus } tokens when it is made, and costs { $cost } when it fails.

## Reasons. $cards_or the cards that may be played

reason-open-can-play = There is no need: { $cards_or } may be played.
    .full = At this turn the maker may show the trump. It is not a duty while the maker has a card to play with the trump closed.
