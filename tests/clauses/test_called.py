"""The table where the maker calls a card: each clause of ``call.*``, right and wrong."""

from __future__ import annotations

import random

import pytest

from tests.clauses.called_table import (
    FOUR,
    OPENING,
    RUFF,
    SWEEP,
    allowed,
    called,
    can_play,
    deal,
    go,
    refused,
    rest_of,
    ruling,
    view,
    witness,
)
from tutor.cards import Hand, cards
from tutor.rules import Bid, Deal, IllegalAction, Pass
from tutor.rules.called import ScoreMatch, score
from tutor.rules.dealing import random_deal
from tutor.rules.events import CardCalled, DealerDuty, LeftAlone, MakerSet, MarriageShown, PartnerShown, SlamAnnounced
from tutor.rules.playout import play_out, random_whole
from tutor.seats import SEATS

# --- match ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("call.match")
def test_call_match_four_play_clockwise_with_eight_cards_each(rng: random.Random) -> None:
    at = random_deal(rng, dealer="E", profile="call-partner")
    assert [len(at.hand(seat)) for seat in "SWNE"] == [8, 8, 8, 8]
    turns = [at.turn]
    for _ in range(3):
        at = at.act(str(at.turn), Bid(150 if at.contract is None else (at.contract.amount or 0) + 5))
        turns.append(at.turn)
    assert turns == ["S", "W", "N", "E"]
    assert at.game.next_dealer(at) == "S"


@pytest.mark.clause("call.match")
def test_call_match_is_eleven_deals_and_equal_totals_share(rng: random.Random) -> None:
    match = ScoreMatch.start("W", "call-partner")
    dealers = []
    while not match.over:
        at = random_deal(rng, dealer=match.dealer, profile="call-partner")
        held = {seat: at.hand(seat) for seat in SEATS}
        end = play_out(Deal.of_hands(match.dealer, held, None, match.scores, "call-partner"), rng)
        assert match.winners == ()
        dealers.append(str(match.dealer))
        match = match.after(end, score(end))
    assert "".join(dealers) == "WNESWNESWNE"
    assert match.winners == tuple(one for one in "SWNE" if match.scores[one] == max(match.scores.values()))
    with pytest.raises(ValueError, match="the match is over after 11 deals"):
        match.after(end, score(end))
    level = ScoreMatch(match.profile, match.dealer, 11, (3, 1, 3, -2))
    assert level.winners == ("S", "N")


@pytest.mark.clause("call.match")
def test_call_match_keeps_its_scores_and_wants_a_deal_that_is_over() -> None:
    match = ScoreMatch.start("E", "call-partner")
    at = deal()
    with pytest.raises(ValueError, match="not over yet"):
        match.after(at, score(at))
    end = rest_of(go(at, OPENING))
    other = ScoreMatch(match.profile, match.dealer, 1, (1, 0, 0, 0))
    with pytest.raises(ValueError, match="began with the scores"):
        other.after(end, score(end))
    with pytest.raises(ValueError, match="counts tokens"):
        ScoreMatch.start("E", "sri-lankan")


@pytest.mark.clause("call.match")
def test_call_match_deals_whole_hands_and_names_every_fault() -> None:
    hands = {seat: Hand(cards(some)) for seat, some in FOUR.items()}
    with pytest.raises(ValueError, match="seat S has 7 different cards, not 8"):
        Deal.of_hands("E", {**hands, "S": Hand(cards("JS 9S AS TS KH QH 7D"))})
    with pytest.raises(ValueError, match="KS is dealt twice"):
        Deal.of_hands("E", {**hands, "S": Hand(cards("JS 9S AS TS KH QH 7D KS"))})
    with pytest.raises(ValueError, match="2 different cards lie there, not 0"):
        Deal.of_hands("E", hands, Hand(cards("7C 8C")))
    with pytest.raises(ValueError, match="write one for each of S, W, N, E"):
        Deal.of_hands("E", hands, None, {"S": 1})
    with pytest.raises(ValueError, match="deals whole hands, not packets"):
        Deal.start("E", {}, {}, profile="call-partner")
    with pytest.raises(ValueError, match="deals packets, not whole hands"):
        Deal.of_hands("E", hands, profile="sri-lankan")


