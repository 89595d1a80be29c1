"""What two tables make of one record, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.record.differ import Difference, End, Judged
from tutor.record.telling import told_points
from tutor.rules.ruling import Ruling
from tutor.wording import Words


def tell(told: Words, found: Difference, names: Sequence[str]) -> Iterator[str]:
    """The first action judged otherwise, with the ruling of each table, and what the end brings at each.

    ``names`` are what the two tables are called.
    """
    if not found:
        yield told.say("elsewhere-same")
        return
    if found.first is not None:
        yield told.say(
            "elsewhere-first",
            number=found.first.at + 1,
            who=found.first.seat,
            action=told.action(found.first.action),
        )
        for name, ruling in zip(names, (found.first.here, found.first.there), strict=True):
            yield f"{name}: {told_ruling(told, found.first, ruling)}"
    stopped = found.first is not None and not (found.first.here.allowed and found.first.there.allowed)
    if found.ends[0] != found.ends[1] and not stopped:
        yield told.say("elsewhere-leads")
        for name, end in zip(names, found.ends, strict=True):
            yield f"{name}: {told_end(told, end, found.changed)}"


def told_ruling(told: Words, judged: Judged, ruling: Ruling) -> str:
    """What one table says about the action: allowed or refused, how it falls, the reason and its clauses."""
    key = "refuses" if not ruling.allowed else "folds" if ruling.folded else "allows"
    why = told.reason(ruling.reasons[0], who=judged.seat).short if ruling.reasons else ""
    clauses = ", ".join(ruling.clauses)
    return told.say(f"elsewhere-{key}", why=why, clauses=clauses)


def told_end(told: Words, end: End, changed: Sequence[str]) -> str:
    """Where the record leads at one table, as far as that is another place than at the other table."""
    said = []
    if {"phase", "turn", "ended"} & {*changed} or not {"legal", "points", "moved", "shown", "closed"} & {*changed}:
        said.append(told.say("elsewhere-over") if end.turn is None else told.say("elsewhere-turn", who=end.turn))
    if "legal" in changed and end.turn is not None:
        said.append(told.say("elsewhere-legal", count=len(end.legal)))
    if "closed" in changed and end.closed is not None:
        said.append(told.say("elsewhere-closed" if end.closed else "elsewhere-open"))
    if "shown" in changed:
        said.append(told.say("elsewhere-shown", cards=" ".join(end.shown) or "–"))
    if "points" in changed:
        said.append(told_points(told, dict(end.points)))
    if {"moved", "judged", "match_over"} & {*changed}:
        got = [end.moved] if end.moved[0] is not None else [*end.received]
        sides = [(told.named_side(to, among=len(end.points)), count) for to, count in got if to is not None]
        said += [told.say("elsewhere-tokens", side=side, count=count) for side, count in sides]
        said += [] if sides else [told.say("settle-nothing")]
    if "match_over" in changed and end.match_over:
        said.append(told.say("elsewhere-match"))
    return " ".join(said)
