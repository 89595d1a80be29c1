"""The eight tricks: what breaks a rule, and what a card, an opening, a Caps call or a spoilt declaration does."""

from __future__ import annotations

from typing import Any

from .basics import (
    PARTNER,
    RANKS,
    SIDE,
    Action,
    State,
    call_of,
    card_led,
    cards_down,
    dealt,
    in_club,
    in_last_trick,
    is_closed,
    is_pcc,
    lost_a_trick,
    of_suit,
    open_trump,
    points,
    right,
    seats,
    still_to_play,
    trick_number,
)

# ------------------------------------------------------------------------------------------ playing a card


def judge_play(state: State, action: Action) -> list[str]:
    """Clauses broken by a card; the phase and the turn have been checked."""
    seat, card = action["seat"], action["card"]
    if card not in still_to_play(state, seat):
        return ["procedure.not-held"]
    broken = card_faults(state, seat, card)
    if broken:
        return broken
    if card != stated_card(state, seat, default=card):
        broken.append("caps.call")
    if "folded" in action and action["folded"] != falls_folded(state, card):
        broken.append("closed.void-folds" if is_closed(state) else "open.face-up")
    return broken


def card_faults(state: State, seat: str, card: str) -> list[str]:
    """Clauses of play broken by a card that the seat holds, a stated Caps order left aside."""
    trump = state["trump"]
    if trump["apart"] and card == trump["indicator"]:
        return _indicator_faults(state, seat)
    if not cards_down(state):
        return _lead_faults(state, seat, card)
    led = cards_down(state)[0]["card"][1]
    if card[1] == led:
        return []
    if of_suit(state["hands"][seat], led):
        return ["play.follow"]
    bound = seat == state["maker"] and state["house"]["maker_cuts"] == "indicator"  # else club.closed.any-cut
    if is_closed(state) and bound and card[1] == trump["suit"]:
        return ["closed.no-hand-cut"]
    return []


def _lead_faults(state: State, seat: str, card: str) -> list[str]:
    """A lead from hand; only the maker has limits."""
    suit = state["trump"]["suit"]
    if seat != state["maker"]:
        return []
    if state["trump_must_be_led"] and card[1] != suit:
        return ["open.before-first-lead"]
    if card[1] == suit:
        first_ban = is_closed(state) and trick_number(state) == 1
        return ["closed.no-trump-lead-first"] if first_ban else []
    if state["exhausted"] and of_suit(state["hands"][seat], suit):
        return ["trump.exhausted"]
    return []


def _indicator_faults(state: State, seat: str) -> list[str]:
    """The set-aside indicator as a card to play; only the maker can come here."""
    if in_last_trick(state):
        return []  # it is the only card left
    suit = state["trump"]["suit"]
    if not cards_down(state):
        broken = ["closed.indicator-lead", "closed.indicator-cuts"]
        return broken + (["closed.no-trump-lead-first"] if trick_number(state) == 1 else [])
    led = cards_down(state)[0]["card"][1]
    if led == suit:
        return ["closed.indicator-cuts"]
    if of_suit(state["hands"][seat], led):  # to cut is to trump when void
        return ["play.follow", "closed.indicator-cuts"]
    return []


def stated_card(state: State, seat: str, default: str) -> str:
    """The card a Caps caller must play now: the earliest legal one of the stated order (caps.call)."""
    for call in state["calls"]:
        if call["seat"] == seat and call["order"]:
            held = still_to_play(state, seat)
            order: list[str] = [card for card in call["order"] if card in held]
            return next(card for card in order if not card_faults(state, seat, card))
    return default


def falls_folded(state: State, card: str) -> bool:
    """Whether this (legal) card falls face down: closed.void-folds, closed.indicator-lead."""
    down = cards_down(state)
    return bool(down) and is_closed(state) and card[1] != down[0]["card"][1]


def do_play(state: State, action: Action) -> None:
    """Put a legal card on the table and, after the last one, end the trick (changes the state)."""
    seat, card, trump = action["seat"], action["card"], state["trump"]
    state["trump_must_be_led"] = False
    folded = falls_folded(state, card)
    if state["trick"] is None:
        state["trick"] = {"leader": seat, "cards": [], "winner": None, "points": None}
    if trump["apart"] and card == trump["indicator"]:
        trump["apart"] = False
        if not folded:
            trump["state"] = "open"  # face up in the last trick it is shown at that moment
    else:
        state["hands"][seat].remove(card)
    state["trick"]["cards"].append({"seat": seat, "card": card, "folded": folded, "shown": False})
    if len(state["trick"]["cards"]) == len(seats(state)) - is_pcc(state):
        _end_trick(state)
    else:
        state["turn"] = _next_to_play(state, seat)


def _next_to_play(state: State, seat: str) -> str:
    """The seat on the right; pcc.alone: the maker's partner is left out."""
    following = right(state, seat)
    if is_pcc(state) and following == PARTNER[state["maker"]]:
        return right(state, following)
    return following


# ---------------------------------------------------------------------------------------- end of a trick


def _end_trick(state: State) -> None:
    _inspect(state)
    trick, last = state["trick"], in_last_trick(state)
    _note_exhausted(state, trick)
    trick["winner"] = _winner(trick["cards"], state["trump"]["suit"])
    trick["points"] = points([one["card"] for one in trick["cards"]])
    state["tricks"].append(trick)
    state.update(trick=None, turn=trick["winner"])
    if last:
        state.update(phase="over", ended="played", turn=None)
    elif len(state["tricks"]) == 1 and (is_pcc(state) or _shown_at_250(state)):
        open_trump(state)  # open.high-bid, pcc.open-after-first


