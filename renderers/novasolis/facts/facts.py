"""What the boards of Nova Solis say (picture, alt text, text board), read from a view once. Points are half-stars."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.moves import Text
from bot.engine.words import Words, words_of
from bot.games.novasolis.agreements import are_there
from bot.games.novasolis.core.cards.cards import (
    COLOURS,
    ENERGY,
    ENTITY_CARDS,
    FLEET,
    KINDS,
    LOCATIONS,
    NUMBERS,
    POPULATION,
    POWER,
    RACES,
    REACTOR,
    RESEARCH,
    RESOURCES,
    SECTORS,
    TECHNOLOGIES,
    TILES,
    TRACKS,
)
from bot.games.novasolis.core.cards.language import AnyBonus, Artifact, Level, Resource
from bot.games.novasolis.core.holdings.counting import coop_track, levels, resources
from bot.games.novasolis.core.holdings.holdings import (
    artifacts_held,
    colonies,
    contested,
    on_map,
    present,
    relics,
)
from bot.games.novasolis.core.holdings.sources import points_by_source, sources_together
from bot.games.novasolis.core.scoring.ending import headline, points, standings
from bot.games.novasolis.core.table.state import EMPTY, SHIP, STATION, Sector, Table
from bot.games.novasolis.modules.destroyers.locations import DESTROYER, next_strike
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from bot.games.novasolis.modules.void.matter import Void
from renderers.kit.texts.saying import Say, Seated, drawn_name
from renderers.look import Look
from renderers.novasolis.facts.expansions import Bid, Deal, Expanded, bids_of, deals_of, expanded, sign_of
from renderers.novasolis.facts.fights import Fight, fight_of

GAME = "novasolis"
ANOMALY = "anomaly"
"""The colour word of a location that is no star."""


@dataclass(frozen=True, slots=True)
class Known:
    """A technology of an empire: its title, whether it is active, and its glyph."""

    title: str
    active: bool
    sign: str


@dataclass(frozen=True, slots=True)
class PlayerFacts(Seated):
    """An empire's numbers; hashable, so that a panel is drawn once for them."""

    race: str
    """The word of its race, "" before it is chosen."""
    title: str
    short: str
    """The name of its race in one word."""
    counted: bool
    """Whether its own stars are counted; where all have theirs together, `points`, `coop` and `own` are 0."""
    points: int
    coop: int
    own: int
    sources: tuple[int, ...]
    """Its half-stars by `sources.SOURCES`; none while the game runs, or where they are not counted."""
    energy: int
    reactor: int
    income: int
    research: int
    insight: int
    """The research level."""
    colonies: int
    population: int
    units: int
    fleet: int
    resources: tuple[int, ...]
    techs: tuple[Known, ...]
    relics: int
    hand: int
    objectives: int
    claimed: int
    actions: int
    """Actions that are left in this round."""
    more: Expanded

    @property
    def active(self) -> int:
        """The technologies that are active."""
        return sum(tech.active for tech in self.techs)


@dataclass(frozen=True, slots=True)
class Location:
    """A location: its colour ("anomaly" for none), the title of its tile, what it gives, and its artifact.

    `gives` are words of levels and resources, each as often as it gives them. `relic` as in `state`. It is `broken` if
    a destroyer destroyed it, and `aimed` at if one there may destroy it next.
    """

    colour: str
    title: str
    gives: tuple[str, ...]
    relic: int
    broken: bool
    aimed: bool


