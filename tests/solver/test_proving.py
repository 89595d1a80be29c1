"""The compiled prover, its plain twin, and the searches in Python: the same verdicts, orders and nodes."""

from __future__ import annotations

import dataclasses
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.solver import positions
from tests.solver.positions import claimable, position
from tests.solver.test_claims import HIDDEN, HIDDEN_STRONG, stated_before
from tutor.cards import Card
from tutor.knowledge import read
from tutor.profiles import load_profile
from tutor.rules.view import View
from tutor.seats import SEATS
from tutor.solver import Proof, check_certificate, prove
from tutor.solver.jit import is_compiled, plain_twin
from tutor.solver.proving import asking, layout
from tutor.solver.proving.asking import Prover, question

needs_numba = pytest.mark.skipif(not is_compiled(), reason="numba is not installed: nothing is compiled")
PLAIN = "plain"
COMPILED = pytest.param("compiled", marks=needs_numba)

Order = tuple[Card, ...] | None


@pytest.fixture(scope="module")
def provers() -> dict[str, Prover]:
    """Both kinds, made once."""
    return {PLAIN: Prover(compiled=False)} | ({"compiled": Prover()} if is_compiled() else {})


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has made the compiled prover ready."""
    monkeypatch.setattr(asking, "_ready", None)


def claims(rng: random.Random, number: int, sizes: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8)) -> Iterator[View]:
    """Views of the seat that may claim, or of any seat, trumps open and closed, in the middle of a trick too."""
    for _ in range(number):
        deal, seat = rng.choice([position, claimable])(rng, rng.choice(sizes))
        view = deal.view(rng.choice([seat, seat, *SEATS]))
        if view.hand:
            yield view


def both(view: View, order: Order, prover: Prover, nodes: int = 10**6) -> tuple[Proof, Proof]:
    """The proof of a claim by the searches in Python, and by the prover."""
    asking._ready = None
    plain = prove(view, order, nodes=nodes)
    asking._ready = prover
    return plain, prove(view, order, nodes=nodes)


@pytest.mark.parametrize("kind", [PLAIN, COMPILED])
def test_verdict_order_and_nodes_are_the_same(
    kind: str, provers: dict[str, Prover], without: None, rng: random.Random
) -> None:
    """``caps.due``: of some order and of a stated one."""
    seen: Counter[str] = Counter()
    for view in claims(rng, 900 if kind == "compiled" else 500):
        for order in (None, tuple(rng.sample(list(view.hand), len(view.hand)))):
            if order is None or not stated_before(view):
                plain, fast = both(view, order, provers[kind])
                assert fast == plain
                seen[plain.verdict, order is None] += 1
                seen["looked"] += plain.nodes > 0
                seen["called"] += bool(view.claims)
    assert min(seen["sure", True], seen["sure", False], seen["refuted", True], seen["refuted", False]) > 20
    assert seen["looked"] > 100
    assert seen["called"] > 30


@pytest.mark.parametrize("kind", [PLAIN, COMPILED])
def test_a_hidden_indicator(kind: str, provers: dict[str, Prover], without: None) -> None:
    """``closed.indicator-cuts``, ``closed.indicator-apart``, ``closed.no-hand-cut``, ``closed.reveal``."""
    for make, rows in ((position, HIDDEN), (claimable, HIDDEN_STRONG)):
        for left, seed in rows:
            deal, seat = make(random.Random(seed), left)
            plain, fast = both(deal.view(seat), None, provers[kind])
            assert fast == plain


@pytest.mark.parametrize("kind", [PLAIN, COMPILED])
@pytest.mark.parametrize("opening", ["any-time", "leading-with-trump", "never"])
@pytest.mark.parametrize("exhausted", ["after-unfollowed-lead", "never"])
def test_tables_with_other_settings(
    kind: str,
    opening: str,
    exhausted: str,
    provers: dict[str, Prover],
    without: None,
    monkeypatch: pytest.MonkeyPatch,
    rng: random.Random,
) -> None:
    """``open.before-first-lead``, ``trump.exhausted``, ``open.high-bid``."""
    settings = {"opening_choice": opening, "exhausted_trumps": exhausted, "open_at_250": opening == "never"}
    profile = load_profile({"base": "sri-lankan", "settings": settings})
    monkeypatch.setattr(positions, "PROFILES", [profile] * 3)
    for view in claims(rng, 150):
        plain, fast = both(view, None, provers[kind])
        assert fast == plain


@needs_numba
def test_certificates_and_refutations_are_the_same(
    provers: dict[str, Prover], without: None, rng: random.Random
) -> None:
    sure = 0
    for view in claims(rng, 100, (2, 3, 4, 5)):
        plain, fast = both(view, None, provers["compiled"])
        assert fast.certificate == plain.certificate
        assert fast.refutation == plain.refutation
        if fast.certificate is not None:
            check_certificate(view, fast.certificate)
            sure += 1
    assert sure > 10


LONG = ((7, 1583), (6, 1195), (7, 3256))
"""Cards left and seed of ``claimable`` of claims that take 15,000 to 21,000 nodes; of two the order is hard to find."""


@needs_numba
def test_the_longest_claims(provers: dict[str, Prover], without: None) -> None:
    for left, seed in LONG:
        deal, seat = claimable(random.Random(seed), left)
        plain, fast = both(deal.view(seat), None, provers["compiled"])
        assert fast == plain
        assert plain.nodes > 15_000


@needs_numba
def test_a_claim_too_large_is_searched_in_python(
    provers: dict[str, Prover], without: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table of a claim grows, and where the largest is too small Python has the answer."""
    deal, seat = claimable(random.Random(LONG[0][1]), LONG[0][0])
    view = deal.view(seat)
    assert provers["compiled"].ask(view, None, 10**6) is not None
    monkeypatch.setattr(asking, "SLOTS", (3, 4))
    small = Prover()
    assert small.ask(view, None, 10**6) is None
    plain, fast = both(view, None, small)
    assert fast == plain


