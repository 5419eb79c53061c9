"""Taking the colonies of others at the end of a Move (rules 11.4)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Mark, Move, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import GRAVE, touching
from bot.games.novasolis.core.cards.cards import NUMBERS
from bot.games.novasolis.core.conflict.fighting import ATTACKING
from bot.games.novasolis.core.holdings.counting import score
from bot.games.novasolis.core.holdings.holdings import hostile, is_unopposed
from bot.games.novasolis.core.holdings.settling import control_artifacts, found, may_found, remove_colony
from bot.games.novasolis.core.holdings.strength import defence_of, dice_of
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.core.table.tables import DECIDERS, DONE, NOBODY, SEATS, WHO
from bot.games.parts.modules import Hook

SEIZED: Hook[Callable[[Table, int], None]] = Hook()
"""An empire seized or razed a colony."""


def within_grasp(g: Table, side: int) -> list[int]:
    """The sectors whose colony an empire can take: it stands there alone and is strong enough."""
    return [
        number
        for number, sector in enumerate(g.sectors)
        if sector.owner not in (NONE, side)
        and sector.has_forces(side)
        and hostile(g, side, sector.owner)
        and is_unopposed(g, sector, side)
        and dice_of(g, sector, side) >= defence_of(g, sector)
    ]


def list_seizures(g: Table, side: int) -> list[Move]:
    """To seize a colony for oneself where that is possible, and to raze it."""
    words, found_moves = g.layout.words, list[Move]()
    for number in within_grasp(g, side):
        if may_found(g, g.sectors[number], side):
            found_moves.append(Move("seize", (words[number],)))
        found_moves.append(Move("raze", (words[number],)))
    return found_moves


def refuse_seizure(g: Table, side: int, move: Move) -> Illegal | None:
    """Why a colony cannot be taken."""
    number = g.layout.called.get(str(move.values[0])) if move.values else None
    if number is None:
        return None
    sector, word = g.sectors[number], g.layout.words[number]
    if sector.owner in (NONE, side):
        return Illegal("11.4", "seize-nothing", {"sector": word})
    if not hostile(g, side, sector.owner):
        return Illegal("20.1", "seize-allies", {"sector": word})
    if not is_unopposed(g, sector, side):
        return Illegal("11.4", "seize-not-alone", {"sector": word})
    dice, needed = dice_of(g, sector, side), defence_of(g, sector)
    if dice < needed:
        return Illegal("11.4", "seize-too-weak", {"sector": word, "dice": dice, "defence": needed})
    return Illegal("11.4", "settle-no-population", {"sector": word})


def take_colony(g: Table, side: int, move: Move) -> None:
    """Remove a colony for points, and put one's own there if it is seized; its owner keeps nothing there (R11.4)."""
    number = g.layout.called[str(move.values[0])]
    sector = g.sectors[number]
    loser, rewards = sector.owner, NUMBERS.rewards
    for attacking in g.hooks[ATTACKING]:
        attacking(g, side, loser)
    reward = rewards.homeworld_seized if sector.capital else rewards.colony_seized
    remove_colony(g, number)
    key = "seized" if move.verb == "seize" else "razed"
    g.tell(key, told=touching(GRAVE, loser), side=WHO[side], other=WHO[loser], sector=g.layout.words[number])
    score(g, side, reward, "seized")
    for follow in g.hooks[SEIZED]:
        follow(g, side)
    if move.verb == "seize":
        found(g, sector, side)
        control_artifacts(g)


class Seizing(Step, tag="seizing"):
    """Which colonies the empire whose Move it was takes, one after the other."""

    side: int
    left_alone: bool = False

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if self.left_alone or not within_grasp(g, self.side):
            return NOBODY
        return SEATS[DECIDERS[g.seats][self.side]]

    def ask(self, g: Table, seat: Seat) -> Ask:
        marks = tuple(Mark(g.layout.words[number], "may") for number in within_grasp(g, self.side))
        default = list_seizures(g, self.side)[0]
        return Ask(seat, Text("ask-seizure"), default, side=g.named(self.side), marks=marks)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*list_seizures(g, self.side), DONE]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_seizure(g, self.side, move) if move.verb in ("seize", "raze") else None

    def do_seize(self, g: Table, seat: Seat, word: str) -> None:
        take_colony(g, self.side, Move("seize", (word,)))

    def do_raze(self, g: Table, seat: Seat, word: str) -> None:
        take_colony(g, self.side, Move("raze", (word,)))

    def do_done(self, g: Table, seat: Seat) -> None:
        self.left_alone = True

    def run(self, g: Table) -> None:
        g.done(self)
