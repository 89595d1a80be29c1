"""A real Dask scheduler and two worker processes: the same bytes as one process alone; clear words when it fails."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import puzzles.running
from puzzles.model import PuzzleError
from puzzles.running import Request, crew, run
from tutor.cli import main
from tutor.solver.openings import build as openings
from tutor.solver.openings.table import Openings, empty

distributed = pytest.importorskip("distributed", reason="Dask is not installed: pip install 'tutor304[dask]'")


def tutor304(*args: object) -> Result:
    return CliRunner().invoke(main, [*map(str, args)])


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler with two worker processes of two threads each."""
    options = {"n_workers": 2, "threads_per_worker": 2, "processes": True, "protocol": "tcp"}
    with distributed.LocalCluster(dashboard_address=":0", **options) as cluster:
        yield str(cluster.scheduler_address)


def test_the_file_is_the_same_and_a_run_that_stopped_goes_on(tmp_path: Path, scheduler: str) -> None:
    alone, team = tmp_path / "alone.jsonl", tmp_path / "team.jsonl"
    wanted = ("--kind", "winner", "--seed", 7, "--level", 2, "--count", 30)
    assert tutor304("puzzles", "make", *wanted, "--out", alone).exit_code == 0
    team.write_bytes(alone.read_bytes()[:9000])
    done = tutor304("puzzles", "make", *wanted, "--out", team, "--dask", scheduler)
    assert done.exit_code == 0, done.output
    assert team.read_bytes() == alone.read_bytes()
    checked = tutor304("puzzles", "check", team, "--dask", scheduler)
    assert (checked.exit_code, checked.stdout) == (0, f"{team}: 30 puzzles checked, 0 false\n")


def test_the_work_is_done_over_there(scheduler: str) -> None:
    """Each job finds its worker's version of the maker, and what it throws away comes back with it."""
    with crew(dask=scheduler) as team:
        assert team.ahead == 5
        request = Request("open-it", 20)
        assert [one.thrown for one in run(request, team)] == [one.thrown for one in run(request)]
        with pytest.raises(PuzzleError, match="a worker has version"):
            team.executor.submit(puzzles.running.make_some, "winner", 99, [1], None).result()


def test_a_pack_is_the_same(tmp_path: Path, scheduler: str) -> None:
    for name, more in (("alone", ()), ("team", ("--dask", scheduler))):
        done = tutor304("puzzles", "packs", "build", "--kind", "open-it", "--out", tmp_path / name, *more)
        assert done.exit_code == 0, done.output
    alone, team = ((tmp_path / name / "open-it.jsonl.xz").read_bytes() for name in ("alone", "team"))
    assert alone == team


def test_the_opening_table_is_built_over_there(tmp_path: Path, scheduler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The build is handed the cluster; that any executor gives the same table is tested with the table."""

    def build(path: Path, least: int, seed: int, workers: int, executor: Executor, **_: object) -> Openings:
        where = executor.submit(os.getpid).result()
        assert (workers, where == os.getpid()) == (2, False)
        return Openings({"deals": 400}, empty())

    monkeypatch.setattr(openings, "build", build)
    done = tutor304("openings", "build", "--out", tmp_path / "table", "--dask", scheduler)
    assert done.stdout.endswith("400 deals\n"), done.output


# --- when it fails ----------------------------------------------------------------------------------------------------


def make(tmp_path: Path, address: str) -> str:
    """What a failing command says: one line."""
    out = tmp_path / "some.jsonl"
    done = tutor304("puzzles", "make", "--kind", "winner", "--count", 1, "--out", out, "--dask", address)
    assert done.exit_code == 1
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize("address", ["nonsense", "http://localhost:1", "tcp://localhost"])
def test_an_address_that_is_none_is_one_clear_line(tmp_path: Path, address: str) -> None:
    assert f"no Dask scheduler answers at {address}: " in make(tmp_path, address)


def test_an_address_where_nobody_or_somebody_else_is_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles.running, "PATIENCE", 1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        assert f"no Dask scheduler answers at {address}: " in make(tmp_path, address)
    assert f"no Dask scheduler answers at {address}: " in make(tmp_path, address)


def test_a_scheduler_without_workers_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles.running, "PATIENCE", 1)
    with distributed.LocalCluster(n_workers=0, protocol="tcp", dashboard_address=":0") as cluster:
        line = make(tmp_path, cluster.scheduler_address)
    assert line.endswith("has no workers: start one with dask worker")


def test_a_scheduler_that_goes_away_is_a_clear_error(scheduler: str) -> None:
    with pytest.raises(PuzzleError, match=f"the Dask scheduler at {scheduler} is gone"), crew(dask=scheduler):
        raise CancelledError


def test_without_the_extra_one_line_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert make(tmp_path, "tcp://localhost:8786").endswith(
        "--dask needs an extra package: pip install 'tutor304[dask]'"
    )
