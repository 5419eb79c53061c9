"""Games that can be retold: any game moment by moment as one viewer saw it, and games imported from files."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from bot.engine.errors import BadRecord, Illegal
from bot.engine.moves import Event, Move, Seat, SideInfo
from bot.engine.options import GameInfo
from bot.engine.record import Record, load_record, replay
from bot.engine.retelling import Moment, retell
from bot.engine.rng import mixture
from bot.engine.rules import Game
from bot.engine.standings import Standings
from bot.engine.turning import TurningPoint, turning_points
from bot.sessions.core.beside import MOST_BESIDE, counted
from bot.sessions.core.breath import breathe
from bot.sessions.core.head import SessionHead, dealt, to_row
from bot.sessions.core.lines import line_of_play, names_at, rulings_of, tenures
from bot.sessions.core.refusals import Refused, check_played, refused_by_store
from bot.sessions.core.stored import note_stored
from bot.sessions.core.table_state import MOST_SEEN, Origin, Proposal, TableState
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Holder, Kind, SessionView, Status, User
from bot.sessions.play.from_here import Beginning
from bot.sessions.play.lobby_checks import check_host
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.sessions.server.rules import ServerRules
from bot.store import Conflict, LogRow, Rewriting, Snapshot, StoreError

MOST_BYTES = 1_000_000
"""The largest game file. The longest known games take a tenth of that."""
MOST_MOVES = 20_000
MOST_SECONDS = 20.0
"""How long replaying an imported game may take."""
IMPORT_DAYS = 30
"""An imported game is deleted after so many days, unless someone keeps it."""
NAME_LENGTH = 40
MOST_WAITING = 20
"""How many imports wait for each other at most."""
MOST_ENDED = 60
"""So many of someone's newest games of each kind are looked through for those that have ended."""
KEPT_STATES = 100
"""An imported game keeps its state after every this many moves, and the last one."""
REMEMBERED = 32
"""How many retold games are kept, each about 0.1 MB for 300 moves."""
_TRIES = 8

_events = msgspec.json.Encoder()


class Retold(msgspec.Struct, frozen=True, kw_only=True):
    """A game as `viewer` (None: the public) saw it, up to line `seq` of its log.

    `moves` is how many were played by the end (0 while it runs: some are secret). `moments` are in order, and `names`
    are the seats' holders at each. `standings` and `sides` are the present ones, with places if it was played to its
    end; `points` are its turning points (none while it runs). `lines` are the newest lines of the log at each moment,
    which tell how many moves were secret: they are never shown. `rulings` are the agreements to go back, as told.
    """

    session: SessionView
    seq: int
    viewer: Seat | None
    moves: int
    moments: tuple[Moment, ...]
    names: tuple[tuple[str, ...], ...]
    standings: Standings
    sides: tuple[SideInfo, ...]
    points: tuple[TurningPoint, ...]
    lines: tuple[int, ...] = ()
    rulings: tuple[Event, ...] = ()


_Key = tuple[int, int, Seat | None, tuple[str, ...]]
"""The session, the newest line of its log, who sees it, and the names of the seats' holders."""


