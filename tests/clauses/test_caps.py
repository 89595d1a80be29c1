"""Clauses ``caps.*``: the call and how it is judged. A prover that is told what to say stands in for ``tutor.solver``,
so that judging is tested apart from proving; the last part asks the real one."""

from __future__ import annotations

import pytest

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
from tutor.rules.caps import CapsVerdict, first_due, judge_caps
from tutor.rules.events import Opened
from tutor.rules.ruling import LostTrick, Someone
from tutor.rules.tokens import settle
from tutor.seats import seat
from tutor.solver import prove

SPADES = contract("W", 160, "JS", dealer="N") + "W:open "
W_ORDER = cards("JS 9S AS TS KS QS 8S 7S")
SEVEN = contract("W", 200, "7S")


def played(claim: str = "", *, side: str = "W", start: Deal | None = None) -> Deal:
    """A whole deal that W wins trick by trick with all spades in order; ``claim`` ("4.3") is when ``side`` calls.

    W claims in order; another seat states its cards as it holds them, and plays them in that order.
    """
    at = start if start is not None else deal(SPADES, dealer="N", **ALL_SPADES)
    while at.phase == "play":
        assert at.play is not None
        if claim == f"{at.play.number}.{len(at.play.trick)}":
            held = at.hand(side)
            order = [one for one in W_ORDER if one in held] if side == "W" else list(held)
            at, claim = go(at, f"{side}:caps={','.join(order)}"), ""
        at = go(at, _next_word(at))
    return at


def _next_word(at: Deal) -> str:
    assert at.turn is not None
    if at.turn == "W":
        return "W:" + next(one for one in W_ORDER if one in at.hand("W"))
    return f"{at.turn}:{at.actions(at.turn)[0].card}"  # type: ignore[union-attr]


def judged(at: Deal, due: str = "", stated: str = "sure") -> CapsVerdict | None:
    return judge_caps(at, prover(due, stated))


def tokens_to(at: Deal, due: str = "", stated: str = "sure") -> tuple[str | None, int]:
    settled = settle(at, judged(at, due, stated))
    return settled.to, settled.moved


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


# --- how is it judged? ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("due", "called", "verdict"),
    [
        ("W:3.1", "3.1", "bonus"),
        ("W:3.1", "3.3", "bonus"),  # until the trick ends
        ("W:3.1", "4.0", "too-late"),
        ("W:3.3", "4.0", "too-late"),
        ("W:4.0", "4.3", "bonus"),  # a proof that the end of trick 3 brought is due in trick 4
        ("W:4.0", "5.0", "too-late"),
        ("W:4.0", "3.3", "bonus"),  # the stated order was proved, though no order was due yet by this prover
    ],
)
@pytest.mark.clause("caps.window")
def test_caps_window_is_open_until_the_trick_of_the_due_moment_ends(due: str, called: str, verdict: str) -> None:
    found = judged(played(called), due)
    assert found is not None
    assert (found.side, found.seat, found.judged) == ("EW", "W", verdict)


@pytest.mark.clause("caps.window")
def test_caps_window_is_not_opened_anew_by_a_second_partner() -> None:
    at = played("5.0")
    found = judged(at, "E:3.0 W:5.0")
    assert found is not None
    assert found.judged == "too-late"


@pytest.mark.parametrize(
    ("called", "verdict", "moved"),
    [("1.0", "bonus", 2), ("6.3", "bonus", 2), ("7.0", "bonus", 2), ("7.1", "correct", 1), ("8.0", "correct", 1)],
)
@pytest.mark.clause("caps.early-bonus")
def test_caps_early_bonus_before_the_seventh_trick_begins(called: str, verdict: str, moved: int) -> None:
    at = played(called)
    due = f"W:{called}"
    found = judged(at, due)
    assert found is not None
    assert found.judged == verdict
    assert tokens_to(at, due) == ("EW", moved)


@pytest.mark.clause("caps.too-early")
def test_caps_too_early_is_a_call_without_a_proof() -> None:
    at = played("3.0")
    found = judged(at, "", "refuted")
    assert found is not None
    assert (found.judged, found.clauses[0], found.lost_after) == ("too-early", "caps.too-early", False)
    assert tokens_to(at, "", "refuted") == ("NS", 2)


@pytest.mark.clause("caps.too-early", "caps.call")
def test_caps_too_early_when_the_stated_order_fails_though_another_would_hold() -> None:
    found = judged(played("3.0"), "W:3.0", "refuted")
    assert found is not None
    assert found.judged == "too-early"


