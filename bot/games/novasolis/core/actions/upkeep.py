"""Upkeep: what is over Fleet and Population is paid for or given up (LG7)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Mark, Move, Seat, Text
from bot.engine.steps import Step
from bot.games.novasolis.core.actions.building import fleet_used
from bot.games.novasolis.core.cards.cards import FLEET, KIND_CALLED, KIND_WORDS, NUMBERS, POPULATION
from bot.games.novasolis.core.cards.language import OutsideFleet
from bot.games.novasolis.core.holdings.counting import lasting, levels
from bot.games.novasolis.core.holdings.holdings import colonies, take
from bot.games.novasolis.core.holdings.settling import remove_colony
from bot.games.novasolis.core.table.state import SHIP, Table
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY, SEATS, WHO

PAY = Move("pay")


def begin_upkeep(g: Table, side: int) -> None:
    """Count what is too much; the empire decides what becomes of it."""
    found = levels(g, side)
    units = max(0, fleet_used(g, side) - found[FLEET])
    homes = max(0, colonies(g, side) - found[POPULATION])
    if units or homes:
        g.push(Upkeep(side, units, homes))


class Upkeep(Step, tag="upkeep"):
    """A number of units and colonies is still to be paid for or removed."""

    side: int
    units: int
    homes: int

    @property
    def cost(self) -> int:
        """The energy for all that is left."""
        return (self.units + self.homes) * NUMBERS.costs.upkeep

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]] if self.units or self.homes else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        moves = self.moves(g, seat)
        default = PAY if PAY in moves else self._cheapest(g, moves)
        values = {"units": self.units, "colonies": self.homes, "cost": self.cost}
        prompt = Text("ask-upkeep" if PAY in moves else "ask-upkeep-short", {**values})
        where = dict.fromkeys(str(move.values[0]).rpartition("-")[2] for move in moves if move.values)
        marks = tuple(Mark(word, "may") for word in where)
        return Ask(seat, prompt, default, side=g.named(self.side), marks=marks)

    def _cheapest(self, g: Table, moves: list[Move]) -> Move:
        """A ship of the largest stack, else the last piece that can go."""
        ships = [
            (sector.units[self.side][SHIP], -number)
            for number, sector in enumerate(g.sectors)
            if sector.units[self.side][SHIP]
        ]
        if self.units and ships:
            return Move("remove", (f"ship-{g.layout.words[-max(ships)[1]]}",))
        return moves[-1]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        words, found = g.layout.words, [PAY] if self.cost <= g.empires[self.side].energy else []
        outside = {piece.unit for piece in lasting(g, self.side) if isinstance(piece, OutsideFleet)}
        for number, sector in enumerate(g.sectors):
            if self.units:
                found += [
                    Move("remove", (f"{kind}-{words[number]}",))
                    for kind, n in zip(KIND_WORDS, sector.units[self.side], strict=True)
                    if n and kind not in outside
                ]
            if self.homes and sector.owner == self.side and not sector.capital:
                found.append(Move("remove", (f"colony-{words[number]}",)))
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != "pay":
            return None
        return Illegal("10.1", "upkeep-short", {"cost": self.cost, "energy": g.empires[self.side].energy})

    def do_pay(self, g: Table, seat: Seat) -> None:
        cost = self.cost
        g.empires[self.side].energy -= cost
        self.units = self.homes = 0
        g.tell("upkeep-paid", side=WHO[self.side], n=cost)

    def do_remove(self, g: Table, seat: Seat, word: str) -> None:
        kind, _, place = word.rpartition("-")
        number = g.layout.called[place]
        if kind == "colony":
            self.homes -= 1
            remove_colony(g, number)
        else:
            self.units -= 1
            take(g.sectors[number], self.side, KIND_CALLED[kind])
        g.tell(f"given-up-{kind}", side=WHO[self.side], sector=place)

    def run(self, g: Table) -> None:
        g.done(self)
