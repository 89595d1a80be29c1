"""What if a table plays otherwise? The settings under which the answer to a puzzle would be another one.

For questions about what the seat on turn may play or call: the position is put on a table with one setting changed, and
the same choices are judged there. It is asked when a reader wants to know, not before.

>>> from puzzles import from_link
>>> [(one.setting, one.value, one.more) for one in elsewhere(from_link("legal-card-8.v2"))]
[('exhausted_trumps', 'never', ('yes',))]
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from puzzles.auction_calls import action_of
from puzzles.model import Puzzle
from tutor.cards import PACK, Card, Hand
from tutor.knowledge import sample_world
from tutor.profiles import Profile
from tutor.rules.actions import Action, AskPartner, Bid, PartnerCloseCaps, Pass, Play, SetIndicator
from tutor.rules.deal import Deal
from tutor.rules.dealing import token_faults
from tutor.rules.ruling import IllegalAction, Ruling
from tutor.rules.state import AUCTION, PLAY, SECOND
from tutor.rules.view import View
from tutor.seats import SEATS, SIDES, Seat
from tutor.solver import deal_of

_PLAIN: Final[dict[str, Action]] = {"pass": Pass(), "ask": AskPartner(), "pcc": PartnerCloseCaps()}


class Elsewhere(NamedTuple):
    """One setting with another value, and the choices that are right there and not here (``more``), or the other way
    round (``less``)."""

    setting: str
    value: Any
    more: tuple[str, ...]
    less: tuple[str, ...]


def elsewhere(puzzle: Puzzle) -> tuple[Elsewhere, ...]:
    """Each single change of a setting that changes the answer, in the order of the profile.

    Empty where none does, and for questions about anything else than what may be done. A table at which the position
    could not have come about says nothing about it.
    """
    tried = _tried(puzzle)
    deal = _position(puzzle.seen) if can_differ(puzzle) else None
    if deal is None:
        return ()
    here, found = _right(deal, puzzle, tried), []
    for setting, value, there in deal.profile.others():
        other = replayed(deal, there)
        right = here if other is None else _right(other, puzzle, tried)
        if right != here:
            more = tuple(one for one in puzzle.question.choices if one in right and one not in here)
            less = tuple(one for one in puzzle.question.choices if one in here and one not in right)
            found.append(Elsewhere(setting, value, more, less))
    return tuple(found)


def right_at(puzzle: Puzzle, table: Profile) -> tuple[str, ...] | None:
    """What is right at another table, of the choices of a puzzle; ``None`` where that cannot be told.

    >>> from puzzles import from_link
    >>> from tutor.profiles import load_profile
    >>> puzzle = from_link("legal-card-8.v2")
    >>> puzzle.answers.best, right_at(puzzle, load_profile().other("exhausted_trumps", "never"))
    (('no',), ('yes',))
    """
    deal = _position(puzzle.seen) if can_differ(puzzle) else None
    other = replayed(deal, table) if deal is not None else None
    if other is None:
        return None
    right = _right(other, puzzle, _tried(puzzle))
    return tuple(one for one in puzzle.question.choices if one in right)


def can_differ(puzzle: Puzzle) -> bool:
    """Is this a question about what may be done, so that :func:`elsewhere` can say anything?

    Not in the play of Partner Close Caps, in which nothing is known of the cards (``tutor.knowledge``).
    """
    contract = puzzle.seen.contract
    alone = puzzle.seen.phase == PLAY and contract is not None and contract.is_pcc
    return bool(_tried(puzzle)) and not alone


def _tried(puzzle: Puzzle) -> Mapping[str, Action]:
    """What is judged: each choice as an action, or the one action that the question is about."""
    asked, args = puzzle.question, puzzle.question.args
    if asked.of == "card" and asked.ask in ("app-ask-every", "app-ask-one"):
        return {one: Play(Card(one)) for one in asked.choices}
    if asked.ask in ("ask-legal-this", "ask-legal-face"):
        return {"": Play(Card(str(args["card"])))}
    if asked.ask == "ask-auction-which":
        return {one: action_of(one) for one in asked.choices}
    if asked.ask == "ask-auction-allowed":
        name = str(args["call"])
        return {"": action_of(f"bid {args['bid']}" if name == "bid" else name)}
    return {}


def _right(deal: Deal, puzzle: Puzzle, tried: Mapping[str, Action]) -> frozenset[str]:
    """The choices that are right for this deal."""
    rulings = {choice: deal.rule(puzzle.seat, action) for choice, action in tried.items()}
    if "" not in rulings:
        return frozenset(choice for choice, ruling in rulings.items() if ruling.allowed)
    return frozenset({_word(puzzle, rulings[""])})


def _word(puzzle: Puzzle, ruling: Ruling) -> str:
    if puzzle.question.ask == "ask-legal-face":
        return "down" if ruling.folded else "up"
    return "yes" if ruling.allowed else "no"


def _position(view: View) -> Deal | None:
    """A deal in which the seat sees just this; ``None`` where none is known. What may be done does not depend on it."""
    rng = random.Random(0)
    try:
        if view.phase == PLAY:
            return deal_of(view, sample_world(view, rng))
        return _filled(view, rng) if view.phase in (AUCTION, SECOND) else None
    except (ValueError, IllegalAction):
        return None


def _filled(view: View, rng: random.Random) -> Deal:
    """A deal of the seat's own cards and any others, called on as the log says."""
    rest = [card for card in PACK if card not in view.hand and card not in view.first]
    rng.shuffle(rest)
    own = [card for card in view.hand if card not in view.first]
    own += [rest.pop() for _ in range(4 - len(own))]
    first = {one: view.first if one == view.seat else Hand([rest.pop() for _ in range(4)]) for one in SEATS}
    second = {one: Hand(own) if one == view.seat else Hand([rest.pop() for _ in range(4)]) for one in SEATS}
    deal = Deal.start(view.dealer, first, second, dict(zip(SIDES, view.tokens, strict=True)), view.profile)
    for entry in view.log:
        if entry.do == "indicator":
            action: Action = SetIndicator(entry.card or next(iter(first[entry.seat])))
        else:
            action = Bid(entry.amount) if entry.amount is not None else _PLAIN[entry.do]
        deal = deal.act(entry.seat, action)
    return deal


def replayed(deal: Deal, table: Profile) -> Deal | None:
    """The same cards and actions at another table; ``None`` where they are against its rules, or somebody else acts."""
    other = same_acts(deal, table)
    return other if other is not None and (other.turn, other.phase) == (deal.turn, deal.phase) else None


def same_acts(deal: Deal, table: Profile) -> Deal | None:
    """The same cards and actions at another table, whoever acts next; ``None`` where they are against its rules.

    A pass that the other table does not ask for is left out: on eight cards where there is one auction only, or of
    somebody who is out after an earlier pass.
    """
    if table.form.seating != deal.profile.form.seating:  # other seats, with another pack
        return None
    start = next(deal.path())
    first = {one: start.hand(one) for one in SEATS}
    second = {one: Hand(card for card in deal.dealt_hand(one) if card not in first[one]) for one in SEATS}
    tokens = None if token_faults(deal.tokens, table) else deal.tokens
    other = Deal.start(deal.dealer, first, second, tokens, table)
    passed: list[Seat] = []
    for before, entry in zip(deal.path(), deal.log, strict=False):
        passes = isinstance(entry.action, Pass)
        if passes and before.phase == SECOND and not table.second_auction:
            continue
        try:
            other = other.act(entry.seat, entry.action)
        except IllegalAction:
            if not (passes and table.passing == "out" and entry.seat in passed):
                return None
        passed += [entry.seat] if passes else []
    return other
