"""Playing a deal on by chance, always through the legal actions: random whole deals for trials, tests and benches.

>>> import random
>>> play_out(random_whole(random.Random(7)), random.Random(7)).phase
'over'
"""

from __future__ import annotations

import random
from typing import Any, Final

from tutor.profiles import Profile
from tutor.rules.actions import Action, AnnounceSlam, AskPartner, OpenTrump, PartnerCloseCaps, Pass, Redeal
from tutor.rules.deal import Deal
from tutor.rules.dealing import random_deal


def any_action(deal: Deal, rng: random.Random) -> Action:
    """Any legal action of the seat whose turn it is, all alike. Raises ``ValueError`` when the deal is over."""
    if deal.turn is None:
        raise ValueError("this deal is over")
    return rng.choice(deal.actions(deal.turn))


_QUIET: Final[dict[type, float]] = {
    Pass: 12,
    AskPartner: 0.6,
    Redeal: 3,
    PartnerCloseCaps: 0.15,
    OpenTrump: 0.4,
    AnnounceSlam: 0.03,
}
"""How likely an action is at a quiet table, where a card or a first bid counts 1 to 4."""


def quiet_action(deal: Deal, rng: random.Random) -> Action:
    """A legal action as at a quiet table: mostly passes and low bids, seldom asking, opening, Close Caps or a slam."""
    if deal.turn is None:
        raise ValueError("this deal is over")
    legal = deal.actions(deal.turn)
    bids = 0

    def weigh(action: Action) -> float:
        nonlocal bids
        if type(action) in _QUIET:
            return _QUIET[type(action)]
        if action.do != "bid":
            return 1
        bids += 1
        return 4 / bids**2

    return rng.choices(legal, [weigh(action) for action in legal])[0]


def play_out(deal: Deal, rng: random.Random, choose: Any = any_action) -> Deal:
    """Play a deal to its end by ``choose(deal, rng)``."""
    while deal.turn is not None:
        deal = deal.act(deal.turn, choose(deal, rng))
    return deal


def random_whole(rng: random.Random, profile: Profile | str = "sri-lankan") -> Deal:
    """A random legal whole deal, played to the last card after a quiet auction; same ``rng`` state, same deal."""
    while True:
        deal = play_out(random_deal(rng, profile=profile), rng, quiet_action)
        if deal.ended == "played":
            return deal
