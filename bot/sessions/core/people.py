"""A person's preferences at every table: where questions come, how pictures are coloured, when they are awake."""

from __future__ import annotations

import enum
from collections import OrderedDict

import msgspec

from bot.sessions.core.calendar import Waking
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.signals import Signal
from bot.sessions.core.stored import note_stored
from bot.store import Store, StoreError


class Prompts(enum.Enum):
    """Where questions for one player's eyes go: by direct message, or behind the channel's button."""

    DM = "dm"
    CHANNEL = "channel"


class ReminderWay(enum.Enum):
    """How reminders come: each by itself, or those of a day at once."""

    EACH = "each"
    DAILY = "daily"


class Coaching(enum.Enum):
    """Where someone is coached: until they have ended a game of the kind on the server, at every table, or nowhere."""

    FIRST = "first"
    ALWAYS = "always"
    NEVER = "never"


class Vision(enum.Enum):
    """The kinds of colour vision; `protan`, `deutan` and `tritan` are weak in red, green and blue."""

    NORMAL = "normal"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


class Person(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The preferences of one person. `words`: private boards and hands come in words, without pictures.

    `waking` is when they can be expected to answer; None: at all hours. `language` is the one they chose (None: their
    Discord's); `heard` the one of their Discord when last seen, kept only where they were written to in another.
    Without `invitations`, no one can offer them a seat. `coach` says where each question comes with advice, `reminders`
    how these come, `digest_at` when they last came all at once.
    """

    prompts: Prompts = Prompts.DM
    vision: Vision = Vision.NORMAL
    words: bool = False
    waking: Waking | None = None
    language: str | None = None
    heard: str | None = None
    invitations: bool = True
    coach: Coaching = Coaching.FIRST
    reminders: ReminderWay = ReminderWay.EACH
    digest_at: float | None = None


MOST_KNOWN = 5000
"""How many people's preferences are kept in memory."""

USUAL = Person()
"""The preferences of a person who changed nothing."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Person).decode


class People:
    """The preferences of everyone. Changes by other processes count as soon as this one learns of them.

    `on_change` tells the user whose preferences this process changed.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.on_change = Signal[int]("the preferences of user {}")
        self._known: OrderedDict[int, Person] = OrderedDict()
        self._changes = 0

    async def get(self, user_id: int) -> Person:
        """The preferences of a person; the usual ones if they are unknown. Raises Refused("store-…")."""
        known = self._known.get(user_id)
        if known is not None:
            self._known.move_to_end(user_id)
            return known
        changes = self._changes
        try:
            body = await self._store.person(user_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        person = USUAL if body is None else _decode(body)
        if changes == self._changes:
            self._known[user_id] = person
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return person

    def forget_all(self) -> None:
        """Forget all preferences after another process has written; they are read again when needed."""
        self._changes += 1
        self._known.clear()

    def forget(self, user_id: int) -> None:
        """Forget a person who deleted or changed their preferences; a read in progress may return old ones."""
        self._changes += 1
        self._known.pop(user_id, None)

    async def keep(self, user_id: int, person: Person, *, quietly: bool = False) -> None:
        """Change the preferences of a person; `quietly`: nothing that is shown follows. Raises Refused("store-…")."""
        try:
            await self._store.keep_person(user_id, _encode(person).decode())
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()
        self.forget(user_id)
        if not quietly:
            self.on_change(user_id)

    async def looked(self, session: int, user_id: int) -> int | None:
        """The newest line of a session that a person has seen; None if they never looked. Raises Refused("store-…")."""
        try:
            return await self._store.looked(session, user_id)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def look(self, session: int, user_id: int, seq: int) -> None:
        """Note that a person has seen the board after line `seq`. Raises Refused("store-…")."""
        try:
            await self._store.look(session, user_id, seq)
        except StoreError as error:
            raise refused_by_store(error) from error
