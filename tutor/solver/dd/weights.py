"""The weights of move ordering, one line a kind of move (see ``ordering.moves``).

Five numbers when points count, five when tricks do: base, and what a card point, a step of power, the history (in
256ths) and a held card of the suit add. Tuned by hill climbing on deals that no test uses, for few nodes. They change
the speed only, never a value. A zero line is a kind that cannot occur or hardly does.
"""

from __future__ import annotations

from typing import Final

_LINES: Final = """
  90    6    4    8    0 |  90    0    4    6   -6  lead, side suit: ours is highest
  45   -1    0   20    0 |  85    0   -2   20   -3  lead, side suit: partner's is highest
  50    1    0    4    3 |  50    0    0    4    6  lead, side suit: partner can ruff
  10    1    0    8    0 |  10    0    0    6    0  lead, side suit: theirs is highest
  65   -1    0    4    0 |  65    0    0    2   -3  lead, side suit: ours is highest, they can ruff
  10   -5   -3    2    6 |  10    0   -3    2    6  lead, side suit: partner's is highest, they can ruff
 -40   -6   -4    2   -3 |   0    0   -4    2   -3  lead, side suit: theirs is highest, they can ruff
  75    1    0    4    0 |  75    0    0    4   -3  lead, trump: ours is highest
  30    5    3    6   -6 |  30    0    4    6   -6  lead, trump: ours beats theirs, partner's is highest
  30    0    0    4   -6 |  30    0    0   12  -12  lead, trump: partner's is highest
  20   -5    0    4    0 |  20    0    0    4    0  lead, trump: theirs is highest
   5   -4   -2    4    0 | -20    0   -2    4    0  second, follow: theirs wins
  30    1    6   24    0 |  30    0    3   20    0  second, follow: ours wins
  40   -2    0    0    0 |  50    0   -3    0    6  second, follow: wins for now
  50    1   -2    6    0 |  50    0    2    6    0  second, follow: wins
  35   -2    0    2   -3 |  35    0    1    2   -3  second, follow: wins or partner does
   5   -3   -4    0  -12 | -50    0   -7    2  -12  second, discard: theirs wins
 -10    2    2   10   -3 | -15    0    3   10   -3  second, discard: ours wins
  10    2   -2    8    0 | -75    0    1   10    3  second, under-ruff: theirs wins
   5   -2    7   14    6 |  20    0    4   26    6  second, under-ruff: ours wins
  25    0    0    2   -3 |  20    0    6    0    0  second, ruff: wins for now
  30   -3   -1    4    0 |  30    0   -2    2   -6  second, ruff: wins
  20    0    3    4    0 |  60    0    1    4    0  second, ruff: wins or partner does
  15   -9   -1    0    0 | -75    0   -4    0    3  third, follow: theirs wins
  10    3   -2   10    0 |  10    0   -4   10    0  third, follow: ours wins
  20    0   -1    2    0 |  20    0    0    6    0  third, follow: wins for now
  60    3   -1    6    6 |  60    0   -1    4    3  third, follow: wins
  -5    3    2    4   -3 | -55    0    5    8    3  third, follow: wins or partner does
   0   -3   -2    4    6 |   0    0   -2    4    0  third, discard: theirs wins
   0    2    1    4    0 |   0    0    1    4    0  third, discard: ours wins
   0   -3   -3    4    3 |   0    0   -4    4    0  third, under-ruff: theirs wins
 -10    4   -3   24   -6 | -10    0   -2   20   -3  third, under-ruff: ours wins
  60   -1    1    4    3 |  50    0    1    4    3  third, ruff: wins for now
  60    1   -1    4    0 |  55    0   -1   10    0  third, ruff: wins
 110   -5    3   14   -9 | 145    0    6    8    9  third, ruff: wins or partner does
 -70   -1    1    0    3 |-130    0    9    0    6  fourth, follow: theirs wins
  20    6    0    4    3 |  20    0   -1    6    3  fourth, follow: ours wins
  65    7   -3    0  -15 |  65    0    3    8  -27  fourth, follow: wins for now
  95    0   -3    4    3 |  85    0   -3    4    3  fourth, follow: wins
  80    2    1    8    0 |  75    0    2   12   24  fourth, follow: wins or partner does
   0   -9   -3    2    0 |   0    0   -1    0    0  fourth, discard: theirs wins
   0    2    0    4    0 |   0    0    0   16    9  fourth, discard: ours wins
   0   -5    0    6    3 |   0    0   -2    6   -3  fourth, under-ruff: theirs wins
 -40   -1   -2    4   -6 |  20    0   -4    0  -39  fourth, under-ruff: ours wins
  50    3   -3    2    0 |  10    0    2    8   12  fourth, ruff: wins for now
  50   -1    1   14    6 |  50    0   -6   10    6  fourth, ruff: wins
 -20   -2    2   10    0 |   0    0   -2   10    3  fourth, ruff: wins or partner does
"""


def weights(tricks: bool) -> list[int]:
    """The weights, flat, kind by kind."""
    found: list[int] = []
    for line in _LINES.strip().splitlines():
        points, rest = line.split("|")
        numbers = rest.split()[:5] if tricks else points.split()
        found += [int(number) for number in numbers]
    return found
