"""All that can be on a card: the pieces of the core, and those that modules bring.

The languages of modules are read before this (`bot.games.novasolis`), so that a row can have any of their pieces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.novasolis.core.cards.entity_language import CoreEffect, ModuleEffect
from bot.games.novasolis.core.cards.language import CoreLasting, ModulePiece
from bot.games.parts.effects import any_kind

if TYPE_CHECKING:
    AnyLasting = CoreLasting | ModulePiece
    AnyEntityEffect = CoreEffect | ModuleEffect
else:
    AnyLasting = CoreLasting | any_kind(ModulePiece)
    AnyEntityEffect = CoreEffect | any_kind(ModuleEffect)
