"""The questions of *can they have it*, about what one seat has seen. What is asked hangs on its view alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from puzzles.knowledge_parts import made, one_hint, state_of
from puzzles.knowledge_themes import KnowTheme
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Hint, Judged, Mode, Question
from tutor.cards import SUIT_SIGNS, SUITS, Card
from tutor.knowledge import STATES, Knower, Spot
from tutor.rules.deal import Deal
from tutor.seats import SEATS, Seat

CARDS: Final = 5
"""How many cards there are to choose from."""

HOLDS: Final = (26, 3, 6)
"""How often it is drawn to be sure, possible or impossible that a seat holds a card: sure is found least."""

RIGHT: Final = (1, 4, 4, 1)
"""How often so many seats are drawn to be able to hold a card, from none on."""

MUST: Final = (2, 4, 4, 3, 2, 1)
"""How often so many cards are drawn to be held for sure, from none on."""

FOLDS: Final = (8, 9, 1)
"""How often one, two or three suits are drawn that a folded card can be: three are found most."""

TRUMPS: Final = (9, 6, 4, 1)
"""How often one, two, three or four suits are drawn that can be trump."""

TRUMP: Final = (9, 1, 3)
"""How often it is drawn to be sure, possible or impossible that a suit is trump."""

SAW: Final = {"table": 10, "down": 6, "shown": 30}
"""How often a card is drawn that lies on the table, that stayed down, that was turned up."""

DROP_POSSIBLE: Final = 0.82
"""How often it is thrown away that trumps may be spoilt."""

DROP_OWN: Final = 0.85
"""How often a card that lies face down and that the maker has folded is passed over."""

DROP_APART: Final = 0.85
"""How often it is thrown away that a maker may have a card as the indicator and not otherwise, or not at all."""

DROP_IMPOSSIBLE: Final = 0.85
"""How often it is thrown away that they cannot be."""


def draft(rng: random.Random, deal: Deal, theme: KnowTheme, mode: Mode) -> Draft | Thrown:
    """The question of a theme at this moment, or why there is none."""
    seats = [one for one in SEATS if one is not deal.maker] if theme.id in ("know-apart", "know-trumps") else SEATS
    know = Knower(deal.view(rng.choice(seats)))
    make: dict[str, Callable[[random.Random, Deal, Knower, Mode], Draft | Thrown]] = {
        "know-holds": _holds,
        "know-who": _who,
        "know-apart": _apart,
        "know-must": _must,
        "know-fold": _fold,
        "know-saw": _saw,
        "know-trumps": _trumps if mode == "every" else _trump,
        "know-spoilt": _spoilt,
    }
    return make[theme.id](rng, deal, know, mode)


def _others(know: Knower) -> tuple[Seat, ...]:
    return tuple(one for one in SEATS if one is not know.view.seat)


def _card(rng: random.Random, know: Knower, suit: str) -> Card:
    return rng.choice([one for one in know.unseen if one.suit == suit])


# -- who holds it ------------------------------------------------------------------------------------------------------


def _suits(know: Knower) -> list[str]:
    """The suits of which a card is unseen."""
    return [SUITS[one] for one in know.spots]


def _holds(rng: random.Random, deal: Deal, know: Knower, mode: Mode) -> Draft | Thrown:
    (wanted,) = rng.choices(STATES, HOLDS)
    back = know.view.indicator
    some = [(one, card) for one in _others(know) for card in (_card(rng, know, suit) for suit in _suits(know))]
    if back is not None and back.bit & know.know.known[know.know.maker]:
        some += [(one, back) for one in _others(know)]
    some = [(one, card) for one, card in some if know.holds(one, card) == wanted]
    if not some:
        return Thrown(f"no-{wanted}")
    who, card = rng.choice(some)
    ask: tuple[str, dict[str, Arg]] = "ask-knowledge-holds", {"who": who, "card": card}
    return state_of(rng, deal, know, mode, ask, lambda one: know.rule_hold(who, card, one), "hint-knowledge-follow")


def _who(rng: random.Random, deal: Deal, know: Knower, mode: Mode, apart: bool = False) -> Draft | Thrown:
    (wanted,) = rng.choices(range(4), RIGHT)
    for suit in rng.sample(_suits(know), len(know.spots)):
        card = _card(rng, know, suit)
        right = sum(know.holds(one, card) != "impossible" for one in _others(know))
        if (right == wanted or apart) and (not apart or _is_apart(know, suit)):
            return _seats(rng, deal, know, mode, card, "hint-knowledge-apart" if apart else "hint-knowledge-follow")
    return Thrown("not-apart" if apart else "other-number-of-seats")


def _seats(rng: random.Random, deal: Deal, know: Knower, mode: Mode, card: Card, first: str) -> Draft | Thrown:
    proof = tuple(Judged(choice=one, ruling=know.rule_can(one, card)) for one in _others(know))
    if all(one.ruling.allowed for one in proof) and rng.random() < 0.5:
        return Thrown("anybody")
    args: dict[str, Arg] = {"card": card}
    choices = tuple(one.choice for one in proof)
    question = Question(ask="ask-knowledge-who", mode=mode, choices=choices, none=True, of="seat", args=args)
    return made(deal, know, question, proof, first, one_hint(rng, proof, "seat", Seat))


def _is_apart(know: Knower, suit: str) -> bool:
    """Is the maker's hand out of this suit, though its indicator may be one?"""
    spots, maker = know.spots[SUITS.index(suit)], SEATS[know.know.maker]
    return Spot("indicator", maker) in spots and Spot("hand", maker) not in spots


