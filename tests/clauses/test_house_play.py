"""Settings of the play and of Caps: each value that is not the default changes what it should, nothing else."""

from __future__ import annotations

import pytest

from tests.clauses.table import (
    ALL_SPADES,
    BALANCED,
    allowed,
    can_play,
    contract,
    deal,
    go,
    last_end,
    play_out,
    prover,
    refused,
    ruling,
    why,
    witness,
)
from tutor.rules import Deal
from tutor.rules.caps import first_due, judge_caps
from tutor.rules.events import MakerSet, Opened
from tutor.rules.outcome import rule_turned
from tutor.rules.ruling import Someone
from tutor.rules.tokens import settle
from tutor.seats import seat

PCC = contract("W", 200, "7S", circuit=("pcc",))
FOLDS = {"W": "7S JS AH TC", "S": "9H", "E": "8S 7D -H", "N": "JC -H"}
"""W is maker with the 7S set aside; to a heart E can fold a trump or a diamond, N anything."""


def by(choice: str, words: str, dealer: str = "W", **hands: str) -> Deal:
    """A deal at a table with this rule about opening by choice."""
    return deal(words, dealer=dealer, profile={"opening_choice": choice}, **(hands or BALANCED))


# --- Partner Close Caps -----------------------------------------------------------------------------------------------


@pytest.mark.setting("pcc_first_trick", "open")
@pytest.mark.clause("pcc.open-after-first")
def test_pcc_open_after_first_may_be_open_from_the_start() -> None:
    at = deal(PCC, profile={"pcc_first_trick": "open"}, **BALANCED)
    assert (at.phase, at.turn, at.closed) == ("play", "W", False)
    assert at.log[-1].events == (MakerSet(seat("W"), None, 2), Opened(seat("W"), at.indicator, "pcc"))
    assert at.view("S").indicator == "7S"
    assert allowed(at, "W:7S W:JS W:JH")  # no first-trick trump ban, and the indicator is in hand
    assert refused(at, "W:open") == ("open.before-first-lead",)
    new = deal(
        contract("W", 200, "7S", circuit=("pass", "pcc")) + "S:AH!", profile={"pcc_first_trick": "open"}, **BALANCED
    )
    assert (new.turn, new.closed) == ("S", False)
    ordinary = deal(contract("W", 200, "7S"), profile={"pcc_first_trick": "open"}, **BALANCED)
    assert ordinary.closed
    assert deal(PCC, **BALANCED).closed


# --- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.setting("opening_shows", "trumps")
@pytest.mark.clause("closed.reveal")
def test_closed_reveal_may_show_the_trumps_alone() -> None:
    words = contract("W", 200, "7S") + "S:9H E:8S N:JC W:AH"
    at = deal(words, profile={"opening_shows": "trumps"}, **FOLDS)
    end = last_end(at)
    assert (end.winner, end.opened, end.indicator) == ("E", "reveal", "returned")
    assert [str(one.card) for one in end.shown] == ["8S"]
    assert [str(one.card) for one in end.kept_hidden] == ["JC"]
    maker = at.maker
    assert maker is not None
    assert at.indicator is not None
    assert not rule_turned(end, maker, at.indicator, end.cards[2].card).allowed
    assert rule_turned(end, maker, at.indicator, end.cards[1].card).allowed
    assert at.view("S").tricks[0].cards[2].card is None
    assert at.view("W").tricks[0].cards[2].card == "JC"  # the maker has looked
    assert [str(one.card) for one in last_end(deal(words, **FOLDS)).shown] == ["8S", "JC"]


# --- opening by choice ------------------------------------------------------------------------------------------------


@pytest.mark.setting("opening_choice", "any-time")
@pytest.mark.clause("open.before-first-lead", "open.face-up")
def test_open_before_first_lead_may_be_at_any_turn_of_the_maker() -> None:
    at = by("any-time", contract("W", 200, "7S"))
    assert refused(at, "W:open") == ("open.before-first-lead",)  # S is to lead
    assert ruling(at, "W:open").witness == (Someone("turn", seat("S")),)
    at = go(at, "S:AH E:QH N:8H")
    assert allowed(at, "W:open")
    opened = go(at, "W:open")
    assert (opened.turn, opened.closed, opened.view("N").indicator) == ("W", False, "7S")
    assert can_play(opened) == ["7H", "JH"]
    later = go(at, "W:JH W:7H S:KH E:TH N:9H")
    assert refused(later, "W:open") == ("open.before-first-lead",)
    assert refused(later, "N:open") == ("open.before-first-lead",)
    later = go(later, "N:8S")
    assert allowed(later, "W:open")


