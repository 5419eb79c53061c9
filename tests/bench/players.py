"""Strength: kinds of computer players against each other, with 95 % intervals, and what a move of each costs."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.engine.answerer import Answerer
from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.players import search
from bot.players.greedy import GreedyPlayer
from bot.players.search import ROUNDS as ROUNDS_OF_SEARCH
from bot.players.search import SECONDS as SECONDS_OF_SEARCH
from bot.players.search import SearchPlayer
from bot.players.suggest import advise
from bot.workers.pool import Workers
from tests.balance.goals import shares
from tests.balance.kept import load
from tests.balance.plan import PLAN
from tests.bench.lag import Lag
from tests.bench.pace import paced
from tests.bench.table import Row, quantile, sized

QUESTIONS, VIEWS, EVERY = sized((24, 12, 9), (1, 1, 2))
"""How many answers are timed, here and in a worker; between two of Hard so many of Medium are."""
SUGGESTIONS = sized(60, 1)
"""How many suggestions are timed, at every ninth question."""
SEATS = (2, 4)
MOST = {"greedy": 20.0, "search": 1000.0}
"""By kind, the milliseconds of a processor that 95 % of its answers may take."""
MOST_OF_ADVICE = 500.0
"""The milliseconds of a processor that 95 % of suggestions may take, with their reasons."""
AT_A_TABLE = sized((ROUNDS_OF_SEARCH, SECONDS_OF_SEARCH), (1, 0.0))


def rows() -> Iterator[Row]:
    """Rows for what the kept games say, and for the time that each kind takes to answer."""
    for slug in PLAN:
        yield from _balance(slug)
    for slug in games():
        for seats in SEATS:
            yield from _costs(slug, seats)
            yield _advised(slug, seats)
        yield from _thinking(slug)


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


def _costs(slug: str, seats: int) -> Iterator[Row]:
    """What answers take of a processor in games of Medium, which remembers its plans; Hard has none at any of them."""
    # Hard's time is up by its own work, however much else the machine does.
    with paced() as pace, patch.object(search, "time", SimpleNamespace(monotonic=time.thread_time)):
        spent = spent_on_answers(games()[slug], seats)
    for kind, most in MOST.items():
        times = spent[kind]
        p50, p95 = (quantile(times, q) * 1000 for q in (0.5, 0.95))
        yield Row(
            f"an answer of {kind}: {slug}, {seats} seats, p50 / p95",
            f"{p50:.1f} / {p95:.0f} ms",
            f"{most:.0f} ms, pace {pace():.2f}; of {len(times)}",
            p95 * pace() / most,
            "<= 1.0",
        )


def spent_on_answers(game: Game[Any], seats: int) -> dict[str, list[float]]:
    """Seconds of a processor for each answer, by kind."""
    spent: dict[str, list[float]] = {kind: [] for kind in MOST}
    number = 0
    while len(spent["search"]) < QUESTIONS:
        number += 1
        medium, hard = GreedyPlayer(), SearchPlayer(*AT_A_TABLE)
        state, dice = game.setup(seats, {}, Rng(f"cost/{number}")), Dice(f"cost/{number}")
        state.events.clear()
        while not state.over and len(spent["search"]) < QUESTIONS:
            asks = game.briefs(state)
            ask = next((each for each in asks if each.seat != CLOCK), asks[0])
            if ask.seat == CLOCK:
                game.apply(state, CLOCK, ask.default)
                continue
            view = game.view(state, ask.seat)
            if len(spent["greedy"]) % EVERY == EVERY // 2:
                _answer(hard, game, view, ask.seat, Dice(number), spent["search"])
            game.apply(state, ask.seat, _answer(medium, game, view, ask.seat, dice, spent["greedy"]))
    return spent


def _advised(slug: str, seats: int) -> Row:
    """What *Suggest* takes of a processor, and the coach with it, in games of Medium."""
    game, times = games()[slug], list[float]()
    with paced() as pace:
        for number, (view, seat) in enumerate(_choices(game, seats)):
            if number % EVERY == EVERY // 2:
                start = time.thread_time()
                advise(game, view, seat, Dice(f"advice/{number}"))
                times.append(time.thread_time() - start)
            if len(times) == SUGGESTIONS:
                break
    p50, p95 = (quantile(times, q) * 1000 for q in (0.5, 0.95))
    return Row(
        f"a suggestion: {slug}, {seats} seats, p50 / p95",
        f"{p50:.0f} / {p95:.0f} ms",
        f"{MOST_OF_ADVICE:.0f} ms, pace {pace():.2f}; of {len(times)}",
        p95 * pace() / MOST_OF_ADVICE,
        "<= 1.0",
    )


def _choices(game: Game[Any], seats: int) -> Iterator[tuple[Any, Seat]]:
    """Views of seats that are asked something, in one game of Medium after another."""
    number = 0
    while True:
        number += 1
        medium, dice = GreedyPlayer(), Dice(f"advised/{number}")
        state = game.setup(seats, {}, Rng(f"advised/{number}"))
        while not state.over:
            state.events.clear()
            asks = game.briefs(state)
            ask = next((each for each in asks if each.seat != CLOCK), asks[0])
            if ask.seat == CLOCK:
                game.apply(state, CLOCK, ask.default)
                continue
            view = game.view(state, ask.seat)
            yield view, ask.seat
            game.apply(state, ask.seat, medium.choose(game, view, ask.seat, dice))


def _answer(player: Answerer, game: Game[Any], view: Any, seat: Seat, dice: Dice, spent: list[float]) -> Move:
    start = time.thread_time()
    move = player.choose(game, view, seat, dice)
    spent.append(time.thread_time() - start)
    return move


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
