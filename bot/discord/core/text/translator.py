"""The slash commands in the languages of Discord's users, from the catalogues."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.core.text.texts import DESCRIPTION_LENGTH, cut
from bot.engine.catalogues import ENGLISH, nearest
from bot.engine.moves import Text
from bot.engine.words import words_of


class Translator(app_commands.Translator):
    """Says names, descriptions and choices in a language of Discord, if there is a catalogue for it.

    A name is translated by the attribute `.name` of its message; without one it stays English.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in the language nearest to a locale; None where that is English."""
        language = nearest(locale.value)
        return None if language == ENGLISH else translated(string, language)


def translated(string: app_commands.locale_str, language: str) -> str | None:
    """A text of a command in a language; None if the catalogues do not say it."""
    key, attribute = string.extras.get("key"), string.extras.get("attribute")
    words = words_of(string.extras.get("room", "house"), language)
    if key is None or not words.says(key, attribute):
        return None
    said = words.say_key(key) if attribute is None else words.attribute(Text(key), attribute)
    return said if attribute == "name" else cut(said, DESCRIPTION_LENGTH)
