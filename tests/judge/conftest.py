"""Nothing is drawn ahead here either."""

from tests.discord.conftest import unprepared
from tests.sketches import sketches

__all__ = ["sketches", "unprepared"]
