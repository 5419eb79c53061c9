"""The files that a message has already: naming them in an edit keeps them, so that they are not sent again.

Discord lists a file that a component shows only in that component.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import unquote, urlsplit

import discord

from bot.discord.core.layout.components import walked

REMEMBERED = 3000
"""Of how many messages the files are remembered; those of older ones are sent again."""


class KeptFile(discord.Attachment):
    """Names a file of a message in an edit, which keeps it."""

    def __init__(self, file_id: int, filename: str, description: str | None = None) -> None:
        self.id, self.filename, self.description = file_id, filename, description

    def to_dict(self) -> Any:
        """What an edit says of it."""
        return {"id": self.id, "filename": self.filename}


def kept_files(message: discord.Message) -> dict[str, discord.Attachment]:
    """The files of a message by their names, wherever Discord lists them: what it shows first, in order."""
    found = dict[str, discord.Attachment]()
    listed = {each.filename: each for each in message.attachments}
    galleries = (
        each for each in walked(message.components) if isinstance(each, discord.MediaGalleryComponent)
    )
    for item in (item for gallery in galleries for item in gallery.items):
        name = name_of(item.media)
        file_id = listed[name].id if name in listed else item.media.attachment_id
        if file_id is not None:
            found[name] = KeptFile(file_id, name, item.description)
    return {**found, **{name: each for name, each in listed.items() if name not in found}}


def name_of(shown: discord.UnfurledMediaItem) -> str:
    """The name of the file that a component of a message shows."""
    return unquote(PurePosixPath(urlsplit(shown.url).path).name)


class KnownFiles:
    """The files of the messages with hands that were sent last, by their names."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Mapping[str, discord.Attachment]] = OrderedDict()

    def note(self, message: discord.Message | None) -> None:
        """Note the files of a message as Discord has it now."""
        if message is None:
            return
        found = kept_files(message).values()
        self._known[message.id] = {
            each.filename: KeptFile(each.id, each.filename, each.description) for each in found
        }
        self._known.move_to_end(message.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, message_id: int) -> None:
        """Note that a message has no files."""
        self._known.pop(message_id, None)

    def of(self, message_id: int) -> Mapping[str, discord.Attachment]:
        """The files of a message, as far as they are remembered."""
        return self._known.get(message_id, {})
