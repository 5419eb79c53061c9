"""Upgrades and the machines that they fill (rules 10.4, 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Mark, Move, Seat, Spot, Text, Value, Values
from bot.games.factions.cards.cards import BATTERY, CARGO, FACTION, FACTIONS, MACHINES
from bot.games.factions.cards.language import Upgrade
from bot.games.factions.holdings.asking import DO, Cause, Question, triggered
from bot.games.factions.holdings.machines import MACHINES_OF, levels, machines_of
from bot.games.factions.table.state import Player, Table
from bot.games.factions.table.tables import SIDE_WORD, WHO

ORDER = (CARGO, BATTERY, *(machine for machine in range(len(MACHINES)) if machine not in (CARGO, BATTERY)))
"""The order in which machines are offered, and filled for a seat that is away."""
MOST = 9
"""More upgrades than any machine has slots for, or a card gives, are never placed at once."""


def room(g: Table, player: Player, machine: int) -> int:
    """The free slots of a machine."""
    return machines_of(player)[machine].size - player.upgrades[machine]


def room_in_all(g: Table, player: Player) -> int:
    """The free slots of all machines."""
    return sum([machine.size for machine in machines_of(player)]) - sum(player.upgrades)


def machine_name(player: Player, machine: int) -> str:
    """The value that names a machine in a text; each faction's own has a name of its own."""
    return f"~machine-{FACTIONS[player.faction].machine if machine == FACTION else MACHINES[machine]}"


def place_upgrades(g: Table, side: int, words: Sequence[str], cost: int = 0) -> None:
    """Put upgrades on the first free slots of machines; what they complete works at once. They may `cost` resources."""
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
            size=machines_of(player)[machine].size,
            now=player.upgrades[machine],
            cost=cost,
        )
        cost = 0  # It is told once.
    for word in words:
        triggered(g, side, "gain-upgrade", word)


def package(value: Value) -> list[str]:
    """The machines of a value: "cargo" is one upgrade, "cargo-2" are two; no machine where it means nothing."""
    word, _, n = str(value).partition("-")
    if word not in MACHINES or (n and not (n.isdigit() and 1 < int(n) <= MOST)):
        return []
    return [word] * int(n or 1)


def unpacked(values: Sequence[Value]) -> list[str]:
    """The machines of all values, one for each upgrade."""
    return [word for value in values for word in package(value)]


def packages(player: Player, most: int, taken: Sequence[str] = ()) -> list[tuple[int, int]]:
    """What a side can place in one machine at once, beside what it has `taken`: machines, and how many upgrades.

    That is as many as there are or fit, first what completes something; and one upgrade in each machine.
    """
    found = list[tuple[int, int]]()
    for machine in ORDER:
        row, have = machines_of(player)[machine], player.upgrades[machine] + taken.count(MACHINES[machine])
        full = min(most, row.size - have)
        ends = [end - have for end in accumulate(row.slots) if 0 < end - have <= full]
        found += [(machine, n) for n in sorted({*ends, full, 1}, reverse=True) if 0 < n <= full]
    return sorted(found, key=lambda each: (-each[1], not _completes(player, each[0], each[1], taken)))


def _completes(player: Player, machine: int, n: int, taken: Sequence[str] = ()) -> bool:
    """Whether so many upgrades more complete a level."""
    have, done = player.upgrades[machine] + taken.count(MACHINES[machine]), machines_of(player)[machine].done
    return done[have + n] > done[have]


