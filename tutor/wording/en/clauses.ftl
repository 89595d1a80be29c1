### English: the rules of the Sri Lankan table, one message for each clause id (dots become hyphens).
### `.title` heads the entry, the message is the rule in one sentence, `.full` says more.
###
### Arguments: the numbers of the rules ($first_least 160, $later_least 200, $second_least 250, $high_bid 250, $most 300,
### $low_hand 15, $tokens 11, $all_tokens 22, the tokens $won_low … $lost_pcc) and every setting of the profile by its
### name ($last_trick_view …; yes or no where it is a switch).

## Cards and deal

clause-cards-pack = { $players ->
        [4] The game uses 32 cards, eight in each suit.
       *[other] With more than four players the game uses 24 cards, six in each suit.
     }
    .title = The pack
    .full = { $players ->
        [4] Take the 7, 8, 9, 10, jack, queen, king and ace of all four suits. The cards from 2 to 6 stay in the box.
       *[other] Take the 9, 10, jack, queen, king and ace of all four suits. The 7s and 8s stay in the box with the low cards. They are worth nothing, so the pack still counts 304 points.
     }
clause-cards-rank = In every suit the jack is highest, and the 9 comes next.
    .title = Which card is higher
    .full = { $players ->
        [4] From high to low a suit runs J, 9, A, 10, K, Q, 8, 7. The order is the same in all four suits, and trumps keep it too.
       *[other] From high to low a suit runs J, 9, A, 10, K, Q. The order is the same in all four suits, and trumps keep it too.
     }
clause-cards-points = { $players ->
        [4] Six of the eight cards in a suit carry points.
       *[other] All six cards in a suit carry points.
     }
    .title = What the cards are worth
    .full = { $players ->
        [4] A jack is worth 30, a 9 is worth 20, an ace 11, a 10 just 10, a king 3 and a queen 2. The 8 and the 7 are worth nothing. That makes 76 in a suit and 304 in the pack, which gives the game its name.
       *[other] A jack is worth 30, a 9 is worth 20, an ace 11, a 10 just 10, a king 3 and a queen 2. That makes 76 in a suit and 304 in the pack, which gives the game its name.
     }
clause-deal-partners = You and the player across the table are partners.
    .title = Partners and direction
    .full = { $players ->
        [6] Three pairs play, each two opposite each other. The maker’s pair plays against all the others, whose points count together. Everything goes anticlockwise, so the next to act is always the player on the right.
        [8] Four pairs play, each two opposite each other. The maker’s pair plays against all the others, whose points count together. Everything goes anticlockwise, so the next to act is always the player on the right.
       *[other] Two pairs play against each other. Everything goes anticlockwise, so the next to act is always the player on the right.
     }
clause-deal-cut = The player on the dealer’s left may cut the pack.
    .title = The cut
    .full = After the shuffle the dealer holds out the pack to the left. That player may cut it or leave it as it is.
clause-deal-packets = Everyone gets four cards, and four more after the first auction.
    .title = Two packets of four
    .full = The dealer gives each player four cards at once, starting on the right. So the first auction is held with half a hand.
clause-deal-next-dealer = The deal moves on to the right.
    .title = Who deals next
    .full = After each deal the player on the dealer’s right takes the cards. After a redeal the same player deals once more.
clause-deal-low-hand = { $players ->
        [4] Eldest may ask for a redeal with less than { $low_hand } points.
       *[other] With so many players nobody may ask for a redeal.
     }
    .title = Redeal of a poor hand
    .full = { $players ->
        [4] Only the player on the dealer’s right has this right, and only the first four cards count. The first call ends it, even if that call is to ask partner. The same dealer deals again.
       *[other] The right to a redeal goes by the first four cards. Here nobody is dealt four cards before the auction.
     }
clause-match-tokens = Each side begins with { $tokens } tokens.
    .title = Tokens
    .full = { $players ->
        [4] Tokens keep the score of the match. After a deal some move from one side to the other, so there are always { $all_tokens } in all.
       *[other] Tokens keep the score of the match. After a deal the maker’s side settles with every other side, so there are always { $all_tokens } in all.
     }

## First auction

