"""The three parts of Discover (rules 6.2), and the further discovery of a Fast Scout Ship (rules 14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Mark, Move, Seat, Side, Text
from bot.engine.told import SMALL, part_of, touching
from bot.games.parts.chain import Chain
from bot.games.supernova.actions.homeworlds import FirstHomeworld
from bot.games.supernova.actions.laying import CHAINS
from bot.games.supernova.answers.part_ends import card_window, end_part
from bot.games.supernova.answers.slots import Asking, Slot
from bot.games.supernova.answers.windows import ANSWERED, ASKED, NOT_ASKED
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    ENVIRONMENT,
    KIND_OF_TITLE,
    NAME,
    NONE,
    PAIR,
    PLANET,
    ROWS,
    TIMING,
    TITLE,
    TITLE_CALLED,
    WORD,
    WORDS,
    Card,
    Title,
)
from bot.games.supernova.holdings.queues import END, stop_at
from bot.games.supernova.holdings.zones import names, scrap, take_from_hand
from bot.games.supernova.table.state import Planet, Table
from bot.games.supernova.table.tables import PASS, PLAY, PLAY_ON, WHO


def list_planets(g: Table, seat: Seat, found: list[Move]) -> None:
    """Append the Planets in a hand; there is only one of each."""
    for card in g.players[seat].hand:
        title = TITLE[card]
        if title != NONE and KIND_OF_TITLE[title] == PLANET:
            found.append(PLAY[title])


def discover(g: Table, seat: Seat, title: Title) -> None:
    """A Planet comes into an empire."""
    card = take_from_hand(g, seat, title)
    g.planets[card] = Planet(card, seat, g.turn)
    g.tell("discovered", seat=WHO[seat], planet=NAME[card])
    if len(g.planets_of(seat)) == 1:
        g.push(FirstHomeworld(seat))
    card_window(g, card, seat)


class Discover(Slot, tag="discover"):
    """D1: one Planet may be played."""

    prompt: ClassVar[str] = "discover"

    def default(self, g: Table) -> Move:
        return PASS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        list_planets(g, seat, found)
        self.list_specials(g, found)
        found.append(PASS)
        return found

    def refuse_card(self, g: Table, title: Title, move: Move) -> Illegal | None:
        if KIND_OF_TITLE[title] == ENVIRONMENT:
            return Illegal("6.2", "environment-later", {"card": ROWS[title].name})
        return None

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def play_card(self, g: Table, title: Title, *targets: str) -> None:
        g.done(self)
        discover(g, self.seat, title)
        end_part(g, self.seat)


class FurtherDiscovery(Asking, tag="further-discovery"):
    """DISCOVER_EXTRA: one Planet more may be played, at once (rules 14)."""

    prompt: ClassVar[str] = "further-discovery"

    def default(self, g: Table) -> Move:
        return PASS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        list_planets(g, seat, found)
        found.append(PASS)
        return found

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def do_play(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        discover(g, seat, TITLE[CARD_CALLED[word]])


class Shape(Slot, tag="shape"):
    """A player's answer to the question for Environments: at most one on each of these planets.

    `plan` is what will be played, each a card and its planet, once the question is closed; `answer` is NOT_ASKED, ASKED
    or ANSWERED; `wished` was planned for these planets before others played there. Views of others show none of it.
    `seen` are the Environments that others played there, for which a player is asked again (None: for the first time).
    """

    planets: list[Card]
    seen: list[Card] | None = None
    plan: list[list[str]] = []
    answer: int = NOT_ASKED
    wished: list[list[str]] = []

    prompt: ClassVar[str] = "shape"
    chains: ClassVar[Mapping[str, Chain]] = CHAINS
    ends_with_row: ClassVar[bool] = True

    def default(self, g: Table) -> Move:
        if self.wished:
            wished = Move("play", tuple(self.wished[0]))
            if wished in self.shapes(g):
                return wished
        return PASS

    def hint(self, g: Table) -> Text:
        """Which planets are new or, where others played Environments on one's own, which."""
        planets = [
            NAME[card]
            if g.planets[card].owner == self.seat
            else Text("choice-closed-planet", {"name": NAME[card], "owner": WHO[g.planets[card].owner]})
            for card in self.open(g)
        ]
        if self.seen is None:
            return Text("hint-shape", {"planets": planets})
        wished = [ROWS[TITLE_CALLED[word]].name for word, _ in self.wished]
        return Text("hint-shape-own", {"planets": planets, "cards": names(self.seen), "wished": wished})

    def open(self, g: Table) -> list[Card]:
        """The planets that may still get an Environment."""
        planned = [CARD_CALLED[target] for _, target in self.plan]
        return [card for card in self.planets if card in g.planets and card not in planned]

    def marks(self, g: Table) -> tuple[Mark, ...]:
        return tuple(Mark(WORD[card], "may") for card in self.open(g))

    def takes_several(self, g: Table) -> bool:
        """Whether more than one card can be laid."""
        return len(self.open(g)) > 1

    def shapes(self, g: Table) -> list[Move]:
        """Every Environment of the hand that is not planned yet, on each planet that may still get one."""
        found: list[Move] = []
        planned = [word for word, _ in self.plan]
        titles = [TITLE[card] for card in g.players[self.seat].hand]
        planets = self.open(g)
        for title in dict.fromkeys(titles):
            if title == NONE or KIND_OF_TITLE[title] != ENVIRONMENT:
                continue
            if titles.count(title) > planned.count(WORDS[title]):
                found += [PLAY_ON[title][planet] for planet in planets]
        return found

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = [] if self.answer == ANSWERED else self.shapes(g)
        self.list_specials(g, found)
        if self.answer == ASKED:
            found.append(PASS)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "pass" and self.answer != ASKED:
            return Illegal("10.3", "nothing-to-pass")
        return super().refuse(g, seat, move)

    def refuse_card(self, g: Table, title: Title, move: Move) -> Illegal | None:
        if KIND_OF_TITLE[title] == PLANET:
            return Illegal("6.2", "planet-earlier", {"card": ROWS[title].name})
        return Illegal(
            "6.2", "not-new", {"card": ROWS[title].name, "planets": [NAME[card] for card in self.open(g)]}
        )

    def do_pass(self, g: Table, seat: Seat) -> None:
        self.answer = ANSWERED

    def do_play(self, g: Table, seat: Seat, word: str, *targets: str) -> None:
        if TIMING[TITLE_CALLED[word]] >= 0:
            super().do_play(g, seat, word, *targets)
            return
        self.take(g, [[word, *targets]])
        if self.answer == ASKED and not self.shapes(g):
            self.answer = ANSWERED

    def take(self, g: Table, entries: list[list[str]]) -> None:
        """Plan some plays; the end of a list ends the answer."""
        for entry in entries:
            if entry == END:
                self.answer = ANSWERED
                continue
            self.plan.append(entry)
            card, planet = ROWS[TITLE_CALLED[entry[0]]].name, NAME[CARD_CALLED[entry[1]]]
            g.tell(
                "shape-planned",
                (self.seat,),
                told=part_of("shaped"),
                about=Side(self.seat),
                card=card,
                planet=planet,
            )

    def carry_out(self, g: Table, plays: Sequence[list[str]]) -> list[str]:
        """Play what was planned, as far as it is still possible; its player is told what is not.

        Returns the planets that got an Environment.
        """
        found = list[str]()
        for word, target in plays:
            move = Move("play", (word, target))
            if move in self.shapes(g):
                self.play_card(g, TITLE_CALLED[word], target)
                found.append(target)
            else:
                stop_at(g, self.seat, move, self.refuse(g, self.seat, move))
        return found

    def play_card(self, g: Table, title: Title, *targets: str) -> None:
        planet = g.planets[CARD_CALLED[targets[0]]]
        self.planets.remove(planet.card)
        card = take_from_hand(g, self.seat, title)
        g.tell(
            "shaped",
            told=touching(SMALL, *() if planet.owner == self.seat else (planet.owner,)),
            seat=WHO[self.seat],
            card=NAME[card],
            planet=NAME[planet.card],
        )
        pair = next((one for one in planet.env if PAIR[card] != NONE and TITLE[one] == PAIR[card]), None)
        if pair is None:
            planet.env.append(card)
        else:
            planet.env.remove(pair)
            scrap(g, [pair, card])
            g.tell(
                "paired",
                told=touching(SMALL, planet.owner),
                card=NAME[card],
                other=NAME[pair],
                planet=NAME[planet.card],
            )
        card_window(g, card, self.seat, [planet.owner])


def new_planets(g: Table) -> list[Card]:
    """The planets discovered this turn."""
    return [planet.card for planet in g.planets.values() if planet.turn == g.turn]
