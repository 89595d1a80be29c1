"""Both auctions and the setting of the indicator: what breaks a rule, and what an action does."""

from __future__ import annotations

from .basics import PARTNER, Action, State, in_club, is_pcc, open_trump, points, right, seats

# ------------------------------------------------------------------------------------------ first auction


def judge_first(state: State, action: Action) -> list[str]:
    """Clauses broken by a turn action of the first auction; the turn itself has been checked."""
    do = action["do"]
    if do == "bid":
        return _judge_first_bid(state, action["seat"], action["amount"])
    if do == "pcc":
        return _no_pcc(state) or ["auction.bid"]  # no PCC on four cards, asked or not
    if do == "ask":
        broken = [] if _may_ask(state, action["seat"]) else ["auction.ask-partner"]
        # club.auction.pass-out: only a partner who is still in can bid on
        return broken + (["club.auction.pass-out"] if PARTNER[action["seat"]] in state["out"] else [])
    if do == "redeal":
        return [] if _may_redeal(state, action["seat"]) else ["deal.low-hand"]
    return []  # a pass is always allowed


def _judge_first_bid(state: State, seat: str, amount: int) -> list[str]:
    broken = []
    standing = state["bid"]
    if _off_step(state, amount) or not 160 <= amount <= 300 or (standing and amount <= standing["amount"]):
        broken.append("auction.bid")
    # The ask itself is a turn of the asked partner, but only turns before it bind what is spoken now.
    bound = state["asked"]["bound"] if state["asked"] else seat in state["had_turn"]
    if seat in state["out"]:
        broken.append("club.auction.pass-out")
    if bound and amount < 200 and state["house"]["later_calls"] == "200":
        broken.append("auction.later-call")
    if standing and standing["seat"] == PARTNER[seat]:
        over = state["house"]["overcall_partner"]
        if over == "never" or (over == "200" and amount < 200):
            broken.append("auction.over-partner")
    return broken


def _no_pcc(state: State) -> list[str]:
    """club.score has no PCC; other tables may leave it out as well."""
    if state["house"]["pcc"]:
        return []
    return ["club.score"] if in_club(state) else ["second.pcc"]


def _off_step(state: State, amount: int) -> bool:
    """Whether a number is no step: tens, or from 200 on what the table plays."""
    return bool(amount % (state["house"]["bid_step_from_200"] if amount >= 200 else 10))


def _may_ask(state: State, seat: str) -> bool:
    """auction.ask-partner: not back, and only the seats that the table lets ask."""
    who, dealer = state["house"]["ask_partner"], state["dealer"]
    if state["asked"] or who == "never":
        return False
    return who == "any-seat" or seat in (right(state, dealer), PARTNER[dealer])


def _may_redeal(state: State, seat: str) -> bool:
    """deal.low-hand: at the very first turn, which is eldest's; an ask before has used the right up."""
    cards = state["first"][seat]  # four cards are what it goes by, so with six or eight players there is no redeal
    return not state["had_turn"] and len(cards) == 4 and points(cards) < 15


def do_first(state: State, action: Action) -> None:
    """Carry out a legal action of the first auction (changes the state)."""
    if action["do"] == "redeal":
        _finish(state, "redeal")
    elif action["do"] == "ask":
        _ask(state, action["seat"])
    else:
        _speak(state, action)


def _ask(state: State, seat: str) -> None:
    partner = PARTNER[seat]
    state["asked"] = {"by": seat, "bound": partner in state["had_turn"]}
    _had_turn(state, [seat, partner])
    if state["house"]["ask_skips_partner"] and partner not in state["skip"]:
        state["skip"].append(partner)  # auction.ask-partner: its own next turn has been used
    state["turn"] = partner


def _speak(state: State, action: Action) -> None:
    """A bid or a pass, in one's own turn or for the partner who asked."""
    seat = action["seat"]
    turn_of = state["asked"]["by"] if state["asked"] else seat
    state["asked"] = None
    _had_turn(state, [seat])
    if action["do"] == "bid":
        state["bid"] = {"seat": seat, "amount": action["amount"]}
        state["passes"] = []
    else:
        state["passes"] += [turn_of, seat]  # a pass spoken for partner is a pass of both
        if state["house"]["passing"] == "out":
            state["out"] += [turn_of, seat]
    _first_goes_on(state, turn_of)


