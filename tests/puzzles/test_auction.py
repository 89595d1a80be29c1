"""The kind *auction*: agreement with two engines, what the view tells, themes, levels, hints, and habits."""

from __future__ import annotations

import contextlib
import hashlib
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import puzzles
from puzzles import PuzzleError
from puzzles import auction as kind
from puzzles.auction import AuctionCall
from puzzles.auction_calls import action_of
from puzzles.auction_hints import HINTS
from puzzles.auction_themes import THEMES
from puzzles.calling import CallPlan, walk_calls
from puzzles.making import NotFoundError
from puzzles.views import view_json
from tests import oracle
from tutor.clauses import CLAUSES
from tutor.record import action_json, record_of
from tutor.rules.actions import Action, Bid
from tutor.rules.deal import Deal
from tutor.rules.standing import rule_lead, rule_maker, rule_next, rule_over
from tutor.seats import SEATS, Seat
from tutor.wording import words

from .gaming import Habit, check_habit, check_other_processes

OUTCOMES = ("over", "next", "maker", "lead")


@cache
def sample(mode: str | None, count: int, theme: str | None = None) -> tuple[AuctionCall, ...]:
    return tuple(made(seed, mode, theme) for seed in range(count))


def made(seed: int, mode: str | None = None, theme: str | None = None) -> AuctionCall:
    puzzle = puzzles.make(kind.NAME, seed, mode, theme)
    assert isinstance(puzzle, AuctionCall)
    return puzzle


def asked(puzzle: puzzles.Puzzle) -> str:
    return puzzle.question.ask.removeprefix("ask-auction-")


def last_call(puzzle: AuctionCall) -> Action:
    """The call that the question names."""
    name, amount = puzzle.question.args["call"], puzzle.question.args["bid"]
    return action_of(f"bid {amount}" if name == "bid" else str(name))


def after(puzzle: AuctionCall) -> Deal:
    deal = puzzles.replay(puzzle)
    assert deal.turn == puzzle.question.args["who"]
    return deal.act(deal.turn, last_call(puzzle))


def state_of(deal: Deal) -> dict[str, Any]:
    """The same position in the other engine."""
    record = record_of(deal).to_json()
    state = oracle.new_state(record)
    for action in record["actions"]:
        state = oracle.apply(state, action)
    return state


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes(kind.NAME)


def test_links_keep_their_puzzles() -> None:
    """A link is a promise. Whoever changes what a seed makes raises ``auction.VERSION`` and then this value."""
    ids = "".join(made(seed).id for seed in range(20))
    assert (kind.VERSION, hashlib.sha256(ids.encode()).hexdigest()[:16]) == (1, "01c1afbeeabff05b")


# --- the engine is the judge -----------------------------------------------------------------------------------------


def test_rulings_are_those_of_the_engine() -> None:
    seen: Counter[str] = Counter()
    for puzzle in (*sample("every", 300)[:100], *sample("one", 400)[:250]):
        ask, deal = asked(puzzle), puzzles.replay(puzzle)
        seen[ask] += 1
        if ask == "which":
            assert deal.turn == puzzle.seat
            for one in puzzle.proof:
                assert one.ruling == deal.rule(puzzle.seat, action_of(one.choice))
            continue
        if ask == "allowed":
            ruling = deal.rule(puzzle.seat, last_call(puzzle))
        elif ask == "over":
            ruling = rule_over(after(puzzle))
        elif ask == "next":
            for one in puzzle.proof:
                assert one.ruling == rule_next(after(puzzle), one.choice)
            continue
        else:
            judge = rule_maker if ask == "maker" else rule_lead
            ruling = judge(after(puzzle), str(puzzle.question.args["named"]))
        assert puzzle.answers.best == ("yes" if ruling.allowed else "no",)
        for one in puzzle.proof:
            assert one.ruling.reasons == ruling.reasons
            assert one.ruling.reasons
    assert set(seen) == set(kind.ASKS)


def test_the_independent_engine_agrees_on_calls() -> None:
    for puzzle in (*sample("every", 300)[:100], *(p for p in sample("one", 400) if asked(p) == "allowed")):
        deal = puzzles.replay(puzzle)
        state = state_of(deal)
        choices = puzzle.question.choices if asked(puzzle) == "which" else None
        calls = [action_of(one) for one in choices] if choices else [last_call(puzzle)]
        legal = [not oracle.judge(state, action_json(puzzle.seat, one)) for one in calls]
        if choices is None:
            assert puzzle.answers.best == ("yes" if legal[0] else "no",), puzzles.link(puzzle)
        else:
            right = tuple(one for one, may in zip(choices, legal, strict=True) if may)
            assert puzzle.answers.best == right, puzzles.link(puzzle)


