"""The Activate action: stations of one type pay, no matter who owns them (rules 8).

Suit effects that change it are subclasses of `Activating`.
"""

from __future__ import annotations

from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Text
from bot.engine.told import SMALL, touching
from bot.games.sol.actions.acting import Acting, purse, uses
from bot.games.sol.actions.boxed import present_at_the_start
from bot.games.sol.actions.drawing import draw
from bot.games.sol.actions.refusals import refuse_activate, refuse_use
from bot.games.sol.holdings.rewards import affordable, base, bases, offer_bonus, reward
from bot.games.sol.table.board import Space
from bot.games.sol.table.edition import is_boxed
from bot.games.sol.table.state import Kind, Table
from bot.games.sol.table.tables import END, SEATS, WHO, tables_of

ACTIVATE_EVENTS = ("", "activate-node", "activate-foundry", "activate-tower")


def list_activations(g: Table, seat: Seat, found: list[Move], kind: Kind | None = None) -> None:
    """Stations (of one kind) on which the player has a sundiver and can pay the base cost (8.1, 8.2)."""
    stations = g.stations
    activate, amounts = tables_of(g.board).activate, bases(g)
    own = g.sundivers[seat]
    if is_boxed(g.options):
        own = present_at_the_start(g, seat)
    for space, n in enumerate(own):
        if n:
            station = stations[space]
            if (
                station is not None
                and (kind is None or station.kind is kind)
                and affordable(g, seat, station.kind, amounts[space])
            ):
                found.append(activate[space])


class Activating(Acting, tag="activating"):
    """T2 of an Activate action: one station after another, each once, until `end` or until nothing else is left (rules
    8).

    `kind` is the type chosen; BRIDGE stands for none yet. `done` are the stations activated, `cards` those
    to draw.
    """

    kind: Kind
    activated: list[Space] = []
    cards: int = 0

    moment: ClassVar[str] = "activate"
    prompt: ClassVar[str] = "activate"
    default: ClassVar[Move] = END
    later: ClassVar[bool] = True

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        """No one once a station was activated and only `end` is left (rules 8.3)."""
        over = self.activated and len(self.moves(g, self.seat)) == 1
        return () if over else SEATS[self.seat]

    def run(self, g: Table) -> None:
        self.do_end(g, self.seat)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [END, *uses(g, self), *self.stations(g)]

    def purse(self, g: Table) -> Text:
        return purse(g, self.seat, cards=self.cards)

    def stations(self, g: Table) -> list[Move]:
        """The stations that can be activated next."""
        found: list[Move] = []
        list_activations(g, self.seat, found, self.kind or None)
        if self.activated:
            activate = tables_of(g.board).activate
            done = {activate[space].values for space in self.activated}
            found = [move for move in found if move.values not in done]
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "activate":
            return refuse_activate(g, seat, self.kind, self.activated, move.values)
        return refuse_use(g, seat, self.moment, move.values) if move.verb == "use" else None

    def do_activate(self, g: Table, seat: Seat, name: str) -> None:
        space = g.layout.number[name]
        self.activate(g, space, base(g, space))

    def activate(self, g: Table, space: Space, base: int) -> None:
        """Activate a station for a base reward; then its bonus is offered (rules 8.2)."""
        station = g.stations[space]
        if station is None:
            raise ValueError("no station to activate")
        self.kind = station.kind
        self.activated.append(space)
        self.cards += g.layout.cards[space]
        amount = reward(g, self.seat, station.kind, base)
        owner = "own" if station.seat == self.seat else "other" if station.seat >= 0 else "none"
        g.tell(
            ACTIVATE_EVENTS[station.kind],
            told=touching(SMALL, station.seat),
            seat=WHO[self.seat],
            owner=WHO[station.seat],
            whose=owner,
            space=g.layout.names[space],
            amount=amount,
        )
        self.return_sundiver(g, space)
        offer_bonus(g, self.seat, space)

    def return_sundiver(self, g: Table, space: Space) -> None:
        """One sundiver on the station goes back to the pool (rules 8.2)."""
        g.sundivers[self.seat][space] -= 1
        g.players[self.seat].pool += 1

    def do_end(self, g: Table, seat: Seat) -> None:
        g.done(self)
        draw(g, seat, self.cards)
