"""Whole games played at random, as the bot exports them."""

from __future__ import annotations

from bot.engine.playout import Dice, playout
from bot.engine.record import Record
from bot.engine.rng import Rng, seed_hash
from bot.games.catalogue import games


def played(slug: str, seats: int, seed: str, most: int = 100_000) -> Record:
    """The record of such a game, or of its first moves."""
    game = games()[slug]
    state = game.setup(seats, {}, Rng(seed))
    return Record(
        game=slug,
        version=game.info.version,
        seats=seats,
        options=game.info.complete({}),
        names=[f"Player {seat}" for seat in range(1, seats + 1)],
        seed_hash=seed_hash(seed),
        seed=seed,
        moves=[f"{turn.seat} {turn.move}" for turn in playout(game, state, Dice(seed), limit=most)],
    )
