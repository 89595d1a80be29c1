"""The position editor: lay cards, calls and tricks out, see what the engine says, ask it (``/coach?part=editor``)."""

from __future__ import annotations

import contextlib
import json
import zlib
from typing import Final

import streamlit as st

from puzzles.drills import DrillError, Made
from puzzles.drills.handmade import NODES, asks_of, puzzle_of
from puzzles.drills.model import Ask
from tutor.app.screens import arriving, coach_plan, coach_position, ways
from tutor.app.screens.coach_position import Position
from tutor.app.screens.practise_why import right_marks, tell_marks, wrong_marks
from tutor.app.session import draw_table, title_tab
from tutor.app.table.from_view import Scene
from tutor.app.texts import plain
from tutor.cards import PACK, SUITS, Card, card
from tutor.faults import Fault
from tutor.record import RecordError, record_of
from tutor.record.setup import SetupFault
from tutor.record.typed import words_of
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, INDICATOR, OVER, SECOND
from tutor.seats import SEATS, Seat
from tutor.solver.assess import assess
from tutor.wording import Words, capital

_TYPED: Final = ("calls", "trump", "plays")
_SAID: Final = "position-said"
"""The key of the session with the key of a text that is to be said once."""

_REFUSED: Final = "position-refused"
"""The key of the session with what is wrong with the last record, to be said once."""


def show_editor(told: Words) -> None:
    """Draw the page."""
    title_tab(told.title("coach-card-editor"))
    st.title(told.title("coach-card-editor"), anchor=False)
    with st.container(horizontal=True):
        ways.link("coach", told.say("coach-back"))
        ways.link("coach", told.say("setup-to-drills"), part="drills")
    st.markdown(told.say("setup-lead"))
    now = coach_position.position()
    if now.record is None:
        _hands(told)
        _actions(told)
        _import(told)
    else:
        _recorded(now, told)
    refused: tuple[Fault, ...] = st.session_state.pop(_REFUSED, ())
    if refused:
        arriving.refused(told.say("setup-no-record"), refused, told)
    said = st.session_state.pop(_SAID, None)
    if said is not None:
        st.info(told.say(said))
    checked = now.check()
    if checked.deal is None:
        _faults(checked.faults, told)
    else:
        _position(now, checked.deal, told)
    st.button(told.say("coach-drill-clear"), key="position-clear", on_click=coach_position.clear)


# -- laying out --------------------------------------------------------------------------------------------------------


def _retyped(name: str) -> None:
    value = st.session_state[f"position-{name}"]
    if name in _TYPED or name == "dealer":
        coach_position.retype(**{name: value})
    else:
        hands = dict(coach_position.position().setup.hands)
        coach_position.retype(hands={**hands, name: value})


def _hands(told: Words) -> None:
    """The dealer and a field for each hand, to type in or to fill by taps."""
    setup = coach_position.position().setup
    st.session_state["position-dealer"] = str(setup.dealer)
    st.selectbox(
        told.say("setup-dealer"),
        [str(one) for one in SEATS],
        format_func=lambda one: capital(told.seat(one)),
        key="position-dealer",
        on_change=_retyped,
        args=("dealer",),
    )
    st.caption(told.say("setup-hands-help"))
    for one in SEATS:
        st.session_state[f"position-{one}"] = setup.hands.get(one, "")
        label = told.say("setup-hand", who=capital(told.seat(one)))
        st.text_input(label, max_chars=80, key=f"position-{one}", on_change=_retyped, args=(str(one),))
    with st.expander(told.say("setup-tap")):
        _taps(told)


def _taps(told: Words) -> None:
    """The pack: a tap gives a card to a hand or takes it back. Cards of other hands are not offered."""
    seat = st.segmented_control(
        told.say("setup-tap-seat"),
        [str(one) for one in SEATS],
        format_func=lambda one: capital(told.seat(one)),
        default="S",
        required=True,
        key="position-tap-seat",
    )
    hands = coach_position.position().setup.hands
    held = {one: _cards_in(hands.get(one, "")) for one in SEATS}
    others = {card for one, some in held.items() if one != seat for card in some}
    mine = held[Seat(str(seat))]
    for suit in SUITS:
        key = f"position-tap-{seat}-{suit}"
        st.session_state[key] = [str(one) for one in mine if one.suit == suit]
        st.pills(
            capital(told.suit(suit)),
            [str(one) for one in PACK if one.suit == suit and one not in others],
            selection_mode="multi",
            format_func=lambda one: told.card_sign(Card(one)),
            key=key,
            on_change=_tapped,
            args=(str(seat), suit, key),
        )


def _tapped(seat: str, suit: str, key: str) -> None:
    hands = dict(coach_position.position().setup.hands)
    rest = [str(one) for one in _cards_in(hands.get(seat, "")) if one.suit != suit]
    coach_position.retype(hands={**hands, seat: " ".join([*rest, *st.session_state[key]])})


def _cards_in(text: str) -> list[Card]:
    """The cards of a typed hand, as far as it can be read."""
    found = set()
    for word in words_of(text.replace("/", " ")):
        with contextlib.suppress(ValueError):
            found.add(card(word))
    return [one for one in PACK if one in found]


