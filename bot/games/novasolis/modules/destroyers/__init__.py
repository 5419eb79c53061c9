"""Destroyers: ships of the Entity that destroy locations one by one (rules 23). Start at `module`."""

from __future__ import annotations

from bot.games.novasolis.modules.destroyers.locations import Ravages
from bot.games.novasolis.modules.destroyers.module import DestroyersModule

__all__ = ["DestroyersModule", "Ravages"]
