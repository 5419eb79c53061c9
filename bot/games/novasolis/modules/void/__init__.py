"""Void technology: Dark Matter from the Entity's wrecks, and what it powers (rules 25b). Start at `module`."""
