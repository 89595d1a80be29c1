"""The command ``tutor304``: what it prints and its exit codes (0 legal, 1 a rule was broken, 2 no record)."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tutor.cli import main
from tutor.record import example, load, referee


def run(*arguments: str, given: str = "") -> Result:
    return CliRunner().invoke(main, list(arguments), input=given)


@pytest.fixture
def broken() -> dict[str, Any]:
    data = copy.deepcopy(example())
    data["actions"][15]["card"] = "JD"  # west holds a heart
    return data


def test_referee_in_words_tells_the_story_and_the_tokens() -> None:
    done = run("referee", "-", given=json.dumps(example()))
    assert done.exit_code == 0
    assert "Trick 1: South A♥, East 9♠ ▾, North K♥, West 10♥." in done.stdout.replace("\n  ", " ")
    assert "Every action is legal." in done.stdout
    assert "44 points" in done.stdout


def test_referee_in_words_names_the_fault_and_its_clause(broken: dict[str, Any]) -> None:
    done = run("referee", "-", given=json.dumps(broken))
    assert done.exit_code == 1
    assert "Action 16 breaks a rule: West may not play J♦." in done.stdout
    assert "(play.follow)" in done.stdout


def test_referee_json_is_the_answer(tmp_path: Path, broken: dict[str, Any]) -> None:
    for data, code in ((example(), 0), (broken, 1)):
        file = tmp_path / "deal.json"
        file.write_text(json.dumps(data))
        done = run("referee", str(file), "--json")
        assert (done.exit_code, json.loads(done.stdout)) == (code, referee(load(data)).to_json())


def test_referee_jsonl_answers_line_by_line_and_ends_with_the_worst(broken: dict[str, Any]) -> None:
    good, bad = json.dumps(example()), json.dumps(broken)
    done = run("referee", "--jsonl", given=f"{good}\n{bad}\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.exit_code, [one["legal"] for one in answers]) == (1, [True, False])
    done = run("referee", "--jsonl", given=f"{good}\nnonsense\n\n{bad}\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.exit_code == 2
    assert answers[1]["error"].startswith("line 2: ")
    assert [one.get("legal") for one in answers] == [True, None, False]


def test_what_is_no_record_ends_with_2_and_one_line() -> None:
    for given in ("", "{}", "[1]", "\x00"):
        done = run("referee", "-", given=given)
        assert (done.exit_code, len(done.stderr.splitlines())) == (2, 1)
    assert run("referee", "no-such-file").exit_code == 2


def test_deal_gives_a_legal_whole_deal_and_the_same_one_for_a_seed() -> None:
    first, again, other = (run("deal", "--seed", seed).stdout for seed in ("7", "7", "8"))
    assert first == again != other
    answer = referee(load(json.loads(first)))
    assert (answer.legal, answer.ended) == (True, "played")
    refused = run("deal", "--seed", "7", "--profile", "bridge")
    assert refused.exit_code == 2
    assert "no profile 'bridge'" in refused.stderr
