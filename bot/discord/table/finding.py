"""/game find: the tables that wait for players, waiting for one, and the answers of people who are called."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.answers.caller import user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, Entry, box, button, layout, menu, row, rows, say
from bot.discord.core.layout.paging import number_in, page_at, turns
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import called, colour
from bot.discord.my.waking import waking_panel
from bot.discord.my.zones import city_of, zones_like
from bot.discord.table.context import TableContext
from bot.discord.table.lobby import greet, seated
from bot.discord.table.venue import Venues
from bot.discord.views.open_tables import count_line, join_button, open_tables, table_line
from bot.engine.words import Words
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.calendar import Waking
from bot.sessions.core.holding import seat_counts
from bot.sessions.core.pace import TablePace
from bot.sessions.finding.matching import DAY, Ticket
from bot.sessions.server import policy

clicks = Clicks[TableContext]()

SIZE = 6
"""How many tables one page shows."""

HOURS = {
    "morning": ("06:00", "12:00"),
    "day": ("12:00", "18:00"),
    "evening": ("18:00", "00:00"),
    "night": ("00:00", "06:00"),
}
"""The parts of a day in which people can be called, by their own clocks."""

ANY, OWN = "any", "own"
"""At any hour; in the waking hours of the person's settings."""

UNTIL = {"day": 1, "days": 3, "week": 7, "month": 30}
"""For how many days people can wait."""

FIELDS = ("game", "pace", "hours", "until")
"""What someone chooses who wants to wait, in the order of the words of a click."""


async def show_open(context: Context, reply: Reply, number: int = 0, note: str = "") -> None:
    """Show the tables of this server that wait for players, and for what the reader waits."""
    words = reply.words
    if reply.interaction.guild_id is None:
        await reply.show(layout(box([say(words.say_key("find-direct"))], colour(None))))
        return
    found = open_tables(context, reply)
    page = page_at(found, number, SIZE)
    title = f"## {words.say_key('find-title')}\n{count_line(context, reply, found)}"
    items: list[ui.Item[Any]] = [say("\n".join(filter(None, [note, title])))]
    for session in page.items:
        items.append(say(table_line(context, reply, session)))
        items.append(row(join_button(context, reply, session, "find-join")))
    tickets = await context.sessions.finder.tickets.of(reply.user_id)
    if tickets:
        lines = [words.say_key("find-tickets"), *(ticket_line(context, reply, each) for each in tickets)]
        venues = Venues(context)
        lines += [
            words.say_key("find-no-room", place=f"<#{each.channel_id}>")
            for each in tickets
            if each.guild_id == reply.interaction.guild_id and not await venues.may_open(each)
        ]
        rests = await context.sessions.finder.tickets.rests_until(reply.user_id)
        if rests > context.sessions.now():
            lines.append(words.say_key("find-rest", until=f"<t:{int(rests)}:f>"))
        items.append(say("\n".join(lines)))
    tail = turns(words, page, lambda word: Click("find", 0, 0, (word,)))
    style = discord.ButtonStyle.secondary if found else discord.ButtonStyle.primary
    tail.insert(0, button(Click("find-ask"), words.say_key("button-find-ask"), style=style))
    tail.append(button(Click("help"), words.say_key("button-open")))
    tail += [
        button(
            Click("find-off", 0, 0, (each.game,)),
            words.say_key("button-find-off", game=context.title(each.game, reply.language)),
        )
        for each in tickets[:SIZE]
    ]
    await reply.show(layout(box([*items, *rows(tail)], colour(None))))


def ticket_line(context: Context, reply: Reply, ticket: Ticket) -> str:
    """For what someone waits, in words."""
    words = reply.words
    return words.say_key(
        "find-ticket",
        game=context.title(ticket.game, reply.language),
        pace=words.say_key(f"pace-{ticket.pace.value}"),
        hours=_hours_in_words(words, ticket.hours),
        until=f"<t:{int(ticket.until)}:f>",
    )


def _hours_in_words(words: Words, hours: Waking | None) -> str:
    if hours is None:
        return words.say_key("find-hours-any")
    zone = f"={city_of(hours.zone, words.language)}"
    return words.say_key("find-hours-within", start=hours.start, end=hours.end, zone=zone)


def _usual(context: Context, game: str, hours: str = ANY) -> tuple[str, ...]:
    return game or next(iter(context.games), ""), TablePace.LIVE.value, hours, "week"


