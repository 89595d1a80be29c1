"""Clauses ``auction.*``: the first auction, on four cards. Eldest is S unless told otherwise."""

from __future__ import annotations

import pytest

from tests.clauses.table import allowed, deal, go, refused, ruling, why
from tutor.rules.events import MakerSet
from tutor.rules.match import next_dealer
from tutor.rules.ruling import Limit, StandingBid
from tutor.rules.state import Contract
from tutor.rules.tokens import settle

# --- order, bids, passes ----------------------------------------------------------------------------------------------


@pytest.mark.clause("auction.eldest-first")
def test_auction_eldest_first_then_round_in_order() -> None:
    for dealer, eldest in (("W", "S"), ("S", "E"), ("E", "N"), ("N", "W")):
        assert deal(dealer=dealer).turn == eldest
    at = deal()
    for word in ("S:pass", "E:pass", "N:160", "W:pass"):
        assert at.turn == word[0]
        at = go(at, word)
    assert at.turn == "S"


@pytest.mark.clause("auction.bid")
def test_auction_bid_is_a_multiple_of_ten_from_160_to_300() -> None:
    at = deal()
    assert allowed(at, "S:160 S:170 S:200 S:250 S:300")
    for wrong in (0, 10, 150, 155, 161, 165, 205, 255, 304, 310, 400, -160):
        assert "auction.bid" in refused(at, f"S:{wrong}"), wrong
    assert Limit("least", 160) in ruling(at, "S:150").witness
    assert Limit("most", 300) in ruling(at, "S:310").witness
    assert Limit("step", 10) in ruling(at, "S:165").witness
    assert ruling(at, "S:0").witness == (Limit("least", 160),)  # there is no standing bid to name
    assert why(at, "S:160") == ("auction.bid",)


@pytest.mark.clause("auction.bid")
def test_auction_bid_is_above_the_standing_bid() -> None:
    at = deal("S:180")
    for low in (160, 170, 180):
        assert refused(at, f"E:{low}") == ("auction.bid",)
        assert StandingBid(at.eldest, 180) in ruling(at, f"E:{low}").witness
    assert allowed(at, "E:190 E:300")
    at = go(at, "E:300")
    assert refused(at, "N:300") == ("auction.bid",)
    assert refused(at, "N:310") == ("auction.bid",)


@pytest.mark.clause("auction.bid")
def test_auction_bid_pcc_cannot_be_called_on_four_cards() -> None:
    assert refused(deal(), "S:pcc") == ("auction.bid",)
    assert refused(deal("S:ask"), "N:pcc") == ("auction.bid",)


@pytest.mark.clause("auction.pass-not-final")
def test_auction_pass_not_final_a_passer_may_bid_later() -> None:
    at = go(deal("S:pass E:160 N:pass W:pass"), "S:200 E:pass N:pass W:pass")
    assert (at.phase, at.maker, at.contract) == ("indicator", "S", Contract(at.eldest, 200))


@pytest.mark.clause("auction.pass-not-final")
def test_auction_pass_not_final_and_a_pass_is_always_allowed_at_the_turn() -> None:
    at = deal()
    for word in ("S:pass", "E:160", "N:pass", "W:200", "S:pass", "E:210", "N:pass"):
        assert allowed(at, f"{word[0]}:pass")
        at = go(at, word)
    assert allowed(deal("S:ask"), "N:pass")
    assert why(deal(), "S:pass") == ("auction.pass-not-final",)


# --- later calls, over partner ----------------------------------------------------------------------------------------


@pytest.mark.clause("auction.later-call")
def test_auction_later_call_after_a_pass_needs_200() -> None:
    at = deal("S:pass E:160 N:pass W:pass")
    for low in (170, 180, 190):
        assert refused(at, f"S:{low}") == ("auction.later-call",)
        assert Limit("least", 200) in ruling(at, f"S:{low}").witness
    assert allowed(at, "S:200 S:210 S:pass")


