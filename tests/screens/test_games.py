"""Links between games: a page is all of the game of what it shows, the reader's choice is kept, and no link is lost."""

from __future__ import annotations

import itertools
import json
from typing import Final
from urllib.parse import parse_qs

import pytest
from streamlit.testing.v1 import AppTest

import puzzles
from lessons.course import load_course
from puzzles.drills import Drill, Part
from puzzles.serving import kinds_at
from tests.puzzles.drilling import out
from tests.screens.helpers import answer, open_page, payload, seen, sound, stay_on
from tests.screens.test_settings import Browser
from tutor.app.settings import Settings, playable_profiles
from tutor.clauses import clauses_of
from tutor.profiles import load_profile
from tutor.profiles.files import to_short
from tutor.wording import words

GAMES: Final = playable_profiles()
PAIRS: Final = list(itertools.permutations(GAMES, 2))
"""The reader's own game, and that of a link: every two, in both orders."""

ROUND: Final = list(itertools.pairwise((*GAMES, GAMES[0])))
"""Some of them: each game once as the one and once as the other."""

LINKS: Final = {
    game: puzzles.link(puzzles.make("winner" if game == GAMES[0] else f"{game}-winner", 1)) for game in GAMES
}
"""A puzzle of each game."""

every_two = pytest.mark.parametrize(("own", "other"), PAIRS, ids=map(" ".join, PAIRS))
some = pytest.mark.parametrize(("own", "other"), ROUND, ids=map(" ".join, ROUND))


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Browser:
    return Browser(monkeypatch)


def choose(at: AppTest, game: str) -> AppTest:
    return sound(at.segmented_control(key="game").set_value(game).run())


def settle_on(reader: Browser, game: str) -> None:
    """A visit in which the reader practises, and then chooses the game on another page."""
    reader.open("practise")
    reader.read(choose(reader.open("learn"), game))


def menu(at: AppTest) -> dict[str, str | None]:
    """Which game each link of the menu leads to: by the name of its page."""
    named = {words().say(f"app-nav-{name}"): name for name in ("home", "learn", "practise", "rules", "coach")}
    links = [one.proto for one in at.get("page_link") if one.proto.label in named]
    return {named[one.label]: parse_qs(one.query_string).get("profile", [None])[0] for one in links[: len(named)]}


def is_all_of(at: AppTest, game: str, own: str) -> None:
    """The page shows one game, wherever it shows any; its links lead to that game, and what was chosen is kept."""
    told = words()
    assert set(menu(at).values()) == {None if game == own else game}
    for one in at.segmented_control:
        if one.key == "game":
            assert one.value == game
    names = {one: told.say("page-game", name=told.say(f"page-profile-{one}")) for one in GAMES}
    if not at.query_params.get("clause"):  # games that share a rule share its example, which says of which game it is
        assert [one.value for one in at.caption if one.value in names.values()] in ([], [names[game]])
    for wish in (one for one in at.radio if one.key == "wish-kind"):
        assert wish.value in [one.name for one in kinds_at(game)]
    assert at.session_state["settings"].profile == own


def address(at: AppTest, part: str) -> str:
    """A part of the address of the page."""
    found = at.query_params[part]
    return found if isinstance(found, str) else found[0]


def puzzle_at(at: AppTest) -> puzzles.Puzzle:
    """The puzzle on the table, which is the one that the address names."""
    assert payload(at)["place"] == address(at, "puzzle")
    return puzzles.from_link(address(at, "puzzle"))


def game_of(at: AppTest) -> str:
    return puzzles.kind(puzzle_at(at).kind).profile


# --- a puzzle ---------------------------------------------------------------------------------------------------------


@every_two
def test_a_link_to_a_puzzle_of_another_game_is_followed_in_a_later_visit(reader: Browser, own: str, other: str) -> None:
    """What the server remembers of the visit (wishes, a puzzle) and what the cookie says may be of different games."""
    settle_on(reader, own)
    at = reader.open("practise", puzzle=LINKS[other])
    assert payload(at)["place"] == LINKS[other]
    is_all_of(at, other, own)
    again = reader.open("practise", puzzle=LINKS[other])
    assert payload(again)["place"] == LINKS[other]
    is_all_of(again, other, own)
    at = answer(again, action="go-next")
    assert game_of(at) == other
    is_all_of(sound(at.run()), other, own)
    assert game_of(reader.open("practise")) == own, "without the link it is the reader's game again"


