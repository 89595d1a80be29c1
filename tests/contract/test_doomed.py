"""Law: a side that is doomed as the cards lie can prove no claim, whoever of it claims (``caps.due``)."""

from __future__ import annotations

import random

from tutor.cards import PACK, Hand
from tutor.rules import Deal
from tutor.rules.doomed import is_doomed
from tutor.rules.playout import play_out, quiet_action, random_whole
from tutor.seats import SEATS
from tutor.solver import prove


def _strong(rng: random.Random) -> Deal:
    """A deal in which the north-south hands hold most high cards, so that claims are often near."""
    high = sorted(PACK, key=lambda card: (card.power + rng.random() * 5), reverse=True)
    ours, theirs = list(high[:16]), list(high[16:])
    rng.shuffle(ours)
    rng.shuffle(theirs)
    hands = {"S": ours[:8], "N": ours[8:], "E": theirs[:8], "W": theirs[8:]}
    first = {seat: Hand(hands[seat][:4]) for seat in SEATS}
    second = {seat: Hand(hands[seat][4:]) for seat in SEATS}
    return Deal.start(rng.choice(SEATS), first, second)


def test_a_doomed_side_is_due_no_claim(rng: random.Random) -> None:
    doomed = proved = 0
    for number in range(60):
        whole = random_whole(rng) if number % 3 == 0 else play_out(_strong(rng), rng, quiet_action)
        for deal in whole.path():
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
