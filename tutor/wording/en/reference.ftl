### English: what stands around the lessons. Rule pages, the words of the game, the cheat sheet, the placement test.

## A rule’s page. $title of a lesson or a rule, $what there is to practise, $who tries to $do something

ref-example = An example
ref-example-try = { $who ->
    [you] You want to { $do }.
   *[other] { $who } wants to { $do }.
 }
ref-example-look = A table at which you can see it.
ref-example-deal-cut = { $dealer } deals, so { $who } may cut the pack first.
ref-example-deal-next-dealer = { $dealer } has dealt. Next time the dealer is { $who }.
ref-example-not-allowed = Not allowed.
ref-example-allowed = Allowed.
ref-differ = Tables differ
ref-differ-here = Here: { $text }
ref-differ-there = Elsewhere: { $text }
ref-lessons = Lessons that teach it
ref-drills = Practise it
ref-words = Words
ref-words-found = Words that fit
ref-words-lead = The words of the game, in one or two sentences each.
ref-words-none = No word fits this search.
ref-words-page = The words of the game
ref-words-search = Search the words
ref-sheet-page = Cheat sheet: all on one page
ref-rules-page = The rules

## Settings that tables disagree on: one message for each value, its name at the end of the key

differ-bid_step_from_200-10 = bids go up in tens all the way.
differ-bid_step_from_200-5 = from 200 on, bids go up in fives.
differ-second_auction_least-250 = on eight cards a bid starts at 250.
differ-second_auction_least-220 = on eight cards a bid starts at 220.
differ-second_auction_start-winner = the winner of the first auction begins the second one.
differ-second_auction_start-eldest = eldest begins the second auction.
differ-second_auction_until-circuit = in the second auction each player has one turn.
differ-second_auction_until-three-passes = the second auction goes on until the three others have passed.
differ-own_raise-yes = a maker may raise their own bid on eight cards.
differ-own_raise-no = a maker may not raise their own bid on eight cards.
differ-ask_partner-any-seat = every player may ask partner to speak.
differ-ask_partner-eldest-and-opposite = only eldest and the dealer’s partner may ask partner to speak.
differ-ask_partner-never = nobody may ask partner to speak.
differ-ask_skips_partner-yes = a partner who was asked is skipped once.
differ-ask_skips_partner-no = a partner who was asked still has a turn.
differ-overcall_partner-200 = you may bid over your partner with 200 or more.
differ-overcall_partner-never = you may never bid over your partner.
differ-overcall_partner-free = you may bid over your partner as over anyone.
differ-pcc_won-4 = a won Partner Close Caps brings 4 tokens.
differ-pcc_won-5 = a won Partner Close Caps brings 5 tokens.
differ-pcc_first_trick-closed = the trump is hidden in the first trick of Partner Close Caps.
differ-pcc_first_trick-open = the trump is shown before the first trick of Partner Close Caps.
differ-opening_shows-all-others = when a trump is found, all cards that the others folded in this trick are shown.
differ-opening_shows-trumps = when a trump is found, only the folded trumps are shown.
differ-opening_choice-before-first-lead = the maker may open before the first lead only.
differ-opening_choice-leading-with-trump = the maker may open only when leading, and with a trump.
differ-opening_choice-any-time = the maker may open at any turn of their own.
differ-opening_choice-never = the maker may not open by choice.
differ-open_at_250-yes = a contract of 250 or more opens after the first trick.
differ-open_at_250-no = a high contract does not open the trump.
differ-exhausted_trumps-after-unfollowed-lead = when nobody follows the maker’s trump, the maker must lead all other trumps too.
differ-exhausted_trumps-never = the maker never has to lead out the trumps.
differ-spoilt_redeal-same-dealer = after spoilt trumps the same dealer deals again.
differ-spoilt_redeal-next-dealer = after spoilt trumps the next dealer deals.
differ-caps_reading-stated = one order of your cards must win against everything.
differ-caps_reading-adaptive = you may choose each card by what has fallen.
differ-caps_reading-helpful-partner = you may count on your partner’s help.
differ-caps_window-end-of-trick = you may call Caps until the trick is over.
differ-caps_window-before-next-card = you must call Caps before you play your next card.
differ-caps_penalty-two-or-five = Wrong Caps costs 2 tokens, or 5 if a trick is lost after the call.
differ-caps_penalty-bid-loss-plus-one-or-five = Wrong Caps costs one token more than a lost bid, or 5.
differ-defenders_caps-yes = the defenders may call Caps too.
differ-defenders_caps-no = only the maker’s side may call Caps.
differ-last_trick_view-during-trick = you may look at the last trick while the next one is played.
differ-last_trick_view-between-tricks = you may look at the last trick only until the next one begins.
differ-start_tokens-11 = each side begins with 11 tokens.
differ-start_tokens-10 = each side begins with 10 tokens.
differ-start_tokens-7 = each side begins with 7 tokens.

