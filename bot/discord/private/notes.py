"""A private note for each seat: what its holder wants to remember, for games that last for days."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks, number_at
from bot.discord.core.layout.components import Click, box, button, layout, row, say
from bot.discord.core.layout.forms import Field, Form
from bot.discord.core.text.texts import escaped_text
from bot.discord.private.context import PrivateContext
from bot.engine.moves import Seat
from bot.sessions import Refused, SessionView
from bot.sessions.people.notes import LENGTH

clicks = Clicks[PrivateContext]()

YES, NO = "yes", "no"


async def show_note(context: PrivateContext, reply: Reply, session: SessionView, seat: Seat) -> None:
    """Show the note of a seat to its holder. Refused: "not-playing"."""
    note = await context.sessions.notes.of(reply.user_id, session.id, seat)
    words = context.words(session.game, reply.language)
    speech = context.speech(session, reply.language)
    title = words.say_key("note-title", seat=speech.seat(seat))
    said = [title, escaped_text(note.own) or words.say_key("note-empty")]
    if note.inherited:
        said.append(words.say_key("note-inherited", text=f"={escaped_text(note.inherited)}"))
    said.append(words.say_key("note-private", handed=YES if note.handed else NO))
    at = str(int(seat))
    buttons = [button(Click("note-write", session.id, 0, (at,)), words.say_key("button-note-write"))]
    if note.own:
        other = NO if note.handed else YES
        click = Click("note-hand", session.id, 0, (at, other))
        buttons.append(button(click, words.say_key("button-note-hand", handed=other)))
    items: list[ui.Item[Any]] = [say("\n".join(said)), row(*buttons)]
    await reply.show(layout(box(items)))


@clicks.on("note")
async def _note(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    mine = session.seats_of(reply.user_id)
    if not mine:
        raise Refused("not-playing")
    seat = Seat(number_at(click, 0)) if click.path else mine[0]
    await show_note(context, reply, session, seat)


@clicks.on("note-write", words=1)
async def _write(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Ask for the text; what was written before stands in the form."""
    seat = Seat(number_at(click, 0))
    note = await context.sessions.notes.of(reply.user_id, click.session, seat)
    words = reply.words
    field = Field(
        words.say_key("note-label"),
        words.say_key("note-help"),
        note.own or note.inherited,
        most=LENGTH,
        required=False,
        long=True,
    )
    await reply.form(
        Form(Click("note-keep", click.session, 0, click.path[:1]), words.say_key("button-note"), field)
    )


@clicks.on("note-keep", words=1, picks=1)
async def _keep(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    seat = Seat(number_at(click, 0))
    await context.sessions.notes.keep(reply.user_id, session.id, seat, click.picked[0])
    await show_note(context, reply, session, seat)


@clicks.on("note-hand", words=2)
async def _hand(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    seat = Seat(number_at(click, 0))
    note = await context.sessions.notes.of(reply.user_id, session.id, seat)
    await context.sessions.notes.keep(reply.user_id, session.id, seat, note.own, handed=click.path[1] == YES)
    await show_note(context, reply, session, seat)
