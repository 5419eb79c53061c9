"""The base of a player's own part of a phase: it asks that player, and Specials may be played (rules 10.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Mark, Move, Pace, Seat, Text, Values
from bot.games.parts.chain import ChainStep
from bot.games.supernova.answers.asking import list_specials
from bot.games.supernova.answers.refusals import named, refuse_hand, refuse_phase, refuse_special
from bot.games.supernova.answers.windows import announce
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    KIND_OF_TITLE,
    SPECIAL,
    TIMING,
    TITLE_CALLED,
    WINDOW,
    Title,
)
from bot.games.supernova.holdings.queues import next_play, stop_at
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import DONE, NOBODY, SEAT_CALLED, SEATS, WHO

OWN_PRIORITY = frozenset({WINDOW})
ON_TABLE = frozenset({*CARD_CALLED, *SEAT_CALLED})
"""The words of what a picture of the table can show."""


class Asking(ChainStep):
    """A step that asks one seat and no one else."""

    seat: Seat
    prompt: ClassVar[str] = ""

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat]

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text(f"ask-{self.prompt}", self.about(g))
        return replace(self.brief(g, seat), prompt=prompt, marks=self.marks(g))

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, self.default(g), Pace.TURN)

    def about(self, g: Table) -> Values:
        """What the words of the question may name."""
        return {"seat": WHO[self.seat]}

    def marks(self, g: Table) -> tuple[Mark, ...]:
        """What the picture of the question shows: everything on the table that its moves name."""
        return marks_on_table(self.moves(g, self.seat))

    def default(self, g: Table) -> Move:
        """What is played for a seat that is away (10.7)."""
        return DONE


def marks_on_table(moves: Iterable[Move]) -> tuple[Mark, ...]:
    """The stacks, cards in play, players and piles that moves of other verbs than `play` name."""
    named = (str(value) for move in moves if move.verb != "play" for value in move.values)
    return tuple(Mark(word, "may") for word in dict.fromkeys(named) if word in ON_TABLE)


class Slot(Asking):
    """A player's own part of a phase. No window is open in it, so Specials of the timings `timings` may be played."""

    timings: ClassVar[frozenset[int]] = OWN_PRIORITY
    ends_with_row: ClassVar[bool] = False
    """Whether a row of cards always ends the part: its player may not choose to go on."""

    def marks(self, g: Table) -> tuple[Mark, ...]:
        """None: the open verbs of a part show where they begin."""
        return ()

    def list_specials(self, g: Table, found: list[Move]) -> list[Move]:
        """The moves found so far, and every Special that may be played now."""
        list_specials(g, self.seat, self.timings, found)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != "play":
            return super().refuse(g, seat, move)
        if refusal := refuse_hand(g, seat, move):
            return refusal
        title = named(move)
        if title is None:
            return None
        if KIND_OF_TITLE[title] == SPECIAL:
            return refuse_special(g, seat, move, self.timings)
        return refuse_phase(g, title) or self.refuse_card(g, title, move)

    def refuse_card(self, g: Table, title: Title, move: Move) -> Illegal | None:
        """Why a card of this phase in the hand may not be played like this."""
        return None

    def do_play(self, g: Table, seat: Seat, word: str, *targets: str) -> None:
        title = TITLE_CALLED[word]
        if TIMING[title] >= 0:
            announce(g, seat, title, targets)
        else:
            self.play_card(g, title, *targets)

    def play_card(self, g: Table, title: Title, *targets: str) -> None:
        """Play a card of this phase."""
        raise TypeError(f"{type(self).__name__} plays no cards")


class QueueSlot(Slot):
    """A part in which several cards may be played, also from a list given in advance (rules 10.6).

    While the list lasts the player is not asked: each play is made as soon as the window of the one before is closed.
    """

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return NOBODY if g.players[self.seat].wishes.queue else SEATS[self.seat]

    def takes_several(self, g: Table) -> bool:
        """Whether more than one card can be laid."""
        return True

    def take(self, g: Table, entries: list[list[str]]) -> None:
        """Play these cards one after the other."""
        g.players[self.seat].wishes.queue = entries

    def run(self, g: Table) -> None:
        move = next_play(g, self.seat)
        if move is None:
            self.do(g, self.seat, self.default(g))
        elif move in self.moves(g, self.seat):
            self.do(g, self.seat, move)
        else:
            stop_at(g, self.seat, move, self.refuse(g, self.seat, move))
