"""What modules may do, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.games.parts.modules import Hooks

if TYPE_CHECKING:
    from tests.games.sample.afterglow.core.state import Board


class AfterglowHooks(Hooks, frozen=True):
    """Each gets the state, and what it is about."""

    price: tuple[Callable[[Board, int, str, int], int], ...] = ()
    """The price of a sector for a side, from what it would be without the module."""
    landed: tuple[Callable[[Board, int], None], ...] = ()
    """A side has ended its flight."""
    flared: tuple[Callable[[Board], None], ...] = ()
    """The Sun has flared, at the end of a round."""
    struck: tuple[Callable[[Board, str], None], ...] = ()
    """A storm has gone through a band."""
