"""Cores: where as many processes may run as the machine has cores, each keeps to one of its own.

A process of Python's does one thing at a time, so a second core is of no use to it. Its threads would still wander
between cores, and leave behind what the core had at hand: with a class of two hundred that is a fifth of the work.

>>> plan(2, [0, 1, 2])
[{0}, {1}]
>>> plan(1, [0, 1]), plan(3, [0, 1])
([{0, 1}], [{0, 1}, {0, 1}, {0, 1}])
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence


def plan(processes: int, cores: Sequence[int]) -> list[set[int]]:
    """The cores for each process: one of its own, or any where it is alone or they are too many."""
    if processes == 1 or processes > len(cores):
        return [set(cores) for _ in range(processes)]
    return [{one} for one in cores[:processes]]


def share(processes: Sequence[int]) -> None:
    """Keep processes, by their numbers, to cores from now on: their main threads and what those start from now on.

    Does nothing where the system has no such thing, or a process is gone.
    """
    if not hasattr(os, "sched_setaffinity"):
        return
    for process, cores in zip(processes, plan(len(processes), sorted(os.sched_getaffinity(0))), strict=True):
        with contextlib.suppress(OSError):
            os.sched_setaffinity(process, cores)
