"""What the card table is told where six or eight play at the club."""

from __future__ import annotations

import json
import random

import pytest

from tests.screens.helpers import cards_in
from tutor.app.table.calls import calls_of
from tutor.app.table.facts import camps
from tutor.app.table.from_view import Scene, payload_of
from tutor.app.table.payload import Payload
from tutor.rules.deal import Deal
from tutor.rules.playout import random_whole
from tutor.rules.tokens import settle
from tutor.wording import LANGUAGES, words

BOTH = pytest.mark.parametrize("players", [6, 8])
PLACES = {
    6: ["bottom", "lower-right", "upper-right", "top", "upper-left", "lower-left"],
    8: ["bottom", "lower-right", "right", "upper-right", "top", "upper-left", "left", "lower-left"],
}


def whole(players: int, seed: int) -> Deal:
    return random_whole(random.Random(seed), {"base": "club", "settings": {"players": players}})


def table(deal: Deal, seat: str, lang: str = "en", **scene: object) -> Payload:
    return payload_of(deal.view(seat), words(lang), Scene(serial=1, place="p", **scene))  # type: ignore[arg-type]


@BOTH
def test_deal_partners_sit_round_the_cloth_anticlockwise(players: int) -> None:
    deal = next(whole(players, 1).path())
    for seat in deal.profile.form.seating.order:
        seats = table(deal, seat)["seats"]
        assert [one["seat"] for one in seats] == list(deal.profile.form.seating.from_seat(seat))
        assert [one["place"] for one in seats] == PLACES[players]
        badges = {one["seat"]: {badge["id"] for badge in one["badges"]} for one in seats}
        assert [one for one, some in badges.items() if "partner" in some] == [str(seat.partner)]
        assert [one for one, some in badges.items() if "eldest" in some] == [str(deal.eldest)]


@BOTH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_reaches_the_browser_that_the_seat_cannot_know(players: int, lang: str) -> None:
    for deal in [*whole(players, 2).path()][::4]:
        for seat in deal.profile.form.seating.order:
            view = deal.view(seat)
            seen = {*view.hand, *(one.card for trick in (*view.tricks, view) for one in _cards(trick) if one.card)}
            seen |= {view.indicator} if view.indicator else set()
            found = cards_in(json.dumps({**table(deal, seat, lang, calls=True), "texts": {}}, ensure_ascii=False))
            assert found <= seen, (seat, found - seen)


def _cards(trick: object) -> tuple[object, ...]:
    return getattr(trick, "cards", None) or getattr(trick, "trick", ())


@BOTH
def test_score_made_points_count_by_the_camp_of_the_maker(players: int) -> None:
    """The maker's side against all others, whose tricks and points are one sum (``score.made``)."""
    deal = whole(players, 3)
    assert deal.maker is not None
    for seat in deal.profile.form.seating.order:
        view = deal.view(seat)
        ours, theirs = camps(view)
        assert sorted([*ours, *theirs]) == sorted(deal.profile.form.seating.sides)
        assert seat.side in ours
        assert [deal.maker.side] in (ours, theirs)
        facts = {one["label"]: one["value"] for one in table(deal, seat)["facts"]}
        won = [sum(view.won[side] for side in camp) for camp in (ours, theirs)]
        assert facts["Tricks"] == f"us {won[0]} · them {won[1]}"
        assert sum(won) == 24 // players


@BOTH
def test_match_tokens_of_every_side_are_shown_ours_first(players: int) -> None:
    deal = whole(players, 4)
    after = settle(deal, None).after
    for seat in deal.profile.form.seating.order:
        tokens = table(deal, seat, tokens=after)["tokens"]
        assert tokens is not None
        assert tokens["ours"] == after[seat.side]
        others = [count for side, count in after.items() if side != seat.side]
        assert [one["count"] for one in tokens["others"]] == others
        assert tokens["theirs"] == sum(others)
        spoken = next(one for one in table(deal, seat, tokens=after)["facts"] if one.get("spoken"))
        assert spoken["value"].startswith(f"Your side {after[seat.side]}, ")


@BOTH
def test_the_calls_have_a_short_column_for_each_seat(players: int) -> None:
    deal = next(one for one in whole(players, 5).path() if one.phase == "indicator")
    calls = calls_of(deal.view("S"), words("nl").at(you="S"))
    assert len(calls["names"]) == players
    assert calls["names"][-1] == "Jij"
    assert {"ZO", "NO", "NW", "ZW"} <= set(calls["names"])
    assert all(len(row) == players for row in calls["rows"])


def test_cards_pack_names_the_ranks_of_the_short_pack() -> None:
    texts = table(next(whole(6, 1).path()), "S")["texts"]
    assert texts["pack"] == "J9ATKQ"
    assert "8" not in texts["ranks"].replace("J 30", "")
