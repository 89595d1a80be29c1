"""What tables differ in, in words: a value of a setting, and one table seen from another.

>>> from tutor.profiles import load_profile
>>> from tutor.wording import words
>>> here = load_profile()
>>> other_table(words(), here, here.other("pcc_won", 5))
'The other table plays as you do, but for this: a won Partner Close Caps brings 5 tokens.'
>>> other_table(words(), here, load_profile("club"))
'The other table plays by other rules: Club.'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.wording.shapes import capital
from tutor.wording.values import switch

if TYPE_CHECKING:
    from tutor.profiles import Profile
    from tutor.wording.texts import Words


def setting(told: Words, name: str, value: Any) -> str:
    """What a value of a setting means, as a sentence that begins with a small letter."""
    return told.say(f"differ-{name}-{switch(value) if isinstance(value, bool) else value}")


def differences(told: Words, here: Profile, there: Profile) -> list[str]:
    """What the table ``there`` plays otherwise, a sentence for each setting, in the order of the profile."""
    ours = here.settings()
    return [setting(told, name, value) for name, value in there.settings().items() if ours.get(name) != value]


def game(told: Words, table: Profile) -> str:
    """The name of the game that a table plays."""
    return told.say(f"page-profile-{table.name}")


def other_table(told: Words, here: Profile, there: Profile) -> str:
    """The other table, to a reader at ``here``: its game, and what it plays otherwise than that game or than here."""
    if there.name == here.name:
        return told.say("other-table-but", what=_run_on(differences(told, here, there)))
    base = told.say("other-table-game", game=game(told, there))
    own = [setting(told, name, value) for name, value in there.differences().items()]
    return f"{base} {told.say('other-table-own', what=_run_on(own))}" if own else base


def _run_on(some: list[str]) -> str:
    """Sentences one after another, the first as the end of another."""
    return " ".join([*some[:1], *map(capital, some[1:])])
