### English: puzzles. Themes, questions and hints by the ids that the puzzles use.

## Themes of "which card may I play?"

theme-follow-suit = Following suit
theme-leads = Leading a trick
theme-void-open = Cannot follow, open trump
theme-folds = Cannot follow, closed trump
theme-indicator-barred = The indicator must wait
theme-indicator-lead = Leading the indicator
theme-no-trump-lead = The first lead of the maker
theme-no-hand-cut = The maker may not cut from hand
theme-indicator-on-trump = Trump is led to the maker
theme-indicator-apart = The indicator lies apart
theme-indicator-forced = The indicator must cut
theme-exhausted = Exhausted trumps
theme-forced-open = High contracts
theme-pcc = Partner Close Caps
theme-last-trick = The last trick
theme-must-open = Nothing but trumps to lead

kind-legal-card = Which card may I play?
    .full = Follow suit, fold, hold the indicator back: find what the rules allow.
ask-legal-this = May you play { $card } now?
ask-legal-face = You play { $card } now. How does it fall?
choice-legal-card-yes = Yes, I may.
choice-legal-card-no = No, I may not.
choice-legal-card-up = Face up
choice-legal-card-down = Face down

## Hints. $card a card, $trick a number

hint-legal-look-at-lead = { $card } was led. Which of your cards are of that suit?
hint-legal-look-at-indicator = { $card } was led, and you are the maker with a closed trump. Look at your hand first, then at the indicator.
hint-legal-you-lead = You lead to this trick. Is there anything that binds you?
hint-legal-you-lead-closed = You lead, and your trump is still closed. The maker has limits then.
hint-legal-think-back = Think back to trick { $trick }. What did the others play on your trump?
hint-legal-trump-open = Is the trump still closed? Look at the contract and at the number of the trick.
hint-legal-last-trick = It is the last trick, and the indicator is all you have left.
hint-legal-this = { $card } may be played.
hint-legal-not-this = { $card } may not be played.
hint-legal-rule = The rule that decides here is “{ $title }”.

## "Who takes the trick": the kind, its themes, questions, choices and hints. $maker, $who a seat

kind-winner = Who takes the trick
    .full = Learn to see who wins a trick, what it is worth, and what becomes of folded cards.
theme-trick-order = Jack, nine, ace, ten
theme-trick-cut = A trump cuts
theme-trick-overcut = Two trumps or more
theme-trick-last = The eighth trick
theme-trick-kept = Folded cards that stay down
theme-trick-own-fold = The maker folds a card too
theme-trick-hidden-nine = The indicator that does not count
theme-trick-indicator = The indicator cuts
theme-trick-high = The first trick and the contract
theme-trick-pcc = Three cards only
ask-winner-who = The trick is complete. Who takes it?
ask-winner-who-kept = { $maker ->
    [you] You have looked at the folded cards and leave them face down.
   *[other] { $maker } has looked at the folded cards and leaves them face down.
 } Who takes the trick?
ask-winner-who-shown = A folded trump was found, and what must be shown is shown. Who takes the trick?
ask-winner-who-looked = You are the maker and have looked at the folded cards. Nothing is turned up yet. Who takes the trick?
ask-winner-points = How many card points does this trick count?
ask-winner-turned = You are the maker and have looked at the folded cards. Which cards are turned up now?
ask-winner-indicator = The trick is complete. What becomes of the indicator?
ask-winner-indicator-looked = You are the maker and have looked at the folded cards. What becomes of the indicator?
choice-winner-stays = It stays face down.
choice-winner-returns = It is shown and goes to the maker’s hand.
choice-winner-played = It was played in this trick.
hint-winner-order = { $card } was led. In every suit the order is J, 9, A, 10, K, Q, 8, 7.
hint-winner-trump = { $card } was led. Look for trumps in the trick.
hint-winner-values = J counts 30, 9 counts 20, A 11, 10 counts 10, K 3, Q 2, and 8 and 7 nothing.
hint-winner-folded = Is there a trump among the folded cards?
hint-winner-opens = What can open a closed trump: a folded trump, a high contract, or the last card of all.
hint-winner-not-seat = { $who ->
    [you] You do not take it.
   *[other] { $who } does not take it.
 }
hint-winner-not-number = It is not { $count }.
hint-winner-rule = The rule that decides here is “{ $title }”.
hint-winner-not-stays = It does not stay face down.
hint-winner-not-returns = It does not go to the maker’s hand.
hint-winner-not-played = It was not played in this trick.

## Auction call. $call what is called (bid, pass, ask, redeal or pcc), $bid a number, $who calls, $named a player

kind-auction = Auction call
    .full = Find out what may be called, and what a call brings.

