"""What the kind *settle* asks about a finished deal: the choices with their rulings, the words' values, the hints."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from puzzles.model import Arg, Hint, Judged, Question
from puzzles.settle_themes import Scene, SettleTheme
from puzzles.yes_no import yes_no
from tutor.rules.reckoning import Move, Reckoning, rule_after, rule_made, rule_match, rule_moved
from tutor.rules.tokens import award
from tutor.seats import SIDES, Seat, other_side

MOST: Final = 5
"""The most tokens that a choice names, where Caps cannot be announced before the play: one less than there."""

More = Mapping[int, float]
"""How much more often than others a number of tokens stands among the choices by chance, where it is not 1."""

PLAIN: Final[More] = MappingProxyType({})

OFTEN: Final = 2
"""The number of tokens that moves most often."""

LONE: Final = 0.5
"""How often one token is among the choices for a side by chance, where no Caps call in the play adds any."""

MOVES: Final = 6
NUMBERS: Final = 5
"""How many choices there are of moves, and of tokens after the deal."""

RANKS: Final = (5, 6, 5, 6, 5)
"""How often the right number is the lowest, the next ... the highest: less at the ends, where all that is left lies."""

ANNOUNCED: Final = ("announced", "failed")
"""How Caps is judged that was called before the play."""

HINTS: Final = (
    "hint-settle-bid",
    "hint-settle-caps",
    "hint-settle-tokens",
    "hint-settle-ending",
    "hint-settle-not-count",
    "hint-settle-not-tokens",
    "hint-settle-rule",
)
"""Every id of a hint, the first four for the first rung; ``not-count`` and ``not-tokens`` have ``count``."""


# -- choices -----------------------------------------------------------------------------------------------------------


def ask_about(rng: random.Random, scene: Scene, seat: Seat, ask: str, more: More = PLAIN) -> tuple[Judged, ...]:
    """The choices of a question with their rulings, in the order in which they are shown.

    ``more`` is for the choices of how many tokens move; without it, two tokens stand among them nearly always.
    """
    one = scene.reckoning
    if ask == "made":
        return yes_no(rule_made(one))
    if ask == "match":
        return yes_no(rule_match(one, one.settlement.to))
    if ask == "after":
        return _numbers(rng, one, seat.side)
    return tuple(Judged(choice=_name(move, seat), ruling=rule_moved(one, move)) for move in _moves(rng, one, more))


def _name(move: Move, seat: Seat) -> str:
    to, count = move
    return "none" if to is None else f"{'ours' if to == seat.side else 'theirs'}-{count}"


def most(one: Reckoning) -> int:
    """The most tokens that a choice names."""
    return MOST + (one.deal.profile.caps == "before-play")


def tempting(one: Reckoning) -> list[Move]:
    """Moves that somebody might think of: the other side, the other column, Caps forgotten or added, a debt paid."""
    settlement, deal = one.settlement, one.deal
    found: list[Move] = []
    if deal.contract is not None:
        won, lost = award(deal.contract.amount, deal.profile)
        makers = deal.contract.seat.side
        found += [(makers, won), (other_side(makers), lost), (other_side(makers), won), (makers, lost)]
    if settlement.to is not None:
        there, back = settlement.to, other_side(settlement.to)
        found += [(there, settlement.owed), (back, settlement.owed)]
        if one.verdict is not None:
            found += [(there, settlement.owed - 1), (there, settlement.owed + 1)]
            found += [(side, count) for side in SIDES for count in (2, MOST)] if one.verdict.wrong else []
    return [move for move in dict.fromkeys(found) if move != one.moved and 0 < move[1] <= most(one)]


def _moves(rng: random.Random, one: Reckoning, more: More) -> list[Move]:
    """Some moves to choose from, the right one and two or three slips among them, by side and number.

    What is right more often stands among the choices by chance more often, too: else its being there would tell.
    """
    every: list[Move] = [(side, count) for side in SIDES for count in range(1, most(one) + 1)]
    slips = tempting(one)
    taken = [one.moved, *rng.sample(slips, min(len(slips), rng.choice((2, 3, 3))))]
    if not more:
        taken += _twos(rng, one, taken)
    rest = [move for move in [*every, (None, 0)] if move not in taken]
    if more:
        rest.sort(key=lambda move: rng.random() ** (1 / more.get(move[1], 1.0)), reverse=True)
        taken += rest[: MOVES - len(taken)]
    else:
        taken += rng.sample(rest, MOVES - len(taken))
    order = list(SIDES)
    rng.shuffle(order)
    nobody = rng.random() < 0.5
    return sorted(taken, key=lambda move: (nobody == (move[0] is not None), order.index(move[0] or SIDES[0]), move[1]))


def _twos(rng: random.Random, one: Reckoning, taken: list[Move]) -> list[Move]:
    """Two tokens for both sides, which move most often, and at some tables one token now and then."""
    twos = [(side, OFTEN) for side in SIDES if (side, OFTEN) not in taken][: MOVES - len(taken)]
    lone = (rng.choice(SIDES), 1) if one.deal.profile.caps != "in-play" and rng.random() < LONE else one.moved
    room = len(taken) + len(twos) < MOVES
    return [*twos, lone] if room and lone not in (*taken, *twos) else [*twos]


def _numbers(rng: random.Random, one: Reckoning, side: str) -> tuple[Judged, ...]:
    """Tokens after the deal: the right number at a place that tells nothing, slips before others."""
    before, right = one.settlement.before[side], one.settlement.after[side]
    slips = {before + (count if to == side else -count) for to, count in tempting(one)} | {
        before,
        before + 2,
        before - 2,
    }
    total = sum(one.settlement.before.values())
    pool = [count for count in range(right - 6, right + 7) if 0 <= count <= total or count in slips]  # a debt is a slip
    parts = [[count for count in pool if count < right], [count for count in pool if count > right]]
    ranks = range(max(0, NUMBERS - 1 - len(parts[1])), min(NUMBERS - 1, len(parts[0])) + 1)
    rank = rng.choices(ranks, [RANKS[one] for one in ranks])[0]
    found = [right]
    for some, wanted in zip(parts, (rank, NUMBERS - 1 - rank), strict=True):
        rng.shuffle(some)
        some.sort(key=lambda count: (count not in slips, abs(count - right)))
        found += some[:wanted]
    return tuple(Judged(choice=str(count), ruling=rule_after(one, side, count)) for count in sorted(found))


# -- words -------------------------------------------------------------------------------------------------------------


def told(rng: random.Random, scene: Scene, seat: Seat) -> dict[str, Arg]:
    """The deal as the question tells it: contract, card points of one side, tokens, and what is known about Caps."""
    one = scene.reckoning
    deal, before = one.deal, one.settlement.before
    args: dict[str, Arg] = {"end": deal.ended or "", "caps": "none"}
    args |= {"ours": before[seat.side], "theirs": before[other_side(seat.side)]}
    if deal.contract is None:
        return args
    maker, amount = deal.contract
    args |= {"maker": maker, "bid": amount or 0}
    if deal.play is None or deal.ended != "played":
        return args
    given = rng.choice(("makers", "defenders"))
    counted = maker.side if given == "makers" else other_side(maker.side)
    args |= {"given": given, "points": deal.points[counted]}
    if amount is None:
        args["end"] = "pcc"
        args["lost"] = next((trick.number for trick in deal.play.tricks if trick.winner is not maker), 0)
    if one.verdict is not None:
        args |= _told_caps(scene)
    return args


def _told_caps(scene: Scene) -> dict[str, Arg]:
    verdict, play, due = scene.reckoning.verdict, scene.reckoning.deal.play, scene.due
    assert verdict is not None
    assert play is not None
    claim = next((one for one in play.claims if one.seat.side == verdict.side), None)
    lost = play.lost(SIDES.index(verdict.side))
    args: dict[str, Arg] = {"lost": lost.number if lost is not None else 0}
    if verdict.judged in ANNOUNCED:
        table = scene.reckoning.deal.profile
        more: dict[str, Arg] = {"bonus": table.caps_before_won, "cost": table.caps_before_lost}
        return {**args, **more, "caps": "announced", "caller": verdict.seat}
    if due is not None:
        args |= {"due": due.trick, "prover": due.seat}
    if claim is None:
        return {**args, "caps": "missed"}
    return {
        **args,
        "caps": "early" if verdict.judged == "too-early" else "called",
        "caller": claim.seat,
        "trick": claim.trick,
        "after": claim.after,
    }


# -- hints -------------------------------------------------------------------------------------------------------------


def ladder(
    rng: random.Random, scene: Scene, theme: SettleTheme, question: Question, judged: tuple[Judged, ...]
) -> tuple[Hint, Hint]:
    """Where to look, then one number less or the rule. Neither is the answer."""
    one = scene.reckoning
    if one.deal.ended != "played":
        look = "ending"
    elif one.verdict is not None:
        look = "announced" if one.verdict.judged in ANNOUNCED else "caps"
    else:
        look = "tokens" if theme.id in ("score-remainder", "score-match") else "bid"
    return Hint(id=f"hint-settle-{look}"), _second(rng, scene, theme, question, judged)


def _second(
    rng: random.Random, scene: Scene, theme: SettleTheme, question: Question, judged: tuple[Judged, ...]
) -> Hint:
    rule = Hint(id="hint-settle-rule", clause=_clause(scene, theme))
    if rng.random() < 0.5 or question.ask.endswith(("-made", "-match")):
        return rule
    right = next(one.choice for one in judged if one.ruling.allowed)
    if question.of == "number":
        count = rng.choice([int(one.choice) for one in judged if one.choice != right])
        return Hint(id="hint-settle-not-tokens", args={"count": count})
    counts = [int(one.choice[-1]) for one in judged if one.choice != "none" and one.choice[-1] != right[-1]]
    some = sorted({one for one in counts if counts.count(one) < len(judged) - 2})
    return Hint(id="hint-settle-not-count", args={"count": rng.choice(some)}) if some else rule


def _clause(scene: Scene, theme: SettleTheme) -> str:
    """The rule a theme is about, as it is at work here."""
    ended = {"redeal": "deal.low-hand", "spoilt": "trump.spoilt"}
    return ended.get(scene.reckoning.deal.ended or "", theme.clause or "score.table")
