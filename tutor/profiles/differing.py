"""Where tables differ: which clauses each setting of a profile changes.

>>> settings_of("caps.window")
('caps_window',)
"""

from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "bid_step_from_200": ("auction.bid", "second.bid"),
    "second_auction_least": ("second.bid",),
    "second_auction_start": ("second.circuit",),
    "second_auction_until": ("second.circuit",),
    "own_raise": ("second.new-maker",),
    "ask_partner": ("auction.ask-partner",),
    "ask_skips_partner": ("auction.ask-partner",),
    "overcall_partner": ("auction.over-partner",),
    "pcc_won": ("score.table",),
    "pcc_lost": ("score.table",),
    "pcc_first_trick": ("pcc.open-after-first",),
    "opening_shows": ("closed.reveal",),
    "opening_choice": ("open.before-first-lead", "club.open.any-time"),
    "open_at_250": ("open.high-bid",),
    "exhausted_trumps": ("trump.exhausted",),
    "spoilt_redeal": ("trump.spoilt",),
    "caps_reading": ("caps.due",),
    "caps_window": ("caps.window",),
    "caps_penalty": ("caps.penalty",),
    "defenders_caps": ("caps.meaning",),
    "last_trick_view": ("play.last-trick-view",),
    "start_tokens": ("match.tokens",),
    "players": ("deal.partners",),
    "dealing": ("deal.packets", "club.deal.singly"),
    "passing": ("auction.pass-not-final", "club.auction.pass-out"),
    "later_calls": ("auction.later-call", "club.auction.pass-out"),
    "second_auction": ("second.circuit", "club.single-auction"),
    "maker_cuts": ("closed.no-hand-cut", "club.closed.any-cut"),
    "open_trump": ("open.face-up",),
    "pcc": ("second.pcc", "pcc.alone"),
    "caps": ("caps.meaning",),
    "caps_before_won": ("score.caps", "club.score"),
    "caps_before_lost": ("score.caps", "club.score"),
}
"""The clauses by the name of the setting, the main one first."""


def settings_of(clause: str) -> tuple[str, ...]:
    """The settings that change a clause, in the order of the profile; none for one that all tables play alike."""
    return tuple(setting for setting, clauses in CLAUSES.items() if clause in clauses)
