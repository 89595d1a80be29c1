"""Clauses ``deal.*`` and ``match.tokens``: seats, cut, packets, redeal, who deals next."""

from __future__ import annotations

import pytest

from tests.clauses.table import ORDER, contract, deal, go, packets, play_out, refused, ruling
from tutor.cards import PACK, Hand, card
from tutor.rules import Deal
from tutor.rules.dealing import cut, cutter
from tutor.rules.dealing import packets as deal_packets
from tutor.rules.match import Match, next_dealer
from tutor.rules.tokens import settle
from tutor.seats import seat

FOURTEEN = "AS KS 7H 8H"
FIFTEEN = "TS KS QS 7S"


@pytest.mark.clause("deal.partners")
def test_deal_partners_sit_opposite_and_play_goes_anticlockwise() -> None:
    assert [(one, seat(one).partner, seat(one).right) for one in "SENW"] == [
        ("S", "N", "E"),
        ("E", "W", "N"),
        ("N", "S", "W"),
        ("W", "E", "S"),
    ]
    assert {seat(one).side for one in "SN"} == {"NS"}
    assert {seat(one).side for one in "EW"} == {"EW"}


@pytest.mark.clause("deal.partners")
def test_deal_partners_take_their_tricks_together() -> None:
    at = deal(contract("W", 160, "7S") + "S:8H E:QH N:JH W:KH", E="QH", N="JH", S="8H", W="7S KH")
    assert at.points == {"NS": 35, "EW": 0}
    at = play_out(at)
    assert sum(at.points.values()) == 304


@pytest.mark.clause("deal.cut")
def test_deal_cut_is_offered_to_the_dealers_left() -> None:
    assert [(dealer, cutter(dealer)) for dealer in "SENW"] == [("S", "W"), ("E", "S"), ("N", "E"), ("W", "N")]


@pytest.mark.clause("deal.cut")
def test_deal_cut_may_be_declined_and_else_puts_the_top_under_the_rest() -> None:
    assert cut(PACK, None) == PACK
    assert cut(PACK, 5) == (*PACK[5:], *PACK[:5])
    assert cut(PACK, 31)[0] == PACK[31]
    for nothing in (0, 32, -1):
        with pytest.raises(ValueError, match="1 to 31"):
            cut(PACK, nothing)


@pytest.mark.clause("deal.packets")
def test_deal_packets_are_two_rounds_of_four_from_eldest() -> None:
    for dealer, order in (("W", "SENW"), ("S", "ENWS"), ("E", "NWSE"), ("N", "WSEN")):
        first, second = deal_packets(PACK, dealer)
        for place, one in enumerate(order):
            assert set(first[seat(one)]) == set(PACK[4 * place : 4 * place + 4])
            assert set(second[seat(one)]) == set(PACK[16 + 4 * place : 20 + 4 * place])


@pytest.mark.clause("deal.packets")
def test_deal_packets_second_comes_after_the_first_auction() -> None:
    at = deal("S:160 E:pass N:pass W:pass", S="JS")
    assert [len(at.hand(one)) for one in ORDER] == [4, 4, 4, 4]
    assert len(at.view("E").hand) == 4
    at = go(at, "S:JS!")
    assert [len(at.hand(one)) for one in ORDER] == [8, 8, 8, 8]
    assert at.hand("S") == at.dealt_hand("S")


@pytest.mark.parametrize(("cards", "fault"), [("JS 9S AS", "first: seat S has 3"), ("JS 9S AS TS KS", "has 5")])
@pytest.mark.clause("deal.packets")
def test_deal_packets_of_another_size_are_refused(cards: str, fault: str) -> None:
    first, second = ({one: Hand(some) for one, some in packet.items()} for packet in packets({"S": "JS 9S AS TS KS"}))
    with pytest.raises(ValueError, match=fault):
        Deal.start("W", {**first, "S": Hand(card(one) for one in cards.split())}, second)


