"""The base of the steps of a player's own turn, the moments at which a held card may be used (rules 12.1), and the base
of what a suit effect asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.moves import UNSAID, Ask, Mark, Move, Seat, Text, Values
from bot.games.parts.chain import ChainStep
from bot.games.sol.cards.rows import MOMENTS, ROWS
from bot.games.sol.scoring.standings import common_goal
from bot.games.sol.table.edition import TELEPORT_POINTS
from bot.games.sol.table.state import Suit, Table
from bot.games.sol.table.tables import SEATS, USE_BY_EFFECT, WHO, sights

NO_MOVES: list[Move] = []


def purse(g: Table, seat: Seat, needed: int | None = None, **more: int) -> Text:
    """What a player has; with `points` for moving, or `cards` that are drawn when the action ends.

    The table must reach `needed` momentum together; None: look up how much.
    """
    key = "purse" if "points" in more else "purse-drawing" if "cards" in more else "purse-still"
    player = g.players[seat]
    effect = g.effects.get(player.held, "")
    held: Values = {
        "momentum": player.momentum,
        "goal": common_goal(g.options, g.seats) if needed is None else needed,
        "energy": player.energy,
        "pool": player.pool,
        "reserve": player.reserve,
        "held": "yes" if effect else "no",
        "card": f"~effect-{effect}" if effect else "",
    }
    return Text(key, {**held, **more})


class Acting(ChainStep):
    """A step that asks the active player, at one of the moments of the turn.

    Moments: "choose" before the action, "move", "convert" (after it), "activate", "scour", "before" the
    first card is revealed and "after" the last.
    """

    seat: Seat
    moment: ClassVar[str] = ""
    prompt: ClassVar[str] = ""
    default: ClassVar[Move]
    far: ClassVar[bool] = False
    """Whether flights of several spaces are what they are without an effect."""

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat]

    def travels(self, g: Table, seat: Seat) -> list[Move]:
        """The moves of which a whole Move is made, among others."""
        return self.moves(g, seat)

    def flight_points(self, g: Table, steps: Sequence[Move]) -> int:
        """The movement points that a flight takes."""
        return TELEPORT_POINTS if "teleport" in steps[0].values else len(steps)

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text(f"ask-{self.prompt}")
        return replace(self.brief(g, seat), prompt=prompt, marks=self.sights(g), hint=self.purse(g))

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, self.default)

    def purse(self, g: Table) -> Text | None:
        """What the player has to spend, if that matters here."""
        return None

    def sights(self, g: Table) -> tuple[Mark, ...]:
        """What the picture shows of the question: structures to take down only where nothing else can be done.

        They stand behind a button, which shows them.
        """
        moves = self.moves(g, self.seat)
        moves = [move for move in moves if move.verb not in ("deconvert", "hold")] or moves
        usable = any(move.verb == "use" for move in moves)
        return sights(g, moves, g.players[self.seat].held if usable else Suit.HIDDEN)

    def do_use(self, g: Table, seat: Seat, name: str) -> None:
        use_card(g, self, name)


class SuitEffect:
    """What a suit effect card does. Each has a row in data/sol/effects.json and registers itself in
    `EFFECTS`.
    """

    key: ClassVar[str]

    def usable(self, g: Table, step: Acting) -> bool:
        """Whether it would do anything at this step, at one of the moments of its timing."""
        return True

    def start(self, g: Table, step: Acting) -> None:
        """Carry it out, or put the step that will in the place of `step` or above it. The card is already
        discarded.
        """
        raise TypeError(f"{self.key} does nothing")


EFFECTS: dict[str, SuitEffect] = {}


def register(effect: type[SuitEffect]) -> type[SuitEffect]:
    """Make an effect known under its key."""
    EFFECTS[effect.key] = effect()
    USE_BY_EFFECT[effect.key] = Move("use", (effect.key,))
    return effect


def uses(g: Table, step: Acting) -> list[Move]:
    """The move that uses the player's card, if that is possible now."""
    held = g.players[step.seat].held
    if held is Suit.HIDDEN:
        return NO_MOVES
    key = g.effects.get(held, "")
    effect = EFFECTS.get(key)
    if effect is None or step.moment not in MOMENTS[ROWS[key].timing] or not effect.usable(g, step):
        return NO_MOVES
    return [USE_BY_EFFECT[key]]


def use_card(g: Table, step: Acting, key: str) -> None:
    """Discard the held card and let its effect begin."""
    player = g.players[step.seat]
    g.tell("use", seat=WHO[step.seat], suit=f"~suit-{player.held.word}", effect=f"~effect-{key}")
    g.discard.append(player.held)
    player.held = Suit.HIDDEN
    g.effect = key
    EFFECTS[key].start(g, step)


class Asking(Acting):
    """A step of one effect; by default, its first move is played for a player who is away."""

    key: ClassVar[str]

    def choices(self, g: Table) -> list[Move]:
        """The answers."""
        raise TypeError(f"{self.key} offers nothing")

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return self.choices(g)

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text(f"ask-{self.key}")
        return replace(self.brief(g, seat), prompt=prompt, marks=self.sights(g))

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, self.choices(g)[0])
