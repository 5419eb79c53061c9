"""Each way in which chance can decide what a move brings: the next card of Mercury, and what an asteroid is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.moves import Move
from bot.games.factions.actions.destinations import landed
from bot.games.factions.actions.exoplanets import EFFECTS, UseEffect
from bot.games.factions.actions.mining import WhichAsteroid, slots_for
from bot.games.factions.cards.cards import BATTERY, CHARGE, EXOPLANET, MERCURY, MERCURY_DECK, PLANETS, TILE
from bot.games.factions.cards.language import Mine
from bot.games.factions.holdings.machines import levels
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.round.agenda import Factions
from bot.games.factions.seat.secrets import bag_zones
from bot.games.factions.table.board import SLOT_CALLED
from bot.games.factions.table.state import EMPTY, Table


def fates(
    world: Factions, side: int, move: Move, copy: Callable[[Factions], Factions]
) -> tuple[Factions, ...]:
    """Copies of a world, one for each thing that chance can bring a side by a move; none where nothing is open."""
    if move.verb == "charge" or any(str(word).endswith(PLANETS[MERCURY]) for word in move.values):
        return () if value(world, side, "charge-any") else tuple(_charges(world, side, copy))
    slot = _mined(world, side, move)
    return () if slot is None or _is_known(world, side, slot) else tuple(_asteroids(world, side, slot, copy))


def _charges(world: Factions, side: int, copy: Callable[[Factions], Factions]) -> Iterator[Factions]:
    """A world for each amount of energy that the next card of Mercury may show."""
    pile, level = world.piles[MERCURY_DECK], levels(world.players[side], BATTERY)
    amounts = {CHARGE[card].amounts[level]: card for card in pile.deck or pile.discard}
    for card in amounts.values():
        fate = copy(world)
        pile = fate.piles[MERCURY_DECK]
        if not pile.deck:
            pile.deck, pile.discard = pile.discard, []
        pile.deck.remove(card)
        pile.deck.append(card)
        yield fate


def _mined(world: Table, side: int, move: Move) -> int | None:
    """The asteroid that a move mines."""
    word = str(move.values[0]) if move.values else ""
    if move.verb == "mine":
        return SLOT_CALLED[word]
    if move.verb == "move":
        _, act = landed(move.values[-1]) or ("", None)
        return None if act is None else _mined(world, side, act)
    step = world.stack[-1] if move.verb == "choose" and world.stack else None
    if isinstance(step, WhichAsteroid):
        return SLOT_CALLED[word]
    if isinstance(step, UseEffect) and word in EFFECTS:
        for effect in EXOPLANET[step.card].effects[EFFECTS.index(word)]:
            if isinstance(effect, Mine) and len(slots := slots_for(world, side, effect.scope)) == 1:
                return slots[0]
    return None


def _is_known(world: Table, side: int, slot: int) -> bool:
    return world.faces[slot] or side in world.peeks[slot]


def _asteroids(
    world: Factions, side: int, slot: int, copy: Callable[[Factions], Factions]
) -> Iterator[Factions]:
    """A world for each value that an asteroid may have which a side has not seen."""
    unseen = [
        other
        for other, tile in enumerate(world.tiles)
        if tile != EMPTY and other != slot and not _is_known(world, side, other)
    ]
    spare = bag_zones(world)[0].slots or ()
    values = {TILE[world.bag[place]].value: (True, place) for place in spare}
    values |= {TILE[world.tiles[other]].value: (False, other) for other in unseen}
    for value_, (from_bag, place) in sorted(values.items()):
        if value_ != TILE[world.tiles[slot]].value:
            fate = copy(world)
            there = fate.bag if from_bag else fate.tiles
            fate.tiles[slot], there[place] = there[place], fate.tiles[slot]
            yield fate
    yield copy(world)
