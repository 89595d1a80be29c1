"""Where *same table, other rules* finds its questions: cards, calls, openings, turns, tricks and ends of real deals.

What is asked and which answer is wanted is drawn first, and sought in many deals; so no answer comes too often.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from puzzles.auction_calls import action_of, is_tempting, some_calls
from puzzles.brisk import brisk
from puzzles.calling import walk_calls
from puzzles.elsewhere import replayed, same_acts
from puzzles.habits import OPEN, PASS
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Judged, Mode
from puzzles.other_rules_asks import OtherTheme, Pair, Spot, ask_where, ask_which, draft
from puzzles.settling import shared
from puzzles.situations import Moment, walk
from puzzles.uncounted import unplayed
from tutor.profiles import Profile
from tutor.rules.actions import PLAYS, Bid
from tutor.rules.auction import MOST
from tutor.rules.compare import WHERES
from tutor.rules.deal import Deal
from tutor.rules.match import next_dealer, rule_dealer
from tutor.rules.outcome import may_turn, rule_turned
from tutor.rules.standing import rule_turn
from tutor.rules.state import AUCTION, SECOND
from tutor.rules.trickview import trick_end, trick_view
from tutor.seats import SEATS, Seat

DEALS: Final = 12
"""How many deals are looked through for one wanted answer."""

STOPS: Final = 0.4
"""How often a moment that fits is taken at once; else a later one of the same deal may take its place."""

LOOSE: Final = 0.15
"""How often a moment at which the setting does not matter is looked at, where both tables shall judge alike."""

ALIKE: Final = (0.3, 0.3, 0.4)
"""How often both tables shall allow something, both refuse it, or judge otherwise."""

NOTHING: Final = 0.12
ALL: Final = 0.15
"""How often it is kept that no choice, or every choice, is judged otherwise."""


def _wanted(rng: random.Random) -> tuple[str, ...]:
    """The answers that are wanted to a question where something is so."""
    return rng.choices((("both",), ("neither",), ("here", "there")), ALIKE)[0]


# -- cards -------------------------------------------------------------------------------------------------------------


def cards(rng: random.Random, theme: OtherTheme, there: Profile, mode: Mode) -> Iterator[Draft | Thrown]:
    """Which cards may be played at one table only, where may this one be played, or where does it fall face down?"""
    face = mode == "one" and rng.random() < theme.faces
    wanted, empty = _wanted(rng), rng.random() < NOTHING
    alike = empty if mode == "every" else "here" not in wanted
    for _ in range(DEALS):
        found: Draft | Thrown = Thrown("no-moment")
        for moment in walk(rng, rng.choice(theme.plans)):
            fits = theme.fits(moment)
            if len(moment.hand) < 2 or not (fits or (alike and rng.random() < LOOSE)):
                continue
            one = _about_cards(rng, theme, there, moment, mode, face, wanted, empty)
            if isinstance(one, Draft):
                found = one
                if rng.random() < STOPS:
                    break
        yield found


def _about_cards(
    rng: random.Random,
    theme: OtherTheme,
    there: Profile,
    moment: Moment,
    mode: Mode,
    face: bool,
    wanted: tuple[str, ...],
    empty: bool,
) -> Draft | None:
    other = replayed(moment.deal, there) if mode == "every" or _may_be(moment, face, wanted) else None
    if other is None:
        return None
    rulings = zip(moment.hand, moment.rulings, strict=True)
    pairs = [Pair(str(one), ruling, other.rule(moment.seat, PLAYS[one.place])) for one, ruling in rulings]
    tricks = len(moment.play.tricks)
    spot = Spot(moment.deal, other, moment.seat, {"tricks": tricks, "hand": len(pairs), "guarded": moment.guarded})
    if mode == "every":
        if not _keeps(rng, pairs, empty) or len(pairs) < 3:
            return None
        return draft(rng, theme, spot, "cards", ask_which(pairs), "card")
    if face:
        pairs = [one for one in pairs if one.here.allowed and one.there.allowed]
    some = [one for one in pairs if (one.face if face else one.where) in wanted]
    if not some or len(pairs) == 1:
        return None
    one = rng.choice(some)
    about, ask = ("down", "face") if face else ("may", "card")
    args: dict[str, Arg] = {"card": next(card for card in moment.hand if card == one.choice)}
    return draft(rng, theme, spot, ask, ask_where(one, about), "word", args)


def _may_be(moment: Moment, face: bool, wanted: tuple[str, ...]) -> bool:
    """Is there a card for the answer that is wanted, as far as the reader's own table goes? That is seen at once."""
    so = {one.folded if face else one.allowed for one in moment.rulings if one.allowed or not face}
    return any((one in ("both", "here")) in so for one in wanted)


