"""Text for Discord: names made harmless, seats with their marks, sentences of a game cut to Discord's limits."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import repeat
from types import MappingProxyType
from typing import Any, NamedTuple, TypedDict, TypeVar

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.engine.moves import CLOCK, Event, Seat, SideInfo, Text, changed, one_each, quotes
from bot.engine.words import READER, Names, SideName, words_of
from renderers.kit.colours.palette import side_of

MARKS = {"circle": "●", "star": "★", "square": "■", "triangle": "▲", "diamond": "◆", "hexagon": "⬢"}

ALT_LENGTH = 1024
"""How long the text of a picture may be."""

NAME_LENGTH = 24
"""Longer names are cut: they stand on buttons and in pictures."""

TYPED_LENGTH = 200
"""How many characters of a typed text are shown."""

DESCRIPTION_LENGTH = 100
"""How long the description of a command may be."""

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Unicode categories of invisible characters: control and direction marks, private use, line ends."""

_ENDS = re.compile(r"(?<=[.!?]) (?=\S)| · |; ")
"""What stands between two sentences, or two parts of a line."""

_SPECIAL = re.compile(r"([\\*_`~|<>\[\]()#@:])")


def mark(hue: int) -> str:
    """The sign of a colour: the shape that marks its pieces in pictures. A seat's own side has the seat's number."""
    return MARKS[side_of(hue).mark]


def colour(hue: int | None) -> discord.Colour:
    """The colour with this number, such as that of a seat; the bot's gold where no one is meant."""
    if hue is None or hue == CLOCK:
        return discord.Colour.from_rgb(0xFF, 0xC8, 0x61)
    return discord.Colour.from_rgb(*side_of(hue).colour)


def plain(name: str, most: int = NAME_LENGTH) -> str:
    """A name for places without Markdown (buttons, menus, pictures): one line, no control or direction marks."""
    spaced = " ".join(unicodedata.normalize("NFC", name).split())
    cleaned = " ".join("".join(c for c in spaced if unicodedata.category(c) not in UNSEEN).split())
    return cut(cleaned, most) or "?"


def escaped(name: str, most: int = NAME_LENGTH) -> str:
    """A name for text with Markdown: it shows as written, mentions no one and links nowhere."""
    return _SPECIAL.sub(r"\\\1", plain(name, most))


def escaped_text(text: str) -> str:
    """A text of several sentences for a place with Markdown: it shows as written."""
    return _SPECIAL.sub(r"\\\1", text)


def quotable(text: str) -> str:
    """A typed text made safe for a sentence: it is not read as a seat's holder or a message of the catalogue."""
    return text.translate({ord("@"): "＠", ord("~"): "∼"}) if text[:1] in ("@", "~") else text


def harmless(events: Sequence[Event]) -> list[Event]:
    """Events for text with Markdown: typed text in them shows as written."""
    typed = [*map(quotes, [event.values for event in events])]
    if not any(typed):
        return list(events)
    return [
        replace(event, values=changed(event.values, _shown)) if is_typed else event
        for event, is_typed in zip(events, typed, strict=True)
    ]


def _shown(value: str) -> str:
    return f"={escaped(value[1:], TYPED_LENGTH)}" if value.startswith("=") else value


def cut(text: str, most: int) -> str:
    """The text, shortened with an ellipsis where it is longer than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def in_whole(text: str, most: int) -> str:
    """The sentences and parts of a text that have room, without those after them; cut if not even the first has."""
    if len(text) <= most:
        return text
    ends = [found for found in _ENDS.finditer(text) if found.start() <= most]
    return text[: ends[-1].start()] if ends else cut(text, most)


def apart(labels: Sequence[str], most: int) -> list[str]:
    """The labels of one menu, which Discord takes only if all differ and none is blank: equal ones get a number."""
    found: dict[str, None] = {}
    for label in [cut(each, most).strip() or "–" for each in labels]:
        told, number = label, 1
        while told in found:
            number += 1
            told = cut(label, most - len(" (25)")) + f" ({number})"
        found[told] = None
    return list(found)


def spoken(key: str, room: str = "house", attribute: str | None = None) -> app_commands.locale_str:
    """A message in English that Discord shows to each person in their own language; see `core.translator`."""
    words = words_of(room)
    said = words.say_key(key) if attribute is None else words.attribute(Text(key), attribute)
    return app_commands.locale_str(said, key=key, room=room, attribute=attribute)


def spoken_help(key: str, room: str) -> app_commands.locale_str:
    """The `.help` of a message, or the message itself if it has none."""
    has_help = words_of(room).has(key, "help")
    return spoken(key, room, "help" if has_help else None)


def about(name: str) -> app_commands.locale_str:
    """The description of a command or option (message `command-NAME`), cut to Discord's limit."""
    said = spoken(f"command-{name}")
    return app_commands.locale_str(cut(said.message, DESCRIPTION_LENGTH), **said.extras)


Run = TypeVar("Run", bound=Callable[..., Any])


