"""What the pictures of Super Nova say, read from a view once: picture, alt text and text board are made from it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.moves import Seat
from bot.engine.words import Words
from bot.games.supernova.actions.together import Together
from bot.games.supernova.answers.windows import END_WINDOW, AnswerWindow, pending
from bot.games.supernova.cards.cards import CARD_CALLED, CATEGORIES, HIDDEN, HOME, NONE, RACES, WORD, Card
from bot.games.supernova.conflict.attack_state import AttackState, current_attack
from bot.games.supernova.conflict.battle import fleet_total, with_side
from bot.games.supernova.holdings.stacks import (
    hold,
    is_homeworld,
    is_long_range,
    is_uninhabited,
    places_used,
    planet_strength,
    potential,
    ship_strength,
    support,
)
from bot.games.supernova.scoring.standings import standings
from bot.games.supernova.table.state import (
    ACTION,
    BUILD,
    DEEP,
    DISCARD,
    DISCOVER,
    DRAW,
    OTHERS,
    OWN,
    TRANSPORT,
    Planet,
    Ship,
    Table,
)
from renderers.kit.texts.saying import Say, Seated, drawn_name
from renderers.look import Look
from renderers.supernova.facts.faces import Face, face_of, words_in

PHASES = ("draw", "discover", "build", "action", "transport", "discard")
PHASE_PLACE = {DRAW: 0, DISCOVER: 1, OTHERS: 1, OWN: 1, BUILD: 2, ACTION: 3, TRANSPORT: 4, DISCARD: 5}
Strength = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class ShipFact:
    """A ship with its Assets; `strength` is None where some of them are hidden."""

    word: str
    face: Face
    mods: tuple[Face, ...]
    crew: tuple[Face, ...]
    strength: Strength | None
    hold: int
    fled: bool
    long_range: bool


@dataclass(frozen=True, slots=True)
class PlanetFact:
    """A planet with all on it and above it. `strength` and `potential` are None where cards of it are hidden."""

    word: str
    face: Face
    env: tuple[Face, ...]
    civ: tuple[Face, ...]
    pop: tuple[Face, ...]
    ships: tuple[ShipFact, ...]
    strength: Strength | None
    potential: int | None
    status: str
    """"homeworld", "colony" or "uninhabited"."""
    race: str
    """The race whose Homeworld it is, or ""."""
    orbit: Strength | None
    """What the ships in its orbit defend with together; None without ships, or where cards aboard are hidden."""
    support: int | None
    used: int
    closed: bool
    """Whether its orbit is closed for this turn."""
    fresh: bool
    """Whether it was discovered this turn."""


@dataclass(frozen=True, slots=True)
class Empire(Seated):
    """One player's numbers and planets; hashable, so that a panel is drawn once for them."""

    potential: int
    sure: bool
    """Whether `potential` is all there is; with hidden cards it is what can be seen."""
    hand: int
    planets: tuple[PlanetFact, ...]
    deep: tuple[ShipFact, ...]
    opens: bool
    penalty: bool
    resigned: bool


@dataclass(frozen=True, slots=True)
class Battle:
    """The attack going on."""

    attacker: int
    defender: int
    origin: str
    target: str
    target_name: str
    fleet: tuple[ShipFact, ...]
    orbital: bool
    form: str
    """"military", "diplomatic" or "economic"; "" before it is chosen."""
    sums: tuple[Strength, Strength] | None
    """M, D, E of both sides from when the attacker chooses the form; None before, and where cards are hidden."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A Special that waits for answers: whose it is and what it is played on."""

    seat: int
    face: Face
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Acting:
    """Whose attack, Special or part of the phase it is that answers are awaited to."""

    seat: int
    verb: str
    """What follows the name: "attacks", "plays Wormhole", "builds"."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The numbers of the table."""

    empires: tuple[Empire, ...]
    sitting: tuple[int, ...]
    """By seat, its place around the table."""
    turn: int
    phase: int
    """0 Draw to 5 Discard; -1 before the first turn."""
    goal: int
    deck: int
    discard: int
    top: Face | None
    """The card on top of the Discard pile."""
    scrap: int
    battle: Battle | None
    pending: Pending | None
    window: bool
    """Whether answers to a card are awaited."""
    acting: Acting | None
    """The seat that is playing while no one is asked openly; None if there is none, or all have played the phase."""
    over: bool
    asked: tuple[int, ...]
    moment: str
    words: Words

    @property
    def say(self) -> Say:
        """Says messages of the game's catalogue."""
        return self.words.say_key

    @property
    def phase_name(self) -> str:
        """What the phase is called."""
        return self.say(f"phase-{PHASES[self.phase] if self.phase >= 0 else 'setup'}")

    @property
    def winners(self) -> tuple[Empire, ...]:
        """Who has won; empty while the game runs."""
        return tuple(empire for empire in self.empires if empire.place == 1)


def _known(cards: list[Card]) -> bool:
    return HIDDEN not in cards


def ship_fact(view: Table, ship: Ship, words: Words) -> ShipFact:
    """A ship in the view."""
    known = _known(ship.mods) and _known(ship.pop)
    return ShipFact(
        word=WORD[ship.card],
        face=face_of(ship.card, words),
        mods=faces_of(ship.mods, words),
        crew=faces_of(ship.pop, words),
        strength=ship_strength(view, ship) if known else None,
        hold=hold(ship),
        fled=ship.fled > 0 and ship.fled == view.turn,
        long_range=is_long_range(ship),
    )


