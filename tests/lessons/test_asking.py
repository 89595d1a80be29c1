"""Truths that the engine judges claim by claim: each on a small deal, and all of them on any deal."""

from __future__ import annotations

import functools
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lessons import Walk, load_folder, load_lesson
from lessons.check import check_lesson
from lessons.dealing import Plan, complete
from lessons.grades import Question, answer_ids
from lessons.moments import Moment, Stage, Timeline
from lessons.schema import FIELDS, SEATS_ASKED, AskStep
from lessons.truths import CALLED, TRUTHS, question_of
from tests.lessons.helpers import known, lesson_of, nine, told
from tutor.cards import Card
from tutor.rules import random_deal
from tutor.rules.playout import play_out, random_whole
from tutor.seats import SEATS, Seat

LINE = nine().timeline


@functools.cache
def strong(do: str = "JS *3 end") -> Timeline:
    """South holds seven trumps and the jack of hearts: Caps is sure from the start."""
    cards = {"first": {"S": "JS 9S AS TS"}, "second": {"S": "KS QS 8S JH"}}
    return made({"dealer": "W", **cards, "do": f"160 passes TS passes open {do}"})


def made(plan: dict[str, Any]) -> Timeline:
    return Timeline(tuple(complete(Plan.model_validate(plan)).deal.path()))


def ask(truth: str, at: str, seat: str, line: Timeline = LINE, **more: object) -> Question:
    step = AskStep.model_validate({"kind": "ask", "id": "it", "truth": truth, **more})
    return question_of(step, line, line.moment(at), Seat(seat))


def refused(question: Question, *ids: str) -> tuple[str, ...]:
    grade = question.grade(ids)
    assert grade.state == "wrong"
    return grade.clauses


# --- calls -----------------------------------------------------------------------------------------------------------


def test_calls() -> None:
    question = ask("calls", "before N bid", "N", offer=["pass", "bid 150", "bid 160", "pcc"])
    assert (question.kind, question.right) == ("choice-many", ("pass", "bid 160"))
    assert question.grade(("bid 160", "pass")).state == "right"
    assert refused(question, "pass", "bid 150") == ("auction.bid",)
    half = question.grade(("pass",))
    assert (half.state, half.found, half.marks) == ("wrong", (1, 2), {"pass": "right"})
    with pytest.raises(ValueError, match="S is not to call"):
        ask("calls", "before N bid", "S", offer=["pass", "bid 150"])
    assert ask("calls", "before N bid", "N", offer=["pcc", "bid 150"]).grade(()).state == "right", "none of them"


def test_may() -> None:
    assert refused(ask("may", "before S pass 2", "S", offer=["bid 190"]), "yes") == (
        "auction.bid",
        "auction.later-call",
    )
    assert ask("may", "trick 1, after 3", "W", offer=["TH"]).right == ("yes",)
    assert ask("may", "start", "S", offer=["redeal"]).grade(("yes",)).clauses == ("deal.low-hand",)
    with pytest.raises(ValueError, match="name the one action"):
        ask("may", "start", "S", offer=["redeal", "pass"])


def test_what_a_call_brings() -> None:
    assert ask("next", "before W bid", "S").right == ("S",)
    assert ask("over", "before N pass", "S").right == ("yes",)
    assert refused(ask("over", "before S pass 2", "S"), "yes") == ("auction.end",)
    assert ask("maker", "before N pass", "S").right == ("W",)
    lead = ask("lead", "before N pass 2", "S")
    assert (lead.right, refused(lead, "W")) == (("S",), ("play.first-lead",))
    with pytest.raises(ValueError, match="no call is made at 'trick 1, after 0'"):
        ask("over", "trick 1, after 0", "S")


# --- counting and knowing --------------------------------------------------------------------------------------------


