"""The kind *call-partner*: its answers are those of the engine, whatever the theme asks."""

from __future__ import annotations

from typing import Any

import pytest

import puzzles
from puzzles import Puzzle
from puzzles.call_partner import LAST, THEMES
from puzzles.serving import Wishes, kinds_of
from tests.puzzles.helpers import first
from tutor.cards import card
from tutor.rules.actions import Play
from tutor.rules.called import CalledView
from tutor.rules.called.asking import rule_partner

EACH = pytest.mark.parametrize("theme", list(THEMES))
SEEDS = 25


def some(theme: str) -> list[Puzzle]:
    return [puzzles.make("call-partner", seed, theme=theme) for seed in range(SEEDS)]


@EACH
def test_the_right_picks_are_right_and_each_other_answer_is_wrong(theme: str) -> None:
    for puzzle in some(theme):
        best = set(puzzle.answers.best)
        assert puzzles.grade(puzzle, best).right
        for one in puzzle.question.choices:
            other = {one} if puzzle.question.mode == "one" else best ^ {one}
            if other != best:
                assert not puzzles.grade(puzzle, other).right


@EACH
def test_it_is_asked_at_the_called_table_before_the_last_trick(theme: str) -> None:
    for puzzle in some(theme):
        view: Any = puzzle.seen
        assert isinstance(view, CalledView)
        assert (puzzle.profile, view.profile.name) == ("call-partner", "call-partner")
        assert view.number < LAST


def test_the_cards_are_those_of_the_engine_and_half_of_them_must_fall() -> None:
    forced = 0
    for puzzle in some("partner-card"):
        deal = puzzles.replay(puzzle)
        legal = {str(one.card) for one in deal.actions(puzzle.seat) if isinstance(one, Play)}
        assert set(puzzle.answers.best) == legal
        forced += any(one.ruling.clauses == ("call.reveal",) for one in puzzle.proof)
    assert SEEDS / 4 < forced < 3 * SEEDS / 4


def test_who_can_be_the_partner_is_asked_of_seats_that_do_not_know() -> None:
    for puzzle in some("partner-who"):
        view: Any = puzzle.seen
        assert view.partner is None
        assert puzzle.question.args["card"] == view.card
        assert view.card not in puzzle.seen.hand
        deal = puzzles.replay(puzzle)
        assert deal.called is not None
        holder = next(one for one in "SWNE" if card(view.card) in deal.hand(one))
        assert holder in puzzle.answers.best
        allowed = {one for one in puzzle.question.choices if rule_partner(view, one)}
        assert set(puzzle.answers.best) == allowed


def test_the_target_is_that_of_the_deal() -> None:
    for puzzle in some("partner-target"):
        deal = puzzles.replay(puzzle)
        assert deal.called is not None
        assert puzzle.answers.best == (str(deal.called.target),)
        assert deal.called.marriages


def test_a_mix_is_of_the_default_table_and_the_kind_is_there_by_name() -> None:
    assert not [one.name for one in kinds_of(Wishes(None)) if one.profile != "sri-lankan"]
    assert [one.name for one in kinds_of(Wishes("call-partner"))] == ["call-partner"]
    assert first("call-partner", "partner-who", 1).level == 1
