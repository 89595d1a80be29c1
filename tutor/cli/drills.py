"""``tutor304 drills``: make a drill, look at it, print it, and judge what learners hand in.

Exit codes of ``check`` and ``results``: 0 all is well, 1 something is odd about a drill or a result, 2 no such file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tutor.wording import words

if TYPE_CHECKING:  # the kinds need the solver: commands of other groups must not wait for it
    from datetime import datetime

    from puzzles.drills import Handout
    from puzzles.drills.judging import Board, Judged
    from tutor.wording import Words

ODD = 1
NO_FILE = 2


@click.group()
def drills() -> None:
    """Drills: make, show and print them, judge results."""


def _secret() -> bytes:
    from puzzles.drills import DrillError
    from tutor.app.coach import secret

    try:
        return secret()
    except (DrillError, OSError) as error:
        raise click.ClickException(str(error)) from None


def _text(which: str) -> str | bytes:
    """A file's content, or the link as it is. A file that cannot be read ends the program with code 2."""
    try:
        if Path(which).is_file():
            return Path(which).read_bytes()
    except OSError as error:
        if len(which) < 256:  # a link may be longer than a name may be
            _stop(f"{which}: cannot be read: {error.strerror}")
    return which


def _stop(message: str) -> None:
    click.echo(f"tutor304: {message}", err=True)
    sys.exit(NO_FILE)


def _handout(which: str) -> Handout:
    from puzzles.drills import DrillError, read_handout

    try:
        return read_handout(_text(which))
    except DrillError as error:
        _stop(f"{which[:80]}: {error}")
        raise AssertionError from None


# -- make --------------------------------------------------------------------------------------------------------------


def _part(text: str) -> dict[str, Any]:
    """``kind=legal-card,level=2,count=5`` as values."""
    values: dict[str, Any] = {}
    for one in text.split(","):
        name, sign, value = one.partition("=")
        if not sign or name.strip() not in ("kind", "theme", "level", "mode", "clause", "count"):
            raise click.BadParameter(f"{one!r} is no wish: write kind=, theme=, level=, mode=, clause= or count=")
        values[name.strip()] = int(value) if name.strip() in ("level", "count") and value.isdecimal() else value.strip()
    return values


@drills.command()
@click.option("--title", required=True, help="What the drill is called.")
@click.option("--words", "said", default="", help="What learners read first.")
@click.option(
    "--part", "parts", multiple=True, help="New questions: kind=legal-card,theme=folds,level=2,count=5 or clause=…"
)
@click.option("--puzzle", "picked", multiple=True, help="A puzzle by its code, such as legal-card-7.v2.")
@click.option("--profile", default="sri-lankan", show_default=True, help="The table that the questions are about.")
@click.option("--fresh", is_flag=True, help="Other questions for each learner, where there are parts.")
@click.option("--profile", default="sri-lankan", show_default=True, help="By the rules of which table.")
@click.option("--exam", is_flag=True, help="One try, and no verdict before the end.")
@click.option("--tries", type=click.IntRange(0, 9), default=0, help="Tries for each question; 0: no limit.")
@click.option("--due", type=click.DateTime(["%Y-%m-%d"]), help="The last day.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same questions.")
@click.option("--address", default="http://localhost:8501", show_default=True, help="Where learners open the app.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="File to write; else the link is printed.")
def make(parts: tuple[str, ...], out: Path | None, address: str, fresh: bool, seed: int, **given: Any) -> None:
    """Make a drill, as a file or a link."""
    import random

    from pydantic import ValidationError

    from puzzles.drills import Drill, fixed, questions_of
    from puzzles.drills.keys import handed_out
    from puzzles.drills.sending import faults_of
    from puzzles.model import PuzzleError

    due: datetime | None = given.pop("due")
    values: dict[str, Any] = {"words": given.pop("said"), "due": None if due is None else due.date(), **given}
    try:
        drill = Drill.model_validate({"parts": [_part(one) for one in parts], "seed": seed, **values})
        drill = drill if fresh or not drill.parts else fixed(drill, random.Random(seed))
        questions_of(drill)
    except ValidationError as error:
        raise click.ClickException(faults_of(error)) from None
    except PuzzleError as error:
        raise click.ClickException(str(error)) from None
    handout = handed_out(drill, _secret())
    if out is not None:
        out.write_text(handout.to_json(), encoding="utf-8")
        click.echo(f"{out}: {drill.count} questions", err=True)
    click.echo(f"{address.rstrip('/')}/drill?d={handout.to_link()}")


# -- show and check ----------------------------------------------------------------------------------------------------


@drills.command()
@click.argument("which", metavar="LINK|FILE")
@click.option("--learner", default="", help="Whose questions, where each learner has others.")
@click.option("--answer", "answered", is_flag=True, help="Print what is right, too, and why.")
@click.option("--lang", default="en", show_default=True, help="Language of the texts.")
def show(which: str, learner: str, answered: bool, lang: str) -> None:
    """Show the questions of a drill in words."""
    from puzzles.drills import questions_of
    from puzzles.model import PuzzleError
    from tutor.app.screens.practise_desk import laid
    from tutor.cli.picture import answer, picture

    drill, told = _handout(which).drill, words(lang)
    click.echo(f"{drill.title}\n{drill.words}".strip())
    try:
        for number, one in enumerate(questions_of(drill, learner), start=1):
            click.echo(f"\n{number}. {one.ref}\n{picture(laid(one.puzzle, one.ref), told)}")
            if answered:
                click.echo("\n".join(answer(one.puzzle, told)))
    except PuzzleError as error:
        raise click.ClickException(str(error)) from None


@drills.command()
@click.argument("which", metavar="LINK|FILE")
def check(which: str) -> None:
    """Is a drill ours and unchanged, and can every question be made and proved here?"""
    from puzzles.checking import problems
    from puzzles.drills import questions_of
    from puzzles.drills.keys import is_ours
    from puzzles.model import PuzzleError

    handout = _handout(which)
    found = [] if is_ours(handout, _secret()) else ["it was not made with this secret, or was changed since"]
    try:
        for one in questions_of(handout.drill):
            if not one.is_made:  # those are judged whenever they are read
                found += [f"{one.ref}: {each}" for each in problems(one.puzzle.to_json())]
    except PuzzleError as error:
        found.append(str(error))
    for fault in found:
        click.echo(fault)
    click.echo(f"{handout.drill.title}: {handout.drill.count} questions, {'not ' if found else ''}all right")
    sys.exit(ODD if found else 0)


@drills.command()
@click.argument("which", metavar="LINK|FILE")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="PDF file to write.")
@click.option("--answers", is_flag=True, help="The answers in place of the worksheet.")
@click.option("--learner", default="", help="Whose questions, where each learner has others.")
@click.option("--address", help="Where learners open the app: printed as a QR code.")
@click.option("--lang", default="en", show_default=True, help="Language of the texts.")
def sheet(which: str, out: Path, answers: bool, learner: str, address: str | None, lang: str) -> None:
    """Print a drill: a worksheet, or its answers."""
    from puzzles.drills import questions_of
    from puzzles.model import PuzzleError
    from tutor.app.sheets import answer_sheet, worksheet

    handout, told = _handout(which), words(lang)
    try:
        items = questions_of(handout.drill, learner)
    except PuzzleError as error:
        raise click.ClickException(str(error)) from None
    link = None if address is None else f"{address.rstrip('/')}/drill?d={handout.to_link()}"
    drawn = answer_sheet(handout.drill, items, told) if answers else worksheet(handout.drill, items, told, link)
    out.write_bytes(drawn)
    click.echo(f"{out}: {len(items)} questions", err=True)


