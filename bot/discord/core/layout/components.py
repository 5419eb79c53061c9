"""Buttons and menus that never go stale: their custom_id says all they mean, so they survive every restart.

A custom_id is `h:ACTION:SESSION:REVISION:PATH`; PATH is words joined by blanks and may be empty. REVISION is how many
lines of the log the readers of the message know of: it says what the player who clicks has seen, and nothing of what
others did in secret. Only buttons that play a move have it; elsewhere it is 0, so that a click still finds its button
when the message is edited meanwhile.

Pictures are here too: the file that is sent, and the component that shows it, both with the words for it.
"""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any, NamedTuple, Protocol

import discord
from discord import ui
from discord.ui.select import BaseSelect

from bot.discord.core.text.texts import ALT_LENGTH, apart, cut, in_whole
from bot.engine.moves import Choice, Value
from renderers.look import Picture

ID_LENGTH = 100
MENU_SIZE = 25
LABEL_LENGTH = 80
OPTION_LENGTH = 100
WORD_LENGTH = 40
"""A value longer than this is written as its fingerprint."""

TEMPLATE = r"h:(?P<action>[a-z-]+):(?P<session>\d{1,18}):(?P<revision>\d{1,9}):(?P<path>.*)"

PLAYING = frozenset({"pick", "do", "sure", "answer", "grow", "draft", "plan"})
"""The actions that play a move, or lead to one: they are checked against what the player had seen."""

REVISION = re.compile(r"([hm]:[a-z-]+:\d+):\d+:")
"""The front of a custom_id with its REVISION."""


@dataclass(frozen=True)
class Click:
    """What a component says: the action, the session, the revision seen, the words of its path, and what was picked.

    A component that belongs to no table has session 0.
    """

    action: str
    session: int = 0
    revision: int = 0
    path: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        """The id that says the same. Words are shortened to fingerprints where the whole would be too long."""
        seen = self.revision if self.action in PLAYING else 0
        front = f"h:{self.action}:{self.session}:{seen}:"
        path = " ".join(self.path)
        if len(front) + len(path) > ID_LENGTH:
            path = " ".join((*self.path[:1], *map(fingerprint, self.path[1:])))
        return (front + path)[:ID_LENGTH]


def fingerprint(word: str) -> str:
    """A short word that stands for a long one."""
    return word if word.startswith("#") else "#" + hashlib.sha256(word.encode()).hexdigest()[:8]


def word_of(value: Value) -> str:
    """A value as it is written in a custom_id or menu: itself, or its fingerprint where it is long."""
    word = str(value)
    return word if len(word) <= WORD_LENGTH else fingerprint(word)


def pick(choices: Sequence[Choice], word: str) -> Choice | None:
    """The choice that a word of a path means."""
    return next((c for c in choices if word in (str(c.value), fingerprint(str(c.value)))), None)


Answering = Coroutine[Any, Any, None]


LastingButton = ui.Button[Any]
"""A button that works as long as its message exists: what it means is in its custom_id."""
LastingMenu = BaseSelect[Any]
"""Such a menu: of words, channels, roles or people."""


class ClickedButton(ui.DynamicItem[ui.Button[Any]], template=TEMPLATE):
    """Any button of the bot, when it is clicked."""

    def __init__(self, button: ui.Button[Any], click: Click) -> None:
        super().__init__(button)
        self.click = click

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> ClickedButton:
        assert isinstance(item, ui.Button)
        return cls(item, _click(match))

    def callback(self, interaction: discord.Interaction[Any]) -> Answering:
        client: Clickable = interaction.client
        return client.clicked(interaction, self.click)


class ClickedMenu(ui.DynamicItem[BaseSelect[Any]], template=TEMPLATE.replace("h:", "m:", 1)):
    """Any menu of the bot, when something is picked. Picked channels, roles and people are ids."""

    def __init__(self, menu: BaseSelect[Any], click: Click) -> None:
        super().__init__(menu)
        self.click = click

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> ClickedMenu:
        assert isinstance(item, BaseSelect)
        return cls(item, _click(match))

    def callback(self, interaction: discord.Interaction[Any]) -> Answering:
        click = self.click
        picked = tuple(str(getattr(value, "id", value)) for value in self.item.values)
        client: Clickable = interaction.client
        whole = Click(click.action, click.session, click.revision, click.path, picked)
        return client.clicked(interaction, whole)


def _click(match: re.Match[str]) -> Click:
    return Click(match["action"], int(match["session"]), int(match["revision"]), tuple(match["path"].split()))


class Clickable(Protocol):
    """The client, which receives the clicks."""

    def clicked(self, interaction: discord.Interaction[Any], click: Click) -> Answering:
        """What answers a click, when it is awaited."""


class Button(NamedTuple):
    """What makes a button: what it means, what it says, and how it looks."""

    click: Click
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    disabled: bool = False


