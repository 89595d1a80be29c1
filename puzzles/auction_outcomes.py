"""Questions about what a call brings: is the auction over, whose call is next, who is maker, who leads.

The view stops before that call and the question names it, so nothing that is shown can tell the answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from puzzles.auction_hints import ladder
from puzzles.auction_themes import CallTheme
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Judged, Question
from puzzles.yes_no import YES_NO, yes_no
from tutor.rules.actions import Bid
from tutor.rules.deal import Deal
from tutor.rules.ruling import Ruling
from tutor.rules.standing import CALLS, rule_lead, rule_maker, rule_next, rule_over
from tutor.rules.state import AUCTION, SECOND
from tutor.seats import SEATS, Seat

CLAIMS: Final[dict[str, Callable[[Deal, str], Ruling]]] = {"maker": rule_maker, "lead": rule_lead}
"""The questions that name a seat, and who judges them."""

NEAR: Final = 0.85
"""How often a wrong claim about the maker names the last bidder, while the auction is still on."""


RELATIONS: Final = ("right", "partner", "left")
"""Where the next to call sits, seen from the last caller: each comes as often as the others."""


class Want(NamedTuple):
    """The answer that is wanted: yes or no, or the ``relation`` in which the next to call sits to the last; and whether
    a question about the lead is one of Partner Close Caps."""

    yes: bool
    relation: str
    pcc: bool


def draw_want(rng: random.Random) -> Want:
    """What is wanted, each as often as the others."""
    return Want(rng.random() < 0.5, rng.choice(RELATIONS), rng.random() < 0.5)


def outcomes(
    rng: random.Random, moments: Sequence[Deal], theme: CallTheme, ask: str, want: Want
) -> Iterator[Draft | Thrown]:
    """Drafts about the calls of a walk, with the answer that is wanted."""
    after = [one for one in moments if one.entry is not None and isinstance(one.entry.action, CALLS)]
    after = [one for one in after if _belongs(one, theme)]
    rng.shuffle(after)
    if ask == "next":
        yield from _next(rng, after, theme, want.relation)
    elif ask == "over":
        some = [one for one in after if rule_over(one).allowed == want.yes and _is_close(one)]
        for deal in some[:1]:
            yield _draft(rng, deal, theme, ask, yes_no(rule_over(deal)), None)
    else:
        for deal in after:
            seat = _claimed(rng, deal, ask, want)
            if seat is not None:
                yield _draft(rng, deal, theme, ask, yes_no(CLAIMS[ask](deal, seat)), seat)
                return
    yield Thrown("no-such-outcome")


def _belongs(deal: Deal, theme: CallTheme) -> bool:
    """Is this call one of the theme: partner asked, a pass before, a bid on eight cards?"""
    before = deal.parent
    if theme.id == "call-ask":
        return any(one.action.do == "ask" for one in deal.log)
    if theme.id == "call-after-pass":
        return any(one.seat is deal.turn and one.action.do == "pass" for one in deal.log)
    if theme.id == "call-new-maker":
        return before is not None and before.phase == SECOND and deal.position.auction.here
    return True


def _is_close(deal: Deal) -> bool:
    """Is it worth asking whether the auction is over: two passes at least, a delegated call, or the last circuit?"""
    log = deal.log
    if log[-1].action.do == "ask":
        return True
    if deal.parent is not None and deal.parent.phase == SECOND:
        return log[-1].action.do == "pcc" or deal.parent.position.auction.calls >= 2
    return log[-1].action.do == "pass" and deal.position.auction.passed.bit_count() >= 2


def _next(rng: random.Random, after: Sequence[Deal], theme: CallTheme, wanted: str) -> Iterator[Draft | Thrown]:
    """Whose call is next, where it is the seat that is wanted."""
    for deal in after:
        if deal.phase != AUCTION or deal.entry is None or deal.turn is not getattr(deal.entry.seat, wanted):
            continue
        if len(deal.log) < 2:
            continue
        judged = tuple(Judged(choice=str(one), ruling=rule_next(deal, one)) for one in SEATS)
        yield _draft(rng, deal, theme, "next", judged, None)


def _claimed(rng: random.Random, deal: Deal, ask: str, want: Want) -> Seat | None:
    """The seat to name in a claim that is true or not, as wanted; ``None`` where this moment has none to name."""
    over, contract, parent = rule_over(deal).allowed, deal.contract, deal.parent
    if contract is None or parent is None:
        return None
    if ask == "lead":
        if not deal.profile.second_auction:
            return _first_leader(rng, deal, want) if over else None
        return _leader(rng, deal, want) if over and parent.phase == SECOND else None
    if want.yes:
        return contract.seat if over else None
    if rng.random() < NEAR:
        return contract.seat if not over and _is_close(deal) else None
    others = [one for one in (contract.seat.partner, parent.maker) if one is not None and one is not contract.seat]
    return rng.choice(others) if over else None


def _leader(rng: random.Random, deal: Deal, want: Want) -> Seat | None:
    """Eldest or the maker, so that neither is right more often; deals where they are the same tell nothing."""
    contract, entry = deal.contract, deal.entry
    assert contract is not None
    assert entry is not None
    if contract.seat is deal.eldest or contract.is_pcc != want.pcc:
        return None
    if not (want.yes or want.pcc) and contract.seat is not entry.seat and rng.random() < 0.7:
        return None  # the last to call shall not be right more often either
    return contract.seat if want.yes == want.pcc else deal.eldest


def _first_leader(rng: random.Random, deal: Deal, want: Want) -> Seat | None:
    """Eldest, or another seat, where nobody can come to play alone: the maker may be either."""
    others = [one for one in SEATS if one is not deal.eldest]
    maker = deal.maker
    if want.yes:
        return deal.eldest
    return maker if maker in others and rng.random() < 0.5 else rng.choice(others)


def told_call(deal: Deal, ask: str, judged: tuple[Judged, ...], named: Seat | None = None) -> tuple[Deal, Question]:
    """The question what the last call of a deal brings, which it names, and the deal before that call."""
    before, entry = deal.parent, deal.entry
    assert before is not None
    assert entry is not None
    args: dict[str, Arg] = {"who": entry.seat, "call": entry.action.do}
    args["bid"] = entry.action.amount if isinstance(entry.action, Bid) else 0
    if named is not None:
        args["named"] = named
    choices = tuple(one.choice for one in judged)
    of_seats = choices != YES_NO
    question = Question(
        ask=f"ask-auction-{ask}", mode="one", choices=choices, of="seat" if of_seats else "word", args=args
    )
    return before, question


def _draft(
    rng: random.Random, deal: Deal, theme: CallTheme, ask: str, judged: tuple[Judged, ...], named: Seat | None
) -> Draft:
    before, question = told_call(deal, ask, judged, named)
    return Draft(
        before,
        rng.choice(SEATS),
        question,
        judged,
        ladder(rng, theme, question, judged),
        _features(deal, judged, ask),
        _also(deal, theme),
    )


def _also(deal: Deal, theme: CallTheme) -> tuple[str, ...]:
    return ("call-all-pass",) if deal.ended == "all-pass" and theme.id != "call-all-pass" else ()


def _features(deal: Deal, judged: tuple[Judged, ...], ask: str) -> dict[str, float]:
    """As for calls; what tempts is what a beginner would guess: the right-hand neighbour, three passes, the maker."""
    log = deal.log
    right = next(one.choice for one in judged if one.ruling.allowed)
    if ask == "next":
        guess = str(log[-1].seat.right)
    elif ask == "over":
        guess = "yes" if [one.action.do for one in log[-3:]] == ["pass"] * 3 else "no"
    else:
        guess = "yes" if deal.contract is not None and ask == "maker" else "no"
    assert deal.parent is not None
    return {
        "choices": len(judged),
        "tempting": 3.0 * (guess != right),
        "rules": 1.0 if ask == "lead" else 0.0,
        "calls": min(9, len(log)),
        "asked": float(any(one.action.do == "ask" for one in log)),
        "second": float(deal.parent.phase == SECOND),
    }
