"""A world as a deal: the recorded actions replayed with the unseen cards where the world puts them."""

from __future__ import annotations

from tutor.cards import Card, Hand
from tutor.knowledge import World
from tutor.rules.actions import Action, AskPartner, Bid, CallCaps, OpenTrump, PartnerCloseCaps, Pass, Play, SetIndicator
from tutor.rules.deal import Deal
from tutor.rules.view import SeenEntry, View
from tutor.seats import SEATS, SIDES, Seat

_PLAIN: dict[str, Action] = {"pass": Pass(), "ask": AskPartner(), "open": OpenTrump(), "pcc": PartnerCloseCaps()}


def deal_of(view: View, world: World) -> Deal:
    """The deal that this world would make of what the seat has seen; the seat's view of it is the same.

    Where the packets of the others cannot be told apart, some packets are chosen. Raises ``IllegalAction`` when the
    world does not fit the record.
    """
    played = _played(view, world)
    plays = [one for one in view.log if one.do == "play"]
    whole: dict[Seat, list[Card]] = {seat: list(world.hands[seat.place]) for seat in SEATS}
    for entry, card in zip(plays, played, strict=True):
        whole[entry.seat].append(card)
    first, second = {}, {}
    for seat in SEATS:
        if seat == view.seat:
            first[seat] = view.first
        else:  # the indicator of the first auction comes from the first packet (trump.indicator)
            first[seat] = Hand(sorted(whole[seat], key=lambda card: card is not world.indicator)[:4])
        second[seat] = Hand(card for card in whole[seat] if card not in first[seat])
    deal = Deal.start(view.dealer, first, second, dict(zip(SIDES, view.tokens, strict=True)), view.profile)
    cards = iter(played)
    setting = [one for one in view.log if one.do == "indicator"]
    for entry in view.log:
        if entry.do == "play":
            action: Action = Play(next(cards))
        elif entry.do == "indicator" and entry.card is None:
            last = entry is setting[-1]
            action = SetIndicator(world.indicator if last else next(iter(first[entry.seat])))
        else:
            action = _action(entry)
        deal = deal.act(entry.seat, action)
    return deal


def _action(entry: SeenEntry) -> Action:
    if entry.amount is not None:
        return Bid(entry.amount)
    if entry.order is not None:
        return CallCaps(entry.order)
    if entry.card is not None:
        return SetIndicator(entry.card)
    return _PLAIN[entry.do]


def _played(view: View, world: World) -> list[Card]:
    """Every card played so far, in order, the unseen ones as the world has them."""
    folded = {(one.trick, one.seat): one.card for one in world.folded}
    found = []
    tricks = [(one.number, one.cards) for one in view.tricks] + [(view.number, view.trick)]
    for number, cards in tricks:
        for one in cards:
            found.append(one.card if one.card is not None else folded[number, one.seat])
    return found
