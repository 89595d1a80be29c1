"""Clauses ``caps.*`` and ``score.*``: how a Caps call is judged and paid. A prover that is told what to say stands in
for ``tutor.solver``, so that judging is tested apart from proving."""

from __future__ import annotations

import pytest

from tests.clauses.caps_table import SEVEN, SPADES, judged, played, tokens_to
from tests.clauses.table import (
    ALL_SPADES,
    BALANCED,
    contract,
    deal,
    go,
    last_end,
    prover,
    refused,
)
from tutor.cards import cards
from tutor.rules import Deal
from tutor.rules.caps import first_due
from tutor.rules.tokens import settle

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
