### English: the page Progress.

app-nav-progress = Progress
progress-title = Your progress
progress-none = Nothing is known yet. Answer some puzzles, and come back.
progress-none-store = This server cannot write anything down now, so there is no progress to show.
progress-of = Of { $name }
progress-answers = Answers
progress-right = Right
progress-row = Days in a row
progress-time = Time spent
progress-percent = { $percent } %
progress-hours = { $hours } h { $minutes } min
progress-minutes = { $minutes } min
progress-numbers = As a table

## Rating

progress-rating = Rating
progress-rating-lead = Only your first answer to a puzzle counts, without a hint. Reviews, mistakes, sprints and streaks never do.
progress-rating-of = Rating of
progress-rating-all = All kinds
progress-rating-soon = { $answers ->
    [one] One more answer of this kind, and it can be told better.
   *[other] After some { $answers } more answers there is a number too.
 }
progress-rating-now = { $word }, { $number } (give or take { $spread })
progress-rating-hidden = Your rating is hidden. You can show it again in the settings.
rating-novice = Novice
rating-beginner = Beginner
rating-improver = Improver
rating-skilled = Skilled
rating-advanced = Advanced
rating-expert = Expert

## Success

progress-kinds = By kind of puzzle
progress-clauses = By rule
progress-first = First answers only: after the solution anybody is right.
progress-kind = Kind
progress-clause = Rule
progress-share = Right, in percent
progress-tried = Answers
progress-state = How it stands
progress-unclear = too few to tell
progress-weak = weak
progress-fair = fair
progress-strong = strong
progress-weak-lead = Your weakest rules. Open one to read it again.
progress-mend = Replay my mistakes
progress-mend-rule = Replay mistakes with: { $rule }
progress-chart-rating = A line of the rating, day by day
progress-chart-kinds = A bar for each kind of puzzle: how many first answers were right
progress-chart-forecast = A bar for each of the next fourteen days: how many reviews come
progress-chart-days = A square for each day of the last half year: the darker, the more answers

## Days

progress-forecast = Reviews to come
progress-forecast-none = No reviews yet. They begin with your answers in practice.
progress-reviews = Reviews
progress-day = Day
progress-days = Your days
progress-best = Your best: sprint { $sprint }, streak { $streak }

## Taking it along

progress-files = Take it along
progress-files-lead = All that is known of you, as a file. Bring it in on another machine: it is added to what is there.
progress-export = Export all
progress-csv = Answers as a table (CSV)
progress-import = Bring in an exported file
progress-imported = { $count ->
    [0] Nothing in that file was new.
    [one] 1 answer was new.
   *[other] { $count } answers were new.
 }
progress-import-bad = That file cannot be brought in. Choose one that was exported here as “Export all”.
progress-card = Picture to share
    .full = A small picture of your numbers, without your name.
progress-card-answers = { $count } answers
progress-card-right = { $percent } % right at once
progress-card-row = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
 }
