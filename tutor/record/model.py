"""The deal record ``304/1`` as pydantic models: what a record may hold, and errors that name the place.

Nothing here judges an action: a record may well hold an illegal one, that is what the referee is for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
    StrictBool,
    StrictInt,
    WithJsonSchema,
    field_validator,
    model_validator,
)

from tutor.cards import Card, Hand, cards
from tutor.profiles import Profile, load_profile
from tutor.rules import actions as act
from tutor.rules.deal import Deal
from tutor.rules.dealing import token_faults
from tutor.seats import SEATS, SIDES, Seat
from tutor.showing import show


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


def _read_packet(text: str) -> Hand:
    """Four different cards, as ``JS 9S AH 7C`` or ``J9.A..7``."""
    if "." not in text:
        found = cards(text)
        twice = sorted({one for one in found if found.count(one) > 1})
        if twice:
            raise ValueError(f"{' '.join(twice)} stands twice in {show(text)}")
    hand = Hand.parse(text)
    if len(hand) != 4:
        raise ValueError(f"a packet has 4 cards, {show(text)} has {len(hand)}")
    return hand


def _packet(value: object) -> Hand:
    if not isinstance(value, str):
        raise ValueError(f"a packet is text such as 'JS 9S AH 7C', not {show(value)}")
    return _read_packet(value)


Packet = Annotated[
    Hand,
    PlainValidator(_packet),
    PlainSerializer(" ".join, return_type=str),
    WithJsonSchema({"type": "string", "description": "Four cards divided by spaces", "examples": ["JS 9S AH 7C"]}),
]
"""Four cards of one seat."""


class _Action(_Model):
    seat: Seat = Field(description="Who acts")


class BidRecord(_Action):
    """A bid in either auction."""

    do: Literal["bid"]
    amount: StrictInt = Field(description="Card points bid")

    def action(self) -> act.Action:
        """The engine's action."""
        return act.Bid(self.amount)


class PassRecord(_Action):
    """A pass in either auction."""

    do: Literal["pass"]

    def action(self) -> act.Action:
        """The engine's action."""
        return act.Pass()


class AskRecord(_Action):
    """Asking partner to speak."""

    do: Literal["ask"]

    def action(self) -> act.Action:
        """The engine's action."""
        return act.AskPartner()


class RedealRecord(_Action):
    """Eldest demands a redeal."""

    do: Literal["redeal"]

    def action(self) -> act.Action:
        """The engine's action."""
        return act.Redeal()


class PccRecord(_Action):
    """Partner Close Caps."""

    do: Literal["pcc"]

    def action(self) -> act.Action:
        """The engine's action."""
        return act.PartnerCloseCaps()


class IndicatorRecord(_Action):
    """The maker sets a card aside."""

    do: Literal["indicator"]
    card: Card

    def action(self) -> act.Action:
        """The engine's action."""
        return act.SetIndicator(self.card)


class OpenRecord(_Action):
    """The maker shows the indicator."""

    do: Literal["open"]

    def action(self) -> act.Action:
        """The engine's action."""
        return act.OpenTrump()


class PlayRecord(_Action):
    """A card is played; ``folded`` may be stated and is then checked."""

    do: Literal["play"]
    card: Card
    folded: StrictBool | None = Field(default=None, description="Face down? May be left out; checked when given")

    def action(self) -> act.Action:
        """The engine's action."""
        return act.Play(self.card, self.folded)


class CapsRecord(_Action):
    """A Caps call with the order of the caller's remaining cards."""

    do: Literal["caps"]
    order: tuple[Card, ...]

    def action(self) -> act.Action:
        """The engine's action."""
        return act.CallCaps(self.order)


class SpoiltRecord(_Action):
    """Spoilt trumps are declared."""

    do: Literal["spoilt"]

    def action(self) -> act.Action:
        """The engine's action."""
        return act.DeclareSpoilt()


ActionRecord = Annotated[
    BidRecord
    | PassRecord
    | AskRecord
    | RedealRecord
    | PccRecord
    | IndicatorRecord
    | OpenRecord
    | PlayRecord
    | CapsRecord
    | SpoiltRecord,
    Field(discriminator="do"),
]
"""One action of a record."""


