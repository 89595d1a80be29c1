"""Disguises: other suits, other seats, as true as before; proved by the engine on the disguised deal."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from math import factorial
from typing import Any

import pytest

import puzzles
from puzzles import KINDS, Puzzle, PuzzleError
from puzzles.checking import problems
from puzzles.disguise import CODES, Disguise, disguise
from puzzles.disguise_views import view_in
from puzzles.model import Model
from puzzles.views import view_json
from tutor.cards import PACK, SUITS, Card, card
from tutor.record import Record, record_of
from tutor.rules.actions import Play
from tutor.rules.deal import Deal
from tutor.rules.dealing import random_deal
from tutor.rules.playout import any_action, play_out
from tutor.rules.ruling import LostTrick, Party, Ruling, Someone, StandingBid
from tutor.seats import SEATS, Seat

from .helpers import firsts, hidden_cards, words_of

EVERY = pytest.mark.parametrize("name", list(KINDS))


# --- a second way to do it: letters of a record, by tables that the code does not know -------------------------------


def tables(code: int) -> tuple[dict[str, str], dict[str, str]]:
    """What becomes of each card and of each seat."""
    suits = list(permutations("SHDC"))[code // 4]
    order = "SENW"
    return (
        {one: one[0] + suits["SHDC".index(one[1])] for one in PACK},
        {one: order[(order.index(one) + code) % 4] for one in order},
    )


def record_in(data: dict[str, Any], code: int) -> Record:
    """A record of a deal with its cards and seats changed, field by field."""
    cards, seats = tables(code)

    def hand(text: str) -> str:
        ranks = dict(zip("SHDC", text.split("."), strict=True))
        new = {cards[f"7{suit}"][1]: held for suit, held in ranks.items()}
        return ".".join(new[suit] for suit in "SHDC")

    def hold(text: Any) -> Any:
        if isinstance(text, list):
            return [cards[one] for one in text]
        return hand(text) if "." in text else " ".join(cards[one] for one in text.split())

    def line(one: dict[str, Any]) -> dict[str, Any]:
        new = {**one, "seat": seats[one["seat"]]}
        if "card" in one:
            new["card"] = cards[one["card"]]
        if "suit" in one:
            new["suit"] = cards[f"7{one['suit']}"][1]
        for name in ("order", "take", "put"):
            if name in one:
                new[name] = [cards[each] for each in one[name]]
        return new

    odd = {"NS": "EW", "EW": "NS"} if code % 2 else {"NS": "NS", "EW": "EW"}
    new = {**data, "dealer": seats[data["dealer"]], "actions": [line(one) for one in data["actions"]]}
    for name in ("first", "second", "hands"):
        if name in data:
            new[name] = {seats[seat]: hold(held) for seat, held in data[name].items()}
    if data.get("widow"):
        new["widow"] = hold(data["widow"])
    if "scores" in data:
        new["scores"] = {seats[seat]: count for seat, count in data["scores"].items()}
    if data.get("tokens"):
        new["tokens"] = {odd[side]: count for side, count in data["tokens"].items()}
    return Record.model_validate(new)


def last(record: Record) -> Deal:
    *_, found = record.deals()
    return found


# --- the group -------------------------------------------------------------------------------------------------------


def test_there_are_96_and_each_has_its_inverse() -> None:
    seen = set()
    for code in CODES:
        by = Disguise(code)
        image = tuple(by.card(one) for one in PACK) + tuple(by.seat(one) for one in SEATS)
        assert sorted(image[:32]) == sorted(PACK)
        seen.add(image)
        assert [by.inverse.card(by.card(one)) for one in PACK] == list(PACK)
        assert [by.inverse.seat(by.seat(one)) for one in SEATS] == list(SEATS)
        assert by.then(by.inverse).code == by.inverse.then(by).code == 0
        assert all(by.seat(one).right is by.seat(one.right) for one in SEATS), "play still goes to the right"
        assert all(by.side(one.side) == by.seat(one).side for one in SEATS)
        cards, seats = tables(code)
        assert {one: str(by.card(one)) for one in PACK} == cards
        assert {str(one): str(by.seat(one)) for one in SEATS} == seats
    assert len(seen) == 96


def test_one_after_another_is_one(rng: random.Random) -> None:
    for _ in range(200):
        one, other = Disguise(rng.randrange(96)), Disguise(rng.randrange(96))
        both = one.then(other)
        assert [both.card(each) for each in PACK] == [other.card(one.card(each)) for each in PACK]
        assert [both.seat(each) for each in SEATS] == [other.seat(one.seat(each)) for each in SEATS]


@pytest.mark.parametrize("code", [-1, 96, 1.0, True, "7"])
def test_another_code_is_refused(code: Any) -> None:
    with pytest.raises(PuzzleError, match="0 to 95"):
        disguise(puzzles.make("legal-card", 1), code)


# --- the engine ------------------------------------------------------------------------------------------------------


def test_the_engine_knows_no_suit_and_no_seat_from_another(rng: random.Random) -> None:
    """A deal changed letter by letter and played again is the deal that ``Disguise.deal`` gives, at each moment."""
    for _ in range(6):
        whole, code = play_out(random_deal(rng), rng, any_action), rng.choice(CODES)
        other, by = last(record_in(record_of(whole).to_json(), code)), Disguise(code)
        assert by.deal(whole) == other
        for before, after in zip(whole.path(), other.path(), strict=True):
            for seat in SEATS:
                view = before.view(seat)
                assert view_json(view_in(view, by)) == view_json(after.view(by.seat(seat)))
                assert view_json(view_in(view, Disguise(0))) == view_json(view)
        assert {by.side(side): count for side, count in whole.points.items()} == other.points


def test_witnesses_of_every_sort_are_changed() -> None:
    by = Disguise(5)  # clubs and diamonds change places; one seat to the right
    assert by.witness(StandingBid(Seat("S"), 160)) == StandingBid(Seat("E"), 160)
    assert by.witness(Someone("maker", Seat("W"))) == Someone("maker", Seat("S"))
    assert by.witness(LostTrick(3, Seat("N"))) == LostTrick(3, Seat("W"))
    assert by.witness(Party("side", "NS")) == Party("side", "EW")
    assert by.witness(card("JC")) == card("JD")


# --- puzzles ---------------------------------------------------------------------------------------------------------


def plain(ruling: Ruling) -> Any:
    """A ruling without the order of the cards in a witness, which follows the hand."""
    reasons = [(one.id, one.clause, Counter(map(repr, one.witness))) for one in ruling.reasons]
    return ruling.allowed, ruling.folded, reasons


def test_all_96_of_a_puzzle_are_ruled_so_by_the_engine() -> None:
    """legal-card: the engine's ruling on each card of the deal that was changed letter by letter."""
    for seed in (1, 4):
        puzzle = puzzles.make("legal-card", seed, mode="every")
        data = record_of(puzzles.replay(puzzle)).to_json()
        ids = set()
        for code in CODES:
            other, deal = disguise(puzzle, code), last(record_in(data, code))
            ids.add(other.id)
            assert puzzles.replay(other) == deal
            assert other.view == view_json(deal.view(other.seat))
            assert other.question.choices == tuple(deal.hand(other.seat)), "in the order of the hand again"
            for one in other.proof:  # type: ignore[attr-defined]
                assert plain(one.ruling) == plain(deal.rule(other.seat, Play(Card(one.choice))))
        shown = {one[1] for one in words_of(puzzle.public()) if one in PACK}
        assert len(ids) == 96 // factorial(4 - len(shown)), "suits that nothing shows are all one"


