"""The kind *make-it*: every card's value against plain search by the engine; lines, themes, hints, habits."""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

import puzzles
from puzzles import make_it as kind
from puzzles.checking import problems
from puzzles.disguise import disguise
from puzzles.make_it import MakeIt
from puzzles.make_it_habits import HABITS as OWN
from puzzles.make_it_hints import HINTS
from puzzles.make_it_spots import LEAST, Spot, spot_of
from puzzles.make_it_themes import THEMES
from puzzles.making import NotFoundError
from puzzles.model import Show
from tutor.cards import Card, card
from tutor.knowledge import count_worlds, enumerate_worlds
from tutor.rules.actions import Play
from tutor.rules.deal import Deal
from tutor.rules.ruling import Count, Someone
from tutor.seats import SEATS, Seat
from tutor.solver.endings import Ending
from tutor.solver.replay import deal_of
from tutor.wording import words

from .gaming import Habit, check_habit, check_other_processes
from .helpers import first, made_once

OPEN = [one for one in THEMES if THEMES[one].seen == "open"]
SEAT = [one for one in THEMES if one not in OPEN]

COUNT = 300
"""How many puzzles are looked at."""


@cache
def made(seed: int, theme: str | None = None) -> MakeIt:
    """The puzzle of the first seed from here on that has one."""
    for one in range(seed, seed + 10):
        with contextlib.suppress(NotFoundError):
            puzzle = puzzles.make(kind.NAME, one, theme=theme) if theme else made_once(kind.NAME, one)
            if puzzle is not None:
                assert isinstance(puzzle, MakeIt)
                return puzzle
    raise AssertionError((seed, theme))


@cache
def sample(count: int = COUNT) -> tuple[MakeIt, ...]:
    found: dict[str, MakeIt] = {}
    for seed in range(2 * count):
        if len(found) < count:
            one = made(seed)
            found[one.id] = one
    return tuple(found.values())


def right(puzzle: MakeIt) -> list[Card]:
    return [card(one) for one in puzzle.answers.best]


def number(puzzle: MakeIt, choice: Card, name: str) -> int:
    """What the first reason for a card counts."""
    ruling = next(one.ruling for one in puzzle.proof if one.choice == choice)
    return next(one.number for one in ruling.reasons[0].witness if isinstance(one, Count) and one.of == name)


def spot(puzzle: MakeIt) -> Spot:
    found = spot_of(puzzles.replay(puzzle))
    assert found is not None
    assert len(found.legal) >= LEAST
    return found


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes(kind.NAME, 8)


def test_links_keep_their_puzzles() -> None:
    """A link is a promise. Whoever changes what a seed makes raises ``make_it.VERSION`` and then this value."""
    ids = "".join(made(seed).id for seed in range(20))
    assert (kind.VERSION, hashlib.sha256(ids.encode()).hexdigest()[:16]) == (1, "5e2d90be5c124446")


# --- the values, by plain search through ``Deal.act`` ----------------------------------------------------------------


def plain_points(deal: Deal, memory: dict[Any, int]) -> int:
    """The points of the maker's side at the end, by trying every legal play: no solver, no bounds."""
    maker, play = deal.maker, deal.play
    assert maker is not None
    assert play is not None
    if deal.turn is None:
        return deal.points[maker.side]
    key = (play.hands, play.turn, play.leader, play.trick, play.closed, play.exhausted, play.points)
    if key not in memory:
        best = max if deal.turn.side == maker.side else min
        plays = [one for one in deal.actions(deal.turn) if isinstance(one, Play)]
        memory[key] = best(plain_points(deal.act(deal.turn, one), memory) for one in plays)
    return memory[key]


def test_every_card_is_worth_what_plain_search_finds() -> None:
    """``score.made``, with ``closed.*`` and ``trump.exhausted`` where they bind, since only legal plays are tried."""
    some = [one for one in sample() if one.open_hands and len(one.seen.hand) == 3]
    closed = [one for one in some if one.seen.closed][:3]
    looked = 0
    for puzzle in [*some[:5], *closed]:
        deal, memory = puzzles.replay(puzzle), dict[Any, int]()
        assert deal.contract is not None
        for one in puzzle.question.choices:
            total = plain_points(deal.act(puzzle.seat, Play(card(one))), memory)
            assert number(puzzle, card(one), "points") == total, puzzles.link(puzzle)
            made_it = total >= (deal.contract.amount or 0)
            assert (one in puzzle.answers.best) == (made_it == (puzzle.seat.side == deal.maker.side))  # type: ignore[union-attr]
            looked += 1
    assert looked > 20


