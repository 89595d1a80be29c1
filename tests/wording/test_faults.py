"""What is wrong with files from outside, in words: every fault is made, and told in every language to the last word."""

from __future__ import annotations

import ast
import copy
import pickle
import re
import tomllib._parser as parser  # its messages are what we put into words
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import puzzles
import tutor.faults
from puzzles import caps_moment
from puzzles.model import check_picks
from tests.wording.collect import attributes
from tutor.cards import Hand, card, suit
from tutor.faults import Fault, Faults, kind_fault
from tutor.languages import language
from tutor.profiles import BUILT, load_profile, playable
from tutor.profiles.files import MOST_BYTES, from_short, parse_profile, read_profile
from tutor.record import example, load, parse
from tutor.record.differ import differ
from tutor.record.typed import named_action, typed_action
from tutor.rules.called.dealing import hand_faults
from tutor.rules.deal import Deal
from tutor.rules.dealing import deal_faults, pack_faults, token_faults
from tutor.seats import seat
from tutor.toml import REASONS, read_toml
from tutor.wording import LANGUAGES, words

ROOT = Path(tutor.faults.__file__).resolve().parents[1]
EVERY = pytest.mark.parametrize("lang", LANGUAGES)
START = "fault-"

Make = Callable[[], object]


def known(lang: str = "en") -> set[str]:
    return {key.removeprefix(START) for key in language(lang).messages if key.startswith(START)}


# --- every fault, made ------------------------------------------------------------------------------------------------

TOML = {
    "equals": ("base 'club'", "base"),
    "value": ("base = ", "base = club", "open_trump = True"),
    "rest": ("a = 1 b = 2", 'a = "x" y', "a = 2020-13-01"),
    "statement": ("= 1", "! = 1"),
    "name": ("a.! = 1", "[!]"),
    "open-text": ('base = "club', "base = 'club", 'base = "club\nx = 1', "a = '''\nx", 'a = """x'),
    "backslash": (r'a = "\q"', r'a = "\uZZZZ"', r'a = "\uD800"'),
    "open-list": ("a = [1", "a = {b = 1"),
    "heading": ("[settings", "[[steps]"),
    "twice": ("a = 1\na = 2", "[a]\n[a]", "a = {b = 1}\n[a.c]", "a = {b = 1, b = 2}", "a = [1]\n[[a]]"),
    "sign": ("a = '\x01'", 'a = "\x01"', "# \x01"),
}
"""Texts that are no TOML, by the word for what is wrong."""


def record(**done: Any) -> dict[str, Any]:
    return {**copy.deepcopy(example()), **done}


def dealt(name: str, at: str, text: str) -> dict[str, Any]:
    data = record()
    data[name][at] = text
    return data


def acted(number: int, **done: Any) -> dict[str, Any]:
    data = record()
    data["actions"][number].update(done)
    return data


def without(number: int, name: str) -> dict[str, Any]:
    data = record()
    del data["actions"][number][name]
    return data


def house(**settings: Any) -> dict[str, Any]:
    return {"base": "sri-lankan", "settings": settings}


def of_error(kind: str) -> Fault:
    return kind_fault({"type": kind, "input": 5})


def of_three(*tokens: int) -> dict[str, int]:
    return dict(zip(SIX.form.seating.sides, tokens, strict=True))


def over() -> object:
    return typed_action("pass", [*load(record()).deals()][-1])


def unbuilt() -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BUILT, "start_tokens", (11,))
        return load_profile(house(start_tokens=7))


def no_file() -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tutor.profiles.PROFILE_NAMES", (*playable(), "bridge"))
        return load_profile("bridge")


SIX = load_profile({"base": "club", "settings": {"players": 6}})
CALL, WIDOW = load_profile("call-partner"), load_profile("widow")
NOBODY: dict[Any, Hand] = {}
LEGAL = puzzles.kind("legal-card")
QUESTION = puzzles.make("legal-card", 7, mode="one").question
ORDER = puzzles.make("caps-order", 3).question

