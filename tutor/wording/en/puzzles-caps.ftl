### English: the puzzles about Caps, and the rulings on a call before it is made.

## Rulings. $card, $cards, $winner who takes it, $trick a trick, $after cards played to it, $player who played

reason-call-proved = You can prove the rest: { $cards }.
    .full = In this order your side takes every trick that is left, in every deal that fits what you know, whatever the others play. The call is in time until the trick ends.
reason-call-early = That is too early: { $winner } could still take trick { $trick } with { $card }.
    .full = There is a deal that fits all you know in which this happens, even when you and your partner play your best with open cards. So nothing is proved yet, and a call now is Wrong Caps.
reason-call-late = That is too late: the call was due in trick { $trick }.
    .full = The proof was there { $after ->
        [0] before the first card of that trick.
        [one] after 1 card of that trick.
       *[other] after { $after } cards of that trick.
    } The time to call ends with that trick. After that it is Wrong Caps.
reason-call-missed = A call was due in trick { $trick }, and you let it pass.
    .full = The proof was there { $after ->
        [0] before the first card of that trick.
        [one] after 1 card of that trick.
       *[other] after { $after } cards of that trick.
    } A side that can prove all the tricks must say so in time. To keep silent is Wrong Caps as well.
reason-call-none = No call was ever due.
    .full = At every moment some deal that fits all you knew would have beaten the claim. To win trick after trick is not yet a proof.
reason-call-bonus = It comes before the seventh trick: 1 token more.
    .full = A right call that comes before the seventh trick begins adds 1 token to what the bid brings.
reason-call-no-bonus = The seventh trick has begun, so it adds no token.
    .full = The call is right, and you must make it. But only a call before the seventh trick begins adds a token.
reason-due-deal = Your hand alone proves it.
    .full = With these cards nothing that the others hold can take a trick. So the call is due when the play begins.
reason-due-opening = The open trump { $card } settled it.
    .full = When the indicator was shown, you knew the trump and one more card. Nothing else was left that could beat you.
reason-due-inspection = Your look at the folded cards settled it.
    .full = At the end of the trick the maker looks at the folded cards. You are the maker, so you know what lies there.
reason-due-void = { $player ->
    [you] You could not follow { $card }.
   *[other] { $player } could not follow { $card }. That settled it.
 }
    .full = Whoever does not follow suit has none of it. So you know more about where the other cards of that suit are.
reason-due-card = { $player ->
    [you] Your { $card } settled it.
   *[other] { $card } from { $player } settled it.
 }
    .full = After this card nothing that is left can beat you: it was the last one that mattered, or it showed where that one lies.
reason-due-seen = What you saw last settled it.
    .full = After that nothing that is left can beat you.
reason-order-proved = This order holds: { $cards }.
    .full = In every deal that fits what you know your side takes every trick that is left, when you play at each turn the first card of this order that the rules allow.
reason-order-beaten = In this order { $winner } could take trick { $trick } with { $card }.
    .full = You play at each turn the first card of your order that the rules allow. There is a deal that fits all you know in which that loses a trick. It is the stated order that must be proved, so this is Wrong Caps.

## Caps moment. $count how many stops, $trick a trick

kind-caps-moment = Caps moment
    .full = A deal is played again before your eyes. Call Caps when you can prove the rest, or never.
theme-caps-maker = The maker, trump closed
theme-caps-opened = The maker, trump open
theme-caps-high = A high contract
theme-caps-partner = The maker’s partner
theme-caps-defender = Against a closed trump
theme-caps-against-open = Against an open trump
theme-caps-between = Between two cards
theme-caps-border = Near the seventh trick
ask-caps-lead = The deal stops { $count } times, each time before a trick begins. Call Caps if it is due from you.
ask-caps-turn = The deal stops { $count } times, each time when it is your turn. Call Caps if it is due from you.
ask-caps-last = The deal stops { $count } times, each time before the last card of a trick. Call Caps if it is due from you.
hint-caps-trumps = Which trumps are still out? Think of the worst place for them.
hint-caps-hidden = You do not know the trump. Which suits can it still be, and what if it is the worst one?
hint-caps-beaten = Look at your lowest cards. Which cards that you have not seen could beat them?
hint-caps-too-early = In trick { $trick } a call is too early.
hint-caps-too-late = In trick { $trick } a call is too late.
hint-caps-comes = A call does come due.

## Caps order. $card a card

kind-caps-order = Caps order
    .full = You can prove the rest. Put your cards in an order that wins every trick, whatever the others do.
theme-order-closed = The maker, trump closed
theme-order-opened = The maker, trump open
theme-order-partner = The maker’s partner
theme-order-defender = Against the maker
theme-order-last = The last four cards
ask-caps-order = Caps is due, and you call it. In which order will you play your cards?
hint-order-lead = Who leads next? If it is not you, what do you play when you cannot follow?
hint-order-trumps = Which trumps are still out? What happens if you leave them there?
hint-order-hidden = You do not know the trump. Your order must hold for each suit that it can be.
hint-order-first = An order that begins with { $card } holds.

## What is played after the answer. $who takes it, $trick

show-caps-beaten = { $who ->
    [you] You take
   *[other] { $who } takes
 } trick { $trick }: this deal beats the claim
show-caps-due = The call in trick { $trick } and the rest of the deal
show-caps-never = How the deal went on