def button(
    click: Click,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> LastingButton:
    """A button that means `click`."""
    return buttons([Button(click, label, style, disabled)])[0]


def buttons(made: Iterable[Button]) -> list[LastingButton]:
    """Several buttons, in this order."""
    every = list(made)
    labels = [cut(each.label, LABEL_LENGTH) for each in every]
    return [
        ui.Button(label=label, style=each.style, custom_id=each.click.custom_id, disabled=each.disabled)
        for each, label in zip(every, labels, strict=True)
    ]


def walked(components: Iterable[Any]) -> list[Any]:
    """Components of a message and all that they hold."""
    found = []
    for component in components:
        found.append(component)
        found += walked([*getattr(component, "children", ()), *getattr(component, "components", ())])
    return found


def components_of(message: discord.Message) -> Sequence[Any]:
    """The components of a message; discord.py gives it no such attribute where Discord tells of none."""
    found: Sequence[Any] = getattr(message, "components", ())
    return found


def has_button(message: discord.Message, custom_id: str) -> bool:
    """Whether a message has the button with this id."""
    return any(getattr(each, "custom_id", None) == custom_id for each in walked(components_of(message)))


def clicks_in(components: Iterable[Any]) -> list[Click]:
    """What the buttons and menus of a message mean."""
    ids = (str(getattr(each, "custom_id", None)) for each in walked(components))
    return [_click(match) for each in ids if (match := re.fullmatch(TEMPLATE, each))]


@dataclass(frozen=True)
class Entry:
    """One line of a menu."""

    value: str
    label: str
    help: str = ""
    chosen: bool = False


def menu(
    click: Click, placeholder: str, entries: Sequence[Entry], *, least: int = 1, most: int = 1
) -> LastingMenu:
    """A menu that means `click` with what is picked, `least` to `most`; at most MENU_SIZE entries."""
    entries = entries[:MENU_SIZE]
    said, helps = [entry.label for entry in entries], [entry.help for entry in entries]
    labels, seconds = apart(said, OPTION_LENGTH), [*map(in_whole, helps, repeat(OPTION_LENGTH))]
    title = cut(placeholder, 150)
    options = [
        discord.SelectOption(label=label, value=entry.value, description=second or None, default=entry.chosen)
        for entry, label, second in zip(entries, labels, seconds, strict=True)
    ]
    return ui.Select(
        placeholder=title,
        custom_id="m" + click.custom_id[1:],
        options=options,
        min_values=least,
        max_values=min(most, len(options)),
    )


def channel_menu(click: Click, placeholder: str, chosen: Sequence[int], most: int) -> LastingMenu:
    """A menu of the server's channels and categories, up to `most` of them."""
    return ui.ChannelSelect(
        custom_id="m" + click.custom_id[1:],
        placeholder=cut(placeholder, 150),
        channel_types=[
            discord.ChannelType.text,
            discord.ChannelType.news,
            discord.ChannelType.forum,
            discord.ChannelType.public_thread,
            discord.ChannelType.category,
        ],
        default_values=[discord.Object(id) for id in chosen[:most]],
        max_values=most,
    )


def role_menu(
    click: Click, placeholder: str, chosen: Sequence[int], most: int, *, least: int = 1
) -> LastingMenu:
    """A menu of the server's roles, `least` to `most` of them."""
    return ui.RoleSelect(
        custom_id="m" + click.custom_id[1:],
        placeholder=cut(placeholder, 150),
        default_values=[discord.Object(id) for id in chosen[:most]],
        min_values=least,
        max_values=most,
    )


def people_menu(click: Click, placeholder: str) -> LastingMenu:
    """A menu to pick one member of the server, by id."""
    return ui.UserSelect(custom_id="m" + click.custom_id[1:], placeholder=cut(placeholder, 150))


def row(*items: LastingButton | LastingMenu) -> ui.ActionRow[Any]:
    """A row of up to five buttons, or of one menu."""
    made: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        made.add_item(item)
    return made


def rows(items: Iterable[LastingButton]) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of five."""
    every = list(items)
    return [row(*every[i : i + 5]) for i in range(0, len(every), 5)]


say: type[ui.TextDisplay[Any]] = ui.TextDisplay
"""A piece of text in a layout."""


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """A view of components that the library need not listen to: its custom_ids say what they mean.

    Otherwise each private one would be kept in memory for a quarter of an hour.
    """
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def content_of(view: ui.LayoutView) -> str:
    """Everything that a view shows, for telling whether two are the same."""
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return str(components)


def gist_of(view: ui.LayoutView) -> str:
    """What a view shows to a reader: its content without the revision that its buttons have seen."""
    return REVISION.sub(r"\1:", content_of(view))


def box(items: Iterable[ui.Item[Any]], accent: discord.Colour | None = None) -> ui.Container[Any]:
    """A framed part of a layout."""
    return ui.Container(*items, accent_colour=accent)


def file_of(picture: Picture, name: str) -> discord.File:
    """A picture as a file with this name, with its alt text."""
    alt = cut(picture.alt, ALT_LENGTH) or None
    return discord.File(io.BytesIO(picture.png), filename=name, description=alt)


def gallery_of(name: str, alt: str) -> ui.MediaGallery[Any]:
    """The component that shows the picture sent as the file with this name."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=cut(alt, ALT_LENGTH) or None)
    return gallery
