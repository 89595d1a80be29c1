"""What the card table is told of the games where the maker calls a card or plays alone (``call.*``, ``widow.*``)."""

from __future__ import annotations

import json
import random

import pytest

from tests.screens.helpers import cards_in
from tutor.app.table.from_view import Scene, payload_of
from tutor.app.table.payload import Payload
from tutor.cards import PACK, Card
from tutor.rules.called import CalledView, score
from tutor.rules.called.claims import PAIRS
from tutor.rules.called.sides import taken
from tutor.rules.deal import Deal
from tutor.rules.playout import random_whole
from tutor.wording import words

GAMES = ("call-partner", "widow")
EVERY = pytest.mark.parametrize("game", GAMES)


def whole(game: str, seed: int) -> list[Deal]:
    return list(random_whole(random.Random(seed), game).path())


def table(deal: Deal, seat: str, **scene: object) -> Payload:
    return payload_of(deal.view(seat), words(), Scene(serial=1, place="p", **scene))  # type: ignore[arg-type]


def facts(one: Payload) -> dict[str, str]:
    return {fact["label"]: fact["value"] for fact in one["facts"]}


def known(view: CalledView) -> set[Card]:
    """Every card whose place this seat may know, from the open facts of the deal."""
    seen = {*view.hand, *(view.widow or ()), *(one for pair in view.marriages for one in PAIRS[pair.suit])}
    seen |= {one.card for trick in view.tricks for one in trick.cards if one.card}
    seen |= {one.card for one in view.trick if one.card}
    return seen | ({view.card} if view.card else set())


@EVERY
def test_call_match_players_sit_clockwise(game: str) -> None:
    """The next to play is on the reader's left; with three of them nobody sits opposite (``call.match``)."""
    deal = whole(game, 1)[0]
    for seat in deal.profile.form.seating.order:
        seats = table(deal, seat)["seats"]
        assert [one["seat"] for one in seats] == list(deal.profile.form.seating.from_seat(seat))
        places = ["bottom", "left", "right"] if game == "widow" else ["bottom", "left", "top", "right"]
        assert [one["place"] for one in seats] == places


@EVERY
def test_no_card_reaches_the_browser_that_the_seat_cannot_know(game: str) -> None:
    for seed in range(3):
        for deal in whole(game, seed)[::3]:
            for seat in deal.profile.form.seating.order:
                view = deal.view(seat)
                assert isinstance(view, CalledView)
                text = json.dumps(table(deal, seat), ensure_ascii=False)
                assert not cards_in(text) & (set(PACK) - known(view)), (seed, seat, deal)


def test_call_partner_is_shown_to_nobody_before_the_reveal() -> None:
    """The holder has the badge on its own table; the others only when the card has come out (``call.reveal``)."""
    hidden = 0
    for deal in whole("call-partner", 5):
        called = deal.called
        if called is None or called.card is None:
            continue
        for seat in deal.profile.form.seating.order:
            shown = [one["seat"] for one in table(deal, seat)["seats"] if "partner" in {b["id"] for b in one["badges"]}]
            knows = called.shown or seat.place == called.holder
            assert shown == ([deal.view(seat).partner] if knows else [])  # type: ignore[attr-defined]
            hidden += not knows
    assert hidden


@EVERY
def test_call_score_stands_beside_each_name_and_no_tokens_lie_there(game: str) -> None:
    end = whole(game, 3)[-1]
    after = score(end).after
    shown = table(end, "S", tokens=after)
    assert {one["seat"]: one["score"] for one in shown["seats"]} == {
        seat: str(count).replace("-", "−") for seat, count in after.items()
    }
    assert shown["tokens"] is None


@EVERY
def test_points_of_the_sides_are_those_of_the_deal(game: str) -> None:
    """Where a seat can tell the sides apart, it counts what the deal counts (``call.alone``, ``widow.exchange``)."""
    sure = 0
    for seed in range(6):
        for deal in whole(game, seed):
            for seat in deal.profile.form.seating.order if deal.called else ():
                view = deal.view(seat)
                assert isinstance(view, CalledView)
                have = taken(view)
                if have.sure:
                    assert deal.called is not None
                    assert have.points[0] == deal.called.points, (seed, seat)
                    sure += 1
                else:
                    assert have.points[0] <= deal.called.points  # type: ignore[union-attr]
    assert sure > 100


def test_call_marriage_moves_the_target_on_the_rim() -> None:
    for seed in range(200):
        for deal in whole("call-partner", seed):
            view = deal.view("S")
            assert isinstance(view, CalledView)
            if view.marriages and view.target is not None and view.contract is not None:
                shown = facts(table(deal, "S"))["Target"]
                assert shown.startswith(str(view.target))
                assert facts(table(deal, "S", points=False))["Contract"] == str(view.contract.amount)
                badges = {badge["text"] for one in table(deal, "S")["seats"] for badge in one["badges"]}
                assert {
                    " ".join(words().card_sign(one) for one in PAIRS[pair.suit]) for pair in view.marriages
                } <= badges
                return
    raise AssertionError("no marriage in 200 deals")


def test_widow_exchange_is_known_to_the_maker_alone() -> None:
    """All see how many cards lie there; only the maker sees which (``widow.exchange``)."""
    for deal in whole("widow", 2):
        for seat in deal.profile.form.seating.order:
            lying = table(deal, seat)["widow"]
            assert lying is not None
            assert len(lying["cards"]) == 2
            assert (None in lying["cards"]) == (seat != deal.maker)


def test_widow_score_ten_tricks() -> None:
    end = whole("widow", 2)[-2]
    assert table(end, "S")["trick"]["caption"] == "Trick 10 of 10"
