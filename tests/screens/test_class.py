"""A class on a shared server: a coach keeps a drill, players find it and hand in, the coach fetches the results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select
from streamlit.testing.v1 import AppTest

from puzzles.drills import Drill, Made, questions_of
from puzzles.drills.keys import handed_out
from tests.puzzles.drilling import DRILL, LINKS, right, wrong
from tests.screens.helpers import EVERY_PAGE, answer, open_page, raw_keys, seen, sound
from tests.screens.test_coach_drills import picked, press, ready
from tests.screens.test_drill import EXAM, begin, play
from tutor.app import clock, coach, memory, visits, who
from tutor.app.screens.drill_tasks import day_text
from tutor.record import example, load, record_of
from tutor.seats import Seat
from tutor.store import choosing, classes, learners
from tutor.store.models import Attempt
from tutor.wording import words

COACH = "https://id.example|coach"


@pytest.fixture(autouse=True)
def _server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A store of its own, at an address that only this machine reaches."""
    monkeypatch.setenv("TUTOR304_DATA", str(tmp_path))
    monkeypatch.setattr(coach, "keeps", coach.may_coach)
    memory.close()
    yield
    memory.close()


def log_in(monkeypatch: pytest.MonkeyPatch, account: str | None) -> None:
    """From now on an identity provider is set up, and the reader has this account or none."""
    pair = None if account is None else (account, "Somebody")
    monkeypatch.setattr(who, "can_log_in", lambda: True)
    monkeypatch.setattr(who, "account", lambda: pair)
    monkeypatch.setattr(who, "recognise", lambda number: None)


def made(shown: bool = True) -> AppTest:
    at = press(picked(open_page("coach", part="drills"), *DRILL.picked), "drill-make")
    return press(at, f"keep-{shown}")


def give(at: AppTest, drill: str, *whom: str) -> AppTest:
    """Let these find a drill that is kept, and nobody else."""
    return sound(at.multiselect(key=f"kept-who-{drill}").set_value(list(whom)).run())


def become(monkeypatch: pytest.MonkeyPatch, browser: str) -> None:
    """From now on pages are opened in this browser."""
    monkeypatch.setattr(visits, "cookie", lambda: {"visit": browser})


def started(at: AppTest, name: str = "") -> AppTest:
    """Start the drill on the page, under this name if one is given."""
    if name:
        at.text_input(key="drill-name").set_value(name)
    (start,) = (one for one in at.button if one.label == words().say("app-start"))
    return sound(start.click().run())


def submit(at: AppTest, key: str) -> AppTest:
    (send,) = (one for one in at.button if one.label == words().say(key))
    return sound(send.click().run())


