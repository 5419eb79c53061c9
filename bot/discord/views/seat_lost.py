"""What replaces a hand when its seat changes hands, so that its former holder no longer sees it."""

from __future__ import annotations

from discord import ui

from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, box, button, layout, row, say
from bot.engine.moves import Seat
from bot.sessions import SessionView


async def seat_lost(context: Context, session: SessionView, seat: Seat, user_id: int) -> ui.LayoutView:
    """The message: who holds the seat now and, for its owner, a button to come back."""
    speech = context.speech(session, await context.language_of(user_id, session.guild_id))
    title = f"**{speech.words.say_key('title')}** · {place(session)}"
    holder = session.holders[seat]
    if holder.owner is None or holder.owner.id != user_id or not session.status.live:
        gone = "farewell-vacant" if holder.vacant and session.status.live else "farewell"
        said = speech.words.say_key(gone, seat=speech.seat(seat))
        return layout(box([say(f"{title}\n{said}")]))
    key = "farewell-free" if holder.vacant else "farewell-owner"
    back = button(
        Click("seat-back", session.id, 0, (str(int(seat)),)), speech.words.say_key("button-seat-back")
    )
    return layout(box([say(f"{title}\n{speech.words.say_key(key, seat=speech.seat(seat))}"), row(back)]))
