"""Invented crowded positions of Factions of Sol, for the palette and for tests: legal as data, not reached by play."""

from __future__ import annotations

import random

from bot.engine.moves import Event, Seat
from bot.engine.rng import Rng
from bot.games.factions.board import AROUND, KUIPER, RINGS, SECTOR_WORD, SECTORS, SLOTS
from bot.games.factions.cards import (
    ASTEROIDS,
    BACK,
    DECKS,
    EARTH_DECK,
    EVENT,
    EXOPLANET,
    FACTIONS,
    JUPITER_DECK,
    NEPTUNE_DECK,
    OF_DECK,
    SATURN_DECK,
    URANUS,
    URANUS_DECK,
    VENUS_DECK,
)
from bot.games.factions.modifiers import SLOTS as MACHINE_SLOTS
from bot.games.factions.modifiers import value
from bot.games.factions.state import EMPTY, NONE, Exoplanet, Pile, Player, Ruled, Table
from renderers.look import Look

NAMES = ("Mirela", "Tomás", "Aoife", "Jun", "Clockwork")


def system(seats: int = 4, seed: int = 1, crowd: float = 1.0, *, first: bool = False) -> Table:
    """A late game; `crowd` 1 is busy. One seat plays against the automa. `seen_by` hides what a viewer cannot know."""
    dice = random.Random(seed)
    solo = seats == 1
    sides = seats + solo
    decks = [dice.sample(OF_DECK[deck], len(OF_DECK[deck])) for deck in range(len(DECKS))]
    events = [card for card in decks[EARTH_DECK] if EVENT[card].phase]
    worlds = [card for card in decks[JUPITER_DECK] if card in EXOPLANET]
    rings = list(range(RINGS))
    if first:
        rings[URANUS:] = [NONE, NONE]
    else:
        rings[3], rings[5] = rings[5], rings[3]
    factions = dice.sample(range(5 if first else len(FACTIONS)), sides)
    players = []
    for faction in factions:
        slots = [sum(each) for each in MACHINE_SLOTS[faction]]
        twins = FACTIONS[faction].word == "androids"
        owned = [Exoplanet(worlds.pop(), []) for _ in range(dice.randrange(4))]
        for each in owned:
            each.explorers = [decks[VENUS_DECK].pop() for _ in range(dice.randrange(4))]
        players.append(
            Player(
                faction=faction,
                ships=[dice.randrange(SECTORS) for _ in range(1 + twins)],
                energy=dice.randrange(17),
                resources=dice.randrange(5),
                upgrades=[dice.choice((0, 1, size, dice.randrange(size + 1))) for size in slots],
                explorers=[decks[VENUS_DECK].pop() for _ in range(dice.randrange(6))],
                objectives=[decks[SATURN_DECK].pop() for _ in range(dice.randrange(1, 4))],
                done=[decks[SATURN_DECK].pop() for _ in range(dice.randrange(4))],
                techs=[] if first else [decks[URANUS_DECK].pop() for _ in range(dice.randrange(2))],
                exoplanets=owned,
                points=dice.choice((0, 0, 3)),
                passed=dice.random() < 0.3,
            )
        )
    cubes = [[0] * (sides + 1) for _ in range(SECTORS)]
    for sector in range(SECTORS):
        for side in [*range(sides), *([sides] if dice.random() < 0.1 else [])]:
            if dice.random() < 0.20 * crowd:
                cubes[sector][side] = dice.choice((1, 1, 2, 2, 3, 5, 8, 12))
    tiles = [EMPTY] * SLOTS
    faces = [False] * SLOTS
    for slot in range(SLOTS if seats in (1, 4) else KUIPER):
        if dice.random() < 0.75:
            tiles[slot], faces[slot] = decks[ASTEROIDS].pop(), dice.random() < 0.3
    market = 0 if first else 3
    g = Table(
        version=1,
        rng=Rng("system"),
        over=False,
        events=[],
        stack=[],
        beside=[],
        seats=seats,
        options={},
        ring=[Seat(seat) for seat in range(seats)],
        players=players,
        rings=rings,
        nodes=[dice.randrange(AROUND) for _ in range(RINGS)],
        cubes=cubes,
        tiles=tiles,
        faces=faces,
        peeks=[[] for _ in range(SLOTS)],
        bag=[],
        piles=[Pile(deck, []) for deck in decks],
        jupiter=worlds[:3],
        neptune=decks[NEPTUNE_DECK][:market],
        event=EMPTY if first else events[0],
        ahead=[] if first else [events[1]],
        leader=dice.randrange(seats),
        active=dice.randrange(seats),
        number=2,
        wormholes=dice.sample(range(SECTORS), 2),
        ruling=[] if first else [Ruled(events[2], 0)],
        difficulty="hard" if solo else "",
        first=first,
    )
    for side, player in enumerate(g.players):
        player.energy = dice.randrange(value(g, side, "energy-cap") + 1)
        player.resources = dice.randrange(value(g, side, "resource-cap") + 1)
        if not first:
            player.round.vote = dice.choice((NONE, 0, 1))
    return g


def seen_by(g: Table, viewer: int | None) -> Table:
    """Turn cards that a viewer does not know into the backs of their decks, in place."""
    for side, player in enumerate(g.players):
        if side != viewer:
            player.explorers = [BACK[card] for card in player.explorers]
            player.objectives = [BACK[card] for card in player.objectives]
    for slot, card in enumerate(g.tiles):
        if card != EMPTY and not g.faces[slot] and viewer not in g.peeks[slot]:
            g.tiles[slot] = BACK[card]
    for pile in g.piles:
        pile.deck = [BACK[card] for card in pile.deck]
    g.ahead = [BACK[card] for card in g.ahead]
    return g


def look_at(g: Table, **more: object) -> Look:
    """A look at a position: the seat whose turn it is moves."""
    names = NAMES[: g.seats] + NAMES[4:] * (g.sides - g.seats)
    return Look(names, (g.active,), **more)  # type: ignore[arg-type]


def movement(g: Table, side: int, sectors: list[int], prices: list[int], start: int) -> Event:
    """The event of a Movement that led to a position."""
    named = [SECTOR_WORD[sector] for sector in sectors]
    priced = [f"{word} ({price})" for word, price in zip(named, prices, strict=True)]
    told = {"side": f"@{side}", "from": SECTOR_WORD[start], "sectors": named, "path": priced}
    return Event("moved", {**told, "spent": sum(prices), "left": g.players[side].energy})
