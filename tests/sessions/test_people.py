"""What people like: kept across restarts, for each alone."""

from __future__ import annotations

from pathlib import Path

from bot.sessions.core.calendar import waking
from bot.sessions.core.people import USUAL, Person, Prompts, Vision
from tests.sessions.venue import BO, MIRA, open_venue


async def test_preferences_outlast_a_restart_and_are_ones_own(tmp_path: Path) -> None:
    hours = waking("Australia/Lord_Howe", "09:30", "22:00", weekends=False)
    likes = Person(prompts=Prompts.CHANNEL, vision=Vision.DEUTAN, words=True, waking=hours)
    async with open_venue(tmp_path / "games.db") as venue:
        assert await venue.sessions.people.get(MIRA.id) == USUAL
        await venue.sessions.people.keep(MIRA.id, likes)
    async with open_venue(tmp_path / "games.db") as venue:
        assert await venue.sessions.people.get(MIRA.id) == likes
        assert await venue.sessions.people.get(BO.id) == USUAL
