"""A process that draws 3,000 pictures of all games: how much memory it takes, and what it keeps that is of use."""

from __future__ import annotations

import pickle
import statistics
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import chain, cycle, islice, zip_longest
from pathlib import Path
from typing import Any

from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from renderers.catalogue import RENDERERS
from renderers.kit.picture.pixels import PIXELS
from renderers.look import Look
from tests.bench.apart import found_by
from tests.bench.memory import resident
from tests.bench.table import Row, sized, worked
from tests.games.proofs import NAMES, every_game

PICTURES, TABLES = sized((3000, 2), (6, 1))
"""How many are drawn; tables of each game and number of seats, which take turns."""
LIMIT = 350
"""Megabytes of the process."""
Job = tuple[str, Any, Look, int | None]


def table(slug: str, seats: int, number: int) -> Iterator[Job]:
    """What is drawn of a random game: every fourth board, and every eighth time the hand of who is asked."""
    game, hand = every_game()[slug], RENDERERS[slug].hand
    state = game.setup(seats, {}, Rng(f"pixels {seats} {number}"))
    names = tuple(NAMES[(5 * number + 3 * seats + i) % len(NAMES)] for i in range(seats))
    for count, turn in enumerate(playout(game, state, Dice(f"pixels {seats} {number}"))):
        asked = [seat for seat in game.awaited(state) if seat >= 0]
        if count % 4 or not asked:
            continue
        look = Look(names, tuple(map(int, asked)), "plays", tuple(turn.events))
        yield slug, game.view(state, None), look, None
        if hand is not None and count % 8 == 0:
            yield slug, game.view(state, asked[0]), look, int(asked[0])


def jobs() -> Iterator[Job]:
    """Pictures of all tables in turn, again from the start until there are enough."""
    tables = [
        table(slug, seats, number)
        for slug in RENDERERS
        for seats in range(2, every_game()[slug].info.max_seats + 1)
        for number in range(TABLES)
    ]
    turns = chain.from_iterable(zip_longest(*tables))
    return islice(cycle(job for job in turns if job is not None), PICTURES)


def drawn(file: str) -> dict[str, float]:
    """Draw what is in a file, and say what that took."""
    for slug in RENDERERS:
        RENDERERS[slug].prepare()
    spent, sizes = [], []
    with open(file, "rb") as given:
        for number in range(PICTURES):
            slug, view, look, seat = pickle.load(given)
            render, hand = RENDERERS[slug].render, RENDERERS[slug].hand
            assert render is not None
            draw = (
                partial(render, view, look)
                if seat is None or hand is None
                else partial(hand, view, look, seat)
            )
            spent.append(worked(draw))
            if (number + 1) % (PICTURES // 6) == 0:
                sizes.append(resident())
    kept = PIXELS.figures
    hits = kept.hits / (kept.hits + kept.misses)
    return {
        "first": sizes[1],
        "last": sizes[-1],
        "each": statistics.mean(spent),
        "hits": hits,
        "held": kept.held,
    }


def rows() -> Iterator[Row]:
    """Views are made here, and drawn in a process of their own."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "views"
        with file.open("wb") as given:
            for job in jobs():
                pickle.dump(job, given)
        found = found_by(f"from {__name__} import drawn; found = drawn({str(file)!r})")
    what = f"{PICTURES:,} pictures of all games"
    yield Row(what, f"{found['last']:.0f} MB", f"{LIMIT} MB", found["last"] / LIMIT, "<= 1.0")
    first = found["first"]
    yield Row(
        f"{what}: beside 1,000", f"{found['last']:.0f} MB", f"{first:.0f} MB", found["last"] / first, "<= 1.1"
    )
    yield Row(f"{what}: each", f"{found['each'] * 1000:.1f} ms")
    yield Row(f"{what}: drawn things kept", f"{found['held'] / 1e6:.0f} MB", f"found {found['hits']:.1%}")
