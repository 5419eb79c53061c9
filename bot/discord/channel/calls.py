"""Calls those who cannot be asked by direct message: one message in the channel, removed when it has been answered.

Whom a call names depends on public facts alone: whose turn it is and who is asked in public, and, in a window that asks
in private, everyone else at the table with closed direct messages. Nobody is called twice for one turn.

A call is sent and removed by the interaction of the last move that everyone knows of, if that was made in the channel:
Discord does not count such requests. As it shows whose interaction it was, no other is used.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass

import discord
import msgspec
from discord import ui

from bot.discord.channel.state import Called
from bot.discord.core.layout.components import Click, button, layout, row, say
from bot.discord.core.sending.budget import Need
from bot.discord.core.sending.reach import Way, nonce_of, send_after
from bot.discord.core.text.errors import MESSAGE_GONE, is_passing
from bot.discord.core.text.texts import only
from bot.discord.private.context import PrivateContext
from bot.discord.views.deadlines import deadline_of
from bot.discord.views.table import TableView, table_of
from bot.engine.moves import Ask, Seat
from bot.engine.words import words_of
from bot.sessions import CallRow, Kind, LogLine, Position, SessionView
from bot.sessions.core.turns import is_news

log = logging.getLogger(__name__)

TOLD = 2
"""How many sentences of what was done before are told."""

RECENT = 8
"""Among how many lines the last move is looked for."""

TURN = "turn"
"""The first word of what a call for a turn is for; then come the turns, as SEAT:LINE with which it began."""

_people = msgspec.json.Decoder(tuple[int, ...])


@dataclass(frozen=True)
class Call:
    """Whom to call, for what (`key` names it), and with which words."""

    key: str
    users: frozenset[int]
    text: str


def fits(posted: CallRow, session: SessionView, call: Call) -> bool:
    """Whether a message in a channel calls everyone whom another call would, for the same."""
    same = posted.question == call.key or (_turns(call.key) and _turns(call.key) <= _turns(posted.question))
    here = posted.channel == session.channel_id
    return bool(here and same) and call.users <= set(_people.decode(posted.people))


def _turns(key: str) -> set[str]:
    """The turns for which there is a call."""
    first, *turns = key.split()
    return set(turns) if first == TURN else set()


class Calls:
    """The call of each session. The store remembers it, so that a restart calls no one twice."""

    def __init__(self, context: PrivateContext) -> None:
        self._context, self._client = context, context.client
        self._posted: dict[int, CallRow | None] = {}

    async def update(
        self, session: SessionView, position: Position | None, called: Called
    ) -> dict[Seat, int]:
        """Call who is newly asked, and remove a call that was answered. Problems are logged: nothing depends on it.

        Nothing is done before a new message that is due in the channel, which itself calls those whose turn it is.
        `position` is the game as it was looked at last. Returns for which turns seats were called now, by the line with
        which each began.
        """
        turns: dict[Seat, int] = {}
        try:
            if session.id not in self._posted:
                self._posted[session.id] = await self._context.sessions.shown.call(session.id)
            before, closed = self._posted[session.id], await self._context.hands.closed(session)
            table = await self._table(session, position) if closed or before else None
            if table is not None and is_news(table.session, table.session.announced_seq):
                return turns
            standing = _turns(before.question) if before else set[str]()
            call = None if table is None else await self._needed(table, called, standing, closed)
            if before is not None and (call is None or not fits(before, session, call)):
                await self._remove(before)
            if call is not None and self._posted[session.id] is None:
                await self._post(session, call)
                for seat, began in (map(int, turn.split(":")) for turn in _turns(call.key)):
                    turns[Seat(seat)] = began
        except Exception as error:
            if not (is_passing(error) or isinstance(error, discord.HTTPException)):
                raise
            log.warning("a call of session %d was not posted or removed: %s", session.id, error)
        if not session.status.live:
            self._posted.pop(session.id, None)
        return turns

    async def _table(self, session: SessionView, position: Position | None) -> TableView | None:
        """The table as everyone knows it, all of one moment; None if no one is called there."""
        context = self._context
        if session.started_at is None or not session.status.live or session.guild_id is None:
            return None
        if session.is_aside or not context.plays(session):
            return None
        if not context.game(session).secrets(session.options, len(session.holders)):
            return None
        if position is None or position.seq != session.seq:
            position = await context.sessions.position(session.id)
            session = position.session
        return await table_of(context, session, None, position=position)

    async def _needed(
        self, table: TableView, called: Called, standing: set[str], closed: frozenset[Seat]
    ) -> Call | None:
        """The call that fits the game now, or None; `standing` are the turns for which there is one already.

        `closed` are the seats whose holders get no direct messages.
        """
        context, session = self._context, table.session
        if not closed:
            return None
        newest = await context.sessions.newest(session.id, None, RECENT)
        lines = [line for line in newest if line.seq <= table.position.seq]
        if table.other_asks or table.clock_asks:
            return _call(table, closed, lines)
        began = session.table_state.turns.began
        turns = {seat: f"{seat}:{began[seat]}" for seat in table.turn_seats & closed if seat < len(began)}
        new = {
            seat for seat, turn in turns.items() if turn in standing or not called.includes(seat, began[seat])
        }
        asks = [ask for ask in table.turn_asks if ask.seat in new]
        key = " ".join([TURN, *sorted(turns[seat] for seat in new)])
        return _said(table, key, new, table.gist(lines[-1:], TOLD) + _asked(table, asks))

    async def _post(self, session: SessionView, call: Call) -> None:
        words = words_of("house", await self._context.language_at(session))
        hand = button(Click("hand", session.id), words.say_key("button-hand"))
        view, mentions = layout(say(call.text), row(hand)), only(tuple(sorted(call.users)))
        sent = await self._after_move(session, view, mentions)
        if sent is None:
            channel = self._client.get_partial_messageable(session.channel_id)
            nonce = nonce_of("call", session.id, call.key, sorted(call.users))
            await self._context.budget.turn(Need.POST, "POST", channel.id)
            sent = await channel.send(view=view, allowed_mentions=mentions, nonce=nonce)
        self._posted[session.id] = posted = CallRow(
            session=session.id,
            channel=session.channel_id,
            message=sent.id,
            question=call.key,
            people=msgspec.json.encode(sorted(call.users)).decode(),
        )
        await self._context.sessions.shown.keep_call(posted)

    async def _after_move(
        self, session: SessionView, view: ui.LayoutView, mentions: discord.AllowedMentions
    ) -> discord.Message | None:
        """Send a call by the interaction of the last move that everyone knows of; None if that cannot be done."""
        reach = self._context.reach
        interaction = await reach.of_last_move(session)
        if interaction is None:
            return None
        try:
            sent = await send_after(interaction, view, (), mentions)
        except discord.HTTPException as error:
            log.info("a call of session %d is not sent by an interaction: %s", session.id, error)
            reach.unusable(interaction)
            return None
        reach.note(Way(interaction, sent.id, followup=True))
        return sent

    async def _remove(self, posted: CallRow) -> None:
        way = self._context.reach.of(posted.message)
        try:
            if way is None:
                await self._context.budget.turn(Need.RETIRE, "DELETE", posted.channel)
                channel = self._client.get_partial_messageable(posted.channel)
                await channel.get_partial_message(posted.message).delete()
            else:
                await way.delete()
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            if error.code not in MESSAGE_GONE:
                log.warning("a call of session %d stays: %s", posted.session, error)
        self._posted[posted.session] = None
        await self._context.sessions.shown.remove_call(posted.session)


def _call(table: TableView, closed: frozenset[Seat], lines: list[LogLine]) -> Call | None:
    """Whom of those with closed direct messages to call: the seats asked in public, or all others in a window."""
    speech = table.speech
    asks = [ask for ask in table.other_asks if ask.seat in closed]
    windows = [] if table.other_asks else table.clock_asks
    if not asks and not windows:
        return None
    mover = next((line.seat for line in reversed(lines) if line.kind is Kind.MOVE), None)
    seats = {ask.seat for ask in asks} or closed - {mover, *table.turn_seats}
    said = table.gist(lines[-1:], TOLD)
    if asks:
        said += _asked(table, asks)
    else:
        said.append(
            f"**{speech.say('window-open', doing=table.doing(windows[0]))}**{deadline_of(table, windows)}"
        )
    key = f"{sorted({ask.word for ask in asks or windows})} {table.position.windows}"
    return _said(table, key, seats, said)


def _asked(table: TableView, asks: list[Ask]) -> list[str]:
    return [f"**{table.asked_what([ask])}**{deadline_of(table, [ask])}" for ask in asks]


def _said(table: TableView, key: str, seats: Iterable[Seat], said: list[str]) -> Call | None:
    """A call of the people who hold these seats; None if there are none."""
    holders = table.session.holders
    users = frozenset(user for seat in seats if (user := holders[seat].user_id) is not None)
    if not users:
        return None
    named = " ".join(f"<@{user}>" for user in sorted(users))
    end = f"-# {named} · {table.speech.words.say_key('call-hand')}"
    return Call(key, users, "\n".join([*said, end]))
