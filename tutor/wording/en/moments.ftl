### English: the Caps moments of a deal, as the command line tells them.

caps-never-due = Nobody ever had to call Caps in this deal.
caps-closed = What settled it: { $event } That brought { $signs }.
caps-in-time = The call is in time until trick { $trick } ends.
caps-in-time-card = The call is in time until { $who } plays to trick { $trick }.
caps-sign-deal = the start of the play
caps-sign-card = a card everyone could see
caps-sign-fold = a folded card
caps-sign-void = a suit that somebody is out of
caps-sign-inspection = a look at the folded cards
caps-sign-opening = the open trump
caps-sign-trick = the end of a trick
caps-sign-call = the cards of a Caps call
caps-call-proved = { $who } called Caps, and the stated order was proved.
caps-call-sure = { $who } called Caps. It could be proved, but not in the stated order.
caps-call-hopeless = { $who } called Caps. No proof could be had.
caps-call-disputed = { $who } called Caps. It was not proved, and tables do not agree about such a moment.
caps-call-undecided = { $who } called Caps. Whether any order holds was not found out in the time allowed.
