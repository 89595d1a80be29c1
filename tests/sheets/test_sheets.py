"""Worksheets and answers on paper: all that a learner needs is on them, nothing else, and the same every time."""

from __future__ import annotations

import random
import re

import pytest

import puzzles
from puzzles import telling
from puzzles.drills import Drill, Item, Part, fixed, questions_of
from puzzles.serving import kinds_at
from tests.lessons.helpers import signs_in
from tests.puzzles.drilling import DRILL, LINKS
from tutor.app.sheets import answer_sheet, worksheet
from tutor.app.sheets.answers import reasons
from tutor.app.sheets.paper import BOTTOM, MARGIN, WIDTH, Paper
from tutor.wording import words

EVERY = Drill(title="Every kind", parts=tuple(Part(kind=one.name, count=1) for one in kinds_at("sri-lankan")), seed=3)


class Written:
    """What was written on a sheet, and where."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        self.out: list[tuple[str, float, float]] = []
        real = Paper.put

        def put(paper: Paper, text: str, x: float, base: float, size: float, *rest: object, **more: object) -> None:
            self.lines.append(text)
            paper.set_font("sheet", "", size)
            if not more.get("middle") and (x + paper.get_string_width(text) > MARGIN + WIDTH + 1 or base > BOTTOM + 1):
                self.out.append((text, x, base))
            real(paper, text, x, base, size, *rest, **more)  # type: ignore[arg-type]

        patch.setattr(Paper, "put", put)

    @property
    def text(self) -> str:
        return " ".join(self.lines)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    return Written(monkeypatch)


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_every_kind_fits_on_paper_with_all_its_choices(lang: str, written: Written) -> None:
    told, items = words(lang), questions_of(EVERY)
    pdf = worksheet(EVERY, items, told)
    assert written.out == []
    assert pages(pdf) <= len(items) / 2
    for one in items:
        assert telling.question(one.puzzle, told).split()[0] in written.text
        if one.puzzle.question.mode != "order":
            for choice in one.puzzle.question.choices:
                assert telling.choice(one.puzzle, choice, told) in written.lines


def test_no_card_is_on_the_sheet_that_the_seat_cannot_see(written: Written) -> None:
    for one in questions_of(EVERY):
        written.lines.clear()
        worksheet(EVERY, [one], words())
        view = one.puzzle.seen
        kind = puzzles.KINDS[one.puzzle.kind]
        views = [view] + (
            [each for _, each in kind.views(one.puzzle)] if kind.views and one.puzzle.question.of == "moment" else []
        )
        known = {card for each in views for card in each.hand} | {each.indicator for each in views}
        known |= {
            card.card for each in views for trick in (*(t.cards for t in each.tricks), each.trick) for card in trick
        }
        known |= set().union(*(signs_in(text) for text in map(str, getattr(one.puzzle, "open_hands", {}).values())))
        known |= signs_in(telling.question(one.puzzle, words())) | signs_in(" ".join(one.puzzle.question.choices))
        assert signs_in(written.text) <= known, one.ref


def test_the_answers_are_not_on_the_worksheet(written: Written) -> None:
    (item,) = questions_of(Drill(title="A", picked=LINKS[:1]))
    worksheet(DRILL, [item], words())
    assert not any(text in written.text for text in reasons(item.puzzle, words()))


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_the_answers_have_the_reason_and_the_rule(lang: str, written: Written) -> None:
    told, items = words(lang), questions_of(DRILL)
    answer_sheet(DRILL, items, told)
    assert written.out == []
    for one in items:
        mine = told.at(you=one.puzzle.seat)
        proof = one.puzzle.proof  # type: ignore[attr-defined]
        right = next(each.ruling for each in proof if each.choice in one.puzzle.answers.best)
        assert mine.ruling(right)[0].short in re.sub(r"\s+", " ", written.text)
        assert told.clause(right.clauses[0]).title in written.text


def test_the_same_drill_gives_the_same_file() -> None:
    items = questions_of(DRILL)
    for make in (worksheet, answer_sheet):
        assert make(DRILL, items, words()) == make(DRILL, items, words())


def test_a_link_too_long_for_a_small_code_is_left_out() -> None:
    items = questions_of(DRILL)
    assert b"/Image" in worksheet(DRILL, items, words(), "https://x.org/drill?d=" + "A" * 300)
    assert b"/Subtype /Image" not in worksheet(DRILL, items, words(), "https://x.org/drill?d=" + "A" * 900)


def test_strange_signs_and_long_words_stay_on_the_paper(written: Written) -> None:
    drill = Drill(title="සිංහල 日本 “x” – é", words="W " * 290, picked=LINKS)
    worksheet(drill, questions_of(drill), words())
    assert written.out == []


def test_three_questions_fit_on_a_page(rng: random.Random) -> None:
    drill = fixed(Drill(title="Long", parts=(Part(kind="legal-card", count=30),)), rng)
    items: tuple[Item, ...] = questions_of(drill)
    assert pages(worksheet(drill, items, words())) <= 11
