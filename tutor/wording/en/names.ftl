### English: what things are called, and how lists are made.
###
### How these files work: CONTRIBUTING.md, recipe "A language". In short:
###  - A message is `key = text`; `.full` is its longer form, `.title` the heading of a clause.
###  - Values come in as $arguments. A seat selects by [you] or by its letter ([S] [E] [N] [W]); when shown, it is a
###    name ("South", "B") or `seat-you`. A suit selects by [S] [H] [D] [C], a side by [ours] [theirs] [pair].
###  - $cards is a list "9♠ and J♠"; $cards_or the same with "or"; $cards_count how many. All lists have these three.
###  - Keys that begin with `own-` are helpers of this language only. Another language has its own, or none.

## Seats and sides

seat-S = South
seat-E = East
seat-N = North
seat-W = West
seat-you = you
side-ours = your side
side-theirs = the other side
side-pair = { $first } and { $second }

## Suits, ranks, cards

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
rank-J = J
    .name = jack
rank-9 = 9
    .name = nine
rank-A = A
    .name = ace
rank-T = 10
    .name = ten
rank-K = K
    .name = king
rank-Q = Q
    .name = queen
rank-8 = 8
    .name = eight
rank-7 = 7
    .name = seven
card-sign = { $rank }{ $sign }
card-name = { $rank } of { $suit }

## Lists: two items with "and" or "or"; `list-next` joins the items before the last one

list-and = { $start } and { $last }
list-or = { $start } or { $last }
list-next = { $start }, { $next }

## Bids

bid-number = { $amount }
bid-pcc = Partner Close Caps
contract = { $who ->
    [you] { $bid }, bid by you
   *[other] { $bid }, bid by { $who }
 }

## Helpers of English: the acting player as a subject, and verbs that change with it

own-They = { $who ->
    [you] You
   *[other] { $who }
 }
own-they = { $who ->
    [you] you
   *[other] { $who }
 }
own-hold = { $who ->
    [you] hold
   *[other] holds
 }
own-have = { $who ->
    [you] have
   *[other] has
 }
own-need = { $who ->
    [you] need
   *[other] needs
 }
own-do = { $who ->
    [you] do
   *[other] does
 }
own-s = { $who ->
    [you] { "" }
   *[other] s
 }
own-The-maker = { $maker ->
    [you] You
   *[other] { $maker }
 }
own-maker-s = { $maker ->
    [you] { "" }
   *[other] s
 }
own-The-side = { $side ->
    [ours] Your side
    [theirs] The other side
   *[pair] { $side }
 }
own-side-s = { $side ->
    [pair] { "" }
   *[other] s
 }
own-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }
own-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
