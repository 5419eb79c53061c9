"""A player who does what is suggested, to measure how good advice is.

`python -m tests.players.advised GAME FIRST GAMES` plays it against Medium for two seats.
"""

from __future__ import annotations

import sys
from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.players.advising import dice_for, planned_in
from bot.players.greedy import GreedyPlayer
from bot.players.match import Played, play, seating, tally, wilson
from bot.players.suggest import Suggestion, advise


class Advised:
    """Plays the first move of what is suggested in each view, and remembers plans as the adviser does."""

    def __init__(self) -> None:
        self._plans: dict[Seat, Suggestion] = {}

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        encoded, before = game.encode(view), self._plans.get(seat)
        offers = before is None or not before.offer or before.views[0] != encoded
        planned = planned_in(before, encoded)
        found = advise(game, view, seat, dice_for(encoded), planned, offers=offers, silent=True)
        assert found is not None
        self._plans[seat] = found
        return found.moves[0]


def against_medium(slug: str, number: int) -> Played:
    """One game; in every second one the seats are exchanged."""
    seats = seating(("advised", "greedy"), 2, number)
    return play(
        games()[slug], seats, {"advised": Advised(), "greedy": GreedyPlayer()}, {}, f"advised {number // 2}"
    )


def main(slug: str, first: int, count: int) -> None:
    """Print how many of so many games it wins, and the scores of each."""
    played = list[Played]()
    for number in range(first, first + count):
        played.append(against_medium(slug, number))
        won = tally(played)["advised"].wins
        scores = dict(zip(played[-1].kinds, played[-1].scores))
        print(slug, number, scores, won, wilson(won, len(played)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]))
