"""Sure, hopeless, disputed; the first moment at which a call is due, and what closed the last hole."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.record.readings import ADAPTS, HELPED, called
from tests.solver.brute_team import opened_by_call, swept_together
from tests.solver.pairs import pair
from tests.solver.positions import claimable, plays, position, scripted
from tests.solver.test_helpful import HELP, Together, can_call
from tutor.knowledge import count_worlds, enumerate_worlds
from tutor.profiles import load_profile
from tutor.record import caps_moments, record_of
from tutor.rules import CallCaps, Deal, PartnerCloseCaps, Play
from tutor.rules.playout import random_whole
from tutor.seats import Seat
from tutor.solver import deal_of, prove
from tutor.solver.assess import assess
from tutor.solver.moments import CapsMoments, prove_as_read

SOUTH_160 = "S:160 E:pass N:pass W:pass S:*{} S:pass E:pass N:pass W:pass"
JACK_OUT = "S:9ATKQ87.7.. E:..J9ATKQ87. N:J.J9ATKQ8.. W:...J9ATKQ87"
JACK_FALLS = SOUTH_160.format("9S") + " S:open S:7S E:7D N:JS W:7C  N:JH W:8C S:7H E:8D  N:9H W:QC S:9S E:QD"


# --- sure, hopeless, disputed


def test_kinds_agree_with_minimax_over_every_world(rng: random.Random) -> None:
    """``caps.due``: hopeless exactly when some world loses a trick with all cards open, sure when proved as stated."""
    kinds: Counter[str] = Counter()
    while kinds.total() < 120 or kinds["disputed"] < 3:
        deal, seat = rng.choice([position, claimable, pair, pair])(rng, rng.choice([1, 2, 3, 3, 4]))
        view = deal.view(seat)
        if view.claims or not view.tricks or count_worlds(view) > 150:
            continue
        game = Together(view, ())
        game.orders = {}
        lost = any(game.beaten(world) for world in enumerate_worlds(view))
        sure = prove(view).verdict == "sure"
        kind = assess(view).kind
        assert kind == ("hopeless" if lost else "sure" if sure else "disputed")
        kinds[kind] += 1
    assert min(kinds[kind] for kind in ("sure", "hopeless")) > 20


def test_a_hopeless_claim_has_a_world_and_a_line_in_it(rng: random.Random) -> None:
    shown = 0
    while shown < 60:
        deal, seat = rng.choice([position, claimable, pair])(rng, rng.randint(1, 8))
        view, small = deal.view(seat), len(deal.hand(seat)) <= 3
        found = assess(view)
        if found.kind != "hopeless" or not (can_call(deal, seat) or deal.maker != seat or not deal.closed):
            assert found.kind == "hopeless" or (found.world, found.line) == (None, None)
            continue
        assert found.world is not None
        assert found.line is not None
        world = deal_of(view, found.world)
        assert world.view(seat) == view
        played = opened_by_call(world, seat)
        done = len(played.play.tricks)
        assert not (small and swept_together(played, seat, done))
        for one, action in found.line:
            played = played.act(one, action)
        lost = [one.winner.side != seat.side for one in played.play.tricks[done:]]
        assert not played.play.trick
        assert lost[-1]
        assert not any(lost[:-1])
        shown += 1


def test_no_reading_proves_a_hopeless_claim_and_every_reading_a_sure_one(rng: random.Random) -> None:
    kinds: Counter[str] = Counter()
    rows = [pair(random.Random(seed), left, shy=1.0) for left, seed in HELP]
    rows += [rng.choice([pair, claimable])(rng, rng.randint(2, 5)) for _ in range(60)]
    for deal, seat in rows:
        view = deal.view(seat)
        kind = assess(view).kind
        for reading in ("stated", "adaptive", "helpful-partner"):
            verdict = prove(view, None, reading).verdict
            assert verdict == {"sure": "sure", "hopeless": "refuted"}.get(kind, verdict)
        kinds[kind] += 1
    assert min(kinds[kind] for kind in ("sure", "hopeless", "disputed")) > 10


def test_a_budget_that_runs_out_decides_nothing() -> None:
    deal, seat = pair(random.Random(1712345), 6)
    assert assess(deal.view(seat), nodes=1).kind in ("undecided", "hopeless")
    deal, seat = pair(random.Random(2835218044), 3, shy=1.0)
    found = assess(deal.view(seat), nodes=5)
    assert (found.kind, found.world, found.line) == ("undecided", None, None)
    assert assess(deal.view(seat)).kind == "disputed"


def test_no_caps_in_partner_close_caps() -> None:
    """``caps.none-in-pcc``."""
    deal = scripted(JACK_OUT, "W", "S:160 E:pass N:pass W:pass S:*9S").act("S", PartnerCloseCaps())
    with pytest.raises(ValueError, match="no Caps in Partner Close Caps"):
        assess(deal.view("S"))
    assert caps_moments(deal).due == {}


# --- the moments of a deal


def test_the_card_that_closed_the_last_hole() -> None:
    """``caps.due``, ``caps.window``: South fears a low heart until North's jack of hearts lies on the table."""
    moments = caps_moments(scripted(JACK_OUT, "W", JACK_FALLS))
    found = {str(seat): (one.trick, one.after, one.window[1], one.closing.signs) for seat, one in moments.due.items()}
    assert found == {"S": (2, 1, (2, 3), ("card",)), "N": (2, 3, (2, 3), ("card",))}
    closing = moments.due[Seat("S")].closing
    assert (closing.entry.seat, closing.entry.card) == ("N", "JH")
    assert moments.path[-1].log[closing.action].action == Play("JH")
    assert moments.assess("S", 2, 1).kind == "sure"
    assert moments.assess("S", 2, 0).kind == "hopeless"  # an opponent may hold the jack, and North low hearts only
    assert moments.assess("E", 2, 1).kind == "hopeless"
    assert moments.assess("S", 2, 1) is moments.assess("S", 2, 1)
    with pytest.raises(ValueError, match="no moment after 2 cards of trick 8"):
        moments.assess("S", 8, 2)


