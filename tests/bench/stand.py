"""The sandbox and those who play in it, in a process of their own: the bot's loop, threads and memory are the bot's.

Who plays reads from the database what is asked, as a person reads it from the channel, and answers with a slash
command.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any

import msgspec

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.games.catalogue import games
from bot.sandbox import Sandbox
from bot.sandbox.api import interactions
from bot.sessions.core.types import Holder
from bot.store.addresses import Place
from bot.store.addresses import place as at
from bot.store.postgres.connecting import connect
from bot.store.postgres.connection import Connection
from tests.bench.apart import started
from tests.bench.table import SHORT
from tests.patience import PATIENCE
from tests.usual import as_usual

_holders = msgspec.json.Decoder(tuple[Holder, ...])
_seats = msgspec.json.Decoder(tuple[int, ...])

Reads = sqlite3.Connection | Connection

MOVES = 3
"""So many moves are made in a game that is only begun."""


class TablePlace(msgspec.Struct, frozen=True):
    """A table: the session and its channel."""

    session: int
    channel: str


class Stand:
    """The other end of the sandbox's process: every method runs there."""

    def __init__(self, pipe: Pipe, api_url: str, gateway_url: str, token: str, guild_id: int) -> None:
        self._pipe = pipe
        self.api_url, self.gateway_url, self.token, self.guild_id = api_url, gateway_url, token, guild_id

    async def _ask(self, what: str, *values: Any) -> Any:
        await asyncio.to_thread(self._pipe.send, (what, values))
        return await asyncio.to_thread(self._pipe.recv)

    async def people(self, count: int) -> list[int]:
        """So many newcomers."""
        return list(await self._ask("people", count))

    async def channels(self, count: int) -> list[int]:
        """So many new channels."""
        return list(await self._ask("channels", count))

    async def play(
        self, games: Place, places: list[TablePlace], rate: float, lasting: float
    ) -> dict[str, list[float]]:
        """Moves of people at a steady rate, at tables where one is awaited; by game, seconds until the first answer."""
        return dict(await self._ask("play", str(games), places, rate, lasting))

    async def games(
        self,
        file: Path,
        places: list[int],
        people: list[int],
        count: int,
        at_once: int,
        slugs: Sequence[str],
        *,
        ending: bool,
    ) -> None:
        """So many games of two people by commands, each with a few moves; `ending` ends each."""
        await self._ask("games", str(file), places, people, count, at_once, list(slugs), ending)

    async def refused(self) -> int:
        """How many requests were refused so far because there were too many."""
        return int(await self._ask("refused"))

    async def direct_messages(self) -> tuple[int, int]:
        """How many direct messages people have, and how many different people have one."""
        found = await self._ask("direct_messages")
        return int(found[0]), int(found[1])


@asynccontextmanager
async def stand(*, rate_limits: bool) -> AsyncIterator[Stand]:
    """A sandbox in a process of its own."""
    here, there = multiprocessing.Pipe()
    process = started(_main, there, rate_limits)
    if not SHORT:
        there.close()
    try:
        yield Stand(here, *await asyncio.to_thread(here.recv))
    finally:
        with suppress(BrokenPipeError):
            here.send(None)
        await asyncio.to_thread(process.join)


_statuses: Counter[int] = Counter()
"""In the process: how many requests were answered with each status."""


# In the process --------------------------------------------------------------------------------------------------


def _main(pipe: Pipe, rate_limits: bool) -> None:
    asyncio.run(_serve(pipe, rate_limits))


async def _serve(pipe: Pipe, rate_limits: bool) -> None:
    Sandbox.patience = PATIENCE
    # Late answers are counted, not left out: every game is to be played.
    interactions.SECONDS_TO_ACKNOWLEDGE = PATIENCE  # type: ignore[attr-defined]
    async with Sandbox(validate=False, rate_limits=rate_limits) as sandbox:
        sandbox.rest.on_traffic = _count
        pipe.send((sandbox.api_url, sandbox.gateway_url, sandbox.token, sandbox.guild_id))
        while (asked := await asyncio.to_thread(pipe.recv)) is not None:
            what, values = asked
            pipe.send(await _DOING[what](sandbox, *values))


async def _people(sandbox: Sandbox, count: int) -> list[int]:
    return [int(sandbox.add_person(f"Player {number}").id) for number in range(count)]


async def _channels(sandbox: Sandbox, count: int) -> list[int]:
    return [int(sandbox.add_channel(f"bench-{number}").id) for number in range(count)]


def _count(method: str, path: str, status: int, took: float, body: Any) -> None:
    _statuses[status] += 1


