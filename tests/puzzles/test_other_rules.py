"""The kind *same table, other rules*: its answers against both tables and another engine, themes, levels, hints."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import puzzles
from puzzles import Puzzle
from puzzles.auction_calls import action_of
from puzzles.disguise import disguise
from puzzles.elsewhere import same_acts
from puzzles.making import NotFoundError
from puzzles.other_rules_asks import ASKS, HINTS, LOOKS
from puzzles.other_rules_themes import THEMES
from puzzles.telling import question
from tests import oracle
from tutor.cards import card
from tutor.knowledge import sample_world
from tutor.profiles import load_profile
from tutor.record import record_of
from tutor.record.referee import judge
from tutor.rules import Deal, OpenTrump, Pass, Play
from tutor.rules.actions import Action
from tutor.rules.compare import WHERES, where
from tutor.rules.match import next_dealer
from tutor.rules.playout import random_whole
from tutor.rules.state import PLAY
from tutor.rules.trickview import trick_end
from tutor.solver import deal_of
from tutor.wording import words

from .gaming import Habit, check_habit, check_other_processes
from .helpers import hidden_cards, words_of

SEEDS = range(300)


@cache
def sample() -> tuple[Puzzle, ...]:
    return tuple(puzzles.make("other-rules", seed) for seed in SEEDS)


def asked(puzzle: Puzzle) -> str:
    return puzzle.question.ask.removeprefix("ask-other-")


def tables(puzzle: Puzzle) -> tuple[Deal, Deal]:
    """The deal at the reader's table and at the other one."""
    here, away = puzzles.replay(puzzle), puzzle.other
    assert away is not None
    there = same_acts(here, away)
    assert there is not None, puzzles.link(puzzle)
    return here, there


def tried(puzzle: Puzzle, choice: str) -> Action:
    """The action that a choice, or the question, is about."""
    args = puzzle.question.args
    if asked(puzzle) in ("card", "face"):
        return Play(str(args["card"]))
    if asked(puzzle) == "call":
        name = str(args["call"])
        return OpenTrump() if name == "open" else action_of(f"bid {args['bid']}" if name == "bid" else name)
    return Play(card(choice)) if asked(puzzle) == "cards" else action_of(choice)


def right(puzzle: Puzzle, here: Deal, there: Deal) -> set[str]:
    """What is right, asked of the engine at both tables anew."""
    seat, ask, choices = puzzle.seat, asked(puzzle), puzzle.question.choices
    if ask in ("card", "call"):
        return {where(*(bool(one.rule(seat, tried(puzzle, ""))) for one in (here, there)))}
    if ask == "face":
        rulings = [one.rule(seat, tried(puzzle, "")) for one in (here, there)]
        assert all(rulings)
        return {where(*(one.folded for one in rulings))}
    if ask in ("cards", "calls"):
        return {one for one in choices if len({bool(at.rule(seat, tried(puzzle, one))) for at in (here, there)}) == 2}
    if ask == "shown":
        ends = [trick_end(one) for one in (here, there)]
        up = [{str(one.card) for one in end.cards if one.shown} for end in ends if end is not None]
        return (up[0] ^ up[1]) & set(choices)
    if ask == "turn":
        return {str(there.turn)}
    if ask == "dealer":
        return {str(next_dealer(there))}
    settled = judge(there)[1]
    return {"none" if settled.to is None else f"{'ours' if settled.to == seat.side else 'theirs'}-{settled.moved}"}


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes("other-rules", 12)


def test_answers_are_those_of_the_engine_at_both_tables() -> None:
    for puzzle in sample():
        assert set(puzzle.answers.best) == right(puzzle, *tables(puzzle)), puzzles.link(puzzle)
        assert puzzles.grade(puzzle, puzzle.answers.best).right
        assert all(one.ruling.reasons for one in puzzle.proof)  # type: ignore[attr-defined]


