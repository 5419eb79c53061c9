"""What a private panel shows beside its words: a picture of the hand, and things to look at closely.

Both are made from the view of the seat that the panel is for. The file is named after its bytes, so a message that
already shows the same hand keeps its file.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.discord.core.components import Entry, LastingMenu, menu, say
from bot.discord.core.context import Context
from bot.discord.core.paging import menu_page
from bot.discord.core.texts import cut, escaped_text, mark
from bot.discord.views.table import TableView
from bot.engine.moves import Mark
from renderers.kit.palette import SEATS
from renderers.look import Picture

ALT_LENGTH = 1024


@dataclass(frozen=True)
class Sight:
    """The pictures of a panel, and the names of things with their labels, the player's own first.

    `part` shows where the move that is being built up stands, `hand` the hand, if the game has one. `told` are the same
    in words instead, for people who prefer that.
    """

    hand: Picture | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    told: str = ""
    part: Picture | None = None

    @property
    def pictures(self) -> list[Picture]:
        """Those that are shown."""
        return [] if self.told else [picture for picture in (self.part, self.hand) if picture is not None]

    def gallery(self) -> list[ui.Item[Any]]:
        """What shows the pictures, one below the other, or the words instead; nothing if there are none."""
        if self.told:
            return [say(escaped_text(self.told))]
        return [_shown(picture) for picture in self.pictures]

    def files(self, kept: Mapping[str, discord.Attachment] = {}) -> list[discord.File | discord.Attachment]:
        """The files to send: the pictures, or those that the message has already (`kept`, by name)."""
        return [kept.get(file_name(picture)) or as_file(picture) for picture in self.pictures]


NOTHING = Sight()
"""For games without hidden hands."""


def file_name(picture: Picture) -> str:
    """The name of the file of a private picture: the same for the same picture."""
    return f"hand-{hashlib.sha256(picture.png).hexdigest()[:16]}.png"


def _shown(picture: Picture) -> ui.Item[Any]:
    """A gallery of its own: side by side, Discord would cut pictures to squares."""
    made: ui.MediaGallery[Any] = ui.MediaGallery()
    return made.add_item(
        media=f"attachment://{file_name(picture)}", description=cut(picture.alt, ALT_LENGTH) or None
    )


def as_file(picture: Picture) -> discord.File:
    """A private picture as a file with its alt text."""
    name, alt = file_name(picture), cut(picture.alt, ALT_LENGTH) or None
    return discord.File(io.BytesIO(picture.png), filename=name, description=alt)


async def sight_of(context: Context, table: TableView, *, ahead: bool = True) -> Sight:
    """The hand of the table's seat, what it can look at, and where its draft stands; else, `ahead`, where it can go."""
    if table.seat is None or table.over:
        return Sight()
    marks = _marks_ahead(table) if ahead else ()
    if table.begun is not None:
        marks = table.begun.spot.marks
    view, look = table.view, table.look(marks=marks)
    hand = await context.studio.hand(table.game, view, look, table.seat)
    part = await context.studio.focus(table.game, view, look) if marks else None
    told = ""
    if table.person.words:
        told = "\n".join(picture.alt for picture in (part, hand) if picture is not None)
    return Sight(hand, names_seen(context, table), told, part)


def _marks_ahead(table: TableView) -> tuple[Mark, ...]:
    """What the seat's questions are about, and what the beginnings of charted moves mark."""
    charted = [verb.name for verb in table.offer.open_verbs if verb.charted] if table.asks else []
    spots = [table.offer.spot(name) for name in charted]
    begun = tuple(mark for spot in spots if spot is not None for mark in spot.marks)
    return begun or tuple(mark for ask in table.asks for mark in ask.marks)


def names_seen(context: Context, table: TableView) -> dict[str, str]:
    """The names of what a viewer can look at, their own first, with labels: a side for its colour, else a title."""
    speech, shown = table.speech, context.studio.inspectable(table.game, table.view)
    labels = dict(zip(shown, map(speech.words.say, shown.values()), strict=True))
    for side, name in zip(speech.sides, speech.plain, strict=True):
        if (colour := SEATS[side.hue % len(SEATS)].name) in labels:
            labels[colour] = f"{mark(side.hue)} {name}"
    return labels


def look_menu(table: TableView, names: Mapping[str, str], page: int) -> LastingMenu:
    """The menu "Look at…"."""
    words = table.speech.words
    entries = menu_page(words, [Entry(*named) for named in names.items()], page, list)
    return menu(table.click("look"), words.say_key("menu-look"), entries)
