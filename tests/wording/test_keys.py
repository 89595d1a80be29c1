"""The keys of the language files: each rule and reason has its words, no key is stray, all languages have the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tutor.clauses import CLAUSES
from tutor.languages import Language, language
from tutor.rules.actions import Action
from tutor.wording import LANGUAGES

from .collect import attributes, reason_ids

WORDING = Path(__file__).resolve().parents[2] / "tutor" / "wording"
CODE = "".join(path.read_text("utf-8") for path in WORDING.glob("*.py"))
DOS = {kind.do for kind in Action.__args__}
HIDDEN = {"exchange-none", "exchange-hidden"}

EVERY = pytest.mark.parametrize("lang", LANGUAGES)


def public(lang: str) -> dict[str, set[str]]:
    """Every key that code may ask for, with its parts; helpers of one language are left out."""
    messages = language(lang).messages
    return {key: attributes(one) for key, one in messages.items() if not key.startswith("own-")}


def family(lang: str, start: str) -> set[str]:
    return {key.removeprefix(start) for key in public(lang) if key.startswith(start)}


def test_english_comes_first() -> None:
    assert LANGUAGES[0] == "en"


def test_reasons_are_found_in_the_code() -> None:
    """The collector reads every way in which the rules name a reason."""
    found = reason_ids()
    assert {"bid", "follow-suit", "must-fold", "phase-second-auction", "phase-before-lead", "not-in-order"} <= found
    assert len(found) >= 60


@EVERY
def test_each_reason_has_words_and_no_word_is_stray(lang: str) -> None:
    assert family(lang, "reason-") == reason_ids()


@EVERY
def test_each_clause_has_words_and_no_word_is_stray(lang: str) -> None:
    assert family(lang, "clause-") == {one.replace(".", "-") for one in CLAUSES}


@EVERY
def test_reasons_have_two_forms_and_clauses_three(lang: str) -> None:
    for key, parts in public(lang).items():
        if key.startswith("reason-"):
            assert parts == {"", "full"}, key
        elif key.startswith("clause-"):
            assert parts == {"", "full", "title"}, key


@EVERY
def test_each_action_has_words(lang: str) -> None:
    assert family(lang, "action-") == DOS | {"play-folded", "exchange-none"}
    assert family(lang, "log-") == DOS | {"play-folded", "play-hidden", "indicator-hidden", *HIDDEN}


@EVERY
def test_each_source_and_area_has_a_name(lang: str) -> None:
    assert family(lang, "app-source-") == {one.source for one in CLAUSES.values()}
    assert family(lang, "app-area-") == {one.area for one in CLAUSES.values()}


def test_story_keys_stand_in_the_code() -> None:
    """A key of a story is asked for by tutor/wording, as it is or as the end of a name that is put together."""
    made = [re.sub(r"\{[^}]*\}", r"[a-z-]*", one) for one in re.findall(r'f"([a-z{][^" ]*-[^" ]*)"', CODE)]
    names = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', CODE))
    for key in public("en"):
        if key.startswith(("event-", "trick-", "settle-", "list-", "side-", "bid-", "ruling-")):
            known = key in names or any(re.fullmatch(one, key) for one in made)
            assert known, key


@EVERY
def test_languages_have_the_same_keys(lang: str) -> None:
    assert public(lang) == public("en")


@EVERY
def test_languages_ask_for_the_same_values(lang: str) -> None:
    """Another language may use fewer values than English, or more of those that rules and reasons always get."""
    for key, parts in public(lang).items():
        if not key.startswith(("reason-", "clause-")):
            for part in parts:
                asked = language(lang).uses(key, part or None)
                known = language("en").uses(key, part or None)
                either = {f"{name}{end}" for name in known for end in ("", "_or", "_count", "_name")}
                assert asked <= known | either, f"{lang}: {key} {part}"


@EVERY
def test_helpers_are_used(lang: str) -> None:
    text = "".join(
        path.read_text("utf-8") for path in WORDING.rglob("*.ftl") if lang in path.relative_to(WORDING).parts[0]
    )
    for key in language(lang).messages:
        if key.startswith("own-"):
            assert re.search(rf"\{{ {key} \}}", text), f"{lang}: nobody uses {key}"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("good = fine\nbad = { $x", "x.ftl, line 2"),
        ("one = a\none = b", "'one' stands twice"),
    ],
)
def test_a_faulty_file_is_named(text: str, fault: str) -> None:
    from tutor.wording import BadWords

    with pytest.raises(BadWords, match=fault):
        Language("en", iter([("x.ftl", text)]))
