"""Long builds in chunks: any number of workers, what they find in the order of the chunks."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, wait
from typing import TypeVar

T = TypeVar("T")


def in_order(
    executor: Executor, work: Callable[[int, int], T], seed: int, start: int, ahead: int, end: int | None = None
) -> Iterator[T]:
    """What ``work(seed, chunk)`` gives for the chunks from ``start`` on, in their order, ``ahead`` of them at work.

    Goes on for ever, or up to the chunk before ``end``.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(2) as pool:
    ...     list(in_order(pool, lambda seed, chunk: seed * chunk, 7, 2, 4, 6))
    [14, 21, 28, 35]
    """
    chunks = itertools.count(start) if end is None else range(start, end)
    waiting = {number: executor.submit(work, seed, number) for number in itertools.islice(chunks, ahead)}
    for number in itertools.count(start):
        if number not in waiting:
            return
        future = waiting.pop(number)
        while not future.done():
            wait([future], return_when=FIRST_COMPLETED)
        if end is None or number + ahead < end:
            waiting[number + ahead] = executor.submit(work, seed, number + ahead)
        yield future.result()