def fitting(puzzle: Puzzle, code: int) -> int:
    """The disguise that a puzzle wears: where a seat is empty nobody moves."""
    return code if len(puzzle.seen.profile.form.seating.order) == len(SEATS) else code - Disguise(code).turns


@EVERY
def test_a_disguised_puzzle_is_as_true_and_comes_back(name: str, rng: random.Random) -> None:
    for puzzle in firsts(name, 4):
        named = hidden_cards(puzzles.replay(puzzle), puzzle.seat) & set(words_of(puzzle.public()))
        for code in (fitting(puzzle, one) for one in (0, *rng.sample(CODES[1:], 4))):
            other, back = disguise(puzzle, code), Disguise(code).inverse
            deal = last(record_in(record_of(puzzles.replay(puzzle)).to_json(), code))
            assert puzzles.replay(other) == deal
            assert disguise(other, back.code) == puzzle
            assert puzzles.read(other.to_json()) == other
            wanted = {Disguise(code).card(one) for one in named}  # a question may name a card that it asks about
            assert hidden_cards(deal, other.seat) & set(words_of(other.public())) == wanted
            assert (other.level, other.themes, other.difficulty) == (puzzle.level, puzzle.themes, puzzle.difficulty)
            assert puzzles.from_link(puzzles.link(other)) == other
        assert problems(other.to_json()) == ()


