"""The checker's part about words: every language has every text, and what the texts name is on the table.

A card written with its sign (``J♠``, ``10♥``) must be one that the learner's seat can see at that moment; of any other
a text speaks in words, for all may know that there is a nine. A number over 10 (points, a contract, tokens) must be on
the table too, or in the step's ``mentions``.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import Final

from lessons.errors import Fault, LessonError
from lessons.grades import answer_ids
from lessons.loading import Lesson
from lessons.markdown import Section
from lessons.moments import Moment, Stage
from lessons.scenes import Scene
from lessons.schema import AskStep, PlayStep
from lessons.telling import Teller
from lessons.timing import moment_name
from tutor.cards import PACK, Card
from tutor.profiles import Profile
from tutor.rules import View
from tutor.rules.called import CalledView
from tutor.rules.called.claims import PAIRS
from tutor.rules.called.sides import taken
from tutor.rules.state import OVER
from tutor.wording import values, words

HINTS: Final = ("hint 1", "hint 2")
"""Every question has these; more may follow."""

FREE: Final = frozenset({*range(11), 11, 20, 30, 32, 76, 304})
"""Numbers that any text may name: small ones, the cards and points of the pack; those of the rules are free as well."""

_SIGNED: Final = re.compile(r"([\w]{0,2})([♠♥♦♣♤♡♢♧])")
_CODE: Final = re.compile(r"\b(?:10|[JAKQT987])[SHDC]\b")
_NUMBER: Final = re.compile(r"(\d+)\s*:\s*(\d+)|\d+")


def check_words(lesson: Lesson, lang: str) -> Iterator[LessonError]:
    """Every problem of a lesson's words in one language."""
    yield from _headings(lesson, lang)
    for scene in lesson.scenes:
        for part, moment in _parts(lesson, lang, scene):
            section = lesson.words[lang].section(scene.step.id, part)
            if section is not None:
                yield from _named(lesson, lang, scene, section, moment)
        if scene.question is not None:
            yield from _hints(lesson, lang, scene)


def _fault(lesson: Lesson, lang: str, line: int | None, fault: Fault, step: str = "") -> LessonError:
    return LessonError(lesson.words[lang].file, line, fault, step)


# --- which texts there are -------------------------------------------------------------------------------------------


def _prefix(scene: Scene) -> str:
    return "" if scene.key is None else f"{scene.key}: "


def _parts(lesson: Lesson, lang: str, scene: Scene) -> Iterator[tuple[str, Moment]]:
    """The headings whose text may be shown in a scene, each with the moment on the table then."""
    if scene.part == 0 or not lesson.words[lang].text(scene.step.id, scene.key or ""):
        yield "", scene.start
    if scene.key is not None:
        yield scene.key, scene.start
    for part in lesson.words[lang].sections.get(scene.step.id, {}):
        if scene.question is not None and part.startswith(_prefix(scene)):
            own = part.removeprefix(_prefix(scene))
            if re.fullmatch(r"ask|hint [1-9]|wrong .+", own):
                yield part, _tried(scene, own.removeprefix("wrong "))
            elif own == "right":
                yield part, scene.end


def _tried(scene: Scene, answer: str) -> Moment:
    """The moment on the table while an answer is told: where a moment is asked for, that one."""
    assert scene.question is not None
    name = answer_ids(scene.question, answer)[0] if scene.question.truth == "moment" else ""
    stops = scene.question.posed.stops if scene.question.posed is not None else ()
    return scene.line.moment(moment_name(name)) if name in dict(stops) else scene.start


def _headings(lesson: Lesson, lang: str) -> Iterator[LessonError]:
    """Every step and part has its text, and no text is without a place."""
    texts = lesson.words[lang]
    steps = {one.id: number for number, one in enumerate(lesson.script.steps)}
    for step, parts in texts.sections.items():
        line = next(iter(parts.values())).line
        if step not in steps:
            yield _fault(lesson, lang, line, Fault("step-unknown", name=repr(step), known=", ".join(steps)))
            continue
        scenes = [one for one in lesson.scenes if one.step.id == step]
        shown = {part for scene in scenes for part, _ in _parts(lesson, lang, scene)}
        for part, section in parts.items():
            if part and part not in shown:
                yield _fault(lesson, lang, section.line, Fault("part-homeless", part=part), step)
            elif part and not section.text:
                yield _fault(lesson, lang, section.line, Fault("part-empty", part=part), step)
    if not texts.lead:
        yield _fault(lesson, lang, 1, Fault("no-text-title"))
    for step in steps:
        if step not in texts.sections:
            yield _fault(lesson, lang, None, Fault("no-words-step", name=repr(step), heading=step))
    for scene in lesson.scenes:
        if scene.step.id in texts.sections:
            yield from _missing(lesson, lang, scene)


