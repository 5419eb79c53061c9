"""What every room of the Discord side uses: the sessions, the games, the studio, and how interactions are answered."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any, TypeVar

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.core.answers.apologies import Apologies
from bot.discord.core.answers.doubles import Doubles
from bot.discord.core.answers.heavy import Heavy
from bot.discord.core.answers.late import Late
from bot.discord.core.answers.reply import Reader, Reply
from bot.discord.core.answers.request import ANSWERED, Fields
from bot.discord.core.drawing.studio import Studio
from bot.discord.core.layout.kept_files import KnownFiles
from bot.discord.core.sending.budget import MAY_GO, Budget, Need
from bot.discord.core.sending.direct import DirectMessages
from bot.discord.core.sending.permissions import check_member, check_writer
from bot.discord.core.sending.reach import Reach
from bot.discord.core.text.errors import Trouble, incident
from bot.discord.core.text.texts import Speech, no_pings, plain
from bot.discord.core.watching.presence import Presence
from bot.discord.core.watching.pulse import Pulse
from bot.engine.catalogues import nearest
from bot.engine.errors import Illegal
from bot.engine.moves import SideInfo
from bot.engine.rules import Game
from bot.engine.words import Words, words_of
from bot.sessions import Holder, Refused, Sessions, SessionView, Status
from bot.sessions.core.people import USUAL, Person
from bot.sessions.core.refusals import check_played
from bot.sessions.core.shards import NotServed
from bot.sessions.server.policy import title

C = TypeVar("C", bound="Context")

log = logging.getLogger(__name__)

_Named = tuple[tuple[Holder, ...], Status, tuple[SideInfo, ...] | None]
"""What the names at a table depend on."""

REMEMBERED = 5000
"""How many interactions are remembered, so that one delivered twice is answered once."""

SPEECHES = 1000
"""How many tables' words are kept."""

LAPSED = 1.0
"""Seconds by which a process answers later that may no longer serve anything: whoever does, is first then."""

DOUBT = 0.5
"""Seconds for finding out whether another process has carried out what could not be done here."""

HEAD_START = 0.1
"""Seconds by which whoever serves a server, and knows its tables, is before others that hear it, too."""

FAREWELL, EXCUSE = 2.5, 1.0
"""Seconds that unfinished answers may take when the bot is stopped, and then the excuses to those who still wait."""


class WhichTable(Trouble):
    """The user plays at several tables, and it is not clear which one is meant."""

    def __init__(self, sessions: Sequence[SessionView]) -> None:
        self.sessions = tuple(sessions[:10])
        super().__init__("which-session", {"places": [place(session) for session in self.sessions]})


Mend = Callable[[Reply, Refused], Awaitable[bool]]
"""Called with a refusal before it is told; True: its cause is gone, and the request is tried once more."""


@dataclass(frozen=True)
class Services:
    """What the Discord side is built on.

    `computers` are the kinds of computer players, the usual one first. `boards_by_click` says whether boards, too, are
    sent by the interaction of the last move.
    """

    sessions: Sessions
    games: Mapping[str, Game[Any]]
    studio: Studio
    client: discord.Client
    budget: Budget
    mend: Mend
    computers: Sequence[str] = ("random",)
    boards_by_click: bool = False


