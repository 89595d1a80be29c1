"""Made-up deals that end without a score: all pass, a redeal, spoilt trumps.

>>> import random
>>> from puzzles.settling import shared
>>> unplayed(random.Random(1), "all-pass", shared(11)).ended
'all-pass'
"""

from __future__ import annotations

import random

from puzzles.habits import DEFAULT, PASS, Temper, indicator_of
from puzzles.settling import again, auctions, play_out
from puzzles.situations import Plan, deal_cards
from tutor.cards import PACK, SUITS, Hand
from tutor.profiles import Profile
from tutor.rules.actions import Action, DeclareSpoilt, Redeal
from tutor.rules.caps import spoilt
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION
from tutor.seats import SEATS, Seat


def unplayed(rng: random.Random, how: str, tokens: dict[str, int], profile: Profile = DEFAULT) -> Deal | None:
    """A deal that ends without a score: ``all-pass``, ``redeal`` or ``spoilt``; ``None`` where the cards are not so.

    Spoilt trumps are declared at the default table alone.
    """
    if how == "spoilt":
        return _spoilt(rng, tokens)
    deal, _ = deal_cards(rng, Plan(profile=profile))
    deal = again(deal, tokens)
    if how == "redeal":
        return deal.act(deal.eldest, Redeal()) if deal.rule(deal.eldest, Redeal()) else None
    while deal.phase == AUCTION:
        assert deal.turn is not None
        deal = deal.act(deal.turn, PASS)
    return deal


def _spoilt(rng: random.Random, tokens: dict[str, int]) -> Deal | None:
    """All trumps lie with the maker's side, and somebody notices after some cards."""
    dealer, maker = rng.choice(SEATS), rng.choice(SEATS)
    suit, mine = rng.choice(SUITS), rng.choice((4, 5, 5))
    trumps = [one for one in PACK if one.suit == suit]
    others = [one for one in PACK if one.suit != suit]
    rng.shuffle(trumps)
    rng.shuffle(others)
    hands = {maker: trumps[:mine], maker.partner: trumps[mine:], maker.left: [], maker.right: []}
    for one in hands.values():
        while len(one) < 8:
            one.append(others.pop())
        rng.shuffle(one)
    first, second = ({one: Hand(hands[one][part]) for one in SEATS} for part in (slice(0, 4), slice(4, 8)))
    deal = Deal.start(dealer, first, second, tokens)
    if not first[maker].of_suit(suit):
        return None
    before = auctions(deal, maker, rng.choice((160, 180, 200, 220)), indicator_of(first[maker], rng, suit))
    if before is None:
        return None
    at, who = rng.randrange(6, 24), rng.choice((maker, maker.partner, maker.right, maker.left))

    def declare(now: Deal) -> tuple[Seat, Action] | None:
        down = sum(len(one.cards) for one in now.play.tricks) + len(now.play.trick) if now.play else 0
        return (who, DeclareSpoilt()) if down >= at and _is_spoilt(now) else None

    return play_out(before, rng, Temper(maker, suit), declare)


def _is_spoilt(deal: Deal) -> bool:
    play, dealt = deal.play, deal.position.dealt
    assert play is not None
    whole = tuple(one | two for one, two in zip(dealt.first, dealt.second, strict=True))
    return spoilt(play.trump, whole, play.maker)
