"""An invitation to take an offered seat, as it appears in a direct message."""

from __future__ import annotations

import discord
from discord import ui

from bot.discord.core.context import place
from bot.discord.core.layout.components import Click, box, button, layout, row, say
from bot.discord.core.text.texts import Speech, escaped
from bot.sessions import SessionView, Status
from bot.sessions.outbox.notifications import Invitation


def invitation_view(session: SessionView, speech: Speech, invitation: Invitation) -> ui.LayoutView | None:
    """Who offers which seat, and the buttons to answer; None if the offer is no longer open."""
    seat = invitation.seat
    offers = (offer for offer in session.table_state.offers if offer.seat == seat)
    offer = next((o for o in offers if o.user_id == invitation.user and not o.asked), None)
    name = _name(session, invitation.by)
    if session.status is not Status.PLAYING or offer is None or name is None:
        return None
    words = speech.words
    key = "invited-while" if offer.for_a_while else "invited"
    said = words.say_key(key, name=escaped(name), seat=speech.seat(seat))
    decline = Click("seat-decline", session.id, 0, (str(int(seat)),))
    buttons = [
        button(accept_click(invitation), words.say_key("button-accept"), style=discord.ButtonStyle.success),
        button(decline, words.say_key("button-decline")),
    ]
    title = f"**{words.say_key('title')}** · {place(session)}"
    return layout(box([say(f"{title}\n{said}"), row(*buttons)]))


def accept_click(invitation: Invitation) -> Click:
    """The click of the first button; its last part distinguishes this invitation from all others."""
    return Click("seat-accept", invitation.session, 0, (str(int(invitation.seat)), str(invitation.number)))


def _name(session: SessionView, user_id: int | None) -> str | None:
    """The name of someone at the table, even while they are away."""
    for holder in session.holders:
        if holder.owner is not None and holder.owner.id == user_id:
            return holder.owner.name
        if holder.user_id is not None and holder.user_id == user_id:
            return holder.name
    return None
