"""Whom a window asks, and whether there is one, by public facts alone, and which Specials may be played (rules 10).

What a player wishes in private, and holds, only lets that player pass by itself, which nobody sees.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from typing import Any, ClassVar

import msgspec

from bot.engine.moves import Move, Seat
from bot.engine.steps import Step
from bot.games.parts.effects import ByKind
from bot.games.supernova.cards.cards import (
    BATTLE,
    BATTLE_ORBIT,
    CARD_CALLED,
    FIRST,
    PHASE_END,
    RESPONSE,
    ROWS,
    SPECIAL_EFFECT,
    TIMING,
    TITLE,
    TITLE_CALLED,
    WINDOW,
    WORDS,
    Card,
    Title,
)
from bot.games.supernova.cards.language import DestroyPlanet, ScatterOrbit
from bot.games.supernova.holdings.zones import carrier, take_from_hand
from bot.games.supernova.table.options import deck_size
from bot.games.supernova.table.state import MINE, NEVER, PHASES, Planet, Ship, Table

PHASE_OF = [
    -1 if row.phase == "any" else PHASES.index(row.phase) if row.phase in PHASES else 0 for row in ROWS
]
"""The phase printed on each title; -1 for any."""


class SpecialRule:
    """What the Specials of one title do. Each kind of effect registers its rule in `RULES`."""

    aim: ClassVar[str] = "on"
    """How the target is named: "on" it, or "for" it."""

    def __init__(self, title: Title, effect: Any) -> None:
        self.title, self.word, self.params = title, WORDS[title], effect

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        """Append every legal play, complete with its target."""
        raise TypeError(f"{self.word} cannot be played")

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        """The owners of the stacks it affects, who may want to answer it (10.6)."""
        return []

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        """Carry it out, targets checked. True if the card stays on the table while its effect lasts."""
        raise TypeError(f"{self.word} does nothing")

    def is_legal(self, g: Table, seat: Seat, targets: tuple[str, ...]) -> bool:
        """Whether it still has its target (rules 14)."""
        found: list[Move] = []
        self.append_moves(g, seat, found)
        return Move("play", (self.word, *targets)) in found


RULES: ByKind[type[SpecialRule]] = ByKind()
"""The rule of each kind of effect."""


@cache
def rule_of(title: Title) -> SpecialRule:
    """The rule of a title of Specials."""
    effect = SPECIAL_EFFECT[title]
    if effect is None:
        raise ValueError(f"{WORDS[title]} is no Special")
    return RULES[type(effect)](title, effect)


def list_specials(g: Table, seat: Seat, timings: Collection[int], found: list[Move]) -> None:
    """Append every legal play of the Specials in a hand whose timing is one of these (10.2)."""
    last = -1
    for card in g.players[seat].hand:
        title = TITLE[card]
        if title == last or TIMING[title] not in timings:
            continue
        last = title
        if PHASE_OF[title] in (-1, g.phase):
            rule_of(title).append_moves(g, seat, found)


def stack_owner(g: Table, word: str) -> list[Seat]:
    """The owner of the stack that a target is in."""
    card = CARD_CALLED[word]
    stack: Planet | Ship | None = g.planets.get(card) or g.ships.get(card) or carrier(g, card)
    return [] if stack is None else [stack.owner]


RIM_FROM = 5
"""The number of players from which the Outer Rim cards are added."""

CARD_WINDOW, SPECIAL_WINDOW, ORBIT_WINDOW, PLANET_WINDOW, END_WINDOW = range(5)
BATTLES = (ORBIT_WINDOW, PLANET_WINDOW)
LEGAL = (
    frozenset({WINDOW}),
    frozenset({WINDOW, RESPONSE}),
    frozenset({WINDOW, BATTLE, BATTLE_ORBIT}),
    frozenset({WINDOW, BATTLE}),
    frozenset({WINDOW, PHASE_END}),
)
"""By kind of window, the timings of Specials that it allows (10.2)."""

MISSES = 2
"""After this many windows in a row without an answer, a player is away (10.7)."""


def in_phase(title: Title, phase: int) -> bool:
    """Whether the phase printed on a Special is this one, or any."""
    return PHASE_OF[title] in (-1, phase)


@lru_cache
def titles_of(timings: frozenset[int], phase: int) -> tuple[Title, ...]:
    """The titles of the Specials of these timings that fit a phase."""
    return tuple(title for title, timing in enumerate(TIMING) if timing in timings and in_phase(title, phase))


def may_be_held(g: Table, timings: frozenset[int], phase: int) -> bool:
    """Whether someone may hold a Special of these timings that fits a phase, as far as everyone can see."""
    open_cards = [g.scrapyard, *[pile.discard for pile in g.piles]]
    for title in titles_of(timings, phase):
        first = FIRST[title]
        for card in range(first, first + copies(g, title)):
            if not any([card in cards for cards in open_cards]):
                return True
    return False


def annihilates(title: Title) -> bool:
    """Whether a title is left out of games without annihilation (12.6)."""
    return isinstance(SPECIAL_EFFECT[title], DestroyPlanet | ScatterOrbit)


def copies(g: Table, title: Title) -> int:
    """How many cards of a title a game can have."""
    row = ROWS[title]
    if g.options["annihilation"] == "off" and annihilates(title):
        return 0
    if deck_size(g.options):
        return g.seats * row.copies
    return row.copies + (row.rim if g.seats >= RIM_FROM else 0)


_encoder = msgspec.msgpack.Encoder()
_decoder = lru_cache(msgspec.msgpack.Decoder)


class Parts(Step):
    """A phase, as far as the windows after its parts go by it."""

    def is_over(self, g: Table) -> bool:
        """Whether its end follows at once."""
        raise TypeError(f"{type(self).__name__} is no phase")

    def builds(self, g: Table, seat: Seat) -> list[Move]:
        """What a seat could build now."""
        raise TypeError(f"{type(self).__name__} is no phase")

    def go_on(self, seat: Seat) -> None:
        """Let a seat go on with its part, as cards went back to its hand."""
        raise TypeError(f"{type(self).__name__} is no phase")


class Battle(Step):
    """A battle, as far as its window goes by it."""

    @property
    def place(self) -> Card:
        """The planet that it is fought at."""
        raise TypeError(f"{type(self).__name__} is no battle")

    def odds(self, g: Table) -> dict[str, Any]:
        """What both sides have, as words."""
        raise TypeError(f"{type(self).__name__} is no battle")

    def outcome(self, g: Table) -> int | None:
        """1 if the attacker would win as it stands, -1 if the defender would, 0 for a stalemate; None: it is over."""
        raise TypeError(f"{type(self).__name__} is no battle")

    def behind(self, g: Table) -> tuple[Seat, ...]:
        """Who would lose it as everyone can see it stand; both sides where nobody can."""
        raise TypeError(f"{type(self).__name__} is no battle")


def current_battle(g: Table) -> Battle | None:
    """The battle that is fought now."""
    return next((step for step in reversed(g.stack) if isinstance(step, Battle)), None)


def asked(g: Table, kind: int, by: Seat | None, touched: Iterable[Seat]) -> list[Seat]:
    """Who is asked: whom a card touches, both sides of a battle, and everyone at the end of a phase.

    So are those who want to be asked in every window; nobody who is away is.
    """
    touched = set(touched)
    return [
        seat
        for seat in g.order()
        if seat != by
        and not g.players[seat].away
        and (kind == END_WINDOW or seat in touched or g.players[seat].attends)
    ]


def holds_out(g: Table, seat: Seat, kind: int) -> bool:
    """Whether a player wants to hear of such a window for the sake of a certain Special (10.6)."""
    return any(
        TIMING[title] in LEGAL[kind] and in_phase(title, g.phase) for title in g.players[seat].wishes.holds
    )


def passes_by_itself(g: Table, seat: Seat, kind: int, touched: Collection[Seat] = ()) -> bool:
    """Whether a player who is asked has decided in advance to pass here (10.6).

    `touched` are those whose stacks the cards touch that can be answered here.
    """
    wishes, legal = g.players[seat].wishes, LEGAL[kind]
    if holds_out(g, seat, kind):
        return False
    if wishes.ask == NEVER:
        return True
    needed: Collection[int] = legal if wishes.autopass else ()
    if wishes.ask == MINE and not g.players[seat].attends:
        if kind == END_WINDOW and seat not in touched:
            needed = {PHASE_END}
        elif needed and kind == SPECIAL_WINDOW and in_battle(g):
            needed = {RESPONSE}
    return bool(needed) and not fits(g, seat, needed)


def in_battle(g: Table) -> bool:
    """Whether the window of a battle follows the one that is open: other answers than a RESPONSE fit there too."""
    return current_battle(g) is not None


def may_turn(g: Table, seat: Seat, kind: int) -> bool:
    """Whether a hand holds a Special that would change who wins the battle, as far as its player can see."""
    found: list[Move] = []
    list_specials(g, seat, LEGAL[kind], found)
    battle = current_battle(g)
    if not found or battle is None:
        return False
    now, encoded, decode = battle.outcome(g), _encoder.encode(g), _decoder(type(g)).decode
    for move in found:
        world = decode(encoded)
        word, *targets = map(str, move.values)
        card = take_from_hand(world, seat, TITLE_CALLED[word])
        rule_of(TITLE_CALLED[word]).resolve(world, seat, card, tuple(targets))
        there = current_battle(world)
        if there is not None and there.outcome(world) != now:
            return True
    return False


def fits(g: Table, seat: Seat, timings: Collection[int]) -> bool:
    """Whether a hand holds a Special of these timings that can be played now."""
    found: list[Move] = []
    list_specials(g, seat, timings, found)
    return bool(found)
