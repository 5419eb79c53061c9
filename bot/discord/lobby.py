"""The card before the game: who sits where, the options in words, and the buttons to get going."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord.clocks import clock_line
from bot.discord.components import (
    Click,
    Entry,
    HouseButton,
    action,
    box,
    button,
    layout,
    menu,
    row,
    rows,
    say,
)
from bot.discord.desk import Desk, is_admin, place, user_of
from bot.discord.errors import Trouble, explain
from bot.discord.paging import number_in, page_at, turns
from bot.discord.reply import Reply
from bot.discord.texts import Speech, colour, cut, heading, mark
from bot.engine.errors import BadOptions
from bot.engine.moves import Seat, Text
from bot.engine.options import Option
from bot.engine.rules import Game
from bot.engine.secrets import has_secrets
from bot.engine.words import Words
from bot.sessions import Refused, SessionView, Status, policy
from bot.sessions.charter import Charter

OPTIONS_PER_PAGE = 6
BLURPLE = discord.ButtonStyle.primary
GREEN = discord.ButtonStyle.success
RED = discord.ButtonStyle.danger


async def lobby_card(desk: Desk, session: SessionView) -> ui.LayoutView:
    """The card of a session that has not begun, or was cancelled before it did."""
    game, charter = desk.game(session), await desk.charter(session.guild_id)
    speech = desk.speech(session)
    words = speech.words
    cancelled = session.status is not Status.LOBBY
    title = f"## {words.say_key('title')}\n{words.say_key('tagline')}"
    if cancelled:
        return layout(box([say(f"{title}\n{words.say_key('lobby-cancelled')}")], colour(None)))
    length = words.say_key(
        "lobby-length", least=game.info.min_seats, most=game.info.max_seats, minutes=game.info.minutes
    )
    items: list[ui.Item[Any]] = [
        say(f"{title}\n-# {length}"),
        ui.Separator(),
        say("\n".join([_seat_lines(session, speech, game), options_in_words(game, session.options, speech)])),
    ]
    if clock := clock_line(words, session.affairs.clock):
        items.append(say(f"-# {clock}"))
    items += rows(_buttons(session, speech, game, charter))
    return layout(box(items, colour(None)))


def _seat_lines(session: SessionView, speech: Speech, game: Game[Any]) -> str:
    words = speech.words
    lines = []
    for number, holder in enumerate(session.holders):
        notes = [words.say_key("lobby-host")] if holder.user_id == session.host_id else []
        if holder.computer is not None:
            notes.append(words.say_key("lobby-computer"))
        note = f" · {', '.join(notes)}" if notes else ""
        lines.append(f"**{speech.seat(Seat(number))}**{note}")
    missing = game.info.min_seats - len(session.holders)
    if session.guild_id is None:
        lines.append(f"-# {words.say_key('lobby-direct')}")
    if missing > 0:
        lines.append(f"-# {words.say_key('lobby-missing', missing=missing)}")
    elif session.guild_id is None:
        pass
    elif len(session.holders) == 1:
        lines.append(f"-# {words.say_key('lobby-alone')}")
    elif len(session.holders) < game.info.max_seats:
        lines.append(f"-# {words.say_key('lobby-room', next=mark(Seat(len(session.holders))))}")
    return "\n".join(lines)


def options_in_words(game: Game[Any], options: dict[str, str], speech: Speech) -> str:
    """The options that differ from the usual, in words."""
    words = speech.words
    told = [
        f"{words.say_key(f'option-{option.key}')}: {words.say_key(f'value-{option.key}-{options[option.key]}')}"
        for option in game.info.options
        if options.get(option.key, option.default) != option.default
    ]
    return f"-# {cut(' · '.join(told), 900)}" if told else f"-# {words.say_key('lobby-usual')}"


def _buttons(session: SessionView, speech: Speech, game: Game[Any], charter: Charter) -> list[HouseButton]:
    words = speech.words
    full = len(session.holders) >= game.info.max_seats
    enough = len(session.holders) >= game.info.min_seats

    def click(act: str) -> Click:
        return Click(act, session.id, session.seq)

    buttons: list[HouseButton] = []
    if charter.computers:
        buttons.append(button(click("computer"), words.say_key("button-computer"), disabled=full))
    if session.guild_id is not None:
        buttons = [
            button(click("join"), words.say_key("button-join"), style=GREEN, disabled=full),
            button(click("leave"), words.say_key("button-leave")),
            *buttons,
        ]
    if any(holder.computer is not None for holder in session.holders):
        buttons.append(button(click("computer-away"), words.say_key("button-computer-away")))
    if game.info.options:
        buttons.append(button(click("options"), words.say_key("button-options")))
    buttons.append(button(click("clock"), words.say_key("button-clock")))
    buttons.append(button(click("start"), words.say_key("button-start"), style=BLURPLE, disabled=not enough))
    buttons.append(button(click("cancel"), words.say_key("button-cancel")))
    return buttons


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


async def join(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Take a seat."""
    after = await desk.sessions.join(session.id, user_of(reply.interaction))
    await _confirm(desk, reply, after, "joined")
    await _greet(desk, reply, after)