clause-auction-eldest-first = The player on the dealer’s right calls first.
    .title = Who calls first
    .full = That player is called eldest. The others follow anticlockwise, one call at a time.
clause-auction-bid = A bid is a number from { $first_least } to { $most } that beats the last bid.
    .title = What you may bid
    .full = A bid promises card points. { $bid_step_from_200 ->
        [5] It goes up in tens below { $later_least } and in fives from there.
       *[other] It goes up in tens.
     } With four cards in hand nobody may go beyond { $most }.
clause-auction-pass-not-final = A pass does not put you out of the auction.
    .title = Passing
    .full = If your turn comes again, you may still bid. Then you need at least { $later_least }.
clause-auction-later-call = After your first turn you may bid only { $later_least } or more.
    .title = From the second turn on
    .full = A bid, a pass, asking partner and being asked all count as a turn. Whoever has had one must bid high to speak again.
clause-auction-over-partner = { $overcall_partner ->
        [never] At this table you do not bid over your partner.
        [free] At this table you may bid over your partner as over anyone.
       *[200] To bid over your partner you need { $later_least } or more.
     }
    .title = Bidding over partner
    .full = { $overcall_partner ->
        [never] Partner’s bid already counts for your side. As long as it is the highest, only the other side may beat it.
        [free] Partner’s bid is a bid like any other. If you have had a turn before, you still need { $later_least } or more.
       *[200] Partner’s bid already counts for your side. Going above it is a big step, so it starts at { $later_least }.
     }
clause-auction-ask-partner = { $ask_partner ->
        [never] At this table nobody asks partner to speak.
        [eldest-and-opposite] At their turn, the first two players may let partner speak for them.
       *[any-seat] At your turn you may let your partner speak for you.
     }
    .title = Asking partner
    .full = { $ask_partner ->
        [never] Everyone bids or passes for themselves.
       *[other] { $ask_partner ->
            [eldest-and-opposite] These two are eldest and the player opposite the dealer. Partner must bid or pass at once, and this counts as a turn for both.
           *[other] Partner must bid or pass at once, and this counts as a turn for both.
         } If partner bids, it is partner’s own bid. If partner passes, both of you have passed. { $ask_skips_partner ->
            [no] Partner still has a turn of their own later.
           *[yes] Partner’s next turn may be skipped once.
         }
     }
clause-auction-end = A bid wins when the other three have all passed after it.
    .title = How the auction ends
    .full = Each new bid gives the others a fresh chance. When all three have passed since then, the bidder is the maker.
clause-auction-all-pass = { $players ->
        [6] Six passes without a bid end the deal.
        [8] Eight passes without a bid end the deal.
       *[other] Four passes without a bid end the deal.
     }
    .title = Everyone passes
    .full = Nobody scores. The next dealer shuffles and deals.

## Indicator and second auction

clause-trump-indicator = { $players ->
        [4] The maker hides one of the first four cards, and its suit is trump.
       *[other] The maker hides one of the first two cards, and its suit is trump.
     }
    .title = The indicator
    .full = The card goes face down on the table before the second packet is dealt. It is called the indicator, and only the maker knows it.
clause-second-circuit = { $second_auction_until ->
        [three-passes] With eight cards in hand, there is a second auction.
       *[circuit] With eight cards in hand, each player gets one more turn.
     }
    .title = The second auction
    .full = { $second_auction_start ->
        [eldest] Eldest begins.
       *[winner] The maker of the first auction begins.
     } { $second_auction_until ->
        [three-passes] The calls go round until the three others have passed since the highest bid.
       *[circuit] Each player bids or passes once, and then this auction is over.
     }
clause-second-bid = On eight cards a bid starts at { $second_least }.
    .title = Bids on eight cards
    .full = It must beat the bid that stands and may not go beyond { $most }. { $bid_step_from_200 ->
        [5] Bids go up in fives.
       *[other] Bids go up in tens.
     }
clause-second-over-partner = Pass while your partner’s new bid is the highest.
    .title = Partner in the second auction
    .full = This holds for a bid that partner made in the second auction. You may go over a bid that partner made in the first one.
clause-second-no-ask = In the second auction everyone speaks for themselves.
    .title = No asking now
    .full = You cannot ask partner any more. At your turn you bid, pass or call Partner Close Caps.
