"""How the browser gets the table.

With each rerun travels a loader of half a kilobyte. It fetches all parts in one piece from the front of the server
(``tutor/app/front.py``), once; the page has asked for it beforehand. Where there is no front (``AppTest``, ``streamlit
run``), the same parts travel inside the message.
"""

from __future__ import annotations

import hashlib
import json
import threading
from functools import cache
from pathlib import Path

STATIC = Path(__file__).resolve().parent / "static"
PARTS = (
    "faces.js",
    "scene.js",
    "cloth.js",
    "choices.js",
    "hand.js",
    "order.js",
    "player.js",
    "typed.js",
    "motion.js",
    "sound.js",
    "keys.js",
    "main.js",
)
SHEETS = ("cards.css", "table.css", "cloth.css", "hand.css", "choices.css", "many.css", "typed.css", "big.css")

# Keeps the place of the table until it is drawn, so that the page does not jump.
WAIT_HTML = '<div class="wait" style="min-height:26rem"></div>'

ADDRESS = "/app/table.js"
"""Where the front has the table, below the root of the app."""

SERVED = threading.Event()
"""Set where a front serves the table, and the style of the page with the page."""

_LOADER = """
const streamlit = document.querySelector('script[src*="/static/js/"]');
const home = streamlit.src.split("/static/js/")[0];
let ready, tries = 0;
const load = () => import(home + "__ADDRESS__?v=__VERSION__" + (tries ? "&try=" + tries : ""));
export default async function (component) {
  try {
    const { mount, css } = await (ready ??= load());
    mount(component, { base: home + "/app/static/", css });
  } catch (error) {
    ready = undefined;
    tries += 1; // a browser may remember that an address failed
    console.error(error);
    const wait = component.parentElement.querySelector(".wait");
    if (wait) wait.textContent = JSON.parse(new TextDecoder().decode(component.data)).texts?.failed ?? "";
  }
}
"""


def _read(names: tuple[str, ...]) -> str:
    return "\n".join((STATIC / "table" / name).read_text(encoding="utf-8") for name in names)


@cache
def module() -> str:
    """All parts of the table as one module of JavaScript, its style among them."""
    return f"{_read(PARTS)}\nexport const css = {json.dumps(_read(SHEETS))};\nexport {{ mount }};\n"


@cache
def version() -> str:
    """A short digest of everything the browser may keep."""
    return hashlib.sha256(module().encode()).hexdigest()[:10]


@cache
def script(*, from_server: bool) -> str:
    """The JavaScript that Streamlit sends with the component."""
    if from_server:
        return _LOADER.replace("__ADDRESS__", ADDRESS).replace("__VERSION__", version())
    return f'{module()}\nexport default (component) => mount(component, {{ base: "", css }});\n'
