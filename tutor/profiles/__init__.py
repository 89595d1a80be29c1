"""Rule profiles: one value of every setting that tables disagree on, as data.

A profile is a TOML file beside this module (``sri-lankan.toml`` is the default) or a base with some settings changed.
A value that no table uses, or that this version does not play yet, is refused with one clear error that names the
setting, what was asked and what may be asked.

>>> load_profile("sri-lankan").second_auction_least
250
>>> load_profile({"base": "sri-lankan", "settings": {"second_auction_least": 220}}).second_auction_least
220
"""

from __future__ import annotations

import difflib
import functools
import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any, Final, Literal, NamedTuple, get_args

from pydantic import BaseModel, ConfigDict

from tutor.cards import RANKS, Card, pack_of
from tutor.faults import Fault, Faults
from tutor.profiles.contradictions import contradictions
from tutor.seats import Seating, seated
from tutor.showing import show

PROFILE_NAMES: Final = ("sri-lankan", "club", "call-partner", "widow")
"""Every profile the rules describe; only those with a file beside this module are playable yet."""


class ProfileError(Faults):
    """A profile that cannot be used: ``faults`` say which setting, what was asked and what may be asked, one by one."""


class Form(NamedTuple):
    """What kind of game a profile is: the part of it that is no setting, since another value is another game.

    ``partners`` says how a partner is found: ``"fixed"`` by the seats, ``"called"`` by a card that the maker names, or
    ``"none"``, the maker plays alone. ``seating`` is who plays, in which order; ``ranks`` are those of the pack, high
    to low. ``packets`` are the cards that each player gets before and after the first auction, where they come in two
    (``deal.packets``). The rest are numbers of the last two games (``call.*``, ``widow.*``), in card points, cards,
    tricks and deals, and 0 where they have no meaning.
    """

    partners: str
    seating: Seating
    ranks: str = RANKS
    tricks: int = 8
    """The tricks of a deal: as many as each player holds cards."""
    packets: tuple[int, int] = (0, 0)
    widow: int = 0
    """Cards that lie face down beside the hands (``widow.deal``)."""
    least: int = 0
    """Where the bids start, and what the dealer plays for when all pass (``call.auction``)."""
    most: int = 0
    raise_step: int = 0
    """Bids are multiples of this."""
    raise_most: int = 0
    """No bid is more than this above the one before."""
    marriage: int = 0
    """What king and queen of a plain suit move the target by (``call.marriage``)."""
    marriage_trump: int = 0
    slam_before: int = 0
    """Every trick must be announced before this one begins (``call.slam``)."""
    slam_score: int = 0
    """What an announced slam scores instead of 1 (``call.score``)."""
    deals: int = 0
    """The deals of a match (``call.match``)."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards that are dealt, suit by suit, high to low (``cards.pack``); not kept here, so that no card goes
        with a form, or a view that has one, into a pickle."""
        return pack_of(self.ranks)

    @property
    def many(self) -> bool:
        """Do more than two partnerships play (``Profile.players``)?"""
        return len(self.seating.order) > 4


