"""What modules may add to the core, each called where its rule comes up (see `parts.modules`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.engine.errors import Illegal
from bot.games.parts.modules import Hooks

if TYPE_CHECKING:
    from bot.games.novasolis.core.battle import Battle
    from bot.games.novasolis.core.language import AnyEntityEffect
    from bot.games.novasolis.core.state import Table


class NovaHooks(Hooks, frozen=True):
    """Each gets the table, and what it is about."""

    combat_begun: tuple[Callable[[Table, Battle], None], ...] = ()
    """A combat that was begun and where no dice were rolled yet."""
    attacking: tuple[Callable[[Table, int, int], None], ...] = ()
    """An empire is about to begin a combat with another side."""
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
    worth: tuple[Callable[[Table, int], float], ...] = ()
    """What computers see for an empire in what the module adds; 50 is a half-star."""
    on_offer: tuple[Callable[[Table, int], Iterable[int]], ...] = ()
    """More technologies that an empire could discover."""
    unpaid: tuple[Callable[[Table, int, int], Illegal | None], ...] = ()
    """Why an empire cannot pay for a technology on offer, but for research."""
    discovered: tuple[Callable[[Table, int, int], None], ...] = ()
    """An empire has discovered a technology, the last of its own."""
