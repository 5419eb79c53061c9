"""Positions for the tests: an empty board, ships, cards and energy, laid out as a test needs them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Event, Move, Param, Seat, Spot, Value, Verb
from bot.engine.options import GameInfo
from bot.engine.rules import Game
from bot.engine.steps import Chooser, Step, settle
from bot.games.factions.actions import counting, effects
from bot.games.factions.actions.moving import MOVEMENT, carry_out, list_rescues, refuse_rescue, rescue
from bot.games.factions.cards.cards import (
    CALLED,
    DECK,
    EVENT,
    FACTION_CALLED,
    FACTIONS,
    MACHINES,
    PLANETS,
    TILE,
    Card,
)
from bot.games.factions.cards.language import AnyEffect
from bot.games.factions.holdings import orbiting
from bot.games.factions.holdings.asking import Cause, do
from bot.games.factions.holdings.machines import machines_of
from bot.games.factions.table.board import SECTOR_CALLED, SECTOR_WORD, SLOT_CALLED
from bot.games.factions.table.state import NONE, Ruled, Table
from bot.games.factions.table.tables import END, SEATS, WHO
from tests.catalogues import Late
from tests.games.text import text
from tools.systems import bare

MIRA, BO, CY, DEE = map(Seat, range(4))
NAMES = ["Mira", "Bo", "Cy", "Dee", "The automa"]
WORDS = Late("factions")


class TurnOf(Step, tag="turn-of"):
    """The Movement of a side, and rescues, again and again until it ends its turn."""

    side: int

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.side]

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, text("ask-turn"), END)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = [END]
        list_rescues(g, self.side, found)
        return found

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        return None if g.players[seat].turn.moved else MOVEMENT.spot(g, seat, chosen)

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        return MOVEMENT.sample(g, seat, dice)

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        yield from MOVEMENT.proposals(g, seat, verb, given)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return MOVEMENT.refuse(g, seat, move) or refuse_rescue(g, seat, move)

    def do_move(self, g: Table, seat: Seat, *path: Value) -> None:
        g.players[seat].turn.moved = True
        carry_out(g, seat, path)

    def do_rescue(self, g: Table, seat: Seat, *values: Value) -> None:
        rescue(g, seat, values)

    def do_end(self, g: Table, seat: Seat) -> None:
        g.done(self)


class PartRules(Game[Table]):
    """Enough of a game to ask and answer."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="factions",
        min_seats=1,
        max_seats=4,
        version=1,
        since=1,
        verbs=(
            Verb("move", (Param("path"),), open=True),
            *(Verb(name, (Param("sector"),)) for name in ("rescue", "ride", "choose")),
            *(Verb(name) for name in ("skip", "stay", "end")),
        ),
    )
    state_type = Table


RULES = PartRules()
CARRY_OUT = counting, effects, orbiting
"""Importing them registers what counts, and what carries effects out."""


