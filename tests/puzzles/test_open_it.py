"""The kind *open-it*: its answers against two engines, themes, levels, hints, and habits."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

import puzzles
from puzzles import Puzzle, PuzzleError
from puzzles.making import NotFoundError
from puzzles.open_it_asks import ASKS, HINTS
from puzzles.open_it_themes import THEMES
from tests import oracle
from tutor.cards import card
from tutor.record import record_of
from tutor.rules import Deal, OpenTrump, Play
from tutor.rules.opening import rule_end, rule_itself, rule_need
from tutor.rules.trickview import trick_end
from tutor.wording import words

from .gaming import Habit, check_habit, check_other_processes
from .helpers import hidden_cards, words_of


@cache
def sample(mode: str | None, count: int) -> tuple[Puzzle, ...]:
    return tuple(puzzles.make("open-it", seed, mode) for seed in range(count))


def everything() -> tuple[Puzzle, ...]:
    return (*sample("one", 300), *sample("every", 300))


def asked(puzzle: Puzzle) -> str:
    """The question without its start, and without ``-looked``."""
    return puzzle.question.ask.removeprefix("ask-open-it-").removesuffix("-looked")


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes("open-it")


# --- the answers ------------------------------------------------------------------------------------------------------


def test_rulings_are_those_of_the_engine() -> None:
    for puzzle in everything():
        deal, maker = puzzles.replay(puzzle), puzzle.seen.maker
        assert maker is not None
        for one in puzzle.proof:  # type: ignore[attr-defined]
            assert one.ruling.allowed == (one.choice in puzzle.answers.best)
            assert one.ruling.reasons
            match asked(puzzle):
                case "may":
                    opens = deal.rule(puzzle.question.args["who"], OpenTrump()).allowed  # type: ignore[arg-type]
                    assert one.ruling.allowed == (opens == (one.choice == "yes"))
                case "need":
                    assert one.ruling == rule_need(deal, maker, one.choice)
                case "itself" | "house":
                    assert one.ruling.allowed == (rule_itself(deal).allowed == (one.choice == "yes"))
                case "end":
                    end = trick_end(deal)
                    assert end is not None
                    assert one.ruling == rule_end(end, one.choice)
                case "lead-open":
                    assert one.ruling == deal.act(maker, OpenTrump()).rule(maker, Play(card(one.choice)))
                case "lead-closed":
                    assert one.ruling == deal.rule(maker, Play(card(one.choice)))
        assert puzzles.grade(puzzle, puzzle.answers.best).right


def _state(deal: Deal, opened: bool = False) -> dict[str, Any]:
    """The oracle's state after the actions of a deal; ``opened``: with the trump shown before the first lead."""
    record = record_of(deal).to_json()
    state = oracle.new_state(record)
    for action in record["actions"]:
        if opened and action["do"] == "play" and not state["tricks"] and state["trick"] is None:
            state = oracle.apply(state, {"seat": state["maker"], "do": "open"})
        told = {name: value for name, value in action.items() if name != "folded"} if opened else action
        state = oracle.apply(state, told)
    return state


def _without_folded_trumps(state: dict[str, Any]) -> bool | None:
    """Is the trump open when the trick is over, no trump folded to it? ``None`` where that cannot be played."""
    number, trump = len(state["tricks"]), state["trump"]["suit"]
    while len(state["tricks"]) == number:
        legal = [one for one in oracle.legal(state, state["turn"]) if one["do"] == "play"]
        led = state["trick"]["cards"][0]["card"][1] if state["trick"] else None
        fine = [one for one in legal if led in (None, one["card"][1]) or one["card"][1] != trump]
        if not fine:
            return None
        state = oracle.apply(state, fine[0])
    return bool(state["trump"]["state"] == "open")


def _right(puzzle: Puzzle) -> set[str] | None:
    """What is right by the oracle alone."""
    deal, args = puzzles.replay(puzzle), puzzle.question.args
    state = _state(deal, opened=asked(puzzle) == "had")
    maker = state["maker"]
    match asked(puzzle):
        case "may":
            return {"no" if oracle.judge(state, {"seat": str(args["who"]), "do": "open"}) else "yes"}
        case "need":
            legal = [one["do"] for one in oracle.legal(state, maker)]
            return {"cannot" if "open" not in legal else "may" if state["turn"] != maker or "play" in legal else "must"}
        case "itself":
            found = _without_folded_trumps(state)
            return None if found is None else {"yes" if found else "no"}
        case "house":
            alone, amount = state["bid"].get("pcc"), state["bid"].get("amount") or 0
            return {"yes" if alone or (amount >= 250 and args["shows"] == "yes") else "no"}
        case "end":
            last = state["tricks"][-1]["cards"]
            folded = any(one["folded"] and one["card"][1] == state["trump"]["suit"] for one in last)
            return {"stays" if state["trump"]["state"] == "closed" else "reveal" if folded else "itself"}
        case "caps":
            who = str(args["who"])
            order = [str(one) for one in deal.hand(who)]
            after = oracle.apply(state, {"seat": who, "do": "caps", "order": order})
            return {"yes" if after["trump"]["state"] == "open" else "no"}
        case "lead-open":
            state = oracle.apply(state, {"seat": maker, "do": "open"})
    legal_cards = {one["card"] for one in oracle.legal(state, maker) if one["do"] == "play"}
    return legal_cards & set(puzzle.question.choices)


