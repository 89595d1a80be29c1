"""What an answer does: first tries, reviews by FSRS, ratings; on both databases."""

from __future__ import annotations

import datetime as dt
import random

import pytest
from sqlalchemy import select

import puzzles
from tests.store.helpers import CLAUSE, NOW, count, put_down, tried
from tutor.clauses import CLAUSES
from tutor.store import attempts, learners, ratings, reviews
from tutor.store.attempts import of_puzzle, pattern_of
from tutor.store.database import Store
from tutor.store.models import Attempt, Card
from tutor.store.ratings import OVERALL, Skill, expected, game, guess

DAY = dt.timedelta(days=1)
PATTERN = reviews.Pattern("legal-card", "follow-suit", CLAUSE)


def due_in(store: Store, learner: int) -> float:
    """Days until the pattern is due, from its last review."""
    with store.read() as session:
        card = session.scalars(select(Card).where(Card.learner_id == learner)).one()
    return (card.due - card.last) / DAY


# --- first tries ------------------------------------------------------------------------------------------------------


def test_only_the_first_answer_to_a_puzzle_is_a_first_try(store: Store, learner: int) -> None:
    assert [put_down(store, learner, tried(right=right)).first for right in (False, True)] == [True, False]
    assert put_down(store, learner, tried("legal-card-8")).first


@pytest.mark.parametrize(
    ("more", "rated"),
    [
        ({}, True),
        ({"mode": "daily"}, True),
        ({"hints": 1}, False),
        ({"mode": "review"}, False),
        ({"mode": "mistakes"}, False),
        ({"mode": "sprint"}, False),
        ({"mode": "drill"}, True),
        ({"mode": "placement"}, True),
        ({"mode": "lesson", "level": None}, False),
    ],
)
def test_only_a_first_try_without_a_hint_and_without_a_clock_is_rated(
    store: Store, learner: int, more: dict[str, object], rated: bool
) -> None:
    done = put_down(store, learner, tried(**more))
    assert (done.skill is not None) == rated
    with store.read() as session:
        assert (OVERALL in ratings.skills(session, learner)) == rated
        assert session.scalars(select(Attempt.rated)).one() == rated


def test_a_second_try_changes_no_rating(store: Store, learner: int) -> None:
    put_down(store, learner, tried(right=False))
    with store.read() as session:
        before = ratings.skills(session, learner)
    assert put_down(store, learner, tried(right=True)).skill is None
    with store.read() as session:
        assert ratings.skills(session, learner) == before


def test_an_hour_away_is_not_an_hour_of_thinking(store: Store, learner: int) -> None:
    put_down(store, learner, tried(seconds=3600.0))
    with store.read() as session:
        assert session.scalars(select(Attempt.seconds)).one() == attempts.LONGEST


def test_what_is_kept_of_an_answer(store: Store, learner: int) -> None:
    put_down(store, learner, tried(right=False, reason="follow-suit", clauses=(CLAUSE,)))
    with store.read() as session:
        one = session.scalars(select(Attempt)).one()
    assert (one.answer, one.right, one.clause, one.reason, one.clauses) == (
        ["JS"],
        False,
        CLAUSE,
        "follow-suit",
        [CLAUSE],
    )
    assert (one.at, one.day) == (NOW, NOW.date())


# --- answers to real puzzles ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["legal-card", "winner", "auction", "settle", "knowledge"])
def test_an_answer_is_put_down_to_the_clause_that_decides_it(kind: str) -> None:
    puzzle = puzzles.make(kind, 7)
    link = puzzles.link(puzzle)
    picks = puzzle.answers.best if puzzle.question.mode == "every" else puzzle.answers.best[:1]
    told = {"hints": 0, "seconds": 3.0, "mode": "practice"}
    good = of_puzzle(puzzle, link, puzzles.grade(puzzle, picks), picks, **told)  # type: ignore[arg-type]
    assert good.right
    assert (good.clause, good.reason) == (pattern_of(puzzle).clause, None)
    refused = puzzle.answers.wrong[0]
    bad = of_puzzle(puzzle, link, puzzles.grade(puzzle, [refused.choice]), [refused.choice], **told)  # type: ignore[arg-type]
    assert (bad.right, bad.clause, bad.reason) == (False, refused.clause, refused.reason)
    assert refused.clause in bad.clauses


def test_every_theme_of_every_kind_is_a_pattern_with_a_clause() -> None:
    for kind in puzzles.KINDS.values():
        for theme in kind.themes.values():
            assert getattr(theme, "clause", None) in CLAUSES, (kind.name, theme.id)


# --- reviews ----------------------------------------------------------------------------------------------------------


def test_the_better_it_was_remembered_the_later_it_comes_back(store: Store) -> None:
    waits = []
    for more in ({"right": False}, {"hints": 1}, {"seconds": 20.0}, {"seconds": 3.0}):
        with store.write() as session:
            learner = learners.create(session, "", NOW).id
        put_down(store, learner, tried(**more))
        waits.append(due_in(store, learner))
    assert waits == sorted(waits)
    assert waits[0] <= 1 < waits[2] < waits[3]


