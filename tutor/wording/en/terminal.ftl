### English: puzzles in the terminal. $text what was typed

terminal-number = Puzzle { $number }: { $kind }
terminal-legend = (▸ led, * won, in brackets: played face down)
terminal-hand = Your hand: { $cards }
terminal-laid = { $who }: { $cards }
terminal-help-one = Type the number of your choice.
terminal-help-many = Type the numbers of all right choices.
terminal-help-none = Type the numbers of all right choices, or a minus sign for none.
terminal-help-order = Type all the numbers in your order.
terminal-help-moment = Type g to go on or c to call Caps.
terminal-help-caps = Type all the numbers in your order, or b to go back.
terminal-help-cards = Cards may be typed too, as in JS.
terminal-help-keys = Or h for a hint, n for the next puzzle, q to stop.
terminal-no-choice = “{ $text }” is no answer here.
terminal-no-hint = There is no further hint.
terminal-rule = Rule: { $title } ({ $clause })
terminal-link = This puzzle: { $link }
