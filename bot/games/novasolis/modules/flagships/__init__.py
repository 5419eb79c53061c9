"""Expansion X1, flagships: a great ship for each empire, with technologies that work there. Start at `module`."""
