"""Super Nova, Black Hole, Wormhole: planets, orbits and ships (rules 13.9, 14)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat, Side
from bot.engine.told import FELT, GRAVE, joined, touching
from bot.games.supernova.actions.special_effects.showing import tell_odds
from bot.games.supernova.answers.asking import RULES, SpecialRule, stack_owner
from bot.games.supernova.answers.slots import Asking
from bot.games.supernova.cards import language as fx
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    NAME,
    UNSTABLE,
    Card,
)
from bot.games.supernova.conflict.attack_state import close_battle, current_attack
from bot.games.supernova.holdings.stacks import is_long_range
from bot.games.supernova.holdings.zones import (
    names,
    remove_ship,
    scrap,
    to_deep_space,
)
from bot.games.supernova.table.state import DEEP, Table
from bot.games.supernova.table.tables import DONE, FLEE, NOBODY, PLAY_ON, SEATS, WHO


@RULES.of(fx.DestroyPlanet)
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
        g.tell("super-nova", told=touching(GRAVE, planet.owner), seat=WHO[seat], planet=NAME[planet.card])
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
        g.tell("escaped", told=joined("ship"), seat=WHO[seat], ship=NAME[card])

    def do_done(self, g: Table, seat: Seat) -> None:
        self.settled = True

    def run(self, g: Table) -> None:
        g.done(self)
        planet = g.planets[self.planet]
        lost = [planet.card, *planet.env, *planet.civ, *planet.pop]
        owners = [g.ships[card].owner for card in planet.orbit]
        for card in planet.orbit[:]:
            lost += remove_ship(g, g.ships[card])
        del g.planets[planet.card]
        scrap(g, lost)
        told = joined("cards").touching(GRAVE, planet.owner, *owners)
        g.tell("destroyed", told=told, cards=names(lost))


@RULES.of(fx.ScatterOrbit)
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
        told = touching(FELT, planet.owner, *(g.ships[one].owner for one in ships))
        values = {"planet": NAME[planet.card], "ships": names(ships), "count": len(ships)}
        g.tell("black-hole", told=told, about=Side(seat), **values)
        close_battle(g)
        return False


@RULES.of(fx.ExileShip)
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
        attack, fighting = current_attack(g), list[Seat]()
        if attack is not None:
            for fleet in (attack.fleet, attack.defenders):
                if ship.card in fleet:
                    fleet.remove(ship.card)
                    fighting = [attack.seat, attack.defender]
        to_deep_space(g, ship, fled=True)
        told = touching(FELT, ship.owner, *fighting)
        g.tell("wormhole", told=told, about=Side(seat), ship=NAME[ship.card], owner=WHO[ship.owner])
        tell_odds(g)
        close_battle(g)
        return False
