"""The kind *winner*: its answers against two engines, what the view tells, themes, levels, hints, and habits."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache

import pytest

import puzzles
from puzzles import Puzzle, PuzzleError
from puzzles import winner as kind
from puzzles.making import NotFoundError
from puzzles.views import view_json
from puzzles.winner_asks import ASKS, HINTS
from puzzles.winner_themes import THEMES
from tests import oracle
from tests.oracle.basics import POINTS, RANKS
from tutor.cards import PACK, Card, card
from tutor.record import record_of
from tutor.rules.events import TrickEnd
from tutor.rules.outcome import rule_indicator, rule_turned, rule_winner
from tutor.rules.tally import trick_points
from tutor.rules.trickview import trick_end, trick_view
from tutor.wording import words

from .gaming import Habit, check_habit, check_other_processes
from .helpers import known_cards, words_of


@cache
def sample(mode: str | None, count: int) -> tuple[Puzzle, ...]:
    return tuple(puzzles.make("winner", seed, mode) for seed in range(count))


def asked(puzzle: Puzzle) -> str:
    """``who``, ``points``, ``turned`` or ``indicator``."""
    return puzzle.question.ask.split("-")[2]


def end_of(puzzle: Puzzle) -> TrickEnd:
    end = trick_end(puzzles.replay(puzzle))
    assert end is not None
    return end


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes("winner")


# --- the engine is the judge -----------------------------------------------------------------------------------------


def test_rulings_are_those_of_the_engine() -> None:
    for puzzle in sample(None, 200):
        deal, end = puzzles.replay(puzzle), end_of(puzzle)
        maker, indicator = deal.maker, deal.indicator
        assert maker is not None
        assert indicator is not None
        beside = indicator if puzzle.seen.indicator and end.indicator in ("stays", "returned") else None
        count = trick_points([one.card for one in end.cards], beside)
        for one in puzzle.proof:  # type: ignore[attr-defined]
            match asked(puzzle):
                case "who":
                    assert one.ruling == rule_winner(end, maker, indicator, one.choice)
                case "points":
                    assert one.ruling == count.rule(int(one.choice))
                case "turned":
                    assert one.ruling == rule_turned(end, maker, indicator, card(one.choice))
                case "indicator":
                    assert one.ruling == rule_indicator(end, one.choice)
            assert one.ruling.allowed == (one.choice in puzzle.answers.best)
            assert one.ruling.reasons
        assert puzzles.grade(puzzle, puzzle.answers.best).right


def test_the_independent_engine_agrees() -> None:
    """Every answer again from ``tests/oracle``, which shares no code with the engine."""
    seen: Counter[str] = Counter()
    for puzzle in (*sample("one", 300)[:110], *sample("every", 150)[:50]):
        record = record_of(puzzles.replay(puzzle)).to_json()
        state = oracle.new_state(record)
        for action in record["actions"]:
            state = oracle.apply(state, action)
        trick, trump = state["tricks"][-1], state["trump"]
        right: set[str] = set()
        match asked(puzzle):
            case "who":
                right = {trick["winner"]}
            case "points":
                right = {str(sum(POINTS[one["card"][0]] for one in trick["cards"]))}
            case "turned":
                right = {one["card"] for one in trick["cards"] if one["shown"]}
                if trump["state"] == "open" and trump["indicator"] not in [one["card"] for one in trick["cards"]]:
                    right.add(trump["indicator"])
            case "indicator" if trump["state"] == "closed":
                right = {"stays"}
            case "indicator":
                right = {"played" if trump["indicator"] in [one["card"] for one in trick["cards"]] else "returns"}
        assert set(puzzle.answers.best) == right, puzzles.link(puzzle)
        seen[asked(puzzle)] += 1
    assert set(seen) == {"who", "points", "turned", "indicator"}


# --- what the seat sees -----------------------------------------------------------------------------------------------


def test_the_view_does_not_tell_who_won() -> None:
    for puzzle in (*sample("one", 300), *sample("every", 150)[:60]):
        view, end = puzzle.seen, end_of(puzzle)
        assert (view.turn, view.ended, view.phase) == (None, None, "play")
        assert [one.number for one in view.tricks] == list(range(1, end.number))
        assert [one.seat for one in view.trick] == [one.seat for one in end.cards]
        assert view.log[-1].events == ()
        before = puzzles.replay(puzzle).parent
        assert before is not None
        assert view.points == before.view(puzzle.seat).points
        assert len(view.hand) == view.held[puzzle.seat.place]


def test_the_view_is_that_of_the_moment_before_with_the_last_card_on_the_table() -> None:
    """Before anybody looks, nothing may differ but the card that fell."""
    for puzzle in sample("one", 300)[:80]:
        deal = puzzles.replay(puzzle)
        before, entry = deal.parent, deal.entry
        assert before is not None
        assert entry is not None
        full, old = view_json(trick_view(deal, puzzle.seat)), view_json(before.view(puzzle.seat))
        changed = {name for name in full if full[name] != old[name]}
        if not any(getattr(one, "why", "") == "last-trick" for one in entry.events):
            assert changed <= {"hand", "held", "log", "trick", "turn"}
        assert full["log"][:-1] == old["log"]
        assert full["trick"][:-1] == old["trick"]
        assert set(old["hand"].split()) - set(full["hand"].split()) <= {str(entry.action.card)}  # type: ignore[union-attr]


def known_now(puzzle: Puzzle) -> set[Card]:
    """What the seat has seen at the moment of asking: the end of the trick only as far as it has come."""
    deal, end = puzzles.replay(puzzle), end_of(puzzle)
    assert deal.parent is not None
    known = known_cards(deal.parent, puzzle.seat) | {one.card for one in end.cards if not one.folded}
    if puzzle.seat == deal.maker and puzzle.question.ask != "ask-winner-who":  # has looked at the folded cards
        known |= {one.card for one in end.cards}
    if any(one.shown for one in puzzle.seen.trick):
        assert deal.indicator is not None
        known |= {one.card for one in end.cards if one.shown} | {deal.indicator}
    return known


def test_nothing_is_told_that_the_seat_cannot_know_yet() -> None:
    hidden_seen = 0
    for puzzle in (*sample("one", 300), *sample("every", 150)[:60]):
        hidden = set(PACK) - known_now(puzzle)
        hidden_seen += sum(one.card is None for one in puzzle.seen.trick)
        assert not hidden & set(words_of(json.loads(puzzle.to_json()))), puzzles.link(puzzle)
    assert hidden_seen > 10


def test_points_are_asked_where_all_cards_are_seen() -> None:
    for puzzle in sample("one", 300):
        if asked(puzzle) == "points":
            assert all(one.card is not None for one in puzzle.seen.trick)


def test_a_hidden_card_is_never_the_key() -> None:
    """Whoever must say who takes the trick sees the winning card, and knows whether folded cards were turned up."""
    for puzzle in sample("one", 300):
        if asked(puzzle) == "who":
            (won,) = (one for one in puzzle.seen.trick if one.seat == puzzle.answers.best[0])
            assert won.card is not None
            if puzzle.question.ask == "ask-winner-who":
                assert not any(one.folded for one in puzzle.seen.trick)


# --- themes and levels ------------------------------------------------------------------------------------------------


def _is(puzzle: Puzzle) -> bool:
    """Is the trick what the theme says, found by other means than the theme's own?"""
    deal, end = puzzles.replay(puzzle), end_of(puzzle)
    cards = {one.seat: one.card for one in end.cards}
    led, trump = end.cards[0].card.suit, deal.indicator.suit if deal.indicator else ""
    trumps = [one for one in cards.values() if one.suit == trump]
    folded = {one.seat: one for one in end.cards if one.folded}
    best, indicator, maker = cards[end.winner], deal.indicator, deal.maker
    assert indicator is not None
    assert maker is not None
    match puzzle.themes[0]:
        case "trick-order":
            return not folded and best.suit == led and end.cards[0].card != best
        case "trick-cut":
            return not folded and led != trump and trumps == [best]
        case "trick-overcut":
            return not folded and led != trump and len(trumps) > 1
        case "trick-last":
            return deal.held == (0, 0, 0, 0) and len(cards) == 4
        case "trick-kept":
            return bool(folded) and not any(one.card.suit == trump for one in folded.values()) and deal.closed is True
        case "trick-own-fold":
            return folded[maker].card.suit != trump and any(one.card.suit == trump for one in folded.values())
        case "trick-hidden-nine":
            higher = RANKS.index(indicator.rank) < RANKS.index(best.rank)
            return best.suit == trump and higher and indicator in deal.hand(maker) and end.winner in folded
        case "trick-indicator":
            return folded[maker].card == indicator
        case "trick-high":
            return not puzzle.seen.tricks and not folded and indicator in deal.hand(maker)
        case "trick-pcc":
            return len(cards) == 3 and maker.partner not in cards
    return False


