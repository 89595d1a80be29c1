"""The same record at two tables: what the second one judges otherwise first, and what the end brings there.

Pure: no words, no files. ``tutor304 differ`` and the app tell it.

>>> from tutor.profiles import load_profile
>>> from tutor.record import example, load
>>> found = differ(load(example()), load_profile(), load_profile({"base": "sri-lankan", "settings": {"pcc": False}}))
>>> bool(found)
False
>>> [(setting, value) for setting, value, _ in other_tables(load(example()))][0]
('second_auction_start', 'eldest')
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from tutor.faults import Fault
from tutor.profiles import Profile
from tutor.record.model import Record
from tutor.rules.actions import Action
from tutor.rules.caps import CapsVerdict, judge_caps
from tutor.rules.deal import Deal
from tutor.rules.dealing import token_faults
from tutor.rules.ruling import Ruling
from tutor.rules.state import Contract
from tutor.rules.tokens import Settlement, settle
from tutor.seats import Seat
from tutor.solver.moments import prove_as_read


class Judged(NamedTuple):
    """An action that two tables judge otherwise: its place ``at`` among the record's (from 0), who, what, both rulings.

    One allows what the other refuses, or both refuse it by other clauses, or it falls face down at one table only.
    """

    at: int
    seat: Seat
    action: Action
    here: Ruling
    there: Ruling


class End(NamedTuple):
    """Where a record leads: whose turn it is and what that seat may do, or how the deal has ended and what it brings.

    ``shown`` are the folded cards turned up so far; ``moved`` is the side that receives tokens and how many;
    ``received`` how many each side gets, where several do.
    """

    phase: str
    turn: Seat | None
    ended: str | None
    contract: Contract | None
    legal: tuple[Action, ...]
    closed: bool | None
    shown: tuple[str, ...]
    points: tuple[tuple[str, int], ...]
    judged: str | None
    moved: tuple[str | None, int]
    match_over: bool
    received: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Difference:
    """What two tables make of one record: the ``first`` action judged otherwise, if any, and where it leads at each.

    After a fault at either table the ends are those before it. True when anything differs.
    """

    here: Profile
    there: Profile
    first: Judged | None
    ends: tuple[End, End]

    def __bool__(self) -> bool:
        return self.first is not None or self.ends[0] != self.ends[1]

    @property
    def changed(self) -> tuple[str, ...]:
        """The fields of :class:`End` that differ."""
        one, other = self.ends
        return tuple(name for name in End._fields if getattr(one, name) != getattr(other, name))


def differ(record: Record, here: Profile, there: Profile) -> Difference:
    """Replay a record at two tables, up to the first action that either refuses (``Difference``).

    Raises ``ValueError`` where others sit at one of the tables, or the cards are dealt otherwise there.
    """
    one, other, first = _start(record, here), _start(record, there), None
    for index, line in enumerate(record.actions):
        action = line.action()
        rulings = one.rule(line.seat, action), other.rule(line.seat, action)
        if first is None and _unlike(*rulings):
            first = Judged(index, line.seat, action, *rulings)
        if not all(ruling.allowed for ruling in rulings):
            break
        one, other = one.act(line.seat, action), other.act(line.seat, action)
    return Difference(here, there, first, (_end(one), _end(other)))


def other_tables(record: Record, here: Profile | None = None) -> Iterator[tuple[str, Any, Difference]]:
    """Each single setting, with each other value, under which something about this record is otherwise.

    ``here`` is the table to start from, the record's own when left out. Values that contradict another setting of it,
    or bring other players to the table, are passed over.
    """
    table = record.rule_profile() if here is None else here
    for setting, value, there in table.others():
        found = differ(record, table, there)
        if found:
            yield setting, value, found


def _unlike(here: Ruling, there: Ruling) -> bool:
    if here.allowed != there.allowed:
        return True
    return here.folded != there.folded if here.allowed else here.clauses != there.clauses


def _start(record: Record, table: Profile) -> Deal:
    """The deal of a record at a table; where other tokens are in play there, those of a new match."""
    seats, here = table.form.seating.order, record.rule_profile().form.seating.order
    if seats != here:
        raise Fault("other-seats", count=len(here), seats=", ".join(here), others=", ".join(seats))
    tokens: dict[str, int] | None = record.tokens_before()
    if token_faults(tokens or {}, table):
        tokens = None
    return Deal.start(record.dealer, record.first, record.second, tokens, table)


def _end(deal: Deal) -> End:
    verdict: CapsVerdict | None = judge_caps(deal, prove_as_read) if deal.ended == "played" else None
    settled: Settlement = settle(deal, verdict)
    tricks = deal.play.tricks if deal.play is not None else ()
    return End(
        deal.phase,
        deal.turn,
        deal.ended,
        deal.contract,
        deal.actions(deal.turn) if deal.turn is not None else (),
        deal.closed,
        tuple(str(one.card) for end in tricks for one in end.shown),
        tuple(deal.points.items()),
        verdict.judged if verdict is not None else None,
        (settled.to, settled.moved),
        settled.match_over,
        tuple((one.to, one.moved) for one in settled.payments) if settled.to is None else (),
    )
