"""From a click in a real browser to the painted verdict: ours and Streamlit's defaults in turns.

    python -m tests.bench.click [--clicks 40] [--rounds 3] [--only-ours]

A practice puzzle is answered in Chromium; the page itself takes the time from the click to the frame after the one that
draws the verdict. The browser, software-rendered, has the same cores as the server. Bar: 0.1 s, the median.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import statistics
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import puzzles
from tests.bench.load import server
from tests.conftest import CHROMIUM_FLAGS
from tests.screens.browsing import reading

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BAR: Final = 0.1
CLICK: Final = """([table, pick]) => new Promise((done) => {
  const root = document.querySelector(table).shadowRoot.querySelector(".t304");
  const said = root.querySelector(".said");
  const start = performance.now();
  new MutationObserver((_, watch) => {
    if (!said.textContent.trim()) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done((performance.now() - start) / 1000)));
  }).observe(said, { childList: true, subtree: true });
  root.querySelector(`.hand [data-card="${pick}"], .choices [data-pick="${pick}"]`).click();
})"""
TABLE: Final = "[data-testid=stBidiComponentIsolated]"


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that draws by software, as the tests have it."""
    from playwright.sync_api import sync_playwright

    path = next(
        (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
    )
    if not path:
        sys.exit("there is no Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def clicks(browser: Browser, home: str, count: int) -> list[float]:
    """The seconds of ``count`` answers, each to another puzzle; the first three warm up and are left out."""
    took = []
    with reading(browser, home) as reader:
        for seed in range(count + 3):
            puzzle = puzzles.make("legal-card", seed, mode="one")
            reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
            reader.hand.locator("button").first.wait_for()
            pick = puzzle.question.choices[0]
            took.append(float(reader.page.evaluate(CLICK, [TABLE, pick])))
    return took[3:]


def main() -> None:
    """Print the figures and whether the bar is met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only-ours", action="store_true", help="leave Streamlit's defaults out")
    options = parser.parse_args()
    took: dict[bool, list[list[float]]] = {True: []} if options.only_ours else {True: [], False: []}
    with chromium() as browser:
        for _ in range(options.rounds):
            for ours, runs in took.items():
                with server(ours) as app:
                    runs.append(clicks(browser, f"http://127.0.0.1:{app.port}", options.clicks))
    for ours, runs in took.items():
        some = sorted(one for run in runs for one in run)
        median, p95 = (1000 * some[int(part * len(some))] for part in (0.5, 0.95))
        print(f"{'ours' if ours else 'defaults':9} {len(some)} clicks: median {median:.0f} ms, p95 {p95:.0f} ms")
    if not options.only_ours:
        ratios = (statistics.median(b) / statistics.median(a) for a, b in zip(took[True], took[False], strict=True))
        print(f"defaults / ours: {statistics.median(ratios):.2f}")
    median = statistics.median(one for run in took[True] for one in run)
    print(f"bar {BAR} s, the median: {'met' if median <= BAR else 'MISSED'} ({median:.3f} s)")


if __name__ == "__main__":
    main()
