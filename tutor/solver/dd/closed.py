"""Double dummy by the rules of the closed trump: all cards known to everybody, but only legal actions.

**Nobody at a table knows so much: this is not real play.** But unlike in the open-card model (``points``, ``values``
and the like) every action here is one that the rules allow. The indicator lies apart and does no more than cut
(``closed.indicator-apart``, ``closed.indicator-cuts``, ``closed.indicator-lead``). The maker folds no trump from hand
(``closed.no-hand-cut``) and leads none to the first trick (``closed.no-trump-lead-first``). A folded trump opens the
trump at the end of its trick (``closed.reveal``, ``closed.indicator-returns``), a contract of 250 after the first trick
(``open.high-bid``), the maker at will before the opening lead (``open.before-first-lead``). Exhausted trumps are led on
(``trump.exhausted``), also when the trump is open. Left out are Caps calls and declarations of spoilt trumps.

With all cards known these rules bind the maker alone, so one search serves both models (``kernel``).
"""

from __future__ import annotations

from functools import cache

from tutor.cards import SUIT_MASK
from tutor.rules.actions import Action, OpenTrump, Play
from tutor.rules.deal import Deal
from tutor.rules.state import Playing
from tutor.rules.trick import HIGH_BID
from tutor.solver.dd.position import position_of
from tutor.solver.dd.solver import Limits, Run, Solver
from tutor.solver.dd.tables import EXHAUSTS, FIRST, SHOWS

_OPEN = OpenTrump()


class ClosedSolver:
    """Solves deals in play by their legal actions, with the compiled kernel or its plain twin (``compiled=False``).

    What is counted are card points (0-304) or tricks (0-8) of the maker's side from here on: the trick under way with
    the cards already in it, no finished trick; 0 when the deal is over. Every method raises ``ValueError`` when the
    play has not begun, in Partner Close Caps, and after a Caps call (its stated order would bind the caller).
    """

    def __init__(self, compiled: bool | None = None) -> None:
        self._solver = Solver(compiled)

    @property
    def nodes(self) -> int:
        """The positions looked into in this thread's last call."""
        return self._solver.nodes

    def points(self, deal: Deal) -> int:
        """Card points of the maker's side from here."""
        return self._best(deal, tricks=False)

    def max_tricks(self, deal: Deal) -> int:
        """Tricks of the maker's side from here."""
        return self._best(deal, tricks=True)

    def at_least(self, deal: Deal, need: int, by_choice: bool = True) -> bool:
        """Does the maker's side get at least so many card points from here? Without ``by_choice`` the maker opens the
        trump only where nothing else is left (``closed.no-trump-lead-first``)."""
        run = None
        for one in _ways(deal)[: None if by_choice else 1]:
            run = self._run(one, False, run)
            if run.solve(need - 1, need, need) >= need:
                return True
        return need <= 0

    def values(self, deal: Deal, tricks: bool = False) -> dict[Action, int]:
        """What the maker's side gets from here after each legal action, an opening out of turn included."""
        found: dict[Action, int] = {}
        run, before = None, _won(deal, tricks)
        for seat in dict.fromkeys((deal.turn, deal.maker)) if deal.turn is not None else ():
            assert seat is not None
            for action in deal.actions(seat):
                after = deal.act(seat, action)
                found[action] = _won(after, tricks) - before
                if after.turn is not None:
                    run = self._run(after, tricks, run)
                    found[action] += run.solve(0, run.most, run.most + 1 >> 1)
        return found

    def _best(self, deal: Deal, tricks: bool) -> int:
        best, run = 0, None
        for one in _ways(deal):
            run = self._run(one, tricks, run)
            best = max(best, run.solve(best, run.most, run.most + 1 >> 1))
        return best

    def _run(self, deal: Deal, tricks: bool, earlier: Run | None) -> Run:
        return Run(self._solver, position_of(deal), tricks, _limits(deal), earlier)


