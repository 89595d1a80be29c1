"""Deals of the called games in few words: ``S:150 W:pass S:trump=S S:call=JH S:KH`` and so on.

The words: a number bids, ``pass``, ``trump=S``, ``call=JH``, ``ex=7C,8C>9H,TD`` takes two and puts two back,
``marriage=H``, ``slam``, a card is played.
"""

from __future__ import annotations

from collections.abc import Mapping

from tutor.cards import PACK, Hand, cards
from tutor.profiles import load_profile
from tutor.rules import AnnounceSlam, Bid, CallCard, Deal, Exchange, NameTrump, Pass, Play, ShowMarriage
from tutor.rules.actions import Action
from tutor.rules.called import Called, CalledView
from tutor.rules.ruling import Ruling

FOUR = {
    "S": "JS 9S AS TS KH QH 7D 7C",
    "W": "KS QS AH TH JD 8D 8C 9C",
    "N": "8S JH 9H 8H 9D AD TC AC",
    "E": "7S 7H TD KD QD JC KC QC",
}
"""South has four top spades, North the jack of hearts; everybody can follow a heart."""

RUFF = {**FOUR, "S": "JS 9S AS TS KH QH 7D 7H", "E": "7S 7C TD KD QD JC KC QC"}
"""The same, but East is void in hearts."""

SWEEP = {"S": "JS 9S AS TS KS QS 8S AH", "N": "JH 9H JD 9D AD JC 9C AC"}
"""South and North win every trick with spades as trump."""

THREE = {"S": "JS 9S AS TS KS QS 8S KH QH 7D", "W": "7S JH 9H AH TH JD 9D JC 9C AC", "widow": "8H 7H"}
"""South has seven spades, and king and queen of hearts; two low hearts lie in the widow."""

OPENING = "S:150 W:pass N:pass E:pass S:trump=S S:call=JH "
"""South plays for 150 in spades and calls the jack of hearts; South leads too, since East has dealt."""

ALONE = "S:150 W:pass E:pass S:ex=> S:trump=S "
"""The same at the table with a widow, which South leaves as it is."""


def _filled(given: Mapping[str, str], game: str) -> tuple[dict[str, Hand], Hand]:
    """The hands and the widow, with the cards that nobody asked for where there is room."""
    form = load_profile(game).form
    wanted = {**dict.fromkeys([*form.seating.order, "widow"], ""), **given}
    rest = [one for one in PACK if all(one not in cards(some) for some in wanted.values())]
    sizes = {**dict.fromkeys(form.seating.order, form.tricks), "widow": form.widow}
    found = {}
    for name, size in sizes.items():
        held = list(cards(wanted[name]))
        held += [rest.pop() for _ in range(size - len(held))]
        found[str(name)] = Hand(held)
    widow = found.pop("widow")
    return found, widow


def read(word: str) -> tuple[str, Action]:
    """One word as a seat and an action."""
    seat, what = word.split(":")
    do, _, more = what.partition("=")
    if do == "ex":
        take, put = more.split(">")
        return seat, Exchange(take.split(",") if take else (), put.split(",") if put else ())
    named = {"trump": NameTrump, "marriage": ShowMarriage}
    if do in named:
        return seat, named[do](more)
    if do == "call":
        return seat, CallCard(cards(more)[0])
    if do.isdigit():
        return seat, Bid(int(do))
    if do in ("pass", "slam"):
        return seat, Pass() if do == "pass" else AnnounceSlam()
    name, slash, face = do.partition("/")
    return seat, Play(cards(name)[0], {"down": True, "up": False}[face] if slash else None)


def deal(words: str = "", *, game: str = "call-partner", dealer: str = "E", **hands: str) -> Deal:
    """A deal after these words; without hands it is ``FOUR``, or ``THREE`` with a widow."""
    given = hands or (THREE if game == "widow" else FOUR)
    held, widow = _filled(given, game)
    return go(Deal.of_hands(dealer, held, widow, None, game), words)


def go(at: Deal, words: str) -> Deal:
    """The deal after some more words."""
    for word in words.split():
        at = at.act(*read(word))
    return at


def rest_of(at: Deal, prefer: str = "") -> Deal:
    """Played to the end: each seat the first legal card; the seats in ``prefer`` the highest one."""
    while at.turn is not None:
        plays = [one for one in at.actions(at.turn) if isinstance(one, Play)]
        best = max(plays, key=lambda one: (one.card.suit == called(at).trump, one.card.power))
        at = at.act(at.turn, best if at.turn in prefer else plays[-1])
    return at


def ruling(at: Deal, word: str) -> Ruling:
    """What the engine says about one word."""
    return at.rule(*read(word))


def allowed(at: Deal, words: str) -> bool:
    """Are all these words allowed here?"""
    return all(ruling(at, word).allowed for word in words.split())


def refused(at: Deal, word: str) -> tuple[str, ...]:
    """The clauses that a refused word breaks; the word must not be allowed."""
    found = ruling(at, word)
    assert not found.allowed, word
    return found.clauses


def witness(at: Deal, word: str) -> list[str]:
    """The cards of the witness of a word."""
    return [str(one) for one in ruling(at, word).witness if isinstance(one, str)]


def can_play(at: Deal) -> list[str]:
    """The cards that the seat on turn may play."""
    assert at.turn is not None
    return [str(one.card) for one in at.actions(at.turn) if isinstance(one, Play)]


def called(at: Deal) -> Called:
    """The state after the auction."""
    assert at.called is not None
    return at.called


def view(at: Deal, seat: str) -> CalledView:
    """What a seat sees."""
    found = at.view(seat)
    assert isinstance(found, CalledView)
    return found