def _keeps(rng: random.Random, pairs: Sequence[Pair], empty: bool) -> bool:
    """Are so many of these judged otherwise as shall be?"""
    count = sum(one.differs for one in pairs)
    return not count if empty else 0 < count < len(pairs) or (count > 0 and rng.random() < ALL)


# -- calls -------------------------------------------------------------------------------------------------------------


def calls(rng: random.Random, theme: OtherTheme, there: Profile, mode: Mode) -> Iterator[Draft | Thrown]:
    """Which calls may be made at one table only, or where may this one be made?"""
    wanted, empty = _wanted(rng), rng.random() < NOTHING
    for _ in range(DEALS):
        moments = [one for one in walk_calls(rng, rng.choice(theme.plans)) if one.phase in (AUCTION, SECOND)]
        some = [one for one in moments if theme.fits(one)]
        rng.shuffle(some)
        found: Draft | None = None
        for deal in some:
            other = replayed(deal, there)
            if other is not None:
                found = _about_calls(rng, theme, Spot(deal, other, _turn(deal), {}), mode, wanted, empty)
            if found is not None:
                break
        yield found or Thrown("no-moment")


def _turn(deal: Deal) -> Seat:
    assert deal.turn is not None
    return deal.turn


def _about_calls(
    rng: random.Random, theme: OtherTheme, spot: Spot, mode: Mode, wanted: tuple[str, ...], empty: bool
) -> Draft | None:
    deal, seat = spot.here, spot.seat
    pairs = [_call_pair(spot, one) for one in _some_calls(rng, spot, theme)]
    spot = spot._replace(features={"calls": min(9, len(deal.log)), "second": deal.phase == SECOND, "hand": len(pairs)})
    if mode == "every":
        return draft(rng, theme, spot, "calls", ask_which(pairs), "call") if _keeps(rng, pairs, empty) else None
    some = [one for one in pairs if one.where in wanted and (not theme.calls or one.choice in theme.calls)]
    if not some or (deal.rule(seat, PASS) and not theme.calls and [one.choice for one in some] == ["pass"]):
        return None
    hard = [one for one in some if is_tempting(deal, one.choice, one.here.allowed)]
    one = rng.choice(hard if hard and rng.random() < 0.5 else some)
    action = action_of(one.choice)
    args: dict[str, Arg] = {"call": action.do, "bid": action.amount if isinstance(action, Bid) else 0}
    return draft(rng, theme, spot, "call", ask_where(one, "may"), "word", args)


def _call_pair(spot: Spot, choice: str) -> Pair:
    action = action_of(choice)
    return Pair(choice, spot.here.rule(spot.seat, action), spot.there.rule(spot.seat, action))


def _some_calls(rng: random.Random, spot: Spot, theme: OtherTheme) -> list[str]:
    """Some calls of the moment, and two or three that the tables judge otherwise where there are any."""
    plain = list(some_calls(rng, spot.here, theme.calls[0] if theme.calls else None))
    standing = spot.here.position.auction.amount
    step = 5 if spot.there.profile.bid_step_from_200 == 5 else 10
    low = max(160, standing - 10)
    bids = [f"bid {one}" for one in range(low, min(MOST, low + 100) + 1, step)]
    other = [one for one in (*bids, "ask", "pcc", "pass") if one not in plain and _call_pair(spot, one).differs]
    plain += rng.sample(other, min(len(other), rng.choice((2, 2, 3))))
    names = ["pass", *(f"bid {one}" for one in range(150, MOST + 20, 5)), "ask", "redeal", "pcc"]
    return sorted(plain, key=names.index)


# -- opening -----------------------------------------------------------------------------------------------------------