def test_the_independent_engine_agrees_on_what_a_call_brings() -> None:
    seen: Counter[str] = Counter()
    for puzzle in sample("one", 400):
        ask = asked(puzzle)
        if ask not in OUTCOMES:
            continue
        seen[ask] += 1
        deal = puzzles.replay(puzzle)
        before = state_of(deal)
        who = puzzle.question.args["who"]
        assert isinstance(who, Seat)
        state = oracle.apply(before, action_json(who, last_call(puzzle)))
        over = state["phase"] != before["phase"]
        match ask:
            case "over":
                right = "yes" if over else "no"
            case "next":
                assert not over
                right = state["turn"]
            case "maker":
                right = "yes" if over and state["maker"] == puzzle.question.args["named"] else "no"
            case _:
                assert over
                if state["phase"] == "indicator":
                    card = state["hands"][state["turn"]][0]
                    state = oracle.apply(state, {"seat": state["turn"], "do": "indicator", "card": card})
                assert state["phase"] == "play"
                right = "yes" if state["turn"] == puzzle.question.args["named"] else "no"
        assert puzzle.answers.best == (right,), puzzles.link(puzzle)
    assert min(seen[one] for one in OUTCOMES) >= 20


def test_standing_agrees_with_the_independent_engine_on_every_call(rng: random.Random) -> None:
    """Not only where puzzles ask: after every call of random auctions."""
    plans = (CallPlan(asks=0.3), CallPlan(silent=True, asks=0.2), CallPlan(short=True, second=0.4, pcc=0.1))
    for plan in plans * 25:
        for deal in walk_calls(rng, plan):
            if deal.entry is None or deal.entry.action.do == "indicator":
                continue
            assert deal.parent is not None
            state, before = state_of(deal), state_of(deal.parent)
            over = state["phase"] != before["phase"]
            assert rule_over(deal).allowed == over
            for seat in SEATS:
                assert rule_maker(deal, seat).allowed == (over and state["maker"] == seat)
                if not over:
                    assert rule_next(deal, seat).allowed == (state["turn"] == seat)


# --- what the seat sees -----------------------------------------------------------------------------------------------


def test_the_view_stops_before_the_call() -> None:
    """Nothing that is shown depends on what the call brings: it is the seat's view of the moment before."""
    for puzzle in sample("one", 400):
        if asked(puzzle) in OUTCOMES:
            view = puzzle.seen
            assert view.turn == puzzle.question.args["who"]
            assert view.phase in ("auction", "second-auction")
            assert puzzle.view == view_json(puzzles.replay(puzzle).view(puzzle.seat))
            assert len(view.log) == len(after(puzzle).log) - 1


# --- themes and levels -----------------------------------------------------------------------------------------------


def test_themes_are_what_they_say() -> None:
    for theme in THEMES:
        for mode in THEMES[theme].modes:
            for seed in range(12):
                puzzle = made(seed, mode, theme)
                assert puzzle.themes[0] == theme
                _check_theme(theme, puzzle)


def _check_theme(theme: str, puzzle: AuctionCall) -> None:
    view, ask = puzzle.seen, asked(puzzle)
    calls = [(one.seat, one.do) for one in view.log]
    if ask in OUTCOMES:
        calls.append((Seat(str(puzzle.question.args["who"])), str(puzzle.question.args["call"])))
        if theme == "call-ask":
            assert "ask" in [do for _, do in calls]
        if theme == "call-all-pass":
            assert {do for _, do in calls} <= {"pass", "ask"}
        if theme in ("call-new-maker", "call-pcc"):
            assert view.phase == "second-auction"
        return
    mine = [do for seat, do in calls if seat == puzzle.seat]
    standing = view.contract
    if theme == "call-least":
        assert view.phase == "auction"
        assert not mine
    if theme in ("call-later", "call-after-pass"):
        assert mine or any(do == "ask" and seat == puzzle.seat.partner for seat, do in calls)
        assert theme == "call-later" or "pass" in mine
    if theme in ("call-over-partner", "call-second-partner"):
        assert standing is not None
        assert standing.seat == puzzle.seat.partner
    if theme in ("call-second", "call-second-partner"):
        assert view.phase == "second-auction"
        assert len(view.hand) == 8
    if theme in ("call-redeal", "call-pcc"):
        call = theme.removeprefix("call-")
        assert call in (puzzle.question.choices if ask == "which" else puzzle.question.args.values())
    if theme == "call-ask":
        assert view.asker is not None or "ask" in [do for _, do in calls]


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for mode in THEMES[theme].modes:
        for level in THEMES[theme].levels:
            assert first(mode, theme, level).level == level


def first(mode: str, theme: str, level: int) -> puzzles.Puzzle:
    for seed in range(20):
        with contextlib.suppress(NotFoundError):
            return puzzles.make(kind.NAME, seed, mode, theme, level)
    raise AssertionError((mode, theme, level))


def test_all_levels_and_themes_come() -> None:
    for mode in ("every", "one"):
        levels = Counter(one.level for one in sample(mode, 300))
        assert set(levels) == {1, 2, 3, 4, 5}
        assert min(levels.values()) >= 10
    drawn = {one.themes[0] for mode in ("every", "one") for one in sample(mode, 300)}
    assert drawn == set(THEMES)


def test_a_level_that_a_theme_lacks_is_refused() -> None:
    with pytest.raises(PuzzleError, match="has no level 5"):
        puzzles.make(kind.NAME, 1, theme="call-least", level=5)