async def leave(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Give the seat up."""
    await _confirm(desk, reply, await desk.sessions.leave(session.id, user_of(reply.interaction)), "left")


async def start(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Deal and begin."""
    admin = is_admin(reply.interaction)
    try:
        after = await desk.sessions.start(session.id, user_of(reply.interaction), admin=admin)
    except Refused as refused:
        if refused.key != "charter-changed" or await _fitting(desk, session) == session.options:
            raise
        await _offer_fitting(desk, reply, session, refused)
        return
    await _confirm(desk, reply, after, "started")


async def _fitting(desk: Desk, session: SessionView) -> dict[str, str]:
    """The options of a session as they go in its server now."""
    charter = await desk.sessions.guilds.charter(session.guild_id)
    return policy.fitted(charter, desk.game(session).info, session.options)


async def _offer_fitting(desk: Desk, reply: Reply, session: SessionView, refused: Refused) -> None:
    """Say what has changed in the server, with a button that puts the options right."""
    speech = desk.speech(session)
    said = explain(refused, speech.words, speech.escaped) or ""
    fit = button(Click("fit", session.id, 0), speech.words.say_key("button-fit"), style=BLURPLE)
    await reply.view(layout(box([say(said), row(fit)])))


@action("fit")
async def _fit(desk: Desk, reply: Reply, click: Click) -> None:
    """Give the options the values that go in the server now; the host's right like every change of them."""
    session = await desk.session(reply, click.session)
    for key, value in (await _fitting(desk, session)).items():
        if session.options.get(key) != value:
            session = await desk.sessions.set_option(session.id, user_of(reply.interaction), key, value)
    speech = desk.speech(session)
    told = options_in_words(desk.game(session), session.options, speech)
    await reply.show(layout(box([say(f"{speech.words.say_key('fitted')}\n{told}")])))


async def end(desk: Desk, reply: Reply, session: SessionView, reason: str = "") -> None:
    """Cancel the lobby, or end the game for everybody."""
    admin = is_admin(reply.interaction)
    after = await desk.sessions.end(session.id, user_of(reply.interaction), admin=admin, reason=reason)
    await _confirm(desk, reply, after, "ended")


async def _confirm(desk: Desk, reply: Reply, session: SessionView, key: str) -> None:
    """A command is answered in words; a button in the channel changes the card, and that is enough."""
    if reply.interaction.type is discord.InteractionType.component:
        await reply.acknowledge()
    else:
        speech = desk.speech(session)
        await reply.text(speech.say(key, game=speech.words.say_key("title"), place=place(session)))


async def _greet(desk: Desk, reply: Reply, session: SessionView) -> None:
    """The first direct message of a game with secrets; who cannot get it is told now what to do."""
    if not has_secrets(desk.game(session)):
        return
    if not await desk.announcer.hands.first_letter(session, reply.user_id):
        await reply.text(desk.speech(session).say("dms-closed"))


async def options_panel(desk: Desk, session: SessionView, page: int = 0) -> ui.LayoutView:
    """Every option with what it means and what the server allows of it, a page at a time."""
    game, speech = desk.game(session), desk.speech(session)
    charter = await desk.charter(session.guild_id)
    words = speech.words
    shown = page_at(mattering(game, session), page, OPTIONS_PER_PAGE)
    heading = words.say_key("options-heading", page=shown.number + 1, pages=shown.pages)
    items: list[ui.Item[Any]] = [say(f"**{heading}**")]
    for option in shown.items:
        items += _option(session, speech, option, policy.allowed_values(charter, session.game, option))
    items += rows(turns(shown, lambda number: Click("options", session.id, session.seq, (number,))))
    return layout(box(items))


def mattering(game: Game[Any], session: SessionView) -> list[Option]:
    """The options that those seated can change: alone or with one more change, and with whoever may still join."""
    counts = range(max(len(session.holders), game.info.min_seats), game.info.max_seats + 1)
    every = [{option.key: value} for option in game.info.options for value in option.values]

    def is_legal(options: dict[str, str]) -> bool:
        for seats in counts:
            try:
                game.check_options(seats, options)
            except BadOptions:
                continue
            return True
        return False

    def matters(option: Option) -> bool:
        now = session.options.get(option.key, option.default)
        others = [value for value in option.values if value != now]
        return now != option.default or any(
            is_legal({**session.options, **change, option.key: value}) for value in others for change in every
        )

    return [option for option in game.info.options if matters(option)]


def _option(
    session: SessionView, speech: Speech, option: Option, allowed: tuple[str, ...]
) -> list[ui.Item[Any]]:
    """What it means, and a menu of what may be chosen; what the server has fixed stands there with a lock."""
    words = speech.words
    help_text = words.attribute(Text(f"option-{option.key}"), "help")
    title, now = words.say_key(f"option-{option.key}"), session.options.get(option.key)
    if allowed == (now,):
        fixed = words.say_key("option-locked", value=words.say_key(f"value-{option.key}-{now}"))
        return [say(f"{title}: {fixed}\n-# {cut(help_text, 300)}" if help_text else f"{title}: {fixed}")]
    entries = [
        Entry(
            value,
            words.say_key(f"value-{option.key}-{value}"),
            chosen=session.options.get(option.key) == value,
        )
        for value in allowed
    ]
    click = Click("option", session.id, session.seq, (option.key,))
    return [
        say(f"{title}\n-# {cut(help_text, 300)}" if help_text else title),
        row(menu(click, title, entries)),
    ]


@action("join")
async def _join(desk: Desk, reply: Reply, click: Click) -> None:
    await join(desk, reply, await desk.session(reply, click.session))


@action("leave")
async def _leave(desk: Desk, reply: Reply, click: Click) -> None:
    await leave(desk, reply, await desk.session(reply, click.session))


@action("computer")
async def _computer(desk: Desk, reply: Reply, click: Click) -> None:
    """Seat a computer player; where there are several kinds, ask which."""
    if len(desk.computers) > 1:
        session = await desk.session(reply, click.session)
        await reply.view(computers_panel(desk, session))
        await desk.panels.shown(reply, session.id)
        return
    after = await desk.sessions.add_computer(click.session, user_of(reply.interaction), desk.computers[0])
    await _confirm(desk, reply, after, "joined")


@action("computer-kind")
async def _computer_kind(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    after = await desk.sessions.add_computer(session.id, user_of(reply.interaction), click.picked[0])
    await reply.show(computers_panel(desk, after))
    await desk.panels.shown(reply, session.id)


def computers_panel(desk: Desk, session: SessionView) -> ui.LayoutView:
    """A menu of the kinds of computer players, and who is seated."""
    speech = desk.speech(session)
    words = speech.words
    entries = [Entry(kind, computer_label(words, kind)) for kind in desk.computers]
    picker = menu(Click("computer-kind", session.id, session.seq), words.say_key("computer-which"), entries)
    seats = _seat_lines(session, speech, desk.game(session))
    return layout(box([say(f"**{words.say_key('computer-which')}**\n{seats}"), row(picker)]))


def computer_label(words: Words, kind: str) -> str:
    """The words for a kind of computer player."""
    return words.say_key(f"computer-{kind}") if words.has(f"computer-{kind}") else heading(kind)


@action("computer-away")
async def _computer_away(desk: Desk, reply: Reply, click: Click) -> None:
    after = await desk.sessions.remove_computer(click.session, user_of(reply.interaction))
    await _confirm(desk, reply, after, "left")


@action("start")
async def _start(desk: Desk, reply: Reply, click: Click) -> None:
    await start(desk, reply, await desk.session(reply, click.session))


@action("cancel")
async def _cancel(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    if session.status is not Status.LOBBY:
        raise Trouble("not-a-lobby")
    await end(desk, reply, session)


@action("options")
async def _options(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    if session.status is not Status.LOBBY:
        raise Trouble("not-a-lobby")
    await reply.show(await options_panel(desk, session, number_in(click.path)))
    await desk.panels.shown(reply, session.id)


@action("option")
async def _set_option(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    key, value = click.path[0], click.picked[0]
    after = await desk.sessions.set_option(session.id, user_of(reply.interaction), key, value)
    keys = [option.key for option in mattering(desk.game(after), after)]
    page = keys.index(key) // OPTIONS_PER_PAGE if key in keys else 0
    await reply.show(await options_panel(desk, after, page))
    await desk.panels.shown(reply, session.id)


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
