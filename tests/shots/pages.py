"""The pages that are looked at: the address of each, and what is done there before the picture is taken."""

from __future__ import annotations

from collections.abc import Callable

from tests.puzzles.drilling import out
from tests.screens.browsing import Reader
from tests.screens.test_keeping_browser import come_back

LESSON = "/learn?lesson=hidden-nine"
CLUB = "/learn?lesson=club/six-or-eight"
OPENED = "[data-testid=stPopoverBody]"
Act = Callable[[Reader], None]


def card(name: str) -> Act:
    return lambda reader: reader.click(reader.card(name))


def button(name: str) -> Act:
    return lambda reader: reader.click(reader.button(name))


def mark(name: str) -> Act:
    """Choose a card where several are asked for."""
    return lambda reader: reader.card(name).click()


def choice(name: str) -> Act:
    """Answer with a choice that is no card of the hand."""
    return lambda reader: reader.click(reader.choice(name))


def tick(name: str) -> Act:
    """Choose it where several are asked for."""
    return lambda reader: reader.choice(name).click()


def open_panel(reader: Reader) -> None:
    reader.page.locator(".st-key-wishes button").first.click()
    reader.page.locator(f"{OPENED} input[type=radio]").first.wait_for(state="attached")


def open_keys(reader: Reader) -> None:
    reader.page.locator(".st-key-keys button").wait_for(state="attached")
    reader.page.keyboard.press("?")
    reader.page.locator("[role=dialog] table.keys").last.wait_for()


def open_rule(reader: Reader) -> None:
    """The rule behind a verdict, beside it."""
    reader.page.locator(".st-key-why-rules button").first.click()
    reader.page.locator(f"{OPENED} a").wait_for()


def open_settings(reader: Reader) -> None:
    reader.page.locator(".st-key-table-settings button").click()
    reader.page.locator(f"{OPENED} a").wait_for()


def press(name: str) -> Act:
    """Press a button of the page."""

    def act(reader: Reader) -> None:
        reader.page.get_by_role("button", name=name).first.click()
        reader.settle()

    return act


def open_history(reader: Reader) -> None:
    """What happened before the question."""
    reader.page.locator(".stExpander summary").first.click()
    reader.page.locator(".history").first.wait_for()


def as_known(reader: Reader) -> None:
    """Come as the learner who has been here for fifty days."""
    come_back(reader)
    reader.page.reload()
    reader.settle()


def begin_drill(reader: Reader) -> None:
    reader.page.get_by_role("textbox").first.fill("Nimal")
    reader.page.keyboard.press("Enter")
    reader.root.wait_for()
    reader.settle()


def charts(reader: Reader) -> None:
    reader.page.locator(".stVegaLiteChart canvas, .stVegaLiteChart svg").first.wait_for()


def open_sessions(reader: Reader) -> None:
    reader.page.locator(".st-key-sessions button").first.click()
    reader.page.locator(f"{OPENED} button").last.wait_for()


