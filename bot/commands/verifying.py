"""Verifies all games of a database that no bot uses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.games.catalogue import games
from bot.sessions.core.head import from_row
from bot.sessions.play.history import check
from bot.store.addresses import Place
from bot.store.places import open_place


@dataclass
class Verified:
    """How many games are sound, how many are of earlier rules, and what is wrong with others."""

    sound: int = 0
    earlier: int = 0
    faults: list[str] = field(default_factory=list)


async def verified(where: Place, progress: Callable[[str, int], None]) -> Verified:
    """Replay every game that was begun from its seed, and compare every state that is kept. Raises StoreError."""
    found, every = Verified(), games()
    store = await open_place(where)
    try:
        numbers, since = await store.begun(), 0
        for since, number in enumerate(numbers, 1):
            row = await store.session(number)
            if row is None or row.version is None:
                continue
            game = every.get(row.game)
            if game is None or not game.info.since <= row.version <= game.info.version:
                found.earlier += 1
                continue
            report = check(game, from_row(row), await store.log(number), await store.snapshots(number))
            if report.problem is None:
                found.sound += 1
            else:
                found.faults.append(f"game {number} ({row.game}): {report.problem}")
            progress("verified", since)
    finally:
        await store.close()
    return found