class Position:
    """A game in the middle of round 1, where nobody has anything: 16 energy, 4 resources, planets on the Prime Axis.

    Each of `factions` is a side; `solo` adds the automa.
    """

    rules: ClassVar[Game[Table]] = RULES

    def __init__(self, *factions: str, solo: bool = False, first: bool = False) -> None:
        self.g: Table = bare([FACTION_CALLED[word] for word in factions], solo=solo, first=first)

    # Laying out ------------------------------------------------------------------------------------------------------

    def ships(self, side: int, *sectors: str) -> Self:
        self.g.players[side].ships = [SECTOR_CALLED[sector] for sector in sectors]
        return self

    def purse(self, side: int, energy: int, resources: int = 0) -> Self:
        self.g.players[side].energy, self.g.players[side].resources = energy, resources
        return self

    def energy(self, side: int = NONE, **sectors: int) -> Self:
        """Energy of a side's colour in sectors; without a side, of no one's."""
        for sector, n in sectors.items():
            self.g.cubes[SECTOR_CALLED[sector]][side] = n
        return self

    def built(self, side: int, *machines: str) -> Self:
        """Complete machines; "battery" and "cargo" with all their levels."""
        player = self.g.players[side]
        for word in machines:
            machine = MACHINES.index(word)
            player.upgrades[machine] = machines_of(player)[machine].size
        return self

    def techs(self, side: int, *words: str) -> Self:
        for word in words:
            card = CALLED[word]
            self.g.piles[DECK[card]].deck.remove(card)
            self.g.players[side].techs.append(card)
        return self

    def planet(self, word: str, node: int, ring: int | None = None) -> Self:
        """A planet stands at a node, of another ring if it says so; its place there must be free."""
        planet = PLANETS.index(word)
        if ring is not None:
            self.g.rings[self.g.rings.index(planet)] = NONE
            self.g.rings[ring] = planet
        self.g.nodes[planet] = node
        return self

    def tile(self, slot: str, value: int) -> Card:
        """A face-down asteroid of a value in a slot."""
        card = next(card for card in self.g.bag if TILE[card].value == value)
        self.g.bag.remove(card)
        self.g.tiles[SLOT_CALLED[slot]] = card
        return card

    def wormholes(self, *sectors: str) -> Self:
        self.g.wormholes = [SECTOR_CALLED[sector] for sector in sectors]
        return self

    def ruling(self, word: str) -> Self:
        """An option of an event is in force."""
        self.g.ruling += [
            Ruled(card, number)
            for card, row in EVENT.items()
            for number, option in enumerate(row.options)
            if option.word == word
        ]
        assert self.g.ruling, word
        return self

    def turn(self, side: int = 0) -> Self:
        """It is a side's turn."""
        self.g.active = side
        self.push(TurnOf(side))
        return self

    def push(self, step: Step) -> list[Event]:
        """A step comes next; everything up to the next question happens."""
        self.g.push(step)
        return self.happened_next()

    def do(self, *effects: AnyEffect, side: int = 0) -> list[Event]:
        """Effects of a card happen to a side, up to the next question."""
        do(self.g, effects, Cause(side, FACTIONS[0].name))
        return self.happened_next()

    def happened_next(self) -> list[Event]:
        """What happens up to the next question."""
        settle(self.g)
        assert all(WORDS.say(ask.prompt, NAMES) for ask in self.rules.asks(self.g))
        return self.happened()

    # Playing ---------------------------------------------------------------------------------------------------------

    def happened(self) -> list[Event]:
        """What was told since the last time; all of it can be said."""
        events, self.g.events = self.g.events, []
        check_words(events)
        return events

    def play(self, seat: Seat, *lines: str) -> list[Event]:
        """Play moves in their words, checking each."""
        events: list[Event] = []
        for line in lines:
            events += self.rules.play(self.g, seat, Move.parse(line))
            for ask in self.rules.asks(self.g):
                assert WORDS.say(ask.prompt, NAMES)
                moves = self.rules.moves(self.g, ask.seat)
                assert self.rules.offer(self.g, ask.seat).allows(ask.default)
                assert len(set(moves)) == len(moves)
        check_words(events)
        return events

    def why(self, seat: Seat, line: str) -> tuple[str, str]:
        """By which rule, and why a move is refused; nothing changes, and it can be said."""
        before = self.rules.encode(self.g)
        with pytest.raises(Illegal) as refused:
            self.rules.play(self.g, seat, Move.parse(line))
        assert self.rules.encode(self.g) == before
        words = WORDS.refuse(refused.value, NAMES)
        assert all(each for each in words)
        return refused.value.rule, refused.value.why.key.removeprefix("refusal-")

    def legal(self, seat: Seat, verb: str) -> set[str]:
        """The legal moves of a verb, without the verb."""
        moves = self.rules.moves(self.g, seat)
        return {" ".join(map(str, move.values)) for move in moves if move.verb == verb}

    def asked(self) -> list[tuple[Seat, str]]:
        """Who is asked what; every question can be said."""
        asks = self.rules.asks(self.g)
        said = [WORDS.say(ask.prompt, NAMES) for ask in asks if ask.prompt.key != "ask-turn"]
        assert not any("None" in each for each in said)
        return [(ask.seat, ask.prompt.key) for ask in asks]

    # Looking ---------------------------------------------------------------------------------------------------------

    def hint(self, seat: Seat) -> str:
        """What helps a seat with the only question to it."""
        (ask,) = [ask for ask in self.rules.asks(self.g, seat) if ask.seat == seat]
        said: str = (
            WORDS.attribute(ask.prompt, "hint", NAMES) if ask.hint is None else WORDS.say(ask.hint, NAMES)
        )
        return said

    def at(self, side: int) -> list[str]:
        """Where a side's ships are."""
        return [SECTOR_WORD[ship] for ship in self.g.players[side].ships]

    def has(self, side: int) -> tuple[int, int]:
        """The energy and the resources of a side."""
        return self.g.players[side].energy, self.g.players[side].resources

    def left_in(self, *sectors: str) -> list[int]:
        """All energy in sectors."""
        return [self.g.energy_in(SECTOR_CALLED[sector]) for sector in sectors]


def check_words(events: list[Event]) -> None:
    """What happened can be said."""
    said = [WORDS.tell(event, NAMES) for event in events]
    assert all(each and "None" not in each for each in said)


def told(events: list[Event], key: str) -> list[dict[str, object]]:
    """The values of the events of a kind."""
    return [dict(event.values) for event in events if event.key == key]


def name(side: int) -> str:
    """How a side is named in an event."""
    return WHO[side]
