"""The card table's own few texts: sending, typing an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.cards import RANK_POINTS, RANKS
from tutor.wording import Words

from .payload import AskKind, Texts

_TYPED: Final = {"one": "card", "many": "cards", "order": "order"}


def _ranks(told: Words, ranks: str) -> str:
    """The rank order in one sentence (``cards.rank``, ``cards.points``)."""
    each = [told.say("table-rank", rank=told.say(f"rank-{one}"), points=RANK_POINTS[one]) for one in ranks]
    return told.say("table-ranks", ranks=told.list(each))


def _typed_as(told: Words, kind: AskKind, of: str, cards: Sequence[str]) -> str:
    """What may be typed, for choices of one card, several, all in order, a call, or something else."""
    if kind == "none" or of != "card" or not cards:
        return told.say("table-typed-call" if of == "call" else "table-typed-word")
    return told.say(f"table-typed-{_TYPED[kind]}", example=" ".join(cards[: 1 if kind == "one" else 2]))


def texts_of(told: Words, kind: AskKind, of: str, cards: Sequence[str], ranks: str = RANKS) -> Texts:
    """The texts for a question of this kind; ``of`` says what the choices are.

    ``cards`` serve as examples, so they must be cards that the reader sees: those of the own hand.
    ``ranks`` are those of the pack.

    >>> from tutor.wording import words
    >>> texts_of(words(), "one", "card", ["JS", "9H"])["typed_as"], texts_of(words(), "one", "call", [])["typed_as"]
    ('Such as JS', 'Such as 160 or pass')
    """
    return Texts(
        pending=told.say("app-pending"),
        again=told.say("app-send-again"),
        failed=told.say("page-table-failed"),
        ranks=_ranks(told, ranks),
        pack=ranks,
        row=told.say("table-row"),
        row_help=told.say("table-row-help"),
        typed=told.say("table-typed"),
        typed_as=_typed_as(told, kind, of, cards),
        typed_send=told.say("table-typed-send"),
        unread=told.say("table-typed-unread"),
        absent=told.say("table-typed-absent"),
        short=told.say("table-typed-short"),
    )
