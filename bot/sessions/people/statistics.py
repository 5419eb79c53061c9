"""Statistics of a server: who played what with whom, how it ended, and how strong players are."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import Counter, OrderedDict
from collections.abc import Sequence

import msgspec

from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.table_state import Result
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Holder
from bot.sessions.people.ratings import Rating, Who, rate, who
from bot.store import ResultRow, ResultsMark, StoreError, Tally

__all__ = ["LEAST", "Figures", "GameFigures", "PersonFigures", "Ranked", "Ranking", "Tally"]

LEAST = 3
"""How many rated games a player needs to be ranked."""

MOST = 50_000
"""How many games are kept in memory, of all servers that someone asked about lately."""

FEW = 200
"""So many new games are added without leaving the event loop."""

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


class _Ended(msgspec.Struct, frozen=True):
    """A game that is over; without a result, it was ended early. `holders` sat there at the end."""

    session: int
    game: str
    ended: float
    result: Result | None
    holders: tuple[Holder, ...]

    @property
    def people(self) -> set[int]:
        """The users who played, or sat there where it was ended early; some are forgotten."""
        if self.result is None:
            return {holder.user_id for holder in self.holders if holder.user_id is not None}
        parts = (part for seat in self.result.parts for part in seat)
        return {part.user_id for part in parts if part.user_id is not None}


class _Book(msgspec.Struct, frozen=True):
    """Everything about one server, as of a mark of its results: its games in the order in which they ended.

    `by_person` has the places of each user's games in that list. Lists only grow: a later book shares them.
    """

    mark: ResultsMark
    ended: list[_Ended]
    by_person: dict[int, list[int]]
    ratings: dict[str, dict[Who, Rating]]
    names: dict[Who, str]
    rated: Counter[str]


class Figures:
    """Reads the results of servers, and keeps what it computed; each game that ends is added to it."""

    def __init__(self, tables: Tables, most: int = MOST) -> None:
        self._tables, self._most = tables, most
        self._books: OrderedDict[int, _Book] = OrderedDict()

    async def played(self, guild_id: int) -> dict[str, int]:
        """How many matches of each game were finished in a server, the most frequent first."""
        book = await self._book(guild_id)
        counts = Counter(each.game for each in book.ended if each.result is not None)
        return dict(counts.most_common())

    async def ranking(self, guild_id: int, game: str) -> Ranking:
        """The ranking of a game in a server."""
        book = await self._book(guild_id)
        ratings = {mine: each for mine, each in book.ratings.get(game, {}).items() if not mine.forgotten}
        order = sorted(
            ratings.items(), key=lambda item: (item[1].games < LEAST, -item[1].points, -item[1].games)
        )
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
        store = self._tables.store
        try:
            mark = await store.results_mark(guild_id)
            known = self._books.get(guild_id)
            book = known if known is None or known.mark == mark else await self._later(guild_id, known, mark)
            if book is None:
                book = await asyncio.to_thread(_add, _empty(), mark, await store.results(guild_id))
        except StoreError as error:
            raise refused_by_store(error) from error
        self._books[guild_id] = book
        self._books.move_to_end(guild_id)
        kept = sum(len(each.ended) for each in self._books.values())
        while len(self._books) > 1 and kept > self._most:
            kept -= len(self._books.popitem(last=False)[1].ended)
        return book

    async def _later(self, guild_id: int, book: _Book, mark: ResultsMark) -> _Book | None:
        """A book with the games that ended since; None if what it says has changed otherwise."""
        if not 0 <= mark.results - len(book.ended) <= FEW:
            return None
        rows = await self._tables.store.results(guild_id, book.mark.change)
        last = book.ended[-1] if book.ended else None
        new = [row for row in rows if last is None or (row.ended, row.session) > (last.ended, last.session)]
        if len(new) != mark.results - len(book.ended):
            return None
        told_again = {row.session: _decoded(row) for row in rows if row not in new}
        if told_again and not all(told_again.get(each.session, each) == each for each in book.ended):
            return None
        return _add(book, mark, new)


def _empty() -> _Book:
    return _Book(ResultsMark(0, 0), [], {}, {}, {}, Counter())


def _decoded(row: ResultRow) -> _Ended:
    result = None if row.result is None else _result.decode(row.result)
    return _Ended(row.session, row.game, row.ended, result, _holders.decode(row.holders))


def _add(book: _Book, mark: ResultsMark, rows: Sequence[ResultRow]) -> _Book:
    """A book with more games, in the order in which they ended, on which ratings depend."""
    after = _Book(
        mark,
        book.ended,
        book.by_person,
        {game: dict(ratings) for game, ratings in book.ratings.items()},
        dict(book.names),
        Counter(book.rated),
    )
    for row in rows:
        each = _decoded(row)
        for user in each.people:
            after.by_person.setdefault(user, []).append(len(after.ended))
        after.ended.append(each)
        if each.result is None:
            continue
        rate(after.ratings.setdefault(row.game, {}), each.result)
        after.rated[row.game] += each.result.compares
        for parts in each.result.parts:
            for part in parts:
                if (known := who(part)) is not None:
                    after.names[known] = part.name
    return after


def _person(book: _Book, user_id: int, only: str | None) -> PersonFigures:
    mine = Who(user_id, None)
    found: dict[str, GameFigures] = {}
    partners: Counter[int] = Counter()
    names = {known.user_id: name for known, name in book.names.items() if known.user_id is not None}
    for each in [book.ended[place] for place in book.by_person.get(user_id, ())]:
        if only is not None and each.game != only:
            continue
        partners.update(user for user in each.people if user >= 0 and user != user_id)
        names.update((holder.user_id, holder.name) for holder in each.holders if holder.user_id is not None)
        rating = book.ratings.get(each.game, {}).get(mine)
        so_far = found.get(each.game, GameFigures(each.game, 0, 0, 0, (), None, rating))
        found[each.game] = _with(so_far, each.result, user_id)
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
