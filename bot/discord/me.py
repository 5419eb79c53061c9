"""Oneself, behind /me: what one likes at every table, and one's data. A private panel, and options of the command."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from msgspec.structs import replace

from bot.discord.components import (
    MENU_SIZE,
    OPTION_LENGTH,
    Click,
    Entry,
    action,
    box,
    button,
    layout,
    menu,
    row,
    say,
)
from bot.discord.desk import Desk
from bot.discord.errors import Trouble
from bot.discord.forms import Field, Form
from bot.discord.paging import back
from bot.discord.reply import Reply
from bot.discord.texts import about, colour, cut, house
from bot.discord.zones import hours_in_words, meant, named, zones_like
from bot.sessions.calendar import BadWaking, Waking, waking
from bot.sessions.people import Person, Prompts, Vision

RED = discord.ButtonStyle.danger
OFF = ("off", "none", "-", "always")
"""What means no waking hours where a time zone is asked for."""


async def show_me(desk: Desk, reply: Reply, note: str = "") -> None:
    """The panel."""
    person = await desk.sessions.people.get(reply.user_id)
    await reply.show(me_panel(person, note))


def me_panel(person: Person, note: str = "") -> ui.LayoutView:
    """Everything that a person can choose, and how it is now."""
    words = house()
    items: list[ui.Item[Any]] = [
        say("\n".join(filter(None, [note, f"## {words.say_key('me-title')}", words.say_key("me-intro")])))
    ]
    for field, values, now in (
        ("prompts", Prompts, person.prompts.value),
        ("vision", Vision, person.vision.value),
    ):
        entries = [
            Entry(
                each.value,
                words.say_key(f"me-{field}-{each.value}"),
                words.say_key(f"me-{field}-{each.value}-help"),
                chosen=each.value == now,
            )
            for each in values
        ]
        items.append(say(f"**{words.say_key(f'me-{field}')}**\n-# {words.say_key(f'me-{field}-help')}"))
        items.append(row(menu(_click("me-set", field), words.say_key(f"me-{field}"), entries)))
    told = words.say_key("me-words-on" if person.words else "me-words-off")
    items.append(say(f"**{words.say_key('me-words')}**\n{told}"))
    items.append(say(f"**{words.say_key('me-waking')}**\n{hours_in_words(person.waking)}"))
    turned = "off" if person.words else "on"
    items.append(
        row(
            button(_click("me-set", "words", turned), words.say_key(f"button-words-{turned}")),
            button(_click("me-waking"), words.say_key("button-waking")),
            button(_click("orders"), words.say_key("button-orders")),
        )
    )
    items.append(say(f"-# {words.say_key('me-data-help')}"))
    items.append(
        row(
            button(_click("me-data"), words.say_key("button-data")),
            button(_click("me-delete"), words.say_key("button-delete"), style=RED),
        )
    )
    return layout(box(items, colour(None)))


def _click(act: str, *path: str) -> Click:
    return Click(act, 0, 0, path)


@action("me")
async def _me(desk: Desk, reply: Reply, click: Click) -> None:
    await show_me(desk, reply)


@action("me-set")
async def _set(desk: Desk, reply: Reply, click: Click) -> None:
    """One preference; its value was picked, or stands in the click."""
    field, value = click.path[0], (*click.picked, *click.path[1:])[0]
    await change(desk, reply, **{field: value})
    await show_me(desk, reply)


async def change(desk: Desk, reply: Reply, **given: str) -> None:
    """Change preferences by their words. Raises Trouble("not-understood")."""
    people = desk.sessions.people
    before = await people.get(reply.user_id)
    after = before
    for field, value in given.items():
        try:
            if field == "prompts":
                after = replace(after, prompts=Prompts(value))
            elif field == "vision":
                after = replace(after, vision=Vision(value))
            elif field == "words" and value in ("on", "off"):
                after = replace(after, words=value == "on")
            else:
                raise ValueError(value)
        except ValueError as error:
            raise Trouble("not-understood", {"value": value}) from error
    if after != before:
        await people.keep(reply.user_id, after)
        desk.announcer.preferred(reply.user_id)


def waking_panel(person: Person, zones: Sequence[str], note: str = "") -> ui.LayoutView:
    """The hours of a person, and a menu of zones to choose from."""
    words, hours = house(), person.waking
    heading = (
        f"**{words.say_key('me-waking')}**\n{hours_in_words(hours)}\n-# {words.say_key('me-waking-help')}"
    )
    items: list[ui.Item[Any]] = [say("\n".join(filter(None, [note, heading])))]
    if zones:
        entries = [
            Entry(zone, *named(zone), chosen=hours is not None and zone == hours.zone) for zone in zones
        ]
        items.append(row(menu(_click("me-hours", "zone"), words.say_key("me-zone"), entries)))
    tail = [button(_click("me-zone-form"), words.say_key("button-zone"))]
    if hours is not None:
        for field, now in (("start", hours.start), ("end", hours.end)):
            every = sorted({now, *(f"{hour:02}:00" for hour in range(24))})
            label = words.say_key(f"me-{field}")
            entries = [Entry(each, f"{label} {each}", chosen=each == now) for each in every]
            items.append(row(menu(_click("me-hours", field), label, entries)))
        turned = "off" if hours.weekends else "on"
        tail.append(
            button(_click("me-hours", "weekends", turned), words.say_key(f"button-weekends-{turned}"))
        )
        tail.append(button(_click("me-hours", "zone", "off"), words.say_key("button-always")))
    tail.append(back(_click("me")))
    items.append(row(*tail))
    return layout(box(items, colour(None)))


async def change_hours(desk: Desk, reply: Reply, **given: str) -> Person:
    """Change the waking hours by zone, start, end and weekends ("on" or "off"); what is not given stays.

    Raises Trouble "waking-where", "waking-zone", "waking-time" and "waking-short".
    """
    people = desk.sessions.people
    person = await people.get(reply.user_id)
    before = person.waking
    zone = given.get("zone", before.zone if before is not None else None)
    if zone is None:
        raise Trouble("waking-where")
    after: Waking | None = None
    if zone.strip().casefold() not in OFF:
        usual = before or Waking(zone)
        weekends = given["weekends"] == "on" if "weekends" in given else usual.weekends
        try:
            after = waking(
                meant(zone),
                given.get("start", usual.start).strip(),
                given.get("end", usual.end).strip(),
                weekends,
            )
        except BadWaking as bad:
            raise Trouble(f"waking-{bad.what}", {"zone": cut(zone, 60)}) from bad
    person = replace(person, waking=after)
    await people.keep(reply.user_id, person)
    return person


@action("me-waking")
async def _waking(desk: Desk, reply: Reply, click: Click) -> None:
    person = await desk.sessions.people.get(reply.user_id)
    typed = person.waking.zone if person.waking is not None else str(reply.interaction.locale)
    await reply.show(waking_panel(person, zones_like(typed, near=True)))


@action("me-hours")
async def _hours(desk: Desk, reply: Reply, click: Click) -> None:
    field, value = click.path[0], (*click.picked, *click.path[1:])[0]
    person = await change_hours(desk, reply, **{field: value})
    zone = person.waking.zone if person.waking is not None else ""
    await reply.show(waking_panel(person, zones_like(zone, near=True)))


@action("me-zone-form")
async def _zone_form(desk: Desk, reply: Reply, click: Click) -> None:
    words = house()
    field = Field(words.say_key("form-zone-field"), example=words.say_key("form-zone-example"), most=60)
    await reply.form(Form(_click("me-zone-found"), words.say_key("form-zone"), field))


@action("me-zone-found")
async def _zone_found(desk: Desk, reply: Reply, click: Click) -> None:
    """A word was typed: the zones that have it in their names."""
    typed = click.picked[0] if click.picked else ""
    found = zones_like(typed)
    if not found:
        raise Trouble("waking-zone", {"zone": cut(typed, 60)})
    person = await desk.sessions.people.get(reply.user_id)
    await reply.show(waking_panel(person, found, house().say_key("me-zones-found")))


async def send_data(desk: Desk, reply: Reply) -> None:
    """All that is kept about a person, as a file for them alone."""
    made = await desk.sessions.mydata.export(reply.user_id)
    file = discord.File(io.BytesIO(made.data), filename=made.name)
    shown: ui.File[Any] = ui.File(f"attachment://{file.filename}")
    await reply.view(layout(box([say(house().say_key("data-file")), shown])), [file])


async def ask_delete(desk: Desk, reply: Reply) -> None:
    """What deleting means, and the button to a form in which a word must be typed."""
    words = house()
    text = words.say_key("delete-sure", running=desk.sessions.mydata.running(reply.user_id))
    items: list[ui.Item[Any]] = [say(f"**{words.say_key('delete-title')}**\n{text}")]
    items.append(
        row(
            button(_click("me-delete-form"), words.say_key("button-delete-sure"), style=RED),
            back(_click("me")),
        )
    )
    await reply.show(layout(box(items, discord.Colour.from_rgb(0xFF, 0x6A, 0x3D))))


@action("me-data")
async def _data(desk: Desk, reply: Reply, click: Click) -> None:
    await send_data(desk, reply)


@action("me-delete")
async def _delete(desk: Desk, reply: Reply, click: Click) -> None:
    await ask_delete(desk, reply)


@action("me-delete-form")
async def _delete_form(desk: Desk, reply: Reply, click: Click) -> None:
    words = house()
    word = words.say_key("delete-word")
    field = Field(words.say_key("delete-field", word=word), example=word, most=40)
    await reply.form(Form(_click("me-deleted"), words.say_key("delete-title"), field))


@action("me-deleted")
async def _deleted(desk: Desk, reply: Reply, click: Click) -> None:
    """The word was typed, or another one."""
    words = house()
    typed = click.picked[0] if click.picked else ""
    if typed.strip().casefold() != words.say_key("delete-word").casefold():
        raise Trouble("delete-word", {"word": words.say_key("delete-word")})
    await desk.sessions.mydata.forget(reply.user_id, reply.interaction.user.display_name)
    await reply.show(layout(box([say(words.say_key("deleted"))], colour(None))))


def me_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """/me: without options the panel; with them the same by words, and then the panel."""

    async def me(
        interaction: discord.Interaction[Any],
        prompts: str | None = None,
        colours: str | None = None,
        words: bool | None = None,
        zone: str | None = None,
        start: str | None = None,
        end: str | None = None,
        weekends: bool | None = None,
        data: str | None = None,
    ) -> None:
        async def carry_out(reply: Reply) -> None:
            if data is not None:
                await (send_data if data == "file" else ask_delete)(desk, reply)
                return
            liked = {"prompts": prompts, "vision": colours, "words": _switch(words)}
            hours = {"zone": zone, "start": start, "end": end, "weekends": _switch(weekends)}
            if given := {field: value for field, value in hours.items() if value is not None}:
                await change_hours(desk, reply, **given)
            if given := {field: value for field, value in liked.items() if value is not None}:
                await change(desk, reply, **given)
            await show_me(desk, reply)

        await desk.answer(interaction, carry_out)

    said = house()
    names = ("prompts", "colours", "words", "zone", "start", "end", "weekends", "data")
    app_commands.rename(start="from", end="to")(me)
    app_commands.describe(**{name: about(f"me-{name}") for name in names})(me)
    files = [
        app_commands.Choice(name=said.say_key(f"button-{word}"), value=act)
        for act, word in (("file", "data"), ("delete", "delete"))
    ]
    app_commands.choices(
        prompts=_choices("prompts", Prompts), colours=_choices("vision", Vision), data=files
    )(me)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="me", description=about("me"), callback=me
    )

    @command.autocomplete("zone")
    async def zones(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        found = zones_like(current or str(interaction.locale), near=not current)
        return [
            app_commands.Choice(name=cut(" · ".join(filter(None, named(zone))), OPTION_LENGTH), value=zone)
            for zone in found[:MENU_SIZE]
        ]

    return command


def _choices(field: str, values: type[Prompts] | type[Vision]) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=cut(house().say_key(f"me-{field}-{each.value}"), 100), value=each.value)
        for each in values
    ]


def _switch(value: bool | None) -> str | None:
    return None if value is None else "on" if value else "off"
