"""Hall's condition on whole suits, all sets of suits at once.

A slack is one integer with a field of seven bits for each of the 16 sets of suits: 64 + the unseen cards of the set
- the cards that must come from it. Something fits exactly while no field falls under 64.

>>> suits = 0b0001  # two places for spades, and one spade to be had
>>> slack = GUARD + SUPPLY[0] - 2 * DEMAND[suits]
>>> slack & GUARD == GUARD
False
"""

from __future__ import annotations

from typing import Final

GUARD: Final = sum(64 << (7 * some) for some in range(16))
"""The slack of nothing: a placing exists while ``slack & GUARD == GUARD``."""

SUPPLY: Final = tuple(sum(1 << (7 * some) for some in range(16) if some >> suit & 1) for suit in range(4))
"""What one unseen card of a suit adds to the slack."""

DEMAND: Final = tuple(sum(1 << (7 * some) for some in range(16) if not suits & ~some) for suits in range(16))
"""What one card to be placed, of the suits of this set (bit 0 spades ... bit 3 clubs), takes from the slack."""

ROOM: Final = tuple(sum(1 << (7 * some) for some in range(16) if suits & some) for suits in range(16))
"""What one place, for a card of the suits of this set, adds to the room that each set of suits has."""
