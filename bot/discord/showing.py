"""The living message itself: the newest state is drawn, told, and shown in the channel.

Everything in it is made from the public view.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from dataclasses import dataclass

import discord
from discord import ui

from bot.discord.components import gist_of
from bot.discord.desk import Desk
from bot.discord.epilogue import Epilogue, epilogue
from bot.discord.errors import NO_ACCESS
from bot.discord.living import living
from bot.discord.lobbycard import lobby_card
from bot.discord.posting import Post
from bot.discord.retiring import Retiring
from bot.discord.secrecy import own_answers
from bot.discord.standing import Record
from bot.discord.studio import Timed
from bot.discord.table import Table, table_of
from bot.discord.turns import house_votes
from bot.engine.moves import Event
from bot.engine.secrets import has_secrets
from bot.sessions import LogLine, SessionView
from bot.sessions.votes import missing
from renderers.look import Look, Picture

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Frame:
    """What is about to be shown: the table as it was when it was drawn, and what had happened.

    `fresh` and `lobby` are the record's of that moment: they are settled when the frame is shown.
    """

    table: Table
    lines: list[LogLine]
    look: Look
    drawn: Timed
    fresh: bool
    lobby: bool


class Showing:
    """Posts and edits the living messages; what they replace goes to `retiring`."""

    def __init__(self, desk: Desk, client: discord.Client, retiring: Retiring) -> None:
        self._desk, self._client, self._retiring = desk, client, retiring

    async def publish(self, session_id: int, record: Record) -> None:
        """Bring the channel of a session up to date. Raises discord.HTTPException."""
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
            drawn = await desk.studio.timed(table.game, table.view, look)
            return Frame(table, lines, look, drawn, fresh, lobby)

    async def _publish_frame(self, frame: Frame, record: Record) -> None:
        new = _others_begin(frame.table) if frame.lobby else frame.fresh
        table, picture, desk = frame.table, frame.drawn.picture, self._desk
        session = table.session
        began = time.perf_counter()
        board = "" if picture else await desk.studio.describe(table.game, table.view, frame.look)
        mention = _people_awaited(table) if new and not table.over else ()
        hidden, charter = await own_answers(desk, table), await desk.charter(session.guild_id)
        end = await epilogue(desk, session) if table.over else Epilogue()

        def view(alt: str | None, text: str) -> ui.LayoutView:
            return living(
                table,
                story=table.story(frame.lines),
                alt=alt,
                board=text,
                mention=mention,
                notice=table.speech.say("was-away") if record.notice else "",
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
            draw_ms=frame.drawn.draw_ms,
            encode_ms=frame.drawn.encode_ms,
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


def _last_events(lines: list[LogLine], record: Record) -> tuple[Event, ...]:
    """The events of this turn, or of the one before while nothing has happened in this."""
    for since in (record.turn_seq, record.before_seq):
        found = tuple(e for line in lines if line.seq > since and not line.taken_back for e in line.events)
        if found:
            return found
    return ()


def _people_awaited(table: Table) -> tuple[int, ...]:
    """Whose turn it is; where the table is to choose what is done about them, those who have not done so."""
    choosing = [seat for vote in house_votes(table.session) for seat in missing(vote)]
    seats = dict.fromkeys(choosing or [ask.seat for ask in table.turn_asks()])
    holders = table.session.holders
    ids = (holders[seat].user_id for seat in seats if 0 <= seat < len(holders))
    return tuple(dict.fromkeys(user_id for user_id in ids if user_id is not None))


def _others_begin(table: Table) -> bool:
    """Whether somebody other than the host, who has just started the game, must be told that it is their turn."""
    return any(user_id != table.session.host_id for user_id in _people_awaited(table))
