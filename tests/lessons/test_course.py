"""The course: its order, its promises, and that every clause is taught."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from click.testing import CliRunner

from lessons import Lesson
from lessons import check_course as checker
from lessons.check_course import check_course
from lessons.course import COURSE, Course, lessons_of, load_course, read_course
from lessons.errors import Fault, LessonError
from lessons.loading import HOME, load_folder
from tests.lessons.helpers import nine, told
from tutor.clauses import clauses_of
from tutor.cli import main
from tutor.profiles import PROFILE_NAMES
from tutor.wording import words

FILE = HOME / "sri-lankan" / COURSE
LOAD = functools.cache(load_folder)
"""All lessons are read once for all courses."""


def test_every_course_is_right() -> None:
    assert [one for profile in PROFILE_NAMES for one in check_course(profile)] == []


def test_it_holds_the_whole_course() -> None:
    course = load_course()
    assert len(course.lessons) == 24
    assert {clause for one in course.lessons for clause in one.teaches} == {one.id for one in clauses_of("sri-lankan")}
    assert course.place("hidden-nine") == 9
    assert nine() in lessons_of(course)
    assert all(words().has(f"course-group-{one}") for one in course.groups)


def test_what_is_known_before() -> None:
    course = load_course()
    assert course.known_before("pack") == course.known_before("no-such") == frozenset()
    assert course.known_before("tricks") == {"cards.pack", "cards.rank", "cards.points"}
    last = course.written[-1]
    assert course.next_after(last.id) is None
    assert course.next_after("no-such") is None


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('teaches = ["trump.spoilt", ', "teaches = [", "no lesson teaches trump.spoilt; add it"),
        ('teaches = ["trump.spoilt", ', 'teaches = ["trump.spoilt", "club.score", ', "club.score does not hold in"),
        ('teaches = ["trump.spoilt", ', 'teaches = ["trump.spoilt", "cards.pack", ', "cards.pack is taught twice"),
        ('after = ["pack"]', 'after = ["dealing"]', "tricks: 'dealing' does not come before it"),
        ('id = "looking"', 'id = "pack"', "the lesson 'pack' stands twice"),
        ('group = "memory"', 'group = "tea"', "'tea' is no group; the groups are start"),
        ('group = "memory"', 'group = "start"', "the lessons of a group do not stand together"),
        ('id = "hidden-nine"', 'id = "hidden-ten"', "there is no lesson 'hidden-ten'; write it, or mark it"),
        ('id = "hidden-nine"', 'id = "hidden-ten"', "the lesson 'hidden-nine' is not in the course"),
        ('id = "hidden-nine"', 'id = "hidden-nine"\nmissing = true', "hidden-nine is there, but marked as missing"),
        ('early = ["score.made", ', "early = [", "hidden-nine teaches score.made, which belongs to a later lesson"),
        ('early = ["score.made", ', 'early = ["caps.due", "score.made", ', "hidden-nine: caps.due is not early there"),
        ('"closed.reveal", ', '"closed.reveal", "play.last-trick-view", ', "hidden-nine does not teach play.last-"),
    ],
)
def test_faults_of_a_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, says: str) -> None:
    text = FILE.read_text("utf-8")
    assert old in text
    (tmp_path / "sri-lankan").mkdir()
    (tmp_path / "sri-lankan" / COURSE).write_text(text.replace(old, new, 1), "utf-8")
    monkeypatch.setattr(checker, "HOME", tmp_path)
    monkeypatch.setattr(checker, "load_folder", LOAD)
    found = told(check_course("sri-lankan"))
    assert any(says in one for one in found), found


def test_a_lesson_that_does_not_load_is_left_to_its_own_check(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(folder: Path) -> Lesson:
        raise LessonError(folder, None, Fault("no-words", file="en"))

    monkeypatch.setattr(checker, "load_folder", broken)
    assert check_course("sri-lankan") == []


@pytest.mark.parametrize("text", ["groups = ", "groups = []", 'groups = ["a"]\nlessons = [{ id = "A B" }]', "\xff"])
def test_files_that_are_no_course(tmp_path: Path, text: str) -> None:
    file = tmp_path / COURSE
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(LessonError):
        read_course(file)


def test_the_command_finds_all_lessons_right_and_says_what_is_missing() -> None:
    """It is the check of everything that is shipped."""
    output = CliRunner().invoke(main, ["lessons", "check"]).output
    missing = [one.id for one in load_course().lessons if one.missing]
    assert output.startswith("lessons: all right\n")
    assert not missing or output.endswith(f"still to be written ({len(missing)}): {', '.join(missing)}\n")


def test_courses_are_values() -> None:
    assert isinstance(load_course(), Course)
    assert load_course() is load_course()
