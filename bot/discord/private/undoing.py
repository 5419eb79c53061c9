"""Taking a move back: by a button or command, and the answers of players who learned something from it."""

from __future__ import annotations

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click
from bot.discord.core.text.errors import Trouble
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import own_table, show_panel
from bot.engine.moves import Seat
from bot.sessions import Refused, SessionView

clicks = Clicks[PrivateContext]()


@clicks.on("undo")
async def _undo(context: PrivateContext, reply: Reply, click: Click) -> None:
    reply.in_place()
    await undo(context, reply, await context.session(reply, click.session))


async def undo(context: PrivateContext, reply: Reply, session: SessionView) -> None:
    """Take back the user's last move, or ask the players who learned something from it."""
    if not session.seats_of(reply.user_id):
        raise Trouble("not-at-table")
    panels = context.panels
    panels.answers(reply.user_id, session.id)
    try:
        state = await context.sessions.undo(reply.user_id, session.id)
    except Exception:
        panels.answers(reply.user_id, session.id, waits=True)
        raise
    if not state.done:
        speech = context.speech(session, reply.language)
        panels.answers(reply.user_id, session.id, waits=True)
        await reply.text(speech.say("undo-asked", seats=[speech.seat(seat) for seat in state.missing]))
        return
    table = await own_table(context, reply, state.session)
    await show_panel(context, reply, table, note=table.speech.say("undone"))


@clicks.on("undo-turn")
async def _undo_turn(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Take back all moves of the user's turn, as far as no one must agree."""
    reply.in_place()
    table = await own_table(context, reply, await context.session(reply, click.session))
    session, seat = table.session.id, table.seat or Seat(0)
    since, taken = table.session.table_state.turns.since(seat), 0
    end: Refused | None = None
    while end is None:
        try:
            await context.sessions.undo(reply.user_id, session, since)
            taken += 1
        except Refused as refused:
            if not taken and refused.key != "undo-asks":
                raise
            end = refused
    table = await own_table(context, reply, await context.sessions.get(session))
    note = table.speech.say("turn-undone")
    if end.key == "undo-asks":
        note = table.speech.say("turn-undone-so-far", moves=taken, seats=end.values["missing"])
    await show_panel(context, reply, table, note=note)


@clicks.on("undo-answer")
async def _undo_answer(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    if not session.seats_of(reply.user_id):
        raise Trouble("not-at-table")
    await context.sessions.agree_undo(
        reply.user_id, session.id, "yes" if click.path[:1] == ("yes",) else "no"
    )
    await reply.quietly()
