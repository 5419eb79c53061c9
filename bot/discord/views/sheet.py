"""What one seat is shown in a direct message: its hand, what it was told, and its choices."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import NamedTuple

from discord import ui

from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import gist_of
from bot.discord.views.ahead import look_ahead
from bot.discord.views.catchup import news_of_turn
from bot.discord.views.choosing import panel
from bot.discord.views.context import ViewContext
from bot.discord.views.deadlines import deadline_of
from bot.discord.views.hand_view import NOTHING, Sight, sight_of
from bot.discord.views.memory import Memory
from bot.discord.views.table import TableView
from bot.engine.moves import Pace, Seat

MOMENTS = 60.0
"""Seconds for which a message may say until when a window is open though it is over."""


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
    """What a direct message shows: its layout, the hand in it, what it asks, and who moved last, by a click or not.

    `question` has a word for each thing asked; that of a turn ends with the line where the turn began, or the `phase`
    of the game ("": it has none).
    """

    view: ui.LayoutView
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


async def sheet_of(context: ViewContext, table: TableView, sight: Sight | None = None) -> Sheet:
    """The sheet of a seat now, with this `sight` if it is there already.

    It gives no hint of others' moves that the seat may not know of.
    """
    assert table.seat is not None
    memory = await context.memories.of(table)
    asks = table.asks
    if sight is None:
        sight = NOTHING if table.over else await sight_of(context, table)
    note = f"-# {table.speech.words.say_key('title')} · {place(table.session)}"
    news = (await news_of_turn(context, table)).lines(table) if asks else []
    said = "\n".join(news)
    done = [sentence for sentence in memory.told if sentence not in said]
    waits = not asks and not table.over
    may = _may_answer(table) if waits else ""
    await look_ahead(table)
    undo = await _undo_steps(context, table, memory)
    view = panel(
        table,
        undo=undo,
        done=done,
        note="\n".join(filter(None, [note, *news, may])),
        sight=sight,
        timeless=waits,
    )
    turns = table.session.table_state.turns
    phase = f"/{turns.opened}" if turns.phase else ""
    since = phase or f"/{turns.began[table.seat] if table.seat < len(turns.began) else 0}"
    question = " ".join(sorted({f"{ask.word}{since if ask.pace is Pace.TURN else ''}" for ask in asks}))
    # Of what others do, only this is news to the reader: who is asked is shown the rest as it is then by each click.
    if table.over:
        said = gist_of(view)
    elif asks:
        said = "\n".join([table.asked_of_you(asks), deadline_of(table, asks), *memory.told])
    else:
        said = may
    until = str(int(min(table.position.windows))) if may and table.position.windows else ""
    shown = Print(str(memory.own), _hash_of(_hand(context, table, sight)), _hash_of(said), until=until)
    return Sheet(view, sight, question, shown, memory.mover, memory.clicked, phase)


def _hand(context: Context, table: TableView, sight: Sight) -> str:
    """What makes one hand another to its holder: the cards, and the way in which they want to see them."""
    held = context.studio.renderer(table.game).held
    if held is None or sight.late or table.seat is None or table.over:
        return " ".join([sight.told, *(picture.name for picture in sight.pictures[-1:])])
    eyes = table.person.vision.value, table.person.words, table.speech.language
    return f"{held(table.view, table.seat)} {eyes}"


async def _undo_steps(context: ViewContext, table: TableView, memory: Memory) -> int | None:
    """How many moves the seat can take back; None if it has not moved in this turn."""
    began, seat = table.session.table_state.turns.began, table.seat
    assert seat is not None
    user_id = table.session.holders[seat].user_id
    if user_id is None or seat not in table.turn_seats or seat >= len(began) or memory.moved <= began[seat]:
        return None
    return await context.sessions.may_undo(user_id, table.session.id)


def _may_answer(table: TableView) -> str:
    """What someone who is not asked can answer now, in an open window; "" if there is none, or nothing fits."""
    windows = table.clock_asks
    if not windows or not table.legal():
        return ""
    said = table.speech.say("may-answer-now", doing=table.doing(windows[0]))
    return f"{said}{deadline_of(table, windows)}"


def _hash_of(said: str) -> str:
    return hashlib.sha256(said.encode()).hexdigest()[:12]


NOTHING_SAID = _hash_of("")
"""The rest of a sheet that asks nothing, and says of nothing that it may be done."""
