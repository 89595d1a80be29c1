"""Perft: everything that can happen from a position to a depth, counted by both engines.

A node's children are all listed actions of all seats. Counted are the leaves, the maker side's card points in them,
how they stand or ended (with the tokens that moved), and, at every inner node, what the seat on turn may not do, by the
first clause cited.

``python -m tests.contract.perft`` writes ``perft.json`` again when both engines agree. Do so only after a rule has
changed on purpose, and say in the commit which numbers moved and why.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests import oracle
from tests.clauses.table import prover
from tests.contract.positions import POSITIONS
from tests.oracle.basics import PACK, SIDE, seats, still_to_play
from tests.oracle.score import captured
from tutor.record import action_json, load
from tutor.rules import (
    Action,
    AskPartner,
    Bid,
    CallCaps,
    Deal,
    DeclareSpoilt,
    OpenTrump,
    PartnerCloseCaps,
    Pass,
    Play,
    Redeal,
    SetIndicator,
)
from tutor.rules.caps import judge_caps
from tutor.rules.tokens import settle

LEDGER = Path(__file__).with_name("perft.json")
AMOUNTS = (150, 155, *range(160, 311, 10))
NO_PROOF = prover(stated="refuted")

Line = dict[str, Any]
"""An action in record form."""


@dataclass
class Tally:
    """What was counted below one position. ``divide`` are the leaves behind each first action."""

    leaves: int = 0
    points: int = 0
    results: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    divide: dict[str, int] = field(default_factory=dict)

    def add(self, branch: str, other: Tally) -> None:
        """Take in what was counted behind one action."""
        self.divide[branch] = other.leaves
        self.leaves += other.leaves
        self.points += other.points
        self.results += other.results
        self.refused += other.refused

    def to_json(self) -> dict[str, Any]:
        """As it stands in the ledger."""
        return {
            "leaves": self.leaves,
            "points": self.points,
            "results": dict(sorted(self.results.items())),
            "refused": dict(sorted(self.refused.items())),
            "divide": dict(sorted(self.divide.items())),
        }


def name(line: Line) -> str:
    """A short name of an action: ``S:play JS``."""
    rest = [str(value) for key, value in line.items() if key not in ("seat", "do")]
    return f"{line['seat']}:{' '.join([line['do'], *rest])}"


def attempts(phase: str, turn: str, before: str, maker: str | None, held: list[str]) -> list[Line]:
    """What is tried at a node: sensible and foolish, the same for both engines."""
    tried: list[Line] = [{"seat": turn, "do": do} for do in ("pass", "ask", "redeal", "pcc", "open", "spoilt")]
    if phase in ("auction", "second-auction"):
        tried += [{"seat": turn, "do": "bid", "amount": amount} for amount in AMOUNTS]
    kind = "indicator" if phase == "indicator" else "play"
    tried += [{"seat": turn, "do": kind, "card": card} for card in held]
    tried.append({"seat": turn, "do": kind, "card": next(card for card in PACK if card not in held)})
    tried.append({"seat": turn, "do": "caps", "order": held})
    if maker is not None:
        tried.append({"seat": maker, "do": "open"})
    tried.append({"seat": before, "do": "pass" if phase != "play" else "spoilt"})
    return tried


# --- the engine -------------------------------------------------------------------------------------------------------


def engine_action(line: Line) -> Action:
    """A record's line as an action of the engine."""
    do = line["do"]
    if do == "bid":
        return Bid(line["amount"])
    if do == "play":
        return Play(line["card"])
    if do == "indicator":
        return SetIndicator(line["card"])
    if do == "caps":
        return CallCaps(line["order"])
    plain: dict[str, Action] = {
        "pass": Pass(),
        "ask": AskPartner(),
        "redeal": Redeal(),
        "pcc": PartnerCloseCaps(),
        "open": OpenTrump(),
        "spoilt": DeclareSpoilt(),
    }
    return plain[do]


def engine_children(deal: Deal) -> dict[str, Deal]:
    """Every listed action of every seat, with the deal it leads to."""
    found = {}
    for seat in deal.profile.form.seating.order:
        for action in deal.actions(seat):
            found[name(action_json(seat, action))] = deal.act(seat, action)
    return found


