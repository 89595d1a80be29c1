### English: the pages of the app.

page-tab = { $page } · 304 Tutor
page-you = { $name } (you)
page-table-failed = The table could not be drawn. Reload the page, or choose the plain table in the settings.
page-look = Look at the table, then go on.
page-tale-more = Read on
page-tale-less = Fold up
page-pair = us { $ours } · them { $theirs }
page-pair-short = { $ours }:{ $theirs }
page-at-least-short = { $points }+
page-none-short = not yet
page-trump-closed-short = closed
page-trump-open-short = open
page-sorry = Something went wrong on this page. It was not your doing.
page-afresh = Begin afresh

## Home

page-home-promise = Sit down at the table: you pick your first card in less than a minute. No need to know any rules yet.
page-to-practice = Practise
page-home-table = This nine of spades lay face down. Why does it win the trick?
page-ranks-title = The cards, from high to low
page-ranks-label = The ranks from high to low, with their points
page-ranks-note = It is the same in every suit. All the cards together count 304 points, and that is where the game has its name from.
page-points-short = { $points }

## Rules

page-rule-on-page = Open it on the rules page
page-rule-open = A page of its own
page-rules-found = { $found } of { $all } rules
page-no-clause = This link leads to no rule. It may be old or cut short. Here are all the rules.
page-all-rules = All rules

## Learn

page-lesson-missing = This link leads to no lesson. It may be old or cut short. Here are the lessons there are.
page-lesson-step-missing = The link names a step that is not in this lesson, so it starts at the beginning.
page-lesson-met = Rules that you have met
page-lesson-to-practice = Now practise: which card may you play?
page-lesson-again = Once more from the start

## Practise

page-puzzle-missing = This link leads to no puzzle. It may be old or cut short. Here is a new one.
page-kind = Kind of puzzle
page-kind-any = Surprise me
    .full = Puzzles of every kind, mixed.
page-puzzle-kind-mode = Way of asking
page-mode-any = Mixed
page-mode-every = Find them all
page-mode-one = One answer
page-mode-order = In order
page-theme = Theme
page-theme-any = Any theme
page-level = Level
page-level-any = Any
page-choose-practice = Choose what to practise
page-next-puzzle = Next puzzle
page-other-puzzle = Another puzzle
page-puzzle-code = Puzzle { $code }: the address of this page gives anyone the same one.
page-all-right = That is all of it, and nothing else.
page-missed = { $choice } is right too.
page-solution = The right answer
page-report = Report this puzzle
    .full = Saves a small file with this puzzle and your answer. Send it to your coach if something looks wrong.
page-lesson-over-count = You had { $right } of { $all } questions right at the first try.

## Practise: the moment of a Caps call

page-go-on = Go on
page-caps-call = Caps!
page-caps-back = No, not yet
page-caps-order = You call Caps. In which order will you play your cards?
page-moment-number = (Moment { $number })
moment = Trick { $trick }, { $after ->
    [0] before the first card
    [one] after 1 card
   *[other] after { $after } cards
 }
moment-never = Never

## Practise: a line is played

page-show-me = Show me
page-show-label = How it goes, step by step
page-show-start = All hands lie open. Go forward step by step.
page-show-start-changed = All hands lie open. { $cards } { $cards_count ->
    [one] lies
   *[other] lie
 } elsewhere than in the real deal. From what you had seen, it could be like this.
page-show-first = To the start
page-show-back = One step back
page-show-forward = One step on
page-show-last = To the end
page-show-play = Play it
page-show-pause = Pause
page-show-close = Back to the puzzle
page-show-other = The other line

## What happened before

page-history = What happened before
page-history-calls = The calls
page-history-tricks = The tricks
page-history-none = No trick has been played yet.
page-history-legend = ▸ led, bold won, in brackets: played face down.
page-history-hidden = ?
page-call-pass = pass
page-call-ask = asks
page-call-pcc = Close Caps
page-call-open = opens
page-call-caps = Caps
page-call-redeal = redeal
page-call-spoilt = spoilt
