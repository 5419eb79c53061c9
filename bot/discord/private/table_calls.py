"""Keeps the calls to tables true: the one message of each person who was called says what has become of the table.

While it waits for an answer it stays as it was sent. Then it says who is still to come and who is not coming, and at
the end that the game has begun or the table was closed. The message is found by its buttons, so that nothing of it is
stored and a restart loses none.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import (
    Click,
    box,
    button,
    clicks_in,
    components_of,
    gist_of,
    layout,
    row,
    say,
)
from bot.discord.core.sending.budget import Need
from bot.discord.core.sending.direct import Unreachable
from bot.discord.core.text.texts import escaped, no_pings
from bot.discord.views.deadlines import moment
from bot.engine.words import Words, words_of
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.people import Prompts
from bot.sessions.core.shards import NotServed
from bot.sessions.core.table_state import Called
from bot.sessions.server import policy

log = logging.getLogger(__name__)

SEARCHED = 30
"""How many messages are searched for a call."""

ACTIONS = ("come", "not-now")
"""The buttons by which the message of a call is known: one of them stays until all is over."""

COMING = ("", "in")
"""The answers of people who come, or may still."""


@dataclass(frozen=True)
class News:
    """What has become of the call with this `number`: the table as it is now, and all calls to it."""

    session: SessionView
    number: int
    calls: tuple[Called, ...]

    @property
    def call(self) -> Called:
        """The call itself."""
        return self.calls[self.number]

    @property
    def is_last(self) -> bool:
        """Whether nothing more can come after this."""
        return self.session.status is not Status.LOBBY or not self.session.seats_of(self.call.user_id)

    def people(self, *answers: str) -> list[Called]:
        """The people with one of these answers."""
        return [each for each in self.calls if each.answer in answers]


def outcome_of(news: News) -> str:
    """The message that says what has become of a call that no longer waits for an answer."""
    session, call = news.session, news.call
    seated = bool(session.seats_of(call.user_id))
    if session.status is not Status.LOBBY:
        if session.started_at is not None:
            return "call-playing" if seated else "call-begun"
        return "call-closed" if call.answer == "in" else "call-unanswered"
    return (
        "call-taken" if seated else {"no": "call-declined", "late": "call-late"}.get(call.answer, "call-off")
    )


AGAIN = ("call-closed", "call-unanswered", "call-late", "call-off")
"""After these, people may still wait for another table."""


def news_view(
    news: News, words: Words, now: float, *, waits: bool, is_off: bool = False, rests_until: float = 0.0
) -> ui.LayoutView:
    """What a call says once it is answered or over.

    `waits`: its person still waits for a table of the game; `is_off`: the game is switched off in that server.
    """
    session, key, game = news.session, outcome_of(news), words.say_key("title")
    formed = session.table_state.formed
    said = [words.say_key(key, game=game, place=place(session))]
    buttons = []
    missing = [escaped(each.name) for each in news.people("no", "late", "off")] if formed else []
    if missing and key in ("call-taken", "call-closed"):
        said.append(words.say_key("call-missing", people=f"={words.listed(missing)}", n=len(missing)))
    if key == "call-taken":
        awaited = [
            words.say_key("lobby-called-name", name=escaped(each.name), until=moment(each.until, now))
            for each in news.people("")
        ]
        if not formed:
            said.append(words.say_key("call-host-starts"))
        elif awaited:
            said.append(words.say_key("call-awaits", people=f"={words.listed(awaited)}"))
        elif missing:
            said.append(words.say_key("call-looks"))
        leave = Click("not-now", session.id, 0, (str(news.number),))
        buttons.append(button(leave, words.say_key("button-leave")))
    if is_off and key in ("call-closed", "call-unanswered"):
        said.append(words.say_key("call-switched-off"))
    if key in AGAIN:
        if waits and rests_until > now:
            said.append(words.say_key("call-rests", game=game, until=f"<t:{int(rests_until)}:f>"))
        else:
            said.append(words.say_key("call-waits" if waits else "call-waits-not", game=game))
        if waits:
            buttons.append(button(Click("find-off", 0, 0, (session.game,)), words.say_key("button-not-now")))
    if key in ("call-taken", "call-playing") and session.seed_hash is not None:
        said.append(f"-# {words.say_key('seed-promised', hash=session.seed_hash)}")
    items: list[ui.Item[Any]] = [say("\n".join(said))]
    return layout(box([*items, row(*buttons)] if buttons else items))


class TableCalls:
    """Follows the calls of all open tables, for as long as the bot runs."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._calls: dict[int, tuple[Called, ...]] = {}
        """The calls to each open table, as they were when it last changed."""
        self._news: dict[tuple[int, int], News] = {}
        """What is being told, by table and by the number of the call there."""
        self._found: dict[tuple[int, int], discord.Message] = {}
        """The messages of calls that may change again."""
        self._said: dict[tuple[int, int], str] = {}
        """What these say."""

    def start(self) -> None:
        """Follow the tables that are open now, and each change from now on."""
        self._context.sessions.on_change.subscribe(self._note)
        for session in self._context.sessions.live():
            self._note(session)

    def _note(self, session: SessionView) -> None:
        before = self._calls.pop(session.id, ())
        calls = session.table_state.calls if session.status is Status.LOBBY else ()
        if calls:
            self._calls[session.id] = calls
        for number, call in enumerate(calls or before):
            was = before[number] if number < len(before) else call
            if (
                was.answer in COMING
                and (call.answer or not calls)
                and call.at <= self._context.sessions.now()
            ):
                self._tell(News(session, number, calls or before))

    def _tell(self, news: News) -> None:
        """Tell of a call, after what is being told of it already."""
        key = news.session.id, news.number
        is_told = key in self._news
        self._news[key] = news
        if not is_told:
            self._context.later(
                partial(self._tell_all, key), f"telling of a call of session {news.session.id}"
            )

    async def _tell_all(self, key: tuple[int, int]) -> None:
        told: News | None = None
        try:
            while (news := self._news[key]) is not told:
                try:
                    await self._say(key, news)
                except (discord.HTTPException, Refused, NotServed) as error:
                    log.warning("a call of session %d stays as it is: %s", news.session.id, error)
                told = news
        finally:
            del self._news[key]
            if told is None or told.is_last:
                self._found.pop(key, None)
                self._said.pop(key, None)

    async def _say(self, key: tuple[int, int], news: News) -> None:
        """Let the message of a call say what has become of it; one in the channel is removed."""
        context, session, call = self._context, news.session, news.call
        if not context.presence.is_in(session.guild_id):
            return
        context.unasked(session.guild_id)
        message = self._found.get(key) or await self._message(news)
        if message is None:
            return
        self._found[key] = message
        finder, now = context.sessions.finder, context.sessions.now()
        waits = any(each.game == session.game for each in await finder.tickets.of(call.user_id))
        language = await context.language_of(call.user_id, session.guild_id)
        rests = await finder.tickets.rests_until(call.user_id)
        server_rules = await context.server_rules(session.guild_id)
        is_off = not policy.allows_game(server_rules, session.game)
        view = news_view(
            news, words_of(session.game, language), now, waits=waits, is_off=is_off, rests_until=rests
        )
        if (gist := gist_of(view)) != self._said.get(key):
            await context.budget.turn(Need.HAND, "PATCH", message.channel.id, message.id)
            await message.edit(view=view, allowed_mentions=no_pings())
            self._said[key] = gist

    async def _message(self, news: News) -> discord.Message | None:
        """The direct message of a call; None if there is none. One in the channel has no use any longer."""
        context, session = self._context, news.session
        person, _ = await context.reader(news.call.user_id, session.guild_id)
        if person.prompts is Prompts.DM and (message := await self._direct(news)):
            return message
        channel = context.client.get_partial_messageable(session.channel_id)
        if message := await self._search(channel, news):
            await context.budget.turn(Need.RETIRE, "DELETE", channel.id)
            await message.delete()
        return None

    async def _direct(self, news: News) -> discord.Message | None:
        try:
            return await self._search(await self._context.direct.channel(news.call.user_id), news)
        except Unreachable:
            return None

    async def _search(self, channel: discord.PartialMessageable, news: News) -> discord.Message | None:
        """The message of a call in a channel; None if it is not there."""
        await self._context.budget.turn(Need.HAND, "GET", channel.id)
        since = datetime.fromtimestamp(news.call.at - 5, UTC)
        async for message in channel.history(limit=SEARCHED, after=since):
            if _is_of(message, news):
                return message
        return None


def _is_of(message: discord.Message, news: News) -> bool:
    """Whether a message is that of a call."""
    known: Sequence[Click] = clicks_in(components_of(message))
    return any(
        each.action in ACTIONS and (each.session, each.path[:1]) == (news.session.id, (str(news.number),))
        for each in known
    )
