"""From a view to the numbers of ``compiled_brute``, by an own reading of it; and the questions asked of them."""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Iterable, Iterator
from typing import Any

import numpy

from tests.solver import compiled_brute as kernel
from tutor.cards import PACK, Card, cards_of, mask_of
from tutor.rules.view import View

ALL = mask_of(PACK)
CHUNK = 64
"""Worlds listed at once, at least: later ones are listed only when an order has held so far."""


class TooMuch(Exception):
    """More worlds, or more plays, than were allowed."""


def table(rows: Iterable[list[int]], columns: int) -> Any:
    return numpy.array(list(rows), dtype=numpy.int64).reshape(-1, columns)


class Brute:
    """All worlds of a view, listed as far as they are needed, and claims tried against every play in each of them.

    ``most`` bounds the steps of listing, and the plays of one question; over it ``TooMuch`` is raised. Brute force that
    ``remembers`` nothing is the plain one: every play of every world in turn, until a world beats the order.
    """

    def __init__(self, view: View, most: int = 10**8, remembers: bool = True) -> None:
        assert view.maker is not None
        assert view.contract is not None
        assert view.turn is not None
        assert view.tricks, "positions after the first trick only"
        self.view, self.most = view, most
        self.seen = [one for trick in view.tricks for one in trick.cards] + list(view.trick)
        self.claims = table((self._claim(one.seat.place, n) for n, one in enumerate(view.claims)), 10)
        self.hidden = [at for at, one in enumerate(self.seen) if one.card is None]
        self.hidden.sort(key=lambda at: at < 4 * len(view.tricks))
        self._read()
        self.rows = numpy.zeros((0, kernel.WORLD), dtype=numpy.int64)
        self.state = numpy.array([-1, -1, 0, 0], dtype=numpy.int64)
        self.frames = numpy.zeros(3 * 33, dtype=numpy.int64)
        self.known = numpy.zeros(1024 if remembers else 0, dtype=numpy.int64)
        self.work = numpy.zeros(2, dtype=numpy.int64)

    def _claim(self, seat: int, number: int, order: tuple[Card, ...] | None = None, at: int | None = None) -> list[int]:
        if order is None:
            claim = self.view.claims[number]
            order, at = claim.order, 4 * (claim.trick - 1) + claim.after
        assert at is not None
        return [seat, at, *(one.place for one in order), *[-1] * (8 - len(order))]

    def _read(self) -> None:
        view, maker, own = self.view, self.view.maker, self.view.seat
        assert maker is not None
        assert view.contract is not None
        assert view.turn is not None
        profile = view.profile
        opened = any(one.do == "open" for one in view.log)
        forced = (view.contract.amount or 0) >= 250 and profile.open_at_250
        exhausts = profile.exhausted_trumps != "never"
        told = [own.place, maker.place, exhausts, forced, opened, bool(view.closed), view.turn.place, len(view.trick)]
        self.facts = numpy.array([*told, view.hand.mask], dtype=numpy.int64)
        others = [seat.place for seat in (own.right, own.partner, own.left)]
        self.plays = table(
            (
                [one.seat.place, one.card.place if one.card else -1, one.folded]
                + [3 + self.hidden.index(at) if one.card is None else -1]
                for at, one in enumerate(self.seen)
            ),
            4,
        )
        self.tricks = table(
            ([one.winner.place, one.indicator == "stays", any(c.shown for c in one.cards)] for one in view.tricks), 3
        )
        unseen = ALL & ~view.hand.mask & ~mask_of(one.card for one in self.seen if one.card)
        apart = view.closed and view.indicator is None
        now = len(self.seen)
        places = [[one, view.held[one], self._may(one, now), one == maker.place, 0] for one in others]
        for at in self.hidden:
            seat, down = self.seen[at].seat.place, at < 4 * len(view.tricks)
            takes = bool(apart) and seat == maker.place and not down
            places.append([seat, 0 if down else 1, self._may(seat, at), takes, down])
        downs = [place[kernel.MAY] for place in places if place[kernel.DOWN]]
        places.append([0, len(downs), functools.reduce(operator.or_, downs, 0), 0, 1])
        self.places = table(places, 5)
        indicators = cards_of(unseen) if view.indicator is None else [view.indicator]
        self.indicators = numpy.array([one.place for one in indicators], dtype=numpy.int64)
        cards = sorted(cards_of(unseen), key=lambda one: sum(place[kernel.MAY] >> one.place & 1 for place in places))
        self.cards = numpy.array([one.place for one in cards], dtype=numpy.int64)
        self.filled, self.tried = numpy.zeros((2, len(places)), dtype=numpy.int64)
        self.choice = numpy.full(len(cards) + 1, -1, dtype=numpy.int64)

    def _may(self, seat: int, at: int) -> int:
        """Cards that this seat may have had in hand at this play (and later), an unseen indicator apart."""
        may = ALL
        for n, one in enumerate(self.seen[: at + 1]):
            led = self.seen[n & ~3].card
            assert led is not None
            if one.seat.place == seat and (one.card is None or one.card.suit != led.suit):
                may &= ~(255 << 8 * (led.place >> 3))
        for claim in self.view.claims:
            order, since = mask_of(claim.order), 4 * (claim.trick - 1) + claim.after
            may &= order if claim.seat.place == seat and at >= since else ~order
        return may

    def _more(self) -> int:
        """List more worlds, as many as there are (at least ``CHUNK``); how many there are now, all told."""
        rows = numpy.zeros((max(CHUNK, len(self.rows)), kernel.WORLD), dtype=numpy.int64)
        found = kernel.more_worlds(
            self.facts,
            self.plays,
            self.tricks,
            self.claims,
            self.places,
            self.cards,
            self.indicators,
            self.filled,
            self.choice,
            self.tried,
            self.state,
            rows,
            self.most,
        )
        if self.state[kernel.STEPS] >= self.most:
            raise TooMuch
        self.rows = numpy.concatenate([self.rows, rows[:found]])
        return len(self.rows)

    def count(self) -> int:
        """How many worlds there are, alike but for which card lies under which of the tricks that are over."""
        while not self.state[kernel.DONE]:
            self._more()
        return len(self.rows)

    def holds(self, order: tuple[Card, ...]) -> bool:
        """Is the claim of this order right in all worlds? A world that beats it is the first one tried next, where
        anything is remembered."""
        own = self.view.seat.place
        bound = [self._claim(seat, 0, one.order, 0) for one in self.view.claims if (seat := one.seat.place) != own]
        claims = table([*bound, self._claim(own, 0, order, 0)], 10)
        self.work[:] = self.known[:] = start = 0
        while True:
            end = len(self.rows)
            at = kernel.first_beaten(
                self.facts, self.rows, start, end, claims, self.frames, self.known, self.work, self.most
            )
            if at == -2:
                raise TooMuch
            if at >= 0:
                if len(self.known):
                    self.rows[[0, at]] = self.rows[[at, 0]]
                return False
            if self.state[kernel.DONE]:
                return True
            start = end
            self._more()

    def orders(self) -> Iterator[tuple[Card, ...]]:
        """Every order the seat may state; after a call of its own the one stated."""
        for claim in self.view.claims:
            if claim.seat == self.view.seat:
                yield tuple(one for one in claim.order if one in self.view.hand)
                return
        yield from itertools.permutations(self.view.hand)

    def some_order(self) -> tuple[Card, ...] | None:
        """The first order that is right in every world; ``None``: there is none."""
        return next((one for one in self.orders() if self.holds(one)), None)