def test_deals_are_counted_as_plain_search_counts_them() -> None:
    """From one seat: every world that fits, each solved by trying every legal play."""
    some = [one for one in sample() if not one.open_hands and len(one.seen.hand) == 3][:3]
    assert len(some) == 3
    for puzzle in some:
        view, contract = puzzle.seen, puzzle.seen.contract
        assert contract is not None
        found: Counter[str] = Counter()
        for world in enumerate_worlds(view):
            deal, memory = deal_of(view, world), dict[Any, int]()
            for one in puzzle.question.choices:
                total = plain_points(deal.act(puzzle.seat, Play(card(one))), memory)
                found[one] += (total >= (contract.amount or 0)) == (contract.seat.side == puzzle.seat.side)
        assert {one: number(puzzle, card(one), "count") for one in puzzle.question.choices} == {
            one: found[one] for one in puzzle.question.choices
        }
        assert [one for one in found if found[one] == max(found.values())] == list(puzzle.answers.best)
        assert number(puzzle, right(puzzle)[0], "worlds") == count_worlds(view)


def test_one_card_is_right_or_two_that_are_alike() -> None:
    for puzzle in sample():
        assert len(puzzle.question.choices) >= LEAST
        assert [*puzzle.question.choices] == [one.choice for one in puzzle.proof]
        assert len(puzzle.answers.best) == (2 if puzzle.themes[0] == "make-equal" else 1)
        assert not puzzle.answers.accepted
        for one in puzzle.question.choices:
            assert puzzles.grade(puzzle, [one]).right == (one in puzzle.answers.best)
        if len(puzzle.answers.best) == 2:
            assert spot(puzzle).touch(*right(puzzle))


def test_neither_caps_nor_spoilt_trumps_can_matter() -> None:
    """``caps.meaning``: both sides have lost a trick; ``trump.spoilt``: a defender was dealt a trump."""
    for puzzle in sample():
        deal = puzzles.replay(puzzle)
        assert deal.maker is not None
        assert len({trick.winner.side for trick in puzzle.seen.tricks}) == 2
        defenders = (deal.maker.left, deal.maker.right)
        assert deal.indicator is not None
        assert any(deal.dealt_hand(one).of_suit(deal.indicator.suit) for one in defenders)


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_all_hands_lie_open_or_none() -> None:
    for puzzle in sample():
        deal = puzzles.replay(puzzle)
        assert bool(puzzle.open_hands) == (puzzle.themes[0] in OPEN)
        if puzzle.open_hands:
            assert puzzle.open_hands == {one: " ".join(deal.hand(one)) for one in SEATS}
            assert puzzle.question.args.get("indicator") == (deal.indicator if deal.closed else None)
        else:
            assert "indicator" not in puzzle.question.args
        assert deal.maker is not None
        assert puzzle.question.args["taken"] == deal.points[deal.maker.side] == puzzle.seen.points[deal.maker.side]
        assert puzzle.seen.points_sure


def test_a_hand_that_lies_open_is_part_of_the_question() -> None:
    data = json.loads(next(one for one in sample() if one.open_hands).to_json())
    data["open_hands"]["S"], data["open_hands"]["E"] = data["open_hands"]["E"], data["open_hands"]["S"]
    with pytest.raises(puzzles.PuzzleError, match="was changed"):
        puzzles.read(data)


def play(show: Show) -> tuple[int, Deal]:
    deal = show.deal
    for seat, action in show.line:
        deal = deal.act(seat, action)
    assert deal.ended == "played"
    assert deal.maker is not None
    return deal.points[deal.maker.side], deal


@pytest.mark.parametrize("theme", list(THEMES))
def test_what_is_played_shows_why(theme: str) -> None:
    """The line of a wrong card ends on the wrong side of the contract, that of the right card on the right one."""
    for seed in range(3):
        puzzle = made(seed, theme)
        assert isinstance(puzzle.seen.contract, tuple)
        maker, amount = puzzle.seen.contract
        ours = puzzle.seat.side == maker.side
        for one in (None, *puzzle.question.choices):
            (show,) = kind.KIND.show(puzzle, [one] if one else [])
            first = card(one or puzzle.answers.best[0])
            assert show.line[0] == (puzzle.seat, Play(first))
            points, _ = play(show)
            assert show.args["points"] == points
            assert words().at(you=puzzle.seat).text(show.id, show.args)
            good = first in right(puzzle)
            assert ((points >= (amount or 0)) == ours) == good, puzzles.link(puzzle)
            if puzzle.open_hands:
                assert show.deal == puzzles.replay(puzzle)
                assert points == number(puzzle, first, "points")
                assert not show.changed
            else:
                seen = show.deal.view(puzzle.seat)
                assert (seen.hand, seen.log, seen.tricks) == (puzzle.seen.hand, puzzle.seen.log, puzzle.seen.tricks)


