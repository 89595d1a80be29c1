"""Deals that are over, for *same table, other rules*: how many tokens move at the other table?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from puzzles.caps_deals import caps_deal
from puzzles.elsewhere import same_acts
from puzzles.making import Draft, Thrown
from puzzles.model import Mode
from puzzles.other_rules_asks import OtherTheme, Spot, draft
from puzzles.settle_asks import ask_about, told
from puzzles.settle_themes import Scene
from puzzles.settling import Wish, played, shared
from tutor.profiles import Profile
from tutor.record.referee import judge
from tutor.rules.reckoning import reckon
from tutor.seats import SEATS

AMOUNTS: Final = (160, 170, 180, 190, 200, 210, 220, 250)
DEALS: Final = 30
"""How many deals are looked through for one result that is wanted."""


def _scene(rng: random.Random, theme: OtherTheme, how: str, made: bool) -> Scene | Thrown:
    """A deal that ended as the theme wants it; ``how`` is what Caps did, or ``pcc`` or ``bid`` without Caps."""
    if how in ("pcc", "bid"):
        deal = played(rng, Wish(made, (160, 240), pcc=how == "pcc", ours=rng.randrange(8, 15)))
        if deal is None:
            return Thrown("no-deal")
        verdict, _ = judge(deal)
        scene = Scene(reckon(deal, None))
        other = how == "pcc" and scene.reckoning.settlement.made is not made
        return Thrown("caps" if verdict is not None else "other-result") if verdict or other else scene
    against = rng.random() < 0.3
    found = caps_deal(rng, how, against, rng.choice(AMOUNTS), shared(rng.randrange(8, 15)))
    return Thrown(found) if isinstance(found, str) else Scene(reckon(found.deal, found.verdict), found.due)


def moved(rng: random.Random, theme: OtherTheme, there: Profile, mode: Mode) -> Iterator[Draft | Thrown]:
    """How many tokens move at the other table, and where to? The deal is told as in *settle*."""
    how, made = rng.choice(theme.calls), rng.random() < 0.55
    for _ in range(DEALS):
        here = _scene(rng, theme, how, made)
        if isinstance(here, Thrown):
            yield here
            continue
        deal = here.reckoning.deal
        other = same_acts(deal, there)
        if other is None or other.ended != deal.ended:
            yield Thrown("not-there")
            continue
        away = reckon(other, judge(other)[0])
        seat = rng.choice(SEATS)
        proof = ask_about(rng, Scene(away, here.due), seat, "moved")
        features = {
            "apart": float(away.moved != here.reckoning.moved),
            "clauses": len(away.settlement.clauses),
            "caps": float(here.reckoning.verdict is not None),
        }
        spot = Spot(deal, other, seat, features)
        yield draft(rng, theme, spot, "moved", proof, "word", told(rng, here, seat))
