"""Certificates of sure claims: accepted where the claim is sure, refused after any change that breaks the proof."""

from __future__ import annotations

import ast
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.solver.positions import claimable, position, scripted
from tests.solver.test_claims import HIDDEN, HIDDEN_STRONG, SOLID, SOUTH_160, stated_before
from tutor.rules.view import View
from tutor.solver import Certificate, Proof, check_certificate, prove
from tutor.solver import certificate as module
from tutor.solver.certificate import certify
from tutor.solver.plain_play import LostTrick, Spot


def sure_claims(rng: random.Random, many: int) -> Iterator[tuple[View, Proof]]:
    """So many sure claims of 1-8 cards, from a third of the deals with a longer proof only."""
    while many:
        deal, seat = rng.choice([position, claimable])(rng, rng.randint(1, 8))
        view = deal.view(seat)
        proof = prove(view)
        if proof.verdict == "sure" and (many % 3 or proof.nodes > 20):
            many -= 1
            yield view, proof


def listing(rng: random.Random, many: int) -> Iterator[tuple[View, Certificate]]:
    """So many certificates that list moments, half of them of seats that do not know the trump."""
    rows = [(make, row) for make, some in ((position, HIDDEN), (claimable, HIDDEN_STRONG)) for row in some]
    while many:
        if many % 2:
            deal, seat = rng.choice([position, claimable])(rng, rng.randint(2, 5))
        else:
            make, (left, seed) = rng.choice(rows)
            deal, seat = make(random.Random(seed), left)
        proof = prove(deal.view(seat))
        if proof.certificate is not None and proof.certificate.spots:
            many -= 1
            yield deal.view(seat), proof.certificate


def some_of(rng: random.Random, certificate: Certificate) -> list[Spot]:
    return rng.sample(sorted(certificate.spots), min(4, len(certificate.spots)))


def accepted(view: View, certificate: Certificate) -> bool:
    try:
        check_certificate(view, certificate)
    except ValueError:
        return False
    return True


def test_the_certificate_of_a_sure_claim_is_accepted(rng: random.Random) -> None:
    """``caps.due``, 1-8 cards, any seat, between tricks and in the middle of one."""
    seen: Counter[int] = Counter()
    for view, proof in sure_claims(rng, 100):
        assert proof.certificate is not None
        assert proof.certificate.order == proof.order
        text = json.dumps(proof.certificate.to_json())
        again = Certificate.from_json(json.loads(text))
        assert again == proof.certificate
        check_certificate(view, again)
        seen[len(view.hand)] += 1
    assert len(seen) == 8


def test_the_certificates_of_seats_that_do_not_know_the_trump() -> None:
    """``closed.indicator-cuts``, ``closed.no-hand-cut``, ``closed.reveal``: one order, every trump that may be."""
    seen: Counter[str] = Counter()
    for make, rows in ((position, HIDDEN), (claimable, HIDDEN_STRONG)):
        for left, seed in rows:
            deal, seat = make(random.Random(seed), left)
            view, proof = deal.view(seat), prove(deal.view(seat))
            seen[proof.verdict] += 1
            if proof.certificate is None:
                with pytest.raises(LostTrick):
                    certify(view, tuple(view.hand))
                continue
            check_certificate(view, proof.certificate)
            seen["listed"] += bool(proof.certificate.spots)
    assert min(seen["sure"], seen["refuted"]) > 30
    assert seen["listed"] > 10


def test_a_refuted_claim_has_no_certificate(rng: random.Random) -> None:
    """Neither an empty list nor the list of another claim proves it."""
    other = frozenset(spot for _, one in listing(rng, 6) for spot in one.spots)
    refused = 0
    while refused < 80:
        deal, seat = rng.choice([position, claimable])(rng, rng.randint(1, 8))
        view, order = deal.view(seat), tuple(rng.sample(list(deal.hand(seat)), len(deal.hand(seat))))
        if stated_before(view) or prove(view, order).verdict != "refuted":
            continue
        with pytest.raises(LostTrick):
            certify(view, order)
        assert not accepted(view, Certificate(order, frozenset()))
        assert not accepted(view, Certificate(order, other))
        refused += 1


def test_a_moment_left_out_is_missed(rng: random.Random) -> None:
    for view, certificate in listing(rng, 25):
        for spot in some_of(rng, certificate):
            left = certificate._replace(spots=certificate.spots - {spot})
            with pytest.raises(ValueError, match="does not list"):
                check_certificate(view, left)


