"""``tutor304 drills``: what is made can be shown, checked and printed, and results are judged."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from puzzles.drills import read_handout
from tests.puzzles.drilling import DRILL, SECRET, out, result, wrong
from tutor.cli import main


@pytest.fixture(autouse=True)
def _secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR304_COACH_SECRET", SECRET.decode())


def run(*args: str | Path) -> Result:
    done = CliRunner().invoke(main, ["drills", *map(str, args)])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def test_make_show_check_and_print(tmp_path: Path) -> None:
    file = tmp_path / "drill.json"
    part = "kind=legal-card,theme=folds,count=2"
    made = run("make", "--title", "Folds", "--part", part, "--puzzle", "winner-0", "--exam", "--out", file)
    assert made.exit_code == 0, made.output
    handout = read_handout(file.read_bytes())
    assert read_handout(made.stdout.strip()) == handout
    assert (handout.drill.title, handout.drill.exam, handout.drill.count) == ("Folds", True, 3)
    assert run("check", file).exit_code == run("check", made.stdout.strip()).exit_code == 0
    shown = run("show", file, "--answer", "--lang", "nl").stdout
    assert all(f"{number}. " in shown for number in (1, 2, 3))
    for more in ((), ("--answers",)):
        pdf = tmp_path / "sheet.pdf"
        assert run("sheet", file, "--out", pdf, "--address", "https://x.org", *more).exit_code == 0
        assert pdf.read_bytes().startswith(b"%PDF")


def test_the_same_seed_makes_the_same_drill() -> None:
    args = ("make", "--title", "A", "--part", "count=5")
    assert run(*args, "--seed", "7").stdout == run(*args, "--seed", "7").stdout
    assert run(*args, "--seed", "7").stdout != run(*args, "--seed", "8").stdout
    assert read_handout(run(*args, "--fresh").stdout.strip()).drill.fresh


def test_a_drill_for_another_table_is_of_its_kinds_and_can_be_printed(tmp_path: Path) -> None:
    link = run("make", "--title", "A", "--profile", "club", "--part", "count=3").stdout.strip()
    assert read_handout(link).drill.profile == "club"
    assert "club-" in run("show", link).stdout
    assert run("sheet", link, "--out", tmp_path / "sheet.pdf", "--answers").exit_code == 0
    refused = run("make", "--title", "A", "--part", "kind=club-count,count=1")
    assert refused.exit_code == 1
    assert "no puzzles for the rules of sri-lankan" in refused.stderr


@pytest.mark.parametrize("part", ["kind=chess", "legal-card", "level=9", "count=x", "kind=winner,theme=folds"])
def test_wishes_that_cannot_be_are_one_line(part: str) -> None:
    done = run("make", "--title", "A", "--part", part)
    assert done.exit_code in (1, 2)
    assert "Error" in done.stderr
    assert "Traceback" not in done.output


def test_a_drill_of_another_coach_is_odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "drill.json"
    file.write_text(out().to_json(), "utf-8")
    assert run("check", file).exit_code == 0
    monkeypatch.setenv("TUTOR304_COACH_SECRET", "somebody else's secret")
    assert run("check", file).exit_code == 1


def test_results_are_judged_and_written_as_a_table(tmp_path: Path) -> None:
    files = []
    for name, answer in (("Nimal", None), ("Kumari", wrong)):
        one = result(name) if answer is None else result(name, answer=answer)
        files.append(tmp_path / f"{name}.json")
        files[-1].write_text(one.to_json(), "utf-8")
    table = tmp_path / "all.csv"
    done = run("results", *files, "--csv", table)
    assert done.exit_code == 0, done.output
    assert "Nimal: 3 of 3" in done.stdout
    assert "Kumari: 0 of 3" in done.stdout
    assert len(list(csv.DictReader(table.open()))) == 2 * DRILL.count
    assert "Nimal" not in run("results", *files, "--anonymous").stdout
    files[0].write_text(files[0].read_text("utf-8").replace("Nimal", "Sunil"), "utf-8")
    edited = run("results", *files)
    assert (edited.exit_code, "changed after it was saved" in edited.stdout) == (1, True)


@pytest.mark.parametrize("command", ["show", "check", "results"])
def test_no_such_file_is_code_2(command: str, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    assert run(command, file).exit_code == 2
    file.write_text("{}")
    done = run(command, file)
    assert done.exit_code == 2
    assert done.stderr.startswith("tutor304: ")
