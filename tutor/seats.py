"""Seats, sides and the direction of play.

304 runs anticlockwise: S, E, N, W, S. The next seat in that order is a player's right-hand neighbour
(``deal.partners``). Six and eight players sit at more points of the compass, partners opposite all the same.

>>> SOUTH.right, SOUTH.left, SOUTH.partner, SOUTH.side
(Seat('E'), Seat('W'), Seat('N'), 'NS')
>>> seat("SE").partner, seated("S SE NE N NW SW").sides
(Seat('NW'), ('NS', 'SE-NW', 'NE-SW'))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.faults import Fault
from tutor.showing import show

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
    from pydantic.json_schema import JsonSchemaValue
    from pydantic_core import CoreSchema


class Seat(str):
    """One seat. It *is* its name (``Seat('S') == 'S'``) and there is one object a seat.

    ``place`` is its number in lists of hands: S 0, E 1, N 2, W 3, which is the order of play at a table for four, then
    SE 4, NE 5, NW 6, SW 7. ``side`` is ``'NS'``, ``'EW'``, ``'SE-NW'`` or ``'NE-SW'``.
    """

    __slots__ = ("place", "side")

    place: int
    side: str

    def __new__(cls, text: str) -> Seat:
        """Return the seat that ``text`` names; raises ``ValueError`` like :func:`seat`."""
        return seat(text)

    @classmethod
    def _make(cls, name: str, place: int) -> Seat:
        self = str.__new__(cls, name)
        self.place, self.side = place, ALL_SIDES[SIDE_OF[place]]
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (seat, (str(self),))

    def __repr__(self) -> str:
        return f"Seat({str.__repr__(self)})"

    @property
    def right(self) -> Seat:
        """The right-hand neighbour at a table for four: next in the order of play. See ``Seating`` for the others."""
        return SEATS[(self.place + 1) % 4]

    @property
    def left(self) -> Seat:
        """The left-hand neighbour at a table for four: the one before in the order of play."""
        return SEATS[(self.place + 3) % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite, at a table of any size."""
        return ALL_SEATS[partner_of(self.place)]

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        from pydantic_core import core_schema  # not needed to play

        return core_schema.no_info_after_validator_function(
            seat, core_schema.str_schema(), serialization=core_schema.to_string_ser_schema()
        )

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"type": "string", "description": "A seat", "pattern": "^([NSns][EWew]?|[EWew])$"}


ALL_SIDES: Final = ("NS", "EW", "SE-NW", "NE-SW")
"""Every partnership; two of them play at a table for four, three at one for six."""

SIDES: Final = ALL_SIDES[:2]
"""The two partnerships at a table for four; a seat of even place belongs to the first."""

SIDE_OF: Final = (0, 1, 0, 1, 2, 3, 2, 3)
"""The side of each place, as an index of ``ALL_SIDES``."""


def partner_of(place: int) -> int:
    """The place opposite."""
    return place ^ 2


ALL_SEATS: Final[tuple[Seat, ...]] = tuple(
    Seat._make(name, place) for place, name in enumerate(("S", "E", "N", "W", "SE", "NE", "NW", "SW"))
)
"""Every seat by its place."""

SEATS: Final = ALL_SEATS[:4]
"""The seats of a table for four in the order of play, anticlockwise."""

SOUTH, EAST, NORTH, WEST = SEATS

_BY_NAME: dict[str, Seat] = {str.__str__(one): one for one in ALL_SEATS}

_ROUND: Final = tuple(_BY_NAME[name] for name in ("S", "SE", "E", "NE", "N", "NW", "W", "SW"))
"""Every seat as the compass has them, anticlockwise."""


def seat(text: str) -> Seat:
    """Read a seat, such as ``N`` or ``SW``, in either case. Raises ``ValueError`` naming what was read."""
    found = _BY_NAME.get(text)
    if found is None and isinstance(text, str):
        found = _BY_NAME.get(text.strip().upper())
    if found is None:
        raise Fault("no-seat", given=show(text))
    return found


class Seating(NamedTuple):
    """Who plays at a table, in the order of play, and whose turn follows whose.

    ``order`` begins with South; ``after`` gives for each place the place that comes next, ``before`` the one that came
    before. An empty seat is passed over. ``places`` are all seats that hands are counted for, empty ones included;
    ``sides`` the partnerships in the order of play; ``everybody`` the players as bits (``1 << place``). ``Seat.right``
    and ``Seat.left`` are neighbours at a table for four, whichever way the play goes.

    >>> seated("SWE").following(SOUTH), seated("SWE").following(WEST)
    (Seat('W'), Seat('E'))
    """

    order: tuple[Seat, ...]
    after: tuple[int, ...]
    before: tuple[int, ...]
    places: tuple[Seat, ...]
    sides: tuple[str, ...]
    everybody: int

    def following(self, one: Seat) -> Seat:
        """The seat whose turn comes after this one's."""
        return ALL_SEATS[self.after[one.place]]

    def from_seat(self, first: Seat) -> tuple[Seat, ...]:
        """The seats in the order of play, beginning with this one."""
        at = self.order.index(first)
        return self.order[at:] + self.order[:at]


def seated(names: str) -> Seating:
    """The seating of these seats in this order of play: ``SENW`` (anticlockwise), ``SWNE`` (clockwise)."""
    order = tuple(seat(one) for one in (names.split() if " " in names else names))
    clockwise = _steps(order[0], order[1]) > len(_ROUND) // 2
    ring = _ROUND[::-1] if clockwise else _ROUND
    after, before = ([_next_taken(one, way, order).place for one in ALL_SEATS] for way in (ring, ring[::-1]))
    places = ALL_SEATS if any(one not in SEATS for one in order) else SEATS
    sides = tuple(dict.fromkeys(one.side for one in order))
    return Seating(order, tuple(after), tuple(before), places, sides, sum(1 << one.place for one in order))


def _steps(one: Seat, other: Seat) -> int:
    """How many seats further on another seat is, anticlockwise."""
    return (_ROUND.index(other) - _ROUND.index(one)) % len(_ROUND)


def _next_taken(one: Seat, ring: tuple[Seat, ...], order: tuple[Seat, ...]) -> Seat:
    at = ring.index(one)
    return next(each for each in (*ring[at + 1 :], *ring[: at + 1]) if each in order)


def other_side(side: str) -> str:
    """The opponents of a side at a table for four.

    >>> other_side("NS")
    'EW'
    """
    return SIDES[1] if side == SIDES[0] else SIDES[0]
