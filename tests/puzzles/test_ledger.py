"""The ledgers of the slow kinds hold what their makers make now."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from puzzles import making
from puzzles.model import Asked

from . import ledger
from .helpers import made_once

AGAIN = {"bid": 2, "make-it": 2}
"""How many seeds of a kind are made again in a run; of the others, which are quicker, 4."""

EACH = pytest.mark.parametrize("name", ledger.SLOW)


@EACH
def test_a_ledger_is_of_the_version_of_its_maker_and_whole(name: str) -> None:
    some = ledger.kept(name)
    assert len(some) == ledger.COUNT, ledger.mend(name)
    assert list(some) == sorted(some)
    assert {one.kind for one in some.values()} == {name}
    assert {one.asked for one in some.values()} == {Asked()}


@EACH
def test_seeds_made_again_give_the_puzzles_of_the_ledger(name: str, rng: random.Random) -> None:
    """A change that makes other puzzles without a new ``VERSION`` is noticed, if not in this run then in the next."""
    some = ledger.kept(name)
    for seed in rng.sample(range(max(some) + 1), AGAIN.get(name, 4)):
        try:
            again = making.maker(name).draw(seed, Asked())[0].to_json()
        except making.NotFoundError:
            again = None
        line = some[seed].to_json() if seed in some else None
        assert again == line, f"seed {seed} of {name} gives another puzzle: raise its VERSION, then {ledger.mend(name)}"


def test_a_ledger_of_an_older_version_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = replace(making.maker("settle"), version=99)
    monkeypatch.setitem(making._MAKERS, "settle", newer)
    with pytest.raises(ledger.StaleError, match=r"version 99: python -m tests\.puzzles\.ledger settle$"):
        ledger.kept.__wrapped__("settle")


def test_tests_look_at_the_ledger_where_it_reaches() -> None:
    assert made_once("caps-order", 5) is ledger.kept("caps-order")[5]
    assert not ledger.holds("caps-order", ledger.COUNT * 10)
    assert not ledger.holds("legal-card", 0)
