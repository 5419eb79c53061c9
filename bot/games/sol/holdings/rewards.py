"""The rewards and costs of stations, the bonus of an activation (rules 8.2, 8.4), and the feeders that crawl to
stations and eat their rewards (rules 16.3.8)."""

from __future__ import annotations

from bot.engine.moves import Ask, Move, Pace, Seat, Text, Values, who
from bot.engine.steps import Step
from bot.engine.told import DETAIL, GRAVE, SMALL, touching
from bot.games.sol.holdings.orders import COSTLY, bonus_order, standing
from bot.games.sol.table.board import Space
from bot.games.sol.table.edition import is_boxed
from bot.games.sol.table.state import NOBODY, Kind, Table
from bot.games.sol.table.tables import DECLINE, SEATS, TAKE, WHO, mark, tables_of

BURDEN = 13
"""With this much energy or more, a player loses half in a flare (rules 10)."""
FEEDERS = 4


def enter_the_core(g: Table) -> None:
    """Four feeders enter the core, on different spaces at random."""
    spaces = list(g.layout.core)
    g.chance().shuffle(spaces)
    arrived = sorted(spaces[:FEEDERS])
    g.feeders = sorted([*g.feeders, *arrived])
    g.tell_chance("feeders", spaces=[g.layout.names[space] for space in arrived])
    eat(g)


def crawl(g: Table) -> None:
    """An explosion: every feeder not on a station moves one space, then stations with nothing left to
    give are destroyed.
    """
    if not g.feeders:
        return
    moved = [_next(g, Space(space)) for space in g.feeders]
    paths = [
        f"{g.layout.names[a]}-{g.layout.names[b]}" for a, b in zip(g.feeders, moved, strict=True) if a != b
    ]
    g.feeders = sorted(moved)
    if paths:
        g.tell("crawled", paths=paths)
    eat(g)


def _next(g: Table, space: Space) -> Space:
    layout = g.layout
    if g.stations[space] is not None:
        return space
    clockwise = counter = space
    for _ in range(layout.rings[layout.layer[space]] // 2):
        clockwise, counter = layout.side[clockwise][0], layout.side[counter][1]
        if g.stations[clockwise] is not None:
            return layout.side[space][0]
        if g.stations[counter] is not None:
            return layout.side[space][1]
    return layout.outer[space][0] if layout.outer[space] else space


def eat(g: Table) -> None:
    """Destroy the stations that would no longer give anything. The pieces leave the game."""
    for space in map(Space, sorted(set(g.feeders))):
        station = g.stations[space]
        if station is not None and base(g, space) + bonus(g, space) == 0:
            g.stations[space] = None
            owner = who(station.seat) if station.seat != NOBODY else "~nobody"
            g.tell(
                "eaten",
                told=touching(GRAVE, station.seat),
                owner=owner,
                piece=f"~piece-{station.kind.word}",
                space=g.layout.names[space],
            )


def bases(g: Table) -> list[int]:
    """The base rewards of all spaces."""
    return [base(g, Space(space)) for space in g.layout.spaces] if g.feeders else g.layout.base


def base(g: Table, space: Space) -> int:
    """The base reward of a station: the layer's, less one for each feeder on it."""
    full = g.layout.base[space]
    return max(0, full - g.feeders.count(space)) if g.feeders else full


def bonus(g: Table, space: Space) -> int:
    """The bonus of a station: the layer's, minus the feeders that found no base left to take."""
    full = g.layout.bonus[space]
    if not g.feeders:
        return full
    return max(0, full - max(0, g.feeders.count(space) - g.layout.base[space]))


def scour_moves(g: Table, seat: Seat) -> list[Move]:
    """The spaces where a sundiver of the seat can be recalled to remove a feeder."""
    own = g.sundivers[seat]
    return [tables_of(g.board).scour[space] for space in dict.fromkeys(g.feeders) if own[space]]


def scour_one(g: Table, seat: Seat, space: Space) -> None:
    """One sundiver returns to the pool and takes a feeder away."""
    g.sundivers[seat][space] -= 1
    g.players[seat].pool += 1
    g.feeders.remove(space)
    g.tell("scoured", seat=who(seat), space=g.layout.names[space])


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
    _leave_bonus(g, activator, space)


def _leave_bonus(g: Table, activator: Seat, space: Space) -> None:
    """A bonus that is left for the activator, who takes it at once or is asked (rules 8.2, 8.4)."""
    station, amount = g.stations[space], bonus(g, space)
    if station is None or not affordable(g, activator, station.kind, amount):
        return
    if is_taken_unasked(station.kind, g.players[activator].energy + amount):
        take_bonus(g, activator, space)
    else:
        g.push(Bonus(space, activator, activator))


def is_taken_unasked(kind: Kind, energy_after: int) -> bool:
    """Whether an activator takes a bonus without being asked: it costs nothing, and no flare will take half (8.4)."""
    return kind is Kind.NODE and energy_after < BURDEN


def is_burden(g: Table, energy: int) -> bool:
    """Whether the next flare takes half of so much energy: the last one ends the game before (rules 10, 16.1.7)."""
    return energy >= BURDEN and (g.marker > 1 or is_boxed(g.options))


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
        own = seat == self.activator == g.active
        # What the action under way draws at its end; an effect that draws by itself counts nothing.
        cards = sum(getattr(step, "cards", 0) for step in g.stack) if own else 0
        energy = g.players[seat].energy
        burdened = kind is Kind.NODE and is_burden(g, energy + amount)
        values: Values = {"energy": energy, "cards": cards, "burdened": "yes" if burdened else "no"}
        hint = Text("bonus-left", values)
        if seat == self.activator:
            return Ask(seat, prompt, TAKE, Pace.TURN if own else Pace.ASIDE, marks=marks, hint=hint)
        default, orders = DECLINE if kind.word in COSTLY else TAKE, standing(g, seat, kind.word)
        return Ask(seat, prompt, default, Pace.ASIDE, settings=orders, marks=marks, hint=hint)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [TAKE, DECLINE]

    def do_bonus(self, g: Table, seat: Seat, answer: str) -> None:
        g.done(self)
        if answer == "take":
            take_bonus(g, seat, self.space)
            return
        g.tell("bonus-declined", told=DETAIL, seat=WHO[seat], space=g.layout.names[self.space])
        if seat != self.activator:
            _leave_bonus(g, self.activator, self.space)
