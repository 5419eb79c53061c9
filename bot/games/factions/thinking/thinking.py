"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.foresight import SCORE
from bot.engine.moves import Move, Seat, Side, Value
from bot.engine.steps import Chooser
from bot.engine.thinking import Thinking
from bot.games.factions.cards.cards import FACTION_CALLED, FACTIONS, JUPITER, MARS, MERCURY, PLANETS, VENUS
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.round.agenda import Factions
from bot.games.factions.round.beginning import ChooseFactions
from bot.games.factions.round.rounds import turn_again
from bot.games.factions.scoring.scoring import is_explored, machines_finished
from bot.games.factions.table.board import SECTORS
from bot.games.factions.thinking.bargains import bargain
from bot.games.factions.thinking.candidates import USE_MERCURY, likely_moves, placements
from bot.games.factions.thinking.evaluation import has_begun, terms
from bot.games.factions.thinking.outlook import reach
from bot.games.factions.thinking.remaining import is_idle
from bot.games.factions.thinking.waste import may_spend, overfills

NEAR = MARS, MERCURY, JUPITER, VENUS
"""The planets that people are told they are nearer to."""
AFAR = 32
"""As much energy as the largest battery holds."""


class FactionsThinking(Thinking[Factions]):
    """How computer players see the game."""

    sees_ahead: ClassVar[bool] = True
    plans_alone: ClassVar[bool] = True
    spared: ClassVar[float] = 200.0
    certain: ClassVar[frozenset[str]] = frozenset(
        ("move", "use", "vote", "build", "convert", "place", "offer", "swap", "act", "charge", "refresh")
    ) | frozenset(("ride", "stay", "skip", "end", "pass"))

    grounds: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "result": ("score",),
        "points": ("score", "upgrades"),
        "resources": ("resources",),
        "energy": ("energy",),
        "machines": ("complete", "upgrades"),
        "exoplanets": ("explored", "exoplanets", "explorers"),
        "technologies": ("techs",),
        "objectives": ("secrets",),
        "berth": tuple(f"near-{PLANETS[planet]}" for planet in NEAR),
        "rescue": ("spare-rescue",),
    }
    unsaid: ClassVar[frozenset[str]] = frozenset(("event", "idle", "outlook", "rivals"))
    last_resorts: ClassVar[frozenset[str]] = frozenset(("pass", "rescue"))

    def terms(self, view: Factions, seat: Seat) -> dict[str, float]:
        return terms(view, seat)

    def counts(self, view: Factions, side: Side) -> Mapping[str, int]:
        """See Thinking.counts. Those of resources are among the points, as in the panel."""
        player, measured = view.players[side], self.game.measures(view, side)
        of_resources = measured["resources"] // value(view, side, "resources-per-point")
        return {
            **measured,
            SCORE: measured[SCORE] + of_resources,
            "upgrades": sum(player.upgrades),
            "complete": machines_finished(player),
            "explored": sum(map(is_explored, player.exoplanets)),
            "exoplanets": len(player.exoplanets),
            "techs": len(player.techs),
            "secrets": len(player.objectives),
            "spare-rescue": int(view.first and not player.rescued),
            **self._nearness(view, side),
        }

    def _nearness(self, view: Factions, side: Side) -> Mapping[str, int]:
        """How much less energy than any battery holds the way to each `NEAR` planet costs, before the first turn.

        A ship that is not placed yet is as near as can be, so that no place for it is told to be nearer.
        """
        if has_begun(view, Seat(side)):
            return dict.fromkeys((f"near-{PLANETS[planet]}" for planet in NEAR), 0)
        prices = reach(view, side, AFAR) if view.players[side].ships else (0,) * SECTORS
        near = {planet: min(AFAR, *(prices[sector] for sector in view.around(planet))) for planet in NEAR}
        return {f"near-{PLANETS[planet]}": AFAR - price for planet, price in near.items()}

    def candidates(self, state: Factions, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """What is worth a thought; the faction is drawn, so that computer players show all of them."""
        if state.stack and isinstance(state.stack[-1], ChooseFactions):
            menu = self.game.offer(state, seat).moves
            return menu and [menu[dice.below(len(menu))]]
        found = likely_moves(state, seat)
        return super().candidates(state, seat, dice, most) if found is None else found

    def free_candidates(self, state: Factions, seat: Seat) -> list[Move]:
        return placements(state, seat)

    def bargain(self, state: Factions, seat: Seat, verb: str, begin: Sequence[Value]) -> Move | None:
        return bargain(state, seat, verb, begin)

    def recommended(self, view: Factions, seat: Seat) -> Sequence[Move]:
        """The free factions that are good for a first game."""
        if not view.stack or not isinstance(view.stack[-1], ChooseFactions):
            return ()
        easy = (move for move in self.game.offer(view, seat).moves if move.verb == "choose")
        return [move for move in easy if FACTIONS[FACTION_CALLED[str(move.values[0])]].easy]

    def wastes(self, before: Factions, after: Factions, seat: Seat, moves: Sequence[Move]) -> bool:
        """A charge after which there is no more energy than before the flight to it; a turn that brings nothing.

        So does an asteroid that mostly does not fit, where the hold could be emptied first.
        """
        if self.loses(before, after, seat, moves):
            return True
        if may_spend(before, seat) and overfills(before, seat, moves):
            return True
        return is_idle(before, after, seat) and not self._brings(before, after, seat)

    def loses(self, before: Factions, after: Factions, seat: Seat, moves: Sequence[Move]) -> bool:
        charges = any(move == USE_MERCURY or move.verb == "charge" for move in moves)
        return charges and after.players[seat].energy <= before.players[seat].energy

    def _brings(self, before: Factions, after: Factions, seat: Seat) -> bool:
        """Whether a side has more of anything that it counts, or comes nearer to a score, the lead or a vote."""
        now, then = self.counts(before, Side(seat)), self.counts(after, Side(seat))
        worth, later = terms(before, seat), terms(after, seat)
        return (
            any(then[key] > count for key, count in now.items())
            or any(
                later.get(key, 0) > worth.get(key, 0) for key in ("exoplanets", "technologies", "objectives")
            )
            or (after.claimed and after.leader == seat and not before.claimed)
            or after.players[seat].round.vote != before.players[seat].round.vote
        )

    def turn_again(self, state: Factions, seat: Seat) -> bool:
        return turn_again(state, seat)
