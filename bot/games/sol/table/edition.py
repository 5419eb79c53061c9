"""What the options change about pieces, deck, movement and hurling (rules 16.1, 16.2, 16.5), as functions of
the options.

`edition=bridge` is the rule set of sections 1 to 13; this module answers for everything that differs in the
boxed edition.
"""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.games.sol.table.scenarios import scenario_of
from bot.games.sol.table.state import PIECES, Kind, Suit, Table

BRIDGE_SUITS = (
    Suit.REFRACTION,
    Suit.REVERBERATION,
    Suit.SUBDUCTION,
    Suit.OSCILLATION,
    Suit.CRYSTALLIZATION,
)
BOXED_SUITS = (
    Suit.REFRACTION,
    Suit.REVERBERATION,
    Suit.SUBDUCTION,
    Suit.OSCILLATION,
    Suit.CONDENSATION,
    Suit.EXPANSION,
)

BOXED_BRIDGES = 5
TELEPORT_POINTS = 3
"""What it costs to teleport a sundiver (rules 12.3)."""


def is_boxed(options: dict[str, str]) -> bool:
    """Whether the boxed edition is played."""
    return options["edition"] == "boxed"


def board_key(options: dict[str, str], seats: int) -> str:
    """The layout of the board (rules 3.3, 16.1.2, 16.2)."""
    if seats == 5:
        return "five"
    return "boxed" if is_boxed(options) else "bridge"


def pieces(options: dict[str, str], seats: int) -> list[int]:
    """How many of each `Kind` a player begins with; a scenario may take some away (rules 2.2, 16.1.1,
    16.4.2).
    """
    given = list(PIECES)
    if is_boxed(options):
        given[Kind.BRIDGE] = BOXED_BRIDGES
    if (scenario := scenario_of(options, seats)) and scenario.forbidden is not None:
        given[scenario.forbidden] = 0
    return given


def suits_to_choose_from(options: dict[str, str], number: int) -> tuple[Suit, ...]:
    """The suits beside the explosions from which `number` are drawn at random (rules 2.1, 16.1.1, 16.2)."""
    if is_boxed(options):
        return BOXED_SUITS
    return BRIDGE_SUITS if number <= len(BRIDGE_SUITS) else (*BRIDGE_SUITS, Suit.EXPANSION)


def other_suits(options: dict[str, str], seats: int) -> int:
    """How many suits the deck has beside the explosions (rules 4, 16.1.1, 16.4, 16.5)."""
    if scenario := scenario_of(options, seats):
        return scenario.suits - 1
    number = seats + 1
    if is_boxed(options) and options["vestigial"] == "on":
        number -= 1
    return number + (options["longer"] == "on")


def explosions(options: dict[str, str]) -> int:
    """Explosion cards in the deck."""
    return 13 if is_boxed(options) else 14


def cards_of_a_suit(options: dict[str, str]) -> int:
    """Cards in the deck of each suit in play other than explosions."""
    return 13 if is_boxed(options) else 15


def trigger_flares(options: dict[str, str], seats: int) -> int:
    """Trigger flares in the deck (rules 16.3)."""
    return int(options["flares"]) if event_of(options, seats) else 0


def event_of(options: dict[str, str], seats: int) -> str:
    """The trigger event of the game, "" for none."""
    if scenario := scenario_of(options, seats):
        return scenario.event
    return "" if options["event"] == "none" else options["event"]


def effects_needed(options: dict[str, str], seats: int) -> int:
    """How many suits in play have an effect: all, but three in a co-operative game (rules 4, 16.4)."""
    if scenario := scenario_of(options, seats):
        return len(scenario.effects)
    suits = other_suits(options, seats) + 1
    return min(3, suits) if options["mode"] == "coop" and seats > 1 else suits


def movement_points(g: Table, seat: Seat) -> int:
    """Movement points when a Move begins: by bridges, in the boxed edition by layers (rules 6, 16.1.3)."""
    if is_boxed(g.options):
        return 3 + len(layers_owned(g, seat))
    return 3 + PIECES[Kind.BRIDGE] - g.players[seat].pieces[Kind.BRIDGE]


def layers_owned(g: Table, seat: Seat) -> set[str]:
    """The layers in which a player owns a station."""
    layer = g.layout.layer
    return {
        layer[space]
        for space, station in enumerate(g.stations)
        if station is not None and station.seat == seat
    }


def into_the_heart(g: Table, seat: Seat, number: int) -> None:
    """Where hurled sundivers end up: in the reserve, or out of the game (rules 6.4, 16.1.4, 16.5)."""
    if is_boxed(g.options) or g.options["hurl"] == "vaporize":
        g.players[seat].gone += number
    else:
        g.players[seat].reserve += number


def hurl_cards(g: Table, hurled: int) -> int:
    """Cards for sundivers hurled in a turn: one for two, rounded down; boxed, one for each (rules 6.4, 16.1.4)."""
    return hurled if is_boxed(g.options) else hurled // 2
