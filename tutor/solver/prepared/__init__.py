"""Decisions of the auctions, prepared: moments with the contracts they may lead to, solved on many deals beforehand.

**Open cards, not real play** (``tutor.solver.estimate``): each deal is solved with all cards known to all, trump open.
"""

from tutor.solver.prepared.scene import Option, Scene, load, scenes
from tutor.solver.prepared.solve import solve, trump_for

__all__ = ["Option", "Scene", "load", "scenes", "solve", "trump_for"]
