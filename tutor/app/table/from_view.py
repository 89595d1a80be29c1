"""The card table's payload from what one seat may see: a ``View``, never a deal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from tutor.cards import Card
from tutor.rules.called import CalledView
from tutor.rules.events import SeenCard, TrickSeen
from tutor.rules.state import AUCTION, PLAY
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.wording import Words, capital

from .called import widow_of
from .calls import calls_of
from .facts import facts_of, tokens_of
from .own_words import texts_of
from .payload import (
    Action,
    Ask,
    AskKind,
    Choice,
    Fact,
    HandCard,
    Indicator,
    LastTrick,
    Mark,
    Options,
    Payload,
    Played,
    Player,
    Said,
    Tokens,
    Trick,
    Widow,
)
from .payload import Seat as SeatPayload
from .places import seats_of
from .same import KEPT, Same


@dataclass(frozen=True)
class Scene:
    """What a page adds to a view: the question, the marks of an answer, what it looks like.

    ``place`` names the question. The choices are the cards of the hand except ``off``, or ``choices``; ``of`` says
    what these are; ``chosen`` are those chosen so far, in order. ``end`` is a finished trick that still lies on the
    table; its winner is shown. ``laid`` are hands that lie open. ``tokens`` are those of the sides, or the scores of
    the seats, after a deal that is over. ``points``: are the points counted on the rim? ``calls``: do the calls lie
    where the trick will?
    """

    serial: int
    place: str
    ask: AskKind = "none"
    question: str = ""
    submit: str = ""
    may_choose_none: bool = False
    of: str = "card"
    choices: Sequence[Choice] = ()
    off: frozenset[Card] = frozenset()
    chosen: Collection[str] = ()
    actions: Sequence[Action] = ()
    marks: Mapping[Card, Mark] = field(default_factory=dict)
    notes: Mapping[Card, str] = field(default_factory=dict)
    said: Sequence[Said] = ()
    end: TrickSeen | None = None
    laid: Mapping[Seat, Sequence[Card]] = field(default_factory=dict)
    tokens: Mapping[str, int] | None = None
    points: bool = True
    calls: bool = False
    player: Player | None = None
    options: Options = field(default_factory=Options)


def _played(one: SeenCard, order: int, told: Words, marks: Mapping[Card, Mark]) -> Played:
    if one.card is None:
        label = told.say("app-spoken-played-hidden", who=one.seat)
    elif one.shown:
        label = told.say("app-spoken-played-shown", who=one.seat, card=one.card)
    elif one.folded:
        label = told.say("app-spoken-played-folded", who=one.seat, card=one.card)
    else:
        label = told.say("app-spoken-played", who=one.seat, card=one.card)
    mark = None if one.card is None else marks.get(one.card)
    if mark is not None:
        label = told.say(f"app-spoken-{mark}", label=label)
    card = None if one.card is None else str(one.card)
    return Played(
        seat=str(one.seat), card=card, folded=one.folded, shown=one.shown, order=order, label=label, mark=mark
    )


def _phase(view: View, told: Words) -> str:
    """The part of the deal before the play. One auction alone is not called the first."""
    only = view.phase == AUCTION and isinstance(view, CalledView)
    return told.say(f"app-phase-{'called-' if only else ''}{view.phase}")


def _trick(view: View, told: Words, scene: Scene) -> Trick:
    """The trick on the table: the one that is going on, or a finished one that still lies there."""
    end, of = scene.end, view.profile.form.tricks
    seen = view.trick if end is None else end.cards
    cards = [_played(one, order, told, scene.marks) for order, one in enumerate(seen, 1)]
    if end is not None:
        caption = told.say("app-trick-number", number=end.number, of=of)
        return Trick(
            number=end.number, of=view.profile.form.tricks, cards=cards, winner=str(end.winner), caption=caption
        )
    number = min(view.number, of)
    caption = told.say("app-trick-number", number=number, of=of) if view.phase == PLAY else _phase(view, told)
    return Trick(number=number, of=of, cards=cards, winner=None, caption=caption)


def _last(view: View, told: Words) -> LastTrick | None:
    """The trick before, while the table may look at it (``play.last-trick-view``)."""
    last = view.last_trick
    if last is None:
        return None
    cards = [_played(one, order, told, {}) for order, one in enumerate(last.cards, 1)]
    won = told.say("table-last-won", who=last.winner, number=last.number)
    if last.points is None:
        more = told.say("table-last-hidden")
    else:
        more = told.say("table-last-points", points=last.points)
    caption = told.say("app-trick-number", number=last.number, of=view.profile.form.tricks)
    trick = Trick(
        number=last.number, of=view.profile.form.tricks, cards=cards, winner=str(last.winner), caption=caption
    )
    return LastTrick(text=told.say("table-last"), said=f"{won} {more}", trick=trick)


def _indicator(view: View, told: Words, laid: Collection[Seat]) -> Indicator | None:
    """The indicator in front of the maker while it is down; a hand that lies open shows which card it is."""
    if not view.closed or view.maker is None or (view.maker in laid and view.indicator is None):
        return None
    if view.indicator is None:
        label = told.say("app-spoken-indicator-closed", who=view.maker)
    elif view.maker == view.seat:
        label = told.say("app-spoken-indicator-known", card=view.indicator)
    else:
        label = told.say("table-spoken-indicator-laid", who=view.maker, card=view.indicator)
    card = None if view.indicator is None else str(view.indicator)
    return Indicator(seat=str(view.maker), state="closed", card=card, label=label, text=told.say("app-indicator"))


def _hand(view: View, told: Words, scene: Scene) -> list[HandCard]:
    cards = []
    for one in view.hand:
        apart = bool(view.closed) and one is view.indicator
        mark = scene.marks.get(one)
        spoken = told.say("app-spoken-card-points", card=one, points=one.points)
        if apart:
            spoken = told.say("app-spoken-indicator-in-hand", label=spoken)
        if mark is not None:
            spoken = told.say(f"app-spoken-{mark}", label=spoken)
        cards.append(
            HandCard(
                card=str(one),
                label=spoken,
                indicator=apart,
                mark=mark,
                chosen=one in scene.chosen,
                off=one in scene.off,
                note=scene.notes.get(one),
            )
        )
    return cards


class _Still(NamedTuple):
    """What of a table hangs on nothing but the view."""

    seats: list[SeatPayload]
    tokens: Tokens | None
    widow: Widow | None
    last: LastTrick | None


@lru_cache(KEPT)
def _still(same: Same, names: Words) -> _Still:
    """Kept from the question to its answer: do not change what it gives."""
    view = same.view
    told = names.at(you=view.seat)
    return _Still(
        seats=seats_of(view, told, names, {}, {}),
        tokens=tokens_of(view, told, None),
        widow=widow_of(view, told) if isinstance(view, CalledView) else None,
        last=_last(view, told),
    )


@lru_cache(2 * KEPT)
def _facts(same: Same, told: Words, points: bool) -> list[Fact]:
    """Kept likewise."""
    return facts_of(same.view, told, None, points)


def payload_of(view: View, names: Words, scene: Scene) -> Payload:
    """The table as ``view.seat`` sees it, with the page's question and marks. ``names`` speaks to nobody's seat yet."""
    told, still = names.at(you=view.seat), _still(Same(view), names)
    seats, tokens, facts = still.seats, still.tokens, _facts(Same(view), told, scene.points)
    if scene.laid or scene.tokens is not None:
        seats = seats_of(view, told, names, scene.laid, scene.marks, scene.tokens)
        tokens = tokens_of(view, told, scene.tokens)
    if scene.tokens is not None:
        facts = facts_of(view, told, scene.tokens, scene.points)
    return Payload(
        serial=scene.serial,
        place=scene.place,
        lang=told.lang,
        table_label=told.say("app-table"),
        hand_label=capital(told.say("app-spoken-hand", count=len(view.hand))),
        seats=seats,
        trick=_trick(view, told, scene),
        calls=calls_of(view, told) if scene.calls else None,
        hand=_hand(view, told, scene),
        ask=Ask(
            kind=scene.ask,
            question=scene.question,
            submit=scene.submit,
            empty=scene.may_choose_none,
            of=scene.of,
            choices=list(scene.choices),
            picked=[str(one) for one in scene.chosen],
            actions=list(scene.actions),
        ),
        indicator=_indicator(view, told, scene.laid),
        facts=facts,
        tokens=tokens,
        widow=still.widow,
        last=still.last if scene.end is None else None,
        said=list(scene.said),
        player=scene.player,
        options=scene.options,
        texts=texts_of(
            told, scene.ask, scene.of, [str(one) for one in view.hand if one not in scene.off], view.profile.form.ranks
        ),
    )
