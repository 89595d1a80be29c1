"""Profile ``club`` with six and eight players: the seats, the short pack, and what so many make otherwise.

What the sources leave open is decided here: everybody else must pass, nobody demands a redeal, a debt goes round from
the right, and a side without tokens plays on.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.clauses.table import allowed, can_play, deal, go, last_end, play_out, refused, ruling, why
from tests.wording.play import start, step, tries
from tutor.cards import PACK
from tutor.clauses import clauses_of
from tutor.profiles import ProfileError, load_profile, tables_for
from tutor.record import load, record_of, referee
from tutor.rules import Bid, Deal, Pass, Play, random_deal
from tutor.rules.caps import judge_caps
from tutor.rules.dealing import cutter, packets
from tutor.rules.match import Match, next_dealer
from tutor.rules.playout import random_whole
from tutor.rules.standing import rule_over
from tutor.rules.tokens import settle
from tutor.seats import ALL_SEATS, seat

SEATS = {6: ["S", "SE", "NE", "N", "NW", "SW"], 8: ["S", "SE", "E", "NE", "N", "NW", "W", "SW"]}
SIDES = {6: ["NS", "SE-NW", "NE-SW"], 8: ["NS", "SE-NW", "EW", "NE-SW"]}
BOTH = pytest.mark.parametrize("players", [6, 8])

SIX: dict[str, str] = {
    "S": "JS 9S | AS JH",
    "SE": "TS KS | 9H AH",
    "NE": "QS TH | KH QH",
    "N": "JD 9D | AD TD",
    "NW": "KD QD | JC 9C",
    "SW": "AC TC | KC QC",
}
"""S takes every trick with spades as trumps: three of them, and the jack of hearts when all are drawn."""

WEAK: dict[str, str] = {
    "S": "QS QH | QD QC",
    "SE": "JS JH | JD JC",
    "NE": "9S 9H | 9D 9C",
    "N": "KS KH | KD KC",
    "NW": "AS AH | AD AC",
    "SW": "TS TH | TD TC",
}
"""S and N take nothing; whoever leads a suit loses it to a jack."""


def table(players: int, **settings: Any) -> dict[str, Any]:
    """The club with so many players."""
    return {"base": "club", "settings": {"players": players, **settings}}


def calls(players: int, *some: str) -> str:
    """These calls of the first seats that speak, and passes of all others; the dealer is SW, so S is eldest."""
    order = SEATS[players]
    return " ".join(
        f"{one}:{call}" for one, call in zip(order, (*some, *["pass"] * (players - len(some))), strict=True)
    )


def won(maker: str, amount: int = 160, players: int = 6) -> str:
    """The words of an auction in which all others pass; those who passed before the bid do so once more."""
    order = SEATS[players]
    before = order[: order.index(maker)]
    return (
        " ".join([*(f"{one}:pass" for one in before), f"{maker}:{amount}"])
        + "".join(f" {one}:pass" for one in [*order[len(before) + 1 :], *before])
        + " "
    )


def many(words: str = "", players: int = 6, tokens: tuple[int, ...] | None = None, **hands: str) -> Deal:
    return deal(words, dealer="SW", profile=table(players), tokens=tokens, **hands)


# --- the seats and the cards ------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.setting("players", 6)
@pytest.mark.setting("players", 8)
@pytest.mark.clause("deal.partners", "auction.eldest-first", "deal.next-dealer")
def test_deal_partners_sit_opposite_and_the_sides_alternate(players: int) -> None:
    seating, half = load_profile(table(players)).form.seating, players // 2
    assert [str(one) for one in seating.order] == SEATS[players]
    assert list(seating.sides) == SIDES[players]
    for at, one in enumerate(seating.order):
        assert one.partner is seating.order[(at + half) % players]
        assert seating.following(one) is seating.order[(at + 1) % players]
        assert seating.before[seating.order[(at + 1) % players].place] == one.place
    assert len({one.side for one in seating.order[:half]}) == half
    at_table = many(players=players)
    assert (at_table.dealer, at_table.eldest, at_table.turn) == ("SW", "S", "S")
    assert next_dealer(go(at_table, calls(players))) == "S"
    with pytest.raises(ValueError, match="dealer: seat E does not play here" if players == 6 else "no seat"):
        deal(dealer="E" if players == 6 else "X", profile=table(players))


@pytest.mark.clause("deal.partners")
def test_deal_partners_of_more_than_two_pairs_play_at_the_club_only() -> None:
    assert {name: tables_for(name) for name in ("sri-lankan", "club")} == {"sri-lankan": (4,), "club": (4, 6, 8)}
    with pytest.raises(ProfileError, match="'players' as 6 needs the base 'club', not 'sri-lankan'"):
        load_profile({"base": "sri-lankan", "settings": {"players": 6}})
    with pytest.raises(ProfileError) as caught:
        load_profile(table(8, second_auction=True, pcc=True, caps="in-play"))
    for setting in ("second_auction", "pcc"):
        assert f"'{setting}' as true needs 'players' as 4" in str(caught.value)
    assert "'caps' as 'in-play' needs 'players' as 4" in str(caught.value)


@BOTH
@pytest.mark.clause("cards.pack", "cards.points")
def test_cards_pack_has_24_cards_and_still_304_points(players: int) -> None:
    pack = load_profile(table(players)).form.pack
    assert {one.rank for one in pack} == set("J9ATKQ")
    assert (len(pack), sum(one.points for one in pack)) == (24, 304)
    dealt = random_deal(random.Random(5), profile=table(players))
    assert sorted(card for one in SEATS[players] for card in dealt.dealt_hand(one)) == sorted(pack)
    first, second = packets(pack, "SW", form=load_profile(table(players)).form)
    first[seat("S")] = type(first[seat("S")])([PACK[7], *list(first[seat("S")])[1:]])
    with pytest.raises(ValueError, match="7S is not in the pack of this table"):
        Deal.start("SW", first, second, profile=table(players))


@pytest.mark.parametrize(("players", "sizes"), [(6, (2, 2)), (8, (2, 1))])
@pytest.mark.clause("club.deal.singly", "deal.cut")
def test_club_deal_singly_gives_the_first_two_one_at_a_time(players: int, sizes: tuple[int, int]) -> None:
    form = load_profile(table(players)).form
    first, second = packets(form.pack, "SW", singly=True, form=form)
    assert [*first["S"]] == [form.pack[0], form.pack[players]]
    assert {(len(first[one]), len(second[one])) for one in form.seating.order} == {sizes}
    assert [*second["S"]] == [*form.pack[2 * players : 2 * players + sizes[1]]]
    assert [*packets(form.pack, "SW", form=form)[0]["S"]] == [*form.pack[:2]]
    assert cutter("S", form) == "SW"


@BOTH
@pytest.mark.clause("deal.low-hand")
def test_deal_low_hand_goes_by_four_cards_so_nobody_has_the_right(players: int) -> None:
    at = many(players=players, S="QS QH")
    assert refused(at, "S:redeal") == ("deal.low-hand",)
    assert ruling(at, "S:redeal").reasons[0].id == "redeal-never"


# --- the auction ------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.clause("club.auction.three-passes", "auction.all-pass")
def test_club_auction_three_passes_are_the_passes_of_all_others(players: int) -> None:
    at = many(players=players)
    for number, word in enumerate(calls(players, "160").split()):
        assert at.phase == "auction", f"over after {number} calls"
        at = go(at, word)
    assert (at.phase, at.maker) == ("indicator", "S")
    assert rule_over(at).clauses == ("club.auction.three-passes",)
    at = many(calls(players), players)
    assert (at.ended, rule_over(at).clauses) == ("all-pass", ("auction.all-pass",))
    raised = go(many(players=players), calls(players, "160", "170"))  # S has bid, so that it may still speak
    assert (raised.phase, raised.turn) == ("auction", "S")
    assert go(raised, "S:pass").maker == "SE"


@BOTH
@pytest.mark.clause("club.auction.pass-out")
def test_club_auction_pass_out_leaves_asking_the_partner_opposite(players: int) -> None:
    opposite = SEATS[players][1 + players // 2]  # of SE
    words = calls(players, "160", "pass", "170").split()
    words[1 + players // 2] = f"{opposite}:180"
    at = go(many(players=players), " ".join(words) + " S:190")
    assert at.turn == "SE"
    assert refused(at, "SE:200") == ("club.auction.pass-out",)
    at = go(at, "SE:ask")
    assert (at.turn, at.asker) == (opposite, "SE")
    assert go(at, f"{opposite}:200").turn == SEATS[players][2]  # on to the asker's right; the answer used its turn


@pytest.mark.clause("auction.ask-partner")
def test_auction_ask_partner_may_be_for_eldest_and_who_sits_opposite_the_dealer() -> None:
    at = deal(dealer="SW", profile=table(6, ask_partner="eldest-and-opposite"))
    assert allowed(at, "S:ask")
    assert refused(go(at, "S:pass"), "SE:ask") == ("auction.ask-partner",)
    assert allowed(go(at, "S:pass SE:pass"), "NE:ask")


@pytest.mark.parametrize(("players", "rest"), [(6, 4), (8, 3)])
@pytest.mark.clause("trump.indicator", "club.single-auction")
def test_trump_indicator_is_one_of_the_first_two(players: int, rest: int) -> None:
    at = many(calls(players, "160"), players, S="JS 9S | AS")
    assert refused(at, "S:AS!") == ("procedure.not-held", "trump.indicator")
    assert ruling(at, "S:AS!").reasons[1].id == "indicator-first-packet"
    at = go(at, "S:9S!")
    assert (at.phase, at.closed, len(at.hand("S")), at.held[0]) == ("play", True, rest, rest)
    assert at.view("NE" if players == 6 else "E").indicator is None


# --- the play ---------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.clause("play.first-lead", "play.winner")
def test_play_first_lead_is_eldests_and_a_trick_has_a_card_of_everybody(players: int, rng: random.Random) -> None:
    whole = random_whole(rng, table(players))
    assert whole.play is not None
    assert len(whole.play.tricks) == 24 // players
    leader = whole.eldest
    for end in whole.play.tricks:
        assert [one.seat for one in end.cards] == list(whole.profile.form.seating.from_seat(leader))
        leader = end.winner


@pytest.mark.clause("club.closed.any-cut", "closed.void-folds")
def test_club_closed_any_cut_by_whoever_is_void() -> None:
    hands = {"S": "JH 9S", "SE": "9H TS", "NE": "QS TD | KD QC", "N": "JD 9D | AD KC"}
    at = many(won("NE") + "NE:QS! S:JH SE:9H", **hands)
    assert (at.turn, can_play(at)) == ("NE", ["KD", "QC", "QS", "TD"])
    at = go(at, "NE:TD")
    assert why(at, "N:JD") == ("play.follow", "closed.void-folds")
    assert ruling(at, "N:JD").folded


@pytest.mark.clause("closed.reveal", "closed.indicator-returns")
def test_closed_reveal_turns_up_the_folded_cards_of_all_others() -> None:
    hands = {"S": "JS 9S | AH TH", "SE": "AS KH", "NE": "JH 9H", "N": "TS JD", "NW": "KS AD -H", "SW": "QH JC"}
    at = many(calls(6, "160") + " S:9S! S:AH SE:KH NE:9H N:TS NW:AD SW:QH", **hands)
    end = last_end(at)
    assert (end.opened, end.winner, [one.card for one in end.shown]) == ("reveal", "N", ["TS", "AD"])
    assert (end.indicator, at.closed, "9S" in at.hand("S")) == ("returned", False, True)


@BOTH
@pytest.mark.clause("closed.indicator-lead")
def test_closed_indicator_lead_waits_for_the_last_trick(players: int, rng: random.Random) -> None:
    seen = 0
    for _ in range(150):
        whole = random_whole(rng, table(players))
        for at in whole.path():
            play = at.play
            if (
                at.phase == "play"
                and play is not None
                and play.apart
                and not play.trick
                and at.turn == at.maker
                and at.indicator
            ):
                last = play.number == 24 // players
                assert at.rule(at.turn, Play(at.indicator)).allowed == last
                seen += last
    assert seen


@pytest.mark.clause("trump.spoilt")
def test_trump_spoilt_asks_for_every_other_side() -> None:
    settings = table(6, spoilt_redeal="same-dealer")
    hands = {"S": "JS 9S | AS TS", "N": "KS QS"}
    at = deal(calls(6, "160") + " S:9S! S:open S:JS", dealer="SW", profile=settings, **hands)
    assert allowed(at, "NW:spoilt")
    at = deal(calls(6, "160") + " S:9S! S:open S:JS", dealer="SW", profile=settings, **{**hands, "N": "KS", "SW": "QS"})
    assert refused(at, "NW:spoilt") == ("trump.spoilt",)


# --- points and tokens ------------------------------------------------------------------------------------------------


@pytest.mark.clause("score.made")
def test_score_made_by_one_side_against_the_points_of_all_others() -> None:
    at = play_out(many(calls(6, "160") + " S:9S! S:open", **SIX))
    assert at.points == {"NS": 304, "SE-NW": 0, "NE-SW": 0}
    at = play_out(many(calls(6, "160") + " S:QS!", **WEAK))
    assert sum(at.points.values()) == 304
    assert at.points["NS"] < 160
    assert settle(at, None).made is False


@pytest.mark.parametrize(("amount", "won", "lost"), [(190, 1, 2), (200, 2, 3), (240, 2, 3), (250, 3, 4), (300, 3, 4)])
@pytest.mark.clause("club.score")
def test_club_score_is_settled_with_every_other_side(amount: int, won: int, lost: int) -> None:
    settled = settle(play_out(many(calls(6, str(amount)) + " S:9S! S:open", **SIX)), None)
    assert (settled.to, settled.moved) == ("NS", 2 * won)
    assert settled.after == {"NS": 11 + 2 * won, "SE-NW": 11 - won, "NE-SW": 11 - won}
    settled = settle(play_out(many(calls(6, str(amount)) + " S:QS!", **WEAK)), None)
    assert (settled.to, settled.moved) == (None, 2 * lost)
    assert settled.after == {"NS": 11 - 2 * lost, "SE-NW": 11 + lost, "NE-SW": 11 + lost}
    assert settled.clauses == ("score.made", "club.score")
    assert [(one.payer, one.to, one.moved) for one in settled.payments] == [
        ("NS", "SE-NW", lost),
        ("NS", "NE-SW", lost),
    ]


@pytest.mark.clause("score.remainder")
def test_score_remainder_goes_round_from_the_makers_right() -> None:
    words = calls(6, "160") + " S:QS!"
    settled = settle(play_out(many(words, tokens=(3, 15, 15), **WEAK)), None)
    assert settled.after == {"NS": 0, "SE-NW": 17, "NE-SW": 16}  # SE is on the maker's right
    assert settled.clauses[-1] == "score.remainder"
    hands = {"SE": "QS QH | QD QC", "S": "JS JH | JD JC", "NW": "KS KH | KD KC"}
    settled = settle(play_out(many(won("SE") + "SE:QS!", tokens=(15, 3, 15), **hands)), None)
    assert settled.after == {"NS": 16, "SE-NW": 0, "NE-SW": 17}  # NE is on the right of SE
    made = settle(play_out(many(calls(6, "250") + " S:9S! S:open", tokens=(20, 1, 12), **SIX)), None)
    assert (made.after, made.owed, made.moved) == ({"NS": 24, "SE-NW": 0, "NE-SW": 9}, 6, 4)


@pytest.mark.clause("score.match", "match.tokens")
def test_score_match_goes_on_until_one_side_has_all() -> None:
    words = calls(6, "250") + " S:9S! S:open"
    poor = play_out(many(words, tokens=(20, 1, 12), **SIX))
    settled = settle(poor, None)
    assert not settled.match_over  # a side has none, and plays on
    match = Match.start("SW", table(6))
    assert match.tokens == {"NS": 11, "SE-NW": 11, "NE-SW": 11}
    match = match.after(poor, settled)
    assert (match.winner, match.dealer, match.tokens) == (None, "S", settled.after)
    last = play_out(many(words, tokens=(30, 0, 3), **SIX))
    assert match.after(last, settle(last, None)).winner == "NS"
    assert settle(last, None).clauses == ("score.made", "club.score", "score.remainder", "score.match")
    with pytest.raises(ValueError, match="won the match already"):
        many(tokens=(33, 0, 0))
    with pytest.raises(ValueError, match="all sides are needed, NS, SE-NW, NE-SW, not NS, EW"):
        Deal.start("SW", *_dealt(6), {"NS": 11, "EW": 22}, table(6))
    with pytest.raises(ValueError, match="make 34, not 33"):
        many(tokens=(11, 11, 12))


def _dealt(players: int) -> Any:
    form = load_profile(table(players)).form
    return packets(form.pack, "SW", form=form)


@pytest.mark.clause("club.score")
def test_club_score_of_caps_before_play_is_settled_with_every_other_side() -> None:
    before = table(6, caps="before-play")
    at = play_out(deal(calls(6, "160") + " S:9S! N:caps= S:open", dealer="SW", profile=before, **SIX))
    settled = settle(at, judge_caps(at, _never))
    assert settled.after == {"NS": 19, "SE-NW": 7, "NE-SW": 7}  # 1 and 3 of each
    at = play_out(deal(calls(6, "160") + " S:QS! S:caps=", dealer="SW", profile=before, **WEAK))
    settled = settle(at, judge_caps(at, _never))
    assert settled.after == {"NS": 1, "SE-NW": 16, "NE-SW": 16}  # 5 to each, in the place of the bid
    hands = {"S": "QD KC | KS QS", "SE": "JS JH | JD JC", "NE": "AD AS | AH AC", "N": "TD TS | TH TC"}
    hands |= {"NW": "9S 9H | 9D 9C", "SW": "KD KH | QH QC"}
    at = play_out(deal(won("S") + "S:QD! SE:caps= S:open", dealer="SW", profile=before, **hands))
    settled = settle(at, judge_caps(at, _never))
    assert settled.after == {"NS": 4, "SE-NW": 16, "NE-SW": 13}  # the failed bid, and the bonus to those who announced


def _never(*args: object) -> Any:
    raise AssertionError("nothing is proved at this table")


# --- all of it --------------------------------------------------------------------------------------------------------


@BOTH
def test_every_ruling_of_many_cites_the_clauses_of_the_club_and_hides_what_is_hidden(
    players: int, rng: random.Random
) -> None:
    here = {one.id for one in clauses_of("club")}
    for _ in range(4):
        at = start(rng, load_profile(table(players)))
        while at.phase != "over":
            assert at.turn is not None
            cited = {one for action in tries(rng, at, at.turn) for one in at.rule(at.turn, action).clauses}
            assert cited <= here, cited - here
            assert at.view("S").held == at.held
            at = step(rng, at)
        assert set(settle(at, judge_caps(at, _never)).clauses) <= here


@BOTH
def test_a_record_of_many_says_all_and_the_referee_pays_each_side(players: int, rng: random.Random) -> None:
    whole = random_whole(rng, table(players))
    record = record_of(whole)
    assert load(record.to_json()) == record
    assert [*record.deals()][-1] == whole
    answer = referee(record).to_json()
    assert answer["legal"]
    assert list(answer["points"]) == SIDES[players]
    assert len(answer["tokens"]["payments"]) == players // 2 - 1
    assert sum(answer["tokens"]["after"].values()) == 11 * players // 2
    data = record.to_json()
    data["first"]["S"] = "JS"
    with pytest.raises(ValueError, match=r"first\.S: a packet has 2 cards, 'JS' has 1"):
        load(data)


def test_a_seat_of_another_table_has_nothing_to_say() -> None:
    at = many()
    assert {str(one) for one in ALL_SEATS if at.actions(one)} == {"S"}
    assert not at.rule("E", Pass())
    assert not at.rule("W", Bid(160))
