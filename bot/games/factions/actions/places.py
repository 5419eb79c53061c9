"""What cards do in sectors: teleport ships, place wormholes, clear, siphon, move for nothing, look (rules 9, 15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.errors import Illegal
from bot.engine.moves import Mark, Move, Seat, Text
from bot.games.factions.cards.cards import NUMBERS, TILE
from bot.games.factions.cards.language import Clear, FreeMove, Peek, Scope, Siphon, TeleportShip, Wormholes
from bot.games.factions.holdings.asking import DO, Cause, Question, marks_of
from bot.games.factions.holdings.gains import gain_energy
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.board import (
    BAND,
    BELT,
    SECTOR_CALLED,
    SECTOR_WORD,
    SECTORS,
    SLOT_CALLED,
    SLOT_WORD,
)
from bot.games.factions.table.state import EMPTY, NONE, Table
from bot.games.factions.table.tables import CHOOSE_SECTOR, CHOOSE_SLOT, DECIDERS, NOBODY, SEATS, SKIP, WHO


def in_scope(ships: Iterable[int], scope: Scope) -> list[int]:
    """The sectors of a scope for some ships."""
    own = list(ships)
    if scope == "here":
        return sorted(set(own))
    if scope == "belt":
        return [sector for sector in range(SECTORS) if BAND[sector] == BELT]
    bands = {BAND[ship] for ship in own} - {BELT} if scope == "band" else set(BAND)
    return [sector for sector in range(SECTORS) if BAND[sector] in bands]


class WhichSector(Question):
    """A sector is chosen, or none; where it is the automa's, the human has to choose one."""

    source: str

    def sectors(self, g: Table) -> list[int]:
        """The sectors that can be chosen."""
        raise TypeError(f"{type(self).__name__} offers no sectors")

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]] if self.sectors(g) else NOBODY

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = [CHOOSE_SECTOR[sector] for sector in self.sectors(g)]
        return found if self.side == g.automa else [*found, SKIP]

    def marks(self, g: Table, seat: Seat) -> tuple[Mark, ...]:
        found = self.sectors(g)
        ships = [SECTOR_WORD[ship] for ship in g.players[self.side].ships if ship not in found]
        return marks_of(self.moves(g, seat), ships)

    def default(self, g: Table) -> Move:
        return CHOOSE_SECTOR[self.sectors(g)[0]] if self.side == g.automa else SKIP

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        self.chosen(g, SECTOR_CALLED[word])

    def chosen(self, g: Table, sector: int) -> None:
        """Go on with a sector."""
        raise TypeError(f"{type(self).__name__} takes no sector")

    def run(self, g: Table) -> None:
        g.done(self)


# Ships ---------------------------------------------------------------------------------------------------------------


@DO.of(TeleportShip)
def _teleport_ship(g: Table, effect: TeleportShip, cause: Cause) -> None:
    ships = g.players[cause.side].ships
    if len(set(ships)) > 1:
        g.push(TeleportingShip(cause.side, cause.source, effect.scope))
    elif ships:
        g.push(Teleport(cause.side, cause.source, effect.scope, len(ships) - 1))


class TeleportingShip(WhichSector, tag="teleporting-ship"):
    """Which of two ships teleports, by its sector."""

    scope: Scope

    def text(self, g: Table) -> Text:
        return Text("ask-which-ship", {"source": self.source})

    def sectors(self, g: Table) -> list[int]:
        return [ship for ship in g.players[self.side].ships if set(in_scope([ship], self.scope)) - {ship}]

    def chosen(self, g: Table, sector: int) -> None:
        g.done(self)
        g.push(Teleport(self.side, self.source, self.scope, g.players[self.side].ships.index(sector)))


class Teleport(WhichSector, tag="teleport"):
    """Where a ship teleports to."""

    scope: Scope
    ship: int

    def text(self, g: Table) -> Text:
        place = SECTOR_WORD[g.players[self.side].ships[self.ship]]
        return Text("ask-teleport-ship", {"source": self.source, "place": place})

    def sectors(self, g: Table) -> list[int]:
        here = g.players[self.side].ships[self.ship]
        return [sector for sector in in_scope([here], self.scope) if sector != here]

    def chosen(self, g: Table, sector: int) -> None:
        g.done(self)
        player = g.players[self.side]
        values: dict[str, Any] = {"from": SECTOR_WORD[player.ships[self.ship]], "to": SECTOR_WORD[sector]}
        player.ships[self.ship] = sector
        player.turn.teleported = True
        g.tell("teleported", side=WHO[self.side], **values)


