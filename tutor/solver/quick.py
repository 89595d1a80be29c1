"""The quick exit: some opponent may cut this very trick with the highest trump that is out.

Most moments of most deals are refuted so, in a few operations. The test is sound (a world and a line exist) and leaves
everything else to the search.
"""

from __future__ import annotations

from tutor.knowledge import DEMAND, GUARD, SUPPLY, Case, Knowledge
from tutor.rules.view import View


def loses_at_once(view: View, know: Knowledge, case: Case) -> bool:
    """Is it certain that, in some world of this case, the others can win the current trick whatever the caller does?

    They win with the highest unseen trump, which nobody can beat but the caller (who is out of the trick, or must
    follow suit) and a partner known to hold a higher one (then nothing is said).
    """
    own, trump = know.seat, case.trump
    trumps = know.unseen >> (8 * trump) & 255
    if not trumps or know.orders or case.exhausted or know.known[(own + 2) & 3] >> (8 * trump) & 255 > trumps:
        return False
    if know.table:
        return _cut_here(know, case, trumps)
    assert view.turn is not None
    leader = view.turn.place
    if leader == own:
        return _every_lead_fails(know, case, trumps)
    suits, size = case.suits[leader], case.sizes[leader]
    if not size:
        return False
    for suit in range(4):
        base = 8 * suit
        if suit != trump and know.hand >> base & 255 and know.unseen >> base & 255 and suits >> suit & 1:
            left = case.slack + DEMAND[suits] - SUPPLY[suit]
            if left & GUARD == GUARD and any(
                one != leader and can_cut(know, case, one, suit, left) for one in ((own + 1) & 3, (own + 3) & 3)
            ):
                return True
    return False


def can_cut(know: Knowledge, case: Case, seat: int, suit: int, slack: int) -> bool:
    """May this seat, for all that is known, be out of the suit led (no trump) and cut with any unseen trump?"""
    if know.known[seat] >> (8 * suit) & 255:
        return False
    trump = case.trump
    suits, size = case.suits[seat], case.sizes[seat]
    void = suits & ~(1 << suit)
    slack += size * (DEMAND[suits] - DEMAND[void])
    if slack & GUARD != GUARD:
        return False
    if case.apart and seat == know.maker:  # closed.indicator-cuts
        return True
    return bool(size and void >> trump & 1) and (slack + DEMAND[void] - SUPPLY[trump]) & GUARD == GUARD


def _every_lead_fails(know: Knowledge, case: Case, trumps: int) -> bool:
    own, trump, slack = know.seat, case.trump, case.slack
    opponents = ((own + 1) & 3, (own + 3) & 3)
    for suit in range(4):
        held = know.hand >> (8 * suit) & 255
        if not held:
            continue
        if suit != trump:
            if not any(can_cut(know, case, one, suit, slack) for one in opponents):
                return False
        elif trumps < held or not any(
            case.sizes[one]
            and case.suits[one] >> trump & 1
            and (slack + DEMAND[case.suits[one]] - SUPPLY[trump]) & GUARD == GUARD
            for one in opponents
        ):
            return False
    return True


def _cut_here(know: Knowledge, case: Case, trumps: int) -> bool:
    """Can an opponent have cut, or still cut, the trick on the table? Or win it by following suit, or has won it?"""
    own, trump, slack = know.seat, case.trump, case.slack
    first = know.table[0][1]
    assert first is not None
    led, best, winner, down = first.place >> 3, first.place, know.table[0][0], 0
    folded = unseen = False
    for seat, card, suits in know.table:
        down |= 1 << seat
        if card is not None:
            if card.place >> 3 == best >> 3:
                if card.place > best:
                    best, winner = card.place, seat
            elif card.place >> 3 == trump:
                best, winner = card.place, seat
            continue
        unseen = True
        if (seat ^ own) & 1:
            if seat == know.maker:  # closed.no-hand-cut
                folded = folded or case.cut
            else:
                folded = folded or bool(suits >> trump & 1 and (slack + DEMAND[suits] - SUPPLY[trump]) & GUARD == GUARD)
    caller_waits, partner_waits = not down >> own & 1, not down >> ((own + 2) & 3) & 1
    held, pool = know.hand >> (8 * led) & 255, know.unseen >> (8 * led) & 255
    if caller_waits and not held:
        return False
    waiting = [one for one in ((own + 1) & 3, (own + 3) & 3) if not down >> one & 1]
    may_cut = led != trump and (best >> 3 != trump or 1 << (best & 7) < trumps)
    if may_cut and (folded or any(can_cut(know, case, one, led, slack) for one in waiting)):
        return True
    if unseen:
        return False
    if (winner ^ own) & 1 and (best >> 3 != led or not (caller_waits and held >> (best & 7))):
        if not partner_waits:
            return True
        suits, size = case.suits[(own + 2) & 3], case.sizes[(own + 2) & 3]
        lower = pool if best >> 3 != led else pool & ((1 << (best & 7)) - 1)
        if size and lower and suits >> led & 1 and not know.known[(own + 2) & 3]:
            return (slack + DEMAND[suits] - SUPPLY[led]) & GUARD == GUARD
        return False
    if best >> 3 == led and pool >> (best & 7) and not (caller_waits and held > pool) and not partner_waits:
        for one in waiting:
            suits = case.suits[one]
            if case.sizes[one] and suits >> led & 1 and (slack + DEMAND[suits] - SUPPLY[led]) & GUARD == GUARD:
                return True
    return False
