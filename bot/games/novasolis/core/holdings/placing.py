"""Revealing location tiles: where they fit, and what follows (rules 5, 10.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.engine.moves import Event, Move, Side, Text, Values
from bot.engine.told import joined
from bot.games.novasolis.core.cards.cards import (
    ANOMALY,
    COLOUR,
    COLOURS,
    LOCATIONS,
    NUMBERS,
    REVEAL,
    TILES,
)
from bot.games.novasolis.core.cards.language import Artifact, Recolour
from bot.games.novasolis.core.holdings.counting import lasting, score, stat
from bot.games.novasolis.core.holdings.powers import ready
from bot.games.novasolis.core.holdings.triggers import carry_out
from bot.games.novasolis.core.table.state import EMPTY, NEW_RELIC, OLD_RELIC, Sector, Table, Tech
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.effects import those
from bot.games.parts.modules import Hook

MORE_REVEALS: Hook[Callable[[Table, int], Iterable[int]]] = Hook()
"""Sectors in each of which an empire may reveal a tile more in a Survey, of any colour."""


class Palette(NamedTuple):
    """Leave to reveal a tile in a location of another colour: among which, how often, and by which technology."""

    among: tuple[int, ...]
    n: int
    tech: Tech | None


def palettes(g: Table, side: int) -> list[Palette]:
    """What an empire may recolour in a Survey: its race's leave first, then ready abilities."""
    found = [_palette(piece, None) for piece in those(Recolour, lasting(g, side))]
    abilities = ready(g, side, "reveal")
    return found + [
        _palette(piece.then, tech) for tech, piece in abilities if isinstance(piece.then, Recolour)
    ]


def _palette(piece: Recolour, tech: Tech | None) -> Palette:
    return Palette(tuple(COLOURS.index(colour) for colour in piece.among), piece.n, tech)


def free_locations(sector: Sector) -> list[Text]:
    """The locations of a sector that could take a tile, counted by colour, in words."""
    free = Counter(
        COLOURS[colour]
        for at, colour in enumerate(LOCATIONS[sector.tile])
        if colour != ANOMALY and sector.tiles[at] == EMPTY and not sector.broken[at]
    )
    return [Text(f"free-{colour}", {"n": n}) for colour, n in free.items()]


class Placing(NamedTuple):
    """A tile that is revealed in a location."""

    card: int
    sector: int
    at: int


def recoloured(g: Table, placings: Sequence[Placing], leave: Sequence[Palette]) -> list[Palette] | None:
    """What is used to reveal tiles where their colours do not fit; None if it does not suffice."""
    used = list[Palette]()
    for placing in placings:
        colours = {COLOUR[placing.card], LOCATIONS[g.sectors[placing.sector].tile][placing.at]}
        if len(colours) == 1:
            continue
        fits = (each for each in leave if colours <= {*each.among} and used.count(each) < each.n)
        if (found := next(fits, None)) is None:
            return None
        used.append(found)
    return used


class Leave(NamedTuple):
    """What an empire may reveal in a Survey: so many tiles, some recoloured; in some sectors one more of any colour."""

    most: int
    palettes: list[Palette]
    more: list[int]

    @property
    def limit(self) -> int:
        """The most tiles in all."""
        return self.most + len(self.more)


def leave_of(g: Table, side: int) -> Leave:
    """What an empire may reveal now."""
    more = [number for reveals in g.hooks[MORE_REVEALS] for number in reveals(g, side)]
    return Leave(stat(g, side, REVEAL), palettes(g, side), more)


def used_for(g: Table, placings: Sequence[Placing], leave: Leave) -> list[Palette] | None:
    """What is used to reveal these tiles, as few abilities as possible; None if they cannot all be revealed."""
    if not leave.more:
        return recoloured(g, placings, leave.palettes) if len(placings) <= leave.most else None
    fitting = [
        used
        for rest in _counted(placings, leave.more)
        if len(rest) <= leave.most and (used := recoloured(g, rest, leave.palettes)) is not None
    ]
    return min(fitting, key=lambda used: sum(palette.tech is not None for palette in used), default=None)


def _counted(placings: Sequence[Placing], more: Sequence[int]) -> Iterator[Sequence[Placing]]:
    """The placings that count, without one in each of some sectors, or none there."""
    if not more:
        yield placings
        return
    for rest in _counted(placings, more[1:]):
        yield rest
        for at, placing in enumerate(rest):
            if placing.sector == more[0]:
                yield [*rest[:at], *rest[at + 1 :]]


def location_word(g: Table, number: int, at: int) -> str:
    """A location as people type it (R4.12)."""
    return f"{g.layout.words[number]}#{at}"


def as_move(g: Table, placings: Sequence[Placing]) -> Move:
    """The move that reveals these tiles."""
    pairs = ((TILES.word[each.card], location_word(g, each.sector, each.at)) for each in placings)
    return Move("reveal", tuple(word for pair in pairs for word in pair))


def is_last(sector: Sector, at: int) -> bool:
    """Whether a location is the last free one of a sector that can still be charted (R5.3)."""
    if sector.charted or any(sector.broken):
        return False
    return all(
        tile != EMPTY or colour == ANOMALY or other == at
        for other, (tile, colour) in enumerate(zip(sector.tiles, LOCATIONS[sector.tile], strict=True))
    )


def charted_by(g: Table, placings: Sequence[Placing]) -> int:
    """How many sectors these tiles fill, of those that can still be charted (R5.3)."""
    filled = Counter(placing.sector for placing in placings)
    return sum(filled[number] == _room(g.sectors[number]) for number in filled)


def _room(sector: Sector) -> int:
    """How many tiles a sector still takes until it is charted; 0 if it cannot be."""
    if sector.charted or any(sector.broken):
        return 0
    places = zip(sector.tiles, LOCATIONS[sector.tile], strict=True)
    return sum(tile == EMPTY and colour != ANOMALY for tile, colour in places)


def tile_in(g: Table, placing: Placing) -> Text:
    """A tile and the sector where it is revealed."""
    return Text("reveal-one", {"card": TILES.name[placing.card], "sector": g.layout.words[placing.sector]})


def revealed(g: Table, side: int, placing: Placing) -> Event:
    """What is told of a tile that is revealed; of several at once in one sentence."""
    values: Values = {"side": WHO[side], "tile": tile_in(g, placing)}
    return Event("revealed", values, told=joined("tile"), about=Side(side))


def reveal(g: Table, side: int, placing: Placing) -> None:
    """Reveal a tile of the hand: what it does at once, then charting (R10.4)."""
    sector, row = g.sectors[placing.sector], TILES[placing.card]
    charts = is_last(sector, placing.at)
    g.empires[side].hand.remove(placing.card)
    sector.tiles[placing.at] = placing.card
    for bonus in row.bonus:
        if isinstance(bonus, Artifact):
            sector.relics[placing.at] = OLD_RELIC if bonus.known else NEW_RELIC
    g.events.append(revealed(g, side, placing))
    carry_out(g, side, "reveal", row.bonus)
    if charts:
        sector.charted = True
        g.tell("charted", told=joined("sector"), side=WHO[side], sector=g.layout.words[placing.sector])
        score(g, side, NUMBERS.rewards.charted, "charted")