@DO.of(FreeMove)
def _free_move(g: Table, effect: FreeMove, cause: Cause) -> None:
    ships = g.players[cause.side].ships
    if len(set(ships)) > 1:
        g.push(FreeShip(cause.side, cause.source, effect.n))
    elif ships:
        g.push(FreeSteps(cause.side, cause.source, effect.n, len(ships) - 1, []))


class FreeShip(WhichSector, tag="free-ship"):
    """Which of two ships moves, by its sector."""

    left: int

    def text(self, g: Table) -> Text:
        return Text("ask-free-ship", {"source": self.source})

    def sectors(self, g: Table) -> list[int]:
        return g.players[self.side].ships

    def chosen(self, g: Table, sector: int) -> None:
        g.done(self)
        ship = g.players[self.side].ships.index(sector)
        g.push(FreeSteps(self.side, self.source, self.left, ship, []))


class FreeSteps(WhichSector, tag="free-steps"):
    """A ship may go `left` more steps without energy; no sector is entered twice."""

    left: int
    ship: int
    entered: list[int]

    def text(self, g: Table) -> Text:
        place = SECTOR_WORD[g.players[self.side].ships[self.ship]]
        return Text("ask-free-move", {"source": self.source, "place": place, "n": self.left})

    def sectors(self, g: Table) -> list[int]:
        here = g.players[self.side].ships[self.ship]
        return [sector for sector in g.adjacent(here) if self.left and sector not in self.entered]

    def chosen(self, g: Table, sector: int) -> None:
        player = g.players[self.side]
        here = player.ships[self.ship]
        player.turn.through |= {here, sector} == set(g.wormholes)
        player.ships[self.ship] = sector
        self.entered.append(sector)
        self.left -= 1
        values: dict[str, Any] = {"from": SECTOR_WORD[here], "to": SECTOR_WORD[sector]}
        g.tell("moved-free", side=WHO[self.side], **values)


# Wormholes -----------------------------------------------------------------------------------------------------------


class PlaceWormholes(WhichSector, tag="place-wormholes"):
    """`left` wormholes are still to be placed. If two are, the one to move is chosen first: `taken`, by its sector."""

    left: int
    taken: int = NONE

    def is_taking(self, g: Table) -> bool:
        """Whether the wormhole to move is chosen now."""
        return len(g.wormholes) == NUMBERS.wormholes and self.taken == NONE

    def text(self, g: Table) -> Text:
        key = "ask-take-wormhole" if self.is_taking(g) else "ask-place-wormhole"
        return Text(key, {"source": self.source})

    def sectors(self, g: Table) -> list[int]:
        if not self.left:
            return []
        if self.is_taking(g):
            return g.wormholes
        return [sector for sector in range(SECTORS) if sector not in g.wormholes]

    def chosen(self, g: Table, sector: int) -> None:
        if self.is_taking(g):
            self.taken = sector
            return
        if self.taken == NONE:
            g.tell("wormhole-placed", side=WHO[self.side], to=SECTOR_WORD[sector])
        else:
            g.wormholes.remove(self.taken)
            values: dict[str, Any] = {"from": SECTOR_WORD[self.taken], "to": SECTOR_WORD[sector]}
            g.tell("wormhole-taken", side=WHO[self.side], **values)
        g.wormholes.append(sector)
        self.left, self.taken = self.left - 1, NONE


DO[Wormholes] = lambda g, effect, cause: g.push(PlaceWormholes(cause.side, cause.source, effect.n))


# Energy on sectors ---------------------------------------------------------------------------------------------------


def empty(g: Table, sector: int) -> int:
    """Remove all energy from a sector, and return how much it was."""
    found = g.energy_in(sector)
    g.cubes[sector] = [0] * len(g.cubes[sector])
    return found


