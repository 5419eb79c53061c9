"""Computer players: they see what a seat may see, and answer like a person would."""

from __future__ import annotations

from bot.engine.answerer import Answerer
from bot.players.random import RandomPlayer


def players() -> dict[str, Answerer]:
    """Every kind of computer player by the word that names it."""
    return {"random": RandomPlayer()}
