"""What can be looked at beside the game: board, log, hand, the proof of fair play. All of it privately."""

from __future__ import annotations

import io
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.discord.catchup import NEWEST, news_for, noted
from bot.discord.choosing import SETTINGS
from bot.discord.components import Click, action, box, button, layout, row, rows, say, table_action
from bot.discord.desk import Desk, is_admin
from bot.discord.errors import Trouble
from bot.discord.living import SHORT_HASH, file_of, gallery_of, standings
from bot.discord.lobbycard import lobby_card, options_in_words
from bot.discord.paging import number_in, older_and_newer, page_at
from bot.discord.panel import own_table, show_panel
from bot.discord.reply import Reply
from bot.discord.table import Table, table_for
from bot.discord.texts import cut
from bot.engine.secrets import has_secrets
from bot.sessions import Kind, LogLine, SessionView, Status

LINES_PER_PAGE = 12
PAGE_LENGTH = 3500
RED = discord.ButtonStyle.danger


@table_action("board")
async def show_board(desk: Desk, reply: Reply, session: SessionView, *, text: bool = False) -> None:
    """The board as this user may know it: the picture, or the whole position in words; first what is new to them."""
    if session.started_at is None:
        await reply.view(await lobby_card(desk, session))
        return
    table = await table_for(desk, session, reply.user_id)
    news = await news_for(desk, table, reply.user_id)
    events = news.events if news is not None else ()
    if not events:
        since = await desk.sessions.line_before(session.id, table.seat, session.seq, NEWEST)
        lines = await desk.sessions.log(session.id, table.seat, since)
        events = tuple(event for line in lines for event in line.events)
    look = table.look(events, small=await desk.wants_small(session))
    in_words = text or table.person.words
    picture = None if in_words else await desk.studio.draw(table.game, table.view, look)
    told = news.lines(table) if news is not None else []
    items: list[ui.Item[Any]] = [say("\n".join([table.title_line(), *told]))]
    files = []
    await noted(desk, table, reply.user_id)
    if picture is not None:
        files.append(file_of(picture))
        items.append(gallery_of(picture.alt))
        items.append(row(button(table.click("board-text"), table.speech.words.say_key("button-in-words"))))
        await reply.view(layout(box(items)), files)
        return
    board = await desk.studio.describe(table.game, table.view, look)
    for part in _parts(board, PAGE_LENGTH):
        await reply.view(layout(box([*items, say(f"```\n{part}\n```")])))
        items = []


def _parts(text: str, most: int) -> list[str]:
    """A long text in parts that fit a message each, parted at line ends."""
    parts, part = [], ""
    for line in text.replace("```", "ˋˋˋ").splitlines():
        line = cut(line, most)
        if part and len(part) + len(line) + 1 > most:
            parts.append(part)
            part = ""
        part = f"{part}\n{line}" if part else line
    return [*parts, part or "–"][:4]


@action("board-text")
async def _board_text(desk: Desk, reply: Reply, click: Click) -> None:
    await show_board(desk, reply, await desk.session(reply, click.session), text=True)


async def show_log(desk: Desk, reply: Reply, session: SessionView, page: int = 0) -> None:
    """What happened, newest page first (page 0), as this user may know it."""
    if session.started_at is None:
        raise Trouble("not-started")
    table = await table_for(desk, session, reply.user_id)
    lines = await desk.sessions.log(session.id, table.seat)
    told = [sentence for line in lines for sentence in log_sentences(table, line)]
    shown = page_at(told[::-1], page, LINES_PER_PAGE)
    words = table.speech.words
    heading = words.say_key("log-heading", page=shown.pages - shown.number, pages=shown.pages)
    text = "\n".join([f"**{heading}**", *reversed(shown.items)]) if told else words.say_key("log-empty")
    items: list[ui.Item[Any]] = [say(cut(text, PAGE_LENGTH))]
    items += rows(older_and_newer(shown, partial(table.click, "log")))
    await reply.show(layout(box(items)))


