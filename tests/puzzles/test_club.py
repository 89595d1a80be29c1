"""The kinds of the club table: there for every question, of the club's rules alone, with answers of the engine."""

from __future__ import annotations

import random
from functools import cache

import pytest

import puzzles
from puzzles import Puzzle
from puzzles.club_settle import BEFORE
from puzzles.drills import Drill, Part, questions_of
from puzzles.elsewhere import can_differ, elsewhere
from puzzles.making import DraftTheme, JudgedPuzzle, maker
from puzzles.serving import NOTHING, Wishes, kinds_at, serve
from puzzles.settling import Wish, auctions, play_out, played
from puzzles.situations import Plan, deal_cards
from puzzles.telling import kind_name, label
from tests import oracle
from tests.puzzles.gaming import check_other_processes
from tests.puzzles.helpers import first, firsts
from tutor.cards import card
from tutor.clauses import clauses_of
from tutor.profiles import load_profile
from tutor.record import record_of
from tutor.rules.actions import CallCaps, OpenTrump, Play
from tutor.rules.opening import rule_need
from tutor.store import choosing
from tutor.wording import words

NAMES = [one.name for one in kinds_at("club")]
EVERY = pytest.mark.parametrize("name", NAMES)
CELLS = [(name, theme, mode) for name in NAMES for theme, one in maker(name).themes.items() for mode in one.modes]
"""All kinds, themes and modes."""

ELSEWHERE = {"call-eight": "second_auction", "score-announced": "caps"}
"""Themes about a variant of the club, and the setting that is another there."""


@cache
def some(name: str) -> tuple[Puzzle, ...]:
    return firsts(name, 60)


# --- the table --------------------------------------------------------------------------------------------------------


@EVERY
def test_it_is_asked_at_the_club_and_judged_by_its_rules(name: str) -> None:
    holding = {one.id for one in clauses_of("club")}
    for puzzle in some(name):
        profile, setting = load_profile(puzzle.profile), ELSEWHERE.get(puzzle.themes[0])
        assert puzzle.seen.profile == profile
        assert profile.name == "club"
        usual = load_profile("club").settings()
        assert {one for one, value in profile.settings().items() if value != usual[one]} == {setting} - {None}
        if setting is None:
            assert isinstance(puzzle, JudgedPuzzle)
            cited = {clause for one in puzzle.proof for clause in one.ruling.clauses}
            assert cited <= holding, puzzles.link(puzzle)


@EVERY
def test_each_theme_is_about_a_rule_of_the_club(name: str) -> None:
    holding = {one.id for one in clauses_of("club")}
    for theme in maker(name).themes.values():
        assert isinstance(theme, DraftTheme)
        assert theme.clause in holding or theme.id in ELSEWHERE


@pytest.mark.parametrize(("name", "theme", "mode"), CELLS)
def test_a_theme_has_the_levels_it_promises(name: str, theme: str, mode: str) -> None:
    for level in maker(name).themes[theme].levels:
        puzzle = first(name, theme, level, mode)
        assert (puzzle.level, puzzle.question.mode, puzzle.themes[0]) == (level, mode, theme)


@EVERY
def test_the_right_picks_are_right_and_each_other_answer_is_wrong(name: str) -> None:
    for puzzle in some(name):
        best = set(puzzle.answers.best)
        for one in puzzle.question.choices:
            picks = {one} if puzzle.question.mode == "one" else best ^ {one}
            assert puzzles.grade(puzzle, picks).right == (picks <= best and puzzle.question.mode == "one")
        assert puzzles.grade(puzzle, list(best)[:1] if puzzle.question.mode == "one" else best).right


@EVERY
def test_hints_are_those_of_the_kind_and_leave_two_answers(name: str) -> None:
    kind = puzzles.kind(name)
    for puzzle in some(name):
        assert {one.id for one in puzzle.hints} <= set(kind.hints)
        assert puzzle.question.ask in kind.asks
        named = {str(one) for hint in puzzle.hints for one in hint.args.values()}
        if puzzle.question.mode == "one":
            assert not named & set(puzzle.answers.best)
        if len(puzzle.question.choices) == 2:
            assert puzzle.hints[1].id.endswith("-rule"), "to take one of two away is to tell the other"


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes("club-legal-card", 12)


# --- the answers ------------------------------------------------------------------------------------------------------


