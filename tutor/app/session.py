"""What a page knows of its reader: language, settings, and the table drawn in the way they like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Final

import streamlit as st

from tutor.app.table import Answer, card_table
from tutor.app.table.from_view import Scene, payload_of
from tutor.app.table.payload import Options
from tutor.app.table.plain import plain_table
from tutor.rules.view import View
from tutor.wording import Words, words

_SETTINGS: Final = "settings"


@dataclass(frozen=True)
class Settings:
    """How the reader likes the table."""

    points: bool = True
    ranks: bool = False
    four_colours: bool = False
    still: bool = False
    big: bool = False
    plain: bool = False

    def options(self) -> Options:
        """The same for the card table."""
        return Options(
            points=self.points,
            ranks=self.ranks,
            motion="reduced" if self.still else "full",
            size="big" if self.big else "normal",
            suits="four" if self.four_colours else "two",
        )


def language() -> Words:
    """The words in the reader's language."""
    return words("en")


def settings() -> Settings:
    """The reader's settings; ``?plain=1`` in the address asks for the plain table."""
    if _SETTINGS not in st.session_state:
        st.session_state[_SETTINGS] = Settings(plain=st.query_params.get("plain") == "1")
    kept: Settings = st.session_state[_SETTINGS]
    return kept


def settings_panel() -> None:
    """A small panel to change the settings."""
    told, now = language(), settings()

    def change(name: str) -> None:
        st.session_state[_SETTINGS] = replace(settings(), **{name: st.session_state[f"set-{name}"]})

    with st.popover(told.say("page-table-settings"), icon=":material/settings:", key="table-settings"):
        for name, value in asdict(now).items():
            label = told.say(f"page-set-{name.replace('_', '-')}")
            st.toggle(label, value=value, key=f"set-{name}", on_change=change, args=(name,))


def next_serial() -> int:
    """A new number for a new state of a table."""
    st.session_state["serial"] = int(st.session_state.get("serial", 0)) + 1
    return int(st.session_state["serial"])


def draw_table(view: View, told: Words, scene: Scene, *, key: str, on_answer: Callable[[Answer], None]) -> None:
    """Draw the table of one seat, as cards or plain, and send answers to ``on_answer``."""
    chosen = settings()
    payload = payload_of(view, told, replace(scene, options=chosen.options()))
    if chosen.plain:
        plain_table(payload, told.at(you=view.seat), key=key, on_answer=on_answer)
    else:
        card_table(payload, key=key, on_answer=on_answer)


def keep_in_address(**wanted: str | None) -> None:
    """Set or drop parts of the page's address, so that a reload and a shared link come back here."""
    for name, value in wanted.items():
        if value is None:
            st.query_params.pop(name, None)
        elif st.query_params.get(name) != value:
            st.query_params[name] = value
