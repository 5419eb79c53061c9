"""The Sun goes nova: last chances, and the end (rules 13)."""

from __future__ import annotations

from bot.engine.moves import Ask, Move, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import SMALL, touching
from bot.games.sol.holdings.rewards import affordable, base, bases, offer_bonus, reward
from bot.games.sol.scoring.standings import band, goal, is_shared
from bot.games.sol.table.edition import into_the_heart, is_boxed, movement_points
from bot.games.sol.table.state import HURL_MOMENTUM, Kind, Suit, Table
from bot.games.sol.table.tables import PASS, SEATS, WHO, sights, tables_of


def nova(g: Table) -> None:
    """The marker reached the explosion: everything stops; players without a turn this round get a
    last chance.
    """
    drop_open_cards(g)
    g.stack.clear()
    g.beside.clear()
    g.effect = ""
    g.tell("nova")
    g.push(Finish())
    if is_boxed(g.options):
        return
    for seat in reversed(g.order[g.turn + 1 :]):
        g.push(LastChance(seat, movement_points(g, seat)))


def drop_open_cards(g: Table) -> None:
    """Discard open cards that are not kept yet."""
    for step in (*g.stack, *g.beside):
        cards: list[Suit] = getattr(step, "drawn", [])
        g.discard.extend(cards)
        cards.clear()


class Nova(Step, tag="nova"):
    """In the boxed edition the nova waits until the last flare is fully resolved (rules 16.1.7)."""

    def run(self, g: Table) -> None:
        nova(g)


class LastChance(Step, tag="last-chance"):
    """A player who had no turn this round transmits with towers, or hurls, once more (rules 13).

    `mp` are the movement points left for hurling, `used` the towers activated; the first step decides
    between the two.
    """

    seat: Seat
    mp: int
    used: list[int] = []
    hurled: int = 0

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat] if self._chances(g) else ()

    def _chances(self, g: Table) -> list[Move]:
        """Towers, deepest first, then hurls."""
        board, own, amounts = tables_of(g.board), g.sundivers[self.seat], bases(g)
        found: list[Move] = []
        if not self.hurled:
            for space in reversed(range(len(own))):
                station = g.stations[space]
                if not own[space] or station is None or station.kind is not Kind.TOWER:
                    continue
                if space not in self.used and affordable(g, self.seat, Kind.TOWER, amounts[space]):
                    found.append(board.activate[space])
        if not self.used and self.mp:
            found += [board.hurl[space] for space in board.core if own[space]]
        return found

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt, chances = Text("ask-last-chance"), self._chances(g)
        return Ask(seat, prompt, chances[0], marks=sights(g, chances))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*self._chances(g), PASS]

    def do_activate(self, g: Table, seat: Seat, name: str) -> None:
        space = g.layout.number[name]
        station = g.stations[space]
        if station is None:
            raise ValueError(f"no tower on {name}")
        self.used.append(space)
        amount = reward(g, seat, Kind.TOWER, base(g, space))
        whose = "own" if station.seat == seat else "other" if station.seat >= 0 else "none"
        g.tell(
            "activate-tower",
            told=touching(SMALL, station.seat),
            seat=WHO[seat],
            owner=WHO[station.seat],
            whose=whose,
            space=name,
            amount=amount,
        )
        g.sundivers[seat][space] -= 1
        g.players[seat].pool += 1
        offer_bonus(g, seat, space)

    def do_hurl(self, g: Table, seat: Seat, name: str) -> None:
        self.mp -= 1
        self.hurled += 1
        g.sundivers[seat][g.layout.number[name]] -= 1
        player = g.players[seat]
        into_the_heart(g, seat, 1)
        player.momentum += HURL_MOMENTUM
        g.tell("last-hurl", seat=WHO[seat], space=name, momentum=HURL_MOMENTUM)

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def run(self, g: Table) -> None:
        g.done(self)


class Finish(Step, tag="finish"):
    """The game is over: the most momentum wins (rules 13)."""

    def run(self, g: Table) -> None:
        g.done(self)
        g.over = True
        for seat, player in enumerate(g.players):
            level = f"~band-{band(player.momentum)}"
            g.tell("survived", seat=WHO[seat], momentum=player.momentum, band=level)
        if is_shared(g.options, g.seats):
            lowest, needed = min(player.momentum for player in g.players), goal(g.options, g.seats)
            g.tell("together", momentum=lowest, goal=needed, reached="yes" if lowest >= needed else "no")
