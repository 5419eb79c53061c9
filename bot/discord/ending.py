"""Ending a game: at once for those who may and for who plays alone; else the table is asked."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.discord import lobby
from bot.discord.components import Click, HouseButton, action, box, button, layout, row, say, table_action
from bot.discord.desk import Desk, user_of
from bot.discord.errors import Trouble
from bot.discord.forms import reason_form
from bot.discord.reply import Reply
from bot.discord.texts import about, house
from bot.sessions import Refused, SessionView, Status
from bot.sessions.charter import Enders
from bot.sessions.policy import check_ender, is_steward
from bot.sessions.types import REASON_LENGTH

RED = discord.ButtonStyle.danger


def add_commands(desk: Desk, group: app_commands.Group) -> None:
    """Add /game end."""

    @group.command(name="end", description=about("end"))
    @app_commands.describe(reason=about("end-reason"))
    async def end(
        interaction: discord.Interaction[Any], reason: app_commands.Range[str, 1, REASON_LENGTH] | None = None
    ) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            if session.status is Status.PLAYING:
                await ask_end(desk, reply, session, reason or "")
            else:
                await lobby.end(desk, reply, session)

        await desk.at_table(interaction, carry_out)


@table_action("end-ask")
async def ask_end(desk: Desk, reply: Reply, session: SessionView, reason: str = "") -> None:
    """Ending a game ends it for everybody, so it is asked once. Who may end every game and gives a reason means it.

    Raises Refused for who may neither end it nor put it to the table.
    """
    if session.status is not Status.PLAYING:
        raise Trouble("finished")
    user = user_of(reply.interaction)
    charter = await desk.sessions.guilds.charter(session.guild_id)
    steward, seated = is_steward(charter, user), bool(session.seats_of(user.id))
    if not steward:
        if not seated:
            raise Refused("not-playing")
        check_ender(charter, user)
    if steward and reason.strip():
        await lobby.end(desk, reply, session, reason)
        return
    words = desk.speech(session).words
    alone = seated and is_alone(session, user.id)
    lines, buttons = [], list[HouseButton]()
    if steward or alone:
        lines.append(words.say_key("end-sure"))
        buttons.append(button(Click("end", session.id), words.say_key("button-end"), style=RED))
    if steward:
        buttons.append(button(Click("end-why", session.id), words.say_key("button-end-why")))
    if seated and not alone and charter.enders is Enders.TABLE:
        lines.append(words.say_key("end-vote-sure"))
        style = discord.ButtonStyle.primary
        buttons.append(button(Click("end-vote", session.id), words.say_key("button-end-vote"), style=style))
    items: list[ui.Item[Any]] = [say("\n".join(lines)), row(*buttons)]
    await reply.show(layout(box(items)))


def is_alone(session: SessionView, user_id: int) -> bool:
    """Whether all others at the table are computer players, or seats that nobody holds."""
    return {holder.user_id for holder in session.holders} <= {user_id, None}


@action("end")
async def _end(desk: Desk, reply: Reply, click: Click) -> None:
    """End it at once; from a form with the reason that was typed."""
    session = await desk.session(reply, click.session)
    await lobby.end(desk, reply, session, click.picked[0] if click.picked else "")


@action("end-why")
async def _end_why(desk: Desk, reply: Reply, click: Click) -> None:
    await reply.form(reason_form(Click("end", click.session), house().say_key("button-end")))


@action("end-vote")
async def _end_vote(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    state = await desk.sessions.seats.abandon(session.id, user_of(reply.interaction))
    words = desk.speech(session).words
    said = "ended" if state.vote is None else "vote-put"
    await reply.show(layout(box([say(words.say_key(said))])))