def action_json(seat: str, action: act.Action) -> dict[str, Any]:
    """An engine action in record form.

    >>> action_json("S", act.Play("JS"))
    {'seat': 'S', 'do': 'play', 'card': 'JS'}
    """
    line: dict[str, Any] = {"seat": str(seat), "do": action.do}
    if isinstance(action, act.Bid):
        line["amount"] = action.amount
    elif isinstance(action, act.Play | act.SetIndicator):
        line["card"] = str(action.card)
        if isinstance(action, act.Play) and action.folded is not None:
            line["folded"] = action.folded
    elif isinstance(action, act.CallCaps):
        line["order"] = [str(one) for one in action.order]
    return line


class ProfileSpec(_Model):
    """A base profile with some settings changed."""

    base: str = "sri-lankan"
    settings: dict[str, StrictBool | StrictInt | str] = Field(default_factory=dict)


class Record(_Model):
    """A deal record ``304/1``: what was dealt and what was done.

    ``first`` and ``second`` are the two packets of each seat; ``tokens`` are those before the deal. Build one with
    :func:`tutor.record.load` (any errors name their place) or :func:`tutor.record.record_of` (from a ``Deal``).
    """

    format: Literal["304/1"]
    profile: str | ProfileSpec = "sri-lankan"
    dealer: Seat
    tokens: dict[Literal["NS", "EW"], StrictInt] | None = Field(
        default=None, description="Tokens before the deal; those of a new match when left out"
    )
    first: dict[Seat, Packet] = Field(description="The first packet of each seat")
    second: dict[Seat, Packet] = Field(description="The second packet of each seat")
    actions: tuple[ActionRecord, ...] = ()

    @field_validator("first", "second", mode="before")
    @classmethod
    def _each_seat_once(cls, packets: object) -> object:
        if isinstance(packets, Mapping):
            letters = [one.strip().upper() for one in packets if isinstance(one, str)]
            twice = sorted({show(one) for one in letters if letters.count(one) > 1})
            if twice:
                raise ValueError(f"seat {', '.join(twice)} stands twice; keep one packet for it")
        return packets

    @field_validator("first", "second")
    @classmethod
    def _all_seats(cls, packets: dict[Seat, Hand]) -> dict[Seat, Hand]:
        missing = [one for one in SEATS if one not in packets]
        if missing:
            raise ValueError(f"the packet of {', '.join(missing)} is missing")
        return {one: packets[one] for one in SEATS}

    @model_validator(mode="after")
    def _one_pack(self) -> Record:
        where: dict[Card, str] = {}
        for name, packets in (("first", self.first), ("second", self.second)):
            for seat, hand in packets.items():
                for one in hand:
                    if one in where:
                        raise ValueError(f"{one} is dealt twice: in {where[one]} and in {name}.{seat}")
                    where[one] = f"{name}.{seat}"
        faults = token_faults(self.tokens_before(), self.rule_profile())
        if faults:
            raise ValueError("; ".join(faults))
        return self

    def rule_profile(self) -> Profile:
        """The rule profile; raises ``ProfileError`` for one that is unknown or not built yet."""
        return load_profile(self.profile if isinstance(self.profile, str) else self.profile.model_dump())

    def tokens_before(self) -> dict[str, int]:
        """Tokens of each side before the deal."""
        if self.tokens is None:
            return dict.fromkeys(SIDES, self.rule_profile().start_tokens)
        return {str(side): count for side, count in self.tokens.items()}

    def start(self) -> Deal:
        """The deal before its first action."""
        return Deal.start(self.dealer, self.first, self.second, self.tokens_before(), self.rule_profile())

    def deals(self) -> Iterator[Deal]:
        """The deal before the first action and after each one.

        Raises ``IllegalAction`` (with the ruling) at the first action that breaks a rule; :func:`tutor.record.referee`
        reports that instead of raising.
        """
        deal = self.start()
        yield deal
        for line in self.actions:
            deal = deal.act(line.seat, line.action())
            yield deal

    def to_json(self) -> dict[str, Any]:
        """The record as plain JSON values, in the one form the writer uses."""
        return self.model_dump(mode="json", exclude_none=True)
