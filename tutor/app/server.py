"""The server's process: Streamlit with our script, and what the first reader would wait for made ready before."""

from __future__ import annotations

import gc
import importlib
import pkgutil
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from starlette.middleware import Middleware
from streamlit.starlette import App

from tutor.app import screens
from tutor.app.doorman import DOOR
from tutor.app.front import Front
from tutor.app.handed import PREPARED, handed
from tutor.app.lighter import make_lighter

MAIN: Final = Path(__file__).with_name("main.py")
"""The script that Streamlit runs."""

LATE: Final = ("numpy", "PIL.Image", "PIL.ImageFile")
"""What Streamlit imports only when the first page is drawn."""

FIRST: Final = "sri-lankan/hidden-nine"
"""The lesson whose table stands on the first page."""

PAUSE: Final = 10.0
"""Seconds before the other lessons are read: their proofs take some, and the first reader should not wait for them."""

SHORT_PAUSE: Final = 2.0
"""Seconds before the store is opened: the first page does without it."""

BREATH: Final = 0.5
"""Seconds between two of them."""

SHORT_BREATH: Final = 0.05
"""Seconds between two packs of puzzles, of which each takes some milliseconds."""

_LISTS: Final = ("secrets.files",)
"""Options that are lists; each that is given stands for one entry."""

_OFTEN: Final = (2_000, 10, 200)
"""When to collect (``gc.set_threshold``): little at a time, for everybody waits meanwhile, and all of it seldom."""


def make_ready() -> None:
    """Import, read and draw beforehand what every reader needs, and keep the garbage collector from looking at it.

    A full collection stops every reader for a fifth of a second where all modules and texts are looked through.
    """
    for name in (*LATE, *(f"{screens.__name__}.{one.name}" for one in pkgutil.iter_modules(screens.__path__))):
        importlib.import_module(name)
    from lessons import load_lesson  # beside the server's start, not before it
    from tutor.wording import words

    words().say("app-name")
    load_lesson(FIRST)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_OFTEN)


def make_rest_ready() -> None:
    """Read every pack of puzzles and every other lesson, so that nobody waits for the first puzzle of a kind or for the
    course map; with a breath between, for those who play."""
    import puzzles
    from lessons import load_lesson
    from lessons.course import load_course
    from puzzles.packs import pack

    for kind in puzzles.KINDS:
        pack(kind)
        time.sleep(SHORT_BREATH)
    for one in load_course().written:
        load_lesson(f"sri-lankan/{one.id}")
        time.sleep(BREATH)


def make_store_ready() -> None:
    """Open the store, so that nobody waits for its library at the first answer."""
    from tutor.app import memory
    from tutor.store import attempts, choosing, learners  # noqa: F401 - imported for later

    memory.store()
    gc.collect()
    gc.freeze()


def _beside() -> None:
    make_ready()
    time.sleep(SHORT_PAUSE)
    make_store_ready()
    PREPARED.set()
    time.sleep(PAUSE)
    make_rest_ready()


@asynccontextmanager
async def _started(_: App) -> AsyncIterator[None]:
    """The server listens; what is made ready now is ready before the browser has loaded Streamlit."""
    threading.Thread(target=_beside, name="make-ready", daemon=True).start()
    yield


def _read(name: str, option: str) -> bool | int | str | list[str]:
    """An option as Streamlit wants it. Its own value is not asked for: what changes after that, Streamlit warns of."""
    if name in _LISTS:
        return [option]
    return int(option) if option.isdigit() else {"true": True, "false": False}.get(option, option)


def run(
    script: Path, options: Sequence[str], started: Callable[[App], Any] | None = None, door: int | None = None
) -> None:
    """Serve a script until ended. ``options`` are some of Streamlit's (``--server.port 8501``); ``started`` is what is
    done once the server listens, as an asynchronous context; ``door`` is where connections are handed over, in place
    of a port."""
    names, values = [name.removeprefix("--") for name in options[::2]], options[1::2]
    config = {name: _read(name, value) for name, value in zip(names, values, strict=True)}
    app = App(script, middleware=[Middleware(Front, doors=door is not None)], lifespan=started)
    with handed(door) if door is not None else nullcontext():
        app.run(config=config)


def main() -> None:
    """Serve the app until ended; the arguments are Streamlit's options, before them perhaps ``--door`` and a number."""
    options = sys.argv[1:]
    door = int(options[1]) if options[:1] == [DOOR] else None
    make_lighter()
    run(MAIN, options if door is None else options[2:], _started, door)


if __name__ == "__main__":
    main()
