"""A position as somebody types it: some cards, the calls, the trump card, the cards played. It is no deal yet.

``check`` names every fault at once, or gives a deal in which all of it is so. Cards that are not named are dealt by
chance (from ``seed``) to hands where they break no rule: whoever plays a card had it, and nobody is given a card that
they ought to have played.

>>> typed = Setup(dealer="W", hands={"S": "AH 7C"}, calls="160", trump="JS", plays="AH 9S KH TH")
>>> deal = typed.check().deal
>>> deal.play.tricks[0].winner, deal.play.tricks[0].opened
(Seat('E'), 'reveal')
>>> wrong = Setup(dealer="W", hands={"S": "AH XX", "E": "AH"}, calls="155 maybe", plays="JS")
>>> [(one.place, one.id) for one in wrong.check().faults]
[('S', 'no-card'), ('E', 'twice'), ('calls', 'no-action'), ('trump', 'no-trump')]
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from tutor.cards import PACK, Card, Hand, card
from tutor.profiles import Profile, load_profile
from tutor.record.typed import typed_action, words_of
from tutor.rules.actions import Action, Pass
from tutor.rules.deal import Deal
from tutor.rules.ruling import IllegalAction, Ruling
from tutor.rules.state import AUCTION, INDICATOR, OVER, SECOND
from tutor.seats import SEATS, Seat

PASSES: Final = "passes"
"""In the calls: everybody passes until this auction is over."""

HELD: Final = 8
PACKET: Final = 4
_TRIES: Final = 400
"""How often the cards that are not named are dealt anew."""

Place = Literal["S", "E", "N", "W", "calls", "trump", "plays"]


@dataclass(frozen=True)
class SetupFault:
    """What is wrong, and where: ``id`` names its words, ``text`` is what was typed, ``card`` and ``seat`` are what it
    is about. ``ruling`` refuses ``action`` of ``seat`` (id ``refused``).
    """

    place: Place
    id: str
    text: str = ""
    card: Card | None = None
    seat: Seat | None = None
    action: Action | None = None
    ruling: Ruling | None = None


FAULTS: Final = ("no-card", "twice", "too-many", "no-action", "no-trump", "refused", "over", "no-deal")
"""Every id of a fault."""


@dataclass(frozen=True)
class Checked:
    """What a check came to: a deal, or the faults."""

    deal: Deal | None
    faults: tuple[SetupFault, ...] = ()


@dataclass(frozen=True)
class Setup:
    """A position as it is typed.

    ``hands`` are the cards that a seat was dealt, those that it has played among them, eight at most; a ``/`` divides
    the two packets, otherwise the first four named are the first packet (a card set aside on four cards always is in
    it). ``calls`` are both auctions; where they stop short and there are ``plays``, the others pass. ``trump`` is the
    card set aside (a second one where a new maker sets one). All else as :mod:`tutor.record.typed` reads it.
    """

    dealer: Seat | str = "W"
    hands: Mapping[str, str] = field(default_factory=dict)
    calls: str = ""
    trump: str = ""
    plays: str = ""
    profile: str = "sri-lankan"
    seed: int = 0

    def check(self) -> Checked:
        """A deal in which all of this is so, at the moment after the last action; or all the faults.

        Faults of the cards and of single words are found together; a broken rule only when there are none of these.
        """
        found = _Reader(self)
        if found.faults:
            return Checked(None, tuple(found.faults))
        return _settle(self, found)


# -- reading -----------------------------------------------------------------------------------------------------------


class _Reader:
    """What was typed, word by word, with the faults of the words and of the cards."""

    def __init__(self, setup: Setup) -> None:
        self.faults: list[SetupFault] = []
        self.packets: dict[Seat, tuple[list[Card], list[Card] | None]] = {}
        owner: dict[Card, Seat] = {}
        for seat in SEATS:
            self.packets[seat] = self._hand(seat, setup.hands.get(seat, ""), owner)
        self.owner: Final = owner
        self.profile: Final[Profile] = load_profile(setup.profile)
        self.calls = self._words("calls", setup.calls, setup)
        self.trumps = [one for one in (self._card("trump", word) for word in words_of(setup.trump)) if one is not None]
        self.plays = self._words("plays", setup.plays, setup)
        if self.plays and not self.trumps and not setup.trump.strip():
            self.faults.append(SetupFault("trump", "no-trump"))

    def _card(self, place: Place, word: str) -> Card | None:
        try:
            return card(word)
        except ValueError:
            self.faults.append(SetupFault(place, "no-card", word))
            return None

    def _hand(self, seat: Seat, text: str, owner: dict[Card, Seat]) -> tuple[list[Card], list[Card] | None]:
        packets = [self._packet(seat, part, owner) for part in _spelled(text).split("/")]
        most = [HELD] if len(packets) == 1 else [PACKET] * len(packets)
        if len(packets) > 2 or any(len(one) > room for one, room in zip(packets, most, strict=True)):
            self.faults.append(SetupFault(_place(seat), "too-many", str(sum(map(len, packets)))))
        return packets[0], packets[1] if len(packets) > 1 else None

    def _packet(self, seat: Seat, text: str, owner: dict[Card, Seat]) -> list[Card]:
        found: list[Card] = []
        for word in words_of(text):
            one = self._card(_place(seat), word)
            if one is not None and one in owner:
                self.faults.append(SetupFault(_place(seat), "twice", card=one, seat=owner[one]))
            elif one is not None:
                owner[one] = seat
                found.append(one)
        return found

    def _words(self, place: Place, text: str, setup: Setup) -> list[str]:
        """The words of a field, each of which must be some action at some time."""
        some = words_of(text)
        bare = Deal.start(setup.dealer, *_any_packets(), None, self.profile)
        for one in some:
            try:
                if one.lower() != PASSES:
                    typed_action(one, bare)
            except ValueError:
                self.faults.append(SetupFault(place, "no-action", one))
        return list(some)


def _place(seat: Seat) -> Place:
    places: dict[str, Place] = {"S": "S", "E": "E", "N": "N", "W": "W"}
    return places[seat]


def _spelled(text: str) -> str:
    """A hand written suit by suit (``J9.AT.K.Q8``) as single cards."""
    if text.count(".") != 3 or "/" in text:
        return text
    try:
        return " ".join(Hand.parse(text))
    except ValueError:
        return text


def _any_packets() -> tuple[dict[Seat, Hand], dict[Seat, Hand]]:
    hands = {seat: PACK[HELD * seat.place : HELD * (seat.place + 1)] for seat in SEATS}
    return (
        {seat: Hand(one[:PACKET]) for seat, one in hands.items()},
        {seat: Hand(one[PACKET:]) for seat, one in hands.items()},
    )


# -- dealing the rest --------------------------------------------------------------------------------------------------


class _Refused(Exception):
    """An action that the rules refuse in the cards as they were dealt."""

    def __init__(self, place: Place, word: str, error: IllegalAction) -> None:
        super().__init__(word)
        self.place, self.word, self.error = place, word, error


class _Over(Exception):
    """There is more to do when the deal is over."""

    def __init__(self, place: Place, word: str) -> None:
        super().__init__(word)
        self.place, self.word = place, word


def _settle(setup: Setup, found: _Reader) -> Checked:
    """Deal, act, and where a card by chance lies wrongly, deal anew with what was learnt from it."""
    rng = random.Random(f"setup/{setup.seed}")
    owner, early, barred = dict(found.owner), _early(found), set[tuple[Card, Seat]]()
    last: SetupFault | None = None
    for _ in range(_TRIES):
        dealt = _dealt(found, owner, early, barred, rng)
        if dealt is None:
            break
        try:
            return Checked(_acted(Deal.start(setup.dealer, *dealt, None, found.profile), found))
        except _Over as error:
            return Checked(None, (SetupFault(error.place, "over", error.word),))
        except _Refused as refused:
            last = _fault(refused)
            if not _learnt(refused.error, found, owner, early, barred):
                return Checked(None, (last,))
    return Checked(None, (last or SetupFault("plays", "no-deal"),))


def _early(found: _Reader) -> set[Card]:
    """Cards that must be in a first packet: those named before a ``/``."""
    return {one for first, second in found.packets.values() if second is not None for one in first}


def _learnt(
    error: IllegalAction, found: _Reader, owner: dict[Card, Seat], early: set[Card], barred: set[tuple[Card, Seat]]
) -> bool:
    """Take from a refusal where cards that nobody named must lie, or must not; false where what was typed is wrong."""
    wanted: Card | None = getattr(error.action, "card", None)
    clause = error.ruling.clauses[0]
    if clause == "procedure.not-held" and wanted is not None:
        if wanted not in owner:
            owner[wanted] = error.seat
            if error.action.do == "indicator":
                early.add(wanted)
            return True
        if error.action.do == "indicator" and owner[wanted] == error.seat and wanted not in early:
            early.add(wanted)
            return True
        return False
    loose = [one for one in error.ruling.witness if isinstance(one, Card) and one not in owner and one != wanted]
    barred.update((one, error.seat) for one in loose)
    return bool(loose)


def _dealt(
    found: _Reader, owner: dict[Card, Seat], early: set[Card], barred: set[tuple[Card, Seat]], rng: random.Random
) -> tuple[dict[Seat, Hand], dict[Seat, Hand]] | None:
    """Both packets of every seat, the cards of nobody dealt by chance where they may lie."""
    hands = {seat: [one for one, holder in owner.items() if holder == seat] for seat in SEATS}
    loose = [one for one in PACK if one not in owner]
    for _ in range(_TRIES):
        made = {seat: list(some) for seat, some in hands.items()}
        rng.shuffle(loose)
        for one in sorted(loose, key=lambda each: sum((each, seat) not in barred for seat in SEATS)):
            free = [seat for seat in SEATS if len(made[seat]) < HELD and (one, seat) not in barred]
            if not free:
                break
            made[rng.choice(free)].append(one)
        if all(len(some) == HELD for some in made.values()):
            return _packets(found, made, early)
    return None


def _packets(
    found: _Reader, hands: Mapping[Seat, Sequence[Card]], early: set[Card]
) -> tuple[dict[Seat, Hand], dict[Seat, Hand]]:
    first: dict[Seat, Hand] = {}
    second: dict[Seat, Hand] = {}
    for seat, some in hands.items():
        late = found.packets[seat][1] or ()
        order = sorted(some, key=lambda one: 0 if one in early else 2 if one in late else 1)
        first[seat], second[seat] = Hand(order[:PACKET]), Hand(order[PACKET:])
    return first, second


# -- acting ------------------------------------------------------------------------------------------------------------


def _acted(deal: Deal, found: _Reader) -> Deal:
    """The deal after all that was typed."""
    trumps = iter(found.trumps)
    for word in found.calls:
        deal = _aside(deal, trumps)
        deal = _pass_round(deal) if word.lower() == PASSES else _act(deal, "calls", word)
    deal = _aside(deal, trumps)
    if (found.plays or found.trumps) and deal.phase == AUCTION and deal.contract is not None:
        deal = _aside(_pass_round(deal), trumps)
    if found.plays and deal.phase == SECOND:
        deal = _aside(_pass_round(deal), trumps)
    for word in found.plays:
        deal = _act(deal, "plays", word)
    return deal


def _pass_round(deal: Deal) -> Deal:
    """Everybody passes until this auction is over."""
    phase = deal.phase
    while deal.phase == phase and deal.phase in (AUCTION, SECOND):
        deal = _do(deal, "calls", "pass", deal.turn, Pass())
    return deal


def _aside(deal: Deal, trumps: Iterator[Card]) -> Deal:
    """The maker sets the next trump card aside when it is time."""
    if deal.phase != INDICATOR:
        return deal
    one = next(trumps, None)
    return deal if one is None else _act(deal, "trump", str(one))


def _act(deal: Deal, place: Place, word: str) -> Deal:
    if deal.phase == OVER:
        raise _Over(place, word)
    if place == "plays" and deal.phase == INDICATOR:
        raise _Over("trump", word)
    return _do(deal, place, word, *typed_action(word, deal))


def _do(deal: Deal, place: Place, word: str, seat: Seat | None, action: Action) -> Deal:
    assert seat is not None
    try:
        return deal.act(seat, action)
    except IllegalAction as error:
        raise _Refused(place, word, error) from None


def _fault(refused: _Refused) -> SetupFault:
    error = refused.error
    return SetupFault(refused.place, "refused", refused.word, None, error.seat, error.action, error.ruling)