def test_a_hand_that_is_enough() -> None:
    """South's eight spades need no card: due from the first moment of the play, whatever is done then."""
    hands = "S:J9ATKQ87... E:.J9ATKQ87.. N:..J9ATKQ87. W:...J9ATKQ87"
    deal = scripted(hands, "W", SOUTH_160.format("TS"))
    opened = scripted(hands, "W", SOUTH_160.format("TS") + " S:open S:JS E:7H N:7D W:7C")
    for one in (deal, opened):
        closing = caps_moments(one).due[Seat("S")].closing
        assert (closing.signs, closing.action) == (("deal",), len(deal.log) - 1)


@pytest.mark.parametrize(
    ("left", "seed", "seat", "at", "signs"),
    [
        (7, 486215926, "S", (6, 0), ("card", "void", "trick", "inspection", "opening")),
        (8, 1784515005, "E", (7, 0), ("card", "void", "trick", "opening")),
        (6, 560801698, "E", (6, 3), ("fold", "void")),
        (5, 1813054739, "W", (8, 1), ("card", "opening")),
    ],
)
def test_what_else_may_close_a_hole(
    left: int, seed: int, seat: str, at: tuple[int, int], signs: tuple[str, ...]
) -> None:
    """``closed.inspect``, ``closed.reveal``, ``closed.void-folds``, ``closed.indicator-lead``."""
    rng = random.Random(seed)
    deal, _ = pair(rng, left, shy=0)
    while deal.phase == "play":
        deal = deal.act(deal.turn, Play(rng.choice(plays(deal))))
    moment = caps_moments(deal).due[Seat(seat)]
    assert ((moment.trick, moment.after), moment.closing.signs) == (at, signs)


