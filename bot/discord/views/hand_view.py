"""What a private panel shows beside its words: a picture of the hand, and things to look at closely.

Both are made from the view of the seat that the panel is for. The file is named after its bytes, so a message that
already shows the same hand keeps its file.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.discord.core.context import Context
from bot.discord.core.layout.components import Entry, LastingMenu, menu, pick, say
from bot.discord.core.layout.paging import menu_page
from bot.discord.core.text.texts import escaped_text, mark
from bot.discord.views.choices import FIRST, Part, inside
from bot.discord.views.context import ViewContext
from bot.discord.views.drafting import openings
from bot.discord.views.drawings import Drawing
from bot.discord.views.table import TableView
from bot.engine.moves import Mark, Value
from bot.engine.words import READER
from renderers.kit.colours.palette import side_of
from renderers.look import Look
from renderers.renderer import Renderer

FOLD = "+"
"""The word that replaces a verb when what is `apart` is chosen; the name of its group follows."""


@dataclass(frozen=True)
class Sight:
    """The pictures of a panel, and the names of things with their labels, the player's own first.

    The first picture shows where the move that is being built up stands, the other the hand, as far as there are some.
    `told` are the same in words instead, for people who prefer that, or that they are being drawn. `late`: the pictures
    follow.
    """

    pictures: Sequence[Drawing] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    told: str = ""
    late: bool = False

    def gallery(self) -> list[ui.Item[Any]]:
        """What shows the pictures, one below the other, or the words instead; nothing if there are none."""
        if self.told:
            return [say(escaped_text(self.told))]
        return [_shown(picture) for picture in self.pictures]

    def files(self, kept: Mapping[str, discord.Attachment] = {}) -> list[discord.File | discord.Attachment]:
        """The files to send: the pictures, or those that the message has already (`kept`, by name)."""
        return [
            kept.get(each.name)
            or each.kept
            or discord.File(io.BytesIO(each.png), filename=each.name, description=each.alt or None)
            for each in self.pictures
        ]

    @property
    def looks(self) -> tuple[str, ...]:
        """What a reader sees of the hand: its words, then the names of its pictures."""
        return self.told, *(picture.name for picture in self.pictures)

    @property
    def fresh(self) -> list[discord.File]:
        """The files for a message that has none."""
        return [file for file in self.files() if isinstance(file, discord.File)]


NOTHING = Sight()
"""For games without hidden hands."""


def _shown(picture: Drawing) -> ui.Item[Any]:
    """A gallery of its own: side by side, Discord would cut pictures to squares."""
    made: ui.MediaGallery[Any] = ui.MediaGallery()
    return made.add_item(media=f"attachment://{picture.name}", description=picture.alt or None)


@dataclass(frozen=True)
class Outlook:
    """What the pictures of a panel will mark, the names in `Sight`, and how many pictures there may be."""

    renderer: Renderer
    marks: tuple[Mark, ...]
    names: Mapping[str, str]
    number: int


def outlook_of(
    context: Context, table: TableView, path: Sequence[str] = (), part: Part = FIRST, opening: str = ""
) -> Outlook | None:
    """The hand of the table's seat, what it can look at, and where its draft stands; else where it can go.

    `path` is what was chosen already of another move. Where a band of a long menu is open, that of the draft or of the
    verb `opening`, only what stands in it is marked as a choice. None if there is nothing to see.
    """
    if table.seat is None or table.over:
        return None
    names, renderer = names_seen(context, table), context.studio.renderer(table.game)
    if path:
        marks, told = _marks_after(table, path), renderer.focus_told
        if marks and (told is None or not told(table.position.view, table.look(marks=marks))):
            marks = ()
    else:
        marks = _marks_inside(table, part, opening) if part.band else ()
        marks = marks or (_marks_ahead(table) if table.begun is None else table.begun.spot.marks)
    return Outlook(renderer, marks, names, (renderer.hand is not None) + bool(marks))


async def sight_of(context: ViewContext, table: TableView) -> Sight:
    """What a panel shows that is not about a choice, once it is drawn."""
    outlook = outlook_of(context, table)
    return NOTHING if outlook is None else await sight_in(context, table, outlook)


async def sight_in(context: ViewContext, table: TableView, outlook: Outlook) -> Sight:
    """The pictures of an outlook, once they are drawn."""
    if not outlook.number:
        return Sight(names=outlook.names)
    drawings, look = context.drawings, table.look(marks=outlook.marks)
    if table.person.words:
        told = await asyncio.to_thread(_told, table.position.view, table.seat or 0, outlook.renderer, look)
        return Sight(names=outlook.names, told=told)
    parts = [drawings.part(table, look)] if look.marks else []
    if outlook.number > len(parts):
        parts.append(drawings.hand(table, look))
    drawn = await asyncio.gather(*parts) if parts[1:] else [await parts[0]]
    pictures = [each for each in drawn if each is not None]
    return Sight(pictures, outlook.names)


def _told(view: Any, seat: int, renderer: Renderer, look: Look) -> str:
    """What the pictures would say, for someone who reads it: nothing is drawn."""
    part = renderer.focus_told(view, look) if renderer.focus_told is not None and look.marks else ""
    hand = renderer.hand_told(view, look, seat) if renderer.hand_told is not None else ""
    return "\n".join(filter(None, (part, hand)))


def sight_meanwhile(table: TableView, names: Mapping[str, str], before: Sequence[Drawing]) -> Sight:
    """What is shown until the pictures are drawn: those of the same table `before`, or that they are coming."""
    if before:
        return Sight(before, names, late=True)
    return Sight(names=names, told=table.speech.words.say_key("picture-coming"), late=True)


def _marks_ahead(table: TableView) -> tuple[Mark, ...]:
    """What the seat's questions are about, and what the beginnings of charted moves mark."""
    charted = [verb.name for verb in table.offer.open_verbs if verb.shown.charted] if table.asks else []
    spots = [table.offer.spot(name) for name in charted]
    begun = tuple([mark for spot in spots if spot is not None for mark in spot.marks])
    return begun or tuple([mark for ask in table.asks for mark in ask.marks])


