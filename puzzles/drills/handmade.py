"""A question at a moment that a coach has laid out: the engine judges every choice, as for any other puzzle.

The puzzle is of a kind there is (*legal card*, *auction*, *Caps order*), so that it is told, drawn and graded as those
are; only its number does not lead to it.
"""

from __future__ import annotations

import random
from typing import Any, Final

from puzzles import auction, auction_calls, caps_order, legal_card, legal_hints
from puzzles.auction_hints import HINTS as CALL_HINTS
from puzzles.caps_proof import Claim
from puzzles.drills.model import Ask, DrillError, Made
from puzzles.legal_themes import THEMES
from puzzles.making import JudgedPuzzle, Maker, level_of, wrong_of
from puzzles.model import Answers, Hint, Judged, Question, content_id
from puzzles.situations import Moment
from puzzles.views import profile_json, view_json
from tutor.record.model import Record
from tutor.rules.auction import FIRST_LEAST, MOST
from tutor.rules.deal import Deal
from tutor.rules.ruling import IllegalAction
from tutor.rules.state import AUCTION, PLAY, SECOND
from tutor.seats import Seat
from tutor.solver.assess import assess
from tutor.solver.caps_calls import rule_order
from tutor.solver.claims import SURE

NODES: Final = 100_000
"""What a proof may cost while a coach waits."""


def deal_of(made: Made) -> Deal:
    """The deal at the moment. Raises ``DrillError`` where the record breaks a rule."""
    deal = Record.model_validate(made.record).start()
    try:
        *_, deal = Record.model_validate(made.record).deals()
    except IllegalAction:
        raise DrillError("the deal of this question breaks a rule") from None
    return deal


def asks_of(deal: Deal, seat: Seat) -> tuple[Ask, ...]:
    """What can be asked of a seat at a moment; the proof of a Caps call is looked for when it is asked."""
    if deal.phase == PLAY:
        cards: tuple[Ask, ...] = ("cards",) if deal.turn == seat else ()
        play = deal.play
        return (*cards, "caps") if play is not None and not play.alone and deal.hand(seat) else cards
    return ("calls",) if deal.phase in (AUCTION, SECOND) and deal.turn == seat else ()


def puzzle_of(made: Made) -> JudgedPuzzle:
    """The question as a puzzle. Raises ``DrillError`` where it cannot be asked at that moment."""
    deal = deal_of(made)
    if made.ask not in asks_of(deal, made.seat):
        raise DrillError(f"at this moment {made.seat} cannot be asked about {made.ask}")
    return {"cards": _cards, "calls": _calls, "caps": _caps}[made.ask](deal, made.seat)


def _cards(deal: Deal, seat: Seat) -> JudgedPuzzle:
    play = deal.play
    assert play is not None
    moment = Moment(deal, seat, play)
    choices = tuple(str(one) for one in moment.hand)
    proof = tuple(Judged(choice=one, ruling=why) for one, why in zip(choices, moment.rulings, strict=True))
    fitting = [one for one in THEMES.values() if one.fits(moment)]
    theme = fitting[0] if fitting else THEMES["leads" if moment.leading else "follow-suit"]
    hints = legal_hints.ladder(moment, theme, "every", random.Random(0))
    question = Question(ask="app-ask-every", mode="every", choices=choices, none=True)
    return _put_together(legal_card.MAKER, deal, seat, question, proof, hints, theme.id)


def _calls(deal: Deal, seat: Seat) -> JudgedPuzzle:
    """Pass, a few bids about the least one, and the rarer calls."""
    standing = deal.contract.amount if deal.contract is not None and deal.contract.amount is not None else 0
    edges = {FIRST_LEAST, FIRST_LEAST + 10, standing, standing + 10, standing + 20, 200, 210, 250, MOST}
    bids = [f"bid {one}" for one in sorted(edges) if FIRST_LEAST <= one <= MOST]
    choices = ("pass", *bids, *(one for one in auction_calls.PLAIN if one != "pass"))
    proof = tuple(Judged(choice=one, ruling=auction_calls.rule(deal, one)) for one in choices)
    question = Question(ask="ask-auction-which", mode="every", choices=choices, none=True, of="call")
    theme = "call-second" if deal.phase == SECOND else "call-least"
    clause = "second.bid" if deal.phase == SECOND else "auction.bid"
    hints = Hint(id=CALL_HINTS[0]), Hint(id="hint-auction-rule", clause=clause)
    return _put_together(auction.MAKER, deal, seat, question, proof, hints, theme)


def _caps(deal: Deal, seat: Seat) -> JudgedPuzzle:
    """In which order are the cards played after a Caps call? Asked only where a call is proved."""
    view = deal.view(seat)
    proof = assess(view, NODES).proof
    if proof.verdict != SURE or proof.order is None:
        raise DrillError("no Caps call is proved at this moment, so no order can be asked for")
    right = Claim(choice=" ".join(proof.order), ruling=rule_order(view, proof.order), order=proof.order)
    question = Question(ask=caps_order.ASKS[0], mode="order", choices=tuple(view.hand))
    first = "hint-order-hidden" if view.trump is None else "hint-order-trumps"
    hints = Hint(id=first), Hint(id="hint-order-first", args={"card": proof.order[0]})
    return _put_together(caps_order.MAKER, deal, seat, question, (right,), hints, "order-last", best=proof.order)


def _put_together(
    maker: Maker,
    deal: Deal,
    seat: Seat,
    question: Question,
    proof: tuple[Judged, ...],
    hints: tuple[Hint, Hint],
    theme: str,
    best: tuple[str, ...] | None = None,
) -> JudgedPuzzle:
    view, profile = view_json(deal.view(seat)), profile_json(deal.profile)
    right = tuple(one.choice for one in proof if one.ruling.allowed) if best is None else tuple(map(str, best))
    values: dict[str, Any] = {"proof": proof}
    found = maker.model(
        id=content_id(maker.name, profile, seat, view, question),
        kind=maker.name,
        profile=profile,
        seed=0,
        version=maker.version,
        seat=seat,
        view=view,
        question=question,
        answers=Answers(best=right, wrong=tuple(wrong_of(one) for one in proof if not one.ruling.allowed)),
        hints=hints,
        themes=(theme,),
        level=level_of(0.5),
        difficulty=0.5,
        **values,
    )
    assert isinstance(found, JudgedPuzzle)
    return found
