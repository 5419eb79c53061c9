"""What modules may add to the core, each called where its rule comes up (see `parts.modules`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from bot.engine.errors import Illegal
from bot.games.parts.modules import Hooks

if TYPE_CHECKING:
    from bot.engine.moves import Move
    from bot.games.novasolis.core.actions.building import Order
    from bot.games.novasolis.core.actions.fleets import Fleet, Plan
    from bot.games.novasolis.core.cards.entity_language import AnyEntityEffect
    from bot.games.novasolis.core.cards.module_language import AnyLasting
    from bot.games.novasolis.core.conflict.battle import Battle, Fighter
    from bot.games.novasolis.core.holdings.reach import Reach
    from bot.games.novasolis.core.table.state import Sector, Table

Ways = dict[int, tuple[int, ...]]
"""By sector, the way there."""


class NovaHooks(Hooks, frozen=True):
    """Each gets the table, and what it is about."""

    lasting: tuple[Callable[[Table, int], Iterable[AnyLasting]], ...] = ()
    """What else holds for an empire now: levels, other figures, dice, prices."""
    allocation: tuple[Callable[[Table, int, Sequence[int]], Illegal | None], ...] = ()
    """What stands against technologies that an empire wants active together."""
    worth: tuple[Callable[[Table, int], float], ...] = ()
    """What an empire has that computer players value beside what the core counts (`evaluation`)."""

    orders: tuple[Order, ...] = ()
    """More kinds of orders in Build."""
    wishes: tuple[tuple[str, ...], ...] = ()
    """More lists of orders to propose, as `building.WISHES`."""
    yards: tuple[Callable[[Table, int, Sector], bool], ...] = ()
    """Whether an empire can build ships in a sector where it otherwise could not."""

    reach: tuple[Callable[[Table, int, Reach, Sequence[Fleet]], Reach], ...] = ()
    """What fleets of a Move change of the reach of those after them."""
    ways: tuple[Callable[[Table, int, Plan, Fleet, Ways], Ways], ...] = ()
    """Where a fleet can go after a plan, from where any could."""
    spared: tuple[Callable[[Table, int, Sequence[Fleet]], int], ...] = ()
    """How many units of some fleets do not count against Move Capacity."""
    held: tuple[Callable[[Table, int, int], bool], ...] = ()
    """Whether the units of a side, the Entity's too, cannot leave a sector."""

    combat_begun: tuple[Callable[[Table, Battle], None], ...] = ()
    """A combat that was begun and where no dice were rolled yet."""
    attacking: tuple[Callable[[Table, int, int], None], ...] = ()
    """An empire is about to begin a combat with another side."""
    shield: tuple[Callable[[Table, Fighter], int], ...] = ()
    """Shields of a side in a combat round, beside those of its dice."""
    hits: tuple[Callable[[Table, int, int], int], ...] = ()
    """How many more hits in a round destroy a unit of a side, by its kind."""
    defence: tuple[Callable[[Table, Sector], int], ...] = ()
    """What is added to the defence of a colony."""
    round_fought: tuple[Callable[[Table, Battle, Sequence[Sequence[int]]], None], ...] = ()
    """Attacker and defender of a combat have each lost these own units in a round, by kind."""
    fought: tuple[Callable[[Table, Battle, Fighter, Sequence[int]], None], ...] = ()
    """A combat is over for an empire with these own units left of it, by kind, those that withdrew among them."""

    reveals: tuple[Callable[[Table, int], Iterable[int]], ...] = ()
    """Sectors in each of which an empire may reveal a tile more in a Survey, of any colour."""

    tiles: tuple[Callable[[Table, list[int]], None], ...] = ()
    """Change in place which location tiles there are, from those of the core."""
    entity_card: tuple[Callable[[Table, AnyEntityEffect], None], ...] = ()
    """An Entity card does something that only a module understands."""
    entity_begins: tuple[Callable[[Table], None], ...] = ()
    """The Entity's phase begins (EP0)."""
    entity_moves: tuple[Callable[[Table, bool], None], ...] = ()
    """The Entity moves (EP2), before its ships; they themselves move only if the second value says so."""
    unopposed: tuple[Callable[[Table, int], None], ...] = ()
    """The Entity attacks in a sector without forces of empires (EP3), after its raid."""
    entity_done: tuple[Callable[[Table], None], ...] = ()
    """The Entity's phase ends."""
    on_offer: tuple[Callable[[Table, int], Iterable[int]], ...] = ()
    """More technologies that an empire could discover."""
    unpaid: tuple[Callable[[Table, int, int], Illegal | None], ...] = ()
    """Why an empire cannot pay for a technology on offer, but for research."""
    discovered: tuple[Callable[[Table, int, int], None], ...] = ()
    """An empire has discovered a technology, the last of its own."""
    resources: tuple[Callable[[Table, int, list[int]], None], ...] = ()
    """Change in place the strategic resources that an empire has, before the minimum of 0."""
    logistics: tuple[Callable[[Table, int], None], ...] = ()
    """An empire begins Logistics (LG1, LG2)."""
    counting: tuple[Callable[[Table, int], None], ...] = ()
    """The resources of an empire are about to be counted (LG4)."""
    supply: tuple[Callable[[Table, int, Sequence[int], list[int]], list[int]], ...] = ()
    """The resources for an allocation of some technologies, from those that there are without them."""
    lent: tuple[Callable[[Table, int], Iterable[int]], ...] = ()
    """Technologies of an empire's own that another has."""
    tokens_used: tuple[Callable[[Table, int], int], ...] = ()
    """How many trade tokens of an empire are in use."""
    agreed: tuple[Callable[[Table, int, list[int]], None], ...] = ()
    """An empire drew diplomacy tokens of these values for an agreement."""
    seized: tuple[Callable[[Table, int], None], ...] = ()
    """An empire seized or razed a colony."""
    advice: tuple[Callable[[Table, list[Move]], list[Move]], ...] = ()
    """The moves worth a computer player's thought, of those that the game finds."""
