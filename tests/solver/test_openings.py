"""The opening table: its classes, its counting against plain sums, resuming, and the file that is shipped."""

from __future__ import annotations

import itertools
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tutor.cards import PACK, SUITS, Card, Hand
from tutor.cli import main
from tutor.seats import SEATS
from tutor.solver.dd import Position, points
from tutor.solver.openings import CLASSES, Openings, class_of, load, openings
from tutor.solver.openings import build as building
from tutor.solver.openings.build import add, build, count_chunk, fewest
from tutor.solver.openings.classes import NUMBERS
from tutor.solver.openings.table import BINS, COLUMNS, empty, save, wilson


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "CHUNK", 3)


def renamed(hand: Hand, rng: random.Random) -> tuple[Hand, dict[str, str]]:
    names = dict(zip(SUITS, rng.sample(SUITS, 4), strict=True))
    return Hand(Card(one.rank + names[one.suit]) for one in hand), names


def test_there_are_2262_classes_of_hands_and_5510_with_an_indicator_suit() -> None:
    assert len(CLASSES) == len(set(CLASSES)) == 5510
    assert len({tuple(sorted(one.split("."))) for one in CLASSES}) == 2262
    assert {sum(map(len, one.split("."))) for one in CLASSES} == {4}
    assert all(one.split(".")[0] for one in CLASSES)


def test_hands_that_differ_in_the_names_of_suits_are_one_class(rng: random.Random) -> None:
    for _ in range(300):
        hand = Hand(rng.sample(PACK, 4))
        suit = rng.choice([one.suit for one in hand])
        other, names = renamed(hand, rng)
        assert class_of(other, names[suit]) == class_of(hand, suit)
        trumps = hand.of_suit(suit)
        assert class_of(hand, suit).split(".")[0] == "".join(one.rank for one in trumps)


@pytest.mark.parametrize(("hand", "suit"), [("JS 9S AS", "S"), ("JS 9S AS 7H", "C"), ("JS 9S AS 7H", "SH")])
def test_trump_indicator_is_one_of_the_four_cards(hand: str, suit: str) -> None:
    with pytest.raises(ValueError, match="four cards"):
        class_of(Hand.parse(hand), suit)


