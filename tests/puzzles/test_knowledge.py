"""The kind *knowledge*: its answers against listings of worlds, what the view tells, themes, levels, hints, habits."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache

import pytest

import puzzles
from puzzles import Puzzle, PuzzleError
from puzzles.knowledge_parts import ASKS, HINTS
from puzzles.knowledge_themes import THEMES
from puzzles.making import NotFoundError
from tests.knowledge import listing
from tests.knowledge.listing import Laid
from tests.solver import brute
from tutor.cards import SUITS, Card, card
from tutor.knowledge import Knower, Spot, World, sample_world
from tutor.rules.ruling import Ruling
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.wording import words

from .gaming import Habit, check_habit, check_other_processes
from .helpers import hidden_cards, words_of

SIGNS = dict(zip("♠♥♦♣", SUITS, strict=True))


@cache
def sample(mode: str | None, count: int) -> tuple[Puzzle, ...]:
    return tuple(puzzles.make("knowledge", seed, mode) for seed in range(count))


def everything() -> tuple[Puzzle, ...]:
    return (*sample("one", 300), *sample("every", 300))


def asked(puzzle: Puzzle) -> str:
    return puzzle.question.ask.removeprefix("ask-knowledge-")


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes("knowledge")


# --- the answers ------------------------------------------------------------------------------------------------------


def _spot(puzzle: Puzzle) -> Spot:
    who, trick = puzzle.question.args["who"], puzzle.question.args["trick"]
    assert isinstance(who, Seat)
    assert isinstance(trick, int)
    return Spot("folded" if trick < puzzle.seen.number else "table", who, trick)


def _ruling(puzzle: Puzzle, know: Knower, choice: str) -> Ruling:
    args = puzzle.question.args
    who, named = str(args.get("who")), str(args.get("card"))
    match asked(puzzle):
        case "holds":
            return know.rule_hold(who, named, choice)
        case "who":
            return know.rule_can(choice, named)
        case "must":
            return know.rule_must(who, choice)
        case "fold":
            return know.rule_folded(_spot(puzzle), choice)
        case "saw":
            return know.rule_saw(who, _spot(puzzle).trick, choice)
        case "trumps":
            return know.rule_may_trump(choice)
        case "trump":
            return know.rule_trump(SIGNS[str(args["suit"])], choice)
    return know.rule_spoilt(choice)


def test_rulings_are_those_of_the_engine_from_the_public_view_alone() -> None:
    for puzzle in everything():
        know = Knower(puzzles.read(puzzle.to_json()).seen)
        for one in puzzle.proof:  # type: ignore[attr-defined]
            assert one.ruling == _ruling(puzzle, know, one.choice)
            assert one.ruling.reasons
            assert one.ruling.allowed == (one.choice in puzzle.answers.best)
        assert puzzles.grade(puzzle, puzzle.answers.best).right


def laid(view: View, world: World) -> Laid:
    """A drawn world in the form of the listing."""
    where = {one: ("hand", seat, 0) for seat, hand in zip(SEATS, world.hands, strict=True) for one in hand}
    for number, cards in enumerate([*(one.cards for one in view.tricks), view.trick], 1):
        where |= {one.card: ("played", one.seat, number) for one in cards if one.card is not None}
    for fold in world.folded:
        where[fold.card] = ("folded" if fold.trick < view.number else "table", fold.seat, fold.trick)
    return Laid(world.indicator, where)


def is_so(puzzle: Puzzle, world: Laid, choice: str) -> bool:
    """Is what the question asks so in this world?"""
    args, maker = puzzle.question.args, puzzle.seen.maker
    assert maker is not None

    def held(one: Card, who: str) -> bool:
        kind, seat, _ = world.where[one]
        return kind in ("hand", "indicator") and seat == who

    match asked(puzzle):
        case "holds":
            return held(card(str(args["card"])), str(args["who"]))
        case "who":
            return held(card(str(args["card"])), choice)
        case "must":
            return held(card(choice), str(args["who"]))
        case "fold":
            (lies,) = (one for one, where in world.where.items() if where == tuple(_spot(puzzle)))
            return lies.suit == choice
        case "trumps":
            return world.trump == choice
        case "trump":
            return world.trump == SIGNS[str(args["suit"])]
    defenders = [one for one in SEATS if one.side != maker.side]
    return not any(one.suit == world.trump and where[1] in defenders for one, where in world.where.items())


def check(puzzle: Puzzle, some: list[Laid], whole: bool) -> None:
    """The answers against worlds: ``whole`` says that these are all of them."""
    for choice in puzzle.question.choices:
        truths = {is_so(puzzle, one, choice) for one in some}
        right = choice in puzzle.answers.best
        if puzzle.question.of == "word":  # sure, possible, impossible
            fits = {"sure": {True}, "possible": {True, False}, "impossible": {False}}[choice]
            assert (not right or truths <= fits) if not whole else right == (truths == fits), puzzles.link(puzzle)
        elif asked(puzzle) == "must":
            assert (not right or truths == {True}) if not whole else right == (truths == {True}), puzzles.link(puzzle)
        else:
            assert (right or truths == {False}) if not whole else right == (True in truths), puzzles.link(puzzle)


def test_the_answers_are_those_of_all_worlds() -> None:
    """Against ``tests/knowledge/listing``, which knows the rules but nothing of the engine's knowledge."""
    seen: Counter[str] = Counter()
    for puzzle in everything():
        if asked(puzzle) == "saw" or seen[asked(puzzle)] >= 7 or max(puzzle.seen.held) > 4:
            continue
        try:
            some = listing.worlds(puzzle.seen, 2500)
        except brute.TooMany:
            continue
        check(puzzle, some, whole=True)
        seen[asked(puzzle)] += 1
    assert sum(seen.values()) > 20
    assert {"holds", "who", "must", "fold"} <= set(seen)