# --- auction ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("call.auction", "procedure.turn")
def test_call_auction_dealers_left_calls_first_and_calls_go_clockwise() -> None:
    at = deal()
    assert at.turn == at.eldest == "S"
    assert refused(at, "W:150") == ("procedure.turn",)
    assert deal(dealer="S").turn == "W"
    assert go(at, "S:150").turn == "W"


@pytest.mark.clause("call.auction")
def test_call_auction_starts_at_150_and_goes_up_by_5_to_30() -> None:
    at = deal()
    assert allowed(at, "S:150 S:155 S:180")
    for word in ("S:145", "S:152", "S:185", "S:304"):
        assert refused(at, word) == ("call.auction",)
    at = go(at, "S:160")
    assert allowed(at, "W:165 W:190")
    for word in ("W:160", "W:150", "W:195", "W:163"):
        assert refused(at, word) == ("call.auction",)
    assert [one.id for one in ruling(at, "W:195").reasons] == ["called-bid-leap"]


@pytest.mark.clause("call.auction")
def test_call_auction_stops_at_304() -> None:
    at = deal("S:180 W:210 N:240 E:270 S:300")
    assert [one.do for one in at.actions("W")] == ["pass"]
    assert [one.id for one in ruling(at, "W:305").reasons] == ["called-bid-high"]
    assert refused(at, "W:304") == ("call.auction",)


@pytest.mark.clause("call.auction")
def test_call_auction_a_pass_is_final() -> None:
    at = deal("S:150 W:pass N:155 E:pass")
    assert at.turn == "S"
    assert refused(at, "W:160") == ("call.auction",)
    assert refused(at, "W:pass") == ("call.auction",)
    at = go(at, "S:160")
    assert at.turn == "N"
    at = go(at, "N:pass")
    assert (at.maker, at.phase, at.contract) == ("S", "trump", ("S", 160))
    assert at.log[-1].events == (MakerSet(SEATS[0], 160, 1),)


@pytest.mark.clause("call.auction")
def test_call_auction_the_dealer_must_play_when_all_pass() -> None:
    at = deal("S:pass W:pass N:pass")
    assert at.turn == "E"
    assert allowed(at, "E:150 E:pass")
    at = go(at, "E:pass")
    assert (at.maker, at.contract, at.phase) == ("E", ("E", 150), "trump")
    assert at.log[-1].events == (DealerDuty(SEATS[1], 150),)


@pytest.mark.clause("call.auction")
def test_call_auction_the_first_lead_is_of_the_dealers_left() -> None:
    at = deal("S:pass W:150 N:pass E:pass W:trump=C W:call=JH")
    assert (at.phase, at.turn, at.maker) == ("play", "S", "W")
    assert refused(at, "W:AH") == ("procedure.turn",)


# --- trump and called card --------------------------------------------------------------------------------------------


@pytest.mark.clause("call.partner", "procedure.phase")
def test_call_partner_the_maker_names_the_trump_and_then_a_card() -> None:
    at = deal("S:150 W:pass N:pass E:pass")
    assert refused(at, "W:trump=S") == ("procedure.turn",)
    assert refused(at, "S:call=JH") == ("procedure.phase",)
    assert allowed(at, "S:trump=S S:trump=H S:trump=D S:trump=C")
    at = go(at, "S:trump=S")
    assert at.phase == "call"
    assert refused(at, "S:trump=H") == ("procedure.phase",)
    assert len(at.actions("S")) == 24


