"""/game file import: verify a game file by replaying it, and keep it as a finished game of this channel."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.clicks import Clicks
from bot.discord.core.components import Click, box, button, layout, row, say
from bot.discord.core.context import Context, place, user_of
from bot.discord.core.reply import Reply
from bot.discord.core.texts import about, called, described
from bot.discord.views.epilogue import chart_file, epilogue
from bot.discord.views.living import file_of, final
from bot.discord.views.table import table_of
from bot.engine.moves import Seat
from bot.sessions import Refused
from bot.sessions.people.archive import MOST_BYTES, Kept

clicks = Clicks()


async def import_game(context: Context, reply: Reply, attachment: discord.Attachment) -> None:
    """Verify a file and keep its game; answer privately with the result and what can be done with it."""
    if attachment.size > MOST_BYTES:
        raise Refused("import-too-big", most=MOST_BYTES // 1000)
    interaction = reply.interaction
    data = await attachment.read()
    kept = await context.sessions.archive.keep(
        interaction.channel_id or 0, interaction.guild_id, user_of(interaction), data
    )
    reply.session = kept.session
    await reply.show(_kept(context, kept, reply.language))


def _kept(context: Context, kept: Kept, language: str) -> ui.LayoutView:
    session = kept.session
    speech = context.speech(session, language)
    words = speech.words
    share = button(Click("imported-share", session.id), words.say_key("button-share"))
    acts = [
        button(Click(act, session.id), words.say_key(f"button-{act}"))
        for act in ("film", "report", "board", "log")
    ]
    title = words.say_key("title")
    names = words.listed([speech.seat(seat) for seat in map(Seat, range(len(session.holders)))])
    key = "imported" if kept.is_new else "imported-before" if session.imported else "imported-played"
    said = words.say_key(key, title=title, names=f"={names}", place=place(session))
    return layout(box([say(said), row(*acts, share)]))


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