def test_no_drawn_world_and_no_deal_says_otherwise(rng: random.Random) -> None:
    for puzzle in (*sample("one", 300)[:90], *sample("every", 300)[:90]):
        if asked(puzzle) != "saw":
            view = puzzle.seen
            check(puzzle, [laid(view, sample_world(view, rng)) for _ in range(25)], whole=False)


def test_both_sides_of_possible_are_drawn(rng: random.Random) -> None:
    """Where the answer is that it is possible, worlds of both sorts turn up in nearly every puzzle."""
    some = [one for one in sample("one", 300) if one.answers.best == ("possible",)][:40]
    both = 0
    for puzzle in some:
        truths = {is_so(puzzle, laid(puzzle.seen, sample_world(puzzle.seen, rng)), "possible") for _ in range(60)}
        both += len(truths) == 2
    assert both > 0.8 * len(some)


def test_who_has_seen_a_folded_card_is_who_sees_it() -> None:
    """``closed.inspect``, ``closed.reveal``: against what the view of each seat shows."""
    seen: Counter[int] = Counter()
    for puzzle in sample("every", 300):
        if asked(puzzle) == "saw":
            deal, (_, who, trick) = puzzles.replay(puzzle), _spot(puzzle)
            right = set()
            for seat in SEATS:
                view = deal.view(seat)
                cards = view.trick if trick == view.number else view.tricks[trick - 1].cards
                right |= {seat for one in cards if one.seat is who and one.card is not None}
            assert set(puzzle.answers.best) == right
            seen[len(right)] += 1
    assert set(seen) == {1, 2, 4}


# --- what is told -----------------------------------------------------------------------------------------------------


