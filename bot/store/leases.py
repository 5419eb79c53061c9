"""What the processes on a database agree on: who lives, and which of Discord's shards each of them serves."""

from __future__ import annotations

import enum
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

STUCK = 60.0
"""Seconds after which a picture or a thought of a computer player is no longer merely slow."""

_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def since_boot() -> float:
    """Seconds on a clock that goes on while the machine sleeps."""
    return time.clock_gettime(_CLOCK)


class Alone(msgspec.Struct, frozen=True):
    """A process that wants the whole database for itself, however many shards there are."""


class Fixed(msgspec.Struct, frozen=True):
    """A process that serves one shard, `number` of `count`, and no other."""

    number: int
    count: int


class Shared(msgspec.Struct, frozen=True):
    """A process that takes its fair share of the shards, and hands over what others should have."""


Claim = Alone | Fixed | Shared
"""What a process wants of a database when it opens it."""


class Lease(msgspec.Struct, frozen=True, kw_only=True):
    """Who serves one shard.

    `term` grows whenever it changes hands. `process` has it until `until`, in UTC seconds of the database ("": nobody
    has). `heir` prepares to take it over ("": nobody does), and is `ready` once it hears what happens there.
    """

    shard: int
    term: int = 0
    process: str = ""
    until: float = 0.0
    heir: str = ""
    ready: bool = False


class Process(msgspec.Struct, frozen=True, kw_only=True):
    """A living process on a database, in UTC seconds of the database.

    `place` and `born` tell it from other processes with its `pid`, in other containers or at other times. `waiting` is
    how many requests to Discord it has waiting; `working` for how many seconds its oldest piece of work has been under
    way (None: none is). One that is `leaving` hands over all it has. `claim` is its claim in words: "alone", "0/2",
    "shared", or "" if it claims nothing.
    """

    name: str
    pid: int
    started: float
    beat: float
    until: float
    claim: str
    place: str = ""
    born: int = 0
    waiting: int = 0
    working: float | None = None
    leaving: bool = False


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What a process found when it gave a sign of life.

    `now` is the time of the database, `asked` that of this machine's CLOCK_BOOTTIME before it asked, in seconds: its
    own leases last at least `lasting` seconds from then. Leases by shard; the living processes that claim something by
    age, this one among them.
    """

    now: float
    asked: float
    lasting: float
    process: str
    leases: tuple[Lease, ...] = ()
    processes: tuple[Process, ...] = ()


class Topic(enum.Enum):
    """What there may be news of."""

    SESSIONS = "sessions"
    LEASES = "leases"


class LeaseStore(Protocol):
    """Who does what among the processes on a database. Signs of life are given without being asked for."""

    @property
    def process(self) -> str:
        """The name of this process."""
        ...

    def on_standing(self, told: Callable[[Standing], None]) -> None:
        """Call this in the event loop after each sign of life, and once soon if there was one already."""
        ...

    async def count_shards(self, wanted: int) -> int:
        """How many shards there are: `wanted` are noted if no other living process counts on another number."""
        ...

    async def beat(self, *, leaving: bool = False) -> Standing:
        """Give a sign of life now, take free shards up to the fair share, and name heirs of what is too much."""
        ...

    def tell_waiting(self, of: Callable[[], int]) -> None:
        """Tell with each sign of life how many requests to Discord wait; `of` is called in the writer's thread."""
        ...

    async def shard_ready(self, shard: int) -> None:
        """Note that this process, its heir, hears what happens on a shard."""
        ...

    async def hand_over(self, shard: int) -> bool:
        """Give a shard to its heir, who is ready; False if there is none, or this process does not have it."""
        ...

    async def news(self, of: Topic) -> None:
        """Wait until others may have changed something of this since this was called last."""
        ...

    async def take(self, interaction: int) -> bool:
        """Whether this process is the first of all to take an interaction that others may hear, too."""
        ...

    async def identify(self, group: int) -> None:
        """Wait until a shard of a group may identify, as no shard of another process in it does within 5 s of that.

        Never raises StoreError: while the database is away, this waits. On a file it does not.
        """
        ...
