"""Abilities after the roll of a combat: dice are rolled again (rules 12, C3).

In words: `reroll tactical-computer 2#1 1#1 1#2` rolls a 2 and two of the 1s again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Choice, Mark, Move, Pace, Seat, Spot, Text, Value
from bot.engine.told import SMALL, touching
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.cards.language import Reroll
from bot.games.novasolis.core.conflict.battle import ATTACKER, DEFENDER, Battle, Fighter, battle_of, scene_of
from bot.games.novasolis.core.conflict.dice_words import rolled
from bot.games.novasolis.core.conflict.grid import SLOTS
from bot.games.novasolis.core.holdings.powers import ready
from bot.games.novasolis.core.holdings.waiting import InTurn
from bot.games.novasolis.core.table.state import Table, Tech
from bot.games.novasolis.core.table.tables import DECIDERS, DONE, NOBODY, SEATS, WHO
from bot.games.parts.several import choose_several


def die_words(fighter: Fighter) -> list[str]:
    """The dice of a side as values of a move, in their order: the first 6 is `6#1`, the next `6#2`."""
    seen, words = Counter[int](), list[str]()
    for die in fighter.dice:
        seen[die.value] += 1
        words.append(f"{die.value}#{seen[die.value]}")
    return words


def rerolls(g: Table, side: int) -> Iterator[tuple[Tech, Reroll]]:
    """What an empire can still use after a roll."""
    if side == g.entity_side:
        return
    for tech, piece in ready(g, side, "roll"):
        if tech.active and isinstance(piece.then, Reroll):
            yield tech, piece.then


class AfterRoll(InTurn, tag="after-roll"):
    """Who may use abilities now, the first of `waiting`; then the next.

    The attacker may answer, once and with one ability, when the defender had its dice rolled again: that was `granted`.
    """

    granted: bool = False

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if not self.waiting:
            return NOBODY
        side = battle_of(g).fighters[self.waiting[0]].side
        return SEATS[DECIDERS[g.seats][side]] if any(rerolls(g, side)) else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        battle, index = battle_of(g), self.waiting[0]
        fighter, enemy = battle.fighters[index], battle.enemy(index)
        prompt = Text(
            "ask-reroll",
            {
                "sector": g.layout.words[battle.sector],
                "enemy": WHO[enemy.side],
                "dice": rolled(fighter),
                "against": rolled(enemy),
            },
        )
        return replace(self.brief(g, seat), prompt=prompt, marks=scene_of(g))

    def brief(self, g: Table, seat: Seat) -> Ask:
        index = self.waiting[0]
        pace = Pace.TURN if index == ATTACKER else Pace.ASIDE
        return Ask(seat, UNSAID, DONE, pace, side=g.named(battle_of(g).fighters[index].side))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [DONE]

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        battle, index = battle_of(g), self.waiting[0]
        usable = {TECHNOLOGIES.word[tech.card]: power for tech, power in self.usable(g)}
        if not chosen:
            return Spot(tuple(_ability(word) for word in usable), False)
        power = usable.get(str(chosen[0]))
        if power is None:
            return None
        words = die_words(target(battle, index, power))
        most = power.most or len(words)
        spot = choose_several([_die(word) for word in reversed(words)], chosen[1:], 1, most)
        if spot is None:
            return None
        marks = [Mark(str(word), "chosen") for word in chosen]
        return replace(spot, marks=(*marks, *(Mark(str(each.value), "may") for each in spot.next)))

    def usable(self, g: Table) -> Iterator[tuple[Tech, Reroll]]:
        """What the side that is asked can use."""
        return rerolls(g, battle_of(g).fighters[self.waiting[0]].side)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != "reroll" or not move.values:
            return None
        battle, index = battle_of(g), self.waiting[0]
        side, word = battle.fighters[index].side, str(move.values[0])
        card = TECHNOLOGIES.called.get(word)
        if card is None:
            return None
        powers = {tech.card: power for tech, power in self.usable(g)}
        name = TECHNOLOGIES.name[card]
        if card not in powers:
            owned = [tech for tech in g.empires[side].techs if tech.card == card and tech.active]
            return Illegal("14.5", "ability-used" if owned else "ability-not-active", {"card": name})
        power = powers[card]
        if power.most and len(move.values) > 1 + power.most:
            return Illegal("12", "reroll-too-many", {"card": name, "most": power.most})
        return None

    def do_reroll(self, g: Table, seat: Seat, word: str, *dice: str) -> None:
        battle, index = battle_of(g), self.waiting[0]
        tech, power = next(found for found in self.usable(g) if TECHNOLOGIES.word[found[0].card] == word)
        tech.ready = False
        fighter = target(battle, index, power)
        roll_again(g, fighter, dice)
        g.tell_chance(
            "rerolled",
            told=touching(SMALL, fighter.side),
            side=WHO[battle.fighters[index].side],
            other=WHO[fighter.side],
            card=TECHNOLOGIES.name[tech.card],
            n=len(dice),
            dice=rolled(fighter),
        )
        if self.granted and self.waiting == [ATTACKER]:
            self.waiting = []
        elif power.whose == "enemy" and index == DEFENDER and not self.granted:
            self.granted = True
            self.waiting.append(ATTACKER)


def target(battle: Battle, index: int, power: Reroll) -> Fighter:
    """Whose dice are rolled again."""
    return battle.fighters[index] if power.whose == "own" else battle.enemy(index)


def roll_again(g: Table, fighter: Fighter, words: Sequence[str]) -> None:
    """Roll these dice of a side again."""
    chance = g.chance()
    for word, die in zip(die_words(fighter), fighter.dice, strict=True):
        if word in words:
            die.value = 1 + chance.below(SLOTS)
            die.rerolls += 1
    fighter.sort()


@cache
def _ability(word: str) -> Choice:
    return Choice(word, Text("choice-ability", {"card": TECHNOLOGIES.name[TECHNOLOGIES.called[word]]}), False)


@cache
def _die(word: str) -> Choice:
    return Choice(word, Text("choice-die", {"n": int(word.partition("#")[0])}), True)