def test_no_unseen_card_is_named_but_those_that_are_asked_about() -> None:
    for puzzle in everything():
        hidden = hidden_cards(puzzles.replay(puzzle), puzzle.seat)
        named = set(words_of(puzzle.question.model_dump(mode="json"))) & hidden
        assert len(named) <= (5 if asked(puzzle) == "must" else 1 if asked(puzzle) in ("holds", "who") else 0)
        assert not (hidden - named) & set(words_of(json.loads(puzzle.to_json()))), puzzles.link(puzzle)


def test_the_card_asked_about_says_nothing_of_where_it_lies() -> None:
    """Among cards of one suit, which are alike for the seat, the one that is named lies where any of them lies."""
    possible = [one for one in sample("one", 300) if asked(one) == "holds" and one.answers.best == ("possible",)]
    held, expected = 0, 0.0
    for puzzle in possible:
        deal, who, asked_card = puzzles.replay(puzzle), puzzle.question.args["who"], puzzle.question.args["card"]
        alike = [one for one in Knower(puzzle.seen).unseen if one.suit == card(str(asked_card)).suit]
        held += asked_card in deal.hand(str(who))
        expected += sum(one in deal.hand(str(who)) for one in alike) / len(alike)
    assert abs(held - expected) < 3 * (len(possible) / 4) ** 0.5


# --- themes and levels ------------------------------------------------------------------------------------------------


def _is(puzzle: Puzzle) -> bool:
    """Is it what the theme says, found by other means than the theme's own?"""
    view, args = puzzle.seen, puzzle.question.args
    folded = [(n, one.seat) for n, each in enumerate((*(t.cards for t in view.tricks), view.trick), 1) for one in each]
    match puzzle.themes[0]:
        case "know-holds" | "know-who":
            return args["card"] not in view.hand
        case "know-apart":
            suit = card(str(args["card"])).suit
            led = [each[0].card for each in (*(one.cards for one in view.tricks), view.trick) if each]
            every = puzzle.question.mode == "every"
            return view.closed is True and view.seat is not view.maker and (every or suit in {o.suit for o in led if o})
        case "know-must":
            return not set(puzzle.question.choices) & set(view.hand)
        case "know-fold" | "know-saw":
            return (args["trick"], args["who"]) in folded
        case "know-trumps":
            return view.seat is not view.maker
        case "know-spoilt":
            return asked(puzzle) == "spoilt"
    return False


def test_themes_are_what_they_say() -> None:
    for puzzle in everything():
        assert _is(puzzle), puzzles.link(puzzle)
    assert {one.themes[0] for one in everything()} == set(THEMES)


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for mode in THEMES[theme].modes:
        for level in THEMES[theme].levels:
            found = 0
            for seed in range(8):
                try:
                    puzzle = puzzles.make("knowledge", seed, mode, theme, level)
                except NotFoundError:
                    continue
                found += 1
                assert (puzzle.themes[0], puzzle.question.mode, puzzle.level) == (theme, mode, level)
            assert found >= 6, (mode, level, found)


def test_puzzles_cover_all_levels() -> None:
    for mode in ("one", "every"):
        assert {one.level for one in sample(mode, 300)} == {1, 2, 3, 4, 5}


# --- nothing can be gamed ---------------------------------------------------------------------------------------------


def _named_seat(puzzle: Puzzle, one: Seat | None) -> list[str] | None:
    return [one] if asked(puzzle) == "who" and one in puzzle.question.choices else None


def _not_led(puzzle: Puzzle) -> list[str] | None:
    if asked(puzzle) != "fold":
        return None
    cards = [*(one.cards for one in puzzle.seen.tricks), puzzle.seen.trick][_spot(puzzle).trick - 1]
    led = cards[0].card
    return [one for one in SUITS if led is None or one != led.suit]


HABITS: dict[str, Habit] = {
    "sure": lambda one: ["sure"],
    "possible": lambda one: ["possible"],
    "impossible": lambda one: ["impossible"],
    "possible when closed": lambda one: ["possible" if one.seen.closed else "sure"],
    "possible early": lambda one: ["possible" if one.seen.number < 4 else "impossible"],
}

