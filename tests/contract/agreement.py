"""Engine and oracle on as many random deals as wanted, action by action (the nightly size).

    python -m tests.contract.agreement [--count N] [--start SEED] [--table sri-lankan|club|any]

``any``: each deal at a table with random settings. Card points add up to 304 and tokens to 22 in every deal that is
played out. Stops at the first deal on which the two part and prints its seed.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

from tests.contract.test_oracle_agreement import check_record
from tests.oracle.random_play import random_house, random_record
from tutor.record import load
from tutor.rules.tokens import settle


def check(seed: int, table: str) -> None:
    """One deal. Raises ``AssertionError`` where the engines part, or where points or tokens are lost."""
    rng = random.Random(seed)
    profile: str | dict[str, Any] = random_house(rng) if table == "any" else table
    record = random_record(rng, caps=0.02, spoilt=0.01, profile=profile)
    check_record(rng, record, attempts=1)
    end = [*load(record).deals()][-1]
    assert sum(settle(end, None).after.values()) == 22
    if end.ended == "played" and end.contract is not None and not end.contract.is_pcc:
        assert sum(end.points.values()) == 304


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--count", type=int, default=20_000)
    asked.add_argument("--start", type=int, default=0)
    asked.add_argument("--table", choices=["sri-lankan", "club", "any"], default="any")
    args = asked.parse_args()
    for seed in range(args.start, args.start + args.count):
        try:
            check(seed, args.table)
        except AssertionError as error:
            raise SystemExit(f"seed {seed}, table {args.table}: {error}") from error
    print(f"{args.count} deals, table {args.table}: the engines agree, and points and tokens are conserved")


if __name__ == "__main__":
    main()
