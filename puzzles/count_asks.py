"""The questions of *count*, about the record as one seat has seen it."""

from __future__ import annotations

import random
from typing import Final

from puzzles import numbers
from puzzles.count_themes import CountTheme, hidden
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Hint, Judged, Mode, Question
from tutor.cards import SUIT_SIGNS, SUITS
from tutor.knowledge.counting import most_held, points_unseen, rule_out, suit_unseen, trumps_held
from tutor.rules.deal import Deal
from tutor.rules.tally import Tally, side_points
from tutor.rules.view import View
from tutor.seats import SEATS, Seat, other_side

ASKS: Final = (
    "ask-count-taken-ours",
    "ask-count-taken-theirs",
    "ask-count-points",
    "ask-count-suit",
    "ask-count-trumps",
    "ask-count-most",
    "ask-count-voids",
    "ask-count-suits-out",
)
"""Every id of a question of this kind."""

HINTS: Final = (
    "hint-count-eight",
    "hint-count-all",
    "hint-count-tricks",
    "hint-count-follow",
    "hint-count-not",
    "hint-count-may-hold",
    "hint-count-is-out",
    "hint-count-suit-held",
)
"""Every id of a hint of this kind, the first four for the first rung."""

RANKS: Final = (4, 4, 4, 5, 6)
"""How often the right number is drawn to be the least ... the greatest choice: small numbers leave little below."""

OUTS: Final = (3, 6, 9, 7)
"""How often so many seats (or suits) are drawn to be the answer, from none on."""


def draft(rng: random.Random, deal: Deal, view: View, theme: CountTheme, mode: Mode) -> Draft | Thrown:
    """The question of a theme about what ``view`` shows of a deal, or why there is none."""
    if theme.id == "count-voids":
        return _voids(rng, deal, view, mode)
    if theme.id == "count-suits-out":
        return _suits_out(rng, deal, view, mode)
    if theme.id == "count-taken":
        ours = rng.random() < 0.5
        side = view.seat.side if ours else other_side(view.seat.side)
        ask = "ask-count-taken-ours" if ours else "ask-count-taken-theirs"
        return _number(rng, deal, view, theme, mode, ask, {}, side_points(view, side), Hint(id="hint-count-tricks"))
    if theme.id == "count-points":
        return _number(
            rng, deal, view, theme, mode, "ask-count-points", {}, points_unseen(view), Hint(id="hint-count-all")
        )
    eight = Hint(id="hint-count-eight")
    if theme.id in ("count-trumps", "count-returned"):
        assert view.trump is not None
        args: dict[str, Arg] = {"suit": SUIT_SIGNS[view.trump]}
        return _number(rng, deal, view, theme, mode, "ask-count-trumps", args, trumps_held(view), eight)
    suit = rng.choice(SUITS)
    args = {"suit": SUIT_SIGNS[suit]}
    if theme.id == "count-most":
        who = rng.choice([one for one in SEATS if one is not view.seat])
        tally = most_held(view, who, suit)
        return _number(
            rng, deal, view, theme, mode, "ask-count-most", {**args, "who": who}, tally, Hint(id="hint-count-follow")
        )
    return _number(rng, deal, view, theme, mode, "ask-count-suit", args, suit_unseen(view, suit), eight)


def _features(view: View) -> dict[str, float]:
    """``tricks`` finished; ``hidden`` folded cards among them; ``table``: cards on the table."""
    return {"tricks": len(view.tricks), "hidden": hidden(view), "table": len(view.trick)}


def _number(
    rng: random.Random,
    deal: Deal,
    view: View,
    theme: CountTheme,
    mode: Mode,
    ask: str,
    args: dict[str, Arg],
    tally: Tally,
    first: Hint,
) -> Draft | Thrown:
    drops = theme.drops
    cards = tally.clause != "cards.points"
    if cards and tally.right in drops and rng.random() < drops[tally.right]:
        return Thrown("too-often")
    (rank,) = rng.choices(range(numbers.COUNT), RANKS if cards else None)
    some = numbers.choices(rng, tally, rank, range(9) if cards else ())
    if not some:
        return Thrown("few-slips")
    question = Question(ask=ask, mode=mode, choices=tuple(str(one) for one in some), of="number", args=args)
    wrong = rng.choice([one for one in some if one != tally.right])
    second = Hint(id="hint-count-not", args={"count": wrong})
    slips = sum(one in tally.slips for one in some)
    features = {**_features(view), "slips": slips, "right": min(tally.right, 8)}
    return Draft(deal, view.seat, question, numbers.proof(tally, some), (first, second), features, view=view)


def _voids(rng: random.Random, deal: Deal, view: View, mode: Mode) -> Draft | Thrown:
    (wanted,) = rng.choices(range(4), OUTS)
    seats = tuple(one for one in SEATS if one is not view.seat)
    for suit in rng.sample(SUITS, 4):
        proof = tuple(Judged(choice=one, ruling=rule_out(view, one, suit)) for one in seats)
        if sum(one.ruling.allowed for one in proof) == wanted:
            args: dict[str, Arg] = {"suit": SUIT_SIGNS[suit]}
            question = Question(ask="ask-count-voids", mode=mode, choices=seats, none=True, of="seat", args=args)
            return _out(rng, deal, view, question, proof)
    return Thrown("other-number-of-seats")


def _suits_out(rng: random.Random, deal: Deal, view: View, mode: Mode) -> Draft | Thrown:
    (wanted,) = rng.choices(range(4), OUTS)
    for who in rng.sample([one for one in SEATS if one is not view.seat], 3):
        proof = tuple(Judged(choice=one, ruling=rule_out(view, who, one)) for one in SUITS)
        if sum(one.ruling.allowed for one in proof) == wanted:
            question = Question(
                ask="ask-count-suits-out", mode=mode, choices=tuple(SUITS), none=True, of="suit", args={"who": who}
            )
            return _out(rng, deal, view, question, proof)
    return Thrown("other-number-of-suits")


def _out(rng: random.Random, deal: Deal, view: View, question: Question, proof: tuple[Judged, ...]) -> Draft:
    """The second hint names a seat or suit that is no answer, or one of many seats that are."""
    wrong = [one.choice for one in proof if not one.ruling]
    named = rng.choice(wrong or [one.choice for one in proof])
    if question.of == "suit":
        second = Hint(id="hint-count-suit-held", args={"suit": SUIT_SIGNS[named]})
    else:
        second = Hint(id="hint-count-may-hold" if wrong else "hint-count-is-out", args={"who": Seat(named)})
    reasons = [reason.id for one in proof for reason in one.ruling.reasons]
    features = {
        **_features(view),
        "out": sum(one.ruling.allowed for one in proof),
        "no_room": float("out-no-room" in reasons),
        "all_seen": float("out-all-seen" in reasons),
        "shown": float("holds-shown" in reasons),
    }
    return Draft(deal, view.seat, question, proof, (Hint(id="hint-count-follow"), second), features, view=view)
