"""The kind *Caps moment*: when a call is due, judged again by the referee; orders, shows, habits, disguises."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache

import pytest

import puzzles
from puzzles import PuzzleError
from puzzles.caps_moment import ASKS, HINTS, KIND, NAME, STOPS, VERSION, CapsMoment, recheck
from puzzles.caps_proof import Claim
from puzzles.caps_themes import MOMENTS
from puzzles.checking import problems
from puzzles.disguise import CODES, Disguise, disguise
from puzzles.making import NotFoundError
from puzzles.telling import NEVER, moment
from tutor.cards import PACK, Card
from tutor.rules.actions import CallCaps
from tutor.rules.caps import judge_caps
from tutor.rules.deal import Deal
from tutor.rules.state import PLAY
from tutor.solver import prove
from tutor.solver.assess import HOPELESS, SURE, assess

from .gaming import check_habit, check_other_processes
from .helpers import hidden_cards, made_once, words_of

COUNT = 300
"""How many puzzles habits are tried on."""


@cache
def made(seed: int, theme: str | None = None) -> CapsMoment:
    puzzle = puzzles.make(NAME, seed, theme=theme) if theme else made_once(NAME, seed)
    assert isinstance(puzzle, CapsMoment)
    return puzzle


@cache
def sample(count: int = COUNT) -> tuple[CapsMoment, ...]:
    return tuple(made(seed) for seed in range(count))


def at(puzzle: CapsMoment, choice: str) -> Deal:
    """The deal at a stop, found without the kind."""
    trick, after = map(int, choice.split("."))
    path = [one for one in puzzles.replay(puzzle).path() if one.phase == PLAY and one.play is not None]
    return [one for one in path if one.play and (one.play.number, len(one.play.trick)) == (trick, after)][-1]


def right(puzzle: CapsMoment) -> Claim:
    return next(one for one in puzzle.proof if one.ruling.allowed)


# --- caps.due, caps.window, caps.too-early, caps.too-late, caps.missed ------------------------------------------------


def test_caps_due_stops_are_sure_or_hopeless_and_all_before_is_hopeless() -> None:
    for puzzle in sample()[:8]:
        due = moment(right(puzzle).choice)
        for one in puzzle.proof:
            if one.choice == NEVER:
                continue
            kind = assess(at(puzzle, one.choice).view(puzzle.seat)).kind
            reason = one.ruling.reasons[0].id
            assert (kind, reason) in {(HOPELESS, "call-early"), (SURE, "call-proved"), (SURE, "call-late")}
        for deal in puzzles.replay(puzzle).path():
            play = deal.play
            if play is None or deal.phase != PLAY or (due and play.number >= due[0]):
                continue
            for seat in (puzzle.seat, puzzle.seat.partner):
                if play.to_play(seat.place) and play.lost(seat.place % 2) is None:
                    assert assess(deal.view(seat)).kind == HOPELESS, puzzles.link(puzzle)


def test_caps_window_the_referee_judges_each_call_alike() -> None:
    """The call is made in the real deal, which is then played on: the verdict at its end is that of the puzzle."""
    seen: Counter[str] = Counter()
    for puzzle in sample()[:40]:
        for one in puzzle.proof:
            if one.choice == NEVER:
                continue
            deal = at(puzzle, one.choice)
            order = one.order or tuple(deal.hand(puzzle.seat))
            if one.ruling.reasons[0].id == "call-late":
                order = prove(deal.view(puzzle.seat)).order or order
            deal = deal.act(puzzle.seat, CallCaps(order))
            while deal.phase == PLAY:
                assert deal.turn is not None
                deal = deal.act(
                    deal.turn, next(each for each in deal.actions(deal.turn) if each.do in ("play", "open"))
                )
            verdict = judge_caps(deal, prove)
            assert verdict is not None
            assert verdict.seat is puzzle.seat
            wanted = {"call-early": {"too-early"}, "call-late": {"too-late"}}
            assert verdict.judged in wanted.get(one.ruling.reasons[0].id, {"bonus", "correct"}), puzzles.link(puzzle)
            bonus = [each.id for each in one.ruling.reasons if each.clause == "caps.early-bonus"]
            assert not bonus or bonus == ["call-bonus" if verdict.judged == "bonus" else "call-no-bonus"]
            seen[verdict.judged] += 1
    assert set(seen) == {"too-early", "too-late", "bonus", "correct"}


def test_caps_missed_never_is_right_in_deals_without_a_proof_only() -> None:
    for puzzle in sample():
        never = puzzle.proof[-1]
        assert never.choice == NEVER
        if never.ruling.allowed:
            lost = puzzles.replay(puzzle).play
            assert lost is not None
            trick = lost.lost(puzzle.seat.place % 2)
            stop = moment(puzzle.question.choices[-2])
            assert stop is not None
            assert trick is None or trick.number >= stop[0], "unbeaten up to the last stop"
        else:
            assert never.ruling.clauses[0] == "caps.missed"


def test_caps_window_each_trick_has_one_stop() -> None:
    for puzzle in sample():
        stops = [moment(one) for one in puzzle.question.choices[:-1]]
        tricks = [one[0] for one in stops if one is not None]
        assert tricks == list(range(tricks[0], tricks[0] + STOPS))
        views = KIND.views
        assert views is not None
        assert [one for one, _ in views(puzzle)] == list(puzzle.question.choices[:-1])


# --- the order --------------------------------------------------------------------------------------------------------


def test_caps_call_the_order_counts_where_the_moment_is_right(rng: random.Random) -> None:
    failed = 0
    for puzzle in sample()[:40]:
        for one in puzzle.proof:
            if one.choice == NEVER:
                continue
            view = at(puzzle, one.choice).view(puzzle.seat)
            for _ in range(3):
                order = tuple(rng.sample(list(view.hand), len(view.hand)))
                grade = KIND.grade(puzzle, (one.choice, *order))
                holds = prove(view, order).verdict == SURE
                assert grade.right == (one.ruling.allowed and holds)
                if one.ruling.allowed and not holds:
                    failed += 1
                    assert grade.marks[0].ruling.reasons[0].id == "order-beaten"
        best = right(puzzle)
        if best.choice != NEVER:
            assert KIND.grade(puzzle, (best.choice, *best.order)).right
    assert failed


def test_what_is_no_answer_is_refused() -> None:
    puzzle = next(one for one in sample() if right(one).choice != NEVER)
    first = puzzle.question.choices[0]
    for picks in ((), ("9.0",), (first, "JS"), (NEVER, "JS"), (first, *PACK)):
        with pytest.raises(PuzzleError):
            KIND.grade(puzzle, picks)


# --- proofs and shows -------------------------------------------------------------------------------------------------


def test_proofs_are_checked_without_the_search_and_a_false_one_is_found() -> None:
    for puzzle in sample()[:12]:
        assert list(recheck(puzzle)) == []
    puzzle = next(one for one in sample() if right(one).choice != NEVER and one.proof[0].world is not None)
    cut = [one.model_copy(update={"line": one.line[:1]}) if one.world else one for one in puzzle.proof]
    assert list(recheck(puzzle.model_copy(update={"proof": tuple(cut)})))
    best = right(puzzle)
    other = tuple(one.model_copy(update={"ruling": best.ruling}) for one in puzzle.proof)
    assert list(recheck(puzzle.model_copy(update={"proof": other})))


def test_check_finds_a_puzzle_true_and_a_changed_one_false() -> None:
    text = made(3).to_json()
    assert problems(text) == ()
    assert problems(text.replace('"nodes":', '"nodes":1'))


def test_every_show_can_be_played_and_shows_what_it_says() -> None:
    titles: Counter[str] = Counter()
    for puzzle in sample()[:40]:
        for picks in ((), *((one,) for one in puzzle.question.choices)):
            (show,) = KIND.show(puzzle, picks)
            deal = show.deal
            for seat, action in show.line:
                deal = deal.act(seat, action)
            play = deal.play
            assert play is not None
            titles[show.id] += 1
            lost = play.lost(puzzle.seat.place % 2)
            if show.id == "show-caps-beaten":
                assert lost is not None
                assert picks
                assert show.args["trick"] == lost.number
                seen, real = show.deal.view(puzzle.seat), at(puzzle, picks[0]).view(puzzle.seat)
                assert (seen.hand, seen.trick, seen.tricks) == (real.hand, real.trick, real.tricks)
                real_deal = at(puzzle, picks[0])
                moved = {c for s in "NESW" for c in show.deal.hand(s) if c not in real_deal.hand(s)}
                assert moved <= set(show.changed)
            elif show.id == "show-caps-due":
                assert lost is None
                assert deal.ended == "played"
    assert set(titles) == {"show-caps-beaten", "show-caps-due", "show-caps-never"}


# --- nothing is given away --------------------------------------------------------------------------------------------


def test_no_hidden_card_before_the_answer_nor_at_any_stop() -> None:
    for puzzle in sample()[:60]:
        views = KIND.views
        assert views is not None
        for choice, view in views(puzzle):
            deal = at(puzzle, choice)
            hidden = hidden_cards(deal, puzzle.seat)
            assert not hidden & {one.card for one in view.trick if one.card}
            if choice == puzzle.question.choices[0]:
                assert not hidden & set(words_of(puzzle.public()))
                hints = [hint.model_dump(mode="json") for hint in puzzle.hints]
                assert not hidden & set(words_of(hints))


def _from_trick(number: int) -> Iterable[str]:
    return (f"{trick}.{after}" for trick in range(number, 9) for after in range(4))


@pytest.mark.parametrize("trick", range(1, 8))
def test_calling_from_a_fixed_trick_on_is_seldom_right(trick: int) -> None:
    later = list(_from_trick(trick))
    check_habit(sample(), lambda puzzle: [next((one for one in puzzle.question.choices if one in later), NEVER)])


@pytest.mark.parametrize("place", range(STOPS + 1))
def test_a_fixed_stop_or_never_is_seldom_right(place: int) -> None:
    check_habit(sample(), lambda puzzle: [puzzle.question.choices[place]])


def test_the_plain_strategies_are_seldom_right() -> None:
    """Call when the hand is nothing but trumps and jacks; call when the side has won five tricks."""

    def strong(puzzle: puzzles.Puzzle) -> list[str]:
        views = KIND.views
        assert views is not None
        for choice, view in views(puzzle):
            if all(one.rank == "J" or one.suit == view.trump for one in view.hand):
                return [choice]
        return [NEVER]

    right_ones = sum(KIND.grade(one, strong(one)).right for one in sample())
    assert right_ones <= 0.6 * len(sample())


# --- the rest ---------------------------------------------------------------------------------------------------------


def test_same_seed_same_bytes_in_another_process() -> None:
    check_other_processes(NAME, 8)


def test_links_keep_their_puzzles() -> None:
    assert VERSION == 1
    assert puzzles.from_link("caps-moment-3") == made(3)


@pytest.mark.parametrize("theme", list(MOMENTS))
def test_a_theme_has_the_levels_it_promises(theme: str) -> None:
    for level in (MOMENTS[theme].levels[0], MOMENTS[theme].levels[-1]):
        found = 0
        for seed in range(2):
            try:
                puzzle = puzzles.make(NAME, seed, "one", theme, level)
            except NotFoundError:
                continue
            found += 1
            assert (puzzle.themes[0], puzzle.level) == (theme, level)
        assert found


def test_all_levels_asks_hints_and_themes_are_met() -> None:
    assert {one.level for one in sample()} == {1, 2, 3, 4, 5}
    assert {one.question.ask for one in sample()} == set(ASKS)
    assert {hint.id for one in sample() for hint in one.hints} == set(HINTS)
    assert {one.themes[0] for one in sample()} == set(MOMENTS)


def test_the_second_hint_leaves_out_one_wrong_answer() -> None:
    for puzzle in sample():
        hint = puzzle.hints[1]
        if hint.id == "hint-caps-comes":
            assert right(puzzle).choice != NEVER
        else:
            wrong = next(one for one in puzzle.proof if one.choice.startswith(f"{hint.args['trick']}."))
            late = wrong.ruling.reasons[0].id == "call-late"
            assert not wrong.ruling.allowed
            assert hint.id == f"hint-caps-too-{'late' if late else 'early'}"


def test_a_disguise_keeps_proofs_and_stops(rng: random.Random) -> None:
    for puzzle in sample()[:8]:
        code = rng.choice(CODES[1:])
        other, by = disguise(puzzle, code), Disguise(code, "moment")
        assert isinstance(other, CapsMoment)
        assert list(recheck(other)) == []
        assert other.question.choices == puzzle.question.choices
        assert puzzles.read(other.to_json()) == other
        best = right(puzzle)
        if best.choice != NEVER:
            stated = [by.card(Card(one)) for one in best.order]
            assert KIND.grade(other, (best.choice, *stated)).right
