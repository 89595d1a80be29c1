"""Many puzzles at once: a request, its jobs, any executor to do them, and a file that can be gone on with.

The seeds of a request are tried in order; what comes out is the same bytes whatever executor did the work and however
often the run was stopped.

>>> request = Request("legal-card", count=2, seed=7, mode="one")
>>> [made.seed for made in run(request)]
[7, 8]
"""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

import puzzles
from puzzles.making import Maker, NotFoundError, maker
from puzzles.model import Asked, PuzzleError
from tutor.solver.proving.asking import expect_many

CHUNK: Final = 4
"""The seeds of a job."""

DRY: Final = 200
"""A run ends when so many seeds in a row have given no new puzzle."""

START: Final = b'{"answers":'
"""What every line of a file of puzzles begins with."""

PATIENCE: Final = 5
"""Seconds to wait for a Dask scheduler."""

_TURN: Final = threading.RLock()
"""An executor may have many threads in a process; the solver's tables and the counters are for one at a time."""

B = TypeVar("B")
Thrown = Counter[str]
"""How many candidates were thrown away, by reason, and how many ``kept``."""


@dataclass(frozen=True)
class Request:
    """What is wanted: so many puzzles of a kind from a seed on. Raises ``PuzzleError`` for what there is not."""

    kind: str
    count: int
    seed: int = 0
    mode: str | None = None
    theme: str | None = None
    level: int | None = None

    def __post_init__(self) -> None:
        puzzles.kind(self.kind)
        self.asked  # noqa: B018 - the wishes must be there
        if self.count < 1 or self.seed < 0:
            raise PuzzleError(f"ask for 1 or more puzzles from seed 0 or more, not {self.count} from {self.seed}")

    @property
    def asked(self) -> Asked:
        """The wishes beside the seed."""
        return maker(self.kind).wishes(self.mode, self.theme, self.level)


@dataclass(frozen=True)
class Made:
    """What came of one seed: the puzzle as a line of JSON and its id, or neither; and what was thrown away for it."""

    seed: int
    id: str | None
    line: str | None
    thrown: Thrown


def make_some(name: str, version: int, seeds: Iterable[int], asked: Asked) -> list[Made]:
    """A job: the puzzles of some seeds. A pure function, for any process on any machine.

    Raises ``PuzzleError`` where another version of the maker is installed.
    """
    one = maker(name)
    if one.version != version:
        raise PuzzleError(f"a worker has version {one.version} of {name}, not {version}")
    return [_make_one(one, seed, asked) for seed in seeds]


def _make_one(one: Maker, seed: int, asked: Asked) -> Made:
    before = Counter(one.thrown)
    try:
        puzzle = one.draw(seed, asked)[0]
    except NotFoundError:
        return Made(seed, None, None, one.thrown - before)
    return Made(seed, puzzle.id, puzzle.to_json(), one.thrown - before)


# -- executors ---------------------------------------------------------------------------------------------------------


class Here(Executor):
    """An executor that does each job at once, in this process."""

    def submit(self, fn: Callable[..., B], /, *args: Any, **kwargs: Any) -> Future[B]:
        """Do the job; its future is done already."""
        future: Future[B] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@dataclass(frozen=True)
class Crew:
    """An executor, and how many jobs to hand it ahead of the one that is waited for."""

    executor: Executor
    ahead: int = 1


ALONE: Final = Crew(Here())
"""This process alone."""


