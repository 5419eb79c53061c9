"""The sheet in a direct message, and what to do about that: a pure function of what was sent, and what should be."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from discord import ui

from bot.discord.views.hand_view import Sight
from bot.engine.moves import Seat
from bot.sessions import HandMessageRow

MOMENTS = 60.0
"""Seconds for which a message may say until when a window is open though it is over."""


def hash_of(said: str) -> str:
    """A short name of a text that tells it from others."""
    return hashlib.sha256(said.encode()).hexdigest()[:12]


NOTHING_SAID = hash_of("")
"""The rest of a sheet that asks nothing, and says of nothing that it may be done."""


class Print(NamedTuple):
    """What a sheet is told by: how often its seat has moved, and hashes of the hand and of the rest.

    `answered` ("" or "a") says that its reader has moved since the bot last wrote to them by itself. `until` is the UTC
    second until which they read that they may do something for which no one waits ("": there is nothing).
    """

    own: str = ""
    hand: str = ""
    said: str = ""
    answered: str = ""
    until: str = ""

    @classmethod
    def of(cls, stored: str) -> Print:
        """The print that is stored like this; that of an earlier version differs from all."""
        parts = stored.split(".")
        return cls(*parts) if len(parts) == len(cls._fields) else cls(hand=stored)

    def is_of(self, other: Print) -> bool:
        """Whether both sheets look the same."""
        return (self.hand, self.said) == (other.hand, other.said)

    def after(self, before: Print) -> Print:
        """This print where its reader was shown it by a click of their own, after `before`."""
        return self._replace(answered="a" if self.own != before.own else before.answered)

    def __str__(self) -> str:
        return ".".join(self)


@dataclass(frozen=True)
class Sheet:
    """What a direct message shows: the hand in it, what it asks, and who moved last, by a click or not.

    Most sheets look as what was sent already, so their layout is made only for those that are sent, by `lay_out`.
    `question` has a word for each thing asked; that of a turn ends with the line where the turn began, or the `phase`
    of the game ("": it has none).
    """

    lay_out: Callable[[], Awaitable[ui.LayoutView]]
    sight: Sight
    question: str
    print: Print
    mover: Seat | None
    clicked: bool
    phase: str

    @property
    def shown(self) -> str:
        """The print of the sheet, as it is stored."""
        return str(self.print)

    def only_ends(self, before: Print, now: float) -> bool:
        """Whether all that is new is that a window is over, and its reader knows that or would within moments.

        They have answered in it, or no one waited for them and they read when it ends.
        """
        knows = before.answered or (before.until and float(before.until) <= now + MOMENTS)
        return bool(knows) and (self.print.hand, self.print.said) == (before.hand, NOTHING_SAID)

    def may_return(self, question: str) -> bool:
        """Whether a question that is not asked now may be the same if it is asked again: that of a turn in this phase.

        Another player's move can take it away for a moment.
        """
        return bool(self.phase) and question.endswith(self.phase)


@dataclass(frozen=True)
class Due:
    """What a seat should be shown.

    `user` holds the seat (None: no person does). `withheld`: they want no direct messages. `over`: so is the game.
    `news`: someone who was sent nothing yet has something to learn. `sheet` is what they should see, None until made.
    """

    user: int | None
    withheld: bool = False
    over: bool = False
    news: bool = True
    sheet: Sheet | None = None


class Do(Enum):
    """What to do about a direct message.

    TAKE_AWAY: whoever it was sent to has lost the seat. MAKE: make the sheet. SEND: write anew. NOTE: only note what
    it shows, which is no news to its reader. REMOVE: its reader wants none.
    """

    NOTHING = "nothing"
    TAKE_AWAY = "take away"
    MAKE = "make"
    SEND = "send"
    EDIT = "edit"
    NOTE = "note"
    REMOVE = "remove"


@dataclass(frozen=True)
class Step:
    """What to do, and what the row says then: what the message asks and shows."""

    do: Do
    question: str = ""
    shown: str = ""


def next_step(row: HandMessageRow | None, due: Due, now: float) -> Step:
    """What to do about the message of a seat at `now` (UTC seconds). `row` is what was sent, None if nothing was.

    Once a message was taken away there is no row.
    """
    if row is not None and row.user_id != due.user:
        return Step(Do.TAKE_AWAY)
    if due.user is None:
        return Step(Do.NOTHING)
    if due.withheld and not due.over:
        return Step(Do.REMOVE)
    if row is None and (due.over or not due.news):
        return Step(Do.NOTHING)
    if due.sheet is None:
        return Step(Do.MAKE)
    if row is None:
        return Step(Do.SEND, due.sheet.question, due.sheet.shown)
    return refreshed(row, due.sheet) if due.over else _written(row, due.sheet, now)


def _written(row: HandMessageRow, sheet: Sheet, now: float) -> Step:
    """Edit the message of a seat; send a new one if an answer is newly needed.

    A message that a newer one has followed, or that asks what its reader has answered elsewhere, is left: its buttons
    open the hand as it is now. So is the question of a turn that another player's move takes away within its phase.
    """
    asked, asks, before = set(row.question.split()), set(sheet.question.split()), Print.of(row.shown)
    moved, by_them = sheet.print.own != before.own, sheet.mover == row.seat
    interrupted = set[str]() if moved else {each for each in asked - asks if sheet.may_return(each)}
    new = {each for each in asks - asked if each.partition("/")[0] not in asked}
    question = " ".join(sorted(asks | interrupted))
    if (new and not by_them) or (row.message is None and asks and not asked):
        return Step(Do.SEND, question, sheet.shown)
    if row.message is None:
        return Step(Do.NOTE, question, row.shown)
    if moved and sheet.clicked and by_them:
        return Step(Do.NOTE, question, str(sheet.print.after(before)))
    if sheet.only_ends(before, now):
        return noted(row, sheet, question)
    if interrupted and not asks and interrupted == asked:
        return Step(Do.NOTHING)
    return refreshed(row, sheet, question)


def refreshed(row: HandMessageRow, sheet: Sheet, question: str | None = None) -> Step:
    """Let a message that is there show a sheet, which asks its own `question` or another."""
    if row.message is None:
        return Step(Do.NOTHING)
    if Print.of(row.shown).is_of(sheet.print):
        return noted(row, sheet, question)
    return Step(Do.EDIT, sheet.question if question is None else question, sheet.shown)


def noted(row: HandMessageRow, sheet: Sheet, question: str | None = None) -> Step:
    """Note what the message of a seat would show, which is no news to its reader."""
    shown = sheet.print._replace(answered=Print.of(row.shown).answered)
    return Step(Do.NOTE, sheet.question if question is None else question, str(shown))
