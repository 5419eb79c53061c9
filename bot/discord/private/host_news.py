"""Tells the host of a table that has not begun who has joined: one direct message, edited with each who comes or goes.

The store knows the message and what it says, so that a restart repeats nothing and tells what happened meanwhile.
"""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, box, button, gist_of, layout, row, say
from bot.discord.core.sending.budget import Need
from bot.discord.core.sending.direct import Unreachable
from bot.discord.core.sending.reach import nonce_of
from bot.discord.core.sending.worker import Worker
from bot.discord.core.text.errors import MESSAGE_GONE, NO_ACCESS, incident, is_passing
from bot.discord.core.text.texts import escaped, no_pings
from bot.discord.views.absent import absent_lines
from bot.engine.moves import Seat
from bot.engine.words import Words
from bot.sessions import HostMessageRow, Refused, SessionView, Status
from bot.sessions.core.holding import seat_counts
from bot.sessions.core.people import Prompts
from bot.sessions.core.rematch import waiting

log = logging.getLogger(__name__)

clicks = Clicks[Context]()

GREEN = discord.ButtonStyle.success


def news_view(
    context: Context,
    session: SessionView,
    language: str,
    before: SessionView | None = None,
    *,
    waits: bool = False,
) -> ui.LayoutView | None:
    """What the host is told: who has joined, and whether that is enough; None if nobody has, nor declined.

    Who was called together with the host is no news: the game begins by itself when they come. `before` is the game
    that is played again: who of it does not play this time is told too.

    With `waits` they have chosen to wait for more; they can still start. Of a table that has begun or was closed, it
    says that.
    """
    speech = context.speech(session, language)
    words = speech.words
    if session.status is not Status.LOBBY:
        key = "host-closed" if session.started_at is None else "host-begun"
        return _said(context, session, language, key)
    state = session.table_state
    called = {each.user_id for each in state.calls} if state.formed else set[int]()
    guests = [
        speech.seat(Seat(seat))
        for seat, holder in enumerate(session.holders)
        if holder.user_id not in (None, session.host_id, *called)
    ]
    absent = absent_lines(session, before, words)
    if not guests and not absent:
        return None
    counts = seat_counts(context.game(session), session)
    seats, missing = len(session.holders), len(waiting(session))
    most = seats + missing if missing else counts[-1]
    said = [f"**{words.say_key('title')}** · {place(session)}"]
    if guests:
        said.append(words.say_key("host-joined", people=f"={words.listed(guests)}", seats=seats, most=most))
    said += [*absent, *_asked_line(session, words)]
    items: list[ui.Item[Any]] = [say("\n".join(said))]
    buttons = [button(Click("start", session.id), words.say_key("button-start"), style=GREEN)]
    if waits:
        items.append(say(f"-# {words.say_key('host-waits')}"))
    else:
        buttons.append(button(Click("host-wait", session.id), words.say_key("button-wait")))
    if seats in counts:
        items.append(row(*buttons))
    return layout(box(items))


def _asked_line(session: SessionView, words: Words) -> list[str]:
    """Who is asked to play, or called, and has not answered, if there is anyone."""
    people = {each.user_id: each.name for each in waiting(session)}
    people |= {user_id: each.name for user_id, each in session.table_state.called.items()}
    names = [escaped(name) for user_id, name in people.items() if user_id != session.host_id]
    return [words.say_key("host-asked", people=f"={words.listed(names)}", n=len(names))] if names else []


def _alone(context: Context, session: SessionView, language: str) -> ui.LayoutView:
    """What a host is told whose guests have left: who is still asked, or that there is no one."""
    words = context.speech(session, language).words
    asked = _asked_line(session, words) or [words.say_key("host-alone")]
    return layout(box([say("\n".join([f"**{words.say_key('title')}** · {place(session)}", *asked]))]))


def _said(context: Context, session: SessionView, language: str, key: str) -> ui.LayoutView:
    """A message about a table that says one thing."""
    words = context.speech(session, language).words
    return layout(box([say(f"**{words.say_key('title')}** · {place(session)}\n{words.say_key(key)}")]))


def _is_called(session: SessionView) -> bool:
    """Whether the host was called to the table and has not answered: until then the call is their only message."""
    return session.host_id in session.table_state.called


