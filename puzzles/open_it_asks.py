"""The questions of *open it*, each at a moment of its theme."""

from __future__ import annotations

import dataclasses
import random
from typing import Final

from puzzles.habits import OPEN
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Hint, Judged, Mode, Question
from puzzles.open_it_cards import features_of, had, lead, maker_of, now
from puzzles.open_it_themes import OpenTheme, playing
from puzzles.yes_no import YES_NO, yes_no
from tutor.cards import Hand
from tutor.rules.deal import Deal
from tutor.rules.opening import (
    HOWS,
    NEEDS,
    clause_of,
    forced_open,
    rule_caps_opens,
    rule_end,
    rule_itself,
    rule_may,
    rule_need,
)
from tutor.rules.ruling import Ruling
from tutor.rules.trick import HIGH_BID
from tutor.rules.trickview import trick_end, trick_view
from tutor.rules.view import View
from tutor.seats import SEATS, Seat

ASKS: Final = (
    "ask-open-it-may",
    "ask-open-it-need",
    "ask-open-it-itself",
    "ask-open-it-house",
    "ask-open-it-end",
    "ask-open-it-end-looked",
    "ask-open-it-caps",
    "ask-open-it-lead-open",
    "ask-open-it-lead-closed",
    "ask-open-it-had",
)
"""Every id of a question of this kind."""

HINTS: Final = (
    "hint-open-it-when",
    "hint-open-it-lead",
    "hint-open-it-bid",
    "hint-open-it-folded",
    "hint-open-it-caps",
    "hint-open-it-hand",
    "hint-open-it-rule",
    "hint-open-it-not-must",
    "hint-open-it-not-may",
    "hint-open-it-not-cannot",
    "hint-open-it-not-itself",
    "hint-open-it-not-reveal",
    "hint-open-it-not-stays",
    "hint-open-it-not-card",
    "hint-open-it-card",
)
"""Every id of a hint of this kind, the first six for the first rung."""

SHOWS: Final = 0.35
"""How often a high contract shows the trump at the table that is told."""

DROP_STAYS: Final = 0.3
"""How often a trick after which a trump stays closed is thrown away, with folded cards in it."""

DROP_PLAIN: Final = 0.6
"""And without."""

CALLS_MAKER: Final = 0.6
"""How often it is the maker who calls Caps, where the maker may."""

NOT_MAKER: Final = 0.2
"""How often it is somebody else who is asked about, where the trump cannot be shown anyway."""


def draft(rng: random.Random, deal: Deal, theme: OpenTheme, mode: Mode) -> Draft | Thrown:
    """The question of a theme at this moment, or why there is none."""
    if theme.id == "open-must":
        return _need(rng, deal, mode)
    if theme.id == "open-reveal":
        return _end(rng, deal, mode)
    if theme.id == "open-caps":
        return _caps(rng, deal, mode)
    if theme.id == "open-lead":
        return lead(rng, deal, mode)
    if theme.id == "open-had":
        return had(rng, deal, mode)
    if theme.id == "open-turn":
        return now(rng, deal, mode)
    if theme.id == "open-house":
        return _house(rng, deal, mode)
    if theme.id == "open-when" or (theme.id == "open-pcc" and rng.random() < 0.65):
        return _may(rng, deal, mode)
    return _itself(rng, deal, mode, "ask-open-it-itself", {})


def _watcher(rng: random.Random, deal: Deal, who: Seat) -> Seat:
    """Who is asked about ``who``: that seat itself more often than another one that plays."""
    _, contract = playing(deal)
    out = maker_of(deal).partner if contract.is_pcc else None
    return who if rng.random() < 0.6 else rng.choice([one for one in SEATS if one not in (who, out)])


def _yes_no(
    deal: Deal, view: View, ruling: Ruling, mode: Mode, ask: str, args: dict[str, Arg], hints: tuple[str, str]
) -> Draft:
    """A question with yes or no; ``hints`` are the id of the first one and the clause of the second."""
    question = Question(ask=ask, mode=mode, choices=YES_NO, of="word", args=args)
    first, clause = hints
    pair = Hint(id=first), Hint(id="hint-open-it-rule", clause=clause)
    return Draft(deal, view.seat, question, yes_no(ruling), pair, features_of(deal, view.seat), view=view)


def _may(rng: random.Random, deal: Deal, mode: Mode) -> Draft | Thrown:
    maker = maker_of(deal)
    who = maker
    if not deal.rule(maker, OPEN) and rng.random() < NOT_MAKER:
        who = rng.choice([one for one in SEATS if one is not maker])
    view = deal.view(_watcher(rng, deal, who))
    before = deal.profile.opening_choice == "before-first-lead"
    hints = "hint-open-it-when" if before else "hint-open-it-turn", clause_of(deal.profile)
    return _yes_no(deal, view, rule_may(deal, who), mode, "ask-open-it-may", {"who": who}, hints)


