"""Perft: both engines count the same below fixed positions, and what stands in the ledger."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract import perft
from tests.contract.positions import POSITIONS


def _against_ledger(found: dict[str, Any], written: dict[str, Any]) -> str:
    for branch in sorted({*found["divide"], *written["divide"]}):
        ours, theirs = found["divide"].get(branch), written["divide"].get(branch)
        if ours != theirs:
            return f"first differing branch {branch}: now {ours} leaves, ledger {theirs}"
    changed = [key for key in found if found[key] != written[key]]
    return "; ".join(f"{key}: now {found[key]}, ledger {written[key]}" for key in changed)


@pytest.mark.parametrize("position", list(POSITIONS))
def test_perft(position: str) -> None:
    ours = perft.by_engine(position)
    if ours != perft.by_oracle(position):
        pytest.fail(f"engine and oracle part: {perft.first_difference(position)}", pytrace=False)
    written = dict(perft.ledger()[position])
    assert written.pop("depth") == POSITIONS[position][1]
    if ours.to_json() != written:
        pytest.fail(f"not as in perft.json: {_against_ledger(ours.to_json(), written)}", pytrace=False)


def test_the_ledger_has_these_positions_and_no_other() -> None:
    assert list(perft.ledger()) == list(POSITIONS)


def test_the_ledger_knows_most_refusals() -> None:
    refused = {clause for one in perft.ledger().values() for clause in one["refused"]}
    assert refused >= {
        "auction.bid",
        "auction.later-call",
        "auction.over-partner",
        "auction.ask-partner",
        "deal.low-hand",
        "second.bid",
        "second.over-partner",
        "second.no-ask",
        "play.follow",
        "open.before-first-lead",
        "closed.indicator-cuts",
        "closed.no-hand-cut",
        "closed.no-trump-lead-first",
        "closed.indicator-lead",
        "trump.exhausted",
        "trump.spoilt",
        "caps.meaning",
        "caps.call",
        "caps.none-in-pcc",
        "procedure.phase",
        "procedure.turn",
        "procedure.not-held",
    }
