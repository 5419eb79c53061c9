"""A combat, round by round (rules 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Seat, Text, term
from bot.engine.seats import Side
from bot.engine.steps import Step
from bot.engine.told import DETAIL, FELT, GRAVE, part_of, touching
from bot.games.novasolis.core.cards.cards import KIND_CALLED, KIND_WORDS, KINDS, LONE, NUMBERS
from bot.games.novasolis.core.cards.language import Stars
from bot.games.novasolis.core.cards.phrases import amount
from bot.games.novasolis.core.conflict.abilities import AfterRoll
from bot.games.novasolis.core.conflict.allocation import PutDice
from bot.games.novasolis.core.conflict.battle import (
    ATTACKER,
    DEFENDER,
    Battle,
    Fighter,
    battle_of,
    hits_on,
    keep_armour,
    scene_of,
    total_of,
)
from bot.games.novasolis.core.conflict.dice_words import rolled
from bot.games.novasolis.core.conflict.grid import SLOTS, Total
from bot.games.novasolis.core.holdings.counting import score, score_shared
from bot.games.novasolis.core.holdings.gates import collapse_gates
from bot.games.novasolis.core.holdings.holdings import add, take
from bot.games.novasolis.core.holdings.measures import Tally
from bot.games.novasolis.core.holdings.reach import is_held, reach_of
from bot.games.novasolis.core.holdings.strength import dice_of, plain_dice
from bot.games.novasolis.core.holdings.triggers import triggered
from bot.games.novasolis.core.table.state import NONE, SHIP, Sector, Table
from bot.games.novasolis.core.table.tables import DECIDERS, SEATS, WHO
from bot.games.parts.modules import Hook

COMBAT_BEGUN: Hook[Callable[[Table, Battle], None]] = Hook()
"""A combat that was begun and where no dice were rolled yet."""
MORE_HITS: Hook[Callable[[Table, int, int], int]] = Hook()
"""How many more hits in a round destroy a unit of a side, by its kind."""
ROUND_FOUGHT: Hook[Callable[[Table, Battle, Sequence[Sequence[int]]], None]] = Hook()
"""Attacker and defender of a combat have each lost these own units in a round, by kind."""
CLEARED: Hook[Callable[[Table, Battle, Fighter], None]] = Hook()
"""An empire has destroyed the last unit of the Entity in a sector."""
FOUGHT: Hook[Callable[[Table, Battle, Fighter, Sequence[int]], None]] = Hook()
"""A combat is over for an empire with these own units left of it, by kind, those that withdrew among them."""

CONTINUE, STOP = Move("continue"), Move("stop")
HITS = tuple(row.hits for row in KINDS)
"""By kind, how many hits of one round destroy a unit."""
SUMMED_UP = part_of("fought")
"""What happens in a combat is summed up when it ends: by the attacker, whose combat it is."""
NONE_LEFT = (0,) * len(KINDS)
"""No units, counted by kind."""


def begin_combat(g: Table, sector: int, attacker: int, defender: int) -> None:
    """Two sides fight in a sector next, before anything else happens (R12.1)."""
    g.tell(
        "combat",
        told=SUMMED_UP.touching(GRAVE, defender),
        side=WHO[attacker],
        other=WHO[defender],
        sector=g.layout.words[sector],
    )
    combat = Combat(sector, [Fighter(side, [0] * len(KINDS)) for side in (attacker, defender)])
    g.push(combat)
    for begun in g.hooks[COMBAT_BEGUN]:
        begun(g, combat)


def own_dice(g: Table, battle: Battle, index: int, round_: int) -> int:
    """The dice of a side in a round of a combat, without those of its helpers."""
    side = battle.fighters[index].side
    return dice_of(g, battle.place(g), side, attacks=index == ATTACKER, round_=round_)


def dice_in(g: Table, battle: Battle, index: int, round_: int) -> int:
    """The dice that a side and its helpers roll in a round of a combat; what adds dice is the side's alone (R24.10)."""
    helping = sum(plain_dice(each.units) for each in battle.fighters[index].helpers)
    return own_dice(g, battle, index, round_) + helping


def roll(g: Table, battle: Battle) -> None:
    """Both roll all their dice (C2)."""
    chance = g.chance()
    for index, fighter in enumerate(battle.fighters):
        keep_armour(g, fighter)
        if battle.round == 1:
            fighter.strength = own_dice(g, battle, index, battle.round)
        count = dice_in(g, battle, index, battle.round)
        fighter.show([1 + chance.below(SLOTS) for _ in range(count)])
        g.tell_chance(
            "rolled",
            told=DETAIL,
            side=WHO[fighter.side],
            round=battle.round,
            dice=rolled(fighter),
        )


