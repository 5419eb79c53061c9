"""The methods about who serves which shard; what they do in the database is in `heart`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from bot.store.leases import Standing, Topic
from bot.store.sql.connections import Connections


class LeasesPart(Connections):
    """See leases.LeaseStore."""

    @property
    def process(self) -> str:
        """The name of this process."""
        return self.writer.heart.name

    def on_standing(self, told: Callable[[Standing], None]) -> None:
        """Call this after each sign of life."""
        self.writer.on_standing(told)

    def tell_waiting(self, of: Callable[[], int]) -> None:
        """Tell with each sign of life how many requests wait."""
        self.writer.heart.waiting = of

    async def count_shards(self, wanted: int) -> int:
        """Agree on how many shards there are, and take those that are free."""
        count = await self.writer.agree(lambda db: self.writer.heart.count(db, wanted))
        await self.writer.beat()
        return count

    async def beat(self, *, leaving: bool = False) -> Standing:
        """Give a sign of life now; who is once leaving stays so."""
        self.writer.heart.is_leaving |= leaving
        return await self.writer.beat()

    async def shard_ready(self, shard: int) -> None:
        """Note that this process hears what happens on a shard."""
        await self.writer.agree(lambda db: self.writer.heart.ready(db, shard))

    async def hand_over(self, shard: int) -> bool:
        """Give a shard to its heir."""
        return await self.writer.agree(lambda db: self.writer.heart.hand_over(db, shard))

    async def take(self, interaction: int) -> bool:
        """Take an interaction before others do."""
        return await self.writer.agree(lambda db: self.writer.heart.take(db, interaction))

    @abstractmethod
    async def news(self, of: Topic) -> None:
        """Wait until others may have changed something."""

    @abstractmethod
    async def identify(self, group: int) -> None:
        """Wait until a shard may identify."""
