"""The clock panel: choosing a clock in the lobby, how much time each seat has, days off, and reminders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.core.answers.caller import is_admin, user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import (
    Click,
    Entry,
    LastingButton,
    box,
    button,
    layout,
    menu,
    row,
    rows,
    say,
)
from bot.discord.core.layout.forms import Field, Form
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import Speech, colour
from bot.discord.private.context import PrivateContext
from bot.discord.views.deadlines import awaited_until, clock_in_words, lasting
from bot.engine.moves import Seat, who
from bot.engine.words import Words
from bot.sessions import SessionView, Status
from bot.sessions.core.pace import TablePace
from bot.sessions.core.presets import MOST_NUDGES, PRESETS, preset_of, written_clock
from bot.sessions.core.table_state import Clock, Expiry, SeatTime
from bot.sessions.server.policy import allows_clock, check_clock
from bot.sessions.server.rules import ClockChoice, ServerRules
from bot.sessions.time.timing import ends_at, settled

clicks = Clicks[PrivateContext]()

CUSTOM = "custom"
TYPED = 40


@clicks.at_table("clock")
async def show_clock(context: PrivateContext, reply: Reply, session: SessionView, note: str = "") -> None:
    """Show the clock privately: in a lobby the host's choice, in a game everyone's times."""
    await reply.show(await clock_panel(context, reply, session, note))
    if session.status is Status.LOBBY:
        await context.panels.shown(reply, session.id)


async def clock_panel(context: Context, reply: Reply, session: SessionView, note: str = "") -> ui.LayoutView:
    """The panel: the clock, what it means, and what this user can do about it."""
    speech = context.speech(session, reply.language)
    words, clock = speech.words, session.table_state.clock
    explained = [note, f"**{words.say_key('clock-heading')}** · {clock_in_words(words, clock)}"]
    explained += [f"-# {sentence}" for sentence in clock_explained(words, clock)]
    if has_windows := context.game(session).info.has_windows:
        pace = session.table_state.pace.value
        explained.append(f"**{words.say_key('pace-heading')}** · {words.say_key(f'pace-{pace}')}")
        explained.append(f"-# {words.say_key(f'pace-{pace}-help')}")
    items: list[ui.Item[Any]] = [say("\n".join(filter(None, explained)))]
    mine = session.seats_of(reply.user_id)
    may_choose = is_admin(reply.interaction) or session.host_id == reply.user_id
    if session.status is Status.PLAYING and clock.runs and session.table_state.times:
        now = (await context.sessions.position(session.id)).now
        items.append(say("\n".join(_seat_lines(speech, session, now))))
        server_rules = await context.server_rules(session.guild_id)
        items += rows(_buttons(words, session, mine, now, stops=allows_clock(server_rules, PRESETS["none"])))
        may_choose = is_admin(reply.interaction)
    elif session.status is Status.PLAYING:
        items += rows([_button(words, session, "remind")] if mine else [])
        may_choose = is_admin(reply.interaction)
    if session.status is Status.PLAYING and has_windows and (mine or may_choose):
        items += rows([_pace_button(words, session)])
    if may_choose and session.status.live:
        server_rules = await context.server_rules(session.guild_id)
        items += _choice(words, session, server_rules, by_pace=has_windows)
    return layout(box(items, colour(None)))


def clock_explained(words: Words, clock: Clock) -> list[str]:
    """What a clock means, in sentences."""
    if not clock.runs:
        return [words.say_key("clock-none-help")]
    values = {"increment": lasting(words, clock.increment), "aside": lasting(words, clock.aside)}
    means = (
        words.say_key("clock-explained", reserve=lasting(words, clock.reserve), **values)
        if clock.increment
        else words.say_key("clock-explained-short")
    )
    return [means, words.say_key(f"clock-expiry-{clock.expiry.value}")]


def _seat_lines(speech: Speech, session: SessionView, now: float) -> list[str]:
    return [
        f"{speech.seat(Seat(number))} · {_told(speech.words, session, number, time, now)}"
        for number, time in enumerate(session.table_state.times)
    ]


def _told(words: Words, session: SessionView, number: int, time: SeatTime, now: float) -> str:
    if session.holders[number].user_id is None:
        return words.say_key("clock-seat-none")
    told = [words.say_key("clock-seat", left=lasting(words, settled(time, now).left))]
    if time.since is not None:
        until = awaited_until(words, time, now)
        told = [until] if ends_at(time) is None else [*told, until]
    elif time.holiday is not None and time.holiday > now:
        told.append(words.say_key("clock-seat-holiday", until=f"<t:{int(time.holiday)}:D>"))
    if session.table_state.clock.holiday:
        told.append(words.say_key("clock-seat-bank", days=int(time.bank)))
    return " · ".join(told)


def _buttons(
    words: Words, session: SessionView, mine: Sequence[Seat], now: float, *, stops: bool
) -> list[LastingButton]:
    """The buttons for a player's own clock and for everyone's; `stops`: the server allows games without a clock."""
    if not mine:
        return []
    times = [session.table_state.times[seat] for seat in mine]
    found = [_button(words, session, "remind")]
    if any(time.holiday is not None and time.holiday > now for time in times):
        found.append(_button(words, session, "returned", discord.ButtonStyle.success))
    if any(time.bank >= 1 for time in times):
        found.append(_button(words, session, "holiday"))
    return [*found, _button(words, session, "stop-clock")] if stops else found


def _button(
    words: Words,
    session: SessionView,
    act: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> LastingButton:
    return button(Click(act, session.id), words.say_key(f"button-{act}"), style=style)


def _pace_button(words: Words, session: SessionView) -> LastingButton:
    """The button that asks the table for the other pace."""
    other = TablePace.DAYS if session.table_state.pace is TablePace.LIVE else TablePace.LIVE
    click = Click("change-pace", session.id, 0, (other.value,))
    return button(click, words.say_key(f"button-pace-{other.value}"))


def _choice(
    words: Words, session: SessionView, server_rules: ServerRules, *, by_pace: bool
) -> list[ui.Item[Any]]:
    """The menus: which clock, and what happens when time runs out, as far as the server allows.

    `by_pace`: only clocks that fit the pace of the table.
    """
    if server_rules.clock_choice is ClockChoice.FIXED:
        return [say(f"-# {words.say_key('clock-locked')}")]
    clock = session.table_state.clock
    allowed = [
        name
        for name, preset in PRESETS.items()
        if allows_clock(server_rules, preset)
        and not (by_pace and preset.runs and preset.pace is not session.table_state.pace)
    ]
    preset = preset_of(clock)
    chosen = CUSTOM if clock.runs and preset not in allowed else preset
    entries = [
        Entry(
            name, words.say_key(f"clock-{name}"), words.say_key(f"clock-{name}-help"), chosen=name == chosen
        )
        for name in (*allowed, CUSTOM)
    ]
    items: list[ui.Item[Any]] = [
        row(menu(Click("set-clock", session.id), words.say_key("clock-which"), entries))
    ]
    if clock.runs:
        ends = [
            Entry(each.value, words.say_key(f"expiry-{each.value}"), chosen=each is clock.expiry)
            for each in Expiry
            if server_rules.computers or each is not Expiry.STAND_IN
        ]
        items.append(say(words.say_key("clock-when-over")))
        items.append(row(menu(Click("set-expiry", session.id), words.say_key("clock-when-over"), ends)))
        counts = [
            Entry(str(count), words.say_key("clock-nudges", nudges=count), chosen=count == clock.nudges)
            for count in range(MOST_NUDGES + 1)
        ]
        items.append(row(menu(Click("set-nudges", session.id), words.say_key("clock-nudges-which"), counts)))
    return items


async def set_clock(
    context: PrivateContext,
    reply: Reply,
    session: SessionView,
    clock: Clock,
    expiry: Expiry | None = None,
    nudges: int | None = None,
) -> None:
    """Give a table another clock, and show it.

    What happens when time runs out and the number of reminders stay as they are unless they are given.
    """
    before = session.table_state.clock
    if clock.runs:
        kept = before if before.runs else clock
        clock = replace(clock, expiry=expiry or kept.expiry, nudges=kept.nudges if nudges is None else nudges)
    after = await context.sessions.clocks.set(
        session.id, user_of(reply.interaction), clock, admin=is_admin(reply.interaction)
    )
    words = context.words(session.game, reply.language)
    note = words.say_key("clock-was-set", clock=clock_in_words(words, after.table_state.clock))
    await show_clock(context, reply, after, note)


@clicks.at_table("remind")
async def remind(context: Context, reply: Reply, session: SessionView) -> None:
    """Remind the awaited player."""
    seat = await context.sessions.clocks.remind(session.id, reply.user_id, admin=is_admin(reply.interaction))
    await reply.text(context.speech(session, reply.language).say("reminded", seat=who(seat)))


async def take_holiday(context: PrivateContext, reply: Reply, session: SessionView, days: float) -> None:
    """Stop the user's clock for some days."""
    after = await context.sessions.clocks.holiday(session.id, reply.user_id, days)
    until = max((after.table_state.times[seat].holiday or 0.0) for seat in after.seats_of(reply.user_id))
    note = context.words(session.game, reply.language).say_key("holiday-begun", until=f"<t:{int(until)}:f>")
    await show_clock(context, reply, after, note)


