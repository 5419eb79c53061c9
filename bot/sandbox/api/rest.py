"""The HTTP side of Discord's API, version 10: what happens to every request before and after its route does its work.

In order: authorisation, faults on order, rate limits, reading the body, checks (OpenAPI document), the route, faults
after it, rate-limit headers, the record for the page. Routes live in `bot/sandbox/api/routes.py`.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from bot.sandbox import errors
from bot.sandbox.api.faults import Fault, Faults
from bot.sandbox.errors import Problem, Refusal, Violation
from bot.sandbox.rules import limits
from bot.sandbox.rules.ratelimits import RateLimits, too_many
from bot.sandbox.rules.validation import OpenApi
from bot.sandbox.world.messages import Upload
from bot.sandbox.world.signing import signed

PREFIX = "/api/v10"
RECORDED = 500
"""Unknown routes and violations kept, so that a long evening does not fill the memory."""

FILE_GONE, NOT_THERE = "ATTACHMENT_NOT_FOUND", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
"""The problems of an edit that keeps a file which another edit has just replaced; that is no mistake of the bot."""

LEFT_OUT = ("components",)
"""What a message of Discord's lacks if it has none, by its documentation; its OpenAPI file says otherwise."""

_FILE_PART = re.compile(r"^files\[(\d)\]$")
_SOON = ("/interactions/", "/webhooks/")


@dataclass(slots=True)
class Call:
    """One request as a route sees it. `body` is the JSON body or `payload_json`; {} where there is none."""

    method: str
    path: str
    template: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = field(default_factory=dict)
    uploads: list[Upload] = field(default_factory=list)

    def __getitem__(self, name: str) -> str:
        return self.params[name]

    def number(self, name: str, default: int) -> int:
        """A number of the query. Raises Refusal (50035) for anything else."""
        try:
            return int(self.query.get(name, default))
        except ValueError:
            raise errors.invalid([Problem((name,), "NUMBER_TYPE_COERCE", "Value is not a number.")]) from None

    def limit(self, default: int, most: int) -> int:
        """How many the query asks for. Raises Refusal (50035) for fewer than one or more than the most."""
        wanted = self.number("limit", default)
        if not 1 <= wanted <= most:
            raise errors.invalid(
                [Problem(("limit",), "NUMBER_TYPE_BAD_RANGE", f"Value must be from 1 to {most}.")]
            )
        return wanted


@dataclass(slots=True)
class Reply:
    """A route's answer: 204 and None for nothing to say."""

    status: int
    body: Any = None


Handler = Callable[[Call], Reply]


@dataclass(frozen=True, slots=True)
class Route:
    """`template` is the path as in Discord's OpenAPI document; `open` routes carry their secret in the path."""

    method: str
    template: str
    handler: Handler
    open: bool = False


