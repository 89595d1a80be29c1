"""The deal record ``304/1`` as pydantic models: what a record may hold, and errors that name the place.

Nothing here judges an action: a record may well hold an illegal one, that is what the referee is for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import (
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
    StrictBool,
    StrictInt,
    ValidationInfo,
    WithJsonSchema,
    field_validator,
    model_validator,
)

from tutor.cards import Card, Hand, cards
from tutor.faults import Fault, Faults
from tutor.profiles import Form, Profile, ProfileError, load_profile
from tutor.record.lines import ActionRecord, Part
from tutor.rules.called.dealing import hand_faults, seat_faults
from tutor.rules.deal import Deal
from tutor.rules.dealing import pack_faults, token_faults
from tutor.seats import Seat
from tutor.showing import show


def _read_cards(text: str) -> Hand:
    """Different cards, as ``JS 9S AH 7C`` or ``J9.A..7``."""
    if "." not in text:
        found = cards(text)
        twice = sorted({one for one in found if found.count(one) > 1})
        if twice:
            raise Fault("hand-twice", cards=" ".join(twice), given=show(text))
    return Hand.parse(text)


def _packet(value: object, info: ValidationInfo) -> Hand:
    """As many different cards as a packet of the record's profile has."""
    if not isinstance(value, str):
        raise Fault("cards-text", given=show(value))
    hand, form = _read_cards(value), _form_of(info)
    size = form.packets[info.field_name == "second"] if form is not None else len(hand)
    if len(hand) != size:
        raise Fault("packet-size", size=size, given=show(value), count=len(hand))
    return hand


def _form_of(info: ValidationInfo) -> Form | None:
    """The game of the record that is being read; ``None`` where its profile is faulty, which is told elsewhere."""
    try:
        return _profile_of(info.data["profile"]).form
    except (KeyError, ProfileError):
        return None


Packet = Annotated[
    Hand,
    PlainValidator(_packet),
    PlainSerializer(" ".join, return_type=str),
    WithJsonSchema({"type": "string", "description": "Cards divided by spaces", "examples": ["JS 9S AH 7C"]}),
]
"""One packet of one seat: four cards, or fewer where six or eight play."""


def _whole(value: object) -> Hand:
    """Any number of different cards, as ``JS 9S AH`` or ``J9.A..``; how many there must be is the game's affair."""
    if not isinstance(value, str):
        raise Fault("cards-text", given=show(value))
    return _read_cards(value)


Cards = Annotated[
    Hand,
    PlainValidator(_whole),
    PlainSerializer(" ".join, return_type=str),
    WithJsonSchema({"type": "string", "description": "Cards divided by spaces", "examples": ["JS 9S AH 7C 8C"]}),
]
"""The whole hand of one seat, or the widow."""


class ProfileSpec(Part):
    """A base profile with some settings changed."""

    base: str = "sri-lankan"
    settings: dict[str, StrictBool | StrictInt | str] = Field(default_factory=dict)


def _without_default(schema: dict[str, Any]) -> None:
    schema.pop("default", None)


def _dealt(description: str) -> Any:
    """A field of packets or hands: which of them a record has follows from its profile, so none has a default."""
    return Field(
        default=None,
        validate_default=True,
        description=description,
        json_schema_extra=_without_default,
    )


def _profile_of(wanted: str | ProfileSpec) -> Profile:
    return load_profile(wanted if isinstance(wanted, str) else wanted.model_dump())


