"""Allies that stand in the sector of a combat may fight along (rules 24.9)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import FELT, touching
from bot.games.novasolis.core.cards.cards import KINDS
from bot.games.novasolis.core.cards.phrases import amount
from bot.games.novasolis.core.conflict.battle import ATTACKER, DEFENDER, Battle, Fighter, Helper, battle_of
from bot.games.novasolis.core.conflict.combat import dice_in
from bot.games.novasolis.core.holdings.holdings import allied
from bot.games.novasolis.core.holdings.strength import plain_dice
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY, SEATS, WHO

STAY = Move("stay")
KINDS_ASKED = tuple(kind for kind, row in enumerate(KINDS) if row.supply)
"""What can be committed, in the order of the values of a move."""


def call_allies(g: Table, battle: Battle) -> None:
    """Ask all that may help either side, in the order of turns from the attacker on (or whom the Entity attacks)."""
    fighting = [fighter.side for fighter in battle.fighters]
    first = fighting[ATTACKER] if fighting[ATTACKER] != g.entity_side else fighting[DEFENDER]
    place = battle.place(g)
    waiting = [
        side
        for side in g.play_order(first)
        if place.has_forces(side) and any(allied(g, side, other) for other in fighting)
    ]
    if waiting:
        g.push(CallAllies(waiting))


def commitments(units: list[int]) -> Iterator[Move]:
    """All that can be committed of some units; a flagship only with all the others (R24.9)."""
    ships, stations, flagships = (units[kind] for kind in KINDS_ASKED)
    for sent in product(range(ships, -1, -1), range(stations, -1, -1)):
        most = flagships if sent == (ships, stations) else 0
        for flagship in range(most, -1, -1):
            values = [*sent, flagship]
            while values and not values[-1]:
                values.pop()
            if values:
                yield Move("support", tuple(values))


class CallAllies(Step, tag="call-allies"):
    """The first of `waiting` says what it commits to the combat; then the next."""

    waiting: list[int]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.waiting[0]]] if self.waiting else NOBODY

    def fighter(self, g: Table) -> tuple[int, Fighter]:
        """Whom the side that is asked can help: attacker or defender."""
        side, fighters = self.waiting[0], battle_of(g).fighters
        return next((at, each) for at, each in enumerate(fighters) if allied(g, side, each.side))

    def ask(self, g: Table, seat: Seat) -> Ask:
        battle, (index, fighter) = battle_of(g), self.fighter(g)
        prompt = Text(
            "ask-support",
            {
                "side": WHO[fighter.side],
                "enemy": WHO[battle.enemy(index).side],
                "sector": g.layout.words[battle.sector],
                "dice": dice_in(g, battle, index, battle.round),
                "against": dice_in(g, battle, 1 - index, battle.round),
            },
        )
        return Ask(seat, prompt, STAY, Pace.ASIDE)

    def units(self, g: Table) -> list[int]:
        """What the side that is asked has there, by kind."""
        return battle_of(g).place(g).units[self.waiting[0]]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*commitments(self.units(g)), STAY]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        values = [*move.values, 0, 0, 0][: len(KINDS_ASKED)]
        if move.verb != "support" or not move.values or not all(isinstance(n, int) for n in values):
            return None
        units = [self.units(g)[kind] for kind in KINDS_ASKED]
        sent = [int(n) for n in values]
        if any(not 0 <= n <= of for n, of in zip(sent, units, strict=True)):
            return Illegal("24.9", "support-too-many", {"units": _said(self.units(g))})
        if sent[-1] and sent != units:
            return Illegal("24.9", "support-flagship-last")
        return None

    def refuse_others(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return Illegal("24.9", "support-not-asked")

    def advised(self, g: Table) -> Move:
        """What computers answer: all that they have, if their side is then at least as strong as the enemy."""
        battle, (index, _) = battle_of(g), self.fighter(g)
        strength = dice_in(g, battle, index, 1) + plain_dice(self.units(g))
        return next(commitments(self.units(g))) if strength >= dice_in(g, battle, 1 - index, 1) else STAY

    def do_support(self, g: Table, seat: Seat, ships: int, stations: int = 0, flagships: int = 0) -> None:
        units = [0] * len(KINDS)
        for kind, n in zip(KINDS_ASKED, (ships, stations, flagships), strict=True):
            units[kind] = n
        _, fighter = self.fighter(g)
        side = self.waiting.pop(0)
        fighter.helpers.append(Helper(side, units, plain_dice(units)))
        g.tell(
            "supports",
            told=touching(FELT, fighter.side),
            side=WHO[side],
            other=WHO[fighter.side],
            units=_said(units),
        )

    def do_stay(self, g: Table, seat: Seat) -> None:
        g.tell("supports-not", side=WHO[self.waiting.pop(0)])

    def run(self, g: Table) -> None:
        g.done(self)


def _said(units: list[int]) -> list[Text]:
    return [amount(KINDS[kind].word, n) for kind, n in enumerate(units) if n]