def test_the_independent_engine_agrees() -> None:
    """What may be played and called, again from ``tests/oracle``, which shares no code with the engine."""
    seen: Counter[str] = Counter()
    for puzzle in sample():
        if asked(puzzle) not in ("card", "call", "cards", "calls"):
            continue
        allowed: list[dict[str, bool]] = []
        for deal in tables(puzzle):
            record = record_of(deal).to_json()
            state = oracle.new_state(record)
            for action in record["actions"]:
                state = oracle.apply(state, action)
            some = puzzle.question.choices if asked(puzzle) in ("cards", "calls") else ("",)
            allowed.append({one: not oracle.judge(state, _told(puzzle, tried(puzzle, one))) for one in some})
        if asked(puzzle) in ("card", "call"):
            assert puzzle.answers.best == (where(allowed[0][""], allowed[1][""]),), puzzles.link(puzzle)
        else:
            assert set(puzzle.answers.best) == {one for one in allowed[0] if allowed[0][one] != allowed[1][one]}
        seen[asked(puzzle)] += 1
    assert min(seen[one] for one in ("card", "call", "cards", "calls")) > 10


def _told(puzzle: Puzzle, action: Action) -> dict[str, Any]:
    line: dict[str, Any] = {"seat": str(puzzle.seat), "do": action.do}
    for name in ("amount", "card"):
        if getattr(action, name, None) is not None:
            value = getattr(action, name)
            line[name] = value if isinstance(value, int) else str(value)
    return line


def test_the_answer_follows_from_what_the_seat_sees(rng: random.Random) -> None:
    """Other cards in the hands that the seat does not see change nothing, where the same could have been played."""
    looked = 0
    for puzzle in sample():
        view, away = puzzle.seen, puzzle.other
        assert away is not None
        alone = view.contract is not None and view.contract.is_pcc
        if asked(puzzle) not in ("card", "face", "cards") or view.phase != PLAY or alone:
            continue
        here = deal_of(view, sample_world(view, rng))
        there = same_acts(here, away)
        if there is not None and there.turn is view.turn:
            looked += 1
            assert set(puzzle.answers.best) == right(puzzle, here, there), puzzles.link(puzzle)
    assert looked > 20


def test_no_hidden_card_is_sent_and_the_other_table_is_told() -> None:
    told = words()
    for puzzle in sample():
        public = puzzle.public()
        assert not hidden_cards(puzzles.replay(puzzle), puzzle.seat) & set(words_of(public))
        assert public["there"] == puzzle.there  # type: ignore[attr-defined]
        assert question(puzzle, told).startswith("The other table plays ")


def test_another_other_table_is_another_question() -> None:
    """The id covers what is played at the other table, and a change of it is noticed."""
    puzzle = sample()[0]
    changed = {**puzzle.model_dump(mode="json"), "there": "club"}
    with pytest.raises(puzzles.PuzzleError, match="was changed"):
        puzzles.read(changed)


def test_a_disguise_keeps_the_other_table() -> None:
    for puzzle in sample()[:30]:
        worn = disguise(puzzle, 38)
        assert worn.other == puzzle.other
        assert set(worn.answers.best) == right(worn, *tables(worn))


# --- themes, levels, habits, hints ------------------------------------------------------------------------------------


def test_each_theme_is_about_the_settings_it_names() -> None:
    """The other table has one of the theme's values; and with every theme there are questions that it decides."""
    some: Counter[str] = Counter()
    for theme in THEMES.values():
        for seed in range(12):
            puzzle = puzzles.make("other-rules", seed, theme=theme.id)
            away = puzzle.other
            assert away is not None
            assert any(
                one.base == away.name and all(away.settings()[name] == value for name, value in one.settings.items())
                for one in theme.tables
            )
            here, there = tables(puzzle)
            some[theme.id] += right(puzzle, here, there) != right(puzzle, here, here)
    assert min(some[one] for one in THEMES) >= 2, some


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for mode in THEMES[theme].modes:
        for level in THEMES[theme].levels:
            found = 0
            for seed in range(6):
                try:
                    puzzle = puzzles.make("other-rules", seed, mode, theme, level)
                except NotFoundError:
                    continue
                found += 1
                assert (puzzle.themes[0], puzzle.question.mode, puzzle.level) == (theme, mode, level)
            assert found >= 4, (mode, level, found)


