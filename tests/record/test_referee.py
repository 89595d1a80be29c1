"""The referee: the worked example of rules.md, the form of the answer, faults, what may be done next."""

from __future__ import annotations

import importlib
import json
from typing import Any

import pytest

from tests.clauses.table import ALL_SPADES, BALANCED, FOUR_TRICKS, contract, deal, play_out, prover, record
from tests.record.readings import ADAPTS, HELPED, called
from tutor.cards import cards
from tutor.record import example, load, record_of, referee
from tutor.record.referee import examine
from tutor.record.telling import tell

REFEREE = importlib.import_module("tutor.record.referee")
SEVEN = contract("W", 200, "7S")
TOP = {"legal", "fault", "phase", "ended", "contract", "trump", "tricks", "points"}
TOP |= {"next", "also", "caps", "verdict", "tokens"}


def answer(words: str, **how: Any) -> dict[str, Any]:
    """The answer about a record made of words, as JSON."""
    found: dict[str, Any] = referee(load(record(words, **how))).to_json()
    assert json.loads(json.dumps(found)) == found
    return found


def cut(actions: int) -> dict[str, Any]:
    """The answer about the worked example up to some action."""
    data = example()
    return referee(load({**data, "actions": data["actions"][:actions]})).to_json()


@pytest.fixture
def no_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A prover that proves nothing: these tests are about everything else, and quick."""
    monkeypatch.setattr(REFEREE, "prove_as_read", prover())


# --- the worked example -----------------------------------------------------------------------------------------------


def test_worked_example_comes_out_as_in_the_rules() -> None:
    found = referee(load(example())).to_json()
    assert found["legal"]
    assert found["fault"] is None
    assert (found["phase"], found["ended"]) == ("over", "played")
    assert found["contract"] == {"seat": "W", "amount": 200}
    assert found["trump"] == {"suit": "S", "indicator": "JS", "state": "open"}
    assert found["tricks"][0] == {
        "leader": "S",
        "cards": [
            {"seat": "S", "card": "AH", "folded": False, "shown": False},
            {"seat": "E", "card": "9S", "folded": True, "shown": True},
            {"seat": "N", "card": "KH", "folded": False, "shown": False},
            {"seat": "W", "card": "TH", "folded": False, "shown": False},
        ],
        "winner": "E",
        "points": 44,
    }
    assert found["points"] == {"NS": 90, "EW": 214}
    assert found["tokens"] == {
        "before": {"NS": 11, "EW": 11},
        "moved": {"to": "EW", "count": 2},
        "after": {"NS": 9, "EW": 13},
    }
    assert (found["next"], found["also"], found["caps"], found["verdict"]) == (None, [], [], None)
    assert len(found["tricks"]) == 8


def test_worked_example_indicator_returns_to_the_makers_hand() -> None:
    found = cut(15)  # before D's ten
    assert found["trump"]["state"] == "closed"
    assert found["next"]["seat"] == "W"
    assert found["next"]["legal"] == [{"seat": "W", "do": "play", "card": "TH"}]
    found = cut(16)
    assert found["trump"] == {"suit": "S", "indicator": "JS", "state": "open"}
    assert (found["next"]["seat"], found["points"]) == ("E", {"NS": 0, "EW": 44})
    found = cut(18)  # E leads K♠, N follows: W has J♠ in hand and must follow with a spade
    assert [one["card"] for one in found["next"]["legal"]] == ["JS", "TS", "8S"]


# --- the form of the answer -------------------------------------------------------------------------------------------


def keys(some: dict[str, Any]) -> set[str]:
    return set(some)


@pytest.mark.usefixtures("no_proofs")
@pytest.mark.parametrize("actions", [0, 3, 8, 10, 12, 13, 14, 16, 25, 43, 44])
def test_every_answer_has_the_same_form(actions: int) -> None:
    found = cut(actions)
    assert keys(found) == TOP
    assert keys(found["points"]) == {"NS", "EW"}
    assert keys(found["tokens"]) == {"before", "moved", "after"}
    assert keys(found["tokens"]["moved"]) == {"to", "count"}
    for one in found["tricks"]:
        assert keys(one) == {"leader", "cards", "winner", "points"}
        assert all(keys(card) == {"seat", "card", "folded", "shown"} for card in one["cards"])
    if found["next"] is not None:
        assert keys(found["next"]) == {"seat", "legal", "refused"}
        assert all(keys(one) == {"action", "clauses", "witness"} for one in found["next"]["refused"])
        for line in found["next"]["legal"]:  # in record form: each may be the next line of the record
            data = example()
            longer = {**data, "actions": [*data["actions"][:actions], line]}
            assert referee(load(longer)).legal
    assert (found["next"] is None) == (found["phase"] == "over")


@pytest.mark.usefixtures("no_proofs")
def test_phases_contract_and_trump_while_the_deal_goes_on() -> None:
    found = cut(0)
    assert (found["phase"], found["contract"], found["trump"], found["tricks"]) == ("auction", None, None, [])
    found = cut(3)
    assert found["contract"] == {"seat": "N", "amount": 160}  # the standing bid
    found = cut(7)
    assert (found["phase"], found["contract"], found["trump"]) == ("indicator", {"seat": "W", "amount": 200}, None)
    found = cut(8)
    assert found["phase"] == "second-auction"
    assert found["trump"] == {"suit": "S", "indicator": "JS", "state": "closed"}
    found = cut(13)
    assert (found["phase"], found["ended"]) == ("play", None)
    assert found["tricks"] == [
        {
            "leader": "S",
            "cards": [{"seat": "S", "card": "AH", "folded": False, "shown": False}],
            "winner": None,
            "points": None,
        }
    ]
    assert found["tokens"]["moved"] == {"to": None, "count": 0}


@pytest.mark.usefixtures("no_proofs")
def test_pcc_is_a_contract_without_an_amount() -> None:
    found = answer(contract("W", 200, "7S", circuit=("pcc",)) + "W:JH S:AH N:8H", **BALANCED)
    assert found["contract"] == {"seat": "W", "pcc": True}
    assert found["trump"]["state"] == "open"
    assert len(found["tricks"][0]["cards"]) == 3


@pytest.mark.usefixtures("no_proofs")
def test_deals_that_end_without_play() -> None:
    found = answer("S:redeal", S="7S 8S 7H 8H")
    assert (found["legal"], found["phase"], found["ended"]) == (True, "over", "redeal")
    found = answer("S:pass E:pass N:pass W:pass")
    assert (found["phase"], found["ended"], found["contract"]) == ("over", "all-pass", None)
    found = answer(contract("W", 200, "JS") + "S:AH N:spoilt", S="AH", **ALL_SPADES)
    assert (found["phase"], found["ended"], found["next"]) == ("over", "spoilt", None)
    for one in (found, answer("S:redeal", tokens=(4, 18), S="7S 8S 7H 8H")):
        assert one["tokens"]["moved"] == {"to": None, "count": 0}
        assert one["tokens"]["before"] == one["tokens"]["after"]


# --- faults -----------------------------------------------------------------------------------------------------------

FAULTS: list[tuple[str, dict[str, Any], int, str, list[str], list[Any]]] = [
    ("S:pass E:150 N:pass", {}, 1, "E", ["auction.bid"], [{"least": 160}]),
    ("S:180 E:180", {}, 1, "E", ["auction.bid"], [{"seat": "S", "bid": 180}]),
    ("S:160 E:pass N:170 W:pass", {}, 2, "N", ["auction.over-partner"], [{"seat": "S", "bid": 160}]),
    ("S:160 E:170 N:pass W:pass S:180", {}, 4, "S", ["auction.later-call"], [{"least": 200}]),
    ("E:pass", {}, 0, "E", ["procedure.turn"], [{"turn": "S"}]),
    ("S:open", {}, 0, "S", ["procedure.phase"], []),
    ("S:pass E:redeal", {"E": "7S 8S 7H 8H"}, 1, "E", ["deal.low-hand"], [{"eldest": "S"}]),
    (SEVEN + "S:AH E:QH N:8H W:7S", BALANCED, 15, "W", ["play.follow"], ["JH", "7H"]),
    (SEVEN + "S:AH E:TS N:8H", BALANCED, 13, "E", ["play.follow"], ["TH", "QH"]),
    (SEVEN + "S:9S", BALANCED, 12, "S", ["procedure.not-held"], ["9S"]),
    (SEVEN + "S:AH/down", BALANCED, 12, "S", ["closed.void-folds"], []),
    (SEVEN + "W:open S:AH E:QH/down", BALANCED, 14, "E", ["open.face-up"], []),
    (SEVEN + "S:AH W:open", BALANCED, 13, "W", ["open.before-first-lead"], []),
    (SEVEN + "N:open", BALANCED, 12, "N", ["open.before-first-lead"], [{"maker": "W"}]),
    (SEVEN + "S:AH N:spoilt E:QH", BALANCED, 13, "N", ["trump.spoilt"], []),
    (
        SEVEN + "S:AH E:QH N:8H W:JH S:caps=AS,KS,KH,AD,KD,AC,KC",
        BALANCED,
        16,
        "S",
        ["caps.meaning"],
        [{"trick": 1, "winner": "W"}],
    ),
]


@pytest.mark.usefixtures("no_proofs")
@pytest.mark.parametrize(
    ("words", "hands", "index", "seat", "clauses", "witness"), FAULTS, ids=[f"{one[4][0]} {one[2]}" for one in FAULTS]
)
def test_the_first_fault_is_told_with_clause_and_witness_and_the_position_before_it(
    words: str, hands: dict[str, str], index: int, seat: str, clauses: list[str], witness: list[Any]
) -> None:
    found = answer(words, **hands)
    fault = found["fault"]
    assert not found["legal"]
    assert keys(fault) == {"action", "seat", "clauses", "witness", "message"}
    assert (fault["action"], fault["seat"], fault["clauses"], fault["witness"]) == (index, seat, clauses, witness)
    assert fault["message"].strip()
    assert "{" not in fault["message"]
    before = answer(" ".join(words.split()[:index]), **hands)
    assert {**found, "legal": True, "fault": None} == before


@pytest.mark.usefixtures("no_proofs")
def test_what_follows_a_fault_is_not_judged() -> None:
    one = answer("S:pass E:150")
    other = answer("S:pass E:150 E:150 W:JS! S:caps=JS")
    assert one == other


@pytest.mark.usefixtures("no_proofs")
def test_a_stated_face_is_checked_and_changes_nothing_when_right() -> None:
    plain = answer(SEVEN + FOUR_TRICKS, **BALANCED)
    stated = SEVEN + " ".join(f"{word}/up" for word in FOUR_TRICKS.split())
    assert answer(stated, **BALANCED) == plain
    hands = {"S": "AH", "E": "9S -H", "N": "KH", "W": "JS TH"}
    jack = contract("W", 200, "JS")
    assert answer(jack + "S:AH E:9S/down N:KH/up W:TH/up", **hands)["legal"]
    assert answer(jack + "S:AH E:9S/up", **hands)["fault"]["clauses"] == ["closed.void-folds"]


# --- what may be done next --------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_proofs")
def test_next_lists_legal_and_refused_cards() -> None:
    found = answer(SEVEN + "S:AH E:QH N:8H", **BALANCED)["next"]
    assert found["seat"] == "W"
    assert found["legal"] == [{"seat": "W", "do": "play", "card": card} for card in ("JH", "7H")]
    refused = {one["action"]["card"]: one for one in found["refused"] if one["action"]["do"] == "play"}
    assert set(refused) == {"JS", "7S", "JD", "7D", "JC", "7C"}  # every card that may not be played
    assert all(one["clauses"] == ["play.follow"] and one["witness"] == ["JH", "7H"] for one in refused.values())


@pytest.mark.usefixtures("no_proofs")
def test_next_of_a_void_maker_tells_the_cut_and_the_hand_trumps() -> None:
    hands = {"S": "AH", "E": "KH", "N": "QH", "W": "JS 9S 7S KD 8D QC 7C TC"}
    found = answer(contract("W", 200, "JS") + "S:AH E:KH N:QH", **hands)["next"]
    assert {one["card"] for one in found["legal"]} == {"JS", "KD", "8D", "QC", "TC", "7C"}
    refused = {one["action"].get("card"): one["clauses"] for one in found["refused"]}
    assert refused["9S"] == refused["7S"] == ["closed.no-hand-cut"]


@pytest.mark.usefixtures("no_proofs")
def test_next_in_the_auctions_tells_bids_and_why_not() -> None:
    found = answer("S:160 E:pass")["next"]
    legal = [one.get("amount", one["do"]) for one in found["legal"]]
    assert set(legal) == {"pass", "ask", *range(200, 301, 10)}
    refused = {one["action"].get("amount", one["action"]["do"]): one["clauses"] for one in found["refused"]}
    assert refused[170] == refused[190] == ["auction.over-partner"]
    assert refused[160] == ["auction.bid", "auction.over-partner"]
    found = answer(contract("W", 200, "7S", circuit=("250", "pass")), **BALANCED)["next"]
    assert (found["seat"], found["legal"]) == ("E", [{"seat": "E", "do": "pass"}])
    refused = {one["action"].get("amount", one["action"]["do"]): one["clauses"] for one in found["refused"]}
    assert refused["pcc"] == ["second.over-partner"]
    assert refused["ask"] == ["second.no-ask"]
    assert refused[260] == ["second.over-partner"]


@pytest.mark.usefixtures("no_proofs")
def test_also_lists_opening_out_of_turn_and_nothing_that_would_tell() -> None:
    found = answer(SEVEN, **BALANCED)
    assert found["also"] == [{"seat": "W", "do": "open"}]
    assert all(one["do"] == "play" for one in found["next"]["legal"])
    found = answer(contract("W", 200, "7S", dealer="N"), dealer="N", **BALANCED)
    assert found["also"] == []  # W is on turn: it stands among the legal actions
    assert {"seat": "W", "do": "open"} in found["next"]["legal"]
    for words in (SEVEN + "W:open", SEVEN + "S:AH", "S:pass"):
        assert answer(words, **BALANCED)["also"] == []
    found = answer(contract("W", 200, "JS") + "S:AH", S="AH", **ALL_SPADES)  # spoilt, but nobody is told
    assert found["also"] == []
    assert all(one["do"] == "play" for one in found["next"]["legal"])


# --- Caps -------------------------------------------------------------------------------------------------------------

SPADES = contract("W", 160, "JS", dealer="N") + "W:open "


def spades(claim: str = "") -> str:
    """W plays all spades from the top, everybody else whatever is left of the balanced rest; ``claim`` goes first."""
    held = {
        "S": cards("7H 8H QH KH TH AH 9H JH"),
        "E": cards("7D 8D QD KD TD AD 9D JD"),
        "N": cards("7C 8C QC KC TC AC 9C JC"),
    }
    words = [SPADES, claim]
    for number, card in enumerate(cards("JS 9S AS TS KS QS 8S 7S")):
        words += [f"W:{card}", *(f"{seat}:{held[seat][number]}" for seat in "SEN")]
    return " ".join(words)


HANDS = {**ALL_SPADES, "S": "7H 8H QH KH | TH AH 9H JH", "E": "7D 8D QD KD | TD AD 9D JD", "N": "7C 8C QC KC"}


def test_caps_lists_the_first_due_moment_of_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(REFEREE, "prove_as_read", prover("W:3.1 E:2.2 W:4.0"))
    found = answer(spades(), dealer="N", **HANDS)
    assert found["legal"]
    assert [(one["seat"], one["due"]) for one in found["caps"]] == [
        ("E", {"trick": 2, "after": 2}),
        ("W", {"trick": 3, "after": 1}),
    ]
    assert all(keys(one) == {"seat", "due", "order"} for one in found["caps"])
    assert sorted(found["caps"][1]["order"]) == sorted(cards("TS KS QS 8S 7S"))
    assert found["verdict"] == {
        "side": "EW",
        "seat": "E",
        "judged": "missed",
        "clauses": ["caps.missed", "caps.penalty"],
    }
    assert found["tokens"]["moved"] == {"to": "NS", "count": 2}


def test_caps_verdict_of_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    words = spades("W:caps=JS,9S,AS,TS,KS,QS,8S,7S")
    monkeypatch.setattr(REFEREE, "prove_as_read", prover())
    found = answer(words, dealer="N", **HANDS)
    assert (found["verdict"]["judged"], found["verdict"]["clauses"]) == ("bonus", ["caps.early-bonus"])
    assert found["tokens"]["moved"] == {"to": "EW", "count": 2}
    monkeypatch.setattr(REFEREE, "prove_as_read", prover(stated="refuted"))
    found = answer(words, dealer="N", **HANDS)
    assert found["verdict"]["judged"] == "too-early"
    assert found["tokens"]["moved"] == {"to": "NS", "count": 2}


def test_caps_of_a_deal_that_goes_on_has_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(REFEREE, "prove_as_read", prover("W:1.0"))
    found = answer(SPADES + "W:JS", dealer="N", **HANDS)
    assert [(one["seat"], one["due"]) for one in found["caps"]] == [("W", {"trick": 1, "after": 0})]
    assert found["verdict"] is None
    assert found["tokens"]["moved"]["count"] == 0


@pytest.mark.parametrize("reading", ["stated", "adaptive", "helpful-partner"])
@pytest.mark.parametrize("which", [ADAPTS, HELPED], ids=["adapts", "helped"])
def test_a_verdict_at_a_disputed_moment_says_so(which: tuple[str, str], reading: str) -> None:
    """``caps.due``: tables read the moment in different ways, whatever this one decides."""
    record = record_of(called(which, reading))
    verdict = referee(record).to_json()["verdict"]
    right = reading == "helpful-partner" or (reading == "adaptive" and which is ADAPTS)
    assert verdict == {
        "side": "EW",
        "seat": "E",
        "judged": "bonus" if right else "too-early",
        "clauses": ["caps.early-bonus"] if right else ["caps.too-early", "caps.penalty"],
        "disputed": True,
    }
    assert "Tables do not agree about this Caps moment (caps.due)." in tell(examine(record))


def test_a_missed_call_is_disputed_where_only_this_table_finds_it_due() -> None:
    hands, words = HELPED
    uncalled = " ".join(word for word in words.split() if "caps" not in word)
    found = referee(record_of(called((hands, uncalled), "helpful-partner"))).to_json()
    assert (found["verdict"]["judged"], found["verdict"]["disputed"]) == ("missed", True)
    stated = referee(record_of(called((hands, uncalled), "stated"))).to_json()["verdict"]
    assert (stated["seat"], stated["judged"]) == ("W", "missed")  # a later moment, and sure
    assert "disputed" not in stated


def test_a_hopeless_call_is_not_disputed() -> None:
    """North calls at once with no card that is sure to win."""
    words = contract("W", 200, "7S") + "N:caps=9S,8S,9H,8H,9D,8D,9C,8C"
    whole = record_of(play_out(deal(words, **BALANCED)))
    verdict = referee(whole).to_json()["verdict"]
    assert verdict == {"side": "NS", "seat": "N", "judged": "too-early", "clauses": ["caps.too-early", "caps.penalty"]}
    assert "Tables do not agree" not in tell(examine(whole))


def test_a_proof_of_a_table_that_adapts_is_told_without_an_order() -> None:
    told = tell(examine(record_of(called(ADAPTS, "adaptive"))))
    assert "East could prove Caps from trick 5 on, after no card of it, if the next card may be chosen" in " ".join(
        told.split()
    )
