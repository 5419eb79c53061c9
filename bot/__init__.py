"""Heliograph: a Discord bot that hosts strategy games about dying suns.

Start at `__main__` (the command line) and `app` (which wires the rooms together).
"""

__version__ = "0.1.0"
