"""A table before the game: it is opened, players come and go, and the game begins or is cancelled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.discord.core.answers.caller import is_admin, user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, link, place
from bot.discord.core.layout.components import Click, Entry, box, button, layout, menu, row, rows, say
from bot.discord.core.layout.refusal_button import RefusalWithButton
from bot.discord.core.sending import permissions
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import cut, escaped
from bot.discord.private.context import PrivateContext
from bot.discord.table import places
from bot.discord.table.aside import tell_left
from bot.discord.table.context import TableContext
from bot.discord.table.lobby_card import lobby_card
from bot.discord.table.options import fitting, offer_fitting
from bot.discord.table.rematch_card import to_mention
from bot.discord.table.start_questions import missing
from bot.discord.views.open_tables import SHOWN, join_button, open_tables, waiting_lines
from bot.engine.moves import Values
from bot.sessions import Refused, SessionView, Status, User
from bot.sessions.core.holding import seat_counts
from bot.sessions.play.lobby import Elsewhere
from bot.sessions.server import policy

clicks = Clicks[TableContext]()

GREEN = discord.ButtonStyle.success

NO_PRESET = "-"
"""In place of a preset in a click."""


async def new_lobby(
    context: TableContext,
    reply: Reply,
    game: str,
    options: dict[str, str] | None = None,
    preset: str = "",
    *,
    in_thread: bool = False,
) -> SessionView:
    """Open a table in the channel of an interaction, or in a new thread of it, and show its card there.

    Without options and a preset it is a first game for hosts who have ended no such game on the server.
    """
    if game not in context.games:
        raise Trouble(
            "no-such-game", {"game": cut(game, 60), "games": [policy.title(slug) for slug in context.games]}
        )
    chosen, interaction = options or {}, reply.interaction

    async def create(elsewhere: Elsewhere | None) -> SessionView:
        return await context.sessions.new(
            interaction.channel_id or 0,
            interaction.guild_id,
            user_of(interaction),
            game,
            chosen,
            preset,
            interaction.id,
            elsewhere,
            first=True,
        )

    opening = Opening(game, create, _thread_click(game, chosen, preset))
    return await open_table(context, reply, opening, in_thread=in_thread)


@dataclass(frozen=True)
class Opening:
    """How a table of a game is opened, `elsewhere` if that is given; `in_thread` is the click that does so in a thread.

    `create` raises what `Sessions.new` raises.
    """

    game: str
    create: Callable[[Elsewhere | None], Awaitable[SessionView]]
    in_thread: Click


async def open_table(
    context: TableContext, reply: Reply, opening: Opening, *, in_thread: bool = False
) -> SessionView:
    """Open a table in the channel of an interaction, or in a new thread of it, and show its card there."""
    interaction = reply.interaction
    reply.game = opening.game
    channel_id = interaction.channel_id or 0
    may_open = (
        permissions.holds_threads(interaction.channel) and interaction.permissions.create_public_threads
    )
    by_rule = may_open and (await context.server_rules(interaction.guild_id)).threads
    if by_rule or in_thread:
        return await _open_in_thread(context, reply, opening)
    check_permissions(interaction)
    context.cards.add(channel_id)
    session = None
    message_id = None
    before = context.sessions.in_channel(channel_id)
    try:
        session = await opening.create(None)
        mention = await to_mention(context, session)
        message_id = await reply.public(await lobby_card(context, session, mention=mention), mention)
    except Refused as refused:
        if refused.key != "channel-busy":
            raise
        if await context.mend(reply, refused):
            return await open_table(context, reply, opening)
        raise _busy(context, interaction, refused, opening.in_thread) from refused
    finally:
        context.cards.discard(channel_id)
        if session is not None and message_id is not None:
            await context.sessions.shown.mark_announced(session.id, session.seq, message_id)
        elif session is not None:
            await context.sessions.shown.show_again(session.id)
    if message_id is None:
        await reply.text(context.speech(session, reply.language).say("lobby-open"))
    await tell_left(context, before, channel_id)
    await greet(context, reply, session)
    return session


async def _open_in_thread(context: TableContext, reply: Reply, opening: Opening) -> SessionView:
    """Open a table in a new thread of the channel of an interaction; the thread then shows its card."""
    user = user_of(reply.interaction)

    async def in_thread() -> tuple[int, User]:
        thread = await places.open_thread(context, reply, opening.game)
        return thread.id, places.in_thread(user, thread)

    session = await opening.create(in_thread)
    await reply.text(reply.words.say_key("thread-opened", place=place(session)))
    await greet(context, reply, session)
    return session


def _busy(
    context: TableContext, interaction: discord.Interaction[Any], refused: Refused, click: Click
) -> Exception:
    """What to say where a game is open already: in a text channel, the table can have a thread."""
    there = context.sessions.in_channel(interaction.channel_id or 0)
    waits = there is not None and there.status is Status.LOBBY
    game: Values = {} if there is None else {"game": policy.title(there.game)}
    if permissions.holds_threads(interaction.channel):
        if waits:
            return RefusalWithButton("channel-waits", game, click, "button-thread")
        return RefusalWithButton("channel-busy", refused.values, click, "button-thread")
    if isinstance(interaction.channel, discord.Thread) and there is not None:
        parent = [f"<#{interaction.channel.parent_id}>"]
        return Trouble("thread-busy", {**game, "waits": "yes" if waits else "no", "places": parent})
    return refused


async def offer_open(context: TableContext, reply: Reply, game: str) -> bool:
    """Show the tables of a game that wait for players before another is opened; False if there are none.

    Where another game is open already, there is nothing to choose: the answer says so, and how to open one beside it.
    """
    waits = open_tables(context, reply, game)
    here = context.sessions.in_channel(reply.interaction.channel_id or 0)
    if not waits or (here is not None and here.id not in [each.id for each in waits]):
        return False
    waits.sort(key=lambda each: here is None or each.id != here.id)
    words = reply.words
    new = button(Click("new-table", 0, 0, (game,)), words.say_key("button-find-new"))
    joins = [join_button(context, reply, each) for each in waits[:SHOWN]]
    lines = f"{words.say_key('new-instead')}\n{waiting_lines(context, reply, waits)}"
    await reply.show(layout(box([say(lines), *rows([*joins, new])])))
    return True


@clicks.on("new-table", words=1)
async def _new_table(context: TableContext, reply: Reply, click: Click) -> None:
    """Open a table although others wait for players."""
    await new_lobby(context, reply, click.path[0])


def _thread_click(game: str, options: dict[str, str], preset: str) -> Click:
    """A click that opens a table in a thread; options that do not fit into it are chosen there."""
    chosen = [f"{key}={value}" for key, value in options.items()]
    whole = Click("new-thread", 0, 0, (game, preset or NO_PRESET, *chosen))
    fits = whole.custom_id.endswith(" ".join(whole.path))
    return whole if fits else Click("new-thread", 0, 0, (game, preset or NO_PRESET))


@clicks.on("new-thread", words=2)
async def _new_thread(context: TableContext, reply: Reply, click: Click) -> None:
    game, preset, *chosen = click.path
    options = dict(each.split("=", 1) for each in chosen if "=" in each)
    preset = "" if preset == NO_PRESET else preset
    await new_lobby(context, reply, game, options, preset, in_thread=True)


@clicks.on("open-way", words=2)
async def _open_way(context: TableContext, reply: Reply, click: Click) -> None:
    """Open a table of a game with a preset."""
    game, preset = click.path[:2]
    await new_lobby(context, reply, game, preset=preset)


def check_permissions(interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble if the bot may not write or show pictures in the channel, or the person may not write there."""
    permissions.check_writer(interaction)
    if interaction.guild_id is not None:
        kind = interaction.channel.type if interaction.channel is not None else None
        permissions.check(interaction.app_permissions, kind)


