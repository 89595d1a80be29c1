"""Truths about cards alone, about what a first packet is worth, and about Caps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

from lessons.actions import action_of
from lessons.asking import pose_number
from lessons.errors import Fault
from lessons.grades import Grade, Kind, Mark, Posed, Question
from lessons.moments import Moment, Stage, Timeline
from lessons.posing import judged, pose
from lessons.questions import choose
from lessons.schema import AskStep
from puzzles.model import Question as Asked
from puzzles.model import check_picks
from puzzles.telling import NEVER
from puzzles.yes_no import yes_no
from tutor.cards import RANKS, Card
from tutor.rules import Action, Bid, CallCaps, Deal, Play
from tutor.rules.dealing import cutter
from tutor.rules.match import next_dealer
from tutor.rules.state import AUCTION, PLAY
from tutor.rules.tally import trick_points
from tutor.rules.view import View
from tutor.seats import ALL_SEATS, Seat, Seating
from tutor.solver import prove
from tutor.solver.assess import assess
from tutor.solver.bidding import rule_trump, rule_worth, trumps
from tutor.solver.moments import prove_as_read
from tutor.solver.replay import deal_of

# -- cards -------------------------------------------------------------------------------------------------------------


def _ranked(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards from high to low. Raises ``ValueError`` for two of one rank, and for fewer than two."""
    if len({one.rank for one in cards}) < max(2, len(cards)):
        raise Fault("cards-ranks")
    return tuple(sorted(cards, key=lambda one: RANKS.index(one.rank)))