@every_two
def test_back_and_forward_between_puzzles_of_two_games(reader: Browser, own: str, other: str) -> None:
    """Within one session: the address changes, the reader chooses nothing."""
    settle_on(reader, own)
    at = reader.open("practise", puzzle=LINKS[own])
    for game in (other, own, other):
        at.query_params["puzzle"] = LINKS[game]
        at = sound(at.run())
        assert payload(at)["place"] == LINKS[game]
        is_all_of(at, game, own)


@some
def test_the_game_can_be_chosen_beside_a_puzzle_of_another_one(reader: Browser, own: str, other: str) -> None:
    settle_on(reader, own)
    at = reader.open("practise", puzzle=LINKS[other])
    at = choose(at, own)
    assert game_of(at) == own
    is_all_of(at, own, own)
    third = next(one for one in GAMES if one not in (own, other))
    at = choose(at, third)
    assert game_of(at) == third
    is_all_of(at, third, third)


@some
def test_the_links_of_the_page_lead_to_its_game(reader: Browser, own: str, other: str) -> None:
    """To the map, to the rules, and back to the puzzle; a step back before the link is of the reader's own game."""
    settle_on(reader, own)
    at = reader.open("practise", puzzle=LINKS[other])
    for name in ("learn", "rules", "settings", "coach"):
        at.query_params.clear()
        at.query_params["profile"] = menu(at)["learn"]
        at = sound(stay_on(at, name).run())
        is_all_of(at, other, own)
    at = sound(stay_on(at, "practise").run())
    assert payload(at)["place"] == LINKS[other], "the puzzle has stayed"
    assert "profile" not in at.query_params, "its link says it"
    is_all_of(at, other, own)
    at.query_params.clear()
    at = sound(stay_on(at, "learn").run())
    is_all_of(at, own, own)
    assert game_of(sound(stay_on(at, "practise").run())) == own


@some
def test_the_game_is_chosen_on_another_page(reader: Browser, own: str, other: str) -> None:
    """The next puzzle is of that game, and no way leads back to one of the game before."""
    settle_on(reader, own)
    at = reader.open("practise", puzzle=LINKS[own])
    at = sound(stay_on(at, "settings").run())
    assert "Back to the puzzle" in seen(at)
    at = sound(at.radio(key="set-profile").set_value(other).run())
    assert "Back to the puzzle" not in seen(at)
    at.query_params.clear()
    at = sound(stay_on(at, "practise").run())
    assert game_of(at) == other
    is_all_of(at, other, other)


def test_each_game_has_wishes_of_its_own(reader: Browser) -> None:
    at = reader.open("practise")
    at = sound(at.radio(key="wish-kind").set_value("count").run())
    at = sound(at.segmented_control(key="wish-level").set_value(2).run())
    at = choose(at, "club")
    assert (at.radio(key="wish-kind").value, at.segmented_control(key="wish-level").value) == ("club-legal-card", "any")
    at = choose(at, "sri-lankan")
    assert (at.radio(key="wish-kind").value, at.segmented_control(key="wish-level").value) == ("count", 2)
    assert (puzzle_at(at).kind, puzzle_at(at).level) == ("count", 2)


def test_a_broken_link_stays_in_its_game() -> None:
    at = open_page("practise", puzzle="widow-winner-1.v77")
    assert at.warning
    assert game_of(at) == "widow"


def test_a_practice_that_a_lesson_leads_to_is_the_one_that_comes(reader: Browser) -> None:
    """The wishes of the visit are of another game than the one that was chosen since."""
    settle_on(reader, "club")
    at = reader.open("learn", lesson="club/" + load_course("club").written[0].id, step="recap")
    at = sound(at.button(key="to-practice").click().run())
    kept = address(at, "puzzle")
    assert payload(sound(stay_on(at, "practise").run()))["place"] == kept


# --- sessions ---------------------------------------------------------------------------------------------------------


