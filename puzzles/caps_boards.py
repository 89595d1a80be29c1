"""Made-up real deals that one side wins trick by trick: until a Caps call is due, or until it loses one after all.

The players of that side are lucky: of the cards that a habit offers they play one that does not give a trick away, as
the cards lie. Once a call is due its player keeps to the proved order, and nobody calls.

>>> import random
>>> rng = random.Random(1)
>>> some = (board(rng, Plan("maker"), (5, 3), Wish(due=2, last=2)) for _ in range(200))
>>> found = next(one for one in some if not isinstance(one, str))
>>> found.due.trick, found.due.seat is found.seat, found.deal.play.lost(found.seat.place % 2)
(2, True, None)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from puzzles.caps_luck import gives_away
from puzzles.habits import OPEN, Temper, play_card
from puzzles.settling import EVEN, auctions
from tutor.cards import PACK, SUITS, Card, Hand, cards_of
from tutor.rules.actions import PLAYS
from tutor.rules.caps import Due
from tutor.rules.deal import Deal
from tutor.rules.doomed import is_doomed
from tutor.rules.state import PLAY, Playing
from tutor.rules.trick import due_card, judge
from tutor.seats import SEATS, Seat
from tutor.solver import prove
from tutor.solver.assess import HOPELESS, assess

Role = Literal["maker", "partner", "defender"]
"""Who asks for Caps: the maker, the maker's partner, or one of the others."""

NODES: Final = 4_000
"""What a proof or an assessment may cost; one that is not done by then is no puzzle."""

LUCK: Final = 3
"""How many cards a player thinks of before giving a trick away."""

Bad = Callable[[Playing, int], bool]
"""How a player sees that a side gives a trick away, as the cards lie."""

AMOUNTS: Final = (160, 170, 190, 200, 220)
HIGH: Final = (250, 260)


@dataclass(frozen=True)
class Plan:
    """Which deals to make: the ``role`` of the seat, is the trump ``opened`` before the lead, is the contract
    ``high`` (it is opened after the first trick), how often the indicator ``cuts``."""

    role: Role
    opened: bool = False
    high: bool = False
    cuts: float = 0.5


@dataclass(frozen=True)
class Board:
    """A deal up to its end, or up to the trick that the side of ``seat`` lost; ``due`` is the first moment at which a
    call was due from this seat, as far as was looked."""

    deal: Deal
    seat: Seat
    due: Due | None


@dataclass(frozen=True)
class Wish:
    """A call that is due in trick ``due`` and not just before it; or with ``None`` a deal whose trick ``last`` is
    reached without a loss. What else should hold is for :func:`is_clear` to say."""

    due: int | None
    last: int


def board(rng: random.Random, plan: Plan, strength: tuple[int, int], wish: Wish) -> Board | str:
    """One deal in which a seat is dealt so many high trumps and so many other high cards (``strength``); or in a word
    why these cards came to nothing."""
    made = _won(rng, plan, strength, gives_away)
    if isinstance(made, str):
        return made
    end, seat, temper = made
    if _number(end) < (wish.last if wish.due is None else wish.due):
        return "lost-early"
    if wish.due is None:
        return Board(end, seat, None)
    before = _moments(end, wish.due)[0].parent
    if wish.due > 1 and before is not None and before.hand(seat) and _order(before, seat) is not None:
        return "due-earlier"
    due = _due_in(end, seat, wish.due)
    return _kept(rng, end, temper, due) if due is not None else "not-due"


def any_due(rng: random.Random, plan: Plan, strength: tuple[int, int], least: int = 1) -> Board | str:
    """The same for a call that is due in whatever trick and still at its end, with ``least`` cards or more in hand
    before that trick: a look at each trick is enough."""
    made = _won(rng, plan, strength, is_doomed)
    if isinstance(made, str):
        return made
    end, seat, temper = made
    for trick in range(1, min(_won_tricks(end, seat), 9 - least) + 1):
        late = [one for one in _moments(end, trick) if one.hand(seat)]
        due = _due_in(end, seat, trick) if late and _order(late[-1], seat) is not None else None
        if due is not None:
            return _kept(rng, end, temper, due)
    return "not-due"


def _won(rng: random.Random, plan: Plan, strength: tuple[int, int], bad: Bad) -> tuple[Deal, Seat, Temper] | str:
    """A deal up to the first trick that the seat's side loses; its players avoid what they see to be ``bad``."""
    seat = rng.choice(SEATS)
    maker = {"maker": seat, "partner": seat.partner, "defender": rng.choice((seat.right, seat.left))}[plan.role]
    suit = rng.choice(SUITS)
    start = _start(rng, plan, seat, maker, _hands(rng, seat, maker, suit, strength), suit)
    if isinstance(start, str):
        return start
    temper = Temper(maker, suit, None, 0.0, plan.cuts)
    return _play(rng, start, seat, temper, bad), seat, temper


def _kept(rng: random.Random, end: Deal, temper: Temper, due: Due) -> Board:
    """The deal played on by the proved order, from the moment at which the call is due."""
    return Board(_play(rng, deal_at(end, (due.trick, due.after)), due.seat, temper, due=due), due.seat, due)


def _start(
    rng: random.Random, plan: Plan, seat: Seat, maker: Seat, hands: dict[Seat, list[Card]], suit: str
) -> Deal | str:
    """The deal before its first lead."""
    first, second = ({one: Hand(hands[one][part]) for one in SEATS} for part in (slice(0, 4), slice(4, 8)))
    trumps = list(first[maker].of_suit(suit))
    if not trumps:
        return "no-trump"
    amount = rng.choice(HIGH if plan.high else AMOUNTS)
    deal = auctions(Deal.start(rng.choice(SEATS), first, second, EVEN), maker, amount, rng.choice(trumps))
    if deal is None:
        return "no-auction"
    return deal.act(maker, OPEN) if plan.opened else deal