def test_the_only_answer_is_the_only_one() -> None:
    """Where a wrong card is said to have one answer, any other card there gives the contract back."""
    looked = 0
    for puzzle in (one for one in sample() if one.open_hands and len(one.seen.hand) <= 3):
        for one in puzzle.proof:
            witness = [reason.witness for reason in one.ruling.reasons if reason.id == "only-answer"]
            if not witness:
                continue
            answer, player = witness[0]
            assert isinstance(player, Someone)
            assert isinstance(answer, Card)
            assert player.seat.side != puzzle.seat.side
            (show,) = kind.KIND.show(puzzle, [one.choice])
            deal = show.deal
            for seat, action in show.line:
                if (seat, action) == (player.seat, Play(answer)):
                    break
                deal = deal.act(seat, action)
            others = [each for each in deal.actions(player.seat) if each != Play(answer)]
            assert others
            for each in others:
                after = deal.act(player.seat, each)
                assert _reached(puzzle, after), (puzzles.link(puzzle), one.choice, each)
            looked += 1
    assert looked > 15


def _reached(puzzle: MakeIt, deal: Deal) -> bool:
    """Does the seat's side get what it wants from here?"""
    assert deal.contract is not None
    maker, amount = deal.contract
    return (plain_points(deal, {}) >= (amount or 0)) == (puzzle.seat.side == maker.side)


# --- proved again, disguised -----------------------------------------------------------------------------------------


def test_puzzles_are_true_and_stay_so_in_disguise() -> None:
    for seed, theme in enumerate(THEMES):
        puzzle = made(seed, theme)
        assert problems(puzzle.to_json()) == ()
        other = disguise(puzzle, 7 * seed + 5)
        assert problems(other.to_json()) == ()
        assert isinstance(other, MakeIt)
        if other.open_hands:
            assert list(other.open_hands) == list(SEATS)
            assert other.open_hands[other.seat].split() == list(other.seen.hand)
        points, _ = play(kind.KIND.show(other, [other.answers.wrong[0].choice])[0])
        assert points == play(kind.KIND.show(puzzle, [_back(puzzle, other)])[0])[0]


def _back(puzzle: MakeIt, other: MakeIt) -> str:
    """The wrong card of the plain puzzle that the first one of the disguised puzzle is."""
    from puzzles.disguise import Disguise

    return Disguise(other.asked.disguise).inverse.card(card(other.answers.wrong[0].choice))


@pytest.mark.parametrize("theme", [OPEN[0], SEAT[0]])
def test_a_false_value_is_found(theme: str) -> None:
    puzzle = made(0, theme)
    data = json.loads(puzzle.to_json())
    witness = data["proof"][0]["ruling"]["reasons"][0]["witness"]
    name = "points" if theme in OPEN else "count"
    next(one for one in witness if name in one)[name] += 1
    false = MakeIt.model_validate(data)
    assert kind.recheck(puzzle) == []
    assert kind.recheck(false) == [f"{puzzle.question.choices[0]} leads to something else"]


# --- themes and levels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", list(THEMES))
def test_themes_are_what_they_say(theme: str) -> None:
    for seed in range(4):
        puzzle = made(seed, theme)
        here, best = spot(puzzle), right(puzzle)
        assert puzzle.themes[0] == theme
        assert puzzle.seat == here.seat == here.deal.turn
        said = {
            "make-lead": here.ours and here.leads,
            "make-follow": here.ours and not here.leads,
            "beat-lead": not here.ours and here.leads,
            "beat-follow": not here.ours and not here.leads,
            "make-hold": _takes(here) and best[0] not in here.taking,
            "make-cut": here.void and len({one.suit == here.play.trump for one in here.legal}) == 2,
            "make-feed": _is_partners(here) and best[0].points > min(one.points for one in here.legal),
            "make-indicator": here.deal.closed and here.deal.indicator in here.legal and here.play.trick,
            "make-closed": here.deal.closed,
            "make-exhausted": here.leads and not here.play.closed and here.is_maker,
            "make-equal": len(best) == 2,
            "make-seat": here.ours and not puzzle.open_hands,
            "beat-seat": not here.ours and not puzzle.open_hands,
        }[theme]
        assert said, puzzles.link(puzzle)


