"""/game file import: verify a game file by replaying it and store it as a finished game; whose games are kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.answers.caller import is_admin, user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, LastingButton, box, button, layout, row, rows, say
from bot.discord.core.layout.paging import back, number_in, page_at, turns
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import about, called, colour, described, escaped
from bot.discord.reading.board import show_board, show_log
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.film import show_film
from bot.discord.reading.report import show_report
from bot.discord.reading.stepping import show_step
from bot.discord.views.epilogue import chart_file, epilogue
from bot.discord.views.living import file_of, final, how_long_kept
from bot.discord.views.table import table_of
from bot.engine.moves import Seat
from bot.sessions import Refused, SessionView
from bot.sessions.people.archive import MOST_BYTES

clicks = Clicks[ReadingContext]()

SIZE = 6
"""How many imported games one page shows."""

SHOWS: dict[str, Callable[[ReadingContext, Reply, SessionView], Awaitable[None]]] = {
    "step": lambda context, reply, session: show_step(context, reply, session, None),
    "film": lambda context, reply, session: show_film(context, reply, session, None, "normal"),
    "report": lambda context, reply, session: show_report(context, reply, session, None),
    "board": show_board,
    "log": show_log,
}
"""What the card of an imported game shows, each in a message of its own, so that the card stays."""


async def import_game(context: Context, reply: Reply, attachment: discord.Attachment) -> None:
    """Verify a file and store its game; answer privately with the result and what can be done with it."""
    if attachment.size > MOST_BYTES:
        raise Refused("import-too-big", most=MOST_BYTES // 1000)
    interaction = reply.interaction
    data = await attachment.read()
    imported = await context.sessions.archive.import_game(
        interaction.channel_id or 0, interaction.guild_id, user_of(interaction), data
    )
    session = reply.session = imported.session
    key = "imported" if imported.is_new else "imported-before" if session.imported else "imported-played"
    await reply.show(_card(context, reply, session, key))


async def show_imports(context: Context, reply: Reply, number: int = 0) -> None:
    """Show a page of the games that a person imported, the newest first."""
    words, items = reply.words, list[ui.Item[Any]]()
    page = page_at(await context.sessions.archive.imported_by(reply.user_id), number, SIZE)
    for each in page.items:
        session = await context.sessions.get(each)
        items.append(say(f"{_line(context, reply, session)}\n{how_long_kept(session, words)}"))
        opens = button(Click("imported", session.id), words.say_key("button-open-import"))
        items.append(row(opens, *_keep_buttons(reply, session, "list")))
    title = f"## {words.say_key('my-imports-title')}"
    if not items:
        title = f"{title}\n{words.say_key('my-imports-none')}"
    tail = turns(words, page, lambda word: Click("my-imports", 0, 0, (word,)))
    tail.append(back(words, Click("my-games")))
    await reply.show(layout(box([say(title), *items, *rows(tail)], colour(None))))


def _card(
    context: Context, reply: Reply, session: SessionView, key: str, *more: LastingButton
) -> ui.LayoutView:
    """What can be done with an imported game; `key` says how it came here, `more` buttons stand at the end."""
    words = context.words(session.game, reply.language)
    shows = [
        button(Click("imported-show", session.id, 0, (what,)), words.say_key(f"button-{what}"))
        for what in SHOWS
    ]
    share = button(Click("imported-share", session.id), words.say_key("button-share"))
    speech = context.speech(session, reply.language)
    names = words.listed([speech.seat(seat) for seat in map(Seat, range(len(session.holders)))])
    said = words.say_key(key, title=words.say_key("title"), names=f"={names}", place=place(session))
    if session.imported:
        said = f"{said}\n{how_long_kept(session, words)}"
    return layout(
        box([say(said), row(*shows), *rows([share, *_keep_buttons(reply, session, "card"), *more])])
    )


def _line(context: Context, reply: Reply, session: SessionView) -> str:
    """A game in a list: its title, players and channel, also if this bot does not have its rules."""
    title = context.title(session.game, reply.language)
    names = reply.words.listed([escaped(name) for name in session.names])
    return reply.words.say_key("imported-line", title=f"={title}", names=f"={names}", place=place(session))


def _keep_buttons(reply: Reply, session: SessionView, where: str) -> list[LastingButton]:
    """The button to keep a game that would be deleted, for those who may; `where` it is shown."""
    if session.goes_at is None or not (session.host_id == reply.user_id or is_admin(reply.interaction)):
        return []
    green = discord.ButtonStyle.success
    keep = Click("imported-keep", session.id, 0, (where,))
    return [button(keep, reply.words.say_key("button-keep-import"), style=green)]


@clicks.on("my-imports")
async def _imports(context: Context, reply: Reply, click: Click) -> None:
    await show_imports(context, reply, number_in(click.path))


@clicks.on("imported")
async def _imported(context: Context, reply: Reply, click: Click) -> None:
    """Show the card of one of the games that a person imported."""
    session = await context.session(reply, click.session)
    if not session.imported:
        raise Refused("not-imported")
    if session.game not in context.games:
        raise Trouble("game-gone", {"game": session.game})
    list_again = back(reply.words, Click("my-imports"))
    await reply.show(_card(context, reply, session, "imported-line", list_again))


@clicks.on("imported-show", words=1)
async def _show(context: ReadingContext, reply: Reply, click: Click) -> None:
    show = SHOWS.get(click.path[0])
    if show is None:
        raise Trouble("old-button")
    reply.beside()
    await show(context, reply, await context.session(reply, click.session))


@clicks.on("imported-keep", words=1)
async def _keep(context: Context, reply: Reply, click: Click) -> None:
    here = await context.session(reply, click.session)
    session = await context.sessions.archive.keep(here.id, user_of(reply.interaction))
    if click.path[0] == "list" or session.game not in context.games:
        await show_imports(context, reply)
    else:
        list_again = back(reply.words, Click("my-imports"))
        await reply.show(_card(context, reply, session, "imported-line", list_again))


@clicks.on("imported-share")
async def _share(context: Context, reply: Reply, click: Click) -> None:
    """Show the end of a finished game in the channel."""
    session = await context.session(reply, click.session)
    if session.status.live:
        raise Refused("not-over")
    table = await table_of(context, session, None)
    await reply.acknowledge()
    end = await epilogue(context, session, table.speech.language)
    picture = await context.studio.draw(table.game, table.view, table.look())
    board = "" if picture else await context.studio.describe(table.game, table.view, table.look())
    view = final(table, story="", alt=picture.alt if picture else None, board=board, epilogue=end)
    files = [*([file_of(picture)] if picture else []), *([chart_file(end.chart)] if end.chart else [])]
    await context.share(reply, view, files)


def add_commands(context: Context, group: app_commands.Group) -> None:
    """/game file import."""

    @group.command(**called("import", "import"))
    @described(file=about("import-file"))
    async def import_file(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        await context.answer(interaction, lambda reply: import_game(context, reply, file))
