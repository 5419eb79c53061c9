"""What a private panel shows beside its words: the hand as a picture, and what can be looked at more closely.

Both are made from the view of the seat that the panel is for. The name of the file is made of its bytes, so a message
that shows the same hand already keeps the file that it has.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.discord.components import Entry, HouseMenu, menu, say
from bot.discord.desk import Desk
from bot.discord.paging import menu_page
from bot.discord.table import Table, table_of
from bot.discord.texts import cut, escaped_text, mark
from bot.engine.moves import Seat
from renderers.kit.palette import SEATS
from renderers.look import Picture

ALT_LENGTH = 1024


@dataclass(frozen=True)
class Sight:
    """A hand in a picture, where the game has one, and names of things with their labels: own ones first.

    `told` is the hand in words instead, for who likes that better.
    """

    hand: Picture | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    told: str = ""

    def gallery(self) -> list[ui.Item[Any]]:
        """The place of the picture in a layout, or the words in its stead; nothing where there is no hand."""
        if self.told:
            return [say(escaped_text(self.told))]
        if self.hand is None:
            return []
        made: ui.MediaGallery[Any] = ui.MediaGallery()
        made.add_item(
            media=f"attachment://{file_name(self.hand)}", description=cut(self.hand.alt, ALT_LENGTH) or None
        )
        return [made]

    def files(self, standing: discord.Message | None = None) -> list[discord.File | discord.Attachment]:
        """What goes with the layout: the picture, or the file of the message that shows it already."""
        if self.hand is None:
            return []
        name = file_name(self.hand)
        for attachment in standing.attachments if standing is not None else ():
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


async def sight_of(desk: Desk, table: Table) -> Sight:
    """What the seat of a table sees."""
    if table.seat is None or table.over:
        return Sight()
    hand = await desk.studio.hand(table.game, table.view, table.look(), table.seat)
    told = ""
    if hand is not None and table.person.words:
        told = hand.alt
        hand = None
    if not desk.studio.can_inspect(table.game.info.slug):
        return Sight(hand, told=told)
    public = await table_of(desk, table.session, None)
    return Sight(hand, names_seen(desk, table, public), told)


def names_seen(desk: Desk, table: Table, public: Table) -> dict[str, str]:
    """The names of what a viewer can look at with their labels: what nobody else sees first."""
    everybodys = desk.studio.inspectable(public.game, public.view)
    labels = names_labelled(desk, table)
    return {name: labels[name] for name in sorted(labels, key=lambda name: name in everybodys)}


def names_labelled(desk: Desk, table: Table) -> dict[str, str]:
    """The names of what a viewer can look at, with labels: a player for the colour of a seat, else its title."""
    shown = desk.studio.inspectable(table.game, table.view)
    names = table.speech.plain[: len(SEATS)]
    players = {SEATS[seat].name: f"{mark(Seat(seat))} {name}" for seat, name in enumerate(names)}
    return {name: players.get(name, title) for name, title in shown.items()}


def look_menu(table: Table, names: Mapping[str, str], page: int) -> HouseMenu:
    """The menu "Look at…"."""
    entries = menu_page(list(names.items()), page, lambda named: Entry(*named))
    return menu(table.click("look"), table.speech.words.say_key("menu-look"), entries)
