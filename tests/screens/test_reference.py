"""Around the rules: the example, the other tables, lessons and puzzles of a rule; the words; the cheat sheet."""

from __future__ import annotations

import re

import pytest

from lessons.course import load_course
from puzzles.examples import example_of
from tests.screens.helpers import open_page, payload, raw_keys, seen
from tutor.app.screens import cheat_sheet, glossary
from tutor.app.screens.clause_more import differences, drills_of, kinds_about
from tutor.clauses import CLAUSES, clauses_of
from tutor.languages import language
from tutor.profiles import BUILT, Profile, ProfileError, known_values, load_profile
from tutor.profiles.differing import CLAUSES as DIFFERING
from tutor.rules.tokens import award
from tutor.wording import LANGUAGES, words
from tutor.wording.values import numbers, switch

RARE = ("deal.cut", "deal.next-dealer", "caps.window", "pcc.no-exhausted")
"""Clauses about what lies between two deals, about time, and about what is not done."""

EVERY = pytest.mark.parametrize("lang", LANGUAGES)


# --- a rule -----------------------------------------------------------------------------------------------------------


@EVERY
def test_a_rule_has_all_that_belongs_to_it(lang: str) -> None:
    """The first clause of each area, and those that tables play differently."""
    firsts = {one.area: one.id for one in reversed(clauses_of("sri-lankan"))}
    for clause in sorted({*firsts.values(), "caps.due", "closed.reveal", "score.table", *RARE}):
        at = open_page("rules", clause=clause, lang=lang)
        text = seen(at)
        assert not raw_keys(text)
        one = example_of(clause)
        assert (words(lang).say("ref-example") in text) == (one is not None), clause
        if one is not None:
            assert payload(at)["place"] == f"example-{clause}"
            assert payload(at)["ask"]["kind"] == "none"
        for kind, theme in drills_of(clause, "sri-lankan"):
            at.button(key=f"drill-{kind}-{theme}")
        differs = any(clause in some and len(known_values(one)) > 1 for one, some in DIFFERING.items())
        assert (words(lang).say("ref-differ") in text) == differs, clause


@EVERY
@pytest.mark.parametrize("clause", ["play.follow", "auction.over-partner", "closed.no-hand-cut", "open.high-bid"])
def test_other_settings_that_change_an_example_are_told(clause: str, lang: str) -> None:
    one = example_of(clause)
    assert one is not None
    text = differences(one, words(lang))
    assert "{" not in text
    if clause == "play.follow":
        assert text == words(lang).say("elsewhere-none-example")
    else:
        assert words(lang).say("elsewhere-some-example") in text


def test_the_example_says_what_the_engine_says() -> None:
    at = open_page("rules", clause="play.follow")
    one = example_of("play.follow")
    assert one is not None
    assert one.attempt is not None
    (reason,) = words().ruling(one.deal.rule(*one.attempt), one.seat, you=one.seat)
    assert f"**Not allowed.** {reason.short} {reason.full}" in seen(at)


def test_the_lessons_that_teach_a_rule_are_linked() -> None:
    taught = next(one for one in load_course().written if "closed.reveal" in one.teaches)
    number = load_course().place(taught.id)
    assert f"{number}. " in seen(open_page("rules", clause="closed.reveal"))


def test_a_drill_opens_a_puzzle_of_its_theme() -> None:
    at = open_page("rules", clause="closed.no-hand-cut")
    at.button(key="drill-legal-card-no-hand-cut").click().run()
    assert payload(at)["place"].startswith("legal-card-")


def test_a_rule_that_no_theme_is_about_opens_a_puzzle_that_it_decides() -> None:
    at = open_page("rules", clause="caps.too-late")
    at.button(key="drill-caps-moment").click().run()
    assert payload(at)["place"].startswith("caps-moment-")


@pytest.mark.parametrize("table", ["sri-lankan", "club", "call-partner", "widow"])
def test_every_rule_has_a_lesson_and_most_have_puzzles(table: str) -> None:
    """Those without are told in lessons only: who sits where, who cuts and deals, what each side begins with."""
    course = load_course(table)
    taught = {clause for one in course.lessons for clause in (*one.teaches, *one.early)}
    every = {one.id for one in clauses_of(table)}
    assert every == taught & every
    bare = {one for one in every if not drills_of(one, table) and not kinds_about(one, table)}
    assert bare <= {
        *("deal.partners", "deal.cut", "deal.next-dealer", "deal.packets", "club.deal.singly", "widow.deal"),
        *("match.tokens", "auction.eldest-first", "cards.rank", "play.last-trick-view", "trump.spoilt"),
        *("caps.meaning", "caps.none-in-pcc", "pcc.no-exhausted"),
        *("procedure.turn", "procedure.phase", "procedure.not-held"),
    }


# --- other tables -----------------------------------------------------------------------------------------------------


def test_every_setting_names_the_clauses_it_changes() -> None:
    assert list(DIFFERING) == list(BUILT) == [one for one in Profile.model_fields if one != "name"]
    assert all(some and set(some) <= set(CLAUSES) for some in DIFFERING.values())


