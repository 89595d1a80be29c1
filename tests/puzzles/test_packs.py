"""The shipped packs: of the makers' versions, of every level, and true when they are made and proved again."""

from __future__ import annotations

import dataclasses
import lzma
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import puzzles
from puzzles import behind, making, packs
from puzzles.checking import problems
from puzzles.disguise import disguise
from puzzles.making import Maker, NotFoundError, maker
from puzzles.model import Asked, PuzzleError
from puzzles.packs import build as building
from puzzles.running import Crew
from tutor.seats import SEATS

from .helpers import made_once

KINDS = pytest.mark.parametrize("name", puzzles.KINDS)
MAKERS = "puzzles.making._MAKERS"


@KINDS
def test_each_kind_has_a_pack_of_its_version_over_all_its_levels(name: str) -> None:
    """Another version of the generator: the message names the command that mends the pack."""
    assert packs.faults(name) == []


@KINDS
def test_a_sample_is_made_again_from_its_seeds_and_proved(name: str, rng: random.Random) -> None:
    for one in rng.sample(packs.pack(name), 6 if maker(name).quick else 2):
        assert problems(one.line) == (), f"{one.id}: {packs.mend(name)}"


@KINDS
def test_the_index_says_what_the_puzzles_say_and_links_find_them(name: str, rng: random.Random) -> None:
    for one in rng.sample(packs.pack(name), 10):
        puzzle = one.puzzle()
        assert (puzzle.kind, puzzle.seed, puzzle.level) == (name, one.seed, one.level)
        assert (puzzle.themes[0], puzzle.question.mode) == (one.theme, one.mode)
        assert packs.find(name, one.seed, one.asked) == one
        worn = disguise(puzzle, rng.randrange(96))
        assert puzzles.from_link(puzzles.link(worn)) == worn


def test_a_link_into_a_pack_makes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    one = packs.pack("settle")[7].puzzle()

    def draw(*_: object) -> None:
        raise AssertionError("made")

    monkeypatch.setattr(Maker, "draw", draw)
    assert puzzles.from_link(puzzles.link(one)) == one


# --- what is wrong with a pack ----------------------------------------------------------------------------------------


def test_a_new_version_of_a_maker_makes_its_pack_useless_until_it_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    packs._current.cache_clear()
    newer = dataclasses.replace(maker("winner"), version=maker("winner").version + 1)
    monkeypatch.setattr(MAKERS, {**puzzles.making._MAKERS, "winner": newer})  # type: ignore[attr-defined]
    monkeypatch.setitem(puzzles.KINDS, "winner", newer.kind)
    (said,) = packs.faults("winner")
    assert f"of version {newer.version - 1}, its maker of version {newer.version}" in said
    assert said.endswith("tutor304 puzzles packs build --kind winner")
    assert packs.pack("winner") == ()
    packs._current.cache_clear()


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (None, "there is no pack of winner"),
        (slice(0, 30), "has 30 puzzles, none of level"),
        (slice(17, None), "puzzles, none of level 1"),
    ],
)
def test_a_pack_that_is_missing_or_too_small_is_named(
    monkeypatch: pytest.MonkeyPatch, lines: slice | None, says: str
) -> None:
    whole = packs.shipped("winner")
    monkeypatch.setattr(packs, "shipped", lambda name: () if lines is None else whole[lines])
    (said,) = packs.faults("winner")
    assert says in said
    assert packs.mend("winner") in said


def test_a_file_that_is_no_pack_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "files", lambda _: tmp_path)
    for data in (b"rubbish", lzma.compress(b"[]\n"), lzma.compress(b'{"id": 1}\n'), lzma.compress(b"\xff\n")):
        (tmp_path / packs.file_name("winner")).write_bytes(data)
        with pytest.raises(PuzzleError, match=r"the pack of winner cannot be read.*packs build --kind winner"):
            packs.shipped("winner")


def test_a_kind_that_is_made_otherwise_than_by_its_maker_has_no_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    real = puzzles.KINDS["winner"]
    monkeypatch.setitem(puzzles.KINDS, "winner", dataclasses.replace(real, make=lambda seed, *_: real.make(seed)))
    assert packs.pack("winner") == ()


