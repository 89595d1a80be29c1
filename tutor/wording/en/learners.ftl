### English: who plays, sessions on Practise, what is remembered.

## Who plays

who-title = Who is playing?
who-lead = Give yourself a name, and your answers are kept under it. No account, no password. Other browsers do not show the names of this one. Is there a coach on this server? Then the coach sees your name.
who-nobody = Somebody without a name
who-new = A new name
who-add = Add and play
who-rename = Change the name
who-forget = Forget this learner
    .full = All answers, reviews, ratings and lessons of { $name } are removed for good. Export them first if you want to keep them.
who-forget-sure = Yes, remove it all
who-forget-button = Forget { $name }
who-account = You are logged in as { $name }.
who-account-lead = Your answers are kept under your account. Nobody else here sees them.
who-log-in = Log in
    .full = With an account, your progress goes along to every device.
who-log-out = Log out

keep-failed = Your last answer could not be written down, so it may be lost. You can go on; tell the person who runs this program.
keep-none = This server cannot write anything down now. Your progress lasts only as long as it runs.

## Sessions

run-choose = Sessions
run-review = Reviews
    .full = What you had before comes back, just before you would forget it. It never changes your rating.
run-fit = Fitting my strength
    .full = Puzzles that you get right about four times in five. They count for your rating.
run-mistakes = My mistakes
    .full = Puzzles that you had wrong, in other suits and at other seats, until you have them right.
run-daily = Puzzles of the day
    .full = Five puzzles, the same for everybody today.
run-sprint = Sprint
    .full = Three minutes, three lives. It gets harder as you go.
run-streak = Streak
    .full = How many in a row? One mistake ends it. No clock.
run-stop = Stop
run-clear = Close
run-at = { $number } of { $all }
run-right = { $right } right
run-lives = { $lives ->
    [one] 1 life left
   *[other] { $lives } lives left
 }
run-time = Time left
run-over = { $right } of { $all } right.
run-over-sprint = The sprint is over: { $right } right.
run-over-streak = The streak is over: { $right ->
    [0] none this time.
   *[other] { $right } in a row.
 }
run-over-best = That is your best so far!
run-none-review = There is nothing to review today.
run-none-mistakes = There is no mistake left to mend.
run-reviews-none = Nothing to review today
run-reviews = { $count ->
    [one] 1 review today
   *[other] { $count } reviews today
 }
run-reviews-start = Review now
run-daily-start = Puzzles of the day

## Settings

page-set-remind = Remind me of reviews in the menu
page-set-no-rating = Hide my rating
