"""Plans: what they name is there, the rest is filled in, what is done is legal; the same plan gives the same deal."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from lessons import load_folder
from lessons.check import check_lesson
from lessons.dealing import Plan, PlanError, complete, lines_of, plan_fault, read_plan, written
from lessons.loading import TEMPLATE
from lessons.truths import CALLED
from tests.lessons.helpers import copy
from tutor.cards import PACK
from tutor.cli import main
from tutor.record import parse, record_of
from tutor.seats import SEATS


def plan(**wanted: object) -> Plan:
    return Plan.model_validate({"dealer": "W", **wanted})


def test_named_cards_lie_where_they_should(rng: random.Random) -> None:
    for _ in range(30):
        pack = list(PACK)
        rng.shuffle(pack)
        wanted = plan(
            seed=rng.randrange(1000),
            first={"S": " ".join(pack[:3]), "E": " ".join(pack[3:7])},
            second={"S": pack[7], "N": " ".join(pack[8:12])},
            hand={"W": " ".join(pack[12:18])},
        )
        deal = complete(wanted).deal
        dealt = deal.position.dealt
        for name, packets in (("first", dealt.first), ("second", dealt.second)):
            for seat, some in getattr(wanted, name).items():
                assert all(one.bit & packets[seat.place] for one in some)
        assert set(wanted.hand["W"]) <= set(_whole(deal, "W"))
        assert sorted(one for seat in SEATS for one in _whole(deal, seat)) == sorted(PACK)
        assert complete(wanted) == complete(wanted)


def _whole(deal: object, seat: str) -> list[object]:
    record = record_of(deal)  # type: ignore[arg-type]
    return [*record.first[seat], *record.second[seat]]  # type: ignore[index]


def test_lengths() -> None:
    deal = complete(plan(suits={"E": "H0 C3", "N": "S2+", "W": "S0 H5"})).deal
    suits = {seat: "".join(str(one)[1] for one in _whole(deal, seat)) for seat in SEATS}
    assert (suits["E"].count("H"), suits["E"].count("C"), suits["W"].count("S"), suits["W"].count("H")) == (0, 3, 0, 5)
    assert suits["N"].count("S") >= 2


def test_what_is_done() -> None:
    made = complete(plan(first={"S": "JS 9S"}, suits={"E": "H0"}, hand={"S": "AH"}, do="160 passes JS passes AH * *2"))
    play = made.deal.play
    assert play is not None
    assert play.tricks[0].cards[0].card == "AH"
    assert play.tricks[0].cards[1].folded
    assert complete(plan(do="ask pass 160 passes")).deal.phase == "indicator"
    opened = complete(plan(first={"N": "JS"}, do="pass pass 160 passes JS passes open trick end")).deal
    assert opened.ended == "played"
    strong = {"first": {"S": "JS 9S AS TS"}, "second": {"S": "KS QS 8S 7S"}}
    called = complete(plan(**strong, do="160 passes TS passes open caps end")).deal
    assert called.play is not None
    assert called.play.claims[0].order == ("JS", "9S", "AS", "TS", "KS", "QS", "8S", "7S")
    other = complete(plan(**strong, do="160 passes TS passes caps(JS 9S AS TS KS QS 8S 7S) end"))
    assert other.deal.ended == "played"
    spoilt = complete(
        plan(suits={"E": "S0", "W": "S0"}, hand={"S": "JS"}, first={"S": "9S"}, do="160 passes 9S passes * N:spoilt")
    )
    assert spoilt.deal.ended == "spoilt"


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"first": {"S": "JS JS"}}, "first.S: JS is dealt twice"),
        ({"first": {"S": "JS"}, "hand": {"E": "JS"}}, "hand.E: JS is dealt twice"),
        ({"first": {"S": "JS 9S AS TS KS"}}, "first.S: 5 cards are more than 4"),
        ({"suits": {"S": "H0 S0 D0 C0"}}, "the cards do not fit together"),
        ({"first": {"S": "JS"}, "do": "160 passes JS passes JS"}, "'JS': South may not play J♠."),
        ({"do": "150"}, "do, word 1 '150': South may not bid 150."),
        ({"do": "160 passes trick"}, "there is no play here, but indicator"),
        ({"do": "passes pass"}, "the deal is over"),
        ({"do": "160 tea"}, "word 2 'tea'"),
        ({"tokens": {"NS": 0, "EW": 22}}, "each side needs at least 1"),
    ],
)
def test_plans_that_come_to_nothing(wanted: dict[str, object], says: str) -> None:
    with pytest.raises(PlanError) as caught:
        complete(plan(**wanted))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [("dealer = ", "not TOML"), ('dealer = "X"', "dealer: "), ('dealer = "W"\nsuits = { E = "H9" }', "is no length")],
)
def test_plans_that_cannot_be_read(text: str, says: str) -> None:
    with pytest.raises(PlanError) as caught:
        read_plan(text)
    assert says in str(caught.value)


def test_the_record_is_one(rng: random.Random) -> None:
    deal = complete(plan(seed=rng.randrange(1000), do="160 passes")).deal
    assert parse(written(deal)) == record_of(deal)
    assert parse(written(complete(plan()).deal)).actions == ()


def test_the_moments_are_named() -> None:
    lines = list(lines_of(complete(read_plan((TEMPLATE / "deals" / "first.toml").read_text("utf-8"))).deal))
    assert lines[0].startswith("S: JS ")
    assert any(one.strip().startswith("trick 1, after 1  East plays 7♥.") for one in lines)


# --- the command, and plans beside their records ---------------------------------------------------------------------


def test_the_command(tmp_path: Path) -> None:
    file, out = tmp_path / "redeal.toml", tmp_path / "deals" / "redeal.json"
    file.write_text('dealer = "W"\nfirst = { S = "8S 7H KD QD" }\ndo = "redeal"\n', "utf-8")
    result = CliRunner().invoke(main, ["lessons", "deal", str(file), "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert "seed = 0" in result.stderr
    assert "South asks for a redeal" in result.stdout
    assert json.loads(out.read_text("utf-8"))["actions"] == [{"seat": "S", "do": "redeal"}]
    file.write_text('dealer = "W"\ndo = "150"\n', "utf-8")
    result = CliRunner().invoke(main, ["lessons", "deal", str(file)])
    assert (result.exit_code, result.stderr.count("\n")) == (1, 1)


def test_the_truths_are_listed() -> None:
    output = CliRunner().invoke(main, ["lessons", "truths"]).output
    assert all(f"\n{one} " in f"\n{output}" for one in CALLED)
    assert "holds           who card" in output


def test_a_plan_beside_its_record(tmp_path: Path) -> None:
    folder = copy(tmp_path, {"lesson.toml": [('"example:hidden-nine"', '"nine"')]})
    (folder / "deals").mkdir()
    shipped = Path(load_folder(TEMPLATE).folder / "deals")
    for name in ("first.json", "first.toml"):
        (folder / "deals" / name).write_bytes((shipped / name).read_bytes())
    assert plan_fault(folder / "deals" / "first.toml") is None
    text = (folder / "deals" / "first.toml").read_text("utf-8")
    (folder / "deals" / "first.toml").write_text(text.replace("AH 7H TH trick", "AH 7H"), "utf-8")
    assert plan_fault(folder / "deals" / "first.toml") is not None
    (folder / "deals" / "first.toml").write_text(text.replace("seed = 0\n", ""), "utf-8")
    fault = plan_fault(folder / "deals" / "first.toml")
    assert fault is not None
    assert "names no seed" in str(fault)


def test_the_template_passes_its_check(tmp_path: Path) -> None:
    assert check_lesson(TEMPLATE) == []
    folder = tmp_path / "my-first"
    assert CliRunner().invoke(main, ["lessons", "new", str(folder)]).exit_code == 0
    assert check_lesson(folder) == []
    assert load_folder(folder).id == "my-first"
    again = CliRunner().invoke(main, ["lessons", "new", str(folder)])
    assert (again.exit_code, "is there already" in again.stderr) == (1, True)
    assert CliRunner().invoke(main, ["lessons", "new", str(tmp_path / "My First")]).exit_code == 1
    assert CliRunner().invoke(main, ["lessons", "check", str(folder)]).output == "lessons: all right\n"
    (folder / "deals" / "stray.json").write_text("{}", "utf-8")
    result = CliRunner().invoke(main, ["lessons", "check", str(folder)])
    assert "the file belongs to nothing in this lesson" in result.stderr