async def show_ask(context: Context, reply: Reply, chosen: tuple[str, ...]) -> None:
    """Show the panel on which someone says what they want to wait for."""
    words, person = reply.words, await context.sessions.people.get(reply.user_id)
    server_rules = await context.server_rules(reply.interaction.guild_id)
    allowed = [slug for slug in context.games if policy.allows_game(server_rules, slug)]
    if not allowed:
        await reply.show(layout(box([say(words.say_key("help-nothing"))], colour(None))))
        return
    game, pace, hours, until = chosen
    game = game if game in allowed else allowed[0]
    hours = hours if person.waking is not None else ANY
    chosen = (game, pace, hours, until)
    choices = {
        "game": [(slug, context.title(slug, reply.language), "") for slug in allowed],
        "pace": [
            (each.value, words.say_key(f"pace-{each.value}"), words.say_key(f"pace-{each.value}-help"))
            for each in TablePace
        ],
        "hours": [
            (each, words.say_key(f"find-hours-entry-{each}"), _within(words, person.waking, each))
            for each in (ANY, OWN, *HOURS)
        ],
        "until": [(each, words.say_key(f"find-until-{each}"), "") for each in UNTIL],
    }
    items: list[ui.Item[Any]] = [say(words.say_key("find-ask"))]
    for field, now in zip(FIELDS, chosen, strict=True):
        if field == "hours" and person.waking is None:
            items.append(say(words.say_key("find-ask-zone")))
            continue
        entries = [Entry(value, label, help, chosen=value == now) for value, label, help in choices[field]]
        label = words.say_key(f"find-{field}")
        items += [
            say(f"**{label}**"),
            row(menu(Click("find-set", 0, 0, (field, *chosen)), label, entries)),
        ]
    go = button(
        Click("find-wait", 0, 0, chosen), words.say_key("button-find-wait"), style=discord.ButtonStyle.success
    )
    back = button(Click("find"), words.say_key("button-find"))
    waking = (
        [button(Click("find-waking", 0, 0, chosen), words.say_key("button-waking"))]
        if person.waking is None
        else []
    )
    await reply.show(layout(box([*items, row(go, *waking, back)], colour(None))))


def _within(words: Words, waking: Waking | None, hours: str) -> str:
    """The hours that an entry of the menu means, by the clocks of the reader."""
    meant = meant_hours(waking, hours)
    return "" if meant is None else _hours_in_words(words, meant)


def meant_hours(waking: Waking | None, hours: str) -> Waking | None:
    """The hours that were chosen, in the zone of a person's waking hours; None: at any hour."""
    if waking is None or hours not in (OWN, *HOURS):
        return None
    return waking if hours == OWN else Waking(waking.zone, *HOURS[hours])


def _chosen(context: Context, path: tuple[str, ...]) -> tuple[str, str, str, str]:
    """What a click says that someone wants to wait for. Raises Trouble("old-button") for anything else."""
    if len(path) != len(FIELDS):
        raise Trouble("old-button")
    game, pace, hours, until = path
    fits = pace in {each.value for each in TablePace} and hours in (ANY, OWN, *HOURS) and until in UNTIL
    if game not in context.games or not fits:
        raise Trouble("old-button")
    return game, pace, hours, until


@clicks.on("find")
async def _find(context: TableContext, reply: Reply, click: Click) -> None:
    await show_open(context, reply, number_in(click.path))


@clicks.on("find-ask")
async def _find_ask(context: TableContext, reply: Reply, click: Click) -> None:
    person = await context.sessions.people.get(reply.user_id)
    if len(click.path) == len(FIELDS):
        await show_ask(context, reply, _chosen(context, click.path))
        return
    game = click.path[0] if click.path else ""
    await show_ask(context, reply, _usual(context, game, ANY if person.waking is None else OWN))


@clicks.on("find-set")
async def _find_set(context: TableContext, reply: Reply, click: Click) -> None:
    field, chosen = click.path[:1], list(_chosen(context, click.path[1:]))
    if not click.picked or field not in [(each,) for each in FIELDS]:
        raise Trouble("old-button")
    chosen[FIELDS.index(field[0])] = click.picked[0]
    await show_ask(context, reply, _chosen(context, tuple(chosen)))


@clicks.on("find-waking")
async def _find_waking(context: TableContext, reply: Reply, click: Click) -> None:
    """Let the reader say when they are awake, beside the panel: its next choice knows of it."""
    person = await context.sessions.people.get(reply.user_id)
    reply.beside()
    zones = zones_like(reply.interaction.locale.value, near=True)
    to = Click("find-ask", 0, 0, _chosen(context, click.path) if click.path else ())
    await reply.show(waking_panel(reply.words, person, zones, to=to))


