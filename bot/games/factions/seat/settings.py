"""What a player may do and decide at any time (rules 6, 9, 10.6, 14)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.engine.steps import Step
from bot.games.factions.actions.exploring import list_placements, place_explorer, refuse_placement
from bot.games.factions.actions.objectives import do_order, list_orders, refuse_order
from bot.games.factions.actions.places import can_peek, peek, refuse_look
from bot.games.factions.holdings.asking import undecided
from bot.games.factions.holdings.converting import convert, list_conversions, refuse_conversion
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.board import SLOT_CALLED, SLOT_WORD
from bot.games.factions.table.state import NONE, Table
from bot.games.factions.table.tables import ASCENDING, RIDING

SWITCH = ("off", "on")
FINISHING = tuple(Move("finishing", (word,)) for word in SWITCH)
LOOK = tuple(Move("look", (word,)) for word in SLOT_WORD)


class AtAnyTime(Step):
    """Converting resources and placing explorers, in anyone's turn and while one is asked what that does not decide."""

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return self.fitting(g, seat, self.possible(g, seat))

    def possible(self, g: Table, seat: Seat) -> list[Move]:
        """What a player has the means for."""
        return [*list_conversions(g, seat), *list_placements(g, seat)]

    def fitting(self, g: Table, seat: Seat, moves: list[Move]) -> list[Move]:
        """The possible moves that change a setting and decide nothing else."""
        return undecided(g, seat, moves, lambda table, move: self.do(table, seat, move))

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move in self.possible(g, seat):
            return Illegal("6", "answer-first")
        return refuse_conversion(g, seat, move) if move.verb == "convert" else refuse_placement(g, seat, move)

    def do_convert(self, g: Table, seat: Seat, n: int) -> None:
        convert(g, seat, n)

    def do_place(self, g: Table, seat: Seat, explorer: str, planet: str, *sure: str) -> None:
        place_explorer(g, seat, explorer, planet, *sure)


class Preferences(Step):
    """Standing answers, and what Advanced Spectroscopy shows: nobody else is told of any of it."""

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        player = g.players[seat]
        if player.faction == NONE:
            return []
        ascends, sees = value(g, seat, "ascendancy"), value(g, seat, "spectroscopy")
        found = [move for move in RIDING if move.values[0] != player.wishes.ride]
        if ascends:
            found += [move for move in ASCENDING if move.values[0] != player.wishes.ascend]
        found.append(FINISHING[not player.wishes.auto])
        list_orders(g, seat, found)
        if sees:
            found += [LOOK[slot] for slot in range(len(g.tiles)) if can_peek(g, seat, slot)]
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "look":
            return refuse_look(g, seat, move)
        return refuse_order(g, seat, move) if move.verb == "finish" else None

    def do_riding(self, g: Table, seat: Seat, word: str) -> None:
        g.players[seat].wishes.ride = word
        g.tell("will-ride", (seat,), answer=word)

    def do_ascending(self, g: Table, seat: Seat, word: str) -> None:
        g.players[seat].wishes.ascend = word
        g.tell("will-ascend", (seat,), answer=word)

    def do_finishing(self, g: Table, seat: Seat, word: str) -> None:
        g.players[seat].wishes.auto = word == "on"
        g.tell("finishes", (seat,), answer=word)

    def do_finish(self, g: Table, seat: Seat, word: str, answer: str) -> None:
        do_order(g, seat, word, answer)

    def do_look(self, g: Table, seat: Seat, word: str) -> None:
        peek(g, seat, SLOT_CALLED[word])
