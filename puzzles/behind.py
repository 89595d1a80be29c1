"""The deals behind the shipped puzzles of the kinds that are slow to make.

A verdict may need the whole deal, which can be made again from the puzzle's seed; where that takes seconds, a reader
who has just answered would wait for it. So the packs of these kinds have a second file: the record of each deal. It
stays on the server, as it holds every hidden card.

>>> from puzzles import packs, replay
>>> one = packs.pack("caps-order")[0].puzzle()
>>> deal_behind(one.kind, one.id, one.seed) == replay(one)
True
"""

from __future__ import annotations

import json
import lzma
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from tutor.record import parse
from tutor.rules.deal import Deal

FOLDER: Final = "packs"


def file_name(name: str) -> str:
    """The file of the deals of a kind within the folder of the packs.

    >>> file_name("bid")
    'bid.deals.xz'
    """
    return f"{name}.deals.xz"


def line_of(id: str, seed: int, record: str) -> str:
    """A line of such a file: the id and the seed of a puzzle that is not disguised, and the record of its deal.

    >>> line_of("304p-1", 7, '{"format":"304/1"}')
    '{"id":"304p-1","seed":7,"record":{"format":"304/1"}}'
    """
    return f'{{"id":{json.dumps(id)},"seed":{seed},"record":{record}}}'


def lines(name: str) -> list[str]:
    """All lines of a kind's file; none where the file is missing or cannot be read: then deals are made again."""
    try:
        data = (files("puzzles") / FOLDER / file_name(name)).read_bytes()
        return lzma.decompress(data).decode().splitlines()
    except (OSError, lzma.LZMAError, ValueError):
        return []


@cache
def _records(name: str) -> dict[tuple[str, int], str]:
    """The records by id and seed."""
    rows = [json.loads(line) for line in lines(name)]
    return {(one["id"], one["seed"]): json.dumps(one["record"]) for one in rows}


@lru_cache(maxsize=512)
def deal_behind(name: str, id: str, seed: int) -> Deal | None:
    """The deal behind a puzzle of a pack, by its kind, and id and seed without a disguise; ``None`` if not there."""
    text = _records(name).get((id, seed))
    return None if text is None else list(parse(text).deals())[-1]
