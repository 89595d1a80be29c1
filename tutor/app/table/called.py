"""What the table shows where the maker calls a card or plays alone: target, called card, sides, scores, widow."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.cards import card
from tutor.rules.called import CalledView
from tutor.rules.called.sides import taken
from tutor.rules.state import OVER, PLAY
from tutor.seats import Seat
from tutor.wording import Words

from .payload import Badge, Fact, Widow


def number(one: int) -> str:
    """A score as it is printed, with a real minus sign.

    >>> number(-1), number(4)
    ('−1', '4')
    """
    return f"−{-one}" if one < 0 else str(one)


def scores_of(view: CalledView, after: Mapping[str, int] | None) -> dict[Seat, int]:
    """The running score of each seat; ``after`` are those after a deal that is over."""
    return {one: after[one] if after is not None else view.scores[one.place] for one in view.profile.form.seating.order}


# -- the rim -----------------------------------------------------------------------------------------------------------


def _target(view: CalledView, told: Words, counted: bool) -> Fact:
    """What must be reached; where that is for the reader to count, what was bid."""
    label, some = told.say("seat-target" if counted else "app-contract"), view.targets
    if view.contract is None or view.contract.amount is None:
        return Fact(label=label, value=told.say("app-contract-none"), short=told.say("page-none-short"))
    if not counted:
        bid = told.bid(view.contract.amount)
        return Fact(label=label, value=bid, short=bid)
    short = told.say("seat-target-open", targets=" / ".join(map(str, some)))
    value = short
    if some != (view.contract.amount,):
        value = told.say("seat-target-moved", target=short, bid=told.bid(view.contract.amount))
    return Fact(label=label, value=value, short=short)


def _trump(view: CalledView, told: Words) -> Fact:
    label = told.say("app-trump")
    if view.trump is None:
        return Fact(label=label, value=told.say("app-trump-none"), short=told.say("page-none-short"))
    return Fact(label=label, value=told.suit(view.trump), short="", suit=view.trump)


def _called(view: CalledView, told: Words) -> Fact:
    label = told.say("seat-called")
    if view.card is None:
        return Fact(label=label, value=told.say("seat-called-none"), short=told.say("page-none-short"))
    sign = told.card_sign(view.card)
    return Fact(label=label, value=sign, short=sign)


def _sides(told: Words, label: str, counts: tuple[int, int], sure: bool) -> Fact:
    """What the maker's side and the others have; where the partner is unknown, at least."""
    long, short = (
        [str(one) if sure else told.say(key, points=one) for one in counts]
        for key in ("app-points-at-least", "page-at-least-short")
    )
    return Fact(
        label=told.say(label),
        value=told.say("seat-pair", ours=long[0], theirs=long[1]),
        short=told.say("page-pair-short", ours=short[0], theirs=short[1]),
    )


def facts_of(view: CalledView, told: Words, after: Mapping[str, int] | None, points: bool) -> list[Fact]:
    """The facts; what finds no room on the rim is spoken. With no ``points`` nothing is counted."""
    facts = [_target(view, told, points), _trump(view, told)]
    if view.profile.form.partners == "called":
        facts.append(_called(view, told))
    if view.phase in (PLAY, OVER) and view.trump is not None:
        have = taken(view)
        if points:
            facts.append(_sides(told, "seat-points-sides", have.points, have.sure))
        tricks = _sides(told, "seat-tricks-sides", have.tricks, have.sure)
        facts.append(Fact(**tricks, spoken=True))
    each = [told.say("seat-score-one", who=one, score=number(score)) for one, score in scores_of(view, after).items()]
    facts.append(Fact(label=told.say("seat-scores"), value=told.list(each), spoken=True))
    lying = widow_of(view, told)
    return facts if lying is None else [*facts, Fact(label=lying["text"], value=lying["label"], spoken=True)]


# -- the seats ---------------------------------------------------------------------------------------------------------


def roles_of(view: CalledView, seat: Seat) -> list[str]:
    """What a seat is, as far as the reader's seat knows."""
    roles = []
    if seat == view.maker:
        roles.append("maker")
    if seat == view.dealer:
        roles.append("dealer")
    if seat == view.partner:
        roles.append("partner")
    return roles


def badges_of(view: CalledView, seat: Seat, told: Words) -> list[Badge]:
    """What a seat has shown or promised: that the maker is alone, marriages, a slam."""
    badges = []
    if seat == view.maker and (view.alone or (view.profile.form.partners == "none" and view.trump is not None)):
        badges.append(Badge(id="alone", text=told.say("seat-role-alone")))
    for one in view.marriages:
        if one.seat == seat:
            pair = " ".join(told.card_sign(card(f"{rank}{one.suit}")) for rank in "KQ")
            badges.append(Badge(id="marriage", text=pair))
    if seat == view.slam:
        badges.append(Badge(id="slam", text=told.say("seat-role-slam")))
    return badges


def widow_of(view: CalledView, told: Words) -> Widow | None:
    """The cards that lie apart, as far as this seat knows them (``widow.deal``); ``None`` where there are none."""
    count = view.profile.form.widow
    if not count:
        return None
    if view.widow is None:
        label, cards = told.say("seat-widow-hidden", count=count), [None] * count
        return Widow(cards=list(cards), label=label, text=told.say("seat-widow"))
    label = told.say("seat-widow-known", cards=view.widow)
    return Widow(cards=[str(one) for one in view.widow], label=label, text=told.say("seat-widow"))
