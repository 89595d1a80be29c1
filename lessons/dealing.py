"""Deals for lessons: a plan says which cards matter and what is done, the rest is filled in at random from a seed.

A plan is a small TOML file; ``tutor304 lessons deal PLAN`` makes the record of it. It may stay beside the record
(``deals/redeal.toml`` and ``deals/redeal.json``), and then the checker sees that they belong together.

.. code-block:: toml

    dealer = "W"
    seed = 3                            # left out: the first seed from 0 on with which everything below is legal
    tokens = { NS = 9, EW = 13 }        # left out: 11 each
    first = { S = "JS 9S", E = "7H" }   # cards of the first packet, four at most
    second = { S = "AS" }               # cards of the second packet
    hand = { N = "KH QH" }              # cards of either packet
    suits = { E = "H0 C3", N = "S2+" }  # of their eight cards: no heart, three clubs; two spades or more
    do = "160 passes JS passes AH 7H * trick end"

What ``do`` may say, each for the seat whose turn it is: ``160`` (a bid), ``pass``, ``ask``, ``redeal``, ``pcc``,
``open`` (by the maker), a card (to set aside or to play); ``passes`` (until this auction is over); ``*`` (a natural
card, ``*3`` for three), ``trick`` (natural cards to the end of the trick), ``end`` (to the end of the deal); ``caps``
(with a proved order where there is one) or ``caps(JS 9S AH)``; ``spoilt``. Somebody else: ``E:caps``, ``N:spoilt``.

Where the maker calls a card or plays alone there are no packets and no tokens, but ``hand``, ``widow = "9C"`` and
``scores = { S = 3 }``; and ``do`` may say ``trump(H)``, ``call(JS)``, ``marriage(H)``, ``slam``, ``exchange()``
(nothing) or ``exchange(KD/7C)``.

>>> plan = Plan(dealer="W", first={"S": "JS 9S"}, suits={"E": "H0"}, do="160 passes JS passes AH *")
>>> made = complete(plan)
>>> made.deal.play.trick[0].card, made.deal.play.trick[1].folded
(Card('AH'), True)
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from lessons.dealing_called import natural_card
from lessons.errors import Fault
from lessons.moments import Moment, Timeline
from lessons.unfit import unfit
from puzzles.habits import Temper
from puzzles.settling import play_out
from tutor import faults
from tutor.cards import SUITS, Card, Hand, cards, cards_of
from tutor.profiles import Form, Profile, load_profile
from tutor.record import record_of
from tutor.record.typed import typed_action
from tutor.rules import Action, CallCaps, Deal, IllegalAction, Pass, Play
from tutor.rules.state import OVER, PLAY
from tutor.seats import Seat
from tutor.solver.moments import prove_as_read
from tutor.toml import read_toml
from tutor.wording import words

TRIES: Final = 200
"""How many seeds are tried where a plan names none, and how often the cards of one seed are dealt anew."""


class PlanError(Fault):
    """A plan that comes to no deal: says where it goes wrong."""


def _lengths(text: str) -> str:
    for one in text.split():
        if not re.fullmatch(r"[SHDC][0-8]\+?", one):
            raise Fault("plan-length", text=repr(one))
    return text


Some = Annotated[tuple[Card, ...], BeforeValidator(lambda one: cards(one) if isinstance(one, str) else one)]
Lengths = Annotated[str, AfterValidator(_lengths)]


class Plan(BaseModel):
    """What is wanted of a deal; see the head of this module."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    dealer: Seat
    seed: int | None = Field(default=None, ge=0)
    profile: str = "sri-lankan"
    settings: dict[str, bool | int | str] = Field(default_factory=dict)
    tokens: dict[str, int] | None = None
    scores: dict[Seat, int] | None = None
    widow: Some = ()
    first: dict[Seat, Some] = Field(default_factory=dict)
    second: dict[Seat, Some] = Field(default_factory=dict)
    hand: dict[Seat, Some] = Field(default_factory=dict)
    suits: dict[Seat, Lengths] = Field(default_factory=dict)
    do: str = ""


class Made(NamedTuple):
    """A deal that a plan came to, and the seed it was filled from."""

    deal: Deal
    seed: int


# -- reading and writing -----------------------------------------------------------------------------------------------


def read_plan(text: str) -> Plan:
    """A plan from TOML. Raises ``PlanError``."""
    try:
        return Plan.model_validate(read_toml(text))
    except faults.Fault as error:
        raise PlanError("plan-not-toml", why=error) from None
    except ValidationError as error:
        raise PlanError.of(unfit(error.errors(include_url=False)[0])) from None


def written(deal: Deal) -> str:
    """The record of a deal as JSON, a line for each part and each action."""
    data = record_of(deal).to_json()
    actions = data.pop("actions")
    head = ",\n ".join(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in data.items())
    lines = ",\n  ".join(json.dumps(one) for one in actions)
    return f'{{{head},\n "actions": [\n  {lines}]}}\n' if lines else f'{{{head},\n "actions": []}}\n'


