"""Sends reminders, invitations and the digest of a day to one person, by direct message or in the channel.

The store holds what must be sent, and marks what was. Each message has a nonce, so that Discord accepts it only once
even if its answer was lost, and a button that identifies the notification, so that one that may have been sent earlier
is looked for first. So none is lost, and none is sent twice.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import UTC, datetime

import discord
from discord import ui

from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, box, button, has_button, layout, row, say
from bot.discord.core.sending.budget import Need
from bot.discord.core.sending.direct import Unreachable
from bot.discord.core.sending.reach import nonce_of
from bot.discord.core.sending.worker import Worker
from bot.discord.core.text.errors import BLOCKED, MESSAGE_GONE, NO_ACCESS, incident, is_network
from bot.discord.core.text.texts import Speech, colour, escaped, only
from bot.discord.private.reminders import away_click, away_view, is_wanted, reminder_click, reminder_view
from bot.discord.views.deadlines import deadline_of, moment
from bot.discord.views.nameless import nameless
from bot.discord.views.table import TableView, table_of
from bot.discord.views.ways import clock_line, way_played
from bot.engine.words import Words, words_of
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.people import Prompts
from bot.sessions.core.shards import NotServed
from bot.sessions.outbox.notifications import Away, Invitation, Notification, Reminder, TableCall


def invitation_view(session: SessionView, speech: Speech, invitation: Invitation) -> ui.LayoutView | None:
    """Who offers which seat, and the buttons to answer; None if the offer is no longer open."""
    seat = invitation.seat
    offers = (offer for offer in session.table_state.offers if offer.seat == seat)
    offer = next((o for o in offers if o.user_id == invitation.user and not o.asked), None)
    name = _name(session, invitation.by)
    if session.status is not Status.PLAYING or offer is None or name is None:
        return None
    words = speech.words
    key = "invited-while" if offer.for_a_while else "invited"
    said = words.say_key(key, name=escaped(name), seat=speech.seat(seat))
    decline = Click("seat-decline", session.id, 0, (str(int(seat)),))
    buttons = [
        button(accept_click(invitation), words.say_key("button-accept"), style=discord.ButtonStyle.success),
        button(decline, words.say_key("button-decline")),
    ]
    title = f"**{words.say_key('title')}** · {place(session)}"
    return layout(box([say(f"{title}\n{said}"), row(*buttons)]))


def call_view(
    session: SessionView, words: Words, call: TableCall, now: float, way: str, *, mention: bool = False
) -> ui.LayoutView | None:
    """To which table someone is called, which way it plays, and the buttons to answer; None if it is not open."""
    found = next((each for each in session.table_state.calls if each.user_id == call.user), None)
    if session.status is not Status.LOBBY or found is None or found.answer:
        return None
    said = words.say_key(
        "called-formed" if session.table_state.formed else "called-open",
        game=words.say_key("title"),
        place=place(session),
        people=len(session.table_state.calls),
        until=moment(found.until, now),
    )
    clock = clock_line(words, session.table_state.clock, whole=True)
    said += "".join(f"\n-# {each}" for each in (way, clock) if each)
    buttons = [
        button(come_click(call), words.say_key("button-come"), style=discord.ButtonStyle.success),
        button(Click("not-now", session.id, 0, (str(int(call.seat)),)), words.say_key("button-not-now")),
    ]
    return layout(box([say(f"<@{call.user}> {said}" if mention else said), row(*buttons)]))


def come_click(call: TableCall) -> Click:
    """The click of the first button; its last part distinguishes this call from all others."""
    return Click("come", call.session, 0, (str(int(call.seat)), str(call.number)))


def accept_click(invitation: Invitation) -> Click:
    """The click of the first button; its last part distinguishes this invitation from all others."""
    return Click("seat-accept", invitation.session, 0, (str(int(invitation.seat)), str(invitation.number)))


def _name(session: SessionView, user_id: int | None) -> str | None:
    """The name of someone at the table, even while they are away."""
    for holder in session.holders:
        if holder.owner is not None and holder.owner.id == user_id:
            return holder.owner.name
        if holder.user_id is not None and holder.user_id == user_id:
            return holder.name
    return None


MOST = 10
"""How many tables it names."""


async def digest_view(context: Context, reminder: Reminder) -> ui.LayoutView:
    """The message: who waits where and until when, with a button to the table of the reminder that is due."""
    language = await context.language_of(reminder.user, None)
    words = words_of("house", language)
    lines = []
    await context.sessions.meet(reminder.user)
    for session in context.sessions.of_user(reminder.user):
        seats = session.seats_of(reminder.user)
        if session.status is not Status.PLAYING or not context.sessions.awaits(session.id, reminder.user):
            continue
        table = await table_of(context, session, None)
        own = {seat: asks for seat in seats if (asks := table.asks_of(seat))}
        if own:
            title, asks = (
                context.title(session.game, language),
                [ask for each in own.values() for ask in each],
            )
            told = ". ".join([replace(table, seat=seat).asked_of_you(each) for seat, each in own.items()])
            lines.append(f"**{title}** · {place(session)} · {told}{deadline_of(table, asks)}")
    more = len(lines) - MOST
    if more > 0:
        lines = [*lines[:MOST], f"-# {words.say_key('digest-more', more=more)}"]
    play = button(
        reminder_click(reminder), words.say_key("button-reminded"), style=discord.ButtonStyle.primary
    )
    title = f"**{words.say_key('digest-title')}**"
    return layout(box([say("\n".join([title, *lines])), row(play)], colour(None)))


log = logging.getLogger(__name__)

LOOK = 30.0
"""Seconds between two checks for what another process could not send, or what Discord did not accept."""

AT_ONCE = 8
"""How many notifications are sent at the same time."""

SEARCHED = 30
"""How many messages are searched for a notification that may have been sent already."""


class Notifications:
    """Sends waiting notifications for as long as the bot runs."""

    def __init__(self, context: Context) -> None:
        self._context, self._client = context, context.client
        self._direct = context.direct
        self._tried: set[tuple[int, int, int]] = set()
        self._digesting: set[int] = set()
        self._worker = Worker(self._work, LOOK)
        self.look, self.close, self.settled = self._worker.wake, self._worker.close, self._worker.settled

    def start(self) -> None:
        """Send what was not sent before the bot last stopped, then each new one as it comes."""
        self._context.sessions.notifications.on_due.subscribe(self.look)
        self._worker.start()

    async def _work(self) -> None:
        try:
            await self._send_all()
        except Refused as refused:
            log.warning("waiting notifications cannot be read: %s", refused)
        except Exception as error:
            incident(error, "sending what is owed")

    async def _send_all(self) -> None:
        """Send everything that waits; what Discord does not accept waits for the next check."""
        notifications = self._context.sessions.notifications
        gate = asyncio.Semaphore(AT_ONCE)

        async def send(notification: Notification) -> None:
            async with gate:
                try:
                    session = await self._context.sessions.get(notification.session)
                    if session.seq < notification.number:
                        return  # stored a moment ago; this is called again once the table knows of it
                    if not self._context.presence.is_in(session.guild_id):
                        return
                    self._context.unasked(session.guild_id)
                    if not await self._send(session, notification):
                        return
                except Exception as error:
                    if is_network(error) or isinstance(error, Refused | NotServed):
                        log.warning("a message of session %d is sent later: %s", notification.session, error)
                        return
                    # A bug would come again with every check: log it once, and drop the notification.
                    incident(error, f"a message of session {notification.session}")
                try:
                    await notifications.mark_sent(notification)
                    self._tried.discard(notification.key)
                except Refused as refused:
                    log.warning(
                        "a message of session %d was sent and is not marked: %s",
                        notification.session,
                        refused,
                    )

        last: Notification | None = None
        while waiting := await notifications.unsent(last):
            await asyncio.gather(*map(send, waiting))
            last = waiting[-1]

    async def _send(self, session: SessionView, notification: Notification) -> bool:
        """Send one, unless it is no longer needed. Returns False if it is to wait."""
        if not self._context.plays(session):
            return True
        match notification:
            case Reminder():
                return await self._remind_in_time(session, notification)
            case Invitation():
                await self._invite(session, notification)
            case TableCall():
                return await self._call(session, notification)
            case Away():
                await self._tell_away(session, notification)
        return True

    async def _remind_in_time(self, session: SessionView, reminder: Reminder) -> bool:
        """Remind, by itself or with all of the day, when the reader wants to hear of it; False: not yet."""
        notifications, user = self._context.sessions.notifications, reminder.user
        if not is_wanted(session, reminder):
            return True
        if user in self._digesting or await notifications.held_until(reminder) > self._context.sessions.now():
            return False
        table = await table_of(self._context, session, None)
        if not table.asks_of(reminder.seat):
            return True
        if not await notifications.wants_digest(user):
            await self._remind(session, table, reminder)
            return True
        self._digesting.add(user)
        try:
            view = await digest_view(self._context, reminder)
            if await self._by_direct_message(reminder, view, reminder_click(reminder)):
                await notifications.digest_sent(user)
            else:
                await self._remind(session, table, reminder)
        finally:
            self._digesting.discard(user)
        return True

    async def _tell_away(self, session: SessionView, away: Away) -> None:
        """Tell someone that no window waits for them; the channel says so too."""
        if session.holders[away.seat].user_id == away.user and session.status is Status.PLAYING:
            table = await table_of(self._context, session, away.seat)
            await self._by_direct_message(away, away_view(table, away), away_click(away))

    async def _remind(self, session: SessionView, table: TableView, reminder: Reminder) -> None:
        """Remind by direct message, or with a mention in the channel if that is not wanted or not possible."""
        click = reminder_click(reminder)
        language = await self._context.language_of(reminder.user, session.guild_id)
        speech = self._context.speech(session, language, table.position.sides)
        own = replace(table, seat=reminder.seat, speech=speech)
        view = reminder_view(own, reminder)
        if reminder.in_channel or not await self._by_direct_message(reminder, view, click):
            try:
                await self._in_channel(session, reminder, reminder_view(table, reminder, mention=True), click)
            except discord.HTTPException as error:
                if error.code not in BLOCKED:
                    raise
                table = await table_of(self._context, nameless(session), None)
                await self._in_channel(session, reminder, reminder_view(table, reminder, mention=True), click)

    async def _invite(self, session: SessionView, invitation: Invitation) -> None:
        """Invite by direct message if that is wanted and possible; the channel shows the offer in any case."""
        person, language = await self._context.reader(invitation.user, session.guild_id)
        view = invitation_view(session, self._context.speech(session, language), invitation)
        if not person.invitations:
            return
        if view is not None:
            await self._by_direct_message(invitation, view, accept_click(invitation))

    async def _call(self, session: SessionView, call: TableCall) -> bool:
        """Call someone to a table by direct message, or else with a mention in its channel; False: not yet."""
        if call.at > self._context.sessions.now():
            return False
        language = await self._context.language_of(call.user, session.guild_id)
        now = self._context.sessions.now()
        words = words_of(session.game, language)
        view = call_view(session, words, call, now, await self._way(session, words))
        if view is not None and not await self._by_direct_message(call, view, come_click(call)):
            words = words_of(session.game, await self._context.language_at(session))
            view = call_view(session, words, call, now, await self._way(session, words), mention=True)
            if view is not None:
                await self._in_channel(session, call, view, come_click(call))
        return True

    async def _way(self, session: SessionView, words: Words) -> str:
        server_rules = await self._context.server_rules(session.guild_id)
        return way_played(session, words, self._context.game(session), server_rules)

    async def _by_direct_message(self, notification: Notification, view: ui.LayoutView, click: Click) -> bool:
        """Send by direct message. Returns False if the user wants none or has them closed."""
        if (await self._context.sessions.people.get(notification.user)).prompts is not Prompts.DM:
            return False
        try:
            channel = await self._direct.channel(notification.user)
            if await self._is_to_send(channel, notification, click):
                nonce = notification_nonce(notification)
                await self._direct.send(notification.user, view=view, nonce=nonce)
        except Unreachable:
            return False
        return True

    async def _in_channel(
        self, session: SessionView, notification: Notification, view: ui.LayoutView, click: Click
    ) -> None:
        channel = self._client.get_partial_messageable(session.channel_id)
        try:
            if await self._is_to_send(channel, notification, click):
                await self._context.budget.turn(Need.POST, "POST", channel.id)
                nonce, mentioned = notification_nonce(notification), only((notification.user,))
                await channel.send(view=view, nonce=nonce, allowed_mentions=mentioned)
        except discord.HTTPException as error:
            if error.code not in (*NO_ACCESS, *MESSAGE_GONE):
                raise
            log.warning("nothing can be sent to the channel of session %d: %s", session.id, error)

    async def _is_to_send(
        self, channel: discord.PartialMessageable, notification: Notification, click: Click
    ) -> bool:
        """Whether no earlier process or attempt has sent it; `click` is what its button means."""
        is_new = notification.key not in self._tried and not self._context.sessions.notifications.may_be_sent(
            notification
        )
        if not is_new:
            await self._context.budget.turn(Need.HAND, "GET", channel.id)
            if await _stands(channel, notification, click):
                return False
        self._tried.add(notification.key)
        return True


async def _stands(channel: discord.PartialMessageable, notification: Notification, click: Click) -> bool:
    """Whether a notification is already in a channel. If the channel cannot be read, the answer is no."""
    since = datetime.fromtimestamp(notification.at - 5, UTC)
    try:
        async for message in channel.history(limit=SEARCHED, after=since):
            if has_button(message, click.custom_id):
                return True
    except discord.Forbidden:
        pass
    return False


def notification_nonce(notification: Notification) -> str:
    """The nonce of a notification: the same for every attempt, different from all others, even in a new database."""
    return nonce_of("errand", *notification.key, notification.at)
