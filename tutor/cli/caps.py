"""``tutor304 caps`` and ``tutor304 facts``: what a recorded deal allowed a seat to claim, and to know."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import click

from tutor.cli.tables import PROFILE
from tutor.profiles import Profile
from tutor.record import Record, RecordError, at_table, caps_moments, parse
from tutor.record.moments import last_legal
from tutor.rules.actions import CallCaps
from tutor.rules.deal import Deal
from tutor.seats import seat as read_seat
from tutor.solver.moments import CapsMoment, CapsMoments
from tutor.solver.smallest import smallest_change
from tutor.wording import Words, capital, words
from tutor.wording.claims import smallest_change as tell_change
from tutor.wording.knowing import tell_all

NO_RECORD = 2
WIDTH = 100

FILE = click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
LANG = click.option("--lang", default="en", show_default=True, help="Language of the answer.")


def read_record(file: Path, profile: Profile | None = None) -> Record:
    """The record in a file or on standard input, at another table if one is named; anything else ends the program with
    code 2."""
    try:
        record = parse(sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes())
        return record if profile is None else at_table(record, profile)
    except OSError as error:
        click.echo(f"tutor304: {file}: cannot be read: {error.strerror or error}", err=True)
    except RecordError as error:
        click.echo(f"tutor304: {file}: {error}", err=True)
    sys.exit(NO_RECORD)


def _say(lines: Iterator[str]) -> None:
    for line in lines:
        click.echo(textwrap.fill(capital(line), WIDTH, subsequent_indent="  "))


@click.command()
@FILE
@PROFILE
@LANG
def caps(file: Path, profile: Profile | None, lang: str) -> None:
    """Tell the Caps moments of the deal record in FILE ('-' for standard input).

    When a call was first due from each seat, what closed the last hole, how long the call was in time, and for each
    call that was made whether it was proved; if not, how little would have to lie elsewhere for it to fail.
    """
    moments, told = caps_moments(read_record(file, profile)), words(lang)
    due = sorted(moments.due.values(), key=lambda one: (one.trick, one.after))
    _say(line for one in due for line in _due(one, moments, told))
    if not due:
        click.echo(told.say("caps-never-due"))
    _say(_calls(moments, told))


def _due(one: CapsMoment, moments: CapsMoments, told: Words) -> Iterator[str]:
    key = "referee-due" if one.order else "referee-due-adaptive"
    said = [told.say(key, who=one.seat, trick=one.trick, after=one.after, cards=one.order)]
    event = told.log_entry(one.closing.entry)
    signs = told.list([told.say(f"caps-sign-{sign}") for sign in one.closing.signs])
    said.append(told.say("caps-closed", event=event, signs=signs))
    by_card = moments.path[-1].profile.caps_window == "before-next-card"
    said.append(told.say("caps-in-time-card" if by_card else "caps-in-time", who=one.seat, trick=one.last[0]))
    yield " ".join(said)


def _calls(moments: CapsMoments, told: Words) -> Iterator[str]:
    end = moments.path[-1]
    if end.profile.caps != "in-play":  # announced before the play, nothing is to be proved
        return
    for index, entry in enumerate(end.log):
        if not isinstance(entry.action, CallCaps):
            continue
        before, order = moments.path[index], entry.action.order
        kind = moments.assess_before(entry.seat, index).kind
        change = smallest_change(before, entry.seat, order)
        if change is None:
            yield told.say("caps-call-proved", who=entry.seat)
            continue
        yield told.say(f"caps-call-{kind}", who=entry.seat)
        yield " ".join(line.text for line in tell_change(told, change))


@click.command()
@FILE
@click.option("--seat", required=True, help="Who knows: S, E, N or W.")
@click.option("--after", type=click.IntRange(0), help="After so many actions of the record; all of them when left out.")
@PROFILE
@LANG
def facts(file: Path, seat: str, after: int | None, profile: Profile | None, lang: str) -> None:
    """Tell what one seat knows of the cards of the others in the deal record in FILE, and why."""
    try:
        who = read_seat(seat.upper())
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--seat") from None
    view = _deal_after(read_record(file, profile), after).view(who)
    try:
        known = tell_all(words(lang), view)
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    _say(f"{one.full}" for one in known)


def _deal_after(record: Record, after: int | None) -> Deal:
    path = list(last_legal(record)[0].path())
    if after is not None and after >= len(path):
        raise click.BadParameter(f"the record has {len(path) - 1} legal actions, not {after}", param_hint="--after")
    return path[-1 if after is None else after]
