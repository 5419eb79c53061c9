"""Void technology: Dark Matter from the Entity's wrecks, and what it powers (rules 25b). Start at `module`."""

from __future__ import annotations

from bot.games.novasolis.modules.void.covering import Cover, label
from bot.games.novasolis.modules.void.matter import Void
from bot.games.novasolis.modules.void.module import VoidModule

LABELS = {"cover": label}

__all__ = ["LABELS", "Cover", "Void", "VoidModule"]