@pytest.mark.clause("call.partner")
def test_call_partner_calls_no_card_of_the_own_hand() -> None:
    at = deal("S:150 W:pass N:pass E:pass S:trump=S")
    assert refused(at, "S:call=JS") == ("call.partner",)
    assert witness(at, "S:call=JS") == ["JS"]
    assert allowed(at, "S:call=JH S:call=8S S:call=7S")
    assert go(at, "S:call=JH").log[-1].events == (CardCalled(SEATS[0], cards("JH")[0]),)


@pytest.mark.clause("call.partner")
def test_call_partner_only_the_holder_knows_who_it_is() -> None:
    at = deal(OPENING)
    assert called(at).holder == SEATS.index("N")
    assert [view(at, seat).partner for seat in "SWNE"] == [None, None, "N", None]
    assert [(view(at, seat).trump, view(at, seat).card) for seat in "SWNE"] == [("S", "JH")] * 4
    assert all("Seat('N')" not in repr(view(at, seat).log[-1]) for seat in "SWE")


# --- following and the reveal -----------------------------------------------------------------------------------------


@pytest.mark.clause("call.follow")
def test_call_follow_the_led_suit_if_able() -> None:
    at = deal(OPENING + "S:7D")
    assert can_play(at) == ["JD", "8D"]
    assert refused(at, "W:AH") == ("call.follow",)
    assert witness(at, "W:AH") == ["JD", "8D"]


@pytest.mark.clause("call.follow")
def test_call_follow_a_void_player_may_play_anything() -> None:
    at = deal(OPENING + "S:KH W:AH N:JH", **RUFF)
    assert can_play(at) == ["7S", "TD", "KD", "QD", "JC", "KC", "QC", "7C"]


@pytest.mark.clause("call.follow")
def test_call_follow_knows_no_folding() -> None:
    at = deal(OPENING + "S:KH W:AH N:JH", **RUFF)
    assert refused(at, "E:7C/down") == ("call.follow",)
    assert allowed(at, "E:7C/up E:7C")
    assert refused(deal(OPENING), "S:KH/down") == ("call.follow",)


@pytest.mark.clause("play.winner")
def test_play_winner_is_the_same_at_these_tables() -> None:
    at = deal(OPENING + "S:KH W:AH N:JH E:7H")
    assert [(str(one.winner), one.points) for one in called(at).tricks] == [("N", 44)]
    cut = deal(OPENING + "S:KH W:AH N:JH E:7S", **RUFF)
    assert called(cut).tricks[0].winner == cut.turn == "E"


@pytest.mark.clause("procedure.not-held")
def test_procedure_not_held_at_these_tables() -> None:
    assert refused(deal(OPENING), "S:KS") == ("procedure.not-held",)


@pytest.mark.clause("procedure.phase")
def test_procedure_phase_knows_the_actions_of_other_games() -> None:
    from tests.clauses.table import deal as fixed
    from tutor.rules import AskPartner, NameTrump, OpenTrump

    at = deal(OPENING)
    assert at.rule("S", OpenTrump()).clauses == deal().rule("S", AskPartner()).clauses == ("procedure.phase",)
    assert fixed().rule("S", NameTrump("S")).clauses == ("procedure.phase",)


@pytest.mark.clause("call.reveal")
def test_call_reveal_the_called_card_must_fall_when_the_maker_leads_its_suit() -> None:
    at = deal(OPENING + "S:KH W:AH")
    assert can_play(at) == ["JH"]
    assert refused(at, "N:9H") == ("call.reveal",)
    assert witness(at, "N:9H") == ["JH"]
    at = go(at, "N:JH")
    assert at.log[-1].events == (PartnerShown(SEATS[2], cards("JH")[0], "led"),)
    assert [view(at, seat).partner for seat in "SWNE"] == ["N"] * 4


@pytest.mark.clause("call.reveal")
def test_call_reveal_binds_only_when_the_maker_leads() -> None:
    at = deal("S:pass W:150 N:pass E:pass W:trump=C W:call=JH S:KH W:AH")
    assert can_play(at) == ["JH", "9H", "8H"]
    at = go(at, "N:JH")
    assert at.log[-1].events == (PartnerShown(SEATS[2], cards("JH")[0], "fell"),)


