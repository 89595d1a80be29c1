### English: drills, as a coach makes them and hands them out. A part of the page NAME has its card in coach-card-NAME.

coach-card-drills = Choose questions, look at them, and hand them out: by a link, a QR code, a file or on paper.
    .title = Drills
    .full = Make a drill

coach-drill-lead = Add questions, say how they are asked, and press “Make the drill”. All of it travels in the link: your players need no account.
coach-drill-questions = Questions
coach-drill-none = There is no question yet. Add some below.
coach-drill-sum = { $count ->
    [one] 1 question in all
   *[other] { $count } questions in all
 }
coach-drill-remove = Take out
coach-drill-level = level { $level }
coach-drill-made = Laid out by you, number { $number } · { $seat }
coach-drill-add = Add questions
coach-drill-clause = About the rule
coach-drill-clause-any = Any rule
coach-drill-count = How many
coach-drill-add-these = Add these
coach-drill-not-together = There are no questions like that. Choose another level or theme.
coach-drill-pick-lead = You have a puzzle in mind? Every puzzle in Practise has a code and a link.
coach-drill-pick = Link or code of a puzzle
coach-drill-pick-add = Add it
coach-drill-no-puzzle = This is no link or code of a puzzle. A code looks like legal-card-7.v2.
coach-drill-lay-out = Lay out a question of your own

coach-drill-how = How it is asked
coach-drill-title = Title
coach-drill-words = What you want to say first
coach-drill-mode = Practice or exam
coach-drill-tries = Tries for each question
coach-drill-tries-any = as many as they like
coach-drill-due = Last day (may stay empty)
coach-drill-each = Which questions
coach-drill-each-same = The same for all
coach-drill-each-other = Other questions for each player, of the same sort
coach-drill-untitled = Drill
coach-drill-make = Make the drill
coach-drill-clear = Begin afresh
coach-drill-cannot = This drill cannot be made.
coach-drill-load = Go on with a drill you made before
coach-drill-load-this = Lay it on the bench

coach-hand-title = Ready to hand out
coach-hand-changed = You have changed something since. Press “Make the drill” once more for a new link.
coach-hand-questions = { $count ->
    [one] Look at the question
   *[other] Look at the { $count } questions
 }
coach-hand-example = Each player gets other questions of this sort. These are one example.
coach-hand-link = Send this link to your players:
coach-hand-home = This link works on this machine only. To hand it out, start the app so that others can reach it. A drill can also go as a file.
coach-hand-qr = QR code of the link
coach-hand-scan = Players point the camera of their phone at this code.
coach-hand-long = The link is too long for a QR code. Use the link or the file.
coach-hand-file = Drill file
coach-hand-play = Try it yourself
coach-hand-results = At the end each player saves a result file and sends it to you. Drop these files in at “Results”.

sheet-drill-name = Name: ______________________________ Date: ________________
sheet-drill-answers = Answers
coach-hand-sheet = Worksheet (PDF)
coach-hand-answers = Answers (PDF)
coach-hand-paper = On paper: the worksheet has boxes to tick, the answers are a sheet of their own.

anki-rules = 304: the rules
anki-rule = What does this rule say?
coach-hand-anki = These questions (Anki)
coach-hand-rules = All rules (Anki)
coach-hand-cards = Cards for the program Anki, to learn them by heart:

## On a shared server

coach-closed = These pages are for coaches. If you are one, log in with the account that was made a coach.
coach-keep = Keep it on this server, so that your players hand in here and need send no file:
coach-keep-link = Keep it
coach-keep-shown = Keep it and show it to all
coach-kept = It is kept. Results that are handed in wait at “Results”.
coach-kept-title = Kept on this server
coach-kept-remove = Remove it, with all results
