"""The kinds of the called tables: their answers are those of the engine, counted here from the whole deal."""

from __future__ import annotations

import random
from typing import Any

import pytest

import puzzles
from puzzles import KINDS, Puzzle
from puzzles.called_kinds import GAMES
from puzzles.called_table import Habits, auction, deal_cards, rebid, walk
from puzzles.habits import PASS
from puzzles.making import maker
from puzzles.serving import kinds_at
from puzzles.telling import choice, question
from tests.puzzles.helpers import firsts
from tutor.cards import PACK, points_of
from tutor.rules.actions import Bid, Play, ShowMarriage
from tutor.rules.called.score import score
from tutor.rules.deal import Deal
from tutor.rules.trickview import trick_end
from tutor.wording import LANGUAGES, words

FAMILIES = ("legal-card", "winner", "count", "auction", "marriage", "settle")
NAMES = [f"{game}-{family}" for game in GAMES for family in FAMILIES]
EACH = pytest.mark.parametrize("name", NAMES)
BOTH = pytest.mark.parametrize("game", GAMES)
SEEDS = 60


def some(name: str, ask: str) -> list[Puzzle]:
    found = [one for one in firsts(name, SEEDS) if one.question.ask == ask]
    assert found, (name, ask)
    return found


def deal_of(puzzle: Puzzle) -> Any:
    return puzzles.replay(puzzle)


# --- all of them ------------------------------------------------------------------------------------------------------


@EACH
def test_the_right_picks_are_right_and_each_other_answer_is_wrong(name: str) -> None:
    for puzzle in firsts(name, SEEDS):
        best = set(puzzle.answers.best)
        assert puzzles.grade(puzzle, best).right
        for one in puzzle.question.choices:
            other = {one} if puzzle.question.mode == "one" else best ^ {one}
            if other != best:
                assert not puzzles.grade(puzzle, other).right


@EACH
def test_it_is_of_its_table_and_the_hints_do_not_tell_the_answer(name: str) -> None:
    profile = KINDS[name].profile
    assert KINDS[name] in kinds_at(profile)
    seen = set()
    for puzzle in firsts(name, SEEDS):
        assert puzzle.profile == puzzle.seen.profile.name == profile
        seen |= {one.id for one in puzzle.hints}
        for one in puzzle.hints:
            named = {str(each) for each in one.args.values()}
            if one.id.startswith(("hint-winner-not", "hint-count-not", "hint-called-not", "hint-partner-not")):
                assert not named & set(puzzle.answers.best)
    assert seen <= set(maker(name).hints)


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_question_reads_well(name: str, lang: str) -> None:
    told = words(lang)
    assert told.say(f"kind-{name}")
    for puzzle in firsts(name, SEEDS):
        text = question(puzzle, told)
        assert text.endswith(("?", "."))
        assert "  " not in text
        assert "{" not in text
        for one in puzzle.question.choices:
            assert choice(puzzle, one, told)


# --- legal card (call.follow, call.reveal) ----------------------------------------------------------------------------


@BOTH
def test_call_follow_the_cards_are_those_that_may_be_played(game: str) -> None:
    for puzzle in some(f"{game}-legal-card", "app-ask-every"):
        legal = {str(one.card) for one in deal_of(puzzle).actions(puzzle.seat) if isinstance(one, Play)}
        assert set(puzzle.answers.best) == legal


@BOTH
def test_call_follow_yes_comes_as_often_as_no(game: str) -> None:
    found = [one for one in firsts(f"{game}-legal-card", 200) if one.question.mode == "one"]
    yes = sum(one.answers.best == ("yes",) for one in found)
    assert 0.35 * len(found) < yes < 0.65 * len(found)


def test_call_reveal_the_called_card_is_due_when_the_maker_leads_its_suit() -> None:
    for theme, due in (("called-duty", True), ("called-no-duty", False)):
        for seed in range(12):
            puzzle = puzzles.make("call-partner-legal-card", seed, "every", theme)
            called = deal_of(puzzle).called
            assert called.card in puzzle.seen.hand
            assert (puzzle.answers.best == (str(called.card),)) is due
            assert (called.leader == called.maker) is due


# --- who takes the trick (play.winner, cards.points, call.alone) ------------------------------------------------------


@BOTH
def test_play_winner_is_the_seat_that_leads_next(game: str) -> None:
    for puzzle in some(f"{game}-winner", "ask-winner-who"):
        end = trick_end(deal_of(puzzle))
        assert end is not None
        assert puzzle.answers.best == (end.winner,)
        assert len(puzzle.seen.tricks) == end.number - 1


@BOTH
def test_cards_points_are_those_of_the_trick(game: str) -> None:
    for puzzle in some(f"{game}-winner", "ask-winner-points"):
        total = sum(one.card.points for one in puzzle.seen.trick if one.card is not None)
        assert puzzle.answers.best == (str(total),)


def test_call_alone_is_told_by_the_deal() -> None:
    found = some("call-partner-winner", "ask-called-alone")
    for puzzle in found:
        deal = deal_of(puzzle)
        assert (puzzle.answers.best == ("yes",)) is (deal.called.alone == len(deal.called.tricks))
        assert not puzzle.view["called"]["alone"], "the view must not tell"
    assert {one.answers.best for one in found} == {("yes",), ("no",)}


# --- count (cards.points, call.partner, widow.exchange) ---------------------------------------------------------------


@BOTH
def test_the_points_are_those_of_the_deal(game: str) -> None:
    for ask, makers in (("ask-called-side-points", True), ("ask-called-others-points", False)):
        for puzzle in some(f"{game}-count", ask):
            called = deal_of(puzzle).called
            tricks = sum(one.points for one in called.tricks)
            right = called.points if makers else tricks + points_of(called.widow) - called.points
            assert puzzle.answers.best == (str(right),)
    for puzzle in some(f"{game}-count", "ask-called-lacking"):
        called = deal_of(puzzle).called
        assert puzzle.answers.best == (str(called.target - called.points),)


