"""Profile ``club``: what differs from the default table, clause by clause, and its variants."""

from __future__ import annotations

import random

import pytest

from tests.clauses.table import (
    BALANCED,
    allowed,
    can_play,
    deal,
    go,
    last_end,
    play_out,
    refused,
    ruling,
    why,
)
from tests.wording.play import start, step, tries
from tutor.cards import PACK, Card
from tutor.clauses import clauses_of, holding
from tutor.profiles import load_profile
from tutor.rules import Deal, random_deal
from tutor.rules.caps import judge_caps
from tutor.rules.dealing import packets
from tutor.rules.events import Opened
from tutor.rules.playout import play_out as play_whole
from tutor.rules.playout import quiet_action
from tutor.rules.reckoning import reckon, rule_moved
from tutor.rules.ruling import Someone
from tutor.rules.standing import rule_lead, rule_over
from tutor.rules.tokens import settle
from tutor.seats import Seat, seat
from tutor.solver import prove
from tutor.wording import words

WON = "S:160 E:pass N:pass W:pass "
"""S is maker at 160 and eldest; the dealer is W."""


def club(words: str = "", **hands: str) -> Deal:
    """A deal at the club after these words."""
    return deal(words, profile="club", **(hands or BALANCED))


def variant(words: str, settings: dict[str, object], **hands: str) -> Deal:
    """The same with some settings changed."""
    return deal(words, profile={"base": "club", "settings": settings}, **(hands or BALANCED))


def never(*args: object) -> None:
    raise AssertionError("nothing is proved at this table")


# --- the deal and the auction -----------------------------------------------------------------------------------------


@pytest.mark.setting("dealing", "singly")
@pytest.mark.clause("club.deal.singly")
def test_club_deal_singly_gives_the_first_four_one_at_a_time() -> None:
    first, second = packets(PACK, "W", singly=True)
    assert [*first["S"]] == sorted([PACK[0], PACK[4], PACK[8], PACK[12]], key=PACK.index)
    assert [*first["E"]] == sorted([PACK[1], PACK[5], PACK[9], PACK[13]], key=PACK.index)
    assert (first["W"], second) == (packets(PACK, "W", True)[0]["W"], packets(PACK, "W")[1])
    assert packets(PACK, "W")[0]["S"] != first["S"]
    at, other = (random_deal(random.Random(5), "W", profile=name) for name in ("club", "sri-lankan"))
    assert at.hand("S") != other.hand("S")


@pytest.mark.setting("passing", "out")
@pytest.mark.clause("club.auction.pass-out")
def test_club_auction_pass_out_bars_every_later_bid_but_not_asking() -> None:
    at = club("S:160 E:pass N:170 W:pass S:180")
    assert at.turn == "E"
    assert refused(at, "E:200") == ("club.auction.pass-out",)
    assert why(at, "E:pass") == ("club.auction.pass-out",)
    assert refused(at, "E:ask") == ("club.auction.pass-out",)  # W has passed too
    assert ruling(at, "E:ask").witness == (Someone("partner", seat("W")),)
    at = club("S:160 E:pass N:170 W:180 S:190")
    assert why(at, "E:ask") == ("auction.ask-partner",)  # W is still in
    at = go(at, "E:ask")
    assert (at.turn, at.asker) == ("W", "E")
    assert allowed(at, "W:200 W:pass")
    assert go(at, "W:200").contract.seat == "W"  # type: ignore[union-attr]


@pytest.mark.clause("club.auction.pass-out")
def test_club_auction_pass_out_puts_both_out_when_partner_passes_for_two() -> None:
    at = club("S:160 E:ask W:pass N:170")
    assert at.turn == "S"
    at = go(at, "S:180")
    assert refused(at, "E:190") == ("club.auction.pass-out",)
    assert refused(at, "E:ask") == ("club.auction.pass-out",)


@pytest.mark.setting("later_calls", "free")
@pytest.mark.clause("club.auction.pass-out")
def test_club_auction_pass_out_has_no_limit_of_200() -> None:
    at = club("S:160 E:pass")
    assert allowed(at, "N:170")  # over partner
    at = club("S:160 E:170 N:pass W:pass")
    assert allowed(at, "S:180")  # a later call
    assert refused(at, "S:170") == ("auction.bid",)


