"""Plans a game of SOL that one plays alone to its end, by a simplified course of it (`lines`).

A beam search over jobs, each of one turn or several: positions are met by the cards that were drawn until then, and of
those of each time the best few are looked at further, no more than `ALIKE` of them with pieces in the same layers. How
good one looks is what it has made and what its engine may still make (`hope`).

Each search also begins with what is left of the plan before, so a better one is found as the game goes on; without, it
wavered between plans, and in a game of Cosmic Unity never did what it was about to do. Tried besides: to count at most
three positions with the same pieces on the same spaces, not in the same layers (with 30 to 40 positions a time it made
29 instead of 33 momentum in Ancient Tower), and a sum of 56 weighted features for `hope`, fitted by least squares to
what 14,000 positions of such beams led to: better in no scenario, and far worse in three.

Tried in Energy Garden, on the same decks, and not shown to be better: first `ALIKE` of each kind, then the best of the
others (25.6 instead of 24.6 momentum in 12 games, +1.0, 95 % from -1.0 to +3.0); besides, two of each kind that cards
and sundivers at hand tell apart as well (-1.8 in 6 games); with that, a second search in which nothing is taken down
(-1.2 in 5). By the simplified course the last two find plans worth 1.5 more on average of some 15 positions, and mend
moves such as taking down the bridge to a tower, to build it again, with one sundiver left. As games do not show it, the
course seems to mislead more than the beam.

Tried of chance in the course, there too: imagined decks, gone through card by card with their flares, events and
effects. The best line by each first job judged in 16 of them, without what cannot be done there, made 26.2 instead of
28.8 momentum in the same 12 games (-2.5, 95 % from -5.1 to +0.1): as a row of jobs, a line does not answer to what is
drawn. The first job that is best over beams in six of them made 28 and 24 instead of 35 and 34 in the two games played,
in four times the time: each of these lines knows when chance will help. Left undecided: to value the goal three times
as much (29.8 instead of 29.4 in 5 games). Kept is that no flare is counted on before it comes on average: 30.3 instead
of 28.8 in these 12 games (+1.6, from -1.7 to +4.8; 5 won, not 4), 28.0 instead of 27.5 in four of Whirlpool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from bot.games.sol.table.board import boards
from bot.games.sol.table.state import CROWD, HURL_MOMENTUM, SPENT, Kind
from bot.games.sol.table.tables import tables_of
from bot.games.sol.thinking.gleaning import THIRD
from bot.games.sol.thinking.horizon import FAR_AWAY, engine_of, ways_from_pool
from bot.games.sol.thinking.jobs import Rules
from bot.games.sol.thinking.lines import Job, Line, Prospects, Turn
from bot.games.sol.thinking.ways import INNER, Steps, patterns, steps_from, steps_from_pool

ALIKE = 3
"""How many positions of a time with pieces in the same layers are gone on with."""
NARROW = 5
"""With how many positions of a time a search goes on that has little time left."""
UNLIKELY = 0.03
"""How likely a game still goes on at least that is thought of."""
SITES = 2
"""How many places for a piece in a layer are tried."""
NEAR_POOL = 0.4
"""What a movement point from the pool to a station counts beside one to its pattern, as it is used again."""
MOST_AT_ONCE = 4
"""How many stations are activated, and sundivers hurled, in one job."""
FEW = 3
"""With so many sundivers at hand or fewer, structures may be taken down."""
LATE = 4
"""Nothing is built in the last cards."""
SHARE = 0.8
"""What part of what an engine may make is counted on."""
AT_HAND = 0.02
"""What a sundiver at hand is worth beside that."""
LONGEST_CHAIN = 9
"""Of how many sundivers a line for Chain is formed at most."""
HEART = 5
"""How many layers inward from Upper Orbit the heart is."""
CARRIED = 0.2
"""What part of a sundiver's way inward is counted on that events may carry it."""
GLEANED = 0.8
"""What part of the cubes in the Sun are collected."""
STRIDE = 2.0
"""How many movement points a cube takes that is collected."""
PLANTED = 4
"""How many cubes of those that an event plants are."""


