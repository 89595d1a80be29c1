"""``Words``: one language, told to one reader.

Seats, sides and cards are passed as they are; ``you`` is the reader's seat and ``names`` what the seats are called
instead of South, East, North and West.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tutor.cards import SUIT_SIGNS, Card
from tutor.clauses import CLAUSES, at_table
from tutor.languages import DEFAULT, LANGUAGES, Language, MissingWords, Named, Value, language
from tutor.profiles import PROFILE_NAMES, Profile, load_profile
from tutor.rules.ruling import Reason, Ruling
from tutor.rules.state import Contract
from tutor.seats import ALL_SEATS, SIDES, Seat, seat
from tutor.wording import called, story
from tutor.wording.shapes import ClauseText, Line, Text, capital
from tutor.wording.values import Argument, numbers, switch, table_of, witness

if TYPE_CHECKING:
    from tutor.rules.actions import Action
    from tutor.rules.called.score import Scores
    from tutor.rules.caps import CapsVerdict
    from tutor.rules.events import Event, TrickEnd, TrickSeen
    from tutor.rules.tokens import Settlement
    from tutor.rules.view import SeenEntry

Names = Mapping[Seat, str]
"""What the seats are called."""

Texts = list[Text]
Lines = list[Line]
"""Names for lists, since ``Words.list`` makes one of another kind."""


DEFAULT_TABLE: Final = PROFILE_NAMES[0]


def _cited(lines: Lines, profile: str) -> Lines:
    """The steps of a story, with the clauses of a profile."""
    return [one._replace(clause=at_table(profile, one.clause)) if one.clause else one for one in lines]


class Words:
    """One language, told to a reader. Get one from :func:`words`; it never changes.

    Every method that names seats takes ``you`` and ``names`` for that one call; :meth:`at` keeps them.
    """

    __slots__ = ("_language", "names", "you")

    def __init__(self, language: Language, you: Seat | None = None, names: Names | None = None) -> None:
        self._language, self.you, self.names = language, you, names

    def __eq__(self, other: object) -> bool:
        """Do they say the same? The language, the reader's seat and the very names are."""
        if not isinstance(other, Words):
            return NotImplemented
        return self._language is other._language and self.you == other.you and self.names is other.names

    def __hash__(self) -> int:
        return hash((self._language, self.you))

    @property
    def lang(self) -> str:
        """The language's tag, ``en`` (for the ``lang`` of a page)."""
        return self._language.lang

    def at(self, you: str | None = None, names: Names | None = None) -> Words:
        """The same words for a reader who sits at ``you``, with the seats called ``names``.

        >>> words().at(you="S").seat("S"), words().at(names={Seat("S"): "Nimal"}).seat("S")
        ('you', 'Nimal')
        """
        if you is None and names is None:
            return self
        return Words(self._language, self.you if you is None else seat(you), self.names if names is None else names)

    # -- texts by key ------------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Is there a text of this key in this language?"""
        return self._language.has(key)

    def say(self, key: str, /, *, you: str | None = None, names: Names | None = None, **args: Argument) -> str:
        """The text of a key, filled. Raises ``MissingWords`` (a ``KeyError``) for a key that no language file has.

        A card ``x`` gives ``$x`` (its sign) and ``$x_name``; cards or seats ``x`` give ``$x`` (a list with *and*),
        ``$x_or`` and ``$x_count``.

        >>> words().say("app-trick-number", number=3, of=8)
        'Trick 3 of 8'
        >>> words().say("app-turn", who=Seat("E")), words().say("app-turn", who=Seat("E"), you="E")
        ('East to play', 'Your turn')
        """
        told = self.at(you, names)
        return told._fill(key, None, told._values(args))

    def full(self, key: str, /, *, you: str | None = None, names: Names | None = None, **args: Argument) -> str:
        """The longer form of a text (its ``.full``), filled like :meth:`say`."""
        told = self.at(you, names)
        return told._fill(key, "full", told._values(args))

    def title(self, key: str) -> str:
        """The heading of a text (its ``.title``).

        >>> words().title("gloss-eldest")
        'Eldest'
        """
        return self._fill(key, "title", {})

    def text(self, key: str, args: Mapping[str, Argument]) -> str:
        """Like :meth:`say`, for arguments that are in a mapping already."""
        return self._fill(key, None, self._values(args))

    def _fill(self, key: str, attribute: str | None, values: Mapping[str, Value]) -> str:
        try:
            return self._language.format(key, attribute, values)
        except MissingWords:
            if self.lang == DEFAULT:
                raise
            return language(DEFAULT).format(key, attribute, values)

    def _values(self, args: Mapping[str, Argument]) -> dict[str, Value]:
        """Arguments as Fluent takes them, in this language."""
        values: dict[str, Value] = {}
        for name, one in args.items():
            if isinstance(one, Seat):
                values[name] = self._who(one)
            elif isinstance(one, Card):
                values[name], values[f"{name}_name"] = self.card_sign(one), self.card(one)
            elif isinstance(one, bool):
                values[name] = switch(one)
            elif isinstance(one, str | int | Named):
                values[name] = one
            else:
                items = [self.card_sign(each) if isinstance(each, Card) else self.seat(each) for each in one]
                values[name], values[f"{name}_or"] = self.list(items), self.list(items, "or")
                values[f"{name}_count"] = len(items)
        return values

    # -- seats and sides ---------------------------------------------------------------------------------------------

    def seat(self, one: str, you: str | None = None, names: Names | None = None) -> str:
        """A seat's name, or *you*.

        >>> words().seat("S"), words().seat("S", you="S"), words().seat("S", names={Seat("S"): "D"})
        ('South', 'you', 'D')
        """
        return self.at(you, names)._who(seat(one)).name

    def seats(self, some: Iterable[str], you: str | None = None, names: Names | None = None) -> str:
        """Several seats as a list: *North and you*."""
        told = self.at(you, names)
        return told.list([told.seat(one) for one in some])

    def side(self, one: str, you: str | None = None, names: Names | None = None) -> str:
        """A side (``NS`` or ``EW``): *North and South*, or *your side* and *the other side*.

        >>> words().side("EW"), words().side("EW", you="S")
        ('East and West', 'the other side')
        """
        return self.at(you, names).named_side(one).name

    def _who(self, one: Seat | None) -> Named:
        """A seat as a value; ``None`` is the reader, wherever they sit."""
        if one is None or one == self.you:
            return Named(self._fill("seat-you", None, {}), "you")
        if self.names is not None and one in self.names:
            return Named(self.names[one])
        return Named(self._fill(f"seat-{one}", None, {}), str(one))

    def named_side(self, one: str, among: int = 2) -> Named:
        """A side as an argument of :meth:`say`: shown by its name, selected by ``[ours] [theirs] [pair]``.

        ``among``: of how many sides; of more than two, those of others go by their players.

        >>> told = words().at(you="S")
        >>> told.named_side("EW").name, told.named_side("EW", among=4).name
        ('the other side', 'East and West')
        """
        many = among > len(SIDES) or one not in SIDES or (self.you is not None and self.you.side not in SIDES)
        if self.you is not None and (not many or self.you.side == one):
            key = "ours" if self.you.side == one else "theirs"
            return Named(self._fill(f"side-{key}", None, {}), key)
        order = [*(self.names or ()), *"NESW", *ALL_SEATS]
        first, second = sorted((each for each in ALL_SEATS if each.side == one), key=order.index)
        pair = {"first": self._who(first), "second": self._who(second)}
        return Named(self._fill("side-pair", None, pair), "pair")

    # -- cards -------------------------------------------------------------------------------------------------------

    def card(self, one: Card) -> str:
        """A card as it is spoken.

        >>> words().card(Card("JS"))
        'jack of spades'
        """
        rank = Named(self._fill(f"rank-{one.rank}", "name", {}), one.rank)
        return self._fill("card-name", None, {"rank": rank, "suit": self.named_suit(one.suit)})

    def card_sign(self, one: Card) -> str:
        """A card as it is written.

        >>> words().card_sign(Card("TH"))
        '10♥'
        """
        rank = self._fill(f"rank-{one.rank}", None, {})
        return self._fill("card-sign", None, {"rank": rank, "sign": SUIT_SIGNS[one.suit]})

    def cards(self, some: Iterable[Card], last: str = "and") -> str:
        """Cards as a list of signs; ``last`` joins the last one with ``"and"`` or ``"or"``.

        >>> words().cards([Card("9S"), Card("JS"), Card("AD")], "or")
        '9♠, J♠ or A♦'
        """
        return self.list([self.card_sign(one) for one in some], last)

    def suit(self, one: str) -> str:
        """A suit by its letter.

        >>> words().suit("S")
        'spades'
        """
        return self.named_suit(one).name

    def named_suit(self, one: str) -> Named:
        """A suit as an argument of :meth:`say`: shown by its name, selected by ``[S] [H] [D] [C]``."""
        return Named(self._fill(f"suit-{one}", None, {}), one)

    def list(self, items: Sequence[str], last: str = "and") -> str:
        """Texts as a list, as the language joins them."""
        speaker = self._language if self._language.has(f"list-{last}") else language(DEFAULT)
        return speaker.list(items, last)

    # -- bids --------------------------------------------------------------------------------------------------------

    def bid(self, amount: int | None) -> str:
        """A bid: the number, or *Partner Close Caps* for ``None``."""
        return self._fill("bid-pcc", None, {}) if amount is None else self._fill("bid-number", None, {"amount": amount})

    def contract(self, one: Contract, you: str | None = None, names: Names | None = None) -> str:
        """The standing bid and who made it.

        >>> words().contract(Contract(Seat("E"), 200))
        '200, bid by East'
        """
        return self.say("contract", you=you, names=names, bid=self.bid(one.amount), who=one.seat)

    def hundredths(self, number: int) -> str:
        """A number of hundredths with its sign, as a mean of tokens is written.

        >>> words().hundredths(-40), words().hundredths(5), words().hundredths(0)
        ('−0.40', '+0.05', '0.00')
        """
        sign = "minus" if number < 0 else "plus" if number else "none"
        whole, part = divmod(abs(number), 100)
        return self._fill("number-signed", None, {"sign": sign, "whole": str(whole), "part": f"{part:02}"})

    # -- rulings and clauses -----------------------------------------------------------------------------------------

    def reason(self, one: Reason, who: str | None = None, you: str | None = None, names: Names | None = None) -> Text:
        """A reason in words. ``who`` acts; without it the reader is spoken to.

        A reason names cards of the acting seat. Tell it to others only when those cards are known to them. The numbers
        are those of the default table, or of the one that the clause belongs to.

        >>> from tutor.rules.ruling import Someone
        >>> text = words().reason(Reason("turn", "procedure.turn", (Someone("turn", Seat("E")),)))
        >>> text.short, text.clause
        ('It is East’s turn.', 'procedure.turn')
        """
        told = self.at(you, names)
        values = numbers(table_of(one.clause)) | told._values(witness(told, one))
        values["who"] = told._who(None if who is None else seat(who))
        key = f"reason-{one.id}"
        return Text(capital(told._fill(key, None, values)), capital(told._fill(key, "full", values)), one.clause)

    def ruling(self, one: Ruling, who: str | None = None, you: str | None = None, names: Names | None = None) -> Texts:
        """Every reason of a ruling in words, the first one first; a ruling without reasons gives a nod."""
        if not one.reasons:
            return [Text(self.say("ruling-allowed"), self.full("ruling-allowed"), None)]
        return [self.reason(reason, who, you, names) for reason in one.reasons]

    def refusal(
        self, who: str, action: Action, ruling: Ruling, you: str | None = None, names: Names | None = None
    ) -> str:
        """A refused action in one line: who, what, and the short reasons.

        >>> from tutor.rules import Bid
        >>> from tutor.rules.auction import wrong_turn
        >>> words().refusal("S", Bid(160), wrong_turn(1))
        'South may not bid 160. It is East’s turn.'
        """
        start = self.say("refusal", you=you, names=names, who=seat(who), action=self.action(action))
        return " ".join([capital(start), *(text.short for text in self.ruling(ruling, who, you, names))])

    def clause(self, one: str, profile: Profile | str = "sri-lankan") -> ClauseText:
        """A clause in words, with the numbers of a profile. Raises ``MissingWords`` for an id that is no clause.

        >>> words().clause("play.winner").short
        'The highest trump takes the trick.'
        """
        key = f"clause-{one.replace('.', '-')}"
        if one not in CLAUSES:
            raise MissingWords(key, self.lang)
        values = numbers(load_profile(profile))
        title, full = self._fill(key, "title", values), self._fill(key, "full", values)
        return ClauseText(one, title, self._fill(key, None, values), full, CLAUSES[one].source)

    # -- actions, events, tokens: see tutor/wording/story.py ---------------------------------------------------------

    def action(self, one: Action, folded: bool | None = None) -> str:
        """An action as it stands on a button. ``folded`` says that a card falls face down (``Ruling.folded``).

        >>> from tutor.rules import Bid, Play
        >>> words().action(Bid(160)), words().action(Play("JS"), folded=True)
        ('bid 160', 'play J♠ face down')
        """
        return story.action(self, one, folded)

    def log_entry(self, one: SeenEntry, you: str | None = None, names: Names | None = None) -> str:
        """One line of a log: who did what. A card that the entry hides stays hidden.

        >>> from tutor.rules.view import SeenEntry
        >>> words().log_entry(SeenEntry(Seat("E"), "play", None, None, None, ()))
        'East plays a card face down.'
        """
        return story.log_entry(self.at(you, names), one)

    def event(
        self,
        one: Event | TrickSeen,
        maker: str | None = None,
        you: str | None = None,
        names: Names | None = None,
        profile: str = DEFAULT_TABLE,
    ) -> Lines:
        """An event as a story, each step with the clause that ``profile`` has about it; the end of a trick needs the
        ``maker`` (``ValueError`` without).

        >>> from tutor.rules.events import MakerSet
        >>> won = MakerSet(Seat("E"), 160, 1)
        >>> [words().event(won, profile=one)[0].clause for one in ("sri-lankan", "club")]
        ['auction.end', 'club.auction.three-passes']
        """
        return _cited(story.event(self.at(you, names), one, None if maker is None else seat(maker)), profile)

    def trick_end(
        self, end: TrickEnd | TrickSeen, maker: str, you: str | None = None, names: Names | None = None
    ) -> Lines:
        """The end of a trick as a story: what was inspected, shown and kept hidden, the indicator's way, who won.

        A ``TrickSeen`` is told as far as its seat saw it. A ``TrickEnd`` is first reduced to what ``you`` saw; without
        ``you`` it is told whole, so use that in reviews only.
        """
        return story.trick_end(self.at(you, names), end, seat(maker))

    def settlement(
        self,
        one: Settlement,
        verdict: CapsVerdict | None,
        contract: Contract | None,
        points: Mapping[str, int],
        ended: str | None = "played",
        you: str | None = None,
        names: Names | None = None,
        profile: str = DEFAULT_TABLE,
    ) -> Lines:
        """The tokens of a deal as a story. ``points`` are the card points of each side, ``ended`` is ``Deal.ended``,
        ``profile`` says whose clauses are named."""
        return _cited(story.settlement(self.at(you, names), one, verdict, contract, points, ended), profile)

    def scored(self, one: Scores, maker: str, you: str | None = None, names: Names | None = None) -> Lines:
        """The score of a called game as a story, for a deal that was played out."""
        return called.scored(self.at(you, names), one, seat(maker))


@functools.cache
def words(lang: str = DEFAULT) -> Words:
    """The words of a language; ``nl-BE`` is read as ``nl``, an unknown language as English.

    >>> words("tlh").lang
    'en'
    """
    for one in (lang, lang.partition("-")[0]):
        if one in LANGUAGES:
            return Words(language(one))
    return Words(language(DEFAULT))
