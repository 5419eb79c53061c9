"""A refusal with a button that helps, such as "Take a seat"."""

from __future__ import annotations

import discord
from discord import ui

from bot.discord.core.layout.components import Click, box, button, layout, row, say
from bot.discord.core.text.errors import Trouble
from bot.engine.moves import Values
from bot.engine.words import Words


class RefusalWithButton(Trouble):
    """A refusal with a button: `click` is what it does, the message `label` what it says."""

    def __init__(self, key: str, values: Values, click: Click, label: str) -> None:
        super().__init__(key, values)
        self.click, self.label = click, label

    def view(self, said: str, words: Words) -> ui.LayoutView:
        """The sentence of the refusal, and the button."""
        helping = button(self.click, words.say_key(self.label), style=discord.ButtonStyle.success)
        return layout(box([say(said), row(helping)]))
