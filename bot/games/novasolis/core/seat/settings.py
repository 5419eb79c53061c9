"""Standing answers, which nobody else is told (rules 27)."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.engine.steps import Step
from bot.games.novasolis.core.conflict.allocation import DEFEND
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.scoring.objectives import CLAIMS
from bot.games.novasolis.core.table.state import Empire, Table
from bot.games.novasolis.core.table.tables import DECIDERS


class Preferences(Step):
    """How a seat's empires defend, and how they claim objectives."""

    def empires(self, g: Table, seat: Seat) -> list[Empire]:
        """The empires for which a seat decides."""
        return [empire for side, empire in enumerate(g.empires) if DECIDERS[g.seats][side] == seat]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        wishes = [empire.wishes for empire in self.empires(g, seat)]
        dice, claims = ({wish.dice for wish in wishes}, {wish.claims for wish in wishes})
        return [
            *(move for move in DEFEND if dice != {move.values[0]}),
            *(move for move in CLAIMS if claims != {move.values[0]}),
        ]

    def do_defend(self, g: Table, seat: Seat, word: str) -> None:
        for empire in self.empires(g, seat):
            empire.wishes.dice = word
        g.tell("will-defend", (seat,), answer=word)

    def do_claims(self, g: Table, seat: Seat, word: str) -> None:
        """A turn that waited only for this goes on."""
        for empire in self.empires(g, seat):
            empire.wishes.claims = word
        top = g.stack[-1]
        if isinstance(top, TurnStep) and DECIDERS[g.seats][top.side] == seat:
            top.lingers = False
        g.tell("will-claim", (seat,), answer=word)
