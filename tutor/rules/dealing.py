"""Shuffling, the cut, the packets, and the faults of what is dealt.

The dealer offers the cut to the left neighbour, who may decline (``deal.cut``); then four cards each in one packet,
eldest first, and four more after the first auction (``deal.packets``).
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tutor.cards import PACK, Card, Hand, cards_of
from tutor.profiles import Profile, load_profile
from tutor.rules.called.dealing import hands_of
from tutor.seats import SEATS, SIDES, Seat
from tutor.seats import seat as read_seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal

Packets = dict[Seat, Hand]
"""One packet of four cards for each seat."""


def cutter(dealer: str) -> Seat:
    """Who is offered the cut: the dealer's left neighbour (``deal.cut``).

    >>> cutter("W")
    Seat('N')
    """
    return read_seat(dealer).left


def cut(pack: Sequence[Card], at: int | None) -> tuple[Card, ...]:
    """The pack after the cut: the top ``at`` cards go under the rest; ``None`` declines (``deal.cut``).

    Raises ``ValueError`` when ``at`` would leave an empty part.
    """
    if at is None:
        return tuple(pack)
    if not 0 < at < len(pack):
        raise ValueError(f"a cut leaves cards in both parts: 1 to {len(pack) - 1}, not {at}")
    return (*pack[at:], *pack[:at])


def packets(pack: Sequence[Card], dealer: str, singly: bool = False) -> tuple[Packets, Packets]:
    """Deal a pack of 32 in two rounds of four cards each, eldest first (``deal.packets``); ``singly``: the first four
    of each seat one at a time (``club.deal.singly``)."""
    order = [read_seat(dealer).right]
    while len(order) < 4:
        order.append(order[-1].right)
    if singly:
        first = {one: Hand(pack[place:16:4]) for place, one in enumerate(order)}
    else:
        first = {one: Hand(pack[4 * place : 4 * place + 4]) for place, one in enumerate(order)}
    second = {one: Hand(pack[16 + 4 * place : 20 + 4 * place]) for place, one in enumerate(order)}
    return first, second


def random_deal(
    rng: random.Random,
    dealer: str | None = None,
    tokens: Mapping[str, int] | None = None,
    profile: Profile | str = "sri-lankan",
) -> Deal:
    """A shuffled, cut and dealt pack, before the first call. The same ``rng`` state gives the same deal."""
    from tutor.rules.deal import Deal

    table = load_profile(profile)
    seat = read_seat(dealer) if dealer is not None else rng.choice(table.form.seating.order)
    pack = list(PACK)
    rng.shuffle(pack)
    whole = cut(pack, rng.randrange(1, 32))
    if table.form.partners != "fixed":
        return Deal.of_hands(seat, *hands_of(whole, seat, table.form), profile=table)
    first, second = packets(whole, seat, table.dealing == "singly")
    return Deal.start(seat, first, second, tokens, table)


def deal_faults(
    first: Mapping[Any, Hand], second: Mapping[Any, Hand], tokens: Mapping[str, int], profile: Profile
) -> list[str]:
    """All faults of packets and tokens at once, each as a short sentence; empty when they are right."""
    faults: list[str] = []
    for name, packet in (("first", first), ("second", second)):
        for one in SEATS:
            if one not in packet:
                faults.append(f"{name}: seat {one} has no packet")
            elif len(packet[one]) != 4:
                faults.append(f"{name}: seat {one} has {len(packet[one])} different cards, not 4")
    seen = 0
    for packet in (first, second):
        for one in SEATS:
            mask = packet[one].mask if one in packet else 0
            if seen & mask:
                faults += [f"{card} is dealt twice" for card in cards_of(seen & mask)]
            seen |= mask
    return faults + token_faults(tokens, profile)


def token_faults(tokens: Mapping[str, int], profile: Profile) -> list[str]:
    """What is wrong with the tokens before a deal (``match.tokens``, ``score.match``)."""
    total = 2 * profile.start_tokens
    if set(tokens) != set(SIDES):
        return [f"tokens: both sides are needed, NS and EW, not {', '.join(map(str, tokens)) or 'none'}"]
    if min(tokens.values()) < 1:
        return ["tokens: a side without tokens has lost the match already; each side needs at least 1"]
    if sum(tokens.values()) != total:
        return [f"tokens: {tokens['NS']} and {tokens['EW']} make {sum(tokens.values())}, not {total}"]
    return []