def test_puzzles_cover_levels_tables_and_questions() -> None:
    some = sample()
    assert {one.level for one in some} == {1, 2, 3, 4, 5}
    assert {one.question.ask for one in some} == set(ASKS)
    assert {one.other.name for one in some if one.other} == {"sri-lankan", "club"}
    settings = {name for one in some if one.other for name in one.other.differences()}
    assert len(settings) >= 16, settings


def _where(answer: str) -> Habit:
    return lambda one: [answer] if answer in one.question.choices else None


def _as_here(puzzle: Puzzle) -> list[str] | None:
    """Nothing changes: what is right at the reader's own table."""
    here = puzzles.replay(puzzle)
    if asked(puzzle) in ("turn", "moved", "dealer"):
        return sorted(right(puzzle, here, here))
    return [] if puzzle.question.mode == "every" else None


@pytest.mark.parametrize("answer", WHERES)
def test_no_table_is_right_too_often(answer: str) -> None:
    check_habit(sample(), _where(answer))


def test_to_change_nothing_is_seldom_right() -> None:
    some = [one for one in sample() if _as_here(one) is not None]
    right_ones = sum(puzzles.grade(one, _as_here(one) or ()).right for one in some if _possible(one))
    assert right_ones <= 0.4 * len(some)


def _possible(puzzle: Puzzle) -> bool:
    return set(_as_here(puzzle) or ()) <= set(puzzle.question.choices)


def test_hints_never_equal_the_answer_and_all_have_words() -> None:
    told, used = words(), set()
    for puzzle in sample():
        first, second = puzzle.hints
        used |= {first.id, second.id}
        assert first.id.removeprefix("hint-other-") in LOOKS
        best = set(puzzle.answers.best)
        if second.id == "hint-other-rule":
            assert second.clause
        elif second.id == "hint-other-not-count":
            assert not any(one.endswith(str(second.args["count"])) for one in best)
        else:
            named = str(second.args.get("who", second.id.rsplit("-", 1)[1]))
            assert named in set(puzzle.question.choices) - best
        reader = told.at(you=puzzle.seat)
        for hint in puzzle.hints:
            assert reader.text(hint.id, {**hint.args, "title": "x"})
        if puzzle.question.of == "word":
            assert all(told.has(f"choice-other-rules-{one}") for one in puzzle.question.choices)
        for judged in puzzle.proof:  # type: ignore[attr-defined]
            assert all(text.short and text.full for text in reader.ruling(judged.ruling))
    assert used <= set(HINTS)
    assert len(used) > 15


def test_a_seat_deals_next_by_the_rule_of_the_other_table() -> None:
    """``trump.spoilt``: the same dealer here, the next one there; ``deal.low-hand``: the same dealer at both."""
    found: Counter[str] = Counter()
    for seed in range(60):
        puzzle = puzzles.make("other-rules", seed, theme="other-dealer")
        here, there = tables(puzzle)
        if there.ended == "redeal":
            assert puzzle.answers.best == (str(here.dealer),)
        elif there.ended == "spoilt":
            assert puzzle.answers.best == (str(here.dealer.right),)
        found[str(there.ended)] += 1
    assert min(found[one] for one in ("redeal", "spoilt", "all-pass")) > 2


def test_passes_that_a_table_does_not_ask_for_are_left_out() -> None:
    """``club.auction.pass-out``, ``club.single-auction``: what all pass in the second auction is no call there."""
    found: Counter[int] = Counter()
    for seed in range(40):
        deal = random_whole(random.Random(seed))
        club = same_acts(deal, load_profile("club"))
        if club is None:
            continue
        assert club.contract == deal.contract
        left_out = [one for one in deal.log if one not in club.log]
        assert all(isinstance(one.action, Pass) for one in left_out)
        found[len(deal.log) - len(club.log)] += 1
    assert max(found) >= 4, found