def best_line(
    prospects: Prospects,
    start: Line,
    width: int,
    known: Sequence[Job] = (),
    hurried: Callable[[], bool] = lambda: False,
) -> Line:
    """The line to the end that makes most, of those found and the `known` one; `start` itself if none makes any."""
    return Blueprint(prospects).best(start, width, known, hurried)


def jobs_left(line: Line, played: int) -> tuple[Job, ...]:
    """The jobs of a line from the first on that are not done with so many turns of it."""
    jobs = list[Job]()
    for each in lines_of(line)[1:]:
        turns = [turn for turn in each.turns if not turn.late]
        assert each.job is not None
        if len(turns) > played or jobs:
            hurled = sum([step[-1] < 0 for turn in turns[:played] for step in turn.steps])
            jobs.append(each.job._replace(number=each.job.number - hurled))
        played = max(0, played - len(turns))
    return tuple(jobs)


def lines_of(line: Line) -> list[Line]:
    """A line from its beginning, job by job."""
    lines = [line]
    while lines[-1].before is not None:
        lines.append(lines[-1].before)
    return lines[::-1]


def turns_of(line: Line) -> list[Turn]:
    """The turns of a line from its beginning; late steps have become part of their Move."""
    found = list[Turn]()
    for turn in [turn for each in lines_of(line) for turn in each.turns]:
        if turn.late:
            at = next(at for at in reversed(range(len(found))) if found[at].what == "move")
            found[at] = found[at]._replace(steps=(*found[at].steps, *turn.steps))
        else:
            found.append(turn)
    return found


