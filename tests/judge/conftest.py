"""Nothing is drawn ahead here either."""

from tests.blank import blank_files
from tests.discord.conftest import unprepared
from tests.sketches import sketches

__all__ = ["blank_files", "sketches", "unprepared"]