@pytest.mark.clause("club.auction.three-passes")
def test_club_auction_three_passes_end_it() -> None:
    at = club("S:160 E:pass N:pass")
    assert not rule_over(at).allowed
    at = go(at, "W:pass")
    assert (at.phase, at.maker) == ("indicator", "S")
    assert rule_over(at).clauses == ("club.auction.three-passes",)
    at = club("S:160 E:pass N:170 W:pass S:pass")
    assert at.turn == "E"
    assert go(at, "E:pass").maker == "N"
    assert club("S:pass E:pass N:pass W:pass").ended == "all-pass"
    assert club("S:pass E:ask W:pass").phase == "auction"


@pytest.mark.setting("second_auction", False)
@pytest.mark.clause("club.single-auction")
def test_club_single_auction_lets_the_play_begin_after_the_indicator() -> None:
    at = club(WON)
    assert [len(at.hand(one)) for one in "SENW"] == [4, 4, 4, 4]
    at = go(at, "S:AS!")
    assert (at.phase, at.turn, at.closed) == ("play", "S", True)
    assert [len(at.hand(one)) for one in "SENW"] == [8, 8, 8, 8]
    assert rule_lead(at, "S").clauses == ("play.first-lead",)
    assert refused(at, "S:250") == ("procedure.phase",)


@pytest.mark.clause("club.single-auction")
def test_club_single_auction_may_be_followed_by_one_on_eight_cards() -> None:
    at = variant(WON + "S:AS!", {"second_auction": True})
    assert (at.phase, at.turn) == ("second-auction", "S")
    assert allowed(at, "S:250 S:pass")
    assert refused(at, "S:240") == ("second.bid",)
    assert refused(at, "S:pcc") == ("club.score",)
    assert go(at, "S:pass E:pass N:260 W:pass").maker == "N"


# --- the play ---------------------------------------------------------------------------------------------------------


@pytest.mark.setting("maker_cuts", "any")
@pytest.mark.clause("club.closed.any-cut", "closed.indicator-apart")
def test_club_closed_any_cut_by_the_maker_and_by_the_others() -> None:
    """W leads a heart; S is maker with the seven of spades apart, and out of hearts."""
    words = "W:pass S:160 E:pass N:pass W:pass S:7S! W:KH"
    hands = {"S": "7S 8S AS 9C -H", "W": "KH", "E": "QH", "N": "8H"}
    at = deal(words, dealer="N", profile="club", **hands)
    assert at.turn == "S"
    assert why(at, "S:8S") == ("club.closed.any-cut", "closed.void-folds")
    assert ruling(at, "S:8S").folded
    assert allowed(at, "S:9C S:7S S:AS")
    at = go(at, "S:8S E:QH N:8H")
    end = last_end(at)
    assert (end.winner, end.opened, end.indicator) == ("S", "reveal", "returned")
    assert [str(one.card) for one in end.shown] == ["8S"]
    assert "7S" in at.hand("S")


@pytest.mark.clause("club.closed.any-cut")
def test_club_closed_any_cut_frees_a_maker_with_nothing_but_trumps() -> None:
    """E is maker and holds all spades; elsewhere only the indicator could cut the heart."""
    words = "S:pass E:160 N:pass W:pass S:pass E:7S! S:KH"
    at = club(words, E="7S 8S QS KS | TS AS 9S JS", S="KH", N="8H", W="7H")
    assert at.turn == "E"
    assert len(can_play(at)) == 8
    at = go(at, "E:8S N:8H W:7H")
    assert (last_end(at).winner, last_end(at).opened) == ("E", "reveal")


@pytest.mark.setting("opening_choice", "any-time")
@pytest.mark.clause("club.open.any-time")
def test_club_open_any_time_at_the_makers_own_turns() -> None:
    at = club(WON + "S:AS!")
    assert why(at, "S:open") == ("club.open.any-time",)
    at = go(at, "S:AH")
    assert refused(at, "S:open") == ("club.open.any-time",)
    assert refused(at, "E:open") == ("club.open.any-time",)
    at = go(at, "E:QH N:8H W:JH")
    assert refused(at, "S:open") == ("club.open.any-time",)
    at = go(at, "W:7H")
    assert why(at, "S:open") == ("club.open.any-time",)  # in the middle of a trick, at the maker's turn
    assert go(at, "S:open").closed is False


