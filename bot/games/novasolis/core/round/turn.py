"""A turn: up to three different actions, and what may be done beside them (rules 9)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Mark, Move, Seat, Spot, Text, Value, term
from bot.engine.steps import Chooser, Step
from bot.games.novasolis.core.actions.building import Build, follow_orders
from bot.games.novasolis.core.actions.logistics import Logistics
from bot.games.novasolis.core.actions.moving import MoveShips
from bot.games.novasolis.core.actions.purse import purse
from bot.games.novasolis.core.actions.science import BUYING, Science, goes_on_with, priced_marks
from bot.games.novasolis.core.cards.cards import NUMBERS, RACES
from bot.games.novasolis.core.cards.phrases import does, stars
from bot.games.novasolis.core.holdings.action import BUILD, Action, actions_left
from bot.games.novasolis.core.holdings.counting import gain_energy, passing_income
from bot.games.novasolis.core.holdings.holdings import owned
from bot.games.novasolis.core.holdings.powers import Powers
from bot.games.novasolis.core.holdings.recovery import recover
from bot.games.novasolis.core.holdings.settling import control_artifacts
from bot.games.novasolis.core.scoring.ending import pace
from bot.games.novasolis.core.scoring.objectives import (
    CLAIMS,
    Claim,
    claim,
    due,
    has_unclaimed,
    wants_to_claim,
)
from bot.games.novasolis.core.table.state import Table, TurnRecord
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY, PASS, SEATS, WHO
from bot.games.parts.clauses import sentences

ACTIONS: tuple[Action, ...] = (Logistics(), Build(), MoveShips(), Science(), Claim(), Powers())
"""All that a turn offers: the four actions, then what is free."""
EARLY = 3
"""In so many rounds an empire is told at the beginning of its turn what its race can do."""
BY_VERB = {verb: action for action in ACTIONS for verb in action.verbs}


def begin_turn(g: Table, side: int) -> None:
    """An empire without anything left comes back first (R9.4)."""
    g.active, g.empires[side].turn = side, TurnRecord()
    recover(g, side)
    g.push(TurnStep(side))


def may_begin(g: Table, side: int, action: Action) -> bool:
    """Whether it is free, goes on, or is an action of those left that was not taken yet (R9.1)."""
    return (
        action.free
        or action.is_open(g, side)
        or (actions_left(g, side) > 0 and action.word not in g.empires[side].turn.actions)
    )


class TurnStep(Step, tag="turn"):
    """What the empire whose turn it is does, until it passes or nothing is left to do.

    `passed_over` is what it could have done beside its actions before the last one and did not: its turn does not wait
    for that (R9.3). `lingers` says that it waits after the last action because the empire wants to claim for itself and
    has objectives left, met or not: that it waits tells no one which. `orders` are of a Build that follows its Move.
    """

    side: int
    ended: bool = False
    passed_over: list[str] = []
    lingers: bool = False
    orders: list[str] = []

    @classmethod
    def handles(cls, verb: str) -> bool:
        return verb in BY_VERB or super().handles(verb)

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        runs = self.ended or self.orders or self.is_over(g) or due(g, self.side)
        return NOBODY if runs else SEATS[DECIDERS[g.seats][self.side]]

    def is_over(self, g: Table) -> bool:
        """Whether all actions are taken and nothing is left to wait for. Everyone may know it."""
        if actions_left(g, self.side) > 0 or (self.lingers and has_unclaimed(g, self.side)):
            return False
        there = (each for each in ACTIONS if (each.free and not each.secret) or each.is_open(g, self.side))
        return not any(action.moves(g, self.side) for action in there) and not any(
            move not in self.passed_over for move in self._beside(g)
        )

    def _beside(self, g: Table) -> Iterator[str]:
        """What the empire can do now beside its actions, in words of moves."""
        seat = DECIDERS[g.seats][self.side]
        return (str(move) for step in g.beside if seat in step.may(g) for move in step.moves(g, seat))

    def ask(self, g: Table, seat: Seat) -> Ask:
        n, more = actions_left(g, self.side), goes_on_with(g, self.side)
        race = RACES[g.empires[self.side].race]
        own = tuple(Mark(g.layout.words[number], "own") for number, _ in owned(g, self.side))
        missing, each = pace(g)
        later = g.number > EARLY and n == NUMBERS.actions
        hint = Text(
            "hint-turn",
            {
                "n": n,
                "income": passing_income(g, self.side),
                "purse": purse(g, self.side),
                "more": more,
                "science-cost": NUMBERS.costs.science,
                "early": int(g.number <= EARLY and n == NUMBERS.actions),
                "missing": stars(missing if later else 0),
                "pace": each if later else 0,
                "ability": term(f"race-{race.word}.passive"),
                "said": sentences(does(race.passive)),
            },
        )
        return replace(
            self.brief(g, seat),
            prompt=Text("ask-turn", {"n": n}),
            settings=CLAIMS[:1] if self.lingers else (),
            marks=priced_marks(g, self.side) if n == 0 and more in BUYING else own,
            hint=hint,
        )

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, PASS, side=g.named(self.side))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        begun = (action.moves(g, self.side) for action in ACTIONS if may_begin(g, self.side, action))
        return [*(move for moves in begun for move in moves), PASS]

    def action(self, g: Table, verb: str) -> Action | None:
        """The action that a verb can begin now."""
        action = BY_VERB.get(verb)
        return action if action is not None and may_begin(g, self.side, action) else None

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        action = self.action(g, verb)
        return action.spot(g, self.side, verb, chosen) if action else None

    def is_whole(self, g: Table, seat: Seat, move: Move) -> bool:
        action = self.action(g, move.verb)
        return action is not None and action.is_whole(g, self.side, move)

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        action = self.action(g, verb)
        return action.sample(g, self.side, verb, dice) if action else None

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        action = self.action(g, verb)
        return action.proposals(g, self.side, verb, given) if action else iter(())

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        action = BY_VERB.get(move.verb)
        if action is None:
            return None
        if actions_left(g, self.side) == 0 and not may_begin(g, self.side, action):
            return Illegal("9.1", "no-action-left", {"n": NUMBERS.actions})
        if not may_begin(g, self.side, action):
            return Illegal("9.1", "action-taken", {"action": term(f"action-{action.word}")})
        return action.refuse(g, self.side, move)

    def do(self, g: Table, seat: Seat, move: Move) -> None:
        action = BY_VERB.get(move.verb)
        if action is None:
            super().do(g, seat, move)
            return
        if not action.free and not action.is_open(g, self.side):
            self.orders = [*action.follow(g, self.side, move)]
            if actions_left(g, self.side) == 1 + bool(self.orders):
                self.passed_over = [*self._beside(g)]
            record = g.empires[self.side].turn
            record.actions.append(action.word)
            record.science = None
        action.begin(g, self.side, move)

    def do_pass(self, g: Table, seat: Seat) -> None:
        """Energy for each action not taken; then the turn ends (R9.2)."""
        unused, self.ended = actions_left(g, self.side), True
        if unused:
            gained = gain_energy(g, self.side, unused * passing_income(g, self.side))
            g.tell("passed", side=WHO[self.side], n=unused, energy=gained)

    def run(self, g: Table) -> None:
        """What is met is claimed; or what follows a Move is built; or the turn waits for claims; or it is over, and
        artifacts find their owners.

        These are artifacts in sectors that own units have left or been taken from (R19.4).
        """
        if met := due(g, self.side):
            for number in met:
                claim(g, self.side, number)
        elif self.orders:
            if follow_orders(g, self.side, self.orders):
                g.empires[self.side].turn.actions.append(BUILD)
            self.orders = []
        elif not self.ended and not self.lingers and wants_to_claim(g, self.side):
            self.lingers = True
        else:
            control_artifacts(g)
            g.done(self)
