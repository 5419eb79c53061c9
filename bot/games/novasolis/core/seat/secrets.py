"""What a viewer may know, and other worlds that they could not tell from theirs (rules 26)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.novasolis.core.cards.cards import (
    BAG,
    ENTITY_CARDS,
    MODES,
    OBJECTIVES,
    SUPERNOVA,
    TECHNOLOGIES,
    basic_deck,
    entity_cards,
    objectives,
)
from bot.games.novasolis.core.conflict.allocation import DEFEND, PutDice
from bot.games.novasolis.core.conflict.battle import Battle, Fighter, auto_plan, battle_of
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.scoring.objectives import claimable
from bot.games.novasolis.core.table.state import EMPTY, Holding, Table, Wishes
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.parts.modules import Hook
from bot.games.parts.zones import Zone, Zones, deck, hand, open_cards

TILES_CHANGED: Hook[Callable[[Table, list[int]], None]] = Hook()
"""Change in place which location tiles there are, from those of the core."""

WISHES = tuple(str(move.values[0]) for move in DEFEND)
"""What the standing answer can be."""


def _held(g: Table, what: str) -> list[Zone]:
    steps = [step for step in g.stack if isinstance(step, Holding) and step.holds == what]
    return [zone for step in steps for zone in step.zones(g)]


def _tiles(g: Table) -> list[Zone]:
    laid = [tile for sector in g.sectors for tile in sector.tiles if tile != EMPTY]
    hands = [hand(empire.hand, DECIDERS[g.seats][side]) for side, empire in enumerate(g.empires)]
    return [Zone(g.bag, (), loose=True), *hands, *_held(g, "tile"), open_cards(laid)]


def _objectives(g: Table) -> list[Zone]:
    found, is_open = [Zone(g.box, (), loose=True)], g.is_open
    for side, empire in enumerate(g.empires):
        held, shown, hidden = empire.objectives, list[int](), list[int]()
        for at, card in enumerate(held):
            (shown if is_open or card in empire.claimed else hidden).append(at)
        found += [Zone(held, None, shown), Zone(held, (DECIDERS[g.seats][side],), hidden, loose=True)]
    return found + _held(g, "objective")


def _basics(g: Table) -> list[Zone]:
    sold = [card for card in g.market if card != EMPTY]
    owned = [tech.card for empire in g.empires for tech in empire.techs]
    basic = [card for card in owned if TECHNOLOGIES[card].kind == "basic"]
    return [deck(g.basics), open_cards([*g.discard, *sold, *basic])]


def _entity_cards(g: Table) -> list[Zone]:
    return [deck(g.entity.deck), open_cards([*g.entity.discard, *g.entity.drawn])]


def _every_tile(g: Table) -> Iterable[int]:
    tiles = list(BAG)
    for change in g.hooks[TILES_CHANGED]:
        change(g, tiles)
    return tiles


def _every_objective(g: Table) -> Iterable[int]:
    return (number for number in objectives(g.modules) if g.haunted or not OBJECTIVES[number].entity)


def _every_entity_card(g: Table) -> Iterable[int]:
    return (
        number for number in entity_cards(g.modules) if g.survival or ENTITY_CARDS[number].ribbon == "yellow"
    )


STAGES = {number: -row.stage for number, row in ENTITY_CARDS.items()}
"""The back of an Entity card shows its stage."""

ZONES: tuple[Zones[Table], ...] = (
    Zones(_tiles, _every_tile),
    Zones(_objectives, _every_objective),
    Zones(_basics, lambda g: basic_deck(g.modules)),
    Zones(_entity_cards, _every_entity_card, STAGES),
)
"""Where the cards of each kind lie."""


def hide(view: Table, viewer: Seat | None) -> None:
    """Turn a copy of the true state into what a viewer may know."""
    for zones in ZONES:
        zones.hide(view, viewer)
    for fighter in _fighters(view, viewer):
        fighter.plan, fighter.auto = [], False
    for side, empire in enumerate(view.empires):
        if DECIDERS[view.seats][side] != viewer:
            empire.wishes = Wishes()


def _fighters(g: Table, viewer: Seat | None) -> list[Fighter]:
    """The empires in combat whose plans a viewer does not know."""
    fighters = [fighter for step in g.stack if isinstance(step, Battle) for fighter in step.fighters]
    return [
        each for each in fighters if each.side != g.entity_side and DECIDERS[g.seats][each.side] != viewer
    ]


def deal_anew(world: Table, viewer: Seat | None, rng: Rng) -> None:
    """Deal everything that a viewer does not know anew; who is asked is asked in the other world too."""
    awaited = world.stack[-1].awaits(world) if world.stack else ()
    for zones in ZONES:
        zones.deal_anew(world, viewer, rng)
    _keep_supernova_late(world, rng)
    for side, empire in enumerate(world.empires):
        if DECIDERS[world.seats][side] != viewer:
            asked = DECIDERS[world.seats][side] in awaited
            empire.wishes = Wishes("ask" if asked else rng.pick(WISHES), _claims(world, side))
    for fighter in _fighters(world, viewer):
        plans = isinstance(world.stack[-1], PutDice) and DECIDERS[world.seats][fighter.side] not in awaited
        fighter.plan = auto_plan(world, battle_of(world), fighter) if plans and rng.below(2) else []


def _claims(world: Table, side: int) -> str:
    """How an empire claims its objectives: by itself, as most do, unless its turn waits where it would have claimed."""
    turn = world.stack[-1] if world.stack else None
    if isinstance(turn, TurnStep) and turn.side == side and (turn.lingers or claimable(world, side)):
        return "ask"
    return "auto"


def _keep_supernova_late(world: Table, rng: Rng) -> None:
    """The Supernova lies among the last cards (R17.2)."""
    cards = world.entity.deck
    last = MODES[world.options["mode"]].supernova
    if SUPERNOVA in cards and (at := cards.index(SUPERNOVA)) > last:
        other = rng.below(last + 1)
        cards[at], cards[other] = cards[other], cards[at]
