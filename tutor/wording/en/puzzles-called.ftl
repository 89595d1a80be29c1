### English: the puzzles of the games where the maker calls a card, or plays alone with a widow.

## Kinds. Where a kind says the same as that of the other game, it has its name

kind-call-partner-legal-card = { kind-legal-card }
    .full = Follow suit, or play the called card when it is due: find what the rules allow.
kind-call-partner-winner = { kind-winner }
    .full = See who wins a trick, what it is worth, and when the maker is left alone.
kind-call-partner-count = { kind-count }
    .full = Keep count of both sides, of what is still lacking, and of the trumps.
kind-call-partner-auction = { kind-auction }
    .full = Which bids are in order, when is the auction over, and who must play?
kind-call-partner-marriage = Marriages
    .full = Which king and queen may you show, and where does the target go?
kind-call-partner-settle = { kind-settle }
    .full = Work out what a deal brings each player, and who wins after eleven deals.
kind-widow-legal-card = { kind-legal-card }
    .full = Follow suit if you can: find what the rules allow.
kind-widow-winner = { kind-winner }
    .full = See who wins a trick of three cards, and what it is worth.
kind-widow-count = { kind-count }
    .full = Keep count of both sides, of the widow, of what is still lacking, and of the trumps.
kind-widow-auction = { kind-auction }
    .full = Which bids are in order, when is the auction over, and who must play?
kind-widow-marriage = { kind-call-partner-marriage }
    .full = Which king and queen may you show, and where does the target go?
kind-widow-settle = { kind-settle }
    .full = Work out what a deal brings each player, and who wins after eleven deals.

choice-call-partner-legal-card-yes = { choice-legal-card-yes }
choice-call-partner-legal-card-no = { choice-legal-card-no }
choice-call-partner-winner-yes = Yes
choice-call-partner-winner-no = No
choice-call-partner-auction-yes = Yes
choice-call-partner-auction-no = No
choice-call-partner-marriage-yes = Yes
choice-call-partner-marriage-no = No
choice-call-partner-settle-yes = Yes
choice-call-partner-settle-no = No
choice-call-partner-settle-minus-1 = −1
choice-call-partner-settle-none = 0
choice-call-partner-settle-plus-1 = +1
choice-call-partner-settle-plus-4 = +4
choice-widow-legal-card-yes = { choice-legal-card-yes }
choice-widow-legal-card-no = { choice-legal-card-no }
choice-widow-auction-yes = Yes
choice-widow-auction-no = No
choice-widow-marriage-yes = Yes
choice-widow-marriage-no = No
choice-widow-settle-yes = Yes
choice-widow-settle-no = No
choice-widow-settle-minus-1 = −1
choice-widow-settle-none = 0
choice-widow-settle-plus-1 = +1
choice-widow-settle-plus-4 = +4

## Which card may I play?

theme-called-follow = Following suit
theme-called-trump-led = A trump is led
theme-called-void = Out of the suit
theme-called-lead = You lead
theme-called-duty = The called card is due
theme-called-no-duty = The called card is not due
hint-called-you-lead = You lead to this trick. Is there any suit that you have to lead?
hint-called-who-led = Who led to this trick? The called card is due only when the maker leads its suit.

## Who takes the trick

theme-called-trick-suit = The highest of the suit
theme-called-trick-cut = A trump among the cards
theme-called-trick-points = Points of a trick
theme-called-alone = Is the maker left alone?
hint-called-alone = Who led the called suit, and whose card took the trick?

## Count. $suit a suit’s sign

theme-called-suit-out = Cards of a suit
theme-called-trumps-out = Trumps that are still out
theme-called-makers-points = Points of the maker’s side
theme-called-others-points = Points of the others
theme-called-lacking = What is still lacking
ask-called-suit-out = How many { $suit } cards have not been played and are not in your hand?
ask-called-trumps-out = { $suit } is trump. How many trumps have not been played and are not in your hand?
ask-called-others-points = How many points do the players against the maker have now?
ask-called-lacking = How many more points does the maker’s side need to reach its target?
hint-called-sides = Go through the tricks one by one. Does the winner play for the maker or against?
hint-called-lacking = Start from the bid. Let the pairs move it, and take away what the maker’s side has.

## Auction call

theme-called-first-bid = The first bid
theme-called-raise = Raising
theme-called-over = Is the auction over?
theme-called-next = Whose call is next
theme-called-maker = Who is the maker
theme-called-lead-first = Who leads first
hint-called-steps = Find the last bid. A raise is 5 to 30 above it, in steps of 5.
hint-called-no-bid = Nobody has bid yet. The first bid is 150 at least and 180 at most.
hint-called-in = Count who is still in. A pass is final here.
hint-called-round = Go round clockwise, and leave out who has passed.
hint-called-last-in = Who is the last one left in the auction? And what if all have passed?
hint-called-dealer = Look for the dealer. Who sits next, clockwise?

## Marriages. $suit a suit’s sign, $title the title of a rule