async def greet(context: PrivateContext, reply: Reply, session: SessionView) -> None:
    """Send the first direct message of a game with secrets; tell a player who cannot get it what to do."""
    if not context.game(session).secrets(session.options, len(session.holders)):
        return

    async def greet() -> None:
        if (why := await context.hands.first_message(session, reply.user_id)) is not None:
            await reply.text(context.speech(session, reply.language).say(why))

    context.later(greet, f"greet {reply.user_id}")


async def seated(context: Context, reply: Reply, session: SessionView) -> SessionView:
    """A table after the reader took a seat there, or came to the one they were called to."""
    called = reply.user_id in session.table_state.called
    take = context.sessions.finder.calls.come if called else context.sessions.join
    return await take(session.id, user_of(reply.interaction), reply.interaction.id)


@clicks.at_table("join")
async def join(context: PrivateContext, reply: Reply, session: SessionView) -> None:
    """Take a seat, or come to one. The answer holds the hash of the seed: nobody can change it there."""
    try:
        after = await seated(context, reply, session)
    except Refused as refused:
        if refused.key == "seats-kept" and session.guild_id is not None:
            ask = Click("find-ask", 0, 0, (session.game,))
            raise RefusalWithButton("seats-kept", refused.values, ask, "button-find-ask") from refused
        if refused.key != "already-started":
            raise
        await _show_begun(context, reply, await context.sessions.get(session.id))
        return
    words = context.speech(after, reply.language).words
    said = words.say_key("joined", game=words.say_key("title"), place=place(after))
    await reply.text(f"{said}\n-# {words.say_key('seed-promised', hash=after.seed_hash or '–')}")
    await greet(context, reply, after)


