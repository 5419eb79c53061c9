"""/my games: every table of a person, those that wait for them first, and the way to each and to the next."""

from __future__ import annotations

import math
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, link, place
from bot.discord.core.layout.components import Click, box, button, layout, row, rows, say
from bot.discord.core.layout.paging import number_in, page_at, turns
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import colour
from bot.discord.views.deadlines import awaited_until, deadline_of
from bot.discord.views.earlier import why_past
from bot.discord.views.open_tables import SHOWN, join_button, open_tables, waiting_lines
from bot.discord.views.table import table_for
from bot.sessions import SessionView, Status
from bot.sessions.core.holding import owned
from bot.sessions.core.table_state import SeatTime
from bot.sessions.time.timing import ends_at

clicks = Clicks[Context]()

SIZE = 6
"""How many tables one page shows: Discord allows 40 components in a message."""


ASIDE = {"resume": "button-resume", "end-ask": "button-end", "export": "button-export"}
"""What can be done with a game that was put aside, and the labels of its buttons."""


async def show_games(context: Context, reply: Reply, number: int = 0) -> None:
    """Show a page of the tables, the most urgent first."""
    words, ordered = reply.words, _ordered(context, reply.user_id)
    waiting = [session for session in ordered if context.sessions.awaits(session.id, reply.user_id)]
    calls = [session for session in ordered if _called_until(session, reply.user_id)]
    counted = words.say_key("my-games-waiting", waiting=len(waiting) + len(calls), games=len(ordered))
    title = f"## {words.say_key('my-games-title')}\n{counted}"
    items: list[ui.Item[Any]] = [say(title)]
    waits = [] if ordered else open_tables(context, reply)
    if waits:
        items.append(say(waiting_lines(context, reply, waits)))
        items.append(row(*(join_button(context, reply, each) for each in waits[:SHOWN])))
    page = page_at(ordered, number, SIZE)
    for session in page.items:
        items.append(say(await _line(context, reply, session)))
        if session.is_aside:
            acts = [button(Click(act, session.id), words.say_key(label)) for act, label in ASIDE.items()]
            items.append(row(*acts))
        elif session in calls and reply.interaction.guild_id is not None:
            green = discord.ButtonStyle.success
            comes = button(Click("come", session.id), words.say_key("button-come"), style=green)
            items.append(row(comes, button(Click("not-now", session.id), words.say_key("button-not-now"))))
        elif session.status is Status.PLAYING and session.seats_of(reply.user_id):
            items.append(row(button(Click("play", session.id), words.say_key("button-play"))))
    if tickets := await context.sessions.finder.tickets.of(reply.user_id):
        wanted = words.listed([context.title(each.game, reply.language) for each in tickets])
        items.append(say(words.say_key("my-games-tickets", games=f"={wanted}")))
    tail = turns(words, page, lambda word: Click("my-games", 0, 0, (word,)))
    if waiting:
        green = discord.ButtonStyle.success
        following = Click("play", waiting[0].id, 0, ("next",))
        tail.insert(0, button(following, words.say_key("button-my-next"), style=green))
    if await context.sessions.archive.imported_by(reply.user_id):
        tail.append(button(Click("my-imports"), words.say_key("button-my-imports")))
    tail.append(button(Click("my-ended"), words.say_key("button-my-ended")))
    if reply.interaction.guild_id is not None and (tickets or not ordered):
        tail.append(button(Click("find"), words.say_key("button-find")))
    tail.append(button(Click("my-settings"), words.say_key("button-my-settings")))
    await reply.show(layout(box([*items, *rows(tail)], colour(None))))


def _ordered(context: Context, user_id: int) -> list[SessionView]:
    """The live tables of a person: those that wait for them first, by the time that is left; then the oldest first."""

    def urgency(session: SessionView) -> tuple[bool, float, int]:
        time, called = _running(session, user_id), _called_until(session, user_id)
        ends = called if time is None else ends_at(time)
        return not (called or context.sessions.awaits(session.id, user_id)), ends or math.inf, session.id

    return sorted(context.sessions.tables_of(user_id), key=urgency)


def _running(session: SessionView, user_id: int) -> SeatTime | None:
    """The running clock of a person's seats that ends first."""
    times = session.table_state.times
    mine = [times[seat] for seat in session.seats_of(user_id) if seat < len(times)]
    running = [time for time in mine if time.since is not None]
    return min(running, key=lambda time: ends_at(time) or 0.0, default=None)


def _called_until(session: SessionView, user_id: int) -> float | None:
    """Until when someone may come to the table to which they were called; None if no call waits for an answer."""
    call = session.table_state.called.get(user_id) if session.status is Status.LOBBY else None
    return None if call is None else call.until


async def _line(context: Context, reply: Reply, session: SessionView) -> str:
    """One table: the game and its channel; who waits for whom, and until when."""
    words = reply.words
    if session.is_aside:
        title = f"**{context.title(session.game, reply.language)}** · {words.say_key('my-games-aside')}"
        return f"{title}\n{words.say_key('my-games-resume')}"
    head = f"**{context.title(session.game, reply.language)}** · {place(session)}"
    head = f"{head} · [{words.say_key('my-games-link')}]({link(session)})"
    called = _called_until(session, reply.user_id)
    if called or context.sessions.awaits(session.id, reply.user_id):
        head = f"{head} · **{words.say_key('my-games-you')}**"
    if called:
        return f"{head}\n{words.say_key('my-games-called', until=f'<t:{int(called)}:t>')}"
    if session.status is Status.LOBBY:
        players = context.sessions.finder.overview.taken(session)
        return f"{head}\n{words.say_key('my-games-lobby', players=players)}"
    if past := why_past(context, session, words):
        return f"{head}\n{past}"
    if owned(session, reply.user_id) and not session.seats_of(reply.user_id):
        return f"{head}\n{words.say_key('my-games-away')}"
    try:
        table = await table_for(context, session, reply.user_id, reply.reader)
    except Trouble:
        return f"{head}\n{words.say_key('my-games-unknown')}"
    asks, time = table.main_asks, _running(session, reply.user_id)
    own = time is not None and f" · {awaited_until(words, time, table.position.now)}"
    waiting, lost = table.waiting_line(table.titled), session.table_state.place_lost
    lines = [
        head,
        f"{table.title_line()}{own or deadline_of(table, asks)}",
        f"-# {waiting}" if waiting else "",
        words.say_key(f"my-games-place-{lost}") if lost else "",
    ]
    return "\n".join(filter(None, lines))


@clicks.on("my-games")
async def _games(context: Context, reply: Reply, click: Click) -> None:
    await show_games(context, reply, number_in(click.path))
