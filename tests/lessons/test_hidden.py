"""The hidden card law: nothing a learner gets holds a card that their seat could not know at that moment."""

from __future__ import annotations

import random
import re

import pytest

import puzzles
from lessons import Lesson, Walk, all_lessons, load_lesson
from lessons.moments import Moment
from tests.lessons.helpers import known, lesson_of, nine, signs_in, walks
from tests.puzzles.helpers import known_cards
from tutor.cards import Card
from tutor.rules import Deal, random_deal
from tutor.rules.actions import CallCard
from tutor.rules.playout import play_out, random_whole
from tutor.rules.view import View


def in_view(view: View) -> set[Card]:
    cards = {*view.hand, *view.first, view.indicator}
    cards |= {one.card for trick in view.tricks for one in trick.cards} | {one.card for one in view.trick}
    cards |= {trick.indicator_card for trick in view.tricks}
    for entry in view.log:
        cards |= {entry.card, *(entry.order or ())}
        for event in entry.events:
            cards |= {one.card for one in getattr(event, "cards", ())}
            cards |= {getattr(event, "indicator_card", None), getattr(event, "card", None)}
    cards |= {one for claim in view.claims for one in claim.order}
    # A list of all cards that are not held, to call one of them, tells nothing; nor does a list of exchanges.
    cards |= {one.card for one in view.actions if hasattr(one, "card") and not isinstance(one, CallCard)}
    return {one for one in cards if one is not None}


def given(walk: Walk) -> dict[str, set[Card]]:
    """The cards in everything that a walk hands to the app, by where they are."""
    found = {"view": in_view(walk.view), "text": signs_in(walk.text), "hints": signs_in(" ".join(walk.hint().hints))}
    found["hints"] |= signs_in(" ".join(walk.hint().hint().hints))
    found["story"] = signs_in(" ".join(line.text for line in walk.story))
    if walk.trick_end is not None:
        found["trick end"] = {one.card for one in walk.trick_end.cards if one.card}
        found["trick end"] |= {walk.trick_end.indicator_card} - {None}  # type: ignore[operator]
    if walk.ask is not None:
        labels = " ".join(f"{one.id} {one.label}" for one in walk.ask.options)
        found["ask"] = {*walk.ask.cards, *signs_in(f"{walk.ask.prompt} {labels}")}
    if walk.feedback is not None:
        lines = " ".join(f"{line.text} {line.full}" for line in walk.feedback.lines)
        marked = {one for one in walk.feedback.marks if isinstance(one, Card)}
        found["feedback"] = {*walk.feedback.witness, *marked, *signs_in(f"{lines} {walk.feedback.note}")}
    return found


def tries(walk: Walk) -> list[Walk]:
    if walk.ask is None:
        return [walk]
    if walk.ask.kind == "order":
        return [walk, walk.answer([one.id for one in walk.ask.options])]
    return [walk, *(walk.answer([one.id]) for one in walk.ask.options)]


def at_stop(walk: Walk) -> Moment:
    """The moment on the table; where Caps can be called at several, the one that the walk has come to."""
    if not walk.stops:
        return walk.moment
    trick, after = walk.stops[walk.stop][0].split(".")
    return walk.scene.line.moment(f"trick {trick}, after {after}")


def may_know(walk: Walk) -> set[Card]:
    """All that the learner's seat may know: of the lesson's deal, or of the deal behind a puzzle; and what a question
    names by itself."""
    posed = walk.scene.question.posed if walk.scene.question is not None else None
    if posed is not None and posed.puzzle is not None:
        seen = known_cards(puzzles.replay(posed.puzzle), walk.seat)
        seen |= {one for held in walk.laid.values() for one in held}
    else:
        seen = known(walk.scene.line, at_stop(walk), walk.seat)
        if walk.stops and walk.trial is not None and walk.feedback is not None:
            seen |= set(walk.feedback.witness)  # what could beat a call: worked out from what the seat sees
    offered = " ".join(getattr(walk.step, "offer", ()))
    seen |= set(getattr(walk.step, "cards", ())) | signs_in(offered)
    seen |= {Card(f"{rank}{suit}") for suit in re.findall(r"marriage ([SHDC])", offered) for rank in "KQ"}
    if posed is not None:
        seen |= {one for one in posed.asked.args.values() if isinstance(one, Card)}
        seen |= {Card(one) for one in posed.asked.choices if posed.asked.of == "card"}
    return seen


def check(lesson: Lesson, texts: bool = True) -> int:
    count = 0
    for walk in walks(lesson):
        for tried in tries(walk):
            allowed = may_know(tried)
            for where, cards in given(tried).items():
                if texts or where not in ("text", "hints"):
                    assert cards <= allowed, (tried.to_link(), where, cards - allowed)
            count += 1
    return count


@pytest.mark.parametrize("key", [one.key for one in all_lessons()])
def test_every_lesson(key: str) -> None:
    assert check(load_lesson(key)) > 30


def test_b_never_sees_the_jack_before_it_is_shown() -> None:
    """The sharpest case, told plainly: until the reveal no word or card given to B betrays the trump."""
    for link in ("fold", "sure"):
        for walk in tries(Walk.from_link(nine(), link)):
            assert "JS" not in {str(one) for cards in given(walk).values() for one in cards}
            assert walk.view.trump is None


def scripted(deal: Deal, seat: str) -> list[Lesson]:
    show = {"id": "show", "kind": "show", "seat": seat, "at": "start", "until": "end", "by": "action"}
    play = {"id": "play", "kind": "play", "seat": seat, "at": "start", "seats": [seat], "until": "end"}
    return [lesson_of(deal, show), *([lesson_of(deal, play)] if decides(deal, seat) else [])]


def decides(deal: Deal, seat: str) -> bool:
    """Has the seat a choice anywhere, of a kind that a question can ask for?"""
    return any(
        after.entry is not None and after.entry.seat == seat and len(before.actions(seat)) > 1
        for before, after in zip(deal.path(), list(deal.path())[1:], strict=False)
    )


@pytest.mark.parametrize("wild", [False, True], ids=["quiet", "wild"])
def test_any_deal_from_any_chair(rng: random.Random, wild: bool) -> None:
    for _ in range(4):
        deal = play_out(random_deal(rng), rng) if wild else random_whole(rng)
        for seat in rng.sample("SENW", 2):
            for lesson in scripted(deal, seat):
                assert check(lesson, texts=False) > 1