PAGES: dict[str, tuple[str, tuple[Act, ...]]] = {
    "home": ("/", ()),
    "lessons": ("/learn", ()),
    "lesson-start": (LESSON, ()),
    "lesson-other": (LESSON, (card("TS"),)),
    "lesson-right": (LESSON, (card("JS"),)),
    "lesson-story": (LESSON + "&step=bids", ()),
    "lesson-fold": (LESSON + "&step=fold", (card("9S"),)),
    "lesson-wrong": (LESSON + "&step=follow", (card("JS"),)),
    "lesson-choice": (LESSON + "&step=tokens", (button("go-hint"),)),
    "lesson-end": (LESSON + "&step=recap", ()),
    "lesson-order": ("/learn?lesson=pack&step=top", (tick("AH"), tick("JH"), tick("9H"), tick("TH"), button("submit"))),
    "lesson-calls": ("/learn?lesson=dealing&step=late", (button("yes"),)),
    "lesson-puzzle": ("/learn?lesson=tricks&step=more", ()),
    "practice-one": ("/practise?puzzle=legal-card-6.v2", ()),
    "practice-every": ("/practise?puzzle=legal-card-1.v2", (mark("JH"), mark("9H"))),
    "practice-marked": ("/practise?puzzle=legal-card-1.v2", (mark("JH"), mark("9H"), button("submit"))),
    "practice-hint": ("/practise?puzzle=legal-card-0.v2", (button("go-hint"),)),
    "practice-rule": ("/practise?puzzle=winner-0", (choice("S"), open_rule)),
    "practice-settings": ("/practise?puzzle=legal-card-0.v2", (open_settings,)),
    "practice-plain": ("/practise?puzzle=legal-card-0.v2&plain=1", ()),
    "practice-panel": ("/practise?puzzle=legal-card-0.v2", (open_panel,)),
    "form-seat": ("/practise?puzzle=winner-0", ()),
    "form-seat-marked": ("/practise?puzzle=winner-0", (choice("S"),)),
    "form-trick": ("/practise?puzzle=winner-6", (tick("TD"), button("submit"))),
    "form-number": ("/practise?puzzle=count-0", (choice("5"),)),
    "form-suits": ("/practise?puzzle=knowledge-7.v2", (tick("D"), tick("S"), button("submit"))),
    "form-calls": ("/practise?puzzle=auction-3", (tick("pass"), tick("bid 170"))),
    "form-calls-marked": ("/practise?puzzle=auction-3", (tick("pass"), tick("bid 150"), button("submit"))),
    "form-word": ("/practise?puzzle=settle-1.v4", (choice("ours-2"),)),
    "form-open-hands": ("/practise?puzzle=make-it-7", (card("QS"),)),
    "form-cards": ("/practise?puzzle=knowledge-5.v2", (tick("KS"), button("submit"))),
    "form-moment": ("/practise?puzzle=caps-moment-12", (button("go-on"),)),
    "form-moment-order": ("/practise?puzzle=caps-moment-12", (button("go-caps"),)),
    "form-moment-missed": ("/practise?puzzle=caps-moment-12", (*[button("go-on")] * 4, button("go-show-0"))),
    "form-order": ("/practise?puzzle=caps-order-1.v2", ()),
    "rules": ("/rules", ()),
    "rule": ("/rules?clause=closed.inspect", ()),
    "progress": ("/progress", ()),
    "sessions": ("/practise?puzzle=winner-0", (open_sessions,)),
    "sprint": ("/practise?run=sprint", ()),
    "settings": ("/settings", ()),
    "settings-plain": ("/settings?plain=1", ()),
    "keys": ("/", (open_keys,)),
    "no-page": ("/nowhere", ()),
    "no-lesson": ("/learn?lesson=none", ()),
    "rule-differs": ("/rules?clause=caps.due", ()),
    "words": ("/rules?part=words", ()),
    "sheet": ("/rules?part=sheet", ()),
    "placement": ("/learn?placement=1", ()),
    "coach": ("/coach", ()),
    "coach-drills": ("/coach?part=drills", ()),
    "coach-results": ("/coach?part=results", ()),
    "coach-editor": ("/coach?part=editor", ()),
    "coach-groups": ("/coach?part=groups", ()),
    "drill-start": (f"/drill?d={out().to_link()}", ()),
    "drill-file": ("/drill", ()),
    "game-course": ("/learn?profile=call-partner", ()),
    "game-bid": ("/learn?lesson=call-partner/bidding-up&step=raise", ()),
    "game-call": ("/learn?lesson=call-partner/secret-card&step=call", ()),
    "game-reveal": ("/learn?lesson=call-partner/coming-out&step=must", (mark("QS"), button("submit"))),
    "game-alone": ("/learn?lesson=call-partner/one-against-three&step=nothing", ()),
    "game-marriage": ("/learn?lesson=call-partner/marriages&step=back", ()),
    "game-scores": ("/learn?lesson=call-partner/eleven-deals&step=me", (button("go-hint"),)),
    "game-plain": ("/learn?lesson=call-partner/marriages&step=back&plain=1", ()),
    "game-widow": ("/learn?lesson=widow/the-widow&step=which", ()),
    "game-widow-seen": ("/learn?lesson=widow/the-widow&step=seen", ()),
    "game-widow-play": ("/learn?lesson=widow/alone-against-two&step=won", ()),
    "game-rules": ("/rules?profile=widow", ()),
    "game-rule": ("/rules?clause=call.alone", ()),
    "game-words": ("/rules?part=words&profile=call-partner", ()),
    "game-sheet": ("/rules?part=sheet&profile=call-partner", ()),
    "game-practise": ("/practise?puzzle=legal-card-6.v2&profile=widow", ()),
    "club-course": ("/learn?profile=club", ()),
    "club-six": (CLUB + "&step=six-cards", ()),
    "club-six-show": (CLUB + "&step=together", ()),
    "club-eight": (CLUB + "&step=eight", ()),
    "club-eight-play": (CLUB + "&step=void", ()),
    "club-eight-trick": (CLUB + "&step=cut", ()),
    "club-practise": ("/practise?puzzle=club-winner-0", ()),
    "club-calls": ("/practise?puzzle=club-auction-0", ()),
    "table-own": ("/rules?part=table", ()),
    "kind-other-rules": ("/practise?puzzle=other-rules-1", ()),
    "kind-other-rules-calls": ("/practise?puzzle=other-rules-0", (open_history,)),
    "kind-indicator": ("/practise?puzzle=indicator-0.v2", ()),
    "kind-bid": ("/practise?puzzle=bid-0.v2", ()),
    "kind-bid-marked": ("/practise?puzzle=bid-0.v2", (choice("pass"),)),
    "kind-called": ("/practise?puzzle=call-partner-0.v2", ()),
    "kind-called-calls": ("/practise?puzzle=call-partner-auction-0", ()),
    "kind-marriage": ("/practise?puzzle=widow-marriage-1", ()),
    "kind-exchange": ("/practise?puzzle=widow-exchange-0", ()),
    "known-home": ("/", (as_known,)),
    "known-progress": ("/progress", (as_known, charts)),
    "known-practise": ("/practise?run=review", (as_known,)),
    "drill-question": (f"/drill?d={out().to_link()}", (begin_drill,)),
    "no-puzzle": ("/practise?puzzle=legal-card-0.v99", ()),
    "no-rule": ("/rules?clause=none", ()),
}
