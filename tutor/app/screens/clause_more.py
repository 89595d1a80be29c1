"""What a rule's page has below the rule: an example at the table, what other tables do, lessons, practice."""

from __future__ import annotations

import random
from typing import Final

import streamlit as st

import puzzles
from lessons.course import lessons_of, load_course
from puzzles.drills import Part
from puzzles.drills.choosing import about, drawn
from puzzles.examples import Example, example_of, lines
from puzzles.making import DraftTheme
from puzzles.serving import Wishes, kinds_at, ready, serve
from tutor.app.screens import ways
from tutor.app.screens.telling import tell_history
from tutor.app.session import draw_table, game_note, settings
from tutor.app.settings import playable_profiles
from tutor.app.table.from_view import Scene
from tutor.app.table.payload import Mark
from tutor.cards import Card
from tutor.clauses import Clause, clauses_of
from tutor.profiles import Profile, known_values, load_profile
from tutor.profiles.differing import settings_of
from tutor.record import action_json
from tutor.record.differ import other_tables
from tutor.record.reading import from_data
from tutor.rules.actions import Play, SetIndicator
from tutor.rules.state import OVER, PLAY
from tutor.wording import Line, Words, capital
from tutor.wording.tables import setting

_NEW: Final = random.SystemRandom()  # which puzzle comes; the puzzle itself follows from its number alone


def table_of(clause: str) -> str:
    """The table by which a rule is shown: the reader's own, or else the first that has it."""
    here = settings().profile
    some = (here, *playable_profiles())
    return next((one for one in some if clause in {each.id for each in clauses_of(one)}), here)


def rules_of(clause: str) -> Profile:
    """The rules of that table: those of the reader's own where it is chosen and has the rule."""
    table, now = table_of(clause), settings()
    return now.rules if table == now.profile else load_profile(table)


def show_more(clause: Clause, told: Words) -> None:
    """Draw all of it; a part that has nothing to say is left out."""
    one = example_of(clause.id)
    if one is not None:
        st.header(told.say("ref-example"), anchor=False)
        _example(one, told)
    _differ(clause, told)
    if one is not None and one.deal.profile.settings():  # the other games have nothing to set
        _what_if(one, told)
    _lessons(clause, told)
    _drills(clause, told)


# -- the example -------------------------------------------------------------------------------------------------------


def _example(one: Example, told: Words) -> None:
    """The moment at the table, what is tried or has happened there, and what the engine says to it."""
    at_seat = told.at(you=one.seat)
    said = [_said(line, one) for line in lines(one, told)]
    if one.attempt is not None:
        who, action = one.attempt
        ruling = one.deal.rule(who, action)
        verdict = told.say("ref-example-allowed" if ruling.allowed else "ref-example-not-allowed")
        doing = at_seat.action(action, folded=ruling.folded and ruling.allowed)
        st.markdown(at_seat.say("ref-example-try", who=who, do=doing))
        said.insert(0, f"**{verdict}**")
    elif not said:
        st.markdown(told.say("ref-example-look"))
    draw_table(one.table, told, scene_of(one), key="rule-example", on_answer=lambda answer: None)
    st.markdown(" ".join(said))
    if one.deal.profile.name != table_of(one.clause):  # games that share a rule share its example
        game_note(one.deal.profile.name, told)
    if one.table.ended == "played":
        tell_history(one.view, at_seat)


def _said(line: Line, one: Example) -> str:
    """A line of a story; the one that the rule decides stands out."""
    decides = one.attempt is None and line.clause == one.clause
    return f"**{line.text}**" if decides else line.text


def scene_of(one: Example) -> Scene:
    """The table of an example: nothing is asked, and the card that is tried is marked."""
    marks: dict[Card, Mark] = {}
    if one.attempt is not None and isinstance(one.attempt[1], Play | SetIndicator):
        tried = one.attempt[1].card
        if tried in one.view.hand:
            marks[tried] = "right" if one.deal.rule(*one.attempt).allowed else "wrong"
    return Scene(
        serial=0,
        place=f"example-{one.clause}",
        marks=marks,
        end=one.end if one.table.phase == PLAY and one.table is one.view else None,
        tokens=one.judged[1].after if one.judged is not None and one.table.phase == OVER else None,
        calls=one.table.phase not in (PLAY, OVER),
    )