def log_sentences(table: Table, line: LogLine) -> list[str]:
    """One line of the log in sentences; what was taken back is struck out."""
    return [f"~~{s}~~" if line.taken_back else s for s in table.sentences(line.events, line.names)]


@action("log")
async def _log(desk: Desk, reply: Reply, click: Click) -> None:
    await show_log(desk, reply, await desk.session(reply, click.session), number_in(click.path))


@table_action("hand")
async def show_hand(desk: Desk, reply: Reply, session: SessionView) -> None:
    """All that a player may know and can do, in one private panel: the hand, what was learned, then the choices."""
    table = await own_table(desk, session, reply.user_id)
    if not has_secrets(table.game):
        await show_panel(desk, reply, table, note=table.speech.say("no-hands"))
        return
    await show_panel(desk, reply, table, done=await desk.announcer.hands.told(table))


@action("more")
async def _more(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    table = await table_for(desk, session, reply.user_id)
    words = table.speech.words
    buttons = [
        button(table.click("board-text"), words.say_key("button-in-words")),
        button(table.click("seats"), words.say_key("button-seats")),
        button(table.click("verify"), words.say_key("button-verify")),
        button(table.click("export"), words.say_key("button-export")),
        button(table.click("report"), words.say_key("button-report")),
        button(table.click("film"), words.say_key("button-film")),
        button(table.click("clock"), words.say_key("button-clock")),
    ]
    buttons.append(button(Click("me"), words.say_key("button-me")))
    if session.guild_id is not None:
        buttons.append(button(table.click("stats"), words.say_key("button-stats")))
    if session.status is Status.PLAYING:
        buttons.insert(0, button(table.click("why"), words.say_key("button-why")))
    if await desk.sessions.may_undo(reply.user_id, session.id):
        buttons.insert(0, button(table.click("undo"), words.say_key("button-undo")))
    seat = table.seat if session.status is Status.PLAYING else None
    if seat is not None and table.game.settings(table.view, seat):
        buttons.insert(0, button(table.click("verb", SETTINGS), words.say_key("button-settings")))
    if session.seats_of(reply.user_id) or is_admin(reply.interaction):
        buttons.append(button(table.click("end-ask"), words.say_key("button-end"), style=RED))
    text = [
        f"**{words.say_key('title')}** · {table.headline()}",
        options_in_words(table.game, session.options, table.speech),
        f"-# {words.say_key('seed-hash', hash=(session.seed_hash or '–')[:SHORT_HASH])}",
        *standings(table),
    ]
    await reply.show(layout(box([say("\n".join(text)), *rows(buttons)])))


@table_action("export")
async def export(desk: Desk, reply: Reply, session: SessionView) -> None:
    """The game as a file that `python -m bot replay` and anybody else can check."""
    if session.started_at is None:
        raise Trouble("not-started")
    data = await desk.sessions.export(session.id)
    words = desk.speech(session).words
    file = discord.File(io.BytesIO(data), filename=f"{session.game}-{session.id}.json")
    text = words.say_key("exported" if session.seed else "exported-running")
    shown: ui.File[Any] = ui.File(f"attachment://{file.filename}")
    await reply.view(layout(box([say(text), shown])), [file])


@table_action("verify")
async def verify(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Play the log again from the seed and say whether every state comes out the same.

    While the game runs only the moves that this user knows of are counted, and no line of the log is quoted.
    """
    if session.started_at is None:
        raise Trouble("not-started")
    report = await desk.sessions.verify(session.id)
    words = desk.speech(session).words
    if report.ok:
        table = await table_for(desk, session, reply.user_id)
        lines = await desk.sessions.log(session.id, table.seat)
        moves = sum(line.kind is Kind.MOVE for line in lines)
        said = words.say_key("verified", moves=moves, hash=report.seed_hash)
        if session.seed:
            said += "\n" + words.say_key("seed-shown", seed=session.seed, hash=report.seed_hash[:SHORT_HASH])
    else:
        said = words.say_key("not-verified", problem=(session.seed and report.problem) or "?")
    await reply.text(said)
