"""A whole muster as one decision: the planet to attack and the ships that go, all from one orbit (rules 8.1).

In words: `freya scout battleship` attacks Freya with these two ships, `freya all-altair` with every ship at Altair.
Where the attack is on its way already, only the ships are named. The category of the strike is named too where no ship
defends the planet and the attacker learns nothing on arriving: `freya all-altair military`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.moves import Choice, Event, Mark, Move, Seat, Spot, Text, Value, Values
from bot.games.parts.chain import Chain, Link, Walk
from bot.games.supernova.cards.cards import CARD_CALLED, CATEGORIES, HIDDEN, NAME, PEEKS, WORD, Card
from bot.games.supernova.conflict.attack_state import AttackState, current_attack
from bot.games.supernova.conflict.battle import compare, fleet_total, holds_ties, planet_total, with_side
from bot.games.supernova.conflict.prospects import (
    NOTHING,
    beats_ships,
    defence,
    fleet_strength,
    outlook,
    ready,
    strike_label,
    winning,
)
from bot.games.supernova.holdings.stacks import is_high_g, is_high_g_world, planet_strength, said, ship_sum
from bot.games.supernova.holdings.zones import names
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import ATTACK, DONE, SEND, STRIKE, WHO

VERB = "muster"
ALL = "all-"
PROPOSED = 6
"""How many musters are proposed for what was typed."""
IN_A_ROW, ROWS_SHOWN = 3, 3
"""So many words an attack that is offered as one choice has at most, and so many are offered."""


class WholeMuster(Chain):
    """An attack and the ships it is made with."""

    verb = VERB

    def links(
        self, g: Table, seat: Seat, trail: Sequence[Link], begun: tuple[Value, ...] | None = None
    ) -> list[Link]:
        attack = current_attack(g)
        if attack is not None:
            ships = ready(g, g.planets[attack.origin])
            found = [] if is_there(attack) else _parties(g, attack.target, attack.origin, ships, attack.fleet)
            if attack.fleet and strikes_at_once(g, attack.target, attack.fleet):
                on_the_way = () if is_there(attack) else (DONE,)
                found += [Link(move.values, (*on_the_way, move), last=True) for move in STRIKE]
            return found
        found = []
        for move in _attacks(g, seat):
            target, origin = (str(value) for value in move.values)
            if begun and begun[0] != target:
                continue
            home = CARD_CALLED[origin]
            ships = ready(g, g.planets[home])
            for link in _parties(g, CARD_CALLED[target], home, ships, []):
                moves = (move, *link.moves) if ships[1:] else (move,)
                found.append(Link((target, *link.words), moves, link.last, link.rest))
        return found

    def closing(self, g: Table, seat: Seat, trail: Sequence[Link]) -> Move | None:
        return DONE

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        g, word = walk.world, str(value)
        attack = current_attack(g)
        if attack is not None and word in CATEGORIES:
            return strike_label(g, attack, word), None
        if word.startswith(ALL):
            origin = CARD_CALLED[word.removeprefix(ALL)]
            ships = ready(g, g.planets[origin])
            return Text(
                "choice-all-ships", {"at": NAME[origin], "count": len(ships), **_odds(walk, ships)}
            ), None
        card = CARD_CALLED[word]
        if card in g.ships:
            about: Values = {"name": NAME[card], "at": NAME[g.ships[card].place], **_odds(walk, [card])}
            return Text("choice-sent", about), None
        return self.prospect(g, seat, card), None

    def prospect(self, g: Table, seat: Seat, target: Card) -> Text:
        """A planet that can be attacked: who defends it, and what the ships that can go together would do."""
        planet, ships = g.planets[target], ready(g, g.planets[target])
        values: Values = {
            "name": NAME[target],
            "owner": WHO[planet.owner],
            "count": len(ships),
            "ships": said(defence(g, target)),
            "planet": "none" if g.options["stacks"] == "closed" else said(planet_strength(g, planet)),
            "outlook": outlook(g, self.best(g, seat, target), target),
        }
        return Text("choice-target", values)

    def best(self, g: Table, seat: Seat, target: Card) -> Sequence[Card]:
        """The ships of one orbit that have the best chance together."""
        origins = [move.values[1] for move in _attacks(g, seat) if move.values[0] == WORD[target]]
        fleets = [ready(g, g.planets[CARD_CALLED[str(origin)]]) for origin in origins]
        return max(fleets, key=lambda fleet: _wins(g, fleet, target))

    def spot_of(self, walk: Walk, seat: Seat) -> Spot | None:
        """The planets that could be taken come first; above them whole attacks with the smallest Fleets that win."""
        found, g = super().spot_of(walk, seat), walk.world
        if found is None or walk.begun or walk.trail or current_attack(g) is not None:
            return found

        def is_hopeless(choice: Choice) -> bool:
            target = CARD_CALLED[str(choice.value)]
            return not _wins(g, self.best(g, seat, target), target)

        winning = [
            values for wins, values in self._ranked(g, seat, set()) if wins and len(values) <= IN_A_ROW
        ]
        straight = tuple(self._row(g, seat, values, found) for values in winning[:ROWS_SHOWN])
        return replace(found, next=tuple(sorted(found.next, key=is_hopeless)), straight=straight)

    def _row(self, g: Table, seat: Seat, values: Sequence[Value], first: Spot) -> tuple[Choice, ...]:
        """The choices that are made with some values one after the other, from the first spot on."""
        row, spot = list[Choice](), first
        for at, value in enumerate(values, 1):
            row += [choice for choice in spot.next if choice.value == value]
            spot = self.spot(g, seat, values[:at]) or spot
        return tuple(row)

    def whole(self, walk: Walk, seat: Seat) -> Text | None:
        word = str(walk.trail[-1].words[-1])
        category = f"~category-{word}" if word in CATEGORIES else "none"
        values: Values = {"planet": NAME[_target(walk)], "count": len(_fleet(walk)), "category": category}
        return Text("muster-whole", values)

    def price(self, walk: Walk, seat: Seat) -> Text | None:
        target, fleet = _target(walk), _fleet(walk)
        if target == HIDDEN:
            return None
        g = walk.before
        planet = g.planets[target]
        values = {
            "ours": said(fleet_strength(g, fleet, target)),
            "ships": said(defence(g, target)) if ready(g, planet) else "none",
            "planet": "none" if g.options["stacks"] == "closed" else said(planet_total(g, planet, NOTHING)),
        }
        return Text("price-muster", {**values, "count": len(fleet), "outlook": outlook(g, fleet, target)})

    def preview(self, walk: Walk, seat: Seat) -> tuple[Event, ...]:
        fleet = _fleet(walk)
        if not fleet:
            return ()
        target, origin = _target(walk), walk.before.ships[fleet[0]].place
        attack = current_attack(walk.before)
        values = {
            "seat": WHO[seat],
            "planet": NAME[target],
            "owner": WHO[walk.before.planets[target].owner],
            "ships": names(fleet),
            "origin": NAME[attack.origin if attack is not None else origin],
        }
        return (Event("will-attack", values),)

    def marks(self, walk: Walk, seat: Seat) -> tuple[Mark, ...]:
        target, fleet = _target(walk), _fleet(walk)
        chosen = [target, *fleet] if target != HIDDEN else []
        at = len(walk.begun)
        may = dict.fromkeys(str(link.words[at]) for link in walk.links)
        return (
            *(Mark(WORD[card], "chosen") for card in chosen),
            *(Mark(word, "may") for word in may if word in CARD_CALLED),
        )

    def meant(self, walk: Walk, seat: Seat, word: str) -> Move | None:
        if not walk.begun and current_attack(walk.world) is None:
            return Move("attack", (word,))
        card = CARD_CALLED.get(word, HIDDEN)
        if walk.begun and card in walk.world.ships:
            place = walk.world.ships[card].place
            return Move("attack", (walk.begun[0], WORD[place])) if place >= 0 else Move("send", (word,))
        return Move("send", (word,))

    def proposals(self, g: Table, seat: Seat, verb: str, given: Sequence[Value]) -> Iterator[Move]:
        """The musters that name all that was typed: the smallest Fleets that win come first."""
        if verb == VERB:
            for _, words in self._ranked(g, seat, {str(word) for word in given})[:PROPOSED]:
                yield Move(VERB, words)

    def _ranked(self, g: Table, seat: Seat, typed: set[str]) -> list[tuple[bool, tuple[Value, ...]]]:
        """Whether each muster that names all that was typed would win, and its words, best first."""
        named, typed = typed & set(CATEGORIES), typed - set(CATEGORIES)
        attack = current_attack(g)
        attacks = _attacks(g, seat) if attack is None else [ATTACK[attack.target][attack.origin]]
        ranked = list[tuple[int, int, bool, tuple[Value, ...]]]()
        for number, move in enumerate(attacks):
            target, origin = (CARD_CALLED[str(value)] for value in move.values)
            ships = ready(g, g.planets[origin])
            wanted = [card for card in ships if WORD[card] in typed]
            if typed - {WORD[target], WORD[origin], *(WORD[card] for card in wanted), ALL + WORD[origin]}:
                continue
            front = () if attack is not None else (WORD[target],)
            for fleet in _fleets(g, target, wanted, ships, everyone=ALL + WORD[origin] in typed):
                whole = [*(attack.fleet if attack is not None else ()), *fleet]
                strikes = _strikes(g, whole, target, named)
                wins = _wins(g, whole, target)
                worth = len(fleet) if wins else 100 - len(fleet)
                ships_and_strike = *(WORD[card] for card in fleet), *strikes[:1]
                if strikes or not named:
                    ranked.append((worth, number, wins, (*front, *ships_and_strike)))
        return [(wins, words) for _, _, wins, words in sorted(ranked, key=lambda one: one[:2])]


def _odds(walk: Walk, party: Sequence[Card]) -> Values:
    """What the Fleet would be with some ships more, and what it would do."""
    target = _target(walk)
    fleet = [*_fleet(walk), *(card for card in party if card not in _fleet(walk))]
    return {
        "fleet": said(fleet_strength(walk.before, fleet, target)),
        "outlook": outlook(walk.before, fleet, target),
    }


CHAINS = {VERB: WholeMuster()}


def _attacks(g: Table, seat: Seat) -> list[Move]:
    return [move for move in g.stack[-1].moves(g, seat) if move.verb == "attack"]


def is_there(attack: AttackState) -> bool:
    """Whether the Fleet has arrived, and may strike."""
    return attack.stage == "assault"


def strikes_at_once(g: Table, target: Card, fleet: Sequence[Card]) -> bool:
    """Whether no one decides or learns anything between the muster of this Fleet and its strike at the planet (8.4)."""
    planet = g.planets[target]
    return (
        g.options["stacks"] != "closed"
        and not ready(g, planet)
        and not any(PEEKS[card] for ship in fleet for card in g.ships[ship].pop)
        and (not is_high_g_world(planet) or any(is_high_g(g.ships[ship]) for ship in fleet))
    )


def _parties(
    g: Table, target: Card, origin: Card, ships: Sequence[Card], fleet: Sequence[Card]
) -> list[Link]:
    """What may join a Fleet next from an orbit: all the ships that are ready at once, or one of them."""

    def link(word: str, party: Sequence[Card], *, all_go: bool) -> Link:
        strikes = strikes_at_once(g, target, [*fleet, *party])
        return Link((word,), tuple(SEND[card] for card in party), all_go and not strikes, not strikes)

    found = [link(WORD[card], [card], all_go=not ships[1:]) for card in ships]
    if ships[1:]:
        found.insert(0, link(ALL + WORD[origin], ships, all_go=True))
    return found


def _target(walk: Walk) -> Card:
    """The planet that is attacked; HIDDEN while none is chosen."""
    attack = current_attack(walk.world)
    if attack is not None:
        return attack.target
    word = walk.begun[0] if walk.begun else walk.trail[0].words[0] if walk.trail else ""
    return CARD_CALLED.get(str(word), HIDDEN)


def _fleet(walk: Walk) -> list[Card]:
    """The ships that go so far, also those of the last link."""
    attack = current_attack(walk.world)
    fleet = list(attack.fleet) if attack is not None else []
    if not walk.trail or not walk.trail[-1].last:
        return fleet
    word = str(walk.trail[-1].words[-1])
    if word in CATEGORIES:
        return fleet
    if word.startswith(ALL):
        return [*fleet, *ready(walk.world, walk.world.planets[CARD_CALLED[word.removeprefix(ALL)]])]
    return [*fleet, CARD_CALLED[word]]


def _wins(g: Table, fleet: Sequence[Card], target: Card) -> bool:
    """Whether a Fleet would beat the ships in orbit militarily, then the planet in any category, with no one answering.

    What lies under a closed stack is not looked at.
    """
    if g.options["stacks"] == "closed":
        return beats_ships(g, fleet, target)
    return bool(winning(g, fleet, target))


def _strikes(g: Table, fleet: Sequence[Card], target: Card, named: set[str]) -> list[str]:
    """The categories in which a Fleet may strike at once, those named alone if any are, best first."""
    if not strikes_at_once(g, target, fleet):
        return []
    planet = g.planets[target]
    ours = with_side(fleet_total(g, fleet, target, [], orbital=False), NOTHING)
    theirs = planet_total(g, planet, NOTHING)

    def worth(word: str) -> tuple[int, int]:
        category = CATEGORIES.index(word)
        lead = ours[category] - theirs[category]
        return -compare(ours, theirs, category, holds_ties(planet)), -lead

    return sorted(named or CATEGORIES, key=worth)


def _fleets(
    g: Table, target: Card, wanted: Sequence[Card], ships: Sequence[Card], *, everyone: bool
) -> list[list[Card]]:
    """The Fleets worth proposing: the ships wanted, and with more and more of the strongest others."""
    if everyone:
        return [list(ships)]
    others = sorted(
        (card for card in ships if card not in wanted), key=lambda card: -_strength(g, card, target)
    )
    return [[*wanted, *others[:n]] for n in range(0 if wanted else 1, len(others) + 1)]


def _strength(g: Table, card: Card, target: Card) -> int:
    m, d, e = ship_sum(g, g.ships[card], target)
    return 16 * m + d + e