def use_abilities(g: Table, battle: Battle) -> None:
    """Use the abilities that change a roll (C3)."""
    g.push(AfterRoll([ATTACKER, DEFENDER]))


def allocate(g: Table, battle: Battle) -> None:
    """Let the sides put their dice into slots (C4)."""
    g.push(PutDice())


def strike(g: Table, battle: Battle) -> None:
    """Both suffer hits at once, and score what they destroyed (C5 to C8)."""
    totals = [total_of(g, fighter) for fighter in battle.fighters]
    for fighter, total in zip(battle.fighters, totals, strict=True):
        if total.armour:
            g.tell("armour", side=WHO[fighter.side], n=total.armour)
    suffered = [_hit(g, battle, index, totals) for index in (ATTACKER, DEFENDER)]
    for index in (ATTACKER, DEFENDER):
        _reward(g, battle, index, _all(suffered[1 - index]))
    for follow in g.hooks[ROUND_FOUGHT]:
        follow(g, battle, [lost[0] for lost in suffered])


def _hit(g: Table, battle: Battle, index: int, totals: list[Total]) -> list[list[int]]:
    """Take the units of a side that are destroyed off the map; says how many of each force and kind (R12.2, R12.6)."""
    fighter, place = battle.fighters[index], battle.place(g)
    hits = hits_on(battle, index, totals)
    forces = fighter.forces(place)
    needs = [needed(g, side) for side, _ in forces]
    lost = losses([units for _, units in forces], hits, needs)
    for (side, units), gone in zip(forces, lost, strict=True):
        for kind, n in enumerate(gone):
            take(place, side, kind, n)
            if side != fighter.side:
                units[kind] -= n
    all_ = _all(lost)
    if fighter.side == g.entity_side and g.entity.ships != NONE:
        g.entity.ships += all_[SHIP]
    values: dict[str, Any] = {"units": _amounts(all_)} if any(all_) else {}
    # It is about the attacker, whichever side was hit: so the end of the attacker's combat sums it up.
    about = Side(battle.fighters[ATTACKER].side)
    key = "hit" if values else "unhurt"
    g.tell(key, told=SUMMED_UP, about=about, other=WHO[fighter.side], hits=hits, **values)
    for helper, gone in zip(fighter.helpers, lost[1:], strict=True):
        if any(gone):
            g.tell(
                "helper-hit", told=touching(FELT, helper.side), side=WHO[helper.side], units=_amounts(gone)
            )
    return lost


def _all(lost: list[list[int]]) -> list[int]:
    """What forces lost together, by kind."""
    return [sum(each) for each in zip(*lost, strict=True)]


def _amounts(units: list[int]) -> list[Text]:
    return [amount(KINDS[kind].word, n) for kind, n in enumerate(units) if n]


def needed(g: Table, side: int) -> Sequence[int]:
    """By kind, how many hits of one round destroy a unit of a side."""
    if not (tougher := g.hooks[MORE_HITS]):
        return HITS
    return [need + sum(more(g, side, kind) for more in tougher) for kind, need in enumerate(HITS)]


