"""Pictures from a first game between computer players that show a newcomer what a table looks like.

The game is played and drawn on first request, in short pieces on the studio's threads. The bot keeps the pictures, and
the process the positions.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from bot.discord.core.drawing.studio import Studio
from bot.engine.moves import CLOCK, Event, Move, Pace, Seat, sides_asked, told_to
from bot.engine.options import Options
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.players.greedy import GreedyPlayer
from renderers.look import Look, Picture

PLAYER = GreedyPlayer()
NAMES = ("Mira", "Bo", "Cy", "Dee", "Eli", "Fay")
SEED = "the tour"
SEATS = 3
MOST_MOVES = 2000
"""A match that is not over by then is shown as far as it got."""
CHOICES = 4
PIECE = 6
"""How many moves are played before others may draw."""


@dataclass(frozen=True)
class Moment:
    """A position as bytes, with the events just before it."""

    state: bytes
    last: tuple[Event, ...]


@dataclass(frozen=True)
class Scene:
    """What a sample match is to show: a moment `after` an event, in a match with an option `on`.

    The match is begun in the `way` with this key, or the first; verbs to be played `first` are, once each.
    """

    after: str = ""
    on: str = ""
    way: str = ""
    first: tuple[str, ...] = ()


USUAL = Scene()
_MOMENTS: dict[tuple[Game[Any], str], list[Moment]] = {}
"""The sample match of each game with an option on, or with none, once it has been played."""


class Samples:
    """A sample match of each game, and its requested pictures."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._pictures: dict[tuple[str, int, str, Scene, bool], Picture | None] = {}
        self._one_at_a_time = asyncio.Lock()

    async def board(
        self, game: Game[Any], percent: int, language: str, scene: Scene = USUAL
    ) -> Picture | None:
        """The public board at this point of the sample game, or when next the event of the scene happens.

        None for a game without pictures.
        """
        return await self._kept(game, percent, language, scene, hand=False)

    async def hand(self, game: Game[Any], percent: int, language: str) -> Picture | None:
        """The hand of the first seat when next it holds something; None if it never does, or where none is drawn."""
        if not hides(game):
            return None
        return await self._kept(game, percent, language, USUAL, hand=True)

    async def _kept(
        self, game: Game[Any], percent: int, language: str, scene: Scene, *, hand: bool
    ) -> Picture | None:
        key = (game.info.slug, percent, language, scene, hand)
        async with self._one_at_a_time:
            if key not in self._pictures:
                self._pictures[key] = await self._drawn(game, percent, language, scene, hand=hand)
            return self._pictures[key]

    async def _drawn(
        self, game: Game[Any], percent: int, language: str, scene: Scene, *, hand: bool
    ) -> Picture | None:
        if self._studio.renderer(game).render is None:
            return None
        moments = await self._played(game, scene)
        at = percent * (len(moments) - 1) // 100
        moment = moments[at]
        if hand:
            filled = [m for m in moments[at:] if self._holds(game, m, language)]
            if not filled:
                return None
            moment = next((m for m in filled if _chooses(game, m)), filled[0])
        elif scene.after:
            moment = _moment_after(moments[at:], scene.after) or moment
        state, viewer = game.decode(moment.state), Seat(0) if hand else None
        look = _look(game, state, viewer, moment.last, language)
        view = game.view(state, viewer)
        if hand:
            return await self._studio.hand(game, view, look, Seat(0))
        return await self._studio.draw(game, view, look)

    def _holds(self, game: Game[Any], moment: Moment, language: str) -> bool:
        """Whether there is a hand of the first seat to show."""
        told, state = self._studio.renderer(game).hand_told, game.decode(moment.state)
        if told is None:
            return False
        look = _look(game, state, Seat(0), moment.last, language)
        return told(game.view(state, Seat(0)), look, 0) != ""

    async def _played(self, game: Game[Any], scene: Scene) -> list[Moment]:
        if (game, scene.on) not in _MOMENTS:
            state = game.setup(_seats(game, scene), _options(game, scene), Rng(SEED))
            state.events.clear()
            moments = [Moment(game.encode(state), ())]
            dice, first = Dice(SEED), [*scene.first]

            def piece() -> bool:
                """Play a few more moves; return whether there are more."""
                for _ in range(PIECE):
                    if state.over or len(moments) > MOST_MOVES:
                        return False
                    events = _move_on(game, state, dice, first)
                    known = tuple(told_to(None, events))
                    moments.append(Moment(game.encode(state), known or moments[-1].last))
                return True

            while await self._studio.work(piece):
                pass
            _MOMENTS[game, scene.on] = moments
        return _MOMENTS[game, scene.on]


