"""Copies of the shipped lesson to break, lessons made from any deal, and what a seat may know, worked out by hand."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from lessons import Lesson, LessonError, Stage, Walk, load_lesson
from lessons.loading import HOME
from lessons.moments import Moment, Timeline
from lessons.scenes import scenes_of
from lessons.schema import Script
from tutor.cards import PACK, Card, cards_of
from tutor.rules import Deal, Play, SetIndicator
from tutor.rules.events import CardCalled, MarriageShown, Opened, PartnerShown, TrickEnd
from tutor.seats import Seat

NINE = HOME / "sri-lankan" / "hidden-nine"
SIGNS = {one.name: one for one in PACK}


def nine() -> Lesson:
    """The shipped lesson."""
    return load_lesson("sri-lankan/hidden-nine")


def copy(tmp_path: Path, edits: dict[str, list[tuple[str, str]]] | None = None) -> Path:
    """A copy of the lesson in English; in each file named, each text (which must be there) is replaced by another."""
    folder = tmp_path / "sri-lankan" / "hidden-nine"
    shutil.copytree(NINE, folder, ignore=shutil.ignore_patterns("nl.md"))
    for name, pairs in (edits or {}).items():
        file = folder / name
        text = file.read_text("utf-8")
        for old, new in pairs:
            assert old in text, f"{name} has no {old!r} any more: mend the test"
            text = text.replace(old, new, 1)
        file.write_text(text, "utf-8")
    return folder


def lesson_of(deal: Deal, *steps: dict[str, object]) -> Lesson:
    """A lesson about any deal, with the words of the shipped one (its steps have none)."""
    names = {"S": "A", "E": "B", "N": "C", "W": "D"}
    script = Script.model_validate(
        {
            "id": "made",
            "profile": "sri-lankan",
            "deal": "deal.json",
            "minutes": 1,
            "teaches": [],
            "names": names,
            "steps": [*steps, {"id": "recap", "kind": "recap"}],
        }
    )
    line = Timeline(tuple(deal.path()))
    base = nine()
    return Lesson(base.folder, script, base.record, line, scenes_of(script, line), base.words)


def told(found: Sequence[LessonError]) -> list[str]:
    """What a check has found, in English."""
    return [str(one) for one in found]


def walks(lesson: Lesson) -> Iterator[Walk]:
    """Every scene of a lesson before its answer and, where something is asked, after the right one."""
    walk = Walk.start(lesson)
    while not walk.finished:
        yield walk
        if walk.scene.question is not None:
            walk = walk.answer(walk.scene.question.right)
            yield walk
        before = walk.place
        walk = walk.next()
        assert walk.finished or walk.place == before + 1


def known(line: Timeline, moment: Moment, seat: Seat) -> set[Card]:
    """Every card whose place the seat may know at a moment: by hand, from the whole record, without ``Deal.view``."""
    start, done = line.deals[0], line.deals[moment.done]
    cards = set(start.hand(seat))
    if any(isinstance(one.action, SetIndicator) for one in done.log):
        cards |= set(done.dealt_hand(seat))
    for number, deal in enumerate(line.deals[1 : moment.done + 1], 1):
        assert deal.entry is not None
        ended = number < moment.done or moment.stage >= Stage.TURNED
        if isinstance(deal.entry.action, Play) and not _folded(deal):
            cards.add(deal.entry.action.card)
        for event in deal.entry.events:
            if isinstance(event, TrickEnd) and ended:
                cards |= {one.card for one in event.cards if one.shown or deal.maker == seat}
                won = number < moment.done or moment.stage >= Stage.END
                if event.indicator_card is not None and (won or event.opened == "reveal"):
                    cards.add(event.indicator_card)
            if isinstance(event, Opened | CardCalled | PartnerShown):
                cards.add(event.card)
            if isinstance(event, MarriageShown):
                cards |= {Card(f"{rank}{event.suit}") for rank in "KQ"}
        if seat == deal.maker and deal.phase in ("exchange", "trump"):
            cards |= set(cards_of(start.position.dealt.widow))
    for claim in done.play.claims if done.play else ():
        cards |= set(claim.order)
    return cards


def _folded(deal: Deal) -> bool:
    if deal.play is None:  # the trump is open: all cards fall face up
        return False
    return (deal.play.trick or deal.play.tricks[-1].cards)[-1].folded


def signs_in(text: str) -> set[Card]:
    """Cards that a text names: ``J♠``, ``jack of spades``, ``JS``."""
    found = {SIGNS[one] for one in re.findall(r"(?:10|[J9AKQ87])[♠♥♦♣]", text)}
    return found | {Card(one) for one in re.findall(r"\b[J9ATKQ87][SHDC]\b", text)}
