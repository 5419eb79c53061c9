"""Expansion X1, flagships: a great ship for each empire, with technologies that work there. Start with `module`."""

from bot.games.novasolis.modules.flagships.module import FlagshipsModule

__all__ = ["FlagshipsModule"]
