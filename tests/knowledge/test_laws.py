"""The laws of facts: true, complete, forced by what they name and by nothing less. Against listings of all worlds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.knowledge import listing
from tests.knowledge.listing import Laid
from tests.knowledge.truth import HELD, held, in_hand, is_spoilt, is_true, of_deal
from tests.solver import brute
from tests.solver.positions import called, dealt, play_on, position, scripted
from tutor.cards import PACK, SUITS, Card, Hand
from tutor.knowledge import (
    FORCED,
    SEEN,
    Fact,
    can_hold,
    count_worlds,
    facts,
    is_forced,
    must_hold,
    possible_trumps,
    read,
    sample_world,
    spoilt_possible,
    trumps_out,
    where_can,
)
from tutor.knowledge.forced import weaken
from tutor.knowledge.rooms import rooms_of
from tutor.knowledge.where import spots_of
from tutor.rules import Bid, Deal, PartnerCloseCaps, Pass, SetIndicator
from tutor.rules.playout import random_whole
from tutor.rules.view import View
from tutor.seats import SEATS
from tutor.solver import deal_of


def listed(
    rng: random.Random, count: int, left: list[int], most: int = 2000
) -> Iterator[tuple[Deal, View, list[Laid]]]:
    """So many positions of random deals whose worlds can all be listed."""
    while count:
        deal, seat = position(rng, rng.choice(left))
        view = deal.view(seat)
        try:
            yield deal, view, listing.worlds(view, most)
        except brute.TooMany:
            continue
        count -= 1


def known_cards(told: tuple[Fact, ...]) -> set[Card]:
    return {card for one in told if one.kind == "card" for card in one.cards}


def placed_by_calls(told: tuple[Fact, ...]) -> dict[Card, listing.Where]:
    """The cards that a Caps call has shown, or the order named with it."""
    shown = [one for one in told if one.kind == "card" and one.sources[0].how in ("caps", "order")]
    return {one.cards[0]: tuple(one.spot) for one in shown}


def test_counts_agree_with_a_listing_up_to_four_cards(rng: random.Random) -> None:
    """``play.follow``, ``closed.void-folds``, ``closed.inspect``, ``closed.no-hand-cut``, ``trump.exhausted``."""
    sizes: Counter[int] = Counter()
    for left, count, most in ((2, 20, 2000), (3, 5, 3000), (4, 1, 40000)):
        for _, view, worlds in listed(rng, count, [left], most):
            assert count_worlds(view) == len(worlds)
            assert possible_trumps(view) == "".join(one for one in SUITS if any(w.trump == one for w in worlds))
            sizes[max(view.held)] += 1
    assert sizes[4]


def test_counts_agree_with_the_engine_at_three_cards(rng: random.Random) -> None:
    """Every candidate replayed by ``Deal.act``."""
    tried = 0
    while tried < 3:
        deal, seat = position(rng, 3)
        view = deal.view(seat)
        try:
            tried += 1 if len(brute.worlds(view, 1700)) == count_worlds(view) else pytest.fail("the counts differ")
        except brute.TooMany:
            continue


def test_every_fact_is_true_in_the_deal_and_in_each_world(rng: random.Random) -> None:
    kinds: Counter[str] = Counter()
    for deal, view, worlds in listed(rng, 120, [1, 1, 2, 2, 3]):
        told = facts(view)
        known = known_cards(told)
        assert of_deal(deal, view) in worlds
        for fact in told:
            kinds[fact.kind] += 1
            for world in worlds:
                assert is_true(fact, world, known, view.seat, view.maker), (fact, world)
    assert {"card", "void", "no-trump", "trump", "not-trump", "count", "folded", "must", "out", "gone"} <= set(kinds)


def test_facts_are_true_in_whole_deals_of_any_length(rng: random.Random) -> None:
    """In the deal itself and in a sampled world played forward, from every seat."""
    looked = 0
    for _ in range(60):
        deal, seat = position(rng, rng.randint(1, 8))
        for one in {seat, rng.choice(SEATS)}:
            looked += true_here(deal, one, rng)
    for _ in range(4):
        for deal in random_whole(rng).path():
            if deal.phase == "play" and not deal.play.alone and rng.random() < 0.1:
                looked += true_here(deal, rng.choice(SEATS), rng)
    assert looked > 1000


def true_here(deal: Deal, seat: str, rng: random.Random) -> int:
    view = deal.view(seat)
    told = facts(view)
    known = known_cards(told)
    again = deal_of(view, sample_world(view, rng))
    for one in (of_deal(deal, view), of_deal(again, view)):
        for fact in told:
            assert is_true(fact, one, known, view.seat, view.maker), (fact, one)
    return len(told)


def test_the_evidence_is_all_that_is_known(rng: random.Random) -> None:
    """The cards seen and the facts of single events give every case back; without the facts there are more worlds."""
    loose = 0
    for _ in range(150):
        deal, seat = position(rng, rng.randint(1, 8))
        view = deal.view(seat)
        know = read(view)
        told = [one for one in facts(view) if one.kind in SEEN and one.sources]
        again, unknown = weaken(know, told)
        assert unknown == 0
        assert list(again.cases()) == list(know.cases())
        assert [again.places(case) for case in again.cases()] == [know.places(case) for case in know.cases()]
        less, unknown = weaken(know, [])
        assert unknown == 15 & ~(1 << view.seat.place)
        loose += list(less.cases()) != list(know.cases())
    assert loose > 50


def test_the_maker_knows_what_was_folded(rng: random.Random) -> None:
    """``closed.inspect``: the maker can name each folded card of a finished trick; nothing it saw is left to guess."""
    looked = 0
    for _ in range(100):
        deal, _ = position(rng, rng.randint(1, 7))
        told = facts(deal.view(deal.maker))
        named = {(one.spot.trick, one.seat): one.cards[0] for one in told if one.spot and one.spot.kind == "played"}
        for trick in deal.play.tricks:
            for seat, card, folded, _ in trick.cards:
                looked += folded and seat != deal.maker
                assert named[trick.number, seat] == card
        assert not any(one.kind == "folded" and one.spot.kind == "folded" for one in told)
    assert looked > 30


def test_no_facts_outside_the_play_and_in_partner_close_caps(rng: random.Random) -> None:
    """``caps.none-in-pcc``, ``pcc.alone``: the same error as for reading."""
    deal = dealt(rng, None)
    alone = deal
    while alone.phase == "auction":
        alone = alone.act(alone.turn, Bid(160) if alone.contract is None else Pass())
    maker = alone.turn
    alone = alone.act(maker, SetIndicator(next(iter(alone.hand(maker)))))
    alone = alone.act(maker, PartnerCloseCaps())
    assert alone.phase == "play"
    for view in (deal.view("S"), alone.view("S")):
        for ask in (facts, trumps_out, spoilt_possible):
            with pytest.raises(ValueError, match=r"during the play|Partner Close Caps"):
                ask(view)
        with pytest.raises(ValueError, match=r"during the play|Partner Close Caps"):
            where_can(view, PACK[0])
    view = position(rng, 3)[0].view("S")
    with pytest.raises(ValueError, match="seen, not forced"):
        is_forced(view, next(one for one in facts(view) if one.kind == "card"), ())


def test_each_event_is_the_one_in_the_log(rng: random.Random) -> None:
    """The line of the log that a fact names is that seat's, and no later than now."""
    hows: Counter[str] = Counter()
    for _ in range(150):
        deal, seat = position(rng, rng.randint(1, 8))
        view = deal.view(seat)
        for fact in facts(view):
            assert fact.kind in SEEN + FORCED
            if fact.kind not in FORCED:
                assert fact.sources
            for source in fact.sources:
                hows[source.how] += 1
                assert 0 <= source.trick <= view.number
                if source.log is None:
                    assert source.how in ("own", "count")
                    continue
                entry = view.log[source.log]
                if source.how in ("played", "folded", "shown", "inspected", "order", "led"):
                    assert (entry.do, entry.seat, entry.folded) == (
                        "play",
                        source.seat,
                        source.how not in ("played", "led"),
                    )
                    assert entry.card in (source.card, None)
                elif source.how == "caps":
                    assert (entry.do, entry.seat) == ("caps", source.seat)
                else:
                    assert source.how in ("own", "choice", "reveal", "high-bid", "last-trick")
    assert {"own", "played", "folded", "shown", "inspected", "led", "count", "choice", "reveal"} <= set(hows)