@pytest.mark.clause("call.reveal")
def test_call_reveal_may_come_in_another_suit() -> None:
    hands = {**FOUR, "N": "8S JH 9H 8H TC AC JC KC", "E": "7S 7H TD KD QD 9D AD QC"}
    at = deal(OPENING + "S:7D W:8D N:JH", **hands)
    assert at.log[-1].events == (PartnerShown(SEATS[2], cards("JH")[0], "fell"),)
    assert called(go(at, "E:9D")).alone == 0


# --- alone ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("call.alone")
def test_call_alone_when_a_trump_beats_the_called_card() -> None:
    at = deal(OPENING + "S:KH W:AH N:JH E:7S", **RUFF)
    assert called(at).alone == 1
    left = at.log[-1].events[-1]
    assert left == LeftAlone(SEATS[0], SEATS[2], cards("JH")[0], SEATS[1], cards("7S")[0])
    assert not called(at).is_makers(SEATS.index("N"))


@pytest.mark.clause("call.alone")
def test_call_alone_not_when_the_maker_or_a_plain_card_beats_it() -> None:
    hands = {**FOUR, "S": "JS 9S AS TS JH QH 7D 7C", "N": "8S KH 9H 8H 9D AD TC AC"}
    at = deal("S:150 W:pass N:pass E:pass S:trump=S S:call=KH S:QH W:AH N:KH E:7H", **hands)
    assert called(at).tricks[0].winner == "W"
    assert (called(at).alone, called(at).shown) == (0, True)
    own = deal("S:150 W:pass N:pass E:pass S:trump=S S:call=8S S:JS W:QS N:8S E:7S")
    assert called(own).alone == 0  # the maker's own trump


@pytest.mark.clause("call.alone")
def test_call_alone_only_in_the_trick_of_the_reveal() -> None:
    at = deal("S:pass W:150 N:pass E:pass W:trump=S W:call=JH S:KH W:AH N:JH E:7S", **RUFF)
    assert called(at).tricks[0].winner == "E"
    assert called(at).alone == 0  # South led, not the maker


@pytest.mark.clause("call.alone", "call.score")
def test_call_alone_keeps_what_was_won_and_the_partner_shares_the_score() -> None:
    at = deal(OPENING + "S:7D W:8D N:9D E:QD N:TC E:QC S:TS W:8C", **RUFF)
    assert called(at).points == 22 + 22
    at = go(at, "S:KH W:TH N:JH E:7S")
    assert called(at).alone == 3
    assert called(at).points == 44
    before = called(at).points
    ended = rest_of(at)
    later = [one for one in called(ended).tricks[3:] if one.winner == "S"]
    assert called(ended).points == before + sum(one.points for one in later)
    assert set(score(ended).moved.items()) >= {("W", 0), ("E", 0)}
    assert score(ended).moved["N"] == score(ended).moved["S"] != 0
    assert "call.alone" in score(ended).clauses


# --- marriages --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("call.marriage")
def test_call_marriage_wants_a_trick_of_the_side_first() -> None:
    at = deal(OPENING)
    assert refused(at, "S:marriage=H") == ("call.marriage",)
    at = go(at, "S:JS W:QS N:8S E:7S")
    assert allowed(at, "S:marriage=H")
    at = go(at, "S:marriage=H")
    assert (at.turn, called(at).target) == ("S", 130)
    assert at.log[-1].events == (MarriageShown(SEATS[0], "H", 20),)
    assert refused(at, "S:marriage=H") == ("call.marriage",)


