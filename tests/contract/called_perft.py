"""Perft of the called games: everything that can happen from a position to a depth, counted by both engines.

The positions stand in ``called_perft.json`` as records, with the depth and the counts. ``python -m
tests.contract.called_perft`` counts them again and writes them when both engines agree. Do so only after a rule has
changed on purpose, and say in the commit which numbers moved and why.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from tests.contract.perft import Tally, name
from tests.oracle import called as oracle
from tests.oracle.basics import PACK, SUITS
from tutor.record import action_json, load
from tutor.record.lines import ActionRecord
from tutor.rules import Deal
from tutor.rules.called import score

LEDGER = Path(__file__).with_name("called_perft.json")
_ACTION: TypeAdapter[Any] = TypeAdapter(ActionRecord)


def attempts(turn: str, held: list[str]) -> list[dict[str, Any]]:
    """What is tried at a node: sensible and foolish, the same for both engines."""
    tried: list[dict[str, Any]] = [{"do": "pass"}, {"do": "slam"}]
    tried += [{"do": "bid", "amount": amount} for amount in range(145, 310, 5)]
    tried += [{"do": do, "suit": suit} for do in ("trump", "marriage") for suit in SUITS]
    tried += [{"do": do, "card": card} for do in ("call", "play") for card in held]
    tried.append({"do": "exchange", "take": held[:1], "put": held[:1]})
    return [{"seat": turn, **one} for one in tried]


def _result(phase: str, moved: dict[str, int]) -> str:
    return phase + "".join(f" {seat}{count:+}" for seat, count in sorted(moved.items()) if count)


def engine_tally(deal: Deal, depth: int) -> Tally:
    """Count with the engine."""
    tally, called = Tally(), deal.called
    if depth == 0 or deal.turn is None:
        tally.leaves, tally.points = 1, called.points if called else 0
        tally.results[_result(deal.phase, score(deal).moved)] += 1
        return tally
    for line in attempts(str(deal.turn), sorted(map(str, deal.hand(deal.turn)), key=PACK.index)):
        ruling = deal.rule(line["seat"], _ACTION.validate_python(line).action())
        if not ruling.allowed:
            tally.refused[ruling.clauses[0]] += 1
    for seat in deal.profile.form.seating.order:
        for action in deal.actions(seat):
            tally.add(_branch(action_json(seat, action)), engine_tally(deal.act(seat, action), depth - 1))
    return tally


def oracle_tally(state: Any, depth: int) -> Tally:
    """Count with the oracle."""
    tally = Tally()
    if depth == 0 or state["phase"] == "over":
        tally.leaves, tally.points = 1, oracle.makers_points(state) if state["maker"] else 0
        tally.results[_result(state["phase"], oracle.settle(state))] += 1
        return tally
    for line in attempts(state["turn"], sorted(state["hands"][state["turn"]], key=PACK.index)):
        clauses = oracle.judge(state, line)
        if clauses:
            tally.refused[clauses[0]] += 1
    for seat in state["order"]:
        for line in oracle.legal(state, seat):
            tally.add(_branch(line), oracle_tally(oracle.apply(state, line), depth - 1))
    return tally


def _branch(line: dict[str, Any]) -> str:
    """The name of an action, whatever order the cards of an exchange are in."""
    return name({key: sorted(one) if isinstance(one, list) else one for key, one in line.items()})


def by_engine(row: dict[str, Any]) -> Tally:
    """Count a row of the ledger with the engine."""
    return engine_tally([*load(row["record"]).deals()][-1], row["depth"])


def by_oracle(row: dict[str, Any]) -> Tally:
    """Count a row of the ledger with the oracle."""
    state = oracle.new_state(row["record"])
    for line in row["record"]["actions"]:
        state = oracle.apply(state, line)
    return oracle_tally(state, row["depth"])


def ledger() -> dict[str, Any]:
    """The ledger as it stands in the file."""
    found: dict[str, Any] = json.loads(LEDGER.read_text(encoding="utf-8"))
    return found


def write(rows: dict[str, Any]) -> None:
    """Count each row again and write the ledger; stops at a position on which the engines disagree."""
    found = {}
    for position, row in rows.items():
        ours, theirs = by_engine(row), by_oracle(row)
        if ours != theirs:
            raise SystemExit(f"{position}: engine {ours.to_json()}, oracle {theirs.to_json()}")
        found[position] = {"record": row["record"], "depth": row["depth"], **ours.to_json()}
        print(f"{position}: {ours.leaves} leaves")
    lines = [f" {json.dumps(position)}: {json.dumps(row)}" for position, row in found.items()]
    LEDGER.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write(ledger())
