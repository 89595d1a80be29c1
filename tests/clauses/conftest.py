"""The marker that binds a test to the clauses it proves."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of rules.md that this test would see broken")
