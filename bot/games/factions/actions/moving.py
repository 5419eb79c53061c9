"""Carrying a Movement out, also with the Action at its end as one move, and rescues (rules 8 to 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Event, Mark, Move, Seat, Side, Spot, Text, Value, Values
from bot.games.factions.actions.courses import EXTRACT, FROM, JUMP, STEPPED, account, memo_of
from bot.games.factions.actions.destinations import destinations_first, landed
from bot.games.factions.actions.movement import Movement, arrived, entries, origin_of, removals, told
from bot.games.factions.cards.cards import MERCURY, NAME, PLANETS, TECH, URANUS_DECK
from bot.games.factions.holdings.asking import triggered
from bot.games.factions.holdings.gains import trim
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.holdings.prices import fares_of
from bot.games.factions.table.board import SECTOR_CALLED, SECTOR_WORD
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import PLANET_NAME, RESCUE, WHO
from bot.games.parts.paths import Way

MOVEMENT = Movement()
BEACON = "beacon"


def price(g: Table, side: int, sector: int, *, through: bool = False, half: bool = False) -> int:
    """What it costs a side to enter a sector as the first step of a Movement; `through` the wormholes, at `half`."""
    return fares_of(g, side).entry(sector, g.energy_in(sector), through=through, first=True, half=half)


def carry_out(g: Table, side: int, path: Sequence[Value]) -> None:
    """Pay for a path that walks, and move along it; then what follows a Movement happens."""
    way = MOVEMENT.walk(g, Seat(side), path)
    assert way is not None, f"{path} does not walk"
    player = g.players[side]
    turn = player.turn
    g.events += told(g, side, way)
    for hop in way.hops:
        course, done = memo_of(hop)
        if hop.word == EXTRACT:
            player.round.spent.append(EXTRACT)
            for sector in course.wormholes:
                g.cubes[sector] = [0] * len(g.cubes[sector])
        turn.teleported |= str(hop.word).startswith(JUMP) and not done & STEPPED
    for sector, paid, through in entries(way):
        g.cubes[sector][side] += paid
        turn.entered.append(sector)
        turn.placed.append(sector)
        turn.through |= through
    purse, before = account(way).purse, value(g, side, "convert-boosted")
    player.energy, player.resources = purse.energy, purse.resources
    if before:
        turn.boosted = before - purse.boosts
    g.wormholes = list(memo_of(way)[0].wormholes)
    _set_down(g, side, way)
    triggered(g, side, "end-move")


def _set_down(g: Table, side: int, way: Way) -> None:
    """The ship is where the path ends; twin ships leave a copy where it began, and the other one is gone."""
    player, end = g.players[side], SECTOR_CALLED[str(way.place)]
    if value(g, side, "twin-ships"):
        g.events += removals(g, side, way)
        player.ships = [origin_of(g, side, way), end]
    else:
        player.ships = [end]


def list_rescues(g: Table, side: int, found: list[Move]) -> None:
    """Append every rescue: to a sector that touches Mercury, of one of two ships, paid with points or the Beacon."""
    ships = list(dict.fromkeys(g.players[side].ships))
    beacon = bool(value(g, side, "beacon"))
    for sector in g.around(MERCURY):
        for ship in ships:
            if ship != sector:
                whose = (FROM + SECTOR_WORD[ship],) if len(ships) > 1 else ()
                move = Move("rescue", (SECTOR_WORD[sector], *whose)) if whose else RESCUE[sector]
                found.append(move)
                if beacon:
                    found.append(Move("rescue", (*move.values, BEACON)))


def rescue(g: Table, side: int, values: Sequence[Value]) -> None:
    """Teleport a ship to Mercury (9). It costs points, unless it is the free one of a first game or by the Beacon."""
    player, words = g.players[side], [str(word) for word in values]
    ship = next((SECTOR_CALLED[word.removeprefix(FROM)] for word in words if word.startswith(FROM)), None)
    at = len(player.ships) - 1 if ship is None else player.ships.index(ship)
    player.ships[at] = SECTOR_CALLED[words[0]]
    player.turn.teleported = True
    free = g.first and not player.rescued
    player.rescued += 1
    if BEACON in words:
        card = next(card for card in player.techs if _is_beacon(card))
        player.techs.remove(card)
        g.piles[URANUS_DECK].deck.append(card)
        g.tell("rescued-by-beacon", side=WHO[side], place=words[0], card=NAME[card])
        trim(g, side)
    elif free:
        g.tell("rescued-free", side=WHO[side], place=words[0])
    else:
        points = value(g, side, "rescue-points")
        player.points += points
        player.rescues += 1
        g.tell("rescued", side=WHO[side], place=words[0], points=-points)


def refuse_rescue(g: Table, side: int, move: Move) -> Illegal | None:
    """Why a rescue is not possible."""
    words = [str(word) for word in move.values]
    if move.verb != "rescue" or not words or words[0] not in SECTOR_CALLED:
        return None
    sector, around = SECTOR_CALLED[words[0]], g.around(MERCURY)
    if sector not in around:
        places = [SECTOR_WORD[number] for number in around]
        return Illegal("9", "rescue-elsewhere", {"place": words[0], "places": places})
    if words[-1] == BEACON and not value(g, side, "beacon"):
        return Illegal("16.7", "no-beacon")
    if sector in g.players[side].ships:
        return Illegal("9", "rescue-here", {"place": words[0]})
    return None


def _is_beacon(card: int) -> bool:
    return any(change.key == "beacon" for change in TECH[card].lasting.modifiers)


class Landings(Movement):
    """The Movements of the side whose turn it is, each with an Action at its end or without."""

    def parted(self, g: Table, seat: Seat, words: Sequence[Value]) -> tuple[tuple[Value, ...], Move | None]:
        """The words of the path, and the Action that the last one takes at its end, if it does."""
        words = tuple(words)
        if not words or (last := landed(words[-1])) is None:
            return words, None
        sector, act = last
        way = self.walk(g, seat, words[:-1])
        stands = way is not None and way.place == sector and way.steps > 0
        return (words[:-1] if stands else (*words[:-1], sector)), act

    def is_whole(self, g: Table, seat: Seat, chosen: Sequence[Value]) -> bool:
        path, act = self.parted(g, seat, chosen)
        way = self.walk(g, seat, path)
        return way is not None and self.ends(way) and (act is None or self.leads_to(g, seat, chosen))

    def leads_to(self, g: Table, seat: Seat, chosen: Sequence[Value]) -> bool:
        """Whether the last word is among the destinations of the path before it: it takes its Action nowhere else."""
        before = super().spot(g, seat, chosen[:-1])
        return before is not None and chosen[-1] in [choice.value for choice in before.next]

    def spot(self, g: Table, seat: Seat, chosen: Sequence[Value]) -> Spot | None:
        path, act = self.parted(g, seat, chosen)
        if act is None:
            return super().spot(g, seat, chosen)
        way, spot = self.walk(g, seat, path), super().spot(g, seat, path)
        if way is None or spot is None or not self.is_whole(g, seat, chosen):
            return None
        marks = [mark for mark in spot.marks if mark.tone != "may"]
        if (used := str(act.values[0])) != way.place:
            marks.append(Mark(used, "chosen"))
        values: Values = {"place": way.place, "act": act.verb, "what": _what(act)}
        # What is left after the flight is not what is left after the Action.
        then = Event("landing-ahead", {"act": act.verb, "what": _what(act)}, about=Side(seat))
        return replace(
            spot,
            next=(),
            price=None,
            marks=tuple(marks),
            preview=(*spot.preview, then),
            whole=Text("movement-and-act", values),
        )

    def sorted(self, g: Table, seat: Seat, way: Way, spot: Spot) -> tuple[Choice, ...]:
        course, _ = memo_of(way)
        # With two ships and the drive, a sector may be reached without a step: nothing can be used there.
        steps = not (course.drive and course.other is not None)
        return destinations_first(g, seat, spot.next, arrived(way) if spot.ends else None, steps=steps)

    def proposals(self, g: Table, seat: Seat, verb: str, given: Sequence[Value]) -> Iterator[Move]:
        path, act = self.parted(g, seat, given)
        for move in super().proposals(g, seat, verb, path):
            if act is None:
                yield move
            elif self.is_whole(g, seat, whole := (*move.values, given[-1])):
                yield Move(verb, whole)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        path, act = self.parted(g, seat, move.values)
        return (
            None
            if act is not None and self.is_whole(g, seat, path)
            else super().refuse(g, seat, Move(move.verb, path))
        )


LANDINGS = Landings()


def _what(act: Move) -> str:
    """What an Action uses: the name of a planet, or an asteroid."""
    word = str(act.values[0])
    return PLANET_NAME[PLANETS.index(word)] if word in PLANETS else word
