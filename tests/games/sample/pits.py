"""Pits, a game of one secret choice among public values: where the pit is that someone dug.

Each round one player digs a pit on a space from 1 to 5 in secret; each of the others walks to a space. A point for
every one who falls in. By night the digger stays on the first or sneaks over one or two and
digs on the last, an open-ended move.
"""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Ask, Choice, Move, Pace, Param, Seat, Spot, Text, Value, Verb, who
from bot.engine.options import GameInfo, Options
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Standings
from bot.engine.steps import State, Step
from tests.games.text import text

UNKNOWN = 0
SPACES = range(1, 6)
SNEAKS = 2
"""So many spaces at most are sneaked over."""
TURNS = 2
"""How often each player digs."""


class Dig(Step, tag="dig"):
    """A player digs a pit."""

    seat: Seat

    def awaits(self, g: Pits) -> tuple[Seat, ...]:
        return (self.seat,)

    def ask(self, g: Pits, seat: Seat) -> Ask:
        return Ask(seat, text("ask-dig"), Move("dig", (1,)), Pace.TURN)

    def moves(self, g: Pits, seat: Seat) -> list[Move]:
        return [Move("dig", (space,)) for space in (SPACES[:1] if g.night else SPACES)]

    def spot(self, g: Pits, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        if not g.night or len(chosen) > SNEAKS or not set(chosen) <= set(SPACES):
            return None
        further = SPACES if len(chosen) < SNEAKS else ()
        choices = (Choice(space, text("label-space", space=space), True) for space in further)
        return Spot(
            tuple(choices), bool(chosen), whole=text("sneak-whole", space=chosen[-1]) if chosen else None
        )

    def do_sneak(self, g: Pits, seat: Seat, *spaces: int) -> None:
        self.do_dig(g, seat, spaces[-1])

    def do_dig(self, g: Pits, seat: Seat, space: int) -> None:
        g.done(self)
        g.tell("dug-here", (seat,), space=space)
        if g.leaky:
            g.tell("dug", seat=who(seat), space=space)
        else:
            g.tell("dug-somewhere", seat=who(seat))
        g.push(Walk(seat, space, []))


class Walk(Step, tag="walk"):
    """The others walk, one after the other. In their views the pit is UNKNOWN."""

    digger: Seat
    pit: int
    walked: list[int]

    def awaits(self, g: Pits) -> tuple[Seat, ...]:
        seats = len(g.scores)
        return (Seat((self.digger + 1 + len(self.walked)) % seats),) if len(self.walked) < seats - 1 else ()

    def ask(self, g: Pits, seat: Seat) -> Ask:
        return Ask(seat, text("ask-walk"), Move("walk", (1,)), Pace.TURN)

    def moves(self, g: Pits, seat: Seat) -> list[Move]:
        return [Move("walk", (space,)) for space in SPACES]

    def do_walk(self, g: Pits, seat: Seat, space: int) -> None:
        self.walked.append(space)
        g.tell("walked", seat=who(seat), space=space)

    def run(self, g: Pits) -> None:
        g.done(self)
        g.tracks = [self.pit, *self.walked]
        g.tell("uncovered", space=self.pit)
        for after, space in enumerate(self.walked, 1):
            if space == self.pit:
                g.scores[self.digger] += 1
                g.tell("fell", seat=who(Seat((self.digger + after) % len(g.scores))), space=space)
        g.round += 1
        if g.round == TURNS * len(g.scores):
            g.over = True
            g.tell("over")
        else:
            g.push(Dig(Seat(g.round % len(g.scores))))


class Pits(State):
    """The table. `tracks` are the pit of the last round and the spaces that the others walked to."""

    stack: list[Dig | Walk]
    beside: list[Dig | Walk]
    scores: list[int]
    round: int = 0
    leaky: bool = False
    night: bool = False
    tracks: list[int] = []


class PitsRules(Game[Pits]):
    """The rules of Pits. Where they are `leaky` everybody is told where the pit is, though no view shows it."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="pits",
        min_seats=2,
        max_seats=3,
        version=1,
        since=1,
        verbs=(
            Verb("dig", (Param("space", "number"),)),
            Verb("sneak", (Param("spaces", "number"),), open=True, most=SNEAKS),
            Verb("walk", (Param("space", "number"),)),
        ),
    )
    state_type = Pits

    def __init__(self, *, leaky: bool = False, night: bool = False) -> None:
        super().__init__()
        self.leaky, self.night = leaky, night

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Pits:
        scores = [0] * seats
        return Pits(version, rng, False, [], [Dig(Seat(0))], [], scores, leaky=self.leaky, night=self.night)

    def secrets(self, options: Options, seats: int) -> bool:
        return True

    def hide(self, view: Pits, viewer: Seat | None) -> None:
        for step in view.stack:
            if isinstance(step, Walk) and step.digger != viewer:
                step.pit = UNKNOWN

    def deal_anew(self, world: Pits, viewer: Seat | None, rng: Rng) -> None:
        for step in world.stack:
            if isinstance(step, Walk) and step.digger != viewer:
                step.pit = rng.pick(SPACES)

    def standings(self, state: Pits) -> Standings:
        return Standings.ranked(state.scores) if state.over else Standings(tuple(state.scores))

    def headline(self, state: Pits) -> Text:
        return text("headline", round=state.round, rounds=TURNS * len(state.scores))