@pytest.mark.clause("open.before-first-lead", "closed.reveal")
def test_open_before_first_lead_in_the_middle_of_a_trick_leaves_its_folds_to_the_inspection() -> None:
    at = by("any-time", contract("W", 200, "7S") + "S:9H E:8S N:JC", **FOLDS)
    at = go(at, "W:open")
    assert [one.folded for one in at.play.trick] == [False, True, True]  # type: ignore[union-attr]
    at = go(at, "W:AH")
    end = last_end(at)
    assert end.winner == "E"
    assert [str(one.card) for one in end.shown] == ["8S", "JC"]


@pytest.mark.setting("opening_choice", "leading-with-trump")
@pytest.mark.clause("open.before-first-lead")
def test_open_before_first_lead_may_be_only_to_lead_a_trump() -> None:
    at = by("leading-with-trump", contract("W", 200, "7S"))
    assert refused(at, "W:open") == ("open.before-first-lead",)  # not on lead
    at = go(at, "S:AH E:QH N:8H")
    assert refused(at, "W:open") == ("open.before-first-lead",)  # on turn, but not on lead
    at = go(at, "W:JH")
    assert allowed(at, "W:open W:7H")
    at = go(at, "W:open")
    assert can_play(at) == ["7S", "JS"]
    assert refused(at, "W:7H") == ("open.before-first-lead",)
    assert witness(at, "W:7H") == ["7S", "JS"]
    at = go(at, "W:JS S:AS E:TS N:9S")
    assert allowed(at, "W:7H")  # the duty was for that lead
    first = by("leading-with-trump", contract("W", 200, "7S", dealer="N"), dealer="N")
    assert can_play(go(first, "W:open")) == ["7S", "JS"]


@pytest.mark.setting("opening_choice", "never")
@pytest.mark.clause("open.before-first-lead")
def test_open_before_first_lead_may_never_be_by_choice() -> None:
    at = by("never", contract("W", 200, "7S", dealer="N"), dealer="N")
    assert refused(at, "W:open") == ("open.before-first-lead",)
    assert refused(go(at, "W:JH S:AH E:QH N:8H"), "W:open") == ("open.before-first-lead",)
    high = by("never", contract("W", 250, "7S") + "S:AH E:QH N:8H W:JH")
    assert high.closed is False  # what opens by itself still does


@pytest.mark.clause("closed.no-trump-lead-first", "open.before-first-lead")
def test_closed_no_trump_lead_first_makes_a_maker_with_trumps_only_open_even_where_nobody_may() -> None:
    at = by("never", contract("W", 160, "JS", dealer="N"), dealer="N", **ALL_SPADES)
    assert why(at, "W:open") == ("closed.no-trump-lead-first",)
    assert can_play(at) == []
    assert len(can_play(go(at, "W:open"))) == 8
    waits = by("never", contract("W", 160, "JS"), **ALL_SPADES)
    assert refused(waits, "W:open") == ("open.before-first-lead",)


# --- Caps -------------------------------------------------------------------------------------------------------------

SWEEP = contract("W", 160, "JS", dealer="N") + "W:open "


def called(moment: str, words: str, **profile: object) -> str | None:
    """How a sweep by W, due at a moment, is judged when W or E calls so."""
    at = play_out(deal(SWEEP + words, dealer="N", profile=profile, S="7H", E="7D", N="7C", **ALL_SPADES))
    verdict = judge_caps(at, prover(moment))
    return verdict.judged if verdict else None