def changed(rng: random.Random, spot: Spot) -> Spot:
    """The moment with one number changed."""
    name = rng.choice(Spot._fields)
    value = getattr(spot, name)
    if isinstance(value, bool):
        return spot._replace(**{name: not value})
    if isinstance(value, int):
        return spot._replace(**{name: value ^ 1 << rng.randrange(2 if name in ("trump", "leader") else 32)})
    if not value or rng.random() < 0.1:
        return spot._replace(**{name: (*value, 1)})
    at = rng.randrange(len(value))
    return spot._replace(**{name: (*value[:at], value[at] ^ 1 << rng.randrange(4), *value[at + 1 :])})


def test_a_changed_moment_is_refused(rng: random.Random) -> None:
    for view, certificate in listing(rng, 25):
        for spot in some_of(rng, certificate):
            other = changed(rng, spot)
            spots = certificate.spots - {spot} | {other}
            assert other in certificate.spots or not accepted(view, certificate._replace(spots=spots))


def test_a_moment_too_many_must_hold_as_well(rng: random.Random) -> None:
    """Whatever is listed besides: what is accepted stays sure, and no number makes the checker stumble."""
    seen: Counter[bool] = Counter()
    for view, certificate in listing(rng, 30):
        more = {changed(rng, changed(rng, spot)) for spot in some_of(rng, certificate)}
        seen[accepted(view, certificate._replace(spots=certificate.spots | more))] += 1
    assert seen[False] > 10


def test_another_order_is_accepted_only_where_it_is_sure(rng: random.Random) -> None:
    seen: Counter[bool] = Counter()
    for view, proof in sure_claims(rng, 60):
        if len(view.hand) < 2 or stated_before(view):
            continue
        for _ in range(3):
            order = tuple(rng.sample(list(view.hand), len(view.hand)))
            good = accepted(view, proof.certificate._replace(order=order))
            assert not good or prove(view, order).verdict == "sure"
            seen[good] += 1
    assert seen[False] > 30


def test_a_certificate_is_for_one_view(rng: random.Random) -> None:
    """The certificate of another hand is refused, and of the same hand where somebody else leads."""
    found = [(view, proof.certificate) for view, proof in sure_claims(rng, 40)]
    for view, _ in found:
        for other, certificate in found:
            if view.hand != other.hand:
                with pytest.raises(ValueError, match="cannot be stated"):
                    check_certificate(view, certificate)
    hands = "S:J9ATK.J9A.. E:Q87.TKQ.TK. N:.87.J9AQ.J9 W:..87.ATKQ87"
    leads = scripted(hands, "W", SOUTH_160.format("TS")).view("S")
    others = "E:pass N:pass W:pass S:200 E:pass N:pass W:pass S:*TS S:pass E:pass N:pass W:pass"
    waits = scripted(hands, "S", others).view("S")
    certificate = prove(leads).certificate
    check_certificate(leads, certificate)
    assert prove(waits, certificate.order).verdict == "refuted"
    with pytest.raises(LostTrick):
        check_certificate(waits, certificate)


def test_an_earlier_call_binds_the_certificate_too() -> None:
    """``caps.call``."""
    deal = scripted(SOLID, "W", SOUTH_160.format("TS") + " S:caps=JS,9S,AS,TS,KS,QS,8S,7S S:JS")
    view = deal.view("S")
    certificate = prove(view).certificate
    check_certificate(view, certificate)
    with pytest.raises(ValueError, match="cannot be stated"):
        check_certificate(view, certificate._replace(order=tuple(reversed(certificate.order))))


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"order": "JS", "spots": 1},
        {"order": "JX", "spots": []},
        {"order": 1, "spots": []},
        {"order": "JS", "spots": [[0, 1]]},
        {"order": "JS", "spots": [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]},
        {"order": "JS", "spots": [[0, 1, 2, ["a"] * 4, [0] * 4, [0] * 4, [], 0, 0, 0]]},
        {"order": "JS", "spots": [[0, -1, 2, [0] * 4, [0] * 4, [0] * 4, [], 0, 0, 0]]},
    ],
)
def test_what_is_no_certificate_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"certificate|moment|card|expected|unpack"):
        Certificate.from_json(data)


def test_the_checker_uses_nothing_of_the_search() -> None:
    """Of the solver the two files know only each other."""
    folder = Path(module.__file__).parent
    for name in ("certificate", "plain_play"):
        tree = ast.parse((folder / f"{name}.py").read_text())
        used = {one.module for one in ast.walk(tree) if isinstance(one, ast.ImportFrom)}
        assert {one for one in used if one.startswith("tutor.solver")} <= {"tutor.solver.plain_play"}
