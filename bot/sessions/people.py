"""What a person likes, at every table: where questions come, how pictures are coloured, when they are awake."""

from __future__ import annotations

import enum

import msgspec

from bot.sessions.calendar import Waking
from bot.sessions.refusals import refused_by_store
from bot.store import Store, StoreError
from bot.store.looked import read_looked, write_looked
from bot.store.people import read_person, write_person


class Prompts(enum.Enum):
    """Where a question goes that only one player may see: by direct message, or behind the channel's button."""

    DM = "dm"
    CHANNEL = "channel"


class Vision(enum.Enum):
    """The kinds of colour vision; `protan`, `deutan` and `tritan` are short of the long, middle and short waves."""

    NORMAL = "normal"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


class Person(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The preferences of one person. `words`: private boards and hands are told in words, without pictures.

    `waking` is when they can be expected to answer; None: at all hours.
    """

    prompts: Prompts = Prompts.DM
    vision: Vision = Vision.NORMAL
    words: bool = False
    waking: Waking | None = None


USUAL = Person()
"""Who has changed nothing."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Person).decode


class People:
    """The preferences of everybody. Nothing is kept in memory: what another process writes counts at once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, user_id: int) -> Person:
        """The preferences of a person; the usual ones of somebody unknown. Raises Refused("store-…")."""
        try:
            body = await read_person(self._store, user_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        return USUAL if body is None else _decode(body)

    async def keep(self, user_id: int, person: Person) -> None:
        """Change the preferences of a person. Raises Refused("store-…")."""
        try:
            await write_person(self._store, user_id, _encode(person).decode())
        except StoreError as error:
            raise refused_by_store(error) from error

    async def looked(self, session: int, user_id: int) -> int | None:
        """The newest line of a session that a person has seen; None: they never looked. Raises Refused("store-…")."""
        try:
            return await read_looked(self._store, session, user_id)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def look(self, session: int, user_id: int, seq: int) -> None:
        """A person has seen the board after line `seq`. Raises Refused("store-…")."""
        try:
            await write_looked(self._store, session, user_id, seq)
        except StoreError as error:
            raise refused_by_store(error) from error
