"""What each kind of Special does (rules 13.9, 14)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat
from bot.games.supernova import effects as fx
from bot.games.supernova.action import Action
from bot.games.supernova.attack_state import AttackState, close_battle, current_attack
from bot.games.supernova.battle import ATTACKER, DEFENDER
from bot.games.supernova.cards import (
    ALIEN,
    CARD_CALLED,
    CATEGORIES,
    KIND,
    KINDS,
    NAME,
    NONE,
    TITLE,
    UNSTABLE,
    WORDS,
    Card,
    P,
)
from bot.games.supernova.phases import PhaseEnd
from bot.games.supernova.slots import Asking
from bot.games.supernova.specials import SpecialRule, rule_for, stack_owner
from bot.games.supernova.stacks import hold, is_long_range, potential
from bot.games.supernova.state import DEEP, Planet, Ship, Table
from bot.games.supernova.tables import DONE, FLEE, NOBODY, PLAY, PLAY_ON, SEATS, WHO
from bot.games.supernova.transport import Transport
from bot.games.supernova.windows import cancel, pending
from bot.games.supernova.zones import (
    carrier,
    discard,
    emptied,
    names,
    remove_ship,
    scrap,
    stacks,
    take_in_hand,
    take_off,
    to_deep_space,
)

SIDE = tuple((Move("play", (word, "attacker")), Move("play", (word, "defender"))) for word in WORDS)
"""By title: for the attacker, for the defender."""


@rule_for(fx.DestroyPlanet)
class SuperNova(SpecialRule):
    """A planet is destroyed with everything on it and around it."""

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        count = [0] * g.seats
        for planet in g.planets.values():
            count[planet.owner] += 1
        row = PLAY_ON[self.title]
        found += [row[p.card] for p in g.planets.values() if count[p.owner] > 1 or UNSTABLE[p.card]]

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        return stack_owner(g, targets[0])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        planet = g.planets[CARD_CALLED[targets[0]]]
        g.tell("super-nova", seat=WHO[seat], planet=NAME[planet.card])
        g.push(Burn(planet.owner, planet.card))
        return False


class Burn(Asking, tag="burn"):
    """Super Nova: LongRange ships may escape, one by one; then the planet is destroyed."""

    planet: Card
    settled: bool = False

    prompt: ClassVar[str] = "burn"

    def able(self, g: Table) -> list[Card]:
        """The ships that may escape."""
        return [card for card in g.planets[self.planet].orbit if is_long_range(g.ships[card])]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return NOBODY if self.settled or not self.able(g) else SEATS[self.seat]

    def default(self, g: Table) -> Move:
        return FLEE[self.able(g)[0]]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*(FLEE[card] for card in self.able(g)), DONE]

    def do_flee(self, g: Table, seat: Seat, word: str) -> None:
        card = CARD_CALLED[word]
        to_deep_space(g, g.ships[card], fled=False)
        g.tell("escaped", seat=WHO[seat], ship=NAME[card])

    def do_done(self, g: Table, seat: Seat) -> None:
        self.settled = True

    def run(self, g: Table) -> None:
        g.done(self)
        planet = g.planets[self.planet]
        lost = [planet.card, *planet.env, *planet.civ, *planet.pop]
        for card in planet.orbit[:]:
            lost += remove_ship(g, g.ships[card])
        del g.planets[planet.card]
        scrap(g, lost)
        g.tell("destroyed", cards=names(lost))


@rule_for(fx.ScatterOrbit)
class BlackHole(SpecialRule):
    """Every ship at a planet into Deep Space, and its orbit closed for the turn."""

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        row = PLAY_ON[self.title]
        for planet in g.planets:
            found.append(row[planet])

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        return stack_owner(g, targets[0])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        planet = g.planets[CARD_CALLED[targets[0]]]
        attack = current_attack(g)
        ships = planet.orbit[:]
        if attack is not None and attack.target == planet.card:
            ships += attack.fleet
            attack.fleet, attack.defenders, attack.ended = [], [], "nothing"
        for one in ships:
            to_deep_space(g, g.ships[one], fled=False)
        if planet.card not in g.closed:
            g.closed.append(planet.card)
        g.tell("black-hole", planet=NAME[planet.card], ships=names(ships), count=len(ships))
        close_battle(g)
        return False


@rule_for(fx.ExileShip)
class Wormhole(SpecialRule):
    """One ship in orbit into Deep Space, out of any battle."""

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        row = PLAY_ON[self.title]
        for ship in g.ships.values():
            if ship.place != DEEP:
                found.append(row[ship.card])

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        return stack_owner(g, targets[0])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        ship = g.ships[CARD_CALLED[targets[0]]]
        attack = current_attack(g)
        if attack is not None:
            for fleet in (attack.fleet, attack.defenders):
                if ship.card in fleet:
                    fleet.remove(ship.card)
        to_deep_space(g, ship, fled=True)
        g.tell("wormhole", ship=NAME[ship.card], seat=WHO[ship.owner])
        tell_odds(g)
        close_battle(g)
        return False


@rule_for(fx.RepeatPhase)
class TemporalRift(SpecialRule):
    """Its player plays the ending phase again."""

    def phase_end(self, g: Table) -> PhaseEnd | None:
        return next((step for step in reversed(g.stack) if isinstance(step, PhaseEnd)), None)

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        end = self.phase_end(g)
        if end is not None and seat not in end.rifts:
            found.append(PLAY[self.title])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        end = self.phase_end(g)
        if end is not None:
            end.rifts.append(seat)
            g.tell("rift", seat=WHO[seat])
        return False


class BattleRule(SpecialRule):
    """A Special for the current attack."""

    def battle(self, g: Table) -> AttackState | None:
        """The current attack, while it is in a battle."""
        attack = current_attack(g)
        return None if attack is None or attack.ended or not attack.fleet else attack


@rule_for(fx.Side)
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


@rule_for(fx.SilenceShip)
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


@rule_for(fx.EndAttack)
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
            g.tell("cease-fire", seat=WHO[attack.seat])
            close_battle(g)
        return False


@rule_for(fx.Scrap)
class ScrapRule(SpecialRule):
    """Sabotage, Assassin: a card in play to the Scrapyard."""

    params: fx.Scrap

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        kinds = {KINDS.index(word) for word in self.params.kinds}
        row = PLAY_ON[self.title]
        for stack in stacks(g):
            for card in shown(g, seat, stack):
                if KIND[card] in kinds and spares_own(g, seat, stack, card):
                    found.append(row[card])

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        return stack_owner(g, targets[0])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        target = CARD_CALLED[targets[0]]
        take_off(g, target)
        scrap(g, [target])
        g.tell("destroyed", cards=[NAME[target]])
        tell_odds(g)
        return False


@rule_for(fx.DiscardAlien)
class Plague(SpecialRule):
    """One Alien on a planet to the Discard pile."""

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        row = PLAY_ON[self.title]
        for planet in g.planets.values():
            for card in shown(g, seat, planet):
                if KIND[card] == ALIEN:
                    found.append(row[card])

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        return stack_owner(g, targets[0])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        target = CARD_CALLED[targets[0]]
        planet = carrier(g, target)
        if planet is not None:
            planet.pop.remove(target)
            if isinstance(planet, Planet):
                emptied(planet)
        discard(g, [target])
        g.tell("plague", card=NAME[target])
        tell_odds(g)
        return False


@rule_for(fx.Cancel)
class Counterintelligence(SpecialRule):
    """The Special just announced does not happen."""

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        special = pending(g)
        if special is not None:
            found.append(PLAY_ON[self.title][special.card])

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        card = CARD_CALLED[targets[0]]
        return [
            step.seat for step in g.stack if getattr(step, "card", NONE) == card and hasattr(step, "targets")
        ]

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        special = pending(g)
        if special is not None:
            cancel(g, special)
            g.tell("cancelled", card=NAME[special.card])
        return False


@rule_for(fx.Salvage)
class SalvageRights(SpecialRule):
    """A card of the Discard pile into the hand; of several copies the uppermost."""

    aim: ClassVar[str] = "for"

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        row = PLAY_ON[self.title]
        seen: set[int] = set()
        for card in reversed(g.pile_of(seat).discard):
            title = TITLE[card]
            if title not in seen:
                seen.add(title)
                found.append(row[card])

    def is_legal(self, g: Table, seat: Seat, targets: tuple[str, ...]) -> bool:
        """Another copy that came onto the pile meanwhile does not hide the one aimed at."""
        return CARD_CALLED[targets[0]] in g.pile_of(seat).discard

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        target = CARD_CALLED[targets[0]]
        g.pile_of(seat).discard.remove(target)
        take_in_hand(g, seat, [target])
        g.tell("salvaged", seat=WHO[seat], card=NAME[target])
        return False


@rule_for(fx.Exodus)
class MassExodus(SpecialRule):
    """Population moves between own planets without ships in this Transport phase."""

    def slot(self, g: Table, seat: Seat) -> Transport | None:
        return next((s for s in reversed(g.stack) if isinstance(s, Transport) and s.seat == seat), None)

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        slot = self.slot(g, seat)
        if slot is not None and not slot.exodus:
            found.append(PLAY[self.title])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        slot = self.slot(g, seat)
        if slot is not None:
            slot.exodus = True
            g.tell("exodus", seat=WHO[seat])
        return False


def tell_odds(g: Table) -> None:
    """In a battle: tell the current totals of both sides (10.4)."""
    attack = current_attack(g)
    if attack is None or attack.ended or not attack.fleet or (attack.in_orbit and not attack.defenders):
        return
    g.tell("odds", seat=WHO[attack.seat], owner=WHO[attack.defender], **attack.odds(g))


def shown(g: Table, seat: Seat, stack: Planet | Ship) -> list[Card]:
    """The Assets of a stack that a seat can see; under a closed stack it sees nothing (rules 12.2)."""
    if isinstance(stack, Ship):
        return [*stack.mods, *stack.pop]
    if g.options["stacks"] == "closed" and stack.owner != seat and not is_opened(g, stack):
        return []
    return [*stack.civ, *stack.pop]


def is_opened(g: Table, planet: Planet) -> bool:
    """Whether a closed stack is open because it is attacked (rules 12.2)."""
    attack = current_attack(g)
    return attack is not None and attack.target == planet.card


def spares_own(g: Table, seat: Seat, stack: Planet | Ship, card: Card) -> bool:
    """A player may not exceed their own capacity on purpose (rules 14)."""
    if stack.owner != seat:
        return True
    if isinstance(stack, Ship):
        return card in stack.pop or len(stack.pop) <= hold(stack) - max(0, P[card])
    if card in stack.pop:
        others = [one for one in stack.pop if one != card]
        world = Planet(stack.card, stack.owner, stack.turn, stack.env, stack.civ, others)
        return len(others) <= potential(g, world)
    return len(stack.pop) <= potential(g, stack) - max(0, P[card])