@clicks.on("find-wait")
async def _find_wait(context: TableContext, reply: Reply, click: Click) -> None:
    """Let the reader wait for a table from now on."""
    game, pace, hours, until = _chosen(context, click.path)
    interaction, person = reply.interaction, await context.sessions.people.get(reply.user_id)
    ticket = await context.sessions.finder.tickets.file(
        user_of(interaction),
        interaction.guild_id,
        interaction.channel_id or 0,
        game,
        TablePace(pace),
        meant_hours(person.waking, hours),
        context.sessions.now() + UNTIL[until] * DAY,
    )
    await context.sessions.finder.serve()
    title, table = context.title(ticket.game, reply.language), _called(context, reply, ticket)
    if table is None:
        note = reply.words.say_key("find-waiting", game=title)
    else:
        note = reply.words.say_key("find-found", game=title, place=place(table))
    await show_open(context, reply, note=note)


def _called(context: Context, reply: Reply, ticket: Ticket) -> SessionView | None:
    """The open table to which the reader was called; None if there is none."""
    return next(
        (
            each
            for each in context.sessions.finder.overview.open_tables(ticket.guild_id)
            if each.game == ticket.game and reply.user_id in each.table_state.called
        ),
        None,
    )


@clicks.on("find-join")
async def _find_join(context: TableContext, reply: Reply, click: Click) -> None:
    """Take a seat at a table of the list, and show the list as it is now."""
    session = await context.session(reply, click.session)
    if session.seats_of(reply.user_id) and session.status in (Status.LOBBY, Status.PLAYING):
        await show_open(context, reply, note=_note(context, reply, session, "find-seated"))
        return
    if session.status is not Status.LOBBY:
        await show_open(context, reply, note=_note(context, reply, session, "find-gone"))
        return
    after = await seated(context, reply, session)
    promised = reply.words.say_key("seed-promised", hash=after.seed_hash or "–")
    await show_open(context, reply, note=f"{_note(context, reply, after, 'find-seated')}\n-# {promised}")
    await greet(context, reply, after)


def _note(context: Context, reply: Reply, session: SessionView, key: str) -> str:
    title = context.title(session.game, reply.language)
    return reply.words.say_key(key, game=title, place=place(session))


@clicks.on("find-off", words=1)
async def _find_off(context: TableContext, reply: Reply, click: Click) -> None:
    await context.sessions.finder.tickets.withdraw(reply.user_id, click.path[0])
    title = context.title(click.path[0], reply.language)
    if reply.interaction.guild_id is None:
        reply.in_place()
        await reply.show(layout(box([say(reply.words.say_key("call-waits-not", game=title))])))
        return
    await show_open(context, reply, note=reply.words.say_key("find-stopped", game=title))


async def _called_to(context: TableContext, reply: Reply, click: Click) -> SessionView:
    """The open table someone was called to. Refused: call-over once it has begun, was closed or is gone."""
    try:
        session = await context.session(reply, click.session)
    except Refused as refused:
        if refused.key != "no-session":
            raise
        raise Refused("call-over") from refused
    if session.status is not Status.LOBBY:
        raise Refused("call-over")
    return session


@clicks.on("come")
async def _come(context: TableContext, reply: Reply, click: Click) -> None:
    """Take the seat that someone was called to; in direct messages, the call itself says so then."""
    session = await _called_to(context, reply, click)
    after = await context.sessions.finder.calls.come(
        session.id, user_of(reply.interaction), reply.interaction.id
    )
    if reply.interaction.guild_id is None:
        await reply.quietly()
        return
    words = context.speech(after, reply.language).words
    key = "come-in" if after.table_state.formed else "come-in-open"
    said = words.say_key(key, place=place(after), now="yes" if _begins_now(context, after) else "no")
    await reply.text(f"{said}\n-# {words.say_key('seed-promised', hash=after.seed_hash or '–')}")
    await greet(context, reply, after)


def _begins_now(context: Context, session: SessionView) -> bool:
    """Whether everyone has answered who was called, and enough have come: then the game begins."""
    return not session.table_state.called and len(session.holders) in seat_counts(
        context.game(session), session
    )


@clicks.on("not-now")
async def _not_now(context: TableContext, reply: Reply, click: Click) -> None:
    session = await _called_to(context, reply, click)
    await context.sessions.finder.calls.decline(session.id, user_of(reply.interaction), reply.interaction.id)
    if reply.interaction.guild_id is None:
        await reply.quietly()
        return
    title = context.title(session.game, reply.language)
    await reply.text(reply.words.say_key("come-declined", game=title))


def add_commands(context: TableContext, group: app_commands.Group) -> None:
    """Add /game find."""

    @group.command(**called("find", "find"))
    async def find(interaction: discord.Interaction[Any]) -> None:
        await context.answer(interaction, lambda reply: show_open(context, reply))
