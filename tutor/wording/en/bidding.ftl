### English: what four cards are worth in the auction, by the opening table.

ask-lesson-best-suit = Which of your suits is the best trump?
ask-lesson-worth = Is a bid of { $bid } worth it, on average?

reason-openings-best = With { $suit } as trump, such a hand takes { $bid } in { $percent } of 100 deals. No other suit of yours does as well.
    .full = This was counted in thousands of deals with open cards. At a real table nobody sees so much, so use it to compare hands.
reason-openings-worse = With { $suit } as trump, such a hand takes { $bid } in { $percent } of 100 deals. Another suit of yours does better.
    .full = This was counted in thousands of deals with open cards. At a real table nobody sees so much, so use it to compare hands.
reason-openings-worth = Such a hand takes { $bid } in { $percent } of 100 deals. To win tokens by it, it must do so in more than { $need }.
    .full = A failed bid costs more than a good one brings. So half of the time is not enough. All this was counted with open cards.
reason-openings-poor = Such a hand takes { $bid } in only { $percent } of 100 deals. To win tokens by it, it must do so in more than { $need }.
    .full = A failed bid costs more than a good one brings. So half of the time is not enough. All this was counted with open cards.