@cache
def _label(faction: int, machine: int, have: int, n: int) -> Text:
    """So many upgrades for a machine, with the slots that are then filled, what they score and what it does."""
    row, size = FACTIONS[faction], MACHINES_OF[faction][machine]
    word = row.machine if machine == FACTION else MACHINES[machine]
    level = min(size.done[have + n - 1], len(size.slots) - 1)
    end, now = sum(size.slots[: level + 1]), have + n
    values: Values = {
        "machine": f"~machine-{word}",
        "n": n,
        "now": now,
        "size": end,
        "points": size.points[level],
    }
    return Text("choice-machine", {**values, "complete": int(now == end), "does": f"~brief-{word}"})


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
        words = {MACHINES[machine] for machine, _ in packages(g.players[self.side], self.limit(g))}
        return [(n, word) for n in range(self.least, self.limit(g) + 1) for word in sorted(words)]

    def taken(self, g: Table, chosen: Sequence[Value]) -> list[str] | None:
        """The machines of the values chosen, one for each upgrade; None if they are not offered one after another."""
        player, found = g.players[self.side], list[str]()
        for value in chosen:
            words = package(value)
            if not words or (MACHINES.index(words[0]), len(words)) not in packages(
                player, self.limit(g) - len(found), found
            ):
                return None
            found += words
        return found

    def offered(self, g: Table, taken: Sequence[str]) -> list[Choice]:
        """What can be placed at once beside what is taken."""
        player, left = g.players[self.side], self.limit(g) - len(taken)
        found = list[Choice]()
        for machine, n in packages(player, left, taken):
            word, have = MACHINES[machine], player.upgrades[machine] + taken.count(MACHINES[machine])
            label = _label(player.faction, machine, have, n)
            last = len(taken) + n >= self.least
            found.append(Choice(word if n == 1 else f"{word}-{n}", label, last))
        return found

    def text(self, g: Table) -> Text:
        return Text(f"ask-{self.prompt}", {"least": self.least, "most": self.limit(g)})

    def marks(self, g: Table, seat: Seat, taken: Sequence[str] = ()) -> tuple[Mark, ...]:
        own, chosen = Mark(SIDE_WORD[self.side], "own"), dict.fromkeys(taken)
        free = dict.fromkeys(package(choice.value)[0] for choice in self.offered(g, taken))
        may = [Mark(word, "may") for word in free if word not in chosen]
        return (own, *(Mark(word, "chosen") for word in chosen), *may)

    def default(self, g: Table) -> Move:
        player = g.players[self.side]
        words = [MACHINES[machine] for machine in ORDER for _ in range(room(g, player, machine))]
        return Move("build", tuple(words[: self.limit(g)]))

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        taken = self.taken(g, chosen) if verb == "build" else None
        if taken is None:
            return None
        next_, ends = tuple(self.offered(g, taken)), bool(taken) and len(taken) >= self.least
        if not next_ and not ends:
            return None
        whole = self.whole(g, taken) if ends else None
        return Spot(next_, ends, self.price(g, len(taken)), (), self.marks(g, seat, taken), whole)

    def whole(self, g: Table, taken: Sequence[str]) -> Text:
        """What is about to be placed; more than two machines are only counted, as a button is short."""
        player, counts = g.players[self.side], Counter(taken)
        (machine, n), (other, rest) = [*counts.items(), ("", 0)][:2]
        values: Values = {"places": len(counts), "n": n if len(counts) <= 2 else len(taken)}
        values["machine"] = machine_name(player, MACHINES.index(machine))
        if rest:
            values |= {"other": machine_name(player, MACHINES.index(other)), "rest": rest}
        return Text("build-whole", values)

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
        if not move.values or not (last := package(move.values[-1])):
            return None
        machine, player = MACHINES.index(last[0]), g.players[self.side]
        words = unpacked(move.values)
        if words.count(last[0]) > room(g, player, machine):
            values: Values = {"machine": machine_name(player, machine), "left": room(g, player, machine)}
            return Illegal("13", "machine-full", values)
        return (
            Illegal("10.4", "upgrades-too-many", {"most": self.limit(g)})
            if len(words) > self.limit(g)
            else None
        )

    def do_build(self, g: Table, seat: Seat, *words: str) -> None:
        self.place(g, unpacked(words))

    def place(self, g: Table, words: Sequence[str], cost: int = 0) -> None:
        """Place upgrades, which may `cost` resources."""
        g.done(self)
        place_upgrades(g, self.side, words, cost)


@DO.of(Upgrade)
def _upgrade(g: Table, effect: Upgrade, cause: Cause) -> None:
    """The automa only counts its upgrades (17)."""
    player = g.players[cause.side]
    if cause.side == g.automa:
        player.upgrades[FACTION] += effect.n
        g.tell("automa-upgraded", side=WHO[cause.side], n=effect.n, now=sum(player.upgrades))
    elif n := min(effect.n, room_in_all(g, player)):
        g.push(Build(cause.side, n, n))