def hides(game: Game[Any]) -> bool:
    """Whether anything is hidden in the sample game."""
    return game.secrets(_options(game), _seats(game))


def _moment_after(moments: list[Moment], event: str) -> Moment | None:
    """The first one before which the event was the last to happen, else the first before which it was among others."""
    ends = (m for m in moments if m.last and m.last[-1].key == event)
    within = (m for m in moments if any(each.key == event for each in m.last))
    return next(ends, None) or next(within, None)


def _options(game: Game[Any], scene: Scene = USUAL) -> Options:
    """Those of the scene's way to play, or of a first game, where there is one."""
    ways = {preset.key: preset.options for preset in game.info.presets}
    found = dict(ways.get(scene.way) or next(iter(ways.values()), {}))
    return game.info.complete({**found, scene.on: "on"} if scene.on else found)


def _seats(game: Game[Any], scene: Scene = USUAL) -> int:
    counts = game.seat_counts(_options(game, scene))
    return max(counts[0], min(SEATS, counts[-1]))


def _move_on(game: Game[Any], state: Any, dice: Dice, first: list[str]) -> list[Event]:
    """Let the first seat asked play its best-looking move, or the clock its default.

    Verbs that are to be played `first` go before, each once, by whoever may.
    """
    seat = game.awaited(state)[0]
    if seat == CLOCK:
        move = next(ask.default for ask in game.asks(state) if ask.seat == CLOCK)
        return game.apply(state, seat, move)
    if first and (early := _early(game, state, dice, first)) is not None:
        seat, move = early
        first.remove(move.verb)
    else:
        move = PLAYER.choose(game, game.view(state, seat), seat, dice)
    return game.apply(state, seat, move)


def _early(game: Game[Any], state: Any, dice: Dice, first: list[str]) -> tuple[Seat, Move] | None:
    """A move with one of some verbs, and whose it is; None if no one may play one now."""
    for seat in map(Seat, range(state.seats)):
        offer = game.offer(state, seat)
        listed = [move for move in offer.moves if move.verb in first]
        walked = (offer.stroll(verb.name, dice) for verb in offer.open_verbs if verb.name in first)
        if found := next((move for move in (*listed, *walked) if move is not None), None):
            return seat, found
    return None


def _chooses(game: Game[Any], moment: Moment) -> bool:
    """Whether the first seat has something to choose from, so that its hand shows what can be played."""
    state = game.decode(moment.state)
    return Seat(0) in game.awaited(state) and len(game.moves(state, Seat(0))) > CHOICES


def _look(game: Game[Any], state: Any, viewer: Seat | None, last: tuple[Event, ...], language: str) -> Look:
    asks = [ask for ask in game.asks(state) if ask.seat != CLOCK and ask.known_to(viewer)]
    asks = [ask for ask in asks if ask.pace is Pace.TURN] or asks
    awaited = tuple(sides_asked(asks))
    words, several, sides = words_of(game.info.slug, language), len(awaited) > 1, game.sides(state)
    names = words.side_names(sides, NAMES)
    doing = words.doing(asks[0].prompt, names, several=several) if asks else ""
    hues = tuple(side.hue for side in sides)
    return Look(names, awaited, doing, last, language=language, hues=hues)
