"""From the start of the server to a table that can be clicked, and the same with a server that runs already.

    python -m tests.bench.first_page [--rounds 5]

*Cold*: a new server process and a browser without a cache. *Warm*: the server runs, the browser has no cache. *Again*:
the browser has been there before. *Processor*: what command and server took of it until *cold*. The browser itself is
open. Bars: 3.5 s cold, 1.5 s warm.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import time
from typing import TYPE_CHECKING, Final

from tests.bench.click import chromium
from tests.bench.load import server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

BARS: Final = {"cold": 3.5, "warm": 1.5}
PAGE: Final = "/practise?puzzle=legal-card-7.v2"


def _until_clickable(context: BrowserContext, port: int) -> None:
    """Open a puzzle, as soon as the server is there, and wait until its cards take clicks."""
    page = context.new_page()
    while True:
        with contextlib.suppress(Exception):
            page.goto(f"http://127.0.0.1:{port}{PAGE}", wait_until="commit")
            break
        time.sleep(0.02)
    page.locator(".t304 .hand button:not([aria-disabled])").first.wait_for()


def _one(browser: Browser) -> dict[str, float]:
    """The seconds of one server's life: cold, warm, again; and of its processor."""
    took = {}
    with contextlib.ExitStack() as stack:
        start = time.perf_counter()
        app = stack.enter_context(server(wait=False))
        for name in ("cold", "warm"):
            context = browser.new_context()
            stack.callback(context.close)
            _until_clickable(context, app.port)
            took[name] = time.perf_counter() - start
            took.setdefault("processor", app.cpu())
            time.sleep(1)
            start = time.perf_counter()
        start = time.perf_counter()
        _until_clickable(context, app.port)
        took["again"] = time.perf_counter() - start
    return took


def main() -> None:
    """Print the figures and whether the bars are met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    with chromium() as browser:
        runs = [_one(browser) for _ in range(options.rounds)]
    for name in runs[0]:
        some = [run[name] for run in runs]
        middle, bar = statistics.median(some), BARS.get(name)
        met = "" if bar is None else f", bar {bar} s: {'met' if middle <= bar else 'MISSED'}"
        print(f"{name:10} median {middle:.2f} s, least {min(some):.2f}, most {max(some):.2f}{met}")


if __name__ == "__main__":
    main()
