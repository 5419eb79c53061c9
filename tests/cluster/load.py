"""Those who play at the tables of several processes, at a steady pace, and how each of their clicks was answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import psycopg

from bot.engine.rules import Game
from bot.sandbox import Actor, Answer, CannotDo, NoAnswer, Place, Sandbox
from bot.sandbox.api.interaction import Interaction
from bot.store import StoreError
from bot.store.postgres.connecting import connect
from bot.store.sql.statements import Database
from tests.campaign.book import Book, Stand
from tests.campaign.people import CampaignTable


class ClusterBook(Book):
    """The ledger, read over one connection that is opened again when it breaks.

    What cannot be looked up while the database is away is looked up by `settle`.
    """

    def __init__(self, address: str, games: Mapping[str, Game[Any]]) -> None:
        super().__init__(address, games)
        self.address = address
        self._reading: Database | None = None
        self._later: list[tuple[int, bool]] = []

    @contextmanager
    def looking(self, *, at_one_moment: bool = False) -> Iterator[Database]:
        """The connection; StoreError or psycopg.Error while the database is away."""
        if self._reading is None:
            self._reading = connect(self.address, reads=True)
        db = self._reading
        try:
            if at_one_moment:
                db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
            yield db
            if at_one_moment:
                db.execute("ROLLBACK")
        except BaseException:
            self._reading = None
            db.close()
            raise

    def note(self, interaction: int, *, must: bool) -> bool:
        try:
            return super().note(interaction, must=must)
        except (StoreError, psycopg.Error):
            self._later.append((interaction, must))
            return False

    def move(self, address: str) -> None:
        """Read from another address from now on."""
        self.address = address
        self.close()

    def settle(self) -> None:
        """Look up what could not be; AssertionError where a move was acknowledged and is not there."""
        later, self._later = self._later, []
        for interaction, must in later:
            super().note(interaction, must=must)

    def close(self) -> None:
        reading, self._reading = self._reading, None
        if reading is not None:
            reading.close()


@dataclass
class Clicks:
    """What came of the clicks of everyone, in seconds: until acknowledged, until answered.

    `unanswered` tells when and what for those that Discord called failed, `impossible` for those that it did not let
    people do, such as to press a button that has gone.
    """

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    impossible: list[str] = field(default_factory=list)

    def follow(self, sandbox: Sandbox) -> None:
        """Measure every interaction of a sandbox until its acknowledgement."""
        begin = sandbox.interactions.begin

        def measured(*given: Any, **more: Any) -> Interaction:
            began, also = asyncio.get_running_loop().time(), more.pop("on_outcome", None)

            def outcome(it: Interaction) -> None:
                if it.outcome != "failed":
                    self.acknowledged.append(asyncio.get_running_loop().time() - began)
                if also is not None:
                    also(it)

            return begin(*given, on_outcome=outcome, **more)

        sandbox.interactions.begin = measured  # type: ignore[method-assign]


class Pace:
    """Lets through so many a second together (None: as many as come)."""

    def __init__(self, rate: float | None) -> None:
        self.rate = rate
        self._next = 0.0

    async def turn(self) -> None:
        """Wait for one's turn."""
        if self.rate is None:
            return
        now = asyncio.get_running_loop().time()
        at = max(now, self._next)
        self._next = at + 1 / self.rate
        await asyncio.sleep(at - now)


class ClusterTable(CampaignTable):
    """A table whose people keep a pace with those at others, and go on while the database is away."""

    def __init__(
        self,
        sandbox: Sandbox,
        book: ClusterBook,
        games: Mapping[str, Game[Any]],
        place: Place,
        game: str,
        seed: str,
        pace: Pace,
        clicks: Clicks,
        *,
        computers: int = 0,
    ) -> None:
        super().__init__(sandbox, book, games, place, game, seed, computers=computers)
        self._pace, self._clicks = pace, clicks
        self._last: Stand | None = None
        self.people: list[Actor] = []

    async def keep_playing(self) -> None:
        """Play on until the game is over."""
        while self.stand() is not None:
            await self.play(1)

    def stand(self) -> Stand | None:
        """Where the game stands, or stood when the database was there last."""
        try:
            self._last = super().stand()
        except (StoreError, psycopg.Error):
            pass
        return self._last

    async def _by_command(self, who: Actor, stand: Stand, seat: Any) -> None:
        await self._pace.turn()
        await super()._by_command(who, stand, seat)

    async def _by_panel(self, who: Actor) -> None:
        await self._pace.turn()
        await super()._by_panel(who)

    async def _try(self, act: Awaitable[Answer]) -> Answer | None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            answer = await act
        except (NoAnswer, CannotDo) as error:
            self.silences += 1
            told = self._clicks.unanswered if isinstance(error, NoAnswer) else self._clicks.impossible
            told.append(f"{self.game} in {self.place.name} at {began:.1f}: {error}")
            await asyncio.sleep(0.05)
            return None
        self._clicks.answered.append(loop.time() - began)
        return answer