@contextmanager
def crew(workers: int = 1, dask: str | None = None) -> Iterator[Crew]:
    """Processes of this machine, let go at the end; with ``dask``, the address of a scheduler (``tcp://host:8786``),
    the workers of that cluster.

    Raises ``PuzzleError`` where Dask is not installed, and where no scheduler with workers answers at the address.
    """
    if dask is not None:
        with _cluster(dask) as team:
            yield team
    elif workers == 1:
        yield ALONE
    else:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        try:
            yield Crew(pool, 2 * workers + 1)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster. Each does one job at a time, whatever its threads, so more are not handed out."""
    try:
        from distributed import Client
        from distributed.comm.core import connect
    except ImportError:
        raise PuzzleError("--dask needs an extra package: pip install 'tutor304[dask]'") from None

    async def ring() -> None:
        async with asyncio.timeout(PATIENCE):  # another kind of server may never answer
            await (await connect(address, timeout=PATIENCE)).close()

    try:  # a client that finds nobody is slow to go, and not quiet: ring first
        asyncio.run(ring())
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise PuzzleError(f"no Dask scheduler answers at {address}: {_first_line(error)}") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        yield Crew(client.get_executor(pure=False), 2 * len(client.nthreads()) + 1)
    except TimeoutError:
        raise PuzzleError(f"the Dask scheduler at {address} has no workers: start one with dask worker") from None
    except CancelledError:
        raise PuzzleError(f"the Dask scheduler at {address} is gone") from None
    except ImportError as error:
        raise PuzzleError(f"tutor304 is missing on a worker of {address}: {_first_line(error)}") from None
    finally:
        client.close()


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def in_order(team: Crew, job: Callable[..., B], jobs: Iterable[tuple[Any, ...]]) -> Generator[B, None, None]:
    """The results of jobs in the order of the jobs; those that nobody waits for any more are cancelled."""
    waiting: deque[Future[B]] = deque()
    rest = iter(jobs)
    try:
        while True:
            for args in itertools.islice(rest, max(0, team.ahead - len(waiting))):
                waiting.append(team.executor.submit(_in_turn, job, *args))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for one in waiting:
            one.cancel()


def _in_turn(job: Callable[..., B], *args: Any) -> B:
    with _TURN:
        expect_many()
        return job(*args)


# -- runs --------------------------------------------------------------------------------------------------------------


def run(
    request: Request,
    team: Crew = ALONE,
    known: Iterable[str] = (),
    after: int | None = None,
    thrown: Thrown | None = None,
    dry: int = DRY,
) -> Generator[Made, None, None]:
    """The puzzles of a request, in the order of their seeds, each question once.

    ``known`` are the ids of those that are there already, ``after`` the last seed that was tried. ``thrown`` gets what
    was thrown away, the questions that came ``again`` among it. Raises ``PuzzleError`` after ``dry`` seeds in a
    row that gave nothing new.
    """
    ids, asked = set(known), request.asked
    first = request.seed if after is None else after + 1
    version = maker(request.kind).version
    jobs = ((request.kind, version, range(at, at + CHUNK), asked) for at in itertools.count(first, CHUNK))
    count: Thrown = Counter() if thrown is None else thrown
    vain, results = 0, in_order(team, make_some, jobs)
    with closing(results):
        for made in itertools.chain.from_iterable(results if len(ids) < request.count else ()):
            count.update(made.thrown)
            vain += 1
            if made.id is None:
                count["no-such-puzzle"] += 1
            elif made.id in ids:
                count["again"] += 1
            else:
                vain = 0
                ids.add(made.id)
                yield made
            if len(ids) >= request.count:
                return
            if vain >= dry:
                raise PuzzleError(f"{dry} seeds in a row up to {made.seed} gave no new puzzle: {len(ids)} were made")


@dataclass(frozen=True)
class Kept:
    """What a file holds already: the ids, and the last seed (``None``: nothing)."""

    ids: tuple[str, ...] = ()
    last: int | None = None


def keep(path: Path, request: Request) -> Kept:
    """What an earlier run of the same request left in a file; half a line at its end is cut off.

    Raises ``PuzzleError`` when the file holds anything else than the first puzzles of this request, and ``OSError``.
    """
    if not path.exists():
        return Kept()
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if data[: len(START)] != START[: len(data)]:
        raise PuzzleError(f"{path} holds no puzzles: name another file")
    ids, seeds = [], []
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            values = json.loads(line)
            of = values["kind"], values["version"], Asked.model_validate(values["asked"])
            ids.append(str(values["id"]))
            seeds.append(int(values["seed"]))
        except (ValueError, KeyError, TypeError):
            raise PuzzleError(f"line {number} of {path} is no puzzle: name another file") from None
        if of != (request.kind, maker(request.kind).version, request.asked):
            raise PuzzleError(f"line {number} of {path} was made for another request: name another file")
    if len(ids) > request.count or len(set(ids)) < len(ids):
        raise PuzzleError(f"{path} holds {len(ids)} puzzles, one of them twice or more than {request.count}")
    _same_start(path, request, seeds, whole)
    if whole != data:
        with path.open("r+b") as stream:
            stream.truncate(len(whole))
    return Kept(tuple(ids), seeds[-1] if seeds else None)


def _same_start(path: Path, request: Request, seeds: list[int], whole: bytes) -> None:
    """The first puzzle must be the first of the request, and the others come after it."""
    if not seeds:
        return
    one = next(run(Request(request.kind, 1, request.seed, request.mode, request.theme, request.level)))
    if one.line is None or whole.split(b"\n", 1)[0] != one.line.encode() or seeds != sorted(set(seeds)):
        raise PuzzleError(f"{path} was made for another request, from another seed: name another file")
