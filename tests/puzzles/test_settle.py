"""The kind *settle*: its answers against two engines and a reader of the question alone; themes, hints, habits."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache
from typing import Any

import pytest

import puzzles
from puzzles import settle as kind
from puzzles.settle import Settle
from puzzles.settle_asks import HINTS
from puzzles.settle_themes import THEMES
from tests import oracle
from tutor.clauses import CLAUSES
from tutor.record import judge, record_of
from tutor.rules.caps import first_due
from tutor.rules.deal import Deal
from tutor.rules.reckoning import reckon, rule_after, rule_made, rule_match, rule_moved
from tutor.seats import SEATS, SIDES, Seat, other_side
from tutor.solver import prove
from tutor.solver.assess import HOPELESS, assess
from tutor.wording import words

from .gaming import Habit, check_habit, check_other_processes
from .helpers import first

PLAIN = [one for one in THEMES if THEMES[one].weight < 0.2 or one == "score-remainder"]
CAPS = [one for one in THEMES if one not in PLAIN]


@cache
def made(seed: int, theme: str | None = None) -> Settle:
    puzzle = puzzles.make(kind.NAME, seed, theme=theme)
    assert isinstance(puzzle, Settle)
    return puzzle


@cache
def sample(count: int = 300) -> tuple[Settle, ...]:
    return tuple(made(seed) for seed in range(count))


def asked(puzzle: puzzles.Puzzle) -> str:
    return puzzle.question.ask.removeprefix("ask-settle-")


def arg(puzzle: puzzles.Puzzle, name: str) -> Any:
    return puzzle.question.args.get(name)


def move_of(choice: str, seat: Seat) -> tuple[str | None, int]:
    side, _, count = choice.partition("-")
    return (None, 0) if side == "none" else (seat.side if side == "ours" else other_side(seat.side), int(count))


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes(kind.NAME)


def test_links_keep_their_puzzles() -> None:
    """A link is a promise. Whoever changes what a seed makes raises ``settle.VERSION`` and then this value."""
    ids = "".join(made(seed).id for seed in range(20))
    assert (kind.VERSION, hashlib.sha256(ids.encode()).hexdigest()[:16]) == (4, "e54d404d3d29358a")


# --- the engine is the judge -----------------------------------------------------------------------------------------


def test_rulings_are_those_of_the_engine() -> None:
    for puzzle in sample()[:120]:
        deal, ask, side = puzzles.replay(puzzle), asked(puzzle), puzzle.seat.side
        verdict, settlement = judge(deal)
        one = reckon(deal, verdict)
        assert one.settlement == settlement
        for each in puzzle.proof:
            if ask == "moved":
                ruling = rule_moved(one, move_of(each.choice, puzzle.seat))
            elif ask == "after":
                ruling = rule_after(one, side, int(each.choice))
                assert ruling.allowed == (int(each.choice) == settlement.after[side])
            else:
                ruling = rule_made(one) if ask == "made" else rule_match(one, settlement.to)
                assert each.ruling.allowed == (ruling.allowed == (each.choice == "yes"))
                assert each.ruling.reasons == ruling.reasons
                continue
            assert each.ruling == ruling
            assert each.ruling.reasons


def facts_of(deal: Deal) -> dict[str, Any]:
    """What the other engine must be told: when Caps was due and which calls were proved."""
    due: dict[str, Any] = dict.fromkeys(SIDES)
    for one in first_due(deal.path(), prove).values():
        moment = (one.trick, one.after, str(one.seat))
        due[one.seat.side] = min(moment, due[one.seat.side] or moment)
    proved = {
        index: prove(before.view(entry.seat), entry.action.order).verdict == "sure"  # type: ignore[union-attr]
        for index, (before, entry) in enumerate(zip(deal.path(), deal.log, strict=False))
        if entry.action.do == "caps"
    }
    return {"due": due, "proved": proved}


def test_the_independent_engine_agrees() -> None:
    some = [*sample()[:80], *(made(seed, theme) for theme in CAPS for seed in range(5))]
    for puzzle in some:
        deal, side = puzzles.replay(puzzle), puzzle.seat.side
        answer = oracle.referee(record_of(deal).to_json(), facts_of(deal))
        assert answer["legal"]
        tokens, ask = answer["tokens"], asked(puzzle)
        moved, after = tokens["moved"], tokens["after"]
        if ask == "moved":
            right = "none"
            if moved["to"] is not None:
                right = f"{'ours' if moved['to'] == side else 'theirs'}-{moved['count']}"
        elif ask == "after":
            right = str(after[side])
        elif ask == "match":
            right = "no" if min(after.values()) else "yes"
        else:
            maker = deal.maker
            assert maker is not None
            right = "yes" if answer["points"][maker.side] >= answer["contract"]["amount"] else "no"
        assert puzzle.answers.best == (right,), puzzles.link(puzzle)


def by_hand(puzzle: puzzles.Puzzle) -> str:
    """The answer of a reader who knows the rules and sees the question alone, without table or record."""
    args: dict[str, Any] = dict(puzzle.question.args)
    ours, theirs, end = args["ours"], args["theirs"], args["end"]
    to_us = 0
    won = False
    if end in ("played", "pcc"):
        mine = args["maker"].side == puzzle.seat.side
        if end == "pcc":
            won, win, lose = args["lost"] == 0, 4, 5
        else:
            points = args["points"] if args["given"] == "makers" else 304 - args["points"]
            won = points >= args["bid"]
            win = 1 if args["bid"] < 200 else 2 if args["bid"] < 250 else 3
            lose = win + 1
        to_us = win if won else -lose
        to_us = to_us if mine else -to_us
        if args["caps"] != "none":
            called = args["caps"] != "missed"
            side = (args["caller"] if called else args["prover"]).side
            sign = 1 if side == puzzle.seat.side else -1
            if args["caps"] == "called" and args["trick"] <= args["due"]:
                early = args["trick"] < 7 or (args["trick"], args["after"]) == (7, 0)
                to_us += sign * early
            else:
                to_us = -sign * (5 if called and args["lost"] else 2)
    to_us = min(to_us, theirs) if to_us > 0 else -min(-to_us, ours)
    if asked(puzzle) == "made":
        return "yes" if won else "no"
    if asked(puzzle) == "after":
        return str(ours + to_us)
    if asked(puzzle) == "match":
        return "no" if 0 < ours + to_us < ours + theirs else "yes"
    return f"{'ours' if to_us > 0 else 'theirs'}-{abs(to_us)}" if to_us else "none"


def test_the_question_alone_is_enough() -> None:
    for puzzle in (*sample(), *(made(seed, theme) for theme in THEMES for seed in range(10))):
        assert puzzle.answers.best == (by_hand(puzzle),), puzzles.link(puzzle)


def test_the_question_tells_the_deal() -> None:
    """What the words are filled with is what the deal says."""
    for puzzle in sample():
        deal, view = puzzles.replay(puzzle), puzzle.seen
        assert deal.ended is not None
        assert {"ours": arg(puzzle, "ours"), "theirs": arg(puzzle, "theirs")} == {
            "ours": deal.tokens[puzzle.seat.side],
            "theirs": deal.tokens[other_side(puzzle.seat.side)],
        }
        assert dict(zip(SIDES, view.tokens, strict=True)) == deal.tokens, "the view has the tokens before, not after"
        assert arg(puzzle, "end") in (deal.ended, "pcc")
        if deal.contract is not None:
            assert (arg(puzzle, "maker"), arg(puzzle, "bid")) == (deal.contract.seat, deal.contract.amount or 0)
        if arg(puzzle, "points") is not None and deal.maker is not None:
            makers = deal.points[deal.maker.side]
            assert arg(puzzle, "points") == (
                makers if arg(puzzle, "given") == "makers" else sum(deal.points.values()) - makers
            )
        calls = [one for one in view.log if one.do == "caps"]
        assert [one.seat for one in calls] == ([arg(puzzle, "caller")] if arg(puzzle, "caller") else [])


# --- Caps: only what every table reads alike --------------------------------------------------------------------------


def caps_call(deal: Deal) -> tuple[Deal, Seat]:
    return next(
        (before, entry.seat) for before, entry in zip(deal.path(), deal.log, strict=False) if entry.action.do == "caps"
    )


@pytest.mark.parametrize("theme", ["score-bonus", "score-defenders", "score-wrong-two", "score-wrong-five"])
def test_calls_are_sure_or_hopeless(theme: str) -> None:
    """``caps.due``: a call that is right is proved; one without a proof is hopeless, so wrong by any reading."""
    for seed in range(8):
        puzzle = made(seed, theme)
        deal = puzzles.replay(puzzle)
        before, seat = caps_call(deal)
        if arg(puzzle, "caps") == "called":
            late = arg(puzzle, "trick") > arg(puzzle, "due")
            assert late == (theme == "score-wrong-two")
            assert late or prove(before.view(seat)).verdict == "sure"
        else:
            assert assess(before.view(seat)).kind == HOPELESS
        assert deal.maker is not None
        if theme == "score-defenders":
            assert seat.side != deal.maker.side


def test_a_right_call_was_not_due_before_by_another_reading() -> None:
    """In the tricks before that of the proof, the claim was hopeless for both partners."""
    for seed in range(4):
        puzzle = made(seed, "score-bonus")
        deal = puzzles.replay(puzzle)
        _, caller = caps_call(deal)
        for one in deal.path():
            if one.play is None or one.phase != "play" or one.play.number >= arg(puzzle, "due"):
                continue
            for seat in (caller, caller.partner):
                if one.play.to_play(seat.place):
                    assert assess(one.view(seat)).kind == HOPELESS


def test_without_caps_no_reading_asks_for_a_call() -> None:
    """Where the question does not speak of Caps, a call was hopeless at every moment for a side with no lost trick."""
    looked = 0
    for theme in ("score-low", "score-mid", "score-high", "score-edge", "score-match"):
        for seed in range(6):
            for deal in puzzles.replay(made(seed, theme)).path():
                play = deal.play
                if deal.phase != "play" or play is None:
                    continue
                for seat in (one for one in SEATS if play.lost(one.place % 2) is None and play.to_play(one.place)):
                    looked += 1
                    assert assess(deal.view(seat)).kind == HOPELESS
    assert looked > 200


# --- themes and levels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", list(THEMES))
def test_themes_are_what_they_say(theme: str) -> None:
    for seed in range(8):
        puzzle = made(seed, theme)
        assert puzzle.themes[0] == theme
        deal = puzzles.replay(puzzle)
        verdict, settlement = judge(deal)
        amount = deal.contract.amount if deal.contract else None
        ranges = {"score-low": (160, 190), "score-mid": (200, 240), "score-high": (250, 300)}
        if theme in ranges:
            assert amount in range(ranges[theme][0], ranges[theme][1] + 1, 10)
        if theme == "score-edge":
            assert deal.maker is not None
            assert amount is not None
            assert deal.points[deal.maker.side] - amount in (0, -1)
        assert (deal.contract is not None and deal.contract.is_pcc) == (theme == "score-pcc")
        assert (deal.ended == "played") == (theme != "score-nothing")
        assert (settlement.moved < settlement.owed) or theme != "score-remainder"
        assert (verdict is not None) == (theme in CAPS)
        if verdict is not None:
            found = (verdict.judged, settlement.owed)
            assert {
                "score-bonus": verdict.judged in ("bonus", "correct"),
                "score-defenders": verdict.judged == "bonus",
                "score-wrong-two": verdict.judged in ("too-early", "too-late") and settlement.owed == 2,
                "score-wrong-five": verdict.judged == "too-early" and settlement.owed == 5,
                "score-missed": found == ("missed", 2),
            }[theme], found


def test_a_call_from_the_seventh_trick_on_comes_too() -> None:
    """``caps.early-bonus``: the theme of right calls holds late ones, which bring nothing more."""
    judged = Counter(judge(puzzles.replay(made(seed, "score-bonus")))[0].judged for seed in range(30))  # type: ignore[union-attr]
    assert judged["bonus"] > judged["correct"] > 0


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for level in THEMES[theme].levels:
        assert first(kind.NAME, theme, level, "one").level == level


def test_all_levels_and_themes_come() -> None:
    levels = Counter(one.level for one in sample())
    assert set(levels) == {1, 2, 3, 4, 5}
    assert min(levels.values()) >= 10
    assert {one.themes[0] for one in sample()} == set(THEMES)


# --- nothing can be gamed --------------------------------------------------------------------------------------------


def _count(choice: str) -> int:
    return 0 if choice == "none" else int(choice[-1])


def _of(ask: str, habit: Habit) -> Habit:
    return lambda one: habit(one) if asked(one) == ask else None


def _pick(choice: str) -> Habit:
    """Always this answer, where it is one of the choices; else the first."""
    return lambda one: [choice if choice in one.question.choices else one.question.choices[0]]


def _nth(at: int) -> Habit:
    return lambda one: [one.question.choices[at]] if len(one.question.choices) > 3 else None


HABITS: dict[str, Habit] = {
    **{f"choice {at}": _nth(at) for at in range(-1, 5)},
    **{
        f"moved {one}": _of("moved", _pick(one))
        for one in ("ours-1", "ours-2", "ours-3", "theirs-2", "theirs-3", "none")
    },
    "moved, most to us": _of("moved", lambda one: [max(one.question.choices, key=lambda c: (_count(c), c))]),
    "moved, least": _of("moved", lambda one: [min(one.question.choices, key=lambda c: (_count(c), c))]),
    "most tokens": _of("after", lambda one: [max(one.question.choices, key=int)]),
    "fewest tokens": _of("after", lambda one: [min(one.question.choices, key=int)]),
    "nearest to before": _of(
        "after", lambda one: [min(one.question.choices, key=lambda c: abs(int(c) - arg(one, "ours")))]
    ),
    "two more": _of("after", lambda one: [min(one.question.choices, key=lambda c: abs(int(c) - arg(one, "ours") - 2))]),
    "yes": _of("made", lambda one: ["yes"]),
    "no": _of("made", lambda one: ["no"]),
    "more than 150 points": _of("made", lambda one: ["yes" if arg(one, "points") > 150 else "no"]),
    "the match is over": _of("match", lambda one: ["yes"]),
    "the match goes on": _of("match", lambda one: ["no"]),
    "over for a side with 2": _of(
        "match", lambda one: ["yes" if min(arg(one, "ours"), arg(one, "theirs")) < 3 else "no"]
    ),
    "always the first": lambda one: one.question.choices[:1],
    "always the last": lambda one: one.question.choices[-1:],
}


def for_habits() -> tuple[Settle, ...]:
    """Beside the draw, more of the questions that it holds few of."""
    more = {"score-low": (300, 60), "score-mid": (400, 90), "score-edge": (500, 80), "score-match": (600, 360)}
    return (*sample(), *(made(seed + start, theme) for theme, (start, count) in more.items() for seed in range(count)))


@pytest.mark.parametrize("name", list(HABITS))
def test_no_habit_is_good(name: str) -> None:
    asks = name in ("yes", "no", "more than 150 points") or "match" in name or "over" in name
    check_habit(for_habits() if asks else sample(), HABITS[name])


# --- hints and words -------------------------------------------------------------------------------------------------


def test_hints_leave_more_than_one_answer() -> None:
    used = set()
    for puzzle in (*sample(), *(made(seed, theme) for theme in THEMES for seed in range(3))):
        one, two = puzzle.hints
        used |= {one.id, two.id}
        assert not one.args
        best, choices = puzzle.answers.best[0], puzzle.question.choices
        if two.id == "hint-settle-not-count":
            assert _count(best) != two.args["count"]
            assert sum(_count(choice) != two.args["count"] for choice in choices) >= 3
        elif two.id == "hint-settle-not-tokens":
            assert best != str(two.args["count"])
            assert len(choices) > 3
        else:
            assert two.clause in CLAUSES
    assert used == set(HINTS)


def test_every_word_can_be_said() -> None:
    told = words()
    for puzzle in sample():
        here = told.at(you=puzzle.seat)
        text = here.text(puzzle.question.ask, puzzle.question.args)
        assert text.endswith("?")
        assert "  " not in text
        if puzzle.question.of == "word":
            assert all(told.say(f"choice-settle-{one}") for one in puzzle.question.choices)
        for hint in puzzle.hints:
            title = {"title": told.clause(hint.clause).title} if hint.clause else {}
            assert here.text(hint.id, {**hint.args, **title})
    assert told.say("kind-settle")
    assert told.full("kind-settle")
