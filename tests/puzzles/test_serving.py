"""The next puzzle: as wished, new to the reader, at once, and of every kind in a mix."""

from __future__ import annotations

import dataclasses
import itertools
import random
import statistics
import time
from collections import Counter

import pytest

import puzzles
from puzzles import packs
from puzzles.making import Maker, NotFoundError, bare, maker
from puzzles.model import Puzzle
from puzzles.packs.build import cells
from puzzles.serving import NOTHING, Seen, Wishes, serve

KINDS = pytest.mark.parametrize("name", puzzles.KINDS)
BAR = 0.05
"""Seconds of work that a click may cost."""


def served(wanted: Wishes, count: int, rng: random.Random, seen: Seen = NOTHING) -> tuple[list[Puzzle], Seen]:
    found = []
    for _ in range(count):
        found.append(serve(wanted, rng, seen))
        seen = seen.and_then(found[-1])
    return found, seen


@KINDS
def test_all_that_can_be_wished_is_served_as_wished(name: str, rng: random.Random) -> None:
    for theme, mode, level in cells(maker(name)):
        for wanted in (Wishes(name, theme, level, mode), Wishes(name, None, level), Wishes(name, theme)):
            found = serve(wanted, rng)
            assert (wanted.theme or found.themes[0]) == found.themes[0]
            assert (wanted.level or found.level) == found.level
            assert (wanted.mode or found.question.mode) == found.question.mode


@KINDS
def test_nothing_comes_twice_while_the_pack_has_new_ones_and_all_open_by_their_links(
    name: str, rng: random.Random
) -> None:
    wanted = Wishes(name, level=max(puzzles.KINDS[name].levels))
    core = [one for one in packs.pack(name) if one.level == wanted.level]
    found, seen = served(wanted, len(core), rng)
    assert len(set(seen.bases)) == len({one.id for one in found}) == len(core)
    assert len({one.asked.disguise for one in found}) > len(core) // 2, "they come in disguises"
    for one in found[:3]:
        assert puzzles.from_link(puzzles.link(one)) == one


def test_after_the_pack_a_quick_kind_is_made_new(rng: random.Random) -> None:
    had = Seen(bases=tuple(one.base for one in packs.pack("open-it")))
    found, seen = served(Wishes("open-it"), 20, rng, had)
    assert len({one.id for one in found}) == 20
    assert len(set(seen.bases)) > len(had.bases) + 10
    for one in found[:5]:
        assert puzzles.from_link(puzzles.link(one)) == one


def test_after_the_pack_a_slow_kind_comes_again_in_other_disguises_and_is_never_made(
    monkeypatch: pytest.MonkeyPatch, rng: random.Random
) -> None:
    slow = dataclasses.replace(maker("winner"), quick=False)
    monkeypatch.setitem(puzzles.making._MAKERS, "winner", slow)  # type: ignore[attr-defined]
    monkeypatch.setitem(puzzles.KINDS, "winner", slow.kind)

    def draw(*_: object) -> None:
        raise AssertionError("made")

    monkeypatch.setattr(Maker, "draw", draw)
    wanted = Wishes("winner", level=3)
    some = [one for one in packs.pack("winner") if one.level == 3]
    found, _ = served(wanted, 3 * len(some), rng)
    assert len({one.id for one in found}) == len(found), "each time in another look"
    times = Counter((one.seed, bare(one.asked)) for one in found)
    assert len(times) == len(some)
    for first, second in itertools.pairwise(found):
        assert (first.seed, bare(first.asked)) != (second.seed, bare(second.asked))


def test_a_kind_without_a_pack_is_made_and_seeds_without_a_puzzle_are_passed_over(
    monkeypatch: pytest.MonkeyPatch, rng: random.Random
) -> None:
    real, asked = puzzles.KINDS["legal-card"], []

    def make(seed: int, mode: str | None = None, theme: str | None = None, level: int | None = None) -> Puzzle:
        asked.append(seed)
        if len(asked) < 4:
            raise NotFoundError("take another seed")
        return real.make(seed, mode, theme, level)

    monkeypatch.setitem(puzzles.KINDS, "legal-card", dataclasses.replace(real, make=make))
    assert serve(Wishes("legal-card"), rng).seed == asked[3]
    assert len(asked) == 4


def test_a_wish_that_nothing_fulfils_is_given_up_but_the_kind_is_kept(rng: random.Random) -> None:
    found = serve(Wishes("legal-card", "follow-suit", 5), rng)
    assert (found.kind, found.themes[0]) == ("legal-card", "follow-suit")
    assert serve(Wishes("legal-card", "castling", 5, "order"), rng).kind == "legal-card"


def test_a_mix_is_fair_and_has_no_kind_three_times_in_a_row(rng: random.Random) -> None:
    mixed = {name for name, kind in puzzles.KINDS.items() if kind.profile == "sri-lankan"}
    count = 40 * len(mixed)
    found, _ = served(Wishes(None), count, rng)
    kinds = [one.kind for one in found]
    assert not any(len(set(kinds[at : at + 3])) == 1 for at in range(count - 2))
    assert set(kinds) == mixed, "puzzles of another table come by their own name only"
    assert min(Counter(kinds).values()) >= 15, Counter(kinds)
    assert max(Counter(kinds).values()) <= 75, Counter(kinds)


def test_a_mix_of_a_level_has_only_that_level(rng: random.Random) -> None:
    assert {one.level for one in served(Wishes(None, level=5), 12, rng)[0]} == {5}


def test_the_same_chance_serves_the_same_puzzles() -> None:
    first, second = (served(Wishes(None), 10, random.Random(4))[0] for _ in range(2))
    assert first == second


def cost(wanted: Wishes, rng: random.Random, seen: Seen) -> float:
    """Seconds of processor time that a puzzle costs."""
    started = time.thread_time()
    serve(wanted, rng, seen)
    return time.thread_time() - started


@KINDS
def test_no_click_waits(name: str, rng: random.Random) -> None:
    """The first puzzle, those from the pack, and those made on the spot when that is used up: within the bar."""
    first = []
    for _ in range(3):
        packs._current.cache_clear()
        first.append(cost(Wishes(name), rng, NOTHING))
    assert min(first) <= BAR
    had = Seen(bases=tuple(one.base for one in packs.shipped(name)))
    for seen in (NOTHING, had):
        spent = [cost(Wishes(name), rng, seen) for _ in range(40)]
        assert statistics.quantiles(spent, n=20)[-1] <= BAR, "a slow kind says quick=False to its Maker"
