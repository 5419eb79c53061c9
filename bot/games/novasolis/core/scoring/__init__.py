"""Objectives, stars, and how a game ends."""
