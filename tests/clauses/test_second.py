"""Clauses ``trump.indicator`` and ``second.*``: the indicator and the second circuit, on eight cards."""

from __future__ import annotations

import pytest

from tests.clauses.table import allowed, contract, deal, go, refused, ruling, why
from tutor.rules.events import MakerSet
from tutor.rules.ruling import Limit, StandingBid
from tutor.seats import seat

W_JACK = {"W": "JS 9S AS TH | KD QD", "S": "AH | JD"}
FIRST = "S:pass E:pass N:pass W:200 S:pass E:pass N:pass W:JS! "


@pytest.mark.clause("trump.indicator")
def test_trump_indicator_is_one_of_the_makers_first_four() -> None:
    at = deal("S:pass E:pass N:pass W:200 S:pass E:pass N:pass", **W_JACK)
    assert (at.phase, at.turn, at.maker) == ("indicator", "W", "W")
    assert allowed(at, "W:JS! W:9S! W:AS! W:TH!")
    assert why(at, "W:JS!") == ("trump.indicator",)
    assert refused(at, "W:KD!") == ("procedure.not-held", "trump.indicator")  # second packet, not seen yet
    assert refused(at, "W:AH!") == ("procedure.not-held", "trump.indicator")
    assert refused(at, "S:AH!") == ("procedure.turn",)
    assert refused(at, "W:pass") == ("procedure.phase",)
    assert [len(at.hand(one)) for one in "SENW"] == [4, 4, 4, 4]


@pytest.mark.clause("trump.indicator")
def test_trump_indicator_lies_face_down_and_its_suit_is_trump() -> None:
    at = deal(FIRST, **W_JACK)
    assert (at.indicator, at.closed, at.maker) == ("JS", True, "W")
    assert at.view("W").indicator == "JS"
    for other in "SEN":
        assert at.view(other).indicator is None
        assert at.view(other).trump is None
    at = deal(contract("W", 200, "TH") + "W:open S:AS E:7S N:8S W:JS", W="TH JS", S="AS", E="7S", N="8S")
    assert at.play is not None
    assert at.play.trump == "H"
    at = deal(contract("W", 200, "TH") + "W:open S:AS E:7S N:8S W:TH", W="TH -S", S="AS", E="7S", N="8S")
    assert at.turn == "W"  # a heart cut


@pytest.mark.clause("second.circuit")
def test_second_circuit_starts_with_the_winner_and_each_seat_calls_once() -> None:
    at = deal(FIRST, **W_JACK)
    assert at.phase == "second-auction"
    for one in "WSEN":
        assert at.turn == one
        assert why(at, f"{one}:pass") == ("second.circuit",)
        at = go(at, f"{one}:pass")
    assert (at.phase, at.turn, at.maker) == ("play", "S", "W")
    assert at.contract is not None
    assert at.contract.amount == 200


@pytest.mark.clause("second.circuit")
def test_second_circuit_is_one_round_even_when_somebody_overcalls() -> None:
    at = deal(FIRST + "W:pass S:250 E:260 N:270", **W_JACK)
    assert (at.phase, at.turn, at.maker) == ("indicator", "N", "N")  # W, S and E have no second call
    assert at.log[-1].events == (MakerSet(seat("N"), 270, 2),)


@pytest.mark.clause("second.bid")
def test_second_bid_is_a_multiple_of_ten_from_250_to_300() -> None:
    at = deal(FIRST, **W_JACK)
    assert allowed(at, "W:250 W:260 W:300 W:pass")
    assert why(at, "W:250") == ("second.bid",)
    for wrong in (160, 210, 240, 245, 255, 304, 310):
        assert refused(at, f"W:{wrong}") == ("second.bid",), wrong
    assert Limit("least", 250) in ruling(at, "W:240").witness
    assert Limit("most", 300) in ruling(at, "W:310").witness


@pytest.mark.clause("second.bid")
def test_second_bid_is_above_the_standing_bid_of_either_auction() -> None:
    at = deal(contract("W", 260, "JS", circuit=()), **W_JACK)
    for low in (250, 260):
        assert refused(at, f"W:{low}") == ("second.bid",)
        assert StandingBid(seat("W"), 260) in ruling(at, f"W:{low}").witness
    at = go(at, "W:270")
    assert refused(at, "S:270") == ("second.bid",)
    assert allowed(at, "S:280")


