"""Nothing is drawn ahead here either."""

from tests.discord.conftest import unprepared

__all__ = ["unprepared"]
