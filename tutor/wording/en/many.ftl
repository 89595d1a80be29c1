### English: six and eight players at the club. Sides select by [ours] [pair].

## Seats that only a bigger table has

seat-SE = South-East
seat-NE = North-East
seat-NW = North-West
seat-SW = South-West

## The same in a letter or two, where many stand in a row

seat-short-S = S
seat-short-E = E
seat-short-N = N
seat-short-W = W
seat-short-SE = SE
seat-short-NE = NE
seat-short-NW = NW
seat-short-SW = SW

## Refused at the bigger table

reason-redeal-never = Nobody may ask for a redeal here.
    .full = That right goes by the first four cards. At this table nobody is dealt four cards before the auction.
reason-indicator-first-packet = The indicator must be one of the cards dealt first.
    .full = Choose { $cards_or }. The second packet is dealt only after that.

## The tokens of a deal: one side settles with each of the others

settle-each-made = { own-The-side } get{ own-side-s } { own-tokens } from each other side.
settle-each-failed = { own-The-side } pay{ own-side-s } { own-tokens } to each other side.
settle-each-penalty = The bid no longer counts: { $side ->
    [ours] your side pays
   *[pair] { $side } pay
 } { own-tokens } to each other side.
settle-each-short = { own-The-side } could give { $to ->
    [ours] your side
   *[pair] { $to }
 } { $count ->
    [0] nothing
   *[other] only { own-tokens }
 }.
settle-each-tokens = Tokens now: { $held }.
referee-points-sides = Card points: { $points }.