@dataclass(frozen=True, slots=True)
class Place:
    """A sector. `ships`, `stations` and `flagships` are by side, the Entity last; sides as in `state.Sector`.

    Only the Entity has `destroyers`.
    """

    word: str
    title: str
    owner: int
    capital: bool
    home: int
    ships: tuple[int, ...]
    stations: tuple[int, ...]
    flagships: tuple[int, ...]
    destroyers: int
    gate: int
    rift: bool
    awake: bool
    """Whether the Entity's gate here is the active one."""
    contested: bool
    charted: bool
    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class Offered:
    """A technology for sale: its title, its price in research, and the resources that activate it, by word."""

    title: str
    price: int
    needs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """The numbers of the table."""

    players: tuple[PlayerFacts, ...]
    places: tuple[Place, ...]
    market: tuple[Offered, ...]
    ancients: tuple[Offered, ...]
    """The sides of ancient technologies that are still there, for who controls an artifact."""
    deals: tuple[Deal, ...]
    """Contracts, and technologies that are lent out."""
    bids: tuple[Bid, ...]
    """Offers that are open."""
    voids: tuple[Offered, ...]
    """The sides of void technologies that are still there."""
    dark: int | None
    """The Dark Matter that nobody has; None where there is none in play."""
    agrees: bool
    """Whether there are diplomacy tokens in play."""
    lasting: tuple[tuple[str, int], ...]
    """Entity cards in force, each with the last round in which it is."""
    hues: tuple[int, ...]
    entity: str
    """Its name."""
    haunted: bool
    survival: bool
    round: int
    power: str
    track: int
    end: int
    enrage: int
    enraged: bool
    stage: int
    cards: tuple[int, ...]
    """Entity cards left in the deck by stage, from stage 1."""
    hole: bool
    """Whether the middle is a black hole."""
    coop: int
    coop_needed: int
    shared: bool
    """Whether no empire's own stars are counted, only those of all."""
    sources: tuple[int, ...]
    """The half-stars that all have by `sources.TOGETHER`; none while the game runs, or where empires count theirs."""
    relics: int
    relics_needed: int
    fight: Fight | None
    """The combat that is going on."""
    over: bool
    outcome: str
    """How it ended; "" while it goes on."""
    asked: tuple[int, ...]
    moment: str
    words: Words
    say: Say

    @property
    def winners(self) -> tuple[PlayerFacts, ...]:
        """The empires that won; none while the game runs, or where the Entity did."""
        return tuple(p for p in self.players if p.place == 1)


def facts_of(view: Table, look: Look) -> Facts:
    """Read the facts."""
    words = words_of(GAME, look.language)
    empires = len(view.empires)
    asked = tuple(sorted({side for side in look.awaited if side < empires}))
    track, places = TRACKS[empires], standings(view).places if view.over else None
    stages = [-card if card < 0 else ENTITY_CARDS[card].stage for card in view.entity.deck]
    void = view.part(Void) if "void" in view.modules else None
    entity = look.names[empires] if len(look.names) > empires else words.say_key("picture-entity")
    return Facts(
        players=tuple(
            _player(view, look, words, side, places[side] if places else None) for side in range(empires)
        ),
        places=tuple(_place(view, words, number) for number in range(len(view.sectors))),
        market=tuple(_offered(words, card) for card in view.market if card != EMPTY),
        ancients=tuple(_offered(words, card) for card in view.ancients),
        deals=deals_of(view, words),
        bids=bids_of(view, words),
        voids=tuple(_offered(words, card) for card in void.display) if void else (),
        dark=void.left if void else None,
        agrees=are_there(view),
        lasting=tuple(
            (words.say_key(ENTITY_CARDS.name[each.card].removeprefix("~")), each.until)
            for each in view.entity.lasting
        ),
        hues=tuple(look.hue(side) for side in range(empires)),
        entity=entity,
        haunted=view.haunted,
        survival=view.survival,
        round=view.number,
        power=POWER[view.entity.power].id,
        track=view.entity.track,
        end=track.end,
        enrage=track.enrage,
        enraged=view.entity.enraged,
        stage=view.entity.stage,
        cards=tuple(
            stages.count(stage) for stage in range(1, 1 + max(row.stage for row in ENTITY_CARDS.values()))
        ),
        hole=view.survival,
        coop=coop_track(view),
        coop_needed=track.half_stars,
        shared=view.peaceful,
        sources=sources_together(view) if view.over and view.peaceful else (),
        relics=0 if _is_early(view) else artifacts_held(view),
        relics_needed=track.artifacts,
        fight=fight_of(view, words, look.marks),
        over=view.over,
        outcome=words.capital(words.say(headline(view))) if view.over else "",
        asked=asked,
        moment=look.moment or words.say_key("picture-moves"),
        words=words,
        say=words.say_key,
    )


def _is_early(view: Table) -> bool:
    """Whether some empire has no race yet."""
    return any(empire.race == EMPTY for empire in view.empires)


