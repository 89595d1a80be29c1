"""Which tests of puzzles share a process: those that look at the same made puzzles."""

from __future__ import annotations

from pathlib import Path

import pytest

from puzzles import KINDS

HERE = Path(__file__).parent

ASKED_OF_ALL = ("disguise", "gaming", "model", "packs")
"""The files whose tests take the name of a kind."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let one worker make the puzzles of a kind: for the kind's own file, and for what is asked of all kinds."""
    for item in items:
        if item.path.parent != HERE or not isinstance(item, pytest.Function):
            continue
        name = item.path.stem.removeprefix("test_").replace("_", "-")
        if name in ASKED_OF_ALL and hasattr(item, "callspec"):
            name = item.callspec.params.get("name", "")
        if name in KINDS:
            item.add_marker(pytest.mark.xdist_group(name))