def _won(deal: Deal, tricks: bool) -> int:
    """What the maker's side has in finished tricks. Raises ``ValueError`` where closed double dummy says nothing."""
    play = deal.play
    if play is None:
        raise ValueError("the play of this deal has not begun")
    if play.claims:
        raise ValueError("after a Caps call the caller is bound to an order, and nothing is left to choose")
    if play.closed and deal.profile.opening_choice in ("any-time", "leading-with-trump"):
        raise ValueError("closed double dummy knows an opening before the first lead only, not at a later turn")
    side = play.maker % 2
    return sum(one.winner.place % 2 == side for one in play.tricks) if tricks else play.points[side]


def _ways(deal: Deal) -> list[Deal]:
    """The deals that the maker chooses from: this one, unless nothing may be led, and the same with trump opened."""
    _won(deal, False)
    if deal.turn is None or deal.maker is None:
        return []
    found = [deal] if any(isinstance(one, Play) for one in deal.actions(deal.turn)) else []
    return [*found, deal.act(deal.maker, _OPEN)] if deal.rule(deal.maker, _OPEN).allowed else found


def _limits(deal: Deal) -> Limits:
    """How the maker is bound, in a deal that is not over."""
    play, profile = deal.play, deal.profile
    assert play is not None
    apart = play.indicator if play.apart else None
    rules = EXHAUSTS if profile.exhausted_trumps != "never" else 0
    if play.closed and not play.tricks:
        rules |= FIRST
        if play.amount >= HIGH_BID and profile.open_at_250:
            rules |= SHOWS
    return Limits(apart, bool(rules & EXHAUSTS) and _owes(play), rules)


def _owes(play: Playing) -> bool:
    """Has the maker trumps to lead on (``trump.exhausted``), or will have when the trick under way is over?"""
    trumps = SUIT_MASK[play.trump]
    if play.leader != play.maker or not play.hands[play.maker] & trumps:
        return False
    if not play.trick:
        return play.exhausted
    others = [mask for place, mask in enumerate(play.hands) if place != play.maker]
    trump = [one.card.suit == play.trump for one in play.trick]
    return trump[0] and not any(trump[1:]) and not any(mask & trumps for mask in others)


_solver = cache(ClosedSolver)
"""The solver of the functions here, made when first used."""


def closed_points(deal: Deal) -> int:
    """Card points (0-304) that the maker's side gets from here with best legal play of all, the cards known to all.

    Raises ``ValueError`` like all of ``ClosedSolver``.

    >>> import random
    >>> from tutor.rules.playout import random_whole
    >>> end = list(random_whole(random.Random(216)).path())[-13]
    >>> end.closed, end.turn, closed_points(end), closed_max_tricks(end), closed_at_least(end, 89)
    (True, Seat('W'), 88, 2, False)
    """
    return _solver().points(deal)


def closed_at_least(deal: Deal, need: int, by_choice: bool = True) -> bool:
    """Does the maker's side get so many card points from here by legal play? Faster than ``closed_points``.

    With all cards known an open trump is never worse for the maker, so that it is opened before the lead, and any card
    of a suit is as good an indicator. Without ``by_choice`` it stays closed as long as it can.

    Raises ``ValueError`` like all of ``ClosedSolver``.
    """
    return _solver().at_least(deal, need, by_choice)


def closed_max_tricks(deal: Deal) -> int:
    """Tricks (0-8) that the maker's side wins from here by legal play when that is all that counts."""
    return _solver().max_tricks(deal)


def closed_values(deal: Deal, tricks: bool = False) -> dict[Action, int]:
    """What every legal action now is worth to the *maker's* side: card points (0-304) from here, or tricks (0-8).

    The actions are those of the seat to play, and the maker's opening where that is allowed, out of turn too
    (``open.before-first-lead``); the values of the cards then stand for a trump that is left closed. When a defender is
    to play, the lowest value is the defender's best.

    >>> import random
    >>> from tutor.rules.playout import random_whole
    >>> closed_values(list(random_whole(random.Random(216)).path())[-13])
    {Play(card=Card('QS'), folded=None): 88, Play(card=Card('JC'), folded=None): 85}
    """
    return _solver().values(deal, tricks)