@EVERY
def test_every_value_of_a_setting_has_words_and_no_word_is_stray(lang: str) -> None:
    wanted = {
        f"differ-{setting}-{switch(value) if isinstance(value, bool) else value}"
        for setting in BUILT
        for value in known_values(setting)
        if len(known_values(setting)) > 1
    }
    ours = tuple(f"differ-{setting}-" for setting in BUILT)
    assert {key for key in language(lang).messages if key.startswith(ours)} == wanted


# --- words ------------------------------------------------------------------------------------------------------------


@EVERY
def test_the_words_are_all_there(lang: str) -> None:
    assert {f"gloss-{one}" for one in (*glossary.CLAUSES, *glossary.CALLED)} == {
        key for key in language(lang).messages if key.startswith("gloss-")
    }
    text = seen(open_page("rules", part="words", lang=lang))
    for one in glossary.entries(words(lang)):
        assert one.meaning in text
        assert one.clauses
        assert set(one.clauses) <= set(CLAUSES)
        assert len(re.findall(r"[.!?](?: |$)", one.meaning)) <= 2, one.word


def test_words_are_searched() -> None:
    at = open_page("rules", part="words")
    at.text_input(key="words-search").set_value("face down").run()
    assert "**Fold**" in seen(at)
    assert "**Eldest**" not in seen(at)
    at.text_input(key="words-search").set_value("zebra").run()
    assert "No word fits this search." in seen(at)


def test_the_search_of_the_rules_finds_words_too() -> None:
    """“Void” stands in no rule; its word does, and leads to the rules behind it."""
    at = open_page("rules")
    at.text_input(key="rules-search").set_value("void").run()
    assert "**Void**" in seen(at)
    assert "Following suit" in [one.label.split("**")[1] for one in at.expander]


# --- the cheat sheet --------------------------------------------------------------------------------------------------


@EVERY
@pytest.mark.parametrize("change", [{}, {"start_tokens": 7, "pcc_won": 5, "second_auction_least": 220}], ids=str)
def test_the_numbers_of_the_sheet_are_those_of_the_table(lang: str, change: dict[str, int]) -> None:
    profile = load_profile({"base": "sri-lankan", "settings": change})
    text = cheat_sheet.sheet(words(lang), profile)
    for amount in (160, 200, 250, None):
        won, lost = award(amount, profile)
        assert f"<td>+{won}</td><td>−{lost}</td>" in text
    for number in (profile.second_auction_least, profile.start_tokens, 2 * profile.start_tokens):
        assert re.search(rf"\b{number}\b", text)
    assert not raw_keys(text)


@EVERY
def test_the_sheet_is_a_page(lang: str) -> None:
    at = open_page("rules", part="sheet", lang=lang)
    assert [one.value for one in at.title] == [words(lang).say("sheet-title")]
    assert not raw_keys(seen(at))


@EVERY
def test_the_sheet_says_nothing_that_a_table_does_not_play(lang: str) -> None:
    """``club.single-auction``, ``club.closed.any-cut``, ``club.score``: no second auction, no Caps, no other least."""
    told, club = words(lang), load_profile("club")
    text = cheat_sheet.sheet(told, club)
    assert text.count("Caps") == 0
    assert "250" not in cheat_sheet._list("calls", told, club)
    assert told.text("sheet-closed-maker", numbers(club)) in text
    assert told.text("sheet-closed-maker", numbers(load_profile())) not in text
    shown = cheat_sheet.sheet(told, club.other("open_trump", True))
    assert told.text("sheet-closed-maker", numbers(club)) not in shown
    before = club.other("caps", "before-play")
    assert told.text("sheet-caps-due", numbers(before)) in cheat_sheet.sheet(told, before)
    assert "<td>+4</td>" in cheat_sheet.sheet(told, "sri-lankan")
    assert "<td>+4</td>" not in text


@EVERY
def test_every_setting_makes_a_whole_sheet(lang: str) -> None:
    for base in ("sri-lankan", "club"):
        for name in load_profile(base).settings():
            for value in known_values(name):
                try:
                    table = load_profile(base).other(name, value)
                except ProfileError:
                    continue
                text = cheat_sheet.sheet(words(lang), table)
                assert "{" not in text, (name, value)
                assert "<li></li>" not in text, (name, value)


@pytest.mark.parametrize(("players", "tricks", "tokens"), [(6, "four tricks", 33), (8, "three tricks", 44)])
def test_the_sheet_of_six_and_eight_players_tells_their_deal(players: int, tricks: str, tokens: int) -> None:
    text = cheat_sheet.sheet(words(), load_profile("club").other("players", players))
    assert tricks in text
    assert f"Who has all {tokens} wins" in text
    assert "eight tricks" not in text
    assert "redeal" not in text


@EVERY
def test_the_sheet_of_six_players_has_their_pack(lang: str) -> None:
    text = cheat_sheet.sheet(words(lang), load_profile("club").other("players", 6))
    assert re.search(r"<p>24 \w+, 6 ", text)
    assert re.search(r"<p>32 \w+, 8 ", cheat_sheet.sheet(words(lang), load_profile()))
