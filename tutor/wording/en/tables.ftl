### English: the clauses of the other tables (club, call-partner, widow).

## Club

clause-club-deal-singly = { $players ->
        [4] One by one, each player first gets four cards.
       *[other] One by one, each player first gets two cards.
     }
    .title = Card by card
    .full = { $players ->
        [6] The dealer goes round the table twice, starting on the right. The other two cards of each hand come in a packet.
        [8] The dealer goes round the table twice, starting on the right. Then each player gets one more card.
       *[other] The dealer goes round the table four times, starting on the right. The second half of the hand comes in a packet.
     }
clause-club-auction-pass-out = After a pass you are out of this auction.
    .title = A pass is final
    .full = If your turn comes again, you may still ask your partner to bid, as long as partner has not passed. At this table there is no higher limit for later bids or over partner.
clause-club-auction-three-passes = { $players ->
        [6] When all five others pass after a bid, the auction is over.
        [8] When all seven others pass after a bid, the auction is over.
       *[other] When three players pass running, the auction is over.
     }
    .title = How the auction ends
    .full = { $players ->
        [4] The last bidder is the maker. If all pass and nobody has bid, the next dealer deals.
       *[other] Everyone has a chance to beat a bid, so three passes are not enough at this table. The last bidder is the maker. If all pass and nobody has bid, the next dealer deals.
     }
clause-club-single-auction = There is only one auction.
    .title = One auction
    .full = { $players ->
        [6] It is held on the first two cards. After the second packet the play begins at once.
        [8] It is held on the first two cards. After the third card the play begins at once.
       *[other] It is held on the first four cards. After the second packet the play begins at once.
     }
clause-club-closed-any-cut = Without the led suit, you may fold any card, even a trump.
    .title = Any card may cut
    .full = At this table that is true for the maker too. A trump from the maker’s hand may be folded.
clause-club-open-any-time = The maker may show the trump at any of their turns.
    .title = Opening at any time
    .full = A folded trump that wins a trick opens it in any case. Until then it is up to the maker.
clause-club-score = { $players ->
        [4] A contract moves 1, 2 or 3 tokens, and a lost one costs 1 more.
       *[other] A contract moves 1, 2 or 3 tokens with every other side, and a lost one costs 1 more.
     }
    .title = Tokens at the club
    .full = { $players ->
        [4] Below { $later_least } it is 1 token, from { $later_least } on it is 2, and from { $high_bid } on it is 3. Caps counts only where the table has agreed on it.
       *[other] Below { $later_least } it is 1 token, from { $later_least } on it is 2, and from { $high_bid } on it is 3. The maker’s side gets them from each other side, or pays each of them. Caps counts only where the table has agreed on it.
     }

## Call-partner

clause-call-match = Four players play for themselves, and eleven deals make a match.
    .title = The match
    .full = Each player gets eight cards, and play goes clockwise. The highest total after eleven deals wins.
clause-call-auction = Bids start at 150 and go up by 5 to 30.
    .title = Bidding for the trump
    .full = The player on the dealer’s left calls first, and a pass is final. If all pass, the dealer must play for 150.
clause-call-follow = Follow suit if you can, and play any card if you cannot.
    .title = Following suit
    .full = The trump is known from the start, so all cards are played face up. A trump may cut whenever you cannot follow.
clause-call-partner = The maker picks the trump suit and then calls a card.
    .title = Calling a partner
    .full = It must be a card that the maker does not hold. Whoever holds it is the secret partner, and all know the card but not the holder.
clause-call-reveal = The called card shows who the partner is.
    .title = The partner comes out
    .full = When the maker leads that suit, whoever has the card must put it down. It may also fall in any other trick.
clause-call-alone = If an opponent’s trump beats the called card, the maker goes on alone.
    .title = One against three
    .full = This can happen only in the trick that reveals the partner. What the pair has won stays with the maker, and the partner scores with the maker as before.
clause-call-marriage = King and queen of one suit can move the target.
    .title = Marriage
    .full = Show the pair at your turn, as soon as your side owns a trick. The target moves by 20 in your favour, or by 40 in trumps.
clause-call-slam = The maker or the partner may promise all eight tricks.
    .title = Slam
    .full = Once the sixth trick has begun, it is too late to promise.
clause-call-score = Reach the target, and maker and partner get 1 each.
    .title = Scoring
    .full = A slam that was promised and made is worth 4 each. Short of the target, both lose 1. The other players score nothing.

## Widow

clause-widow-deal = Three players get ten cards each, and two stay face down.
    .title = The deal with a widow
    .full = The two cards in the middle are called the widow. Nobody sees them before the auction is over.
clause-widow-exchange = The maker may take cards from the widow.
    .title = Taking the widow
    .full = The maker looks at both cards and takes none, one or two. As many go back, and their points count for the maker in the end.
clause-widow-score = One player plays against two, and only the maker can score.
    .title = Scoring with a widow
    .full = There are ten tricks. A slam means all ten, and must be promised before the eighth trick begins.
