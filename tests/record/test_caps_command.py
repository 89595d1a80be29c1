"""``tutor304 caps`` and ``tutor304 facts``: the moments, the calls, the smallest change, and what a seat knows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.solver.positions import scripted
from tutor.cli import main
from tutor.record import record_of
from tutor.rules.deal import Deal

HANDS = "S:J9ATK..A.J9 E:Q8.J9.KQ8.8 N:7.AT.J97.AT W:.KQ87.T.KQ7"
AUCTION = "S:160 E:pass N:pass W:pass S:*TS S:pass E:pass N:pass W:pass"
TOPS = "S:J9ATK.J9.J. E:Q8.A.K8.J97 N:7.TK.9Q.AT8 W:.Q87.AT7.KQ"


def run(deal: Deal, path: Path, *args: str) -> Result:
    file = path / "deal.json"
    file.write_text(json.dumps(record_of(deal).to_json()), encoding="utf-8")
    return CliRunner().invoke(main, [args[0], str(file), *args[1:]])


def test_caps_due_tells_the_moment_and_what_closed_the_last_hole(tmp_path: Path) -> None:
    """``caps.due``, ``caps.window``: with two trumps out, the second one to fall proves the rest."""
    deal = scripted(TOPS, "W", AUCTION + " S:open S:JS E:8S N:7S W:7H S:9S E:QS N:QD W:7D")
    done = run(deal, tmp_path, "caps")
    assert done.exit_code == 0, done.output
    text = " ".join(done.output.split())
    assert "South could prove Caps from trick" in text
    assert "What settled it:" in text
    assert "The call is in time until trick" in text


def test_caps_call_that_fails_is_told_with_the_smallest_change(tmp_path: Path) -> None:
    """``caps.too-early``: three trumps are out, and the call names an order that holds in this deal but not in all."""
    deal = scripted(HANDS, "W", AUCTION + " S:caps=JS,9S,AS,TS,KS,AD,JC,9C")
    done = run(deal, tmp_path, "caps")
    assert done.exit_code == 0, done.output
    text = " ".join(done.output.split())
    assert "South called Caps." in text
    assert "the claim would fail" in text or "as the cards lie" in text.lower()


def test_a_deal_without_caps_says_so(tmp_path: Path) -> None:
    done = run(scripted(HANDS, "W", AUCTION), tmp_path, "caps")
    assert (done.exit_code, done.output) == (0, "Nobody ever had to call Caps in this deal.\n")


def test_facts_are_told_with_their_events(tmp_path: Path) -> None:
    """``play.follow``, ``closed.void-folds``: who could not follow what, and when."""
    deal = scripted(HANDS, "W", AUCTION + " S:AD E:8D N:7D W:TD S:JC E:8C N:TC W:7C S:9C E:8S")
    done = run(deal, tmp_path, "facts", "--seat", "w")
    assert done.exit_code == 0, done.output
    assert "East has no clubs: East folded a card on trick 3, when clubs were led." in done.output
    before = run(deal, tmp_path, "facts", "--seat", "W", "--after", "18")
    assert "no clubs" not in before.output


@pytest.mark.parametrize(
    ("args", "says", "code"),
    [
        (["facts", "--seat", "X"], "--seat", 2),
        (["facts", "--seat", "S", "--after", "99"], "legal actions, not 99", 2),
        (["facts", "--seat", "S", "--after", "1"], "during the play only", 1),
    ],
)
def test_what_cannot_be_told_is_one_clear_error(args: list[str], says: str, code: int, tmp_path: Path) -> None:
    done = run(scripted(HANDS, "W", AUCTION), tmp_path, *args)
    assert done.exit_code == code
    assert says in done.output


def test_a_file_that_is_no_record_ends_with_code_2(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("{}", encoding="utf-8")
    for command in (["caps", str(tmp_path / "x")], ["facts", str(tmp_path / "y"), "--seat", "S"]):
        done = CliRunner().invoke(main, command)
        assert done.exit_code == 2
        assert done.output.count("\n") == 1