@BOTH
def test_the_suit_is_counted_from_what_was_seen(game: str) -> None:
    for puzzle in some(f"{game}-count", "ask-called-trumps-out"):
        deal = deal_of(puzzle)
        fallen = {one.card for one in deal.called.trick} | {
            one.card for trick in deal.called.tricks for one in trick.cards
        }
        left = [one for one in PACK if one.suit == deal.called.trump and one not in fallen | set(puzzle.seen.hand)]
        assert puzzle.answers.best == (str(len(left)),)


# --- the auction (call.auction) ---------------------------------------------------------------------------------------


def after(puzzle: Puzzle) -> Deal:
    """The deal after the call that the question names."""
    args, deal = puzzle.question.args, deal_of(puzzle)
    call = Bid(int(str(args["bid"]))) if args["call"] == "bid" else PASS
    found: Deal = deal.act(str(args["who"]), call)
    return found


@BOTH
def test_call_auction_the_bids_are_those_of_the_engine(game: str) -> None:
    for puzzle in some(f"{game}-auction", "ask-auction-which"):
        allowed = {f"bid {one.amount}" for one in deal_of(puzzle).actions(puzzle.seat) if isinstance(one, Bid)}
        assert set(puzzle.answers.best) == allowed & set(puzzle.question.choices)


@BOTH
def test_call_auction_what_a_call_brings(game: str) -> None:
    name = f"{game}-auction"
    for puzzle in some(name, "ask-auction-over"):
        assert (puzzle.answers.best == ("yes",)) is (after(puzzle).maker is not None)
    for puzzle in some(name, "ask-auction-next"):
        assert puzzle.answers.best == (after(puzzle).turn,)
    for puzzle in some(name, "ask-auction-maker"):
        assert (puzzle.answers.best == ("yes",)) is (after(puzzle).maker == puzzle.question.args["named"])
    for puzzle in some(name, "ask-auction-lead"):
        assert (puzzle.answers.best == ("yes",)) is (after(puzzle).eldest == puzzle.question.args["named"])


# --- marriages (call.marriage) ----------------------------------------------------------------------------------------


@BOTH
def test_call_marriage_the_pairs_are_those_that_may_be_shown(game: str) -> None:
    for puzzle in some(f"{game}-marriage", "ask-called-pair-which"):
        allowed = {one.suit for one in deal_of(puzzle).actions(puzzle.seat) if isinstance(one, ShowMarriage)}
        assert set(puzzle.answers.best) == allowed


@BOTH
def test_call_marriage_the_target_after_it_is_that_of_the_deal(game: str) -> None:
    suits = dict(zip("♠♥♦♣", "SHDC", strict=True))
    for puzzle in some(f"{game}-marriage", "ask-called-pair-moves"):
        shown = deal_of(puzzle).act(puzzle.seat, ShowMarriage(suits[str(puzzle.question.args["suit"])]))
        assert puzzle.answers.best == (str(shown.called.target),)


# --- settle it (call.score, widow.score, call.match) ------------------------------------------------------------------


@BOTH
def test_call_score_and_widow_score_are_those_of_the_deal(game: str) -> None:
    names = {"minus-1": -1, "none": 0, "plus-1": 1, "plus-4": 4}
    for puzzle in some(f"{game}-settle", "ask-called-score"):
        moved = score(deal_of(puzzle)).moved
        assert names[puzzle.answers.best[0]] == moved[str(puzzle.question.args["who"])]
    for puzzle in some(f"{game}-settle", "ask-called-reached"):
        assert (puzzle.answers.best == ("yes",)) is score(deal_of(puzzle)).made


@BOTH
def test_call_match_the_highest_total_wins_and_equal_ones_share(game: str) -> None:
    shared = 0
    for puzzle in some(f"{game}-settle", "ask-called-match"):
        totals = score(deal_of(puzzle)).after
        assert set(puzzle.answers.best) == {one for one, total in totals.items() if total == max(totals.values())}
        shared += len(puzzle.answers.best) > 1
    assert shared


@BOTH
def test_what_the_question_tells_leads_to_the_target(game: str) -> None:
    """The target follows from the bid and the pairs that the words name, the points from those of one side."""
    for puzzle in some(f"{game}-settle", "ask-called-score"):
        args, called = puzzle.question.args, deal_of(puzzle).called
        assert int(str(args["bid"])) - int(str(args["down"])) + int(str(args["up"])) == called.target
        points = int(str(args["points"]))
        assert called.points == (points if args["given"] == "makers" else 304 - points)


# --- the deals --------------------------------------------------------------------------------------------------------


@BOTH
def test_the_maker_gets_the_bid_that_is_wished(rng: random.Random, game: str) -> None:
    for _ in range(60):
        deal, hero = deal_cards(rng, game)
        amount = rng.randrange(150, 305, 5)
        after = auction(rng, deal, hero, amount)
        assert after.contract is not None
        assert (after.maker, after.contract.amount) == (hero, amount)


@BOTH
def test_another_bid_changes_no_card_of_the_play(rng: random.Random, game: str) -> None:
    for _ in range(10):
        *_, deal = walk(rng, game, Habits(duty=0))
        assert deal.maker is not None
        other = rebid(rng, deal, deal.maker, 230)
        assert [one for one in other.log if one.action.do == "play"] == [
            one for one in deal.log if one.action.do == "play"
        ]
        assert other.called is not None
        assert deal.called is not None
        assert other.called.points == deal.called.points
