"""The kind *legal card*: determinism, agreement with the engine, themes, levels, hints, and that it cannot be gamed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations

import pytest

import puzzles
from puzzles import Hint, PuzzleError
from puzzles import legal_card as kind
from puzzles.legal_card import LegalCard
from puzzles.legal_hints import HINTS
from puzzles.legal_themes import THEMES
from tests import oracle
from tutor.cards import Card, card
from tutor.record import record_of
from tutor.rules.actions import PLAYS, Play

DIGEST = """
import hashlib
from puzzles import legal_card
text = "\\n".join(legal_card.make(seed).to_json() for seed in range(30))
print(hashlib.sha256(text.encode()).hexdigest())
"""


@cache
def sample(mode: str | None, count: int) -> tuple[LegalCard, ...]:
    return tuple(kind.make(seed, mode) for seed in range(count))


def cards_asked(mode: str, count: int) -> list[LegalCard]:
    """Those of a sample whose choices are the cards of the hand."""
    return [one for one in sample(mode, count) if one.question.of == "card"]


def about_one(count: int) -> list[LegalCard]:
    """Those about a single card: is it legal, how does it fall?"""
    return [one for one in sample("one", count) if one.question.of == "word"]


# --- same seed, same puzzle ------------------------------------------------------------------------------------------


def test_same_seed_same_bytes_in_another_process() -> None:
    here = hashlib.sha256("\n".join(kind.make(seed).to_json() for seed in range(30)).encode()).hexdigest()
    for hash_seed in ("1", "271828"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", DIGEST], env=env, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == here


def test_what_was_made_before_changes_nothing() -> None:
    alone = kind.make(11).to_json()
    for seed in range(20):
        kind.make(seed, level=5)
    assert kind.make(11).to_json() == alone


def test_links_keep_their_puzzles() -> None:
    """A link is a promise. Whoever changes what a seed makes raises ``legal_card.VERSION`` and then this value."""
    ids = "".join(kind.make(seed).id for seed in range(20))
    assert (kind.VERSION, hashlib.sha256(ids.encode()).hexdigest()[:16]) == (2, "990e8e330dcf1809")


# --- the engine is the judge -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["every", "one"])
def test_grade_agrees_with_the_engine_on_every_card(mode: str) -> None:
    for puzzle in cards_asked(mode, 300)[:60]:
        deal = kind.replay(puzzle)
        assert deal.turn == puzzle.seat
        assert puzzle.question.choices == tuple(deal.hand(puzzle.seat))
        legal = {action.card for action in deal.actions(puzzle.seat) if isinstance(action, Play)}
        assert set(puzzle.answers.best) == legal
        assert {one.choice for one in puzzle.answers.wrong} == set(puzzle.question.choices) - legal
        for one in puzzle.proof:
            ruling = deal.rule(puzzle.seat, PLAYS[card(one.choice).place])
            assert one.ruling == ruling
            (mark,) = (each for each in puzzles.grade(puzzle, [one.choice]).marks if each.choice == one.choice)
            assert (mark.mark, mark.ruling) == ("right" if ruling.allowed else "wrong", ruling)
        for wrong in puzzle.answers.wrong:
            ruling = deal.rule(puzzle.seat, PLAYS[card(wrong.choice).place])
            assert (wrong.reason, wrong.clause) == (ruling.reasons[0].id, ruling.reasons[0].clause)
            assert wrong.witness == tuple(ruling.reasons[0].witness)


def test_the_independent_engine_agrees() -> None:
    for puzzle in cards_asked("every", 200)[:30] + cards_asked("one", 200)[:20]:
        deal = kind.replay(puzzle)
        record = record_of(deal).to_json()
        state = oracle.new_state(record)
        for action in record["actions"]:
            state = oracle.apply(state, action)
        legal = [one["card"] for one in oracle.legal(state, str(puzzle.seat)) if one["do"] == "play"]
        assert sorted(legal) == sorted(puzzle.answers.best), puzzles.link(puzzle)


def test_mode_every_takes_the_whole_answer_and_nothing_else() -> None:
    for puzzle in sample("every", 300)[:60]:
        choices, best = puzzle.question.choices, set(puzzle.answers.best)
        for count in range(len(choices) + 1):
            for picks in list(combinations(choices, count))[:12]:
                grade = kind.grade(puzzle, picks)
                assert grade.right == (set(picks) == best)
                assert [one.choice for one in grade.marked("missed")] == [
                    one for one in choices if one in best - set(picks)
                ]
                assert [one.choice for one in grade.marked("wrong")] == [
                    one for one in choices if one in set(picks) - best
                ]
                assert all(one.ruling.reasons for one in grade.marks)
        assert kind.grade(puzzle, reversed(puzzle.answers.best)).right
        assert puzzle.question.none


def test_mode_one_takes_any_legal_card() -> None:
    for puzzle in cards_asked("one", 300)[:60]:
        best = puzzle.answers.best
        assert best
        assert not puzzle.question.none
        for one in puzzle.question.choices:
            grade = kind.grade(puzzle, [one])
            assert grade.right == (one in best)
            assert not grade.marked("missed")
        for picks in ((), puzzle.question.choices[:2]):
            with pytest.raises(PuzzleError, match="choose one"):
                kind.grade(puzzle, picks)


def test_a_pick_that_is_not_in_the_hand_is_an_error() -> None:
    puzzle = kind.make(1, "every")
    for picks in (["XX"], ["js"], [*puzzle.question.choices, ""]):
        with pytest.raises(PuzzleError, match="no choice here"):
            kind.grade(puzzle, picks)


def test_replay_refuses_another_puzzle() -> None:
    puzzle = kind.make(1)
    with pytest.raises(PuzzleError, match="another puzzle"):
        kind.replay(puzzle.model_copy(update={"seed": 2}))


def test_questions_about_one_card_agree_with_the_engine() -> None:
    """``play.follow`` and the rest decide *may I play it*; ``closed.void-folds`` and ``open.face-up`` how it falls."""
    asks = Counter(one.question.ask for one in about_one(650))
    assert min(asks["ask-legal-this"], asks["ask-legal-face"]) > 5
    for puzzle in about_one(650):
        deal, asked = kind.replay(puzzle), card(puzzle.question.args["card"])
        ruling = deal.rule(puzzle.seat, PLAYS[asked.place])
        if puzzle.question.ask == "ask-legal-this":
            right = "yes" if ruling.allowed else "no"
        else:
            assert ruling.allowed
            right = "down" if ruling.folded else "up"
            after = deal.act(puzzle.seat, PLAYS[asked.place]).play
            assert (after.trick or after.tricks[-1].cards)[-1].folded == ruling.folded
        assert puzzle.answers.best == (right,)
        for choice in puzzle.question.choices:
            grade = kind.grade(puzzle, [choice])
            assert grade.right == (choice == right)
            assert grade.marks[0].ruling.reasons == ruling.reasons


# --- themes and levels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", list(THEMES))
def test_every_theme_can_be_had_and_shows_its_reason(theme: str) -> None:
    for seed in range(5):
        for mode in THEMES[theme].modes:
            puzzle = kind.make(seed, mode, theme)
            assert puzzle.themes[0] == theme
            assert puzzle.question.mode == mode
            seen = {reason.id for one in puzzle.proof for reason in one.ruling.reasons}
            if puzzle.question.of == "card":
                assert seen & set(THEMES[theme].shows), puzzles.link(puzzle)
                assert len(puzzle.question.choices) > 2 or theme in kind.SMALL


def test_themes_are_what_they_say() -> None:
    """Each theme's moments by what the seat sees, not by how they were found."""
    for seed in range(6):
        views = {theme: kind.make(seed, "every", theme).seen for theme in THEMES}
        for theme in (one for one in THEMES if one.startswith(("indicator-", "no-", "must-"))):
            view = views[theme]
            assert view.seat == view.maker
            assert view.closed
            assert view.indicator in view.hand
        assert views["no-trump-lead"].number == 1
        assert not views["no-trump-lead"].trick
        assert views["folds"].closed
        assert views["folds"].seat != views["folds"].maker
        assert not views["void-open"].closed
        assert views["last-trick"].number == 8
        assert len(views["last-trick"].hand) == 1
        assert any(one.exhausted for one in views["exhausted"].tricks)
        assert views["forced-open"].tricks[0].opened in ("high-bid", "pcc")
        pcc = views["pcc"]
        assert pcc.contract is not None
        assert pcc.contract.is_pcc
        assert all(len(one.cards) == 3 for one in pcc.tricks)
        assert len(pcc.trick) < 3


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for mode in THEMES[theme].modes:
        for level in THEMES[theme].levels:
            for seed in (1, 2):
                assert kind.make(seed, mode, theme, level).level == level, (mode, level)


