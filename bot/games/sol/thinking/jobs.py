"""The jobs of a plan for a game of SOL alone: what becomes of a line by each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.sol.table.state import CROWD, SPENT, Kind
from bot.games.sol.thinking.gleaning import Gleaning
from bot.games.sol.thinking.lines import Job, Line, Spare, Turn, without
from bot.games.sol.thinking.ways import roads


class Rules(Gleaning):
    """What becomes of a line by what is done."""

    def done(self, line: Line, job: Job) -> Line | None:
        """The line after a job, if it can be done."""
        if job.what == "hold":
            new: Line | None = line.go_on()
        elif job.what == "take down":
            new = self._taken_down(line, job)
        elif job.what == "glean":
            return self.gleaned(line, job.at, hyper=job.effect == "hyperdrive")
        else:
            new = self.gathered(line, job.spaces, job.number, free=job.effect == "transcend")
        if new is None or job.what in ("hurl", "gather") or self.is_upset(line.time, new.time):
            return new
        if job.what in ("chain", "procreate", "puncture"):
            return new if self._use(new, job) else None
        cards = 0
        if job.what == "build":
            cards = self._build(new, job)
            if job.effect == "motivate":
                self._pay(new, job.kind, job.at)
        elif job.what == "activate":
            used = self._activate(new, job)
            if used is None:
                return None
            cards = used
        elif job.what == "scour":
            if new.feeders.count(job.spaces[0]) < len(job.spaces):
                return None
            self._scour(new, job)
        else:
            new.turns = (*new.turns, Turn(job.what, (), job.kind, job.at))
        self.end_turn(new, cards)
        return new

    def _use(self, line: Line, job: Job) -> bool:
        """Use a kept card, by which the turn does not end; whether that is possible."""
        line.held = ""
        if job.what != "puncture":
            line.spare = None
        if job.what == "chain":
            if not self._is_chain(line, job.spaces):
                return False
            line.divers = without(line.divers, job.spaces[::2])
            line.pool += len(job.spaces[::2])
            self.gain(line, len(job.spaces))
        elif job.what == "procreate":
            many = [space for space in set(line.divers) if 2 <= line.divers.count(space) < CROWD]
            if not many or len(many) > line.reserve:
                return False
            line.divers = tuple(sorted((*line.divers, *many)))
            line.reserve -= len(many)
        else:
            return self._puncture(line, job)
        line.turns = (*line.turns, Turn("use", (job.spaces,), effect=job.what))
        return True

    def _is_chain(self, line: Line, spaces: Sequence[int]) -> bool:
        """Whether these spaces are all that are occupied there, in a line."""
        ways, occupied = roads(self.prospects.board, line.bridges), set(line.divers)
        for at, space in enumerate(spaces):
            beside = {there for there in ways[space] if there in occupied}
            if beside != {*spaces[max(0, at - 1) : at], *spaces[at + 1 : at + 2]}:
                return False
        return True

    def _puncture(self, line: Line, job: Job) -> bool:
        """A sundiver becomes a bridge by crossing, in the last Move if that has a point left."""
        step = (job.spaces[0], int(self.layout.edges[job.at][1]), 1)
        line.divers, line.reserve = without(line.divers, job.spaces), line.reserve + 1
        moved = bool(line.turns) and line.turns[-1].what == "move" and not line.turns[-1].late
        if moved and line.spare is not None:
            last = line.turns[-1]
            line.turns = (*line.turns[:-1], last._replace(steps=(*last.steps, step), effect="puncture"))
            line.spare = line.spare._replace(points=line.spare.points - 1)
        else:
            line.turns = (*line.turns, Turn("move", (step,), effect="puncture"))
            line.spare = Spare(line.points - 1, line.corner, line.pool, line.bridges)
            self.end_turn(line, 0)
        line.pieces = _counted(line.pieces, Kind.BRIDGE, -1)
        line.bridges = tuple(sorted((*line.bridges, job.at)))
        return True

    def _pay(self, line: Line, kind: Kind, space: int) -> int:
        """What a station gives at once to whoever pays for it; 0: nobody can."""
        base, bonus = self.amount(line, space)
        most = line.energy if kind is Kind.TOWER else min(line.energy, line.reserve)
        if kind is Kind.NODE:
            line.energy += base + bonus
            return base + bonus
        if most < base:
            return 0
        got = base + bonus if most >= base + bonus else base
        line.energy -= got
        if kind is Kind.TOWER:
            self.gain(line, got)
        else:
            line.reserve, line.pool = line.reserve - got, line.pool + got
        return got

    def _taken_down(self, line: Line, job: Job) -> Line | None:
        spent = SPENT[job.kind]
        if line.reserve < spent:
            return None
        new = line.go_on()
        if job.kind is Kind.BRIDGE:
            new.bridges = tuple([edge for edge in line.bridges if edge != job.at])
        else:
            new.stations = tuple([site for site in line.stations if site[0] != job.at])
        new.pieces = _counted(line.pieces, job.kind, 1)
        new.pool, new.reserve = line.pool + spent, line.reserve - spent
        return new

    def _build(self, line: Line, job: Job) -> int:
        """Build of the sundivers that have gathered; the cards that it draws."""
        line.divers = without(line.divers, job.spaces)
        line.reserve += len(job.spaces)
        line.pieces = _counted(line.pieces, job.kind, -1)
        line.turns = (*line.turns, Turn("build", (job.spaces,), job.kind, job.at, effect=job.effect))
        if job.effect:
            line.held = ""
        if job.kind is Kind.BRIDGE:
            line.bridges = tuple(sorted((*line.bridges, job.at)))
            return self.layout.cards[self.layout.edges[job.at][1]]
        line.stations = tuple(sorted((*line.stations, (job.at, job.kind, True))))
        return self.layout.cards[job.at]

    def _activate(self, line: Line, job: Job) -> int | None:
        """Use the stations that can be paid for, the deepest first; the cards that it draws, None if none can."""
        used, cards = list[int](), 0
        if line.feeders and any(
            (space, job.kind) not in [site[:2] for site in line.stations] for space in job.spaces
        ):
            return None
        for space in sorted(job.spaces, key=lambda space: -self.layout.base[space]):
            if not self._pay(line, job.kind, space):
                continue
            used.append(space)
            cards += self.layout.cards[space]
        if not used:
            return None
        line.divers, line.pool = without(line.divers, used), line.pool + len(used)
        line.turns = (*line.turns, Turn("activate", (tuple(used),), job.kind))
        return cards

    def _scour(self, line: Line, job: Job) -> None:
        line.divers, line.pool = without(line.divers, job.spaces), line.pool + len(job.spaces)
        line.feeders = without(line.feeders, job.spaces)
        line.turns = (*line.turns, Turn("scour", (job.spaces,)))


def _counted(pieces: tuple[int, ...], kind: Kind, more: int) -> tuple[int, ...]:
    return tuple([left + more * (of == kind) for of, left in enumerate(pieces)])
