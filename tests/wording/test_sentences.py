"""Every sentence that real play can bring: it fills, it reads well, and it tells nothing that is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tutor.cards import Card, cards
from tutor.clauses import CLAUSES
from tutor.languages import language
from tutor.profiles import load_profile
from tutor.rules import Deal, Reason
from tutor.rules.called import score
from tutor.rules.events import TrickEnd, TrickSeen
from tutor.rules.tokens import settle
from tutor.seats import EAST, NORTH, SEATS, SOUTH, Seat
from tutor.wording import LANGUAGES, Words, words

from .asked import asked
from .bidding import openers
from .called import PROFILES, called_reasons, whole
from .calling import calls
from .claims import claims
from .collect import reason_ids
from .endings import endings
from .house import house_deals, house_reasons, many_reasons
from .judging import judged
from .knowing import known
from .play import start, step, tries
from .two_tables import two_tables

EVERY = pytest.mark.parametrize("lang", LANGUAGES)
DEALS = 300
RARE = {"leads-indicator", "follows-indicator", "cuts-last", "open-must"}
"""Reasons that so few random deals may leave out; they have no witness."""

ABCD = dict(zip(SEATS, "ABCD", strict=True))


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    """Random deals, each at its end."""
    rng = random.Random(304)
    found = []
    for _ in range(DEALS):
        deal = start(rng)
        while deal.phase != "over":
            deal = step(rng, deal)
        found.append(deal)
    return [*found[:150], *house_deals(rng), *found[150:]]


@pytest.fixture(scope="module")
def reasons(deals: list[Deal]) -> list[tuple[Reason, Seat]]:
    """Every different reason for what was done, tried or claimed in those deals, and who did."""
    rng = random.Random(404)
    found: dict[Reason, Seat] = {Reason(one, "closed.indicator-lead"): SOUTH for one in RARE}
    house = [one for one in deals if one.profile != load_profile()]
    for last in (one for one in deals if one not in house):
        for deal in last.path():
            some = (deal.turn or SOUTH, rng.choice(SEATS)) if rng.random() < 0.3 else (deal.turn or SOUTH,)
            for seat in dict.fromkeys(some):
                for action in tries(rng, deal, seat):
                    for reason in deal.rule(seat, action).reasons:
                        found.setdefault(reason, seat)
    drawn = (
        *asked(rng),
        *claims(rng),
        *known(rng),
        *endings(rng),
        *calls(rng),
        *judged(rng),
        *openers(rng),
        *two_tables(rng),
    )
    for reason, seat in (
        *drawn,
        *called_reasons(random.Random(6)),
        *house_reasons(rng, house),
        *many_reasons(random.Random(68)),
    ):
        found.setdefault(reason, seat)
    return list(found.items())


TYPED = re.compile(r"'[^']*'|\"[^\"]*\"|\[[^\[\]]*\]|\{ [^{}]* \}")
"""What the faults of a lesson tell a writer to type into a file: the signs are those of the file."""


def check(text: str) -> None:
    """No trace of the machine, typographic signs, one space between words."""
    assert text
    assert not re.search(r"[{}\[\]'\"$]|\?\?\?|None|\.\.\.| - |--|  |^\s|\s$|\s[.,;:!?]|\.\.|[⁨⁩]", text), text
    assert not re.search(r"[\U0001F000-\U0001FAFF\u2600-\u265F\u2667-\u27BF\uFE0F]", text), f"an emoji: {text}"


def check_sentence(text: str) -> None:
    check(text)
    assert text[0].isupper() or not text[0].isalpha(), text
    assert text[-1] in ".!?", text


def test_random_play_brings_every_reason(reasons: list[tuple[Reason, Seat]]) -> None:
    assert {one.id for one, _ in reasons} == reason_ids()


@EVERY
def test_reasons(lang: str, reasons: list[tuple[Reason, Seat]]) -> None:
    told = words(lang)
    for reason, seat in reasons:
        for text in (
            told.reason(reason),
            told.reason(reason, who=seat),
            told.reason(reason, who=seat, you="N"),
            told.reason(reason, who=seat, names=ABCD),
        ):
            check_sentence(text.short)
            check_sentence(text.full)
            assert text.clause in CLAUSES


@EVERY
@pytest.mark.parametrize("profile", PROFILES)
def test_logs_events_and_scores_of_the_called_games(lang: str, profile: str) -> None:
    told, rng, keys = words(lang), random.Random(304), set()
    for _ in range(60):
        deal = whole(rng, profile)
        for entry in deal.log:
            check(told.action(entry.action))
            for event in entry.events:
                keys.add(type(event).__name__)
                for line in (*told.event(event, deal.maker, names=ABCD), *told.event(event, deal.maker, you="S")):
                    check_sentence(line.text)
                    assert line.clause in CLAUSES
        assert deal.maker is not None
        for line in told.scored(score(deal), deal.maker, you="W"):
            check_sentence(line.text)
        for seat in deal.profile.form.seating.order:
            for seen in deal.view(seat).log:
                check_sentence(told.log_entry(seen, you=seat))
    alike = {"DealerDuty", "MakerSet", "TrumpNamed", "TrickEnd", "MarriageShown", "SlamAnnounced", "Ended"}
    own = {"call-partner": {"CardCalled", "PartnerShown", "LeftAlone"}, "widow": {"Exchanged"}}
    assert keys == alike | own[profile]


@EVERY
def test_logs_and_events(lang: str, deals: list[Deal]) -> None:
    told = words(lang)
    for deal in (*deals[:80], *(one for one in deals if one.profile != load_profile())):
        for entry in deal.log:
            check(told.action(entry.action))
            for event in entry.events:
                for line in told.event(event, deal.maker, names=ABCD):
                    check_sentence(line.text)
                    assert line.clause in CLAUSES
        for seat in SEATS[:2]:
            for seen in deal.view(seat).log:
                check_sentence(told.log_entry(seen, you=seat))
                for one in seen.events:
                    for line in told.event(one, deal.maker, you=seat):
                        check_sentence(line.text)


def hidden_from(end: TrickEnd, seat: Seat, maker: Seat) -> list[Card]:
    seen = end.seen_by(seat, maker)
    return [one.card for one, mine in zip(end.cards, seen.cards, strict=True) if mine.card is None]


@EVERY
def test_no_story_names_a_hidden_card(lang: str, deals: list[Deal]) -> None:
    told, looked = words(lang), 0
    for deal in deals[:150]:
        ends = deal.play.tricks if deal.play else ()
        for end in ends:
            assert deal.maker is not None
            for seat in SEATS:
                hidden = hidden_from(end, seat, deal.maker)
                looked += len(hidden)
                for one in (end, end.seen_by(seat, deal.maker)):
                    story = " ".join(line.text for line in told.trick_end(one, deal.maker, you=seat))
                    assert not [card for card in hidden if told.card_sign(card) in story], story
                    if hidden:
                        assert told.say("trick-won", who=end.winner, card=_winning(end), you=seat) in story or (
                            told.say("trick-cut", who=end.winner, card=_winning(end), you=seat) in story
                        )
    assert looked > 20


def _winning(end: TrickEnd | TrickSeen) -> Card:
    card = next(one.card for one in end.cards if one.seat == end.winner)
    assert card is not None
    return card


@EVERY
def test_settlements(lang: str, deals: list[Deal]) -> None:
    told = words(lang)
    for deal in deals:
        one = settle(deal, None)
        for you in (None, "S", "E"):
            for line in told.settlement(one, None, deal.contract, deal.points, deal.ended, you=you):
                check_sentence(line.text)
                assert line.clause in CLAUSES


@EVERY
def test_clauses(lang: str) -> None:
    told = words(lang)
    changed = {
        "second_auction_least": 220,
        "open_at_250": False,
        "exhausted_trumps": "never",
        "spoilt_redeal": "next-dealer",
        "last_trick_view": "between-tricks",
        "start_tokens": 7,
        "pcc_won": 5,
    }
    for profile in (load_profile(), load_profile({"base": "sri-lankan", "settings": changed})):
        for one in CLAUSES:
            text = told.clause(one, profile)
            check(text.title)
            check_sentence(text.short)
            check_sentence(text.full)


SAMPLES: dict[str, list[object]] = {
    "card": [Card("JS")],
    "cards": [cards("JS 9S"), cards("JS")],
    **{name: [EAST, SOUTH] for name in ("who", "maker", "winner", "turn")},
    "players": [(EAST, NORTH), (EAST,)],
    "side": [words().named_side("NS"), words().at(you="S").named_side("NS"), words().at(you="S").named_side("EW")],
    "count": [0, 1, 2, 8],
    "points": [0, 1, 44],
    "suit": ["spades"],
    "suits": ["spades and hearts"],
    "label": ["jack of spades, 30 points"],
    "roles": ["dealer, to play"],
    "bid": ["160"],
}
"""Values of texts by name; numbers for all others."""


def samples(told: Words, key: str, part: str | None) -> Iterator[dict[str, object]]:
    used = language(told.lang).uses(key, part)
    names = {re.sub("_(name|or|count)$", "", one) for one in used}
    lists = {one: "spades or hearts" for one in used if one == "suits_or"}
    for turn in range(4):
        yield {name: (some := SAMPLES.get(name, [turn, turn + 1]))[turn % len(some)] for name in names} | lists


@EVERY
def test_texts_by_key(lang: str) -> None:
    """The app, the referee, the puzzles, whatever a page says by key: every text fills and reads well."""
    told = words(lang)
    for key, message in language(lang).messages.items():
        if not key.startswith(("reason-", "clause-", "own-", "list-", "card-", "rank-")):
            for part in (None, *(one.id.name for one in message.attributes)):
                for args in samples(told, key, part):
                    if part == "title":
                        check(told.title(key))
                    else:
                        text = (told.say if part is None else told.full)(key, you="S", **args)  # type: ignore[arg-type]
                        check(TYPED.sub("…", text) if key.startswith(("lesson-fault-", "fault-", "truth-")) else text)


# --- how it reads ----------------------------------------------------------------------------------------


def english() -> list[str]:
    """The sentences of the rules and of the reasons, with short witnesses."""
    told = words("en")
    texts = [part for one in CLAUSES for part in told.clause(one)[2:4]]
    rng = random.Random(7)
    deal = start(rng)
    seen: dict[str, Reason] = {}
    while deal.phase != "over":
        for action in tries(rng, deal, deal.turn or SOUTH):
            for reason in deal.rule(deal.turn or SOUTH, action).reasons:
                seen.setdefault(reason.id, reason)
        deal = step(rng, deal)
    texts += [part for one in seen.values() for part in told.reason(one)[:2]]
    return [one for text in texts for one in re.split(r"(?<=[.!?])\s+", text)]


def syllables(word: str) -> int:
    """A rough count: groups of vowels, a silent e left out."""
    plain = re.sub(r"[^a-z]", "", word.lower())
    groups = len(re.findall(r"[aeiouy]+", re.sub(r"(?<=[^laeiouy])e(s|d)?$", "", plain)))
    return max(1, groups)


def test_english_is_for_beginners() -> None:
    """Short sentences, and a Flesch-Kincaid grade of 7 at most (about 3 in fact)."""
    sentences = [one.split() for one in english()]
    assert max(map(len, sentences)) <= 25, max(sentences, key=len)
    count = sum(map(len, sentences))
    grade = (
        0.39 * count / len(sentences) + 11.8 * sum(syllables(one) for each in sentences for one in each) / count - 15.59
    )
    assert grade <= 7, grade


def test_full_forms_have_three_sentences_at_most() -> None:
    for one in CLAUSES:
        for text in words("en").clause(one)[2:4]:
            assert len(re.split(r"(?<=[.!?])\s+", text)) <= 4, text
