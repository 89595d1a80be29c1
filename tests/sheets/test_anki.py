"""Anki packages: one card a rule or a question, known by the same ids whenever they are made, and no warning."""

from __future__ import annotations

import io
import sqlite3
import warnings
import zipfile
from datetime import timedelta
from pathlib import Path

import pytest

from puzzles.drills import questions_of
from tests.puzzles.drilling import DRILL, NOON
from tutor.app.sheets.anki import drill_package, html, question_cards, rule_package
from tutor.clauses import clauses_of
from tutor.profiles import load_profile
from tutor.wording import words

TABLE = load_profile()


def notes(package: bytes, folder: Path) -> list[tuple[str, int, str]]:
    """What Anki finds in a package: the ids and fields of its notes."""
    with zipfile.ZipFile(io.BytesIO(package)) as inside:
        inside.extract("collection.anki2", folder)
    with sqlite3.connect(folder / "collection.anki2") as base:
        found: list[tuple[str, int, str]] = base.execute("select guid, mid, flds from notes order by id").fetchall()
    return found


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_card_for_each_rule(lang: str, tmp_path: Path) -> None:
    told, some = words(lang), list(clauses_of("sri-lankan"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = notes(rule_package(some, told, TABLE, NOON), tmp_path)
    assert len(found) == len({guid for guid, _, _ in found}) == len(some)
    for clause, (_, _, fields) in zip(some, found, strict=True):
        assert html(told.clause(clause.id).short) in fields


def test_a_card_for_each_question_with_its_reason(tmp_path: Path) -> None:
    items = questions_of(DRILL)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = notes(drill_package(DRILL, items, words(), NOON), tmp_path)
    assert len(found) == len(items)
    for one, card in zip(items, question_cards(items, words()), strict=True):
        for held in one.puzzle.seen.hand:
            assert html(words().card_sign(held)) in card.front
        assert len(card.back) > 20


def test_ids_stay_when_it_is_made_again(tmp_path: Path) -> None:
    some = list(clauses_of("sri-lankan"))
    first, again = (notes(rule_package(some, words(), TABLE, NOON), tmp_path / name) for name in ("a", "b"))
    assert first == again
    other = notes(rule_package(some, words("nl"), TABLE, NOON), tmp_path / "c")
    later = notes(rule_package(some, words(), TABLE, NOON + timedelta(days=1)), tmp_path / "d")
    assert [guid for guid, _, _ in later] == [guid for guid, _, _ in first], "Anki knows them by these"
    assert not {guid for guid, _, _ in first} & {guid for guid, _, _ in other}, "languages are cards of their own"
