"""What each side loses: the nine results of an attack (rules 8.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec.structs import replace

from bot.engine.moves import Ask, Move, Seat, Side, Text
from bot.engine.told import FELT, GRAVE, SMALL, joined, touching
from bot.games.supernova.answers.slots import Asking
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    CLOAKS,
    DIPLOMACY,
    HIDDEN,
    KEEPS_CIVILIZATION,
    MILITARY,
    NAME,
    WORTH,
    Card,
)
from bot.games.supernova.holdings.zones import (
    assets,
    end_designation,
    into_orbit,
    names,
    remove_ship,
    scrap,
    take_in_hand,
    to_deep_space,
)
from bot.games.supernova.table.state import Planet, Ship, Table
from bot.games.supernova.table.tables import CHOOSE, PASS, WHO

_CARDS = joined("cards")


class Sides(Protocol):
    """What the results need to know of an attack."""

    seat: Seat
    defender: Seat
    origin: Card
    target: Card
    fleet: list[Card]
    won: list[Card]
    defenders: list[Card]
    category: int
    asset: Card


class AssetChoice(Asking, tag="asset"):
    """One Asset is chosen, for the row of 8.5 that is about to apply. `why` names the question.

    "return" sends it to its owner's hand, "keep" leaves it in play with the winner; "spare" may be declined (Vorrud).
    """

    why: str
    cards: list[Card]

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text(f"ask-asset-{self.why}", self.about(g))
        return replace(self.brief(g, seat), prompt=prompt, marks=self.marks(g))

    def default(self, g: Table) -> Move:
        return CHOOSE[max(self.cards, key=lambda card: (WORTH[card], -card))]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = [CHOOSE[card] for card in self.cards]
        if self.why == "spare":
            found.append(PASS)
        return found

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        attack = g.stack[-1]
        attack.asset = g.last = CARD_CALLED[word]

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)


def _choice(seat: Seat, why: str, cards: list[Card]) -> AssetChoice | None:
    return AssetChoice(seat, why, cards) if cards else None


def fleet_assets(g: Table, fleet: Iterable[Card]) -> list[Card]:
    """The Assets of all ships of a Fleet."""
    return [card for one in fleet for card in assets(g.ships[one])]


def planet_assets(planet: Planet) -> list[Card]:
    """Population and Civilization of a planet."""
    return [*planet.pop, *planet.civ]


def cloak(g: Table, fleet: list[Card]) -> None:
    """A cloaked ship escapes first, with its Assets; the device is scrapped."""
    for one in fleet[:]:
        ship = g.ships[one]
        device = next((card for card in ship.mods if CLOAKS[card]), None)
        if device is not None:
            fleet.remove(one)
            ship.mods.remove(device)
            to_deep_space(g, ship, fled=True)
            scrap(g, [device])
            g.tell("cloaked", told=touching(SMALL, ship.owner), seat=WHO[ship.owner], ship=NAME[one])


def choice_after_defeat(g: Table, attack: Sides) -> AssetChoice | None:
    """The defending Fleet loses."""
    return _choice_after_battle(g, attack.category, attack.defenders, attack.defender, attack.seat)


def choice_after_fall(g: Table, attack: Sides) -> AssetChoice | None:
    """The planet loses."""
    planet = g.planets[attack.target]
    if attack.category == MILITARY:
        vorrud = any(KEEPS_CIVILIZATION[card] for one in attack.fleet for card in g.ships[one].pop)
        return _choice(attack.seat, "spare", planet.civ[:]) if vorrud else None
    return _choice_of_assets(attack.category, attack.defender, attack.seat, planet_assets(planet))


def choice_after_loss(g: Table, attack: Sides) -> AssetChoice | None:
    """The attacker loses, with all ships won before."""
    return _choice_after_battle(g, attack.category, attack.fleet, attack.seat, attack.defender)


def _choice_after_battle(
    g: Table, category: int, fleet: list[Card], loser: Seat, winner: Seat
) -> AssetChoice | None:
    """The choice about the Assets of a Fleet that was beaten, once cloaked ships have escaped."""
    cloak(g, fleet)
    if category == MILITARY:
        return None
    return _choice_of_assets(category, loser, winner, fleet_assets(g, fleet))


def _choice_of_assets(category: int, loser: Seat, winner: Seat, cards: list[Card]) -> AssetChoice | None:
    """By diplomacy the loser chooses what returns, by economy the winner chooses what to keep."""
    if category == DIPLOMACY:
        return _choice(loser, "return", cards)
    return _choice(winner, "keep", cards)


def destroy_fleet(g: Table, attack: Sides, fleet: Iterable[Card]) -> None:
    """Ships and Assets to the Scrapyard, told to both sides with the rest of the attack."""
    for one in list(fleet):
        lost = remove_ship(g, g.ships[one])
        scrap(g, lost)
        _tell_destroyed(g, attack, lost)


def _tell_destroyed(g: Table, attack: Sides, lost: list[Card]) -> None:
    told = _CARDS.touching(GRAVE, attack.defender, attack.seat)
    g.tell("destroyed", told=told, about=Side(attack.seat), cards=names(lost))


def hand_over(g: Table, fleet: list[Card], loser: Seat, winner: Seat, category: int, asset: Card) -> None:
    """Ships change hands. Diplomatic: `asset` returns to the loser's hand; economic: all others do."""
    back: list[Card] = []
    for one in fleet:
        ship = g.ships[one]
        for pile in (ship.mods, ship.pop):
            gone = [card for card in pile if (card == asset) == (category == DIPLOMACY)]
            for card in gone:
                pile.remove(card)
            back += gone
        ship.owner = winner
    take_in_hand(g, loser, back)
    if fleet:
        told = touching(GRAVE, loser, winner)
        g.tell("ships-taken", told=told, seat=WHO[winner], other=WHO[loser], ships=names(fleet))
    if back:
        g.tell("returned", told=_CARDS.touching(FELT, loser, winner), seat=WHO[loser], cards=names(back))


