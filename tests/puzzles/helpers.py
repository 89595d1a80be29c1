"""What the puzzle tests share: puzzles made once, and the cards a seat can know, found without the view."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import puzzles
from puzzles import Puzzle
from puzzles.making import NotFoundError
from tutor.cards import PACK, Card, cards, cards_of
from tutor.rules.actions import Play
from tutor.rules.called.claims import PAIRS
from tutor.rules.deal import Deal
from tutor.rules.events import TrickEnd
from tutor.seats import Seat

from . import ledger


@cache
def made_once(name: str, seed: int) -> Puzzle | None:
    """The puzzle of a seed without wishes, ``None`` where it has none: made once a process, for all files that ask, or
    taken from the kind's ledger."""
    if ledger.holds(name, seed):
        return ledger.kept(name).get(seed)
    try:
        return puzzles.make(name, seed)
    except NotFoundError:
        return None


def firsts(name: str, number: int, start: int = 0) -> tuple[Puzzle, ...]:
    """The puzzles of the first seeds from ``start`` on that have one."""
    every = (made_once(name, seed) for seed in count(start))
    return tuple(itertools.islice((one for one in every if one is not None), number))


def first(name: str, theme: str, level: int, mode: str | None = None, seeds: int = 20) -> Puzzle:
    """The puzzle of the first seed from 0 on that has one of a theme and level."""
    for seed in range(seeds):
        with contextlib.suppress(NotFoundError):
            return puzzles.make(name, seed, mode, theme, level)
    raise AssertionError(f"{theme} of {name} has no level {level} among {seeds} seeds")


def known_cards(deal: Deal, seat: Seat) -> set[Card]:
    """Every card the seat has held or seen, from the log of the whole deal."""
    known = set(deal.dealt_hand(seat))
    for before, entry in zip(deal.path(), deal.log, strict=False):
        if isinstance(entry.action, Play) and not before.rule(entry.seat, entry.action).folded:
            known.add(entry.action.card)
        for event in entry.events:
            if isinstance(event, TrickEnd):
                known |= {one.card for one in event.cards if one.shown or (one.folded and seat == deal.maker)}
    if deal.closed is False and deal.indicator is not None:
        known.add(deal.indicator)
    if deal.called is not None:  # named or shown to all
        known |= {deal.called.card} if deal.called.card is not None else set()
        known |= {one for pair in deal.called.marriages for one in PAIRS[pair.suit]}
    if seat == deal.maker and deal.position.dealt.widow:  # who takes from it has seen it
        known |= set(cards_of(deal.position.dealt.widow))
    return known


def hidden_cards(deal: Deal, seat: Seat) -> set[Card]:
    """The cards that must not be in anything the seat is sent."""
    return set(PACK) - known_cards(deal, seat)


def laid_open(puzzle: Puzzle) -> set[Card]:
    """The cards of the hands that the puzzle itself lays open."""
    hands: dict[Seat, str] = getattr(puzzle, "open_hands", {})
    return {one for held in hands.values() for one in cards(held)}


def words_of(data: Any) -> Iterator[str]:
    """Every word of every text and key in JSON values."""
    text = json.dumps(data)
    for sign in '"{}[],:':
        text = text.replace(sign, " ")
    yield from text.split()
