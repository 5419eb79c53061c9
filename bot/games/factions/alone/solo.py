"""The automa's turns (rules 17). It has no ship and no hand; the human makes its choices."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Ask, Move, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import DETAIL
from bot.games.factions.actions.planets import draw_charge
from bot.games.factions.actions.using import offer_ascendancy
from bot.games.factions.cards import cards
from bot.games.factions.cards.language import AnyEffect, AutomaNative, Upgrade
from bot.games.factions.holdings.asking import DO, Cause, do
from bot.games.factions.holdings.gains import draw, gain_energy, gain_resources
from bot.games.factions.holdings.orbiting import orbit
from bot.games.factions.table.board import OUTER, SECTOR_CALLED, SECTOR_WORD, SECTORS
from bot.games.factions.table.state import EMPTY, NONE, Holding, Table
from bot.games.factions.table.tables import CHOOSE_SECTOR, DECIDERS, NOBODY, PLANET_NAME, SEATS, WHO
from bot.games.parts.zones import Zone, open_cards

UPGRADES_AT_MARS = 2
"""The most upgrades that the automa builds, for 2 resources each."""


class AutomaTurn(Holding, tag="automa-turn"):
    """One card: its planet goes a step and leaves energy around it, then the card does what it says."""

    card: cards.Card = EMPTY
    at: int = 0

    def zones(self, g: Table) -> tuple[Zone, ...]:
        return () if self.card == EMPTY else (open_cards([self.card]),)

    def run(self, g: Table) -> None:
        pile = g.piles[cards.AUTOMA]
        if self.at == 0:
            if not pile.deck:
                shuffle_deck(g)
            self.card = pile.deck.pop()
            g.tell_chance("automa-draws", side=WHO[g.automa], card=cards.AUTOMATON[self.card].name)
            resolve(g, self.card)
        else:
            g.done(self)
            pile.discard.append(self.card)
        self.at += 1


def shuffle_deck(g: Table) -> None:
    """All cards of the automa are in its deck again."""
    pile = g.piles[cards.AUTOMA]
    pile.deck, pile.discard = [*pile.deck, *pile.discard], []
    g.chance().shuffle(pile.deck)


def resolve(g: Table, card: cards.Card) -> None:
    """What a card of the automa does."""
    row = cards.AUTOMATON[card]
    cause = Cause(g.automa, row.name)
    effects: list[AnyEffect] = list(row.then)
    if row.planet:
        planet = cards.PLANETS.index(row.planet)
        g.push(Around(planet, effects, cause))
        orbit(g, planet, 1)
    else:
        do(g, effects, cause)


class Around(Step, tag="automa-around"):
    """After the planet has moved and everyone rode along: energy around it, and the rest of the card.

    That is a use of the planet, which others may follow (14).
    """

    planet: int
    effects: list[AnyEffect]
    cause: Cause
    used: bool = False

    def run(self, g: Table) -> None:
        if self.used:
            g.done(self)
            offer_ascendancy(g, g.automa, self.planet)
            return
        self.used = True
        leave_energy(g, self.planet)
        do(g, self.effects, self.cause)


def leave_energy(g: Table, planet: int) -> None:
    """Neutral energy in every sector around a planet, as if the automa had entered each."""
    around = g.around(planet)
    for sector in around:
        present = g.energy_in(sector)
        g.cubes[sector][-1] += present + 1 if present else 2 if OUTER[sector] else 1
    if around:
        g.tell("automa-energy", told=DETAIL, side=WHO[g.automa], planet=PLANET_NAME[planet])


def _vote(g: Table, cause: Cause) -> None:
    if g.event == EMPTY:
        return
    player, options = g.players[g.automa], cards.EVENT[g.event].options
    votes = [sum(each.round.vote == option for each in g.players) for option in range(len(options))]
    option = votes.index(min(votes))
    if player.round.vote == NONE and len(options) > 1:
        player.round.vote = option
        g.tell("automa-votes", side=WHO[g.automa], option=options[option].name)
    do(g, options[option].second, cause)


def _build(g: Table, cause: Cause) -> None:
    player = g.players[g.automa]
    if built := min(UPGRADES_AT_MARS, player.resources // 2):
        player.resources -= 2 * built
        do(g, [Upgrade(built)], cause)


def _objective(g: Table, cause: Cause) -> None:
    if (card := draw(g, cards.SATURN_DECK)) is not None:
        g.players[g.automa].objectives.append(card)
        g.tell("automa-objective", side=WHO[g.automa])


def _produce(g: Table, cause: Cause) -> None:
    rows = [cards.EXOPLANET[exoplanet.card] for exoplanet in g.players[g.automa].exoplanets]
    if energy := sum(row.energy for row in rows):
        gain_energy(g, g.automa, energy)
    if resources := sum(row.resources for row in rows):
        gain_resources(g, g.automa, resources)


def _both_rewards(g: Table, cause: Cause) -> None:
    options = cards.EVENT[g.event].options
    do(g, [effect for option in options for effect in option.second], cause)


def _again(g: Table, cause: Cause) -> None:
    pile = g.piles[cards.AUTOMA]
    if pile.discard:
        g.tell("automa-again", side=WHO[g.automa], card=cards.AUTOMATON[pile.discard[-1]].name)
        resolve(g, pile.discard[-1])
    elif pile.deck:
        g.push(AutomaTurn())


NATIVES: dict[str, Callable[[Table, Cause], object]] = {
    "charge": lambda g, cause: draw_charge(g),
    "vote": _vote,
    "build": _build,
    "objective": _objective,
    "trash-mercury": lambda g, cause: leave_energy(g, cards.MERCURY),
    "produce": _produce,
    "wormholes": lambda g, cause: g.push(GateTheFullest(cause.side, [])),
    "both-rewards": _both_rewards,
    "again": _again,
}
"""What only the automa does, by its word."""
DO[AutomaNative] = lambda g, effect, cause: NATIVES[effect.what](g, cause)


class GateTheFullest(Step, tag="automa-gates"):
    """Both wormholes go to the two sectors with most energy, which are emptied; the human breaks ties."""

    side: int
    chosen: list[int]

    def fullest(self, g: Table) -> list[int]:
        """The sectors with most energy of those not chosen yet."""
        left = [sector for sector in range(SECTORS) if sector not in self.chosen]
        most = max(g.energy_in(sector) for sector in left)
        return [sector for sector in left if g.energy_in(sector) == most]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        waiting = len(self.chosen) < cards.NUMBERS.wormholes and len(self.fullest(g)) > 1
        return SEATS[DECIDERS[g.seats][self.side]] if waiting else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, Text("ask-automa-wormhole"), CHOOSE_SECTOR[self.fullest(g)[0]])

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_SECTOR[sector] for sector in self.fullest(g)]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        self.chosen.append(SECTOR_CALLED[word])

    def run(self, g: Table) -> None:
        if len(self.chosen) < cards.NUMBERS.wormholes:
            self.chosen.append(self.fullest(g)[0])
            return
        g.done(self)
        g.wormholes = list(self.chosen)
        energy = sum(g.energy_in(sector) for sector in self.chosen)
        for sector in self.chosen:
            g.cubes[sector][:] = [0] * len(g.cubes[sector])
        g.tell(
            "automa-gates", side=WHO[self.side], sectors=[SECTOR_WORD[s] for s in self.chosen], energy=energy
        )
        gain_energy(g, self.side, energy)
