"""Rule 10, mirrors: after its flight a side may leave a mirror in its sector, which it then enters for less."""

from __future__ import annotations

import msgspec

from bot.engine.moves import Ask, Move, Pace, Param, Seat, Side, Verb, who
from bot.engine.steps import Step
from bot.games.parts.modules import Module
from tests.games.sample.afterglow.core.flight import LANDED, PRICE
from tests.games.sample.afterglow.core.state import STRUCK, Board
from tests.games.text import text


class Mirrors(msgspec.Struct, array_like=True, tag="mirrors"):
    """The sides whose mirrors stand in sectors."""

    at: dict[str, int] = {}


class Setup(Step, tag="mirror"):
    """A side leaves a mirror, or goes on without."""

    side: int

    def awaits(self, g: Board) -> tuple[Seat, ...]:
        return (g.owner(self.side),)

    def ask(self, g: Board, seat: Seat) -> Ask:
        return Ask(seat, text("ask-mirror"), Move("mirror", ("no",)), Pace.TURN, side=Side(self.side))

    def moves(self, g: Board, seat: Seat) -> list[Move]:
        return [Move("mirror", (word,)) for word in ("yes", "no")]

    def do_mirror(self, g: Board, seat: Seat, word: str) -> None:
        g.done(self)
        if word == "yes":
            place = g.places[self.side]
            g.fuel[self.side] -= 1
            g.part(Mirrors).at[place] = self.side
            g.tell("mirror", side=who(self.side), place=place)


class MirrorsModule(Module[Board]):
    """The module."""

    key = "mirrors"
    verbs = (Verb("mirror", (Param("answer"),)),)

    def __init__(self) -> None:
        self.hooks = (PRICE.by(cheaper), LANDED.by(ask), STRUCK.by(shatter))

    def deal(self, g: Board, rng: object) -> None:
        g.parts.append(Mirrors())

    def check(self, g: Board) -> None:
        assert all(side in g.people for side in g.part(Mirrors).at.values()), "a mirror of no one"


def cheaper(g: Board, side: int, sector: str, cost: int) -> int:
    """A sector with the side's own mirror costs one less, but never nothing."""
    return max(1, cost - 1) if g.part(Mirrors).at.get(sector) == side else cost


def ask(g: Board, side: int) -> None:
    """A side that has fuel left may leave a mirror where none stands."""
    if g.fuel[side] and g.places[side] not in g.part(Mirrors).at:
        g.push(Setup(side))


def shatter(g: Board, band: str) -> None:
    """A storm breaks the mirrors of a band."""
    at = g.part(Mirrors).at
    for sector in [sector for sector in at if sector[0] == band]:
        g.tell("shattered", side=who(at.pop(sector)), place=sector)
