"""The shape that all kinds share: JSON and back, public form, links, registry."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest

import puzzles
from puzzles import KINDS, Puzzle, PuzzleError
from puzzles.making import NotFoundError, maker
from puzzles.model import canonical, read_ruling, ruling_json
from puzzles.views import read_view, view_json
from tutor.cards import PACK, card
from tutor.rules.dealing import random_deal
from tutor.rules.playout import any_action, play_out, quiet_action
from tutor.rules.ruling import Limit, LostTrick, Reason, Ruling, Someone, StandingBid
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.wording import words

from .helpers import firsts, hidden_cards, laid_open, words_of

ASKS_WHERE = {"knowledge", "club-knowledge"}
"""Kinds that ask where an unseen card can be: the question has to name that card, and nothing tells where it lies."""

ASKS_PAIRS = {"call-partner-marriage", "widow-marriage"}
"""Kinds that ask for kings and queens: a refusal names those that are not in hand, and nothing tells where they lie."""

SHOWS_WORLDS = {"caps-moment", "caps-order"}
"""Kinds whose answer is proved by the deal itself and by other worlds: their evidence names hidden cards."""


def first_made(name: str, mode: str | None = None, theme: str | None = None, level: int | None = None) -> Puzzle:
    """The puzzle of the first seed from 7 on that has one."""
    for seed in range(7, 60):
        with contextlib.suppress(NotFoundError):
            return puzzles.make(name, seed, mode, theme, level)
    raise AssertionError(f"{name} has no puzzle in mode {mode} of theme {theme} at level {level}")


@pytest.mark.parametrize("name", list(KINDS))
def test_json_round_trip(name: str) -> None:
    for puzzle in firsts(name, 40):
        text = puzzle.to_json()
        again = puzzles.read(text)
        assert again == puzzle
        assert again.to_json() == text
        assert puzzles.read(json.loads(text)) == puzzle
        assert type(again) is KINDS[name].model


@pytest.mark.parametrize("name", list(KINDS))
def test_schema_can_be_published(name: str) -> None:
    schema = KINDS[name].model.model_json_schema()
    assert {"id", "kind", "seed", "version", "view", "question", "answers", "hints", "proof"} <= set(
        schema["properties"]
    )


@pytest.mark.parametrize("name", list(KINDS))
def test_public_form_has_no_answer_and_no_hidden_card(name: str) -> None:
    for puzzle in firsts(name, 60):
        deal = puzzles.replay(puzzle)
        public = puzzle.public()
        assert not {"answers", "hints", "proof", "themes", "features"} & set(public)
        assert "actions" not in public["view"]
        hidden = hidden_cards(deal, puzzle.seat)
        laid = laid_open(puzzle)
        assert hidden or laid or deal.phase == "over", "only after the last trick can all cards be known"
        if name in ASKS_WHERE:
            hidden -= {*words_of(puzzle.question.model_dump(mode="json"))}
        if name in ASKS_PAIRS:
            hidden -= {one for one in hidden if one.rank in "KQ"}
        hidden -= laid
        assert not hidden & set(words_of(public)), puzzles.link(puzzle)
        # not even after the answer: no other field holds a card the seat cannot know
        if name not in SHOWS_WORLDS:
            assert not hidden & set(words_of(json.loads(puzzle.to_json()))), puzzles.link(puzzle)


def test_the_search_for_hidden_cards_finds_them() -> None:
    puzzle = puzzles.make("legal-card", 1)
    deal = puzzles.replay(puzzle)
    (other, *_) = hidden_cards(deal, puzzle.seat)
    assert other in set(words_of({**puzzle.public(), "x": [{"y": str(other)}]}))
    assert other in set(words_of({**puzzle.public(), "x": f"JS {other}"}))
    assert set(words_of(dict.fromkeys(PACK, "x"))) >= set(PACK)


def test_views_survive_json(rng: random.Random) -> None:
    for choose in (any_action, quiet_action):
        for _ in range(4):
            whole = play_out(random_deal(rng), rng, choose)
            for deal in whole.path():
                for seat in SEATS:
                    view = deal.view(seat)
                    again = read_view(json.loads(canonical(view_json(view))))
                    assert again == _without_actions(view)


def _without_actions(view: View) -> View:
    values: dict[str, Any] = {name: getattr(view, name) for name in View.__dataclass_fields__}
    return View(**{**values, "actions": ()})


def test_rulings_survive_json() -> None:
    witness = (
        card("JS"),
        Limit("least", 200),
        StandingBid(Seat("E"), 160),
        StandingBid(Seat("E"), None),
        LostTrick(3, Seat("W")),
        Someone("turn", Seat("N")),
    )
    ruling = Ruling(False, (Reason("a", "play.follow", witness), Reason("b", "auction.bid")), folded=True)
    assert read_ruling(json.loads(canonical(ruling_json(ruling)))) == ruling


def test_same_question_same_id_whatever_the_seed() -> None:
    puzzle = puzzles.make("legal-card", 5)
    same = puzzles.make("legal-card", 5, mode=puzzle.question.mode, theme=puzzle.themes[0])
    assert same.id == puzzle.id
    assert same.asked != puzzle.asked
    ids = {puzzles.make("legal-card", seed).id for seed in range(100)}
    assert len(ids) == 100


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"level": 9}, "level"),
        ({"seat": "X"}, "seat"),
        ({"strange": 1}, "strange"),
        ({"kind": "chess"}, "no kind of puzzle 'chess'"),
        ({"view": {}}, "view"),
        ({"view": {"tricks": 3}}, "view"),
        ({"id": "0" * 16}, "was changed"),
        ({"proof": [{"choice": "JS", "ruling": {"allowed": True}}]}, "proof"),
    ],
)
def test_a_broken_puzzle_is_one_clear_error(change: dict[str, Any], says: str) -> None:
    data = json.loads(puzzles.make("legal-card", 1).to_json())
    with pytest.raises(PuzzleError, match=says):
        puzzles.read({**data, **change})


@pytest.mark.parametrize("text", ["", "{", "3", "[]", "{}", b"\xff", '{"kind": []}', '{"kind": "legal-card"}'])
def test_what_is_no_puzzle_is_one_clear_error(text: str | bytes) -> None:
    with pytest.raises(PuzzleError):
        puzzles.read(text)


def test_a_changed_view_is_noticed() -> None:
    data = json.loads(puzzles.make("legal-card", 1).to_json())
    data["view"]["tokens"] = {"NS": 12, "EW": 10}
    with pytest.raises(PuzzleError, match="was changed"):
        puzzles.read(data)


# --- links -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(KINDS))
def test_links_lead_to_the_same_puzzle(name: str) -> None:
    kind = KINDS[name]
    version = f".v{kind.version}" if kind.version > 1 else ""
    assert puzzles.link(first_made(name)) == f"{name}-{first_made(name).seed}{version}"
    for theme in (None, *(kind.themes if maker(name).quick else list(kind.themes)[:2])):
        for mode in (None, *(kind.themes[theme].modes if theme else kind.modes)):
            for level in (None, kind.themes[theme].levels[0] if theme else 3):
                puzzle = first_made(name, mode, theme, level)
                link = puzzles.link(puzzle)
                again = puzzles.from_link(link)
                assert again == puzzle
                assert again.to_json() == puzzle.to_json()
                assert link == "".join(one for one in link if one.isalnum() or one in "-.")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "legal-card",
        "legal-card-",
        "legal-card-x",
        "legal-card--7",
        "legal-card-07",
        "legal-card-7 ",
        " legal-card-7",
        "legal-card-7.",
        "legal-card-7.sometimes",
        "legal-card-7.l6",
        "legal-card-7.l0",
        "legal-card-7.folds.one",
        "legal-card-7.l2.l3",
        "legal-card-7.v1",
        "legal-card-7.v3",
        "legal-card-7.v99999999999999999999",
        "legal-card-99999999999999999999999",
        "legal-card-٧",
        "legal-card-7\n",
        "no-such-kind-7",
        "LEGAL-CARD-7",
        "../../etc/passwd",
        "legal-card-7.every.leads.l1.v2.x",
    ],
)
def test_broken_links_are_one_clear_error(text: str) -> None:
    with pytest.raises(PuzzleError) as error:
        puzzles.from_link(text)
    assert str(error.value).count("\n") == 0
    assert len(str(error.value)) > 20


# --- the registry ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(KINDS))
def test_a_kind_says_what_it_has(name: str) -> None:
    kind = puzzles.kind(name)
    assert kind.name == name
    assert kind.version >= 1
    for theme in kind.themes.values():
        assert theme.modes
        assert set(theme.levels) <= set(kind.levels)
    for mode in kind.modes:
        for level in kind.levels:
            assert any(mode in one.modes and level in one.levels for one in kind.themes.values()), (mode, level)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ({"seed": -1}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"seed": 1, "mode": "all"}, "modes are every, one"),
        ({"seed": 1, "theme": "castling"}, "castling"),
        ({"seed": 1, "level": 0}, "levels are 1 to 5"),
    ],
)
def test_what_cannot_be_made_is_one_clear_error(args: dict[str, Any], says: str) -> None:
    with pytest.raises(PuzzleError, match=says):
        puzzles.make("legal-card", **args)
    with pytest.raises(PuzzleError, match="the kinds are"):
        puzzles.make("legal-cards", 1)


@pytest.mark.parametrize("name", list(KINDS))
def test_every_id_has_words(name: str) -> None:
    kind, told = puzzles.kind(name), words()
    keys = [*kind.hints, *kind.asks, *(f"theme-{one}" for one in kind.themes)]
    assert not [key for key in keys if not told.has(key)]