def rank(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """The order of some cards."""
    right = _ranked(step.cards)
    return _ordered("rank", "ask-lesson-rank", step.cards, right, lambda picks: picks == right, "cards.rank")


def highest(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """The highest of some cards; those of the hand are tapped there."""
    top = _ranked(step.cards)[0]
    asked = Asked(ask="ask-lesson-highest", mode="one", choices=step.cards, of="card")
    in_hand = set(step.cards) <= set(line.view(moment, seat).hand)

    def grade(ids: tuple[str, ...]) -> Grade:
        (one,) = check_picks(asked, ids)
        state: Literal["right", "wrong"] = "right" if one == top else "wrong"
        return Grade(state, ("cards.rank",), marks={one: state})

    kind: Kind = "cards-one" if in_hand else "choice"
    return Question("highest", kind, asked.choices, step.cards if in_hand else (), (str(top),), grade, Posed(asked))


def card_points(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """The points of some cards."""
    hand = tuple(line.view(moment, seat).hand)
    ask = "ask-lesson-card-points" if step.cards else "ask-lesson-hand-points"
    return pose_number("card-points", ask, trick_points(step.cards or hand), step, {})


def _ordered(
    truth: str,
    ask: str,
    cards: tuple[Card, ...],
    right: tuple[Card, ...],
    is_right: Callable[[tuple[str, ...]], bool],
    clause: str,
    wrong: str | None = None,
    hand: tuple[Card, ...] = (),
) -> Question:
    asked = Asked(ask=ask, mode="order", choices=tuple(map(str, cards)), of="card")

    def grade(ids: tuple[str, ...]) -> Grade:
        picks = check_picks(asked, ids)
        if is_right(picks):
            return Grade("right", (clause,), marks=dict.fromkeys(picks, "right"))
        marks: dict[str, Mark] = {}
        if wrong is None:  # there is one order: every card has its place
            marks = {one: "right" if one == place else "wrong" for one, place in zip(picks, right, strict=True)}
        return Grade("wrong", (wrong or clause,), marks=marks)

    return Question(truth, "order", asked.choices, hand, tuple(map(str, right)), grade, Posed(asked))


# -- seats -------------------------------------------------------------------------------------------------------------


def _leader(line: Timeline, done: int) -> Seat:
    """Who leads next from a moment on."""
    for deal in line.deals[done + 1 :]:
        if deal.entry is not None and deal.entry.action.do == "play":
            return deal.entry.seat
    raise Fault("no-lead")


def _seating(line: Timeline) -> Seating:
    return line.deals[0].profile.form.seating


_AGAIN: Final = {"redeal": "deal.low-hand", "spoilt": "trump.spoilt"}
"""The clause that says who deals after a deal which ended so."""

WHO: Final[Mapping[str, tuple[str, Callable[[Timeline, Moment, Seat], Seat]]]] = {
    "partner": ("deal.partners", lambda line, moment, seat: seat.partner),
    "right": ("deal.partners", lambda line, moment, seat: _seating(line).following(seat)),
    "left": ("deal.partners", lambda line, moment, seat: ALL_SEATS[_seating(line).before[seat.place]]),
    "eldest": ("deal.packets", lambda line, moment, seat: line.deals[0].eldest),
    "cutter": ("deal.cut", lambda line, moment, seat: cutter(line.deals[0].dealer, line.deals[0].profile.form)),
    "calls-first": ("auction.eldest-first", lambda line, moment, seat: line.deals[0].eldest),
    "leads-first": ("play.first-lead", lambda line, moment, seat: _leader(line, 0)),
    "leads-next": ("play.first-lead", lambda line, moment, seat: _leader(line, moment.done)),
    "deals-next": ("deal.next-dealer", lambda line, moment, seat: next_dealer(line.deals[-1])),
}
"""Seats that a question can ask for: the clause, and how the engine finds the seat."""


def one_seat(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Which seat is it?"""
    assert step.which is not None  # the schema asks it
    clause, find = WHO[step.which]
    found = find(line, moment, seat)
    if step.which == "deals-next":
        clause = _AGAIN.get(line.deals[-1].ended or "", clause)
    asked = Asked(ask=f"ask-lesson-{step.which}", mode="one", choices=_seating(line).order, of="seat")
    return choose("seat", dict.fromkeys(asked.choices, (clause, ())), str(found), Posed(asked))


# -- what a first packet is worth --------------------------------------------------------------------------------------


def best_suit(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """The best trump of the seat's first four cards."""
    first = line.view(moment, seat).first
    return pose(
        "best-suit", "ask-lesson-best-suit", judged(trumps(first), lambda one: rule_trump(first, one)), of="suit"
    )


def worth(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Is a bid on the seat's first four cards worth it?"""
    view, action = line.view(moment, seat), action_of(step.offer[0], AUCTION) if len(step.offer) == 1 else None
    if not isinstance(action, Bid):
        raise Fault("offer-bid")
    ruling = rule_worth(view.first, action.amount, view.profile)
    return pose("worth", "ask-lesson-worth", yes_no(ruling), args={"bid": action.amount})


# -- Caps --------------------------------------------------------------------------------------------------------------


def claimed(line: Timeline, moment: Moment, seat: Seat) -> View:
    """What a seat sees where Caps may be asked about. Raises ``ValueError`` elsewhere."""
    view = line.view(moment, seat)
    if view.phase != PLAY or moment.stage is not Stage.ON or view.claims:
        raise Fault("caps-when", at=repr(line.name(moment)))
    if any(one.winner.side != seat.side for one in view.tricks):
        raise Fault("caps-gone", seat=seat, at=repr(line.name(moment)))
    return view


def caps(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Is a claim of this seat sure?"""
    kind = assess(claimed(line, moment, seat)).kind
    if kind not in ("sure", "hopeless"):
        raise Fault("caps-disputed", seat=seat, at=repr(line.name(moment)), kind=kind)
    asked = Asked(ask="ask-lesson-caps", mode="one", choices=("yes", "no"), of="word")
    sure = kind == "sure"
    why = {"yes": "caps.due" if sure else "caps.too-early", "no": "caps.due"}
    return choose("caps", {one: (clause, ()) for one, clause in why.items()}, "yes" if sure else "no", Posed(asked))


def order(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """An order of the cards that wins every trick, whatever the others hold and play."""
    view = claimed(line, moment, seat)
    right = prove_as_read(view).order
    if not right:
        raise Fault("no-order", seat=seat, at=repr(line.name(moment)))

    def is_right(picks: tuple[str, ...]) -> bool:
        return prove(view, tuple(map(Card, picks))).verdict == "sure"

    hand = tuple(view.hand)
    return _ordered("order", "ask-lesson-order", hand, right, is_right, "caps.call", "caps.too-early", hand)


Plays = tuple[tuple[Seat, Action], ...]

Beaten = tuple[Deal, Plays]
"""A deal in which a claim fails, at the moment of the claim, and the plays that beat it."""


def beaten(truth: str, view: View, picks: tuple[str, ...]) -> Beaten | None:
    """How a wrong claim could fail: a deal that fits all that the seat knows, and the plays to the lost trick.

    It is worked out from the view, so it tells nothing about the real cards. ``None`` for an answer that claims
    nothing, or is not refuted.
    """
    if picks in (("no",), (NEVER,)) or truth not in ("caps", "order", "moment"):
        return None
    stated = () if truth == "caps" else tuple(map(Card, picks[truth == "moment" :]))
    if stated:
        refutation = prove(view, stated).refutation
        world, line = (refutation.world, refutation.line) if refutation is not None else (None, None)
    else:
        found = assess(view)
        world, line = found.world, found.line
    if world is None or not line:
        return None
    return deal_of(view, world), (*_opening_call(view, stated, line), *line)


def _opening_call(view: View, stated: tuple[Card, ...], line: Plays) -> Plays:
    """The call that comes before the plays where it opens the trump: without it a maker may not play so.

    Where no order was stated it is that of the plays.
    """
    if view.seat is not view.maker or not view.closed:
        return ()
    played = [one.card for seat, one in line if seat is view.seat and isinstance(one, Play)]
    rest = [one for one in view.hand if one not in played]
    return ((view.seat, CallCaps(stated or (*played, *rest))),)


ASKED: Final[dict[str, Callable[[AskStep, Timeline, Moment, Seat], Question]]] = {
    "rank": rank,
    "highest": highest,
    "card-points": card_points,
    "seat": one_seat,
    "best-suit": best_suit,
    "worth": worth,
    "caps": caps,
    "order": order,
}