def test_count() -> None:
    taken = ask("count", "trick 3, after 0", "W", count="taken-ours")
    assert (taken.right, len(taken.options)) == (("88",), 5)
    assert ask("count", "trick 3, after 0", "W", count="trumps", offer=["0", "1", "2"]).right == ("1",)
    voids = ask("count", "trick 2, after 0", "S", count="voids", suit="H")
    assert (voids.kind, voids.right) == ("choice-many", ("E",))
    assert refused(voids, "N") == ("play.follow",)
    assert ask("count", "trick 2, after 0", "S", count="suits-out", who="E").right == ("H",)
    with pytest.raises(ValueError, match="the right number 1 is not among 5, 6"):
        ask("count", "trick 3, after 0", "W", count="trumps", offer=["5", "6"])


def test_what_a_seat_knows() -> None:
    assert ask("holds", "trick 2, after 0", "S", who="W", card="JS").right == ("sure",)
    assert ask("holds", "trick 2, after 0", "S", who="E", card="7H").right == ("impossible",)
    assert ask("can-hold", "trick 2, after 0", "S", card="QH").right in (("N",), ("W",), ("N", "W"))
    assert ask("may-trump", "trick 1, after 2", "N").kind == "choice-many"
    folded = ask("folded", "trick 1, after 2", "N", who="E")
    assert "H" not in folded.right
    saw = ask("saw", "trick 1, after 2", "N", who="E")
    assert (saw.right, refused(saw, "E", "W")) == (("E",), ("closed.inspect",))


def test_looking_back() -> None:
    """``play.last-trick-view``: one trick back, its open cards, and those that were turned up."""
    clause = ("play.last-trick-view",)
    last = ask("look", "trick 3, after 0", "S")
    assert (last.right, refused(last, "1")) == (("2",), clause)
    found = ask("look", "trick 2, after 1", "N", who="E")  # the nine of spades was found
    assert (found.right, refused(found, "no")) == (("yes",), clause)
    older = ask("look", "trick 3, after 1", "N", who="E", trick=1)
    assert (older.right, refused(older, "yes")) == (("no",), clause)
    with pytest.raises(ValueError, match="no trick may be looked at"):
        ask("look", "trick 1, after 1", "E")


def test_showing_the_trump() -> None:
    assert ask("may-open", "trick 1, after 0", "W").right == ("yes",)
    assert refused(ask("may-open", "trick 1, after 1", "W"), "yes") == ("open.before-first-lead",)
    assert ask("must-open", "trick 1, after 0", "W").right == ("may",)
    assert ask("opens", "trick 1, after 0", "W").right == ("no",)
    assert ask("made", "trick 8, end", "W").right == ("yes",)


# --- cards, seats, Caps ----------------------------------------------------------------------------------------------


def test_rank() -> None:
    question = ask("rank", "start", "S", cards=["KS", "9S", "TS", "JS"])
    assert (question.kind, question.right) == ("order", ("JS", "9S", "TS", "KS"))
    assert question.grade(("JS", "9S", "TS", "KS")).state == "right"
    wrong = question.grade(("KS", "9S", "TS", "JS"))
    assert (wrong.state, wrong.clauses) == ("wrong", ("cards.rank",))
    assert wrong.marks == {"KS": "wrong", "9S": "right", "TS": "right", "JS": "wrong"}
    assert ask("highest", "start", "S", cards=["AS", "9S", "KS"]).right == ("9S",)
    with pytest.raises(ValueError, match="each of another rank"):
        ask("rank", "start", "S", cards=["KS", "KH"])


def test_card_points() -> None:
    question = ask("card-points", "start", "S", cards=["JS", "9S", "8S"])
    assert (question.right, len(question.options)) == (("50",), 5)
    assert set(ask("card-points", "start", "S").options) >= {str(LINE.deals[0].hand("S").points)}


@pytest.mark.parametrize(
    ("which", "right"),
    [
        ("partner", "E"),
        ("right", "S"),
        ("left", "N"),
        ("eldest", "S"),
        ("cutter", "N"),
        ("leads-first", "S"),
        ("deals-next", "S"),
    ],
)
def test_seats(which: str, right: str) -> None:
    assert ask("seat", "start", "W", which=which).right == (right,)
    assert which in SEATS_ASKED


