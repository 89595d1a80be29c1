"""Drills: what one holds, that it travels unchanged, and that its questions follow from it and a name alone."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

import puzzles
from puzzles.drills import Drill, DrillError, Made, Part, fixed, questions_of, read_handout
from puzzles.drills.choosing import about, drawn
from puzzles.drills.keys import coach_secret, handed_out, is_ours, key_of
from puzzles.drills.sending import SCANNABLE
from tests.puzzles.drilling import DRILL, LINKS, SECRET, out
from tutor.record import example, load, record_of

DEALS = list(load(example()).deals())


def made(number: int, ask: Any = "cards") -> Made:
    deal = DEALS[number]
    assert deal.turn is not None
    return Made(record=record_of(deal).to_json(), seat=deal.turn, ask=ask)


# -- the model ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"title": " \u202e "}, "title"),
        ({"title": "None"}, "1 to 100 questions"),
        ({"title": "Many", "parts": [{"count": 100}, {"count": 1}]}, "1 to 100 questions"),
        ({"title": "A", "picked": LINKS, "profile": "bridge"}, "profile"),
        ({"title": "A", "picked": LINKS, "answer": "JS"}, "answer"),
        ({"title": "A", "parts": [{"kind": "chess"}]}, "no kind of puzzle"),
        ({"title": "A", "parts": [{"theme": "folds"}]}, "name the kind"),
        ({"title": "A", "parts": [{"kind": "winner", "theme": "folds"}]}, "no theme"),
        ({"title": "A", "parts": [{"kind": "settle", "mode": "order"}]}, "no such puzzles"),
        ({"title": "A", "parts": [{"clause": "play.never"}]}, "no clause"),
        ({"title": "A", "made": [{"record": {}, "seat": "S"}]}, "missing"),
    ],
)
def test_a_drill_that_cannot_be_says_why(values: dict[str, Any], why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        Drill.model_validate(values)


def test_an_exam_has_one_try_and_the_last_day_counts() -> None:
    assert Drill(title="A", picked=LINKS, exam=True, tries=3).most_tries == 1
    assert Drill(title="A", picked=LINKS).most_tries is None
    due = Drill(title="A", picked=LINKS, due=date(2026, 3, 4))
    assert [due.is_late(date(2026, 3, day)) for day in (4, 5)] == [False, True]


# -- travelling --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "drill",
    [
        DRILL,
        Drill(title="“Ünïcode” & <b>", words="Two\nlines", picked=LINKS, exam=True, due=date(2026, 5, 6), tries=2),
        Drill(title="Fresh", parts=(Part(kind="winner", count=3), Part(clause="trump.exhausted", count=2)), seed=9),
        Drill(title="By hand", made=(made(13),)),
    ],
)
def test_a_drill_travels_unchanged_by_link_and_by_file(drill: Drill) -> None:
    handout = out(drill)
    for text in (handout.to_link(), f"https://x.org/drill?lang=nl&d={handout.to_link()}", handout.to_json()):
        assert read_handout(text) == handout
        assert is_ours(read_handout(text), SECRET)
    assert len(handout.to_link()) < SCANNABLE


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "x.y", "{}", '{"format": "304/1"}', "A" * 30 + "." + "B" * 22, "?d=1", b"\xff\xfe"]
)
def test_what_is_no_drill_gives_one_clear_error(text: str | bytes) -> None:
    with pytest.raises(DrillError, match=r"this is no drill|cut off"):
        read_handout(text)


def test_every_cut_and_every_slip_in_a_link_is_noticed(rng: random.Random) -> None:
    link = out().to_link()
    for end in range(len(link)):
        with pytest.raises(DrillError):
            read_handout(link[:end])
    for _ in range(200):
        at = rng.randrange(len(link))
        other = link[:at] + rng.choice("abcXYZ019") + link[at + 1 :]
        if other == link:
            continue
        try:
            found = read_handout(other)
        except DrillError:
            continue
        assert not is_ours(found, SECRET) or found == read_handout(link), other


def test_a_packed_bomb_is_refused() -> None:
    import base64
    import zlib

    bomb = base64.urlsafe_b64encode(zlib.compress(b"[" * 50_000_000)).decode().rstrip("=")
    with pytest.raises(DrillError, match="cut off"):
        read_handout(f"{bomb}.{'A' * 22}")


def test_only_the_coach_has_the_key_and_every_change_needs_another() -> None:
    assert key_of(SECRET, DRILL) != key_of(b"another secret of it", DRILL)
    handout = out()
    easier = handout.model_copy(update={"drill": DRILL.model_copy(update={"picked": LINKS[:1]})})
    assert is_ours(handout, SECRET)
    assert not is_ours(easier, SECRET)


def test_the_secret_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first = coach_secret(folder, {})
    assert coach_secret(folder, {}) == first
    assert (folder / "coach.key").stat().st_mode & 0o077 == 0
    assert coach_secret(folder, {"TUTOR304_COACH_SECRET": "s" * 16}) == b"s" * 16
    with pytest.raises(DrillError, match="too short"):
        coach_secret(folder, {"TUTOR304_COACH_SECRET": "short"})


# -- the questions -----------------------------------------------------------------------------------------------------

MIXED = Drill(
    title="Mixed", parts=(Part(count=4), Part(kind="legal-card", level=2, count=3), Part(clause="play.follow"))
)


def refs(drill: Drill, learner: str) -> list[str]:
    return [one.ref for one in questions_of(drill, learner)]


def test_same_drill_and_name_same_questions_another_name_others() -> None:
    first = refs(MIXED, "Nimal Perera")
    assert refs(MIXED, "  nimal   PERERA ") == first
    assert refs(MIXED, "Kumari") != first
    assert len(first) == len(set(first)) == MIXED.count


def test_the_questions_are_the_same_in_every_process() -> None:
    code = (
        "from tests.puzzles.test_drills import MIXED, refs\n"
        "from tests.puzzles.drilling import out\n"
        "print(refs(MIXED, 'Nimal'), out(MIXED).to_link())"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


def test_a_fixed_drill_asks_everybody_the_same(rng: random.Random) -> None:
    drill = fixed(MIXED, rng)
    assert drill.count == MIXED.count
    assert not drill.fresh
    assert refs(drill, "Nimal") == refs(drill, "Kumari") == list(drill.picked)


def test_the_questions_are_as_wished(rng: random.Random) -> None:
    for puzzle in drawn(Part(kind="auction", level=3, mode="every", count=6), rng):
        assert (puzzle.kind, puzzle.level, puzzle.question.mode) == ("auction", 3, "every")
    for puzzle in drawn(Part(clause="closed.no-hand-cut", count=6), rng):
        theme = puzzles.KINDS[puzzle.kind].themes[puzzle.themes[0]]
        assert getattr(theme, "clause", None) == "closed.no-hand-cut" or "closed.no-hand-cut" in {
            one.clause for one in puzzle.answers.wrong
        }


def test_too_many_puzzles_about_a_rule_are_refused_with_their_number() -> None:
    some = len(about("trump.exhausted"))
    drill = Drill(title="A", parts=(Part(clause="trump.exhausted", count=some + 1),))
    with pytest.raises(DrillError, match=f"only {some} puzzles"):
        questions_of(drill)


def test_a_link_of_another_version_is_named() -> None:
    with pytest.raises(DrillError, match="version 99"):
        questions_of(Drill(title="A", picked=("legal-card-1.v99",)))


# -- made by hand ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, len(DEALS) - 1))
def test_a_question_made_by_hand_is_judged_by_the_engine(number: int) -> None:
    deal = DEALS[number]
    if deal.turn is None or deal.phase == "indicator":
        return
    ask = "cards" if deal.phase == "play" else "calls"
    (item,) = questions_of(Drill(title="A", made=(made(number, ask),)))
    assert puzzles.grade(item.puzzle, item.puzzle.answers.best).right
    assert item.ref == "made-1"
    for one in item.puzzle.answers.wrong:
        assert not puzzles.grade(item.puzzle, [*item.puzzle.answers.best, one.choice]).right
    if ask == "cards":
        allowed = {str(one.card) for one in deal.actions(deal.turn) if one.do == "play"}  # type: ignore[union-attr]
        assert set(item.puzzle.answers.best) == allowed


def test_a_question_made_by_hand_hides_what_its_seat_cannot_see() -> None:
    (item,) = questions_of(Drill(title="A", made=(made(15),)))
    assert item.puzzle.seen.hand == DEALS[15].hand(item.puzzle.seat)
    assert item.puzzle.seen.indicator == DEALS[15].view(item.puzzle.seat).indicator


def test_what_cannot_be_asked_at_a_moment_is_refused() -> None:
    for one in (made(13, "calls"), made(1, "cards"), made(1, "caps")):
        with pytest.raises(DrillError, match="cannot be asked"):
            questions_of(Drill(title="A", made=(one,)))
    with pytest.raises(DrillError, match="no Caps call is proved"):
        questions_of(Drill(title="A", made=(made(13, "caps"),)))


def test_a_record_that_breaks_a_rule_is_no_question() -> None:
    record = made(13).record
    record["actions"].append({"seat": "E", "do": "play", "card": "JH"})
    with pytest.raises(DrillError, match="breaks a rule"):
        questions_of(Drill(title="A", made=(Made(record=record, seat="N"),)))


def test_a_handout_of_another_coach_is_not_ours() -> None:
    assert not is_ours(handed_out(DRILL, b"somebody else's one"), SECRET)
