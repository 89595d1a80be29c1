"""Clauses ``play.*``: leading, following, winning a trick, looking at the last one."""

from __future__ import annotations

import pytest

from tests.clauses.table import BALANCED, FOUR_TRICKS, allowed, can_play, contract, deal, go, last_end, refused, witness

CLOSED = contract("W", 200, "7S")
OPEN = CLOSED + "W:open "


@pytest.mark.clause("play.first-lead")
def test_play_first_lead_is_eldests_whoever_is_maker() -> None:
    for dealer, eldest in (("W", "S"), ("S", "E"), ("E", "N"), ("N", "W")):
        at = deal(contract("W", 200, "7S", dealer=dealer), dealer=dealer, **BALANCED)
        assert at.turn == eldest
    assert refused(deal(CLOSED, **BALANCED), "W:JH") == ("procedure.turn",)


@pytest.mark.clause("play.first-lead")
def test_play_first_lead_then_each_winner_leads() -> None:
    at = deal(CLOSED + "S:AH E:QH N:8H W:JH", **BALANCED)
    assert at.turn == "W"
    at = go(at, "W:7H S:KH E:TH N:9H")
    assert at.turn == "N"
    assert last_end(at).leader == "W"


@pytest.mark.clause("play.follow")
def test_play_follow_the_led_suit_if_able() -> None:
    at = deal(CLOSED + "S:AH", **BALANCED)
    assert refused(at, "E:TS") == ("play.follow",)
    assert refused(at, "E:QC") == ("play.follow",)
    assert witness(at, "E:QC") == ["QH", "TH"]
    assert can_play(at) == ["QH", "TH"]
    at = deal(OPEN + "S:AH", **BALANCED)
    assert can_play(at) == ["QH", "TH"]


@pytest.mark.clause("play.follow")
def test_play_follow_means_the_suit_of_the_card_led_not_of_a_cut() -> None:
    at = deal(OPEN + "S:AH E:TS", S="AH", E="TS -H", N="9S KH", W="JS 7S")
    assert refused(at, "N:9S") == ("play.follow",)
    assert allowed(at, "N:KH")


@pytest.mark.clause("play.follow")
def test_play_follow_void_hand_plays_anything() -> None:
    hands = {"S": "AH", "E": "TS 7S KD QC TC 9D 8D 7D", "W": "JS"}
    for before in ("", "W:open "):
        at = deal(contract("W", 200, "JS") + before + "S:AH", **hands)
        assert can_play(at) == sorted(hands["E"].split())


@pytest.mark.clause("play.winner")
def test_play_winner_is_the_highest_trump() -> None:
    at = deal(OPEN + "S:AH E:8S N:TS W:JH", S="AH", E="8S -H", N="TS -H", W="7S JH")
    assert last_end(at).winner == "N"
    at = deal(OPEN + "S:AH E:TS N:8S W:JH", S="AH", E="TS -H", N="8S -H", W="7S JH")
    assert last_end(at).winner == "E"
    at = deal(OPEN + "S:TS E:AS N:KS W:9S", S="TS", E="AS", N="KS", W="7S 9S")
    assert last_end(at).winner == "W"


@pytest.mark.clause("play.winner")
def test_play_winner_without_a_trump_is_the_highest_card_of_the_led_suit() -> None:
    at = deal(OPEN + "S:8H E:JC N:QH W:7H", S="8H", E="JC -H", N="QH", W="7S 7H")
    assert last_end(at).winner == "N"  # neither the jack of another suit nor the card played last


@pytest.mark.clause("play.last-trick-view")
def test_play_last_trick_view_shows_the_trick_before_and_no_earlier_one() -> None:
    at = deal(CLOSED, **BALANCED)
    assert at.view("S").last_trick is None
    at = go(at, FOUR_TRICKS)
    for seat in "SENW":
        seen = at.view(seat).last_trick
        assert seen is not None
        assert [one.card for one in seen.cards] == ["7D", "AD", "TD", "9D"]
        assert (seen.number, seen.winner, seen.points) == (4, "N", 41)
    at = go(at, "N:8C W:JC")
    during = at.view("E").last_trick
    assert during is not None
    assert during.number == 4  # still during the next trick


@pytest.mark.clause("play.last-trick-view")
def test_play_last_trick_view_leaves_folded_cards_down_for_everybody() -> None:
    at = deal(contract("W", 200, "JS") + "S:AH E:KD N:KH W:TH", S="AH", E="KD -H", N="KH", W="JS TH")
    for seat in "SENW":
        seen = at.view(seat).last_trick
        assert seen is not None
        assert [one.card for one in seen.cards] == ["AH", None, "KH", "TH"]
        assert seen.points is None
    at = deal(contract("W", 200, "JS") + "S:AH E:9S N:KH W:TH", S="AH", E="9S -H", N="KH", W="JS TH")
    seen = at.view("N").last_trick
    assert seen is not None
    assert [one.card for one in seen.cards] == ["AH", "9S", "KH", "TH"]  # it was shown
    assert seen.points == 44
