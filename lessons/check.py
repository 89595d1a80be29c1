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
from lessons.errors import Fault, LessonError
from lessons.grades import Grade, Question, answer_ids
from lessons.loading import DEALS, HOME, LANGUAGE_FILE, SCRIPT, Lesson, deal_file, folders, load_folder, step_line
from lessons.runner import Walk
from lessons.scenes import Scene
from lessons.schema import AskStep, Wrong
from puzzles import KINDS
from tutor.clauses import CLAUSES, clauses_of
from tutor.profiles import PROFILE_NAMES, load_profile
from tutor.wording import LANGUAGES

OWN: Final = ("phrases", "template", "__pycache__")
"""Folders beside the profiles."""


def check_all() -> list[LessonError]:
    """Every problem of every shipped lesson and course."""
    problems = list(_stray_folders())
    for folder in folders():
        problems += [*check_lesson(folder), *_languages(folder)]
    for profile in PROFILE_NAMES:
        problems += check_course(profile)
    return problems


def check_lesson(folder: Path) -> list[LessonError]:
    """Every problem of the lesson in a folder, empty when it is right."""
    try:
        return faults(load_folder(folder))
    except LessonError as error:
        return [error]


def faults(lesson: Lesson) -> list[LessonError]:
    """Every problem of a lesson that can be read.

    >>> from lessons.loading import load_lesson
    >>> faults(load_lesson("hidden-nine"))
    []
    """
    found: list[LessonError] = [*_places(lesson), *_beginning(lesson), *_answers(lesson), *_clauses(lesson)]
    found += [one for words in lesson.words for one in check_words(lesson, words)]
    return found


def _script(lesson: Lesson, step: int | None, fault: Fault) -> LessonError:
    file = lesson.folder / SCRIPT
    if step is None:
        return LessonError(file, None, fault)
    return LessonError(file, step_line(file, step), fault, lesson.script.steps[step].id)


def _languages(folder: Path) -> Iterator[LessonError]:
    """The languages of the app in which a shipped lesson is not written."""
    for lang in LANGUAGES:
        if (folder / SCRIPT).is_file() and not (folder / f"{lang}.md").is_file():
            yield LessonError(folder, None, Fault("language-missing", lang=lang))


# --- places ----------------------------------------------------------------------------------------------------------


def _stray_folders() -> Iterator[LessonError]:
    for place in sorted(HOME.iterdir()):
        if place.is_dir() and place.name not in (*PROFILE_NAMES, *OWN):
            yield LessonError(place, None, Fault("stray-folder", known=", ".join(PROFILE_NAMES)))
        elif place.is_dir() and place.name not in OWN:
            for inside in sorted(place.iterdir()):
                if inside.is_file() and inside.name != COURSE:
                    yield LessonError(inside, None, Fault("stray-file"))


def _places(lesson: Lesson) -> Iterator[LessonError]:
    """Names of folders, stray files, and where the lesson leads."""
    folder, script = lesson.folder, lesson.script
    if folder.name != script.id:
        yield _script(lesson, None, Fault("id-folder", id=repr(script.id), folder=repr(folder.name)))
    if folder.parent.name in PROFILE_NAMES and folder.parent.name != script.profile:
        yield _script(lesson, None, Fault("profile-folder", profile=repr(script.profile), folder=folder.parent.name))
    if lesson.record.rule_profile().name != script.profile:
        yield _script(
            lesson,
            None,
            Fault("profile-deal", profile=repr(script.profile), other=repr(lesson.record.rule_profile().name)),
        )
    yield from _files(lesson)
    known = {f"{one.parent.name}/{one.name}" for one in folders()}
    for link in script.onward:
        kind, _, key = link.partition(":")
        if kind == "lesson" and key not in known:
            yield _script(lesson, None, Fault("onward-lesson", lesson=repr(key), known=", ".join(sorted(known))))
        name, _, theme = key.partition("/")
        if kind == "practice" and (name not in KINDS or theme not in ("", *KINDS[name].themes)):
            yield _script(lesson, None, Fault("onward-practice", what=repr(key), known=", ".join(KINDS)))


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
            yield LessonError(file, None, Fault("lesson-stray"))
        elif plan:
            fault = plan_fault(file)
            if fault is not None:
                yield LessonError(file, None, fault)


# --- questions -------------------------------------------------------------------------------------------------------


def _beginning(lesson: Lesson) -> Iterator[LessonError]:
    """Is there something to do at once, and nothing solved yet?"""
    if not any(one.question is not None for one in lesson.scenes if one.number < 2):
        yield _script(lesson, 0, Fault("late-start"))
    asked = sum(one.question is not None for one in lesson.scenes)
    if (lesson.script.pass_mark or 0) > asked:
        yield _script(lesson, None, Fault("pass-mark", count=asked))
    for place, scene in enumerate(lesson.scenes):
        if scene.question is not None and Walk(lesson, lesson.languages[0], place).can_next:
            yield _script(lesson, scene.number, Fault("solved-early"))


def _answers(lesson: Lesson) -> Iterator[LessonError]:
    """The solution is accepted, nothing else is, and each stated wrong answer is refused for its clause."""
    for scene in lesson.scenes:
        if scene.question is None:
            continue
        if scene.question.grade(scene.question.right).state != "right":
            yield _script(lesson, scene.number, Fault("not-accepted"))
        if len(scene.question.options) < 2:
            yield _script(lesson, scene.number, Fault("one-choice"))
        for answer, grade in _all_grades(scene.question):
            text = " ".join(answer)
            same = scene.question.truth not in ("puzzle", "moment") and answer != scene.question.right
            if grade.state == "right" and same:
                yield _script(lesson, scene.number, Fault("accepted-too", answer=repr(text)))
            if not grade.clauses:
                yield _script(lesson, scene.number, Fault("unexplained", answer=repr(text)))
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
        yield _script(lesson, scene.number, Fault("wrong-no-answer", answer=repr(wrong.answer), why=error))
        return
    if grade.state != "wrong":
        how = "right" if grade.state == "right" else "allowed"
        yield _script(lesson, scene.number, Fault(f"wrong-{how}", answer=repr(wrong.answer)))
    elif wrong.clause not in grade.clauses:
        yield _script(
            lesson,
            scene.number,
            Fault("other-clause", answer=repr(wrong.answer), clause=wrong.clause, given=", ".join(grade.clauses)),
        )


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
            yield _script(lesson, None, Fault("clause-elsewhere", clause=clause, profile=lesson.profile))
    course = course_of(lesson)
    before = course.known_before(lesson.id) if course is not None else frozenset()
    known = {*lesson.needs, *before}
    for clause in dict.fromkeys(one for step in lesson.script.steps for one in (*step.rules, *step.rules_after)):
        if clause not in (*lesson.teaches, *known):
            yield _script(lesson, None, Fault("clause-shown", clause=repr(clause)))
    for number, step in enumerate(lesson.script.steps):
        known |= {*step.rules, *step.rules_after}
        used: dict[str, str] = {}
        for scene in lesson.scenes:
            if scene.number == number and scene.question is not None:
                for answer, grade in _all_grades(scene.question):
                    used |= {one: " ".join(answer) for one in grade.clauses if one not in used}
        for clause, text in used.items():
            if clause not in known:
                yield _script(lesson, number, Fault("clause-early", clause=clause, answer=repr(text)))
