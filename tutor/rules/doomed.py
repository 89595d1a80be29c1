"""A quick look at the whole deal: is a side bound to lose a trick if the others wish it?

The deal as it lies is one of the worlds that fit what a seat knows, so a claim that it refutes needs no proof search.
Nothing here may reach a learner: it reads every hand. ``False`` says nothing.
"""

from __future__ import annotations

from tutor.cards import SUIT_MASK, Card, cards_of
from tutor.rules.state import Playing
from tutor.rules.trick import judge, winner_of


def is_doomed(play: Playing, side: int) -> bool:
    """Can the opponents of ``side`` (0 or 1, by the seats' parity) surely take a trick, as the cards lie?"""
    return _trumps_against(play, side) or may_lose_at_once(play, side)


def may_lose_at_once(play: Playing, side: int) -> bool:
    """May the opponent of ``side`` who is on turn surely take this trick, by a lead or as the last to play?"""
    return _lead_against(play, side) or _last_card_against(play, side)


def _trumps_against(play: Playing, side: int) -> bool:
    """Does one opponent hold trumps that we cannot all beat?

    Each of them falls to a trick of its own, whatever is led, and wins it but for a higher trump of ours. So we need
    one above the opponent's highest, two above the second highest, and so on. Ours on the table may still beat one.
    """
    trumps = SUIT_MASK[play.trump]
    ours = play.to_play(side) | play.to_play(side + 2)
    for one in play.trick:
        if one.seat.place % 2 == side:
            ours |= one.card.bit
    ours &= trumps
    for place in (1 - side, 3 - side):
        theirs, needed = play.to_play(place) & trumps, 1
        while theirs:
            top = theirs.bit_length() - 1
            if (ours >> top).bit_count() < needed:
                return True
            theirs ^= 1 << top
            needed += 1
    return False


def _lead_against(play: Playing, side: int) -> bool:
    """May an opponent on lead cash the top card of a plain suit that both of us must follow, or cannot cut?"""
    leader = play.turn
    if play.trick or leader % 2 == side or play.leads_trump or (play.exhausted and leader == play.maker):
        return False
    trumps = SUIT_MASK[play.trump]
    mine, partners = play.to_play(side), play.to_play(side + 2)
    for suit, mask in SUIT_MASK.items():
        if suit == play.trump:
            continue
        theirs, one, other = play.hands[leader] & mask, mine & mask, partners & mask
        if theirs > one | other and all(held or not hand & trumps for held, hand in ((one, mine), (other, partners))):
            return True
    return False


def _last_card_against(play: Playing, side: int) -> bool:
    """May an opponent who plays last to this trick take it from us?"""
    place = play.turn
    if len(play.trick) != 3 or place % 2 == side:
        return False
    best = winner_of(play.trick, play.trump)
    return best.seat.place % 2 == side and any(
        _beats(card, best.card, play.trump) and judge(play, place, card).allowed
        for card in cards_of(play.to_play(place))
    )


def _beats(card: Card, best: Card, trump: str) -> bool:
    return card.power > best.power if card.suit == best.suit else card.suit == trump
