"""Questions and their truths. Every truth, and every reason why an answer is wrong, comes from the engine.

The others stand in :mod:`lessons.asking` and :mod:`lessons.claims`; a new one is one function that gives the ids to
choose from, the right ones and a reason for each other one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lessons.actions import action_of, id_of
from lessons.errors import Fault
from lessons.grades import Grade, Kind, Mark, Posed, Question, State
from lessons.moments import Moment, Stage, Timeline
from lessons.posing import judged, pose
from lessons.schema import AskStep
from tutor.cards import Card, card
from tutor.rules import Deal, OpenTrump, Play
from tutor.rules.actions import ShowMarriage
from tutor.rules.called.state import CALL, EXCHANGE
from tutor.rules.events import TrickSeen
from tutor.rules.reckoning import reckon, rule_after
from tutor.rules.state import INDICATOR, PLAY
from tutor.rules.tokens import award
from tutor.seats import SIDES, Seat, other_side

# --- act and legal ---------------------------------------------------------------------------------------------------


def act_question(line: Timeline, index: int, seat: Seat, offer: tuple[str, ...] = ()) -> Question:
    """Make the recorded action ``index`` (from 0) of ``seat``."""
    deal = line.deals[index]
    entry = line.deals[index + 1].entry if index + 1 < len(line.deals) else None
    if entry is None or entry.seat != seat:
        at = repr(line.name(Moment(index)))
        if entry is None:
            raise Fault("act-none", seat=seat, at=at)
        raise Fault("act-other", seat=seat, at=at, other=entry.seat, action=repr(id_of(entry.action)))
    right = id_of(entry.action)
    calls = deal.phase not in (INDICATOR, PLAY)
    if deal.phase in (EXCHANGE, CALL) and not offer:
        raise Fault("act-open", at=repr(line.name(Moment(index))))
    kind: Kind = "call" if calls else "indicator" if deal.phase == INDICATOR else "cards-one"
    cards = () if calls else tuple(deal.hand(seat))
    if offer:
        options = offer
    elif calls:
        options = tuple(id_of(one) for one in deal.actions(seat))
    else:
        free = [id_of(one) for one in deal.actions(seat) if isinstance(one, OpenTrump | ShowMarriage)]
        options = (*cards, *free, *([] if right in (*cards, *free) else [right]))
    for one in options:
        action_of(one, deal.phase)
    if right not in options:
        raise Fault("offer-no-act", action=repr(right), offered=", ".join(options))

    def grade(ids: tuple[str, ...]) -> Grade:
        if len(ids) != 1:
            raise Fault("one-answer", count=len(ids))
        action = action_of(ids[0], deal.phase)
        ruling = deal.rule(seat, action)
        chosen = {action.card: ("right" if ids[0] == right else "wrong")} if isinstance(action, Play) else {}
        if ids[0] == right:
            return Grade("right", ruling.reasons, marks=_marks(chosen))
        if ruling.allowed:
            return Grade("other-legal", ruling.reasons)
        witness = tuple(one for one in ruling.witness if isinstance(one, Card) and one in deal.hand(seat))
        return Grade("wrong", ruling.reasons, witness, _marks(chosen, witness))

    return Question("act", kind, tuple(map(str, options)), cards, (right,), grade)


def _marks(chosen: Mapping[Card, str], witness: tuple[Card, ...] = ()) -> dict[str, Mark]:
    marks: dict[str, Mark] = dict.fromkeys(witness, "witness")
    for one, mark in chosen.items():
        marks[one] = "right" if mark == "right" else "wrong"
    return marks


def _legal(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    deal = line.deals[moment.done]
    if deal.phase != PLAY or deal.turn != seat:
        raise Fault("not-playing", seat=seat, at=repr(line.name(moment)))
    cards = tuple(deal.hand(seat))
    right = tuple(one for one in cards if deal.rule(seat, Play(one)).allowed)
    if not right:
        raise Fault("only-opening", seat=seat, at=repr(line.name(moment)))

    def grade(ids: tuple[str, ...]) -> Grade:
        chosen = tuple(dict.fromkeys(card(one) for one in ids))
        rulings = {one: deal.rule(seat, Play(one)) for one in chosen}
        refused = [one for one in chosen if not rulings[one].allowed]
        found = (len(chosen) - len(refused), len(right))
        marks = {one: ("wrong" if one in refused else "right") for one in chosen}
        if refused:
            reasons = tuple(dict.fromkeys(reason for one in refused for reason in rulings[one].reasons))
            proof = tuple(dict.fromkeys(one for card in refused for one in rulings[card].witness))
            witness = tuple(one for one in proof if isinstance(one, Card) and one in cards)
            return Grade("wrong", reasons, witness, _marks(marks, witness), found)
        reasons = deal.rule(seat, Play(right[0])).reasons
        return Grade("right" if set(chosen) == set(right) else "wrong", reasons, (), _marks(marks), found)

    return Question("legal", "cards-many", tuple(map(str, cards)), cards, tuple(map(str, right)), grade)


# --- choices: each truth gives its ids, the right one and, for every id, the clause and the cards that tell why -------

Why = tuple[str, tuple[Card, ...]]


def choose(truth: str, options: Mapping[str, Why], right: str, posed: Posed | None = None) -> Question:
    """One answer of several, each with the clause and the cards that tell why it is right or wrong."""

    def grade(ids: tuple[str, ...]) -> Grade:
        if len(ids) != 1 or ids[0] not in options:
            raise Fault("one-of", offered=", ".join(options), given=", ".join(ids) or "nothing")
        clause, witness = options[ids[0]]
        state: State = "right" if ids[0] == right else "wrong"
        return Grade(state, (clause,), witness, dict.fromkeys(witness, "witness"))

    return Question(truth, "choice", tuple(options), (), (right,), grade, posed)


def _trick(line: Timeline, moment: Moment, seat: Seat) -> TrickSeen:
    """The finished trick a question is about; it must lie there, undecided, with nothing hidden from the seat."""
    seen = line.trick_seen(moment.done, seat)
    if seen is None or moment.stage not in (Stage.FULL, Stage.TURNED):
        raise Fault("trick-undecided", at=repr(line.name(moment)))
    if any(one.card is None or (one.folded and moment.stage is Stage.FULL) for one in line.view(moment, seat).trick):
        raise Fault("cannot-know", seat=seat, at=repr(line.name(moment)))
    return seen


def _shown_home(end: TrickSeen) -> tuple[Card, ...]:
    """The indicator, where a trump was found and it went back to the maker's hand: all saw it, and it did not count."""
    return (
        (end.indicator_card,) if end.opened == "reveal" and end.indicator == "returned" and end.indicator_card else ()
    )