def plan_fault(file: Path) -> Fault | None:
    """What is wrong with a plan that lies beside its record; ``None`` when they belong together."""
    again = f"tutor304 lessons deal {file.name} --out {file.with_suffix('.json').name}"
    try:
        plan = read_plan(file.read_text(encoding="utf-8"))
        if plan.seed is None:
            return Fault("plan-seedless", command=again)
        made = complete(plan)
    except (PlanError, OSError, UnicodeDecodeError) as error:
        return Fault("plan-broken", why=error)
    if file.with_suffix(".json").read_text(encoding="utf-8") != written(made.deal):
        return Fault("plan-other", command=again)
    return None


# -- filling in --------------------------------------------------------------------------------------------------------


def complete(plan: Plan) -> Made:
    """The deal of a plan. Raises ``PlanError``: the cards do not fit, or something that is done breaks a rule.

    Without a seed it is the first from 0 on with which all is legal; the error is that of the try that came farthest.
    """
    _check_cards(plan)
    farthest, fault = -1, PlanError("plan-misfit")
    for seed in range(TRIES) if plan.seed is None else (plan.seed,):
        rng = random.Random(f"lesson/{seed}")
        try:
            deal = _dealt(plan, rng)
        except ValueError as error:
            raise PlanError("plain", why=error) from None
        if deal is None:
            break
        run = _Run(deal, rng)
        try:
            return Made(run.all(plan.do), seed)
        except PlanError as error:
            if run.done > farthest:
                farthest, fault = run.done, error
    raise fault


def _dealt(plan: Plan, rng: random.Random) -> Deal | None:
    """The deal before anything is done, ``None`` where the cards did not fit. Raises ``ValueError``."""
    profile = _profile(plan)
    hands = _fill(plan, rng, profile.form)
    if hands is None:
        return None
    if profile.form.partners == "fixed":
        return Deal.start(plan.dealer, *_packets(plan, hands, rng, profile.form), plan.tokens, profile)
    lying = Hand(one for one in profile.form.pack if all(one not in held for held in hands.values()))
    order = profile.form.seating.order
    scores = None if plan.scores is None else {one: plan.scores.get(one, 0) for one in order}
    return Deal.of_hands(plan.dealer, {one: Hand(held) for one, held in hands.items()}, lying, scores, profile)


def _profile(plan: Plan) -> Profile:
    return load_profile({"base": plan.profile, "settings": plan.settings})


def _check_cards(plan: Plan) -> None:
    form = _profile(plan).form
    if form.partners != "fixed" and (plan.first or plan.second or plan.tokens):
        raise PlanError("plan-whole", profile=plan.profile)
    seen: set[Card] = set(plan.widow)
    if len(plan.widow) > form.widow:
        raise PlanError("plan-widow", count=len(plan.widow), most=form.widow)
    for name, most in (("first", form.packets[0]), ("second", form.packets[1]), ("hand", form.tricks)):
        for seat, some in getattr(plan, name).items():
            if len(some) > most:
                raise PlanError("plan-many", place=name, seat=seat, count=len(some), most=most)
            twice = [one for one in some if one in seen]
            if twice or len(set(some)) < len(some):
                raise PlanError("plan-twice", place=name, seat=seat, card=(twice or some)[0])
            seen |= set(some)


def _fill(plan: Plan, rng: random.Random, form: Form) -> dict[Seat, list[Card]] | None:
    """The hands with the other cards at random; ``None`` where that did not work out."""
    for _ in range(TRIES):
        hands = _hands(plan, rng, form)
        if hands is not None:
            return hands
    return None


def _wanted(plan: Plan, seat: Seat) -> dict[str, tuple[int, int]]:
    """The least and the most of each suit in a seat's hand."""
    found = dict.fromkeys(SUITS, (0, 8))
    for one in plan.suits.get(seat, "").split():
        found[one[0]] = (int(one[1]), 8 if one.endswith("+") else int(one[1]))
    return found


def _hands(plan: Plan, rng: random.Random, form: Form) -> dict[Seat, list[Card]] | None:
    seats = [seat for seat in form.seating.places if seat in form.seating.order]
    hands = {seat: [*plan.first.get(seat, ()), *plan.second.get(seat, ()), *plan.hand.get(seat, ())] for seat in seats}
    taken = {one for some in hands.values() for one in some} | {*plan.widow}
    rest = [one for one in form.pack if one not in taken]
    rng.shuffle(rest)
    rest = rest[form.widow - len(plan.widow) :]  # the others lie in the widow
    limits = {seat: _wanted(plan, seat) for seat in seats}

    def has(seat: Seat, suit: str) -> int:
        return sum(one.suit == suit for one in hands[seat])

    for seat in seats:
        for suit, (least, _) in limits[seat].items():
            some = [one for one in rest if one.suit == suit][: max(0, least - has(seat, suit))]
            hands[seat] += some
            rest = [one for one in rest if one not in some]
    rest.sort(key=lambda one: sum(limits[seat][one.suit][1] > has(seat, one.suit) for seat in seats))
    for one in rest:
        free = [
            seat for seat in seats if len(hands[seat]) < form.tricks and has(seat, one.suit) < limits[seat][one.suit][1]
        ]
        if not free:
            return None
        hands[rng.choice(free)].append(one)
    fits = all(
        len(hands[seat]) == form.tricks
        and all(low <= has(seat, suit) <= high for suit, (low, high) in limits[seat].items())
        for seat in seats
    )
    return hands if fits else None


