"""A round: the Main Phase, then Upkeep (rules 6, 12). `ROUND` is its course."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Seat
from bot.engine.steps import Step, settle
from bot.engine.told import COUNTED, SMALL, touching
from bot.games.factions.actions.objectives import finish_round_end
from bot.games.factions.alone.solo import AutomaTurn, shuffle_deck
from bot.games.factions.cards.cards import AUTOMA, NUMBERS
from bot.games.factions.holdings.asking import triggered
from bot.games.factions.holdings.gains import add_energy
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.round.turn import TurnStep, begin_turn
from bot.games.factions.round.upkeep import (
    clear_energy,
    decide_event,
    get_ready,
    orbit_everything,
    pass_the_token,
    place_asteroids,
    produce,
    refresh_markets,
)
from bot.games.factions.scoring.ending import finish_game
from bot.games.factions.table.state import NONE, RoundRecord, Table
from bot.games.factions.table.tables import WHO


def begin_round(g: Table) -> None:
    """Nobody has passed, nothing is spent (12)."""
    g.extra, g.claimed = 0, False
    for player in g.players:
        player.passed, player.round = False, RoundRecord()
    g.tell("round", number=g.number, rounds=g.rounds, side=WHO[g.leader])
    for side in reversed(g.order()):
        triggered(g, side, "round-start")
    g.active = g.leader


def main_phase(g: Table) -> None:
    """Turns go around until everyone has passed (6)."""
    g.push(MainPhase())


Part = Callable[[Table], None]
ROUND: tuple[Part, ...] = (
    begin_round,
    main_phase,
    get_ready,
    finish_round_end,
    decide_event,
    produce,
    finish_game,
    clear_energy,
    orbit_everything,
    place_asteroids,
    pass_the_token,
    refresh_markets,
)
"""The parts of a round in order. After production in the last round, the game ends."""


class RoundStep(Step, tag="round"):
    """The round from its part number `at` on; after the last part the next round begins."""

    at: int = 0

    def run(self, g: Table) -> None:
        ROUND[self.at](g)
        self.at += 1
        if self.at == len(ROUND):
            self.at = 0
            g.number += 1


def has_produced(g: Table) -> bool:
    """Whether the exoplanets have produced in this round."""
    after = ROUND.index(produce)
    return any(isinstance(step, RoundStep) and step.at > after for step in g.stack)


class MainPhase(Step, tag="main-phase"):
    """Each turn begins here: whoever has passed gains energy instead (6)."""

    begun: bool = False
    automa_next: bool = False

    def run(self, g: Table) -> None:
        if g.automa != NONE:
            self.run_solo(g)
            return
        if all(player.passed for player in g.players[: g.seats]):
            g.done(self)
            return
        if self.begun:
            g.active = g.clockwise(g.active)
        self.begun = True
        side, player = g.active, g.playing
        others = [other for number, other in enumerate(g.players[: g.seats]) if number != side]
        if player.passed:
            skip_turn(g, side)
            return
        if all(other.passed for other in others):
            g.extra += 1
        self.take_turn(g, side)

    def take_turn(self, g: Table, side: int) -> None:
        """A turn, unless there were enough."""
        player = g.players[side]
        if g.extra > NUMBERS.last_turns or player.round.turns >= NUMBERS.most_turns:
            player.passed = True
            alone = NUMBERS.last_turns if g.extra > NUMBERS.last_turns else 0
            g.tell(
                "must-pass", told=touching(SMALL, side), side=WHO[side], turns=player.round.turns, alone=alone
            )
            return
        begin_turn(g, side)
        g.push(TurnStep(side))

    def run_solo(self, g: Table) -> None:
        """The automa plays after each turn of the human, who once passed gains energy between its turns (17)."""
        passed = g.players[0].passed
        if passed and not g.piles[AUTOMA].deck:
            shuffle_deck(g)
            g.done(self)
        elif self.automa_next:
            self.automa_next = False
            g.push(AutomaTurn())
        elif not passed:
            self.automa_next = True
            self.take_turn(g, 0)
        else:
            skip_turn(g, 0)
            g.push(AutomaTurn())


def skip_turn(g: Table, side: int) -> None:
    """A turn of a side that has passed (11); with a full battery there is nothing to tell."""
    income = value(g, side, "pass-income")
    if gained := add_energy(g, side, income):
        told = COUNTED.touching(SMALL, side)
        g.tell("skipped-turn", told=told, side=WHO[side], n=gained, lost=income - gained)


def turn_again(g: Table, seat: Seat) -> bool:
    """Pass over a turn that another side begins, until a side has its turn again; whether it has."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, TurnStep) and top.side != seat and not g.players[seat].passed:
        g.done(top)
        g.active = g.ring[g.ring.index(seat) - 1]
        settle(g)
        g.events.clear()
        top = g.stack[-1] if g.stack else None
    return isinstance(top, TurnStep) and top.side == seat
