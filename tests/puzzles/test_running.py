"""Runs: the same bytes whatever does the work and however often it stops; files that are gone on with or refused."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import puzzles
from puzzles.making import maker
from puzzles.model import Asked, PuzzleError
from puzzles.running import ALONE, DRY, Crew, Here, Made, Request, crew, in_order, keep, make_some, run

REQUESTS = [
    Request("legal-card", 9, 7, mode="one"),
    Request("winner", 9, 3, theme="trick-cut"),
    Request("auction", 9, 0, level=2),
]


def lines(some: Iterator[Made]) -> list[str | None]:
    return [one.line for one in some]


def by_hand(request: Request) -> list[str]:
    """The puzzles of a request one by one, each question once: no executor, no job."""
    found: dict[str, str] = {}
    for seed in range(request.seed, request.seed + 200):
        try:
            puzzle = puzzles.make(request.kind, seed, request.mode, request.theme, request.level)
        except PuzzleError:
            continue
        found.setdefault(puzzle.id, puzzle.to_json())
        if len(found) == request.count:
            break
    return list(found.values())


@pytest.fixture(scope="module")
def team() -> Iterator[Crew]:
    with crew(2) as found:
        yield found


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda one: one.kind)
def test_the_bytes_are_the_same_whatever_does_the_work(request_: Request, team: Crew) -> None:
    thrown: list[Counter[str]] = [Counter(), Counter(), Counter()]
    wanted = by_hand(request_)
    assert len(wanted) == request_.count
    with ThreadPoolExecutor(1) as threads:
        assert lines(run(request_, ALONE, thrown=thrown[0])) == wanted
        assert lines(run(request_, team, thrown=thrown[1])) == wanted
        assert lines(run(request_, Crew(threads, 5), thrown=thrown[2])) == wanted
    assert thrown[0] == thrown[1] == thrown[2]
    assert thrown[0]["kept"] == request_.count + thrown[0]["again"]


def test_results_come_in_the_order_of_the_jobs_and_never_more_at_once_than_asked() -> None:
    with ThreadPoolExecutor(4) as threads:
        assert list(in_order(Crew(threads, 3), lambda one: one * one, ((one,) for one in range(50)))) == [
            one * one for one in range(50)
        ]
    taken = []

    def jobs() -> Iterator[tuple[int]]:
        for one in range(100):
            taken.append(one)
            yield (one,)

    results = in_order(Crew(Here(), 3), lambda one: one, jobs())
    assert [next(results), next(results)] == [0, 1]
    assert len(taken) <= 4


def test_an_error_of_a_job_comes_out() -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(ALONE, lambda one: 1 // one, ((one,) for one in (1, 0))))


def test_a_worker_with_another_version_is_refused() -> None:
    version = maker("winner").version
    assert make_some("winner", version, [1], Asked())[0].seed == 1
    with pytest.raises(PuzzleError, match=f"a worker has version {version} of winner, not {version + 1}"):
        make_some("winner", version + 1, [1], Asked())


def test_questions_that_are_known_are_left_out() -> None:
    request = Request("winner", 6, 0)
    first = list(run(request))
    known = [one.id for one in first[:3] if one.id is not None]
    thrown: Counter[str] = Counter()
    rest = list(run(request, known=known, thrown=thrown))
    assert [one.id for one in rest] == [one.id for one in first[3:]]
    assert thrown["again"] == 3
    assert not list(run(Request("winner", 3, 0), known=known))


def test_a_request_that_gives_nothing_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    found = dataclasses.replace(maker("winner"), drafts=lambda rng, theme, mode: (), tries=1)
    monkeypatch.setitem(__import__("puzzles.making").making._MAKERS, "winner", found)
    thrown: Counter[str] = Counter()
    with pytest.raises(PuzzleError, match=f"{DRY} seeds in a row up to {DRY + 4} gave no new puzzle"):
        list(run(Request("winner", 1, 5), thrown=thrown))
    assert thrown["no-such-puzzle"] == DRY


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ({"kind": "chess", "count": 1}, "the kinds are"),
        ({"kind": "winner", "count": 0}, "1 or more"),
        ({"kind": "winner", "count": 1, "seed": -1}, "seed 0 or more"),
        ({"kind": "winner", "count": 1, "theme": "castling"}, "castling"),
        ({"kind": "winner", "count": 1, "mode": "all"}, "no mode 'all'"),
        ({"kind": "winner", "count": 1, "level": 9}, "levels are 1 to 5"),
    ],
)
def test_a_request_for_what_there_is_not_is_refused(args: dict[str, object], says: str) -> None:
    with pytest.raises(PuzzleError, match=says):
        Request(**args)  # type: ignore[arg-type]


# --- files -----------------------------------------------------------------------------------------------------------

REQUEST = REQUESTS[1]


@pytest.fixture(scope="module")
def whole() -> bytes:
    return "".join(f"{one}\n" for one in by_hand(REQUEST)).encode()


def finish(path: Path, request: Request) -> bytes:
    kept = keep(path, request)
    with path.open("ab") as stream:
        for one in run(request, known=kept.ids, after=kept.last):
            stream.write(f"{one.line}\n".encode())
    return path.read_bytes()


def test_a_run_that_stopped_anywhere_ends_with_the_same_bytes(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "some.jsonl"
    ends = [at + 1 for at, byte in enumerate(whole) if byte == 10]
    for cut in (0, 1, 5, ends[0] - 1, ends[0], ends[0] + 1, ends[3] + 700, ends[-2], len(whole) - 1, len(whole)):
        path.write_bytes(whole[:cut])
        assert finish(path, REQUEST) == whole, cut
    path.unlink()
    assert finish(path, REQUEST) == whole


def test_more_of_the_same_goes_on(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(whole)
    more = dataclasses.replace(REQUEST, count=REQUEST.count + 2)
    assert finish(path, more) == "".join(f"{one}\n" for one in by_hand(more)).encode()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"kind": "count", "theme": None}, "line 1 of .* was made for another request"),
        ({"theme": None}, "line 1 of .* was made for another request"),
        ({"level": 2}, "line 1 of .* was made for another request"),
        ({"seed": 0}, "from another seed"),
        ({"seed": 900}, "from another seed"),
        ({"count": 8}, "more than 8"),
    ],
)
def test_a_file_of_another_request_is_refused(
    tmp_path: Path, whole: bytes, change: dict[str, object], says: str
) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(whole)
    with pytest.raises(PuzzleError, match=says):
        keep(path, dataclasses.replace(REQUEST, **change))  # type: ignore[arg-type]
    assert path.read_bytes() == whole, "a file that is refused is left alone"


def test_what_is_no_file_of_puzzles_is_refused_and_left_alone(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "some.jsonl"
    first, rest = whole.split(b"\n", 1)
    other = json.dumps({**json.loads(first), "level": 5}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    for data in (b"my notes", b"[1, 2]\n", first + b"\n{}\n", other.encode() + b"\n" + rest, first + b"\n" + whole):
        path.write_bytes(data)
        with pytest.raises(PuzzleError):
            keep(path, REQUEST)
        assert path.read_bytes() == data