@pytest.mark.clause("auction.later-call")
def test_auction_later_call_after_a_bid_needs_200() -> None:
    at = deal("S:160 E:170 N:pass W:pass")
    assert refused(at, "S:180") == ("auction.later-call",)
    assert allowed(at, "S:200")


@pytest.mark.clause("auction.later-call")
def test_auction_later_call_does_not_bind_a_first_turn() -> None:
    at = deal("S:pass E:160 N:pass")
    assert refused(at, "W:170") == ("auction.over-partner",)  # not later-call
    assert allowed(deal("S:pass E:pass N:pass"), "W:160")


@pytest.mark.clause("auction.later-call", "auction.ask-partner")
def test_auction_later_call_binds_who_asked_and_who_was_asked() -> None:
    at = deal("S:ask N:pass E:160 W:pass")
    assert refused(at, "S:170") == ("auction.later-call",)
    assert allowed(at, "S:200")
    at = go(at, "S:pass")
    assert at.turn == "N"
    assert refused(at, "N:170") == ("auction.later-call",)
    assert allowed(at, "N:200")


@pytest.mark.clause("auction.over-partner")
def test_auction_over_partner_needs_200() -> None:
    at = deal("S:160 E:pass")
    assert refused(at, "N:170") == ("auction.over-partner",)
    assert refused(at, "N:190") == ("auction.over-partner",)
    assert ruling(at, "N:170").witness == (StandingBid(at.eldest, 160),)
    assert allowed(at, "N:200 N:pass")
    assert allowed(deal("S:160 E:170"), "N:180")  # the standing bid is not partner's
    assert allowed(deal("S:160 E:170 N:200 W:pass"), "S:210")


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("auction.end")
def test_auction_end_when_the_three_others_have_passed_since_the_bid() -> None:
    at = deal("S:160 E:pass N:pass")
    assert at.phase == "auction"
    at = go(at, "W:pass")
    assert (at.phase, at.turn, at.maker) == ("indicator", "S", "S")  # the bidder is not asked again
    assert [one.events for one in at.log] == [(), (), (), (MakerSet(at.eldest, 160, 1),)]


@pytest.mark.clause("auction.end")
def test_auction_end_passes_before_the_bid_do_not_count() -> None:
    at = deal("S:pass E:pass N:pass W:160")
    assert (at.phase, at.turn) == ("auction", "S")
    at = go(at, "S:pass E:pass")
    assert at.phase == "auction"
    assert go(at, "N:pass").maker == "W"
    at = deal("S:160 E:pass N:pass W:170")
    assert (at.phase, at.turn) == ("auction", "S")
    at = go(at, "S:pass E:pass")
    assert (at.phase, at.turn) == ("auction", "N")


@pytest.mark.clause("auction.end")
def test_auction_end_bidder_is_passed_over_while_others_still_call() -> None:
    at = deal("S:ask N:160 E:pass W:pass")
    assert at.turn == "S"
    at = go(at, "S:pass")
    assert (at.phase, at.maker) == ("indicator", "N")
    at = deal("S:pass E:160 N:pass W:pass S:200 E:pass N:pass W:210 S:pass E:pass")
    assert at.turn == "N"
    assert go(at, "N:pass").maker == "W"


@pytest.mark.clause("auction.all-pass")
def test_auction_all_pass_scores_nothing_and_the_next_dealer_deals() -> None:
    at = deal("S:pass E:pass N:pass W:pass")
    assert (at.phase, at.ended, at.turn, at.contract, at.maker) == ("over", "all-pass", None, None, None)
    settled = settle(at, None)
    assert (settled.to, settled.moved, settled.after) == (None, 0, {"NS": 11, "EW": 11})
    assert next_dealer(at) == "S"


# --- asking partner ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_speaks_at_once_and_cannot_ask_back() -> None:
    at = deal("S:ask")
    assert (at.turn, at.asker) == ("N", "S")
    assert refused(at, "N:ask") == ("auction.ask-partner",)
    assert refused(at, "E:pass") == ("procedure.turn",)
    assert refused(at, "S:pass") == ("procedure.turn",)
    assert allowed(at, "N:pass N:160 N:190")  # partner's first turn: no 200 yet