@pytest.mark.clause("call.marriage")
def test_call_marriage_is_king_and_queen_in_the_own_hand_at_the_own_turn() -> None:
    at = deal(OPENING + "S:JS W:QS N:8S E:7S")
    assert refused(at, "S:marriage=C") == ("call.marriage",)
    assert witness(at, "S:marriage=C") == ["KC", "QC"]
    assert refused(at, "E:marriage=C") == ("procedure.turn",)
    at = go(at, "S:KH W:AH N:JH E:7H N:8H E:QC S:QH W:TH W:8C N:TC")
    assert refused(at, "E:marriage=C") == ("call.marriage",)
    assert witness(at, "E:marriage=C") == ["QC"]


@pytest.mark.clause("call.marriage")
def test_call_marriage_is_worth_40_in_trumps_and_lifts_the_target_for_the_others() -> None:
    hands = {**FOUR, "S": "JS 9S KS QS KH QH 7D 7C", "W": "AS TS AH TH JD 8D 8C 9C"}
    at = go(deal(OPENING + "S:JS W:TS N:8S E:7S", **hands), "S:marriage=S")
    assert called(at).target == 110
    at = deal(OPENING + "S:7C W:9C N:TC E:JC")
    assert called(go(at, "E:marriage=D")).target == 170
    assert called(go(at, "E:marriage=D E:marriage=C")).target == 190


@pytest.mark.clause("call.marriage")
def test_call_marriage_counts_no_trick_whose_side_is_unknown() -> None:
    hands = {**FOUR, "W": "KS QS AH TH KC QC 8C 9C", "E": "7S 7H TD KD QD JD JC 8D"}
    at = deal(OPENING + "S:7C W:8C N:TC E:JC E:JD S:7D", **hands)
    assert called(at).tricks[0].winner == "E"
    assert refused(at, "W:marriage=C") == ("call.marriage",)  # East might be the partner
    at = go(at, "W:9C N:9D E:7H S:KH W:TH N:JH N:8S E:7S S:9S")
    assert called(at).shown
    assert allowed(at, "W:marriage=C")  # now North is known, and so is East's side


@pytest.mark.clause("call.marriage")
def test_call_marriage_of_a_secret_partner_leaves_the_target_open_to_the_others() -> None:
    hands = {**FOUR, "N": "8S JH 9H 8H KD QD TC AC", "E": "7S 7H TD 9D AD JC KC QC"}
    at = deal(OPENING + "S:JS W:QS N:8S E:7S S:7C W:9C", **hands)
    at = go(at, "N:marriage=D")  # the maker has a trick, and North knows whose partner it is
    assert called(at).target == 130
    assert [view(at, seat).target for seat in "SWNE"] == [None, None, 130, None]
    assert view(at, "S").targets == (130, 170)
    at = go(at, "N:TC E:JC E:AD S:7D W:8D N:QD")
    at = rest_of(at)
    assert view(at, "W").target == 130


@pytest.mark.clause("call.marriage", "call.reveal")
def test_call_marriage_with_the_called_card_shows_the_partner() -> None:
    words = OPENING.replace("call=JH", "call=KC") + "S:7C W:9C N:TC E:JC"
    with pytest.raises(IllegalAction):
        deal(words)  # the maker has led the called suit, so the king must fall
    at = deal(OPENING.replace("call=JH", "call=KD") + "S:7C W:9C N:TC E:JC")
    assert view(at, "W").partner is None
    at = go(at, "E:marriage=D")
    assert at.log[-1].events[1:] == (PartnerShown(SEATS[1], cards("KD")[0], "pair"),)
    assert [view(at, seat).partner for seat in "SWNE"] == ["E"] * 4
    assert called(at).target == 130


