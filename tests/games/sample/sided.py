"""Embers with more sides than seats: the first player also plays Cinder, and Ash has no player.

It ends as its `outcome` says. In every second round the first player stakes for Cinder.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.moves import Ask, Seat, SideInfo, one_each
from bot.engine.standings import Outcome, Standings
from tests.games.sample.embers import Embers, EmbersRules
from tests.games.text import text

GOAL = 40
"""The points that all need together, or each side alone where each wins for itself."""


class SidedRules(EmbersRules):
    """The rules of Embers with two more sides, which score by what everyone can see."""

    def __init__(self, outcome: Outcome = "ranked", goal: int = GOAL) -> None:
        super().__init__()
        self.outcome, self.goal = outcome, goal

    def sides(self, state: Embers) -> tuple[SideInfo, ...]:
        seats = len(state.scores)
        flame, cinder, ash = (text("choice-plain", value=name) for name in ("Flame", "Cinder", "Ash"))
        first, *others = one_each(seats)
        return (
            replace(first, name=flame),
            *others,
            SideInfo(Seat(0), cinder, seats),
            SideInfo(None, ash, seats + 1),
        )

    def standings(self, state: Embers) -> Standings:
        scores = (*state.scores, len(state.discard), 2 * state.round)
        if self.outcome == "together":
            return Standings.together(scores, sum(scores) >= self.goal if state.over else None)
        if self.outcome == "some":
            return Standings.some(scores, [s >= self.goal for s in scores] if state.over else None)
        return Standings.ranked(scores) if state.over else Standings(scores)

    def asks(self, state: Embers, viewer: Seat | None = None) -> list[Ask]:
        cinder = len(state.scores)
        return [
            replace(ask, side=cinder)
            if ask.seat == 0 and ask.prompt.key == "ask-stake" and state.round % 2 == 0
            else ask
            for ask in super().asks(state, viewer)
        ]

    def briefs(self, state: Embers) -> list[Ask]:
        return self.asks(state)
