"""What players can look at privately: board, log, hand, and the proof of fair play."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.caller import is_admin
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.drawing.studio import Whose
from bot.discord.core.layout.components import Click, box, button, layout, row, rows, say
from bot.discord.core.layout.paging import number_in
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import cut
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import own_table, show_panel
from bot.discord.table.lobby_card import lobby_card, options_in_words, table_options_in_words
from bot.discord.views.catchup import NEWEST, news_for, noted
from bot.discord.views.choosing import SETTINGS
from bot.discord.views.earlier import last_board, past_sentences, past_speech, seat_of
from bot.discord.views.living import file_of, gallery_of, seed_line, standings
from bot.discord.views.table import TableView, table_for
from bot.engine.words import file_word
from bot.sessions import LogLine, SessionView, Status

clicks = Clicks[PrivateContext]()

LINES_PER_PAGE = 20
PAGE_LENGTH = 3500
MOST_PARTS = 4
"""In so many messages a board is told in words."""
OLDEST_PART = 99
"""Stands for the last part of a page of the log, however many there are."""
RED = discord.ButtonStyle.danger


@clicks.at_table("board")
async def show_board(context: Context, reply: Reply, session: SessionView, *, text: bool = False) -> None:
    """Show the board as this user may know it, as a picture or in words, and first what is new to them."""
    if session.started_at is None:
        await reply.view(await lobby_card(context, session, reply.language))
        return
    if context.is_past(session):
        await reply.view(await last_board(context, session, reply.user_id, reply.language))
        return
    table = await table_for(context, session, reply.user_id, reply.reader)
    news = await news_for(context, table, reply.user_id)
    events = news.events if news is not None else ()
    if not events:
        lines = await context.sessions.newest(session.id, table.seat, NEWEST)
        events = tuple(event for line in lines for event in line.events)
    look = table.look(events, server_rules=await context.server_rules(session.guild_id))
    in_words = text or table.person.words
    whose = Whose(session.id, table.seat, reply.user_id)
    picture = None if in_words else await context.studio.draw(table.game, table.view, look, whose=whose)
    told = news.lines(table) if news is not None else []
    items: list[ui.Item[Any]] = [say("\n".join([table.title_line(), *told]))]
    files = []
    await noted(context, table, reply.user_id)
    if picture is not None:
        files.append(file_of(picture))
        items.append(gallery_of(picture.alt))
        items.append(row(button(table.click("board-text"), table.speech.words.say_key("button-in-words"))))
        await reply.view(layout(box(items)), files)
        return
    board = await context.studio.describe(table.game, table.view, look)
    for part in _parts(board.replace("```", "ˋˋˋ").splitlines(), PAGE_LENGTH)[:MOST_PARTS]:
        await reply.view(layout(box([*items, say(f"```\n{part}\n```")])))
        items = []


def _parts(lines: Sequence[str], most: int) -> list[str]:
    """Lines of text in parts that each fit in a message."""
    parts, part = [], ""
    for line in lines:
        line = cut(line, most)
        if part and len(part) + len(line) + 1 > most:
            parts.append(part)
            part = ""
        part = f"{part}\n{line}" if part else line
    return [*parts, part or "–"]


@clicks.on("board-text")
async def _board_text(context: PrivateContext, reply: Reply, click: Click) -> None:
    await show_board(context, reply, await context.session(reply, click.session), text=True)


async def show_log(
    context: Context, reply: Reply, session: SessionView, page: int = 0, part: int = 0
) -> None:
    """Show what happened as this user may know it; page 0 is the newest, and part 0 the newest of a long page."""
    if session.started_at is None:
        raise Trouble("not-started")
    if context.is_past(session):
        seat, speech = seat_of(session, reply.user_id), await past_speech(context, session, reply.language)
        found = await context.sessions.log_page(session.id, seat, page, LINES_PER_PAGE)
        told = [said for line in found.lines for said in past_sentences(speech, session, reply.user_id, line)]
        words, click = speech.words, partial(_log_click, session)
    else:
        table = await table_for(context, session, reply.user_id, reply.reader)
        found = await context.sessions.log_page(session.id, table.seat, page, LINES_PER_PAGE)
        told = [sentence for line in found.lines for sentence in log_sentences(table, line)]
        words, click = table.speech.words, partial(table.click, "log")
    heading = words.say_key("log-heading", page=found.pages - found.number, pages=found.pages)
    if not told and found.pages == 1:
        told = [words.say_key("log-empty")]
    origin = [words.say_key("from-a-file-note")] if session.imported else []
    parts = _parts(told, PAGE_LENGTH)
    part = min(part, len(parts) - 1)
    items: list[ui.Item[Any]] = [say("\n".join([f"**{heading}**", *origin, parts[-1 - part]]))]
    older = (found.number, part + 1) if part + 1 < len(parts) else (found.number + 1, 0)
    newer = (found.number, part - 1) if part else (found.number - 1, OLDEST_PART)
    items += rows(
        [
            button(click(str(number), str(place)), words.say_key(key))
            for (number, place), key in ((older, "button-older"), (newer, "button-newer"))
            if 0 <= number < found.pages
        ]
    )
    await reply.show(layout(box(items)))


def _log_click(session: SessionView, *path: str) -> Click:
    return Click("log", session.id, 0, path)


def log_sentences(table: TableView, line: LogLine) -> list[str]:
    """One line of the log in sentences; moves that were taken back are struck out."""
    return [f"~~{s}~~" if line.taken_back else s for s in table.line(line)]


@clicks.on("log")
async def _log(context: Context, reply: Reply, click: Click) -> None:
    page, part = number_in(click.path), number_in(click.path, 1)
    await show_log(context, reply, await context.session(reply, click.session), page, part)


@clicks.at_table("hand")
async def show_hand(context: PrivateContext, reply: Reply, session: SessionView) -> None:
    """Show in one private panel what a player knows and can do: the hand, what was learned, the choices."""
    table = await own_table(context, reply, session)
    if not table.game.secrets(session.options, len(session.holders)):
        await show_panel(context, reply, table, note=table.speech.say("no-hands"))
        return
    await show_panel(context, reply, table, done=(await context.memories.of(table)).told(table))


_EVER = (("verify", "button-verify"), ("export", "button-export"))
MORE = (
    ("board-text", "button-in-words"),
    ("seats", "button-seats"),
    *_EVER,
    ("report", "button-report"),
    ("step", "button-step"),
    ("film", "button-film"),
    ("clock", "button-clock"),
)
"""What is behind "⋯" while a game runs, each a click and its label."""
MORE_AFTERWARDS = (
    ("film", "button-film"),
    ("report", "button-report"),
    ("log", "button-log"),
    ("board-text", "button-in-words"),
    *_EVER,
    ("seats", "button-seats"),
)
"""What is behind it once the game is over."""


@clicks.on("more")
async def _more(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    if context.is_past(session):
        await reply.show(await last_board(context, session, reply.user_id, reply.language))
        return
    table = await table_for(context, session, reply.user_id, reply.reader)
    words = table.speech.words
    acts = MORE if session.status.live else MORE_AFTERWARDS
    buttons = [button(table.click(act), words.say_key(label)) for act, label in acts]
    buttons.append(button(Click("my-games"), words.say_key("button-my")))
    if session.guild_id is not None:
        buttons.append(button(table.click("stats"), words.say_key("button-stats")))
    if session.status is Status.PLAYING:
        buttons.insert(0, button(table.click("why"), words.say_key("button-why")))
    if await context.sessions.may_undo(reply.user_id, session.id):
        buttons.insert(0, button(table.click("undo"), words.say_key("button-undo")))
    seat = table.seat if session.status is Status.PLAYING else None
    if seat is not None:
        buttons.insert(0, button(table.click("note", str(int(seat))), words.say_key("button-note")))
    if seat is not None and table.offer.beside:
        buttons.insert(0, button(table.click("verb", SETTINGS), words.say_key("button-settings")))
    if session.status.live and (session.seats_of(reply.user_id) or is_admin(reply.interaction)):
        buttons.append(button(table.click("end-ask"), words.say_key("button-end"), style=RED))
    state = session.table_state
    text = [
        f"**{words.say_key('title')}** · {table.headline()}",
        options_in_words(table.game, session.options, table.speech),
        f"-# {table_options_in_words(words, session, rated=state.rated)}",
        f"-# {words.say_key('provably-fair')}",
        *standings(table),
    ]
    await reply.show(layout(box([say("\n".join(text)), *rows(buttons)])))


@clicks.at_table("export")
async def export(context: Context, reply: Reply, session: SessionView) -> None:
    """Send the game as a file that anyone can check with `python -m bot replay`."""
    if session.started_at is None:
        raise Trouble("not-started")
    key = ("export", session.id, session.seq)
    data = await context.reading.do(reply.user_id, key, partial(context.sessions.export, session.id))
    words = context.speech(session, reply.language).words
    file = discord.File(io.BytesIO(data), filename=f"{file_word(session.game)}-{session.id}.json")
    text = words.say_key("exported" if session.seed else "exported-running")
    shown: ui.File[Any] = ui.File(f"attachment://{file.filename}")
    await reply.view(layout(box([say(text), shown])), [file])


@clicks.at_table("verify")
async def verify(context: Context, reply: Reply, session: SessionView) -> None:
    """Replay the log from the seed and say whether every state comes out the same.

    While the game runs, only the moves that this user knows of are counted, and no line of the log is quoted. Before it
    begins, the whole hash of the seed is shown.
    """
    if session.started_at is None and session.seed_hash is not None:
        words = context.speech(session, reply.language).words
        return await reply.text(words.say_key("seed-promised-whole", hash=session.seed_hash))
    if session.started_at is None:
        raise Trouble("not-started")
    table = await table_for(context, session, reply.user_id, reply.reader)
    key = ("verify", session.id, session.seq, table.seat)
    check = partial(context.sessions.verify, session.id, table.seat)
    report = await context.reading.do(reply.user_id, key, check)
    words = context.speech(session, reply.language).words
    if report.ok:
        proved = "verified-import" if session.imported else "verified"
        said = words.say_key(proved, moves=report.known, hash=report.seed_hash)
        if report.mixture and not session.imported:
            said += f"\n{words.say_key('verified-mixture', hash=report.mixture)}"
        if report.rulings:
            said += f"\n{words.say_key('verified-rulings', times=report.rulings)}"
        if session.seed:
            said += f"\n{seed_line(session, words)}"
    else:
        said = words.say_key("not-verified", problem=(session.seed and report.problem) or "?")
    await reply.text(said)
