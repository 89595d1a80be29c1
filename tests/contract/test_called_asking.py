"""Who can be the partner, and what the target is: against every way in which the unseen cards may lie."""

from __future__ import annotations

import random

import pytest

from tests.clauses.called_table import FOUR, OPENING, deal, view
from tests.contract.called import random_record
from tutor.cards import PACK, Hand
from tutor.record import load
from tutor.rules import Deal, IllegalAction
from tutor.rules.called import CalledView
from tutor.rules.called.asking import others, rule_partner, target_now


def world(rng: random.Random, seen: CalledView, start: Deal, holder: str) -> Deal | None:
    """The same deal with other unseen hands, ``holder`` with the called card; ``None`` where it breaks a rule."""
    order, dealt = start.profile.form.seating.order, {}
    unseen = [one for one in PACK if one not in start.dealt_hand(seen.seat)]
    cards = [each for one in seen.tricks for each in one.cards] + [*seen.trick]
    fallen = {each.card: each.seat for each in cards}
    unseen = [one for one in unseen if one not in fallen and one != seen.card]
    rng.shuffle(unseen)
    for seat in order:
        if seat is seen.seat:
            dealt[seat] = start.dealt_hand(seat)
            continue
        played = [one for one, who in fallen.items() if who is seat and one is not None]
        held = seen.held[seat.place] - (seat == holder)
        mine = [seen.card] if seat == holder and seen.card is not None else []
        dealt[seat], unseen = Hand([*played, *mine, *unseen[:held]]), unseen[held:]
    found = Deal.of_hands(start.dealer, dealt, None, None, start.profile)
    try:
        for entry in start.log:
            found = found.act(entry.seat, entry.action)
    except IllegalAction:
        return None
    return found


def test_whoever_may_be_the_partner_is_so_in_some_world_and_nobody_else_is(rng: random.Random) -> None:
    ruled_out = 0
    for _ in range(60):
        deals = [*load(random_record(rng, "call-partner", slam=0)).deals()]
        for moment in rng.sample([one for one in deals if one.phase == "play"], 4):
            seen = view(moment, rng.choice(moment.profile.form.seating.order))
            if seen.card is None or seen.partner is not None:
                continue
            ruled = {one: rule_partner(seen, one).allowed for one in others(seen)}
            found = {one: any(world(rng, seen, moment, one) for _ in range(25)) for one in ruled}
            ruled_out += len(ruled) - sum(ruled.values())
            assert all(ruled[one] for one, there in found.items() if there), (ruled, found)
    assert ruled_out > 5


def test_the_partner_is_among_those_who_may_be(rng: random.Random) -> None:
    for _ in range(40):
        for moment in load(random_record(rng, "call-partner", slam=0)).deals():
            for seat in moment.profile.form.seating.order if moment.phase == "play" else ():
                seen = view(moment, seat)
                if seen.partner is None:
                    assert moment.called is not None
                    allowed = [one.place for one in others(seen) if rule_partner(seen, one)]
                    assert moment.called.holder in allowed


def test_partner_is_no_question_where_it_is_known() -> None:
    at = deal(OPENING)
    with pytest.raises(ValueError, match="no question for N"):
        rule_partner(view(at, "N"), "W")
    with pytest.raises(ValueError, match="S may be the partner is no question"):
        rule_partner(view(at, "W"), "S")


def test_target_slips_are_no_right_numbers() -> None:
    hands = {**FOUR, "N": "8S JH 9H 8H KD QD TC AC", "E": "7S 7H TD 9D AD JC KC QC"}
    at = deal(OPENING + "S:JS W:QS N:8S E:7S S:marriage=H S:7C W:9C N:marriage=D", **hands)
    assert view(at, "S").targets == (110, 150)
    with pytest.raises(ValueError, match="S cannot know the target"):
        target_now(view(at, "S"))
    tally = target_now(view(at, "N"))
    assert (tally.right, tally.rule(110).allowed, tally.rule(130).allowed) == (110, True, False)
    assert {150, 130, 170 - 20} <= {*tally.slips, 130}
    assert tally.rule(150).reasons[0].id in ("target-bid", "target-wrong-way")
