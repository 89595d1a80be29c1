"""The long proof of the Caps prover: thousands of positions against compiled brute force.

    python -m tests.solver.offline [--count N] [--seed S] [--start K] [--cards 2 3 4] [--most PLAYS] [--duty] [--python]

Position K of seed S is always the same one: ``--start`` goes on where a run has stopped. A difference is printed at
once. Positions that ask brute force for more than ``--most`` steps or plays are counted as left out. The prover is the
compiled one, or with ``--python`` the searches that it follows.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tests.solver.brute_reading import Brute, TooMuch
from tests.solver.positions import claimable, plays, position
from tutor.cards import PACK, RANKS, SUITS, Card, Hand
from tutor.rules import Bid, Deal, OpenTrump, Pass, Play, SetIndicator
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.solver import prove
from tutor.solver.proving.asking import make_ready

LEFT_OUT = "left out"


class Drawn(NamedTuple):
    """A position with a name to find it by, how many cards the fullest hand has, and an order to ask about too."""

    name: str
    left: int
    view: View
    order: tuple[Card, ...]


class Answer(NamedTuple):
    """What was compared: the verdict on any order and on the stated one, and every difference."""

    some: str
    stated: str
    faults: tuple[str, ...]


def bound(rng: random.Random, left: int) -> tuple[Deal, Seat]:
    """A position of the maker's partner once a trump lead that nobody followed has made ``trump.exhausted`` begin."""
    while True:
        maker, trump = rng.choice(SEATS), rng.choice(SUITS)
        strong = {
            maker: [Card(rank + trump) for rank in RANKS[: rng.randint(9 - left, 7)]],
            maker.partner: rng.sample([Card(rank + suit) for suit in SUITS if suit != trump for rank in "J9"], 3),
        }
        rest = [one for one in PACK if one not in strong[maker] and one not in strong[maker.partner]]
        rng.shuffle(rest)
        held = {one: strong.get(one, []) for one in SEATS}
        for one in SEATS:
            held[one] = [*held[one], *(rest.pop() for _ in range(8 - len(held[one])))]
        packets = [{one: Hand(cards[at : at + 4]) for one, cards in held.items()} for at in (0, 4)]
        deal = Deal.start(maker.left, packets[0], packets[1]).act(maker, Bid(160))
        while deal.phase == "auction":
            deal = deal.act(deal.turn, Pass())
        deal = deal.act(maker, SetIndicator(held[maker][3]))
        while deal.phase == "second-auction":
            deal = deal.act(deal.turn, Pass())
        if rng.random() < 0.8 or not plays(deal):
            deal = deal.act(maker, OpenTrump())
        for _ in range(4 * (8 - left) + rng.choice([0, 0, 0, 1, 2])):
            legal = plays(deal)
            high = max(legal, key=lambda one: (one.suit == trump, one.power))
            low = min(legal, key=lambda one: one.power)
            deal = deal.act(deal.turn, Play({maker: high, maker.partner: low}.get(deal.turn, rng.choice(legal))))
        if deal.play.lost(maker.place % 2) is None and any(one.exhausted for one in deal.play.tricks):
            return deal, maker.partner


def draw(seed: int, number: int, cards: Sequence[int] = (2, 2, 3, 3, 4), duty: bool = False) -> Drawn:
    """Position ``number`` of a seed: any seat of a random or a strong deal, mostly in the middle of a trick.

    One in three is of a seat that does not know the trump, where the claim does not fail at a glance. With ``duty`` all
    are of ``bound``. The order to ask about is the proved one where there is one, half of the time with two cards
    exchanged, else any.
    """
    name = f"{seed}/{number}"
    rng = random.Random(name)
    left = rng.choice(cards)
    deal, seat = bound(rng, left) if duty else rng.choice([position, claimable])(rng, left)
    view, hidden = deal.view(seat), not duty and rng.random() < 0.34
    while hidden and (view.trump is not None or prove(view).nodes < 10):
        deal, _ = rng.choice([position, claimable, claimable])(rng, left)
        seat = rng.choice([one for one in SEATS if deal.hand(one)])
        view = deal.view(seat)
    own = next((one.order for one in view.claims if one.seat == seat), None)
    if own is not None:
        return Drawn(name, left, view, tuple(one for one in own if one in view.hand))
    order = list(prove(view).order or rng.sample(list(view.hand), len(view.hand)))
    if len(order) > 1 and rng.random() < 0.5:
        one, two = rng.sample(range(len(order)), 2)
        order[one], order[two] = order[two], order[one]
    return Drawn(name, left, view, tuple(order))


def kind(view: View) -> str:
    """What the seat knows of the trump."""
    return "open" if not view.closed else "closed, known" if view.trump is not None else "closed, unknown"


def compare(drawn: Drawn, most: int) -> Answer:
    """Ask the prover and brute force the same; a proved order must hold, a refuted claim leaves no order that does."""
    view, faults = drawn.view, []
    brute = Brute(view, most)
    proof, stated = prove(view), prove(view, drawn.order)
    some = told = LEFT_OUT
    try:
        if proof.verdict == "sure":
            assert proof.order is not None
            holds = brute.holds(proof.order)
        else:
            holds = brute.some_order() is not None
        some = "sure" if holds else "refuted"
        if some != proof.verdict:
            faults.append(f"{drawn.name}, seat {view.seat}: proved {proof.verdict} {proof.order}, brute force {some}")
        told = "sure" if brute.holds(drawn.order) else "refuted"
        if told != stated.verdict:
            faults.append(f"{drawn.name}, seat {view.seat}: {drawn.order} {stated.verdict}, brute force {told}")
    except TooMuch:
        pass
    return Answer(some, told, tuple(faults))


def main() -> None:
    """Run, tell of progress and of every difference, and print the summary."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--cards", type=int, nargs="+", default=[2, 2, 3, 3, 4])
    parser.add_argument("--most", type=int, default=10**8)
    parser.add_argument("--duty", action="store_true", help="positions in which trump.exhausted binds the maker")
    parser.add_argument("--python", action="store_true", help="without the compiled prover")
    options = parser.parse_args()
    print("the compiled prover" if not options.python and make_ready() else "the searches in Python", flush=True)
    some: Counter[tuple[int, str, str]] = Counter()
    stated: Counter[tuple[int, str, str]] = Counter()
    faults, began = 0, time.monotonic()
    for number in range(options.start, options.start + options.count):
        drawn = draw(options.seed, number, options.cards, options.duty)
        answer = compare(drawn, options.most)
        some[drawn.left, kind(drawn.view), answer.some] += 1
        stated[drawn.left, kind(drawn.view), answer.stated] += 1
        faults += len(answer.faults)
        for fault in answer.faults:
            print("DIFFERENT:", fault, flush=True)
        if (number + 1 - options.start) % 250 == 0:
            done = sum(n for (_, _, verdict), n in some.items() if verdict != LEFT_OUT)
            print(f"to {number}: {done} compared, {faults} differences, {time.monotonic() - began:.0f} s", flush=True)
    for title, seen in (("some order", some), ("stated order", stated)):
        print(f"\n| {title}: cards | trump | sure | refuted | left out |\n| --- | --- | --- | --- | --- |")
        for left, trump in sorted({key[:2] for key in seen}):
            row = [seen[left, trump, verdict] for verdict in ("sure", "refuted", LEFT_OUT)]
            print(f"| {left} | {trump} | {' | '.join(map(str, row))} |")
        print(f"compared: {sum(n for key, n in seen.items() if key[2] != LEFT_OUT)}")
    print(f"differences: {faults}")


if __name__ == "__main__":
    main()
