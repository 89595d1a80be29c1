"""Clauses ``score.*``: the contract, the table, the remainder, the match. Caps is in ``test_caps_judged.py``."""

from __future__ import annotations

import pytest

from tests.clauses.table import ALL_SPADES, BALANCED, contract, deal, go, play_out
from tutor.rules import Deal
from tutor.rules.match import Match
from tutor.rules.tokens import Settlement, award, settle

RANKS = "J9ATKQ87"


def balanced_words(choices: dict[str, str]) -> str:
    """The play of ``BALANCED``, suit by suit: W takes the first round with the jack and leads the seven to the second.

    ``choices`` gives for each suit what S, E and N put into the first round: ``{"H": "KQ8", ...}``.
    """
    words, leader = [], "S"
    for suit, ranks in choices.items():
        first = {**dict(zip("SEN", ranks, strict=True)), "W": "J"}
        second = {"S": {"A": "K", "K": "A"}[ranks[0]], "E": {"T": "Q", "Q": "T"}[ranks[1]], "W": "7"}
        second["N"] = {"9": "8", "8": "9"}[ranks[2]]
        for lead, trick in ((leader, first), ("W", second)):
            order = "SENW"["SENW".index(lead) :] + "SENW"[: "SENW".index(lead)]
            words += [f"{seat}:{trick[seat]}{suit}" for seat in order]
        leader = min(second, key=lambda seat: RANKS.index(second[seat]))
    return " ".join(words)


EXACTLY_160 = {"H": "KQ8", "D": "KQ8", "C": "KQ8", "S": "KQ9"}  # 35 + 35 + 35 + 55
EXACTLY_200 = {"H": "AT8", "D": "AT8", "C": "AQ8", "S": "KQ9"}  # 51 + 51 + 43 + 55


def played(amount: int, choices: dict[str, str]) -> Deal:
    return deal(contract("W", amount, "7S") + "W:open " + balanced_words(choices), **BALANCED)


def makers_take_all(amount: int, **more: object) -> Settlement:
    words = contract("W", amount, "JS", dealer="N") + "W:open"
    return settle(play_out(deal(words, dealer="N", **ALL_SPADES, **more)), None)  # type: ignore[arg-type]


def makers_take_nothing(amount: int, **more: object) -> Settlement:
    hands = {"S": "JS 9S AS TS | KS QS 8S JH", "W": "7S"}
    at = deal(contract("W", amount, "7S") + "W:open S:JS", **hands, **more)  # type: ignore[arg-type]
    at = play_out(at)
    assert at.points == {"NS": 304, "EW": 0}
    return settle(at, None)


@pytest.mark.parametrize(("choices", "amount"), [(EXACTLY_160, 160), (EXACTLY_200, 200)])
@pytest.mark.clause("score.made")
def test_score_made_by_exactly_the_contract(choices: dict[str, str], amount: int) -> None:
    at = played(amount, choices)
    assert at.points == {"NS": 304 - amount, "EW": amount}
    settled = settle(at, None)
    assert (settled.made, settled.to) == (True, "EW")
    settled = settle(played(amount + 10, choices), None)
    assert (settled.made, settled.to) == (False, "NS")


@pytest.mark.clause("score.made")
def test_score_made_counts_the_points_of_both_partners() -> None:
    at = played(160, {"H": "AQ9", "D": "AQ9", "C": "KQ8", "S": "KQ8"})
    assert at.play is not None
    assert {"E", "W"} <= {one.winner for one in at.play.tricks}  # E's ten takes the second rounds
    assert at.points == {"NS": 82, "EW": 222}
    assert settle(at, None).made


@pytest.mark.clause("score.made")
def test_score_made_both_sides_points_add_to_304() -> None:
    for choices in (EXACTLY_160, EXACTLY_200):
        assert sum(played(160, choices).points.values()) == 304


@pytest.mark.parametrize(
    ("amount", "won", "lost"),
    [(160, 1, 2), (190, 1, 2), (200, 2, 3), (240, 2, 3), (250, 3, 4), (300, 3, 4)],
)
@pytest.mark.clause("score.table")
def test_score_table_by_the_contract(amount: int, won: int, lost: int) -> None:
    settled = makers_take_all(amount)
    assert (settled.to, settled.moved, settled.after) == ("EW", won, {"NS": 11 - won, "EW": 11 + won})
    settled = makers_take_nothing(amount)
    assert (settled.to, settled.moved, settled.after) == ("NS", lost, {"NS": 11 + lost, "EW": 11 - lost})
    assert award(amount) == (won, lost)


@pytest.mark.clause("score.table")
def test_score_table_pcc_wins_four_and_loses_five() -> None:
    assert award(None) == (4, 5)
    words = contract("W", 200, "JS", dealer="N", circuit=("pcc",)) + "W:open"
    settled = settle(play_out(deal(words, dealer="N", **ALL_SPADES)), None)
    assert (settled.to, settled.moved) == ("EW", 4)
    settled = settle(play_out(deal(contract("W", 200, "7S", circuit=("pcc",)), **BALANCED)), None)
    assert (settled.to, settled.moved) == ("NS", 5)


@pytest.mark.clause("score.table")
def test_score_table_moves_nothing_before_the_end() -> None:
    at = deal(contract("W", 200, "7S") + "S:AH", **BALANCED)
    assert (settle(at, None).to, settle(at, None).moved) == (None, 0)


@pytest.mark.clause("score.remainder")
def test_score_remainder_a_side_gives_what_it_has_and_no_debt() -> None:
    settled = makers_take_nothing(250, tokens=(19, 3))
    assert (settled.owed, settled.moved, settled.after) == (4, 3, {"NS": 22, "EW": 0})
    settled = makers_take_all(250, tokens=(1, 21))
    assert (settled.owed, settled.moved, settled.after) == (3, 1, {"NS": 0, "EW": 22})
    settled = makers_take_nothing(250, tokens=(18, 4))
    assert (settled.owed, settled.moved, settled.after) == (4, 4, {"NS": 22, "EW": 0})
    assert "score.remainder" not in settled.clauses


@pytest.mark.clause("score.match")
def test_score_match_is_won_with_all_22_tokens() -> None:
    match = Match.start("W")
    assert match.winner is None
    at = deal(contract("W", 200, "7S") + "W:open " + balanced_words(EXACTLY_200), **BALANCED)
    match = match.after(at, settle(at, None))
    assert (match.tokens, match.dealer, match.winner) == ({"NS": 9, "EW": 13}, "S", None)
    settled = makers_take_all(250, tokens=(2, 20))
    assert settled.match_over
    assert not makers_take_all(160, tokens=(2, 20)).match_over


@pytest.mark.clause("score.match")
def test_score_match_is_over_then_and_cannot_be_tied() -> None:
    words = contract("W", 250, "JS", dealer="N") + "W:open"
    at = play_out(deal(words, dealer="N", tokens=(2, 20), **ALL_SPADES))
    match = Match.start("N").after(at, settle(at, None))
    assert (match.tokens, match.winner) == ({"NS": 0, "EW": 22}, "EW")
    with pytest.raises(ValueError, match="over"):
        match.after(at, settle(at, None))
    with pytest.raises(ValueError, match="not over"):
        Match.start("W").after(go(deal(), "S:pass"), settle(deal(), None))
