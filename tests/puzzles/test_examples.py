"""The examples of the clauses: each is true, is told to a seat that may know it, and can be found again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from puzzles import examples
from puzzles.examples import SHOWN, Example, ExampleError, example_of, faults, lines, read_example, shows
from puzzles.finding_examples import RIGHTS, find, write
from tutor.clauses import CLAUSES
from tutor.cli import main
from tutor.rules.actions import Play
from tutor.rules.caps import first_due
from tutor.rules.dealing import cutter
from tutor.rules.match import next_dealer
from tutor.rules.trick import judge
from tutor.solver.moments import prove_as_read
from tutor.wording import LANGUAGES, words

IDS = list(CLAUSES)
HAVE = IDS


def of(clause: str) -> Example:
    found = example_of(clause)
    assert found is not None, clause
    return found


def test_every_clause_of_the_profile_has_a_true_example() -> None:
    assert faults() == []
    assert set(SHOWN) <= set(IDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_an_example_cites_its_clause(lang: str) -> None:
    for clause in HAVE:
        one, said = of(clause), lines(of(clause), words(lang))
        if clause in SHOWN and not said:
            assert shows(one.deal, one.seat, clause), clause
        elif one.attempt is not None:
            assert {line.clause for line in said} == {clause}, clause
        elif one.judged is None and one.scores is None:
            assert clause in {line.clause for line in said}, clause
        else:
            assert said, clause


def test_who_tries_something_is_who_looks() -> None:
    """A reason names cards of the hand of whoever tries: nobody else may be told them."""
    for clause in HAVE:
        one = of(clause)
        assert one.attempt is None or one.attempt[0] == one.seat, clause


def test_what_caps_settles_is_shown_at_the_moment_of_the_call() -> None:
    for clause in ("caps.early-bonus", "caps.too-early", "caps.too-late", "caps.missed"):
        one = of(clause)
        assert one.view.ended == "played"
        assert one.table.phase == "play"
        assert one.judged is not None
        verdict = one.judged[0]
        assert verdict is not None
        assert one.seat == verdict.seat
        assert any(claim.seat == one.seat for claim in one.table.claims) == (clause != "caps.missed"), clause


def test_a_right_is_shown_where_it_is_used_and_a_duty_where_it_is_broken() -> None:
    for clause in RIGHTS:
        one = of(clause)
        assert one.attempt is not None
        assert one.deal.rule(*one.attempt).allowed, clause
    for clause in ("play.follow", "closed.no-hand-cut", "closed.no-trump-lead-first", "trump.exhausted", "auction.bid"):
        one = of(clause)
        assert one.attempt is not None
        assert not one.deal.rule(*one.attempt).allowed, clause


def test_an_example_that_is_not_true_any_more_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {one: of(one) for one in HAVE}
    known["play.follow"] = replace(of("closed.reveal"), clause="play.follow")
    del known["closed.reveal"]
    monkeypatch.setattr(examples, "_shipped", lambda: known)
    assert faults() == [
        "the example of play.follow does not show it any more: tutor304 examples build",
        "closed.reveal has no example: tutor304 examples build",
    ]


def test_an_example_comes_back_from_its_line() -> None:
    one = of("closed.no-hand-cut")
    assert read_example(json.dumps(one.to_json())) == one


@pytest.mark.parametrize(
    "line", ["", "[]", "{}", '{"clause": "x", "seat": "S", "try": null, "record": {}}', "nonsense"]
)
def test_a_line_that_is_no_example_is_refused(line: str) -> None:
    with pytest.raises(ExampleError, match="tutor304 examples build"):
        read_example(line)


def test_the_same_seeds_find_the_same_examples(tmp_path: Path) -> None:
    one, other = (write(find(6, 0), tmp_path / name).read_bytes() for name in ("one", "other"))
    assert one == other
    assert len(one.splitlines()) > 20


def test_the_command_proves_them() -> None:
    result = CliRunner().invoke(main, ["examples", "check"])
    assert (result.exit_code, result.output) == (0, "examples: all true\n")


def test_what_lies_between_deals_is_told_by_the_engine() -> None:
    """``deal.cut`` and ``deal.next-dealer``: the seat that looks is the one the rule is about."""
    assert of("deal.cut").seat == cutter(of("deal.cut").deal.dealer)
    assert of("deal.next-dealer").seat == next_dealer(of("deal.next-dealer").deal)
    for clause in ("deal.cut", "deal.next-dealer"):
        (line,) = lines(of(clause), words("en"))
        assert "you" in line.text


def test_a_call_later_in_the_trick_is_in_time() -> None:
    """``caps.window``: due at one moment, called at a later one of the same trick, and judged right."""
    one = of("caps.window")
    assert one.judged is not None
    verdict = one.judged[0]
    assert verdict is not None
    assert verdict.judged == "correct"
    due = first_due(list(one.deal.path()), prove_as_read)[one.seat]
    (claim,) = (each for each in one.table.claims if each.seat == one.seat)
    assert claim.trick == due.trick
    assert claim.after > due.after


def test_a_lone_player_may_change_suit_where_another_maker_may_not() -> None:
    """``pcc.no-exhausted``: the same lead is refused by ``trump.exhausted`` in any other contract."""
    one = of("pcc.no-exhausted")
    assert one.attempt is not None
    who, action = one.attempt
    assert isinstance(action, Play)
    assert one.deal.rule(who, action).allowed
    play = one.deal.play
    assert play is not None
    assert action.card.suit != play.trump
    ruling = judge(play._replace(exhausted=True), who.place, action.card)
    assert ruling.clauses == ("trump.exhausted",)
