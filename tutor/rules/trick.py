"""The play of the cards: which card may be played, face up or folded, and what the end of a trick brings.

``judge`` is the one place that decides about a card; lists of legal cards are made by asking it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tutor.cards import SUIT_MASK, Card, cards_of
from tutor.rules.events import Opened, Played, TrickEnd
from tutor.rules.ruling import Reason, Ruling, Someone, refuse
from tutor.rules.state import Playing, toggle
from tutor.seats import ALL_SEATS, SIDE_OF

_LEADS = Ruling(True, (Reason("leads", "play.first-lead"),))
_LEADS_ON = Ruling(True, (Reason("leads-exhausted", "trump.exhausted"),))
_LEADS_INDICATOR = Ruling(True, (Reason("leads-indicator", "closed.indicator-lead"),))
_FOLLOWS = Ruling(True, (Reason("follows", "play.follow"),))
_FOLLOWS_INDICATOR = Ruling(True, (Reason("follows-indicator", "closed.indicator-lead"),))
_VOID_OPEN = Ruling(True, (Reason("void", "play.follow"), Reason("face-up", "open.face-up")))
_FOLDS = Ruling(True, (Reason("void", "play.follow"), Reason("folds", "closed.void-folds")), folded=True)
_FOLDS_BESIDE = Ruling(
    True,
    (Reason("folds-beside-indicator", "closed.indicator-apart"), Reason("folds", "closed.void-folds")),
    folded=True,
)
_CUTS = Ruling(
    True, (Reason("cuts-indicator", "closed.indicator-cuts"), Reason("folds", "closed.void-folds")), folded=True
)
_MUST_CUT = Ruling(True, (Reason("must-cut", "closed.no-hand-cut"), Reason("folds", "closed.void-folds")), folded=True)
_CUTS_HAND = Ruling(
    True, (Reason("cuts-hand", "club.closed.any-cut"), Reason("folds", "closed.void-folds")), folded=True
)
_CUTS_LAST = Ruling(
    True, (Reason("cuts-last", "closed.indicator-lead"), Reason("folds", "closed.void-folds")), folded=True
)

HIGH_BID: Final = 250
"""From this contract on the trump is shown after the first trick (``open.high-bid``)."""


@lru_cache(maxsize=65536)
def _refused(reason: str, clause: str, mask: int, extra: Card | None = None) -> Ruling:
    witness = tuple(cards_of(mask)) + ((extra,) if extra is not None else ())
    return refuse(Reason(reason, clause, witness))


@cache
def _not_held(card: Card) -> Ruling:
    return refuse(Reason("not-held", "procedure.not-held", (card,)))


def judge(play: Playing, seat: int, card: Card) -> Ruling:
    """May the seat whose turn it is play this card, by everything but a stated Caps order?"""
    hand = play.hands[seat]
    guarded = play.closed and seat == play.maker
    apart = guarded and card is play.indicator
    if not (apart or hand & card.bit):
        return _not_held(card)
    if not play.trick:
        return _judge_lead(play, hand, card, guarded, apart, seat == play.maker)
    led = play.trick[0].card.suit
    same = hand & SUIT_MASK[led]
    if apart:
        return _judge_indicator(play, hand, same, led)
    if card.suit == led:
        return _FOLLOWS
    if same:
        return _refused("follow-suit", "play.follow", same)
    if not play.closed:
        return _VOID_OPEN
    if not guarded:
        return _FOLDS
    trumps = SUIT_MASK[play.trump]
    if card.suit == play.trump:
        if play.any_cut:
            return _CUTS_HAND
        if hand & ~trumps:
            return _refused("no-hand-cut", "closed.no-hand-cut", hand & ~trumps, play.indicator)
        return _refused("indicator-must-cut", "closed.no-hand-cut", 0, play.indicator)
    return _FOLDS_BESIDE if led == play.trump else _FOLDS


def _judge_lead(play: Playing, hand: int, card: Card, guarded: bool, apart: bool, maker: bool) -> Ruling:
    trumps = hand & SUIT_MASK[play.trump]
    if apart and hand:
        free = hand if play.tricks else hand & ~trumps
        return _refused("indicator-lead", "closed.indicator-lead", free or hand)
    if apart:
        return _LEADS_INDICATOR
    if guarded and not play.tricks and card.suit == play.trump:
        if hand & ~trumps:
            return _refused("no-trump-lead", "closed.no-trump-lead-first", hand & ~trumps)
        return _refused("must-open-first", "closed.no-trump-lead-first", 0, play.indicator)
    if play.leads_trump and card.suit != play.trump:
        return _refused("open-with-trump", "open.before-first-lead", trumps)
    if maker and play.exhausted and trumps:
        if card.suit != play.trump:
            return _refused("exhausted", "trump.exhausted", trumps)
        return _LEADS_ON
    return _LEADS


def _judge_indicator(play: Playing, hand: int, same: int, led: str) -> Ruling:
    """May the closed indicator be played to somebody's lead?"""
    if led == play.trump:
        return _refused("indicator-on-trump", "closed.indicator-cuts", same or hand) if hand else _FOLLOWS_INDICATOR
    if same:
        return _refused("follow-suit", "play.follow", same)
    if not hand:
        return _CUTS_LAST
    return _CUTS if play.any_cut or hand & ~SUIT_MASK[play.trump] else _MUST_CUT


