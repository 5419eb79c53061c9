"""The pages for whoever watches the bot: its metrics, whether it is alive, and whether it serves its servers.

Each answer is made of what the process knows already: a question never waits for the database or for Discord, but for
that about metrics, which counts what is stored.
"""

from __future__ import annotations

import logging

from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.discord.client import Heliograph
from bot.metrics import Metrics
from bot.store.leases import STUCK, since_boot

log = logging.getLogger(__name__)

WELL, READY, STANDING_BY = "well", "ready", "standing by"
"""What is answered with 200; everything else is trouble, and answered with 503."""


def alive(client: Heliograph) -> str:
    """WELL, or in a word why a process is of no use: it waits for its first sign of life ("starting"), its last one has
    not been stored for as long as a lease ("store"), or some work does not end ("stuck")."""
    standing = client.context.sessions.shards.standing
    if standing is None:
        return "starting"
    if since_boot() - standing.asked >= standing.lasting:
        return "store"
    oldest = client.context.studio.workers.watch.oldest()
    return "stuck" if oldest is not None and oldest > STUCK else WELL


def serving(client: Heliograph) -> str:
    """READY, STANDING_BY if other processes have all shards, or in a word why not: it ends ("leaving"), may do nothing
    before it has reached the database again ("store"), or is not yet connected to Discord ("connecting")."""
    if client.is_leaving:
        return "leaving"
    if (found := alive(client)) in ("starting", "store"):
        return found
    held = client.context.sessions.shards.terms.keys()
    if client.user is None or not held <= client.ready_shards:
        return "connecting"
    return READY if held else STANDING_BY


class Endpoint:
    """The pages `/metrics`, `/healthz` and `/readyz` at `http://HOST:PORT`."""

    def __init__(self, client: Heliograph, metrics: Metrics, host: str, port: int) -> None:
        self._client, self._metrics, self._host, self._wanted = client, metrics, host, port
        self._runner: web.AppRunner | None = None
        self.port = port
        """The port; for 0, once it is open, the one that was chosen."""

    async def __aenter__(self) -> Endpoint:
        """Open the port. Raises OSError."""
        app = web.Application()
        app.router.add_get("/metrics", self._figures)
        app.router.add_get("/healthz", self._alive)
        app.router.add_get("/readyz", self._serving)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._wanted).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        log.info("figures at http://%s:%d/metrics", self._host, self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _figures(self, request: web.Request) -> web.Response:
        return web.Response(body=await self._metrics.page(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _alive(self, request: web.Request) -> web.Response:
        return _told(alive(self._client))

    async def _serving(self, request: web.Request) -> web.Response:
        return _told(serving(self._client))


def _told(word: str) -> web.Response:
    return web.Response(text=f"{word}\n", status=200 if word in (WELL, READY, STANDING_BY) else 503)
