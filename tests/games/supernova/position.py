"""Positions for the tests: empty empires and hands, laid out card by card as a test needs them."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Event, Move, Pace, Seat
from bot.engine.rng import Rng
from bot.engine.steps import settle
from bot.games.supernova.actions.discover import new_planets
from bot.games.supernova.cards.cards import KIND, MODIFIER, RACE_CALLED, TITLE, TITLE_CALLED, WORD, Card
from bot.games.supernova.conflict.attack_state import current_attack
from bot.games.supernova.holdings.things import keep_numbers
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.round.ending import TurnEnd
from bot.games.supernova.round.phases import Phase, PhaseEnd, Turn, begin_slot, is_at_once
from bot.games.supernova.round.shaping import Shaping, shape_together
from bot.games.supernova.rules import SuperNovaRules
from bot.games.supernova.table.state import (
    ACTION,
    BUILD,
    DEEP,
    DISCARD,
    DISCOVER,
    DRAW,
    MINE,
    NEVER,
    OTHERS,
    PHASES,
    TRANSPORT,
    Planet,
    Ship,
)
from tests.catalogues import Late

RULES = SuperNovaRules()
MIRA, BO, CY, DEE, ELI, FAY = map(Seat, range(6))
HERE = (DRAW, DISCOVER, BUILD, ACTION, TRANSPORT, DISCARD)
NAMES = ["Mira", "Bo", "Cy", "Dee", "Eli", "Fay"]
WORDS = Late("supernova")


class Position:
    """A game in turn 3 with seat 0 opening. Cards are named by their titles; a free copy is taken.

    Unless a test wants it otherwise, windows close when everyone who is asked has answered.
    """

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.hushed, self.shapes = False, True
        self.g: SuperNova = RULES.setup(seats, {"leakless": "off", **options}, Rng("position"))
        g = self.g
        g.events.clear()
        for player in g.players:
            for card in player.hand:
                g.pile_for(card).deck.insert(0, card)
            player.hand, player.numbered = [], []
        g.opening, g.turn, g.ring = MIRA, 3, [Seat(seat) for seat in range(seats)]
        self.phase("build", MIRA)

    # Laying out ------------------------------------------------------------------------------------------------------

    def take(self, title: str) -> Card:
        """The first free copy of a title out of the Main Deck."""
        for pile in self.g.piles:
            copies = [card for card in pile.deck if TITLE[card] == TITLE_CALLED[title]]
            if copies:
                pile.deck.remove(min(copies))
                return min(copies)
        raise ValueError(f"no {title} is left")

    def planet(self, owner: Seat, title: str, *cards: str, homeworld: str = "", found: int = 1) -> Planet:
        """A planet with Environments, Civilization and population; `homeworld` is "yes" or a declared race."""
        planet = Planet(self.take(title), owner, found)
        piles = {1: planet.env, 2: planet.civ, 3: planet.pop, 4: planet.pop}
        for one in cards:
            card = self.take(one)
            piles[KIND[card]].append(card)
        planet.designated = bool(homeworld)
        planet.race = RACE_CALLED.get(homeworld, -1)
        self.g.planets[planet.card] = planet
        return planet

    def ship(self, owner: Seat, title: str, at: Planet | None, *assets: str) -> Ship:
        """A ship in an orbit, or in Deep Space, with its Assets."""
        ship = Ship(self.take(title), owner, at.card if at else Card(DEEP))
        for one in assets:
            card = self.take(one)
            (ship.mods if KIND[card] == MODIFIER else ship.pop).append(card)
        self.g.ships[ship.card] = ship
        if at:
            at.orbit.append(ship.card)
        return ship

    def hand(self, seat: Seat, *titles: str) -> Position:
        player = self.g.players[seat]
        player.hand = sorted([*player.hand, *(self.take(title) for title in titles)])
        keep_numbers(player)
        return self

    def discarded(self, *titles: str) -> Position:
        self.g.piles[0].discard += [self.take(title) for title in titles]
        return self

    def asked(self, seat: Seat, ask: int) -> Position:
        wishes = self.g.players[seat].wishes
        wishes.ask = wishes.usual = ask
        return self

    def attending(self, seat: Seat) -> Position:
        """Every window asks a seat, which does not pass by itself."""
        self.g.players[seat].attends = True
        return self.asked(seat, MINE)

    def phase(self, word: str, seat: Seat, *others: Seat) -> Position:
        """It is a seat's part of a phase; `others` follow. After it the turn goes on."""
        g, phase = self.g, PHASES.index(word)
        g.phase = phase
        if is_at_once(g, phase):
            g.stack = [Turn(), TurnEnd(), Phase(phase, [seat, *others])]
        else:
            g.stack = [Turn(), TurnEnd(), Phase(phase, list(others))]
            begin_slot(g, phase, seat)
        settle(g)
        self.check_questions()
        return self

    def shape(self, *seats: Seat) -> Position:
        """Some seats are asked for Environments after a Temporal Rift: a window follows what they play."""
        g = self.g
        g.phase = OTHERS
        g.stack = [Turn(), TurnEnd(), PhaseEnd(OTHERS, [], opened=True)]
        shape_together(g, new_planets(g), seats)
        settle(g)
        return self

    def phase_end(self, word: str) -> Position:
        """All have played a phase."""
        g = self.g
        g.phase = PHASES.index(word)
        g.stack = [Turn(), TurnEnd(), PhaseEnd(g.phase, [])]
        settle(g)
        return self

    def quiet(self) -> Position:
        """Nobody wants to be asked; the clock closes what waits for it alone."""
        self.hushed = self.g.options["leakless"] == "off"
        for seat in range(self.g.seats):
            self.asked(Seat(seat), NEVER)
        return self

    # Playing ---------------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, *lines: str) -> list[Event]:
        """Play moves in their words, checking each; all that happened is returned, and can be said."""
        events: list[Event] = []
        for line in lines:
            events += RULES.play(self.g, seat, Move.parse(line))
            while self.awaited() == [CLOCK] and (self.hushed or self.is_shaped()):
                events += RULES.play(self.g, CLOCK, Move("close"))
            RULES.check_invariants(self.g)
            self.check_questions()
        assert all(WORDS.tell(event, NAMES) for event in events)
        return events

    def check_questions(self) -> None:
        """Every question can be said and left to its default, and lists each answer once."""
        for ask in RULES.asks(self.g):
            moves = RULES.moves(self.g, ask.seat)
            assert ask.default in moves
            assert len(set(moves)) == len(moves)
            assert {move.verb for move in moves} <= {verb.name for verb in RULES.info.verbs}
            assert isinstance(ask.pace, Pace)
            assert WORDS.say(ask.prompt, NAMES)

    def is_shaped(self) -> bool:
        """Whether the question for Environments is asked, which the clock closes for tests of what follows."""
        return self.shapes and isinstance(self.g.stack[-1], Shaping)

    def close(self) -> list[Event]:
        """The clock closes the window."""
        return self.play(CLOCK, "close")

    def refusal(self, seat: Seat, line: str) -> str | None:
        """The number of the rule by which a move is refused, "" for none of the game's; None if it is legal.

        What is refused can be said.
        """
        try:
            RULES.play(RULES.copy(self.g), seat, Move.parse(line))
        except Illegal as illegal:
            refusal = illegal
        else:
            return None
        assert all(WORDS.refuse(refusal, NAMES)[:2])
        return refusal.rule

    def why(self, seat: Seat, line: str) -> str:
        """The key of the reason for which a move is refused."""
        assert self.refusal(seat, line) is not None
        return RULES.explain(self.g, seat, Move.parse(line)).why.key.removeprefix("refusal-")

    def legal(self, seat: Seat, verb: str) -> set[str]:
        """The legal moves of a verb, without the verb; settings too."""
        moves = [*RULES.moves(self.g, seat), *RULES.offer(self.g, seat).beside]
        return {" ".join(map(str, move.values)) for move in moves if move.verb == verb}

    def plays(self, seat: Seat, title: str) -> set[str]:
        """Where a card of the hand may be played now; {""} for a card without a target."""
        found = set()
        for line in self.legal(seat, "play"):
            word, _, target = line.partition(" ")
            if word == title:
                found.add(target)
        return found

    def awaited(self) -> list[Seat]:
        return RULES.awaited(self.g)

    # Looking ---------------------------------------------------------------------------------------------------------

    def words(self, cards: list[Card]) -> list[str]:
        return sorted(WORD[card] for card in cards)

    def hand_of(self, seat: Seat) -> list[str]:
        return self.words(self.g.players[seat].hand)

    @property
    def scrapyard(self) -> list[str]:
        return self.words(self.g.scrapyard)

    @property
    def discard_pile(self) -> list[str]:
        return [WORD[card] for card in self.g.piles[0].discard]

    def totals(self) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """What both sides of the attack have."""
        attack = current_attack(self.g)
        assert attack is not None
        return attack.totals(self.g)


def war(
    attacker: str, *assets: str, defender: str = "", cargo: tuple[str, ...] = ()
) -> tuple[Position, Planet, Planet]:
    """Mira's Altair with one ship and Bo's Freya (1/1/2) with one ship or none; nobody answers cards."""
    p = Position().quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, attacker, home, *assets)
    if defender:
        p.ship(BO, defender, target, *cargo)
    return p.phase("action", MIRA), home, target
