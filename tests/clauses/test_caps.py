"""Clauses ``caps.*``: may it be called, and when is it due? A prover that is told what to say stands in for
``tutor.solver``; where it is due in earnest, the real one is asked. ``test_caps_judged.py`` tells how it is judged."""

from __future__ import annotations

import pytest

from tests.clauses.caps_table import SEVEN, SPADES, played
from tests.clauses.table import (
    ALL_SPADES,
    BALANCED,
    FOUR_TRICKS,
    allowed,
    contract,
    deal,
    go,
    last_end,
    prover,
    refused,
    ruling,
)
from tutor.cards import Card, cards
from tutor.rules import Deal, View
from tutor.rules.caps import first_due
from tutor.rules.events import Opened
from tutor.rules.ruling import LostTrick, Someone
from tutor.seats import seat
from tutor.solver import prove

# --- may it be called? ------------------------------------------------------------------------------------------------


@pytest.mark.clause("caps.meaning")
def test_caps_meaning_a_side_that_has_lost_a_trick_cannot_claim() -> None:
    at = deal(SEVEN + "S:AH E:QH N:8H W:JH", **BALANCED)
    for loser in "SN":
        order = ",".join(at.hand(loser))
        assert refused(at, f"{loser}:caps={order}") == ("caps.meaning",)
        assert ruling(at, f"{loser}:caps={order}").witness == (LostTrick(1, seat("W")),)
    for winner in "EW":  # either partner
        assert allowed(at, f"{winner}:caps={','.join(at.hand(winner))}")


@pytest.mark.clause("caps.meaning")
def test_caps_meaning_is_eight_tricks_not_304_points() -> None:
    hands = {"S": "8H", "E": "7H", "N": "8C -H", "W": "JS 7C -H"}
    at = deal(contract("W", 200, "JS") + "S:8H E:7H N:8C W:7C", **hands)
    assert at.points == {"NS": 0, "EW": 0}  # EW may still take all 304 points
    assert refused(at, f"W:caps={','.join(at.hand('W'))}") == ("caps.meaning",)


@pytest.mark.clause("caps.meaning")
def test_caps_meaning_either_side_may_claim() -> None:
    at = deal(SEVEN, **BALANCED)
    for one in "SENW":
        assert allowed(at, f"{one}:caps={','.join(at.hand(one))}")
    at = go(at, "S:AH E:QH")
    for one in "SENW":  # between two cards, out of turn
        assert allowed(at, f"{one}:caps={','.join(at.hand(one))}")


@pytest.mark.clause("caps.call")
def test_caps_call_states_every_card_still_to_play_once_the_indicator_included() -> None:
    at = deal(SEVEN + "S:AH", **BALANCED)
    held = list(at.hand("W"))
    assert "7S" in held
    assert allowed(at, f"W:caps={','.join(held)}")
    assert refused(at, f"W:caps={','.join(one for one in held if one != '7S')}") == ("caps.call",)
    assert refused(at, f"W:caps={','.join([*held[:-1], 'AS'])}") == ("caps.call",)
    assert refused(at, f"W:caps={','.join([*held, held[0]])}") == ("caps.call",)
    assert refused(at, "W:caps=") == ("caps.call",)
    assert refused(at, f"S:caps=AH,{','.join(at.hand('S'))}") == ("caps.call",)  # AH is played
    assert allowed(at, f"S:caps={','.join(at.hand('S'))}")


@pytest.mark.clause("caps.call", "procedure.phase")
def test_caps_call_belongs_to_the_play() -> None:
    at = deal(contract("W", 200, "7S", circuit=("pass",)), **BALANCED)
    assert refused(at, f"W:caps={','.join(at.hand('W'))}") == ("procedure.phase",)
    assert refused(played(), "W:caps=") == ("procedure.phase",)


@pytest.mark.clause("caps.call")
def test_caps_call_shows_the_hand_and_the_order_to_everybody() -> None:
    at = deal(SEVEN + "S:caps=AH,AS,KS,KH,AD,KD,AC,KC", **BALANCED)
    for one in "ENW":
        (claim,) = at.view(one).claims
        assert (claim.seat, claim.trick, claim.after) == ("S", 1, 0)
        assert claim.order == cards("AH AS KS KH AD KD AC KC")