# -- other tables, lessons, practice -----------------------------------------------------------------------------------


def _differ(clause: Clause, told: Words) -> None:
    """What the settings behind this rule are here, and elsewhere."""
    profile = rules_of(clause.id).settings()
    some = [one for one in settings_of(clause.id) if len(known_values(one)) > 1]
    if not some:
        return
    st.header(told.say("ref-differ"), anchor=False)
    for one in some:
        here = [f"- {told.say('ref-differ-here', text=setting(told, one, profile[one]))}"]
        others = [value for value in known_values(one) if value != profile[one]]
        there = [f"- {told.say('ref-differ-there', text=setting(told, one, value))}" for value in others]
        st.markdown("\n".join([*here, *there]))


def _what_if(one: Example, told: Words) -> None:
    """The settings under which the example would be another one; worked out when it is opened."""
    box = st.expander(told.say("elsewhere-ask"), key=f"what-if-{one.clause}", on_change="rerun")
    if box.open:
        box.markdown(differences(one, told))


def differences(one: Example, told: Words) -> str:
    """The same as text: where what is tried is judged otherwise, or else where the moment leads to something else.

    A table at which the moment could not have come about says nothing about it.
    """
    record, tried = one.record, one.attempt
    if tried is not None:
        record = from_data({**record.to_json(), "actions": [*record.to_json()["actions"], action_json(*tried)]})
    last, said = len(one.record.actions), []
    for name, value, found in other_tables(record):
        if (found.first is not None and found.first.at < last) or (tried is not None and found.first is None):
            continue
        text = capital(setting(told, name, value))
        key = "other"
        if tried is not None and found.first is not None:
            key = "allowed" if found.first.there.allowed else "refused"
        said.append(f"- {told.say(f'elsewhere-then-{key}', text=text)}")
    if not said:
        return told.say("elsewhere-none-example")
    return "\n".join([told.say("elsewhere-some-example"), "", *said])


def _lessons(clause: Clause, told: Words) -> None:
    profile = table_of(clause.id)
    course = load_course(profile)
    some = zip(course.written, lessons_of(course, profile), strict=True)
    teach = [lesson for entry, lesson in some if clause.id in (*entry.teaches, *entry.early)]
    if teach:
        st.header(told.say("ref-lessons"), anchor=False)
    for lesson in teach:
        title = told.say("course-number", number=course.place(lesson.id), title=lesson.title(told.lang))
        ways.link("learn", title, lesson=lesson.link)


def drills_of(clause: str, table: str) -> list[tuple[str, str]]:
    """The kinds and themes of puzzles that drill a clause at a table, those that nobody has to wait for."""
    return [
        (kind.name, theme.id)
        for kind in kinds_at(table)
        for theme in kind.themes.values()
        if isinstance(theme, DraftTheme) and theme.clause == clause and ready(kind.name)
    ]


def kinds_about(clause: str, table: str) -> list[str]:
    """The kinds of puzzles in which a clause decides an answer, where no theme is about it."""
    return [] if drills_of(clause, table) else list(dict.fromkeys(one.kind for one in about(clause, None, table)))


def _drills(clause: Clause, told: Words) -> None:
    """A button for each theme, or else for each kind that the rule decides in: it opens a new puzzle of it."""
    table = table_of(clause.id)
    some, kinds = drills_of(clause.id, table), kinds_about(clause.id, table)
    if not some and not kinds:
        return
    st.header(told.say("ref-drills"), anchor=False)
    with st.container(horizontal=True, key="drills"):
        for kind, theme in some:
            label = f"{told.say(f'kind-{kind}')} · {capital(told.say(f'theme-{theme}'))}"
            if st.button(label, key=f"drill-{kind}-{theme}"):
                ways.go("practise", puzzle=puzzles.link(serve(Wishes(kind, theme), _NEW)))
        for kind in kinds:
            if st.button(told.say(f"kind-{kind}"), key=f"drill-{kind}"):
                (puzzle,) = drawn(Part(kind=kind, clause=clause.id, count=1), _NEW, profile=table)
                ways.go("practise", puzzle=puzzles.link(puzzle))
