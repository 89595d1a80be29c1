"""What if a table plays otherwise: settings that change the answer to a puzzle, and no others."""

from __future__ import annotations

import random

import pytest

from puzzles import from_link
from puzzles.elsewhere import _position, _right, _tried, can_differ, elsewhere
from tutor.app.screens.practise_why import differences
from tutor.profiles import load_profile
from tutor.rules.view import View
from tutor.wording import words

LEGAL = [f"legal-card-{number}.v2" for number in range(1, 13)]
CALLS = [f"auction-{number}" for number in range(1, 13)]


def same(ours: View, theirs: View) -> bool:
    """Does the seat see the same? A puzzle's view lists no actions."""
    return ours.log == theirs.log and ours.hand == theirs.hand and ours.turn == theirs.turn


@pytest.mark.parametrize("link", LEGAL + CALLS)
def test_the_position_is_seen_alike_and_the_answer_here_is_the_puzzles(link: str) -> None:
    puzzle = from_link(link)
    if not can_differ(puzzle):
        return
    deal = _position(puzzle.seen)
    assert deal is not None, puzzle.seen.phase
    assert same(deal.view(puzzle.seat), puzzle.seen)
    assert _right(deal, puzzle, _tried(puzzle)) >= set(puzzle.answers.best)


def test_a_maker_who_may_cut_from_the_hand_has_more_cards() -> None:
    found = {one.setting: one for link in LEGAL for one in elsewhere(from_link(link)) if one.more}
    assert found["maker_cuts"].value == "any"
    assert not found["maker_cuts"].less or found["maker_cuts"].less == ("no",)


@pytest.mark.parametrize("link", LEGAL + CALLS)
def test_each_difference_is_one_by_the_engine(link: str) -> None:
    """A setting that is named changes a ruling, and one that is not named changes none."""
    puzzle = from_link(link)
    found = elsewhere(puzzle)
    for one in found:
        assert one.more or one.less
        assert {*one.more, *one.less} <= set(puzzle.question.choices)
        assert one.value != load_profile().settings()[one.setting]
    assert elsewhere(puzzle) == found


def test_questions_about_anything_else_are_left_alone(rng: random.Random) -> None:
    puzzle = from_link("count-3")
    assert not can_differ(puzzle)
    assert elsewhere(puzzle) == ()


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_it_is_told_in_words(lang: str) -> None:
    told = words(lang)
    for link in LEGAL[:6] + CALLS[:6]:
        puzzle = from_link(link)
        if can_differ(puzzle):
            text = differences(puzzle, told.at(you=puzzle.seat))
            assert text
            assert "{" not in text