# --- building ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "CORE", 2)
    monkeypatch.setattr(building, "LEAST", 10)


@pytest.mark.usefixtures("small")
def test_the_lines_are_the_same_whatever_does_the_work_and_true() -> None:
    told: list[tuple[int, int]] = []
    lines = building.build("open-it", say=lambda *step: told.append(step))
    with ThreadPoolExecutor(3) as threads:
        assert building.build("open-it", Crew(threads, 7)) == lines
    assert all(problems(line) == () for line in lines[::7])
    assert told[-1][0] == told[-1][1] == len(told)


@pytest.mark.usefixtures("small")
def test_a_pack_has_its_core_and_one_of_everything_that_can_be_wished() -> None:
    some = [packs.packed(line) for line in building.build("auction")]
    assert len({one.id for one in some}) == len(some)
    core = [one for one in some if one.asked.theme is None]
    assert [sum(one.level == level for one in core) for level in puzzles.LEVELS] == [2] * 5
    there = {(one.theme, one.mode, one.level) for one in some}
    assert there == set(building.cells(maker("auction")))


def test_a_false_puzzle_goes_into_no_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "problems", lambda line: ("its answer is another",))
    with pytest.raises(PuzzleError, match="seed 40 of winner gives a false puzzle: its answer is another"):
        building.fill("winner", maker("winner").version, (2, Asked()))


def test_a_pack_is_written_once(tmp_path: Path) -> None:
    path = tmp_path / "new" / "winner.jsonl.xz"
    assert building.write(["one", "two"], path)
    before = path.read_bytes()
    assert not building.write(["one", "two"], path)
    path.write_bytes(b"rubbish")
    assert building.write(["one", "two"], path)
    assert path.read_bytes() == before
    assert lzma.decompress(before) == b"one\ntwo\n"


# --- fewer candidates -------------------------------------------------------------------------------------------------


@KINDS
def test_a_puzzle_that_is_found_at_once_is_that_of_its_seed(name: str) -> None:
    own, found = maker(name), 0
    for seed in range(8):
        try:
            early = own.draw(seed, Asked(), 3)[0]
        except NotFoundError:
            continue
        found += 1
        assert early == made_once(name, seed)
    assert found or not own.quick


# --- the deals behind them --------------------------------------------------------------------------------------------

SLOW = pytest.mark.parametrize("name", [name for name in puzzles.KINDS if not maker(name).quick])


@SLOW
def test_a_verdict_on_a_shipped_puzzle_makes_nothing_again(
    name: str, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kinds that are slow to make have the deals behind their puzzles at hand, disguised or not."""
    some = [one.puzzle() for one in rng.sample(packs.pack(name), 8)]

    def draw(*_: object) -> None:
        raise AssertionError("made")

    monkeypatch.setattr(Maker, "draw", draw)
    making._build.cache_clear()
    for plain in some:
        for puzzle in (plain, disguise(plain, rng.randrange(1, 96))):
            assert puzzles.replay(puzzle).dealer in SEATS
            assert puzzles.grade(puzzle, puzzle.answers.best).right


@SLOW
def test_the_deal_behind_a_shipped_puzzle_is_that_of_its_seed(name: str, rng: random.Random) -> None:
    puzzle = min(rng.sample(packs.pack(name), 6), key=lambda one: one.level).puzzle()
    own = maker(name)
    assert own.deal_of(puzzle) == own.draft_of(puzzle).deal


def test_a_pack_without_its_deals_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "deal_behind", lambda *_: None)
    (said,) = packs.faults("caps-order")
    assert said.startswith("the pack of caps-order has no deal behind puzzle ")
    assert said.endswith(packs.mend("caps-order"))


def test_a_lost_file_of_deals_makes_them_again(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = packs.pack("make-it")[0].puzzle()
    shipped = puzzles.replay(puzzle)
    monkeypatch.setattr(making, "deal_behind", lambda *_: None)
    assert puzzles.replay(puzzle) == shipped


def test_the_deals_are_written_as_they_are_shipped() -> None:
    lines = [one.line for one in packs.pack("make-it")[:2]]
    assert building.behind("make-it", lines) == behind.lines("make-it")[:2]
    assert building.behind("winner", ["not looked at"]) == []
