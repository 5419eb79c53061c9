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
from bot.engine.moves import Seat
from renderers.kit.palette import SEATS
from renderers.look import Picture

ALT_LENGTH = 1024


@dataclass(frozen=True)
class Sight:
    """The picture of a hand, if the game has one, and the names of things with their labels, the player's own first.

    `told` is the hand in words instead, for people who prefer that.
    """

    hand: Picture | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    told: str = ""

    def gallery(self) -> list[ui.Item[Any]]:
        """The component that shows the picture, or the words instead; nothing if there is no hand."""
        if self.told:
            return [say(escaped_text(self.told))]
        if self.hand is None:
            return []
        made: ui.MediaGallery[Any] = ui.MediaGallery()
        made.add_item(
            media=f"attachment://{file_name(self.hand)}", description=cut(self.hand.alt, ALT_LENGTH) or None
        )
        return [made]

    def files(self, clicked: discord.Message | None = None) -> list[discord.File | discord.Attachment]:
        """The files to send: the picture, or the attachment of the message that already shows it."""
        if self.hand is None:
            return []
        name = file_name(self.hand)
        for attachment in clicked.attachments if clicked is not None else ():
            if attachment.filename == name:
                return [attachment]
        return [hand_file(self.hand)]


NOTHING = Sight()
"""For games without hidden hands."""


def file_name(hand: Picture) -> str:
    """The name of the file of a hand: the same for the same picture."""
    return f"hand-{hashlib.sha256(hand.png).hexdigest()[:16]}.png"


def hand_file(hand: Picture) -> discord.File:
    """The picture of a hand as a file with its alt text."""
    alt = cut(hand.alt, ALT_LENGTH) or None
    return discord.File(io.BytesIO(hand.png), filename=file_name(hand), description=alt)


async def sight_of(context: Context, table: TableView) -> Sight:
    """The hand of the table's seat, and what it can look at."""
    if table.seat is None or table.over:
        return Sight()
    hand = await context.studio.hand(table.game, table.view, table.look(), table.seat)
    told = ""
    if hand is not None and table.person.words:
        told = hand.alt
        hand = None
    if not context.studio.can_inspect(table.game):
        return Sight(hand, told=told)
    public = await context.sessions.position(table.session.id)
    return Sight(hand, names_seen(context, table, public.view), told)


def names_seen(context: Context, table: TableView, public: Any) -> dict[str, str]:
    """The names and labels of what a viewer can look at, first those that are not in the `public` view."""
    everybodys = context.studio.inspectable(table.game, public)
    labels = names_labelled(context, table)
    return {name: labels[name] for name in sorted(labels, key=lambda name: name in everybodys)}


def names_labelled(context: Context, table: TableView) -> dict[str, str]:
    """The names of what a viewer can look at, with labels: a player for a seat's colour, else a title."""
    shown = context.studio.inspectable(table.game, table.view)
    names = table.speech.plain[: len(SEATS)]
    players = {SEATS[seat].name: f"{mark(Seat(seat))} {name}" for seat, name in enumerate(names)}
    return {name: players.get(name, title) for name, title in shown.items()}


def look_menu(table: TableView, names: Mapping[str, str], page: int) -> LastingMenu:
    """The menu "Look at…"."""
    words = table.speech.words
    entries = menu_page(words, list(names.items()), page, lambda named: Entry(*named))
    return menu(table.click("look"), words.say_key("menu-look"), entries)
