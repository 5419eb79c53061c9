"""Measure how long each mode of a game is, and what is scored in it: `python -m tests.balance.modes [--game sol]`.

Medium plays every preset with two, three and four players, that for one alone, and `data/GAME/lengths.json`
keeps the means. A turn of a person is counted where one is asked in it, a round where a game names no turns. Games with
the same seed are the same.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from bot.engine.files import DATA
from bot.engine.lengths import FILE, Lengths, Mode
from bot.engine.moves import CLOCK, Pace, Seat
from bot.engine.options import Options
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.players.greedy import GreedyPlayer
from bot.players.match import first_asked

CLICKS = {"sol": 5.3, "supernova": 16.0, "factions": 4.9, "novasolis": 12.1}
"""By game, the clicks of a person for each turn of Medium.

Of SOL those that `bench clicks` counts in a whole game; of the others those of a whole game that a person played at the
sandbox page: 80 that were needed in 5 turns of Super Nova, 181 in a first game of Factions, in which Medium takes 36.7
turns, and 109 in 9 rounds of Nova Solis.
"""
SECONDS = 8.0
"""How long a click takes with all that is read, thought and waited for.

At this pace the full game of Factions takes four players about 110 minutes; its box says 90 to 120.
"""
ALONE = "solo"
"""The mode for one player."""
SEATS = (2, 3, 4)
GAMES, FEW = 6, 2
"""With each number of players, and in modes that take computers long."""
LONG = {("sol", "together")} | {
    ("novasolis", key) for key in ("survival", "coop", "solo", "exploration", "everything")
}


class One(NamedTuple):
    """A game: the turns of each seat, the scores of all sides that someone plays, and whether someone won."""

    turns: tuple[int, ...]
    scores: tuple[int, ...]
    won: bool


def play(slug: str, options: Options, seats: int, seed: str) -> One:
    """Let Medium play a game to its end."""
    game = games()[slug]
    state = game.setup(seats, game.info.complete(options), Rng(seed))
    state.events.clear()
    player, dice = GreedyPlayer(), [Dice(f"{seed}/seat {seat}") for seat in range(seats)]
    begun = [set[str]() for _ in range(seats)]
    while not state.over:
        for ask in game.briefs(state):
            if ask.seat != CLOCK and ask.pace is Pace.TURN:
                begun[ask.seat].add(game.turn(state))
        seat = first_asked(game, state, game.awaited(state))
        if seat == CLOCK:
            move = next(ask.default for ask in game.briefs(state) if ask.seat == CLOCK)
        else:
            move = player.choose(game, game.view(state, seat), seat, dice[seat])
        game.play(state, Seat(seat), move)
        state.events.clear()
    standings, sides = game.standings(state), game.sides(state)
    scores = tuple(
        score for score, side in zip(standings.scores, sides, strict=True) if side.seat is not None
    )
    won = any(won for won, side in zip(standings.won, sides, strict=True) if side.seat is not None)
    return One(tuple(turns_of(game, state, begun)), scores, won)


def turns_of(game: Game[Any], state: Any, begun: list[set[str]]) -> Iterator[int]:
    """By seat the turns in which it was asked, or the rounds of a game that names no turns."""
    for words in begun:
        yield game.summary(state).rounds if words <= {""} else len(words)


def minutes_of(turns: float, clicks: float, seconds: float) -> int:
    """The minutes of so many turns, rounded to five; at least five."""
    return max(5, 5 * round(turns * clicks * seconds / 300))


def measured(slug: str, pool: ProcessPoolExecutor) -> Lengths:
    """Play all modes of a game."""
    game, modes = games()[slug], dict[str, Mode]()
    running = {}
    for preset in game.info.presets:
        several = [n for n in SEATS if game.can_begin(n, game.info.complete(preset.options))]
        counts = [1] if preset.key == ALONE else several
        running[preset.key] = (
            counts,
            [
                pool.submit(play, slug, preset.options, n, f"{slug}, {preset.key}, {n} seats, {number}")
                for n in counts
                for number in range(FEW if (slug, preset.key) in LONG else GAMES)
            ],
        )
    for key, (counts, futures) in running.items():
        played = [future.result() for future in futures]
        turns = fmean(n for one in played for n in one.turns)
        modes[key] = Mode(
            len(played),
            tuple(counts),
            round(turns, 1),
            minutes_of(turns, CLICKS[slug], SECONDS),
            round(fmean(score for one in played for score in one.scores), 1),
            round(fmean(max(one.scores) for one in played), 1),
            round(fmean(one.won for one in played), 2),
        )
        print(f"{slug}, {key}: {modes[key]}", flush=True)
    return Lengths(game.info.version, CLICKS[slug], SECONDS, modes)


def write(path: Path, lengths: Lengths) -> None:
    """Keep it, a mode to a line."""
    modes = ",\n".join(
        f"  {msgspec.json.encode(key).decode()}: {msgspec.json.encode(mode).decode()}"
        for key, mode in lengths.modes.items()
    )
    head = f'"version": {lengths.version}, "clicks": {lengths.clicks}, "seconds": {lengths.seconds}'
    fresh = path.with_suffix(".new")
    fresh.write_text(f'{{{head}, "modes": {{\n{modes}\n}}}}\n', encoding="utf-8")
    os.replace(fresh, path)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.balance.modes")
    parser.add_argument("--game", choices=sorted(CLICKS))
    parser.add_argument("--workers", type=int, default=2, help="how many to play at a time (2)")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.workers, multiprocessing.get_context("spawn")) as pool:
        for slug in [arguments.game] if arguments.game else sorted(CLICKS):
            write(DATA / slug / FILE, measured(slug, pool))
    return 0


if __name__ == "__main__":
    sys.exit(main())
