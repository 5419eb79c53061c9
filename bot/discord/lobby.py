"""A table before the game: it is opened, people come and go, and the game begins or is called off."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.components import Click, action, table_action
from bot.discord.desk import Desk, is_admin, place, user_of
from bot.discord.errors import Trouble
from bot.discord.lobbycard import lobby_card
from bot.discord.options import fitting, offer_fitting
from bot.discord.reply import Reply
from bot.discord.texts import cut
from bot.engine.secrets import has_secrets
from bot.sessions import Refused, SessionView, Status, policy


async def new_lobby(
    desk: Desk, reply: Reply, game: str, options: dict[str, str] | None = None
) -> SessionView:
    """Open a table in the channel of an interaction, and show its card there."""
    interaction = reply.interaction
    if game not in desk.games:
        raise Trouble(
            "no-such-game", {"game": cut(game, 60), "games": [desk.title(slug) for slug in desk.games]}
        )
    check_permissions(interaction)
    reply.game = game
    channel_id = interaction.channel_id or 0
    desk.announcer.posts(channel_id)
    session = None
    message_id = None
    try:
        session = await desk.sessions.new(
            channel_id, interaction.guild_id, user_of(interaction), game, options or {}
        )
        message_id = await reply.public(await lobby_card(desk, session))
    finally:
        await desk.announcer.adopt(session, channel_id, message_id)
    if message_id is None:
        await reply.text(desk.speech(session).say("lobby-open"))
    await _greet(desk, reply, session)
    return session


def check_permissions(interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble where the bot may not write or show pictures in the channel."""
    if interaction.guild_id is None:
        return
    may = interaction.app_permissions
    needed = {
        "View Channel": may.view_channel,
        "Send Messages": may.send_messages or may.send_messages_in_threads,
        "Attach Files": may.attach_files,
    }
    missing = [name for name, granted in needed.items() if not granted]
    if missing:
        raise Trouble("no-permission", {"missing": missing})


async def _greet(desk: Desk, reply: Reply, session: SessionView) -> None:
    """The first direct message of a game with secrets; who cannot get it is told now what to do."""
    if not has_secrets(desk.game(session)):
        return
    if not await desk.announcer.hands.first_letter(session, reply.user_id):
        await reply.text(desk.speech(session).say("dms-closed"))


@table_action("join")
async def join(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Take a seat."""
    after = await desk.sessions.join(session.id, user_of(reply.interaction))
    await confirm(desk, reply, after, "joined")
    await _greet(desk, reply, after)


@table_action("leave")
async def leave(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Give the seat up."""
    await confirm(desk, reply, await desk.sessions.leave(session.id, user_of(reply.interaction)), "left")


@table_action("start")
async def start(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Deal and begin."""
    admin = is_admin(reply.interaction)
    try:
        after = await desk.sessions.start(session.id, user_of(reply.interaction), admin=admin)
    except Refused as refused:
        if refused.key != "charter-changed" or await fitting(desk, session) == session.options:
            raise
        await offer_fitting(desk, reply, session, refused)
        return
    await confirm(desk, reply, after, "started")


async def end(desk: Desk, reply: Reply, session: SessionView, reason: str = "") -> None:
    """Cancel the lobby, or end the game for everybody."""
    admin = is_admin(reply.interaction)
    after = await desk.sessions.end(session.id, user_of(reply.interaction), admin=admin, reason=reason)
    await confirm(desk, reply, after, "ended")


async def confirm(desk: Desk, reply: Reply, session: SessionView, key: str) -> None:
    """A command is answered in words; a button in the channel changes the card, and that is enough."""
    if reply.interaction.type is discord.InteractionType.component:
        await reply.acknowledge()
    else:
        speech = desk.speech(session)
        await reply.text(speech.say(key, game=speech.words.say_key("title"), place=place(session)))


@action("cancel")
async def _cancel(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    if session.status is not Status.LOBBY:
        raise Trouble("not-a-lobby")
    await end(desk, reply, session)


@action("rematch")
async def _rematch(desk: Desk, reply: Reply, click: Click) -> None:
    """A new lobby with the same game, options, computer players and clock, as far as the server allows them now."""
    session = await desk.session(reply, click.session)
    charter = await desk.sessions.guilds.charter(reply.interaction.guild_id)
    options = policy.fitted(charter, desk.game(session).info, session.options)
    after = await new_lobby(desk, reply, session.game, options)
    computers = [holder.computer for holder in session.holders if holder.computer is not None]
    for computer in computers if charter.computers else ():
        await desk.sessions.add_computer(after.id, user_of(reply.interaction), computer)
    clock = session.affairs.clock
    if clock != after.affairs.clock and policy.allows_clock(charter, clock):
        await desk.sessions.clocks.set(after.id, user_of(reply.interaction), clock)
    if any(options.get(key, value) != value for key, value in session.options.items()):
        await reply.text(desk.speech(after).say("rematch-changed"))