EVERY: dict[str, Habit] = {
    "all": lambda one: one.question.choices,
    "none": lambda one: (),
    "first": lambda one: one.question.choices[:1],
    "last": lambda one: one.question.choices[-1:],
    "all but the first": lambda one: one.question.choices[1:],
    "all but the last": lambda one: one.question.choices[:-1],
    "maker": lambda one: _named_seat(one, one.seen.maker),
    "partner": lambda one: _named_seat(one, one.seat.partner),
    "not the suit that was led": _not_led,
    "suits not in hand": lambda one: (
        [suit for suit in SUITS if not one.seen.hand.of_suit(suit)] if asked(one) in ("trumps", "fold") else None
    ),
}


SAW: dict[str, Habit] = {
    "everybody": lambda one: SEATS,
    "folder alone": lambda one: [str(one.question.args["who"])],
    "folder and maker": lambda one: [str(one.question.args["who"]), str(one.seen.maker)],
}


@pytest.mark.parametrize("habit", list(SAW))
def test_no_habit_is_good_about_folded_cards(habit: str) -> None:
    some = [puzzles.make("knowledge", seed, theme="know-saw") for seed in range(300)]
    check_habit(some, SAW[habit])


@pytest.mark.parametrize("habit", list(HABITS))
def test_no_habit_is_good_in_mode_one(habit: str) -> None:
    check_habit(sample("one", 300), HABITS[habit])


@pytest.mark.parametrize("habit", list(EVERY))
def test_no_habit_is_good_in_mode_every(habit: str) -> None:
    check_habit(sample("every", 300), EVERY[habit])


# --- hints and words --------------------------------------------------------------------------------------------------


def test_hints_never_equal_the_answer() -> None:
    for puzzle in everything():
        first, second = puzzle.hints
        assert first.id in HINTS[:7]
        assert second.id in HINTS[7:]
        best, choices = set(puzzle.answers.best), set(puzzle.question.choices)
        if second.id == "hint-knowledge-rule":
            assert second.clause == "closed.inspect"
            continue
        named = str(next(iter(second.args.values()), second.id.rsplit("-", 1)[1]))
        named = SIGNS.get(named, named)
        assert named in choices
        assert (named not in best) == second.id.startswith("hint-knowledge-not-")
        if named in best:
            assert len(best) > 1, puzzles.link(puzzle)
        else:
            assert len(choices - {named}) > 1


def test_every_hint_and_question_is_used_and_has_words() -> None:
    some = everything()
    assert {hint.id for one in some for hint in one.hints} == set(HINTS)
    assert {one.question.ask for one in some} == set(ASKS)
    told = words()
    for key in ("kind-knowledge", *(f"choice-knowledge-{one}" for one in ("sure", "possible", "impossible"))):
        assert told.has(key)
    for one in some:
        reader = told.at(you=one.seat)
        assert reader.text(one.question.ask, one.question.args)
        for hint in one.hints:
            assert reader.text(hint.id, {**hint.args, "title": "x"})
        for judged in one.proof:  # type: ignore[attr-defined]
            assert all(text.short and text.full for text in reader.ruling(judged.ruling))


def test_an_explanation_names_the_event() -> None:
    """A wrong seat or suit is refused with a card that fell, a trick, or the facts that force it."""
    for puzzle in sample("every", 300):
        for one in puzzle.answers.wrong:
            if asked(puzzle) in ("who", "must"):
                assert one.witness, puzzles.link(puzzle)


def test_a_pick_that_is_no_choice_is_an_error() -> None:
    puzzle = puzzles.make("knowledge", 1)
    with pytest.raises(PuzzleError, match="no choice here"):
        puzzles.grade(puzzle, ["XX"])
    with pytest.raises(PuzzleError, match="has no level 5: it has 1, 2"):
        puzzles.make("knowledge", 1, theme="know-saw", level=5)
