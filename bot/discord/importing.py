"""/game import: a game file becomes a game of this channel that is over, after it was played again move by move."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.components import Click, action, box, button, layout, row, say
from bot.discord.desk import Desk, user_of
from bot.discord.epilogue import chart_file, epilogue
from bot.discord.living import file_of, final
from bot.discord.reply import Reply
from bot.discord.table import table_of
from bot.discord.texts import about
from bot.engine.moves import Seat
from bot.sessions import Refused, SessionView
from bot.sessions.archive import MOST_BYTES


async def import_game(desk: Desk, reply: Reply, attachment: discord.Attachment) -> None:
    """Verify a file and keep its game; what became of it is said privately, with all that can be done with it."""
    if attachment.size > MOST_BYTES:
        raise Refused("import-too-big", most=MOST_BYTES // 1000)
    interaction = reply.interaction
    data = await attachment.read()
    session = await desk.sessions.archive.keep(
        interaction.channel_id or 0, interaction.guild_id, user_of(interaction), data
    )
    reply.session = session
    await reply.show(_kept(desk, session))


def _kept(desk: Desk, session: SessionView) -> ui.LayoutView:
    words = desk.words(session.game)
    share = button(Click("imported-share", session.id), words.say_key("button-share"))
    acts = [
        button(Click(act, session.id), words.say_key(f"button-{act}"))
        for act in ("film", "report", "board", "log")
    ]
    title = desk.title(session.game)
    names = words.listed([desk.speech(session).seat(seat) for seat in map(Seat, range(len(session.holders)))])
    said = words.say_key("imported", title=title, names=f"={names}")
    return layout(box([say(said), row(*acts, share)]))


@action("imported-share")
async def _share(desk: Desk, reply: Reply, click: Click) -> None:
    """Show the end of a game that is over to the channel."""
    session = await desk.session(reply, click.session)
    if session.status.live:
        raise Refused("not-over")
    table = await table_of(desk, session, None)
    await reply.acknowledge()
    end = await epilogue(desk, session)
    picture = await desk.studio.draw(table.game, table.view, table.look())
    board = "" if picture else await desk.studio.describe(table.game, table.view, table.look())
    view = final(table, story="", alt=picture.alt if picture else None, board=board, epilogue=end)
    files = [*([file_of(picture)] if picture else []), *([chart_file(end.chart)] if end.chart else [])]
    await desk.share(reply, view, files)


def add_commands(desk: Desk, group: app_commands.Group) -> None:
    """/game import."""

    @group.command(name="import", description=about("import"))
    @app_commands.describe(file=about("import-file"))
    async def import_file(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        await desk.answer(interaction, lambda reply: import_game(desk, reply, file))
