"""A closer look at one thing on the table or in a hand: a large picture, shown privately."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.commands.slash import Choices, matching, quiet
from bot.discord.core.context import Context, context_of
from bot.discord.core.layout.components import OPTION_LENGTH, Click, box, layout, say
from bot.discord.core.layout.paging import page_of
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import about, called, colour, cut, described, escaped_text, quotable
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import own_table, show_panel
from bot.discord.views.hand_view import names_seen
from bot.discord.views.living import file_of, gallery_of
from bot.discord.views.table import table_for
from bot.sessions import SessionView

clicks = Clicks[PrivateContext]()

INSPECT = "inspect"
TYPED_LENGTH = 4000


async def look_closely(context: Context, reply: Reply, session: SessionView, what: str) -> None:
    """Show the thing with this name. Raises Trouble "not-started" and "nothing-called"."""
    if session.started_at is None:
        raise Trouble("not-started")
    table = await table_for(context, session, reply.user_id, reply.reader)
    labels = names_seen(context, table)
    name = _meant(labels, what)
    picture = await context.studio.inspect(table.game, table.view, table.look(), name)
    if picture is None:
        raise Trouble("nothing-called", {"what": quotable(cut(what, 60)), "near": list(labels.values())[:6]})
    title = say(f"**{labels.get(name, name)}**")
    if table.person.words:
        await reply.view(layout(box([title, say(escaped_text(picture.alt))], colour(table.seat))))
        return
    seen = [title, gallery_of(picture.alt)]
    await reply.view(layout(box(seen, colour(table.seat))), [file_of(picture)])


def _meant(labels: Mapping[str, str], what: str) -> str:
    """The name of the thing whose name or label was typed, in upper or lower case."""
    sought = what.strip().casefold()
    for name, label in labels.items():
        if sought in (name.casefold(), label.casefold()):
            return name
    return what.strip()[:OPTION_LENGTH]


def inspect_command(slug: str) -> app_commands.Command[Any, ..., None]:
    """The command that looks closely at things of a game."""

    @described(what=about("inspect-what"))
    async def inspect(
        interaction: discord.Interaction[Any], what: app_commands.Range[str, 1, TYPED_LENGTH]
    ) -> None:
        context = context_of(interaction, PrivateContext)
        await context.at_table(
            interaction, lambda reply, session: look_closely(context, reply, session, what), slug
        )

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        **called(INSPECT, "inspect"), callback=inspect
    )

    @command.autocomplete("what")
    @quiet
    async def names(interaction: discord.Interaction[Any], current: str) -> Choices:
        context = context_of(interaction, PrivateContext)
        session = await context.here(Reply(interaction), slug)
        if session.started_at is None:
            return []
        table = await table_for(context, session, interaction.user.id)
        return matching(names_seen(context, table).items(), current)

    return command


@clicks.on("look")
async def _look(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Show the thing picked from the menu "Look at…", or turn its page."""
    session = await context.session(reply, click.session)
    word = click.picked[0] if click.picked else ""
    if (page := page_of(word)) is not None:
        reply.in_place()
        table = await own_table(context, reply, session)
        await show_panel(context, reply, table, look_page=page)
        return
    await look_closely(context, reply, session, word)
