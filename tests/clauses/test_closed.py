"""Clauses ``closed.*``: the play while the indicator is down."""

from __future__ import annotations

import pytest

from tests.clauses.table import (
    BALANCED,
    FOUR_TRICKS,
    allowed,
    can_play,
    contract,
    deal,
    finish_trick,
    go,
    last_end,
    refused,
    ruling,
    why,
    witness,
)
from tutor.cards import cards
from tutor.rules import Deal
from tutor.rules.events import Opened, TrickEnd

JACK = contract("W", 200, "JS")
SEVEN = contract("W", 200, "7S")


def faces(at: Deal) -> list[tuple[str, bool, bool]]:
    """Card, folded, shown of the trick on the table, or of the trick before."""
    assert at.play is not None
    some = at.play.trick or at.play.tricks[-1].cards
    return [(str(one.card), one.folded, one.shown) for one in some]


# --- folding ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("closed.void-folds")
def test_closed_void_folds_face_down_whoever_it_is_and_whatever_the_card() -> None:
    at = deal(JACK + "S:AH E:KD N:9S W:7C", S="AH", E="KD -H", N="9S -H", W="JS 7C -H")
    assert [folded for _, folded, _ in faces(at)] == [False, True, True, True]


@pytest.mark.clause("closed.void-folds")
def test_closed_void_folds_and_a_follower_plays_face_up() -> None:
    at = deal(JACK + "S:AH", S="AH", E="9S -H", N="KH", W="JS TH")
    assert refused(at, "E:9S/up") == ("closed.void-folds",)
    assert [one.id for one in ruling(at, "E:9S/up").reasons] == ["must-fold"]
    assert allowed(at, "E:9S/down E:9S")
    at = go(at, "E:9S/down")
    assert refused(at, "N:KH/down") == ("closed.void-folds",)
    assert [one.id for one in ruling(at, "N:KH/down").reasons] == ["must-be-face-up"]
    at = go(at, "N:KH/up")
    assert faces(at) == [("AH", False, False), ("9S", True, False), ("KH", False, False)]
    assert refused(deal(JACK, S="AH", W="JS"), "S:AH/down") == ("closed.void-folds",)


@pytest.mark.clause("closed.void-folds")
def test_closed_void_folds_a_trump_lead_too() -> None:
    at = deal(JACK + "S:AS E:KD", S="AS", E="KD -S", W="JS 9S")
    assert faces(at)[-1] == ("KD", True, False)


# --- the indicator beside the hand ------------------------------------------------------------------------------------


@pytest.mark.clause("closed.indicator-apart")
def test_closed_indicator_apart_never_obliges_the_maker_to_follow() -> None:
    hands = {"S": "AS", "E": "KS", "N": "QS", "W": "JS JH 9H KD 8D QC 7C TC"}
    at = deal(JACK + "S:AS E:KS N:QS", **hands)
    assert refused(at, "W:JS") == ("closed.indicator-cuts",)
    assert can_play(at) == sorted(hands["W"].replace("JS", "").split())
    assert why(at, "W:7C") == ("closed.indicator-apart", "closed.void-folds")
    at = go(at, "W:7C/down")
    assert at.turn == "S"  # the ace stands
    assert last_end(at).indicator == "stays"
    assert "JS" in at.hand("W")


@pytest.mark.clause("closed.indicator-apart")
def test_closed_indicator_apart_but_hand_trumps_follow_face_up() -> None:
    at = deal(JACK + "S:AS E:KS N:QS", S="AS", E="KS", N="QS", W="JS 7S 8S JH")
    assert can_play(at) == ["7S", "8S"]
    assert refused(at, "W:JH") == ("play.follow",)
    assert witness(at, "W:JH") == ["7S", "8S"]  # not the indicator
    assert "play.follow" not in refused(at, "W:JS")
    at = go(at, "W:8S")
    assert faces(at)[-1] == ("8S", False, False)


@pytest.mark.clause("closed.indicator-cuts")
def test_closed_indicator_cuts_another_players_side_suit_when_void() -> None:
    at = deal(JACK + "S:AH E:KH N:QH", S="AH", E="KH", N="QH", W="JS KD -H")
    assert allowed(at, "W:JS W:JS/down W:KD")
    assert why(at, "W:JS") == ("closed.indicator-cuts", "closed.void-folds")
    assert why(at, "W:KD") == ("play.follow", "closed.void-folds")
    assert refused(at, "W:JS/up") == ("closed.void-folds",)
    at = go(at, "W:JS")
    assert (at.turn, at.closed) == ("W", False)
    end = last_end(at)
    assert (end.winner, end.opened, end.indicator, end.indicator_card) == ("W", "reveal", "played", "JS")
    assert faces(at)[-1] == ("JS", True, True)
    assert "JS" not in at.hand("W")


