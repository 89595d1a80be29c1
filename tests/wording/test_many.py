"""The words of six and eight players: clauses by the number of players, seats, sides, and the tokens of each side."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.wording.test_sentences import check_sentence
from tutor.clauses import clauses_of
from tutor.profiles import load_profile
from tutor.record import load, record_of
from tutor.record.judging import examine
from tutor.record.telling import tell
from tutor.rules.caps import CapsVerdict
from tutor.rules.playout import random_whole
from tutor.rules.state import Contract
from tutor.rules.tokens import Payment, Settlement
from tutor.seats import Seat
from tutor.wording import LANGUAGES, words

EVERY = pytest.mark.parametrize("lang", LANGUAGES)
BEFORE = {"NS": 11, "SE-NW": 2, "NE-SW": 20}
CONTRACT = Contract(Seat("SE"), 200)
POINTS = {"NS": 100, "SE-NW": 204, "NE-SW": 0}


def table(players: int) -> dict[str, Any]:
    return {"base": "club", "settings": {"players": players}}


@EVERY
@pytest.mark.parametrize("players", [6, 8])
def test_clauses_read_well_for_so_many(lang: str, players: int) -> None:
    told, profile = words(lang), load_profile(table(players))
    for one in clauses_of("club"):
        text = told.clause(one.id, profile)
        for said in (text.short, text.full):
            check_sentence(said)
    assert told.clause("cards.pack", profile).short != told.clause("cards.pack", "club").short
    assert str(11 * players // 2) in told.clause("score.match", profile).short


def test_sides_of_a_bigger_table_go_by_their_players() -> None:
    told = words().at(you="S")
    assert told.named_side("SE-NW").name == "South-East and North-West"
    assert told.named_side("NS").name == "your side"
    assert told.named_side("EW", among=4).name == "East and West"
    assert words("nl").side("NE-SW") == "Noordoost en Zuidwest"


def settled(payments: list[Payment], made: bool, bonus: int = 0) -> Settlement:
    after = dict(BEFORE)
    for one in payments:
        after[one.payer] -= one.moved
        after[one.to] += one.moved
    owed, moved = sum(one.owed for one in payments), sum(one.moved for one in payments)
    return Settlement(BEFORE, None, owed, moved, after, made, ("score.made", "club.score"), tuple(payments), bonus)


def test_the_tokens_of_each_side_are_told() -> None:
    one = settled([Payment("NS", "SE-NW", 2, 2), Payment("NE-SW", "SE-NW", 2, 2)], made=True)
    lines = words().settlement(one, None, CONTRACT, POINTS, you="S")
    assert [line.text for line in lines] == [
        "South-East and North-West needed 200 and took 204 points, so the contract is made.",
        "South-East and North-West get 2 tokens from each other side.",
        "Tokens now: your side 9, South-East and North-West 6 and North-East and South-West 18.",
    ]


def test_who_cannot_pay_all_is_named() -> None:
    one = settled([Payment("SE-NW", "NE-SW", 3, 1), Payment("SE-NW", "NS", 3, 1)], made=False)
    lines = words().settlement(one, None, CONTRACT, {**POINTS, "SE-NW": 100}, you="S")
    assert [line.text for line in lines][1:4] == [
        "South-East and North-West pay 3 tokens to each other side.",
        "South-East and North-West could give North-East and South-West only 1 token.",
        "South-East and North-West could give your side only 1 token.",
    ]
    assert [line.clause for line in lines][2:] == ["score.remainder", "score.remainder", "match.tokens"]


def test_an_announcement_made_or_failed_is_told() -> None:
    made = CapsVerdict("SE-NW", Seat("NW"), "announced", ("club.score",))
    one = settled([Payment("NS", "SE-NW", 5, 5), Payment("NE-SW", "SE-NW", 5, 5)], made=True, bonus=3)
    texts = [line.text for line in words().settlement(one, made, CONTRACT, POINTS)]
    assert "South-East and North-West get 2 tokens from each other side." in texts
    assert "North-West announced all the tricks and won them: 3 tokens more." in texts
    failed = CapsVerdict("NS", Seat("N"), "failed", ("club.score",), True)
    one = settled([Payment("NS", "SE-NW", 5, 5), Payment("NS", "NE-SW", 5, 5)], made=True)
    texts = [line.text for line in words().settlement(one, failed, CONTRACT, POINTS)]
    assert texts[:2] == [
        "North announced all the tricks, and one was lost.",
        "The bid no longer counts: North and South pay 5 tokens to each other side.",
    ]


@EVERY
@pytest.mark.parametrize("players", [6, 8])
def test_the_referee_tells_whole_deals_of_many(lang: str, players: int, rng: random.Random) -> None:
    for _ in range(6):
        record = record_of(random_whole(rng, table(players)))
        half = load({**record.to_json(), "actions": record.to_json()["actions"][:-5]})
        for one in (record, half):
            text = tell(examine(one), lang)
            assert not any(sign in text for sign in ("{", "None", "SE-NW", "NE-SW")), text
