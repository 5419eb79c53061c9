"""Games that can be told again: any game moment by moment as one viewer saw it, and games that come as files."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.errors import BadRecord, Illegal
from bot.engine.moves import Event, Move, Seat, Standings
from bot.engine.record import Record, load_record, replay
from bot.engine.retelling import Moment, retell
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.turning import TurningPoint, turning_points
from bot.sessions import policy
from bot.sessions.charter import Charter
from bot.sessions.guilds import charter_of
from bot.sessions.head import Head, to_row
from bot.sessions.house import House
from bot.sessions.lines import line_of_play, names_at, tenures
from bot.sessions.refusals import Refused, refused_by_store
from bot.sessions.types import Holder, Kind, SessionView, Status, User
from bot.store import LogRow, Snapshot, StoreError
from bot.store.archive import keep, with_seed

MOST_BYTES = 1_000_000
"""Of a game file. The longest games that were played have a tenth of that."""
MOST_MOVES = 20_000
MOST_SECONDS = 20.0
"""How long an imported game may take to be played again."""
NAME_LENGTH = 40
KEPT_STATES = 100
"""Of an imported game the state after every so many moves is kept, and the last one."""
REMEMBERED = 16

_events = msgspec.json.Encoder()


class Retold(msgspec.Struct, frozen=True, kw_only=True):
    """A game as `viewer` (None: the public) saw it, up to line `seq` of its log.

    `moves` were played by the end (0 while it runs: some are secret). `moments` are in order, and
    `names` those that held the seats at each. `standings` are those of now, with places where it was played to its end;
    `points` are its turning points (none while it runs).
    """

    session: SessionView
    seq: int
    viewer: Seat | None
    moves: int
    moments: tuple[Moment, ...]
    names: tuple[tuple[str, ...], ...]
    standings: Standings
    points: tuple[TurningPoint, ...]


class Archive:
    """What can be done with games that were played, or are being played."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told: OrderedDict[tuple[int, int, Seat | None, tuple[str, ...]], Retold] = OrderedDict()
        self._importing = asyncio.Lock()

    async def viewer(self, session: int, user_id: int, wanted: Seat | None) -> Seat | None:
        """As whom somebody may see a game again: as the public, while it runs as their own seat, afterwards as any.

        Refused: no-session, not-started, no-such-seat, not-your-view.
        """
        head = (await self._house.table(session)).head
        if head.seed is None:
            raise Refused("not-started")
        if wanted is None:
            return None
        if not 0 <= wanted < len(head.holders):
            raise Refused("no-such-seat", seats=len(head.holders))
        if head.status.live and wanted not in head.seats_of(user_id):
            raise Refused("not-your-view")
        return wanted

    async def retold(self, session: int, viewer: Seat | None = None) -> Retold:
        """A game moment by moment. Whether `viewer` may be seen is asked of `viewer`.

        Refused: no-session, not-started, replay-broken (the rules have changed since it was played).
        """
        table = await self._house.table(session)
        head = table.head
        game = self._house.game(head)
        key = (session, head.seq, viewer, tuple(holder.name for holder in head.holders))
        if (known := self._told.get(key)) is not None:
            self._told.move_to_end(key)
            return msgspec.structs.replace(known, session=table.view())
        try:
            lines = await self._house.store.log(session)
        except StoreError as error:
            raise refused_by_store(error) from error
        told = await asyncio.to_thread(_retold, game, head, lines, viewer, table.view())
        self._told[key] = told
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return told

    def forget(self, user_id: int) -> None:
        """Somebody is not to be named any more: tell every game anew."""
        self._told.clear()

    async def keep(self, channel_id: int, guild_id: int | None, user: User, data: bytes) -> SessionView:
        """Keep the game of a file as a finished session of this channel: verified move by move, with nobody's id.

        A game that is over here already is not kept twice. Refused: import-too-big, import-busy, import-broken (with
        the `problem`), import-no-game; starters-…, channel-off, game-off as for a new table.
        """
        charter = await self._charter(guild_id)
        policy.check_starter(charter, user)
        policy.check_channel(charter, channel_id, policy.within(user))
        if len(data) > MOST_BYTES:
            raise Refused("import-too-big", most=MOST_BYTES // 1000)
        if self._importing.locked():
            raise Refused("import-busy")
        async with self._importing:
            try:
                record = await asyncio.to_thread(load_record, data)
                game = self._house.games.get(record.game)
                if game is None:
                    raise Refused(
                        "import-no-game", game=f"={record.game[:40]}", games=sorted(self._house.games)
                    )
                policy.check_game(charter, record.game, self._house.games)
                read = await asyncio.to_thread(_read, game, record, self._house.clock(), user.id)
            except BadRecord as error:
                raise Refused("import-broken", problem=f"={error}") from error
            head = msgspec.structs.replace(read.head, channel_id=channel_id, guild_id=guild_id)
            try:
                there = await with_seed(self._house.store, channel_id, record.seed or "")
                if there is None:
                    row = msgspec.structs.replace(to_row(head), announced=head.seq)
                    there = await keep(self._house.store, row, read.lines, read.snapshots)
            except StoreError as error:
                raise refused_by_store(error) from error
        return (await self._house.table(there)).view()

    async def _charter(self, guild_id: int | None) -> Charter:
        try:
            return await charter_of(self._house.store, guild_id)
        except StoreError as error:
            raise refused_by_store(error) from error


class _Imported(msgspec.Struct, frozen=True):
    head: Head
    lines: list[LogRow]
    snapshots: list[Snapshot]


def _retold(
    game: Game[Any], head: Head, lines: Sequence[LogRow], viewer: Seat | None, session: SessionView
) -> Retold:
    over, played = not head.status.live, line_of_play(lines)
    if not played:
        raise Refused("not-started")
    latest: list[Any] = [None, 0]

    def states() -> Iterator[tuple[Any, list[Event]]]:
        for line, (state, events) in zip(played, played_again(game, head, played[1:])):
            latest[:] = state, line.seq
            yield state, events

    held, known = tenures(lines, head.holders), dict[tuple[str, ...], tuple[str, ...]]()
    moments, names = [], []
    for moment in retell(game, states(), viewer, over=over):
        then = tuple(names_at(held, latest[1]))
        moments.append(moment)
        names.append(known.setdefault(then, then))
    standings = game.standings(latest[0] if over else game.view(latest[0], viewer))
    points = tuple(turning_points(moments, standings.places)) if over else ()
    return Retold(
        session=session,
        seq=head.seq,
        viewer=viewer,
        moves=len(played) - 1 if over else 0,
        moments=tuple(moments),
        names=tuple(names),
        standings=standings,
        points=points,
    )


def told_of(game: Game[Any], record: Record, viewer: Seat | None, now: float) -> Retold:
    """The game of a file, told again without being kept. Raises BadRecord."""
    read = _read(game, record, now, 0)
    return _retold(game, read.head, read.lines, viewer, read.head.view(0, None))


def played_again(game: Game[Any], head: Head, moves: Sequence[LogRow]) -> Iterator[tuple[Any, list[Event]]]:
    """The states of a game, the same object each time, with what happened; first the set-up. Refused: replay-broken."""
    assert head.seed is not None
    try:
        state = game.setup(len(head.holders), head.options, Rng(head.seed))
        events, state.events = state.events, []
        yield state, events
        for number, line in enumerate(moves):
            _breathe(number)
            assert line.seat is not None
            yield state, game.play(state, Seat(line.seat), Move.parse(line.body))
    except Illegal as illegal:
        raise Refused("replay-broken") from illegal


def _breathe(number: int) -> None:
    """Let the loop go on: a long game is played again on a thread, which would hold it up by milliseconds each time."""
    if number % 16 == 15:
        time.sleep(0.0002)


def _read(game: Game[Any], record: Record, now: float, user_id: int) -> _Imported:
    """Play a record again, within bounds. Raises BadRecord."""
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"it has {len(record.moves)} moves, and at most {MOST_MOVES} are read")
    if len(record.names) != record.seats:
        raise BadRecord(f"it names {len(record.names)} players for {record.seats} seats")
    until = time.monotonic() + MOST_SECONDS
    lines = [
        LogRow(session=0, seq=1, kind=Kind.IMPORT.value, at=now, user=user_id),
        LogRow(session=0, seq=2, kind=Kind.START.value, at=now),
    ]
    snapshots: list[Snapshot] = []
    state: Any = None
    for state, played, events in replay(game, record):
        _breathe(len(lines))
        if played is not None:
            lines.append(
                LogRow(
                    session=0,
                    seq=len(lines) + 1,
                    kind=Kind.MOVE.value,
                    at=now,
                    seat=played.seat,
                    body=str(played.move),
                    events=_events.encode(events),
                )
            )
        if len(lines) % KEPT_STATES == 2:
            snapshots.append(Snapshot(len(lines), True, game.encode(state)))
        if time.monotonic() > until:
            raise BadRecord(f"after {MOST_SECONDS:.0f} seconds it is still being played again")
    if snapshots[-1].seq != len(lines):
        snapshots.append(Snapshot(len(lines), True, game.encode(state)))
    assert record.seed is not None
    holders = tuple(Holder(None, _name(name, seat)) for seat, name in enumerate(record.names, 1))
    head = Head(
        id=0,
        channel_id=0,
        guild_id=None,
        game=record.game,
        status=Status.FINISHED if state.over else Status.ABANDONED,
        host_id=user_id,
        options=game.info.complete(record.options),
        holders=holders,
        created_at=now,
        seq=len(lines),
        moved=len(lines),
        seed=record.seed,
        started_at=now,
        ended_at=now,
    )
    return _Imported(head, lines, snapshots)


def _name(name: str, number: int) -> str:
    return " ".join(name[: 4 * NAME_LENGTH].split())[:NAME_LENGTH] or f"Seat {number}"
