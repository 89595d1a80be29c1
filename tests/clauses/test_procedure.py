"""Clauses ``procedure.*``: who may act when."""

from __future__ import annotations

import pytest

from tests.clauses.table import BALANCED, PLAIN, allowed, contract, deal, go, play_out, refused, ruling
from tutor.rules.ruling import Someone
from tutor.seats import seat

STAGES = {
    "auction": "S:pass",
    "indicator": "S:pass E:pass N:pass W:200 S:pass E:pass N:pass",
    "second-auction": contract("W", 200, "7S", circuit=("pass",)),
    "play": contract("W", 200, "7S") + "S:AH",
}
TURN_WORDS = {
    "auction": ("pass", "160", "ask", "redeal", "pcc"),
    "indicator": ("AS!",),
    "second-auction": ("pass", "250", "ask", "pcc"),
    "play": ("AH",),
}
ELSEWHERE = {
    "auction": ("AS!", "AH", "open", "spoilt", "caps=AH"),
    "indicator": ("pass", "160", "ask", "redeal", "pcc", "AH", "open", "spoilt", "caps=AH"),
    "second-auction": ("AS!", "AH", "redeal", "open", "spoilt", "caps=AH"),
    "play": ("pass", "160", "ask", "redeal", "pcc", "AS!"),
}


@pytest.mark.parametrize("phase", list(STAGES))
@pytest.mark.clause("procedure.turn")
def test_procedure_turn_actions_belong_to_the_seat_on_turn(phase: str) -> None:
    at = deal(STAGES[phase], **BALANCED)
    assert at.phase == phase
    assert at.turn is not None
    for other in "SENW":
        if other == at.turn:
            continue
        for what in TURN_WORDS[phase]:
            assert refused(at, f"{other}:{what}") == ("procedure.turn",), what
            assert ruling(at, f"{other}:{what}").witness == (Someone("turn", at.turn),)
        assert at.actions(other) == ()


@pytest.mark.clause("procedure.turn", "auction.ask-partner")
def test_procedure_turn_is_partners_at_once_after_asking_then_the_askers_right() -> None:
    at = deal("S:ask", **BALANCED)
    assert at.turn == "N"
    assert refused(at, "E:160") == ("procedure.turn",)
    assert go(at, "N:pass").turn == "E"


@pytest.mark.clause("procedure.turn")
def test_procedure_turn_does_not_bind_free_actions() -> None:
    at = deal(contract("W", 200, "7S"), **BALANCED)
    assert at.turn == "S"
    assert allowed(at, "W:open")
    assert allowed(at, f"N:caps={','.join(at.hand('N'))}")
    at = deal(contract("W", 200, "JS") + "S:AH", W="JS 9S AS TS | KS QS 8S 7S", S="AH")
    assert allowed(at, "N:spoilt W:spoilt")


@pytest.mark.parametrize("phase", list(STAGES))
@pytest.mark.clause("procedure.phase")
def test_procedure_phase_every_action_has_its_place(phase: str) -> None:
    at = deal(STAGES[phase], **BALANCED)
    for one in "SENW":
        for what in ELSEWHERE[phase]:
            assert refused(at, f"{one}:{what}") == ("procedure.phase",), (one, what)


@pytest.mark.clause("procedure.phase")
def test_procedure_phase_order_from_auction_to_the_end() -> None:
    at = deal(contract("W", 200, "7S", circuit=("pass", "250", "pass", "pass")) + "S:AH! S:AS", **BALANCED)
    at = play_out(at)
    seen = list(dict.fromkeys(one.phase for one in at.path()))
    assert seen == ["auction", "indicator", "second-auction", "play", "over"]
    phases = [one.phase for one in at.path()]
    assert phases.index("second-auction") < len(phases) - phases[::-1].index("indicator")  # it comes again


@pytest.mark.clause("procedure.phase")
def test_procedure_phase_nothing_is_allowed_after_the_end() -> None:
    ends = (
        deal("S:pass E:pass N:pass W:pass"),
        deal("S:redeal", S="7S 8S 7H 8H"),
        play_out(deal(contract("W", 200, "7S"), **BALANCED)),
    )
    for at in ends:
        assert (at.phase, at.turn) == ("over", None)
        for one in "SENW":
            assert at.actions(one) == ()
            for what in (*PLAIN, "160", "AS!", "AS", "caps=AS", "caps="):
                assert refused(at, f"{one}:{what}") == ("procedure.phase",)


@pytest.mark.clause("procedure.not-held")
def test_procedure_not_held_card_cannot_be_played_or_set() -> None:
    at = deal(contract("W", 200, "7S"), **BALANCED)
    assert refused(at, "S:JH") == ("procedure.not-held",)
    assert ruling(at, "S:JH").witness == ("JH",)
    at = go(at, "S:AH E:QH N:8H W:JH W:7H")
    assert refused(at, "S:AH") == ("procedure.not-held",)  # played already
    assert refused(at, "S:7S") == ("procedure.not-held",)  # somebody else's indicator
    at = deal("S:160 E:pass N:pass W:pass", **BALANCED)
    assert "procedure.not-held" in refused(at, "S:JS!")


@pytest.mark.clause("procedure.turn")
def test_procedure_turn_comes_before_the_question_whether_the_card_is_held() -> None:
    at = deal(contract("W", 200, "7S"), **BALANCED)
    assert seat("S") == at.turn
    assert refused(at, "E:JH") == ("procedure.turn",)
