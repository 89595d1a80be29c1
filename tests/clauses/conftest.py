"""Markers that bind a test to what it proves: clauses of rules.md, settings of a profile."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses that this test would see broken, its own first")
    config.addinivalue_line("markers", "setting(name, value): the setting of a profile that this test is about")
