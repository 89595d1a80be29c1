### English: the pages of the app.

page-you = { $name } (you)
page-table-failed = The table could not be drawn. Reload the page, or choose the plain table in the settings.
page-table-settings = Table settings
page-set-points = Show points on the cards
page-set-four-colours = Four suit colours
page-set-still = No motion
page-set-big = Big cards
page-set-plain = Plain table (text and buttons)

## Home

page-home-promise = Sit down at the table: you play your first card in less than a minute. No need to know any rules yet.
page-to-practice = Practise
page-home-table = A hidden nine
page-home-table-text = The nine of spades lay face down in this trick. Why does it win, and why does the jack not count? The first lesson lets you play it.
page-ranks-title = The cards, from high to low
page-ranks-label = The ranks from high to low, with their points
page-ranks-note = It is the same in every suit. All the cards together count 304 points, and that is where the game has its name from.
page-points-short = { $points }

## Rules

page-rule-on-page = Open it on the rules page
page-no-clause = There is no rule with the id “{ $clause }”. The link may be old. Here are all the rules.
page-all-rules = All rules

## Learn

page-lesson-open = Open the lesson
page-lesson-minutes = { $minutes } minutes
page-lesson-missing = There is no lesson “{ $lesson }”. The link may be old. Here are the lessons there are.
page-lesson-step-missing = That step is no longer in the lesson, so it starts at the beginning.
page-lesson-over = That was the lesson.
page-lesson-to-practice = Now practise: which card may you play?
page-lesson-again = Once more from the start

## Practise

page-puzzle-missing = This link leads to no puzzle. It may be old or cut short. Here is a new one.
page-puzzle-kind-mode = How many cards
page-mode-mixed = Mixed
page-mode-every = Every card
page-mode-one = One card
page-theme = Theme
page-theme-any = Any theme
page-level = Level
page-level-any = Any level
page-level-number = Level { $number }
page-choose-practice = Choose what to practise
page-next-puzzle = Next puzzle
page-puzzle-share = Share
page-puzzle-share-note = Anyone with this link gets the same puzzle.
page-all-legal-right = Every card you chose may be played, and no other.
page-one-legal-right = { $card } may be played.
page-turn-role-maker = You are the maker.
page-turn-role-other = { $maker } is the maker.
page-lesson-over-count = You had { $right } of { $all } questions right at the first try.

## What happened before

page-history = What happened before
page-history-calls = The calls: { $calls }.
page-history-none = No trick has been played yet.
page-history-legend = ▸ led, bold won, in brackets: played face down.
page-history-hidden = ?
page-call-pass = passed
page-call-ask = asked partner
page-call-pcc = called Partner Close Caps
page-call-open = showed the trump
page-call-caps = called Caps
