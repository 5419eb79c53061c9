"""Discord's gateway, version 10: identify, heartbeat, dispatch by intents, resume with replay, and its ways to fail."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox.api.connections import Link, Session
from bot.sandbox.api.faults import Faults
from bot.sandbox.errors import Json
from bot.sandbox.world import payloads
from bot.sandbox.world.signing import signed
from bot.sandbox.world.things import Guild
from bot.sandbox.world.world import World

log = logging.getLogger(__name__)

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1
WAITING = 4
"""Sessions without a connection that one shard may have and resume."""
STARTS_A_DAY, IDENTIFY_APART = 1000, 5.0
"""Sessions that may begin in a day, and seconds between two of the same `shard % max_concurrency`."""

EVENTS_A_MINUTE = 120
ACK_SECONDS = 0.05
"""Until a heartbeat is acknowledged. discord.py notes when it sent one only after it has gone out, in another thread:
an answer without any delay overtakes the note and is measured from the heartbeat before."""


class Gateway:
    """All sessions of the bot, of one process or several. `on_change` is called when one begins or is cut off.

    An event goes to every session of its shard, however many there are. Seconds between two identifies of one
    remainder (`identify_apart`) are those of the world's clock.
    """

    def __init__(
        self,
        world: World,
        faults: Faults,
        *,
        url: Callable[[], str],
        compress: bool,
        privileged: int,
        identify_apart: float = IDENTIFY_APART,
    ) -> None:
        self._world = world
        self._faults = faults
        self._url = url
        self._compress = compress
        self._privileged = privileged
        self.sessions: dict[str, Session] = {}
        self.links: set[Link] = set()
        self.heartbeat_interval = 41.25
        self.acks_heartbeats = True
        self.outage = False
        self.shards = self.together = 1
        """How many shards are recommended (with fewer, no one gets in), and how many may identify together."""
        self.identify_apart = identify_apart
        self.identified = 0
        self.resumed = 0
        self._identified: dict[int, float] = {}
        self.on_change: Callable[[], None] = lambda: None
        self.on_event: Callable[[str, str, Any], None] | None = None
        self._held: list[tuple[str, Json, int, str | None]] = []

    @property
    def online(self) -> bool:
        """Whether the bot hears of everything: direct messages, and each server it is in."""
        served = [each.id for each in self._world.guilds.values() if each.member]
        return self.hears(None) and all(map(self.hears, served))

    def hears(self, guild_id: str | None) -> bool:
        """Whether a connected session serves a server, or direct messages (None)."""
        return any(link.session is not None and link.session.serves(guild_id) for link in self.links)

    def start_limit(self) -> Json:
        """How many sessions may begin, as Discord tells it."""
        return {
            "total": STARTS_A_DAY,
            "remaining": max(0, STARTS_A_DAY - self.identified),
            "reset_after": 86_400_000,
            "max_concurrency": self.together,
        }

    def dispatch(self, event: str, data: Json, *, intent: int = 0, guild_id: str | None = None) -> int:
        """Send an event to every session that wants it; the number of sessions it was sent or kept for.

        `intent` 0 goes to all. A fault rule may send it twice or only after the event that follows it.
        """
        fault = self._faults.for_event(event)
        if fault is not None and fault.kind == "reorder":
            self._held.append((event, data, intent, guild_id))
            return 1
        reached = self._send(event, data, intent, guild_id)
        if fault is not None and fault.kind == "duplicate":
            self._send(event, data, intent, guild_id)
        while self._held:
            self._send(*self._held.pop(0))
        return reached

    def _send(self, event: str, data: Json, intent: int, guild_id: str | None) -> int:
        reached = 0
        for session in self.sessions.values():
            if (intent and not session.intents & intent) or not session.serves(guild_id):
                continue
            self._emit(session, event, self._trimmed(session, event, data))
            reached += 1
        if self.on_event is not None:
            self.on_event("dispatch", event, data)
        return reached

    def _trimmed(self, session: Session, event: str, data: Json) -> Json:
        """A message without its content, for a session that may not read what others write to others."""
        if not event.startswith("MESSAGE_") or "author" not in data or session.intents & MESSAGE_CONTENT:
            return data
        bot_id = self._world.identity.bot_id
        if data["author"]["id"] == bot_id or "guild_id" not in data:
            return data
        if any(each["id"] == bot_id for each in data["mentions"]):
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    def _emit(self, session: Session, event: str, data: Json) -> None:
        session.seq += 1
        told = msgspec.json.encode({"t": event, "s": session.seq, "op": 0, "d": data})
        frame = signed(told, self._world.clock.now())
        session.replay.append((session.seq, frame))
        if session.link is not None:
            session.link.send(frame)

    async def drop(self, code: int | None = 4000) -> None:
        """Close every socket with a close code; None cuts the connection without a word."""
        for link in list(self.links):
            self._detach(link)
            link.session = None
            if code is None:
                if link.request.transport is not None:
                    link.request.transport.abort()
            else:
                await link.socket.close(code=code)

    def reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        for link in list(self.links):
            link.send(b'{"op":7,"d":null,"s":null,"t":null}')

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9); unless `resumable` they are forgotten."""
        for link in list(self.links):
            if link.session is not None and not resumable:
                self.sessions.pop(link.session.id, None)
            link.send(msgspec.json.encode({"op": 9, "d": resumable, "s": None, "t": None}))

    def begin_outage(self) -> None:
        """The first guild becomes unavailable."""
        if not self.outage:
            self.outage = True
            guild_id = self._world.identity.guild_id
            self.dispatch(
                "GUILD_DELETE", {"id": guild_id, "unavailable": True}, intent=GUILDS, guild_id=guild_id
            )
            self.on_change()

    def end_outage(self) -> None:
        if self.outage:
            self.outage = False
            self._send_to_all(self._world.home)

    def kick(self, guild: Guild | None = None) -> None:
        """The bot is no longer a member of a guild (None: the first), also after reconnecting; see `invite`."""
        guild = guild or self._world.home
        guild.member = False
        self._world.keep_guild(guild)
        self.dispatch("GUILD_DELETE", {"id": guild.id}, intent=GUILDS, guild_id=guild.id)
        self.on_change()

    def invite(self, guild: Guild | None = None) -> None:
        """The bot is a member, perhaps again."""
        guild = guild or self._world.home
        guild.member, guild.joined_at = True, self._world.clock.stamp()
        self._world.keep_guild(guild)
        self._send_to_all(guild)

    def _send_to_all(self, guild: Guild) -> None:
        for session in self.sessions.values():
            self._send_guild(session, guild)
        self.on_change()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One client's connection, from hello to close."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, timeout=1.0)
        await socket.prepare(request)
        deflate = None
        if self._compress and request.query.get("compress") == "zlib-stream":
            deflate = zlib.compressobj()
        link = Link(socket, request, asyncio.Queue(), deflate)
        writer = asyncio.create_task(link.write())
        self.links.add(link)
        link.send(
            msgspec.json.encode(
                {
                    "op": 10,
                    "s": None,
                    "t": None,
                    "d": {"heartbeat_interval": int(self.heartbeat_interval * 1000), "_trace": []},
                }
            )
        )
        received: deque[float] = deque()
        try:
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                now = time.monotonic()
                received.append(now)
                while received and received[0] < now - 60:
                    received.popleft()
                if len(received) > EVENTS_A_MINUTE:
                    await socket.close(code=4008, message=b"You are being rate limited.")
                    break
                code, reason = self._receive(link, message.data)
                if code:
                    await socket.close(code=code, message=reason.encode())
                    break
        finally:
            self._detach(link)
            if socket.close_code in (1000, 1001) and link.session is not None:
                self.sessions.pop(link.session.id, None)
            link.queue.put_nowait(None)
            await writer
        return socket

    def _detach(self, link: Link) -> None:
        self.links.discard(link)
        if link.session is not None and link.session.link is link:
            link.session.link = None
        self.on_change()

    def _receive(self, link: Link, text: str | bytes) -> tuple[int, str]:
        """Handle one frame of the client; a close code with its reason, or 0."""
        try:
            frame = msgspec.json.decode(text)
            op, data = frame["op"], frame.get("d")
        except (msgspec.DecodeError, KeyError, TypeError, AttributeError):
            return 4002, "Error while decoding payload."
        if self.on_event is not None and op != 1:
            self.on_event("received", f"op {op}", None if op in (2, 6) else data)
        match op:
            case 1:
                if self.acks_heartbeats:
                    ack = b'{"op":11,"d":null,"s":null,"t":null}'
                    asyncio.get_running_loop().call_later(ACK_SECONDS, link.send, ack)
            case 2:
                return self._identify(link, data)
            case 6:
                return self._resume(link, data)
            case 3 | 4:
                if link.session is None:
                    return 4003, "Not authenticated."
            case 8:
                if link.session is None:
                    return 4003, "Not authenticated."
                self._send_members(link.session, data)
            case _:
                return 4001, "Unknown opcode."
        return 0, ""

    def _identify(self, link: Link, data: Json) -> tuple[int, str]:
        if link.session is not None:
            return 4005, "Already authenticated."
        if data.get("token") != self._world.identity.token:
            return 4004, "Authentication failed."
        number, count = data.get("shard") or (0, 1)
        if not (isinstance(number, int) and isinstance(count, int) and 0 <= number < count):
            return 4010, "Invalid shard."
        if count < self.shards:
            return 4011, "Sharding required."
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            return 4013, "Invalid intent(s)."
        if intents & PRIVILEGED & ~self._privileged:
            return 4014, "Disallowed intent(s)."
        now = self._world.clock.now()
        if now - self._identified.get(number % self.together, -IDENTIFY_APART) < self.identify_apart:
            link.send(b'{"op":9,"d":false,"s":null,"t":null}')
            return 0, ""
        self._identified[number % self.together] = now
        session = Session(secrets.token_hex(16), intents, (number, count), link=link)
        link.session = session
        waiting = [
            each for each in self.sessions.values() if each.link is None and each.shard == session.shard
        ]
        for stale in waiting[:-WAITING]:
            del self.sessions[stale.id]
        self.sessions[session.id] = session
        identity = self._world.identity
        guilds = [each for each in self._world.guilds.values() if each.member and session.serves(each.id)]
        self._emit(
            session,
            "READY",
            {
                "v": 10,
                "user": {
                    **payloads.bot_user(self._world),
                    "verified": True,
                    "mfa_enabled": True,
                    "email": None,
                },
                "guilds": [{"id": each.id, "unavailable": True} for each in guilds],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self._url(),
                "shard": [number, count],
                "application": {"id": identity.bot_id, "flags": 0},
                "relationships": [],
                "private_channels": [],
                "presences": [],
                "guild_join_requests": [],
                "user_settings": {},
                "geo_ordered_rtc_regions": [],
                "_trace": [],
            },
        )
        for guild in guilds:
            if not (self.outage and guild is self._world.home):
                self._send_guild(session, guild)
        self.identified += 1
        self.on_change()
        return 0, ""

    def _send_guild(self, session: Session, guild: Guild) -> None:
        if session.intents & GUILDS and session.serves(guild.id):
            with_members = bool(session.intents & GUILD_MEMBERS)
            told = payloads.guild_create(self._world, guild, with_members=with_members)
            self._emit(session, "GUILD_CREATE", told)

    def _resume(self, link: Link, data: Json) -> tuple[int, str]:
        if link.session is not None:
            return 4005, "Already authenticated."
        if data.get("token") != self._world.identity.token:
            return 4004, "Authentication failed."
        session = self.sessions.get(str(data.get("session_id")))
        seen = data.get("seq") or 0
        oldest = session.replay[0][0] if session is not None and session.replay else 1
        if session is None or seen > session.seq or seen + 1 < oldest:
            link.send(b'{"op":9,"d":false,"s":null,"t":null}')
            return 0, ""
        if session.link is not None:
            self._detach(session.link)
        session.link = link
        link.session = session
        for number, frame in session.replay:
            if number > seen:
                link.send(frame)
        self._emit(session, "RESUMED", {"_trace": []})
        self.resumed += 1
        self.on_change()
        return 0, ""

    def _send_members(self, session: Session, data: Json) -> None:
        """GUILD_MEMBERS_CHUNK for op 8: by ids, or by the beginning of a name."""
        wanted = data.get("user_ids")
        found = []
        if wanted is not None:
            wanted = [str(each) for each in (wanted if isinstance(wanted, list) else [wanted])]
            found = [payloads.any_member(self._world, each) for each in wanted]
        else:
            start = str(data.get("query") or "").lower()
            names = [each for each in self._world.people.values() if each.name.lower().startswith(start)]
            found = [payloads.any_member(self._world, each.id) for each in names]
            found = found[: int(data.get("limit") or 0) or None]
        chunk: Json = {
            "guild_id": data["guild_id"],
            "members": [each for each in found if each is not None],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [each for each, hit in zip(wanted or [], found) if hit is None],
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        self._emit(session, "GUILD_MEMBERS_CHUNK", chunk)
