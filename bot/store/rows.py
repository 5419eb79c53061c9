"""The rows of the tables. JSON and bytes in them belong to those who store them; the store reads neither."""

from __future__ import annotations

import msgspec


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """One session, without its state. Fields in the order of the columns; times are UTC seconds.

    `seq` is the last number of its log, `moved` the last one that changed the state (0: not started).
    `options`, `holders`, `asked`, `windows`, `undo`, `affairs` and `result` are JSON. `due` is when something
    happens by itself next. `announced` and `message` are what the channel shows,
    `retiring` (JSON) earlier messages that still have their buttons.
    """

    id: int
    channel: int
    guild: int | None
    game: str
    status: str
    host: int
    options: str
    holders: str
    seq: int
    moved: int
    asked: str
    windows: str
    undo: str | None
    seed: str | None
    created: float
    started: float | None
    ended: float | None
    affairs: str = "{}"
    due: float | None = None
    result: str | None = None
    announced: int = 0
    message: int | None = None
    retiring: str = "[]"


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the append-only log. `body` depends on `kind` ("move": the move as a line); `events` is
    JSON.

    `interaction` is the id of the click or command that caused it, at most once in the whole database.
    `known` is JSON: the seats that know of the line; None: everybody. `how` a move came about that the house played for
    a person ("order"); only they are ever told.
    """

    session: int
    seq: int
    kind: str
    at: float
    seat: int | None = None
    body: str = ""
    events: bytes = b"[]"
    user: int | None = None
    interaction: int | None = None
    known: str | None = None
    how: str | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """A whole state as bytes, after the line `seq` of the log. Only the newest one may be not `kept`."""

    seq: int
    kept: bool
    state: bytes


class Receipt(msgspec.Struct, frozen=True, kw_only=True):
    """What a move cost: times in milliseconds, bytes sent, hash of the public view it was announced with."""

    session: int
    seq: int
    validate_ms: float | None = None
    store_ms: float | None = None
    draw_ms: float | None = None
    encode_ms: float | None = None
    deliver_ms: float | None = None
    sent_bytes: int | None = None
    view_hash: str | None = None


class LetterRow(msgspec.Struct, frozen=True, kw_only=True):
    """The direct message that shows one seat of a session its hand; without `message` it could not be sent.

    `question` is what it asks, `shown` a hash of what it shows, `told` whether `user` was told since how to open
    direct messages.
    """

    session: int
    seat: int
    user: int
    channel: int | None = None
    message: int | None = None
    question: str = ""
    shown: str = ""
    told: bool = False
