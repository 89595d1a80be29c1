"""Keys: what a coach's secret says about a drill, and what a drill's key says about a result.

A drill's key is made from the coach's secret and all that the drill says. So the coach, and nobody else, can tell
whether a drill is theirs and unchanged. The learner's app signs the result with that key: a result that was edited by
hand, or made for another drill, does not fit its sign.

What a sign does not prove: who sat at the screen, and that nobody helped. The key is in the link, so somebody who
writes programs can sign what they like; the answers are judged again in any case (:mod:`puzzles.drills.judging`).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from puzzles.drills.model import Drill, DrillError
from puzzles.drills.sending import Handout
from puzzles.model import canonical

SECRET: Final = "TUTOR304_COACH_SECRET"
"""The environment variable that may hold the coach's secret."""

_SIGNS: Final = 32
_LEAST: Final = 16
"""Bytes of a secret at least."""


def coach_secret(folder: Path, environ: Mapping[str, str] = os.environ) -> bytes:
    """The coach's secret: that of the environment, or else of the file ``coach.key`` in a folder, which is made with a
    new one where it is missing.

    Raises ``DrillError`` for a secret that is too short, and ``OSError``.
    """
    given = environ.get(SECRET)
    if given is not None:
        secret = given.encode()
    else:
        path = folder / "coach.key"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_new(path, secrets.token_hex(32).encode())
        secret = path.read_bytes().strip()
    if len(secret) < _LEAST:
        raise DrillError(f"the coach's secret is too short: {_LEAST} signs at least")
    return secret


def _write_new(path: Path, secret: bytes) -> None:
    """Write a secret that only its owner may read; where another process was quicker, its secret stays."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            stream.write(secret)
    except FileExistsError:
        pass


def key_of(secret: bytes, drill: Drill) -> str:
    """The key that a coach's drill has.

    >>> drill = Drill(title="One", picked=("legal-card-7.v2",))
    >>> key_of(b"mine", drill) == key_of(b"mine", drill), key_of(b"mine", drill) == key_of(b"theirs", drill)
    (True, False)
    """
    digest = hmac.new(secret, b"304-drill/" + drill.id.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def handed_out(drill: Drill, secret: bytes) -> Handout:
    """A drill with its key."""
    return Handout(drill=drill, key=key_of(secret, drill))


def is_ours(handout: Handout, secret: bytes) -> bool:
    """Was a drill handed out with this secret, and is it unchanged?"""
    return hmac.compare_digest(handout.key, key_of(secret, handout.drill))


def sign(key: str, values: dict[str, Any]) -> str:
    """The sign of plain JSON values."""
    return hmac.new(key.encode(), canonical(values).encode(), hashlib.sha256).hexdigest()[:_SIGNS]


def is_signed(key: str, values: dict[str, Any], given: str) -> bool:
    """Does a sign fit?"""
    return hmac.compare_digest(sign(key, values), given)
