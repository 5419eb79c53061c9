"""Statistics of a server: who played what with whom, how it ended, and how strong players are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

import msgspec

from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.table_state import Result
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Holder
from bot.sessions.people.ratings import Rating, Who, rate, who
from bot.store import ResultRow, StoreError, Tally

__all__ = ["LEAST", "Figures", "GameFigures", "PersonFigures", "Ranked", "Ranking", "Tally"]

LEAST = 3
"""How many rated games a player needs to be ranked."""

_result = msgspec.json.Decoder(Result)
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
    """Everything about one server, as of one fingerprint of its results."""

    print: tuple[int, ...]
    ended: list[tuple[ResultRow, Result | None, tuple[Holder, ...]]]
    ratings: dict[str, dict[Who, Rating]]
    names: dict[Who, str]
    rated: dict[str, int]


class Figures:
    """Reads the results of servers, and keeps what it computed until another game ends there."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._books: dict[int, _Book] = {}

    async def played(self, guild_id: int) -> dict[str, int]:
        """How many matches of each game were finished in a server, the most frequent first."""
        book = await self._book(guild_id)
        counts = Counter(row.game for row, result, _ in book.ended if result is not None)
        return dict(counts.most_common())

    async def ranking(self, guild_id: int, game: str) -> Ranking:
        """The ranking of a game in a server."""
        book = await self._book(guild_id)
        ratings = {mine: each for mine, each in book.ratings.get(game, {}).items() if not mine.forgotten}
        order = sorted(
            ratings.items(), key=lambda item: (item[1].games < LEAST, -item[1].points, -item[1].games)
        )
        ready = [rating.points for rating in ratings.values() if rating.games >= LEAST]
        lines = [
            Ranked(
                1 + sum(points > rating.points for points in ready) if rating.games >= LEAST else None,
                mine,
                book.names.get(mine, ""),
                rating,
            )
            for mine, rating in order
        ]
        return Ranking(game, book.rated.get(game, 0), tuple(lines))

    async def of(self, guild_id: int, user_id: int, game: str | None = None) -> PersonFigures:
        """What a person did in a server, in one game or in all."""
        book = await self._book(guild_id)
        return await asyncio.to_thread(_person, book, user_id, game)

    def forget(self, user_id: int) -> None:
        """Forget everything computed, because a person may no longer be named."""
        self._books.clear()

    async def tally(self) -> Tally:
        """Totals over all servers."""
        try:
            return await self._tables.store.tally(self._tables.clock())
        except StoreError as error:
            raise refused_by_store(error) from error

    async def _book(self, guild_id: int) -> _Book:
        try:
            printed = await self._tables.store.results_print(guild_id)
            known = self._books.get(guild_id)
            if known is not None and known.print == printed:
                return known
            rows = await self._tables.store.results(guild_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        book = await asyncio.to_thread(_read, printed, rows)
        self._books[guild_id] = book
        return book


def _read(printed: tuple[int, ...], rows: Sequence[ResultRow]) -> _Book:
    """Read the results in the order of the games, on which ratings depend."""
    ended = []
    ratings: dict[str, dict[Who, Rating]] = {}
    names: dict[Who, str] = {}
    rated: Counter[str] = Counter()
    for row in rows:
        result = None if row.result is None else _result.decode(row.result)
        holders = _holders.decode(row.holders)
        ended.append((row, result, holders))
        if result is None:
            continue
        rate(ratings.setdefault(row.game, {}), result)
        rated[row.game] += result.compares
        for parts in result.parts:
            for part in parts:
                if (known := who(part)) is not None:
                    names[known] = part.name
    return _Book(printed, ended, ratings, names, dict(rated))


def _person(book: _Book, user_id: int, only: str | None) -> PersonFigures:
    mine = Who(user_id, None)
    found: dict[str, GameFigures] = {}
    partners: Counter[int] = Counter()
    names = {known.user_id: name for known, name in book.names.items() if known.user_id is not None}
    for row, result, holders in book.ended:
        if only is not None and row.game != only:
            continue
        if result is None:
            present = {holder.user_id for holder in holders}
        else:
            present = {part.user_id for parts in result.parts for part in parts}
        if user_id not in present:
            continue
        partners.update(user for user in present if user is not None and user >= 0 and user != user_id)
        names.update((holder.user_id, holder.name) for holder in holders if holder.user_id is not None)
        rating = book.ratings.get(row.game, {}).get(mine)
        so_far = found.get(row.game, GameFigures(row.game, 0, 0, 0, (), None, rating))
        found[row.game] = _with(so_far, result, user_id)
    games = sorted(found.values(), key=lambda game: -(game.finished + game.ended_early))
    together = tuple((user, names.get(user, ""), count) for user, count in partners.most_common(5))
    return PersonFigures(names.get(user_id), tuple(games), together)


def _with(so_far: GameFigures, result: Result | None, user_id: int) -> GameFigures:
    """The figures with one more game: the person's best side, and a win if they made at least half of its moves."""
    if result is None:
        return msgspec.structs.replace(so_far, ended_early=so_far.ended_early + 1)
    own = [
        (*result.of_seat(seat), part)
        for seat, parts in enumerate(result.parts)
        for part in parts
        if part.user_id == user_id
    ]
    place, score, _ = min(own, key=lambda seat: (seat[0], -seat[1]))
    against_others = result.outcome == "ranked" and len(result.places) > 1
    return msgspec.structs.replace(
        so_far,
        finished=so_far.finished + 1,
        wins=so_far.wins + any(place == 1 and part.counts_as_winner for place, _, part in own),
        places=(*so_far.places, (place, len(result.places))) if against_others else so_far.places,
        best=score if so_far.best is None else max(so_far.best, score),
    )
