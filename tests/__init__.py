"""Tests mirror the tree; `games/` holds the harness that every game must pass, `e2e/` plays through Discord."""
