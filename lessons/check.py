"""The checker: proves that a lesson works, and names everything that does not. Also ``tutor304 lessons check``.

Of the structure: the deal is legal; nothing is solved at the start; the engine accepts every solution and refuses every
stated wrong answer for the stated clause; no clause decides anything before it is shown. Of the words, see
:mod:`lessons.check_words`: each language has every step, and what they name is on the table. Of the whole course, see
:mod:`lessons.check_course`: every clause is taught.

>>> from lessons.loading import HOME
>>> check_lesson(HOME / "sri-lankan" / "hidden-nine")
[]
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lessons.check_course import check_course
from lessons.check_words import check_words
from lessons.course import COURSE, course_of
from lessons.dealing import plan_fault
from lessons.errors import LessonError
from lessons.grades import Grade, Question, answer_ids
from lessons.loading import DEALS, HOME, LANGUAGE_FILE, SCRIPT, Lesson, deal_file, folders, load_folder, step_line
from lessons.runner import Walk
from lessons.scenes import Scene
from lessons.schema import AskStep, Wrong
from puzzles import KINDS
from tutor.clauses import CLAUSES, clauses_of
from tutor.profiles import PROFILE_NAMES, load_profile

OWN: Final = ("phrases", "template", "__pycache__")
"""Folders beside the profiles."""


def check_all() -> list[str]:
    """Every problem of every shipped lesson and course, each as one line: file, line, what is wrong, how to mend it."""
    problems = [str(one) for one in _stray_folders()]
    for folder in folders():
        problems += check_lesson(folder)
    for profile in PROFILE_NAMES:
        problems += check_course(profile)
    return problems


def check_lesson(folder: Path) -> list[str]:
    """Every problem of the lesson in a folder, as :func:`check_all` tells them; empty when it is right."""
    try:
        return [str(one) for one in faults(load_folder(folder))]
    except LessonError as error:
        return [str(error)]


def faults(lesson: Lesson) -> list[LessonError]:
    """Every problem of a lesson that can be read.

    >>> from lessons.loading import load_lesson
    >>> faults(load_lesson("hidden-nine"))
    []
    """
    found: list[LessonError] = [*_places(lesson), *_beginning(lesson), *_answers(lesson), *_clauses(lesson)]
    found += [one for words in lesson.words for one in check_words(lesson, words)]
    return found


def _script(lesson: Lesson, step: int | None, what: str, mend: str) -> LessonError:
    file = lesson.folder / SCRIPT
    if step is None:
        return LessonError(file, None, what, mend)
    return LessonError(file, step_line(file, step), f"{lesson.script.steps[step].id}: {what}", mend)


# --- places ----------------------------------------------------------------------------------------------------------


def _stray_folders() -> Iterator[LessonError]:
    for place in sorted(HOME.iterdir()):
        if place.is_dir() and place.name not in (*PROFILE_NAMES, *OWN):
            mend = f"a folder here is named by a profile: {', '.join(PROFILE_NAMES)}"
            yield LessonError(place, None, "the folder belongs to no profile", mend)
        elif place.is_dir() and place.name not in OWN:
            for inside in sorted(place.iterdir()):
                if inside.is_file() and inside.name != COURSE:
                    yield LessonError(inside, None, "the file belongs to no lesson", "move it into one, or delete it")


def _places(lesson: Lesson) -> Iterator[LessonError]:
    """Names of folders, stray files, and where the lesson leads."""
    folder, script = lesson.folder, lesson.script
    if folder.name != script.id:
        yield _script(lesson, None, f"the id is {script.id!r} in a folder named {folder.name!r}", "make them one name")
    if folder.parent.name in PROFILE_NAMES and folder.parent.name != script.profile:
        mend = f"it lies in {folder.parent.name}; move it or correct the profile"
        yield _script(lesson, None, f"the profile is {script.profile!r}", mend)
    if lesson.record.rule_profile().name != script.profile:
        mend = f"the deal is one of {lesson.record.rule_profile().name!r}; take another deal or correct the profile"
        yield _script(lesson, None, f"the profile is {script.profile!r}", mend)
    yield from _files(lesson)
    known = {f"{one.parent.name}/{one.name}" for one in folders()}
    for link in script.onward:
        kind, _, key = link.partition(":")
        if kind == "lesson" and key not in known:
            yield _script(lesson, None, f"onward: there is no lesson {key!r}", f"there are {', '.join(sorted(known))}")
        name, _, theme = key.partition("/")
        if kind == "practice" and (name not in KINDS or theme not in ("", *KINDS[name].themes)):
            mend = f"the kinds are {', '.join(KINDS)}; `tutor304 puzzles kinds` has their themes"
            yield _script(lesson, None, f"onward: there is nothing to practise called {key!r}", mend)


def _files(lesson: Lesson) -> Iterator[LessonError]:
    """Stray files, deals that no step uses, and deals that are not what their plan makes."""
    folder = lesson.folder
    used = {deal_file(folder, one) for one in (lesson.script.deal, *lesson.deals)}
    for file in sorted((*folder.iterdir(), *folder.glob(f"{DEALS}/*"))):
        plan = file.suffix == ".toml" and file.with_suffix(".json") in used
        known = file.name in (SCRIPT, DEALS) or LANGUAGE_FILE.fullmatch(file.name) is not None
        if file.name in OWN or file in used:
            continue
        if not plan and (not known or file.parent != folder):
            yield LessonError(file, None, "the file belongs to nothing in this lesson", "delete it, or mend its name")
        elif plan:
            fault = plan_fault(file)
            if fault is not None:
                yield LessonError(file, None, *fault)


# --- questions -------------------------------------------------------------------------------------------------------


def _beginning(lesson: Lesson) -> Iterator[LessonError]:
    """Is there something to do at once, and nothing solved yet?"""
    if not any(one.question is not None for one in lesson.scenes if one.number < 2):
        yield _script(lesson, 0, "neither of the first two steps asks anything", "let the learner do something at once")
    asked = sum(one.question is not None for one in lesson.scenes)
    if (lesson.script.pass_mark or 0) > asked:
        yield _script(lesson, None, f"pass_mark: there are only {asked} questions", "ask for fewer right answers")
    for place, scene in enumerate(lesson.scenes):
        if scene.question is not None and Walk(lesson, lesson.languages[0], place).can_next:
            yield _script(lesson, scene.number, "the question is solved before it is answered", "ask something open")


def _answers(lesson: Lesson) -> Iterator[LessonError]:
    """The solution is accepted, nothing else is, and each stated wrong answer is refused for its clause."""
    for scene in lesson.scenes:
        if scene.question is None:
            continue
        if scene.question.grade(scene.question.right).state != "right":
            yield _script(lesson, scene.number, "the engine does not accept the solution", "mend the position")
        if len(scene.question.options) < 2:
            yield _script(
                lesson, scene.number, "there is only one answer to choose from", "ask where there is a choice"
            )
        for answer, grade in _all_grades(scene.question):
            text = " ".join(answer)
            same = scene.question.truth not in ("puzzle", "moment") and answer != scene.question.right
            if grade.state == "right" and same:
                yield _script(lesson, scene.number, f"{text!r} is accepted too", "ask so that one answer is right")
            if not grade.clauses:
                yield _script(lesson, scene.number, f"no clause explains the answer {text!r}", "ask another question")
        if isinstance(scene.step, AskStep):
            for wrong in scene.step.wrong:
                yield from _stated(lesson, scene, scene.question, wrong)


def _all_grades(question: Question) -> Iterator[tuple[tuple[str, ...], Grade]]:
    """Every answer that can be tapped, judged; of several cards each card alone and the solution."""
    alone = () if question.kind == "order" else tuple((one,) for one in question.options)
    answers = dict.fromkeys([*alone, question.right])
    yield from ((one, question.grade(one)) for one in answers)


def _stated(lesson: Lesson, scene: Scene, question: Question, wrong: Wrong) -> Iterator[LessonError]:
    try:
        grade = question.grade(answer_ids(question, wrong.answer))
    except ValueError as error:
        yield _script(lesson, scene.number, f"wrong {wrong.answer!r} is no answer: {error}", "correct or delete it")
        return
    if grade.state != "wrong":
        how = "right" if grade.state == "right" else "allowed by the rules"
        yield _script(lesson, scene.number, f"the wrong answer {wrong.answer!r} is {how}", "delete it from wrong")
    elif wrong.clause not in grade.clauses:
        mend = f"the engine gives {', '.join(grade.clauses)}"
        yield _script(lesson, scene.number, f"{wrong.answer!r} is not refused by {wrong.clause}", mend)


def _clauses(lesson: Lesson) -> Iterator[LessonError]:
    """Every clause belongs to the profile, and decides nothing before it has been shown.

    A deal with settings of its own may need a clause of another table, such as that of a second auction.
    """
    own = load_profile(lesson.profile)
    profiles = [scene.line.deals[0].profile for scene in lesson.scenes]
    agreed = any(one.name == own.name and one != own for one in profiles)
    valid = set(CLAUSES) if agreed else {one.id for one in clauses_of(lesson.profile)}
    for clause in (*lesson.teaches, *lesson.needs):
        if clause not in valid:
            mend = "take it out or correct it"
            yield _script(lesson, None, f"the clause {clause} does not hold in {lesson.profile}", mend)
    course = course_of(lesson)
    before = course.known_before(lesson.id) if course is not None else frozenset()
    known = {*lesson.needs, *before}
    for clause in dict.fromkeys(one for step in lesson.script.steps for one in (*step.rules, *step.rules_after)):
        if clause not in (*lesson.teaches, *known):
            yield _script(lesson, None, f"teaches: {clause!r} is shown by a step", "add it to teaches or needs")
    for number, step in enumerate(lesson.script.steps):
        known |= {*step.rules, *step.rules_after}
        used: dict[str, str] = {}
        for scene in lesson.scenes:
            if scene.number == number and scene.question is not None:
                for answer, grade in _all_grades(scene.question):
                    used |= {one: " ".join(answer) for one in grade.clauses if one not in used}
        for clause, text in used.items():
            if clause not in known:
                mend = "show it in the rules of this step or an earlier one, or list it in needs"
                yield _script(lesson, number, f"{clause} decides about {text!r} before it is taught", mend)
