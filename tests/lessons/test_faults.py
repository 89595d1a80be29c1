"""What the check finds, in words: each fault has them in every language, and those of a file say how to mend it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from click.testing import CliRunner

from lessons.check import check_lesson
from lessons.errors import Fault, LessonError
from lessons.loading import HOME
from tests.lessons.helpers import copy
from tests.wording.collect import attributes
from tutor.cli import main
from tutor.languages import language
from tutor.rules import Bid, IllegalAction
from tutor.rules.auction import wrong_turn
from tutor.seats import Seat
from tutor.wording import LANGUAGES, words

START = "lesson-fault-"
EVERY = pytest.mark.parametrize("lang", LANGUAGES)
SPOKEN = {"at"}
"""Words of :class:`LessonError` itself."""


def calls() -> list[ast.Call]:
    """Every call in the code of the lessons."""
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted(HOME.glob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def keys(call: ast.Call, known: set[str]) -> set[str]:
    """The keys that a ``Fault(...)`` may have: where a part is worked out, all that fit."""
    first = call.args[0]
    if isinstance(first, ast.Constant):
        return {str(first.value)}
    assert isinstance(first, ast.JoinedStr)
    start = first.values[0]
    assert isinstance(start, ast.Constant)
    return {one for one in known if one.startswith(str(start.value))}


def known(lang: str = "en") -> dict[str, set[str]]:
    return {
        key.removeprefix(START): attributes(one)
        for key, one in language(lang).messages.items()
        if key.startswith(START)
    }


def test_each_fault_has_words_and_no_words_are_stray() -> None:
    some = [one for one in calls() if name_of(one) in ("Fault", "PlanError")]
    used = set().union(*(keys(one, set(known())) for one in some))
    assert used == set(known()) - SPOKEN


@EVERY
def test_what_a_file_is_told_says_how_to_mend_it(lang: str) -> None:
    some = known(lang)
    for call in calls():
        if name_of(call) in ("LessonError", "_script", "_fault", "fault"):
            for one in call.args:
                if isinstance(one, ast.Call) and name_of(one) == "Fault":
                    assert all("full" in some[key] for key in keys(one, set(some))), ast.unparse(one)


def test_in_dutch_to_the_last_word(tmp_path: Path) -> None:
    folder = copy(
        tmp_path,
        {
            "en.md": [("Listen.", "Nobody knows J♣."), ("## look\n", "## lock\n")],
        },
    )
    (folder / "notes.txt").write_text("", "utf-8")
    told = [one.told(words("nl")) for one in check_lesson(folder)]
    assert "sri-lankan/hidden-nine/notes.txt: het bestand hoort nergens bij in deze les; " in " ".join(told)
    assert any("en.md, regel" in one and "er is geen stap 'lock'; de stappen zijn hide," in one for one in told)
    assert any("J♣ is vanaf W niet te zien bij 'trick 1, after 0'" in one for one in told)
    result = CliRunner().invoke(main, ["lessons", "check", str(folder), "--lang", "nl"])
    assert all(one in result.stderr for one in told)


def test_a_fault_inside_a_fault_speaks_the_same_language() -> None:
    inner = Fault("no-maker", at="'start'")
    outer = Fault("step-unfit", number=3, why=inner)
    assert outer.told(words("nl")) == "steps[3]: er is nog geen troefmaker bij 'start'"
    assert str(outer) == "steps[3]: there is no maker yet at 'start'"
    refused = IllegalAction(Seat("S"), Bid(160), wrong_turn(1))
    assert Fault("deal-illegal", why=refused).told(words("nl")) == (
        "het spel breekt een regel: Zuid mag dit niet: 160 bieden. Oost is aan de beurt (procedure.turn)"
    )


def test_a_fault_names_file_and_line() -> None:
    error = LessonError(Path("lessons/sri-lankan/x/en.md"), 7, Fault("no-hint", heading="hint 1"), "fold")
    assert str(error) == "sri-lankan/x/en.md, line 7: fold: hint 1 is missing; write it under '### hint 1'"
    assert error.told(words("nl")).startswith("sri-lankan/x/en.md, regel 7: fold: hint 1 ontbreekt; ")
