"""Computer players, which see what a seat may see and answer as a person would.

Start at `players`, the list of kinds: `easy` overlooks most of its moves, `greedy` plans its turn (`plan`), `search`
follows its plans into the next turn. `random` plays any legal move: tables of earlier versions have it, and it is
measured against. All get a view; a `survey` of it has the worlds that may be behind it, and plans. `match` lets them
play each other, and `thoughts` tells what they think.
"""

from __future__ import annotations

from bot.engine.answerer import Answerer
from bot.players.easy import EasyPlayer
from bot.players.greedy import GreedyPlayer
from bot.players.random import RandomPlayer
from bot.players.search import SearchPlayer
from bot.workers.pool import Workers

OFFERED = ("greedy", "easy", "search")
"""The kinds that people choose from, the usual opponent first."""


def players(workers: Workers | None = None) -> dict[str, Answerer]:
    """Every kind of computer player by the word that names it, the weakest first; who thinks for long does so there."""
    return {
        "random": RandomPlayer(),
        "easy": EasyPlayer(),
        "greedy": GreedyPlayer(),
        "search": SearchPlayer(workers=workers),
    }
