"""The front of the server: the one page of HTML that every address gets, and the table's script in one piece.

Streamlit's page is sent on with what it would else ask for later, one thing after the other: our style, so that
nothing is ever seen without it; the parts of Streamlit that every page of ours needs; the script of the table; what a
step of the browser is (``static/steps.js``), for Streamlit makes one before any script of a page has run; and where
the server is, so that the browser need not look for it. An address of several parts, which Streamlit would answer
with an empty page, leads to the page for lost readers. Where the app runs in several processes, the page gives each
browser a cookie by which the door (``doorman``) leads it to the same one again.
"""

from __future__ import annotations

import gzip
import re
import secrets
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import streamlit
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor.app import assets
from tutor.app.doorman import COOKIE

LOST: Final = "lost"
"""Where an address leads to that has more parts than any of ours: a name that is no page."""

_STEPS: Final = Path(__file__).parent / "static" / "steps.js"
_STYLES: Final = Path(__file__).parent / "static" / "pages"
_ROOMS: Final = ("page", "menu", "stage", "practise", "rules", "coach", "progress")
"""The files of our style, in the order in which they come: a later one may say otherwise."""

_STREAMLIT: Final = Path(streamlit.__file__).parent / "static"
_LATE: Final = ("Html", "PageLink", "Button", "ButtonGroup", "BidiComponent")
"""Streamlit's names for what stands on every page of ours, and what it loads only when it meets it there."""

_IMPORTS: Final = re.compile(r"""(?:from|import) ?["'`]\./([\w.-]+\.js)["'`]""")
_YEAR: Final = 31_536_000
"""Seconds."""

_FOREVER: Final = {"Cache-Control": f"public, max-age={_YEAR}, immutable"}
_ASK: Final = {"Cache-Control": "no-cache"}
_UNUSED: Final = re.compile(r"<link\s+rel=\"preload\"[^>]*as=\"font\"[^>]*>")
"""The font that Streamlit asks for at once; ours are those of the system."""

_HERE: Final = """<script>
  window.__streamlit = {
    BACKEND_BASE_URL: new URL("./", location.href).href,
    HOST_CONFIG: { allowedOrigins: [location.origin], useExternalAuthToken: false },
  };
</script>"""
"""Where the server is: one level above the page's own name, as Streamlit's own links have it."""


@cache
def style() -> str:
    """The style of the pages (``static/pages``)."""
    return "\n".join((_STYLES / f"{room}.css").read_text(encoding="utf-8") for room in _ROOMS)


@cache
def steps() -> str:
    """The script that says what the steps of the browser are (``static/steps.js``)."""
    return f"<script>{_STEPS.read_text(encoding='utf-8')}</script>"


@cache
def late_parts() -> tuple[str, ...]:
    """The files of Streamlit that every page of ours needs and that its own page does not name, in a fixed order."""
    scripts, index = _STREAMLIT / "static" / "js", _index()
    found: list[str] = []
    wanted = [one.name for name in _LATE for one in sorted(scripts.glob(f"{name}.*.js"))]
    while wanted:
        name = wanted.pop(0)
        if name not in found and name not in index:
            found.append(name)
            wanted += _IMPORTS.findall((scripts / name).read_text(encoding="utf-8"))
    return tuple(found)


def _index() -> str:
    return (_STREAMLIT / "index.html").read_text(encoding="utf-8")


@cache
def page() -> str:
    """Streamlit's page with ours in it."""
    ahead = [f"./static/js/{name}" for name in late_parts()] + [f".{assets.ADDRESS}?v={assets.version()}"]
    links = "".join(f'<link rel="modulepreload" crossorigin fetchpriority="low" href="{one}">' for one in ahead)
    text = _UNUSED.sub("", _index())
    text = text.replace("<title>Streamlit</title>", "")  # the first run of the script gives the page its own
    text = text.replace("./favicon.png", "./app/static/icon.svg")
    text = text.replace("</head>", f"{links}</head>").replace("<script>", f"{_HERE}{steps()}<script>", 1)
    return text.replace("</body>", f"<style>{style()}</style></body>")


class Front:
    """What stands before Streamlit's own app (ASGI); it says so in ``assets.SERVED``. ``doors``: others may be beside
    it at the same address."""

    def __init__(self, app: ASGIApp, doors: bool = False) -> None:
        self._app, self._doors = app, doors
        assets.SERVED.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer for the table's script, put ours into a page; all else goes through."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
        elif scope["path"].endswith(assets.ADDRESS):
            await _sent(assets.module(), "text/javascript", _FOREVER, scope)(scope, receive, send)
        else:
            known = not self._doors or any(
                COOKIE.encode() in value for name, value in scope["headers"] if name == b"cookie"
            )
            await self._app(scope, receive, _Exchange(scope, receive, send, known))


class _Exchange:
    """Sends on what Streamlit sends; in place of its page our own, once, with a cookie for a browser not ``known``."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, known: bool) -> None:
        self._scope, self._receive, self._send, self._known = scope, receive, send, known
        self._ours = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_page(message):
            self._ours = True
            answer = _answer(self._scope)
            if not self._known:
                answer.set_cookie(COOKIE, secrets.token_hex(16), max_age=_YEAR, httponly=True, samesite="lax")
                answer.headers["Connection"] = "close"  # it comes again with its cookie, and stays where that leads
            await answer(self._scope, self._receive, self._send)
        if not self._ours:
            await self._send(message)


def _is_page(start: Message) -> bool:
    kind: bytes = dict(start["headers"]).get(b"content-type", b"")
    return bool(start["status"] == 200) and kind.startswith(b"text/html")


def _answer(scope: Scope) -> Response:
    root = str(streamlit.get_option("server.baseUrlPath") or "").strip("/")
    below = scope["path"].strip("/").removeprefix(root).strip("/")
    if "/" in below:
        up = "../" * below.count("/")
        return RedirectResponse(f"{up}{LOST}", status_code=302)
    return _sent(page(), "text/html", _ASK, scope)


@cache
def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)


def _sent(text: str, kind: str, headers: Mapping[str, str], scope: Scope) -> Response:
    """A text as the answer, packed where the browser takes that."""
    takes = dict(scope["headers"]).get(b"accept-encoding", b"")
    if b"gzip" not in takes:
        return Response(text, media_type=kind, headers={**headers, "Vary": "Accept-Encoding"})
    packed = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(_packed(text), media_type=kind, headers={**headers, **packed})
