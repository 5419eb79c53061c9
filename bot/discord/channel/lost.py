"""Whether the channel of a session is lost: nothing can be shown in it."""

from __future__ import annotations

import discord

from bot.discord.core.sending.permissions import TO_WRITE, is_locked, known_lacking
from bot.discord.core.text.errors import CHANNEL_GONE, NO_ACCESS, THREAD_LOCKED
from bot.sessions import SessionView
from bot.sessions.core.table_state import PlaceLost

LOST: dict[object, PlaceLost] = {
    CHANNEL_GONE: "deleted",
    **dict.fromkeys(NO_ACCESS, "forbidden"),
    THREAD_LOCKED: "locked",
}
"""Discord's codes for a channel in which nothing can be shown. Of archived threads, see `PlaceWatch`."""


OUT_OF_SIGHT = ("deleted", "archived", "locked")
"""Why a client may not know a channel, until it is told otherwise; of an archived thread it knows nothing."""


def lost_by(error: Exception) -> PlaceLost:
    """Why a place is lost, by the error that Discord answers there; "" if it is not."""
    return LOST.get(getattr(error, "code", None), "")


def place_lost(client: discord.Client, session: SessionView, tried: int) -> PlaceLost:
    """Why nothing can be shown in a session's channel, as far as that is known without asking Discord.

    `tried` is the line of the log at which that was found out last.
    """
    channel = session.channel_id
    if session.table_state.place_lost == "aside":
        return "aside"
    if session.seq <= tried:
        return session.table_state.place_lost
    if session.table_state.place_lost in OUT_OF_SIGHT and client.get_channel(channel) is None:
        return session.table_state.place_lost
    if is_locked(client, channel):
        return "locked"
    return "forbidden" if known_lacking(client, channel, TO_WRITE) else ""