@pytest.mark.clause("second.over-partner")
def test_second_over_partner_who_bid_in_this_circuit_is_barred() -> None:
    at = deal(FIRST + "W:250 S:pass", **W_JACK)
    assert refused(at, "E:260") == ("second.over-partner",)
    assert refused(at, "E:pcc") == ("second.over-partner",)
    assert refused(at, "E:240") == ("second.bid", "second.over-partner")
    assert ruling(at, "E:260").witness == (StandingBid(seat("W"), 250),)
    assert allowed(at, "E:pass")
    at = deal(FIRST + "W:pass S:250 E:pass", **W_JACK)
    assert refused(at, "N:260") == ("second.over-partner",)


@pytest.mark.clause("second.over-partner")
def test_second_over_partner_leaves_the_first_auction_and_an_opponents_bid_alone() -> None:
    at = deal(FIRST + "W:pass S:pass", **W_JACK)
    assert allowed(at, "E:250 E:pcc")  # partner's 200 was bid in the first auction
    at = deal(FIRST + "W:250 S:260", **W_JACK)
    assert allowed(at, "E:270 E:pcc")  # the standing bid is S's


@pytest.mark.clause("second.no-ask")
def test_second_no_ask_partner_cannot_speak_here() -> None:
    at = deal(FIRST, **W_JACK)
    assert refused(at, "W:ask") == ("second.no-ask",)
    assert refused(go(at, "W:pass"), "S:ask") == ("second.no-ask",)


@pytest.mark.clause("second.pcc")
def test_second_pcc_outranks_every_number_and_ends_the_circuit() -> None:
    at = deal(FIRST + "W:300", **W_JACK)
    at = go(at, "S:pcc")
    assert (at.phase, at.turn, at.maker) == ("indicator", "S", "S")
    assert at.contract is not None
    assert at.contract.is_pcc
    assert refused(at, "E:pass") == ("procedure.phase",)


@pytest.mark.clause("second.pcc", "second.new-maker")
def test_second_pcc_by_the_maker_keeps_the_indicator_and_play_begins() -> None:
    at = deal(FIRST + "W:pcc", **W_JACK)
    assert (at.phase, at.turn, at.maker, at.indicator) == ("play", "W", "W", "JS")


@pytest.mark.clause("second.pcc", "second.new-maker")
def test_second_pcc_by_the_makers_partner_takes_over() -> None:
    at = deal(FIRST + "W:pass S:pass E:pcc", E="9H | JC", **W_JACK)
    assert (at.phase, at.turn, at.indicator) == ("indicator", "E", None)
    assert "JS" in at.hand("W")
    at = go(at, "E:JC!")
    assert (at.phase, at.turn, at.maker) == ("play", "E", "E")


@pytest.mark.clause("second.new-maker")
def test_second_new_maker_sets_one_of_eight_and_the_old_indicator_goes_home() -> None:
    at = deal(FIRST + "W:pass S:250 E:pass N:pass", **W_JACK)
    assert (at.phase, at.turn, at.maker, at.indicator, at.closed) == ("indicator", "S", "S", None, None)
    assert at.hand("W") == at.dealt_hand("W")
    assert at.view("W").indicator is None
    assert allowed(at, "S:AH! S:JD!")  # from either packet
    assert why(at, "S:AH!") == ("second.new-maker",)
    assert refused(at, "S:JS!") == ("procedure.not-held",)
    assert refused(at, "W:JS!") == ("procedure.turn",)
    at = go(at, "S:JD!")
    assert (at.phase, at.turn, at.maker, at.indicator, at.closed) == ("play", "S", "S", "JD", True)
    assert [len(at.hand(one)) for one in "SENW"] == [8, 8, 8, 8]
    assert at.play is not None
    assert at.play.trump == "D"
    assert "JS" in at.hand("W")  # an ordinary card of W's hand now: it must follow spades


@pytest.mark.clause("second.new-maker")
def test_second_new_maker_own_raise_keeps_the_indicator() -> None:
    at = deal(FIRST + "W:250 S:pass E:pass N:pass", **W_JACK)
    assert (at.phase, at.turn, at.maker, at.indicator) == ("play", "S", "W", "JS")
    assert at.contract is not None
    assert at.contract.amount == 250


@pytest.mark.clause("second.new-maker")
def test_second_new_maker_is_the_last_of_several_bidders() -> None:
    at = deal(FIRST + "W:250 S:260 E:270 N:pass", E="9C", **W_JACK)
    assert (at.phase, at.maker) == ("indicator", "E")
    at = go(at, "E:9C!")
    assert at.contract is not None
    assert (at.contract.amount, at.turn) == (270, "S")
