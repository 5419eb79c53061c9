"""Figures for Prometheus and the health of the bot: true, quiet about people, and for those alone who may see them."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from pathlib import Path

import aiohttp
import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from bot.app import heliograph
from bot.discord.core.watching.pulse import Pulse
from bot.endpoint import Endpoint, alive, serving
from bot.metrics import Metrics
from bot.sessions import Refused
from bot.sessions.core.shards import Shards
from bot.settings import BadSetting, Settings, load_settings
from bot.store import StoreError, Trouble
from bot.store.leases import STUCK, Lease, Process, Standing, since_boot
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e


async def read(endpoint: Endpoint) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    async with aiohttp.ClientSession() as web:
        async with web.get(f"http://127.0.0.1:{endpoint.port}/metrics") as answer:
            assert answer.status == 200
            text = await answer.text()
    families = text_string_to_metric_families(text)
    return {(s.name, frozenset(s.labels.items())): s.value for family in families for s in family.samples}


async def test_the_page_counts_what_happens_and_names_nobody(scene: Stage) -> None:
    metrics = Metrics(scene.client)
    scene.sessions.receipts.measure.subscribe(metrics.observe)
    session = await scene.game("embers", scene.bo)
    moves = await scene.sessions.moves(session.id, int(scene.mira.id))
    await scene.sessions.submit(int(scene.mira.id), session.id, moves[0])
    await scene.cy.slash("game start")
    await scene.settled()
    metrics.lag(0.01)
    metrics.logged("warning")
    watch = scene.client.context.studio.workers.watch
    async with Endpoint(scene.client, metrics, "127.0.0.1", 0) as endpoint:
        with watch.order(str), watch.order(str) as order:
            order.begin()
            figures = await read(endpoint)
        for state in ("under way", "waiting"):
            assert figures["heliograph_orders", frozenset({("state", state)})] == 1
        assert figures["heliograph_oldest_order_seconds", frozenset()] > 0
        assert figures["heliograph_workers", frozenset()] == 0
        assert figures["heliograph_workers_lost", frozenset({("why", "silent")})] == 0
        game = ("game", "embers")
        assert figures["heliograph_moves_total", frozenset({game})] == 1
        assert figures["heliograph_log_lines_total", frozenset({("kind", "move")})] == 1
        assert figures["heliograph_sessions", frozenset({game, ("status", "playing")})] == 1
        assert figures["heliograph_store_seconds_count", frozenset({game})] == 3
        assert figures["heliograph_validate_seconds_count", frozenset({game})] >= 1
        assert figures["heliograph_deliver_seconds_count", frozenset({game})] >= 1
        assert figures["heliograph_refusals_total", frozenset({("by", "table")})] == 1
        assert figures["heliograph_requests_total", frozenset({("kind", "interaction")})] >= 1
        assert figures["heliograph_requests_total", frozenset({("kind", "bot")})] >= 1
        assert figures["heliograph_request_held_seconds_count", frozenset({("need", "edit")})] >= 1
        assert figures["heliograph_loop_lag_seconds_count", frozenset()] == 1
        assert figures["heliograph_database_bytes", frozenset()] > 10_000
        assert figures["heliograph_database_up", frozenset()] == 1
        assert figures["heliograph_shards", frozenset({("state", "connected")})] == 1
        assert figures["heliograph_shards", frozenset({("state", "nobody")})] == 0
        assert not {"Mira", scene.mira.id, scene.table.id} & {
            value for _, labels in figures for _, value in labels
        }


@pytest.mark.pictures
async def test_drawing_and_packing_a_picture_are_figures_of_their_own(scene: Stage) -> None:
    metrics = Metrics(scene.client)
    scene.sessions.receipts.measure.subscribe(metrics.observe)
    await scene.game("sol", scene.bo)
    await scene.settled()
    async with Endpoint(scene.client, metrics, "127.0.0.1", 0) as endpoint:
        figures = await read(endpoint)
    game = frozenset({("game", "sol")})
    shown = figures["heliograph_deliver_seconds_count", game]
    assert shown >= 1
    for stage in ("draw", "encode"):
        assert figures[f"heliograph_{stage}_seconds_count", game] == shown
        assert figures[f"heliograph_{stage}_seconds_sum", game] > 0


async def test_the_port_opens_only_when_asked_and_closes_with_the_bot(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "games.db", metrics_port=0)
    async with heliograph(settings, guild_ready_timeout=0):
        pass
    taken = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = taken.sockets[0].getsockname()[1]
    busy = Settings(database=tmp_path / "games.db", metrics_port=port)
    with pytest.raises(OSError, match=str(port)):
        async with heliograph(busy, guild_ready_timeout=0):
            pass
    taken.close()


def test_a_port_or_address_that_cannot_be_is_refused_by_name() -> None:
    assert load_settings({}, env_file=None).metrics_port is None
    assert load_settings({"HELIOGRAPH_METRICS_PORT": "0"}, env_file=None).metrics_port == 0
    for name, value in (
        ("HELIOGRAPH_METRICS_PORT", "70000"),
        ("HELIOGRAPH_METRICS_PORT", "no"),
        ("HELIOGRAPH_METRICS_HOST", "http://here"),
    ):
        with pytest.raises(BadSetting, match=name):
            load_settings({name: value}, env_file=None)


async def test_admins_read_the_health_in_words(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    answer = await scene.mira.slash("game health")
    assert answer.ephemeral
    assert "All is well." in answer.text
    assert "Games: 1 running" in answer.text
    assert "picture" in answer.text
    assert "For admins" in private_refusal(await scene.cy.slash("game health"))


async def test_admins_read_which_process_serves_which_servers(scene: Stage) -> None:
    def process(pid: int, ago: float, **more: bool) -> Process:
        return Process(
            name=f"{pid}-x", pid=pid, started=1.0, beat=100.0 - ago, until=200.0, claim="shared", **more
        )

    def standing(*holders: str) -> Standing:
        leases = tuple(Lease(shard=shard, term=1, process=each) for shard, each in enumerate(holders))
        here = since_boot()
        three = (process(41, 0), process(42, 3), process(43, 4, leaving=True))
        return Standing(now=100.0, asked=here, lasting=15.0, process="41-x", leases=leases, processes=three)

    scene.sessions.shards.stands(standing("41-x", "42-x", "41-x"))
    told = (await scene.mira.slash("game health")).text
    assert "No process serves" not in told
    assert "3 processes serve 3 shards" in told
    assert re.search(r"process 41: shards 0 and 2; last sign of life \d+ s ago$", told, re.MULTILINE)
    assert "process 42: shard 1;" in told
    assert re.search("process 43: no shard;.*it is stopping", told)
    scene.sessions.shards.stands(standing("41-x", "44-x", ""))
    told = (await scene.mira.slash("game health")).text
    assert "Something needs attention." in told
    assert "No process serves shards 1 and 2" in told


def test_the_pulse_tells_errors_by_their_time() -> None:
    pulse = Pulse()
    assert pulse.lag(0.99) is None
    pulse.handle(logging.makeLogRecord({"levelno": logging.ERROR, "created": 1000.0}))
    pulse.handle(logging.makeLogRecord({"levelno": logging.WARNING, "created": 1000.0}))
    assert pulse.errors_since(999.0) == 1
    assert pulse.errors_since(1001.0) == 0
    pulse.lags.extend([0.001] * 99 + [0.5])
    assert pulse.lag(0.5) == 0.001
    assert pulse.lag(0.99) == 0.5


def believe(shards: Shards, **changed: object) -> None:
    """Let the bot believe that its last sign of life found something else; nobody is told of it."""
    assert shards.standing is not None
    shards.standing = replace(shards.standing, **changed)
    shards.terms = {
        each.shard: each.term for each in shards.standing.leases if each.process == shards.standing.process
    }


async def test_who_watches_learns_whether_the_bot_is_alive_and_serves(scene: Stage) -> None:
    client = scene.client
    metrics = Metrics(client)
    async with Endpoint(client, metrics, "127.0.0.1", 0) as endpoint, aiohttp.ClientSession() as web:

        async def page(name: str) -> tuple[int, str]:
            async with web.get(f"http://127.0.0.1:{endpoint.port}/{name}") as answer:
                return answer.status, (await answer.text()).strip()

        async def pages() -> tuple[tuple[int, str], tuple[int, str]]:
            return await page("healthz"), await page("readyz")

        assert await pages() == ((200, "well"), (200, "ready"))
        shards = scene.sessions.shards
        usual = shards.standing
        assert usual is not None
        (mine,) = usual.leases

        believe(shards, leases=(replace(mine, process="another"),))
        assert await pages() == ((200, "well"), (200, "standing by"))

        believe(shards, leases=(mine, replace(mine, shard=1)))
        assert await pages() == ((200, "well"), (503, "connecting"))

        believe(shards, leases=usual.leases, asked=since_boot() - usual.lasting)
        assert await pages() == ((503, "store"), (503, "store"))

        believe(shards, asked=since_boot())
        watch = client.context.studio.workers.watch
        with watch.order(str) as order:
            order.since = time.monotonic() - STUCK - 1
            assert await pages() == ((503, "stuck"), (200, "ready"))

        await client.leave(0.0)
        assert await pages() == ((200, "well"), (503, "leaving"))


async def test_before_the_first_sign_of_life_and_before_discord_nothing_is_ready(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "games.db")
    async with heliograph(settings, guild_ready_timeout=0) as client:
        shards = client.context.sessions.shards
        found, shards.standing = shards.standing, None
        assert (alive(client), serving(client)) == ("starting", "starting")
        shards.standing = found
        assert (alive(client), serving(client)) == ("well", "connecting")


async def test_figures_tell_of_shards_and_of_who_has_them(tmp_path: Path) -> None:
    async with heliograph(Settings(database=tmp_path / "games.db"), guild_ready_timeout=0) as client:
        metrics, shards = Metrics(client), client.context.sessions.shards
        found = shards.standing
        assert found is not None
        (mine,) = found.leases
        nobodys = replace(mine, shard=2, process="", until=0.0)
        run_out = replace(mine, shard=3, process="another", until=found.now - 1)
        others = replace(mine, shard=4, process="another")
        some = (mine, replace(mine, shard=1), nobodys, run_out, others)
        shards.stands(replace(found, leases=some, asked=since_boot()))
        for measured in ("elsewhere", "elsewhere", "rival"):
            metrics.observe(measured, 1, "")
        async with Endpoint(client, metrics, "127.0.0.1", 0) as endpoint:
            figures = await read(endpoint)
            shards.stands(replace(found, asked=since_boot() - found.lasting))
            later = await read(endpoint)

    def figure(name: str, **labels: str) -> float:
        return figures[f"heliograph_{name}", frozenset(labels.items())]

    assert [figure("shards", state=each) for each in ("all", "held", "connected", "nobody")] == [5, 2, 0, 2]
    assert figure("shard_changes_total", way="gained") == 1
    assert later["heliograph_shard_changes_total", frozenset({("way", "lost")})] == 1
    assert figure("processes") == 1
    assert 0 < figure("lease_seconds") <= found.lasting
    assert later["heliograph_lease_seconds", frozenset()] == 0
    assert figure("interactions_taken_total", by="elsewhere") == 2
    assert figure("interactions_taken_total", by="rival") == 1
    assert figure("requests_waiting") == 0
    assert figure("requests_allowed") == client.context.budget.a_second
    assert figure("disk_free_bytes") > 0


async def test_a_line_that_cannot_be_stored_is_counted_by_what_was_wrong(
    scene: Stage, expected_errors: list[str]
) -> None:
    expected_errors.append("as on order")
    metrics = Metrics(scene.client)
    scene.sessions.receipts.measure.subscribe(metrics.observe)
    session = await scene.game("embers", scene.bo)
    move = (await scene.sessions.moves(session.id, int(scene.mira.id)))[0]

    async def full(commit: object) -> None:
        raise StoreError(Trouble.FULL, "as on order")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene.sessions._tables.store, "commit", full)
        with pytest.raises(Refused):
            await scene.sessions.submit(int(scene.mira.id), session.id, move)
    async with Endpoint(scene.client, metrics, "127.0.0.1", 0) as endpoint:
        figures = await read(endpoint)
    assert figures["heliograph_unstored_lines_total", frozenset({("why", "full")})] == 1
    assert figures["heliograph_unstored_lines_total", frozenset({("why", "locked")})] == 0
