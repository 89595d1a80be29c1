"""The adaptive reading against brute force: sets of listed worlds that the caller cannot tell apart, played out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, get_args, get_type_hints

import pytest

from tests.solver import brute, plain
from tests.solver.positions import claimable, position
from tests.solver.test_claims import HIDDEN, HIDDEN_STRONG, beats, can_call, stated_before
from tutor.cards import Card
from tutor.knowledge import World, count_worlds, enumerate_worlds
from tutor.profiles import Profile
from tutor.rules import CallCaps, Deal, Play
from tutor.rules.deal import _make
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.solver import READINGS, prove

# --- through the engine: what the caller sees is its view


def unbound(deal: Deal, seat: Seat) -> Deal:
    """The deal after a call that opens the trump, without the order that a caller is bound to."""
    if not (deal.maker == seat and deal.closed):
        return deal
    after = deal.act(seat, CallCaps(deal.hand(seat)))
    return _make(
        after.position._replace(play=after.play._replace(claims=deal.play.claims)),
        after.entry,
        after.parent,
        after.game,
    )


def apart(deals: list[Deal], seat: Seat) -> list[list[Deal]]:
    """The deals sorted by what this seat sees."""
    seen: dict[View, list[Deal]] = {}
    for deal in deals:
        seen.setdefault(brute.fair(deal.view(seat)), []).append(deal)
    return list(seen.values())


def adapts(deals: list[Deal], seat: Seat, done: int) -> bool:
    """Can this seat, which cannot tell these deals apart, take every trick after the first ``done`` in all of them?"""
    if any(one.winner.side != seat.side for deal in deals for one in deal.play.tricks[done:]):
        return False
    one = deals[0]
    if one.phase != "play":
        return True
    if one.turn == seat:
        return any(
            all(adapts(some, seat, done) for some in apart([deal.act(seat, action) for deal in deals], seat))
            for action in one.actions(seat)
            if isinstance(action, Play)
        )
    movers = [one.turn]
    if not one.play.trick and not one.play.tricks and one.maker not in (one.turn, seat):
        movers.append(one.maker)
    after = [deal.act(who, action) for deal in deals for who in movers for action in deal.actions(who)]
    return all(adapts(some, seat, done) for some in apart(after, seat))


# --- faster: the rules of the play as ``plain`` has them


class Moment(NamedTuple):
    """One world at one moment; ``trick`` has the seat, the card and whether it was folded."""

    indicator: Card
    hands: tuple[int, ...]
    apart: bool
    closed: bool
    bound: bool
    first: bool
    turn: int
    trick: tuple[tuple[int, Card, bool], ...]


class Beliefs(plain.Claim):
    """All plays in all worlds at once; the caller's card is the same in all worlds that look the same."""

    def __init__(self, view: View) -> None:
        super().__init__(view, ())
        del self.orders[self.caller]
        self.memo: dict[frozenset[Moment], bool] = {}

    def proved(self, worlds: Iterable[World]) -> bool:
        begun = [self.begin(world) for world in worlds]
        if not self.wins(begun):
            return False
        shown: dict[Card, list[Moment]] = {}  # before the lead the maker may open
        for one in begun:
            if one.apart and one.first and not one.trick:
                hands = self.moved(one.hands, self.maker, one.indicator)
                opened = one._replace(hands=hands, apart=False, closed=False)
                shown.setdefault(one.indicator, []).append(opened)
        return all(map(self.wins, shown.values()))

    def begin(self, world: World) -> Moment:
        view, hands = self.view, [hand.mask for hand in world.hands]
        folded = {one.seat: one.card for one in world.folded if one.trick == view.number}
        trick = tuple((one.seat.place, one.card or folded[one.seat], one.folded) for one in view.trick)
        here = bool(view.closed) and bool(hands[self.maker] & world.indicator.bit)
        own = self.maker == self.caller
        if here and not own:
            hands[self.maker] ^= world.indicator.bit
        bound = False
        for one in view.tricks if self.exhausts else ():
            alone = sum(c.card is not None and c.card.suit == world.indicator.suit for c in one.cards) == 1
            first = one.cards[0].card
            bound |= one.leader.place == self.maker and first.suit == world.indicator.suit and alone
        closed = bool(view.closed) and not (own and here)
        return Moment(
            world.indicator, tuple(hands), here and not own, closed, bound, view.number == 1, view.turn.place, trick
        )

    @staticmethod
    def moved(hands: tuple[int, ...], seat: int, card: Card) -> tuple[int, ...]:
        return (*hands[:seat], hands[seat] ^ card.bit, *hands[seat + 1 :])

    def cards(self, one: Moment) -> list[Card]:
        """The legal cards of the seat on turn."""
        self.trump, self.indicator = one.indicator.suit, one.indicator
        mine, trick = one.turn == self.maker, tuple((seat, card) for seat, card, _ in one.trick)
        legal = self.legal(one.hands[one.turn], one.apart and mine, one.bound and mine, one.first, trick)
        if one.turn in self.orders:
            return [next(card for card in self.orders[one.turn] if card in legal)]
        return legal

    def play(self, one: Moment, card: Card) -> tuple[Card | None, Moment]:
        """What the caller sees of this card, and the moment after it."""
        own = one.apart and one.turn == self.maker and card is one.indicator
        hands = one.hands if own else self.moved(one.hands, one.turn, card)
        folded = one.closed and bool(one.trick) and card.suit != one.trick[0][1].suit
        after = one._replace(
            hands=hands,
            apart=one.apart and not own,
            turn=(one.turn + 1) % 4,
            trick=(*one.trick, (one.turn, card, folded)),
        )
        return None if folded and one.turn != self.caller else card, after

    def wins(self, moments: list[Moment]) -> bool:
        one = moments[0]
        if len(one.trick) == 4:
            return self.ends(moments)
        if not one.trick:
            if not any(one.hands) and not one.apart:
                return True
            key = frozenset(moments)
            if key not in self.memo:
                self.memo[key] = self.goes_on(moments)
            return self.memo[key]
        return self.goes_on(moments)

    def goes_on(self, moments: list[Moment]) -> bool:
        if moments[0].turn == self.caller:
            return any(self.wins([self.play(one, card)[1] for one in moments]) for card in self.cards(moments[0]))
        seen: dict[Card | None, list[Moment]] = {}
        for one in moments:
            for card in self.cards(one):
                what, after = self.play(one, card)
                seen.setdefault(what, []).append(after)
        return all(map(self.wins, seen.values()))

    def ends(self, moments: list[Moment]) -> bool:
        seen: dict[object, list[Moment]] = {}
        for one in moments:
            trump, led = one.indicator.suit, one.trick[0][1].suit
            winner, _, _ = max(one.trick, key=lambda each: (each[1].suit == trump, each[1].suit == led, each[1].power))
            if (winner - self.caller) % 2:
                return False
            cut = any(folded and card.suit == trump for _, card, folded in one.trick)
            shows = one.closed and (cut or (one.first and self.forced))
            inspects = self.caller == self.maker
            told = [
                card if inspects or (cut and seat != self.maker) or card is one.indicator else None
                for seat, card, folded in one.trick
                if folded
            ]
            trumps = sum(card.suit == trump for _, card, _ in one.trick)
            bound = one.bound or (self.exhausts and one.trick[0][0] == self.maker and led == trump and trumps == 1)
            after = one._replace(bound=bound, first=False, turn=winner, trick=())
            if shows:
                hands = self.moved(one.hands, self.maker, one.indicator) if one.apart else one.hands
                after = after._replace(hands=hands, apart=False, closed=False)
            seen.setdefault((winner, shows and one.indicator, tuple(told)), []).append(after)
        return all(map(self.wins, seen.values()))


