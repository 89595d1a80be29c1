"""All that a seat can know of the others' cards, fact by fact."""

from __future__ import annotations

from tutor.knowledge.evidence import cards_seen, evidence, trump_seen
from tutor.knowledge.fact import FORCED, Fact
from tutor.knowledge.forced import follows, forced
from tutor.knowledge.plays import turns_of
from tutor.knowledge.reading import read
from tutor.rules.view import View


def facts(view: View) -> tuple[Fact, ...]:
    """All that this seat can know of the cards, each fact with its event or with the facts that force it.

    First the trump, as far as it was seen, then what single events tell (see :class:`Fact`), then what they force
    together, then every card whose place is known. Exact: a card or suit that no fact excludes from a place is there in
    some world. Raises ``ValueError`` like :func:`~tutor.knowledge.read`, outside the play and in Partner Close Caps.

    >>> from tutor.cards import Hand
    >>> from tutor.rules import Bid, Deal, Pass, Play, SetIndicator
    >>> from tutor.seats import SEATS
    >>> packets = [dict(zip(SEATS, map(Hand.parse, text.split()), strict=True)) for text in (
    ...     "J9AT... KQ87... .KQ87.. ...J9AT", ".J9.J9. .AT.AT. ..KQ87. ...KQ87")]
    >>> deal = Deal.start("W", *packets)
    >>> for action in (Pass(), Bid(160), Pass(), Pass(), Pass(), SetIndicator("KS"), Pass(), Pass(), Pass(), Pass()):
    ...     deal = deal.act(deal.turn, action)
    >>> for card in ("JS", "7S", "7H", "7C"):
    ...     deal = deal.act(deal.turn, Play(card))
    >>> for fact in facts(deal.view("W")):
    ...     if fact.kind in ("void", "folded"):
    ...         print(fact.kind, fact.seat, fact.suits, [f"{one.how} {one.trick}" for one in fact.sources])
    void N S ['folded 1']
    folded N HD []
    """
    know, turns = read(view), turns_of(view)
    premises = evidence(view, know, turns)
    trump = trump_seen(view, know)
    first = () if trump is None else (trump,)
    return (*first, *premises, *forced(view, know, premises), *cards_seen(view, know, turns))


def is_forced(view: View, fact: Fact, premises: tuple[Fact, ...]) -> bool:
    """Does this fact follow from these premises alone (``fact.because``, say), and the cards this seat has seen?

    ``premises`` are facts of this view that events tell. Raises ``ValueError`` like :func:`facts`, and for a fact of a
    kind that is seen and never forced.
    """
    if fact.kind not in FORCED:
        raise ValueError(f"a fact of kind {fact.kind!r} is seen, not forced")
    return follows(view, read(view), fact, premises)