# --- slam -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("call.slam")
def test_call_slam_may_be_announced_by_maker_or_partner_before_the_sixth_trick() -> None:
    at = deal(OPENING)
    assert allowed(at, "S:slam N:slam")
    assert refused(at, "W:slam") == refused(at, "E:slam") == ("call.slam",)
    assert refused(deal("S:150 W:pass N:pass E:pass"), "S:slam") == ("procedure.phase",)
    hands = {**SWEEP}
    five = deal(OPENING + "S:8S", **hands)
    while called(five).number < 6:
        assert allowed(five, "S:slam")
        five = five.act(str(five.turn), max((one for one in five.actions(str(five.turn)) if one.do == "play"), key=str))
    assert called(five).number == 6
    assert allowed(five, "S:slam")  # before its first card
    begun = five.act(str(five.turn), next(one for one in five.actions(str(five.turn)) if one.do == "play"))
    assert refused(begun, "S:slam") == ("call.slam",)


@pytest.mark.clause("call.slam")
def test_call_slam_is_announced_once_and_shows_a_partner() -> None:
    at = go(deal(OPENING), "N:slam")
    assert at.log[-1].events == (SlamAnnounced(SEATS[2]), PartnerShown(SEATS[2], cards("JH")[0], "slam"))
    assert view(at, "W").partner == "N"
    assert refused(at, "S:slam") == ("call.slam",)
    assert allowed(at, "S:KH")
    assert can_play(go(at, "S:KH W:AH")) == ["JH"]  # the duty of the called card stays


@pytest.mark.clause("call.slam", "call.alone")
def test_call_slam_is_not_for_a_partner_who_was_beaten() -> None:
    at = deal(OPENING + "S:KH W:AH N:JH E:7S", **RUFF)
    assert refused(at, "N:slam") == ("call.alone",)
    assert allowed(at, "S:slam")


# --- score ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("call.score")
def test_call_score_at_the_target_both_get_one_and_short_of_it_both_lose_one() -> None:
    made = rest_of(deal(OPENING, **SWEEP), prefer="SN")
    found = score(made)
    assert found.points >= found.target
    assert (found.moved, found.made, found.slam) == ({"S": 1, "W": 0, "N": 1, "E": 0}, True, None)
    at = deal("S:pass W:150 N:pass E:pass W:trump=C", **SWEEP)
    lost = score(rest_of(go(at, f"W:call={next(iter(at.hand('E')))}"), prefer="SN"))
    assert lost.points < 150
    assert lost.made is False
    assert sorted(lost.moved.values()) == [-1, -1, 0, 0]


@pytest.mark.clause("call.score", "call.slam")
def test_call_score_an_announced_slam_brings_four_and_a_failed_one_nothing_more() -> None:
    made = score(rest_of(go(deal(OPENING, **SWEEP), "S:slam"), prefer="SN"))
    assert (made.moved["S"], made.moved["N"], made.slam) == (4, 4, True)
    silent = score(rest_of(deal(OPENING, **SWEEP), prefer="SN"))
    assert silent.moved["S"] == 1
    failed = score(rest_of(go(deal(OPENING), "S:slam"), prefer="SN"))
    assert failed.slam is False
    assert failed.moved["S"] == (1 if failed.made else -1)


@pytest.mark.clause("call.score")
def test_call_score_reaching_the_target_exactly_is_enough(rng: random.Random) -> None:
    for seed, points, target in ((819, 155, 155), (61, 194, 195)):  # looked for: one just reached, one a point short
        found = score(random_whole(random.Random(seed), "call-partner"))
        assert (found.points, found.target, found.made) == (points, target, points == target)
    for _ in range(40):
        end = random_whole(rng, "call-partner")
        assert score(end).made == (score(end).points >= score(end).target)


@pytest.mark.clause("call.score")
def test_call_score_of_a_deal_that_goes_on_is_none() -> None:
    assert score(deal()).made is None
    assert score(deal(OPENING)).moved == dict.fromkeys("SWNE", 0)


@pytest.mark.clause("call.auction")
def test_call_auction_passes_are_always_listed(rng: random.Random) -> None:
    at = random_deal(rng, profile="call-partner")
    while at.phase == "auction":
        assert Pass() in at.actions(str(at.turn))
        at = at.act(str(at.turn), rng.choice(at.actions(str(at.turn))))