# --- nothing can be gamed --------------------------------------------------------------------------------------------


def _amount(choice: str) -> int:
    action = action_of(choice)
    return action.amount if isinstance(action, Bid) else 0


def _from(least: int) -> Habit:
    """Pass, ask, and every number from ``least`` on."""
    return lambda one: [c for c in one.question.choices if c in ("pass", "ask") or _amount(c) >= least]


EVERY: dict[str, Habit] = {
    "all": lambda one: one.question.choices,
    "none": lambda one: (),
    "the first": lambda one: one.question.choices[:1],
    "all but the first": lambda one: one.question.choices[1:],
    "bids only": lambda one: [c for c in one.question.choices if _amount(c)],
    "from 160 on": _from(160),
    "from 200 on": _from(200),
    "from 250 on": _from(250),
    "higher than the last bid": lambda one: [
        c
        for c in one.question.choices
        if c in ("pass", "ask") or _amount(c) > (one.seen.contract.amount or 0 if one.seen.contract else 150)
    ],
}
ONE: dict[str, Habit] = {
    "the first": lambda one: one.question.choices[:1],
    "the last": lambda one: one.question.choices[-1:],
    "yes after a pass": lambda one: _yes(one, one.question.args["call"] == "pass"),
    "yes at high numbers": lambda one: _yes(one, int(str(one.question.args["bid"])) >= 200),
    "the last to call": lambda one: _yes(one, one.question.args.get("named") == one.question.args.get("who")),
    "the last bidder": lambda one: _yes(
        one, one.seen.contract is not None and one.question.args.get("named") == one.seen.contract.seat
    ),
    "eldest": lambda one: _yes(one, one.question.args.get("named") == one.seen.dealer.right),
}
NEXT: dict[str, Habit] = {
    **{str(seat): lambda one, seat=seat: [str(seat)] for seat in SEATS},  # type: ignore[misc]
    "on the right": lambda one: [str(_who(one).right)],
    "partner": lambda one: [str(_who(one).partner)],
    "on the left": lambda one: [str(_who(one).left)],
    "me": lambda one: [str(one.seat)],
    "dealer": lambda one: [str(one.seen.dealer)],
    "eldest": lambda one: [str(one.seen.dealer.right)],
}


def _who(one: puzzles.Puzzle) -> Seat:
    return Seat(str(one.question.args["who"]))


def _yes(one: puzzles.Puzzle, says: bool) -> list[str]:
    return ["yes" if says else "no"]


@pytest.mark.parametrize("name", list(EVERY))
def test_no_habit_finds_every_call(name: str) -> None:
    right = sum(puzzles.grade(one, EVERY[name](one) or ()).right for one in sample("every", 300))
    assert right <= 0.6 * 300, right


@pytest.mark.parametrize("name", list(ONE))
def test_no_habit_answers_yes_or_no(name: str) -> None:
    some = [one for one in sample("one", 400) if one.question.of == "word"]
    check_habit(some, ONE[name])
    for ask in ("allowed", "over", "maker", "lead"):
        part = [one for one in some if asked(one) == ask]
        right = sum(puzzles.grade(one, ONE[name](one) or ()).right for one in part)
        assert right <= 0.72 * len(part), (ask, right, len(part))


@pytest.mark.parametrize("name", list(NEXT))
def test_no_habit_tells_whose_call_is_next(name: str) -> None:
    some = [one for theme in ("call-ask", "call-after-pass", "call-end") for one in sample("one", 300, theme)]
    check_habit([one for one in some if asked(one) == "next"], NEXT[name])


# --- hints and words -------------------------------------------------------------------------------------------------


def test_hints_leave_more_than_one_answer() -> None:
    used = set()
    for puzzle in (*sample("every", 300), *sample("one", 400)):
        one, two = puzzle.hints
        used |= {one.id, two.id}
        assert not one.args
        best, choices = set(puzzle.answers.best), set(puzzle.question.choices)
        if two.id == "hint-auction-not-seat":
            assert two.args["who"] not in best
            assert len(choices) > 3
        elif two.id == "hint-auction-bid-allowed":
            assert {f"bid {two.args['bid']}"} < best
        elif two.id == "hint-auction-bid-refused":
            assert {f"bid {two.args['bid']}"} < choices - best
        else:
            assert two.clause in CLAUSES
            assert two.clause == THEMES[puzzle.themes[0]].clause, "the rule is named whatever the answer"
    assert used == set(HINTS)


def test_every_word_can_be_said() -> None:
    told = words()
    for puzzle in (*sample("every", 300)[:60], *sample("one", 400)[:120]):
        here = told.at(you=puzzle.seat)
        assert here.text(puzzle.question.ask, puzzle.question.args).endswith("?")
        if puzzle.question.of == "word":
            assert {told.say(f"choice-auction-{one}") for one in puzzle.question.choices} == {"Yes", "No"}
        for hint in puzzle.hints:
            title = {"title": told.clause(hint.clause).title} if hint.clause else {}
            assert here.text(hint.id, {**hint.args, **title})
    assert told.say("kind-auction")
    assert told.full("kind-auction")
