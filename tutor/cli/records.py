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

from tutor.cli.tables import PROFILE
from tutor.profiles import Profile, load_profile
from tutor.profiles.files import name_of
from tutor.record import (
    CalledAnswer,
    Record,
    RecordError,
    RefereeAnswer,
    answer_of,
    at_table,
    examine,
    parse,
    record_of,
    referee,
)
from tutor.record.telling import tell
from tutor.rules.playout import random_whole
from tutor.solver.proving.asking import expect_many

LEGAL, BROKEN, NO_RECORD = 0, 1, 2


@click.command("referee")
@click.argument("file", required=False)
@click.option("--json", "as_json", is_flag=True, help="Answer as one JSON object.")
@click.option("--jsonl", is_flag=True, help="Read one record a line and answer one JSON object a line.")
@PROFILE
@click.option("--lang", default="en", show_default=True, help="Language of the messages.")
def referee_command(file: str | None, as_json: bool, jsonl: bool, profile: Profile | None, lang: str) -> None:
    """Judge the deal record in FILE ('-' for standard input).

    Exit code 0: legal; 1: a rule was broken; 2: no deal record. With --jsonl the worst of all lines.
    """
    if file is None and not jsonl:
        raise click.UsageError("name a FILE, or - for standard input")
    if jsonl:
        sys.exit(_many(file, lang, profile))
    try:
        record = _at(parse(_read(file or "-")), profile)
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


def _at(record: Record, profile: Profile | None) -> Record:
    return record if profile is None else at_table(record, profile)


def _many(file: str | None, lang: str, profile: Profile | None = None) -> int:
    """One answer for each line; a line that is no record gets ``{"error": ...}`` with its number."""
    worst, out = LEGAL, sys.stdout
    gc.freeze()  # what is loaded now stays; records leave no cycles, so that collecting often is only a cost
    gc.set_threshold(100_000, 50, 100)
    expect_many()
    for number, line in enumerate(_lines(file), start=1):
        if not line.strip():
            continue
        worst = max(worst, _one_line(line, number, lang, out, profile))
    return worst


def _one_line(line: bytes, number: int, lang: str, out: IO[str], profile: Profile | None) -> int:
    try:
        answer = referee(_at(parse(line), profile), lang)
    except RecordError as error:
        out.write(json.dumps({"error": f"line {number}: {error}"}) + "\n")
        out.flush()
        return NO_RECORD
    out.write(_line(answer) + "\n")
    out.flush()
    return LEGAL if answer.legal else BROKEN


@click.command()
@click.option("--seed", type=int, required=True, help="The same number gives the same deal.")
@PROFILE
def deal(seed: int, profile: Profile | None) -> None:
    """Print a random legal whole deal as a record."""
    table = profile or load_profile()
    whole = random_whole(random.Random(f"deal/1/{name_of(table)}/{seed}"), table)
    click.echo(json.dumps(record_of(whole).to_json(), ensure_ascii=False))


@click.command()
def schema() -> None:
    """Print the JSON Schema of a deal record."""
    drawn = {"$schema": "https://json-schema.org/draft/2020-12/schema", **Record.model_json_schema()}
    click.echo(json.dumps(drawn, indent=2, ensure_ascii=False))
