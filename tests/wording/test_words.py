"""The interface of the wording: seats, cards, lists, fallbacks, rulings, logs, tokens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tutor.cards import Card, cards
from tutor.languages import Language
from tutor.profiles import load_profile
from tutor.rules import (
    AskPartner,
    Bid,
    CallCaps,
    Contract,
    DeclareSpoilt,
    OpenTrump,
    PartnerCloseCaps,
    Pass,
    Play,
    Reason,
    Redeal,
    Ruling,
    SetIndicator,
)
from tutor.rules.actions import Action
from tutor.rules.caps import CapsVerdict
from tutor.rules.events import Ended, MakerSet, Opened, Played, TrickEnd
from tutor.rules.ruling import LostTrick, StandingBid
from tutor.rules.tokens import Settlement
from tutor.rules.view import SeenEntry
from tutor.seats import EAST, NORTH, SOUTH, WEST, Seat
from tutor.wording import BadWords, Line, MissingWords, Words, capital, words

EN = words()
ABCD = {SOUTH: "A", EAST: "B", NORTH: "C", WEST: "D"}


# --- languages -------------------------------------------------------------------------------------------


def test_words_are_cached_and_unknown_languages_are_english() -> None:
    assert words("en") is words("en")
    assert words("tlh").lang == words("en-GB").lang == "en"


def test_one_file_makes_a_language() -> None:
    """A language orders the parts as it likes; what it lacks comes in English."""
    source = """
rank-J = B
seat-you = jij
log-play = { $who ->
    [you] Jij speelt { $card }.
   *[other] Door { $who } wordt { $card } gespeeld.
 }
