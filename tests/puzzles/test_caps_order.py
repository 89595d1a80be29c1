"""The kind *Caps order*: every proved order is right, every other is beaten; habits, shows, disguises."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

import puzzles
from puzzles import PuzzleError
from puzzles.caps_order import FAIL, HABITS, HINTS, KIND, NAME, SHUFFLES, CapsOrder, recheck
from puzzles.caps_themes import ORDERS
from puzzles.checking import problems
from puzzles.disguise import CODES, Disguise, disguise
from puzzles.making import NotFoundError
from puzzles.model import read_ruling, ruling_json
from puzzles.telling import question
from tutor.cards import Card, card
from tutor.rules.caps import first_due
from tutor.rules.ruling import Count, LostTrick, Party, Reason, Ruling
from tutor.seats import EAST
from tutor.solver import prove
from tutor.wording import words

from .gaming import check_habit, check_other_processes
from .helpers import hidden_cards, made_once, words_of

COUNT = 300
"""How many puzzles habits are tried on."""


@cache
def made(seed: int, theme: str | None = None) -> CapsOrder:
    puzzle = puzzles.make(NAME, seed, theme=theme) if theme else made_once(NAME, seed)
    assert isinstance(puzzle, CapsOrder)
    return puzzle


@cache
def sample(count: int = COUNT) -> tuple[CapsOrder, ...]:
    return tuple(made(seed) for seed in range(count))


# --- caps.due: the stated order ---------------------------------------------------------------------------------------


def test_caps_due_every_proved_order_is_right_and_no_other(rng: random.Random) -> None:
    more = 0
    for puzzle in sample()[:30]:
        orders = list(itertools.permutations(puzzle.question.choices)) if len(puzzle.question.choices) < 5 else []
        orders = orders or [tuple(rng.sample(puzzle.question.choices, len(puzzle.question.choices))) for _ in range(8)]
        for order in orders:
            holds = prove(puzzle.seen, tuple(map(card, order))).verdict == "sure"
            grade = KIND.grade(puzzle, order)
            assert grade.right == holds
            assert grade.marks[0].ruling.clauses == (("caps.due",) if holds else ("caps.too-early",))
            more += holds and order != puzzle.answers.best
    assert more > 20, "not only the order that is kept"


def test_caps_due_the_call_is_due_now_and_was_not_in_an_earlier_trick() -> None:
    for puzzle in sample()[:25]:
        found = first_due(puzzles.replay(puzzle).path(), prove)
        due = found[puzzle.seat]
        side = [one.trick for one in found.values() if one.seat.side == puzzle.seat.side]
        assert (due.trick, due.after) == (puzzle.seen.number, len(puzzle.seen.trick))
        assert min(side) == due.trick


def test_the_best_order_holds_and_many_others_fail() -> None:
    for puzzle in sample():
        assert KIND.grade(puzzle, puzzle.answers.best).right
        assert puzzle.proof[0].ruling.allowed
        assert puzzle.proof[1:]
        assert not any(one.ruling.allowed for one in puzzle.proof[1:])
        assert puzzle.features["failing"] >= round(FAIL / SHUFFLES, 3)


def test_what_is_no_order_is_refused() -> None:
    puzzle = made(0)
    for picks in ((), puzzle.question.choices[:-1], (*puzzle.question.choices, puzzle.question.choices[0])):
        with pytest.raises(PuzzleError):
            KIND.grade(puzzle, picks)


# --- proofs and shows -------------------------------------------------------------------------------------------------


def test_proofs_are_checked_without_the_search_and_a_false_one_is_found() -> None:
    for puzzle in sample()[:30]:
        assert list(recheck(puzzle)) == []
    puzzle = made(0)
    swapped = puzzle.proof[0].model_copy(update={"order": puzzle.proof[1].order})
    assert list(recheck(puzzle.model_copy(update={"proof": (swapped, *puzzle.proof[1:])})))
    assert problems(puzzle.to_json()) == ()


def test_every_show_can_be_played_and_shows_what_it_says(rng: random.Random) -> None:
    for puzzle in sample()[:40]:
        for picks in ((), puzzle.answers.best, rng.sample(puzzle.question.choices, len(puzzle.question.choices))):
            (show,) = KIND.show(puzzle, picks)
            deal = show.deal
            for seat, action in show.line:
                deal = deal.act(seat, action)
            assert deal.play is not None
            lost = deal.play.lost(puzzle.seat.place % 2)
            assert (lost is not None) == (show.id == "show-caps-beaten")
            assert (show.id == "show-caps-due") == (not picks or KIND.grade(puzzle, picks).right)


def test_nothing_hidden_is_named_before_the_answer() -> None:
    for puzzle in sample()[:60]:
        path = puzzles.replay(puzzle).path()
        at = (puzzle.seen.number, len(puzzle.seen.trick))
        deal = [one for one in path if one.play and (one.play.number, len(one.play.trick)) == at][-1]
        hints = [one.model_dump(mode="json") for one in puzzle.hints]
        assert not hidden_cards(deal, puzzle.seat) & {*words_of(puzzle.public()), *words_of(hints)}


def test_rulings_with_lost_tricks_sides_and_numbers_come_back() -> None:
    """A number called ``trick`` is no lost trick, and a side called ``winner`` is no seat."""
    witness = (LostTrick(5, EAST), Count("trick", 4), Count("after", 0), Party("winner", "NS"), Card("JS"))
    ruling = Ruling(False, (Reason("call-late", "caps.too-late", witness),))
    assert read_ruling(ruling_json(ruling)) == ruling


# --- habits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("habit", list(HABITS))
def test_a_plain_order_holds_in_sixty_of_a_hundred_at_most(habit: str) -> None:
    check_habit(sample(), lambda puzzle: HABITS[habit](puzzle.seen))


def test_the_lowest_first_or_the_hand_from_behind_are_no_better() -> None:
    check_habit(sample(), lambda puzzle: puzzle.question.choices[::-1])
    check_habit(sample(), lambda puzzle: HABITS["from-the-top"](puzzle.seen)[::-1])


# --- the rest ---------------------------------------------------------------------------------------------------------


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes(NAME, 8)


@pytest.mark.parametrize("theme", list(ORDERS))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for level in (ORDERS[theme].levels[0], ORDERS[theme].levels[-1]):
        found = 0
        for seed in range(2):
            try:
                puzzle = puzzles.make(NAME, seed, "order", theme, level)
            except NotFoundError:
                continue
            found += 1
            assert (puzzle.themes[0], puzzle.level) == (theme, level)
        assert found


def test_all_levels_hints_and_themes_are_met() -> None:
    assert {one.level for one in sample()} == {1, 2, 3, 4, 5}
    assert {hint.id for one in sample() for hint in one.hints} <= set(HINTS)
    assert {one.themes[0] for one in sample()} == set(ORDERS)


def test_the_second_hint_is_true() -> None:
    for puzzle in sample():
        assert puzzle.hints[1].args["card"] == puzzle.answers.best[0]
        assert len(puzzle.answers.best) > 2, "the first card is not yet the order"


def test_a_disguise_keeps_the_proof(rng: random.Random) -> None:
    for puzzle in sample()[:10]:
        code = rng.choice(CODES[1:])
        other, by = disguise(puzzle, code), Disguise(code)
        assert isinstance(other, CapsOrder)
        assert list(recheck(other)) == []
        assert puzzles.read(other.to_json()) == other
        for one in puzzle.proof:
            assert KIND.grade(other, [by.card(each) for each in one.order]).right == one.ruling.allowed


def test_the_question_has_words() -> None:
    assert question(made(0), words()).endswith("?")
