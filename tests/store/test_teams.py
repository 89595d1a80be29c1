"""Teams and drills for them: each learner finds what was given to them and to everybody, and nothing else."""

from __future__ import annotations

import datetime as dt

from tests.puzzles.drilling import DRILL, LINKS, out, result
from tests.store.helpers import NOW, count
from tutor.store import classes, learners, teams
from tutor.store.database import Store
from tutor.store.models import HandedIn, LearnerDrill, Member, Team, TeamDrill

OTHER = DRILL.model_copy(update={"title": "Another", "picked": LINKS[:1]})
THIRD = DRILL.model_copy(update={"title": "Third", "picked": LINKS[1:]})
CODE = "nobody-guesses-it"


def fill(store: Store) -> list[int]:
    """Three learners, three drills that are kept, and a team of the first two."""
    with store.write() as session:
        some = [learners.create(session, name, NOW).id for name in ("Nimal", "Kumari", "Ravi")]
        for number, drill in enumerate((DRILL, OTHER, THIRD)):
            classes.keep(session, out(drill), NOW + dt.timedelta(days=number))
        teams.create(session, " Class\u202e 4 ", CODE, NOW, some[:2])
    return some


def titles(store: Store, learner: int | None) -> list[str]:
    with store.read() as session:
        return [one.handout.drill.title for one in teams.tasks(session, learner)]


def test_each_learner_finds_their_own_drills_and_those_of_everybody(store: Store) -> None:
    nimal, kumari, ravi = fill(store)
    with store.write() as session:
        (team,) = teams.groups(session)
        teams.assign(session, DRILL.id, [team.id], [])
        teams.assign(session, OTHER.id, [], [ravi])
        classes.show(session, THIRD.id, True)
    assert [titles(store, one) for one in (nimal, kumari, ravi, None)] == [
        ["Third", "First steps"],
        ["Third", "First steps"],
        ["Third", "Another"],
        ["Third"],
    ]
    with store.write() as session:
        teams.assign(session, DRILL.id, [], [kumari, kumari])
        classes.show(session, THIRD.id, False)
        assert teams.assigned(session, DRILL.id) == ([], [kumari])
    assert [titles(store, one) for one in (nimal, kumari, ravi)] == [[], ["First steps"], ["Another"]]


def test_the_coach_sees_who_did_what(store: Store) -> None:
    _, kumari, ravi = fill(store)
    with store.write() as session:
        teams.assign(session, DRILL.id, [teams.groups(session)[0].id], [kumari])
        for one, name in ((kumari, "Kumari"), (ravi, "Ravi")):
            classes.hand_in(session, one, result(name), NOW)
    with store.read() as session:
        found = [(one.person.name, one.at) for one in teams.doers(session, DRILL.id)]
        assert found == [("Kumari", NOW), ("Nimal", None), ("Ravi", NOW)], "also who was not asked, nobody twice"
        (team,) = teams.groups(session)
        assert [one.learner for one in classes.handed_in(session, team=team.id)] == ["Kumari"]
        assert [one.done for one in teams.tasks(session, kumari)] == [NOW]


def test_a_team_is_composed_joined_renamed_and_removed(store: Store) -> None:
    nimal, kumari, ravi = fill(store)
    with store.write() as session:
        (team,) = teams.groups(session)
        assert (team.name, team.members) == ("Class 4", (nimal, kumari))
        found = teams.by_code(session, CODE)
        assert found is not None
        for one in (ravi, ravi, nimal):
            teams.join(session, found.id, one)
        assert teams.groups(session)[0].members == (nimal, kumari, ravi)
        teams.compose(session, team.id, [ravi])
        teams.rename(session, team.id, "Class 5")
        assert teams.groups(session) == [(team.id, "Class 5", CODE, (ravi,))]
        teams.assign(session, DRILL.id, [team.id], [])
        classes.hand_in(session, ravi, result("Ravi"), NOW)
        teams.remove(session, team.id)
        assert teams.by_code(session, CODE) is None
    assert [count(store, one) for one in (Team, Member, TeamDrill, HandedIn)] == [0, 0, 0, 1]


def test_who_is_forgotten_is_in_no_team_and_a_drill_that_goes_is_nobodys(store: Store) -> None:
    nimal, kumari, _ = fill(store)
    with store.write() as session:
        teams.assign(session, DRILL.id, [teams.groups(session)[0].id], [nimal])
    learners.forget(store, nimal)
    with store.write() as session:
        assert teams.groups(session)[0].members == (kumari,)
        assert teams.assigned(session, DRILL.id)[1] == []
        classes.remove(session, DRILL.id)
    assert [count(store, one) for one in (TeamDrill, LearnerDrill)] == [0, 0]


def test_only_who_has_a_name_is_offered_to_the_coach(store: Store) -> None:
    fill(store)
    with store.write() as session:
        learners.create(session, "", NOW)
        assert [one.name for one in teams.people(session)] == ["Kumari", "Nimal", "Ravi"]
