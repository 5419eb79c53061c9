"""Games that are over leave nothing in memory: neither objects nor tasks grow with their number."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from pathlib import Path

from bot.engine.playout import Dice
from tests.sessions.venue import BO, MIRA, Venue, open_venue

WARM, MORE = 12, 40
"""Games until everything bounded is full, twice, and games after that."""
HELD = 4
"""Tables that are kept in memory when nobody plays at them."""
SLACK = 30
"""Objects of one kind that may come and go between two counts, fewer than one a game."""


def living() -> Counter[str]:
    """The objects of the process that can hold others, by their kind."""
    gc.collect()
    return Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())


async def games(venue: Venue, count: int, seed: str) -> None:
    """Play so many games to their end, each with its log read before and after."""
    for number in range(count):
        session = await venue.game(MIRA, BO)
        await venue.sessions.log(session)
        await venue.play_out(session, MIRA, BO, dice=Dice(f"{seed} {number}"))
        await venue.sessions.shown.mark_announced(
            session, (await venue.sessions.get(session)).seq, number + 1
        )
        await venue.sessions.log(session)
        await venue.sessions.tick()


async def test_neither_objects_nor_tasks_grow_with_the_games_that_were_played(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db", hold=HELD) as venue:
        for warm in ("first", "second"):
            await games(venue, WARM, warm)
            tasks, before = len(asyncio.all_tasks()), living()
        await games(venue, MORE, "more")
        grown = {kind: more for kind, more in (living() - before).items() if more > SLACK}
        assert grown == {}
        assert len(asyncio.all_tasks()) == tasks
