"""A session without its state: the small, immutable part that is always in memory, and its row in the store."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.moves import Event, Seat
from bot.engine.record import begun_from
from bot.engine.rng import dealer, seed_hash
from bot.engine.rules import Game
from bot.sessions.core.table_state import Result, TableState
from bot.sessions.core.types import POSTING, Holder, Posted, SessionView, Status, UndoRequest, Window
from bot.store import SessionRow


class SessionHead(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a session except its state and what the channel shows. `asked` are the seats asked now.

    `version` is that of the rules it was begun under; None before it starts. `seed` is chosen when it is opened, and
    mixed with `table_state.mixture` at the start.
    """

    id: int
    channel_id: int
    guild_id: int | None
    game: str
    status: Status
    host_id: int
    options: dict[str, str]
    holders: tuple[Holder, ...]
    created_at: float
    seq: int = 0
    moved: int = 0
    asked: tuple[Seat, ...] = ()
    windows: tuple[Window, ...] = ()
    undo: UndoRequest | None = None
    version: int | None = None
    seed: str | None = None
    started_at: float | None = None
    ended_at: float | None = None
    table_state: TableState = TableState()
    due: float | None = None
    result: Result | None = None

    @property
    def is_aside(self) -> bool:
        """Whether the game was put aside: it has no channel, and stands still."""
        return self.table_state.place_lost == "aside"

    def seats_of(self, user_id: int) -> list[Seat]:
        """The seats that a person holds."""
        return [Seat(i) for i, holder in enumerate(self.holders) if holder.user_id == user_id]

    def people(self) -> list[Holder]:
        """The holders that are persons."""
        return [holder for holder in self.holders if holder.user_id is not None]

    def players(self) -> set[int]:
        """The people who hold a seat, own one that someone else holds, or are called to one and may still come."""
        held = {holder.user_id for holder in self.holders if holder.user_id is not None}
        owned = {holder.owner.id for holder in self.holders if holder.owner is not None}
        return held | owned | (self.table_state.called.keys() if self.status is Status.LOBBY else set())

    def ended(self, status: Status, at: float) -> SessionHead:
        """The session after its end: no one is asked anything."""
        state = msgspec.structs.replace(self.table_state, rematch=None)
        return msgspec.structs.replace(
            self, status=status, ended_at=at, asked=(), windows=(), undo=None, table_state=state
        )

    def view(self, announced: int, message: int | None, retiring: tuple[Posted, ...] = ()) -> SessionView:
        """What everyone may know; that includes the seed only when the game is over."""
        return SessionView(
            id=self.id,
            channel_id=self.channel_id,
            guild_id=self.guild_id,
            game=self.game,
            version=self.version,
            status=self.status,
            host_id=self.host_id,
            options=dict(self.options),
            holders=self.holders,
            seq=self.seq,
            moved=self.moved,
            seed_hash=None if self.seed is None else seed_hash(self.seed),
            seed=None if self.status.live else self.seed,
            created_at=self.created_at,
            started_at=self.started_at,
            ended_at=self.ended_at,
            goes_at=self.due if self.table_state.imported else None,
            undo=self.undo,
            table_state=self.table_state,
            result=self.result,
            announced_seq=announced,
            message_id=message,
            retiring=retiring,
        )


def dealt(game: Game[Any], head: SessionHead) -> tuple[Any, list[Event]]:
    """The game of a session as it was dealt, by the version of its rules, and the events of the set-up.

    Of one that goes on from another it is that position, with what the host did not know dealt anew.
    """
    assert head.seed is not None
    assert head.version is not None
    chance = dealer(head.seed, head.table_state.mixture)
    if (origin := head.table_state.origin) is not None:
        return begun_from(game, origin.state, origin.seat, chance), []
    state = game.setup(len(head.holders), head.options, chance, head.version)
    events, state.events = state.events, []
    return state, events


_json = msgspec.json.Encoder()
_options = msgspec.json.Decoder(dict[str, str])
_holders = msgspec.json.Decoder(tuple[Holder, ...])
_posted = msgspec.json.Decoder(tuple[Posted, ...])
_seats = msgspec.json.Decoder(tuple[Seat, ...])
_windows = msgspec.json.Decoder(tuple[Window, ...])
_undo = msgspec.json.Decoder(UndoRequest)
_table_state = msgspec.json.Decoder(TableState)
_result = msgspec.json.Decoder(Result)


def to_row(head: SessionHead) -> SessionRow:
    """The row to store."""
    return SessionRow(
        id=head.id,
        channel=head.channel_id,
        guild=head.guild_id,
        game=head.game,
        version=head.version,
        status=head.status.value,
        host=head.host_id,
        options=_text(head.options),
        holders=_text(head.holders),
        seq=head.seq,
        moved=head.moved,
        asked=_text(head.asked),
        windows=_text(head.windows),
        undo=None if head.undo is None else _text(head.undo),
        seed=head.seed,
        created=head.created_at,
        started=head.started_at,
        ended=head.ended_at,
        table_state=_text(head.table_state),
        due=head.due,
        result=None if head.result is None else _text(head.result),
    )


def from_row(row: SessionRow) -> SessionHead:
    """The session that `to_row` wrote."""
    return SessionHead(
        id=row.id,
        channel_id=row.channel,
        guild_id=row.guild,
        game=row.game,
        status=Status(row.status),
        host_id=row.host,
        options=_options.decode(row.options),
        holders=_holders.decode(row.holders),
        created_at=row.created,
        seq=row.seq,
        moved=row.moved,
        asked=_seats.decode(row.asked),
        windows=_windows.decode(row.windows),
        undo=None if row.undo is None else _undo.decode(row.undo),
        version=row.version,
        seed=row.seed,
        started_at=row.started,
        ended_at=row.ended,
        table_state=_table_state.decode(row.table_state),
        due=row.due,
        result=None if row.result is None else _result.decode(row.result),
    )


def retiring_of(row: SessionRow) -> tuple[Posted, ...]:
    """The earlier messages of a session that still have their buttons."""
    return _posted.decode(row.retiring)


def left_behind(channel: int, message: int | None, retiring: tuple[Posted, ...]) -> tuple[Posted, ...]:
    """The messages with buttons of a session that leaves this channel, the newest last."""
    here = (*retiring, *([message] if message is not None else []))
    known = ((channel, each) if isinstance(each, int) else each for each in here if each != POSTING)
    return tuple(dict.fromkeys(known))


def retiring_text(messages: tuple[Posted, ...]) -> str:
    """The messages that still have to lose their buttons, as text to store."""
    return _text(messages)


def _text(value: object) -> str:
    return _json.encode(value).decode()
