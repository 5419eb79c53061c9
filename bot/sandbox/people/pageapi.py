"""The page's WebSocket: sends the whole world, then every change, and carries out what people do on the page.

One JSON object a message. From the server: `state`, `message`, `deleted`, `people`, `channels`, `commands`, `bot`,
`faults`, `choices`, `modal`, `done`, `failed`, `traffic`. From the page: `{"do": ..., "nonce": ...}`.
"""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox.api.faults import Fault
from bot.sandbox.api.interaction import Interaction
from bot.sandbox.errors import Json
from bot.sandbox.people.parts import Parts
from bot.sandbox.people.refusals import NO_ANSWER, CannotDo
from bot.sandbox.rules.command_rules import LOCALES
from bot.sandbox.world import payloads
from bot.sandbox.world.things import Channel, Person, Stored

log = logging.getLogger(__name__)

SHOWN = 100
"""How many messages of a channel are sent to a page that connects."""

BODY_SHOWN = 2000
"""How many characters of a request body are shown in the developer tools."""


LONGEST_MESSAGE = 16 << 20
"""Bytes of one message from the page: the largest file that Discord takes, in base64."""


class Viewer:
    """One open page with its queue of outgoing messages.

    As in a client of Discord, messages that only one person sees are gone after a reload: the page knows only those
    newer than `loaded`, the newest id when it was loaded.
    """

    def __init__(self, socket: web.WebSocketResponse, loaded: int) -> None:
        self.socket, self.loaded = socket, loaded
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()

    def sees(self, stored: Stored) -> bool:
        return stored.only_for is None or int(stored.id) > self.loaded

    def send(self, message: Json) -> None:
        self.queue.put_nowait(msgspec.json.encode(message).decode())

    async def write(self) -> None:
        while (text := await self.queue.get()) is not None:
            try:
                await self.socket.send_str(text)
            except (ConnectionError, RuntimeError):
                return