def faces_of(cards: list[Card], words: Words) -> tuple[Face, ...]:
    """The faces of several cards."""
    return tuple(face_of(card, words) for card in cards)


def planet_fact(view: Table, planet: Planet, words: Words) -> PlanetFact:
    """A planet in the view."""
    known = _known(planet.civ) and _known(planet.pop) and _known(planet.env)
    race = planet.race if planet.designated else HOME[planet.card]
    return PlanetFact(
        word=WORD[planet.card],
        face=face_of(planet.card, words),
        env=faces_of(planet.env, words),
        civ=faces_of(planet.civ, words),
        pop=faces_of(planet.pop, words),
        ships=tuple(ship_fact(view, view.ships[card], words) for card in planet.orbit),
        strength=planet_strength(view, planet) if known else None,
        potential=potential(view, planet) if known else None,
        status="homeworld" if is_homeworld(planet) else "uninhabited" if is_uninhabited(planet) else "colony",
        race=words.say_key(f"race-{RACES[race]}") if race != NONE else "",
        orbit=_orbit(view, planet),
        support=support(planet) if known else None,
        used=places_used(planet),
        closed=planet.card in view.closed,
        fresh=planet.turn == view.turn,
    )


def _orbit(view: Table, planet: Planet) -> Strength | None:
    """What the ships in an orbit have together (rules 8.3)."""
    ships = [view.ships[card] for card in planet.orbit]
    if not ships or not all(_known([*ship.mods, *ship.pop]) for ship in ships):
        return None
    total = fleet_total(view, planet.orbit, planet.card, [], orbital=True, defending=True)
    return with_side(total, (0, 0, 0))


def _battle(view: Table, attack: AttackState, words: Words) -> Battle | None:
    target = view.planets.get(attack.target)
    if target is None:
        return None
    fighting = attack.stage in ("orbit", "planet")
    choosing = attack.stage in ("clash", "assault")
    seen = (fighting or choosing) and _known(target.pop) and _known(target.civ)
    return Battle(
        attacker=attack.seat,
        defender=attack.defender,
        origin=WORD[attack.origin],
        target=WORD[attack.target],
        target_name=face_of(attack.target, words).name,
        fleet=tuple(ship_fact(view, view.ships[card], words) for card in attack.fleet if card in view.ships),
        orbital=attack.stage in ("muster", "arrive", "form", "clash", "orbit"),
        form=CATEGORIES[attack.category] if fighting else "",
        sums=(attack.totals(view) if fighting else attack.totals_by_category(view))
        if seen and attack.fleet
        else None,
    )


def _pending(view: Table, words: Words) -> Pending | None:
    special = pending(view)
    if special is None:
        return None
    targets = tuple(_said(word, words) for word in special.targets)
    return Pending(special.seat, face_of(special.card, words), targets)


def _said(word: str, words: Words) -> str:
    """A target of a Special as its card is called; or a side."""
    return face_of(CARD_CALLED[word], words).name if word in CARD_CALLED else words.say_key(f"side-{word}")


def _acting(view: Table, battle: Battle | None, special: Pending | None, say: Say) -> Acting | None:
    if special is not None:
        return Acting(special.seat, say("picture-plays", card=special.face.name))
    if battle is not None:
        return Acting(battle.attacker, say("picture-attacks"))
    place = PHASE_PLACE.get(view.phase, -1)
    if place < 0 or any(
        isinstance(step, Together) or (isinstance(step, AnswerWindow) and step.kind == END_WINDOW)
        for step in view.stack
    ):
        return None
    return Acting(int(view.active), say(f"picture-{PHASES[place]}"))


def facts_of(view: Table, look: Look) -> Facts:
    """Read the facts."""
    words = words_in(look.language)
    planets = [
        tuple(planet_fact(view, p, words) for p in view.planets_of(Seat(seat))) for seat in range(view.seats)
    ]
    seen = [sum(potential(view, p) for p in view.planets_of(Seat(seat))) for seat in range(view.seats)]
    places = standings(view).places if view.over else None
    empires = tuple(
        Empire(
            seat=seat,
            name=drawn_name(look, seat),
            asked=seat in look.awaited,
            potential=seen[seat],
            sure=all(planet.potential is not None for planet in planets[seat]),
            hand=len(player.hand),
            planets=planets[seat],
            deep=tuple(
                ship_fact(view, ship, words)
                for ship in view.ships.values()
                if ship.owner == seat and ship.place == DEEP
            ),
            opens=seat == view.opening and not view.over,
            penalty=player.penalty,
            resigned=player.resigned,
            place=places[seat] if places else None,
            hue=look.hue(seat),
        )
        for seat, player in enumerate(view.players)
    )
    attack = current_attack(view)
    battle, special = _battle(view, attack, words) if attack else None, _pending(view, words)
    piles = view.piles
    return Facts(
        empires=empires,
        sitting=tuple(view.ring.index(Seat(seat)) for seat in range(view.seats)),
        turn=view.turn,
        phase=PHASE_PLACE.get(view.phase, -1),
        goal=view.goal,
        deck=sum(len(pile.deck) for pile in view.piles),
        discard=sum(len(pile.discard) for pile in view.piles),
        top=face_of(piles[0].discard[-1], words) if len(piles) == 1 and piles[0].discard else None,
        scrap=len(view.scrapyard),
        battle=battle,
        pending=special,
        window=any(isinstance(step, AnswerWindow) and not step.closed for step in view.stack),
        acting=None if view.over else _acting(view, battle, special, words.say_key),
        over=view.over,
        asked=tuple(look.awaited),
        moment=look.moment,
        words=words,
    )
