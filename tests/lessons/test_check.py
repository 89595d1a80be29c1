"""The checker: nothing to say about the shipped lessons, and something about each kind of fault."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from lessons import check, check_course, loading
from lessons.check import check_all, check_lesson
from lessons.loading import HOME, PROFILE_NAMES
from lessons.telling import PHRASES
from tests.lessons.helpers import NINE, copy, told
from tutor.languages import Language
from tutor.record import example
from tutor.wording import LANGUAGES

Edits = list[tuple[str, str]]


def problems(tmp_path: Path, **edits: Edits) -> list[str]:
    """The problems of a copy in which some texts of ``en.md`` (``words``) or ``lesson.toml`` (``script``) differ."""
    names = {"words": "en.md", "script": "lesson.toml"}
    return told(check_lesson(copy(tmp_path, {names[name]: pairs for name, pairs in edits.items()})))


def test_a_copy_is_right(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


# --- structure -------------------------------------------------------------------------------------------------------


HIDE = 'kind = "ask"\nseat = "W"\nat = "before W indicator"\ntruth = "act"'
FOLD = 'truth = "act"\nrules = ["play.follow", "closed.void-folds"]'
LOOK = 'id = "look"\nkind = "show"'


@pytest.mark.parametrize(
    ("edits", "says"),
    [
        # a stated wrong answer
        ([('answer = "74"', 'answer = "44"')], "points: the wrong answer '44' is right; delete it from wrong"),
        ([('answer = "74"', 'answer = "75"')], "points: wrong '75' is no answer: one of 24, 41, 44, 74 is wanted"),
        (
            [('answer = "JS", clause = "play.follow"', 'answer = "JS", clause = "closed.indicator-returns"')],
            "follow: 'JS' is not refused by closed.indicator-returns; the engine gives play.follow",
        ),
        (
            [(FOLD, FOLD + '\nwrong = [{ answer = "7C", clause = "play.follow" }]')],
            "fold: the wrong answer '7C' is allowed by the rules; delete it from wrong",
        ),
        # a clause before it is taught
        (
            [(FOLD, 'truth = "act"\nrules = ["closed.void-folds"]'), (LOOK, LOOK + '\nrules_after = ["play.follow"]')],
            "fold: play.follow decides about '9S' before it is taught; show it in the rules of this step",
        ),
        ([('"cards.points", "deal', '"deal')], "teaches: 'cards.points' is shown by a step; add it to teaches"),
        # nothing to do
        ([(HIDE, HIDE.replace("ask", "say").replace('\ntruth = "act"', ""))], "neither of the first two steps asks"),
        (
            [('truth = "tokens"', 'truth = "act"\nseat = "S"\nat = "trick 8, after 0"')],
            "tokens: there is only one answer to choose from; ask where there is a choice",
        ),
        # names and ways
        ([('id = "hidden-nine"', 'id = "hidden-ten"')], "the id is 'hidden-ten' in a folder named 'hidden-nine'"),
        ([('profile = "sri-lankan"', 'profile = "club"')], "the profile is 'club'; it lies in sri-lankan"),
        ([('profile = "sri-lankan"', 'profile = "club"')], "the deal is one of 'sri-lankan'"),
        ([('profile = "sri-lankan"', 'profile = "call-partner"')], "play.follow does not hold in call-partner"),
        ([("practice:legal-card", "lesson:sri-lankan/gone")], "onward: there is no lesson 'sri-lankan/gone'"),
        ([("practice:legal-card", "practice:legal-card/tea")], "nothing to practise called 'legal-card/tea'"),
        # what cannot be read at all
        ([("minutes = 7", "minutes = 0")], "minutes: input should be greater than"),
        ([('until = "trick 1, turned up"', 'until = "tea"')], "'tea' is no moment"),
    ],
)  # fmt: skip
def test_faults_of_structure(tmp_path: Path, edits: Edits, says: str) -> None:
    found = problems(tmp_path, script=edits)
    assert any(says in one for one in found), found
    assert all(re.match(r"sri-lankan/hidden-nine/(lesson\.toml|en\.md)(, line \d+)?: .+; .+", one) for one in found)


def test_an_illegal_deal(tmp_path: Path) -> None:
    folder = copy(tmp_path, {"lesson.toml": [('"example:hidden-nine"', '"deal.json"')]})
    record = example()
    (folder / "deal.json").write_text(json.dumps(record), "utf-8")
    assert check_lesson(folder) == []
    record["actions"][13] = {"seat": "E", "do": "play", "card": "9S", "folded": False}
    (folder / "deal.json").write_text(json.dumps(record), "utf-8")
    (found,) = told(check_lesson(folder))
    assert "the deal breaks a rule: East may not play 9♠" in found
    assert found.endswith(" (closed.void-folds); mend the record")


@pytest.mark.parametrize("name", ["notes.txt", "deal.json", "en.md~", "English.md", "picture.png", ".DS_Store"])
def test_stray_files(tmp_path: Path, name: str) -> None:
    folder = copy(tmp_path)
    (folder / name).write_text("{}", "utf-8")
    assert told(check_lesson(folder)) == [
        f"sri-lankan/hidden-nine/{name}: the file belongs to nothing in this lesson; delete it, or mend its name"
    ]


def test_stray_folders_and_a_language_that_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copy(tmp_path)
    (tmp_path / "phrases").mkdir()
    for module in (check, check_course, loading):
        monkeypatch.setattr(module, "HOME", tmp_path)
    missing = "sri-lankan/hidden-nine: the lesson is not written in the language nl; write nl.md beside en.md"
    assert [one[-len(missing) :] for one in told(check_all())] == [missing]
    shutil.copy(NINE / "nl.md", folder)
    assert check_all() == []
    (tmp_path / "sri-lanka").mkdir()
    (tmp_path / "sri-lankan" / "README.md").write_text("hello", "utf-8")
    (tmp_path / "sri-lankan" / "empty").mkdir()
    found = told(check_all())
    assert any(
        "sri-lanka: the folder belongs to no profile; a folder here is named by a profile" in one for one in found
    )
    assert any("sri-lankan/README.md: the file belongs to no lesson" in one for one in found)
    assert any("sri-lankan/empty/lesson.toml: the file is missing" in one for one in found)
    assert len(found) == 3


# --- words -----------------------------------------------------------------------------------------------------------


BIDS = "Everyone gets four more cards, and there is one more round of bidding. Listen."
LEAD = "One card lies face down, and nobody knows what it can do. Play both partners and find out."


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        # every step, every hint
        ("## look\n", "## lock\n", "there is no step 'lock'; the steps are hide, bids"),
        ("## look\n", "## lock\n", "the step 'look' has no words; write them under '## look'"),
        (BIDS, "", "there is no text under '## bids'"),
        ("### trick 3, after 2\n", "### trick 3, after 3\n", "trumps: there is no text under '### trick 3, after 2'"),
        ("### trick 3, after 2\n", "### trick 3, after 3\n", "trumps: no place for '### trick 3, after 3'"),
        ("### trick 3, after 2: hint 2", "### trick 3, after 2: hint 3", "trumps: trick 3, after 2: hint 2 is missing"),
        ("Which suit did A open with?", "", "follow: '### hint 1' is empty"),
        ("Which suit did A open with?", "", "follow: hint 1 is missing; write it under '### hint 1'"),
        ("## bids\n", "## bids\n\nx\n\n### hint 1\n", "bids: no place for '### hint 1'"),
        ("### wrong 24", "### wrong 25", "points: '### wrong 25' is no answer"),
        ("### wrong 24", "### wrong 44", "points: '### wrong 44' is the right answer; use '### right'"),
        (LEAD, "", "there is nothing under the title; say in a sentence what the lesson is about"),
        # a hint is no answer
        ("Which suit did A open with?", "Play 10♥, what else?", "follow: hint 1 gives the answer 10♥"),
        ("You hold two spades, a picture and a number.", "It is 9♠.", "fold: hint 2 gives the answer 9♠"),
        ("Now add the nine and the king.", "It is 44.", "points: hint 2 gives the answer 44"),
        ("Look at the four cards in the middle, and only at those.", "**B**.", "winner: hint 1 gives the answer B"),
        ("Think of the card that came home.", "Take J♠.", "trumps: hint 2 gives the answer J♠"),
        ("### ask\n\nWho wins the four cards in the middle?\n", "", "winner: nobody says what is asked"),
        # cards on the table
        ("Listen.", "Nobody knows J♣.", "bids: J♣ cannot be seen from W at 'trick 1, after 0'"),
        ("Change chairs.", "D hid J♠.", "fold: J♠ cannot be seen from E at 'trick 1, after 1'"),
        ("### trick 5, end\n", "### trick 5, end\n\nC has 9♥.", "diamonds: 9♥ cannot be seen from W at 'trick 5, end'"),
        ("Down it goes,", "C follows with K♥,", "fold: K♥ cannot be seen from E at 'trick 1, after 2'"),
        ("A king looks grand.", "A king is not J♠.", "fold: J♠ cannot be seen from E"),
        ("Which suit did A open with?", "What about 9♠?", "follow: 9♠ cannot be seen from W at 'trick 1, after 3'"),
        ("Listen.", "Nobody knows 1♣.", "bids: '1♣' is no card; write it as J♠ or 10♥"),
        ("Listen.", "You have JS.", "bids: the card JS is written as a code"),
        # numbers on the table
        ("to win 200 points", "to win 210 points", "hide: the number 210 is not on the table at 'after N pass'"),
        ("That makes 198 for", "That makes 199 for", "diamonds: the number 199 is not on the table"),
        ("It won 44 points,", "It won 45 points,", "recap: the number 45 is not on the table at 'end'"),
        ("brought home 214 points", "brought home 241 points", "recap: the number 241 is not on the table"),
        ("From 11:11 to 13:9", "From 11:11 to 14:8", "settled: the number 14:8 is not on the table at 'end'"),
        ("began this deal with 11 tokens", "began this deal with 12 tokens and 77", "tokens: the number 77"),
        ("Work out what it is worth.", "It is worth 74.", "points: the number 74 is not on the table"),
    ],
)  # fmt: skip
def test_faults_of_words(tmp_path: Path, old: str, new: str, says: str) -> None:
    found = problems(tmp_path, words=[(old, new)])
    assert any(says in one for one in found), found
    assert all(re.match(r"sri-lankan/hidden-nine/en\.md(, line \d+)?: .+; .+", one) for one in found)


def test_a_fault_has_its_line(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, words=[("It won 44 points,", "It won 45 points,")])
    lines = (tmp_path / "sri-lankan/hidden-nine/en.md").read_text("utf-8").splitlines()
    number = next(number for number, line in enumerate(lines, 1) if "45" in line)
    assert f"en.md, line {number}: " in found


def test_mentions_are_the_way_out_for_numbers(tmp_path: Path) -> None:
    assert (
        problems(
            tmp_path,
            words=[("Listen.", "Nobody knows who holds the jack of clubs or why 77 matters.")],
            script=[('rules = ["deal.partners"]', 'rules = ["deal.partners"]\nmentions = ["77"]')],
        )
        == []
    )


def test_no_mention_lets_a_hidden_card_out(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        words=[("Listen.", "Nobody knows J♣.")],
        script=[('rules = ["deal.partners"]', 'rules = ["deal.partners"]\nmentions = ["J♣"]')],
    )
    assert any("mentions" in one for one in found), found


def test_each_language_has_every_step(tmp_path: Path) -> None:
    folder = copy(tmp_path)
    shutil.copy(folder / "en.md", folder / "nl.md")
    assert check_lesson(folder) == []
    text = (folder / "nl.md").read_text("utf-8").replace("## recap", "## slot")
    (folder / "nl.md").write_text(text, "utf-8")
    found = told(check_lesson(folder))
    assert any("nl.md: the step 'recap' has no words" in one for one in found)
    assert any("there is no step 'slot'" in one for one in found)


# --- shared phrases --------------------------------------------------------------------------------------------------


def test_shared_phrases_are_whole() -> None:
    """Each language that the app speaks has the lessons' own phrases, all of them and no others."""
    found = {}
    for lang in LANGUAGES:
        file = PHRASES / f"{lang}.ftl"
        assert file.is_file(), f"lessons/phrases/{lang}.ftl is missing"
        found[lang] = set(Language(lang, iter([(file.name, file.read_text("utf-8"))])).messages)
    assert all(one == found["en"] for one in found.values())
    assert {file.name for file in PHRASES.iterdir()} == {f"{lang}.ftl" for lang in LANGUAGES}


def test_folders_are_profiles() -> None:
    assert {one.parent.name for one in loading.folders()} <= set(PROFILE_NAMES)
    assert PHRASES.parent == HOME
