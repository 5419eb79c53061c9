"""Open moves: how many a second are decided at random, how long the next spot of one takes, and what a draft adds to a
click beside the drawing.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.discord.views.choices import FIRST
from bot.discord.views.drafting import draft_items
from bot.discord.views.table import table_of
from bot.engine.moves import Seat, Value
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from tests.bench.pace import paced
from tests.bench.table import Row, quantile, sized
from tests.discord.stage import stage
from tests.games.proofs import every_game, random_case

POSITIONS, EACH = sized((40, 5), (1, 1))
CLICKS = sized(200, 1)
LIMIT = 0.002
"""Seconds of work that a draft may add to a click, and that a spot of an open move takes, on the machine of `pace`."""
SPOTS = sized(20_000, 20)


def rows() -> Iterator[Row]:
    """Decisions for each open verb of the games; then what a click on a draft costs."""
    for slug, game in every_game().items():
        for verb in game.info.verbs:
            if verb.open:
                yield _decisions(slug, verb.name)
    with paced() as pace:
        late = {verb: quantile(costs, 0.99) for verb, costs in _spots("novasolis").items()}
    slowest, limit = max(late, key=late.__getitem__), LIMIT / pace()
    yield Row(
        "the next spot of any open move, novasolis",
        f"p99 {late[slowest] * 1000:.2f} ms",
        f"limit {limit * 1000:.1f} ms; of {slowest}",
        late[slowest] / limit,
        "<= 1.0",
    )
    for slug in ("sol", "afterglow"):
        with tempfile.TemporaryDirectory() as folder, paced() as pace:
            costs = asyncio.run(_clicks(slug, Path(folder) / "games.db"))
        usual, limit = statistics.median(costs), LIMIT / pace()
        yield Row(
            f"a draft kept, walked and laid out for a click, {slug}",
            f"p50 {usual * 1000:.2f} ms",
            f"limit {limit * 1000:.1f} ms; p99 {quantile(costs, 0.99) * 1000:.2f} ms",
            usual / limit,
            "<= 1.0",
        )


def _spots(slug: str) -> dict[str, list[float]]:
    """Seconds of work for spots along random walks in games of all sizes and options, by verb."""
    game, costs, number = every_game()[slug], dict[str, list[float]](), 0
    while sum(map(len, costs.values())) < SPOTS:
        number += 1
        dice = Dice(f"spots {number}")
        state = random_case(game, dice).setup(f"spots {number}")
        for _ in playout(game, state, dice):
            for seat in game.awaited(state):
                for verb in game.offer(state, seat).open_verbs if seat >= 0 and not dice.below(4) else ():
                    costs.setdefault(verb.name, []).extend(_walked(game, state, seat, verb.name, dice))
    return costs


def _walked(game: Game[Any], state: Any, seat: Seat, verb: str, dice: Dice) -> Iterator[float]:
    """Seconds of work for each spot of one random walk."""
    chosen: tuple[Value, ...] = ()
    while True:
        start = time.thread_time()
        spot = game.offer(state, seat).spot(verb, chosen)
        yield time.thread_time() - start
        if spot is None or not spot.next:
            return
        chosen = (*chosen, spot.next[dice.below(len(spot.next))].value)


def _decisions(slug: str, verb: str) -> Row:
    """Random moves of an open verb, beside the lists of all closed moves in the same positions."""
    game, dice, number = every_game()[slug], Dice(f"{slug} {verb}"), 0
    open_spent, listed_spent, decided, listed = 0.0, 0.0, 0, 0
    while decided < POSITIONS * EACH and number < POSITIONS:
        number += 1
        state = game.setup(game.info.max_seats, {}, Rng(f"{verb} {number}"))
        for _ in playout(game, state, dice, limit=sized(200, 30)):
            seat = next((seat for seat in game.awaited(state) if seat >= 0), None)
            if seat is None or dice.below(8) or game.offer(state, seat).spot(verb) is None:
                continue
            start = time.thread_time()
            decided += sum(game.offer(state, seat).stroll(verb, dice) is not None for _ in range(EACH))
            middle = time.thread_time()
            listed += sum(bool(game.moves(state, seat)) for _ in range(EACH))
            open_spent += middle - start
            listed_spent += time.thread_time() - middle
    if not decided:
        return Row(f"decisions for open moves: {slug} {verb}", "none came up")
    return Row(
        f"decisions for open moves: {slug} {verb}",
        f"{decided / open_spent:,.0f} moves/s",
        f"lists of single moves {listed / listed_spent:,.0f}",
    )


async def _clicks(slug: str, database: Path) -> list[float]:
    """Seconds of work for each click: the draft is kept, walked from the beginning, and laid out."""
    costs, dice = list[float](), Dice(f"drafts {slug}")
    async with stage(database) as scene:
        session = await scene.game(slug, scene.bo)
        context, game = scene.client.context, scene.client.context.games[slug]
        while len(costs) < CLICKS:
            state: Any = await scene.truth(session)
            seat = Seat(game.awaited(state)[0])
            user, verbs = session.holders[seat].user_id, game.offer(state, seat).open_verbs
            move = game.offer(state, seat).stroll(verbs[0].name, dice) if verbs else None
            if move is not None and user is not None:
                for count in range(1, len(move.values) + 1):
                    table = await table_of(context, session, seat)
                    start = time.process_time()
                    draft = await scene.sessions.drafts.keep(
                        user, session.id, seat, move.verb, move.values[:count], None
                    )
                    shown = replace(table, draft=draft)
                    now = shown.begun
                    assert now is not None
                    draft_items(shown, seat, now, FIRST)
                    costs.append(time.process_time() - start)
            moves = game.moves(state, seat)
            await scene.play(session, seat, move or moves[dice.below(len(moves))])
            await scene.settled()
            if scene.sessions.in_channel(int(scene.table.id)) is None:
                session = await scene.game(slug, scene.bo)
    return costs
