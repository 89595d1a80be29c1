"""Truths that the engine judges claim by claim, at a moment of the lesson's own deal, as the puzzles ask them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from lessons.actions import action_of
from lessons.errors import Fault
from lessons.grades import Posed, Question
from lessons.moments import Moment, Stage, Timeline
from lessons.posing import judged, pose
from lessons.questions import at_the_end, choose
from lessons.schema import AskStep
from puzzles import numbers
from puzzles.model import Arg, Of
from puzzles.model import Question as Asked
from puzzles.yes_no import yes_no
from tutor.cards import SUIT_SIGNS, SUITS
from tutor.knowledge import STATES, Knower, Spot
from tutor.knowledge.counting import most_held, points_unseen, rule_out, suit_unseen, trumps_held
from tutor.rules import Bid, CallCaps, Deal
from tutor.rules.opening import NEEDS, rule_itself, rule_may, rule_need
from tutor.rules.reckoning import reckon, rule_made
from tutor.rules.ruling import Ruling
from tutor.rules.standing import CALLS, rule_lead, rule_maker, rule_next, rule_over
from tutor.rules.state import AUCTION, INDICATOR, PLAY, SECOND
from tutor.rules.tally import Tally, side_points
from tutor.rules.view import View
from tutor.seats import SEATS, Seat, other_side

AFTER: Final = ("next", "over", "maker", "lead")
"""The truths about what a recorded call brings: asked before it, so that the table does not tell."""


# -- what may be done --------------------------------------------------------------------------------------------------


def calls(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Which of the calls in ``offer`` are legal?"""
    deal = line.deals[moment.done]
    if deal.turn != seat or deal.phase in (INDICATOR, PLAY):
        raise Fault("not-calling", seat=seat, at=repr(line.name(moment)))
    proof = judged(step.offer, lambda one: deal.rule(seat, action_of(one, deal.phase)))
    of: Of = "call" if deal.phase in (AUCTION, SECOND) else "word"
    return pose("calls", "ask-auction-which", proof, of=of, mode="every")


