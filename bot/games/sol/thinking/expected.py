"""What time brings in a game of SOL that is planned: flares, events and the cards of a turn, as far as expected."""

from __future__ import annotations

from functools import lru_cache

from bot.games.sol.holdings.rewards import BURDEN, FEEDERS
from bot.games.sol.table.board import boards
from bot.games.sol.table.state import CROWD, HURL_MOMENTUM, Kind
from bot.games.sol.table.tables import tables_of
from bot.games.sol.thinking.lines import LUCKY, Line, Prospects
from bot.games.sol.thinking.ways import INNER


class Expected:
    """The course of time for lines of a game."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.layout = boards()[prospects.board]
        self.around = tables_of(prospects.board).around
        self.membranes = tuple([edge for edge, shut in enumerate(self.layout.membrane) if shut])

    def amount(self, line: Line, space: int) -> tuple[int, int]:
        """The base and the bonus of a station, less what feeders eat."""
        base, bonus = self.layout.base[space], self.layout.bonus[space]
        if line.feeders and (eaten := line.feeders.count(space)):
            return max(0, base - eaten), max(0, bonus - max(0, eaten - base))
        return base, bonus

    def gain(self, line: Line, amount: int) -> None:
        """Momentum, which counts by how likely it still comes to it."""
        chance = self.prospects.alive_after(line.time)
        if line.momentum < self.prospects.goal <= line.momentum + amount:
            line.worth += self.prospects.reward * chance
        line.momentum += amount
        line.worth += amount * chance

    def end_turn(self, line: Line, cards: int) -> None:
        """Cards are drawn, one for the orbit as well, and flares and events come, none before it does on average.

        Who plans anew each turn would else wait again and again for a flare that is about to come.
        """
        seen, until = self.prospects, line.time + cards + 1
        for _ in range(int(until * seen.rate) - int(line.time * seen.rate)):
            self._flare(line)
        for when in seen.events:
            if line.time < when <= until:
                self._event(line)
        if cards and seen.hoped and line.held != seen.hoped:
            line.luck += 1 - (1 - seen.suit) ** cards
            if line.luck >= LUCKY:
                line.held, line.luck = seen.hoped, 0.0
        line.time = until
        line.corner = line.corner % self.layout.corners + 1
        if seen.drift and line.divers:
            safe = {space for space, _, _ in line.stations} if seen.sheltered else ()
            drift = sum([seen.drift[space] for space in line.divers if space not in safe])
            line.worth += drift * (cards + 1) * seen.alive_after(until)

    def _flare(self, line: Line) -> None:
        if line.energy >= BURDEN:
            line.energy -= line.energy // 2
        if line.feeders:
            self._crawl(line)
        upper = self.layout.corners
        own = [kind for space, kind, mine in line.stations if mine and space < upper]
        line.energy += own.count(Kind.NODE)
        for kind in own:
            if kind is Kind.TOWER and line.energy:
                line.energy -= 1
                self.gain(line, 1)
        for kind in own:
            if kind is Kind.FOUNDRY and line.energy and line.reserve:
                line.energy, line.reserve, line.pool = line.energy - 1, line.reserve - 1, line.pool + 1

    def _event(self, line: Line) -> None:
        if self.prospects.event == "feeders":
            line.feeders = tuple(sorted((*line.feeders, *map(int, self.layout.core[:FEEDERS]))))
            self._eat(line)
        elif self.prospects.event == "garden":
            taken = {space for space, _, _ in line.stations} | set(line.divers)
            line.cubes = _planted(self.prospects.board, line.cubes, tuple(sorted(taken)))
        elif self.prospects.event == "implode":
            self._implode(line)

    def is_upset(self, before: int, after: int) -> bool:
        """Whether an event moves sundivers after more than so many cards, and no more than so many."""
        seen = self.prospects
        return seen.event == "implode" and any([before < when <= after for when in seen.events])

    def _implode(self, line: Line) -> None:
        """Sundivers move a layer inward, and from the core into the heart; who finds no room returns to the pool."""
        moved = list[int]()
        for space in reversed(line.divers):
            inner = [int(each) for each in self.layout.inner[space] if moved.count(int(each)) < CROWD]
            if inner:
                moved.append(inner[0])
            elif self.layout.inner[space]:
                line.pool += 1
            else:
                line.reserve += self.prospects.lasting
                self.gain(line, HURL_MOMENTUM)
        line.divers, line.spare = tuple(sorted(moved)), None

    def _crawl(self, line: Line) -> None:
        line.feeders = _crawled(
            self.prospects.board, line.feeders, tuple([site[0] for site in line.stations])
        )
        self._eat(line)

    def _eat(self, line: Line) -> None:
        if any([site[0] in line.feeders for site in line.stations]):
            line.stations = tuple([site for site in line.stations if sum(self.amount(line, site[0]))])


@lru_cache(maxsize=16384)
def _planted(board: str, cubes: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """The cubes once more are planted, where spaces are not taken (rules 16.3.7)."""
    layout, found = boards()[board], set(cubes)
    for space in layout.spaces:
        beside = any([int(side) in found for side in layout.side[space]])
        if layout.layer[space] in INNER and space not in taken and not beside:
            found.add(int(space))
    return tuple(sorted(found))


@lru_cache(maxsize=16384)
def _crawled(board: str, feeders: tuple[int, ...], stand: tuple[int, ...]) -> tuple[int, ...]:
    """Where feeders are after a flare: one on a station stays, others come a space nearer or go a layer outward."""
    return tuple(sorted([_next(board, space, stand) for space in feeders]))


def _next(board: str, space: int, stand: tuple[int, ...]) -> int:
    layout = boards()[board]
    if space in stand:
        return space
    after, before = space, space
    for _ in range(layout.rings[layout.layer[space]] // 2):
        after, before = int(layout.side[after][0]), int(layout.side[before][1])
        if after in stand:
            return int(layout.side[space][0])
        if before in stand:
            return int(layout.side[space][1])
    return int(layout.outer[space][0]) if layout.outer[space] else space