def _itself(rng: random.Random, deal: Deal, mode: Mode, ask: str, args: dict[str, Arg]) -> Draft | Thrown:
    play, contract = playing(deal)
    if not play.closed:
        return Thrown("open-already")
    if any(one.folded and one.card.suit == play.trump for one in play.trick):
        return Thrown("folded-trump")
    clause = "pcc.open-after-first" if contract.is_pcc else "open.high-bid"
    view = deal.view(_watcher(rng, deal, maker_of(deal)))
    return _yes_no(deal, view, rule_itself(deal), mode, ask, args, ("hint-open-it-bid", clause))


def _house(rng: random.Random, deal: Deal, mode: Mode) -> Draft | Thrown:
    """The same at a table where high contracts show the trump, or do not."""
    play, contract = playing(deal)
    if play.tricks or (contract.amount is not None and contract.amount < 200):
        return Thrown("same-at-every-table")
    shows = rng.random() < SHOWS
    args: dict[str, Arg] = {"shows": "yes" if shows else "no", "high": HIGH_BID}
    return _itself(rng, _at_table(deal, shows), mode, "ask-open-it-house", args)


def _at_table(deal: Deal, shows: bool) -> Deal:
    """The same deal where ``open_at_250`` is set so."""
    dealt = deal.position.dealt
    first, second = ({one: Hand(some[one.place]) for one in SEATS} for some in (dealt.first, dealt.second))
    profile = {"base": dealt.profile.name, "settings": {"open_at_250": shows}}
    other = Deal.start(deal.dealer, first, second, deal.tokens, profile)
    for line in deal.log:
        other = other.act(line.seat, line.action)
    return other


def _need(rng: random.Random, deal: Deal, mode: Mode) -> Draft | Thrown:
    maker = maker_of(deal)
    proof = tuple(Judged(choice=one, ruling=rule_need(deal, maker, one)) for one in NEEDS)
    question = Question(ask="ask-open-it-need", mode=mode, choices=NEEDS, of="word")
    return _words(rng, deal, deal.view(maker), question, proof, "hint-open-it-lead")


def _words(
    rng: random.Random, deal: Deal, view: View, question: Question, proof: tuple[Judged, ...], first: str
) -> Draft:
    wrong = rng.choice([one.choice for one in proof if not one.ruling])
    hints = Hint(id=first), Hint(id=f"hint-open-it-not-{wrong}")
    return Draft(deal, view.seat, question, proof, hints, features_of(deal, view.seat), view=view)


def _end(rng: random.Random, deal: Deal, mode: Mode) -> Draft | Thrown:
    end, before = trick_end(deal), deal.parent
    assert end is not None
    assert before is not None
    forced = forced_open(playing(before)[0], deal.profile)
    folded = [one for one in end.cards if one.folded]
    high = deal.profile.open_at_250
    if not (folded or high):
        return Thrown("nothing-can-show-it")
    if end.opened == "reveal" and forced:
        return Thrown("two-reasons")
    if end.opened is None and rng.random() < (DROP_STAYS if folded else DROP_PLAIN):
        return Thrown("stays-again")
    maker = maker_of(deal)
    seat = maker if folded else rng.choice([one.seat for one in end.cards])
    view = trick_view(deal, seat, looked=bool(folded))
    hows = HOWS if high else HOWS[1:]
    proof = tuple(Judged(choice=one, ruling=rule_end(end, one)) for one in hows)
    ask = "ask-open-it-end-looked" if folded else "ask-open-it-end"
    question = Question(ask=ask, mode=mode, choices=hows, of="word")
    made = _words(rng, deal, view, question, proof, "hint-open-it-folded" if high else "hint-open-it-search")
    features = {**features_of(before, seat), "folded": len(folded)}
    hints = made.hints if len(hows) > 2 else (made.hints[0], Hint(id="hint-open-it-rule", clause="closed.inspect"))
    return dataclasses.replace(made, features=features, hints=hints)


def _caps(rng: random.Random, deal: Deal, mode: Mode) -> Draft | Thrown:
    play, maker = playing(deal)[0], maker_of(deal)
    sides = [one for one in (0, 1) if not play.lost(one)]
    callers = [one for one in SEATS if one.place % 2 in sides]
    if maker in callers and rng.random() < CALLS_MAKER:
        callers = [maker]
    who = rng.choice(callers)
    ruling = rule_caps_opens(deal, who)
    lies = any(one.seat is maker and one.folded for one in play.trick)
    view = deal.view(maker if lies else _watcher(rng, deal, who))
    hints = "hint-open-it-caps", "caps.call"
    made = _yes_no(deal, view, ruling, mode, "ask-open-it-caps", {"who": who}, hints)
    return dataclasses.replace(made, features={**made.features, "lies": float(lies)})
