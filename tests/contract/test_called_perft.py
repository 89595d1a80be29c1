"""Perft of the called games: both engines count the same, and what stands in the ledger."""

from __future__ import annotations

import pytest

from tests.contract import called_perft as perft

ROWS = perft.ledger()


@pytest.mark.parametrize("position", list(ROWS))
def test_perft(position: str) -> None:
    row = ROWS[position]
    ours, theirs = perft.by_engine(row).to_json(), perft.by_oracle(row).to_json()
    assert ours == theirs
    assert ours == {key: one for key, one in row.items() if key not in ("record", "depth")}


def test_the_ledger_knows_most_refusals() -> None:
    refused = {clause for one in ROWS.values() for clause in one["refused"]}
    assert refused >= {
        "call.auction",
        "call.partner",
        "call.follow",
        "call.reveal",
        "call.marriage",
        "call.slam",
        "widow.exchange",
        "procedure.phase",
    }
