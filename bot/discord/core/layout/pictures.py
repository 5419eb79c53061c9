"""Pictures in messages: the file that is sent, and the component that shows it, both with the words for it."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui

from bot.discord.core.text.texts import ALT_LENGTH, cut
from renderers.look import Picture


def file_of(picture: Picture, name: str) -> discord.File:
    """A picture as a file with this name, with its alt text."""
    alt = cut(picture.alt, ALT_LENGTH) or None
    return discord.File(io.BytesIO(picture.png), filename=name, description=alt)


def gallery_of(name: str, alt: str) -> ui.MediaGallery[Any]:
    """The component that shows the picture sent as the file with this name."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=cut(alt, ALT_LENGTH) or None)
    return gallery
