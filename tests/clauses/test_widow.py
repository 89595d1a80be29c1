"""The table with a widow: three players, ten cards, the exchange, one against two."""

from __future__ import annotations

import random

import pytest

from tests.clauses.called_table import ALONE, THREE, allowed, called, deal, go, refused, rest_of, ruling, view, witness
from tutor.cards import Hand, cards, points_of
from tutor.rules import Deal, Exchange
from tutor.rules.called import ScoreMatch, score
from tutor.rules.dealing import random_deal
from tutor.rules.events import Exchanged
from tutor.rules.playout import random_whole


@pytest.mark.clause("widow.deal")
def test_widow_deal_gives_ten_cards_each_and_two_face_down(rng: random.Random) -> None:
    at = random_deal(rng, dealer="E", profile="widow")
    assert [len(at.hand(seat)) for seat in "SWEN"] == [10, 10, 10, 0]
    assert at.held == (10, 10, 0, 10)
    assert at.position.dealt.widow.bit_count() == 2
    assert [view(at, seat).widow for seat in "SWE"] == [None, None, None]
    assert [at.turn, go(at, "S:150").turn, go(at, "S:150 W:155").turn, go(at, "S:150 W:155 E:160").turn] == [*"SWES"]


@pytest.mark.clause("widow.deal")
def test_widow_deal_names_every_fault() -> None:
    at = deal(game="widow")
    hands = {seat: at.hand(seat) for seat in "SWE"}
    with pytest.raises(ValueError, match="0 different cards lie there, not 2"):
        Deal.of_hands("E", hands, None, None, "widow")
    with pytest.raises(ValueError, match="hands: seat N does not play here"):
        Deal.of_hands("E", {**hands, "N": Hand()}, Hand(cards("8H 7H")), None, "widow")
    with pytest.raises(ValueError, match="dealer: seat N does not play here"):
        Deal.of_hands("N", hands, Hand(cards("8H 7H")), None, "widow")


@pytest.mark.clause("widow.exchange")
def test_widow_exchange_comes_after_the_auction_and_shows_the_cards_to_the_maker_only() -> None:
    at = deal("S:150 W:pass", game="widow")
    assert refused(at, "S:ex=>") == ("procedure.phase",)
    at = go(at, "E:pass")
    assert (at.phase, at.turn) == ("exchange", "S")
    assert [view(at, seat).widow for seat in "SWE"] == [tuple(cards("8H 7H")), None, None]
    assert refused(at, "W:ex=>") == ("procedure.turn",)
    assert refused(at, "S:trump=S") == ("procedure.phase",)


@pytest.mark.clause("widow.exchange")
def test_widow_exchange_is_none_one_or_both_and_as_many_back() -> None:
    at = deal("S:150 W:pass E:pass", game="widow")
    assert allowed(at, "S:ex=> S:ex=8H>7D S:ex=8H,7H>7D,8S S:ex=8H>8H")
    assert refused(at, "S:ex=8H>") == ("widow.exchange",)
    assert refused(at, "S:ex=>7D") == ("widow.exchange",)
    assert refused(at, "S:ex=8H>7D,8S") == ("widow.exchange",)
    assert refused(at, "S:ex=8H,8H>7D,8S") == ("widow.exchange",)
    assert refused(at, "S:ex=JH>7D") == ("widow.exchange",)
    assert witness(at, "S:ex=JH>7D") == ["JH"]
    assert refused(at, "S:ex=8H>7S") == ("procedure.not-held",)
    assert refused(at, "S:ex=8H>7H") == ("procedure.not-held",)  # it was not taken
    assert len(at.actions("S")) == 1 + 2 * 11 + 66