def _winner(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    end, maker = _trick(line, moment, seat), line.deals[moment.done].maker
    won = tuple(one.card for one in end.cards if one.seat == end.winner and one.card is not None)
    home = _shown_home(end) if maker != end.winner else ()
    options: dict[str, Why] = {}
    order = line.deals[0].profile.form.seating.order
    for one in sorted((each.seat for each in end.cards), key=order.index):
        options[str(one)] = ("closed.indicator-returns", home) if home and one == maker else ("play.winner", won)
    return choose("winner", options, str(end.winner))


def _points(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    end = _trick(line, moment, seat)
    cards = tuple(one.card for one in end.cards if one.card is not None)
    total = sum(one.points for one in cards)
    by_worth = sorted((one for one in cards if one.points), key=lambda one: one.points)
    options: dict[str, Why] = {str(total): ("cards.points", ())}
    for one in (*by_worth[:1], *by_worth[-1:]):
        options[str(total - one.points)] = ("cards.points", (one,))
    for one in _shown_home(end):
        if one.points:
            options[str(total + one.points)] = ("closed.indicator-returns", (one,))
    if len(options) < 3:
        options |= {str(total + extra): ("cards.points", ()) for extra in (10, 20)}
    return choose("points", dict(sorted(options.items(), key=lambda one: int(one[0]))), str(total))


_OPENING: Final = {"high-bid": "open.high-bid", "pcc": "pcc.open-after-first"}


def _indicator(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    end = _trick(line, moment, seat)
    home, opening = _shown_home(end), _OPENING.get(end.opened or "", "closed.reveal")
    if end.indicator == "returned":
        why = {"returned": "closed.indicator-returns", "stays": opening, "played": "closed.indicator-returns"}
    elif end.indicator == "played" and end.opened == "reveal":
        why = dict.fromkeys(("returned", "stays", "played"), "closed.reveal")
    elif end.indicator == "stays":
        why = dict.fromkeys(("returned", "stays", "played"), "closed.inspect")
    else:
        raise Fault("open-already")
    return choose("indicator", {one: (clause, home) for one, clause in why.items()}, end.indicator)


def at_the_end(line: Timeline, moment: Moment) -> Deal:
    """The whole deal, where all its cards are played and the tokens have not moved yet. Raises ``ValueError``."""
    deal = line.deals[-1]
    if moment.done != len(line.deals) - 1 or moment.stage is Stage.ON or deal.ended != "played":
        raise Fault("not-at-eight", at=repr(line.name(moment)))
    return deal


def _tokens(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """Ids are ``NS:EW``; wrong ones are other rows of the table, and the other direction."""
    deal = at_the_end(line, moment)
    settlement = line.settled[1]
    if len(settlement.before) > len(SIDES):
        raise Fault("tokens-of-many")
    if settlement.to is None or settlement.made is None:
        raise Fault("no-tokens")
    to, away = settlement.to, other_side(settlement.to)
    rows = [award(amount, deal.profile) for amount in (160, 200, 250)]
    moves = {to: sorted({row[0 if settlement.made else 1] for row in rows} | {settlement.moved})}
    back = award(deal.contract.amount if deal.contract else None, deal.profile)[1 if settlement.made else 0]
    options: list[str] = []
    for side, count in [(away, back), *((to, count) for count in moves[to])]:
        after = {one: settlement.before[one] + (count if one == side else -count) for one in SIDES}
        if min(after.values()) >= 0:
            options.append(f"{after['NS']}:{after['EW']}")
    reckoning = reckon(deal, line.settled[0])
    proof = judged(options, lambda one: rule_after(reckoning, "NS", int(one.partition(":")[0])))
    return pose("tokens", "ask-lesson-tokens", proof)


def _trump_known(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    view = line.view(moment, seat)
    if view.maker is None or view.closed is None:
        raise Fault("no-trump", at=repr(line.name(moment)))
    assert step.card is not None
    truth = "unknown" if view.trump is None else "trump" if view.trump == step.card.suit else "plain"
    witness = (view.indicator,) if view.indicator is not None else ()
    return choose("trump-known", dict.fromkeys(("trump", "plain", "unknown"), ("trump.indicator", witness)), truth)


ASKED: Final[dict[str, Callable[[AskStep, Timeline, Moment, Seat], Question]]] = {
    "act": lambda step, line, moment, seat: act_question(line, moment.done, seat, step.offer),
    "legal": _legal,
    "winner": _winner,
    "points": _points,
    "indicator": _indicator,
    "tokens": _tokens,
    "trump-known": _trump_known,
}
