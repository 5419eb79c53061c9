"""Strength: kinds of computer players against each other, with 95 % intervals, and what a move of each costs."""

from __future__ import annotations

import asyncio
import multiprocessing
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from bot.engine.answerer import Answerer
from bot.engine.moves import CLOCK, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.players import players
from bot.players.match import Played, play, seating, tally, wilson
from bot.players.search import ROUNDS as ROUNDS_OF_SEARCH
from bot.players.search import SECONDS as SECONDS_OF_SEARCH
from bot.players.search import SearchPlayer
from bot.workers.pool import Workers
from tests.balance.goals import shares
from tests.balance.kept import load
from tests.balance.plan import PLAN
from tests.bench.lag import Lag
from tests.bench.table import SHORT, Row, quantile, sized

ROUNDS = 80
"""Of a searching player in a match: a fraction of what it has time for at a table, so that many games can be played."""
MATCHES = (
    ("sol", 2, ("greedy", "random"), 40),
    ("sol", 4, ("greedy", "random"), 12),
    ("sol", 2, ("search", "greedy"), 60),
    ("supernova", 2, ("greedy", "random"), 20),
    ("supernova", 2, ("search", "greedy"), 12),
    ("factions", 2, ("greedy", "random"), 20),
    ("factions", 2, ("search", "greedy"), 20),
    ("novasolis", 2, ("greedy", "random"), 12),
    ("novasolis", 2, ("search", "greedy"), 12),
)
OPTIONS = {"novasolis": {"mode": "exploration"}}
"""By game, what matches are played with: where someone always wins."""
QUESTIONS, VIEWS, EVERY = sized((24, 12, 40), (1, 1, 10))
"""How many answers are timed, here and in a worker; between two of them so many moves are made."""
AT_A_TABLE = sized((ROUNDS_OF_SEARCH, SECONDS_OF_SEARCH), (1, 0.0))


def rows() -> Iterator[Row]:
    """A row for each match, and one for the time that each kind takes to answer."""
    for slug, seats, kinds, count in MATCHES:
        if slug in games():
            yield _match(slug, seats, kinds, count)
    for slug in PLAN:
        yield from _balance(slug)
    for slug in games():
        for kind, player in _kinds().items():
            yield _cost(slug, kind, player)
        yield from _thinking(slug)


def _kinds() -> dict[str, Answerer]:
    return {**players(), "search": SearchPlayer(*AT_A_TABLE)}


def _match(slug: str, seats: int, kinds: tuple[str, str], count: int) -> Row:
    """The games that the first kind won. Fair is its share of the seats; the goal: the interval lies above that."""
    made = _games(slug, seats, kinds, sized(count, 1), OPTIONS.get(slug))
    count, found = len(made), tally(made)
    mine, other = found[kinds[0]], found[kinds[1]]
    fair = mine.seats / (mine.seats + other.seats)
    share = mine.wins / count
    low, high = wilson(mine.wins, count)
    return Row(
        f"{kinds[0]} beats {kinds[1]}: {slug}, {seats} seats, {count} games",
        f"{share:.0%} ({low:.0%} to {high:.0%})",
        f"score {mine.score:.1f} to {other.score:.1f}",
        low / fair,
        ">= 1.0",
    )


def _balance(slug: str) -> Iterator[Row]:
    """What the kept games of a plan say of balance: the shares nearest to missing their goals, or beyond."""
    kept = load(slug, games()[slug].info.version)
    for cell in PLAN[slug]:
        counted = kept.counted(cell)
        report = counted.report
        found = list(shares(slug, cell, counted)) if report else []
        if not found:
            continue
        worst = min(found, key=lambda each: each.margin)
        low, high = worst.interval
        yield Row(
            f"{worst.name}, {report.games} kept games: {slug}, {cell.key}",
            f"{worst.share:.0%} ({low:.0%} to {high:.0%})",
            f"{report.rounds.mean:.1f} rounds",
            worst.margin,
            ">= 1.0",
        )


def _games(
    slug: str, seats: int, kinds: tuple[str, ...], count: int, options: dict[str, str] | None = None
) -> list[Played]:
    if SHORT:
        known = dict.fromkeys(kinds, players()["random"])
        return [play(games()[slug], seating(kinds, seats, 0), known, options or {}, "bench")]
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(partial(_played, slug, seats, kinds, options or {}), range(count)))


def _played(slug: str, seats: int, kinds: tuple[str, ...], options: dict[str, str], number: int) -> Played:
    """Game `number`, the same whenever and wherever it is played."""
    known: dict[str, Answerer] = {**players(), "search": SearchPlayer(ROUNDS, None)}
    return play(games()[slug], seating(kinds, seats, number), known, options, f"bench/{number}")


def _cost(slug: str, kind: str, player: Answerer) -> Row:
    """Milliseconds for an answer, over questions along random games."""
    game = games()[slug]
    spent: list[float] = []
    number = 0
    while len(spent) < QUESTIONS:
        number += 1
        state = game.setup(max(2, game.info.min_seats), {}, Rng(f"cost/{number}"))
        for step, _ in enumerate(playout(game, state, Dice(f"cost/{number}"))):
            asked = [seat for seat in game.awaited(state) if seat != CLOCK]
            if step % EVERY == EVERY // 2 and asked and len(spent) < QUESTIONS:
                view = game.view(state, asked[0])
                start = time.perf_counter()
                player.choose(game, view, asked[0], Dice(step))
                spent.append(1000 * (time.perf_counter() - start))
    return Row(
        f"an answer of {kind}: {slug}",
        f"{statistics.median(spent):.1f} ms",
        f"p95 {quantile(spent, 0.95):.0f} ms, at most {max(spent):.0f}",
    )


def _thinking(slug: str) -> Iterator[Row]:
    """An answer of the searching player in its worker, and how late the loop is meanwhile."""
    waits, lags = asyncio.run(_in_its_worker(slug))
    yield Row(
        f"an answer of search in its process: {slug}",
        f"{statistics.median(waits) * 1000:.0f} ms",
        f"p95 {quantile(waits, 0.95) * 1000:.0f} ms, at most {max(waits) * 1000:.0f}",
    )
    late = quantile(lags, 0.99)
    yield Row(
        f"event-loop lag while search thinks: {slug}, p99",
        f"{late * 1000:.1f} ms",
        "5 ms",
        late / 0.005,
        "<= 1.0",
    )


async def _in_its_worker(slug: str) -> tuple[list[float], list[float]]:
    """Seconds until each answer, and the lags of the loop."""
    workers = Workers(sized(1, 0))
    game, player = games()[slug], SearchPlayer(*AT_A_TABLE, workers=workers)
    views = list(_questions(game, VIEWS))
    view, seat = views[0]
    await player.answer(game, view, seat, Dice("warm"))
    waits: list[float] = []
    async with Lag() as lag:
        for number, (view, seat) in enumerate(views):
            start = time.perf_counter()
            await player.answer(game, view, seat, Dice(number))
            waits.append(time.perf_counter() - start)
    workers.close()
    return waits, lag.late


def _questions(game: Game[Any], count: int) -> Iterator[tuple[Any, Seat]]:
    """Views of seats that have a choice, along a random game."""
    state = game.setup(max(2, game.info.min_seats), {}, Rng("thinking"))
    found = 0
    for step, _ in enumerate(playout(game, state, Dice("thinking"))):
        asked = [seat for seat in game.awaited(state) if seat != CLOCK]
        if step % 15 == 7 and asked and found < count:
            view = game.view(state, asked[0])
            if len(game.moves(view, asked[0])) > 1:
                found += 1
                yield view, asked[0]
