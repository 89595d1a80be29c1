### English: one record at two tables. $action as on a button, $clauses the ids of the rules.

differ-same = Both tables judge every action alike, and it leads to the same.
differ-first = Action { $number } is judged otherwise. { $who }: { $action }
differ-allows = it is allowed. { $why } ({ $clauses })
differ-folds = it is allowed, face down. { $why } ({ $clauses })
differ-refuses = it is refused. { $why } ({ $clauses })
differ-leads = It leads to something else.
differ-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
 }
differ-over = The deal is over.
differ-legal = There { $count ->
    [one] is 1 way to go on.
   *[other] are { $count } ways to go on.
 }
differ-closed = The trump is closed.
differ-open = The trump is open.
differ-shown = Folded cards turned up: { $cards }.
differ-tokens = { own-The-side } get{ own-side-s } { own-tokens }.
differ-match = The match is over.

## What if our table plays otherwise?

differ-ask = What if our table plays otherwise?
differ-none = No single setting changes this answer.
differ-some = With one of these settings, this answer would be another one:
differ-one = { $text } Then right: { $more }. Then wrong: { $less }.
differ-one-more = { $text } Then right too: { $more }.
differ-one-less = { $text } Then wrong: { $less }.
differ-one-answer = { $text } Then the answer is: { $more }.

differ-some-example = With one of these settings, this example would be another one:
differ-none-example = No single setting changes this example.
differ-then-allowed = { $text } Then it is allowed.
differ-then-refused = { $text } Then it is not allowed.
differ-then-other = { $text } Then it leads to something else.
