"""Choosing combats after the movement of a Move (rules 10.3h)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Mark, Move, Seat, Text
from bot.engine.steps import Step
from bot.games.novasolis.core.conflict.combat import begin_combat
from bot.games.novasolis.core.holdings.holdings import may_fight, present
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import DECIDERS, DONE, NOBODY, SEATS, SIDE_WORD, WHO
from bot.games.parts.modules import Hook

ATTACKING: Hook[Callable[[Table, int, int], None]] = Hook()
"""An empire is about to begin a combat with another side, or to take a colony of it."""

ENTITY_WORD = "entity"


def side_word(g: Table, side: int) -> str:
    """A side as the value of a move."""
    return ENTITY_WORD if side == g.entity_side else SIDE_WORD[side]


def side_called(g: Table, word: str) -> int | None:
    """The side that a word names; None if it names none."""
    return next((side for side in range(g.entity_side + 1) if side_word(g, side) == word), None)


Pair = tuple[int, int]
"""A sector, and the side that is attacked there."""


def targets(g: Table, side: int) -> Iterator[Pair]:
    """Where an empire can fight, and whom."""
    for number, sector in enumerate(g.sectors):
        if any(sector.units[side]):
            for enemy in present(g, sector):
                if may_fight(g, side, enemy):
                    yield number, enemy


def list_attacks(g: Table, side: int, fought: list[Pair]) -> list[Move]:
    """Every combat that an empire can begin, but for those that it has fought."""
    words = g.layout.words
    return [
        Move("attack", (words[number], side_word(g, enemy)))
        for number, enemy in targets(g, side)
        if (number, enemy) not in fought
    ]


def refuse_attack(g: Table, side: int, move: Move, fought: list[Pair]) -> Illegal | None:
    """Why a combat cannot begin."""
    if len(move.values) != 2:
        return None
    number, enemy = g.layout.called.get(str(move.values[0])), side_called(g, str(move.values[1]))
    if number is None or enemy is None:
        return None
    sector, word = g.sectors[number], g.layout.words[number]
    if (number, enemy) in fought:
        return Illegal("10.3", "attack-again", {"sector": word, "side": WHO[enemy]})
    if not sector.has_forces(side):
        return Illegal("10.3", "attack-no-forces", {"sector": word})
    if enemy == side:
        return Illegal("10.3", "attack-oneself")
    if not may_fight(g, side, enemy):
        return Illegal("20.1", "attack-allies", {"side": WHO[enemy]})
    return Illegal("10.3", "attack-nobody", {"sector": word, "side": WHO[enemy]})


def attack(g: Table, side: int, move: Move) -> Pair:
    """Begin a combat, if the empire has not lost all its forces there before; says which."""
    number, enemy = g.layout.called[str(move.values[0])], side_called(g, str(move.values[1]))
    assert enemy is not None
    for attacking in g.hooks[ATTACKING]:
        attacking(g, side, enemy)
    if g.sectors[number].has_forces(side):
        begin_combat(g, number, side, enemy)
    return number, enemy


class Fighting(Step, tag="fighting"):
    """Which combats the empire whose Move it was begins, one after the other, each at most once."""

    side: int
    fought: list[Pair] = []
    ended: bool = False

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        open_ = not self.ended and any(pair not in self.fought for pair in targets(g, self.side))
        return SEATS[DECIDERS[g.seats][self.side]] if open_ else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        where = dict.fromkeys(
            number for number, enemy in targets(g, self.side) if (number, enemy) not in self.fought
        )
        marks = tuple(Mark(g.layout.words[number], "may") for number in where)
        return replace(self.brief(g, seat), prompt=Text("ask-combat"), marks=marks)

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, DONE, side=g.named(self.side))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*list_attacks(g, self.side, self.fought), DONE]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_attack(g, self.side, move, self.fought) if move.verb == "attack" else None

    def do_attack(self, g: Table, seat: Seat, *values: str) -> None:
        self.fought.append(attack(g, self.side, Move("attack", values)))

    def do_done(self, g: Table, seat: Seat) -> None:
        self.ended = True

    def run(self, g: Table) -> None:
        g.done(self)