def _first_goes_on(state: State, turn_of: str) -> None:
    """End the auction or find the next seat to speak, to the right of the one whose turn it was."""
    bidder = state["bid"]["seat"] if state["bid"] else None
    if all(seat in state["passes"] for seat in seats(state) if seat != bidder):
        if bidder is None:
            _finish(state, "all-pass")  # auction.all-pass
        else:  # auction.end
            state.update(maker=bidder, phase="indicator", turn=bidder)
        return
    seat = right(state, turn_of)
    while seat == bidder or seat in state["skip"]:
        if seat in state["skip"]:
            state["skip"].remove(seat)
        seat = right(state, seat)
    state["turn"] = seat


def _had_turn(state: State, seats: list[str]) -> None:
    state["had_turn"] += [seat for seat in seats if seat not in state["had_turn"]]


def _finish(state: State, ended: str) -> None:
    state.update(phase="over", ended=ended, turn=None)


# --------------------------------------------------------------------------------------------- indicator


def judge_indicator(state: State, action: Action) -> list[str]:
    """trump.indicator: one of the first four; second.new-maker: any one of eight."""
    if action["card"] in state["hands"][action["seat"]]:
        return []
    return ["procedure.not-held"] if state["circuit"] else ["procedure.not-held", "trump.indicator"]


def do_indicator(state: State, action: Action) -> None:
    """Set the card aside; then the second packet and its circuit, or, for a new maker, the play."""
    card = action["card"]
    state["hands"][action["seat"]].remove(card)
    faced = "open" if state["house"]["open_trump"] else "closed"
    state["trump"] = {"suit": card[1], "indicator": card, "state": faced, "apart": True}
    if state["circuit"]:
        _start_play(state)
        return
    for seat in seats(state):
        state["hands"][seat] += state["second"][seat]
    if not state["house"]["second_auction"]:  # club.single-auction
        _start_play(state)
        return
    begins = {"winner": state["maker"], "eldest": right(state, state["dealer"])}[state["house"]["second_auction_start"]]
    state.update(phase="second-auction", turn=begins, passes=[])


# -------------------------------------------------------------------------------------- second auction


def judge_second(state: State, action: Action) -> list[str]:
    """Clauses broken by a turn action of the second circuit; the turn itself has been checked."""
    if action["do"] == "ask":
        return ["second.no-ask"]
    if action["do"] == "pass":
        return []
    broken = _no_pcc(state) if action["do"] == "pcc" else []
    standing = state["bid"]
    if action["do"] == "bid":
        amount = action["amount"]
        least = state["house"]["second_auction_least"]
        # Above PCC there is nothing; but PCC ends the auction, so what stands here is always a number.
        if _off_step(state, amount) or not least <= amount <= 300 or amount <= standing["amount"]:
            broken.append("second.bid")
        if standing["seat"] == action["seat"] and not state["house"]["own_raise"]:
            broken.append("second.new-maker")
    if standing["seat"] == PARTNER[action["seat"]] and standing.get("circuit"):
        broken.append("second.over-partner")  # PCC included
    return broken


def do_second(state: State, action: Action) -> None:
    """Carry out a legal pass, bid or PCC of the second circuit (changes the state)."""
    seat = action["seat"]
    state["circuit"].append(seat)
    if action["do"] == "bid":
        state["bid"] = {"seat": seat, "amount": action["amount"], "circuit": True}
        state["passes"] = []
    elif action["do"] == "pcc":
        state["bid"] = {"seat": seat, "pcc": True, "circuit": True}
    else:
        state["passes"].append(seat)
    if is_pcc(state) or _second_is_over(state):
        _end_circuit(state)
    else:
        state["turn"] = right(state, seat)


def _second_is_over(state: State) -> bool:
    """One call each; or, where it goes on until three passes, the three others have passed since the standing bid."""
    if state["house"]["second_auction_until"] == "circuit":
        return len(state["circuit"]) == 4
    return all(seat in state["passes"] for seat in seats(state) if seat != state["bid"]["seat"])


def _end_circuit(state: State) -> None:
    winner = state["bid"]["seat"]
    if winner == state["maker"]:
        _start_play(state)  # the indicator already set stays
        return
    # second.new-maker: the old indicator goes back to its owner's hand.
    state["hands"][state["maker"]].append(state["trump"]["indicator"])
    state.update(trump=None, maker=winner, phase="indicator", turn=winner)


def _start_play(state: State) -> None:
    """play.first-lead: eldest; pcc.alone: the bidder."""
    leader = state["maker"] if is_pcc(state) else right(state, state["dealer"])
    state.update(phase="play", turn=leader)
    if state["house"]["open_trump"] or (is_pcc(state) and state["house"]["pcc_first_trick"] == "open"):
        open_trump(state)
