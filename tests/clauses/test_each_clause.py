"""Each clause has a test, and each test of a clause is named after it. A clause without a test fails here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor.clauses import CLAUSES, clauses_of

FOLDER = Path(__file__).parent


def marked_tests() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The name of each test in this folder with the clauses it is marked with."""
    for path in sorted(FOLDER.glob("test_*.py")):
        for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(one, ast.FunctionDef) and one.name.startswith("test_"):
                yield one.name, tuple(_clauses(one))


def _clauses(function: ast.FunctionDef) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
            yield from (str(ast.literal_eval(argument)) for argument in mark.args)


@pytest.mark.parametrize("profile", ["sri-lankan", "club", "call-partner", "widow"])
def test_each_clause_of_the_profile_has_a_test(profile: str) -> None:
    tested = {clause for _, clauses in marked_tests() for clause in clauses[:1]}
    missing = [one.id for one in clauses_of(profile) if one.id not in tested]
    assert not missing, f"clauses without a test of their own: {', '.join(missing)}"


def test_tests_cite_clauses_that_exist_and_bear_their_names() -> None:
    for name, clauses in marked_tests():
        assert set(clauses) <= set(CLAUSES), (name, clauses)
        if clauses:
            start = "test_" + re.sub(r"[.-]", "_", clauses[0])
            assert name.startswith(start + "_"), f"{name} proves {clauses[0]}: its name begins with {start}_"


def test_no_name_is_used_twice() -> None:
    names = [name for name, _ in marked_tests()]
    assert sorted(names) == sorted(set(names))