@pytest.mark.clause("closed.indicator-cuts")
def test_closed_indicator_cuts_not_while_the_maker_can_follow() -> None:
    at = deal(JACK + "S:AH E:KH N:QH", S="AH", E="KH", N="QH", W="JS TH KD")
    assert refused(at, "W:JS") == ("play.follow",)
    assert witness(at, "W:JS") == sorted(one for one in at.hand("W") if one.suit == "H")


@pytest.mark.clause("closed.indicator-cuts")
def test_closed_indicator_cuts_no_trump_lead_before_the_last_trick() -> None:
    at = deal(JACK + "S:AS E:KS N:QS", S="AS", E="KS", N="QS", W="JS KD -S")
    assert refused(at, "W:JS") == ("closed.indicator-cuts",)


@pytest.mark.clause("closed.no-hand-cut")
def test_closed_no_hand_cut_by_the_maker() -> None:
    at = deal(JACK + "S:AH E:KH N:QH", S="AH", E="KH", N="QH", W="JS 9S 7S KD 8D QC 7C TC")
    assert refused(at, "W:9S") == ("closed.no-hand-cut",)
    assert refused(at, "W:7S") == ("closed.no-hand-cut",)
    assert witness(at, "W:9S") == sorted(cards("KD 8D QC 7C TC JS"))
    assert can_play(at) == sorted(cards("JS KD 8D QC 7C TC"))


@pytest.mark.clause("closed.no-hand-cut")
def test_closed_no_hand_cut_binds_nobody_else() -> None:
    at = deal(JACK + "S:AH", S="AH", E="9S 8S -H", N="7S -H", W="JS TH")
    assert allowed(at, "E:9S E:8S")
    assert allowed(go(at, "E:9S"), "N:7S")


@pytest.mark.clause("closed.no-hand-cut")
def test_closed_no_hand_cut_with_nothing_but_trumps_the_indicator_must_cut() -> None:
    at = deal(JACK + "S:AH E:KH N:QH", S="AH", E="KH", N="QH", W="JS 9S AS TS | KS QS 8S 7S")
    assert can_play(at) == ["JS"]
    for one in cards("9S AS TS KS QS 8S 7S"):
        assert refused(at, f"W:{one}") == ("closed.no-hand-cut",)
        assert witness(at, f"W:{one}") == ["JS"]
    assert why(at, "W:JS") == ("closed.no-hand-cut", "closed.void-folds")
    at = go(at, "W:JS")
    assert (at.turn, at.closed) == ("W", False)


# --- leading ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("closed.no-trump-lead-first")
def test_closed_no_trump_lead_first_by_the_maker() -> None:
    at = deal(contract("W", 200, "JS", dealer="N"), dealer="N", W="JS 9S 7S AH | KD QC TC 8D")
    assert at.turn == "W"
    assert refused(at, "W:9S") == ("closed.no-trump-lead-first",)
    assert witness(at, "W:9S") == sorted(cards("AH KD QC TC 8D"))
    assert refused(at, "W:JS") == ("closed.indicator-lead",)
    assert can_play(at) == sorted(cards("AH KD QC TC 8D"))
    assert allowed(go(at, "W:open"), "W:9S W:JS W:AH")


@pytest.mark.clause("closed.no-trump-lead-first")
def test_closed_no_trump_lead_first_leaves_only_opening_to_a_hand_of_trumps() -> None:
    at = deal(contract("W", 200, "JS", dealer="N"), dealer="N", W="JS 9S AS TS | KS QS 8S 7S")
    assert [one.do for one in at.actions("W")] == ["open"]
    assert refused(at, "W:9S") == ("closed.no-trump-lead-first",)
    assert allowed(go(at, "W:open"), "W:9S W:JS")


@pytest.mark.clause("closed.no-trump-lead-first")
def test_closed_no_trump_lead_first_binds_the_maker_only() -> None:
    at = deal(JACK, S="AS", W="JS")
    assert allowed(at, "S:AS")


@pytest.mark.clause("closed.no-trump-lead-first")
def test_closed_no_trump_lead_first_from_the_second_trick_on_hand_trumps_are_led_face_up() -> None:
    at = deal(SEVEN + "S:AH E:QH N:8H W:JH", **BALANCED)
    assert allowed(at, "W:JS W:JS/up")
    assert refused(at, "W:JS/down") == ("closed.void-folds",)
    at = go(at, "W:JS S:KS E:QS N:8S")
    assert at.closed
    assert last_end(at).indicator == "stays"
    assert at.turn == "W"


