"""What the card table is told, and what it answers.

Every text arrives in the reader's language: the browser code holds no sentence of its own. Cards are written
as in the deal record (``JS``, ``TD``). A card the reader may not see is ``None`` and is drawn as a back: the
payload reaches the browser as it is, so a hidden card must never be in it, in a label least of all.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from pydantic import BaseModel, ConfigDict, StringConstraints

Place = Literal["bottom", "right", "top", "left"]
Mark = Literal["right", "wrong", "missed", "witness"]


class Badge(TypedDict):
    """A role beside a name. ``maker`` and ``dealer`` have colours of their own, any other id a plain one."""

    id: str
    text: str


class Seat(TypedDict):
    """A player. List the seats in the order of play (anticlockwise), the reader at ``bottom``."""

    seat: str
    place: Place
    name: str
    badges: NotRequired[list[Badge]]
    turn: NotRequired[bool]
    backs: NotRequired[int]  # cards still held, drawn as a fan of backs; not drawn for the reader
    bubble: NotRequired[str | None]  # the latest call, in a speech bubble
    label: NotRequired[str | None]  # all of this as one spoken sentence


class Played(TypedDict):
    """A card of the trick. ``folded`` and a card: it was played face down and has been shown since."""

    seat: str
    card: str | None
    folded: bool
    shown: NotRequired[bool]
    order: int
    label: str


class Trick(TypedDict):
    """The trick on the table; ``caption`` is what is read in the corner, such as *Trick 1 of 8*."""

    number: int
    of: NotRequired[int]
    cards: list[Played]
    winner: str | None
    caption: str


class Indicator(TypedDict):
    """The indicator before its owner. Not drawn while a card of the hand is marked ``indicator``."""

    seat: str
    state: Literal["closed", "open", "none"]
    card: str | None
    label: str
    text: NotRequired[str]  # a word under it, also on the marked card of the hand


class Fact(TypedDict):
    """A line of the score rail; ``suit`` draws the suit before the value, ``short`` is for a narrow table."""

    label: str
    value: str
    short: NotRequired[str]
    suit: NotRequired[str | None]


class HandCard(TypedDict):
    """A card of the reader's hand.

    ``label`` says all that is seen, the mark and the word *indicator* too: *jack of spades, 30 points, rightly chosen*.
    """

    card: str
    label: str
    indicator: NotRequired[bool]
    mark: NotRequired[Mark | None]
    chosen: NotRequired[bool]
    note: NotRequired[str | None]


class Action(TypedDict):
    """A button below the table.

    ``answer`` is one of several answers to choose from (open the trump, pass, 44 points), ``main`` the one thing to do
    next, ``quiet`` what may be done besides. ``key`` is a letter that presses it. No ``id`` is ``submit``, which is the
    id of the button that sends the chosen cards.
    """

    id: str
    text: str
    kind: Literal["answer", "main", "quiet"]
    key: NotRequired[str | None]


class Ask(TypedDict):
    """What a tap does: nothing, answer at once (``one``), or choose until ``submit`` is pressed (``many``)."""

    kind: Literal["none", "one", "many"]
    question: NotRequired[str]  # stands above the table
    submit: NotRequired[str]  # needed by ``many``
    empty: NotRequired[bool]  # ``many``: may the answer be *no card at all*?
    actions: NotRequired[list[Action]]


class Said(TypedDict):
    """What is said to the learner: shown under the hand and announced once.

    ``other`` is an answer that the rules allow but the story does not take.
    """

    state: Literal["right", "wrong", "other", "hint"]
    text: str


class Options(TypedDict, total=False):
    """How the reader likes the table."""

    points: bool
    motion: Literal["full", "reduced"]
    size: Literal["normal", "big"]
    suits: Literal["two", "four"]


class Texts(TypedDict, total=False):
    """The table's own few sentences."""

    pending: str  # the answer is on its way
    again: str  # no answer came: tap again
    failed: str  # the table could not be loaded


class Payload(TypedDict):
    """The whole table.

    ``serial`` names the state and must change after each accepted answer. ``place`` names the question: when it
    changes, the page goes back to its top.
    """

    serial: int
    place: str
    lang: str
    table_label: str
    hand_label: str
    seats: list[Seat]
    trick: Trick
    hand: list[HandCard]
    ask: Ask
    indicator: NotRequired[Indicator | None]
    facts: NotRequired[list[Fact]]
    said: NotRequired[list[Said]]
    options: NotRequired[Options]
    texts: NotRequired[Texts]


CardText = Annotated[str, StringConstraints(pattern=r"^[7-9TJQKA][SHDC]$")]


class Answer(BaseModel):
    """What the learner did at state ``serial``: chose ``cards``, or pressed the button ``action``.

    With an action, ``cards`` are those that were chosen so far.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    serial: int
    cards: list[CardText] = []
    action: str | None = None

    def fits(self, payload: Payload) -> bool:
        """Whether this table could have sent it: same state, cards of the hand, a button that is there."""
        ask = payload["ask"]
        held = {item["card"] for item in payload["hand"]}
        cards = set(self.cards)
        if self.serial != payload["serial"] or not cards <= held or len(cards) < len(self.cards):
            return False
        if self.action is not None:
            return self.action in {one["id"] for one in ask.get("actions", [])}
        if ask["kind"] == "one":
            return len(self.cards) == 1
        return ask["kind"] == "many" and (bool(self.cards) or ask.get("empty", False))
