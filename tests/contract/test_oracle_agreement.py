"""Oracle: the engine and the second, separately written engine agree on random deals, action by action.

The oracle may cite more clauses than the engine for a refusal (the engine names what decides); it may not cite others.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from pydantic import TypeAdapter

from tests import oracle
from tests.clauses.table import prover
from tests.oracle.basics import house_of
from tests.oracle.random_play import random_attempt, random_house, random_record
from tutor.record import Record, action_json, load, referee
from tutor.record.lines import ActionRecord
from tutor.rules import Deal
from tutor.rules.caps import first_due, judge_caps
from tutor.rules.tokens import settle
from tutor.seats import SEATS

_ACTION: TypeAdapter[Any] = TypeAdapter(ActionRecord)


def _key(action: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((name, str(value)) for name, value in action.items()))


def _compare_lists(deal: Deal, state: dict[str, Any]) -> None:
    for seat in deal.profile.form.seating.order:
        ours = {_key(action_json(seat, action)) for action in deal.actions(seat)}
        theirs = {_key(action) for action in oracle.legal(state, str(seat))}
        assert ours == theirs, (seat, ours ^ theirs)


def _compare_attempt(deal: Deal, state: dict[str, Any], attempt: dict[str, Any]) -> None:
    line = _ACTION.validate_python(attempt)
    ruling = deal.rule(line.seat, line.action())
    theirs = oracle.judge(state, attempt)
    assert ruling.allowed == (not theirs), (attempt, ruling, theirs)
    assert set(ruling.clauses) <= set(theirs) or ruling.allowed, (attempt, ruling.clauses, theirs)
    assert ruling.allowed or ruling.clauses, attempt


def _compare_answers(record: dict[str, Any]) -> None:
    ours = referee(load(record)).to_json()
    theirs = oracle.referee(record)
    for field in ("legal", "phase", "ended", "contract", "trump", "tricks", "points", "also"):
        assert ours[field] == theirs[field], (field, ours[field], theirs[field])
    assert (ours["fault"] is None) == (theirs["fault"] is None)
    if ours["fault"] is not None:
        assert ours["fault"]["action"] == theirs["fault"]["action"]
    if ours["next"] is not None:
        assert sorted(map(_key, ours["next"]["legal"])) == sorted(map(_key, theirs["next"]["legal"]))
    announced = house_of(record)["caps"] != "in-play"
    if announced:
        judged = [one["verdict"] and (one["verdict"]["seat"], one["verdict"]["judged"]) for one in (ours, theirs)]
        assert judged[0] == judged[1], judged
    if announced or (ours["verdict"] is None and theirs["verdict"] is None):
        assert ours["tokens"] == theirs["tokens"]


def check_record(rng: random.Random, record: dict[str, Any], attempts: int = 3) -> None:
    """Walk one record through both engines."""
    deal = Record.model_validate({**record, "actions": []}).start()
    state = oracle.new_state(record)
    for action in [*record["actions"], None]:
        _compare_lists(deal, state)
        for _ in range(attempts):
            _compare_attempt(deal, state, random_attempt(rng, state))
        if action is None:
            break
        _compare_attempt(deal, state, action)
        line = _ACTION.validate_python(action)
        deal = deal.act(line.seat, line.action())
        state = oracle.apply(state, action)
    _compare_answers(record)
    cut = rng.randrange(len(record["actions"]) + 1)
    _compare_answers({**record, "actions": record["actions"][:cut]})


def test_engine_and_oracle_agree_on_random_deals(rng: random.Random) -> None:
    for _ in range(60):
        check_record(rng, random_record(rng, caps=0.02, spoilt=0.02))


def test_engine_and_oracle_agree_under_random_settings(rng: random.Random) -> None:
    for _ in range(150):
        check_record(rng, random_record(rng, caps=0.02, spoilt=0.02, profile=random_house(rng)), attempts=2)


def test_engine_and_oracle_settle_alike_under_random_settings(rng: random.Random) -> None:
    judged: Counter[str | None] = Counter()
    for _ in range(300):
        record = random_record(rng, caps=0.03, profile=random_house(rng), sweeps=True)
        deal = [*load(record).deals()][-1]
        state = oracle.new_state(record)
        for action in record["actions"]:
            state = oracle.apply(state, action)
        if deal.ended != "played":
            continue
        moment = f"{rng.choice(SEATS)}:{rng.randint(1, 8)}.{rng.randrange(4)}" if rng.random() < 0.7 else ""
        sure = rng.random() < 0.5
        proof = prover(moment, "sure" if sure else "refuted")
        found = first_due(deal.path(), proof)
        due = {seat.side: (one.trick, one.after, str(seat)) for seat, one in found.items()}
        verdict = judge_caps(deal, proof)
        settled = settle(deal, verdict)
        theirs = oracle.settle(state, due, {one["index"]: sure for one in state["calls"]})
        assert (verdict and (verdict.side, verdict.judged)) == (
            theirs["verdict"] and (theirs["verdict"]["side"], theirs["verdict"]["judged"])
        ), record
        assert (settled.to, settled.moved) == (theirs["tokens"]["moved"]["to"], theirs["tokens"]["moved"]["count"]), (
            record
        )
        judged[verdict and verdict.judged] += 1
    assert set(judged) >= {None, "too-early", "too-late", "missed", "bonus", "failed"}, judged


def test_engine_and_oracle_agree_after_a_fault(rng: random.Random) -> None:
    for _ in range(30):
        record = random_record(rng)
        state = oracle.new_state(record)
        stop = rng.randrange(len(record["actions"]) + 1)
        for action in record["actions"][:stop]:
            state = oracle.apply(state, action)
        attempt = random_attempt(rng, state)
        _compare_answers({**record, "actions": [*record["actions"][:stop], attempt, *record["actions"][stop:]]})
