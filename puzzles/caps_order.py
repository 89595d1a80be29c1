"""The kind *Caps order*: a call is due; in which order does the seat play its cards?

Every order that ``tutor.solver`` proves is right, not only the one that is kept. In half of the puzzles the order that
everybody tries first, trumps from the top and then the other cards from the top, is beaten.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, Literal

from puzzles.caps_boards import NODES, Board, any_due, deal_at
from puzzles.caps_proof import Claim, beaten, faults, show_beaten, show_called
from puzzles.caps_themes import ORDERS, CapsTheme
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Grade, Hint, Marked, Mode, Question, Show, check_picks
from tutor.cards import Card, card
from tutor.knowledge import read
from tutor.rules.caps import Due, first_due
from tutor.rules.deal import Deal
from tutor.rules.view import View
from tutor.solver import Proof, prove
from tutor.solver.caps_calls import rule_order
from tutor.solver.claims import SURE, UNDECIDED

NAME: Final = "caps-order"
VERSION: Final = 2
"""The version of this generator: another one may make other puzzles from the same seeds."""

BOARDS: Final = 4_000
"""How many deals are made for one puzzle."""

SHUFFLES: Final = 12
"""How many orders by chance are tried; so many of them must fail."""

FAIL: Final = 5
CARDS: Final = (3, 8)
"""How few and how many cards there are to put in order."""

ASKS: Final = ("ask-caps-order",)
HINTS: Final = ("hint-order-lead", "hint-order-trumps", "hint-order-hidden", "hint-order-first")
WEIGHTS: Final = {"cards": 0.035, "failing": 0.2, "plain": 0.2, "closed": 0.1, "unseen": 0.008}
"""What one unit of a feature adds to the difficulty (0-1)."""

LEAST: Final = (0.42, 0.52, 0.6, 0.66)
"""The least difficulty of levels 2 to 5."""

Order = tuple[Card, ...]


class CapsOrder(JudgedPuzzle):
    """A puzzle of the kind *Caps order*; ``proof`` has an order that holds, then orders that fail, each as one choice
    of all cards."""

    kind: Literal["caps-order"] = NAME
    proof: tuple[Claim, ...]


# -- plain orders ------------------------------------------------------------------------------------------------------


def _from_the_top(view: View) -> Order:
    return tuple(sorted(view.hand, key=lambda one: -one.power))


def _trumps_first(view: View) -> Order:
    """Trumps from the top, as far as they are known, then the other cards from the top."""
    return tuple(sorted(view.hand, key=lambda one: (one.suit != view.trump, -one.power)))


def _as_held(view: View) -> Order:
    return tuple(view.hand)


HABITS: Final[dict[str, Callable[[View], Order]]] = {
    "trumps-first": _trumps_first,
    "from-the-top": _from_the_top,
    "as-held": _as_held,
}
"""Orders that one can state without thinking."""


# -- making ------------------------------------------------------------------------------------------------------------


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """A question of the theme; whether the plain order fails is drawn first."""
    assert isinstance(theme, CapsTheme)
    plain_fails = rng.random() < theme.traps
    for _ in range(BOARDS):
        found = any_due(rng, rng.choice(theme.plans), rng.choice(theme.strengths), CARDS[0])
        made = Thrown(found) if isinstance(found, str) else _draft(rng, found, theme, plain_fails)
        yield made
        if isinstance(made, Draft):
            return


def _draft(rng: random.Random, found: Board, theme: CapsTheme, plain_fails: bool) -> Draft | Thrown:
    due = found.due
    assert due is not None
    view = deal_at(found.deal, (due.trick, due.after)).view(found.seat)
    most = min(CARDS[1], theme.cards)
    if not CARDS[0] <= len(view.hand) <= most:
        return Thrown("other-number-of-cards")
    plain = prove(view, _trumps_first(view))
    if (plain.order is None) != plain_fails:
        return Thrown("plain-order")
    tried = _tried(rng, view)
    failing = [one for one in tried if tried[one].order is None]
    share = sum(one in failing for one in list(tried)[-SHUFFLES:])
    if share < FAIL:
        return Thrown("any-order")
    if _earlier(found, due):
        return Thrown("due-earlier")
    right = Claim(choice=" ".join(due.order), ruling=rule_order(view, due.order), order=due.order)
    right = right.model_copy(update={"nodes": prove(view, due.order).nodes})
    wrong = [_wrong(view, one, tried[one]) for one in failing[:3]]
    question = Question(ask=ASKS[0], mode="order", choices=tuple(view.hand))
    features = _features(view, share / SHUFFLES, plain)
    first = "hint-order-hidden" if view.trump is None else rng.choice(("hint-order-lead", "hint-order-trumps"))
    hints = Hint(id=first), Hint(id="hint-order-first", args={"card": due.order[0]})
    more = {"proof": (right, *wrong)}
    return Draft(
        found.deal, found.seat, question, tuple(wrong), hints, features, best=tuple(due.order), more=more, view=view
    )


def _earlier(found: Board, due: Due) -> bool:
    """Was a call due from this side in an earlier trick, or is that too hard to tell?"""

    def perhaps(view: View, order: Order | None) -> Proof:
        proof = prove(view, order, nodes=NODES)
        return replace(proof, verdict=SURE) if proof.verdict == UNDECIDED else proof

    side = [one for one in first_due(found.deal.path(), perhaps).values() if one.seat.side == found.seat.side]
    return min(one.trick for one in side) < due.trick


def _tried(rng: random.Random, view: View) -> dict[Order, Proof]:
    """The plain orders and some by chance, with their proofs."""
    orders = [one(view) for one in HABITS.values()]
    orders += [tuple(rng.sample(list(view.hand), len(view.hand))) for _ in range(SHUFFLES)]
    return {one: prove(view, one) for one in orders}


def _wrong(view: View, order: Order, proof: Proof) -> Claim:
    assert proof.world is not None
    assert proof.line is not None
    return beaten(" ".join(order), rule_order(view, order), order, view.seat, proof.world, proof.line)


def _features(view: View, failing: float, plain: Proof) -> dict[str, float]:
    """How many ``cards``, what share of orders fails, is the plain one among them, is the trump hidden, how many cards
    are ``unseen``."""
    return {
        "cards": len(view.hand),
        "failing": round(failing, 3),
        "plain": float(plain.order is None),
        "closed": float(view.trump is None),
        "unseen": read(view).unseen.bit_count(),
    }


# -- grading, showing --------------------------------------------------------------------------------------------------


def grade(puzzle: Any, picks: Iterable[str]) -> Grade:
    """Grade an order by a proof of it. Raises ``PuzzleError`` for picks that are no order of the choices."""
    order = tuple(map(card, check_picks(puzzle.question, picks)))
    ruling = rule_order(puzzle.seen, order)
    return Grade(ruling.allowed, (Marked(" ".join(order), "right" if ruling.allowed else "wrong", ruling),))


def show(puzzle: Any, picks: Iterable[str]) -> tuple[Show, ...]:
    """An order that fails is beaten; one that holds is played to the end."""
    given, end, seen = tuple(map(card, picks)), MAKER.replay(puzzle), puzzle.seen
    deal: Deal = deal_at(end, (seen.number, len(seen.trick)))
    found = show_beaten(deal, puzzle.seat, given) if given else None
    return (found or show_called(deal, puzzle.seat, given or map(card, puzzle.answers.best), end),)


def recheck(puzzle: CapsOrder) -> Iterator[str]:
    """What is wrong with the proof, found without what made it: certificates, and lines that are played."""
    for one in puzzle.proof:
        yield from faults(one, puzzle.seen)


MAKER: Final = Maker(
    NAME, VERSION, CapsOrder, ORDERS, drafts, ASKS, HINTS, WEIGHTS, LEAST, grade=grade, show=show, quick=False
)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