def test_themes_are_what_they_say() -> None:
    for puzzle in (*sample("one", 300), *sample("every", 150)):
        assert _is(puzzle), puzzles.link(puzzle)
    assert {one.themes[0] for one in sample("one", 300)} == set(THEMES)


def test_the_worked_example_of_the_rules() -> None:
    """Lesson *the hidden nine* (``closed.indicator-returns``): B wins 44 points, the jack beside the trick does not."""
    found = [one for one in sample("one", 300) if one.themes[0] == "trick-hidden-nine"]
    for puzzle in found:
        deal = puzzles.replay(puzzle)
        if asked(puzzle) == "who":
            ruling = next(one.ruling for one in puzzle.proof if one.choice == deal.maker)  # type: ignore[attr-defined]
            assert ruling.reasons[0].id == "loses-indicator"
        if asked(puzzle) == "points" and puzzle.seen.indicator and puzzle.seen.indicator.points:
            assert "slip-indicator" in {one.reason for one in puzzle.answers.wrong}
    assert {asked(one) for one in found} == {"who", "points", "indicator"}


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for mode in THEMES[theme].modes:
        for level in THEMES[theme].levels:
            found = 0
            for seed in range(12):
                try:
                    puzzle = puzzles.make("winner", seed, mode, theme, level)
                except NotFoundError:
                    continue
                found += 1
                assert (puzzle.themes[0], puzzle.question.mode, puzzle.level) == (theme, mode, level)
            assert found >= 8, (mode, level, found)


