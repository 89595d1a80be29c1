"""Caps positions judged by hand (``positions.toml``), against the prover, plain minimax and the referee."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tests.solver import plain
from tests.solver.positions import scripted
from tests.solver.test_claims import beats
from tutor.cards import cards
from tutor.clauses import CLAUSES
from tutor.knowledge import count_worlds, enumerate_worlds
from tutor.record import record_of, referee
from tutor.rules import CallCaps, Deal, OpenTrump, Play
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.solver import prove
from tutor.solver.smallest import smallest_change

TOLD: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "positions.toml").read_text("utf-8"))
DEALS, POSITIONS, JUDGED = TOLD["deals"], TOLD["positions"], TOLD["referee"]
FEW: Final = 300
"""Up to so many worlds plain minimax is asked too, and about every order of up to three cards."""


def words_of(name: str) -> str:
    deal = DEALS[name]
    return f"{deal['calls']} {deal.get('play', '')}".replace("/", " ")


def whole(name: str) -> Deal:
    deal = DEALS[name]
    return scripted(deal["hands"], deal["dealer"], words_of(name), deal.get("settings"))


def at(name: str, moment: str) -> Deal:
    """The deal at the last of its moments with so many tricks done and so many cards down."""
    trick, after = map(int, moment.split("."))
    found = [
        one
        for one in whole(name).path()
        if one.phase == "play" and (one.play.number, len(one.play.trick)) == (trick, after)
    ]
    return found[-1]


def view_of(row: dict[str, Any]) -> View:
    return at(row["deal"], row["moment"]).view(row["seat"])


def by_id(rows: list[dict[str, Any]]) -> Any:
    return pytest.mark.parametrize("row", rows, ids=[one["id"] for one in rows])


def test_the_suite_is_told_in_full() -> None:
    everything = [*POSITIONS, *JUDGED]
    assert len(POSITIONS) >= 40
    assert len({one["id"] for one in everything}) == len(everything)
    assert {one["deal"] for one in everything} == set(DEALS)
    for one in everything:
        assert set(one["clauses"]) <= set(CLAUSES), one["id"]
        assert one["title"]
        assert len(one["reason"].split()) >= 10
    assert sum(len(one.get("sure", ())) + len(one.get("refuted", ())) for one in POSITIONS) >= 80
    asked = {(one["deal"], one["moment"], one["seat"]) for one in POSITIONS}
    assert len(asked) == len(POSITIONS)
    for one in POSITIONS:
        assert one["verdict"] == ("sure" if one.get("sure") else "refuted"), one["id"]


@by_id(POSITIONS)
def test_the_prover_agrees(row: dict[str, Any]) -> None:
    view = view_of(row)
    assert prove(view).verdict == row["verdict"]
    for verdict in ("sure", "refuted"):
        for order in row.get(verdict, ()):
            assert prove(view, cards(order)).verdict == verdict, order


@by_id([one for one in POSITIONS if count_worlds(view_of(one)) <= FEW])
def test_plain_minimax_agrees_where_there_are_few_worlds(row: dict[str, Any]) -> None:
    view = view_of(row)
    worlds = list(enumerate_worlds(view))
    for verdict in ("sure", "refuted"):
        for order in row.get(verdict, ()):
            assert plain.proved(view, cards(order), worlds) == (verdict == "sure"), order
    if len(view.hand) <= 3:
        holding = any(plain.proved(view, order, worlds) for order in itertools.permutations(view.hand))
        assert holding == (row["verdict"] == "sure")


@by_id([one for one in POSITIONS if one["verdict"] == "refuted"])
def test_a_refutation_beats_the_claim_through_the_engine(row: dict[str, Any]) -> None:
    view = view_of(row)
    for order in (None, *map(cards, row.get("refuted", ()))):
        assert beats(view, prove(view, order))


@by_id([one for one in POSITIONS if one["verdict"] == "refuted"])
def test_a_small_change_beats_the_claim_too(row: dict[str, Any]) -> None:
    change = smallest_change(at(row["deal"], row["moment"]), row["seat"], nodes=5_000)
    assert change is not None
    assert beats(view_of(row), change)


def played(row: dict[str, Any]) -> Deal:
    """The whole deal with the call of the row in it."""
    moment = row["call"]
    deal = whole(row["deal"]) if moment == "none" else at(row["deal"], moment)
    if moment != "none":
        deal = deal.act(row["seat"], CallCaps(cards(row["order"])))
        for word in words_of(row["deal"]).split()[len(deal.log) - 1 :]:
            seat, card = word.split(":")
            deal = deal.act(seat, Play(card))
    while deal.phase == "play":
        plays = [one for one in deal.actions(deal.turn) if isinstance(one, Play)]
        deal = deal.act(deal.turn, plays[0] if plays else OpenTrump())
    return deal


@by_id(JUDGED)
def test_the_referee_agrees(row: dict[str, Any]) -> None:
    verdict = referee(record_of(played(row))).verdict
    assert verdict is not None
    assert verdict.judged == row["judged"]
    assert verdict.clauses == row["clauses"]
    if "seat" in row:
        assert verdict.seat == Seat(row["seat"])