def test_nothing_is_left_untold(rng: random.Random) -> None:
    """Each place a card may be is one it has in some world; a suit or card that no world gives a place is told so."""
    for _, view, worlds in listed(rng, 80, [1, 1, 2, 2, 3]):
        told = facts(view)
        for card in PACK:
            assert {tuple(one) for one in where_can(view, card)} == {world.where[card] for world in worlds}
        for seat in SEATS:
            each = [held(world, seat) for world in worlds]
            assert set(must_hold(view, seat)) == set.intersection(*each)
            assert {card for card in PACK if can_hold(view, seat, card)} == set.union(*each)
            if seat != view.seat:
                sure = [one.cards for one in told if one.seat == seat and one.kind in ("must", "card", "indicator")]
                one_card = {card for one in sure if len(one) == 1 for card in one}
                one_card |= {card for one in told if one.kind == "must" and one.seat == seat for card in one.cards}
                assert set.intersection(*each) <= one_card | known_cards(told)
        check_suits(view, worlds, told)
        check_spots(view, worlds, told)


def check_suits(view: View, worlds: list[Laid], told: tuple[Fact, ...]) -> None:
    """Is each suit that a hand cannot have told, and each suit that cannot be trump?"""
    known = known_cards(told)
    spent = {(one.seat, one.suits) for one in told if one.kind == "spent"}
    outs = {(one.seat, one.suits) for one in told if one.kind in ("void", "out")} | spent
    gone = {one.suits for one in told if one.kind == "gone"}
    for seat in SEATS:
        if seat == view.seat or all(not held(world, seat) - known for world in worlds):
            continue
        for suit in SUITS:
            never = not any(in_hand(world, seat, suit) - known for world in worlds)
            some = any(card.suit == suit for card in PACK if card not in known)
            only_indicator = all(len(held(world, seat) - known - {world.indicator}) == 0 for world in worlds)
            if never and some and suit not in gone and not only_indicator:
                assert (seat, suit) in outs
    trumps = {world.trump for world in worlds}
    no = {one.suits for one in told if one.kind == "not-trump"}
    yes = {one.suits for one in told if one.kind == "trump"}
    assert yes == (trumps if len(trumps) == 1 else set())
    if view.trump is None:
        assert no == set(SUITS) - trumps
        cards = next(one.cards for one in told if one.kind == "indicator")
        assert set(cards) == {world.indicator for world in worlds}


