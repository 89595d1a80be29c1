### English: judgement, which is graded by numbers: the kinds "bid" and "indicator", their reasons, the chart.
###
### Arguments of reasons: $call and $best_call a bid as a number (0: a pass, 1: asking partner); $tokens and $best_tokens
### a mean with its sign, as text; $percent and $best_percent; $card the best card.

number-signed = { $sign ->
    [minus] −
    [plus] +
   *[none] {""}
 }{ $whole }.{ $part }

own-Call = { $call ->
    [0] To pass
    [1] To ask partner
   *[other] To bid { $call }
 }
own-best-call = { $best_call ->
    [0] to pass
    [1] to ask partner
   *[other] to bid { $best_call }
 }

## Reasons: a call

reason-call-best = { own-Call } brings { $tokens } tokens on average.
    .full = No other call brings your side more. This is a mean over many deals that fit your cards and the calls.
reason-call-near = { own-Call } brings { $tokens } tokens on average, which is as good as any.
    .full = { own-best-call } brings { $best_tokens }. So many deals cannot tell the two apart.
reason-call-worse = { own-Call } brings { $tokens } tokens on average, { own-best-call } { $best_tokens }.
    .full = Both were tried on the same deals, and the gap is too wide to be luck.

## Reasons: an indicator

reason-aside-best = With this card aside the contract is made { $percent } times in 100.
    .full = No other of the four cards does better.
reason-aside-near = With this card aside the contract is made { $percent } times in 100, which is as good as any.
    .full = With { $card } it is { $best_percent } in 100. So many deals cannot tell the two apart.
reason-aside-card-worse = With this card aside the contract is made { $percent } times in 100, with { $card } { $best_percent } times.
    .full = The suit is right, but this card is missed more. While the trump is closed, the card that lies aside cannot be led and cannot follow. All it can do is cut.
reason-aside-suit-worse = With this card aside the contract is made { $percent } times in 100, with { $card } { $best_percent } times.
    .full = The card you set aside makes its suit trump. Another suit of yours makes a better trump.

## "Bid or not": the kind, its themes, the question, the hints. $bid a number, $suit a suit’s sign, $call pass, bid or ask

kind-bid = Bid or not
    .full = Weigh your cards: which call brings your side most?

theme-bid-first = Nobody has bid yet
theme-bid-against = The other side has bid
theme-bid-late = From 200 on
theme-bid-ask = Bid, or ask partner?
theme-bid-raise = More on eight cards?

ask-bid-best = Which call is best for your side?

hint-bid-pays = Say you bid { $bid } and nobody bids more. Then you win { $won } if you make it, and lose { $lost } if you do not. How often must you make it?
hint-bid-partner = Partner’s bid already works for your side. Is your own hand worth more than that?
hint-bid-others = If you pass, the other side may play at its bid. How well can you and partner stop that?
hint-bid-raise = Your bid of { $contract } stands if you pass. A bid of { $bid } wins { $won } or loses { $lost }. Is the gain worth the risk?
hint-bid-chance = With { $suit } as trump your side makes { $bid } about { $percent } times in 100.
hint-bid-not = { $call ->
    [pass] A pass is not best here.
    [ask] It is not best to ask partner here.
   *[bid] A bid of { $bid } is not best here.
 }

## "Which card aside?": the kind, its themes, the question, the hints

kind-indicator = The indicator
    .full = Choose the trump: which of your four cards should lie aside?

theme-aside-suit = Which suit
theme-aside-card = Which card of the suit
theme-aside-high = A contract of 200 or more

ask-indicator-best = You play { $bid }, and no one else has bid. Which card should lie aside as the indicator? Say you keep the trump closed.

hint-indicator-suit = The card aside makes its suit trump. In which suit are you strong?
hint-indicator-closed = While the trump is closed, the card aside cannot be led and cannot follow. Which card will you miss least?
hint-indicator-not = { $card } is not the best card to set aside.

## The numbers after the answer. $deals a number, $contract a bid, $tokens, $low and $high means with their signs

chart-tokens = What each call brings, in tokens
chart-tokens-cell = { $tokens } ({ $low } to { $high })
chart-chances = How often your side makes it, in 100
chart-contract = Bid
chart-cell = { $percent } ± { $more }
chart-cards = How often { $contract } is made, in 100
chart-line-deals = A bar must reach the line for the bid to win more than it loses.
chart-line-raises = A bar must reach the line for the bid to bring more than a pass.
chart-honest-deals = From { $deals } deals with your four cards, all hands open to everyone. The others call by a rule of thumb: the least bid that pays on their own four cards, else a pass. At a real table nobody sees so much. So use this to compare calls.
chart-honest-raises = From { $deals } deals with your eight cards, all hands open to everyone. Nobody else bids on eight cards. At a real table nobody sees so much. So use this to compare calls.
chart-honest-indicator = From { $deals } deals with your four cards, all hands open to everyone and the trump kept closed. At a real table nobody sees so much. So use this to compare cards.
