"""What SOL's three boards say (picture, alt text, text board), read from a view once.

All three are made from these facts and from the view's spaces, so they cannot disagree.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.moves import Seat, Text
from bot.engine.words import words_of
from bot.games.sol.actions.move import Moving
from bot.games.sol.scoring.standings import goal, is_shared, standings_of
from bot.games.sol.table.edition import movement_points
from bot.games.sol.table.state import Kind, Suit, Table
from renderers.kit.texts.saying import Say, Seated, drawn_name
from renderers.look import Look

KINDS = ("bridge", "node", "foundry", "tower")
STATIONS = {Kind.NODE: "node", Kind.FOUNDRY: "foundry", Kind.TOWER: "tower"}


@dataclass(frozen=True, slots=True)
class Held:
    """An instability card kept: its suit, that suit's title, and the title of its effect ("" without one)."""

    suit: str
    title: str
    effect: str


@dataclass(frozen=True, slots=True)
class PlayerFacts(Seated):
    """One player's numbers; hashable, so that a panel is drawn once for them."""

    momentum: int
    energy: int
    pool: int
    moves: int
    reserve: int
    pieces: tuple[int, ...]
    """Bridges, nodes, foundries and towers in reserve."""
    held: Held | None
    guests: tuple[tuple[int, int], ...]
    """Sundivers of others in this pool: (seat, count)."""
    lost: int
    gone: int
    corner: int


@dataclass(frozen=True, slots=True)
class Facts:
    """The numbers of the table; spaces are read from the view."""

    players: tuple[PlayerFacts, ...]
    """In seat order."""
    round: int
    marker: int
    deck: int
    effects: tuple[Held, ...]
    """The suits in play with their effects, explosions first."""
    in_use: str
    """The title of the effect used this turn, "" for none."""
    event: str
    """The title of the table's trigger event, "" for none."""
    goal: int | None
    """The momentum that all must reach together; None if players compete."""
    last_chance: bool
    over: bool
    asked: tuple[int, ...]
    moment: str
    """What the asked seats do, in words that follow a name (or "3 players")."""
    say: Say
    """Says messages of SOL's catalogue."""

    @property
    def winners(self) -> tuple[PlayerFacts, ...]:
        """The winners; empty while the game runs, and if the goal was missed."""
        return tuple(p for p in self.players if p.place == 1)


def moves_left(view: Table, seat: Seat) -> int:
    """Points left in the seat's Move action, or what it would begin with (rules 6)."""
    for step in view.stack:
        if isinstance(step, Moving) and step.seat == seat:
            return step.mp
    return movement_points(view, seat)


def facts_of(view: Table, look: Look) -> Facts:
    """Read the facts."""
    places = standings_of(view).places
    words = words_of("sol", look.language)
    effects = {suit: words.say_key(f"effect-{effect}") for suit, effect in view.effects.items()}

    def card(suit: Suit, effect: str) -> Held:
        return Held(suit.word, words.say_key(f"suit-{suit.word}"), effect)

    def held(suit: Suit) -> Held | None:
        if suit in (None, Suit.HIDDEN):
            return None
        return card(suit, effects.get(suit, ""))

    players = tuple(
        PlayerFacts(
            seat=seat,
            name=drawn_name(look, seat),
            asked=seat in look.awaited,
            momentum=mat.momentum,
            energy=mat.energy,
            pool=mat.pool,
            moves=moves_left(view, Seat(seat)),
            reserve=mat.reserve,
            pieces=tuple(mat.pieces),
            held=held(mat.held),
            guests=tuple(
                (owner, other.guests[seat])
                for owner, other in enumerate(view.players)
                if seat < len(other.guests) and other.guests[seat] > 0
            ),
            lost=mat.lost,
            gone=mat.gone,
            corner=mat.corner,
            place=places[seat] if places else None,
            hue=look.hue(seat),
        )
        for seat, mat in enumerate(view.players)
    )
    return Facts(
        players=players,
        round=view.round,
        marker=max(view.marker, 0),
        deck=len(view.deck),
        effects=tuple(
            card(suit, effect) for suit, effect in sorted(effects.items(), key=lambda item: item[0])
        ),
        in_use=words.say_key(f"effect-{view.effect}") if view.effect else "",
        event=words.say_key(f"trigger-card-{view.event}") if view.event else "",
        goal=goal(view.options, view.seats) if is_shared(view.options, view.seats) else None,
        last_chance=view.last_chance,
        over=view.over,
        asked=tuple(sorted(set(look.awaited))),
        moment=look.moment or words.doing(Text("picture-moves"), (), several=len(set(look.awaited)) > 1),
        say=words.say_key,
    )
