"""Ending a game: at once for those who may and for solo players; otherwise by a vote."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.answers.caller import user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, LastingButton, box, button, layout, row, say
from bot.discord.core.layout.forms import reason_form
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import about, called, described
from bot.discord.table import lobby
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.types import REASON_LENGTH
from bot.sessions.server.policy import check_ender, is_steward
from bot.sessions.server.rules import Enders

clicks = Clicks[Context]()

RED = discord.ButtonStyle.danger


def add_commands(context: Context, group: app_commands.Group) -> None:
    """Add /game end."""

    @group.command(**called("end", "end"))
    @described(reason=about("end-reason"))
    async def end(
        interaction: discord.Interaction[Any], reason: app_commands.Range[str, 1, REASON_LENGTH] | None = None
    ) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            if session.status is Status.PLAYING:
                await ask_end(context, reply, session, reason or "")
            else:
                await lobby.end(context, reply, session)

        await context.at_table(interaction, carry_out)


@clicks.at_table("end-ask")
async def ask_end(context: Context, reply: Reply, session: SessionView, reason: str = "") -> None:
    """Ask for confirmation, since the game ends for everyone. An admin who gives a reason has confirmed.

    Raises Refused for a user who may neither end the game nor start a vote on it.
    """
    if session.status is not Status.PLAYING:
        raise Trouble("finished")
    user = user_of(reply.interaction)
    server_rules = await context.sessions.guilds.server_rules(session.guild_id)
    steward, seated = is_steward(server_rules, user), bool(session.seats_of(user.id))
    if not steward:
        if not seated:
            raise Refused("not-playing")
        check_ender(server_rules, user)
    if steward and reason.strip():
        await lobby.end(context, reply, session, reason)
        return
    words = context.speech(session, reply.language).words
    alone = seated and is_alone(session, user.id)
    lines, buttons = [], list[LastingButton]()
    if steward or alone:
        lines.append(words.say_key("end-sure"))
        buttons.append(button(Click("end", session.id), words.say_key("button-end"), style=RED))
    if steward:
        buttons.append(button(Click("end-why", session.id), words.say_key("button-end-why")))
    if seated and not alone and server_rules.enders is Enders.TABLE:
        lines.append(words.say_key("end-vote-sure"))
        style = discord.ButtonStyle.primary
        buttons.append(button(Click("end-vote", session.id), words.say_key("button-end-vote"), style=style))
    items: list[ui.Item[Any]] = [say("\n".join(lines)), row(*buttons)]
    await reply.show(layout(box(items)))


def is_alone(session: SessionView, user_id: int) -> bool:
    """Whether all other seats are held by computer players or by no one."""
    return {holder.user_id for holder in session.holders} <= {user_id, None}


@clicks.on("end")
async def _end(context: Context, reply: Reply, click: Click) -> None:
    """End the game at once; a form gives the reason."""
    session = await context.session(reply, click.session)
    await lobby.end(context, reply, session, click.picked[0] if click.picked else "")


@clicks.on("end-why")
async def _end_why(context: Context, reply: Reply, click: Click) -> None:
    await reply.form(reason_form(reply.words, Click("end", click.session), reply.words.say_key("button-end")))


@clicks.on("end-vote")
async def _end_vote(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    state = await context.sessions.seats.abandon(session.id, user_of(reply.interaction))
    words = context.speech(session, reply.language).words
    said = "ended" if state.vote is None else "vote-put"
    await reply.show(layout(box([say(words.say_key(said))])))
