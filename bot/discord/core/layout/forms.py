"""Forms to type into (modals). Like buttons they never go stale: their custom_id says all they mean.

What is typed reaches the action of the click as `picked`, in the order of the fields.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.discord.core.layout.components import Click
from bot.discord.core.text.texts import cut
from bot.engine.words import Words
from bot.sessions.core.types import REASON_LENGTH

FORM = re.compile(r"f:([a-z-]+):(\d{1,18}):(\d{1,9}):(.*)")
TITLE_LENGTH = 45
HELP_LENGTH = 100
TYPED_LENGTH = 4000


@dataclass(frozen=True)
class Field:
    """A text field: its label, its description, its first text, how much fits, and whether it has several lines."""

    label: str
    help: str = ""
    value: str = ""
    example: str = ""
    most: int = 100
    required: bool = True
    long: bool = False


@dataclass(frozen=True)
class FileField:
    """A file to choose. What is picked is its id: see `sent_file`."""

    label: str
    help: str = ""


class Form(ui.Modal):
    """A form that means `click` with what is typed. Show it with `Reply.form`."""

    def __init__(self, click: Click, title: str, *fields: Field | FileField) -> None:
        super().__init__(title=cut(title, TITLE_LENGTH), custom_id="f" + click.custom_id[1:], timeout=600)
        for number, field in enumerate(fields):
            line = _component(field, f"field-{number}")
            label = cut(field.label, TITLE_LENGTH)
            help_text = cut(field.help, HELP_LENGTH) or None
            self.add_item(ui.Label(text=label, description=help_text, component=line))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Do nothing: the client passes the form to `submitted`, which works even after a restart."""


def reason_form(words: Words, click: Click, title: str) -> Form:
    """A form that asks for a reason, which may be left out."""
    label, help_text = words.say_key("reason-label"), words.say_key("reason-help")
    return Form(click, title, Field(label, help_text, most=REASON_LENGTH, required=False))


def _component(field: Field | FileField, custom_id: str) -> ui.Item[Any]:
    if isinstance(field, FileField):
        return ui.FileUpload(custom_id=custom_id, min_values=1, max_values=1)
    return ui.TextInput(
        custom_id=custom_id,
        default=cut(field.value, field.most) or None,
        placeholder=cut(field.example, HELP_LENGTH) or None,
        max_length=min(field.most, TYPED_LENGTH),
        required=field.required,
        style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
    )


def sent_file(interaction: discord.Interaction[Any], picked: str) -> discord.Attachment | None:
    """The file with this id that came with a form, if any."""
    data: dict[str, Any] = dict(interaction.data or {})
    found = (data.get("resolved") or {}).get("attachments", {}).get(picked)
    return None if found is None else discord.Attachment(data=found, state=interaction._state)


def submitted(interaction: discord.Interaction[Any]) -> Click | None:
    """What a submitted form means; None for a form that is not this bot's."""
    data: dict[str, Any] = dict(interaction.data or {})
    match = FORM.fullmatch(str(data.get("custom_id", "")))
    if match is None:
        return None
    typed = {name: value for part in data.get("components") or [] for name, value in _typed(part)}
    picked = tuple(typed[name] for name in sorted(typed, key=lambda name: int(name.rpartition("-")[2] or 0)))
    return Click(match[1], int(match[2]), int(match[3]), tuple(match[4].split()), picked)


def _typed(part: dict[str, Any]) -> list[tuple[str, str]]:
    """The fields in a part of a submitted form: custom ids and values; for a file, its id."""
    found = [pair for inner in part.get("components") or [] for pair in _typed(inner)]
    if isinstance(part.get("component"), dict):
        found += _typed(part["component"])
    name = str(part.get("custom_id", ""))
    if re.fullmatch(r"field-\d", name):
        files = part.get("values") or [""]
        found.append((name, str(part.get("value") or files[0])))
    return found