class Archive:
    """Retells, keeps and imports games, finished or running."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._told: OrderedDict[_Key, Retold] = OrderedDict()
        self._importing = asyncio.Lock()
        self._waiting = 0

    async def viewer(self, session: int, user_id: int, wanted: Seat | None) -> Seat | None:
        """The view in which a user may see a game: the public one, their own seat's, or any once it is over.

        Refused: no-session, not-started, no-such-seat, not-your-view.
        """
        head = (await self._tables.table(session)).head
        if head.version is None:
            raise Refused("not-started")
        if wanted is None:
            return None
        if not 0 <= wanted < len(head.holders):
            raise Refused("no-such-seat", seats=len(head.holders))
        if head.status.live and wanted not in head.seats_of(user_id):
            raise Refused("not-your-view")
        return wanted

    async def retold(self, session: int, viewer: Seat | None = None) -> Retold:
        """A game moment by moment, in the view of `viewer` (checked by the method `viewer`).

        Refused: no-session, not-started, replay-broken (the rules differ from those it was played by).
        """
        if (known := await self.remembered(session, viewer)) is not None:
            return known
        table = await self._tables.table(session)
        head = table.head
        game, key = self._tables.game(head), _key_of(head, viewer)
        try:
            lines = await self._tables.store.log(session)
        except StoreError as error:
            raise refused_by_store(error) from error
        told = await asyncio.to_thread(_retold, game, head, lines, viewer, table.view())
        self._told[key] = told
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return told

    async def remembered(self, session: int, viewer: Seat | None) -> Retold | None:
        """What `retold` gives, if that costs nothing; else None. Refused: no-session."""
        table = await self._tables.table(session)
        key = _key_of(table.head, viewer)
        if (known := self._told.get(key)) is None:
            return None
        self._told.move_to_end(key)
        return msgspec.structs.replace(known, session=table.view())

    def forget(self, user_id: int) -> None:
        """Drop all retold games, because someone may no longer be named in them."""
        self._told.clear()

    async def import_game(self, channel_id: int, guild_id: int | None, user: User, data: bytes) -> Imported:
        """Store the game of a file as a finished session of this channel: played again move by move, without user ids.

        It is deleted after IMPORT_DAYS unless someone keeps it. A game that the server already has is not stored twice,
        and one that only resembles a game played here (the same seed) not at all. Files wait for each other. Refused:
        import-too-big, -busy, -enough, -from-here, -no-game, -broken (with the `problem`), -differs; and as for a new
        table: starters-…, channel-off, game-off.
        """
        server_rules = await self._server_rules(guild_id)
        policy.check_starter(server_rules, user)
        policy.check_channel(server_rules, channel_id, policy.within(user))
        if len(data) > MOST_BYTES:
            raise Refused("import-too-big", most=MOST_BYTES // 1000)
        if self._waiting >= MOST_WAITING:
            raise Refused("import-busy")
        self._waiting += 1
        try:
            async with self._importing:
                return await self._import(channel_id, guild_id, user, data, server_rules)
        finally:
            self._waiting -= 1

    async def _import(
        self, channel_id: int, guild_id: int | None, user: User, data: bytes, server_rules: ServerRules
    ) -> Imported:
        """Store the game of a file, one at a time."""
        if server_rules.imports:
            try:
                made = await self._tables.store.imports_by(user.id, self._tables.clock() - policy.DAY)
            except StoreError as error:
                raise refused_by_store(error) from error
            if len(made) >= server_rules.imports:
                raise Refused("import-enough", most=server_rules.imports)
        try:
            record = await asyncio.to_thread(load_record, data)
            if record.start:
                raise Refused("import-from-here")
            game = self._tables.games.get(record.game)
            if game is None:
                raise Refused("import-no-game", game=f"={record.game[:40]}", games=sorted(self._tables.games))
            policy.check_game(server_rules, record.game, self._tables.games)
            if record.version < game.info.since:
                check_played(game.info, record.version)
            read = await asyncio.to_thread(_read, game, record, self._tables.clock(), user.id)
        except BadRecord as error:
            raise Refused("import-broken", problem=f"={error}") from error
        head = msgspec.structs.replace(read.head, channel_id=channel_id, guild_id=guild_id)
        try:
            known = await self._known(game.info, head, read.lines)
            if known is not None:
                return known
            row = msgspec.structs.replace(to_row(head), announced=head.seq)
            kept = await self._tables.store.import_session(row, read.lines, read.snapshots)
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()
        return Imported((await self._tables.table(kept)).view(), is_new=True)

    async def keep(self, session: int, user: User) -> SessionView:
        """Keep an imported game for good. Refused: no-session, not-imported, not-host."""
        for _ in range(_TRIES):
            table = await self._tables.table(session)
            if not table.head.table_state.imported:
                raise Refused("not-imported")
            check_host(table.head, user, policy.is_admin(user))
            try:
                row = await self._tables.store.session(session)
                if row is None:
                    raise Refused("no-session")
                if row.due is not None:
                    kept = msgspec.structs.replace(row, due=None)
                    await self._tables.store.rewrite([Rewriting(row, kept)])
                    note_stored()
            except Conflict:
                continue
            except StoreError as error:
                raise refused_by_store(error) from error
            await self._tables.reread(session)
            return table.view()
        raise Refused("busy")

    async def imported_by(self, user_id: int) -> list[int]:
        """The games that a person imported, newest first."""
        try:
            return await self._tables.store.imports_by(user_id)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def ended_of(self, user_id: int) -> list[int]:
        """The ended games in which a person has made moves, the newest first; of each kind at most `MOST_ENDED`."""
        store, found = self._tables.store, list[int]()
        try:
            for game in self._tables.games:
                found += await store.played_by(user_id, game, MOST_ENDED)
            rows = await store.sessions(found)
        except StoreError as error:
            raise refused_by_store(error) from error
        ended = [(row.ended, row.id) for row in rows if row.ended is not None]
        return [session for _, session in sorted(ended, reverse=True)]

    async def _known(self, info: GameInfo, head: SessionHead, lines: Sequence[LogRow]) -> Imported | None:
        """The same game, if the server has it.

        Raises Refused("import-differs") for another game with the seed of one that was played here.
        """
        assert head.seed is not None
        same: Imported | None = None
        for session in await self._tables.store.over_with_seed(head.seed):
            there = (await self._tables.table(session)).head
            if there.guild_id != head.guild_id or (
                head.guild_id is None and there.channel_id != head.channel_id
            ):
                continue
            difference = _difference(info, head, lines, there, await self._tables.store.log(session))
            if difference is None:
                same = Imported((await self._tables.table(session)).view(), is_new=False)
            elif not there.table_state.imported:
                raise Refused("import-differs", place=f"<#{there.channel_id}>", **difference)
        return same

    async def _server_rules(self, guild_id: int | None) -> ServerRules:
        try:
            return await server_rules_of(self._tables.store, guild_id)
        except StoreError as error:
            raise refused_by_store(error) from error


class Imported(msgspec.Struct, frozen=True):
    """The game of a file, as a session; `is_new`: the server did not have it before."""

    session: SessionView
    is_new: bool


class _Read(msgspec.Struct, frozen=True):
    head: SessionHead
    lines: list[LogRow]
    snapshots: list[Snapshot]


def _key_of(head: SessionHead, viewer: Seat | None) -> _Key:
    return head.id, head.seq, viewer, tuple(holder.name for holder in head.holders)


def _retold(
    game: Game[Any], head: SessionHead, lines: Sequence[LogRow], viewer: Seat | None, session: SessionView
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
    moments, names, newest = [], [], []
    for moment in retell(game, states(), viewer, over=over):
        then = tuple(names_at(held, latest[1]))
        moments.append(moment)
        newest.append(latest[1])
        names.append(known.setdefault(then, then))
    last = latest[0] if over else game.view(latest[0], viewer)
    standings = game.standings(last)
    points = tuple(turning_points(moments, standings)) if over else ()
    return Retold(
        session=session,
        seq=head.seq,
        viewer=viewer,
        moves=len(played) - 1 if over else 0,
        moments=tuple(moments),
        names=tuple(names),
        standings=standings,
        sides=game.sides(last),
        points=points,
        lines=tuple(newest),
        rulings=tuple(rulings_of(lines)),
    )


def proposal_of(told: Retold, number: int) -> Proposal:
    """What going back to a moment of a running game would be. Raises Refused("ruling-nothing")."""
    if not 0 <= number < len(told.moments) - 1 or not told.session.status.live or told.viewer is not None:
        raise Refused("ruling-nothing")
    moment, later = told.moments[number], told.moments[number + 1 :]
    chances = [event for each in later for event in each.events if event.chance]
    taken = Counter(side for each in told.moments[number:-1] for side in dict.fromkeys(each.turn))
    return Proposal(
        line=told.lines[number],
        unit=moment.chapter.unit,
        number=moment.chapter.number,
        sides=tuple(dict.fromkeys(moment.turn)),
        turns=sum(bool(each.turn) for each in later) or 1,
        seen=tuple(chances[-MOST_SEEN:]),
        more=max(0, len(chances) - MOST_SEEN),
        taken=tuple(sorted(taken.items())),
    )


def beginning_of(told: Retold, number: int) -> Beginning:
    """A moment of a game to go on from. Raises Refused("from-here-end") for its end."""
    if not 0 <= number < len(told.moments) - 1:
        raise Refused("from-here-end")
    chapter = told.moments[number].chapter
    return Beginning(told.lines[number], chapter.unit, chapter.number)


def told_of(game: Game[Any], record: Record, viewer: Seat | None, now: float) -> Retold:
    """The game of a file, retold without being kept. Raises BadRecord."""
    read = _read(game, record, now, 0)
    return _retold(game, read.head, read.lines, viewer, read.head.view(0, None))


def played_again(
    game: Game[Any], head: SessionHead, moves: Sequence[LogRow]
) -> Iterator[tuple[Any, list[Event]]]:
    """The states of a game, the same object each time, with their events; first the set-up. Refused: replay-broken."""
    try:
        state, events = dealt(game, head)
        yield state, events
        for number, line in enumerate(moves):
            breathe(number)
            assert line.seat is not None
            yield state, game.play(state, Seat(line.seat), Move.parse(line.body))
    except Illegal as illegal:
        raise Refused("replay-broken") from illegal


def _read(game: Game[Any], record: Record, now: float, user_id: int) -> _Read:
    """Replay a record, within limits. Raises BadRecord."""
    origin = Origin(0, record.start_seat, record.seats, "", 0, record.start) if record.start else None
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"it has {len(record.moves)} moves, more than the limit of {MOST_MOVES}")
    if len(record.names) != record.seats:
        raise BadRecord(f"it names {len(record.names)} players for {record.seats} seats")
    until = time.monotonic() + MOST_SECONDS
    lines = [
        LogRow(session=0, seq=1, kind=Kind.IMPORT.value, at=now, user_id=user_id),
        LogRow(session=0, seq=2, kind=Kind.START.value, at=now, body="\n".join(record.mixed)),
    ]
    snapshots: list[Snapshot] = []
    state: Any = None
    beside, ahead = tuple[int, ...](), record.played()
    for number, (state, played, events) in enumerate(replay(game, record), 1):
        breathe(len(lines))
        if (coming := next(ahead, None)) is not None:
            made = counted(beside, record.seats, state, coming.seat, coming.move)
            if made is None:
                problem = f"seat {coming.seat} has changed settings more than {MOST_BESIDE} times"
                raise BadRecord(f"move {number}: {problem}")
            beside = made
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
            raise BadRecord(f"playing it again takes longer than {MOST_SECONDS:.0f} seconds")
    if snapshots[-1].seq != len(lines):
        snapshots.append(Snapshot(len(lines), True, game.encode(state)))
    assert record.seed is not None
    holders = tuple(Holder(None, _name(name, seat)) for seat, name in enumerate(record.names, 1))
    head = SessionHead(
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
        version=record.version,
        seed=record.seed,
        started_at=now,
        ended_at=now,
        due=now + IMPORT_DAYS * policy.DAY,
        table_state=TableState(imported=True, mixture=mixture(record.mixed), origin=origin),
    )
    return _Read(head, lines, snapshots)


def _difference(
    info: GameInfo, head: SessionHead, lines: Sequence[LogRow], other: SessionHead, theirs: Sequence[LogRow]
) -> dict[str, str | int] | None:
    """In what a game differs from another one with its seed: `what`, and the number of the first other `move`."""
    options = info.with_defaults(head.options), info.with_defaults(other.options)
    mixtures = head.table_state.mixture, other.table_state.mixture
    if (head.game, head.version, options[0]) != (other.game, other.version, options[1]):
        return {"what": "rules", "move": 0}
    if mixtures[0] != mixtures[1]:
        return {"what": "joins", "move": 0}
    for number, (mine, their) in enumerate(zip_longest(_moves(lines), _moves(theirs)), 1):
        if mine != their:
            return {"what": "move", "move": number}
    names = [_name(holder.name, seat) for seat, holder in enumerate(other.holders, 1)]
    if [holder.name for holder in head.holders] != names:
        return {"what": "names", "move": 0}
    return None


def _moves(lines: Sequence[LogRow]) -> list[tuple[int | None, str]]:
    return [(line.seat, line.body) for line in line_of_play(lines)[1:]]


def _name(name: str, number: int) -> str:
    return " ".join(name[: 4 * NAME_LENGTH].split())[:NAME_LENGTH] or f"Seat {number}"
