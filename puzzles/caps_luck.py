"""What the lucky players of *Caps moment* watch for: does a card give a trick away, as the cards lie?

Only the highest trump that is still held counts here, not the trumps below it as in ``doomed.is_doomed``, by which the
players of *Caps order* go: the same seeds are to make the same boards as ever, since links promise them. Players who
saw more were tried for this kind. No call of its first forty puzzles was then due in the last tricks, where it earns no
bonus, and one fixed answer was right too often.
"""

from __future__ import annotations

from tutor.cards import SUIT_MASK, mask_of
from tutor.rules.doomed import may_lose_at_once
from tutor.rules.state import Playing


def gives_away(play: Playing, side: int) -> bool:
    """Does a player of ``side`` (0 or 1, by the seats' parity) see that this position loses a trick?"""
    return _top_trump_against(play, side) or may_lose_at_once(play, side)


def _top_trump_against(play: Playing, side: int) -> bool:
    """The highest trump still held wins whatever trick it is played to: do the opponents hold it?

    A trump that lies on the table now may yet take it, so it counts as ours.
    """
    trumps = SUIT_MASK[play.trump]
    ours = (play.to_play(side) | play.to_play(side + 2)) & trumps
    theirs = (play.to_play(1 - side) | play.to_play(3 - side)) & trumps
    return theirs > ours | mask_of(one.card for one in play.trick) & trumps
