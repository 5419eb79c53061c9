"""The Build phase (rules 6.3, 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Values
from bot.engine.told import joined
from bot.games.parts.chain import Chain
from bot.games.supernova.actions.discover import FurtherDiscovery
from bot.games.supernova.actions.homeworlds import declare, list_homeworlds, refuse_homeworld
from bot.games.supernova.actions.laying import CHAINS
from bot.games.supernova.answers.part_ends import card_window, end_part
from bot.games.supernova.answers.slots import Asking, QueueSlot
from bot.games.supernova.cards.cards import (
    ALIEN,
    BAD,
    BUILT,
    CARD_CALLED,
    CIVILIZATION,
    FIRST,
    HIGH_G,
    HOME,
    KIND,
    KIND_OF_TITLE,
    MERC,
    MODIFIER,
    NAME,
    NONE,
    PLACES,
    PLAY_ON_OTHERS,
    RACE,
    RACES,
    ROWS,
    SCOUTS,
    SHIP,
    TERRAFORMS,
    TITLE,
    TRAIT,
    Card,
    Title,
)
from bot.games.supernova.holdings.stacks import (
    is_high_g_world,
    is_homeworld,
    may_build_alien,
    places_used,
    potential,
    room,
    support,
)
from bot.games.supernova.holdings.zones import scrap, take_from_hand
from bot.games.supernova.table.state import Planet, Ship, Table
from bot.games.supernova.table.tables import CHOOSE, DONE, PASS, PLAY_ON, WHO


class Build(QueueSlot, tag="build"):
    """Any number of Build cards, in any order, within the limits of section 7."""

    prompt: ClassVar[str] = "build"
    chains: ClassVar[Mapping[str, Chain]] = CHAINS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        own = [planet for planet in g.planets.values() if planet.owner == seat]
        peopled: list[Planet] | None = None
        berths: list[tuple[Card, int, bool]] | None = None
        last = NONE
        for card in g.players[seat].hand:
            title = TITLE[card]
            if title == last:
                continue
            last, kind = title, KIND[card]
            if kind not in BUILT:
                continue
            row = PLAY_ON[title]
            if kind == SHIP:
                if berths is None:
                    berths = list_berths(g, own)
                places, high_g = PLACES[card], TRAIT[card] & HIGH_G
                for planet_card, free, needs_high_g in berths:
                    if free >= places and (high_g or not needs_high_g):
                        found.append(row[planet_card])
            elif kind == CIVILIZATION:
                if PLAY_ON_OTHERS[card]:
                    found += [row[p.card] for p in g.planets.values() if p.pop or is_homeworld(p)]
                else:
                    for planet in own:
                        found.append(row[planet.card])
            elif kind == MODIFIER:
                for ship in g.ships.values():
                    if ship.owner == seat:
                        found.append(row[ship.card])
            else:
                if peopled is None:
                    peopled = [p for p in own if (p.pop or is_homeworld(p)) and potential(g, p) > len(p.pop)]
                race = RACE[card]
                for planet in peopled:
                    if race == NONE or may_build_alien(planet, race):
                        found.append(row[planet.card])
        list_homeworlds(g, seat, found)
        self.list_specials(g, found)
        found.append(DONE)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_homeworld(g, seat, move) if move.verb == "homeworld" else super().refuse(g, seat, move)

    def refuse_card(self, g: Table, title: Title, move: Move) -> Illegal | None:
        return refuse_build(g, self.seat, title, move)

    def do_homeworld(self, g: Table, seat: Seat, word: str, race: str = "") -> None:
        declare(g, seat, word, race)

    def do_done(self, g: Table, seat: Seat) -> None:
        g.done(self)
        end_part(g, seat)

    def play_card(self, g: Table, title: Title, *targets: str) -> None:
        seat, target = self.seat, CARD_CALLED[targets[0]]
        card = take_from_hand(g, seat, title)
        kind = KIND_OF_TITLE[title]
        if kind == MODIFIER:
            ship = g.ships[target]
            ship.mods.append(card)
            g.tell(
                "built", told=joined("card"), seat=WHO[seat], card=NAME[card], at=NAME[target], place="stack"
            )
            card_window(g, card, seat)
            return
        planet = g.planets[target]
        place = "orbit" if kind == SHIP else "stack"
        g.tell("built", told=joined("card"), seat=WHO[seat], card=NAME[card], at=NAME[target], place=place)
        if kind == SHIP:
            g.ships[card] = Ship(card, seat, planet.card)
            planet.orbit.append(card)
            if SCOUTS[card]:
                g.push(FurtherDiscovery(seat))
        elif kind == CIVILIZATION:
            planet.civ.append(card)
            if TERRAFORMS[card] and any(BAD[one] for one in planet.env):
                g.push(TerraformPlanet(planet.owner, planet.card))
        else:
            settle_population(g, planet, card)
        card_window(g, card, seat, [planet.owner] if planet.owner != seat else [])


def list_berths(g: Table, planets: list[Planet]) -> list[tuple[Card, int, bool]]:
    """The planets whose orbit is open and has room: (planet, free places, only for HighG ships)."""
    berths = []
    for planet in planets:
        free = support(planet) - places_used(planet)
        if free > 0 and planet.card not in g.closed:
            berths.append((planet.card, free, is_high_g_world(planet)))
    return berths


def settle_population(g: Table, planet: Planet, card: Card) -> None:
    """A population card is built; an Alien declares the race of an undeclared Homeworld (7.3)."""
    race = RACE[card]
    if planet.designated and planet.race == NONE and KIND[card] == ALIEN and HOME[planet.card] == NONE:
        planet.race = race
        g.tell("declared", seat=WHO[planet.owner], planet=NAME[planet.card], race=f"~race-{RACES[race]}")
    planet.pop.append(card)


class TerraformPlanet(Asking, tag="terraform"):
    """Terraforming Works: its owner may scrap one bad Environment of the planet (rules 14)."""

    planet: Card

    prompt: ClassVar[str] = "terraform"

    def default(self, g: Table) -> Move:
        return PASS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*(CHOOSE[card] for card in g.planets[self.planet].env if BAD[card]), PASS]

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        card = CARD_CALLED[word]
        g.planets[self.planet].env.remove(card)
        scrap(g, [card])
        g.tell("terraformed", seat=WHO[seat], card=NAME[card], planet=NAME[self.planet])


def refuse_build(g: Table, seat: Seat, title: Title, move: Move) -> Illegal | None:
    """Why a Build card in the hand cannot be built there."""
    row, kind = ROWS[title], KIND_OF_TITLE[title]
    if len(move.values) < 2 or str(move.values[1]) not in CARD_CALLED:
        return None
    target = CARD_CALLED[str(move.values[1])]
    about: Values = {"card": row.name, "at": NAME[target]}
    if kind == MODIFIER:
        ship = g.ships.get(target)
        return Illegal("6.3", "not-your-ship", about) if ship is None or ship.owner != seat else None
    planet = g.planets.get(target)
    if planet is None:
        return Illegal("6.3", "no-such-planet", about)
    if planet.owner != seat and not PLAY_ON_OTHERS[FIRST[title]]:
        return Illegal("6.3", "not-your-planet", {**about, "owner": WHO[planet.owner]})
    if kind == SHIP:
        if planet.card in g.closed:
            return Illegal("13.9", "orbit-closed", about)
        if is_high_g_world(planet) and not TRAIT[FIRST[title]] & HIGH_G:
            return Illegal("14", "needs-high-g", about)
        return Illegal("7.6", "no-berth", {**about, "support": support(planet), "used": places_used(planet)})
    if kind in (ALIEN, MERC):
        if not planet.pop and not is_homeworld(planet):
            return Illegal("7.4", "uninhabited", about)
        if room(g, planet) <= 0:
            return Illegal("7.5", "no-room", {**about, "capacity": potential(g, planet)})
        return Illegal("7.4", "other-race", about)
    return Illegal("6.3", "needs-people", about)
