"""How the browser gets the table.

Only a loader of half a kilobyte travels with each rerun. It fetches the parts once from Streamlit's static
serving (``tutor/app/static``; option ``server.enableStaticServing``), joins them to one module and keeps it.
Where nothing is served (``AppTest``, a script of another folder), the same parts travel inside the message.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

STATIC = Path(__file__).resolve().parent.parent / "static"
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
    "keys.js",
    "main.js",
)
SHEETS = ("cards.css", "table.css", "cloth.css", "hand.css", "choices.css", "typed.css")

# Keeps the place of the table until it is drawn, so that the page does not jump.
WAIT_HTML = '<div class="wait" style="min-height:26rem"></div>'

_LOADER = """
const streamlit = document.querySelector('script[src*="/static/js/"]');
const home = streamlit ? streamlit.src.split("/static/js/")[0] : location.origin + __ROOT__;
const base = home + "/app/static/", version = "?v=__VERSION__";
async function text(name) {
  const answer = await fetch(base + "table/" + name + version);
  if (!answer.ok) throw new Error(name + ": " + answer.status);
  return answer.text();
}
const join = async (names) => (await Promise.all(names.map(text))).join("\\n");
let ready;
async function load() {
  const [code, css] = await Promise.all([join(__PARTS__), join(__SHEETS__)]);
  const blob = new Blob([code + "\\nexport { mount };"], { type: "text/javascript" });
  return { mount: (await import(URL.createObjectURL(blob))).mount, css };
}
export default async function (component) {
  try {
    const { mount, css } = await (ready ??= load());
    mount(component, { base, css });
  } catch (error) {
    ready = undefined;
    console.error(error);
    const wait = component.parentElement.querySelector(".wait");
    if (wait) wait.textContent = component.data[0].texts?.failed ?? "";
  }
}
"""


def _read(names: tuple[str, ...]) -> str:
    return "\n".join((STATIC / "table" / name).read_text(encoding="utf-8") for name in names)


@cache
def version() -> str:
    """A short digest of everything the browser may keep."""
    digest = hashlib.sha256((_read(PARTS) + _read(SHEETS)).encode())
    return digest.hexdigest()[:10]


def served() -> bool:
    """Whether ``/app/static`` of the running app is our folder."""
    context = get_script_run_ctx(suppress_warning=True)
    if context is None or not st.get_option("server.enableStaticServing"):
        return False
    folder = Path(context.main_script_path).parent / "static"
    return folder.exists() and folder.samefile(STATIC)


@cache
def script(*, from_server: bool) -> str:
    """The JavaScript that Streamlit sends with the component."""
    if not from_server:
        css = json.dumps(_read(SHEETS))
        return f'{_read(PARTS)}\nexport default (component) => mount(component, {{ base: "", css: {css} }});\n'
    prefix = str(st.get_option("server.baseUrlPath") or "").strip("/")
    return (
        _LOADER.replace("__ROOT__", json.dumps(f"/{prefix}" if prefix else ""))
        .replace("__VERSION__", version())
        .replace("__PARTS__", json.dumps(PARTS))
        .replace("__SHEETS__", json.dumps(SHEETS))
    )
