"""Laws of ``caps.due``: the short cuts that spare a proof search never change what is due."""

from __future__ import annotations

import random
from typing import Final

import pytest

from tutor.cards import PACK, Hand
from tutor.profiles import Profile, load_profile
from tutor.rules import Deal
from tutor.rules.caps import first_due
from tutor.rules.doomed import is_doomed
from tutor.rules.playout import play_out, quiet_action, random_whole
from tutor.seats import SEATS, Seat
from tutor.solver import prove
from tutor.solver.claims import READINGS
from tutor.solver.moments import prove_as_read

TABLE: Final = load_profile()


def _strong(rng: random.Random, profile: Profile) -> Deal:
    """A deal in which the north-south hands hold most high cards, so that claims are often near."""
    high = sorted(PACK, key=lambda card: card.power + rng.random() * 5, reverse=True)
    ours, theirs = list(high[:16]), list(high[16:])
    rng.shuffle(ours)
    rng.shuffle(theirs)
    hands = {"S": ours[:8], "N": ours[8:], "E": theirs[:8], "W": theirs[8:]}
    first = {seat: Hand(hands[seat][:4]) for seat in SEATS}
    second = {seat: Hand(hands[seat][4:]) for seat in SEATS}
    return Deal.start(rng.choice(SEATS), first, second, profile=profile)


def _whole(rng: random.Random, number: int, profile: Profile = TABLE) -> Deal:
    return random_whole(rng, profile) if number % 3 == 0 else play_out(_strong(rng, profile), rng, quiet_action)


def _asked_everywhere(deal: Deal) -> dict[Seat, tuple[int, int]]:
    """The first due moment of each seat, by asking for a proof at every moment."""
    found: dict[Seat, tuple[int, int]] = {}
    for moment in deal.path():
        play = moment.play
        if moment.phase != "play" or play is None or play.alone:
            continue
        for seat in SEATS:
            open_still = seat not in found and play.lost(seat.place % 2) is None and moment.hand(seat)
            if open_still and prove_as_read(moment.view(seat)).verdict == "sure":
                found[seat] = (play.number, len(play.trick))
    return found


@pytest.mark.parametrize("reading", READINGS)
def test_caps_due_is_what_asking_at_every_moment_gives(rng: random.Random, reading: str) -> None:
    dues, profile = 0, load_profile({"base": TABLE.name, "settings": {"caps_reading": reading}})
    for number in range(60):
        deal = _whole(rng, number, profile)
        due = {seat: (one.trick, one.after) for seat, one in first_due(deal.path(), prove_as_read).items()}
        assert due == _asked_everywhere(deal), deal.log
        dues += len(due)
    assert dues > 5


def test_a_doomed_side_is_due_no_claim(rng: random.Random) -> None:
    doomed = proved = 0
    for number in range(60):
        for deal in _whole(rng, number).path():
            play = deal.play
            if deal.phase != "play" or play is None or play.alone:
                continue
            for seat in SEATS:
                if play.lost(seat.place % 2) is not None or not deal.hand(seat):
                    continue
                verdict = prove(deal.view(seat), None).verdict
                proved += verdict == "sure"
                if is_doomed(play, seat.place % 2):
                    doomed += 1
                    assert verdict != "sure", (seat, deal.log)
    assert doomed > 200
    assert proved > 10
