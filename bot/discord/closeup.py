"""Looking closely at one thing on the table or in one's hand: a large picture, privately."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.discord.components import OPTION_LENGTH, Click, action, box, layout, say
from bot.discord.desk import Desk
from bot.discord.errors import Trouble
from bot.discord.living import file_of, gallery_of
from bot.discord.paging import page_of
from bot.discord.panel import own_table, show_panel
from bot.discord.reply import Reply
from bot.discord.sight import names_labelled, names_seen
from bot.discord.slash import Choices, matching, quiet
from bot.discord.table import table_for, table_of
from bot.discord.texts import about, colour, cut, escaped_text, heading, quotable
from bot.sessions import SessionView

INSPECT = "inspect"
TYPED_LENGTH = 4000


async def look_closely(desk: Desk, reply: Reply, session: SessionView, what: str) -> None:
    """Show a thing by its name. Raises Trouble "not-started" and "nothing-called"."""
    if session.started_at is None:
        raise Trouble("not-started")
    table = await table_for(desk, session, reply.user_id)
    labels = names_labelled(desk, table)
    name = _meant(labels, what)
    picture = await desk.studio.inspect(table.game, table.view, table.look(), name)
    if picture is None:
        raise Trouble("nothing-called", {"what": quotable(cut(what, 60)), "near": list(labels.values())[:6]})
    title = say(f"**{labels.get(name, heading(name.replace('-', ' ')))}**")
    if table.person.words:
        await reply.view(layout(box([title, say(escaped_text(picture.alt))], colour(table.seat))))
        return
    seen = [title, gallery_of(picture.alt)]
    await reply.view(layout(box(seen, colour(table.seat))), [file_of(picture)])


def _meant(labels: Mapping[str, str], what: str) -> str:
    """The name that somebody means who typed it, in any case, or the words shown for it."""
    sought = what.strip().casefold()
    for name, label in labels.items():
        if sought in (name.casefold(), label.casefold()):
            return name
    return what.strip()[:OPTION_LENGTH]


def inspect_command(desk: Desk, slug: str) -> app_commands.Command[Any, ..., None]:
    """The command of a game whose things can be looked at."""

    @app_commands.describe(what=about("inspect-what"))
    async def inspect(
        interaction: discord.Interaction[Any], what: app_commands.Range[str, 1, TYPED_LENGTH]
    ) -> None:
        await desk.at_table(
            interaction, lambda reply, session: look_closely(desk, reply, session, what), slug
        )

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=INSPECT, description=about("inspect"), callback=inspect
    )

    @command.autocomplete("what")
    @quiet
    async def names(interaction: discord.Interaction[Any], current: str) -> Choices:
        session = await desk.here(Reply(interaction), slug)
        if session.started_at is None:
            return []
        table = await table_for(desk, session, interaction.user.id)
        public = await table_of(desk, session, None)
        return matching(names_seen(desk, table, public).items(), current)

    return command


@action("look")
async def _look(desk: Desk, reply: Reply, click: Click) -> None:
    """A name picked from the menu "Look at…", or another page of it."""
    session = await desk.session(reply, click.session)
    word = click.picked[0] if click.picked else ""
    if (page := page_of(word)) is not None:
        reply.in_place()
        table = await own_table(desk, session, reply.user_id)
        await show_panel(desk, reply, table, look_page=page, picture="kept")
        return
    await look_closely(desk, reply, session, word)