theme-call-least = The first call
theme-call-later = A later call
theme-call-over-partner = Over partner’s bid
theme-call-ask = Asking partner
theme-call-after-pass = A pass is not final
theme-call-end = The end of the auction
theme-call-all-pass = All pass
theme-call-redeal = Asking for a redeal
theme-call-second = The second auction
theme-call-second-partner = Partner in the second auction
theme-call-pcc = Calling Partner Close Caps
theme-call-new-maker = A new maker

own-now-calls = { $call ->
    [bid] { own-They } now bid{ own-s } { $bid }.
    [ask] { own-They } now ask{ own-s } partner to speak.
    [pcc] { own-They } now call{ own-s } Partner Close Caps.
   *[pass] { $who ->
        [you] You now pass.
       *[other] { $who } now passes.
     }
 }
ask-auction-which = Which of these calls may you make now?
ask-auction-allowed = May you { $call ->
    [bid] bid { $bid }
    [ask] ask partner to speak
    [redeal] ask for a redeal
    [pcc] call Partner Close Caps
   *[pass] pass
 } now?
ask-auction-over = { own-now-calls } Is this auction over?
ask-auction-next = { own-now-calls } Whose call is next?
ask-auction-maker = { own-now-calls } Does that make { $named } the maker?
ask-auction-lead = { own-now-calls } Will { $named } lead to the first trick?

choice-auction-yes = Yes
choice-auction-no = No

hint-auction-bid = Find the last bid. Which bids beat it, in steps of 10?
hint-auction-turns = Look at the calls so far. Have you had a turn already?
hint-auction-bidder = Whose bid is the last one: your partner’s, or that of the other side?
hint-auction-asked = Somebody asked partner to speak. Think of what that does to both of them.
hint-auction-points = Count the points of your four cards. Has anybody called yet?
hint-auction-cards = Do the players hold four cards or eight? The second auction has rules of its own.
hint-auction-round = Go round to the right, and leave out who need not call.
hint-auction-passes = Find the last bid. Who has passed since then?
hint-auction-no-bid = Nobody has bid so far. Count who has passed.
hint-auction-last-bid = Which bid is the last one? Is anybody still to call?
hint-auction-contract = Look at the contract and at the dealer.
hint-auction-bid-allowed = You may bid { $bid }.
hint-auction-bid-refused = You may not bid { $bid }.
hint-auction-not-seat = { $who ->
    [you] It is not you.
   *[other] It is not { $who }.
 }
hint-auction-rule = The rule that decides here is “{ $title }”.

## "Count": the kind, its themes, questions and hints. $suit a suit’s sign, $who a seat

kind-count = Count
    .full = Learn to keep count of points, trumps and suits from the cards that you have seen.
theme-count-suit = Cards of a suit
theme-count-trumps = Trumps still out
theme-count-taken = Points taken
theme-count-folded = Cards that were folded
theme-count-returned = The indicator is back in the hand
theme-count-points = Points still out
theme-count-most = How many at most
theme-count-voids = Who is out of a suit
theme-count-suits-out = Which suits a player is out of
ask-count-taken-ours = How many card points has your side taken so far? Count only cards that you have seen.
ask-count-taken-theirs = How many card points has the other side taken so far? Count only cards that you have seen.
ask-count-points = How many card points are in the cards that you have not seen yet?
ask-count-suit = How many { $suit } cards have you not seen yet? Your own hand is seen.
ask-count-trumps = { $suit } is trump. How many trumps do the other three players still have?
ask-count-most = How many { $suit } cards can { $who } still hold at most? A closed indicator is no part of the hand.
ask-count-voids = Who is certainly out of { $suit }? A closed indicator is no part of the hand.
ask-count-suits-out = Which suits is { $who } certainly out of? A closed indicator is no part of the hand.
hint-count-eight = Each suit has eight cards: J, 9, A, 10, K, Q, 8 and 7.
hint-count-all = All cards together count 304. Each suit counts 76.
hint-count-tricks = Go through the tricks one by one. Who won each of them?
hint-count-follow = Look for the tricks in which somebody did not follow suit.
hint-count-not = It is not { $count }.
hint-count-may-hold = { $who } may still hold one.
hint-count-is-out = { $who } is out of it.
hint-count-suit-held = A card of { $suit } is still possible.

## Settle it. $end how the deal ended, $maker, $bid, $given whose $points are told, $lost a trick (0: none), $caps what is
## known about Caps, $caller, $trick and $after its moment, $due and $prover the first proof, $ours and $theirs tokens

kind-settle = Settle it
    .full = Work out what a finished deal costs and brings.

