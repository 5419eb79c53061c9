"""Drawing instability cards, one by one, and keeping one of them (rules 9, 11)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Ask, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import SMALL, joined, touching
from bot.games.sol.actions.acting import Acting, uses
from bot.games.sol.actions.events import trigger
from bot.games.sol.actions.flare import flare
from bot.games.sol.table.edition import is_boxed
from bot.games.sol.table.state import SUIT_CALLED, Suit, Table
from bot.games.sol.table.tables import KEEP, KEEP_RANDOM, PASS, SEATS, WHO, sights

PILLAR_MOMENTUM = 3


def draw(g: Table, seat: Seat, count: int, cause: str = "") -> None:
    """Draw cards for an action; Pillar may be used before the first. `cause` is "hurl" if flares pay for hurling."""
    if not count:
        return
    g.last_draw = g.round
    step = Draw(seat, count, cause=cause)
    g.push(step)
    before = BeforeDraw(seat)
    if uses(g, before):
        g.push(before)


class BeforeDraw(Acting, tag="before-draw"):
    """T4 before the first card: whether Pillar is used (rules 12.1)."""

    moment: ClassVar[str] = "before"
    prompt: ClassVar[str] = "draw"
    default: ClassVar[Move] = PASS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [PASS, *uses(g, self)]

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)


class Draw(Acting, tag="draw"):
    """T4: cards are revealed one at a time, each flare resolved before the next; then a card may be used
    (rules 9).

    `left` are still to be drawn, `drawn` lie open, `named` is the suit named for Pillar. `passed`: no card
    is used. `cause` is that of the draw; `flares` are those still to come if all cards are revealed first
    (rules 16.5).
    """

    left: int
    drawn: list[Suit] = []
    named: Suit = Suit.HIDDEN
    passed: bool = False
    cause: str = ""
    flares: int = 0

    moment: ClassVar[str] = "after"
    prompt: ClassVar[str] = "draw"
    default: ClassVar[Move] = PASS

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if self.left or self.flares or self.passed or not uses(g, self):
            return ()
        return SEATS[self.seat]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [PASS, *uses(g, self)]

    def do_pass(self, g: Table, seat: Seat) -> None:
        self.passed = True

    def run(self, g: Table) -> None:
        if self.left and g.deck:
            self.reveal(g)
        elif self.flares:
            self.flares -= 1
            flare(g)
        elif self.left:
            self.left = 0
        else:
            g.done(self)
            self.finish(g)

    def reveal(self, g: Table) -> None:
        """Reveal the next card."""
        self.left -= 1
        suit = g.deck.pop()
        if suit is Suit.TRIGGER:
            self.trigger(g)
            return
        self.drawn.append(suit)
        self.tell(g, suit)
        if suit is self.named:
            g.players[self.seat].momentum += PILLAR_MOMENTUM
            g.tell("pillar", seat=WHO[self.seat], momentum=PILLAR_MOMENTUM)
        if suit is Suit.EXPLOSION:
            if self.cause == "hurl":
                g.players[self.seat].momentum += 1
                g.tell("hurl-flare", told=touching(SMALL, self.seat), seat=WHO[self.seat])
            if g.options["deepdraw"] == "batch":
                self.flares += 1
            else:
                flare(g)

    def trigger(self, g: Table) -> None:
        """A trigger flare: its event happens at once, and another card is drawn to replace it (rules 16.3)."""
        self.left += 1
        g.discard.append(Suit.TRIGGER)
        self.tell(g, Suit.TRIGGER)
        trigger(g)

    def tell(self, g: Table, suit: Suit) -> None:
        """Say which card came up."""
        g.tell_chance("draw", told=joined("suit"), seat=WHO[self.seat], suit=f"~suit-{suit.word}")

    def finish(self, g: Table) -> None:
        """All cards are drawn: let the player keep one of them."""
        open_keep(g, self.seat, self.drawn)


class StallDraw(Draw, tag="stall-draw"):
    """The card drawn at every orbit in a quiet game and in a solo game: it counts for no effect and cannot be kept
    (rules 5.1, 16.4). `quiet` is the number of rounds in which no one has drawn, 0 in a solo game.
    """

    quiet: int = 0

    def tell(self, g: Table, suit: Suit) -> None:
        g.tell_chance("stall-draw", told=joined("suit"), rounds=self.quiet, suit=f"~suit-{suit.word}")

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return ()

    def finish(self, g: Table) -> None:
        g.discard.extend(self.drawn)


class Keep(Step, tag="keep"):
    """T5: the player keeps one of the drawn cards or the one held (rules 11).

    The game goes on meanwhile, until the player's next turn: that begins with this question if it is still open. A
    player who is away keeps the held card, or one at random.
    """

    seat: Seat
    drawn: list[Suit]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat]

    def options(self, g: Table) -> list[Suit]:
        """The suits to choose from, the held one first."""
        held = g.players[self.seat].held
        return sorted({*self.drawn, held} - {Suit.HIDDEN}, key=lambda suit: (suit is not held, suit))

    def ask(self, g: Table, seat: Seat) -> Ask:
        default = KEEP_RANDOM if self.may_be_random(g) else KEEP[self.options(g)[0]]
        prompt = Text("ask-keep")
        marks = sights(g, self.moves(g, seat))
        if g.stack and g.stack[-1] is self:
            return Ask(seat, prompt, default, marks=marks)
        return Ask(seat, prompt, default, Pace.ASIDE, blocking=False, marks=marks)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*(KEEP[suit] for suit in self.options(g)), *([KEEP_RANDOM] if self.may_be_random(g) else ())]

    def may_be_random(self, g: Table) -> bool:
        """Whether a player who does not answer gets one at random: without a held card; boxed, always (16.1.8)."""
        return is_boxed(g.options) or g.players[self.seat].held is Suit.HIDDEN

    def do_keep(self, g: Table, seat: Seat, word: str) -> None:
        if word == "random":
            self.keep_random(g)
        else:
            self.keep(g, SUIT_CALLED[word])

    def keep_random(self, g: Table) -> None:
        """Keep one of the cards at random, in the boxed edition perhaps the one held."""
        held = g.players[self.seat].held
        suit = g.chance().pick(self.drawn if held is Suit.HIDDEN else [held, *self.drawn])
        self.keep(g, suit, by_chance=True)

    def keep(self, g: Table, suit: Suit, *, by_chance: bool = False) -> None:
        """Keep a card of that suit and discard all others."""
        g.done(self)
        player = g.players[self.seat]
        if player.held is suit:
            g.discard.extend(self.drawn)
        else:
            rest = self.drawn.copy()
            rest.remove(suit)
            if player.held is not Suit.HIDDEN:
                rest.append(player.held)
            g.discard.extend(rest)
            player.held = suit
        effect = g.effects.get(suit)
        tell = g.tell_chance if by_chance else g.tell
        tell(
            "keep",
            seat=WHO[self.seat],
            suit=f"~suit-{suit.word}",
            effect=f"~effect-{effect}" if effect else "",
            has_effect="yes" if effect else "no",
        )


def open_keep(g: Table, seat: Seat, drawn: list[Suit]) -> None:
    """Let a player choose among the drawn cards; without a choice, the card is kept at once.

    A solo player chooses before the game goes on, since no one else plays meanwhile.
    """
    if not drawn:
        return
    step = Keep(seat, drawn)
    (g.stack if g.seats == 1 else g.beside).append(step)
    options = step.options(g)
    if len(options) == 1:
        step.keep(g, options[0])


def ask_keep_first(g: Table, seat: Seat) -> None:
    """The player's next turn begins: a choice that is still open comes before anything else (rules 11)."""
    for step in g.beside:
        if isinstance(step, Keep) and step.seat == seat:
            g.done(step)
            g.push(step)
            return
