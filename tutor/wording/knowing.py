"""What a seat knows, in words: each fact as a sentence with its event, or with the facts that force it.

Three reasons or more follow as sentences of their own.

>>> from tutor.knowledge import Fact, Source
>>> from tutor.wording import words
>>> east = Seat("E")
>>> void = Fact("void", "play.follow", east, suits="C", sources=(Source("folded", 2, east, None, "C"),))
>>> tell(words(), void, you="S", maker="N").full
'East has no clubs: East folded a card on trick 2, when clubs were led.'
>>> tell(words(), Fact("out", None, east, suits="H", because=(void,)), you="S", maker="N").full
'East can have no hearts, because East has no clubs.'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tutor.cards import Card
from tutor.knowledge import Fact, facts
from tutor.rules.view import View
from tutor.seats import Seat, seat
from tutor.wording.shapes import Text, capital

if TYPE_CHECKING:
    from tutor.wording.texts import Names, Words

FEW: Final = 4
"""As many cards as a sentence names one by one."""


def tell_all(told: Words, view: View, names: Names | None = None) -> list[Text]:
    """All that the seat of this view knows of the cards, told to it (see :func:`tutor.knowledge.facts`).

    Raises ``ValueError`` outside the play and in Partner Close Caps.
    """
    found, maker = facts(view), view.maker
    assert maker is not None
    return [tell(told, one, view.seat, maker, names) for one in found]


def tell(told: Words, fact: Fact, you: str, maker: str, names: Names | None = None) -> Text:
    """A fact of the seat ``you``, told to it: the bare fact, the fact with its because, and the clause behind it."""
    told = told.at(you, names)
    key, text = _key(fact, seat(maker)), _part(told, [fact], seat(maker))
    if fact.sources or fact.kind == "gone":
        full = told.full(key, **_values(told, [fact], seat(maker)))
    elif fact.because:
        parts = [_part(told, some, seat(maker)) for some in _groups(fact.because)]
        if len(parts) < 3:
            full = told.say("fact-because", text=text, reasons=told.list(parts))
        else:
            reasons = [capital(told.say("fact-sentence", text=part)) for part in parts]
            full = " ".join([told.say("fact-together", text=text), *reasons])
    else:
        full = told.say("fact-sentence" if key.endswith("-any") else "fact-seen", text=text)
    return Text(capital(told.say("fact-sentence", text=text)), capital(full), fact.clause)


def _groups(because: tuple[Fact, ...]) -> list[list[Fact]]:
    """Facts that one part of a sentence can tell together: what a seat is out of, what it folded, what is not trump."""
    found: dict[object, list[Fact]] = {}
    for at, one in enumerate(because):
        table = one.spot is not None and one.spot.kind == "table"
        alike = one.kind in ("void", "no-trump", "not-trump") and not table
        found.setdefault((one.kind, one.seat, one.apart) if alike else at, []).append(one)
    return list(found.values())


def _part(told: Words, some: Sequence[Fact], maker: Seat) -> str:
    """The bare fact, or several of one kind, as a part of a sentence."""
    return told.say(_key(some[0], maker), **_values(told, some, maker))


def _key(fact: Fact, maker: Seat) -> str:
    """Which text tells the fact."""
    kind, spot = fact.kind, fact.spot
    if kind == "card" and spot is not None:
        return f"fact-card-{'folded' if spot.kind == 'table' else spot.kind}"
    if kind == "no-trump" and spot is not None and spot.seat == maker:
        return f"fact-no-trump-{'table' if spot.kind == 'table' else 'maker'}"
    if kind in ("indicator", "folded"):
        many = "suits" if len(fact.cards) > FEW else "few"
        return f"fact-{kind}-{'one' if len(fact.cards) == 1 else many if fact.because else 'any'}"
    if kind in ("void", "out") and fact.apart:
        return f"fact-{kind}-apart"
    return f"fact-{kind}"


def _values(told: Words, some: Sequence[Fact], maker: Seat) -> dict[str, Any]:
    """What the text of a fact, or of several of one kind, is filled with."""
    fact = some[0]
    args: dict[str, Any] = {"maker": maker, "cards": fact.cards}
    args["count"] = fact.number if fact.kind == "count" else len(some)
    if fact.seat is not None:
        args["who"] = fact.seat
    if fact.suits:
        args["suit"] = told.named_suit(fact.suits[0])
        suits = [told.suit(letter) for one in some for letter in one.suits]
        args |= {"suits": told.list(suits), "suits_or": told.list(suits, "or")}
    if fact.spot is not None:
        args["trick"] = fact.spot.trick
        args["tricks"] = told.list([str(one.spot.trick) for one in some if one.spot is not None])
    if fact.sources:
        first, last = fact.sources[0], fact.sources[-1]
        args |= {"how": first.how, "by": first.seat, "trick": first.trick, "later": last.trick}
        if first.led is not None:
            args["led"] = told.named_suit(first.led)
        args |= {name: card for name, card in (("card", first.card), ("next", last.card)) if isinstance(card, Card)}
    if fact.kind == "card":
        args["card"] = fact.cards[0]
    return args
