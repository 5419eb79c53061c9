"""Positions of Nova Solis that random games reach, for the palette, for tests and for pictures."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.moves import Ask, Event
from bot.engine.rng import Rng
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.rules import NovaRules
from renderers.look import Look

NAMES = ("Mirela", "Tomás", "Priya", "Aoife", "Jun", "Noor")


class Reached(NamedTuple):
    """A view of everyone's, the sides that are asked, and the events of the last move."""

    view: NovaSolis
    asked: tuple[int, ...]
    last: tuple[Event, ...]


def reached(
    seats: int, options: dict[str, str] | None = None, seed: str = "picture", moves: int = 300
) -> Reached:
    """What everyone sees after so many moves of a random game; of one that ends before, its last position."""
    rules = NovaRules()
    state = rules.setup(seats, options or {}, Rng(seed))
    dice, last = Rng(f"{seed} dice"), list[Event]()
    while moves and not state.over:
        seat = rules.asks(state)[0].seat
        move = rules.offer(state, seat).sample(dice)
        assert move is not None
        last = rules.play(state, seat, move)
        moves -= 1
    asked = () if state.over else tuple(dict.fromkeys(map(_side, rules.asks(state))))
    return Reached(rules.view(state, None), asked, tuple(last))


def _side(ask: Ask) -> int:
    return ask.seat if ask.side is None else ask.side


def look_at(position: Reached) -> Look:
    """A look of it, with a name for every empire and for the Entity."""
    empires = len(position.view.empires)
    return Look((*NAMES[:empires], "the Entity"), position.asked, last=position.last)