def _shown_at_250(state: State) -> bool:
    """open.high-bid, where the table plays it."""
    return bool(state["house"]["open_at_250"] and state["bid"]["amount"] >= 250)


def _inspect(state: State) -> None:
    """closed.inspect and closed.reveal: turn the folded cards up when a trump is among them."""
    suit = state["trump"]["suit"]
    folded = [one for one in state["trick"]["cards"] if one["folded"]]
    if not of_suit([one["card"] for one in folded], suit):
        return
    everything = state["house"]["opening_shows"] == "all-others"
    for one in folded:
        one["shown"] = one["card"][1] == suit or (everything and one["seat"] != state["maker"])
    open_trump(state)


def _winner(cards: list[dict[str, Any]], suit: str) -> str:
    """play.winner. A folded card that stayed down is neither trump nor of the led suit."""
    trumps = [one for one in cards if one["card"][1] == suit]
    led = [one for one in cards if one["card"][1] == cards[0]["card"][1]]
    best = min(trumps or led, key=lambda one: RANKS.index(one["card"][0]))
    return str(best["seat"])


def _note_exhausted(state: State, trick: dict[str, Any]) -> None:
    """trump.exhausted: the maker led a trump and nobody followed; pcc.no-exhausted."""
    suit = state["trump"]["suit"]
    trumps = of_suit([one["card"] for one in trick["cards"]], suit)
    if state["house"]["exhausted_trumps"] == "never":
        return
    led_trump = trick["leader"] == state["maker"] and trick["cards"][0]["card"][1] == suit
    if led_trump and len(trumps) == 1 and not is_pcc(state):
        state["exhausted"] = True


# ------------------------------------------------------------------------------------------ free actions


def judge_open(state: State, action: Action) -> list[str]:
    """open.before-first-lead: by the maker, only a closed indicator, and when the table lets the maker choose."""
    allowed = action["seat"] == state["maker"] and is_closed(state) and _may_choose(state)
    return [] if allowed else ["club.open.any-time" if in_club(state) else "open.before-first-lead"]


def _may_choose(state: State) -> bool:
    choice, on_turn = state["house"]["opening_choice"], state["turn"] == state["maker"]
    if choice == "before-first-lead":
        return not card_led(state)
    if choice == "any-time":  # at any of the maker's turns
        return on_turn
    if choice == "leading-with-trump":
        return on_turn and not cards_down(state)
    # Never by choice: only a maker who could not lead anything to the first trick opens (closed.no-trump-lead-first).
    suit, hand = state["trump"]["suit"], state["hands"][state["maker"]]
    return on_turn and not card_led(state) and of_suit(hand, suit) == hand


def do_open(state: State) -> None:
    """Open by choice; where only a lead with a trump allows it, that trump must follow."""
    state["trump_must_be_led"] = state["house"]["opening_choice"] == "leading-with-trump"
    open_trump(state)


def judge_spoilt(state: State, action: Action) -> list[str]:
    """trump.spoilt: any player, from the opening lead on; the cards as dealt count."""
    if not card_led(state):
        return ["procedure.phase", "trump.spoilt"]
    if state["house"]["spoilt_redeal"] == "never":
        return ["trump.spoilt"]
    suit = state["trump"]["suit"]
    defenders = [one for one in seats(state) if SIDE[one] != SIDE[state["maker"]]]
    return ["trump.spoilt"] if any(of_suit(dealt(state, seat), suit) for seat in defenders) else []


def do_spoilt(state: State) -> None:
    """No score; the record ends."""
    state.update(phase="over", ended="spoilt", turn=None)


def judge_caps(state: State, action: Action) -> list[str]:
    """Whether a Caps call is admitted at all; whether it is right is judged at the end of the deal."""
    if state["house"]["caps"] != "in-play":
        return _judge_announcement(state, action)
    if is_pcc(state):
        return ["caps.none-in-pcc"]
    seat = action["seat"]
    broken = []
    barred = SIDE[seat] != SIDE[state["maker"]] and not state["house"]["defenders_caps"]
    if barred or lost_a_trick(state, SIDE[seat]):
        broken.append("caps.meaning")
    if call_of(state, SIDE[seat]) or sorted(action["order"]) != sorted(still_to_play(state, seat)):
        broken.append("caps.call")
    return broken


def _judge_announcement(state: State, action: Action) -> list[str]:
    """The variant Caps before play: before the first lead, once, and no order is stated. Else there is no Caps."""
    may = state["house"]["caps"] == "before-play" and not card_led(state) and not state["calls"]
    if may and not action["order"] and not is_pcc(state):
        return []
    broken = ["club.score" if in_club(state) else "caps.meaning"]
    return ["caps.none-in-pcc"] if is_pcc(state) and state["house"]["caps"] == "before-play" else broken


def do_caps(state: State, action: Action) -> None:
    """Note the call. The maker's call shows the indicator as part of the hand, so it opens the deal."""
    moment = {"trick": trick_number(state), "after": len(cards_down(state))}
    state["calls"].append({"index": state["count"], "seat": action["seat"], "order": list(action["order"]), **moment})
    # An indicator folded in the current trick is no part of the hand: nothing is shown before the inspection.
    shows = state["house"]["caps"] == "in-play"
    if shows and action["seat"] == state["maker"] and state["trump"]["apart"]:
        open_trump(state)
