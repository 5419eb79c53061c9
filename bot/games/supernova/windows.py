"""Response windows: who may answer a card, and until when (rules 10).

Who is asked depends on public facts and on that player's own wishes, never on a hand. A window to which no one
wants to be asked closes at once, unless the table wants every window to wait for the clock.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Ask, Move, Pace, Seat, Text, Values
from bot.engine.steps import Step
from bot.games.supernova.cards import (
    BATTLE,
    BATTLE_ORBIT,
    CARD_CALLED,
    NAME,
    PHASE_END,
    RESPONSE,
    TIMING,
    TITLE,
    TITLE_CALLED,
    TO_SCRAPYARD,
    WINDOW,
    Card,
    Title,
)
from bot.games.supernova.queues import stop_lists
from bot.games.supernova.refusals import refuse_special
from bot.games.supernova.specials import PHASE_OF, list_specials, rule_of
from bot.games.supernova.state import (
    ALWAYS,
    MINE,
    NEVER,
    OTHERS,
    OWN,
    PHASES,
    Table,
)
from bot.games.supernova.tables import CLOSE, NOBODY, PASS, WHO
from bot.games.supernova.zones import discard, scrap, take_from_hand

CARD_WINDOW, SPECIAL_WINDOW, ORBIT_WINDOW, PLANET_WINDOW, END_WINDOW = range(5)
LEGAL = (
    frozenset({WINDOW}),
    frozenset({WINDOW, RESPONSE}),
    frozenset({WINDOW, BATTLE, BATTLE_ORBIT}),
    frozenset({WINDOW, BATTLE}),
    frozenset({PHASE_END}),
)
"""The timings of Specials that each kind of window allows (10.2)."""
PROMPTS = ("card", "special", "orbit", "planet", "end")

NEVER_ASK = tuple(Move("ask", ("never", scope)) for scope in ("phase", "turn"))
"""Settings that are offered beside the question."""

NOT_ASKED, ASKED, ANSWERED = range(3)

MISSES = 2
"""After this many windows in a row closed by the clock, a seat is asked only for its holds (10.7)."""


def wants(g: Table, seat: Seat, kind: int, touched: Iterable[Seat]) -> bool:
    """Whether a seat wants to be asked in a window of that kind (10.6)."""
    wishes = g.players[seat].wishes
    if wishes.missed < MISSES and (
        wishes.ask == ALWAYS or (wishes.ask == MINE and kind != END_WINDOW and seat in touched)
    ):
        return True
    legal = LEGAL[kind]
    return any(TIMING[title] in legal and in_phase(g, title) for title in wishes.holds)


def in_phase(g: Table, title: Title) -> bool:
    """Whether the phase printed on a Special is the current one, or any."""
    return PHASE_OF[title] in (-1, g.phase)


def open_window(g: Table, kind: int, card: Card, by: Seat | None, touched: Iterable[Seat]) -> None:
    """Open a window for everyone but the player of the card; if no one wants to be asked, it closes at once."""
    touched = list(touched)
    answers = [NOT_ASKED] * g.seats
    anybody = g.options["windows"] == "timed"
    for number, player in enumerate(g.players):
        seat = Seat(number)
        if seat == by or player.resigned:
            answers[seat] = ANSWERED
        elif (player.wishes.ask or player.wishes.holds) and wants(g, seat, kind, touched):
            answers[seat] = ASKED
            anybody = True
    if anybody:
        g.push(Window(kind, card, by, touched, answers))


class Window(Step, tag="window"):
    """10.3 to 10.5: the seats asked may play a Special or pass; the clock may close the window.

    `card` is what was played (HIDDEN in battles and at the end of a phase), `by` whom it does not ask. `answers` by
    seat are NOT_ASKED, ASKED or ANSWERED; a view shows only the viewer's own.
    """

    kind: int
    card: Card
    by: Seat | None
    touched: list[Seat]
    answers: list[int]
    closed: bool = False

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if self.closed:
            return NOBODY
        return (*(Seat(s) for s, answer in enumerate(self.answers) if answer == ASKED), CLOCK)

    def ask(self, g: Table, seat: Seat) -> Ask:
        values: Values = {
            "card": NAME[self.card],
            "phase": "~phase-discover" if g.phase in (OTHERS, OWN) else f"~phase-{PHASES[g.phase]}",
        }
        if self.by is not None:
            values["seat"] = WHO[self.by]
        prompt = Text(f"ask-window-{PROMPTS[self.kind]}", values)
        if seat == CLOCK:
            return Ask(CLOCK, prompt, CLOSE, Pace.WINDOW)
        settings = NEVER_ASK if g.players[seat].wishes.ask != NEVER else ()
        return Ask(seat, prompt, PASS, Pace.WINDOW, audience=(seat,), settings=settings)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if seat == CLOCK:
            return [CLOSE]
        found = [PASS]
        list_specials(g, seat, LEGAL[self.kind], found)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_special(g, seat, move, LEGAL[self.kind]) if move.verb == "play" else None

    def refuse_others(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        """A seat that is not asked: whether by its wishes, or because it has already answered."""
        if move.verb != "play" or seat == CLOCK:
            return None
        found: list[Move] = []
        list_specials(g, seat, LEGAL[self.kind], found)
        if move not in found:
            return refuse_special(g, seat, move, LEGAL[self.kind])
        if seat == self.by:
            return Illegal("10.3", "own-card-open")
        return Illegal("10.6", "passed-already" if self.answers[seat] == ANSWERED else "not-wished")

    def do_pass(self, g: Table, seat: Seat) -> None:
        self.answers[seat] = ANSWERED
        self.look(g)

    def do_close(self, g: Table, seat: Seat) -> None:
        for number, answer in enumerate(self.answers):
            if answer == ASKED:
                g.players[number].wishes.missed += 1
        self.closed = True

    def do_play(self, g: Table, seat: Seat, word: str, *targets: str) -> None:
        """An answer: all others are asked again once it is resolved, in a battle its player too."""
        for number in range(g.seats):
            self.reopen(g, Seat(number))
        if self.kind not in (ORBIT_WINDOW, PLANET_WINDOW):
            self.answers[seat] = ANSWERED
        self.look(g)
        stop_lists(g, seat)
        announce(g, seat, TITLE_CALLED[word], targets)

    def reopen(self, g: Table, seat: Seat) -> None:
        """Ask a seat again, if it wants to be asked."""
        if seat != self.by and not g.players[seat].resigned:
            self.answers[seat] = ASKED if wants(g, seat, self.kind, self.touched) else NOT_ASKED

    def look(self, g: Table) -> None:
        """Close the window if no answer is missing."""
        if g.options["windows"] == "timed":
            self.closed = self.closed or all(answer == ANSWERED for answer in self.answers)
        else:
            self.closed = self.closed or ASKED not in self.answers

    def run(self, g: Table) -> None:
        g.done(self)


class Resolve(Step, tag="resolve"):
    """An announced Special: it takes effect when its window closes, if it still has its target (14)."""

    seat: Seat
    card: Card
    targets: list[str]

    def run(self, g: Table) -> None:
        g.done(self)
        title, targets = TITLE[self.card], tuple(self.targets)
        rule = rule_of(title)
        if not rule.is_legal(g, self.seat, targets):
            g.tell("special-fizzled", card=NAME[self.card])
            discard(g, [self.card])
        elif not rule.resolve(g, self.seat, self.card, targets):
            if TO_SCRAPYARD[title]:
                scrap(g, [self.card])
            else:
                discard(g, [self.card])


def announce(g: Table, seat: Seat, title: Title, targets: tuple[str, ...]) -> None:
    """A Special is played: everyone else may answer it before it takes effect (10.3)."""
    rule = rule_of(title)
    touched = rule.touches(g, targets)
    for step in g.stack:
        if isinstance(step, Window) and step.kind in (ORBIT_WINDOW, PLANET_WINDOW):
            touched = touched + step.touched
    card = take_from_hand(g, seat, title)
    g.tell(
        "announced",
        seat=WHO[seat],
        card=NAME[card],
        target=[said(word) for word in targets],
        aim="none" if not targets else rule.aim,
    )
    g.push(Resolve(seat, card, list(targets)))
    open_window(g, SPECIAL_WINDOW, card, seat, touched)


def said(word: str) -> str:
    """A target as the value of a text."""
    return NAME[CARD_CALLED[word]] if word in CARD_CALLED else f"~side-{word}"


def pending(g: Table) -> Resolve | None:
    """The Specials that are announced and not resolved yet, the last one first."""
    for step in reversed(g.stack):
        if isinstance(step, Resolve):
            return step
    return None


def cancel(g: Table, special: Resolve) -> None:
    """Take an announced Special off, with its window; it goes to the Scrapyard."""
    at = next(i for i, step in enumerate(g.stack) if step is special)
    del g.stack[at]
    if at < len(g.stack) and isinstance(g.stack[at], Window) and g.stack[at].card == special.card:
        del g.stack[at]
    scrap(g, [special.card])


def card_window(g: Table, card: Card, by: Seat, touched: Iterable[Seat] = ()) -> None:
    """The window after a card that came into play."""
    g.last = card
    open_window(g, CARD_WINDOW, card, by, touched)