@pytest.mark.clause("caps.too-early", "caps.due")
def test_caps_too_early_is_never_said_of_an_undecided_claim() -> None:
    found = judged(played("3.0"), "", "undecided")
    assert found is not None
    assert not found.wrong


@pytest.mark.clause("caps.too-early", "caps.penalty")
def test_caps_too_early_when_the_deal_itself_refutes_an_undecided_claim() -> None:
    at = deal(SEVEN + "S:AH E:QH W:caps=JH,7H,JD,7D,JC,7C,JS,7S N:8H W:JH W:7H", **BALANCED)
    while at.phase == "play":
        at = at.act(at.turn or "", next(one for one in at.actions(at.turn or "") if one.do == "play"))
    assert tokens_to(at, "", "undecided") == ("NS", 5)  # its own play lost a trick against it


@pytest.mark.clause("caps.too-late")
def test_caps_too_late_after_the_window_even_when_proved() -> None:
    for stated in ("sure", "refuted"):
        found = judged(played("4.1"), "W:2.2", stated)
        assert found is not None
        assert (found.judged, found.clauses[0]) == ("too-late", "caps.too-late")
        assert tokens_to(played("4.1"), "W:2.2", stated) == ("NS", 2)


@pytest.mark.clause("caps.missed")
def test_caps_missed_though_the_side_takes_all_eight() -> None:
    at = played()
    assert judged(at) is None
    assert tokens_to(at) == ("EW", 1)
    found = judged(at, "W:6.2")
    assert found is not None
    assert (found.side, found.seat, found.judged, found.clauses[0]) == ("EW", "W", "missed", "caps.missed")
    assert tokens_to(at, "W:6.2") == ("NS", 2)


@pytest.mark.clause("caps.missed")
def test_caps_missed_though_the_side_drops_a_trick_to_hide_it() -> None:
    at = deal(SEVEN, **BALANCED)
    while at.phase == "play":
        at = at.act(at.turn or "", at.actions(at.turn or "")[0])
    assert at.play is not None
    assert {one.winner.side for one in at.play.tricks} == {"NS", "EW"}
    found = judged(at, "W:1.0")
    assert found is not None
    assert (found.side, found.judged) == ("EW", "missed")
    assert tokens_to(at, "W:1.0") == ("NS", 2)  # without an announcement two, not five


@pytest.mark.clause("caps.missed")
def test_caps_missed_is_discharged_by_either_partner_in_time() -> None:
    at = played("6.1", side="E")
    found = judged(at, "W:6.0")
    assert found is not None
    assert (found.judged, found.seat) == ("bonus", "E")
    found = judged(played("7.0", side="E"), "W:6.0")
    assert found is not None
    assert found.judged == "too-late"


@pytest.mark.clause("caps.missed")
def test_caps_missed_by_the_defenders_too() -> None:
    at = defenders_take_all()
    found = judged(at, "S:5.0")
    assert found is not None
    assert (found.side, found.judged) == ("NS", "missed")
    assert tokens_to(at, "S:5.0") == ("EW", 2)  # though the contract failed


def defenders_take_all(claim: str = "") -> Deal:
    """S holds seven spades and the jack of hearts against W's contract of 160 with 7S."""
    hands = {"S": "JS 9S AS TS | KS QS 8S JH", "W": "7S"}
    at = deal(contract("W", 160, "7S") + "W:open ", **hands)
    order = cards("JS 9S AS TS KS QS 8S JH")
    for number, one in enumerate(order, 1):
        if claim == f"{number}.0":
            at = go(at, f"S:caps={','.join(order[number - 1 :])}")
        at = go(at, f"S:{one}")
        while at.phase == "play" and at.play is not None and at.play.trick:
            at = at.act(at.turn or "", at.actions(at.turn or "")[0])
    assert at.points == {"NS": 304, "EW": 0}
    return at


@pytest.mark.clause("caps.missed", "trump.spoilt")
def test_caps_missed_is_no_matter_before_the_end_or_in_a_deal_without_score() -> None:
    at = deal(SPADES + "W:JS", dealer="N", **ALL_SPADES)
    assert judged(at, "W:1.0") is None
    spoilt = go(at, "S:spoilt")
    assert judged(spoilt, "W:1.0") is None
    assert tokens_to(spoilt, "W:1.0") == (None, 0)
    words = SPADES + "W:caps=7S,8S,QS,KS,TS,AS,9S,JS W:7S S:spoilt"
    spoilt = deal(words, dealer="N", **ALL_SPADES)
    assert judged(spoilt, "", "refuted") is None
    assert tokens_to(spoilt, "", "refuted") == (None, 0)
    assert judged(deal("S:pass"), "S:1.0") is None


