"""Upgrades and the machines that they fill (rules 10.4, 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Move, Seat, Spot, Text, Value, Values
from bot.games.factions.cards.cards import BATTERY, BUILT, CARGO, FACTION, FACTIONS, MACHINES
from bot.games.factions.cards.language import Upgrade
from bot.games.factions.cards.phrases import faction_machine, lasting
from bot.games.factions.holdings.asking import Question
from bot.games.factions.holdings.doing import DO, Cause
from bot.games.factions.holdings.machines import levels, machines_of
from bot.games.factions.holdings.triggers import triggered
from bot.games.factions.table.state import Player, Table
from bot.games.factions.table.tables import WHO
from bot.games.parts.several import choose_several

ORDER = (CARGO, BATTERY, *(machine for machine in range(len(MACHINES)) if machine not in (CARGO, BATTERY)))
"""The order in which machines are offered, and filled for a seat that is away."""


def room(g: Table, player: Player, machine: int) -> int:
    """The free slots of a machine."""
    return machines_of(player)[machine].size - player.upgrades[machine]


def room_in_all(g: Table, player: Player) -> int:
    """The free slots of all machines."""
    return sum([machine.size for machine in machines_of(player)]) - sum(player.upgrades)


def machine_name(player: Player, machine: int) -> str:
    """The value that names a machine in a text; each faction's own has a name of its own."""
    return f"~machine-{FACTIONS[player.faction].machine if machine == FACTION else MACHINES[machine]}"


def place_upgrades(g: Table, side: int, words: Sequence[str]) -> None:
    """Put upgrades on the first free slots of machines; what they complete works at once."""
    player = g.players[side]
    for word, n in Counter(words).items():
        machine = MACHINES.index(word)
        before = levels(player, machine)
        player.upgrades[machine] += n
        done = levels(player, machine) - before
        g.tell(
            "upgraded",
            side=WHO[side],
            machine=machine_name(player, machine),
            n=n,
            levels=done,
            left=room(g, player, machine),
        )
    for word in words:
        triggered(g, side, "gain-upgrade", word)


@cache
def _label(faction: int, machine: int, left: int) -> Text:
    """A machine, with its free slots and what it does."""
    row, word = FACTIONS[faction], MACHINES[machine]
    if machine == FACTION:
        does = faction_machine(row)[0]
    else:
        does = lasting(BUILT[word])[0] if word in BUILT else Text(f"holds-{word}")
    name = f"~machine-{row.machine if machine == FACTION else word}"
    return Text("choice-machine", {"machine": name, "left": left, "does": does})


class Build(Question, tag="build"):
    """Place between `least` and `most` upgrades, all with one move."""

    least: int
    most: int

    prompt: ClassVar[str] = "build"

    def limit(self, g: Table) -> int:
        """The most that can be placed now."""
        return self.most

    def answers(self, g: Table) -> Sequence[object]:
        """How many, and where the first one goes."""
        words = {choice.value for choice in self.offered(g)}
        return [(n, word) for n in range(self.least, self.limit(g) + 1) for word in sorted(map(str, words))]

    def offered(self, g: Table, chosen: Sequence[Value] = ()) -> list[Choice]:
        """Each free slot, as the word of its machine; `chosen` are those that are taken already."""
        player, found = g.players[self.side], list[Choice]()
        for machine in ORDER:
            word, free = MACHINES[machine], room(g, player, machine)
            label = _label(player.faction, machine, free - chosen.count(word))
            found += [Choice(word, label, False)] * free
        return found

    def text(self, g: Table) -> Text:
        return Text(f"ask-{self.prompt}", {"least": self.least, "most": self.limit(g)})

    def default(self, g: Table) -> Move:
        return Move("build", tuple(choice.value for choice in self.offered(g)[: self.limit(g)]))

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        if verb != "build":
            return None
        spot = choose_several(self.offered(g, chosen), chosen, self.least, self.limit(g))
        if spot is None:
            return None
        whole = Text("build-whole", {"n": len(chosen), "cost": self.cost(g, len(chosen))})
        return replace(spot, price=self.price(g, len(chosen)), whole=whole if spot.ends else None)

    def cost(self, g: Table, n: int) -> int:
        """The resources that so many upgrades cost here."""
        return 0

    def price(self, g: Table, n: int) -> Text | None:
        """What so many cost, and what is left."""
        return None

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        """What is given, else as much as possible in one machine after another, or in each alone."""
        if verb != "build":
            return
        if given:
            yield Move("build", given)
            return
        yield self.default(g)
        player = g.players[self.side]
        for machine in ORDER:
            n = min(self.limit(g), room(g, player, machine))
            if n >= self.least:
                yield Move("build", (MACHINES[machine],) * n)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if not move.values or move.values[-1] not in MACHINES:
            return None
        machine, player = MACHINES.index(str(move.values[-1])), g.players[self.side]
        if move.values.count(move.values[-1]) > room(g, player, machine):
            values: Values = {"machine": machine_name(player, machine), "left": room(g, player, machine)}
            return Illegal("13", "machine-full", values)
        return (
            Illegal("10.4", "upgrades-too-many", {"most": self.limit(g)})
            if len(move.values) > self.limit(g)
            else None
        )

    def do_build(self, g: Table, seat: Seat, *words: str) -> None:
        g.done(self)
        place_upgrades(g, self.side, words)


@DO.of(Upgrade)
def _upgrade(g: Table, effect: Upgrade, cause: Cause) -> None:
    """The automa only counts its upgrades (17)."""
    player = g.players[cause.side]
    if cause.side == g.automa:
        player.upgrades[FACTION] += effect.n
        g.tell("automa-upgraded", side=WHO[cause.side], n=effect.n, now=sum(player.upgrades))
    elif n := min(effect.n, room_in_all(g, player)):
        g.push(Build(cause.side, n, n))
