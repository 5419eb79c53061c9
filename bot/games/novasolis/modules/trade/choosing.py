"""Choices that technologies of Trade bring: which token goes back, which tile is mined (TB3, TB4, Tribute Demands)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Ask, Move, Pace, Seat, Text, term
from bot.engine.steps import Step
from bot.games.novasolis.agreements import draw_tokens, return_token, tokens_of
from bot.games.novasolis.core.actions.allocating import payment
from bot.games.novasolis.core.cards.cards import BASIC, RESOURCES, TECHNOLOGIES, TILES
from bot.games.novasolis.core.cards.language import Resource
from bot.games.novasolis.core.cards.phrases import stars
from bot.games.novasolis.core.conflict.battle import Battle, Fighter
from bot.games.novasolis.core.holdings.counting import lasting
from bot.games.novasolis.core.holdings.holdings import working
from bot.games.novasolis.core.table.state import EMPTY, NONE, Table
from bot.games.novasolis.core.table.tables import NOBODY, SEATS, WHO
from bot.games.novasolis.modules.trade.contracts import Trade
from bot.games.novasolis.modules.trade.language import Diplomats, Mining, Tribute


class ReturnToken(Step, tag="return-token"):
    """An empire puts one of some diplomacy tokens back into the bag; by default the worst."""

    side: int
    among: list[int]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.side] if len({*self.among}) > 1 else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        pace = Pace.TURN if self.side == g.active else Pace.ASIDE
        return Ask(seat, Text("ask-return-token"), Move("return", (max(self.among),)), pace)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [Move("return", (value,)) for value in sorted({*self.among}, reverse=True)]

    def do_return(self, g: Table, seat: Seat, value: int) -> None:
        g.done(self)
        return_token(g, self.side, value)
        g.tell("token-returned", side=WHO[self.side], stars=stars(value))

    def run(self, g: Table) -> None:
        """All are equal, or there are none."""
        if self.among:
            self.do_return(g, Seat(self.side), self.among[0])
        else:
            g.done(self)


class Mine(Step, tag="mine"):
    """The owner of Advanced Mining says which of its tiles yields more, before it allocates (TB4)."""

    side: int

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.side] if len(minable(g, self.side)) > 1 else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, Text("ask-mine"), self.moves(g, seat)[0])

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [Move("mine", (RESOURCES[each],)) for each in minable(g, self.side)]

    def do_mine(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        g.part(Trade).mined[self.side] = RESOURCES.index(word)
        g.tell("mined", side=WHO[self.side], resource=term(f"resource-{word}"))

    def run(self, g: Table) -> None:
        """Take the only choice, or none, without asking."""
        found = minable(g, self.side)
        g.done(self)
        g.part(Trade).mined[self.side] = found[0] if found else NONE


def minable(g: Table, side: int) -> list[int]:
    """The basic resources of revealed tiles in an empire's productive sectors, those of the first location first."""
    tiles = (tile for _, sector in working(g, side) for tile in sector.tiles if tile != EMPTY)
    found = (piece.resource for tile in tiles for piece in TILES[tile].bonus if isinstance(piece, Resource))
    return [at for at in dict.fromkeys(map(RESOURCES.index, found)) if at in BASIC]


def mining_of(cards: Sequence[int]) -> dict[int, int]:
    """The cards that mine, each with how much more it brings."""
    return {card: piece.n for card in cards for piece in TECHNOLOGIES[card].does if isinstance(piece, Mining)}


def choose_mine(g: Table, side: int) -> None:
    """Before allocation, who has Advanced Mining says where it would work."""
    g.part(Trade).mined[side] = NONE
    if mining_of([tech.card for tech in g.empires[side].techs]):
        g.push(Mine(side))


def mined_too(g: Table, side: int, cards: Sequence[int], there: list[int]) -> list[int]:
    """The resources for an allocation in which Advanced Mining is paid without what it brings itself."""
    at, found = g.part(Trade).mined[side], there
    for card, n in mining_of(cards).items():
        if at != NONE and payment(there, [card]) is not None:
            found = [have + n * (type_ == at) for type_, have in enumerate(found)]
    return found


def negotiate(g: Table, side: int, drawn: list[int]) -> None:
    """Draw one more diplomacy token for an agreement, and put one back (TB3)."""
    corps = any(isinstance(piece, Diplomats) for piece in lasting(g, side))
    if corps and (more := draw_tokens(g, side, 1, "diplomats")):
        g.push(ReturnToken(side, [*drawn, *more]))


def demand_tribute(g: Table, side: int) -> None:
    """A colony is seized, or enough was destroyed: a diplomacy token goes (Tribute Demands)."""
    if any(isinstance(piece, Tribute) for piece in lasting(g, side)):
        g.push(ReturnToken(side, list(tokens_of(g, side))))


def after_combat(g: Table, battle: Battle, fighter: Fighter, left: Sequence[int]) -> None:
    """Everyone who destroyed enough units of an empire demands tribute; helpers count their share (R24.12)."""
    enemy = battle.enemy(battle.fighters.index(fighter)).side
    if enemy == g.entity_side:
        return
    order, destroyed = fighter.by_strength(), sum(fighter.killed)
    for at, side in enumerate(order):
        needs = [piece.units for piece in lasting(g, side) if isinstance(piece, Tribute)]
        if needs and len(range(at, destroyed, len(order))) >= min(needs):
            demand_tribute(g, side)
