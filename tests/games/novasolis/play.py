"""Positions for tests of Nova Solis: games begun, with what a test needs put on the table."""

from __future__ import annotations

from bot.engine.moves import Event, Move
from bot.engine.rng import Rng
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.rules import NovaRules

GAME = NovaRules()


def begun(seats: int = 2, seed: str = "nova", **options: str) -> NovaSolis:
    """A game at its first question."""
    return GAME.setup(seats, options, Rng(seed))


def first_turn(seats: int = 2, seed: str = "nova", **options: str) -> NovaSolis:
    """A game at the first turn: everyone has taken what they are asked by default. Empire 0 has the turn."""
    g = begun(seats, seed, **options)
    while GAME.asks(g)[0].prompt.key != "ask-turn":
        ask = GAME.asks(g)[0]
        GAME.play(g, ask.seat, ask.default)
    return g


def play(g: NovaSolis, line: str, side: int | None = None) -> list[Event]:
    """Play a move written as a line, for the side whose turn it is or another; the state stays right."""
    events = GAME.play(g, g.decider(g.active if side is None else side), Move.parse(line))
    GAME.check_invariants(g)
    return events


def told(events: list[Event]) -> list[str]:
    """The keys of what was told."""
    return [event.key for event in events]