@pytest.mark.clause("caps.call")
def test_caps_call_binds_the_caller_to_the_earliest_legal_card() -> None:
    at = deal(SEVEN + "S:caps=KH,AH,AS,KS,AD,KD,AC,KC", **BALANCED)
    assert refused(at, "S:AH") == ("caps.call",)
    assert ruling(at, "S:AH").witness == ("KH", Someone("caller", seat("S")))
    at = go(at, "S:KH E:TH N:8H W:JH W:JD")
    assert refused(at, "S:KD") == ("caps.call",)  # AH and the spades are not legal, AD comes before KD
    assert refused(at, "S:AH") == ("play.follow",)
    at = go(at, "S:AD")
    assert allowed(at, "E:TD E:QD")  # nobody else is bound


@pytest.mark.clause("caps.call")
def test_caps_call_once_a_side() -> None:
    at = deal(SEVEN + "S:caps=AH,KH,AS,KS,AD,KD,AC,KC", **BALANCED)
    for one in "SN":
        words = f"{one}:caps={','.join(at.hand(one))}"
        assert refused(at, words) == ("caps.call",)
        assert Someone("caller", seat("S")) in ruling(at, words).witness
    assert allowed(at, f"E:caps={','.join(at.hand('E'))}")


@pytest.mark.clause("caps.call")
def test_caps_call_by_the_maker_opens_the_deal() -> None:
    at = deal(SEVEN + "S:AH E:QH W:caps=JH,JD,JC,JS,7S,7H,7D,7C", **BALANCED)
    assert at.closed is False
    assert at.log[-1].events == (Opened(seat("W"), "7S", "caps"),)
    assert at.view("S").indicator == "7S"
    assert len(at.hand("W")) == 8


@pytest.mark.clause("caps.call")
def test_caps_call_by_anyone_else_leaves_a_closed_trump_closed() -> None:
    at = deal(SEVEN + "S:AH E:caps=QH,TH,TS,QS,TD,QD,TC,QC", **BALANCED)
    assert at.closed
    assert at.log[-1].events == ()
    assert at.view("E").indicator is None


MID_TRICK = {"S": "AH 7S", "N": "QH", "W": "JS 9S QD 8C | QC KC TC AC", "E": "8S 7C -H"}
W_CALLS = "W:caps=JS,9S,QD,8C,QC,KC,TC,AC "


@pytest.mark.clause("caps.call", "closed.inspect")
def test_caps_call_by_the_maker_in_mid_trick_folded_cards_are_inspected_as_usual() -> None:
    at = deal(contract("W", 200, "JS") + "S:AH E:7C " + W_CALLS + "N:QH", **MID_TRICK)
    assert refused(at, "W:JS/down") == ("open.face-up",)
    assert refused(at, "W:9S") == ("caps.call",)  # a hand trump is legal now, but JS comes first
    at = go(at, "W:JS/up")
    end = last_end(at)
    assert (end.winner, end.inspected, end.opened) == ("W", ("E",), None)
    assert [(one.folded, one.shown) for one in end.cards] == [
        (False, False),
        (True, False),
        (False, False),
        (False, False),
    ]
    assert at.view("W").tricks[0].cards[1].card == "7C"
    assert at.view("S").tricks[0].cards[1].card is None


@pytest.mark.clause("caps.call", "closed.reveal")
def test_caps_call_by_the_maker_in_mid_trick_a_folded_trump_still_counts() -> None:
    at = deal(contract("W", 200, "JS") + "S:AH E:8S " + W_CALLS + "N:QH", **MID_TRICK)
    assert at.view("W").trick[1].card is None  # not inspected before the end
    at = go(at, "W:JS")
    assert [(one.folded, one.shown) for one in last_end(at).cards][1] == (True, True)
    assert last_end(at).winner == "W"


@pytest.mark.clause("caps.call")
def test_caps_call_by_the_maker_after_folding_the_indicator_shows_nothing_early() -> None:
    hands = {"S": "AH", "E": "KH -C", "N": "QH", "W": "JS 9S KD 7C -H"}
    at = deal(contract("W", 200, "JS", dealer="S") + "E:KH N:QH W:JS", dealer="S", **hands)
    at = go(at, f"W:caps={','.join(at.hand('W'))}")
    assert "JS" not in at.hand("W")
    assert at.closed  # the indicator lies in the trick, face down until the inspection
    assert at.view("S").indicator is None
    at = go(at, "S:AH")
    assert (at.closed, last_end(at).winner) == (False, "W")


