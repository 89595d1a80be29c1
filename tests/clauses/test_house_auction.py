"""Settings of the auctions: each value that is not the default changes what it should, and nothing beside it."""

from __future__ import annotations

import pytest

from tests.clauses.table import BALANCED, allowed, contract, deal, go, refused, ruling, why
from tutor.rules import Bid
from tutor.rules.ruling import Limit, Someone, StandingBid
from tutor.rules.standing import rule_next, rule_over
from tutor.seats import seat


@pytest.mark.setting("bid_step_from_200", 5)
@pytest.mark.clause("auction.bid", "second.bid")
def test_auction_bid_may_rise_in_fives_from_200() -> None:
    profile = {"bid_step_from_200": 5}
    at = deal(profile=profile, **BALANCED)
    assert allowed(at, "S:200 S:205 S:295 S:160 S:170")
    for wrong in (165, 195, 203, 207):
        assert refused(at, f"S:{wrong}") == ("auction.bid",), wrong
    assert Limit("step", 5) in ruling(at, "S:203").witness
    assert Limit("step", 10) in ruling(at, "S:165").witness
    assert Bid(205) in at.actions("S")
    assert Bid(195) not in at.actions("S")
    at = deal(contract("W", 205, "7S", circuit=()), profile=profile, **BALANCED)
    assert allowed(at, "W:250 W:255")
    assert refused(at, "W:252") == ("second.bid",)
    assert refused(deal(**BALANCED), "S:205") == ("auction.bid",)


@pytest.mark.setting("overcall_partner", "never")
@pytest.mark.clause("auction.over-partner")
def test_auction_over_partner_may_be_forbidden() -> None:
    at = deal("S:160 E:pass", profile={"overcall_partner": "never"}, **BALANCED)
    assert refused(at, "N:200") == ("auction.over-partner",)
    assert refused(at, "N:300") == ("auction.over-partner",)
    assert ruling(at, "N:200").witness == (StandingBid(seat("S"), 160),)
    assert allowed(at, "N:pass")
    at = go(at, "N:pass W:200 S:pass E:pass")
    assert allowed(at, "N:210")  # partner's bid does not stand any more


@pytest.mark.setting("overcall_partner", "free")
@pytest.mark.clause("auction.over-partner", "auction.later-call")
def test_auction_over_partner_may_be_free() -> None:
    at = deal("S:160 E:pass", profile={"overcall_partner": "free"}, **BALANCED)
    assert allowed(at, "N:170 N:200")
    assert refused(at, "N:160") == ("auction.bid",)
    at = go(at, "N:170 W:pass")
    assert refused(at, "S:180") == ("auction.later-call",)  # another clause, and it stays
    assert refused(deal("S:160 E:pass", **BALANCED), "N:170") == ("auction.over-partner",)


@pytest.mark.setting("ask_partner", "never")
@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_may_be_off() -> None:
    at = deal(profile={"ask_partner": "never"}, **BALANCED)
    assert refused(at, "S:ask") == ("auction.ask-partner",)
    assert refused(go(at, "S:pass"), "E:ask") == ("auction.ask-partner",)
    assert all(one.do != "ask" for one in at.actions("S"))


@pytest.mark.setting("ask_partner", "eldest-and-opposite")
@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_may_be_for_eldest_and_the_dealers_opposite() -> None:
    """Dealer W: eldest is S, and E sits opposite."""
    at = deal(profile={"ask_partner": "eldest-and-opposite"}, **BALANCED)
    assert allowed(at, "S:ask")
    at = go(at, "S:pass")
    assert allowed(at, "E:ask")
    at = go(at, "E:pass")
    assert refused(at, "N:ask") == ("auction.ask-partner",)
    assert ruling(at, "N:ask").witness == (Someone("eldest", seat("S")), Someone("opposite", seat("E")))
    assert refused(go(at, "N:160"), "W:ask") == ("auction.ask-partner",)
    asked = go(deal(profile={"ask_partner": "eldest-and-opposite"}, **BALANCED), "S:ask")
    assert refused(asked, "N:ask") == ("auction.ask-partner",)  # still not back


