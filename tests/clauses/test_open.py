"""Clauses ``open.*``: opening before the lead, play once open, the forced opening at 250."""

from __future__ import annotations

import pytest

from tests.clauses.table import BALANCED, allowed, can_play, contract, deal, go, last_end, refused
from tutor.rules import OpenTrump
from tutor.rules.events import Opened

SEVEN = contract("W", 200, "7S")
FIRST = "S:AH E:QH N:8H W:JH "


@pytest.mark.clause("open.before-first-lead")
def test_open_before_first_lead_by_the_maker_leading_or_not() -> None:
    at = deal(SEVEN, **BALANCED)
    assert at.turn == "S"
    assert at.actions("W") == (OpenTrump(),)
    at = go(at, "W:open")
    assert (at.turn, at.closed) == ("S", False)
    assert at.log[-1].events == (Opened(at.maker, "7S", "choice"),)
    assert at.view("N").indicator == "7S"
    at = deal(contract("W", 200, "7S", dealer="N") + "W:open", dealer="N", **BALANCED)
    assert at.turn == "W"
    assert can_play(at) == sorted(at.hand("W"))  # anything, trumps and the former indicator too


@pytest.mark.clause("open.before-first-lead")
def test_open_before_first_lead_is_too_late_once_a_card_is_led() -> None:
    at = deal(SEVEN + "S:AH", **BALANCED)
    assert refused(at, "W:open") == ("open.before-first-lead",)
    at = go(at, "E:QH N:8H")
    assert refused(at, "W:open") == ("open.before-first-lead",)
    at = go(at, "W:JH")
    assert refused(at, "W:open") == ("open.before-first-lead",)


@pytest.mark.clause("open.before-first-lead")
def test_open_before_first_lead_is_the_makers_right_only_and_once() -> None:
    at = deal(SEVEN, **BALANCED)
    for other in "SEN":
        assert refused(at, f"{other}:open") == ("open.before-first-lead",)
    assert refused(go(at, "W:open"), "W:open") == ("open.before-first-lead",)


@pytest.mark.clause("open.before-first-lead", "procedure.phase")
def test_open_before_first_lead_but_not_before_the_play() -> None:
    at = deal("S:160 E:pass N:pass W:pass S:AS!", **BALANCED)
    assert refused(at, "S:open") == ("procedure.phase",)


@pytest.mark.clause("open.face-up")
def test_open_face_up_every_card() -> None:
    at = deal(SEVEN + "W:open S:AH", S="AH", E="8S KD -H", N="KH", W="7S JH")
    assert refused(at, "E:8S/down") == ("open.face-up",)
    assert refused(at, "E:KD/down") == ("open.face-up",)
    at = go(at, "E:8S/up N:KH W:JH")
    assert [(one.folded, one.shown) for one in last_end(at).cards] == [(False, False)] * 4
    assert (last_end(at).winner, last_end(at).inspected) == ("E", ())
    assert at.view("S").tricks[0].points == 44


@pytest.mark.clause("open.face-up")
def test_open_face_up_frees_the_maker_of_special_limits() -> None:
    at = deal(SEVEN + "W:open S:AH E:KH N:QH", S="AH", E="KH", N="QH", W="7S 9S KD -H")
    assert allowed(at, "W:9S W:7S W:KD")  # may cut from hand
    at = deal(SEVEN + "W:open S:AS E:KS N:QS", S="AS", E="KS", N="QS", W="7S KD -S")
    assert can_play(at) == ["7S"]  # and must follow with the card that was the indicator


@pytest.mark.clause("open.high-bid")
def test_open_high_bid_shows_the_indicator_after_the_first_trick_by_itself() -> None:
    at = deal(contract("W", 250, "7S") + FIRST, **BALANCED)
    end = last_end(at)
    assert (at.closed, end.opened, end.indicator, end.indicator_card) == (False, "high-bid", "returned", "7S")
    assert allowed(at, "W:7S W:JS")  # in hand
    assert len(at.log[-1].events) == 1


@pytest.mark.clause("open.high-bid")
def test_open_high_bid_only_after_that_trick_and_only_from_250_on() -> None:
    at = deal(contract("W", 250, "7S") + "S:AH E:QH N:8H", **BALANCED)
    assert at.closed
    at = deal(contract("W", 240, "7S") + FIRST, **BALANCED)
    assert at.closed
    assert last_end(at).opened is None


@pytest.mark.clause("open.high-bid")
def test_open_high_bid_counts_the_second_auction_too() -> None:
    at = deal(contract("W", 200, "7S", circuit=("250", "pass", "pass", "pass")) + FIRST, **BALANCED)
    assert at.closed is False
    words = contract("W", 200, "7S", circuit=("pass", "260", "pass", "pass")) + "S:AC! " + FIRST
    at = deal(words, **BALANCED)
    assert (at.closed, last_end(at).opened, last_end(at).indicator_card) == (False, "high-bid", "AC")


@pytest.mark.clause("open.high-bid")
def test_open_high_bid_leaves_folded_side_cards_down() -> None:
    at = deal(contract("W", 250, "JS") + "S:AH E:KD N:KH W:TH", S="AH", E="KD -H", N="KH", W="JS TH")
    assert at.closed is False
    assert [(one.folded, one.shown) for one in last_end(at).cards][1] == (True, False)
    assert at.view("S").tricks[0].cards[1].card is None
    assert at.view("S").tricks[0].points is None
    assert at.view("W").tricks[0].cards[1].card == "KD"  # inspected as usual