@cache
def wrong_face(closed: bool, folded: bool) -> Ruling:
    """The refusal of a record that states the wrong facing of a card."""
    reason = "must-fold" if folded else "must-be-face-up"
    return refuse(Reason(reason, "closed.void-folds" if closed else "open.face-up"))


@lru_cache(maxsize=4096)
def not_in_order(due: Card, caller: int) -> Ruling:
    """The refusal of a card out of the order stated with a Caps call (``caps.call``)."""
    return refuse(Reason("not-in-order", "caps.call", (due, Someone("caller", ALL_SEATS[caller]))))


def due_card(play: Playing, seat: int, order: tuple[Card, ...]) -> Card | None:
    """The earliest card of a stated order that may be played now (``caps.call``)."""
    for card in order:
        if judge(play, seat, card).allowed:
            return card
    return None


def lay(play: Playing, seat: int, card: Card, folded: bool) -> tuple[Playing, Opened | None]:
    """Put a legal card on the table; the maker's last card may so open the trump (``closed.indicator-lead``)."""
    hands, opened, closed = play.hands, None, play.closed
    if closed and seat == play.maker and card is play.indicator:
        if not folded:
            closed, opened = False, Opened(ALL_SEATS[seat], card, "last-trick")
    else:
        hands = toggle(hands, seat, card.bit)
    laid = Playing(
        play.maker,
        play.amount,
        play.indicator,
        closed,
        hands,
        play.after[seat],
        play.leader,
        (*play.trick, Played(ALL_SEATS[seat], card, folded)),
        play.tricks,
        play.points,
        play.exhausted,
        play.fell_open or opened is not None,
        play.claims,
        False,
        play.any_cut,
        play.after,
    )
    return laid, opened


def is_complete(play: Playing) -> bool:
    """Has everybody who plays put a card into the trick?"""
    return play.turn == play.leader and bool(play.trick)


def winner_of(trick: tuple[Played, ...], trump: str) -> Played:
    """The winning card: the highest trump, else the highest card of the led suit (``play.winner``)."""
    best = trick[0]
    for one in trick[1:]:
        if one.card.suit == best.card.suit:
            if one.card.power > best.card.power:
                best = one
        elif one.card.suit == trump:
            best = one
    return best


def finish(
    play: Playing, forced_open: str | None, exhaust: bool, trumps_only: bool = False
) -> tuple[Playing, TrickEnd]:
    """End a complete trick: inspection, reveal, the indicator's way, winner and points.

    ``forced_open`` is why a still closed trump is shown now anyway (``"high-bid"``, ``"pcc"``) or ``None``;
    ``exhaust`` says whether ``trump.exhausted`` is played at all, ``trumps_only`` whether ``closed.reveal`` shows the
    folded trumps alone.
    """
    trick, maker, trump = play.trick, play.maker, play.trump
    folded = [one for one in trick if one.folded]
    reveal = bool(folded) and any(one.card.suit == trump for one in folded)
    if reveal:
        shown = tuple(
            one._replace(shown=True)
            if one.folded and (one.card.suit == trump or (one.seat.place != maker and not trumps_only))
            else one
            for one in trick
        )
    else:
        shown = trick
    won = winner_of(trick, trump)
    points = sum([one.card.points for one in trick])
    closed, hands, indicator, shown_card, opened = play.closed, play.hands, None, None, None
    if closed:
        opened = "reveal" if reveal else forced_open
        if any(one.card is play.indicator for one in trick):
            indicator, closed, shown_card = "played", False, play.indicator
        elif opened:
            indicator, closed, shown_card = "returned", False, play.indicator
            hands = toggle(hands, maker, play.indicator.bit)
        else:
            indicator = "stays"
    elif play.fell_open:
        indicator, shown_card, opened = "played", play.indicator, "last-trick"
    first = trick[0]
    unfollowed = (
        exhaust
        and not play.exhausted
        and not play.alone
        and first.seat.place == maker
        and first.card.suit == trump
        and all(one.card.suit != trump for one in trick[1:])
    )
    end = TrickEnd(
        play.number,
        first.seat,
        shown,
        won.seat,
        points,
        tuple([one.seat for one in folded if one.seat.place != maker]),
        indicator,
        shown_card,
        opened,
        unfollowed,
    )
    leader = won.seat.place
    side, before = SIDE_OF[leader], play.points
    total = (*before[:side], before[side] + points, *before[side + 1 :])
    after = Playing(
        maker,
        play.amount,
        play.indicator,
        closed,
        hands,
        leader,
        leader,
        (),
        (*play.tricks, end),
        total,
        play.exhausted or unfollowed,
        play.fell_open,
        play.claims,
        False,
        play.any_cut,
        play.after,
    )
    return after, end
