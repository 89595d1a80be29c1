"""When a closed trump is shown, asked claim by claim: by choice, by itself, by a folded trump, by a Caps call.

What opens it is decided in :mod:`tutor.rules.steps` and :mod:`tutor.rules.trick`; here each claim gets a ruling, true
when the claim is, with the reason.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> whole = random_whole(random.Random(7))
>>> deal = next(one for one in whole.path() if one.phase == "play")
>>> [rule_need(deal, deal.maker, one).allowed for one in NEEDS], rule_itself(deal).reasons[0].id
([False, True, False], 'opens-high')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.cards import SUIT_MASK, cards_of
from tutor.clauses import holding
from tutor.profiles import Profile
from tutor.rules.actions import CallCaps, OpenTrump, Play
from tutor.rules.events import Opened, TrickEnd
from tutor.rules.outcome import rule_indicator
from tutor.rules.ruling import Reason, Ruling, Someone, StandingBid, refuse
from tutor.rules.state import Playing
from tutor.rules.trick import HIGH_BID
from tutor.seats import ALL_SEATS
from tutor.seats import seat as read_seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal

NEEDS: Final = ("must", "may", "cannot")
"""How it stands with showing the trump: it is the only legal action, it is one of them, or it is none."""

HOWS: Final = ("itself", "reveal", "stays")
"""How a trick can end for a closed trump: the contract shows it, a folded trump does, or it stays closed."""

_OPEN: Final = OpenTrump()
_CLAUSE: Final = "open.before-first-lead"
_MAY = Ruling(True, (Reason("open", _CLAUSE),))
_MUST = Ruling(True, (Reason("open-must", "closed.no-trump-lead-first"),))


def clause_of(profile: Profile) -> str:
    """The clause about opening by choice at a table."""
    return holding(profile.name, _CLAUSE, "club.open.any-time")


def judge_open(play: Playing, profile: Profile) -> Ruling:
    """May the maker of a closed trump show it now (``open.before-first-lead``, ``Profile.opening_choice``)?

    Where nobody opens by choice, a maker with nothing but trumps to lead to the first trick must open even so
    (``closed.no-trump-lead-first``).
    """
    begun, own, choice = bool(play.trick or play.tricks), play.turn == play.maker, profile.opening_choice
    clause = clause_of(profile)
    if choice == "before-first-lead":
        return refuse(Reason("open-late", clause)) if begun else _MAY
    if choice == "any-time":
        if own:
            return Ruling(True, (Reason("open-on-turn", clause),))
        return refuse(Reason("open-wait", clause, (Someone("turn", ALL_SEATS[play.turn]),)))
    if choice == "leading-with-trump":
        if own and not play.trick:
            return Ruling(True, (Reason("open-to-lead", clause),))
        return refuse(Reason("open-wait-lead", clause, (Someone("maker", ALL_SEATS[play.maker]),)))
    only_trumps = not play.hands[play.maker] & ~SUIT_MASK[play.trump]
    return _MUST if own and not begun and only_trumps else refuse(Reason("open-never", clause))


def forced_open(play: Playing, profile: Profile) -> str | None:
    """Why a trump that is still closed is shown at the end of this trick whatever fell: ``"pcc"``
    (``pcc.open-after-first``), ``"high-bid"`` (``open.high-bid``) or ``None``."""
    if play.tricks:
        return None
    if play.alone:
        return "pcc"
    return "high-bid" if play.amount >= HIGH_BID and profile.open_at_250 else None


def rule_may(deal: Deal, seat: str) -> Ruling:
    """May this seat show the trump now? As ``Deal.rule`` says, with the maker named, for whoever asks."""
    ruling = deal.rule(seat, _OPEN)
    if ruling is not _MAY or deal.maker is None:
        return ruling
    return Ruling(True, (Reason("open-in-time", "open.before-first-lead", (Someone("maker", deal.maker),)),))


def rule_need(deal: Deal, seat: str, need: str) -> Ruling:
    """Does it stand so (one of ``NEEDS``) with showing the trump for this seat now (``open.before-first-lead``)?

    Raises ``ValueError`` for another word.
    """
    if need not in NEEDS:
        raise ValueError(f"{need!r} is none of {', '.join(NEEDS)}")
    one, play = read_seat(seat), deal.play
    ruling = deal.rule(one, _OPEN)
    if not ruling.allowed or play is None:
        return Ruling(need == "cannot", ruling.reasons)
    if deal.turn is not one:
        waits = Reason("open-not-leading", "open.before-first-lead", (Someone("turn", ALL_SEATS[play.turn]),))
        return Ruling(need == "may", (waits, *ruling.reasons))
    judged = {card: deal.rule(one, Play(card)) for card in cards_of(play.to_play(one.place))}
    free = tuple(card for card, each in judged.items() if each.allowed)
    if free and play.trick:
        return Ruling(need == "may", (Reason("open-can-play", clause_of(deal.profile), free), *ruling.reasons))
    if free:
        return Ruling(need == "may", (Reason("open-can-lead", "closed.no-trump-lead-first", free), *ruling.reasons))
    trump = next(each for card, each in judged.items() if card is not play.indicator)
    return Ruling(need == "must", trump.reasons)


def rule_itself(deal: Deal) -> Ruling:
    """Is the closed trump shown at the end of the current trick even if nobody folds a trump to it?

    Clauses ``open.high-bid``, ``pcc.open-after-first``, ``closed.inspect``. Raises ``ValueError`` when the trump is
    open, and in the last trick, in which the indicator is played.
    """
    play, maker = deal.play, deal.maker
    if play is None or maker is None or not play.closed or play.number == deal.profile.form.tricks:
        raise ValueError("this is asked of a closed trump, before the last trick")
    bid = StandingBid(maker, None if play.alone else play.amount)
    why = forced_open(play, deal.profile)
    if why == "pcc":
        return Ruling(True, (Reason("opens-pcc", "pcc.open-after-first", (bid,)),))
    if why is not None:
        return Ruling(True, (Reason("opens-high", "open.high-bid", (bid,)),))
    if play.tricks:
        return Ruling(False, (Reason("opens-not-later", "closed.inspect"),))
    if play.amount >= HIGH_BID:
        return Ruling(False, (Reason("opens-not-house", "open.high-bid", (bid,)),))
    return Ruling(False, (Reason("opens-not-low", "open.high-bid", (bid,)),))


def rule_end(end: TrickEnd, how: str) -> Ruling:
    """Does this trick end so (one of ``HOWS``) for the trump that was closed? A folded trump goes before the contract.

    Raises ``ValueError`` for another word, when the trump was open before, and for the last trick.
    """
    if how not in HOWS or end.opened == "last-trick":
        raise ValueError(f"{how!r} is asked of a closed trump before the last trick: {', '.join(HOWS)}")
    reasons = rule_indicator(end, "stays").reasons
    found = "stays" if end.opened is None else "reveal" if end.opened == "reveal" else "itself"
    return Ruling(how == found, reasons)


def rule_caps_opens(deal: Deal, seat: str) -> Ruling:
    """Would a Caps call of this seat show the closed trump now (``caps.call``)? Any order will do for that.

    Raises ``IllegalAction`` where the seat may not call, and ``ValueError`` when the trump is open.
    """
    one, play, maker = read_seat(seat), deal.play, deal.maker
    if play is None or maker is None or not play.closed:
        raise ValueError("this is asked of a closed trump")
    after = deal.act(one, CallCaps(cards_of(play.to_play(one.place))))
    assert after.entry is not None
    if any(isinstance(event, Opened) for event in after.entry.events):
        return Ruling(True, (Reason("caps-opens", "caps.call"),))
    if one is not maker:
        return Ruling(False, (Reason("caps-opens-not", "caps.call", (Someone("maker", maker),)),))
    return Ruling(False, (Reason("caps-opens-folded", "caps.call"),))


def had_opened(deal: Deal) -> Deal:
    """The same deal, the same cards played, but with the trump shown before the first lead.

    Raises ``ValueError`` outside the first trick under a closed trump, and ``IllegalAction`` where a card that fell
    would have been against the rules.
    """
    play, maker = deal.play, deal.maker
    if play is None or maker is None or not play.closed or play.tricks:
        raise ValueError("this is asked in the first trick, of a closed trump")
    back = deal
    for _ in play.trick:
        assert back.parent is not None
        back = back.parent
    back = back.act(maker, _OPEN)
    for one in play.trick:
        back = back.act(one.seat, Play(one.card))
    return back
