"""What is served beside the API: the page's files, uploaded files, and the check of who may connect at all."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Middleware

from bot.sandbox.world.signing import is_valid
from bot.sandbox.world.world import World

PAGE = Path(__file__).resolve().parent / "page"
LOCAL = ("localhost", "127.0.0.1")
_TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".woff2": "font/woff2"}
_POLICY = (
    "default-src 'self'; connect-src 'self' ws://localhost:* ws://127.0.0.1:*; "
    "img-src 'self' data: blob: http://localhost:* http://127.0.0.1:*; style-src 'self' 'unsafe-inline'"
)

Next = Callable[[web.Request], Awaitable[web.StreamResponse]]


def guard(port: Callable[[], int]) -> Middleware:
    """Refuse requests under another name than this machine's own (DNS rebinding), and from other sites' pages."""

    @web.middleware
    async def check(request: web.Request, handler: Next) -> web.StreamResponse:
        if not _is_ours(request.headers.get("Host", ""), port()):
            return web.Response(status=403, text="This server answers to localhost only.")
        origin = request.headers.get("Origin")
        if origin is not None and not _is_ours(urlsplit(origin).netloc, port(), exactly=True):
            return web.Response(status=403, text="Other sites may not talk to this server.")
        return await handler(request)

    return check


def _is_ours(netloc: str, port: int, *, exactly: bool = False) -> bool:
    """Whether this is an address of this server; `exactly`: with its port, as other servers here have other ports."""
    host, _, given = netloc.partition(":")
    return host.lower() in LOCAL and (given == str(port) or (not given and (port == 80 or not exactly)))


def mount_files(app: web.Application, world: World) -> None:
    """Serve the page at /, its files under /static, fonts under /static/fonts, and uploads under /cdn."""

    async def index(request: web.Request) -> web.StreamResponse:
        return _file(PAGE / "index.html")

    async def static(request: web.Request) -> web.StreamResponse:
        wanted = (PAGE / request.match_info["name"]).resolve()
        if not wanted.is_relative_to(PAGE):
            raise web.HTTPNotFound
        return _file(wanted)

    async def font(request: web.Request) -> web.StreamResponse:
        name = Path(request.match_info["name"]).name
        for data in (PAGE.parents[1] / "data", PAGE.parents[2] / "data"):
            if (data / "fonts" / name).is_file():
                return _file(data / "fonts" / name)
        raise web.HTTPNotFound

    async def upload(request: web.Request) -> web.StreamResponse:
        attachment = world.attachments.get(request.match_info["id"])
        now = world.clock.now()
        if attachment is None or attachment["filename"] != request.match_info["filename"]:
            raise web.HTTPNotFound
        if not is_valid(request.query, now):
            raise web.HTTPNotFound
        body = await asyncio.to_thread(world.files.get, attachment["id"])
        if body is None:
            raise web.HTTPNotFound
        kind = attachment["content_type"]
        headers = {
            "Content-Type": kind,
            "Cache-Control": "private, max-age=31536000, immutable",
            "X-Content-Type-Options": "nosniff",
        }
        if not kind.startswith("image/") or "svg" in kind:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=body, headers=headers)

    app.router.add_get("/", index)
    app.router.add_get("/static/fonts/{name}", font)
    app.router.add_get("/static/{name:.+}", static)
    app.router.add_get("/cdn/attachments/{channel}/{id}/{filename}", upload)


def _file(path: Path) -> web.Response:
    if not path.is_file():
        raise web.HTTPNotFound
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {
        "Content-Type": kind,
        "Cache-Control": "no-cache",
        "Content-Security-Policy": _POLICY,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
    }
    return web.Response(body=path.read_bytes(), headers=headers)
