"""Many learners at once: N of them practise over the websocket, each answering a puzzle every two seconds.

    python -m tests.bench.load [--learners 5 20 50 200] [--seconds 20] [--rounds 3] [--pace 2] [--next 0.5] [--url …]
                               [--processes 2]

Each learner opens a practice puzzle as they are served, answers it by chance (or goes on to the next moment, where it
has moments), and ``--next`` of that pace later asks for another, as a browser does: by Streamlit's own messages. Both
are clicks; a click lasts from sending it until the script has finished and its table is there. Every learner has a
nickname, and every answer is written into a store (SQLite, or the database of ``--url``): the last column tells how
many are there afterwards. The learners come when the server has made itself ready and is quiet. Our settings and
Streamlit's defaults take turns, each with a fresh server. Bar: 95 of 100 clicks within 0.1 s with 200 learners on two
cores, generator included.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import datetime as dt
import json
import os
import random
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import uvloop
import websockets
from sqlalchemy import func, select
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

import puzzles
from puzzles.serving import Wishes, serve
from tests.conftest import ROOT, free_port, wait_until_healthy
from tutor.app import visits
from tutor.app.doorman import COOKIE
from tutor.app.serve import usual_processes
from tutor.app.server import PAUSE
from tutor.store import learners
from tutor.store.database import open_store
from tutor.store.models import Attempt

BAR: Final = 0.1
DEFAULTS: Final = (
    ("--server.fileWatcherType", "auto"),
    ("--runner.postScriptGC", "true"),
    ("--runner.magicEnabled", "true"),
)
"""What Streamlit would do without our settings."""

TICK: Final = os.sysconf("SC_CLK_TCK")
_DONE: Final = (
    ForwardMsg.ScriptFinishedStatus.FINISHED_SUCCESSFULLY,
    ForwardMsg.ScriptFinishedStatus.FINISHED_FRAGMENT_RUN_SUCCESSFULLY,
)


# -- the server --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Server:
    """A running app and what it costs."""

    port: int
    process: subprocess.Popen[bytes]
    database: str

    def attempts(self) -> int:
        """How many answers are in its store."""
        store = open_store(self.database)
        with store.read() as session:
            found = session.scalar(select(func.count()).select_from(Attempt)) or 0
        store.close()
        return found

    def processes(self) -> list[int]:
        """The command, and the processes that it has started."""
        found = [self.process.pid]
        for one in found:
            with contextlib.suppress(OSError):
                found += [int(child) for child in Path(f"/proc/{one}/task/{one}/children").read_text().split()]
        return found

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in self.processes()]
        return sum(int(one[11]) + int(one[12]) for one in fields) / TICK

    def memory(self) -> float:
        """Megabytes in memory now."""
        texts = [Path(f"/proc/{one}/status").read_text() for one in self.processes()]
        return sum(int(text.split("VmRSS:")[1].split()[0]) for text in texts if "VmRSS:" in text) / 1024


@contextlib.contextmanager
def server(
    ours: bool = True,
    wait: bool = True,
    url: str | None = None,
    processes: int | None = None,
    address: str | None = None,
) -> Iterator[Server]:
    """The app as ``tutor304`` starts it, or with Streamlit's defaults; ``wait`` until it answers. ``url`` is
    a database in place of its own; ``processes`` are for many learners, ``address`` is where it listens."""
    port = free_port()
    if ours:
        command = [sys.executable, "-m", "tutor.cli", "app", "--no-browser", "--port", str(port)]
        command += [] if processes is None else ["--processes", str(processes)]
        command += [] if address is None else ["--address", address]
    else:
        code = "import sys; from tutor.app.server import MAIN, run; run(MAIN, sys.argv[1:])"
        command = [sys.executable, "-c", code, "--server.port", str(port)]
        command += [part for option in DEFAULTS for part in option]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "app.log"
        database = url or f"sqlite:///{folder}/tutor304.sqlite"
        env = os.environ | {"TUTOR304_DATA": folder, "TUTOR304_DATABASE_URL": database}
        with log.open("wb") as out:
            process = subprocess.Popen(
                command, cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
            )
        try:
            if wait:
                wait_until_healthy(f"http://127.0.0.1:{port}", process, log)
            yield Server(port, process, database)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(20)


# -- a learner ---------------------------------------------------------------------------------------------------------


@dataclass
class Learner:
    """One learner's connection: what its table shows, and how long each click took (seconds)."""

    port: int
    rng: random.Random
    kind: str
    visit: str
    """The number in the cookie of its browser."""
    door: str = field(default_factory=lambda: secrets.token_hex(16))
    """What leads its browser to the same process again."""
    socket: Any = None
    page: str = ""
    table: str = ""
    part: str = ""
    """The fragment of the page that the table is in: a click on it draws that part alone."""
    shown: dict[str, Any] = field(default_factory=dict)
    took: dict[str, list[float]] = field(default_factory=lambda: {"answer": [], "next": []})
    first: float = 0.0
    bytes_in: int = 0
    lost: int = 0

    async def open(self) -> None:
        """Open a puzzle of its own, as a first visit does."""
        start = time.perf_counter()
        cookie = quote(json.dumps({"visit": self.visit}))
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.port}/_stcore/stream",
            subprotocols=["streamlit"],  # type: ignore[list-item]
            max_size=None,
            compression=None,
            additional_headers={"Cookie": f"{visits.COOKIE}={cookie}; {COOKIE}={self.door}"},
        )
        message = BackMsg()
        message.rerun_script.query_string = f"puzzle={puzzles.link(serve(Wishes(self.kind), self.rng))}"
        message.rerun_script.page_name = "practise"
        await self.socket.send(message.SerializeToString())
        await self._drawn(-1)
        self.first = time.perf_counter() - start

    async def _drawn(self, before: int) -> None:
        """Wait until the script has finished and the table is in another state than ``before``."""
        async with asyncio.timeout(120):
            await self._read(before)

    async def _read(self, before: int) -> None:
        while True:
            raw: bytes = await self.socket.recv()
            self.bytes_in += len(raw)
            if len(raw) > 200 and b'"serial"' not in raw and self.shown:
                continue  # the rest of the page: a browser's work, not ours
            message = ForwardMsg.FromString(raw)
            kind = message.WhichOneof("type")
            if kind == "navigation":
                self.page = message.navigation.page_script_hash
            elif kind == "delta" and message.delta.new_element.WhichOneof("type") == "bidi_component":
                self.table, self.part = message.delta.new_element.bidi_component.id, message.delta.fragment_id
                self.shown = json.loads(message.delta.new_element.bidi_component.bytes)
            elif kind == "script_finished" and message.script_finished in _DONE and self.shown:
                if self.shown["serial"] == before:
                    self.lost += 1
                return

    async def _click(self, what: str, **answer: Any) -> None:
        message = BackMsg()
        message.rerun_script.page_script_hash = self.page
        message.rerun_script.query_string = f"puzzle={self.shown['place']}"
        message.rerun_script.fragment_id = self.part
        widget = message.rerun_script.widget_states.widgets.add()
        widget.id = f"$$STREAMLIT_INTERNAL_KEY_{self.table}__events"
        before = self.shown["serial"]
        value = {"serial": before, "cards": [], "picks": [], "action": None} | answer
        widget.json_trigger_value = json.dumps([{"event": "answer", "value": value}])
        start = time.perf_counter()
        await self.socket.send(message.SerializeToString())
        await self._drawn(before)
        self.took[what].append(time.perf_counter() - start)

    async def answer(self) -> None:
        """An answer by chance to the puzzle on the table; where it has moments, the learner lets this one pass."""
        if self._offered("go-on"):
            await self._click("answer", action="go-on")
            return
        ask = self.shown["ask"]
        choices = [one["id"] for one in ask["choices"]]
        some = choices or [one["card"] for one in self.shown["hand"] if not one["off"]]
        picked = some if ask["kind"] == "order" else [self.rng.choice(some)]
        await self._click("answer", **{"picks" if choices else "cards": picked})

    def _offered(self, action: str) -> bool:
        return any(one["id"] == action for one in self.shown["ask"]["actions"])

    async def practise(self, until: float, pace: float, gap: float) -> None:
        """Answer every ``pace`` seconds or so until then; ``gap`` of that later go on to another puzzle."""
        await asyncio.sleep(self.rng.uniform(0, pace))
        while time.perf_counter() < until:
            due = time.perf_counter() + pace * self.rng.uniform(0.5, 1.5)
            await self.answer()
            await asyncio.sleep(pace * gap * self.rng.uniform(0.5, 1.5))
            await self._click("next", action="go-next")
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