def test_the_independent_engine_agrees() -> None:
    """Every answer again from ``tests/oracle``, which shares no code with the engine."""
    seen: Counter[str] = Counter()
    for puzzle in (*sample("one", 300)[:120], *sample("every", 300)[:60]):
        right = _right(puzzle)
        if right is not None:
            assert set(puzzle.answers.best) == right, puzzles.link(puzzle)
            seen[asked(puzzle)] += 1
    assert set(seen) == {one.removeprefix("ask-open-it-") for one in ASKS} - {"end-looked"}


def test_a_table_that_does_not_open_plays_on_closed() -> None:
    """``open.high-bid``, by playing the trick to its end under the table's own setting."""
    seen: Counter[bool] = Counter()
    for puzzle in sample("one", 300):
        if asked(puzzle) == "house":
            deal = puzzles.replay(puzzle)
            assert deal.profile.open_at_250 == (puzzle.question.args["shows"] == "yes")
            while deal.play is not None and not deal.play.tricks:
                assert deal.turn is not None
                trump = deal.play.trump
                legal = [one for one in deal.actions(deal.turn) if isinstance(one, Play)]
                rulings = {one: deal.rule(deal.turn, one) for one in legal}
                fine = [one for one in legal if not (rulings[one].folded and one.card.suit == trump)]
                if not fine:
                    break
                deal = deal.act(deal.turn, fine[0])
            else:
                assert puzzle.answers.best == ("no" if deal.closed else "yes",)
                seen[bool(deal.closed)] += 1
    assert seen[True] > 5 < seen[False]


# --- themes, levels, what is seen -------------------------------------------------------------------------------------


def _is(puzzle: Puzzle) -> bool:
    """Is the moment what the theme says, found by other means than the theme's own?"""
    deal, view = puzzles.replay(puzzle), puzzle.seen
    play, contract, maker = deal.play, deal.contract, deal.maker
    assert play is not None
    assert contract is not None
    assert maker is not None
    cards = list(deal.hand(maker))
    match puzzle.themes[0]:
        case "open-when":
            return asked(puzzle) == "may" and (view.closed is True or not view.tricks)
        case "open-high":
            return asked(puzzle) == "itself" and view.closed is True
        case "open-house":
            return not view.tricks and (contract.amount is None or contract.amount >= 200)
        case "open-pcc":
            return contract.is_pcc and not view.tricks
        case "open-must":
            return sum(one.suit == play.trump for one in cards) >= 6 and puzzle.seat is maker
        case "open-reveal":
            return len(view.trick) in (3, 4) and view.closed is True
        case "open-caps":
            return view.closed is True and any(not view.won[side] for side in ("NS", "EW"))
        case "open-lead":
            return view.turn is maker and not view.trick and not view.tricks and puzzle.seat is maker
        case "open-had":
            return view.turn is maker and bool(view.trick) and not view.tricks and view.closed is True
    return False


def test_themes_are_what_they_say() -> None:
    for puzzle in everything():
        assert _is(puzzle), puzzles.link(puzzle)
    assert {one.themes[0] for one in everything()} == set(THEMES)


def test_a_maker_with_nothing_but_trumps_must_open_only_when_leading() -> None:
    """``closed.no-trump-lead-first``: all three answers come with a hand of eight trumps."""
    found: Counter[str] = Counter()
    for seed in range(80):
        puzzle = puzzles.make("open-it", seed, theme="open-must")
        if len({one.suit for one in puzzle.seen.hand}) == 1 and len(puzzle.seen.hand) == 8:
            found[puzzle.answers.best[0]] += 1
            leads = puzzle.seen.turn is puzzle.seat and not puzzle.seen.trick
            assert (puzzle.answers.best == ("must",)) == (leads and puzzle.seen.closed is True)
    assert min(found[one] for one in ("must", "may", "cannot")) > 3


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for mode in THEMES[theme].modes:
        for level in THEMES[theme].levels:
            found = 0
            for seed in range(10):
                try:
                    puzzle = puzzles.make("open-it", seed, mode, theme, level)
                except NotFoundError:
                    continue
                found += 1
                assert (puzzle.themes[0], puzzle.question.mode, puzzle.level) == (theme, mode, level)
            assert found >= 7, (mode, level, found)


def test_puzzles_cover_all_levels() -> None:
    for mode in ("one", "every"):
        assert {one.level for one in sample(mode, 300)} == {1, 2, 3, 4, 5}


