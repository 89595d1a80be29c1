"""The page Progress, without a browser."""

from __future__ import annotations

import datetime as dt
import io

import pytest
from PIL import Image
from streamlit.util import calc_hash

from tests.screens.helpers import (
    open_page,
    raw_keys,
    seen,
    sound,
)
from tests.screens.keeping import lived_in
from tutor.wording import words

pytestmark = pytest.mark.usefixtures("own_store")


def test_progress_shows_charts_and_their_numbers(browser_known: str) -> None:
    lived_in()
    at = open_page("progress")
    page = seen(at)
    assert not raw_keys(page)
    assert "Nimal" in page
    assert words().clause("play.follow").title in page
    assert len(at.get("vega_lite_chart")) == 4
    assert page.count('<table class="numbers">') == 5, "each chart has its numbers beside it, and the rules theirs"
    assert at.get("metric")[0].value == "120"


def test_the_rating_can_be_hidden(browser_known: str) -> None:
    lived_in()
    at = open_page("settings")
    sound(at.toggle(key="set-no_rating").set_value(True).run())
    at._page_hash = calc_hash("progress")
    at = sound(at.run())
    assert words().say("progress-rating-hidden") in seen(at)
    assert len(at.get("vega_lite_chart")) == 3


def test_a_few_answers_bring_a_word_and_no_number(browser_known: str) -> None:
    lived_in(2)
    page = seen(open_page("progress"))
    assert words().say("progress-rating-soon", answers=34) in page
    assert words().say("progress-unclear") in page


def test_the_picture_to_share_is_a_picture() -> None:
    from tutor.app.screens.progress_files import card_picture

    lines = ["Skilled", "120 answers", "60 % right at once", "40 days in a row"]
    data = card_picture(lines, dt.date(2026, 12, 1), words())
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.size == (1000, 524)
        assert picture.format == "PNG"
