### English: the results of drills, for the coach.

coach-card-results = Drop in the files that your players sent you. See who did what, and what was hard.
    .title = Results
    .full = Look at results

result-lead = Every answer is judged again here, so the file cannot say that a wrong answer was right.
result-files = Result files, several at once
result-bad-file = { $name } is no result file, or it comes from another version of the app.
result-fetch = Fetch what was handed in here
result-none = There are no results yet.
result-clear = Put all away
result-drill = Drill
result-anonymous = Hide the names, to show it in class
result-player = Player { $number }
result-csv = Every answer as a table (CSV)

result-players = Players
result-questions = Questions
result-clauses = Rules
result-mistakes = Common wrong answers
result-mistakes-none = Nobody gave a wrong answer at the first try.
result-time = Class progress
result-time-lead = Right at the first try, drill by drill
result-col-player = Player
result-col-first = Right at once
result-col-last = Right in the end
result-col-hints = Hints
result-col-minutes = Minutes
result-col-day = Handed in
result-col-question = Question
result-col-rule = Rule
result-col-note = To look at
result-share = { $right } of { $all }
result-percent = { $percent } %
result-times = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
result-answered = They answered: { $answer }
result-no-answer = something that is no answer to this question
result-grid = Answer by answer
result-grid-legend = ● right at once, ○ right in the end, × wrong, – no answer

# What is odd about a result. The sign says that nobody edited the file by hand; it does not say who sat at the screen.
result-odd-other-drill = not your drill, or the drill was changed
result-odd-edited = the file was changed after it was saved
result-odd-other-app = signed by another app than before: another device, or somebody else
result-odd-other-questions = these are not the questions of this player
result-odd-too-many-tries = more tries than allowed
result-odd-late = handed in late
result-honest = A file without a mark here is as the player’s app saved it, from your link. It cannot show who sat at the screen, or if somebody helped.
