"""Files of games that were played elsewhere."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from bot.engine.moves import CLOCK
from bot.engine.playout import Dice
from bot.engine.record import Record
from bot.engine.rng import Rng, seed_hash
from bot.games.sol.rules import SolRules
from bot.players import players


@cache
def sol_record() -> bytes:
    """A whole game of SOL by computer players, as a file."""
    game, seed, dice, greedy = SolRules(), "afterlife", Dice("afterlife"), players()["greedy"]
    state: Any = game.setup(2, {}, Rng(seed))
    state.events.clear()
    moves = []
    while not state.over:
        seat = game.awaited(state)[0]
        listed = game.moves(state, seat)
        move = listed[0] if seat == CLOCK else greedy.choose(game, game.view(state, seat), seat, dice)
        game.play(state, seat, move)
        moves.append(f"{seat} {move}")
    record = Record(
        game="sol",
        version=game.info.version,
        seats=2,
        names=["Ada", "Grace *H*"],
        options=game.info.complete({}),
        seed_hash=seed_hash(seed),
        seed=seed,
        moves=moves,
        result=list(game.standings(state).scores),
    )
    return msgspec.json.encode(record)
