"""Putting dice on the combat grid, one each in turn (rules 12, C4).

In words: `put 6 4 4` puts one's highest die in slot 6 and the next two in slot 4. It is carried out turn by turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Mark, Move, Pace, Seat, Spot, Text, Value
from bot.engine.steps import Chooser, Step
from bot.games.novasolis.core.battle import (
    ATTACKER,
    DEFENDER,
    Battle,
    Fighter,
    auto_plan,
    battle_of,
    total,
    total_of,
)
from bot.games.novasolis.core.cards import COMBAT_TILES
from bot.games.novasolis.core.dice_words import laid, shown
from bot.games.novasolis.core.grid import SLOTS, best_slot, grid_of, worth
from bot.games.novasolis.core.phrases import strength
from bot.games.novasolis.core.state import Table
from bot.games.novasolis.core.tables import NOBODY, SEATS, WHO

AUTO = Move("auto")
DEFEND = (Move("defend", ("ask",)), Move("defend", ("auto",)))
"""To be asked when attacked, or to have one's dice put by the usual rule."""


def by_itself(g: Table, battle: Battle, index: int) -> bool:
    """Whether nobody is asked where the dice of a side go: the Entity's, and those of who wants it so when attacked."""
    side = battle.fighters[index].side
    return side == g.entity_side or (index == DEFENDER and g.empires[side].wishes.dice == "auto")


class PutDice(Step, tag="put-dice"):
    """The dice of both sides are put, the attacker's first; `turn` is whose next one it is."""

    turn: int = ATTACKER

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        battle = battle_of(g)
        fighter = battle.fighters[self.turn]
        if fighter.plan or not fighter.left() or by_itself(g, battle, self.turn):
            return NOBODY
        return SEATS[g.decider(fighter.side)]

    def ask(self, g: Table, seat: Seat) -> Ask:
        battle = battle_of(g)
        fighter, enemy = battle.fighters[self.turn], battle.enemy(self.turn)
        seen = total_of(g, enemy)
        prompt = Text(
            "ask-dice",
            {
                "sector": g.layout.words[battle.sector],
                "enemy": WHO[enemy.side],
                "dice": shown(die.value for die in fighter.left()),
                "damage": seen.damage,
                "shield": seen.shield,
            },
        )
        attacks = self.turn == ATTACKER
        return Ask(
            seat,
            prompt,
            AUTO,
            Pace.TURN if attacks else Pace.ASIDE,
            settings=() if attacks else DEFEND[1:],
            side=g.named(fighter.side),
        )

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [AUTO]

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        fighter = battle_of(g).fighters[self.turn]
        dice = [die.value for die in fighter.left()]
        slots = [slot for slot in chosen if isinstance(slot, int)]
        if len(chosen) > len(slots) or len(slots) > len(dice):
            return None
        if not all(1 <= slot <= value for slot, value in zip(slots, dice, strict=False)):
            return None
        put = [die.slot for die in fighter.dice if die.slot]
        sums = total(g, fighter.side, [*put, *slots])
        price = Text(
            "price-dice", {"damage": sums.damage, "shield": sums.shield, "n": len(dice) - len(slots)}
        )
        next_ = _slots(g, fighter.side, dice[len(slots)]) if len(slots) < len(dice) else ()
        whole = Text("put-whole", {"dice": laid(g, fighter.side, dice, slots)}) if slots else None
        marks = (
            *(Mark(str(slot), "chosen") for slot in slots),
            *(Mark(str(each.value), "may") for each in next_),
        )
        return Spot(next_, bool(slots), price, (), marks, whole)

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        left = battle_of(g).fighters[self.turn].left()
        count = 1 + dice.below(len(left))
        return Move("put", tuple(1 + dice.below(die.value) for die in left[:count]))

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        if verb == "put":
            battle = battle_of(g)
            usual = auto_plan(g, battle, battle.fighters[self.turn])
            yield Move("put", (*given, *usual[len(given) :]))

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != "put" or not move.values:
            return None
        left = battle_of(g).fighters[self.turn].left()
        if len(move.values) > len(left):
            return Illegal("12.5", "put-no-dice", {"n": len(left)})
        slot, die = move.values[-1], left[len(move.values) - 1]
        if isinstance(slot, int) and die.value < slot <= SLOTS:
            return Illegal("12.5", "put-too-high", {"slot": slot, "die": die.value})
        return None

    def do_put(self, g: Table, seat: Seat, *slots: int) -> None:
        battle_of(g).fighters[self.turn].plan = list(slots)

    def do_auto(self, g: Table, seat: Seat) -> None:
        battle = battle_of(g)
        fighter = battle.fighters[self.turn]
        fighter.plan = auto_plan(g, battle, fighter)

    def run(self, g: Table) -> None:
        battle = battle_of(g)
        if not any(fighter.left() for fighter in battle.fighters):
            g.done(self)
            return
        fighter = battle.fighters[self.turn]
        if left := fighter.left():
            fighter.plan = fighter.plan or auto_plan(g, battle, fighter)
            left[0].slot = fighter.plan.pop(0)
            if len(left) == 1:
                _tell(g, fighter)
        self.turn = 1 - self.turn


def _tell(g: Table, fighter: Fighter) -> None:
    values, slots = [die.value for die in fighter.dice], [die.slot for die in fighter.dice]
    sums = total_of(g, fighter)
    dice = laid(g, fighter.side, values, slots)
    g.tell("put", side=WHO[fighter.side], dice=dice, damage=sums.damage, shield=sums.shield)


def _slots(g: Table, side: int, value: int) -> tuple[Choice, ...]:
    """Where a die can go, best first."""
    grid = grid_of(g, side)
    slots = sorted(range(1, value + 1), key=lambda slot: (worth(grid[slot - 1]), slot), reverse=True)
    best = best_slot(grid, value)
    return tuple(_slot(slot, COMBAT_TILES.number[grid[slot - 1].id], slot == best) for slot in slots)


@cache
def _slot(slot: int, tile: int, best: bool) -> Choice:
    row = COMBAT_TILES[tile]
    label = Text("choice-slot", {"slot": slot, "tile": row.name})
    said = strength(row)
    detail = Text("slot-strength", {"strength": said}) if said else Text("slot-nothing")
    return Choice(slot, label, True, detail, best)
