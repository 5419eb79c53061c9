"""What every part of the Discord side stands on: the sessions, the games, the drawing room, how all is answered."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.discord.errors import DM_CLOSED, NO_ACCESS, Trouble, describe, explain, incident, is_network
from bot.discord.films import Films
from bot.discord.panels import OpenPanels
from bot.discord.presence import Presence
from bot.discord.pulse import Pulse
from bot.discord.remedies import Remedied
from bot.discord.reply import Reply
from bot.discord.rulesearch import RuleBooks
from bot.discord.samples import Samples
from bot.discord.studio import Studio
from bot.discord.texts import Speech, house, no_pings, plain
from bot.engine.errors import Illegal
from bot.engine.rules import Game
from bot.engine.words import Words, words_of
from bot.sessions import Holder, Refused, Sessions, SessionView
from bot.sessions.charter import Charter
from bot.sessions.policy import Caller

if TYPE_CHECKING:
    from bot.discord.announce import Announcer

log = logging.getLogger(__name__)

REMEMBERED = 5000
"""How many interactions are remembered, so that one delivered twice is answered once."""


class WhichTable(Trouble):
    """Somebody plays at several tables, and it is not clear which one is meant."""

    def __init__(self, sessions: Sequence[SessionView]) -> None:
        self.sessions = tuple(sessions[:10])
        super().__init__("which-session", {"places": [place(session) for session in self.sessions]})


class Desk:
    """The parts of the house that Discord talks to, and who may do what with which table.

    `computers` are the kinds of computer players, the usual one first.
    """

    announcer: Announcer
    client: discord.Client
    presence: Presence

    def __init__(
        self,
        sessions: Sessions,
        games: Mapping[str, Game[Any]],
        studio: Studio,
        computers: Sequence[str] = ("random",),
    ) -> None:
        self.sessions = sessions
        self.computers = tuple(computers)
        self.games = games
        self.studio = studio
        self.books = RuleBooks(games)
        self.panels = OpenPanels()
        self.films = Films()
        self.samples = Samples(studio)
        sessions.mydata.on_forget.append(self.films.forget)
        self.pulse = Pulse()
        self.answering: set[asyncio.Task[Any]] = set()
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
        """Let `handle` answer; refusals and accidents are said privately. Never raises, but for cancellation."""
        if not self.is_new(interaction.id):
            return
        task = asyncio.current_task()
        assert task is not None
        self.answering.add(task)
        try:
            async with Reply(interaction) as reply:
                try:
                    await handle(reply)
                    if not reply.answered:
                        await reply.quietly()
                except Exception as error:
                    await self._apologise(reply, error)
        finally:
            self.answering.discard(task)

    async def at_table(
        self,
        interaction: discord.Interaction[Any],
        act: Callable[[Reply, SessionView], Awaitable[None]],
        game: str | None = None,
    ) -> None:
        """Answer a command by what it does at the table that it means (`here`)."""

        async def carry_out(reply: Reply) -> None:
            await act(reply, await self.here(reply, game))

        await self.answer(interaction, carry_out)

    async def share(self, reply: Reply, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Show to the channel of a click what stood in private."""
        channel = self.client.get_partial_messageable(reply.interaction.channel_id or 0)
        await channel.send(view=view, files=files, allowed_mentions=no_pings())

    async def _apologise(self, reply: Reply, error: Exception) -> None:
        try:
            said = self._explanation(reply, error)
        except Exception as second:
            said = house().say_key(
                "incident", id=incident(second, "explaining " + describe(reply.interaction))
            )
        try:
            if isinstance(error, Remedied):
                await reply.view(error.view(said))
            else:
                await reply.text(said)
        except Exception as unsaid:
            if is_network(unsaid):
                log.warning("an answer could not be given: %s", unsaid)
            else:
                incident(unsaid, "answering " + describe(reply.interaction))

    def _explanation(self, reply: Reply, error: Exception) -> str:
        """What to say about an error, in the words of the table it happened at."""
        session = reply.session or self.sessions.in_channel(reply.interaction.channel_id or 0)
        words, names = house(), tuple[str, ...]()
        if reply.game in self.games:
            words = words_of(reply.game)
        elif session is not None and session.game in self.games:
            speech = self.speech(session)
            words, names = speech.words, speech.escaped
        if (refused := explain(error, words, names)) is not None:
            self.sessions.receipts.measure("refusal", 1, refused_by(error))
            return refused
        if isinstance(error, discord.Forbidden) and error.code in NO_ACCESS:
            missing = Trouble("no-permission", {"missing": ["Send Messages"]})
            return explain(missing, words) or words.say_key("discord-trouble")
        if isinstance(error, discord.Forbidden) and error.code in DM_CLOSED:
            return words.say_key("dms-closed")
        if is_network(error):
            log.warning("Discord could not be reached: %s", error)
            return words.say_key("discord-trouble")
        return words.say_key("incident", id=incident(error, describe(reply.interaction)))

    async def here(self, reply: Reply, game: str | None = None) -> SessionView:
        """The table that a command means: the channel's, running or last played; in a DM, the one where its user plays.

        Raises WhichTable, and Trouble: "no-table", "wrong-channel", "other-game".
        """
        channel_id, guild_id = reply.interaction.channel_id or 0, reply.interaction.guild_id
        session = await self.sessions.recent(channel_id)
        mine = [s for s in self.sessions.of_user(reply.user_id) if game in (None, s.game)]
        if session is None or not session.status.live:
            if guild_id is None and len(mine) == 1:
                session = mine[0]
            elif mine and (session is None or guild_id is None):
                if guild_id is None:
                    raise WhichTable(mine)
                raise Trouble("wrong-channel", {"places": [place(s) for s in mine[:10]]})
        if session is None:
            raise Trouble("no-table")
        if game not in (None, session.game):
            raise Trouble("other-game", {"here": self.title(session.game), "asked": self.title(game or "")})
        reply.session = session
        return session

    async def session(self, reply: Reply, session_id: int) -> SessionView:
        """The session of a button. Raises sessions.Refused for one that is gone."""
        reply.session = await self.sessions.get(session_id)
        return reply.session

    def game(self, session: SessionView) -> Game[Any]:
        """The rules of a session's game. Raises Trouble where this bot no longer has them."""
        game = self.games.get(session.game)
        if game is None:
            raise Trouble("game-gone", {"game": session.game})
        return game

    async def charter(self, guild_id: int | None) -> Charter:
        """What goes in a server, for showing it; the usual in direct messages (None)."""
        return await self.sessions.guilds.shown(guild_id)

    async def wants_small(self, session: SessionView) -> bool:
        """Whether the pictures of a session are to be small."""
        return (await self.charter(session.guild_id)).picture == "small"

    def title(self, slug: str) -> str:
        """The title of a game."""
        return words_of(slug).say_key("title") if slug in self.games else slug

    def words(self, slug: str) -> Words:
        """The catalogue of a game."""
        return words_of(slug)

    def speech(self, session: SessionView) -> Speech:
        """The words of a session's table."""
        live = session.status.live
        return Speech(session.game, [shown_name(each) if live else each.name for each in session.holders])


def shown_name(holder: Holder) -> str:
    """The name to show for a seat: of a free one whose it was."""
    return house().say_key("seat-vacant", name=plain(holder.name, 16)) if holder.vacant else holder.name


def place(session: SessionView) -> str:
    """The channel of a session, as a link."""
    return f"<#{session.channel_id}>"


def refused_by(error: Exception) -> str:
    """Who refused, for the figures: the rules of the game, the table, or the bot's own buttons and commands."""
    if isinstance(error, Illegal):
        return "rules"
    return "table" if isinstance(error, Refused) else "bot"


def is_admin(interaction: discord.Interaction[Any]) -> bool:
    """Whether the user may manage the server, and so every table in it."""
    return interaction.guild_id is not None and bool(interaction.permissions.manage_guild)


def user_of(interaction: discord.Interaction[Any]) -> Caller:
    """The user of an interaction as the sessions know users, with their rights in the server."""
    user, channel = interaction.user, interaction.channel
    roles = tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    parts = (getattr(channel, "parent_id", None), getattr(channel, "category_id", None))
    return Caller(
        user.id,
        user.display_name,
        roles=roles,
        admin=is_admin(interaction),
        within=tuple(part for part in parts if part is not None),
    )
