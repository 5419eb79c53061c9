"""Sharing the end of a game: its picture with the button *Share*, first privately, then in the channel."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, box, button, file_of, gallery_of, layout, row, say
from bot.discord.core.sending.permissions import TO_ATTACH, known_lacking
from bot.discord.core.text.errors import BLOCKED, CHANNEL_GONE
from bot.discord.core.text.texts import colour
from bot.discord.reading.film import TABLE
from bot.discord.views.ending import end_picture, ending_in_words
from bot.sessions import Refused, SessionView
from bot.sessions.people.archive import Retold
from renderers.look import Picture

clicks = Clicks[Context]()
log = logging.getLogger(__name__)

END = "end.png"


@clicks.on("share")
async def _share(context: Context, reply: Reply, click: Click) -> None:
    """Show the end of a game privately, with what can be shown in the channel."""
    session = await context.session(reply, click.session)
    viewer = click.path[0] if click.path else TABLE
    told, picture = await _drawn(context, reply, session, reply.language)
    words = context.words(session.game, reply.language)
    tail: list[ui.Item[Any]] = [] if picture is None else [say(words.say_key("share-note"))]
    tail.append(
        row(
            button(Click("share-end", session.id), words.say_key("button-share")),
            button(Click("report-share", session.id, 0, (viewer,)), words.say_key("button-share-report")),
        )
    )
    reply.beside()
    await reply.show(_shown(context, told, picture, reply.language, tail), _files(picture))


@clicks.on("share-end")
async def _show(context: Context, reply: Reply, click: Click) -> None:
    """Show the end of a game in the channel, in words where its picture cannot be."""
    session = await context.session(reply, click.session)
    if session.status.live:
        raise Refused("not-over")
    await reply.acknowledge()
    language = await context.language_at(session)
    channel = reply.interaction.channel_id or 0
    no_files = bool(known_lacking(context.client, channel, TO_ATTACH))
    told, picture = await _drawn(context, reply, session, language)
    if picture is not None and not no_files:
        try:
            await context.share(reply, _shown(context, told, picture, language), _files(picture))
            return
        except discord.HTTPException as error:
            no_use = error.code == CHANNEL_GONE or error.code in BLOCKED
            if no_use or error.status == 429 or error.status >= 500:
                raise
            log.warning("a picture was not taken (%s); the end goes out in words", error)
    await context.share(reply, _shown(context, told, None, language))


async def _drawn(
    context: Context, reply: Reply, session: SessionView, language: str
) -> tuple[Retold, Picture | None]:
    """A game that is over, as everyone saw it, and the picture of its end. Raises Refused("not-over")."""
    if session.status.live:
        raise Refused("not-over")
    context.game(session)

    async def work() -> tuple[Retold, Picture | None]:
        told = await context.sessions.archive.retold(session.id)
        return told, await end_picture(context, told, language)

    return await context.reading.do(reply.user_id, ("end", session.id, session.seq, language), work)


def _shown(
    context: Context,
    told: Retold,
    picture: Picture | None,
    language: str,
    tail: list[ui.Item[Any]] | None = None,
) -> ui.LayoutView:
    """The end of a game: its picture, or the same in words."""
    speech = context.speech(told.session, language, told.sides)
    shown = say(ending_in_words(told, speech)) if picture is None else gallery_of(END, picture.alt)
    winners = [side for side, won in enumerate(told.standings.won) if won]
    hue = speech.hue(winners[0]) if len(winners) == 1 else None
    return layout(box([shown, *(tail or [])], colour(hue)))


def _files(picture: Picture | None) -> list[discord.File]:
    return [] if picture is None else [file_of(picture, END)]
