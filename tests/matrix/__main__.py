"""Play combinations of options and keep what came of them: `python -m tests.matrix [--game sol]`.

Of Nova Solis it plays every mode with every number of empires and every set of expansions, of other games combinations
that hold every pair of values. It writes data/GAME/matrix.json: a pair that only failed cannot be chosen any longer.
`--greedy` adds games of computers that strive, on a pairwise cover of each game. `--replay 20 --seed 1` plays 20 of
the kept cells by lot, and writes nothing.
A dead end ends it with exit code 1.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from bot.engine.files import data_path, load_object
from bot.engine.matrix import SEATS, Cell, Matrix
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.games.novasolis.expansions import MODULES
from tests.matrix.cells import Combination, all_of, pairwise, usual
from tests.matrix.playing import matrix_of, play

FILE = "matrix.json"
GAMES = 5
"""Random games of each cell."""
MODES = {"novasolis": ("mode", "variant", "entity", SEATS, "empires")}
"""By game of which every cell is played, what makes a cell beside its expansions."""

ONLY_WITH = {"empires": ("variant", "solo")}
"""Options that change something only with a value of another."""


def cells_of(game: Game[Any]) -> list[Combination]:
    """The combinations of a game to play at random."""
    keys = MODES.get(game.info.slug)
    if keys is None:
        return pairwise(game, game.info.slug)
    found = all_of(game, (*keys, *(module.key for module in MODULES)))
    return [cell for cell in found if not any(_is_idle(game, cell, key) for key in ONLY_WITH)]


def _is_idle(game: Game[Any], cell: Combination, key: str) -> bool:
    """Whether an option is not as usual and changes nothing."""
    other, value = ONLY_WITH[key]
    return cell[other] != value and cell[key] != usual(game)[key]


def kept(slug: str) -> Matrix | None:
    """The matrix that is kept of a game."""
    return load_object(Matrix, slug, FILE) if data_path(slug, FILE).exists() else None


def write(path: Path, matrix: Matrix) -> None:
    """Keep a matrix, a cell to a line."""
    cells = ",\n".join(f"  {msgspec.json.encode(cell).decode()}" for cell in matrix.cells)
    failed = msgspec.json.encode(matrix.failed).decode()
    path.write_text(
        f'{{"version": {matrix.version}, "failed": {failed}, "cells": [\n{cells}\n]}}\n', encoding="utf-8"
    )


def replayed(chosen: list[Game[Any]], count: int, seed: str) -> list[Cell]:
    """Some of the kept cells, played again once each."""
    dice = Dice(seed)
    every = [
        (game, cell)
        for game in chosen
        if (matrix := kept(game.info.slug))
        for cell in matrix.cells
        if not cell.greedy
    ]
    drawn = [every.pop(dice.below(len(every))) for _ in range(min(count, len(every)))]
    return [
        play(game, {SEATS: str(cell.seats), **game.info.with_defaults(cell.options)}, 1)
        for game, cell in drawn
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.matrix", description=__doc__)
    parser.add_argument("--game", choices=sorted(games()))
    parser.add_argument("--greedy", action="store_true")
    parser.add_argument("--replay", type=int, default=0)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    chosen = [game for slug, game in sorted(games().items()) if arguments.game in (None, slug)]
    if arguments.replay:
        cells = replayed(chosen, arguments.replay, arguments.seed)
        return _summed("all games", cells)
    failed = 0
    for game in chosen:
        cells = [play(game, cell, GAMES) for cell in cells_of(game)]
        if arguments.greedy:
            cells += [play(game, cell, 1, greedy=True) for cell in pairwise(game, game.info.slug)]
        failed |= _summed(game.info.slug, cells)
        write(data_path(game.info.slug, "rules.md").with_name(FILE), matrix_of(game, cells))
    return failed


def _summed(name: str, cells: list[Cell]) -> int:
    """Say what came of some cells; 1 if a game of them failed."""
    dead_ends = sum(cell.dead_ends for cell in cells)
    print(f"{name}: {len(cells)} cells, {sum(cell.games for cell in cells)} games, {dead_ends} dead ends")
    return int(dead_ends > 0)


if __name__ == "__main__":
    sys.exit(main())
