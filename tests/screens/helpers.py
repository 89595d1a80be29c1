"""The app in ``AppTest``: open a page, read what stands on it, answer at the table.

Streamlit has no public way to open a page of ``st.navigation`` in a test or to fire a component's trigger. The three
places that use its private parts are ``open_page``, ``stay_on`` and ``fire``; nothing else in the tests may.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from streamlit.proto.WidgetStates_pb2 import WidgetState
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

import puzzles
import tutor.app
from puzzles import Puzzle
from tests.lessons.helpers import signs_in
from tests.puzzles.drilling import out
from tutor.cards import PACK, Card
from tutor.wording import LANGUAGES, words

MAIN = Path(tutor.app.__file__).with_name("main.py")
HIDDEN_NINE = {"lesson": "hidden-nine"}
EVERY_PAGE: list[tuple[str, dict[str, str]]] = [
    ("", {}),
    ("learn", {}),
    ("learn", HIDDEN_NINE),
    ("learn", HIDDEN_NINE | {"step": "recap"}),
    ("practise", {"puzzle": "legal-card-1.v2"}),
    ("rules", {}),
    ("rules", {"clause": "closed.inspect"}),
    ("rules", {"part": "words"}),
    ("rules", {"part": "sheet"}),
    ("rules", {"part": "table"}),
    ("learn", {"placement": "1"}),
    ("coach", {}),
    ("coach", {"part": "lessons"}),
    ("coach", {"part": "drills"}),
    ("coach", {"part": "results"}),
    ("coach", {"part": "editor"}),
    ("coach", {"part": "groups"}),
    ("drill", {"join": "nothing"}),
    ("drill", {}),
    ("drill", {"d": out().to_link()}),
    ("progress", {}),
    ("settings", {}),
    ("nowhere", {}),
]
"""Every page, and each look that one has: its path and what the address asks for."""

PATHS = {name for name, _ in EVERY_PAGE} - {"nowhere"}
NAMES = {lang: {words(lang).card(one): one for one in PACK} for lang in LANGUAGES}


def puzzle_of(mode: str, of: str = "card", kind: str = "legal-card", **wanted: Any) -> Puzzle:
    """A puzzle of this form in which a choice can be wrong."""
    for seed in range(200):
        try:
            made = puzzles.make(kind, seed, mode=mode, **wanted)
        except puzzles.PuzzleError:
            continue
        if made.answers.wrong and (made.question.mode, made.question.of) == (mode, of):
            return made
    raise AssertionError(f"no {kind} of mode {mode} over {of}")


def right(puzzle: Puzzle) -> tuple[str, ...]:
    """A right answer."""
    return puzzle.answers.best if puzzle.question.mode != "one" else puzzle.answers.best[:1]


def wrong(puzzle: Puzzle) -> tuple[str, ...]:
    """A wrong answer: one choice that is wrong, or a wrong order of them all."""
    one = puzzle.answers.wrong[0].choice
    return tuple(one.split()) if puzzle.question.mode == "order" else (one,)


def open_page(name: str = "", *, plain: bool = False, **query: str) -> AppTest:
    """Run the app as a reader who opens ``/name?query`` for the first time."""
    at = AppTest.from_file(str(MAIN), default_timeout=60)
    at._page_hash = calc_hash(name)
    if name not in PATHS:  # the test knows pages by their hash only: tell the path as a second run has it
        at.session_state["lost"] = name
    for key, value in (query | ({"plain": "1"} if plain else {})).items():
        at.query_params[key] = value
    return sound(at.run())


def stay_on(at: AppTest, name: str) -> AppTest:
    """After a button has led to another page: let what follows happen there."""
    at._page_hash = calc_hash(name)
    return sound(at)


def fire(at: AppTest, value: Any) -> AppTest:
    """Send any value from the drawn table, as a browser could."""
    (table,) = at.get("bidi_component")
    states = at._tree.get_widget_states()
    event = json.dumps([{"event": "answer", "value": value}])
    states.widgets.append(
        WidgetState(id=f"$$STREAMLIT_INTERNAL_KEY_{table.proto.id}__events", json_trigger_value=event)
    )
    return sound(at._run(states))


def payload(at: AppTest) -> dict[str, Any]:
    """What the drawn table was told."""
    (table,) = at.get("bidi_component")
    found: dict[str, Any] = json.loads(table.proto.bytes)
    return found


def answer(at: AppTest, chosen: Sequence[str] = (), action: str | None = None) -> AppTest:
    """Answer at whichever table is there, the drawn or the plain one."""
    if at.get("bidi_component"):
        kind = "picks" if payload(at)["ask"]["choices"] else "cards"
        return fire(at, {"serial": payload(at)["serial"], kind: list(chosen), "action": action})
    if action is not None:
        return sound(button(at, f"do-{action}").click().run())
    boxes = {str(one.key).rpartition("-pick-")[2]: one for one in at.checkbox}
    if boxes:
        for name, box in boxes.items():
            box.set_value(name in chosen)
        return sound(button(at, "submit").click().run())
    table = ""
    for one in chosen:
        pick = button(at, f"pick-{one}")
        table = str(pick.key).removesuffix(f"-pick-{one}")
        at = sound(pick.click().run())
    if f"{table}-submit" in [one.key for one in at.button]:  # not that of the next question
        at = sound(button(at, "submit").click().run())
    return at


def button(at: AppTest, end: str) -> Any:
    """The button of the plain table whose key ends so."""
    (found,) = (one for one in at.button if str(one.key).endswith(f"-{end}"))
    return found


def sound(at: AppTest) -> AppTest:
    """The page, once it is sure that nothing went wrong on it."""
    assert not at.exception, [one.value for one in at.exception]
    assert not [one for one in at.button if one.key == "afresh"], "the page of an error"
    return at


def seen(at: AppTest) -> str:
    """Every text on the page and in the payload of its table."""
    kinds = ("title", "header", "markdown", "caption", "warning", "info", "success", "error", "button", "checkbox")
    found = [f"{getattr(one, 'value', '')} {getattr(one, 'label', '')}" for kind in kinds for one in at.get(kind)]
    found += [one.proto.body for one in at.get("html") if not one.proto.body.startswith(("<style>", "<script>("))]
    found += [one.proto.page + one.proto.label for one in at.get("page_link")]
    found += [one.label for one in at.get("expander")] + [one.proto.popover.label for one in at.get("popover")]
    found += [json.dumps(payload(at), ensure_ascii=False) for _ in at.get("bidi_component")]
    return "\n".join(found)


def said(at: AppTest) -> str:
    """What the table says to the last answer, and how: ``right: Right! …``."""
    if at.get("bidi_component"):
        return "\n".join(f"{one['state']}: {one['text']}" for one in payload(at)["said"])
    kinds = {"success": "right", "error": "wrong", "warning": "other", "info": "hint"}
    return "\n".join(f"{state}: {one.value}" for kind, state in kinds.items() for one in at.get(kind))


def actions(at: AppTest) -> list[str]:
    """The ids of the buttons below the table."""
    if at.get("bidi_component"):
        return [one["id"] for one in payload(at)["ask"]["actions"]]
    return [str(one.key).rpartition("-do-")[2] for one in at.button if "-do-" in str(one.key)]


def raw_keys(text: str) -> list[str]:
    """What looks like a key of the wording that nobody has put into words."""
    return re.findall(r"\b(?:app|page|theme|clause|reason|hint|event|action|log|settle)-[a-z]+(?:-[a-z]+)*\b", text)


def cards_in(text: str, lang: str = "en") -> set[Card]:
    """Every card that a text names: ``JS``, ``J♠``, ``jack of spades``."""
    return signs_in(text) | {one for name, one in NAMES[lang].items() if name in text}
