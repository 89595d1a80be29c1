"""Records a second through ``tutor304 referee --jsonl``, a whole process, beside replaying them without judging Caps.

python -m tests.bench.referee_speed [--records N] [--rounds N]
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time

from tutor.record import Record, parse, record_of
from tutor.rules.playout import random_whole


def records(count: int) -> list[str]:
    """Random legal whole deals as lines."""
    return [json.dumps(record_of(random_whole(random.Random(f"bench/{number}"))).to_json()) for number in range(count)]


def through_the_command(lines: list[str]) -> float:
    """Seconds of the whole process, start included."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "tutor.cli", "referee", "--jsonl"],
        input="\n".join(lines).encode(),
        capture_output=True,
        check=False,
    )
    spent = time.perf_counter() - start
    answers = done.stdout.splitlines()
    assert len(answers) == len(lines), done.stderr.decode()
    return spent


def only_replayed(lines: list[str]) -> float:
    """Seconds to read and replay the same records in this process, nothing judged but the actions."""
    start = time.perf_counter()
    for line in lines:
        record: Record = parse(line)
        for deal in record.deals():
            last = deal
        assert last.ended == "played"
    return time.perf_counter() - start


def main() -> None:
    """Run the rounds and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    lines = records(options.records)
    command, replay = [], []
    for _ in range(options.rounds):
        command.append(options.records / through_the_command(lines))
        replay.append(options.records / only_replayed(lines))
    ratio = statistics.median(a / b for a, b in zip(command, replay, strict=True))
    print(f"referee --jsonl: {statistics.median(command):,.0f} records/s (whole process)")
    print(f"read and replay only: {statistics.median(replay):,.0f} records/s; referee / replay: {ratio:.2f}")


if __name__ == "__main__":
    main()
