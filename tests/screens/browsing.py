"""A reader with a real browser: Chromium through Playwright, with an eye on errors, the wire and foreign hosts."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode, urlsplit

from tests.screens.helpers import EVERY_PAGE, cards_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, WebSocket

    from tutor.cards import Card

DESKTOP, PHONE = (1280, 900), (360, 640)
PATHS = [f"/{name}?{urlencode(query)}".rstrip("?") for name, query in EVERY_PAGE]
"""The addresses of every page."""

MENU = 52
"""The height of the menu, in pixels."""
TABLE = "[data-testid=stBidiComponentIsolated]"
IDLE = """document.querySelector("[data-testid=stApp]")?.dataset.testScriptState === "notRunning"
  && !document.querySelector("[data-testid=stSkeleton]")"""
"""The script has run, and no part of the page waits for its own piece of Streamlit any more."""

MOVED = """([table, before]) => {
  const root = document.querySelector(table)?.shadowRoot.querySelector(".t304");
  return !root || root.dataset.serial !== before;
}"""


@dataclass
class Reader:
    """A page of the app in one browser window."""

    page: Page
    home: str
    frames: list[bytes] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)
    errors: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()
    """Parts of error messages that the test brings about."""

    # -- going about -----------------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(self.home + path)
        self.settle()

    def settle(self) -> None:
        """Wait until the page is drawn and the server has no more to say."""
        self.page.locator("h1").first.wait_for(state="attached")
        self.page.wait_for_function(IDLE)
        if self.page.locator(TABLE).count():
            self.root.wait_for()
            self.page.wait_for_function(IDLE)

    @property
    def root(self) -> Locator:
        return self.page.locator(".t304")

    @property
    def hand(self) -> Locator:
        return self.page.locator(".t304 .hand")

    def card(self, name: str) -> Locator:
        return self.page.locator(f'.t304 .hand [data-card="{name}"]')

    def button(self, name: str) -> Locator:
        return self.page.locator(f'.t304 [data-id="{name}"]')

    def choice(self, name: str) -> Locator:
        """The button of a choice that is no card of the hand."""
        return self.page.locator(f'.t304 .choices [data-pick="{name}"]')

    def place(self, name: str) -> Locator:
        """The same choice at its place on the table."""
        return self.page.locator(f'.t304 .felt [data-pick="{name}"]')

    def control(self, name: str) -> Locator:
        """A button of the player."""
        return self.page.locator(f'.t304 .player [data-do="{name}"]')

    @contextlib.contextmanager
    def move(self) -> Iterator[None]:
        """What is done inside brings the table to another state: wait for it."""
        before = self.root.get_attribute("data-serial")
        yield
        self.page.wait_for_function(MOVED, arg=[TABLE, before])
        self.settle()

    def click(self, target: Locator) -> None:
        with self.move():
            target.click()

    def tap(self, target: Locator) -> None:
        with self.move():
            target.tap()

    def press(self, key: str) -> None:
        with self.move():
            self.page.keyboard.press(key)

    # -- looking ---------------------------------------------------------------------------------------------------

    def text(self, part: str) -> str:
        return self.page.locator(f".t304 .{part}").inner_text()

    def focused(self) -> str:
        """What has the focus on the table: the card, the choice, the button or the control of the player."""
        script = """e => {
          const { card, pick, id } = e.shadowRoot.activeElement?.dataset ?? {};
          return card ?? pick ?? id ?? e.shadowRoot.activeElement?.dataset.do ?? "";
        }"""
        return str(self.page.locator(TABLE).evaluate(script))

    def in_view(self, part: str) -> bool:
        """Does the window show this part of the table, whole and below the menu? Scrolling may take a moment."""
        for _ in range(20):
            box, window = self.page.locator(f".t304 .{part}").bounding_box(), self.page.viewport_size
            assert box is not None
            assert window is not None
            if box["y"] >= MENU and box["y"] + box["height"] <= window["height"] + 1:
                return True
            self.page.wait_for_timeout(100)
        return False

    def width(self) -> int:
        """How wide the page is, to the last thing that sticks out."""
        script = "Math.max(document.documentElement.scrollWidth, document.querySelector('.stMain').scrollWidth)"
        return int(self.page.evaluate(script))

    def scrolled(self) -> int:
        return int(self.page.evaluate("document.querySelector('.stMain').scrollTop"))

    # -- what came over the wire -----------------------------------------------------------------------------------

    def cards_seen(self) -> set[Card]:
        """Every card that the frames since the last call, the document or the address name."""
        wire = b"\n".join(self.frames).decode("utf-8", errors="replace")
        self.frames.clear()
        inside = self.page.locator(TABLE).evaluate("e => e.shadowRoot.innerHTML")
        quoted = {f'"{one}"' for one in _NAMES if f'"{one}"' in wire or f'"{one}\\' in wire}
        return cards_in(" ".join([*quoted, _signs(wire), self.page.content(), inside, self.page.url]))


_NAMES = [rank + suit for suit in "SHDC" for rank in "J9ATKQ87"]


def _signs(wire: str) -> str:
    """The frames without bare letters: in binary noise any two of them can stand by chance."""
    for name in _NAMES:
        wire = wire.replace(name, "")
    return wire


def nav(reader: Reader, name: str) -> Locator:
    """A word of the menu."""
    return reader.page.locator(".st-key-nav").get_by_role("link", name=name)


def press_to(reader: Reader, key: str, name: str, most: int) -> None:
    """Press a key until this has the focus on the table (``Reader.focused``)."""
    for _ in range(most):
        if reader.focused() == name:
            return
        reader.page.keyboard.press(key)
    raise AssertionError(f"{key} never comes to {name}")


def tab_to(reader: Reader, name: str) -> None:
    """The same by Tab."""
    press_to(reader, "Tab", name, 40)


def at(reader: Reader, part: str) -> None:
    """Wait until the address has this part and the page is drawn."""
    reader.page.wait_for_url(f"**{part}*")
    reader.settle()


@contextlib.contextmanager
def reading(
    browser: Browser, home: str, size: tuple[int, int] = DESKTOP, *, dark: bool = False, touch: bool = False
) -> Iterator[Reader]:
    """Open a window of one reader; at the end nothing has failed in it and nothing was asked from outside."""
    width, height = size
    options: dict[str, Any] = {"color_scheme": "dark" if dark else "light", "has_touch": touch}
    context = browser.new_context(viewport={"width": width, "height": height}, **options)
    context.set_default_timeout(30_000)
    reader = Reader(context.new_page(), home)

    def listen(socket: WebSocket) -> None:
        for event in ("framereceived", "framesent"):
            socket.on(event, lambda data: reader.frames.append(data.encode() if isinstance(data, str) else data))  # type: ignore[call-overload]

    page = reader.page
    page.on("websocket", listen)
    page.on("request", lambda request: reader.hosts.add(urlsplit(request.url).netloc))
    page.on("pageerror", lambda error: reader.errors.append(str(error)))
    page.on("console", lambda said: reader.errors.append(said.text) if said.type == "error" else None)
    try:
        yield reader
    finally:
        context.close()
    # Streamlit looks for its server below the page's path first; where a test cuts the wire, it says so.
    expected = ("404 (Not Found)", *reader.expected)
    assert [one for one in reader.errors if not any(part in one for part in expected)] == []
    assert reader.hosts - {""} == {urlsplit(home).netloc}
