"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.moves import Move, Seat, Side
from bot.engine.steps import Chooser
from bot.engine.thinking import Thinking
from bot.games.supernova.actions.together import Together
from bot.games.supernova.cards.cards import ROWS, TITLE
from bot.games.supernova.conflict.attack_questions import Muster
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.table.tables import DONE
from bot.games.supernova.thinking.evaluation import terms
from bot.games.supernova.thinking.reach import is_half_hearted
from bot.games.supernova.thinking.trading import good_offers, is_fair_answer, refused


class SuperNovaThinking(Thinking[SuperNova]):
    """How computer players see the game."""

    grounds: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "result": ("score",),
        "potential": ("score",),
        "planets": ("planets", "population"),
        "ships": ("ships",),
        "hand": ("cards",),
        "reach": (),
        "battle": (),
        "trade": (),
        "rivals": (),
    }

    def terms(self, view: SuperNova, seat: Seat) -> dict[str, float]:
        return terms(view, seat)

    def counts(self, view: SuperNova, side: Side) -> Mapping[str, int]:
        planets = [planet for planet in view.planets.values() if planet.owner == Seat(side)]
        return {
            **self.game.measures(view, side),
            "planets": len(planets),
            "population": sum(len(planet.pop) for planet in planets),
            "ships": sum(ship.owner == Seat(side) for ship in view.ships.values()),
        }

    def candidates(self, state: SuperNova, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """No bargain in which the seat gives more than it gets, and no offer that no one gains by.

        No ship stays that would decide an attack, and what was offered in vain is discarded: it is not offered again.
        """
        found = super().candidates(state, seat, dice, most)
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Muster) and DONE in found and is_half_hearted(state, top.attack(state)):
            found.remove(DONE)
        if isinstance(top, Together) and (card := refused(state, seat)) is not None:
            back = [
                move for move in found if move.verb == "discard" and move.values == (ROWS[TITLE[card]].word,)
            ]
            found = back or found
        good = good_offers(state, seat) if any(move.verb == "trade" for move in found) else set()
        return [
            move
            for move in found
            if (move.values in good if move.verb == "trade" else is_fair_answer(state, seat, move))
        ]
