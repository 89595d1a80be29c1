"""Clauses ``trump.exhausted`` and ``trump.spoilt``."""

from __future__ import annotations

import pytest

from tests.clauses.table import (
    BALANCED,
    allowed,
    contract,
    deal,
    finish_trick,
    go,
    last_end,
    play_out,
    refused,
    why,
    witness,
)
from tutor.rules.match import Match, next_dealer
from tutor.rules.tokens import settle

# --- exhausted trumps: W is eldest and maker --------------------------------------------------------------------------

LONG = {"W": "JS 9S AS TS | KS JH JD JC", "S": "7S TH", "E": "8S QH", "N": "QS KH"}
CLOSED = contract("W", 160, "TS", dealer="N") + "W:JH S:TH E:QH N:KH "
OPEN = contract("W", 160, "TS", dealer="N") + "W:open "


@pytest.mark.clause("trump.exhausted")
def test_trump_exhausted_maker_goes_on_leading_trumps_in_hand() -> None:
    at = finish_trick(deal(OPEN + "W:JS S:7S E:8S N:QS W:9S", dealer="N", **LONG))
    assert last_end(at).exhausted
    for other in ("JH", "JD", "JC"):
        assert refused(at, f"W:{other}") == ("trump.exhausted",)
        assert witness(at, f"W:{other}") == ["AS", "KS", "TS"]
    assert allowed(at, "W:AS W:KS W:TS")
    for one in ("W:AS", "W:TS"):
        assert why(at, one) == ("trump.exhausted",)
        at = finish_trick(go(at, one))
        assert not last_end(at).exhausted  # the duty began once
    assert refused(at, "W:JD") == ("trump.exhausted",)
    at = finish_trick(go(at, "W:KS"))
    assert allowed(at, "W:JH W:JD W:JC")  # no trump is left in hand


@pytest.mark.clause("trump.exhausted")
def test_trump_exhausted_closed_indicator_waits_for_the_last_trick() -> None:
    at = finish_trick(deal(CLOSED + "W:JS S:7S E:8S N:QS W:9S", dealer="N", **LONG))
    assert at.closed
    assert refused(at, "W:JD") == ("trump.exhausted",)
    assert witness(at, "W:JD") == ["AS", "KS"]  # not the indicator
    assert refused(at, "W:TS") == ("closed.indicator-lead",)
    at = finish_trick(go(at, "W:AS"))
    at = finish_trick(go(at, "W:KS"))
    assert at.closed
    assert allowed(at, "W:JD W:JC")
    assert refused(at, "W:TS") == ("closed.indicator-lead",)
    at = finish_trick(go(at, "W:JD"))
    at = finish_trick(go(at, "W:JC"))
    assert allowed(at, "W:TS")


@pytest.mark.clause("trump.exhausted")
def test_trump_exhausted_is_judged_by_what_the_table_has_seen() -> None:
    at = deal(OPEN + "W:JS S:7S E:8S N:QS", dealer="N", **LONG)
    assert not last_end(at).exhausted  # the last trumps fell, but nobody has failed to follow
    assert allowed(at, "W:JD W:JH W:9S")


@pytest.mark.clause("trump.exhausted")
def test_trump_exhausted_needs_nobody_to_follow_partner_included() -> None:
    hands = {"W": "JS 9S AS TS | KS JH AD AC", "E": "8S 7S QS", "S": "-S", "N": "-S"}
    at = finish_trick(deal(OPEN + "W:JS S:7H E:8S", dealer="N", **{**hands, "S": "7H"}))
    assert not last_end(at).exhausted
    assert allowed(at, "W:AD")


@pytest.mark.clause("trump.exhausted")
def test_trump_exhausted_begins_with_a_lead_of_the_makers_only() -> None:
    hands = {"W": "JS 9S AS TS | 7H AD AC KD", "E": "JH KS QS", "S": "8S 8H", "N": "7S KH"}
    at = deal(OPEN + "W:7H S:8H E:JH N:KH E:KS N:7S W:9S S:8S", dealer="N", **hands)
    assert allowed(at, "W:AD W:AC W:JS")  # everybody followed E's lead
    hands = {"W": "JS 9S AS TS | 7H AD AC KD", "E": "JH KS QS", "S": "8H 7C -S", "N": "KH 8C -S 8S 7S"}
    at = deal(OPEN + "W:7H S:8H E:JH N:KH E:KS N:7S W:9S S:7C", dealer="N", **hands)
    assert not last_end(at).exhausted
    assert allowed(at, "W:AD W:JS")


