"""The desk: the puzzle that lies on it, how far the reader has come with it, and the score of the visit."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

import streamlit as st

import puzzles
from puzzles.model import Grade, Puzzle, PuzzleError, Show, no_show
from puzzles.serving import NOTHING, Seen
from puzzles.shelf import Shelf
from puzzles.telling import NEVER
from tutor.app import keeping
from tutor.app.report import report
from tutor.app.screens.player import SHOW
from tutor.app.screens.practise_runs import EVERY_GAME, RACES, answered, next_puzzle, running
from tutor.app.screens.practise_wishes import practised, wish_kind, wishes
from tutor.app.session import keep_in_address, next_serial
from tutor.app.table import Answer
from tutor.cards import Card, cards
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.wording import Words

_KEY: Final = "practise"
_NEW: Final = random.SystemRandom()  # which puzzle comes next; the puzzle itself follows from its number alone
_SHELF: Final = Shelf()


@dataclass(frozen=True)
class Desk:
    """The puzzle on the desk and how far the reader has come with it.

    ``chosen`` is what is chosen on the table, ``picks`` the answer that was given. ``views`` are the moments of a
    puzzle whose choices are moments; ``moment`` counts those that have come, ``called``: Caps was called there.
    ``shows`` can be played after the answer: found when it is first asked for, for that may take a search. ``playing``
    is the one that is played.
    """

    puzzle: Puzzle
    link: str
    serial: int
    views: tuple[tuple[str, View], ...] = ()
    grade: Grade | None = None
    chosen: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()
    hints: int = 0
    moment: int = 0
    called: bool = False
    shows: tuple[Show, ...] | None = None
    playing: int | None = None
    mode: str = "practice"
    """Where the answer is given (``tutor.store.attempts.MODES``)."""
    since: float = 0.0
    """When the puzzle was laid (``keeping.clock``)."""
    tries: int = 0
    """How many answers it has had."""

    @property
    def racing(self) -> bool:
        """Is it to be answered as it is: no hint, no other puzzle?"""
        return self.mode in RACES and self.grade is None and not self.tries

    @property
    def game(self) -> str:
        """The game that the puzzle is about."""
        return puzzles.KINDS[self.puzzle.kind].profile

    @property
    def can_show(self) -> bool:
        """Is there something to play, now that the answer is in?"""
        return self.grade is not None and self.shows != () and puzzles.KINDS[self.puzzle.kind].show is not no_show

    @property
    def in_passing(self) -> bool:
        """Did it come in a session that asks about every game? Then the reader's game stays what it is."""
        return self.mode in EVERY_GAME

    @property
    def view(self) -> View:
        """What the seat sees now; where all hands lie open, the indicator too."""
        seen = self.views[self.moment][1] if self.views else self.puzzle.seen
        indicator = self.puzzle.question.args.get("indicator")
        if self.open_hands and isinstance(indicator, Card):
            return replace(seen, indicator=indicator)
        return seen

    @property
    def open_hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The hands that the puzzle itself lays open."""
        hands: dict[Seat, str] = getattr(self.puzzle, "open_hands", {})  # read from JSON in any order
        return {seat: cards(hands[seat]) for seat in SEATS if seat in hands}


@dataclass(frozen=True)
class Score:
    """First answers of this visit, those without a hint: the puzzles that count, and how many were right."""

    counted: frozenset[str] = frozenset()
    right: int = 0
    seen: Seen = NOTHING
    """The puzzles that have lain on the desk."""


def score() -> Score:
    """The score of this visit."""
    found: Score = st.session_state.setdefault("practise-score", Score())
    return found


def desk() -> Desk:
    """What lies on the desk; there must be something."""
    found: Desk = st.session_state[_KEY]
    return found


def desk_of(link: str) -> Desk | None:
    """The desk, if the puzzle of this address lies on it."""
    return desk() if _KEY in st.session_state and desk().link == link else None


def _set(one: Desk) -> None:
    """The desk in another state."""
    st.session_state[_KEY] = replace(one, serial=next_serial())


# -- laying ------------------------------------------------------------------------------------------------------------


def laid(puzzle: Puzzle, name: str | None = None) -> Desk:
    """A desk with a puzzle that nobody has looked at yet; ``name`` where its link is not what it goes by."""
    kind = puzzles.KINDS[puzzle.kind]
    views = kind.views(puzzle) if kind.views is not None and puzzle.question.of == "moment" else ()
    return Desk(puzzle, puzzles.link(puzzle) if name is None else name, 0, views)


def _lay(puzzle: Puzzle, mode: str = "practice") -> None:
    """Put a puzzle on the desk and its link into the address."""
    found = replace(laid(puzzle), mode=mode, since=keeping.clock())
    _set(found)
    now = score()
    st.session_state["practise-score"] = replace(now, seen=now.seen.and_then(puzzle))
    _tell_address(found)


def _tell_address(now: Desk) -> None:
    """The puzzle's link, which says by itself which game it is. A session that it began is on now, and one that asks
    about every game leaves the reader's as it is."""
    done = ("run", "clause") if now.in_passing else ("run", "clause", "profile")
    keep_in_address(puzzle=now.link, **dict.fromkeys(done))


