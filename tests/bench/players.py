"""Strength: kinds of computer players against each other, with 95 % intervals, and what a move of each costs."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from typing import Any

from bot.engine.answerer import Answerer
from bot.engine.moves import CLOCK, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.players import players
from bot.players.search import ROUNDS as ROUNDS_OF_SEARCH
from bot.players.search import SECONDS as SECONDS_OF_SEARCH
from bot.players.search import SearchPlayer
from bot.workers.pool import Workers
from tests.balance.goals import shares
from tests.balance.kept import load
from tests.balance.plan import PLAN
from tests.bench.lag import Lag
from tests.bench.table import Row, quantile, sized

QUESTIONS, VIEWS, EVERY = sized((24, 12, 40), (1, 1, 10))
"""How many answers are timed, here and in a worker; between two of them so many moves are made."""
AT_A_TABLE = sized((ROUNDS_OF_SEARCH, SECONDS_OF_SEARCH), (1, 0.0))


def rows() -> Iterator[Row]:
    """Rows for what the kept games say, and for the time that each kind takes to answer."""
    for slug in PLAN:
        yield from _balance(slug)
    for slug in games():
        for kind, player in _kinds().items():
            yield _cost(slug, kind, player)
        yield from _thinking(slug)


def _kinds() -> dict[str, Answerer]:
    return {**players(), "search": SearchPlayer(*AT_A_TABLE)}


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
