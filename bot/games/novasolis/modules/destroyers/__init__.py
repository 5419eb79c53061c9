"""Destroyers: ships of the Entity that destroy locations one by one (rules 23). Start at `module`."""
