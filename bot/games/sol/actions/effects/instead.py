"""Effects that are the action themselves: Blight, Invade, Sacrifice, Squeeze (rules 12.3)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat
from bot.engine.steps import Step
from bot.engine.told import FELT, GRAVE, SMALL, touching
from bot.games.sol.actions.acting import Acting, Asking, SuitEffect, register
from bot.games.sol.actions.activate import ACTIVATE_EVENTS, list_activations
from bot.games.sol.actions.drawing import draw
from bot.games.sol.holdings.rewards import affordable, base, offer_bonus, reward
from bot.games.sol.table.board import Space
from bot.games.sol.table.edition import is_boxed
from bot.games.sol.table.state import SPENT, Kind, Station, Table
from bot.games.sol.table.tables import SEAT_CALLED, SEAT_WORDS, WHO, tables_of

GUESTS = 3
SACRIFICE_MOMENTUM = 2


class InsteadEffect(SuitEffect):
    """An effect that takes the place of an action: its `step_type` asks for what it needs to know."""

    step_type: ClassVar[type[Asking]]

    def usable(self, g: Table, step: Acting) -> bool:
        return step.moment == "choose" and bool(self.step_type(step.seat).choices(g))

    def start(self, g: Table, step: Acting) -> None:
        g.stack[-1] = self.step_type(step.seat)


class Blighting(Asking, tag="blight"):
    """A sundiver beside another mothership goes home, and three from the reserve hide in that mothership."""

    key = "blight"

    def choices(self, g: Table) -> list[Move]:
        if g.players[self.seat].reserve < GUESTS:
            return []
        own, names = g.sundivers[self.seat], g.layout.names
        return [
            Move("pick", (names[space], SEAT_WORDS[host]))
            for host, player in enumerate(g.players)
            if host != self.seat
            for space in tables_of(g.board).around[player.corner]
            if own[space]
        ]

    def do_pick(self, g: Table, seat: Seat, name: str, host_word: str) -> None:
        g.done(self)
        player, host = g.players[seat], SEAT_CALLED[host_word]
        g.sundivers[seat][g.layout.number[name]] -= 1
        player.pool += 1
        player.reserve -= GUESTS
        if not player.guests:
            player.guests = [0] * g.seats
        player.guests[host] += GUESTS
        g.tell("blight", told=touching(FELT, host), seat=WHO[seat], host=WHO[host], space=name, guests=GUESTS)


@register
class Blight(InsteadEffect):
    key = "blight"
    step_type = Blighting


class Invading(Asking, tag="invade"):
    """Sundivers on another player's station are given up, and it becomes one of the player's own."""

    key = "invade"

    def choices(self, g: Table) -> list[Move]:
        own, left = g.sundivers[self.seat], g.players[self.seat].pieces
        return [
            tables_of(g.board).pick[space]
            for space, station in enumerate(g.stations)
            if station is not None
            and station.seat not in (self.seat, -1)
            and left[station.kind]
            and own[space] >= SPENT[station.kind]
        ]

    def do_pick(self, g: Table, seat: Seat, name: str) -> None:
        g.done(self)
        space = g.layout.number[name]
        station = g.stations[space]
        if station is None:
            raise ValueError(f"no station on {name}")
        kind, number, player, owner = (
            station.kind,
            SPENT[station.kind],
            g.players[seat],
            g.players[station.seat],
        )
        g.sundivers[seat][space] -= number
        player.reserve += number
        player.pieces[kind] -= 1
        owner.pieces[kind] += 1
        back = min(number, owner.reserve)
        owner.reserve -= back
        owner.pool += back
        g.stations[space] = Station(kind, seat, number)
        g.tell(
            "invade",
            told=touching(GRAVE, station.seat),
            seat=WHO[seat],
            owner=WHO[station.seat],
            piece=f"~piece-{kind.word}",
            space=name,
            count=back,
        )
        draw(g, seat, g.layout.cards[space])


@register
class Invade(InsteadEffect):
    key = "invade"
    step_type = Invading


class Sacrificing(Asking, tag="sacrifice"):
    """All sundivers on one foundry leave the board, and each earns its owner two momentum."""

    key = "sacrifice"

    def choices(self, g: Table) -> list[Move]:
        own, pick = g.sundivers[self.seat], tables_of(g.board).pick
        return [
            pick[space]
            for space, station in enumerate(g.stations)
            if station is not None and station.kind is Kind.FOUNDRY and own[space]
        ]

    def do_pick(self, g: Table, seat: Seat, name: str) -> None:
        g.done(self)
        space = g.layout.number[name]
        for owner, own in enumerate(g.sundivers):
            number, player = own[space], g.players[owner]
            if number:
                own[space] = 0
                if is_boxed(g.options):
                    player.gone += number
                else:
                    player.reserve += number
                player.momentum += SACRIFICE_MOMENTUM * number
                g.tell(
                    "sacrifice",
                    told=touching(FELT, owner),
                    seat=WHO[owner],
                    space=name,
                    count=number,
                    momentum=SACRIFICE_MOMENTUM * number,
                )


@register
class Sacrifice(InsteadEffect):
    key = "sacrifice"
    step_type = Sacrificing


class Squeezing(Asking, tag="squeeze"):
    """One own station is activated, and its cards are drawn at once."""

    key = "squeeze"

    def choices(self, g: Table) -> list[Move]:
        found: list[Move] = []
        list_activations(g, self.seat, found)
        number, stations = g.layout.number, g.stations
        return [
            move
            for move in found
            if (station := stations[number[str(move.values[0])]]) and station.seat == self.seat
        ]

    def do_activate(self, g: Table, seat: Seat, name: str) -> None:
        g.done(self)
        space = g.layout.number[name]
        g.sundivers[seat][space] -= 1
        g.players[seat].pool += 1
        squeeze_base(g, seat, space)
        g.push(Squeezed(seat, space, g.marker))
        draw(g, seat, g.layout.cards[space])


def squeeze_base(g: Table, seat: Seat, space: Space) -> None:
    """Take the base reward of the station, if it can be paid for."""
    station, amount = g.stations[space], base(g, space)
    if station is not None and affordable(g, seat, station.kind, amount):
        g.tell(
            ACTIVATE_EVENTS[station.kind],
            told=touching(SMALL, seat),
            seat=WHO[seat],
            owner=WHO[seat],
            whose="own",
            space=g.layout.names[space],
            amount=reward(g, seat, station.kind, amount),
        )


class Squeezed(Step, tag="squeezed"):
    """The cards are drawn: an explosion destroys the station; otherwise base and bonus come again.

    `marker` is where the countdown stood before.
    """

    seat: Seat
    space: Space
    marker: int

    def run(self, g: Table) -> None:
        g.done(self)
        station, name = g.stations[self.space], g.layout.names[self.space]
        if station is None:
            return
        if g.marker < self.marker:
            g.stations[self.space] = None
            if not is_boxed(g.options):
                g.players[self.seat].pieces[station.kind] += 1
            g.tell("squeeze-destroyed", seat=WHO[self.seat], piece=f"~piece-{station.kind.word}", space=name)
            return
        squeeze_base(g, self.seat, self.space)
        g.push(BonusTwice(self.seat, self.space))


class BonusTwice(Step, tag="bonus-twice"):
    """The bonus of the squeezed station is offered twice; `left` are the offers to come."""

    seat: Seat
    space: Space
    left: int = 2

    def run(self, g: Table) -> None:
        if not self.left:
            g.done(self)
            return
        self.left -= 1
        offer_bonus(g, self.seat, self.space)


@register
class Squeeze(InsteadEffect):
    key = "squeeze"
    step_type = Squeezing
