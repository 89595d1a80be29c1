"""Mutants: rule bugs planted on purpose. Each must be caught by the quick check named beside it.

Checks compare the engine with the perft ledger at one position, or with what the oracle says of some fixed records
(worked out once). A check that no longer catches its mutant has gone blind.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests import oracle
from tests.contract import perft
from tests.oracle.random_play import random_attempt, random_record
from tutor.cards import SUIT_MASK, Card, card
from tutor.record import load
from tutor.rules import IllegalAction, Ruling, auction, opening, tokens, trick
from tutor.rules.auction import Auction
from tutor.rules.caps import judge_caps
from tutor.rules.events import Played, TrickEnd
from tutor.rules.ruling import Reason, refuse
from tutor.rules.state import NOBODY, Playing
from tutor.rules.tokens import settle
from tutor.seats import SEATS, Seating

# --- checks -----------------------------------------------------------------------------------------------------------


def ledger(position: str) -> Callable[[], None]:
    """The engine counts at one position what stands in the perft ledger."""

    def check() -> None:
        written = dict(perft.ledger()[position])
        del written["depth"]
        assert perft.by_engine(position).to_json() == written

    return check


@functools.cache
def _facts() -> list[tuple[dict[str, Any], list[Any], dict[str, Any]]]:
    """Fixed records with what the oracle says: legal lists and attempts at each step, tricks and tokens at the end."""
    rng = random.Random(304)
    found = []
    for _ in range(36):
        record = random_record(rng, caps=0.02)
        state = oracle.new_state(record)
        steps = []
        for action in [*record["actions"], None]:
            legal = {perft.name(line) for seat in SEATS for line in oracle.legal(state, str(seat))}
            tries = [random_attempt(rng, state) for _ in range(2)]
            steps.append((legal, [(line, not oracle.judge(state, line)) for line in tries if "folded" not in line]))
            state = oracle.apply(state, action) if action else state
        answer = {**oracle.settle(state)["tokens"], "tricks": state["tricks"]}
        found.append((record, steps, answer))
    return found


def records() -> None:
    """The engine agrees with the oracle on the fixed records: lists, attempts, tricks, tokens."""
    for record, steps, answer in _facts():
        deals = load(record).deals()
        for legal, tries in steps:
            deal = next(deals)
            assert set(perft.engine_children(deal)) == legal
            for line, allowed in tries:
                assert deal.rule(line["seat"], perft.engine_action(line)).allowed == allowed, line
        settled = settle(deal, judge_caps(deal, perft.NO_PROOF, {}))
        assert settled.after == answer["after"]
        ours = [
            {
                "leader": one.leader,
                "cards": [
                    {"seat": on.seat, "card": on.card, "folded": on.folded, "shown": on.shown} for on in one.cards
                ],
                "winner": one.winner,
                "points": one.points,
            }
            for one in (deal.play.tricks if deal.play else ())
        ]
        assert ours == answer["tricks"]


# --- mutants ----------------------------------------------------------------------------------------------------------

judge, finish, after_call, first_bid = trick.judge, trick.finish, auction.after_call, auction._first_bid


def swap(patch: pytest.MonkeyPatch, name: str) -> None:
    """Nine and ace change places in the rank (``power``) or in what they count (``points``)."""
    for suit in "SHDC":
        nine, ace = card("9" + suit), card("A" + suit)
        values = getattr(nine, name), getattr(ace, name)
        patch.setattr(ace, name, values[0])
        patch.setattr(nine, name, values[1])


def wrong_rank_order(patch: pytest.MonkeyPatch) -> None:
    swap(patch, "power")


def points_swapped(patch: pytest.MonkeyPatch) -> None:
    swap(patch, "points")


def indicator_obliges_to_follow(patch: pytest.MonkeyPatch) -> None:
    def wrong(play: Playing, seat: int, one: Card) -> Ruling:
        void = not play.hands[seat] & SUIT_MASK[play.trump]
        if play.closed and seat == play.maker and void and play.trick and play.trick[0].card.suit == play.trump:
            if one is play.indicator:
                return Ruling(True)
            return refuse(Reason("follow-suit", "play.follow", (play.indicator,)))
        return judge(play, seat, one)

    patch.setattr(trick, "judge", wrong)


def _lenient(patch: pytest.MonkeyPatch, clause: str, folded: bool) -> None:
    def wrong(play: Playing, seat: int, one: Card) -> Ruling:
        ruling = judge(play, seat, one)
        return Ruling(True, folded=folded) if ruling.clauses == (clause,) else ruling

    patch.setattr(trick, "judge", wrong)


def maker_may_fold_hand_trumps(patch: pytest.MonkeyPatch) -> None:
    _lenient(patch, "closed.no-hand-cut", True)


def maker_may_lead_trump_first(patch: pytest.MonkeyPatch) -> None:
    _lenient(patch, "closed.no-trump-lead-first", False)


def reveal_shows_nothing(patch: pytest.MonkeyPatch) -> None:
    def wrong(play: Playing, forced: str | None, exhaust: bool, trumps: bool) -> tuple[Playing, TrickEnd]:
        after, end = finish(play, forced, exhaust, trumps)
        hidden = end._replace(cards=tuple(one._replace(shown=False) for one in end.cards))
        return after._replace(tricks=(*after.tricks[:-1], hidden)), hidden

    patch.setattr(trick, "finish", wrong)


def exhausted_duty_missing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(trick, "finish", lambda play, forced, exhaust, trumps: finish(play, forced, False, trumps))


def exhausted_duty_of_closed_indicator(patch: pytest.MonkeyPatch) -> None:
    def wrong(play: Playing, seat: int, one: Card) -> Ruling:
        leads = play.exhausted and play.closed and seat == play.maker and not play.trick
        if leads and one.suit != play.trump and not play.hands[seat] & SUIT_MASK[play.trump]:
            return refuse(Reason("exhausted", "trump.exhausted", (play.indicator,)))
        return Ruling(True) if leads and one is play.indicator else judge(play, seat, one)

    patch.setattr(trick, "judge", wrong)


def trumps_do_not_win(patch: pytest.MonkeyPatch) -> None:
    def wrong(some: tuple[Played, ...], trump: str) -> Played:
        return max((one for one in some if one.card.suit == some[0].card.suit), key=lambda one: one.card.power)

    patch.setattr(trick, "winner_of", wrong)


def later_call_rule_missing(patch: pytest.MonkeyPatch) -> None:
    def wrong(
        amount: int, step: int, bidder: int, standing: int, spoken: bool, seat: int, over: str, out: bool
    ) -> Ruling:
        return first_bid(amount, step, bidder, standing, False, seat, over, out)

    patch.setattr(auction, "_first_bid", wrong)


def delegated_call_goes_on_to_partners_right(patch: pytest.MonkeyPatch) -> None:
    def wrong(calls: Auction, seat: int, amount: int, seating: Seating, skips: bool, outs: bool) -> tuple[Auction, str]:
        return after_call(calls._replace(asker=NOBODY), seat, amount, seating, skips, outs)

    patch.setattr(auction, "after_call", wrong)


def redeal_limit_is_sixteen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(auction, "LOW_HAND", 16)


def forced_opening_from_260(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(opening, "HIGH_BID", 260)


def remainder_not_clamped(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tokens, "pay", lambda owed, held: tuple(one._replace(moved=one.owed) for one in owed))


MUTANTS: list[tuple[Callable[[pytest.MonkeyPatch], None], str, Callable[[], None]]] = [
    (wrong_rank_order, "records", records),
    (points_swapped, "records", records),
    (indicator_obliges_to_follow, "records", records),
    (maker_may_fold_hand_trumps, "ledger", ledger("closed: three cards, a void maker with hand trumps only")),
    (maker_may_lead_trump_first, "ledger", ledger("lead: a maker with nothing but trumps")),
    (reveal_shows_nothing, "records", records),
    (exhausted_duty_missing, "ledger", ledger("open: exhausted trumps")),
    (exhausted_duty_of_closed_indicator, "ledger", ledger("closed: exhausted trumps")),
    (trumps_do_not_win, "records", records),
    (later_call_rule_missing, "ledger", ledger("auction: a later call")),
    (delegated_call_goes_on_to_partners_right, "ledger", ledger("auction: partner asked who has had a turn")),
    (redeal_limit_is_sixteen, "ledger", ledger("auction: the first calls, eldest with fifteen points")),
    (forced_opening_from_260, "ledger", ledger("first trick: maker leads at 250, forced opening")),
    (remainder_not_clamped, "records", records),
]


@functools.cache
def _passes(check: Callable[[], None]) -> bool:
    """A check passes without a mutant (looked at once)."""
    check()
    return True


@pytest.mark.parametrize(
    ("plant", "check"),
    [(plant, check) for plant, _, check in MUTANTS],
    ids=[f"{one[0].__name__}, {one[1]}" for one in MUTANTS],
)
def test_the_check_catches_the_mutant(
    plant: Callable[[pytest.MonkeyPatch], None], check: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _passes(check)
    plant(monkeypatch)
    with pytest.raises((AssertionError, IllegalAction)):
        check()


def test_the_checks_pass_again_without_mutants() -> None:
    records()
    ledger("open: exhausted trumps")()


def test_the_fixed_records_are_rich_enough() -> None:
    """The records hold what the mutants need: folds, reveals, delegated calls, poor sides."""
    lines = [line for record, _, _ in _facts() for line in record["actions"]]
    assert {line["do"] for line in lines} >= {"bid", "pass", "ask", "indicator", "play", "open", "caps", "pcc"}