def test_puzzles_cover_all_levels() -> None:
    for mode in ("one", "every"):
        levels = Counter(one.level for one in sample(mode, 150))
        assert set(levels) == {1, 2, 3, 4, 5}


# --- nothing can be gamed ---------------------------------------------------------------------------------------------


def _seen(puzzle: Puzzle) -> list[tuple[str, Card]]:
    return [(one.seat, one.card) for one in puzzle.seen.trick if one.card is not None]


def _top(puzzle: Puzzle, order: str) -> list[str] | None:
    """The seat of the highest card of all, suit or not, by some order of ranks."""
    if asked(puzzle) != "who":
        return None
    return [min(_seen(puzzle), key=lambda one: order.index(one[1].rank))[0]]


def _seat(puzzle: Puzzle, one: str | None) -> list[str] | None:
    return [one] if asked(puzzle) == "who" and one in puzzle.question.choices else None


HABITS: dict[str, Habit] = {
    "first": lambda one: one.question.choices[:1],
    "second": lambda one: one.question.choices[1:2],
    "last": lambda one: one.question.choices[-1:],
    "middle": lambda one: [one.question.choices[len(one.question.choices) // 2]],
    "highest card": lambda one: _top(one, RANKS),
    "highest card of bridge": lambda one: _top(one, "AKQJT987"),
    "leader": lambda one: _seat(one, one.seen.trick[0].seat),
    "last to play": lambda one: _seat(one, one.seen.trick[-1].seat),
    "maker": lambda one: _seat(one, one.seen.maker),
    "myself": lambda one: _seat(one, one.seat),
    "partner": lambda one: _seat(one, one.seat.partner),
    "stays": lambda one: ["stays"] if asked(one) == "indicator" else None,
    "returns": lambda one: ["returns"] if asked(one) == "indicator" else None,
    "played": lambda one: ["played"] if asked(one) == "indicator" else None,
}

EVERY: dict[str, Habit] = {
    "all": lambda one: one.question.choices,
    "none": lambda one: (),
    "first": lambda one: one.question.choices[:1],
    "all but the first": lambda one: one.question.choices[1:],
    "all but the last": lambda one: one.question.choices[:-1],
    "trumps": lambda one: [each for each in one.question.choices if each[1] == (one.seen.trump or "")],
    "not the trumps": lambda one: [each for each in one.question.choices if each[1] != (one.seen.trump or "")],
    "the indicator": lambda one: [each for each in one.question.choices if each == one.seen.indicator],
    "others": lambda one: [c.card for c in one.seen.trick if c.folded and c.seat != one.seat and c.card],
}


@pytest.mark.parametrize("habit", list(HABITS))
def test_no_habit_is_good_in_mode_one(habit: str) -> None:
    check_habit(sample("one", 300), HABITS[habit])


@pytest.mark.parametrize("habit", list(EVERY))
def test_no_habit_is_good_in_mode_every(habit: str) -> None:
    check_habit(sample("every", 300), EVERY[habit])


def test_no_number_is_right_too_often() -> None:
    for number in range(0, 100):
        some = [one for one in sample("one", 300) if asked(one) == "points"]
        assert sum(one.answers.best == (str(number),) for one in some) < 0.2 * len(some)


# --- hints and words --------------------------------------------------------------------------------------------------


def test_hints_never_equal_the_answer() -> None:
    for puzzle in (*sample("one", 300), *sample("every", 150)):
        first, second = puzzle.hints
        assert first.id in HINTS[:5]
        assert second.id in HINTS[5:]
        named = {str(one) for one in second.args.values()}
        if second.id.startswith("hint-winner-not-") and not named:
            named = {second.id.rsplit("-", 1)[1]}
        if named:
            assert named <= set(puzzle.question.choices)
            assert not named & set(puzzle.answers.best)
            assert len(set(puzzle.question.choices) - named) > 1
        else:
            assert (second.id, second.clause) == ("hint-winner-rule", "closed.reveal")


def test_every_hint_and_question_is_used_and_has_words() -> None:
    some = (*sample("one", 300), *sample("every", 150))
    assert {hint.id for one in some for hint in one.hints} == set(HINTS)
    assert {one.question.ask for one in some} == set(ASKS)
    told = words()
    for key in ("kind-winner", *(f"choice-winner-{one}" for one in ("stays", "returns", "played"))):
        assert told.has(key)
    for one in some:
        reader = told.at(you=one.seat)
        assert reader.text(one.question.ask, one.question.args)
        for hint in one.hints:
            assert reader.text(hint.id, {**hint.args, "title": "x"})
        for judged in one.proof:  # type: ignore[attr-defined]
            assert all(text.short and text.full for text in reader.ruling(judged.ruling))


def test_a_pick_that_is_no_choice_is_an_error() -> None:
    puzzle = puzzles.make("winner", 1)
    with pytest.raises(PuzzleError, match="no choice here"):
        puzzles.grade(puzzle, ["XX"])
    with pytest.raises(PuzzleError, match="there is no mode 'order'"):
        puzzles.make("winner", 1, "order")
    with pytest.raises(PuzzleError, match="has no level 5: it has 1"):
        puzzles.make("winner", 1, theme="trick-high", level=5)
    assert kind.MAKER.thrown["kept"] > 0
