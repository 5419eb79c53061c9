"""The Upkeep Phase, in the order of the rulebook (rules 12). `rounds.ROUND` calls its parts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bot.engine.moves import Ask, Mark, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import DETAIL, SMALL, touching
from bot.games.factions.actions.exploring import harvest
from bot.games.factions.actions.objectives import due, finish
from bot.games.factions.cards.cards import (
    EARTH_DECK,
    EVENT,
    JUPITER_DECK,
    NAME,
    NEPTUNE_DECK,
    OF_DECK,
    TILE,
    WORD,
    Card,
)
from bot.games.factions.holdings.asking import Cause, do
from bot.games.factions.holdings.gains import burn, gain_energy, gain_resources
from bot.games.factions.holdings.markets import refresh_market
from bot.games.factions.holdings.modifiers import said, value
from bot.games.factions.holdings.orbiting import orbit_all
from bot.games.factions.scoring.placement import explore_best
from bot.games.factions.scoring.scoring import is_explored, points
from bot.games.factions.table.board import KUIPER, SLOT_WORD, SLOTS
from bot.games.factions.table.state import EMPTY, NONE, Ruled, Table
from bot.games.factions.table.tables import NOBODY, READY, REST, SEATS, WHO

OPTIONS = 2
"""How many options a stellar event has."""
CARETAKERS = next(card for card in OF_DECK[EARTH_DECK] if EVENT[card].phase == 0)
"""The event that is printed on the board."""

BELT_OF_TWO = tuple(slot for slot in range(KUIPER) if slot % 3 != 2)
WITH_KUIPER = (1, 4)
"""The numbers of players with whom the Kuiper Belt is used."""


def get_ready(g: Table) -> None:
    """Before Upkeep everyone may still place explorers."""
    asked = [can_explore(g, side) for side in range(g.seats)]
    if any(asked):
        g.push(GetReady([not each for each in asked], [False] * g.seats))


def can_explore(g: Table, side: int) -> bool:
    """Whether a side holds explorers and has an exoplanet that is not explored, which everyone can see."""
    player = g.players[side]
    unexplored = any(not is_explored(exoplanet) for exoplanet in player.exoplanets)
    return unexplored and bool(player.explorers or player.shown)


class GetReady(Step, tag="get-ready"):
    """Everyone with explorers to place says when they are ready.

    In the last round a side may have its `rest` placed for it, which happens when all are ready: what it scores may
    depend on what others have explored.
    """

    ready: list[bool]
    rest: list[bool]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, ready in enumerate(self.ready) if not ready)

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text("ask-ready-last" if g.number == g.rounds else "ask-ready")
        open_ = [each.card for each in g.players[seat].exoplanets if not is_explored(each)]
        marks = tuple([Mark(WORD[card], "may") for card in open_])
        return Ask(seat, prompt, self.moves(g, seat)[0], Pace.ASIDE, marks=marks)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [REST, READY] if g.number == g.rounds else [READY]

    def do_ready(self, g: Table, seat: Seat) -> None:
        self.ready[seat] = True

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        self.ready[seat] = self.rest[seat] = True

    def run(self, g: Table) -> None:
        g.done(self)
        for side, rest in enumerate(self.rest):
            if rest:
                explore_best(g, side, partial(outcome, side=side))


def outcome(g: Table, side: int) -> tuple[int, int, int]:
    """What the game would end with for a side if this were its last Upkeep, with nothing more to decide.

    That is its points, energy and completed objectives, with objectives for the end of the round, a stellar event that
    is won by votes, and production. Changes the table.
    """
    for card in due(g, side, "round-end"):
        finish(g, side, card)
    votes = votes_of(g)
    if g.event != EMPTY and EVENT[g.event].phase and votes[0] != votes[1]:
        settle_event(g, int(votes[1] > votes[0]))
    produce(g)
    return sum(points(g, side).values()), g.players[side].energy, len(g.players[side].done)


def votes_of(g: Table) -> list[int]:
    """How many votes each option of the event has."""
    return [sum(player.round.vote == option for player in g.players) for option in range(OPTIONS)]


def decide_event(g: Table) -> None:
    """2: the option with more votes wins; the Leader breaks ties."""
    g.ruling = []
    if g.event == EMPTY:
        return
    if EVENT[g.event].phase == 0:
        return
    votes = votes_of(g)
    if votes[0] == votes[1]:
        g.push(BreakTie(g.leader))
    else:
        resolve_event(g, int(votes[1] > votes[0]))


class BreakTie(Step, tag="break-tie"):
    """The Leader says which option of the event wins."""

    side: int
    chosen: int = NONE

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.side] if self.chosen == NONE else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        first, second = (said(Ruled(g.event, option)) for option in range(OPTIONS))
        prompt = Text("ask-tie", {"first": first, "second": second})
        return Ask(seat, prompt, self.moves(g, seat)[0], marks=(Mark(WORD[g.event], "may"),))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [Move("choose", (option.word,)) for option in EVENT[g.event].options]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        self.chosen = [option.word for option in EVENT[g.event].options].index(word)

    def run(self, g: Table) -> None:
        g.done(self)
        resolve_event(g, self.chosen)


def resolve_event(g: Table, option: int) -> None:
    """What the winning option does; then the next event is turned over, if there is a next round."""
    ruled = Ruled(g.event, option)
    row = EVENT[g.event].options[option]
    votes = votes_of(g)
    won, lost = votes[option], votes[1 - option]
    g.tell("event-decided", option=said(ruled), votes=won, against=lost, even=int(won == lost))
    settle_event(g, option)
    burn(g, [g.event])
    if g.number == g.rounds:
        g.event = EMPTY
    else:
        g.event = g.ahead.pop() if g.ahead else CARETAKERS
        g.tell_chance("event-revealed", event=EVENT[g.event].name)
    do(g, row.now, Cause(g.leader, said(ruled)))


def settle_event(g: Table, option: int) -> None:
    """An option of the event is in force from now on; what it says of the end of the game lasts."""
    ruled, final = Ruled(g.event, option), EVENT[g.event].options[option].final
    g.ruling = [ruled]
    if final.modifiers or final.triggers:
        g.final.append(ruled)


def produce(g: Table) -> None:
    """3: what explored exoplanets give, to everyone at once."""
    for side in g.order():
        if side == g.automa:
            continue
        energies, resources = harvest(g, side)
        if energies:
            gain_energy(g, side, sum(energies.values()), _produced(energies))
        if resources:
            gain_resources(g, side, sum(resources.values()), _produced(resources))


def _produced(cards: Iterable[Card]) -> Text:
    return Text("gained-by-producing", {"exoplanets": [NAME[card] for card in cards]})


def clear_energy(g: Table) -> None:
    """4: all sectors are empty again."""
    for sector in g.cubes:
        sector[:] = [0] * len(sector)
    g.tell("energy-cleared", told=DETAIL)


def orbit_everything(g: Table) -> None:
    """5: every planet goes one step, the innermost first."""
    orbit_all(g, 1)


def place_asteroids(g: Table) -> None:
    """6: all asteroids are shuffled and placed anew, face down (3)."""
    g.bag = sorted([*g.bag, *(tile for tile in g.tiles if tile != EMPTY)])
    g.chance().shuffle(g.bag)
    slots = slots_used(g.seats)
    open_ = bool(g.ruling) and value(g, g.leader, "asteroids-open") > 0
    for slot in range(SLOTS):
        g.tiles[slot] = g.bag.pop() if slot in slots else EMPTY
        g.faces[slot] = open_ and slot in slots
        g.peeks[slot] = []
        if g.faces[slot]:
            g.tell_chance("asteroid-open", slot=SLOT_WORD[slot], value=TILE[g.tiles[slot]].value)


def slots_used(seats: int) -> range | tuple[int, ...]:
    """The slots that get an asteroid, by the number of players."""
    return BELT_OF_TWO if seats == 2 else range(SLOTS) if seats in WITH_KUIPER else range(KUIPER)


def pass_the_token(g: Table) -> None:
    """7: if no one claimed the Leader token, it goes on clockwise."""
    if not g.claimed and g.seats > 1:
        g.leader = g.clockwise(g.leader)
        g.tell("leader-passes", told=touching(SMALL, g.leader), side=WHO[g.leader])


def refresh_markets(g: Table) -> None:
    """8: the markets are new."""
    for market, deck in ((g.jupiter, JUPITER_DECK), (g.neptune, NEPTUNE_DECK)):
        refresh_market(g, market, deck)