class PageApi:
    """All open pages."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._viewers: set[Viewer] = set()
        self._world = parts.world
        self._world.listeners.append(self._changed)
        self._doing: dict[str, Callable[[Viewer, Json], None]] = {
            "command": self._command,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "submit": self._submit,
            "say": self._say,
            "person": self._person,
            "dms": self._dms,
            "locale": self._locale,
            "channel": self._channel,
            "thread": self._thread,
            "dismiss": self._dismiss,
            "fault": self._fault,
            "clear_faults": self._clear_faults,
            "skip": self._skip,
            "gateway": self._gateway,
        }
        self._tasks: set[asyncio.Task[None]] = set()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One page, from connecting to closing."""
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=LONGEST_MESSAGE, timeout=1.0)
        await socket.prepare(request)
        again = request.query.get("loaded", "")
        viewer = Viewer(socket, int(again) if again.isdecimal() else self._world.ids.newest)
        viewer.send(self._state(viewer))
        self._viewers.add(viewer)
        self._watch_traffic()
        writer = asyncio.create_task(viewer.write())
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    self._receive(viewer, message.data)
        finally:
            self._viewers.discard(viewer)
            self._watch_traffic()
            viewer.queue.put_nowait(None)
            await writer
        return socket

    async def close(self) -> None:
        for viewer in list(self._viewers):
            await viewer.socket.close(code=1001)

    def _tell(self, message: Json, sees: Callable[[Viewer], bool] = lambda viewer: True) -> None:
        if not self._viewers:
            return
        text = msgspec.json.encode(message).decode()
        for viewer in filter(sees, self._viewers):
            viewer.queue.put_nowait(text)

    def _changed(self, what: str, thing: Any) -> None:
        if not self._viewers:
            return
        match what:
            case "message":
                self._tell({"t": "message", "message": thing.for_page()}, lambda viewer: viewer.sees(thing))
            case "deleted":
                self._tell({"t": "deleted", "channel_id": thing.channel_id, "id": thing.id})
            case "people":
                self._tell({"t": "people", "people": self._people(), "roles": self._roles()})
            case "channels":
                self._tell({"t": "channels", "channels": self._channels()})
            case "commands":
                self._tell({"t": "commands", "commands": list(self._world.commands.values())})

    def bot_changed(self) -> None:
        if self._viewers:
            self._tell({"t": "bot", "bot": self._bot()})

    def faults_changed(self) -> None:
        self._tell({"t": "faults", **self._trouble()})

    def _watch_traffic(self) -> None:
        """Listen to requests and events only while someone looks."""
        watching = bool(self._viewers)
        self._parts.rest.on_traffic = self._request_seen if watching else None
        self._parts.gateway.on_event = self._event_seen if watching else None

    def _request_seen(self, method: str, path: str, status: int, spent: float, body: Any) -> None:
        self._traffic("rest", method, path, status, spent, body)

    def _event_seen(self, direction: str, event: str, body: Any) -> None:
        self._traffic("gateway", direction, event, 0, 0.0, body)

    def _traffic(self, kind: str, method: str, path: str, status: int, spent: float, body: Any) -> None:
        shown = "" if body is None else msgspec.json.encode(body).decode()
        if len(shown) > BODY_SHOWN:
            shown = shown[:BODY_SHOWN] + "…"
        self._tell(
            {
                "t": "traffic",
                "kind": kind,
                "method": method,
                "path": path,
                "status": status,
                "ms": round(spent, 1),
                "body": shown,
            }
        )

    def _state(self, viewer: Viewer) -> Json:
        identity = self._world.identity
        messages = {
            channel: [each.for_page() for each in filter(viewer.sees, list(stored.values())[-SHOWN:])]
            for channel, stored in self._world.messages.items()
        }
        return {
            "t": "state",
            "loaded": str(viewer.loaded),
            "guild": {"id": identity.guild_id, "name": identity.guild_name},
            "bot": self._bot(),
            "people": self._people(),
            "roles": self._roles(),
            "locales": LOCALES,
            "channels": self._channels(),
            "messages": messages,
            "commands": list(self._world.commands.values()),
            **self._trouble(),
        }

    def _bot(self) -> Json:
        identity = self._world.identity
        gateway = self._parts.gateway
        return {
            "id": identity.bot_id,
            "name": identity.bot_name,
            "online": gateway.online and not gateway.outage,
            "member": self._world.home.member,
        }

    def _people(self) -> list[Json]:
        return [
            {
                "id": p.id,
                "name": p.name,
                "color": p.color,
                "dms_open": p.dms_open,
                "admin": p.admin,
                "locale": p.locale,
            }
            for p in self._world.people.values()
        ]

    def _roles(self) -> list[Json]:
        """The roles that can be chosen in menus and commands: those of people."""
        roles = payloads.roles(self._world)
        return [{"id": r["id"], "name": r["name"]} for r in roles if not r["managed"]]

    def _channels(self) -> list[Json]:
        return [
            {"id": c.id, "name": c.name, "kind": c.kind, "person": c.person, "parent": c.parent}
            for c in self._world.channels.values()
        ]

    def _trouble(self) -> Json:
        violations = [str(each) for each in self._parts.rest.violations[-50:]]
        return {
            "faults": self._parts.faults.to_json(),
            "clock_skew": self._parts.clock.skew,
            "violations": violations,
        }

    def _receive(self, viewer: Viewer, text: str) -> None:
        nonce = None
        try:
            request = msgspec.json.decode(text)
            if not isinstance(request, dict):
                raise CannotDo("A request must be an object")
            nonce = request.get("nonce")
            do = self._doing.get(str(request.get("do")))
            if do is None:
                raise CannotDo(f"Nothing is called {request.get('do')!r} here")
            do(viewer, request)
        except (CannotDo, LookupError, ValueError, TypeError) as error:
            if not isinstance(error, CannotDo):
                log.info("the page asked for something impossible: %r", error)
            said = str(error.args[0]) if error.args else str(error)
            if isinstance(error, KeyError):
                said = f"Something is missing or gone: {said}"
            viewer.send({"t": "failed", "nonce": nonce, "text": said})

    def _report(self, viewer: Viewer, nonce: Any) -> Callable[[Interaction], None]:
        """Tell the page the outcome of an interaction."""

        def report(it: Interaction) -> None:
            if it.outcome == "failed":
                viewer.send({"t": "failed", "nonce": nonce, "text": NO_ANSWER})
                return
            if it.outcome == "choices":
                viewer.send({"t": "choices", "nonce": nonce, "choices": it.choices})
                return
            if it.outcome == "modal":
                viewer.send(
                    {
                        "t": "modal",
                        "nonce": nonce,
                        "person": it.person.id,
                        "modal": it.modal,
                        "interaction": it.id,
                    }
                )
            viewer.send({"t": "done", "nonce": nonce})

        return report

    def _actor(self, request: Json) -> Person:
        return self._world.people[str(request["as"])]

    def _place(self, request: Json) -> Channel:
        return self._world.channels[str(request["channel_id"])]

    def _command(self, viewer: Viewer, request: Json) -> None:
        self._parts.acts.command(
            self._actor(request),
            self._place(request),
            str(request["name"]),
            {name: _file_in(value) for name, value in (request.get("options") or {}).items()},
            report=self._report(viewer, request.get("nonce")),
        )

    def _autocomplete(self, viewer: Viewer, request: Json) -> None:
        self._parts.acts.autocomplete(
            self._actor(request),
            self._place(request),
            str(request["name"]),
            request.get("options") or {},
            str(request["focused"]),
            report=self._report(viewer, request.get("nonce")),
        )

    def _click(self, viewer: Viewer, request: Json) -> None:
        stored = self._world.index.get(str(request["message_id"]))
        if stored is None:
            raise CannotDo("That message no longer exists")
        self._parts.acts.click(
            self._actor(request),
            stored,
            str(request["custom_id"]),
            request.get("values"),
            report=self._report(viewer, request.get("nonce")),
        )

    def _submit(self, viewer: Viewer, request: Json) -> None:
        self._parts.acts.submit(
            self._actor(request),
            str(request["interaction"]),
            {name: _file_in(value) for name, value in (request.get("fields") or {}).items()},
            report=self._report(viewer, request.get("nonce")),
        )

    def _say(self, viewer: Viewer, request: Json) -> None:
        self._parts.acts.say(self._actor(request), self._place(request), str(request["text"]))
        self._done(viewer, request)

    def _person(self, viewer: Viewer, request: Json) -> None:
        self._parts.acts.join(str(request["name"]))
        self._done(viewer, request)

    def _dms(self, viewer: Viewer, request: Json) -> None:
        person = self._world.people[str(request["person"])]
        person.dms_open = bool(request["open"])
        self._world.keep_person(person)
        self._done(viewer, request)

    def _locale(self, viewer: Viewer, request: Json) -> None:
        person, locale = self._world.people[str(request["person"])], str(request["locale"])
        if locale not in LOCALES:
            raise CannotDo(f"Discord does not speak {locale!r}")
        person.locale = locale
        self._world.keep_person(person)
        self._done(viewer, request)

    def _channel(self, viewer: Viewer, request: Json) -> None:
        self._parts.acts.places.open_channel(str(request["name"]))
        self._done(viewer, request)

    def _thread(self, viewer: Viewer, request: Json) -> None:
        owner = str(request.get("as") or self._world.identity.owner_id)
        self._parts.acts.places.open_thread(self._place(request), str(request["name"]), owner)
        self._done(viewer, request)

    def _dismiss(self, viewer: Viewer, request: Json) -> None:
        stored: Stored | None = self._world.index.get(str(request["message_id"]))
        if stored is None or stored.only_for is None:
            raise CannotDo("You can only dismiss messages that only you can see")
        self._world.remove_message(stored)
        self._done(viewer, request)

    def _fault(self, viewer: Viewer, request: Json) -> None:
        self._parts.faults.add(Fault.from_json(request["rule"]))
        self.faults_changed()
        self._done(viewer, request)

    def _clear_faults(self, viewer: Viewer, request: Json) -> None:
        self._parts.faults.clear()
        self.faults_changed()
        self._done(viewer, request)

    def _skip(self, viewer: Viewer, request: Json) -> None:
        self._parts.skip(float(request["seconds"]))
        self.faults_changed()
        self._done(viewer, request)

    def _gateway(self, viewer: Viewer, request: Json) -> None:
        gateway = self._parts.gateway
        match request.get("action"):
            case "drop":
                self._start(gateway.drop(4000))
            case "reconnect":
                gateway.reconnect()
            case "invalid_session":
                gateway.invalidate()
            case "membership":
                if self._world.home.member:
                    gateway.kick()
                else:
                    gateway.invite()
            case "outage":
                if gateway.outage:
                    gateway.end_outage()
                else:
                    gateway.begin_outage()
            case other:
                raise CannotDo(f"The gateway cannot {other!r}")
        self._done(viewer, request)

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _done(self, viewer: Viewer, request: Json) -> None:
        viewer.send({"t": "done", "nonce": request.get("nonce")})


def _file_in(value: Any) -> Any:
    """A file as the page sends it, `{name, base64}`, as (name, bytes), also in a list; any other value as it is."""
    if isinstance(value, list):
        return [_file_in(each) for each in value]
    if isinstance(value, dict):
        try:
            return str(value.get("name", "")), base64.b64decode(str(value.get("base64", "")), validate=True)
        except ValueError:
            raise CannotDo("That file did not arrive complete") from None
    return value
