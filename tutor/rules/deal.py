"""The deal: one hand of 304 from the packets to the last card, as an immutable value.

``rule`` judges any action without changing anything; ``actions`` lists what it allows; ``act`` checks and gives the
next deal; ``view`` is all that one seat may know.

>>> import random
>>> from tutor.rules.actions import Bid
>>> from tutor.rules.dealing import random_deal
>>> deal = random_deal(random.Random(304), dealer="W")
>>> deal.phase, deal.turn, deal.rule("S", Bid(150)).clauses
('auction', Seat('S'), ('auction.bid',))
>>> deal.act("S", Bid(160)).contract
Contract(seat=Seat('S'), amount=160)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from tutor.cards import Card, Hand
from tutor.faults import Faults
from tutor.profiles import Profile, load_profile
from tutor.rules.actions import Action
from tutor.rules.called.dealing import hand_faults
from tutor.rules.called.game import CALLED
from tutor.rules.called.state import Called
from tutor.rules.dealing import deal_faults
from tutor.rules.events import Event
from tutor.rules.game import Game
from tutor.rules.partners import FIXED
from tutor.rules.ruling import IllegalAction, Ruling
from tutor.rules.state import AUCTION, NOBODY, SECOND, Contract, Dealt, Playing, Position
from tutor.rules.view import SeenEntry, View
from tutor.seats import ALL_SEATS, SEATS, Seat
from tutor.seats import seat as read_seat

GAMES: Final = {"fixed": FIXED, "called": CALLED, "none": CALLED}
"""The games, by how a partner is found (``Profile.form``)."""


class Entry(NamedTuple):
    """One line of a deal's log: who did what, and what came of it."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Deal:
    """One deal at one moment. Immutable and hashable.

    Two deals are equal when the same cards were dealt under the same profile, dealer and tokens and the same actions
    were taken in the same order. Build one with :meth:`start`, never by hand.
    """

    __slots__ = ("entry", "game", "parent", "position", "seen_logs")

    game: Game
    """The rules that are played, chosen by the profile."""
    position: Position
    entry: Entry | None
    """The action that led here and what came of it, ``None`` at the start."""
    parent: Deal | None
    """The deal before that action."""
    seen_logs: list[tuple[SeenEntry, ...] | None]
    """What was worked out once about this deal: its log for each seat. No part of its value."""

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Deal never changes; act() gives the next one")

    @classmethod
    def start(
        cls,
        dealer: str,
        first: Mapping[Any, Hand],
        second: Mapping[Any, Hand],
        tokens: Mapping[str, int] | None = None,
        profile: Profile | str | Mapping[str, Any] = "sri-lankan",
    ) -> Deal:
        """A deal before its first call.

        ``first`` and ``second`` give each seat its two packets (``Form.packets``); ``tokens`` are by side. Raises
        ``ValueError`` that names every fault: a wrong number of cards, a card twice, a missing card, impossible tokens
        (``cards.pack``, ``deal.packets``, ``match.tokens``).
        """
        table = load_profile(profile)
        seating = table.form.seating
        held = dict(tokens) if tokens is not None else dict.fromkeys(seating.sides, table.start_tokens)
        if table.form.partners != "fixed":
            raise ValueError(f"{table.name} deals whole hands, not packets")
        faults = deal_faults(read_seat(dealer), first, second, held, table)
        if faults:
            raise Faults(*faults)
        one, two = (
            tuple(packet[seat].mask if seat in packet else 0 for seat in seating.places) for packet in (first, second)
        )
        dealt = Dealt(table, read_seat(dealer).place, tuple(held[side] for side in seating.sides), one, two)
        return _begin(dealt)

    @classmethod
    def of_hands(
        cls,
        dealer: str,
        hands: Mapping[Any, Hand],
        widow: Hand | None = None,
        scores: Mapping[Any, int] | None = None,
        profile: Profile | str | Mapping[str, Any] = "call-partner",
    ) -> Deal:
        """A deal of a called game before its first call: whole hands, the widow where there is one, running scores.

        Raises ``ValueError`` that names every fault (``cards.pack``, ``call.match``, ``widow.deal``).
        """
        table, lying, one = load_profile(profile), widow or Hand(), read_seat(dealer)
        if table.form.partners == "fixed":
            raise ValueError(f"{table.name} deals packets, not whole hands")
        faults = hand_faults(one, hands, lying, scores, table.form)
        if faults:
            raise Faults(*faults)
        held = tuple(hands[each].mask if each in hands else 0 for each in SEATS)
        totals = tuple((scores or {}).get(each, 0) for each in SEATS)
        dealt = Dealt(table, one.place, (0, 0), held, (0,) * len(SEATS), lying.mask, totals)
        return _begin(dealt)

    # -- what a reader asks ------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """``auction``, ``indicator``, ``second-auction``, ``exchange``, ``trump``, ``call``, ``play`` or ``over``."""
        return self.position.phase

    @property
    def ended(self) -> str | None:
        """How the deal ended: ``played``, ``redeal``, ``spoilt``, ``all-pass``; ``None`` while it goes on."""
        return self.position.ended

    @property
    def play(self) -> Playing | None:
        """The play of the cards, ``None`` before it begins."""
        return self.position.play

    @property
    def called(self) -> Called | None:
        """What follows the auction in a called game, ``None`` before it and in other games."""
        return self.position.called

    @property
    def profile(self) -> Profile:
        """The rule profile."""
        return self.position.dealt.profile

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return ALL_SEATS[self.position.dealt.dealer]

    @property
    def eldest(self) -> Seat:
        """The seat after the dealer: first to call and to lead (``auction.eldest-first``)."""
        return ALL_SEATS[self.position.dealt.eldest]

    @property
    def tokens(self) -> dict[str, int]:
        """Tokens of each side before this deal, none in a game that counts by seat."""
        return dict(zip(self.profile.form.seating.sides, self.position.dealt.tokens, strict=True))

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is, ``None`` when the deal is over."""
        turn = self.position.turn
        return None if turn == NOBODY else ALL_SEATS[turn]

    @property
    def asker(self) -> Seat | None:
        """The seat whose partner is to speak for it now (``auction.ask-partner``)."""
        asker = self.position.auction.asker
        return None if asker == NOBODY else ALL_SEATS[asker]

    @property
    def contract(self) -> Contract | None:
        """The standing bid; the contract once the auctions are over."""
        return self.position.auction.contract

    @property
    def maker(self) -> Seat | None:
        """The seat that owns the trump; ``None`` before an auction has ended with a bid."""
        position = self.position
        owner = position.owner if position.phase == SECOND else position.auction.bidder
        return None if position.phase == AUCTION or owner == NOBODY else ALL_SEATS[owner]

    @property
    def indicator(self) -> Card | None:
        """The card that was set aside, ``None`` while there is none."""
        return self.position.indicator

    @property
    def closed(self) -> bool | None:
        """Is the indicator down? ``None`` while there is none."""
        if self.play is not None:
            return self.play.closed
        return None if self.indicator is None else not self.profile.open_trump

    @property
    def points(self) -> dict[str, int]:
        """Card points (0-304) in the finished tricks of each side; of each seat where everybody plays for themself."""
        return self.game.points(self)

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that was done, in order, with what came of it."""
        return tuple(one.entry for one in self.path() if one.entry is not None)

    @property
    def held(self) -> tuple[int, ...]:
        """How many cards each seat holds, by its place, a closed indicator of its own included."""
        position = self.position
        if position.play is not None:
            return tuple([position.play.to_play(place).bit_count() for place in range(len(position.hands))])
        apart = position.owner if position.indicator is not None else NOBODY
        return tuple([mask.bit_count() + (place == apart) for place, mask in enumerate(position.hands)])

    def hand(self, seat: str) -> Hand:
        """The cards a seat has now, a closed indicator that it owns included."""
        place, position = read_seat(seat).place, self.position
        if position.play is not None:
            return Hand(position.play.to_play(place))
        own = position.indicator is not None and place == position.owner
        return Hand(position.hands[place] | (position.indicator.bit if own and position.indicator else 0))

    def dealt_hand(self, seat: str) -> Hand:
        """The cards a seat is dealt in all."""
        place, dealt = read_seat(seat).place, self.position.dealt
        return Hand(dealt.first[place] | dealt.second[place])

    def path(self) -> Iterator[Deal]:
        """Every deal from the start to this one."""
        back: list[Deal] = []
        one: Deal | None = self
        while one is not None:
            back.append(one)
            one = one.parent
        return reversed(back)

    def view(self, seat: str) -> View:
        """All that this seat may know (never a card it has not seen)."""
        return self.game.view(self, read_seat(seat))

    # -- rule, actions, act ------------------------------------------------------------------------------------------

    def rule(self, seat: str, action: Action) -> Ruling:
        """Judge any action of a seat, legal or not, without changing anything."""
        return self.game.rules[type(action)](self.position, read_seat(seat), action)

    def actions(self, seat: str) -> tuple[Action, ...]:
        """Every action the rules allow this seat now.

        Caps calls and spoilt declarations are left out: they are open to anyone during the play, and to list only
        the true ones would tell. The list depends on nothing that the seat cannot see.
        """
        one, position, game = read_seat(seat), self.position, self.game
        rules = game.rules
        return tuple([each for each in game.candidates(self, one) if rules[type(each)](position, one, each).allowed])

    def candidates(self, seat: str) -> tuple[Action, ...]:
        """The actions worth judging for a seat now: what it may do, and what a learner might try."""
        return self.game.candidates(self, read_seat(seat))

    def act(self, seat: str, action: Action) -> Deal:
        """The deal after this action. Always checks; raises ``IllegalAction`` with the ruling when it is refused."""
        one, kind, game = read_seat(seat), type(action), self.game
        ruling = game.rules[kind](self.position, one, action)
        if not ruling.allowed:
            raise IllegalAction(one, action, ruling)
        position, events = game.steps[kind](self.position, one, action, ruling)
        return _make(position, Entry(one, action, events), self, game)

    # -- value semantics ---------------------------------------------------------------------------------------------

    def _acts(self) -> tuple[tuple[Seat, Action], ...]:
        return tuple((one.seat, one.action) for one in self.log)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Deal):
            return NotImplemented
        return self.position == other.position and self._acts() == other._acts()

    def __hash__(self) -> int:
        return hash((self.position.dealt, self._acts()))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_replay, (self.position.dealt, self._acts()))

    def __repr__(self) -> str:
        return f"<Deal {self.phase}, {len(self.log)} actions, dealer {self.dealer}>"


_set = object.__setattr__


def _make(position: Position, entry: Entry | None, parent: Deal | None, game: Game) -> Deal:
    self = object.__new__(Deal)
    _set(self, "position", position)
    _set(self, "entry", entry)
    _set(self, "parent", parent)
    _set(self, "seen_logs", [None] * len(ALL_SEATS))
    _set(self, "game", game)
    return self


def _begin(dealt: Dealt) -> Deal:
    game = GAMES[dealt.profile.form.partners]
    return _make(game.opening(dealt), None, None, game)


def _replay(dealt: Dealt, acts: tuple[tuple[Seat, Action], ...]) -> Deal:
    deal = _begin(dealt)
    for seat, action in acts:
        deal = deal.act(seat, action)
    return deal
