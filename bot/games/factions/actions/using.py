"""Using a planet, whatever the reason: one course for all (rules 10.10)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from bot.engine.moves import Ask, Mark, Move, Seat, Text
from bot.engine.told import PLAIN, part_of
from bot.games.factions.actions.objectives import finish_instant
from bot.games.factions.actions.planets import VISITS, Visit, refuse_visit
from bot.games.factions.cards.cards import (
    EARTH,
    JUPITER,
    MARS,
    MERCURY,
    NEPTUNE,
    PLANETS,
    SATURN,
    URANUS,
    VENUS,
)
from bot.games.factions.holdings.asking import Question, triggered
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.holdings.orbiting import orbit
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import ASCENDING, PLANET_NAME, SKIP, USE, WHO

PUSH = Move("choose", ("push",))
ASCENDED = "ascendancy"
SUMMED_UP = {
    MERCURY: "gained-energy",
    VENUS: "drew-explorers",
    EARTH: "voted",
    MARS: "upgraded",
    JUPITER: "gained-exoplanet",
    SATURN: "drew-objectives",
    URANUS: "gained-tech",
    NEPTUNE: "gained-research",
}
"""By planet, what tells of its use better than that it was used."""


def use(g: Table, side: int, planet: int, acting: int | None = None) -> None:
    """Let a side use a planet next, `acting` as another or as itself; whether it may was asked before."""
    g.push(Use(side, planet, planet if acting is None else acting))


class Use(Visit, tag="use"):
    """The parts of a use, one after another: what the planet does, what follows it, and what others make of it."""

    at: int = 0

    def run(self, g: Table) -> None:
        side, part = self.side, self.at
        self.at += 1
        if part == 0:
            self.begin(g)
        elif part == 1:
            for planet in sorted({self.planet, self.acting}, reverse=True):
                triggered(g, side, "use", PLANETS[planet], self.x if planet == self.acting else 0)
        elif part == 2:
            if value(g, side, "planet-steps"):
                g.push(PushOn(side, self.planet))
        elif part == 3:
            offer_ascendancy(g, side, self.planet)
        else:
            g.done(self)
            finish_instant(g, side)

    def begin(self, g: Table) -> None:
        """Note the use, and let the planet do what it does."""
        player = g.players[self.side]
        player.turn.built_at_once = player.turn.mined_at_once = 0
        for used in (player.turn.used, player.round.used):
            used += sorted({self.planet, self.acting} - set(used))
        if self.planet == self.acting:
            told = part_of(SUMMED_UP[self.planet]) if self.planet in SUMMED_UP else PLAIN
            g.tell("used", told=told, side=WHO[self.side], planet=PLANET_NAME[self.planet])
        else:
            planets: dict[str, Any] = {"planet": PLANET_NAME[self.planet], "acting": PLANET_NAME[self.acting]}
            g.tell("used-as", side=WHO[self.side], **planets)
        VISITS[self.acting](g, self.side)


class PushOn(Question, tag="push-on"):
    """The Daughters of Einstein may move a planet one step after they have used it (14)."""

    planet: int

    def text(self, g: Table) -> Text:
        return Text("ask-push-on", {"planet": PLANET_NAME[self.planet]})

    def marks(self, g: Table, seat: Seat) -> tuple[Mark, ...]:
        return (Mark(PLANETS[self.planet], "may"),)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [PUSH, SKIP]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        orbit(g, self.planet, 1)


def offer_ascendancy(g: Table, user: int, planet: int) -> None:
    """After a use, ask who may use the same planet too: once a round, wherever their ships are (14)."""
    for side, player in enumerate(g.players[: g.seats]):
        if (
            side != user
            and player.wishes.ascend != "never"
            and ASCENDED not in player.round.spent
            and value(g, side, "ascendancy")
            and refuse_visit(g, side, planet) is None
        ):
            ascend = Ascend(side, planet)
            if player.wishes.ascend == "always":
                ascend.accept(g)
            else:
                g.push(ascend)


class Ascend(Question, tag="ascend"):
    """Quantum Ascendancy: use the planet that someone else has just used."""

    planet: int

    prompt: ClassVar[str] = "ascend"

    def text(self, g: Table) -> Text:
        return Text("ask-ascend", {"planet": PLANET_NAME[self.planet]})

    def ask(self, g: Table, seat: Seat) -> Ask:
        return replace(super().ask(g, seat), settings=ASCENDING[1:])

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        can = refuse_visit(g, self.side, self.planet) is None
        return [USE[self.planet], SKIP] if can else [SKIP]

    def accept(self, g: Table) -> None:
        """Use it; that is all for this round."""
        g.players[self.side].round.spent.append(ASCENDED)
        g.tell("ascended", side=WHO[self.side], planet=PLANET_NAME[self.planet])
        use(g, self.side, self.planet)

    def do_use(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        self.accept(g)
