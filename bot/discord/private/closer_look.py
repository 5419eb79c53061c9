"""A closer look at one thing on the table or in a hand: a large picture, shown privately."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.commands.slash import Choices, matching, quiet
from bot.discord.core.context import Context, context_of
from bot.discord.core.layout.components import OPTION_LENGTH, Click, LastingButton, box, layout, rows, say
from bot.discord.core.layout.paging import page_of
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import about, called, colour, cut, described, escaped, escaped_text, quotable
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import own_table, show_panel
from bot.discord.views.hand_view import names_seen
from bot.discord.views.living import file_of, gallery_of
from bot.discord.views.table import table_for
from bot.engine.moves import Seat, Text
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.sessions import SessionView
from bot.sessions.core.people import Person
from renderers.look import Look, Picture
from renderers.renderer import KEY

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
    await _show(reply, labels.get(name, name), picture, table.person, table.seat)


async def find_picture(
    context: Context, reply: Reply, query: str, slug: str | None, further: Sequence[LastingButton]
) -> bool:
    """Show what a search in the rules means that has a picture: the picture key, or a card by its title, seen or not.

    `further` are buttons to what else was found. Returns whether there was such a thing.
    """
    typed = query.strip().casefold()
    if slug is None or slug not in context.games or not typed:
        return False
    game, (person, language) = (
        context.games[slug],
        await context.reader(reply.user_id, reply.interaction.guild_id),
    )
    if not context.studio.can_inspect(game):
        return False
    view, words = await asyncio.to_thread(_beginning, game), context.words(slug, language)
    shown = {name: words.say(title) for name, title in context.studio.inspectable(game, view).items()}
    sought = reply.words.attribute(Text("button-key"), "sought").split()
    is_key = KEY in shown and set(typed.split()) <= set(sought)
    # What a table has in play from its beginning, such as an empire or a sector, is another at each table.
    if not is_key and typed in map(str.casefold, (*shown, *shown.values())):
        return False
    look = Look((), language=language, vision=person.vision.value)
    picture = await context.studio.inspect(game, view, look, KEY if is_key else typed)
    if picture is not None:
        await _show(reply, shown[KEY] if is_key else escaped(query), picture, person, None, further)
    return picture is not None


def _beginning(game: Game[Any]) -> Any:
    """A game that has just begun, as everyone sees it."""
    return game.view(game.setup(game.seat_counts({})[0], {}, Rng("key")), None)


async def _show(
    reply: Reply,
    title: str,
    picture: Picture,
    person: Person,
    seat: Seat | None,
    further: Sequence[LastingButton] = (),
) -> None:
    """A picture below its title and above `further` buttons, in private; in words for those who read those."""
    seen = say(escaped_text(picture.alt)) if person.words else gallery_of(picture.alt)
    items: list[ui.Item[Any]] = [say(f"**{title}**"), seen, *rows(further)]
    await reply.view(layout(box(items, colour(seat))), [] if person.words else [file_of(picture)])


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
    """Show the thing picked from the menu "Look at…" or named by a button, or turn the page of the menu."""
    session = await context.session(reply, click.session)
    word = (*click.picked, *click.path, "")[0]
    if (page := page_of(word)) is not None:
        reply.in_place()
        table = await own_table(context, reply, session)
        await show_panel(context, reply, table, look_page=page)
        return
    await look_closely(context, reply, session, word)
