"""``tutor304 referee``, ``deal`` and ``schema`` work on deal records.

Exit codes of ``tutor304 referee``: 0 legal, 1 a rule was broken, 2 no deal record.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import click

from tutor.profiles import PROFILE_NAMES, ProfileError, load_profile
from tutor.record import CalledAnswer, Record, RecordError, RefereeAnswer, answer_of, examine, parse, record_of, referee
from tutor.record.telling import tell
from tutor.rules.playout import random_whole

LEGAL, BROKEN, NO_RECORD = 0, 1, 2


@click.command("referee")
@click.argument("file", required=False)
@click.option("--json", "as_json", is_flag=True, help="Answer as one JSON object.")
@click.option("--jsonl", is_flag=True, help="Read one record a line and answer one JSON object a line.")
@click.option("--lang", default="en", show_default=True, help="Language of the messages.")
def referee_command(file: str | None, as_json: bool, jsonl: bool, lang: str) -> None:
    """Judge the deal record in FILE ('-' for standard input).

    Exit code 0: legal; 1: a rule was broken; 2: no deal record. With --jsonl the worst of all lines.
    """
    if file is None and not jsonl:
        raise click.UsageError("name a FILE, or - for standard input")
    if jsonl:
        sys.exit(_many(file, lang))
    try:
        record = parse(_read(file or "-"))
    except RecordError as error:
        if as_json:
            click.echo(json.dumps({"error": str(error)}))
        click.echo(f"tutor304: {file}: {error}", err=True)
        sys.exit(NO_RECORD)
    report = examine(record)
    click.echo(_line(answer_of(report, lang)) if as_json else tell(report, lang))
    sys.exit(LEGAL if report.fault is None else BROKEN)


def _line(answer: RefereeAnswer | CalledAnswer) -> str:
    return json.dumps(answer.to_json(), ensure_ascii=False)


def _read(file: str) -> bytes:
    """The bytes of a file or of standard input; a file that cannot be read ends the program with code 2."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        click.echo(f"tutor304: {file}: cannot be read: {error.strerror or error}", err=True)
        sys.exit(NO_RECORD)


def _lines(file: str | None) -> Iterator[bytes]:
    """The lines of a file or of standard input, one by one, so that a long stream needs little memory."""
    if file in (None, "-"):
        yield from sys.stdin.buffer
        return
    try:
        with Path(str(file)).open("rb") as stream:
            yield from stream
    except OSError as error:
        click.echo(f"tutor304: {file}: cannot be read: {error.strerror or error}", err=True)
        sys.exit(NO_RECORD)


def _many(file: str | None, lang: str) -> int:
    """One answer for each line; a line that is no record gets ``{"error": ...}`` with its number."""
    worst, out = LEGAL, sys.stdout
    gc.freeze()  # what is loaded now stays; records leave no cycles, so that collecting often is only a cost
    gc.set_threshold(100_000, 50, 100)
    for number, line in enumerate(_lines(file), start=1):
        if not line.strip():
            continue
        worst = max(worst, _one_line(line, number, lang, out))
    return worst


def _one_line(line: bytes, number: int, lang: str, out: IO[str]) -> int:
    try:
        answer = referee(parse(line), lang)
    except RecordError as error:
        out.write(json.dumps({"error": f"line {number}: {error}"}) + "\n")
        out.flush()
        return NO_RECORD
    out.write(_line(answer) + "\n")
    out.flush()
    return LEGAL if answer.legal else BROKEN


@click.command()
@click.option("--seed", type=int, required=True, help="The same number gives the same deal.")
@click.option("--profile", default="sri-lankan", show_default=True, help=f"One of: {', '.join(PROFILE_NAMES)}.")
def deal(seed: int, profile: str) -> None:
    """Print a random legal whole deal as a record."""
    try:
        table = load_profile(profile)
    except ProfileError as error:
        raise click.ClickException(str(error)) from None
    whole = random_whole(random.Random(f"deal/1/{profile}/{seed}"), table)
    click.echo(json.dumps(record_of(whole).to_json(), ensure_ascii=False))


@click.command()
def schema() -> None:
    """Print the JSON Schema of a deal record."""
    drawn = {"$schema": "https://json-schema.org/draft/2020-12/schema", **Record.model_json_schema()}
    click.echo(json.dumps(drawn, indent=2, ensure_ascii=False))
