"""Engine and oracle on as many random deals as wanted, action by action (the nightly size).

    python -m tests.contract.agreement [--count N] [--start SEED] [--table TABLE]

The tables are in ``TABLES``: ``club6`` is the club with six players, ``any`` each deal at a table with random settings.
Card points add up to 304, and tokens to what they were, in every deal that is played out. Stops at the first deal on
which the two part and prints its seed.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

from tests.contract.test_oracle_agreement import check_record
from tests.oracle.random_play import random_house, random_record
from tutor.record import load
from tutor.rules.tokens import settle

TABLES = ["sri-lankan", "club", "club6", "club8", "any", "any6", "any8"]


def check(seed: int, table: str) -> None:
    """One deal. Raises ``AssertionError`` where the engines part, or where points or tokens are lost."""
    rng = random.Random(seed)
    record = random_record(rng, caps=0.02, spoilt=0.01, profile=_profile(rng, table))
    check_record(rng, record, attempts=1)
    end = [*load(record).deals()][-1]
    settled = settle(end, None)
    assert sum(settled.after.values()) == sum(settled.before.values()) == 11 * len(settled.before)
    assert min(settled.after.values()) >= 0
    if end.ended == "played" and end.contract is not None and not end.contract.is_pcc:
        assert sum(end.points.values()) == 304


def _profile(rng: random.Random, table: str) -> str | dict[str, Any]:
    name, players = table.rstrip("68"), int(table[-1]) if table[-1] in "68" else 4
    if name == "any":
        return random_house(rng, "" if players == 4 else "club", players)
    return name if players == 4 else {"base": name, "settings": {"players": players}}


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--count", type=int, default=20_000)
    asked.add_argument("--start", type=int, default=0)
    asked.add_argument("--table", choices=TABLES, default="any")
    args = asked.parse_args()
    for seed in range(args.start, args.start + args.count):
        try:
            check(seed, args.table)
        except AssertionError as error:
            raise SystemExit(f"seed {seed}, table {args.table}: {error}") from error
    print(f"{args.count} deals, table {args.table}: the engines agree, and points and tokens are conserved")


if __name__ == "__main__":
    main()
