"""Clauses ``pcc.*``: Partner Close Caps."""

from __future__ import annotations

import pytest

from tests.clauses.table import (
    BALANCED,
    allowed,
    can_play,
    contract,
    deal,
    finish_trick,
    go,
    last_end,
    play_out,
    refused,
)
from tutor.cards import cards
from tutor.rules.tokens import settle

PCC = contract("W", 200, "7S", circuit=("pcc",))


@pytest.mark.clause("pcc.alone")
def test_pcc_alone_bidder_leads_to_the_first_trick() -> None:
    at = deal(PCC, **BALANCED)
    assert (at.turn, at.eldest) == ("W", "S")
    words = contract("W", 200, "7S", circuit=("pass", "pass", "pass", "pcc")) + "N:9D!"
    at = deal(words, **BALANCED)
    assert (at.turn, at.maker) == ("N", "N")


@pytest.mark.clause("pcc.alone")
def test_pcc_alone_tricks_have_three_cards_and_partner_is_left_out() -> None:
    at = deal(PCC + "W:JH", **BALANCED)
    assert at.turn == "S"
    at = go(at, "S:AH")
    assert at.turn == "N"
    assert refused(at, "E:QH") == ("procedure.turn",)
    at = go(at, "N:8H")
    assert [str(one.seat) for one in last_end(at).cards] == ["W", "S", "N"]
    assert (last_end(at).winner, last_end(at).points) == ("W", 41)
    while at.phase == "play":
        assert at.turn != "E"
        assert at.actions("E") == ()
        at = at.act(at.turn or "", at.actions(at.turn or "")[0])
    assert at.hand("E") == at.dealt_hand("E")
    assert sum(at.points.values()) == 304 - at.hand("E").points
    assert at.play is not None
    assert all(len(one.cards) == 3 for one in at.play.tricks)


@pytest.mark.clause("pcc.alone")
def test_pcc_alone_partners_cards_are_seen_by_nobody() -> None:
    at = deal(PCC + "W:JH S:AH N:8H", **BALANCED)
    for one in "SNW":
        view = at.view(one)
        assert view.held == (7, 8, 7, 7)
        assert not any(str(card) in repr(view) for card in at.hand("E"))


@pytest.mark.clause("pcc.alone", "score.table")
def test_pcc_alone_all_eight_tricks_are_needed_and_a_lost_one_is_played_on() -> None:
    at = deal(PCC + "W:JH S:AH N:8H W:JS S:KS N:8S W:7H S:KH N:9H", **BALANCED)
    assert last_end(at).winner == "N"
    assert (at.phase, at.turn) == ("play", "N")
    at = play_out(at)
    assert at.ended == "played"
    settled = settle(at, None)
    assert (settled.made, settled.to, settled.moved) == (False, "NS", 5)
    all_spades = {"W": "JS 9S AS TS | KS QS 8S 7S"}
    at = play_out(deal(contract("W", 200, "JS", circuit=("pcc",)) + "W:open", **all_spades))
    settled = settle(at, None)
    assert (settled.made, settled.to, settled.moved) == (True, "EW", 4)


@pytest.mark.clause("pcc.open-after-first")
def test_pcc_open_after_first_trick_by_itself() -> None:
    at = deal(PCC + "W:JH S:AH", **BALANCED)
    assert at.closed
    at = go(at, "N:8H")
    end = last_end(at)
    assert (at.closed, end.opened, end.indicator, end.indicator_card) == (False, "pcc", "returned", "7S")
    assert allowed(at, "W:7S W:JS")


@pytest.mark.clause("pcc.open-after-first")
def test_pcc_open_after_first_closed_clauses_hold_until_then() -> None:
    at = deal(PCC, **BALANCED)
    assert refused(at, "W:JS") == ("closed.no-trump-lead-first",)
    assert refused(at, "W:7S") == ("closed.indicator-lead",)
    assert can_play(at) == sorted(cards("JH 7H JD 7D JC 7C"))
    at = deal(PCC + "W:JH", W="7S JH", S="9S -H", N="AH")
    assert refused(at, "S:9S/up") == ("closed.void-folds",)
    at = go(at, "S:9S N:AH")
    assert [(one.folded, one.shown) for one in last_end(at).cards][1] == (True, True)
    assert (last_end(at).winner, last_end(at).opened) == ("S", "reveal")
    at = deal(PCC + "W:JH", W="7S JH", S="9C -H", N="AH")
    at = go(at, "S:9C N:AH")
    assert (last_end(at).winner, last_end(at).opened) == ("W", "pcc")
    assert at.view("N").tricks[0].cards[1].card is None
    assert at.view("W").tricks[0].cards[1].card == "9C"


@pytest.mark.clause("pcc.open-after-first", "open.before-first-lead")
def test_pcc_open_after_first_but_the_maker_may_open_before_the_lead() -> None:
    at = deal(PCC + "W:open", **BALANCED)
    assert allowed(at, "W:JS W:7S")
    assert refused(go(at, "W:JH"), "W:open") == ("open.before-first-lead",)


@pytest.mark.clause("pcc.no-exhausted")
def test_pcc_no_exhausted_duty() -> None:
    hands = {"W": "JS 9S AS TS | JH JD JC KS", "E": "QS 8S 7S", "S": "-S", "N": "-S"}
    at = finish_trick(deal(contract("W", 200, "JS", circuit=("pcc",)) + "W:open W:JS", **hands))
    assert not last_end(at).exhausted
    assert allowed(at, "W:JH W:JD W:9S")
