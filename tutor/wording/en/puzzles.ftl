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