## The words of the game: `.title` is the word

gloss-ask = You hand your turn to your partner, who must bid or pass at once.
    .title = Ask partner
gloss-auction = The part of a deal in which the players bid. There is one with four cards in hand and one with eight.
    .title = Auction
gloss-bid = A number of card points that you promise your side will take.
    .title = Bid
gloss-caps = All eight tricks for one side. A player who can prove it must call it.
    .title = Caps
gloss-circuit = One round of calls in which each player has one turn. The second auction is such a round.
    .title = Circuit
gloss-closed = The trump is closed while the indicator lies face down. Only the maker knows the suit.
    .title = Closed
gloss-contract = The highest bid when the auctions are over. The maker’s side must take that many points.
    .title = Contract
gloss-cut = To lift off part of the pack before the deal. In play it means to beat another suit with a trump.
    .title = Cut
gloss-deal = One hand of the game, from the shuffle to the tokens. A match is made of many deals.
    .title = Deal
gloss-dealer = The player who deals the cards. The next deal is dealt by the player to the right.
    .title = Dealer
gloss-defenders = The two players who play against the maker and the maker’s partner.
    .title = Defenders
gloss-eldest = The player on the dealer’s right. Eldest calls first and leads to the first trick.
    .title = Eldest
gloss-exhausted = Nobody but the maker has a trump left. The maker must then lead the others too.
    .title = Exhausted trumps
gloss-fold = To play a card face down. You do it when you cannot follow while the trump is closed.
    .title = Fold
gloss-follow = To play a card of the suit that was led.
    .title = Follow
gloss-hand = The cards that you hold: four at first, then eight.
    .title = Hand
gloss-indicator = The card that the maker hides face down. Its suit is trump.
    .title = Indicator
gloss-inspect = The maker looks at the folded cards when a trick is over.
    .title = Inspect
gloss-lead = To play the first card of a trick. It sets the suit that the others must follow.
    .title = Lead
gloss-maker = The player who won the auction and owns the trump.
    .title = Maker
gloss-marriage = King and queen of one suit in one hand. It counts only in other ways to play 304, not at this table.
    .title = Marriage
gloss-match = Many deals, until one side holds all the tokens.
    .title = Match
gloss-open = The trump is open once the indicator has been shown. From then on nobody folds.
    .title = Open
gloss-pack = The 32 cards of the game: 7 to ace in four suits.
    .title = Pack
gloss-packet = Four cards that you get at once. Each player gets two packets.
    .title = Packet
gloss-partner = The player across the table. You win and lose together.
    .title = Partner
gloss-pass = To make no bid at your turn. You may still bid later.
    .title = Pass
gloss-pcc = The highest bid: you win all eight tricks alone, while your partner’s cards stay face down.
    .title = Partner Close Caps
gloss-points = What the cards in your tricks are worth. The whole pack counts 304.
    .title = Points
gloss-rank = How high a card is in its suit. The jack is the highest and the seven the lowest.
    .title = Rank
gloss-redeal = The cards are dealt again by the same dealer. Eldest may ask for it with a very poor hand.
    .title = Redeal
gloss-reveal = A folded trump is found, so it and the indicator are shown to all.
    .title = Reveal
gloss-seat = Your place at the table: North, East, South or West.
    .title = Seat
gloss-side = Two partners. North and South are one side, East and West are the other.
    .title = Side
gloss-spoilt = The defenders were dealt no trump at all, so the deal may be called off.
    .title = Spoilt trumps
gloss-token = A counter that keeps the score of the match. Tokens move from one side to the other.
    .title = Token
gloss-trick = One card from each player. The best card takes them all.
    .title = Trick
gloss-trump = The suit that beats all the others. The maker chooses it.
    .title = Trump
gloss-void = Without any card of a suit. A player who is void cannot follow.
    .title = Void
gloss-widow = Two cards that lie face down beside the hands when three people play. This table has no widow.
    .title = Widow
gloss-wrong-caps = A Caps call without proof, too late, or not made when it was due. It costs tokens.
    .title = Wrong Caps

## The cheat sheet. All numbers are those of the table