# -- a run -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Run:
    """What one run of N learners measured: seconds, and megabytes of memory for each learner."""

    answers: list[float]
    nexts: list[float]
    first: float
    cpu: float
    share: float
    memory: float
    base: float
    kilobytes: float
    lost: int
    kept: int
    """How many of the answers are in the store."""

    @property
    def clicks(self) -> list[float]:
        """All of them."""
        return self.answers + self.nexts


async def _learners(app: Server, kinds: list[str], count: int, seed: int) -> list[Learner]:
    """Learners with nicknames at their tables; they come in small groups, as a class does."""
    some = [Learner(app.port, random.Random(f"{seed}/{n}"), kinds[n % len(kinds)], f"{seed}-{n}") for n in range(count)]
    store, now = open_store(app.database), dt.datetime.now(dt.UTC)
    with store.write() as session:
        for number, one in enumerate(some, start=1):
            key = learners.key_of(one.visit)
            learners.play(session, key, learners.create(session, f"Learner {number}", now, key).id, now)
    store.close()
    for start in range(0, count, 10):
        await asyncio.gather(*(one.open() for one in some[start : start + 10]))
    return some


def _quiet(app: Server, seconds: int = 1) -> None:
    """Wait until the server has done nothing for so many seconds (at most two minutes)."""
    still = 0
    for _ in range(120):
        before = app.cpu()
        time.sleep(1)
        still = still + 1 if app.cpu() - before < 0.05 else 0
        if still == seconds:
            return