@pytest.mark.clause("club.open.any-time", "open.high-bid")
def test_club_open_any_time_never_opens_for_a_high_bid() -> None:
    at = club("S:250 E:pass N:pass W:pass S:AS! S:AH E:QH N:8H W:JH")
    assert at.closed


# --- tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("amount", "won", "lost"), [(160, 1, 2), (200, 2, 3), (240, 2, 3), (250, 3, 4), (300, 3, 4)])
@pytest.mark.clause("club.score")
def test_club_score_by_the_bid(amount: int, won: int, lost: int) -> None:
    words = f"S:{amount} E:pass N:pass W:pass S:7S! "
    strong = {"S": "7S JS 9S AS TS KS QS 8S"}
    at = play_out(deal(words + "S:open", profile="club", **strong))
    settled = settle(at, judge_caps(at, never))
    assert (settled.to, settled.moved, settled.clauses) == ("NS", won, ("score.made", "club.score"))
    weak = {"S": "7S 8S 7H 8H 7D 8D 7C 8C"}
    at = play_out(deal(words, profile="club", **weak))
    settled = settle(at, judge_caps(at, never))
    assert (settled.to, settled.moved) == ("EW", lost)
    assert rule_moved(reckon(at, None), ("EW", lost)).clauses == ("score.made", "club.score")


@pytest.mark.setting("pcc", False)
@pytest.mark.setting("caps", "none")
@pytest.mark.setting("spoilt_redeal", "never")
@pytest.mark.clause("club.score", "trump.spoilt")
def test_club_score_knows_no_pcc_no_caps_and_no_spoilt_trumps() -> None:
    at = club()
    assert refused(at, "S:pcc") == ("club.score",)
    at = deal(WON + "S:7S! S:open S:JS", profile="club", S="7S JS 9S AS TS KS QS 8S")
    assert refused(at, "S:caps=9S,AS,TS,KS,QS,8S,7S") == ("club.score",)
    assert refused(at, "S:spoilt") == ("trump.spoilt",)
    assert judge_caps(play_out(at), never) is None


# --- variants ---------------------------------------------------------------------------------------------------------


@pytest.mark.setting("open_trump", True)
@pytest.mark.clause("open.face-up", "trump.indicator")
def test_open_face_up_from_the_moment_the_indicator_is_chosen() -> None:
    at = variant(WON + "S:AS!", {"open_trump": True})
    assert (at.phase, at.closed) == ("play", False)
    assert at.log[-1].events[-1] == Opened(seat("S"), at.indicator, "open-trump")  # type: ignore[arg-type]
    assert at.view("E").log[-1].card == "AS"
    assert allowed(at, "S:AS S:KS")
    assert refused(at, "S:open") == ("club.open.any-time",)
    at = variant(WON + "S:AS!", {"open_trump": True, "second_auction": True})
    assert (at.phase, at.closed, at.view("W").indicator) == ("second-auction", False, "AS")
    at = go(at, "S:pass E:pass N:250 W:pass")
    assert (at.indicator, at.closed) == (None, None)
    at = go(at, "N:9S!")
    assert (at.closed, at.view("E").indicator, "AS" in at.hand("S")) == (False, "9S", True)


@pytest.mark.setting("caps", "before-play")
@pytest.mark.clause("club.score")
def test_club_score_of_caps_before_play_made() -> None:
    strong = {"S": "7S JS 9S AS TS KS QS 8S"}
    before = {"caps": "before-play"}
    at = variant(WON + "S:7S!", before, **strong)
    assert why(at, "N:caps=") == ("club.score",)
    assert refused(at, "S:caps=7S,JS,9S,AS,TS,KS,QS,8S") == ("club.score",)  # no order is stated
    at = go(at, "S:caps=")
    assert at.closed  # and nothing is shown
    assert refused(at, "E:caps=") == ("club.score",)
    late = variant(WON + "S:7S! S:open S:JS", before, **strong)
    assert refused(late, "S:caps=") == ("club.score",)
    at = play_out(go(at, "S:open"))
    verdict = judge_caps(at, never)
    assert verdict is not None
    assert (verdict.judged, verdict.seat, verdict.clauses) == ("announced", "S", ("club.score",))
    assert settle(at, verdict).moved == 4
    assert rule_moved(reckon(at, verdict), ("NS", 4)).allowed
    assert rule_moved(reckon(at, verdict), ("NS", 1)).clauses == ("club.score",)


