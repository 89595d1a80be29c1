"""Stateful: hypothesis drives a deal with whatever comes to its mind and looks after the laws at every step."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.contract.test_contract import places
from tutor.cards import PACK, Card
from tutor.record import load, record_of
from tutor.rules import (
    Action,
    AskPartner,
    Bid,
    CallCaps,
    Deal,
    DeclareSpoilt,
    IllegalAction,
    OpenTrump,
    PartnerCloseCaps,
    Pass,
    Play,
    Redeal,
    SetIndicator,
    random_deal,
)
from tutor.rules.tokens import settle
from tutor.seats import SEATS, Seat

SEAT = st.sampled_from(SEATS)
CARD = st.sampled_from(PACK)
PLAIN = st.sampled_from([Pass(), AskPartner(), Redeal(), OpenTrump(), PartnerCloseCaps(), DeclareSpoilt()])
ANY_ACTION = (
    PLAIN
    | st.builds(Bid, st.integers(150, 310))
    | st.builds(Bid, st.sampled_from(range(160, 310, 10)))
    | st.builds(SetIndicator, CARD)
    | st.builds(Play, CARD, st.sampled_from([None, True, False]))
    | st.builds(CallCaps, st.lists(CARD, max_size=9))
)
PHASES = ["auction", "indicator", "second-auction", "play", "over"]


class DealMachine(RuleBasedStateMachine):
    """One deal: legal steps, foolish attempts, claims; the laws are the invariants."""

    deal: Deal

    @initialize(seed=st.integers(0, 2**32 - 1), dealer=SEAT, ours=st.integers(1, 21))
    def start(self, seed: int, dealer: Seat, ours: int) -> None:
        self.deal = random_deal(random.Random(seed), dealer, {"NS": ours, "EW": 22 - ours})

    def _act(self, seat: Seat, action: Action) -> None:
        note(f"{seat} {action}")
        before = self.deal
        self.deal = before.act(seat, action)
        assert self.deal != before
        assert self.deal.log[:-1] == before.log
        assert self.deal.log[-1][:2] == (seat, action)

    @precondition(lambda self: self.deal.phase != "over")
    @rule(choice=st.integers(0, 10**6))
    def step(self, choice: int) -> None:
        assert self.deal.turn is not None
        legal = self.deal.actions(self.deal.turn)
        self._act(self.deal.turn, legal[choice % len(legal)])

    @precondition(lambda self: self.deal.phase in ("auction", "second-auction"))
    @rule()
    def calling_goes_on(self) -> None:
        assert self.deal.turn is not None
        self._act(self.deal.turn, Pass())

    @precondition(lambda self: self.deal.phase == "play")
    @rule(choices=st.lists(st.integers(0, 7), min_size=4, max_size=12))
    def some_cards(self, choices: list[int]) -> None:
        for choice in choices:
            if self.deal.turn is None:
                return
            legal = self.deal.actions(self.deal.turn)
            self._act(self.deal.turn, legal[choice % len(legal)])

    @precondition(lambda self: self.deal.phase == "play")
    @rule(seat=SEAT, shuffle=st.randoms(use_true_random=False))
    def claim(self, seat: Seat, shuffle: random.Random) -> None:
        order: list[Card] = list(self.deal.hand(seat))
        shuffle.shuffle(order)
        self._try(seat, CallCaps(order))

    @rule(seat=SEAT, action=ANY_ACTION)
    def attempt(self, seat: Seat, action: Any) -> None:
        self._try(seat, action)

    def _try(self, seat: Seat, action: Action) -> None:
        ruling = self.deal.rule(seat, action)
        if ruling.allowed:
            self._act(seat, action)
            return
        assert ruling.clauses
        before = hash(self.deal)
        try:
            self.deal.act(seat, action)
        except IllegalAction as error:
            refused = error.ruling
        else:
            raise AssertionError(f"{seat} {action} was refused and yet done")
        assert refused == ruling
        assert hash(self.deal) == before

    @invariant()
    def each_card_lies_in_one_place(self) -> None:
        if hasattr(self, "deal"):
            assert sorted(places(self.deal)) == sorted(PACK)

    @invariant()
    def somebody_can_act(self) -> None:
        if hasattr(self, "deal"):
            assert self.deal.phase in PHASES
            assert (self.deal.turn is None) == (self.deal.phase == "over") == (self.deal.ended is not None)
            assert self.deal.turn is None or self.deal.actions(self.deal.turn)

    @invariant()
    def tokens_are_never_lost(self) -> None:
        if hasattr(self, "deal"):
            settled = settle(self.deal, None)
            assert sum(settled.after.values()) == 22
            assert min(settled.after.values()) >= 0

    @invariant()
    def points_are_those_of_the_tricks(self) -> None:
        if hasattr(self, "deal") and self.deal.play is not None:
            down = sum(one.card.points for trick in self.deal.play.tricks for one in trick.cards)
            assert sum(self.deal.points.values()) == down <= 304

    def teardown(self) -> None:
        if hasattr(self, "deal"):
            assert [*load(record_of(self.deal).to_json()).deals()][-1] == self.deal


TestDealMachine = DealMachine.TestCase
TestDealMachine.settings = settings(
    max_examples=40, stateful_step_count=45, deadline=None, suppress_health_check=list(HealthCheck)
)
