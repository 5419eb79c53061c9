"""Factions of Sol: its rules."""
