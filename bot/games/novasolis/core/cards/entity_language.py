"""What the Entity's cards do, as data: more pieces of `language` (rules 17.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.novasolis.core.cards.language import AnyChange, Piece, Stat
from bot.games.parts.effects import any_kind


class EntityEffect(Piece, frozen=True):
    """What an Entity card does at once."""


class ModuleEffect(Piece, frozen=True):
    """What a card that a module brings does; the module's `language` derives the kinds of it."""


class Deploy(EntityEffect, frozen=True, tag="deploy"):
    """Ships come at the active gate by so many ship icons (R17.5); in Exploration so many in each guarded sector."""

    icons: int


class OpenGate(EntityEffect, frozen=True, tag="open-gate"):
    """An Entity gate opens in a random anomaly sector without one, with a station and ships by so many icons.

    If no gate can be placed, it is a deployment.
    """

    icons: int


class DeployAtGates(EntityEffect, frozen=True, tag="deploy-at-gates"):
    """A deployment at each open Entity gate; the active one stays active."""

    icons: int


class Fortify(EntityEffect, frozen=True, tag="fortify"):
    """An Entity station comes to each open Entity gate without one."""


class Hunt(EntityEffect, frozen=True, tag="hunt"):
    """Entity ships go one step toward the nearest colony, half of each unopposed group, rounded up (E15)."""


class NoMovement(EntityEffect, frozen=True, tag="no-movement"):
    """The Entity does not move this phase."""


class PowerUp(EntityEffect, frozen=True, tag="power-up"):
    """The Entity's power level rises for good."""

    n: int = 1


class Supernova(EntityEffect, frozen=True, tag="supernova"):
    """The game ends."""


class EachEmpire(EntityEffect, frozen=True, tag="each-empire"):
    """Every empire gains or loses something at once."""

    then: tuple[AnyChange, ...]


class NextRound(EntityEffect, frozen=True, tag="next-round"):
    """Figures of every empire change until the end of the next round."""

    then: tuple[Stat, ...]


if TYPE_CHECKING:
    CoreEffect = EntityEffect
else:
    CoreEffect = any_kind(EntityEffect)