def _missing(lesson: Lesson, lang: str, scene: Scene) -> Iterator[LessonError]:
    texts, step = lesson.words[lang], scene.step.id
    play = isinstance(scene.step, PlayStep)
    own = texts.section(step, scene.key or "") if play else texts.section(step)
    heading = f"### {scene.key}" if play else f"## {step}"
    section = texts.section(step)
    line = section.line if section is not None else None
    if (own is None or not own.text) and (play or scene.part == 0):
        yield _fault(lesson, lang, line, Fault("no-text", heading=heading), step)
    if scene.question is None:
        return
    posed = scene.question.posed
    if posed is None and scene.question.kind == "choice" and not texts.text(step, _prefix(scene) + "ask"):
        yield _fault(lesson, lang, line, Fault("no-question", heading=f"{_prefix(scene)}ask"), step)
    for hint in HINTS if posed is None or not posed.hints else ():
        if not texts.text(step, _prefix(scene) + hint):
            yield _fault(lesson, lang, line, Fault("no-hint", heading=f"{_prefix(scene)}{hint}"), step)
    for part in texts.sections[step]:
        found = re.fullmatch(re.escape(_prefix(scene)) + r"wrong (.+)", part)
        if found:
            try:
                grade = scene.question.grade(answer_ids(scene.question, found[1]))
            except ValueError as error:
                place = texts.sections[step][part].line
                yield _fault(lesson, lang, place, Fault("part-no-answer", part=part, why=error), step)
            else:
                if grade.state == "right":
                    place = texts.sections[step][part].line
                    yield _fault(lesson, lang, place, Fault("part-right", part=part), step)


def _hints(lesson: Lesson, lang: str, scene: Scene) -> Iterator[LessonError]:
    """A hint leads to the answer; it never is the answer."""
    question, teller = scene.question, Teller(lesson, lang, scene.seat)
    assert question is not None
    labels = [teller.label(question, one, scene) for one in question.right]
    numbers = question.posed is not None and question.posed.asked.of == "number"
    telling = question.kind != "choice" or question.truth in ("points", "tokens") or numbers
    for number in range(1, 10):
        section = lesson.words[lang].section(scene.step.id, f"{_prefix(scene)}hint {number}")
        if section is None:
            continue
        same = section.text.strip(" .!*_").casefold() in [one.strip(" .!").casefold() for one in labels]
        named = telling and all(re.search(rf"(?<!\w){re.escape(one)}(?!\w)", section.text) for one in labels)
        if same or named:
            yield _fault(
                lesson, lang, section.line, Fault("hint-tells", number=number, answer=", ".join(labels)), scene.step.id
            )


# --- what the texts name ---------------------------------------------------------------------------------------------


@functools.cache
def _signs(lang: str) -> dict[str, Card]:
    """The cards by their sign in a language: ``10♥``."""
    return {words(lang).card_sign(one): one for one in PACK}


def _named(lesson: Lesson, lang: str, scene: Scene, section: Section, moment: Moment) -> Iterator[LessonError]:
    """Cards and numbers in a text that are not on the table."""
    asked = scene.question.view if scene.question is not None else None
    view = asked or scene.line.view(moment, scene.seat)
    allowed = {words(lang).card_sign(one) for one in (*visible(view), *_asked(scene))}

    def fault(token: str, found: Fault) -> LessonError:
        return _fault(lesson, lang, _line(lesson, lang, section, token), found, scene.step.id)

    for found in _SIGNED.finditer(section.text):
        if found[0] not in _signs(lang) and found[1]:
            yield fault(found[0], Fault("card-none", card=repr(found[0])))
        elif found[1] and found[0] not in allowed:
            yield fault(
                found[0], Fault("card-unseen", card=found[0], seat=scene.seat, at=repr(scene.line.name(moment)))
            )
    for code in _CODE.findall(section.text):
        yield fault(code, Fault("card-code", card=code))
    numbers, pairs = _facts(scene, view, moment)
    plain = _SIGNED.sub(" ", section.text)
    for found in _NUMBER.finditer(plain):
        pair = found[1] is not None
        known = frozenset((int(found[1]), int(found[2]))) in pairs if pair else int(found[0]) in numbers
        if not known and found[0] not in scene.step.mentions:
            yield fault(found[0], Fault("number-unseen", number=found[0], at=repr(scene.line.name(moment))))


