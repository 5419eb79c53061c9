"""Keeps the channel true: after every change the newest state is drawn and shown, once, and quietly.

Each session has one worker at the most. While it draws and sends, further changes only leave a mark; the next
picture shows the newest state. When the turn passes to somebody a new message is posted and the old one loses its
buttons; within a turn the message is edited, at most every `quiet` seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.discord.desk import Desk
from bot.discord.errors import MESSAGE_GONE, NO_ACCESS, incident, is_network
from bot.discord.hands import Hands, has_secrets, own_answers
from bot.discord.living import PICTURE, TEXT_BOARD_LENGTH, file_of, living
from bot.discord.lobby import lobby_card
from bot.discord.table import Table, table_of
from bot.discord.texts import no_pings, only
from bot.engine.moves import Event, Seat
from bot.sessions import LogLine, SessionView, Status
from renderers.look import Picture

log = logging.getLogger(__name__)

QUIET = 1.5
FAREWELL = 3.0
"""Seconds that answers under way may take when the bot is stopped."""

RETRIES = (1.0, 3.0)
"""Seconds to wait before a message is tried again that Discord did not take."""


@dataclass
class Record:
    """What the channel of one session shows, and what it does not show yet.

    `awaited` are the seats whose turn it was when last looked at (None: not looked at since the start); `turn_seq` and
    `before_seq` are where this turn and the one before began; `fresh` asks for a new message.
    """

    message_id: int | None = None
    message: discord.Message | None = None
    awaited: frozenset[Seat] | None = None
    seq: int = -1
    turn_seq: int = 0
    before_seq: int = 0
    fresh: bool = False
    lobby: bool = False
    notice: bool = False
    status: Status | None = None
    shown_at: float = 0.0
    dirty: bool = False
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None
    blocked: bool = False


class Announcer:
    """Shows every session in its channel, and its secrets to those whose they are."""

    def __init__(self, desk: Desk, client: discord.Client, *, quiet: float = QUIET) -> None:
        self._desk, self._client, self._quiet = desk, client, quiet
        self._records: dict[int, Record] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._posted_elsewhere: set[int] = set()
        self.hands = Hands(desk, client)
        self._closed = False
        self.listening = False

    def start(self) -> None:
        """Listen to every change from now on, and show what was not shown before the last end."""
        self._desk.sessions.subscribe(self.changed)
        self.listening = True
        for session_id in self._desk.sessions.unannounced():
            self._records.setdefault(session_id, Record()).notice = True
            self.changed(session_id)

    async def close(self) -> None:
        """Stop; what is not shown yet is shown at the next start."""
        self._closed = True
        if self._desk.answering:
            await asyncio.wait(self._desk.answering, timeout=FAREWELL)
        tasks = self._busy()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until the channels show the newest state (for tests and measurements)."""
        while waiting := self._busy():
            await asyncio.wait(waiting)

    def _busy(self) -> list[asyncio.Task[None]]:
        workers = [record.worker for record in self._records.values() if record.worker is not None]
        return [*self._tasks, *workers, *self.hands.busy, *self._desk.answering]

    def turn_began(self, session_id: int) -> int | None:
        """The seq at which the present turn began; None where it began before this start of the bot."""
        record = self._records.get(session_id)
        return None if record is None or record.awaited is None else record.turn_seq

    def is_blocked(self, session_id: int) -> bool:
        """Whether Discord does not let the bot write in the session's channel."""
        record = self._records.get(session_id)
        return record is not None and record.blocked

    def posts(self, channel_id: int) -> None:
        """Somebody else is about to post the card of a new lobby in this channel."""
        self._posted_elsewhere.add(channel_id)

    async def adopt(self, session: SessionView | None, channel_id: int, message_id: int | None) -> None:
        """The card of a new lobby was posted as this message; None: it was not, and is shown in the usual way."""
        self._posted_elsewhere.discard(channel_id)
        if session is None:
            return
        record = self._records.setdefault(session.id, Record())
        if message_id is None:
            self.changed(session.id)
            return
        record.message_id, record.lobby = message_id, True
        await self._desk.sessions.mark_announced(session.id, session.seq, message_id)

    def changed(self, session_id: int) -> None:
        """A session is not any more what its channel shows."""
        if not self._closed:
            self._spawn(self._observe(session_id), f"observe {session_id}")

    # Looking -----------------------------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None], what: str) -> None:
        async def guarded() -> None:
            try:
                await work
            except Exception as error:
                incident(error, what)

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _observe(self, session_id: int) -> None:
        """Note whether the turn passed, and have the channel brought up to date."""
        session = await self._desk.sessions.get(session_id)
        if session.status is Status.LOBBY and session.channel_id in self._posted_elsewhere:
            return
        record = self._records.setdefault(session_id, Record())
        if record.message_id is None:
            record.message_id = session.message_id
        if session.status is Status.LOBBY:
            record.lobby = True
        elif session.started_at is not None:
            table = await table_of(self._desk, session, None)
            await self._note_turn(record, table)
            self.hands.changed(session)
        if session.status is not record.status:
            record.fresh = record.fresh or session.status in (Status.FINISHED, Status.ABANDONED)
            record.status = session.status
        record.dirty = True
        if record.fresh:
            record.wake.set()
        if record.worker is None:
            record.worker = asyncio.get_running_loop().create_task(self._work(session_id, record))

    async def _note_turn(self, record: Record, table: Table) -> None:
        seq = table.position.seq
        if seq < record.seq:
            return
        awaited = frozenset(ask.seat for ask in table.turn_asks())
        before = record.awaited
        if before is None:
            before = awaited
            if seq and not record.lobby:
                lines = await self._desk.sessions.log(table.session.id, None, seq - 1)
                mover = lines[-1].seat if lines else None
                before = frozenset({mover} if mover is not None else ())
        if awaited - before or not awaited & before:
            if awaited != before:
                record.before_seq, record.turn_seq = record.turn_seq, seq
            people = {Seat(i) for i, h in enumerate(table.session.holders) if h.user_id is not None}
            if (awaited - before) & people:
                record.fresh = True
        record.awaited, record.seq = awaited, seq

    # Showing -----------------------------------------------------------------------------------------------------

    async def _work(self, session_id: int, record: Record) -> None:
        try:
            while record.dirty:
                await self._be_quiet(record)
                record.dirty = False
                try:
                    await self._publish(session_id, record)
                except Exception as error:
                    if is_network(error) or isinstance(error, discord.HTTPException):
                        self._refused(session_id, record, error)
                    else:
                        incident(error, f"session {session_id} could not be shown")
        finally:
            record.worker = None

    async def _be_quiet(self, record: Record) -> None:
        wait = record.shown_at + self._quiet - asyncio.get_running_loop().time()
        if wait > 0 and not record.fresh:
            record.wake.clear()
            try:
                await asyncio.wait_for(record.wake.wait(), wait)
            except TimeoutError:
                pass

    async def _publish(self, session_id: int, record: Record) -> None:
        session = await self._desk.sessions.get(session_id)
        if session.started_at is None:
            await self._show(session, record, lobby_card(self._desk, session), None, (), new=False)
            return
        table = await table_of(self._desk, session, None)
        fresh, record.fresh = record.fresh, False
        if record.lobby:
            fresh, record.lobby = _others_begin(table), False
        lines = await self._desk.sessions.log(session.id, None, self._story_since(record, table))
        last = _last_events(lines, record.turn_seq)
        picture = await self._desk.studio.draw(table.game, table.view, table.look(last))
        board = "" if picture else await self._desk.studio.describe(table.game, table.view, table.look(last))
        mention = _people_awaited(table) if fresh and not table.over else ()
        notice = table.speech.say("was-away") if record.notice and session.seq > session.announced_seq else ""
        record.notice = False
        hidden = await own_answers(self._desk, table)

        def view(drawn: Picture | None, text: str) -> ui.LayoutView:
            return living(
                table,
                story=table.story(lines),
                alt=drawn.alt if drawn else None,
                board=text,
                mention=mention,
                notice=notice,
                own_answers=hidden,
                has_hands=has_secrets(table.game),
            )

        try:
            await self._show(session, record, view(picture, board), picture, mention, new=fresh)
        except discord.HTTPException as error:
            if picture is None or error.code in NO_ACCESS:
                raise
            log.warning("a picture was not taken (%s); the board goes out in words", error)
            board = await self._desk.studio.describe(table.game, table.view, table.look(last))
            await self._show(session, record, view(None, board[:TEXT_BOARD_LENGTH]), None, mention, new=fresh)

    def _story_since(self, record: Record, table: Table) -> int:
        return max(
            0, min(record.before_seq, table.position.seq - 3) if record.seq >= 0 else table.position.seq - 6
        )

    async def _show(
        self,
        session: SessionView,
        record: Record,
        view: ui.LayoutView,
        picture: Picture | None,
        mention: tuple[int, ...],
        *,
        new: bool,
    ) -> None:
        """Post or edit the living message, and note that it was done."""
        channel = self._client.get_partial_messageable(session.channel_id)
        old_id, old = record.message_id, record.message
        sent: discord.Message | None = None
        if old_id is not None and not new:
            try:
                files = [file_of(picture)] if picture else []
                sent = await channel.get_partial_message(old_id).edit(
                    view=view, attachments=files, allowed_mentions=no_pings()
                )
            except discord.NotFound as error:
                if error.code not in MESSAGE_GONE:
                    raise
                old_id = None
        if sent is None:
            sent = await self._send(channel, view, picture, mention)
            if old_id is not None:
                self._spawn(self._retire(channel, old_id, old), f"retire message {old_id}")
        record.message, record.message_id = sent, sent.id
        record.shown_at = asyncio.get_running_loop().time()
        record.blocked = False
        await self._desk.sessions.mark_announced(session.id, session.seq, sent.id)

    async def _send(
        self,
        channel: discord.PartialMessageable,
        view: ui.LayoutView,
        picture: Picture | None,
        mention: tuple[int, ...],
    ) -> discord.Message:
        for wait in (*RETRIES, None):
            try:
                files = [file_of(picture)] if picture else []
                return await channel.send(view=view, files=files, allowed_mentions=only(mention))
            except discord.DiscordServerError:
                if wait is None:
                    raise
                await asyncio.sleep(wait)
        raise AssertionError("the last try returns or raises")

    async def _retire(
        self, channel: discord.PartialMessageable, message_id: int, message: discord.Message | None
    ) -> None:
        """Take the buttons off an old message; its picture stays."""
        try:
            if message is None or message.id != message_id:
                message = await channel.fetch_message(message_id)
            view = without_buttons(message)
            if view is not None:
                await message.edit(view=view, attachments=message.attachments, allowed_mentions=no_pings())
        except discord.HTTPException as error:
            log.info("an old message keeps its buttons: %s", error)

    def _refused(self, session_id: int, record: Record, error: Exception) -> None:
        """Discord did not take the message: said once in the log, tried again with the next change."""
        if not record.blocked:
            log.warning("session %s cannot be shown in its channel: %s", session_id, error)
        record.blocked = True