clause-second-pcc = Partner Close Caps beats every number.
    .title = Calling Partner Close Caps
    .full = The caller promises to win all eight tricks alone. The call ends the auction at once. It cannot be made over a new bid of one’s partner.
clause-second-new-maker = Whoever wins the second auction owns the trump.
    .title = A new maker
    .full = If that is another player, the first maker takes the old indicator back. The new maker hides one of all eight cards instead. { $own_raise ->
        [no] At this table a maker may not raise their own bid.
       *[yes] A maker who has only raised their own bid changes nothing.
     }

## Play

clause-play-first-lead = Eldest leads first, and then the winner of each trick leads.
    .title = Who leads
    .full = The player on the dealer’s right puts down the first card of the deal. Whoever takes a trick starts the next one.
clause-play-follow = If you have the suit that was led, you must play it.
    .title = Following suit
    .full = Without that suit you may play another one. While the trump is closed, some cards can still be forbidden to the maker.
clause-play-winner = The highest trump takes the trick.
    .title = Who wins the trick
    .full = If there is no trump in it, the highest card of the led suit takes it. A card of any other suit cannot win.
clause-play-last-trick-view = { $last_trick_view ->
        [between-tricks] Between two tricks you may look at the last one.
       *[during-trick] While a trick is played, you may look at the one before it.
     }
    .title = Looking back
    .full = You see only the cards that lay face up. Folded cards that stayed down remain secret, and so do all earlier tricks.
clause-open-before-first-lead = { $opening_choice ->
        [never] At this table the maker does not show the trump by choice.
        [any-time] At any turn of their own, the maker may show the trump.
        [leading-with-trump] The maker may show the trump only to lead it.
       *[before-first-lead] Before the first card is led, the maker may show the trump.
     }
    .title = Opening by choice
    .full = { $opening_choice ->
        [never] It stays closed until the play opens it. Only a maker who has nothing but trumps for the first lead must open.
        [any-time] The indicator then goes into the maker’s hand, and the rest of the deal is played open.
        [leading-with-trump] The indicator goes into the maker’s hand, and the next card must be a trump. From then on all is played open.
       *[before-first-lead] The indicator then goes into the maker’s hand, and the whole deal is played open. A maker who leads may start with any card, even a trump.
     }
clause-closed-void-folds = If you cannot follow while the trump is closed, you play face down.
    .title = Playing face down
    .full = This is called folding. Nobody can see whether the card is a trump until the maker looks at it.
clause-closed-indicator-apart = The closed indicator does not have to follow suit.
    .title = The indicator is not in hand
    .full = It lies apart from the maker’s cards. If trump is led and the maker has no other trump, the maker plays another suit.
clause-closed-indicator-cuts = The closed indicator may cut a suit that another player led.
    .title = Cutting with the indicator
    .full = The maker must be unable to follow that suit. If not, the indicator waits for the last trick.
clause-closed-no-hand-cut = While the trump is closed, the maker cannot fold a trump from the hand.
    .title = No cut from the hand
    .full = A maker who cannot follow folds another suit or cuts with the indicator. If there are only trumps in hand, the indicator must cut.
clause-closed-no-trump-lead-first = While the trump is closed, the maker cannot lead it to the first trick.
    .title = No trump in the first lead
    .full = In later tricks a trump from the hand may be led, face up, and the indicator stays closed. A maker with only trumps in hand must open before the first lead.
clause-closed-indicator-lead = A closed indicator may be led only in the last trick.
    .title = The indicator comes last
    .full = It lies face up when it leads and when it follows a trump lead. On any other suit it goes face down and cuts.
clause-closed-inspect = When a trick is over, the maker checks what was folded.
    .title = The maker looks
    .full = If none is a trump, they stay face down for good, and only the maker knows them. The led suit wins that trick.
clause-closed-reveal = A folded trump opens the trump for everyone.
    .title = A trump is found
    .full = { $opening_shows ->
        [trumps] The folded trumps of this trick are turned up, and the indicator is shown. The highest trump wins. All other folded cards stay down, and so do those of earlier tricks.
       *[all-others] The cards that the other players folded in this trick are turned up, and the indicator is shown. The highest trump wins. A card of another suit that the maker folded stays down, and so do the folded cards of earlier tricks.
     }