async def _run(app: Server, options: argparse.Namespace, count: int, seed: int) -> Run:
    await asyncio.to_thread(_quiet, app, round(PAUSE) + 2)  # it has made all ready, also what it begins later
    warm = await _learners(app, options.kinds, len(options.kinds), seed + 1000)
    for one in warm:
        await one.answer()
        await one.socket.close()
    await asyncio.to_thread(_quiet, app)
    base, before = app.memory(), app.attempts()
    some = await _learners(app, options.kinds, count, seed)
    cpu, start = app.cpu(), time.perf_counter()
    await asyncio.gather(*(one.practise(start + options.seconds, options.pace, options.next) for one in some))
    cpu, clock = app.cpu() - cpu, time.perf_counter() - start
    memory = app.memory()
    for one in some:
        await one.socket.close()
    answers = [took for one in some for took in one.took["answer"]]
    nexts = [took for one in some for took in one.took["next"]]
    clicks = len(answers) + len(nexts)
    return Run(
        answers=answers,
        nexts=nexts,
        first=max(one.first for one in some),
        cpu=cpu / clicks,
        share=cpu / clock,
        memory=(memory - base) / count,
        base=base,
        kilobytes=sum(one.bytes_in for one in some) / clicks / 1000,
        lost=sum(one.lost for one in some),
        kept=app.attempts() - before,
    )


def _percentile(some: list[float], part: float) -> float:
    return sorted(some)[min(len(some) - 1, int(part * len(some)))]


