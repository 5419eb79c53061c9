"""Positions in which the real rules go on: turns, rounds, trades and the automa."""

from __future__ import annotations

from typing import ClassVar, Self

from bot.engine.moves import Event
from bot.engine.rules import Game
from bot.games.factions.alone.solo import AutomaTurn
from bot.games.factions.cards.cards import ASTEROIDS, AUTOMA, CALLED, DECK, FACTION_CALLED
from bot.games.factions.round.rounds import ROUND, MainPhase, Part, RoundStep
from bot.games.factions.round.turn import TurnStep, begin_turn
from bot.games.factions.rules import FactionsRules
from bot.games.factions.table.decks import in_play
from bot.games.factions.table.state import Table
from tests.games.factions.deeds import Deeds


class Whole(Deeds):
    """A position of the game as it is played; nobody rides along."""

    rules: ClassVar[Game[Table]] = FactionsRules()

    def begin(self, side: int = 0) -> Self:
        """A side's turn begins."""
        self.g.active = side
        begin_turn(self.g, side)
        self.push(TurnStep(side))
        return self

    def main_phase(self, leader: int = 0) -> Self:
        """The Main Phase begins with a side."""
        self.g.active = self.g.leader = leader
        self.push(MainPhase())
        return self

    def upkeep(self, part: Part) -> list[Event]:
        """What happens in the round from one of its parts on, up to the next question."""
        return self.push(RoundStep(ROUND.index(part)))

    def automa(self, *words: str, faction: str = "") -> list[Event]:
        """The automa draws the first of these cards, and the others come next."""
        if faction:
            self.g.players[self.g.automa].faction = FACTION_CALLED[faction]
        self.g.piles[AUTOMA].deck = [CALLED[word] for word in reversed(words)]
        return self.push(AutomaTurn())

    def pile(self, *words: str) -> Self:
        """Cards lie on their deck alone, the first on top; the rest of it is out of the game."""
        for word in words:
            self.g.piles[DECK[CALLED[word]]].deck.clear()
        for word in reversed(words):
            self.g.piles[DECK[CALLED[word]]].deck.append(CALLED[word])
        return self


class Dealt(Whole):
    """A position in which each card lies in one place, so that other worlds can be dealt."""

    def __init__(self, *factions: str) -> None:
        super().__init__(*factions)
        for deck, pile in enumerate(self.g.piles):
            pile.deck = in_play(deck, self.g.seats, False) if deck != ASTEROIDS else []