class Profile(BaseModel):
    """All settings of one table. Frozen and hashable.

    Units: bids and limits in card points (0-304), token settings in tokens, the rest are names of a way to play.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    name: str
    bid_step_from_200: Literal[10, 5]
    """Bids of 200 and more rise by this step (``auction.bid``, ``second.bid``)."""
    second_auction_least: Literal[250, 220]
    """The least bid on eight cards (``second.bid``)."""
    second_auction_start: Literal["winner", "eldest"]
    """Who calls first on eight cards (``second.circuit``)."""
    second_auction_until: Literal["circuit", "three-passes"]
    """When the calling on eight cards ends (``second.circuit``)."""
    own_raise: bool
    """May the winner raise their own bid on eight cards (``second.new-maker``)."""
    ask_partner: Literal["any-seat", "eldest-and-opposite", "never"]
    """Who may ask partner to speak (``auction.ask-partner``)."""
    ask_skips_partner: bool
    """Is partner's next turn skipped after a delegated call (``auction.ask-partner``)."""
    overcall_partner: Literal["200", "never", "free"]
    """When partner's standing bid may be overcalled on four cards (``auction.over-partner``)."""
    pcc_won: Literal[4, 5]
    """Tokens for a made Partner Close Caps (``score.table``)."""
    pcc_lost: Literal[5]
    """Tokens for a failed Partner Close Caps (``score.table``)."""
    pcc_first_trick: Literal["closed", "open"]
    """Is the trump still hidden in the first trick of Partner Close Caps (``pcc.open-after-first``)."""
    opening_shows: Literal["all-others", "trumps"]
    """Which folded cards of the others are shown when a trump is found (``closed.reveal``)."""
    opening_choice: Literal["before-first-lead", "leading-with-trump", "any-time", "never"]
    """When the maker may open by choice (``open.before-first-lead``)."""
    open_at_250: bool
    """Is the trump shown after the first trick at 250 and more (``open.high-bid``)."""
    exhausted_trumps: Literal["after-unfollowed-lead", "never"]
    """When the maker must go on leading trumps (``trump.exhausted``)."""
    spoilt_redeal: Literal["same-dealer", "next-dealer", "never"]
    """Who deals after spoilt trumps (``trump.spoilt``); ``"never"``: they are played on like any others."""
    caps_reading: Literal["stated", "adaptive", "helpful-partner"]
    """What a Caps proof may rely on (``caps.due``)."""
    caps_window: Literal["end-of-trick", "before-next-card"]
    """How long a due call may wait (``caps.window``)."""
    caps_penalty: Literal["two-or-five", "bid-loss-plus-one-or-five"]
    """What Wrong Caps costs (``caps.penalty``)."""
    defenders_caps: bool
    """May the defenders claim (``caps.meaning``)."""
    last_trick_view: Literal["during-trick", "between-tricks"]
    """When the trick before may be looked at (``play.last-trick-view``)."""
    start_tokens: Literal[11, 10, 7]
    """Tokens of each side at the start of a match (``match.tokens``)."""
    players: Literal[4, 6, 8]
    """How many play, in partnerships of two who sit opposite (``deal.partners``)."""
    dealing: Literal["packets", "singly"]
    """How the first cards are dealt (``deal.packets``, ``club.deal.singly``)."""
    passing: Literal["stays-in", "out"]
    """May a player who has passed bid again (``auction.pass-not-final``, ``club.auction.pass-out``)."""
    later_calls: Literal["200", "free"]
    """The least bid of a player who has had a turn (``auction.later-call``)."""
    second_auction: bool
    """Is there an auction on eight cards (``second.circuit``, ``club.single-auction``)."""
    maker_cuts: Literal["indicator", "any"]
    """With what a void maker may cut while the trump is closed (``closed.no-hand-cut``, ``club.closed.any-cut``)."""
    open_trump: bool
    """Is the indicator turned up as soon as it is chosen (``open.face-up``)."""
    pcc: bool
    """Can Partner Close Caps be called (``second.pcc``)."""
    caps: Literal["in-play", "before-play", "none"]
    """When Caps is called: as soon as it is proved (``caps.due``), before the first lead (``caps.meaning``), never."""
    caps_before_won: Literal[3, 2, 4, 5]
    """Tokens for Caps called before the play and made (``score.caps``)."""
    caps_before_lost: Literal[5, 3, 4, 6]
    """Tokens for Caps called before the play and failed (``score.caps``)."""

    @functools.cached_property  # asked at every turn
    def form(self) -> Form:
        """What kind of game this is."""
        return _form(self.name, self.players)

    def settings(self) -> dict[str, Any]:
        """Every setting by name, without the profile's own name; none in a game that has no settings."""
        return self.model_dump(exclude={"name"}) if "settings" in _data(self.name) else {}

    def differences(self) -> dict[str, Any]:
        """The settings whose value is not that of the base profile of the same name."""
        base = load_profile(self.name)
        if self is base:  # asked at every click
            return {}
        usual = base.settings()
        return {key: value for key, value in self.settings().items() if value != usual[key]}

    def spec(self) -> str | dict[str, Any]:
        """The profile as in a deal record: its name, or its base and the settings that differ."""
        changed = self.differences()
        return {"base": self.name, "settings": changed} if changed else self.name

    def other(self, setting: str, value: Any) -> Profile:
        """The same table with one setting changed. Raises ``ProfileError`` where that contradicts another one."""
        return load_profile({"base": self.name, "settings": {**self.differences(), setting: value}})

    def others(self) -> Iterator[tuple[str, Any, Profile]]:
        """Every table where the same cards can be dealt and one setting is another, with that setting and its value.

        What contradicts another setting is left out, and so is what brings other players to the table.
        """
        for setting, value in self.settings().items():
            for one in known_values(setting):
                if one == value:
                    continue
                try:
                    there = self.other(setting, one)
                except ProfileError:
                    continue
                if there.form.seating == self.form.seating:
                    yield setting, one, there


