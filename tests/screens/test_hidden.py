"""The hidden-card law: no card that a seat cannot know reaches the page, in the payload of the table least of all.

What a seat knows is worked out from the whole deal by the helpers of the other tests, without ``Deal.view``.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator

import pytest

import puzzles
from lessons import Walk
from puzzles import Puzzle
from puzzles.making import NotFoundError
from tests.lessons.helpers import known, nine, walks
from tests.puzzles.helpers import known_cards
from tests.screens.helpers import HIDDEN_NINE, answer, cards_in, open_page, seen
from tutor.app.screens.practise_desk import Desk
from tutor.app.screens.practise_scene import scene_of
from tutor.app.table.from_view import payload_of
from tutor.cards import PACK, Card, card
from tutor.wording import words


def secret(walk: Walk) -> set[Card]:
    return set(PACK) - known(nine().timeline, walk.moment, walk.seat)


def test_cards_are_found_in_every_form() -> None:
    for text in ('"JS"', "J♠", "the jack of spades", "data-card='JS'"):
        assert cards_in(text) == {Card("JS")}


def test_no_step_of_the_lesson_shows_a_hidden_card() -> None:
    at, count = open_page("learn", **HIDDEN_NINE), 0
    for walk in walks(nine()):
        if walk.ask is not None or walk.feedback is None:  # a scene as it opens
            at.query_params["step"] = walk.to_link()
            at.run()
        else:  # the same after the right answer
            (one,) = walk.tried or ()
            answer(at, [one]) if one in {str(card) for card in PACK} else answer(at, action=one)
        assert at.query_params["step"] in (walk.to_link(), [walk.to_link()])
        assert not cards_in(seen(at)) & secret(walk), walk.to_link()
        count += len(secret(walk))
    assert count > 300, "much is hidden in this lesson"


def secrets_of(puzzle: Puzzle) -> set[Card]:
    """The cards that the seat cannot know: all but those it has held or seen, and those that the puzzle lays open."""
    laid = {card(one) for held in getattr(puzzle, "open_hands", {}).values() for one in held.split()}
    return set(PACK) - known_cards(puzzles.replay(puzzle), puzzle.seat) - laid


def some_puzzles(kind: str, count: int) -> Iterator[Puzzle]:
    for seed in range(count):
        with contextlib.suppress(NotFoundError):
            yield puzzles.make(kind, seed)


@pytest.mark.parametrize("kind", puzzles.KINDS)
def test_no_table_of_a_puzzle_holds_a_hidden_card(kind: str) -> None:
    for puzzle in some_puzzles(kind, 40 if kind == "legal-card" else 12):
        seen_by, told = puzzle.seen, words().at(you=puzzle.seat)
        text = json.dumps(payload_of(seen_by, words(), scene_of(Desk(puzzle, "p", 1), told)), ensure_ascii=False)
        question = puzzle.question
        asked_about = {one for one in question.args.values() if isinstance(one, Card)}
        asked_about |= {card(one) for one in question.choices if question.of == "card"}
        assert not cards_in(text) & (secrets_of(puzzle) - asked_about), puzzles.link(puzzle)
        assert cards_in(text) >= set(seen_by.hand)


def test_much_is_hidden_in_puzzles() -> None:
    assert sum(len(secrets_of(one)) for one in some_puzzles("legal-card", 100)) > 1000


def test_no_page_of_a_puzzle_shows_a_hidden_card() -> None:
    for puzzle in some_puzzles("legal-card", 14):
        at = open_page("practise", puzzle=puzzles.link(puzzle))
        secrets = secrets_of(puzzle)
        for _ in range(2):
            answer(at, action="go-hint")
        assert not cards_in(seen(at)) & secrets
        answer(at, [one.choice for one in puzzle.answers.wrong[:1]] or puzzle.answers.best[:1])
        assert not cards_in(seen(at)) & secrets, puzzles.link(puzzle)