def rule_numbers(profile: Profile) -> frozenset[int]:
    """The numbers that the rules name: the least bids, the steps of the table, the tokens."""
    form = profile.form
    named = {form.least, form.least + form.raise_most, form.most, form.raise_most, form.marriage, form.marriage_trump}
    return frozenset((*(one for one in values.numbers(profile).values() if isinstance(one, int)), *named, form.deals))


def _offered(scene: Scene) -> Iterator[int]:
    """The numbers that a question is about, or offers as bids; numbers to choose from are for the learner to find."""
    posed = scene.question.posed if scene.question is not None else None
    if posed is not None:
        yield from (one for one in posed.asked.args.values() if isinstance(one, int))
    if scene.question is not None:
        yield from (int(one[4:]) for one in scene.question.options if re.fullmatch(r"bid \d+", one))


def _asked(scene: Scene) -> Iterator[Card]:
    """The cards that a question is about."""
    posed = scene.question.posed if scene.question is not None else None
    if posed is not None:
        yield from (one for one in posed.asked.args.values() if isinstance(one, Card))
        if posed.asked.of == "card":
            yield from map(Card, posed.asked.choices)
    if isinstance(scene.step, AskStep):
        yield from scene.step.cards


def _line(lesson: Lesson, lang: str, section: Section, token: str) -> int:
    """The line in which a section names something."""
    lines = lesson.words[lang].file.read_text(encoding="utf-8").splitlines()
    return next((n for n in range(section.line + 1, len(lines) + 1) if token in lines[n - 1]), section.line)


def visible(view: View) -> frozenset[Card]:
    """Every card that the seat of a view can see or has seen."""
    cards = {one.card for trick in (*(one.cards for one in view.tricks), view.trick) for one in trick}
    cards |= {*view.hand, view.indicator, *(card for claim in view.claims for card in claim.order)}
    if isinstance(view, CalledView):
        cards |= {view.card, *(view.widow or ()), *(one for pair in view.marriages for one in PAIRS[pair.suit])}
        cards |= {one for entry in view.log for one in (*(entry.order or ()), *(entry.put or ()))}
    return frozenset(one for one in cards if one is not None)


def _facts(scene: Scene, view: View, moment: Moment) -> tuple[frozenset[int], frozenset[frozenset[int]]]:
    """The numbers at a moment, and the tokens as pairs: all that the table shows or adds up to."""
    tricks = [(one.winner.side, one.points) for one in view.tricks]
    end = scene.line.trick_seen(moment.done, view.seat)
    numbers = {*FREE, *rule_numbers(view.profile), *view.tokens, view.hand.points, view.first.points, *_offered(scene)}
    if view.trick and all(one.card is not None for one in view.trick):
        numbers.add(sum(one.card.points for one in view.trick if one.card is not None))
    if end is not None and moment.stage is Stage.END:
        tricks.append((end.winner.side, end.points))
    totals = {side: sum(points or 0 for winner, points in tricks if winner == side) for side in ("NS", "EW")}
    numbers |= {*totals.values(), *(points for _, points in tricks if points is not None)}
    if view.contract is not None and view.contract.amount is not None:
        amount = view.contract.amount
        numbers |= {amount, *(abs(amount - one) for one in totals.values())}
    if isinstance(view, CalledView):
        numbers |= _called(view)
    pairs = {frozenset(view.tokens)}
    last = scene.line.deals[-1]
    if moment.done == len(scene.line.deals) - 1 and moment.stage >= Stage.END and last.phase == OVER:
        after = scene.line.after
        pairs.add(frozenset(after.values()))
        numbers |= set(after.values())
    return frozenset(numbers), frozenset(pairs)


def _called(view: CalledView) -> set[int]:
    """The numbers of a called game: the target, what each side has, and what is still missing."""
    sides = taken(view).points
    targets = set(view.targets)
    return {*sides, *targets, *(abs(one - sides[0]) for one in targets), *view.points.values(), *map(abs, view.scores)}