class HostNews:
    """Keeps each host's message as it should be, for as long as the bot runs."""

    def __init__(self, context: Context) -> None:
        self._context, self._shown = context, context.sessions.shown
        self._told: dict[int, HostMessageRow] = {}
        self._telling: int | None = None
        """The session whose host is being told: what changes meanwhile is told next."""
        self._changed: dict[int, None] = {}
        self._is_read = False
        """Whether it is known which hosts were written to by others."""
        self._worker = Worker(self._work)
        self.close, self.settled = self._worker.close, self._worker.settled

    def start(self) -> None:
        """Tell each change as it comes from now on."""
        self._context.sessions.on_change.subscribe(self._note)
        self._worker.start()

    def take_up(self) -> None:
        """Tell what happened while nobody told it, or another process did."""
        self._is_read = False
        for session in self._context.sessions.live():
            self._note(session)
        self._worker.wake()

    def _note(self, session: SessionView) -> None:
        """A session has changed: one that has begun is news only to a host who was written to."""
        if session.status is Status.LOBBY or session.id in self._told or session.id == self._telling:
            self._changed[session.id] = None
            self._worker.wake()

    async def _work(self) -> None:
        if not self._is_read:
            self._is_read = True
            try:
                self._told = {row.session: row for row in await self._shown.host_messages()}
            except Refused as refused:
                log.warning("the messages of hosts cannot be read: %s", refused)
            self._changed.update(dict.fromkeys(self._told))
        while self._changed:
            number = next(iter(self._changed))
            del self._changed[number]
            self._telling = number
            try:
                await self._tell(await self._context.sessions.get(number))
            except Exception as error:
                if is_passing(error) or isinstance(error, discord.HTTPException | Refused):
                    log.warning("the host of session %d is not told: %s", number, error)
                else:
                    incident(error, f"the news for the host of session {number}")
            self._telling = None

    async def _tell(self, session: SessionView) -> None:
        """Let the message of a table say what there is to say; that of a former host says that, and nothing more."""
        context, before = self._context, self._told.get(session.id)
        if not (context.presence.is_in(session.guild_id) and context.plays(session)):
            return
        context.unasked(session.guild_id)
        if before is not None and before.user_id != session.host_id:
            _, language = await context.reader(before.user_id, session.guild_id)
            await self._change(session, before, _said(context, session, language, "host-former"), last=True)
            before = None
        person, language = await context.reader(session.host_id, session.guild_id)
        view = news_view(context, session, language, await context.sessions.rematches.earlier(session))
        if before is not None:
            over = session.status is not Status.LOBBY
            await self._change(session, before, view or _alone(context, session, language), last=over)
        elif (
            view is not None
            and session.status is Status.LOBBY
            and person.prompts is Prompts.DM
            and not _is_called(session)
        ):
            nonce = nonce_of("host", session.id, session.host_id, session.created_at)
            try:
                sent = await context.direct.send(session.host_id, view=view, nonce=nonce)
            except Unreachable:
                return
            await self._keep(
                HostMessageRow(
                    session=session.id,
                    user_id=session.host_id,
                    channel=sent.channel.id,
                    message=sent.id,
                    told=gist_of(view),
                )
            )

    async def _change(
        self, session: SessionView, row: HostMessageRow, view: ui.LayoutView, *, last: bool
    ) -> None:
        """Let a message say something else, for the `last` time or until the next change."""
        stands = gist_of(view) == row.told or await self._edit(row, view)
        if last or not stands:
            del self._told[session.id]
            await self._shown.remove_host_message(session.id)
        elif gist_of(view) != row.told:
            await self._keep(replace(row, told=gist_of(view)))

    async def _keep(self, row: HostMessageRow) -> None:
        self._told[row.session] = row
        await self._shown.keep_host_message(row)

    async def _edit(self, row: HostMessageRow, view: ui.LayoutView) -> bool:
        """Let a message say something else; False if it is gone."""
        channel = self._context.client.get_partial_messageable(row.channel)
        await self._context.budget.turn(Need.HAND, "PATCH", row.channel, row.message)
        try:
            await channel.get_partial_message(row.message).edit(view=view, allowed_mentions=no_pings())
        except discord.HTTPException as error:
            if error.code not in (*MESSAGE_GONE, *NO_ACCESS):
                raise
            return False
        return True


@clicks.on("host-wait")
async def _wait(context: Context, reply: Reply, click: Click) -> None:
    """Wait for more players: the message says so until someone comes or goes."""
    session = await context.session(reply, click.session)
    view = news_view(
        context, session, reply.language, await context.sessions.rematches.earlier(session), waits=True
    )
    if view is not None:
        reply.in_place()
        await reply.show(view)
