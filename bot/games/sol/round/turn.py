"""The frame of a turn: choose an action, carry it out, draw, keep, orbit (rules 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Text
from bot.engine.steps import Step
from bot.games.parts.chain import Chain
from bot.games.sol.actions.acting import Acting, purse, uses
from bot.games.sol.actions.activate import Activating, list_activations
from bot.games.sol.actions.boxed import GiveUp, must_give_up_a_structure, stations_occupied
from bot.games.sol.actions.convert import convert, deconvert, list_conversions, list_deconversions
from bot.games.sol.actions.drawing import StallDraw, ask_keep_first
from bot.games.sol.actions.move import Moving, list_flights
from bot.games.sol.actions.refusals import (
    refuse_activate,
    refuse_convert,
    refuse_deconvert,
    refuse_fly,
    refuse_hurl,
    refuse_launch,
    refuse_recall,
    refuse_scour,
    refuse_use,
)
from bot.games.sol.actions.scour import Scour
from bot.games.sol.actions.whole_move import CHAINS
from bot.games.sol.holdings.rewards import is_burden, scour_moves
from bot.games.sol.table.board import Space
from bot.games.sol.table.edition import is_boxed, movement_points
from bot.games.sol.table.state import Kind, Table
from bot.games.sol.table.tables import HOLD, WHO

QUIET_ROUNDS = 8
"""After this many rounds without a card drawn by an action, every orbit draws one (rules 5.1)."""


def start_turn(g: Table) -> None:
    """T0: a choice of a card to keep that is still open is asked, a player without sundivers is rescued."""
    seat = g.active
    g.effect = ""
    orbit = Orbit(seat)
    g.push(orbit)
    g.push(Choose(seat))
    if is_boxed(g.options):
        orbit.present = stations_occupied(g, seat)
        if must_give_up_a_structure(g, seat):
            g.push(GiveUp(seat))
    else:
        _rescue(g, seat)
    ask_keep_first(g, seat)


def _rescue(g: Table, seat: Seat) -> None:
    """A player with no sundiver in pool or on the board, and nothing to take down, gets one back (rules
    5.1).
    """
    player = g.players[seat]
    if player.pool or not player.reserve or any(g.sundivers[seat]) or list_deconversions(g, seat):
        return
    player.reserve -= 1
    player.pool += 1
    g.tell("rescue", seat=WHO[seat])


class Choose(Acting, tag="choose"):
    """T1: the player moves, converts or activates; the first step of an action chooses it (rules 5)."""

    moment: ClassVar[str] = "choose"
    prompt: ClassVar[str] = "choose"
    default: ClassVar[Move] = HOLD
    far: ClassVar[bool] = True
    chains: ClassVar[Mapping[str, Chain]] = CHAINS

    def purse(self, g: Table) -> Text:
        aim = self._aim(g)
        had = purse(g, self.seat, points=movement_points(g, self.seat))
        return had if aim is None else Text("purse-and-aim", {"purse": had, "aim": aim})

    def _aim(self, g: Table) -> Text | None:
        """What is easily missed: that there is nothing left to move, what ends the game."""
        player, quiet = g.players[self.seat], g.round - 1 - g.last_draw
        if not player.pool and not any(g.sundivers[self.seat]) and list_deconversions(g, self.seat):
            return Text("aim-grounded")
        if is_burden(g, player.energy):
            return Text("aim-burdened", {"energy": player.energy, "loss": player.energy // 2})
        return Text("aim-quiet", {"rounds": quiet}) if g.seats > 1 and quiet >= QUIET_ROUNDS else None

    def travels(self, g: Table, seat: Seat) -> list[Move]:
        found = uses(g, self)[:]
        list_flights(g, seat, found)
        return found

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = self.travels(g, seat)
        list_conversions(g, seat, found)
        found += list_deconversions(g, seat)
        list_activations(g, seat, found)
        if g.feeders:
            found += scour_moves(g, seat)
        found.append(HOLD)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        points = movement_points(g, seat)
        match move.verb:
            case "launch":
                return refuse_launch(g, seat, points, move.values)
            case "fly":
                return refuse_fly(g, seat, points, move.values)
            case "hurl":
                return refuse_hurl(g, seat, points, move.values)
            case "convert":
                legal: list[Move] = []
                list_conversions(g, seat, legal)
                return refuse_convert(g, seat, legal, move.values)
            case "deconvert":
                return refuse_deconvert(g, seat, move.values)
            case "activate":
                return refuse_activate(g, seat, Kind.BRIDGE, (), move.values)
            case "recall":
                return refuse_recall(g, seat, points, move.values)
            case "scour":
                return refuse_scour(g, seat, move.values)
            case "use":
                return refuse_use(g, seat, self.moment, move.values)
        return super().refuse(g, seat, move)

    def act(self, g: Table, step: Acting) -> None:
        """Let `step` carry out the action that was chosen."""
        g.stack[-1] = step

    def do_launch(self, g: Table, seat: Seat, to: str, how: str = "") -> None:
        moving = Moving(seat, movement_points(g, seat))
        self.act(g, moving)
        moving.do_launch(g, seat, to, how)

    def do_fly(self, g: Table, seat: Seat, start: str, goal: str) -> None:
        moving = Moving(seat, movement_points(g, seat))
        self.act(g, moving)
        moving.do_fly(g, seat, start, goal)

    def do_hurl(self, g: Table, seat: Seat, space: str) -> None:
        moving = Moving(seat, movement_points(g, seat))
        self.act(g, moving)
        moving.do_hurl(g, seat, space)

    def do_recall(self, g: Table, seat: Seat, to: str) -> None:
        moving = Moving(seat, movement_points(g, seat))
        self.act(g, moving)
        moving.do_recall(g, seat, to)

    def do_scour(self, g: Table, seat: Seat, space: str) -> None:
        g.done(self)
        scour = Scour(seat)
        g.push(scour)
        scour.do_scour(g, seat, space)

    def do_convert(self, g: Table, seat: Seat, piece: str, at: str, using: str = "") -> None:
        g.done(self)
        convert(g, seat, piece, at, using)

    def do_deconvert(self, g: Table, seat: Seat, at: str) -> None:
        g.done(self)
        deconvert(g, seat, at)

    def do_activate(self, g: Table, seat: Seat, space: str) -> None:
        station = g.stations[g.layout.number[space]]
        if station is not None:
            activating = Activating(seat, station.kind)
            self.act(g, activating)
            activating.do_activate(g, seat, space)

    def do_hold(self, g: Table, seat: Seat) -> None:
        g.done(self)
        g.tell("hold", seat=WHO[seat])


class Orbit(Step, tag="orbit"):
    """T6: the mothership advances a corner; in a quiet game, and in a solo game, a card is drawn (rules 5, 5.1, 16.4).

    It is at the bottom of the turn's stack. `present` are the stations where the player had a sundiver when the turn
    began, which the boxed edition needs (rules 16.1.6).
    """

    seat: Seat
    present: list[Space] = []

    def run(self, g: Table) -> None:
        g.done(self)
        player = g.players[self.seat]
        player.corner = player.corner % g.layout.corners + 1
        g.push(NextTurn())
        quiet = g.round - 1 - g.last_draw
        if g.seats == 1 or quiet >= QUIET_ROUNDS:
            g.push(StallDraw(self.seat, 1, quiet=0 if g.seats == 1 else quiet))


class NextTurn(Step, tag="next-turn"):
    """The turn passes to the player behind; after the last one a round is over."""

    def run(self, g: Table) -> None:
        g.done(self)
        g.turn += 1
        if g.turn == g.seats:
            g.turn = 0
            g.round += 1
        start_turn(g)
