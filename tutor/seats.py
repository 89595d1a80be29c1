"""Seats, sides and the direction of play.

304 runs anticlockwise: S, E, N, W, S. The next seat in that order is a player's right-hand neighbour
(``deal.partners``).

>>> SOUTH.right, SOUTH.left, SOUTH.partner, SOUTH.side
(Seat('E'), Seat('W'), Seat('N'), 'NS')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.showing import show

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
    from pydantic.json_schema import JsonSchemaValue
    from pydantic_core import CoreSchema


class Seat(str):
    """One seat. It *is* its letter (``Seat('S') == 'S'``) and there is one object a seat.

    ``place`` counts in the order of play (S 0, E 1, N 2, W 3); ``side`` is ``'NS'`` or ``'EW'``.
    """

    __slots__ = ("place", "side")

    place: int
    side: str

    def __new__(cls, text: str) -> Seat:
        """Return the seat that ``text`` names; raises ``ValueError`` like :func:`seat`."""
        return seat(text)

    @classmethod
    def _make(cls, letter: str, index: int, side: str) -> Seat:
        self = str.__new__(cls, letter)
        self.place, self.side = index, side
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (seat, (str(self),))

    def __repr__(self) -> str:
        return f"Seat({str.__repr__(self)})"

    @property
    def right(self) -> Seat:
        """The right-hand neighbour: next in the order of play."""
        return SEATS[(self.place + 1) % 4]

    @property
    def left(self) -> Seat:
        """The left-hand neighbour: the one before in the order of play."""
        return SEATS[(self.place + 3) % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return SEATS[(self.place + 2) % 4]

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        from pydantic_core import core_schema  # not needed to play

        return core_schema.no_info_after_validator_function(
            seat, core_schema.str_schema(), serialization=core_schema.to_string_ser_schema()
        )

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"type": "string", "description": "A seat", "pattern": "^[NESWnesw]$"}


SIDES: Final = ("NS", "EW")
"""The two partnerships; a seat of even index belongs to the first."""

SEATS: Final[tuple[Seat, ...]] = tuple(
    Seat._make(letter, place, SIDES[place % 2]) for place, letter in enumerate("SENW")
)
"""The four seats in the order of play, anticlockwise."""

SOUTH, EAST, NORTH, WEST = SEATS

_BY_LETTER: dict[str, Seat] = {str.__str__(one): one for one in SEATS}


def seat(text: str) -> Seat:
    """Read a seat: ``N``, ``E``, ``S`` or ``W``, in either case. Raises ``ValueError`` naming what was read."""
    found = _BY_LETTER.get(text)
    if found is None and isinstance(text, str):
        found = _BY_LETTER.get(text.strip().upper())
    if found is None:
        raise ValueError(f"{show(text)} is no seat: write N, E, S or W")
    return found


class Seating(NamedTuple):
    """Who plays at a table, in the order of play, and whose turn follows whose.

    ``order`` begins with South; ``after`` gives for each place (0-3) the place that comes next. An empty seat is passed
    over. ``Seat.right`` and ``Seat.left`` are neighbours at the table, whichever way the play goes.

    >>> seated("SWE").following(SOUTH), seated("SWE").following(WEST)
    (Seat('W'), Seat('E'))
    """

    order: tuple[Seat, ...]
    after: tuple[int, ...]

    def following(self, one: Seat) -> Seat:
        """The seat whose turn comes after this one's."""
        return SEATS[self.after[one.place]]

    def from_seat(self, first: Seat) -> tuple[Seat, ...]:
        """The seats in the order of play, beginning with this one."""
        at = self.order.index(first)
        return self.order[at:] + self.order[:at]


def seated(letters: str) -> Seating:
    """The seating of these seats in this order of play, such as ``SENW`` (anticlockwise) or ``SWNE`` (clockwise)."""
    order = tuple(seat(letter) for letter in letters)
    after = [0] * len(SEATS)
    way = 1 if len(order) > 1 and (order[1].place - order[0].place) % 4 == 1 else -1
    for one in SEATS:
        place = (one.place + way) % 4
        while SEATS[place] not in order:
            place = (place + way) % 4
        after[one.place] = place
    return Seating(order, tuple(after))


def other_side(side: str) -> str:
    """The opponents of a side.

    >>> other_side("NS")
    'EW'
    """
    return SIDES[1] if side == SIDES[0] else SIDES[0]