@pytest.mark.parametrize("mode", ["every", "one"])
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_can_be_asked_for(mode: str, level: int) -> None:
    assert {kind.make(seed, mode, level=level).level for seed in range(8)} == {level}


def test_a_level_that_a_theme_lacks_is_one_clear_error() -> None:
    with pytest.raises(PuzzleError, match="'follow-suit' of legal-card has no level 5: it has 1"):
        kind.make(3, theme="follow-suit", level=5)


def test_links_of_version_1_say_so() -> None:
    with pytest.raises(PuzzleError, match="version 1; legal-card makes version 2"):
        puzzles.from_link("legal-card-7")
    assert puzzles.link(kind.make(7)) == "legal-card-7.v2"


def test_two_hundred_puzzles_cover_all_levels_and_themes() -> None:
    levels = Counter(one.level for one in sample(None, 200))
    assert set(levels) == {1, 2, 3, 4, 5}
    assert min(levels.values()) >= 10
    themes = Counter(one.themes[0] for one in sample(None, 200))
    assert set(THEMES) - set(themes) <= {"must-open"}
    assert max(themes.values()) < 50
    for one in sample(None, 200):
        assert 0 <= one.difficulty <= 1
        assert one.themes[0] in THEMES
        assert len(set(one.themes)) == len(one.themes)