def defenders_lose(g: Table, attack: Sides) -> None:
    """Military: destroyed. Else the ships join the attacking Fleet."""
    fleet, attack.defenders = attack.defenders, []
    if attack.category == MILITARY:
        destroy_fleet(g, attack, fleet)
        return
    hand_over(g, fleet, attack.defender, attack.seat, attack.category, attack.asset)
    planet = g.planets[attack.target]
    for one in fleet:
        planet.orbit.remove(one)
    attack.fleet += fleet
    attack.won += fleet


def attackers_lose(g: Table, attack: Sides) -> None:
    """Military: destroyed. Else the ships join the defending Fleet in the orbit of the planet."""
    fleet = attack.fleet
    if attack.category == MILITARY:
        destroy_fleet(g, attack, fleet)
        return
    hand_over(g, fleet, attack.seat, attack.defender, attack.category, attack.asset)
    for one in fleet:
        into_orbit(g, g.ships[one], g.planets[attack.target])


def planet_falls(g: Table, attack: Sides) -> None:
    """The planet changes hands with what the category leaves on it; the Fleet stays in its orbit."""
    planet = g.planets[attack.target]
    _strip(g, planet, attack)
    for one in planet.orbit[:]:
        to_deep_space(g, g.ships[one], fled=True)
    end_designation(planet)
    planet.owner = attack.seat
    for one in attack.fleet:
        into_orbit(g, g.ships[one], planet)
    g.tell(
        "captured",
        told=touching(GRAVE, attack.defender, attack.seat),
        seat=WHO[attack.seat],
        other=WHO[attack.defender],
        planet=NAME[planet.card],
    )


def _strip(g: Table, planet: Planet, attack: Sides) -> None:
    """Remove from a conquered planet what its conqueror does not get."""
    asset, everything = attack.asset, planet_assets(planet)
    if attack.category == DIPLOMACY:
        lost = [card for card in everything if card == asset]
    else:
        lost = [card for card in everything if card != asset or asset == HIDDEN]
    planet.pop = [card for card in planet.pop if card not in lost]
    planet.civ = [card for card in planet.civ if card not in lost]
    if not lost:
        return
    if attack.category == MILITARY:
        scrap(g, lost)
        _tell_destroyed(g, attack, lost)
    else:
        take_in_hand(g, planet.owner, lost)
        told = _CARDS.touching(FELT, planet.owner, attack.seat)
        g.tell("returned", told=told, seat=WHO[planet.owner], cards=names(lost))


def go_home(g: Table, attack: Sides, ships: Iterable[Card]) -> None:
    """8.4: back into the orbit they came from, even if it is full; to Deep Space if it is lost or closed."""
    origin = g.planets.get(attack.origin)
    for one in list(ships):
        ship: Ship = g.ships[one]
        attack.fleet.remove(one)
        if origin is not None and origin.owner == attack.seat and origin.card not in g.closed:
            into_orbit(g, ship, origin)
        else:
            to_deep_space(g, ship, fled=False)