def test_a_day_counts_once_but_a_wrong_answer_always(store: Store, learner: int) -> None:
    put_down(store, learner, tried("legal-card-1"))
    first = due_in(store, learner)
    put_down(store, learner, tried("legal-card-2"), NOW + dt.timedelta(minutes=5))
    assert due_in(store, learner) == first
    put_down(store, learner, tried("legal-card-3", right=False), NOW + dt.timedelta(minutes=9))
    assert due_in(store, learner) < first
    with store.read() as session:
        card = session.scalars(select(Card)).one()
    assert (card.reviews, card.lapses) == (2, 1)


def test_a_review_counts_with_a_puzzle_of_long_ago_and_once_a_day(store: Store, learner: int) -> None:
    put_down(store, learner, tried("legal-card-1", right=False))
    for number, right in enumerate((False, False, True)):
        at = NOW + 3 * DAY + dt.timedelta(minutes=number)
        assert not put_down(store, learner, tried("legal-card-1", right=right, mode="review"), at).first
    with store.read() as session:
        card = session.scalars(select(Card)).one()
    assert (card.reviews, card.lapses, card.day) == (2, 2, (NOW + 3 * DAY).date())


def test_reviews_that_are_remembered_come_ever_more_seldom(store: Store, learner: int) -> None:
    at, waits = NOW, []
    for number in range(5):
        put_down(store, learner, tried(f"legal-card-{number}", mode="review"), at)
        waits.append(due_in(store, learner))
        at += waits[-1] * DAY
    assert waits == sorted(waits)
    assert waits[-1] > 20


def test_the_queue_of_a_day(store: Store, learner: int) -> None:
    put_down(store, learner, tried("legal-card-1", right=False))
    put_down(store, learner, tried("legal-card-2", theme="leads", seconds=2.0))
    with store.read() as session:
        tomorrow = reviews.due(session, learner, NOW + 2 * DAY, ["legal-card"])
        assert tomorrow == [PATTERN]
        assert reviews.due(session, learner, NOW, ["legal-card"]) == []
        assert reviews.due(session, learner, NOW + 2 * DAY, ["winner"]) == [], "of a kind that is no more"
        assert len(reviews.due(session, learner, NOW + 30 * DAY, ["legal-card"])) == 2
        assert len(reviews.forecast(session, learner, NOW + 30 * DAY)) == 2
        assert reviews.due_count(session, learner, NOW + 30 * DAY) == 2


# --- ratings ----------------------------------------------------------------------------------------------------------


def test_levels_are_guessed_harder_and_harder() -> None:
    some = [guess(level).mu for level in (1, 2, 3, 4, 5)]
    assert some == sorted(some)
    assert expected(Skill(), guess(1)) > 0.6 > 0.5 > expected(Skill(), guess(5))


def test_the_puzzles_of_a_theme_are_rated_too(store: Store, learner: int) -> None:
    for number in range(5):
        put_down(store, learner, tried(f"legal-card-{number}", right=False))
    with store.read() as session:
        (harder,) = ratings.puzzle_skills(session).values()
        own = ratings.skills(session, learner)
    assert harder.mu > guess(3).mu
    assert own["legal-card"][0].mu < ratings.MU
    assert set(own) == {OVERALL, "legal-card"}


def test_the_rating_of_a_day_is_that_at_its_end(store: Store, learner: int) -> None:
    for day in range(3):
        for number in range(2):
            put_down(store, learner, tried(f"legal-card-{day}{number}"), NOW + day * DAY)
    with store.read() as session:
        days = ratings.by_day(session, learner)
        assert [day for day, _ in days] == [(NOW + number * DAY).date() for number in range(3)]
        assert days[-1][1] == ratings.skills(session, learner)[OVERALL][0]
    assert [one.mu for _, one in days] == sorted(one.mu for _, one in days)


def test_the_rating_finds_how_strong_somebody_is(rng: random.Random) -> None:
    """Learners whose chance follows the model end near their strength, and are sure after some dozens of answers."""
    for true in (20.0, 25.0, 32.0):
        own, needed = Skill(), 0
        for number in range(160):
            puzzle = guess(rng.choice((2, 3, 4)))
            right = rng.random() < expected(Skill(true, 0.0), Skill(puzzle.mu, 0.0))
            own, _ = game(own, puzzle, right)
            needed = needed or number * own.sure
        assert 10 <= needed <= 100
        assert abs(own.mu - true) < 4 * own.sigma


def test_forty_answers_are_enough_for_words_and_rows(store: Store, learner: int) -> None:
    for number in range(3):
        put_down(store, learner, tried(f"legal-card-{number}", level=1 + number))
    assert count(store) == 3
    with store.read() as session:
        skill, games = ratings.skills(session, learner)[OVERALL]
    assert games == 3
    assert not skill.sure
    assert skill.word in {word for _, word in ratings.WORDS} | {"expert"}