# --- the proofs

# fmt: off
ROOM = (
    (2, 642), (2, 720), (2, 1111), (2, 2043), (2, 2178), (2, 2369), (2, 2952), (2, 3588), (2, 3698), (2, 4536),
    (2, 4858), (2, 5145), (3, 5297), (2, 5744), (2, 6787), (2, 7236), (2, 7278), (2, 7731), (2, 8056), (2, 9186),
    (3, 9387), (3, 9433), (2, 9436), (2, 9846), (2, 10430), (3, 10580), (2, 11087), (2, 11940), (2, 12130),
    (3, 13411), (2, 14521), (2, 14626), (2, 14719), (2, 15609), (2, 15670), (2, 16097), (2, 16099), (2, 16726),
)
"""Cards left and seed of ``position``: no order holds, and yet a caller who adapts takes every trick."""

UNTOLD = (
    (2, 845), (2, 2612), (2, 4267), (2, 5105), (2, 8782), (2, 9348), (2, 11053), (2, 13392),
)
"""The caller would win in every case if it saw the folded cards or the trump, each time by another card."""
# fmt: on


def brute_answer(view: View) -> str:
    return "sure" if Beliefs(view).proved(enumerate_worlds(view)) else "refuted"


def test_the_plain_rules_see_what_the_engine_lets_a_seat_see(rng: random.Random) -> None:
    """``play.follow``, ``closed.inspect``, ``closed.reveal``, ``caps.call``."""
    seen: Counter[tuple[bool, bool]] = Counter()
    while min(seen[True, True], seen[True, False]) < 3 or seen.total() < 24:
        deal, seat = rng.choice([position, position, claimable])(rng, rng.choice([1, 1, 2]))
        view = deal.view(seat)
        if stated_before(view) or (deal.maker == seat and deal.closed and not can_call(deal, seat)):
            continue
        try:
            deals = brute.worlds(view, most=30)
        except brute.TooMany:
            continue
        wins = adapts([unbound(one, seat) for one in deals], seat, len(deal.play.tricks))
        assert brute_answer(view) == ("sure" if wins else "refuted")
        seen[bool(view.closed), wins] += 1


