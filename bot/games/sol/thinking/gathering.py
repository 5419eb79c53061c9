"""How sundivers gather where they are needed, Move by Move, in a game of SOL that is planned."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.sol.table.state import HURL_MOMENTUM
from bot.games.sol.thinking.expected import Expected
from bot.games.sol.thinking.lines import LONGEST, Line, Spare, Turn, without
from bot.games.sol.thinking.ways import FARTHEST, Steps, roads, steps_from, steps_from_pool


class Gathering(Expected):
    """The Moves of lines."""

    def gathered(self, line: Line, spaces: Sequence[int], hurled: int, *, free: bool = False) -> Line | None:
        """The line after the Moves that bring sundivers to these spaces, and so many into the heart.

        `free`: in one Move, in which membranes do not stop them. An event that moves them (`is_upset`) is the end.
        """
        bridges = self.membranes if free else line.bridges
        others, need = list(line.divers), list[int]()
        for space in spaces:
            if space in others:
                others.remove(space)
            else:
                need.append(space)
        if len(need) + hurled > len(others) + line.pool:
            return None
        stay = without(line.divers, others)
        new = line.go_on()
        if not need and not hurled:
            return new
        trips = self._trips(line, bridges, need, hurled, others)
        if trips is None:
            return None
        resting = [*stay, *others]
        turns = self._late(line, new, trips) if line.spare and not free else []
        for trip in [trip for trip in trips if trip[0] == trip[1] and not trip[2]]:
            trips.remove(trip)
            resting.append(trip[0])
        for _ in range(1 if free else LONGEST):
            if not trips:
                break
            hurls = self._move(new, bridges, trips, resting, turns)
            new.divers = tuple(sorted([*resting, *[trip[0] for trip in trips if trip[0] >= 0]]))
            before = new.time
            self.end_turn(new, hurls // 2)
            if self.is_upset(before, new.time):
                new.turns = tuple(turns)
                return new
        if trips:
            return None
        if free:
            new.held, turns[-1] = "", turns[-1]._replace(effect="transcend")
        new.divers, new.turns = tuple(sorted(resting)), tuple(turns)
        return new

    def _trips(
        self, line: Line, bridges: tuple[int, ...], need: Sequence[int], hurled: int, free: list[int]
    ) -> list[list[int]] | None:
        """Who goes where: [from (-1: the pool), to, whether then hurled]; those of `free` who go are taken out."""
        board, pool = self.prospects.board, line.pool
        pooled = steps_from_pool(board, bridges, line.corner)
        trips = list[list[int]]()
        left = [(space,) for space in need] + [tuple(map(int, self.layout.core))] * hurled
        while left:
            best, start, end, goals = FARTHEST, -2, -1, left[0]
            for targets in dict.fromkeys(left):
                for space in targets:
                    if pool and pooled[space] < best:
                        best, start, end, goals = pooled[space], -1, space, targets
                    steps = steps_from(board, bridges, space)
                    for at in free:
                        if steps[at] < best:
                            best, start, end, goals = steps[at], at, space, targets
            if start == -2:
                return None
            left.remove(goals)
            if start == -1:
                pool -= 1
            else:
                free.remove(start)
            trips.append([start, end, len(goals) > 1])
        return trips

    def _late(self, line: Line, new: Line, trips: list[list[int]]) -> list[Turn]:
        """Use what points the last Move has left for those who will be needed, over the bridges that stood then."""
        assert line.spare is not None
        left, corner, most, bridges = line.spare
        board, steps = self.prospects.board, list[tuple[int, ...]]()
        ways = roads(board, bridges)
        now = steps_from_pool(board, line.bridges, line.corner)
        for trip in trips:
            if not left:
                break
            field = steps_from(board, line.bridges, trip[1])
            here = trip[0]
            if here == -1:
                here = self._launched(corner, field)
                if not most or field[here] > now[trip[1]]:
                    continue
                steps.append((here,))
                new.pool, most, left = new.pool - 1, most - 1, left - 1
            while left and here != trip[1]:
                onward = next((space for space in ways[here] if field[space] < field[here]), -1)
                if onward < 0:
                    break
                steps.append((here, onward))
                here, left = onward, left - 1
            trip[0] = here
        new.spare = Spare(left, corner, most, bridges)
        return [Turn("move", tuple(steps), late=True)] if steps else []

    def _launched(self, corner: int, field: Steps) -> int:
        return min(map(int, self.around[corner]), key=lambda space: field[space])

    def _move(
        self,
        line: Line,
        bridges: tuple[int, ...],
        trips: list[list[int]],
        resting: list[int],
        turns: list[Turn],
    ) -> int:
        """One Move of sundivers on their trips, who rest where these end; how many are hurled."""
        board, ways, left = self.prospects.board, roads(self.prospects.board, bridges), line.points
        steps, hurls = list[tuple[int, ...]](), 0
        for trip in trips:
            if left and trip[0] == -1:
                trip[0] = self._launched(line.corner, steps_from(board, bridges, trip[1]))
                steps.append((trip[0],))
                line.pool, left = line.pool - 1, left - 1
        for trip in list(trips):
            here, end, hurled = trip
            field = steps_from(board, bridges, end)
            while left and 0 <= here != end:
                onward = next(space for space in ways[here] if field[space] < field[here])
                steps.append((here, onward))
                if line.cubes and onward in line.cubes:
                    line.cubes, line.energy = without(line.cubes, (onward,)), line.energy + 1
                here, left = onward, left - 1
            trip[0] = here
            if here == end and not hurled:
                trips.remove(trip)
                resting.append(here)
            elif here == end and left:
                trips.remove(trip)
                steps.append((here, -1))
                line.reserve += self.prospects.lasting
                left, hurls = left - 1, hurls + 1
                self.gain(line, HURL_MOMENTUM)
        turns.append(Turn("move", tuple(steps)))
        line.spare = Spare(left, line.corner, line.pool, line.bridges) if left else None
        return hurls
