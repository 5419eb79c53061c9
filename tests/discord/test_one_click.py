"""What one click costs, counted: each table is built once for each viewer, from few files and with few reads."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.discord.views.table import TableView
from bot.engine.rules import Game
from bot.sessions import Sessions, SessionView
from bot.store.sqlite.store import SQLiteStore
from tests.bench.hops import MOST, measured
from tests.discord.hands import building, hand_messages, play_from
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e

MOST_READS = 4


class Cost:
    """How often tables were built and views made, by viewer and line of the log, and what was read from the store."""

    def __init__(self, patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
        self.tables, self.views = Counter[tuple[int | None, int]](), Counter[tuple[int | None, int]]()
        self.reads: list[str] = []
        self.sought = 0
        """How often a session was looked up by its id."""
        build, view, fetch, get = TableView.__init__, type(game).view, SQLiteStore.fetch, Sessions.get

        def built(table: TableView, *given: Any, **named: Any) -> None:
            build(table, *given, **named)
            self.tables[table.seat, table.position.seq] += 1

        def viewed(rules: Any, state: Any, viewer: Any) -> Any:
            self.views[viewer, hash(rules.encode(state))] += 1
            return view(rules, state, viewer)

        async def read(store: Any, sql: str, *given: Any) -> Any:
            self.reads.append(sql)
            return await fetch(store, sql, *given)

        async def sought(sessions: Sessions, session: int) -> SessionView:
            self.sought += 1
            return await get(sessions, session)

        patch.setattr(Sessions, "get", sought)
        patch.setattr(TableView, "__init__", built)
        patch.setattr(type(game), "view", viewed)
        patch.setattr(SQLiteStore, "fetch", read)


async def cost_of(scene: Stage, slug: str, act: Callable[[], Awaitable[Any]]) -> Cost:
    """What an act costs until everyone has been shown what it did."""
    await scene.settled()
    with pytest.MonkeyPatch.context() as patch:
        cost = Cost(patch, scene.client.context.games[slug])
        await asyncio.wait_for(act(), None)
        await scene.settled()
    return cost


async def test_a_move_builds_each_table_and_view_once_and_reads_little(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    panel = (await now.click(scene.table.last, "Play")).message
    menu = panel.menus[0]
    panel = (await now.choose(panel, menu["options"][0]["value"], menu["custom_id"])).message
    cost = await cost_of(scene, "sol", lambda: now.click(panel, panel.labels[0]))
    assert set(cost.tables.values()) == {1}, cost.tables
    assert set(cost.views.values()) == {1}, cost.views
    assert len(cost.reads) <= MOST_READS, cost.reads
    assert cost.sought <= 2, "by the click, and once it is answered"


async def test_a_panel_is_opened_from_memory(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    await now.click(scene.table.last, "Play")
    cost = await cost_of(scene, "sol", lambda: now.click(scene.table.last, "Play"))
    assert sum(cost.tables.values()) == 1
    assert not cost.views
    assert not cost.reads


async def test_taking_a_move_back_reads_little(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    offered = await now.autocomplete("sol launch", "to", {"to": ""})
    panel = (await now.slash("sol launch", to=offered.values[0])).message
    cost = await cost_of(scene, "sol", lambda: now.click(panel, "Undo"))
    assert len(cost.reads) <= MOST_READS, cost.reads


async def test_a_move_from_a_hand_builds_each_view_once_and_reads_little(scene: Stage) -> None:
    await building(scene)
    now = (await scene.awaited())[0]
    hand = hand_messages(now, scene)[-1]
    cost = await cost_of(scene, "supernova", lambda: play_from(now, hand))
    assert max(cost.views.values()) == 1, cost.views
    assert len(cost.reads) <= MOST_READS, cost.reads


def test_a_click_goes_through_few_files() -> None:
    found = measured("sol")
    assert found.keys() == MOST["sol"].keys()
    assert all(changes <= MOST["sol"][what] for what, changes in found.items()), found
