"""The opening table: what a first packet of four cards and an indicator suit bring, with open cards.

It assumes open cards: everybody sees all hands and the trump is open. Real play brings less or more; the table ranks
hands and is no promise.
"""

from tutor.solver.openings.classes import CLASSES, class_of
from tutor.solver.openings.table import Opening, Openings, load, openings, wilson

__all__ = ["CLASSES", "Opening", "Openings", "class_of", "load", "openings", "wilson"]
