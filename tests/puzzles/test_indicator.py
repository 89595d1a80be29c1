"""The kind *indicator*: its answers against the counts they rest on, disguises, themes, hints, hidden cards, habits."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import puzzles
from puzzles import Puzzle, checking
from puzzles.disguise import CODES, Disguise, disguise
from puzzles.indicator import MAKER, BestIndicator, disguised, numbers_of, recheck
from puzzles.indicator_themes import LEAST_GAP, THEMES, usable
from puzzles.telling import hint
from tutor.cards import Card, Hand
from tutor.rules.actions import SetIndicator
from tutor.rules.state import INDICATOR
from tutor.solver.deals.indicators import settings
from tutor.wording import words

from .gaming import Habit, check_habit, check_other_processes
from .helpers import first, firsts, hidden_cards, words_of


@cache
def sample(number: int = 300) -> tuple[BestIndicator, ...]:
    """The puzzles of the first seeds that have one."""
    return tuple(one for one in firsts("indicator", number) if isinstance(one, BestIndicator))


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes("indicator")


# --- the answers ------------------------------------------------------------------------------------------------------


def test_there_are_settings_enough() -> None:
    assert len(usable()) >= 60
    assert len({settings()[at].hand for at in usable()}) >= 60


def test_the_numbers_are_those_of_the_setting_in_other_suits() -> None:
    for puzzle in sample():
        plain = settings()[puzzle.setting]
        hand = Hand(puzzle.seen.hand)
        codes = [one for one in CODES if Hand(disguised(plain, Disguise(one)).hand) == hand]
        assert codes
        assert any(numbers_of(disguised(plain, Disguise(one))) == puzzle.numbers for one in codes)
        assert puzzle.numbers.deals >= 500


def test_the_best_card_makes_it_most_often_and_a_wrong_one_costs_enough() -> None:
    for puzzle in sample():
        plain = settings()[puzzle.setting]
        shares = Counter(round(plain.chance(one).value, 6) for one in plain.hand)
        near = plain.near_best()
        wrong = [plain.chance(one).value for one in plain.hand if one not in near]
        assert plain.chance(near[0]).value == pytest.approx(max(shares), abs=1e-6)
        assert plain.chance(near[0]).value - max(wrong) >= LEAST_GAP
        (best,) = puzzle.answers.best
        value = {one.card: one.value for one in puzzle.numbers.cards}
        assert value[Card(best)] == max(value.values())
        assert len(puzzle.answers.wrong) >= 2
        for one in puzzle.answers.wrong:
            assert one.reason == (
                "aside-card-worse"
                if Card(one.choice).suit in {Card(each).suit for each in (best, *puzzle.answers.accepted)}
                else "aside-suit-worse"
            )
            assert one.witness[0] == best
        assert puzzles.grade(puzzle, puzzle.answers.best).right
        assert not puzzles.grade(puzzle, [puzzle.answers.wrong[0].choice]).right


def test_every_card_may_be_set_aside_by_the_maker() -> None:
    for puzzle in sample(60):
        deal = puzzles.replay(puzzle)
        assert deal.phase == INDICATOR
        assert deal.turn == deal.maker == puzzle.seat
        assert deal.contract is not None
        assert deal.contract.amount == puzzle.question.args["bid"] == settings()[puzzle.setting].contract
        assert list(puzzle.question.choices) == list(puzzle.seen.hand)
        assert all(deal.rule(puzzle.seat, SetIndicator(one)) for one in puzzle.question.choices)
        assert (puzzle.seat.place - deal.position.dealt.eldest) % 4 == settings()[puzzle.setting].turn


def test_a_puzzle_is_proved_again_and_a_false_one_is_found() -> None:
    for puzzle in (*sample(3), disguise(sample(4)[3], 31)):
        assert isinstance(puzzle, BestIndicator)
        assert checking.problems(puzzle.to_json()) == ()
        cards = puzzle.numbers.cards
        false = (cards[0].model_copy(update={"value": cards[0].value + 1}), *cards[1:])
        changed = puzzle.model_copy(update={"numbers": puzzle.numbers.model_copy(update={"cards": false})})
        assert "its numbers are not those of its setting" in list(recheck(changed))
        elsewhere = puzzle.model_copy(update={"setting": len(settings())})
        assert list(recheck(elsewhere)) == ["its cards are not those of its setting"]


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_no_hidden_card_is_in_a_puzzle_and_no_number_is_public() -> None:
    for puzzle in sample(60):
        hidden = hidden_cards(puzzles.replay(puzzle), puzzle.seat)
        assert not hidden & set(words_of(puzzle.model_dump(mode="json")))
        assert not {"numbers", "setting", "proof", "answers"} & set(puzzle.public())


def test_hints_do_not_tell_the_answer() -> None:
    seen = Counter[str]()
    for puzzle in sample():
        right = {*puzzle.answers.best, *puzzle.answers.accepted}
        for one in puzzle.hints:
            seen[one.id] += 1
            assert hint(puzzle, one, words())
            assert one.args.get("card") not in right
    assert set(seen) == set(MAKER.hints)


# --- themes, levels, habits -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", list(THEMES))
def test_each_theme_has_its_levels(theme: str) -> None:
    for level in THEMES[theme].levels:
        puzzle = first("indicator", theme, level, seeds=12)
        assert (puzzle.themes[0], puzzle.level) == (theme, level)


def _by(key: object, last: bool) -> Habit:
    assert callable(key)
    return lambda puzzle: [sorted(map(Card, puzzle.question.choices), key=key)[-last]]


def _longest(puzzle: Puzzle) -> list[Card]:
    some = [Card(one) for one in puzzle.question.choices]
    suits = Counter(one.suit for one in some)
    return [one for one in some if suits[one.suit] == max(suits.values())]


HABITS: dict[str, Habit] = {
    "highest": _by(lambda one: (one.power, one.place), last=True),
    "lowest": _by(lambda one: (one.power, one.place), last=False),
    "first": lambda puzzle: puzzle.question.choices[:1],
    "last": lambda puzzle: puzzle.question.choices[-1:],
    "a jack": lambda puzzle: [one for one in puzzle.question.choices if one[0] == "J"][:1] or None,
    "highest of the longest suit": lambda puzzle: _longest(puzzle)[:1],
}


@pytest.mark.parametrize("habit", list(HABITS))
def test_no_habit_pays(habit: str) -> None:
    check_habit(sample(), HABITS[habit])
