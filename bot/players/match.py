"""Games among computer players: who sits where, how a game goes, and how sure the outcome is."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.engine.answerer import Answerer
from bot.engine.moves import CLOCK, Seat
from bot.engine.options import Options
from bot.engine.playout import DeadEnd, Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Outcome

NINETY_FIVE = 1.96
"""Standard deviations of a 95 % interval."""


class Played(msgspec.Struct, frozen=True):
    """A finished game: kinds by seat, places and scores of their best sides, its moves, the bytes of its last state.

    Where its `outcome` is not ranked, who has won is in place 1, the others in place 2. `counts` explain the scores;
    `factions` are what sets the seats apart, `rounds` how many there were and `ending` how it came to its end, as far
    as the game says.
    """

    kinds: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    bytes: int
    outcome: Outcome = "ranked"
    counts: tuple[dict[str, int], ...] = ()
    factions: tuple[str, ...] = ()
    rounds: int = 0
    ending: str = ""


class Tally(msgspec.Struct):
    """The results of a kind of player: seats, wins (shared places in parts), the sums of places and of scores."""

    seats: int = 0
    wins: float = 0.0
    places: int = 0
    scores: int = 0

    @property
    def share(self) -> float:
        """The share of its seats that won."""
        return self.wins / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share."""
        return wilson(self.wins, self.seats)

    @property
    def place(self) -> float:
        """The place on average."""
        return self.places / self.seats

    @property
    def score(self) -> float:
        """The score on average."""
        return self.scores / self.seats

    def figures(self) -> dict[str, float | list[float]]:
        """All figures, rounded."""
        return {
            "seats": self.seats,
            "wins": round(self.wins, 2),
            "share": round(self.share, 3),
            "interval": [round(bound, 3) for bound in self.interval],
            "place": round(self.place, 2),
            "score": round(self.score, 2),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of `wins` among `games`.

    >>> wilson(8, 10)
    (0.4901..., 0.9433...)
    """
    if not games:
        return 0.0, 1.0
    z, p = NINETY_FIVE, wins / games
    middle = p + z * z / (2 * games)
    spread = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def seating(kinds: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Who sits where in game `number`: the kinds in turn around the table, moved by one seat each game."""
    return tuple(kinds[(seat + number) % len(kinds)] for seat in range(seats))


def play(
    game: Game[Any],
    kinds: Sequence[str],
    players: Mapping[str, Answerer],
    options: Options,
    seed: str,
    limit: int = 100_000,
) -> Played:
    """Play one game to its end; each player sees only its seat's view.

    Raises DeadEnd, BadOptions, and Illegal where a player chooses what the rules do not allow.
    """
    state = game.setup(len(kinds), options, Rng(seed))
    state.events.clear()
    dice = [Dice(f"{seed}/seat {seat}") for seat in range(len(kinds))]
    moves = 0
    while not state.over:
        asked = game.awaited(state)
        if not asked or moves == limit:
            raise DeadEnd(
                "nobody is asked, and the game is not over" if not asked else "the game does not end"
            )
        seat = first_asked(game, state, asked)
        if seat == CLOCK:
            move = next(ask.default for ask in game.briefs(state) if ask.seat == CLOCK)
        else:
            move = players[kinds[seat]].choose(game, game.view(state, seat), seat, dice[seat])
        game.play(state, Seat(seat), move)
        moves += 1
    return finished(game, state, kinds, moves)


def first_asked(game: Game[Any], state: Any, asked: Sequence[Seat]) -> Seat:
    """Who plays next of those asked: whoever waits for an answer to an offer comes after whoever owes it."""
    seats = [seat for seat in asked if seat != CLOCK]
    if len(seats) > 1:
        seats.sort(key=lambda seat: game.thinking.waits(state, seat))
    return seats[0] if seats else CLOCK


def finished(game: Game[Any], state: Any, kinds: Sequence[str], moves: int) -> Played:
    """What is kept of a finished game."""
    standings, sides = game.standings(state), game.sides(state)
    assert standings.places is not None
    seats = [Seat(seat) for seat in range(len(kinds))]
    best = [standings.best_side(sides, seat) for seat in seats]
    places, scores = (tuple(each[side] for side in best) for each in (standings.places, standings.scores))
    counts = tuple(standings.counts[side] for side in best) if standings.counts else ()
    summary = game.summary(state)
    data = len(game.encode(state))
    return Played(
        tuple(kinds),
        places,
        scores,
        moves,
        data,
        standings.outcome,
        counts,
        summary.factions[: len(seats)] or ("",) * len(seats),
        summary.rounds,
        summary.ending,
    )


def tally(games: Sequence[Played]) -> dict[str, Tally]:
    """The results by kind of player. A shared first place counts for each in part, a win together for each whole."""
    found: dict[str, Tally] = {}
    for one in games:
        winners = one.places.count(1) if one.outcome == "ranked" else 1
        for kind, place, score in zip(one.kinds, one.places, one.scores):
            mine = found.setdefault(kind, Tally())
            mine.seats += 1
            mine.wins += 1 / winners if place == 1 else 0
            mine.places += place
            mine.scores += score
    return found
