"""Crowded positions at random: what tests play on from when a game from its beginning would be too tame."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.round.agenda import Sol
from bot.games.sol.rules import SolRules
from bot.games.sol.table.state import CROWD, SPENT, Bridge, Kind, Player, Station, Suit

RULES = SolRules()


def crowded(seats: int, seed: str, effect: str = "", **options: str) -> Sol:
    """A position in mid-game: sundivers, bridges and stations everywhere, energy, and everybody holds a card.

    With `effect` the explosions carry it too, and so does every card held.
    """
    g = RULES.setup(seats, {"effects": "all", **options}, Rng(seed))
    g.events.clear()
    dice = Dice(seed)
    for seat in map(Seat, range(seats)):
        for _ in range(3 + dice.below(5)):
            _put(g, seat, dice.below(len(g.layout.names)), dice)
        for _ in range(3 + dice.below(8)):
            _build(g, seat, dice)
        g.players[seat].energy = dice.below(16)
    stations = [space for space, station in enumerate(g.stations) if station is not None]
    for seat in map(Seat, range(seats)):
        for _ in range(dice.below(6) if stations else 0):
            _put(g, seat, stations[dice.below(len(stations))], dice)
    suits = [suit for suit in g.effects if suit is not Suit.EXPLOSION]
    names = [effect] * len(suits) if effect else [list(ROWS)[dice.below(len(ROWS))] for _ in suits]
    g.effects.update(zip(suits, names))
    for player in g.players:
        suit = suits[dice.below(len(suits))]
        g.deck.remove(suit)
        player.held = suit
    RULES.check_invariants(g)
    return g


def _put(g: Sol, seat: Seat, space: int, dice: Dice) -> None:
    player: Player = g.players[seat]
    if g.sundivers[seat][space] == CROWD or not player.pool + player.reserve:
        return
    if player.reserve and (dice.below(2) or not player.pool):
        player.reserve -= 1
    else:
        player.pool -= 1
    g.sundivers[seat][space] += 1


def _build(g: Sol, seat: Seat, dice: Dice) -> None:
    kind, pieces = Kind(dice.below(4)), g.players[seat].pieces
    if not pieces[kind]:
        return
    if kind is Kind.BRIDGE:
        edge = dice.below(len(g.layout.edges))
        if g.layout.membrane[edge] and edge not in g.bridges:
            pieces[kind] -= 1
            g.bridges[edge] = Bridge(seat, SPENT[kind])
        return
    spaces = [s for s, n in enumerate(g.sundivers[seat]) if n] if dice.below(3) else list(g.layout.spaces)
    space = spaces[dice.below(len(spaces))] if spaces else 0
    if g.stations[space] is None:
        pieces[kind] -= 1
        g.stations[space] = Station(kind, seat, SPENT[kind])
