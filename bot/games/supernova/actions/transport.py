"""The Transport phase (rules 6.5), also as one decision: where ships and population go, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Event, Move, Seat, Spot, Text, Value, Values
from bot.engine.steps import Chooser
from bot.engine.told import joined
from bot.games.parts.chain import Chain, Link, Walk
from bot.games.supernova.actions.landing import (
    Landing,
    is_strong,
    may_land,
    may_land_from,
    move_population,
    waiting,
)
from bot.games.supernova.actions.placing import AT, Placing
from bot.games.supernova.answers.asking import fits, list_specials, may_be_held
from bot.games.supernova.answers.refusals import refuse_special
from bot.games.supernova.answers.slots import OWN_PRIORITY, Slot
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    KIND,
    NAME,
    OWN_TRANSPORT,
    PLACES,
    SHIP,
    WINDOW,
    Card,
    M,
)
from bot.games.supernova.holdings.stacks import (
    hold,
    is_crowded,
    is_high_g,
    is_high_g_world,
    is_long_range,
    may_live,
    natives,
    places_used,
    potential,
    room,
    support,
)
from bot.games.supernova.holdings.zones import carrier, into_orbit, stacks
from bot.games.supernova.table.state import DEEP, NEVER, TRANSPORT, Planet, Ship, Table
from bot.games.supernova.table.tables import DONE, MOVE_TO, NOBODY, SEATS, WHO

VERB = "transport"
ABOARD = "choice-aboard"


class Transporting(Placing):
    """Ships and population, each to its planet or ship."""

    verb = VERB
    single: ClassVar[str] = "move"

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        """Of a place, what can go there."""
        label, detail = super().label(walk, seat, value, links)
        if not str(value).startswith(AT):
            return label, detail
        coming = [NAME[CARD_CALLED[str(link.words[1])]] for link in links]
        kind = "aboard" if "hold" in label.values else "to"
        return Text(f"choice-{kind}", {**label.values, "cards": coming}), detail

    def spot_of(self, walk: Walk, seat: Seat) -> Spot | None:
        """At first all that can go with where it can go, to choose several at once; what would be lost comes first."""
        found = super().spot_of(walk, seat)
        if found is None or walk.begun or walk.trail:
            return found
        places, rows = {choice.value: choice for choice in found.next}, list[tuple[Choice, Choice]]()
        for link in walk.links:
            if len(link.words) == 2 and link.rest:
                place, what = link.words
                label, detail = super().label(walk, seat, what, [link])
                rows.append((places[place], Choice(what, label, True, detail)))
        if len(rows) < 2:
            return found
        rows.sort(key=partial(_order, walk.world))
        count = len({what.value for _, what in rows})
        return replace(
            found,
            straight=tuple(rows),
            said=tuple(_said(walk.world, row) for row in rows),
            several=(1, count),
        )

    def preview(self, walk: Walk, seat: Seat) -> tuple[Event, ...]:
        """What goes where, and which ships would be lost if nothing else moved."""
        moves = (tuple(map(str, move.values)) for move in walk.moves if move.verb == self.single)
        risk = at_risk(walk.world, seat)
        lost = () if risk is None or not walk.trail else (Event("will-lose", risk.values),)
        return (*self._moves(moves), *lost)

    @staticmethod
    def _moves(moves: Iterable[tuple[str, ...]]) -> tuple[Event, ...]:
        return tuple(
            Event(
                "will-move",
                {"card": NAME[CARD_CALLED[what]], "to": NAME[CARD_CALLED[to]]},
                told=joined("card"),
            )
            for what, to in moves
        )

    def rests(self, g: Table, move: Move) -> bool:
        """Not while a landing party is too weak for the natives."""
        card, goal = (CARD_CALLED[str(value)] for value in move.values)
        planet, step = g.planets.get(goal), g.stack[-1]
        if planet is None or KIND[card] == SHIP:
            return True
        return is_strong(planet, [*(step.party if isinstance(step, Landing) else []), card])


def _order(g: Table, row: tuple[Choice, Choice]) -> tuple[bool, bool]:
    """Ships that would be lost come first, then who goes aboard before the ships leave."""
    place, what = row
    return not _leaves_crowd(g, CARD_CALLED[str(what.value)]), place.label.key != ABOARD


def _said(g: Table, row: tuple[Choice, Choice]) -> Text:
    """What goes where, and from where."""
    place, what = row
    card = CARD_CALLED[str(what.value)]
    stack = g.ships.get(card) or carrier(g, card)
    at = stack.place if card in g.ships and isinstance(stack, Ship) else stack.card if stack else DEEP
    values = {
        "card": NAME[card],
        "from": "deep" if at == DEEP else NAME[Card(at)],
        "name": place.label.values["name"],
    }
    return Text("row-aboard" if place.label.key == ABOARD else "row-to", values)


def _leaves_crowd(g: Table, card: Card) -> bool:
    """Whether a card is a ship in an orbit that is too full."""
    planet = g.planets.get(g.ships[card].place) if card in g.ships else None
    return planet is not None and is_crowded(planet)


CHAINS = {VERB: Transporting()}


class Transport(Slot, tag="transport"):
    """Own ships and population move, each card once a turn. `exodus`: population needs no ships (Mass Exodus).

    Others whose own part is skipped, as nothing of theirs could move, may play Specials meanwhile: those `aside`. By
    the option `parallel` they have a part of their own, which is `idle`.
    """

    exodus: bool = False
    aside: list[Seat] = []
    idle: bool = False

    timings: ClassVar[frozenset[int]] = frozenset({WINDOW, OWN_TRANSPORT})
    prompt: ClassVar[str] = "transport"
    chains: ClassVar[Mapping[str, Chain]] = CHAINS

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return NOBODY if self.idle else SEATS[self.seat]

    def may(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat] if self.idle else tuple(self.aside)

    def ask(self, g: Table, seat: Seat) -> Ask:
        """Whoever would lose ships at the end of the turn is told so while they can still move."""
        found, risk = super().ask(g, seat), at_risk(g, seat)
        return replace(found, hint=risk) if risk else found

    def is_asked(self, seat: Seat) -> bool:
        """Whether a seat may move something here, and not only play Specials."""
        return seat == self.seat and not self.idle

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        return super().spot(g, seat, verb, chosen) if self.is_asked(seat) else None

    def is_whole(self, g: Table, seat: Seat, move: Move) -> bool:
        return self.is_asked(seat) and super().is_whole(g, seat, move)

    def proves(self, seat: Seat, verb: str) -> bool:
        return self.is_asked(seat) and super().proves(seat, verb)

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        return super().sample(g, seat, verb, dice) if self.is_asked(seat) else None

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        return super().proposals(g, seat, verb, given) if self.is_asked(seat) else iter(())

    def run(self, g: Table) -> None:
        g.done(self)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if not self.is_asked(seat):
            aside: list[Move] = []
            list_specials(g, seat, OWN_PRIORITY, aside)
            return aside
        found = list_moves(g, seat, exodus=self.exodus)
        self.list_specials(g, found)
        found.append(DONE)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if not self.is_asked(seat):
            return refuse_special(g, seat, move, OWN_PRIORITY) if move.verb == "play" else None
        if move.verb == "move":
            return refuse_move(g, seat, move)
        return super().refuse(g, seat, move)

    def do_done(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def do_move(self, g: Table, seat: Seat, what: str, to: str) -> None:
        card, goal = CARD_CALLED[what], CARD_CALLED[to]
        planet = g.planets.get(goal)
        if KIND[card] == SHIP:
            if planet is None:
                raise ValueError(f"{to} is no planet")
            into_orbit(g, g.ships[card], planet)
            g.moved.append(card)
            g.tell("moved-ship", told=joined("ship"), seat=WHO[seat], ship=NAME[card], to=NAME[goal])
        elif planet is not None and natives(planet):
            landing = Landing(seat, planet.card, [])
            g.push(landing)
            landing.do_move(g, seat, what, to)
        else:
            move_population(g, seat, card, goal)


def at_risk(g: Table, seat: Seat) -> Text | None:
    """Where a seat has more ships than can stay at the end of the turn (rules 9.3, 9.4); None if they all can."""
    crowded = [NAME[planet.card] for planet in g.planets_of(seat) if is_crowded(planet)]
    adrift = [
        NAME[ship.card]
        for ship in g.ships.values()
        if ship.owner == seat and ship.place == DEEP and not is_long_range(ship)
    ]
    return Text("hint-transport-risk", {"crowded": crowded, "adrift": adrift}) if crowded or adrift else None


def list_moves(g: Table, seat: Seat, *, exodus: bool) -> list[Move]:
    """Every move of a ship or of population."""
    found: list[Move] = []
    for _ in _list_along(g, seat, exodus, found):
        pass
    return found


def _list_along(g: Table, seat: Seat, exodus: bool, found: list[Move]) -> Iterator[None]:
    """Append every move of a ship or of population, with a pause after each stack."""
    own = [planet for planet in g.planets.values() if planet.owner == seat]
    ships = [ship for ship in g.ships.values() if ship.owner == seat]
    if ships:
        list_ship_moves(g, own, ships, found)
        yield
        for ship in ships:
            if ship.pop:
                list_pop_moves_from_ship(g, ship, ships, found)
                yield
    for planet in own:
        if planet.pop:
            list_pop_moves_from_planet(g, planet, own if exodus else [], found)
            yield


def can_transport(g: Table, seat: Seat) -> bool:
    """Whether anything of a seat's could move, as far as everyone can see (12.2); Mass Exodus might help
    while somebody may hold it.
    """
    own = g.planets_of(seat)
    if g.options["stacks"] == "closed":
        return any(ship.owner == seat for ship in g.ships.values()) or any(planet.pop for planet in own)
    found: list[Move] = []
    if any(found for _ in _list_along(g, seat, False, found)):
        return True
    if len(own) < 2 or not may_be_held(g, frozenset({OWN_TRANSPORT}), TRANSPORT):
        return False
    return any(found for _ in _list_along(g, seat, True, found))


def tell_idle(g: Table, seats: Iterable[Seat]) -> None:
    """Tell those whose part is skipped, and who hold a Special for it, that they may still play it."""
    for seat in seats:
        if g.players[seat].wishes.ask != NEVER and fits(g, seat, OWN_PRIORITY):
            g.tell("may-play-aside", (seat,))


def list_ship_moves(g: Table, own: list[Planet], ships: list[Ship], found: list[Move]) -> None:
    """Append the moves of ships: to an open orbit with room."""
    free = [
        (planet.card, places)
        for planet in own
        if planet.card not in g.closed and (places := support(planet) - places_used(planet)) > 0
    ]
    for ship in ships:
        if free and ship.card not in g.moved:
            row, needed, place = MOVE_TO[ship.card], PLACES[ship.card], ship.place
            for planet, places in free:
                if planet != place and places >= needed:
                    found.append(row[planet])


def list_pop_moves_from_ship(g: Table, ship: Ship, ships: list[Ship], found: list[Move]) -> None:
    """Append the moves of the population aboard: down to the planet, or to another ship at the same place."""
    planet = g.planets.get(ship.place)
    lands = planet is not None and planet.owner == ship.owner and may_land_from(g, ship, planet)
    for card in ship.pop:
        if card in g.moved:
            continue
        row = MOVE_TO[card]
        if planet is not None and lands and may_land(g, planet, card):
            found.append(row[planet.card])
        for other in ships:
            if other is not ship and other.place == ship.place and hold(other) > len(other.pop):
                found.append(row[other.card])


def list_pop_moves_from_planet(g: Table, planet: Planet, others: list[Planet], found: list[Move]) -> None:
    """Append the moves of the population on a planet: to the ships in its orbit, and to other planets in an exodus."""
    open_ships = [s for s in planet.orbit if hold(g.ships[s]) > len(g.ships[s].pop)]
    for card in planet.pop:
        if card in g.moved:
            continue
        row = MOVE_TO[card]
        for ship in open_ships:
            found.append(row[ship])
        for other in others:
            if (
                other is not planet
                and room(g, other) > 0
                and may_live(other, card)
                and not natives(other)
                and not is_high_g_world(other)
            ):
                found.append(row[other.card])


def refuse_move(g: Table, seat: Seat, move: Move) -> Illegal | None:
    """Why a card cannot move there."""
    if len(move.values) != 2 or any(str(value) not in CARD_CALLED for value in move.values):
        return None
    card, goal = (CARD_CALLED[str(value)] for value in move.values)
    about: Values = {"card": NAME[card], "to": NAME[goal]}
    if card in g.moved:
        return Illegal("6.5", "moved-already", about)
    ship, planet = g.ships.get(card), g.planets.get(goal)
    if ship is not None:
        if ship.owner != seat:
            return Illegal("6.5", "not-your-card", about)
        if planet is None or planet.owner != seat:
            return Illegal("6.5", "ship-to-own-planet", about)
        if ship.place == goal:
            return Illegal("6.5", "already-there", about)
        if goal in g.closed:
            return Illegal("13.9", "orbit-closed", {**about, "at": NAME[goal]})
        used = places_used(planet)
        return Illegal(
            "7.6", "no-berth", {**about, "at": NAME[goal], "support": support(planet), "used": used}
        )
    if not any(card in stack.pop for stack in stacks(g) if stack.owner == seat):
        return Illegal("6.5", "not-your-card", about)
    stack = carrier(g, card)
    if stack is not None and stack.card == goal:
        return Illegal("6.5", "already-there", about)
    if planet is not None and planet.owner == seat:
        if room(g, planet) <= 0:
            return Illegal("7.5", "no-room", {**about, "at": NAME[goal], "capacity": potential(g, planet)})
        if not may_live(planet, card):
            return Illegal("7.4", "other-race", {**about, "at": NAME[goal]})
        if is_high_g_world(planet) and not (isinstance(stack, Ship) and is_high_g(stack)):
            return Illegal("14", "too-heavy", about)
        if natives(planet):
            there = sum(M[one] for one in waiting(g, planet, []))
            return Illegal("14", "natives", {**about, "strength": natives(planet), "there": there})
    return Illegal("6.5", "no-way", about)
