"""What the three boards of Factions of Sol say (picture, alt text, text board), read from a view once."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.moves import Text
from bot.engine.words import Words, words_of
from bot.games.factions.cards.cards import (
    EVENT,
    EXOPLANET,
    FACTION,
    FACTIONS,
    MACHINES,
    TYPES,
    WORD,
    SideOfEvent,
    row_of,
)
from bot.games.factions.cards.language import Key
from bot.games.factions.holdings.machines import levels, machines_of
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.scoring.scoring import SOURCES, automa_explored, is_explored, points, standings, worth
from bot.games.factions.table.state import EMPTY, NONE, Exoplanet, Table
from renderers.factions.facts.motifs import of_lasting, of_option
from renderers.kit.texts.saying import Say, Seated, drawn_name
from renderers.look import Look

GAME = "factions"


CAPACITY: dict[str, Key] = {"battery": "energy-cap", "cargo": "resource-cap"}
"""The machines that hold something, and what says how much."""


@dataclass(frozen=True, slots=True)
class Machine:
    """A machine of a player: its title, its emblem, its upgrades, and the slots and points of each of its levels.

    `capacity` is what the side's Batteries or Cargo Hold hold now; 0 for other machines.
    """

    title: str
    emblem: str
    upgrades: int
    levels: tuple[int, ...]
    points: tuple[int, ...]
    complete: bool
    done: int
    """Levels that are complete."""
    capacity: int = 0

    @property
    def slots(self) -> int:
        """All slots."""
        return sum(self.levels)


@dataclass(frozen=True, slots=True)
class World:
    """An exoplanet of a player: its title, its type, what is on it and what it needs."""

    title: str
    type: str
    worth: int
    need: int
    explored: bool


@dataclass(frozen=True, slots=True)
class PlayerFacts(Seated):
    """One side's numbers; hashable, so that a panel is drawn once for them."""

    faction: str
    """Its title, "" before it is chosen."""
    points: int
    sources: tuple[int, ...]
    """Where they come from, as `SOURCES` lists it."""
    energy: int
    energy_cap: int
    resources: int
    resource_cap: int
    explorers: int
    objectives: int
    done: int
    machines: tuple[Machine, ...]
    explored: tuple[int, ...]
    """Explored exoplanets by type; wild ones are counted as they score."""
    worlds: tuple[World, ...]
    techs: tuple[str, ...]
    passed: bool
    automa: bool


@dataclass(frozen=True, slots=True)
class Offered:
    """A card in a market: its word, its title, its type ("" for what is no exoplanet), and what exploring it needs."""

    word: str
    title: str
    type: str
    need: int


@dataclass(frozen=True, slots=True)
class Motion:
    """An option of the stellar event: its title, and the sides that voted for it."""

    title: str
    votes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """The numbers of the table; sectors are read from the view."""

    players: tuple[PlayerFacts, ...]
    """In the order of the seats, then the automa."""
    hues: tuple[int, ...]
    """The numbers of the sides' colours."""
    round: int
    rounds: int
    leader: int
    event: str
    motions: tuple[Motion, ...]
    ruling: tuple[tuple[str, str], ...]
    """The titles of what rules now, each with its motif."""
    jupiter: tuple[Offered, ...]
    neptune: tuple[Offered, ...]
    first: bool
    over: bool
    asked: tuple[int, ...]
    moment: str
    words: Words
    say: Say
    """Says messages of the catalogue."""

    @property
    def winners(self) -> tuple[PlayerFacts, ...]:
        """The winners; empty while the game runs."""
        return tuple(p for p in self.players if p.place == 1)


