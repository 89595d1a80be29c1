"""What the wording must cover, read from the code itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as ftl

from tutor.rules.called.state import CALLED_PHASES
from tutor.rules.compare import WHERES
from tutor.rules.state import PHASES

TUTOR = Path(__file__).resolve().parents[2] / "tutor"
ENGINE = (TUTOR / "rules", TUTOR / "knowledge", TUTOR / "solver")
"""Where reasons are made."""

FAMILIES = {
    "phase-": [f"phase-{phase}" for phase in PHASES],
    "called-phase-": [f"called-phase-{phase}" for phase in CALLED_PHASES],
    "other-": [
        f"other-{about}-{found}"
        for about in ("may", "down", "shown")
        for found in (*WHERES, "both-alike", "neither-alike")
    ],
}
"""Reason ids that are put together: the constant start, and every id it can give."""


def reason_ids() -> set[str]:
    """Every first argument of ``Reason(...)`` in the engine, also where a function hands it on."""
    trees = [ast.parse(path.read_text("utf-8"), str(path)) for part in ENGINE for path in sorted(part.rglob("*.py"))]
    makers, found = {"Reason": 0}, set()
    while True:
        before = dict(makers)
        for tree in trees:
            for function, call in _calls(tree):
                place = makers.get(call.func.id) if isinstance(call.func, ast.Name) else None
                if place is not None:
                    found |= _ids(call.args[place], function, makers)
        if makers == before:
            return found


def _calls(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef | None, ast.Call]]:
    """Every call of a module and the function that it stands in."""
    inside = {node: one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) for node in ast.walk(one)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield inside.get(node), node


def _ids(node: ast.expr, function: ast.FunctionDef | None, makers: dict[str, int]) -> set[str]:
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return _ids(node.body, function, makers) | _ids(node.orelse, function, makers)
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return set(FAMILIES[str(node.values[0].value)])
    if isinstance(node, ast.Name) and function is not None:
        parameters = [one.arg for one in function.args.args]
        if node.id in parameters:  # a helper: its callers name the reason
            makers[function.name] = parameters.index(node.id)
            return set()
        values = [
            one.value
            for one in ast.walk(function)
            if isinstance(one, ast.Assign) and any(isinstance(to, ast.Name) and to.id == node.id for to in one.targets)
        ]
        if values:
            return {each for value in values for each in _ids(value, function, makers)}
    raise AssertionError(f"a reason's id that this test cannot read: {ast.unparse(node)}")


def attributes(message: ftl.Message) -> set[str]:
    """The names of a message's attributes; ``""`` stands for its value."""
    return {one.id.name for one in message.attributes} | ({""} if message.value is not None else set())
