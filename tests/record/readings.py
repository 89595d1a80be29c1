"""Whole deals with a Caps call that tables judge differently (``caps.due``), in the words of ``scripted``."""

from __future__ import annotations

from tests.solver.positions import scripted
from tutor.rules import Deal

ADAPTS = (
    "S:JQ7.TQ.Q8.8 E:9A..J9.JTQ7 N:K8.A87.AK7. W:T.J9K.T.9AK",
    "S:pass E:200 N:pass W:pass S:pass E:*QC E:pass N:pass W:pass S:pass "
    "S:TH E:JD N:7H W:JH  W:9C S:8C E:JC N:7D  E:9S N:8S W:TS S:QS  E:TC N:8H W:AC S:JS "
    "E:caps=QC,7C,9D,AS W:9H S:QH E:QC N:AH  E:7C N:KS W:KC S:7S  W:TD S:8D E:9D N:KD  E:AS N:AD W:KH S:QD",
)
"""East calls before trick 5: no stated order is proved, but East can win by adapting to what falls."""

HELPED = (
    "S:.T87.A.ATK8 E:9TK8.9K.J.J N:Q.JA.TQ8.Q7 W:JA7.Q.9K7.9",
    "E:160 N:pass W:pass S:pass E:*TS E:pass N:pass W:pass S:pass "
    "E:JD N:QD W:9D S:AD  E:9S N:QS W:JS S:7H  W:AS S:8H E:KS N:7C  W:9C S:8C E:JC N:QC  E:9H N:AH W:QH S:TH "
    "E:caps=KH,TS,8S E:KH N:JH W:7S S:KC  W:KD S:TC E:TS N:8D  E:8S N:TD W:7D S:AC",
)
"""East calls before trick 6 and leads a heart that West must cut: proved only if West may be trusted to."""


def called(which: tuple[str, str], reading: str) -> Deal:
    """The deal at a table that reads a Caps proof so."""
    hands, words = which
    return scripted(hands, "W" if which is ADAPTS else "S", words, {"caps_reading": reading})