@pytest.mark.clause("trump.exhausted")
def test_trump_exhausted_is_no_matter_of_a_side_suit() -> None:
    hands = {"W": "JS 9S AS TS | JH 9H AH AD", "S": "TH KD -S", "E": "KS QH", "N": "8S 7S QS KH"}
    at = deal(OPEN + "W:JH S:TH E:QH N:KH", dealer="N", **hands)
    assert allowed(at, "W:9H W:AD W:JS")


# --- spoilt trumps ----------------------------------------------------------------------------------------------------

SPOILT = {"W": "JS 9S AS TS | KS 7H KD QC", "E": "QS 8S 7S", "S": "AH -S", "N": "KH -S"}
SOUND = {"W": "JS 9S AS TS | KS 7H KD QC", "E": "QS 8S", "S": "AH 7S", "N": "KH"}
JACK = contract("W", 200, "JS")


@pytest.mark.parametrize("seat", list("SENW"))
@pytest.mark.clause("trump.spoilt")
def test_trump_spoilt_may_be_declared_by_anyone_out_of_turn_too(seat: str) -> None:
    at = go(deal(JACK + "S:AH", **SPOILT), f"{seat}:spoilt")
    assert (at.phase, at.ended, at.turn) == ("over", "spoilt", None)


@pytest.mark.clause("trump.spoilt")
def test_trump_spoilt_no_score_and_the_same_dealer_deals_again() -> None:
    at = deal(JACK + "S:AH N:spoilt", **SPOILT)
    settled = settle(at, None)
    assert (settled.to, settled.moved, settled.after) == (None, 0, {"NS": 11, "EW": 11})
    assert next_dealer(at) == "W"
    assert Match.start("W").after(at, settled).dealer == "W"


@pytest.mark.clause("trump.spoilt", "procedure.phase")
def test_trump_spoilt_from_the_opening_lead_to_the_last_card() -> None:
    at = deal(JACK, **SPOILT)
    assert refused(at, "N:spoilt") == ("procedure.phase", "trump.spoilt")
    assert refused(go(at, "W:open"), "N:spoilt") == ("procedure.phase", "trump.spoilt")
    at = go(at, "S:AH")
    while at.phase == "play":
        assert allowed(at, "S:spoilt E:spoilt N:spoilt W:spoilt")
        at = at.act(at.turn or "", at.actions(at.turn or "")[0])
    assert refused(at, "N:spoilt") == ("procedure.phase",)


@pytest.mark.clause("trump.spoilt")
def test_trump_spoilt_false_declaration_is_refused_and_play_goes_on() -> None:
    at = deal(JACK + "S:AH", **SOUND)
    for seat in "SENW":
        assert refused(at, f"{seat}:spoilt") == ("trump.spoilt",)
    assert play_out(at).ended == "played"


@pytest.mark.clause("trump.spoilt")
def test_trump_spoilt_counts_the_cards_as_dealt_not_trumps_lost_in_play() -> None:
    at = deal(JACK + "W:open S:7S", **SOUND)
    at = finish_trick(at)
    assert not any(one.suit == "S" for seat in "SN" for one in at.hand(seat))
    assert refused(at, "N:spoilt") == ("trump.spoilt",)


@pytest.mark.clause("trump.spoilt")
def test_trump_spoilt_one_defender_with_a_trump_is_enough() -> None:
    hands = {**SPOILT, "E": "QS 8S", "S": "AH -S", "N": "KH 7S"}
    assert refused(deal(JACK + "S:AH", **hands), "S:spoilt") == ("trump.spoilt",)
    assert refused(deal(JACK + "S:AH", **BALANCED), "S:spoilt") == ("trump.spoilt",)


@pytest.mark.clause("trump.spoilt", "pcc.alone")
def test_trump_spoilt_may_be_declared_in_pcc_too() -> None:
    pcc = contract("W", 200, "JS", circuit=("pcc",))
    at = deal(pcc + "W:7H", **SPOILT)
    assert go(at, "E:spoilt").ended == "spoilt"
    assert refused(deal(pcc + "W:7H", **SOUND), "E:spoilt") == ("trump.spoilt",)
