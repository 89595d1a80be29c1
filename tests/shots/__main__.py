"""The command: start the app, open its pages, take the pictures."""

from __future__ import annotations

import argparse
import contextlib
import functools
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.conftest import CHROMIUM_FLAGS
from tests.puzzles.drilling import out
from tests.screens.browsing import DESKTOP, PHONE, Reader, reading

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LESSON = "/learn?lesson=hidden-nine"
Act = Callable[[Reader], None]


def card(name: str) -> Act:
    return lambda reader: reader.click(reader.card(name))


def button(name: str) -> Act:
    return lambda reader: reader.click(reader.button(name))


def mark(name: str) -> Act:
    """Choose a card where several are asked for."""
    return lambda reader: reader.card(name).click()


def choice(name: str) -> Act:
    """Answer with a choice that is no card of the hand."""
    return lambda reader: reader.click(reader.choice(name))


def tick(name: str) -> Act:
    """Choose it where several are asked for."""
    return lambda reader: reader.choice(name).click()


def open_panel(reader: Reader) -> None:
    reader.page.locator(".st-key-wishes button").first.click()
    reader.page.get_by_role("radio", name="Surprise me").wait_for()


def open_keys(reader: Reader) -> None:
    reader.page.locator(".st-key-keys button").wait_for(state="attached")
    reader.page.keyboard.press("?")
    reader.page.get_by_role("dialog").get_by_text("Show these keys").wait_for()


def open_rule(reader: Reader) -> None:
    """The rule behind a verdict, beside it."""
    reader.page.locator(".st-key-why-rules button").first.click()
    reader.page.locator("[data-testid=stPopoverBody] a").wait_for()


def open_settings(reader: Reader) -> None:
    reader.page.locator(".st-key-table-settings button").click()
    reader.page.get_by_text("Four suit colours").wait_for()


def open_sessions(reader: Reader) -> None:
    reader.page.locator(".st-key-sessions button").first.click()
    reader.page.get_by_text("Three minutes").wait_for()


PAGES: dict[str, tuple[str, tuple[Act, ...]]] = {
    "home": ("/", ()),
    "lessons": ("/learn", ()),
    "lesson-start": (LESSON, ()),
    "lesson-other": (LESSON, (card("TS"),)),
    "lesson-right": (LESSON, (card("JS"),)),
    "lesson-story": (LESSON + "&step=bids", ()),
    "lesson-fold": (LESSON + "&step=fold", (card("9S"),)),
    "lesson-wrong": (LESSON + "&step=follow", (card("JS"),)),
    "lesson-choice": (LESSON + "&step=tokens", (button("go-hint"),)),
    "lesson-end": (LESSON + "&step=recap", ()),
    "lesson-order": ("/learn?lesson=pack&step=top", (tick("AH"), tick("JH"), tick("9H"), tick("TH"), button("submit"))),
    "lesson-calls": ("/learn?lesson=dealing&step=late", (button("yes"),)),
    "lesson-puzzle": ("/learn?lesson=tricks&step=more", ()),
    "practice-one": ("/practise?puzzle=legal-card-6.v2", ()),
    "practice-every": ("/practise?puzzle=legal-card-1.v2", (mark("JH"), mark("9H"))),
    "practice-marked": ("/practise?puzzle=legal-card-1.v2", (mark("JH"), mark("9H"), button("submit"))),
    "practice-hint": ("/practise?puzzle=legal-card-0.v2", (button("go-hint"),)),
    "practice-rule": ("/practise?puzzle=winner-0", (choice("S"), open_rule)),
    "practice-settings": ("/practise?puzzle=legal-card-0.v2", (open_settings,)),
    "practice-plain": ("/practise?puzzle=legal-card-0.v2&plain=1", ()),
    "practice-panel": ("/practise?puzzle=legal-card-0.v2", (open_panel,)),
    "form-seat": ("/practise?puzzle=winner-0", ()),
    "form-seat-marked": ("/practise?puzzle=winner-0", (choice("S"),)),
    "form-trick": ("/practise?puzzle=winner-6", (tick("TD"), button("submit"))),
    "form-number": ("/practise?puzzle=count-0", (choice("5"),)),
    "form-suits": ("/practise?puzzle=knowledge-7.v2", (tick("D"), tick("S"), button("submit"))),
    "form-calls": ("/practise?puzzle=auction-3", (tick("pass"), tick("bid 170"))),
    "form-calls-marked": ("/practise?puzzle=auction-3", (tick("pass"), tick("bid 150"), button("submit"))),
    "form-word": ("/practise?puzzle=settle-1.v4", (choice("ours-2"),)),
    "form-open-hands": ("/practise?puzzle=make-it-7", (card("QS"),)),
    "form-cards": ("/practise?puzzle=knowledge-5.v2", (tick("KS"), button("submit"))),
    "form-moment": ("/practise?puzzle=caps-moment-12", (button("go-on"),)),
    "form-moment-order": ("/practise?puzzle=caps-moment-12", (button("go-caps"),)),
    "form-moment-missed": ("/practise?puzzle=caps-moment-12", (*[button("go-on")] * 4, button("go-show-0"))),
    "form-order": ("/practise?puzzle=caps-order-1.v2", ()),
    "rules": ("/rules", ()),
    "rule": ("/rules?clause=closed.inspect", ()),
    "progress": ("/progress", ()),
    "sessions": ("/practise?puzzle=winner-0", (open_sessions,)),
    "sprint": ("/practise?run=sprint", ()),
    "settings": ("/settings", ()),
    "settings-plain": ("/settings?plain=1", ()),
    "keys": ("/", (open_keys,)),
    "no-page": ("/nowhere", ()),
    "no-lesson": ("/learn?lesson=none", ()),
    "rule-differs": ("/rules?clause=caps.due", ()),
    "words": ("/rules?part=words", ()),
    "sheet": ("/rules?part=sheet", ()),
    "placement": ("/learn?placement=1", ()),
    "coach": ("/coach", ()),
    "coach-drills": ("/coach?part=drills", ()),
    "coach-results": ("/coach?part=results", ()),
    "coach-editor": ("/coach?part=editor", ()),
    "coach-groups": ("/coach?part=groups", ()),
    "drill-start": (f"/drill?d={out().to_link()}", ()),
    "drill-file": ("/drill", ()),
    "game-course": ("/learn?profile=call-partner", ()),
    "game-bid": ("/learn?lesson=call-partner/bidding-up&step=raise", ()),
    "game-call": ("/learn?lesson=call-partner/secret-card&step=call", ()),
    "game-reveal": ("/learn?lesson=call-partner/coming-out&step=must", (mark("QS"), button("submit"))),
    "game-alone": ("/learn?lesson=call-partner/one-against-three&step=nothing", ()),
    "game-marriage": ("/learn?lesson=call-partner/marriages&step=back", ()),
    "game-scores": ("/learn?lesson=call-partner/eleven-deals&step=me", (button("go-hint"),)),
    "game-plain": ("/learn?lesson=call-partner/marriages&step=back&plain=1", ()),
    "game-widow": ("/learn?lesson=widow/the-widow&step=which", ()),
    "game-widow-seen": ("/learn?lesson=widow/the-widow&step=seen", ()),
    "game-widow-play": ("/learn?lesson=widow/alone-against-two&step=won", ()),
    "game-rules": ("/rules?profile=widow", ()),
    "game-rule": ("/rules?clause=call.alone", ()),
    "game-words": ("/rules?part=words&profile=call-partner", ()),
    "game-sheet": ("/rules?part=sheet&profile=call-partner", ()),
    "game-practise": ("/practise?puzzle=legal-card-6.v2&profile=widow", ()),
    "no-puzzle": ("/practise?puzzle=legal-card-0.v99", ()),
    "no-rule": ("/rules?clause=none", ()),
}
README = {
    "home": ("home", (1280, 760), False),
    "lesson": ("lesson-wrong", (1280, 760), False),
    "practice": ("practice-marked", (1280, 760), True),
    "phone": ("lesson-wrong", PHONE, False),
}
"""The README's pictures: which page, in which window, in the dark."""
COLOURS = 160


