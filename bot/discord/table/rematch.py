"""Playing a game again: the button under its end, and the answers on the card."""

from __future__ import annotations

import asyncio

import discord

from bot.discord.core.answers.caller import user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click
from bot.discord.table import lobby
from bot.discord.table.context import TableContext
from bot.discord.table.rematch_card import differences
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.rematch import players_again
from bot.sessions.play.lobby import Elsewhere

clicks = Clicks[TableContext]()

WAIT = 1.0
"""For so many seconds Discord is asked who has left the server; who is not known to have left is asked to play."""


@clicks.on("rematch")
async def _again(context: TableContext, reply: Reply, click: Click) -> None:
    await _open(context, reply, await context.session(reply, click.session))


@clicks.on("rematch-thread")
async def _in_thread(context: TableContext, reply: Reply, click: Click) -> None:
    await _open(context, reply, await context.session(reply, click.session), in_thread=True)


async def _open(
    context: TableContext, reply: Reply, session: SessionView, *, in_thread: bool = False
) -> None:
    """Open a table like that of a game that is over; where one is open for it already, take a seat there."""
    context.game(session)
    interaction = reply.interaction
    gone = await _gone(context, session, reply.user_id)

    async def create(elsewhere: Elsewhere | None) -> SessionView:
        return await context.sessions.rematches.open(
            session.id,
            interaction.channel_id or 0,
            interaction.guild_id,
            user_of(interaction),
            interaction=interaction.id,
            elsewhere=elsewhere,
            gone=gone,
        )

    try:
        if (there := context.sessions.rematches.of(session.id)) is None:
            opening = lobby.Opening(session.game, create, Click("rematch-thread", session.id))
            opened = await lobby.open_table(context, reply, opening, in_thread=in_thread)
            if _is_as_before(context, reply, opened, session):
                await context.sessions.start(opened.id, user_of(interaction), admin=False)
            return
    except Refused as refused:
        there = context.sessions.rematches.of(session.id)
        if refused.key != "rematch-there" or there is None:
            raise
    if there.status is Status.LOBBY and not there.seats_of(reply.user_id):
        await lobby.join(context, reply, there)
        return
    words = context.speech(there, reply.language).words
    await reply.text(words.say_key("rematch-there", game=words.say_key("title"), place=place(there)))


def _is_as_before(context: Context, reply: Reply, opened: SessionView, before: SessionView) -> bool:
    """Whether someone plays again alone, and nothing is to be looked at first: no one is asked, all is as it was."""
    people = {each.user_id for each in players_again(before.holders)} - {None}
    words = context.speech(opened, reply.language).words
    return people == {reply.user_id} and not differences(opened, before, words, context.game(opened))


async def _gone(context: Context, session: SessionView, host: int) -> set[int]:
    """Which players of a game have left its server, as far as Discord says so in time."""
    guild = context.client.get_guild(session.guild_id or 0)
    people = [each.user_id for each in players_again(session.holders) if each.user_id not in (None, host)]
    if guild is None or session.imported:
        return set()

    async def has_left(user_id: int) -> bool:
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound:
            return True
        except discord.HTTPException:
            pass
        return False

    asking = {user: asyncio.create_task(has_left(user)) for user in people if user > 0}
    if not asking:
        return set()
    _, late = await asyncio.wait(asking.values(), timeout=WAIT)
    for task in late:
        task.cancel()
    return {user for user, task in asking.items() if task not in late and task.result()}


@clicks.at_table("rematch-no")
async def _not_this_time(context: TableContext, reply: Reply, session: SessionView) -> None:
    """Do not play again: the others are told by the card, and the host by direct message."""
    await context.sessions.rematches.decline(session.id, user_of(reply.interaction), reply.interaction.id)
    words = context.speech(session, reply.language).words
    await reply.text(words.say_key("rematch-declined", game=words.say_key("title")))