def _apart(rng: random.Random, deal: Deal, know: Knower, mode: Mode) -> Draft | Thrown:
    if mode == "every":
        return _who(rng, deal, know, mode, apart=True)
    maker = SEATS[know.know.maker]
    void = [one for one in _suits(know) if know.know.voids[maker.place] >> SUITS.index(one) & 1]
    if not void or not know.view.closed:
        return Thrown("no-void")
    card = _card(rng, know, rng.choice(void))
    if know.holds(maker, card) == "possible" and rng.random() < DROP_APART:
        return Thrown("possible-indicator")
    ask: tuple[str, dict[str, Arg]] = "ask-knowledge-holds", {"who": maker, "card": card}
    return state_of(rng, deal, know, mode, ask, lambda one: know.rule_hold(maker, card, one), "hint-knowledge-apart")


def _must(rng: random.Random, deal: Deal, know: Knower, mode: Mode) -> Draft | Thrown:
    (wanted,) = rng.choices(range(CARDS + 1), MUST)
    for who in rng.sample(_others(know), 3):
        right = [one for one in know.unseen if know.holds(who, one) == "sure"]
        wrong = [one for one in know.unseen if one not in right]
        if not right or len(right) < wanted or len(wrong) < CARDS - wanted:
            continue
        some = sorted([*rng.sample(right, wanted), *rng.sample(wrong, CARDS - wanted)], key=lambda one: one.place)
        proof = tuple(Judged(choice=one, ruling=know.rule_must(who, one)) for one in some)
        question = Question(ask="ask-knowledge-must", mode=mode, choices=tuple(some), none=True, args={"who": who})
        return made(deal, know, question, proof, "hint-knowledge-rest", one_hint(rng, proof, "card", Card))
    return Thrown("nobody-must")


# -- what was folded ---------------------------------------------------------------------------------------------------


def _fold(rng: random.Random, deal: Deal, know: Knower, mode: Mode) -> Draft | Thrown:
    down = {one for some in know.spots.values() for one in some if one.kind in ("folded", "table")}
    if not down:
        return Thrown("nothing-folded")
    (wanted,) = rng.choices(range(1, 4), FOLDS)
    spot = rng.choice(sorted(down))
    proof = tuple(Judged(choice=one, ruling=know.rule_folded(spot, one)) for one in SUITS)
    if sum(one.ruling.allowed for one in proof) != wanted:
        return Thrown("other-number-of-suits")
    question = Question(
        ask="ask-knowledge-fold",
        mode=mode,
        choices=tuple(SUITS),
        of="suit",
        args={"who": spot.seat, "trick": spot.trick},
    )
    second = one_hint(rng, proof, "suit", lambda one: SUIT_SIGNS[one])
    return made(deal, know, question, proof, "hint-knowledge-fold", second)


def _saw(rng: random.Random, deal: Deal, know: Knower, mode: Mode) -> Draft | Thrown:
    (wanted,) = rng.choices(list(SAW), list(SAW.values()))
    folded = []
    for one in know.turns:
        kind = "shown" if one.how == "shown" else "table" if one.trick == know.view.number else "down"
        if one.face_down and kind == wanted:
            folded.append(one)
    if wanted != "shown" and rng.random() < DROP_OWN:
        folded = [one for one in folded if one.seat.place != know.know.maker]
    if not folded:
        return Thrown(f"none-{wanted}")
    turn = rng.choice(folded)
    proof = tuple(Judged(choice=one, ruling=know.rule_saw(turn.seat, turn.trick, one)) for one in SEATS)
    args: dict[str, Arg] = {"who": turn.seat, "trick": turn.trick}
    question = Question(ask="ask-knowledge-saw", mode=mode, choices=tuple(SEATS), of="seat", args=args)
    second = Hint(id="hint-knowledge-rule", clause="closed.inspect")
    return made(deal, know, question, proof, "hint-knowledge-look", second)


# -- trumps ------------------------------------------------------------------------------------------------------------


def _trumps(rng: random.Random, deal: Deal, know: Knower, mode: Mode) -> Draft | Thrown:
    (wanted,) = rng.choices(range(1, 5), TRUMPS)
    if len(know.trumps) != wanted:
        return Thrown("other-number-of-trumps")
    proof = tuple(Judged(choice=one, ruling=know.rule_may_trump(one)) for one in SUITS)
    question = Question(ask="ask-knowledge-trumps", mode=mode, choices=tuple(SUITS), of="suit")
    second = one_hint(rng, proof, "suit", lambda one: SUIT_SIGNS[one])
    return made(deal, know, question, proof, "hint-knowledge-trump", second)


def _trump(rng: random.Random, deal: Deal, know: Knower, mode: Mode) -> Draft | Thrown:
    (wanted,) = rng.choices(STATES, TRUMP)
    some = [one for one in SUITS if know.trump(one) == wanted]
    if not some or know.view.indicator is not None:
        return Thrown(f"no-{wanted}-trump")
    suit = rng.choice(some)
    ask: tuple[str, dict[str, Arg]] = "ask-knowledge-trump", {"suit": SUIT_SIGNS[suit]}
    return state_of(rng, deal, know, mode, ask, lambda one: know.rule_trump(suit, one), "hint-knowledge-trump")


def _spoilt(rng: random.Random, deal: Deal, know: Knower, mode: Mode) -> Draft | Thrown:
    proof = {one: know.rule_spoilt(one).allowed for one in STATES}
    if proof["possible"] and rng.random() < DROP_POSSIBLE:
        return Thrown("possible-again")
    if proof["impossible"] and rng.random() < DROP_IMPOSSIBLE:
        return Thrown("impossible-again")
    ask: tuple[str, dict[str, Arg]] = "ask-knowledge-spoilt", {}
    return state_of(rng, deal, know, mode, ask, know.rule_spoilt, "hint-knowledge-dealt")
