"""Walking through a lesson in a real browser: every question is answered, and every step may be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lessons import Walk
from lessons.grades import SUBMITTED
from tests.screens.browsing import Reader, at, tab_to
from tutor.solver.moments import prove_as_read

Look = Callable[[str], None]
"""Is called at each step with its name, when the page stands still."""


def wrong_answer(walk: Walk) -> tuple[str, ...] | None:
    """The first answer that the rules refuse, or else one that is not the story's; ``None`` for an order."""
    assert walk.ask is not None
    if walk.ask.kind == "order":
        return None
    tried = [(one.id,) for one in walk.ask.options]
    states = [(one, walk.answer(one).feedback.state) for one in tried]  # type: ignore[union-attr]
    for wanted in ("wrong", "other-legal"):
        found = next((one for one, state in states if state == wanted), None)
        if found is not None:
            return found
    return None


def give(reader: Reader, walk: Walk, ids: Sequence[str]) -> None:
    """Answer the question of a step with clicks."""
    ask = walk.ask
    assert ask is not None
    if ask.kind == "moment":
        _call(reader, walk, ids[0])
    elif ask.kind in SUBMITTED:
        for one in ids:
            (reader.card(one) if one in ask.cards else reader.choice(one)).click()
        reader.click(reader.button("submit"))
    else:
        reader.click(reader.card(ids[0]) if ids[0] in ask.cards else reader.button(ids[0]))


def _call(reader: Reader, walk: Walk, choice: str) -> None:
    """Go on to a moment and call Caps there."""
    for name, view in walk.stops:
        if name == choice:
            reader.click(reader.button("go-caps"))
            for one in prove_as_read(view).order or view.hand:
                reader.card(one).click()
            reader.click(reader.button("submit"))
            return
        reader.click(reader.button("go-on"))


def take_back(reader: Reader) -> None:
    """After an answer that was played on, or a call that was wrong: the question again."""
    for name in ("go-undo", "go-again"):
        if reader.button(name).count():
            reader.click(reader.button(name))


def walk_through(reader: Reader, walk: Walk, wrongs: int, look: Look = lambda name: None) -> Walk:
    """From the start of a lesson to its last words; the first ``wrongs`` questions are first answered wrong."""
    while walk.step.kind != "recap":
        link = walk.to_link()
        look(link)
        if walk.ask is not None:
            bad = wrong_answer(walk) if wrongs > 0 else None
            if bad is not None:
                wrongs -= 1
                give(reader, walk, bad)
                assert reader.page.locator(".t304 .said").inner_text().strip(), link
                assert reader.button("go-next").count() == 0, link
                look(f"{link}-wrong")
                take_back(reader)
            right = walk.scene.question.right  # type: ignore[union-attr]
            clear(reader, walk)
            give(reader, walk, right)
            look(f"{link}-right")
            walk = walk.answer(right)
        following = walk.next()
        if following.step.kind == "recap":
            reader.button("go-next").click()
            at(reader, "step=recap")
        else:
            reader.click(reader.button("go-next"))
        walk = following
    look("recap")
    return walk


def clear(reader: Reader, walk: Walk) -> None:
    """What was chosen for a wrong answer is chosen no more."""
    if walk.ask is not None and walk.ask.kind in SUBMITTED:
        for one in reader.page.locator('.t304 [aria-pressed="true"]').all():
            one.click()


# --- by keyboard alone ------------------------------------------------------------------------------------------------


def reach(reader: Reader, walk: Walk, name: str) -> None:
    """Tab to an answer; the cards of the hand are one stop, with the arrows from card to card."""
    hand = [str(one) for one in walk.view.hand]
    if name not in hand:
        tab_to(reader, name)
        return
    while reader.focused() not in hand:
        reader.page.keyboard.press("Tab")
    for _ in hand:
        if reader.focused() == name:
            return
        reader.page.keyboard.press("ArrowRight")
    assert reader.focused() == name


def walk_by_keyboard(reader: Reader, walk: Walk) -> None:
    """From the start of a lesson to its last words, each question answered rightly."""
    while walk.step.kind != "recap":
        assert f"step={walk.to_link()}" in reader.page.url
        if walk.ask is not None:
            several = walk.ask.kind in SUBMITTED
            right = walk.scene.question.right  # type: ignore[union-attr]
            for one in right:
                reach(reader, walk, one)
                if several:
                    reader.page.keyboard.press("Enter")
            if several:
                tab_to(reader, "submit")
            reader.press("Enter")
            assert reader.text("said").startswith("Right!"), walk.to_link()
            assert reader.focused() == "go-next"
            walk = walk.answer(right)
        walk = walk.next()
        if walk.step.kind != "recap":
            reader.press("n")
    reader.page.keyboard.press("n")
