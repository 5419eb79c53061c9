"""Keeps the channel true: after every change the newest state is drawn and shown, once, and quietly.

Each session has one worker at the most. While it draws and sends, further changes only leave a mark; the next
picture shows the newest state. When the turn passes to somebody a new message is posted and the old one loses its
buttons; within a turn the message is edited, at most every `quiet` seconds.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.discord.components import gist_of
from bot.discord.desk import Desk
from bot.discord.epilogue import Epilogue, epilogue
from bot.discord.errors import LATER, NO_ACCESS, incident, is_network
from bot.discord.hands import Hands
from bot.discord.living import living
from bot.discord.lobby import lobby_card
from bot.discord.ordernews import OrderNews
from bot.discord.panel import refresh_panels
from bot.discord.posting import Post
from bot.discord.retiring import Retiring
from bot.discord.secrecy import own_answers
from bot.discord.story import turn_began
from bot.discord.table import Table, table_of
from bot.engine.moves import CLOCK, Event, Seat
from bot.engine.secrets import has_secrets
from bot.sessions import POSTING, LogLine, SessionView, Status
from bot.sessions.affairs import Vote
from bot.sessions.votes import missing
from renderers.look import Look, Picture

log = logging.getLogger(__name__)

QUIET = 1.5
FAREWELL = 3.0
"""Seconds that answers under way may take when the bot is stopped."""

LOOKING = 4
"""How many sessions are looked at at the same time when the bot has started."""


@dataclass
class Record:
    """What the channel of one session shows, and what it does not show yet.

    `awaited` are the seats whose turn it was when last looked at (None: not looked at since the start), `people` those
    who held the seats then; `turn_seq` and `before_seq` are where this turn and the one before began, `first_seq` where
    it was first looked at since the start; `fresh` asks for a new message; `seek` says that
    there may be one whose id is not known; `turned` says that the session has begun or
    ended since the players were told.
    `put` are the questions that the house has put to the table.
    """

    post: Post = field(default_factory=Post)
    awaited: frozenset[Seat] | None = None
    people: tuple[int | None, ...] | None = None
    seq: int = -1
    turn_seq: int = 0
    before_seq: int = 0
    first_seq: int = 0
    fresh: bool = False
    put: frozenset[tuple[str, int | None]] | None = None
    lobby: bool = False
    notice: bool = False
    seek: bool = False
    turned: bool = False
    status: Status | None = None
    shown_at: float = 0.0
    dirty: bool = False
    gist: str = ""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None
    failures: int = 0


@dataclass(frozen=True)
class Frame:
    """What is about to be shown: the table as it was when it was drawn, and what had happened.

    `fresh` and `lobby` are the record's of that moment: they are settled when the frame is shown.
    """

    table: Table
    lines: list[LogLine]
    look: Look
    picture: Picture | None
    draw_ms: float
    fresh: bool
    lobby: bool


class Announcer:
    """Shows every session in its channel, and its secrets to those whose they are."""

    def __init__(self, desk: Desk, client: discord.Client, *, quiet: float = QUIET) -> None:
        self._desk, self._client, self._quiet = desk, client, quiet
        self._records: dict[int, Record] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._posted_elsewhere: set[int] = set()
        self.hands = Hands(desk, client)
        self.order_news = OrderNews(desk, client)
        self._closing = asyncio.Event()
        self._retiring = Retiring(desk, client, after=quiet)
        self.listening = False

    def start(self) -> None:
        """Listen to every change from now on, and show what was not shown before the last end."""
        self._desk.sessions.subscribe(self.changed)
        self._desk.sessions.clocks.on_back = self.outdated
        self.listening = True
        for session_id in self._desk.sessions.shown.unannounced():
            record = self._records.setdefault(session_id, Record())
            record.notice = record.seek = True
            self.changed(session_id)
        quiet = [
            session.id
            for session in self._desk.sessions.live()
            if session.id not in self._records and session.started_at is not None
        ]
        for several in (quiet[first::LOOKING] for first in range(LOOKING)):
            self._spawn(partial(self._look_through, several), "looking at what is shown")
        for session in self._desk.sessions.shown.unretired():
            self._retiring.take(session)
            record = self._records.setdefault(session.id, Record())
            if POSTING in session.retiring and not record.seek:
                record.seek = True
                self.changed(session.id)
        self.hands.start()
        self.order_news.start()

    async def close(self) -> None:
        """Stop; what is not shown yet is shown at the next start."""
        self._closing.set()
        await self._retiring.close(FAREWELL)
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
        return [
            *self._tasks,
            *workers,
            *self._retiring.busy,
            *self.hands.busy,
            *self.order_news.busy,
            *self._desk.answering,
        ]

    def turn_began(self, session_id: int) -> int | None:
        """The seq at which the present turn began; None where nothing has happened since this start of the bot."""
        record = self._records.get(session_id)
        return None if record is None or record.awaited is None else record.turn_seq

    def is_blocked(self, session_id: int) -> bool:
        """Whether Discord does not let the bot write in the session's channel."""
        record = self._records.get(session_id)
        return record is not None and record.failures > 0

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
        record.post.id, record.lobby = message_id, True
        await self._desk.sessions.shown.mark_announced(session.id, session.seq, message_id)

    def preferred(self, user_id: int) -> None:
        """Somebody changed what they like: their direct messages follow."""
        for session in self._desk.sessions.of_user(user_id):
            if session.status is Status.PLAYING and session.game in self._desk.games:
                self.hands.changed(session)

    def outdated(self, session_id: int) -> None:
        """What is shown is not true any more although nothing was done: somebody who is awaited has woken up."""
        self._records.setdefault(session_id, Record()).dirty = True
        self.changed(session_id)

    def changed(self, session_id: int) -> None:
        """A session is not any more what its channel shows."""
        if not self._closing.is_set():
            self._spawn(lambda: self._observe(session_id), f"observe {session_id}")

    def rules_changed(self, guild_id: int) -> None:
        """A server allows something else now: lobbies, free seats and votes have other buttons."""
        for session in self._desk.sessions.guilds.live(guild_id):
            vacant = any(holder.vacant for holder in session.holders)
            if session.status is Status.LOBBY or vacant or session.affairs.votes:
                self._records.setdefault(session.id, Record()).dirty = True
                self.changed(session.id)

    # Looking -----------------------------------------------------------------------------------------------------

    def _spawn(self, work: Callable[[], Coroutine[Any, Any, None]], what: str) -> asyncio.Task[None]:
        async def guarded() -> None:
            try:
                await work()
            except Exception as error:
                incident(error, what)

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _observe(self, session_id: int) -> None:
        """Note whether the turn passed, and have the channel brought up to date."""
        session = await self._desk.sessions.get(session_id)
        if session.status is Status.LOBBY and session.channel_id in self._posted_elsewhere:
            return
        record = self._records.setdefault(session_id, Record())
        if record.post.id is None:
            record.post.id = session.message_id
        if session.status is Status.LOBBY:
            record.lobby = True
        elif session.started_at is not None:
            table = await table_of(self._desk, session, None)
            self._note_people(record, session)
            await self._note_turn(record, table)
        put = frozenset((vote.what, vote.seat) for vote in _house_votes(session))
        record.fresh = record.fresh or (record.put is not None and bool(put - record.put))
        record.put = put
        if session.status is not record.status:
            record.fresh = record.fresh or session.status in (Status.FINISHED, Status.ABANDONED)
            record.status, record.turned = session.status, True
        if await self._is_nobodys_business(session, record):
            record.notice = False
            await self._desk.sessions.shown.mark_announced(session.id, session.seq, record.post.id)
            self._tell_players(session, record)
            return
        record.dirty = True
        if record.fresh:
            record.wake.set()
        if record.worker is None:
            record.worker = asyncio.get_running_loop().create_task(self._work(session_id, record))

    async def _is_nobodys_business(self, session: SessionView, record: Record) -> bool:
        """Whether nothing has happened but in secret since the channel was brought up to date last."""
        if record.fresh or record.lobby or record.dirty or record.failures or record.post.id is None:
            return False
        count = self._desk.sessions.revision
        shown = await count(session.id, None, session.announced_seq)
        return shown == await count(session.id, None, session.seq)

    def _tell_players(self, session: SessionView, record: Record) -> None:
        """Bring up to date what only one player sees: after the channel, so that the order tells nothing."""
        if session.started_at is None or session.game not in self._desk.games:
            return
        every, record.turned = record.turned, False
        self.hands.changed(session)
        if self._desk.panels.at(session.id):
            self._spawn(lambda: refresh_panels(self._desk, session, every=every), f"panels of {session.id}")

    def _note_people(self, record: Record, session: SessionView) -> None:
        """Where a seat changed hands, clear what was shown of it at once, and mention a newcomer who is awaited."""
        before, record.people = record.people, tuple(holder.user_id for holder in session.holders)
        if before is None or before == record.people or session.game not in self._desk.games:
            return
        self.hands.changed(session)
        self._spawn(lambda: refresh_panels(self._desk, session), f"panels of {session.id}")
        came = {Seat(i) for i, now in enumerate(record.people) if now is not None and now != before[i]}
        if record.awaited is not None and came & record.awaited:
            record.fresh = True

    async def _note_turn(self, record: Record, table: Table) -> None:
        seq = table.position.seq
        if seq < record.seq:
            return
        if record.seq < 0:
            record.first_seq = seq
        awaited = frozenset(ask.seat for ask in table.turn_asks())
        if not awaited and table.clock_asks():
            record.seq = seq  # a window stands in the middle of a turn, whoever is asked in it
            return
        before = record.awaited
        if before is None:
            before = awaited if record.lobby else await self._first_look(record, table, awaited)
        elif awaited != before and (awaited - before or not awaited & before):
            record.before_seq, record.turn_seq = record.turn_seq, seq
        people = {Seat(i) for i, h in enumerate(table.session.holders) if h.user_id is not None}
        if (awaited - before) & people:
            record.fresh = True
        record.awaited, record.seq = awaited, seq

    async def _look_through(self, session_ids: list[int]) -> None:
        """Look at one session after the other, so that those who play meanwhile need not wait for all."""
        for session_id in session_ids:
            try:
                await self._look(await self._desk.sessions.get(session_id))
            except Exception as error:
                incident(error, f"look at {session_id}")

    async def _look(self, session: SessionView) -> None:
        """Look at a session whose channel shows what it should, so that what comes first then makes no difference."""
        if not session.status.live:
            return
        record = self._records.setdefault(session.id, Record())
        if record.seq < 0:
            record.post.id = record.post.id or session.message_id
            await self._note_turn(record, await table_of(self._desk, session, None))

    async def _first_look(self, record: Record, table: Table, awaited: frozenset[Seat]) -> frozenset[Seat]:
        """Find in the log where this turn and the one before began; whose turn it was when the channel was told."""
        lines = await self._desk.sessions.log(table.session.id, None)
        record.turn_seq = turn_began(lines, awaited)
        earlier = [line for line in lines if line.seq <= record.turn_seq]
        record.before_seq = turn_began(earlier, {line.seat for line in earlier[-1:] if line.seat is not None})
        session = table.session
        told = await self._desk.sessions.revision(session.id, None, session.announced_seq)
        if told == table.position.revision:
            return awaited
        newest = lines[-1].seat if lines else None
        return frozenset({newest} if newest is not None else ())

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
                self._tell_players(await self._desk.sessions.get(session_id), record)
        finally:
            record.worker = None
            if record.status is not None and not record.status.live and not record.failures:
                self._records.pop(session_id, None)

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
            card = await lobby_card(self._desk, session)
            await self._show(session, record, card, None, (), new=False)
            return
        frame = await self._draw(session_id, record)
        try:
            await self._publish_frame(frame, record)
        except BaseException:
            record.fresh, record.lobby = record.fresh or frame.fresh, record.lobby or frame.lobby
            raise

    async def _draw(self, session_id: int, record: Record) -> Frame:
        """The newest state when its turn to be drawn has come."""
        desk = self._desk
        async with desk.studio.easel:
            record.dirty = False
            table = await table_of(desk, await desk.sessions.get(session_id), None)
            fresh = lobby = False
            if record.seq <= table.position.seq:
                fresh, record.fresh = record.fresh, False
                lobby, record.lobby = record.lobby, False
            lines = await desk.sessions.log(session_id, None, await self._story_since(session_id, record))
            small = await desk.wants_small(table.session)
            look = table.look(_last_events(lines, record), small=small)
            began = time.perf_counter()
            picture = await desk.studio.draw(table.game, table.view, look)
            return Frame(table, lines, look, picture, (time.perf_counter() - began) * 1000, fresh, lobby)

    async def _publish_frame(self, frame: Frame, record: Record) -> None:
        new = _others_begin(frame.table) if frame.lobby else frame.fresh
        table, picture, desk = frame.table, frame.picture, self._desk
        session = table.session
        began = time.perf_counter()
        board = "" if picture else await desk.studio.describe(table.game, table.view, frame.look)
        mention = _people_awaited(table) if new and not table.over else ()
        was_away = record.notice and session.seq > session.announced_seq
        hidden, charter = await own_answers(desk, table), await desk.charter(session.guild_id)
        end = await epilogue(desk, session) if table.over else Epilogue()

        def view(alt: str | None, text: str) -> ui.LayoutView:
            return living(
                table,
                story=table.story(frame.lines),
                alt=alt,
                board=text,
                mention=mention,
                notice=table.speech.say("was-away") if was_away else "",
                own_answers=hidden,
                has_hands=has_secrets(table.game),
                choices=desk.sessions.votes.matters,
                charter=charter,
                first_turn=record.turn_seq == 0,
                epilogue=end,
            )

        try:
            shown = view(picture.alt if picture else None, board)
            await self._show(session, record, shown, picture, mention, new=new, chart=end.chart)
        except discord.HTTPException as error:
            if picture is None or error.code in NO_ACCESS:
                raise
            log.warning("a picture was not taken (%s); the board goes out in words", error)
            board = await desk.studio.describe(table.game, table.view, frame.look)
            end = Epilogue(end.points)
            await self._show(session, record, view(None, board), None, mention, new=new)
        record.notice = False
        await desk.sessions.receipts.add(
            session.id,
            table.position.seq,
            draw_ms=frame.draw_ms,
            deliver_ms=(time.perf_counter() - began) * 1000,
            sent_bytes=len(picture.png) if picture else len(board),
            view_hash=hashlib.sha256(table.game.encode(table.view)).hexdigest()[:16],
        )

    async def _story_since(self, session_id: int, record: Record) -> int:
        """From where on it is told what happened: a place that stays, so that no line drops out by what goes unseen."""
        first = await self._desk.sessions.line_before(session_id, None, record.first_seq, 6)
        return max(first, await self._desk.sessions.line_before(session_id, None, record.before_seq, 3))

    async def _show(
        self,
        session: SessionView,
        record: Record,
        view: ui.LayoutView,
        picture: Picture | None,
        mention: tuple[int, ...],
        *,
        new: bool,
        chart: Picture | None = None,
    ) -> None:
        """Post or edit the living message, and note that it was done.

        A message that would not change stays as it is: that somebody passed in private is nobody's business.
        """
        gist = hashlib.sha256(gist_of(view).encode() + (picture.png if picture else b"")).hexdigest()
        game = self._desk.games.get(session.game)
        if not new and gist == record.gist and game is not None and has_secrets(game):
            await self._desk.sessions.shown.mark_announced(session.id, session.seq, record.post.id)
            return
        channel = self._client.get_partial_messageable(session.channel_id)
        lost = await self._retiring.lost(session) if record.seek else []
        if new or record.post.id is None:
            await self._desk.sessions.shown.mark_posting(session.id)
        if lost and not new:
            record.post = lost[0]
        state = f"{session.id}:{await self._desk.sessions.revision(session.id, None, session.seq)}"
        replaced = await record.post.show(channel, view, picture, mention, new=new, state=state, chart=chart)
        before = [Post(session.message_id), *lost, *([replaced] if replaced is not None else [])]
        old = list({post.id: post for post in before if post.id not in (None, record.post.id)}.values())
        record.shown_at = asyncio.get_running_loop().time()
        record.failures, record.gist = 0, gist
        ids = [post.id for post in old if post.id is not None]
        try:
            await self._desk.sessions.shown.mark_announced(
                session.id, session.seq, record.post.id, retiring=ids
            )
            record.seek = False
        finally:
            self._retiring.take(await self._desk.sessions.get(session.id), *old)

    def _refused(self, session_id: int, record: Record, error: Exception) -> None:
        """Discord did not take the message: said once in the log, tried again later and with the next change."""
        if not record.failures:
            log.warning("session %s cannot be shown in its channel: %s", session_id, error)
        if record.failures < len(LATER):
            asyncio.get_running_loop().call_later(LATER[record.failures], self.changed, session_id)
        record.failures += 1


def _last_events(lines: list[LogLine], record: Record) -> tuple[Event, ...]:
    """The events of this turn, or of the one before while nothing has happened in this."""
    for since in (record.turn_seq, record.before_seq):
        found = tuple(e for line in lines if line.seq > since and not line.taken_back for e in line.events)
        if found:
            return found
    return ()


def _house_votes(session: SessionView) -> list[Vote]:
    """What the house has put to the table: somebody is late, and the others are to choose what is done."""
    return [vote for vote in session.affairs.votes if vote.by == CLOCK]


def _people_awaited(table: Table) -> tuple[int, ...]:
    """Whose turn it is; where the table is to choose what is done about them, those who have not done so."""
    choosing = [seat for vote in _house_votes(table.session) for seat in missing(vote)]
    seats = dict.fromkeys(choosing or [ask.seat for ask in table.turn_asks()])
    holders = table.session.holders
    ids = (holders[seat].user_id for seat in seats if 0 <= seat < len(holders))
    return tuple(dict.fromkeys(user_id for user_id in ids if user_id is not None))


def _others_begin(table: Table) -> bool:
    """Whether somebody other than the host, who has just started the game, must be told that it is their turn."""
    return any(user_id != table.session.host_id for user_id in _people_awaited(table))