def _packets(
    plan: Plan, hands: Mapping[Seat, list[Card]], rng: random.Random, form: Form
) -> tuple[dict[Seat, Hand], dict[Seat, Hand]]:
    first, second = {}, {}
    for seat, held in hands.items():
        one, two = list(plan.first.get(seat, ())), list(plan.second.get(seat, ()))
        free = [each for each in held if each not in (*one, *two)]
        rng.shuffle(free)
        room = form.packets[0] - len(one)
        first[seat], second[seat] = Hand([*one, *free[:room]]), Hand([*two, *free[room:]])
    return first, second


# -- what is done ------------------------------------------------------------------------------------------------------

_TOKEN: Final = re.compile(r"(?:[NS]?[EW]?:)?\w+\([^)]*\)|\S+")


class _Run:
    """Does what a plan says, word by word; ``done`` counts the words."""

    def __init__(self, deal: Deal, rng: random.Random) -> None:
        self.deal, self.rng, self.done = deal, rng, 0

    def all(self, text: str) -> Deal:
        for number, word in enumerate(_TOKEN.findall(text), 1):
            try:
                self._word(word)
            except ValueError as error:
                raise PlanError("plan-word", number=number, word=repr(word), why=error) from None
            self.done = number
        return self.deal

    def _word(self, word: str) -> None:
        if word == "passes":
            phase = self.deal.phase
            while self.deal.phase == phase:
                self._act(self._turn(), Pass())
        elif word in ("trick", "end") or re.fullmatch(r"\*\d?", word):
            self._naturally(word)
        else:
            self._act(*self._action(word))

    def _turn(self) -> Seat:
        if self.deal.turn is None:
            raise Fault("deal-over")
        return self.deal.turn

    def _action(self, word: str) -> tuple[Seat, Action]:
        name, _, rest = word.rpartition(":")
        if rest == "caps":
            who = Seat(name) if name else self._turn()
            return who, CallCaps(self._order(who))
        return typed_action(word, self.deal)

    def _order(self, seat: Seat) -> tuple[Card, ...]:
        proved = prove_as_read(self.deal.view(seat)).order
        return tuple(proved or sorted(self.deal.hand(seat), key=lambda one: -one.power))

    def _act(self, seat: Seat, action: Action) -> None:
        ruling = self.deal.rule(seat, action)
        if not ruling:
            refused = IllegalAction(seat, action, ruling)
            raise Fault("plan-refused", said=refused, seat=seat, cards=" ".join(self.deal.hand(seat)))
        self.deal = self.deal.act(seat, action)

    def _naturally(self, word: str) -> None:
        """Cards by habit: some of them, to the end of the trick, to the end of the deal."""
        if self.deal.phase != PLAY:
            raise Fault("no-play", phase=self.deal.phase)
        start = len(self.deal.log)
        count = int(word[1:] or 1) if word.startswith("*") else 0

        def stop(deal: Deal) -> bool:
            if word == "trick":
                playing = deal.play or deal.called
                return len(deal.log) > start and playing is not None and not playing.trick
            return bool(count) and sum(one.action.do == "play" for one in deal.log[start:]) >= count

        if self.deal.called is None:
            self.deal = play_out(self.deal, self.rng, Temper(), stop=stop)
        while self.deal.called is not None and self.deal.phase == PLAY and not stop(self.deal):
            self._act(self._turn(), Play(natural_card(self.deal, self.rng)))


# -- looking -----------------------------------------------------------------------------------------------------------


def lines_of(deal: Deal) -> Iterator[str]:
    """A deal for its author: the hands, then the moments by name with what is done after each."""
    line, told = Timeline(tuple(deal.path())), words()
    start = line.deals[0]
    dealt = start.position.dealt
    for seat in start.profile.form.seating.order:
        packets = [" ".join(Hand(some[seat.place])) for some in (dealt.first, dealt.second) if some[seat.place]]
        role = " (dealer)" if seat == start.dealer else " (eldest)" if seat == start.eldest else ""
        yield f"{seat}: {' + '.join(packets)}{role}"
    if dealt.widow:
        yield f"widow: {' '.join(cards_of(dealt.widow))}"
    for place, one in enumerate(line.deals[1:], 1):
        assert one.entry is not None
        yield f"{line.name(Moment(place - 1)):>22}  {told.log_entry(one.view(one.entry.seat).log[-1])}"
        for event in one.entry.events:
            yield from (f"{'':>22}  → {each.text}" for each in told.event(event, maker=one.maker))
    yield f"{line.name(Moment(len(line.deals) - 1)):>22}  {'(the deal is over)' if deal.phase == OVER else ''}".rstrip()
