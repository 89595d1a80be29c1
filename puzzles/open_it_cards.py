"""The questions of *open it* that are answered with cards: what may be played, with the trump open or closed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from puzzles.habits import OPEN
from puzzles.making import Draft, Thrown
from puzzles.model import Hint, Judged, Mode, Question
from puzzles.open_it_themes import playing
from tutor.cards import Card
from tutor.rules.actions import PLAYS
from tutor.rules.deal import Deal
from tutor.rules.opening import had_opened
from tutor.rules.ruling import Ruling
from tutor.seats import Seat

CARDS: Final = 5
"""How many cards there are to choose from."""

OPEN_SHARE: Final = 0.2
"""How often the maker shows the trump before leading: every card is right then."""

KEEP_VOID: Final = 0.35
"""How often a maker who could have played anything is kept."""

DROP_SAME: Final = 0.85
"""How often a hand is thrown away for which an open trump makes no difference."""


def maker_of(deal: Deal) -> Seat:
    """The maker of a deal that is being played."""
    assert deal.maker is not None
    return deal.maker


def features_of(deal: Deal, seat: Seat) -> dict[str, float]:
    """``tricks`` finished, cards on the ``table``, ``other``: not the maker's view, ``near`` 250, ``pcc``."""
    play, contract = playing(deal)
    near = contract.amount is not None and 220 <= contract.amount <= 250
    return {
        "tricks": len(play.tricks),
        "table": len(play.trick),
        "other": float(seat is not deal.maker),
        "near": float(near),
        "pcc": float(contract.is_pcc),
    }


def lead(rng: random.Random, deal: Deal, mode: Mode) -> Draft | Thrown:
    """What a maker who is about to lead may lead, with the trump shown first or left closed."""
    maker, indicator = maker_of(deal), deal.indicator
    assert indicator is not None
    opens = rng.random() < OPEN_SHARE
    table = deal.act(maker, OPEN) if opens else deal
    hand = list(deal.hand(maker))
    trumps = [one for one in hand if one.suit == indicator.suit]
    if len(trumps) > 6:
        return Thrown("nothing-but-trumps")
    some = _some(rng, hand, [rng.choice(trumps)])
    ask = "ask-open-it-lead-open" if opens else "ask-open-it-lead-closed"
    tempting = sum(one.suit == indicator.suit for one in some)
    return _cards(rng, deal, [(one, table.rule(maker, PLAYS[one.place])) for one in some], mode, ask, tempting)


def had(rng: random.Random, deal: Deal, mode: Mode) -> Draft | Thrown:
    """What a maker could play to the first trick if the trump had been shown before it."""
    return _if_open(rng, deal, had_opened(deal), mode, "ask-open-it-had")


def now(rng: random.Random, deal: Deal, mode: Mode) -> Draft | Thrown:
    """What a maker may play who shows the trump now, in the middle of a trick."""
    return _if_open(rng, deal, deal.act(maker_of(deal), OPEN), mode, "ask-open-it-now")


def _if_open(rng: random.Random, deal: Deal, table: Deal, mode: Mode, ask: str) -> Draft | Thrown:
    """What the maker may play where the trump is open: ``table`` is the deal with it open."""
    maker, indicator = maker_of(deal), deal.indicator
    assert indicator is not None
    hand = list(deal.hand(maker))
    right = [one for one in hand if table.rule(maker, PLAYS[one.place])]
    if len(right) == len(hand) and rng.random() >= KEEP_VOID:
        return Thrown("anything-goes")
    some = _some(rng, hand, [indicator, rng.choice(right)])
    judged = [(one, table.rule(maker, PLAYS[one.place])) for one in some]
    other = sum(ruling.allowed != deal.rule(maker, PLAYS[one.place]).allowed for one, ruling in judged)
    if not other and rng.random() < DROP_SAME:
        return Thrown("the-same-closed")
    return _cards(rng, deal, judged, mode, ask, other)


def _some(rng: random.Random, hand: Sequence[Card], sure: Sequence[Card]) -> list[Card]:
    """So many cards of a hand, these among them, in the order of the pack."""
    rest = [one for one in hand if one not in sure]
    some = {*sure}
    return sorted([*some, *rng.sample(rest, CARDS - len(some))], key=lambda one: one.place)


def _cards(
    rng: random.Random, deal: Deal, judged: Sequence[tuple[Card, Ruling]], mode: Mode, ask: str, tempting: int
) -> Draft:
    proof = tuple(Judged(choice=card, ruling=ruling) for card, ruling in judged)
    question = Question(ask=ask, mode=mode, choices=tuple(one.choice for one in proof), none=True)
    right, wrong = ([card for card, ruling in judged if ruling.allowed is fine] for fine in (True, False))
    if len(wrong) > 1:
        second = Hint(id="hint-open-it-not-card", args={"card": rng.choice(wrong)})
    else:
        second = Hint(id="hint-open-it-card", args={"card": rng.choice(right)})
    features = {**features_of(deal, maker_of(deal)), "tempting": tempting}
    hints = Hint(id="hint-open-it-hand"), second
    return Draft(deal, maker_of(deal), question, proof, hints, features)
