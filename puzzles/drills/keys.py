"""Keys: what a coach's secret says about a drill, and how the learner's app signs a result.

A drill's key is made from the coach's secret and all that the drill says. So the coach, and nobody else, can tell
whether a drill is theirs and unchanged. The key travels in the link; it opens nothing and signs nothing.

A result is signed (Ed25519) with a key of the app that the learner played in, which never leaves its data folder. So
who has the file, or the link, or both, cannot change the result unnoticed: the sign does not fit, or it is that of
another app than signed what this learner handed in before. On a shared server that holds for the learners too.

What a sign does not prove: who sat at the screen, and that nobody helped. Whoever runs the app alone could take its
key; that is why a result holds no verdict, and every answer is judged again (:mod:`puzzles.drills.judging`).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from puzzles.drills.model import Drill, DrillError
from puzzles.drills.sending import Handout
from puzzles.model import canonical

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

SECRET: Final = "TUTOR304_COACH_SECRET"
"""The environment variable that may hold the coach's secret."""

_LEAST: Final = 16
"""Bytes of a secret at least."""


def coach_secret(folder: Path, environ: Mapping[str, str] = os.environ) -> bytes:
    """The coach's secret: that of the environment, or else of the file ``coach.key`` in a folder, which is made with a
    new one where it is missing.

    Raises ``DrillError`` for a secret that is too short, and ``OSError``.
    """
    given = environ.get(SECRET)
    secret = given.encode() if given is not None else _kept(folder / "coach.key")
    if len(secret) < _LEAST:
        raise DrillError(f"the coach's secret is too short: {_LEAST} signs at least")
    return secret


def app_key(folder: Path) -> Ed25519PrivateKey:
    """The key with which this app signs results: that of the file ``app.key`` in a folder, which is made where it is
    missing.

    Raises ``DrillError`` for a file that holds no key, and ``OSError``.
    """
    try:
        return private_key(bytes.fromhex(_kept(folder / "app.key").decode()))
    except ValueError:
        raise DrillError("app.key holds no key: remove it, and another one is made") from None


def private_key(seed: bytes) -> Ed25519PrivateKey:
    """The key of 32 bytes that nobody else knows. Raises ``ValueError`` for another number of bytes."""
    from cryptography.hazmat.primitives.asymmetric import ed25519  # a tenth of a second: no page waits for it

    return ed25519.Ed25519PrivateKey.from_private_bytes(seed)


def _kept(path: Path) -> bytes:
    """What a file holds; it is made with a new secret where it is missing."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_new(path, secrets.token_hex(32).encode())
    return path.read_bytes().strip()


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
    return _text(digest[:16])


def handed_out(drill: Drill, secret: bytes) -> Handout:
    """A drill with its key."""
    return Handout(drill=drill, key=key_of(secret, drill))


def is_ours(handout: Handout, secret: bytes) -> bool:
    """Was a drill handed out with this secret, and is it unchanged?"""
    return hmac.compare_digest(handout.key, key_of(secret, handout.drill))


def public_of(key: Ed25519PrivateKey) -> str:
    """What everybody may know of a key, to check its signs by."""
    return _text(key.public_key().public_bytes_raw())


def sign(key: Ed25519PrivateKey, values: dict[str, Any]) -> str:
    """The sign of plain JSON values.

    >>> key = private_key(bytes(32))
    >>> is_signed(public_of(key), {"right": 3}, sign(key, {"right": 3}))
    True
    >>> is_signed(public_of(key), {"right": 4}, sign(key, {"right": 3}))
    False
    """
    return _text(key.sign(canonical(values).encode()))


def is_signed(by: str, values: dict[str, Any], given: str) -> bool:
    """Is this the sign of the values by the app with that public key?"""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric import ed25519

    try:
        public = ed25519.Ed25519PublicKey.from_public_bytes(_bytes(by))
        public.verify(_bytes(given), canonical(values).encode())
    except (ValueError, InvalidSignature):
        return False
    return True


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """Raises ``ValueError`` for what :func:`_text` did not write."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