@clicks.at_table("returned")
async def come_back(context: PrivateContext, reply: Reply, session: SessionView) -> None:
    """End the user's days off."""
    after = await context.sessions.clocks.back(session.id, reply.user_id)
    await show_clock(
        context, reply, after, context.words(session.game, reply.language).say_key("holiday-ended")
    )


@clicks.at_table("stop-clock")
async def stop_clock(context: PrivateContext, reply: Reply, session: SessionView) -> None:
    """Play on without a clock, if the server allows it: an admin decides, a player starts a vote."""
    if not session.table_state.clock.runs:
        raise Trouble("no-clock")
    words = context.words(session.game, reply.language)
    if session.status is Status.LOBBY or (
        is_admin(reply.interaction) and not session.seats_of(reply.user_id)
    ):
        await set_clock(context, reply, session, PRESETS["none"])
        return
    check_clock(await context.sessions.guilds.server_rules(session.guild_id), PRESETS["none"])
    state = await context.sessions.votes.call(session.id, reply.user_id, "clock", None)
    if state.vote is None:
        await show_clock(context, reply, state.session, words.say_key("clock-was-stopped"))
    else:
        await reply.text(words.say_key("vote-put"))


@clicks.on("set-clock")
async def _set_clock(context: PrivateContext, reply: Reply, click: Click) -> None:
    picked = click.picked[0] if click.picked else ""
    if picked == CUSTOM:
        words = reply.words
        field = Field(words.say_key("clock-form-label"), example=words.say_key("clock-form-hint"), most=TYPED)
        await reply.form(Form(Click("own-clock", click.session), words.say_key("clock-form-title"), field))
        return
    if picked not in PRESETS:
        raise Trouble("old-button")
    await set_clock(context, reply, await context.session(reply, click.session), PRESETS[picked])


