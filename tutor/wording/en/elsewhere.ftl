### English: one record at two tables. $action as on a button, $clauses the ids of the rules.

elsewhere-same = Both tables judge every action alike, and it leads to the same.
elsewhere-first = Action { $number } is judged otherwise. { $who }: { $action }
elsewhere-allows = it is allowed. { $why } ({ $clauses })
elsewhere-folds = it is allowed, face down. { $why } ({ $clauses })
elsewhere-refuses = it is refused. { $why } ({ $clauses })
elsewhere-leads = It leads to something else.
elsewhere-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
 }
elsewhere-over = The deal is over.
elsewhere-legal = There { $count ->
    [one] is 1 way to go on.
   *[other] are { $count } ways to go on.
 }
elsewhere-closed = The trump is closed.
elsewhere-open = The trump is open.
elsewhere-shown = Folded cards turned up: { $cards }.
elsewhere-tokens = { own-The-side } get{ own-side-s } { own-tokens }.
elsewhere-match = The match is over.

## What if our table plays otherwise?

elsewhere-ask = What if our table plays otherwise?
elsewhere-none = No single setting changes this answer.
elsewhere-some = With one of these settings, this answer would be another one:
elsewhere-one = { $text } Then right: { $more }. Then wrong: { $less }.
elsewhere-one-more = { $text } Then right too: { $more }.
elsewhere-one-less = { $text } Then wrong: { $less }.
elsewhere-one-answer = { $text } Then the answer is: { $more }.

elsewhere-some-example = With one of these settings, this example would be another one:
elsewhere-none-example = No single setting changes this example.
elsewhere-then-allowed = { $text } Then it is allowed.
elsewhere-then-refused = { $text } Then it is not allowed.
elsewhere-then-other = { $text } Then it leads to something else.
