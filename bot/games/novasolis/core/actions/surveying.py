"""Survey: draw location tiles, keep some, reveal some (rules 10.4, 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, islice, product
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Choice, Mark, Move, Seat, Spot, Text, Value, Values
from bot.engine.steps import Chooser, Step
from bot.engine.told import DETAIL
from bot.games.novasolis.core.actions.hands import (
    TILE_CHOICE,
    choose_cards,
    draw_tiles,
    keep_to_the_limit,
    without,
)
from bot.games.novasolis.core.cards.cards import (
    ANOMALY,
    COLOUR,
    COLOURS,
    KEEP,
    LOCATIONS,
    SCAN,
    TECHNOLOGIES,
    TILES,
)
from bot.games.novasolis.core.cards.language import Artifact, Level, Resource
from bot.games.novasolis.core.cards.phrases import briefly
from bot.games.novasolis.core.holdings.counting import stat
from bot.games.novasolis.core.holdings.holdings import productive, working
from bot.games.novasolis.core.holdings.picks import same_number_of, that_begin
from bot.games.novasolis.core.holdings.placing import (
    Leave,
    Placing,
    as_move,
    charted_by,
    is_last,
    leave_of,
    location_word,
    reveal,
    revealed,
    tile_in,
    used_for,
)
from bot.games.novasolis.core.holdings.settling import control_artifacts
from bot.games.novasolis.core.table.state import EMPTY, Holding, Table
from bot.games.novasolis.core.table.tables import DECIDERS, DONE, NOBODY, SEATS, WHO
from bot.games.parts.zones import Zone, hand

STRAIGHT = 9
"""So many tiles are offered together with their locations."""
SETS = 6
"""So many sets of tiles are tried that can be revealed together."""
PLACED = 216
"""So many ways are tried to lay out the tiles of a set."""


def begin_survey(g: Table, side: int) -> None:
    """Draw, keep, reveal; then the limit of the hand counts."""
    keep_to_the_limit(g, side)
    g.push(Reveal(side))
    drawn = draw_tiles(g, stat(g, side, SCAN))
    names = [TILES.name[card] for card in drawn]
    knower = DECIDERS[g.seats][side]
    g.tell_partly(
        "surveyed", {"cards": (knower,)}, True, told=DETAIL, side=WHO[side], n=len(drawn), cards=names
    )
    g.push(KeepScanned(side, drawn))


@cache
def tile_worth(card: int) -> int:
    """What a tile gives, for the default of who is away: the sum of its figures, an artifact most."""
    found = 0
    for bonus in TILES[card].bonus:
        match bonus:
            case Level():
                found += bonus.add
            case Resource():
                found += bonus.n
            case Artifact():
                found += 3
            case _:
                found += 2
    return found


class KeepScanned(Holding, tag="keep-scanned"):
    """The empire keeps some of the tiles that it drew, in secret, and puts the others back."""

    side: int
    drawn: list[int]

    holds: ClassVar[str] = "tile"

    def zones(self, g: Table) -> tuple[Zone, ...]:
        return (hand(self.drawn, DECIDERS[g.seats][self.side]),)

    def most(self, g: Table) -> int:
        """How many it may keep."""
        return min(stat(g, self.side, KEEP), len(self.drawn))

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]] if self.drawn else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        best = sorted((card for card in self.drawn if card), key=lambda card: (-tile_worth(card), card))
        words = tuple(TILES.word[card] for card in best[: self.most(g)])
        prompt = Text("ask-keep", {"n": self.most(g), "of": len(self.drawn)})
        return Ask(seat, prompt, Move("keep", words), side=g.named(self.side))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [DONE]

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        drawn = [TILE_CHOICE[card] for card in self.drawn if card != EMPTY]
        return choose_cards("keep-whole", drawn, chosen, 1, self.most(g))

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        if verb == "keep":
            words = [TILES.word[card] for card in self.drawn]
            yield from that_begin(same_number_of(verb, words, self.most(g)), given)

    def disguises(self, g: Table, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        return same_number_of("keep", [TILES.word[card] for card in self.drawn], len(move.values))

    def do_keep(self, g: Table, seat: Seat, *words: str) -> None:
        rest = sorted(without(self.drawn, words))
        self.drawn = []
        kept = sorted(TILES.called[word] for word in words)
        g.empires[self.side].hand += kept
        g.bag += rest
        names = [TILES.name[card] for card in kept]
        g.tell_partly(
            "kept-tiles", {"cards": (seat,)}, told=DETAIL, side=WHO[self.side], n=len(kept), cards=names
        )

    def do_done(self, g: Table, seat: Seat) -> None:
        self.do_keep(g, seat)

    def run(self, g: Table) -> None:
        g.done(self)


class Reveal(Step, tag="reveal"):
    """The empire reveals tiles of its hand, each in a free location of its colour in a productive sector.

    In words: `garden-world 2.3#1`, a tile and its location, and so on.
    """

    side: int
    ended: bool = False

    def free(self, g: Table) -> list[tuple[int, int]]:
        """The locations that can take a tile, as sector and place."""
        return [
            (number, at)
            for number, sector in working(g, self.side)
            for at, colour in enumerate(LOCATIONS[sector.tile])
            if colour != ANOMALY and sector.tiles[at] == EMPTY and not sector.broken[at]
        ]

    def goals(
        self, g: Table, placings: Sequence[Placing], card: int, leave: Leave | None = None
    ) -> list[tuple[int, int]]:
        """Where a tile can be revealed after others; `leave` is what can be revealed, if the caller knows it."""
        leave = leave or leave_of(g, self.side)
        taken = {placing[1:] for placing in placings}
        return [
            spot
            for spot in self.free(g)
            if spot not in taken and used_for(g, [*placings, Placing(card, *spot)], leave) is not None
        ]

    def hand(self, g: Table, placings: Sequence[Placing]) -> list[int]:
        """The different tiles left in hand."""
        left = Counter(card for card in g.empires[self.side].hand if card != EMPTY)
        left.subtract(placing.card for placing in placings)
        return sorted(+left)

    def walk(self, g: Table, chosen: Sequence[Value]) -> tuple[list[Placing], int] | None:
        """The tiles revealed so far, and one without a location yet (EMPTY: none); None if that cannot be."""
        placings, begun = list[Placing](), EMPTY
        for value in chosen:
            if begun == EMPTY:
                begun = TILES.called.get(str(value), EMPTY)
                if begun not in self.hand(g, placings):
                    return None
            else:
                goals = {location_word(g, *spot): spot for spot in self.goals(g, placings, begun)}
                if str(value) not in goals:
                    return None
                placings.append(Placing(begun, *goals[str(value)]))
                begun = EMPTY
        if begun != EMPTY and not self.goals(g, placings, begun):
            return None
        return placings, begun

    def revealable(self, g: Table, placings: Sequence[Placing]) -> list[int]:
        """The tiles that can be revealed next."""
        leave = leave_of(g, self.side)
        if len(placings) >= leave.limit:
            return []
        return [card for card in self.hand(g, placings) if self.goals(g, placings, card, leave)]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if self.ended or not g.empires[self.side].hand or not self.free(g):
            return NOBODY
        return SEATS[DECIDERS[g.seats][self.side]]

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text("ask-reveal", {"n": leave_of(g, self.side).limit})
        return replace(self.brief(g, seat), prompt=prompt)

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, DONE, side=g.named(self.side))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [DONE]

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        walked = self.walk(g, chosen)
        if walked is None:
            return None
        placings, begun = walked
        cards = [TILES.word[card] for card in (*(each.card for each in placings), begun) if card != EMPTY]
        done = (
            *(Mark(location_word(g, each.sector, each.at), "chosen") for each in placings),
            *(Mark(card, "chosen") for card in cards),
        )
        price = Text("price-reveal", {"left": leave_of(g, self.side).limit - len(placings)})
        if begun != EMPTY:
            goals = self.goals(g, placings, begun)
            found = tuple(self._goal(g, begun, *goal) for goal in goals)
            charts = Text("choice-charts")
            may = (Mark(str(each.value), "may", charts if _charts(each) else None) for each in found)
            marks = (*done, *may)
            return Spot(found, False, price, (), marks, asked=Text("asked-location"))
        choices = tuple(_tile(card) for card in self.revealable(g, placings))
        if not choices and not placings:
            return None
        preview = tuple(revealed(g, self.side, each).ahead for each in placings)
        whole = Text("reveal-whole", {"n": len(placings)}) if placings else None
        marks = (*done, *(Mark(str(choice.value), "may") for choice in choices))
        sets = [] if placings else list(self._sets(g))
        straight = (*[row for row, _ in sets], *self._straight(g, placings, choices))
        return Spot(
            choices,
            bool(placings),
            price,
            preview,
            marks,
            whole,
            asked=Text("asked-tile"),
            straight=straight,
            said=tuple([said for _, said in sets]),
        )

    def _sets(self, g: Table) -> Iterator[tuple[tuple[Choice, ...], Text]]:
        """As many tiles as can be revealed, where they chart most: their choices in a row, and in words."""
        leave = leave_of(g, self.side)
        best = sorted(self.revealable(g, []), key=lambda card: -tile_worth(card))
        size = min(leave.limit, len(best))
        sets = islice(combinations(best, size), SETS) if size > 1 else ()
        found = [placings for cards in sets if (placings := self._placed(g, cards, leave))]
        for placings in sorted(found, key=lambda placings: -charted_by(g, placings)):
            row = [(_tile(each.card), self._goal(g, *each)) for each in placings]
            told = [tile_in(g, each) for each in placings]
            brings = briefly(bonus for each in placings for bonus in TILES[each.card].bonus)
            said = Text("reveal-set", {"tiles": told, "brings": brings})
            yield tuple(choice for each in row for choice in each), said

    def _placed(self, g: Table, cards: Sequence[int], leave: Leave) -> list[Placing]:
        """Where tiles are revealed together: where they chart most sectors; none where they have no room."""
        goals = [_different(g, self.goals(g, [], card, leave), leave.limit) for card in cards]
        tried = islice(product(*goals), PLACED)
        every = [[Placing(card, *goal) for card, goal in zip(cards, row, strict=True)] for row in tried]
        apart = (each for each in every if len({placing[1:] for placing in each}) == len(each))
        ranked = sorted(apart, key=lambda placings: -charted_by(g, placings))
        return next((each for each in ranked if used_for(g, each, leave) is not None), [])

    def _straight(
        self, g: Table, placings: Sequence[Placing], tiles: Sequence[Choice]
    ) -> tuple[tuple[Choice, ...], ...]:
        """Each tile with each of its locations, what fills a sector first; none where each tile has but one."""
        found, leave = list[tuple[Choice, Choice]](), leave_of(g, self.side)
        for tile in tiles:
            card = TILES.called[str(tile.value)]
            goals = self.goals(g, placings, card, leave)
            found += [(tile, self._goal(g, card, *goal)) for goal in _different(g, goals, 1)]
        if len(found) == len(tiles):
            return ()
        return tuple(sorted(found, key=lambda row: not _charts(row[1]))[:STRAIGHT])

    def _goal(self, g: Table, card: int, number: int, at: int) -> Choice:
        sector = g.sectors[number]
        stars = LOCATIONS[sector.tile]
        word = location_word(g, number, at)
        # What people type stands only beside a second free location of the same colour.
        free = (
            other for other, tile in enumerate(sector.tiles) if tile == EMPTY and not sector.broken[other]
        )
        alike = [other for other in free if stars[other] == stars[at]]
        place = g.layout.words[number] if at == alike[0] else word
        label = Text("choice-location", {"location": place, "colour": f"~star-{COLOURS[stars[at]]}"})
        brings: Values = {"brings": briefly(TILES[card].bonus), "charts": int(is_last(sector, at))}
        return Choice(word, label, True, Text("choice-brings", brings))

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        placings = list[Placing]()
        while cards := self.revealable(g, placings):
            card = cards[dice.below(len(cards))]
            goals = self.goals(g, placings, card)
            placings.append(Placing(card, *goals[dice.below(len(goals))]))
            if not dice.below(4):
                break
        return as_move(g, placings) if placings else None

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        """The best tiles first, where they complete a sector if they can; then each of them alone."""
        if verb != "reveal":
            return
        placings = list[Placing]()
        while cards := self.revealable(g, placings):
            placings.append(self._best(g, placings, max(cards, key=tile_worth)))
        single = ([self._best(g, [], card)] for card in self.revealable(g, []))
        yield from that_begin((as_move(g, each) for each in (placings, *single) if each), given)

    def _best(self, g: Table, placings: Sequence[Placing], card: int) -> Placing:
        goals = self.goals(g, placings, card)
        return Placing(card, *max(goals, key=lambda goal: is_last(g.sectors[goal[0]], goal[1])))

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        walked = self.walk(g, move.values[:-1]) if move.values else None
        if walked is None:
            return None
        (placings, begun), word = walked, str(move.values[-1])
        if begun == EMPTY:
            card = TILES.called.get(word)
            if card is None:
                return None
            leave = leave_of(g, self.side)
            values: Values = {"card": TILES.name[card], "n": leave.most}
            if len(placings) >= leave.most:
                return Illegal("10.4", "reveal-limit", {**values})
            is_held = card in self.hand(g, placings)
            return Illegal("10.4", "reveal-nowhere" if is_held else "reveal-not-held", {**values})
        place, _, at = word.partition("#")
        number = g.layout.called.get(place)
        if number is None or not at.isdigit() or int(at) >= len(g.sectors[number].tiles):
            return None
        if refusal := self._refuse_location(g, begun, number, int(at), word):
            return refusal
        limit: Values = {"card": TILES.name[begun], "n": leave_of(g, self.side).most}
        return Illegal("10.4", "reveal-limit", limit)

    def _refuse_location(self, g: Table, card: int, number: int, at: int, word: str) -> Illegal | None:
        """Why a location takes no tile, or not this one, however many are revealed before."""
        sector = g.sectors[number]
        if sector.owner != self.side or not productive(g, sector):
            return Illegal("10.4", "reveal-not-productive", {"sector": g.layout.words[number]})
        colour = LOCATIONS[sector.tile][at]
        if colour == ANOMALY:
            return Illegal("10.4", "reveal-anomaly", {"location": word})
        if sector.broken[at]:
            return Illegal("5", "reveal-destroyed", {"location": word})
        if sector.tiles[at] != EMPTY:
            return Illegal("5", "reveal-taken", {"location": word})
        if used_for(g, [Placing(card, number, at)], leave_of(g, self.side)) is not None:
            return None
        colours = {"colour": f"~star-{COLOURS[colour]}", "needed": f"~star-{COLOURS[COLOUR[card]]}"}
        return Illegal("10.4", "reveal-colour", {"location": word, "card": TILES.name[card], **colours})

    def do_reveal(self, g: Table, seat: Seat, *words: Value) -> None:
        walked = self.walk(g, words)
        assert walked is not None
        used = used_for(g, walked[0], leave_of(g, self.side)) or []
        for palette in used:
            if palette.tech is not None:
                palette.tech.ready = False
                g.tell(
                    "ability-used",
                    told=DETAIL,
                    side=WHO[self.side],
                    card=TECHNOLOGIES.name[palette.tech.card],
                )
        for placing in walked[0]:
            reveal(g, self.side, placing)
        control_artifacts(g)
        self.ended = True

    def do_done(self, g: Table, seat: Seat) -> None:
        self.ended = True

    def run(self, g: Table) -> None:
        g.done(self)


def _different(g: Table, goals: Iterable[tuple[int, int]], most: int) -> list[tuple[int, int]]:
    """Locations in which it makes a difference to reveal a tile: at most so many of each colour in a sector."""
    found: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for number, at in goals:
        found.setdefault((number, LOCATIONS[g.sectors[number].tile][at]), []).append((number, at))
    return [goal for alike in found.values() for goal in alike[:most]]


def _charts(goal: Choice) -> bool:
    """Whether a tile in this location would chart its sector."""
    return goal.detail is not None and goal.detail.values["charts"] == 1


@cache
def _tile(card: int) -> Choice:
    return replace(TILE_CHOICE[card], last=False)
