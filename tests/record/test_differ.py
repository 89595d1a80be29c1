"""One record at two tables: the first action judged otherwise, what the end brings, and which settings matter."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.clauses.table import ALL_SPADES, BALANCED, contract, play_out, record
from tests.oracle.random_play import random_house, random_record
from tutor.profiles import Profile, load_profile
from tutor.record import Record, load, record_of
from tutor.record.differ import differ, other_tables
from tutor.record.tell_differ import tell
from tutor.rules.playout import random_whole
from tutor.wording import words

HERE = load_profile()


def table(**settings: Any) -> Profile:
    return load_profile({"base": "sri-lankan", "settings": settings})


def of(words: str, **more: Any) -> Record:
    return load(record(words, **{**BALANCED, **more}))


def said(found: Any, lang: str = "en") -> str:
    return "\n".join(tell(words(lang), found, ["here", "there"]))


def test_a_record_is_alike_at_one_table() -> None:
    found = differ(of("S:160 E:pass"), HERE, HERE)
    assert not found
    assert (found.first, found.changed) == (None, ())
    assert said(found) == "Both tables judge every action alike, and it leads to the same."


def test_the_first_action_judged_otherwise_is_named_by_clause() -> None:
    found = differ(of("S:160 E:pass N:200 W:210"), HERE, table(overcall_partner="never", bid_step_from_200=5))
    assert found.first is not None
    assert (found.first.at, found.first.seat) == (2, "N")
    assert found.first.here.allowed
    assert found.first.there.clauses == ("auction.over-partner",)
    assert "Action 3 is judged otherwise. North: bid 200" in said(found)
    assert "(auction.over-partner)" in said(found, "nl")


def test_two_refusals_by_other_clauses_differ() -> None:
    found = differ(of("S:160 E:pass N:170"), HERE, table(overcall_partner="never"))
    assert found.first is None  # the same clause
    assert found.changed == ("legal",)
    found = differ(of("S:ask N:ask"), HERE, table(ask_partner="never"))
    assert found.first is not None
    assert found.first.at == 0


def test_a_card_that_falls_face_down_at_one_table_only() -> None:
    words_ = "S:160 E:pass N:pass W:pass S:AS! S:AH E:QH N:8H W:JH"
    plain = load({**record(words_, **BALANCED), "profile": "club"})
    opened = load_profile({"base": "club", "settings": {"open_trump": True}})
    found = differ(plain, load_profile("club"), opened)
    assert found.first is None
    assert "closed" in found.changed
    assert "The trump is open." in said(found)


def test_what_the_end_gives_otherwise() -> None:
    at = play_out(load(record(contract("W", 250, "JS", dealer="N") + "W:open", dealer="N", **ALL_SPADES)).start())
    assert at.phase == "auction"
    whole = record(contract("W", 200, "JS", dealer="N", circuit=("pcc",)) + "W:open ", dealer="N", **ALL_SPADES)
    end = play_out([*load(whole).deals()][-1])
    found = differ(record_of(end), HERE, table(pcc_won=5))
    assert found.first is None
    assert found.changed == ("moved",)
    assert [one.moved for one in found.ends] == [("EW", 4), ("EW", 5)]
    assert "5 tokens" in said(found)


def test_the_settings_that_matter_are_found_one_by_one() -> None:
    found = {(setting, value) for setting, value, _ in other_tables(of("S:160 E:pass N:200 W:pass"))}
    assert ("overcall_partner", "never") in found
    assert not {setting for setting, _ in found} & {"pcc_won", "caps_window", "opening_shows"}


def test_every_table_agrees_with_itself_and_the_order_does_not_matter(rng: random.Random) -> None:
    for _ in range(12):
        one = load(random_record(rng, profile=random_house(rng, "sri-lankan")))
        here, there = one.rule_profile(), load_profile(random_house(rng, "sri-lankan"))
        assert not differ(one, here, here)
        forth, back = differ(one, here, there), differ(one, there, here)
        assert bool(forth) == bool(back)
        assert (forth.first and forth.first.at) == (back.first and back.first.at)
        assert forth.ends == back.ends[::-1]
        for lang in ("en", "nl"):
            assert said(forth, lang)


def test_other_tokens_are_those_of_a_new_match_there() -> None:
    found = differ(of("S:160"), HERE, table(start_tokens=7))
    assert not found


@pytest.mark.parametrize("name", ["sri-lankan", "club"])
def test_only_values_that_contradict_nothing_are_tried(name: str) -> None:
    one = load({**record("S:160 E:pass N:pass W:pass", **BALANCED), "profile": name})
    for setting, value, found in other_tables(one):
        assert found.there.settings()[setting] == value
        assert found.there.name == name


def test_tables_with_other_players_cannot_be_compared() -> None:
    six = load_profile({"base": "club", "settings": {"players": 6}})
    one = record_of(random_whole(random.Random(6), six))
    with pytest.raises(ValueError, match="this record is of 6 players, S, SE, NE, N, NW, SW; there play S, E, N, W"):
        differ(one, six, load_profile("club"))
    found = [setting for setting, _, _ in other_tables(one)]
    assert found
    assert "players" not in found
