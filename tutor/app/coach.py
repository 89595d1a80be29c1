"""The coach of this machine or server: the secret with which their drills are signed."""

from __future__ import annotations

from puzzles.drills.keys import coach_secret
from tutor.store.place import data_folder


def secret() -> bytes:
    """The secret, made at the first call. Raises ``DrillError`` and ``OSError`` as ``coach_secret`` does."""
    return coach_secret(data_folder())
