"""What the card table is told.

Every text arrives in the reader's language: the browser code holds no sentence of its own. Cards are written
as in the deal record (``JS``, ``TD``). A card the reader may not see is ``None`` and is drawn as a back: the
payload reaches the browser as it is, so a hidden card must never be in it, in a label least of all.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Place = Literal["bottom", "right", "top", "left", "lower-right", "upper-right", "upper-left", "lower-left"]
Mark = Literal["right", "wrong", "missed", "witness", "changed"]
"""How a card or a choice is marked; ``changed``: it lies elsewhere than in the deal."""


class Badge(TypedDict):
    """A role beside a name. ``maker`` and ``dealer`` have colours of their own, any other id a plain one."""

    id: str
    text: str


class Laid(TypedDict):
    """A card of a hand that lies open on the table."""

    card: str
    mark: NotRequired[Mark | None]


class Seat(TypedDict):
    """A player. List the seats in the order of play, the reader at ``bottom``."""

    seat: str
    place: Place
    name: str
    badges: NotRequired[list[Badge]]
    turn: NotRequired[bool]
    backs: NotRequired[int]  # cards still held, drawn as a fan of backs; not drawn for the reader
    laid: NotRequired[list[Laid] | None]  # the cards held, laid open, in place of the backs
    bubble: NotRequired[str | None]  # the latest call, in a speech bubble
    score: NotRequired[str | None]  # what this player has so far, where each counts alone
    label: NotRequired[str | None]  # all of this as one spoken sentence


class Played(TypedDict):
    """A card of the trick. ``folded`` and a card: it was played face down and has been shown since."""

    seat: str
    card: str | None
    folded: bool
    shown: NotRequired[bool]
    order: int
    label: str
    mark: NotRequired[Mark | None]


class Trick(TypedDict):
    """The trick on the table; ``caption`` is what is read in the corner, such as *Trick 1 of 8*."""

    number: int
    of: NotRequired[int]
    cards: list[Played]
    winner: str | None
    caption: str


class Call(TypedDict):
    """A call in the table of the calls."""

    text: str
    bid: bool


class Calls(TypedDict):
    """The calls of an auction: a column for each seat, a row for each time round. They lie where the trick will."""

    label: str
    names: list[str]
    rows: list[list[Call | None]]


class Indicator(TypedDict):
    """The indicator before its owner. Not drawn while a card of the hand is marked ``indicator``."""

    seat: str
    state: Literal["closed", "open", "none"]
    card: str | None
    label: str
    text: NotRequired[str]  # a word under it, also on the marked card of the hand


class Fact(TypedDict):
    """A line of the score rail; ``suit`` draws the suit before the value, ``short`` is for a narrow table.

    One that is ``spoken`` is not seen: the cloth shows it.
    """

    label: str
    value: str
    short: NotRequired[str]
    suit: NotRequired[str | None]
    spoken: NotRequired[bool]


class Tokens(TypedDict):
    """The tokens of both sides, drawn as piles on the cloth; the rim has them too, but only spoken.

    Where more than two sides play, ``others`` are all but ours, and ``theirs`` is what those have together.
    """

    ours: int
    theirs: int
    us: str
    them: str
    others: NotRequired[list[OtherTokens]]


class OtherTokens(TypedDict):
    """The tokens of one of several other sides."""

    name: str
    count: int


class Widow(TypedDict):
    """Cards that lie apart for the whole deal, drawn in the middle of the cloth; ``None`` is a back."""

    cards: list[str | None]
    label: str
    text: str


class LastTrick(TypedDict):
    """The trick before, for a look at it: the words on its button, what is said of it, its cards.

    It is there only while the table may look at that trick.
    """

    text: str
    said: str
    trick: Trick


class HandCard(TypedDict):
    """A card of the reader's hand.

    ``label`` says all that is seen, the mark and the word *indicator* too: *jack of spades, 30 points, rightly chosen*.
    """

    card: str
    label: str
    indicator: NotRequired[bool]
    mark: NotRequired[Mark | None]
    chosen: NotRequired[bool]
    off: NotRequired[bool]  # it is no choice
    note: NotRequired[str | None]


class Action(TypedDict):
    """A button below the table.

    ``answer`` is one of several answers to choose from (open the trump, pass, 44 points), ``main`` the one thing to do
    next, ``quiet`` what may be done besides. ``key`` are the letters that press it, the one that is shown first. No
    ``id`` is ``submit``, which is the id of the button that sends the chosen cards.
    """

    id: str
    text: str
    kind: Literal["answer", "main", "quiet"]
    key: NotRequired[str | None]


class Choice(TypedDict):
    """A choice that is no card of the hand: a button under the table.

    A choice that is a ``seat`` or a ``card`` of the trick can be tapped at its place on the table as well. ``suit``
    colours the text.
    """

    id: str
    text: str
    label: str
    card: NotRequired[str | None]
    seat: NotRequired[str | None]
    suit: NotRequired[str | None]
    mark: NotRequired[Mark | None]
    chosen: NotRequired[bool]


AskKind = Literal["none", "one", "many", "order"]


class Ask(TypedDict):
    """What a tap does: nothing, answer at once (``one``), choose until ``submit`` is pressed (``many``), or choose all
    of them one after another (``order``).

    The choices are the cards of the hand, or ``choices``; ``of`` says what they are and sets how they are laid out.
    ``picked`` are those chosen so far, in order.
    """

    kind: AskKind
    question: NotRequired[str]  # stands above the table
    submit: NotRequired[str]  # needed by ``many`` and ``order``
    empty: NotRequired[bool]  # ``many``: may the answer be *nothing at all*?
    of: NotRequired[str]
    choices: NotRequired[list[Choice]]
    picked: NotRequired[list[str]]
    actions: NotRequired[list[Action]]


class Said(TypedDict):
    """What is said to the learner: shown under the hand and announced once.

    ``other`` is an answer that the rules allow but the story does not take, ``told`` what happens at the table. ``why``
    is the reason alone: it is shown at the card that proves it as well.
    """

    state: Literal["right", "wrong", "other", "hint", "told"]
    text: str
    why: NotRequired[str]


class Options(TypedDict, total=False):
    """How the reader likes the table; ``ranks``: does the rank order stand on the rim?"""

    points: bool
    ranks: bool
    motion: Literal["full", "reduced"]
    size: Literal["normal", "big"]
    suits: Literal["two", "four"]
    sound: bool


class Frame(TypedDict, total=False):
    """One step of a line that is played: the parts of the table that change.

    The first one has them all, the others those that are different from the first.
    """

    seats: list[Seat]
    trick: Trick
    hand: list[HandCard]
    facts: list[Fact]
    tokens: Tokens | None
    widow: Widow | None
    last: LastTrick | None
    indicator: Indicator | None
    said: list[Said]


class Player(TypedDict):
    """A line to be played on the table, step by step, and the words on the buttons that move it."""

    frames: list[Frame]
    label: str
    first: str
    back: str
    forward: str
    last: str
    play: str
    pause: str
    speeds: list[str]  # normal, fast, slow


class Texts(TypedDict, total=False):
    """The table's own few sentences."""

    pending: str  # the answer is on its way
    again: str  # no answer came: tap again
    failed: str  # the table could not be loaded
    ranks: str  # the rank order, spoken
    pack: str  # the ranks of the pack, high to low
    row: str  # the cards in the order of a Caps call
    row_help: str
    typed: str  # the field for a typed answer
    typed_as: str  # what to type in it
    typed_send: str
    unread: str  # it cannot be read
    absent: str  # it is no choice
    short: str  # it names too few


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
    calls: NotRequired[Calls | None]
    hand: list[HandCard]
    ask: Ask
    indicator: NotRequired[Indicator | None]
    facts: NotRequired[list[Fact]]
    tokens: NotRequired[Tokens | None]
    widow: NotRequired[Widow | None]
    last: NotRequired[LastTrick | None]
    said: NotRequired[list[Said]]
    player: NotRequired[Player | None]
    options: NotRequired[Options]
    texts: NotRequired[Texts]