BUILT: Final[dict[str, tuple[Any, ...]]] = {
    "bid_step_from_200": (10, 5),
    "second_auction_least": (250, 220),
    "second_auction_start": ("winner", "eldest"),
    "second_auction_until": ("circuit", "three-passes"),
    "own_raise": (True, False),
    "ask_partner": ("any-seat", "eldest-and-opposite", "never"),
    "ask_skips_partner": (True, False),
    "overcall_partner": ("200", "never", "free"),
    "pcc_won": (4, 5),
    "pcc_lost": (5,),
    "pcc_first_trick": ("closed", "open"),
    "opening_shows": ("all-others", "trumps"),
    "opening_choice": ("before-first-lead", "leading-with-trump", "any-time", "never"),
    "open_at_250": (True, False),
    "exhausted_trumps": ("after-unfollowed-lead", "never"),
    "spoilt_redeal": ("same-dealer", "next-dealer", "never"),
    "caps_reading": ("stated", "adaptive", "helpful-partner"),
    "caps_window": ("end-of-trick", "before-next-card"),
    "caps_penalty": ("two-or-five", "bid-loss-plus-one-or-five"),
    "defenders_caps": (True, False),
    "last_trick_view": ("during-trick", "between-tricks"),
    "start_tokens": (11, 10, 7),
    "players": (4, 6, 8),
    "dealing": ("packets", "singly"),
    "passing": ("stays-in", "out"),
    "later_calls": ("200", "free"),
    "second_auction": (True, False),
    "maker_cuts": ("indicator", "any"),
    "open_trump": (False, True),
    "pcc": (True, False),
    "caps": ("in-play", "before-play", "none"),
    "caps_before_won": (3, 2, 4, 5),
    "caps_before_lost": (5, 3, 4, 6),
}
"""The values this version plays, by setting. The others are known and refused by name."""


def known_values(setting: str) -> tuple[Any, ...]:
    """Every value of a setting that tables use, built or not.

    >>> known_values("caps_window")
    ('end-of-trick', 'before-next-card')
    """
    values = get_args(Profile.model_fields[setting].annotation)
    return values or (True, False)


