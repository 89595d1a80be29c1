"""Facts in words: a sentence for every kind, plain, and with nothing in it that the seat does not know."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from pathlib import Path

import pytest

from tests.solver.positions import position, scripted
from tests.wording.test_sentences import check, check_sentence
from tutor.cards import PACK, Card
from tutor.clauses import CLAUSES
from tutor.knowledge import FORCED, SEEN, Fact, facts
from tutor.languages import language
from tutor.rules.view import View
from tutor.seats import EAST, SEATS, WEST
from tutor.wording import LANGUAGES, words
from tutor.wording.knowing import _key, tell, tell_all

EVERY = pytest.mark.parametrize("lang", LANGUAGES)
KNOWING = (Path(__file__).resolve().parents[2] / "tutor/wording/knowing.py").read_text("utf-8")
RARE = [
    Fact("cut", "caps.call", WEST),
    Fact("spoilt", "trump.spoilt"),
    Fact("duty", "trump.exhausted", WEST),
    Fact("duty-if", "trump.exhausted", WEST, suits="H"),
    Fact("spent-if", "trump.exhausted", WEST, suits="H"),
]
"""Kinds that random play may leave out, as far as needed to find their texts."""


@pytest.fixture(scope="module")
def told_facts() -> list[tuple[Fact, View]]:
    """Facts of many positions, with the view each is of: up to 60 for each text."""
    rng = random.Random(304)
    found: dict[str, list[tuple[Fact, View]]] = defaultdict(list)
    for _ in range(300):
        deal, seat = position(rng, rng.randint(1, 8))
        view = deal.view(seat)
        for fact in facts(view):
            some = found[_key(fact, view.maker)]
            some += [(fact, view)] if len(some) < 60 else []
    return [one for some in found.values() for one in some]


@EVERY
def test_every_fact_is_a_sentence(lang: str, told_facts: list[tuple[Fact, View]]) -> None:
    for fact, view in told_facts:
        text = tell(words(lang), fact, view.seat, view.maker)
        for one in (text.short, text.full):
            check(one.replace("(", "").replace(")", ""))
            check_sentence(one)
        assert text.clause is None or text.clause in CLAUSES
        if fact.because:
            assert len(text.full) > len(text.short)
            for one in fact.because:
                assert one.seat is None or words(lang).at(you=view.seat).seat(one.seat) in text.full


@EVERY
def test_no_raw_ids(lang: str, told_facts: list[tuple[Fact, View]]) -> None:
    """No kind, key, clause or card in its notation stands in a sentence."""
    ids = {kind for kind in (*SEEN, *FORCED) if "-" in kind} | set(CLAUSES)
    for fact, view in told_facts:
        text = tell(words(lang), fact, view.seat, view.maker)
        assert not [one for one in ids if one in text.full], text
        assert not re.search(r"\b[J9ATKQ87][SHDC]\b|fact", text.full), text


@EVERY
def test_each_text_is_reached(lang: str, told_facts: list[tuple[Fact, View]]) -> None:
    """Every key of the file is asked for: by a fact that comes up, or in the code by its whole name."""
    asked = set(re.findall(r'"(fact-[a-z-]+)"', KNOWING))
    used = defaultdict(set)
    for fact, view in told_facts:
        used[_key(fact, view.maker)].add(fact.kind)
    asked |= set(used) | {_key(fact, EAST) for fact in RARE}
    assert {key for key in language(lang).messages if key.startswith("fact-")} == asked
    assert {kind for kinds in used.values() for kind in kinds} | {fact.kind for fact in RARE} == {*SEEN, *FORCED}


def test_no_sentence_names_a_card_that_is_not_known(told_facts: list[tuple[Fact, View]]) -> None:
    """A card stands in a sentence only if the fact or an event of it gives it."""
    signs = {card: words().card_sign(card) for card in PACK}
    for fact, view in told_facts:
        text = tell(words(), fact, view.seat, view.maker).full
        given = {*fact.cards, *(one.card for one in fact.sources)}
        named = {card for card, sign in signs.items() if sign in text}
        assert named <= given, text


def grade(text: str) -> float:
    """The Flesch-Kincaid grade; a card counts as one short word."""
    plain = re.sub(r"(10|[J9AKQ87])[♠♥♦♣]", "jack", text)
    sentences = max(1, len(re.findall(r"[.:](?= |$)", plain)))
    found = re.findall(r"[A-Za-z]+", plain)
    syllables = sum(max(1, len(re.findall(r"[aeiouy]+", re.sub(r"(?<=[a-z]{2})e(d|s)?$", "", one)))) for one in found)
    return 0.39 * len(found) / sentences + 11.8 * syllables / len(found) - 15.59


def test_the_words_are_plain(told_facts: list[tuple[Fact, View]]) -> None:
    """Under grade 6 on average for every kind, and under 3 over the kinds."""
    grades = defaultdict(list)
    for fact, view in told_facts:
        grades[fact.kind].append(grade(tell(words(), fact, view.seat, view.maker).full))
    means = {kind: sum(some) / len(some) for kind, some in grades.items()}
    assert max(means.values()) < 6, means
    assert sum(means.values()) / len(means) < 3, means


def test_the_examples_of_the_rules() -> None:
    """A void by a fold, a folded card that stayed down, and a Caps call, as the seats would say them."""
    hands = "S:J9AT.J9.J9. E:KQ87.AT.AT. N:.KQ87.KQ87. W:...J9ATKQ87"
    calls = "S:pass E:160 N:pass W:pass S:pass E:*KS E:pass N:pass W:pass S:pass"
    view = scripted(hands, "W", calls + " S:JS E:7S N:7H W:7C").view("S")
    full = [one.full for one in tell_all(words(), view)]
    assert "North has no spades: North folded a card on trick 1, when spades were led." in full
    assert "The card that West folded on trick 1 is no trump: East looked at it and left it down." in full
    assert "East played 7♠ on trick 1." in full
    nimal = [one.short for one in tell_all(words(), view, names=dict(zip(SEATS, "ABCD", strict=True)))]
    assert "C has no spades." in nimal
    caps = scripted(hands, "W", calls + " W:caps=7C,8C,JC,9C,AC,TC,KC,QC S:JS E:7S N:7H W:7C").view("S")
    full = [one.full for one in tell_all(words(), caps)]
    assert "West folded 7♣ on trick 1: it came next in the order named with Caps." in full
    assert "West holds J♣: West called Caps on trick 1 and showed the hand." in full
    assert "Clubs are not trumps: the 7♣ that West folded on trick 1 stayed down." in full
    assert any(one.cards == (Card("7C"),) and one.sources[0].how == "order" for one in facts(caps))


def test_the_duty_of_the_maker() -> None:
    """``trump.exhausted``, seen by those who know the trump and by those who do not."""
    hands = "S:J9AQ8.7.8.8 E:TK.J9ATK.J. N:7.Q.9ATKQ.7 W:.8.7.J9ATKQ"
    calls = "S:pass E:160 N:pass W:pass S:pass E:*KS E:pass N:pass W:pass S:pass"
    deal = scripted(hands, "W", calls + " S:8D E:JD N:QD W:7D  E:JH N:QH W:8H S:7H  E:9H N:7C W:QC S:8C")
    full = [one.full for one in tell_all(words(), deal.view("W"))]
    assert "East must go on with hearts if they are trumps: nobody followed 9♥ on trick 3." in full
    deal = deal.act("E", next(one for one in deal.actions("E") if str(one.card) == "TS"))
    full = [one.full for one in tell_all(words(), deal.view("W"))]
    assert any(one.startswith("East has no more hearts in hand if they are trumps: nobody followed 9♥") for one in full)
    why = next(one for one in full if one.startswith("Hearts are not trumps. Put this together:"))
    assert "East has no more hearts in hand if they are trumps." in why
