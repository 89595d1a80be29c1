"""Reading records: every usual form is read, and whatever is no record gives one clear line that names the place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.record import Record, RecordError, example, load, parse, record_of

EXAMPLE = example()

Path_ = list[Any]


def changed(place: Path_, value: Any) -> dict[str, Any]:
    """The example with one place changed."""
    data = copy.deepcopy(EXAMPLE)
    spot: Any = data
    for key in place[:-1]:
        spot = spot[key]
    spot[place[-1]] = value
    return data


def without(place: Path_) -> dict[str, Any]:
    """The example with one place taken out."""
    data = copy.deepcopy(EXAMPLE)
    spot: Any = data
    for key in place[:-1]:
        spot = spot[key]
    del spot[place[-1]]
    return data


def complaint(read: Callable[[], Any]) -> str:
    """What a reader says; fails when it says nothing, or more than one line."""
    with pytest.raises(RecordError) as caught:
        read()
    said = str(caught.value)
    assert said.strip()
    assert len(said.splitlines()) == 1, said
    return said


# --- good forms -------------------------------------------------------------------------------------------------------


def test_the_example_is_read_and_written_in_the_one_form() -> None:
    record = load(EXAMPLE)
    written = record.to_json()
    assert load(written) == record
    assert load(written).to_json() == written
    packets = {
        name: {seat: sorted(text.split()) for seat, text in EXAMPLE[name].items()} for name in ("first", "second")
    }
    assert {name: {seat: sorted(text.split()) for seat, text in written[name].items()} for name in packets} == packets
    assert {**written, "first": 0, "second": 0} == {**EXAMPLE, "first": 0, "second": 0}
    assert record_of([*record.deals()][-1]) == record


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (["first", "S"], "ah 10d kd as"),
        (["first", "S"], "A♥ T♦ K♦ A♠"),
        (["first", "S"], "HA, D10, DK, SA"),
        (["first", "S"], "A.A.TK."),
        (["first", "S"], "a.a.10k."),
        (["first", "S"], "  AS   TD KD AH "),
        (["actions", 12, "card"], "a♥"),
        (["actions", 12, "card"], "HA"),
        (["actions", 15, "card"], "10h"),
        (["actions", 7, "card"], "j♠️"),
        (["dealer"], "w"),
        (["actions", 0, "seat"], "s"),
        (["profile"], {"base": "sri-lankan"}),
        (["profile"], {"base": "sri-lankan", "settings": {}}),
        (["profile"], {"base": "sri-lankan", "settings": {"start_tokens": 11}}),
    ],
)
def test_usual_forms_give_the_same_deal(place: Path_, text: Any) -> None:
    assert [*load(changed(place, text)).deals()][-1] == [*load(EXAMPLE).deals()][-1]


def test_forms_of_text_and_file(tmp_path: Path) -> None:
    text = json.dumps(EXAMPLE, ensure_ascii=False)
    record = load(EXAMPLE)
    assert parse(text) == record
    assert parse(text.encode()) == record
    assert parse("\ufeff" + text) == record
    assert parse(b"\xef\xbb\xbf" + text.encode()) == record
    assert parse("\n\t " + json.dumps(EXAMPLE, indent=3) + "\r\n") == record
    path = tmp_path / "deal.json"
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert load(path) == load(str(path)) == record


def test_what_may_be_left_out() -> None:
    assert load(without(["tokens"])).start().tokens == {"NS": 11, "EW": 11}
    assert load(without(["profile"])).rule_profile().name == "sri-lankan"
    assert load(without(["actions"])).actions == ()
    seven = {"base": "sri-lankan", "settings": {"start_tokens": 7}}
    data = {**without(["tokens"]), "profile": seven}
    assert load(data).start().tokens == {"NS": 7, "EW": 7}
    assert load(data).to_json()["profile"] == seven
    assert record_of(load(data).start()).to_json()["profile"] == seven


def test_a_record_may_hold_illegal_actions() -> None:
    assert load(changed(["actions", 2, "amount"], 7)).actions[2].amount == 7  # type: ignore[union-attr]
    assert len(load({**EXAMPLE, "actions": [{"seat": "N", "do": "caps", "order": []}]}).actions) == 1


# --- bad ones ---------------------------------------------------------------------------------------------------------

CAPS = {"seat": "S", "do": "caps"}
BAD: list[tuple[Any, list[str]]] = [
    # fields
    (changed(["colour"], 1), ["colour"]),
    (changed(["actions", 4, "hurry"], 1), ["actions[4].hurry"]),
    (changed(["actions", 4, "amount"], 160), ["actions[4].amount"]),  # a pass has none
    (changed(["profile"], {"base": "sri-lankan", "setings": {}}), ["profile", "setings"]),
    (without(["format"]), ["format", "missing"]),
    (without(["dealer"]), ["dealer", "missing"]),
    (without(["first"]), ["first", "missing"]),
    (without(["second", "N"]), ["second", "N"]),
    (without(["actions", 2, "amount"]), ["actions[2].amount", "missing"]),
    (without(["actions", 2, "seat"]), ["actions[2].seat", "missing"]),
    (without(["actions", 12, "card"]), ["actions[12].card", "missing"]),
    (changed(["actions", 12], CAPS), ["actions[12].order", "missing"]),
    (without(["actions", 3, "do"]), ["actions[3]", "do"]),
    # values
    (changed(["format"], "304/2"), ["format", "304/2", "304/1"]),
    (changed(["format"], None), ["format"]),
    (changed(["dealer"], "Q"), ["dealer", "Q"]),
    (changed(["dealer"], 4), ["dealer"]),
    (changed(["actions", 3, "do"], "jump"), ["actions[3]", "jump", "pass"]),
    (changed(["actions", 3, "do"], ["pass"]), ["actions[3]"]),
    (changed(["actions", 3, "seat"], "X"), ["actions[3].seat", "X"]),
    (changed(["actions", 2, "amount"], "160"), ["actions[2].amount", "160"]),
    (changed(["actions", 2, "amount"], 160.0), ["actions[2].amount", "160.0"]),
    (changed(["actions", 2, "amount"], True), ["actions[2].amount", "True"]),
    (changed(["actions", 12, "card"], "11S"), ["actions[12].card", "11S"]),
    (changed(["actions", 12, "card"], "AHH"), ["actions[12].card", "AHH"]),
    (changed(["actions", 12, "card"], ""), ["actions[12].card"]),
    (changed(["actions", 13, "folded"], "yes"), ["actions[13].folded", "yes"]),
    (changed(["actions", 13, "folded"], 1), ["actions[13].folded", "1"]),
    (changed(["actions", 12], {**CAPS, "order": "JS"}), ["actions[12].order"]),
    (changed(["actions", 12], {**CAPS, "order": ["JS", "1"]}), ["actions[12].order[1]", "'1'"]),
    (changed(["actions", 5], "pass"), ["actions[5]"]),
    (changed(["actions"], {}), ["actions"]),
    (changed(["actions"], "S:pass"), ["actions"]),
    # cards
    (changed(["first", "S"], "AH TD KD"), ["first.S", "4 cards", "3"]),
    (changed(["first", "S"], "AH TD KD AS 7C"), ["first.S", "4 cards", "5"]),
    (changed(["first", "S"], "AH TD KD ZZ"), ["first.S", "ZZ"]),
    (changed(["first", "S"], "AH AH KD AS"), ["first.S", "AH"]),
    (changed(["first", "S"], "A.A.KK."), ["first.S", "KD"]),
    (changed(["first", "S"], "A.A.TK"), ["first.S", "suits"]),
    (changed(["first", "S"], "AH TD KD 9S"), ["9S", "first.S", "first.E"]),
    (changed(["second", "W"], "8S TH 8D KD"), ["KD", "first.S", "second.W"]),
    (changed(["first", "S"], ["AH", "TD", "KD", "AS"]), ["first.S"]),
    (changed(["first", "Q"], "7S 8S 9S TS"), ["first.Q"]),
    (changed(["first"], []), ["first"]),
    # tokens
    (changed(["tokens"], {"NS": 11, "EW": 12}), ["tokens", "23", "22"]),
    (changed(["tokens"], {"NS": 22, "EW": 0}), ["tokens"]),
    (changed(["tokens"], {"NS": 23, "EW": -1}), ["tokens"]),
    (changed(["tokens"], {"NS": 22}), ["tokens"]),
    (changed(["tokens"], {"NS": 11, "EW": 10, "UN": 1}), ["tokens", "UN"]),
    (changed(["tokens"], {"NS": 11.0, "EW": 11}), ["tokens.NS", "11.0"]),
    (changed(["tokens"], {"NS": "11", "EW": 11}), ["tokens.NS", "'11'"]),
    (changed(["tokens"], [11, 11]), ["tokens"]),
    (changed(["profile"], {"base": "sri-lankan", "settings": {"start_tokens": 10}}), ["tokens", "20"]),
    # profile
    (changed(["profile"], "bridge"), ["profile", "bridge"]),
    (changed(["profile"], 5), ["profile"]),
    (changed(["profile"], {"base": 5}), ["profile"]),
    (changed(["profile"], {"settings": {"own_raise": "no"}}), ["own_raise", "no"]),
    (changed(["profile"], {"settings": {"second_auction_least": 230}}), ["second_auction_least", "230", "220"]),
    (changed(["profile"], {"settings": {"start_tokens": 10.5}}), ["start_tokens", "10.5"]),
    (changed(["profile"], {"settings": {"zzz": 1}}), ["zzz"]),
    # no record at all
    ({}, ["format", "missing"]),
    ([EXAMPLE], ["object"]),
    (None, ["object"]),
    ("304/1", ["object"]),
    (304, ["object"]),
]


@pytest.mark.parametrize(("data", "parts"), BAD, ids=[f"{number} {parts[0]}" for number, (_, parts) in enumerate(BAD)])
def test_what_is_no_record_is_told_with_its_place(data: Any, parts: list[str]) -> None:
    said = complaint(lambda: parse(json.dumps(data)))
    for part in parts:
        assert part in said, said
    if isinstance(data, dict):
        assert complaint(lambda: load(data)) == said


def test_a_profile_that_is_not_built_is_told_by_its_name() -> None:
    for name in ("club", "call-partner", "widow"):
        try:
            load(changed(["profile"], name))
        except RecordError as error:
            assert name in str(error)  # noqa: PT017 - a later version plays it


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "empty"),
        (b"", "empty"),
        (" \n\t ", "empty"),
        ("[", "not JSON"),
        ("{'format': 1}", "line 1, column 2"),
        (json.dumps(EXAMPLE)[:-5], "not JSON"),
        (json.dumps(EXAMPLE) + "{}", "not JSON"),
        (json.dumps(EXAMPLE).encode("utf-16"), "UTF-8"),
        (json.dumps(EXAMPLE).encode("utf-16-le"), "not JSON"),
        (json.dumps(EXAMPLE).encode("utf-32"), "UTF-8"),
        ('{"dealer": "é"}'.encode("latin-1"), "UTF-8"),
        ('{"format": NaN}', "NaN"),
        ('{"format": -Infinity}', "Infinity"),
        (json.dumps(EXAMPLE).replace("160", "1e999"), "actions[2].amount"),
        (json.dumps(EXAMPLE).replace("160", "1" * 5000), "too long"),
        ('{"format": "304/1", "format": "304/1"}', "'format'"),
        (json.dumps(EXAMPLE).replace('"do": "pass"', '"do": "pass", "do": "pass"', 1), "'do'"),
        ("[" * 100_000, "deep"),
        ('{"format":' * 100_000, "deep"),
        (b"\x00\x01\x02", "not JSON"),
        ("\x1b[31m{}", "not JSON"),
    ],
)
def test_what_is_no_json_is_told_in_one_line(text: str | bytes, part: str) -> None:
    assert part in complaint(lambda: parse(text))


def test_many_faults_are_told_in_one_line_that_ends() -> None:
    said = complaint(lambda: load(changed(["actions"], [5] * 400)))
    assert "395 more" in said
    assert "actions[0]" in said


def test_a_file_that_is_not_there_is_not_a_record_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.json")


# --- what the reader still does wrong ---------------------------------------------------------------------------------


class Flaw(Exception):
    """The reader did what it should not."""


def test_a_field_name_with_a_line_break_gives_one_line_too() -> None:
    for data in (changed(["col\nour"], 1), changed(["actions", 0, "x\x1b[31m"], 1)):
        with pytest.raises(RecordError) as caught:
            load(data)
        if not str(caught.value).isprintable():
            raise Flaw(str(caught.value))


def test_a_long_value_is_not_repeated_in_full() -> None:
    for data in (changed(["dealer"], "x" * 100_000), changed(["actions", 2, "amount"], [0] * 50_000)):
        with pytest.raises(RecordError) as caught:
            load(data)
        if len(str(caught.value)) > 2000:
            raise Flaw(f"{len(str(caught.value))} characters")


def test_a_seat_named_twice_in_two_spellings_is_refused() -> None:
    data = copy.deepcopy(EXAMPLE)
    data["first"] = {"s": "7S 8S 7H 8D", **data["first"]}
    try:
        load(data)
    except RecordError as error:
        assert "first" in str(error)  # noqa: PT017
    else:
        raise Flaw("two packets for S were read")


def test_a_huge_number_in_a_dict_is_told_too() -> None:
    for place in (["format"], ["actions", 0, "do"], ["actions", 13, "folded"]):
        try:
            load(changed(place, 10**5000))
        except RecordError:
            pass
        except ValueError as error:
            raise Flaw(str(error)) from error


def test_a_setting_of_a_wrong_kind_is_told_by_its_plain_place() -> None:
    said = complaint(lambda: load(changed(["profile"], {"settings": {"start_tokens": 10.5}})))
    if "start_tokens.bool" in said:
        raise Flaw(said)


# --- fuzz -------------------------------------------------------------------------------------------------------------

SCALAR = (
    st.none()
    | st.booleans()
    | st.integers(-400, 400)
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["JS", "9H", "10D", "S", "W", "pass", "play", "304/1", "sri-lankan", "JS 9S AH 7C", "J9.A..7"])
)
KEYS = st.sampled_from(
    ["format", "profile", "dealer", "tokens", "first", "second", "actions", "seat", "do", "card", "order", "amount"]
) | st.text(max_size=5)
JSON = st.recursive(
    SCALAR, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5), max_leaves=12
)


def _either(read: Callable[[], Any]) -> None:
    try:
        assert isinstance(read(), Record)
    except RecordError as error:
        assert str(error).strip()  # noqa: PT017 - raising is as good as not raising


@settings(max_examples=150)
@given(JSON)
def test_any_json_value_is_a_record_or_a_record_error(data: Any) -> None:
    _either(lambda: parse(json.dumps(data)))
    if isinstance(data, dict):
        _either(lambda: load(data))


def _places(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [here] if here else []
    if isinstance(value, dict):
        for key, one in value.items():
            found += _places(one, (*here, key))
    elif isinstance(value, list):
        for number, one in enumerate(value):
            found += _places(one, (*here, number))
    return found


PLACES = _places(EXAMPLE)


@st.composite
def mutations(draw: st.DrawFn) -> Any:
    """The example with one to three places changed, taken out, doubled or exchanged."""
    data = copy.deepcopy(EXAMPLE)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.sampled_from(PLACES))
        spot: Any = data
        try:
            for key in place[:-1]:
                spot = spot[key]
            old = spot[place[-1]]
        except (KeyError, IndexError, TypeError):
            continue
        what = draw(st.sampled_from(["change", "drop", "double", "add"]))
        if what == "change":
            spot[place[-1]] = draw(JSON)
        elif what == "drop":
            del spot[place[-1]]
        elif what == "double" and isinstance(spot, list):
            spot.append(old)
        elif isinstance(spot, dict):
            spot[draw(KEYS)] = old
    return data


@settings(max_examples=200)
@given(mutations())
def test_any_mutation_of_a_record_is_a_record_or_a_record_error(data: Any) -> None:
    _either(lambda: parse(json.dumps(data)))
    _either(lambda: load(data))


@settings(max_examples=150)
@given(st.binary(max_size=60) | st.text(max_size=60))
def test_any_bytes_are_a_record_or_a_record_error(data: bytes | str) -> None:
    _either(lambda: parse(data))


@settings(max_examples=100)
@given(st.data())
def test_any_damaged_text_is_a_record_or_a_record_error(data: st.DataObject) -> None:
    whole = json.dumps(EXAMPLE).encode()
    at = data.draw(st.integers(0, len(whole)))
    cut = data.draw(st.integers(0, 20))
    _either(lambda: parse(whole[:at] + data.draw(st.binary(max_size=6)) + whole[at + cut :]))