@pytest.mark.parametrize("lost", [5, 3, 4, 6])
@pytest.mark.clause("club.score")
def test_club_score_of_caps_before_play_failed(lost: int) -> None:
    settings = {"caps": "before-play", "caps_before_lost": lost}
    at = play_out(variant(WON + "S:AS! E:caps=", settings))
    settled = settle(at, judge_caps(at, never))
    assert (settled.to, settled.moved) == ("NS", lost)


@pytest.mark.setting("caps_before_won", 2)
@pytest.mark.setting("caps_before_won", 4)
@pytest.mark.setting("caps_before_won", 5)
@pytest.mark.setting("caps_before_lost", 3)
@pytest.mark.setting("caps_before_lost", 4)
@pytest.mark.setting("caps_before_lost", 6)
@pytest.mark.parametrize("won", [3, 2, 4, 5])
@pytest.mark.clause("club.score")
def test_club_score_of_caps_before_play_by_the_defenders(won: int) -> None:
    """They win every trick, so the bid fails: its loss, and the bonus on top."""
    settings = {"caps": "before-play", "caps_before_won": won}
    hands = {"S": "7S 7H 7D 7C | 8S 8H 8D 8C", "E": "JS JH JD JC | 9S 9H 9D 9C", "W": "AS AH AD AC | TS TH TD TC"}
    at = play_out(variant(WON + "S:7S! W:caps= S:open", settings, **hands))
    verdict = judge_caps(at, never)
    assert verdict is not None
    assert (verdict.judged, settle(at, verdict).to, settle(at, verdict).moved) == ("announced", "EW", 2 + won)


# --- what the club shares ---------------------------------------------------------------------------------------------


def test_clauses_of_the_club_are_cited_there() -> None:
    here = {one.id for one in clauses_of("club")}
    assert holding("club", "score.table", "club.score") == "club.score"
    assert holding("sri-lankan", "score.table", "club.score") == "score.table"
    assert {"deal.low-hand", "play.follow", "closed.reveal", "club.score"} <= here
    assert load_profile("club").differences() == {}


def test_every_ruling_at_the_club_cites_its_own_clauses(rng: random.Random) -> None:
    """Whatever is done or tried there: nothing is explained by a rule that the club does not have."""
    here = {one.id for one in clauses_of("club")}
    for _ in range(8):
        at = start(rng, "club")
        while at.phase != "over":
            assert at.turn is not None
            cited = {one for action in tries(rng, at, at.turn) for one in at.rule(at.turn, action).clauses}
            assert cited <= here, cited - here
            at = step(rng, at)
        if at.ended == "played":
            settled = settle(at, judge_caps(at, never))
            assert set(settled.clauses) <= here


def test_proofs_of_a_cut_from_the_hand_are_left_undecided() -> None:
    settings = {"base": "sri-lankan", "settings": {"maker_cuts": "any"}}
    at = deal(WON + "S:AS! S:pass E:pass N:pass W:pass", profile=settings, **BALANCED)
    assert prove(at.view("E")).verdict == "undecided"
    assert prove(at.view("S")).verdict == "refuted"


def test_stories_of_the_club_cite_its_own_clauses() -> None:
    """``club.auction.three-passes``, ``club.open.any-time``, ``club.score``: never the clause of another table."""
    told, here = words(), {one.id for one in clauses_of("club")}
    seen: set[str] = set()
    for seed in range(40):
        rng = random.Random(seed)
        last = play_whole(random_deal(rng, profile="club"), rng, quiet_action)
        for one in last.path():
            for event in one.entry.events if one.entry is not None else ():
                for line in told.event(event, maker=one.maker, profile="club"):
                    seen |= {line.clause} if line.clause else set()
        args = settle(last, None), None, last.contract, last.points, last.ended
        seen |= {line.clause for line in told.settlement(*args, profile="club") if line.clause}
    assert seen <= here, seen - here
    assert {"club.auction.three-passes", "club.score"} <= seen
    opened = Opened(Seat("S"), Card("JS"), "choice")
    assert [told.event(opened, profile=one)[0].clause for one in ("sri-lankan", "club")] == [
        "open.before-first-lead",
        "club.open.any-time",
    ]
