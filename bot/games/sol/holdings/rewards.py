"""The rewards and costs of stations, and the bonus of an activation (rules 8.2, 8.4)."""

from __future__ import annotations

from bot.engine.moves import Ask, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import DETAIL, SMALL
from bot.games.sol.holdings.feeders import bonus
from bot.games.sol.holdings.orders import COSTLY, bonus_order, standing
from bot.games.sol.table.board import Space
from bot.games.sol.table.sights import mark
from bot.games.sol.table.state import NOBODY, Kind, Table
from bot.games.sol.table.tables import DECLINE, SEATS, TAKE, WHO

BONUS_EVENTS = ("", "bonus-node", "bonus-foundry", "bonus-tower")


def sundivers_built(g: Table, seat: Seat, amount: int) -> int:
    """How many sundivers `amount` energy builds; Duplicate doubles those of the player who used it (rules
    12.3).
    """
    return 2 * amount if g.effect == "duplicate" and seat == g.active else amount


def cost(kind: Kind, amount: int) -> int:
    """The energy that a station costs for a reward of `amount`: nodes cost nothing."""
    return 0 if kind is Kind.NODE else amount


def affordable(g: Table, seat: Seat, kind: Kind, amount: int) -> bool:
    """Whether a player can take a reward: all or nothing, for energy as for sundivers in the reserve."""
    if kind is Kind.NODE:
        return True
    player = g.players[seat]
    if kind is Kind.FOUNDRY and player.reserve < sundivers_built(g, seat, amount):
        return False
    return player.energy >= amount


def reward(g: Table, seat: Seat, kind: Kind, amount: int) -> int:
    """Pay for and take a reward; returns the amount of energy, sundivers or momentum."""
    player = g.players[seat]
    if kind is Kind.NODE:
        player.energy += amount
        return amount
    player.energy -= amount
    if kind is Kind.TOWER:
        player.momentum += amount
        return amount
    built = sundivers_built(g, seat, amount)
    player.reserve -= built
    player.pool += built
    return built


def offer_bonus(g: Table, activator: Seat, space: Space) -> None:
    """The bonus of a station just activated: the owner may take it first, then the activator (rules 8.2)."""
    station, amount = g.stations[space], bonus(g, space)
    if station is None or not amount:
        return
    kind, owner = station.kind, station.seat
    if owner not in (activator, NOBODY) and affordable(g, owner, kind, amount):
        order = bonus_order(g, owner, kind, g.players[owner].energy - cost(kind, amount))
        if order == "take":
            take_bonus(g, owner, space)
            return
        if order == "ask":
            g.push(Bonus(space, owner, activator))
            return
    if affordable(g, activator, kind, amount):
        g.push(Bonus(space, activator, activator))


def take_bonus(g: Table, seat: Seat, space: Space) -> None:
    """Pay and take the bonus of the station on a space."""
    station = g.stations[space]
    if station is not None:
        amount = reward(g, seat, station.kind, bonus(g, space))
        g.tell(
            BONUS_EVENTS[station.kind],
            told=DETAIL.touching(SMALL, seat),
            seat=WHO[seat],
            space=g.layout.names[space],
            amount=amount,
        )


class Bonus(Step, tag="bonus"):
    """The decision on the bonus of an activated station: first its owner's, then the activator's (rules
    8.2, 8.4).

    The asked seat can always afford it. A standing order given meanwhile by the owner counts as the answer.
    """

    space: Space
    seat: Seat
    activator: Seat

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat] if self.order(g) == "ask" else ()

    def order(self, g: Table) -> str:
        """What the standing order of an owner says; the activator is always asked."""
        station = g.stations[self.space]
        if station is None or self.seat == self.activator:
            return "ask"
        energy = g.players[self.seat].energy - cost(station.kind, bonus(g, self.space))
        return bonus_order(g, self.seat, station.kind, energy)

    def questions(self, g: Table, seat: Seat) -> list[str] | None:
        """The questions for standing orders that a seat is asked; None where this is not about its orders."""
        station = g.stations[self.space]
        if station is None or seat != self.seat or seat == self.activator:
            return None
        return [station.kind.word] if self.order(g) == "ask" else []

    def run(self, g: Table) -> None:
        self.do_bonus(g, self.seat, self.order(g))

    def ask(self, g: Table, seat: Seat) -> Ask:
        station, amount = g.stations[self.space], bonus(g, self.space)
        kind = Kind.NODE if station is None else station.kind
        prompt = Text(
            f"ask-bonus-{kind.word}",
            {
                "activator": WHO[self.activator],
                "space": g.layout.names[self.space],
                "amount": amount,
            },
        )
        marks = (mark(g.layout.names[self.space], "may"),)
        if seat == self.activator:
            return Ask(seat, prompt, TAKE, Pace.TURN if seat == g.active else Pace.ASIDE, marks=marks)
        default = DECLINE if kind.word in COSTLY else TAKE
        return Ask(seat, prompt, default, Pace.ASIDE, settings=standing(g, seat, kind.word), marks=marks)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [TAKE, DECLINE]

    def do_bonus(self, g: Table, seat: Seat, answer: str) -> None:
        g.done(self)
        if answer == "take":
            take_bonus(g, seat, self.space)
            return
        g.tell("bonus-declined", told=DETAIL, seat=WHO[seat], space=g.layout.names[self.space])
        station = g.stations[self.space]
        amount = bonus(g, self.space)
        if station and seat != self.activator and affordable(g, self.activator, station.kind, amount):
            g.push(Bonus(self.space, self.activator, self.activator))