sheet-title = 304 on one page
sheet-print = To print it, press Ctrl and P (on a Mac ⌘ and P).
sheet-ranks = The cards, from high to low
sheet-rank = Card
sheet-points = Points
sheet-pack = { $cards } cards, { $each } in each suit. A suit counts { $suit_points } points, the pack { $all_points }.
sheet-course = The course of a deal
sheet-course-list = { $players ->
    [6] Two cards each · the auction · { own-sheet-sets } · two more cards · four tricks · tokens
    [8] Two cards each · the auction · { own-sheet-sets } · one more card · three tricks · tokens
   *[other] { own-sheet-course }
 }
own-sheet-course = { $second_auction ->
    [no] Four cards each · the auction · { own-sheet-sets } · four more cards · eight tricks · tokens
   *[yes] Four cards each · first auction · { own-sheet-sets } · four more cards · second auction · eight tricks · tokens
 }
own-sheet-sets = { $open_trump ->
    [yes] the maker turns up the indicator
   *[no] the maker hides the indicator
 }
sheet-calls = Calls
sheet-calls-first = First turn: { $first_least } to { $most }, and higher than the last bid.
sheet-calls-later = { $passing ->
    [out] Who has passed is out, but may still ask a partner who is in.
   *[stays-in] { $later_calls ->
        [free] Who has passed may still bid.
       *[200] Later turns: { $later_least } or more.
    }
 }
sheet-calls-partner = { $overcall_partner ->
    [never] Nobody bids over their partner.
    [free] Over your partner you may bid as over anyone.
   *[200] Over your partner: { $later_least } or more.
 }
sheet-calls-ask = { $ask_partner ->
    [never] Nobody asks partner to speak.
    [eldest-and-opposite] Eldest and the dealer’s partner may ask partner to speak. That is a turn for both.
   *[any-seat] Or ask your partner to speak. That is a turn for both of you.
 }
sheet-calls-redeal = Eldest, before any call: a redeal with less than { $low_hand } points.
sheet-calls-second = { $second_auction ->
    [no] There is one auction only.
   *[yes] On eight cards: { $second_least } or more, { $second_auction_until ->
        [three-passes] until the three others have passed
       *[circuit] one turn each
    }, no asking.{ $pcc ->
        [no] { "" }
       *[yes] { " " }Partner Close Caps beats every number.
    }
 }
sheet-closed = { $open_trump ->
    [yes] In the play
   *[no] While the trump is closed
 }
sheet-closed-follow = { $open_trump ->
    [yes] Follow suit if you can. If not, play any card. All cards fall face up.
   *[no] Follow suit if you can. If not, play any card face down.
 }
sheet-closed-maker = { $maker_cuts ->
    [any] The maker may fold a trump from the hand too, but may not lead one to the first trick.
   *[indicator] The maker may not fold a trump from the hand, nor lead one to the first trick.
 }
sheet-closed-indicator = The indicator lies apart. It may cut, or it waits for the last trick.
sheet-closed-look = After each trick the maker looks at the folded cards. A trump among them opens the trump.
sheet-closed-high = { $open_at_250 ->
    [no] A high contract does not open the trump.
   *[yes] A contract of { $high_bid } or more opens after the first trick.
 }
sheet-caps = Caps: all eight tricks
sheet-caps-due = { $caps ->
    [before-play] Announce it before the first card is led.
   *[in-play] Call it when you can prove it, { $caps_window ->
        [before-next-card] before you play your next card
       *[end-of-trick] before the trick is over
    }. Show your cards and state their order.
 }
sheet-caps-bonus = { $caps ->
    [before-play] All eight tricks won: { $caps_before_won } tokens more.
   *[in-play] In time, before the seventh trick: 1 token more.
 }
sheet-caps-wrong = { $caps ->
    [before-play] A trick lost: it costs { $caps_before_lost } tokens.
   *[in-play] Too early, too late or not at all: Wrong Caps.
 }
sheet-tokens = Tokens
sheet-contract = Contract
sheet-won = Made
sheet-lost = Failed
sheet-under = under { $points }
sheet-between = { $least } to { $most }
sheet-from = { $points } and more
sheet-start = Each side begins with { $tokens } tokens. Who has all { $all_tokens } wins the match.

## The placement test

place-title = Where should you start?
place-offer = Do you know some 304 already? { $count } questions in about three minutes tell you where to start.
place-begin = Find my place
place-again = Take the test again
place-question = Question { $number } of { $all }
place-lead = Answer as you would at the table. Nothing is counted against you, and every lesson stays open.
place-unsure = I do not know
place-stop = Stop here
place-start = You may start at “{ $title }”.
place-all = You know all of this. Pick any lesson you like, or go and practise.
place-right = { $right } of { $all } right
place-go = Start there
place-known = You seem to know this
place-yes = right
place-no = not yet
