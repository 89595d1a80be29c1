"""The kind *bid*: its answers against the numbers they rest on, themes, levels, hints, hidden cards, habits."""

from __future__ import annotations

import contextlib
from collections import Counter
from functools import cache
from itertools import count

import pytest

import puzzles
from puzzles import PuzzleError, checking
from puzzles.auction_calls import action_of
from puzzles.bid import MAKER, SHOWN, BestBid, recheck
from puzzles.bid_themes import THEMES
from puzzles.disguise import disguise
from puzzles.making import NotFoundError
from puzzles.telling import hint
from tutor.rules.actions import Redeal
from tutor.rules.state import AUCTION, SECOND
from tutor.seats import SEATS
from tutor.solver.deals.bids import outlook
from tutor.wording import words

from .gaming import check_other_processes
from .helpers import first, firsts, hidden_cards, words_of


@cache
def sample(theme: str | None = None, number: int = 40) -> tuple[BestBid, ...]:
    """The puzzles of the first seeds that have one."""
    if theme is None:
        return tuple(one for one in firsts("bid", number) if isinstance(one, BestBid))
    found: list[BestBid] = []
    for seed in count():
        if len(found) == number:
            return tuple(found)
        with contextlib.suppress(NotFoundError):
            made = puzzles.make("bid", seed, theme=theme)
            assert isinstance(made, BestBid)
            found.append(made)
    raise AssertionError


def everything() -> list[BestBid]:
    """Some puzzles of every theme."""
    return [puzzle for theme in THEMES for puzzle in sample(theme, 6)]


def worth(puzzle: BestBid) -> dict[str, int]:
    return {one.call: one.value for one in puzzle.numbers.calls}


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes("bid", 5)


# --- the answers ------------------------------------------------------------------------------------------------------


def test_the_best_call_brings_most_and_what_is_wrong_brings_less() -> None:
    for puzzle in everything():
        values = worth(puzzle)
        assert tuple(values) == puzzle.question.choices
        (best,) = puzzle.answers.best
        assert values[best] == max(values.values())
        for one in puzzle.answers.wrong:
            assert values[one.choice] <= values[best]
            assert (one.reason, one.clause) == ("call-worse", "score.table")
            assert one.witness[1] == {"mean_tokens": values[one.choice]}
            assert one.witness[3] == {"mean_best_tokens": values[best]}
        accepted = {"call-best", "call-near"}
        assert {one.ruling.reasons[0].id for one in puzzle.proof if one.ruling.allowed} <= accepted


def test_right_and_wrong_answers_are_graded_so() -> None:
    for puzzle in sample():
        for one in (*puzzle.answers.best, *puzzle.answers.accepted):
            assert puzzles.grade(puzzle, [one]).right
        for wrong in puzzle.answers.wrong:
            grade = puzzles.grade(puzzle, [wrong.choice])
            assert not grade.right
            assert grade.marks[0].ruling.reasons[0].id == "call-worse"


def test_to_bid_and_not_to_bid_are_never_both_right() -> None:
    for puzzle in everything():
        right = (*puzzle.answers.best, *puzzle.answers.accepted)
        assert len({one.startswith("bid") for one in right}) == 1
        assert 2 * len(right) < len(puzzle.question.choices) or len(right) == 1


def test_two_calls_are_a_pass_and_the_least_bid_where_no_higher_one_is_ever_better() -> None:
    for puzzle in everything():
        assert (len(puzzle.question.choices) == 2) == ("more" not in THEMES[puzzle.themes[0]].wants)


def test_every_call_is_legal_and_the_first_is_a_pass() -> None:
    for puzzle in everything():
        deal = puzzles.replay(puzzle)
        assert deal.turn == puzzle.seat
        assert puzzle.question.choices[0] == "pass"
        assert all(deal.rule(puzzle.seat, action_of(one)) for one in puzzle.question.choices)
        least = int(puzzle.question.choices[1][4:])
        assert not any(deal.rule(puzzle.seat, action_of(f"bid {one}")) for one in range(160, least, 10))
        assert not deal.rule(puzzle.seat, Redeal())
        assert deal.phase == (SECOND if puzzle.themes[0] == "bid-raise" else AUCTION)