# --- when is it due? --------------------------------------------------------------------------------------------------


@pytest.mark.clause("caps.due")
def test_caps_due_is_the_first_moment_that_the_seats_own_view_proves() -> None:
    at = played()
    due = first_due(at.path(), prover("W:3.1 W:3.2 W:4.0 E:5.2"))
    assert {(str(one.seat), one.trick, one.after) for one in due.values()} == {("W", 3, 1), ("E", 5, 2)}
    assert set(due[seat("W")].order) == set(cards("TS KS QS 8S 7S"))


@pytest.mark.clause("caps.due")
def test_caps_due_asks_for_each_seat_what_that_seat_knows() -> None:
    def asked(end: Deal, due: str = "") -> set[str]:
        moments, fake = set(), prover(due)

        def note(view: View, order: tuple[Card, ...] | None) -> object:
            moments.add(f"{view.seat}:{view.number}.{len(view.trick)}")
            assert order is None
            return fake(view, order)

        first_due(end.path(), note)  # type: ignore[arg-type]
        return moments

    turns = {f"{one}:{trick}.{after}" for one, after in (("W", 0), ("E", 2)) for trick in range(1, 9)}
    turns.add("E:1.0")  # before W opened
    assert asked(played()) == turns  # before each card of their own; what the others play takes no proof away
    assert asked(played(), "E:3.3") == turns - {f"E:{trick}.2" for trick in range(5, 9)} | {"E:4.1", "E:4.0", "E:3.3"}
    lost = deal(SEVEN + FOUR_TRICKS, **BALANCED)  # EW win the first trick and lose the second
    assert asked(lost) == {"E:1.1", "W:1.3", "W:2.0", "E:2.2"}  # NS cannot beat the highest trump


@pytest.mark.clause("caps.due")
def test_caps_due_no_more_once_the_side_has_called() -> None:
    at = played("2.0")
    due = first_due(at.path(), prover("E:3.0 W:4.0"))
    assert due == {}


DRAW_FIRST = {
    "W": "JS 9S 8S JH | 9H 7H QD JD",
    "S": "KS AH QH KD | TD AD AC KC",
    "E": "TS AS KH 8H | JC 9C TC 7C",
    "N": "QS 7S TH 8D | 7D 9D QC 8C",
}
SIX_TRICKS = (
    "W:JS S:KS E:TS N:QS W:JH S:AH E:KH N:TH W:9H S:QH E:8H N:8C W:QD S:KD E:AS N:8D "
    "E:JC N:QC W:9S S:AC W:JD S:TD E:7C N:7D "
)


@pytest.mark.clause("caps.due")
def test_caps_due_in_earnest_it_is_the_stated_order_that_is_proved() -> None:
    """W leads with 8S and 7H; one trump, 7S, is out, and no heart. Drawing it first takes both tricks, 7H first may
    be cut."""
    at = deal(contract("W", 160, "8S", dealer="N") + "W:open " + SIX_TRICKS, dealer="N", **DRAW_FIRST)
    assert (at.turn, len(at.hand("W"))) == ("W", 2)
    view = at.view("W")
    assert prove(view, cards("8S 7H")).verdict == "sure"
    assert prove(view, cards("7H 8S")).verdict == "refuted"
    assert prove(view, None).verdict == "sure"
    for other in "SEN":  # 7S may lie with the other two, or W may hold a diamond
        assert prove(at.view(other), None).verdict == "refuted"


@pytest.mark.clause("caps.due")
def test_caps_due_in_earnest_of_a_maker_with_all_trumps() -> None:
    at = deal(SPADES, dealer="N", **ALL_SPADES)
    assert prove(at.view("W"), None).verdict in ("sure", "undecided")
    at = go(at, "W:JS")
    for _ in range(3):
        at = go(at, f"{at.turn}:{at.actions(at.turn or '')[0].card}")  # type: ignore[union-attr]
    assert prove(at.view("W"), cards("9S AS TS KS QS 8S 7S")).verdict == "sure"
