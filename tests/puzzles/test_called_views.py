"""Views of the called games as JSON and back, and in a disguise."""

from __future__ import annotations

import json
import random

import pytest

from puzzles.disguise import CODES, Disguise
from puzzles.disguise_views import view_in
from puzzles.views import read_view, view_json
from tests.contract.called import random_record
from tutor.record import load
from tutor.rules.called import CalledView


@pytest.mark.parametrize("game", ["call-partner", "widow"])
def test_a_view_comes_back_from_json_as_it_was(rng: random.Random, game: str) -> None:
    for _ in range(12):
        for moment in load(random_record(rng, game)).deals():
            for seat in moment.profile.form.seating.order:
                view = moment.view(seat)
                again = read_view(json.loads(json.dumps(view_json(view))))
                assert isinstance(again, CalledView)
                assert view_json(again) == view_json(view)
                assert (again.log, again.marriages, again.targets) == (view.log, view.marriages, view.targets)


@pytest.mark.parametrize("game", ["call-partner", "widow"])
def test_a_disguised_view_is_the_view_of_the_disguised_deal(rng: random.Random, game: str) -> None:
    codes = CODES if game == "call-partner" else [one for one in CODES if one % 4 == 0]
    for _ in range(15):
        whole = [*load(random_record(rng, game)).deals()]
        by, moment = Disguise(rng.choice(codes)), rng.choice(whole)
        other = by.deal(moment)
        for seat in moment.profile.form.seating.order:
            assert view_json(view_in(moment.view(seat), by)) == view_json(other.view(by.seat(seat)))
