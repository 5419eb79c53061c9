"""Set-up: turn order, motherships, effects, deck (rules 4)."""

from __future__ import annotations

from bot.engine.moves import Seat, who
from bot.engine.rng import Rng
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.round.agenda import Sol
from bot.games.sol.round.drafting import Veto, assign_effects
from bot.games.sol.round.turn import start_turn
from bot.games.sol.round.vestigial import Vestigial
from bot.games.sol.table.board import Space, boards
from bot.games.sol.table.edition import (
    board_key,
    cards_of_a_suit,
    effects_needed,
    event_of,
    explosions,
    is_boxed,
    other_suits,
    pieces,
    suits_to_choose_from,
    trigger_flares,
)
from bot.games.sol.table.scenarios import scenario_of
from bot.games.sol.table.state import NOBODY, SPENT, SUNDIVERS, Player, Station, Suit, Table

SPACING = {1: 13, 2: 6, 3: 4, 4: 3, 5: 3}
"""Corners from a mothership to the next behind it, by the number of players."""
FIRST_EFFECTS = ("catapult", "procreate", "ceremony", "persist", "juggernaut", "cascade", "metamorphosis")
"""The effects of a first game: four for two players, one more for each further player."""
BOXED_FIRST_EFFECTS = ("catapult", "procreate", "ceremony", "juggernaut", "cascade", "metamorphosis", "fuel")
"""The effects of a first game in the boxed edition, which has no Persist."""
POOL, ENERGY = 8, 3


def deal(seats: int, options: dict[str, str], rng: Rng, version: int) -> Sol:
    """The table before the first turn."""
    board = board_key(options, seats)
    layout = boards()[board]
    order = [Seat(seat) for seat in range(seats)]
    rng.shuffle(order)
    suits = _suits(seats, options, rng)
    g = Sol(
        version=version,
        rng=rng,
        over=False,
        events=[],
        stack=[],
        beside=[],
        board=board,
        seats=seats,
        options=options,
        order=order,
        turn=0,
        round=1,
        marker=13,
        deck=_deck(suits, seats, options, rng),
        discard=[],
        effects={},
        players=_players(order, options, layout.corners, rng),
        sundivers=[[0] * len(layout.names) for _ in range(seats)],
        stations=[None] * len(layout.names),
        bridges={},
        event=event_of(options, seats),
    )
    g.tell_chance("begin", order=[who(seat) for seat in order])
    place_stations(g)
    start_turn(g)
    if options["vestigial"] == "on":
        g.push(Vestigial([*order, *order]))
    _deal_effects(g, suits)
    return g


def _suits(seats: int, options: dict[str, str], rng: Rng) -> list[Suit]:
    """The explosions and the other suits in play, chosen at random."""
    number = other_suits(options, seats)
    others = list(suits_to_choose_from(options, number))
    rng.shuffle(others)
    return [Suit.EXPLOSION, *sorted(others[:number])]


def _deck(suits: list[Suit], seats: int, options: dict[str, str], rng: Rng) -> list[Suit]:
    cards = [Suit.EXPLOSION] * explosions(options) + [Suit.TRIGGER] * trigger_flares(options, seats)
    cards += [suit for suit in suits if suit is not Suit.EXPLOSION for _ in range(cards_of_a_suit(options))]
    rng.shuffle(cards)
    return cards


def effect_keys(options: dict[str, str]) -> list[str]:
    """The effects that may come into a game with these options."""
    return [
        key
        for key, row in ROWS.items()
        if (options["effects"] == "all" or row.set == "b21")
        and not (options["peaceful"] == "on" and row.hits_others)
        and not (is_boxed(options) and key == "persist")
    ]


def _deal_effects(g: Sol, suits: list[Suit]) -> None:
    """One effect for each suit in play, dealt at random; with `draft` after the vetoes (rules 4.1, 16.5)."""
    number = effects_needed(g.options, g.seats)
    if number < len(suits):
        g.chance().shuffle(suits)
        suits = suits[:number]
    if scenario := scenario_of(g.options, g.seats):
        keys = list(scenario.effects)
    elif g.options["effects"] == "first":
        keys = list(BOXED_FIRST_EFFECTS if is_boxed(g.options) else FIRST_EFFECTS)
    else:
        keys = effect_keys(g.options)
        g.chance().shuffle(keys)
    if g.options["draft"] == "on":
        g.push(Veto(list(g.order), sorted(keys[: number + g.seats]), suits))
    else:
        assign_effects(g, suits, keys[:number])


def _players(order: list[Seat], options: dict[str, str], corners: int, rng: Rng) -> list[Player]:
    """The first player on a random corner, each next one `SPACING` corners behind."""
    first, seats = rng.below(corners), len(order)
    scenario = scenario_of(options, seats)
    energy = ENERGY if seats > 1 else scenario.energy if scenario else 0
    places = {seat: place for place, seat in enumerate(order)}
    return [
        Player(
            corner=(first - places[Seat(seat)] * SPACING[seats]) % corners + 1,
            pool=POOL,
            reserve=SUNDIVERS - POOL,
            energy=energy,
            momentum=0,
            pieces=pieces(options, seats),
        )
        for seat in range(seats)
    ]


def place_stations(g: Table) -> None:
    """Set the neutral stations of the scenario on the board (rules 16.4.1)."""
    scenario = scenario_of(g.options, g.seats)
    if scenario is None:
        return
    for kind, layer, offset in scenario.stations:
        ring = g.layout.rings[layer]
        if offset is None:
            free = [k for k in range(1, ring + 1) if g.stations[g.layout.number[f"{layer}{k}"]] is None]
            number = g.chance().pick(free)
        else:
            number = (g.players[0].corner + offset - 1) % ring + 1
        space: Space = g.layout.number[f"{layer}{number}"]
        g.stations[space] = Station(kind, NOBODY, SPENT[kind])
