"""Invented positions of Factions of Sol, for the palette and for tests: legal as data, not reached by play."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.engine.moves import Event, Seat
from bot.engine.rng import Rng
from bot.games.factions.cards.cards import (
    ASTEROIDS,
    BACK,
    DECKS,
    EARTH_DECK,
    EVENT,
    EXOPLANET,
    FACTIONS,
    JUPITER_DECK,
    MACHINES,
    NEPTUNE_DECK,
    NUMBERS,
    OF_DECK,
    SATURN_DECK,
    URANUS,
    URANUS_DECK,
    VENUS_DECK,
)
from bot.games.factions.holdings.machines import MACHINES_OF
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.round.agenda import Factions
from bot.games.factions.rules import FactionsRules
from bot.games.factions.table.board import AROUND, KUIPER, RINGS, SECTOR_WORD, SECTORS, SLOTS
from bot.games.factions.table.state import EMPTY, NONE, Exoplanet, Pile, Player, Ruled
from renderers.look import Look

NAMES = ("Mirela", "Tomás", "Aoife", "Jun", "Clockwork")


def bare(factions: Sequence[int], *, solo: bool = False, first: bool = False) -> Factions:
    """Round 1 with nothing on the board: ships at A1, planets on the Prime Axis, decks in the order of the tables.

    Each of `factions` is a seat, with 16 energy and 4 resources; `solo` adds the automa, without a faction.
    """
    players = [
        Player(
            faction=faction,
            ships=[0],
            energy=NUMBERS.energy,
            resources=NUMBERS.resources,
            upgrades=[0] * len(MACHINES),
        )
        for faction in factions
    ]
    if solo:
        players.append(Player(upgrades=[0] * len(MACHINES)))
    return Factions(
        version=FactionsRules.info.version,
        rng=Rng("position"),
        over=False,
        events=[],
        stack=[],
        beside=[],
        seats=len(factions),
        options={},
        ring=[Seat(seat) for seat in range(len(factions))],
        players=players,
        rings=list(range(RINGS)),
        nodes=[0] * RINGS,
        cubes=[[0] * (len(players) + 1) for _ in range(SECTORS)],
        tiles=[EMPTY] * SLOTS,
        faces=[False] * SLOTS,
        peeks=[[] for _ in range(SLOTS)],
        bag=list(OF_DECK[ASTEROIDS]),
        piles=[Pile(list(cards), []) for cards in OF_DECK],
        jupiter=[],
        neptune=[],
        event=OF_DECK[EARTH_DECK][-1],
        ahead=[],
        difficulty="medium" if solo else "",
        first=first,
    )


def system(seats: int = 4, seed: int = 1, crowd: float = 1.0, *, first: bool = False) -> Factions:
    """A late game; `crowd` 1 is busy. One seat plays against the automa. `seen_by` hides what a viewer cannot know."""
    dice = random.Random(seed)
    solo = seats == 1
    sides = seats + solo
    decks = [dice.sample(OF_DECK[deck], len(OF_DECK[deck])) for deck in range(len(DECKS))]
    events = [card for card in decks[EARTH_DECK] if EVENT[card].phase]
    worlds = [card for card in decks[JUPITER_DECK] if card in EXOPLANET]
    factions = dice.sample(range(5 if first else len(FACTIONS)), sides)
    g = bare(factions[:seats], solo=solo, first=first)
    for side, faction in enumerate(factions):
        slots = [machine.size for machine in MACHINES_OF[faction]]
        twins = FACTIONS[faction].word == "androids"
        owned = [Exoplanet(worlds.pop(), []) for _ in range(dice.randrange(4))]
        for each in owned:
            each.explorers = [decks[VENUS_DECK].pop() for _ in range(dice.randrange(4))]
        g.players[side] = Player(
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
    for sector in range(SECTORS):
        for side in [*range(sides), *([sides] if dice.random() < 0.1 else [])]:
            if dice.random() < 0.20 * crowd:
                g.cubes[sector][side] = dice.choice((1, 1, 2, 2, 3, 5, 8, 12))
    for slot in range(SLOTS if seats in (1, 4) else KUIPER):
        if dice.random() < 0.75:
            g.tiles[slot], g.faces[slot] = decks[ASTEROIDS].pop(), dice.random() < 0.3
    if first:
        g.rings[URANUS:] = [NONE, NONE]
        g.event = EMPTY
    else:
        g.rings[3], g.rings[5] = g.rings[5], g.rings[3]
        g.event, g.ahead, g.ruling = events[0], [events[1]], [Ruled(events[2], 0)]
        g.neptune = decks[NEPTUNE_DECK][: NUMBERS.market]
    g.jupiter = worlds[: NUMBERS.market]
    g.bag, g.piles = [], [Pile(deck, []) for deck in decks]
    g.nodes = [dice.randrange(AROUND) for _ in range(RINGS)]
    g.leader, g.active, g.number = dice.randrange(seats), dice.randrange(seats), 2
    g.wormholes = dice.sample(range(SECTORS), 2)
    if solo:
        g.difficulty = "hard"
    for side, player in enumerate(g.players):
        player.energy = dice.randrange(value(g, side, "energy-cap") + 1)
        player.resources = dice.randrange(value(g, side, "resource-cap") + 1)
        if not first:
            player.round.vote = dice.choice((NONE, 0, 1))
    return g


def seen_by(g: Factions, viewer: int | None) -> Factions:
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


def look_at(g: Factions, **more: object) -> Look:
    """A look at a position: the seat whose turn it is moves."""
    names = NAMES[: g.seats] + NAMES[4:] * (g.sides - g.seats)
    return Look(names, (g.active,), **more)  # type: ignore[arg-type]


def movement(g: Factions, side: int, sectors: list[int], prices: list[int], start: int) -> Event:
    """The event of a Movement that led to a position."""
    named = [SECTOR_WORD[sector] for sector in sectors]
    priced = [f"{word} ({price})" for word, price in zip(named, prices, strict=True)]
    told = {"side": f"@{side}", "from": SECTOR_WORD[start], "sectors": named, "path": priced}
    return Event("moved", {**told, "spent": sum(prices), "left": g.players[side].energy})
