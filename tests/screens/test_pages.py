"""Home, the rules, and what every page has to keep to."""

from __future__ import annotations

import ast
import logging
import re
from pathlib import Path

import pytest

import puzzles
import tutor.app
from tests.screens.helpers import EVERY_PAGE, answer, open_page, payload, puzzle_of, raw_keys, said, seen
from tutor.app.screens import practise
from tutor.clauses import clauses_of
from tutor.wording import words

APP = Path(tutor.app.__file__).parent
PAGES = pytest.mark.parametrize(("name", "query"), EVERY_PAGE, ids=str)


@PAGES
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_every_page_is_drawn_in_words(name: str, query: dict[str, str], plain: bool) -> None:
    at = open_page(name, plain=plain, **query)
    assert len(at.title) == 1
    assert not raw_keys(seen(at))
    assert len([one for one in at.button if one.proto.type == "primary"]) <= 1, "one thing to do next"


def test_home_leads_to_the_first_card() -> None:
    at = open_page()
    assert payload(at)["ask"]["kind"] == "none"
    assert [one["card"] for one in payload(at)["trick"]["cards"]] == ["AH", "9S", "KH", "TH"]
    at.button(key="start").click().run()
    assert payload(at)["ask"]["question"] == "Which of these cards has the highest rank?"


def test_home_leads_to_practice() -> None:
    at = open_page()
    at.button(key="to-practice").click().run()
    assert payload(at)["place"].startswith("legal-card-")


def test_a_path_that_leads_nowhere_gets_a_kind_page_with_ways_on() -> None:
    at = open_page("nowhere")
    assert [one.value for one in at.title] == ["This page is not here."]
    at.button(key="to-home").click().run()
    assert [one.value for one in at.title] == ["304 Tutor"]


@pytest.mark.parametrize("path", ["home", "practice", "x" * 3000, "අ 🂡", "<script>", "no.such", "%2e%2e"])
def test_any_path_is_answered(path: str) -> None:
    assert len(open_page(path).title) == 1


# --- rules ------------------------------------------------------------------------------------------------------------


def found(wanted: str) -> list[str]:
    at = open_page("rules")
    at.text_input(key="rules-search").set_value(wanted).run()
    assert not at.exception
    return [one.label.split("**")[1] for one in at.expander]


def test_all_rules_are_there() -> None:
    assert sorted(found("")) == sorted(words().clause(one.id).title for one in clauses_of("sri-lankan"))


def test_rules_are_searched_by_every_word() -> None:
    assert "Following suit" in found("SUIT led")
    assert found("play.follow") == ["Following suit"]
    assert found("suit zebra") == []


@pytest.mark.parametrize("wanted", ["[", "*", "\\", "අ", " ", "'\"<b>"])
def test_any_search_is_answered(wanted: str) -> None:
    found(wanted)


def test_a_rule_has_a_page_with_a_way_on() -> None:
    for one in clauses_of("sri-lankan")[::9]:
        at, text = open_page("rules", clause=one.id), words().clause(one.id)
        assert [title.value for title in at.title] == [text.title]
        assert text.full in seen(at)
        assert "All rules" in seen(at)


@pytest.mark.parametrize("clause", ["", "no.such", "club.no-such", "x" * 5000, "\0", "අ🂡", "![x](https://a.b/c)"])
def test_a_link_to_no_rule_gets_all_of_them(clause: str) -> None:
    at = open_page("rules", clause=clause)
    assert [one.value[:27] for one in at.warning] == ["This link leads to no rule."]
    assert len(at.expander) == len(clauses_of("sri-lankan"))
    assert not clause or clause not in seen(at)


# --- when something breaks --------------------------------------------------------------------------------------------


def fail(*args: object, **kwargs: object) -> None:
    raise ValueError("the jack of spades is JS")


def gives_nothing_away(log: str, page: str) -> bool:
    return "ValueError in " in log and not any(word in log + page for word in ("jack of spades is", "ValueError:"))


def test_an_error_is_told_kindly_and_gives_nothing_away(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    at = open_page("practise")
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(practise, "tell_history", fail)
        at.run()
    assert not at.exception
    assert [one.value[:20] for one in at.warning] == ["Something went wrong"]
    assert gives_nothing_away(caplog.text, seen(at))
    at.button(key="afresh").click().run()
    assert not at.warning
    assert [one.value for one in at.title] == ["Which card may I play?"]


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_an_answer_that_cannot_be_judged_may_be_given_again(
    plain: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    puzzle = puzzle_of("one")
    at = open_page("practise", plain=plain, puzzle=puzzles.link(puzzle))
    card = puzzle.answers.best[0]
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(puzzles, "grade", fail)
        answer(at, [card])
    assert said(at) == ""
    assert gives_nothing_away(caplog.text, seen(at))
    assert said(answer(at, [card])).startswith("right: ")


# --- words ------------------------------------------------------------------------------------------------------------


OURS = ("pages", "settings", "learners", "progress")


def test_the_pages_have_no_stray_words() -> None:
    """Each key of the pages is asked for by the app, as it is or as a name that is put together."""
    files = [(APP.parent / f"wording/en/{name}.ftl").read_text("utf-8") for name in OURS]
    keys = re.findall(r"^((?:page|run|who|keep|progress|rating)-[a-z-]+) =", "\n".join(files), re.MULTILINE)
    names = [_pattern(node) for tree in _trees() for node in ast.walk(tree)]
    stray = [one for one in keys if not any(name and re.fullmatch(name, one) for name in names)]
    assert not stray


def test_no_sentence_stands_in_the_code() -> None:
    """What a reader sees comes from tutor/wording: Streamlit's calls get no text of their own."""
    calls = [node for tree in _trees() for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    shown = [node.args[0] for node in calls if ast.unparse(node.func).startswith("st.")]
    for first in shown:
        words = re.sub(r"<\w[^<>]*>", "", "|".join(_parts(first)))  # the attributes of a tag are no words
        assert not re.search(r"\w\w,? \w\w", words), ast.unparse(first)


def _trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(APP.rglob("*.py"))]


def _parts(node: ast.expr) -> list[str]:
    """The fixed parts of a text."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return [str(one.value) for one in parts if isinstance(one, ast.Constant)]


def _pattern(node: ast.AST) -> str:
    """A text in the code as a pattern for keys; ``""`` for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(re.escape(str(one.value)) if isinstance(one, ast.Constant) else "[a-z-]+" for one in node.values)
    return ""
