"""The kind *Caps moment*: a deal is replayed from one seat; call Caps when it is due, or never.

A deal stops once in each of four tricks, so exactly one stop lies in the window of a call that is due there
(``caps.window``). Which of the four it is, or none, is drawn before the deal is made: every answer is right as often.
All other stops are hopeless, and so is every moment of the tricks before the call is due, for both partners: no table
would call there. Whoever calls may also say in which order the cards will be played; that is asked at the same stop,
because an order can only be judged by what was known when it was stated.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Literal

from puzzles.caps_boards import NODES, Board, Wish, board, deal_at, is_clear
from puzzles.caps_proof import Claim, beaten, faults, show_beaten, show_called, show_lost
from puzzles.caps_themes import MOMENTS, STRENGTHS, CapsTheme, Pace
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Grade, Hint, Judged, Marked, Mode, PuzzleError, Question, Show, check_picks
from puzzles.telling import NEVER, moment
from tutor.cards import SUIT_MASK, Card, card
from tutor.faults import Fault
from tutor.knowledge import read
from tutor.rules.caps import first_due
from tutor.rules.deal import Deal
from tutor.rules.state import PLAY
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.solver import prove
from tutor.solver.assess import HOPELESS, assess
from tutor.solver.caps_calls import DueCall, rule_assessed, rule_call, rule_never, rule_order
from tutor.solver.claims import SURE
from tutor.solver.cooperate import sweeps_together

NAME: Final = "caps-moment"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

STOPS: Final = 4
"""In how many tricks a call can be made."""

BOARDS: Final = 1500
"""How many deals are made for one answer that is wanted."""

ASKS: Final = ("ask-caps-lead", "ask-caps-turn", "ask-caps-last")
HINTS: Final = (
    "hint-caps-trumps",
    "hint-caps-hidden",
    "hint-caps-beaten",
    "hint-caps-too-early",
    "hint-caps-too-late",
    "hint-caps-comes",
)
WEIGHTS: Final = {"unseen": 0.02, "trumps": 0.05, "losers": 0.07, "closed": 0.1, "waits": 0.04}
"""What one unit of a feature adds to the difficulty (0-1)."""

LEAST: Final = (0.34, 0.42, 0.5, 0.57)
"""The least difficulty of levels 2 to 5."""


class CapsMoment(JudgedPuzzle):
    """A puzzle of the kind *Caps moment*; ``proof`` says of every stop why a call there is right or wrong."""

    kind: Literal["caps-moment"] = NAME
    proof: tuple[Claim, ...]


# -- the stops of a deal -----------------------------------------------------------------------------------------------


def stop_of(end: Deal, choice: str) -> Deal:
    """The deal at a stop."""
    at = moment(choice)
    if at is None:
        raise PuzzleError(Fault("pick-moment", given=repr(choice)))
    return deal_at(end, at)


def _stops(found: Board, first: int, pace: Pace) -> list[Deal]:
    """The deal at each stop, as far as there is one in which the seat still has something to say."""
    stops: list[Deal] = []
    for one in found.deal.path():
        play = one.play
        if one.phase != PLAY or play is None or not first <= play.number < first + STOPS:
            continue
        after = {"lead": 0, "last": 3}.get(pace)
        here = one.turn is found.seat if after is None else len(play.trick) == after
        if here and play.to_play(found.seat.place) and play.lost(found.seat.place % 2) is None:
            if stops and stops[-1].play is not None and stops[-1].play.number == play.number:
                stops.pop()  # the indicator was opened here
            stops.append(one)
    return stops


def _choice(deal: Deal) -> str:
    assert deal.play is not None
    return f"{deal.play.number}.{len(deal.play.trick)}"


# -- making ------------------------------------------------------------------------------------------------------------


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """A question of the theme; what is right is drawn first, and deals are made until one has it."""
    assert isinstance(theme, CapsTheme)
    plan, pace = rng.choice(theme.plans), rng.choice(theme.paces)
    first, wanted = rng.choice(theme.first), rng.randrange(STOPS + 1)
    due = first + wanted if wanted < STOPS else None
    for _ in range(BOARDS):
        found = board(rng, plan, rng.choice(STRENGTHS), Wish(due, first + STOPS - 1))
        made = Thrown(found) if isinstance(found, str) else _draft(rng, found, first, pace)
        yield made
        if isinstance(made, Draft):
            return


def _draft(rng: random.Random, found: Board, first: int, pace: Pace) -> Draft | Thrown:
    stops, due = _stops(found, first, pace), found.due
    if len(stops) != STOPS:
        return Thrown("too-short")
    call = None
    if due is not None:
        stop = stops[due.trick - first]
        if stop.play is None or len(stop.play.trick) < due.after:
            return Thrown("between-stops")
        call = DueCall.of(deal_at(found.deal, (due.trick, due.after)), due)
    proof = [_claim(one, found.seat, call) for one in stops]
    if not all(proof) or not is_clear(found, 1, due.trick - 1 if due is not None else 8):
        return Thrown("disputed")
    judged = (*(one for one in proof if one is not None), Claim(choice=NEVER, ruling=rule_never(call)))
    if sum(one.ruling.allowed for one in judged) != 1:
        return Thrown("order-given-up")
    question = Question(
        ask=f"ask-caps-{pace}",
        mode="one",
        choices=tuple(one.choice for one in judged),
        of="moment",
        args={"count": STOPS},
    )
    start = stops[0].view(found.seat)
    last = stops[due.trick - first if due is not None else -1].view(found.seat)
    features = _features(last, due.trick - first if due is not None else STOPS)
    return Draft(found.deal, found.seat, question, judged, _hints(rng, start, judged), features, view=start)


def _claim(deal: Deal, seat: Seat, call: DueCall | None) -> Claim | None:
    """The ruling on a call at this stop, and why; ``None`` where tables do not agree or it is not found out."""
    choice, view = _choice(deal), deal.view(seat)
    if call is not None and view.number > call.due.trick:
        return Claim(choice=choice, ruling=rule_call(deal, seat, call))
    found = assess(view, NODES)
    if found.kind == HOPELESS and found.world is not None and found.line is not None:
        return beaten(choice, rule_assessed(view, found, call), None, seat, found.world, found.line)
    if found.kind == SURE and call is not None and found.proof.order is not None:
        ruling = rule_assessed(view, found, call)
        return Claim(choice=choice, ruling=ruling, order=found.proof.order, nodes=found.proof.nodes)
    return None


def _features(view: View, waits: int) -> dict[str, float]:
    """At the stop that decides: cards ``unseen``, ``trumps`` and higher cards (``losers``: own cards that one of them
    beats) among them, is the trump hidden (``closed``), and how many stops come before it (``waits``)."""
    know = read(view)
    trumps = (know.unseen & SUIT_MASK[view.trump]).bit_count() if view.trump is not None else 0
    losers = sum(know.unseen & SUIT_MASK[one.suit] > one.bit for one in view.hand)
    return {
        "unseen": know.unseen.bit_count(),
        "trumps": trumps,
        "losers": losers,
        "closed": float(view.trump is None),
        "waits": waits,
    }


def _hints(rng: random.Random, view: View, proof: tuple[Claim, ...]) -> tuple[Hint, Hint]:
    """What to look at, and one answer that is wrong."""
    first = "hint-caps-hidden" if view.trump is None else rng.choice(("hint-caps-trumps", "hint-caps-beaten"))
    wrong = rng.choice([one for one in proof if not one.ruling.allowed])
    found = moment(wrong.choice)
    if found is None:
        return Hint(id=first), Hint(id="hint-caps-comes")
    late = wrong.ruling.reasons[0].id == "call-late"
    return Hint(id=first), Hint(id=f"hint-caps-too-{'late' if late else 'early'}", args={"trick": found[0]})


# -- grading, showing --------------------------------------------------------------------------------------------------


def grade_call(question: Question, proof: Sequence[Judged], view: Callable[[str], View], picks: Iterable[str]) -> Grade:
    """Grade a moment, or a moment and the order that was stated at it: the order counts where the moment is right.

    ``proof`` holds the ruling on a call at each moment, and ``view`` gives what the seat sees there. Raises
    ``PuzzleError`` for picks that are no answer to the question.
    """
    given = tuple(str(one) for one in picks)
    (choice,) = check_picks(question, given[:1])
    ruling = next(one.ruling for one in proof if one.choice == choice)
    if len(given) > 1:
        order = _order(view, choice, given[1:])
        if ruling.allowed:
            stated = rule_order(view(choice), order)
            ruling = ruling if stated.allowed else stated
    return Grade(ruling.allowed, (Marked(choice, "right" if ruling.allowed else "wrong", ruling),))


def grade(puzzle: Any, picks: Iterable[str]) -> Grade:
    """The grade of an answer to a puzzle. Raises ``PuzzleError`` as :func:`grade_call`."""
    return grade_call(puzzle.question, puzzle.proof, lambda choice: _view(puzzle, choice), picks)


def _view(puzzle: Any, choice: str) -> View:
    """What the seat sees at a stop."""
    return stop_of(MAKER.replay(puzzle), choice).view(puzzle.seat)


def _order(view: Callable[[str], View], choice: str, given: tuple[str, ...]) -> tuple[Card, ...]:
    """The order that was stated. Raises ``PuzzleError`` for one that does not name every card of the hand once."""
    if choice == NEVER:
        raise PuzzleError(Fault("pick-no-order"))
    hand = view(choice).hand
    if sorted(given) != sorted(hand):
        raise PuzzleError(Fault("pick-order", known=", ".join(hand), given=", ".join(given) or "-"))
    return tuple(map(card, given))


def show(puzzle: Any, picks: Iterable[str]) -> tuple[Show, ...]:
    """A call that is too early, or in an order that fails, is beaten; everything else shows what is right."""
    given, end = tuple(str(one) for one in picks), MAKER.replay(puzzle)
    best: Claim = next(one for one in puzzle.proof if one.ruling.allowed)
    picked: Claim = next((one for one in puzzle.proof if one.choice == given[0]), best) if given else best
    order = _order(lambda one: _view(puzzle, one), picked.choice, given[1:]) if len(given) > 1 else None
    if picked.world is not None or (order is not None and picked is best):
        found = show_beaten(stop_of(end, picked.choice), puzzle.seat, order)
        if found is not None:
            return (found,)
    if best.choice == NEVER:
        return (show_lost(stop_of(end, puzzle.question.choices[-2]), end),)
    stated = order if order is not None and picked is best else best.order
    return (show_called(stop_of(end, best.choice), puzzle.seat, stated, end),)


def views(puzzle: Any) -> tuple[tuple[str, View], ...]:
    """What the seat sees at each stop."""
    end = MAKER.replay(puzzle)
    return tuple((one, stop_of(end, one).view(puzzle.seat)) for one in puzzle.question.choices if one != NEVER)


def recheck(puzzle: CapsMoment) -> Iterator[str]:
    """What is wrong with the proof, found without what made it: certificates, lines that are played, open cards, and
    the first moment at which a call was due in the whole deal."""
    end = MAKER.replay(puzzle)
    found = [one for one in first_due(end.path(), prove).values() if one.seat.side == puzzle.seat.side]
    due = min(found, key=lambda one: (one.trick, one.after), default=None)
    for one in puzzle.proof:
        at = moment(one.choice)
        fits = due is None if at is None else due is not None and due.trick == at[0] and due.after <= at[1]
        if one.ruling.allowed != fits:
            yield f"{one.choice}: a call was due at another moment"
        if one.order:
            view = stop_of(end, one.choice).view(puzzle.seat)
            yield from faults(one, view)
            if one.world is not None and sweeps_together(view, one.world.world):
                yield f"{one.choice}: with open cards no trick is lost"


MAKER: Final = Maker(
    NAME,
    VERSION,
    CapsMoment,
    MOMENTS,
    drafts,
    ASKS,
    HINTS,
    WEIGHTS,
    LEAST,
    grade=grade,
    show=show,
    views=views,
    quick=False,
)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