@clicks.on("own-clock")
async def _own_clock(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    await set_clock(context, reply, session, written_clock(click.picked[0] if click.picked else ""))


@clicks.on("set-expiry")
async def _set_expiry(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    picked = click.picked[0] if click.picked else ""
    if picked not in {each.value for each in Expiry}:
        raise Trouble("old-button")
    await set_clock(context, reply, session, session.table_state.clock, Expiry(picked))


@clicks.on("set-nudges")
async def _set_nudges(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    picked = click.picked[0] if click.picked else ""
    if picked not in map(str, range(MOST_NUDGES + 1)):
        raise Trouble("old-button")
    await set_clock(context, reply, session, session.table_state.clock, nudges=int(picked))


@clicks.on("holiday")
async def _holiday(context: Context, reply: Reply, click: Click) -> None:
    words = reply.words
    field = Field(words.say_key("holiday-form-label"), example=words.say_key("holiday-form-hint"), most=6)
    form = Form(Click("days-off", click.session), words.say_key("holiday-form-title"), field)
    await reply.form(form)


@clicks.on("days-off")
async def _days_off(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    typed = (click.picked[0] if click.picked else "").strip().replace(",", ".")
    try:
        days = float(typed)
    except ValueError:
        days = 0.0
    await take_holiday(context, reply, session, days)
