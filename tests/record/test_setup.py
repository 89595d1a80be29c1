"""Positions as they are typed: all faults at once, or a deal in which all that was typed is so."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tutor.cards import card
from tutor.record import example, load, record_of
from tutor.record.setup import FAULTS, Setup
from tutor.record.typed import typed_action, words_of
from tutor.rules import Deal
from tutor.rules.dealing import random_deal
from tutor.rules.playout import play_out
from tutor.seats import SEATS


def faults(**typed: Any) -> list[tuple[str, str]]:
    checked = Setup(**typed).check()
    assert (checked.deal is None) == bool(checked.faults)
    assert all(one.id in FAULTS for one in checked.faults)
    return [(one.place, one.id) for one in checked.faults]


def deal_of(**typed: Any) -> Deal:
    checked = Setup(**typed).check()
    assert checked.deal is not None, checked.faults
    return checked.deal


# -- faults ------------------------------------------------------------------------------------------------------------


def test_all_faults_are_named_at_once() -> None:
    found = faults(
        dealer="W",
        hands={"S": "JS JS ZZ", "E": "9S 8S 7S KS QS TS AS 7H 8H", "N": "JS"},
        calls="160 pas",
        trump="XX",
        plays="AH 1H",
    )
    assert set(found) == {
        ("S", "twice"),
        ("S", "no-card"),
        ("E", "too-many"),
        ("N", "twice"),
        ("calls", "no-action"),
        ("trump", "no-card"),
        ("plays", "no-action"),
    }


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ({"calls": "150"}, "auction.bid"),
        ({"calls": "160 pass 160"}, "auction.bid"),
        ({"calls": "160 E:pass S:pass"}, "procedure.turn"),
        ({"hands": {"S": "JS"}, "calls": "160", "trump": "JS", "plays": "JS"}, "closed.indicator-lead"),
        ({"hands": {"E": "KH"}, "calls": "pass 160", "trump": "JS", "plays": "AH 9D"}, "play.follow"),
        ({"hands": {"E": "JS"}, "calls": "160", "trump": "JS"}, "procedure.not-held"),
        ({"calls": "160 passes", "trump": "JS", "plays": "AH AH"}, "procedure.not-held"),
    ],
)
def test_a_broken_rule_is_named_with_its_ruling(typed: dict[str, Any], clause: str) -> None:
    checked = Setup(dealer="W", **typed).check()
    (fault,) = checked.faults
    assert fault.id == "refused"
    assert fault.ruling is not None
    assert clause in fault.ruling.clauses


def test_cards_without_a_trump_and_acts_after_the_end_are_faults() -> None:
    assert faults(calls="160", plays="AH") == [("trump", "no-trump")]
    assert faults(calls="passes passes pass") == [("calls", "over")]
    assert faults(hands={"S": "JS 9S AS TS / KS QS 8S 7S / AH"}) == [("S", "too-many")]
    assert faults(hands={"S": "JS 9S AS TS KS / QS"}) == [("S", "too-many")]


# -- deals -------------------------------------------------------------------------------------------------------------


def test_what_is_typed_is_so() -> None:
    deal = deal_of(
        dealer="W",
        hands={"S": "J9...", "E": "AH 7C", "N": "QD"},
        calls="200 passes",
        trump="JS",
        plays="KH AH",
    )
    assert deal.contract is not None
    assert (deal.contract.seat, deal.contract.amount, deal.indicator) == ("S", 200, card("JS"))
    for seat, some in {"S": "JS 9S KH", "E": "AH 7C", "N": "QD"}.items():
        assert {card(one) for one in some.split()} <= set(deal.dealt_hand(seat))
    assert deal.turn == "N"
    assert deal.play is not None
    assert [str(one.card) for one in deal.play.trick] == ["KH", "AH"]


def test_a_slash_divides_the_packets() -> None:
    deal = deal_of(dealer="W", hands={"S": "7S 8S 7H 8H / JS 9S AS TS"})
    assert set(deal.hand("S")) == {card(one) for one in ("7S", "8S", "7H", "8H")}


def test_the_same_seed_gives_the_same_deal_and_another_one_another() -> None:
    typed = {"dealer": "W", "hands": {"S": "JS"}, "calls": "160", "trump": "JS", "plays": "AH"}
    assert deal_of(**typed, seed=1) == deal_of(**typed, seed=1)
    assert deal_of(**typed, seed=1) != deal_of(**typed, seed=2)


def test_somebody_who_discards_has_none_of_the_suit_however_the_rest_is_dealt() -> None:
    for seed in range(20):
        deal = deal_of(dealer="W", calls="160", trump="JS", plays="AH 9C", seed=seed)
        assert all(one.suit != "H" for one in deal.dealt_hand("E"))


def test_any_deal_can_be_typed_from_its_record(rng: random.Random) -> None:
    for _ in range(12):
        whole = play_out(random_deal(rng), rng) if rng.random() < 0.8 else random_deal(rng)
        log, deal = whole.log, next(iter(whole.path()))
        calls = [one for one in log if one.action.do in ("bid", "pass", "ask", "redeal", "pcc")]
        words = [str(getattr(one.action, "amount", one.action.do)) for one in calls]
        trumps = [str(one.action.card) for one in log if one.action.do == "indicator"]  # type: ignore[union-attr]
        plays = [str(getattr(one.action, "card", one.action.do)) for one in log if one.action.do in ("play", "open")]
        if any(one.action.do in ("caps", "spoilt") for one in log):
            continue
        hands = {
            str(seat): " ".join(deal.hand(seat)) + " / " + " ".join(set(whole.dealt_hand(seat)) - set(deal.hand(seat)))
            for seat in SEATS
        }
        typed = deal_of(
            dealer=whole.dealer, hands=hands, calls=" ".join(words), trump=" ".join(trumps), plays=" ".join(plays)
        )
        assert record_of(typed).model_copy(update={"tokens": None}) == record_of(whole).model_copy(
            update={"tokens": None}
        )


# -- words -------------------------------------------------------------------------------------------------------------


def test_words_are_read_in_any_usual_form() -> None:
    start = load(example()).start()
    assert words_of(" 160,pass ; E:caps(JS 9S)/js ") == ("160", "pass", "E:caps(JS 9S)", "js")
    assert typed_action("PASS", start) == typed_action("pass", start)
    assert typed_action("j♠", start)[1] == typed_action("10h", start)[1].__class__("JS")  # type: ignore[call-arg]


@pytest.mark.parametrize("word", ["", "maybe", "X:pass", "99999", "1S", "caps", "caps(JS", "²"])
def test_what_is_no_action_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        typed_action(word, load(example()).start())


def test_nonsense_never_ends_in_a_traceback(rng: random.Random) -> None:
    signs = "JS 9H pass 160 / . , () : caps open X ♠ \u202e 10"
    for _ in range(60):
        text = "".join(rng.choice(signs) for _ in range(rng.randrange(30)))
        faults(hands={"S": text, "E": text[::-1]}, calls=text, trump=text[:3], plays=text)