def test_shares_lead_the_draw() -> None:
    drawn = Counter(one.themes[0] for one in sample("every", 300))
    total = sum(one.shares["every"] for one in THEMES.values())
    for theme in THEMES.values():
        assert abs(drawn[theme.id] / 300 - theme.shares["every"] / total) < 0.07, theme.id


# --- nothing can be gamed --------------------------------------------------------------------------------------------


def _power(one: str) -> int:
    return card(one).power


def _led(puzzle: LegalCard) -> list[str]:
    trick = puzzle.seen.trick
    led = trick[0].card.suit if trick and trick[0].card else ""
    return [one for one in puzzle.question.choices if one[1] == led]


def _habit(puzzle: LegalCard) -> list[str]:
    return _led(puzzle) or list(puzzle.question.choices)


CONSTANT: dict[str, Callable[[LegalCard], Iterable[str]]] = {
    "all": lambda one: one.question.choices,
    "none": lambda one: (),
    "first": lambda one: one.question.choices[:1],
    "last": lambda one: one.question.choices[-1:],
    "highest": lambda one: [max(one.question.choices, key=_power)],
    "lowest": lambda one: [min(one.question.choices, key=_power)],
    "led suit": _led,
    "led suit, else all": _habit,
    "all but the first": lambda one: one.question.choices[1:],
    "all but the indicator": lambda one: [c for c in one.question.choices if c != one.view["indicator"]],
    "highest of the led suit": lambda one: [max(_habit(one), key=_power)],
    "lowest of the led suit": lambda one: [min(_habit(one), key=_power)],
    "first of the led suit": lambda one: _habit(one)[:1],
}


