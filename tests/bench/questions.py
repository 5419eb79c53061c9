"""How often a turn of Super Nova interrupts its players, and how many windows it has: games of greedy players.

A question is answered by one whole move, as the panel offers it: a row of cards or of ships, a Fleet sent to attack.
Beside that, every single answer is counted; those that are asked together as one; and also those that follow each other
for the same player. A turn is one of the whole table. The clock closes a window when no one is left to answer.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.engine.moves import CLOCK, Ask, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.catalogue import games
from bot.games.supernova.answers.windows import AnswerWindow
from bot.players.greedy import GreedyPlayer
from tests.bench.table import Row, sized

GAMES, ANSWERS = int(os.environ.get("BENCH_GAMES", sized("8", "1"))), sized(100_000, 40)
"""How many games are played, and how many answers are given in each at most."""
MOST_QUESTIONS, MOST_WINDOWS = 40.0, {4: 22.0, 6: 12.0}
WHOLE = {"ask-muster": "ask-action", "ask-strike": "ask-action"}
"""Questions that one whole move answers together with another, where they follow it: the strike, if no ship defends."""


def rows() -> Iterator[Row]:
    """The questions of a turn for four, by the printed rules and all at once, and the windows for four and six."""
    for parallel in ("off", "on"):
        counts = counted(4, parallel, GAMES)
        turns = counts["turns"]
        every, whole, together, again = (
            counts[each] / turns for each in ("every", "whole", "together", "again")
        )
        yield Row(
            f"questions a turn, 4 seats, parallel={parallel}, {turns} turns",
            f"{whole:.1f}",
            f"single answers {every:.1f}, together {together:.1f}, again {again:.1f}",
            whole / MOST_QUESTIONS,
            "<= 1.0",
        )
        most = ", ".join(f"{key} {count / turns:.1f}" for key, count in asked(counts).most_common(8))
        yield Row("  of these", "", most)
    for seats, goal in MOST_WINDOWS.items():
        counts = counted(seats, "on", GAMES)
        windows = counts["windows"] / counts["turns"]
        own = counts["own"] / counts["turns"]
        yield Row(
            f"windows a turn, {seats} seats, {counts['turns']} turns",
            f"{windows:.1f}",
            f"{own:.1f} of battles and Specials",
            windows / goal,
            "<= 1.0",
        )


def asked(counts: Counter[str]) -> Counter[str]:
    """The questions by their words."""
    return Counter({key.removeprefix("ask-"): n for key, n in counts.items() if key.startswith("ask-")})


def counted(seats: int, parallel: str, number: int) -> Counter[str]:
    """Turns, questions and windows of some games."""
    counts: Counter[str] = Counter()
    for one in range(number):
        _play(seats, parallel, f"questions {one}", counts)
    return counts


def _play(seats: int, parallel: str, seed: str, counts: Counter[str]) -> None:
    game, player, dice = games()["supernova"], GreedyPlayer(), Dice(seed)
    g = game.setup(seats, {"parallel": parallel}, Rng(seed))
    last: Seat | None = None
    key = ""
    group: tuple[str, int, set[Seat]] | None = None
    for _ in range(ANSWERS):
        if g.over:
            break
        asks = game.asks(g)
        ask = next((each for each in asks if each.seat != CLOCK), asks[0])
        move = (
            ask.default if ask.seat == CLOCK else player.choose(game, game.view(g, ask.seat), ask.seat, dice)
        )
        if ask.seat != CLOCK and not game.info.is_beside(move):
            counts["every"] += 1
            counts[ask.prompt.key] += 1
            asked_for = WHOLE.get(ask.prompt.key, ask.prompt.key)
            counts["whole"] += (ask.seat, asked_for) != (last, key)
            key = asked_for
            if not _goes_on(group, ask, len(g.stack)) or ask.seat == last:
                counts["together"] += 1
                counts["again"] += ask.seat != last
                group = (ask.prompt.key, len(g.stack), {each.seat for each in asks})
            last = ask.seat
        elif ask.seat == CLOCK:
            last = None
        before = list(g.stack)
        game.apply(g, ask.seat, move)
        for step in _windows(g):
            if all(other is not step for other in before):
                counts["windows"] += 1
                counts["own"] += step.kind in (1, 2, 3)
    counts["turns"] += g.turn


def _goes_on(group: tuple[str, int, set[Seat]] | None, ask: Ask, depth: int) -> bool:
    """Whether a question was asked together with the one before."""
    return group is not None and group[:2] == (ask.prompt.key, depth) and ask.seat in group[2]


def _windows(g: Any) -> list[AnswerWindow]:
    return [step for step in g.stack if isinstance(step, AnswerWindow)]
