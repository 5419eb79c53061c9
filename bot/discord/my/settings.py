"""/my settings: a person's preferences, in a private panel or by options of the command."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from msgspec.structs import replace

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks, setting_in
from bot.discord.core.commands.slash import Choices, matching
from bot.discord.core.context import Context
from bot.discord.core.layout.components import (
    OPTION_LENGTH,
    Click,
    Entry,
    box,
    button,
    layout,
    menu,
    row,
    say,
)
from bot.discord.core.layout.tongues import language_entries, language_meant, language_titles
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import about, called, choice, colour, cut, described
from bot.discord.my.waking import change_hours
from bot.discord.my.zones import hours_in_words, named, zones_like
from bot.engine.words import Words, words_of
from bot.sessions.core.people import Coaching, Person, Prompts, ReminderWay, Vision

clicks = Clicks[Context]()

SWITCHES = ("words", "invitations")
"""The preferences that are on or off."""

COACHED = {"on": "always", "off": "never"}
"""What buttons say that were shown when a coach was wanted or not."""


async def show_settings(context: Context, reply: Reply, note: str = "") -> None:
    """Show the panel."""
    person = await context.sessions.people.get(reply.user_id)
    await reply.show(settings_panel(reply.words, person, note))


def settings_panel(words: Words, person: Person, note: str = "") -> ui.LayoutView:
    """Every preference with its current value."""
    items: list[ui.Item[Any]] = [
        say("\n".join(filter(None, [note, f"## {words.say_key('my-title')}", words.say_key("my-intro")])))
    ]
    for field, values, now in (
        ("prompts", Prompts, person.prompts.value),
        ("reminders", ReminderWay, person.reminders.value),
        ("vision", Vision, person.vision.value),
        ("coach", Coaching, person.coach.value),
    ):
        entries = [
            Entry(
                each.value,
                words.say_key(f"my-{field}-{each.value}"),
                words.say_key(f"my-{field}-{each.value}-help"),
                chosen=each.value == now,
            )
            for each in values
        ]
        items.append(say(f"**{words.say_key(f'my-{field}')}**\n-# {words.say_key(f'my-{field}-help')}"))
        items.append(row(menu(_click("my-set", field), words.say_key(f"my-{field}"), entries)))
    items.append(say(f"**{words.say_key('my-language')}**\n-# {words.say_key('my-language-help')}"))
    tongues = language_entries(words.say_key("my-language-own"), person.language)
    items.append(row(menu(_click("my-set", "language"), words.say_key("my-language"), tongues)))
    switches = []
    for field in SWITCHES:
        is_on = getattr(person, field)
        told = words.say_key(f"my-{field}-on" if is_on else f"my-{field}-off")
        items.append(say(f"**{words.say_key(f'my-{field}')}**\n{told}"))
        turned = "off" if is_on else "on"
        switches.append(button(_click("my-set", field, turned), words.say_key(f"button-{field}-{turned}")))
    items.append(say(f"**{words.say_key('my-waking')}**\n{hours_in_words(words, person.waking)}"))
    further = [
        button(_click(act), words.say_key(f"button-{key}"))
        for act, key in (("my-waking", "waking"), ("orders", "orders"), ("my-data", "my-data"))
    ]
    items += [row(*switches), row(*further)]
    return layout(box(items, colour(None)))


def _click(act: str, *path: str) -> Click:
    return Click(act, 0, 0, path)


@clicks.on("my-settings")
async def _settings(context: Context, reply: Reply, click: Click) -> None:
    await show_settings(context, reply)


@clicks.on("my-set")
async def _set(context: Context, reply: Reply, click: Click) -> None:
    """Set one preference to the picked value, or to the one in the click."""
    field, value = setting_in(click, ("prompts", "reminders", "vision", "coach", "language", *SWITCHES))
    await change(context, reply, **{field: value})
    await show_settings(context, reply)


async def change(context: Context, reply: Reply, **given: str) -> None:
    """Change preferences by their words. Raises Trouble("not-understood", "no-language")."""
    people = context.sessions.people
    before = await people.get(reply.user_id)
    after = before
    for field, value in given.items():
        try:
            if field == "prompts":
                after = replace(after, prompts=Prompts(value))
            elif field == "reminders":
                after = replace(after, reminders=ReminderWay(value))
            elif field == "vision":
                after = replace(after, vision=Vision(value))
            elif field == "coach":
                after = replace(after, coach=Coaching(COACHED.get(value, value)))
            elif field == "language":
                after = replace(after, language=language_meant(value))
            elif field in SWITCHES and value in ("on", "off"):
                after = replace(after, **{field: value == "on"})
            else:
                raise ValueError(value)
        except ValueError as error:
            raise Trouble("not-understood", {"value": value}) from error
    if after != before:
        await people.keep(reply.user_id, after)
        reply.language = await context.language(reply.interaction)


def add_settings(context: Context, group: app_commands.Group) -> None:
    """Add /my settings: without options it shows the panel; with options it changes preferences first."""

    async def settings(
        interaction: discord.Interaction[Any],
        prompts: str | None = None,
        reminders: str | None = None,
        colours: str | None = None,
        words: bool | None = None,
        invitations: bool | None = None,
        coach: str | None = None,
        language: str | None = None,
        zone: str | None = None,
        start: str | None = None,
        end: str | None = None,
        weekends: bool | None = None,
    ) -> None:
        async def carry_out(reply: Reply) -> None:
            liked = {
                "prompts": prompts,
                "reminders": reminders,
                "vision": colours,
                "words": _switch(words),
                "invitations": _switch(invitations),
                "coach": coach,
                "language": language,
            }
            hours = {"zone": zone, "start": start, "end": end, "weekends": _switch(weekends)}
            if given := {field: value for field, value in hours.items() if value is not None}:
                await change_hours(context, reply, **given)
            if given := {field: value for field, value in liked.items() if value is not None}:
                await change(context, reply, **given)
            await show_settings(context, reply)

        await context.answer(interaction, carry_out)

    names = (
        "prompts",
        "reminders",
        "colours",
        "words",
        "invitations",
        "coach",
        "language",
        "zone",
        "start",
        "end",
        "weekends",
    )
    described({"start": "from", "end": "to"}, **{name: about(f"my-{name}") for name in names})(settings)
    app_commands.choices(
        prompts=_choices("prompts", Prompts),
        reminders=_choices("reminders", ReminderWay),
        colours=_choices("vision", Vision),
        coach=_choices("coach", Coaching),
    )(settings)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        **called("settings", "my-settings"), callback=settings
    )

    @command.autocomplete("zone")
    async def zones(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        words = words_of("house", await context.language(interaction))
        found = zones_like(current or interaction.locale.value, near=not current)
        return [
            app_commands.Choice(name=cut(" · ".join(filter(None, name)), OPTION_LENGTH), value=zone)
            for zone, name in zip(found, named(words, found), strict=True)
        ]

    @command.autocomplete("language")
    async def tongues(interaction: discord.Interaction[Any], current: str) -> Choices:
        words = words_of("house", await context.language(interaction))
        return matching(language_titles(words.say_key("my-language-own")), current)

    group.add_command(command)


def _choices(
    field: str, values: type[Prompts] | type[ReminderWay] | type[Vision] | type[Coaching]
) -> list[app_commands.Choice[str]]:
    return [choice(f"my-{field}-{each.value}", each.value) for each in values]


def _switch(value: bool | None) -> str | None:
    return None if value is None else "on" if value else "off"