@pytest.mark.parametrize("kind", [PLAIN, COMPILED])
def test_a_budget_ends_it_at_the_same_node(
    kind: str, provers: dict[str, Prover], without: None, rng: random.Random
) -> None:
    """``caps.due``: undecided where the nodes are used up."""
    seen: Counter[str] = Counter()
    for view in claims(rng, 150):
        nodes = prove(view).nodes
        for most in (nodes // 2, nodes):
            plain, fast = both(view, None, provers[kind], most)
            assert fast == plain
            seen[fast.verdict] += 1
    assert min(seen["undecided"], seen["refuted"], seen["sure"]) > 10


def test_it_reads_what_the_seat_knows(rng: random.Random) -> None:
    """Every fact of ``tutor.knowledge.read`` and every case, from the bytes of the question."""
    kernel, work = plain_twin("tutor.solver.proving.reading"), layout.memory(1, compiled=False)
    for view in claims(rng, 400):
        know, asked = read(view), question(view, None)
        kernel.read(asked, len(asked), work)
        kernel.cases(work)
        four = [tuple(work[at : at + 4]) for at in (layout.KNOWN_BY, layout.VOIDS, layout.HELD)]
        assert four == [know.known, know.voids, know.held]
        assert [work[at] for at in (layout.HAND, layout.UNSEEN, layout.BARRED)] == [know.hand, know.unseen, know.barred]
        assert rows(work, layout.FOLDED, 1) == [(some,) for _, _, some in know.folded]
        cards = [(seat, -1 if card is None else card.place, some) for seat, card, some in know.table]
        assert rows(work, layout.TABLE, 3) == cards
        alone = [(suit, -1 if one is None else int(one)) for suit, one in know.by_maker]
        assert rows(work, layout.BY_MAKER, 2) == alone
        found = []
        for row in rows(work, layout.CASES, layout.CASE):
            slack = row[layout.CASE_LO] | row[layout.CASE_HI] << 56
            found.append((*row[:4], row[layout.SIZES : layout.SUITS], row[layout.SUITS : layout.CASE_LO], slack))
        assert found == [tuple(one) for one in know.cases()]


def rows(work: list[int], at: int, width: int) -> list[tuple[int, ...]]:
    """A list of the memory: how many rows, then the rows."""
    return [tuple(work[at + 1 + n * width : at + 1 + (n + 1) * width]) for n in range(work[at])]


ALONE = """
import json, random, sys
if {blocked}:
    sys.modules["numba"] = None
from tests.solver.positions import claimable, position
from tutor.solver import prove
from tutor.solver.proving.asking import is_ready, make_ready
views = [deal.view(seat) for deal, seat in (claimable(random.Random(seed), 4) for seed in range(20))]
first = [prove(view) for view in views]
early = "numba" in sys.modules and not {blocked}
made = make_ready()
same = [prove(view) for view in views] == first
print(json.dumps([early, made, is_ready(), same, sum(one.verdict == "sure" for one in first)]))
"""


@pytest.mark.parametrize("blocked", [True, pytest.param(False, marks=needs_numba)])
def test_numba_is_optional_and_imported_only_when_asked_for(blocked: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE.format(blocked=blocked)], capture_output=True, text=True, env=dict(os.environ)
    )
    assert done.returncode == 0, done.stderr
    early, made, ready, same, sure = json.loads(done.stdout)
    assert not early
    assert made == ready == (not blocked)
    assert same
    assert sure > 5


@needs_numba
def test_many_claims_bring_it_in(monkeypatch: pytest.MonkeyPatch, without: None) -> None:
    """Who expects many claims gets the compiled prover when it pays; all others never."""
    monkeypatch.setattr(asking, "ENOUGH", 3)
    monkeypatch.setattr(asking, "_left", 0)
    deal, seat = position(random.Random(1), 3)
    for _ in range(5):
        prove(deal.view(seat))
    assert not asking.is_ready()
    asking.expect_many()
    seen = []
    for _ in range(4):
        prove(deal.view(seat))
        asking.expect_many()
        seen.append(asking.is_ready())
    assert seen == [False, False, True, True]


def test_a_moment_before_or_after_the_play_is_refused_as_ever(provers: dict[str, Prover], without: None) -> None:
    """``caps.none-in-pcc`` and other phases: the same error, whoever proves."""
    deal, seat = position(random.Random(1), 3)
    view = dataclasses.replace(deal.view(seat), phase="auction")
    for prover in (None, *provers.values()):
        asking._ready = prover
        with pytest.raises(ValueError, match="during the play only"):
            prove(view)