def check_spots(view: View, worlds: list[Laid], told: tuple[Fact, ...]) -> None:
    """What each folded card can be, how many trumps are out, and whether the trumps are spoilt."""
    for one in told:
        if one.kind == "folded":
            at = tuple(one.spot)
            assert set(one.cards) == {card for world in worlds for card in PACK if world.where[card] == at}
    spoilt = {is_spoilt(world, view.maker) for world in worlds}
    said = {(True,): "sure", (False,): "impossible"}.get(tuple(spoilt), "possible")
    assert spoilt_possible(view) == said
    assert any(one.kind == "spoilt" for one in told) == (said == "sure")
    trumps = {world.trump for world in worlds}
    out = trumps_out(view)
    if len(trumps) > 1:
        assert out is None
        return
    suit = trumps.pop()
    numbers = [
        sum(c.suit == suit and at[0] in HELD and at[1] != view.seat for c, at in world.where.items())
        for world in worlds
    ]
    assert out == (suit, min(numbers), max(numbers))


def trumps_on_one_side(rng: random.Random) -> Deal:
    """A position of a deal in which the maker and partner were dealt all trumps, eight to nought or otherwise."""
    while True:
        maker, trump = rng.choice(SEATS), rng.choice(SUITS)
        trumps = [card for card in PACK if card.suit == trump]
        rest = [card for card in PACK if card.suit != trump]
        rng.shuffle(trumps)
        rng.shuffle(rest)
        number = rng.randint(3, 7)
        whole = {maker: trumps[:number], maker.partner: trumps[number:]}
        for seat in SEATS:
            whole[seat] = whole.get(seat, []) + [rest.pop() for _ in range(8 - len(whole.get(seat, [])))]
        packets = [{seat: Hand(cards[at : at + 4]) for seat, cards in whole.items()} for at in (0, 4)]
        deal = called(rng, Deal.start(rng.choice(SEATS), *packets), maker)
        deal = play_on(rng, deal, rng.randint(0, 31), maker.side, 0.5, rng.random() < 0.5)
        if deal.phase == "play":
            return deal