theme-score-low = Contracts below 200
theme-score-mid = Contracts from 200 to 240
theme-score-high = Contracts from 250 on
theme-score-edge = Just made, or just missed
theme-score-pcc = The price of Partner Close Caps
theme-score-nothing = Deals that do not count
theme-score-remainder = Too few tokens to pay
theme-score-match = The end of the match
theme-score-bonus = A right Caps call
theme-score-defenders = Caps by the defenders
theme-score-wrong-two = Wrong Caps, no trick lost
theme-score-wrong-five = Wrong Caps and a lost trick
theme-score-missed = A missed Caps call

own-was-maker = { $maker ->
    [you] You were the maker
   *[other] { $maker } was the maker
 }
own-all-or-lost = { $lost ->
    [0] won all eight tricks
   *[other] lost trick { $lost }
 }
own-settle-deal = { $end ->
    [all-pass] All four passed without a bid.
    [redeal] Eldest held a low hand and asked for a redeal.
    [spoilt] { own-was-maker } at { $bid }. Then spoilt trumps were declared, and it was true.
    [pcc] { own-The-maker } called Partner Close Caps and { own-all-or-lost }.
   *[played] { own-was-maker } at { $bid }. { $given ->
        [makers] The maker’s side took { own-points }.
       *[defenders] The defenders took { own-points }.
     }
 }
own-settle-call = { $caller ->
    [you] You called Caps
   *[other] { $caller } called Caps
 } { $after ->
    [0] before the first card of trick { $trick }
   *[other] in the middle of trick { $trick }
 }
own-settle-proof = { $prover ->
    [you] You could first prove Caps in trick { $due }
   *[other] { $prover } could first prove Caps in trick { $due }
 }
own-settle-caps = { $caps ->
    [announced] { " " }{ own-settle-announced }
    [early] { " " }{ own-settle-call }, without a proof. That side { own-all-or-lost }.
    [called] { " " }{ own-settle-proof }. { own-settle-call }. That side { own-all-or-lost }.
    [missed] { " " }{ own-settle-proof }, but nobody called it. That side { own-all-or-lost }.
   *[none] { "" }
 }
own-settle-before = Before the deal your side had { $ours } and the other side { $theirs } of the tokens.
ask-settle-moved = { own-settle-deal }{ own-settle-caps } { own-settle-before } How many tokens move, and where to?
ask-settle-after = { own-settle-deal }{ own-settle-caps } { own-settle-before } How many tokens does your side have now?
ask-settle-made = { own-settle-deal } Is the contract made?
ask-settle-match = { own-settle-deal }{ own-settle-caps } { own-settle-before } Is the match over?

choice-settle-yes = Yes
choice-settle-no = No
choice-settle-none = No tokens move
choice-settle-ours-1 = Your side gets 1 token
choice-settle-ours-2 = Your side gets 2 tokens
choice-settle-ours-3 = Your side gets 3 tokens
choice-settle-ours-4 = Your side gets 4 tokens
choice-settle-ours-5 = Your side gets 5 tokens
choice-settle-theirs-1 = The other side gets 1 token
choice-settle-theirs-2 = The other side gets 2 tokens
choice-settle-theirs-3 = The other side gets 3 tokens
choice-settle-theirs-4 = The other side gets 4 tokens
choice-settle-theirs-5 = The other side gets 5 tokens

hint-settle-bid = First see if the contract was made. Then look at how high it was.
hint-settle-caps = First decide whether Caps was called well. The bid comes after that.
hint-settle-tokens = Work out what is owed. Then look at how many tokens that side has.
hint-settle-ending = How did this deal end? Was it played out?
hint-settle-not-count = It is not { $count }.
hint-settle-not-tokens = Your side does not have { $count } now.
hint-settle-rule = The rule that decides here is “{ $title }”.

## "Open it?": the kind, its themes, questions, choices and hints. $who a player, $shows what this table plays, $high 250

kind-open-it = Open it?
    .full = Know when the closed trump may be shown, when it must be, and what follows from it.

theme-open-when = Showing the trump by choice
theme-open-high = High contracts and the trump
theme-open-pcc = The trump in Partner Close Caps
theme-open-must = Nothing to lead but trumps
theme-open-reveal = What opens the trump
theme-open-caps = Caps and the indicator
theme-open-house = Tables that play otherwise
theme-open-lead = To show or not before leading
theme-open-had = If the trump were open

ask-open-it-may = { $who ->
    [you] May you show the trump now?
   *[other] May { $who } show the trump now?
 }
ask-open-it-need = You are the maker. How do things stand with showing the trump?
ask-open-it-itself = Suppose nobody folds a trump in this trick. Is the trump shown when it is over?
ask-open-it-house = At this table a contract of { $high } or more { $shows ->
    [yes] shows the trump after the first trick
   *[no] does not show the trump after the first trick
 }. Suppose nobody folds a trump in this trick. Is the trump shown when it is over?
