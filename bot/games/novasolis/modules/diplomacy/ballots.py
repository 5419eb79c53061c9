"""Votes of an alliance: on an empire that wants to join, and on a member that is to go (rules 24.4, 24.5)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import SMALL, touching
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.core.table.tables import DECIDERS, WHO
from bot.games.novasolis.core.thinking.evaluation import rounds_left
from bot.games.novasolis.modules.diplomacy.alliances import entry_cost, expel, join_alliance

YES, NO = Move("vote", ("yes",)), Move("vote", ("no",))
WORTHWHILE = 3
"""With fewer rounds left, computers want no more allies."""


class Ballot(Step, tag="ballot"):
    """All of `waiting` must agree: that `side` joins the alliance, or that it may expel the `target`."""

    side: int
    alliance: int
    waiting: list[int]
    target: int = NONE

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(DECIDERS[g.seats][side] for side in self.waiting)

    def ask(self, g: Table, seat: Seat) -> Ask:
        if self.target == NONE:
            prompt = Text("ask-alliance-join", {"side": WHO[self.side], "n": entry_cost(g, self.alliance)})
        else:
            prompt = Text("ask-alliance-expel", {"side": WHO[self.side], "other": WHO[self.target]})
        return Ask(seat, prompt, NO, Pace.ASIDE)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [YES, NO]

    def refuse_others(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return Illegal("24.4" if self.target == NONE else "24.5", "alliance-no-vote")

    def advised(self, g: Table) -> Move:
        """What computers answer: they take in allies while it is worth it, and stand by them."""
        return YES if self.target == NONE and rounds_left(g) >= WORTHWHILE else NO

    def do_vote(self, g: Table, seat: Seat, answer: str) -> None:
        g.tell(f"voted-{answer}", told=touching(SMALL, self.side), side=WHO[seat])
        if answer == "yes":
            self.waiting.remove(seat)
        else:
            g.done(self)
            g.tell("alliance-vote-failed", told=touching(SMALL, self.side), side=WHO[self.side])

    def run(self, g: Table) -> None:
        """Everyone has agreed: carry out what was put to the vote."""
        g.done(self)
        if self.target == NONE:
            join_alliance(g, self.side, self.alliance)
        else:
            expel(g, self.target)