MADE: dict[str, Make] = {
    "not-utf8": lambda: parse_profile(b"\xff\xfe"),
    "of-file": lambda: read_profile(ROOT / "pyproject.toml"),
    "file-unread": lambda: read_profile(ROOT / "none.toml"),
    "not-toml": lambda: parse_profile(b"base = "),
    "toml-deep": lambda: parse_profile(b"x = " + b"[" * 5_000),
    "table-long": lambda: parse_profile(b"#" * (MOST_BYTES + 1)),
    "profile-unknown": lambda: parse_profile(b'base = "bridge"'),
    "profile-unbuilt": no_file,
    "profile-extra": lambda: parse_profile(b"colour = 1"),
    "profile-base": lambda: parse_profile(b"base = 5"),
    "profile-settings": lambda: parse_profile(b"settings = 5"),
    "profile-fixed": lambda: parse_profile(b'base = "widow"\n[settings]\npcc = true'),
    "setting-unknown": lambda: load_profile(house(zzz=1)),
    "setting-near": lambda: load_profile(house(own_rise=True)),
    "setting-value": lambda: load_profile(house(pcc=3)),
    "setting-unbuilt": unbuilt,
    "setting-idle": lambda: load_profile(house(pcc=False, pcc_first_trick="open")),
    "setting-needs": lambda: load_profile(house(open_trump=True)),
    "players-base": lambda: load_profile(house(players=6)),
    "no-card": lambda: card("XX"),
    "card-text": lambda: card(5),  # type: ignore[arg-type]
    "no-suit": lambda: suit("X"),
    "suit-needed": lambda: named_action("trump", "X"),
    "hand-suits": lambda: Hand.parse("J9.A.7"),
    "hand-twice": lambda: Hand.parse("JJ..."),
    "no-seat": lambda: seat("Q"),
    "deal-over": over,
    "twice": lambda: hand_faults(seat("S"), {seat(one): Hand([card("JS")]) for one in "SN"}, Hand(), None, CALL.form),
    "dealt-twice": lambda: load(dealt("first", "S", "AH TD KD 9S")),
    "not-in-pack": lambda: pack_faults([card("7S")], SIX.form),
    "held": lambda: hand_faults(seat("S"), NOBODY, Hand(), None, CALL.form),
    "no-packet": lambda: deal_faults(seat("S"), NOBODY, NOBODY, {"NS": 11, "EW": 11}, load_profile()),
    "packet-size": lambda: load(dealt("first", "S", "AH TD KD")),
    "packets-missing": lambda: load(record(first={"S": "AH TD KD AS"})),
    "cards-text": lambda: load(dealt("first", "S", 5)),  # type: ignore[arg-type]
    "widow-size": lambda: hand_faults(seat("S"), NOBODY, Hand(), None, WIDOW.form),
    "seat-astray": lambda: hand_faults(seat("N"), NOBODY, Hand(), None, WIDOW.form),
    "seat-twice": lambda: load(record(first={"s": "7S 8S 7H 8D", **record()["first"]})),
    "scores-each": lambda: hand_faults(seat("S"), NOBODY, Hand(), {seat("S"): 1}, CALL.form),
    "tokens-sides": lambda: load(record(tokens={"NS": 22})),
    "tokens-lost": lambda: load(record(tokens={"NS": 23, "EW": -1})),
    "tokens-under": lambda: token_faults(of_three(34, 0, -1), SIX),
    "tokens-sum": lambda: load(record(tokens={"NS": 11, "EW": 12})),
    "tokens-won": lambda: token_faults(of_three(33, 0, 0), SIX),
    "tokens-not-here": lambda: load(called(tokens={"NS": 11, "EW": 11})),
    "not-here": lambda: load(record(scores={"S": 1})),
    "deals-packets": lambda: load(record(hands={"S": "JS"})),
    "deals-hands": lambda: load(record(profile="call-partner")),
    "missing": lambda: load({}),
    "at": lambda: load({}),
    "record-extra": lambda: load(record(colour=1)),
    "record-empty": lambda: parse(" "),
    "record-deep": lambda: parse("[" * 100_000),
    "record-object": lambda: parse("5"),
    "record-profile": lambda: load(record(profile=5)),
    "not-json": lambda: parse("{'a': 1}"),
    "no-number": lambda: parse('{"format": NaN}'),
    "number-large": lambda: load(record(format=10**5000)),
    "field-twice": lambda: parse('{"format": 1, "format": 2}'),
    "do-missing": lambda: load(without(3, "do")),
    "do-unknown": lambda: load(acted(3, do="jump")),
    "more": lambda: load(record(actions=[5] * 9)),
    "literal": lambda: load(record(format="304/2")),
    "type-number": lambda: load(acted(2, amount="160")),
    "type-switch": lambda: load(acted(13, folded="yes")),
    "type-setting": lambda: load(record(profile=house(start_tokens=10.5))),
    "type-list": lambda: load(record(actions={})),
    "type-text": lambda: of_error("string_type"),
    "type-object": lambda: load(record(actions=["pass"])),
    "type-other": lambda: of_error("of_another_library"),
    "other-seats": lambda: differ(load(record()), load_profile(), SIX),
    "puzzle-kind": lambda: puzzles.from_link("bridge-3"),
    "puzzle-address": lambda: puzzles.from_link("no address"),
    "puzzle-part": lambda: puzzles.from_link("legal-card-7.zz"),
    "puzzle-version": lambda: puzzles.from_link("legal-card-7.v99"),
    "puzzle-seed": lambda: LEGAL.make(-1),
    "puzzle-mode": lambda: LEGAL.make(1, mode="zz"),
    "puzzle-theme": lambda: LEGAL.make(1, theme="zz"),
    "puzzle-level": lambda: LEGAL.make(1, level=9),
    "pick-strange": lambda: check_picks(QUESTION, ["zz"]),
    "pick-one": lambda: check_picks(QUESTION, []),
    "pick-each": lambda: check_picks(ORDER, []),
    "pick-moment": lambda: caps_moment.stop_of(Deal.start(**start()), caps_moment.NEVER),
    "pick-order": lambda: caps_moment._order(lambda one: SimpleNamespace(hand=[card("JS")]), "1.0", ()),  # type: ignore[arg-type,return-value]
    "pick-no-order": lambda: caps_moment._order(lambda one: None, caps_moment.NEVER, ()),  # type: ignore[arg-type,return-value]
}
"""For every fault something that has it; those of TOML are in ``TOML``."""

