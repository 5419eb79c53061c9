"""The clock at Discord: choosing one in the lobby, who has how much time, days off, and asking for a reminder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

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
    table_action,
)
from bot.discord.deadlines import awaited_until, clock_in_words, lasting
from bot.discord.desk import Desk, is_admin, user_of
from bot.discord.errors import Trouble
from bot.discord.forms import Field, Form
from bot.discord.reply import Reply
from bot.discord.texts import Speech, colour, house
from bot.engine.moves import Seat, who
from bot.engine.words import Words
from bot.sessions import SessionView, Status
from bot.sessions.affairs import Clock, Expiry, SeatTime
from bot.sessions.charter import Charter, ClockChoice
from bot.sessions.policy import allows_clock, check_clock
from bot.sessions.presets import MOST_NUDGES, PRESETS, preset_of, written_clock
from bot.sessions.timing import ends_at, settled

CUSTOM = "custom"
TYPED = 40


def clock_line(words: Words, clock: Clock) -> str:
    """The clock of a table in one line."""
    return words.say_key("clock-line", clock=clock_in_words(words, clock)) if clock.runs else ""


@table_action("clock")
async def show_clock(desk: Desk, reply: Reply, session: SessionView, note: str = "") -> None:
    """The clock privately: a choice for the host of a lobby, the times of all in a game."""
    await reply.show(await clock_panel(desk, reply, session, note))
    if session.status is Status.LOBBY:
        await desk.panels.shown(reply, session.id)


async def clock_panel(desk: Desk, reply: Reply, session: SessionView, note: str = "") -> ui.LayoutView:
    """What the clock is, what it means, and what this user can do about it."""
    speech = desk.speech(session)
    words, clock = speech.words, session.affairs.clock
    explained = [note, f"**{words.say_key('clock-heading')}** · {clock_in_words(words, clock)}"]
    explained += [f"-# {sentence}" for sentence in clock_explained(words, clock)]
    items: list[ui.Item[Any]] = [say("\n".join(filter(None, explained)))]
    mine = session.seats_of(reply.user_id)
    may_choose = is_admin(reply.interaction) or session.host_id == reply.user_id
    if session.status is Status.PLAYING and clock.runs and session.affairs.times:
        now = (await desk.sessions.position(session.id)).now
        items.append(say("\n".join(_seat_lines(speech, session, now))))
        charter = await desk.charter(session.guild_id)
        items += rows(_buttons(words, session, mine, now, stops=allows_clock(charter, PRESETS["none"])))
        may_choose = is_admin(reply.interaction)
    elif session.status is Status.PLAYING:
        items += rows([_button(words, session, "remind")] if mine else [])
        may_choose = is_admin(reply.interaction)
    if may_choose and session.status.live:
        items += _choice(words, session, await desk.charter(session.guild_id))
    return layout(box(items, colour(None)))


def clock_explained(words: Words, clock: Clock) -> list[str]:
    """What a clock means, in sentences."""
    if not clock.runs:
        return [words.say_key("clock-none-help")]
    values = {"increment": lasting(clock.increment), "aside": lasting(clock.aside)}
    means = (
        words.say_key("clock-explained", reserve=lasting(clock.reserve), **values)
        if clock.increment
        else words.say_key("clock-explained-short")
    )
    return [means, words.say_key(f"clock-expiry-{clock.expiry.value}")]


def _seat_lines(speech: Speech, session: SessionView, now: float) -> list[str]:
    return [
        f"{speech.seat(Seat(number))} · {_told(speech.words, session, number, time, now)}"
        for number, time in enumerate(session.affairs.times)
    ]


def _told(words: Words, session: SessionView, number: int, time: SeatTime, now: float) -> str:
    if session.holders[number].user_id is None:
        return words.say_key("clock-seat-none")
    told = [words.say_key("clock-seat", left=lasting(settled(time, now).left))]
    if time.since is not None:
        until = awaited_until(words, time, now)
        told = [until] if ends_at(time) is None else [*told, until]
    elif time.holiday is not None and time.holiday > now:
        told.append(words.say_key("clock-seat-holiday", until=f"<t:{int(time.holiday)}:D>"))
    if session.affairs.clock.holiday:
        told.append(words.say_key("clock-seat-bank", days=int(time.bank)))
    return " · ".join(told)


def _buttons(
    words: Words, session: SessionView, mine: Sequence[Seat], now: float, *, stops: bool
) -> list[HouseButton]:
    """What a player can do about the own clock, and that of all; `stops`: the server allows to play without one."""
    if not mine:
        return []
    times = [session.affairs.times[seat] for seat in mine]
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
) -> HouseButton:
    return button(Click(act, session.id), words.say_key(f"button-{act}"), style=style)


def _choice(words: Words, session: SessionView, charter: Charter) -> list[ui.Item[Any]]:
    """The menus: which clock, and what is done when a time is over, as far as the server allows it."""
    if charter.clock_choice is ClockChoice.FIXED:
        return [say(f"-# {words.say_key('clock-locked')}")]
    clock = session.affairs.clock
    now = preset_of(clock) or CUSTOM
    allowed = [name for name, preset in PRESETS.items() if allows_clock(charter, preset)]
    entries = [
        Entry(name, words.say_key(f"clock-{name}"), words.say_key(f"clock-{name}-help"), chosen=name == now)
        for name in (*allowed, CUSTOM)
    ]
    items: list[ui.Item[Any]] = [
        row(menu(Click("set-clock", session.id), words.say_key("clock-which"), entries))
    ]
    if clock.runs:
        ends = [
            Entry(each.value, words.say_key(f"expiry-{each.value}"), chosen=each is clock.expiry)
            for each in Expiry
            if charter.computers or each is not Expiry.STAND_IN
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
    desk: Desk,
    reply: Reply,
    session: SessionView,
    clock: Clock,
    expiry: Expiry | None = None,
    nudges: int | None = None,
) -> None:
    """Give a table another clock, and show it.

    What is done when a time is over, and how often somebody is reminded, stay unless they are chosen anew.
    """
    before = session.affairs.clock
    if clock.runs:
        kept = before if before.runs else clock
        clock = replace(clock, expiry=expiry or kept.expiry, nudges=kept.nudges if nudges is None else nudges)
    after = await desk.sessions.clocks.set(
        session.id, user_of(reply.interaction), clock, admin=is_admin(reply.interaction)
    )
    words = desk.words(session.game)
    note = words.say_key("clock-was-set", clock=clock_in_words(words, after.affairs.clock))
    await show_clock(desk, reply, after, note)


@table_action("remind")
async def remind(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Remind who is awaited."""
    seat = await desk.sessions.clocks.remind(session.id, reply.user_id, admin=is_admin(reply.interaction))
    await reply.text(desk.speech(session).say("reminded", seat=who(seat)))


