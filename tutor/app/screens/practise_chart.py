"""The numbers that a judged choice rests on, as small tables with bars: read by eye or by ear."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from puzzles import telling
from puzzles.bid import BestBid
from puzzles.bid_numbers import Share
from puzzles.called_exchange import BestExchange, PairMade
from puzzles.indicator import BestIndicator, Made
from puzzles.model import Puzzle
from tutor.app.screens.telling import caption
from tutor.cards import SUIT_SIGNS, SUITS
from tutor.rules.tokens import award
from tutor.rules.trick import HIGH_BID
from tutor.solver.judging import percent
from tutor.solver.thumb import needed
from tutor.wording import Words

_BEST: Final = ' class="best"'


def numbers_html(puzzle: Puzzle, told: Words) -> str:
    """The chart of a puzzle that is graded by numbers, and what it rests on; empty for the others."""
    if isinstance(puzzle, BestBid):
        honest = told.say(f"chart-honest-{puzzle.basis}", deals=puzzle.numbers.deals)
        note = f"{told.say(f'chart-line-{puzzle.basis}')} {honest}"
        return _calls(puzzle, told) + _chances(puzzle, told) + caption(note)
    if isinstance(puzzle, BestIndicator):
        return _cards(puzzle, told) + caption(told.say("chart-honest-indicator", deals=puzzle.numbers.deals))
    if isinstance(puzzle, BestExchange):
        return _pairs(puzzle, told) + caption(told.say("chart-honest-exchange", deals=puzzle.numbers.deals))
    return ""


def _table(caption: str, heads: Iterable[str], rows: Iterable[str]) -> str:
    head = "".join(heads)
    head = f"<tr>{head}</tr>" if head else ""
    return f'<table class="chances"><caption>{escape(caption)}</caption>{head}{"".join(rows)}</table>'


def _head(text: str, spoken: str | None = None) -> str:
    label = "" if spoken is None else f' aria-label="{escape(spoken)}"'
    return f'<th scope="col"{label}>{escape(text)}</th>'


def _row(name: str, cells: Iterable[str], best: bool = False) -> str:
    return f'<tr{_BEST if best else ""}><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>'


def _cell(one: Share | Made | PairMade, told: Words, pays: int | None = None) -> str:
    """A bar with its interval, the number below it, and a line where a bid begins to pay."""
    line = "" if pays is None else f"--pays:{pays}%;"
    text = told.say("chart-cell", percent=one.value, more=max(one.high - one.value, one.value - one.low))
    style = f"--value:{one.value}%;--low:{one.low}%;--wide:{one.high - one.low}%;{line}"
    mark = "" if pays is None else '<i class="pays"></i>'
    return f'<td><span class="bar" style="{style}" aria-hidden="true">{mark}</span>{escape(text)}</td>'


def _chances(puzzle: BestBid, told: Words) -> str:
    """How often the side makes each contract with each suit."""
    some = {(one.suit, one.contract): one for one in puzzle.numbers.chances}
    suits = [suit for suit in SUITS if any(suit == one for one, _ in some)]
    heads = [_head(told.say("chart-contract")), *(_head(SUIT_SIGNS[suit], told.suit(suit)) for suit in suits)]
    rows = (
        _row(str(contract), (_cell(some[suit, contract], told, _pays(puzzle, contract)) for suit in suits))
        for contract in sorted({contract for _, contract in some})
    )
    return _table(told.say("chart-chances"), heads, rows)


def _pays(puzzle: BestBid, contract: int) -> int | None:
    """How often a bid must be made to bring more than nothing or, where the own bid stands, more than a pass; ``None``
    for a contract that stands already."""
    if puzzle.setting is None:
        return percent(needed(contract))
    if contract < HIGH_BID:
        return None
    won, lost = award(contract)
    passed = next(one.value for one in puzzle.numbers.calls if one.call == "pass")
    return percent((lost + passed / 100) / (won + lost))


def _calls(puzzle: BestBid, told: Words) -> str:
    """What each call brings in tokens."""
    rows = []
    for one in puzzle.numbers.calls:
        low, high = told.hundredths(one.low), told.hundredths(one.high)
        shown = told.say("chart-tokens-cell", tokens=told.hundredths(one.value), low=low, high=high)
        right = one.call in (*puzzle.answers.best, *puzzle.answers.accepted)
        name = telling.choice(puzzle, one.call, told)
        rows.append(_row(name, [f'<td class="tokens">{escape(shown)}</td>'], right))
    return _table(told.say("chart-tokens"), (), rows)


def _cards(puzzle: BestIndicator, told: Words) -> str:
    """How often the contract is made with each card aside."""
    right = (*puzzle.answers.best, *puzzle.answers.accepted)
    rows = (_row(told.card_sign(one.card), [_cell(one, told)], one.card in right) for one in puzzle.numbers.cards)
    return _table(told.say("chart-cards", contract=puzzle.numbers.contract), (), rows)


def _pairs(puzzle: BestExchange, told: Words) -> str:
    """How often the bid is made with each pair left in the widow."""
    right = (*puzzle.answers.best, *puzzle.answers.accepted)
    rows = (
        _row(told.cards(one.cards), [_cell(one, told)], " ".join(one.cards) in right) for one in puzzle.numbers.pairs
    )
    return _table(told.say("chart-cards", contract=puzzle.numbers.bid), (), rows)
