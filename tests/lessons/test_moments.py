"""Moments: their names, their order, and the table at each stage of a trick's end."""

from __future__ import annotations

import random

import pytest

from lessons.moments import Moment, Stage, Timeline
from tests.lessons.helpers import known, nine
from tutor.cards import Card
from tutor.rules import Deal, random_deal
from tutor.rules.playout import play_out, quiet_action, random_whole
from tutor.seats import SEATS, Seat

W, E, S = Seat("W"), Seat("E"), Seat("S")


@pytest.fixture
def line() -> Timeline:
    return nine().timeline


def every_moment(line: Timeline) -> list[Moment]:
    found = [Moment(place) for place in range(len(line.deals))]
    for place in range(len(line.deals)):
        end = line.trick_end(place)
        if end is not None:
            folded = any(one.folded for one in end.cards)
            found += [Moment(place, stage) for stage in Stage if stage is not Stage.TURNED or folded]
    return sorted(set(found))


@pytest.mark.parametrize(
    ("name", "moment"),
    [
        ("start", Moment(0)),
        ("before W indicator", Moment(7)),
        ("after W indicator", Moment(8)),
        ("before S pass 2", Moment(4)),
        ("after S pass 3", Moment(10)),
        ("trick 1, after 0", Moment(12)),
        ("trick 1, after 3", Moment(15)),
        ("trick 1, after 4", Moment(16, Stage.FULL)),
        ("trick 1, turned up", Moment(16, Stage.TURNED)),
        ("trick 1, end", Moment(16, Stage.END)),
        ("trick 2, after 0", Moment(16)),
        ("trick 8, end", Moment(44, Stage.END)),
        ("end", Moment(44)),
        ("  trick 1,  end ", Moment(16, Stage.END)),
    ],
)
def test_names(line: Timeline, name: str, moment: Moment) -> None:
    assert line.moment(name) == moment
    assert line.moment(line.name(moment)) == moment


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("trick 9, end", "is no moment: write start"),
        ("trick 1 end", "is no moment"),
        ("12", "is no moment"),
        ("trick 1, after 5", "is no moment"),
        ("trick 2, turned up", "no card is folded in trick 2"),
        ("before W indicator 2", "W does 'indicator' 1 times in this record; W does bid, indicator, pass, play"),
        ("before W indicator 0", "1 times"),
        ("after N spoilt", "N does 'spoilt' 0 times"),
    ],
)
def test_names_that_are_none(line: Timeline, name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        line.moment(name)


def test_what_an_unfinished_record_lacks(line: Timeline) -> None:
    cut = Timeline(line.deals[:15])
    with pytest.raises(ValueError, match="stops before the deal is over"):
        cut.moment("end")
    with pytest.raises(ValueError, match="trick 1 is not finished"):
        cut.moment("trick 1, end")
    with pytest.raises(ValueError, match="no moment after 3 cards"):
        cut.moment("trick 1, after 3")


def test_the_end_of_the_hidden_nine_for_both(line: Timeline) -> None:
    full = line.view(line.moment("trick 1, after 4"), W)
    assert [one.card for one in full.trick] == ["AH", None, "KH", "TH"]
    assert (full.closed, full.indicator, full.turn, full.actions, full.number) == (True, "JS", None, (), 1)
    assert line.view(line.moment("trick 1, after 4"), S).indicator is None
    turned = line.view(line.moment("trick 1, turned up"), S)
    assert [one.card for one in turned.trick] == ["AH", "9S", "KH", "TH"]
    assert (turned.closed, turned.indicator, turned.tricks, turned.points) == (False, "JS", (), {"NS": 0, "EW": 0})
    taken = line.view(line.moment("trick 2, after 0"), S)
    assert (taken.trick, taken.points, taken.turn) == ((), {"NS": 0, "EW": 44}, E)


def test_the_hand_while_a_trick_lies(line: Timeline) -> None:
    for name in ("trick 1, after 4", "trick 1, turned up", "trick 1, end", "trick 2, after 0"):
        view = line.view(line.moment(name), W)
        assert str(view.hand) == "JT8..J98.T", name
        assert view.held == (7, 7, 7, 7)


def test_the_last_trick_does_not_end_the_deal_before_it_is_taken(line: Timeline) -> None:
    view = line.view(line.moment("trick 8, end"), W)
    assert (view.phase, view.ended, view.number, len(view.trick)) == ("play", None, 8, 4)
    assert line.view(line.moment("end"), W).phase == "over"


def whole_deals(rng: random.Random) -> list[Deal]:
    deals = [random_whole(rng) for _ in range(5)]
    deals += [play_out(random_deal(rng), rng) for _ in range(7)]  # wild auctions: PCC, 250 and more
    return [*deals, *(play_out(random_deal(rng), rng, quiet_action) for _ in range(2))]


def test_any_deal_at_any_moment_from_any_chair(rng: random.Random) -> None:
    """Names lead back to their moment; a view holds eight cards a seat and none that the seat could not know."""
    for deal in whole_deals(rng):
        line = Timeline(tuple(deal.path()))
        for moment in every_moment(line):
            name = line.name(moment)
            assert line.moment(name) == moment, name
            for seat in SEATS:
                view = line.view(moment, seat)
                cards = [*view.hand, *(one.card for trick in view.tricks for one in trick.cards if one.card)]
                cards += [one.card for one in view.trick if one.card and one.card not in view.hand]
                assert len(cards) == len(set(cards)), name
                seen = {*cards, *([view.indicator] if view.indicator else [])}
                assert seen <= known(line, moment, seat), (name, seat)
                if moment.stage is not Stage.ON:
                    own = sum(one.seat == seat for trick in (*view.tricks, view) for one in _cards(trick))
                    assert view.held[seat.place] == len(view.hand)
                    assert len(view.hand) + own == 8, (name, seat)
                    assert view.turn is None


def _cards(trick: object) -> tuple:  # type: ignore[type-arg]
    return getattr(trick, "trick", None) or getattr(trick, "cards", ())


def test_a_card_on_the_table_is_the_true_one_or_a_folded_one(rng: random.Random) -> None:
    for deal in whole_deals(rng):
        line = Timeline(tuple(deal.path()))
        for moment in every_moment(line):
            for seat in SEATS:
                for place, one in enumerate(line.view(moment, seat).trick):
                    assert one.card == true_card(line, moment, place) if one.card else one.folded


def true_card(line: Timeline, moment: Moment, place: int) -> Card:
    end = line.trick_end(moment.done)
    if moment.stage is not Stage.ON and end is not None:
        return end.cards[place].card
    play = line.deals[moment.done].play
    assert play is not None
    return play.trick[place].card
