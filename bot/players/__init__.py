"""Computer players, which see what a seat may see and answer as a person would.

Start at `players`, the list of kinds: `random` plays any legal move, `greedy` plans its turn
(`plan`), `search` looks further.
All of them get a view and imagine `worlds` that fit it; `match` lets them play each other.
"""

from __future__ import annotations

from bot.engine.answerer import Answerer
from bot.players.greedy import GreedyPlayer
from bot.players.random import RandomPlayer
from bot.players.search import SearchPlayer
from bot.workers.pool import Workers


def players(workers: Workers | None = None) -> dict[str, Answerer]:
    """Every kind of computer player by the word that names it, the weakest first; who thinks for long does so there."""
    return {"random": RandomPlayer(), "greedy": GreedyPlayer(), "search": SearchPlayer(workers=workers)}