def test_the_independent_engine_agrees_on_every_card() -> None:
    """``club.closed.any-cut`` and the rest of the play, by the oracle."""
    asked = [one for one in some("club-legal-card") if one.question.ask == "app-ask-every"]
    for puzzle in asked:
        deal = puzzles.replay(puzzle)
        record = record_of(deal).to_json()
        state = oracle.new_state(record)
        for action in record["actions"]:
            state = oracle.apply(state, action)
        legal = [one["card"] for one in oracle.legal(state, str(puzzle.seat)) if one["do"] == "play"]
        assert sorted(legal) == sorted(puzzle.answers.best), puzzles.link(puzzle)


def test_a_void_maker_may_cut_from_the_hand() -> None:
    """``club.closed.any-cut``"""
    for seed in range(10):
        puzzle = puzzles.make("club-legal-card", seed, "every", "any-cut")
        view = puzzle.seen
        assert view.seat == view.maker
        assert view.closed
        assert set(puzzle.answers.best) == set(puzzle.question.choices)
        assert any(card(one).suit == view.trump and one != view.indicator for one in puzzle.answers.best)


def test_the_trump_has_just_been_shown() -> None:
    """``club.open.any-time``"""
    for seed in range(10):
        deal = puzzles.replay(puzzles.make("club-legal-card", seed, "every", "open-turn"))
        assert deal.entry is not None
        assert deal.entry.action == OpenTrump()
        assert deal.maker == deal.turn


def test_a_maker_who_shows_the_trump_now_is_asked_with_the_trump_closed() -> None:
    """``club.open.any-time``, ``open.face-up``: the answer is that of the deal after the trump is shown."""
    for seed in range(10):
        puzzle = puzzles.make("club-open-it", seed, theme="open-turn")
        deal = puzzles.replay(puzzle)
        shown = deal.act(puzzle.seat, OpenTrump())
        right = [one for one in puzzle.question.choices if shown.rule(puzzle.seat, Play(one))]
        assert (puzzle.seen.closed, tuple(right)) == (True, puzzle.answers.best)


def test_in_a_turn_with_a_card_to_play_there_is_no_need_to_show() -> None:
    """``club.open.any-time``: and the reason speaks of playing, not of leading."""
    found = set()
    for seed in range(40):
        puzzle = puzzles.make("club-open-it", seed, theme="open-must")
        deal = puzzles.replay(puzzle)
        (need,) = puzzle.answers.best
        ruling = rule_need(deal, puzzle.seat, need)
        assert ruling.allowed
        found |= {one.id for one in ruling.reasons}
        if deal.turn == puzzle.seat and deal.play is not None and deal.play.trick and deal.closed:
            assert (need, ruling.reasons[0].id) == ("may", "open-can-play")
    assert {"open-can-play", "open-can-lead", "open-wait", "must-open-first"} <= found


def test_who_is_out_may_only_ask_a_partner_who_is_in() -> None:
    """``club.auction.pass-out``"""
    asks = set()
    for seed in range(30):
        puzzle = puzzles.make("club-auction", seed, "one", "call-out")
        deal = puzzles.replay(puzzle)
        place = puzzle.seat.place
        out = deal.position.auction.out
        assert out >> place & 1
        assert puzzle.answers.best == ("no" if out >> (place + 2) % 4 & 1 else "yes",)
        asks.add(puzzle.answers.best)
        assert not any(deal.rule(puzzle.seat, one) for one in deal.candidates(puzzle.seat) if one.do == "bid")
    assert len(asks) == 2


def test_later_bids_need_no_200() -> None:
    """``club.auction.pass-out``: below 200 again, and over partner."""
    for seed in range(20):
        puzzle = puzzles.make("club-auction", seed, "every", "call-free")
        bids = [int(one[4:]) for one in puzzle.answers.best if one.startswith("bid")]
        standing = puzzle.seen.contract
        assert standing is not None
        assert all(one > (standing.amount or 0) for one in bids)
        deal = puzzles.replay(puzzle)
        assert min(one.amount for one in deal.actions(puzzle.seat) if one.do == "bid") < 200  # type: ignore[union-attr]


# --- tokens -----------------------------------------------------------------------------------------------------------


def test_an_announcement_before_the_play_is_played_out() -> None:
    """``club.score`` with Caps before the play: it states no order, so nobody is bound to one."""
    rng = random.Random(5)
    deal, temper = deal_cards(rng, Plan((7,), profile=BEFORE))
    assert temper.hero is not None
    before = auctions(deal, temper.hero, 160, next(iter(deal.hand(temper.hero).of_suit(temper.suit or ""))))
    assert before is not None
    end = play_out(before.act(temper.hero, CallCaps(())), rng, temper)
    assert end.ended == "played"