class Context:
    """The services, and what every room uses; a room that keeps more adds it in a context of its own.

    `cards` are the channels in which the answer to a command is about to show the card of a new lobby, so that it is
    not posted twice.
    """

    def __init__(self, services: Services) -> None:
        self.sessions = sessions = services.sessions
        self.server_rules = sessions.guilds.shown
        """The rules of a server, to be shown; the usual ones in direct messages (None)."""
        self.games = games = services.games
        self.studio = services.studio
        self.client = client = services.client
        self.budget = budget = services.budget
        self.mend = services.mend
        self.computers = tuple(services.computers)
        self.presence = Presence(client, sessions.shards)
        self.presence.on_missed.subscribe(sessions.clocks.left)
        self.pulse = Pulse()
        self.files = KnownFiles()
        self.reach = Reach(sessions, boards=services.boards_by_click)
        self.direct = DirectMessages(sessions, client, budget)
        self.reading, self.filming = Heavy(2), Heavy(1)
        """The lanes of requests that take long: whole games to be read or checked, and films."""
        self.cards: set[int] = set()
        self._apologies = Apologies(sessions, games, self._speech_for)
        self._speeches: OrderedDict[tuple[int, str, bool], tuple[_Named, Speech]] = OrderedDict()
        self.answering: set[asyncio.Task[Any]] = set()
        self._standing_in = set[asyncio.Task[None]]()
        """What acknowledges in the stead of other processes."""
        self.late = Late(self.answering)
        self.doubles = Doubles(sessions.shards, sessions.receipts.measure, sessions.now)
        self.ending = False
        """Whether the bot is about to stop: what comes from now on is not begun."""
        self.end_by = inf
        """When it must have stopped, in seconds of the event loop."""
        self._stopping = False
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_new(self, interaction_id: int) -> bool:
        """Whether this interaction has not been seen before (Discord may deliver one twice)."""
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    async def answer(
        self, interaction: discord.Interaction[Any], handle: Callable[[Reply], Awaitable[None]]
    ) -> None:
        """Let `handle` answer; refusals and errors are shown privately. Raises nothing but cancellation."""
        if not self.is_new(interaction.id):
            return
        task = asyncio.current_task()
        assert task is not None
        self.answering.add(task)
        ANSWERED.set(_fields_of(interaction))
        try:
            async with Reply(interaction, late=self.late, doubles=self.doubles) as reply:
                try:
                    if self.ending:
                        raise Trouble("stopping")
                    contested = self.sessions.shards.is_contested(interaction.guild_id)
                    if contested and not await self._is_ours(reply):
                        self._stand_in(reply)
                        return
                    await self.sessions.meet(interaction.user.id)
                    reply.reader = await self._heard(interaction)
                    reply.language = reply.reader.language
                    reply.stored.any = False  # the language of whoever asks is no part of the answer
                    check_member(interaction)
                    try:
                        await handle(reply)
                    except Refused as refused:
                        if not await self.mend(reply, refused):
                            raise
                        await handle(reply)
                    if not reply.answered:
                        await reply.quietly()
                    if not reply.asks:
                        await self.add_news(reply)
                except Exception as error:
                    if not await self._is_done(reply, error):
                        await self._apologies.tell(reply, error)
                except asyncio.CancelledError:
                    if self._stopping:
                        stopping = Trouble("stopping-saved" if reply.stored.any else "stopping")
                        await self._apologies.tell(reply, stopping)
                    raise
        finally:
            self.answering.discard(task)

    async def _is_ours(self, reply: Reply) -> bool:
        """Whether this process is to answer what others may hear, too. Raises Refused("store-…")."""
        interaction, shards = reply.interaction, self.sessions.shards
        if shards.has_lapsed:
            await asyncio.sleep(LAPSED)
        elif not shards.serves(interaction.guild_id):
            await asyncio.sleep(HEAD_START)
        if shards.has_lapsed or not shards.is_contested(interaction.guild_id):
            # While the database is away, nothing can be taken, and nothing be done twice.
            return True
        reply.is_taken = await self.sessions.take(interaction.id)
        if not reply.is_taken:
            self.doubles.leave()
        return reply.is_taken

    def _stand_in(self, reply: Reply) -> None:
        """Acknowledge what another process answers, if that one is slow; the end of the bot does not wait for it."""
        task = asyncio.get_running_loop().create_task(reply.stand_in())
        self._standing_in.add(task)
        task.add_done_callback(self._standing_in.discard)

    async def _is_done(self, reply: Reply, error: Exception) -> bool:
        """Whether another process has carried out what could not be done here, and answers."""
        expected = isinstance(error, Refused | Trouble | Illegal)
        interaction = reply.interaction
        contested = self.sessions.shards.is_contested(interaction.guild_id)
        if reply.stored.any or (expected and not contested):
            return False
        try:
            done = await asyncio.wait_for(self.sessions.has_logged(interaction.id), DOUBT)
        except (Refused, TimeoutError):
            return False
        if done:
            log.info("an interaction was carried out by another process")
        return done

    async def add_news(self, reply: Reply) -> None:
        """Add to an answer what its reader must know besides; the rooms that have such news say so."""

    async def finish(self) -> None:
        """Give unfinished answers a little time before the bot stops; who waits for longer is told to try again."""
        self.ending = True
        for seconds in (FAREWELL, EXCUSE, EXCUSE):
            if self.answering:
                _, late = await asyncio.wait(self.answering, timeout=self.before_end(seconds))
                self._stopping = True
                for task in late:
                    task.cancel()
        for task in self._standing_in:
            task.cancel()

    def before_end(self, seconds: float) -> float:
        """So many seconds, or what is left before the bot has to be done."""
        return min(seconds, max(0.0, self.end_by - asyncio.get_running_loop().time()))

    def unasked(self, guild_id: int | None) -> None:
        """What the present task sends from now on, nobody has asked for: it is only sent while this process watches
        the server; else `Budget.turn` raises NotServed."""
        MAY_GO.set(partial(self.presence.watches, guild_id))

    def later(self, work: Callable[[], Coroutine[Any, Any, None]], what: str) -> asyncio.Task[None]:
        """Do something that no answer has to wait for, such as to write to a person. Errors are logged."""

        async def guarded() -> None:
            try:
                await work()
            except NotServed:
                log.info("%s: left to another process", what)
            except Exception as error:
                incident(error, what)

        task = asyncio.get_running_loop().create_task(guarded())
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)
        return task

    async def at_table(
        self,
        interaction: discord.Interaction[Any],
        act: Callable[[Reply, SessionView], Awaitable[None]],
        game: str | None = None,
    ) -> None:
        """Run a command at the table that it means (see `here`)."""

        async def carry_out(reply: Reply) -> None:
            await act(reply, await self.here(reply, game))

        await self.answer(interaction, carry_out)

    async def share(self, reply: Reply, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Show in the channel of a click what was private until now, if the person may write there."""
        check_writer(reply.interaction)
        channel = self.client.get_partial_messageable(reply.interaction.channel_id or 0)
        await self.budget.turn(Need.POST, "POST", channel.id)
        await channel.send(view=view, files=files, allowed_mentions=no_pings())

    async def here(self, reply: Reply, game: str | None = None) -> SessionView:
        """The table that a command means: the one in this channel, running or last played; in a DM, the user's own.

        Raises WhichTable, and Trouble: "no-table", "wrong-channel", "other-game".
        """
        channel_id, guild_id = reply.interaction.channel_id or 0, reply.interaction.guild_id
        session = await self.sessions.recent(channel_id)
        if session is None or not session.status.live:
            mine = [
                s for s in self.sessions.of_user(reply.user_id) if game in (None, s.game) and not s.is_aside
            ]
            lost = [each for each in mine if guild_id is not None and _is_homeless(each, guild_id)]
            if len(lost) == 1:
                session = lost[0]
            elif guild_id is None and len(mine) == 1:
                session = mine[0]
            elif mine and (session is None or guild_id is None):
                if guild_id is None:
                    raise WhichTable(mine)
                raise Trouble("wrong-channel", {"places": [place(s) for s in mine[:10]]})
        if session is None:
            raise Trouble("no-table")
        if game not in (None, session.game):
            raise Trouble("other-game", {"here": title(session.game), "asked": title(game or "")})
        reply.session = session
        return session

    async def session(self, reply: Reply, session_id: int) -> SessionView:
        """The session of a button. Raises Refused("no-session") if there is none here.

        Here are those of the server of the click, or of that direct message, and wherever they are, those in which the
        user has a seat or is offered one, and those they imported.
        """
        session, interaction = await self.sessions.get(session_id), reply.interaction
        here = session.guild_id == interaction.guild_id
        if interaction.guild_id is None:
            here = here and session.channel_id == interaction.channel_id
        if not here and not _concerns(session, reply.user_id):
            raise Refused("no-session")
        reply.session = session
        return session

    def game(self, session: SessionView) -> Game[Any]:
        """The rules of a session's game. Raises Trouble or Refused if this bot does not play by them."""
        game = self.games.get(session.game)
        if game is None:
            raise Trouble("game-gone", {"game": session.game})
        if session.version != game.info.version:
            check_played(game.info, session.version)
        return game

    def plays(self, session: SessionView) -> bool:
        """Whether this bot plays by the rules of a session."""
        game = self.games.get(session.game)
        return game is not None and (
            session.version is None or game.info.since <= session.version <= game.info.version
        )

    def is_past(self, session: SessionView) -> bool:
        """Whether the rules of a session are no longer played: only what is left of it is shown."""
        game = self.games.get(session.game)
        return game is not None and session.version is not None and session.version < game.info.since

    @property
    def has_landscape(self) -> bool:
        """Whether any game has boards in landscape."""
        return any(self.studio.renderer(game).landscape for game in self.games.values())

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of a user: the one they chose, else that of their Discord."""
        return nearest((await self._person(interaction)).language or interaction.locale.value)

    async def language_of(self, user_id: int, guild_id: int | None) -> str:
        """The language in which to write to a person on their own, about a game in a server (None: elsewhere).

        After they have used the bot, it is the one that `language` gives.
        """
        return (await self.reader(user_id, guild_id)).language

    async def reader(self, user_id: int, guild_id: int | None) -> Reader:
        """A person's preferences, and the language in which to write to them; see `language_of`."""
        person = await self.sessions.people.get(user_id)
        own = person.language or person.heard
        return Reader(person, nearest(own) if own else await self.language_in(guild_id))

    async def language_in(self, guild_id: int | None) -> str:
        """The language of a server's channels: the one its admins chose, else that of the server."""
        chosen = (await self.server_rules(guild_id)).language
        guild = self.client.get_guild(guild_id) if guild_id is not None else None
        return nearest(chosen or (guild.preferred_locale.value if guild is not None else None))

    async def language_at(self, session: SessionView) -> str:
        """The language of a session's channel: the server's; in direct messages that of the host."""
        if session.guild_id is not None:
            return await self.language_in(session.guild_id)
        return await self.language_of(session.host_id, None)

    async def _heard(self, interaction: discord.Interaction[Any]) -> Reader:
        """A user with their language; that of their Discord is stored where they would be written to in another one."""
        person = await self._person(interaction)
        language = nearest(person.language or interaction.locale.value)
        heard = None
        if person.language is None:
            guilds = {interaction.guild_id, *self.sessions.servers_of(interaction.user.id)}
            heard = None if {await self.language_in(guild) for guild in guilds} == {language} else language
        if person.heard != heard:
            try:
                await self.sessions.people.keep(interaction.user.id, replace(person, heard=heard))
            except Refused as refused:
                log.warning("the language of user %d was not stored: %s", interaction.user.id, refused)
        return Reader(person, language)

    async def _person(self, interaction: discord.Interaction[Any]) -> Person:
        """The preferences of a user; the usual ones while they cannot be read."""
        try:
            return await self.sessions.people.get(interaction.user.id)
        except Refused:
            return USUAL

    def title(self, slug: str, language: str) -> str:
        """The title of a game."""
        return words_of(slug, language).say_key("title") if slug in self.games else slug

    def words(self, slug: str, language: str) -> Words:
        """The catalogue of a game."""
        return words_of(slug, language)

    async def _speech_for(self, session: SessionView, language: str, error: Exception) -> Speech:
        """The words of a session's table in which an error is told; those of the game may name its sides."""
        if isinstance(error, Illegal):
            return await self.speech_now(session, language)
        return self.speech(session, language)

    async def speech_now(self, session: SessionView, language: str) -> Speech:
        """The words of a session's table, with the sides that its game has now."""
        if session.started_at is None:
            return self.speech(session, language)
        return self.speech(session, language, (await self.sessions.position(session.id)).sides)

    def speech(
        self, session: SessionView, language: str, sides: tuple[SideInfo, ...] | None = None
    ) -> Speech:
        """The words of a session's table; with the `sides` of its game also those about the game itself."""
        key = session.id, language, sides is None
        now: _Named = session.holders, session.status, sides
        before, speech = self._speeches.get(key, (None, None))
        if speech is None or before != now:
            live, house = session.status.live, words_of("house", language)
            names = [shown_name(house, each) if live else each.name for each in session.holders]
            speech = Speech(session.game, names, language, sides)
            self._speeches[key] = now, speech
            if len(self._speeches) > SPEECHES:
                self._speeches.popitem(last=False)
        return speech


def _concerns(session: SessionView, user_id: int) -> bool:
    """Whether a person has a seat there, also while someone stands in, is offered one, was called, or imported it."""
    held = (
        holder.user_id == user_id or (holder.owner is not None and holder.owner.id == user_id)
        for holder in session.holders
    )
    brought = session.imported and session.host_id == user_id
    state = session.table_state
    asked = {*(each.user_id for each in state.offers), *(each.user_id for each in state.calls)}
    return brought or any(held) or user_id in asked


def context_of(interaction: discord.Interaction[Any], kind: type[C]) -> C:
    """The context of an interaction, for game commands: these are described before a context exists."""
    context = interaction.client.context
    assert isinstance(context, kind)
    return context


def _fields_of(interaction: discord.Interaction[Any]) -> Fields:
    """What the log says of a request: where it came from and what it was, never what was typed, nor by whom."""
    data: dict[str, Any] = dict(interaction.data or {})
    return {
        "interaction": str(interaction.id),
        "kind": interaction.type.name,
        "action": data.get("name") or data.get("custom_id"),
        "server": str(interaction.guild_id) if interaction.guild_id else None,
        "channel": str(interaction.channel_id) if interaction.channel_id else None,
    }


def shown_name(words: Words, holder: Holder) -> str:
    """The name to show for a seat: for a free one, that of its last holder."""
    return words.say_key("seat-vacant", name=plain(holder.name, 16)) if holder.vacant else holder.name


def _is_homeless(session: SessionView, guild_id: int) -> bool:
    """Whether a table of a server can be reached only from other channels, because its own was deleted."""
    return session.guild_id == guild_id and session.table_state.place_lost == "deleted"


def place(session: SessionView) -> str:
    """The channel of a session, as a link; a dash for one that was put aside."""
    return "–" if session.table_state.place_lost == "aside" else f"<#{session.channel_id}>"


def link(session: SessionView) -> str:
    """The address of a session's message, or of its channel where it has none."""
    where = f"https://discord.com/channels/{session.guild_id or '@me'}/{session.channel_id}"
    return where if session.message_id is None else f"{where}/{session.message_id}"
