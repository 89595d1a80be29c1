"""Finding and reading lessons, and the one error that names file, line, fault and cure."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from lessons import LessonError, all_lessons, load_folder, load_lesson
from lessons.loading import HOME, Lesson, folders
from lessons.markdown import read_words
from lessons.schema import AskStep
from tests.lessons.helpers import NINE, copy, nine
from tutor.clauses import CLAUSES
from tutor.record import example
from tutor.wording import words


def error_of(folder: Path) -> LessonError:
    with pytest.raises(LessonError) as caught:
        load_folder(folder)
    assert str(caught.value).count("\n") == 0
    assert caught.value.mend(words())
    return caught.value


# --- finding ---------------------------------------------------------------------------------------------------------


def test_all_lessons() -> None:
    found = all_lessons()
    assert [one.folder for one in found] == list(folders())
    assert nine() in found
    assert all(load_lesson(one.key) is one for one in found)


def test_what_a_lesson_tells_of_itself() -> None:
    lesson = nine()
    assert (lesson.key, lesson.id, lesson.profile) == ("sri-lankan/hidden-nine", "hidden-nine", "sri-lankan")
    assert (lesson.title("en"), lesson.title("tlh")) == ("The hidden nine", "The hidden nine")
    assert lesson.lead("en").startswith("One card lies face down")
    assert 5 <= lesson.minutes <= 8
    assert lesson.onward == ("practice:legal-card",)
    assert set(lesson.teaches) <= set(CLAUSES)
    assert lesson.needs == ()
    assert lesson.languages[0] == "en"


@pytest.mark.parametrize(
    "key", ["nothing", "sri-lankan/nothing", "club/hidden-nine", "", "../lessons", "phrases/en.ftl"]
)
def test_no_such_lesson(key: str) -> None:
    with pytest.raises(LessonError, match=r"there is no lesson .*; there are .*sri-lankan/hidden-nine"):
        load_lesson(key)


def test_a_folder_anywhere(tmp_path: Path) -> None:
    lesson = load_folder(copy(tmp_path))
    assert isinstance(lesson, Lesson)
    assert lesson is not nine()


def test_a_deal_of_its_own(tmp_path: Path) -> None:
    folder = copy(tmp_path, {"lesson.toml": [('"example:hidden-nine"', '"deal.json"')]})
    (folder / "deal.json").write_text(json.dumps(example()), "utf-8")
    assert load_folder(folder).record == nine().record


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    folder = copy(tmp_path)
    for name in ("lesson.toml", "en.md"):
        file = folder / name
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert load_folder(folder).title() == "The hidden nine"


def test_languages_english_first(tmp_path: Path) -> None:
    folder = copy(tmp_path)
    shutil.copy(folder / "en.md", folder / "de.md")
    lesson = load_folder(folder)
    assert lesson.languages == ("en", "de")
    assert [lesson.language(one) for one in ("de-AT", "de", "fr")] == ["de", "de", "en"]


# --- lesson.toml -----------------------------------------------------------------------------------------------------


def line_of(folder: Path, text: str) -> int:
    lines = (folder / "lesson.toml").read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        ("minutes = 7", "minutes = = 7", "minutes = = 7", "this is not TOML"),
        ("minutes = 7", "minutes = 99", "minutes = 99", "minutes: input should be less than or equal to 15, not 99"),
        ("minutes = 7", "minutes = 7\nstars = 3", "stars", "stars: is not a field here"),
        ("minutes = 7", "", None, "minutes: is missing"),
        (
            'profile = "sri-lankan"',
            'profile = "bridge"',
            "profile =",
            "'bridge' is no profile; write one of sri-lankan",
        ),
        ('id = "hidden-nine"', 'id = "Hidden Nine"', "id =", "'Hidden Nine' is no id"),
        ('W = "D" }', 'W = "A" }', "names =", "names: give each seat a name of its own"),
        (', W = "D" }', " }", "names =", "names: give each seat a name of its own"),
        ('"cards.points", "deal', '"cards.paints", "deal', "teaches", "'cards.paints' is no clause"),
        ('"score.table",\n]', '"score.table", "caps.due",\n]', None, "teaches: 'caps.due' is shown by no step"),
        ("needs = []", 'needs = ["cards.rank"]', None, "needs: 'cards.rank' is taught here too"),
        ("practice:legal-card", "somewhere", "onward", "'somewhere' is no way on"),
        ('deal = "example:hidden-nine"', 'deal = "my deal"', "deal =", "deal: 'my deal' is no deal; write deal.json"),
        ('deal = "example:hidden-nine"', 'deal = "example:gone"', None, "there is no deal 'example:gone'"),
        ('deal = "example:hidden-nine"', 'deal = "deal.json"', None, "there is no deal 'deal.json'"),
        (
            'id = "look"\nkind = "show"',
            'id = "look"\nkind = "film"',
            'kind = "film"',
            "steps[5].kind: 'film' is no kind of step; write kind = ",
        ),
        ('id = "look"\nkind = "show"', 'id = "look"', 'id = "look"', "has no 'kind'"),
        ('id = "look"', 'id = "winner"', None, "steps: the id 'winner' stands twice"),
        ('card = "9S"', "", 'id = "sure"', 'card: needed by truth = "trump-known"'),
        ('card = "9S"', 'card = "1S"', 'card = "1S"', "'1S' is no card of 304"),
        ('seat = "W"\nat = "before W indicator"', 'seat = "X"', 'seat = "X"', "'X' is no seat"),
        ('seat = "W"\nat = "before W indicator"', "", None, "the first step must say seat and at"),
        ('id = "recap"\nkind = "recap"', 'id = "recap"\nkind = "say"', None, 'one step of kind "recap" ends a lesson'),
        ('truth = "points"', 'truth = "beauty"', 'truth = "beauty"', "not 'beauty'"),
        ('until = "trick 1, turned up"', 'until = "tea"', 'id = "look"', "steps[5]: 'tea' is no moment: write start"),
        ('until = "trick 1, turned up"', 'until = "start"', 'id = "look"', "'start' is not after 'trick 1, after 4'"),
        ('at = "trick 1, after 3"', 'at = "trick 1, after 2"', 'id = "follow"', "W does nothing at 'trick 1, after 2'"),
        (
            'until = "trick 3, end"',
            'until = "trick 2, end"\npace = "slow"',
            "pace",
            "steps[9].pace: is not a field here",
        ),
        ('seats = ["E", "W"]', 'seats = ["N"]\n# one choice', None, ""),
        (
            'seats = ["E", "W"]\nuntil = "trick 3, end"',
            'seats = ["S"]\nuntil = "trick 2, end"',
            'id = "trumps"',
            "S have nothing",
        ),
    ],
)
def test_a_script_that_is_wrong(tmp_path: Path, old: str, new: str, at: str | None, says: str) -> None:
    folder = copy(tmp_path, {"lesson.toml": [(old, new)]})
    if not says:
        load_folder(folder)
        return
    error = error_of(folder)
    assert says in str(error)
    assert error.file == folder / "lesson.toml"
    assert str(error).startswith("sri-lankan/hidden-nine/lesson.toml")
    if at is not None:
        near = line_of(folder, at)
        assert error.line is not None
        assert near - 1 <= error.line <= near, (error.line, near)


def test_a_question_needs_a_card_only_for_one_truth() -> None:
    with pytest.raises(ValueError, match="card: needed by"):
        AskStep.model_validate({"kind": "ask", "id": "it", "truth": "points", "card": "JS"})


def test_a_missing_script(tmp_path: Path) -> None:
    error = error_of(tmp_path)
    assert "lesson.toml: the file is missing; a lesson has lesson.toml, en.md and a deal" in str(error)


def test_a_deal_that_is_no_record_or_breaks_a_rule(tmp_path: Path) -> None:
    folder = copy(tmp_path, {"lesson.toml": [('"example:hidden-nine"', '"deal.json"')]})
    (folder / "deal.json").write_text("{}", "utf-8")
    assert "deal.json: " in str(error_of(folder))
    record = example()
    record["actions"][15]["card"] = "8D"
    (folder / "deal.json").write_text(json.dumps(record), "utf-8")
    assert "the deal breaks a rule: West may not play 8♦. Hearts were led" in str(error_of(folder))
    assert "play.follow" in str(error_of(folder))


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("Hello\n# Title", 1, "there is text before the title"),
        ("", 1, "there is no title"),
        ("# Title\n# Title", 2, "the heading # Title is out of place"),
        ("# Title\n### part", 2, "the heading ### part is out of place"),
        ("## step\n# Title", 1, "the heading ## step is out of place"),
        ("# Title\n## a\nx\n## a", 4, "the step 'a' stands twice"),
        ("# Title\n## a\n### ask\nx\n### ask", 5, "'### ask' stands twice in 'a'"),
        ("# Title\n## a\n#### deep", 3, "the heading #### deep is out of place"),
    ],
)
def test_words_out_of_order(text: str, line: int, says: str) -> None:
    with pytest.raises(LessonError) as caught:
        read_words(text, Path("en.md"))
    assert says in str(caught.value)
    assert caught.value.line == line


def test_words_in_order() -> None:
    words = read_words(
        "# T\nLead\non.\n## a ##\n\nOne.\n\nTwo.\n### trick 2, after 0:hint 1\nH\n#no heading\n", Path("x.md")
    )
    assert (words.title, words.lead) == ("T", "Lead\non.")
    assert words.text("a") == "One.\n\nTwo."
    assert words.text("a", "trick 2, after 0: hint 1") == "H\n#no heading"
    assert words.text("a", "gone") == words.text("gone") == ""
    assert words.section("a", "gone", "") is words.sections["a"][""]


def test_no_words(tmp_path: Path) -> None:
    folder = copy(tmp_path)
    (folder / "en.md").unlink()
    assert "there are no words; write them in en.md" in str(error_of(folder))


def test_words_that_are_not_utf8(tmp_path: Path) -> None:
    folder = copy(tmp_path)
    (folder / "en.md").write_bytes("# Café".encode("latin-1"))
    assert "the text is not UTF-8 (byte 5); save the file as UTF-8" in str(error_of(folder))


def test_the_folder_is_where_it_says() -> None:
    assert HOME.name == "lessons"
    assert NINE.is_dir()
