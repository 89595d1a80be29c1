"""Random deals of the called games with everything a learner might try, for sentences about all of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from puzzles.called_table import Habits, walk
from tutor.cards import CARDS, SUITS, Card
from tutor.knowledge.called import points_lacking, side_points, suit_out
from tutor.rules import (
    AnnounceSlam,
    AskPartner,
    Bid,
    CallCard,
    Deal,
    Exchange,
    NameTrump,
    Pass,
    Play,
    Reason,
    ShowMarriage,
)
from tutor.rules.actions import Action
from tutor.rules.called import CalledView
from tutor.rules.called.asking import others, rule_partner, target_now
from tutor.rules.called.calls import rule_lead, rule_maker, rule_next, rule_over
from tutor.rules.called.reckoning import rule_ahead, rule_alone, rule_reached, rule_scores
from tutor.rules.called.score import score
from tutor.rules.called.sides import taken
from tutor.rules.dealing import random_deal
from tutor.rules.ruling import Ruling
from tutor.rules.trickview import trick_end
from tutor.rules.view import View
from tutor.seats import Seat

PROFILES = ("call-partner", "widow")
TRIES: tuple[Action, ...] = (
    *(Bid(amount) for amount in (145, 150, 152, 185, 250, 305)),
    Pass(),
    NameTrump("S"),
    AskPartner(),
    AnnounceSlam(),
    *(ShowMarriage(suit) for suit in SUITS),
)


def tries(rng: random.Random, deal: Deal, seat: Seat) -> Iterator[Action]:
    """What this seat may do or try: the candidates, and actions of other phases, hands and games."""
    yield from deal.candidates(seat)
    yield from TRIES
    held = list(deal.hand(seat))
    some: list[Card] = rng.sample(held, min(2, len(held)))
    for card in (*some, rng.choice(CARDS)):
        yield CallCard(card)
        yield Play(card)
        yield Play(card, folded=True)
        yield Exchange([card], [rng.choice(CARDS)])
        yield Exchange([card, card], [card])
    yield Exchange([], some)


def step(rng: random.Random, deal: Deal) -> Deal:
    """The deal after one legal action; slams and marriages come often, so that rare rules come up."""
    order = deal.profile.form.seating.order
    for seat in rng.sample(order, len(order)):
        if rng.random() < 0.03 and deal.rule(seat, AnnounceSlam()):
            return deal.act(seat, AnnounceSlam())
    assert deal.turn is not None
    actions = [one for one in deal.actions(deal.turn) if not isinstance(one, AnnounceSlam)]
    if isinstance(actions[0], Pass) and rng.random() < 0.5:
        return deal.act(deal.turn, actions[0])
    return deal.act(deal.turn, rng.choice(actions))


def whole(rng: random.Random, profile: str) -> Deal:
    """A whole deal, played to its last card."""
    deal = random_deal(rng, profile=profile)
    while deal.phase != "over":
        deal = step(rng, deal)
    return deal


def claims(view: View) -> Iterator[Ruling]:
    """What this seat can tell of partner and target, right and wrong."""
    assert isinstance(view, CalledView)
    if view.phase != "play":
        return
    if view.card is not None and view.partner is None:
        yield from (rule_partner(view, one) for one in others(view))
    if view.target is not None:
        tally = target_now(view)
        yield from (tally.rule(number) for number in (tally.right, *tally.slips, -1, 999))


def counted(view: View) -> Iterator[Ruling]:
    """What this seat can count, right and wrong."""
    assert isinstance(view, CalledView)
    if view.phase != "play":
        return
    tallies = [suit_out(view, suit) for suit in SUITS]
    if taken(view).sure:
        tallies += [side_points(view, True), side_points(view, False)]
        if view.target is not None and view.target > taken(view).points[0]:
            tallies.append(points_lacking(view))
    for tally in tallies:
        yield from (tally.rule(number) for number in (tally.right, *tally.slips))


def outcomes(deal: Deal) -> Iterator[Ruling]:
    """What a call, a trick or a whole deal brings, claimed of every seat."""
    order = deal.profile.form.seating.order
    if deal.entry is not None and deal.entry.action.do in ("bid", "pass"):
        yield rule_over(deal)
        yield from (rule_maker(deal, one) for one in order)
        ask = rule_next if deal.phase == "auction" else rule_lead
        yield from (ask(deal, one) for one in order)
    end, called = trick_end(deal), deal.called
    if end is not None and called is not None and called.card in [one.card for one in end.cards]:
        yield rule_alone(deal)
    if deal.phase == "over":
        scored = score(deal)
        yield rule_reached(scored)
        yield from (rule_scores(deal, one, number) for one in order for number in (-1, 0, 1, 4))
        yield from (rule_ahead(scored.after, one) for one in order)


def slams(rng: random.Random) -> Iterator[Deal]:
    """Deals of a strong maker, in which every trick is often announced, and of makers who are left alone."""
    for profile in PROFILES:
        for _ in range(30):
            yield from walk(rng, profile, Habits(strong=True, slams=0.5))
            yield from walk(rng, profile, Habits(leads_called=1.0, wise=0.9, calls_long=True))


def called_reasons(rng: random.Random, count: int = 100) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of so many deals of each game, for the seat to move and another."""
    for profile in PROFILES:
        for _ in range(count):
            for deal in whole(rng, profile).path():
                order = deal.profile.form.seating.order
                view = deal.view(rng.choice(order))
                some = counted(view) if rng.random() < 0.1 else ()
                for ruling in (*claims(view), *some, *outcomes(deal)):
                    yield from ((reason, order[0]) for reason in ruling.reasons)
                for seat in dict.fromkeys((deal.turn or order[0], rng.choice(order))):
                    for action in tries(rng, deal, seat):
                        for reason in deal.rule(seat, action).reasons:
                            yield reason, seat
    for deal in slams(rng):
        for ruling in outcomes(deal):
            yield from ((reason, deal.profile.form.seating.order[0]) for reason in ruling.reasons)
