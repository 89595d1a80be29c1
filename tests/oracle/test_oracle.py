"""Quick tests of the oracle itself. Seats: dealer W makes S eldest; dealer N makes W eldest."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import apply, judge, legal, new_state, referee, settle
from .basics import PACK, SEATS, State, still_to_play
from .random_play import random_attempt, random_record

HIDDEN_NINE = {
    "S": "AH QD TD AS 9D 7S QH KS",
    "E": "9S JC 8C TC 7C AC TS KC",
    "N": "KH 9C 7H 8H QS AD 8S 8D",
    "W": "JS TH QC JH JD 7D KD 9H",
}
HIDDEN_NINE_CARDS = (
    "S:AH E:9S N:KH W:TH  E:TS N:QS W:JS S:7S  W:JH S:QH E:JC N:7H  W:JD S:9D E:7C N:AD "
    "W:KD S:QD E:8C N:8D  W:7D S:TD E:AC N:8S  N:8H W:9H S:KS E:TC  S:AS E:KC N:9C W:QC"
)
W_200 = "S:pass E:pass N:pass W:200 S:pass E:pass N:pass W:*JS "
CIRCUIT = "W:pass S:pass E:pass N:pass "
W_160 = "W:160 S:pass E:pass N:pass W:*{} " + CIRCUIT  # when W is eldest


def deal(hands: dict[str, str], dealer: str, words: str = "") -> dict[str, Any]:
    """A record; a hand may be left out: the first missing seats get what is left of the pack."""
    cards = {seat: hand.split() for seat, hand in hands.items()}
    rest = [card for card in PACK if not any(card in hand for hand in cards.values())]
    for seat in SEATS:
        if len(cards.setdefault(seat, [])) < 8:
            missing = 8 - len(cards[seat])
            cards[seat], rest = cards[seat] + rest[:missing], rest[missing:]
    return {
        "format": "304/1",
        "profile": "sri-lankan",
        "dealer": dealer,
        "tokens": {"NS": 11, "EW": 11},
        "first": {seat: " ".join(cards[seat][:4]) for seat in SEATS},
        "second": {seat: " ".join(cards[seat][4:]) for seat in SEATS},
        "actions": [action(word) for word in words.split()],
    }


def action(word: str) -> dict[str, Any]:
    """`S:pass`, `S:200`, `S:*JS` (indicator), `S:JS` (play), `S:caps=JS,9S`."""
    seat, what = word.split(":")
    if what.isdigit():
        return {"seat": seat, "do": "bid", "amount": int(what)}
    if what.startswith("caps="):
        return {"seat": seat, "do": "caps", "order": [card for card in what[5:].split(",") if card]}
    if what.startswith("*"):
        return {"seat": seat, "do": "indicator", "card": what[1:]}
    return {"seat": seat, "do": "play", "card": what} if len(what) == 2 else {"seat": seat, "do": what}


def run(record: dict[str, Any], words: str = "") -> State:
    state = new_state(record)
    for one in record["actions"] + [action(word) for word in words.split()]:
        state = apply(state, one)
    return state


def broken(state: State, word: str) -> list[str]:
    return judge(state, action(word))


def finish_trick(state: State) -> State:
    """The seats on turn play their last legal card until the trick is over."""
    done = len(state["tricks"])
    while state["phase"] == "play" and len(state["tricks"]) == done:
        state = apply(state, legal(state, state["turn"])[-1])
    return state


def lead(state: State, word: str) -> State:
    return finish_trick(apply(state, action(word)))


# ---------------------------------------------------------------------------------------------- auctions


def test_hidden_nine_whole_deal() -> None:
    record = deal(HIDDEN_NINE, "W", W_200 + CIRCUIT + HIDDEN_NINE_CARDS)
    answer = referee(record)
    assert answer["legal"]
    assert answer["phase"] == "over"
    assert answer["ended"] == "played"
    first = answer["tricks"][0]
    assert (first["winner"], first["points"]) == ("E", 44)
    assert first["cards"][1] == {"seat": "E", "card": "9S", "folded": True, "shown": True}
    assert answer["points"] == {"EW": 214, "NS": 90}
    assert answer["tokens"]["moved"] == {"to": "EW", "count": 2}
    assert answer["tokens"]["after"] == {"NS": 9, "EW": 13}


def test_hidden_nine_indicator_returns() -> None:
    state = run(deal(HIDDEN_NINE, "W", W_200 + CIRCUIT + "S:AH E:9S N:KH"))
    assert "JS" not in state["hands"]["W"]
    state = apply(state, action("W:TH"))
    assert "JS" in state["hands"]["W"]
    assert state["trump"]["state"] == "open"
    assert state["turn"] == "E"


def test_delegated_call_skips_partner_once_and_binds_both() -> None:
    state = run(deal(HIDDEN_NINE, "W", "S:ask N:pass E:160"))
    assert state["turn"] == "W"  # N is skipped in silence
    state = run(deal(HIDDEN_NINE, "W", "S:ask N:pass E:160 W:pass"))
    assert broken(state, "S:190") == ["auction.later-call"]
    state = apply(state, action("S:200"))
    state = apply(state, action("E:pass"))
    assert state["turn"] == "N"
    assert broken(state, "N:210") == []


def test_delegated_passes_end_the_auction() -> None:
    assert referee(deal(HIDDEN_NINE, "W", "S:ask N:pass E:ask W:pass"))["ended"] == "all-pass"
    state = run(deal(HIDDEN_NINE, "W", "S:160 E:pass N:ask S:pass W:pass"))
    assert (state["phase"], state["maker"]) == ("indicator", "S")
    state = run(deal(HIDDEN_NINE, "W", "S:pass E:pass N:160 W:ask E:pass S:pass"))
    assert (state["phase"], state["maker"]) == ("indicator", "N")


def test_asked_partner() -> None:
    state = run(deal(HIDDEN_NINE, "W", "S:ask"))
    assert state["turn"] == "N"
    assert broken(state, "N:160") == []
    assert broken(state, "N:ask") == ["auction.ask-partner"]
    assert broken(state, "N:pcc") == ["auction.bid"]
    assert broken(state, "N:redeal") == ["deal.low-hand"]
    assert broken(state, "S:pass") == ["procedure.turn"]
    state = run(deal(HIDDEN_NINE, "W", "S:160 E:pass N:ask"))
    assert broken(state, "S:190") == ["auction.later-call"]
    assert broken(state, "S:200") == []


def test_bids_of_the_first_auction() -> None:
    state = run(deal(HIDDEN_NINE, "W"))
    for amount in ("150", "165", "310"):
        assert broken(state, f"S:{amount}") == ["auction.bid"]
    state = run(deal(HIDDEN_NINE, "W", "S:160 E:pass"))
    assert broken(state, "N:190") == ["auction.over-partner"]
    state = run(deal(HIDDEN_NINE, "W", "S:pass E:pass N:pass W:160"))
    assert broken(state, "S:155") == ["auction.bid", "auction.later-call"]


def test_redeal_only_by_eldest_first_and_low() -> None:
    low = deal({"S": "7H 8H AH 7C", "E": "JS 9S AS TS"}, "W")
    assert referee({**low, "actions": [action("S:redeal")]})["ended"] == "redeal"
    assert broken(run(low), "E:redeal") == ["procedure.turn"]
    assert broken(run(low, "S:pass E:pass N:pass W:160"), "S:redeal") == ["deal.low-hand"]
    assert broken(run(deal(HIDDEN_NINE, "W")), "S:redeal") == ["deal.low-hand"]


def test_indicator_and_second_circuit() -> None:
    start = deal(HIDDEN_NINE, "W", W_200)
    before = run({**start, "actions": start["actions"][:-1]})
    assert broken(before, "W:*JD") == ["procedure.not-held", "trump.indicator"]  # from the second packet
    assert broken(before, "W:open") == ["procedure.phase"]
    state = run(start)
    assert broken(state, "W:240") == ["second.bid"]
    assert broken(state, "W:ask") == ["second.no-ask"]
    assert broken(run(start, "W:pass S:pass"), "E:250") == []  # partner's bid of the first auction
    state = run(start, "W:250 S:pass")
    assert broken(state, "E:245") == ["second.bid", "second.over-partner"]
    assert broken(state, "E:pcc") == ["second.over-partner"]
    answer = referee(deal(HIDDEN_NINE, "W", W_200 + "W:pass S:260 E:pass N:pass"))
    assert answer["phase"] == "indicator"
    assert answer["trump"] is None
    assert len(answer["next"]["legal"]) == 8
    assert answer["contract"] == {"seat": "S", "amount": 260}
    state = run(deal(HIDDEN_NINE, "W", W_200 + "W:pass S:260 E:pass N:pass S:*KS"))
    assert state["turn"] == "S"
    assert "JS" in state["hands"]["W"]


# -------------------------------------------------------------------------------------------------- play


def test_maker_with_only_trumps_must_open_before_leading() -> None:
    record = deal({"W": "JS 9S AS TS KS QS 8S 7S"}, "N", W_160.format("JS"))
    answer = referee(record)
    assert answer["next"]["legal"] == [{"seat": "W", "do": "open"}]
    assert answer["also"] == []
    clauses = {one["action"]["card"]: one["clauses"] for one in answer["next"]["refused"]}
    assert clauses["9S"] == ["closed.no-trump-lead-first"]
    assert set(clauses["JS"]) == {"closed.indicator-lead", "closed.indicator-cuts", "closed.no-trump-lead-first"}
    state = run(record)
    assert broken(state, "S:spoilt") == ["procedure.phase", "trump.spoilt"]
    assert broken(state, "S:open") == ["open.before-first-lead"]
    state = run(record, "W:open W:9S")
    assert broken(state, "W:open") == ["open.before-first-lead"]
    assert broken(state, "E:spoilt") == []
    assert apply(state, action("S:spoilt"))["ended"] == "spoilt"


def test_exhausted_trumps_with_a_closed_indicator() -> None:
    hands = {"W": "JS 9S AS TS KS QS JH AD", "N": "8S", "E": "7S"}
    state = lead(run(deal(hands, "N", W_160.format("AS"))), "W:JH")
    state = lead(state, "W:JS")
    assert broken(state, "W:AD") == []  # two players followed
    state = lead(state, "W:9S")
    assert broken(state, "W:AD") == ["trump.exhausted"]
    assert broken(state, "W:TS") == []
    assert broken(state, "W:AS") == ["closed.indicator-lead", "closed.indicator-cuts"]
    for word in ("W:TS", "W:KS", "W:QS"):
        state = lead(state, word)
    assert broken(state, "W:AD") == []
    assert state["trump"]["state"] == "closed"
    state = lead(state, "W:AD")
    assert [one["card"] for one in legal(state, "W")] == ["AS"]


def test_void_maker_cuts_only_with_the_indicator() -> None:
    hands = {"S": "AH 7S", "E": "KH 8S", "N": "QH", "W": "JS 9S 7C 8C QC KC TC AC"}
    state = run(deal(hands, "W", W_200 + CIRCUIT + "S:AH E:KH N:QH"))
    assert broken(state, "W:9S") == ["closed.no-hand-cut"]
    assert broken(state, "W:7C") == [] == broken(state, "W:JS")
    assert judge(state, {**action("W:7C"), "folded": False}) == ["closed.void-folds"]
    state = apply(state, action("W:JS"))
    assert state["tricks"][0]["cards"][3]["shown"]
    assert state["trump"]["state"] == "open"
    assert state["turn"] == "W"


def test_indicator_never_follows_a_trump_lead_before_the_last_trick() -> None:
    hands = {"S": "AH 7S", "E": "KH 8S", "N": "QH 9S", "W": "JS 7D 7C 8C QC KC TC AC"}
    state = run(deal(hands, "W", W_200 + CIRCUIT + "S:7S E:8S N:9S"))
    assert broken(state, "W:JS") == ["closed.indicator-cuts"]
    state = apply(state, action("W:7D"))
    assert state["turn"] == "N"
    assert state["trump"]["state"] == "closed"
    assert not state["tricks"][0]["cards"][3]["shown"]
    assert still_to_play(state, "W")[-1] == "JS"


def test_makers_own_folded_card_stays_down_at_the_reveal() -> None:
    hands = {"S": "AH", "E": "8S 7S 7D JD 9D AD TD KD", "N": "QH", "W": "JS 9S 7C 8C QC KC TC AC"}
    state = run(deal(hands, "W", W_200 + CIRCUIT + "S:AH E:8S N:QH W:7C"))
    assert [one["shown"] for one in state["tricks"][0]["cards"]] == [False, True, False, False]
    assert state["turn"] == "E"
    assert "JS" in state["hands"]["W"]


def test_last_trick_indicator_led_opens_face_up() -> None:
    hands = {"W": "JS 9S AS TS KS QS JH AD", "N": "8S", "E": "7S"}
    state = run(deal(hands, "N", W_160.format("JS")))
    state = lead(state, "W:JH")
    for word in ("W:9S", "W:AS", "W:TS", "W:KS", "W:QS"):
        state = lead(state, word)
    state = lead(state, "W:AD")
    assert state["turn"] == "W"
    state = apply(state, action("W:JS"))
    assert state["trump"]["state"] == "open"
    state = finish_trick(state)
    assert not any(one["folded"] for one in state["tricks"][7]["cards"])
    assert settle(state)["tokens"]["moved"] == {"to": "EW", "count": 1}


def test_partner_close_caps() -> None:
    state = run(deal(HIDDEN_NINE, "W", W_200 + "W:pcc"))
    assert (state["phase"], state["turn"], state["trump"]["indicator"]) == ("play", "W", "JS")
    assert broken(state, "W:caps=JS") == ["caps.none-in-pcc"]
    state = run(deal(HIDDEN_NINE, "W", W_200 + "W:pcc W:TH S:AH"))
    assert state["turn"] == "N"
    assert broken(state, "E:9S") == ["procedure.turn"]
    state = apply(state, action("N:KH"))
    assert state["trump"]["state"] == "open"
    assert state["turn"] == "S"
    assert len(state["tricks"][0]["cards"]) == 3
    while state["phase"] != "over":
        state = finish_trick(state)
    assert settle(state, {"NS": (1, 0)})["tokens"]["moved"] == {"to": "NS", "count": 5}
    assert settle(state, {"NS": (1, 0)})["verdict"] is None


def test_high_bid_opens_after_the_first_trick() -> None:
    words = W_200 + "W:250 S:pass E:pass N:pass S:AH E:8C N:KH W:TH"
    state = run(deal(HIDDEN_NINE, "W", words))
    assert state["trump"]["state"] == "open"
    assert "JS" in state["hands"]["W"]
    assert state["turn"] == "S"
    assert state["tricks"][0]["cards"][1]["folded"]
    assert not state["tricks"][0]["cards"][1]["shown"]


# -------------------------------------------------------------------------------------------------- Caps


ALL_TRUMPS = {"W": "JS 9S AS TS KS QS 8S 7S"}
ORDER = "W:caps=JS,9S,AS,TS,KS,QS,8S,7S "


def test_caps_call_opens_and_binds_the_caller() -> None:
    state = run(deal(ALL_TRUMPS, "N", W_160.format("JS") + ORDER))
    assert state["trump"]["state"] == "open"
    assert broken(state, "W:9S") == ["caps.call"]
    assert broken(state, ORDER.strip()) == ["caps.call"]
    assert broken(state, "E:caps=" + ",".join(state["hands"]["E"])) == ["caps.call"]  # second call of the side
    assert broken(state, "N:caps=7H") == ["caps.call"]
    state = lead(state, "W:JS")
    assert broken(state, "N:caps=7H") == ["caps.meaning", "caps.call"]


def test_makers_caps_call_in_the_middle_of_a_trick() -> None:
    hands = {"S": "AH 7S", "E": "8S 7C 7D JD 9D AD TD KD", "N": "QH", "W": "JS 9S QD 8C QC KC TC AC"}
    state = run(deal(hands, "W", W_200 + CIRCUIT + "S:AH E:7C W:caps=JS,9S,QD,8C,QC,KC,TC,AC N:QH"))
    assert judge(state, {**action("W:JS"), "folded": True}) == ["open.face-up"]
    assert broken(state, "W:9S") == ["caps.call"]
    state = apply(state, action("W:JS"))
    assert [one["folded"] for one in state["tricks"][0]["cards"]] == [False, True, False, False]
    assert state["turn"] == "W"
    assert not state["tricks"][0]["cards"][1]["shown"]


@pytest.mark.parametrize(
    ("trick", "after", "due", "proved", "judged", "moved"),
    [
        (1, 0, (1, 0), True, "bonus", ("EW", 2)),
        (7, 0, (7, 0), True, "bonus", ("EW", 2)),
        (7, 1, (7, 0), True, "correct", ("EW", 1)),
        (2, 0, (1, 3), True, "too-late", ("NS", 2)),
        (2, 0, (1, 3), False, "too-late", ("NS", 2)),
        (2, 0, (2, 0), False, "too-early", ("NS", 2)),
        (None, 0, (4, 2), False, "missed", ("NS", 2)),
        (None, 0, None, False, None, ("EW", 1)),
    ],
)
def test_caps_judged_and_paid(
    trick: int | None, after: int, due: Any, proved: bool, judged: str | None, moved: tuple[str, int]
) -> None:
    state = run(deal(ALL_TRUMPS, "N", W_160.format("JS") + "W:open"))
    index = None
    while state["phase"] != "over":
        if trick == len(state["tricks"]) + 1 and after == len((state["trick"] or {"cards": []})["cards"]):
            index, trick = state["count"], None
            state = apply(state, {"seat": "W", "do": "caps", "order": still_to_play(state, "W")})
        state = apply(state, legal(state, state["turn"])[0])
    answer = settle(state, {"EW": due}, {index: proved} if index is not None else {})
    assert (answer["verdict"] or {"judged": None})["judged"] == judged
    assert answer["tokens"]["moved"] == {"to": moved[0], "count": moved[1]}


def test_wrong_caps_that_loses_a_trick_costs_five_and_no_debt() -> None:
    words = HIDDEN_NINE_CARDS.split()
    cards = " ".join([*words[:20], "W:caps=7D,9H,QC", *words[20:]])
    record = deal(HIDDEN_NINE, "W", W_200 + CIRCUIT + cards)
    answer = referee(record)
    assert answer["verdict"] == {"side": "EW", "seat": "W", "judged": "too-early", "clauses": ["caps.too-early"]}
    assert answer["tokens"]["after"] == {"NS": 16, "EW": 6}
    answer = referee({**record, "tokens": {"NS": 19, "EW": 3}})
    assert answer["tokens"]["moved"] == {"to": "NS", "count": 3}


# ---------------------------------------------------------------------------------------------- contract


@pytest.mark.parametrize("seed", range(25))
def test_random_deals_keep_the_laws(seed: int) -> None:
    rng = random.Random(seed)
    record = random_record(rng, caps=0.02)
    state = new_state(record)
    for one in record["actions"]:
        attempt = random_attempt(rng, state)
        if not judge(state, attempt):
            apply(state, attempt)
        for seat in SEATS:
            assert len(set(still_to_play(state, seat))) == len(still_to_play(state, seat))
        assert one["do"] == "caps" or one in legal(state, one["seat"])
        state = apply(state, one)
    answer = referee(record)
    assert answer["legal"]
    assert answer["phase"] == "over"
    assert answer["next"] is None
    assert sum(answer["tokens"]["after"].values()) == 22
    if answer["ended"] == "played" and "amount" in answer["contract"]:
        assert sum(answer["points"].values()) == 304
        down = [one["card"] for trick in answer["tricks"] for one in trick["cards"]]
        assert sorted(down) == sorted(PACK)


def test_a_fault_leaves_the_position_before_it() -> None:
    answer = referee(deal(HIDDEN_NINE, "W", "S:pass E:150 N:pass"))
    assert answer["fault"] == {"action": 1, "seat": "E", "clauses": ["auction.bid"], "witness": []}
    assert not answer["legal"]
    assert answer["next"]["seat"] == "E"
    assert answer["contract"] is None
