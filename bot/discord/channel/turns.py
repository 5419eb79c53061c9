"""What a change of a session means for its channel: where turns began, who took seats, what is voted on."""

from __future__ import annotations

import logging

from bot.discord.channel.state import Asked, ChannelState
from bot.discord.core.context import Context
from bot.discord.views.story import turns_began
from bot.discord.views.table import table_of
from bot.engine.moves import CLOCK, Pace
from bot.sessions import Refused, SessionView
from bot.sessions.core.table_state import Vote
from bot.sessions.seats.admission import ADMISSION

log = logging.getLogger(__name__)


async def look(context: Context, state: ChannelState, session: SessionView) -> None:
    """Look at a session whose channel is up to date, so that only later changes count as new."""
    if state.seq < 0:
        state.be_in(session.channel_id)
        state.post.id = state.post.id or session.message_id
        await note_turn(context, state, session)


def note_people(state: ChannelState, session: SessionView) -> bool:
    """Whether a seat has changed hands since the last look."""
    before, state.people = state.people, tuple(holder.user_id for holder in session.holders)
    return before is not None and before != state.people


def note_votes(state: ChannelState, session: SessionView) -> None:
    """Ask for a new message if the bot has called a new vote, or someone new asks for a seat."""
    put = frozenset((v.what, v.seat, v.at) for v in session.table_state.votes if v.by == CLOCK)
    state.fresh = state.fresh or (state.put is not None and bool(put - state.put))
    state.put = put


async def note_turn(context: Context, state: ChannelState, session: SessionView) -> None:
    """Note where this turn and the previous one began: the story is told from there."""
    seq, turns = session.seq, session.table_state.turns
    if seq < state.seq:
        return
    if state.seq < 0:
        state.first_seq = seq
    if state.seq < 0 and not state.lobby and not turns.began:
        await _find_in_log(context, state, session)
    elif turns.latest > state.turn_seq:
        state.turn_seq, state.before_seq = turns.latest, turns.previous
    state.seq = seq


async def _find_in_log(context: Context, state: ChannelState, session: SessionView) -> None:
    """Find in the log where this turn and the previous one began, for a game whose turns are not noted yet."""
    table = await table_of(context, session, None)
    lines = await context.sessions.log(session.id, None)
    state.turn_seq, state.before_seq = turns_began(lines, table.turn_seats())


async def asked_in_public(context: Context, session: SessionView) -> Asked | None:
    """What the channel would show as asked now; None before the game begins, and if the store cannot tell.

    During a window, it is still the turn of those whose turn it was. Those who may answer in it are called by direct
    message, or by a line in the channel. In a game with phases, a seat that has a turn again in the same phase is asked
    nothing new.
    """
    turns, table = session.table_state.turns, session.table_state
    if session.started_at is None or not turns.began or not context.plays(session):
        return None
    try:
        position = await context.sessions.position(session.id)
    except Refused as refused:
        log.warning("it is unknown what session %d asks: %s", session.id, refused)
        return None
    aside = {
        (ask.seat, repr(ask.prompt))
        for ask in position.asks
        if ask.pace is not Pace.TURN and ask.seat != CLOCK
    }
    began = {
        (seat, 0 if turns.phase else turns.began[seat]) for seat in turns.awaited if seat < len(turns.began)
    }
    shown = (session.status, session.holders, table.votes, table.offers, session.undo, session.channel_id)
    return Asked(turns.phase, frozenset(aside | began), shown)


def votes_by_the_bot(session: SessionView) -> list[Vote]:
    """The votes that the bot has called: a player is late, and the others choose what happens."""
    return [vote for vote in session.table_state.votes if vote.by == CLOCK and vote.what != ADMISSION]
