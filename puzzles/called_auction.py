"""The kinds *auction call* of the called tables: may I bid this, is it over, who is next, who is maker?

What may be called is asked of ``Deal.rule``, what a call brings of ``tutor.rules.called.calls`` (``call.auction``).

>>> puzzle = WIDOW_KIND.make(7)
>>> puzzle == WIDOW_KIND.make(7), WIDOW_KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from puzzles.auction_calls import action_of
from puzzles.auction_outcomes import told_call
from puzzles.called_kinds import WALKS, CalledTheme, family
from puzzles.called_table import deal_cards
from puzzles.calling import bid
from puzzles.habits import PASS
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Hint, Judged, Mode, Question
from puzzles.yes_no import YES_NO, yes_no
from tutor.rules.actions import Action, Bid
from tutor.rules.called.calls import is_duty, rule_lead, rule_maker, rule_next, rule_over
from tutor.rules.deal import Deal
from tutor.rules.ruling import Ruling
from tutor.rules.state import AUCTION, NOBODY
from tutor.seats import Seat, seat

VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

CHOICES: Final = 6
"""How many calls there are to choose from."""

PASSES: Final = {"quiet": 0.75, "lively": 0.35}
"""How often a seat passes, at two sorts of table."""

THEMES: Final = (
    CalledTheme("called-first-bid", {"every": 8, "one": 7}, (1,), 0.04, "call.auction"),
    CalledTheme("called-raise", {"every": 16, "one": 12}, (1, 2, 3, 4), 0.12, "call.auction", alone=(1, 2, 3)),
    CalledTheme("called-over", {"one": 10}, (2, 3), 0.06, "call.auction", alone=(1, 2, 3)),
    CalledTheme("called-next", {"one": 12}, (2, 3), 0.08, "call.auction"),
    CalledTheme("called-maker", {"one": 10}, (2, 3, 4), 0.16, "call.auction", alone=(2, 3)),
    CalledTheme("called-lead-first", {"one": 8}, (3, 4), 0.2, "call.auction", alone=(3,)),
)

ASKS: Final = ("which", "allowed", "over", "next", "maker", "lead")

HINTS: Final = (
    "hint-called-steps",
    "hint-called-no-bid",
    "hint-called-in",
    "hint-called-round",
    "hint-called-last-in",
    "hint-called-dealer",
    "hint-auction-bid-allowed",
    "hint-auction-bid-refused",
    "hint-auction-not-seat",
    "hint-auction-rule",
)
"""Every id of a hint, the first six for the first rung."""

WEIGHTS: Final = {"calls": 0.025, "passed": 0.05, "rules": 0.07, "duty": 0.12, "high": 0.06}
"""What one unit of a feature adds to the difficulty (0-1)."""


# -- auctions by chance ------------------------------------------------------------------------------------------------


def _auction(rng: random.Random, profile: str) -> list[Deal]:
    """One auction, from the deal before its first call to the deal after its last."""
    deal, _ = deal_cards(rng, profile)
    passes = PASSES[rng.choice(("quiet", "lively", "lively"))]
    found = [deal]
    while deal.phase == AUCTION:
        assert deal.turn is not None
        deal = deal.act(deal.turn, _call(rng, deal, passes))
        found.append(deal)
    return found


def _call(rng: random.Random, deal: Deal, passes: float) -> Action:
    form, calls = deal.profile.form, deal.position.auction
    first = calls.bidder == NOBODY
    standing = form.least if first else calls.amount
    least = form.least if first else standing + form.raise_step
    most = min(standing + form.raise_most, form.most)
    some = range(least, most + 1, form.raise_step)
    return PASS if not some or rng.random() < passes else bid(rng.choice(some))


# -- drafts ------------------------------------------------------------------------------------------------------------


def _find(profile: str, rng: random.Random, theme: CalledTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """What is wanted is drawn first and kept until an auction has it, so that no answer comes more often."""
    yes, turn = rng.random() < 0.5, rng.random()
    for _ in range(WALKS):
        some = _auction(rng, profile)
        rng.shuffle(some)
        for deal in some:
            found = _draft(rng, deal, theme, mode, yes, turn)
            if found is not None:
                yield found
                break
        else:
            yield Thrown("no-moment")


def _draft(rng: random.Random, deal: Deal, theme: CalledTheme, mode: Mode, yes: bool, turn: float) -> Draft | None:
    if theme.id in ("called-first-bid", "called-raise"):
        first = deal.position.auction.bidder == NOBODY
        if deal.phase != AUCTION or first is not (theme.id == "called-first-bid"):
            return None
        return _which(rng, deal, theme) if mode == "every" else _allowed(rng, deal, theme, yes)
    if deal.entry is None:
        return None
    if theme.id == "called-next":
        return _next(rng, deal, theme, turn)
    if theme.id == "called-over":
        passed = deal.position.auction.passed.bit_count()
        close = passed + 2 >= len(deal.profile.form.seating.order)
        ruling = rule_over(deal)
        return _told(rng, deal, theme, "over", yes_no(ruling)) if ruling.allowed is yes and close else None
    return _claim(rng, deal, theme, yes)


def _amounts(rng: random.Random, deal: Deal) -> list[int]:
    """Amounts around what may be bid: the ends and what lies just beyond, and steps that are none."""
    form, calls = deal.profile.form, deal.position.auction
    first = calls.bidder == NOBODY
    standing = form.least if first else calls.amount
    least = form.least if first else standing + form.raise_step
    most = standing + form.raise_most
    inside = [*range(least, most + 1, form.raise_step)]
    beyond = [least - form.raise_step, most + form.raise_step, most + 2 * form.raise_step, most + 20, least - 10]
    odd = [one + rng.choice((1, 2, 3)) for one in rng.sample(inside, 2)]
    return [*inside, *beyond, *odd, least, most, most, most + form.raise_step]


def _which(rng: random.Random, deal: Deal, theme: CalledTheme) -> Draft | None:
    """Which of some bids may the seat on turn make?"""
    turn = deal.turn
    assert turn is not None
    some = _amounts(rng, deal)
    picked: set[int] = set()
    while len(picked) < CHOICES:
        picked.add(rng.choice(some))
    choices = tuple(f"bid {one}" for one in sorted(picked))
    proof = tuple(Judged(choice=one, ruling=deal.rule(turn, action_of(one))) for one in choices)
    if not 0 < sum(one.ruling.allowed for one in proof) < CHOICES:
        return None
    question = Question(ask="ask-auction-which", mode="every", choices=choices, none=True, of="call")
    return Draft(deal, turn, question, proof, _hints(rng, deal, theme, proof), _features(deal, proof))


def _allowed(rng: random.Random, deal: Deal, theme: CalledTheme, yes: bool) -> Draft | None:
    """May the seat on turn, or one that has passed, make this bid?"""
    turn = deal.turn
    assert turn is not None
    some = [one for one in dict.fromkeys(_amounts(rng, deal)) if deal.rule(turn, Bid(one)).allowed is yes]
    if not some:
        return None
    amount = rng.choice(some)
    proof = yes_no(deal.rule(turn, bid(amount)))
    args: dict[str, Arg] = {"call": "bid", "bid": amount}
    question = Question(ask="ask-auction-allowed", mode="one", choices=YES_NO, of="word", args=args)
    hints = _look(deal, theme), Hint(id="hint-auction-rule", clause=theme.clause)
    return Draft(deal, turn, question, proof, hints, _features(deal, proof))


def _next(rng: random.Random, deal: Deal, theme: CalledTheme, wanted: float) -> Draft | None:
    """Whose call is next, where it is the seat that is wanted, counted from the last to call."""
    if deal.phase != AUCTION or deal.entry is None or len(deal.log) < 2:
        return None
    order = deal.profile.form.seating.from_seat(deal.entry.seat)[1:]
    if deal.turn is not order[int(wanted * len(order))]:
        return None
    seats = deal.profile.form.seating.order
    proof = tuple(Judged(choice=str(one), ruling=rule_next(deal, one)) for one in seats)
    return _told(rng, deal, theme, "next", proof)


CLAIMS: Final[dict[str, Callable[[Deal, str], Ruling]]] = {"maker": rule_maker, "lead": rule_lead}
"""The questions that name a seat, and who judges them."""


def _claim(rng: random.Random, deal: Deal, theme: CalledTheme, yes: bool) -> Draft | None:
    """A seat is named as maker, or as who leads; true or not, as wanted."""
    order = deal.profile.form.seating.order
    bidder = deal.position.auction.bidder
    if theme.id == "called-maker":
        close = deal.phase != AUCTION or deal.position.auction.passed.bit_count() + 2 >= len(order)
        if not close:
            return None
        ask, some = "maker", [one for one in order if rule_maker(deal, one).allowed is yes]
        likely = [one for one in some if one.place == bidder or one in (deal.dealer, deal.eldest)]
    elif deal.phase == AUCTION or deal.maker is deal.eldest:
        return None
    else:
        ask, some = "lead", [one for one in order if rule_lead(deal, one).allowed is yes]
        likely = [one for one in some if one is deal.maker]
    if not some:
        return None
    named = rng.choice(likely or some)
    return _told(rng, deal, theme, ask, yes_no(CLAIMS[ask](deal, named)), named)


def _told(
    rng: random.Random, deal: Deal, theme: CalledTheme, ask: str, proof: tuple[Judged, ...], named: Seat | None = None
) -> Draft:
    """A question about what a call brings: the view stops before that call, and the question names it."""
    before, question = told_call(deal, ask, proof, named)
    viewer = rng.choice(deal.profile.form.seating.order)
    return Draft(before, viewer, question, proof, _hints(rng, deal, theme, proof), _features(deal, proof))


# -- features and hints ------------------------------------------------------------------------------------------------


def _features(deal: Deal, proof: tuple[Judged, ...]) -> dict[str, float]:
    """Calls so far, seats that are out, different reasons that refuse, the dealer's duty, a bid of 200 or more."""
    refusing = {reason.id for one in proof if not one.ruling.allowed for reason in one.ruling.reasons}
    return {
        "calls": min(9, len(deal.log)),
        "passed": deal.position.auction.passed.bit_count(),
        "rules": max(0, len(refusing) - 1),
        "duty": float(is_duty(deal)),
        "high": float(deal.position.auction.amount >= 200),
    }


