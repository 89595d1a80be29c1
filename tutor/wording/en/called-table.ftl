### English: the table, the questions and the choice of game where the maker calls a card, or plays alone.

## Which game

page-profile-call-partner = Call a partner
    .full = Four players, each for themself. The maker calls a card, and whoever holds it is the secret partner.
page-profile-widow = Widow
    .full = Three players and two cards face down. The maker plays alone against two.
page-game = Game: { $name }
page-game-switch = Which game?

## The table. $bid, $target, $points, $ours and $theirs (the maker’s side and the others), $suit, $card, $score

seat-target = Target
seat-target-moved = { $target } (bid { $bid })
seat-target-open = { $targets }
seat-called = Called
seat-called-none = none yet
seat-points-sides = Points
seat-tricks-sides = Tricks
seat-pair = maker { $ours } · others { $theirs }
seat-scores = Scores
seat-score = score { $score }
seat-score-one = { $who } { $score }
seat-trump-named = { $suit }
seat-role-alone = plays alone
seat-role-slam = slam
seat-widow = Widow
seat-widow-hidden = The widow: { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
 } face down.
seat-widow-known = The widow, which only you know: { $cards }.
app-phase-called-auction = The auction
app-phase-exchange = The widow
app-phase-trump = Choosing the trump
app-phase-call = Calling a card
app-bubble-trump = { $suit } is trump
app-bubble-call = I call { $card }
app-bubble-exchange = The widow

## Questions of the lessons. $who, $call and $bid as elsewhere

ask-lesson-calls-first = Who calls first?
ask-called-target = How many points must the maker’s side have in the end?
ask-called-partner = Who can be the partner?
ask-called-side-points = How many points does the maker’s side have now?
ask-called-alone = Does the maker go on alone?
ask-called-made = Has the maker’s side reached the target?
ask-called-scores = What does this deal bring { $who ->
    [you] you
   *[other] { $who }
 }?

## The course

course-group-bid = The auction and the trump
course-group-partner = The secret partner
course-group-target = Targets and scores
course-group-widow = Three at the table

## The words of these games, beside those that all games share

gloss-call-auction = The bidding, once all cards are dealt. It ends when only one player is left in it.
    .title = Auction
gloss-call-card = The card that the maker names. All know it, but only its holder knows who the partner is.
    .title = Called card
gloss-call-dealer = The player who deals the cards. If all pass, the dealer must play.
    .title = Dealer
gloss-call-marriage = King and queen of one suit in one hand. Shown in time, the pair moves the target.
    .title = Marriage
gloss-call-match = Eleven deals. The highest total score wins.
    .title = Match
gloss-call-partner = The player who holds the called card, for one deal only. Maker and partner share the score.
    .title = Partner
gloss-call-pass = To make no bid. Who passes is out of this auction for good.
    .title = Pass
gloss-call-score = What you have won and lost in the deals so far. It may be less than nothing.
    .title = Score
gloss-call-side = The maker with the partner, or alone, against all the others.
    .title = Side
gloss-call-slam = The promise to win every trick of the deal.
    .title = Slam
gloss-call-target = The points that the maker’s side must reach: the bid, moved by marriages.
    .title = Target
gloss-call-widow = Two cards that lie face down when three people play. The maker may take from them.
    .title = Widow