@pytest.mark.setting("caps_window", "before-next-card")
@pytest.mark.clause("caps.window", "caps.too-late")
def test_caps_window_may_end_with_the_next_card_of_the_seat() -> None:
    """Due from W after W's card of trick 1: the next card is that of trick 2. Due before it: the very next card."""
    rest = "9S,AS,TS,KS,QS,8S,7S"
    first = "W:JS S:7H E:7D N:7C "
    house = {"caps_window": "before-next-card"}
    assert called("W:1.1", f"{first}W:caps={rest}", **house) == "bonus"
    assert called("W:1.1", f"{first}W:caps={rest}") == "too-late"  # elsewhere trick 1 was the window
    late = f"{first}W:9S W:caps={rest[3:]}"
    assert called("W:1.1", late, **house) == "too-late"
    assert called("W:1.0", f"W:JS W:caps={rest}", **house) == "too-late"
    assert called("W:1.0", f"W:JS W:caps={rest}") == "bonus"
    assert called("W:1.0", f"W:caps=JS,{rest}", **house) == "bonus"


@pytest.mark.clause("caps.window", "caps.missed")
def test_caps_window_of_partners_due_at_once_ends_with_the_first_card_of_either() -> None:
    rest = "9S,AS,TS,KS,QS,8S,7S"
    house = {"caps_window": "before-next-card"}
    assert called("W:1.0 E:1.0", f"W:JS W:caps={rest}", **house) == "too-late"
    assert called("E:1.0", f"W:JS W:caps={rest}", **house) == "bonus"  # W speaks for E, before E's card
    assert called("E:1.0", f"W:JS S:7H E:7D W:caps={rest}", **house) == "too-late"


@pytest.mark.setting("caps_penalty", "bid-loss-plus-one-or-five")
@pytest.mark.parametrize(("amount", "owed"), [(160, 3), (200, 4), (240, 4), (250, 5)])
@pytest.mark.clause("caps.penalty")
def test_caps_penalty_may_be_one_more_than_a_lost_bid(amount: int, owed: int) -> None:
    words = contract("W", amount, "JS", dealer="N") + "W:open "
    house = {"caps_penalty": "bid-loss-plus-one-or-five"}
    at = play_out(deal(words, dealer="N", profile=house, **ALL_SPADES))
    missed = settle(at, judge_caps(at, prover("W:2.0")))
    assert (missed.to, missed.moved, missed.clauses) == ("NS", owed, ("caps.missed", "caps.penalty"))
    at = play_out(deal(words, dealer="N", **ALL_SPADES))
    assert settle(at, judge_caps(at, prover("W:2.0"))).moved == 2


@pytest.mark.clause("caps.penalty")
def test_caps_penalty_of_a_lost_trick_is_five_at_either_table() -> None:
    order = "AS,KS,AH,KH,AD,KD,AC,KC"
    for penalty in ("two-or-five", "bid-loss-plus-one-or-five"):
        words = contract("W", 160, "7S") + f"S:caps={order}"
        at = play_out(deal(words, profile={"caps_penalty": penalty}, **BALANCED))
        assert settle(at, judge_caps(at, prover(stated="refuted"))).moved == 5


@pytest.mark.setting("defenders_caps", False)
@pytest.mark.clause("caps.meaning")
def test_caps_meaning_may_leave_the_defenders_out() -> None:
    at = deal(contract("W", 160, "7S"), profile={"defenders_caps": False}, **BALANCED)
    assert refused(at, "S:caps=AS,KS,AH,KH,AD,KD,AC,KC") == ("caps.meaning",)
    assert ruling(at, "S:caps=AS,KS,AH,KH,AD,KD,AC,KC").witness == (Someone("maker", seat("W")),)
    assert allowed(at, "W:caps=JS,7S,JH,7H,JD,7D,JC,7C E:caps=TS,QS,TH,QH,TD,QD,TC,QC")
    due = first_due(at.path(), prover("S:1.0 N:1.0 E:1.0"))
    assert list(due) == ["E"]
    strong = {"W": "7S", "S": "JS 9S AS TS | KS QS 8S"}
    for defenders, seats in ((True, ["S"]), (False, [])):
        at = deal(contract("W", 160, "7S"), profile={"defenders_caps": defenders}, **strong)
        assert list(first_due(at.path(), prover("S:1.0"))) == seats
