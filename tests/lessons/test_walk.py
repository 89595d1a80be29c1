"""A learner's way through the lesson: right, wrong and other answers, hints, back and on, links."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import get_args

import pytest

from lessons import Walk
from lessons.schema import Truth
from lessons.truths import CALLED, listing
from tests.lessons.helpers import lesson_of, nine, walks
from tutor.cards import card
from tutor.clauses import CLAUSES
from tutor.rules import Play, SetIndicator
from tutor.wording import LANGUAGES

QUESTIONS = [place for place, one in enumerate(nine().scenes) if one.question is not None]


def at(link: str) -> Walk:
    walk = Walk.from_link(nine(), link)
    assert walk.to_link() == link
    return walk


def ready(place: int) -> Walk:
    return dataclasses.replace(Walk.start(nine()), place=place)


# --- the whole lesson ------------------------------------------------------------------------------------------------


def test_from_the_first_screen_to_the_last() -> None:
    walk, steps = Walk.start(nine(), "en"), []
    assert (walk.number, walk.step.id, walk.can_back, walk.can_next) == (1, "hide", False, False)
    while not walk.finished:
        steps.append(walk.number)
        assert walk.text
        assert walk.title == "The hidden nine"
        if walk.ask is not None:
            assert not walk.can_next
            assert walk.next() is walk
            walk = walk.answer(walk.scene.question.right)  # type: ignore[union-attr]
            assert walk.feedback is not None
            assert walk.feedback.state == "right"
            assert walk.ask is None
        walk = walk.next()
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, walk.count + 1))
    assert walk.solved == walk.first == frozenset(QUESTIONS)
    assert not walk.can_next
    assert walk.next() is walk


def test_something_to_tap_at_once() -> None:
    walk = Walk.start(nine())
    assert walk.ask is not None
    assert len(walk.ask.cards) == 4
    assert len(walk.text.split()) < 60


def test_it_is_short_enough() -> None:
    """Plain text at 220 words a minute, 6 seconds for each answer, 3 for each *Next*: five to eight minutes.

    Of a rule only title and sentence are read, the longer form is there for who wants it.
    """
    words: list[str] = []
    shown = set()
    for walk in walks(nine()):
        if walk.feedback is None:
            words += [walk.text, *(line.text for line in walk.story), walk.ask.prompt if walk.ask else ""]
        else:
            words.append(walk.feedback.note)
        words += [f"{rule.title} {rule.text}" for rule in walk.rules if rule.clause not in shown]
        shown |= {rule.clause for rule in walk.rules}
    minutes = len(" ".join(words).split()) / 220 + len(QUESTIONS) * 6 / 60 + len(nine().scenes) * 3 / 60
    assert 5 <= minutes <= 8, minutes
    assert abs(minutes - nine().minutes) < 1, minutes


def test_the_story_of_the_worked_example() -> None:
    """The numbers of the worked example in rules.md, as the engine tells them in the lesson."""
    told = [line.text for walk in walks(nine()) for line in walk.story]
    for part in (
        "You look at what B played face down and find a trump.",
        "9♠ from B",
        "You show the indicator J♠ and take it back into hand. It did not count in this trick.",
        "B cuts and wins with 9♠: 44 points.",
        "Your side needed 200 and took 214 points",
        "your side 13, the other side 9",
    ):
        assert any(part in one for one in told), part


def test_each_action_and_trick_is_told_once() -> None:
    told = Counter(line.text for walk in walks(nine()) for line in walk.story if walk.can_next)
    for part in (
        "A plays A♥.",
        "You play 9♠ face down.",
        "C plays K♥.",
        "You play 10♥.",
        "You look at what B played face down and find a trump.",
        "You show the indicator J♠ and take it back into hand. It did not count in this trick.",
        "B plays A♣.",
        "You play 8♦.",
    ):
        assert told[part] == 1, part
    assert sum(count for text, count in told.items() if ": " in text and text.endswith(" points.")) == 8


def test_chairs_change_between_the_partners() -> None:
    seats = [walk.name for walk in walks(nine())]
    assert set(seats) == {"B", "D"}
    assert [walk.step.id for walk in walks(nine()) if walk.moved and walk.feedback is None] == [
        "fold",
        "follow",
        "trumps",
        "trumps",
        "trumps",
        "diamonds",
    ]


# --- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", QUESTIONS, ids=lambda place: nine().scenes[place].link)
def test_every_other_answer(place: int) -> None:
    """Each wrong pick keeps the learner where they are and cites a clause; a legal one is welcomed and taken back."""
    walk = ready(place)
    assert walk.ask is not None
    right = 0
    for option in walk.ask.options:
        tried = walk.answer([option.id])
        feedback = tried.feedback
        assert feedback is not None
        assert any(line.clause in CLAUSES for line in feedback.lines)
        assert all(line.text.strip() for line in feedback.lines)
        if feedback.state == "right":
            right += 1
            assert tried.can_next
            continue
        assert not tried.can_next
        assert (tried.place, tried.moment, tried.view, tried.ask) == (walk.place, walk.moment, walk.view, walk.ask)
        if walk.ask.kind in ("cards-one", "indicator"):
            action = (Play if walk.ask.kind == "cards-one" else SetIndicator)(card(option.id))
            assert (feedback.state == "other-legal") == bool(walk.deal.rule(walk.seat, action))
        assert tried.answer(walk.scene.question.right).can_next  # type: ignore[union-attr]
    assert right == 1


def test_a_refusal_shows_the_card_that_proves_it() -> None:
    feedback = at("follow").answer(["JS"]).feedback
    assert feedback is not None
    assert (feedback.state, feedback.witness) == ("wrong", ("TH",))
    assert feedback.marks == {"JS": "wrong", "TH": "witness"}
    assert [line.clause for line in feedback.lines] == ["play.follow"]
    assert "follow suit" in feedback.lines[0].text
    assert "10♥" in feedback.lines[0].full


def test_a_legal_card_that_is_not_in_the_story() -> None:
    feedback = at("fold").answer(["KS"]).feedback
    assert feedback is not None
    assert [line.clause for line in feedback.lines] == ["play.follow", "closed.void-folds", None]
    assert feedback.lines[-1].text.startswith("The rules allow this")
    assert feedback.note == "A king looks grand. Run down the order once more."


def test_a_try_shows_what_would_happen_and_is_taken_back() -> None:
    tried = at("fold").answer(["KS"])
    trial = tried.trial
    assert trial is not None
    assert [one.card for one in trial.view.trick] == ["AH", "KS"]
    assert "KS" not in trial.view.hand
    assert [line.text for line in trial.story] == ["You play K♠ face down."]
    assert "KS" in tried.view.hand, "the lesson itself stays where it is"
    back = tried.take_back()
    assert (back.feedback, back.trial, back.ask, back.place) == (None, None, at("fold").ask, tried.place)
    assert back.answer(["9S"]).first == frozenset(), "it was not the first try"
    whole = at("trumps.2").answer(["8S"]).trial
    assert whole is not None
    assert len(whole.view.trick) == 3
    for walk in (at("follow").answer(["JS"]), at("follow").answer(["TH"]), at("winner").answer(["W"]), at("bids")):
        assert walk.trial is None
        assert walk.take_back() is walk


def test_a_try_that_ends_a_trick() -> None:
    """The last card of a trick, another one than the recorded: then the trick ends too."""
    deal = nine().timeline.deals[-1]
    play, ended = deal.play, 0
    assert play is not None
    for trick in play.tricks[:7]:
        step = {"id": "it", "kind": "ask", "seat": trick.cards[3].seat, "truth": "act"}
        walk = Walk.start(lesson_of(deal, {**step, "at": f"trick {trick.number}, after 3"}))
        assert walk.ask is not None
        for one in walk.ask.cards:
            trial = walk.answer([one]).trial
            if trial is not None:
                assert trial.end is not None
                assert [each.card for each in trial.view.trick][3] == one
                assert trial.story[-1].clause is not None
                ended += 1
    assert ended


def test_the_jack_that_does_not_count() -> None:
    feedback = at("winner").answer(["W"]).feedback
    assert feedback is not None
    assert (feedback.lines[0].clause, feedback.witness) == ("closed.indicator-returns", ("JS",))
    assert at("winner").answer(["E"]).rules[-1].clause == "closed.indicator-returns"
    assert "closed.indicator-returns" not in [rule.clause for rule in at("winner").rules]


def test_first_tries_are_kept() -> None:
    walk = at("follow").answer(["JS"]).answer(["TH"])
    assert walk.solved == {walk.place}
    assert walk.first == frozenset()
    assert at("follow").hint().answer(["TH"]).first == frozenset()
    assert at("follow").answer(["TH"]).first == {walk.place}


def test_answers_that_are_none() -> None:
    walk = at("follow")
    for ids in ([], ["TH", "JS"], ["nonsense"]):
        with pytest.raises(ValueError, match=r"."):
            walk.answer(ids)
    for done in (walk.answer(["TH"]), at("bids")):
        with pytest.raises(ValueError, match="nothing is asked here"):
            done.answer(["TH"])


# --- the table -------------------------------------------------------------------------------------------------------


def test_the_trick_lies_there_until_it_is_taken() -> None:
    full = at("follow").answer(["TH"])
    assert [one.card for one in full.view.trick] == ["AH", None, "KH", "TH"]
    assert full.trick_end is None
    turned = at("winner")
    assert [one.card for one in turned.view.trick] == ["AH", "9S", "KH", "TH"]
    assert turned.trick_end is None
    assert turned.view.points == {"NS": 0, "EW": 0}
    ended = Walk.from_link(nine(), "diamonds")
    assert ended.trick_end is not None
    assert (ended.trick_end.winner, ended.trick_end.points) == ("W", 46)
    assert at("home").view.points == {"NS": 0, "EW": 44}


def test_after_a_right_card_the_others_play_on() -> None:
    walk = at("trumps.2").answer(["JS"])
    assert [one.card for one in walk.view.trick] == ["KS", "7S", "JS", "AS"]
    assert walk.trick_end is not None
    assert walk.next().view.trick == ()
    assert walk.next().view.points == {"NS": 0, "EW": 88}


def test_texts_of_parts() -> None:
    assert at("trumps").text.startswith("The next tricks are yours")
    assert "You are **B**." in at("trumps").text
    assert at("trumps.2").text.startswith("You are **D**.")
    assert (at("trumps").part, at("trumps").parts, at("trumps.4").part) == (1, 4, 4)
    assert at("diamonds").text != at("diamonds.2").text
    assert [rule.clause for rule in at("trumps").rules] == ["play.first-lead"]
    assert at("trumps.2").rules == ()


# --- hints, back, links ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", QUESTIONS, ids=lambda place: nine().scenes[place].link)
def test_two_hints_one_after_the_other(place: int) -> None:
    walk = ready(place)
    assert (walk.hints, walk.can_hint) == ((), True)
    one = walk.hint()
    two = one.hint()
    assert one.hints == two.hints[:1]
    assert len(two.hints) == 2
    assert len(set(two.hints)) == 2
    assert not two.can_hint
    assert two.hint() is two
    assert not two.can_next
    done = two.answer(walk.scene.question.right)  # type: ignore[union-attr]
    assert done.hints == two.hints
    assert not done.can_hint


def test_no_hint_where_nothing_is_asked() -> None:
    assert at("bids").hint() == at("bids")
    assert not at("bids").can_hint


def test_back_asks_again_and_lets_go_on() -> None:
    walk = at("fold").answer(["9S"]).next()
    back = walk.back()
    assert (back.to_link(), back.feedback, back.can_next) == ("fold", None, True)
    assert back.ask is not None
    assert back.answer(["KS"]).can_next
    assert back.next().to_link() == "sure"
    assert Walk.start(nine()).back() == Walk.start(nine())


def test_links() -> None:
    links = [scene.link for scene in nine().scenes]
    assert len(set(links)) == len(links)
    assert {one.partition(".")[0] for one in links} == {step.id for step in nine().script.steps}
    for place, link in enumerate(links):
        assert Walk.from_link(nine(), link).place == place
    assert Walk.from_link(nine(), "gone").place == 0
    assert Walk.from_link(nine(), "trumps.9").place == 0
    assert Walk.from_link(nine(), "follow").answer(["TH"]).to_link() == "follow"


def test_a_walk_never_changes() -> None:
    walk = at("follow")
    with pytest.raises(dataclasses.FrozenInstanceError):
        walk.place = 3  # type: ignore[misc]
    walk.answer(["TH"]).next()
    walk.hint()
    assert walk == at("follow")


def test_languages_fall_back() -> None:
    assert Walk.start(nine(), "nl-BE").lang in ("nl", "en")
    assert Walk.start(nine(), "tlh").lang == "en"


# --- steps of other kinds --------------------------------------------------------------------------------------------


def test_show_by_action_and_by_trick() -> None:
    deal = nine().timeline.deals[-1]
    step = {"id": "it", "kind": "show", "seat": "S", "at": "trick 1, after 0", "until": "trick 2, after 2"}
    assert [walk.scene.key for walk in walks(lesson_of(deal, step | {"by": "action"})) if walk.step.id == "it"] == [
        "trick 1, after 1",
        "trick 1, after 2",
        "trick 1, after 3",
        "trick 1, end",
        "trick 2, after 1",
        "trick 2, after 2",
    ]
    assert [scene.key for scene in lesson_of(deal, step).scenes[:-1]] == ["trick 1, end", "trick 2, after 2"]
    over = lesson_of(deal, step | {"until": "end"})
    assert [scene.key for scene in over.scenes[-4:]] == ["trick 7, end", "trick 8, end", "end", None]


def test_play_asks_for_calls_and_makes_forced_moves_itself() -> None:
    deal = nine().timeline.deals[-1]
    play = {"id": "it", "kind": "play", "seat": "W", "at": "start", "seats": ["W"], "until": "end"}
    asked = [scene.question for scene in lesson_of(deal, play).scenes if scene.question]
    assert [one.kind for one in asked[:3]] == ["call", "indicator", "call"]
    assert [one.right[0] for one in asked] == ["bid 200", "JS", "pass", "JS", "TS", "JD", "9D", "8S", "TC"]
    walk = Walk.start(lesson_of(deal, play))
    assert walk.ask is not None
    assert walk.ask.options[0].label == "Pass"
    assert walk.answer(["pass"]).feedback.state == "other-legal"  # type: ignore[union-attr]
    assert [line.text for line in walk.answer(["bid 200"]).story] == ["You bid 200."]


def test_several_cards() -> None:
    deal = nine().timeline.deals[-1]
    step = {"id": "it", "kind": "ask", "seat": "N", "at": "trick 1, after 2", "truth": "legal"}
    walk = Walk.start(lesson_of(deal, step))
    assert walk.ask is not None
    assert (walk.ask.kind, walk.ask.prompt) == ("cards-many", "Tap every card that may be played.")
    feedback = walk.answer(["JH", "KC"]).feedback
    assert feedback is not None
    assert [line.text for line in feedback.lines][-1] == "Nearly: 1 of 4 found."
    assert walk.answer(["JH", "9H", "KH", "QH"]).can_next


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_truth_is_explained(lang: str) -> None:
    listed = listing(lang)
    assert [one for one in CALLED if f"\n{one} " not in f"\n{listed}"] == []
    assert set(CALLED) == set(get_args(Truth))
