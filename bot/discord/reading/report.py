"""Any game as a report to read: pages in Discord, a file to keep, and the chart of its scores."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, box, button, layout, rows, say
from bot.discord.core.layout.paging import back, number_in
from bot.discord.core.text.texts import Speech, about, called, colour, cut, described
from bot.discord.reading.chronicle import Chronicle, chronicle
from bot.discord.reading.film import TABLE, viewer_of, viewer_word
from bot.discord.table.lobby_card import options_in_words
from bot.discord.views.epilogue import chart_file, chart_item, chart_of, numbered
from bot.engine.moves import Seat
from bot.engine.rules import Game
from bot.engine.words import Words, file_word
from bot.sessions import SessionView
from bot.sessions.people.archive import Retold
from renderers.look import Picture

clicks = Clicks[Context]()

PAGE_LENGTH = 3400
SUMMARY_LENGTH = 3000


async def show_report(
    context: Context, reply: Reply, session: SessionView, seat: Seat | None, page: int = 0
) -> None:
    """Show a page of a report, privately: the first has the result, chart and file; the others tell the game."""
    viewer = await context.sessions.archive.viewer(session.id, reply.user_id, seat)
    told, text = await _told(context, reply, session, viewer, reply.language)
    pages = text.pages(PAGE_LENGTH)
    page = min(max(page, 0), len(pages))
    if page:
        await reply.show(_inner_page(reply, told, text, pages, page))
        return
    chart = await chart_of(context, told, reply.language)
    words = context.words(session.game, reply.language)
    view, files = _first_page(words, told, text, chart, len(pages))
    await reply.show(view, files)


async def _told(
    context: Context, reply: Reply, session: SessionView, viewer: Seat | None, language: str
) -> tuple[Retold, Chronicle]:
    """A game as it was retold, and its report."""

    async def work() -> tuple[Retold, Chronicle]:
        told = await context.sessions.archive.retold(session.id, viewer)
        return told, await asyncio.to_thread(told_in_words, context.game(session), told, language)

    key = ("report", session.id, session.seq, viewer, language)
    return await context.reading.do(reply.user_id, key, work)


def told_in_words(game: Game[Any], told: Retold, language: str) -> Chronicle:
    """The report of a game."""
    session = told.session
    speech = Speech(session.game, session.names, language, told.sides)
    return chronicle(told, speech, options_in_words(game, session.options, speech).removeprefix("-# "))


def _first_page(
    words: Words,
    told: Retold,
    text: Chronicle,
    chart: Picture | None,
    pages: int,
    *,
    shared: bool = False,
) -> tuple[ui.LayoutView, list[discord.File]]:
    session = told.session
    summary = "\n".join([f"### {text.title}", *text.summary, *numbered(text.points)])
    items: list[ui.Item[Any]] = [say(cut(summary, SUMMARY_LENGTH))]
    files = []
    if chart is not None:
        items.append(chart_item(chart.alt))
        files.append(chart_file(chart))
    name = f"{file_word(session.game)}-{session.id}.md"
    files.append(discord.File(io.BytesIO(text.markdown().encode()), filename=name))
    shown: ui.File[Any] = ui.File(f"attachment://{name}")
    items.append(shown)
    if not shared:
        buttons = [button(_click(told, 1), words.say_key("button-read"))] if pages else []
        buttons.append(
            button(Click("film", session.id, 0, (viewer_word(told), "normal")), words.say_key("button-film"))
        )
        seen = (viewer_word(told),)
        if not session.status.live:
            share = button(Click("share", session.id, 0, seen), words.say_key("button-share-end"))
            buttons.append(share)
        elif told.viewer is None:
            share = button(Click("report-share", session.id, 0, seen), words.say_key("button-share"))
            buttons.append(share)
        items += rows(buttons)
    return layout(box(items, colour(None))), files


def _inner_page(reply: Reply, told: Retold, text: Chronicle, pages: list[str], page: int) -> ui.LayoutView:
    words = reply.words
    number = words.say_key("report-page", page=page, pages=len(pages))
    items: list[ui.Item[Any]] = [say(cut(f"{pages[page - 1]}\n-# {number}", 4000))]
    turns = [back(words, _click(told, page - 1))]
    if page < len(pages):
        turns.append(button(_click(told, page + 1), words.say_key("button-next")))
    if page + 1 < len(pages):
        turns.append(button(_click(told, len(pages)), words.say_key("button-last")))
    return layout(box([*items, *rows(turns)]))


def _click(told: Retold, page: int) -> Click:
    return Click("report", told.session.id, 0, (viewer_word(told), str(page)))


def _path(click: Click) -> tuple[Seat | None, int]:
    """The viewer and the page that a button names."""
    return viewer_of(click.path[0] if click.path else TABLE), number_in(click.path, 1)


@clicks.on("report")
async def _report(context: Context, reply: Reply, click: Click) -> None:
    await show_report(context, reply, await context.session(reply, click.session), *_path(click))


@clicks.on("report-share")
async def _share(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    seat, _ = _path(click)
    viewer = await context.sessions.archive.viewer(
        session.id, reply.user_id, None if session.status.live else seat
    )
    language = await context.language_at(session)
    told, text = await _told(context, reply, session, viewer, language)
    await reply.acknowledge()
    words = context.words(session.game, language)
    view, files = _first_page(words, told, text, await chart_of(context, told, language), 0, shared=True)
    await context.share(reply, view, files)


def add_commands(context: Context, group: app_commands.Group) -> None:
    """/game file report."""

    @group.command(**called("report", "report"))
    @described(seat=about("report-seat"))
    async def report(
        interaction: discord.Interaction[Any], seat: app_commands.Range[int, 1, 9] | None = None
    ) -> None:
        viewer = None if seat is None else Seat(seat - 1)
        await context.at_table(
            interaction, lambda reply, session: show_report(context, reply, session, viewer)
        )
