"""Made-up deals with Caps calls: in time, late, without a proof, or missed. Only moments that every table reads alike.

A call that is to be right is proved, and at every moment of the tricks before it the claim was hopeless; a call that is
to be too early is hopeless.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from puzzles.caps_boards import Board, is_clear
from puzzles.habits import Temper
from puzzles.settling import auctions, play_out
from tutor.cards import PACK, SUITS, Card, Hand
from tutor.rules.actions import Action, CallCaps
from tutor.rules.caps import CapsVerdict, Due, first_due, judge_caps
from tutor.rules.deal import Deal
from tutor.rules.doomed import is_doomed
from tutor.rules.state import Playing
from tutor.rules.view import View
from tutor.seats import SEATS, SIDES, Seat
from tutor.solver import Proof, prove
from tutor.solver.assess import HOPELESS, assess

WISHES: Final = ("bonus", "correct", "late", "early-2", "early-5", "missed")
"""The ways in which Caps can decide a deal."""

NODES: Final = 20_000
"""What an assessment may cost; one that is not done by then counts as disputed, and the deal is thrown away."""

TOP: Final = Card("9S").power
"""The power of a high card: a jack or a nine."""

LAST_EARLY: Final = 3
"""The last trick in which somebody calls without a proof."""


@dataclass
class _Caller:
    """Who watches for a proof while a deal is played, for ``hero`` and partner, and calls as wished."""

    hero: Seat
    wish: str
    rng: random.Random
    wait: int
    due: tuple[int, Seat, tuple[Card, ...]] | None = None
    called: bool = False
    proofs: dict[tuple[int, Seat], Proof] = field(default_factory=dict)

    def prove(self, view: View, order: tuple[Card, ...] | None = None) -> Proof:
        """As ``tutor.solver.prove``; whether a seat of this deal can prove the rest is searched once a moment."""
        if order is not None:
            return prove(view, order)
        at = len(view.log), view.seat
        if at not in self.proofs:
            self.proofs[at] = prove(view)
        return self.proofs[at]

    def __call__(self, deal: Deal) -> tuple[Seat, Action] | None:
        play = deal.play
        if play is None or self.called or play.lost(self.hero.place % 2) is not None:
            return None
        doomed = is_doomed(play, self.hero.place % 2)
        if self.wish.startswith("early"):
            ripe = play.number <= LAST_EARLY and self.rng.random() < 0.2
            if ripe and (doomed or assess(deal.view(self.hero), NODES).kind == HOPELESS):
                return self._call(deal, self.hero, self._plan(deal))
            return None
        if self.wish == "missed":
            return None
        if self.due is None and not doomed:
            self.due = self._look(deal, play)
        if self.due is None:
            return None
        trick, seat, order = self.due
        held = deal.hand(seat)
        left = tuple(one for one in order if one in held)
        if self.wish == "late":
            return self._call(deal, seat, left) if play.number >= trick + self.wait else None
        ripe = self.wait == 1 or self.rng.random() < 0.4 or len(play.trick) == 3
        return self._call(deal, seat, left) if ripe else None

    def _look(self, deal: Deal, play: Playing) -> tuple[int, Seat, tuple[Card, ...]] | None:
        """Can one of the two prove the rest now? A player looks before a card of their own and before the last one of
        a trick: what others play in between takes no proof away."""
        for one in (self.hero, self.hero.partner):
            if play.to_play(one.place) and (one.place == play.turn or len(play.trick) == 3):
                order = self.prove(deal.view(one)).order
                if order is not None:
                    return play.number, one, order
        return None

    def _call(self, deal: Deal, seat: Seat, order: tuple[Card, ...]) -> tuple[Seat, Action] | None:
        action = CallCaps(order)
        if not order or not deal.rule(seat, action):
            return None
        self.called = True
        return seat, action

    def _plan(self, deal: Deal) -> tuple[Card, ...]:
        """What a bold player states: trumps from the top, then the highest cards."""
        play = deal.play
        assert play is not None
        return tuple(sorted(deal.hand(self.hero), key=lambda one: (one.suit != play.trump, -one.power)))


@dataclass(frozen=True)
class CapsDeal:
    """A deal that Caps decides, the verdict, and the first moment at which a call was due from that side, if any."""

    deal: Deal
    verdict: CapsVerdict
    due: Due | None


def caps_deal(rng: random.Random, wish: str, defenders: bool, amount: int, tokens: dict[str, int]) -> CapsDeal | str:
    """A deal that Caps decides as wished, for the maker's side or the ``defenders``; or in a word why these cards came
    to nothing."""
    hero = rng.choice(SEATS)
    maker = rng.choice((hero.right, hero.left)) if defenders else hero
    suit = rng.choice(SUITS)
    strength = {"early-5": 1, "correct": 0}.get(wish, 3)
    hands = _hands(rng, hero, maker, suit, strength)
    first, second = ({one: Hand(hands[one][part]) for one in SEATS} for part in (slice(0, 4), slice(4, 8)))
    trumps = first[maker].of_suit(suit)
    if not trumps:
        return "no-trump"
    leads = wish != "correct" and rng.random() < 0.5
    dealer = hero.left if leads else rng.choice((hero, hero.right, hero.partner))
    before = auctions(Deal.start(dealer, first, second, tokens), maker, amount, rng.choice(list(trumps)))
    if before is None:
        return "no-auction"
    temper = Temper(maker, suit, None, 0.0, 0.9 if strength else 1.0)
    caller = _Caller(hero, wish, rng, rng.choice((1, 1, 2)))
    end = play_out(before, rng, temper, caller)
    lost = end.play is not None and end.play.lost(SIDES.index(hero.side)) is not None
    if (lost and wish in ("bonus", "correct", "early-2")) or not (caller.called or wish == "missed"):
        return "another-course"
    found = first_due(end.path(), caller.prove)
    verdict = judge_caps(end, caller.prove, found)
    judged = {"late": "too-late", "early-2": "too-early", "early-5": "too-early"}.get(wish, wish)
    if verdict is None or verdict.judged != judged or verdict.side != hero.side:
        return "another-verdict"
    if wish.startswith("early") and verdict.lost_after != (wish == "early-5"):
        return "another-verdict"
    dues = [one for one in found.values() if one.seat.side == hero.side]
    due = min(dues, key=lambda one: (one.trick, one.after), default=None)
    if wish in ("bonus", "correct") and due is not None and not is_clear(Board(end, hero, due), 1, due.trick - 1):
        return "disputed"
    return CapsDeal(end, verdict, due)


def _hands(rng: random.Random, hero: Seat, maker: Seat, suit: str, strength: int) -> dict[Seat, list[Card]]:
    """A strong hand for ``hero``: trumps from the top and high cards; a maker who is not the hero has a small trump."""
    trumps = sorted((one for one in PACK if one.suit == suit), key=lambda one: -one.power)
    tops = [one for one in PACK if one.suit != suit and one.power >= TOP]
    rng.shuffle(tops)
    if strength == 0:  # what the last card is worth shows late
        mine = trumps[:7] + [rng.choice([one for one in PACK if one.suit != suit and one.power < TOP and one.points])]
    else:
        mine = trumps[: rng.choice((5, 5, 6) if strength > 2 else (4, 4, 5))]
    mine += tops[: min(8 - len(mine), strength or 8)]
    rest = [one for one in PACK if one not in mine]
    rng.shuffle(rest)
    hands = {hero: mine}
    if strength == 0:
        jack = next(one for one in rest if one.rank == "J" and one.suit == mine[-1].suit)
        rest.remove(jack)
        hands[hero.partner] = [jack]
    if maker is not hero:
        small = [one for one in rest if one.suit == suit][:3]
        rest = [one for one in rest if one not in small]
        hands[maker] = small
    for one in (hero, *(each for each in SEATS if each is not hero)):
        held = hands.setdefault(one, [])
        while len(held) < 8:
            held.append(rest.pop())
    late = hands[hero][4:] + hands[hero][:4] if rng.random() < 0.2 else hands[hero]
    hands[hero] = late
    return hands