def engine_tally(deal: Deal, depth: int) -> Tally:
    """Count with the engine."""
    tally = Tally()
    if depth == 0 or deal.phase == "over":
        tally.leaves = 1
        tally.points = deal.points[deal.maker.side] if deal.maker is not None else 0
        settled = settle(deal, judge_caps(deal, NO_PROOF, {}))
        tally.results[_result(deal.phase, deal.ended, settled.to, settled.moved)] += 1
        return tally
    assert deal.turn is not None
    held = sorted(map(str, deal.hand(deal.turn)), key=PACK.index)
    before = str(deal.profile.form.seating.from_seat(deal.turn)[-1])
    for line in attempts(deal.phase, str(deal.turn), before, deal.maker and str(deal.maker), held):
        ruling = deal.rule(line["seat"], engine_action(line))
        if not ruling.allowed:
            tally.refused[ruling.clauses[0]] += 1
    for branch, after in engine_children(deal).items():
        tally.add(branch, engine_tally(after, depth - 1))
    return tally


# --- the oracle -------------------------------------------------------------------------------------------------------


def oracle_children(state: Any) -> dict[str, Any]:
    """The same by the oracle."""
    return {name(line): oracle.apply(state, line) for seat in seats(state) for line in oracle.legal(state, seat)}


def oracle_tally(state: Any, depth: int) -> Tally:
    """Count with the oracle."""
    tally = Tally()
    if depth == 0 or state["phase"] == "over":
        tally.leaves = 1
        tally.points = captured(state)[SIDE[state["maker"]]] if state["maker"] else 0
        moved = oracle.settle(state)["tokens"]["moved"]
        tally.results[_result(state["phase"], state["ended"], moved["to"], moved["count"])] += 1
        return tally
    turn = state["turn"]
    held = still_to_play(state, turn) if state["trump"] else list(state["hands"][turn])
    order = seats(state)
    before = order[order.index(turn) - 1]
    for line in attempts(state["phase"], turn, before, state["maker"], sorted(held, key=PACK.index)):
        clauses = oracle.judge(state, line)
        if clauses:
            tally.refused[clauses[0]] += 1
    for branch, after in oracle_children(state).items():
        tally.add(branch, oracle_tally(after, depth - 1))
    return tally


def _result(phase: str, ended: str | None, to: str | None, moved: int) -> str:
    return (ended or phase) + (f" {to or 'others'}+{moved}" if moved else "")


# --- both -------------------------------------------------------------------------------------------------------------


def by_engine(position: str) -> Tally:
    """Count a position of the list with the engine."""
    source, depth = POSITIONS[position]
    return engine_tally([*load(source).deals()][-1], depth)


def by_oracle(position: str) -> Tally:
    """Count a position of the list with the oracle."""
    source, depth = POSITIONS[position]
    return oracle_tally(oracle_state(source), depth)


def oracle_state(source: dict[str, Any]) -> Any:
    """The oracle's state after a record."""
    state = oracle.new_state(source)
    for line in source["actions"]:
        state = oracle.apply(state, line)
    return state


def divide(deal: Deal, state: Any, depth: int, path: tuple[str, ...] = ()) -> str:
    """Follow the first differing branch down to the place where the engines part, and say what differs there."""
    where = " ".join(path) or "at the position itself"
    if depth == 0 or deal.phase == "over" or state["phase"] == "over":
        ours, theirs = engine_tally(deal, 0), oracle_tally(state, 0)
        return f"{where}: engine {ours.to_json()}, oracle {theirs.to_json()}"
    ours_next, theirs_next = engine_children(deal), oracle_children(state)
    if set(ours_next) != set(theirs_next):
        only_ours, only_theirs = set(ours_next) - set(theirs_next), set(theirs_next) - set(ours_next)
        return f"{where}: only the engine allows {sorted(only_ours)}, only the oracle {sorted(only_theirs)}"
    for branch in ours_next:
        if engine_tally(ours_next[branch], depth - 1) != oracle_tally(theirs_next[branch], depth - 1):
            return divide(ours_next[branch], theirs_next[branch], depth - 1, (*path, branch))
    ours, theirs = engine_tally(deal, 1).refused, oracle_tally(state, 1).refused
    return f"{where}: refused by the engine {dict(ours)}, by the oracle {dict(theirs)}"


def first_difference(position: str) -> str:
    """Where the engines part first below a position of the list."""
    source, depth = POSITIONS[position]
    return divide([*load(source).deals()][-1], oracle_state(source), depth)


def ledger() -> dict[str, Any]:
    """The ledger as it stands in the file."""
    found: dict[str, Any] = json.loads(LEDGER.read_text(encoding="utf-8"))
    return found


def write() -> None:
    """Write the ledger again; stops at a position on which the engines disagree."""
    found = {}
    for position, (_, depth) in POSITIONS.items():
        ours, theirs = by_engine(position), by_oracle(position)
        if ours != theirs:
            raise SystemExit(f"{position}: {first_difference(position)}")
        found[position] = {"depth": depth, **ours.to_json()}
        print(f"{position}: {ours.leaves} leaves")
    LEDGER.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