async def _show_begun(context: Context, reply: Reply, session: SessionView) -> None:
    """Tell someone who wanted to join a game that has begun where it is, and what they can do there."""
    words = context.speech(session, reply.language).words
    mine = session.seats_of(reply.user_id)
    free = [] if mine else await context.sessions.seats.open_to(session, user_of(reply.interaction))
    can = "play" if mine else "take" if free else "watch"
    where = {"game": words.say_key("title"), "place": place(session), "link": f"={link(session)}"}
    said = words.say_key("join-late", can=can, **where)
    buttons = [button(Click("board", session.id), words.say_key("button-board"))]
    if mine:
        buttons = [button(Click("play", session.id), words.say_key("button-play"), style=GREEN)]
    elif free:
        take = Click("seat-take", session.id, 0, (str(int(free[0])),))
        buttons.insert(0, button(take, words.say_key("button-take"), style=GREEN))
    if not mine and session.guild_id is not None:
        buttons.append(button(Click("find"), words.say_key("button-find")))
    await reply.show(layout(box([say(said), row(*buttons)])))


@clicks.at_table("leave")
async def leave(context: Context, reply: Reply, session: SessionView) -> None:
    """Give the seat up."""
    after = await context.sessions.leave(session.id, user_of(reply.interaction), reply.interaction.id)
    await confirm(context, reply, after, "left")


@clicks.on("send-away")
async def _send_away(context: Context, reply: Reply, click: Click) -> None:
    """Ask the host who is to leave; then send them away."""
    session = await context.session(reply, click.session)
    if click.picked and click.picked[0].isdecimal():
        await send_away(context, reply, session, int(click.picked[0]))
        return
    if session.status is not Status.LOBBY:
        raise Trouble("not-a-lobby")
    if session.host_id != reply.user_id and not is_admin(reply.interaction):
        raise Refused("not-host", host=[f"@{seat}" for seat in session.seats_of(session.host_id)])
    speech = context.speech(session, reply.language)
    others = {holder.user_id: name for holder, name in zip(session.holders, speech.plain, strict=True)}
    entries = [Entry(str(user), name) for user, name in others.items() if user not in (None, reply.user_id)]
    label = speech.words.say_key("button-send-away")
    await reply.show(
        layout(box([say(speech.say("send-away")), row(menu(Click("send-away", session.id), label, entries))]))
    )


async def send_away(context: Context, reply: Reply, session: SessionView, away: int | None) -> None:
    """Take the seat of a person (None: the seat is no person's) in a lobby, for good."""
    by, admin = user_of(reply.interaction), is_admin(reply.interaction)
    after = await context.sessions.send_away(session.id, by, away or 0, admin=admin)
    name = next(holder.name for holder in session.holders if holder.user_id == away)
    said = context.speech(after, reply.language).words.say_key("sent-away", name=escaped(name))
    await reply.show(layout(box([say(said)])))


@clicks.at_table("start")
async def start(context: TableContext, reply: Reply, session: SessionView) -> None:
    """Start the game; while people who are asked to play again, or called, have not answered, it asks first."""
    least = seat_counts(context.game(session), session)[0]
    may = session.host_id == reply.user_id or is_admin(reply.interaction)
    if not missing(session) or not may or len(session.holders) < least:
        if (after := await _start(context, reply, session)) is not None:
            await confirm(context, reply, after, "started")
        return
    await context.start_questions.ask(reply, session)


@clicks.at_table("start-now")
async def _start_now(context: TableContext, reply: Reply, session: SessionView) -> None:
    """Start the game although people are asked who have not answered."""
    context.start_questions.answered(reply.user_id, session.id)
    after = await _start(context, reply, session)
    if after is not None:
        speech = context.speech(after, reply.language)
        said = speech.say("started", game=speech.words.say_key("title"), place=place(after))
        await reply.show(layout(box([say(said)])))


async def _start(context: Context, reply: Reply, session: SessionView) -> SessionView | None:
    """Start the game; None where it first needs other options."""
    interaction, admin = reply.interaction, is_admin(reply.interaction)
    if interaction.channel_id == session.channel_id:
        check_permissions(interaction)
    try:
        return await context.sessions.start(
            session.id, user_of(interaction), admin=admin, interaction=interaction.id
        )
    except Refused as refused:
        if refused.key != "charter-changed" or await fitting(context, session) == session.options:
            raise
        await offer_fitting(context, reply, session, refused)
        return None


async def end(context: Context, reply: Reply, session: SessionView, reason: str = "") -> None:
    """Cancel the lobby, or end the game for everyone."""
    admin = is_admin(reply.interaction)
    after = await context.sessions.end(session.id, user_of(reply.interaction), admin=admin, reason=reason)
    await confirm(context, reply, after, "ended")


async def confirm(context: Context, reply: Reply, session: SessionView, key: str) -> None:
    """Answer a command in words; a button in the channel changes the card, and that is enough."""
    if reply.interaction.type is discord.InteractionType.component:
        await reply.acknowledge()
    else:
        speech = context.speech(session, reply.language)
        await reply.text(speech.say(key, game=speech.words.say_key("title"), place=place(session)))


@clicks.on("cancel")
async def _cancel(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    if session.status is not Status.LOBBY:
        raise Trouble("not-a-lobby")
    await end(context, reply, session)
