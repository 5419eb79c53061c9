"""Rules 1, 2, 6, 7 and 9: a round from the secret hunches to the flare, and the end."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Ask, Move, Pace, Seat, Side, who
from bot.engine.steps import Step
from bot.games.parts.modules import Hook
from tests.games.sample.afterglow.core.flight import Night, Turn
from tests.games.sample.afterglow.core.state import BANDS, BEACONS, FUEL, ROUNDS, Board
from tests.games.text import text

FLARED: Hook[Callable[[Board], None]] = Hook()
"""The Sun has flared, at the end of a round."""

VOTES = ("feed", "spare")


class Round(Step, tag="round"):
    """Rule 1: a round begins, or the game is over."""

    def run(self, g: Board) -> None:
        if g.round == ROUNDS:
            g.done(self)
            finish(g)
            return
        g.round += 1
        fed = g.ballots.count("feed") * 2 > len(g.ballots)
        g.fuel = [FUEL - 2 if fed else FUEL for _ in g.people]
        g.lit = list(BEACONS)
        g.hunches = ["" for _ in g.people]
        g.tell("round", round=g.round)
        g.push(Flare())
        g.push(Poll(["" for _ in g.people]))
        if len(g.owners) > len(g.hands):
            g.push(Night(len(g.hands)))
        for side in reversed(g.people):
            g.push(Turn(side))
        g.push(Hunch())


class Hunch(Step, tag="hunch"):
    """Rule 2: each side chooses a band in secret, at the same time."""

    def awaits(self, g: Board) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(g.owner(side) for side in g.people if not g.hunches[side]))

    def _side(self, g: Board, seat: Seat) -> int:
        return next(side for side in g.people if g.owner(side) == seat and not g.hunches[side])

    def ask(self, g: Board, seat: Seat) -> Ask:
        return Ask(
            seat, text("ask-hunch"), Move("hunch", (BANDS[0],)), Pace.TURN, side=Side(self._side(g, seat))
        )

    def moves(self, g: Board, seat: Seat) -> list[Move]:
        return [Move("hunch", (band,)) for band in BANDS]

    def do_hunch(self, g: Board, seat: Seat, band: str) -> None:
        side = self._side(g, seat)
        g.hunches[side] = band
        g.tell_partly("hunch", {"band": (seat,)}, side=who(side), band=band)

    def run(self, g: Board) -> None:
        g.done(self)


class Poll(Step, tag="poll"):
    """Rule 6: every side votes openly on feeding the Sun."""

    votes: list[str]

    def awaits(self, g: Board) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(g.owner(side) for side in g.people if not self.votes[side]))

    def _side(self, g: Board, seat: Seat) -> int:
        return next(side for side in g.people if g.owner(side) == seat and not self.votes[side])

    def ask(self, g: Board, seat: Seat) -> Ask:
        return Ask(
            seat, text("ask-vote"), Move("vote", ("spare",)), Pace.TURN, side=Side(self._side(g, seat))
        )

    def moves(self, g: Board, seat: Seat) -> list[Move]:
        return [Move("vote", (word,)) for word in VOTES]

    def do_vote(self, g: Board, seat: Seat, word: str) -> None:
        side = self._side(g, seat)
        self.votes[side] = word
        g.tell("voted", side=who(side), vote=f"~vote-{word}")

    def run(self, g: Board) -> None:
        g.done(self)
        g.ballots = self.votes
        if g.ballots.count("feed") * 2 > len(g.ballots):
            for side in g.people:
                g.light[side] += 1
            g.tell("fed")


class Flare(Step, tag="flare"):
    """Rule 7: the hunches are shown, and the Sun flares in a band."""

    def run(self, g: Board) -> None:
        g.done(self)
        g.shown, g.hunches = g.hunches, ["" for _ in g.people]
        g.flare = g.chance().pick(BANDS)
        g.tell_chance("flare", band=g.flare)
        for side, band in enumerate(g.shown):
            g.tell("shown", side=who(side), band=band)
            if band == g.flare:
                g.light[side] += 2
        for flared in g.hooks[FLARED]:
            flared(g)


def finish(g: Board) -> None:
    """Rule 9: pairs of equal cards shine, and the game is over."""
    for side in g.people:
        pairs = sum(g.hands[side].count(card) // 2 for card in set(g.hands[side]))
        g.light[side] += 3 * pairs
        g.tell("pairs", side=who(side), pairs=pairs)
    g.over = True
    g.tell("over")
