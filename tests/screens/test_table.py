"""What the card table is told, without a browser: roles, tokens, tricks, the trick before, the indicator."""

from __future__ import annotations

import json
import random

import pytest

import puzzles
from tests.screens import trials
from tests.screens.helpers import cards_in, open_page, seen
from tutor.app.screens.player import open_view
from tutor.app.table.from_view import Scene, payload_of
from tutor.app.table.payload import Payload, Seat
from tutor.cards import PACK, Card
from tutor.record import example, load
from tutor.rules.deal import Deal
from tutor.rules.view import View
from tutor.seats import SEATS
from tutor.wording import words

DEALS = trials.DEALS
SEAT = {"S": SEATS[0], "E": SEATS[1], "N": SEATS[2], "W": SEATS[3]}


def table(view: View, **scene: object) -> Payload:
    return payload_of(view, words(), Scene(serial=1, place="p", **scene))  # type: ignore[arg-type]


def playing() -> list[Deal]:
    return [one for one in DEALS if one.phase == "play"]


def roles(one: Seat) -> set[str]:
    return {badge["id"] for badge in one["badges"]}


def test_seats_have_their_roles_and_eldest_only_until_it_has_led() -> None:
    first, later = playing()[0], playing()[-1]
    seats = {one["seat"]: one for one in table(first.view(SEAT["S"]))["seats"]}
    assert roles(seats["W"]) == {"maker", "dealer"}
    assert roles(seats["N"]) == {"partner"}
    assert roles(seats["S"]) == {"eldest"}
    assert [one["seat"] for one in seats.values() if one["turn"]] == ["S"]
    assert str(seats["S"]["label"]).endswith("to play")
    assert not any("eldest" in roles(one) for one in table(later.view(SEAT["S"]))["seats"])


def test_tokens_lie_in_piles_and_are_spoken_on_the_rim() -> None:
    shown = table(DEALS[0].view(SEAT["S"]), tokens={"NS": 9, "EW": 13})
    assert (shown["tokens"]["ours"], shown["tokens"]["theirs"]) == (9, 13)
    (fact,) = (one for one in shown["facts"] if one["label"] == "Tokens")
    assert fact["value"] == "us 9 · them 13"
    assert fact["spoken"] is True


def test_tricks_won_are_counted() -> None:
    deal = playing()[-1]
    assert deal.play is not None
    ours = sum(one.winner.side == "NS" for one in deal.play.tricks)
    facts = {one["label"]: one["value"] for one in table(deal.view(SEAT["S"]))["facts"]}
    assert facts["Tricks"] == f"us {ours} · them {len(deal.play.tricks) - ours}"
    assert "Tricks" not in {one["label"] for one in table(DEALS[0].view(SEAT["S"]))["facts"]}


# --- play.last-trick-view ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", "SENW")
def test_play_last_trick_view_is_a_look_at_the_trick_before_and_no_other(seat: str) -> None:
    seen = 0
    for deal in DEALS:
        view = deal.view(SEAT[seat])
        last = table(view)["last"]
        assert (last is None) == (view.last_trick is None)
        if last is None or view.last_trick is None:
            continue
        seen += 1
        assert last["trick"]["number"] == view.number - 1
        assert {one["card"] for one in last["trick"]["cards"]} <= {None, *map(str, PACK)}
        stayed = [one for one in view.last_trick.cards if one.folded and not one.shown]
        assert sum(one["card"] is None for one in last["trick"]["cards"]) == len(stayed)
        assert ("face down" in last["said"]) == bool(stayed)
    assert seen > 20


def test_play_last_trick_view_is_gone_where_the_table_may_not_look() -> None:
    profile = {"base": "sri-lankan", "settings": {"last_trick_view": "between-tricks"}}
    for deal in load({**example(), "profile": profile}).deals():
        if deal.play is not None and deal.play.trick:
            assert table(deal.view(SEAT["S"]))["last"] is None


def test_no_trick_before_while_it_still_lies_there() -> None:
    deal = next(one for one in playing() if one.play is not None and one.play.tricks and not one.play.trick)
    view = deal.view(SEAT["S"])
    assert table(view)["last"] is not None
    assert table(view, end=view.tricks[-1])["last"] is None


# --- nothing hidden ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", "SENW")
def test_no_table_of_any_moment_names_a_card_that_the_seat_cannot_know(seat: str, rng: random.Random) -> None:
    for deal in DEALS:
        view = deal.view(SEAT[seat])
        kind = rng.choice(["none", "one", "many", "order"])
        known = set(view.first) | set(view.hand) | ({view.indicator} if view.indicator else set())
        known |= {one.card for trick in view.tricks for one in trick.cards if one.card} | {
            one.card for one in view.trick if one.card
        }
        known |= {one.indicator_card for one in view.tricks if one.indicator_card}
        text = json.dumps(table(view, ask=kind, submit="go"), ensure_ascii=False)
        assert cards_in(text) <= known


# --- the indicator ----------------------------------------------------------------------------------------------------


def test_trump_indicator_lies_before_its_owner_and_is_known_to_nobody_else() -> None:
    deal = next(one for one in playing() if one.closed)
    assert deal.maker is not None
    for seat in SEATS:
        shown = table(deal.view(seat))["indicator"]
        assert shown is not None
        assert (shown["seat"], shown["card"] is not None) == (str(deal.maker), seat == deal.maker)


def test_a_hand_that_lies_open_has_its_indicator_before_it() -> None:
    deal = next(one for one in playing() if one.closed)
    assert deal.maker is not None
    laid = {seat: tuple(deal.hand(seat)) for seat in SEATS if seat != "S"}
    shown = table(open_view(deal, SEAT["S"]), laid=laid)
    indicator = shown["indicator"]
    assert indicator is not None
    assert indicator["card"] == str(deal.indicator)
    assert Card(str(indicator["card"])) in deal.hand(deal.maker)
    (maker,) = (one for one in shown["seats"] if one["seat"] == deal.maker)
    assert {one["card"] for one in maker["laid"] or []} == {str(one) for one in deal.hand(deal.maker)} - {
        deal.indicator
    }


def test_the_plain_table_tells_tokens_tricks_the_rank_order_and_the_trick_before() -> None:
    link = next(
        puzzles.link(one)
        for one in (puzzles.make("legal-card", seed) for seed in range(40))
        if one.seen.last_trick is not None
    )
    at = open_page("practise", plain=True, puzzle=link)
    at.toggle(key="set-ranks").set_value(True).run()
    for text in (
        "**Tokens** us 11 · them 11",
        "**Tricks** us ",
        "partner",
        "Last trick",
        "From high to low, with points: J 30,",
    ):
        assert text in seen(at), text
