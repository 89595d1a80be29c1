"""The kind *count*: its answers against counts made another way, themes, levels, hints, and habits."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import puzzles
from puzzles import Puzzle, PuzzleError
from puzzles import count as kind
from puzzles.count_asks import ASKS, HINTS
from puzzles.count_themes import THEMES
from puzzles.making import NotFoundError
from tests import oracle
from tests.oracle.basics import POINTS
from tutor.cards import PACK, SUIT_SIGNS
from tutor.knowledge import count_worlds, enumerate_worlds
from tutor.knowledge.counting import most_held, points_unseen, rule_out, suit_unseen, trumps_held
from tutor.record import record_of
from tutor.rules.tally import side_points
from tutor.seats import Seat, other_side
from tutor.wording import words

from .gaming import Habit, check_habit, check_other_processes
from .helpers import known_cards

SUIT_OF = {sign: suit for suit, sign in SUIT_SIGNS.items()}
WORLDS = 3000
"""How many worlds a test goes through one by one."""


@cache
def sample(mode: str | None, count: int) -> tuple[Puzzle, ...]:
    return tuple(puzzles.make("count", seed, mode) for seed in range(count))


def asked(puzzle: Puzzle) -> str:
    return puzzle.question.ask.removeprefix("ask-count-")


def suit_of(puzzle: Puzzle) -> str:
    return SUIT_OF[str(puzzle.question.args["suit"])]


def number(puzzle: Puzzle) -> int:
    (best,) = puzzle.answers.best
    return int(best)


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes("count")


# --- the answers ------------------------------------------------------------------------------------------------------


def test_rulings_are_those_of_the_engine() -> None:
    for puzzle in (*sample("one", 300)[:120], *sample("every", 300)[:60]):
        view, args = puzzles.replay(puzzle).view(puzzle.seat), puzzle.question.args
        for one in puzzle.proof:  # type: ignore[attr-defined]
            match asked(puzzle):
                case "taken-ours":
                    expected = side_points(view, puzzle.seat.side).rule(int(one.choice))
                case "taken-theirs":
                    expected = side_points(view, other_side(puzzle.seat.side)).rule(int(one.choice))
                case "points":
                    expected = points_unseen(view).rule(int(one.choice))
                case "suit":
                    expected = suit_unseen(view, suit_of(puzzle)).rule(int(one.choice))
                case "trumps":
                    expected = trumps_held(view).rule(int(one.choice))
                case "most":
                    expected = most_held(view, str(args["who"]), suit_of(puzzle)).rule(int(one.choice))
                case "voids":
                    expected = rule_out(view, one.choice, suit_of(puzzle))
                case _:
                    expected = rule_out(view, str(args["who"]), one.choice)
            assert one.ruling == expected
            assert one.ruling.allowed == (one.choice in puzzle.answers.best)
            assert one.ruling.reasons
        assert puzzles.grade(puzzle, puzzle.answers.best).right


def test_counts_of_unseen_cards() -> None:
    """From the log of the whole deal, not from the view."""
    for puzzle in sample("one", 300):
        unseen = set(PACK) - known_cards(puzzles.replay(puzzle), puzzle.seat)
        if asked(puzzle) == "suit":
            assert number(puzzle) == sum(one.suit == suit_of(puzzle) for one in unseen)
        if asked(puzzle) == "points":
            assert number(puzzle) == sum(POINTS[one.rank] for one in unseen)


def test_trumps_are_counted_as_they_really_lie() -> None:
    """From the hands of the others, which the seat cannot see."""
    found = 0
    for puzzle in sample("one", 300):
        if asked(puzzle) == "trumps":
            deal, trump = puzzles.replay(puzzle), suit_of(puzzle)
            assert deal.indicator is not None
            assert trump == deal.indicator.suit
            hands = [deal.hand(one) for one in "SENW" if one != puzzle.seat]
            assert number(puzzle) == sum(one.suit == trump for hand in hands for one in hand)
            found += 1
    assert found > 40


def test_the_independent_engine_agrees_on_points_taken() -> None:
    found = 0
    for puzzle in sample("one", 300):
        if not asked(puzzle).startswith("taken"):
            continue
        record = record_of(puzzles.replay(puzzle)).to_json()
        state = oracle.new_state(record)
        for action in record["actions"]:
            state = oracle.apply(state, action)
        ours = puzzle.seat in "NS"
        side = ("NS" if ours else "EW") if asked(puzzle) == "taken-ours" else ("EW" if ours else "NS")
        points = 0
        for trick in state["tricks"]:
            for one in trick["cards"] if trick["winner"] in side else ():
                hidden = one["folded"] and not one["shown"]
                if not hidden or puzzle.seat in (one["seat"], state["maker"]):
                    points += POINTS[one["card"][0]]
        assert number(puzzle) == points, puzzles.link(puzzle)
        found += 1
    assert found > 20


def in_hand(puzzle: Puzzle, who: str, suit: str) -> int:
    """How many cards of a suit a seat really has in hand, a closed indicator left out."""
    deal = puzzles.replay(puzzle)
    apart = deal.play is not None and deal.play.apart and deal.maker == who
    return sum(one.suit == suit and not (apart and one == deal.indicator) for one in deal.hand(who))


def most_in_worlds(puzzle: Puzzle, who: Seat, suit: str) -> int | None:
    """The most that a seat holds of a suit in any world, one by one; ``None`` where there are too many."""
    deal = puzzles.replay(puzzle)
    view = deal.view(puzzle.seat)
    if count_worlds(view) > WORLDS:
        return None
    assert deal.play is not None
    most = 0
    for world in enumerate_worlds(view):
        folded = {one.card for one in world.folded}
        apart = view.closed and who == view.maker and world.indicator not in folded
        cards = [one for one in world.hands[who.place] if not (apart and one == world.indicator)]
        most = max(most, sum(one.suit == suit for one in cards))
    return most


def test_the_most_that_a_hand_can_hold() -> None:
    looked = 0
    for puzzle in sample("one", 500):
        if asked(puzzle) == "most":
            who = puzzle.question.args["who"]
            assert isinstance(who, Seat)
            assert in_hand(puzzle, who, suit_of(puzzle)) <= number(puzzle)
            most = most_in_worlds(puzzle, who, suit_of(puzzle))
            if most is not None:
                assert number(puzzle) == most, puzzles.link(puzzle)
                looked += 1
    assert looked > 10


def test_who_is_certainly_out_of_a_suit() -> None:
    """Nobody who is said to be out has a card; and where all worlds can be seen, the others have one in some world."""
    looked = 0
    for puzzle in sample("every", 300):
        for choice in puzzle.question.choices:
            suits = asked(puzzle) == "suits-out"
            who = puzzle.question.args["who"] if suits else Seat(choice)
            suit = choice if suits else suit_of(puzzle)
            assert isinstance(who, Seat)
            out = choice in puzzle.answers.best
            assert not (out and in_hand(puzzle, who, suit)), puzzles.link(puzzle)
            most = most_in_worlds(puzzle, who, suit)
            if most is not None:
                assert out == (most == 0), puzzles.link(puzzle)
                looked += 1
    assert looked > 60


# --- themes and levels ------------------------------------------------------------------------------------------------


def test_themes_are_what_they_say() -> None:
    for puzzle in (*sample("one", 300), *sample("every", 300)[:100]):
        deal, view = puzzles.replay(puzzle), puzzle.seen
        theme = puzzle.themes[0]
        unseen = [one for trick in view.tricks for one in trick.cards if one.card is None]
        assert not (deal.contract and deal.contract.is_pcc)
        assert theme in THEMES
        if theme == "count-folded":
            assert unseen
        if theme == "count-suit":
            assert not unseen
        if theme == "count-returned":
            assert deal.maker is not None
            assert deal.indicator in deal.hand(deal.maker)
            assert deal.closed is False
            assert puzzle.seat != deal.maker
        if theme in ("count-trumps", "count-returned"):
            assert deal.closed is False or puzzle.seat == deal.maker
    assert {one.themes[0] for one in (*sample("one", 300), *sample("every", 300))} == set(THEMES)


def test_the_returned_indicator_tempts() -> None:
    """One less is what a player counts who forgets it (``closed.indicator-returns``)."""
    some = [one for one in sample("one", 300) if one.themes[0] == "count-returned"]
    assert sum("count-indicator-back" in {wrong.reason for wrong in one.answers.wrong} for one in some) > len(some) / 2


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for mode in THEMES[theme].modes:
        for level in THEMES[theme].levels:
            found = 0
            for seed in range(12):
                try:
                    puzzle = puzzles.make("count", seed, mode, theme, level)
                except NotFoundError:
                    continue
                found += 1
                assert (puzzle.themes[0], puzzle.question.mode, puzzle.level) == (theme, mode, level)
            assert found >= 8, (mode, level, found)


def test_puzzles_cover_all_levels() -> None:
    for mode in ("one", "every"):
        assert set(Counter(one.level for one in sample(mode, 300))) == {1, 2, 3, 4, 5}


# --- nothing can be gamed ---------------------------------------------------------------------------------------------


def _hidden_hand(puzzle: Puzzle) -> list[str]:
    return [one for one in puzzle.question.choices if one == puzzle.seen.maker]


HABITS: dict[str, Habit] = {
    "lowest": lambda one: one.question.choices[:1],
    "second": lambda one: one.question.choices[1:2],
    "middle": lambda one: one.question.choices[2:3],
    "fourth": lambda one: one.question.choices[3:4],
    "highest": lambda one: one.question.choices[-1:],
    **{
        f"always {number}": lambda one, number=number: [str(number)] if str(number) in one.question.choices else None
        for number in range(2, 7)
    },
}

EVERY: dict[str, Habit] = {
    "all": lambda one: one.question.choices,
    "none": lambda one: (),
    "first": lambda one: one.question.choices[:1],
    "last": lambda one: one.question.choices[-1:],
    "all but the first": lambda one: one.question.choices[1:],
    "maker": _hidden_hand,
    "partner": lambda one: [each for each in one.question.choices if each == one.seat.partner],
    "trump": lambda one: [each for each in one.question.choices if each == one.seen.trump],
    "my shortest suit": lambda one: (
        [min("SHDC", key=lambda suit: len(one.seen.hand.of_suit(suit)))] if one.question.of == "suit" else None
    ),
}


@pytest.mark.parametrize("habit", list(HABITS))
def test_no_habit_is_good_in_mode_one(habit: str) -> None:
    check_habit(sample("one", 500), HABITS[habit])


@pytest.mark.parametrize("habit", list(EVERY))
def test_no_habit_is_good_in_mode_every(habit: str) -> None:
    check_habit(sample("every", 300), EVERY[habit])


# --- hints and words --------------------------------------------------------------------------------------------------


def test_hints_never_equal_the_answer() -> None:
    for puzzle in (*sample("one", 300), *sample("every", 300)):
        first, second = puzzle.hints
        assert first.id in HINTS[:4]
        assert second.id in HINTS[4:]
        (named,) = (SUIT_OF.get(str(one), str(one)) for one in second.args.values())
        assert named in puzzle.question.choices
        right = named in puzzle.answers.best
        assert right == (second.id == "hint-count-is-out")
        assert puzzle.answers.best != (named,)
        assert len(puzzle.question.choices) > 2


def test_every_hint_and_question_is_used_and_has_words() -> None:
    some = (*sample("one", 300), *sample("every", 300))
    assert {hint.id for one in some for hint in one.hints} == set(HINTS)
    assert {one.question.ask for one in some} == set(ASKS)
    told = words()
    assert told.has("kind-count")
    for one in some:
        reader = told.at(you=one.seat)
        assert reader.text(one.question.ask, one.question.args)
        for hint in one.hints:
            assert reader.text(hint.id, hint.args)
        for judged in one.proof:  # type: ignore[attr-defined]
            assert all(text.short and text.full for text in reader.ruling(judged.ruling))


def test_a_pick_that_is_no_choice_is_an_error() -> None:
    puzzle = puzzles.make("count", 1)
    with pytest.raises(PuzzleError, match="no choice here"):
        puzzles.grade(puzzle, ["XX"])
    with pytest.raises(PuzzleError, match="has no level 5: it has 1, 2"):
        puzzles.make("count", 1, theme="count-suit", level=5)
    assert kind.MAKER.thrown["kept"] > 0