def test_each_answer_rests_on_500_deals_and_says_how_well_they_fit() -> None:
    for puzzle in everything():
        numbers = puzzle.numbers
        assert numbers.deals >= 500
        assert 120 <= numbers.effective <= numbers.deals
        assert all(one.low <= one.value <= one.high for one in (*numbers.chances, *numbers.calls))
        assert {one.suit for one in numbers.chances} <= {card.suit for card in puzzle.seen.hand}


def test_a_puzzle_is_proved_again_and_a_false_one_is_found() -> None:
    for puzzle in (sample("bid-first", 6)[0], sample("bid-raise", 6)[0], disguise(sample("bid-first", 6)[1], 29)):
        assert isinstance(puzzle, BestBid)
        assert checking.problems(puzzle.to_json()) == ()
        first = puzzle.numbers.calls[0]
        calls = (first.model_copy(update={"value": first.value + 9}), *puzzle.numbers.calls[1:])
        false = puzzle.model_copy(update={"numbers": puzzle.numbers.model_copy(update={"calls": calls})})
        assert list(recheck(false)) == ["its numbers are others when they are counted again"]


def test_the_numbers_come_from_what_the_seat_sees() -> None:
    """Two other seats change their cards: the outlook stays the same."""
    from tutor.cards import Hand
    from tutor.rules import Deal

    for puzzle in sample("bid-first", 6)[:3]:
        deal = puzzles.replay(puzzle)
        start = next(deal.path())
        first = {one: Hand(start.position.dealt.first[one.place]) for one in SEATS}
        second = {one: Hand(start.position.dealt.second[one.place]) for one in SEATS}
        one, two, *_ = (seat for seat in SEATS if seat is not puzzle.seat)
        second[one], second[two] = second[two], second[one]
        other = Deal.start(deal.dealer, first, second)
        for entry in deal.log:
            other = other.act(entry.seat, entry.action)
        calls = tuple(map(action_of, puzzle.question.choices))
        assert outlook(other, calls, SHOWN) == outlook(deal, calls, SHOWN)


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_no_hidden_card_is_in_a_puzzle_and_no_number_is_public() -> None:
    for puzzle in everything():
        hidden = hidden_cards(puzzles.replay(puzzle), puzzle.seat)
        assert not hidden & set(words_of(puzzle.model_dump(mode="json")))
        assert not {"numbers", "setting", "proof", "answers"} & set(puzzle.public())


def test_hints_do_not_tell_the_answer() -> None:
    told, seen = words(), Counter[str]()
    for puzzle in everything():
        right = {*puzzle.answers.best, *puzzle.answers.accepted}
        for one in puzzle.hints:
            seen[one.id] += 1
            assert hint(puzzle, one, told)
            if one.id == "hint-bid-not":
                named = f"bid {one.args['bid']}" if one.args["call"] == "bid" else one.args["call"]
                assert named not in right
                assert len(puzzle.question.choices) - len(right) > 1
    assert set(seen) == set(MAKER.hints)


# --- themes, levels, habits -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", list(THEMES))
def test_each_theme_has_its_levels(theme: str) -> None:
    for level in THEMES[theme].levels:
        puzzle = first("bid", theme, level, seeds=12)
        assert (puzzle.themes[0], puzzle.level) == (theme, level)


def test_all_levels_are_there() -> None:
    assert {level for theme in THEMES.values() for level in theme.levels} == {1, 2, 3, 4, 5}
    with pytest.raises(PuzzleError, match="has no level"):
        puzzles.make("bid", 1, theme="bid-first", level=5)
