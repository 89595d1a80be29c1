"""Contract: a view holds no card that its seat has not seen, and nothing that depends on one."""

from __future__ import annotations

import dataclasses
import pickle
import pickletools
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests import oracle
from tests.clauses.table import contract, deal, go
from tests.contract.seen import hidden, known, recard, transcript
from tests.oracle.basics import PACK, seats
from tests.oracle.random_play import random_record
from tutor.cards import Card, Hand
from tutor.record import load
from tutor.rules import View
from tutor.rules.events import TrickEnd, TrickSeen
from tutor.seats import SEATS

TABLES = ["sri-lankan", *({"base": "club", "settings": {"players": players}} for players in (6, 8))]
CARD = re.compile(r"(?<![A-Za-z0-9])[J9ATKQ87][SHDC](?![A-Za-z0-9])")
HAND = re.compile(r"Hand\.parse\('([^']*)'\)")


def inside(value: Any) -> Iterator[Any]:
    """A value and everything in it, down to the plain ones."""
    yield value
    if isinstance(value, Hand):
        yield from value
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from inside(getattr(value, field.name))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from inside(key)
            yield from inside(one)
    elif isinstance(value, tuple | list | set | frozenset):
        for one in value:
            yield from inside(one)


def shows(view: View) -> set[str]:
    """Every card that can be read out of a view: from its values, its ``repr`` and its pickle."""
    found = {str(one) for one in inside(view) if isinstance(one, Card)}
    text = repr(view)
    found |= set(CARD.findall(text))
    found |= {str(card) for some in HAND.findall(text) for card in Hand.parse(some)}
    found |= {one for _, one, _ in pickletools.genops(pickle.dumps(view)) if isinstance(one, str) and one in PACK}
    return found


@pytest.mark.parametrize("profile", TABLES)
def test_a_view_shows_no_hidden_card(profile: Any, rng: random.Random) -> None:
    looked = 0
    for _ in range(20 if profile == "sri-lankan" else 8):
        record = random_record(rng, caps=0.03, profile=profile)
        state = oracle.new_state(record)
        moments = set(rng.sample(range(len(record["actions"]) + 1), min(5, len(record["actions"]) + 1)))
        deals = load(record).deals()
        for number, one in enumerate(deals):
            if number:
                state = oracle.apply(state, record["actions"][number - 1])
            if number not in moments:
                continue
            for seat in seats(state):
                view = one.view(seat)
                assert shows(view) <= known(state, seat), (seat, number, shows(view) - known(state, seat), record)
                assert set(view.hand) <= shows(view)
                looked += 1
    assert looked > 100


def test_points_of_a_trick_are_none_exactly_where_a_card_is_hidden(rng: random.Random) -> None:
    hidden_tricks = 0
    for _ in range(40):
        last = list(load(random_record(rng)).deals())[-1]
        for seat in SEATS:
            view = last.view(seat)
            events = [one for entry in view.log for one in entry.events]
            assert not any(isinstance(one, TrickEnd) for one in events)
            for trick in (*view.tricks, *(one for one in events if isinstance(one, TrickSeen))):
                unseen = [one for one in trick.cards if one.card is None]
                assert (trick.points is None) == bool(unseen)
                assert trick.points is None or trick.points == sum(one.card.points for one in trick.cards if one.card)
                hidden_tricks += bool(unseen)
            assert view.points_sure == all(one.points is not None for one in view.tricks)
    assert hidden_tricks > 5


def test_the_maker_sees_folded_cards_only_when_the_trick_is_over(rng: random.Random) -> None:
    folded = 0
    for _ in range(40):
        for one in load(random_record(rng)).deals():
            if one.play is None or one.maker is None:
                continue
            view = one.view(one.maker)
            for card in view.trick:
                assert (card.card is None) == (card.folded and card.seat != one.maker)
                folded += card.card is None
            assert all(card.card is not None for trick in view.tricks for card in trick.cards)
    assert folded > 3


@pytest.mark.parametrize("profile", TABLES)
def test_hidden_cards_change_neither_view_nor_list(profile: Any, rng: random.Random) -> None:
    """Two hidden cards change places; where the seat sees the same story, it has the same view and the same choices."""
    compared = through_indicator = 0
    for _ in range(30):
        record = random_record(rng, caps=0.01, profile=profile)
        for _ in range(8):
            seat = rng.choice([*record["first"]])
            stop = rng.randint(1, len(record["actions"]))
            cut = {**record, "actions": record["actions"][:stop]}
            story = transcript(cut, seat)
            assert story is not None
            state = _end_state(cut)
            unseen = hidden(state, seat)
            if len(unseen) < 2:
                continue
            one, two = rng.sample(unseen, 2)
            indicator = state["trump"]["indicator"] if state["trump"] else None
            if indicator in unseen and rng.random() < 0.4:
                one, two = indicator, rng.choice([card for card in unseen if card != indicator])
            other = recard(cut, {one: two, two: one})
            if transcript(other, seat) != story:
                continue
            ours, theirs = ([*load(version).deals()][-1] for version in (cut, other))
            assert ours.actions(seat) == theirs.actions(seat), (seat, one, two, cut)
            assert ours.view(seat) == theirs.view(seat), (seat, one, two, cut)
            compared += 1
            through_indicator += indicator in (one, two)
    assert compared > 20
    assert through_indicator > 0


def _end_state(record: dict[str, Any]) -> dict[str, Any]:
    state = oracle.new_state(record)
    for action in record["actions"]:
        state = oracle.apply(state, action)
    return state


def test_an_unfollowed_lead_of_a_closed_maker_does_not_tell_the_trump_suit() -> None:
    """``trump.exhausted``: with 7S as indicator W's lead of 9S is a trump, with 7D it is not. S sees the same story."""
    hands = {"S": "AS 7C -D", "E": "TS 8C", "N": "QS QC"}
    words = "S:AS E:TS N:QS W:JS W:9S S:7C E:8C N:QC"
    views, makers = [], []
    for indicator, other in (("7S", "7D"), ("7D", "7S")):
        w = f"JS 9S 8S {indicator} | {other} KS"
        at = go(deal(contract("W", 160, indicator), W=w, **hands), words)
        assert at.closed
        views.append(at.view("S"))
        makers.append(at.view("W").tricks[1].exhausted)
    ours, theirs = views
    assert ours.actions == theirs.actions
    assert ours == theirs
    assert makers == [True, False]
    assert [one.exhausted for one in ours.tricks] == [False, False]  # only the maker knows