def test_what_an_announcement_brings_and_costs() -> None:
    """``club.score``: three more when it is made, five in place of the bid when it fails."""
    owed = set()
    for seed in range(40):
        puzzle = puzzles.make("club-settle", seed, theme="score-announced")
        args = puzzle.question.args
        assert (args["caps"], args["bonus"], args["cost"]) == ("announced", 3, 5)
        if puzzle.question.ask == "ask-settle-moved":
            (move,) = puzzle.answers.best
            owed.add((args["lost"] == 0, int(move[-1])))
    assert {count for made, count in owed if not made} <= {1, 2, 3, 4, 5}
    assert {(True, 4), (False, 5)} <= owed


def test_a_contract_of_250_is_bid_on_four_cards() -> None:
    """``club.single-auction``"""
    rng = random.Random(3)
    deals = [
        one for one in (played(rng, Wish(False, (250, 260), profile=load_profile("club"))) for _ in range(30)) if one
    ]
    assert deals
    for deal in deals:
        assert deal.contract is not None
        assert (deal.contract.amount or 0) >= 250
        assert len([one for one in deal.log if one.action.do == "bid"]) <= 2


# --- where they are offered -------------------------------------------------------------------------------------------


def test_a_mix_at_the_club_is_of_the_club(rng: random.Random) -> None:
    seen = NOTHING
    for _ in range(12):
        puzzle = serve(Wishes(None, profile="club"), rng, seen)
        seen = seen.and_then(puzzle)
        assert load_profile(puzzle.profile).name == "club"
    assert len({kind for kind, _, _ in seen.bases}) > 3


def test_a_session_at_the_club_is_of_the_club(rng: random.Random) -> None:
    """What fits the learner, and the three minutes: at each table of its own kinds."""
    assert choosing.sprint_kinds("sri-lankan") == choosing.SPRINT
    assert set(choosing.sprint_kinds("club")) == {f"club-{one}" for one in choosing.SPRINT}
    for _ in range(8):
        wished = choosing.fitting({}, {}, rng, "club")
        assert (wished.kind in NAMES, wished.profile) == (True, "club")


def test_other_rules_that_change_an_answer_are_found() -> None:
    """A table that lets the maker cut with the indicator alone is one of them (``maker_cuts``)."""
    puzzle = puzzles.make("club-legal-card", 1, "every", "any-cut")
    assert can_differ(puzzle)
    assert "maker_cuts" in [one.setting for one in elsewhere(puzzle)]
    calls = [puzzles.make("club-auction", seed, "every", "call-free") for seed in range(6)]
    assert {"later_calls", "overcall_partner"} & {one.setting for call in calls for one in elsewhere(call)}


def test_a_drill_for_the_club_has_questions_of_any_kind_there_and_by_its_rules() -> None:
    parts = (
        Part(count=6),
        Part(kind="club-settle", theme="score-announced", count=2),
        Part(clause="club.score", count=2),
    )
    items = questions_of(Drill(title="Club", profile="club", parts=parts), "Ann")
    assert {puzzles.kind(one.puzzle.kind).profile for one in items} == {"club"}
    with pytest.raises(puzzles.PuzzleError, match="no puzzles for the rules of sri-lankan"):
        questions_of(Drill(title="Club", parts=parts[1:2]), "Ann")


def test_a_table_where_a_setting_differs_is_of_the_drill_too() -> None:
    """``open-house`` tells of a table that shows no trump at 250; it is a question about the default table's game."""
    links = tuple(f"open-it-{seed}.open-house" for seed in range(6))
    assert len(questions_of(Drill(title="House", picked=links))) == 6


@pytest.mark.parametrize("lang", ["en", "nl"])
@EVERY
def test_a_kind_and_its_choices_are_called_as_those_of_its_family(name: str, lang: str) -> None:
    told, family = words(lang), name.removeprefix("club-")
    assert told.say(f"kind-{name}") == told.say(f"kind-{family}")
    assert told.full(f"kind-{name}") == told.full(f"kind-{family}")
    assert kind_name(name, told).startswith(told.say(f"kind-{family}"))
    for puzzle in some(name):
        for one in puzzle.question.choices:
            if puzzle.question.of == "word" and not one.endswith("-6"):
                text = label(puzzle.question, name, one, told.at(you=puzzle.seat))
                assert text == label(puzzle.question, family, one, told.at(you=puzzle.seat))
