"""A moment of an auction, the contracts that may come of it, and how many of the solved deals made which of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

from tutor.cards import SUITS, Card, Hand, cards
from tutor.seats import SEATS, Seat

SHIPPED: Final = "sri-lankan.scenes"


class Option(NamedTuple):
    """A contract: who plays it, at what, and with which trump (``None``: the suit that is best for that seat)."""

    maker: Seat
    amount: int
    trump: str | None


@dataclass(frozen=True)
class Scene:
    """What ``seat`` knows when it has to decide, and the ``options`` of the decision.

    ``first`` and ``second`` are its packets (``second`` empty in the first auction), ``calls`` what was called so far,
    in order (``None``: a pass), ``indicator`` its own indicator. ``counts`` are the deals by which options they make:
    bit ``n`` of the key is set when option ``n`` is made. ``sort`` and ``want`` say what the scene was prepared for.
    """

    sort: str
    want: str
    seat: Seat
    dealer: Seat
    first: Hand
    second: Hand
    calls: tuple[tuple[Seat, int | None], ...]
    indicator: Card | None
    options: tuple[Option, ...]
    counts: Mapping[int, int] = field(default_factory=dict)

    @property
    def standing(self) -> tuple[Seat, int] | None:
        """The bid that stands, and whose it is."""
        bids = [(seat, amount) for seat, amount in self.calls if amount is not None]
        return bids[-1] if bids else None

    @property
    def hand(self) -> Hand:
        """All cards of the seat."""
        return Hand(self.first.mask | self.second.mask)

    @property
    def deals(self) -> int:
        """How many deals were solved."""
        return sum(self.counts.values())

    def turned(self, suits: str, turns: int) -> Scene:
        """The same scene with the suits S, H, D, C under the names of ``suits`` and everybody ``turns`` seats on.

        >>> scene = scenes()[0]
        >>> scene.turned("HDCS", 1).turned("CSHD", 3) == scene
        True
        """
        name = dict(zip(SUITS, suits, strict=True))

        def on(seat: Seat) -> Seat:
            return SEATS[(seat.place + turns) % 4]

        def other(card: Card) -> Card:
            return Card(card.rank + name[card.suit])

        return Scene(
            self.sort,
            self.want,
            on(self.seat),
            on(self.dealer),
            Hand(other(one) for one in self.first),
            Hand(other(one) for one in self.second),
            tuple((on(seat), amount) for seat, amount in self.calls),
            None if self.indicator is None else other(self.indicator),
            tuple(Option(on(one.maker), one.amount, one.trump and name[one.trump]) for one in self.options),
            self.counts,
        )

    def to_json(self) -> dict[str, Any]:
        """Plain JSON values; :func:`read` reads them back."""
        return {
            "sort": self.sort,
            "want": self.want,
            "seat": self.seat,
            "dealer": self.dealer,
            "first": " ".join(self.first),
            "second": " ".join(self.second),
            "calls": [list(one) for one in self.calls],
            "indicator": self.indicator,
            "options": [list(one) for one in self.options],
            "counts": {str(key): self.counts[key] for key in sorted(self.counts)},
        }


def read(data: Mapping[str, Any]) -> Scene:
    """A scene from its JSON values. Raises ``ValueError`` or ``KeyError`` for anything else."""
    return Scene(
        data["sort"],
        data["want"],
        Seat(data["seat"]),
        Seat(data["dealer"]),
        Hand(cards(data["first"])),
        Hand(cards(data["second"])),
        tuple((Seat(seat), amount) for seat, amount in data["calls"]),
        None if data["indicator"] is None else Card(data["indicator"]),
        tuple(Option(Seat(maker), amount, trump) for maker, amount, trump in data["options"]),
        {int(key): count for key, count in data["counts"].items()},
    )


def load(path: Path) -> tuple[Scene, ...]:
    """The scenes of a file, one a line. Raises ``ValueError`` that names the line, and ``OSError``."""
    found = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            found.append(read(json.loads(line)))
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{path}, line {number}: no scene ({error!r})") from None
    return tuple(found)


def save(some: Iterable[Scene], path: Path) -> None:
    """Write scenes to a file, one a line, in one step."""
    part = path.with_name(path.name + ".part")
    part.write_text("".join(json.dumps(one.to_json(), sort_keys=True) + "\n" for one in some), "utf-8")
    part.replace(path)


@cache
def scenes() -> tuple[Scene, ...]:
    """The scenes that are shipped."""
    with resources.as_file(resources.files(__package__) / SHIPPED) as path:
        return load(path)
