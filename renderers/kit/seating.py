"""What every game's pictures show about a seat: its player, whether it is asked, and its place at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from renderers.kit.names import shown_name
from renderers.kit.palette import SEATS

if TYPE_CHECKING:
    from renderers.look import Look

Say = Callable[..., str]
"""Says a message of a catalogue by its key, with its values by name. Hashable, so that what it said can be kept."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A player at the table; games add their numbers. Hashable, so that a panel is drawn once for equal ones."""

    seat: int
    name: str
    """As the fonts can draw it."""
    asked: bool
    place: int | None
    """Place in the final standings, 1 is best; None while the game runs."""

    @property
    def colour(self) -> str:
        """The colour word of the seat."""
        return SEATS[self.seat].name

    @property
    def mark(self) -> str:
        """The name of the seat's mark."""
        return SEATS[self.seat].mark


def drawn_name(look: Look, seat: int) -> str:
    """A player's name as the fonts can draw it."""
    return shown_name(look.names[seat] if seat < len(look.names) else "", seat, look.language)
