"""What every game's pictures show about a side, and what the alt texts and text boards of all games say alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.engine.moves import Mark, Text
from bot.engine.words import Words
from renderers.kit.colours.palette import side_of
from renderers.kit.stamps.targets import Target
from renderers.kit.texts.names import said_name, shown_name
from renderers.look import Look

Say = Callable[..., str]
"""Says a message of a catalogue by its key, with its values by name. Hashable, so that what it said can be kept."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A side at the table; games add their numbers. Hashable, so that a panel is drawn once for equal ones.

    `seat` is its number: the seat whose own it is, or beyond the seats for a further side.
    """

    seat: int
    name: str
    """The name of the player, as the fonts can draw it."""
    asked: bool
    place: int | None
    """Place in the final standings, 1 is best; None while the game runs."""
    hue: int
    """The number of the side's colour."""

    @property
    def colour(self) -> str:
        """The colour word of the side."""
        return side_of(self.hue).name

    @property
    def mark(self) -> str:
        """The name of the side's mark."""
        return side_of(self.hue).mark


def drawn_name(look: Look, seat: int) -> str:
    """A side's name as the fonts can draw it."""
    return shown_name(look.names[seat] if seat < len(look.names) else "", look.hue(seat), look.language)


LONGEST_ALT = 1024
"""The most that Discord accepts as the description of an attachment."""
ROOM_FOR_MARKS = 700
"""Characters for what is marked in one way. Without room, notes are left out, and then the places that come last."""
_SENTENCE = re.compile(r"(?<=[.!?]) (?=\S)")
"""What stands between two sentences."""


def as_said(text: str) -> str:
    """A value of a message that stands for exactly this text, whatever it begins with."""
    return f"={text}"


def said_seat(words: Words, player: Seated, names: Sequence[str]) -> str:
    """A value of a message: a player with colour and mark. `names` are values too."""
    values = {"colour": f"~colour-{player.colour}", "mark": f"~mark-{player.mark}"}
    return as_said(words.say_key("board-seat", player=names[player.seat], **values))


def said_asked(words: Words, asked: Sequence[Seated], names: Sequence[str], moment: str) -> list[str]:
    """Who is asked and for what, as one sentence; none where no one is asked."""
    if not asked:
        return []
    players = [said_seat(words, player, names) for player in asked]
    return [words.say_key("board-asked", players=players, doing=as_said(moment))]


def said_marks(
    words: Words, targets: Sequence[Target], names: Sequence[str], brief: Callable[[Mark], str] = lambda _: ""
) -> list[str]:
    """What is marked, by how it is marked, each in a sentence; `brief` is a note in short."""

    def noted(target: Target, note: str) -> str:
        if not note:
            return as_said(target.name)
        return as_said(words.say_key("marks-noted", place=as_said(target.name), note=as_said(note)))

    def named(target: Target) -> str:
        return noted(target, "" if target.mark.note is None else words.say(target.mark.note, names))

    told = []
    for tone in ("may", "own", "chosen"):
        if alike := [target for target in targets if target.mark.tone == tone]:
            places = [named(target) for target in alike]
            if not _have_room(places):
                places = [noted(target, brief(target.mark)) for target in alike]
            if not _have_room(places):
                places = [as_said(target.name) for target in alike]
            while not _have_room(places):
                left = places[: len(places) // 2]
                places = [*left, as_said(words.say_key("marks-more", n=len(alike) - len(left)))]
            told.append(words.say_key(f"marks-{tone}", places=places))
    return told


def _have_room(places: Sequence[str]) -> bool:
    return sum(len(place) + 1 for place in places) <= ROOM_FOR_MARKS


def said_sides(look: Look, sides: int, longest: int = 32) -> list[str]:
    """The names of all sides for texts, as values of messages."""
    given = [*look.names[:sides], *[""] * (sides - len(look.names))]
    return [
        as_said(said_name(name, look.hue(side), look.language, longest)) for side, name in enumerate(given)
    ]


def filled(parts: Iterable[str], room: int) -> str:
    """The sentences that have room one after the other, each followed by a blank; longer ones are left out."""
    said = ""
    for part in parts:
        if part and len(said) + len(part) < room:
            said += part + " "
    return said


def shortened(text: str) -> str:
    """The whole sentences of a text that Discord accepts as a description; cut if even the first is too long."""
    if len(text) <= LONGEST_ALT:
        return text
    ends = [found.start() for found in _SENTENCE.finditer(text, 0, LONGEST_ALT + 2)]
    return text[: ends[-1]] if ends else text[: LONGEST_ALT - 1].rstrip(" ,") + "…"


def full_board(words: Words) -> str:
    """How to get the full text board."""
    return words.say_key("board-full")


def letter_of(words: Words, player: Seated) -> str:
    """The letter that stands for a seat in a text board."""
    return words.attribute(Text(f"colour-{player.colour}"), "letter")
