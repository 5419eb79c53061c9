"""Draws the newest state of a session, tells what happened, and shows both in the channel's living message.

Everything in the message is made from the public view.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Collection
from dataclasses import dataclass

import discord
from discord import ui

from bot.discord.channel.retiring import Retiring
from bot.discord.channel.state import ChannelState
from bot.discord.channel.turns import votes_by_the_bot
from bot.discord.core.drawing.lanes import Lane, in_lane
from bot.discord.core.drawing.studio import Timed, Whose
from bot.discord.core.layout.components import gist_of
from bot.discord.core.sending.permissions import TO_ATTACH, known_lacking, titles
from bot.discord.core.text.errors import BLOCKED, CHANNEL_GONE
from bot.discord.private.context import PrivateContext
from bot.discord.table.lobby_card import lobby_card
from bot.discord.views.earlier import last_board
from bot.discord.views.epilogue import Epilogue, epilogue
from bot.discord.views.living import living
from bot.discord.views.nameless import nameless, nameless_lines
from bot.discord.views.secrecy import own_answers
from bot.discord.views.table import TableView, table_of
from bot.engine.moves import Event, Seat
from bot.sessions import LogLine, SessionView
from bot.sessions.core.turns import is_news
from bot.sessions.seats.admission import ADMISSION
from bot.sessions.seats.votes import missing
from bot.sessions.server.rules import ServerRules
from renderers.look import Look, Picture

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Snapshot:
    """A session at one moment, read once for one announcement: the public table, what happened, the server's rules.

    `hidden` are the seats whose answers must not be shown in the channel, `called` those that are called there: in a
    game with hands, the seats whose direct messages are closed.
    """

    table: TableView
    lines: list[LogLine]
    server_rules: ServerRules
    hidden: tuple[Seat, ...]
    called: frozenset[Seat]


@dataclass(frozen=True)
class Frame:
    """A snapshot with its picture. `fresh` and `lobby` are the channel state's at that moment."""

    snapshot: Snapshot
    look: Look
    drawn: Timed
    fresh: bool
    lobby: bool

    @property
    def table(self) -> TableView:
        """The public table."""
        return self.snapshot.table


