"""Shuffling, the cut, the packets, and the faults of what is dealt.

The dealer offers the cut to the left neighbour, who may decline (``deal.cut``); then four cards each in one packet,
eldest first, and four more after the first auction (``deal.packets``). With six or eight players the packets are
smaller (``Form.packets``).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tutor.cards import PACK, Card, Hand, cards_of
from tutor.faults import Fault
from tutor.profiles import Form, Profile, load_profile
from tutor.rules.called.dealing import hands_of, seat_faults
from tutor.seats import ALL_SEATS, Seat
from tutor.seats import seat as read_seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal

Packets = dict[Seat, Hand]
"""One packet for each seat."""


def cutter(dealer: str, form: Form | None = None) -> Seat:
    """Who is offered the cut: the dealer's left neighbour (``deal.cut``). ``form``: who sits there; four without it.

    >>> cutter("W")
    Seat('N')
    """
    seating = (form or load_profile().form).seating
    return ALL_SEATS[seating.before[read_seat(dealer).place]]


def cut(pack: Sequence[Card], at: int | None) -> tuple[Card, ...]:
    """The pack after the cut: the top ``at`` cards go under the rest; ``None`` declines (``deal.cut``).

    Raises ``ValueError`` when ``at`` would leave an empty part.
    """
    if at is None:
        return tuple(pack)
    if not 0 < at < len(pack):
        raise ValueError(f"a cut leaves cards in both parts: 1 to {len(pack) - 1}, not {at}")
    return (*pack[at:], *pack[:at])


def packets(
    pack: Sequence[Card], dealer: str, singly: bool = False, form: Form | None = None
) -> tuple[Packets, Packets]:
    """Deal a pack in two rounds, eldest first (``deal.packets``); ``singly``: the first cards of each seat one by one
    (``club.deal.singly``). ``form``: who sits there, and how many cards each gets; four players without it."""
    table = form or load_profile().form
    order = table.seating.from_seat(table.seating.following(read_seat(dealer)))
    one, two = table.packets
    begun = one * len(order)
    if singly:
        first = {seat: Hand(pack[at : begun : len(order)]) for at, seat in enumerate(order)}
    else:
        first = {seat: Hand(pack[one * at : one * at + one]) for at, seat in enumerate(order)}
    second = {seat: Hand(pack[begun + two * at : begun + two * at + two]) for at, seat in enumerate(order)}
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
    pack = list(table.form.pack)
    rng.shuffle(pack)
    whole = cut(pack, rng.randrange(1, len(pack)))
    if table.form.partners != "fixed":
        return Deal.of_hands(seat, *hands_of(whole, seat, table.form), profile=table)
    first, second = packets(whole, seat, table.dealing == "singly", table.form)
    return Deal.start(seat, first, second, tokens, table)


def deal_faults(
    dealer: Seat, first: Mapping[Any, Hand], second: Mapping[Any, Hand], tokens: Mapping[str, int], profile: Profile
) -> list[Fault]:
    """All faults of packets and tokens at once; empty when they are right."""
    form, named = profile.form, {"first": first, "second": second}
    faults = seat_faults(dealer, named, form)
    for (name, packet), size in zip(named.items(), form.packets, strict=True):
        for one in form.seating.order:
            if one not in packet:
                faults.append(Fault("no-packet", place=name, seat=one))
            elif len(packet[one]) != size:
                faults.append(Fault("held", place=name, seat=one, count=len(packet[one]), right=size))
    seen = 0
    for packet in named.values():
        for one in form.seating.order:
            mask = packet[one].mask if one in packet else 0
            faults += [Fault("twice", card=str(card)) for card in cards_of(seen & mask)]
            seen |= mask
    return faults + pack_faults(cards_of(seen), form) + token_faults(tokens, profile)


def pack_faults(dealt: Iterable[Card], form: Form) -> list[Fault]:
    """Cards that were dealt and are not in the pack of this table (``cards.pack``)."""
    strange = [] if form.pack is PACK else [card for card in dealt if card not in form.pack]
    return [Fault("not-in-pack", card=str(card)) for card in strange]


def token_faults(tokens: Mapping[str, int], profile: Profile) -> list[Fault]:
    """What is wrong with the tokens before a deal (``match.tokens``, ``score.match``)."""
    sides = profile.form.seating.sides
    total = len(sides) * profile.start_tokens
    if set(tokens) != set(sides):
        return [Fault("tokens-sides", sides=", ".join(sides), given=", ".join(map(str, tokens)) or "-")]
    if len(sides) == 2 and min(tokens.values()) < 1:
        return [Fault("tokens-lost")]
    if min(tokens.values()) < 0:
        return [Fault("tokens-under")]
    if sum(tokens.values()) != total:
        held = " + ".join(str(tokens[side]) for side in sides)
        return [Fault("tokens-sum", held=held, sum=sum(tokens.values()), total=total)]
    if max(tokens.values()) == total:
        return [Fault("tokens-won")]
    return []