def lay_new() -> None:
    """Put a new puzzle on the desk: that of the session that is on, or as the reader wishes it."""
    run = running()
    found = next_puzzle(_NEW, score().seen)
    if run is not None and found is not None:
        _lay(found, run.mode)
    else:
        _lay(_SHELF.serve(wishes(), _NEW, score().seen))


def lay_from_address(told: Words) -> None:
    """Open the puzzle that the address names; a broken link gets a new puzzle and a kind word.

    Where it names none, the puzzle that lies there stays, unless the reader has gone over to another game.
    """
    wanted = st.query_params.get("puzzle")
    if wanted is None:
        if _KEY in st.session_state and (desk().in_passing or desk().game == practised()):
            _tell_address(desk())
        else:
            lay_new()
        return
    if desk_of(wanted) is not None:
        return
    try:
        found = puzzles.from_link(wanted)
    except PuzzleError:
        st.warning(told.say("page-puzzle-missing"))
        lay_new()
        return
    wish_kind(found.kind)
    _lay(found)


# -- the reader's moves ------------------------------------------------------------------------------------------------


def answer(given: Answer) -> None:
    """Choices, or a button of the table."""
    now, chosen, action = desk(), given.chosen, given.action
    if now.racing and action in ("go-next", "go-hint"):
        return
    if action == "go-next":
        lay_new()
    elif action == "go-again":
        _set(replace(now, grade=None, picks=(), shows=None, moment=0, called=False, since=keeping.clock()))
    elif action == "go-hint":
        _set(replace(now, hints=min(now.hints + 1, len(now.puzzle.hints)), chosen=chosen))
    elif action is not None and action.startswith(SHOW):
        _set(played(now, action))
    elif action == "go-close":
        _set(replace(now, playing=None))
    elif now.grade is None:
        _play_on(now, chosen, action)


def _play_on(now: Desk, chosen: tuple[str, ...], action: str | None) -> None:
    found = step(now, chosen, action)
    if isinstance(found, Desk):
        _set(found)
    else:
        _grade(now, found, () if found == (NEVER,) else chosen)


def step(now: Desk, chosen: tuple[str, ...], action: str | None) -> Desk | tuple[str, ...]:
    """The picks when an answer is in, or the desk a step nearer to it where the choices are moments."""
    if not now.views:
        return chosen
    if action == "go-caps":
        return replace(now, called=True, chosen=())
    if action == "go-back":
        return replace(now, called=False, chosen=())
    if action == "go-on" and now.moment + 1 < len(now.views):
        return replace(now, moment=now.moment + 1)
    return (NEVER,) if action == "go-on" else (now.views[now.moment][0], *chosen)


def _grade(now: Desk, picks: tuple[str, ...], chosen: tuple[str, ...]) -> None:
    grade = puzzles.grade(now.puzzle, picks)
    count = score()
    if now.link not in count.counted and not now.hints:  # only the first answer to a puzzle counts, none after a hint
        right = count.right + grade.right
        st.session_state["practise-score"] = replace(count, counted=count.counted | {now.link}, right=right)
    seconds = keeping.clock() - now.since
    keeping.keep_answer(now.puzzle, now.link, grade, picks, hints=now.hints, seconds=seconds, mode=now.mode)
    run = running()
    if not now.tries and run is not None and run.mode == now.mode:
        answered(grade.right)
    _set(replace(now, grade=grade, picks=picks, chosen=chosen, tries=now.tries + 1))


def played(now: Desk, action: str) -> Desk:
    """The desk on which the show of a button is played; as it is where there is none."""
    if not now.can_show:
        return now
    assert now.grade is not None
    shows = _shows_of(now.puzzle, now.picks, now.grade.right) if now.shows is None else now.shows
    number = action.removeprefix(SHOW)
    there = number.isdigit() and int(number) < len(shows)
    return replace(now, shows=shows, playing=int(number) if there else None)


def _shows_of(puzzle: Puzzle, picks: tuple[str, ...], right: bool) -> tuple[Show, ...]:
    """What can be played: what becomes of the answer and, when that was wrong, what is right.

    Nothing when it cannot be made.
    """
    show = puzzles.KINDS[puzzle.kind].show
    if show is no_show:
        return ()
    try:
        some = (*show(puzzle, picks), *(() if right else show(puzzle, ())))
    except Exception as error:
        report(error)
        return ()
    return tuple({(one.id, one.line): one for one in some}.values())