def without_buttons(message: discord.Message) -> ui.LayoutView | None:
    """The same message without anything to click; None where nothing would be left."""
    view = ui.LayoutView.from_message(message, timeout=None)
    names = {attachment.url.split("?")[0]: attachment.filename for attachment in message.attachments}
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow):
            parent = item.parent if isinstance(item.parent, ui.Container) else view
            parent.remove_item(item)
        elif isinstance(item, ui.MediaGallery):
            for shown in item.items:
                name = names.get(shown.media.url.split("?")[0], PICTURE if message.attachments else "")
                if name:
                    shown.media = discord.UnfurledMediaItem(f"attachment://{name}")
    return view if view.children else None


def _last_events(lines: list[LogLine], turn_seq: int) -> tuple[Event, ...]:
    """The events of this turn, or of the one before while nothing has happened in this."""
    this = tuple(event for line in lines if line.seq > turn_seq for event in line.events)
    return this or tuple(event for line in lines for event in line.events)


def _people_awaited(table: Table) -> tuple[int, ...]:
    seats = dict.fromkeys(ask.seat for ask in table.turn_asks())
    holders = table.session.holders
    ids = (holders[seat].user_id for seat in seats if 0 <= seat < len(holders))
    return tuple(dict.fromkeys(user_id for user_id in ids if user_id is not None))


def _others_begin(table: Table) -> bool:
    """Whether somebody other than the host, who has just started the game, must be told that it is their turn."""
    return any(user_id != table.session.host_id for user_id in _people_awaited(table))
