"""``tutor304 puzzles``: made files are the same whatever the workers, checked again, shown and solved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from puzzles import KINDS, from_link, make
from tutor.cli import main


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
    assert run("check", file).exit_code == 1
    (tmp_path / "x").write_text("hello\n", encoding="utf-8")
    assert run("check", tmp_path / "x").exit_code == 2


@pytest.mark.parametrize("name", list(KINDS))
def test_show_prints_the_puzzle_and_keeps_the_answer_back(name: str) -> None:
    link = next(f"{name}-{seed}{'.v2' if KINDS[name].version == 2 else ''}" for seed in (3,))
    assert from_link(link).kind == name
    shown = run("show", link)
    assert shown.exit_code == 0, shown.output
    assert len(run("show", link, "--answer").output) > len(shown.output)


def test_solve_asks_grades_and_counts() -> None:
    puzzle = make("legal-card", 2, "one")
    done = run("solve", "legal-card-2.one.v2", typed=f"{puzzle.answers.best[0]}\n")
    assert done.exit_code == 0, done.output
    assert "1 of 1" in done.output or "1" in done.output.splitlines()[-1]


def test_what_cannot_be_shown_is_one_clear_error() -> None:
    done = run("show", "chess-1")
    assert done.exit_code == 1
    assert "kinds are" in done.output