def full_sectors(g: Table, side: int, scope: Scope) -> list[int]:
    """The sectors of a scope that hold energy."""
    return [sector for sector in in_scope(g.players[side].ships, scope) if g.energy_in(sector)]


class ClearSectors(WhichSector, tag="clear-sectors"):
    """`left` sectors can still be cleared."""

    scope: Scope
    left: int

    def text(self, g: Table) -> Text:
        return Text("ask-clear", {"source": self.source, "n": self.left})

    def sectors(self, g: Table) -> list[int]:
        return full_sectors(g, self.side, self.scope) if self.left else []

    def chosen(self, g: Table, sector: int) -> None:
        self.left -= 1
        g.tell("cleared", side=WHO[self.side], place=SECTOR_WORD[sector], n=empty(g, sector))


DO[Clear] = lambda g, effect, cause: g.push(ClearSectors(cause.side, cause.source, effect.scope, effect.n))


class SiphonSector(WhichSector, tag="siphon-sector"):
    """A sector is emptied for its energy."""

    scope: Scope
    most: int

    def text(self, g: Table) -> Text:
        return Text("ask-siphon", {"source": self.source, "most": self.most})

    def sectors(self, g: Table) -> list[int]:
        return full_sectors(g, self.side, self.scope)

    def chosen(self, g: Table, sector: int) -> None:
        g.done(self)
        found = empty(g, sector)
        g.tell("siphoned", side=WHO[self.side], place=SECTOR_WORD[sector], n=found)
        gain_energy(g, self.side, min(found, self.most))


DO[Siphon] = lambda g, effect, cause: g.push(
    SiphonSector(cause.side, cause.source, effect.scope, effect.most)
)


# Asteroids -----------------------------------------------------------------------------------------------------------


@DO.of(Peek)
def _peek(g: Table, effect: Peek, cause: Cause) -> None:
    if cause.side != g.automa:
        g.push(LookAt(cause.side, cause.source, effect.n))


def can_peek(g: Table, seat: Seat, slot: int) -> bool:
    """Whether an asteroid lies face down and a player has not looked at it."""
    return g.tiles[slot] != EMPTY and not g.faces[slot] and seat not in g.peeks[slot]


def refuse_look(g: Table, seat: Seat, move: Move) -> Illegal | None:
    """Why a player cannot look at an asteroid."""
    if not value(g, seat, "spectroscopy"):
        return Illegal("14", "not-your-machine", {"machine": "~machine-advanced-spectroscopy"})
    slot = SLOT_CALLED.get(str(move.values[0])) if move.values else None
    if slot is None or seat not in g.peeks[slot]:
        return None
    return Illegal("14.6", "looked-already", {"slot": SLOT_WORD[slot], "worth": TILE[g.tiles[slot]].value})


def peek(g: Table, seat: Seat, slot: int) -> None:
    """Let a player look at an asteroid; nobody else is told."""
    g.peeks[slot].append(seat)
    g.tell("peeked", (seat,), slot=SLOT_WORD[slot], worth=TILE[g.tiles[slot]].value)


class LookAt(Question, tag="look-at"):
    """A player may look at so many more face-down asteroids, alone."""

    source: str
    left: int
    seen: int = 0

    def text(self, g: Table) -> Text:
        return Text("ask-peek", {"source": self.source, "n": self.left})

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        any_down = any(tile != EMPTY and not face for tile, face in zip(g.tiles, g.faces, strict=True))
        return SEATS[self.side] if self.left and any_down else NOBODY

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        unseen = [slot for slot in range(len(g.tiles)) if can_peek(g, seat, slot)]
        return [*(CHOOSE_SLOT[slot] for slot in unseen), SKIP]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        self.left, self.seen = self.left - 1, self.seen + 1
        peek(g, seat, SLOT_CALLED[word])

    def do_skip(self, g: Table, seat: Seat) -> None:
        self.left = 0

    def run(self, g: Table) -> None:
        g.done(self)
        g.players[self.side].round.looked += self.seen
        g.tell("looked", side=WHO[self.side], n=self.seen)
