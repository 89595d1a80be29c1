"""Files that leave and come back: exports, imports, backups; and the command."""

from __future__ import annotations

import csv
import datetime as dt
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import select

from puzzles.drills.results import read_result
from tests.puzzles.drilling import out, result
from tests.store.helpers import NOW, count, put_down, tried
from tutor.cli import main
from tutor.store import StoreError, classes, learners, moving, progress, ratings, runs, teams
from tutor.store.backup import backup, restore
from tutor.store.database import Store, open_store
from tutor.store.models import Attempt, Base, Card, Learner, Rating, RatingDay

HOUR = dt.timedelta(hours=1)


def fill(store: Store, learner: int, number: int = 6) -> None:
    for one in range(number):
        put_down(store, learner, tried(f"legal-card-{one}", right=one % 3 > 0), NOW + one * HOUR)
    with store.write() as session:
        runs.keep(session, learner, "sprint", 7, 9, 120.0, NOW, NOW.date())
        where = {"profile": "sri-lankan", "lesson": "hidden-nine", "scene": "fold"}
        learners.keep_place(session, learner, NOW, **where, solved=["hide"], missed=[], first=["hide"])


def exported(store: Store, learner: int) -> str:
    with store.read() as session:
        return moving.export(session, learner)


def whole(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    with store.read() as session:
        tables = Base.metadata.sorted_tables
        return {one.name: sorted(map(tuple, session.execute(select(one))), key=repr) for one in tables}


# --- taking progress along --------------------------------------------------------------------------------------------


def test_progress_arrives_whole_on_another_machine(store: Store, learner: int) -> None:
    fill(store, learner)
    text = exported(store, learner)
    other = open_store("sqlite://")
    with other.write() as session:
        there = learners.create(session, "Nimal", NOW).id
        assert moving.bring_in(session, there, text) == 6
    assert exported(other, there) == text
    with other.write() as session:
        assert moving.bring_in(session, there, text) == 0, "no answer twice"
    assert exported(other, there) == text


def test_an_export_also_holds_settings_groups_and_what_was_handed_in(store: Store, learner: int) -> None:
    one = result()
    with store.write() as session:
        learners.keep_settings(session, learner, '{"big": true}')
        teams.create(session, "Class", "code", NOW, [learner])
        classes.keep(session, out(), NOW)
        classes.hand_in(session, learner, one, NOW)
        other = learners.create(session, "Nimal", NOW)
    text = exported(store, learner)
    data = json.loads(text)
    assert (data["groups"], data["settings"]) == (["Class"], '{"big": true}')
    assert [read_result(each) for each in data["handed_in"]] == [one]
    with store.write() as session:
        moving.bring_in(session, other.id, text)
        moving.bring_in(session, learner, text.replace("true", "false"))
    with store.read() as session:
        assert [session.get_one(Learner, each).settings for each in (learner, other.id)] == ['{"big": true}'] * 2
        assert teams.groups(session)[0].members == (learner,), "nobody joins a group by a file"


def test_of_two_machines_that_which_is_further_on_counts(store: Store, learner: int) -> None:
    fill(store, learner, 3)
    early = exported(store, learner)
    fill(store, learner, 6)
    with store.read() as session:
        before = ratings.skills(session, learner)
    with store.write() as session:
        moving.bring_in(session, learner, early)
    with store.read() as session:
        assert ratings.skills(session, learner) == before


@pytest.mark.parametrize(
    "change",
    [
        lambda data: "no json",
        lambda data: "[]",
        lambda data: json.dumps({**data, "format": "304-progress/9"}),
        lambda data: json.dumps({key: one for key, one in data.items() if key != "cards"}),
        lambda data: json.dumps({**data, "attempts": [{**data["attempts"][0], "learner_id": 2}]}),
        lambda data: json.dumps({**data, "attempts": [{**data["attempts"][0], "link": "x" * 5000}]}),
        lambda data: json.dumps({**data, "attempts": [{**data["attempts"][0], "link": "a\0b"}]}),
        lambda data: json.dumps({**data, "attempts": [{**data["attempts"][0], "at": "2026-12-01"}]}),
        lambda data: json.dumps({**data, "attempts": [{**data["attempts"][0], "right": "yes"}]}),
        lambda data: json.dumps({**data, "attempts": [{**data["attempts"][0], "hints": 10**30}]}),
        lambda data: json.dumps({**data, "ratings": [{**data["ratings"][0], "mu": float("nan")}]}),
        lambda data: "[" * 100_000,
    ],
)
def test_a_file_that_is_not_sound_adds_nothing(store: Store, learner: int, change: Any) -> None:
    fill(store, learner)
    text, before = change(json.loads(exported(store, learner))), whole(store)
    with pytest.raises(StoreError), store.write() as session:
        moving.bring_in(session, learner, text)
    assert whole(store) == before


def test_the_table_of_answers_is_csv_without_formulas(store: Store, learner: int) -> None:
    put_down(store, learner, tried("=HYPERLINK(0)", right=False, reason="follow-suit"))
    with store.read() as session:
        head, row = csv.reader(moving.export_csv(session, learner).splitlines())
    one = dict(zip(head, row, strict=True))
    assert (one["link"], one["right"], one["reason"]) == ("'=HYPERLINK(0)", "no", "follow-suit")


# --- backups ----------------------------------------------------------------------------------------------------------


def test_a_backup_restores_everything_in_either_database(store: Store, learner: int, tmp_path: Path) -> None:
    fill(store, learner)
    assert backup(store, tmp_path / "all.gz") > 10
    other = open_store(f"sqlite:///{tmp_path}/other.sqlite")
    restore(other, tmp_path / "all.gz")
    assert whole(other) == whole(store)
    backup(other, tmp_path / "again.gz")
    with pytest.raises(StoreError, match="not empty"):
        restore(store, tmp_path / "again.gz")
    restore(store, tmp_path / "again.gz", replace=True)
    assert whole(other) == whole(store)
    with store.write() as session:
        assert learners.create(session, "Next", NOW).id > learner, "numbers go on"
    put_down(store, learner, tried("legal-card-99"))
    other.close()


def test_a_broken_backup_changes_nothing(store: Store, learner: int, tmp_path: Path) -> None:
    fill(store, learner)
    file = tmp_path / "all.gz"
    backup(store, file)
    before, lines = whole(store), gzip.decompress(file.read_bytes()).decode().splitlines()
    broken = {
        "cut off": file.read_bytes()[:-40],
        "no gzip": b"hello",
        "no row": gzip.compress("\n".join([*lines, '["learner", {}]']).encode()),
        "no table": gzip.compress("\n".join([*lines, '["sqlite_master", {}]']).encode()),
        "no json": gzip.compress("\n".join([*lines, "{"]).encode()),
        "no head": gzip.compress("\n".join(lines[1:]).encode()),
    }
    for name, data in broken.items():
        file.write_bytes(data)
        with pytest.raises(StoreError):
            restore(store, file, replace=True)
        assert whole(store) == before, name


# --- progress ---------------------------------------------------------------------------------------------------------


def test_progress_agrees_with_a_plain_count_of_the_answers(store: Store, learner: int) -> None:
    fill(store, learner, 12)
    put_down(store, learner, tried("legal-card-0", right=True), NOW + 40 * HOUR)
    put_down(store, learner, tried("x/hidden-nine/a", mode="lesson", level=None), NOW + 41 * HOUR)
    with store.read() as session:
        rows = list(session.scalars(select(Attempt)))
        kinds, clauses = progress.shares(session, learner)
        days = progress.days(session, learner)
    first = [one for one in rows if one.first]
    assert sum(one.tried for one in kinds) == len(first)
    assert sum(one.right for one in clauses) == sum(one.right for one in first)
    assert sum(one.tried for one in days) == len(rows)
    assert round(sum(one.seconds for one in days), 1) == round(sum(one.seconds for one in rows), 1)
    assert [one.day for one in days] == sorted({one.day for one in rows})


def test_results_of_sessions(store: Store, learner: int) -> None:
    with store.write() as session:
        some = [(5, True), (3, False), (5, False), (6, True)]
        assert [runs.keep(session, learner, "sprint", right, 8, 1.0, NOW, NOW.date()) for right, _ in some] == [
            best for _, best in some
        ]
        assert runs.best(session, learner, "sprint") == 6
        assert runs.of_day(session, learner, "sprint", NOW.date()) == (5, 8)
        assert runs.best(session, learner, "streak") is None


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def run(url: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run ``tutor304 db`` on the database; give exit code and what was said."""
    monkeypatch.setenv("TUTOR304_DATABASE_URL", url)

    def run(*arguments: str) -> tuple[int, str]:
        done = CliRunner().invoke(main, ["db", *arguments])
        assert done.exception is None or isinstance(done.exception, SystemExit)
        return done.exit_code, done.output

    return run


def test_the_commands_from_an_empty_database_on(run: Any, url: str, tmp_path: Path) -> None:
    assert run("upgrade")[0] == 0
    store = open_store(url)
    with store.write() as session:
        some = [learners.create(session, name, NOW).id for name in ("Nimal", "Kumari", "Kumari")]
    fill(store, some[0])
    assert run("learners")[1].splitlines()[0].split("\t") == ["1", "6", "Nimal"]
    assert json.loads(run("export", "Nimal")[1])["name"] == "Nimal"
    assert run("export", "1", "--csv", "--out", str(tmp_path / "a.csv"))[0] == 0
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 7
    code, said = run("forget", "Kumari", "--yes")
    assert (code, "any of the learners 2, 3" in said) == (1, True)
    assert "no learner 'Nobody'" in run("forget", "Nobody", "--yes")[1]
    file = str(tmp_path / "all.gz")
    assert run("backup", file)[0] == 0
    assert run("forget", "Nimal", "--yes")[0] == 0
    assert [count(store, one) for one in (Attempt, Card, Rating, RatingDay)] == [0, 0, 0, 0]
    assert "not empty" in run("restore", file)[1]
    assert run("restore", file, "--replace")[0] == 0
    assert (count(store), count(store, Learner)) == (6, 3)
    store.close()


def test_the_command_tells_errors_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TUTOR304_DATABASE_URL", "postgresql://me:secret@127.0.0.1:1/db")
    done = CliRunner().invoke(main, ["db", "upgrade"])
    assert done.exit_code == 1
    assert "cannot be opened" in done.output
    assert "secret" not in done.output
    assert len(done.output.strip().splitlines()) == 1
    monkeypatch.delenv("TUTOR304_DATABASE_URL")
    monkeypatch.setenv("TUTOR304_DATA", str(tmp_path))
    done = CliRunner().invoke(main, ["db", "backup", str(tmp_path / "no" / "folder.gz")])
    assert (done.exit_code, "cannot be written" in done.output) == (1, True)
