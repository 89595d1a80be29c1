"""Proofs: what a seat can claim (Caps) from what it knows. Fast unchecked twins of the rules live in here only.

The names are looked up when first used, so that ``tutor.solver.dd`` starts without the rules engine.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tutor.solver.certificate import Certificate, check_certificate
    from tutor.solver.claims import READINGS, Proof, Refutation, prove
    from tutor.solver.replay import deal_of

__all__ = ["READINGS", "Certificate", "Proof", "Refutation", "check_certificate", "deal_of", "prove"]

_HOMES: Final = {"Certificate": "certificate", "check_certificate": "certificate", "deal_of": "replay"}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_HOMES.get(name, 'claims')}"), name)
