"""What goes into a store and comes out: plain values that know no game.

Ids are whole numbers of 64 bits with a sign, times are UTC seconds as doubles. The store does not look into JSON and
bytes.
"""

from __future__ import annotations

import msgspec


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """One session, without its state.

    `version` is that of the rules it was begun under; None before it starts.
    `seq` is the last number of its log, `moved` the last one that changed the state (0: not started). `options`,
    `holders`, `asked`, `windows`, `undo`, `table_state` and `result` are JSON. `due` is when something next happens
    automatically. `announced` and `message` are what the channel shows, `retiring` (JSON) earlier messages that still
    have their buttons. `change` is set by the store alone: it grows with every change of any session.
    """

    id: int
    channel: int
    guild: int | None
    game: str
    version: int | None = None
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
    table_state: str = "{}"
    due: float | None = None
    result: str | None = None
    announced: int = 0
    message: int | None = None
    retiring: str = "[]"
    change: int = 0


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the append-only log. `body` depends on `kind` ("move": the move as a line); `events` is
    JSON.

    `interaction` is the id of the click or command that caused it, at most once in the whole database. `known` is JSON:
    the seats that know of the line; None: everyone. `how` says why the bot played a move for a person ("order"); only
    that person is ever told.
    """

    session: int
    seq: int
    kind: str
    at: float
    seat: int | None = None
    body: str = ""
    events: bytes = b"[]"
    user_id: int | None = None
    interaction: int | None = None
    known: str | None = None
    how: str | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """A whole state as bytes, after the line `seq` of the log. Only the newest one may lack `kept`."""

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


class HandMessageRow(msgspec.Struct, frozen=True, kw_only=True):
    """The direct message that shows one seat of a session its hand; without `message` it could not be sent.

    `question` is what it asks, `shown` a hash of what it shows, `told` whether `user_id` has been told that direct
    messages are closed.
    """

    session: int
    seat: int
    user_id: int
    channel: int | None = None
    message: int | None = None
    question: str = ""
    shown: str = ""
    told: bool = False


class CallRow(msgspec.Struct, frozen=True, kw_only=True):
    """The message in a channel that calls those of a session with closed direct messages.

    `question` names for what, `people` are the ids of those it calls, as a JSON list.
    """

    session: int
    channel: int
    message: int
    question: str
    people: str


class HostMessageRow(msgspec.Struct, frozen=True, kw_only=True):
    """The direct message that tells the host of a session (`user_id`) who has joined, and a gist of what it says."""

    session: int
    user_id: int
    channel: int
    message: int
    told: str


class NotificationRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message to `user_id` about `seat`; `number` is the line of the log that decided it. `body` is JSON.

    `kind` is "reminder", "invitation" or "away". `caused` is the user of its line, and read from there; `sent` is set
    by the store alone.
    """

    session: int
    seat: int
    number: int
    user_id: int
    at: float
    kind: str
    body: str = "{}"
    caused: int | None = None
    sent: bool = False


class OrderRow(msgspec.Struct, frozen=True):
    """A standing order: an answer that a person gave in advance. `body` is JSON."""

    session: int
    seat: int
    number: int
    user_id: int
    body: str


class DraftRow(msgspec.Struct, frozen=True):
    """A move that the holder of a seat is still building up, as a line in `body`; `number` grows with each change."""

    session: int
    seat: int
    user_id: int
    number: int
    body: str


class LessonRow(msgspec.Struct, frozen=True):
    """How far a person is in a lesson of a game: at which beat, by which version of the rules, and since when.

    `begun` is the move that they are building up there, as a line.
    """

    user_id: int
    game: str
    lesson: str
    beat: str
    version: int
    at: float
    begun: str = ""


class TicketRow(msgspec.Struct, frozen=True):
    """Someone who waits for a table of a game in a server, and asked in a channel there.

    `hours` are the waking hours in which they do, as JSON ("": at all hours); from `ends` on they wait no longer.
    """

    user_id: int
    game: str
    guild: int
    channel: int
    name: str
    pace: str
    hours: str
    made: float
    ends: float


class NoteRow(msgspec.Struct, frozen=True):
    """What a person has written down for themselves at a seat; `handed`: who takes the seat after them may read it."""

    session: int
    seat: int
    user_id: int
    body: str
    at: float
    handed: bool = False


class ServerRow(msgspec.Struct, frozen=True):
    """The rules of a server as JSON (None: it has none), and how often they were changed."""

    body: str | None
    edits: int


class AuditRow(msgspec.Struct, frozen=True):
    """One change of a server's rules, as JSON; the numbers of a server count from 1."""

    guild: int
    number: int
    at: float
    user_id: int
    name: str
    body: str


class LookedRow(msgspec.Struct, frozen=True):
    """The newest line, `seq`, of a session after which a person has seen the board."""

    session: int
    user_id: int
    seq: int


class Belongings(msgspec.Struct, frozen=True):
    """What is stored about one person outside of sessions and their logs."""

    looked: tuple[LookedRow, ...] = ()
    hand_messages: tuple[HandMessageRow, ...] = ()
    notifications: tuple[NotificationRow, ...] = ()
    orders: tuple[OrderRow, ...] = ()
    audit: tuple[AuditRow, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    direct_channel: int | None = None
    calls: tuple[CallRow, ...] = ()
    lessons: tuple[LessonRow, ...] = ()
    host_messages: tuple[HostMessageRow, ...] = ()
    tickets: tuple[TicketRow, ...] = ()
    falls: tuple[float, ...] = ()
    notes: tuple[NoteRow, ...] = ()


class ResultRow(msgspec.Struct, frozen=True):
    """A finished game. `result` is JSON; None: it was ended early. `holders` is JSON: who sat there at the end."""

    session: int
    game: str
    ended: float
    holders: str
    result: str | None


class ResultsMark(msgspec.Struct, frozen=True):
    """How many results a server has, and the number of the last change of one of these sessions."""

    results: int
    change: int


class Tally(msgspec.Struct, frozen=True):
    """Totals for metrics and the health of the bot, never for a game.

    `sessions` by game and status; open response `windows`; reminders that are `due` by now, that wait for their
    time, and that were sent; the `bytes` of the database, and how many are free on its disk (None: it cannot be asked).
    """

    sessions: dict[tuple[str, str], int]
    windows: int
    reminders_due: int
    reminders_waiting: int
    reminders_sent: int
    bytes: int
    disk_free: int | None


class Mark(msgspec.Struct, frozen=True):
    """A moment in the life of a store, to ask later what has changed since. Only the store itself reads it."""

    number: int
    version: int = 0


class Share(msgspec.Struct, frozen=True):
    """The sessions whose servers belong to some of Discord's `shards`, out of `count`; direct messages to the first."""

    count: int
    shards: tuple[int, ...]


class Changes(msgspec.Struct, frozen=True):
    """What changed since a mark: the `sessions` as they are now, and all standing `orders` at these sessions.

    `mark` is where to go on from; `more`: there was too much for one answer. `by_others`: another process has written
    something, in sessions or elsewhere.
    """

    mark: Mark
    sessions: tuple[SessionRow, ...] = ()
    orders: tuple[OrderRow, ...] = ()
    more: bool = False
    by_others: bool = False
