"""A small language for tests by clause: whole deals from partial hands, actions from words.

Hands
    ``W="JS 9S AH 7C | KD -H"``: the cards named before the bar are of the first packet, those after it of the second
    (without a bar the first four named are); ``-H`` keeps hearts out of what the hand is filled up with. Whatever is
    left open is filled from the rest of the pack, low cards first, always in the same way.

Words
    ``S:160`` bids, ``S:pass``, ``S:ask``, ``S:redeal``, ``S:pcc``, ``S:JS!`` sets the indicator, ``S:open``,
    ``S:JS`` plays (``S:JS/down`` and ``S:JS/up`` state the facing), ``S:caps=JS,9S`` claims, ``S:spoilt`` declares.

The dealer is W unless told otherwise, so S is eldest and the calls go S, E, N, W.

>>> t = deal(contract("W", 200, "JS") + "S:AH E:9S", S="AH", E="9S -H", W="JS TH")
>>> t.phase, t.turn, t.closed, len(t.hand("W"))
('play', Seat('N'), True, 8)
>>> refused(t, "W:TH")
('procedure.turn',)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import pytest

from tutor.cards import Card, Hand, card, cards
from tutor.profiles import Form, load_profile
from tutor.rules import (
    Action,
    AskPartner,
    Bid,
    CallCaps,
    Deal,
    DeclareSpoilt,
    IllegalAction,
    OpenTrump,
    PartnerCloseCaps,
    Pass,
    Play,
    Redeal,
    Ruling,
    SetIndicator,
    View,
)
from tutor.rules.caps import Prove
from tutor.rules.events import TrickEnd

ORDER = tuple("SENW")
FILL = [card(rank + suit) for rank in "78QKTA9J" for suit in "SHDC"]
PLAIN: dict[str, Action] = {
    "pass": Pass(),
    "ask": AskPartner(),
    "redeal": Redeal(),
    "pcc": PartnerCloseCaps(),
    "open": OpenTrump(),
    "spoilt": DeclareSpoilt(),
}
CIRCUIT = ("pass", "pass", "pass", "pass")

Packet = dict[str, list[Card]]


# --- hands ------------------------------------------------------------------------------------------------------------


def packets(hands: Mapping[str, str], form: Form | None = None) -> tuple[Packet, Packet]:
    """Fill partial hands up to two whole packets for each seat; of four cards each without a ``form``."""
    order = ORDER if form is None else form.seating.order
    sizes = (4, 4) if form is None else form.packets
    held: dict[tuple[str, int], list[Card]] = {}
    kept_out: dict[str, str] = {}
    for seat in order:
        text = hands.get(seat, "")
        kept_out[seat] = "".join(word[1] for word in text.split() if word.startswith("-"))
        plain = " ".join(word for word in text.split() if not word.startswith("-"))
        before, bar, after = plain.partition("|")
        named = cards(before)
        held[seat, 0] = list(named if bar else named[: sizes[0]])
        held[seat, 1] = list(cards(after) if bar else named[sizes[0] :])
        assert all(len(held[seat, one]) <= sizes[one] for one in (0, 1)), f"too many cards for {seat}: {text}"
    taken = [one for some in held.values() for one in some]
    assert len(taken) == len(set(taken)), "a card is named twice"
    rest = [one for one in FILL if one not in taken and (form is None or one in form.pack)]
    slots = [place for place, some in held.items() for _ in range(sizes[place[1]] - len(some))]
    for one, slot in _match(rest, slots, kept_out).items():
        held[slots[slot]].append(one)
    return {seat: held[seat, 0] for seat in order}, {seat: held[seat, 1] for seat in order}


def _match(rest: list[Card], slots: list[tuple[str, int]], kept_out: dict[str, str]) -> dict[Card, int]:
    """Each card to one free place, with no kept-out suit (augmenting paths)."""
    owner: dict[int, Card] = {}

    def place(one: Card, tried: set[int]) -> bool:
        for slot, (seat, _) in enumerate(slots):
            if slot in tried or one.suit in kept_out[seat]:
                continue
            tried.add(slot)
            if slot not in owner or place(owner[slot], tried):
                owner[slot] = one
                return True
        return False

    for one in rest:
        assert place(one, set()), f"the pack cannot be dealt: nobody may hold {one}"
    return {one: slot for slot, one in sorted(owner.items())}


# --- words ------------------------------------------------------------------------------------------------------------


def read(word: str) -> tuple[str, Action]:
    """One word as a seat and an action."""
    seat, what = word.split(":")
    if what in PLAIN:
        return seat, PLAIN[what]
    if what.lstrip("-").isdigit():
        return seat, Bid(int(what))
    if what.startswith("caps="):
        return seat, CallCaps(one for one in what[5:].split(",") if one)
    if what.endswith("!"):
        return seat, SetIndicator(card(what[:-1]))
    name, slash, face = what.partition("/")
    return seat, Play(card(name), {"down": True, "up": False}[face] if slash else None)


def line(word: str) -> dict[str, Any]:
    """One word as a line of a record."""
    seat, action = read(word)
    found: dict[str, Any] = {"seat": seat, "do": action.do}
    if isinstance(action, Bid):
        found["amount"] = action.amount
    elif isinstance(action, SetIndicator):
        found["card"] = str(action.card)
    elif isinstance(action, Play):
        found["card"] = str(action.card)
        if action.folded is not None:
            found["folded"] = action.folded
    elif isinstance(action, CallCaps):
        found["order"] = [str(one) for one in action.order]
    return found


def contract(maker: str, amount: int, indicator: str, *, dealer: str = "W", circuit: Iterable[str] = CIRCUIT) -> str:
    """The words of both auctions: ``maker`` wins the first at ``amount`` and sets the indicator; then the circuit.

    >>> contract("E", 160, "JS")
    'S:pass E:160 N:pass W:pass S:pass E:JS! E:pass N:pass W:pass S:pass '
    """
    eldest = ORDER[(ORDER.index(dealer) + 1) % 4]
    before = _round(eldest)[: _round(eldest).index(maker)]
    words = [f"{seat}:pass" for seat in before] + [f"{maker}:{amount}"]
    words += [f"{seat}:pass" for seat in _round(maker)[1:]] + [f"{maker}:{indicator}!"]
    words += [f"{seat}:{call}" for seat, call in zip(_round(maker), circuit, strict=False)]
    return " ".join(words) + " "


def _round(first: str) -> tuple[str, ...]:
    at = ORDER.index(first)
    return ORDER[at:] + ORDER[:at]


# --- deals ------------------------------------------------------------------------------------------------------------


def deal(
    words: str = "",
    *,
    dealer: str = "W",
    tokens: tuple[int, ...] | None = None,
    profile: Any = "sri-lankan",
    **hands: str,
) -> Deal:
    """A deal after these words. ``tokens`` are those of NS and EW, or of each side in the order of play; ``profile``
    may be a dict of changed settings of the default table."""
    wanted = load_profile(_table(profile))
    form = wanted.form
    first, second = ({seat: Hand(some) for seat, some in packet.items()} for packet in packets(hands, form))
    held = None if tokens is None else dict(zip(form.seating.sides, tokens, strict=True))
    return go(Deal.start(dealer, first, second, held, wanted), words)


def _table(profile: Any) -> Any:
    """A profile as it is given, or one of the default table with these settings changed."""
    changed = isinstance(profile, dict) and "base" not in profile
    return {"base": "sri-lankan", "settings": profile} if changed else profile


def record(
    words: str = "",
    *,
    dealer: str = "W",
    tokens: tuple[int, ...] | None = None,
    profile: Any = "sri-lankan",
    **hands: str,
) -> dict[str, Any]:
    """The same as a record ``304/1``; the words need not be legal."""
    form = load_profile(_table(profile)).form
    first, second = packets(hands, form)
    sides = form.seating.sides
    return {
        "format": "304/1",
        "profile": _table(profile),
        "dealer": dealer,
        "tokens": dict(zip(sides, tokens or (11,) * len(sides), strict=True)),
        "first": {seat: " ".join(some) for seat, some in first.items()},
        "second": {seat: " ".join(some) for seat, some in second.items()},
        "actions": [line(word) for word in words.split()],
    }


def go(start: Deal, words: str) -> Deal:
    """The deal after some more words."""
    for word in words.split():
        start = start.act(*read(word))
    return start


def ruling(at: Deal, word: str) -> Ruling:
    """What the engine says of one word."""
    return at.rule(*read(word))


def allowed(at: Deal, words: str) -> bool:
    """Is each of these words allowed now? They are alternatives: nothing is played."""
    return all(ruling(at, word).allowed for word in words.split())


def why(at: Deal, word: str) -> tuple[str, ...]:
    """The clauses that allow a word; fails when it is refused."""
    found = ruling(at, word)
    assert found.allowed, f"{word} is refused: {found.clauses}"
    return found.clauses


def refused(at: Deal, word: str) -> tuple[str, ...]:
    """The clauses that refuse a word; fails when it is allowed, or when acting on it would not raise."""
    found = ruling(at, word)
    assert not found.allowed, f"{word} is allowed"
    with pytest.raises(IllegalAction) as caught:
        at.act(*read(word))
    assert caught.value.ruling == found
    return found.clauses


def witness(at: Deal, word: str) -> list[str]:
    """The cards that prove a refusal."""
    return sorted(one for one in ruling(at, word).witness if isinstance(one, str))


def can_play(at: Deal) -> list[str]:
    """The cards that the seat on turn may play, sorted."""
    assert at.turn is not None
    return sorted(one.card for one in at.actions(at.turn) if isinstance(one, Play))


def finish_trick(at: Deal) -> Deal:
    """Everybody plays the first legal card until the trick is over."""
    assert at.play is not None
    number = at.play.number
    while at.phase == "play" and at.play is not None and at.play.number == number:
        at = _any_card(at)
    return at


def play_out(at: Deal) -> Deal:
    """Everybody plays the first legal card to the end of the deal; a maker who can only open opens."""
    while at.phase == "play":
        at = _any_card(at)
    return at


def _any_card(at: Deal) -> Deal:
    assert at.turn is not None
    actions = at.actions(at.turn)
    return at.act(at.turn, next((one for one in actions if isinstance(one, Play)), actions[0]))


def last_end(at: Deal) -> TrickEnd:
    """What the trick before brought."""
    assert at.play is not None
    return at.play.tricks[-1]


# --- Caps -------------------------------------------------------------------------------------------------------------


class FakeProof(NamedTuple):
    """An answer of a prover that was told what to say."""

    verdict: str
    order: tuple[Card, ...] | None = None


def prover(due: str = "", stated: str = "sure") -> Prove:
    """A prover that finds a call due from the moments named on (``"W:4.3"``: W after three cards of trick 4), until
    that seat plays a card, which may spoil any proof, and answers ``stated`` about an order that was stated."""
    moments = [(who, int(trick), int(after)) for who, trick, after in re.findall(r"(\w):(\d)\.(\d)", due)]

    def prove(view: View, order: tuple[Card, ...] | None) -> FakeProof:
        if order is not None:
            return FakeProof(stated)
        proved = any(
            who == view.seat and (trick, after) <= (view.number, len(view.trick)) and not _played(view, trick, after)
            for who, trick, after in moments
        )
        return FakeProof("sure", tuple(view.hand)) if proved else FakeProof("refuted")

    return prove


def _played(view: View, trick: int, after: int) -> bool:
    """Has the seat of this view played a card since that moment?"""
    tricks = [*(one.cards for one in view.tricks), view.trick]
    since = [*tricks[trick - 1][after:], *(one for cards in tricks[trick:] for one in cards)]
    return any(one.seat == view.seat for one in since)


# --- two layouts that several files use -------------------------------------------------------------------------------

BALANCED = {
    "S": "AS KS AH KH | AD KD AC KC",
    "E": "TS QS TH QH | TD QD TC QC",
    "N": "9S 8S 9H 8H | 9D 8D 9C 8C",
    "W": "JS 7S JH 7H | JD 7D JC 7C",
}
"""Two cards of every suit in every hand: everybody follows for long. W usually sets 7S aside."""

FOUR_TRICKS = "S:AH E:QH N:8H W:JH W:7H S:KH E:TH N:9H N:8D W:JD S:KD E:QD W:7D S:AD E:TD N:9D "
"""Both rounds of hearts and diamonds of ``BALANCED``: W, N, W and N win; N leads to the fifth trick."""

ALL_SPADES = {"W": "JS 9S AS TS | KS QS 8S 7S"}
"""A maker who cannot lose a trick."""