clause-closed-indicator-returns = If the indicator is shown without being played, the maker takes it back into hand.
    .title = The indicator goes home
    .full = It was no part of this trick, so it cannot win it. From now on it is a card like any other.
clause-open-face-up = Once the trump is open, nobody folds any more.
    .title = Open trump
    .full = All cards are played face up, and the maker is bound by no other rules than the rest. A player who cannot follow may play any card, even a trump.
clause-open-high-bid = { $open_at_250 ->
        [no] At this table a high contract does not open the trump.
       *[yes] A contract of { $high_bid } or more opens the trump after one trick.
     }
    .title = Opening a high contract
    .full = { $open_at_250 ->
        [no] The indicator stays closed until the play opens it.
       *[yes] If the indicator is still closed then, it is turned up and goes into the maker’s hand. This happens by itself.
     }
clause-trump-exhausted = { $exhausted_trumps ->
        [never] At this table the maker need not lead out the trumps.
       *[after-unfollowed-lead] If nobody can follow the maker’s trump, more trumps must come.
     }
    .title = Leading out the trumps
    .full = { $exhausted_trumps ->
        [never] Even when nobody else has a trump left, the maker may lead any suit.
       *[after-unfollowed-lead] The maker leads trumps until none is left in hand, and only then another suit. A closed indicator does not count here: its time is the last trick.
     }
clause-trump-spoilt = { $spoilt_redeal ->
        [never] At this table a deal is played out even if the defenders were dealt no trump.
       *[other] If the defenders were dealt no trump at all, the deal can be called off.
     }
    .title = Spoilt trumps
    .full = { $spoilt_redeal ->
        [never] Elsewhere the deal can be called off then. Here nobody can do that.
        [next-dealer] Anyone who notices may say so, until the last card of the deal falls. Nobody scores, and the next dealer deals. Only the cards as they were dealt count, and a false call changes nothing.
       *[same-dealer] Anyone who notices may say so, until the last card of the deal falls. Nobody scores, and the same dealer deals again. Only the cards as they were dealt count, and a false call changes nothing.
     }

## Caps

clause-caps-meaning = Caps means winning all eight tricks.
    .title = What Caps is
    .full = To have all 304 points is not enough: a trick without points counts too. { $defenders_caps ->
        [no] Only the maker’s side may call Caps, as long as it has not lost a trick.
       *[yes] Either side may call Caps, as long as it has not lost a trick.
     }
clause-caps-due = Call Caps when what you know proves that you win all the rest.
    .title = When Caps is due
    .full = You need an order for your cards that wins every trick left. It must work however the hidden cards lie and whatever the others may play. Guesses from the auction prove nothing.
clause-caps-window = { $caps_window ->
        [before-next-card] You may call until you play your next card.
       *[end-of-trick] You may call until the trick that brought the proof is over.
     }
    .title = How long you have
    .full = { $caps_window ->
        [before-next-card] If partner could have called as well, the one who plays first decides how long you both have.
       *[end-of-trick] If only the end of a trick gives you the proof, you have the whole of the next trick.
     }
clause-caps-call = Show your cards and say in which order you will play them.
    .title = How to call
    .full = The order names every card you still have. After that, you must always play the first card of it that the rules allow. A maker who calls shows the indicator too.
clause-caps-early-bonus = A right call before the seventh trick earns 1 token more.
    .title = The early bonus
    .full = The extra token comes on top of the usual reward. Once the seventh trick has begun, a right call adds nothing.
clause-caps-too-early = If the order you state is not proved, the call is Wrong Caps.
    .title = Called too early
    .full = The hidden cards may lie in many ways. If just one of them can beat your order, the call came too early.
clause-caps-too-late = If you call after your time is up, it is Wrong Caps too.
    .title = Called too late
    .full = { $caps_window ->
        [before-next-card] Your time ends with the next card of the player who should have called.
       *[end-of-trick] Your time ends with the trick in which the call was due.
     } You may still win all the tricks, but you should have known before.