def _row(name: str, count: int, runs: list[Run]) -> str:
    """A line of the table: all runs of one sort together."""
    clicks, answers, nexts = (
        [took for run in runs for took in getattr(run, key)] for key in ("clicks", "answers", "nexts")
    )
    figures = [1000 * _percentile(some, part) for some in (clicks, answers, nexts) for part in (0.5, 0.95)]
    times = " ".join(f"{one:8.1f}" for one in figures)
    cpu, share, memory = (statistics.median(getattr(run, key) for run in runs) for key in ("cpu", "share", "memory"))
    first, lost = max(run.first for run in runs), sum(run.lost for run in runs)
    kept = f"{sum(run.kept for run in runs)}/{len(answers)}"
    return (
        f"{name:9}{count:9}{len(clicks):8} {times} {1000 * cpu:9.2f} {share:6.2f}"
        f" {runs[0].base:7.0f} {1000 * memory:9.0f} {runs[0].kilobytes:7.1f} {first:7.2f} {lost:5} {kept:>11}"
    )


def main() -> None:
    """Print a line for each number of learners and sort of server, their ratios, and whether the bar is met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learners", type=int, nargs="+", default=[5, 20, 50, 200])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pace", type=float, default=2, help="seconds from one answer of a learner to the next")
    parser.add_argument("--next", type=float, default=0.5, help="the next puzzle comes after this part of the pace")
    parser.add_argument("--kinds", nargs="+", default=list(puzzles.KINDS), choices=list(puzzles.KINDS))
    parser.add_argument("--only-ours", action="store_true", help="leave Streamlit's defaults out")
    parser.add_argument("--processes", type=int, default=usual_processes(), help="processes of our server")
    parser.add_argument("--url", help="a database that may be written to; a SQLite file of its own if left out")
    parser.add_argument("--seed", type=int, default=304)
    options = parser.parse_args()
    print(
        f"{'':9}{'learners':>9}{'clicks':>8} {'p50':>8} {'p95':>8} {'ans p50':>8} {'ans p95':>8} {'next p50':>8}"
        f" {'next p95':>8} {'ms CPU':>9} {'cores':>6} {'MB':>7} {'kB/learner':>10} {'kB':>6} {'first s':>7}"
        f" {'lost':>5} {'kept':>11}"
    )
    for count in options.learners:
        runs: dict[str, list[Run]] = {"ours": []} if options.only_ours else {"ours": [], "defaults": []}
        for number in range(options.rounds):
            for name, some in runs.items():
                with server(name == "ours", url=options.url, processes=options.processes) as app:
                    some.append(uvloop.run(_run(app, options, count, options.seed + 10**6 * number + 10**4 * count)))
        for name, some in runs.items():
            print(_row(name, count, some), flush=True)
        if not options.only_ours:
            print(_ratios(runs["ours"], runs["defaults"]), flush=True)
        if count == 200:
            p95 = _percentile([took for run in runs["ours"] for took in run.clicks], 0.95)
            met = "met" if p95 <= BAR else "MISSED"
            print(f"bar {BAR} s at the 95th percentile with 200 learners: {met} ({p95:.3f} s)")


def _ratios(ours: list[Run], defaults: list[Run]) -> str:
    """Defaults to ours, by the median of the rounds."""
    parts = []
    for name, part in (("p50", 0.5), ("p95", 0.95)):
        pairs = zip(ours, defaults, strict=True)
        ratio = statistics.median(_percentile(b.clicks, part) / _percentile(a.clicks, part) for a, b in pairs)
        parts.append(f"{name} {ratio:.1f}")
    cpu = statistics.median(b.cpu / a.cpu for a, b in zip(ours, defaults, strict=True))
    return f"defaults / ours: {', '.join(parts)}, CPU a click {cpu:.1f}"


if __name__ == "__main__":
    main()
