"""Each truth: what is right, and what the engine says to everything else."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lessons.grades import Question
from lessons.moments import Moment, Stage, Timeline
from lessons.questions import action_of, id_of
from lessons.schema import AskStep
from lessons.truths import question_of
from tests.lessons.helpers import known, lesson_of, nine
from tutor.record import judge
from tutor.rules import AskPartner, Bid, CallCaps, Deal, Play, Redeal, SetIndicator, random_deal
from tutor.rules.playout import play_out, random_whole
from tutor.seats import SEATS, Seat

LINE = nine().timeline


def ask(truth: str, at: str, seat: str, line: Timeline = LINE, **more: object) -> Question:
    step = AskStep.model_validate({"kind": "ask", "id": "it", "truth": truth, **more})
    return question_of(step, line, line.moment(at), Seat(seat))


def clauses(question: Question, *ids: str) -> tuple[str, ...]:
    grade = question.grade(ids)
    assert grade.state == "wrong"
    return grade.clauses


# --- act -------------------------------------------------------------------------------------------------------------


def test_act_card() -> None:
    question = ask("act", "trick 1, after 3", "W")
    assert (question.kind, question.right) == ("cards-one", ("TH",))
    assert set(question.options) == set(question.cards) == {"JS", "TS", "8S", "TH", "JD", "9D", "8D", "TC"}
    right = question.grade(("TH",))
    assert (right.state, right.marks) == ("right", {"TH": "right"})
    wrong = question.grade(("8D",))
    assert (wrong.state, wrong.clauses, wrong.witness) == ("wrong", ("play.follow",), ("TH",))
    assert wrong.marks == {"8D": "wrong", "TH": "witness"}


def test_act_other_legal() -> None:
    grade = ask("act", "trick 1, after 1", "E").grade(("7C",))
    assert (grade.state, grade.marks) == ("other-legal", {})
    assert grade.clauses == ("play.follow", "closed.void-folds")


def test_act_card_of_someone_else() -> None:
    grade = ask("act", "trick 1, after 1", "E").grade(("JS",))
    assert (grade.state, grade.clauses, grade.witness) == ("wrong", ("procedure.not-held",), ())


def test_act_indicator() -> None:
    question = ask("act", "before W indicator", "W")
    assert (question.kind, question.options, question.right) == ("indicator", ("JS", "TS", "JD", "9D"), ("JS",))
    assert question.grade(("TH",)).clauses == ("procedure.not-held", "trump.indicator")


def test_act_call() -> None:
    question = ask("act", "before W bid", "W", offer=["pass", "bid 170", "bid 200"])
    assert (question.kind, question.cards, question.right) == ("call", (), ("bid 200",))
    assert question.grade(("bid 170",)).state == "other-legal"
    assert ask("act", "before W bid", "W").options[0] == "pass"
    assert clauses(ask("act", "before S pass 2", "S", offer=["pass", "bid 190"]), "bid 190") == (
        "auction.bid",
        "auction.later-call",
    )
    with pytest.raises(ValueError, match="'bid 200' is not among pass"):
        ask("act", "before W bid", "W", offer=["pass"])
    with pytest.raises(ValueError, match="is no card"):
        ask("act", "before W bid", "W", offer=["bid 200", "bid high"])


def test_act_of_the_wrong_seat() -> None:
    with pytest.raises(ValueError, match="E does nothing at 'trick 1, after 3': W does 'TH'"):
        ask("act", "trick 1, after 3", "E")
    with pytest.raises(ValueError, match="the record is over"):
        ask("act", "end", "E")


def test_act_wants_one_answer() -> None:
    for ids in ((), ("TH", "8D")):
        with pytest.raises(ValueError, match="one answer is wanted"):
            ask("act", "trick 1, after 3", "W").grade(ids)


def test_action_ids() -> None:
    for phase, action in [
        ("auction", Bid(160)),
        ("auction", AskPartner()),
        ("auction", Redeal()),
        ("play", Play("JS")),
    ]:
        assert action_of(id_of(action), phase) == action
    assert action_of("JS", "indicator") == SetIndicator("JS")
    with pytest.raises(ValueError, match="'caps', which no question can ask for yet"):
        id_of(CallCaps(["JS"]))


# --- legal -----------------------------------------------------------------------------------------------------------


def test_legal() -> None:
    question = ask("legal", "trick 1, after 2", "N")
    assert (question.kind, question.right) == ("cards-many", ("JH", "9H", "KH", "QH"))
    assert question.grade(("QH", "KH", "9H", "JH")).state == "right"
    wrong = question.grade(("JH", "KC"))
    assert (wrong.clauses, wrong.witness, wrong.found) == (("play.follow",), ("JH", "9H", "KH", "QH"), (1, 4))
    assert wrong.marks["JH"] == "right"
    assert wrong.marks["KC"] == "wrong"


def test_legal_does_not_tell_what_was_missed() -> None:
    grade = ask("legal", "trick 1, after 2", "N").grade(("JH",))
    assert (grade.state, grade.found, grade.marks) == ("wrong", (1, 4), {"JH": "right"})
    assert grade.clauses == ("play.follow",)
    assert ask("legal", "trick 1, after 2", "N").grade(()).state == "wrong"


def test_legal_only_at_ones_turn() -> None:
    with pytest.raises(ValueError, match="S is not to play"):
        ask("legal", "trick 1, after 2", "S")


# --- the end of a trick ----------------------------------------------------------------------------------------------


def test_winner() -> None:
    question = ask("winner", "trick 1, turned up", "W")
    assert (question.kind, question.options, question.right) == ("choice", ("S", "E", "N", "W"), ("E",))
    assert clauses(question, "W") == ("closed.indicator-returns",)
    assert question.grade(("W",)).witness == ("JS",)
    assert clauses(question, "S") == ("play.winner",)
    assert question.grade(("S",)).witness == ("9S",)


def test_points() -> None:
    question = ask("points", "trick 1, turned up", "W")
    assert (question.options, question.right) == (("24", "41", "44", "74"), ("44",))
    assert clauses(question, "74") == ("closed.indicator-returns",)
    assert clauses(question, "24") == ("cards.points",)
    assert ask("points", "trick 3, after 4", "E").right == ("32",)


def test_where_the_indicator_goes() -> None:
    question = ask("indicator", "trick 1, turned up", "S")
    assert question.right == ("returned",)
    assert clauses(question, "stays") == ("closed.reveal",)
    assert clauses(question, "played") == ("closed.indicator-returns",)
    with pytest.raises(ValueError, match="open already"):
        ask("indicator", "trick 2, after 4", "S")


@pytest.mark.parametrize("truth", ["winner", "points", "indicator"])
@pytest.mark.parametrize(("at", "seat"), [("trick 1, end", "W"), ("trick 2, after 0", "W"), ("trick 1, after 3", "W")])
def test_asked_while_the_trick_is_open(truth: str, at: str, seat: str) -> None:
    with pytest.raises(ValueError, match="ask this when a trick is full"):
        ask(truth, at, seat)


@pytest.mark.parametrize("seat", ["W", "E", "S"])
def test_nobody_is_asked_what_lies_face_down(seat: str) -> None:
    with pytest.raises(ValueError, match=f"{seat} cannot know this"):
        ask("winner", "trick 1, after 4", seat)


def test_one_answer_of_those_there_are() -> None:
    for ids in ((), ("45",), ("44", "74")):
        with pytest.raises(ValueError, match="one of 24, 41, 44, 74 is wanted"):
            ask("points", "trick 1, turned up", "W").grade(ids)


# --- the end of the deal ---------------------------------------------------------------------------------------------


def test_made_and_tokens() -> None:
    made, tokens = ask("made", "trick 8, end", "W"), ask("tokens", "trick 8, end", "S")
    assert (made.right, clauses(made, "no")) == (("yes",), ("score.made",))
    assert (tokens.options, tokens.right) == (("14:8", "10:12", "9:13", "8:14"), ("9:13",))
    assert clauses(tokens, "14:8") == ("score.made",)
    assert clauses(tokens, "10:12") == clauses(tokens, "8:14") == ("score.table",)


@pytest.mark.parametrize("truth", ["made", "tokens"])
@pytest.mark.parametrize("at", ["end", "trick 7, end", "start"])
def test_tokens_are_asked_before_they_move(truth: str, at: str) -> None:
    with pytest.raises(ValueError, match="ask this at 'trick 8, end'"):
        ask(truth, at, "W")


# --- what a seat knows -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "seat", "card", "right"),
    [
        ("trick 1, after 2", "E", "9S", "unknown"),
        ("trick 1, after 2", "W", "TS", "trump"),
        ("trick 1, after 2", "W", "TH", "plain"),
        ("trick 2, after 0", "E", "KS", "trump"),
        ("trick 1, turned up", "N", "KH", "plain"),
    ],
)
def test_trump_known(at: str, seat: str, card: str, right: str) -> None:
    question = ask("trump-known", at, seat, card=card)
    assert question.right == (right,)
    for one in {"trump", "plain", "unknown"} - {right}:
        assert clauses(question, one) == ("trump.indicator",)


def test_no_trump_yet() -> None:
    with pytest.raises(ValueError, match="there is no trump yet"):
        ask("trump-known", "before W indicator", "W", card="JS")


# --- any deal --------------------------------------------------------------------------------------------------------


def test_questions_about_any_deal(rng: random.Random) -> None:
    """Wherever a question can be asked, one answer is right, and the engine has a clause for each other one."""
    asked: Counter[str] = Counter()
    deals = [random_whole(rng) for _ in range(15)] + [play_out(random_deal(rng), rng) for _ in range(15)]
    for deal in deals:
        line = Timeline(tuple(deal.path()))
        for moment in (Moment(place, stage) for place in range(len(line.deals)) for stage in Stage):
            if moment.stage is Stage.ON or line.trick_end(moment.done) is not None:
                ask_all(line, moment, asked, rng)
    assert min(asked[truth] for truth in ("act", "legal", "winner", "points", "indicator", "trump-known")) > 20
    assert asked["tokens"] > 5


def ask_all(line: Timeline, moment: Moment, asked: Counter[str], rng: random.Random) -> None:
    seat = line.deals[moment.done].turn or rng.choice(SEATS)
    for truth in ("act", "legal", "winner", "points", "indicator", "made", "tokens", "trump-known"):
        more = {"card": "JS"} if truth == "trump-known" else {}
        step = AskStep.model_validate({"kind": "ask", "id": "it", "truth": truth, **more})
        if truth in ("act", "legal") and moment.stage is not Stage.ON:
            continue
        try:
            question = question_of(step, line, moment, seat)
        except ValueError:
            continue
        asked[truth] += 1
        assert question.grade(question.right).state == "right"
        for one in question.options:
            grade = question.grade((one,))
            assert grade.clauses
            assert (grade.state == "right") == ((one,) == question.right), (truth, one)
            assert set(grade.witness) <= known(line, moment, seat), (truth, line.name(moment), seat)


def test_tokens_of_any_deal_are_the_referees(rng: random.Random) -> None:
    deal: Deal = random_whole(rng)
    step = {"id": "it", "kind": "ask", "truth": "tokens", "seat": "S", "at": "trick 8, end"}
    lesson = lesson_of(deal, step)
    after = judge(deal)[1].after
    question = lesson.scenes[0].question
    assert question is not None
    assert question.right == (f"{after['NS']}:{after['EW']}",)