clause-caps-missed = If Caps is due and you stay silent, it is Wrong Caps.
    .title = Not called at all
    .full = It does not help to win every trick, or to lose one so that nobody notices. If either partner calls in time, the side is safe.
clause-caps-penalty = { $caps_penalty ->
        [bid-loss-plus-one-or-five] Wrong Caps costs one token more than a lost bid, or 5 if the side loses a trick after its call.
       *[two-or-five] Wrong Caps costs 2 tokens, or 5 if the side loses a trick after its call.
     }
    .title = The price of Wrong Caps
    .full = The result of the bid no longer matters. Only this price is paid.
clause-caps-none-in-pcc = In Partner Close Caps nobody calls Caps.
    .title = No call when one plays alone
    .full = The bid itself has promised all eight tricks. There is nothing to add.

## Procedure

clause-procedure-turn = You act only when it is your turn.
    .title = Whose turn it is
    .full = { $caps ->
        [in-play] Some things need no turn. { $opening_choice ->
            [before-first-lead] The maker may open before the first lead. In the play
           *[other] In the play
         } anyone may call Caps or declare spoilt trumps.
       *[other] Calls and cards go round the table, each player in turn.
     }
clause-procedure-phase = Each action has its own time in the deal.
    .title = One thing after another
    .full = First comes an auction, then the indicator, then the second auction, then the play. What belongs to another part must wait, or comes too late.
clause-procedure-not-held = You can use only a card that you hold.
    .title = Your own cards
    .full = A card that has been played, or that someone else holds, is not yours to play.

## Partner Close Caps

clause-pcc-alone = One player takes on both opponents and must win all eight tricks.
    .title = Playing alone
    .full = Partner’s hand stays on the table unseen, so each trick has three cards. The bidder leads first.
clause-pcc-open-after-first = { $pcc_first_trick ->
        [open] In Partner Close Caps everyone sees the trump before the first lead.
       *[closed] After the first trick of Partner Close Caps, everyone sees the trump.
     }
    .title = The trump when one plays alone
    .full = { $pcc_first_trick ->
        [open] The indicator goes into the bidder’s hand at once, and all is played open. The bidder may lead any card.
       *[closed] Until then the rules for closed trump hold. So the bidder cannot lead a trump first, unless the bidder has opened before.
     }
clause-pcc-no-exhausted = A lone player never has to lead out the trumps.
    .title = What does not count here
    .full = In Partner Close Caps the player may change suit at any lead. There is no Caps call either.

## Tokens

clause-score-made = The maker’s side must take at least the points that were bid.
    .title = Making the contract
    .full = { $players ->
        [4] Exactly the number is enough. The points of both sides add up to 304. Partner Close Caps is different: there only tricks count.
       *[other] Exactly the number is enough. The points of all other sides count together, and with the maker’s side they add up to 304.
     }
clause-score-table = The higher the contract, the more tokens it moves.
    .title = What a contract is worth
    .full = Below { $later_least }, the maker’s side gets { $won_low } or pays { $lost_low }. From { $later_least } on it gets { $won_mid } or pays { $lost_mid }. From { $high_bid } on it gets { $won_high } or pays { $lost_high }. For Partner Close Caps it gets { $won_pcc } or pays { $lost_pcc }.
clause-score-caps = Caps can add a token, or take the place of the bid.
    .title = Caps and the tokens
    .full = A right early call adds 1 token to what the side receives, and this is true for the defenders too. After Wrong Caps, only the price of Wrong Caps is paid.
clause-score-remainder = A side never pays more tokens than it has.
    .title = When the tokens run out
    .full = { $players ->
        [4] If the price is too high, the side hands over its last tokens and owes nothing. The match is over then.
       *[other] If the price is too high, the side hands over its last tokens and owes nothing. When it must pay several sides, it gives them a token each in turn, starting on the right. A side without tokens plays on.
     }
clause-score-match = Win all { $all_tokens } tokens, and you win the match.
    .title = Winning the match
    .full = { $players ->
        [4] Deals are played until one side has every token. So a match always has a winner.
       *[other] Deals are played until one side has every token. So a match always has a winner. A side without tokens stays in the game and can win some back.
     }