@pytest.mark.setting("ask_skips_partner", False)
@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_may_leave_partner_the_next_turn() -> None:
    words = "S:ask N:160 E:170"
    at = deal("S:ask N:pass E:160", profile={"ask_skips_partner": False}, **BALANCED)
    assert at.turn == "N"  # asked before, and called upon all the same
    assert deal("S:ask N:pass E:160", **BALANCED).turn == "W"
    assert rule_next(at, "N").allowed
    assert refused(at, "N:170") == ("auction.later-call",)  # it was a turn of both
    assert deal(words, profile={"ask_skips_partner": False}, **BALANCED).turn == "N"


@pytest.mark.setting("second_auction_start", "eldest")
@pytest.mark.clause("second.circuit")
def test_second_circuit_may_start_with_eldest() -> None:
    at = deal(contract("W", 200, "7S", circuit=()), profile={"second_auction_start": "eldest"}, **BALANCED)
    assert at.turn == "S"
    at = go(at, "S:pass E:pass N:pass")
    assert at.turn == "W"  # one call each, the maker's the last
    assert allowed(at, "W:250")
    assert go(at, "W:pass").phase == "play"
    assert deal(contract("W", 200, "7S", circuit=()), **BALANCED).turn == "W"


@pytest.mark.setting("second_auction_until", "three-passes")
@pytest.mark.clause("second.circuit")
def test_second_circuit_may_go_on_until_three_passes() -> None:
    profile = {"second_auction_until": "three-passes"}
    at = deal(contract("W", 200, "7S", circuit=()), profile=profile, **BALANCED)
    at = go(at, "W:pass S:250 E:pass N:pass")
    assert at.turn == "W"  # has passed before that bid only
    assert why(at, "W:pass") == ("second.circuit",)
    assert not rule_over(at).allowed
    at = go(at, "W:260 S:270 E:280")
    assert (at.phase, at.turn) == ("second-auction", "N")
    assert refused(go(at, "N:pass"), "W:290") == ("second.over-partner",)
    at = go(at, "N:pass W:pass")
    assert at.phase == "second-auction"
    at = go(at, "S:pass")
    assert (at.phase, at.turn, at.maker) == ("indicator", "E", "E")
    assert rule_over(at).clauses == ("second.circuit",)
    quiet = deal(contract("W", 200, "7S", circuit=("pass",) * 4), profile=profile, **BALANCED)
    assert (quiet.phase, quiet.maker) == ("play", "W")


@pytest.mark.clause("second.circuit")
def test_second_circuit_of_three_passes_counts_the_three_others() -> None:
    """Eldest begins, and S, E and N pass: W, whose bid stands, is not asked. With the bid of N, W still has a call."""
    profile = {"second_auction_until": "three-passes", "second_auction_start": "eldest"}
    at = deal(contract("W", 200, "7S", circuit=()) + "S:pass E:pass N:pass", profile=profile, **BALANCED)
    assert (at.phase, at.maker) == ("play", "W")
    at = deal(contract("N", 200, "9S", circuit=()) + "S:pass E:pass N:pass", profile=profile, **BALANCED)
    assert (at.phase, at.turn) == ("second-auction", "W")
    assert go(at, "W:pass").phase == "play"


@pytest.mark.setting("own_raise", False)
@pytest.mark.clause("second.new-maker")
def test_second_new_maker_may_be_barred_from_raising_the_own_bid() -> None:
    at = deal(contract("W", 200, "7S", circuit=()), profile={"own_raise": False}, **BALANCED)
    assert refused(at, "W:250") == ("second.new-maker",)
    assert ruling(at, "W:250").witness == (StandingBid(seat("W"), 200),)
    assert refused(at, "W:240") == ("second.bid", "second.new-maker")
    assert allowed(at, "W:pass W:pcc")  # PCC is no raise but a call of its own
    assert allowed(go(at, "W:pass"), "S:250")
    assert allowed(go(at, "W:pass S:pass"), "E:250")  # partner may