def _takes(here: Spot) -> bool:
    """Would a legal card win the trick if it ended now?"""
    if not here.play.trick:
        return False
    best = max(here.play.trick, key=lambda one: _rank(one.card, here))
    return any(_rank(one, here) > _rank(best.card, here) for one in here.legal)


def _rank(one: Card, here: Spot) -> tuple[bool, bool, int]:
    return one.suit == here.play.trump, one.suit == here.play.trick[0].card.suit, one.power


def _is_partners(here: Spot) -> bool:
    return _takers(here)[-1:] == [here.seat.partner]


def _takers(here: Spot) -> list[Seat]:
    """Who has played to the trick, who wins it so far last."""
    return [one.seat for one in sorted(here.play.trick, key=lambda one: _rank(one.card, here))]


def test_exhausted_trumps_decide_in_their_theme() -> None:
    """``trump.exhausted``: at a table without the duty other cards are right."""
    for seed in range(3):
        puzzle = made(seed, "make-exhausted")
        deal = puzzles.replay(puzzle)
        profile = {"base": "sri-lankan", "settings": {"exhausted_trumps": "never"}}
        free = _at_table(deal, profile)
        assert deal.contract is not None
        ending = Ending(free)
        assert {one for one in ending.totals if ending.is_right(one)} != set(right(puzzle))


def _at_table(deal: Deal, profile: dict[str, Any]) -> Deal:
    """The same deal at a table with other rules."""
    start = next(iter(deal.path()))
    first = {one: start.hand(one) for one in SEATS}
    second = {one: type(first[one])(x for x in deal.dealt_hand(one) if x not in first[one]) for one in SEATS}
    found = Deal.start(deal.dealer, first, second, deal.tokens, profile)
    for one in deal.log:
        found = found.act(one.seat, one.action)
    return found


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for level in THEMES[theme].levels:
        assert first(kind.NAME, theme, level, "one").level == level


def test_all_levels_and_themes_come() -> None:
    levels = Counter(one.level for one in sample())
    assert set(levels) == {1, 2, 3, 4, 5}
    assert min(levels.values()) >= 10
    assert {one.themes[0] for one in sample()} == set(THEMES)


def test_most_seeds_have_a_puzzle() -> None:
    assert sum(made_once(kind.NAME, seed) is not None for seed in range(100)) >= 97


# --- nothing can be gamed --------------------------------------------------------------------------------------------


def _of(name: str) -> Habit:
    return lambda one: [OWN[name](spot(one))]  # type: ignore[arg-type]


def _winner(puzzle: puzzles.Puzzle) -> list[str] | None:
    """Cash a card that nobody can beat: the highest of its suit that is left, where hands lie open and one leads."""
    assert isinstance(puzzle, MakeIt)
    here = spot(puzzle)
    if not puzzle.open_hands or here.play.trick:
        return None
    rest = [one for seat in SEATS if seat is not here.seat for one in here.deal.hand(seat)]
    sure = [one for one in here.legal if all(one.power > each.power for each in rest if each.suit == one.suit)]
    return [max(sure or here.legal, key=lambda one: one.points)]


HABITS: dict[str, Habit] = {**{name: _of(name) for name in OWN}, "cash a winner": _winner}


@pytest.mark.parametrize("name", list(HABITS))
def test_no_habit_is_good(name: str) -> None:
    check_habit(sample(), HABITS[name])


# --- hints and words -------------------------------------------------------------------------------------------------


def test_hints_leave_more_than_one_answer() -> None:
    used = set()
    for puzzle in (*sample(), *(made(seed, theme) for theme in THEMES for seed in range(3))):
        one, two = puzzle.hints
        used |= {one.id, two.id}
        assert two.args["card"] not in puzzle.answers.best
        assert two.args["card"] in puzzle.question.choices
        assert not any(isinstance(each, Card) for each in one.args.values())
    assert used == set(HINTS)


def test_every_word_can_be_said() -> None:
    for puzzle in sample():
        here = words().at(you=puzzle.seat)
        assert here.text(puzzle.question.ask, puzzle.question.args).endswith("?")
        for hint in puzzle.hints:
            assert here.text(hint.id, hint.args)
        for one in puzzle.proof:
            for line in here.ruling(one.ruling):
                assert line.short.endswith(".")


def test_a_seat_alone_names_no_card_that_it_has_not_seen() -> None:
    """What stands in a puzzle from one seat are its own cards and those played."""
    from .helpers import hidden_cards, words_of

    for puzzle in (one for one in sample() if not one.open_hands):
        text = set(words_of(json.loads(puzzle.to_json())))
        assert not hidden_cards(puzzles.replay(puzzle), Seat(puzzle.seat)) & text