def test_spoilt_trumps_are_seen_by_those_who_can(rng: random.Random) -> None:
    """``trump.spoilt``: the answers of all seats agree with the deal, and each answer comes up."""
    answers: Counter[str] = Counter()
    for nth in range(200):
        if nth % 2:
            deal, _ = position(rng, rng.randint(1, 8))
        else:
            deal = trumps_on_one_side(rng)
        for one in SEATS:
            view = deal.view(one)
            said = spoilt_possible(view)
            answers[said] += 1
            really = is_spoilt(of_deal(deal, view), deal.maker)
            assert said in (("sure", "possible") if really else ("impossible", "possible"))
    assert min(answers[one] for one in ("sure", "possible", "impossible")) > 3, answers


def test_premises_alone_force_a_fact_and_none_can_be_left_out(rng: random.Random) -> None:
    """Every placing that keeps to the premises makes the fact true; without any one of them some placing does not."""
    kinds: Counter[str] = Counter()
    wanted = {True: 20, False: 12}
    while any(wanted.values()):
        deal, seat = position(rng, rng.choice([1, 2, 2, 3]))
        view = deal.view(seat)
        if not wanted[view.trump is None]:
            continue
        told = facts(view)
        known = known_cards(told)
        if len(PACK) - len(known) > 6:
            continue
        wanted[view.trump is None] -= 1
        callers = placed_by_calls(told)
        for fact in [one for one in told if one.kind in FORCED and not one.sources]:
            kinds[fact.kind] += bool(fact.because)
            assert all(one in told and one.sources for one in fact.because)
            found = list(listing.bounded(view, fact.because, callers))
            assert found
            assert all(is_true(fact, one, known, view.seat, view.maker) for one in found), fact
            for one in fact.because:
                fewer = [other for other in fact.because if other != one]
                found = listing.bounded(view, fewer, callers)
                assert not all(is_true(fact, each, known, view.seat, view.maker) for each in found), (one, fact)
                assert not is_forced(view, fact, tuple(fewer))
    assert min(kinds[one] for one in ("folded", "must", "out", "not-trump", "indicator", "trump")) > 0, kinds


def test_any_premises_leave_just_what_they_leave(rng: random.Random) -> None:
    """With any of the evidence left out, a card can be where some placing that keeps to the rest has it."""
    tried = 0
    while tried < 60:
        deal, seat = position(rng, rng.choice([1, 2, 2]))
        view = deal.view(seat)
        told = facts(view)
        unseen = [card for card in PACK if card not in known_cards(told)]
        if not 2 <= len(unseen) <= 5:
            continue
        tried += 1
        kept = [one for one in told if one.kind in SEEN and one.kind != "card" and one.sources]
        kept = [one for one in kept if rng.random() < 0.75 and (one.kind != "count" or rng.random() < 0.5)]
        rooms = rooms_of(*weaken(read(view), kept))
        found = list(listing.bounded(view, kept, placed_by_calls(told)))
        for card in unseen:
            may = {tuple(one) for one in spots_of(rooms, card.place >> 3)}
            assert may == {world.where[card] for world in found}, (card, kept)


def test_the_indicator_that_came_back_is_apart_from_a_void() -> None:
    """``closed.indicator-apart``, ``closed.indicator-returns``: East was out of spades but for the indicator."""
    hands = "S:J9A.J9.J9.J E:K.Q87.Q8.TK N:Q7.ATK..9AQ W:T8..ATK7.87"
    calls = "S:pass E:160 N:pass W:pass S:pass E:*KS E:pass N:pass W:pass S:pass"
    deal = scripted(hands, "W", calls + " S:JS E:7H N:7S W:8S  S:JD E:8D N:QS W:7D")
    view = deal.view("S")
    void = next(one for one in facts(view) if (one.kind, one.seat, one.suits) == ("void", "E", "S"))
    assert void.apart
    assert must_hold(view, "E") == (Card("KS"),)
    before = scripted(hands, "W", calls + " S:JS E:7H N:7S").view("W")
    assert [one.apart for one in facts(before) if one.kind == "void"] == [True]
    assert can_hold(before, "E", Card("KS"))


def test_premises_suffice_in_long_positions(rng: random.Random) -> None:
    """Up to eight cards in hand, asked of the knowledge itself."""
    tried: Counter[str] = Counter()
    for _ in range(120):
        deal, seat = position(rng, rng.randint(2, 8))
        view = deal.view(seat)
        for fact in facts(view):
            if fact.kind in FORCED and not fact.sources and fact.kind != "gone":
                tried[fact.kind] += bool(fact.because)
                assert is_forced(view, fact, fact.because)
                for one in fact.because:
                    fewer = tuple(other for other in fact.because if other != one)
                    assert not is_forced(view, fact, fewer)
    assert tried["folded"] > 20
