"""Every lesson that is shipped: walked from start to end with right and with wrong answers, short enough, easy to read.

A new lesson is tested here without a line of test code.
"""

from __future__ import annotations

import re

import pytest
import textstat

from lessons import Lesson, Walk, all_lessons, load_lesson
from lessons.grades import SUBMITTED, answer_ids
from lessons.schema import AskStep
from tests.lessons.helpers import walks
from tests.wording.test_sentences import syllables
from tutor.clauses import CLAUSES

LESSONS = [one.key for one in all_lessons()]
EVERY = pytest.mark.parametrize("key", LESSONS)

SECONDS = {"moment": 30, "order": 15, "cards-many": 10, "choice-many": 10}
"""How long an answer takes a beginner who has read the question; another one takes 6, and 6 more where one adds up."""

GRADE, SENTENCE = 7, 32
"""The reading grade of a lesson at most (the bar for the average; lessons come to about 1), and words in a sentence."""


def places(lesson: Lesson) -> list[Walk]:
    return [Walk(lesson, "en", place) for place, one in enumerate(lesson.scenes) if one.question is not None]


@EVERY
def test_from_the_first_screen_to_the_last(key: str) -> None:
    lesson = load_lesson(key)
    walk, asked = Walk.start(lesson, "en"), 0
    while not walk.finished:
        assert walk.text
        if walk.ask is not None:
            asked += 1
            assert walk.ask.prompt
            assert not walk.can_next
            walk = walk.answer(walk.scene.question.right)  # type: ignore[union-attr]
            assert walk.feedback is not None
            assert walk.feedback.state == "right"
            assert walk.feedback.lines
            assert walk.ask is None
        walk = walk.next()
    assert len(walk.first) == asked >= 5
    assert walk.step.kind == "recap"


@EVERY
def test_every_wrong_answer(key: str) -> None:
    """Each keeps the learner where they are, cites a clause, and leaves the right answer open."""
    for walk in places(load_lesson(key)):
        assert walk.ask is not None
        options = [one.id for one in walk.ask.options]
        answers = [options, options[::-1]] if walk.ask.kind == "order" else [[one] for one in options]
        right = 0
        for answer in answers:
            tried = walk.answer(answer)
            feedback = tried.feedback
            assert feedback is not None
            assert any(one.clause in CLAUSES for one in feedback.lines), (walk.to_link(), answer)
            assert all(one.text.strip() for one in feedback.lines)
            if feedback.state == "right":
                right += 1
                continue
            assert not tried.can_next
            assert tried.trial is None or tried.trial.story
            assert tried.place == walk.place
            assert tried.answer(walk.scene.question.right).can_next  # type: ignore[union-attr]
        if walk.ask.kind not in SUBMITTED and walk.scene.question.truth != "puzzle":  # type: ignore[union-attr]
            assert right == 1, walk.to_link()


@EVERY
def test_a_word_to_a_wrong_answer_names_the_clause_that_refuses_it(key: str) -> None:
    """The check asks the engine for it, so the list in the structure has every answer that the words speak to."""
    lesson = load_lesson(key)
    for scene in lesson.scenes:
        if not isinstance(scene.step, AskStep) or scene.question is None:
            continue
        listed = {one.answer for one in scene.step.wrong}
        for part in lesson.words["en"].sections[scene.step.id]:
            answer = part.removeprefix("wrong ")
            if answer != part and scene.question.grade(answer_ids(scene.question, answer)).state == "wrong":
                assert answer in listed, f"{scene.step.id}: {answer}"


@EVERY
def test_a_question_of_the_lesson_has_a_word_to_a_wrong_answer(key: str) -> None:
    """Where one answer alone can be wrong; of puzzles, and where only something is missing, the engine says enough."""
    for scene in load_lesson(key).scenes:
        question = scene.question
        if not isinstance(scene.step, AskStep) or question is None or question.truth == "puzzle":
            continue
        alone = () if question.kind in SUBMITTED else question.options
        wrong = [one for one in alone if question.grade((one,)).state == "wrong"]
        assert scene.step.wrong or not wrong, f"{scene.step.id}: {wrong}"


@EVERY
def test_two_hints_or_more(key: str) -> None:
    for walk in places(load_lesson(key)):
        one = walk.hint()
        two = one.hint()
        assert (len(one.hints), len(two.hints)) == (1, 2), walk.to_link()
        assert len(set(two.hints)) == 2
        assert not two.can_next


@EVERY
def test_links_lead_back(key: str) -> None:
    lesson = load_lesson(key)
    links = [one.link for one in lesson.scenes]
    assert len(set(links)) == len(links)
    for place, link in enumerate(links):
        assert Walk.from_link(lesson, link).place == place


@EVERY
def test_short_enough(key: str) -> None:
    """Plain text at 220 words a minute, 3 seconds a scene, and the answers: five to eight minutes, as it says."""
    lesson = load_lesson(key)
    words: list[str] = []
    shown: set[str] = set()
    seconds = 0
    for walk in walks(lesson):
        words += [f"{rule.title} {rule.text}" for rule in walk.rules if rule.clause not in shown]
        shown |= {rule.clause for rule in walk.rules}
        if walk.feedback is not None:
            words.append(walk.feedback.note)
            continue
        seconds += 3
        words += [walk.text, *(line.text for line in walk.story)]
        if walk.ask is not None:
            words.append(walk.ask.prompt)
            seconds += SECONDS.get(walk.ask.kind, 6) + 6 * (walk.ask.of == "number")
    minutes = len(" ".join(words).split()) / 220 + seconds / 60
    assert 5 <= minutes < 8.5, minutes
    assert abs(minutes - lesson.minutes) < 1, minutes


@EVERY
def test_the_first_screen_is_short_and_asks(key: str) -> None:
    walk = Walk.start(load_lesson(key))
    while walk.ask is None:
        walk = walk.next()
    assert walk.place <= 1
    assert len(walk.text.split()) < 70


@EVERY
def test_easy_to_read(key: str) -> None:
    """The Flesch-Kincaid grade of all of a lesson's own words, and no endless sentence.

    ``textstat`` counts as syllables the places where a word may be broken, which are too few; so the grade with our own
    count must fit too. ``pytest -s -k easy_to_read`` prints both.
    """
    words = load_lesson(key).words["en"]
    texts = [words.lead, *(section.text for parts in words.sections.values() for section in parts.values())]
    plain = " ".join(re.sub(r"[*_`“”()]", "", one) for one in texts if one)
    sentences = [one.split() for one in re.split(r"(?<=[.!?:])\s+", plain) if one.strip()]
    assert max(map(len, sentences)) <= SENTENCE, max(sentences, key=len)
    count = sum(map(len, sentences))
    spoken = sum(syllables(one) for each in sentences for one in each)
    strict = 0.39 * count / len(sentences) + 11.8 * spoken / count - 15.59
    grade = textstat.flesch_kincaid_grade(plain)
    assert max(strict, grade) <= GRADE, (strict, grade)
    print(f"{key}: grade {grade:.1f} (with our syllables {strict:.1f}), {count} words")


@EVERY
def test_typographic_quotes(key: str) -> None:
    text = load_lesson(key).words["en"].file.read_text("utf-8")
    assert not re.search(r"[\"']", text), re.findall(r".{20}[\"'].{10}", text)