def opening(rng: random.Random, theme: OtherTheme, there: Profile, mode: Mode) -> Iterator[Draft | Thrown]:
    """Where may the maker open now? At any moment of a closed trump, the maker's own turn or not."""
    never = there.opening_choice == "never"
    wanted = rng.choice(("here", "neither") if never else WHERES)
    for _ in range(DEALS):
        moments = [one for one in walk(rng, rng.choice(theme.plans)) if one.play.closed]
        rng.shuffle(moments)
        for moment in moments:
            maker = SEATS[moment.play.maker]
            here = moment.deal.rule(maker, OPEN)
            other = replayed(moment.deal, there) if here.allowed == (wanted in ("both", "here")) else None
            pair = Pair("open", here, other.rule(maker, OPEN)) if other is not None else None
            if other is None or pair is None or pair.where != wanted:
                continue
            features = {"tricks": len(moment.play.tricks), "turn": float(moment.seat is not maker)}
            spot = Spot(moment.deal, other, maker, features)
            args: dict[str, Arg] = {"call": "open", "bid": 0}
            yield draft(rng, theme, spot, "call", ask_where(pair, "may"), "word", args)
            break
        else:
            yield Thrown("no-moment")


# -- turns and dealers -------------------------------------------------------------------------------------------------


def turns(rng: random.Random, theme: OtherTheme, there: Profile, mode: Mode) -> Iterator[Draft | Thrown]:
    """Whose call is it now at the other table, after the same calls?"""
    differs, wanted = rng.random() < 0.7, rng.choice(SEATS)
    for _ in range(DEALS):
        some = [one for one in walk_calls(rng, rng.choice(theme.plans)) if one.turn is not None and theme.fits(one)]
        rng.shuffle(some)
        for deal in some:
            other = same_acts(deal, there)
            if other is None or other.turn is not wanted or other.phase != deal.phase:
                continue
            if (other.turn is not deal.turn) is not differs:
                continue
            proof = tuple(Judged(choice=one, ruling=rule_turn(other, one, str(theme.clause))) for one in SEATS)
            spot = Spot(deal, other, rng.choice(SEATS), {"calls": min(9, len(deal.log)), "apart": float(differs)})
            yield draft(rng, theme, spot, "turn", proof, "seat")
            break
        else:
            yield Thrown("no-moment")


def dealers(rng: random.Random, theme: OtherTheme, there: Profile, mode: Mode) -> Iterator[Draft | Thrown]:
    """Who deals next at the other table?"""
    how, wanted = rng.choice(("spoilt", "spoilt", "spoilt", "redeal", "all-pass")), rng.choice(SEATS)
    for _ in range(DEALS * 4):
        deal = unplayed(rng, how, shared(11))
        other = same_acts(deal, there) if deal is not None and deal.ended == how else None
        if deal is None or other is None or other.ended != how or next_dealer(other) is not wanted:
            yield Thrown("no-deal")
            continue
        proof = tuple(Judged(choice=one, ruling=rule_dealer(other, one)) for one in SEATS)
        spot = Spot(deal, other, rng.choice(SEATS), {"apart": float(next_dealer(deal) is not wanted)})
        args: dict[str, Arg] = {"end": how, "dealer": deal.dealer}
        yield draft(rng, theme, spot, "dealer", proof, "seat", args)


# -- folded cards ------------------------------------------------------------------------------------------------------


def shown(rng: random.Random, theme: OtherTheme, there: Profile, mode: Mode) -> Iterator[Draft | Thrown]:
    """A full trick with folded cards: which of them are turned up at one table only? The maker has looked at them."""
    empty = rng.random() < 2 * NOTHING
    for _ in range(DEALS):
        found: Draft | None = None
        for deal in brisk(rng, rng.choice(theme.plans), 0.7, 1.0):
            end, maker, indicator = trick_end(deal), deal.maker, deal.indicator
            if end is None or maker is None or indicator is None or end.opened not in (None, "reveal"):
                continue
            down = sorted(may_turn(end, indicator), key=lambda one: one.place)
            other = same_acts(deal, there) if len(down) > 1 else None
            last = trick_end(other) if other is not None else None
            if other is None or last is None:
                continue
            judged = (
                (one, rule_turned(end, maker, indicator, one), rule_turned(last, maker, indicator, one)) for one in down
            )
            pairs = [Pair(str(one), here, away) for one, here, away in judged]
            if not _keeps(rng, pairs, empty):
                continue
            view = trick_view(deal, maker, looked=True, turned=False)
            spot = Spot(deal, other, maker, {"tricks": end.number, "hand": len(down)}, view)
            found = draft(rng, theme, spot, "shown", ask_which(pairs, "shown"), "card")
            break
        yield found or Thrown("no-trick")
