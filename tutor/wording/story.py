"""Stories: what players do, how a trick ends, what a deal costs. Each step comes with its clause.

Only what the values hold is told; a card that is ``None`` in a view stays hidden here too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from tutor.cards import Card
from tutor.rules.actions import (
    Action,
    Bid,
    CallCaps,
    CallCard,
    Exchange,
    NameTrump,
    Play,
    SetIndicator,
    ShowMarriage,
)
from tutor.rules.events import Ended, Event, MakerSet, Opened, SeenCard, TrickEnd, TrickSeen
from tutor.rules.trick import HIGH_BID
from tutor.seats import SIDES, Seat
from tutor.wording import called, many
from tutor.wording.shapes import Line, capital

if TYPE_CHECKING:
    from tutor.rules.caps import CapsVerdict
    from tutor.rules.state import Contract
    from tutor.rules.tokens import Settlement
    from tutor.rules.view import SeenEntry
    from tutor.wording.texts import Words
    from tutor.wording.values import Argument

OPENED: Final = {
    "choice": "open.before-first-lead",
    "caps": "caps.call",
    "last-trick": "closed.indicator-lead",
    "pcc": "pcc.open-after-first",
    "open-trump": "open.face-up",
}
"""Why an indicator is shown outside the end of a trick, and the clause behind it."""

ENDED: Final = {
    "redeal": "deal.low-hand",
    "spoilt": "trump.spoilt",
    "all-pass": "auction.all-pass",
    "played": "score.made",
    "all-played": "call.score",
}
"""How a deal ends, and the clause behind it."""


def _line(told: Words, key: str, clause: str | None, **args: Argument) -> Line:
    return Line(capital(told.text(key, args)), clause)


# --- actions ---------------------------------------------------------------------------------------------


def action(told: Words, one: Action, folded: bool | None = None) -> str:
    """See ``Words.action``."""
    if isinstance(one, Bid):
        return told.say("action-bid", bid=told.bid(one.amount))
    if isinstance(one, CallCaps):
        return told.say("action-caps", cards=one.order)
    if isinstance(one, SetIndicator):
        return told.say("action-indicator", card=one.card)
    if isinstance(one, Exchange | NameTrump | CallCard | ShowMarriage):
        return called.action(told, one)
    if isinstance(one, Play):
        down = one.folded if folded is None else folded
        return told.say("action-play-folded" if down else "action-play", card=one.card)
    return told.say(f"action-{one.do}")


def log_entry(told: Words, one: SeenEntry) -> str:
    """See ``Words.log_entry``."""
    if one.do == "exchange":
        return capital(called.exchange_entry(told, one))
    args: dict[str, Argument] = {"who": one.seat}
    key = f"log-{one.do}"
    if one.suit is not None:
        args["suit"] = told.named_suit(one.suit)
    if one.amount is not None:
        args["bid"] = told.bid(one.amount)
    if one.order is not None:
        args["cards"] = one.order
    if one.card is not None:
        args["card"] = one.card
        key += "-folded" if one.folded and one.do == "play" else ""
    elif one.do in ("play", "indicator"):
        key += "-hidden"
    return capital(told.text(key, args))


# --- events ----------------------------------------------------------------------------------------------


def event(told: Words, one: Event | TrickSeen, maker: Seat | None) -> list[Line]:
    """See ``Words.event``."""
    if isinstance(one, TrickEnd | TrickSeen):
        if maker is None:
            raise ValueError("the end of a trick cannot be told without the maker's seat")
        return trick_end(told, one, maker)
    if isinstance(one, Ended):
        return [_line(told, f"event-ended-{one.how}", ENDED[one.how])]
    if isinstance(one, Opened):
        return [_line(told, f"event-opened-{one.why}", OPENED[one.why], maker=one.maker, card=one.card)]
    if isinstance(one, MakerSet):
        return [_maker_set(told, one)]
    return [called.event(told, one, maker)]


def _maker_set(told: Words, one: MakerSet) -> Line:
    if one.amount is None:
        return _line(told, "event-maker-pcc", "second.pcc", maker=one.maker)
    key, clause = ("event-maker-first", "auction.end") if one.auction == 1 else ("event-maker-second", "second.circuit")
    return _line(told, key, clause, maker=one.maker, bid=told.bid(one.amount))


def trick_end(told: Words, end: TrickEnd | TrickSeen, maker: Seat) -> list[Line]:
    """See ``Words.trick_end``."""
    if isinstance(end, TrickEnd) and told.you is not None:
        end = end.seen_by(told.you, maker)
    cards = tuple(SeenCard(*one) for one in end.cards)
    return [*_inspection(told, end, cards, maker), *_opening(told, end, maker), *_winner(told, end, cards, maker)]


def _inspection(told: Words, end: TrickEnd | TrickSeen, cards: tuple[SeenCard, ...], maker: Seat) -> Iterator[Line]:
    """What the maker looked at, what was turned up and what stays down (``closed.inspect``, ``closed.reveal``)."""
    folded = [one for one in cards if one.folded and one.seat != maker]
    own = next((one for one in cards if one.folded and one.seat == maker), None)
    shown = [one for one in cards if one.shown]
    trump = _winning(end, cards).suit if shown else None
    if folded:
        known = [one.card for one in folded if one.card is not None]
        args: dict[str, Argument] = {"maker": maker, "players": [one.seat for one in folded]}
        if any(one.shown and one.card is not None and one.card.suit == trump for one in folded):
            yield _line(told, "trick-trump-found", "closed.inspect", **args)
        elif shown:
            yield _line(told, "trick-inspected", "closed.inspect", **args)
        elif len(known) == len(folded) and told.you not in end.inspected:
            yield _line(told, "trick-no-trump-known", "closed.inspect", **args, cards=known)
        else:
            yield _line(told, "trick-no-trump", "closed.inspect", **args)
    if own is not None and own.shown and own.card is not None:
        key = "trick-indicator-cut" if end.indicator == "played" else "trick-hand-cut"
        yield _line(told, key, "closed.reveal", maker=maker, card=own.card)
    turned = [one for one in shown if one.seat != maker and one.card is not None]
    if turned:
        said = [told.say("trick-shown-card", card=one.card, who=one.seat) for one in turned if one.card is not None]
        yield _line(told, "trick-shown", "closed.reveal", shown=told.list(said))
    if own is not None and not own.shown:
        yield _line(told, "trick-own-stays", "closed.reveal" if shown else "closed.inspect", maker=maker)


def _opening(told: Words, end: TrickEnd | TrickSeen, maker: Seat) -> Iterator[Line]:
    """Why the trump was opened by force, and where the indicator went."""
    if end.opened == "high-bid":
        yield _line(told, "trick-opens-high-bid", "open.high-bid", high_bid=HIGH_BID)
    if end.opened == "pcc":
        yield _line(told, "trick-opens-pcc", "pcc.open-after-first")
    if end.indicator_card is None:
        return
    if end.indicator == "returned":
        yield _line(told, "trick-indicator-returns", "closed.indicator-returns", maker=maker, card=end.indicator_card)
    elif end.opened == "last-trick":
        yield _line(told, "trick-indicator-last", "closed.indicator-lead", card=end.indicator_card)


def _winner(told: Words, end: TrickEnd | TrickSeen, cards: tuple[SeenCard, ...], maker: Seat) -> Iterator[Line]:
    """Who won with what, and the duty that may begin (``play.winner``, ``trump.exhausted``)."""
    card, led = _winning(end, cards), cards[0].card
    key = "trick-won" if led is not None and card.suit == led.suit else "trick-cut"
    args: dict[str, Argument] = {"who": end.winner, "card": card}
    if end.points is None:
        yield _line(told, key, "play.winner", **args)
    else:
        yield _line(told, f"{key}-points", "play.winner", **args, points=end.points)
    if end.exhausted:
        yield _line(told, "trick-exhausted", "trump.exhausted", maker=maker)


def _winning(end: TrickEnd | TrickSeen, cards: tuple[SeenCard, ...]) -> Card:
    """The card that won: always one that the table has seen."""
    card = next(one.card for one in cards if one.seat == end.winner)
    if card is None:
        raise ValueError(f"trick {end.number}: the winning card of {end.winner} is hidden, which cannot be")
    return card


# --- tokens ----------------------------------------------------------------------------------------------


def settlement(
    told: Words,
    one: Settlement,
    verdict: CapsVerdict | None,
    contract: Contract | None,
    points: Mapping[str, int],
    ended: str | None,
) -> list[Line]:
    """See ``Words.settlement``."""
    if len(one.payments) > 1 and contract is not None:
        return many.settlement(told, one, verdict, contract, points)
    if one.to is None or contract is None:
        if ended in ENDED and ended != "played":
            return [_line(told, f"event-ended-{ended}", ENDED[ended])]
        return [_line(told, "settle-nothing", None)]
    lines: list[Line] = []
    if verdict is not None and verdict.wrong:
        key = "settle-penalty-lost" if verdict.lost_after else "settle-penalty"
        lines.append(_caps(told, verdict))
        lines.append(_line(told, key, "caps.penalty", side=told.named_side(one.to), count=one.owed))
    else:
        lines += _bid(told, one, verdict, contract, points)
    if one.moved < one.owed:
        lines.append(_line(told, "settle-remainder", "score.remainder", count=one.moved))
    sides = SIDES if told.you is None or told.you.side == SIDES[0] else SIDES[::-1]
    held = [told.say("settle-side-tokens", side=told.named_side(side), count=one.after[side]) for side in sides]
    lines.append(_line(told, "settle-tokens", "match.tokens", one=held[0], other=held[1]))
    if one.match_over:
        lines.append(_line(told, "settle-match", "score.match", side=told.named_side(one.to)))
    return lines


def _bid(
    told: Words, one: Settlement, verdict: CapsVerdict | None, contract: Contract, points: Mapping[str, int]
) -> Iterator[Line]:
    """The contract made or not, its tokens, and a right Caps call beside it (``score.made``, ``score.table``)."""
    assert one.to is not None
    bonus = one.bonus if verdict is not None and verdict.side == one.to else 0
    if contract.amount is None:
        key = "settle-pcc-made" if one.made else "settle-pcc-failed"
        yield _line(told, key, "pcc.alone", who=contract.seat)
    else:
        side, bid = contract.seat.side, told.bid(contract.amount)
        exactly = "-exactly" if points[side] == contract.amount else ""
        key = f"settle-made{exactly}" if one.made else "settle-failed"
        yield _line(told, key, "score.made", side=told.named_side(side), bid=bid, points=points[side])
    yield _line(told, "settle-table", "score.table", side=told.named_side(one.to), count=one.owed - bonus)
    if verdict is not None and (bonus or (verdict.judged == "correct" and not verdict.lost_after)):
        yield _caps(told, verdict, bonus)


def _caps(told: Words, verdict: CapsVerdict, bonus: int = 0) -> Line:
    """How Caps was judged, and how many tokens a right call adds."""
    return _line(told, f"settle-caps-{verdict.judged}", verdict.clauses[0], who=verdict.seat, count=bonus)
