"""Answers a click or command with a panel at once: pictures that are not drawn by then follow by an edit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.context import Context
from bot.discord.core.layout.components import clicks_in, components_of
from bot.discord.core.layout.kept_files import kept_files
from bot.discord.core.sending.reach import Way
from bot.discord.core.text.errors import INVALID_FORM
from bot.discord.private.context import PrivateContext
from bot.discord.views.choices import FIRST, Part
from bot.discord.views.context import ViewContext
from bot.discord.views.drawings import PRIVATE, Drawing
from bot.discord.views.hand_view import NOTHING, Sight, outlook_of, sight_in, sight_meanwhile
from bot.discord.views.table import TableView

Built = Callable[[Sight], Awaitable[ui.LayoutView]]
"""Makes a panel that shows these pictures."""


async def show_soon(
    context: ViewContext,
    reply: Reply,
    table: TableView,
    built: Built,
    path: Sequence[str] = (),
    part: Part = FIRST,
    opening: str = "",
) -> tuple[Sight | None, asyncio.Task[Sight] | None]:
    """Show a panel of a move that was begun by a `path`, or of none, with a part of the menu of the verb `opening`.

    Returns what it shows, if that worked, and what draws its pictures if they are still to come.
    """
    outlook = outlook_of(context, table, path, part, opening)
    if outlook is None or not outlook.number:
        sight = Sight(names=outlook.names) if outlook is not None else NOTHING
        return sight if await _show(context, reply, await built(sight), sight) else None, None
    making, number = sight_in(context, table, outlook), outlook.number
    return await show_drawn(context, reply, table, built, making, number, outlook.names)


async def show_drawn(
    context: ViewContext,
    reply: Reply,
    table: TableView,
    built: Built,
    making: Coroutine[Any, Any, Sight],
    number: int,
    names: Mapping[str, str],
) -> tuple[Sight | None, asyncio.Task[Sight] | None]:
    """Show a panel whose pictures, this `number` of them, are being made; returns the same as `show_soon`."""
    wait = context.late.wait
    if wait is not None and context.studio.is_behind:
        wait = 0.0
    drawing = asyncio.create_task(making)
    await asyncio.wait({drawing}, timeout=wait)
    if drawing.done():
        drawn = drawing.result()
    else:
        sight = sight_meanwhile(table, names, _pictures_before(reply, table)[-number:])
        try:
            shown = await _show(context, reply, await built(sight), sight)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or not sight.pictures:
                raise
            drawn = await drawing  # the game changed the message at the same moment: its pictures are gone
        else:
            if shown:
                return sight, drawing
            if not reply.lost:
                drawing.cancel()
                return None, None
            drawn = await drawing  # the pictures that it was to keep went with the message
    return drawn if await _show(context, reply, await built(drawn), drawn) else None, None


async def _show(context: Context, reply: Reply, view: ui.LayoutView, sight: Sight) -> bool:
    """Show a panel; a message that was clicked keeps the pictures that it shows already. Returns whether that worked.

    They are sent again if the game changed the message at the same moment, so that they are gone.
    """
    kept = kept_files(reply.clicked) if reply.clicked is not None else {}
    try:
        shown = await reply.show(view, sight.files(kept))
    except discord.HTTPException as error:
        if not kept or error.code != INVALID_FORM:
            raise
        shown = await reply.show(view, sight.files())
    if reply.lost and reply.clicked is not None:
        # The panel made way for one below a newer board while this was answered.
        reply.beside()
        files = sight.files()
        if not all(isinstance(each, discord.File) for each in files):
            return False
        shown = await reply.show(view, files)
    if sight.pictures:
        context.files.note(reply.message)
    elif reply.message is not None:
        context.files.forget(reply.message.id)
    if reply.clicked is not None and reply.in_message:
        context.reach.note(Way(reply.interaction, reply.clicked.id))
    return shown


def _pictures_before(reply: Reply, table: TableView) -> list[Drawing]:
    """The private pictures of a table that a clicked message shows."""
    clicked = reply.clicked
    if clicked is None or all(each.session != table.session.id for each in clicks_in(components_of(clicked))):
        return []
    files = kept_files(clicked).items()
    return [
        Drawing(name, file.description or "", kept=file) for name, file in files if name.startswith(PRIVATE)
    ]


def follow(
    context: PrivateContext,
    reply: Reply,
    session_id: int,
    shown: Sight | None,
    built: Built,
    drawing: asyncio.Task[Sight],
) -> None:
    """Add the pictures to a private answer once they are drawn, unless it shows something newer by then."""
    at = reply.place
    if at is None:
        drawing.cancel()
        return
    message_id = at.message_id

    async def add(sight: Sight) -> None:
        if shown is not None and shown.looks == sight.looks:
            return
        kept = context.files.of(message_id)
        try:
            now = await reply.change(await built(sight), sight.files(kept), at)
        except discord.HTTPException as error:
            if not kept or error.code != INVALID_FORM:
                raise
            now = await reply.change(await built(sight), sight.files(), at)
        context.files.note(reply.message)
        if now is not None:
            context.panels.moved(reply, session_id, now)

    context.late.follow(message_id, drawing, add)
