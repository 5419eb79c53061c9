"""What the Entity's cards of destroyers do, as data (rules 23.1)."""

from __future__ import annotations

from bot.games.novasolis.core.cards.entity_language import ModuleEffect


class DeployDestroyers(ModuleEffect, frozen=True, tag="deploy-destroyers"):
    """Destroyers come at the active gate (R23.1); in Exploration to the middle."""

    n: int
