"""The smallest change in words: true sentences, each card that counts in them, every text used."""

from __future__ import annotations

import random
from pathlib import Path

from tests.solver.positions import claimable, position
from tests.wording.test_sentences import check_sentence
from tutor.cards import Card
from tutor.knowledge import Spot, World
from tutor.languages import language
from tutor.rules.events import Played
from tutor.seats import EAST, NORTH, SEATS, SOUTH, WEST
from tutor.solver.smallest import Move, SmallestChange, smallest_change
from tutor.wording import claims, words

TOLD = words()
HAND = {seat: Spot("hand", seat) for seat in SEATS}
AT = Spot("indicator", WEST)
FOLD = Spot("folded", WEST, 3)
DOWN = Spot("table", WEST, 5)


def change(*moves: tuple[str, Spot, Spot], indicator: str = "JS") -> SmallestChange:
    """A change of South's claim that makes East win trick 6 with the ace of hearts."""
    world = World(Card(indicator), (), ())
    cards = tuple(Move(Card(card), start, end) for card, start, end in moves)
    return SmallestChange(SOUTH, (), cards, world, (), 6, Played(EAST, Card("AH"), False), True)


def said(one: SmallestChange, you: str | None = None) -> list[str]:
    return [line.text for line in claims.smallest_change(TOLD.at(you=you), one)]


SEEN = ", South would have seen just the same, but the claim would fail."


def test_of_an_exchange_one_half_is_told() -> None:
    one = change(("AH", HAND[NORTH], HAND[EAST]), ("7D", HAND[EAST], HAND[NORTH]))
    assert said(one) == [f"If East held A♥ instead of 7♦{SEEN}", "Then East can take trick 6 with A♥."]
    assert said(one, "E") == [f"If you held A♥ instead of 7♦{SEEN}", "Then you can take trick 6 with A♥."]
    assert said(one, "S")[0].endswith("7♦, you would have seen just the same, but the claim would fail.")


def test_a_ring_is_told_hand_by_hand() -> None:
    one = change(("AH", HAND[NORTH], HAND[EAST]), ("7D", HAND[EAST], HAND[WEST]), ("8C", HAND[WEST], HAND[NORTH]))
    parts = "If East held A♥ instead of 7♦, West held 7♦ instead of 8♣ and North held 8♣ instead of A♥"
    assert said(one)[0] == parts + SEEN


def test_folded_cards_and_the_indicator() -> None:
    fold = change(("AH", FOLD, HAND[EAST]), ("7D", HAND[EAST], FOLD))
    assert said(fold)[0] == f"If East held A♥ instead of 7♦{SEEN}"
    fold = change(("KC", FOLD, HAND[NORTH]), ("7D", HAND[NORTH], FOLD))
    assert said(fold)[0] == f"If West had folded 7♦ instead of K♣ in trick 3{SEEN}"
    fold = change(("9S", AT, HAND[WEST]), ("JS", HAND[WEST], AT))
    assert said(fold)[0] == f"If the indicator was J♠ instead of 9♠{SEEN}"


def test_the_folded_card_may_be_the_indicator() -> None:
    folded = change(("9D", AT, HAND[WEST]))
    assert said(folded)[0] == f"If the indicator was J♠ and West also held 9♦{SEEN}"
    apart = change(("JS", HAND[WEST], AT))
    assert said(apart)[0] == f"If the indicator was J♠{SEEN}"


def test_nothing_moved() -> None:
    assert said(change()) == ["As the cards lie, the claim fails already.", "East can take trick 6 with A♥."]


def test_real_changes_read_well(rng: random.Random) -> None:
    kinds: set[int] = set()
    while not kinds >= {0, 2} or max(kinds) < 3:
        deal, seat = rng.choice([position, claimable])(rng, rng.randint(2, 6))
        one = smallest_change(deal, seat, nodes=3_000)
        if one is None:
            continue
        kinds.add(len(one.moves))
        for you in (None, *SEATS):
            lines = claims.smallest_change(TOLD.at(you=you), one)
            for line in lines:
                check_sentence(line.text)
            named = [move.card for move in one.moves if TOLD.card_sign(move.card) in lines[0].text]
            assert len(named) == len(one.moves)


def test_every_text_is_used() -> None:
    source = Path(claims.__file__).read_text("utf-8")
    keys = [key for key in language("en").messages if key.startswith("smallest-")]
    assert len(keys) == 9
    assert all(f'"{key}"' in source for key in keys)