ask-open-it-end = The trick is complete. What happens to the closed trump?
ask-open-it-end-looked = You are the maker and have looked at the folded cards. What happens to the closed trump?
ask-open-it-caps = { $who ->
    [you] Suppose you call Caps now. Does that show the trump?
   *[other] Suppose { $who } calls Caps now. Does that show the trump?
 }
ask-open-it-lead-open = You show the trump first. Which of these cards may you lead then?
ask-open-it-lead-closed = You leave the trump closed. Which of these cards may you lead?
ask-open-it-had = Suppose you had shown the trump before the first lead. Which of these cards could you play now?

choice-open-it-yes = Yes
choice-open-it-no = No
choice-open-it-must = I must show it now.
choice-open-it-may = I may show it, but I need not.
choice-open-it-cannot = I cannot show it now.
choice-open-it-itself = The contract shows it.
choice-open-it-reveal = A folded trump shows it.
choice-open-it-stays = It stays closed.

hint-open-it-when = Has a card been led? And whose indicator is it?
hint-open-it-lead = Who leads, and what can you lead while the trump is closed?
hint-open-it-bid = Look at the contract, and at the number of the trick.
hint-open-it-folded = What can show a closed trump: a folded trump, or a high contract after the first trick.
hint-open-it-caps = A Caps caller lays the whole hand open. Where is the indicator?
hint-open-it-hand = Where is the indicator: apart, or in your hand? That decides what binds you.
hint-open-it-rule = The rule that decides here is “{ $title }”.
hint-open-it-not-must = There is no need to show it now.
hint-open-it-not-may = It is not up to you.
hint-open-it-not-cannot = It can be shown now.
hint-open-it-not-itself = The contract does not show it.
hint-open-it-not-reveal = No folded trump shows it.
hint-open-it-not-stays = It does not stay closed.
hint-open-it-not-card = { $card } would be against the rules.
hint-open-it-card = { $card } would be allowed.

## "Can they have it?": the kind, its themes, questions, choices and hints. $who a player, $suit a suit’s sign

kind-knowledge = Can they have it?
    .full = Learn what the cards that you have seen tell you about those that you have not.

theme-know-holds = Sure, possible or impossible
theme-know-who = Who can hold this card
theme-know-apart = The indicator lies apart
theme-know-must = Cards that must be there
theme-know-fold = What was folded
theme-know-saw = Who knows a folded card
theme-know-trumps = Which suit is trump
theme-know-spoilt = Spoilt trumps

ask-knowledge-holds = Does { $who } hold { $card }? A closed indicator counts as held.
ask-knowledge-who = Who can hold { $card }? A closed indicator counts as held.
ask-knowledge-must = Which of these cards must { $who } hold? A closed indicator counts as held.
ask-knowledge-fold = Which suits can the card be that { $who } folded on trick { $trick }?
ask-knowledge-saw = Who has seen the card that { $who } folded on trick { $trick }?
ask-knowledge-trumps = Which suits can be trump, for all that you know?
ask-knowledge-trump = Is { $suit } trump?
ask-knowledge-spoilt = Was no trump dealt to either defender? Think of the cards as dealt.

choice-knowledge-sure = Yes, for sure.
choice-knowledge-possible = It is possible.
choice-knowledge-impossible = No, that cannot be.

hint-knowledge-follow = Look for the tricks in which somebody did not follow suit. Then count what is left.
hint-knowledge-apart = The maker has more than the hand: think of the closed indicator.
hint-knowledge-rest = Who cannot have such a card? What is left must be somewhere.
hint-knowledge-fold = Which suits had that player failed to follow? And what becomes of a folded trump?
hint-knowledge-look = Who looks at folded cards, and when? Which of them are turned up?
hint-knowledge-trump = What did the maker lead first? Which folded cards stayed down?
hint-knowledge-dealt = Go through the trumps one by one: your hand, the tricks, and what is still out.
hint-knowledge-not-sure = You cannot be sure of it.
hint-knowledge-not-possible = You can tell for sure, one way or the other.
hint-knowledge-not-impossible = You cannot rule it out.
hint-knowledge-not-seat = { $who } cannot have it.
hint-knowledge-seat = { $who } can have it.
hint-knowledge-not-card = { $card } need not be there.
hint-knowledge-card = { $card } must be there.
hint-knowledge-not-suit = It cannot be { $suit }.
hint-knowledge-suit = It can be { $suit }.
hint-knowledge-rule = The rule that decides here is “{ $title }”.