def test_a_chunk_counts_each_deal_for_each_maker_and_first_packet(small: None) -> None:
    """Against the plain way: deal, solve for the maker's side, and look which of the 70 packets are of the class."""
    counted = count_chunk(5, 2)
    rng = random.Random(f"openings/{building.BUILD}/5/2")
    plain: dict[str, list[Any]] = {}
    for deal in range(3):
        pack = rng.sample(PACK, 32)
        hands = {seat: Hand(pack[8 * seat.place : 8 * seat.place + 8]) for seat in SEATS}
        trump, leader = SUITS[rng.randrange(4)], rng.choice(SEATS)
        for maker in SEATS:
            value = points(Position.of(hands, trump, leader, maker))
            for packet in itertools.combinations(hands[maker], 4):
                if any(one.suit == trump for one in packet):
                    plain.setdefault(class_of(Hand(packet), trump), []).append((value, deal, maker))
    assert {CLASSES[number] for number in counted} == set(plain)
    for name, found in plain.items():
        row = counted[NUMBERS[name]]
        assert row[BINS:] == [len({one[1:] for one in found}), sum(v for v, *_ in found), sum(v * v for v, *_ in found)]
        assert row[:BINS] == [sum(value // 5 == at for value, *_ in found) for at in range(BINS)]


def test_a_stopped_build_and_other_workers_give_the_same_file(small: None, tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    def stop(chunks: int, deals: int) -> None:
        if chunks == 3:
            raise Enough

    numbers, goal = empty(), 7
    for chunk in range(goal):
        add(numbers, count_chunk(9, chunk))
    with ThreadPoolExecutor(2) as pool:
        one, two = tmp_path / "one", tmp_path / "two"
        whole = build(one, 1, 9, executor=pool, every=2, most=goal)
        with pytest.raises(Enough):
            build(two, 1, 9, say=stop, executor=pool, every=2, most=goal)
        assert load(two).meta["chunks"] == 2
        build(two, 1, 9, executor=pool, every=2, most=goal)
    assert whole.numbers == numbers
    assert one.read_bytes() == two.read_bytes()
    with pytest.raises(ValueError, match="seed 9"):
        build(one, 1, 10)


def test_every_class_of_the_shipped_table_has_300_deals() -> None:
    """Issue and README promise so; and the numbers of each class agree with each other."""
    table = openings()
    assert fewest(table.numbers) >= 300
    assert table.meta["deals"] == table.meta["chunks"] * building.CHUNK
    assert {"seed", "build", "model", "made_with"} <= set(table.meta)
    for name in CLASSES:
        one = table.of_class(name)
        low, high = (sum(at * count for at, count in enumerate(one.counts)) * 5 / sum(one.counts) + d for d in (0, 4))
        assert low <= one.mean <= high
        assert one.chance(0) == 1 >= one.chance(160) >= one.chance(200) >= one.chance(300)
        low, high = one.interval(160)
        assert 0 <= low <= one.chance(160) <= high <= 1


def test_the_shipped_table_holds_the_deals_that_its_seed_gives() -> None:
    """A chunk made again is part of it: no number of the table is less than what the chunk adds."""
    table = openings()
    chunk = random.Random(str(table.meta)).randrange(table.meta["chunks"])
    counted = count_chunk(table.meta["seed"], chunk)
    total = [0, 0]
    for number, row in counted.items():
        shipped = table.numbers[number * COLUMNS : (number + 1) * COLUMNS]
        assert all(some <= all_ for some, all_ in zip(row, shipped, strict=True)), CLASSES[number]
        total[0] += sum(row[:BINS])
        total[1] += row[BINS + 1]
    weight = sum(sum(table.numbers[at * COLUMNS : at * COLUMNS + BINS]) for at in range(len(CLASSES)))
    points_in_all = sum(table.numbers[at * COLUMNS + BINS + 1] for at in range(len(CLASSES)))
    assert abs(total[1] / total[0] - points_in_all / weight) < 12
    assert weight == pytest.approx(total[0] * table.meta["chunks"], rel=0.03)


def test_the_table_agrees_with_deals_drawn_for_one_hand(rng: random.Random) -> None:
    """The class's own way of drawing: these four cards, the other 28 at random."""
    hand = Hand.parse("JS 9S AH 7C")
    rest = [one for one in PACK if one not in hand]
    values = []
    for _ in range(60):
        cards = rng.sample(rest, 28)
        hands = {"S": Hand([*hand, *cards[:4]])} | {
            seat: Hand(cards[at : at + 8]) for seat, at in zip("ENW", (4, 12, 20), strict=True)
        }
        values.append(points(Position.of(hands, "S", rng.choice(SEATS), "S")))
    found = openings().opening(hand, "S")
    error = found.deviation * (1 / 60 + 1 / found.deals) ** 0.5
    assert abs(sum(values) / 60 - found.mean) < 4.5 * error


def test_better_hands_bring_more() -> None:
    table = openings()
    best, worst = table.of_class("J9AT..."), table.of_class("87..7.7" if "87..7.7" in NUMBERS else "87.7.7.")
    assert best.mean > worst.mean + 50
    assert best.chance(160) > 0.8 > 0.5 > worst.chance(160)


def test_a_file_that_is_no_table_is_one_clear_error(tmp_path: Path) -> None:
    path = tmp_path / "x"
    for data in (b"", b"hello", openings_bytes()[:1000]):
        path.write_bytes(data)
        with pytest.raises(ValueError, match="no opening table"):
            load(path)
    save(Openings({"magic": "304 openings 0"}, empty()), path)
    with pytest.raises(ValueError, match="another version"):
        load(path)


def openings_bytes() -> bytes:
    import tutor.solver.openings as package

    return (Path(package.__file__).parent / "sri-lankan.openings").read_bytes()


@pytest.mark.parametrize("contract", [161, -5, 305])
def test_score_made_the_table_knows_multiples_of_five(contract: int) -> None:
    with pytest.raises(ValueError, match="multiples of 5"):
        openings().of_class(CLASSES[0]).chance(contract)


def test_wilson_interval_at_the_ends() -> None:
    assert wilson(0, 100)[0] == 0
    assert 0.03 < wilson(0, 100)[1] < 0.04
    assert wilson(1, 100)[1] == 1


# --- the command ---


@pytest.mark.parametrize("text", ["JS9SAH7C", "js 9s ah 7c", "JS,9S AH 7C"])
def test_openings_show(text: str) -> None:
    done = CliRunner().invoke(main, ["openings", "show", *text.split()])
    assert done.exit_code == 0, done.output
    assert "spades" in done.output
    assert "diamonds" not in done.output
    assert "open cards" in done.output
    chance = openings().opening(Hand.parse("JS 9S AH 7C"), "S").chance(160)
    assert f"{chance:.0%}" in done.output


@pytest.mark.parametrize("text", ["JS9S", "JSJSAH7C", "XXYYZZQQ", "JS9SAH7C8C"])
def test_openings_show_says_what_it_wants(text: str) -> None:
    done = CliRunner().invoke(main, ["openings", "show", text])
    assert done.exit_code == 2
    assert "JS9SAH7C" in done.output


def test_openings_build_command(small: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(building, "fewest", lambda numbers: 1 if any(numbers) else 0)
    out = tmp_path / "t"
    done = CliRunner().invoke(main, ["openings", "build", "--out", str(out), "--least", "1", "--seed", "4"])
    assert done.exit_code == 0, done.output
    assert load(out).meta["seed"] == 4
    done = CliRunner().invoke(main, ["openings", "build", "--out", str(out), "--seed", "5"])
    assert done.exit_code == 1
    assert "seed 4" in done.output