REST = {
    "plain": {"why": ValueError("an error of somebody else")},
    "unreadable": {},
    "record-game": {},
    "toml-other": {},
    "puzzle-theme-level": {"theme": "'a'", "kind": "b", "level": 1, "known": "2, 3"},
    "puzzle-mode-level": {"mode": "'a'", "kind": "b", "level": 1},
    "puzzle-not-found": {"seed": 3, "kind": "b"},
}
"""Faults that take long to come by, or that only something unheard of has, with what fills them."""


def start() -> dict[str, Any]:
    one = load(record())
    return {"dealer": one.dealer, "first": one.first, "second": one.second}


def called(**done: Any) -> dict[str, Any]:
    """A record of the game with a called card."""
    suits = dict(zip("SENW", "SHDC", strict=True))
    hands = {one: " ".join(f"{rank}{suit}" for rank in "J9ATKQ87") for one, suit in suits.items()}
    return {"format": "304/1", "profile": "call-partner", "dealer": "S", "hands": hands, **done}


def raised(make: Make) -> Any:
    """What something is told: the fault that is raised, or given."""
    try:
        return make()
    except ValueError as error:
        return error


def inside(found: Any) -> Iterator[Fault]:
    """A fault, and all that it is made of."""
    if isinstance(found, Fault):
        yield found
        for one in found.args_of.values():
            yield from inside(one)
    elif isinstance(found, list | tuple):
        for one in found:
            yield from inside(one)
    elif isinstance(found, Exception):
        yield from inside(found.args)


def every() -> dict[str, Fault]:
    """A fault for every word."""
    found: dict[str, Fault] = {key: Fault(key, **args) for key, args in REST.items()}
    for key, make in MADE.items():
        some = [one for one in inside(raised(make)) if one.key == key and type(one) is Fault]
        assert some, f"{key} was not told, but {raised(make)!r}"
        found[key] = some[0]
    for key, texts in TOML.items():
        for text in texts:
            outer = raised(lambda text=text: read_toml(text))  # type: ignore[misc]
            assert isinstance(outer, Fault), text
            (_, inner) = inside(outer)
            assert inner.key == f"toml-{key}", f"{text!r}: {inner}"
            found |= {"toml": outer, inner.key: inner}
    return found


FOUND = every()


def test_every_fault_has_been_made() -> None:
    assert set(FOUND) == known()


@EVERY
@pytest.mark.parametrize("key", sorted(FOUND))
def test_every_fault_is_told_in_one_line(lang: str, key: str) -> None:
    said = FOUND[key].told(words(lang))
    assert said.strip()
    assert said.isprintable()
    assert "{ $" not in said
    if lang == "en":
        assert said == str(FOUND[key])