class Showing:
    """Posts and edits the living messages; the ones they replace go to `retiring`."""

    def __init__(self, context: PrivateContext, retiring: Retiring) -> None:
        self._context, self._client, self._retiring = context, context.client, retiring

    async def publish(self, session_id: int, state: ChannelState) -> None:
        """Bring the channel of a session up to date; without names, if one is refused. Raises discord.HTTPException."""
        try:
            await self._publish(session_id, state)
        except discord.HTTPException as error:
            if error.code not in BLOCKED or state.nameless:
                raise
            state.nameless = True
            await self._publish(session_id, state)

    async def _publish(self, session_id: int, state: ChannelState) -> None:
        session = await self._context.sessions.get(session_id)
        if session.started_at is None:
            state.language = await self._context.language_at(session)
            shown = nameless(session) if state.nameless else session
            card = await lobby_card(self._context, shown, state.language)
            before = state.post.id
            await self._show(session, state, card, None, (), new=False)
            if state.post.id != before:
                await self._leave_card(session, before)
            return
        if self._context.is_past(session):
            state.language = await self._context.language_at(session)
            await self._show(
                session,
                state,
                await last_board(self._context, session, None, state.language),
                None,
                (),
                new=False,
            )
            return
        frame = await self._draw(session_id, state)
        try:
            await self._publish_frame(frame, state)
        except BaseException:
            state.fresh, state.lobby = state.fresh or frame.fresh, state.lobby or frame.lobby
            raise

    async def _draw(self, session_id: int, state: ChannelState) -> Frame:
        """Wait for a turn to draw, then draw the newest state."""
        context = self._context
        async with context.studio.easel:
            state.dirty = False
            snapshot = await self._snapshot(session_id, state)
            table = snapshot.table
            state.language = table.speech.language
            fresh = lobby = False
            if state.seq <= table.position.seq:
                fresh, state.fresh = state.fresh, False
                lobby, state.lobby = state.lobby, False
            look = table.look(_last_events(snapshot.lines, state), server_rules=snapshot.server_rules)
            with in_lane(Lane.CHANNEL):
                drawn = await context.studio.timed(table.game, table.view, look, whose=Whose(session_id))
            return Frame(snapshot, look, drawn, fresh, lobby)

    async def _snapshot(self, session_id: int, state: ChannelState) -> Snapshot:
        """Everything that the channel shows of a session, as it is now: session and position are of one moment."""
        context = self._context
        session = (await context.sessions.position(session_id)).session
        table = await table_of(context, nameless(session) if state.nameless else session, None)
        lines = await context.sessions.log(session_id, None, await self._story_since(session_id, state))
        if state.nameless:
            lines = nameless_lines(lines)
        server_rules = await context.server_rules(table.session.guild_id)
        called = frozenset(map(Seat, range(len(session.holders))))
        if table.game.secrets(session.options, len(session.holders)):
            called = await context.hands.closed(session)
        return Snapshot(table, lines, server_rules, await own_answers(context, table), called)

    async def _publish_frame(self, frame: Frame, state: ChannelState) -> None:
        new, card = _is_new(frame), state.post.id
        table, context = frame.table, self._context
        session = table.session
        no_files = bool(known_lacking(context.client, session.channel_id, TO_ATTACH))
        picture = None if no_files else frame.drawn.picture
        since = time.perf_counter()
        board = "" if picture else await context.studio.describe(table.game, table.view, frame.look)
        told = _to_mention(table, frame.snapshot.called)
        if table.over:
            told = ()
        elif not new:
            told = self._newly_called(session, state, told)
        polls = [vote for vote in session.table_state.votes if vote.what == ADMISSION] if new else []
        told += tuple(seat for vote in polls if vote.at > state.polled for seat in missing(vote))
        mention = tuple(dict.fromkeys(user for seat in told if (user := session.holders[seat].user_id)))
        end = await epilogue(context, session, table.speech.language) if table.over else Epilogue()
        if no_files or state.nameless:
            end = Epilogue(end.points)
        notes = [table.speech.say("was-away")] if state.notice else []
        if no_files and frame.drawn.picture is not None:
            notes.append(table.speech.say("place-without-files", missing=titles(TO_ATTACH)))

        if state.nameless and not state.explained:
            notes.append(table.speech.say("place-without-names"))

        def view(alt: str | None, text: str) -> ui.LayoutView:
            return living(
                table,
                story=table.story(frame.snapshot.lines),
                alt=alt,
                board=text,
                mention=mention,
                notice="\n".join(notes),
                own_answers=frame.snapshot.hidden,
                has_hands=table.game.secrets(session.options, len(session.holders)),
                choices=context.sessions.votes.matters,
                server_rules=frame.snapshot.server_rules,
                first_turn=state.turn_seq == 0,
                epilogue=end,
            )

        try:
            shown = view(picture.alt if picture else None, board)
            await self._show(session, state, shown, picture, mention, new=new, chart=end.chart)
        except discord.HTTPException as error:
            no_use = picture is None or error.code == CHANNEL_GONE or error.code in BLOCKED
            if no_use or error.status == 429 or error.status >= 500:
                raise
            log.warning("a picture was not taken (%s); the board goes out in words", error)
            board = await context.studio.describe(table.game, table.view, frame.look)
            end = Epilogue(end.points)
            await self._show(session, state, view(None, board), None, mention, new=new)
        state.notice = False
        state.explained = state.nameless
        began = session.table_state.turns.began
        state.polled = max([state.polled, *(vote.at for vote in polls)])
        state.called.update({seat: began[seat] for seat in told if seat < len(began)})
        if frame.lobby and new:
            await self._leave_card(session, card)
        await context.sessions.receipts.add(
            session.id,
            table.position.seq,
            draw_ms=frame.drawn.draw_ms,
            encode_ms=frame.drawn.encode_ms,
            deliver_ms=(time.perf_counter() - since) * 1000,
            sent_bytes=len(picture.png) if picture else len(board),
            view_hash=hashlib.sha256(table.game.encode(table.view)).hexdigest()[:16],
        )

    def _newly_called(
        self, session: SessionView, state: ChannelState, told: tuple[Seat, ...]
    ) -> tuple[Seat, ...]:
        """Whom a message that only replaces an old one calls: whose turn has begun, so that no line has to."""
        began = session.table_state.turns.began
        if not state.post.is_old(self._context.sessions.now()) or votes_by_the_bot(session):
            return ()
        return tuple(seat for seat in told if seat < len(began) and not state.is_called(seat, began[seat]))

    async def _story_since(self, session_id: int, state: ChannelState) -> int:
        """The line from which the story is told; it stays fixed, so that unseen lines push no told line out."""
        first = await self._context.sessions.line_before(session_id, None, state.first_seq, 6)
        return max(first, await self._context.sessions.line_before(session_id, None, state.before_seq, 3))

    async def _show(
        self,
        session: SessionView,
        state: ChannelState,
        view: ui.LayoutView,
        picture: Picture | None,
        mention: tuple[int, ...],
        *,
        new: bool,
        chart: Picture | None = None,
    ) -> None:
        """Post or edit the living message, and note that it was done. One that has become old is replaced.

        A message that would look the same is not edited: no one may notice that someone passed in private.
        """
        gist = hashlib.sha256(gist_of(view).encode() + (picture.png if picture else b"")).hexdigest()
        game = self._context.games.get(session.game)
        secrets = game is not None and game.secrets(session.options, len(session.holders))
        if not new and gist == state.gist and secrets:
            await self._context.sessions.shown.mark_announced(session.id, session.seq, state.post.id)
            return
        channel = self._client.get_partial_messageable(session.channel_id)
        if state.seek and (lost := await self._retiring.lost(session)) and not new:
            state.post = lost[0]
        new = new or state.post.is_old(self._context.sessions.now())
        if new or state.post.id is None:
            await self._context.sessions.shown.mark_posting(session.id)
        names = f"{session.id}:{await self._context.sessions.revision(session.id, None, session.seq)}"
        post = state.post
        reach, by = self._context.reach, None
        if reach.boards and (new or post.id is None):
            by = await reach.of_last_move(session)
        await post.show(
            self._context.budget, channel, view, picture, mention, new=new, state=names, chart=chart, by=by
        )
        if post.id is not None and await self._has_left(session, post.id):
            return
        state.shown_at = asyncio.get_running_loop().time()
        state.failures, state.gist = 0, gist
        await self._context.sessions.shown.mark_announced(session.id, session.seq, state.post.id)
        state.seek = False
        self._retiring.take(await self._context.sessions.get(session.id))

    async def _has_left(self, session: SessionView, message_id: int) -> bool:
        """Whether a session moved to another channel while it was shown in this message, which is then retired."""
        shown = self._context.sessions.shown
        now = await self._context.sessions.get(session.id)
        if now.channel_id == session.channel_id:
            return False
        await shown.mark_left(session.id, (session.channel_id, message_id))
        self._retiring.take(await self._context.sessions.get(session.id))
        return True

    async def _leave_card(self, session: SessionView, card: int | None) -> None:
        """Take the buttons off the card of a lobby that a new message has replaced."""
        if card is not None:
            await self._context.sessions.shown.mark_left(session.id, (session.channel_id, card))
            self._retiring.take(await self._context.sessions.get(session.id))


