"""Truths of the games where the maker calls a card or plays alone (``call.*``, ``widow.*``).

``next``, ``over``, ``maker``, ``made`` and ``seat`` are asked here too, with the clauses of these games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from lessons.asking import called_after
from lessons.errors import Fault
from lessons.grades import Posed, Question
from lessons.moments import Moment, Stage, Timeline
from lessons.posing import judged, pose
from lessons.questions import choose
from lessons.schema import AskStep
from puzzles import numbers
from puzzles.model import Arg, Of
from puzzles.model import Question as Asked
from tutor.rules.called.asking import others, rule_partner, target_now
from tutor.rules.called.score import Scores
from tutor.rules.called.sides import taken
from tutor.rules.called.view import CalledView
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, PLAY
from tutor.seats import Seat

_ASKS: Final = {"next": "ask-auction-next", "over": "ask-auction-over", "maker": "ask-lesson-maker"}
"""The words of the other game that do for these as well."""


_CHOICES: Final = 5
"""So many numbers are offered at most."""


def _view(line: Timeline, moment: Moment, seat: Seat) -> CalledView:
    view = line.view(moment, seat)
    if not isinstance(view, CalledView) or view.maker is None:
        raise Fault("no-maker", at=repr(line.name(moment)))
    return view


def _ask(
    truth: str,
    clause: str,
    right: object,
    options: Iterable[object],
    of: Of = "word",
    args: Mapping[str, Arg] | None = None,
) -> Question:
    """One answer of several, all explained by one clause."""
    choices = tuple(str(one) for one in options)
    asked = Asked(
        ask=_ASKS.get(truth, f"ask-called-{truth}"), mode="one", choices=choices, of=of, args=dict(args or {})
    )
    return choose(truth, dict.fromkeys(choices, (clause, ())), str(right), Posed(asked))


def _yes_no(truth: str, clause: str, right: bool, args: Mapping[str, Arg] | None = None) -> Question:
    return _ask(truth, clause, "yes" if right else "no", ("yes", "no"), args=args)


def _numbers(truth: str, clause: str, right: int, slips: Iterable[int]) -> Question:
    """A number among the slips that lead to others: three at least, five at most."""
    some = list(dict.fromkeys((right, *(one for one in slips if one >= 0), right + 10, right + 20)))
    return _ask(truth, clause, right, sorted(some[: max(3, min(_CHOICES, len(some) - 2))]), "number")


# -- during the deal ---------------------------------------------------------------------------------------------------


def target(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """What must the maker's side reach, after the marriages (``call.marriage``)?"""
    view = _view(line, moment, seat)
    tally, form = target_now(view), view.profile.form
    moves = (-form.marriage_trump, -form.marriage, form.marriage, form.marriage_trump)
    if not view.marriages:
        return _numbers("target", "call.auction", tally.right, [tally.right + one for one in moves])
    some = dict.fromkeys((tally.right, *tally.slips, *(tally.right + one for one in moves)))
    return pose("target", "ask-called-target", numbers.proof(tally, sorted([*some][:_CHOICES])), of="number")


