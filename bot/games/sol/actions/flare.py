"""A solar flare: the marker, the loss of energy, the stations in Upper Orbit (rules 10)."""

from __future__ import annotations

from bot.engine.moves import Ask, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import DETAIL, FELT, SMALL
from bot.games.sol.holdings.orders import flare_order, standing
from bot.games.sol.holdings.rewards import BURDEN, affordable, cost, crawl, reward
from bot.games.sol.scoring.ending import Nova, nova
from bot.games.sol.table.board import Space
from bot.games.sol.table.edition import is_boxed
from bot.games.sol.table.state import Kind, Table
from bot.games.sol.table.tables import PASS, WHO, sights, tables_of

ORDER = (Kind.NODE, Kind.TOWER, Kind.FOUNDRY)
"""The order in which an owner's stations work if no one is asked."""
FLARE_EVENTS = ("", "flare-node", "flare-foundry", "flare-tower")


def flare(g: Table) -> None:
    """Carry out the flare of a card just revealed."""
    g.marker -= 1
    g.tell("flare", marker=g.marker)
    if g.marker == 0 and not is_boxed(g.options):
        nova(g)
        return
    if g.marker == 0:
        g.push(Nova())
    crawl(g)
    lose_energy(g)
    use_orbit(g)


def lose_energy(g: Table) -> None:
    """Every player with 13 or more energy loses half, the loss rounded down."""
    for seat, player in enumerate(g.players):
        if player.energy >= BURDEN:
            loss = player.energy // 2
            player.energy -= loss
            g.tell("flare-loss", told=DETAIL.touching(FELT, seat), seat=WHO[seat], count=loss)


def use_orbit(g: Table) -> None:
    """Stations in Upper Orbit may be used by their owners, by standing order or when asked."""
    asked: list[list[Space]] = [[] for _ in range(g.seats)]
    for kind in ORDER:
        for space in g.layout.upper:
            station = g.stations[space]
            if station is None or station.kind is not kind or station.seat < 0:
                continue
            owner = station.seat
            order = flare_order(g, owner, kind, g.players[owner].energy - cost(kind, 1))
            if order == "ask":
                asked[owner].append(space)
            elif order == "take" and affordable(g, owner, kind, 1):
                use_in_flare(g, space)
    if any(asked):
        g.push(OrbitUse(asked))


def use_in_flare(g: Table, space: Space) -> None:
    """The owner uses a station in Upper Orbit without a sundiver: base 1, no cards, no bonus."""
    station = g.stations[space]
    if station is not None:
        amount = reward(g, station.seat, station.kind, 1)
        g.tell(
            FLARE_EVENTS[station.kind],
            told=DETAIL.touching(SMALL, station.seat),
            seat=WHO[station.seat],
            space=g.layout.names[space],
            amount=amount,
        )


class OrbitUse(Step, tag="orbit-use"):
    """Owners who want to be asked decide on their stations in Upper Orbit, all at once (rules 10).

    `stations[seat]` are those still undecided.
    """

    stations: list[list[Space]]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(g.seats) if self._asked(g, Seat(seat)))

    def _asked(self, g: Table, seat: Seat) -> list[Space]:
        """The stations that the owner is still asked about: a standing order given meanwhile is an answer."""
        return [space for space in self._usable(g, seat) if self._order(g, seat, space) == "ask"]

    def questions(self, g: Table, seat: Seat) -> list[str] | None:
        """The questions for standing orders that a seat is asked; None if it has no stations to decide on."""
        if not self.stations[seat]:
            return None
        kinds = {station.kind for space in self._asked(g, seat) if (station := g.stations[space])}
        return [f"flare-{kind.word}" for kind in sorted(kinds)]

    def _order(self, g: Table, seat: Seat, space: Space) -> str:
        station = g.stations[space]
        kind = Kind.NODE if station is None else station.kind
        return flare_order(g, seat, kind, g.players[seat].energy - cost(kind, 1))

    def _usable(self, g: Table, seat: Seat) -> list[Space]:
        return [
            space
            for space in self.stations[seat]
            if (station := g.stations[space]) and affordable(g, seat, station.kind, 1)
        ]

    def ask(self, g: Table, seat: Seat) -> Ask:
        spaces = self._asked(g, seat)
        kinds = {station.kind for space in spaces if (station := g.stations[space])}
        questions = standing(g, seat, *("flare-" + kind.word for kind in kinds)) if len(kinds) == 1 else ()
        prompt, default = Text("ask-flare"), tables_of(g.board).flare[spaces[0]]
        marks = sights(g, self.moves(g, seat))
        return Ask(seat, prompt, default, Pace.ASIDE, settings=questions, marks=marks)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*(tables_of(g.board).flare[space] for space in self._asked(g, seat)), PASS]

    def do_flare(self, g: Table, seat: Seat, name: str) -> None:
        space = g.layout.number[name]
        self.stations[seat].remove(space)
        use_in_flare(g, space)

    def do_pass(self, g: Table, seat: Seat) -> None:
        asked = self._asked(g, seat)
        self.stations[seat] = [space for space in self.stations[seat] if space not in asked]

    def run(self, g: Table) -> None:
        g.done(self)
        for seat in map(Seat, range(g.seats)):
            for space in self.stations[seat]:
                if space in self._usable(g, seat) and self._order(g, seat, space) == "take":
                    use_in_flare(g, space)
