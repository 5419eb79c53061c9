"""The rules of servers: read, changed by their admins with every change listed, written to files and read back.

The rules are read from the store at each use, so every process knows of a change at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

import msgspec

from bot.engine.options import GameInfo
from bot.engine.rules import Game
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.signals import Signal
from bot.sessions.core.stored import note_stored
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import SessionView, Status, User
from bot.sessions.server import policy, rules_file
from bot.sessions.server.rules import USUAL, Edit, ServerRules, check_bounds, differences
from bot.store import AuditRow, Conflict, RulesUnchanged, ServerChange, Store, StoreError

AUDIT_PAGE = 10
_NAME = 80
_TRIES = 8

_rules = msgspec.json.Decoder(ServerRules)
_edits = msgspec.json.Decoder(Edit)
_json = msgspec.json.Encoder()


async def server_rules_of(store: Store, guild_id: int | None) -> ServerRules:
    """The rules of a server; the usual ones in direct messages (None). Raises Refused if they cannot be read."""
    return (await _rules_and_edits(store, guild_id))[0]


async def _rules_and_edits(store: Store, guild_id: int | None) -> tuple[ServerRules, int]:
    if guild_id is None:
        return USUAL, 0
    try:
        found = await store.server(guild_id)
    except StoreError as error:
        raise refused_by_store(error) from error
    return _read(found.body), found.edits


def _read(body: str | None) -> ServerRules:
    if body is None:
        return USUAL
    try:
        return _rules.decode(body)
    except msgspec.DecodeError as error:
        raise Refused("store-damaged") from error


class NumberedRules(msgspec.Struct, frozen=True):
    """The rules of a server, and how often they were changed; buttons carry this number to detect old ones."""

    server_rules: ServerRules
    number: int


class Changed(msgspec.Struct, frozen=True):
    """A stored change; without `edits` nothing was different. For `notes` see rules_file.Read."""

    server_rules: ServerRules
    number: int
    edits: tuple[Edit, ...]
    notes: tuple[str, ...] = ()


class AuditLine(msgspec.Struct, frozen=True):
    """Who changed what and when."""

    number: int
    at: float
    user: User
    edit: Edit


class Misfit(msgspec.Struct, frozen=True):
    """A running game that could no longer be started; `why` are terms of its catalogue."""

    session: SessionView
    why: tuple[str, ...]


class Guilds:
    """What the admins of a server can do. The Discord side says who is an admin; it is checked here.

    `on_change` tells the server whose rules this process changed.
    """

    def __init__(self, tables: Tables, end: Callable[[int, User], Awaitable[SessionView]]) -> None:
        self._tables = tables
        self._end = end
        self._last: dict[int, ServerRules] = {}
        self._changing = asyncio.Lock()
        self._fresh: set[int] = set()
        self._changes = 0
        self.on_change = Signal[int]("the rules of server {}")

    async def server_rules(self, guild_id: int | None) -> ServerRules:
        """The rules of a server. Refused if the store is in trouble."""
        return await server_rules_of(self._tables.store, guild_id)

    async def shown(self, guild_id: int | None) -> ServerRules:
        """The rules of a server for display: cached until they change, and also used when the store is in trouble."""
        if guild_id is None or guild_id in self._fresh:
            return self._last.get(guild_id or 0, USUAL)
        changes = self._changes
        try:
            server_rules = await self.server_rules(guild_id)
        except Refused:
            return self._last.get(guild_id, USUAL)
        if changes == self._changes:
            self._fresh.add(guild_id)
            if server_rules != self._last.get(guild_id, USUAL):
                self._last[guild_id] = server_rules
        return server_rules

    def forget(self) -> None:
        """Forget cached rules after another process has written; they are read again when next shown."""
        self._changes += 1
        self._fresh.clear()

    async def numbered(self, guild_id: int) -> NumberedRules:
        """The rules of a server with the number of their changes."""
        return NumberedRules(*await _rules_and_edits(self._tables.store, guild_id))

    async def change(self, guild_id: int, user: User, edit: Callable[[ServerRules], ServerRules]) -> Changed:
        """Let an admin change the rules. Two simultaneous changes both happen, one after the other.

        Refused: not-admin, config-..., game-unplayable.
        """
        return await self._change(guild_id, user, edit, by_file=False)

    async def take_file(
        self,
        guild_id: int,
        user: User,
        data: bytes,
        *,
        channels: Collection[int] | None,
        roles: Collection[int] | None,
    ) -> Changed:
        """Let an admin replace the rules by those of a file. `channels` and `roles` are those the server has.

        None means that they are not known at the moment; then none of the file's are left out.

        Refused: not-admin, file-..., config-..., game-unplayable; nothing is changed then.
        """
        notes: tuple[str, ...] = ()

        def edit(before: ServerRules) -> ServerRules:
            nonlocal notes
            found = rules_file.read(
                data, guild_id, before, games=self._games(), channels=channels, roles=roles
            )
            notes = found.notes
            return found.server_rules

        changed = await self._change(guild_id, user, edit, by_file=True)
        return msgspec.structs.replace(changed, notes=notes)

    async def file(self, guild_id: int, user: User) -> bytes:
        """The rules as a file. Refused: not-admin."""
        _check_admin(user)
        return rules_file.written(guild_id, await self.server_rules(guild_id))

    async def audit(self, guild_id: int, user: User, page: int = 0) -> tuple[int, list[AuditLine]]:
        """How many pages of changes there are, and one of them; page 0 is the newest. Refused: not-admin."""
        _check_admin(user)
        try:
            skip = max(0, page) * AUDIT_PAGE
            count, rows = await self._tables.store.audit(guild_id, skip=skip, count=AUDIT_PAGE)
        except StoreError as error:
            raise refused_by_store(error) from error
        return max(1, -(-count // AUDIT_PAGE)), [_line(row) for row in rows]

    async def misfits(self, guild_id: int) -> list[Misfit]:
        """The running games of a server that its rules would no longer allow, oldest first."""
        server_rules = await self.server_rules(guild_id)
        found = []
        for _, table in sorted(self._tables.by_id.items()):
            head = table.head
            game = self._tables.games.get(head.game)
            runs = head.status is Status.PLAYING and not head.is_aside
            if head.guild_id != guild_id or not runs or game is None:
                continue
            why = _misfits(server_rules, game, head)
            if why:
                found.append(Misfit(table.view(), tuple(why)))
        return found

    async def end(self, guild_id: int, user: User, sessions: Sequence[int]) -> list[SessionView]:
        """Let an admin end sessions of a server; finished ones are left out. Refused: not-admin."""
        _check_admin(user)
        ended = []
        for session in sessions:
            head = (await self._tables.table(session)).head
            if head.guild_id == guild_id and head.status.live:
                ended.append(await self._end(session, user))
        return ended

    def live(self, guild_id: int) -> list[SessionView]:
        """The live sessions of a server, the oldest first."""
        here = [table for _, table in sorted(self._tables.by_id.items()) if table.head.guild_id == guild_id]
        return [table.view() for table in here if table.head.status in (Status.LOBBY, Status.PLAYING)]

    async def guard(self, table: LiveTable, change: Change) -> Change:
        """Refuse every change that the server does not allow: the start, options, computers, clocks.

        If the rules change before this change is written, it is checked again.
        """
        before, after = table.head, change.head
        starts = before.status is Status.LOBBY and after.status is Status.PLAYING
        options = {key: value for key, value in after.options.items() if before.options.get(key) != value}
        computers = _computers(after) > _computers(before)
        clock = after.table_state.clock != before.table_state.clock
        if after.guild_id is None or not (starts or options or computers or clock):
            return change
        server_rules, number = await _rules_and_edits(self._tables.store, after.guild_id)
        game = self._tables.game(after)
        for key in options:
            policy.check_choice(server_rules, game, after.options, key)
        if computers:
            policy.check_computers(server_rules)
        if clock:
            policy.check_clock(server_rules, after.table_state.clock)
        if starts and (changes := _misfits(server_rules, game, after)):
            raise Refused("charter-changed", changes=changes)
        condition = RulesUnchanged(after.guild_id, number)
        return msgspec.structs.replace(change, extras=(*change.extras, condition))

    def _games(self) -> dict[str, GameInfo]:
        return {slug: game.info for slug, game in self._tables.games.items()}

    async def _change(
        self, guild_id: int, user: User, edit: Callable[[ServerRules], ServerRules], *, by_file: bool
    ) -> Changed:
        _check_admin(user)
        async with self._changing:
            for _ in range(_TRIES):
                before, number = await _rules_and_edits(self._tables.store, guild_id)
                after, edits = await asyncio.to_thread(self._edited, before, edit)
                if not edits:
                    return Changed(after, number, ())
                edits = [msgspec.structs.replace(each, by_file=by_file) for each in edits]
                change = ServerChange(
                    guild_id,
                    number,
                    _json.encode(after).decode(),
                    tuple(_json.encode(each).decode() for each in edits),
                    self._tables.clock(),
                    user.id,
                    user.name[:_NAME],
                )
                try:
                    written = await self._tables.store.change_server(change)
                except Conflict:
                    continue  # an admin changed them in another process: look again
                except StoreError as error:
                    raise refused_by_store(error) from error
                note_stored()
                self._changes += 1
                self._fresh.discard(guild_id)
                self.on_change(guild_id)
                return Changed(after, written, tuple(edits))
        raise Refused("busy")

    def _edited(
        self, before: ServerRules, edit: Callable[[ServerRules], ServerRules]
    ) -> tuple[ServerRules, list[Edit]]:
        after = edit(before)
        if after != before:
            check_bounds(after, self._games())
            self._check_playable(before, after)
        return after, differences(before, after)

    def _check_playable(self, before: ServerRules, after: ServerRules) -> None:
        """Refuse option values that make a game unplayable; it should be switched off instead."""
        games: dict[str, Any] = dict(self._tables.games)
        for slug in after.options:
            if after.options[slug] != before.options.get(slug) and not policy.is_playable(after, games[slug]):
                clashing = policy.conflict(after, games[slug])
                raise Refused("game-unplayable", game=policy.title(slug), options=clashing, n=len(clashing))


def _misfits(server_rules: ServerRules, game: Game[Any], head: SessionHead) -> list[str]:
    """What the server no longer allows in a session."""
    return policy.misfits(
        server_rules,
        game,
        options=head.options,
        holders=head.holders,
        clock=head.table_state.clock,
        channel_id=head.channel_id,
        within=head.table_state.within,
    )


def _computers(head: SessionHead) -> int:
    return sum(holder.computer is not None for holder in head.holders)


def _check_admin(user: User) -> None:
    if not policy.is_admin(user):
        raise Refused("not-admin")


def _line(row: AuditRow) -> AuditLine:
    return AuditLine(row.number, row.at, User(row.user_id, row.name), _edits.decode(row.body))