def losses(
    forces: list[list[int]], hits: int, needs: Sequence[Sequence[int]] | None = None
) -> list[list[int]]:
    """By force and kind, how many units so many hits of one round destroy; what does not suffice for one is absorbed.

    Kind by kind, each hit goes to the force that has taken the fewest and still has such units, of equals to the first
    (R24.11). `needs` are by force the hits for a unit by kind, the usual ones if None.
    """
    needs = needs or [HITS] * len(forces)
    lost, taken = [[0] * len(KINDS) for _ in forces], [0] * len(forces)
    for kind in range(len(KINDS)):
        room = [units[kind] * need[kind] for units, need in zip(forces, needs, strict=True)]
        while hits and any(room):
            at = min((at for at, left in enumerate(room) if left), key=lambda at: taken[at])
            room[at] -= 1
            taken[at] += 1
            hits -= 1
        for at, units in enumerate(forces):
            lost[at][kind] = units[kind] - -(-room[at] // needs[at][kind])
    return lost


def _reward(g: Table, battle: Battle, index: int, lost: list[int]) -> None:
    """Points of a side for the units that its enemy lost, and what it counts of them (R12.8).

    What is shared with helpers is paid when the combat ends (R24.12).
    """
    fighter, enemy, place = battle.fighters[index], battle.enemy(index).side, battle.place(g)
    for kind, n in enumerate(lost):
        fighter.killed[kind] += n
    if fighter.side == g.entity_side or not any(lost):
        return
    if enemy == g.entity_side and not place.has_forces(enemy):
        place.slayer = fighter.side
        for follow in g.hooks[CLEARED]:
            follow(g, battle, fighter)
    if fighter.helpers:
        return
    earned = Counter[bool]()
    for kind, n in enumerate(lost):
        if enemy == g.entity_side:
            g.empires[fighter.side].slain[kind] += n
        if (reward := reward_of(g, enemy, kind)) is not None:
            earned[reward.own] += reward.half_stars * n
    for own, n in earned.items():
        if n:
            score(g, fighter.side, Stars(n, own), "destroyed")


def reward_of(g: Table, enemy: int, kind: int) -> Stars | None:
    """What one destroyed unit of a side brings."""
    return KINDS[kind].entity_reward if enemy == g.entity_side else KINDS[kind].reward


def _share(g: Table, battle: Battle, index: int) -> int:
    """Deal what a side and its helpers destroyed, a unit and half a star each; says how many units are its own."""
    fighter, enemy = battle.fighters[index], battle.enemy(index).side
    if not fighter.helpers:
        return sum(fighter.killed)
    order = fighter.by_strength()
    destroyed = [kind for kind, n in enumerate(fighter.killed) for _ in range(n)]
    for at, kind in enumerate(destroyed):
        if enemy == g.entity_side:
            g.empires[order[at % len(order)]].slain[kind] += 1
    rewards = [reward for kind in destroyed if (reward := reward_of(g, enemy, kind)) is not None]
    score_shared(g, order, rewards, "destroyed")
    return len(destroyed[order.index(fighter.side) :: len(order)])


def go_on(g: Table, battle: Battle) -> None:
    """The combat is over, or the attacker chooses (C9)."""
    sector, attacker = battle.place(g), battle.fighters[ATTACKER].side
    by_entity = attacker == g.entity_side
    most = NUMBERS.entity_combat_rounds if by_entity else NUMBERS.combat_rounds
    stand = all(fighter.stands(sector) for fighter in battle.fighters)
    if stand and battle.round < most:
        g.push(Onward())
    else:
        finish(g, battle)


def finish(g: Table, battle: Battle, gone: Sequence[int] = NONE_LEFT) -> None:
    """End a combat: what follows from it, and gates that are no longer guarded collapse (R17.8).

    `gone` are the attacker's units that withdrew from it, by kind.
    """
    g.done(battle)
    attacker, defender = battle.fighters
    place = battle.place(g)
    lost, destroyed = defender.killed, attacker.killed
    g.tell(
        "fought",
        told=touching(GRAVE, *[each.side for each in battle.fighters if each.side != g.entity_side]),
        side=WHO[attacker.side],
        other=WHO[defender.side],
        sector=g.layout.words[battle.sector],
        lost=_amounts(lost),
        destroyed=_amounts(destroyed),
    )
    if attacker.side != g.entity_side and not defender.stands(place):
        g.empires[attacker.side].routs += 1
    for index, enemy in ((ATTACKER, defender), (DEFENDER, attacker)):
        fighter = battle.fighters[index]
        if fighter.side != g.entity_side:
            killed = _share(g, battle, index)
            away = gone if index == ATTACKER else NONE_LEFT
            left = [here + other for here, other in zip(place.units[fighter.side], away, strict=True)]
            tally = Tally(killed if enemy.side == g.entity_side else 0, killed, left)
            triggered(g, fighter.side, "combat-end", tally)
            for follow in g.hooks[FOUGHT]:
                follow(g, battle, fighter, left)
    collapse_gates(g)


Part = Callable[[Table, Battle], None]
COURSE: tuple[Part, ...] = (roll, use_abilities, allocate, strike, go_on)
"""The parts of a combat round in order."""


class Combat(Battle, tag="combat"):
    """A combat from part number `at` of its round on."""

    def run(self, g: Table) -> None:
        part = COURSE[self.at]
        self.at += 1
        part(g, self)

    def next_round(self) -> None:
        """Begin another round."""
        self.round += 1
        self.at = 0


def ways_out(g: Table, battle: Battle) -> list[int]:
    """The sectors to which the attacker can withdraw (R12.4)."""
    side = battle.fighters[ATTACKER].side
    if is_held(g, battle.sector, side):
        return []
    reach = reach_of(g, side)
    around = g.layout.neighbours[battle.sector]
    return sorted(number for number in around if number not in reach.shut | reach.halts)


def movable(sector: Sector, side: int) -> list[int]:
    """The units of a side that can leave a sector, by kind."""
    return [n if row.moves else 0 for n, row in zip(sector.units[side], KINDS, strict=True)]


class Onward(Step, tag="onward"):
    """Whether the attacker fights another round, stays without fighting, or withdraws (R12.3)."""

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][battle_of(g).fighters[ATTACKER].side]]

    def ask(self, g: Table, seat: Seat) -> Ask:
        battle = battle_of(g)
        attacker, defender = (dice_in(g, battle, index, battle.round + 1) for index in (ATTACKER, DEFENDER))
        side, enemy = (fighter.side for fighter in battle.fighters)
        prompt = Text(
            "ask-onward",
            {
                "sector": g.layout.words[battle.sector],
                "enemy": WHO[enemy],
                "dice": attacker,
                "against": defender,
                "left": NUMBERS.combat_rounds - battle.round,
            },
        )
        usual = CONTINUE if attacker >= defender else STOP
        return Ask(seat, prompt, usual, side=g.named(side), marks=scene_of(g))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        battle = battle_of(g)
        units = movable(battle.place(g), battle.fighters[ATTACKER].side)
        found = [CONTINUE, STOP]
        if any(units):
            for number in ways_out(g, battle):
                word = g.layout.words[number]
                found.append(Move("withdraw", (word,)))
                parts = range(1, units[SHIP] + (sum(units) > units[SHIP]))
                found += [Move("withdraw", (word, ships)) for ships in parts]
                for kind in LONE if units[SHIP] else ():
                    if units[kind]:
                        lone = f"{KIND_WORDS[kind]}-{word}"
                        found.append(Move("withdraw", (lone,)))
                        found += [Move("withdraw", (lone, ships)) for ships in range(1, units[SHIP])]
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != "withdraw" or not move.values:
            return None
        lone, _, place = str(move.values[0]).rpartition("-")
        number = g.layout.called.get(place)
        if number is None:
            return None
        battle = battle_of(g)
        units = movable(battle.place(g), battle.fighters[ATTACKER].side)
        values: dict[str, str | int] = {"sector": g.layout.words[number]}
        if not any(units):
            return Illegal("28.21", "withdraw-stations")
        if number not in g.layout.neighbours[battle.sector]:
            return Illegal("12.4", "withdraw-far", {**values, "from": g.layout.words[battle.sector]})
        if is_held(g, battle.sector, battle.fighters[ATTACKER].side):
            return Illegal("16.1", "move-held", {"sector": g.layout.words[battle.sector]})
        if number not in ways_out(g, battle):
            return Illegal("12.4", "withdraw-closed", {**values})
        if (kind := KIND_CALLED.get(lone)) in LONE and not units[kind]:
            return Illegal("12.4", "withdraw-no-unit", {"unit": term(f"unit-{lone}")})
        if len(move.values) > 1 and isinstance(move.values[1], int):
            return Illegal("12.4", "withdraw-ships", {"ships": units[SHIP]})
        return None

    def do_continue(self, g: Table, seat: Seat) -> None:
        g.done(self)
        battle = battle_of(g)
        assert isinstance(battle, Combat)
        battle.next_round()

    def do_stop(self, g: Table, seat: Seat) -> None:
        g.done(self)
        battle = battle_of(g)
        g.tell("stopped", side=WHO[battle.fighters[ATTACKER].side], sector=g.layout.words[battle.sector])
        finish(g, battle)

    def do_withdraw(self, g: Table, seat: Seat, word: str, ships: int = 0) -> None:
        g.done(self)
        battle = battle_of(g)
        lone, _, place = word.rpartition("-")
        side, goal = battle.fighters[ATTACKER].side, g.sectors[g.layout.called[place]]
        leaving = movable(battle.place(g), side)
        if lone or ships:
            leaving = [ships, *(leaving if lone else NONE_LEFT)[1:]]
        for kind, n in enumerate(leaving):
            take(battle.place(g), side, kind, n)
            add(goal, side, kind, n)
            if n:
                units = amount(KINDS[kind].word, n)
                way: dict[str, Any] = {"from": g.layout.words[battle.sector], "to": place}
                g.tell("withdrew", side=WHO[side], units=units, **way)
        finish(g, battle, leaving)