def _actions(told: Words) -> None:
    """What was called, set aside and played."""
    setup = coach_position.position().setup
    for name in _TYPED:
        st.session_state[f"position-{name}"] = getattr(setup, name)
        st.text_input(
            told.say(f"setup-{name}"),
            max_chars=400,
            key=f"position-{name}",
            on_change=_retyped,
            args=(name,),
            help=told.full(f"setup-{name}"),
        )


# -- a recorded deal ---------------------------------------------------------------------------------------------------


def _import(told: Words) -> None:
    """A deal record from a file or from the clipboard."""
    with st.expander(told.say("setup-import")), st.form("position-import", border=False):
        st.file_uploader(told.say("setup-file"), type=["json"], key="position-file", max_upload_size=1)
        st.text_area(told.say("setup-paste"), key="position-paste", max_chars=20_000)
        st.form_submit_button(told.say("setup-take"), on_click=_take)


def _take() -> None:
    given, pasted = st.session_state.get("position-file"), st.session_state.get("position-paste", "")
    try:
        coach_position.bring(given.getvalue() if given is not None else pasted)
    except RecordError as error:
        st.session_state[_REFUSED] = error.faults


def _recorded(now: Position, told: Words) -> None:
    """The moment of the recorded deal."""
    assert now.record is not None
    count = len(now.record.actions)
    st.markdown(told.say("setup-recorded", count=count))
    if count:
        st.session_state["position-after"] = now.after
        st.slider(
            told.say("setup-after"),
            0,
            count,
            key="position-after",
            on_change=lambda: coach_position.change(after=st.session_state["position-after"], seat=None),
        )


# -- what is wrong -----------------------------------------------------------------------------------------------------


def _faults(faults: tuple[SetupFault, ...], told: Words) -> None:
    """Every fault, with its place."""
    lines = [f"- **{_place(one, told)}**: {fault_text(one, told)}" for one in faults]
    st.error("\n".join([told.say("setup-faults", count=len(faults)) + "\n", *lines]))


def _place(one: SetupFault, told: Words) -> str:
    if one.place in _TYPED:
        return told.say(f"setup-{one.place}")
    return told.say("setup-hand", who=capital(told.seat(one.place)))


def fault_text(one: SetupFault, told: Words) -> str:
    """What is wrong, in words."""
    if one.id == "refused":
        assert one.seat is not None
        assert one.action is not None
        assert one.ruling is not None
        return told.refusal(one.seat, one.action, one.ruling)
    if one.id == "twice":
        assert one.card is not None
        return told.say("setup-fault-twice", card=one.card, who=one.seat or "")
    return told.say(f"setup-fault-{one.id}", text=plain(one.text))


# -- what the engine says ----------------------------------------------------------------------------------------------


def _position(now: Position, deal: Deal, told: Words) -> None:
    """The table from a seat, and what can be asked of it."""
    seat = now.seat_at(deal)
    st.session_state["position-seat"] = str(seat)
    st.segmented_control(
        told.say("setup-seat"),
        [str(one) for one in SEATS],
        format_func=lambda one: capital(told.seat(one)),
        required=True,
        key="position-seat",
        on_change=lambda: coach_position.change(seat=Seat(st.session_state["position-seat"])),
    )
    view = deal.view(seat)
    serial = zlib.crc32(repr((seat, record_of(deal))).encode())
    calls = deal.phase in (AUCTION, INDICATOR, SECOND, OVER)
    draw_table(view, told, Scene(serial, "position", calls=calls), key="position-table", on_answer=lambda given: None)
    record = record_of(deal).to_json()
    for ask in asks_of(deal, seat):
        _asked(ask, Made(record=record, seat=seat, ask=ask), deal, told.at(you=seat))
    st.download_button(
        told.say("setup-save"),
        data=json.dumps(record, indent=1) + "\n",
        file_name="304-deal.json",
        mime="application/json",
        icon=":material/download:",
        on_click="ignore",
        key="position-save",
    )


def _asked(ask: Ask, made: Made, deal: Deal, told: Words) -> None:
    """One question that can be asked here: its answer, and the button that makes it a question of the drill."""
    with st.container(border=True, key=f"position-ask-{ask}"):
        st.header(told.say(f"setup-ask-{ask}"), anchor=False)
        if ask == "caps":
            wanted = st.button(told.say("setup-caps-find"), key="position-caps")
            if not wanted:
                return
            _caps(made.seat, deal, told)
        else:
            puzzle = puzzle_of(made)
            tell_marks(puzzle, right_marks(puzzle), told, name_right=True)
            tell_marks(puzzle, wrong_marks(puzzle), told)
        st.button(told.say("setup-make-question"), key=f"position-add-{ask}", on_click=_add, args=(made,))


def _caps(seat: Seat, deal: Deal, told: Words) -> None:
    """Is a Caps call of the seat proved at this moment?"""
    found = assess(deal.view(seat), NODES)
    order = found.proof.order
    if found.kind == "sure" and order is not None:
        st.markdown(told.say("setup-caps-sure", cards=list(order)))
    else:
        st.markdown(told.say(f"setup-caps-{found.kind}"))


def _add(made: Made) -> None:
    """Make it a question of the drill on the bench."""
    try:
        puzzle_of(made)
    except DrillError:
        st.session_state[_SAID] = "setup-caps-none"
        return
    coach_plan.change(made=(*coach_plan.plan().made, made))
    st.session_state[_SAID] = "setup-added"
