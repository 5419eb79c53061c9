"""What newcomers miss in their turn, by what their position lacks."""

from __future__ import annotations

from bot.engine.hints import Hint
from bot.engine.moves import Move, Side, Values
from bot.games.factions.actions.actions import list_uses, may_act
from bot.games.factions.actions.destinations import ways_to
from bot.games.factions.actions.planets import most_upgrades, price_of_upgrades
from bot.games.factions.cards.cards import EXOPLANET, EXPLORER, JUPITER, MARS, MERCURY, NAME, PLANETS, VENUS
from bot.games.factions.round.turn import START, TurnStep
from bot.games.factions.scoring.scoring import TYPE_OF, is_explored, worth
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import USE

LOW = 5
"""With so little energy it is time to charge."""
FEW = 2
"""With fewer resources there is hardly anything to buy."""


def done_at(planet: int) -> tuple[str, ...]:
    """The moves that use a planet: by itself, or at the end of a flight."""
    word = PLANETS[planet]
    return f"use {word}", f"move use-{word}"


def _turn(g: Table, side: Side) -> TurnStep | None:
    """The turn of a side, while it has something to choose."""
    top = g.stack[-1] if g.stack else None
    return top if isinstance(top, TurnStep) and top.side == int(side) and may_act(g, side) else None


def _begins(g: Table, side: Side) -> bool:
    turn = _turn(g, side)
    return turn is not None and turn.stage(g) == START


def _usable(g: Table, side: Side, planet: int) -> bool:
    found: list[Move] = []
    if _turn(g, side) is not None:
        list_uses(g, side, found)
    return USE[planet] in found


def _low(g: Table, side: Side) -> Values | None:
    player = g.players[side]
    if not _begins(g, side) or player.energy > LOW:
        return None
    return {"energy": player.energy, "touches": int(g.touches(side, MERCURY))}


def _mars_beside(g: Table, side: Side) -> Values | None:
    """Upgrades that can be bought where the ship is."""
    if not _usable(g, side, MARS):
        return None
    n = most_upgrades(g, side)
    return {"n": n, "cost": price_of_upgrades(g, side, n)}


def _mars(g: Table, side: Side) -> Values | None:
    """Upgrades that can be paid for, and the way to Mars."""
    n = most_upgrades(g, side) if _begins(g, side) and MARS in g.rings else 0
    price = min((ways_to(g, side, MARS)[ship] for ship in g.players[side].ships), default=0) if n else 0
    if not n or price > g.players[side].energy:
        return None
    return {"n": n, "cost": price_of_upgrades(g, side, n), "price": price}


def _mine(g: Table, side: Side) -> Values | None:
    return {} if _begins(g, side) and g.players[side].resources < FEW else None


def _place(g: Table, side: Side) -> Values | None:
    """An exoplanet that the explorers in hand can explore, and one of them that counts there."""
    player = g.players[side]
    hand = [card for card in (*player.explorers, *player.shown) if card in EXPLORER]
    for exoplanet in player.exoplanets if _turn(g, side) is not None else ():
        planet = exoplanet.card
        crew = [card for card in hand if EXPLORER[card].worth(TYPE_OF[planet])]
        if (
            crew
            and not is_explored(exoplanet)
            and worth([*exoplanet.explorers, *crew], planet) >= EXOPLANET[planet].need
        ):
            return {"explorer": EXPLORER[crew[0]].name, "exoplanet": NAME[planet]}
    return None


def _venus(g: Table, side: Side) -> Values | None:
    """An exoplanet without enough explorers, and none in hand."""
    player = g.players[side]
    if _turn(g, side) is None or player.explorers or player.shown or not player.resources:
        return None
    lacking = [each for each in player.exoplanets if not is_explored(each)]
    return {"exoplanet": NAME[lacking[0].card]} if lacking else None


def _jupiter(g: Table, side: Side) -> Values | None:
    return {} if _begins(g, side) and JUPITER in g.rings and g.players[side].resources >= FEW else None


HINTS = (
    Hint("charge", _low, ("charge", *done_at(MERCURY))),
    Hint("mars-beside", _mars_beside, done_at(MARS)),
    Hint("mars", _mars, done_at(MARS)),
    Hint("place", _place, ("place",)),
    Hint("venus", _venus, done_at(VENUS)),
    Hint("mine", _mine, ("mine", "move mine")),
    Hint("jupiter", _jupiter, done_at(JUPITER)),
)
"""What newcomers miss, the most useful first."""