async def _refused(sandbox: Sandbox) -> int:
    return _statuses[429]


async def _direct_messages(sandbox: Sandbox) -> tuple[int, int]:
    counts = [len(person.dm.messages) for person in sandbox.people()]
    return sum(counts), sum(count > 0 for count in counts)


async def _games(
    sandbox: Sandbox,
    file: str,
    places: list[int],
    people: list[int],
    count: int,
    at_once: int,
    slugs: list[str],
    ending: bool,
) -> None:
    db = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    actors = {int(person.id): person for person in sandbox.people()}
    host, guest = (actors[user] for user in people)
    dice, free, room = Dice(f"games {ending}"), deque(places), asyncio.Semaphore(at_once)

    async def game(slug: str) -> None:
        async with room:
            channel = sandbox.channel(str(free.popleft()))
            await host.slash("game new", channel=channel, options=as_usual(slug))
            await guest.slash("game join", channel=channel)
            await host.slash("game start", channel=channel)
            newest = "SELECT max(id) FROM session WHERE channel = ?"
            (session,) = db.execute(newest, (int(channel.id),)).fetchone()
            for _ in range(MOVES):
                if (found := _asked(db, session, dice)) is None:
                    break
                user, command, options = _by_command(found)
                await actors[user].slash(command, channel=channel, options=options)
            await guest.slash("game board", channel=channel)
            if ending:
                await host.slash("game end", channel=channel, options={"reason": "It is late"})
                free.append(int(channel.id))

    await asyncio.gather(*(game(slugs[number % len(slugs)]) for number in range(count)))
    db.close()


def _by_command(found: tuple[int, str, Move]) -> tuple[int, str, dict[str, str]]:
    """Who plays a move, and how it is typed."""
    user, game, move = found
    verb = games()[game].info.verb(move.verb)
    assert verb is not None
    options = {param.name: str(value) for param, value in zip(verb.params, move.values)}
    return user, " ".join(filter(None, (game, verb.shown.group, move.verb))), options


async def _play(
    sandbox: Sandbox, games: str, places: list[TablePlace], rate: float, lasting: float
) -> dict[str, list[float]]:
    db = _opened(games)
    actors = {int(person.id): person for person in sandbox.people()}
    dice, acks = Dice("load"), dict[str, list[float]]()
    busy: set[int] = set()

    async def answer(place: TablePlace, user: int, command: str, options: dict[str, str]) -> None:
        start = time.perf_counter()
        try:
            await actors[user].slash(
                command, channel=sandbox.channel(place.channel), wait="acknowledged", options=options
            )
            acks.setdefault(command.split()[0], []).append(time.perf_counter() - start)
        finally:
            busy.discard(place.session)

    begin, tasks = time.perf_counter(), list[asyncio.Task[None]]()
    for number in range(int(rate * lasting)):
        await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
        for _ in range(12):
            place = places[dice.below(len(places))]
            if place.session in busy or (found := _asked(db, place.session, dice)) is None:
                continue
            user, command, options = _by_command(found)
            busy.add(place.session)
            tasks.append(asyncio.create_task(answer(place, user, command, options)))
            break
    await asyncio.gather(*tasks)
    db.close()
    return acks


def _opened(place: str) -> Reads:
    """The games, to be read only: a file, or a database at an address."""
    return (
        sqlite3.connect(f"file:{place}?mode=ro", uri=True)
        if isinstance(at(place), Path)
        else connect(place, reads=True)
    )


def _asked(db: Reads, session: int, dice: Dice) -> tuple[int, str, Move] | None:
    """Who is awaited at a table, in what game, and a move of theirs; None where no person is."""
    row = db.execute("SELECT game, holders, asked FROM session WHERE id = ?", (session,)).fetchone()
    holders = _holders.decode(row[1])
    waiting = [seat for seat in _seats.decode(row[2]) if seat >= 0 and holders[seat].user_id is not None]
    if not waiting:
        return None
    newest = "SELECT state FROM snapshot WHERE session = ? ORDER BY seq DESC LIMIT 1"
    game, seat = games()[row[0]], Seat(waiting[dice.below(len(waiting))])
    moves = game.moves(game.decode(db.execute(newest, (session,)).fetchone()[0]), seat)
    user = holders[seat].user_id
    if not moves or user is None:
        return None
    return user, row[0], moves[dice.below(len(moves))]


_DOING: dict[str, Callable[..., Awaitable[Any]]] = {
    "people": _people,
    "channels": _channels,
    "play": _play,
    "games": _games,
    "direct_messages": _direct_messages,
    "refused": _refused,
}
