"""What every game's pictures show about a side: its name and colour, whether it is asked, and its place at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from renderers.kit.colours.palette import side_of
from renderers.kit.texts.names import shown_name

if TYPE_CHECKING:
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