@pytest.mark.parametrize("dealer", list(ORDER))
@pytest.mark.clause("deal.next-dealer")
def test_deal_next_dealer_sits_on_the_dealers_right(dealer: str) -> None:
    first, second = ({one: Hand(some) for one, some in packet.items()} for packet in packets({}))
    at = Deal.start(dealer, first, second)
    right = {"S": "E", "E": "N", "N": "W", "W": "S"}
    assert at.eldest == right[dealer]
    turn = at.eldest
    for _ in range(4):
        at = go(at, f"{turn}:pass")
        turn = turn.right
    assert next_dealer(at) == right[dealer]
    assert Match.start(dealer).after(at, settle(at, None)).dealer == right[dealer]


@pytest.mark.clause("deal.next-dealer")
def test_deal_next_dealer_after_a_played_deal_too() -> None:
    at = play_out(deal(contract("W", 160, "JS"), W="JS"))
    assert at.ended == "played"
    assert next_dealer(at) == "S"


@pytest.mark.clause("deal.low-hand")
def test_deal_low_hand_redeal_below_fifteen_points() -> None:
    at = deal("S:redeal", S=FOURTEEN + " | JS JH JD JC")  # only the first packet counts
    assert (at.phase, at.ended, at.turn) == ("over", "redeal", None)


@pytest.mark.clause("deal.low-hand")
def test_deal_low_hand_of_fifteen_is_not_low() -> None:
    at = deal(S=FIFTEEN + " | 8S 7H 8H 7D")
    assert refused(at, "S:redeal") == ("deal.low-hand",)
    assert set(ruling(at, "S:redeal").witness) == set(FIFTEEN.split())


@pytest.mark.clause("deal.low-hand")
def test_deal_low_hand_is_for_eldest_only() -> None:
    at = deal("S:pass", E=FOURTEEN)
    assert refused(at, "E:redeal") == ("deal.low-hand",)
    at = deal(N=FOURTEEN)
    assert refused(at, "N:redeal") == ("procedure.turn",)


@pytest.mark.parametrize("call", ["pass", "160"])
@pytest.mark.clause("deal.low-hand")
def test_deal_low_hand_right_ends_with_eldests_first_call(call: str) -> None:
    at = deal(f"S:{call} E:200 N:pass W:pass", S=FOURTEEN)
    assert at.turn == "S"
    assert refused(at, "S:redeal") == ("deal.low-hand",)


@pytest.mark.clause("deal.low-hand", "auction.ask-partner")
def test_deal_low_hand_right_is_gone_after_asking_partner() -> None:
    at = deal("S:ask", S=FOURTEEN, N="7S 7D 7C 8C")
    assert refused(at, "N:redeal") == ("deal.low-hand",)
    assert refused(at, "S:redeal") == ("procedure.turn",)
    at = go(at, "N:pass E:160 W:pass")
    assert at.turn == "S"
    assert refused(at, "S:redeal") == ("deal.low-hand",)


@pytest.mark.clause("deal.low-hand", "deal.next-dealer")
def test_deal_low_hand_is_dealt_again_by_the_same_dealer_without_score() -> None:
    at = deal("S:redeal", S=FOURTEEN)
    assert next_dealer(at) == "W"
    settled = settle(at, None)
    assert (settled.to, settled.moved) == (None, 0)
    assert Match.start("W").after(at, settled) == Match.start("W")


@pytest.mark.clause("deal.low-hand", "procedure.phase")
def test_deal_low_hand_is_no_matter_after_the_first_auction() -> None:
    at = deal("S:160 E:pass N:pass W:pass S:AS!", S=FOURTEEN)
    assert refused(at, "S:redeal") == ("procedure.phase",)


@pytest.mark.clause("match.tokens")
def test_match_tokens_are_eleven_each_at_the_start() -> None:
    assert Match.start("N").tokens == {"NS": 11, "EW": 11}
    assert deal().tokens == {"NS": 11, "EW": 11}


@pytest.mark.parametrize(("tokens", "fault"), [((11, 10), "make 21, not 22"), ((22, 0), "at least 1"), ((12, 11), "3")])
@pytest.mark.clause("match.tokens")
def test_match_tokens_are_twenty_two_in_all(tokens: tuple[int, int], fault: str) -> None:
    assert deal(tokens=(21, 1)).tokens == {"NS": 21, "EW": 1}
    with pytest.raises(ValueError, match=fault):
        deal(tokens=tokens)
