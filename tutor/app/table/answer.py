"""What the card table answers."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints

from .payload import Payload

CardText = Annotated[str, StringConstraints(pattern=r"^[7-9TJQKA][SHDC]$")]


PickText = Annotated[str, StringConstraints(min_length=1, max_length=40)]


class Answer(BaseModel):
    """What the learner did at state ``serial``: chose ``cards`` or other ``picks``, or pressed the button ``action``.

    With an action, ``cards`` and ``picks`` are those that were chosen so far.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    serial: int
    cards: list[CardText] = []
    picks: list[PickText] = []
    action: str | None = None

    @property
    def chosen(self) -> tuple[str, ...]:
        """What was chosen, in order: cards of the hand, or other choices."""
        return (*self.cards, *self.picks)

    def fits(self, payload: Payload) -> bool:
        """Whether this table could have sent it: same state, choices that are offered, a button that is there."""
        ask = payload["ask"]
        choices = {one["id"] for one in ask.get("choices", [])}
        offered = choices or {one["card"] for one in payload["hand"] if not one.get("off")}
        chosen = set(self.chosen)
        if self.serial != payload["serial"] or (self.cards if choices else self.picks):
            return False
        if not chosen <= offered or len(chosen) < len(self.chosen):
            return False
        if self.action is not None:
            return self.action in {one["id"] for one in ask.get("actions", [])}
        if ask["kind"] == "one":
            return len(chosen) == 1
        if ask["kind"] == "order":
            return chosen == offered
        return ask["kind"] == "many" and (bool(chosen) or ask.get("empty", False))
