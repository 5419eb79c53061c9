"""What a player may do at any time: declare a home race (rules 7.3), say when to be asked, list plays (rules 10.6)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.engine.steps import Step
from bot.games.supernova.actions.build import Build
from bot.games.supernova.actions.homeworlds import FirstHomeworld, declare, list_homeworlds, refuse_homeworld
from bot.games.supernova.actions.together import Together
from bot.games.supernova.answers.windows import AnswerWindow
from bot.games.supernova.cards.cards import (
    OWN_ACTION,
    OWN_TRANSPORT,
    ROWS,
    TIMING,
    TITLE_CALLED,
    WORDS,
)
from bot.games.supernova.conflict.pledges import CONDITIONS, PLEDGED, SIDES
from bot.games.supernova.round.queueing import list_queue, queue, refuse_queue
from bot.games.supernova.round.resigning import RESIGN, may_resign, resign
from bot.games.supernova.round.shaping import Shaping
from bot.games.supernova.table.state import ASKS, Pledge, Table
from bot.games.supernova.table.tables import WHO

SCOPES = ("phase", "turn", "game")
ASK = tuple(tuple(Move("ask", (ask, scope)) for scope in SCOPES) for ask in ASKS)
HELD_FOR = tuple(
    title for title, timing in enumerate(TIMING) if timing >= 0 and timing not in (OWN_ACTION, OWN_TRANSPORT)
)
"""The titles that a player may want to be asked about."""
HOLD = {
    title: (Move("hold", (WORDS[title], "on")), Move("hold", (WORDS[title], "off"))) for title in HELD_FOR
}
PLEDGE = {
    (side, title, when): Move("pledge", (side, WORDS[title], when))
    for side in SIDES
    for title in PLEDGED
    for when in (*CONDITIONS, "off")
}
AUTOPASS = (Move("autopass", ("on",)), Move("autopass", ("off",)))
ATTEND = (Move("attend", ("on",)), Move("attend", ("off",)))
DOUBLE = (Move("double", ("on",)), Move("double", ("off",)))


class AtAnyTime(Step, tag="at-any-time"):
    """What the rules allow whenever anyone is asked anything: to declare a home race, to resign."""

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        top = g.stack[-1] if g.stack else None
        own = top.part_of(seat) if isinstance(top, Together) else top
        if not g.players[seat].resigned and not (
            isinstance(own, Build | FirstHomeworld) and own.seat == seat
        ):
            list_homeworlds(g, seat, found)
        if may_resign(g, seat):
            found.append(RESIGN)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "homeworld":
            return refuse_homeworld(g, seat, move)
        if move.verb == "resign" and not may_resign(g, seat):
            return Illegal("11.5", "resign-later")
        return None

    def do_homeworld(self, g: Table, seat: Seat, word: str, race: str = "") -> None:
        declare(g, seat, word, race)

    def do_resign(self, g: Table, seat: Seat, answer: str) -> None:
        resign(g, seat)


class Wishes(Step, tag="wishes"):
    """Settings: when to be asked, and plays listed in advance."""

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        player = g.players[seat]
        if player.resigned:
            return []
        found: list[Move] = []
        list_queue(g, seat, found)
        wishes = player.wishes
        for ask, row in enumerate(ASK):
            for scope, move in zip(SCOPES, row, strict=True):
                if (ask, scope) != (wishes.ask, wishes.until):
                    found.append(move)
        for title, (on, off) in HOLD.items():
            found.append(off if title in wishes.holds else on)
        given = {(pledge.side, pledge.title): pledge.when for pledge in wishes.pledges}
        for (side, title, when), move in PLEDGE.items():
            if when != given.get((side, title), "off"):
                found.append(move)
        found.append(DOUBLE[player.doubling])
        found.append(AUTOPASS[wishes.autopass])
        found.append(ATTEND[player.attends])
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_queue(g, seat, move) if move.verb == "queue" else None

    def do_queue(self, g: Table, seat: Seat, word: str, *targets: str) -> None:
        queue(g, seat, word, *targets)

    def do_ask(self, g: Table, seat: Seat, word: str, scope: str) -> None:
        wishes = g.players[seat].wishes
        wishes.ask, wishes.until = ASKS.index(word), scope
        if scope == "game":
            wishes.usual = wishes.ask
        g.tell("asks", (seat,), ask=f"~asking-{word}", scope=f"~scope-{scope}")
        self.look(g, seat)

    def do_hold(self, g: Table, seat: Seat, word: str, answer: str) -> None:
        holds, title = g.players[seat].wishes.holds, TITLE_CALLED[word]
        if answer == "on":
            holds.append(title)
        else:
            holds.remove(title)
        g.tell(f"hold-{answer}", (seat,), card=ROWS[title].name)
        self.look(g, seat)

    def do_pledge(self, g: Table, seat: Seat, side: str, word: str, when: str) -> None:
        wishes, title = g.players[seat].wishes, TITLE_CALLED[word]
        wishes.pledges = [one for one in wishes.pledges if (one.side, one.title) != (side, title)]
        if when != "off":
            wishes.pledges.append(Pledge(side, title, when))
        g.tell("pledged", (seat,), side=f"~pledge-{side}", card=ROWS[title].name, when=f"~pledge-{when}")

    def do_double(self, g: Table, seat: Seat, answer: str) -> None:
        g.players[seat].doubling = answer == "on"
        g.tell(f"double-{answer}", seat=WHO[seat])

    def do_autopass(self, g: Table, seat: Seat, answer: str) -> None:
        g.players[seat].wishes.autopass = answer == "on"
        g.tell(f"autopass-{answer}", (seat,))
        self.look(g, seat)

    def do_attend(self, g: Table, seat: Seat, answer: str) -> None:
        """Everyone is told: it says whom the windows that open from now on ask."""
        g.players[seat].attends = answer == "on"
        g.tell(f"attend-{answer}", seat=WHO[seat])

    def look(self, g: Table, seat: Seat) -> None:
        """A changed wish takes effect at once, also in the open window."""
        top = g.stack[-1] if g.stack else None
        if isinstance(top, AnswerWindow | Shaping):
            top.rethink(g, seat)
