"""Show me: a line is played with all hands open, and not before the answer is in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

import puzzles
from puzzles.model import Puzzle, Show
from tests.screens import trials
from tests.screens.helpers import actions, answer, cards_in, open_page, payload, seen
from tutor.cards import PACK, Card
from tutor.rules.actions import Play
from tutor.seats import SEATS
from tutor.wording import words


@pytest.fixture(autouse=True)
def trial(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in trials.kinds().items():
        monkeypatch.setitem(puzzles.KINDS, name, kind)


def opened(*, plain: bool = False) -> AppTest:
    return open_page("practise", plain=plain, puzzle=puzzles.link(trials.make_order(1)))


def frames_of(at: AppTest) -> list[dict[str, Any]]:
    """Each step as the whole table."""
    table = payload(at)
    first, *rest = table["player"]["frames"]
    return [table | first, *(table | first | one for one in rest)]


def shown_cards(frame: dict[str, Any]) -> dict[str, set[str]]:
    """The cards of each seat at this step: in hand, laid open."""
    hands = {one["seat"]: {each["card"] for each in one["laid"]} for one in frame["seats"] if one["laid"] is not None}
    return hands | {"S": {one["card"] for one in frame["hand"]}}


def test_nothing_is_laid_open_before_show_me() -> None:
    at = opened()
    hidden = set(PACK) - cards_known()
    assert len(hidden) == 11
    assert "go-show-0" not in actions(at)
    answer(at, sorted(trials.RIGHT))
    assert "go-show-0" in actions(at)
    assert payload(at)["player"] is None
    assert not cards_in(seen(at)) & hidden


def _shown_by(monkeypatch: pytest.MonkeyPatch, show: Callable[..., tuple[Show, ...]]) -> None:
    for name, kind in trials.kinds().items():
        monkeypatch.setitem(puzzles.KINDS, name, replace(kind, show=show))


def test_what_is_shown_is_looked_for_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may take a search, and the verdict does not wait for that."""
    asked: list[tuple[str, ...]] = []

    def show(puzzle: Puzzle, picks: tuple[str, ...]) -> tuple[Show, ...]:
        asked.append(tuple(picks))
        return trials.show(puzzle, picks)

    _shown_by(monkeypatch, show)
    at = answer(opened(), sorted(trials.RIGHT))
    assert "go-show-0" in actions(at)
    assert not asked
    answer(at, action="go-show-0")
    assert asked == [tuple(sorted(trials.RIGHT)), ()]
    answer(at, action="go-show-1")
    assert len(asked) == 2, "once"


def test_a_show_that_is_not_there_plays_nothing() -> None:
    at = answer(opened(), sorted(trials.RIGHT))
    for strange in ("go-show-7", "go-show-x", "go-show-"):
        answer(at, action=strange)
        assert payload(at)["player"] is None


def cards_known() -> set[Card]:
    """What South has seen at the start of the trial: its hand, and all cards played, none of which stayed down."""
    played = {one.action.card for one in trials.START.log if isinstance(one.action, Play)}
    return set(trials.START.dealt_hand("S")) | played


def test_every_step_has_every_card_where_it_is() -> None:
    """The hands of each step are the dealt ones less what has been played, counted from the log alone."""
    at = answer(answer(opened(), sorted(trials.RIGHT)), action="go-show-0")
    frames = frames_of(at)
    end = trials.DEALS[-1]
    line = end.log[len(trials.START.log) :]
    assert len(frames) == 1 + len(line) == 16
    for step, frame in enumerate(frames):
        done = end.log[: len(trials.START.log) + step]
        gone = {one.action.card for one in done if isinstance(one.action, Play)}
        assert shown_cards(frame) == {
            str(seat): {str(one) for one in end.dealt_hand(seat) if one not in gone} for seat in SEATS
        }
        if step:
            last = line[step - 1]
            assert isinstance(last.action, Play)
            assert frame["trick"]["cards"][-1]["card"] == last.action.card
            assert words().card_sign(last.action.card) in frame["said"][0]["text"]


def test_a_trick_that_ends_stays_on_the_table_with_its_winner_and_its_story() -> None:
    frames = frames_of(answer(answer(opened(), sorted(trials.RIGHT)), action="go-show-0"))
    ends = [one for one in frames if one["trick"]["winner"]]
    assert [one["trick"]["winner"] for one in ends] == [str(one.winner) for one in trials.DEALS[-1].play.tricks[4:]]  # type: ignore[union-attr]
    assert all(len(one["trick"]["cards"]) == 4 for one in ends)
    assert all(" the trick" in one["said"][0]["text"] or "cuts" in one["said"][0]["text"] for one in ends)


def test_cards_that_lie_elsewhere_are_marked_wherever_they_are() -> None:
    frames = frames_of(answer(answer(opened(), sorted(trials.RIGHT)), action="go-show-0"))
    moved = {str(one) for one in trials.MOVED}
    for frame in frames:
        places = [each for one in frame["seats"] for each in one["laid"] or []]
        places += [*frame["hand"], *frame["trick"]["cards"]]
        assert {one["card"] for one in places if one["mark"] == "changed"} == {
            one["card"] for one in places if one["card"] in moved
        }
    assert "9♥ and 8♦ lie elsewhere than in the real deal." in frames[0]["said"][0]["text"]


def test_the_right_line_can_be_seen_too_and_there_is_a_way_back() -> None:
    at = answer(answer(opened(), sorted(trials.RIGHT)), action="go-show-0")
    assert actions(at) == ["go-show-1", "go-close", "go-next"]
    answer(at, action="go-show-1")
    assert payload(at)["ask"]["question"] == "Trick 7 of 8"
    assert len(frames_of(at)) == 8
    answer(at, action="go-close")
    assert payload(at)["player"] is None
    assert "go-show-0" in actions(at)


def test_the_plain_player_does_it_too() -> None:
    at = answer(answer(opened(plain=True), sorted(trials.RIGHT)), action="go-show-0")
    assert "North, partner, holding J♥, 9♥, Q♥ and K♣" in seen(at)
    told = words()

    def press(name: str) -> None:
        (found,) = (one for one in at.button if one.label == told.say(f"page-show-{name}"))
        found.click().run()

    press("forward")
    assert "1 / 15" in seen(at)
    assert "You play 10♦." in seen(at)
    press("last")
    assert "15 / 15" in seen(at)
    assert "North, partner, no cards left" in seen(at)
    press("back")
    press("first")
    assert "0 / 15" in seen(at)
    (line,) = [one.value for one in at.markdown if one.value.startswith("1. You play 10♦.")]
    assert len(line.splitlines()) == 15


def test_a_show_that_cannot_be_made_leaves_the_answer_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(puzzle: object, picks: object) -> Any:
        raise RuntimeError("no line")

    monkeypatch.setitem(puzzles.KINDS, trials.ORDER, replace(trials.kinds()[trials.ORDER], show=fails))
    at = answer(answer(opened(), trials.RIGHT), action="go-show-0")
    assert payload(at)["player"] is None
    assert actions(at) == ["go-next"], "it is offered no more"
