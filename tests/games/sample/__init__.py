"""Embers: the smallest game that uses every kind of question, so that no part of the bot can depend on SOL."""

from pathlib import Path

from bot.engine import files

files.add_root(Path(__file__).parent / "data")
