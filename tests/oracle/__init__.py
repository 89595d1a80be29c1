"""The oracle: a second, slow, separately written engine for the profile `sri-lankan`.

It is written straight from rules.md with plain dictionaries, lists and strings. It shares no code with
`tutor`, so that two independent readings of the rules can be compared action by action.

Cards are two letters (`JS`, `TD`), seats `N E S W`, sides `NS EW`; actions and answers have the form of the
deal record `304/1` in design.md. Caps proofs are outside: whoever compares passes them in as `facts`.
"""

from .answer import referee
from .engine import apply, judge, legal, new_state
from .score import settle

__all__ = ["apply", "judge", "legal", "new_state", "referee", "settle"]
