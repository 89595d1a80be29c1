"""Errors: the log gets their kind and place. A message could name a hidden card, so it goes nowhere."""

from __future__ import annotations

import logging
import traceback

_LOG = logging.getLogger("tutor.app")


def report(error: Exception) -> None:
    """Log what kind of error it was, and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    _LOG.error("%s in %s, line %s", type(error).__name__, place.filename, place.lineno)
