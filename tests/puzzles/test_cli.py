"""``tutor304 puzzles``: made files are the same whatever the workers, checked again, shown and solved."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import puzzles
from puzzles import KINDS, from_link, grade, link, make, packs
from puzzles.disguise import disguise
from puzzles.packs import build as building
from puzzles.packs import pack
from tutor.app.screens.practise_why import report_of
from tutor.cli import main
from tutor.cli.solving import laid


def run(*args: object, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, ["puzzles", *map(str, args)], input=typed)


def test_kinds_and_schema_name_every_kind() -> None:
    listed = run("kinds")
    assert listed.exit_code == 0
    assert all(name in listed.output for name in KINDS)
    assert len(run("schema").output.splitlines()) == len(KINDS)


def test_made_again_and_with_workers_the_file_is_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert run("make", "--kind", "legal-card", "--count", 12, "--seed", 7, "--out", one).exit_code == 0
    done = run("make", "--kind", "legal-card", "--count", 12, "--seed", 7, "--out", two, "--workers", 2)
    assert done.exit_code == 0, done.output
    assert one.read_bytes() == two.read_bytes()
    assert len(one.read_text().splitlines()) >= 12
    two.write_bytes(one.read_bytes()[: len(one.read_bytes()) // 2])  # stopped in the middle of a line
    assert run("make", "--kind", "legal-card", "--count", 12, "--seed", 7, "--out", two).exit_code == 0
    assert one.read_bytes() == two.read_bytes()


def test_check_finds_the_first_false_puzzle(tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    assert run("make", "--kind", "winner", "--count", 4, "--seed", 1, "--out", file).exit_code == 0
    assert run("check", file).exit_code == 0
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if "answers" in line)
    data = json.loads(lines[at])
    data["answers"]["best"] = [data["question"]["choices"][0], data["question"]["choices"][1]]
    lines[at] = json.dumps(data)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("check", file)
    assert done.exit_code == 1
    assert done.stdout.startswith(f"{file}: line {at + 1}: puzzle {data['id']}: ")
    assert "its seed gives another answers" in done.stdout
    (tmp_path / "x").write_text("hello\n", encoding="utf-8")
    assert run("check", tmp_path / "x").exit_code == 2


@pytest.mark.parametrize("name", list(KINDS))
def test_show_prints_the_puzzle_and_keeps_the_answer_back(name: str) -> None:
    version = KINDS[name].version
    link = f"{name}-3.v{version}" if version > 1 else f"{name}-3"
    assert from_link(link).kind == name
    shown = run("show", link)
    assert shown.exit_code == 0, shown.output
    assert len(run("show", link, "--answer").output) > len(shown.output)


def test_solve_asks_grades_and_counts() -> None:
    puzzle = make("legal-card", 2, "one")
    done = run("solve", "legal-card-2.one.v2", typed=f"{puzzle.answers.best[0]}\n")
    assert done.exit_code == 0, done.output
    assert "1 of 1" in done.output or "1" in done.output.splitlines()[-1]


@pytest.mark.parametrize("name", list(KINDS))
def test_a_report_of_the_app_opens_and_is_proved(name: str, tmp_path: Path) -> None:
    """As the page saves it after a wrong answer, whatever the kind; in a disguise, as the page serves it."""
    puzzle = disguise(pack(name)[4].puzzle(), 17)  # one that is soon made again, whatever the kind
    wrong = puzzle.answers.wrong[:1]
    picks = tuple(wrong[0].choice.split() if puzzle.question.mode == "order" else [wrong[0].choice]) if wrong else ()
    picks = picks or puzzle.answers.best
    now = replace(laid(puzzle), picks=picks, grade=grade(puzzle, picks))
    file = tmp_path / "report.json"
    file.write_text(json.dumps(report_of(now), ensure_ascii=False, indent=1), encoding="utf-8")
    shown = run("show", file)
    assert shown.exit_code == 0, shown.output
    assert shown.output == run("show", link(puzzle)).output
    assert run("solve", file, typed="q\n").exit_code == 0
    assert run("check", file).stdout == f"{file}: 1 puzzles checked, 0 false\n"
    report = json.loads(file.read_text(encoding="utf-8"))
    report["puzzle"]["level"] = puzzle.level % 5 + 1
    file.write_text(json.dumps(report), encoding="utf-8")
    assert "its seed gives another level" in run("check", file).stdout


def test_a_whole_link_its_code_and_a_pack_open_too(tmp_path: Path) -> None:
    code = run("show", "legal-card-7.v2").output
    assert run("show", "http://127.0.0.1:8501/practise?plain=1&puzzle=legal-card-7.v2").output == code
    shipped = Path(puzzles.__file__).parent / "packs" / "winner.jsonl.xz"
    assert run("show", shipped, "--number", 3).exit_code == 0
    assert run("show", shipped, "--number", 9999).exit_code == 1
    (tmp_path / "broken.xz").write_bytes(b"rubbish")
    assert run("show", tmp_path / "broken.xz").exit_code == 2


def test_packs_are_built_with_the_same_bytes_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "CORE", 2)
    monkeypatch.setattr(building, "LEAST", 10)
    done = run("packs", "build", "--kind", "open-it", "--out", tmp_path)
    assert done.exit_code == 0, done.output
    assert " puzzles, " in done.stdout
    assert done.stdout.endswith("written\n")
    again = run("packs", "build", "--kind", "open-it", "--out", tmp_path, "--workers", 2)
    assert again.stdout.endswith("as it was\n")
    assert run("packs", "check", "--kind", "open-it").stdout.endswith("all true\n")
    monkeypatch.setattr(packs, "files", lambda _: tmp_path)
    lacks = run("packs", "check", "--kind", "winner")
    assert lacks.exit_code == 1
    assert lacks.stdout == "winner: there is no pack of winner: tutor304 puzzles packs build --kind winner\n"
    assert run("packs", "build", "--kind", "chess", "--out", tmp_path).exit_code == 1


def test_packs_check_names_the_false_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    some = list(packs.pack("open-it")[:3])
    some[1] = replace(some[1], line=some[1].line.replace('"seat":"S"', '"seat":"N"').replace('"level":1', '"level":2'))
    monkeypatch.setattr(packs, "pack", lambda name: tuple(some))
    done = run("packs", "check", "--kind", "open-it")
    assert done.exit_code == 1
    assert done.stdout.startswith(f"open-it: line 2: puzzle {some[1].id}: ")
    assert done.stdout.count("\n") == 1


def test_what_cannot_be_shown_is_one_clear_error() -> None:
    done = run("show", "chess-1")
    assert done.exit_code == 1
    assert "kinds are" in done.output
