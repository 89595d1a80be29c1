"""What the tests of the screens share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from streamlit.components.v2 import manifest_scanner


@pytest.fixture(autouse=True, scope="session")
def no_search_for_components() -> Iterator[None]:
    """Let ``AppTest`` not read every installed package at each first run: our component needs no manifest."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", lambda: [])
        yield