def _is_new(frame: Frame) -> bool:
    """Whether a frame needs a new message: something began that was not shown (`is_news`), or the state asks for one.

    The host who just started the game knows of the turns that began with the start.
    """
    session = frame.table.session
    if not frame.lobby:
        return frame.fresh or is_news(session, session.announced_seq)
    turns = session.table_state.turns
    others = not turns.phase and _others_begin(frame.table)
    return others or is_news(session, turns.first)


def _last_events(lines: list[LogLine], state: ChannelState) -> tuple[Event, ...]:
    """The events of this turn, or of the previous one while nothing has happened in this one."""
    for since in (state.turn_seq, state.before_seq):
        found = tuple(e for line in lines if line.seq > since and not line.taken_back for e in line.events)
        if found:
            return found
    return ()


def _to_mention(table: TableView, called: Collection[Seat]) -> tuple[Seat, ...]:
    """Of the seats `called` in the channel, those whose turn it is; the voters while a late player is voted on."""
    choosing = [seat for vote in votes_by_the_bot(table.session) for seat in missing(vote)]
    return tuple(dict.fromkeys(choosing or (seat for seat in _whose_turn(table) if seat in called)))


def _whose_turn(table: TableView) -> list[Seat]:
    turn = [ask.seat for ask in table.turn_asks()] or table.session.table_state.turns.awaited
    return [seat for seat in turn if 0 <= seat < len(table.session.holders)]


def _others_begin(table: TableView) -> bool:
    """Whether it is the turn of someone other than the host who just started the game."""
    people = {table.session.holders[seat].user_id for seat in _whose_turn(table)} - {None}
    return bool(people - {table.session.host_id})
