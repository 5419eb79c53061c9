"""Games that are over: the film of a whole one, and the statistics of a server with 2,000 of them."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import msgspec

from bot.discord.reading.film_store import names_then, teller
from bot.engine.playout import Dice
from bot.engine.words import words_of
from bot.games.catalogue import games
from bot.sessions import Holder, Sessions
from bot.sessions.core.table_state import Part, Result
from bot.sessions.people.archive import Retold, told_of
from bot.store.sqlite import open_store
from renderers.catalogue import RENDERERS
from renderers.film import Film
from tests.bench.lag import Lag
from tests.bench.played import played
from tests.bench.table import Row, quantile, seconds, sized

GAMES, GUILD, PEOPLE, TABLE = sized(2000, 20), 1, 60, 4
ROUNDS, MOVES = sized((5, 100_000), (1, 30))


def retold(slug: str, seats: int) -> Retold:
    """A whole game played at random, told again as the public saw it."""
    return told_of(games()[slug], played(slug, seats, "film", MOVES), None, 0.0)


def film_of(told: Retold) -> Film:
    """The film, nothing of it drawn."""
    slug = told.session.game
    turning = [point.moment for point in told.points]
    render, tell = RENDERERS[slug].render, teller(words_of(slug))
    assert render is not None
    return Film(games()[slug], render, told.moments, names_then(told, "en"), tell, turning)


async def _drawn(told: Retold) -> tuple[float, list[float], Film]:
    """Seconds to draw the film on a thread and to write its file, and the lags of the loop meanwhile."""
    film = film_of(told)
    start = time.perf_counter()
    async with Lag() as lag:
        while not film.done:
            await asyncio.to_thread(film.shoot)
        await asyncio.to_thread(film.file)
    return time.perf_counter() - start, lag.late, film


def _fill(file: Path) -> None:
    """2,000 games of four that are over; who of the sixty people wins is drawn by lot."""
    dice, db = Dice("results"), sqlite3.connect(file)
    columns = (
        "channel, guild, game, status, host, options, holders, seq, moved, asked, windows, seed, created,"
        " started, ended, announced, result, change"
    )
    for number in range(GAMES):
        first = dice.below(PEOPLE)
        people = [(1000 + (first + 7 * i) % PEOPLE, f"Player {i}") for i in range(TABLE)]
        scores = tuple(dice.below(60) for _ in people)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        parts = tuple((Part(user, name, None, 1.0),) for user, name in people)
        holders = [Holder(user, name) for user, name in people]
        values = (number, GUILD, "sol", "finished", people[0][0], "{}", msgspec.json.encode(holders).decode())
        ends = (300, 300, "[]", "[]", "seed", number, number, number + 0.5, 300)
        result = msgspec.json.encode(Result(scores, places, parts)).decode()
        marks = ", ".join("?" * 18)
        db.execute(f"INSERT INTO session ({columns}) VALUES ({marks})", (*values, *ends, result, number + 1))
    db.commit()
    db.close()


def _read_plain(file: Path) -> None:
    db = sqlite3.connect(file)
    db.execute("SELECT id, game, ended, holders, result FROM session WHERE guild = 1").fetchall()
    db.close()


async def _statistics(file: Path) -> tuple[float, float, float, float]:
    """Seconds of the first ranking, of the next, of a person's figures; the 99th percentile of the loop's lag."""
    store = await open_store(file)
    _fill(file)
    sessions = await Sessions.open(store, games())
    marks = [time.perf_counter()]
    async with Lag() as lag:
        for ask in (sessions.figures.ranking, sessions.figures.ranking):
            await ask(GUILD, "sol")
            marks.append(time.perf_counter())
        await sessions.figures.of(GUILD, 1000)
        marks.append(time.perf_counter())
    await sessions.close()
    await store.close()
    first, again, person = (after - before for before, after in pairwise(marks))
    return first, again, person, quantile(lag.late, 0.99)


def rows() -> Iterator[Row]:
    """Films of both games, then the statistics."""
    for slug, seats in (("sol", 4), ("supernova", 3)):
        start = time.perf_counter()
        told = retold(slug, seats)
        again = time.perf_counter() - start
        yield Row(f"a whole game told again: {slug}, {seats} seats", f"{again:.2f} s", f"{told.moves} moves")
        spent, lags, film = asyncio.run(_drawn(told))
        yield Row(
            f"  its film of {len(film.shots)} frames",
            f"{spent:.1f} s",
            f"{spent / len(film.shots) * 1000:.0f} ms a frame, {len(film.file()) / 1e6:.1f} MB",
        )
        late = quantile(lags, 0.99)
        yield Row("  event-loop lag meanwhile, p99", f"{late * 1000:.1f} ms", "10 ms", late / 0.01, "<= 1.0")
    found, plain = [], []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory(dir=".") as folder:
            file = Path(folder) / "results.db"
            found.append(asyncio.run(_statistics(file)))
            plain.append(seconds(partial(_read_plain, file)))
    first, again, person, late = (statistics.median(each) for each in zip(*found))
    yield Row(
        f"ranking of a server with {GAMES:,} games: first",
        f"{first * 1000:.0f} ms",
        f"sqlite3 {statistics.median(plain) * 1000:.1f} ms",
        statistics.median(mine[0] / below for mine, below in zip(found, plain)),
    )
    yield Row("  again / a person's figures", f"{again * 1000:.1f} / {person * 1000:.1f} ms")
    yield Row("  event-loop lag meanwhile, p99", f"{late * 1000:.1f} ms", "10 ms", late / 0.01, "<= 1.0")
