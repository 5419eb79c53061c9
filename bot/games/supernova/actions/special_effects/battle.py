"""Specials of a battle: more strength for a side, Mutiny, Cease-Fire (rules 13.9, 14)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat
from bot.engine.told import FELT, touching
from bot.games.supernova.actions.action import Action
from bot.games.supernova.actions.special_effects.showing import tell_odds
from bot.games.supernova.answers.asking import RULES, SpecialRule
from bot.games.supernova.cards import language as fx
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    CATEGORIES,
    WORDS,
    Card,
)
from bot.games.supernova.conflict.attack_state import AttackState, close_battle, current_attack
from bot.games.supernova.conflict.battle import ATTACKER, DEFENDER
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import PLAY, PLAY_ON, WHO

SIDE = tuple((Move("play", (word, "attacker")), Move("play", (word, "defender"))) for word in WORDS)
"""By title: for the attacker, for the defender."""


class BattleRule(SpecialRule):
    """A Special for the current attack."""

    def battle(self, g: Table) -> AttackState | None:
        """The current attack, while it is in a battle."""
        attack = current_attack(g)
        return None if attack is None or attack.ended or not attack.fleet else attack


@RULES.of(fx.Side)
class SideRule(BattleRule):
    """More strength for one side, until the attack is over."""

    aim: ClassVar[str] = "for"

    params: fx.Side

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        if self.battle(g) is not None:
            found += SIDE[self.title]

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        attack = self.battle(g)
        if attack is None:
            return False
        side = ATTACKER if targets[0] == "attacker" else DEFENDER
        attack.sides[side][CATEGORIES.index(self.params.category)] += self.params.amount
        attack.lasting.append(card)
        tell_odds(g)
        return True


@RULES.of(fx.SilenceShip)
class Mutiny(BattleRule):
    """A ship in the orbital battle that carries no population counts nothing."""

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        attack = self.battle(g)
        if attack is None or not attack.in_orbit:
            return
        row = PLAY_ON[self.title]
        for card in (*attack.fleet, *attack.defenders):
            if card in g.ships and not g.ships[card].pop and card not in attack.muted:
                found.append(row[card])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        attack = self.battle(g)
        if attack is None:
            return False
        attack.muted.append(CARD_CALLED[targets[0]])
        attack.lasting.append(card)
        tell_odds(g)
        return True


@RULES.of(fx.EndAttack)
class CeaseFire(BattleRule):
    """The attack ends without a result; the attacker goes home, and the rest of the Action phase is lost."""

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        if self.battle(g) is not None:
            found.append(PLAY[self.title])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        attack = self.battle(g)
        if attack is not None:
            attack.ended = "home"
            next(step for step in reversed(g.stack) if isinstance(step, Action)).over = True
            told = touching(FELT, attack.seat, attack.defender)
            g.tell("cease-fire", told=told, seat=WHO[attack.seat])
            close_battle(g)
        return False