def test_a_group_its_drills_and_who_did_what(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach makes a group, Nimal joins by its link and Kumari does not; both look at Home."""
    become(monkeypatch, "coach")
    handout = ready(made(shown=False))
    at = open_page("coach", part="groups")
    at.text_input(key="group-name").set_value("Class *4*")
    at = submit(at, "group-make")
    (team,) = coach.groups()
    assert team.code in "".join(one.value for one in at.code)
    give(open_page("coach", part="drills"), handout.drill.id, f"team-{team.id}")
    become(monkeypatch, "kumari")
    play(started(open_page("drill", d=handout.to_link()), "Kumari"), handout.drill, right)
    assert words().say("drill-offered") not in seen(open_page("")), "the drill of others is not shown"
    become(monkeypatch, "nimal")
    at = open_page("drill", join=team.code)
    assert words().say("drill-name-missing") in seen(submit(at, "group-join-yes"))
    at.text_input(key="group-join-name").set_value("Nimal")
    assert words().say("group-joined", name="Class \\*4\\*") in seen(submit(at, "group-join-yes"))
    assert words().say("drill-offered") in seen(open_page(""))
    become(monkeypatch, "coach")
    at = open_page("coach", part="drills")
    assert words().say("coach-kept-done", done=0, all=1) in [one.label for one in at.expander]
    become(monkeypatch, "nimal")
    at = open_page("drill", d=handout.to_link())
    assert at.text_input(key="drill-name").value == "Nimal"
    at = press(play(started(at), handout.drill, right), "drill-hand-in")
    assert words().say("drill-offered") not in seen(open_page("")), "what is done is done"
    done = words().say("drill-done", day=day_text(clock.today(), words()))
    assert done in seen(press(at, "drill-again"))
    assert done in seen(open_page("drill"))
    become(monkeypatch, "coach")
    at = open_page("coach", part="drills")
    assert words().say("coach-kept-done", done=1, all=1) in [one.label for one in at.expander]
    at = open_page("coach", part="results")
    sound(at.selectbox(key="result-group").set_value(team.id).run())
    assert "Nimal" in seen(press(at, "result-fetch"))
    press(open_page("coach", part="groups"), f"group-out-{team.id}")
    assert words().say("group-join-none") in seen(open_page("drill", join=team.code))


def test_the_players_who_are_waited_for_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    handout = ready(made(shown=False))
    become(monkeypatch, "nimal")
    who_plays = started(open_page("drill", d=handout.to_link()), "Nimal")
    at = press(play(who_plays, handout.drill, right), "drill-hand-in")
    with memory.writing() as session:
        assert session is not None
        ravi, other = (learners.create(session, name, clock.now()).id for name in ("Ravi", "Nimal"))
        later = at.session_state["drill"].result.model_copy(update={"ended": clock.now()})
        classes.hand_in(session, other, coach.signed(later), clock.now())
    give(open_page("coach", part="drills"), handout.drill.id, f"learner-{ravi}")
    at = press(open_page("coach", part="results"), "result-fetch")
    assert words().say("result-waiting", players="Ravi") in seen(at)
    assert "Nimal (2)" in seen(at), "two of one name are two"
    at = sound(at.toggle(key="result-anonymous").set_value(True).run())
    assert not {"Ravi", "Nimal"} & set(seen(at).split()), "no name where none is to be shown"


def test_an_account_hands_in_under_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    handout = handed_out(DRILL, coach.secret())
    monkeypatch.setattr(who, "account", lambda: ("https://id.example|42", "Nimal"))
    at = open_page("drill", d=handout.to_link())
    field = at.text_input(key="drill-name")
    assert (field.value, field.disabled) == ("Nimal", True)
    assert started(at).session_state["drill"].learner == "Nimal"


def test_from_the_coach_to_the_players_and_back() -> None:
    at = made()
    handout = ready(at)
    assert words().say("coach-kept") in seen(at)
    at = open_page("drill")
    assert words().say("drill-offered") in seen(at)
    at = play(started(open_page("drill", d=handout.to_link()), "Nimal"), handout.drill, right)
    assert words().say("drill-hand-in-here") in seen(at)
    at = press(at, "drill-hand-in")
    assert words().say("drill-handed-in") in seen(at)
    assert not [one for one in at.button if one.key == "drill-hand-in"], "once is enough"
    at = press(open_page("coach", part="results"), "result-fetch")
    text = seen(at)
    assert "Nimal" in text
    assert words().say("result-share", right=3, all=3) in text
    assert raw_keys(text) == []


DEAL = list(load(example()).deals())[15]
MADE = Drill(title="By hand", made=(Made(record=record_of(DEAL).to_json(), seat=Seat("W")),))


def attempts() -> list[Attempt]:
    with memory.reading() as session:
        assert session is not None
        return list(session.scalars(select(Attempt).order_by(Attempt.id)))


def test_every_answer_of_a_drill_is_kept_with_the_learners_own() -> None:
    at = answer(begin(), wrong(questions_of(DRILL)[0].puzzle))
    at = answer(at, right(questions_of(DRILL)[0].puzzle))
    at = answer(answer(at, action="go-next"), action="go-hint")
    at = answer(at, right(questions_of(DRILL)[1].puzzle))
    answer(answer(at, action="go-next"), action="go-next")
    some = attempts()
    assert [one.link for one in some] == [LINKS[0], LINKS[0], LINKS[1], LINKS[2]]
    assert {one.mode for one in some} == {"drill"}
    assert [(one.right, one.first, one.hints, one.rated) for one in some] == [
        (False, True, 0, True),
        (True, False, 0, False),
        (True, True, 1, False),
        (False, True, 0, True),
    ], "only a first try without a hint is rated, and not to know is not right"
    assert some[3].answer == []


def test_an_exam_is_kept_and_rated_and_what_is_laid_out_by_hand_has_no_level() -> None:
    play(begin(EXAM), EXAM, right)
    assert [(one.right, one.rated) for one in attempts()] == [(True, True)] * 3
    play(begin(MADE), MADE, wrong)
    last = attempts()[-1]
    assert (last.link, last.rated, last.level) == (f"{MADE.id}/made-1", False, None)
    with memory.reading() as session:
        assert session is not None
        assert choosing.slips(session, last.learner_id) == [], "it has no address to be asked again by"


def test_a_kept_drill_is_hidden_changed_and_removed() -> None:
    drill = ready(made()).drill
    at = open_page("coach", part="drills")
    at = give(at, drill.id)
    assert words().say("drill-offered") not in seen(open_page("drill"))
    at = press(at, f"kept-load-{drill.id}")
    assert at.session_state["coach-drill"].plan.picked == DRILL.picked
    at = press(at, f"kept-out-{drill.id}")
    assert words().say("coach-kept-title") not in [one.value for one in at.header]


def test_a_drill_that_is_not_kept_here_goes_by_file() -> None:
    handout = handed_out(DRILL, coach.secret())
    assert not coach.takes(handout)


def test_with_accounts_only_coaches_see_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR304_COACHES", f"somebody@example.org, {COACH}")
    for account, allowed in ((None, False), ("https://id.example|pupil", False), (COACH, True)):
        log_in(monkeypatch, account)
        for name, query in EVERY_PAGE:
            if name == "coach":
                text = seen(open_page(name, **query))
                assert (words().say("coach-closed") not in text) == allowed, (account, query)
        assert (coach.kept() == []) or allowed


def test_no_name_no_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """An account without an e-mail address is not the coach of an empty list."""
    log_in(monkeypatch, "https://id.example|pupil")
    for named in ("", " , "):
        monkeypatch.setenv("TUTOR304_COACHES", named)
        assert not coach.may_coach()


@pytest.mark.parametrize(
    ("address", "kept"), [("127.0.0.1", True), ("localhost", True), ("0.0.0.0", False), (None, False)]
)
def test_at_an_open_address_without_accounts_nothing_of_a_class_is_shown(
    monkeypatch: pytest.MonkeyPatch, address: str | None, kept: bool
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(coach.st, "get_option", lambda name: address)
    assert coach.keeps() is kept