def _marks_inside(table: TableView, part: Part, opening: str) -> tuple[Mark, ...]:
    """What the draft, or the verb that is about to begin, marks of the open band of its menu; nothing if none is open.

    Nor is there anything where the choices in the band are not what a picture marks.
    """
    spots = [table.begun.spot] if table.begun is not None else []
    if table.begun is None and table.seat is not None and opening:
        spots = [spot for verb, _, spot in openings(table, table.seat) if verb.name == opening]
    for spot in spots:
        shown = inside(table, spot.next, part)
        words = {str(choice.value) for choice in shown}
        if len(shown) < len(spot.next) and any(mark.what in words for mark in spot.marks):
            return tuple(mark for mark in spot.marks if mark.tone != "may" or mark.what in words)
    return ()


def _marks_after(table: TableView, path: Sequence[str]) -> tuple[Mark, ...]:
    """What may come next in a move that was begun by the words of a path, or what is chosen where nothing may.

    It may not be on a picture.
    """
    verb, *words = path
    values: tuple[Value, ...] = ()
    if verb == FOLD:
        folded = [each.name for each in table.offer.verbs if each.shown.apart and each.shown.group in words]
        return tuple(Mark(str(each.value), "may") for name in folded for each in table.offer.choices(name))
    for word in words:
        choice = pick(table.offer.choices(verb, values), word)
        if choice is None:
            return ()
        values = (*values, choice.value)
    marks = tuple(Mark(str(choice.value), "may") for choice in table.offer.choices(verb, values))
    return marks or tuple(Mark(str(value), "chosen") for value in values)


def names_seen(context: Context, table: TableView) -> dict[str, str]:
    """The names of what a viewer can look at, their own first, with labels: a side for its colour, else a title."""
    if not (shown := context.studio.inspectable(table.game, table.position.view)):
        return {}
    words = table.speech.words
    labels = dict(zip(shown, map(words.say, shown.values()), strict=True))
    for side, name in zip(table.speech.sides, table.names.plain, strict=True):
        if (colour := side_of(side.hue).name) in labels:
            called = words.capital(words.say_key("reader")) if name == READER else name
            labels[colour] = f"{mark(side.hue)} {called}"
    return labels


def look_menu(table: TableView, names: Mapping[str, str], page: int) -> LastingMenu:
    """The menu "Look at…"."""
    words = table.speech.words
    entries = menu_page(words, [Entry(*named) for named in names.items()], page, list)
    return menu(table.click("look"), words.say_key("menu-look"), entries)