def _say(values: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(str(value).lower() if isinstance(value, bool) else str(value) for value in values)


def faults_of(settings: Mapping[str, Any]) -> list[Fault]:
    """Every setting that does not exist, or has a value that no table uses or this version does not play."""
    faults: list[Fault] = []
    for key, value in settings.items():
        if key not in BUILT:
            near = difflib.get_close_matches(key, BUILT, n=1)
            meant = {"near": repr(near[0])} if near else {}
            faults.append(Fault("setting-near" if near else "setting-unknown", setting=show(key), **meant))
            continue
        known = known_values(key)
        if not any(value == one and type(value) is type(one) for one in known):
            faults.append(Fault("setting-value", setting=show(key), given=show(value), known=_say(known)))
        elif value not in BUILT[key]:
            faults.append(Fault("setting-unbuilt", setting=show(key), given=show(value), known=_say(BUILT[key])))
    return faults


@functools.cache
def playable() -> tuple[str, ...]:
    """The profiles that this version plays: those with a file beside this module.

    >>> playable()[0]
    'sri-lankan'
    """
    return tuple(one for one in PROFILE_NAMES if (resources.files(__name__) / f"{one}.toml").is_file())


@functools.cache
def _data(name: str) -> dict[str, Any]:
    """What the file of a profile holds."""
    if name not in PROFILE_NAMES:
        raise ProfileError(Fault("profile-unknown", name=show(name), known=", ".join(PROFILE_NAMES)))
    source = resources.files(__name__) / f"{name}.toml"
    if not source.is_file():
        raise ProfileError(Fault("profile-unbuilt", name=show(name), known=", ".join(playable())))
    return tomllib.loads(source.read_text(encoding="utf-8"))


@functools.cache
def _form(name: str, players: int) -> Form:
    data = _data(name)
    game = {**data["game"], **data.get("players", {}).get(str(players), {})}
    seating, cards = seated(game["seating"]), len(pack_of(game.get("ranks", RANKS)))
    tricks = (cards - game.get("widow", 0)) // len(seating.order)
    packets = tuple(game.get("packets", (0, 0)))
    return Form(**{**game, "seating": seating, "tricks": tricks, "packets": packets})


def tables_for(name: str) -> tuple[int, ...]:
    """How many may play by a profile.

    >>> tables_for("sri-lankan"), tables_for("club"), tables_for("widow")
    ((4,), (4, 6, 8), (3,))
    """
    data = _data(name)
    usual = len(seated(data["game"]["seating"]).order)
    return (usual, *map(int, data.get("players", {})))


@functools.cache
def _base(name: str) -> Profile:
    data = _data(name)
    if "settings" not in data:  # another game: no setting touches it, so that it has the values of the default table
        return Profile(**{**_base(PROFILE_NAMES[0]).model_dump(), "name": data["name"]})
    faults = faults_of(data["settings"])
    if faults:
        raise ProfileError(*faults)
    return Profile(name=data["name"], **data["settings"])


def _wrong_table(base: str, players: Any) -> list[Fault]:
    """What is wrong with so many players at this table, where tables of other profiles have so many."""
    if players not in BUILT["players"] or players in tables_for(base):
        return []
    others = tuple(show(one) for one in playable() if players in tables_for(one))
    return [Fault("players-base", players=players, bases=others, base=show(base))]


def load_profile(wanted: str | Mapping[str, Any] | Profile = "sri-lankan") -> Profile:
    """The profile of a name, or of ``{"base": name, "settings": {...}}``.

    Raises ``ProfileError`` (a ``ValueError``) that names every unknown, impossible or not yet built value at once.
    """
    if isinstance(wanted, Profile):
        return wanted
    if isinstance(wanted, str):
        return _base(wanted)
    extra = sorted(set(wanted) - {"base", "settings"})
    if extra:
        raise ProfileError(Fault("profile-extra", extra=", ".join(map(show, extra))))
    base = wanted.get("base", "sri-lankan")
    changed = wanted.get("settings", {})
    if not isinstance(base, str):
        raise ProfileError(Fault("profile-base", given=show(base)))
    if not isinstance(changed, Mapping):
        raise ProfileError(Fault("profile-settings", given=show(changed)))
    start = _base(base)
    if "settings" not in _data(base):
        if changed:
            raise ProfileError(Fault("profile-fixed", name=show(base), settings=", ".join(map(show, changed))))
        return start
    faults = faults_of(changed) + _wrong_table(base, changed.get("players"))
    settings = {**start.settings(), **{key: value for key, value in changed.items() if key in BUILT}}
    faults += contradictions(settings, {key for key in settings if settings[key] != start.settings()[key]})
    if faults:
        raise ProfileError(*faults)
    return Profile(name=start.name, **settings)
