"""The hidden-card law: no card that a seat cannot know reaches the page, in the payload of the table least of all.

What a seat knows is worked out from the whole deal by the helpers of the other tests, without ``Deal.view``.
"""

from __future__ import annotations

import json

import puzzles
from lessons import Walk
from tests.lessons.helpers import known, nine, walks
from tests.puzzles.helpers import known_cards
from tests.screens.helpers import HIDDEN_NINE, answer, cards_in, open_page, seen
from tutor.app.table.from_view import Scene, payload_of
from tutor.cards import PACK, Card
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


def test_no_payload_of_a_puzzle_holds_a_hidden_card() -> None:
    hidden = 0
    for seed in range(100):
        puzzle = puzzles.make("legal-card", seed)
        view = puzzle.seen
        text = json.dumps(payload_of(view, words(), Scene(serial=1, place="p")), ensure_ascii=False)
        secrets = set(PACK) - known_cards(puzzles.replay(puzzle), puzzle.seat)
        assert not cards_in(text) & secrets, puzzles.link(puzzle)
        assert cards_in(text) >= set(view.hand)
        hidden += len(secrets)
    assert hidden > 1000


def test_no_page_of_a_puzzle_shows_a_hidden_card() -> None:
    for seed in range(14):
        puzzle = puzzles.make("legal-card", seed)
        at = open_page("practise", puzzle=puzzles.link(puzzle))
        secrets = set(PACK) - known_cards(puzzles.replay(puzzle), puzzle.seat)
        for _ in range(2):
            answer(at, action="go-hint")
        assert not cards_in(seen(at)) & secrets
        answer(at, [one.choice for one in puzzle.answers.wrong[:1]] or puzzle.answers.best[:1])
        assert not cards_in(seen(at)) & secrets, puzzles.link(puzzle)
