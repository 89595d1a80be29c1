### English: the few sentences that every lesson shares. All rules, verdicts and stories come from tutor/wording.
### $who is a player's name or "you"; $one and $other are texts.

## What to do

ask-cards-one = Tap a card to play it.
ask-cards-many = Tap every card that may be played.
ask-indicator = Tap the card to set aside.
ask-call = Choose what to say.
ask-choice = Choose an answer.

## Answers to choose from

choice-returned = It goes back to the maker’s hand.
choice-stays = It stays face down on the table.
choice-played = It belongs to the trick and goes to the winner.
choice-yes = Yes
choice-no = No
choice-trump = Yes, it is a trump.
choice-plain = No, it is not.
choice-unknown = From this chair, nobody can know yet.
choice-tokens = { $one } – { $other }

## Feedback

other-legal = The rules allow this, and now you see how it would look. But the story goes another way, so take it back.
could-be = You cannot rule out that it goes like this.
