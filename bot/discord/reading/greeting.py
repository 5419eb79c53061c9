"""The first contact: when a server invites the bot, it says there once what it does, with buttons to begin."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.drawing.lanes import Lane, in_lane
from bot.discord.core.layout.components import Click, box, button, layout, row, rows, say
from bot.discord.core.sending import permissions
from bot.discord.core.sending.budget import Need
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import colour, no_pings
from bot.discord.reading.help import COVER
from bot.discord.table.context import TableContext
from bot.discord.table.lobby_card import length_line
from bot.discord.views.living import file_of, gallery_of
from bot.engine.lengths import all_minutes_of
from bot.engine.words import words_of
from bot.sessions import Refused
from bot.sessions.core.shards import NotServed
from bot.sessions.server import policy

log = logging.getLogger(__name__)

clicks = Clicks[TableContext]()

APART = 30 * 86400.0
"""Seconds within which a server that invites the bot again is not greeted again."""

FRESH = 86400.0
"""A server that has had the bot for more seconds is not new, even if Discord tells of it as if it were."""

CHOICES = {"help-alone": "button-alone", "help-open": "button-open", "tour": "button-tour"}
"""What can be begun from the greeting once a game is chosen: the action, and its label. The first stands out."""


class Greeter:
    """Greets servers that invited the bot."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    def joined(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        self._context.later(lambda: self.greet(guild), f"greeting server {guild.id}")

    def met(self, guilds: Iterable[discord.Guild]) -> None:
        """The bot has connected: greet those of its servers that invited it while it was offline, one at a time."""
        new = [each for each in guilds if self._is_new(each, unknown=False)]
        if new:
            self._context.later(partial(self._greet_all, new), "greeting servers that were met at the start")

    async def _greet_all(self, guilds: Sequence[discord.Guild]) -> None:
        with in_lane(Lane.LEISURE):
            for guild in guilds:
                if self._context.ending:
                    return
                try:
                    await self.greet(guild, Need.LOOK)
                except (discord.HTTPException, Refused, NotServed) as error:
                    log.warning("server %d cannot be greeted: %s", guild.id, error)

    def _is_new(self, guild: discord.Guild, *, unknown: bool) -> bool:
        """Whether a server has had the bot only for a short time; `unknown`: the answer if Discord does not say."""
        since = None if guild.unavailable or guild.me is None else guild.me.joined_at
        now = datetime.fromtimestamp(self._context.sessions.now(), UTC)
        return unknown if since is None else (now - since).total_seconds() <= FRESH

    async def greet(self, guild: discord.Guild, need: Need = Need.POST) -> None:
        """Say once what the bot does, where it may write; not where it was lately, or where tables are."""
        context = self._context
        if not self._is_new(guild, unknown=True):
            return
        context.unasked(guild.id)
        channel = next(self._channels(guild), None)
        if channel is None or context.sessions.guilds.live(guild.id):
            return
        if not await context.sessions.finder.notices.may_greet(guild.id, APART):
            return
        language = await context.language_in(guild.id)
        words = words_of("house", language)
        game = next(iter(context.games.values()), None)
        picture = None if game is None else await context.samples.board(game, COVER, language)
        if not channel.permissions_for(guild.me).attach_files:
            picture = None
        items: list[ui.Item[Any]] = [] if picture is None else [gallery_of(picture.alt)]
        hosted = words.listed([context.title(slug, language) for slug in context.games])
        text = words.say_key("greeting-text", games=f"={hosted}")
        items.append(say(f"## {words.say_key('greeting-title')}\n{text}"))
        first, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
        starts = [
            button(Click("greeting", 0, 0, (action,)), words.say_key(label), style=grey if number else first)
            for number, (action, label) in enumerate(CHOICES.items())
        ]
        settings = button(Click("config"), words.say_key("button-config"))
        items.append(row(*starts, settings))
        await context.budget.turn(need, "POST", channel.id)
        view = layout(box(items, colour(None)))
        files = [] if picture is None else [file_of(picture)]
        await channel.send(view=view, files=files, allowed_mentions=no_pings())

    def _channels(self, guild: discord.Guild) -> Iterator[discord.TextChannel]:
        """The channels where the bot may write, that for news of the server first."""
        every = sorted(guild.text_channels, key=lambda each: (each.position, each.id))
        for channel in [guild.system_channel, *every]:
            if channel is not None and permissions.may_write(channel.permissions_for(guild.me), channel.type):
                yield channel


@clicks.on("greeting", words=1)
async def _chosen(context: TableContext, reply: Reply, click: Click) -> None:
    """Ask which game to begin with."""
    action = click.path[0]
    if action not in CHOICES:
        raise Trouble("old-button")
    server_rules = await context.server_rules(reply.interaction.guild_id)
    allowed = [slug for slug in context.games if policy.allows_game(server_rules, slug)]
    stop = ("0",) if action == "tour" else ()
    games = [
        button(Click(action, 0, 0, (slug, *stop)), context.title(slug, reply.language)) for slug in allowed
    ]
    said = [reply.words.say_key("greeting-which" if games else "help-nothing")]
    for slug in allowed:
        info, own = context.games[slug].info, context.words(slug, reply.language)
        length = length_line(own, range(info.min_seats, info.max_seats + 1), all_minutes_of(info))
        said.append(f"**{own.say_key('title')}** · {own.say_key('tagline')}\n-# {length}")
    reply.beside()
    await reply.show(layout(box([say("\n".join(said)), *rows(games)], colour(None))))