@contextlib.contextmanager
def app() -> Iterator[str]:
    """The app on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "tutor.cli", "app", "--port", str(port), "--no-browser"]
    with tempfile.TemporaryDirectory() as data:
        env = os.environ | {"TUTOR304_DATA": data}  # nothing of a user's own is on the pictures
        server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, env=env)
        yield from _served(server, f"http://127.0.0.1:{port}")


def _served(server: subprocess.Popen[bytes], url: str) -> Iterator[str]:
    """The address, once the app answers there; it is ended in the end."""
    try:
        for _ in range(300):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/_stcore/health", timeout=2):
                break
            time.sleep(0.2)
        yield url
    finally:
        server.terminate()
        server.wait()


def take(reader: Reader, page: str, file: Path) -> None:
    path, acts = PAGES[page]
    reader.open(path)
    for act in acts:
        act(reader)
    if acts and reader.page.locator(".t304").count():  # the hand and what is said to it, as a reader has them in view
        reader.page.locator(".t304 .foot").evaluate("foot => foot.scrollIntoView({ block: 'end' })")
    reader.page.wait_for_timeout(700)  # cards are still moving
    reader.page.screenshot(path=file)


def shrink(file: Path, width: int = 900) -> None:
    """Make a picture small enough for a README."""
    with Image.open(file) as picture:
        scale = min(1.0, width / picture.width)
        size = (round(picture.width * scale), round(picture.height * scale))
        small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    small.quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)


def every(browser: Browser, url: str, only: str = "") -> None:
    for size in (DESKTOP, PHONE):
        for dark in (False, True):
            for page in (one for one in PAGES if one.startswith(only)):
                with reading(browser, url, size, dark=dark, touch=size == PHONE) as reader:
                    take(reader, page, HERE / "out" / f"{page}-{size[0]}-{'dark' if dark else 'light'}.png")


def readme(browser: Browser, url: str) -> None:
    for name, (page, size, dark) in README.items():
        file = HERE / "readme" / f"{name}.png"
        with reading(browser, url, size, dark=dark, touch=size == PHONE) as reader:
            take(reader, page, file)
        shrink(file)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    parser.add_argument("--readme", action="store_true", help="only the four small pictures of the README")
    parser.add_argument("--only", default="", help="only the pages whose name begins so")
    given = parser.parse_args()
    wanted = readme if given.readme else functools.partial(every, only=given.only)
    chromium = shutil.which("chromium") or sys.exit("there is no Chromium (on Debian: apt install chromium)")
    (HERE / ("readme" if wanted is readme else "out")).mkdir(exist_ok=True)
    with app() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        wanted(browser, url)
        browser.close()


if __name__ == "__main__":
    main()
