"""A combat that is going on, as pictures and texts say it: both grids, the dice, and what they come to so far."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.moves import Mark
from bot.engine.words import Words
from bot.games.novasolis.core.cards.cards import NUMBERS, TECHNOLOGIES
from bot.games.novasolis.core.cards.language import Ability, Reroll
from bot.games.novasolis.core.conflict.abilities import AfterRoll
from bot.games.novasolis.core.conflict.allocation import PutDice
from bot.games.novasolis.core.conflict.battle import (
    ATTACKER,
    DEFENDER,
    Battle,
    foreseen,
    hits_on,
    strengths,
    total_of,
)
from bot.games.novasolis.core.conflict.combat import Onward, losses, needed
from bot.games.novasolis.core.conflict.grid import SLOTS, grid_of
from bot.games.novasolis.core.table.state import Table

REROLL, PUT, ONWARD = "reroll", "put", "onward"
"""What a combat waits for."""
BOTH = (ATTACKER, DEFENDER)
DIE = re.compile(r"[1-6]#\d+")
"""A die as `reroll` takes it."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of a combat grid: its tile, what a die there does, the dice in it, and those that are only planned."""

    title: str
    damage: int
    shield: int
    dice: tuple[int, ...] = ()
    planned: tuple[int, ...] = ()
    tone: str = "chosen"
    """How the planned dice are shown: "chosen", or "would" where nobody chooses."""
    open: bool = False
    """Whether it is marked: the next die may be put here."""
    armour: int = 0
    power: str = ""
    """The power of its tile: "reroll", "increasing", "once" or "minimum"; "" for none."""
    spent: bool = False
    """Whether its tile does nothing for the rest of this combat."""


@dataclass(frozen=True, slots=True)
class Duellist:
    """One of the two in a combat; hashable, so that its grid is drawn once. Units and losses are by kind."""

    side: int
    units: tuple[int, ...]
    """Its units in the combat, together with those of its helpers."""
    helpers: tuple[tuple[int, tuple[int, ...]], ...]
    """Allies that fight along, each with its units."""
    lost: tuple[int, ...]
    """Its units that were destroyed in this combat."""
    slots: tuple[Slot, ...]
    left: tuple[int, ...]
    """The dice that are not in a slot yet, highest first."""
    marked: tuple[str, ...]
    """By die that was not put, the tone of its mark ("" for none)."""
    damage: int
    shield: int
    armour: int
    """How many hits its armour takes in this round."""
    hits: int
    """What it suffers if no more dice are put."""
    falls: tuple[int, ...]
    """Its units that these hits destroy."""
    absorbed: int
    """Those of the hits that destroy nothing."""
    acts: bool
    """Whether it is the one that is awaited."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A combat: where it is, its round, what it waits for, and both sides, the attacker first."""

    sector: int
    word: str
    round: int
    most: int
    awaits: str
    """REROLL, PUT, ONWARD, or "" for something else."""
    sides: tuple[Duellist, Duellist]


class Choice(NamedTuple):
    """What of a combat is marked: slots for the next dice of whoever is asked, and dice of `whose` with their tones."""

    planned: tuple[int, ...] = ()
    open: frozenset[int] = frozenset()
    dice: tuple[tuple[str, str], ...] = ()
    whose: int = ATTACKER


def fight_of(view: Table, words: Words, marks: Sequence[Mark] = ()) -> Fight | None:
    """The combat that is going on, with what the marks choose in it; None if there is none."""
    found = [step for step in view.stack if isinstance(step, Battle)]
    if not found:
        return None
    battle = found[-1]
    turn, awaits = _asked(view.stack[-1])
    choice = _chosen(marks, turn)
    planned = [_planned(view, battle, index, awaits, turn, choice) for index in BOTH]
    placed = [_placed(battle, index, planned[index]) for index in BOTH]
    totals = [total_of(view, battle.fighters[index], planned[index]) for index in BOTH]

    def duellist(index: int) -> Duellist:
        fighter, enemy = battle.fighters[index], battle.enemy(index)
        forces = [units for _, units in fighter.forces(battle.place(view))]
        needs = [needed(view, side) for side, _ in fighter.forces(battle.place(view))]
        hits = hits_on(battle, index, totals)
        falls = losses(forces, hits if awaits == PUT else 0, needs)
        used = sum(
            n * need for gone, of in zip(falls, needs, strict=True) for n, need in zip(gone, of, strict=True)
        )
        rest = [die.value for die in fighter.left()][len(planned[index]) :]
        return Duellist(
            side=fighter.side,
            units=_sums(forces),
            helpers=tuple((each.side, tuple(each.units)) for each in fighter.helpers if any(each.units)),
            lost=tuple(enemy.killed),
            slots=_grid(view, words, battle, index, placed[index], choice if index == turn else Choice()),
            left=tuple(rest),
            marked=_tones(rest, choice) if index == choice.whose else ("",) * len(rest),
            damage=totals[index].damage,
            shield=totals[index].shield,
            armour=fighter.armour + totals[index].armour,
            hits=hits,
            falls=_sums(falls),
            absorbed=hits - used,
            acts=bool(awaits) and turn == index,
        )

    by_entity = battle.fighters[ATTACKER].side == view.entity_side
    return Fight(
        sector=battle.sector,
        word=view.layout.words[battle.sector],
        round=battle.round,
        most=NUMBERS.entity_combat_rounds if by_entity else NUMBERS.combat_rounds,
        awaits=awaits,
        sides=(duellist(ATTACKER), duellist(DEFENDER)),
    )


