"""A turn of a game named by its number or by words of what happened: /game file step, and the choices while typing."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.slash import Choices, matching, quiet
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import about, called, described, quotable
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.stepping import number_of, show_step, told_for, usual_view
from bot.engine.moves import Seat
from bot.sessions import SessionView


def add_commands(context: ReadingContext, group: app_commands.Group) -> None:
    """/game file step."""

    @group.command(**called("step", "step"))
    @described(seat=about("step-seat"), turn=about("step-turn"))
    async def step(
        interaction: discord.Interaction[Any],
        seat: app_commands.Range[int, 1, 9] | None = None,
        turn: str = "",
    ) -> None:
        async def act(reply: Reply, session: SessionView) -> None:
            viewer = usual_view(session, reply.user_id) if seat is None else Seat(seat - 1)
            number = await found_turn(context, reply, session, viewer, turn)
            await show_step(context, reply, session, viewer, number)

        await context.at_table(interaction, act)

    @step.autocomplete("turn")
    @quiet
    async def turns(interaction: discord.Interaction[Any], current: str) -> Choices:
        return await matching_turns(context, interaction, current)


async def matching_turns(
    context: ReadingContext,
    interaction: discord.Interaction[Any],
    typed: str,
    first: int = 0,
    *,
    newest: bool = False,
) -> Choices:
    """The moments of the game of a channel, by number, that have what was typed so far in their words.

    Those before the number `first` are left out, and with `newest` the newest come first, as by `found_turn`.
    """
    reply = Reply(interaction, await context.language(interaction))
    session = await context.here(reply)
    asked = getattr(interaction.namespace, "seat", None)
    viewer = Seat(asked - 1) if isinstance(asked, int) else usual_view(session, reply.user_id)
    told = await told_for(context, reply, session, viewer)
    names = await context.steps.called(told, reply.language)
    told_at = [(str(at), f"{at} · {each.line}") for at, each in enumerate(names, 1)]
    offered = told_at[first:]
    return matching(reversed(offered) if newest else offered, typed)


async def found_turn(
    context: ReadingContext,
    reply: Reply,
    session: SessionView,
    viewer: Seat | None,
    typed: str,
    first: int = 0,
    *,
    newest: bool = False,
) -> int:
    """The number of the moment that is meant: by its number from 1, or the first, or the `newest`, with these words.

    Raises Trouble("no-such-turn").
    """
    sought = typed.strip().casefold()
    if not sought:
        return 0
    told = await told_for(context, reply, session, viewer)
    if sought.isascii() and sought.isdigit():
        return max(0, number_of(sought) - 1)
    names = await context.steps.called(told, reply.language)
    meant = [at for at in range(first, len(names)) if sought in " · ".join(names[at]).casefold()]
    if meant:
        return meant[-1 if newest else 0]
    raise Trouble("no-such-turn", {"typed": quotable(typed[:40])})
