"""The charters of servers: read, changed by their admins with every change listed, written to files and read back.

A charter is read from the store at each use, so every process knows of a change at once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

import msgspec

from bot.engine.options import GameInfo
from bot.sessions import charterfile, policy
from bot.sessions.change import Change, Table
from bot.sessions.charter import USUAL, Charter, Edit, check_bounds, differences
from bot.sessions.head import Head
from bot.sessions.house import House
from bot.sessions.refusals import Refused, refused_by_store
from bot.sessions.types import SessionView, Status, User
from bot.store import Store, StoreError
from bot.store.guilds import AuditRow, audit, change_guild, guild_body, unchanged

AUDIT_PAGE = 10
_NAME = 80

_charters = msgspec.json.Decoder(Charter)
_edits = msgspec.json.Decoder(Edit)
_json = msgspec.json.Encoder()


async def charter_of(store: Store, guild_id: int | None) -> Charter:
    """What goes in a server; the usual charter in direct messages (None). Raises Refused where it cannot be read."""
    return (await _charter_and_edits(store, guild_id))[0]


async def _charter_and_edits(store: Store, guild_id: int | None) -> tuple[Charter, int]:
    if guild_id is None:
        return USUAL, 0
    try:
        body, edits = await guild_body(store, guild_id)
    except StoreError as error:
        raise refused_by_store(error) from error
    return _read(body), edits


def _read(body: str | None) -> Charter:
    if body is None:
        return USUAL
    try:
        return _charters.decode(body)
    except msgspec.DecodeError as error:
        raise Refused("store-damaged") from error


class Chartered(msgspec.Struct, frozen=True):
    """A charter, and how often it was changed: buttons carry the number, so that an old one is known."""

    charter: Charter
    number: int


class Changed(msgspec.Struct, frozen=True):
    """A change that is on disk; without `edits` nothing was different. `notes`: see charterfile.Read."""

    charter: Charter
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
    """A running game that could not be started as things are now; `why` are terms of its catalogue."""

    session: SessionView
    why: tuple[str, ...]


class Guilds:
    """What the admins of a server may ask for. The Discord side says who is one; it is checked here."""

    def __init__(self, house: House, end: Callable[[int, User], Awaitable[SessionView]]) -> None:
        self._house = house
        self._end = end
        self._last: dict[int, Charter] = {}
        house.groundwork.append(self._guard)

    async def charter(self, guild_id: int | None) -> Charter:
        """What goes in a server. Refused where the store is in trouble."""
        return await charter_of(self._house.store, guild_id)

    async def shown(self, guild_id: int | None) -> Charter:
        """The same for what is only shown: the last one known where the store is in trouble."""
        try:
            charter = await self.charter(guild_id)
        except Refused:
            return self._last.get(guild_id or 0, USUAL)
        if guild_id is not None and charter != self._last.get(guild_id, USUAL):
            self._last[guild_id] = charter
        return charter

    async def chartered(self, guild_id: int) -> Chartered:
        """What goes in a server, with the number of its changes."""
        return Chartered(*await _charter_and_edits(self._house.store, guild_id))

    async def change(self, guild_id: int, user: User, edit: Callable[[Charter], Charter]) -> Changed:
        """Let an admin change a charter. Two changes at once both happen, one after the other.

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
        """Let an admin replace the charter by that of a file. `channels` and `roles` are those the server has.

        None: it is not known at the moment which it has, and none of the file's is left out.

        Refused: not-admin, file-..., config-..., game-unplayable; nothing is changed then.
        """
        notes: tuple[str, ...] = ()

        def edit(before: Charter) -> Charter:
            nonlocal notes
            found = charterfile.read(
                data, guild_id, before, games=self._games(), channels=channels, roles=roles
            )
            notes = found.notes
            return found.charter

        changed = await self._change(guild_id, user, edit, by_file=True)
        return msgspec.structs.replace(changed, notes=notes)

    async def file(self, guild_id: int, user: User) -> bytes:
        """The charter as a file. Refused: not-admin."""
        _check_admin(user)
        return charterfile.written(guild_id, await self.charter(guild_id))

    async def audit(self, guild_id: int, user: User, page: int = 0) -> tuple[int, list[AuditLine]]:
        """How many pages of changes there are, and one of them, the newest first (page 0). Refused: not-admin."""
        _check_admin(user)
        try:
            count, rows = await audit(
                self._house.store, guild_id, skip=max(0, page) * AUDIT_PAGE, count=AUDIT_PAGE
            )
        except StoreError as error:
            raise refused_by_store(error) from error
        return max(1, -(-count // AUDIT_PAGE)), [_line(row) for row in rows]

    async def misfits(self, guild_id: int) -> list[Misfit]:
        """The running games of a server that its charter does not allow as they are, the oldest first."""
        charter = await self.charter(guild_id)
        found = []
        for _, table in sorted(self._house.tables.items()):
            head = table.head
            game = self._house.games.get(head.game)
            if head.guild_id != guild_id or head.status is not Status.PLAYING or game is None:
                continue
            why = _misfits(charter, game.info, head)
            if why:
                found.append(Misfit(table.view(), tuple(why)))
        return found

    async def end(self, guild_id: int, user: User, sessions: Sequence[int]) -> list[SessionView]:
        """Let an admin end sessions of a server; those that are over already are left out. Refused: not-admin."""
        _check_admin(user)
        ended = []
        for session in sessions:
            head = (await self._house.table(session)).head
            if head.guild_id == guild_id and head.status.live:
                ended.append(await self._end(session, user))
        return ended

    def live(self, guild_id: int) -> list[SessionView]:
        """The live sessions of a server, the oldest first."""
        tables = [table for _, table in sorted(self._house.tables.items()) if table.head.guild_id == guild_id]
        return [table.view() for table in tables if table.head.status in (Status.LOBBY, Status.PLAYING)]

    async def _guard(self, table: Table, change: Change) -> Change:
        """Refuse what a server does not allow, whoever wants it and however: the start, options, computers, clocks.

        Where the charter is changed before this change is written, it is asked again.
        """
        before, after = table.head, change.head
        starts = before.status is Status.LOBBY and after.status is Status.PLAYING
        options = {key: value for key, value in after.options.items() if before.options.get(key) != value}
        computers = _computers(after) > _computers(before)
        clock = after.affairs.clock != before.affairs.clock
        if after.guild_id is None or not (starts or options or computers or clock):
            return change
        charter, number = await _charter_and_edits(self._house.store, after.guild_id)
        info = self._house.game(after).info
        for key, value in options.items():
            policy.check_value(charter, info, key, value)
        if computers:
            policy.check_computers(charter)
        if clock:
            policy.check_clock(charter, after.affairs.clock)
        if starts and (changes := _misfits(charter, info, after)):
            raise Refused("charter-changed", changes=changes)
        return msgspec.structs.replace(change, also=(*change.also, unchanged(after.guild_id, number)))

    def _games(self) -> dict[str, GameInfo]:
        return {slug: game.info for slug, game in self._house.games.items()}

    async def _change(
        self, guild_id: int, user: User, edit: Callable[[Charter], Charter], *, by_file: bool
    ) -> Changed:
        _check_admin(user)
        result: tuple[Charter, list[Edit]] = (USUAL, [])

        def job(body: str | None) -> tuple[str, list[str]]:
            nonlocal result
            before = _read(body)
            after = edit(before)
            if after != before:
                check_bounds(after, self._games())
                self._check_playable(before, after)
            edits = [msgspec.structs.replace(e, by_file=by_file) for e in differences(before, after)]
            result = after, edits
            return _json.encode(after).decode(), [_json.encode(each).decode() for each in edits]

        try:
            number = await change_guild(
                self._house.store,
                guild_id,
                at=self._house.clock(),
                user=user.id,
                name=user.name[:_NAME],
                edit=job,
            )
        except StoreError as error:
            raise refused_by_store(error) from error
        return Changed(result[0], number, tuple(result[1]))

    def _check_playable(self, before: Charter, after: Charter) -> None:
        """Values of options can shut a game up altogether; it is better to switch it off."""
        games: dict[str, Any] = dict(self._house.games)
        for slug in after.options:
            if after.options[slug] != before.options.get(slug) and not policy.is_playable(after, games[slug]):
                raise Refused("game-unplayable", game=policy.title(slug))


def _misfits(charter: Charter, info: GameInfo, head: Head) -> list[str]:
    """What of a session does not go in its server any more."""
    return policy.misfits(
        charter,
        info,
        options=head.options,
        holders=head.holders,
        clock=head.affairs.clock,
        channel_id=head.channel_id,
        within=head.affairs.within,
    )


def _computers(head: Head) -> int:
    return sum(holder.computer is not None for holder in head.holders)


def _check_admin(user: User) -> None:
    if not policy.is_admin(user):
        raise Refused("not-admin")


def _line(row: AuditRow) -> AuditLine:
    return AuditLine(row.number, row.at, User(row.user, row.name), _edits.decode(row.body))