def partner(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Who can be the partner (``call.partner``, ``call.reveal``)? Where the seat knows, who is it?"""
    view = _view(line, moment, seat)
    if view.card is None or view.partner is None:
        proof = judged(others(view), lambda one: rule_partner(view, one))
        return pose("partner", "ask-called-partner", proof, of="seat", mode="every")
    some = tuple(one for one in view.profile.form.seating.order if one is not view.maker)
    asked = Asked(ask="ask-called-partner", mode="one", choices=some, of="seat")
    return choose("partner", dict.fromkeys(some, ("call.partner", (view.card,))), str(view.partner), Posed(asked))


def side_points(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """What the maker's side has taken (``call.reveal``, ``widow.exchange``)."""
    view = _view(line, moment, seat)
    have, alone = taken(view), sum(one.points or 0 for one in view.tricks if one.winner is view.maker)
    if not have.sure:
        raise Fault("no-sides", seat=seat, at=repr(line.name(moment)))
    clause = "widow.exchange" if view.profile.form.widow else "call.partner"
    return _numbers("side-points", clause, have.points[0], (alone, have.points[1]))


def alone(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Has this trick left the maker alone (``call.alone``)?"""
    called, end = line.deals[moment.done].called, line.trick_end(moment.done)
    if called is None or end is None or moment.stage is Stage.ON:
        raise Fault("trick-not-full", at=repr(line.name(moment)))
    return _yes_no("alone", "call.alone", called.alone == end.number)


# -- calls -------------------------------------------------------------------------------------------------------------


def next_call(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Whose call is next (``call.auction``)?"""
    deal, args = called_after(line, moment)
    if deal.phase != AUCTION or deal.turn is None:
        raise Fault("auction-over", at=repr(line.name(moment)))
    return _ask("next", "call.auction", deal.turn, deal.profile.form.seating.order, "seat", args)


def over(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Is the auction over (``call.auction``)?"""
    deal, args = called_after(line, moment)
    return _yes_no("over", "call.auction", deal.phase != AUCTION, args)


def maker(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Who is the maker, when the auction ends (``call.auction``)?"""
    deal, args = called_after(line, moment)
    if deal.maker is None:
        raise Fault("auction-on", at=repr(line.name(moment)))
    return _ask("maker", "call.auction", deal.maker, deal.profile.form.seating.order, "seat", args)


def _after(line: Timeline, moment: Moment) -> Seat:
    """Who leads next from a moment on."""
    for deal in line.deals[moment.done + 1 :]:
        if deal.entry is not None and deal.entry.action.do == "play":
            return deal.entry.seat
    raise Fault("no-lead")


def _first(line: Timeline) -> Seat:
    """Who leads to the first trick."""
    turn = next((deal.turn for deal in line.deals if deal.phase == PLAY), None)
    if turn is None:
        raise Fault("no-lead-at-all")
    return turn


WHO: Final[Mapping[str, tuple[str, Callable[[Timeline, Moment], Seat]]]] = {
    "calls-first": ("call.auction", lambda line, moment: line.deals[0].eldest),
    "leads-first": ("call.auction", lambda line, moment: _first(line)),
    "leads-next": ("play.winner", _after),
    "deals-next": ("call.match", lambda line, moment: line.deals[0].game.next_dealer(line.deals[0])),
}
"""Seats that a question can ask for here: the clause, and how the engine finds the seat."""


def one_seat(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Which seat is it?"""
    which = step.which or ""
    if which not in WHO:
        raise Fault("which-else", known=", ".join(WHO))
    clause, find = WHO[which]
    choices = tuple(line.deals[0].profile.form.seating.order)
    asked = Asked(ask=f"ask-lesson-{which}", mode="one", choices=choices, of="seat")
    return choose("seat", dict.fromkeys(choices, (clause, ())), str(find(line, moment)), Posed(asked))


# -- the end -----------------------------------------------------------------------------------------------------------


def _at_the_end(line: Timeline, moment: Moment) -> tuple[Deal, Scores]:
    deal = line.deals[-1]
    if moment.done != len(line.deals) - 1 or moment.stage is Stage.ON or deal.ended != "played":
        raise Fault("not-at-end", at=repr(line.name(moment)))
    return deal, line.scored


def made(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Has the maker's side reached its target (``call.score``)?"""
    _, scored = _at_the_end(line, moment)
    return _yes_no("made", "call.score", bool(scored.made))


def scores(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """What does a seat score (``call.score``, ``widow.score``)?"""
    deal, scored = _at_the_end(line, moment)
    who = Seat(step.who or seat)
    clause = "call.score" if deal.profile.form.partners == "called" else "widow.score"
    options = (-1, 0, 1, deal.profile.form.slam_score)
    return _ask("scores", clause, scored.moved[who], options, "number", {"who": who})


ASKED: Final[dict[str, Callable[[AskStep, Timeline, Moment, Seat], Question]]] = {
    "target": target,
    "partner": partner,
    "side-points": side_points,
    "alone": alone,
    "next": next_call,
    "over": over,
    "maker": maker,
    "seat": one_seat,
    "made": made,
    "scores": scores,
}