def test_moments_follow_a_record_up_to_its_fault() -> None:
    whole = scripted(JACK_OUT, "W", JACK_FALLS)
    record = record_of(whole)
    moments = caps_moments(record)
    assert moments.path[-1] == whole
    broken = record.model_copy(update={"actions": (*record.actions, record.actions[-1])})
    assert caps_moments(broken).path[-1] == whole


def test_before_the_moment_the_claim_was_not_proved(rng: random.Random) -> None:
    """Proved at the moment, not at the one before, and nothing but the entry between them has happened."""
    signs: Counter[str] = Counter()
    found = 0
    while found < 25:
        deal, _ = rng.choice([claimable, pair])(rng, rng.randint(2, 7))
        while deal.phase == "play":
            deal = deal.act(deal.turn, Play(rng.choice(plays(deal))))
        moments = CapsMoments(deal)
        for seat, one in moments.due.items():
            at = moments.path[one.closing.action + 1]
            assert (at.play.number, len(at.play.trick)) == (one.trick, one.after)
            assert prove(at.view(seat)).verdict == "sure"
            assert at.view(seat).log[-1] == one.closing.entry
            if one.closing.signs != ("deal",):
                assert prove(at.parent.view(seat)).verdict != "sure"
            assert set(one.order) == set(at.hand(seat))
            signs.update(one.closing.signs)
            found += 1
    assert {"card", "trick"} <= set(signs)


@pytest.mark.parametrize(
    ("which", "proved"),
    [(ADAPTS, {"adaptive", "helpful-partner"}), (HELPED, {"helpful-partner"})],
    ids=["adapts", "helped"],
)
def test_the_readings_of_one_moment(which: tuple[str, str], proved: set[str]) -> None:
    """``caps.due``: a disputed moment is due at some tables and not at others."""
    for reading in ("stated", "adaptive", "helpful-partner"):
        deal = called(which, reading)
        call = next(at for at, one in enumerate(deal.log) if isinstance(one.action, CallCaps))
        moments = caps_moments(deal)
        view = moments.path[call].view("E")
        assert moments.assess_before("E", call).kind == "disputed"
        assert (prove_as_read(view).verdict == "sure") == (reading in proved)
        assert (Seat("E") in moments.due) == (reading in proved)
        if reading in proved:
            assert moments.due[Seat("E")].closing.action == call - 1
            assert moments.due[Seat("E")].window == ((view.number, 0), (view.number, 3))


def test_a_moment_lost_by_partner_may_still_be_due_with_help(rng: random.Random) -> None:
    """``caps.due``: what partner did not do does not show that the claim was not proved."""

    def due(deal: Deal) -> dict[str, tuple[int, int]]:
        found = caps_moments(deal).due
        return {str(seat): (one.trick, one.after) for seat, one in found.items()}

    def every(deal: Deal) -> dict[str, tuple[int, int]]:
        found: dict[str, tuple[int, int]] = {}
        for one in deal.path():
            for seat in "SENW":
                play = one.play
                if seat in found or one.phase != "play" or play.alone or play.claims or not one.hand(seat):
                    continue
                if play.lost(Seat(seat).place % 2) is None and prove_as_read(one.view(seat)).verdict == "sure":
                    found[seat] = (play.number, len(play.trick))
        return found

    helped = load_profile({"base": "sri-lankan", "settings": {"caps_reading": "helpful-partner"}})
    for _ in range(4):
        deal = random_whole(rng, helped)
        if not deal.play.claims and not deal.play.alone:
            assert due(deal) == every(deal)
    for which in (ADAPTS, HELPED):
        hands, words = which
        uncalled = " ".join(word for word in words.split() if "caps" not in word)
        deal = scripted(hands, "W" if which is ADAPTS else "S", uncalled, {"caps_reading": "helpful-partner"})
        assert due(deal) == every(deal) != {}