def test_who_leads_next() -> None:
    assert ask("seat", "trick 1, end", "W", which="leads-next").right == ("E",)
    with pytest.raises(ValueError, match="nobody leads"):
        ask("seat", "end", "W", which="leads-next")


def test_caps_and_its_order() -> None:
    sure = ask("caps", "trick 1, after 0", "S", strong())
    assert (sure.right, refused(sure, "no")) == (("yes",), ("caps.due",))
    early = ask("caps", "trick 1, after 0", "W", strong())
    assert (early.right, refused(early, "yes")) == (("no",), ("caps.too-early",))
    order = ask("order", "trick 1, after 0", "S", strong())
    assert order.grade(order.right).state == "right"
    other = ("JS", "9S", "AS", "TS", "KS", "QS", "8S", "JH")
    assert order.grade(other).state == "right", "any order that is proved will do"
    assert refused(order, *order.right[::-1]) == ("caps.too-early",)
    with pytest.raises(ValueError, match="no order is proved"):
        ask("order", "trick 1, after 0", "W", strong())
    with pytest.raises(ValueError, match="has lost a trick"):
        ask("caps", "trick 3, after 0", "S")


def test_a_claim_that_fails_is_played_out() -> None:
    deal = strong().deals[-1]
    step = {"kind": "ask", "id": "it", "truth": "caps", "seat": "W", "at": "trick 1, after 0"}
    walk = Walk.start(lesson_of(deal, step))
    trial = walk.answer(["yes"]).trial
    assert trial is not None
    assert trial.end is not None
    assert trial.end.winner.side == "NS", "the trick that the claim loses"
    assert trial.story[0].text == "You cannot rule out that it goes like this."
    assert walk.answer(["yes"]).take_back().ask == walk.ask
    assert walk.answer(["no"]).trial is None
    order = Walk.start(lesson_of(deal, {**step, "truth": "order", "seat": "S"}))
    low_first = order.scene.question.right[::-1]  # type: ignore[union-attr]
    beaten = order.answer(low_first).trial
    assert beaten is not None
    assert beaten.end is not None
    assert beaten.end.winner.side == "EW"
    assert set(beaten.view.hand) <= set(order.view.hand)


# --- puzzles ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "puzzle",
    ["legal-card-7.v2", "winner-3", "count-7", "auction-7", "settle-7.v4", "knowledge-7", "open-it-7"],
)
def test_puzzles_of_every_kind(puzzle: str) -> None:
    name, _, rest = puzzle.rpartition("-")
    question = ask("puzzle", "start", "S", puzzle={"kind": name, "seed": int(rest.partition(".")[0])})
    assert question.grade(question.right).state == "right"
    assert question.posed is not None
    assert question.posed.puzzle is not None
    for one in question.posed.puzzle.answers.wrong:
        if question.posed.asked.mode != "order":
            assert one.clause in question.grade((one.choice,)).clauses