app-trick-number = Slag { $number } van 8
"""
    dutch = Words(Language("nl", iter([("nl.ftl", source)])))
    entry = SeenEntry(EAST, "play", None, Card("JS"), None, ())
    assert dutch.log_entry(entry) == "Door East wordt B♠ gespeeld."
    assert dutch.log_entry(entry, you="E") == "Jij speelt B♠."
    assert dutch.say("app-next") == "Next"
    assert dutch.seats("NE", you="E") == "North and jij"


def test_missing_words_are_an_error() -> None:
    with pytest.raises(MissingWords, match="no words for 'app-nothing'"):
        EN.say("app-nothing")
    with pytest.raises(KeyError):
        EN.full("app-next")
    with pytest.raises(MissingWords):
        EN.clause("play.nothing")
    assert EN.has("app-next")
    assert not EN.has("app-nothing")


def test_a_wanting_value_is_an_error() -> None:
    with pytest.raises(BadWords, match="app-trick-number"):
        EN.say("app-trick-number")


# --- seats, cards, lists ---------------------------------------------------------------------------------


def test_seats_and_sides() -> None:
    assert [EN.seat(one) for one in "SENW"] == ["South", "East", "North", "West"]
    assert EN.seats([NORTH, EAST], you="E") == "North and you"
    assert EN.seats([SOUTH, EAST, NORTH], names=ABCD) == "A, B and C"
    assert [EN.side(one) for one in ("NS", "EW")] == ["North and South", "East and West"]
    assert [EN.side(one, names=ABCD) for one in ("NS", "EW")] == ["A and C", "B and D"]
    assert [EN.side(one, you="W") for one in ("NS", "EW")] == ["the other side", "your side"]


def test_you_goes_before_a_name() -> None:
    assert EN.seat("S", you="S", names=ABCD) == "you"
    assert EN.at(names=ABCD).at(you="S").seats("SE") == "you and B"


def test_cards() -> None:
    assert EN.card(Card("9D")) == "nine of diamonds"
    assert [EN.card_sign(one) for one in cards("JS 9H TD 7C")] == ["J♠", "9♥", "10♦", "7♣"]
    assert EN.cards([]) == ""
    assert EN.cards(cards("JS")) == "J♠"
    assert EN.cards(cards("9S JS")) == "9♠ and J♠"
    assert EN.cards(cards("9S JS AD"), "or") == "9♠, J♠ or A♦"
    assert EN.suit("H") == "hearts"


def test_values_of_a_text() -> None:
    assert EN.say("app-spoken-played", who=EAST, card=Card("JS")) == "East played the jack of spades"
    assert EN.say("app-allowed-cards", cards=cards("JS 9S")) == "You may play J♠ or 9♠."
    assert [EN.say("app-cards-in-hand", count=one) for one in (1, 8)] == ["1 card in hand", "8 cards in hand"]
    assert EN.say("app-trump-closed", suit=EN.named_suit("S")) == "spades, closed"
    assert EN.full("app-not-found").startswith("The link")


def test_capital_leaves_the_rest_alone() -> None:
    assert capital(EN.action(Play("JS"))) == "Play J♠"
    assert capital("") == ""


def test_bids_and_contracts() -> None:
    assert (EN.bid(160), EN.bid(None)) == ("160", "Partner Close Caps")
    assert EN.contract(Contract(EAST, 200), you="E") == "200, bid by you"
    assert EN.contract(Contract(EAST, None), names=ABCD) == "Partner Close Caps, bid by B"


# --- rulings and clauses ---------------------------------------------------------------------------------


def test_a_reason_speaks_to_you_or_of_a_player() -> None:
    reason = Reason("later-call", "auction.later-call")
    low = Reason("not-held", "procedure.not-held", cards("JS"))
    assert EN.reason(low).short == "You do not hold J♠."
    assert EN.reason(low, who="N").short == "North does not hold J♠."
    assert EN.reason(low, who="N", you="N").short == "You do not hold J♠."
    assert EN.reason(low, who="N", names=ABCD).short == "C does not hold J♠."
    assert EN.reason(low).clause == "procedure.not-held"
    with pytest.raises(BadWords, match="limit"):
        EN.reason(reason)  # the engine always gives the limit


def test_witnesses_reach_the_words() -> None:
    lost = EN.reason(Reason("caps-trick-lost", "caps.meaning", (LostTrick(3, WEST),)), you="W")
    assert lost.short == "You won trick 3, so Caps is gone."
    bid = Reason("bid-not-higher", "auction.bid", (StandingBid(NORTH, 170),))
    assert EN.reason(bid).short == "The bid must be higher than North’s 170."
    cut = EN.reason(Reason("no-hand-cut", "closed.no-hand-cut", cards("AH 7D JS")))
    assert "Fold A♥ or 7♦, or cut with the indicator J♠." in cut.full
    four = EN.reason(Reason("redeal-points", "deal.low-hand", cards("JS 7H 8D 7C")))
    assert four.short == "The four cards count 30 points, too many for a redeal."


def test_rulings() -> None:
    folds = Ruling(True, (Reason("void", "play.follow"), Reason("folds", "closed.void-folds")), folded=True)
    assert [one.clause for one in EN.ruling(folds)] == ["play.follow", "closed.void-folds"]
    assert [one.short for one in EN.ruling(Ruling(True))] == ["This is allowed."]
    refused = Ruling(False, (Reason("ask-circuit", "second.no-ask"),))
    said = EN.refusal("S", AskPartner(), refused, you="S")
    assert said == "You may not ask partner to speak. In the second auction nobody may ask partner."


def test_clauses_follow_the_profile() -> None:
    text = EN.clause("second.bid")
    assert (text.id, text.title, text.source) == ("second.bid", "Bids on eight cards", "S1")
    assert "250" in text.short
    other = load_profile({"base": "sri-lankan", "settings": {"second_auction_least": 220, "open_at_250": False}})
    assert "220" in EN.clause("second.bid", other).short
    assert "does not open" in EN.clause("open.high-bid", other).short
    assert EN.clause("play.last-trick-view").short.startswith("While a trick is played")


# --- actions and logs ------------------------------------------------------------------------------------

ACTIONS: list[tuple[Action, str]] = [
    (Bid(160), "bid 160"),
    (Pass(), "pass"),
    (AskPartner(), "ask partner to speak"),
    (Redeal(), "ask for a redeal"),
    (PartnerCloseCaps(), "call Partner Close Caps"),
    (SetIndicator("JS"), "set J♠ aside as the indicator"),
    (OpenTrump(), "show the trump"),
    (Play("TH"), "play 10♥"),
    (Play("TH", folded=True), "play 10♥ face down"),
    (CallCaps(cards("JS 9S")), "call Caps: J♠ and 9♠"),
    (DeclareSpoilt(), "declare spoilt trumps"),
]


@pytest.mark.parametrize(("action", "text"), ACTIONS)
def test_actions(action: Action, text: str) -> None:
    assert EN.action(action) == text


LOG: list[tuple[SeenEntry, str, str]] = [
    (SeenEntry(EAST, "bid", 160, None, None, ()), "East bids 160.", "You bid 160."),
    (SeenEntry(EAST, "pass", None, None, None, ()), "East passes.", "You pass."),
    (SeenEntry(EAST, "ask", None, None, None, ()), "East asks partner to speak.", "You ask partner to speak."),
    (
        SeenEntry(EAST, "indicator", None, None, None, ()),
        "East sets a card aside as the indicator, face down.",
        "You set a card aside as the indicator, face down.",
    ),
    (
        SeenEntry(EAST, "indicator", None, Card("JS"), None, ()),
        "East sets J♠ aside as the indicator.",
        "You set J♠ aside as the indicator.",
    ),
    (SeenEntry(EAST, "play", None, Card("9S"), None, ()), "East plays 9♠.", "You play 9♠."),
    (
        SeenEntry(EAST, "play", None, Card("9S"), None, (), folded=True),
        "East plays 9♠ face down.",
        "You play 9♠ face down.",
    ),
    (
        SeenEntry(EAST, "play", None, None, None, (), folded=True),
        "East plays a card face down.",
        "You play a card face down.",
    ),
    (
        SeenEntry(EAST, "caps", None, None, cards("JS 9S"), ()),
        "East calls Caps, in this order: J♠ and 9♠.",
        "You call Caps, in this order: J♠ and 9♠.",
    ),
]


@pytest.mark.parametrize(("entry", "text", "own"), LOG)
def test_log(entry: SeenEntry, text: str, own: str) -> None:
    assert EN.log_entry(entry) == text
    assert EN.log_entry(entry, you="E") == own


# --- events ----------------------------------------------------------------------------------------------

HIDDEN_NINE = TrickEnd(
    number=1,
    leader=SOUTH,
    cards=(
        Played(SOUTH, Card("AH"), False),
        Played(EAST, Card("9S"), True, True),
        Played(NORTH, Card("KH"), False),
        Played(WEST, Card("TH"), False),
    ),
    winner=EAST,
    points=44,
    inspected=(EAST,),
    indicator="returned",
    indicator_card=Card("JS"),
    opened="reveal",
    exhausted=False,
)


def test_the_hidden_nine() -> None:
    """The worked example of the rules: D makes trump, B folds the nine, and the jack does not count."""
    assert EN.trick_end(HIDDEN_NINE, "W", names=ABCD) == [
        Line("D looks at what B played face down and finds a trump.", "closed.inspect"),
        Line("Turned up for all to see: 9♠ from B.", "closed.reveal"),
        Line(
            "D shows the indicator J♠ and takes it back into hand. It did not count in this trick.",
            "closed.indicator-returns",
        ),
        Line("B cuts and wins with 9♠: 44 points.", "play.winner"),
    ]
    assert EN.event(HIDDEN_NINE, "W", names=ABCD) == EN.trick_end(HIDDEN_NINE, "W", names=ABCD)
    with pytest.raises(ValueError, match="maker"):
        EN.event(HIDDEN_NINE)


def test_a_card_that_stays_down_is_told_to_nobody_but_the_maker() -> None:
    cards_ = tuple(one._replace(card=Card("9D"), shown=False) if one.folded else one for one in HIDDEN_NINE.cards)
    end = HIDDEN_NINE._replace(
        cards=cards_, winner=SOUTH, points=44, indicator="stays", indicator_card=None, opened=None
    )
    for you, first, last in (
        ("W", "You look at what East played face down: 9♦. It is no trump", "South wins the trick with A♥: 44 points."),
        ("E", "West looks at what you played face down. It is no trump", "South wins the trick with A♥: 44 points."),
        ("S", "West looks at what East played face down. It is no trump", "You win the trick with A♥."),
    ):
        lines = EN.trick_end(end, "W", you=you)
        assert lines == EN.trick_end(end.seen_by(Seat(you), WEST), "W", you=you)
        assert lines[0].text.startswith(first)
        assert lines[-1].text == last


def test_other_events() -> None:
    assert EN.event(MakerSet(EAST, 170, 1)) == [Line("East is the maker, with a contract of 170.", "auction.end")]
    assert EN.event(MakerSet(EAST, 250, 2), you="E")[0].clause == "second.circuit"
    assert EN.event(MakerSet(EAST, None, 2))[0].clause == "second.pcc"
    for why, clause in (
        ("choice", "open.before-first-lead"),
        ("caps", "caps.call"),
        ("last-trick", "closed.indicator-lead"),
    ):
        (line,) = EN.event(Opened(EAST, Card("JS"), why))
        assert line.clause == clause
        assert "J♠" in line.text
    assert EN.event(Ended("all-pass"))[0].clause == "auction.all-pass"


# --- tokens ----------------------------------------------------------------------------------------------


def settled(to: str | None, owed: int, moved: int | None = None, made: bool | None = True) -> Settlement:
    paid = owed if moved is None else moved
    before = {"NS": 11, "EW": 11} if paid == owed else {"NS": 22 - paid, "EW": paid}
    after = {side: tokens + (paid if side == to else -paid if to else 0) for side, tokens in before.items()}
    return Settlement(before, to, owed, paid, after, made, ())


def told(one: Settlement, verdict: CapsVerdict | None = None, amount: int | None = 200, took: int = 214) -> list[Line]:
    return EN.settlement(one, verdict, Contract(EAST, amount), {"EW": took, "NS": 304 - took})


def test_a_contract_made_and_failed() -> None:
    assert told(settled("EW", 2)) == [
        Line("East and West needed 200 and took 214 points, so the contract is made.", "score.made"),
        Line("East and West get 2 tokens for it.", "score.table"),
        Line("Tokens now: North and South 9, East and West 13.", "match.tokens"),
    ]
    assert "took just that" in told(settled("EW", 2), took=200)[0].text
    assert "has failed" in told(settled("NS", 3, made=False), took=199)[0].text
    assert told(settled("EW", 4), amount=None)[0] == Line(
        "East won all eight tricks alone, so Partner Close Caps is made.", "pcc.alone"
    )


def test_your_side_comes_first() -> None:
    lines = EN.settlement(settled("EW", 2), None, Contract(EAST, 200), {"EW": 214, "NS": 90}, you="W")
    assert lines[-1].text == "Tokens now: your side 13, the other side 9."


@pytest.mark.parametrize(
    ("judged", "lost", "clauses"),
    [
        ("bonus", False, ["score.made", "score.table", "caps.early-bonus"]),
        ("correct", False, ["score.made", "score.table", "caps.due"]),
        ("too-early", True, ["caps.too-early", "caps.penalty"]),
        ("too-late", False, ["caps.too-late", "caps.penalty"]),
        ("missed", False, ["caps.missed", "caps.penalty"]),
    ],
)
def test_caps_and_the_tokens(judged: str, lost: bool, clauses: list[str]) -> None:
    first = {"bonus": "caps.early-bonus", "correct": "caps.due"}.get(judged, f"caps.{judged}")
    verdict = CapsVerdict("EW", EAST, judged, (first,), lost)
    right = judged in ("bonus", "correct")
    one = settled("EW" if right else "NS", 3 if judged == "bonus" else 5 if lost else 2)
    one = replace(one, bonus=int(judged == "bonus"))
    lines = told(one, verdict)
    assert [line.clause for line in lines] == [*clauses, "match.tokens"]
    if judged == "bonus":
        assert "get 2 tokens" in lines[1].text
    if lost:
        assert "lost after the call" in lines[1].text


def test_the_last_tokens_and_the_match() -> None:
    lines = told(settled("NS", 3, 1, made=False), took=100)
    assert [line.clause for line in lines][2:] == ["score.remainder", "match.tokens", "score.match"]
    assert lines[-1].text == "North and South hold all the tokens and win the match."


def test_nothing_to_settle() -> None:
    nothing = settled(None, 0, made=None)
    for ended, clause in (("redeal", "deal.low-hand"), ("spoilt", "trump.spoilt"), ("all-pass", "auction.all-pass")):
        assert [one.clause for one in EN.settlement(nothing, None, None, {}, ended)] == [clause]
    assert EN.settlement(nothing, None, None, {}, None) == [Line("No tokens move.", None)]
