"""Two slow listings of the worlds of a view, written from the rules. Nothing of the knowledge or the solver is used.

``worlds`` puts the unseen cards anywhere and asks a small referee whether all that was done was legal and was seen as
it was. ``bounded`` knows no rules: it puts them wherever a few given facts leave room, and nothing else binds it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tests.solver.brute import candidates, hidden_plays
from tutor.cards import PACK, Card
from tutor.rules.view import View
from tutor.seats import SEATS, Seat

Where = tuple[str, Seat, int]
"""The kind of spot, whose, and the trick (0 for a hand or the indicator)."""


class Laid(NamedTuple):
    """A world: the indicator and where each card is."""

    indicator: Card
    where: dict[Card, Where]

    @property
    def trump(self) -> str:
        return self.indicator.suit


class Seen(NamedTuple):
    """One card of a trick: number, place in it, by whom, as seen."""

    trick: int
    nth: int
    seat: Seat
    card: Card | None
    folded: bool
    shown: bool


def seen_plays(view: View) -> list[Seen]:
    tricks = [(one.number, one.cards) for one in view.tricks] + [(view.number, view.trick)]
    return [Seen(number, nth, *one) for number, cards in tricks for nth, one in enumerate(cards)]


# --- all worlds, by a small referee


def worlds(view: View, most: int) -> list[Laid]:
    """Every world of the view. Raises ``brute.TooMany`` over ``most`` candidates."""
    plays, hidden = seen_plays(view), [at for at, _ in hidden_plays(view)]
    found = []
    for hands, folds, indicator in candidates(view, most):
        cards = [one.card for one in plays]
        for at, card in zip(hidden, folds, strict=True):
            cards[at] = card
        held = {**hands, view.seat: list(view.hand)}
        if legal(view, plays, cards, held, indicator):
            found.append(laid(view, plays, cards, held, indicator))
    return found


def laid(
    view: View, plays: Sequence[Seen], cards: Sequence[Card], held: dict[Seat, Sequence[Card]], indicator: Card
) -> Laid:
    """Where each card is, when these were played and those are held."""
    where: dict[Card, Where] = {}
    for seat, some in held.items():
        for card in some:
            apart = view.closed and seat == view.maker and card == indicator
            where[card] = ("indicator" if apart else "hand", seat, 0)
    for play, card in zip(plays, cards, strict=True):
        kind = "played" if play.card is not None else "folded" if play.trick < view.number else "table"
        where[card] = (kind, play.seat, play.trick)
    assert len(where) == 32
    return Laid(indicator, where)


def legal(
    view: View, plays: Sequence[Seen], cards: Sequence[Card], held: dict[Seat, list[Card]], indicator: Card
) -> bool:
    """Could it all have gone like that, and been seen like that?"""
    trump, maker = indicator.suit, view.maker
    whole = {seat: list(some) for seat, some in held.items()}
    for play, card in zip(plays, cards, strict=True):
        whole[play.seat].append(card)
    if indicator not in whole[maker] or set(view.first) - set(whole[view.seat]):
        return False
    tricks: dict[int, list[tuple[Seen, Card]]] = {}
    for play, card in zip(plays, cards, strict=True):
        tricks.setdefault(play.trick, []).append((play, card))
    closed = not any(one.do == "open" for one in view.log)
    bound = False
    orders: dict[Seat, list[Card]] = {}
    claims = [(claim.trick, claim.after, claim) for claim in view.claims]
    for number in range(1, view.number + 1):
        trick = tricks.get(number, [])
        for nth in range(5):
            for _, _, claim in [one for one in claims if one[:2] == (number, nth)]:
                if set(claim.order) != set(whole[claim.seat]):
                    return False
                orders[claim.seat] = list(claim.order)
                if claim.seat == maker and indicator in whole[maker]:
                    closed = False
            if nth >= len(trick):
                continue
            play, card = trick[nth]
            hand = whole[play.seat]
            led = trick[0][1].suit if nth else None
            fine = allowed(hand, indicator, closed and play.seat == maker, led, number, bound and play.seat == maker)
            if card not in fine or play.folded != (closed and nth > 0 and card.suit != led):
                return False
            if play.seat in orders:
                if card != next(one for one in orders[play.seat] if one in fine):
                    return False
                orders[play.seat].remove(card)
            hand.remove(card)
            if closed and card == indicator and not play.folded:
                closed = False
        if len(trick) < 4:
            continue
        found = any(play.folded and card.suit == trump for play, card in trick)
        for play, card in trick:
            turned = found and play.folded and (play.seat != maker or card == indicator)
            if turned != play.shown:
                return False
        forced = number == 1 and view.contract.amount >= 250 and view.profile.open_at_250
        closed = closed and not (found or forced)
        leads = trick[0][0].seat == maker and view.profile.exhausted_trumps != "never"
        bound = bound or (leads and [card.suit == trump for _, card in trick] == [True, False, False, False])
    return closed == bool(view.closed)


def allowed(hand: list[Card], indicator: Card, guarded: bool, led: str | None, number: int, bound: bool) -> list[Card]:
    """The cards that may be played to this lead (``None``: led). ``guarded``: by a maker whose trump is closed."""
    trump, apart = indicator.suit, guarded and indicator in hand
    own = [one for one in hand if not (apart and one == indicator)]
    if apart and not own:
        return [indicator]
    trumps = [one for one in own if one.suit == trump]
    others = [one for one in own if one.suit != trump]
    if led is None:
        return others if apart and number == 1 else trumps if bound and trumps else own
    same = [one for one in own if one.suit == led]
    if same or not apart:
        return same or own
    return others if led == trump else [*others, indicator]


# --- worlds bounded by a few facts


def bounded(view: View, premises: Sequence[Any], callers: dict[Card, Where]) -> Iterator[Laid]:
    """Every placing of the unseen cards that these facts leave possible. ``callers``: the cards placed by Caps calls.

    What is not bound: how many cards a hand holds, what suits it is out of, whether a folded card is a trump, what the
    maker must lead. What always is: a folded card is one card, and a closed indicator is one card of the maker's.
    """
    plays = seen_plays(view)
    where: dict[Card, Where] = dict.fromkeys(view.hand, ("hand", view.seat, 0)) | callers
    slots: list[Where] = []
    for play in plays:
        if play.card is not None:
            where[play.card] = ("played", play.seat, play.trick)
        else:
            slots.append(("folded" if play.trick < view.number else "table", play.seat, play.trick))
    slots = [one for one in slots if one not in callers.values()]
    maker, known = view.maker, view.indicator
    if known is not None and known not in where:
        where[known] = ("hand", maker, 0)
    if known is not None and view.closed and view.seat == maker and known in view.hand:
        where[known] = ("indicator", maker, 0)
    unseen = [one for one in PACK if one not in where]
    given = len(where)
    cutting = [one for one in slots if one[0] == "table" and one[1] == maker]
    aparts = [False] if known is not None else [False, True] if cutting else [True]
    for apart in aparts:
        spots = [*slots, ("indicator", maker, 0)] if apart else slots
        for some in itertools.permutations(unseen, len(spots)):
            single = dict(zip(spots, some, strict=True))
            indicator = known or single["indicator", maker, 0] if apart or known else single[cutting[0]]
            led = view.trick[0].card.suit if view.trick else None
            if known is None and not apart and led == indicator.suit:
                continue
            rest = [one for one in unseen if one not in some]
            hands: list[Where] = [("hand", seat, 0) for seat in SEATS if seat != view.seat]
            if not all(keeps(one, indicator, single, {}, {}, view, plays) for one in premises if one.kind != "count"):
                continue
            fits = {card: [at for at in hands if free(card, at, indicator, premises)] for card in rest}
            for chosen in itertools.product(*(fits[card] for card in rest)):
                placed = dict(zip(rest, chosen, strict=True))
                all_of = where | {card: at for at, card in single.items()} | placed
                if all(keeps(one, indicator, single, placed, all_of, view, plays) for one in premises):
                    assert given + len(single) + len(placed) == 32
                    yield Laid(indicator, all_of)


def free(card: Card, at: Where, indicator: Card, premises: Sequence[Any]) -> bool:
    """Do the facts about single hands leave this card there?"""
    for one in premises:
        spent = one.kind in ("spent", "spent-if") and indicator.suit == one.suits
        if (one.kind == "void" or spent) and at[1] == one.seat and card.suit == one.suits:
            return False
    return True


def keeps(
    fact: Any,
    indicator: Card,
    single: dict[Where, Card],
    placed: dict[Card, Where],
    all_of: dict[Card, Where],
    view: View,
    plays: Sequence[Seen],
) -> bool:
    """Does such a placing (``single`` cards face down, ``placed`` in hands) keep to one fact?"""
    if fact.kind == "void":  # what it folded from then on is of another suit, unless it was the indicator
        since = fact.sources[0].trick
        return not any(
            card.suit == fact.suits and card != indicator and at[1] == fact.seat and at[2] >= since and at[2]
            for at, card in single.items()
        )
    if fact.kind == "no-trump":
        card = single[tuple(fact.spot)]
        return card.suit != indicator.suit or (card == indicator and fact.spot.kind == "table")
    if fact.kind == "cut":
        return single[tuple(fact.spot)] == indicator
    if fact.kind == "not-trump":
        return indicator.suit != fact.suits
    if fact.kind in ("spent", "spent-if") and indicator.suit == fact.suits and view.indicator is None:
        later = [one for one in plays if one.seat == fact.seat and one.trick > fact.sources[1].trick and one.card]
        return all(one.card.suit != fact.suits for one in later)
    if fact.kind == "count" and all_of:
        apart = ("indicator", fact.seat, 0) in single
        return sum(at[1] == fact.seat for at in placed.values()) + apart == fact.number
    return True
