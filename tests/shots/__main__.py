"""The command: start the app, open its pages, take the pictures."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.conftest import CHROMIUM_FLAGS, ROOT, serving
from tests.screens.browsing import DESKTOP, PHONE, Reader, reading
from tests.screens.test_keeping_browser import lived_in
from tests.shots.pages import PAGES

HERE = Path(__file__).parent
README = {
    "home": ("home", (1280, 760), "light"),
    "lesson": ("lesson-wrong", (1280, 760), "light"),
    "practice": ("practice-marked", (1280, 760), "dark"),
    "phone": ("lesson-wrong", (360, 740), "dark"),
}
"""The README's pictures: which page, in which window, by which light."""

COLOURS = 160
WHOLE = 2600
"""How high a picture of a page without a table may become, in pixels."""

STILL = """() => {
  const roots = [document, document.querySelector("[data-testid=stBidiComponentIsolated]")?.shadowRoot];
  const all = roots.flatMap((root) => root?.getAnimations() ?? []);
  return !all.some((one) => one.playState === "running" && 5000 > one.effect.getComputedTiming().endTime);
}"""
"""Nothing moves any more but what moves for long."""


def arrive(reader: Reader, page: str, lang: str) -> None:
    """Open a page as a new reader and do what is done there."""
    path, acts = PAGES[page]
    reader.page.context.clear_cookies()
    reader.open(f"{path}{'&' if '?' in path else '?'}lang={lang}" if lang else path)
    for act in acts:
        act(reader)
    if acts and reader.root.count():  # the hand and what is said to it, as a reader has them in view
        reader.page.locator(".t304 .foot").evaluate("foot => foot.scrollIntoView({ block: 'end' })")


def unfold(reader: Reader, size: tuple[int, int]) -> None:
    """Make the window as high as a page without a table is, so that the picture shows all of it."""
    reader.page.set_viewport_size({"width": size[0], "height": size[1]})
    if not reader.root.count():
        high = reader.page.evaluate("document.querySelector('.stMain').scrollHeight")
        reader.page.set_viewport_size({"width": size[0], "height": min(max(high, size[1]), WHOLE)})


def take(reader: Reader, light: str, file: Path) -> None:
    reader.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    reader.page.wait_for_function(
        "dark => (getComputedStyle(document.querySelector('.stApp')).colorScheme === 'dark') === dark",
        arg=light == "dark",
    )
    reader.page.wait_for_function(STILL)
    reader.page.screenshot(path=file)


def shrink(file: Path, width: int = 900) -> None:
    """Make a picture small enough for a README."""
    with Image.open(file) as picture:
        scale = min(1.0, width / picture.width)
        size = (round(picture.width * scale), round(picture.height * scale))
        small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    small.quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)


def every(browser: Browser, url: str, only: str, lang: str) -> None:
    """Both lights from one visit; a window for each size, since a touch screen stays one."""
    for size in (DESKTOP, PHONE):
        with reading(browser, url, size, touch=size == PHONE) as reader:
            for page in (one for one in PAGES if one.startswith(only)):
                arrive(reader, page, lang)
                unfold(reader, size)
                for light in ("light", "dark"):
                    take(reader, light, HERE / "out" / f"{page}-{size[0]}-{light}.png")
                reader.page.emulate_media(color_scheme="light")
                reader.page.set_viewport_size({"width": size[0], "height": size[1]})


def readme(browser: Browser, url: str) -> None:
    for name, (page, size, light) in README.items():
        file = HERE / "readme" / f"{name}.png"
        with reading(browser, url, size, dark=light == "dark", touch=size[0] == PHONE[0]) as reader:
            arrive(reader, page, "")
            take(reader, light, file)
        shrink(file)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    parser.add_argument("--readme", action="store_true", help="only the four small pictures of the README")
    parser.add_argument("--only", default="", help="only the pages whose name begins so")
    parser.add_argument("--lang", default="", help="in this language")
    given = parser.parse_args()
    chromium = shutil.which("chromium") or sys.exit("there is no Chromium (on Debian: apt install chromium)")
    (HERE / ("readme" if given.readme else "out")).mkdir(exist_ok=True)
    command = ("-m", "tutor.cli", "app", "--port", "PORT", "--no-browser")
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:  # nothing of a user's own is on the pictures
        (Path(folder) / "data").mkdir()
        lived_in(Path(folder) / "data")
        with serving(Path(folder), *command) as url, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
            if given.readme:
                readme(browser, url)
            else:
                every(browser, url, given.only, given.lang)
            browser.close()
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
