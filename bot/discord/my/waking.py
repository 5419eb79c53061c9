"""The waking hours of a person: their zone, from when to when, and whether weekends count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks, setting_in
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, Entry, box, button, layout, menu, row, say
from bot.discord.core.layout.forms import Field, Form
from bot.discord.core.layout.paging import back
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import colour, cut
from bot.discord.my.zones import hours_in_words, meant, named, zones_like
from bot.engine.words import Words
from bot.sessions.core.calendar import BadWaking, Waking, waking
from bot.sessions.core.people import Person

clicks = Clicks[Context]()

OFF = ("off", "none", "-", "always")
"""Words that mean no waking hours when typed as a time zone."""

_BAD = {"zone": "waking-zone", "time": "waking-time", "short": "waking-short"}
"""By what is wrong with waking hours, the refusal."""


SETTINGS = Click("my-settings")

BACK = "back"
"""In a click of the panel, what its button *Back* does follows this word."""


def waking_panel(
    words: Words, person: Person, zones: Sequence[str], note: str = "", to: Click = SETTINGS
) -> ui.LayoutView:
    """The hours of a person, and a menu of zones to choose from; *Back* leads `to` where they came from."""

    def click(act: str, *path: str) -> Click:
        return Click(act, 0, 0, path if to == SETTINGS else (*path, BACK, to.action, *to.path))

    hours = person.waking
    heading = f"**{words.say_key('my-waking')}**\n{hours_in_words(words, hours)}\n-# {words.say_key('my-waking-help')}"
    items: list[ui.Item[Any]] = [say("\n".join(filter(None, [note, heading])))]
    if zones:
        entries = [
            Entry(zone, *name, chosen=hours is not None and zone == hours.zone)
            for zone, name in zip(zones, named(words, zones), strict=True)
        ]
        items.append(row(menu(click("my-hours", "zone"), words.say_key("my-zone"), entries)))
    tail = [button(click("my-zone-form"), words.say_key("button-zone"))]
    if hours is not None:
        for field, now in (("start", hours.start), ("end", hours.end)):
            every = sorted({now, *(f"{hour:02}:00" for hour in range(24))})
            label = words.say_key(f"my-{field}")
            entries = [Entry(each, f"{label} {each}", chosen=each == now) for each in every]
            items.append(row(menu(click("my-hours", field), label, entries)))
        turned = "off" if hours.weekends else "on"
        tail.append(button(click("my-hours", "weekends", turned), words.say_key(f"button-weekends-{turned}")))
        tail.append(button(click("my-hours", "zone", "off"), words.say_key("button-always")))
    tail.append(back(words, to))
    items.append(row(*tail))
    return layout(box(items, colour(None)))


def _came_from(click: Click) -> Click:
    """Where *Back* leads from a panel whose click this is."""
    if BACK not in click.path:
        return SETTINGS
    action, *path = (*click.path[click.path.index(BACK) + 1 :], "")
    return Click(action, 0, 0, tuple(path[:-1]))


async def change_hours(context: Context, reply: Reply, **given: str) -> Person:
    """Change the waking hours by zone, start, end and weekends ("on" or "off"); parts not given stay.

    Raises Trouble "waking-where", "waking-zone", "waking-time" and "waking-short".
    """
    people = context.sessions.people
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
            raise Trouble(_BAD[bad.what], {"zone": cut(zone, 60)}) from bad
    person = replace(person, waking=after)
    await people.keep(reply.user_id, person)
    return person


@clicks.on("my-waking")
async def _waking(context: Context, reply: Reply, click: Click) -> None:
    person = await context.sessions.people.get(reply.user_id)
    typed = person.waking.zone if person.waking is not None else reply.interaction.locale.value
    await reply.show(waking_panel(reply.words, person, zones_like(typed, near=True)))


@clicks.on("my-hours")
async def _hours(context: Context, reply: Reply, click: Click) -> None:
    field, value = setting_in(click, ("zone", "start", "end", "weekends"))
    person = await change_hours(context, reply, **{field: value})
    zone = person.waking.zone if person.waking is not None else ""
    await reply.show(waking_panel(reply.words, person, zones_like(zone, near=True), to=_came_from(click)))


@clicks.on("my-zone-form")
async def _zone_form(context: Context, reply: Reply, click: Click) -> None:
    words = reply.words
    field = Field(words.say_key("form-zone-field"), example=words.say_key("form-zone-example"), most=60)
    await reply.form(Form(Click("my-zone-found", 0, 0, click.path), words.say_key("form-zone"), field))


@clicks.on("my-zone-found")
async def _zone_found(context: Context, reply: Reply, click: Click) -> None:
    """Offer the zones whose names contain the typed word."""
    typed = click.picked[0] if click.picked else ""
    found = zones_like(typed)
    if not found:
        raise Trouble("waking-zone", {"zone": cut(typed, 60)})
    person = await context.sessions.people.get(reply.user_id)
    await reply.show(
        waking_panel(reply.words, person, found, reply.words.say_key("my-zones-found"), _came_from(click))
    )
