"""Statistics of a server: who played what with whom, how it ended, and how strong players are."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import Counter, OrderedDict
from collections.abc import Sequence

import msgspec

from bot.sessions.core.breath import breathe
from bot.sessions.core.head import to_row
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.table_state import Result
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Holder
from bot.sessions.people.careers import Career, Ended, before, career, result_of
from bot.sessions.people.ratings import Rating, Who, rate, who
from bot.sessions.people.seasons import Season
from bot.store import ResultRow, ResultsMark, StoreError, Tally

__all__ = ["LEAST", "Figures", "GameFigures", "PersonFigures", "Ranked", "Ranking", "Tally"]

LEAST = 3
"""How many rated games a player needs to be ranked."""

MOST = 200_000
"""How many results are kept in memory, over all servers that someone asked about lately."""

_holders = msgspec.json.Decoder(tuple[Holder, ...])


class Ranked(msgspec.Struct, frozen=True):
    """A line of a ranking. Players with equal points share a `place`; None means too few games so far."""

    place: int | None
    who: Who
    name: str
    rating: Rating


class Ranking(msgspec.Struct, frozen=True):
    """The ranking of a game in a server: the strongest first, then those with too few games."""

    game: str
    games: int
    lines: tuple[Ranked, ...]


class GameFigures(msgspec.Struct, frozen=True):
    """What a person did in one game. `places` are from games against others: place, and number of sides.

    `wins` are first places, and co-operative and solo games that were won.
    """

    game: str
    finished: int
    ended_early: int
    wins: int
    places: tuple[tuple[int, int], ...]
    best: int | None
    rating: Rating | None

    @property
    def average_place(self) -> float | None:
        """The mean place against others; None if there is none."""
        return sum(place for place, _ in self.places) / len(self.places) if self.places else None


class PersonFigures(msgspec.Struct, frozen=True):
    """What a person did in a server. `partners` are (user id, name, games together), the most frequent first."""

    name: str | None
    games: tuple[GameFigures, ...]
    partners: tuple[tuple[int, str, int], ...]

    @property
    def finished(self) -> int:
        """Games played to the end."""
        return sum(game.finished for game in self.games)

    @property
    def ended_early(self) -> int:
        """Games that were ended early."""
        return sum(game.ended_early for game in self.games)

    @property
    def favourite(self) -> str | None:
        """The game played most often."""
        most = max(self.games, key=lambda game: game.finished + game.ended_early, default=None)
        return None if most is None else most.game


class _Book(msgspec.Struct, frozen=True):
    """Everything about one server, as of a mark of its results: what its games came to, but not the games.

    `told` has a hash of each game by session, and only grows: a later book shares it. `last` is when the last game
    ended, and its session.
    """

    mark: ResultsMark
    told: dict[int, int]
    last: tuple[float, int]
    ratings: dict[str, dict[Who, Rating]]
    names: dict[Who, str]
    rated: Counter[str]
    finished: Counter[str]


class Figures:
    """Reads the results of servers, and keeps what it computed; each game that ends is added to it."""

    def __init__(self, tables: Tables, most: int = MOST) -> None:
        self._tables, self._most = tables, most
        self._books: OrderedDict[int, _Book] = OrderedDict()
        self._forgotten = 0
        """How often everything was forgotten: what was being read then is not kept."""
        self._reading: dict[int, asyncio.Lock] = {}
        """Held while the results of a server are read, so that they are read once and added in order."""

    async def played(self, guild_id: int) -> dict[str, int]:
        """How many matches of each game were finished in a server, the most frequent first."""
        book = await self._book(guild_id)
        return dict(book.finished.most_common())

    async def ranking(self, guild_id: int, game: str, season: Season | None = None) -> Ranking:
        """The ranking of a game in a server, by all games or by those of one season alone."""
        if season is None:
            return await asyncio.to_thread(_ranking, await self._book(guild_id), game)
        rows = [row for row in await self._of_kind(guild_id, game) if season.includes(row.ended)]
        book = await asyncio.to_thread(_add, _empty(), ResultsMark(0, 0), rows)
        return await asyncio.to_thread(_ranking, book, game)

    async def career(self, guild_id: int, user_id: int, game: str) -> Career:
        """How a person fared in one game in a server: over time, and against others."""
        return await asyncio.to_thread(career, await self._of_kind(guild_id, game), user_id)

    async def _of_kind(self, guild_id: int, game: str) -> list[ResultRow]:
        """All games of one kind that ended in a server."""
        try:
            return [row for row in await self._tables.store.results(guild_id) if row.game == game]
        except StoreError as error:
            raise refused_by_store(error) from error

    async def of(self, guild_id: int, user_id: int, game: str | None = None) -> PersonFigures:
        """What a person did in a server, in one game or in all."""
        book = await self._book(guild_id)
        try:
            rows = await self._tables.store.results_naming(guild_id, user_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        return await asyncio.to_thread(_person, book, rows, user_id, game)

    async def ended(self, session: int) -> dict[int, Ended]:
        """What the end of a game is for each person who had a part in it; nothing where no figures are kept."""
        table = await self._tables.table(session)
        head, result = table.head, table.head.result
        if head.guild_id is None or result is None or head.ended_at is None or head.table_state.imported:
            return {}
        lines = [line for line in (await self.ranking(head.guild_id, head.game)).lines if line.place]
        places = {line.who.user_id: line.place for line in lines}
        row = ResultRow(head.id, head.game, head.ended_at, "", to_row(head).result)
        found = {}
        for user_id in {part.user_id for parts in result.parts for part in parts}:
            if user_id is None or user_id < 0:
                continue
            try:
                rows = await self._tables.store.results_naming(head.guild_id, user_id)
            except StoreError as error:
                raise refused_by_store(error) from error
            known = await asyncio.to_thread(before, rows, row, user_id)
            found[user_id] = Ended(known, places.get(user_id) or 0, len(lines))
        return found

    def forget(self, user_id: int) -> None:
        """Forget everything computed, because a person may no longer be named."""
        self._forgotten += 1
        self._books.clear()

    async def tally(self) -> Tally:
        """Totals over all servers."""
        try:
            return await self._tables.store.tally(self._tables.clock())
        except StoreError as error:
            raise refused_by_store(error) from error

    async def _book(self, guild_id: int) -> _Book:
        lock = self._reading.setdefault(guild_id, asyncio.Lock())
        try:
            async with lock:
                book = await self._read(guild_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        finally:
            if not lock.locked():
                self._reading.pop(guild_id, None)
        kept = sum(len(each.told) for each in self._books.values())
        while len(self._books) > 1 and kept > self._most:
            kept -= len(self._books.popitem(last=False)[1].told)
        return book

    async def _read(self, guild_id: int) -> _Book:
        """The book of a server as it is now, added to the one that is kept if that is possible."""
        store, forgotten = self._tables.store, self._forgotten
        mark = await store.results_mark(guild_id)
        book = self._books.pop(guild_id, None)  # cancelled half-way, a thread may still add to it
        if book is None or book.mark != mark:
            later = None if book is None else await self._later(guild_id, book, mark)
            if later is None:
                later = await asyncio.to_thread(_add, _empty(), mark, await store.results(guild_id))
            book = later
        if forgotten == self._forgotten:
            self._books[guild_id] = book
        return book

    async def _later(self, guild_id: int, book: _Book, mark: ResultsMark) -> _Book | None:
        """A book with the games that ended since; None if what it says has changed otherwise."""
        if mark.results < len(book.told):
            return None
        rows = await self._tables.store.results(guild_id, book.mark.change)
        return await asyncio.to_thread(_extended, book, mark, rows)


def _empty() -> _Book:
    return _Book(ResultsMark(0, 0), {}, (-1.0, 0), {}, {}, Counter(), Counter())


def _extended(book: _Book, mark: ResultsMark, rows: Sequence[ResultRow]) -> _Book | None:
    """A book with the games among these that are new; None if they are not all, or if another is told otherwise."""
    new = [row for row in rows if (row.ended, row.session) > book.last]
    if len(new) != mark.results - len(book.told):
        return None
    again = [row for row in rows if (row.ended, row.session) <= book.last]
    if any(book.told.get(row.session) != hash(row) for row in again):
        return None
    return _add(book, mark, new)


def _people(row: ResultRow, result: Result | None) -> set[int]:
    """The users who played a game, or sat there where it was ended early; some are forgotten."""
    if result is None:
        return {holder.user_id for holder in _holders.decode(row.holders) if holder.user_id is not None}
    parts = (part for seat in result.parts for part in seat)
    return {part.user_id for part in parts if part.user_id is not None}


def _add(book: _Book, mark: ResultsMark, rows: list[ResultRow]) -> _Book:
    """A book with more games, in the order in which they ended, on which ratings depend. For a thread.

    The list of games is used up: to let go of very many at once would stop all threads.
    """
    ratings = {game: dict(each) for game, each in book.ratings.items()}
    names, rated, finished = dict(book.names), Counter(book.rated), Counter(book.finished)
    last = book.last
    rows.reverse()
    for number in range(len(rows)):
        breathe(number)
        row = rows.pop()
        book.told[row.session], last = hash(row), (row.ended, row.session)
        result = result_of(row)
        if result is None:
            continue
        rate(ratings.setdefault(row.game, {}), result)
        rated[row.game] += result.is_rated
        finished[row.game] += 1
        for parts in result.parts:
            for part in parts:
                if (known := who(part)) is not None:
                    names[known] = part.name
    return _Book(mark, book.told, last, ratings, names, rated, finished)


def _ranking(book: _Book, game: str) -> Ranking:
    """The ranking of a game."""
    ratings = {mine: each for mine, each in book.ratings.get(game, {}).items() if not mine.forgotten}
    order = sorted(ratings.items(), key=lambda item: (item[1].games < LEAST, -item[1].points, -item[1].games))
    ready = sorted(rating.points for rating in ratings.values() if rating.games >= LEAST)
    lines = [
        Ranked(
            1 + len(ready) - bisect_right(ready, rating.points) if rating.games >= LEAST else None,
            mine,
            book.names.get(mine, ""),
            rating,
        )
        for mine, rating in order
    ]
    return Ranking(game, book.rated.get(game, 0), tuple(lines))


class _Sum:
    """What a person did in one game, while it is counted."""

    def __init__(self, rating: Rating | None) -> None:
        self.rating = rating
        self.finished = self.ended_early = self.wins = 0
        self.places: list[tuple[int, int]] = []
        self.best: int | None = None

    def add(self, result: Result | None, user_id: int) -> None:
        """Add a game: the person's best side, and a win if they made at least half of its moves."""
        if result is None:
            self.ended_early += 1
            return
        own = [
            (*result.of_seat(seat), part)
            for seat, parts in enumerate(result.parts)
            for part in parts
            if part.user_id == user_id
        ]
        place, score, _ = min(own, key=lambda seat: (seat[0], -seat[1]))
        self.finished += 1
        self.wins += any(place == 1 and part.counts_as_winner for place, _, part in own)
        if result.outcome == "ranked" and len(result.places) > 1:
            self.places.append((place, len(result.places)))
        self.best = score if self.best is None else max(self.best, score)

    def figures(self, game: str) -> GameFigures:
        """All that was counted."""
        places = tuple(self.places)
        return GameFigures(game, self.finished, self.ended_early, self.wins, places, self.best, self.rating)


def _person(book: _Book, rows: list[ResultRow], user_id: int, only: str | None) -> PersonFigures:
    """What a person did in the games that may name them, which are used up. For a thread."""
    mine = Who(user_id, None)
    found: dict[str, _Sum] = {}
    partners: Counter[int] = Counter()
    names: dict[int, str] = {}
    rows.reverse()
    for number in range(len(rows)):
        breathe(number)
        row = rows.pop()
        result = result_of(row)
        people = _people(row, result)
        if user_id not in people or only not in (None, row.game):
            continue
        partners.update(user for user in people if user >= 0 and user != user_id)
        for holder in _holders.decode(row.holders):
            if holder.user_id is not None:
                names[holder.user_id] = holder.name
        if row.game not in found:
            found[row.game] = _Sum(book.ratings.get(row.game, {}).get(mine))
        found[row.game].add(result, user_id)
    counted = [each.figures(game) for game, each in found.items()]
    games = sorted(counted, key=lambda game: -(game.finished + game.ended_early))

    def name(user: int) -> str | None:
        return names.get(user, book.names.get(Who(user, None)))

    together = tuple((user, name(user) or "", count) for user, count in partners.most_common(5))
    return PersonFigures(name(user_id), tuple(games), together)