LOOKS: Final = {"called-over": "in", "called-next": "round", "called-maker": "last-in", "called-lead-first": "dealer"}


def _look(deal: Deal, theme: CalledTheme) -> Hint:
    first = "no-bid" if theme.id == "called-first-bid" else "steps"
    return Hint(id=f"hint-called-{LOOKS.get(theme.id, first)}")


def _hints(rng: random.Random, deal: Deal, theme: CalledTheme, proof: tuple[Judged, ...]) -> tuple[Hint, Hint]:
    """Where to look, then one choice less, or the rule."""
    some = [Hint(id="hint-auction-rule", clause=theme.clause)]
    if proof[0].choice.startswith("bid"):
        for allowed, name in ((True, "allowed"), (False, "refused")):
            alike = [one for one in proof if one.ruling.allowed is allowed]
            if len(alike) > 1:
                one = rng.choice(alike)
                some.append(
                    Hint(
                        id=f"hint-auction-bid-{name}",
                        args={"bid": int(one.choice[4:])},
                        clause=one.ruling.reasons[0].clause,
                    )
                )
    elif proof[0].choice not in YES_NO:
        wrong = rng.choice([one for one in proof if not one.ruling.allowed])
        some = [Hint(id="hint-auction-not-seat", args={"who": seat(wrong.choice)})]
    return _look(deal, theme), rng.choice(some)


PARTNER_KIND, WIDOW_KIND = family(
    "auction", VERSION, THEMES, _find, tuple(f"ask-auction-{one}" for one in ASKS), HINTS, WEIGHTS
)
"""These kinds, for ``puzzles.KINDS``."""