@pytest.mark.clause("closed.indicator-lead")
def test_closed_indicator_lead_is_refused_before_the_last_trick() -> None:
    at = deal(SEVEN + "S:AH E:QH N:8H W:JH", **BALANCED)
    assert refused(at, "W:7S") == ("closed.indicator-lead",)
    at = go(at, "W:7H S:KH E:TH N:9H N:8D W:JD S:KD E:QD W:7D S:AD E:TD N:9D N:8C W:JC S:KC E:QC W:JS S:KS E:QS N:8S")
    assert at.play is not None
    assert at.play.number == 7
    assert refused(at, "W:7S") == ("closed.indicator-lead",)  # 7C is still there
    assert can_play(at) == ["7C"]


@pytest.mark.clause("closed.indicator-lead")
def test_closed_indicator_lead_in_the_last_trick_is_face_up() -> None:
    at = deal(SEVEN + FOUR_TRICKS + "N:8C W:JC S:KC E:QC W:7C S:AC E:TC N:9C N:8S W:JS S:KS E:QS", **BALANCED)
    assert (at.turn, at.closed, can_play(at)) == ("W", True, ["7S"])
    assert refused(at, "W:7S/down") == ("closed.void-folds",)
    assert why(at, "W:7S") == ("closed.indicator-lead",)
    at = go(at, "W:7S")
    assert at.closed is False
    assert at.log[-1].events == (Opened(at.maker, "7S", "last-trick"),)
    assert at.view("E").indicator == "7S"
    at = go(at, "S:AS E:TS N:9S")
    assert faces(at) == [(one, False, False) for one in ("7S", "AS", "TS", "9S")]
    end = last_end(at)
    assert (end.winner, end.indicator, end.opened) == ("N", "played", "last-trick")


@pytest.mark.clause("closed.indicator-lead")
def test_closed_indicator_lead_in_the_last_trick_it_follows_a_trump_lead_face_up() -> None:
    at = deal(SEVEN + FOUR_TRICKS + "N:8C W:JC S:KC E:QC W:JS S:KS E:QS N:8S W:7C S:AC E:TC N:9C N:9S", **BALANCED)
    assert (at.turn, at.closed, can_play(at)) == ("W", True, ["7S"])
    assert refused(at, "W:7S/down") == ("closed.void-folds",)
    at = go(at, "W:7S/up")
    assert at.closed is False
    at = go(at, "S:AS E:TS")
    assert (at.ended, last_end(at).winner) == ("played", "N")


@pytest.mark.clause("closed.indicator-lead")
def test_closed_indicator_lead_in_the_last_trick_it_folds_on_another_lead_and_cuts() -> None:
    words = "N:8S W:JS S:KS E:QS W:7C S:KC E:QC N:9C N:9S W:JC/down S:AS E:TS N:8C"
    at = deal(SEVEN + FOUR_TRICKS + words, **BALANCED)
    assert (at.turn, at.closed, can_play(at)) == ("W", True, ["7S"])
    assert refused(at, "W:7S/up") == ("closed.void-folds",)
    assert why(at, "W:7S") == ("closed.indicator-lead", "closed.void-folds")
    at = go(at, "W:7S")
    assert at.closed  # until the inspection
    at = go(at, "S:AC E:TC")
    assert faces(at)[1] == ("7S", True, True)
    end = last_end(at)
    assert (end.winner, end.opened, end.indicator, end.points) == ("W", "reveal", "played", 21)


# --- the end of a trick -----------------------------------------------------------------------------------------------


@pytest.mark.clause("closed.inspect")
def test_closed_inspect_without_a_trump_they_stay_down_and_the_led_suit_wins() -> None:
    hands = {"S": "8H", "E": "JD -H", "N": "JC -H", "W": "JS 7H"}
    at = deal(JACK + "S:8H E:JD N:JC W:7H", **hands)
    end = last_end(at)
    assert (end.winner, end.points, end.inspected) == ("S", 60, ("E", "N"))
    assert (end.opened, end.indicator, end.indicator_card, end.shown) == (None, "stays", None, ())
    assert [one.card for one in end.kept_hidden] == ["JD", "JC"]
    assert at.closed
    assert at.points == {"NS": 60, "EW": 0}  # hidden points count all the same