@EVERY
def test_answers_are_graded_the_same(name: str, rng: random.Random) -> None:
    for puzzle in firsts(name, 7)[4:]:
        code, question = fitting(puzzle, rng.choice(CODES[1:])), puzzle.question
        other, by = disguise(puzzle, code), Disguise(code, question.of)
        assert sorted(map(by.choice, question.choices)) == sorted(other.question.choices)
        for _ in range(4):
            if question.mode == "order":
                picks = rng.sample(question.choices, len(question.choices))
            else:
                count = 1 if question.mode == "one" else rng.randint(1, len(question.choices))
                picks = rng.sample(question.choices, count)
            one, two = puzzles.grade(puzzle, picks), puzzles.grade(other, [by.choice(each) for each in picks])
            assert one.right == two.right
            if question.mode != "order":
                marks = sorted((by.choice(each.choice), each.mark) for each in one.marks)
                assert marks == sorted((each.choice, each.mark) for each in two.marks)


def test_choices_keep_their_order() -> None:
    """Cards by hand, seats round the table, suits as they always stand."""
    orders: dict[str, list[list[str]]] = {
        "card": [list(PACK), sorted(PACK, key=lambda one: one.place)],
        "seat": [list(SEATS)],
        "suit": [list(SUITS)],
    }
    found = set()
    for name in ("legal-card", "winner", "count"):
        for puzzle in firsts(name, 25):
            for code in (7, 58, 95):
                question = disguise(puzzle, code).question
                if question.of in orders:
                    found.add(question.of)
                    places = [[each.index(one) for one in question.choices] for each in orders[question.of]]
                    assert any(one == sorted(one) for one in places), question.choices
    assert found == set(orders)


def test_a_link_carries_the_disguise() -> None:
    puzzle = puzzles.make("legal-card", 7)
    assert puzzles.link(puzzle) == "legal-card-7.v2"
    assert puzzles.link(disguise(puzzle, 17)) == "legal-card-7.d17.v2"
    assert disguise(disguise(puzzle, 17), 40).asked.disguise == Disguise(17).then(Disguise(40)).code


@pytest.mark.parametrize("end", ["d0.v2", "d96.v2", "d07.v2", "v2.d7", "d7.d8.v2"])
def test_broken_links_are_one_clear_error(end: str) -> None:
    with pytest.raises(PuzzleError):
        puzzles.from_link(f"legal-card-7.{end}")


def test_a_proof_of_unknown_texts_cannot_be_disguised() -> None:
    class Odd(Model):
        what: str

    with pytest.raises(PuzzleError, match="cannot be disguised yet: str"):
        Odd(what="JS").disguised(Disguise(1))
