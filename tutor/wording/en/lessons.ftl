### English: what a lesson asks where its author has no line for it. $who a seat with its $call or $bid, $do an action, $cards some cards

ask-lesson-may = May you { $do ->
    [bid] bid { $bid }
    [ask] ask partner to speak
    [redeal] ask for a redeal
    [pcc] call Partner Close Caps
    [caps] call Caps
    [open] show the trump
    [indicator] set { $card } aside
    [play] play { $card }
    [trump] make { $suit } trump
    [call] call { $card }
    [marriage] show king and queen of { $suit }
    [slam] announce every trick
    [exchange] take cards from the widow
   *[pass] pass
 } now?
ask-lesson-maker = { own-now-calls } Who is the maker now?
ask-lesson-lead = { own-now-calls } Who leads to the first trick?
ask-lesson-look = Which trick may you look at now?
ask-lesson-look-card = May you look at the card that { $who } played to trick { $trick }?
ask-lesson-made = Is the contract made?
ask-lesson-tokens = How do the tokens stand after this deal?
ask-lesson-rank = Put these cards in order, the highest first.
ask-lesson-highest = Which of these cards has the highest rank?
ask-lesson-card-points = How many points { $cards_count ->
    [one] does { $cards } count?
   *[other] do { $cards } count together?
 }
ask-lesson-hand-points = How many card points do you hold?
ask-lesson-partner = Who is your partner?
ask-lesson-right = Who sits on your right?
ask-lesson-left = Who sits on your left?
ask-lesson-eldest = Who is eldest?
ask-lesson-cutter = Who is asked to cut the cards?
ask-lesson-leads-first = Who leads to the first trick?
ask-lesson-leads-next = Who leads to the next trick?
ask-lesson-deals-next = Who deals next?
ask-lesson-caps = Is it sure now that your side will win every trick that is left?
ask-lesson-order = Choose all your cards in the order in which you will play them.
ask-lesson-moment = The deal goes on card by card. Call Caps if it is due from you.

## The course: $number of a lesson, $minutes it takes, $done of $all lessons, $title of a lesson, $what there is to practise

course-group-start = First steps
course-group-auction = The auction
course-group-trump = The hidden trump
course-group-memory = What you have seen
course-group-caps = Caps
course-group-match = Tokens and the match

course-number = { $number }. { $title }
course-progress = { $done } of { $all } lessons done
course-state-done = Done
course-state-begun = Begun
course-state-next = Next for you
course-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
course-after = best after { $lessons }
course-open = Open
course-start = Start here
course-again = Play again
course-on = On to “{ $title }”
course-practise = Now practise: { $what }
course-all = All lessons
course-own = { $count ->
    [one] Your own lesson
   *[other] Your own lessons
 }
course-undo = Take it back
