### English: what the referee prints for a person.

referee-legal = Every action is legal.
referee-fault = Action { $number } breaks a rule: { $refusal }
referee-rule = { $title } ({ $clause })
referee-auction = The calls: { $calls }.
referee-trick = Trick { $number }:
referee-points = Card points: { $one }, and { $other }.
referee-to-act = { $who } is to act and may: { $actions }.
referee-due = { $who } could prove Caps from trick { $trick } on, after { $after ->
    [0] no card
    [one] 1 card
   *[other] { $after } cards
 } of it: { $cards }.
referee-disputed = Tables do not agree about this Caps moment (caps.due). This answer keeps to the reading of the rule set; at a table with another reading it may be a different one.
referee-due-adaptive = { $who } could prove Caps from trick { $trick } on, after { $after ->
    [0] no card
    [one] 1 card
   *[other] { $after } cards
 } of it, if the next card may be chosen by what has fallen.
