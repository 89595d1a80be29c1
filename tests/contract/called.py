"""Engine and oracle side by side on random deals of the called games, action by action.

``python -m tests.contract.called [--count N] [--seed S] [--game call-partner]`` walks through many; CI does a sample.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from typing import Any

from pydantic import TypeAdapter

from tests.oracle import called as oracle
from tests.oracle.called_play import GAMES, random_attempt, random_record
from tutor.cards import PACK, points_of
from tutor.record import action_json, load, parse, record_of, referee
from tutor.record.lines import ActionRecord
from tutor.rules import Deal
from tutor.rules.called import CalledView, score

_ACTION: TypeAdapter[Any] = TypeAdapter(ActionRecord)


def _key(action: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """An action as something that can be compared; the order of what goes into the widow does not matter."""
    return tuple(sorted((name, str(sorted(one) if isinstance(one, list) else one)) for name, one in action.items()))


def compare_lists(deal: Deal, state: dict[str, Any]) -> None:
    """Both list the same actions for each seat."""
    for seat in deal.profile.form.seating.order:
        ours = {_key(action_json(seat, action)) for action in deal.actions(seat)}
        theirs = {_key(action) for action in oracle.legal(state, str(seat))}
        assert ours == theirs, (seat, ours ^ theirs)


def compare_attempt(deal: Deal, state: dict[str, Any], attempt: dict[str, Any]) -> tuple[str, ...]:
    """Both judge alike; the oracle may cite more clauses for a refusal, not others. Returns those of the engine."""
    line = _ACTION.validate_python(attempt)
    ruling = deal.rule(line.seat, line.action())
    theirs = oracle.judge(state, attempt)
    assert ruling.allowed == (not theirs), (attempt, ruling, theirs)
    assert ruling.clauses, attempt
    assert ruling.allowed or set(ruling.clauses) <= set(theirs), (attempt, ruling.clauses, theirs)
    return () if ruling.allowed else ruling.clauses


def compare_state(deal: Deal, state: dict[str, Any]) -> None:
    """Both stand at the same place: turn, phase, maker, partner, target, points, tricks, score."""
    called = deal.called
    assert deal.turn == state["turn"]
    assert deal.phase == state["phase"]
    for seat, hand in state["hands"].items():
        assert sorted(deal.hand(seat)) == sorted(hand)
    if called is None:
        return
    assert str(deal.maker) == state["maker"]
    assert (str(called.card) if called.card else None) == state["card"]
    assert called.target == oracle.target(state)
    assert called.points == oracle.makers_points(state)
    assert (called.alone or None) == state["alone"]
    assert called.shown == (state["known"] or state["game"] == "widow")
    assert [str(one.winner) for one in called.tricks] == [one["winner"] for one in state["tricks"]]
    assert score(deal).moved == oracle.settle(state)


def cards_lie_once(deal: Deal) -> None:
    """Every card is in exactly one place, and all points are there."""
    called, order = deal.called, deal.profile.form.seating.order
    found = [card for seat in order for card in deal.hand(seat)]
    found += [one.card for trick in called.tricks for one in trick.cards] if called else []
    found += [one.card for one in called.trick] if called else []
    lying = called.widow if called else deal.position.dealt.widow
    assert sorted([*found, *[one for one in PACK if lying & one.bit]]) == sorted(PACK)


def nothing_hidden_shows(deal: Deal) -> None:
    """A seat's view tells the partner to the holder only before the table knows, and the widow to the maker only."""
    called = deal.called
    for seat in deal.profile.form.seating.order:
        view = deal.view(seat)
        assert isinstance(view, CalledView)
        assert view.hand == deal.hand(seat)
        if called is None:
            assert (view.partner, view.widow) == (None, None)
            continue
        assert (view.widow is not None) == (seat is deal.maker and deal.profile.form.widow > 0)
        if not called.shown and seat.place != called.holder:
            assert view.partner is None
            others = [one for one in view.marriages if one.seat not in (seat, deal.maker)]
            assert all(one.makers is None for one in others)
            assert called.target in view.targets
        else:
            assert view.targets == (called.target,)


def check_record(rng: random.Random, record: dict[str, Any], attempts: int = 2) -> Counter[str]:
    """Walk one record through both engines. Counts refusals by clause."""
    deal, state, refused = load({**record, "actions": []}).start(), oracle.new_state(record), Counter[str]()
    for action in [*record["actions"], None]:
        compare_lists(deal, state)
        compare_state(deal, state)
        cards_lie_once(deal)
        nothing_hidden_shows(deal)
        for _ in range(attempts):
            refused.update(compare_attempt(deal, state, random_attempt(rng, state)))
        if action is None:
            break
        line = _ACTION.validate_python(action)
        deal, state = deal.act(line.seat, line.action()), oracle.apply(state, action)
    check_end(deal, record)
    return refused


def check_end(deal: Deal, record: dict[str, Any]) -> None:
    """A finished deal: 304 points, the record is the deal again, the referee finds it legal."""
    called = deal.called
    assert called is not None
    assert sum(deal.points.values()) + points_of(called.widow) == 304
    again = record_of(deal)
    assert list(again.deals())[-1] == deal
    assert parse(json.dumps(again.to_json())).to_json() == again.to_json()
    answer = referee(load(record))
    assert (answer.legal, answer.phase, answer.ended) == (True, "over", "played")


def main() -> None:
    """Walk through many deals of each game and tell what was refused, by clause."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--count", type=int, default=20_000)
    reader.add_argument("--seed", type=int, default=304)
    reader.add_argument("--game", choices=GAMES, action="append")
    given = reader.parse_args()
    for game in given.game or GAMES:
        rng, begun, refused = random.Random(f"called/{game}/{given.seed}"), time.perf_counter(), Counter[str]()
        for number in range(given.count):
            record = random_record(rng, game)
            try:
                refused += check_record(rng, record)
            except AssertionError:
                print(f"{game}, seed {given.seed}, deal {number}: {record}")
                raise
        print(f"{game}: {given.count} deals, {time.perf_counter() - begun:.0f} s, the engines agree")
        print("  refused:", ", ".join(f"{clause} {count}" for clause, count in sorted(refused.items())))


if __name__ == "__main__":
    main()
