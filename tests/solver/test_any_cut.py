"""``club.closed.any-cut``: a maker calls Caps over a card that lies folded in this trick, and it may be any trump."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from tutor.profiles import load_profile
from tutor.rules.actions import CallCaps
from tutor.rules.dealing import random_deal
from tutor.rules.playout import play_out, quiet_action
from tutor.rules.state import PLAY
from tutor.rules.view import View
from tutor.solver import deal_of, prove
from tutor.solver.claims import NODES, _searched, is_beyond

TABLE = load_profile().other("maker_cuts", "any")


def _moments(seed: int) -> Iterator[View]:
    """What the next to play sees where the maker has folded a card and calls before the trick is over."""
    rng = random.Random(seed)
    deal = play_out(random_deal(rng, profile=TABLE), rng, quiet_action)
    for one in deal.path():
        maker, play = one.maker, one.play
        if one.phase != PLAY or maker is None or play is None or not play.closed:
            continue
        if any(each.seat == maker and each.folded for each in one.view(maker).trick) and one.hand(maker):
            call = CallCaps(tuple(one.hand(maker)))
            if one.rule(maker, call) and one.turn is not None:
                called = one.act(maker, call)
                yield called.view(one.turn)


def test_what_refutes_a_claim_then_is_a_world_that_fits() -> None:
    """The searches in Python, which know the readings too, and the compiled one say the same."""
    seen: Counter[str] = Counter()
    for seed in range(300):
        for view in (one for one in _moments(seed) if not is_beyond(one)):  # there no proof is sought
            proof = _searched(view, None, False, NODES)
            assert proof.verdict == prove(view).verdict, seed
            seen[proof.verdict] += 1
            if proof.world is not None:
                assert deal_of(view, proof.world).view(view.seat) == view, seed
    assert seen.total() > 20, seen