class Blueprint:
    """The search for the best line."""

    def __init__(self, prospects: Prospects) -> None:
        self.rules = Rules(prospects)
        self._seen, self._board = prospects, prospects.board
        self._layout = boards()[prospects.board]
        self._known = set[int]()
        alive = prospects.alive
        self._cards = [sum(alive[time:]) for time in range(len(alive) + 1)]

    def best(self, start: Line, width: int, known: Sequence[Job], hurried: Callable[[], bool]) -> Line:
        """The line that makes most, of those that go on from the `width` best positions of each time.

        So do those from what is `known`. Once it is `hurried`, fewer are gone on with.
        """
        times: dict[int, dict[object, Line]] = {start.time: {start.position(): start}}
        best, end, line = start, len(self._seen.alive), start
        for job in known:
            if (after := self.rules.done(line, job)) is None:
                break
            line, after.job = after, job
            times.setdefault(line.time, {})[line.position()] = line
            self._known.add(id(line))
            best = line if line.worth > best.worth else best
        for time in range(start.time, end):
            here = times.pop(time, {})
            if self._seen.alive[time] < UNLIKELY:
                break
            width = min(width, NARROW) if hurried() else width
            for line in self._kept(list(here.values()), width):
                for job in self._jobs(line):
                    after = self.rules.done(line, job)
                    if after is None:
                        continue
                    after.job = job
                    if after.worth > best.worth:
                        best = after
                    if after.time < end:
                        same, position = times.setdefault(after.time, {}), after.position()
                        if position not in same or same[position].worth < after.worth:
                            same[position] = after
        return best

    def _kept(self, lines: list[Line], width: int) -> list[Line]:
        """The best, of which no more than `ALIKE` have pieces in the same layers."""
        looks = [(line.worth + self.hope(line), number) for number, line in enumerate(lines)]
        kept, alike = list[Line](), dict[object, int]()
        for _, number in sorted(looks, key=lambda look: (-look[0], look[1])):
            line = lines[number]
            kind = _kind(self._board, line.stations, line.bridges)
            alike[kind] = alike.get(kind, 0) + 1
            if (alike[kind] <= ALIKE and len(kept) < width) or id(line) in self._known:
                kept.append(line)
        return kept

    def hope(self, line: Line) -> float:
        """What a line may still make, by a rough reckoning."""
        cards = int(self._cards[line.time])
        if not cards:
            return 0.0
        engine = engine_of(self._board, line.bridges, line.stations, line.pieces, line.points)
        energy, cubes = min(line.energy, 12), self._harvest(line)
        if line.held == "hyperdrive":
            energy += 2 * line.points // THIRD
        gleaned = line.points / STRIDE
        made = engine.makes(cards, energy, line.at_hand, self._seen.rate, cubes, gleaned)
        hope = SHARE * made + AT_HAND * line.at_hand
        if self._seen.event == "implode" and line.divers:
            left = sum([when > line.time for when in self._seen.events])
            carried = [min(HEART, self._layout.depth[space] + left) for space in line.divers]
            hope += CARRIED * sum(carried) * HURL_MOMENTUM / HEART
        return hope

    def _harvest(self, line: Line) -> int:
        """The energy that is counted on from cubes, of those in the Sun and of what events will plant."""
        if self._seen.event != "garden":
            return 0
        events = sum([when > line.time for when in self._seen.events])
        return int(GLEANED * len(line.cubes) + PLANTED * events)

    def _jobs(self, line: Line) -> Iterator[Job]:
        """What may be done next."""
        yield Job("hold")
        if line.at_hand <= FEW and line.reserve >= SPENT[Kind.NODE]:
            for space, kind, mine in line.stations:
                if mine:
                    yield Job("take down", (), kind, space)
            for edge in line.bridges:
                yield Job("take down", (), Kind.BRIDGE, edge)
        if not line.at_hand:
            return
        sources = [steps_from(self._board, line.bridges, space) for space in dict.fromkeys(line.divers)]
        if line.pool:
            sources.append(steps_from_pool(self._board, line.bridges, line.corner))
        near = tuple(map(min, zip(*sources))) if len(sources) > 1 else sources[0]
        if len(self._seen.alive) - line.time >= LATE:
            yield from self._builds(line, near)
        yield from self._uses(line, near)
        if line.held:
            yield from self._effects(line, near)
        if line.cubes or line.held == "hyperdrive":
            yield from self._gleans(line)
        if self._seen.event == "implode" and self._cards[line.time]:
            yield from self._crowds(line, near)
        if any([near[space] < FAR_AWAY for space in self._layout.core]):
            for number in range(1, MOST_AT_ONCE + 1):
                if number <= line.at_hand:
                    yield Job("hurl", number=number)

    def _builds(self, line: Line, near: Steps) -> Iterator[Job]:
        """Pieces in the nearest places of each layer."""
        taken = {space for space, _, _ in line.stations}
        ways = ways_from_pool(self._board, line.bridges)
        for kind in Kind:
            if not line.pieces[kind] or line.at_hand < SPENT[kind]:
                continue
            used = line.bridges if kind is Kind.BRIDGE else taken
            for layer in INNER if kind in (Kind.BRIDGE, Kind.TOWER) else "UL" + INNER:
                again = 0.0 if kind is Kind.BRIDGE or layer == "U" else NEAR_POOL
                found = list[tuple[float, int, tuple[int, ...]]]()
                for at, spaces in patterns(self._board, kind, layer):
                    cost = sum([near[space] for space in spaces])
                    if cost < FAR_AWAY and at not in used:
                        found.append((cost + again * min(ways[at], 9) if again else cost, at, spaces))
                for _, at, spaces in sorted(found)[:SITES]:
                    yield Job("build", spaces, kind, at)
                    if line.held == "motivate" and kind is not Kind.BRIDGE:
                        yield Job("build", spaces, kind, at, effect="motivate")

    def _crowds(self, line: Line, near: Steps) -> Iterator[Job]:
        """Sundivers on the nearest space of each layer, from where the event will take them inward."""
        for layer in "LCR":
            ring = [space for space in self._layout.spaces if self._layout.layer[space] == layer]
            best = min(ring, key=lambda space: near[space])
            there = line.divers.count(best)
            for more in (2, 3):
                if near[best] < FAR_AWAY and there + more <= min(CROWD, line.at_hand):
                    yield Job("gather", (best,) * (there + more))

    def _uses(self, line: Line, near: Steps) -> Iterator[Job]:
        """Stations that can be activated, one of a kind or several, and freed of feeders."""
        for kind in (Kind.NODE, Kind.FOUNDRY, Kind.TOWER):
            sites = list[tuple[int, int]]()
            most = {Kind.FOUNDRY: min(line.energy, line.reserve), Kind.TOWER: line.energy}.get(kind, 99)
            for space, of, _ in line.stations:
                if of is kind and near[space] < FAR_AWAY and self.rules.amount(line, space)[0] <= most:
                    sites.append((near[space], space))
            spaces = [space for _, space in sorted(sites)[:MOST_AT_ONCE]]
            yield from (Job("activate", (space,), kind) for space in spaces)
            for count in range(2, min(len(spaces), line.at_hand) + 1):
                yield Job("activate", tuple(spaces[:count]), kind)
        if line.feeders:
            for space, _, _ in line.stations:
                if (eaters := min(line.feeders.count(space), line.at_hand)) and near[space] < FAR_AWAY:
                    yield Job("scour", (space,) * eaters)

    def _gleans(self, line: Line) -> Iterator[Job]:
        """Cubes on a way that ends anywhere, or at a tower."""
        ends = [-1, *[space for space, kind, _ in line.stations if kind is Kind.TOWER]]
        for effect in ("", "hyperdrive") if line.held == "hyperdrive" else ("",):
            for end in ends:
                yield Job("glean", at=end, effect=effect)

    def _effects(self, line: Line, near: Steps) -> Iterator[Job]:
        """What the kept card may be used for."""
        layout = self._layout
        if line.held == "chain":
            for ahead in range(-2, 2):
                corner = (line.corner - 1 + ahead) % layout.corners + 1
                for length in range(3, min(LONGEST_CHAIN, line.at_hand) + 1):
                    yield Job("chain", _chain(self._board, corner, length))
        elif line.held == "procreate":
            places = sorted(map(int, tables_of(self._board).around[line.corner]), reverse=True)
            for count in range(1, min(3, line.at_hand // 2) + 1):
                yield Job("procreate", tuple(sorted(places[:count] * 2)))
            yield Job("procreate")
        elif line.held == "puncture" and line.pieces[Kind.BRIDGE]:
            for layer in INNER:
                edges = [
                    (near[outer], edge, int(outer))
                    for edge, (outer, inner) in enumerate(layout.edges)
                    if layout.layer[inner] == layer and edge not in line.bridges and near[outer] < FAR_AWAY
                ]
                for _, edge, outer in sorted(edges)[:SITES]:
                    yield Job("puncture", (outer,), at=edge)
        elif line.held == "transcend":
            yield Job("hurl", number=1, effect="transcend")
            yield Job("hurl", number=2, effect="transcend")
            for space, kind, _ in line.stations:
                if kind is not Kind.BRIDGE and layout.layer[space] in INNER:
                    yield Job("activate", (space,), kind, effect="transcend")


@lru_cache(maxsize=1024)
def _chain(board: str, corner: int, length: int) -> tuple[int, ...]:
    """Spaces in a line about a corner, from Upper to Lower Orbit: no two but those beside each other touch."""
    layout = boards()[board]
    upper, lower = [int(layout.number[f"U{corner}"])], [int(layout.number[f"L{corner}"])]
    while len(upper) + len(lower) < length:
        if len(upper) < len(lower):
            upper.append(int(layout.side[upper[-1]][0]))
        else:
            lower.append(int(layout.side[lower[-1]][1]))
    return tuple([*reversed(upper), *lower])


@lru_cache(maxsize=16384)
def _kind(
    board: str, stations: Sequence[tuple[int, Kind, bool]], bridges: Sequence[int]
) -> tuple[tuple[tuple[Kind, str], ...], tuple[str, ...]]:
    """The pieces by their layers."""
    layout = boards()[board]
    stand = sorted((kind, layout.layer[space]) for space, kind, _ in stations)
    return tuple(stand), tuple(sorted(layout.layer[layout.edges[edge][1]] for edge in bridges))
