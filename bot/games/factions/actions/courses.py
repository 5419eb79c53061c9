"""Where a Movement can go on: beginning effects, then steps from sector to sector (rules 8, 14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.games.factions.cards.cards import NUMBERS
from bot.games.factions.holdings.modifiers import values
from bot.games.factions.holdings.prices import Fares, Purse, fares_of, purse_of
from bot.games.factions.table.board import (
    BAND,
    BELT,
    NEIGHBOURS,
    OUTER,
    REACHED_FROM,
    SECTOR_CALLED,
    SECTOR_WORD,
    SECTORS,
)
from bot.games.factions.table.state import EMPTY, NONE, Table
from bot.games.parts.paths import Hop, Way

TUNNEL_PRICE = 4
"""The energy for which the Quantum Tunnelers move a wormhole; one resource will do instead."""
EXTRACT, FROM, GATE, HALF, JUMP, TO = "extract", "from-", "gate-", "half-", "jump-", "to-"
ENERGY, RESOURCE, NEW = "-energy", "-resource", "new"
STEPPED, OUTSIDE, HALVED, JUMPED, CHOSEN = 1, 2, 4, 8, 16
"""What a path has done, as far as later words depend on it. The memo of a way is its course and the sum of these."""
LOOKAHEAD = 5
"""How many more words, for two wormholes and the extractor, may come before a step can be paid."""


class Sight(NamedTuple):
    """What a ship finds in a sector: the planets that touch it, and whether it can mine an asteroid."""

    planets: tuple[int, ...] = ()
    asteroid: bool = False


NOTHING = Sight()


class Course(msgspec.Struct, eq=False):
    """What does not change from step to step; a beginning effect that changes it makes another.

    `purse` is what there was when it began, worth `worth`; by then `spent` energy had been spent, so many resources
    `given` for wormholes and so many `converted`. `energies` are by sector, `other` is where the other ship is, if
    elsewhere. `moving` is the wormhole that was paid for and has no sector yet. `drive`, `tunnels` and `extractor` say
    what can be used. `tariffs`, `rests` and `sights` keep what was worked out.
    """

    energies: list[int]
    fares: Fares
    purse: Purse
    worth: int
    wormholes: tuple[int, ...]
    other: int | None
    drive: bool
    tunnels: bool
    extractor: bool
    moving: int | None = None
    spent: int = 0
    given: int = 0
    converted: int = 0
    tariffs: dict[bool, list[int]] = {}
    rests: dict[int, Purse] = {}
    sights: dict[str, Sight] = {}
    lossless: int = 0

    def going_on(self, left: int, purse: Purse) -> Course:
        """Another one from where so much of this one is left, with another purse."""
        return replace(
            self,
            purse=purse,
            worth=purse.worth,
            lossless=purse.lossless,
            spent=self.spent + self.worth - left,
            converted=self.converted + self.purse.resources - self.rest(left).resources,
            rests={},
        )

    def rest(self, left: int) -> Purse:
        """What is in the purse when it is worth so much."""
        if (found := self.rests.get(left)) is None:
            found = self.rests[left] = self.purse.after(left)
        return found

    def far_end(self, sector: int) -> int | None:
        """The sector at the other end of the wormholes; None: there is none."""
        if len(self.wormholes) == 2 and sector in self.wormholes:
            return self.wormholes[1 - self.wormholes.index(sector)]
        return None

    def adjacent(self, sector: int) -> tuple[int, ...]:
        """The sectors one step away, through the wormholes too."""
        near, far = NEIGHBOURS[sector], self.far_end(sector)
        return near if far is None or far in near else (*near, far)

    def on_foot(self, *, first: bool = False) -> list[int]:
        """By sector, its price on foot; `first` into the Outer Ring."""
        first = first and self.fares.discount > 0
        if (found := self.tariffs.get(first)) is None:
            found = self.tariffs[first] = self.fares.tariff(self.energies, first=first)
        return found

    def entry(self, at: int, sector: int, done: int, *, half: bool = False) -> int:
        """The price of a step, by what the path has done."""
        through, first = at in self.wormholes and sector == self.far_end(at), not done & OUTSIDE
        return self.fares.entry(sector, self.energies[sector], through=through, first=first, half=half)

    def due(self, left: int, price: int) -> int:
        """What a price takes of what is left, with the energy that is lost in converting."""
        return price + self.rest(left).loss(price)


def course_of(g: Table, side: int) -> Course:
    """The course of a Movement that begins now."""
    player, purse, now = g.players[side], purse_of(g, side), values(g, side)
    first, last = player.ships[0], player.ships[-1]
    return Course(
        list(map(sum, g.cubes)),
        fares_of(g, side),
        purse,
        purse.worth,
        tuple(g.wormholes),
        first if first != last else None,
        bool(now["alcubierre"]),
        bool(now["wormhole-moves"]),
        bool(now["extractor"]) and EXTRACT not in player.round.spent,
        lossless=purse.lossless,
    )


class Account(NamedTuple):
    """What a path has cost so far: energy, and of it what resources gave; resources given; what is left."""

    spent: int
    converted: int
    given: int
    purse: Purse


def sights(g: Table) -> dict[str, Sight]:
    """The sectors in which there is something, by their words."""
    planets: dict[str, tuple[int, ...]] = {}
    for planet in g.rings:
        for sector in g.around(planet) if planet != NONE else ():
            word = SECTOR_WORD[sector]
            planets[word] = (*planets.get(word, ()), planet)
    full = [slot for slot, tile in enumerate(g.tiles) if tile != EMPTY]
    rocks = {SECTOR_WORD[sector] for slot in full for sector in REACHED_FROM[slot]}
    return {word: Sight(planets.get(word, ()), word in rocks) for word in (*planets, *rocks)}


def memo_of(found: Way | Hop) -> tuple[Course, int]:
    """The course of a way or a step, and what was done on it."""
    memo = found.memo
    assert isinstance(memo, tuple)
    return memo


def account(way: Way) -> Account:
    """What a path costs."""
    course, _ = memo_of(way)
    purse = course.rest(way.left)
    return Account(
        course.spent + course.worth - way.left,
        course.converted + course.purse.resources - purse.resources,
        course.given,
        purse,
    )


def ends(way: Way) -> bool:
    """Whether a path may end: with a step or a jump, and every wormhole in its place."""
    course, done = memo_of(way)
    return bool(done & (STEPPED | JUMPED)) and course.moving is None


def has_stepped(way: Way) -> bool:
    """Whether a path has put energy into a sector."""
    return bool(memo_of(way)[1] & STEPPED)


def steps(way: Way, course: Course, done: int) -> list[Hop]:
    """The steps to adjacent sectors that the battery can pay for at once, by the memo of the way."""
    at, kept = SECTOR_CALLED[str(way.place)], done & (OUTSIDE | HALVED)
    inside = course, kept | STEPPED
    outside = (course, inside[1] | OUTSIDE) if course.fares.discount else inside
    near, prices, lossless = NEIGHBOURS[at], course.on_foot(first=not done & OUTSIDE), course.lossless
    if at in course.wormholes and (far := course.far_end(at)) is not None:
        near, prices = course.adjacent(at), prices.copy()
        prices[far] = course.entry(at, far, done)
    found: list[Hop] = []
    for sector in near:
        price, word = prices[sector], SECTOR_WORD[sector]
        if price > lossless:
            if price > course.purse.capacity:
                continue
            price = course.due(way.left, price)
        found.append(Hop(word, word, price, outside if OUTER[sector] else inside))
    return found


def halves(way: Way) -> Iterator[Hop]:
    """The steps at half price, where it is less."""
    course, done = memo_of(way)
    if not course.fares.half or done & HALVED:
        return
    at = SECTOR_CALLED[str(way.place)]
    for sector in course.adjacent(at):
        less = course.entry(at, sector, done, half=True)
        if less < course.entry(at, sector, done) and less <= course.purse.capacity:
            word = SECTOR_WORD[sector]
            then = (done & OUTSIDE) | STEPPED | HALVED | (OUTSIDE if OUTER[sector] else 0)
            yield Hop(HALF + word, word, course.due(way.left, less), (course, then))


def can_step(way: Way) -> bool:
    """Whether a step can be paid."""
    return any(hop.price <= way.left for hop in (*steps(way, *memo_of(way)), *halves(way)))


def starts(way: Way) -> Iterator[Hop]:
    """What comes before the steps and costs nothing: the other ship moves; the Alcubierre Drive."""
    course, done = memo_of(way)
    if done & STEPPED:
        return
    at = SECTOR_CALLED[str(way.place)]
    if done == 0 and course.other is not None:
        word = SECTOR_WORD[course.other]
        if can_jump(course, course.other, done) or can_step(Way(word, way.left, memo=(course, done))):
            yield Hop(FROM + word, word, 0, (course, CHOSEN), enters=False)
    if can_jump(course, at, done):
        for word in _band_of(at):
            if word != way.place:
                yield Hop(JUMP + word, word, 0, (course, done | JUMPED), enters=False)


def can_jump(course: Course, at: int, done: int) -> bool:
    """Whether the Alcubierre Drive works here."""
    return course.drive and not done & JUMPED and BAND[at] != BELT


def tunnels(way: Way, goals: Iterable[int]) -> Iterator[Hop]:
    """What the Quantum Tunnelers do before the first step, whether or not it leads on; wormholes go to `goals`."""
    course, done = memo_of(way)
    left, place, purse = way.left, way.place, course.rest(way.left)
    if done & STEPPED:
        return
    if course.moving is not None:
        settled = course.going_on(left, purse)
        others = tuple(token for number, token in enumerate(course.wormholes) if number != course.moving)
        for sector in goals:
            if sector not in course.wormholes:
                after = replace(settled, wormholes=(*others, sector), moving=None)
                yield Hop(TO + SECTOR_WORD[sector], place, 0, (after, done), enters=False)
        return
    if course.tunnels:
        tokens = [SECTOR_WORD[sector] for sector in course.wormholes]
        if len(tokens) < NUMBERS.wormholes:
            tokens.append(NEW)
        for number, token in enumerate(tokens):
            due = course.due(left, TUNNEL_PRICE)
            after = course.going_on(left - due, course.rest(left - due))
            after.moving = number
            yield Hop(GATE + token + ENERGY, place, due, (after, done), enters=False)
            if purse.resources:
                after = course.going_on(left, purse.gaining(0, -1))
                after.moving, after.given = number, course.given + 1
                yield Hop(GATE + token + RESOURCE, place, left - after.worth, (after, done), enters=False)
    if course.extractor and (found := sum(course.energies[sector] for sector in course.wormholes)):
        fuller = purse.gaining(found)
        after = course.going_on(left, fuller)
        after.extractor, after.energies, after.tariffs = False, course.energies.copy(), {}
        for sector in course.wormholes:
            after.energies[sector] = 0
        yield Hop(EXTRACT, place, purse.energy - fuller.energy, (after, done), enters=False)


def goals(way: Way) -> Iterator[Hop]:
    """Where a wormhole that was paid for can go, so that the path can still come to an end."""
    if _can_leave(way):
        yield from tunnels(way, range(SECTORS))
        return
    course, _ = memo_of(way)
    useful, usual = _useful(course, SECTOR_CALLED[str(way.place)]), course.on_foot()
    known: dict[tuple[int, int, int], bool] = {}
    for hop in tunnels(way, range(SECTORS)):
        # Sectors that cost and hold the same lead on alike.
        sector = memo_of(hop)[0].wormholes[-1]
        alike = sector if sector in useful else -1, usual[sector], course.energies[sector]
        if alike not in known:
            known[alike] = leads_on(way.after(hop))
        if known[alike]:
            yield hop


def leads_on(way: Way, depth: int = LOOKAHEAD) -> bool:
    """Whether a path can come to an end from here, with so many more words before a step."""
    if _can_leave(way) and (depth or memo_of(way)[0].moving is None):
        return True
    return depth > 0 and any(
        hop.price <= way.left and leads_on(way.after(hop), depth - 1)
        for hop in tunnels(way, _useful(memo_of(way)[0], SECTOR_CALLED[str(way.place)]))
    )


def _can_leave(way: Way) -> bool:
    """Whether a jump or a step comes next, or came before; no wormhole counts while one has no sector."""
    course, done = memo_of(way)
    if course.moving is not None:
        course = replace(course, wormholes=())
    at = SECTOR_CALLED[str(way.place)]
    return (
        bool(done & (STEPPED | JUMPED))
        or can_jump(course, at, done)
        or can_step(Way(way.place, way.left, memo=(course, done)))
    )


def _useful(course: Course, at: int) -> tuple[int, int, int]:
    """The sectors to which a wormhole may have to go: where the ship is, the cheapest, and the richest."""
    cheapest = min(_elsewhere(at), key=course.on_foot().__getitem__)
    return at, cheapest, max(range(SECTORS), key=course.energies.__getitem__)


@cache
def _elsewhere(at: int) -> tuple[int, ...]:
    return tuple(sector for sector in range(SECTORS) if sector != at)


@cache
def _band_of(sector: int) -> tuple[str, ...]:
    return tuple(word for number, word in enumerate(SECTOR_WORD) if BAND[number] == BAND[sector])
