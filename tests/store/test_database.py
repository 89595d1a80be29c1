"""The database: its tables are those of the models, and nothing is lost or half done, whatever happens."""

from __future__ import annotations

import datetime as dt
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import NoResultFound

from tests.puzzles.drilling import DRILL, out, result
from tests.store.helpers import NOW, count, put_down, tried
from tutor.store import StoreError, attempts, classes, learners, ratings, runs, teams
from tutor.store.database import Store, _engine, open_store
from tutor.store.models import Attempt, Base, Card, Learner, Place, Rating, Visit
from tutor.store.place import data_folder
from tutor.store.upgrade import NEWEST, bring_up_to_date, config, revision

# --- migrations -------------------------------------------------------------------------------------------------------


def test_migrations_from_empty_make_what_the_models_say(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        assert revision(connection) == NEWEST


def test_the_newest_step_is_the_last_one_there_is(store: Store) -> None:
    from alembic.script import ScriptDirectory

    with store.engine.connect() as connection:
        steps = ScriptDirectory.from_config(config(connection))
        assert steps.get_heads() == [NEWEST]


def test_each_step_keeps_what_is_there(url: str) -> None:
    """A database of the first version, with a learner and an answer, is brought up to date."""
    from alembic import command

    store = Store(_engine(url))
    with store.engine.begin() as connection:
        command.upgrade(config(connection), "0001")
        connection.execute(text("INSERT INTO learner (name, since) VALUES ('Nimal', '2026-01-02')"))
        names = 'kind, link, profile, answer, "right", clauses, hints, seconds, mode, first, rated, at, day, learner_id'
        values = (
            "'count', 'count-1', 'club', '[]', true, '[]', 0, 1, 'practice', true, true, '2026-01-02', '2026-01-02', 1"
        )
        connection.execute(text(f"INSERT INTO attempt ({names}) VALUES ({values})"))
    assert bring_up_to_date(store.engine)
    assert (count(store, Learner), count(store, Attempt)) == (1, 1)
    store.close()


def test_a_database_that_is_up_to_date_is_left_alone(store: Store) -> None:
    assert not bring_up_to_date(store.engine)


def test_several_processes_may_start_at_once(url: str) -> None:
    faults: list[BaseException] = []

    def start() -> None:
        try:
            open_store(url).close()
        except BaseException as error:
            faults.append(error)

    threads = [threading.Thread(target=start) for _ in range(5)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert not faults


def test_a_database_of_a_newer_version_is_not_touched(url: str) -> None:
    store = open_store(url)
    with store.write() as session:
        session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(StoreError, match="newer version"):
        open_store(url)


# --- errors say what is wrong, and no secret --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("mysql://me:secret@there/db", "take SQLite or PostgreSQL"),
        ("what is this: secret", "no address of a database"),
        ("postgresql+psycopg://me:secret@127.0.0.1:1/db", "cannot be opened"),
        ("sqlite:////dev/null/secret/x.sqlite", "cannot be made"),
    ],
)
def test_an_address_that_is_no_good(url: str, says: str) -> None:
    with pytest.raises(StoreError, match=says) as raised:
        open_store(url)
    assert "secret@" not in str(raised.value)
    assert ":secret" not in str(raised.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    file.write_text("this is no database, but a long enough text to be one" * 20)
    with pytest.raises(StoreError, match="not a database"):
        open_store(f"sqlite:///{file}")


def test_the_folder_is_that_of_the_user_and_of_nobody_else(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/new/deep/store.sqlite")
    store.close()
    assert (tmp_path / "new" / "deep").stat().st_mode & 0o777 == 0o700
    assert data_folder({"TUTOR304_DATA": "~/here"}) == Path.home() / "here"


# --- nothing is lost --------------------------------------------------------------------------------------------------


def test_an_answer_counts_everywhere_or_nowhere(store: Store, learner: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise RuntimeError("in the middle")

    monkeypatch.setattr(attempts, "rate", fail)
    with pytest.raises(RuntimeError):
        put_down(store, learner, tried())
    assert [count(store, one) for one in (Attempt, Card, Rating)] == [0, 0, 0]


def test_fifty_writers_at_once_lose_nothing(url: str) -> None:
    """Each learner has two tabs; all answer puzzles of one theme, so that they meet in its rating."""
    store, each = open_store(url), 4
    with store.write() as session:
        some = [learners.create(session, f"L{number}", NOW).id for number in range(25)]
    faults: list[BaseException] = []

    def play(learner: int, tab: int) -> None:
        try:
            for number in range(each):
                at = NOW + dt.timedelta(seconds=number)
                put_down(store, learner, tried(f"legal-card-{tab}{number}", right=number % 2 == 0), at)
        except BaseException as error:
            faults.append(error)

    threads = [threading.Thread(target=play, args=(one, tab)) for one in some for tab in (1, 2)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert not faults
    assert count(store) == 50 * each
    with store.read() as session:
        for one in some:
            assert ratings.skills(session, one)[ratings.OVERALL][1] == 2 * each
        games = session.execute(text("SELECT games FROM puzzle_rating")).scalars().all()
    assert games == [50 * each]
    store.close()


def test_two_tabs_with_one_puzzle_have_one_first_answer(url: str) -> None:
    store = open_store(url)
    with store.write() as session:
        learner = learners.create(session, "Nimal", NOW).id
    firsts: list[bool] = []
    threads = [
        threading.Thread(target=lambda: firsts.append(put_down(store, learner, tried()).first)) for _ in range(8)
    ]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert sorted(firsts) == [False] * 7 + [True]
    store.close()


def test_a_new_browser_with_many_tabs_is_one_learner(url: str) -> None:
    store, met = open_store(url), []

    def come() -> None:
        with store.write() as session:
            met.append(learners.begin(session, learners.key_of("one"), NOW).id)

    threads = [threading.Thread(target=come) for _ in range(8)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(met) == 8
    assert len(set(met)) == 1
    assert count(store, Learner) == 1
    store.close()


def test_a_killed_process_loses_nothing_that_it_confirmed(url: str) -> None:
    code = """if True:
        import datetime as dt, sys, itertools
        from tests.store.helpers import NOW, put_down, tried
        from tutor.store import learners
        from tutor.store.database import open_store
        store = open_store(sys.argv[1])
        with store.write() as session:
            learner = learners.create(session, "Nimal", NOW).id
        for number in itertools.count():
            put_down(store, learner, tried(f"legal-card-{number}"))
            print(number, flush=True)
    """
    writer = subprocess.Popen([sys.executable, "-c", code, url], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    for line in writer.stdout:
        if int(line) == 30:
            os.kill(writer.pid, signal.SIGKILL)
            break
    confirmed = [30, *(int(line) for line in writer.stdout if line.strip())][-1] + 1
    writer.wait()
    store = open_store(url)
    assert confirmed <= count(store) <= confirmed + 1
    with store.read() as session:
        assert ratings.skills(session, 1)[ratings.OVERALL][1] == count(store)
    store.close()


def test_an_answer_of_nobody_is_refused(store: Store) -> None:
    with pytest.raises(NoResultFound):
        put_down(store, 99, tried())
    assert count(store) == 0


# --- forgetting -------------------------------------------------------------------------------------------------------


def _full(store: Store, name: str) -> int:
    """A learner with something in every table."""
    with store.write() as session:
        learner = learners.create(session, name, NOW, learners.key_of(name)).id
        learners.play(session, learners.key_of(name), learner, NOW)
        where = {"profile": "sri-lankan", "lesson": "hidden-nine", "scene": "fold"}
        learners.keep_place(session, learner, NOW, **where, solved=["fold"], missed=[], first=[])
        runs.keep(session, learner, "sprint", 3, 4, 20.0, NOW, NOW.date())
        classes.keep(session, out(), NOW)
        classes.hand_in(session, learner, result(name), NOW)
        teams.create(session, "Class", learners.key_of(name)[:20], NOW, [learner])
        teams.assign(session, DRILL.id, [], [*teams.assigned(session, DRILL.id)[1], learner])
    put_down(store, learner, tried())
    put_down(store, learner, tried("legal-card-8", False))
    return learner


def test_forgetting_removes_everything_of_a_learner_and_nothing_else(store: Store) -> None:
    gone, stays = _full(store, "Gone-with-the-wind"), _full(store, "Stays")
    tables = [one for one in Base.metadata.sorted_tables if "learner_id" in one.c]
    learners.forget(store, gone)
    with store.read() as session:
        for table in tables:
            owners = set(session.execute(table.select().with_only_columns(table.c.learner_id)).scalars())
            assert gone not in owners, table.name
            assert stays in owners, table.name
        assert [one.name for one, _ in learners.everybody(session)] == ["Stays"]


def test_what_is_forgotten_is_gone_from_the_file(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/store.sqlite")
    learners.forget(store, _full(store, "Gone-with-the-wind"))
    assert not [one for one in tmp_path.iterdir() if b"Gone-with-the-wind" in one.read_bytes()]
    store.close()


def test_every_table_of_a_learner_goes_with_the_learner() -> None:
    for table in Base.metadata.sorted_tables:
        for key in table.foreign_keys:
            assert key.ondelete == "CASCADE", table.name


# --- SQLite as it should be -------------------------------------------------------------------------------------------


def test_sqlite_has_its_settings(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/store.sqlite")
    wanted = {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 1, "busy_timeout": 30_000}
    with store.engine.connect() as connection:
        assert {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted} == wanted
    with sqlite3.connect(tmp_path / "store.sqlite") as plain:
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    store.close()


@pytest.mark.parametrize("model", [Attempt, Card, Rating, Place, Visit])
def test_looking_up_a_learner_has_an_index(store: Store, model: type[Base]) -> None:
    found = inspect(store.engine)
    table = model.__tablename__
    firsts = [one["column_names"][0] for one in found.get_indexes(table)]
    assert "learner_id" in [*firsts, found.get_pk_constraint(table)["constrained_columns"][0]]


def test_who_writes_has_the_turn_and_gives_it_back(store: Store) -> None:
    """SQLite has one writer; PostgreSQL has a place for each."""
    if store.kind != "sqlite":
        assert store.turns is None
        return
    assert store.turns is not None
    with store.write():
        assert store.turns.taken
    with pytest.raises(LookupError), store.write():
        raise LookupError
    assert not store.turns.taken