def _player(view: Table, look: Look, words: Words, side: int, place: int | None) -> PlayerFacts:
    own = view.empires[side]
    chosen = own.race != EMPTY
    level = levels(view, side) if chosen else (0,) * 5
    race, counted = RACES[own.race].word if chosen else "", not view.peaceful
    return PlayerFacts(
        seat=side,
        name=drawn_name(look, side),
        asked=side in look.awaited,
        place=place,
        hue=look.hue(side),
        race=race,
        title=words.say_key(f"race-{race}") if race else "",
        short=words.attribute(Text(f"race-{race}"), "short") if race else "",
        counted=counted,
        points=points(view, side) if counted else 0,
        coop=own.coop if counted else 0,
        own=own.own if counted else 0,
        sources=points_by_source(view, side) if view.over and counted else (),
        energy=own.energy,
        reactor=level[REACTOR],
        income=level[ENERGY],
        research=own.research,
        insight=level[RESEARCH],
        colonies=colonies(view, side),
        population=level[POPULATION],
        units=sum(on_map(view, side, kind) for kind in range(len(KINDS))),
        fleet=level[FLEET],
        resources=tuple(resources(view, side)) if chosen else (0,) * len(RESOURCES),
        techs=tuple(
            Known(
                words.say_key(f"card-{TECHNOLOGIES[tech.card].word}"),
                tech.active,
                sign_of(TECHNOLOGIES[tech.card]),
            )
            for tech in own.techs
        ),
        relics=len(relics(view, side)),
        hand=len(own.hand),
        objectives=len(own.objectives),
        claimed=len(own.claimed),
        actions=_actions(view, side),
        more=expanded(view, look, words, side),
    )


def _actions(view: Table, side: int) -> int:
    """The actions that an empire still has in this round."""
    if view.over or _is_early(view):
        return 0
    turns = view.play_order()
    if side == view.active:
        return max(0, NUMBERS.actions - len(view.empires[side].turn.actions))
    return NUMBERS.actions if turns.index(side) > turns.index(view.active) else 0


def _place(view: Table, words: Words, number: int) -> Place:
    sector = view.sectors[number]
    row = SECTORS[sector.tile] if sector.tile != EMPTY else None
    return Place(
        word=view.layout.words[number],
        title=words.say_key(f"sector-{row.word}") if row else "",
        owner=sector.owner,
        capital=sector.capital,
        home=sector.home,
        ships=tuple(units[SHIP] for units in sector.units),
        stations=tuple(units[STATION] for units in sector.units),
        flagships=tuple(units[FLAGSHIP] for units in sector.units),
        destroyers=sector.units[view.entity_side][DESTROYER],
        gate=sector.gate,
        rift=sector.rift,
        awake=sector.rift and bool(view.entity.cycle) and view.entity.cycle[view.entity.pointer] == number,
        contested=contested(view, sector),
        charted=sector.charted,
        locations=tuple(_locations(view, words, sector)) if row else (),
    )


def _locations(view: Table, words: Words, sector: Sector) -> Iterator[Location]:
    aimed = _aimed(view, sector)
    for at, colour in enumerate(LOCATIONS[sector.tile]):
        tile = sector.tiles[at]
        anomaly = colour < 0
        bonus = SECTORS[sector.tile].bonus if anomaly else TILES[tile].bonus if tile != EMPTY else ()
        yield Location(
            colour=ANOMALY if anomaly else COLOURS[colour],
            title=words.say_key(f"tile-{TILES[tile].word}") if tile != EMPTY else "",
            gives=gives_of(bonus),
            relic=sector.relics[at],
            broken=sector.broken[at],
            aimed=at in aimed,
        )


def _aimed(view: Table, sector: Sector) -> list[int]:
    """The locations that destroyers there may destroy next, which empires prevent that are there too."""
    if not sector.units[view.entity_side][DESTROYER] or present(view, sector) != [view.entity_side]:
        return []
    strike = next_strike(view, sector)
    return [*strike.certain, *strike.possible]


def gives_of(bonus: tuple[AnyBonus, ...]) -> tuple[str, ...]:
    """What a tile or anomaly gives, as words of levels and resources."""
    return tuple(_gives(bonus))


def _gives(bonus: tuple[AnyBonus, ...]) -> Iterator[str]:
    for piece in bonus:
        if isinstance(piece, Level):
            yield from [piece.level] * piece.add
        elif isinstance(piece, Resource):
            yield from [piece.resource] * piece.n
        elif not isinstance(piece, Artifact):
            yield "stars"


def _offered(words: Words, card: int) -> Offered:
    row = TECHNOLOGIES[card]
    return Offered(words.say_key(f"card-{row.word}"), row.research, row.needs)
