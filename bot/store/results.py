"""How the games of a server ended: what statistics are made of."""

from __future__ import annotations

import msgspec

from bot.store.store import Store


class ResultRow(msgspec.Struct, frozen=True):
    """A game that is over. `result` is JSON; None: it was ended early. `holders` is JSON: who sat there at the end."""

    session: int
    game: str
    ended: float
    holders: str
    result: str | None


async def results(store: Store, guild: int) -> list[ResultRow]:
    """The games of a server that were started here and are over, in the order in which they ended."""
    rows = await store.fetch(
        "SELECT id, game, coalesce(ended, 0), holders, result FROM session"
        " WHERE guild = ? AND started IS NOT NULL AND (result IS NOT NULL OR status = 'abandoned')"
        " ORDER BY ended, id",
        (guild,),
    )
    return [ResultRow(*row) for row in rows]


async def fingerprint(store: Store, guild: int) -> tuple[int, ...]:
    """Changes whenever `results` do: with a game that ends, and with a person who is forgotten."""
    rows = await store.fetch(
        "SELECT count(*), coalesce(max(id), 0), coalesce(sum(length(result)), 0), coalesce(sum(length(holders)), 0)"
        " FROM session WHERE guild = ? AND started IS NOT NULL"
        " AND (result IS NOT NULL OR status = 'abandoned')",
        (guild,),
    )
    return tuple(rows[0])