def test_a_folded_card_is_asked_about_only_when_the_seat_can_know() -> None:
    """Who must say what opens the trump has looked at every folded card; who must say what Caps brings, too."""
    for puzzle in sample("one", 300):
        if asked(puzzle) == "end":
            assert all(one.card is not None for one in puzzle.seen.trick)
        if asked(puzzle) == "caps":
            hidden = [one for one in puzzle.seen.trick if one.card is None]
            assert puzzle.seen.maker not in [one.seat for one in hidden]
        assert not hidden_cards(puzzles.replay(puzzle), puzzle.seat) & set(words_of(puzzle.public()))


# --- nothing can be gamed ---------------------------------------------------------------------------------------------


def _only(ask: str, one: str) -> Habit:
    return lambda puzzle: [one] if asked(puzzle) == ask else None


def _folded(puzzle: Puzzle) -> list[str] | None:
    if asked(puzzle) != "end":
        return None
    return ["reveal"] if any(one.folded for one in puzzle.seen.trick) else ["itself"]


HABITS: dict[str, Habit] = {
    "first": lambda one: one.question.choices[:1],
    "second": lambda one: one.question.choices[1:2],
    "last": lambda one: one.question.choices[-1:],
    "yes": lambda one: ["yes"] if "yes" in one.question.choices else None,
    "no": lambda one: ["no"] if "no" in one.question.choices else None,
    "maker may": lambda one: ["yes" if one.seat is one.seen.maker else "no"] if asked(one) == "may" else None,
    "before a card is led": lambda one: (
        ["no" if one.seen.trick else "yes"] if asked(one) in ("itself", "house") else None
    ),
    "folded opens": _folded,
    **{f"{ask} {one}": _only(ask, one) for ask in ("need",) for one in ("must", "may", "cannot")},
    **{f"{ask} {one}": _only(ask, one) for ask in ("end",) for one in ("itself", "reveal", "stays")},
    **{f"{ask} {one}": _only(ask, one) for ask in ("may", "itself", "house", "caps") for one in ("yes", "no")},
}

EVERY: dict[str, Habit] = {
    "all": lambda one: one.question.choices,
    "none": lambda one: (),
    "first": lambda one: one.question.choices[:1],
    "last": lambda one: one.question.choices[-1:],
    "all but the first": lambda one: one.question.choices[1:],
    "all but the indicator": lambda one: [each for each in one.question.choices if each != one.seen.indicator],
    "the indicator": lambda one: [each for each in one.question.choices if each == one.seen.indicator],
    "trumps": lambda one: [each for each in one.question.choices if each[1] == one.seen.trump],
}


@pytest.mark.parametrize("habit", list(HABITS))
def test_no_habit_is_good_in_mode_one(habit: str) -> None:
    check_habit(sample("one", 400), HABITS[habit])


@pytest.mark.parametrize("habit", list(EVERY))
def test_no_habit_is_good_in_mode_every(habit: str) -> None:
    check_habit(sample("every", 300), EVERY[habit])


# --- hints and words --------------------------------------------------------------------------------------------------


def test_hints_never_equal_the_answer() -> None:
    for puzzle in everything():
        first, second = puzzle.hints
        assert first.id in HINTS[:6]
        assert second.id in HINTS[6:]
        best, choices = set(puzzle.answers.best), set(puzzle.question.choices)
        if second.id == "hint-open-it-rule":
            assert second.clause
        elif second.id == "hint-open-it-card":
            assert second.args["card"] in best
            assert len(best) > 1
        else:
            wrong = str(second.args.get("card", second.id.rsplit("-", 1)[1]))
            assert wrong in choices - best
            assert len(choices - {wrong}) > 1


def test_every_hint_and_question_is_used_and_has_words() -> None:
    some = everything()
    assert {hint.id for one in some for hint in one.hints} == set(HINTS)
    assert {one.question.ask for one in some} == set(ASKS)
    told = words()
    assert told.has("kind-open-it")
    for one in some:
        reader = told.at(you=one.seat)
        assert reader.text(one.question.ask, one.question.args)
        if one.question.of == "word":
            assert all(told.has(f"choice-open-it-{each}") for each in one.question.choices)
        for hint in one.hints:
            assert reader.text(hint.id, {**hint.args, "title": "x"})
        for judged in one.proof:  # type: ignore[attr-defined]
            assert all(text.short and text.full for text in reader.ruling(judged.ruling))


def test_a_pick_that_is_no_choice_is_an_error() -> None:
    puzzle = puzzles.make("open-it", 1)
    with pytest.raises(PuzzleError, match="no choice here"):
        puzzles.grade(puzzle, ["XX"])
    with pytest.raises(PuzzleError, match="has no level 5: it has 1"):
        puzzles.make("open-it", 1, theme="open-when", level=5)
