"""Putting dice on the combat grid, one each in turn (rules 12, C4).

In words: `put 6 4 4` puts one's highest die in slot 6 and the next two in slot 4. It is carried out turn by turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Choice, Mark, Move, Pace, Seat, Spot, Text, Value
from bot.engine.steps import Chooser, Step
from bot.engine.told import DETAIL
from bot.games.novasolis.core.cards.cards import COMBAT_TILES
from bot.games.novasolis.core.cards.phrases import strength, tile_effect
from bot.games.novasolis.core.conflict.battle import (
    ATTACKER,
    DEFENDER,
    Battle,
    Die,
    Fighter,
    auto_plan,
    battle_of,
    foreseen,
    total_of,
)
from bot.games.novasolis.core.conflict.dice_words import laid, shown
from bot.games.novasolis.core.conflict.grid import SLOTS, best_slots, comes_back, grid_of
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY, SEATS, WHO

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
        if fighter.plan or fighter.auto or not fighter.left() or by_itself(g, battle, self.turn):
            return NOBODY
        return SEATS[DECIDERS[g.seats][fighter.side]]

    def ask(self, g: Table, seat: Seat) -> Ask:
        battle = battle_of(g)
        fighter, enemy = battle.fighters[self.turn], battle.enemy(self.turn)
        known = foreseen(g, battle, enemy)
        seen = total_of(g, enemy, known)
        prompt = Text(
            "ask-dice",
            {
                "sector": g.layout.words[battle.sector],
                "enemy": WHO[enemy.side],
                "dice": shown(die.value for die in fighter.left()),
                "damage": seen.damage,
                "shield": seen.shield,
                "open": len(enemy.left()) - len(known),
            },
        )
        attacks, usual = self.turn == ATTACKER, total_of(g, fighter, auto_plan(g, battle, fighter))
        return replace(
            self.brief(g, seat),
            prompt=prompt,
            settings=() if attacks else DEFEND[1:],
            hint=Text("hint-dice", {"damage": usual.damage, "shield": usual.shield}),
        )

    def brief(self, g: Table, seat: Seat) -> Ask:
        pace = Pace.TURN if self.turn == ATTACKER else Pace.ASIDE
        return Ask(seat, UNSAID, AUTO, pace, side=g.named(battle_of(g).fighters[self.turn].side))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [AUTO]

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        fighter = battle_of(g).fighters[self.turn]
        dice = fighter.left()
        slots = [slot for slot in chosen if isinstance(slot, int)]
        if len(chosen) > len(slots) or len(slots) > len(dice):
            return None
        if not all(1 <= slot <= die.value for slot, die in zip(slots, dice, strict=False)):
            return None
        if _returns(g, fighter, slots[:-1]):
            return None
        sums, back = total_of(g, fighter, slots), _returns(g, fighter, slots)
        values = [die.value for die in dice]
        left = len(dice) - len(slots) + back
        price = Text("price-dice", {"damage": sums.damage, "shield": sums.shield, "n": left})
        ends = back or len(slots) == len(dice)
        next_ = () if ends else _slots(g, fighter, values[len(slots)], slots)
        whole = Text("put-whole", {"dice": laid(g, fighter.side, values, slots)}) if slots else None
        marks = (
            *(Mark(str(slot), "chosen") for slot in slots),
            *(Mark(str(each.value), "may") for each in next_),
        )
        return Spot(next_, bool(slots), price, (), marks, whole, asked=Text("asked-slot"))

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        fighter = battle_of(g).fighters[self.turn]
        left, slots = fighter.left(), list[int]()
        for die in left[: 1 + dice.below(len(left))]:
            slots.append(1 + dice.below(die.value))
            if _returns(g, fighter, slots):
                break
        return Move("put", tuple(slots))

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        if verb == "put":
            battle = battle_of(g)
            fighter, slots = battle.fighters[self.turn], [slot for slot in given if isinstance(slot, int)]
            rest = [] if _returns(g, fighter, slots) else auto_plan(g, battle, fighter, slots)
            yield Move("put", (*given, *rest))

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != "put" or not move.values:
            return None
        fighter = battle_of(g).fighters[self.turn]
        left = fighter.left()
        if len(move.values) > len(left):
            return Illegal("12.5", "put-no-dice", {"n": len(left)})
        before = [slot for slot in move.values[:-1] if isinstance(slot, int)]
        if _returns(g, fighter, before):
            tile = grid_of(g, fighter.side)[before[-1] - 1].name
            return Illegal("13.4", "put-rolled-again", {"slot": before[-1], "tile": tile})
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
        fighter.auto = _returns(g, fighter, fighter.plan)

    def run(self, g: Table) -> None:
        battle = battle_of(g)
        if not any(fighter.left() for fighter in battle.fighters):
            g.done(self)
            return
        fighter = battle.fighters[self.turn]
        if left := fighter.left():
            fighter.plan = fighter.plan or auto_plan(g, battle, fighter)
            slot = fighter.plan.pop(0)
            if _returns(g, fighter, [slot]):
                _roll_again(g, fighter, left[0], slot)
            else:
                left[0].slot = slot
                if len(left) == 1:
                    _tell(g, fighter)
        self.turn = 1 - self.turn


def _returns(g: Table, fighter: Fighter, slots: Sequence[int]) -> bool:
    """Whether the last of the next dice comes back when they are put in these slots."""
    if not slots or fighter.side == g.entity_side:
        return False
    return comes_back(grid_of(g, fighter.side)[slots[-1] - 1], fighter.left()[len(slots) - 1].returns)


def _roll_again(g: Table, fighter: Fighter, die: Die, slot: int) -> None:
    """A die does what its tile says and is rolled again; it is put later (R13.4)."""
    tile, shown_ = grid_of(g, fighter.side)[slot - 1], die.value
    fighter.damage += tile.damage
    fighter.shield += tile.shield
    die.value = 1 + g.chance().below(SLOTS)
    die.returns += 1
    fighter.sort()
    g.tell_chance("die-again", side=WHO[fighter.side], die=shown_, tile=tile.name, shows=die.value)


def _tell(g: Table, fighter: Fighter) -> None:
    values, slots = [die.value for die in fighter.dice], [die.slot for die in fighter.dice]
    sums = total_of(g, fighter)
    dice = laid(g, fighter.side, values, slots)
    g.tell("put", told=DETAIL, side=WHO[fighter.side], dice=dice, damage=sums.damage, shield=sums.shield)


def _slots(g: Table, fighter: Fighter, value: int, before: Sequence[int]) -> tuple[Choice, ...]:
    """Where a die can go after others, best first."""
    grid = grid_of(g, fighter.side)
    slots = best_slots(grid, value, [*fighter.put(), *before], fighter.used)
    return tuple(_slot(slot, COMBAT_TILES.number[grid[slot - 1].id], slot == slots[0]) for slot in slots)


@cache
def _slot(slot: int, tile: int, best: bool) -> Choice:
    row = COMBAT_TILES[tile]
    label = Text("choice-slot", {"slot": slot, "tile": row.name})
    said = strength(row)
    if row.power:
        detail = tile_effect(row)
    else:
        detail = Text("slot-strength", {"strength": said}) if said else Text("slot-nothing")
    return Choice(slot, label, True, detail, best)