theme-called-pair-which = Which pair may be shown
theme-called-pair-may = May this pair be shown?
theme-called-pair-moves = Where the target goes
theme-called-target = The moving target
ask-called-pair-which = Of which suits may you show king and queen now?
ask-called-pair-may = May you show king and queen of { $suit } now?
ask-called-pair-moves = You show king and queen of { $suit } now. What does the maker’s side have to reach then?
hint-called-pair = You need king and queen in hand, and a trick that your side has won for sure.
hint-called-whose-pair = Start from the target as it is. Are you on the maker’s side, and is it the trump suit?
hint-called-pair-rule = The rule that decides here is “{ $title }”.

## Settle it. $maker, $partner (or none), $bid, $down and $up (points by which pairs move the target), $given, $points, $slam

own-called-deal = { $maker ->
    [you] You were the maker at { $bid }
   *[other] { $maker } was the maker at { $bid }
 }{ $partner ->
    [none] {""}
    [you] , and you were the partner
   *[other] , and { $partner } was the partner
 }.
own-called-pairs = { $down ->
    [0] {""}
   *[other] {" "}Pairs of the maker’s side count { $down }.
 }{ $up ->
    [0] {""}
   *[other] {" "}Pairs of the others count { $up }.
 }
own-called-points = { $given ->
    [makers] { $partner ->
        [none] The maker has { $points } points, with the widow.
       *[other] The maker’s side has { $points } points.
     }
   *[others] The others have { $points } points.
 }
own-called-slam = { $slam ->
    [none] {""}
    [made] {" "}Every trick was announced, and every trick was won.
   *[lost] {" "}Every trick was announced, but not every trick was won.
 }{ $alone ->
    [yes] {" "}In the end the maker was alone.
   *[no] {""}
 }
own-called-told = { own-called-deal }{ own-called-pairs } { own-called-points }{ own-called-slam }

theme-called-reached = Is the target reached?
theme-called-edge = Just enough, or just too little
theme-called-score = What a deal brings
theme-called-slam = Every trick was announced
theme-called-left-alone = When the maker was alone
theme-called-match = After eleven deals
ask-called-reached = { own-called-told } Has the maker’s side reached its target?
ask-called-score = { own-called-told } What does this deal bring { $who ->
    [you] you
   *[other] { $who }
 }?
ask-called-match = { own-called-told } This was deal { $deals }, the last one. Who has won the match?
hint-called-target = Start from the bid. A pair of the maker’s side lowers it, a pair of the others lifts it.
hint-called-roles = Is this the maker, the partner, or somebody else? Then ask if the target was reached.
hint-called-eleven = Take the scores from before, add what this deal brings, and look for the highest. Equal scores share.
hint-called-not-score = It is not { $score ->
    [minus-1] −1
    [none] 0
    [plus-1] +1
   *[plus-4] +4
 }.
hint-called-not-winner = { $who ->
    [you] You have not won it.
   *[other] { $who } has not won it.
 }

## Reasons: the auction. $dealer, $bidder and $bid, $turn, $out (a player who has passed), $eldest

reason-called-over-duty = All have passed, so { $dealer ->
    [you] you must play
   *[other] { $dealer } must play
 }.
    .full = When nobody bids, the dealer is the maker at the least bid, 150.
reason-called-over = Only { $bidder ->
    [you] you are
   *[other] { $bidder } is
 } left in the auction.
    .full = All the others have passed, and a pass is final. So the bid of { $bid } is the contract.
reason-called-on = { $turn ->
    [you] You may
   *[other] { $turn } may
 } still bid.
    .full = The auction goes on until all but one have passed. The standing bid is { $bid }.
reason-called-on-no-bid = Nobody has bid, and { $turn ->
    [you] you have
   *[other] { $turn } has
 } not called yet.
    .full = Whoever has not passed may still bid. Only when all have passed must the dealer play.
reason-called-next = It is { $turn ->
    [you] your call
   *[other] { $turn }’s call
 }.
    .full = The calls go round clockwise, and those who have passed are left out.
reason-called-next-out = { $out ->
    [you] You have
   *[other] { $out } has
 } passed and does not call again.
    .full = A pass is final here. The next call belongs to { $turn ->
    [you] you
   *[other] { $turn }
 }.
reason-called-next-other = First { $turn ->
    [you] you call
   *[other] { $turn } calls
 }.
    .full = The calls go round clockwise, from one to the next who has not passed.
reason-called-maker = { $bidder ->
    [you] You are the maker, at
   *[other] { $bidder } is the maker, at
 } { $bid }.
    .full = Whoever is left alone in the auction is the maker, at the last bid.
reason-called-maker-duty = { $dealer ->
    [you] You are the maker, at
   *[other] { $dealer } is the maker, at
 } { $bid }.
    .full = Nobody bid. Then the dealer has to play for the least bid.
reason-called-lead = { $eldest ->
    [you] You lead
   *[other] { $eldest } leads
 } to the first trick.
    .full = The player next to the dealer, clockwise, calls first and leads first.
reason-called-lead-maker = The maker does not lead first here: { $eldest ->
    [you] you do
   *[other] { $eldest } does
 }.
    .full = Whoever sits next to the dealer, clockwise, leads to the first trick. It does not matter who the maker is.

