"""The draft of suit effects: each player vetoes one of those shown (rules 16.5)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Seat, Text, literal, term, who
from bot.engine.steps import Step
from bot.engine.told import QUIET
from bot.games.sol.table.state import Suit, Table
from bot.games.sol.table.tables import SEATS


class Veto(Step, tag="veto"):
    """Each player in turn order removes one effect; the rest are dealt to the suits at random."""

    left: list[Seat]
    shown: list[str]
    suits: list[Suit]
    """The suits that get an effect."""

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.left[0]] if self.left else ()

    def run(self, g: Table) -> None:
        g.done(self)
        assign_effects(g, self.suits, self.shown)

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(
            seat,
            Text("ask-veto", {"effects": [term(f"effect-{key}") for key in self.shown]}),
            self.moves(g, seat)[0],
        )

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [Move("veto", (key,)) for key in self.shown]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        shown = [term(f"effect-{key}") for key in self.shown]
        return (
            Illegal("16.5", "not-in-draft", {"given": literal(move.values[0]), "shown": shown})
            if move.values
            else None
        )

    def do_veto(self, g: Table, seat: Seat, effect: str) -> None:
        del self.left[0]
        self.shown.remove(effect)
        g.tell("vetoed", seat=who(seat), effect=term(f"effect-{effect}"))


def assign_effects(g: Table, suits: list[Suit], effects: list[str]) -> None:
    """Deal the tokens of the suits to the effects at random (rules 4)."""
    mixed = list(suits)
    g.chance().shuffle(mixed)
    g.effects = dict(sorted(zip(mixed, effects, strict=True)))
    pairs = [
        Text("token", {"suit": term(f"suit-{suit.word}"), "effect": term(f"effect-{effect}")})
        for suit, effect in g.effects.items()
    ]
    if pairs:
        g.tell_chance("tokens", told=QUIET, pairs=pairs)
