"""A refusal whose remedy is one click away: the sentence, and the button that does it."""

from __future__ import annotations

import discord
from discord import ui

from bot.discord.components import Click, box, button, layout, row, say
from bot.discord.errors import Trouble
from bot.discord.texts import house
from bot.engine.moves import Values


class Remedied(Trouble):
    """Something that cannot be done here, with what helps: `click`, on a button with the message `label`."""

    def __init__(self, key: str, values: Values, click: Click, label: str) -> None:
        super().__init__(key, values)
        self.click, self.label = click, label

    def view(self, said: str) -> ui.LayoutView:
        """The refusal as it was said, and the button."""
        helping = button(self.click, house().say_key(self.label), style=discord.ButtonStyle.success)
        return layout(box([say(said), row(helping)]))