@pytest.mark.parametrize(
    ("puzzle", "says"),
    [
        ("legal-card-7", "of version 1"),
        ("nothing-7", "no kind of puzzle"),
        ({"kind": "count", "seed": 1, "theme": "tea"}, "no theme 'tea'"),
    ],
)
def test_puzzles_that_there_are_not(puzzle: object, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        ask("puzzle", "start", "S", puzzle=puzzle)


# --- any deal --------------------------------------------------------------------------------------------------------


def wishes(rng: random.Random, seat: Seat) -> list[dict[str, Any]]:
    """One step of each truth that is judged claim by claim, about something at random."""
    other, suit = rng.choice([one for one in SEATS if one != seat]), rng.choice("SHDC")
    card = rng.choice(["JS", "9H", "AD", "7C", "KS"])
    more: dict[str, list[dict[str, Any]]] = {
        "calls": [{"offer": ["pass", "bid 160", "bid 200", "bid 250", "ask", "pcc"]}],
        "may": [{"offer": [one]} for one in ("bid 190", "redeal", "open", "caps", "pass", card)],
        "worth": [{"offer": [one]} for one in ("bid 160", "bid 200", "bid 250")],
        "count": [
            {"count": "taken-ours"},
            {"count": "points"},
            {"count": "suit", "suit": suit},
            {"count": "trumps"},
            {"count": "most", "suit": suit, "who": other},
            {"count": "voids", "suit": suit},
            {"count": "suits-out", "who": other},
        ],
        "holds": [{"who": other, "card": card}],
        "can-hold": [{"card": card}],
        "folded": [{"who": other}],
        "saw": [{"who": other}],
        "seat": [{"which": one} for one in SEATS_ASKED],
        "rank": [{"cards": ["7S", "JS", "AH"]}],
        "highest": [{"cards": ["7S", "JS", "AH"]}],
        "card-points": [{"cards": ["7S", "JS", "AH"]}],
    }
    slow = (
        "puzzle",
        "caps",
        "order",
        "moment",
        "made",
        "tokens",
        "act",
        "legal",
        "winner",
        "points",
        "indicator",
        "trump-known",
    )
    names = [one for one in TRUTHS if one not in slow]
    return [{"truth": one, **each} for one in names for each in more.get(one, [{}])]


def test_questions_about_any_deal(rng: random.Random) -> None:
    """Wherever a question can be asked its answer is accepted, and each other choice is refused for a clause."""
    asked: Counter[str] = Counter()
    for deal in [random_whole(rng) for _ in range(3)] + [play_out(random_deal(rng), rng) for _ in range(3)]:
        line = Timeline(tuple(deal.path()))
        for done in sorted(rng.sample(range(len(line.deals) - 1), min(12, len(line.deals) - 1))):
            moment = Moment(done, Stage.ON)
            seat = line.deals[done].turn or rng.choice(SEATS)
            for wish in wishes(rng, seat):
                step = AskStep.model_validate({"kind": "ask", "id": "it", **wish})
                try:
                    question = question_of(step, line, moment, seat)
                except ValueError:
                    continue
                asked[step.truth] += 1
                named = {*step.cards, step.card, *(Card(one) for one in step.offer if one[-1] in "SHDC")}
                judge(question, known(line, moment, seat) | named)
    assert set(asked) >= {"calls", "may", "next", "over", "count", "holds", "can-hold", "seat", "rank"}, asked


def judge(question: Question, seen: set[Any]) -> None:
    assert question.grade(question.right).state == "right"
    assert question.grade(question.right).clauses
    if question.kind == "order":
        return
    for one in question.options:
        grade = question.grade((one,))
        assert grade.clauses, (question.truth, one)
        assert (grade.state == "right") == ((one,) == question.right), (question.truth, one)
        assert {each for each in grade.witness if isinstance(each, Card)} <= seen, (question.truth, one)


def test_each_field_belongs_to_a_truth() -> None:
    assert set(FIELDS) <= set(CALLED)
    with pytest.raises(ValueError, match='suit: needed by count = "voids"'):
        AskStep.model_validate({"kind": "ask", "id": "it", "truth": "count", "count": "voids"})
    with pytest.raises(ValueError, match="is none of partner"):
        AskStep.model_validate({"kind": "ask", "id": "it", "truth": "seat", "which": "cook"})


# --- actions that are no card and no call ----------------------------------------------------------------------------


def test_a_caps_call_is_made_by_its_order() -> None:
    line = strong("caps end")
    step = {"kind": "ask", "id": "it", "truth": "act", "seat": "S", "at": "before S caps"}
    walk = Walk.start(lesson_of(line.deals[-1], step))
    assert walk.ask is not None
    assert (walk.ask.kind, len(walk.ask.cards)) == ("order", 8)
    done = walk.answer(walk.scene.question.right)  # type: ignore[union-attr]
    assert done.view.claims[0].seat == "S"
    play = {"kind": "play", "id": "it", "seat": "S", "at": "before S caps", "seats": ["S"], "until": "trick 1, end"}
    assert [one.question.kind for one in lesson_of(line.deals[-1], play).scenes[:-1] if one.question] == ["order"]


def test_spoilt_trumps() -> None:
    plan = {"dealer": "W", "first": {"S": "JS 9S"}, "suits": {"E": "S0", "W": "S0"}}
    line = made({**plan, "do": "160 passes 9S passes open * spoilt"})
    assert ask("spoilt", "trick 1, after 0", "E", line).right in (("possible",), ("impossible",))
    seat = line.deals[-1].log[-1].seat
    declared = ask("act", "trick 1, after 1", seat, line)
    assert declared.right == ("spoilt",)
    assert declared.grade(("spoilt",)).clauses == ("trump.spoilt",)


# --- what the author says to it --------------------------------------------------------------------------------------


def test_stated_answers_are_read_by_their_kind() -> None:
    offered = ask("calls", "before N bid", "N", offer=["pass", "bid 150", "bid 160"])
    assert answer_ids(offered, "bid 150") == ("bid 150",)
    assert answer_ids(offered, "pass, bid 150") == ("pass", "bid 150")
    assert answer_ids(ask("legal", "trick 1, after 3", "W"), "JS TS") == ("JS", "TS")
    assert answer_ids(ask("winner", "trick 1, turned up", "W"), "S") == ("S",)


def test_a_note_fits_an_answer_in_any_order_and_a_part_of_it() -> None:
    walk = Walk.from_link(load_lesson("sri-lankan/tricks"), "follow")
    for tried in (["AH"], ["TS", "AH"], ["AH", "QD"]):
        feedback = walk.answer(tried).feedback
        assert feedback is not None
        assert feedback.note.startswith("Hearts are pretty"), tried
    assert walk.answer(["QD"]).feedback.note == ""  # type: ignore[union-attr]


PUZZLES = """
id = "mixed"
profile = "sri-lankan"
minutes = 5
names = { S = "A", E = "B", N = "C", W = "D" }
teaches = []
"""


def test_a_lesson_of_puzzles_only(tmp_path: Path) -> None:
    """A final test needs no deal of its own; each puzzle brings table, question and hints."""
    wanted = {
        "a": '{ kind = "legal-card", seed = 1, theme = "follow-suit", mode = "one" }',
        "b": '{ kind = "winner", seed = 5 }',
        "c": '{ kind = "count", seed = 3, theme = "count-suit" }',
        "d": '{ kind = "settle", seed = 7 }',
    }
    steps = "".join(
        f'\n[[steps]]\nid = "{one}"\nkind = "ask"\ntruth = "puzzle"\npuzzle = {puzzle}\n'
        for one, puzzle in wanted.items()
    )
    folder = tmp_path / "mixed"
    folder.mkdir()
    (folder / "lesson.toml").write_text(f'{PUZZLES}{steps}\n[[steps]]\nid = "end"\nkind = "recap"\n', "utf-8")
    words = "".join(f"\n## {one}\n\nLook.\n" for one in (*wanted, "end"))
    (folder / "en.md").write_text(f"# Mixed\n\nA bit of everything.\n{words}", "utf-8")
    found = told(check_lesson(folder))
    assert all("decides about" in one for one in found), found
    walk = Walk.start(load_folder(folder))
    seats = set()
    while not walk.finished:
        if walk.ask is not None:
            seats.add(walk.seat)
            assert walk.view.seat == walk.seat
            assert len(walk.hint().hint().hints) == 2
            walk = walk.answer(walk.scene.question.right)  # type: ignore[union-attr]
        walk = walk.next()
    assert walk.first == {0, 1, 2, 3}
    assert seats
