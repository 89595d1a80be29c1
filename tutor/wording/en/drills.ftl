### English: drills, as they are played. What a coach does with them is in drills-coach.ftl.

app-nav-drill = Drill
answer-none = none of them
page-back-drill = Back to your drill

drill-open = Your coach gave you a drill as a file? Open it here. A link or a QR code opens by itself.
drill-file = Drill file
drill-no-file = This file is no drill. Ask your coach for it once more.
drill-broken = This link is broken: a part of it is missing or mistyped. Copy it once more, whole, or open the file.
drill-other-version = This drill has a question that this version of the app does not know. Tell your coach.
drill-count = { $count ->
    [one] 1 question
   *[other] { $count } questions
 }
drill-exam = Exam: one try for each question, and the answers at the end
drill-practice = Practice: you hear at once if you are right
drill-tries = { $count ->
    [one] 1 try for each question
   *[other] { $count } tries for each question
 }
drill-due = To be done by { $day }
drill-late = It was to be done by { $day }. You can still do it.
drill-name = Your name
    .full = Your coach sees it with your answers.
drill-name-missing = Write your name first, so that your coach knows whose answers these are.

drill-skip = I do not know
drill-next = Next question
drill-to-end = To the end
drill-leave = Leave the drill
drill-try-again = Try again.
drill-incomplete = Something is missing.
drill-tries-left = { $count ->
    [one] One try is left.
   *[other] { $count } tries are left.
 }

drill-end = That was the drill
drill-score = { $right } of { $all } right at the first try, without a hint
drill-hand-in = Save the file with your answers and send it to your coach.
drill-save-result = Save the result
drill-again = Once more from the start
drill-questions = The questions
drill-mark-first = right at once
drill-mark-last = right in the end
drill-mark-wrong = wrong
drill-mark-none = no answer
drill-your-answer = Your answer: { $answer }
drill-on-table = Look at it at the table
drill-offered = Drills of your coach
drill-hand-in-here = Hand your answers in: your coach sees them, with the name you wrote.
drill-hand-in-now = Hand in
drill-handed-in = It is handed in.
