"""A turn: trading, Movement, Action, and what may be done at any point of it (rules 6)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Move, Seat, Spot, Text, Value, Values
from bot.engine.steps import Chooser, Step
from bot.games.factions.actions.actions import (
    begin_action,
    begin_charge,
    list_abilities,
    list_actions,
    list_charges,
    may_act,
    refuse_action,
)
from bot.games.factions.actions.exploring import harvest
from bot.games.factions.actions.moving import LANDINGS, carry_out, list_rescues, refuse_rescue, rescue
from bot.games.factions.actions.objectives import finish_own, keep_to_the_limit
from bot.games.factions.actions.planets import AMPLE, scant_room
from bot.games.factions.actions.trading import (
    close_offers,
    make_offer,
    offer_spot,
    offers,
    partners_for,
    refuse_offer,
    sample_terms,
)
from bot.games.factions.cards import phrases
from bot.games.factions.cards.cards import EVENT, MERCURY, NUMBERS, PLANETS
from bot.games.factions.cards.language import Key
from bot.games.factions.holdings.asking import marks_of, triggered
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.board import SECTOR_WORD
from bot.games.factions.table.state import Table, TurnRecord
from bot.games.factions.table.tables import END, NOBODY, PASS, SEATS, WHO

START, BETWEEN, AFTER = range(3)
"""Before anything, after the Movement, after the Action."""
FEW = 5
"""How many turns before the last one of a round a player is first told how many are left."""
CAPS: dict[str, Key] = {"energy": "energy-cap", "resources": "resource-cap"}
PROMPTS = {BETWEEN: "ask-action", AFTER: "ask-end"}


def begin_turn(g: Table, side: int) -> None:
    """A new turn: nothing was done in it yet."""
    player = g.players[side]
    player.turn = TurnRecord()
    player.round.turns += 1


class TurnStep(Step, tag="turn"):
    """What the side whose turn it is does. It ends when the side says so."""

    side: int
    ended: bool = False

    def stage(self, g: Table) -> int:
        """Which part of the turn it is."""
        turn = g.players[self.side].turn
        return AFTER if not may_act(g, self.side) else BETWEEN if turn.moved or turn.acted else START

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return NOBODY if self.ended else SEATS[self.side]

    def ask(self, g: Table, seat: Seat) -> Ask:
        asked = self.brief(g, seat)
        if (stage := self.stage(g)) != START:
            actions = self.actions(g)
            ships = [SECTOR_WORD[ship] for ship in g.acting(self.side)] if actions else []
            purse = {} if stage == AFTER else self.purse(g)
            hint = None if stage == AFTER or actions else Text("tip-no-action", purse)
            marks = marks_of(actions, ships)
            return replace(asked, prompt=Text(PROMPTS[stage], purse), marks=marks, hint=hint)
        if open_to := [WHO[offer.partner] for offer in offers(g)]:
            return replace(asked, prompt=Text("ask-turn-offers", {"to": open_to, "n": len(open_to)}))
        charges: list[Move] = []
        list_charges(g, self.side, charges)
        room = scant_room(g, self.side) if charges else AMPLE
        tells = g.seats == 1 or room != AMPLE or self.last_turns(g)[0] or self.ruled(g)
        hint = self.tip(g, room) if tells else None
        return replace(asked, prompt=Text("ask-turn", self.purse(g)), hint=hint)

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, PASS if self.stage(g) == START else END)

    def actions(self, g: Table) -> list[Move]:
        """Each Action that there is to take."""
        found: list[Move] = []
        list_actions(g, self.side, found)
        return found

    def tip(self, g: Table, room: int) -> Text:
        """What a turn is, with a warning where little of a charge fits, or where few turns are left."""
        left, most = self.last_turns(g)
        values: Values = {**self.purse(g), "alone": int(g.seats == 1), "room": room}
        values |= {"left": left, "most": most, "final": int(g.number == g.rounds), "ruled": self.ruled(g)}
        return Text("tip-turn", {**values, **(self.ahead(g) if left else {"comes": [], "over": 0})})

    def ruled(self, g: Table) -> list[Text]:
        """What a stellar event changes in this round."""
        found = [phrases.in_force(EVENT[ruled.event].options[ruled.option]) for ruled in g.ruling]
        return [said for said in found if said is not None]

    def ahead(self, g: Table) -> Values:
        """What the exoplanets of the side bring when the round ends, and whether all of that has room."""
        player, comes, over = g.players[self.side], list[Text](), 0
        for word, found, have in zip(
            ("energy", "resources"), harvest(g, self.side), (player.energy, player.resources)
        ):
            if n := sum(found.values()):
                comes.append(Text(f"amount-{word}", {"n": n}))
                over |= int(have + n > value(g, self.side, CAPS[word]))
        return {"comes": comes, "over": over}

    def purse(self, g: Table) -> Values:
        """What the side has of what there is to spend."""
        player = g.players[self.side]
        return {
            "energy": player.energy,
            "battery": value(g, self.side, "energy-cap"),
            "resources": player.resources,
            "hold": value(g, self.side, "resource-cap"),
            "rescue": int(g.first and not player.rescued),
        }

    def last_turns(self, g: Table) -> tuple[int, int]:
        """How many turns are left in the round, this one included, if they are few; and the most that anyone takes,
        where it is that which ends them.
        """
        most = NUMBERS.most_turns + 1 - g.players[self.side].round.turns
        alone = NUMBERS.last_turns + 1 - g.extra
        if g.extra and alone <= most:
            return alone, 0
        return (most, NUMBERS.most_turns) if most <= FEW else (0, 0)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        stage = self.stage(g)
        found: list[Move] = []
        list_actions(g, self.side, found)
        if stage == START:
            list_charges(g, self.side, found)
            found.append(PASS)
        else:
            found.append(END)
        list_abilities(g, self.side, found)
        list_rescues(g, self.side, found)
        return found

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        if self.stage(g) != START:
            return None
        return offer_spot(g, self.side, chosen) if verb == "offer" else LANDINGS.spot(g, seat, chosen)

    def is_whole(self, g: Table, seat: Seat, move: Move) -> bool:
        if move.verb == "move":
            return self.stage(g) == START and LANDINGS.is_whole(g, seat, move.values)
        return super().is_whole(g, seat, move)

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        if self.stage(g) != START:
            return None
        if verb == "offer":
            return sample_terms(g, self.side, partners_for(g, self.side), verb, dice)
        return LANDINGS.sample(g, seat, dice)

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        if verb == "move" and self.stage(g) == START:
            yield from LANDINGS.proposals(g, seat, verb, given)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "move":
            return LANDINGS.refuse(g, seat, move)
        if move.verb == "offer":
            return refuse_offer(g, self.side, move.values)
        if move.verb == "rescue":
            return refuse_rescue(g, self.side, move)
        return refuse_action(g, self.side, move)

    def do_offer(self, g: Table, seat: Seat, to: str, *words: Value) -> None:
        make_offer(g, self.side, to, words)

    def do_pass(self, g: Table, seat: Seat) -> None:
        """Out of the round (11)."""
        close_offers(g)
        player = g.players[self.side]
        player.passed = True
        g.tell("passed", side=WHO[self.side])
        self.ended = True
        triggered(g, self.side, "pass")

    def do_end(self, g: Table, seat: Seat) -> None:
        self.ended = True

    def do_charge(self, g: Table, seat: Seat, word: str = PLANETS[MERCURY]) -> None:
        """Give Movement and Action up to use Mercury (10.1)."""
        close_offers(g)
        turn = g.players[self.side].turn
        turn.moved = turn.acted = self.ended = True
        begin_charge(g, self.side, word)

    def do_move(self, g: Table, seat: Seat, *words: Value) -> None:
        close_offers(g)
        path, act = LANDINGS.parted(g, seat, words)
        g.players[self.side].turn.moved = True
        if act is not None:
            g.push(Landing(self.side, act))
        carry_out(g, self.side, path)

    def do_rescue(self, g: Table, seat: Seat, *values: Value) -> None:
        rescue(g, self.side, values)

    def do_use(self, g: Table, seat: Seat, *values: Value) -> None:
        close_offers(g)
        begin_action(g, self.side, Move("use", values))

    def do_mine(self, g: Table, seat: Seat, *values: Value) -> None:
        close_offers(g)
        begin_action(g, self.side, Move("mine", values))

    def do_act(self, g: Table, seat: Seat, *values: Value) -> None:
        close_offers(g)
        begin_action(g, self.side, Move("act", values))

    def do_swap(self, g: Table, seat: Seat, *values: Value) -> None:
        begin_action(g, self.side, Move("swap", values))

    def run(self, g: Table) -> None:
        """The end: triggers, objectives, the limit of the hand (6)."""
        g.done(self)
        g.push(TurnEnd(self.side))


class Landing(Step, tag="landing"):
    """An Action that is one move with the Movement before it; dropped where what follows the Movement prevents it."""

    side: int
    act: Move

    def run(self, g: Table) -> None:
        g.done(self)
        found: list[Move] = []
        list_actions(g, self.side, found)
        if self.act in found:
            begin_action(g, self.side, self.act)


class TurnEnd(Step, tag="turn-end"):
    """What follows a turn, one part after the other."""

    side: int
    at: int = 0

    def run(self, g: Table) -> None:
        if self.at == 0:
            triggered(g, self.side, "turn-end")
        elif self.at == 1:
            finish_own(g, self.side, "turn-end")
        elif self.at == 2:
            keep_to_the_limit(g, self.side)
        else:
            g.done(self)
        self.at += 1