@pytest.mark.clause("widow.exchange")
def test_widow_exchange_moves_the_cards_and_tells_the_others_how_many() -> None:
    at = deal("S:150 W:pass E:pass S:ex=8H,7H>7D,KH", game="widow")
    assert at.log[-1].events == (Exchanged(at.log[-1].seat, 2),)
    assert "8H" in at.hand("S")
    assert "KH" not in at.hand("S")
    assert view(at, "S").widow == tuple(cards("KH 7D"))
    own, other = view(at, "S").log[-1], view(at, "W").log[-1]
    assert (own.order, own.put) == (cards("8H 7H"), cards("7D KH"))
    assert (other.order, other.put, other.card) == (None, None, None)


@pytest.mark.clause("widow.exchange")
def test_widow_exchange_buried_cards_count_for_the_maker_and_are_never_played(rng: random.Random) -> None:
    at = deal("S:150 W:pass E:pass S:ex=8H,7H>KH,QH S:trump=S", game="widow")
    assert called(at).points == 5
    assert refused(at, "S:KH") == ("procedure.not-held",)
    for _ in range(60):
        end = random_whole(rng, "widow")
        state = called(end)
        assert sum(end.points.values()) + points_of(state.widow) == 304
        assert state.points == end.points[str(end.maker)] + points_of(state.widow)


@pytest.mark.clause("widow.score")
def test_widow_score_the_maker_plays_alone_and_only_the_maker_scores(rng: random.Random) -> None:
    at = deal(ALONE, game="widow")
    assert (at.phase, at.turn) == ("play", "S")
    assert refused(at, "S:call=JH") == ("procedure.phase",)
    assert view(at, "W").partner is None
    end = rest_of(at, prefer="S")
    assert len(called(end).tricks) == 10
    for _ in range(60):
        found = random_whole(rng, "widow")
        moved = score(found).moved
        assert {seat for seat, count in moved.items() if count} == {str(found.maker)}
        assert score(found).clauses[:2] == ("call.score", "widow.score")


@pytest.mark.clause("widow.score", "call.slam")
def test_widow_score_a_slam_means_all_ten_and_comes_before_the_eighth_trick() -> None:
    best = {"S": "JS 9S AS TS KS QS 8S 7S JH 9H", "widow": "8C 7C"}
    at = go(deal(ALONE, game="widow", **best), "S:slam")
    assert score(rest_of(at, prefer="S")).moved == {"S": 4, "W": 0, "E": 0}
    assert refused(deal(ALONE, game="widow"), "W:slam") == ("call.slam",)
    late = deal(ALONE, game="widow", **best)
    while called(late).number < 8:
        assert allowed(late, "S:slam")
        late = late.act(str(late.turn), next(one for one in late.actions(str(late.turn)) if one.do == "play"))
    assert allowed(late, "S:slam")
    late = late.act(str(late.turn), next(one for one in late.actions(str(late.turn)) if one.do == "play"))
    assert [one.id for one in ruling(late, "S:slam").reasons] == ["called-slam-late"]


@pytest.mark.clause("widow.score", "call.marriage")
def test_widow_score_marriages_of_the_two_are_known_to_all() -> None:
    hands = {**THREE, "W": "7S JH 9H AH TH JD 9D KD QD AC"}
    at = deal(ALONE + "S:KH W:JH E:JC", game="widow", **hands)
    assert at.turn == "W"
    at = go(at, "W:marriage=D")
    assert [view(at, seat).target for seat in "SWE"] == [170, 170, 170]


@pytest.mark.clause("widow.score")
def test_widow_score_runs_over_eleven_deals_of_three(rng: random.Random) -> None:
    match = ScoreMatch.start("E", "widow")
    assert (match.scores, match.profile.form.deals) == ({"S": 0, "W": 0, "E": 0}, 11)
    end = random_whole(rng, "widow")
    assert ScoreMatch.start(str(end.dealer), "widow").after(end, score(end)).dealer in "SWE"


@pytest.mark.clause("widow.exchange")
def test_widow_exchange_is_a_value_that_compares() -> None:
    assert Exchange(["8h"], ["7d"]) == Exchange(["8H"], ["7D"])