@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_bid_so_spoken_is_partners_and_the_call_goes_to_the_askers_right() -> None:
    at = deal("S:ask N:160")
    assert (at.turn, at.asker) == ("E", None)
    assert at.contract is not None
    assert (at.contract.seat, at.contract.amount) == ("N", 160)
    at = deal("S:pass E:ask W:160")
    assert at.turn == "N"


@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_who_had_a_turn_must_bid_200() -> None:
    at = deal("S:pass E:160 N:ask")
    assert refused(at, "S:170") == ("auction.later-call",)
    assert allowed(at, "S:200 S:pass")
    at = deal("S:160 E:pass N:pass W:ask")
    assert refused(at, "E:190") == ("auction.later-call",)
    assert allowed(at, "E:200")


@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_may_raise_a_bid_of_their_own_so() -> None:
    at = deal("S:160 E:pass N:ask")
    assert refused(at, "S:170") == ("auction.later-call",)
    at = go(at, "S:200")
    assert at.contract is not None
    assert (at.contract.seat, at.turn) == ("S", "W")


@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_next_turn_is_skipped_once_in_silence() -> None:
    at = deal("S:ask N:160 E:170")
    assert at.turn == "W"  # N is passed over
    at = go(at, "W:pass S:pass")
    assert at.turn == "N"  # only once, and the silence was no pass
    assert allowed(at, "N:200")
    assert go(at, "N:pass").maker == "E"


@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_skip_of_two_partners_in_one_round() -> None:
    at = deal("S:ask N:pass E:ask W:160")
    assert at.turn == "S"  # N is skipped, W is the bidder
    at = go(at, "S:pass E:pass")
    assert at.turn == "N"
    at = deal("S:ask N:160 E:ask W:pass")
    assert at.turn == "S"  # N is the bidder, W is skipped
    at = go(at, "S:pass")
    assert at.maker == "N"  # W's pass so spoken was a pass of both


@pytest.mark.clause("auction.ask-partner", "auction.end")
def test_auction_ask_partner_pass_so_spoken_is_a_pass_of_both() -> None:
    at = deal("S:pass E:160 N:ask S:pass")
    assert at.turn == "W"
    at = go(at, "W:pass")
    assert (at.phase, at.maker) == ("indicator", "E")  # S and N have passed since the bid
    at = deal("S:160 E:pass N:ask S:pass W:pass")
    assert (at.phase, at.maker) == ("indicator", "S")  # the bidder's own pass for N counts for N


@pytest.mark.clause("auction.ask-partner", "auction.end")
def test_auction_ask_partner_ends_the_auction_before_a_skipped_seat_comes_next() -> None:
    at = deal("S:160 E:ask W:pass")
    assert at.turn == "N"
    at = go(at, "N:pass")  # W, who would be skipped next, has passed with E
    assert (at.phase, at.maker) == ("indicator", "S")


@pytest.mark.clause("auction.ask-partner", "auction.all-pass")
def test_auction_ask_partner_all_pass_by_two_delegated_passes() -> None:
    at = deal("S:ask N:pass E:ask W:pass")
    assert (at.phase, at.ended) == ("over", "all-pass")
    at = deal("S:pass E:pass N:ask S:pass")
    assert at.turn == "W"
    assert go(at, "W:pass").ended == "all-pass"


@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_asking_is_no_pass_by_itself() -> None:
    at = deal("S:160 E:ask W:170")
    assert (at.phase, at.turn) == ("auction", "N")
    at = go(at, "N:pass S:pass")
    assert at.turn == "E"  # E asked before the standing bid and has not passed since
    assert refused(at, "E:180") == ("auction.later-call", "auction.over-partner")
    assert go(at, "E:pass").maker == "W"


@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_any_seat_may_ask_again_at_a_later_turn() -> None:
    at = deal("S:ask N:pass E:160 W:pass S:ask")
    assert at.turn == "N"
    assert refused(at, "N:170") == ("auction.later-call",)
    at = go(at, "N:200")
    assert at.turn == "E"
    assert go(at, "E:pass").turn == "W"
