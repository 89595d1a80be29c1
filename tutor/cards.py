"""Cards of 304: suits, ranks, the pack, hands; parsing and printing.

A card is written rank first, then suit: ``JS 9H TD 7C`` (clauses ``cards.pack``, ``cards.rank``,
``cards.points``). Every suit ranks J 9 A T K Q 8 7, high to low, trump or not.

>>> card("j♠"), card("10D"), card("SJ")
(Card('JS'), Card('TD'), Card('JS'))
>>> sum(c.points for c in PACK)
304
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from tutor.faults import Fault
from tutor.showing import show

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
    from pydantic.json_schema import JsonSchemaValue
    from pydantic_core import CoreSchema

SUITS: Final = "SHDC"
"""Suit letters in the fixed order spades, hearts, diamonds, clubs."""

RANKS: Final = "J9ATKQ87"
"""Rank letters, high to low (``cards.rank``)."""

RANK_POINTS: Final = {"J": 30, "9": 20, "A": 11, "T": 10, "K": 3, "Q": 2, "8": 0, "7": 0}
"""Card points by rank (``cards.points``): 76 a suit, 304 in the pack."""

SUIT_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
"""The sign each suit is drawn with."""

_RANK, _SUIT = "([JATKQjatkq987]|10)", "[SHDCshdc♠♥♦♣]"
_PATTERN: Final = f"^({_RANK}{_SUIT}|{_SUIT}{_RANK})$"
"""What :func:`card` reads, for a JSON Schema."""

_SIGNS = {"♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C"}


class Card(str):
    """One card. It *is* its notation (``Card('JS') == 'JS'``) and there is one object a card.

    Attributes: ``rank`` and ``suit`` (letters), ``points`` (0-30), ``place`` (0-31, suit by suit),
    ``power`` (0 for a seven to 7 for a jack), ``bit`` (``1 << index``) for sets of cards kept as one integer.
    """

    __slots__ = ("bit", "name", "place", "points", "power", "rank", "suit")

    rank: str
    suit: str
    points: int
    place: int
    power: int
    bit: int
    name: str

    def __new__(cls, text: str) -> Card:
        """Return the one card that ``text`` names; raises ``ValueError`` like :func:`card`."""
        return card(text)

    @classmethod
    def _make(cls, rank: str, suit: str) -> Card:
        self = str.__new__(cls, rank + suit)
        self.rank, self.suit, self.points = rank, suit, RANK_POINTS[rank]
        self.power = 7 - RANKS.index(rank)
        self.place = 8 * SUITS.index(suit) + self.power
        self.bit = 1 << self.place
        self.name = ("10" if rank == "T" else rank) + SUIT_SIGNS[suit]
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (card, (str(self),))

    def __repr__(self) -> str:
        return f"Card({str.__repr__(self)})"

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        from pydantic_core import core_schema  # not needed to play

        return core_schema.no_info_after_validator_function(
            card, core_schema.str_schema(), serialization=core_schema.to_string_ser_schema()
        )

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"type": "string", "description": "A card: rank, then suit; T is the ten", "pattern": _PATTERN}


PACK: Final[tuple[Card, ...]] = tuple(Card._make(rank, suit) for suit in SUITS for rank in RANKS)
"""The 32 cards, suit by suit, high to low (``cards.pack``)."""

CARDS: Final[tuple[Card, ...]] = tuple(sorted(PACK, key=lambda c: c.place))
"""The 32 cards by ``place``: ``CARDS[c.place] is c``."""


def pack_of(ranks: str) -> tuple[Card, ...]:
    """The cards of these ranks, suit by suit, high to low: a whole pack, or one without its lowest cards.

    >>> len(pack_of("J9ATKQ")), sum(c.points for c in pack_of("J9ATKQ"))
    (24, 304)
    """
    return PACK if ranks == RANKS else tuple(one for one in PACK if one.rank in ranks)


SUIT_MASK: Final = {suit: 0xFF << (8 * place) for place, suit in enumerate(SUITS)}
"""All eight cards of a suit as one integer."""

_BY_NAME: dict[str, Card] = {str.__str__(c): c for c in PACK}


def card(text: str) -> Card:
    """Read one card in any usual form: ``JS``, ``SJ``, ``j♠``, ``10D``, ``td``.

    Raises ``ValueError`` with what was read and what is allowed.
    """
    found = _BY_NAME.get(text)
    if found is not None:
        return found
    if not isinstance(text, str):
        raise Fault("card-text", given=show(text))
    plain = "".join(_SIGNS.get(letter, letter) for letter in text.strip().upper().replace("️", ""))
    plain = plain.replace("10", "T")
    found = _BY_NAME.get(plain) or _BY_NAME.get(plain[::-1])
    if found is None:
        raise Fault("no-card", given=show(text))
    return found


def suit(text: str) -> str:
    """The letter of a suit, from its letter or its sign. Raises ``ValueError`` naming what was read.

    >>> suit("s"), suit("♥")
    ('S', 'H')
    """
    plain = str(text).strip().upper()
    found = _SIGNS.get(plain, plain)
    if found not in SUIT_SIGNS:
        raise Fault("no-suit", given=show(text))
    return found


def cards(text: str) -> tuple[Card, ...]:
    """Read several cards divided by spaces or commas.

    >>> cards("JS 9S, 10H")
    (Card('JS'), Card('9S'), Card('TH'))
    """
    return tuple(card(word) for word in text.replace(",", " ").split())


def mask_of(some: Iterable[Card]) -> int:
    """The set of cards as one integer (bit ``place`` for each card)."""
    mask = 0
    for one in some:
        mask |= one.bit
    return mask


_BYTES: Final = tuple(
    tuple(tuple(CARDS[base + bit] for bit in range(7, -1, -1) if byte >> bit & 1) for byte in range(256))
    for base in (0, 8, 16, 24)
)
"""The cards of every possible holding in each suit, high to low, looked up by its eight bits."""

_SPADES, _HEARTS, _DIAMONDS, _CLUBS = _BYTES


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, suit by suit (S H D C), high to low.

    >>> cards_of(card("7S").bit | card("JS").bit | card("AC").bit)
    (Card('JS'), Card('7S'), Card('AC'))
    """
    return _SPADES[mask & 255] + _HEARTS[mask >> 8 & 255] + _DIAMONDS[mask >> 16 & 255] + _CLUBS[mask >> 24]


