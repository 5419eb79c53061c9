"""A stand for the page: serves it and speaks its protocol, with answers that a test writes."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from tests.e2e.page import sample
from tests.patience import PATIENCE

PAGE = Path(__file__).parents[3] / "bot" / "sandbox" / "page"
FONTS = Path(__file__).parents[3] / "data" / "fonts"

type_of = {".js": "text/javascript", ".css": "text/css", ".html": "text/html"}

KEPT = {"Cache-Control": "max-age=3600"}
"""The browser reads the page once for all tests."""

Event = dict[str, Any]
Answer = Callable[["Stand", Event], Event | None]


def acknowledge(stand: Stand, heard: Event) -> Event | None:
    """What the stand answers where a test says nothing else."""
    return {"t": "done"}


class Stand:
    """Runs in its own thread; every method may be called from the test's thread.

    `heard` holds what the page said, oldest first. `answers` maps a `do` to a function that gives the event sent
    back (its nonce is filled in), or None for silence; without one the answer is `done`.
    """

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.answers: dict[str, Answer] = {}
        self.files: dict[str, bytes] = {}
        self.world = sample.world()
        self.port = 0
        self._sockets: set[web.WebSocketResponse] = set()
        self._news = threading.Condition()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._open = True
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Stand:
        self._thread.start()
        self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._call(self._close())
        self._call(self._runner.cleanup())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def reset(self, world: Event | None = None) -> None:
        """A fresh world and no answers; the page must be loaded again."""
        self.heard = []
        self.answers = {}
        self.world = world or sample.world()
        self._open = True

    def push(self, event: Event) -> None:
        """Send an event to every page; messages are kept in the world, so that a reconnect brings them again."""
        if event["t"] == "message":
            messages = self.world["messages"].setdefault(event["message"]["channel_id"], [])
            messages[:] = [m for m in messages if m["id"] != event["message"]["id"]] + [event["message"]]
        self._call(self._send(event))

    def lose(self) -> None:
        """Cut every connection and take no new ones until `back`."""
        self._open = False
        self._call(self._close())

    def back(self) -> None:
        self._open = True

    def wait_for(self, do: str, count: int = 1) -> Event:
        """The count-th thing of this kind that the page says; raises TimeoutError where it never comes."""
        with self._news:
            if not self._news.wait_for(lambda: len(self.said(do)) >= count, PATIENCE):
                raise TimeoutError(f"the page never said {do!r}; it said {self.heard}")
            return self.said(do)[count - 1]

    def said(self, do: str) -> list[Event]:
        return [event for event in self.heard if event["do"] == do]

    def _call(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        self._ready.set()
        self._loop.run_forever()

    async def _serve(self) -> None:
        app = web.Application()
        app.router.add_get("/", self._static)
        app.router.add_get("/static/{name}", self._static)
        app.router.add_static("/static/fonts", FONTS)
        app.router.add_get("/cdn/attachments/{channel}/{id}/{name}", self._file)
        app.router.add_get("/page", self._page)
        self._runner = web.AppRunner(app, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = int(self._runner.addresses[0][1])

    async def _static(self, request: web.Request) -> web.Response:
        path = PAGE / request.match_info.get("name", "index.html")
        if path.parent != PAGE or not path.is_file():
            raise web.HTTPNotFound
        return web.Response(
            body=path.read_bytes(), content_type=type_of[path.suffix], charset="utf-8", headers=KEPT
        )

    async def _file(self, request: web.Request) -> web.Response:
        data = self.files.get(request.match_info["name"]) or sample.board_png()
        return web.Response(body=data, content_type="image/png")

    async def _page(self, request: web.Request) -> web.WebSocketResponse:
        if not self._open:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"t": "state", **self.world})
        self._sockets.add(socket)
        async for message in socket:
            if message.type == WSMsgType.TEXT:
                await self._hear(json.loads(message.data), socket)
        self._sockets.discard(socket)
        return socket

    async def _hear(self, event: Event, socket: web.WebSocketResponse) -> None:
        answer = self.answers.get(event["do"], acknowledge)
        reply = answer(self, event)
        with self._news:
            self.heard.append(event)
            self._news.notify_all()
        if reply is not None and event.get("nonce"):
            await socket.send_json({"nonce": event["nonce"], **reply})

    async def _send(self, event: Event) -> None:
        for socket in list(self._sockets):
            await socket.send_json(event)

    async def _close(self) -> None:
        for socket in list(self._sockets):
            await socket.close()
