"""What to do about the direct message of a seat: a pure function of what was sent, and of what should be shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.discord.views.sheet import Print, Sheet
from bot.sessions import HandMessageRow


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
