"""The buttons of votes."""

from __future__ import annotations

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click
from bot.discord.core.text.errors import Trouble
from bot.discord.views.notices import NO_SEAT
from bot.engine.moves import Seat

clicks = Clicks[Context]()


@clicks.on("vote")
async def _vote(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    if len(click.path) != 3 or not (click.path[1] == NO_SEAT or click.path[1].isdecimal()):
        raise Trouble("old-button")
    what, about, choice = click.path
    seat = None if about == NO_SEAT else Seat(int(about))
    await context.sessions.votes.cast(session.id, reply.user_id, what, seat, choice)
    await reply.quietly()