def test_a_session_that_asks_about_every_game_leaves_the_readers_game_alone(reader: Browser) -> None:
    settle_on(reader, "widow")
    at = reader.open("practise", run="daily")
    assert game_of(at) == "sri-lankan", "the puzzles of the day are of that game"
    assert set(menu(at).values()) == {None}
    assert "game" not in [one.key for one in at.segmented_control], "its puzzles come whatever is chosen"
    at = reader.open("practise", puzzle=address(at, "puzzle"))
    assert set(menu(at).values()) == {None}, "after a reload too"
    at = sound(at.button(key="run-stop").click().run())
    at = sound(answer(at, action="go-next").run())
    assert game_of(at) == "widow"
    is_all_of(at, "widow", "widow")


def test_a_session_of_a_link_is_of_its_game(reader: Browser) -> None:
    settle_on(reader, "sri-lankan")
    at = reader.open("practise", run="streak", profile="club")
    assert game_of(at) == "club"
    assert set(at.query_params) == {"puzzle"}
    is_all_of(sound(at.run()), "club", "sri-lankan")


# --- lessons, rules, drills -------------------------------------------------------------------------------------------


def drill_of(game: str) -> str:
    """The address of a drill."""
    kind = kinds_at(game)[0].name
    return out(Drill(title="Ours", profile=game, parts=(Part(kind=kind, count=1),))).to_link()


@some
def test_a_lesson_of_another_game(reader: Browser, own: str, other: str) -> None:
    settle_on(reader, own)
    first = load_course(other).written[0].id
    for step in ({}, {"step": "recap"}):
        is_all_of(reader.open("learn", lesson=f"{other}/{first}", **step), other, own)
    is_all_of(reader.open("learn"), own, own)


@some
def test_a_rule_that_only_another_game_has(reader: Browser, own: str, other: str) -> None:
    settle_on(reader, own)
    here, there = ({one.id for one in clauses_of(game)} for game in (own, other))
    shared = next(one.id for one in clauses_of(own) if one.id in there)
    is_all_of(reader.open("rules", clause=shared), own, own)
    is_all_of(reader.open("rules", clause=shared, profile=other), other, own)
    alone = next((one.id for one in clauses_of(other) if one.id not in here), None)
    if alone is not None:
        at = reader.open("rules", clause=alone)
        (shown,) = set(menu(at).values())
        assert alone in {one.id for one in clauses_of(str(shown))}
        is_all_of(at, str(shown), own)


@some
def test_a_drill_of_another_game(reader: Browser, own: str, other: str) -> None:
    settle_on(reader, own)
    is_all_of(reader.open("drill", d=drill_of(other)), other, own)


@pytest.mark.parametrize("own", GAMES)
def test_the_placement_test_is_of_its_own_game(reader: Browser, own: str) -> None:
    settle_on(reader, own)
    is_all_of(reader.open("learn", placement="1"), "sri-lankan", own)


@pytest.mark.parametrize("game", GAMES)
def test_start_leads_into_the_course_of_the_game(reader: Browser, game: str) -> None:
    at = sound(reader.open("", profile=game).button(key="start").click().run())
    course = load_course(game)
    assert address(at, "lesson") == f"{game}/{course.written[0].id}".removeprefix("sri-lankan/")


# --- the own table ----------------------------------------------------------------------------------------------------


def test_the_own_table_gives_way_to_another_game_and_comes_back(reader: Browser) -> None:
    table = load_profile({"base": "club", "settings": {"start_tokens": 7}})
    reader.cookie = {
        "settings": Settings(table=to_short(table), table_name="Ours", at_own="yes", profile="club").text()
    }
    at = reader.open("practise", puzzle=LINKS["widow"])
    is_all_of(at, "widow", "club")
    at = reader.open("practise", puzzle=LINKS["club"])
    assert at.segmented_control(key="game").value == "own", "a puzzle of its base leaves it chosen"
    assert "not by those of Ours" in seen(at)
    assert reader.open("rules", profile="club").segmented_control(key="game").value == "club", "a link names the game"
    assert reader.open("rules").segmented_control(key="game").value == "own"


@pytest.mark.parametrize("profile", ["", "moon", "own", "<b>", "x" * 3000])
def test_a_link_to_a_game_that_there_is_not(profile: str) -> None:
    at = open_page("learn", profile=profile)
    is_all_of(at, "sri-lankan", "sri-lankan")
    assert json.dumps(profile)[1:-1] not in seen(at) or profile in ("", "own")