class Rest:
    """Serves routes. `on_traffic(method, path, status, milliseconds, body)` hears of every request."""

    def __init__(
        self,
        *,
        token: str,
        faults: Faults,
        limits: RateLimits,
        openapi: OpenApi | None,
        check_answers: bool,
    ) -> None:
        self._token = token
        self._faults = faults
        self._limits = limits
        self._openapi = openapi
        self._check_answers = check_answers
        self.violations: list[Violation] = []
        self.warnings: list[Violation] = []
        self.own_mistakes: list[Violation] = []
        self.unknown_routes: list[str] = []
        self.requests = 0
        self.on_done: Callable[[], None] = lambda: None
        self.keep: Callable[[], None] | None = None
        """Blocks for a moment until what was done is in the file: Discord forgets nothing that it has acknowledged."""
        self.on_violation: Callable[[], None] = lambda: None
        self.on_traffic: Callable[[str, str, int, float, Any], None] | None = None

    def mount(self, app: web.Application, routes: list[Route]) -> None:
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.template, self._serve(route))
        app.router.add_route("*", PREFIX + "/{tail:.*}", self._unknown)

    async def _unknown(self, request: web.Request) -> web.Response:
        line = f"{request.method} {request.path.removeprefix(PREFIX)}"
        self.unknown_routes.append(line)
        del self.unknown_routes[:-RECORDED]
        if self.on_traffic is not None:
            self.on_traffic(request.method, request.path.removeprefix(PREFIX), 404, 0.0, None)
        return _json(404, {"message": "404: Not Found", "code": 0})

    def _serve(self, route: Route) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            begun = time.perf_counter()
            self.requests += 1
            call = Call(
                route.method,
                request.path.removeprefix(PREFIX),
                route.template,
                dict(request.match_info),
                dict(request.query),
            )
            headers: dict[str, str] = {}
            try:
                reply = await self._process(route, call, request, headers)
            except Refusal as refusal:
                self._note(call, refusal)
                headers.update(refusal.headers)
                reply = Reply(refusal.status, refusal.body())
            except _CutOff:
                if request.transport is not None:
                    request.transport.abort()
                raise asyncio.CancelledError from None
            if self.on_traffic is not None:
                spent = (time.perf_counter() - begun) * 1000
                self.on_traffic(call.method, call.path, reply.status, spent, call.body or reply.body)
            self.on_done()
            if self.keep is not None and call.method != "GET":
                self.keep()
            return _json(reply.status, reply.body, headers, self._limits.clock.now())

        return serve

    async def _process(
        self, route: Route, call: Call, request: web.Request, headers: dict[str, str]
    ) -> Reply:
        if not route.open and request.headers.get("Authorization") != f"Bot {self._token}":
            raise Refusal(401, errors.UNAUTHORIZED, "401: Unauthorized")
        fault = self._faults.for_request(call.method, call.path)
        await self._read(call, request)
        if fault is not None:
            await self._before(fault)
        self._limit(call, headers)
        self._check(call)
        reply = route.handler(call)
        if self._check_answers and self._openapi is not None:
            self._check_answer(call, reply)
        if fault is not None and fault.kind == "apply_then_fail":
            raise _failure(fault)
        if fault is not None and fault.kind == "delay_after":
            await asyncio.sleep(fault.seconds)
        return reply

    async def _before(self, fault: Fault) -> None:
        match fault.kind:
            case "delay_before":
                await asyncio.sleep(fault.seconds)
            case "reset":
                raise _CutOff
            case "status" | "code":
                raise _failure(fault)
            case "rate_limit" | "rate_limit_global" | "rate_limit_no_via":
                raise too_many(
                    fault.retry_after,
                    everywhere=fault.kind == "rate_limit_global",
                    via=fault.kind != "rate_limit_no_via",
                )

    def _limit(self, call: Call, headers: dict[str, str]) -> None:
        params = call.params
        major = params.get("channel_id") or params.get("guild_id") or ""
        if call.template.startswith(_SOON):
            major = params.get("webhook_token") or params.get("interaction_token") or ""
        message_id = params.get("message_id", "")
        headers.update(self._limits.take(call.method, call.template, major, message_id))

    async def _read(self, call: Call, request: web.Request) -> None:
        if not request.body_exists:
            return
        if request.content_type == "multipart/form-data":
            await self._read_parts(call, request)
        else:
            call.body = _decoded(await request.read())

    async def _read_parts(self, call: Call, request: web.Request) -> None:
        reader = await request.multipart()
        while (part := await reader.next()) is not None:
            if not isinstance(part, BodyPartReader):
                continue
            name = str(part.name)
            body = bytes(await part.read(decode=False))
            if name == "payload_json":
                call.body = _decoded(body)
                continue
            number = _FILE_PART.match(name)
            if number is None:
                raise errors.invalid(
                    [Problem((name,), "FORM_PART_UNKNOWN", "Files are called files[0] to files[9]")]
                )
            if len(body) > limits.MAX_FILE_BYTES:
                raise Refusal(413, errors.REQUEST_TOO_LARGE, "Request entity too large")
            kind = part.headers.get("Content-Type", "application/octet-stream")
            call.uploads.append(Upload(int(number[1]), part.filename or "file", kind, body))

    def _check(self, call: Call) -> None:
        is_list = call.method == "PUT" and call.template.endswith("/commands")
        if not isinstance(call.body, list if is_list else dict):
            raise errors.invalid([Problem((), "MODEL_TYPE_CONVERT", "The body has another type.")])
        if self._openapi is None or call.method in ("GET", "DELETE"):
            return
        found = self._openapi.request(call.method, call.template, call.body)
        if found:
            raise errors.invalid(found)
        strange = self._openapi.unknown_fields(call.method, call.template, call.body)
        if strange:
            self.warnings.append(Violation(call.method, call.path, 0, strange, call.body))
            del self.warnings[:-RECORDED]

    def _note(self, call: Call, refusal: Refusal) -> None:
        """Record a refusal that is the bot's mistake, whatever the state of the world."""
        if refusal.code not in (
            errors.INVALID_FORM_BODY,
            errors.EMPTY_MESSAGE,
            errors.REQUEST_TOO_LARGE,
            errors.INVALID_JSON,
        ):
            return
        found = {each.code for each in refusal.problems}
        is_edit = call.method == "PATCH" or call.template.endswith("/callback")
        if is_edit and FILE_GONE in found and found <= {FILE_GONE, NOT_THERE}:
            return
        problems = refusal.problems or [Problem((), str(refusal.code), refusal.message)]
        self.violations.append(Violation(call.method, call.path, refusal.code, problems, call.body))
        del self.violations[:-RECORDED]
        self.on_violation()

    def _check_answer(self, call: Call, reply: Reply) -> None:
        assert self._openapi is not None
        body = msgspec.to_builtins(reply.body)
        found = self._openapi.response(call.method, call.template, reply.status, body)
        found = [each for each in found if each.path[-1:] != LEFT_OUT]
        if found:
            self.own_mistakes.append(Violation(call.method, call.path, reply.status, found, body))


class _CutOff(Exception):
    """The connection goes down without an answer."""


def _failure(fault: Fault) -> Refusal:
    return Refusal(fault.status, fault.code, fault.message or f"{fault.status}: on order")


def _decoded(body: bytes) -> Any:
    try:
        return msgspec.json.decode(body) if body else {}
    except msgspec.DecodeError as error:
        raise Refusal(400, errors.INVALID_JSON, f"The request body contains invalid JSON. {error}") from None


def _json(status: int, body: Any, headers: dict[str, str] | None = None, now: float = 0.0) -> web.Response:
    """Exactly `application/json`: with a charset behind it discord.py takes the answer for text."""
    if body is None:
        return web.Response(status=status, headers=headers)
    response = web.Response(status=status, body=signed(msgspec.json.encode(body), now), headers=headers)
    response.headers["Content-Type"] = "application/json"
    return response