@pytest.mark.clause("caps.penalty")
def test_caps_penalty_is_two_and_replaces_the_result_of_the_bid() -> None:
    at = played("3.0")  # the contract was made with 304 points
    settled = settle(at, judged(at, "", "refuted"))
    assert (settled.made, settled.to, settled.moved) == (True, "NS", 2)
    assert settled.clauses == ("caps.too-early", "caps.penalty")


@pytest.mark.clause("caps.penalty")
def test_caps_penalty_is_five_when_a_trick_is_lost_after_announcing() -> None:
    at = deal(SEVEN + "S:AH E:QH W:caps=JH,7H,JD,7D,JC,7C,JS,7S N:8H W:JH W:7H", **BALANCED)
    while at.phase == "play":
        at = at.act(at.turn or "", next(one for one in at.actions(at.turn or "") if one.do == "play"))
    found = judged(at, "", "refuted")
    assert found is not None
    assert (found.judged, found.lost_after) == ("too-early", True)
    assert tokens_to(at, "", "refuted") == ("NS", 5)
    assert tokens_to(at, "W:1.1", "refuted") == ("NS", 5)


@pytest.mark.clause("caps.penalty")
def test_caps_penalty_counts_the_very_trick_of_the_announcement() -> None:
    at = deal(SEVEN + "S:AH E:caps=QH,TH,TS,QS,TD,QD,TC,QC E:QH N:8H W:7H", **BALANCED)
    assert last_end(at).winner == "S"
    while at.phase == "play":
        at = at.act(at.turn or "", next(one for one in at.actions(at.turn or "") if one.do == "play"))
    assert tokens_to(at, "", "refuted") == ("NS", 5)


@pytest.mark.clause("caps.none-in-pcc")
def test_caps_none_in_pcc_for_anybody() -> None:
    at = deal(contract("W", 200, "7S", circuit=("pcc",)), **BALANCED)
    for one in "SENW":
        assert refused(at, f"{one}:caps={','.join(at.hand(one))}") == ("caps.none-in-pcc",)
    at = go(at, "W:JH S:AH N:8H")
    assert refused(at, f"W:caps={','.join(at.hand('W'))}") == ("caps.none-in-pcc",)


@pytest.mark.clause("caps.none-in-pcc", "pcc.no-exhausted")
def test_caps_none_in_pcc_nothing_is_due_and_nothing_missed() -> None:
    at = deal(contract("W", 160, "JS", dealer="N", circuit=("pcc",)) + "W:open", dealer="N", **ALL_SPADES)
    at = played(start=at)
    everywhere = " ".join(f"{one}:{trick}.0" for one in "SENW" for trick in range(1, 9))
    assert first_due(at.path(), prover(everywhere)) == {}
    assert judged(at, everywhere) is None
    assert tokens_to(at, everywhere) == ("EW", 4)


# --- on top of the table ----------------------------------------------------------------------------------------------


@pytest.mark.clause("score.caps")
def test_score_caps_bonus_comes_on_top_of_the_table() -> None:
    for amount, moved in ((160, 2), (200, 3), (250, 4)):
        start = deal(contract("W", amount, "JS", dealer="N") + "W:open", dealer="N", **ALL_SPADES)
        assert tokens_to(played("5.0", start=start), "W:5.0") == ("EW", moved)
        assert tokens_to(played("7.1", start=start), "W:7.1") == ("EW", moved - 1)


@pytest.mark.clause("score.caps")
def test_score_caps_defenders_early_caps_adds_one_to_what_they_receive() -> None:
    assert tokens_to(defenders_take_all()) == ("NS", 2)
    assert tokens_to(defenders_take_all("6.0"), "S:6.0") == ("NS", 3)
    assert tokens_to(defenders_take_all("8.0"), "S:8.0") == ("NS", 2)


@pytest.mark.clause("score.caps")
def test_score_caps_penalty_stands_instead_of_the_table() -> None:
    assert tokens_to(defenders_take_all("6.0"), "", "refuted") == ("EW", 2)  # the defenders' wrong call
    assert tokens_to(played("6.0"), "", "refuted") == ("NS", 2)


@pytest.mark.clause("score.caps", "score.remainder")
def test_score_caps_bonus_and_penalty_are_paid_from_what_is_there() -> None:
    start = deal(contract("W", 250, "JS", dealer="N") + "W:open", dealer="N", tokens=(2, 20), **ALL_SPADES)
    at = played("5.0", start=start)
    assert tokens_to(at, "W:5.0") == ("EW", 2)
