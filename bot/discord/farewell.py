"""What takes the place of a hand when its seat changed hands: nothing of it stays before the eyes of who held it."""

from __future__ import annotations

from discord import ui

from bot.discord.components import Click, box, button, layout, row, say
from bot.discord.desk import Desk, place
from bot.engine.moves import Seat
from bot.sessions import SessionView


def farewell(desk: Desk, session: SessionView, seat: Seat, user_id: int) -> ui.LayoutView:
    """Who holds the seat now; for its owner a button to come back."""
    speech = desk.speech(session)
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
