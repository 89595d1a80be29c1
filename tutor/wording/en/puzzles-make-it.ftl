### English: the kind "make the contract". $card a card, $bid the contract, $taken and $points card points of the maker’s
### side, $worlds all deals that fit, $count some of them, $answerer who plays $card

reason-contract-made = After this card the contract is made: { $points } for { $bid }.
    .full = With best play of all from here on, the maker’s side comes to { $points } card points. It needs { $bid }.
reason-contract-fails = After this card the contract fails: { $points } for { $bid }.
    .full = With best play of all from here on, the maker’s side comes to only { $points } card points. It needs { $bid }.
reason-only-answer = { $answerer ->
    [you] The answer is { $card } from you.
   *[other] The answer is { $card } from { $answerer }.
 }
    .full = No other card at that point would do.
reason-deals-made = The contract is made in { $count } of { $worlds } deals.
    .full = These are all the deals that fit what you have seen. Each is played on with open hands, as well as can be.
reason-deals-beaten = The contract is beaten in { $count } of { $worlds } deals.
    .full = These are all the deals that fit what you have seen. Each is played on with open hands, as well as can be.
reason-deals-more = Another card does it in { $count } of { $worlds }.
    .full = The best card is the one that is right in most deals.

kind-make-it = Make the contract
    .full = Find the card that makes the contract, or the one that beats it.

theme-make-lead = You lead for the maker’s side
theme-make-follow = You play for the maker’s side
theme-beat-lead = You lead against the contract
theme-beat-follow = You play against the contract
theme-make-hold = Leave the trick to them
theme-make-cut = To cut or not to cut
theme-make-feed = Points for a trick
theme-make-indicator = When the indicator should cut
theme-make-closed = The trump is still closed
theme-make-exhausted = Trumps that must be led on
theme-make-equal = Two cards as good as each other
theme-make-seat = From your own hand
theme-beat-seat = From your own hand, against the contract

ask-make-it-make = All hands lie open. Your side has taken { $taken } card points and needs { $bid }. Which card makes the contract?
ask-make-it-beat = All hands lie open. The maker’s side has taken { $taken } card points and needs { $bid }. Which card beats the contract?
ask-make-it-seat-make = Your side has taken { $taken } card points and needs { $bid }. Count each deal that fits what you have seen, played on with open hands. Which card makes the contract in most of them?
ask-make-it-seat-beat = The maker’s side has taken { $taken } card points and needs { $bid }. Count each deal that fits what you have seen, played on with open hands. Which card beats the contract in most of them?

hint-make-it-need = { $side ->
    [ours] Your side needs { $need } more card points. In all { $left } are still to be won.
   *[theirs] The maker’s side needs { $need } more card points. In all { $left } are still to be won.
 }
hint-make-it-next = For each card, ask who wins this trick and what that player leads next.
hint-make-it-trumps = Count the trumps that are left. Who can still cut, and what?
hint-make-it-indicator = The indicator may cut now, and it may not later if the chance goes by. What else could it win?
hint-make-it-duty = A trump lead that nobody follows binds the maker: all other trumps must be led next.
hint-make-it-deals = Where can the high cards be that you have not seen? List the deals that fit.
hint-make-it-not-card = { $card } is not the answer.

show-make-it-line = { $card }, then best play of all. The maker’s side comes to { $points } and needs { $bid }.
show-make-it-deal = A deal that fits, with { $card }. The maker’s side comes to { $points } and needs { $bid }.