class Record(Part):
    """A deal record ``304/1``: what was dealt and what was done.

    ``first`` and ``second`` are the two packets of each seat; ``tokens`` are those before the deal. The games that deal
    whole hands have ``hands`` instead, ``widow`` where one is dealt, and ``scores`` for tokens. Build one with
    :func:`tutor.record.load` (any errors name their place) or :func:`tutor.record.record_of` (from a ``Deal``).
    """

    model_config = ConfigDict(
        json_schema_extra={"oneOf": [{"required": ["first", "second"]}, {"required": ["hands"]}]},
    )

    format: Literal["304/1"]
    profile: str | ProfileSpec = "sri-lankan"
    dealer: Seat
    tokens: dict[Literal["NS", "EW", "SE-NW", "NE-SW"], StrictInt] | None = Field(
        default=None, description="Tokens before the deal; those of a new match when left out"
    )
    first: dict[Seat, Packet] = _dealt("The first packet of each seat")
    second: dict[Seat, Packet] = _dealt("The second packet of each seat")
    hands: dict[Seat, Cards] = _dealt("The whole hand of each seat, where no packets are dealt")
    widow: Cards | None = Field(default=None, description="The cards dealt aside, where there are any")
    scores: dict[Seat, StrictInt] | None = Field(
        default=None, description="Each seat's score before the deal, where seats score; 0 each when left out"
    )
    actions: tuple[ActionRecord, ...] = ()

    @field_validator("first", "second", "hands", mode="before")
    @classmethod
    def _its_form(cls, packets: object, info: ValidationInfo) -> object:
        """Packets or whole hands, as the profile deals them."""
        form = _form_of(info)
        if form is None:
            return {} if packets is None else packets
        belongs = (info.field_name == "hands") == (form.partners != "fixed")
        if belongs and packets is None:
            raise Fault("missing")
        if not belongs and packets is not None:
            key = "deals-packets" if info.field_name == "hands" else "deals-hands"
            raise Fault(key, profile=_profile_of(info.data["profile"]).name)
        return {} if packets is None else packets

    @field_validator("first", "second", mode="before")
    @classmethod
    def _each_seat_once(cls, packets: object) -> object:
        if isinstance(packets, Mapping):
            letters = [one.strip().upper() for one in packets if isinstance(one, str)]
            twice = sorted({show(one) for one in letters if letters.count(one) > 1})
            if twice:
                raise Fault("seat-twice", seats=", ".join(twice))
        return packets

    @field_validator("first", "second")
    @classmethod
    def _all_seats(cls, packets: dict[Seat, Hand], info: ValidationInfo) -> dict[Seat, Hand]:
        form = _form_of(info)
        if form is None:
            return packets
        missing = [one for one in form.seating.order if one not in packets]
        if missing and packets:
            raise Fault("packets-missing", seats=", ".join(missing))
        return {one: packets[one] for one in (*form.seating.order, *packets) if one in packets}

    @model_validator(mode="after")
    def _one_pack(self) -> Record:
        profile = self.rule_profile()
        if profile.form.partners != "fixed":
            faults = hand_faults(self.dealer, self.hands, self.widow or Hand(), self.scores, profile.form)
            if self.tokens is not None:
                faults.append(Fault("tokens-not-here"))
            if faults:
                raise Faults(*faults)
            return self
        return self._two_packets(profile)

    def _two_packets(self, profile: Profile) -> Record:
        where: dict[Card, str] = {}
        for name, packets in (("first", self.first), ("second", self.second)):
            for seat, hand in packets.items():
                for one in hand:
                    if one in where:
                        raise Fault("dealt-twice", card=str(one), one=where[one], other=f"{name}.{seat}")
                    where[one] = f"{name}.{seat}"
        faults = seat_faults(self.dealer, {"first": self.first, "second": self.second}, profile.form)
        faults += pack_faults(where, profile.form)
        faults += token_faults(self.tokens_before(), profile)
        faults += [
            Fault("not-here", place=name)
            for name, value in (("widow", self.widow), ("scores", self.scores))
            if value is not None
        ]
        if faults:
            raise Faults(*faults)
        return self

    def rule_profile(self) -> Profile:
        """The rule profile; raises ``ProfileError`` for one that is unknown or not built yet."""
        return _profile_of(self.profile)

    def tokens_before(self) -> dict[str, int]:
        """Tokens of each side before the deal."""
        if self.tokens is None:
            profile = self.rule_profile()
            return dict.fromkeys(profile.form.seating.sides, profile.start_tokens)
        return {str(side): count for side, count in self.tokens.items()}

    def start(self) -> Deal:
        """The deal before its first action."""
        if self.hands:
            return Deal.of_hands(self.dealer, self.hands, self.widow, self.scores, self.rule_profile())
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
        data = self.model_dump(mode="json", exclude_none=True)
        return {key: value for key, value in data.items() if value or key == "actions"}
