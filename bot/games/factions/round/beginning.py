"""What is chosen before the first round: factions, places, and what two factions begin with (rules 5)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Seat, Text
from bot.engine.steps import Step
from bot.games.factions.cards.cards import (
    AUTOMA,
    AUTOMATON,
    FACTION_CALLED,
    FACTIONS,
    JUPITER_DECK,
    NEPTUNE_DECK,
    NUMBERS,
    OF_DECK,
    PLANETS,
    URANUS,
)
from bot.games.factions.cards.language import GainTech
from bot.games.factions.holdings.asking import Cause, do, marks_of
from bot.games.factions.holdings.markets import fill_market
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.round.rounds import RoundStep
from bot.games.factions.round.upkeep import place_asteroids
from bot.games.factions.table.board import SECTOR_CALLED, SECTOR_WORD, SECTORS
from bot.games.factions.table.state import NONE, Table
from bot.games.factions.table.tables import CHOOSE_SECTOR, DECIDERS, NOBODY, SEATS, WHO

CHOOSE_FACTION = tuple(Move("choose", (row.word,)) for row in FACTIONS)
GATES = tuple(SECTOR_CALLED[word] for word in ("B6", "E6"))
"""Where the wormholes go if their owner is away."""


def begin(g: Table) -> None:
    """Markets and asteroids; then whoever sits at the Leader's right chooses first, the Leader last."""
    place_asteroids(g)
    fill_market(g, g.jupiter, JUPITER_DECK)
    fill_market(g, g.neptune, NEPTUNE_DECK)
    leader = g.ring.index(Seat(g.leader))
    right_to_left: list[int] = [g.ring[(leader - i) % g.seats] for i in range(1, g.seats + 1)]
    g.push(RoundStep())
    g.push(FirstThings(g.order()[: g.seats]))
    g.push(PlaceShips(g.order()[: g.seats]))
    g.push(ChooseFactions([*right_to_left, *range(g.seats, g.sides)]))


def free_factions(g: Table) -> list[int]:
    """The factions that no one has; in a first game only those meant for it."""
    taken = {player.faction for player in g.players}
    return [n for n, row in enumerate(FACTIONS) if n not in taken and (row.first or not g.first)]


class ChooseFactions(Step, tag="choose-factions"):
    """One side after the other takes a faction; for the automa the human does."""

    left: list[int]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.left[0]]] if self.left else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        side = self.left[0]
        default = CHOOSE_FACTION[free_factions(g)[0]]
        prompt = Text("ask-automa-faction" if side >= g.seats else "ask-faction")
        return Ask(seat, prompt, default, marks=marks_of(self.moves(g, seat)))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_FACTION[number] for number in free_factions(g)]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != "choose" or not move.values or move.values[0] not in FACTION_CALLED:
            return None
        number = FACTION_CALLED[str(move.values[0])]
        holder = next((side for side, player in enumerate(g.players) if player.faction == number), NONE)
        if holder != NONE:
            return Illegal("5", "faction-taken", {"faction": FACTIONS[number].name, "side": WHO[holder]})
        return Illegal("5", "faction-not-first", {"faction": FACTIONS[number].name})

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        side, number = self.left.pop(0), FACTION_CALLED[word]
        player = g.players[side]
        player.faction = number
        if side >= g.seats:
            g.tell("automa-faction", faction=FACTIONS[number].name)
            pile = g.piles[AUTOMA]
            pile.deck += [card for card in OF_DECK[AUTOMA] if AUTOMATON[card].faction == word]
            g.chance().shuffle(pile.deck)
        else:
            g.tell("chose-faction", side=WHO[side], faction=FACTIONS[number].name)
            player.energy, player.resources = NUMBERS.energy, NUMBERS.resources

    def run(self, g: Table) -> None:
        g.done(self)


class PlaceShips(Step, tag="place-ships"):
    """Each ship begins in a sector that touches its faction's planet."""

    left: list[int]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.left[0]] if self.left else NOBODY

    def sectors(self, g: Table) -> tuple[int, ...]:
        """Where the next ship may begin."""
        return g.around(PLANETS.index(FACTIONS[g.players[self.left[0]].faction].planet))

    def ask(self, g: Table, seat: Seat) -> Ask:
        planet = FACTIONS[g.players[self.left[0]].faction].planet
        prompt, marks = (
            Text("ask-ship", {"planet": f"~planet-{planet}"}),
            marks_of(self.moves(g, seat), (planet,)),
        )
        return Ask(seat, prompt, CHOOSE_SECTOR[self.sectors(g)[0]], marks=marks)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_SECTOR[sector] for sector in self.sectors(g)]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        side = self.left.pop(0)
        g.players[side].ships = [SECTOR_CALLED[word]]
        g.tell("ship-begins", side=WHO[side], sector=word)

    def run(self, g: Table) -> None:
        g.done(self)


class FirstThings(Step, tag="first-things"):
    """In turn order, who moves wormholes places both, and who keeps two techs takes the first."""

    left: list[int]

    def run(self, g: Table) -> None:
        if not self.left:
            g.done(self)
            return
        side = self.left.pop(0)
        if value(g, side, "wormhole-moves"):
            g.push(PlaceGates(side))
        elif value(g, side, "starting-tech") and URANUS in g.rings:
            do(g, [GainTech()], Cause(side, FACTIONS[g.players[side].faction].name))


class PlaceGates(Step, tag="place-gates"):
    """The Quantum Tunnelers put both wormhole tokens on sectors of their choice."""

    side: int

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.side] if len(g.wormholes) < NUMBERS.wormholes else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        default = next(sector for sector in GATES if sector not in g.wormholes)
        placed = [SECTOR_WORD[sector] for sector in g.wormholes]
        return Ask(
            seat,
            Text("ask-first-wormhole", {"n": len(placed) + 1}),
            CHOOSE_SECTOR[default],
            marks=marks_of(self.moves(g, seat), placed),
        )

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_SECTOR[sector] for sector in range(SECTORS) if sector not in g.wormholes]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.wormholes.append(SECTOR_CALLED[word])
        g.tell("wormhole-placed", side=WHO[self.side], to=word)

    def run(self, g: Table) -> None:
        g.done(self)


BEFORE_THE_FIRST_ROUND = (ChooseFactions, PlaceShips, FirstThings, PlaceGates)


def is_set_up(g: Table) -> bool:
    """Whether the first round has not begun yet."""
    return any(isinstance(step, BEFORE_THE_FIRST_ROUND) for step in g.stack)
