"""What sessions keep in memory of the store: what is being read while it changes is not kept as it was."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from bot.sessions.core.people import USUAL, Prompts
from tests.sessions.test_policy import ADMIN, GUILD
from tests.sessions.venue import BO, MIRA, Venue


@asynccontextmanager
async def held(patch: pytest.MonkeyPatch, venue: Venue, name: str) -> AsyncIterator[asyncio.Event]:
    """The first reading by this method of the store ends when the block does; the event says that it has begun."""
    read, begun, free = getattr(venue.store, name), asyncio.Event(), asyncio.Event()

    async def slowly(*given: Any) -> Any:
        found = await read(*given)
        patch.setattr(venue.store, name, read)
        begun.set()
        await free.wait()
        return found

    patch.setattr(venue.store, name, slowly)
    try:
        yield begun
    finally:
        free.set()


async def test_lines_read_while_some_are_rewritten_are_read_again(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await venue.game(MIRA, BO)
    logs = venue.sessions._tables.logs
    logs.forget()
    async with held(monkeypatch, venue, "log") as begun:
        reading = asyncio.create_task(venue.sessions.log(session))
        await begun.wait()
        logs.forget()
    await reading
    table = await venue.sessions._tables.table(session)
    assert logs._recent(table) == []
    await venue.sessions.log(session)
    assert logs._recent(table)


async def test_rules_read_while_they_change_are_not_shown_afterwards(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    guilds = venue.sessions.guilds
    async with held(monkeypatch, venue, "server") as begun:
        before = asyncio.create_task(guilds.shown(GUILD))
        await begun.wait()
        await guilds.change(GUILD, ADMIN, lambda rules: replace(rules, picture="small"))
        assert (await guilds.shown(GUILD)).picture == "small"
    assert (await before).picture != "small"
    assert (await guilds.shown(GUILD)).picture == "small"


async def test_preferences_read_while_they_change_are_not_kept(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = venue.sessions.people
    wished = replace(USUAL, prompts=Prompts.CHANNEL)
    async with held(monkeypatch, venue, "person") as begun:
        before = asyncio.create_task(people.get(MIRA.id))
        await begun.wait()
        await people.keep(MIRA.id, wished)
    assert await before == USUAL
    assert await people.get(MIRA.id) == wished


async def test_the_end_waits_also_for_what_is_begun_meanwhile(venue: Venue) -> None:
    tables, done = venue.sessions._tables, list[str]()

    async def then() -> None:
        await venue.store.counts()
        done.append("then")

    async def first() -> None:
        await venue.store.counts()
        tables.spawn(then())
        done.append("first")

    tables.spawn(first())
    await venue.sessions.close()
    assert done == ["first", "then"]
