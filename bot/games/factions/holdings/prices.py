"""What it costs to enter sectors, and what pays for it: energy, and resources converted on the way (rules 8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from bot.games.factions.holdings.modifiers import values
from bot.games.factions.table.board import OUTER
from bot.games.factions.table.state import Table


class Purse(msgspec.Struct, frozen=True):
    """Energy up to a capacity, and resources, which are converted when energy is missing and no sooner.

    Each of the next `boosts` resources gives energy at the better `rate`, any other 1.
    """

    energy: int
    resources: int
    capacity: int
    rate: int = 1
    boosts: int = 0

    @property
    def worth(self) -> int:
        """The energy that all of it comes to, if nothing is lost at the capacity."""
        return self.energy + _yield(self.resources, self.rate, self.boosts)

    @property
    def lossless(self) -> int:
        """Up to this price, nothing is ever lost at the capacity."""
        return self.capacity - self.rate + 1 if self.boosts else self.capacity

    def after(self, left: int) -> Purse:
        """What it holds when it is worth no more than `left`: as few resources as possible are converted."""
        for converted in range(self.resources + 1):
            resources, boosts = self.resources - converted, max(0, self.boosts - converted)
            energy = left - _yield(resources, self.rate, boosts)
            if energy >= 0:
                return Purse(energy, resources, self.capacity, self.rate, boosts)
        return Purse(0, 0, self.capacity, self.rate, 0)

    def loss(self, price: int) -> int:
        """The energy that is lost at the capacity if resources are converted to pay a price."""
        energy, resources, boosts, lost = self.energy, self.resources, self.boosts, 0
        while energy < price and resources:
            gained = self.rate if boosts else 1
            lost += max(0, energy + gained - self.capacity)
            energy, resources, boosts = min(self.capacity, energy + gained), resources - 1, max(0, boosts - 1)
        return lost

    def gaining(self, energy: int, resources: int = 0) -> Purse:
        """With more energy, as far as it fits, and so many resources more."""
        return msgspec.structs.replace(
            self, energy=min(self.capacity, self.energy + energy), resources=self.resources + resources
        )


def _yield(resources: int, rate: int, boosts: int) -> int:
    return resources + (rate - 1) * min(resources, boosts)


def purse_of(g: Table, side: int) -> Purse:
    """What a side can spend in its turn now."""
    player, now = g.players[side], values(g, side)
    return Purse(
        player.energy,
        player.resources,
        now["energy-cap"],
        now["convert-rate"],
        max(0, now["convert-boosted"] - player.turn.boosted),
    )


class Fares(msgspec.Struct, frozen=True):
    """What changes the price of an entry for a side; 0 is "nothing does".

    `inner` and `outer` are the prices of an empty sector. `discount` is taken off the first entry into the Outer Ring,
    `most` is the highest price, `wormhole` the price of an entry through the wormholes; `half` says that one entry
    into a sector with energy can be had for half its price.
    """

    inner: int
    outer: int
    discount: int
    half: bool
    most: int
    wormhole: int

    def tariff(self, energies: Iterable[int], *, first: bool = False) -> list[int]:
        """By sector, the price of an entry on foot, by the energy that the sectors hold; `first` as for `entry`."""
        empty = _empty(self.inner, self.outer)
        found = [energy + 1 if energy else price for energy, price in zip(energies, empty, strict=True)]
        if first and self.discount:
            found = [
                max(1, price - self.discount) if is_outer else price
                for price, is_outer in zip(found, OUTER, strict=True)
            ]
        return [min(price, self.most) for price in found] if self.most else found

    def entry(
        self, sector: int, energy: int, *, through: bool = False, first: bool = False, half: bool = False
    ) -> int:
        """The price of an entry into a sector that holds so much energy.

        `through` the wormholes; `first` into the Outer Ring in this Movement; at `half` the price.
        """
        outer = OUTER[sector]
        price = energy + 1 if energy else self.outer if outer else self.inner
        if through and self.wormhole:
            price = self.wormhole
        if first and outer:
            price = max(1, price - self.discount)
        if half and energy:
            price = (price + 1) // 2
        return min(price, self.most) if self.most else price


@cache
def _empty(inner: int, outer: int) -> tuple[int, ...]:
    """By sector, the price of one that is empty."""
    return tuple(outer if is_outer else inner for is_outer in OUTER)


def fares_of(g: Table, side: int) -> Fares:
    """What a side pays now."""
    now = values(g, side)
    empty = now["empty-cost"]
    return Fares(
        empty or 1,
        empty or now["outer-empty-cost"],
        now["first-outer-discount"],
        bool(now["half-once"]),
        now["cost-cap"],
        now["wormhole-entry"],
    )
