"""The shelf: whoever wishes the same may get what another had, nobody gets a puzzle twice."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from puzzles.model import PuzzleError
from puzzles.serving import NOTHING, Seen, Wishes
from puzzles.shelf import ROOM, SECONDS, USES, Shelf

WANTED = Wishes("winner")


def test_a_reader_gets_no_puzzle_twice_and_all_as_wished(rng: random.Random) -> None:
    shelf = Shelf()
    seen = [NOTHING] * 4
    for turn in range(80):
        wanted = (WANTED, Wishes("winner", level=2), Wishes("legal-card", mode="one"))[turn % 3]
        for number in range(len(seen)):
            found = shelf.serve(wanted, rng, seen[number])
            assert found.id not in seen[number].ids
            assert found.kind == wanted.kind
            assert wanted.level in (None, found.level)
            assert wanted.mode in (None, found.question.mode)
            seen[number] = seen[number].and_then(found)


def test_another_disguise_of_what_the_reader_has_had_does_not_count_as_new() -> None:
    shelf, rng = Shelf(), random.Random(304)
    first = shelf.serve(WANTED, rng)
    other = NOTHING.and_then(first)
    assert shelf.serve(WANTED, rng, Seen(frozenset(), other.bases)) is not first


def test_the_same_puzzle_serves_some_readers_and_then_no_more() -> None:
    shelf, rng = Shelf(), random.Random(304)
    served = Counter(shelf.serve(WANTED, rng).id for _ in range(5 * USES))
    assert max(served.values()) == USES
    assert len(served) == 5


def test_a_puzzle_lies_there_for_a_while_only() -> None:
    clock = [0.0]
    shelf, rng = Shelf(lambda: clock[0]), random.Random(304)
    first = shelf.serve(WANTED, rng)
    clock[0] = SECONDS - 1
    assert shelf.serve(WANTED, rng) is first
    clock[0] = SECONDS
    assert shelf.serve(WANTED, rng) is not first


def test_there_is_room_for_some_and_the_oldest_goes() -> None:
    shelf, rng, seen = Shelf(), random.Random(304), NOTHING
    some = []
    for _ in range(ROOM + 1):
        some.append(shelf.serve(WANTED, rng, seen))
        seen = seen.and_then(some[-1])
    there = {shelf.serve(WANTED, rng).id for _ in range(20 * USES)}
    assert some[0].id not in there
    assert {one.id for one in some[1:]} <= there


def test_wishes_have_shelves_of_their_own_and_a_mix_has_none() -> None:
    shelf, rng = Shelf(), random.Random(304)
    first = shelf.serve(Wishes("winner", level=1), rng)
    assert shelf.serve(Wishes("winner", level=2), rng) is not first
    mixed = Wishes(None)
    assert len({shelf.serve(mixed, rng).id for _ in range(6)}) > 1


def test_a_wish_for_a_kind_that_is_not_is_refused_as_ever() -> None:
    with pytest.raises(PuzzleError, match="legal-card"):
        Shelf().serve(Wishes("no-such-kind"), random.Random(304))
