"""Response windows: who may answer a card, and until when (rules 10).

`asking` says whom a window asks: public facts decide, never a hand or a wish. Whoever else plays may answer too, while
it is open. At a leakless table only the clock closes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, UNSAID, Ask, Mark, Move, Pace, Seat, Text, Values
from bot.engine.steps import Step
from bot.engine.told import FELT, touching
from bot.games.supernova.answers.asking import (
    BATTLES,
    CARD_WINDOW,
    END_WINDOW,
    LEGAL,
    MISSES,
    ORBIT_WINDOW,
    PLANET_WINDOW,
    SPECIAL_WINDOW,
    Parts,
    asked,
    current_battle,
    fits,
    holds_out,
    list_specials,
    may_be_held,
    may_turn,
    passes_by_itself,
    rule_of,
)
from bot.games.supernova.answers.earlier import Row, lay_again, lift, list_earlier, stacks_hit
from bot.games.supernova.answers.refusals import refuse_special
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    HIDDEN,
    NAME,
    TITLE,
    TITLE_CALLED,
    TO_SCRAPYARD,
    WORD,
    Card,
    Title,
)
from bot.games.supernova.holdings.queues import stop_lists
from bot.games.supernova.holdings.zones import discard, names, scrap, take_from_hand
from bot.games.supernova.table.options import is_leakless
from bot.games.supernova.table.state import (
    ALWAYS,
    NEVER,
    OTHERS,
    OWN,
    PHASES,
    Table,
)
from bot.games.supernova.table.tables import CLOSE, NOBODY, PASS, WHO

__all__ = ["CARD_WINDOW", "END_WINDOW", "ORBIT_WINDOW", "PLANET_WINDOW", "SPECIAL_WINDOW"]
PROMPTS = ("card", "special", "orbit", "planet", "end")

NEVER_ASK = tuple(Move("ask", ("never", scope)) for scope in ("phase", "turn"))
"""Settings that are offered beside the question."""

NOT_ASKED, ASKED, ANSWERED = range(3)


def open_window(
    g: Table,
    kind: int,
    card: Card,
    by: Seat | None,
    touched: Iterable[Seat],
    cards: Iterable[Card] = (),
    rows: Iterable[Row] = (),
) -> None:
    """Open a window for everyone but the player of the card; if nobody can answer, it closes at once.

    There is none where everyone can see that nobody holds an answer.
    """
    if not may_be_held(g, LEGAL[kind], g.phase):
        return
    window = AnswerWindow(kind, card, by, list(touched), [], cards=list(cards), rows=list(rows))
    g.push(window)
    window.ask_all(g)
    window.nudge(g)
    if window.closed:
        g.done(window)


class AnswerWindow(Step, tag="window"):
    """10.3 to 10.5: the seats asked may play a Special or pass; the clock may close the window.

    `card` is what was played (HIDDEN in battles and at the end of a phase), `by` whom it does not ask. `answers` by
    seat are NOT_ASKED, ASKED or ANSWERED; a view shows only the viewer's own. `called` are the seats asked, which
    everyone may know. `cards` are all that were played, if they are several; `rows` what was laid
    in Build, of which an answer may name an earlier card.
    """

    kind: int
    card: Card
    by: Seat | None
    touched: list[Seat]
    answers: list[int]
    closed: bool = False
    called: list[Seat] = []
    cards: list[Card] = []
    rows: list[Row] = []

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if self.closed:
            return NOBODY
        return (*(Seat(s) for s, answer in enumerate(self.answers) if answer == ASKED), CLOCK)

    def may(self, g: Table) -> tuple[Seat, ...]:
        """10.3, 10.4: whoever is not asked, or has passed, may still answer. Not the player of the card."""
        if self.closed:
            return NOBODY
        return tuple(seat for seat in g.order() if seat != self.by and self.answers[seat] != ASKED)

    def ask(self, g: Table, seat: Seat) -> Ask:
        values: Values = {
            "card": NAME[self.card],
            "phase": "~phase-discover" if g.phase in (OTHERS, OWN) else f"~phase-{PHASES[g.phase]}",
        }
        if self.by is not None:
            values["seat"] = WHO[self.by]
        battle = current_battle(g) if self.kind in BATTLES else None
        if battle is not None:
            values |= battle.odds(g)
        if self.cards:
            values["cards"] = names(self.cards)
        several = "ending" if self.kind == END_WINDOW else "cards" if self.by is not None else "laid"
        prompt = Text(f"ask-window-{several if self.cards else PROMPTS[self.kind]}", values)
        brief = self.brief(g, seat)
        if seat == CLOCK:
            return replace(brief, prompt=prompt)
        settings = NEVER_ASK if g.players[seat].wishes.ask != NEVER else ()
        return replace(brief, prompt=prompt, settings=settings, marks=self.marks(g))

    def brief(self, g: Table, seat: Seat) -> Ask:
        if seat == CLOCK:
            unasked = not self.called and self.kind not in BATTLES
            return Ask(CLOCK, UNSAID, CLOSE, Pace.WINDOW, unasked=unasked)
        return Ask(seat, UNSAID, PASS, Pace.WINDOW, audience=(seat,))

    def marks(self, g: Table) -> tuple[Mark, ...]:
        """What the picture of the question shows: the cards that can be answered, what a Special is on, the battle."""
        special, battle = pending(g), current_battle(g) if self.kind in BATTLES else None
        words = [WORD[card] for card in self.cards or [self.card]]
        words += special.targets[:1] if special is not None and self.kind == SPECIAL_WINDOW else []
        words += [WORD[battle.place]] if battle is not None else []
        return tuple(Mark(word, "own") for word in dict.fromkeys(words) if word in CARD_CALLED)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if seat == CLOCK:
            return [CLOSE]
        found = [PASS] if self.answers[seat] == ASKED else []
        list_specials(g, seat, LEGAL[self.kind], found)
        for move in found[:] if self.rows else ():
            list_earlier(g, seat, self.rows, move, found)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "pass" and self.answers[seat] != ASKED:
            return Illegal("10.3", "nothing-to-pass")
        return refuse_special(g, seat, move, LEGAL[self.kind]) if move.verb == "play" else None

    def refuse_others(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        """A seat that may not answer: it played the card, or has resigned."""
        if move.verb != "play" or seat == CLOCK:
            return None
        found: list[Move] = []
        list_specials(g, seat, LEGAL[self.kind], found)
        if move in found:
            return Illegal("10.3", "own-card-open")
        return refuse_special(g, seat, move, LEGAL[self.kind])

    def do_pass(self, g: Table, seat: Seat) -> None:
        self.answers[seat] = ANSWERED
        self.look(g)

    def do_close(self, g: Table, seat: Seat) -> None:
        for number, answer in enumerate(self.answers):
            if answer == ASKED:
                g.players[number].wishes.missed += 1
        self.closed = True

    def do_play(self, g: Table, seat: Seat, word: str, *targets: str) -> None:
        """An answer: all others are asked again once it is resolved; a battle then asks whoever is behind."""
        if self.kind in BATTLES:
            self.answers = [NOT_ASKED] * g.seats
        else:
            self.ask_all(g, (seat,))
        stop_lists(g, seat)
        announce(g, seat, TITLE_CALLED[word], targets)

    def ask_all(self, g: Table, spared: Iterable[Seat] = ()) -> None:
        """Ask everyone whom the window asks, but for those who have just answered; some pass by themselves (10.6)."""
        self.called = asked(g, self.kind, self.by, self.touched)
        waited_for = {*self.called, *self.eager(g)}.difference(spared)
        self.answers = [ASKED if seat in waited_for else NOT_ASKED for seat in map(Seat, range(g.seats))]
        self.waive(g, sorted(waited_for))
        if self.kind not in BATTLES:
            self.look(g)

    def eager(self, g: Table) -> list[Seat]:
        """Who is asked in a battle by their own setting, which no one else knows (10.6)."""
        if self.kind not in BATTLES:
            return []
        players = g.players
        return [seat for seat in g.order() if players[seat].wishes.ask == ALWAYS and not players[seat].away]

    def waive(self, g: Table, seats: Iterable[Seat]) -> None:
        """Let those of some seats pass by themselves who have decided so in advance. That closes no battle."""
        for seat in seats:
            if self.answers[seat] == ASKED and passes_by_itself(g, seat, self.kind, self.touched):
                self.answers[seat] = ANSWERED

    def nudge(self, g: Table) -> None:
        """Tell those who are not asked and wish to hear of it that they hold something to answer with.

        Of a battle hears whoever could turn it, unless they wish to hear of nothing.
        """
        battle = current_battle(g) if self.kind in BATTLES else None
        for seat in self.may(g):
            if seat in self.called or self.answers[seat] != NOT_ASKED:
                continue
            ask = g.players[seat].wishes.ask
            if battle is not None and ask != NEVER and may_turn(g, seat, self.kind):
                g.tell("may-turn", (seat,), **battle.odds(g))
            elif (ask == ALWAYS or holds_out(g, seat, self.kind)) and fits(g, seat, LEGAL[self.kind]):
                g.tell("may-answer", (seat,), card=NAME[self.card])

    def rethink(self, g: Table, seat: Seat) -> None:
        """A player's wishes have changed, which counts at once."""
        self.waive(g, [seat])
        self.look(g)

    def look(self, g: Table) -> None:
        """Close the window if no answer is missing; at a leakless table only the clock does."""
        self.closed = self.closed or (ASKED not in self.answers and not is_leakless(g.options))

    def run(self, g: Table) -> None:
        g.done(self)
        note_who_is_away(g)


