"""The same thing judged at two tables: where is it so? Each claim gets a ruling, with what both tables say.

>>> from tutor.profiles import load_profile
>>> from tutor.rules.actions import AskPartner
>>> from tutor.rules.dealing import random_deal
>>> import random
>>> here = random_deal(random.Random(304), dealer="W")
>>> there = random_deal(random.Random(304), dealer="W", profile=load_profile().other("ask_partner", "never"))
>>> pair = here.rule("S", AskPartner()), there.rule("S", AskPartner())
>>> where(*map(bool, pair)), rule_where(*pair, "here", "may").allowed
('here', True)
"""

from __future__ import annotations

from typing import Final

from tutor.rules.ruling import Reason, Ruling

WHERES: Final = ("both", "here", "there", "neither")
"""Where something is so: at both tables, at the reader's only, at the other one only, at neither."""


def where(here: bool, there: bool) -> str:
    """One of ``WHERES``.

    >>> where(True, False), where(False, False)
    ('here', 'neither')
    """
    return WHERES[2 * (not here) + (not there)]


def rule_where(here: Ruling, there: Ruling, claim: str, about: str) -> Ruling:
    """Is it so just there (one of ``WHERES``)? ``about`` is what is claimed: that it is allowed (``may``), that a card
    falls face down (``down``), or that it is turned up (``shown``, of rulings by ``rule_turned``)."""
    found = _where(here, there, about)
    return Ruling(claim == found, _said(here, there, found, about))


def rule_differs(here: Ruling, there: Ruling, about: str) -> Ruling:
    """Do the tables judge otherwise?"""
    found = _where(here, there, about)
    return Ruling(found in ("here", "there"), _said(here, there, found, about))


def _where(here: Ruling, there: Ruling, about: str) -> str:
    return where(here.folded, there.folded) if about == "down" else where(here.allowed, there.allowed)


def _said(here: Ruling, there: Ruling, found: str, about: str) -> tuple[Reason, ...]:
    """Where it is so, then what each table says; only once where both say the same."""
    ours, theirs = here.reasons[0], there.reasons[0]
    if found in ("both", "neither") and (ours.id, ours.clause) == (theirs.id, theirs.clause):
        return (Reason(f"other-{about}-{found}-alike", theirs.clause), ours)
    return (Reason(f"other-{about}-{found}", theirs.clause), ours, theirs)
