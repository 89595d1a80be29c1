"""The kinds *settle it* of the called tables: is the target reached, what does the deal score, who wins the match?

The rulings are those of ``tutor.rules.called.reckoning`` (``call.score``, ``widow.score``, ``call.match``).

>>> puzzle = WIDOW_KIND.make(7)
>>> puzzle == WIDOW_KIND.make(7), WIDOW_KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from puzzles.called_kinds import PARTNER, WALKS, CalledTheme, family
from puzzles.called_table import Habits, rebid, walk
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Hint, Judged, Mode, Question
from puzzles.yes_no import YES_NO, yes_no
from tutor.cards import PACK, Hand
from tutor.rules.called.calls import is_duty
from tutor.rules.called.reckoning import rule_ahead, rule_reached, rule_scores
from tutor.rules.called.score import score
from tutor.rules.called.state import Called
from tutor.rules.deal import Deal
from tutor.rules.state import NOBODY
from tutor.seats import SEATS, Seat

VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

SCORES: Final = {"minus-1": -1, "none": 0, "plus-1": 1, "plus-4": 4}
"""What a deal may bring a seat, by the words of the choice."""

ALL: Final = sum(one.points for one in PACK)
"""The card points of the pack."""

NEAR: Final = 20
"""How far the points may lie from the target where one is to see whether it is reached."""

FAR: Final = 60
"""How far they may lie from it where one is to tell what everybody scores."""

TOTALS: Final = range(-3, 8)
"""The scores before the last deal."""

THEMES: Final = (
    CalledTheme("called-reached", {"one": 14}, (1, 2), 0.04, "call.score"),
    CalledTheme("called-edge", {"one": 10}, (2, 3), 0.1, "call.score"),
    CalledTheme("called-score", {"one": 16}, (1, 2, 3), 0.12, "call.score"),
    CalledTheme("called-slam", {"one": 12}, (2, 3), 0.2, "call.slam"),
    CalledTheme("called-left-alone", {"one": 5}, (3, 4, 5), 0.3, "call.alone", games=(PARTNER,)),
    CalledTheme("called-match", {"every": 12}, (1, 2, 3, 4, 5), 0.06, "call.match", alone=(1, 2, 3)),
)

HINTS: Final = (
    "hint-called-target",
    "hint-called-roles",
    "hint-called-eleven",
    "hint-called-not-score",
    "hint-called-not-winner",
    "hint-settle-rule",
)
"""Every id of a hint, the first three for the first rung."""

WEIGHTS: Final = {
    "pairs": 0.07,
    "slam": 0.06,
    "near": 0.08,
    "pair": 0.06,
    "alone": 0.06,
    "level": 0.2,
    "turned": 0.16,
    "count-up": 0.06,
}
"""What one unit of a feature adds to the difficulty (0-1)."""


def _find(profile: str, rng: random.Random, theme: CalledTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """The answer that is wanted is drawn first and kept until a deal has it, so that none comes more often."""
    make = {"called-reached": _reached, "called-edge": _reached, "called-match": _match}.get(theme.id, _scored)
    wanted, yes = rng.choice(tuple(SCORES)), rng.random() < 0.5
    habits = Habits(strong=True, slams=0.5, shows=0.4) if theme.id == "called-slam" else Habits(shows=0.95)
    if theme.id == "called-left-alone":
        habits = Habits(leads_called=1.0, wise=0.9, calls_long=True)
        wanted = rng.choice(("minus-1", "none", "plus-1"))
    elif theme.id == "called-score":
        wanted = rng.choice(("minus-1", "none", "plus-1", "plus-4"))
        habits = Habits(strong=True, slams=0.5) if wanted == "plus-4" else habits
    for _ in range(WALKS):
        *_, deal = walk(rng, profile, habits)
        yield make(rng, deal, theme, wanted, yes) or Thrown("another-result")


def _called(deal: Deal) -> Called:
    assert deal.called is not None
    return deal.called


# -- is the target reached? --------------------------------------------------------------------------------------------


def _reached(rng: random.Random, deal: Deal, theme: CalledTheme, wanted: str, yes: bool) -> Draft | None:
    """The bid is chosen to suit the points: near them, or on the edge."""
    called, form = _called(deal), deal.profile.form
    edge = theme.id == "called-edge"
    found = (
        None if edge and not called.marriages else _bid_to_suit(rng, deal, yes, form.raise_step - 1 if edge else NEAR)
    )
    if found is None:
        return None
    deal, ruling = found, rule_reached(score(found))
    question = Question(ask="ask-called-reached", mode="one", choices=YES_NO, of="word", args=_told(rng, deal))
    hints = Hint(id="hint-called-target"), Hint(id="hint-settle-rule", clause=theme.clause)
    return Draft(deal, rng.choice(form.seating.order), question, yes_no(ruling), hints, _features(deal, question))


def _bid_to_suit(rng: random.Random, deal: Deal, made: bool, near: int) -> Deal | None:
    """The same play after a bid that makes the target just so: reached or not, with points no farther from it than
    ``near``. ``None`` where there is no such bid."""
    called, form = _called(deal), deal.profile.form
    short = called.points - (called.target - called.amount)
    some = [
        one
        for one in range(form.least, form.most + 1, form.raise_step)
        if (short >= one) is made and abs(short - one) <= near
    ]
    if not some:
        return None
    amount = rng.choice(some)
    return deal if amount == called.amount and not is_duty(deal) else rebid(rng, deal, SEATS[called.maker], amount)


# -- what does the deal score? -----------------------------------------------------------------------------------------


def _scored(rng: random.Random, deal: Deal, theme: CalledTheme, wanted: str, yes: bool) -> Draft | None:
    called, order = _called(deal), deal.profile.form.seating.order
    if theme.id == "called-slam" and called.slam == NOBODY:
        return None
    if theme.id == "called-left-alone" and not called.alone:
        return None
    if wanted in ("minus-1", "plus-1"):
        found = _bid_to_suit(rng, deal, wanted == "plus-1", FAR)
        if found is None:
            return None
        deal = found
    moved = score(deal).moved
    some = [Seat(one) for one, worth in moved.items() if worth == SCORES[wanted]]
    if theme.id == "called-left-alone" and wanted != "none":
        some = [one for one in some if one.place == called.holder]
    if not some:
        return None
    who = rng.choice(some)
    proof = tuple(Judged(choice=name, ruling=rule_scores(deal, who, worth)) for name, worth in SCORES.items())
    args = {**_told(rng, deal), "who": who}
    question = Question(ask="ask-called-score", mode="one", choices=tuple(SCORES), of="word", args=args)
    wrong = rng.choice([one.choice for one in proof if not one.ruling.allowed])
    not_this = Hint(id="hint-called-not-score", args={"score": wrong})
    rule = Hint(id="hint-settle-rule", clause=theme.clause)
    hints = Hint(id="hint-called-roles"), rng.choice((not_this, rule))
    return Draft(deal, rng.choice(order), question, proof, hints, _features(deal, question))


# -- who wins the match? -----------------------------------------------------------------------------------------------


def _match(rng: random.Random, deal: Deal, theme: CalledTheme, wanted: str, yes: bool) -> Draft | None:
    """The last deal of a match: the running scores lie so that this deal may decide."""
    form = deal.profile.form
    order, base = form.seating.order, rng.choice(TOTALS)
    before = {one: base + rng.choice((-2, -1, -1, 0, 0, 0, 1)) for one in order}
    deal = _with_scores(deal, before)
    totals = score(deal).after
    proof = tuple(Judged(choice=str(one), ruling=rule_ahead(totals, one)) for one in order)
    right = [one.choice for one in proof if one.ruling.allowed]
    if len(right) == len(order) or (len(right) > 1) is yes:
        return None
    args = {**_told(rng, deal), "deals": form.deals}
    question = Question(ask="ask-called-match", mode="every", choices=order, of="seat", args=args)
    wrong = rng.choice([one for one in order if one not in right])
    hints = Hint(id="hint-called-eleven"), Hint(id="hint-called-not-winner", args={"who": wrong})
    features = {**_features(deal, question), "level": len(right) - 1, "turned": float(_is_turned(before, right))}
    return Draft(deal, rng.choice(order), question, proof, hints, features)


def _is_turned(before: dict[Seat, int], right: list[str]) -> bool:
    """Did this deal change who was first?"""
    best = max(before.values())
    return {str(one) for one, total in before.items() if total == best} != set(right)


def _with_scores(deal: Deal, scores: dict[Seat, int]) -> Deal:
    """The same deal after other running scores."""
    start = next(deal.path())
    order, dealt = deal.profile.form.seating.order, start.position.dealt
    hands = {one: start.hand(one) for one in order}
    found = Deal.of_hands(deal.dealer, hands, Hand(dealt.widow), scores, deal.profile)
    for one in deal.log:
        found = found.act(one.seat, one.action)
    return found


# -- words -------------------------------------------------------------------------------------------------------------


def _told(rng: random.Random, deal: Deal) -> dict[str, Arg]:
    """The deal as the question tells it: maker and partner, the bid, the points of one side, the slam."""
    called = _called(deal)
    given = rng.choice(("makers", "others"))
    points = called.points if given == "makers" else ALL - called.points
    args: dict[str, Arg] = {"maker": SEATS[called.maker], "bid": called.amount, "given": given, "points": points}
    args["down"] = sum(one.worth for one in called.marriages if one.makers)
    args["up"] = sum(one.worth for one in called.marriages if not one.makers)
    args["partner"] = "none" if called.holder == NOBODY else SEATS[called.holder]
    args["slam"] = "none" if called.slam == NOBODY else "made" if score(deal).slam else "lost"
    args["alone"] = "yes" if called.alone else "no"
    return args


def _features(deal: Deal, question: Question) -> dict[str, float]:
    """Pairs that moved the target, a slam, points near the target, asked about one of the pair, the maker left alone,
    points to be counted from the others'."""
    called = _called(deal)
    return {
        "pairs": len(called.marriages),
        "slam": float(called.slam != NOBODY),
        "near": float(abs(called.points - called.target) < NEAR / 2),
        "pair": float(question.args.get("who") not in (None, SEATS[called.maker])),
        "alone": float(called.alone > 0),
        "count-up": float(question.args["given"] == "others"),
    }


PARTNER_KIND, WIDOW_KIND = family(
    "settle",
    VERSION,
    THEMES,
    _find,
    ("ask-called-reached", "ask-called-score", "ask-called-match"),
    HINTS,
    WEIGHTS,
)
"""These kinds, for ``puzzles.KINDS``."""