def _hands(rng: random.Random, seat: Seat, maker: Seat, suit: str, strength: tuple[int, int]) -> dict[Seat, list[Card]]:
    """High trumps, with a gap now and then, and high cards for ``seat``; the maker has some trumps in any case."""
    count, tops = strength
    trumps = sorted((one for one in PACK if one.suit == suit), key=lambda one: -one.power)
    mine = rng.sample(trumps[: count + 1], count) if rng.random() < 0.5 else trumps[:count]
    mine += _tops(rng, suit, min(tops, 8 - len(mine)))
    rest = [one for one in PACK if one not in mine]
    rng.shuffle(rest)
    hands = {seat: mine}
    if maker is not seat:
        hands[maker] = [one for one in rest if one.suit == suit][:3]
        rest = [one for one in rest if one not in hands[maker]]
    for one in (seat, *(each for each in SEATS if each is not seat)):
        held = hands.setdefault(one, [])
        while len(held) < 8:
            held.append(rest.pop())
    rng.shuffle(hands[seat])
    hands[maker].sort(key=lambda one: one.suit != suit or rng.random() < 0.3)  # a trump is in the first packet
    return hands


def _tops(rng: random.Random, trump: str, count: int) -> list[Card]:
    """So many cards of the other suits, mostly the highest that are left."""
    found: list[Card] = []
    while len(found) < count:
        suit = rng.choice([one for one in SUITS if one != trump])
        left = [one for one in PACK if one.suit == suit and one not in found]
        found.append(rng.choice(left) if rng.random() < 0.25 else max(left, key=lambda one: one.power))
    return found


def _play(
    rng: random.Random, deal: Deal, hero: Seat, temper: Temper, bad: Bad = is_doomed, due: Due | None = None
) -> Deal:
    """The deal played on to its end, or until the hero's side loses a trick."""
    while deal.phase == PLAY:
        play, seat = deal.play, deal.turn
        assert play is not None
        assert seat is not None
        if play.lost(hero.place % 2) is not None:
            break
        must = _must_open(play)
        deal = deal.act(seat, OPEN if must else PLAYS[_card(rng, deal, hero, temper, bad, due)])
    return deal


def _number(end: Deal) -> int:
    """The last trick that was begun without a loss."""
    assert end.play is not None
    return len(end.play.tricks)


def _won_tricks(end: Deal, seat: Seat) -> int:
    """How many tricks there were before the side of this seat lost one."""
    assert end.play is not None
    lost = end.play.lost(seat.place % 2)
    return len(end.play.tricks) if lost is None else lost.number - 1


def _must_open(play: Playing) -> bool:
    return not any(judge(play, play.turn, one).allowed for one in cards_of(play.to_play(play.turn)))


def _due_in(end: Deal, seat: Seat, trick: int) -> Due | None:
    """The first moment of this trick at which this seat can prove the rest (``caps.due``)."""
    for one in _moments(end, trick):
        order = _order(one, seat) if one.hand(seat) else None
        if order is not None and one.play is not None:
            return Due(seat, trick, len(one.play.trick), order)
    return None


def _moments(end: Deal, trick: int) -> list[Deal]:
    return [one for one in end.path() if one.phase == PLAY and one.play is not None and one.play.number == trick]


def _order(deal: Deal, seat: Seat) -> tuple[Card, ...] | None:
    """An order that this seat can prove now."""
    play = deal.play
    assert play is not None
    return None if is_doomed(play, seat.place % 2) else prove(deal.view(seat), nodes=NODES).order


def deal_at(end: Deal, at: tuple[int, int]) -> Deal:
    """The deal at a moment (trick 1-8, cards played to it), after whatever was opened there. Raises ``ValueError``
    when it has no such moment."""
    for one in reversed(tuple(end.path())):
        if one.phase == PLAY and one.play is not None and (one.play.number, len(one.play.trick)) == at:
            return one
    raise ValueError(f"this deal has no moment {at}")


def _card(rng: random.Random, deal: Deal, hero: Seat, temper: Temper, bad: Bad, due: Due | None) -> int:
    """The place of the card that the seat on turn plays."""
    play, seat = deal.play, deal.turn
    assert play is not None
    assert seat is not None
    if due is not None and seat is due.seat:
        card = due_card(play, seat.place, due.order)
        assert card is not None
        return card.place
    legal = [one for one in cards_of(play.to_play(seat.place)) if judge(play, seat.place, one).allowed]
    card = play_card(play, legal, rng, temper)
    for _ in range(LUCK if seat.side == hero.side and due is None and len(legal) > 1 else 0):
        after = deal.act(seat, PLAYS[card.place]).play
        if after is not None and after.lost(hero.place % 2) is None and not bad(after, hero.place % 2):
            break
        card = play_card(play, legal, rng, temper)
    return card.place


def is_clear(one: Board, first: int, last: int) -> bool:
    """Was a claim of either partner hopeless at every moment from trick ``first`` to trick ``last``?

    Before a card of an opponent it was if it is after that card: the opponent may play it.
    """
    path = [each for each in one.deal.path() if each.phase == PLAY and each.play is not None]
    known: dict[Seat, bool] = {}
    for deal in reversed(path):
        play, turn = deal.play, deal.turn
        assert play is not None
        if not first <= play.number <= last:
            continue
        for seat in (one.seat, one.seat.partner):
            if turn is not None and turn.side != seat.side and known.get(seat, False):
                continue
            if play.to_play(seat.place):
                doomed = is_doomed(play, seat.place % 2)
                if not doomed and assess(deal.view(seat), NODES).kind != HOPELESS:
                    return False
                known[seat] = True
    return True