@pytest.mark.parametrize("answer", list(CONSTANT))
def test_no_constant_answer_is_good(answer: str) -> None:
    for mode, count in (("every", 300), ("one", 650)):
        right = asked = 0
        some = cards_asked(mode, count)
        for puzzle in some:
            picks = list(CONSTANT[answer](puzzle))
            if mode == "one" and len(picks) != 1:
                continue
            asked += 1
            right += kind.grade(puzzle, picks).right
        assert right <= 0.6 * len(some), (mode, right, asked)
        assert len(some) > 250


@pytest.mark.parametrize("ask", ["ask-legal-this", "ask-legal-face"])
def test_no_constant_word_is_good(ask: str) -> None:
    some = [kind.make(seed, "one", theme) for seed in range(60) for theme in ("folds", "void-open", "no-hand-cut")]
    words_of_one = [one for one in (*some, *about_one(650)) if one.question.ask == ask]
    right = Counter(one.answers.best for one in words_of_one)
    assert len(words_of_one) > 60
    assert max(right.values()) <= 0.6 * len(words_of_one), right


def test_few_puzzles_allow_every_card() -> None:
    trivial = sum(not one.answers.wrong for one in sample("every", 300))
    assert 0.08 * 300 < trivial < 0.25 * 300
    assert all(one.answers.wrong for one in sample("one", 300))


# --- hints -----------------------------------------------------------------------------------------------------------


def _still_possible(puzzle: LegalCard, hint: Hint) -> int:
    """How many answers a learner who knows only this hint must still choose from (2 stands for more)."""
    choices, named = puzzle.question.choices, hint.args.get("card")
    if hint.id == "hint-legal-not-this":
        choices = tuple(one for one in choices if one != named)
    if puzzle.question.mode == "one":
        return 2 if set(choices) - set(puzzle.answers.best) else 1
    return 2 if len(choices) > 1 or hint.id == "hint-legal-rule" else 1


@pytest.mark.parametrize("mode", ["every", "one"])
def test_hints_never_equal_the_answer(mode: str) -> None:
    for puzzle in (*cards_asked(mode, 300)[:80], *(kind.make(s, "every", t) for t in THEMES for s in range(2))):
        best, choices = set(puzzle.answers.best), set(puzzle.question.choices)
        first, second = puzzles.read(puzzle.to_json()).hints
        assert all(isinstance(one, int | Card) for one in (*first.args.values(), *second.args.values()))
        assert first != second
        assert first.id in HINTS[:7]
        assert second.id in HINTS[7:]
        assert not choices & set(map(str, first.args.values())), "the first hint names no card of the hand"
        named = {str(second.args["card"])} if "card" in second.args else set()
        assert named <= choices
        assert second.clause is not None
        if second.id == "hint-legal-this":
            assert puzzle.question.mode == "every"
            assert named < best
        if second.id == "hint-legal-not-this":
            assert not named & best
            assert choices - named != best
        assert _still_possible(puzzle, second) > 1 or len(choices) == 1


def test_hints_about_one_card_name_the_rule_and_no_card() -> None:
    for puzzle in about_one(300):
        first, second = puzzle.hints
        assert puzzle.question.args["card"] not in first.args.values()
        assert second.id == "hint-legal-rule"
        assert not second.args


def test_every_hint_is_used() -> None:
    used = {hint.id for one in (*sample(None, 200), kind.make(1, theme="last-trick")) for hint in one.hints}
    assert used == set(HINTS)


def test_hint_kind_does_not_tell_that_all_cards_are_legal() -> None:
    said = [one for one in sample("every", 300) if one.hints[1].id == "hint-legal-this"]
    assert sum(not one.answers.wrong for one in said) < 0.6 * len(said)


def test_words_for_the_hidden_parts() -> None:
    """A puzzle holds ids, cards and numbers; a sentence would have a space."""
    for puzzle in sample(None, 200)[:40]:
        for hint in puzzle.hints:
            assert " " not in hint.id
        assert all(" " not in one for one in puzzle.themes)
