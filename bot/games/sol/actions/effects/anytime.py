"""Effects for any time in the own turn: Accelerate, Hatch, Procreate, Tribute (rules 12.3)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Mark, Move, Seat
from bot.engine.told import FELT, SMALL, touching
from bot.games.sol.actions.acting import Acting, Asking, SuitEffect, register
from bot.games.sol.table.board import Space
from bot.games.sol.table.state import CROWD, Table
from bot.games.sol.table.tables import PICK_NUMBER, SEAT_CALLED, SEAT_WORDS, SEATS, WHO, mark, tables_of

HATCHLINGS = 2


class AskingEffect(SuitEffect):
    """An effect whose question is put above the step at which the card is used."""

    step_type: ClassVar[type[Asking]]

    def usable(self, g: Table, step: Acting) -> bool:
        return bool(self.step_type(step.seat).choices(g))

    def start(self, g: Table, step: Acting) -> None:
        g.push(self.step_type(step.seat))


class Accelerating(Asking, tag="accelerate"):
    """All motherships advance as many corners as the player says, short of a full circle."""

    key = "accelerate"

    def choices(self, g: Table) -> list[Move]:
        return list(PICK_NUMBER[1 : g.layout.corners])

    def sights(self, g: Table) -> tuple[Mark, ...]:
        return tuple(mark(ship, "own") for ship in SEAT_WORDS[: g.seats])

    def do_pick(self, g: Table, seat: Seat, number: int) -> None:
        g.done(self)
        corners = g.layout.corners
        for player in g.players:
            player.corner = (player.corner + number - 1) % corners + 1
        g.tell("accelerate", told=touching(SMALL, *range(g.seats)), seat=WHO[seat], number=number)


@register
class Accelerate(AskingEffect):
    key = "accelerate"
    step_type = Accelerating


class Hatching(Asking, tag="hatch"):
    """On a space shared with another player, their sundiver goes home and two from the player's reserve
    appear.
    """

    key = "hatch"

    def choices(self, g: Table) -> list[Move]:
        if g.players[self.seat].reserve < HATCHLINGS:
            return []
        own, names = g.sundivers[self.seat], g.layout.names
        return [
            Move("pick", (names[space], SEAT_WORDS[other]))
            for space, n in enumerate(own)
            if n and n + HATCHLINGS <= CROWD
            for other in range(g.seats)
            if other != self.seat and g.sundivers[other][space]
        ]

    def do_pick(self, g: Table, seat: Seat, name: str, other_word: str) -> None:
        g.done(self)
        space, other = g.layout.number[name], SEAT_CALLED[other_word]
        g.sundivers[other][space] -= 1
        g.players[other].pool += 1
        g.players[seat].reserve -= HATCHLINGS
        g.sundivers[seat][space] += HATCHLINGS
        g.tell(
            "hatch",
            told=touching(FELT, other),
            seat=WHO[seat],
            other=WHO[other],
            space=name,
            count=HATCHLINGS,
        )


@register
class Hatch(AskingEffect):
    key = "hatch"
    step_type = Hatching


class Procreating(Asking, tag="procreate"):
    """One sundiver from the reserve into every space with two or more; if the reserve is short, the
    player chooses.

    `born` are the spaces served.
    """

    key = "procreate"
    born: list[Space] = []

    def spaces(self, g: Table) -> list[Space]:
        """Spaces that are still to get one."""
        own = g.sundivers[self.seat]
        return [Space(s) for s, n in enumerate(own) if 2 <= n < CROWD and s not in self.born]

    def choices(self, g: Table) -> list[Move]:
        return (
            [tables_of(g.board).pick[space] for space in self.spaces(g)]
            if g.players[self.seat].reserve
            else []
        )

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        reserve = g.players[self.seat].reserve
        return SEATS[self.seat] if 0 < reserve < len(self.spaces(g)) else ()

    def do_pick(self, g: Table, seat: Seat, name: str) -> None:
        self.bear(g, g.layout.number[name])

    def bear(self, g: Table, space: Space) -> None:
        """One sundiver more on a space."""
        self.born.append(space)
        g.players[self.seat].reserve -= 1
        g.sundivers[self.seat][space] += 1

    def run(self, g: Table) -> None:
        g.done(self)
        if g.players[self.seat].reserve:
            for space in self.spaces(g):
                self.bear(g, space)
        g.tell("procreate", seat=WHO[self.seat], spaces=[g.layout.names[space] for space in self.born])


@register
class Procreate(AskingEffect):
    key = "procreate"
    step_type = Procreating


class Levying(Asking, tag="tribute"):
    """Each other player pays one energy for each sundiver on a station of the player's choice."""

    key = "tribute"

    def choices(self, g: Table) -> list[Move]:
        others = [seat for seat in range(g.seats) if seat != self.seat and g.players[seat].energy]
        return [
            tables_of(g.board).pick[space]
            for space, station in enumerate(g.stations)
            if station is not None
            and station.seat == self.seat
            and any(g.sundivers[other][space] for other in others)
        ]

    def do_pick(self, g: Table, seat: Seat, name: str) -> None:
        g.done(self)
        space = g.layout.number[name]
        for other, player in enumerate(g.players):
            paid = min(player.energy, g.sundivers[other][space])
            if other != seat and paid:
                player.energy -= paid
                g.players[seat].energy += paid
                g.tell(
                    "tribute",
                    told=touching(FELT, other),
                    seat=WHO[seat],
                    other=WHO[other],
                    space=name,
                    energy=paid,
                )


@register
class Tribute(AskingEffect):
    key = "tribute"
    step_type = Levying