def note_who_is_away(g: Table) -> None:
    """10.7: no window waits any longer for who has let two in a row run out, until they act again."""
    for seat in g.order():
        player = g.players[seat]
        if player.away != (player.wishes.missed >= MISSES):
            player.away = not player.away
            g.tell("away" if player.away else "back", seat=WHO[seat])


class Resolve(Step, tag="resolve"):
    """An announced Special: it takes effect when its window closes, if it still has its target (14).

    It counts as played right `after` an earlier card, if it names one (10.3).
    """

    seat: Seat
    card: Card
    targets: list[str]
    after: Card = HIDDEN

    def run(self, g: Table) -> None:
        g.done(self)
        window = next((step for step in reversed(g.stack) if isinstance(step, AnswerWindow)), None)
        rows = [] if window is None else [row for row in window.rows if self.after in row[1:]]
        if window is not None and rows:
            self.reach_back(g, window, rows[0])
        else:
            self.take_effect(g)
        self.ask_again(g)

    def reach_back(self, g: Table, window: AnswerWindow, row: Row) -> None:
        """Take effect right after an earlier card; whose later cards went back to the hand goes on."""
        seat = Seat(row[0])
        frame = next(step for step in reversed(g.stack) if isinstance(step, Parts))
        hit, lifted = stacks_hit(g, CARD_CALLED[self.targets[0]]), lift(g, row, self.after)
        if not self.take_effect(g):
            hit = set()
        back = lay_again(g, seat, lifted, hit, partial(frame.builds, g, seat))
        if not back:
            return
        row[:] = [number for number in row if number not in back]
        window.cards = [card for card in window.cards if card not in back]
        g.tell("went-back", told=touching(FELT, seat), seat=WHO[seat], cards=names(back))
        frame.go_on(seat)

    def take_effect(self, g: Table) -> bool:
        """Carry it out, if it still has its target; whether it has."""
        title, targets = TITLE[self.card], tuple(self.targets)
        rule = rule_of(title)
        if not rule.is_legal(g, self.seat, targets):
            g.tell("special-fizzled", card=NAME[self.card])
            discard(g, [self.card])
            return False
        if not rule.resolve(g, self.seat, self.card, targets):
            if TO_SCRAPYARD[title]:
                scrap(g, [self.card])
            else:
                discard(g, [self.card])
        return True

    def ask_again(self, g: Table) -> None:
        """The window that it was played in asks again."""
        top = g.stack[-1] if g.stack else None
        if not isinstance(top, AnswerWindow) or top.closed:
            return
        battle = current_battle(g)
        if top.kind in BATTLES and battle is not None:
            top.ask_all(g, () if self.seat in battle.behind(g) else (self.seat,))
            top.nudge(g)
        else:
            top.waive(g, top.called)
            top.look(g)


def announce(g: Table, seat: Seat, title: Title, targets: tuple[str, ...]) -> None:
    """A Special is played: everyone else may answer it before it takes effect (10.3)."""
    targets, after = targets[:1], CARD_CALLED[targets[1]] if len(targets) > 1 else HIDDEN
    rule = rule_of(title)
    touched = rule.touches(g, targets)
    for step in g.stack:
        if isinstance(step, AnswerWindow) and step.kind in BATTLES:
            touched = touched + step.touched
    card = take_from_hand(g, seat, title)
    told, target = touching(FELT, *rule.touches(g, targets)), [said(word) for word in targets]
    if after == HIDDEN:
        aim = "none" if not targets else rule.aim
        g.tell("announced", told=told, seat=WHO[seat], card=NAME[card], target=target, aim=aim)
    else:
        g.tell(
            "announced-after", told=told, seat=WHO[seat], card=NAME[card], target=target, after=NAME[after]
        )
    g.push(Resolve(seat, card, list(targets), after))
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
    if at < len(g.stack) and isinstance(g.stack[at], AnswerWindow) and g.stack[at].card == special.card:
        del g.stack[at]
    scrap(g, [special.card])