async def take_holiday(desk: Desk, reply: Reply, session: SessionView, days: float) -> None:
    """Stop one's own clock for some days."""
    after = await desk.sessions.clocks.holiday(session.id, reply.user_id, days)
    until = max((after.affairs.times[seat].holiday or 0.0) for seat in after.seats_of(reply.user_id))
    note = desk.words(session.game).say_key("holiday-begun", until=f"<t:{int(until)}:f>")
    await show_clock(desk, reply, after, note)


@table_action("returned")
async def come_back(desk: Desk, reply: Reply, session: SessionView) -> None:
    """End one's days off."""
    after = await desk.sessions.clocks.back(session.id, reply.user_id)
    await show_clock(desk, reply, after, desk.words(session.game).say_key("holiday-ended"))


@table_action("stop-clock")
async def stop_clock(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Play on without a clock, where the server allows it: an admin decides it, a player puts it to the vote."""
    if not session.affairs.clock.runs:
        raise Trouble("no-clock")
    words = desk.words(session.game)
    if session.status is Status.LOBBY or (
        is_admin(reply.interaction) and not session.seats_of(reply.user_id)
    ):
        await set_clock(desk, reply, session, PRESETS["none"])
        return
    check_clock(await desk.sessions.guilds.charter(session.guild_id), PRESETS["none"])
    state = await desk.sessions.votes.call(session.id, reply.user_id, "clock", None)
    if state.vote is None:
        await show_clock(desk, reply, state.session, words.say_key("clock-was-stopped"))
    else:
        await reply.text(words.say_key("vote-put"))


@action("set-clock")
async def _set_clock(desk: Desk, reply: Reply, click: Click) -> None:
    picked = click.picked[0] if click.picked else ""
    if picked == CUSTOM:
        words = house()
        field = Field(words.say_key("clock-form-label"), example=words.say_key("clock-form-hint"), most=TYPED)
        await reply.form(Form(Click("own-clock", click.session), words.say_key("clock-form-title"), field))
        return
    if picked not in PRESETS:
        raise Trouble("old-button")
    await set_clock(desk, reply, await desk.session(reply, click.session), PRESETS[picked])


@action("own-clock")
async def _own_clock(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    await set_clock(desk, reply, session, written_clock(click.picked[0] if click.picked else ""))


@action("set-expiry")
async def _set_expiry(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    picked = click.picked[0] if click.picked else ""
    if picked not in {each.value for each in Expiry}:
        raise Trouble("old-button")
    await set_clock(desk, reply, session, session.affairs.clock, Expiry(picked))


@action("set-nudges")
async def _set_nudges(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    picked = click.picked[0] if click.picked else ""
    if picked not in map(str, range(MOST_NUDGES + 1)):
        raise Trouble("old-button")
    await set_clock(desk, reply, session, session.affairs.clock, nudges=int(picked))


@action("holiday")
async def _holiday(desk: Desk, reply: Reply, click: Click) -> None:
    words = house()
    field = Field(words.say_key("holiday-form-label"), example=words.say_key("holiday-form-hint"), most=6)
    form = Form(Click("days-off", click.session), words.say_key("holiday-form-title"), field)
    await reply.form(form)


@action("days-off")
async def _days_off(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    typed = (click.picked[0] if click.picked else "").strip().replace(",", ".")
    try:
        days = float(typed)
    except ValueError:
        days = 0.0
    await take_holiday(desk, reply, session, days)
