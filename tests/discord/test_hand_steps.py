"""What is done about the direct message of a seat, case by case: by what was sent, and what should be shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord import ui
from msgspec import structs

from bot.discord.views.hand_steps import MOMENTS, NOTHING_SAID, Do, Due, Print, Sheet, Step, next_step
from bot.discord.views.hand_view import NOTHING
from bot.engine.moves import Seat
from bot.sessions import HandMessageRow

NOW = 1_795_700_000.0
MIRA, BO = 10, 20
ME, OTHER = Seat(1), Seat(2)


def printed(own: str = "3", hand: str = "h", said: str = "s", answered: str = "", until: str = "") -> Print:
    return Print(own, hand, said, answered, until)


def row(question: str = "", shown: Print = printed(), **other: Any) -> HandMessageRow:
    """What Mira was sent: a message with these questions, and this look."""
    told = HandMessageRow(
        session=1, seat=ME, user_id=MIRA, channel=5, message=6, question=question, shown=str(shown)
    )
    return structs.replace(told, **other)


def due(
    question: str = "",
    shown: Print = printed(),
    *,
    mover: Seat | None = OTHER,
    clicked: bool = False,
    phase: str = "",
    **other: Any,
) -> Due:
    """What Mira should be shown: a sheet with these questions, and this look."""
    sheet = Sheet(nothing, NOTHING, question, shown, mover, clicked, phase)
    return replace(Due(MIRA, sheet=sheet), **other)


async def nothing() -> ui.LayoutView:
    """The layout of a sheet, which no decision needs."""
    raise AssertionError


def step(do: Do, question: str = "", shown: Print = printed()) -> Step:
    return Step(do, question, str(shown))


UNMADE = Due(MIRA)
CLOSED = {"channel": None, "message": None}
NEW = printed(hand="h2")
GONE = printed(said=NOTHING_SAID)

CASES: dict[str, tuple[HandMessageRow | None, Due, Step]] = {
    # Before the sheet is made.
    "a new holder": (row(), replace(UNMADE, user=BO), Step(Do.TAKE_AWAY)),
    "a new holder, after the game": (row(), replace(UNMADE, user=BO, over=True), Step(Do.TAKE_AWAY)),
    "the seat is free now": (row(), replace(UNMADE, user=None), Step(Do.TAKE_AWAY)),
    "a free seat": (None, replace(UNMADE, user=None), Step(Do.NOTHING)),
    "no direct messages are wanted": (row(), replace(UNMADE, withheld=True), Step(Do.REMOVE)),
    "none are wanted, and none was sent": (None, replace(UNMADE, withheld=True), Step(Do.REMOVE)),
    "none are wanted, but the game is over": (
        row(),
        replace(UNMADE, withheld=True, over=True),
        Step(Do.MAKE),
    ),
    "nothing was sent until the game was over": (None, replace(UNMADE, over=True), Step(Do.NOTHING)),
    "nothing was sent, and there is no news": (None, replace(UNMADE, news=False), Step(Do.NOTHING)),
    "nothing was sent, and there is news": (None, UNMADE, Step(Do.MAKE)),
    "a message was sent": (row(), UNMADE, Step(Do.MAKE)),
    "a message was sent, and there is no news": (row(), replace(UNMADE, news=False), Step(Do.MAKE)),
    # Nothing was sent yet.
    "the first message": (None, due("turn/3", NEW), step(Do.SEND, "turn/3", NEW)),
    "the first message asks nothing": (None, due(), step(Do.SEND)),
    # An answer is needed.
    "newly asked": (row("", printed()), due("turn/3", NEW), step(Do.SEND, "turn/3", NEW)),
    "asked another question": (row("pay"), due("pay trade", NEW), step(Do.SEND, "pay trade", NEW)),
    "a new question comes by one's own move": (
        row("", printed()),
        due("pay", printed("4"), mover=ME),
        step(Do.NOTE, "pay", printed("4")),
    ),
    "a new question with another hand comes by one's own move": (
        row("", printed()),
        due("pay", printed("4", "h2"), mover=ME),
        step(Do.EDIT, "pay", printed("4", "h2")),
    ),
    "asked the same for another turn": (row("turn/3"), due("turn/7", NEW), step(Do.SEND, "turn/7", NEW)),
    "asked for another turn what the last rules called the same": (
        row("turn"),
        due("turn/7", NEW),
        step(Do.EDIT, "turn/7", NEW),
    ),
    "still asked": (row("turn/3"), due("turn/3", NEW), step(Do.EDIT, "turn/3", NEW)),
    # The message could not be sent.
    "closed, and newly asked": (row(**CLOSED), due("pay", NEW), step(Do.SEND, "pay", NEW)),
    "closed, and newly asked by one's own move": (
        row(**CLOSED),
        due("pay", NEW, mover=ME),
        step(Do.SEND, "pay", NEW),
    ),
    "closed, and asked as before": (row("pay", **CLOSED), due("pay", NEW), step(Do.NOTE, "pay")),
    "closed, and no longer asked": (row("pay", **CLOSED), due("", NEW), step(Do.NOTE)),
    "closed, and nothing is asked": (row(**CLOSED), due("", NEW), step(Do.NOTE)),
    "closed, and the game is over": (row(**CLOSED), due("", NEW, over=True), Step(Do.NOTHING)),
    # One's own click has shown it, here or elsewhere.
    "answered elsewhere": (
        row("turn/3", printed()),
        due("", printed("4", "h2"), mover=ME, clicked=True),
        step(Do.NOTE, "", printed("4", "h2", answered="a")),
    ),
    "answered by a standing order": (
        row("turn/3", printed()),
        due("", printed("4", "h2"), mover=ME),
        step(Do.EDIT, "", printed("4", "h2")),
    ),
    "answered, and then another moved": (
        row("turn/3", printed()),
        due("", printed("4", "h2"), clicked=True),
        step(Do.EDIT, "", printed("4", "h2")),
    ),
    "another clicked": (row("", printed()), due("", NEW, clicked=True), step(Do.EDIT, "", NEW)),
    "the same click again": (row(), due("", NEW, mover=ME, clicked=True), step(Do.EDIT, "", NEW)),
    # A turn is taken away for a moment.
    "the turn is interrupted": (row("turn/3"), due("", NEW, phase="/3"), Step(Do.NOTHING)),
    "the turn is over with its phase": (row("turn/3"), due("", NEW, phase="/9"), step(Do.EDIT, "", NEW)),
    "the turn is over where there are no phases": (row("turn/3"), due("", NEW), step(Do.EDIT, "", NEW)),
    "the turn is over by one's own move": (
        row("turn/3"),
        due("", printed("4", "h2"), phase="/3"),
        step(Do.EDIT, "", printed("4", "h2")),
    ),
    "the turn is interrupted by a question": (
        row("turn/3"),
        due("pay", NEW, phase="/3"),
        step(Do.SEND, "pay turn/3", NEW),
    ),
    "the turn is interrupted by a question of one's own": (
        row("turn/3"),
        due("pay", NEW, mover=ME, phase="/3"),
        step(Do.EDIT, "pay turn/3", NEW),
    ),
    "the turn is interrupted, and it looks the same": (
        row("pay turn/3"),
        due("pay", phase="/3"),
        step(Do.NOTE, "pay turn/3"),
    ),
    "the turn is interrupted, a question goes on": (
        row("pay turn/3"),
        due("pay", NEW, phase="/3"),
        step(Do.EDIT, "pay turn/3", NEW),
    ),
    "the turn is interrupted, a question is over": (
        row("pay turn/3"),
        due("", NEW, phase="/3"),
        step(Do.EDIT, "turn/3", NEW),
    ),
    # A window is over.
    "a window is over that was answered": (
        row("trade", printed(answered="a")),
        due("", GONE),
        step(Do.NOTE, "", printed(said=NOTHING_SAID, answered="a")),
    ),
    "a window is over that was not answered": (row("trade"), due("", GONE), step(Do.EDIT, "", GONE)),
    "a window is over as it said": (
        row("", printed(until=str(int(NOW + MOMENTS)))),
        due("", GONE),
        step(Do.NOTE, "", GONE),
    ),
    "a window is over before it said": (
        row("", printed(until=str(int(NOW + MOMENTS + 1)))),
        due("", GONE),
        step(Do.EDIT, "", GONE),
    ),
    "a window is over that was answered, and the hand is another": (
        row("", printed(answered="a")),
        due("", printed(hand="h2", said=NOTHING_SAID)),
        step(Do.EDIT, "", printed(hand="h2", said=NOTHING_SAID)),
    ),
    # Nothing looks different.
    "it looks the same": (row("pay"), due("pay"), step(Do.NOTE, "pay")),
    "it looks the same after an answer": (
        row("pay", printed(answered="a")),
        due("pay", printed(until="7")),
        step(Do.NOTE, "pay", printed(answered="a", until="7")),
    ),
    "other words": (row(), due("", printed(said="t")), step(Do.EDIT, "", printed(said="t"))),
    # The game is over.
    "the game is over": (row("turn/3"), due("", NEW, over=True), step(Do.EDIT, "", NEW)),
    "the game is over by one's own click": (
        row("turn/3"),
        due("", printed("4", "h2"), mover=ME, clicked=True, over=True),
        step(Do.EDIT, "", printed("4", "h2")),
    ),
    "the game is over and shown": (row("", NEW), due("", NEW, over=True), step(Do.NOTE, "", NEW)),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_done_about_a_hand(case: str) -> None:
    sent, wanted, expected = CASES[case]
    assert next_step(sent, wanted, NOW) == expected
