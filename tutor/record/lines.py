"""The actions of a record, one model for each kind: what a line may hold, and the engine's action it stands for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, StrictBool, StrictInt, WithJsonSchema

from tutor.cards import Card
from tutor.cards import suit as read_suit
from tutor.rules import actions as act
from tutor.seats import Seat


class Part(BaseModel):
    """A part of a record: frozen, and with no field but its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")


Suit = Annotated[
    str,
    PlainValidator(read_suit),
    WithJsonSchema({"type": "string", "description": "A suit", "enum": ["S", "H", "D", "C"]}),
]
"""A suit's letter."""


class _Action(Part):
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


class ExchangeRecord(_Action):
    """The maker takes cards from the widow and puts as many back."""

    do: Literal["exchange"]
    take: tuple[Card, ...] = ()
    put: tuple[Card, ...] = ()

    def action(self) -> act.Action:
        """The engine's action."""
        return act.Exchange(self.take, self.put)


class TrumpRecord(_Action):
    """The maker names the trump suit."""

    do: Literal["trump"]
    suit: Suit

    def action(self) -> act.Action:
        """The engine's action."""
        return act.NameTrump(self.suit)


class CallRecord(_Action):
    """The maker calls a card."""

    do: Literal["call"]
    card: Card

    def action(self) -> act.Action:
        """The engine's action."""
        return act.CallCard(self.card)


class MarriageRecord(_Action):
    """King and queen of a suit are shown."""

    do: Literal["marriage"]
    suit: Suit

    def action(self) -> act.Action:
        """The engine's action."""
        return act.ShowMarriage(self.suit)


class SlamRecord(_Action):
    """Every trick is announced."""

    do: Literal["slam"]

    def action(self) -> act.Action:
        """The engine's action."""
        return act.AnnounceSlam()


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
    | SpoiltRecord
    | ExchangeRecord
    | TrumpRecord
    | CallRecord
    | MarriageRecord
    | SlamRecord,
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
    elif isinstance(action, act.NameTrump | act.ShowMarriage):
        line["suit"] = action.suit
    elif isinstance(action, act.Exchange):
        line["take"], line["put"] = [str(one) for one in action.take], [str(one) for one in action.put]
    elif isinstance(action, act.Play | act.SetIndicator | act.CallCard):
        line["card"] = str(action.card)
        if isinstance(action, act.Play) and action.folded is not None:
            line["folded"] = action.folded
    elif isinstance(action, act.CallCaps):
        line["order"] = [str(one) for one in action.order]
    return line