ENGLISH = re.compile(r"\b(the|is|are|not|with|must|cannot|write|take|expected|or|and|there|this|needs?)\b")
VALUES = re.compile(r"\w+(-\w+)+|'[^']*'|\"[^\"]*\"|\{.*\}|an error of somebody else|No such file or directory")


@pytest.mark.parametrize("key", sorted(FOUND))
def test_in_dutch_to_the_last_word(key: str) -> None:
    said = VALUES.sub("", FOUND[key].told(words("nl")))
    found = set(ENGLISH.findall(said)) - {"is"}
    assert not found, said


# --- the code names no fault without words ----------------------------------------------------------------------------


def named() -> dict[str, str]:
    """Every first argument of ``Fault(...)`` that is a plain text, and where it stands."""
    found: dict[str, str] = {}
    for folder in ("tutor", "puzzles"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            text = file.read_text("utf-8")
            if "tutor.faults" not in text:
                continue
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fault":
                    found |= {
                        str(one.value): file.name
                        for one in ast.walk(node.args[0])
                        if isinstance(one, ast.Constant) and not isinstance(node.args[0], ast.JoinedStr)
                    }
    return found


def test_no_fault_of_the_code_lacks_words() -> None:
    found = named()
    assert len(found) > 60
    assert {key: file for key, file in found.items() if key not in known()} == {}


@EVERY
def test_no_word_is_stray(lang: str) -> None:
    text = "".join(file.read_text("utf-8") for folder in ("tutor", "puzzles") for file in (ROOT / folder).rglob("*.py"))
    starts = ("toml-", "type-")
    stray = {key for key in known(lang) if f'"{key}"' not in text and not key.startswith(starts)}
    assert not stray
    assert {key for key in known(lang) if key.startswith("toml-")} == {
        *(f"toml-{one}" for _, one in REASONS),
        *("toml-other", "toml-deep"),
    }


@EVERY
def test_a_fault_is_one_sentence(lang: str) -> None:
    for key, message in language(lang).messages.items():
        if key.startswith(START):
            assert attributes(message) == {""}, key


def test_each_message_of_the_toml_reader_has_a_word() -> None:
    """A later Python may say something else: then this fails, and the page says ``toml-other`` meanwhile."""
    tree = ast.parse(Path(parser.__file__).read_text("utf-8"))
    said = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "suffixed_err":
            text = node.args[2]
            first = text.values[0] if isinstance(text, ast.JoinedStr) else text
            assert isinstance(first, ast.Constant)
            said.add(str(first.value))
    assert len(said) > 10
    starts = tuple(start for start, _ in REASONS)
    assert {one for one in said if not any(one.startswith(start) or start.startswith(one) for start in starts)} == set()


# --- how they behave --------------------------------------------------------------------------------------------------


def test_a_fault_of_toml_names_line_and_column() -> None:
    with pytest.raises(Fault) as caught:
        read_toml('base = "club"\n[settings]\npcc = yes\n')
    assert caught.value.told(words("en")).startswith("line 3, column 7: there is no value here")
    assert caught.value.told(words("nl")).startswith("regel 3, teken 7: hier ontbreekt een waarde")
    with pytest.raises(Fault, match="line 2, column 4"):
        read_toml("\na = ")


def test_all_faults_of_a_table_in_dutch() -> None:
    with pytest.raises(Faults) as caught:
        parse_profile(b'base = "club"\n[settings]\npcc = 3\nown_rise = true\n')
    assert [one.told(words("nl")) for one in caught.value.faults] == [
        "afspraak 'pcc' kan niet 3 zijn: het mag true of false zijn",
        "er is geen afspraak 'own_rise'; bedoel je 'own_raise'?",
    ]


def test_a_fault_from_another_process_is_the_same() -> None:
    one = Fault("at", place="dealer", why=Fault("no-seat", given="'Q'"))
    again = pickle.loads(pickle.dumps(one))
    assert again.told(words("nl")) == one.told(words("nl"))
    both = pickle.loads(pickle.dumps(Faults(one, one)))
    assert str(both) == str(Faults(one, one))


def test_a_table_in_short_is_told_as_one_in_a_file() -> None:
    with pytest.raises(Faults, match="too long for a table"):
        from_short("x" * (MOST_BYTES + 1))