@drills.command()
@click.argument("which", metavar="[LINK|FILE]", required=False)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="Package to write (.apkg).")
@click.option("--lang", default="en", show_default=True, help="Language of the texts.")
def anki(which: str | None, out: Path, lang: str) -> None:
    """Write cards for Anki: the questions of a drill, or all rules where no drill is named."""
    from datetime import UTC, datetime

    from puzzles.drills import questions_of
    from puzzles.model import PuzzleError
    from tutor.app.sheets.anki import drill_package, rule_package
    from tutor.clauses import clauses_of
    from tutor.profiles import load_profile

    told = words(lang)
    if which is None:
        data = rule_package(clauses_of("sri-lankan"), told, load_profile(), datetime.now(UTC))
    else:
        drill = _handout(which).drill
        try:
            data = drill_package(drill, questions_of(drill), told, datetime.now(UTC))
        except PuzzleError as error:
            raise click.ClickException(str(error)) from None
    out.write_bytes(data)
    click.echo(f"{out}: written", err=True)


# -- results -----------------------------------------------------------------------------------------------------------


@drills.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--csv", "table", type=click.Path(path_type=Path, dir_okay=False), help="Write every answer as CSV.")
@click.option("--anonymous", is_flag=True, help="Numbers in place of names.")
@click.option("--lang", default="en", show_default=True, help="Language of the texts.")
def results(files: tuple[Path, ...], table: Path | None, anonymous: bool, lang: str) -> None:
    """Judge the result files of learners: who did what, and what was hard."""
    from puzzles.drills.judging import boards, to_csv

    judged = list(_judged(files))
    some = [one.anonymous() if anonymous else one for one in boards(judged)]
    for board in some:
        click.echo("\n".join(_told(board, words(lang))))
    if table is not None:
        table.write_text(to_csv(some), encoding="utf-8")
    sys.exit(ODD if any(one.odd for one in (*judged, *(each for board in some for each in board.judged))) else 0)


def _judged(files: tuple[Path, ...]) -> Iterator[Judged]:
    from puzzles.drills import DrillError
    from puzzles.drills.judging import judge
    from puzzles.drills.results import read_result

    secret = _secret()
    for file in files:
        try:
            yield judge(read_result(file.read_bytes()), secret)
        except OSError as error:
            _stop(f"{file}: cannot be read: {error.strerror}")
        except DrillError as error:
            _stop(f"{file}: {error}")


def _told(board: Board, told: Words) -> Iterator[str]:
    """A board in lines."""
    yield f"\n{board.drill.title}"
    for one in board.judged:
        odd = "".join(f" · {told.say(f'result-odd-{why}')}" for why in one.odd)
        yield f"  {one.learner}: {told.say('drill-score', right=one.right, all=len(one.rows))}{odd}"
    yield f"  {told.say('result-questions')}"
    yield from (f"    {one.of}: {one.first}/{one.asked}" for one in board.by_question())
    yield f"  {told.say('result-clauses')}"
    yield from (f"    {told.clause(one.of).title}: {one.first}/{one.asked}" for one in board.by_clause())
