"""The same puzzle in other suits and at other seats: 24 permutations of the suits times 4 rotations of the table.

304 knows no suit from another and no seat from another, so a disguised puzzle is as true as the one it was made from,
and looks new. Everything is changed by its type; a kind whose proof holds more than that overrides ``disguised`` of
its models.

>>> from puzzles import make
>>> puzzle = make("legal-card", 7)
>>> other = disguise(puzzle, 17)
>>> other.seat, other.question.choices[:3], other.id == puzzle.id
(Seat('W'), ('JS', 'TS', 'QS'), False)
>>> disguise(other, Disguise(17).inverse.code) == puzzle
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import permutations
from typing import Any, Final

from puzzles.model import Answers, Hint, Model, Of, Puzzle, PuzzleError, Question, Wrong, content_id, read_witness
from puzzles.views import view_json
from tutor.cards import CARDS, PACK, SUIT_SIGNS, SUITS, Card, Hand, cards
from tutor.record.referee import witness_json
from tutor.rules.actions import Action, CallCaps, CallCard, Exchange, NameTrump, Play, SetIndicator, ShowMarriage
from tutor.rules.deal import Deal
from tutor.rules.ruling import LostTrick, Party, Reason, Ruling, Someone, StandingBid, Witness
from tutor.rules.state import Dealt
from tutor.seats import SEATS, SIDES, Seat, other_side

CODES: Final = range(96)
"""Every disguise; 0 is none."""

_SUITS: Final = tuple(permutations(SUITS))
_SIGNS: Final = {sign: suit for suit, sign in SUIT_SIGNS.items()}


@dataclass(frozen=True)
class Disguise:
    """A permutation of the suits (``code // 4``) and a rotation of the seats (``code % 4`` to the right).

    ``of`` says what the choices are. Raises ``PuzzleError`` for a code that is no number from 0 to 95.

    >>> Disguise(5).card(Card("JC")), Disguise(5).seat(Seat("S")), Disguise(5).side("NS")
    (Card('JD'), Seat('E'), 'EW')
    """

    code: int
    of: Of = "card"

    def __post_init__(self) -> None:
        if type(self.code) is not int or self.code not in CODES:
            raise PuzzleError(f"a disguise is a whole number from 0 to {CODES[-1]}, not {self.code!r}")

    @cached_property
    def _suits(self) -> dict[str, str]:
        return dict(zip(SUITS, _SUITS[self.code // 4], strict=True))

    @property
    def turns(self) -> int:
        """By how many places the seats move to the right."""
        return self.code % 4

    @property
    def inverse(self) -> Disguise:
        """The disguise that undoes this one."""
        back = {new: old for old, new in self._suits.items()}
        return Disguise(4 * _SUITS.index(tuple(back[one] for one in SUITS)) + -self.turns % 4, self.of)

    def then(self, other: Disguise) -> Disguise:
        """This one and then the other, as one."""
        both = tuple(other.suit(self.suit(one)) for one in SUITS)
        return Disguise(4 * _SUITS.index(both) + (self.turns + other.turns) % 4, self.of)

    # -- the parts of the game ---------------------------------------------------------------------------------------

    def suit(self, one: str) -> str:
        """A suit by its letter."""
        return self._suits[one]

    def card(self, one: Card) -> Card:
        """A card."""
        return Card(one.rank + self._suits[one.suit])

    def seat(self, one: Seat) -> Seat:
        """A seat."""
        return SEATS[(one.place + self.turns) % 4]

    def side(self, one: str) -> str:
        """A side."""
        return other_side(one) if self.turns % 2 else one

    def hand(self, some: Iterable[Card]) -> Hand:
        """Cards held."""
        return Hand(self.card(one) for one in some)

    def held(self, text: str) -> str:
        """Cards held, as text such as ``JS 9H``, suit by suit again."""
        return " ".join(self.hand(cards(text)))

    def action(self, one: Action) -> Action:
        """An action."""
        if isinstance(one, Play | SetIndicator | CallCard):
            return replace(one, card=self.card(one.card))
        if isinstance(one, NameTrump | ShowMarriage):
            return replace(one, suit=self.suit(one.suit))
        if isinstance(one, Exchange):
            return Exchange(map(self.card, one.take), map(self.card, one.put))
        if isinstance(one, CallCaps):
            return replace(one, order=tuple(self.card(each) for each in one.order))
        return one

    def deal(self, one: Deal) -> Deal:
        """A whole deal, played again by the engine in the disguise."""
        found = self._start(one, one.position.dealt)
        for entry in one.log:
            found = found.act(self.seat(entry.seat), self.action(entry.action))
        return found

    def _start(self, one: Deal, dealt: Dealt) -> Deal:
        """The deal before its first action."""
        if one.profile.form.partners != "fixed":
            order = one.profile.form.seating.order
            hands = {self.seat(seat): self.hand(Hand(dealt.first[seat.place])) for seat in order}
            scores = {self.seat(seat): dealt.scores[seat.place] for seat in order}
            return Deal.of_hands(self.seat(one.dealer), hands, self.hand(Hand(dealt.widow)), scores, one.profile)
        first, second = (
            {self.seat(seat): self.hand(Hand(part[seat.place])) for seat in SEATS}
            for part in (dealt.first, dealt.second)
        )
        tokens = {self.side(side): count for side, count in one.tokens.items()}
        return Deal.start(self.seat(one.dealer), first, second, tokens, one.profile)

    # -- the parts of a puzzle ---------------------------------------------------------------------------------------

    def witness(self, one: Witness) -> Witness:
        """What proves a reason."""
        if isinstance(one, Card):
            return self.card(one)
        if isinstance(one, StandingBid | Someone):
            return replace(one, seat=self.seat(one.seat))
        if isinstance(one, LostTrick):
            return replace(one, winner=self.seat(one.winner))
        return replace(one, side=self.side(one.side)) if isinstance(one, Party) else one

    def ruling(self, one: Ruling) -> Ruling:
        """A ruling. The cards of a witness keep their places, since these may say what each card is."""
        reasons = (Reason(each.id, each.clause, tuple(map(self.witness, each.witness))) for each in one.reasons)
        return Ruling(one.allowed, tuple(reasons), one.folded)

    def choice(self, one: str) -> str:
        """A choice, or cards in an order as one text; what it is follows from ``of``."""
        if self.of == "card":
            return " ".join(self.card(each) for each in cards(one))
        if self.of == "cards":
            return self.held(one)
        if self.of == "seat":
            return self.seat(Seat(one))
        return self.suit(one) if self.of == "suit" else one

    def arg(self, one: Any) -> Any:
        """What fills words: a card, a seat, a suit by its sign, a side; numbers and ids stay."""
        if isinstance(one, Card | Seat):
            return self.value(one)
        if one in _SIGNS:
            return SUIT_SIGNS[self.suit(_SIGNS[one])]
        return self.side(one) if one in SIDES else one

    def value(self, one: Any) -> Any:
        """A value of a kind's own, by its type. Raises ``PuzzleError`` for a text, which could be anything."""
        if one is None or isinstance(one, bool | int | float):
            return one
        if isinstance(one, Card):
            return self.card(one)
        if isinstance(one, Seat):
            return self.seat(one)
        if isinstance(one, Ruling):
            return self.ruling(one)
        if isinstance(one, Model):
            return one.disguised(self)
        if isinstance(one, tuple):
            return tuple(self.value(each) for each in one)
        if isinstance(one, Mapping):
            return {self.value(key): self.value(each) for key, each in one.items()}
        raise PuzzleError(f"this kind of puzzle cannot be disguised yet: {type(one).__name__} in its proof")


def disguise(puzzle: Puzzle, code: int) -> Puzzle:
    """A puzzle in a disguise (0-95, 0: as it is), with its proof; its id is that of the new content.

    Where a seat is empty nobody moves: such a puzzle changes its suits only. Raises ``PuzzleError`` for another code
    and for a kind that cannot be disguised yet.
    """
    if Disguise(code).turns and len(puzzle.seen.profile.form.seating.order) < len(SEATS):
        code -= Disguise(code).turns
    return puzzle if Disguise(code).code == 0 else puzzle.disguised(Disguise(code, puzzle.question.of))


# -- a whole puzzle ----------------------------------------------------------------------------------------------------


def whole(puzzle: Puzzle, by: Disguise, own: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a puzzle in a disguise; ``own`` are those of its kind that are done already."""
    from puzzles.disguise_views import view_in

    values = {name: getattr(puzzle, name) for name in type(puzzle).model_fields}
    done = {
        name: by.value(value) for name, value in values.items() if name not in Puzzle.model_fields and name not in own
    }
    values |= done | dict(own)
    question = _question(puzzle.question, by)
    place = {one: at for at, one in enumerate(question.choices)}
    if "proof" in values and len(values["proof"]) == len(place) and all(one.choice in place for one in values["proof"]):
        values["proof"] = tuple(sorted(values["proof"], key=lambda one: place[one.choice]))
    values["asked"] = puzzle.asked.model_copy(update={"disguise": Disguise(puzzle.asked.disguise).then(by).code})
    values |= {"seat": by.seat(puzzle.seat), "view": view_json(view_in(puzzle.seen, by)), "question": question}
    values |= {"answers": _answers(puzzle, by, place), "hints": tuple(_hint(one, by) for one in puzzle.hints)}
    beside = {name: values[name] for name in puzzle.laid_open}
    values["id"] = content_id(puzzle.kind, puzzle.profile, values["seat"], values["view"], question, beside)
    return values


def _question(one: Question, by: Disguise) -> Question:
    args = {name: by.arg(value) for name, value in one.args.items()}
    return one.model_copy(update={"choices": _choices(one, by), "args": args})


def _choices(one: Question, by: Disguise) -> tuple[str, ...]:
    """The choices; those that stood in the order of a hand, of the cards' places, of the table or of the suits do so
    again."""
    changed = tuple(by.choice(each) for each in one.choices)
    orders: dict[str, tuple[Sequence[str], ...]] = {
        "card": (PACK, CARDS),
        "seat": (SEATS,),
        "suit": (SUITS,),
    }
    for order in orders.get(one.of, ()):
        if [order.index(each) for each in one.choices] == sorted(order.index(each) for each in one.choices):
            return tuple(sorted(changed, key=order.index))
    return changed


def _answers(puzzle: Puzzle, by: Disguise, place: Mapping[str, int]) -> Answers:
    """The graded choices, in the order of the choices again; an order that is an answer stays one."""
    one = puzzle.answers

    def sort(some: Iterable[str]) -> tuple[str, ...]:
        changed = tuple(by.choice(each) for each in some)
        return changed if puzzle.question.mode == "order" else tuple(sorted(changed, key=lambda each: place[each]))

    wrong = [
        each.model_copy(update={"choice": by.choice(each.choice), "witness": _witness(each, by)}) for each in one.wrong
    ]
    if all(each.choice in place for each in wrong):
        wrong.sort(key=lambda each: place[each.choice])
    return Answers(best=sort(one.best), accepted=sort(one.accepted), wrong=tuple(wrong))


def _witness(one: Wrong, by: Disguise) -> tuple[Any, ...]:
    return tuple(witness_json(by.witness(read_witness(each))) for each in one.witness)


def _hint(one: Hint, by: Disguise) -> Hint:
    return one.model_copy(update={"args": {name: by.arg(value) for name, value in one.args.items()}})
