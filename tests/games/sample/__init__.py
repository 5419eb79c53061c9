"""Embers: the smallest game that uses every kind of question, so that no room of the house can know SOL alone."""

from pathlib import Path

from bot.engine import files

files.add_root(Path(__file__).parent / "data")