## Reasons: a trick, and the count. $card, $by, $points, $target, $left

reason-alone-beaten = { $card } beat the called card, and it is not a trump of the maker.
    .full = The maker led the called suit, the called card had to fall, and another player’s trump took the trick. From now on the maker plays alone.
reason-alone-not-led = { $card } fell, but the maker had not led its suit.
    .full = The maker is left alone only when the called card had to come out because the maker led its suit.
reason-alone-own-trump = { $card } is a trump of { $by ->
    [you] your own side
   *[other] the maker’s own side
 }.
    .full = Only a trump of somebody else beats the called card. The maker and the partner may win the trick with a trump of theirs.
reason-alone-no-trump = No trump of the others took this trick.
    .full = The maker is left alone only when another player’s trump beats the called card.
reason-side-points = Together that makes { $points }.
    .full = Add up the tricks of this side only. For the maker, what lies in the widow counts too.
reason-side-partner-forgot = The tricks of the partner are left out.
    .full = What the partner has won counts for the maker’s side.
reason-side-widow-forgot = The widow is left out.
    .full = What lies in the widow at the end counts for the maker, and { $cards } lie there.
reason-lacking = { $target } less { $points } leaves { $left }.
    .full = The target is the bid, moved by the pairs. The points that the maker’s side has are taken away from it.
reason-lacking-bid = The pairs are left out.
    .full = Each pair that was shown has moved the target. The bid alone is not enough.
reason-lacking-left = So many points are still out.
    .full = The question is not what can still be won, but what the maker’s side needs.

## Reasons: the score. $player, $leader

reason-called-reached = { own-points } are enough for { $target }.
    .full = Exactly the target is enough. The target is the bid, moved by the pairs that were shown.
reason-called-short = { own-points } are not enough for { $target }.
    .full = The target is the bid, moved by the pairs that were shown. One point less, and the deal is lost.
reason-scores-made = { $player ->
    [you] You score
   *[other] { $player } scores
 } +1.
    .full = The maker’s side has { own-points } and needs { $target }. So the maker and the partner get 1 each.
reason-scores-short = { $player ->
    [you] You score
   *[other] { $player } scores
 } −1.
    .full = The maker’s side has { own-points } and needs { $target }. So the maker and the partner lose 1 each.
reason-scores-slam = { $player ->
    [you] You score
   *[other] { $player } scores
 } +4.
    .full = Every trick was announced and won. That brings the maker and the partner 4 instead of 1.
reason-scores-slam-failed = The broken promise changes nothing more.
    .full = Every trick was announced, but not won. Then only the target counts.
reason-scores-other = { $player ->
    [you] You score
   *[other] { $player } scores
 } 0.
    .full = Only the maker and the partner win or lose. The others stay where they are.
reason-scores-against = { $player ->
    [you] You score
   *[other] { $player } scores
 } 0.
    .full = The two who play against the maker never score, whatever happens.
reason-scores-still = { $player ->
    [you] You are
   *[other] { $player } is
 } still the partner in the score.
    .full = The maker played on alone, but the partner still shares what the maker gets or loses.
reason-match-first = { $player ->
    [you] You have
   *[other] { $player } has
 } the highest score.
    .full = After the last deal the highest total wins the match.
reason-match-shared = { $player ->
    [you] You share
   *[other] { $player } shares
 } the highest score.
    .full = Equal totals share the win.
reason-match-behind = { $leader ->
    [you] You have
   *[other] { $leader } has
 } a higher score than { $player ->
    [you] you
   *[other] { $player }
 }.
    .full = Add what this deal brings to the scores from before. Only the highest total wins.

## "What to leave in the widow": graded by numbers. $percent and $best_percent, $cards the best pair, $card and $other a pair

kind-widow-exchange = What to leave in the widow
    .full = You are the maker and have seen the widow: which two cards should lie there in the end?
theme-exchange-points = Points that are safe in the widow
theme-exchange-keep = What to hold on to
ask-exchange-best = You play { $bid }, with { $suit } as trump. You see the widow. Which two cards should lie there when the play begins? They count for you and are never played.
hint-exchange-void = A player who is out of a suit can cut it. In which suit have you few cards?
hint-exchange-points = What lies in the widow counts for you. Which of your points may be lost in the play?
hint-exchange-trump = Which cards will win tricks for you? Keep those, and your trumps.
hint-exchange-not = { $card } and { $other } are not the best two.
reason-lies-best = With these two in the widow the bid is made { $percent } times in 100.
    .full = No other pair does better, in deals where all hands lie open.
reason-lies-near = With these two in the widow the bid is made { $percent } times in 100, which is as good as any.
    .full = With { $cards } it is { $best_percent } in 100. So many deals cannot tell the two apart.
reason-lies-worse = With these two in the widow the bid is made { $percent } times in 100, with { $cards } { $best_percent } times.
    .full = Both were tried on the same deals, with all hands open, and the gap is too wide to be luck.
chart-honest-exchange = From { $deals } deals with your cards, the widow and this trump, all hands open to everyone. What the others called is left out, and so are pairs of king and queen. At a real table nobody sees so much. So use this to compare cards.
