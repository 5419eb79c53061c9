"""The pace of a table: chosen on the card of the lobby, changed by a vote in a game."""

from __future__ import annotations

from bot.discord.core.answers.caller import is_admin, user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click
from bot.discord.core.text.errors import Trouble
from bot.discord.table.lobby_card import lobby_card
from bot.discord.views.deadlines import clock_in_words
from bot.engine.words import Words
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.pace import TablePace
from bot.sessions.core.table_state import TableState
from bot.sessions.time.pacing import vote_for

clicks = Clicks[Context]()


async def set_pace(context: Context, reply: Reply, session: SessionView, pace: TablePace) -> None:
    """Give a table another pace: the host in a lobby, an admin in a game; a player starts a vote."""
    words, user = context.words(session.game, reply.language), user_of(reply.interaction)
    if session.table_state.pace is pace:
        raise Refused("pace-same")
    if session.status is Status.PLAYING and session.seats_of(reply.user_id):
        state = await context.sessions.votes.call(session.id, reply.user_id, vote_for(pace), None)
        if state.vote is not None:
            await reply.text(words.say_key("vote-put"))
            return
        session = state.session
    else:
        admin = is_admin(reply.interaction)
        session = await context.sessions.clocks.set_pace(session.id, user, pace, admin=admin)
    await reply.text(words.say_key(f"pace-{pace.value}-now", clock=_clock(words, session.table_state)))


def _clock(words: Words, state: TableState) -> str:
    return clock_in_words(words, state.clock) if state.clock.runs else "none"


def pace_meant(word: str) -> TablePace:
    """The pace that a button or menu says. Raises Trouble("old-button")."""
    try:
        return TablePace(word)
    except ValueError as error:
        raise Trouble("old-button") from error


@clicks.on("set-pace", picks=1)
async def _choose(context: Context, reply: Reply, click: Click) -> None:
    """Set the pace chosen on the lobby's card. After a refusal the card is shown anew with the old choice."""
    session, pace = await context.session(reply, click.session), pace_meant(click.picked[0])
    admin = is_admin(reply.interaction)
    reply.in_place()
    try:
        await context.sessions.clocks.set_pace(session.id, user_of(reply.interaction), pace, admin=admin)
    except Refused:
        now = await context.sessions.get(session.id)
        if now.status is Status.LOBBY:
            await reply.show(await lobby_card(context, now))
        raise
    await reply.acknowledge()


@clicks.on("change-pace", words=1)
async def _change(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    await set_pace(context, reply, session, pace_meant(click.path[0]))