def may(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Is the one action in ``offer`` legal?"""
    if len(step.offer) != 1:
        raise Fault("offer-one")
    deal = line.deals[moment.done]
    order = () if deal.profile.caps == "before-play" else tuple(deal.hand(seat))
    caps = CallCaps(order)  # only whether a call is a rule of this deal; any order does
    action = caps if step.offer[0] == "caps" else action_of(step.offer[0], deal.phase)
    args: dict[str, Arg] = {"do": action.do, "bid": action.amount if isinstance(action, Bid) else 0}
    card = getattr(action, "card", None)
    args["card"] = "" if card is None else card
    args["suit"] = SUIT_SIGNS.get(getattr(action, "suit", ""), "")
    return pose("may", "ask-lesson-may", yes_no(deal.rule(seat, action)), args=args)


# -- what a call brings ------------------------------------------------------------------------------------------------


def called_after(line: Timeline, moment: Moment) -> tuple[Deal, dict[str, Arg]]:
    """The deal after the call that the record makes at a moment, and that call for the words."""
    index = moment.done + 1
    entry = line.deals[index].entry if index < len(line.deals) else None
    if entry is None or not isinstance(entry.action, CALLS):
        raise Fault("no-call", at=repr(line.name(moment)))
    amount = entry.action.amount if isinstance(entry.action, Bid) else 0
    return line.deals[index], {"who": entry.seat, "call": entry.action.do, "bid": amount}


def _everybody(deal: Deal) -> tuple[Seat, ...]:
    return deal.profile.form.seating.order


def next_call(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Whose call is next after the recorded one?"""
    deal, args = called_after(line, moment)
    return pose(
        "next", "ask-auction-next", judged(_everybody(deal), lambda one: rule_next(deal, one)), of="seat", args=args
    )


def over(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Is the auction over after the recorded call?"""
    deal, args = called_after(line, moment)
    return pose("over", "ask-auction-over", yes_no(rule_over(deal)), args=args)


def _named(truth: str, rule: Callable[[Deal, str], Ruling]) -> Callable[[AskStep, Timeline, Moment, Seat], Question]:
    def ask(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
        deal, args = called_after(line, moment)
        return pose(
            truth, f"ask-lesson-{truth}", judged(_everybody(deal), lambda one: rule(deal, one)), of="seat", args=args
        )

    return ask


# -- what can be counted -----------------------------------------------------------------------------------------------


def pose_number(truth: str, ask: str, tally: Tally, step: AskStep, args: dict[str, Arg] | None = None) -> Question:
    """Numbers to choose from: those in ``offer``, or the right one among slips at a place that the step's id draws."""
    some = tuple(int(one) for one in step.offer)
    rng = random.Random(step.id)
    ranks = rng.sample(range(numbers.COUNT), numbers.COUNT)
    spare = range(tally.right + 10) if tally.clause != "cards.points" else range(0, tally.right + 40, 5)
    some = some or next((found for one in ranks if (found := numbers.choices(rng, tally, one, spare))), ())
    if tally.right not in some:
        raise Fault("offer-lacks", right=tally.right, offered=", ".join(step.offer) or "any choices")
    return pose(truth, ask, numbers.proof(tally, sorted(some)), of="number", args=args)


def count(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """What the seat can count from what it has seen."""
    view, what = line.view(moment, seat), step.count
    args: dict[str, Arg] = {}
    if step.suit is not None:
        args["suit"] = SUIT_SIGNS[step.suit]
    if step.who is not None:
        args["who"] = step.who
    ask = f"ask-count-{what}"
    if what == "voids":
        proof = judged([one for one in SEATS if one is not seat], lambda one: rule_out(view, one, step.suit or ""))
        return pose("count", ask, proof, of="seat", mode="every", args=args)
    if what == "suits-out":
        proof = judged(SUITS, lambda one: rule_out(view, step.who or "", one))
        return pose("count", ask, proof, of="suit", mode="every", args=args)
    if what == "trumps":
        args["suit"] = SUIT_SIGNS.get(view.trump or "", "")
    return pose_number("count", ask, _tally(step, view, seat), step, args)


def _tally(step: AskStep, view: View, seat: Seat) -> Tally:
    if step.count in ("taken-ours", "taken-theirs"):
        return side_points(view, seat.side if step.count == "taken-ours" else other_side(seat.side))
    if step.count == "points":
        return points_unseen(view)
    if step.count == "trumps":
        return trumps_held(view)
    assert step.suit is not None  # the schema asks it
    return most_held(view, step.who or "", step.suit) if step.count == "most" else suit_unseen(view, step.suit)


# -- what a seat knows -------------------------------------------------------------------------------------------------


def holds(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Does ``who`` hold ``card``?"""
    know, who, one = Knower(line.view(moment, seat)), step.who or "", step.card or ""
    proof = judged(STATES, lambda state: know.rule_hold(who, one, state))
    args: dict[str, Arg] = {"who": Seat(who), "card": step.card or ""}
    return pose("holds", "ask-knowledge-holds", proof, words="knowledge", args=args)


def can_hold(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Which of the others can hold ``card``?"""
    know, one = Knower(line.view(moment, seat)), step.card or ""
    proof = judged([each for each in SEATS if each is not seat], lambda who: know.rule_can(who, one))
    return pose("can-hold", "ask-knowledge-who", proof, of="seat", mode="every", args={"card": one})


def _folded_on(step: AskStep, line: Timeline, moment: Moment) -> tuple[Seat, int]:
    play = line.deals[moment.done].play
    if play is None or step.who is None:
        raise Fault("no-fold", at=repr(line.name(moment)))
    return step.who, step.trick or play.number


def folded(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Which suits can a folded card be?"""
    know = Knower(line.view(moment, seat))
    who, trick = _folded_on(step, line, moment)
    kind = "table" if trick == know.view.number else "folded"
    spots = [one for some in know.spots.values() for one in some if (one.kind, one.seat) == (kind, who)]
    spot = next((one for one in spots if kind == "table" or one.trick == trick), Spot(kind, who, trick))
    proof = judged(SUITS, lambda one: know.rule_folded(spot, one))
    return pose("folded", "ask-knowledge-fold", proof, of="suit", mode="every", args={"who": who, "trick": trick})


def saw(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Who has seen a folded card?"""
    know = Knower(line.view(moment, seat))
    who, trick = _folded_on(step, line, moment)
    proof = judged(SEATS, lambda one: know.rule_saw(who, trick, one))
    return pose("saw", "ask-knowledge-saw", proof, of="seat", mode="every", args={"who": who, "trick": trick})


def look(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Which trick, or may this one card of it, be looked at now (``play.last-trick-view``)?"""
    view = line.view(moment, seat)
    last = view.last_trick
    if last is None or moment.stage is not Stage.ON:
        raise Fault("no-look", at=repr(line.name(moment)))
    clause = "play.last-trick-view"
    if step.who is None:
        numbered = dict.fromkeys((str(one.number) for one in view.tricks), (clause, ()))
        asked = Asked(ask="ask-lesson-look", mode="one", choices=tuple(numbered), of="number")
        return choose("look", numbered, str(last.number), Posed(asked))
    number = step.trick or last.number
    shown = number == last.number and any(one.seat is step.who and one.card is not None for one in last.cards)
    args: dict[str, Arg] = {"who": step.who, "trick": number}
    asked = Asked(ask="ask-lesson-look-card", mode="one", choices=("yes", "no"), of="word", args=args)
    return choose("look", dict.fromkeys(asked.choices, (clause, ())), "yes" if shown else "no", Posed(asked))


def may_trump(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Which suits can be trump?"""
    know = Knower(line.view(moment, seat))
    return pose("may-trump", "ask-knowledge-trumps", judged(SUITS, know.rule_may_trump), of="suit", mode="every")


def spoilt(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Are trumps spoilt, for all that this seat knows?"""
    know = Knower(line.view(moment, seat))
    return pose("spoilt", "ask-knowledge-spoilt", judged(STATES, know.rule_spoilt), words="knowledge")


# -- showing the trump, and the end ------------------------------------------------------------------------------------


def may_open(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """May a seat show the trump?"""
    deal, who = line.deals[moment.done], step.who or seat
    return pose("may-open", "ask-open-it-may", yes_no(rule_may(deal, who)), words="open-it", args={"who": who})


def must_open(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Must, may or cannot this seat show it?"""
    deal = line.deals[moment.done]
    proof = judged(NEEDS, lambda one: rule_need(deal, seat, one))
    return pose("must-open", "ask-open-it-need", proof, words="open-it")


def opens(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Is the trump shown by itself?"""
    ruling = rule_itself(line.deals[moment.done])
    return pose("opens", "ask-open-it-itself", yes_no(ruling), words="open-it")


def made(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Was the contract made?"""
    deal = at_the_end(line, moment)
    return pose("made", "ask-lesson-made", yes_no(rule_made(reckon(deal, line.settled[0]))))


ASKED: Final[dict[str, Callable[[AskStep, Timeline, Moment, Seat], Question]]] = {
    "calls": calls,
    "may": may,
    "next": next_call,
    "over": over,
    "maker": _named("maker", rule_maker),
    "lead": _named("lead", rule_lead),
    "count": count,
    "holds": holds,
    "can-hold": can_hold,
    "folded": folded,
    "saw": saw,
    "look": look,
    "may-trump": may_trump,
    "spoilt": spoilt,
    "may-open": may_open,
    "must-open": must_open,
    "opens": opens,
    "made": made,
}