def test_adaptive_proofs_agree_with_brute_force(rng: random.Random) -> None:
    """``caps.due``, read so that the caller may adapt."""
    seen: Counter[tuple[str, int]] = Counter()
    while seen.total() < 60:
        deal, seat = rng.choice([position, claimable])(rng, rng.choice([2, 2, 3]))
        view = deal.view(seat)
        proof = prove(view, None, "adaptive")
        if stated_before(view) or (proof.nodes < 10 and rng.random() < 0.9) or count_worlds(view) > 150:
            continue
        assert proof.verdict == brute_answer(view)
        seen[proof.verdict, len(view.hand)] += 1
    assert min(seen["sure", 2], seen["sure", 3], seen["refuted", 2], seen["refuted", 3]) > 0


def test_adapting_without_knowing_the_trump() -> None:
    """``closed.indicator-cuts``, ``closed.no-hand-cut``, ``closed.reveal``: one card must do for every trump suit."""
    seen: Counter[str] = Counter()
    for make, rows in ((position, HIDDEN), (claimable, HIDDEN_STRONG)):
        for left, seed in rows:
            deal, seat = make(random.Random(seed), left)
            proof = prove(deal.view(seat), None, "adaptive")
            assert proof.verdict == brute_answer(deal.view(seat))
            seen[proof.verdict] += 1
    assert min(seen["sure"], seen["refuted"]) > 30


def test_who_adapts_wins_where_no_order_does() -> None:
    for left, seed in ROOM:
        deal, seat = position(random.Random(seed), left)
        view = deal.view(seat)
        proof = prove(view, None, "adaptive")
        assert (proof.verdict, proof.order, proof.refutation, proof.certificate) == ("sure", None, None, None)
        assert prove(view).verdict == "refuted"
        assert brute_answer(view) == "sure"


def test_what_lies_face_down_cannot_be_adapted_to() -> None:
    """Each way the folded cards may be is won alone, and all of them together are not."""
    for left, seed in UNTOLD:
        deal, seat = position(random.Random(seed), left)
        view = deal.view(seat)
        beliefs = Beliefs(view)
        assert all(beliefs.proved([world]) for world in enumerate_worlds(view))
        assert brute_answer(view) == prove(view, None, "adaptive").verdict == "refuted"


def test_a_stated_proof_is_an_adaptive_one(rng: random.Random) -> None:
    seen: Counter[str] = Counter()
    while min(seen["sure"], seen["refuted"]) < 100:
        deal, seat = rng.choice([position, claimable, claimable])(rng, rng.randint(1, 8))
        view = deal.view(seat)
        stated, proof = prove(view), prove(view, None, "adaptive")
        if stated.verdict == "sure":
            assert (proof.verdict, proof.order) == ("sure", stated.order)
        elif proof.verdict == "refuted" and (can_call(deal, seat) or not (deal.maker == seat and deal.closed)):
            assert beats(view, proof)
        seen[stated.verdict] += 1


def test_an_order_is_shown_to_fail_where_adapting_fails_too(rng: random.Random) -> None:
    """A stated order is not asked to hold: it changes no verdict, only what the refuting line is played against."""
    beaten = 0
    while beaten < 20:
        deal, seat = claimable(rng, rng.randint(2, 6))
        view = deal.view(seat)
        if stated_before(view):
            continue
        order = tuple(rng.sample(list(view.hand), len(view.hand)))
        proof = prove(view, order, "adaptive")
        assert (proof.verdict, proof.order) == (prove(view, None, "adaptive").verdict, prove(view).order)
        if proof.verdict == "refuted" and can_call(deal, seat):
            assert proof.against == order
            assert beats(view, proof)
            beaten += 1


def test_who_has_called_adapts_no_more() -> None:
    """``caps.call``: from the call on the order binds."""
    deal, seat = claimable(random.Random(1394), 4)
    proof = prove(deal.view(seat), None, "adaptive")
    assert (proof.verdict, proof.order) == ("sure", None)
    view = deal.act(seat, CallCaps(deal.hand(seat))).view(seat)
    proof = prove(view, None, "adaptive")
    assert (proof.verdict, proof.against) == ("refuted", tuple(deal.hand(seat)))


def test_a_budget_that_runs_out_leaves_an_adaptive_claim_open() -> None:
    deal, seat = position(random.Random(ROOM[0][1]), ROOM[0][0])
    whole = prove(deal.view(seat), None, "adaptive").nodes
    verdicts = [prove(deal.view(seat), None, "adaptive", nodes).verdict for nodes in range(whole + 1)]
    assert verdicts == sorted(verdicts, reverse=True)
    assert set(verdicts) == {"undecided", "sure"}


def test_there_is_no_other_reading() -> None:
    deal, seat = position(random.Random(1), 2)
    with pytest.raises(ValueError, match="no reading of a Caps proof: 'kind'"):
        prove(deal.view(seat), None, "kind")
    assert get_args(get_type_hints(Profile)["caps_reading"]) == READINGS