def points_of(mask: int) -> int:
    """Card points in a mask (0-304)."""
    return sum(c.points for c in cards_of(mask))


class Hand:
    """An immutable set of cards held by one player, printed ``J9.AT.K.Q8`` (spades.hearts.diamonds.clubs).

    >>> hand = Hand.parse("J9.AT.K.Q8")
    >>> len(hand), hand.points, "JS" in hand, str(hand)
    (7, 76, True, 'J9.AT.K.Q8')
    >>> str(Hand(cards("QC JS 8C 9S")))
    'J9...Q8'
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, some: Iterable[Card] | int = ()) -> None:
        object.__setattr__(self, "mask", some if isinstance(some, int) else mask_of(some))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Hand never changes")

    def __reduce__(self) -> tuple[Any, ...]:
        return (Hand, (self.mask,))

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read ``J9.AT.K.Q8`` (four suits between dots, any of them empty) or a list of cards ``JS 9S``.

        Raises ``ValueError`` naming the faulty part.
        """
        if "." not in text:
            return cls(cards(text))
        suits = text.strip().upper().replace("10", "T").split(".")
        if len(suits) != 4:
            raise Fault("hand-suits", given=show(text), count=len(suits))
        mask = 0
        for suit, ranks in zip(SUITS, suits, strict=True):
            for rank in ranks:
                one = card(rank + suit)
                if mask & one.bit:
                    raise Fault("hand-twice", cards=str(one), given=show(text))
                mask |= one.bit
        return cls(mask)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, one: object) -> bool:
        return isinstance(one, str) and bool(self.mask & card(one).bit)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    @property
    def points(self) -> int:
        """Card points of the hand (0-304)."""
        return points_of(self.mask)

    def of_suit(self, suit: str) -> Hand:
        """The cards of one suit."""
        return Hand(self.mask & SUIT_MASK[suit])

    def __str__(self) -> str:
        return ".".join("".join(c.rank for c in cards_of(self.mask & SUIT_MASK[suit])) for suit in SUITS)

    def __repr__(self) -> str:
        return f"Hand.parse({str(self)!r})"
