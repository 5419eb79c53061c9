"""What one seat is shown in a direct message: its hand, what it was told, and its choices."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from discord import ui

from bot.discord.core.components import gist_of
from bot.discord.core.context import Context, place
from bot.discord.views.catchup import newest_since, news_of
from bot.discord.views.choosing import panel
from bot.discord.views.deadlines import deadline_of
from bot.discord.views.hand_view import NOTHING, Sight, sight_of
from bot.discord.views.memory import Memories, Memory
from bot.discord.views.table import TableView
from bot.engine.moves import Seat


@dataclass(frozen=True)
class Sheet:
    """What a direct message shows: its layout, the hand in it, what it asks, and who moved last."""

    view: ui.LayoutView
    sight: Sight
    question: str
    shown: str
    mover: Seat | None


async def sheet_of(context: Context, table: TableView, sight: Sight | None = None) -> Sheet:
    """The sheet of a seat now, with this `sight` if it is there already.

    It gives no hint of others' moves that the seat may not know of.
    """
    assert table.seat is not None
    memory = await context.part(Memories).of(table)
    asks = table.asks
    if sight is None:
        sight = NOTHING if table.over else await sight_of(context, table)
    note = f"-# {table.speech.words.say_key('title')} · {place(table.session)}"
    news = await _news(context, table, memory) if asks and not table.over else []
    said = "\n".join(news)
    done = [sentence for sentence in memory.told if sentence not in said]
    # Whoever waits is shown what stays true: others' moves need no edit then, unless a window opens or closes.
    waits = not asks and not table.over
    may = _may_answer(table) if waits else ""
    view = panel(
        table, done=done, note="\n".join(filter(None, [note, *news, may])), sight=sight, timeless=waits
    )
    question = " ".join(sorted({ask.word for ask in asks}))
    shown = (
        " ".join([sight.told, *(picture.name for picture in sight.pictures), may]) if waits else gist_of(view)
    )
    return Sheet(view, sight, question, _fingerprint(shown, memory.own), memory.mover)


def _may_answer(table: TableView) -> str:
    """What someone who is not asked can answer now, in an open window; "" if there is none, or nothing fits."""
    windows = table.clock_asks()
    if not windows or not table.legal():
        return ""
    said = table.speech.say("may-answer-now", doing=table.doing(windows[0]))
    return f"{said}{deadline_of(table, windows)}"


async def _news(context: Context, table: TableView, memory: Memory) -> list[str]:
    """What an awaited player missed, if more than one turn passed since they last looked or moved."""
    user_id = table.session.holders[table.seat or 0].user_id
    if user_id is None:
        return []
    looked = await context.sessions.people.looked(table.session.id, user_id) or 0
    since = max(looked, memory.moved)
    if not since:
        return []
    news = news_of(table, await newest_since(context, table, since))
    return news.lines(table) if news.turns > 1 else []


def _fingerprint(shown: str, own: int) -> str:
    """A hash of what is shown and of the seat's own moves; others' moves change no button."""
    return hashlib.sha256(f"{own} {shown}".encode()).hexdigest()[:24]
