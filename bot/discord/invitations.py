"""An invitation to take a seat that somebody offers, as it stands in a direct message."""

from __future__ import annotations

import discord
from discord import ui

from bot.discord.components import Click, box, button, layout, row, say
from bot.discord.desk import place
from bot.discord.texts import Speech, escaped
from bot.sessions import SessionView, Status
from bot.sessions.errands import Invitation


def invitation_view(session: SessionView, speech: Speech, invitation: Invitation) -> ui.LayoutView | None:
    """Who asks for what, and the buttons to answer; None where that offer stands no more, or who made it is gone."""
    seat = invitation.seat
    offers = (offer for offer in session.affairs.offers if offer.seat == seat)
    offer = next((o for o in offers if o.user_id == invitation.user and o.at == invitation.at), None)
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
    """What the first button means; its last part tells the invitation from all others."""
    return Click("seat-accept", invitation.session, 0, (str(int(invitation.seat)), str(invitation.number)))


def _name(session: SessionView, user_id: int | None) -> str | None:
    """What somebody at the table is called, who may be away for a while."""
    for holder in session.holders:
        if holder.owner is not None and holder.owner.id == user_id:
            return holder.owner.name
        if holder.user_id is not None and holder.user_id == user_id:
            return holder.name
    return None
