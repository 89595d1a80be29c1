"""Clauses ``cards.*``: the pack, the rank, the points."""

from __future__ import annotations

import pytest

from tests.clauses.table import contract, deal, go, last_end, packets
from tutor.cards import PACK, Hand, card
from tutor.rules import Deal

EACH_SUIT_ONCE = {
    "S": "JS 8H QD KC TS TH 8D 8C",
    "E": "9S 7H KD TC QS 9H 7D 7C",
    "N": "AS QH TD JC KS AH JD AC",
    "W": "7S KH 8S JH AD 9D 9C QC",
}


@pytest.mark.clause("cards.pack")
def test_cards_pack_has_32_cards_seven_to_ace_in_four_suits() -> None:
    assert len(PACK) == len(set(PACK)) == 32
    assert {one[1] for one in PACK} == set("SHDC")
    for suit in "SHDC":
        assert {one[0] for one in PACK if one[1] == suit} == {"7", "8", "9", "T", "J", "Q", "K", "A"}
    for text in ("2S", "6D", "1H", "JX"):
        with pytest.raises(ValueError, match=text):
            card(text)


@pytest.mark.clause("cards.pack")
def test_cards_pack_is_dealt_whole() -> None:
    first, second = ({seat: Hand(some) for seat, some in packet.items()} for packet in packets({}))
    twice = {**second, "S": first["S"]}
    with pytest.raises(ValueError, match="dealt twice"):
        Deal.start("W", first, twice)


@pytest.mark.clause("cards.rank")
def test_cards_rank_is_j_9_a_10_k_q_8_7_in_every_suit() -> None:
    for suit in "SHDC":
        ordered = sorted((one for one in PACK if one.suit == suit), key=lambda one: -one.power)
        assert [one.rank for one in ordered] == ["J", "9", "A", "T", "K", "Q", "8", "7"]


@pytest.mark.parametrize("trump", ["7S", "KH"])
@pytest.mark.clause("cards.rank", "play.winner")
def test_cards_rank_is_the_same_in_trumps_and_side_suits(trump: str) -> None:
    at = deal(contract("W", 160, trump) + "S:QD E:KD N:TD W:AD", **EACH_SUIT_ONCE)
    assert last_end(at).winner == "W"  # the ace beats the ten, the ten the king, the king the queen
    at = go(at, "W:9D S:8D E:7D N:JD")
    assert last_end(at).winner == "N"  # the jack beats the nine
    at = deal(contract("W", 160, trump) + "S:TS E:QS N:KS W:8S", **EACH_SUIT_ONCE)
    assert last_end(at).winner == "S"  # spades, trump or not


@pytest.mark.clause("cards.points")
def test_cards_points_are_76_a_suit_and_304_in_all() -> None:
    worth = {"J": 30, "9": 20, "A": 11, "T": 10, "K": 3, "Q": 2, "8": 0, "7": 0}
    assert all(one.points == worth[one.rank] for one in PACK)
    for suit in "SHDC":
        assert Hand(one for one in PACK if one.suit == suit).points == 76
    assert Hand(PACK).points == 304


@pytest.mark.clause("cards.points")
def test_cards_points_go_to_the_side_that_wins_the_trick() -> None:
    at = deal(contract("W", 160, "7S") + "S:QD E:KD N:TD W:AD", **EACH_SUIT_ONCE)
    assert last_end(at).points == 2 + 3 + 10 + 11
    assert at.points == {"NS": 0, "EW": 26}
    at = go(at, "W:9D S:8D E:7D N:JD")
    assert at.points == {"NS": 50, "EW": 26}