def facts_of(view: Table, look: Look) -> Facts:
    """Read the facts."""
    words = words_of(GAME, look.language)
    places = standings(view).places if view.over else None
    event = EVENT.get(view.event) if view.event != EMPTY else None
    asked = tuple(sorted(set(look.awaited)))
    return Facts(
        players=tuple(
            _player(view, look, words, side, places[side] if places else None) for side in range(view.sides)
        ),
        hues=tuple(look.hue(side) for side in range(view.sides)),
        round=view.number,
        rounds=view.rounds,
        leader=view.leader,
        event=words.say(Text("card-" + event.word)) if event else "",
        motions=tuple(
            Motion(
                words.say(Text(f"motion-{option.word}")),
                tuple(side for side, player in enumerate(view.players) if player.round.vote == number),
            )
            for number, option in enumerate(event.options if event else ())
        ),
        ruling=tuple(
            dict.fromkeys(
                _ruled(words, EVENT[each.event].options[each.option]) for each in (*view.final, *view.ruling)
            )
        ),
        jupiter=tuple(_offered(words, card) for card in view.jupiter),
        neptune=tuple(_offered(words, card) for card in view.neptune),
        first=view.first,
        over=view.over,
        asked=asked,
        moment=look.moment or words.doing(Text("picture-moves"), (), several=len(asked) > 1),
        words=words,
        say=words.say_key,
    )


def _ruled(words: Words, option: SideOfEvent) -> tuple[str, str]:
    return words.say(Text(f"motion-{option.word}")), next(of_option(option), "ballot")


def _player(view: Table, look: Look, words: Words, side: int, place: int | None) -> PlayerFacts:
    own, automa = view.players[side], side == view.automa
    chosen = own.faction != NONE
    counts = points(view, side) if chosen or automa else {}
    types = [0] * len(TYPES)
    for each in own.exoplanets:
        types[TYPES.index(EXOPLANET[each.card].type)] += is_explored(each)
    return PlayerFacts(
        seat=side,
        name=words.say_key("automa") if automa else drawn_name(look, side),
        asked=side in look.awaited,
        place=place,
        hue=look.hue(side),
        faction=words.say_key(f"faction-{FACTIONS[own.faction].word}") if chosen else "",
        points=sum(counts.values()),
        sources=tuple(counts.get(source, 0) for source in SOURCES),
        energy=own.energy,
        energy_cap=value(view, side, "energy-cap") if chosen else 0,
        resources=own.resources,
        resource_cap=value(view, side, "resource-cap") if chosen else 0,
        explorers=len(own.explorers) + len(own.shown),
        objectives=len(own.objectives),
        done=len(own.done),
        machines=_machines(words, view, side) if chosen else (),
        explored=tuple(automa_explored(own)) if automa else tuple(types),
        worlds=tuple(_world(words, each) for each in own.exoplanets),
        techs=tuple(title_of(words, card) for card in own.techs),
        passed=own.passed,
        automa=automa,
    )


def _machines(words: Words, view: Table, side: int) -> tuple[Machine, ...]:
    found, own = [], view.players[side]
    row = FACTIONS[own.faction]
    for number, (word, machine) in enumerate(zip(MACHINES, machines_of(own), strict=True)):
        named = row.machine if number == FACTION else word
        title = words.say_key(f"machine-{named}")
        emblem = next(of_lasting(row.built), "machine") if number == FACTION else word
        have, done = own.upgrades[number], levels(own, number)
        complete = have >= machine.size
        capacity = value(view, side, CAPACITY[word]) if word in CAPACITY else 0
        found.append(Machine(title, emblem, have, machine.slots, machine.points, complete, done, capacity))
    return tuple(found)


def _world(words: Words, own: Exoplanet) -> World:
    row = EXOPLANET[own.card]
    on_it = worth(own.explorers, own.card)
    return World(title_of(words, own.card), row.type, on_it, row.need, is_explored(own))


def _offered(words: Words, card: int) -> Offered:
    row = EXOPLANET.get(card)
    return Offered(WORD[max(card, 0)], title_of(words, card), row.type if row else "", row.need if row else 0)


def title_of(words: Words, card: int) -> str:
    """The title of a card, or that it is hidden."""
    return words.say_key(f"card-{row_of(card).word}" if card > 0 else "card-hidden")