class Called(TypedDict):
    """The name and the description of a command, as discord.py takes them."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def called(name: str, key: str) -> Called:
    """A command by its English name, described by the message `command-KEY`.

    The attribute `.name` of that message is its name in another language.
    """
    return Called(name=_renamed(name, about(key)), description=about(key))


def described(
    names: Mapping[str, str] = MappingProxyType({}), /, **parts: app_commands.locale_str
) -> Callable[[Run], Run]:
    """Decorates a command whose options are described by these messages, and called by their attributes `.name`.

    `names` are the English names of options that Python could not call like that.
    """

    def decorate(run: Run) -> Run:
        called = {part: _renamed(names.get(part, part), message) for part, message in parts.items()}
        return app_commands.describe(**parts)(app_commands.rename(**called)(run))

    return decorate


def _renamed(name: str, message: app_commands.locale_str) -> app_commands.locale_str:
    """A name whose translation is an attribute of a message; English names stand in the code, which answers to them."""
    return app_commands.locale_str(name, **{**message.extras, "attribute": "name"})


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """A value that an option of a command can have, called as the message says."""
    return app_commands.Choice(name=spoken(key), value=value)


class ReadersNames(NamedTuple):
    """The names of the sides, as one reader is told what happened: `plain`, and `escaped` for text with Markdown."""

    plain: Names
    escaped: Names


class Speech:
    """The words of one game at one table, in one language: the catalogue, and the names that go into it.

    `holders` are those of the seats. `plain` and `escaped` are the names of the sides; without `sides` (before a game,
    and where the house speaks of seats) every seat has one. `readers` has the names as the holder of each seat is told
    of them, and for None as anyone else is.
    """

    def __init__(
        self, game: str, holders: Sequence[str], language: str, sides: Sequence[SideInfo] | None = None
    ) -> None:
        self.language = language
        self.words = words_of(game, language)
        self.holders = tuple(holders)
        self.sides = one_each(len(self.holders)) if sides is None else tuple(sides)
        self.plain = self.words.side_names(self.sides, [plain(name) for name in self.holders])
        self._seats = [escaped(name) for name in self.holders]
        self.escaped = self.words.side_names(self.sides, self._seats)
        seats = [Seat(number) for number in range(len(self.holders))]
        told = [
            map(self.words.names_to, seats, repeat(self.sides), repeat(names))
            for names in (self.plain, self.escaped)
        ]
        self.readers: dict[Seat | None, ReadersNames] = {
            None: ReadersNames(self.plain, self.escaped),
            **dict(zip(seats, map(ReadersNames, *told), strict=True)),
        }

    def then(self, holders: Sequence[str], sides: Sequence[SideInfo]) -> Speech:
        """The words of an earlier time, when the seats had these holders and the game these sides."""
        return Speech(self.words.game, holders, self.language, sides)

    def names_to(self, seat: Seat | None, holders: Sequence[str] = ()) -> Names:
        """The names of the sides for text with Markdown, as the holder of a seat (None: anyone) is told what happened.

        `holders` are those of the seats at that time, if they may differ.
        """
        if not holders:
            return self.readers[seat].escaped
        names = self.words.side_names(self.sides, [escaped(name) for name in holders])
        return names if seat is None else self.words.names_to(seat, self.sides, names)

    def say(self, key: str, /, **values: Any) -> str:
        """A sentence of the bot or the game, for text with Markdown. A side is written `who(side)`."""
        return self.words.say(Text(key, values), self.escaped)

    def label(self, key: str, /, **values: Any) -> str:
        """A sentence of the bot or the game in plain text, for a button or menu."""
        return self.words.say(Text(key, values), self.plain)

    def seat(self, seat: int) -> str:
        """A seat's mark and holder, for text with Markdown."""
        return _marked(self.mark(seat), self._seats[seat]) if 0 <= seat < len(self._seats) else mark(seat)

    def plain_seat(self, seat: int) -> str:
        """A seat's mark and holder in plain text, for a button or menu."""
        return _marked(self.mark(seat), plain(self.holders[seat]))

    def side(self, side: int) -> str:
        """A side's mark and name, for text with Markdown."""
        return _marked(self.mark(side), self.escaped[side]) if 0 <= side < len(self.escaped) else mark(side)

    def sides_to(self, seat: Seat | None) -> Names:
        """The marks and names of the sides, for text with Markdown, as the holder of a seat (None: anyone) is told."""
        return self._all_marked(self.readers[seat].escaped)

    def seats_to(self, seat: Seat | None) -> Names:
        """The marks and names of the seats' holders, as the holder of a seat (None: anyone) is told of them."""
        names = (
            self._seats
            if seat is None
            else self.words.names_to(seat, one_each(len(self._seats)), self._seats)
        )
        return self._all_marked(names)

    def _all_marked(self, names: Names) -> Names:
        """Names with their marks; the reader needs none."""
        return tuple(name if name == READER else _marked(self.mark(n), name) for n, name in enumerate(names))

    def hue(self, side: int) -> int:
        """The number of a side's colour."""
        return self.sides[side].hue if 0 <= side < len(self.sides) else side

    def mark(self, side: int) -> str:
        """The sign of a side."""
        return mark(self.hue(side))


def _marked(sign: str, name: str) -> str:
    """A name with its mark, which may be all there is to the name."""
    if isinstance(name, SideName):
        return SideName.of(str(name), name.text, f"{sign} ")
    return name if name.startswith(sign) else f"{sign} {name}"


def no_pings() -> discord.AllowedMentions:
    """Mentions that notify no one."""
    return discord.AllowedMentions.none()


def only(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Mentions that notify these members and no one else."""
    users = [discord.Object(user_id) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)