@pytest.mark.clause("closed.inspect")
def test_closed_inspect_tells_the_maker_only_and_only_at_the_end_of_the_trick() -> None:
    at = deal(JACK + "S:8H E:JD N:JC", S="8H", E="JD -H", N="JC -H", W="JS 7H")
    assert [one.card for one in at.view("W").trick] == ["8H", None, None]
    at = go(at, "W:7H")
    seen = {seat: at.view(seat).tricks[0] for seat in "SENW"}
    assert [one.card for one in seen["W"].cards] == ["8H", "JD", "JC", "7H"]
    assert [one.card for one in seen["S"].cards] == ["8H", None, None, "7H"]
    assert [one.card for one in seen["E"].cards] == ["8H", "JD", None, "7H"]
    assert {seat: one.points for seat, one in seen.items()} == {"W": 60, "S": None, "E": None, "N": None}


@pytest.mark.clause("closed.reveal")
def test_closed_reveal_shows_all_folded_cards_of_the_others_and_the_indicator() -> None:
    hands = {"S": "AH", "E": "9S -H", "N": "KD -H", "W": "JS 7C -H"}
    at = deal(JACK + "S:AH E:9S N:KD W:7C", **hands)
    assert faces(at) == [("AH", False, False), ("9S", True, True), ("KD", True, True), ("7C", True, False)]
    end = last_end(at)
    assert (end.winner, end.opened, end.indicator_card, end.points) == ("E", "reveal", "JS", 34)
    assert end.inspected == ("E", "N")
    for seat in "SEN":
        cards = [one.card for one in at.view(seat).tricks[0].cards]
        assert cards == ["AH", "9S", "KD", None]  # the maker's own folded side card stays down
        assert at.view(seat).indicator == "JS"


@pytest.mark.clause("closed.reveal")
def test_closed_reveal_highest_trump_wins_the_indicator_included() -> None:
    hands = {"S": "AH", "E": "9S -H", "N": "KH", "W": "7S KD -H"}
    at = deal(SEVEN + "S:AH E:9S N:KH W:7S", **hands)
    assert faces(at) == [("AH", False, False), ("9S", True, True), ("KH", False, False), ("7S", True, True)]
    assert last_end(at).winner == "E"
    at = deal(JACK + "S:AH E:9S N:KH W:JS", S="AH", E="9S -H", N="KH", W="JS KD -H")
    assert last_end(at).winner == "W"


@pytest.mark.clause("closed.reveal")
def test_closed_reveal_leaves_folded_cards_of_earlier_tricks_down() -> None:
    hands = {"S": "JH 8H TD", "E": "9S JD -H", "N": "KH QH", "W": "JS 7H TH"}
    at = deal(JACK + "S:JH E:JD N:KH W:7H S:8H E:9S N:QH W:TH", **hands)
    assert at.play is not None
    first, second = at.play.tricks
    assert [one.shown for one in first.cards] == [False] * 4
    assert [one.shown for one in second.cards] == [False, True, False, False]
    assert at.view("N").tricks[0].cards[1].card is None
    assert at.view("W").tricks[0].cards[1].card == "JD"


@pytest.mark.clause("closed.reveal")
def test_closed_reveal_comes_only_at_the_end_of_the_trick() -> None:
    at = deal(JACK + "S:AH E:9S N:KH", S="AH", E="9S -H", N="KH", W="JS TH")
    assert at.closed
    for seat in "SNW":
        assert at.view(seat).trick[1].card is None


@pytest.mark.clause("closed.indicator-returns")
def test_closed_indicator_returns_to_the_hand_and_does_not_count() -> None:
    at = deal(JACK + "S:AH E:9S N:KH W:TH", S="AH", E="9S -H", N="KH", W="JS TH")
    end = last_end(at)
    assert isinstance(end, TrickEnd)
    assert (end.winner, end.points, end.indicator, end.indicator_card) == ("E", 44, "returned", "JS")
    assert at.play is not None
    assert "JS" in [str(one) for one in at.hand("W")]
    assert len(at.hand("W")) == 7
    assert at.closed is False
    at = finish_trick(at)
    assert at.phase == "play"


@pytest.mark.clause("closed.indicator-returns")
def test_closed_indicator_returns_as_an_ordinary_card() -> None:
    at = deal(JACK + "S:AH E:9S N:KH W:TH E:8S N:QS", S="AH", E="9S 8S -H", N="KH QS", W="JS TH -S")
    assert can_play(at) == ["JS"]  # now it follows
    at = deal(SEVEN + "S:AH E:9S N:KH W:TH", S="AH", E="9S -H", N="KH", W="7S TH")
    assert last_end(at).winner == "E"
