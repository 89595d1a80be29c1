"""Cards, seats and the questions about a state that every other file of the oracle asks.

A state is one dictionary of plain values (`engine.new_state` makes it):

- `dealer`, `tokens`, `first`, `second`: as in the record, hands as lists of cards
- `house`: the value of every setting (the last section of rules.md)
- `phase`, `ended`, `turn`, `count` (actions done so far), `hands` (cards in hand; a closed indicator is not in it)
- `bid` (standing bid or None), `had_turn`, `passes` (since the standing bid), `asked`, `skip`, `circuit`
- `out` (seats that a pass has put out of the auction)
- `maker`, `trump` (None or suit, indicator, state, apart: the indicator lies set aside and unplayed)
- `tricks` (finished), `trick` (current, or None), `exhausted`, `calls` (Caps calls)
- `trump_must_be_led`: the maker has opened in order to lead a trump, and has not led yet
"""

from __future__ import annotations

from typing import Any

State = dict[str, Any]
Action = dict[str, Any]

RANKS = "J9ATKQ87"  # cards.rank, high to low
POINTS = {"J": 30, "9": 20, "A": 11, "T": 10, "K": 3, "Q": 2, "8": 0, "7": 0}  # cards.points
SUITS = "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]  # cards.pack
SHORT_PACK = [card for card in PACK if card[0] not in "87"]  # six and eight players
SEATS = ["S", "E", "N", "W"]  # anticlockwise
TABLES = {  # who sits where, anticlockwise; partners opposite
    4: SEATS,
    6: ["S", "SE", "NE", "N", "NW", "SW"],
    8: ["S", "SE", "E", "NE", "N", "NW", "W", "SW"],
}
PACKETS = {4: (4, 4), 6: (2, 2), 8: (2, 1)}
SIDES = {"NS": ("N", "S"), "EW": ("E", "W"), "SE-NW": ("SE", "NW"), "NE-SW": ("NE", "SW")}
SIDE = {seat: side for side, pair in SIDES.items() for seat in pair}
PARTNER = {seat: pair[1 - pair.index(seat)] for pair in SIDES.values() for seat in pair}

HOUSE: dict[str, dict[str, Any]] = {
    "sri-lankan": {
        "bid_step_from_200": 10,
        "second_auction_least": 250,
        "second_auction_start": "winner",
        "second_auction_until": "circuit",
        "own_raise": True,
        "ask_partner": "any-seat",
        "ask_skips_partner": True,
        "overcall_partner": "200",
        "pcc_won": 4,
        "pcc_first_trick": "closed",
        "opening_shows": "all-others",
        "opening_choice": "before-first-lead",
        "open_at_250": True,
        "exhausted_trumps": "after-unfollowed-lead",
        "caps_window": "end-of-trick",
        "caps_penalty": "two-or-five",
        "defenders_caps": True,
        "spoilt_redeal": "same-dealer",
        "passing": "stays-in",
        "later_calls": "200",
        "second_auction": True,
        "maker_cuts": "indicator",
        "open_trump": False,
        "pcc": True,
        "caps": "in-play",
        "caps_before_won": 3,
        "caps_before_lost": 5,
        "players": 4,
    },
}
HOUSE["club"] = {
    **HOUSE["sri-lankan"],
    "overcall_partner": "free",
    "opening_choice": "any-time",
    "open_at_250": False,
    "exhausted_trumps": "never",
    "spoilt_redeal": "never",
    "passing": "out",
    "later_calls": "free",
    "second_auction": False,
    "maker_cuts": "any",
    "pcc": False,
    "caps": "none",
}
"""The settings that decide anything here, as each profile has them."""


def house_of(record: dict[str, Any]) -> dict[str, Any]:
    """The settings of a record's profile: its base (as `profile`), the base's values, and what it changes."""
    profile = record.get("profile", "sri-lankan")
    if isinstance(profile, str):
        profile = {"base": profile}
    base = profile.get("base", "sri-lankan")
    return {"profile": base, **HOUSE[base], **profile.get("settings", {})}


def in_club(state: State) -> bool:
    """Whether the club's own clauses are the ones to cite."""
    return bool(state["house"]["profile"] == "club")


def seats(state: State) -> list[str]:
    """Everybody at the table, anticlockwise."""
    return TABLES[state["house"]["players"]]


def right(state: State, seat: str) -> str:
    """The right-hand neighbour."""
    order = seats(state)
    return order[(order.index(seat) + 1) % len(order)]


def sides(state: State) -> list[str]:
    """The partnerships at the table."""
    return [side for side, pair in SIDES.items() if pair[0] in seats(state)]


def other_sides(state: State, seat: str) -> list[str]:
    """All partnerships but that of a seat, as one comes to them going round to the right of it."""
    found: list[str] = []
    one = right(state, seat)
    while one != seat:
        if SIDE[one] not in [*found, SIDE[seat]]:
            found.append(SIDE[one])
        one = right(state, one)
    return found


def points(cards: list[str]) -> int:
    """Card points, 0 to 304 (cards.points)."""
    return sum(POINTS[card[0]] for card in cards)


def of_suit(cards: list[str], suit: str) -> list[str]:
    """The cards of one suit, in the order given."""
    return [card for card in cards if card[1] == suit]


def dealt(state: State, seat: str) -> list[str]:
    """All cards a seat was dealt."""
    return list(state["first"][seat]) + list(state["second"][seat])


def is_pcc(state: State) -> bool:
    """Whether the standing bid is Partner Close Caps."""
    return bool(state["bid"] and state["bid"].get("pcc"))


def is_closed(state: State) -> bool:
    """Whether an indicator is set and has not been shown."""
    return state["trump"] is not None and state["trump"]["state"] == "closed"


def still_to_play(state: State, seat: str) -> list[str]:
    """Every card the seat has still to play, a set-aside indicator included."""
    cards = list(state["hands"][seat])
    if seat == state["maker"] and state["trump"] and state["trump"]["apart"]:
        cards.append(state["trump"]["indicator"])
    return cards


def trick_number(state: State) -> int:
    """The number (from 1) of the trick now being played or about to begin."""
    return len(state["tricks"]) + 1


def in_last_trick(state: State) -> bool:
    """Whether this trick takes everybody's last card."""
    return trick_number(state) == sum(PACKETS[state["house"]["players"]])


def cards_down(state: State) -> list[dict[str, Any]]:
    """The cards of the current trick so far; empty between two tricks."""
    return state["trick"]["cards"] if state["trick"] else []


def card_led(state: State) -> bool:
    """Whether the opening lead has been made."""
    return bool(state["tricks"] or cards_down(state))


def lost_a_trick(state: State, side: str) -> bool:
    """Whether the side has lost a finished trick."""
    return any(SIDE[trick["winner"]] != side for trick in state["tricks"])


def call_of(state: State, side: str) -> dict[str, Any] | None:
    """The Caps call of a side, if it made one."""
    calls: list[dict[str, Any]] = [call for call in state["calls"] if SIDE[call["seat"]] == side]
    return calls[0] if calls else None


def open_trump(state: State) -> None:
    """Show the indicator; if it was not played it goes to the maker's hand (closed.indicator-returns)."""
    trump = state["trump"]
    trump["state"] = "open"
    if trump["apart"]:
        trump["apart"] = False
        state["hands"][state["maker"]].append(trump["indicator"])
