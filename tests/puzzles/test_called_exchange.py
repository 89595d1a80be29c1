"""The kind *widow-exchange*: its answers are those of the settings that were counted, and they are solved again."""

from __future__ import annotations

from itertools import islice

import puzzles
from puzzles import checking
from puzzles.called_exchange import LEAST_GAP, BestExchange, recheck
from puzzles.disguise import disguise
from puzzles.telling import choice, hint, question
from tests.puzzles.gaming import Habit, check_habit
from tests.puzzles.helpers import firsts, hidden_cards, words_of
from tutor.cards import Hand, cards
from tutor.rules.actions import Exchange
from tutor.rules.called.state import EXCHANGE
from tutor.solver.deals.exchanges import deals_of, read_setting, result_of, settings
from tutor.solver.judging import percent
from tutor.wording import LANGUAGES, words

NAME = "widow-exchange"


def some(count: int = 60) -> list[BestExchange]:
    return [one for one in firsts(NAME, count) if isinstance(one, BestExchange)]


def test_widow_exchange_every_choice_can_be_done_by_the_maker() -> None:
    for puzzle in some():
        deal = puzzles.replay(puzzle)
        assert deal.phase == EXCHANGE
        assert deal.turn == deal.maker == puzzle.seat
        assert deal.contract is not None
        assert deal.contract.amount == puzzle.question.args["bid"]
        widow = Hand(deal.position.dealt.widow)
        for one in puzzle.question.choices:
            pair = Hand(cards(one))
            take, put = [each for each in widow if each not in pair], [each for each in pair if each not in widow]
            assert deal.rule(puzzle.seat, Exchange(take, put)), one


def test_the_best_pair_makes_the_bid_most_often_and_a_wrong_one_costs_enough() -> None:
    for puzzle in some():
        right = {*puzzle.answers.best, *puzzle.answers.accepted}
        chances = {" ".join(one.cards): one.value for one in puzzle.numbers.pairs}
        assert set(chances) == set(puzzle.question.choices)
        assert chances[puzzle.answers.best[0]] == max(chances.values())
        wrong = max(value for one, value in chances.items() if one not in right)
        assert chances[puzzle.answers.best[0]] - wrong >= 100 * LEAST_GAP - 1
        assert puzzles.grade(puzzle, puzzle.answers.best).right
        assert not puzzles.grade(puzzle, [puzzle.answers.wrong[0].choice]).right


def test_the_settings_rest_on_deals_that_come_out_so_again() -> None:
    for setting in settings()[::20]:
        held = Hand((*setting.hand, *setting.widow))
        assert len(held) == 12
        for deal, was in zip(islice(deals_of(setting.seed, held), 3), setting.start, strict=False):
            assert result_of(deal, held, setting.pairs, setting.trump, setting.turn, setting.bid) == was
        assert read_setting(setting.to_json()) == setting


def test_a_puzzle_is_proved_again_and_a_false_one_is_found() -> None:
    for puzzle in (*some(2), disguise(some(3)[2], 28)):
        assert isinstance(puzzle, BestExchange)
        assert checking.problems(puzzle.to_json()) == ()
        pairs = puzzle.numbers.pairs
        false = (pairs[0].model_copy(update={"value": pairs[0].value + 1}), *pairs[1:])
        changed = puzzle.model_copy(update={"numbers": puzzle.numbers.model_copy(update={"pairs": false})})
        assert "its numbers are not those of its setting" in list(recheck(changed))
        elsewhere = puzzle.model_copy(update={"setting": len(settings())})
        assert list(recheck(elsewhere)) == ["its cards are not those of its setting"]


def test_nothing_hidden_is_shown_and_no_number_before_the_answer() -> None:
    for puzzle in some():
        hidden = hidden_cards(puzzles.replay(puzzle), puzzle.seat)
        assert not hidden & set(words_of(puzzle.model_dump(mode="json")))
        assert not {"numbers", "setting", "proof", "answers"} & set(puzzle.public())


def test_words_and_hints() -> None:
    for lang in LANGUAGES:
        told = words(lang)
        for puzzle in some(20):
            assert question(puzzle, told).count("?") == 1
            assert all(choice(puzzle, one, told) for one in puzzle.question.choices)
            assert all(hint(puzzle, one, told) for one in puzzle.hints)
            named = {puzzle.hints[1].args["card"], puzzle.hints[1].args["other"]}
            assert named not in [set(cards(one)) for one in puzzle.answers.best]


def points(one: str) -> int:
    return sum(each.points for each in cards(one))


HABITS: dict[str, Habit] = {
    "most points": lambda puzzle: [max(puzzle.question.choices, key=points)],
    "least points": lambda puzzle: [min(puzzle.question.choices, key=points)],
    "as it lies": lambda puzzle: (
        [one for one in puzzle.question.choices if set(cards(one)) == set(getattr(puzzle.seen, "widow", ()))] or None
    ),
}


def test_no_habit_that_counts_points_alone_is_right_often() -> None:
    for habit in HABITS.values():
        check_habit(some(200), habit)


def test_the_chances_are_those_of_the_setting() -> None:
    for puzzle in some(10):
        plain = settings()[puzzle.setting]
        ours = sorted(one.value for one in puzzle.numbers.pairs)
        assert ours == sorted(percent(plain.chance(one).value) for one in plain.pairs)