def _sums(forces: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The units of a side and its helpers together, by kind."""
    return tuple(map(sum, zip(*forces, strict=True)))


def _asked(top: object) -> tuple[int, str]:
    """Which of the two is asked, and for what."""
    if isinstance(top, PutDice):
        return top.turn, PUT
    if isinstance(top, AfterRoll) and top.waiting:
        return top.waiting[0], REROLL
    return ATTACKER, ONWARD if isinstance(top, Onward) else ""


def _chosen(marks: Sequence[Mark], turn: int) -> Choice:
    slots = [(int(mark.what), mark.tone) for mark in marks if mark.what.isdigit()]
    powers = [
        piece.then
        for mark in marks
        if (card := TECHNOLOGIES.called.get(mark.what))
        for piece in TECHNOLOGIES[card].does
        if isinstance(piece, Ability) and isinstance(piece.then, Reroll)
    ]
    return Choice(
        tuple(slot for slot, tone in slots if tone == "chosen"),
        frozenset(slot for slot, tone in slots if tone == "may"),
        tuple((mark.what, mark.tone) for mark in marks if DIE.fullmatch(mark.what)),
        1 - turn if powers and powers[0].whose == "enemy" else turn,
    )


def _planned(
    view: Table, battle: Battle, index: int, awaits: str, turn: int, choice: Choice
) -> tuple[int, ...]:
    """The slots for dice not put yet, as far as they are known: what is chosen now, and all of the Entity's."""
    fighter = battle.fighters[index]
    if awaits != PUT:
        return ()
    if fighter.side == view.entity_side:
        return tuple(foreseen(view, battle, fighter))
    return choice.planned[: len(fighter.left())] if index == turn else ()


def _placed(battle: Battle, index: int, planned: Sequence[int]) -> list[tuple[int, int]]:
    """The dice of a side that lie in slots or would, as pairs of slot and what the die shows."""
    fighter = battle.fighters[index]
    put = [(die.slot, die.value) for die in fighter.dice if die.slot]
    return put + [(slot, die.value) for slot, die in zip(planned, fighter.left(), strict=False)]


def _tones(dice: Sequence[int], choice: Choice) -> tuple[str, ...]:
    """By die, the tone of its mark."""
    tones, seen = dict(choice.dice), Counter[int]()
    found = []
    for value in dice:
        seen[value] += 1
        found.append(tones.get(f"{value}#{seen[value]}", ""))
    return tuple(found)


def _grid(
    view: Table, words: Words, battle: Battle, index: int, placed: Sequence[tuple[int, int]], choice: Choice
) -> tuple[Slot, ...]:
    fighter = battle.fighters[index]
    settled = sum(bool(die.slot) for die in fighter.dice)
    titles, powers = [""] * SLOTS, [""] * SLOTS
    if fighter.side != view.entity_side:
        grid = grid_of(view, fighter.side)
        titles = [words.say_key(tile.name.removeprefix("~")) for tile in grid]
        powers = [str(tile.power) for tile in grid]
    return tuple(
        Slot(
            title=title,
            damage=worth.damage,
            shield=worth.shield,
            dice=tuple(value for at, value in placed[:settled] if at == slot),
            planned=tuple(value for at, value in placed[settled:] if at == slot),
            tone="would" if fighter.side == view.entity_side else "chosen",
            open=slot in choice.open,
            armour=worth.armour,
            power=power,
            spent=slot in fighter.used,
        )
        for slot, title, power, worth in zip(
            range(1, SLOTS + 1), titles, powers, strengths(view, fighter.side), strict=True
        )
    )
