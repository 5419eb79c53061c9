"""What an empire can do about alliances in its own turn, at any time outside a running action (rules 9.3, 24), and the
votes of an alliance on one that wants to join, and on a member that is to go (rules 24.4, 24.5).

Between two combats of a Move it can only withdraw from its alliance (R24.6).
"""

from __future__ import annotations

from functools import cache

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import FELT, GRAVE, SMALL, touching
from bot.games.novasolis.core.conflict.fighting import Fighting, side_called
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY, SEATS, SIDE_WORD, WHO
from bot.games.novasolis.modules.diplomacy.alliances import (
    against_founding,
    against_joining,
    against_leaving,
    alliance_word,
    asked,
    entry_cost,
    expel,
    found_alliance,
    join_alliance,
    open_alliances,
    secede,
)
from bot.games.novasolis.modules.diplomacy.members import alliance_of, allies_of, members
from bot.games.novasolis.modules.diplomacy.pacts import welcomes

YES, NO = Move("vote", ("yes",)), Move("vote", ("no",))


class Ballot(Step, tag="ballot"):
    """All of `waiting` must agree: that `side` joins the alliance, or that it may expel the `target`."""

    side: int
    alliance: int
    waiting: list[int]
    target: int = NONE

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(DECIDERS[g.seats][side] for side in self.waiting)

    def ask(self, g: Table, seat: Seat) -> Ask:
        if self.target == NONE:
            prompt = Text("ask-alliance-join", {"side": WHO[self.side], "n": entry_cost(g, self.alliance)})
        else:
            prompt = Text("ask-alliance-expel", {"side": WHO[self.side], "other": WHO[self.target]})
        return Ask(seat, prompt, NO, Pace.ASIDE)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [YES, NO]

    def refuse_others(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return Illegal("24.4" if self.target == NONE else "24.5", "alliance-no-vote")

    def advised(self, g: Table) -> Move:
        """What computers answer: they take in whom they gain by, and stand by their allies."""
        return YES if self.target == NONE and welcomes(g, self.waiting[0], self.side) else NO

    def do_vote(self, g: Table, seat: Seat, answer: str) -> None:
        g.tell(f"voted-{answer}", told=touching(SMALL, self.side), side=WHO[seat])
        if answer == "yes":
            self.waiting.remove(seat)
        else:
            g.done(self)
            g.tell("alliance-vote-failed", told=touching(SMALL, self.side), side=WHO[self.side])

    def run(self, g: Table) -> None:
        """Everyone has agreed: carry out what was put to the vote."""
        g.done(self)
        if self.target == NONE:
            join_alliance(g, self.side, self.alliance)
        else:
            expel(g, self.target)


ALLY, SECEDE = Move("ally"), Move("secede")
EXPULSION = "expulsion"
"""What a turn has once (R24.5)."""


def alliance_called(g: Table, word: str) -> int:
    """The alliance that a word names (0: none)."""
    return next((number for number in open_alliances(g) if alliance_word(number) == word), 0)


@cache
def _join(alliance: int) -> Move:
    return Move("join", (alliance_word(alliance),))


@cache
def _expel(side: int) -> Move:
    return Move("expel", (SIDE_WORD[side],))


class Envoys(Step, tag="envoys"):
    """The empire whose turn it is may create, join or leave an alliance, and call for a vote."""

    def may(self, g: Table) -> tuple[Seat, ...]:
        top = g.stack[-1] if g.stack else None
        return SEATS[DECIDERS[g.seats][top.side]] if isinstance(top, TurnStep | Fighting) else NOBODY

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        side, spent = g.active, g.empires[g.active].turn.spent
        found = list[Move]()
        if isinstance(g.stack[-1], TurnStep):
            if not alliance_of(g, side):
                if not against_founding(g, side):
                    found.append(ALLY)
                found += [_join(each) for each in open_alliances(g) if not against_joining(g, side, each)]
            elif EXPULSION not in spent:
                found += [_expel(other) for other in allies_of(g, side)]
        if alliance_of(g, side) and not against_leaving(g, side):
            found.append(SECEDE)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        side, word = g.active, str(move.values[0]) if move.values else ""
        if not isinstance(g.stack[-1], TurnStep) and move.verb != "secede":
            return Illegal("24.6", "alliance-in-a-move")
        match move.verb:
            case "ally":
                return against_founding(g, side)
            case "secede":
                return against_leaving(g, side)
            case "join":
                if not (alliance := alliance_called(g, word)):
                    return Illegal("24", "alliance-unknown") if word else None
                return against_joining(g, side, alliance)
        target = side_called(g, word)
        if target is None:
            return None
        if target == side:
            return Illegal("24.5", "alliance-expel-oneself")
        if target not in allies_of(g, side):
            return Illegal("24.5", "alliance-no-ally", {"side": WHO[target]})
        return Illegal("24.5", "alliance-one-vote") if EXPULSION in g.empires[side].turn.spent else None

    def refuse_others(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return Illegal("24", "alliance-not-your-turn")

    def do_ally(self, g: Table, seat: Seat) -> None:
        found_alliance(g, g.active)

    def do_join(self, g: Table, seat: Seat, word: str) -> None:
        side, alliance = g.active, alliance_called(g, word)
        g.empires[side].turn.spent.append(asked(alliance))
        voters = members(g, alliance)
        g.tell(
            "alliance-request",
            told=touching(FELT, *voters),
            side=WHO[side],
            sides=[WHO[each] for each in voters],
        )
        g.push(Ballot(side, alliance, voters))

    def do_expel(self, g: Table, seat: Seat, word: str) -> None:
        side, target = g.active, side_called(g, word)
        assert target is not None
        g.empires[side].turn.spent.append(EXPULSION)
        g.tell("alliance-called-vote", told=touching(GRAVE, target), side=WHO[side], other=WHO[target])
        voters = [other for other in allies_of(g, side) if other != target]
        g.push(Ballot(side, alliance_of(g, side), voters, target))

    def do_secede(self, g: Table, seat: Seat) -> None:
        secede(g, g.active)
