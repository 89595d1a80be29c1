"""Finding an example of each clause: seeded deals are gone through, moment by moment, for what the engine cites.

The deals are random ones, played out by chance, and those behind puzzles about tokens, whose Caps calls chance hardly
ever makes. Of all the moments of a clause the plainest is kept, the first one found where two are alike: same seeds,
same examples.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import puzzles
from puzzles.called_table import walk
from puzzles.examples import FILE, SHOWN, Example, cited, moment_of, read_example, scored, shows
from puzzles.making import NotFoundError
from tutor.clauses import CLAUSES
from tutor.profiles import PROFILE_NAMES, load_profile
from tutor.record import judge, record_of
from tutor.rules.actions import Action, AskPartner, CallCaps, DeclareSpoilt, OpenTrump, PartnerCloseCaps, Pass, Play
from tutor.rules.called.score import score
from tutor.rules.caps import first_due
from tutor.rules.deal import Deal
from tutor.rules.dealing import random_deal
from tutor.rules.events import Ended
from tutor.rules.playout import play_out, quiet_action
from tutor.rules.state import PLAY
from tutor.seats import SEATS, Seat
from tutor.solver.moments import prove_as_read
from tutor.wording import words

DEALS: Final = 600
"""So many random deals are gone through."""

MADE: Final = 8
"""So many deals of each theme of the kind ``settle``."""

HAND: Final = 4
"""So many cards in the hand make a plain example: few to look through, and still a choice."""


LAST: Final = 3
"""After so many cards of a trick a Caps call can still be made: with the next one it ends."""

RIGHTS: Final = ("deal.low-hand", "open.before-first-lead", "trump.spoilt", "club.open.any-time", "call.slam")
"""Clauses that give somebody a right: their example is one where it is used."""

HAPPENS: Final = ("club.score", "call.alone")
TRIED: Final = ("call.follow",)
"""Clauses that are shown by what has happened, and by what somebody tries, wherever they are cited otherwise too."""


class _Moment(NamedTuple):
    """An example before it is written down."""

    clause: str
    deal: Deal
    seat: Seat
    attempt: tuple[Seat, Action] | None = None

    def plain(self, allowed: bool = False, reasons: int = 1) -> tuple[int, ...]:
        """How plain it is, the least first: what is refused teaches more, for one reason only, with few cards.

        A Partner Close Caps is a strange example for anything else.
        """
        cards = abs(self.deal.held[self.seat.place] - HAND) if self.deal.phase == PLAY else 0
        strange = self.clause.partition(".")[0] not in ("pcc", "second", "caps") and (
            (self.attempt is not None and self.attempt[1].do == "pcc")
            or (self.deal.contract is not None and self.deal.contract.is_pcc)
        )
        strange = strange or self.clause in (TRIED if self.attempt is None else HAPPENS)
        return int(strange), int(allowed != (self.clause in RIGHTS)), reasons, cards, len(self.deal.log)


def find(deals: int = DEALS, made: int = MADE) -> list[Example]:
    """The plainest example found for each clause, in the order of the catalogue."""
    best: dict[str, tuple[tuple[int, ...], _Moment]] = {}
    for whole in _deals(deals, made):
        wanted = {one for one, clause in CLAUSES.items() if clause.profiles[0] == whole.profile.name}
        for plain, one in _moments(whole):
            if one.clause in wanted and (one.clause not in best or plain < best[one.clause][0]):
                best[one.clause] = plain, one
    found = [best[clause][1] for clause in CLAUSES if clause in best]
    return [Example(one.clause, record_of(one.deal), one.seat, one.attempt) for one in found]


def write(examples: list[Example], path: Path | None = None) -> Path:
    """Write examples, one a line, over the shipped ones or to ``path``; each is read back first."""
    path = Path(__file__).with_name(FILE) if path is None else path
    lines = [json.dumps(one.to_json(), ensure_ascii=False, separators=(",", ":")) for one in examples]
    assert [read_example(line) for line in lines] == examples
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def _deals(deals: int, made: int) -> Iterator[Deal]:
    for seed in range(deals):
        rng = random.Random(f"example {seed}")
        yield play_out(random_deal(rng), rng, quiet_action)
    for profile in PROFILE_NAMES[1:]:
        for seed in range(deals // 4):
            rng = random.Random(f"example of {profile} {seed}")
            yield _other_game(rng, profile)
    kind = puzzles.kind("settle")
    for theme in kind.themes:
        for seed in range(made):
            try:
                yield puzzles.replay(kind.make(seed, theme=theme))
            except NotFoundError:
                continue


def _other_game(rng: random.Random, profile: str) -> Deal:
    """A deal of the club, or of a game with a called card or a widow."""
    if load_profile(profile).form.partners == "fixed":
        return play_out(random_deal(rng, profile=profile), rng, quiet_action)
    *_, last = walk(rng, profile)
    return last


# -- the moments of a deal ---------------------------------------------------------------------------------------------

_Found = Iterator[tuple[tuple[int, ...], _Moment]]


def _moments(whole: Deal) -> _Found:
    """Every example that a deal holds, and how plain it is."""
    for deal in whole.path():
        for who, action in _tries(deal):
            ruling = deal.rule(who, action)
            for clause in ruling.clauses:
                one = _Moment(clause, deal, who, (who, action))
                yield one.plain(ruling.allowed, len(ruling.reasons)), one
        for seat in deal.profile.form.seating.order:
            for clause in SHOWN:
                if shows(deal, seat, clause):
                    one = _Moment(clause, deal, seat, _free_lead(deal) if clause == "pcc.no-exhausted" else None)
                    yield one.plain(True), one
            yield from _happened(deal, seat)
    yield from _settled(whole)
    if whole.play is not None and whole.play.claims:
        yield from _due(whole)
        yield from _in_time(whole)


def _free_lead(deal: Deal) -> tuple[Seat, Action] | None:
    """The lead of another suit that a lone player may make (``pcc.no-exhausted``)."""
    assert deal.play is not None
    assert deal.turn is not None
    return deal.turn, Play(next(one for one in deal.hand(deal.turn) if one.suit != deal.play.trump))


def _tries(deal: Deal) -> Iterator[tuple[Seat, Action]]:
    """What the players might try now, right or wrong."""
    if deal.turn is None:
        return
    yield from ((deal.turn, action) for action in deal.candidates(deal.turn))
    order = deal.profile.form.seating.order
    play, own, other = deal.play, deal.turn, order[(order.index(deal.turn) + 1) % len(order)]
    if deal.phase != PLAY or play is None:
        yield from ((own, one) for one in (AskPartner(), PartnerCloseCaps(), Play(next(iter(deal.hand(own))))))
        yield other, Pass()
        return
    for seat in SEATS:
        hand = tuple(deal.hand(seat))
        if hand:
            yield seat, CallCaps(hand)
            yield seat, CallCaps(hand[1:])
        if play.closed:
            yield seat, OpenTrump()
    yield own, DeclareSpoilt()
    if play.trick and not play.trick[-1].folded:
        yield own, Play(play.trick[-1].card)
    if deal.hand(other):
        yield other, Play(next(iter(deal.hand(other))))


def _happened(deal: Deal, seat: Seat) -> _Found:
    """What the last action brought about, as one seat saw it."""
    if deal.entry is None or not deal.entry.events:
        return
    view, told = deal.view(seat), words().at(you=seat)
    for event in view.log[-1].events:
        if isinstance(event, Ended) and event.how == "played":
            continue  # what it comes to is told by the tokens
        said = told.event(event, maker=view.maker, profile=view.profile.name)
        for line in said:
            if line.clause is not None:
                one = _Moment(line.clause, deal, seat)
                yield one.plain(reasons=len(said)), one


def _settled(whole: Deal) -> _Found:
    """What the tokens or scores of the deal follow from; told to the side that they go to, or to whom a Caps call is
    about, or to the maker."""
    if whole.called is not None:
        assert whole.maker is not None
        told = words().at(you=whole.maker).scored(score(whole), whole.maker)
        for clause in scored(told, whole.profile.name):
            one = _Moment(clause, whole, whole.maker)
            yield one.plain(reasons=len(told)), one
        return
    verdict, settled = judge(whole)
    if settled.to is None:
        return
    seat = next(one for one in SEATS if one.side == settled.to)
    story = (
        words()
        .at(you=seat)
        .settlement(settled, verdict, whole.contract, whole.points, whole.ended, profile=whole.profile.name)
    )
    for clause in cited(story, verdict):
        who = verdict.seat if verdict is not None and clause.startswith("caps.") else seat
        one = _Moment(clause, whole, who)
        yield one.plain(reasons=len(story)), one


def _due(whole: Deal) -> _Found:
    """When Caps was first due from a seat (``caps.due``)."""
    path = list(whole.path())
    for seat, due in first_due(path, prove_as_read).items():
        deal = moment_of(path, due)
        one = _Moment("caps.due", deal, seat)
        yield one.plain(), one


def _in_time(whole: Deal) -> _Found:
    """A call that comes later than it could, in the same trick, and too late for more than that (``caps.window``)."""
    path = list(whole.path())
    for seat, due in first_due(path, prove_as_read).items():
        deal = moment_of(path, due)
        while deal.play is not None and deal.play.number == due.trick and len(deal.play.trick) < LAST:
            assert deal.turn is not None
            own = map(Play, due.order if deal.turn is seat else ())
            legal = (one for one in (*own, *deal.actions(deal.turn)) if deal.rule(deal.turn, one).allowed)
            deal = deal.act(deal.turn, next(legal))
            order = prove_as_read(deal.view(seat)).order
            if order and deal.play is not None and deal.play.number == due.trick:
                end = play_out(
                    deal.act(seat, CallCaps(order)), random.Random(0), lambda one, rng: one.actions(one.turn)[0]
                )
                verdict = judge(end)[0]
                if verdict is not None and "caps.window" in verdict.clauses:
                    one = _Moment("caps.window", end, seat)
                    yield one.plain(), one
