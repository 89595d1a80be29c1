"""The numbers after a judged answer: shown once the answer is in, as text too, and only there."""

from __future__ import annotations

import puzzles
from puzzles import packs
from puzzles.bid import BestBid
from puzzles.indicator import BestIndicator
from tests.screens.helpers import answer, open_page, raw_keys, seen
from tutor.cards import Card
from tutor.wording import words


def chart(link: str, pick: str) -> str:
    """The chart after an answer; there is none before it."""
    at = open_page("practise", puzzle=link)
    assert not charts(at)
    at = answer(at, [pick])
    assert not raw_keys(seen(at))
    (found,) = charts(at)
    return found


def charts(at: object) -> list[str]:
    bodies = [str(one.proto.body) for one in at.get("html")]  # type: ignore[attr-defined]
    return [one for one in bodies if 'class="chances"' in one]


def test_a_bid_shows_its_chances_and_what_each_call_brings() -> None:
    for theme in ("bid-first", "bid-raise"):
        puzzle = next(one for one in packs.pack("bid") if one.theme == theme).puzzle()
        assert isinstance(puzzle, BestBid)
        found = chart(puzzles.link(puzzle), puzzle.answers.wrong[0].choice)
        for one in puzzle.numbers.chances:
            assert f">{one.contract}</th>" in found
            assert f"{one.value} ± " in found
            assert f'aria-label="{words().suit(one.suit)}"' in found
        for call in puzzle.numbers.calls:
            assert words().hundredths(call.value) in found


def test_an_indicator_shows_how_often_each_card_makes_it() -> None:
    puzzle = packs.pack("indicator")[0].puzzle()
    assert isinstance(puzzle, BestIndicator)
    found = chart(puzzles.link(puzzle), puzzle.answers.best[0])
    for one in puzzle.numbers.cards:
        assert f">{words().card_sign(Card(one.card))}</th>" in found
        assert f"{one.value} ± " in found
    assert found.count('class="best"') == 1 + len(puzzle.answers.accepted)


def test_other_kinds_have_no_chart() -> None:
    puzzle = puzzles.make("legal-card", 3)
    at = answer(open_page("practise", puzzle=puzzles.link(puzzle)), puzzle.answers.best)
    assert not charts(at)
