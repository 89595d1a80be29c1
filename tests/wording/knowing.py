"""Reasons about what a seat knows and about a closed trump: random and made-up deals, every claim, right and wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator

from puzzles import open_it
from puzzles.brisk import brisk
from puzzles.club_open_it import THEMES as CLUB
from puzzles.knowledge_themes import THEMES as KNOW
from puzzles.open_it_themes import THEMES as OPEN
from tutor.cards import SUITS
from tutor.knowledge import STATES, Knower
from tutor.knowledge.because import reason_of
from tutor.rules import Deal, Reason
from tutor.rules.opening import HOWS, NEEDS, rule_caps_opens, rule_end, rule_itself, rule_may, rule_need
from tutor.rules.ruling import IllegalAction, Ruling
from tutor.rules.trickview import trick_end
from tutor.rules.view import View
from tutor.seats import SEATS, Seat


def _known(view: View) -> Iterator[Ruling]:
    know = Knower(view)
    yield Ruling(True, tuple(reason_of(one, know.turns, know.know.maker) for one in know.premises))
    back = [view.indicator] if view.indicator is not None and view.seat is not view.maker and not view.closed else []
    for card in (*know.unseen[::3], *back):
        for who in SEATS:
            if who is not view.seat and (card in know.unseen or card.bit & know.know.known[know.know.maker]):
                yield know.rule_hold(who, card, "sure")
                yield know.rule_must(who, card)
                yield know.rule_can(who, card)
    for suit in SUITS:
        yield know.rule_may_trump(suit)
        yield know.rule_trump(suit, "possible")
        for spot in sorted({one for some in know.spots.values() for one in some}):
            if spot.kind in ("folded", "table"):
                yield know.rule_folded(spot, suit)
    for turn in know.turns:
        for who in SEATS if turn.face_down else ():
            yield know.rule_saw(turn.seat, turn.trick, who)
    for state in STATES:
        yield know.rule_spoilt(state)


def _opening(deal: Deal) -> Iterator[Ruling]:
    end, play, maker = trick_end(deal), deal.play, deal.maker
    if end is not None and end.indicator is not None and end.opened != "last-trick":
        for how in HOWS:
            yield rule_end(end, how)
    if play is None or maker is None or deal.phase != "play":
        return
    yield rule_may(deal, maker)
    for need in NEEDS:
        yield rule_need(deal, maker, need)
    if play.closed and play.number < 8:
        yield rule_itself(deal)
        for seat in SEATS:
            try:
                yield rule_caps_opens(deal, seat)
            except IllegalAction:
                continue


def known(rng: random.Random, count: int = 120) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of so many deals of each theme, at a few moments of each."""
    for know in KNOW.values():
        for _ in range(count):
            moments = [one for one in brisk(rng, know.plan, know.guess, know.short) if one.phase == "play"]
            deal, seat = rng.choice(moments), rng.choice(SEATS)
            for ruling in _known(deal.view(seat)) if deal.contract and not deal.contract.is_pcc else ():
                yield from ((reason, seat) for reason in ruling.reasons)
    for seed in range(count // 4):
        puzzle = open_it.KIND.make(seed, theme="open-house")
        yield from ((reason, puzzle.seat) for one in puzzle.proof for reason in one.ruling.reasons)  # type: ignore[attr-defined]
    own = random.Random(304)
    for theme, chance in [*((one, rng) for one in OPEN.values()), (CLUB["open-must"], own)]:
        for _ in range(count):
            for deal in theme.moments(chance):
                for ruling in _opening(deal):
                    yield from ((reason, deal.maker or SEATS[0]) for reason in ruling.reasons)
