"""``tutor304 lessons``: check lessons, make deals for them, begin one, and play one of your own in the app."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

import click

FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.group()
def lessons() -> None:
    """Work on lessons."""


@lessons.command("check")
@click.argument("folders", nargs=-1, type=FOLDER)
@click.option("--lang", default="en", show_default=True, help="Language of what is found.")
def check(folders: tuple[Path, ...], lang: str) -> None:
    """Prove that every lesson works: right answers are accepted, wrong ones refused for the stated clause.

    Checks the lessons in FOLDERS, or all that are shipped and the course they make.
    """
    from lessons.check import check_all, check_lesson
    from lessons.course import load_course
    from tutor.wording import words

    problems = [one for folder in folders for one in check_lesson(folder.resolve())] if folders else check_all()
    for problem in problems:
        click.echo(problem.told(words(lang)), err=True)
    if problems:
        raise click.ClickException(f"{len(problems)} problem(s) in the lessons")
    click.echo("lessons: all right")
    missing = [one.id for one in load_course().lessons if one.missing]
    if missing and not folders:
        click.echo(f"still to be written ({len(missing)}): {', '.join(missing)}")


@lessons.command("new")
@click.argument("folder", type=click.Path(exists=False, path_type=Path))
@click.option("--lang", default="en", show_default=True, help="Language of its words.")
def new(folder: Path, lang: str) -> None:
    """Begin a lesson: write a small one that passes the check into a new FOLDER (its name becomes the id)."""
    from lessons.schema import id_fault
    from lessons.zipped import template

    fault = id_fault(folder.name)
    if fault is not None:
        raise click.ClickException(str(fault))
    if folder.exists():
        raise click.ClickException(f"{folder} is there already; name a new folder")
    for place, content in template(folder.name, lang).items():
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    click.echo(f"{folder}: play it with `tutor304 lessons run {folder}`, then make it yours")


@lessons.command("truths")
@click.option("--lang", default="en", show_default=True, help="Language of the list.")
def truths(lang: str) -> None:
    """List what an *ask* step can ask, and the fields that each truth takes."""
    from lessons.truths import listing

    click.echo(listing(lang))


@lessons.command("deal")
@click.argument("plan", type=click.File(encoding="utf-8"))
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write the record here.")
@click.option("--seed", type=click.IntRange(0), help="Fill in from this seed, whatever the plan says.")
@click.option("--quiet", is_flag=True, help="Do not print the deal.")
def deal(plan: IO[str], out: Path | None, seed: int | None, quiet: bool) -> None:
    """Make the record of the deal that PLAN describes ('-' for standard input).

    You name the cards that matter and what is done; the rest is filled in at random. Prints the hands and every
    moment by the name that a lesson calls it by. lessons/dealing.py says what a plan may hold.
    """
    from lessons.dealing import PlanError, complete, lines_of, read_plan, written

    try:
        wanted = read_plan(plan.read())
        made = complete(wanted if seed is None else wanted.model_copy(update={"seed": seed}))
    except PlanError as error:
        raise click.ClickException(str(error)) from None
    if not quiet:
        click.echo("\n".join(lines_of(made.deal)))
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(written(made.deal), encoding="utf-8")
    if wanted.seed is None or seed is not None:
        click.echo(f"seed = {made.seed}  # write this into the plan to keep the deal", err=True)


@lessons.command("run")
@click.argument("folder", type=FOLDER)
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on; a free one from 8501 on when left out.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def run(folder: Path, port: int | None, no_browser: bool) -> None:
    """Play the lesson in FOLDER in the app; what the check finds is told first. A reload reads it anew."""
    from lessons.check import check_lesson
    from lessons.errors import LessonError
    from lessons.loading import OWN_LESSON, load_folder
    from tutor.app.serve import PortTaken, serve

    whole = folder.resolve()
    try:
        lesson = load_folder(whole)
    except LessonError as error:
        raise click.ClickException(str(error)) from None
    for problem in check_lesson(whole):
        click.echo(problem, err=True)
    os.environ[OWN_LESSON] = str(whole)
    try:
        page = f"/learn?lesson=own/{lesson.id}"
        sys.exit(serve(port, "127.0.0.1", open_browser=not no_browser, say=click.echo, page=page))
    except PortTaken as error:
        raise click.ClickException(str(error)) from None
