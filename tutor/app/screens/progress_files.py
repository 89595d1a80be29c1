"""Progress as files: exported, brought in again, and a picture to share."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import date
from typing import Final

import streamlit as st
from PIL import Image, ImageDraw, ImageFont

from tutor.app import memory
from tutor.app.clock import today
from tutor.app.report import report
from tutor.cards import RANKS
from tutor.wording import Words

_SIZE: Final = (1000, 524)
_FELT: Final = "#14553f"
_WOOD: Final = "#5c3420"
_GOLD: Final = "#f0c66a"
_WHITE: Final = "#fffdf7"
_RED: Final = "#b3202a"
_BROUGHT: Final = "progress-brought"


def files(learner: int, lines: list[str], told: Words) -> None:
    """The buttons to save and to bring in; ``lines`` stand on the picture. Files are made when they are asked for,
    by a thread that knows no reader."""
    from tutor.store import moving

    day = today()

    def text(make: Callable[..., str]) -> Callable[[], str]:
        def data() -> str:
            with memory.reading() as session:
                return "" if session is None else make(session, learner)

        return data

    st.markdown(told.say("progress-files-lead"))
    with st.container(horizontal=True):
        for name, make, ending, mime in (
            ("export", moving.export, "json", "application/json"),
            ("csv", moving.export_csv, "csv", "text/csv"),
        ):
            st.download_button(
                told.say(f"progress-{name}"),
                data=text(make),
                file_name=f"304-{day.isoformat()}.{ending}",
                mime=mime,
                icon=":material/download:",
                on_click="ignore",
                key=f"progress-{name}",
            )
        st.download_button(
            told.say("progress-card"),
            data=lambda: card_picture(lines, day, told),
            file_name="304-tutor.png",
            mime="image/png",
            icon=":material/image:",
            help=told.full("progress-card"),
            on_click="ignore",
            key="progress-card",
        )
    bring_in(told)


def bring_in(told: Words) -> None:
    """A place to drop an exported file, also for somebody who is new here."""
    with st.popover(told.say("progress-import"), icon=":material/upload:", key="progress-bring"):
        found = st.file_uploader(told.say("progress-import"), type="json", key="progress-import", max_upload_size=50)
    if found is None:
        st.session_state.pop(_BROUGHT, None)
        return
    if st.session_state.get(_BROUGHT, (None,))[0] != found.file_id:
        st.session_state[_BROUGHT] = found.file_id, _added(found.getvalue())
        st.rerun()
    count = st.session_state[_BROUGHT][1]
    if count is None:
        st.error(told.say("progress-import-bad"))
    else:
        st.success(told.say("progress-imported", count=count))


def _added(data: bytes) -> int | None:
    """How many answers of a file were new; ``None`` for a file that is no export."""
    from tutor.app.who import begin
    from tutor.store import StoreError, moving

    learner = begin()
    try:
        with memory.writing() as session:
            return None if session is None or learner is None else moving.bring_in(session, learner.id, data)
    except StoreError as error:
        report(error)
        return None


# -- a picture ---------------------------------------------------------------------------------------------------------


def card_picture(lines: list[str], day: date, told: Words) -> bytes:
    """A card with up to four lines of numbers: no name, nothing that tells who it is."""
    picture = Image.new("RGB", _SIZE, _WOOD)
    draw = ImageDraw.Draw(picture)
    width, height = _SIZE
    draw.rounded_rectangle((28, 28, width - 28, height - 28), 36, fill=_FELT)
    draw.text((80, 62), told.say("app-name"), font=ImageFont.load_default(62), fill=_WHITE)
    for number, line in enumerate(lines):
        draw.text((80, 160 + 60 * number), line, font=ImageFont.load_default(42), fill=_GOLD if not number else _WHITE)
    draw.text((80, height - 92), day.isoformat(), font=ImageFont.load_default(28), fill="#b9d3c6")
    for place, rank in enumerate(RANKS[:3]):
        _card(draw, width - 420 + 100 * place, 150 + 12 * place, rank)
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def _card(draw: ImageDraw.ImageDraw, left: int, top: int, rank: str) -> None:
    """One of the diamonds, whose sign needs no font."""
    draw.rounded_rectangle((left, top, left + 150, top + 210), 14, fill=_WHITE, outline="#b9ad95", width=3)
    draw.text((left + 16, top + 12), rank, font=ImageFont.load_default(58), fill=_RED)
    for x, y, half in ((left + 36, top + 100, 16), (left + 105, top + 150, 34)):
        draw.polygon([(x, y - 1.3 * half), (x + half, y), (x, y + 1.3 * half), (x - half, y)], fill=_RED)
